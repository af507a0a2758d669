"""The event wizard: a form read as the event file would be, and sealed when it is one."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from evendeal.director.desk import SEAL, Desk
from evendeal.director.events import create_event
from evendeal.director.sealing import METHOD_OF
from evendeal.draw import SeatDraw, fairness, read_seal, seat_draw, seat_key, seated_with
from evendeal.errors import Refused
from evendeal.ids import EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.tournament import Entry, Event, NotAnEvent, read_entries, read_event, write_event
from evendeal.tournament.entry import entry_at, letters
from evendeal.views.draft import (
    Draft,
    DraftBehind,
    DraftCheck,
    DraftEntryRead,
    DraftFairness,
    DraftProblem,
    EventMade,
    SampleSeat,
    SampleTable,
    SessionSeal,
)
from evendeal.views.words import chips_text

MOST_PROBLEMS = 30
"""As many as one can work on; a list that is no list has one in every line."""

WIDEST_TABLE = 24
"""Entries up to which the fairness table is made: it has a column for each."""

SAMPLE = b"a sample of the seat draw, for the wizard"
"""What the sample is drawn from, the same every time: it says how the method deals, no more."""

_STAND_INS: dict[str, Any] = {"event.id": "sample", "event.name": "Sample", "play.deals": 1}
"""What stands for a needed value that cannot be used, while the rest is looked at."""


class NotAnEventYet(Refused):
    """A form that is sent off although something in it is still wrong."""

    def __init__(self, *, where: str, why: str, problems: int) -> None:
        more = f" (and {problems - 1} more)" if problems > 1 else ""
        super().__init__(f"{where}: {why}{more}")
        self.where = where
        self.why = why
        self.problems = problems


@dataclass(slots=True)
class _Form:
    """The form as the sections of an event file, and the entries."""

    sections: dict[str, dict[str, Any]]
    entries: list[Entry]

    def text(self) -> str:
        """The event file without entries."""
        # TOML writes texts, numbers, switches and lists of them as JSON does.
        return "\n".join(
            f"[{section}]\n"
            + "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in keys)
            for section, keys in ((name, of.items()) for name, of in self.sections.items())
        )

    def without(self, where: str) -> bool:
        """Put what is wrong at a place out of the way; whether that could be done."""
        section, _, key = where.partition(".")
        of = self.sections.get(section)
        if of is not None and where in _STAND_INS and of.get(key) != _STAND_INS[where]:
            of[key] = _STAND_INS[where]
            return True
        if of is not None and key in of and where not in _STAND_INS:
            del of[key]
            return True
        if section.startswith("entries["):
            at = int(section[8:-1]) - 1
            was = self.entries[at]
            # Nobody else's id, name or player is this.
            plain = Entry(EntryId(f"sample-{at + 1}"), f"sample {at + 1}")
            if was != plain:
                self.entries[at] = plain
                return True
        return False


def check_draft(desk: Desk, draft: Draft) -> DraftCheck:
    """What is wrong with a form, everything at once as far as can be; or what it would make."""
    problems: list[DraftProblem] = []
    form = _Form(_sections(draft), list(_entries(draft, problems)))
    entries = tuple(form.entries)
    event = _event(form, problems)
    if EventId(draft.id) in desk.events():
        why = "there is an event of this id already; choose another"
        problems.append(DraftProblem("event.id", why))
    told = tuple(DraftEntryRead(each.id, each.name, each.players) for each in entries)
    draws: tuple[SeatDraw, ...] = ()
    if event is not None:
        try:
            draws = tuple(sample_draws(event))
        except Refused as refusal:
            problems.append(DraftProblem("draw.seats", str(refusal)))
    if problems or event is None:
        return DraftCheck(tuple(problems), (), told, (), (), False, (), None)
    told = tuple(DraftEntryRead(each.id, each.name, each.players) for each in event.entries)
    rows, sentences, exact = _fairness(event, draws)
    return DraftCheck(
        problems=(),
        sentences=tuple(_summary(event)),
        entries=told,
        fairness=rows,
        fairness_sentences=sentences,
        exact=exact,
        seats=tuple(_sample(event, draws)),
        toml=write_event(event),
    )


def make_event(desk: Desk, draft: Draft, *, by: str) -> EventMade:
    """The event of a form, sealed and published; its secrets are in the vault.

    Raises:
        NotAnEventYet: something in the form is still wrong.
        EventExists, StartedOtherwise, BrokenLog: see `create_event`.
    """
    check = check_draft(desk, draft)
    if check.toml is None:
        first = check.problems[0]
        raise NotAnEventYet(where=first.where, why=first.why, problems=len(check.problems))
    event = read_event(check.toml)
    create_event(desk, event, by=by)
    text = desk.adapters.publisher.read(event.id, SEAL) or ""
    seal = read_seal(text.encode()).seal
    return EventMade(
        event=event.id,
        seal=sha256(text.encode()).hexdigest(),
        sealed_at=seal.sealed_at,
        public_key=seal.public_key.hex(),
        seals=tuple(
            SessionSeal(
                sealed.session,
                sealed.original.commitment.hex(),
                sealed.reserve.commitment.hex() if sealed.reserve else None,
            )
            for sealed in seal.sessions
        ),
    )


def sample_draws(event: Event) -> Iterator[SeatDraw]:
    """The seats of every session of the event as they could come out, always the same."""
    method = METHOD_OF[event.draw.seats]
    ids = [entry.id for entry in event.entries]
    # Two sessions show all that a method does: only `mirror` looks at the one before.
    for number in range(1, min(event.sessions, 2) + 1):
        session = SessionNo(number)
        key = seat_key(SAMPLE, event.id, seated_with(method, session))
        yield seat_draw(method, ids, len(event.play.occupied), key, session)


def _sections(draft: Draft) -> dict[str, dict[str, Any]]:
    """The form as the event file has it; what is left out of the form is left out there."""
    event: dict[str, Any] = {
        "id": draft.id,
        "name": draft.name,
        "format": draft.format,
        "sessions": draft.sessions,
    }
    play: dict[str, Any] = {
        "deals": draft.deals,
        "reserve": draft.reserve,
        "seats": draft.seats,
        "empty_seats": list(draft.empty_seats),
        "small_blind": draft.small_blind,
        "big_blind": draft.big_blind,
        "ante": draft.ante,
        "big_blind_ante": draft.big_blind_ante,
        "cap": draft.cap,
        "stacks": draft.stacks,
        "starting_stack": draft.starting_stack,
        "betting": draft.betting,
        "odd_chips": draft.odd_chips,
        "chip": draft.chip,
        "burns": draft.burns,
    }
    draw: dict[str, Any] = {
        "seats": draft.seat_draw,
        "order": draft.order,
        "block": draft.block,
        "beacon": draft.beacon,
    }
    scoring = {"method": draft.method, "ties": draft.ties}
    office: dict[str, Any] = {
        "correction_minutes": draft.correction_minutes,
        "wild_caps": draft.wild_caps,
        "shortest_seconds": draft.shortest_seconds,
    }
    sections = {"event": event, "play": play, "draw": draw, "scoring": scoring, "office": office}
    return {
        section: {key: value for key, value in keys.items() if value is not None}
        for section, keys in sections.items()
    }


def _entries(draft: Draft, problems: list[DraftProblem]) -> Sequence[Entry]:
    """The entries that can be read; a line that cannot be is named and passed over."""
    if not draft.entries_text.strip():
        return _listed(draft, problems)
    lines = draft.entries_text.splitlines()
    while len(problems) < MOST_PROBLEMS:
        try:
            return read_entries("\n".join(lines))
        except NotAnEvent as no:
            problems.append(DraftProblem(no.where, _why(no)))
            number = no.where.removeprefix("line ").partition(".")[0]
            # An emptied line keeps the numbers of those after it. Without the first nothing
            # says what the columns are.
            if not number.isdigit() or not 1 < int(number) <= len(lines):
                break
            if not lines[int(number) - 1].strip():
                break
            lines[int(number) - 1] = ""
    return ()


def _listed(draft: Draft, problems: list[DraftProblem]) -> Sequence[Entry]:
    entries = []
    for number, row in enumerate(draft.entries, 1):
        try:
            where = f"entries[{number}]"
            entries.append(entry_at(where, row.id or letters(number), row.name, row.players))
        except NotAnEvent as no:
            problems.append(DraftProblem(no.where, _why(no)))
            entries.append(Entry(EntryId(f"sample-{number}"), f"sample {number}"))
    return entries


def _event(form: _Form, problems: list[DraftProblem]) -> Event | None:
    """The event of the form; each thing that is wrong is noted and put out of the way."""
    while len(problems) < MOST_PROBLEMS:
        try:
            return read_event(form.text(), form.entries)
        except NotAnEvent as no:
            known = any(problem.where == no.where for problem in problems)
            entries = no.where == "entries" and any(
                problem.where.startswith(("line ", "entries")) for problem in problems
            )
            if not known and not entries:
                problems.append(DraftProblem(no.where, _why(no)))
            if not form.without(no.where):
                return None
        except Refused as refusal:
            problems.append(DraftProblem("event", str(refusal)))
            return None
    return None


def _why(no: NotAnEvent) -> str:
    """The sentence without the place, which stands beside it."""
    return str(no).removeprefix(no.where).removeprefix(":").strip()


def _summary(event: Event) -> Iterator[str]:
    play = event.play
    sessions = "1 session" if event.sessions == 1 else f"{event.sessions} sessions"
    yield (
        f"{len(event.entries)} teams at {event.tables} tables of {len(play.occupied)}: "
        f"{sessions} of {play.deals} deals, {event.hands} hands each."
    )
    kept = f"{play.reserve} reserve deals are" if play.reserve != 1 else "1 reserve deal is"
    if play.reserve:
        yield f"{kept} sealed for each session."
    else:
        yield "No reserve deal is sealed: a deal that is void everywhere is then cancelled."
    cap = "no cap" if play.cap is None else f"cap {chips_text(play.cap)}"
    blinds = f"Blinds {chips_text(play.small_blind)}/{chips_text(play.big_blind)}, {cap}"
    ante = play.ante or play.big_blind_ante
    which = "big-blind ante" if play.big_blind_ante else "ante"
    yield f"{blinds}, {which} {chips_text(ante)}." if ante else f"{blinds}."
    if event.draw.beacon:
        yield f"Before a session begins its public randomness is needed: {event.draw.beacon}."


def _fairness(
    event: Event, draws: Sequence[SeatDraw]
) -> tuple[tuple[DraftFairness, ...], tuple[str, ...], bool]:
    """The fairness table of the sample, and what is worth saying of it."""
    names = {entry.id: entry.name for entry in event.entries}
    if len(names) > WIDEST_TABLE:
        sentence = f"With {len(names)} teams the table is too wide to be read; the seal has it."
        return (), (sentence,), False
    found = fairness(*draws)
    rows = tuple(
        DraftFairness(
            behind,
            names[behind],
            tuple(
                DraftBehind(front, found.right_behind[front, behind], found.position[front, behind])
                for front in found.entries
                if front != behind
            ),
        )
        for behind in found.entries
    )
    sentences = [_even(found.exact, found.right_behind, found.tables)]
    if not found.exact or len(set(found.right_behind.values())) > 1:
        sentences += [
            f"{found.sentence(_most_behind(found.right_behind, who), who, names)}."
            for who in found.entries
        ]
    sentences.append(
        "The seats shown are a sample: the real ones are drawn when the session begins."
    )
    return rows, tuple(sentences), found.exact


def _even(exact: bool, right_behind: Mapping[tuple[EntryId, EntryId], int], tables: int) -> str:
    counts = set(right_behind.values())
    if exact and len(counts) == 1:
        return f"Every team acts right behind every other at {counts.pop()} of {tables} tables."
    if exact:
        return "The draw is even: no team acts behind another more than in front of it."
    return "The draw is not even: some teams act behind others more than in front of them."


def _most_behind(right_behind: Mapping[tuple[EntryId, EntryId], int], who: EntryId) -> EntryId:
    """The team right behind which this one sits most often; the first of several."""
    counts = {front: count for (front, behind), count in right_behind.items() if behind == who}
    return max(sorted(counts), key=counts.__getitem__)


def _sample(event: Event, draws: Sequence[SeatDraw]) -> Iterator[SampleTable]:
    entries = {entry.id: entry for entry in event.entries}
    for session, draw in enumerate(draws, 1):
        for table, sittings in enumerate(draw.tables, 1):
            yield SampleTable(
                SessionNo(session),
                TableNo(table),
                tuple(
                    SampleSeat(
                        SeatNo(seat),
                        sitting.entry,
                        entries[sitting.entry].name,
                        entries[sitting.entry].players[sitting.player],
                    )
                    for seat, sitting in zip(event.play.occupied, sittings, strict=True)
                ),
            )
