"""The bots. A bot is given a resampled state, never the true one, and knows no game by name."""
