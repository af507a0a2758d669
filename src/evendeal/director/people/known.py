"""Who the devices are, remembered for a moment, so that not every request asks the register."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from threading import Lock

from evendeal.director.people.ports import Register
from evendeal.director.people.rights import Rights
from evendeal.director.ports import Clock, NotWritten
from evendeal.director.shared import PEOPLE, Notices
from evendeal.tournament.line import stamp
from evendeal.views.roles import Person

LOOK_EVERY = timedelta(seconds=2)
"""How often it is looked whether another program has done something to people: as long as it
may take until what was ended there has ended here too."""
KNOWN = timedelta(seconds=30)
"""How long a device is taken for what it was without reading it again, if nothing was done."""
MOST_KNOWN = 10_000
SEEN_EVERY = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class _Known:
    device: str
    person: Person | None
    until: datetime


class KnownDevices:
    """The people behind tokens, as the register had them half a minute ago at most.

    What is ended is forgotten at once, by whichever process on the log it is ended; and within
    seconds also what a program ends that says so to nobody. Several threads may ask at once.
    """

    def __init__(self, register: Register, rights: Rights, clock: Clock, notices: Notices) -> None:
        self._register = register
        self._rights = rights
        self._clock = clock
        self._notices = notices
        self._lock = Lock()
        self._known: dict[bytes, _Known] = {}
        self._forgotten = 0
        self._changes = notices.changes(PEOPLE)
        self._last_deed = register.last_deed()
        self._looked_at = self._seen_at = clock.now()
        self.seen: dict[str, str] = {}
        """When devices were last in touch, where the register does not know it yet."""

    def person_of(self, token: str) -> Person | None:
        """Who is signed in with this token, and what they may as things stand."""
        # No token stays in memory.
        key = sha256(token.encode("utf-8", "surrogateescape")).digest()
        now = self._clock.now()
        self._look(now)
        with self._lock:
            known, forgotten = self._known.get(key), self._forgotten
        if known is None or known.until <= now:
            device = self._rights.device(token)
            person = None if device is None else self._rights.person(device)
            known = _Known(device.id if device else "", person, now + KNOWN)
            with self._lock:
                if len(self._known) > MOST_KNOWN:
                    self._known.clear()
                # What ended while this was being read must not be known again.
                if forgotten == self._forgotten:
                    self._known[key] = known
        if known.person is not None:
            self._note_seen(known.device, now)
        return known.person

    def forget(self) -> None:
        """Something about people has changed: whoever asks is read anew."""
        with self._lock:
            self._forget()

    def _forget(self) -> None:
        self._known.clear()
        self._forgotten += 1

    def _look(self, now: datetime) -> None:
        """Forget who is known if another program has done anything to people."""
        changes = self._notices.changes(PEOPLE)
        with self._lock:
            if changes != self._changes:
                self._changes = changes
                self._forget()
            if now - self._looked_at < LOOK_EVERY:
                return
            self._looked_at = now
        last = self._register.last_deed()
        with self._lock:
            if last != self._last_deed:
                self._last_deed = last
                self._forget()

    def _note_seen(self, device: str, now: datetime) -> None:
        with self._lock:
            self.seen[device] = stamp(now)
            if now - self._seen_at < SEEN_EVERY:
                return
            self._seen_at = now
            seen = dict(self.seen)
        try:
            self._register.seen(seen)
        except NotWritten:
            return  # written again in a minute; nobody waits for it
        with self._lock:
            for id, at in seen.items():
                if self.seen.get(id) == at:
                    del self.seen[id]
