"""Yin & Yang: own exactly as many white as black tokens as the goal says, while everybody moves the goal."""
