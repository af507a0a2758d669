"""Registration for events to come, and those who have registered."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables; what was there is not touched."""
    op.create_table(
        "registrations",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("link", sa.String(40), nullable=False),
        sa.Column("event_name", sa.String(100), nullable=False),
        sa.Column("format", sa.String(40), nullable=False),
        sa.Column("entry_kind", sa.String(20), nullable=False),
        sa.Column("players_least", sa.Integer, nullable=False),
        sa.Column("players_most", sa.Integer, nullable=False),
        sa.Column("capacity", sa.Integer),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("by", sa.String(200), nullable=False),
        sa.Column("event", sa.String(100)),
        sa.UniqueConstraint("link", name="registrations_link"),
    )
    op.create_table(
        "registration_applications",
        sa.Column("registration", sa.String(40), sa.ForeignKey("registrations.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("club", sa.String(100), nullable=False),
        sa.Column("country", sa.String(100), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("state", sa.String(20), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("registration", "number", name="registration_applications_number"),
        sa.UniqueConstraint("code", name="registration_applications_code"),
    )
