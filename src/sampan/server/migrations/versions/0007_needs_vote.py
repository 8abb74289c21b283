"""A summary says of each seat whether the others must agree before anybody is invited to it."""

from __future__ import annotations

from sampan.server.migrations.summaries import rewrite_summaries, without

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Where a seat was left, the next change says so."""
    rewrite_summaries(lambda told: {**told, "seats": [{**seat, "needs_vote": False} for seat in told["seats"]]})


def downgrade() -> None:
    """Leave it out again."""
    rewrite_summaries(lambda told: {**told, "seats": [without(seat, "needs_vote") for seat in told["seats"]]})
