"""Tokens, cards, emperors and the codes of the actions.

Every whole amount may be bid (YZ-9), yet there are few codes: a bid is one of sixteen raises over the least possible
bid. A player who wants to bid more first announces “at least this much” in steps of sixteen, thirty-two, sixty-four and
so on, each smaller than the one before, so that there is one way to every amount. A bid named outright, NAMED_0 plus
the amount, stands for all those steps at once; `legal()` does not list it, because the steps lead to the same bid.
"""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sampan.games.yangtze.goods import GOODS, LINES
from sampan.games.yangtze.posts import POSTS
from sampan.games.yangtze.view_types import Card, Emperor, LiquidityCard, OtherCard

MOST_SEATS: Final = 4

# Special cards by number, and as bits of a hand.
BUY_TWO_CARD: Final = 0
SELL_ANY_TIME_CARD: Final = 1
FREE_GOOD_CARD: Final = 2
FIRST_LIQUIDITY: Final = 3
BUY_TWO: Final = 1
SELL_ANY_TIME: Final = 2
FREE_GOOD: Final = 4
LIQUIDITY: Final = 56
ALL_CARDS: Final = 63
CARDS: Final[list[Card]] = [*get_args(OtherCard), *get_args(LiquidityCard)]
LIQUIDITY_CARDS: Final[list[LiquidityCard]] = list(get_args(LiquidityCard))
CASH: Final = vec[i64]([10, 15, 20])  # per liquidity card
UNPLAYED: Final = 30  # what an unplayed liquidity card is worth at the end

# Emperors (YZ-11 to YZ-19); the first four are the post types'.
TAX_MONEY: Final = 4
TAX_GOODS: Final = 5
TAX_POSTS: Final = 6
DISCARD: Final = 7
SELL: Final = 8
BUY_BACK: Final = 9
EXCHANGE: Final = 10
COPY: Final = 11
EMPERORS: Final = 12
ALL_EMPERORS: Final = (1 << 12) - 1
EMPEROR_NAMES: Final[list[Emperor]] = list(get_args(Emperor))
OPTIONAL_EMPERORS: Final[list[str]] = ["sell", "buy_back", "exchange"]

PLACES: Final = 8
USUAL_PRICES: Final[list[int]] = [10, 10, 9, 8, 7, 6, 5, 4]  # from the source to Shanghai (YZ-2)
MOST_PRICE: Final = 60  # (YZ-2a)
GAP: Final = -1

# Tokens of the bag: goods, then posts, then emperors.
FIRST_POST: Final = GOODS
FIRST_EMPEROR: Final = GOODS + POSTS
TOKENS: Final = GOODS + POSTS + EMPERORS

# Actions.
PASS: Final = 0  # also: decline, pay less
CARRY_OUT: Final = 1
LIQUIDITY_0: Final = 2
PLAY_BUY_TWO: Final = 5
BUY_0: Final = 6  # plus the place
BUY_FREE_0: Final = 14
BUY_BACK_0: Final = 22  # plus the liquidity card
COPY_0: Final = 25  # plus the emperor
SEAT_0: Final = 37
RAISE_0: Final = 41  # plus how much more than the least
RAISES: Final = 16
STEP_0: Final = 57  # plus the step, which is worth 16 << step
STEPS: Final = 24
TOKEN_0: Final = 81
DISCARD_0: Final = 174  # plus the good
EXCHANGE_0: Final = 235  # plus good * PLACES + place
SELL_0: Final = 723  # plus line * 64 + tiles
SELL_ANY_TIME_0: Final = SELL_0 + LINES * 64
LAST_SALE: Final = SELL_ANY_TIME_0 + LINES * 64
NAMED_0: Final = 1_000_000  # plus the amount of a bid

MOST_VALUE: Final = 1_000_000  # of a cargo, so that a player can name whatever he owns
MOST_MONEY: Final = 62_000_000  # 61 cargoes of that value, and some change
