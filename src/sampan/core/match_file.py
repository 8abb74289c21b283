"""A match as a readable JSON file with one action per line, and back again, checking everything that can be checked."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from sampan.core.dealer import Dealer, new_dealer, read_seed
from sampan.core.errors import NotationError, OptionError, SampanError
from sampan.core.game import Game
from sampan.core.match import Match, Player, UndoEntry
from sampan.core.options import is_whole, shown
from sampan.core.state import CHANCE, OVER, Outcome

FORMAT: Final = "sampan match"
VERSION: Final = 3
SECOND_VERSION: Final = 2  # without `agreed`
FIRST_VERSION: Final = 1  # without `undone` too, and an eliminated seat could win by resignation
LARGEST_FILE: Final = 16_000_000
LONGEST_LOG: Final = 100_000
_FIELDS: Final = [
    "format",
    "version",
    "game",
    "rules",
    "options",
    "seats",
    "fair",
    "log",
    "undone",
    "resigned",
    "agreed",
    "outcome",
    "checksum",
]


def match_text(match: Match) -> str:
    """The match as the text of a file, for the host: it holds everything hidden and the seed of a fair match."""
    data = _match_data(match)
    lines = [f"  {json.dumps(key)}: {_as_json(data[key])}" for key in data if key not in ("log", "checksum")]
    log = data["log"]
    assert isinstance(log, list)
    entries = ",\n".join([f"    {_as_json(entry)}" for entry in log])
    lines.insert(_FIELDS.index("log"), f'  "log": [\n{entries}\n  ]')
    lines.append(f'  "checksum": {_as_json(_checksum(data))}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save_match(match: Match, path: Path | str) -> None:
    """Write the file under another name and then rename it, so that a failure leaves no half-written file."""
    place = Path(path)
    partial = place.parent / f"{place.name}.part"
    try:
        partial.write_text(match_text(match), encoding="utf-8")
        partial.replace(place)
    except OSError as problem:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
        raise NotationError("file-unwritable", {"file": str(path), "problem": _os_words(problem)}) from None


def load_match(path: Path, find_game: Callable[[str], Game]) -> Match:
    """The match of a file; a NotationError that says what is wrong with it otherwise."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise NotationError("file-oversized", {"megabytes": LARGEST_FILE // 1_000_000})
        content = path.read_bytes()
    except OSError as problem:
        raise NotationError("file-unreadable", {"file": str(path), "problem": _os_words(problem)}) from None
    return read_match(content, find_game)


def read_match(content: bytes, find_game: Callable[[str], Game]) -> Match:
    """The match of a file's content; a NotationError that says what is wrong with it otherwise."""
    data = _parse(content)
    if data.get("format") != FORMAT:
        raise NotationError("file-foreign")
    version = data.get("version")
    if not is_whole(version) or version not in (FIRST_VERSION, SECOND_VERSION, VERSION):
        raise NotationError("file-version", {"version": shown(version), "known": VERSION})
    fields = [field for field in _FIELDS if field not in _missing_fields(version)]
    for field in fields:
        if field not in data:
            raise NotationError("file-field", {"field": field})
    for field in data:
        if field not in fields:
            raise NotationError("file-field-unknown", {"field": shown(field)})
    if data["checksum"] != _checksum(data):
        raise NotationError("file-tampered")
    match = _empty_match(data, find_game)
    undos = _undos(match, data.get("undone", []))
    _replay(match, data["log"], undos)
    _resign(match, data["resigned"])
    _agree(match, data.get("agreed", False))
    # A file of the first version may name the winners of that version; whoever reads it is told the right ones.
    outcomes = [match.outcome(), *([_first_outcome(match)] if version == FIRST_VERSION else [])]
    if data["outcome"] not in [None if outcome is None else outcome.data() for outcome in outcomes]:
        raise NotationError("file-outcome")
    return match


