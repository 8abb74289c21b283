"""The types of what a seat or a spectator is shown; the page's types are generated from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["white", "black"]
Pile = Literal["white", "black", "both"]
Mode = Literal["win", "lose"]
Phase = Literal["first", "drawing", "token", "draw", "play", "take", "give", "ended"]
AtLimit = Literal["nearest", "draw"]
Reason = Literal["goal", "survivor", "all_out", "limit"]
Card = Literal[
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W10",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10",
]  # fmt: skip


class YinYangOptions(TypedDict):
    """What was chosen before the game."""

    mystery: bool
    teams: list[int] | None
    one_pile: bool
    no_token: bool
    blind_gift: bool
    tokens: int
    turn_limit: int | None
    at_limit: AtLimit
    first_player: int | None


class Goal(TypedDict):
    """The number of tokens of each colour to have, and whether that wins or loses."""

    number: int
    mode: Mode


class ColourCounts(TypedDict):
    """So many white and so many black ones."""

    white: int
    black: int


class PendingDraw(TypedDict):
    """Cards that chance has still to turn up for a seat: white ones and black ones."""

    drawer: int
    cards: list[int]


class PendingGift(TypedDict):
    """Somebody has to choose a card to give; or chance draws one of that colour (YN-7a)."""

    giver: int
    receiver: int
    colour: NotRequired[Colour]


class YinYangPlayer(TypedDict):
    """One player. In mystery the totals of the others are null, and so is what would bring them to the goal."""

    seat: int
    team: int
    out: bool
    tokens: ColourCounts | None
    cards: ColourCounts | None
    finished_by: list[Card] | None
    hand: NotRequired[list[Card]]  # the observer's own
    known: NotRequired[list[Card]]  # of others: the cards that the observer knows them to hold


class YinYangOutcome(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: Reason


class YinYangView(TypedDict):
    """The whole view."""

    game: Literal["yin_yang"]
    seats: int
    options: YinYangOptions
    you: int | None
    phase: Phase
    to_move: int
    first: int | None
    turn: int | None
    turns_ended: int
    goal: Goal
    bag: ColourCounts | None
    decks: dict[Pile, int]
    discards: dict[Pile, list[Card]]
    in_play: Card | None
    pending: PendingDraw | PendingGift | None
    players: list[YinYangPlayer]
    outcome: YinYangOutcome | None
