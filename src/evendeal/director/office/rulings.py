"""What the director rules: tried out, and written with what follows from it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from evendeal.director.desk import Desk, LuckNotHere
from evendeal.director.office.book import Books, office_key, office_line
from evendeal.director.office.refusals import RulingReasonMissing
from evendeal.director.office.rulings_read import Act, read_ruling, read_withdrawal, require_effect
from evendeal.director.opening import after_writing, opening
from evendeal.director.ports import KeyReused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.bodies import body_to_json
from evendeal.tournament.line import Line, stamp
from evendeal.tournament.progress import Progress
from evendeal.tournament.rulings import Ruled, Stands, Withdrawn


def try_acts(desk: Desk, progress: Progress, acts: Sequence[Act], by: str) -> Progress:
    """The event with these lines, and with the deals that would open then.

    Raises:
        Refused: one of them does not fit.
    """
    return _tried(desk, progress, progress.fork(), acts, by)


def try_face_down(desk: Desk, progress: Progress, acts: Sequence[Act], by: str) -> Progress:
    """The same, where nobody may learn of cards that no table has seen.

    The hands of closed deals that the lines touch are played with their hole cards face down.

    Raises:
        Refused: one of them does not fit, whatever those cards are.
    """
    trial = progress.fork()
    for session, table, deal in touched(progress, acts):
        now = trial.sessions[session]
        now.keep(table, deal, now.hands[table, deal].covered())
    return _tried(desk, progress, trial, acts, by)


def touched(
    progress: Progress, acts: Sequence[Act]
) -> tuple[tuple[SessionNo, TableNo, DealNo], ...]:
    """The hands of closed deals whose lines or whose standing these acts change."""
    found: dict[tuple[SessionNo, TableNo, DealNo], None] = {}
    for act in acts:
        session, table, deal = act.place
        now = progress.sessions[session]
        tables: tuple[int, ...] = (table,)
        body = act.body
        if isinstance(body, Withdrawn):
            body = progress.rulings[body.ruling - 1].ruled
        if isinstance(body, Ruled):
            deal, tables = body.deal, body.tables or tuple(now.played)
            if not isinstance(body.effect, Stands):
                continue
        for number in tables:
            at = TableNo(number), DealNo(deal)
            if at in now.hands and at[1] not in now.opened:
                found[session, *at] = None
    return tuple(found)


def _tried(
    desk: Desk, progress: Progress, trial: Progress, acts: Sequence[Act], by: str
) -> Progress:
    at = stamp(desk.adapters.clock.now())
    for act in acts:
        _take(trial, act.place, body_to_json(act.body), at, by)
    for session in {act.place[0] for act in acts}:
        now = trial.sessions.get(session)
        for deal in now.due() if now else ():
            with suppress(LuckNotHere):
                draft = opening(desk, progress.event.id, session, deal)
                _take(trial, (session, 0, deal), draft.body, at, by)
    return trial


def rule(
    desk: Desk, books: Books, event: EventId, data: Mapping[str, Any], *, key: str, by: str
) -> int:
    """Make a ruling; its number.

    Raises:
        Refused: see `read_ruling` and `require_effect`. Nothing was written.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        known = books.of(event).keys.get(office_key(key))
        if known is not None:
            _require_same(known, data)
            return number_of(books, event, known)
        act = read_ruling(progress, data, desk.adapters.clock.now(), tried=False)
        require_effect(progress, try_acts(desk, progress, [act], by), act)
        session, table, _ = act.place
        line = office_line(desk, books, event, (session, table), act.body, key=key, by=by)
        follow(desk, event, session, by)
        return number_of(books, event, line)


def withdraw(
    desk: Desk, books: Books, event: EventId, number: int, *, reason: str, key: str, by: str
) -> None:
    """Take a ruling back.

    Raises:
        RulingReasonMissing, NoSuchRuling, CorrectionPeriodOver, CannotBeTakenBack.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        said = body_to_json(Withdrawn(number, reason.strip()))
        if books.of(event).sent_before(office_key(key), said) is not None:
            return
        if not reason.strip():
            raise RulingReasonMissing
        act = read_withdrawal(progress, number, reason.strip(), desk.adapters.clock.now())
        require_effect(progress, try_acts(desk, progress, [act], by), act)
        session, table, _ = act.place
        office_line(desk, books, event, (session, table), act.body, key=key, by=by)
        follow(desk, event, session, by)


def follow(desk: Desk, event: EventId, session: SessionNo, by: str) -> None:
    """What a ruling or correction brings with it: deals that open, and news for the public."""
    after_writing(desk, event, session, by)


def number_of(books: Books, event: EventId, line: Line) -> int:
    """The number of the ruling that a line made: they are counted in the order of the log."""
    lines = books.of(event).lines[: line.position]
    return sum(each.body.get("do") == "rule" for each in lines)


def _take(
    trial: Progress, place: tuple[int, int, int], body: dict[str, Any], at: str, by: str
) -> None:
    session, table, deal = place
    n = trial.next_n(SessionNo(session), table, deal)
    position, event = trial.position + 1, trial.event.id
    trial.take(Line(position, event, session, table, deal, n, "trial", body, at, by, "", ""))


def _require_same(known: Line, data: Mapping[str, Any]) -> None:
    """Nothing, if the line of a key is the ruling that is sent again."""
    said = {
        "kind": data.get("kind"),
        "deal": data.get("deal") or 0,
        "rule": str(data.get("rule") or "").strip(),
        "reason": str(data.get("reason") or "").strip(),
    }
    if any(known.body.get(field) != value for field, value in said.items()):
        raise KeyReused(key=known.key, position=known.position)
