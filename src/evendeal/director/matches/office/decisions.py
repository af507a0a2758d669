"""What the director does to a game of a match: decided, reopened, a line corrected; previewed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from evendeal.backgammon import Level
from evendeal.backgammon.lines import Decided, GameBody, GameCorrected, GameNote, Reopened
from evendeal.backgammon.lines_wire import game_body_from_json
from evendeal.backgammon.wire import game_action_from_json
from evendeal.director.ledger import NotStarted
from evendeal.director.matches.asked import telling_no_dice
from evendeal.director.matches.desk import MatchDesk
from evendeal.director.matches.office.refusals import (
    NotReopened,
    OneDecisionAtATime,
    ResultCannotBe,
)
from evendeal.director.matches.recording import record_lines
from evendeal.director.office.book import Books, office_key, office_line_at
from evendeal.director.office.refusals import (
    NoCallOpen,
    RuleNumberMissing,
    RulingReasonMissing,
)
from evendeal.director.office.tried import PREVIEW, refusal_told
from evendeal.director.ports import KeyReused
from evendeal.director.recording import At
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.lines.acts import Answered, Undo
from evendeal.lines.fields import LONGEST_REASON
from evendeal.scoring.match_points import NoSmallMatchPoints, small_match_points
from evendeal.tournament.line import Line, stamp
from evendeal.tournament.matches.bodies import match_body_to_json
from evendeal.tournament.matches.corrected import FROM_OFFICE
from evendeal.tournament.matches.progress import MatchProgress
from evendeal.views.matches.consequences import MatchConsequences
from evendeal.views.matches.office_changes import match_consequences
from evendeal.views.matches.office_lines import match_line_sentence
from evendeal.views.matches.office_play import cubes_of

KINDS = ("decision", "reopening", "correction")

UNSAID = "to be said"
"""What stands for the reason and the rule in a preview."""


@dataclass(frozen=True, slots=True)
class GameAct:
    """Something that the office is about to write about a game: the place, and what it says.

    Attributes:
        bodies: in the order in which they are written.
    """

    at: At
    bodies: tuple[GameBody, ...]


def preview(desk: MatchDesk, event: EventId, data: Mapping[str, Any]) -> MatchConsequences:
    """What would follow; a refusal that confirming would meet stands in it.

    Raises:
        OneDecisionAtATime: not exactly one of `decision`, `reopening` and `correction`.
        NotInTheLog: there is no such event.
    """
    asked = [kind for kind in KINDS if data.get(kind) is not None]
    if len(asked) != 1:
        raise OneDecisionAtATime
    with desk.reading(event):
        progress = desk.refresh(event)
        try:
            act = read_decision(progress, asked[0], data[asked[0]], tried=True)
            trial = _tried(desk, progress, act)
            place = (act.at.session, act.at.table, act.at.deal)
            return match_consequences(progress, trial, place, (_told(progress, act),))
        except Refused as refusal:
            sentence, refused = refusal_told(refusal)
            return MatchConsequences((sentence,), None, None, (), refused)


def write_act(
    desk: MatchDesk,
    books: Books,
    event: EventId,
    kind: str,
    data: Mapping[str, Any],
    *,
    key: str,
    by: str,
) -> None:
    """Decide, reopen or correct; sent again with its key it is written once.

    Raises:
        Refused: see `read_decision`, or by the rules; nothing was written.
        KeyReused: the key stands for a line that says something else.
    """
    with desk.writing(event):
        progress = desk.refresh(event)
        keys = office_key(key)
        known = [line for line in books.of(event).lines if line.key.rpartition("/")[0] == keys]
        if known:
            _require_same(progress, known, kind, data)
            return
        act = read_decision(progress, kind, data, tried=False)
        _require(progress, act)
        record_lines(desk, act.at, act.bodies, key=keys, by=by, due=False)


def _require_same(
    progress: MatchProgress, known: Sequence[Line], kind: str, data: Mapping[str, Any]
) -> None:
    """Nothing, if what is sent again under a key is what was written under it.

    Raises:
        KeyReused: it is not.
    """
    place = tuple(int(data[name]) for name in ("session", "table", "deal"))
    if kind == "correction" and data.get("action") is None:
        # The lines that were taken back are no longer there to be counted anew.
        gone = min((line.body.get("of", -1) for line in known if "of" in line.body), default=-1)
        same = gone == int(data["of"])
    else:
        body = read_decision(progress, kind, data, tried=False).bodies[0]
        same = known[0].body == match_body_to_json(body)
    if not same or known[0].place != place:
        raise KeyReused(key=known[0].key, position=known[0].position)


def read_decision(
    progress: MatchProgress, kind: str, data: Mapping[str, Any], *, tried: bool
) -> GameAct:
    """What the office's form says about a game.

    Args:
        tried: only a preview, for which rule and reason may still be missing.

    Raises:
        NotStarted: the session has not begun.
        NoGameThere: there is no such game at this table.
        RuleNumberMissing, RulingReasonMissing.
        NotABody, NotAGameAction: the form says nothing that can be written.
        ResultCannotBe: no game ends so.
    """
    session, table, deal = (int(data[name]) for name in ("session", "table", "deal"))
    at = At(progress.event.id, SessionNo(session), TableNo(table), DealNo(deal))
    if at.session not in progress.sessions:
        raise NotStarted(event=at.event, session=at.session)
    progress.game(at.session, at.table, at.deal)
    reason = str(data.get("reason") or "").strip()
    if not reason:
        if not tried:
            raise RulingReasonMissing
        reason = UNSAID
    if kind == "decision":
        return GameAct(at, (_decision(progress, at, data, reason, tried=tried),))
    if kind == "reopening":
        return GameAct(at, (Reopened(reason),))
    of = int(data["of"])
    if data.get("action") is None:
        return GameAct(at, _taken_back(progress, at, of, reason))
    return GameAct(at, (GameCorrected(of, game_action_from_json(data["action"]), reason),))


def answer(
    desk: MatchDesk,
    books: Books,
    at: At,
    *,
    reason: str,
    key: str,
    by: str,
) -> None:
    """The director has been at the table.

    Raises:
        NotStarted, NoGameThere: there is no such game.
        NoCallOpen: nobody has called.
    """
    with desk.writing(at.event):
        progress = desk.refresh(at.event)
        if at.session not in progress.sessions:
            raise NotStarted(event=at.event, session=at.session)
        said = match_body_to_json(Answered(at.table, at.deal, reason.strip()))
        game = progress.game(at.session, at.table, at.deal)
        known = books.of(at.event).sent_before(office_key(key), said)
        if known is None and not game.calls:
            raise NoCallOpen(table=at.table, deal=at.deal)
        office_line_at(
            desk, books, at.event, (at.session, at.table, 0), said, key=office_key(key), by=by
        )


def _decision(
    progress: MatchProgress, at: At, data: Mapping[str, Any], reason: str, *, tried: bool
) -> Decided:
    rule = str(data.get("rule") or "").strip()
    if not rule:
        if not tried:
            raise RuleNumberMissing
        rule = UNSAID
    fields = {name: data[name] for name in ("winner", "level", "left", "cube")}
    body = game_body_from_json({"do": "decide", **fields, "rule": rule, "reason": reason})
    assert isinstance(body, Decided)
    event, ruleset = progress.event, progress.event.ruleset(at.session)
    if body.cube not in cubes_of(event, ruleset):
        values = ", ".join(map(str, cubes_of(event, ruleset)))
        raise ResultCannotBe(why=f"the cube is one of {values}")
    if ruleset.is_long and body.level is Level.BACKGAMMON and not event.scoring.koks:
        raise ResultCannotBe(why="in long gammon a mars is the most")
    if body.winner is None and not ruleset.last_roll_draw:
        raise ResultCannotBe(why="one side wins it")
    try:
        small_match_points(body.result, event.scoring.tables, koks=event.scoring.koks)
    except NoSmallMatchPoints as no:
        raise ResultCannotBe(why=no.why) from None
    return body


def _taken_back(progress: MatchProgress, at: At, of: int, reason: str) -> tuple[GameBody, ...]:
    """A line and all after it taken back, the last one first; the reason stands beside them."""
    game = progress.game(at.session, at.table, at.deal)
    game.line(of)
    gone = [said.n for said in game.in_force if said.n >= of]
    note = GameNote("other", None, f"{FROM_OFFICE}{reason}"[:LONGEST_REASON])
    return (*(Undo(n) for n in reversed(gone)), note)


def _require(progress: MatchProgress, act: GameAct) -> None:
    """Nothing, if it makes sense to write this of the game as it is."""
    game = progress.game(act.at.session, act.at.table, act.at.deal)
    if isinstance(act.bodies[0], Reopened) and not game.lines:
        raise NotReopened(roll_set=act.at.deal)


def _tried(desk: MatchDesk, progress: MatchProgress, act: GameAct) -> MatchProgress:
    """The event with this line.

    Raises:
        Refused: it does not fit.
    """
    _require(progress, act)
    trial = progress.fork()
    at = act.at
    now = stamp(desk.adapters.clock.now())
    for body in act.bodies:
        n = trial.next_n(at.session, at.table, at.deal)
        where = (int(at.session), int(at.table), int(at.deal), n, "trial")
        said = match_body_to_json(body)
        # What is only tried tells no more of a roll than what is written.
        with telling_no_dice(n):
            trial.take(Line(trial.position + 1, at.event, *where, said, now, PREVIEW, "", ""))
    return trial


def _told(progress: MatchProgress, act: GameAct) -> str:
    names = {entry.id: entry.name for entry in progress.event.entries}
    is_long = progress.event.ruleset(act.at.session).is_long
    if isinstance(act.bodies[0], Undo):
        lines = sorted(body.of for body in act.bodies if isinstance(body, Undo))
        if len(lines) == 1:
            return f"Line {lines[0]} counts no more."
        return f"{len(lines)} lines count no more, from line {lines[0]} on."
    said = {**match_body_to_json(act.bodies[0]), "reason": ""}
    told = match_line_sentence(said, names, is_long=is_long)
    return told.partition(" Rule:")[0] if said.get("rule") == UNSAID else told
