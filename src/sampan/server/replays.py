"""Replays: match files, uploaded or of finished tables, as frames and chances, in memory that is limited."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from sampan.server.address import client_address
from sampan.server.match_upload import read_upload, upload_size
from sampan.server.memory_budget import MemoryBudget, Share
from sampan.server.packed_response import PackedResponse
from sampan.server.refusal import Refusal
from sampan.server.settings import Settings
from sampan.server.uploaded_replays import Limits, UploadedReplays, new_id
from sampan.server.worker_requests import Workers, busy
from sampan.workers.fair_queue import Ticket
from sampan.workers.job_pool import FileReader, Withdrawn

_USUAL_ANSWER: Final = 1_000_000  # bytes of packed frames, before it is known how many there are


class Replays:
    """Works out what people ask about match files; a WorkerRefused says what is wrong with one.

    A request holds memory from the first byte of its body to the last of its answer.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._uploads: Final = UploadedReplays(
            Limits(
                settings.kept_replays,
                settings.kept_replay_bytes,
                settings.kept_replays_per_address,
                settings.kept_replay_bytes_per_address,
                settings.kept_replay_seconds,
            )
        )
        self._memory: Final = MemoryBudget(
            Share(settings.replay_memory, settings.replay_memory_per_address),
            Share(settings.replay_requests, settings.replay_requests_per_address),
            settings.replay_wait_seconds,
        )

    async def upload(self, request: Request, workers: Workers, seat: int | None) -> Response:
        """The frames of the match file in the body of a request; the file is kept for a while."""
        address = client_address(request.scope)
        async with self._memory.reserve(address, upload_size(request, self._settings)) as reservation:
            content = await read_upload(request, self._settings)
            id_ = new_id()
            ticket = Ticket(address, id_)
            frames = await _answer(request, workers, ticket, workers.replay(ticket, id_, lambda: content, seat, id_))
            self._uploads.add(id_, address, content)
            return PackedResponse(request, frames, self._settings.download_seconds, reservation.keep(len(frames)))

    def uploaded(self, id_: str) -> FileReader:
        """Finds the file that was uploaded under an id; a Refusal if it is not kept, or no longer."""

        def find() -> bytes | bytearray:
            content = self._uploads.get(id_)
            if content is None:
                raise Refusal("no-replay", status=404)
            return content

        find()
        return find

    async def frames(
        self, request: Request, workers: Workers, file_key: str, file: FileReader, seat: int | None
    ) -> Response:
        """The frames of a match file."""
        address = client_address(request.scope)
        async with self._memory.reserve(address, _USUAL_ANSWER) as reservation:
            ticket = Ticket(address, file_key)
            frames = await _answer(request, workers, ticket, workers.replay(ticket, file_key, file, seat))
            return PackedResponse(request, frames, self._settings.download_seconds, reservation.keep(len(frames)))

    async def chances(
        self, request: Request, workers: Workers, file_key: str, file: FileReader, seat: int | None, ply: int
    ) -> Response:
        """Everybody's chances at a point of a match file."""
        ticket = Ticket(client_address(request.scope), file_key)
        chances = await _answer(request, workers, ticket, workers.chances_at(ticket, file_key, file, seat, ply))
        return Response(chances, media_type="application/json")


async def _answer(request: Request, workers: Workers, ticket: Ticket, work: Coroutine[Any, Any, bytes]) -> bytes:
    """What the work comes to. If whoever asked hangs up before it has begun, it is not done."""
    working, gone = asyncio.create_task(work), asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            workers.withdraw(ticket)
        return await working
    except Withdrawn:
        raise busy() from None
    finally:
        for task in (working, gone):
            task.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def _hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
