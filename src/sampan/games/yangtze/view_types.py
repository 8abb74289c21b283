"""The types of what a seat or a spectator may see; the page's types are generated from them.

Numbers that people read start at 1: places 1 (source, dearest) to 8 (Shanghai, cheapest). Seats start at 0.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Category = Literal["luxury", "basic"]
LuxuryWare = Literal["silk", "jade", "porcelain", "lacquer", "pearls"]
LuxuryColour = Literal["crimson", "azure", "gold", "emerald", "violet"]
BasicWare = Literal["rice", "tea", "salt", "cotton", "bamboo", "fish"]
BasicColour = Literal["rose", "sky", "sand", "mint", "lilac", "grey"]
Ware = Literal[LuxuryWare, BasicWare]
Colour = Literal[LuxuryColour, BasicColour]
SharedTrait = Literal["ware", "colour"]  # what the goods of a line or cargo have in common
PostType = Literal["wharf", "warehouse", "teahouse", "workshop"]
PostColour = Literal["green", "brown"]
Prize = Literal[1, 2]  # the ranks that take a prize
Emperor = Literal[
    "gain_wharf",  # 2 for each own post of the type
    "gain_warehouse",
    "gain_teahouse",
    "gain_workshop",
    "tax_money",  # 1 for every full 10 money
    "tax_goods",  # 1 for each good
    "tax_posts",  # 1 for each post
    "discard",  # one good, unseen
    "sell",  # one cargo
    "buy_back",  # a played liquidity card
    "exchange",  # a good for one on the river
    "copy",  # any other emperor on a throne
]
OtherCard = Literal["buy_two", "sell_any_time", "free_good"]
LiquidityCard = Literal["liquidity_10", "liquidity_15", "liquidity_20"]
Card = Literal[OtherCard, LiquidityCard]
Reason = Literal["emperors", "all_passed"]
Phase = Literal[
    "river",  # chance fills the river
    "deal",  # chance deals the starting goods
    "first",  # chance chooses the first player
    "draw",  # chance draws tokens until a good closes the gap
    "trade",  # a turn before its first purchase
    "second",  # “buy two” was played and one good bought
    "bid",  # the speaker of an auction bids or passes
    "bid_more",  # the speaker has announced a higher bid; people name their bid and never see this
    "sell",  # from here on, an emperor's instruction
    "buy_back",
    "exchange",
    "discard",
    "copy",
    "carry_out",  # an optional income or tax, or just before the goods tax with “sell any time” in hand
    "pay",  # a tax that cannot be paid yet
    "ended",
]

# "<ware>-<colour>", such as "silk-crimson": every good exists once.
Good = str
# "<type>-<dots>", such as "wharf-2": every post exists once.
PostName = str


class YangtzeOptions(TypedDict):
    """What was chosen before the game."""

    first_player: int | None
    prices: list[int]
    basic_values: list[int]
    luxury_values: list[int]
    post_dots: list[int]
    minimum_bid: int
    discard_starting: bool
    optional_emperors: list[Emperor]


class Place(TypedDict):
    """A place of the river."""

    place: int
    price: int
    good: Good | None  # None: a gap
    affordable: bool | None  # whether the viewer has the money; None for spectators and gaps


class Post(TypedDict):
    """A trading post."""

    post: PostName
    type: PostType
    colour: PostColour
    dots: int


class Majority(TypedDict):
    """How a player stands among the owners of one type of post."""

    type: PostType
    posts: int
    lowest_dots: int | None
    rank: Prize | None  # None: no prize
    value: int


class PostScore(TypedDict):
    """What a player's posts would count if the game ended now: sets of types, and majorities."""

    green_types: int
    brown_types: int
    green: int
    brown: int
    majorities: list[Majority]  # one per type, in the order of PostType
    total: int


class Cargo(TypedDict):
    """A cargo that could be sold."""

    goods: list[Good]
    shares: SharedTrait  # a single tile counts as its ware
    line: Ware | Colour
    value: int


class Sale(TypedDict):
    """The best sale of a set of goods."""

    value: int
    cargoes: list[Cargo]


