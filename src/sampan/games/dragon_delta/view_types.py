"""What a view of Dragon Delta contains, as types.

This module is not compiled: compiled TypedDicts lose the types of their keys, from which the page's types are made.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["white", "yellow", "red", "black", "blue", "green"]
Size = Literal[1, 2, 3, 4, 5, 6]
ActionCard = Literal["stone_1", "stone_2", "plank_1", "plank_2", "remove", "move_1", "move_2", "jump"]
DragonCard = Literal["dragon_white", "dragon_yellow", "dragon_red", "dragon_black", "dragon_blue", "dragon_green"]
Card = Literal[ActionCard, DragonCard]
FaceDown = Literal["hidden"]
Half = Literal[1, 2]
Fit = Literal["exact", "loose"]  # whether a plank fits only spans of its own size, or smaller ones too (DD-12a)
EndReason = Literal["village", "round_limit"]
Phase = Literal[
    "first",  # chance gives the statue to somebody
    "lay",  # everybody lays five cards face down, all at the same time
    "stone",  # the seat to move puts a stone on an island
    "plank",  # chooses a plank of its stock
    "span",  # lays the chosen plank; asked only if it fits somewhere, otherwise it is lost
    "remove",  # takes a plank into its stock or a stone back to the reserve
    "step",  # takes the only step of a move 1, or the first of a move 2
    "second_step",  # takes the second step of a move 2
    "jump",  # chooses where to land
    "ended",
]

# What planks rest on: a village by its colour, or an island by its number, "1" to "27" in reading order.
Support = str
# A place as one word: the colour of a village, or the ends of a plank such as "white-14" or "3-14".
PlaceId = str


class Plank(TypedDict):
    """A plank, wherever it is."""

    size: Size
    colour: Colour


# The ends of a span or plank: a village always comes first, then the smaller number.
Ends = TypedDict("Ends", {"from": Support, "to": Support})


class Span(Ends):
    """Two supports that a plank can connect, and the size of the gap: that of the plank that just spans it."""

    size: Size


class LaidPlank(Ends):
    """A plank that lies on the board."""

    size: Size
    colour: Colour


class VillagePlace(TypedDict):
    """A village as the place of a pawn."""

    village: Colour


Place = VillagePlace | LaidPlank  # where a pawn stands


class Village(TypedDict):
    """A village on the board."""

    colour: Colour
    opposite: Colour
    x: float
    y: float


class Island(TypedDict):
    """An island on the board."""

    id: Support
    x: float
    y: float


class BoardView(TypedDict):
    """The board, which never changes during a game. Coordinates are board units; y grows downward."""

    village_radius: float
    island_radius: float
    villages: list[Village]  # clockwise as in the board file; all six, played or not
    islands: list[Island]
    spans: list[Span]
    crossings: list[list[int]]  # pairs of spans, as indexes, that cannot both have a plank
    plank_lengths: dict[str, list[float]]  # by size: the shortest distance it spans, and the first one too long


class Slot(TypedDict):
    """One of the five cards that a player lays."""

    card: Card | FaceDown | None  # None: no card
    struck: list[int]  # the seats whose dragons cancelled the revealed card; empty if it counts
    missed: NotRequired[int]  # of a revealed dragon that meets only a dragon, which none can cancel: whose that is


class Player(TypedDict):
    """What lies in front of a player."""

    seat: int
    colour: Colour  # also that of the player's own village
    target: Colour  # the village to reach, opposite the player's own
    place: Place
    stock: list[Plank]  # by size: never two of one size, never more than two colours after taking one
    distance: int  # fewest spans to the target, laid or not (DD-19); 0 in the target village
    # Whether all five cards are laid. None for everybody else while the viewer is laying: players lay at the same
    # time, and the order in which the engine asks is not shown.
    ready: bool | None
    slots: list[Slot]  # always five
    hand: NotRequired[list[Card]]  # the viewer's own cards that are not laid; only on the viewer's own entry


class Pending(TypedDict):
    """The card that the seat to move is carrying out."""

    seat: int
    card: Card
    half: Half | None  # which half of a ×2 card, or which step of a move 2; None for other cards
    plank: Plank | None  # the chosen plank, until it is laid
    start: Place | None  # where a move 2 began, before its second step


class Laying(TypedDict):
    """How many cards everybody lays, and how many of them may be dragons."""

    cards: int
    dragons: int


class Opening(TypedDict):
    """A span that is empty, is not crossed by a plank and has no full end, so it could take a plank that fits."""

    span: int  # index into the spans of the board
    missing: Literal[0, 1, 2]  # how many stones its ends still lack


class Options(TypedDict):
    """The options of the game."""

    board: str  # the name of a shipped board, or the text of a board file
    colours: list[Colour] | None
    first_holder: int | None
    fit: Fit
    by_eye: bool  # show no fitting spans before a plank is chosen (DD-13)
    round_limit: int | None


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: EndReason


class DragonDeltaView(TypedDict):
    """What a seat or a spectator may see of a game (DD-20)."""

    game: Literal["dragon_delta"]
    seats: int
    options: Options
    you: int | None
    phase: Phase
    to_move: int  # the seat to decide; -1 for chance and while cards are laid; -2 when the game is over
    round: int  # from 1
    holder: int | None  # the seat that has the statue and acts first; None until it is settled
    order: list[int]  # the seats in the order in which they act this round; empty until the holder is settled
    position: int  # the slot being carried out, 1 to 5; 0 while cards are laid
    pending: Pending | None  # None in the phases first, lay and ended
    laying: Laying
    board: BoardView
    stones: list[Support]  # islands with a stone, in the order of their numbers
    reserve: int  # stones that are left
    planks: list[LaidPlank]  # on the board, in the order of their spans
    lost: list[Plank]  # out of the game
    openings: list[Opening]
    fits: dict[str, list[Size]]  # by the size of a plank: the sizes of the spans that it fits (DD-12a)
    neighbours: dict[PlaceId, list[PlaceId]]  # per village and laid plank: the places one step away, occupied or not
    players: list[Player]
    outcome: Result | None