def _match_data(match: Match) -> dict[str, object]:
    outcome = match.outcome()
    fair: dict[str, object] | None = None
    if match.fair:
        dealer = match.dealer
        fair = {"commitment": dealer.commitment(), "salt": dealer.salt, "seed": dealer.seed.hex()}
    # Only where a draw can be checked does it matter which one it was.
    undone = match.undos if match.fair and any([undo.draws for undo in match.undos]) else []
    # Whatever an earlier version can say is said in it, so that an older Sampan can read it if it knows the options.
    version = VERSION
    if not match.agreed:
        version = FIRST_VERSION if not undone and outcome == _first_outcome(match) else SECOND_VERSION
    data: dict[str, object] = {
        "format": FORMAT,
        "version": version,
        "game": match.game.key,
        "rules": match.game.rules_version,
        "options": match.options,
        "seats": [player.data() for player in match.players],
        "fair": fair,
        "log": [
            {"by": "chance" if entry.by == CHANCE else entry.by, "action": entry.description} for entry in match.entries
        ],
        "undone": [undo.data() for undo in undone],
        "resigned": match.resigned,
        "agreed": match.agreed,
        "outcome": None if outcome is None else outcome.data(),
    }
    for field in _missing_fields(version):
        del data[field]
    return data


def _missing_fields(version: object) -> list[str]:
    """The fields that a file of that version does not have."""
    if version == FIRST_VERSION:
        return ["undone", "agreed"]
    return ["agreed"] if version == SECOND_VERSION else []


def _first_outcome(match: Match) -> Outcome | None:
    """The outcome by the rule of the first version: whoever has not resigned is left, eliminated or not."""
    if not match.resigned or match.state.to_move() == OVER:
        return match.state.outcome()
    seats = range(len(match.players))
    left = [seat for seat in seats if seat not in match.resigned]
    persons = [seat for seat, player in enumerate(match.players) if player.bot is None]
    deserted = bool(persons) and all([seat in match.resigned for seat in persons])
    if len(left) == 1 or (left and deserted):
        return Outcome(tuple(left), tuple([1 if seat in left else 0 for seat in seats]), "resigned")
    return None


def _as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _checksum(data: dict[str, object]) -> str:
    content = {key: value for key, value in data.items() if key != "checksum"}
    canonical = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()


