"""Who sits at the table, from what was typed: `me`, a bot's name, or the name of a person."""

from __future__ import annotations

from typing import Final

from sampan.bots.registry import bot_names
from sampan.cli.words import Words, refusal
from sampan.core.game import Game
from sampan.core.match import Match, Player
from sampan.table.setup import SUBSTITUTE

ME: Final = "me"


def read_seats(typed: str, words: Words) -> list[Player]:
    """The players in a list such as `me,Ada,easy`. A name that is already taken gets a number: Easy, Easy 2."""
    players: list[Player] = []
    for seat in typed.split(","):
        player = _read_seat(seat.strip(), words)
        taken = {other.name.lower() for other in players}
        name, number = player.name, 1
        while name.lower() in taken:
            number += 1
            name = f"{player.name} {number}"
        players.append(Player(name, player.bot))
    return players


def default_seats(game: Game) -> str:
    """One person against as many bots as the game needs."""
    return ",".join([ME] + [SUBSTITUTE] * (game.fewest_seats - 1))


def people_of(match: Match) -> list[int]:
    """The seats where a person decides: not those of bots, nor of people who have resigned."""
    return [seat for seat, player in enumerate(match.players) if player.bot is None and seat not in match.resigned]


def _read_seat(seat: str, words: Words) -> Player:
    known = seat.lower()
    if known == ME:
        return Player(words("guest"))
    if known in bot_names():
        return Player(known.capitalize(), known)
    # A mistyped bot would otherwise be taken for a person, and the game would wait for them.
    if seat.islower():
        raise refusal("unknown-seat", seat=seat, bots=bot_names())
    return Player(seat)
