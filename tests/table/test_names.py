"""What names and lines of chat may contain, and which names look alike."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from tables import Play, new_play, new_setup, refused, snapshot

from sampan.table.apply import apply
from sampan.table.names import is_shown, look_alike, must_differ
from sampan.table.records import read_record
from sampan.table.refusal import Refusal
from sampan.table.seats import Seat
from sampan.table.table import new_table

LEGITIMATE = {
    "Latin": "Zoë",
    "Vietnamese": "Nguyễn Thị Ngọc",
    "Vietnamese, decomposed": unicodedata.normalize("NFD", "Nguyễn"),
    "Chinese": "小明",
    "Japanese, with the form of a character": "葛\U000e0100城",
    "Arabic": "محمد",
    "Persian, with a non-joiner": "علی\u200cرضا",
    "Hebrew, with points": "שָׁלוֹם",
    "Hindi, with a joiner": "क्\u200dषत्रिय",
    "Thai": "ภูมิพล",
    "Tibetan": "རྒྱུད",
    "Mongolian, with a selector": "ᠠ\u180bᠨ",
    "Korean": "지민",
    "a family": "👩\u200d👧",
    "an astronaut": "🧑🏽\u200d🚀",
    "a rainbow flag": "🏳\ufe0f\u200d🌈",
    "a heart": "❤\ufe0f Ada",
    "a keycap": "1\ufe0f\u20e3",
    "a flag": "🇫🇷",
    "punctuation": "Jean-Luc d’Arc, 3rd",
}

REFUSED = {
    "zero-width space": "Ada\u200b",
    "joiner that joins nothing": "Ada\u200d",
    "non-joiner between letters that do not join": "Ada\u200cBen",
    "right-to-left override": "A\u202eda",
    "isolate": "\u2066Ada\u2069",
    "right-to-left mark": "Ada\u200f",
    "Arabic letter mark": "Ada\u061c",
    "soft hyphen": "A\u00adda",
    "word joiner": "A\u2060da",
    "byte order mark": "\ufeffAda",
    "grapheme joiner": "A\u034fda",
    "selector after a letter": "Ada\ufe0f",
    "Hangul filler": "\u3164",
    "Hangul choseong filler": "\u115f",
    "blank Braille pattern": "\u2800",
    "the place of an object": "Ada\ufffc",
    "Khmer vowel that is not seen": "Ada\u17b4",
    "tag": "Ada\U000e0061",
    "private use": "\ue000",
    "line separator": "A\u2028da",
    "control": "A\x07da",
    "half of a pair": "A\ud800da",
    "five marks on a letter": "x" + "\u0301" * 5,
    "marks on a composed letter": "ở" + "\u0301" * 4,
    "a mark without a letter": "\u0301Ada",
}


@pytest.mark.parametrize("name", LEGITIMATE.values(), ids=LEGITIMATE.keys())
def test_names_in_any_script_are_allowed(name: str) -> None:
    assert is_shown(name)
    table = new_play("hh")
    table.rename(0, name)
    table.say(0, "", name, "now")


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_not_seen_is_refused(name: str) -> None:
    assert not is_shown(name)
    table = new_play("hh")
    refused("chat-form", table, lambda: table.say(0, "", f"{name} it is", "now"))
    refused("name-form", table, lambda: table.rename(0, name))


def test_no_sign_of_format_is_allowed_by_itself() -> None:
    hidden = [chr(code) for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) in ("Cf", "Cc", "Co")]
    assert not [hex(ord(sign)) for sign in hidden if is_shown(f"a{sign}b")]


ALIKE = [
    ("Ada", "ADA"),
    ("Ada", " Ada "),
    ("Ada", "A d a"),
    ("Ada", "Ada."),
    ("Ada", "Аdа"),  # Cyrillic
    ("Ada", "Ａｄａ"),
    ("Ada", "𝓐𝓭𝓪"),
    ("Otter", "Οtter"),  # Greek
    ("Heron", "Неrоn"),
    ("Bob", "B0b"),
    ("Bob", "ВОВ"),  # Cyrillic capitals
    ("Willow", "WiIIow"),
    ("Willow", "Wi11ow"),
    ("Willow", "W1LLOW"),
    ("Willow", "Wi||ow"),
    ("Ian", "lan"),
    ("Camp", "Carnp"),
    ("Player 1", "Player l"),
    ("علی‌رضا", "علیرضا"),
    *[("Ada", f"Ada{sign}") for sign in "`´ʹˈʻ˙¸^¨˳ː꞉ꞌǃ|ǀ∣"],
    ("Ada", "|Ada|"),
    ("Ada", "Ada |"),
    ("Ada", "Ada \u0301"),
    ("Ada", "Adạ"),
    ("Ada", "Ada\u0323"),
    ("Ada", "Ada\u0338"),
    ("Ada", "Ada\u20dd"),
    ("Ada", "ᴀda"),
    ("Rabbit", "ʀᴀʙʙɪᴛ"),
    ("Willow", "VVillow"),
    ("Willow", "vvillow"),
    ("Paul", "Pau|"),
]
DIFFERENT = [
    ("Ian", "Lan"),
    ("Ada", "Eda"),
    ("Zoe", "Zoë"),
    ("Ann", "Anna"),
    ("Player 1", "Player 2"),
    ("Player 1", "Player 11"),
    ("小明", "小月"),
    ("...", "!!!"),
    ("Кот", "Kot"),
    ("Ana", "Anna"),
    ("Ana", "Aña"),
    ("Zoe", "Zoé"),
    ("Jurgen", "Jürgen"),
    ("Francois", "François"),
    ("Ivan", "Evan"),
    ("マリ", "マリー"),
    ("קל", "קיל"),
    ("かき", "かぎ"),
    ("किरण", "करण"),
    ("🧑🏽\u200d🚀", "🧑🏿\u200d🚀"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


class TestAtATable:
    def test_a_spectator_cannot_use_the_name_of_a_player(self) -> None:
        table = new_play("hb")
        table.rename(0, "Ada")
        for name in ("Ada", "ada", "Аdа", "P1", "P l"):
            refused("name-taken", table, lambda name=name: table.say(None, name, "I resign", "now"))  # type: ignore[misc]
        refused("name-form", table, lambda: table.say(None, "Eve\u3164", "hello", "now"))
        assert table.say(None, "Eve", "hello", "now").chat[0]["seat"] is None
        assert table.say(None, "", "hello", "now").chat[0]["name"] == ""

    def test_a_refusal_says_whose_name_it_is(self) -> None:
        table = new_play("hh")
        with pytest.raises(Refusal) as caught:
            table.rename(0, "p1")
        assert "“p1” could be mistaken for P1" in caught.value.sentence("en")
        assert "« p1 » peut se confondre avec P1" in caught.value.sentence("fr")

    def test_a_person_cannot_take_the_name_of_another_seat(self) -> None:
        table = new_play("hlb")
        refused("name-taken", table, lambda: table.rename(0, "P2"))
        refused("name-taken", table, lambda: table.arrive([1], "P0"))
        table.arrive([1], "p 1")  # its own
        table.rename(0, "P0.")

    def test_a_player_may_take_a_name_that_a_spectator_has(self) -> None:
        """What the spectator has said stays a spectator's, and the spectator needs another name."""
        table = new_play("hb")
        table.say(None, "Eve", "hello", "now")
        table.rename(0, "Eve")
        assert [(line["seat"], line["name"]) for line in table.chat] == [(None, "Eve")]
        refused("name-taken", table, lambda: table.say(None, "Eve", "it is me", "now"))

    def test_bots_may_be_called_the_same(self) -> None:
        must_differ([Seat("here", "Ada"), Seat("bot", "easy", "easy"), Seat("bot", "easy", "easy")])
        for other in (Seat("here", "Ada"), Seat("link", "ADA"), Seat("bot", "Ada", "easy")):
            with pytest.raises(Refusal, match="could be mistaken"):
                must_differ([Seat("here", "Ada"), other])

    def test_what_earlier_versions_stored_still_loads(self) -> None:
        setup, _ = new_setup("hl")
        for seat in setup.seats:
            seat["name"] = "Ada\u3164"
        table = Play(new_table(setup))
        for data in (
            {"kind": "arrive", "seats": [0, 1], "name": "Ada"},
            {"kind": "name", "seat": 0, "name": "Ada"},
            {"kind": "chat", "line": {"seat": None, "name": "Ada", "text": "\u202eolleh", "at": "now"}},
        ):
            table.table = apply(table.table, read_record(data))
        assert snapshot(table)
        assert [seat.name for seat in table.seats] == ["Ada", "Ada"]
