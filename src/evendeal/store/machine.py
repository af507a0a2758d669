"""The clock and the source of chance of the machine we run on."""

from datetime import UTC, datetime
from functools import partial
from os import urandom


class MachineClock:
    """The machine's time of day."""

    now = staticmethod(partial(datetime.now, UTC))
    """Now, in UTC."""


class MachineDice:
    """The operating system's source of chance."""

    def secret(self) -> bytes:
        """32 bytes that nobody can guess."""
        return urandom(32)
