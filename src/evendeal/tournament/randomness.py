"""Which public randomness is mixed into an event, and from when its values can be known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from evendeal.reason import Reason
from evendeal.tournament.checks import A_TEXT, NotAnEvent, name


@dataclass(frozen=True, slots=True)
class Randomness:
    """Public randomness in words; there is none where nothing is described.

    Attributes:
        beacon: one description for the whole event; empty: none, or one for each session.
        beacons: a description for each session; empty: one for all, or none.
        known_from: for each description the instant in UTC before which nobody can know the
            value, e.g. `2027-05-04T20:00:00Z`; empty: not given.

    Raises:
        NotAnEvent: they contradict each other.
    """

    beacon: str = ""
    beacons: tuple[str, ...] = ()
    known_from: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        name("draw.beacon", self.beacon, empty=True)
        for number, text in enumerate(self.beacons, 1):
            where = f"draw.beacons[{number}]"
            name(where, text)
            if text in self.beacons[: number - 1]:
                why = Reason(
                    "beacon-twice",
                    "stands there twice: each session has public randomness of its own",
                )
                raise NotAnEvent(where=where, value=text, why=why)
        if self.beacon and self.beacons:
            why = Reason(
                "one-beacon",
                "there is one for each session already; an event has one or the other",
            )
            raise NotAnEvent(where="draw.beacon", value=self.beacon, why=why)
        for number, text in enumerate(self.known_from, 1):
            if not _is_instant(text):
                why = Reason("instant", "an instant in UTC is needed, such as 2027-05-04T20:00:00Z")
                raise NotAnEvent(where=f"draw.known_from[{number}]", value=text, why=why)
        if self.known_from and len(self.known_from) != len(self.described):
            why = Reason(
                "one-for-each-beacon",
                "there must be {count}, one for each public randomness",
                count=len(self.described),
            )
            raise NotAnEvent(where="draw.known_from", value=list(self.known_from), why=why)

    @property
    def described(self) -> tuple[str, ...]:
        """Every description, the first session's first."""
        return self.beacons or ((self.beacon,) if self.beacon else ())

    def require_count(self, count: int, why: Reason) -> None:
        """Nothing, if one is described for all, or for each of `count`.

        Args:
            why: what each of them is for.

        Raises:
            NotAnEvent: there are too few or too many.
        """
        if self.beacons and len(self.beacons) != count:
            raise NotAnEvent(where="draw.beacons", value=list(self.beacons), why=why)

    def of(self, place: int) -> str:
        """The description at a place, from 0; empty: none."""
        return self.beacons[place] if self.beacons else self.beacon

    def known_at(self, place: int) -> str | None:
        """From when the value at a place can be known; None where that is not given."""
        if not self.known_from:
            return None
        return self.known_from[place if self.beacons else 0]


def one_each_session(count: int) -> Reason:
    """Why there are not as many descriptions as sessions."""
    return Reason("one-each-session", "there must be {count}, one for each session", count=count)


def randomness_at(draw: Mapping[str, Any]) -> Randomness:
    """What the section `[draw]` of an event's file says of it.

    Raises:
        NotAnEvent: a value is of another kind, or they contradict each other.
    """
    return Randomness(
        draw.get("beacon", ""),
        _texts(draw, "beacons"),
        _texts(draw, "known_from"),
    )


def randomness_written(randomness: Randomness) -> dict[str, object]:
    """The keys of `[draw]` that say it."""
    return {
        "beacon": randomness.beacon,
        "beacons": list(randomness.beacons),
        "known_from": list(randomness.known_from),
    }


def _texts(draw: Mapping[str, Any], key: str) -> tuple[str, ...]:
    listed: Sequence[Any] = draw.get(key, [])
    if not isinstance(listed, list):
        raise NotAnEvent(
            where=f"draw.{key}", value=listed, why=Reason("texts", "a list of texts is needed")
        )
    for number, text in enumerate(listed, 1):
        if not isinstance(text, str):
            raise NotAnEvent(where=f"draw.{key}[{number}]", value=text, why=A_TEXT)
    return tuple(listed)


def _is_instant(text: str) -> bool:
    """Whether a text is an instant in UTC in the one form that a seal has it in."""
    if not text.endswith("Z") or not text.isascii() or text[10:11] != "T" or len(text) != 20:
        return False
    try:
        return datetime.fromisoformat(text).utcoffset() == timedelta(0)
    except ValueError:
        return False
