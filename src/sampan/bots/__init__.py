"""Opponents. A bot is handed a supposed state, never the true one, and knows no game."""
