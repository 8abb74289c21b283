"""Draws a view of Yangtze in a text terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sampan.text.phrases import Phrases

#: Fields whose codes are those of another field.
WORDS: Final = {"goods": "good", "given": "good", "taken": "good"}

_LIQUIDITY: Final = "liquidity_"
_COLOURS: Final = {"green": "▲", "brown": "●"}
_CATEGORIES: Final = ("luxury", "basic")

View = Mapping[str, Any]


def draw(view: View, phrases: Phrases, opened: Sequence[View] = ()) -> RenderableType:
    """Draw what one observer sees; with the views of all seats as `opened`, draw everybody's goods."""
    parts: list[RenderableType] = [_supplies(view, phrases), _river(view, phrases), _players(view, phrases)]
    if view["idle"]["turns"] and view["outcome"] is None:
        parts.append(Text(phrases.say("table-idle", **view["idle"]), style="dim"))
    if view["auction"] is not None:
        parts.append(_auction(view, phrases))
    if view["instruction"] is not None:
        parts.append(_instruction(view, phrases))
    if view["reckoning"] is not None:
        parts.append(_reckoning(view, phrases))
        return Group(*parts)
    for own in opened or [view]:
        if own["you"] is not None:
            parts.append(_screen(own, phrases))
    return Group(*parts)


def _supplies(view: View, phrases: Phrases) -> RenderableType:
    bag = view["bag"]
    counts = {"tokens": bag["tokens"], "goods": bag["goods"]}
    line = phrases.say("table-bag", posts=len(bag["posts"]), emperors=len(bag["emperors"]), **counts)
    thrones = [emperor for emperor in view["thrones"] if emperor is not None]
    line += "\n" + phrases.say("table-thrones", count=len(thrones)) + " "
    line += ", ".join(phrases.word("emperor", emperor) for emperor in thrones) or phrases.say("table-thrones-none")
    return Text(line, style="dim")


def _river(view: View, phrases: Phrases) -> RenderableType:
    """The eight places side by side; what the reader can pay is bold."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    wares: list[Text] = []
    colours: list[Text] = []
    for place in view["river"]:
        table.add_column(str(place["price"]), justify="left", min_width=7)
        style = "bold" if place["affordable"] else ""
        if place["good"] is None:
            wares.append(Text(phrases.say("table-gap"), style="dim"))
            colours.append(Text(""))
        else:
            ware, colour = place["good"].split("-")
            wares.append(Text(phrases.word("line", ware), style=style))
            colours.append(Text(phrases.word("line", colour), style=style))
    table.add_row(*wares)
    table.add_row(*colours)
    source, shanghai = phrases.say("table-source"), phrases.say("table-shanghai")
    title = Text(f"{phrases.say('table-river')}  {source} → {shanghai}", style="bold")
    return Group(title, table)


def _players(view: View, phrases: Phrases) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(Text("  " + phrases.say("table-player")))
    for title in ("money", "goods", "liquidity", "cards"):
        table.add_column(phrases.say(f"table-{title}"), justify="right" if title in ("money", "goods") else "left")
    lines: list[RenderableType] = []
    for player in view["players"]:
        turn = view["to_move"] == player["seat"]
        name = Text("▶ " if turn else "  ")
        name.append(phrases.label(player["seat"]), style="bold" if turn else "")
        cash = [card.removeprefix(_LIQUIDITY) for card in player["cards"] if card.startswith(_LIQUIDITY)]
        others = [phrases.word("card", card) for card in player["cards"] if not card.startswith(_LIQUIDITY)]
        table.add_row(
            name, str(player["money"]), str(player["goods_count"]), " ".join(cash) or "–", ", ".join(others) or "–"
        )
        lines += _notes(player, phrases)
    return Group(table, *lines)


def _notes(player: View, phrases: Phrases) -> list[RenderableType]:
    """A player's posts, and the goods that everybody knows of."""
    name = phrases.label(player["seat"])
    lines: list[RenderableType] = []
    if player["posts"]:
        posts = ", ".join(_post(post, phrases) for post in player["posts"])
        worth = player["post_score"]["total"]
        lines.append(Text("  " + phrases.say("table-posts", name=name, posts=posts, worth=worth)))
    if player["goods"] is None and player["known"] + player["uncertain"]:
        known = [phrases.word("good", good) for good in player["known"]]
        known += [phrases.word("good", good) + " ?" for good in player["uncertain"]]
        lines.append(Text("  " + phrases.say("table-known", name=name, goods=", ".join(known)), style="dim"))
    return lines


