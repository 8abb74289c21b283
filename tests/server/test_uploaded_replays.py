"""Uploaded match files are kept for a while, and nobody's uploads can drive out everybody else's."""

from __future__ import annotations

from sampan.core.match_file import LARGEST_FILE
from sampan.server.uploaded_replays import Limits, UploadedReplays, new_id


def limits(**chosen: float) -> Limits:
    """Those that a server has, but for the chosen ones."""
    usual = {"files": 500, "bytes": 4 * LARGEST_FILE, "files_per_address": 20, "bytes_per_address": LARGEST_FILE}
    return Limits(**{**usual, "seconds": 3600.0, **chosen})  # type: ignore[arg-type]


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def kept(uploads: UploadedReplays, ids: str) -> str:
    """Which of these are kept; asking uses them, from left to right."""
    return "".join(id_ for id_ in ids if uploads.get(id_) is not None)


def test_a_file_comes_back_as_it_was() -> None:
    uploads = UploadedReplays(limits())
    id_ = new_id()
    uploads.add(id_, "here", b"\xff file")
    assert uploads.get(id_) == b"\xff file"
    assert uploads.get(new_id()) is None


def test_ids_cannot_be_guessed() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert min(map(len, ids)) >= 22


def test_the_least_recently_used_goes_first() -> None:
    uploads = UploadedReplays(limits(files=3))
    for number, id_ in enumerate("abc"):
        uploads.add(id_, f"address {number}", b"x")
    uploads.get("a")
    uploads.add("d", "address 3", b"x")
    assert kept(uploads, "abcd") == "acd"


def test_bytes_are_limited_too() -> None:
    uploads = UploadedReplays(limits(bytes=10, bytes_per_address=6))
    uploads.add("a", "one", b"x" * 5)
    uploads.add("b", "two", b"x" * 5)
    uploads.add("c", "three", b"x" * 5)
    assert kept(uploads, "abc") == "bc"


def test_an_address_makes_room_among_its_own_files() -> None:
    uploads = UploadedReplays(limits(files=100, files_per_address=2, bytes=100, bytes_per_address=6))
    uploads.add("a", "ada", b"x")
    for id_ in "bcdef":
        uploads.add(id_, "eve", b"x")
    assert kept(uploads, "abcdef") == "aef"
    uploads.add("g", "eve", b"x" * 6)
    assert kept(uploads, "abcdefg") == "ag"


def test_what_nobody_asks_for_is_forgotten() -> None:
    clock = Clock()
    uploads = UploadedReplays(limits(seconds=10), clock)
    uploads.add("a", "ada", b"x")
    uploads.add("b", "ada", b"x")
    clock.now = 9
    assert kept(uploads, "a") == "a"
    clock.now = 11
    assert kept(uploads, "ab") == "a"


def test_the_largest_file_can_be_kept() -> None:
    uploads = UploadedReplays(limits())
    uploads.add("a", "ada", bytes(LARGEST_FILE))
    assert uploads.get("a") is not None
