"""The course of Yangtze: the lessons as data, and their texts."""