def _post(post: View, phrases: Phrases) -> str:
    return f"{phrases.word('post', post['post'])}{_COLOURS[post['colour']]}"


def _auction(view: View, phrases: Phrases) -> RenderableType:
    auction = view["auction"]
    words = phrases.sentence(
        "table-auction-post", {"post": auction["post"]["post"], "colour": auction["post"]["colour"]}
    )
    if auction["bidder"] is None:
        words += " · " + phrases.say("table-auction-open")
    else:
        bid = {"amount": auction["highest"], "bidder": auction["bidder"]}
        words += " · " + phrases.sentence("table-auction-bid", bid)
    if view["you"] is not None:
        gain = next(entry["gain"] for entry in auction["worth"] if entry["seat"] == view["you"])
        words += "\n" + phrases.say("table-auction-worth", gain=gain)
    return Panel(Text(words), title=phrases.say("table-auction"), box=box.HEAVY, border_style="yellow")


def _instruction(view: View, phrases: Phrases) -> RenderableType:
    instruction = view["instruction"]
    words = phrases.say(f"order-{instruction['emperor']}")
    if instruction["tax"] is not None:
        owing = {"seat": instruction["seat"], "tax": instruction["tax"]}
        words += "\n" + phrases.sentence("table-tax", owing)
    return Panel(Text(words), title=phrases.say("table-instruction"), box=box.DOUBLE, border_style="magenta")


def _screen(view: View, phrases: Phrases) -> RenderableType:
    """The goods behind the observer's own screen as grids, with what each line would bring."""
    player = view["players"][view["you"]]
    title = Text(phrases.sentence("table-own", {"seat": view["you"]}), style="bold")
    if not player["goods"]:
        title.append(": " + phrases.say("table-own-none"))
        return title
    title.append(" · " + phrases.say("table-own-best", value=view["best_sale"]["value"]), style="dim")
    if player["discarded"]:
        gone = phrases.word("goods", player["discarded"])
        title.append(" · " + phrases.say("table-own-discarded", goods=gone), style="dim")
    grids = [_grid(view, category, phrases) for category in _CATEGORIES]
    return Group(title, *[grid for grid in grids if grid is not None])


def _grid(view: View, category: str, phrases: Phrases) -> RenderableType | None:
    lines = [line for line in view["lines"] if line["category"] == category and line["goods"]]
    wares = [line for line in lines if line["shares"] == "ware"]
    colours = [line for line in lines if line["shares"] == "colour"]
    if not wares:
        return None
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("  " + phrases.say(f"table-{category}"))
    for colour in colours:
        table.add_column(phrases.word("line", colour["line"]), justify="center")
    table.add_column("")
    for ware in wares:
        marks = ["■" if f"{ware['line']}-{colour['line']}" in ware["goods"] else "·" for colour in colours]
        table.add_row("  " + phrases.word("line", ware["line"]), *marks, _value(ware, phrases))
    table.add_row("", *[str(colour["value"]) for colour in colours], "", style="dim")
    return table


def _value(line: View, phrases: Phrases) -> str:
    if line["value_with_one_more"] is None:
        return phrases.say("table-cargo", value=line["value"])
    return phrases.say("table-cargo-more", value=line["value"], more=line["value_with_one_more"])


def _reckoning(view: View, phrases: Phrases) -> RenderableType:
    """The final reckoning, per player and source; and the last sale, cargo by cargo."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(phrases.say("table-player"))
    for title in ("money", "goods", "green", "brown", "majorities", "liquidity", "total"):
        table.add_column(phrases.say(f"table-reckoning-{title}"), justify="right")
    sales: list[RenderableType] = []
    for entry in view["reckoning"]:
        posts = entry["posts"]
        majorities = sum(majority["value"] for majority in posts["majorities"])
        amounts = [entry["money"], entry["sale"]["value"], posts["green"], posts["brown"], majorities]
        amounts += [entry["liquidity"]["value"], entry["total"]]
        won = view["outcome"] is not None and entry["seat"] in view["outcome"]["winners"]
        table.add_row(phrases.label(entry["seat"]), *map(str, amounts), style="bold" if won else "")
        if entry["sale"]["cargoes"]:
            cargoes = [
                f"{phrases.word('goods', cargo['goods'])} {cargo['value']}" for cargo in entry["sale"]["cargoes"]
            ]
            words = phrases.sentence("table-reckoning-sale", {"seat": entry["seat"]}) + " " + " · ".join(cargoes)
            sales.append(Text(words, style="dim"))
    return Group(Text(phrases.say("table-reckoning"), style="bold"), table, *sales)
