"""Whoever sets up a table keeps a host token, which opens no seat; only its hash is stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sampan.server.migrations.summaries import rewrite_summaries, without

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before have no host: everybody who has a seat there may look after the free ones."""
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=True))
    rewrite_summaries(lambda summary: {**summary, "hosted": False})


def downgrade() -> None:
    """Forget the hosts; records of invitations need the newer version."""
    op.drop_column("tables", "host")
    rewrite_summaries(lambda summary: without(summary, "hosted"))
