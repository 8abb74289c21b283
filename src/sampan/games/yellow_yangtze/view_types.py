"""The types of what a seat or a spectator is shown; the page's types are generated from them."""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["black", "red", "green", "blue", "yellow"]
PaidColour = Literal["blue", "green"]
PaidFor = Literal["riot", "pagoda"]
Purpose = Literal["deal", "replace", "refill"]  # what tiles are drawn for
Refill = Literal["everyone", "active"]
LastTie = Literal["shared", "fewest_yellow"]
EndReason = Literal["bag_empty", "stall"]
Phase = Literal[
    "first",  # chance settles the first player
    "drawing",  # chance draws a tile; `pending` says for whom and why
    "act",  # `turn` takes an action or ends the turn
    "pay",  # `turn` pays one or two tiles for the riot or pagoda; asked only while the leader is at home
    "replace",  # `turn` has put tiles away and may put away more
    "pagoda",  # `turn` may build a pagoda with the tile just placed
    "market",  # `turn` may take a market tile
    "chain",  # `turn` may place another farmer next to `placed`
    "attack",  # the attacker commits to the revolt
    "defence",  # the defender does
    "support",  # `to_move` supports a side of the war, or nobody
    "tie",  # `turn` chooses the winner among tied sides
    "losses",  # `turn` chooses a red tile that the winner loses
    "ended",  # the game is over; everything lies open
]

# A space by row letter from the top and number from the left: "a1".
Space = str
# Three mutually adjacent spaces in reading order, joined by hyphens: "g5-h5-h6".
Triangle = str


class Counts(TypedDict):
    """A number for each colour."""

    black: int
    red: int
    green: int
    blue: int
    yellow: int


class LeaderSpaces(TypedDict):
    """Where each leader of a seat stands; None: at home, beside the screen."""

    black: Space | None
    red: Space | None
    green: Space | None
    blue: Space | None
    yellow: Space | None


class BoardRows(TypedDict):
    """The board as text, one string per row from the top (row "a").

    A sign stands in every second column; a blank is no space. Two signs are adjacent if they are two columns apart in
    one row, or one column apart in neighbouring rows. "~" is river, a letter a capital (ordinary land once the game has
    begun), "." other land. `capitals` gives their names by space; a letter without a known name is its own name.
    """

    rows: list[str]
    capitals: dict[Space, str]


class Leader(TypedDict):
    """A leader on the board."""

    seat: int
    colour: Colour
    space: Space


class Pagoda(TypedDict):
    """A pagoda, or a triangle on which one could stand."""

    colour: Colour
    triangle: Triangle


class StateGroup(TypedDict):
    """A state: linked tiles and leaders with at least one leader. Until a war is won, as before the unifying tile."""

    spaces: list[Space]
    leaders: list[Leader]
    soldiers: int  # its red tiles
    pagodas: Counts


class Player(TypedDict):
    """A seat. `hand` and `replaced` are None in the views of others until the game is over."""

    seat: int
    hand_size: int
    hand: list[Colour] | None
    known: Counts  # what everybody knows the hand to hold at least
    replaced_size: int  # tiles put away face down so far
    replaced: list[Colour] | None
    points: Counts  # the page shows those of others only with `open_points`, or when the game is over
    leaders: LeaderSpaces
    income: Counts  # what the pagodas would bring if the player's turn ended now


class Rebel(TypedDict):
    """One side of a revolt. Until the seat has answered, `tiles` is 0 and `leader` false."""

    seat: int
    space: Space  # where the leader stands
    governors: int  # black tiles next to it
    answered: bool
    tiles: int
    leader: bool
    leader_free: bool  # whether the black leader is at home and may add 1
    strength: int


class Revolt(TypedDict):
    """A revolt; `colour` is that of the two leaders."""

    kind: Literal["revolt"]
    colour: Colour
    attacker: Rebel
    defender: Rebel


class WarLeader(Leader):
    """A leader of a warring state; a conflicting one falls if its side loses."""

    conflicting: bool


class Side(TypedDict):
    """A warring state, as it was before the unifying tile."""

    side: int
    spaces: list[Space]
    leaders: list[WarLeader]
    soldiers: int  # its red tiles before the war
    support: int  # tiles and leaders committed to it so far
    strength: int  # both together


class Support(TypedDict):
    """What a seat has committed; side None: it supports nobody."""

    seat: int
    side: int | None
    tiles: int
    leader: bool


class War(TypedDict):
    """A war. In phase "losses" the losers' conflicting leaders are gone; the rest is as before the war."""

    kind: Literal["war"]
    unifier: int  # who placed the unifying tile; always whose turn it is
    space: Space  # the unifying tile
    sides: list[Side]
    answers: list[Support]  # in the order of asking
    to_ask: list[int]  # the seats still to be asked, in order
    free_leaders: list[int]  # the seats whose red leader is at home and may be committed
    tied: list[int]  # phase "tie": the sides among which the unifier chooses
    winner: int | None  # phase "losses": the winning side, ...
    to_lose: int  # ... how many red tiles it must still lose ...
    losable: list[Space]  # ... and which ones may be chosen


class Pending(TypedDict):
    """What chance draws: for which seat (None: the market), how many tiles are still to come, and why."""

    seat: int | None
    count: int
    purpose: Purpose


# Which tiles are being paid, and for what. `for` cannot be written as the name of an attribute.
Paying = TypedDict("Paying", {"colour": PaidColour, "for": PaidFor})


class FinalStanding(TypedDict):
    """What a seat ends with; rank 1 has won, equal seats share a rank."""

    seat: int
    rank: int
    points: Counts  # as gained, yellow included
    gold: list[Colour]  # for each yellow point, one after another, the colour that it went to
    spread: Counts  # after that; yellow is 0
    sorted: list[int]  # the four colours, weakest first


class End(TypedDict):
    """The reveal: the ranking, what each seat had put away face down, and what is left in the bag."""

    standings: list[FinalStanding]
    replaced: list[Counts]
    bag: Counts


class YellowYangtzeOptions(TypedDict):
    """The options of the game."""

    board: str
    short: bool
    refill: Refill
    war_market: bool
    last_tie: LastTie
    stall_rounds: int | None
    open_points: bool
    first_player: int | None


class YellowYangtzeOutcome(TypedDict):
    """How the game ended; a score is the weakest colour."""

    winners: list[int]
    scores: list[int]
    reason: EndReason


class YellowYangtzeView(TypedDict):
    """What a seat, or a spectator, may see."""

    game: Literal["yellow_yangtze"]
    seats: int
    options: YellowYangtzeOptions
    you: int | None
    phase: Phase
    to_move: int
    first: int | None  # who began, and whose turn it is; None until that is settled
    turn: int | None
    actions_left: int  # 0: the last one is being carried out, or the turn is ending
    turns_ended: int
    idle_turns: int  # turns ended in a row without a tile drawn
    board: BoardRows
    tiles: dict[Space, Colour]
    pagodas: list[Pagoda]
    supply: Counts  # pagodas beside the board
    states: list[StateGroup]
    market: list[Colour]
    bag: int  # tiles left to draw
    discarded: Counts  # tiles that left the game openly
    free_triangles: list[Pagoda]  # where a pagoda could be built now, whoever paid for it
    pending: Pending | None  # phase "drawing"
    paying: Paying | None  # phase "pay"
    replacing: int  # phase "replace": tiles put away so far
    placed: Space | None  # phases "pagoda", "market" and "chain": the tile just placed
    conflict: Revolt | War | None
    players: list[Player]
    end: End | None
    outcome: YellowYangtzeOutcome | None
