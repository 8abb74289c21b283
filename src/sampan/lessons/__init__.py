"""Courses: lessons on the real table, as data beside each game; what a learner sees, and what a try is worth."""
