"""What happens to a deployment while its crowd plays: processes are killed or stand still, disks are full or slow."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from soaking.deployment import Deployment

KILLS = ("servers", "workers", "PostgreSQL")
KINDS = (*KILLS, "frozen", "cut", "full disk", "slow disk")


class Faults:
    """Lets one fault after another happen to a deployment, each at a random moment."""

    def __init__(self, deployment: Deployment, only: Sequence[str] = ()) -> None:
        self.counts: Counter[str] = Counter()
        self._deployment = deployment
        self._rng = deployment.rng
        shared = deployment.postgres is not None
        weights = {"servers": 35, "workers": 25, "PostgreSQL": 40} if shared else {"servers": 45, "workers": 55}
        weights |= {"frozen": 6, "cut": 8}
        if deployment.disk.can_be_full:
            weights["full disk"] = 6
        if deployment.disk.can_be_slow:
            weights["slow disk"] = 6
        self._weights = {kind: weight for kind, weight in weights.items() if kind in (only or weights)}

    @property
    def can_kill(self) -> bool:
        """Whether kills are among the faults."""
        return any(kind in self._weights for kind in KILLS)

    @property
    def kills(self) -> int:
        """How many processes were killed."""
        return sum(self.counts[kind] for kind in KILLS)

    async def next(self) -> None:
        """The next fault, after which everything runs again."""
        kind = self._rng.choices(list(self._weights), list(self._weights.values()))[0]
        await asyncio.sleep(self._rng.uniform(0.0, 0.4))
        match kind:
            case "servers" | "workers" | "PostgreSQL":
                done = await self._kill(kind)
            case "frozen":
                done = await self._freeze()
            case "cut":
                done = await self._cut()
            case "full disk":
                done = await self._fill_disk()
            case _:
                done = await self._slow_disk()
        self.counts[kind] += done
        await self._deployment.recover()

    async def _kill(self, kind: str) -> int:
        match kind:
            case "servers":
                return await self._kill_server()
            case "workers":
                return self._kill_worker()
            case _:
                return await self._kill_postgres()

    async def _kill_server(self) -> int:
        host = self._rng.choice(self._deployment.hosts)
        await self._deployment.kill_server(host)
        return 1

    def _kill_worker(self) -> int:
        workers = [pid for host in self._deployment.hosts for pid in self._deployment.workers(host)]
        if not workers:
            return 0
        os.kill(self._rng.choice(workers), signal.SIGKILL)
        return 1

    async def _kill_postgres(self) -> int:
        """All its processes at once, or one of those that serve connections: then it recovers by itself."""
        postgres = self._deployment.postgres
        assert postgres is not None
        if self._rng.random() < 0.3 and (others := postgres.processes()[1:]):
            with suppress(ProcessLookupError):
                os.kill(self._rng.choice(others), signal.SIGKILL)
        else:
            await asyncio.to_thread(postgres.kill)
        return 1

    async def _freeze(self) -> int:
        """A server, or the database, stands still for a while and then goes on as if nothing had happened."""
        postgres = self._deployment.postgres
        seconds = self._rng.uniform(0.2, 2.0)
        if postgres is not None and self._rng.random() < 0.5:
            with postgres.frozen():
                await asyncio.sleep(seconds)
        else:
            process = self._rng.choice(self._deployment.hosts).process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(seconds)
            process.send_signal(signal.SIGCONT)
        return 1

    async def _cut(self) -> int:
        """The sockets of many clients, in the middle of a message; or those between servers and database."""
        proxy = self._deployment.proxy
        if proxy is not None and self._rng.random() < 0.5:
            await proxy.cut(self._rng.uniform(0.05, 0.5))
            return 1
        for table in list(self._deployment.crowd.tables):
            for player in table.players:
                if self._rng.random() < 0.5:
                    player.cut()
        return 1

    async def _fill_disk(self) -> int:
        disk = self._deployment.disk
        await asyncio.to_thread(disk.fill)
        try:
            if self._deployment.postgres is not None and self._rng.random() < 0.5:
                await asyncio.to_thread(self._deployment.need_room)
            await asyncio.sleep(self._rng.uniform(0.2, 1.5))
        finally:
            disk.free()
        return 1

    async def _slow_disk(self) -> int:
        """Every wait for the disk takes long; then a kill most likely meets somebody who waits."""
        disk = self._deployment.disk
        disk.slow(self._rng.randint(20, 300))
        try:
            await asyncio.sleep(self._rng.uniform(0.3, 1.5))
            if self._rng.random() < 0.5:
                kind = self._rng.choice([kind for kind in KILLS if kind in self._weights] or ["servers"])
                self.counts[kind] += await self._kill(kind)
        finally:
            disk.fast()
        return 1
