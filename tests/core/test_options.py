"""Options say what they allow, and refuse everything else with a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sampan
from sampan import NotationError, OptionError
from sampan.core.board_option import LONGEST_BOARD, Board, check_board, read_board
from sampan.core.options import (
    Flag,
    Number,
    NumberPerSeat,
    Numbers,
    Option,
    Seat,
    Teams,
    check_options,
    stored_options,
)
from sampan.core.word_options import Choice, Order, Subset

ORDER = Order("o", ["a", "b", "c"], {2: ["a", "c"], 3: ["a", "b", "c"]})
YIN_YANG = sampan.game("yin_yang")


@pytest.mark.parametrize("seats", [1, 11, 0, -2, True, 2.0, "3", None, 10**30])
def test_impossible_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(OptionError, match="takes 2 to 10"):
        YIN_YANG.start(seats)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"mystrey": True}, "no option “mystrey”.*mystery, teams"),
        ({"mystery": 1}, "either on or off, not 1"),
        ({"mystery": None}, "either on or off"),
        ({"turn_limit": 0}, "from 1 to 1,?000,?000,?000, or none, not 0"),
        ({"turn_limit": True}, "not True"),
        ({"turn_limit": 1.5}, "not 1.5"),
        ({"turn_limit": "many"}, "not many"),
        ({"first_player": 3}, "number of a seat"),
        ({"first_player": -1}, "number of a seat"),
        ({"teams": [0, 1]}, "every seat a team"),
        ({"teams": [0, 0, 0]}, "at least two"),
        ({"teams": [0, 1, -1]}, "counted from 0"),
        ({"teams": [0, 1, "x"]}, "every seat"),
        ({"teams": "010"}, "every seat"),
        ({3: True}, "no option “3”"),
        ([("mystery", True)], "names with values"),
        ("mystery", "names with values"),
        ({"mystery": "x" * 10_000}, r"\.\.\."),
    ],
)
def test_impossible_options_are_refused_with_what_is_allowed(options: Any, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence) as caught:
        YIN_YANG.start(3, options)
    assert len(caught.value.sentence("fr")) < 400


def test_every_option_has_its_default() -> None:
    options = YIN_YANG.start(2).options
    assert options == {
        "mystery": False,
        "teams": None,
        "one_pile": False,
        "no_token": False,
        "blind_gift": False,
        "tokens": 20,
        "turn_limit": 100,
        "at_limit": "nearest",
        "first_player": None,
    }


@pytest.mark.parametrize(
    ("option", "words", "value"),
    [
        (Flag("f"), "yes", True),
        (Flag("f"), "OFF", False),
        (Flag("f"), "oui", True),
        (Number("n", 4, 1, True), " 12 ", 12),
        (Number("n", 4, 1, True), "none", None),
        (Seat("s"), "hasard", None),
        (Seat("s"), "2", 2),
        (Teams("t"), "0,1, 0", [0, 1, 0]),
        (Teams("t"), "none", None),
        (Numbers("n", [1, 2], 0, True), "3, 4", [3, 4]),
        (Numbers("n", [2, 1], 0, False, falling=True), "4, 4", [4, 4]),
        (Choice("c", ["calm", "wild"]), "wild", "wild"),
        (Subset("s", [], ["a", "b", "c"]), "c, a", ["a", "c"]),
        (Subset("s", ["a"], ["a", "b", "c"]), "none", []),
        (ORDER, "c,a", ["c", "a"]),
        (ORDER, "none", None),
    ],
)
def test_options_are_read_from_words(option: Option, words: str, value: object) -> None:
    assert option.parse(words) == value


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Flag("f"), "maybe"),
        (Number("n", 4, 1, False), "none"),
        (Number("n", 4, 1, True), "four"),
        (Number("n", 4, 1, True), "9" * 5000),
        (Seat("s"), ""),
        (Teams("t"), "0,,1"),
        (Numbers("n", [1, 2], 0, True), "1,two"),
        (Subset("s", [], ["a", "b"]), "a,d"),
        (Subset("s", [], ["a", "b"]), "a,a"),
    ],
)
def test_words_that_are_no_value_cannot_be_read(option: Option, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        option.parse(words)
    assert option.key in caught.value.sentence("en")
    assert option.key in caught.value.sentence("fr")


def test_forms_hold_all_that_a_page_needs() -> None:
    forms = {form["key"]: form for form in YIN_YANG.forms()}
    assert forms["turn_limit"] == {
        "key": "turn_limit",
        "kind": "number",
        "per_seat": 50,
        "minimum": 1,
        "maximum": 1_000_000_000,
        "optional": True,
        "label": {"en": "Turn limit", "fr": "Limite de tours"},
        "help": forms["turn_limit"]["help"],
    }
    assert {str(form["kind"]) for form in forms.values()} == {"flag", "teams", "number", "seat", "choice"}


def test_a_default_may_depend_on_the_seats() -> None:
    option = NumberPerSeat("n", 5, 1, True, before=7)
    assert [option.default_for(seats) for seats in (2, 4)] == [10, 20]
    assert check_options([option], {}, 3) == {"n": 15}
    assert check_options([option], {"n": None}, 3) == {"n": None}
    assert set(option.examples(3)) == {15, 1, None}


def test_a_number_may_have_to_reach_the_number_of_seats() -> None:
    option = Number("n", 8, 6, False, 9, one_per_seat=True)
    assert [option.admits(number, 2) for number in (5, 6, 9, 10)] == [False, True, True, False]
    assert [option.admits(number, 8) for number in (7, 8)] == [False, True]
    with pytest.raises(OptionError, match="from 8 to 9, not 7"):
        option.checked(7, 8)
    assert all(option.admits(example, 8) for example in option.examples(8))
    forms = {form["key"]: form for form in YIN_YANG.forms()}
    assert forms["tokens"]["one_per_seat"] is True  # or the page would offer what the server refuses


def test_what_was_stored_before_an_option_existed_is_completed() -> None:
    options = [
        Choice("c", ["new", "old"], before="old"),
        NumberPerSeat("n", 5, 1, True, before=7),
        Flag("f"),
        Flag("g", True, before=False),
    ]
    assert stored_options(options, {}) == {"c": "old", "n": 7, "f": False, "g": False}
    assert stored_options(options, {"c": "new", "n": None}) == {"c": "new", "n": None, "f": False, "g": False}
    with pytest.raises(OptionError, match="no option “x”"):
        check_options(options, stored_options(options, {"x": 1}), 2)


def test_given_options_are_not_changed() -> None:
    given = {"mystery": True}
    check_options(YIN_YANG.options, given, 2)
    assert given == {"mystery": True}


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (
            Numbers("n", [1, 2, 3], 0, True),
            [[0, 0, 0], [4, 4, 9]],
            [[1, 2], [3, 2, 1], [0, -1, 5], [1, 2, 3, 4], [1, 2, True], [1, 2, 10**12], "123", None],
        ),
        (Numbers("n", [1, 2], 1, False), [[5, 1]], [[0, 1]]),
        (Numbers("n", [1, 2], 1, True, 5), [[5, 5]], [[5, 6], [2, 1]]),
        (Numbers("n", [2, 4], 1, True, 5, True), [[1, 2], [4, 5]], [[2, 2], [4, 2], [1, 6]]),
        (Choice("c", ["calm", "wild"]), ["calm", "wild"], ["Calm", 0, None, ["calm"]]),
        (Subset("s", [], ["a", "b"]), [[], ["a"], ["a", "b"]], [["b", "a"], ["a", "a"], ["d"], "a", None, [1]]),
        (
            ORDER,
            [None, ["c", "a"]],
            [["a"], ["a", "a"], ["a", "b"], ["a", "b", "c"], "ac", [1, 2]],
        ),
    ],
)
def test_what_options_of_several_values_admit(option: Option, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert check_options([option], {option.key: value}, 2) == {option.key: value}
    for value in bad:
        with pytest.raises(OptionError, match=f"option “{option.key}” must") as caught:
            check_options([option], {option.key: value}, 2)
        assert option.key in caught.value.sentence("fr")
    for value in option.examples(2):
        assert check_options([option], {option.key: value}, 2) == {option.key: value}


class Squares(Board):
    """A toy: a board is some lines of the sign #, not more than three."""

    def suits(self, text: str) -> bool:
        return text.startswith("#")

    def flaw(self, text: str) -> NotationError | None:
        for number, line in enumerate(text.splitlines(), 1):
            if set(line) != {"#"}:
                return NotationError("field-missing", {"field": f"line {number}"})
        return None


