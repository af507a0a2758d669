"""Lines that tables have sent, read and written: each once, whatever is sent how often."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from json import dumps
from typing import Any

from evendeal.director.appending import At, append_lines
from evendeal.director.ports import BrokenLog, KeyReused, LineMissing, PlaceTaken
from evendeal.errors import Refused, Unfit
from evendeal.formats.console_side import AnySide, Fresh, NotForATable, Reading
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.tournament.line import Draft, NotADraft, check_name
from evendeal.views.console import Sent
from evendeal.views.roles import NotAllowed, Role

MOST_THEIRS = 50
"""Lines of another device that a refusal shows."""

MOST_LINES = 500
"""Lines that come at once; no hand has so many."""

LONGEST_KEY = 100
"""Characters of a device's key; the log puts the place before it and the number behind it."""


class LogReadOnly(Refused):
    """A log to which nothing can be written; what is wrong with it is for the director."""

    def __init__(self) -> None:
        super().__init__("the log cannot be written; call the director, and keep what you have")


class NothingSent(Unfit):
    """No lines, or more than a hand can have."""

    def __init__(self, *, lines: int, most: int) -> None:
        super().__init__(f"{lines} lines were sent; 1 to {most} can be written at once")
        self.lines = lines
        self.most = most


class KeyUnfit(Unfit):
    """A key that the log could not keep."""

    def __init__(self, *, longest: int) -> None:
        super().__init__(f"a key has 1 to {longest} characters that print")
        self.longest = longest


def write_sent(side: AnySide, sent: Sent) -> Any:
    """The receipt of lines of one table of a format's events, when they are written.

    Raises:
        Refused: see `Consoles.write`. Nothing was written.
    """
    answers: dict[int, Any] = {}
    write_read(side, {0: read_sent(side, sent)}, answers)
    answer = answers[0]
    if isinstance(answer, Refused):
        raise answer
    return answer


def read_sent(side: AnySide, sent: Sent) -> Reading[Any]:
    """The lines as sent, read strictly, with the keys by which the log knows them.

    The place is part of a key, so that no table can take one that another will use.
    """
    if (Role.RECORDER if sent.grant is None else sent.grant.role) not in side.writers:
        raise NotAllowed
    if not 1 <= len(sent.lines) <= MOST_LINES:
        raise NothingSent(lines=len(sent.lines), most=MOST_LINES)
    lines = tuple([side.read(line) for line in sent.lines])
    if sent.n < 0:
        raise NotForATable(do=sent.n)
    try:
        check_name("key", sent.key)
    except NotADraft:
        raise KeyUnfit(longest=LONGEST_KEY) from None
    if len(sent.key) > LONGEST_KEY:
        raise KeyUnfit(longest=LONGEST_KEY)
    place = f"{sent.session}-{sent.table}-{sent.deal}/{sent.key}"
    keys = tuple([f"{place}/{n}" for n in range(sent.n, sent.n + len(lines))])
    at = At(sent.event, SessionNo(sent.session), sent.table, DealNo(sent.deal))
    return Reading(at, sent.n, lines, keys, sent.by, sent.grant, sent.offline)


def write_read(side: AnySide, read: Mapping[int, Reading[Any]], answers: dict[int, Any]) -> None:
    """Write what was read of the tables of one format; an event that somebody holds stops none."""
    with ExitStack() as held:
        busy: dict[EventId, Refused] = {}
        for event in sorted({reading.at.event for reading in read.values()}):
            try:
                held.enter_context(side.ledger.writing(event))
            except BrokenLog:
                busy[event] = LogReadOnly()
            except Refused as refusal:
                busy[event] = refusal
        group: dict[int, Reading[Any]] = {}
        grouped: set[At] = set()
        for number, reading in read.items():
            if reading.at.event in busy:
                answers[number] = busy[reading.at.event]
                continue
            if reading.at in grouped:
                # The log's readers see the lines of a hand when they are committed.
                _write_group(side, group, answers)
                group, grouped = {}, set()
            group[number] = reading
            grouped.add(reading.at)
        _write_group(side, group, answers)


