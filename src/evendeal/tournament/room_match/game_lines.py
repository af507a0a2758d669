"""How the lines of a game count for its match, its table, and what the public sees."""

from dataclasses import replace

from evendeal.backgammon import GameAction, OpeningRoll, Roll
from evendeal.backgammon.lines import (
    Decided,
    GameBody,
    GameCorrected,
    GameMark,
    GameNote,
    Reopened,
)
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.lines.acts import Answered
from evendeal.reason import Reason
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.room_match.acts import LinedUpFor
from evendeal.tournament.room_match.bodies import RetypeLock
from evendeal.tournament.room_match.corrected import corrected_by
from evendeal.tournament.room_match.line_ups import line_up_that_fits
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.room_fold import RoomFold
from evendeal.tournament.room_match.session import BoardProgress, DecisionRecord
from evendeal.tournament.room_match.state import MatchEventState
from evendeal.tournament.room_match.twins import Twins, are_final, finals


def line_up(progress: MatchEventState, body: LinedUpFor, line: Line) -> None:
    """Count who plays a match from now on.

    Raises:
        OutOfPlace: it is of no whole match.
        Refused: these two cannot play it.
    """
    record = progress.match(SessionNo(line.session), body.match)
    if line.table or line.deal:
        raise OutOfPlace(
            position=line.position,
            why=Reason("place-line-up-of-match", "a line-up is of a whole match"),
        )
    one, other = (progress.record.now(body.team, player) for player in body.players)
    body = replace(body, players=(one, other))
    fits = line_up_that_fits(body, record, progress.players_of(body.team), progress.matches)
    now = record.lined_up(fits, line.at, line.by)
    progress.records.put(replace(now, position=line.position))
    if now is not record:
        progress.records.score(now.planned)
        # Of a player who comes back the name stands there already.
        progress.news += now.planned != record.planned


def lock(progress: MatchEventState, body: RetypeLock, line: Line) -> None:
    """Count wrong dice after other lines, which are to come again as they were.

    Raises:
        NoGameThere, OutOfPlace: it does not stand beside its game.
    """
    place = GamePlace(progress.session_of(line).session, TableNo(line.table), body.deal)
    progress.rooms.plan.require(*place)
    if line.deal:
        raise OutOfPlace(
            position=line.position, why=Reason("place-beside-game", "it stands beside the game")
        )
    game = progress.rooms.owned(place)
    game.take_lock(body, line.at)
    progress.rooms.keep(place, game)
    progress.tables.take_roll(place.table, line.at)
    progress.records.mark(place.session, place.roll_set, line.position)


def answer(progress: MatchEventState, body: Answered, line: Line) -> None:
    """Count that the director has been at a table.

    Raises:
        OutOfPlace: it stands with the lines of another table.
    """
    place = GamePlace(progress.session_of(line).session, body.table, body.deal)
    if line.table and line.deal:
        if (line.table, line.deal) != (body.table, body.deal):
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-other-call", "it answers another table's call"),
            )
        take_line(progress, body, line)
    elif progress.rooms.begun(*place) is not None:
        progress.rooms.owned(place).answer()
        progress.records.mark(place.session, place.roll_set, line.position)


def take_line(progress: MatchEventState, body: GameBody, line: Line) -> None:
    """Count a line of a game, or a guess of the roll that is due beside it.

    Raises:
        OutOfPlace, NoGameThere: no such game is played there.
        Refused: the rules of the game or its rolls refuse it.
    """
    beside = line.table and not line.deal
    if beside and isinstance(body, GameNote) and body.kind == "wrong_roll":
        _guess(progress, line)
        return
    now = progress.session_of(line)
    place = GamePlace(now.session, TableNo(line.table), DealNo(line.deal))
    fold = RoomFold(progress, place, progress.rooms.owned(place))
    if isinstance(body, GameAction):
        _act(progress, fold, body, line)
    elif isinstance(body, GameMark):
        fold.take(body, line.at, line.by, line.position)
        progress.rooms.keep(place, fold.game)
        if isinstance(body, GameNote) and line.of_office:
            now.explain(place, body.text)
    else:
        _change(progress, now, fold, body, line)
    record = progress.records.mark(now.session, place.roll_set, line.position)
    if record.begun_at is None:
        progress.records.put(replace(record, begun_at=line.at))
        progress.news += 1


def _guess(progress: MatchEventState, line: Line) -> None:
    now, place = progress.session_of(line), progress.tables.due_place(TableNo(line.table))
    if place is None or place.session != now.session:
        raise OutOfPlace(
            position=line.position, why=Reason("place-plays-nothing", "its table plays nothing now")
        )
    game = progress.rooms.owned(place)
    progress.rooms.keep(place, game)
    game.guess()
    progress.records.mark(now.session, place.roll_set, line.position)


def _act(progress: MatchEventState, fold: RoomFold, action: GameAction, line: Line) -> None:
    game, place = fold.game, fold.place
    before, turns = progress.public.turns(fold.twins), len(game.turns)
    fresh = isinstance(action, OpeningRoll | Roll) and not game.has_seen_roll()
    fold.take(action, line.at, line.by, line.position)
    progress.rooms.keep(place, game)
    if fresh:
        progress.tables.take_roll(place.table, line.at)
    progress.rooms.fed(place.session, place.roll_set, fold.feed)
    if len(game.turns) > turns:
        after = progress.public.turns(fold.twins)
        progress.sessions[place.session].show(place.roll_set, fold.twins, after)
        progress.news += after != before


def _change(
    progress: MatchEventState, now: BoardProgress, fold: RoomFold, body: GameBody, line: Line
) -> None:
    """Something that a game says already is changed, or the result comes or goes."""
    place = fold.place
    before, seen = fold.twins, now.seen_in(place.roll_set, fold.room)
    fold.take(body, line.at, line.by, line.position)
    corrected = corrected_by(body, before, fold.room, seen, of_office=line.of_office)
    made, after = fold.game, fold.twins
    progress.rooms.keep(place, made)
    progress.rooms.fed(place.session, place.roll_set, fold.feed)
    now.correct(place, corrected)
    if isinstance(body, Decided | Reopened) or (isinstance(body, GameCorrected) and made.final):
        progress.records.decide(DecisionRecord(line.position, place, body, line.at, line.by))
        # One that changes nothing is seen too, among those about a game that is over.
        same = progress.public.signature(before) == progress.public.signature(after)
        progress.news += same and are_final(after)
    _count(progress, now, place, before, after, line.at)


def _count(
    progress: MatchEventState,
    now: BoardProgress,
    place: GamePlace,
    before: Twins,
    after: Twins,
    at: str,
) -> None:
    """Count what a change has made of the match, and whether the public sees it."""
    planned, _ = progress.records.planned(now.session, place.roll_set)
    was, both = finals(before), finals(after)
    if was != both:
        record = progress.match(now.session, planned.number)
        progress.records.put(record.counted(was, both, at))
        now.count(place.roll_set, at if all(both) else None)
        progress.tables.move_on(place.table, again=sum(both) < sum(was))
    now.show(place.roll_set, after, progress.public.turns(after))
    if all(was) or all(both):
        progress.records.score(planned)
    progress.news += progress.public.signature(before) != progress.public.signature(after)
