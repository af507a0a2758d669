"""The dice of a rehearsal of team matches."""

from evendeal.backgammon import GameState, OpeningRoll, Roll
from evendeal.director.appending import At
from evendeal.director.ledger import LuckNotHere
from evendeal.draw.rolls import ROLLS, RollSet
from evendeal.draw.rolls_sealed import RollSets
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.sealing import rolls_of
from evendeal.ids import DealNo, EventId, SessionNo


class RehearsalDice:
    """What is sealed, or would fall where rolls are thrown.

    Both rooms throw the same, as they must: what one has thrown counts for the other.
    """

    def __init__(self, desk: MatchDesk, event: EventId) -> None:
        self._desk = desk
        self._event = event
        self._sessions: dict[SessionNo, RollSets] = {}
        self._longer: dict[tuple[SessionNo, DealNo], RollSet] = {}

    def roll(self, at: At, state: GameState) -> OpeningRoll | Roll:
        """The opening roll, or the next one of the side whose turn it is."""
        if state.turn is None:
            return OpeningRoll(*self._set(at).opening)
        number = state.rolls[state.turn] + 1
        dice = self._set(at).roll(state.turn, number)
        while dice is None:
            rolls = self._set(at)
            count = 2 * max(len(rolls.white), ROLLS)
            self._longer[at.session, at.deal] = self._rolls(at.session).rolls(at.deal, count)
            dice = self._set(at).roll(state.turn, number)
        return Roll(state.turn, dice)

    def _set(self, at: At) -> RollSet:
        longer = self._longer.get((at.session, at.deal))
        return longer or self._rolls(at.session).rolls(at.deal)

    def _rolls(self, session: SessionNo) -> RollSets:
        rolls = self._sessions.get(session)
        if rolls is None:
            luck = self._desk.luck(self._event, session)
            if luck is None:
                raise LuckNotHere(event=self._event, session=session)
            event = self._desk.progress(self._event).event
            rolls = luck.rolls or rolls_of(event, session, luck.secret, luck.beacon)
            self._sessions[session] = rolls
        return rolls
