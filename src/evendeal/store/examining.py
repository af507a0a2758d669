"""A whole event examined: its chain, and its checkpoints held against it."""

from dataclasses import dataclass

from sqlalchemy import Connection

from evendeal.director.ports import Audit
from evendeal.ids import EventId
from evendeal.store.checkpoints import Checkpoints, judge
from evendeal.store.reading import BEYOND, Reading, read_through
from evendeal.tournament.line import Break, Checkpoint


@dataclass(frozen=True, slots=True)
class Examined:
    """What an examination found.

    Attributes:
        checkpoints: those that could be read, each with what is wrong with it, or None.
        broken: every break of chain or checkpoints, by position.
    """

    event: EventId
    reading: Reading
    checkpoints: tuple[tuple[Checkpoint, str | None], ...]
    broken: tuple[Break, ...]

    def audit(self) -> Audit:
        """The same, as the use cases see it."""
        first = self.broken[0].position if self.broken else BEYOND
        good = (point.position for point, why in self.checkpoints if why is None)
        signed = max((position for position in good if position < first), default=0)
        return Audit(self.event, self.reading.count, self.checkpoints, signed, self.broken)


def examine(
    connection: Connection,
    checkpoints: Checkpoints,
    event: EventId,
    public_key: bytes | None = None,
) -> Examined:
    """The event read through once.

    Args:
        public_key: the key in the seal file; by default the one in the vault.
    """
    # In this order, since others may be writing: a line is committed first, then its checkpoint
    # is published, then it is noted in the vault.
    signed = checkpoints.signed(event)
    published = checkpoints.published(event)
    wanted = {point.position for point in published if point}
    reading = read_through(connection, event, wanted=wanted)
    judged = judge(
        event,
        published,
        public_key=public_key or checkpoints.known_key(event),
        head=reading.head[0],
        hashes=reading.hashes,
        signed=signed,
    )
    broken = [*([reading.broken] if reading.broken else []), *judged.broken]
    broken.sort(key=lambda point: point.position)
    return Examined(event, reading, judged.checkpoints, tuple(broken))