class Line(TypedDict):
    """A row (ware) or column (colour) of the viewer's grid."""

    category: Category
    shares: SharedTrait
    line: Ware | Colour
    goods: list[Good]  # the viewer's goods in it
    value: int  # what they would bring as one cargo now
    value_with_one_more: int | None  # the same with one more tile; None if the line is complete


class Player(TypedDict):
    """What a player owns, as far as the viewer may know."""

    seat: int
    money: int
    cards: list[Card]  # not played yet
    played: list[Card]
    posts: list[Post]
    post_score: PostScore
    goods_count: int
    goods: list[Good] | None  # the viewer's own; everybody's when the game is over
    known: list[Good]  # seen to arrive, and certainly still there
    uncertain: list[Good]  # seen to arrive, but perhaps discarded unseen
    never_shown: int  # starting goods that were never shown: still there, or discarded unseen if that is allowed
    discards: int  # goods discarded unseen
    discarded: list[Good] | None  # which: the viewer's own; everybody's when the game is over


class Bag(TypedDict):
    """What the bag holds; before the first turn its posts and emperors are listed although they have not joined it."""

    tokens: int
    goods: int
    posts: list[Post]
    emperors: list[Emperor]


class Purchase(TypedDict):
    """The turn so far."""

    bought: int
    may_buy: int  # how many goods may still be bought
    buy_two: bool  # whether the card was played this turn
    free_good: bool
    sold: bool  # whether a cargo was sold this turn
    gaps: list[int]  # places


class Worth(TypedDict):
    """What winning the auction would bring a seat."""

    seat: int
    now: PostScore
    with_it: PostScore
    gain: int


# An auction under way. Every whole amount from `minimum` to `maximum` may be bid; if `maximum` is lower, none.
Auction = TypedDict(
    "Auction",
    {
        "post": Post,
        "highest": int,  # 0 while nobody has bid
        "bidder": int | None,
        "in": list[int],  # seats
        "passed": list[int],
        "speaker": int,
        "minimum": int,
        "maximum": int,
        "worth": list[Worth],  # one per seat
    },
)


class Instruction(TypedDict):
    """An emperor's instruction, which one seat after another carries out."""

    emperor: Emperor  # whose instruction it is: if copied, the emperor that was chosen
    copied: bool
    drawn: Emperor
    seat: int
    then: list[int]  # the seats that follow
    optional: bool
    tax: int | None  # a tax that cannot be paid yet


class Idle(TypedDict):
    """Turns in a row without sale or purchase, and how many of them end the game."""

    turns: int
    limit: int


class Liquidity(TypedDict):
    """The unplayed liquidity cards at the end, and what they count."""

    cards: list[LiquidityCard]
    value: int


class Reckoning(TypedDict):
    """A player's wealth at the end, source by source."""

    seat: int
    money: int
    sale: Sale
    posts: PostScore
    liquidity: Liquidity
    total: int


class YangtzeOutcome(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: Reason


class YangtzeView(TypedDict):
    """The whole view of a seat or of a spectator."""

    game: Literal["yangtze"]
    seats: int
    options: YangtzeOptions
    you: int | None
    phase: Phase
    to_move: int
    first: int | None  # None until the first player is chosen
    turn: int | None
    river: list[Place]  # all eight, from the source to Shanghai
    players: list[Player]
    lines: list[Line] | None  # all 22: luxury wares and colours, basic wares and colours; None for spectators
    best_sale: Sale | None  # of the viewer's goods; None for spectators
    green_dots: list[int]  # the dots on green posts; posts with other dots are brown
    thrones: list[Emperor | None]  # all twelve
    emperors_left: int
    bag: Bag
    unseen: list[Good]  # goods that the viewer has never seen; at the end, those left in the bag
    sold: list[Good]
    unwanted: list[Post]  # posts that left the game without a bid
    purchase: Purchase
    auction: Auction | None
    instruction: Instruction | None
    idle: Idle
    reckoning: list[Reckoning] | None  # one per seat, when the game is over
    outcome: YangtzeOutcome | None
