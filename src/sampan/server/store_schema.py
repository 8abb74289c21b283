"""The tables of the database. The migrations make them; this is what they come to."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String),
    sa.Column("rules", sa.Integer),
    sa.Column("options", sa.JSON),
    sa.Column("seats", sa.JSON),
    sa.Column("public", sa.Boolean),
    sa.Column("fair", sa.Boolean),
    sa.Column("seed", sa.String),
    sa.Column("created", sa.String),
    sa.Column("hints", sa.Boolean),
    sa.Column("substitute", sa.String),
    sa.Column("substitute_minutes", sa.Integer),
    sa.Column("address", sa.String),
    sa.Column("host", sa.String),
    # What follows from the records is repeated here for lists and for tidying up.
    sa.Column("started", sa.Boolean),
    sa.Column("finished", sa.Boolean),
    sa.Column("closed", sa.Boolean),
    sa.Column("active", sa.String),  # when something last happened or somebody looked on, to the hour
    sa.Column("summary", sa.JSON),
)
RECORDS: Final = sa.Table(
    "changes",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("record", sa.JSON),
)
BANS: Final = sa.Table(
    "bans",
    METADATA,
    sa.Column("network", sa.String, primary_key=True),
    sa.Column("since", sa.String),
    sa.Column("until", sa.String),  # null: for ever
    sa.Column("reason", sa.String),
)
PROBE: Final = "probe"
TIDY: Final = "tidy"
ADMIN: Final = "admin"
CHORES: Final = sa.Table(  # when something was last done for the whole store, and how often
    "chores",
    METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("at", sa.String),
    sa.Column("times", sa.Integer),
)
