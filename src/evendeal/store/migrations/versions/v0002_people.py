"""The people who sign in, their roles, codes and devices, and what was done to them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables; the lines of the log are not touched."""
    op.create_table(
        "people_accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("name_key", sa.String(400), nullable=False),
        sa.Column("password", sa.String(400), nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.UniqueConstraint("name_key", name="people_accounts_name"),
    )
    op.create_table(
        "people_invitations",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("event", sa.String(100), nullable=False),
        sa.Column("table_no", sa.Integer),
        sa.Column("entry", sa.String(100)),
        sa.Column("player", sa.String(200)),
        sa.Column("single", sa.Integer, nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.Column("from_invitation", sa.String(40)),
        sa.Column("from_account", sa.String(40)),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("ended", sa.String(32)),
        sa.UniqueConstraint("code", name="people_invitations_code"),
    )
    op.create_table(
        "people_grants",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("account", sa.String(40), sa.ForeignKey("people_accounts.id"), nullable=False),
        sa.Column(
            "invitation", sa.String(40), sa.ForeignKey("people_invitations.id"), nullable=False
        ),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("event", sa.String(100), nullable=False),
        sa.Column("table_no", sa.Integer),
        sa.Column("entry", sa.String(100)),
        sa.Column("player", sa.String(200)),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("ended", sa.String(32)),
    )
    op.create_table(
        "people_devices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("account", sa.String(40), sa.ForeignKey("people_accounts.id")),
        sa.Column("invitation", sa.String(40), sa.ForeignKey("people_invitations.id")),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("label", sa.String(200), nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("last_seen", sa.String(32), nullable=False),
        sa.Column("until", sa.String(32), nullable=False),
        sa.Column("ended", sa.String(32)),
        sa.UniqueConstraint("token", name="people_devices_token"),
        sa.CheckConstraint(
            "(account IS NULL) <> (invitation IS NULL)", name="people_devices_account_or_code"
        ),
    )
    op.create_table(
        "people_deeds",
        sa.Column("position", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("event", sa.String(100), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("whom", sa.String(200), nullable=False),
        sa.Column("role", sa.String(20)),
        sa.Column("table_no", sa.Integer),
    )
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER people_deeds_no_{verb.lower()} BEFORE {verb} ON people_deeds "
                "BEGIN SELECT RAISE(ABORT, 'deeds are never changed or removed'); END"
            )
