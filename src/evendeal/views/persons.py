"""What everybody may see of a person: the events that the same person plays in.

It is put together from what each event shows of itself in public, so that nothing can stand here
that does not stand there.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.ids import EntryId, EventId, PersonId
from evendeal.views.absent import Absent
from evendeal.views.home import HomeHead, Status, status_of
from evendeal.views.programme import PersonEntered


class NobodyKnown(Absent):
    """A person who plays in no event of this server that is public."""

    def __init__(self, *, person: PersonId) -> None:
        super().__init__(f"nobody is known here as {person}")
        self.person = person


@dataclass(frozen=True, slots=True)
class PlaceHeld:
    """The place of an entry among `of` entries, as its event shows it now; others may share it."""

    place: int
    shared: bool
    of: int


@dataclass(frozen=True, slots=True)
class PersonEvent:
    """An event that a person plays in: for which entry, and as the event spells the name.

    `plays` says what is played, in words. `begins` is as in the head of the event. `held` is null
    before anything of the event can be compared; it is not the last word while the event runs.
    """

    event: EventId
    event_name: str
    format: str
    plays: str
    status: Status
    rehearsal: bool
    begins: str | None
    sealed_at: str
    entry: EntryId
    entry_name: str
    player: str
    held: PlaceHeld | None


@dataclass(frozen=True, slots=True)
class PersonPage:
    """A person, called as in the newest event, and the events, the newest first."""

    person: PersonId
    name: str
    events: tuple[PersonEvent, ...]


def person_event(
    head: HomeHead,
    format: tuple[str, str],
    entered: PersonEntered,
    held: PlaceHeld | None,
) -> PersonEvent:
    """An event as the page of a person has it.

    Args:
        head: as every page of the event says it.
        format: the word by which the event's file names it, and what is played in words.
    """
    return PersonEvent(
        event=head.id,
        event_name=head.name,
        format=format[0],
        plays=format[1],
        status=status_of(head),
        rehearsal=head.rehearsal,
        begins=head.begins,
        sealed_at=head.sealed_at,
        entry=entered.entry,
        entry_name=entered.entry_name,
        player=entered.name,
        # Nothing has been played of an event that is only sealed, and nobody has won a withdrawn.
        held=held if head.status != "sealed" and head.withdrawn is None else None,
    )


def person_page(person: PersonId, events: Sequence[PersonEvent]) -> PersonPage:
    """The page of a person.

    Args:
        events: of which the person plays in each, in any order.

    Raises:
        NobodyKnown: there are none.
    """
    if not events:
        raise NobodyKnown(person=person)
    # The house's own events first say what somebody is called; rehearsals are for show.
    newest = sorted(events, key=lambda each: each.sealed_at, reverse=True)
    newest.sort(key=lambda each: each.rehearsal)
    return PersonPage(person, newest[0].player, tuple(newest))
