"""The twenty trading posts as bits of a word, and what they are worth at the end (YZ-1, YZ-23)."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import bit_number, count_bits
from sampan.games.yangtze.view_types import PostType

TYPES: Final[list[PostType]] = list(get_args(PostType))
PER_TYPE: Final = 5
POSTS: Final = 20
ALL_POSTS: Final = (1 << 20) - 1
POST_NAMES: Final = [f"{kind}-{dots}" for kind in TYPES for dots in range(1, PER_TYPE + 1)]

SET_VALUES: Final = vec[i64]([0, 0, 15, 30, 50])  # by the number of different types of one colour
FIRST_PRIZE: Final = 30
SECOND_PRIZE: Final = 15


def of_type(posts: i64, kind: i64) -> i64:
    """The posts of one type: a bit per number of dots."""
    return (posts >> (kind * PER_TYPE)) & 31


def types_in(posts: i64, dots: i64) -> i64:
    """How many different types there are among the posts with these dots (a bit per number of dots)."""
    count: i64 = 0
    for kind in range(4):
        if of_type(posts, kind) & dots != 0:
            count += 1
    return count


def set_value(posts: i64, green: i64) -> i64:
    """What sets of different types are worth, green and brown ones."""
    return SET_VALUES[types_in(posts, green)] + SET_VALUES[types_in(posts, 31 & ~green)]


def strength(owned: i64) -> i64:
    """How strong posts of one type are: by their number, then by the lowest dots; 0 for none."""
    if owned == 0:
        return 0
    return count_bits(owned) * PER_TYPE + PER_TYPE - 1 - bit_number(owned & -owned)


def rank(posts: vec[i64], seats: i64, kind: i64, seat: i64) -> i64:
    """The rank of a seat among the owners of a type, from 1; 0 if it has none of it."""
    own = strength(of_type(posts[seat], kind))
    if own == 0:
        return 0
    place: i64 = 1
    for other in range(seats):
        if strength(of_type(posts[other], kind)) > own:  # never equal: no two posts of a type have the same dots
            place += 1
    return place


def prize(place: i64) -> i64:
    """What a rank is worth."""
    return FIRST_PRIZE if place == 1 else SECOND_PRIZE if place == 2 else 0


def post_value(posts: vec[i64], seats: i64, green: i64, seat: i64) -> i64:
    """What a seat's posts are worth: sets and majorities."""
    value = set_value(posts[seat], green)
    for kind in range(4):
        value += prize(rank(posts, seats, kind, seat))
    return value


def post_list(posts: i64) -> list[str]:
    """The names of a set of posts, in their order."""
    return [POST_NAMES[post] for post in range(POSTS) if (posts >> post) & 1]
