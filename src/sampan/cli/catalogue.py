"""`sampan games`, `sampan options` and `sampan rules`: what there is to play, and how."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text

import sampan
from sampan import text
from sampan.cli.help import LocalCommand, json_option
from sampan.cli.output import show_json
from sampan.cli.screen import Screen
from sampan.cli.words import Words, refusal
from sampan.core.game import Game
from sampan.core.options import NumberPerSeat, Option, shown
from sampan.guides.guide_text import numbered_rules, rules_by_number, terminal_guide, terminal_text


def games_command(words: Words) -> click.Command:
    """The command that lists the games."""

    @click.command("games", cls=LocalCommand, words=words)
    @json_option(words)
    def games(as_json: bool) -> None:
        found = [sampan.game(key) for key in sampan.game_keys()]
        if as_json:
            show_json([_data(game) for game in found])
            return
        screen = Screen()
        for game in found:
            title = Text.assemble((game.key, "bold"), "  ", game.title())
            title.append("  " + words("games-seats", fewest=game.fewest_seats, most=game.most_seats), style="dim")
            screen.show(title, "  " + text.say(words.language, game.package, "blurb"))
        screen.show("", words("games-bots"))
        for name in sampan.bot_names():
            screen.show(Text.assemble("  ", (name, "bold"), f"  {words(f'bot-{name}')}"))

    return games


def options_command(words: Words) -> click.Command:
    """The command that lists a game's options."""

    @click.command("options", cls=LocalCommand, words=words)
    @click.argument("game", metavar=words("metavar-game"))
    @json_option(words)
    def options(game: str, as_json: bool) -> None:
        chosen = sampan.game(game)
        if as_json:
            show_json(chosen.forms())
            return
        table = Table.grid(padding=(0, 2), pad_edge=False)
        for option in chosen.options:
            label = text.say(words.language, chosen.package, f"option-{option.key}")
            about = text.say(words.language, chosen.package, f"option-{option.key}-help")
            table.add_row(Text(option.key, style="bold"), f"{label}\n{about}\n{_allowed(option, words)}")
        Screen().show(table)

    return options


def rules_command(words: Words) -> click.Command:
    """The command that shows a game's rules."""

    @click.command("rules", cls=LocalCommand, words=words)
    @click.argument("game", metavar=words("metavar-game"))
    @click.argument("numbers", metavar=words("metavar-rules"), nargs=-1)
    @click.option("--numbered", is_flag=True, help=words("rules-numbered"))
    def rules(game: str, numbers: tuple[str, ...], numbered: bool) -> None:
        chosen = sampan.game(game)
        if not numbers:
            Screen().markdown(
                terminal_text(numbered_rules(chosen.key, words.language))
                if numbered
                else terminal_guide(chosen, words.language)
            )
            return
        found = rules_by_number(chosen.key, words.language)
        known = {number.lower(): number for number in found}
        for number in numbers:
            if number.lower() not in known:
                raise refusal("no-rule", rule=shown(number), game=chosen.key, known=list(found))
        cited = [known[number.lower()] for number in numbers]
        Screen().markdown("".join([f"- **{number}** {found[number]}\n" for number in cited]))

    return rules


def _allowed(option: Option, words: Words) -> str:
    default = option.default
    shown = words("option-none") if default is None else words("option-off") if default is False else str(default)
    if isinstance(option, NumberPerSeat):
        shown = words("option-per-seat", count=option.per_seat)
    return words(f"option-{option.kind}", default=words("option-on") if default is True else shown, **option.limits())


def _data(game: Game) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title(),
        "blurb": {language: text.say(language, game.package, "blurb") for language in text.LANGUAGES},
        "rules_version": game.rules_version,
        "seats": {"fewest": game.fewest_seats, "most": game.most_seats},
        "options": game.forms(),
    }
