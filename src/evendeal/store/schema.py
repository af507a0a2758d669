"""The tables of the log, in types that SQLite and PostgreSQL share.

Migrations under `migrations/versions` make them; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

LINES = Table(
    "lines",
    METADATA,
    Column("event", String(100), nullable=False),
    Column("position", BigInteger, nullable=False, autoincrement=False),
    Column("session", Integer, nullable=False),
    Column("table_no", Integer, nullable=False),
    Column("deal", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("key", String(200), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("by", String(200), nullable=False),
    Column("previous", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("event", "position", name="lines_position"),
    UniqueConstraint("event", "session", "table_no", "deal", "n", name="lines_place"),
    UniqueConstraint("event", "key", name="lines_key"),
    CheckConstraint("position >= 1", name="lines_count_from_1"),
    CheckConstraint(
        "session >= 0 AND table_no >= 0 AND deal >= 0 AND n >= 0", name="lines_place_whole"
    ),
    sqlite_with_rowid=False,
)

SCHEMAS = ("0001",)
"""The revisions that this program knows, oldest first."""
