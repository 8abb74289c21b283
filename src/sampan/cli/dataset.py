"""`sampan dataset`: match files as a table of decisions, for those who study games."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import click

from sampan.cli.characters import printable
from sampan.cli.help import LocalCommand, json_option
from sampan.cli.output import say, show_json
from sampan.cli.progress_bar import ProgressBar
from sampan.cli.words import Words, refusal
from sampan.core.errors import SampanError


def dataset_command(words: Words) -> click.Command:
    """The command that makes a table of matches."""

    @click.command("dataset", cls=LocalCommand, words=words)
    @click.argument("folder", metavar=words("metavar-folder"))
    @click.option("--out", metavar=words("metavar-file"), help=words("dataset-out"))
    @json_option(words)
    def dataset(folder: str, out: str | None, as_json: bool) -> None:
        if out is None:
            raise click.UsageError(words("usage-missing", name="--out"), click.get_current_context())
        if not (folder + out).isprintable():
            raise refusal("unprintable")
        if not _has("pyarrow") or not _has("numpy"):
            raise refusal("research-extra")
        # Arrow and NumPy take long to load, and nobody else needs them.
        from sampan.research.dataset import match_files, write_dataset

        files = match_files(Path(folder))
        with ProgressBar(words, len(files)) as progress:

            def done(path: Path, problem: SampanError | None) -> None:
                if problem is not None:
                    sentence = problem.sentence(words.language)
                    progress.note(printable(words("dataset-skipped", file=str(path), problem=sentence)))
                progress.advance()

            written = write_dataset(Path(folder), files, Path(out), done)
        if as_json:
            show_json({"file": out, **written._asdict()})
        else:
            say(printable(words("dataset-written", file=out, **written._asdict())))

    return dataset


def _has(library: str) -> bool:
    try:
        return find_spec(library) is not None
    except ValueError:  # somebody has barred it
        return False
