"""People and bots at many tables of all games, who keep playing whatever happens to their servers."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal

import httpx

import sampan
from soaking.audit import Audit, Problem
from soaking.player import Player

Data = dict[str, Any]

_MOST_SEATS = 4


class Tally:
    """What the tables of a deployment have seen."""

    def __init__(self) -> None:
        self.acknowledged: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.tables: Counter[str] = Counter()
        self.comparisons = 0
        self.problems: list[Problem] = []


class SoakTable:
    """One table with its clients."""

    def __init__(self, id_: str, game: str, persons: list[list[str]], spectators: int, crowd: Crowd) -> None:
        rng = crowd.rng
        self.id = id_
        self.game = game
        self.persons = persons
        self.spectators = spectators
        self.audit = Audit(id_)
        self.pace = crowd.pace
        self.server = crowd.server
        self.wants_rematch = bool(persons) and rng.random() < 0.4
        self.rematch_tries = 0
        self.long = rng.randint(60, 400)  # actions after which people begin to resign
        self.leaving = False  # whether everybody is to go
        self.moves = 0
        self.moved_at = time.monotonic()
        self._crowd = crowd
        self._lines = itertools.count(1)
        clients = [*persons, *[[] for _ in range(spectators)]]
        names = [f"{'Ann' if tokens else 'Eve'} {number}" for number, tokens in enumerate(clients)]
        self.players = [
            Player(self, name, tokens, random.Random(rng.random())) for name, tokens in zip(names, clients, strict=True)
        ]

    @property
    def running(self) -> bool:
        """Whether somebody must still move here, as far as the clients know."""
        return not self.leaving and all(player.summary.get("outcome") is None for player in self.players)

    def told(self) -> dict[str, Data]:
        """By client: the table as it knows it."""
        return {player.name: player.whole for player in self.players if player.whole}

    def move(self) -> None:
        """Somebody moved."""
        self.moves += 1
        self.moved_at = time.monotonic()

    def line(self) -> str:
        """Words that nobody has used at this table before."""
        return f"line {next(self._lines)}"

    def compared(self) -> None:
        """A client that knew a table was told the whole table again."""
        self._crowd.tally.comparisons += 1

    def acknowledge(self, kind: str) -> None:
        """A client was told that its request is done."""
        self._crowd.tally.acknowledged[kind] += 1

    def refuse(self, reason: str) -> None:
        """A client was told that its request is refused."""
        self._crowd.tally.refused[reason] += 1

    def report(self, kind: Literal["lost", "wrong"], seq: int | None, words: str) -> None:
        """A client was told what must never be."""
        self._crowd.tally.problems.append(Problem(kind, self.id, seq, words))

    async def play(self) -> None:
        """Until the match is over, or everybody is to go."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.attend())

    def rematch(self) -> str | None:
        """The table at which the same people play again."""
        return next((player.summary["rematch"] for player in self.players if player.summary.get("rematch")), None)


class Crowd:
    """All tables of a deployment: when one is over, another begins."""

    def __init__(self, tables: int, pace: float, rng: random.Random, server: Callable[[], str | None]) -> None:
        self.pace = pace
        self.rng = rng
        self.server = server
        self.tally = Tally()
        self.tables: set[SoakTable] = set()
        self.over: list[SoakTable] = []  # which somebody must still look at a last time
        self._places = tables
        self._numbers = itertools.count()
        self._stopping = False
        self._playing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Everybody begins to play."""
        self._playing = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Everybody goes."""
        self._stopping = True
        for table in self.tables:
            table.leaving = True
        if self._playing is not None:
            await self._playing

    @property
    def full(self) -> bool:
        """Whether there are as many tables as there should be."""
        return len(self.tables) == self._places

    def check(self) -> None:
        """Raises what a client has raised, if one has."""
        if self._playing is not None and self._playing.done():
            self._playing.result()

    async def _play(self) -> None:
        async with (
            httpx.AsyncClient(trust_env=False, timeout=5, limits=httpx.Limits(max_keepalive_connections=0)) as http,
            asyncio.TaskGroup() as group,
        ):
            for _ in range(self._places):
                group.create_task(self._keep_playing(http))

    async def _keep_playing(self, http: httpx.AsyncClient) -> None:
        table: SoakTable | None = None
        while not self._stopping:
            table = self._again(table) if table is not None else None
            table = table or await self._new_table(http)
            if table is None:
                await asyncio.sleep(0.1)
                continue
            self.tally.tables[table.game] += 1
            self.tables.add(table)
            table.leaving = self._stopping
            await table.play()
            self.tables.discard(table)
            self.over.append(table)

    def _again(self, table: SoakTable) -> SoakTable | None:
        id_ = table.rematch()
        return SoakTable(id_, table.game, table.persons, table.spectators, self) if id_ else None

    async def _new_table(self, http: httpx.AsyncClient) -> SoakTable | None:
        """The next game in turn, with some people and some bots; None if no server makes it now."""
        keys = sampan.game_keys()
        game = sampan.game(keys[next(self._numbers) % len(keys)])
        seats = self.rng.randint(game.fewest_seats, min(game.most_seats, _MOST_SEATS))
        persons = 0 if self.rng.random() < 0.05 else self.rng.randint(1, seats)
        bots = [{"kind": "bot", "bot": "easy"}] * (seats - persons)
        order = [{"kind": "here", "name": f"Person {number}"} for number in range(persons)] + bots
        self.rng.shuffle(order)
        public = persons == 0 or self.rng.random() < 0.15  # few: thinking about chances for spectators takes long
        wishes: Data = {"game": game.key, "seats": order, "public": public, "fair": True, "hints": True}
        url = self.server()
        if url is None:
            return None
        try:
            answer = await http.post(f"{url}/api/tables", json=wishes)
        except httpx.HTTPError:  # if the table was made all the same, nobody will ever sit there
            return None
        if answer.status_code != 201:
            return None
        made = answer.json()
        tokens = [key["token"] for key in made["tokens"]]
        shared = 2 if len(tokens) > 2 and self.rng.random() < 0.5 else 1  # seats of the first client
        clients = [tokens[:shared], *[[token] for token in tokens[shared:]]] if tokens else []
        return SoakTable(made["table"]["id"], game.key, clients, 1 if public else 0, self)
