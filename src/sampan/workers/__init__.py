"""Processes that work for others: bots think, replays are worked out and ladder games are played in them."""