def _parse(content: bytes) -> dict[str, object]:
    if len(content) > LARGEST_FILE:
        raise NotationError("file-oversized", {"megabytes": LARGEST_FILE // 1_000_000})
    try:
        data = json.loads(content.decode("utf-8"), object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as problem:
        place = getattr(problem, "lineno", 0)
        raise NotationError("file-damaged", {"line": place}) from None
    if not isinstance(data, dict):
        raise NotationError("file-foreign")
    return data


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a key appears twice")
    return data


def _no_constant(word: str) -> NoReturn:
    raise ValueError(word)


def _empty_match(data: dict[str, object], find_game: Callable[[str], Game]) -> Match:
    game = find_game(str(data["game"]))
    if data["rules"] != game.rules_version:
        raise NotationError("file-rules", {"rules": shown(data["rules"]), "known": game.rules_version})
    seats = data["seats"]
    options = data["options"]
    if not isinstance(seats, list) or not isinstance(options, dict):
        raise NotationError("file-damaged", {"line": 0})
    try:
        players = [_player(seat) for seat in seats]
        return Match(game, players, game.stored_options(options), _dealer(data["fair"]), data["fair"] is not None)
    except OptionError as problem:
        raise NotationError(problem.reason, problem.fields, problem.package) from None


def _player(seat: object) -> Player:
    if not isinstance(seat, dict) or set(seat) != {"name", "bot"}:
        raise NotationError("file-field", {"field": "seats"})
    name, bot = seat["name"], seat["bot"]
    if not isinstance(name, str) or not (bot is None or isinstance(bot, str)):
        raise NotationError("file-field", {"field": "seats"})
    return Player(name, bot)


def _dealer(fair: object) -> Dealer:
    if fair is None:
        return new_dealer()
    if not isinstance(fair, dict) or set(fair) != {"commitment", "salt", "seed"} or not isinstance(fair["salt"], str):
        raise NotationError("file-field", {"field": "fair"})
    try:
        fair["salt"].encode()
    except UnicodeEncodeError:  # JSON can hold half of a surrogate pair
        raise NotationError("file-field", {"field": "fair"}) from None
    dealer = Dealer(read_seed(str(fair["seed"])), fair["salt"])
    if fair["commitment"] != dealer.commitment():
        raise NotationError("file-commitment")
    return dealer


def _undos(match: Match, undone: object) -> list[UndoEntry]:
    if not isinstance(undone, list) or len(undone) > LONGEST_LOG:
        raise NotationError("file-field", {"field": "undone"})
    limits = {"seat": len(match.players) - 1, "ply": LONGEST_LOG, "draws": LONGEST_LOG}
    undos: list[UndoEntry] = []
    for undo in undone:
        if not isinstance(undo, dict) or set(undo) != set(limits):
            raise NotationError("file-field", {"field": "undone"})
        for key, most in limits.items():
            if not is_whole(undo[key]) or not 0 <= undo[key] <= most:
                raise NotationError("file-field", {"field": "undone"})
        undos.append(UndoEntry(undo["seat"], undo["ply"], undo["draws"]))
    return undos


def draws_taken_back(undos: list[UndoEntry], plies: int) -> list[int]:
    """For each ply of a log of that length: how many draws had been taken back when it was played.

    An action was played after every undo that went back to its ply or before, and after all undos before these.
    """
    until: dict[int, int] = {}  # by ply: how many undos had been made after the last one that went back there
    for number, undo in enumerate(undos, 1):
        until[undo.ply] = number
    totals = [0]
    for undo in undos:
        totals.append(totals[-1] + undo.draws)
    taken: list[int] = []
    made = 0
    for ply in range(plies):
        made = max(made, until.get(ply, 0))
        taken.append(totals[made])
    return taken


def _replay(match: Match, log: object, undos: list[UndoEntry]) -> None:
    if not isinstance(log, list):
        raise NotationError("file-damaged", {"line": 0})
    if len(log) > LONGEST_LOG:
        raise NotationError("file-log-long", {"longest": LONGEST_LOG})
    taken_back = draws_taken_back(undos, len(log))
    draws = 0
    for ply, entry in enumerate(log):
        if not isinstance(entry, dict) or set(entry) != {"by", "action"}:
            raise NotationError("file-entry", {"ply": ply})
        mover = int(match.to_move())
        by = entry["by"]
        if mover == OVER or by != ("chance" if mover == CHANCE else mover) or isinstance(by, bool):
            raise NotationError("file-mover", {"ply": ply, "by": shown(by)})
        try:
            action = match.game.find(match.state, entry["action"])
        except SampanError as problem:
            impossible = NotationError("file-action", {"ply": ply, "problem": str(problem)})
            impossible.quoted = problem
            raise impossible from None
        if mover == CHANCE:
            if match.fair and action != match.dealer.draw(match.state, draws + taken_back[ply]):
                raise NotationError("file-draw", {"ply": ply})
            draws += 1
        match.add(action)
    match.remember_undos(undos)


def _resign(match: Match, seats: object) -> None:
    # Seats may have resigned long before the last action, and the game may have ended since.
    over = match.state.to_move() == OVER
    if not isinstance(seats, list) or len(seats) > len(match.players) - (2 if over else 1):
        raise NotationError("file-field", {"field": "resigned"})
    for seat in seats:
        if not is_whole(seat) or not 0 <= seat < len(match.players) or seat in match.resigned:
            raise NotationError("file-field", {"field": "resigned"})
        match.resigned.append(seat)


def _agree(match: Match, agreed: object) -> None:
    # Nobody can agree to end a match that is over.
    if not isinstance(agreed, bool) or (agreed and match.to_move() == OVER):
        raise NotationError("file-field", {"field": "agreed"})
    match.agreed = agreed


def _os_words(problem: OSError) -> str:
    return problem.strerror or str(problem)
