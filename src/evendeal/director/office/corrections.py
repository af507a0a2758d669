"""What the director does to a hand: lines corrected, calls answered, a deck put right."""

from collections.abc import Mapping, Sequence
from typing import Any

from evendeal.director.desk import Desk
from evendeal.director.office.book import Book, Books, office_key, office_line
from evendeal.director.office.refusals import (
    CorrectInstead,
    DealUnknown,
    NoCallOpen,
    RuleNumberMissing,
    RulingReasonMissing,
    StillFrozen,
)
from evendeal.director.office.rulings import follow, number_of, try_acts
from evendeal.director.office.rulings_read import (
    Act,
    read_ruling,
    read_session,
    require_effect,
    require_in_time,
)
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.lines.acts import Answered, Undo
from evendeal.lines.fields import LONGEST_REASON
from evendeal.poker.lines import Correction, Note
from evendeal.poker.played import CONTRADICTIONS
from evendeal.poker.wire import action_from_json
from evendeal.tournament.bodies import body_to_json
from evendeal.tournament.line import Draft
from evendeal.tournament.progress import Progress
from evendeal.views import NoSuchTable


def read_correction(
    desk: Desk, progress: Progress, data: Mapping[str, Any], *, tried: bool
) -> tuple[Act, ...]:
    """The lines that a correction writes: what should have been said, and that it then stands.

    Args:
        tried: only a preview, for which the reason may still be missing.

    Raises:
        NotStarted, NoSuchTable, DealUnknown: there is no such hand.
        CorrectInstead: a line of an accepted hand would be undone.
        RulingReasonMissing, RuleNumberMissing, NotAnAction.
        CorrectionPeriodOver: only a late ruling can be made.
    """
    session = read_session(progress, data.get("session"))
    now = progress.sessions[session]
    table, deal = TableNo(data["table"]), DealNo(data["deal"])
    reason = str(data.get("reason") or "").strip()
    if not tried and not reason:
        raise RulingReasonMissing
    if table not in now.played:
        raise NoSuchTable(event=progress.event.id, table=table, tables=len(now.played))
    hand = now.hands.get((table, deal))
    if hand is None:
        raise DealUnknown(table=table, deal=deal)
    require_in_time(progress, session, desk.adapters.clock.now())
    place, of = (session, int(table), int(deal)), int(data["of"])
    acts: list[Act]
    if data.get("action") is None:
        if hand.stated is not None:
            raise CorrectInstead(table=table, deal=deal, of=of)
        # An undo has no room for a reason; it stands beside it.
        acts = [Act(place, Undo(of)), Act(place, Note("other", None, f"Director: {reason}"))]
    else:
        acts = [Act(place, Correction(of, action_from_json(data["action"]), reason))]
    if data.get("settles"):
        if not tried and not str(data.get("rule") or "").strip():
            raise RuleNumberMissing
        ruling = {**data, "tables": [table], "effect": {"as": "stands"}}
        acts.append(read_ruling(progress, ruling, desk.adapters.clock.now(), tried=tried))
    return tuple(acts)


def correct(
    desk: Desk, books: Books, event: EventId, data: Mapping[str, Any], *, key: str, by: str
) -> int | None:
    """Correct or undo a line of a hand, also on an earlier street (R38); all or nothing.

    Returns:
        The number of the ruling that settles the hand, if one was asked for.

    Raises:
        Refused: by the rules, at the first action that no longer fits; see `read_correction`.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        keys = office_key(key)
        book = books.of(event)
        if f"{keys}/0" in book.keys:
            return _sent_before(books, event, data, keys)
        acts = read_correction(desk, progress, data, tried=False)
        try:
            trial = try_acts(desk, progress, acts, by)
            if data.get("settles"):
                require_effect(progress, trial, acts[-1])
        except Refused as refusal:
            if only_cards_say_no(progress, acts, refusal):
                _note_try(desk, book, progress, data, keys=keys, by=by)
            raise
        drafts, counts = [], dict[tuple[int, int, int], int]()
        for number, act in enumerate(acts):
            session, table, deal = act.place
            n = counts.get(act.place, progress.next_n(session, table, deal))
            counts[act.place] = n + 1
            said = body_to_json(act.body)
            drafts.append(Draft(session, table, deal, n, f"{keys}/{number}", said))
        lines = desk.write(event, drafts, by)
        follow(desk, event, acts[0].place[0], by)
        return number_of(books, event, lines[-1]) if data.get("settles") else None


def only_cards_say_no(progress: Progress, acts: Sequence[Act], refusal: Refused) -> bool:
    """Whether it is cards of a closed deal alone that a correction does not fit.

    Nobody may ask for them, over and over, by corrections that come to nothing: a preview does
    not tell, and in earnest the try is written down.
    """
    if not acts or not isinstance(refusal, (*CONTRADICTIONS, StillFrozen)):
        return False
    session, _, deal = acts[0].place
    return DealNo(deal) not in progress.sessions[session].opened


def _note_try(
    desk: Desk, book: Book, progress: Progress, data: Mapping[str, Any], *, keys: str, by: str
) -> None:
    """Write down that a correction was tried which the cards contradict."""
    if f"{keys}/tried" in book.keys:
        return
    session = read_session(progress, data.get("session"))
    table, deal, of = TableNo(data["table"]), DealNo(data["deal"]), int(data["of"])
    reason = str(data.get("reason") or "").strip()
    text = f"Director: a correction of line {of} was tried that the cards contradict: {reason}"
    note = body_to_json(Note("other", None, text[:LONGEST_REASON]))
    n = progress.next_n(session, table, deal)
    draft = Draft(session, table, deal, n, f"{keys}/tried", note)
    desk.write(progress.event.id, [draft], by)


def answer(
    desk: Desk,
    books: Books,
    event: EventId,
    table: TableNo,
    deal: DealNo,
    *,
    session: SessionNo | None,
    reason: str,
    key: str,
    by: str,
) -> None:
    """The director has been at the table; one that was held there goes on.

    Raises:
        NoCallOpen: nobody has called, and the hand does not hold its table.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        at = read_session(progress, session)
        body = Answered(table, deal, reason.strip())
        if books.of(event).sent_before(office_key(key), body_to_json(body)) is None:
            now = progress.sessions[at]
            hand = now.hands.get((table, deal))
            if hand is None or not (hand.calls or deal in now.releases[table].row):
                raise NoCallOpen(table=table, deal=deal)
        office_line(desk, books, event, (at, table), body, key=key, by=by)


def _sent_before(books: Books, event: EventId, data: Mapping[str, Any], keys: str) -> int | None:
    """The answer to a correction that is sent again."""
    book = books.of(event)
    first = book.keys[f"{keys}/0"]
    said = {"do": "undo", "of": data["of"]}
    if data.get("action") is not None:
        reason = str(data.get("reason") or "").strip()
        action = action_from_json(data["action"])
        said = body_to_json(Correction(int(data["of"]), action, reason))
    book.sent_before(first.key, said)
    last = next((book.keys[f"{keys}/{n}"] for n in (2, 1) if f"{keys}/{n}" in book.keys), first)
    return number_of(books, event, last) if last.body.get("do") == "rule" else None
