"""The course of Yin & Yang: the lessons as data, and their texts."""
