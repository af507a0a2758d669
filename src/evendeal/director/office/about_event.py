"""What the director does about an event of any kind as a whole: its names, and whether it is on."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from evendeal.director.ledger import FoldT, Ledger
from evendeal.director.office.book import Books, office_key, office_line_at
from evendeal.director.office.refusals import NoSuchEntry, RulingReasonMissing
from evendeal.director.office.screens import OfficeScreens, ScreenT
from evendeal.errors import Refused
from evendeal.ids import WHOLE_EVENT, EntryId, EventId
from evendeal.names import entered, likeness
from evendeal.tournament.checks import named_among, new_name
from evendeal.tournament.event_acts import (
    BroughtOut,
    Called,
    EventAct,
    EventWithdrawn,
    NameCorrected,
    PutAway,
    WithdrawalTakenBack,
    event_act_to_json,
)
from evendeal.views.about_event import AwayEvent
from evendeal.views.absent import NoSuchEvent
from evendeal.views.office import OfficeDone
from evendeal.views.people import Unfit


class NoSuchName(Unfit):
    """A name to be corrected that nobody of the event has now."""

    def __init__(self, *, what: Called, was: str) -> None:
        super().__init__(f'no {what} of this event is called "{was}" now')
        self.what = what
        self.was = was


class SameName(Unfit):
    """A name to be corrected to what it is."""

    def __init__(self, *, called: str) -> None:
        super().__init__(f'it is "{called}" already; type how it is spelled')
        self.called = called


class NameOfAnother(Refused):
    """A name that another team or player of the event has, or had before it was corrected.

    By a correction nobody takes another's name: two people could change places by it (R59).
    """

    def __init__(self, *, called: str, entry: EntryId, player: str | None) -> None:
        whose = f"team {entry}" if player is None else f"{player} of {entry}"
        super().__init__(f'"{called}" is, or was, the name of {whose}; a correction never takes it')
        self.called = called
        self.entry = entry
        self.player = player


class AlreadyWithdrawn(Refused):
    """An event to be withdrawn that is."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} is withdrawn already")
        self.event = event


class NotWithdrawn(Refused):
    """A withdrawal to be taken back where there is none."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} is not withdrawn")
        self.event = event


class EventOver(Refused):
    """An event to be withdrawn that has ended: its result stands."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"{event} has ended, and its result stands; it cannot be withdrawn")
        self.event = event


