"""How long a visitor waits for a bot and for a hint while somebody else keeps the server as busy as one address can.

A crowd at 127.0.0.1 makes tables of four expert bots and watches all of them, so that they play. A visitor at 127.0.0.2
plays against an easy bot meanwhile: how long does it take to answer an action, and how long does a hint take? The pause
that lets people follow a bot's move counts, too. With --tables 0 nobody else is there.

    python benchmarks/crowding.py [--tables 40] [--actions 30] [--hints 10] [--game KEY ...] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import websockets

import sampan
from sampan.server.schemas.socket import PROTOCOL

CROWD, VISITOR = "127.0.0.1", "127.0.0.2"
WARM_UP = 5.0
PATIENCE = 120.0
BOT = 1  # the visitor's opponent's seat
Data = dict[str, Any]


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server as `sampan serve` runs it, with a store of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sampan.cli", "serve", "--port", "0", "--log-level", "warning"]
        command += ["--database", f"sqlite:///{folder}/tables.sqlite3"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+", process.stdout.readline())
                assert found
                yield found[0]
            finally:
                process.terminate()


class Client:
    """Somebody at an address who makes tables and sits at them."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False)

    async def table(self, game: str, seats: list[Data], public: bool) -> tuple[str, list[str]]:
        """A new table, and the tokens of its seats."""
        order = {"game": game, "seats": seats, "public": public}
        while (answer := await self.http.post(f"{self.url}/api/tables", json=order)).status_code == 429:
            await asyncio.sleep(1)
        made = answer.raise_for_status().json()
        return made["table"]["id"], [key["token"] for key in made["tokens"]]

    @contextlib.asynccontextmanager
    async def socket(self, id_: str, *tokens: str) -> AsyncIterator[Any]:
        """A socket at a table, greeted."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{id_}/live"
        async with websockets.connect(
            address, proxy=None, compression=None, max_size=None, local_addr=(self.address, 0)
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "tokens": tokens}))
            yield socket


class Crowd:
    """Tables of bots that play because they are watched; a match that ends is followed by another."""

    def __init__(self, client: Client, game: str) -> None:
        self._client = client
        self._game = game
        self.moves = 0
        self.ahead = 0  # the largest number that any of them was told

    async def watch(self) -> None:
        """Watch one table after another."""
        seats = min(4, sampan.game(self._game).most_seats)
        while True:
            id_, _ = await self._client.table(self._game, [{"kind": "bot", "bot": "expert"}] * seats, True)
            async with self._client.socket(id_) as socket:
                async for words in socket:
                    message = json.loads(words)
                    self.moves += "entries" in message
                    if message["type"] == "queue":
                        self.ahead = max(self.ahead, message["ahead"] or 0)
                    if message.get("table", {}).get("outcome"):
                        break


async def visit(client: Client, game: str, actions: int, hints: int) -> tuple[list[float], list[float]]:
    """Play against an easy bot: how long its first move took after each action that it answers, and each hint."""
    answered: list[float] = []
    hinted: list[float] = []
    while len(answered) < actions or len(hinted) < hints:
        id_, tokens = await client.table(game, [{"kind": "here"}, {"kind": "bot", "bot": "easy"}], False)
        async with client.socket(id_, *tokens) as socket:
            acted = 0.0
            async for words in socket:
                message = json.loads(words)
                moved = any(entry["by"] == BOT for log in message.get("entries", {}).values() for entry in log)
                if acted and moved:
                    answered.append(time.perf_counter() - acted)
                    acted = 0.0
                if message["type"] in ("table", "change") and message.get("decisions"):
                    decision = message["decisions"][0]
                    if len(hinted) < hints:
                        hinted.append(await ask_hint(socket, decision))
                    acted = time.perf_counter()
                    await act(socket, decision, len(answered))
                if message.get("table", {}).get("outcome") or (len(answered) >= actions and len(hinted) >= hints):
                    break
    return answered, hinted


async def ask_hint(socket: Any, decision: Data) -> float:
    """How long a hint took."""
    began = time.perf_counter()
    await socket.send(json.dumps({"type": "hint", "ref": "hint", "seat": decision["seat"], "ply": decision["ply"]}))
    while (answer := json.loads(await socket.recv())).get("ref") != "hint" or answer["type"] == "queue":
        pass
    assert answer["type"] == "hint", answer
    return time.perf_counter() - began


async def act(socket: Any, decision: Data, choice: int) -> None:
    """One of the actions allowed."""
    action = decision["actions"][choice % len(decision["actions"])]
    request = {"type": "act", "ref": "act", "seat": decision["seat"], "ply": decision["ply"], "action": action}
    await socket.send(json.dumps(request))


async def measure(game: str, tables: int, actions: int, hints: int) -> Data:
    """One game on a server of its own."""
    with server() as url:
        crowd = Crowd(Client(url, CROWD), game)
        watching = [asyncio.create_task(crowd.watch()) for _ in range(tables)]
        await asyncio.sleep(WARM_UP if tables else 0)
        before, began = crowd.moves, time.perf_counter()
        answered, hinted = await visit(Client(url, VISITOR), game, actions, hints)
        rate = (crowd.moves - before) / (time.perf_counter() - began)
        for task in watching:
            task.cancel()
        for ended in await asyncio.gather(*watching, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise RuntimeError("the crowd has left") from ended
    return {
        "game": game,
        "tables": tables,
        "crowd_moves_per_second": round(rate, 1),
        "crowd_most_ahead": crowd.ahead,
        "answer_p95_s": quantile(answered, 0.95),
        "answer_max_s": round(max(answered), 2),
        "hint_p95_s": quantile(hinted, 0.95),
        "hint_max_s": round(max(hinted), 2),
    }


def quantile(waits: list[float], share: float) -> float:
    """So many waits are not longer."""
    return round(sorted(waits)[min(len(waits) - 1, int(share * len(waits)))], 2)


def main() -> None:
    """Measure, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40, help="tables of four expert bots that the crowd watches")
    parser.add_argument("--actions", type=int, default=30, help="actions of the visitor that an easy bot answers")
    parser.add_argument("--hints", type=int, default=10, help="hints that the visitor asks for")
    parser.add_argument("--game", action="append", choices=sampan.game_keys(), help="all games if left out")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    chosen = parser.parse_args()
    found = []
    for game in chosen.game or sampan.game_keys():
        found.append(asyncio.run(measure(game, chosen.tables, chosen.actions, chosen.hints)))
        if not chosen.json:
            print(
                "{game:<15} {tables} tables of experts ({crowd_moves_per_second} moves/s, {crowd_most_ahead} ahead): "
                "easy answers in {answer_p95_s} s (p95), {answer_max_s} s (max), "
                "a hint takes {hint_p95_s} s (p95), {hint_max_s} s (max)".format(**found[-1]),
                flush=True,
            )
    if chosen.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
