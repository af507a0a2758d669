"""The lines of the log, and what keeps them from being changed or removed."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the table; on SQLite also the triggers that make it append-only."""
    op.create_table(
        "lines",
        sa.Column("event", sa.String(100), nullable=False),
        sa.Column("position", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("table_no", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("previous", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("event", "position", name="lines_position"),
        sa.UniqueConstraint("event", "session", "table_no", "deal", "n", name="lines_place"),
        sa.UniqueConstraint("event", "key", name="lines_key"),
        sa.CheckConstraint("position >= 1", name="lines_count_from_1"),
        sa.CheckConstraint(
            "session >= 0 AND table_no >= 0 AND deal >= 0 AND n >= 0", name="lines_place_whole"
        ),
        sqlite_with_rowid=False,
    )
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER lines_no_{verb.lower()} BEFORE {verb} ON lines "
                "BEGIN SELECT RAISE(ABORT, 'lines are never changed or removed'); END"
            )
