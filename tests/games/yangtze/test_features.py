"""The numbers of an observation are those of the view, and no others (YZ-3)."""

from __future__ import annotations

from typing import Any

from numbering import Fields, check_numbers, one_more, seat_number

import sampan
from sampan.games.yangtze.codes import CARDS, EMPEROR_NAMES
from sampan.games.yangtze.goods import GOOD_NAMES
from sampan.games.yangtze.posts import POST_NAMES
from sampan.games.yangtze.state import PHASES


def places_of_goods(view: dict[str, Any]) -> list[int]:
    seats = view["seats"]
    where = dict.fromkeys(GOOD_NAMES, 0)
    for place in view["river"]:
        if place["good"] is not None:
            where[place["good"]] = 1
    where.update(dict.fromkeys(view["sold"], 2))
    for player in view["players"]:
        seat = player["seat"]
        where.update(dict.fromkeys(player["discarded"] or [], 3))
        if seat == view["you"]:
            for good in player["goods"]:
                where[good] = 4 + seat if good in player["known"] else 4 + 2 * seats
        elif player["goods"] is not None:
            where.update(dict.fromkeys(player["goods"], 4 + seat))
        else:
            where.update(dict.fromkeys(player["uncertain"], 4 + seats + seat))
            where.update(dict.fromkeys(player["known"], 4 + seat))
    return list(where.values())


def places_of_posts(view: dict[str, Any]) -> list[int]:
    where = dict.fromkeys(POST_NAMES, 0)
    where.update({post["post"]: 1 for post in view["unwanted"]})
    for player in view["players"]:
        where.update({post["post"]: 2 + player["seat"] for post in player["posts"]})
    if view["auction"]:
        where[view["auction"]["post"]["post"]] = 2 + view["seats"]
    return list(where.values())


def number(name: str | None, names: list[str]) -> int:
    return 0 if name is None else names.index(name) + 1


def from_view(view: dict[str, Any]) -> Fields:
    players = view["players"]
    purchase = view["purchase"]
    auction = view["auction"] or {}
    instruction = view["instruction"] or {}
    return {
        "you": seat_number(view),
        "to_move": max(0, view["to_move"] + 1),
        "phase": PHASES.index(view["phase"]),
        "turn": one_more(view["turn"]),
        "river": [number(place["good"], GOOD_NAMES) for place in view["river"]],
        "goods": places_of_goods(view),
        "posts": places_of_posts(view),
        "emperors": [view["thrones"].index(name) + 1 if name in view["thrones"] else 0 for name in EMPEROR_NAMES],
        "money": [player["money"] for player in players],
        "cards": [[card in player["cards"] for card in CARDS] for player in players],
        "goods_count": [player["goods_count"] for player in players],
        "never_shown": [player["never_shown"] for player in players],
        "discarded": [player["discards"] for player in players],
        "bag": view["bag"]["goods"],
        "idle": view["idle"]["turns"],
        "bought": purchase["bought"],
        "may_buy": purchase["may_buy"],
        "buy_two": purchase["buy_two"],
        "free_good": purchase["free_good"],
        "sold": purchase["sold"],
        "auction": number(auction["post"]["post"], POST_NAMES) if auction else 0,
        "highest": auction.get("highest", 0),
        "bidder": one_more(auction.get("bidder")),
        "least": auction.get("minimum", 0),
        "passed": [seat in auction.get("passed", []) for seat in range(view["seats"])],
        "drawn": number(instruction.get("drawn"), EMPEROR_NAMES),
        "order": number(instruction.get("emperor"), EMPEROR_NAMES),
        "tax": instruction.get("tax") or 0,
    }


def test_they_follow_from_the_view_alone() -> None:
    check_numbers(sampan.game("yangtze"), from_view, [2, 3, 4], 5)