def _write_group(side: AnySide, group: Mapping[int, Reading[Any]], answers: dict[int, Any]) -> None:
    """Write lines of several tables or deals, all that can be in one transaction."""
    later: list[Callable[[], None]] = []
    written: dict[int, Any] = {}
    """By number the event with its lines, or why they are refused."""
    if len(group) == 1:
        written = {number: _written(side, each, later) for number, each in group.items()}
    elif group:
        try:
            with side.ledger.together(*{each.at.event for each in group.values()}):
                for number, reading in group.items():
                    written[number] = _written(side, reading, later)
        except Refused as refusal:
            written = dict.fromkeys(group, refusal)
            later = []
    # Only now: the log's readers do not see what is still to be committed.
    for number, reading in group.items():
        answers[number] = _answer(side, written[number], reading)
    for tell in later:
        tell()


def _written(side: AnySide, reading: Reading[Any], later: list[Callable[[], None]]) -> Any:
    """The event when what is fresh of the lines is written, all of it; or why nothing is."""
    ledger, event = side.ledger, reading.at.event
    try:
        # Before the rules: what they refuse may tell something of luck that stays closed.
        progress = ledger.require_on(event)
        try:
            _write(side, progress, reading, later)
        except (PlaceTaken, KeyReused, LineMissing):
            # Another program may write to the log too: read its lines, and look again.
            _write(side, ledger.refresh(event), reading, later)
    except BrokenLog:
        return LogReadOnly()
    except Refused as refusal:
        return refusal
    return progress


def _write(
    side: AnySide, progress: Any, reading: Reading[Any], later: list[Callable[[], None]]
) -> None:
    at, n, lines, keys, by, *_ = reading
    played = side.played(progress, at)
    had = played.lines
    if n > had:
        raise LineMissing(session=at.session, table=at.table, deal=at.deal, expected=had, got=n)
    if n < had:
        _require_same(side, reading)
        if n + len(lines) <= had:
            return
    if n + len(lines) > side.most:
        raise side.too_long(at)
    fresh = Fresh(had, lines[had - n :])
    checked = side.check(progress, played, reading, fresh)
    drafts = [
        Draft(at.session, at.table, at.deal, number, key, body)
        for number, (key, body) in enumerate(zip(keys[had - n :], checked.bodies, strict=True), had)
    ]
    try:
        append_lines(side.ledger, at, [*drafts, *checked.openings], by, later=later)
    except (PlaceTaken, KeyReused, LineMissing):
        raise
    except Refused:
        side.refused(reading, fresh)
        raise


def _require_same(side: AnySide, reading: Reading[Any]) -> None:
    """Nothing, if the lines that stand where these are to go are these."""
    at = reading.at
    stand = side.lines_at(at)[reading.n :]
    for line, key, sent in zip(stand, reading.keys, reading.lines, strict=False):
        if line.key != key:
            theirs = [
                {"n": each.n, "body": side.as_seen(each.body), "by": each.by, "at": each.at}
                for each in stand[:MOST_THEIRS]
            ]
            raise PlaceTaken(
                session=at.session,
                table=at.table,
                deal=at.deal,
                n=line.n,
                position=None,
                theirs=dumps(theirs, ensure_ascii=False),
            )
        if not side.says(sent, line.body):
            raise KeyReused(key=key, position=None)


def _answer(side: AnySide, progress: Any, reading: Reading[Any]) -> Any:
    if isinstance(progress, Refused):
        return progress
    try:
        at = reading.at
        position = side.position(progress, at.table)
        return side.receipt(progress, side.played(progress, at), reading, position)
    except BrokenLog:
        return LogReadOnly()
    except Refused as refusal:
        return refusal
