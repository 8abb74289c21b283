"""The course of Yellow & Yangtze: the lessons as data, and their texts."""
