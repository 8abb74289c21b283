"""Distances and crossings on the board, in whole thousandths of its unit: exact, and the same on every machine."""

from __future__ import annotations

from typing import Final, NamedTuple

THOUSAND: Final = 1000


class Point(NamedTuple):
    """The centre of an island or a village."""

    x: int
    y: int


def square_between(one: Point, other: Point) -> int:
    """The distance between two points, squared."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def passes_within(one: Point, other: Point, third: Point, distance: int) -> bool:
    """Whether the segment from one point to the other comes closer than that to a third (DD-12)."""
    along_x, along_y = other.x - one.x, other.y - one.y
    to_x, to_y = third.x - one.x, third.y - one.y
    length = along_x * along_x + along_y * along_y
    foot = to_x * along_x + to_y * along_y
    if foot <= 0:
        return square_between(one, third) < distance * distance
    if foot >= length:
        return square_between(other, third) < distance * distance
    aside = to_x * along_y - to_y * along_x
    return aside * aside < distance * distance * length


def segments_meet(one: Point, other: Point, third: Point, fourth: Point) -> bool:
    """Whether the segment from one point to the other has a point in common with that of two others (DD-12)."""
    if not (_overlap(one.x, other.x, third.x, fourth.x) and _overlap(one.y, other.y, third.y, fourth.y)):
        return False  # all four may lie on one line, where no side tells them apart
    apart = _side(one, other, third) * _side(one, other, fourth)
    across = _side(third, fourth, one) * _side(third, fourth, other)
    return apart <= 0 and across <= 0


def _overlap(one: int, other: int, third: int, fourth: int) -> bool:
    """Whether two ranges, each given by its ends in any order, have a number in common."""
    return max(min(one, other), min(third, fourth)) <= min(max(one, other), max(third, fourth))


def _side(one: Point, other: Point, third: Point) -> int:
    turn = (other.x - one.x) * (third.y - one.y) - (other.y - one.y) * (third.x - one.x)
    return 1 if turn > 0 else -1 if turn < 0 else 0
