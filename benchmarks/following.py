"""What it costs a server to follow changes made at another server on the same PostgreSQL, and what they cost there.

All tables are played at one server. Observers who hold the same seats are connected to another, so that both tell as
many people the same things; the other reads no requests and writes no records, but has to hear of the changes. Both
processes' processor time per acknowledged action is compared; that of PostgreSQL itself does not count.

    python benchmarks/following.py postgresql+psycopg://user@host/empty_database [--seconds 10] [--rounds 3]
                                   [--tables 60] [--game yin_yang] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import os
import statistics
import sys
from typing import Any

import server

Data = dict[str, Any]
BAR = 1.3


class Watcher(server.Player):
    """Hears everything about a table, and does nothing."""

    def hear(self, message: bytes) -> None:
        """Nothing of it need be read."""
        if b'"outcome":{' in message and not self.over.done():
            self.over.set_result(None)


async def keep_playing(http: Any, urls: list[str], game: str, tally: server.Tally, ready: asyncio.Event) -> None:
    """One table after the other, played at the first server and watched at the second."""
    loop = asyncio.get_running_loop()
    order = {"game": game, "seats": [{"kind": "here"}, {"kind": "here"}]}
    while True:
        made = (await http.post(f"{urls[0]}/api/tables", json=order)).json()
        path = f"/api/tables/{made['table']['id']}/live"
        clients: list[server.Player] = []
        for kind, url in ((Watcher, urls[1]), (server.Player, urls[0])):
            host, port = url.removeprefix("http://").split(":")
            for key in made["tokens"]:
                make = functools.partial(kind, path, key["token"], tally)
                clients.append((await loop.create_connection(make, host, int(port)))[1])
        ready.set()
        await asyncio.gather(*[client.over for client in clients])
        for client in clients:
            client.transport.close()


async def load(urls: list[str], game: str, tables: int, seconds: float) -> None:
    """Play for that long, then say how many actions were acknowledged."""
    import httpx

    tally = server.Tally(0)
    fresh = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(trust_env=False, timeout=60, limits=fresh) as http:
        playing = []
        for _ in range(tables):
            ready = asyncio.Event()
            playing.append(asyncio.create_task(keep_playing(http, urls, game, tally, ready)))
            await asyncio.wait([playing[-1], asyncio.create_task(ready.wait())], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(server.WARM_UP)
        server.say({"counting": True})
        tally.counting = True
        done, _ = await asyncio.wait(playing, timeout=seconds)
        for failed in done:
            failed.result()
        server.say({"actions": len(tally.latencies)})
        sys.stdin.readline()
        os._exit(0)


def measure(database: str, game: str, tables: int, seconds: float) -> Data:
    """Processor time per action, in microseconds, at both servers."""
    serve = [sys.executable, server.__file__, "--serve", database]
    with server.started(*serve) as local, server.started(*serve) as follower:
        urls = [server.address(each) for each in (local, follower)]
        with server.started(sys.executable, __file__, "--load", *urls, game, str(tables), str(seconds)) as clients:
            server.line(clients)
            began = server.worked(local), server.worked(follower)
            actions = json.loads(server.line(clients))["actions"]
            spent = [server.worked(each) - before for each, before in zip((local, follower), began, strict=True)]
    made, followed = (1e6 * each / actions for each in spent)
    return {"actions": actions, "made_us": round(made), "followed_us": round(followed), "ratio": followed / made}


def main() -> None:
    """Measure, and print the ratio; exit 1 if following costs more than it may."""
    if sys.argv[1:2] == ["--load"]:
        server.more_files()
        *urls, game, tables, seconds = sys.argv[2:]
        asyncio.run(load(urls, game, int(tables), float(seconds)))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database", help="an empty PostgreSQL database")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measure lasts")
    parser.add_argument("--rounds", type=int, default=3, help="measures; the middle ratio counts")
    parser.add_argument("--tables", type=int, default=60, help="tables that play as fast as they can")
    parser.add_argument("--game", default="yin_yang")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    chosen = parser.parse_args()
    server.more_files()
    rounds = [measure(chosen.database, chosen.game, chosen.tables, chosen.seconds) for _ in range(chosen.rounds)]
    ratio = statistics.median(found["ratio"] for found in rounds)
    if chosen.json:
        print(json.dumps({"bar": BAR, "ratio": round(ratio, 2), "rounds": rounds}, indent=2))
    else:
        for found in rounds:
            print(f"{found['actions']} actions: {found['made_us']} µs to make one, {found['followed_us']} µs to follow")
        print(f"Following a change costs {ratio:.2f} times as much processor time as making it (at most {BAR})")
    sys.exit(0 if ratio <= BAR else 1)


if __name__ == "__main__":
    main()
