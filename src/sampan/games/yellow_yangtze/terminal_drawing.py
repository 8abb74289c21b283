"""Draws a view of Yellow & Yangtze in a text terminal; it knows no rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from sampan.text.phrases import Phrases

#: Fields whose codes are those of another field.
WORDS: Final = {"hands": "colour"}

_COLOURS: Final = ("black", "red", "green", "blue", "yellow")
_STYLES: Final = {
    "black": "bold",
    "red": "bold red",
    "green": "bold green",
    "blue": "bold blue",
    "yellow": "bold yellow",
}
_ROWS: Final = "abcdefghijklmnopqrstuvwxyz"

View = Mapping[str, Any]


def draw(view: View, phrases: Phrases, opened: Sequence[View] = ()) -> RenderableType:
    """The table as one observer sees it; with the views of all seats as `opened`, everything lies open."""
    players = [opened[player["seat"]]["players"][player["seat"]] if opened else player for player in view["players"]]
    parts: list[RenderableType] = [_Board(view, phrases), Text(phrases.say("table-legend"), style="dim")]
    parts += [_supplies(view, phrases), _pagodas(view, phrases)]
    parts += [_states(view, phrases), _players(view, players, phrases, bool(opened))]
    if view["conflict"] is not None:
        parts.append(_conflict(view["conflict"], phrases))
    parts += [_hand(player, phrases) for player in players if player["hand"] is not None]
    if view["end"] is not None:
        parts += _end(view, phrases)
    return Group(*parts)


class _Board:
    """The hexagons, row by row: a sign and a number for each space, so that every space can be named."""

    def __init__(self, view: View, phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases
        self.leaders = {
            space: (player["seat"], colour)
            for player in view["players"]
            for colour, space in player["leaders"].items()
            if space is not None
        }
        self.covered = {space for pagoda in view["pagodas"] for space in pagoda["triangle"].split("-")}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Drawn as wide as there is room."""
        rows = self.view["board"]["rows"]
        width = 3 if 3 * max(map(len, rows)) + 5 <= options.max_width else 2
        for row, signs in enumerate(rows):
            line = Text(f"{_ROWS[row]} ", style="bold", no_wrap=True, overflow="crop")
            number = 0
            for column, sign in enumerate(signs):
                if sign == " ":
                    continue
                number += 1
                line.append(" " * (2 + width * column - len(line)))
                line.append(*self._space(f"{_ROWS[row]}{number}", sign, number))
            yield line

    def _space(self, name: str, sign: str, number: int) -> tuple[str, str]:
        if name in self.leaders:
            seat, colour = self.leaders[name]
            return f"[{_mark(seat, self.phrases)}{_sign(colour, self.phrases)}]", f"reverse {_STYLES[colour]}"
        if name in self.view["tiles"]:
            colour = self.view["tiles"][name]
            roof = "^" if name in self.covered else ""
            return f"{_sign(colour, self.phrases)}{number}{roof}", _STYLES[colour]
        return (f"~{number}", "blue") if sign == "~" else (f".{number}", "dim")


def _sign(colour: str, phrases: Phrases) -> str:
    return phrases.say(f"sign-{colour}")


def _mark(seat: int, phrases: Phrases) -> str:
    return phrases.say(f"mark-{seat}")


def _tiles(colours: Sequence[str], phrases: Phrases) -> Text:
    """Tiles by name, equal ones together."""
    text = Text()
    copies: Counter[str] = Counter(colours)
    for colour, count in copies.items():
        name = phrases.say(f"role-{colour}")
        text.append(f"{'   ' if text else ''}{_sign(colour, phrases)} {name}", style=_STYLES[colour])
        text.append(f" ×{count}" if count > 1 else "")
    return text


def _supplies(view: View, phrases: Phrases) -> RenderableType:
    parts = [phrases.say("table-bag", count=view["bag"])]
    parts.append(phrases.say("table-turn", turn=view["turns_ended"] + (view["outcome"] is None)))
    if view["outcome"] is None and view["turn"] is not None:
        parts.append(phrases.say("table-actions", count=view["actions_left"]))
    line = Text("   ".join(parts))
    line.append("\n" + phrases.say("table-market") + " ", style="dim")
    line.append(_tiles(view["market"], phrases) if view["market"] else phrases.say("table-market-empty"))
    return line


