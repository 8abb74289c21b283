"""`sampan verify`: whether a match file can be trusted, and what was checked."""

from __future__ import annotations

import click

import sampan
from sampan.cli.characters import printable
from sampan.cli.help import LocalCommand, json_option
from sampan.cli.narrator import Narrator
from sampan.cli.output import show_json
from sampan.cli.screen import Screen
from sampan.cli.words import Words, refusal
from sampan.core.errors import SampanError
from sampan.core.match import Match, UndoEntry


def verify_command(words: Words) -> click.Command:
    """The command that verifies."""

    @click.command("verify", cls=LocalCommand, words=words)
    @click.argument("file", metavar=words("metavar-file"))
    @click.option("--commitment", metavar=words("metavar-hash"), help=words("verify-commitment"))
    @json_option(words)
    def verify(file: str, commitment: str | None, as_json: bool) -> None:
        try:
            match = sampan.load_match(file)  # this checks everything that can be checked
            if commitment is not None:
                _check_commitment(match, commitment)
        except SampanError as problem:
            if as_json:
                sentence = problem.sentence(words.language)
                show_json({"ok": False, "reason": problem.reason, "sentence": sentence})
            raise
        if as_json:
            show_json(_data(match))
        else:
            _show(match, words, commitment is not None)

    return verify


def _check_commitment(match: Match, commitment: str) -> None:
    if not match.fair:
        raise refusal("not-fair")
    if commitment.strip().lower() != match.dealer.commitment():
        raise refusal("commitment", found=match.dealer.commitment())


def _show(match: Match, words: Words, compared: bool) -> None:
    screen = Screen()
    checks = [words("verify-checksum"), words("verify-moves", moves=match.ply, game=match.game.title())]
    if match.outcome() is None:
        checks.append(words("verify-unfinished"))
    else:
        checks += [words("verify-outcome"), *Narrator(match, words, None).result()]
    if match.fair:
        checks.append(words("verify-seed", commitment=match.dealer.commitment(), salt=printable(match.dealer.salt)))
        checks.append(words("verify-compared" if compared else "verify-not-compared"))
        checks.append(words("verify-undos", draws=_draws_taken_back(match)))
        checks += [f"  {_undo_words(match, undo, words)}" for undo in match.undos if undo.draws]
    else:
        checks.append(words("verify-not-fair"))
    screen.show(words("verify-ok"), *[f"  {check}" for check in checks])


def _draws_taken_back(match: Match) -> int:
    return sum(undo.draws for undo in match.undos)


def _undo_words(match: Match, undo: UndoEntry, words: Words) -> str:
    return words("verify-undo", name=printable(match.players[undo.seat].name), ply=undo.ply, draws=undo.draws)


def _data(match: Match) -> dict[str, object]:
    outcome = match.outcome()
    fair = {
        "commitment": match.dealer.commitment(),
        "salt": match.dealer.salt,
        "draws_checked": True,
        "draws_taken_back": _draws_taken_back(match),
        "undone": [undo.data() for undo in match.undos],
    }
    return {
        "ok": True,
        "game": match.game.key,
        "rules": match.game.rules_version,
        "seats": [player.data() for player in match.players],
        "moves": match.ply,
        "outcome": None if outcome is None else outcome.data(),
        "fair": fair if match.fair else None,
    }
