"""What names and lines of chat may contain, and which names look alike.

Everything that is not seen, or that moves what stands around it, is refused: controls, direction marks, tags, private
use, and what Unicode calls default ignorable. Some of these signs are needed to write a language or an emoji; they are
allowed where they do that, and nowhere else. Whether two names look alike is decided by the data of Unicode's
confusable characters (UTS #39), and by a few rules of our own for what these leave out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import cache, lru_cache
from typing import Final, NamedTuple

import regex

from sampan.core.match import checked_players
from sampan.table.refusal import Refusal
from sampan.table.seats import BOT, Seat

_UNSEEN: Final = regex.compile(
    r"[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"
    r"\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}"
    r"\N{BRAILLE PATTERN BLANK}\N{OBJECT REPLACEMENT CHARACTER}]"
)
_NEEDED: Final = regex.compile(
    r"""
      (?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})  # a family, a flag
    | (?<=\p{Emoji})[\uFE0E\uFE0F]                                      # a sign as text or in colour
    | (?<=\p{Canonical_Combining_Class=9})[\u200C\u200D]                # after a virama, in the scripts of India
    | (?<=[\p{Joining_Type=L}\p{Joining_Type=D}]\p{Joining_Type=T}*)    # between letters that would otherwise join,
      \u200C(?=\p{Joining_Type=T}*[\p{Joining_Type=R}\p{Joining_Type=D}])  # as in Persian
    | (?<=\p{Han})[\uFE00-\uFE02\U000E0100-\U000E01EF]                  # the form of a character in Japanese names
    | (?<=\p{Mongolian})[\u180B-\u180D\u180F]
    """,
    regex.VERBOSE,
)
_STACKED: Final = regex.compile(r"[\p{Mn}\p{Me}]{5}")  # UTS #39: no script needs more than four marks in a row
_LONE_MARK: Final = regex.compile(r"\s*\p{M}")  # it would settle on whatever stands before the text
# What stands beside letters without being one: spaces, punctuation, accents by themselves, and marks on any of these.
_BESIDE: Final = regex.compile(
    r"(?V1)[\s\p{P}[\p{Sk}--\p{Emoji_Modifier}]\p{Block=Spacing_Modifier_Letters}\u07F4\u07F5]\p{Mn}*"
)
# A letter of another script may look like punctuation, as a yod does like an apostrophe; it is a letter all the same.
_WESTERN: Final = regex.compile(r"[\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]")
# Marks that are easily missed: those below a letter, and all that make no letter of any language together with it.
_LETTER: Final = r"(?<=[\p{Latin}\p{Greek}\p{Cyrillic}]\p{Mn}*)"
_MARK_BELOW: Final = regex.compile(_LETTER + r"\p{Canonical_Combining_Class=220}")
_MARK_WITHOUT_LETTER: Final = regex.compile(_LETTER + r"[\p{Mn}\p{Me}]")
_BARS: Final = regex.compile(r"^[|\u01C0\u2223\u2502\u23D0\u2758]+|[|\u01C0\u2223\u2502\u23D0\u2758]+$")
_SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "


def is_shown(text: str) -> bool:
    """Whether everything in a text is seen where it stands."""
    if _UNSEEN.search(_NEEDED.sub("", text)) or _LONE_MARK.match(text):
        return False
    return not _STACKED.search(_UNSEEN.sub("", unicodedata.normalize("NFD", text)))


def must_be_name(name: str) -> None:
    """A refusal unless people can be called so."""
    if not is_shown(name):  # first: the other refusal quotes the name
        raise Refusal("name-form")
    checked_players([name])


def must_be_free(name: str, seats: Collection[Seat], own: Collection[int] = ()) -> None:
    """A refusal unless somebody can be called so beside the people and bots at these seats, apart from their own."""
    must_be_name(name)
    for number, seat in enumerate(seats):
        if number not in own and look_alike(name, seat.name):
            raise Refusal("name-taken", {"name": name, "taken": seat.name})


def must_differ(seats: Collection[Seat]) -> None:
    """A refusal unless everybody at a new table can be told apart; only bots may be called the same."""
    for number, seat in enumerate(seats):
        must_be_name(seat.name)
        if seat.kind != BOT:
            must_be_free(seat.name, seats, {number})


def look_alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other."""
    return any(_same(first, second) for first in _shapes(one) for second in _shapes(other))


