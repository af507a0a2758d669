"""What was done about an event as a whole, for everybody who checks it (R59, R60)."""

from collections.abc import Iterator
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
            yield printable_act(made.at, f"{_corrected(progress, made)} {made.act.reason}")
    for gone in record.withdrawals:
        if gone.session != session:
            continue
        yield printable_act(gone.at, f"the event was withdrawn. {gone.reason}")
        if gone.back is not None:
            at, _, reason = gone.back
            yield printable_act(at, f"the withdrawal of the event was taken back. {reason}")


def event_findings(progress: AnyFold) -> Iterator[Finding]:
    """The same with who did it: no seal can prove a name right, so each one is named."""
    for made in progress.record.corrections:
        sentence = _corrected(progress, made)
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


def printable_act(at: str, what: str) -> OpenedAct:
    """An act in one line that can be printed, whatever somebody typed as his reason."""
    line = " ".join(what.split())
    return OpenedAct(at, escaped(line))


def since_the_end(ended_at: str | None, at: str) -> str:
    """The beginning of a sentence about what came after the end of a session; else empty."""
    return "after the end of the session: " if ended_at and at > ended_at else ""


def _corrected(progress: AnyFold, made: Correction) -> str:
    """A name that was spelled right: what it was, what it is, and what the seal says."""
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
                return f'{whose}, called "{act.was}" before, is spelled "{act.name}".'
    return f'{whose}, called "{first}" in the seal, is spelled "{act.name}".'


def _last_name(record: EventRecord, made: Correction) -> str:
    assert made.act.entry is not None
    return record.now(made.act.entry, made.act.name)
