"""A table from the store: its records, applied one after another."""

from __future__ import annotations

from sampan.games.registry import game
from sampan.server.damage import damage_of
from sampan.server.refusal import Refusal
from sampan.server.store import Store
from sampan.table.apply import replay
from sampan.table.table import Table


async def load_table(store: Store, id_: str) -> Table | None:
    """The table of that id; a Refusal if it cannot be played on by this version."""
    with damage_of(id_):
        stored = await store.load(id_)
        if stored is None:
            return None
        setup, known = stored.setup, game(stored.setup.game).rules_version
        if known != setup.rules:
            raise Refusal("rules-changed", {"rules": setup.rules, "known": known}, 409)
        return replay(setup, stored.records)
