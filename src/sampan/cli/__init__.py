"""The command line. It knows no game by name: what differs from game to game, the games bring along."""

from sampan.cli.app import main

__all__ = ["main"]
