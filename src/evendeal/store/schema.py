"""The tables of the log and of its people, in types that SQLite and PostgreSQL share.

Migrations under `migrations/versions` make them; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
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

ACCOUNTS = Table(
    "people_accounts",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("name_key", String(400), nullable=False),
    Column("password", String(400), nullable=False),
    Column("since", String(32), nullable=False),
    UniqueConstraint("name_key", name="people_accounts_name"),
)
"""`password` is an argon2id hash; `name_key` is the name without capitals and spacing."""

INVITATIONS = Table(
    "people_invitations",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("code", String(64), nullable=False),
    Column("role", String(20), nullable=False),
    Column("event", String(100), nullable=False),
    Column("table_no", Integer),
    Column("entry", String(100)),
    Column("player", String(200)),
    Column("single", Integer, nullable=False),
    Column("since", String(32), nullable=False),
    Column("by", String(200), nullable=False),
    Column("until", String(32), nullable=False),
    Column("from_invitation", String(40)),
    Column("from_account", String(40)),
    Column("taken", Integer, nullable=False),
    Column("ended", String(32)),
    UniqueConstraint("code", name="people_invitations_code"),
)
"""`code` is the SHA-256 of a code; where another right stands behind it, `from_` says which."""

GRANTS = Table(
    "people_grants",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("account", String(40), ForeignKey("people_accounts.id"), nullable=False),
    Column("invitation", String(40), ForeignKey("people_invitations.id"), nullable=False),
    Column("role", String(20), nullable=False),
    Column("event", String(100), nullable=False),
    Column("table_no", Integer),
    Column("entry", String(100)),
    Column("player", String(200)),
    Column("since", String(32), nullable=False),
    Column("by", String(200), nullable=False),
    Column("ended", String(32)),
)

DEVICES = Table(
    "people_devices",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("token", String(64), nullable=False),
    Column("account", String(40), ForeignKey("people_accounts.id")),
    Column("invitation", String(40), ForeignKey("people_invitations.id")),
    Column("name", String(200), nullable=False),
    Column("label", String(200), nullable=False),
    Column("since", String(32), nullable=False),
    Column("last_seen", String(32), nullable=False),
    Column("until", String(32), nullable=False),
    Column("ended", String(32)),
    UniqueConstraint("token", name="people_devices_token"),
    CheckConstraint(
        "(account IS NULL) <> (invitation IS NULL)", name="people_devices_account_or_code"
    ),
)
"""`token` is the SHA-256 of what the device's cookie holds."""

DEEDS = Table(
    "people_deeds",
    METADATA,
    Column("position", Integer, primary_key=True),
    Column("at", String(32), nullable=False),
    Column("event", String(100), nullable=False),
    Column("by", String(200), nullable=False),
    Column("what", String(40), nullable=False),
    Column("whom", String(200), nullable=False),
    Column("role", String(20)),
    Column("table_no", Integer),
)
"""What was done to people; on SQLite never changed or removed, like the lines."""

REGISTRATIONS = Table(
    "registrations",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("link", String(40), nullable=False),
    Column("event_name", String(100), nullable=False),
    Column("format", String(40), nullable=False),
    Column("entry_kind", String(20), nullable=False),
    Column("players_least", Integer, nullable=False),
    Column("players_most", Integer, nullable=False),
    Column("capacity", Integer),
    Column("about", Text, nullable=False),
    Column("open", Integer, nullable=False),
    Column("since", String(32), nullable=False),
    Column("by", String(200), nullable=False),
    Column("event", String(100)),
    UniqueConstraint("link", name="registrations_link"),
)

APPLICATIONS = Table(
    "registration_applications",
    METADATA,
    Column("registration", String(40), ForeignKey("registrations.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("code", String(64), nullable=False),
    Column("key", String(200), nullable=False),
    Column("name", String(100), nullable=False),
    Column("players", Text, nullable=False),
    Column("club", String(100), nullable=False),
    Column("country", String(100), nullable=False),
    Column("note", Text, nullable=False),
    Column("state", String(20), nullable=False),
    Column("reason", Text, nullable=False),
    Column("since", String(32), nullable=False),
    PrimaryKeyConstraint("registration", "number", name="registration_applications_number"),
    UniqueConstraint("code", name="registration_applications_code"),
)
"""`players` is JSON: a list of objects with name, badge, person, and whom of the house it is."""

APPEND_ONLY = {
    "lines": "lines are never changed or removed",
    "people_deeds": "deeds are never changed or removed",
}
"""Tables to which rows are only added, and what SQLite answers who tries anything else."""

VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic notes the revision that a database has."""

SCHEMAS = ("0001", "0002", "0003")
"""The revisions that this program knows, oldest first."""
