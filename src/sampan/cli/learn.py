"""`sampan learn`: the courses, the lessons of a game, and a lesson at this terminal."""

from __future__ import annotations

import click
from rich.text import Text

from sampan.cli.exit_codes import Exit
from sampan.cli.help import LocalCommand
from sampan.cli.lesson_session import LessonSession
from sampan.cli.screen import Screen
from sampan.cli.words import Words
from sampan.lessons.course import Course, course, course_keys


def learn_command(words: Words) -> click.Command:
    """The command that teaches a game."""

    @click.command("learn", cls=LocalCommand, words=words)
    @click.argument("game", metavar=words("metavar-any-game"), required=False)
    @click.argument("lesson", metavar=words("metavar-lesson"), required=False)
    def learn(game: str | None, lesson: str | None) -> int:
        screen = Screen()
        if game is None:
            for key in course_keys():
                found = course(key)
                title = Text.assemble((key, "bold"), "  ", found.game.title())
                title.append(words("learn-minutes", minutes=found.minutes), style="dim")
                screen.show(title)
            return Exit.FINE
        found = course(game)
        if lesson is None:
            _list(found, words, screen)
            return Exit.FINE
        return LessonSession(found, found.lesson(lesson), words, screen).run()

    return learn


def _list(of: Course, words: Words, screen: Screen) -> None:
    """The lessons of a course, in their order."""
    for number, entry in enumerate(of.entries, 1):
        title = Text.assemble(f"{number:>3}  ", (entry.key, "bold"), "  ", of.say(words.language, f"{entry.key}-title"))
        title.append(words("learn-minutes", minutes=entry.minutes), style="dim")
        screen.show(title)
    screen.show("", words("learn-begin", command=f"sampan learn {of.game.key} {of.entries[0].key}"))
