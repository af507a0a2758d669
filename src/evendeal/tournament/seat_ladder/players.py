"""Who plays a session: those who came through, those who are absent, and those who come late."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.line import Line
from evendeal.tournament.seat_ladder.acts import Advanced, EnteredLate, ListAct, StaysAway


@dataclass(frozen=True, slots=True)
class ListActMade:
    """What was done about who plays a session, when, and by whom."""

    session: SessionNo
    act: ListAct
    at: str
    by: str


@dataclass(slots=True)
class PlayerBook:
    """Who plays which session.

    Attributes:
        made: every act, in the order of the log.
        late: who entered after the event was sealed, in the order of entering.
        signed: the list of each session that is closed, in the order in which a draw counts it.
    """

    made: tuple[ListActMade, ...] = ()
    late: tuple[EntryId, ...] = ()
    signed: dict[SessionNo, tuple[EntryId, ...]] = field(default_factory=dict)

    def fork(self) -> "PlayerBook":
        """The same to try something on."""
        return PlayerBook(self.made, self.late, dict(self.signed))

    def take(self, act: ListAct, line: Line) -> None:
        """Count an act that makes sense where it stands."""
        self.made += (ListActMade(SessionNo(line.session), act, line.at, line.by),)
        if isinstance(act, EnteredLate):
            self.late += (act.entry,)

    def absent(self, session: SessionNo) -> dict[EntryId, str]:
        """Who does not play a session though he might, and why; in the order of the log."""
        away: dict[EntryId, str] = {}
        for made in self.made:
            if made.session == session and isinstance(made.act, StaysAway):
                away[made.act.entry] = made.act.reason
            elif made.session == session and isinstance(made.act, Advanced):
                away.pop(made.act.entry, None)
        return away

    def listed(
        self, session: SessionNo, through: Iterable[EntryId], order: Iterable[EntryId]
    ) -> tuple[EntryId, ...]:
        """The list of a session that is not signed yet.

        Args:
            through: who came through the session before; before the first, everybody entered.
            order: everybody of the event, those of the seal first, those who came late last.
        """
        playing = set(through)
        for made in self.made:
            if made.session == session:
                if isinstance(made.act, StaysAway):
                    playing.discard(made.act.entry)
                else:
                    playing.add(made.act.entry)
        return tuple(entry for entry in order if entry in playing)
