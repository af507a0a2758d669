"""Its office: how far the event is, and what every office has."""

from dataclasses import dataclass

from evendeal.director.office.acts import Act, ActContext, OfficeLine, OfficePage
from evendeal.director.office.log_index import LogIndex
from evendeal.formats.office_side import COMMON, OfficeSide
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.lines.acts import Undo
from evendeal.tournament.line import Line
from evendeal.views.text import Text, says
from support.formats.hand_winner.event import HAND_WINNER
from support.formats.hand_winner.fold import Duel
from support.formats.hand_winner.life import HandWinnerLedger


@dataclass(frozen=True, slots=True)
class DuelEntry:
    """An entry in the standings."""

    entry: EntryId
    place: int
    difference: int
    bonus: int


@dataclass(frozen=True, slots=True)
class DuelOffice:
    """Everything that concerns directing; `next` names the steps that are legal now."""

    format: str
    event: EventId
    position: int
    next: tuple[str, ...]
    standings: tuple[DuelEntry, ...]


class GetDuelOffice(OfficePage, frozen=True, kw_only=True):
    """How far the event is, and what can be done next."""

    path = ""

    def show(self, office: "HandWinnerOffice", event: EventId) -> DuelOffice:
        """The office."""

        def made(progress: Duel, _: LogIndex) -> DuelOffice:
            return DuelOffice(
                HAND_WINNER,
                event,
                progress.position,
                tuple(step.do for step in progress.next() if step.legal),
                tuple(
                    DuelEntry(each.entry, each.place, each.difference, each.bonus)
                    for each in progress.standings()
                ),
            )

        return office.view(event, made)


class TakeCardBack(OfficeLine, frozen=True, kw_only=True):
    """Take the last card of a hand back: line `of` counts no more."""

    path = "corrections"

    session: SessionNo
    deal: DealNo
    of: int

    def line(self, at: ActContext[HandWinnerLedger], progress: Duel) -> Act:
        """That it counts no more; the fold refuses a hand that is not played."""
        return Act((self.session, 1, self.deal), Undo(self.of))


class HandWinnerOffice(OfficeSide):
    """The office of these events."""

    requests = (GetDuelOffice, TakeCardBack, *COMMON)

    def words(self, progress: Duel, line: Line) -> tuple[Text | None, Text]:
        """A line for reading; it names no card of a stage that still runs."""
        now = progress.sessions.get(SessionNo(line.session))
        sentence = str(line.body["do"])
        if sentence == "turn" and now is not None and now.ended:
            sentence = f"turned {line.body['card']}"
        place = says("session", session=line.session) if line.session else None
        return place, says("written", words=sentence)