SQUARES = Squares("board", "sampan.core", ["small", "large"], "txt")


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("#\n#.", "line 2"),
        ("tiny", "not a board for this game.*small, large"),
        ("#" * (LONGEST_BOARD + 1), "at most"),
        (7, "must be one of small, large"),
        (None, "must be one of small, large"),
    ],
)
def test_a_bad_board_is_refused_with_what_is_wrong(value: object, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        check_options([SQUARES], {"board": value}, 2)


def test_a_board_is_a_name_or_the_text_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes("\ufeff##\r\n##\r\n".encode())
    assert SQUARES.parse("large") == "large"
    assert SQUARES.parse(str(file)) == "##\n##\n"
    assert check_options([SQUARES], {"board": "##\n##\n"}, 2) == {"board": "##\n##\n"}
    assert check_options([SQUARES], {}, 2) == {"board": "small"}
    assert check_board("##\n", [SQUARES]) is SQUARES
    with pytest.raises(NotationError, match="board for any of the games"):
        check_board("...", [SQUARES])


def test_a_board_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_bytes(b"#\xff")
    with pytest.raises(NotationError, match="not text in UTF-8"):
        SQUARES.parse(str(broken))
    for path in (str(tmp_path / "nowhere.txt"), str(tmp_path), "a\0b"):
        with pytest.raises(NotationError, match="cannot be read"):
            read_board(path)


def test_an_option_is_of_its_own_kind_alone() -> None:
    """Whatever was asked before: abstract classes that share one memory of answers mistook a flag for a board."""
    flag = Flag("f")
    assert isinstance(flag, Flag)
    assert isinstance(flag, Option)
    for other in (Number, Numbers, Seat, Teams, Board, Choice, Order, Subset):
        assert not isinstance(flag, other)


def test_numbers_that_may_not_rise() -> None:
    option = Numbers("n", [5, 5, 2], 0, False, 9, falling=True)
    for value in option.examples(2):
        assert option.checked(value, 2) == value
    for wrong in ([1, 2, 3], [5, 5, 6], [10, 1, 1], [3, 2, -1], [3, 2]):
        with pytest.raises(OptionError, match="none larger than the one before"):
            option.checked(wrong, 2)


def test_options_that_something_stored_leaves_out_are_what_they_were_then() -> None:
    changed = Flag("changed", True)
    changed.stored_default = False
    declared: list[Option] = [changed, Flag("plain", True)]
    assert check_options(declared, None, 2) == {"changed": True, "plain": True}
    assert stored_options(declared, {}) == {"changed": False, "plain": True}
    assert stored_options(declared, {"changed": True}) == {"changed": True, "plain": True}
    # What is stored besides is refused where options are checked.
    assert "strange" in stored_options(declared, {"strange": 1})
