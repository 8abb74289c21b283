"""Dragon Delta drawn in a terminal; it draws a view and judges nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from sampan.text.phrases import Phrases

#: Fields whose codes are those of another field.
WORDS: Final = {"cards": "card", "from": "support", "to": "support", "support": "support"}

_STYLES: Final = {
    "white": "bold white",
    "yellow": "bold yellow",
    "red": "bold red",
    "black": "bold bright_black",
    "blue": "bold blue",
    "green": "bold green",
}
_ROWS: Final = 21
_WIDEST: Final = 78
_NARROWEST: Final = 50

View = Mapping[str, Any]


def draw(view: View, phrases: Phrases, opened: Sequence[View] = ()) -> RenderableType:
    """The table as one observer sees it; with the views of all seats as `opened`, everything lies open."""
    players = [opened[player["seat"]]["players"][player["seat"]] if opened else player for player in view["players"]]
    parts: list[RenderableType] = [_headline(view, phrases), _Map(view, phrases), _planks(view, phrases)]
    parts += [_players(view, players, phrases), *_rows_of_cards(players, phrases)]
    if view["pending"] is not None:
        parts.append(_pending(view["pending"], phrases))
    parts += [_fitting(view, player, phrases) for player in players if _chooses_planks(view, player)]
    parts += [_hand(player, phrases) for player in players if view["phase"] == "lay" and "hand" in player]
    return Group(*parts)


def _headline(view: View, phrases: Phrases) -> RenderableType:
    limit = view["options"]["round_limit"]
    rounds = {"round": view["round"], "limit": limit}
    parts = [phrases.say("table-round" if limit is None else "table-round-limited", **rounds)]
    if view["phase"] == "lay":
        parts.append(phrases.say("table-laying"))
    elif view["position"]:
        parts.append(phrases.say("table-slot", slot=view["position"]))
    parts.append(phrases.say("table-reserve", count=view["reserve"]))
    return Text("   ".join(parts))


class _Map:
    """Villages, islands, stones, planks and pawns where they lie, as large as the terminal is wide."""

    def __init__(self, view: View, phrases: Phrases) -> None:
        self.view = view
        self.phrases = phrases

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """One line of text for each line of the map."""
        width = max(_NARROWEST, min(_WIDEST, options.max_width - 1))
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(_ROWS)]
        board = self.view["board"]
        self.at = {village["colour"]: (village["x"], village["y"]) for village in board["villages"]}
        self.at |= {island["id"]: (island["x"], island["y"]) for island in board["islands"]}
        for plank in self.view["planks"]:
            self._draw_plank(plank)
        for island in board["islands"]:
            self._draw_island(island["id"])
        for village in board["villages"]:
            self._draw_village(village["colour"])
        for row in self.cells:
            line = Text(no_wrap=True)
            for sign, style in row:
                line.append(sign, style=style)
            line.rstrip()
            yield line
        yield Text(self.phrases.say("table-legend"), style="dim")

    def _cell(self, x: float, y: float) -> tuple[int, int]:
        xs, ys = [x for x, _ in self.at.values()], [y for _, y in self.at.values()]
        across = (x - min(xs)) / (max(xs) - min(xs) or 1)
        down = (y - min(ys)) / (max(ys) - min(ys) or 1)
        return 4 + round(across * (len(self.cells[0]) - 9)), round(down * (_ROWS - 1))

    def _write(self, column: int, row: int, signs: str, style: str) -> None:
        """Signs centred on a cell, or as near to it as the edge of the map lets them."""
        width = len(self.cells[row])
        first = max(0, min(column - (len(signs) - 1) // 2, width - len(signs)))
        for offset, sign in enumerate(signs[:width]):
            self.cells[row][first + offset] = (sign, style)

    def _draw_plank(self, plank: View) -> None:
        """A row of dots in the plank's colour, and in its middle the size, or who stands there."""
        (x1, y1), (x2, y2) = self._cell(*self.at[plank["from"]]), self._cell(*self.at[plank["to"]])
        style = _STYLES[plank["colour"]]
        length = max(abs(x2 - x1), abs(y2 - y1))
        for step in range(1, length):
            self._write(x1 + round((x2 - x1) * step / length), y1 + round((y2 - y1) * step / length), "·", style)
        standing = [player for player in self.view["players"] if _is_on(player["place"], plank)]
        label = f"@{self._initial(standing[0]['colour'])}" if standing else str(plank["size"])
        self._write((x1 + x2) // 2, (y1 + y2) // 2, label, f"{style} reverse")

    def _draw_island(self, island: str) -> None:
        stone = island in self.view["stones"]
        self._write(
            *self._cell(*self.at[island]), f"({island})" if stone else f" {island} ", "bold" if stone else "dim"
        )

    def _draw_village(self, colour: str) -> None:
        pawns = "".join(
            f"@{self._initial(player['colour'])}"
            for player in self.view["players"]
            if player["place"].get("village") == colour
        )
        self._write(*self._cell(*self.at[colour]), f"[{self._initial(colour)}{pawns}]", f"{_STYLES[colour]} reverse")

    def _initial(self, colour: str) -> str:
        return _short(colour, self.phrases).capitalize()


def _short(colour: str, phrases: Phrases) -> str:
    """Three letters that tell the colours apart where there is no colour."""
    return _colour(colour, phrases)[:3]


def _colour(colour: str, phrases: Phrases) -> str:
    """A colour as that of a player."""
    return phrases.say(f"option-colours-{colour}")


def _is_on(place: View, plank: View) -> bool:
    return (place.get("from"), place.get("to")) == (plank["from"], plank["to"])


def _planks(view: View, phrases: Phrases) -> RenderableType:
    lines = Text()
    for title, planks in (("table-planks", view["planks"]), ("table-lost", view["lost"])):
        if planks or title == "table-planks":
            lines.append(("\n" if lines else "") + phrases.say(title) + " ", style="dim")
            lines.append(", ".join(_plank(plank, phrases) for plank in planks) or phrases.say("table-none"))
    return lines


def _plank(plank: View, phrases: Phrases) -> str:
    words = f"{phrases.word('colour', plank['colour'])} {plank['size']}"
    return f"{words} {_ends(plank, phrases)}" if "from" in plank else words


def _ends(plank: View, phrases: Phrases) -> str:
    return f"{phrases.word('from', plank['from'])}–{phrases.word('to', plank['to'])}"


def _players(view: View, players: Sequence[View], phrases: Phrases) -> RenderableType:
    """One row for each player in seat order."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("player", "target", "way", "place", "stock"):
        table.add_column(("  " if column == "player" else "") + phrases.say(f"table-{column}"))
    for player in players:
        acting = view["pending"] is not None and view["pending"]["seat"] == player["seat"]
        name = Text("▶ " if acting else "  ")
        name.append(phrases.label(player["seat"]), style="bold" if acting else "")
        name.append(f" {_colour(player['colour'], phrases)}", style=_STYLES[player["colour"]])
        name.append(" ◆" if view["holder"] == player["seat"] else "")
        place = player["place"]
        where = phrases.word("to", place["village"]) if "village" in place else _ends(place, phrases)
        stock = " ".join(f"{_short(plank['colour'], phrases)}{plank['size']}" for plank in player["stock"])
        target = _colour(player["target"], phrases)
        table.add_row(name, target, str(player["distance"]), where, stock or phrases.say("table-none"))
    return table


def _rows_of_cards(players: Sequence[View], phrases: Phrases) -> list[RenderableType]:
    """The five cards of everybody, as far as they are laid and may be seen."""
    lines: list[RenderableType] = []
    for player in players:
        if any(slot["card"] is not None for slot in player["slots"]):
            line = Text(f"  {phrases.label(player['seat'])}: ", style="dim")
            line.append(" · ".join(_card(slot, phrases) for slot in player["slots"]), style="not dim")
            lines.append(line)
    return lines


def _card(slot: View, phrases: Phrases) -> str:
    card = slot["card"]
    if card is None or card == "hidden":
        return "–" if card is None else "?"
    name = phrases.word("card", card)
    return f"{name} ({phrases.say('table-struck')})" if slot["struck"] else name


def _pending(pending: View, phrases: Phrases) -> RenderableType:
    """The card that is being carried out."""
    parts = [phrases.word("card", pending["card"])]
    if pending["half"] is not None:
        parts.append(phrases.say("table-half", half=pending["half"]))
    if pending["plank"] is not None:
        parts.append(phrases.sentence("table-pending-plank", pending["plank"]))
    return Text("   ".join(parts), style="bold")


def _chooses_planks(view: View, player: View) -> bool:
    """Whether a player with planks is about to choose one, or lays cards that are shown; not by eye (DD-13)."""
    if view["options"]["by_eye"] or not player["stock"]:
        return False
    if view["phase"] == "lay":
        return "hand" in player
    return bool(view["phase"] == "plank" and view["pending"]["seat"] == player["seat"])


def _fitting(view: View, player: View, phrases: Phrases) -> RenderableType:
    """Where each plank of a stock fits now."""
    spans = view["board"]["spans"]
    ready = [spans[opening["span"]] for opening in view["openings"] if opening["missing"] == 0]
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column()
    nowhere: list[str] = []
    for plank in player["stock"]:
        ends = [_ends(span, phrases) for span in ready if span["size"] in view["fits"][str(plank["size"])]]
        if ends:
            rows.add_row(f"  {_plank(plank, phrases)}", ", ".join(ends))
        else:
            nowhere.append(_plank(plank, phrases))
    if nowhere:
        rows.add_row(f"  {phrases.say('table-fits-nowhere')}", ", ".join(nowhere))
    return Group(Text(phrases.sentence("table-fits", {"seat": player["seat"]}), style="dim"), rows)


def _hand(player: View, phrases: Phrases) -> RenderableType:
    """The cards that can still be laid, each with its name and its effect in words."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(no_wrap=True)
    rows.add_column(style="dim")
    for card in player["hand"]:
        rows.add_row("  " + phrases.word("card", card), phrases.say(f"effect-{card}"))
    return Group(Text(phrases.sentence("table-hand", {"seat": player["seat"]}), style="bold"), rows)
