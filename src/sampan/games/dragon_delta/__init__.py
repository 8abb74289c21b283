"""Dragon Delta: build a way across the water, card by hidden card."""
