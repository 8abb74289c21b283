"""The bots that enter a ladder: ours by name, a Python class as `module:Class`, a program as `cmd:PROGRAM ARGUMENTS`.

Each of them may be given another name for the tables: `name=easy`, `name=module:Class`, `name=cmd:./program --flag`.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from typing import Final, NamedTuple

from sampan.bots.registry import bot_names
from sampan.core.errors import OptionError
from sampan.core.options import shown
from sampan.workers.process import module_command
from sampan.workers.program import last_line

MOST_ENTRANTS: Final = 64
LONGEST_NAME: Final = 30  # where a bot sits twice, a number follows its name
_PROGRAM: Final = "cmd:"
_NAMED: Final = re.compile(r"([\w.-]+)=(.*)", re.DOTALL)
_CLASS: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
_CHECK_SECONDS: Final = 60.0


class Entrant(NamedTuple):
    """A bot on a ladder: its name there, and what it is."""

    name: str
    bot: str

    def command(self) -> list[str]:
        """The program to run for it, with its arguments; none for our own bots."""
        if self.bot.startswith(_PROGRAM):
            return shlex.split(self.bot.removeprefix(_PROGRAM))
        return module_command("sampan.workers.bot_process", self.bot) if ":" in self.bot else []


def read_entrants(typed: Sequence[str]) -> list[Entrant]:
    """The entrants, each checked: an OptionError says what is wrong. A name that is taken gets a number."""
    entrants: list[Entrant] = []
    for words in typed:
        entrant = _read(words.strip())
        name, number = entrant.name, 1
        while name in [other.name for other in entrants]:
            number += 1
            name = f"{entrant.name} {number}"
        entrants.append(Entrant(name, entrant.bot))
    if not 2 <= len(entrants) <= MOST_ENTRANTS:
        raise OptionError("entrants", {"count": len(entrants), "most": MOST_ENTRANTS})
    for bot in dict.fromkeys(entrant.bot for entrant in entrants):
        _check(Entrant("", bot))
    return entrants


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
    elif _CLASS.fullmatch(bot):
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
    """Find out whether it can be run at all, before it forfeits hundreds of games."""
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
