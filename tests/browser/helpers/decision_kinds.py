"""What can be asked in each game, and the things to click for an answer; names in braces are fields of the action."""

from __future__ import annotations

from typing import Any, NamedTuple

Data = dict[str, Any]


class Case(NamedTuple):
    """A table at which everything is asked that can be, and in which language."""

    game: str
    seats: int
    locale: str
    options: Data = {}  # noqa: RUF012 (nobody changes it)

    @property
    def name(self) -> str:
        return f"{self.game}_{self.seats}"


# By the phase of the game, what is done, and what the action names.
KINDS: dict[str, dict[str, list[str]]] = {
    "yin_yang": {
        "token: choose_token colour": ["bag:{colour}"],
        "draw: draw colour": ["deck:{colour}"],
        "play: pass": ["pass"],
        "play: play card": ["hand:{card}"],
        "play: play card player": ["hand:{card}", "seat:{player}"],
        "play: play card colour player": ["hand:{card}", "token:{player}:{colour}"],
        "play: play card giver receiver": ["hand:{card}", "seat:{giver}", "seat:{receiver}"],
        "play: play card colour giver receiver": ["hand:{card}", "seat:{giver}", "seat:{receiver}", "back:{colour}"],
        "play: play card first second": ["hand:{card}", "seat:{first}", "seat:{second}"],
        "play: play card player whites": ["hand:{card}", "seat:{player}", "mix:{whites}"],
        "take: take colour": ["pile:{colour}"],
        "give: give card": ["hand:{card}"],
    },
    "dragon_delta": {
        "lay: lay_card card": ["card:{card}"],
        "stone: place_stone island": ["island:{island}"],
        "plank: choose_plank colour size": ["stock:{size}"],
        "span: lay_plank colour from size to": ["place:{from}-{to}"],
        "remove: remove_plank colour from size to": ["place:{from}-{to}"],
        "remove: remove_stone island": ["island:{island}"],
        "step: step colour from size to": ["place:{from}-{to}"],
        "second_step: step village": ["place:{village}"],
        "jump: jump colour from size to": ["place:{from}-{to}"],
    },
    "yangtze": {
        "trade: sell goods value": ["cargo:{goods}"],
        "trade: buy good place price": ["good:{good}"],
        "trade: buy_free good place": ["card:free_good", "good:{good}"],
        "trade: buy_two": ["card:buy_two"],
        "second: buy good place price": ["good:{good}"],
        "bid: bid amount": [],
        "bid: sell_any_time goods value": ["card:sell_any_time", "cargo:{goods}"],
        "sell: sell goods value": ["cargo:{goods}"],
        "buy_back: buy_back card price": ["card:{card}"],
        "exchange: exchange given place taken": ["good:{given}", "good:{taken}"],
        "discard: discard good": ["good:{good}"],
        "copy: copy emperor": ["emperor:{emperor}"],
        "carry_out: carry_out": ["carry_out"],
        "pay: play_liquidity card": ["card:{card}"],
    },
    "yellow_yangtze": {
        "act: place_tile colour space": ["hand:{colour}", "space:{space}"],
        "act: position_leader colour space": ["leader:{colour}", "space:{space}"],
        "act: withdraw_leader colour": ["leader:{colour}", "answer:withdraw_leader"],
        "act: riot space": ["kind:riot", "space:{space}"],
        "act: build_pagoda colour from triangle": ["kind:build_pagoda", "triangle:{triangle}"],
        "act: replace colour": ["kind:replace", "hand:{colour}"],
        "pay: pay tiles": ["tiles:{tiles}"],
        "replace: replace colour": ["hand:{colour}"],
        "pagoda: build_pagoda colour from triangle": ["triangle:{triangle}"],
        "market: take_market colour": ["market:{colour}"],
        "chain: place_tile colour space": ["space:{space}"],
        "attack: commit leader tiles": [],
        "defence: commit leader tiles": [],
        "support: support leader side tiles": ["side:{side}", "tiles:{tiles}"],
        "tie: choose_winner side": ["side:{side}"],
        "losses: lose_tile space": ["space:{space}"],
    },
}

# The fewest and the most seats of each game, for these have layouts of their own.
CASES = [
    Case("yin_yang", 2, "en-GB", {"blind_gift": True}),
    Case("yin_yang", 10, "fr-FR", {"mystery": True}),
    Case("dragon_delta", 2, "fr-FR"),
    Case("dragon_delta", 6, "en-GB"),
    Case("yangtze", 2, "fr-FR"),
    Case("yangtze", 4, "en-GB"),
    Case("yellow_yangtze", 2, "en-GB"),
    Case("yellow_yangtze", 4, "fr-FR"),
]
# What comes up hardly ever, or never, with so many seats or these options.
_ABSENT = {
    "yin_yang_2": {"play: play card giver receiver", "play: play card first second", "give: give card"},
    "yin_yang_10": {"play: play card colour giver receiver"},
    "yangtze_2": {"pay: play_liquidity card"},
    "dragon_delta_2": {"jump: jump colour from size to"},
}


def kind_of(phase: str, action: Data) -> str:
    """What is decided: the phase, what is done, and what the action names."""
    return " ".join([f"{phase}:", action["kind"], *sorted(set(action) - {"kind"})])


def kinds_of(case: Case) -> list[str]:
    """What is asked at such a table."""
    return [kind for kind in KINDS[case.game] if kind not in _ABSENT.get(case.name, ())]


def clicks_for(kind: str, game: str, action: Data) -> list[str]:
    """The things to click for an action, one after another."""
    fields = {name: "+".join(sorted(value)) if isinstance(value, list) else value for name, value in action.items()}
    return [thing.format(**fields) for thing in KINDS[game][kind]]
