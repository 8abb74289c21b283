"""The command line. It knows no game by name: each game brings along what is special about it."""

from sampan.cli.app import main

__all__ = ["main"]
