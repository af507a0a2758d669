"""What was done about an event as a whole, for everybody who checks it (R59, R60)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from evendeal.draw.finding import Finding
from evendeal.draw.instants import instant_in_words
from evendeal.draw.line_ups import OpenedAct
from evendeal.ids import SessionNo
from evendeal.names import escaped
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.event_record import Correction, EventRecord


def event_acts(progress: AnyFold, session: SessionNo) -> Iterator[OpenedAct]:
    """Names spelled right, and the event withdrawn, of the time of a session."""
    record = progress.record
    for made in record.corrections:
        if made.session == session:
            called = _called(progress, made)
            what = f"{_corrected(called)} {made.act.reason}"
            key = f"act-name-{made.act.what}" if called.sealed else "act-name-again"
            yield printable_act(
                made.at,
                what,
                key,
                entry=made.act.entry or "",
                was=called.was,
                name=called.name,
                reason=made.act.reason,
            )
    for gone in record.withdrawals:
        if gone.session != session:
            continue
        what = f"the event was withdrawn. {gone.reason}"
        yield printable_act(gone.at, what, "act-withdrawn", reason=gone.reason)
        if gone.back is not None:
            at, _, reason = gone.back
            what = f"the withdrawal of the event was taken back. {reason}"
            yield printable_act(at, what, "act-goes-on", reason=reason)


def event_findings(progress: AnyFold) -> Iterator[Finding]:
    """The same with who did it: no seal can prove a name right, so each one is named."""
    for made in progress.record.corrections:
        sentence = _corrected(_called(progress, made))
        sentence = (
            f"{sentence[:1].upper()}{sentence[1:]} By {made.by} on {instant_in_words(made.at)}. "
            f"{made.act.reason}"
        )
        yield Finding("unproved", "names", sentence.strip(), "name-corrected")
    for gone in progress.record.withdrawals:
        sentence = (
            f"The event was withdrawn by {gone.by} on {instant_in_words(gone.at)}. {gone.reason}"
        )
        if gone.back is not None:
            at, by, reason = gone.back
            sentence += f" Taken back by {by} on {instant_in_words(at)}. {reason}"
        yield Finding("unproved", "event", sentence.strip(), "withdrawn")


def printable_act(at: str, what: str, key: str, **fields: str | int) -> OpenedAct:
    """An act in one line that can be printed, whatever somebody typed as his reason.

    Args:
        key: of the same text in the catalogue.
        fields: what that is given.
    """
    given = {
        name: _printable(each) if isinstance(each, str) else each for name, each in fields.items()
    }
    return OpenedAct(at, _printable(what), key, given)


def _printable(text: str) -> str:
    return escaped(" ".join(text.split()))


def is_after(ended_at: str | None, at: str) -> bool:
    """Whether something was done after the end of a session."""
    return bool(ended_at and at > ended_at)


def since_the_end(ended_at: str | None, at: str) -> str:
    """The beginning of a sentence about what came after the end of a session; else empty."""
    return "after the end of the session: " if is_after(ended_at, at) else ""


@dataclass(frozen=True, slots=True)
class _Called:
    """A name that was spelled right.

    Attributes:
        whose: for a sentence, e.g. `team Mo`.
        was: in the seal if `sealed`, else what it was last.
    """

    whose: str
    was: str
    name: str
    sealed: bool = True


def _corrected(called: _Called) -> str:
    """What a name was, what it is, and what the seal says."""
    before = "in the seal" if called.sealed else "before"
    return f'{called.whose}, called "{called.was}" {before}, is spelled "{called.name}".'


def _called(progress: AnyFold, made: Correction) -> _Called:
    act, sealed = made.act, progress.sealed
    entry: Any = next((each for each in sealed.entries if each.id == act.entry), None)
    match act.what:
        case "event":
            whose, first = "the event", sealed.name
        case "team":
            whose, first = f"team {act.entry}", entry.name
        case "player":
            whose = f"a player of {act.entry}"
            first = progress.record.first(entry.id, _last_name(progress.record, made))
            if first not in entry.players:
                return _Called(whose, act.was, act.name, sealed=False)
    return _Called(whose, first, act.name)


def _last_name(record: EventRecord, made: Correction) -> str:
    assert made.act.entry is not None
    return record.now(made.act.entry, made.act.name)
