"""Who may enter a ladder: our own bots by name, a Python class as `module:Class`, a program as `cmd:PROGRAM ARGUMENTS`.

Any of them may be called something else on the tables: `name=easy`, `name=module:Class`, `name=cmd:./program --flag`.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from sampan.bots.registry import bot_names
from sampan.core.errors import OptionError
from sampan.core.options import shown

MOST_ENTRANTS: Final = 64
LONGEST_NAME: Final = 30  # a seat's name has a number behind it where the same bot sits twice
_PROGRAM: Final = "cmd:"
_NAMED: Final = re.compile(r"([\w.-]+)=(.*)", re.DOTALL)
_PLACE: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
_CHECK_SECONDS: Final = 60.0
_MOST_WORDS: Final = 300


class Entrant(NamedTuple):
    """A bot on a ladder: its name there, and what it is."""

    name: str
    bot: str

    def command(self) -> list[str]:
        """The program to run for it, with its arguments; none for our own bots."""
        if self.bot.startswith(_PROGRAM):
            return shlex.split(self.bot.removeprefix(_PROGRAM))
        return [sys.executable, "-m", "sampan.ladder.bot_process", self.bot] if ":" in self.bot else []


def read_entrants(typed: Sequence[str]) -> list[Entrant]:
    """Those who enter, each looked at: an OptionError says what is wrong. A name that is taken gets a number."""
    entered: list[Entrant] = []
    for words in typed:
        entrant = _read(words.strip())
        name, number = entrant.name, 1
        while name in [other.name for other in entered]:
            number += 1
            name = f"{entrant.name} {number}"
        entered.append(Entrant(name, entrant.bot))
    if not 2 <= len(entered) <= MOST_ENTRANTS:
        raise OptionError("entrants", {"count": len(entered), "most": MOST_ENTRANTS})
    for bot in dict.fromkeys(entrant.bot for entrant in entered):
        _check(Entrant("", bot))
    return entered


def _read(words: str) -> Entrant:
    named = _NAMED.fullmatch(words)
    bot = (named[2] if named else words).strip()
    if not bot.isprintable():
        raise OptionError("entrant-unprintable")
    if bot.startswith(_PROGRAM):
        usual = _program_name(bot)
    elif ":" not in bot:
        if bot not in bot_names():
            raise OptionError("entrant-unknown", {"bot": shown(bot), "known": bot_names()})
        usual = bot
    elif _PLACE.fullmatch(bot):
        usual = bot.rpartition(":")[2]
    else:
        raise OptionError("entrant-unknown", {"bot": shown(bot), "known": bot_names()})
    name = named[1] if named else usual[:LONGEST_NAME]
    if len(name) > LONGEST_NAME:
        raise OptionError("entrant-name", {"name": shown(name), "longest": LONGEST_NAME})
    return Entrant(name, bot)


def _program_name(bot: str) -> str:
    """The name of the program's file, or of the script that an interpreter is given."""
    try:
        words = shlex.split(bot.removeprefix(_PROGRAM))
    except ValueError:  # a quotation mark without its other half
        words = []
    if not words:
        raise OptionError("entrant-command", {"bot": shown(bot)})
    files = [word for word in words if not word.startswith("-")]
    return (files[1:] or files or words)[0].rpartition("/")[2].partition(".")[0] or words[0]


def _check(entrant: Entrant) -> None:
    """See at once, before hundreds of games are forfeited, whether it can be run at all."""
    command = entrant.command()
    if command and entrant.bot.startswith(_PROGRAM):
        if shutil.which(command[0]) is None:
            raise OptionError("entrant-program", {"program": shown(command[0])})
    elif command:
        try:
            trial = subprocess.run(  # noqa: S603 - it is what the user asked to run
                [*command, "--check"],
                capture_output=True,
                stdin=subprocess.DEVNULL,
                timeout=_CHECK_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise OptionError("entrant-slow", {"bot": entrant.bot, "seconds": int(_CHECK_SECONDS)}) from None
        if trial.returncode:
            raise OptionError("entrant-class", {"bot": entrant.bot, "problem": last_line(trial.stderr)})


def last_line(output: bytes) -> str:
    """The last line of what a program wrote, fit to be shown."""
    lines = output.decode("utf-8", "replace").strip().splitlines()
    return fit_to_show(lines[-1]) if lines else ""


def fit_to_show(words: str) -> str:
    """Words of a stranger, without what a terminal would take as a command, and not too many."""
    return "".join(sign if sign.isprintable() else " " for sign in words[:_MOST_WORDS])
