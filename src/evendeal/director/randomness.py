"""The value of a session's public randomness: when it may be typed, and which it cannot be."""

from collections.abc import Mapping

from evendeal.draw.beacon import require_beacon
from evendeal.draw.instants import is_before
from evendeal.draw.seal import SealHead
from evendeal.errors import Refused
from evendeal.ids import SessionNo

LONG_VALUE = 8
"""Characters from which two values are the same by mistake and not by chance."""


class BeaconNeeded(Refused):
    """A session that waits for the public randomness its seal promises, or needs none."""

    def __init__(self, *, session: SessionNo, beacon: str) -> None:
        why = f"needs the value of {beacon!r}" if beacon else "was sealed without public randomness"
        super().__init__(f"session {session} {why}")
        self.session = session
        self.beacon = beacon


class RandomnessKnownAlready(Refused):
    """An event to be sealed whose public randomness can be known by then."""

    def __init__(self, *, session: SessionNo, known_from: str) -> None:
        super().__init__(
            f"the public randomness of session {session} can be known from {known_from}: an event "
            "is sealed before that"
        )
        self.session = session
        self.known_from = known_from


class BeaconTooEarly(Refused):
    """A value of public randomness before the instant from which it can be known."""

    def __init__(self, *, session: SessionNo, known_from: str) -> None:
        super().__init__(
            f"the public randomness of session {session} cannot be known before {known_from}"
        )
        self.session = session
        self.known_from = known_from


class BeaconOfAnother(Refused):
    """A value for one session that is the public randomness of another one."""

    def __init__(self, *, session: SessionNo, other: SessionNo, beacon: str) -> None:
        super().__init__(
            f"{beacon!r} is the public randomness of session {other}; session {session} has one "
            "of its own"
        )
        self.session = session
        self.other = other
        self.beacon = beacon


class BeaconFixed(Refused):
    """Another value of the public randomness than the one that was published."""

    def __init__(self, *, session: SessionNo, beacon: str) -> None:
        super().__init__(f"session {session} has the public randomness {beacon!r} already")
        self.session = session
        self.beacon = beacon


def require_unknown(seal: SealHead) -> None:
    """Nothing, if the event is sealed before its public randomness can be known.

    Raises:
        RandomnessKnownAlready: it can be known already.
    """
    if seal.rehearsal:
        # A rehearsal waits for no value, and counts for nothing.
        return
    for session in seal.sessions:
        known = session.known_from
        if known is not None and not is_before(seal.sealed_at, known):
            raise RandomnessKnownAlready(session=session.session, known_from=known)


def require_value(
    session: SessionNo,
    beacon: str,
    *,
    described: Mapping[SessionNo, str],
    known_from: str | None,
    others: Mapping[SessionNo, str | None],
    at: str,
    rehearsal: bool,
) -> None:
    """Nothing, if a session can begin now with this value of its public randomness.

    Args:
        beacon: empty where there is none.
        described: the public randomness of each session in words; empty: none.
        known_from: from when the value can be known; None where no such time is given.
        others: the values of the sessions that have begun.
        at: the instant of now.
        rehearsal: waits for no value, and has the same word for all of them.

    Raises:
        BeaconNeeded: it is missing, or none was sealed.
        NotABeacon: it is not in its one spelling.
        BeaconTooEarly: it cannot be known yet.
        BeaconOfAnother: it belongs to a session with another description.
    """
    if bool(described[session]) != bool(beacon):
        raise BeaconNeeded(session=session, beacon=described[session])
    if not beacon:
        return
    require_beacon(beacon)
    if rehearsal:
        return
    if known_from is not None and is_before(at, known_from):
        raise BeaconTooEarly(session=session, known_from=known_from)
    for other, value in others.items():
        twice = value == beacon and len(beacon) >= LONG_VALUE
        if twice and described[other] != described[session]:
            raise BeaconOfAnother(session=session, other=other, beacon=beacon)
