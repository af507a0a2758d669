"""What the director does to a game of a match: decided, reopened, a line corrected; previewed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from evendeal.backgammon import Level
from evendeal.backgammon.lines import Decided, GameBody, GameCorrected, GameNote, Reopened
from evendeal.backgammon.lines_wire import game_body_from_json
from evendeal.backgammon.wire import game_action_from_json
from evendeal.director.appending import At
from evendeal.director.ledger import NotStarted
from evendeal.director.office.acts import Act, ActContext, OfficeAct, PreviewedAct, take_trial
from evendeal.director.office.log_index import office_key
from evendeal.director.office.preview import PREVIEW, refusal_of_preview
from evendeal.director.office.refusals import RuleNumberMissing, RulingReasonMissing
from evendeal.director.ports import KeyReused
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.office.refusals import (
    NotReopened,
    OneDecisionAtATime,
    ResultCannotBe,
)
from evendeal.formats.room_match.recording import record_lines
from evendeal.formats.room_match.roll_requests import telling_no_dice
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.lines.acts import Undo
from evendeal.lines.fields import LONGEST_REASON
from evendeal.reason import Reason
from evendeal.scoring.match_points import NoSmallMatchPoints, small_match_points
from evendeal.tournament.line import Line
from evendeal.tournament.room_match.bodies import match_body_to_json
from evendeal.tournament.room_match.corrected import FROM_OFFICE
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.office.changes import match_consequences
from evendeal.views.matches.office.consequences import MatchConsequences
from evendeal.views.matches.office.lines import match_line_text
from evendeal.views.matches.office.play import cubes_of
from evendeal.views.text import Text, says

MISSING = "to be said"
"""What stands for the reason and the rule in a preview."""


@dataclass(frozen=True, slots=True)
class GameAct:
    """What the office is about to write about a game: the place, and what it says.

    Attributes:
        bodies: in the order in which they are written.
    """

    at: At
    bodies: tuple[GameBody, ...]


class GameDecision(PreviewedAct, frozen=True, kw_only=True):
    """What the director says of a game, named by its place in the log: `deal` is its roll set."""

    session: SessionNo
    table: TableNo
    deal: DealNo
    reason: str

    def read(self, progress: MatchProgress, *, preview: bool) -> GameAct:
        """What is written then.

        Args:
            preview: nothing is written, for which rule and reason may still be missing.

        Raises:
            NotStarted: the session has not begun.
            NoGameThere: there is no such game at this table.
            RulingReasonMissing: nobody says why.
            Refused: as `bodies`.
        """
        at = At(progress.event.id, self.session, self.table, self.deal)
        require_game(progress, at)
        reason = self.reason.strip()
        if not reason:
            if not preview:
                raise RulingReasonMissing
            reason = MISSING
        return GameAct(at, self.bodies(progress, at, reason, preview=preview))

    def bodies(
        self, progress: MatchProgress, at: At, reason: str, *, preview: bool
    ) -> tuple[GameBody, ...]:
        """The lines, in the order in which they are written; each decision has its own."""
        return ()

    def do(self, at: ActContext[MatchDesk]) -> None:
        """Write it; sent again with its key it is written once.

        Raises:
            Refused: see `read`, or by the rules; nothing was written.
            KeyReused: the key stands for a line that says something else.
        """
        with at.ledger.writing(at.event):
            progress = at.ledger.refresh(at.event)
            keys = office_key(at.key)
            lines = at.indexes.of(at.event).lines
            known = [line for line in lines if line.key.rpartition("/")[0] == keys]
            if known:
                self._require_same(progress, known)
                return
            act = self.read(progress, preview=False)
            _require(progress, act)
            record_lines(at.ledger, act.at, act.bodies, key=keys, by=at.by, due=False)

    def _require_same(self, progress: MatchProgress, known: Sequence[Line]) -> None:
        """Nothing, if what is sent again under a key is what was written under it.

        Raises:
            KeyReused: it is not.
        """
        place = (self.session, self.table, self.deal)
        if not self.same_as(progress, known) or known[0].place != place:
            raise KeyReused(key=known[0].key, position=known[0].position)

    def same_as(self, progress: MatchProgress, known: Sequence[Line]) -> bool:
        """Whether these lines say the same."""
        first = self.read(progress, preview=False).bodies[0]
        return known[0].body == match_body_to_json(first)


class DecideGame(GameDecision, frozen=True, kw_only=True):
    """Decide a game that is not finished, with a reason and a rule; it can be reopened (R48).

    A winner of null is a drawn game.
    """

    path = "decisions"

    winner: Literal["white", "black"] | None
    level: int
    left: int
    cube: int
    rule: str

    def bodies(
        self, progress: MatchProgress, at: At, reason: str, *, preview: bool
    ) -> tuple[GameBody, ...]:
        """The result.

        Raises:
            RuleNumberMissing: it names no rule.
            NotABody: the form says nothing that can be written.
            ResultCannotBe: no game ends so.
        """
        rule = self.rule.strip()
        if not rule:
            if not preview:
                raise RuleNumberMissing
            rule = MISSING
        result = {
            "winner": self.winner,
            "level": self.level,
            "left": self.left,
            "cube": self.cube,
        }
        body = game_body_from_json({"do": "decide", **result, "rule": rule, "reason": reason})
        assert isinstance(body, Decided)
        _require_possible(progress, at, body)
        return (body,)


class ReopenGame(GameDecision, frozen=True, kw_only=True):
    """Have an accepted or decided game go on."""

    path = "reopenings"

    def bodies(
        self, progress: MatchProgress, at: At, reason: str, *, preview: bool
    ) -> tuple[GameBody, ...]:
        """That it is reopened."""
        return (Reopened(reason),)


class CorrectGameLine(GameDecision, frozen=True, kw_only=True):
    """Correct line `of` of a game; without an action it counts no more.

    Nor does any line after it then.
    """

    path = "corrections"

    of: int
    action: dict[str, Any] | None = None

    def bodies(
        self, progress: MatchProgress, at: At, reason: str, *, preview: bool
    ) -> tuple[GameBody, ...]:
        """The correction, or the lines taken back.

        Raises:
            NotAGameAction: it is none.
        """
        if self.action is None:
            return _taken_back(progress, at, self.of, reason)
        return (GameCorrected(self.of, game_action_from_json(self.action), reason),)

    def same_as(self, progress: MatchProgress, known: Sequence[Line]) -> bool:
        """Whether these lines say the same."""
        if self.action is not None:
            return super().same_as(progress, known)
        # The lines that were taken back are no longer there to be counted anew.
        gone = min((line.body.get("of", -1) for line in known if "of" in line.body), default=-1)
        return bool(gone == self.of)


class PreviewDecision(OfficeAct, frozen=True, kw_only=True):
    """Show what a decision, a reopening or a correction would change.

    It is one of the three. Nothing is written.
    """

    path = "preview"
    keyed = False

    decision: DecideGame | None = None
    reopening: ReopenGame | None = None
    correction: CorrectGameLine | None = None

    def do(self, at: ActContext[MatchDesk]) -> MatchConsequences:
        """What would follow; a refusal that confirming would meet stands in it.

        Raises:
            OneDecisionAtATime: not exactly one of `decision`, `reopening` and `correction`.
        """
        forms = (self.decision, self.reopening, self.correction)
        sent: list[GameDecision] = [form for form in forms if form is not None]
        if len(sent) != 1:
            raise OneDecisionAtATime
        with at.ledger.reading(at.event):
            progress = at.ledger.refresh(at.event)
            try:
                act = sent[0].read(progress, preview=True)
                trial = _trial(at.ledger, progress, act)
                place = (act.at.session, act.at.table, act.at.deal)
                return match_consequences(progress, trial, place, (_sentence(progress, act),))
            except Refused as refusal:
                text, refused = refusal_of_preview(refusal)
                return MatchConsequences((text,), None, None, (), refused)


def require_game(progress: MatchProgress, at: At) -> RoomGame:
    """The game at a place of the log.

    Raises:
        NotStarted: the session has not begun.
        NoGameThere: there is no such game at this table.
    """
    if at.session not in progress.sessions:
        raise NotStarted(event=at.event, session=at.session)
    return progress.game(at.session, at.table, at.deal)


def _require_possible(progress: MatchProgress, at: At, body: Decided) -> None:
    event, ruleset = progress.event, progress.event.ruleset(at.session)
    if body.cube not in cubes_of(event, ruleset):
        values = ", ".join(map(str, cubes_of(event, ruleset)))
        raise ResultCannotBe(
            why=Reason("cube-one-of", "the cube is one of {values}", values=values)
        )
    if ruleset.is_long and body.level is Level.BACKGAMMON and not event.scoring.koks:
        raise ResultCannotBe(why=Reason("mars-is-most", "in long gammon a mars is the most"))
    if body.winner is None and not ruleset.last_roll_draw:
        raise ResultCannotBe(why=Reason("one-side-wins", "one side wins it"))
    try:
        small_match_points(body.result, event.scoring.tables, koks=event.scoring.koks)
    except NoSmallMatchPoints as no:
        raise ResultCannotBe(why=no.why) from None


def _taken_back(progress: MatchProgress, at: At, of: int, reason: str) -> tuple[GameBody, ...]:
    """A line and all after it taken back, the last one first; the reason stands beside them."""
    game = progress.game(at.session, at.table, at.deal)
    game.line(of)
    gone = [line.n for line in game.in_force if line.n >= of]
    note = GameNote("other", None, f"{FROM_OFFICE}{reason}"[:LONGEST_REASON])
    return (*(Undo(n) for n in reversed(gone)), note)


def _require(progress: MatchProgress, act: GameAct) -> None:
    """Nothing, if it makes sense to write this of the game as it is."""
    game = progress.game(act.at.session, act.at.table, act.at.deal)
    if isinstance(act.bodies[0], Reopened) and not game.lines:
        raise NotReopened(roll_set=act.at.deal)


def _trial(desk: MatchDesk, progress: MatchProgress, act: GameAct) -> MatchProgress:
    """The event with this line.

    Raises:
        Refused: it does not fit.
    """
    _require(progress, act)
    trial = progress.fork()
    at = act.at
    now = desk.adapters.clock.now()
    for body in act.bodies:
        # A preview tells no more of a roll than what is written.
        with telling_no_dice(trial.next_n(at.session, at.table, at.deal)):
            take_trial(trial, Act(at.place, body), now, PREVIEW)
    return trial


def _sentence(progress: MatchProgress, act: GameAct) -> Text:
    names = {entry.id: entry.name for entry in progress.event.entries}
    is_long = progress.event.ruleset(act.at.session).is_long
    if isinstance(act.bodies[0], Undo):
        lines = sorted(body.of for body in act.bodies if isinstance(body, Undo))
        if len(lines) == 1:
            return says("line-undone", line=str(lines[0]), because="")
        return says("lines-undone", n=len(lines), line=lines[0])
    body = {**match_body_to_json(act.bodies[0]), "reason": ""}
    if body.get("rule") == MISSING:
        body["rule"] = None
    return match_line_text(body, names, is_long=is_long)