class NotARehearsal(Refused):
    """An event to be put away that people were told of: it stays to be seen."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(
            f"{event} is no rehearsal: its seal is public, so it stays to be seen; withdraw it"
        )
        self.event = event


class AwayAlready(Refused):
    """A rehearsal to be put away that is, or to be brought out that is not away."""

    def __init__(self, *, event: EventId, away: bool) -> None:
        super().__init__(f"{event} is put away already" if away else f"{event} is not put away")
        self.event = event
        self.away = away


def correct_name(
    ledger: Ledger[Any],
    books: Books,
    event: EventId,
    *,
    what: Called,
    entry: str | None,
    was: str,
    name: str,
    reason: str,
    key: str,
    by: str,
) -> None:
    """Spell a name right: of the event, a team, or a player (R59).

    Args:
        entry: the id of the team, or of the player's; None for the event.
        was: the name as it is now; whoever read another one is refused.

    Raises:
        NoSuchEntry, NoSuchName: there is nobody of whom it could be the name.
        NotAnEvent: the new one is no name.
        SameName: nothing would change.
        NameOfAnother: another team or player has or had it.
        RulingReasonMissing: nobody says why.
    """
    team = None if what == "event" or entry is None else EntryId(entry)
    with ledger.lock:
        # A name of an older event may be composed otherwise than what is sent is taken.
        before = _sent_as(books, event, key) or _called(ledger.refresh(event), what, team, was)
        act = NameCorrected(
            what,
            team,
            before if before is not None and likeness(before) == likeness(was) else was,
            new_name("name", entered(name).strip()),
            reason.strip(),
        )

    def require(progress: Any) -> None:
        if not act.reason:
            raise RulingReasonMissing
        _require_correctable(progress, act)

    _write(ledger, books, event, act, require, key=key, by=by)


def _sent_as(books: Books, event: EventId, key: str) -> str | None:
    """The name that a line of this key has corrected already; None if there is none."""
    line = books.of(event).keys.get(office_key(key))
    was = line.body.get("was") if line is not None else None
    return was if isinstance(was, str) else None


def _called(progress: Any, what: Called, entry: EntryId | None, was: str) -> str | None:
    """The name that is meant, as it stands in the event; None if nobody has it."""
    return named_among(was, _known(progress, what, entry))


def _known(progress: Any, what: Called, entry: EntryId | None) -> Sequence[str]:
    """The names of which one could be corrected."""
    event = progress.event
    match what:
        case "event":
            return (event.name,)
        case "team":
            return [each.name for each in event.entries if each.id == entry]
        case "player":
            players: Sequence[str] = progress.players_of(entry)
            return players


def withdraw_event(
    ledger: Ledger[Any], books: Books, event: EventId, *, reason: str, key: str, by: str
) -> None:
    """Withdraw an event that has not ended (R60): nothing more is played, and nothing is deleted.

    Raises:
        AlreadyWithdrawn, EventOver.
        RulingReasonMissing: nobody says why.
    """

    def require(progress: Any) -> None:
        if progress.record.withdrawn is not None:
            raise AlreadyWithdrawn(event=event)
        if progress.finished:
            raise EventOver(event=event)
        if not reason.strip():
            raise RulingReasonMissing

    _write(ledger, books, event, EventWithdrawn(reason.strip()), require, key=key, by=by)


def take_back_withdrawal(
    ledger: Ledger[Any], books: Books, event: EventId, *, reason: str, key: str, by: str
) -> None:
    """Have an event go on where it stood when it was withdrawn (R60).

    Raises:
        NotWithdrawn.
        RulingReasonMissing: nobody says why.
    """

    def require(progress: Any) -> None:
        if progress.record.withdrawn is None:
            raise NotWithdrawn(event=event)
        if not reason.strip():
            raise RulingReasonMissing

    _write(ledger, books, event, WithdrawalTakenBack(reason.strip()), require, key=key, by=by)


def put_away(ledger: Ledger[Any], books: Books, event: EventId, *, key: str, by: str) -> None:
    """Show a rehearsal nowhere any more; it stays in the log (R61).

    Raises:
        NotARehearsal, AwayAlready.
    """

    def require(progress: Any) -> None:
        if progress.published is None or not progress.published.rehearsal:
            raise NotARehearsal(event=event)
        if progress.record.away:
            raise AwayAlready(event=event, away=True)

    _write(ledger, books, event, PutAway(), require, key=key, by=by)


def bring_out(ledger: Ledger[Any], books: Books, event: EventId, *, key: str, by: str) -> None:
    """Show a rehearsal again that was put away (R61).

    Raises:
        AwayAlready: it is not.
    """

    def require(progress: Any) -> None:
        if not progress.record.away:
            raise AwayAlready(event=event, away=False)

    _write(ledger, books, event, BroughtOut(), require, key=key, by=by)


class AboutEvent(OfficeScreens[FoldT, ScreenT], ABC):
    """The part of an office that is the same for every kind of event."""

    FORMAT: ClassVar[str]
    """The id of the format of its events."""

    def away(self) -> tuple[AwayEvent, ...]:
        """The rehearsals that were put away, the newest first."""
        found = []
        for event in self._ledger.events():
            with self._ledger.lock, suppress(NoSuchEvent):
                progress: Any = self._progress(event)
                if progress.record.away:
                    name, at = progress.event.name, progress.published_at
                    found.append(AwayEvent(event, name, self.FORMAT, at))
        return tuple(sorted(found, key=lambda each: each.sealed_at, reverse=True))

    def correct_name(
        self,
        event: EventId,
        *,
        what: Called,
        entry: str | None,
        was: str,
        name: str,
        reason: str,
        key: str,
        by: str,
    ) -> OfficeDone:
        """A name spelled right."""
        self._progress(event)
        correct_name(
            self._ledger,
            self._books,
            event,
            what=what,
            entry=entry,
            was=was,
            name=name,
            reason=reason,
            key=key,
            by=by,
        )
        return self._made_public(event)

    def withdraw_event(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """The event is withdrawn."""
        self._progress(event)
        withdraw_event(self._ledger, self._books, event, reason=reason, key=key, by=by)
        return self._made_public(event)

    def take_back_withdrawal(self, event: EventId, *, reason: str, key: str, by: str) -> OfficeDone:
        """The event goes on."""
        self._progress(event)
        take_back_withdrawal(self._ledger, self._books, event, reason=reason, key=key, by=by)
        return self._made_public(event)

    def put_away(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """A rehearsal is shown nowhere any more."""
        self._progress(event)
        put_away(self._ledger, self._books, event, key=key, by=by)
        return self._made_public(event)

    def bring_out(self, event: EventId, *, key: str, by: str) -> OfficeDone:
        """A rehearsal is shown again."""
        self._progress(event)
        bring_out(self._ledger, self._books, event, key=key, by=by)
        return self._made_public(event)

    @abstractmethod
    def _make_good(self, event: EventId) -> None:
        """Write the published files as the log has them."""

    def _made_public(self, event: EventId) -> OfficeDone:
        # Everybody is told at once, in the files as on the pages.
        self._make_good(event)
        return OfficeDone(self.position(event), None)


def _write(
    ledger: Ledger[Any],
    books: Books,
    event: EventId,
    act: EventAct,
    require: Any,
    *,
    key: str,
    by: str,
) -> None:
    """Write the line of an act, if what has happened allows it, or find it written."""
    said = event_act_to_json(act)
    with ledger.lock:
        progress = ledger.refresh(event)
        if books.of(event).sent_before(office_key(key), said) is None:
            require(progress)
        place = (WHOLE_EVENT, 0, 0)
        office_line_at(ledger, books, event, place, said, key=office_key(key), by=by)
        ledger.announce(event)


def _require_correctable(progress: Any, act: NameCorrected) -> None:
    event = progress.event
    if act.what != "event" and act.entry not in {entry.id for entry in event.entries}:
        raise NoSuchEntry(entry=act.entry or EntryId("none"))
    if act.was not in _known(progress, act.what, act.entry):
        raise NoSuchName(what=act.what, was=act.was)
    if act.was == act.name:
        raise SameName(called=act.name)
    if act.what == "event":
        return
    for entry, player, named in _names(progress, act):
        own = entry == act.entry and player in (None, act.was)
        if likeness(named) == likeness(act.name) and not own:
            raise NameOfAnother(called=act.name, entry=entry, player=player)


def _names(progress: Any, act: NameCorrected) -> Iterator[tuple[EntryId, str | None, str]]:
    """Every name that a team, or a player, of the event has or had: whose it is, and the name.

    The player is who has it, as he is called now; None where it is a team's.
    """
    event, record = progress.event, progress.record
    for entry in event.entries:
        if act.what == "team":
            yield entry.id, None, entry.name
        else:
            for player in progress.players_of(entry.id):
                yield entry.id, player, player
    for made in record.corrections:
        if made.act.what == act.what == "team":
            yield made.act.entry, None, made.act.was
        elif made.act.what == act.what == "player":
            now = record.now(made.act.entry, made.act.was)
            yield made.act.entry, now, made.act.was
