"""A table from the store: its records, applied one after another."""

from __future__ import annotations

import asyncio
from typing import Final

from sampan.games.registry import game
from sampan.server.damage import damage_of
from sampan.server.refusal import Refusal
from sampan.server.store import Store
from sampan.table.apply import apply
from sampan.table.table import Table, new_table

_STEP: Final = 200  # records that are applied before others are served


async def load_table(store: Store, id_: str) -> Table | None:
    """The table of that id; a Refusal if it cannot be played on by this version."""
    with damage_of(id_):
        stored = await store.load(id_)
        if stored is None:
            return None
        setup, known = stored.setup, game(stored.setup.game).rules_version
        if known != setup.rules:
            raise Refusal("rules-changed", {"rules": setup.rules, "known": known}, 409)
        table = new_table(setup)
        for number, record in enumerate(stored.records, 1):
            table = apply(table, record)
            if number % _STEP == 0:
                await asyncio.sleep(0)
        return table
