"""The course of Dragon Delta: the lessons as data, and their texts."""