def _same(first: _Shape, second: _Shape) -> bool:
    if first.as_written == second.as_written or first.folded == second.folded:
        return True
    # A 1 stands for an i as well as for an l; but where there is none, Ian is not Lan.
    ones = first.has_one or second.has_one
    return ones and first.folded.replace("i", "l") == second.folded.replace("i", "l")


class _Shape(NamedTuple):
    """A name reduced to what the eye distinguishes: as it is written, and whatever the case of its letters."""

    as_written: str
    folded: str
    has_one: bool


@lru_cache(maxsize=1024)
def _shapes(name: str) -> tuple[_Shape, ...]:
    """The shapes of a name: a bar at its end may be an l, or nothing but a line beside it."""
    # Accents by themselves go first: in the compatible form they would settle on the letter before them.
    seen = _UNSEEN.sub("", unicodedata.normalize("NFKC", _BESIDE.sub("", name) or name))
    bare = _BESIDE.sub("", seen) or seen
    barless = _BARS.sub("", bare)
    return (_shape(bare),) if barless in ("", bare) else (_shape(bare), _shape(barless))


def _shape(bare: str) -> _Shape:
    marked = unicodedata.normalize("NFC", _MARK_BELOW.sub("", unicodedata.normalize("NFD", bare)))
    signs = [_large(sign) for sign in _MARK_WITHOUT_LETTER.sub("", marked)]
    as_written = "".join(map(_look, signs)) or bare
    # Small and capital letters are the same only after what looks like a letter has become one. The letter I, which
    # looks like an l, stays what it is: nobody takes Ian for Lan.
    letters = "".join(sign if sign.isascii() and sign.isalpha() else _look(sign) for sign in signs) or bare
    folded = _skeleton(letters.casefold()).replace("vv", "w")
    return _Shape(_skeleton(as_written), folded, "1" in bare or "|" in bare)


def _large(sign: str) -> str:
    """A capital letter in the place of a small capital; the data has only some of them."""
    name = unicodedata.name(sign, "")
    letter = name.removeprefix(_SMALL_CAPITAL)
    return letter if name.startswith(_SMALL_CAPITAL) and len(letter) == 1 else sign


def _look(sign: str) -> str:
    """What stands for all that look like the sign; nothing if that is no letter and stands beside them."""
    look = _skeleton(sign)
    return "" if _BESIDE.fullmatch(look) and _WESTERN.fullmatch(sign) else look


def _skeleton(text: str) -> str:
    """The text with every sign replaced by the one that stands for all that look like it."""
    prototypes = _prototypes()
    replaced = [prototypes.get(sign, sign) for sign in unicodedata.normalize("NFD", text)]
    return unicodedata.normalize("NFD", "".join(replaced))


@cache
def _prototypes() -> dict[str, str]:
    """By sign: the sign, or the signs, that stand for all that look like it.

    The data lists for each sign those that look like it: one prototype, or all that have this sign as their prototype.
    """
    from confusable_homoglyphs.confusables import confusables_data  # large, and needed only where names are compared

    lists = {_bare(sign): {_bare(each["c"]) for each in found} for sign, found in confusables_data.items()}
    prototypes: dict[str, str] = {}
    for sign, others in lists.items():
        prototype = min({sign, *others}, key=lambda each: (-len(each), -len(lists.get(each, ())), each))
        if len(sign) == 1 and prototype != sign:
            prototypes[sign] = prototype
    return prototypes


def _bare(sign: str) -> str:
    return sign.strip("\N{LEFT-TO-RIGHT MARK}")  # which the data puts around signs that are written from right to left
