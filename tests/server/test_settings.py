"""Settings come from flags, the environment and a file, and every one of them is explained."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from sampan import text
from sampan.server.load_settings import load_settings
from sampan.server.refusal import Refusal
from sampan.server.serve_command import serve_command
from sampan.server.settings import Settings
from sampan.server.settings_table import markdown, toml

DOCS = Path(__file__).parents[2] / "docs" / "operations.md"


def test_flags_win_over_the_environment_over_the_file_over_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "sampan.toml"
    file.write_text('rate = 1\nburst = 2\nport = 3\nextra_bots = ["a=b:C"]\npage = "x"\n')
    environ = {"SAMPAN_BURST": "20", "SAMPAN_PORT": "30", "SAMPAN_LANG": "fr", "SAMPAN_IDLE_SECONDS": "", "HOME": "/"}
    settings = load_settings({"port": 300}, str(file), environ)
    assert settings == Settings(rate=1.0, burst=20, port=300, extra_bots=("a=b:C",), page=Path("x"))
    assert load_settings({}, None, {**environ, "SAMPAN_CONFIG": str(file)}).rate == 1.0
    assert load_settings({}, None, {}) == Settings()


def test_bots_do_not_pause_by_default() -> None:
    assert Settings().bot_pause == 0  # the page shows their moves at its reader's own pace


def test_every_setting_can_be_set_by_the_environment_and_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sampan.toml"
    samples = {"float": "7.5", "bool": "true", "tuple": "a=b:C, d=e:F", "PosixPath": "x", "str": "warning"}
    for field in fields(Settings):
        default = getattr(Settings(), field.name)
        chosen = samples.get(type(default).__name__, "7")
        if field.name == "database":
            chosen = "sqlite:///x"
        elif type(default) is int:
            chosen = str(default - 1 if default > 1 else default + 1)
        set_so = load_settings({}, None, {f"SAMPAN_{field.name.upper()}": chosen})
        assert getattr(set_so, field.name) != default, field.name
        file.write_text(toml(set_so, "en"))
        assert load_settings({}, str(file), {}) == set_so


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SAMPAN_RATE", "-1"),
        ("SAMPAN_RATE", "quick"),
        ("SAMPAN_RATE", "nan"),
        ("SAMPAN_RATE", "inf"),
        ("SAMPAN_BURST", "0"),
        ("SAMPAN_BURST", "1.5"),
        ("SAMPAN_BOT_WORKERS", "0"),
        ("SAMPAN_PORT", "65536"),
        ("SAMPAN_LOG_LEVEL", "loud"),
        ("SAMPAN_NONSENSE", "1"),
        ("SAMPAN_CONFIG", "/no/such/file"),
        ("SAMPAN_CONFIG", "/"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_nothing_starts(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    for language in text.LANGUAGES:
        monkeypatch.setenv("SAMPAN_LANG", language)
        result = CliRunner().invoke(serve_command(), ["--port", "0"])
        assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (1, "", 1)
        assert (value if name == "SAMPAN_CONFIG" else name) in result.stderr


@pytest.mark.parametrize(
    "written",
    [b"rate = ", b"rate = 1\nrate = 2", b"rate = '\xff'", b"rates = 1", b"[rate]\n", b"burst = 1.5", b"extra_bots = 7"],
)
def test_what_is_wrong_in_a_file_names_the_file(written: bytes, tmp_path: Path) -> None:
    file = tmp_path / "sampan.toml"
    file.write_bytes(written)
    with pytest.raises(Refusal) as refusal:
        load_settings({}, str(file), {})
    for language in text.LANGUAGES:
        assert str(file) in refusal.value.sentence(language)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_all_settings_are_printed_as_a_file_that_can_be_used(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMPAN_LANG", language)
    monkeypatch.setenv("SAMPAN_DATABASE", "postgresql+psycopg://ada:hush@db/sampan")
    result = CliRunner().invoke(serve_command(), ["--settings", "--port", "81"])
    assert result.exit_code == 0
    assert tomllib.loads(result.output) == {"port": 81, "database": "postgresql+psycopg://ada:***@db/sampan"}
    for field in fields(Settings):
        assert f"{field.name} = " in result.output
        assert text.say(language, "sampan.server", f"setting-{field.name}") in result.output
    assert "hush" not in result.output


def test_the_documentation_has_them_all() -> None:
    assert markdown() in DOCS.read_text(), f"in {DOCS.name}, let the table of settings be:\n{markdown()}"
