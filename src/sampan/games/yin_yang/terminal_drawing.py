"""Yin & Yang drawn in a terminal; it draws a view and judges nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sampan.text.phrases import Phrases

#: Fields whose codes are those of another field.
WORDS: Final = {"cards": "card", "first_hand": "card", "second_hand": "card"}

_TOKENS: Final = {"white": "○", "black": "●"}
_BACKS: Final = {"white": "□", "black": "■"}
_NARROW: Final = 64
_LOW: Final = 32

View = Mapping[str, Any]


def draw(view: View, phrases: Phrases, opened: Sequence[View] = ()) -> RenderableType:
    """The table as one observer sees it; with the views of all seats as `opened`, everything lies open."""
    players = [opened[player["seat"]]["players"][player["seat"]] if opened else player for player in view["players"]]
    parts: list[RenderableType] = [_supplies(view, phrases), _discards(view, phrases)]
    parts += [_Players(view, players, phrases), _Goal(view, phrases)]
    if view["in_play"] is not None:
        parts.append(_in_play(view, phrases))
    parts += [_hand(player, view["options"], phrases) for player in players if "hand" in player and not player["out"]]
    return Group(*parts)


def _supplies(view: View, phrases: Phrases) -> RenderableType:
    parts = [phrases.say("table-deck", pile=pile, count=count) for pile, count in view["decks"].items()]
    if view["bag"] is not None:
        parts.append(phrases.say("table-bag", **view["bag"]))
    limit = view["options"]["turn_limit"]
    turn = view["turns_ended"] + 1
    if limit is None:
        parts.append(phrases.say("table-turn", turn=turn))
    else:
        # After the last turn that the limit allows there is no other.
        parts.append(phrases.say("table-turn-limited", turn=min(turn, limit), limit=limit))
    return Text("   ".join(parts))


def _discards(view: View, phrases: Phrases) -> RenderableType:
    """All cards of the piles, since anybody may look through them (YN-8b); the top one by its name."""
    lines = Text()
    for pile, cards in view["discards"].items():
        line = phrases.say("table-discards-empty")
        if cards:
            line = phrases.sentence("table-discards-top", {"card": cards[-1]})
        if len(cards) > 1:
            line += phrases.say("table-discards-below", cards=" ".join(reversed(cards[:-1])))
        lines.append(("\n" if lines else "") + phrases.say("table-discards", pile=pile) + " ", style="dim")
        lines.append(line)
    return lines


class _Goal:
    """What everybody must keep an eye on: in a frame, or as a bar across a terminal of few lines."""

    def __init__(self, view: View, phrases: Phrases) -> None:
        goal = view["goal"]
        tokens = " ".join(sign * goal["number"] for sign in _TOKENS.values())
        meaning = phrases.say("table-goal-meaning", **goal)
        self._words = f"{phrases.say('table-goal')}  {tokens}  {meaning}"
        self._wins = goal["mode"] == "win"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Winning and losing differ in words and frame too, for eyes and terminals without colour."""
        colour = "green" if self._wins else "red"
        if console.color_system is not None and console.height < _LOW and len(self._words) < options.max_width:
            yield Text(self._words.center(options.max_width), style=f"bold reverse {colour}")
        else:
            frame = box.HEAVY if self._wins else box.DOUBLE
            yield Panel(Text(self._words, style="bold", justify="center"), box=frame, border_style=colour)


def _in_play(view: View, phrases: Phrases) -> RenderableType:
    text = phrases.sentence("table-in_play", {"card": view["in_play"]})
    if view["pending"] is not None and "receiver" in view["pending"]:
        text += " " + phrases.sentence("table-giving", {"receiver": view["pending"]["receiver"]})
    return Text(text, style="bold")


def _hand(player: View, options: View, phrases: Phrases) -> RenderableType:
    """The cards of a hand, each with its name and its effect in words."""
    title = Text(phrases.sentence("table-hand", {"seat": player["seat"]}), style="bold")
    if not player["hand"]:
        return Group(title, Text("  " + phrases.say("table-hand-empty")))
    rows = Table.grid(padding=(0, 1))
    rows.add_column()
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(style="dim")
    copies_of: Counter[str] = Counter(player["hand"])
    for card, copies in copies_of.items():
        back = _BACKS["white" if card.startswith("W") else "black"]
        times = f" ×{copies}" if copies > 1 else ""
        effect = phrases.say(f"effect-{card}", **options)
        rows.add_row(f"  {back}", f"{card}{times}", phrases.word("card", card), effect)
    return Group(title, rows)


class _Players:
    """One row for each player; on a narrow terminal, a few lines."""

    def __init__(self, view: View, players: Sequence[View], phrases: Phrases) -> None:
        self.view = view
        self.players = players
        self.phrases = phrases

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Drawn as wide as there is room."""
        yield self._lines() if options.max_width < _NARROW else self._table()

    def _table(self) -> RenderableType:
        notes = {title: cells for title, cells in self._notes().items() if any(cells)}
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(Text("  " + self.phrases.say("table-player")))
        for things in ("tokens", "cards"):
            for colour in _TOKENS:
                table.add_column(self.phrases.say(f"table-{colour}-{things}"))
        for title in notes:
            table.add_column(title)
        for index, player in enumerate(self.players):
            cells = [self._things(player, things, colour) for things in ("tokens", "cards") for colour in _TOKENS]
            if player["out"]:
                cells = [self.phrases.say("table-out"), "", "", ""]
            table.add_row(self._name(player), *cells, *[column[index] for column in notes.values()])
        return table

    def _lines(self) -> RenderableType:
        lines: list[RenderableType] = []
        for index, player in enumerate(self.players):
            name = self._name(player)
            lines.append(name)
            if player["out"]:
                name.append(", " + self.phrases.say("table-out"))
                continue
            for things in ("tokens", "cards"):
                parts = [self._things(player, things, colour, True) for colour in _TOKENS]
                lines.append(Text("    " + "   ".join(parts)))
            lines += [Text(f"    {title} {cells[index]}") for title, cells in self._notes().items() if cells[index]]
        return Group(*lines)

    def _name(self, player: View) -> Text:
        turn = self.view["to_move"] == player["seat"]
        name = Text("▶ " if turn else "  ")
        name.append(self.phrases.label(player["seat"]), style="bold" if turn else "dim" if player["out"] else "")
        if self.view["options"]["teams"] is not None:
            name.append(f" ({self.phrases.say('table-team', team=player['team'])})")
        return name

    def _things(self, player: View, things: str, colour: str, signed: bool = False) -> str:
        """So many tokens or card backs, as objects and as a number."""
        sign = (_TOKENS if things == "tokens" else _BACKS)[colour]
        if player[things] is None:
            hidden = self.phrases.say("table-hidden")
            return f"{sign} {hidden}" if signed else hidden
        count = player[things][colour]
        return f"{sign} 0" if signed and not count else f"{count} {sign * count}"

    def _notes(self) -> dict[str, list[str]]:
        """What else to know of each player: cards that would bring him to the goal, and cards seen in his hand."""
        known = self.phrases.say("table-seen" if self.phrases.reader is None else "table-known")
        return {
            self.phrases.say("table-finished_by"): [" ".join(player["finished_by"] or ()) for player in self.players],
            known: [", ".join(map(self._card, player.get("known", ()))) for player in self.players],
        }

    def _card(self, card: str) -> str:
        return f"{card} {self.phrases.word('card', card)}"