def _pagodas(view: View, phrases: Phrases) -> RenderableType:
    """Where pagodas stand, where one could, and how many are left."""
    line = Text(phrases.say("table-pagodas") + " ", style="dim")
    for pagoda in view["pagodas"]:
        line.append(f"{_sign(pagoda['colour'], phrases)}^ {pagoda['triangle']}   ", style=_STYLES[pagoda["colour"]])
    line.append(phrases.say("table-supply") + " ", style="dim")
    for colour, count in view["supply"].items():
        if count:
            line.append(f"{_sign(colour, phrases)}^" + (f"×{count}" if count > 1 else "") + " ", style=_STYLES[colour])
    if view["free_triangles"]:
        free = ", ".join(triangle["triangle"] for triangle in view["free_triangles"])
        line.append("  " + phrases.say("table-free", triangles=free), style="dim")
    return line


def _states(view: View, phrases: Phrases) -> RenderableType:
    """Each state by its leaders and its soldiers."""
    if not view["states"]:
        return Text()
    line = Text(phrases.say("table-states") + " ", style="dim")
    for number, state in enumerate(view["states"]):
        line.append("   " if number else "")
        for leader in state["leaders"]:
            sign = f"[{_mark(leader['seat'], phrases)}{_sign(leader['colour'], phrases)}]"
            line.append(sign, style=_STYLES[leader["colour"]])
        line.append(" " + phrases.say("table-state", soldiers=state["soldiers"]))
    return line


def _players(view: View, players: Sequence[View], phrases: Phrases, everything: bool) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(Text("  " + phrases.say("table-player")))
    table.add_column(phrases.say("table-tiles"))
    for colour in _COLOURS:
        table.add_column(Text(_sign(colour, phrases), style=_STYLES[colour]), justify="right")
    table.add_column(phrases.say("table-home"))
    for player in players:
        mine = player["seat"] == phrases.reader
        shown = mine or everything or view["options"]["open_points"] or view["outcome"] is not None
        points = [str(player["points"][colour]) if shown else "?" for colour in _COLOURS]
        tiles = str(player["hand_size"])
        known = [colour for colour, count in player["known"].items() for _ in range(count)]
        if known and player["hand"] is None:
            signs = " ".join(_sign(colour, phrases) for colour in known)
            tiles += ", " + phrases.say("table-known", tiles=signs)
        home = [_sign(colour, phrases) for colour, space in player["leaders"].items() if space is None]
        turn = view["to_move"] == player["seat"]
        name = Text("▶ " if turn else "  ", style="bold" if turn else "")
        name.append(f"{_mark(player['seat'], phrases)} {phrases.label(player['seat'])}")
        table.add_row(name, tiles, *points, " ".join(home) or phrases.say("table-none-home"))
    return table


def _conflict(conflict: View, phrases: Phrases) -> RenderableType:
    if conflict["kind"] == "revolt":
        attacker, defender = conflict["attacker"], conflict["defender"]
        fields = {"colour": conflict["colour"], "attacker": attacker["seat"], "defender": defender["seat"]}
        strengths = {"attack": attacker["strength"], "defence": defender["strength"]}
        return Text(phrases.sentence("table-revolt", {**fields, **strengths}), style="bold")
    line = Text(phrases.say("table-war", space=conflict["space"]), style="bold")
    for side in conflict["sides"]:
        fields = {"side": side["side"], "first": side["spaces"][0], "strength": side["strength"]}
        line.append("  " + phrases.say("table-side", **fields))
    return line


def _hand(player: View, phrases: Phrases) -> RenderableType:
    line = Text(phrases.sentence("table-hand", {"seat": player["seat"]}) + "  ", style="bold")
    line.append(_tiles(player["hand"], phrases) if player["hand"] else phrases.say("table-hand-empty"))
    return line


def _end(view: View, phrases: Phrases) -> list[RenderableType]:
    """Who comes where, with the gold spread."""
    lines: list[RenderableType] = []
    for standing in view["end"]["standings"]:
        fields = {"rank": standing["rank"], "name": phrases.label(standing["seat"])}
        values = " ".join(map(str, standing["sorted"]))
        gold = " ".join(_sign(colour, phrases) for colour in standing["gold"])
        lines.append(Text(phrases.say("table-end", **fields, sorted=values, gold=gold, count=len(standing["gold"]))))
    return lines
