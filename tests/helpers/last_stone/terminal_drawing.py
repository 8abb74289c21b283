"""The heap as a line of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from sampan.text.phrases import Phrases

WORDS: Mapping[str, str] = {}


def draw(view: Mapping[str, object], _phrases: Phrases, _opened: Sequence[Mapping[str, object]] = ()) -> Text:
    """How many stones lie in the heap."""
    return Text(f"heap: {view['heap']}")
