"""Sampan for researchers: its games as OpenSpiel, PettingZoo and Gymnasium know games, and matches as a table.

Each of these modules needs what `pip install sampan[research]` brings. None of them restates a rule.
"""
