"""The choice among many actions as a short list, in steps if necessary: the kind, then the card, then the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sampan.text.phrases import Phrases

MOST_LINES: Final = 12

Description = Mapping[str, object]


class Choice(NamedTuple):
    """A line of a menu, and the actions that it stands for; choosing a line with a single action takes it."""

    label: str
    actions: list[int]


def menu(descriptions: Mapping[int, Description], phrases: Phrases) -> list[Choice]:
    """The actions one by one if they are few; otherwise in groups that share their first fields."""
    groups = [list(descriptions)]
    fields: list[str] = []
    if len(descriptions) <= MOST_LINES:
        groups = [[action] for action in descriptions]
    else:
        for field in dict.fromkeys(field for description in descriptions.values() for field in description):
            split = [part for group in groups for part in _split(group, field, descriptions)]
            if len(groups) > 1 and len(split) > MOST_LINES:
                break
            groups = split
            fields.append(field)
    choices = [Choice(_label([descriptions[action] for action in group], fields, phrases), group) for group in groups]
    return choices if len(choices) <= MOST_LINES else _bundled(choices)


def _bundled(choices: Sequence[Choice]) -> list[Choice]:
    """Fewer lines from too many: neighbours become one, labelled with the first and the last of them."""
    size = -(-len(choices) // MOST_LINES)
    bundles = [choices[start : start + size] for start in range(0, len(choices), size)]
    return [
        bundle[0]
        if len(bundle) == 1
        else Choice(f"{bundle[0].label} – {bundle[-1].label}", [a for choice in bundle for a in choice.actions])
        for bundle in bundles
    ]


def _split(group: Sequence[int], field: str, descriptions: Mapping[int, Description]) -> list[list[int]]:
    parts: dict[str, list[int]] = {}
    for action in group:
        parts.setdefault(repr(descriptions[action].get(field)), []).append(action)
    return list(parts.values())


def _label(group: Sequence[Description], fields: Sequence[str], phrases: Phrases) -> str:
    """The sentence of an action; for several, what they share, in the message of the last shared field."""
    if len(group) == 1:
        return phrases.action(group[0])
    shared = {field: group[0][field] for field in fields if field in group[0]}
    last = list(shared)[-1]
    if phrases.has(f"choice-{last}"):
        return phrases.sentence(f"choice-{last}", shared)
    return " · ".join(phrases.word(field, value) for field, value in shared.items()) + " …"
