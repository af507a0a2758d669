"""Names spelled right: of an event of any kind, its teams, and who plays for them (R59)."""

from collections.abc import Iterator, Sequence
from typing import Any

from evendeal.director.office.about_event import ABOUT_EVENT
from evendeal.director.office.acts import Act, ActContext, OfficeLine
from evendeal.director.office.refusals import NoSuchEntry, RulingReasonMissing
from evendeal.errors import Refused, Unfit
from evendeal.ids import EntryId
from evendeal.names import entered, likeness
from evendeal.tournament.checks import named_among, new_name
from evendeal.tournament.event_acts import Called, NameCorrected
from evendeal.tournament.event_fold import AnyFold


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

    By a correction nobody takes another's name: two people could be interchanged by it (R59).
    """

    def __init__(self, *, called: str, entry: EntryId, player: str | None) -> None:
        whose = f"team {entry}" if player is None else f"{player} of {entry}"
        super().__init__(f'"{called}" is, or was, the name of {whose}; a correction never takes it')
        self.called = called
        self.entry = entry
        self.player = player


class CorrectName(OfficeLine, frozen=True, kw_only=True):
    """Spell a name right: of the event, a team or a player. Who it is stays the same.

    `entry` is the team, or that of the player; null for the event. `was` is the name as it is now;
    whoever read another one is refused.
    """

    path = "names"
    published = True

    what: Called
    entry: str | None = None
    was: str
    name: str
    reason: str

    def line(self, at: ActContext[Any], progress: AnyFold) -> Act:
        """How it is spelled (R59).

        Raises:
            NotAnEvent: it is no name.
        """
        what, was = self.what, self.was
        team = None if what == "event" or self.entry is None else EntryId(self.entry)
        # A name of an older event may be composed otherwise than what is sent is taken.
        sent = at.line()
        before = sent.body.get("was") if sent is not None else _called(progress, what, team, was)
        named = new_name("name", entered(self.name).strip())
        if isinstance(before, str) and likeness(before) == likeness(was):
            was = before
        act = NameCorrected(what, team, was, named, self.reason.strip())
        return Act(ABOUT_EVENT, act)

    def require(self, at: ActContext[Any], progress: AnyFold, body: NameCorrected) -> None:
        """Nothing, if it can be spelled so.

        Raises:
            RulingReasonMissing: nobody says why.
            NoSuchEntry, NoSuchName: there is nobody of whom it could be the name.
            SameName: nothing would change.
            NameOfAnother: another team or player has or had it.
        """
        if not body.reason:
            raise RulingReasonMissing
        _require_correctable(progress, body)


def _called(progress: AnyFold, what: Called, entry: EntryId | None, was: str) -> str | None:
    """The name that is meant, as it stands in the event; None if nobody has it."""
    return named_among(was, _known(progress, what, entry))


def _known(progress: AnyFold, what: Called, entry: EntryId | None) -> Sequence[str]:
    """The names of which one could be corrected."""
    event = progress.event
    match what:
        case "event":
            return (event.name,)
        case "team":
            return [each.name for each in event.entries if each.id == entry]
        case "player":
            return () if entry is None else progress.players_of(entry)


def _require_correctable(progress: AnyFold, act: NameCorrected) -> None:
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


def _names(progress: AnyFold, about: NameCorrected) -> Iterator[tuple[EntryId, str | None, str]]:
    """Every name that a team, or a player, of the event has or had: whose it is, and the name.

    The player is who has it, as he is called now; None where it is a team's.
    """
    event, record = progress.event, progress.record
    for entry in event.entries:
        if about.what == "team":
            yield entry.id, None, entry.name
        else:
            for player in progress.names_of(entry.id):
                yield entry.id, player, player
    for act in (made.act for made in record.corrections if made.act.what == about.what):
        # Only the event's own name is nobody's.
        assert act.entry is not None
        has_it = record.now(act.entry, act.was) if act.what == "player" else None
        yield act.entry, has_it, act.was
