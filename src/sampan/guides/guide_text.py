"""The Markdown of guides: anchors, figures and numbered rules in it, and the text that a terminal shows.

A heading ends with its anchor, `## Your turn {#turn}`, the same in both languages. A line
`![caption](figure:war/2)` stands for the second drawing of the figure `war`. The numbered rules are a file of their
own, in which each rule is an item of a list: `- **YY-5** text`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from sampan.core.game import Game
from sampan.games.registry import game

_ANCHOR: Final = re.compile(r"[ \t]*\{#([a-z0-9-]+)\}[ \t]*$", re.MULTILINE)
_HEADING: Final = re.compile(r"^#{2,3} .*$", re.MULTILINE)
_FIGURE: Final = re.compile(
    r"^!\[(?P<caption>[^\]]*)\]\(figure:(?P<name>[a-z0-9_-]+)/(?P<number>\d+)\)[ \t]*$", re.MULTILINE
)
_RULE: Final = re.compile(r"^- \*\*(?P<number>[A-Z]{2}-\d+[a-z]?)\*\* ", re.MULTILINE)
_CITED: Final = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


@cache
def numbered_rules(key: str, language: str) -> str:
    """The numbered rules of a game, as Markdown; empty if it has none."""
    file = resources.files(game(key).package).joinpath("guide", f"numbered.{language}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rules_by_number(key: str, language: str) -> Mapping[str, str]:
    """The text of each numbered rule, in their order."""
    text = numbered_rules(key, language)
    found = list(_RULE.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    rules = {}
    for match, end in zip(found, ends, strict=True):
        body = re.split(r"\n\s*\n|\n#", text[match.end() : end], maxsplit=1)[0]
        rules[match["number"]] = " ".join(body.split())
    return rules


def cited_rules(text: str) -> set[str]:
    """The rule numbers that a text cites."""
    return set(_CITED.findall(text))


def anchors(markdown: str) -> list[str | None]:
    """The anchors of the headings below the title, in their order; None for a heading without one."""
    found = [_ANCHOR.search(heading) for heading in _HEADING.findall(markdown)]
    return [match and match[1] for match in found]


def figures_shown(markdown: str) -> list[tuple[str, int]]:
    """The drawings that a guide shows, in their order: the figure's name and the drawing's number, from 1."""
    return [(match["name"], int(match["number"])) for match in _FIGURE.finditer(markdown)]


def terminal_guide(of: Game, language: str) -> str:
    """A guide as a terminal shows it."""
    return terminal_text(of.guide(language))


def terminal_text(markdown: str) -> str:
    """Markdown as a terminal shows it: without anchors, and with the caption of each drawing in its place."""
    text = _FIGURE.sub(lambda match: f"> {match['caption']}", _ANCHOR.sub("", markdown))
    return re.sub(r"^(> .*)\n(?=> )", r"\1\n>\n", text, flags=re.MULTILINE)
