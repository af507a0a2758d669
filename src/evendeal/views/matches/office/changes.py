"""What a decision about a game changes: the event before beside the event after."""

from collections.abc import Iterator, Sequence

from evendeal.backgammon.game_stage import GameStage
from evendeal.ids import DealNo, Room, SessionNo, TableNo
from evendeal.scoring.match_points_protocol import Protocol
from evendeal.signs import MINUS
from evendeal.tournament.room_match.format import PlannedMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.matches.board import Pair
from evendeal.views.matches.office.consequences import (
    GameChange,
    MatchChange,
    MatchConsequences,
    MatchTeamChange,
)
from evendeal.views.matches.office.play import office_result
from evendeal.views.text import Text, nth, says


def match_consequences(
    before: MatchProgress,
    after: MatchProgress,
    place: tuple[SessionNo, TableNo, DealNo],
    to_write: Sequence[Text],
) -> MatchConsequences:
    """What changes between two states of an event, about one game of a room.

    Args:
        to_write: what is to be written.
    """
    planned, number = before.records.planned(place[0], place[2])
    room = before.rooms.room_of(place[1])
    game = _game(before, after, place, number, room)
    match = _match(before, after, planned)
    teams = tuple(_teams(before, after))
    sentences = [
        *to_write,
        *_game_sentences(game),
        *_match_sentences(match),
        *_team_sentences(before, teams),
    ]
    sentences += _rolls_seen_sentences(before, after, place)
    sentences += _final_sentences(before, after, planned)
    return MatchConsequences(tuple(sentences), game, match, teams, None)


def _game(
    before: MatchProgress,
    after: MatchProgress,
    place: tuple[SessionNo, TableNo, DealNo],
    number: int,
    room: Room,
) -> GameChange:
    was, then = before.game(*place), after.game(*place)
    event, session = before.event, place[0]
    old = office_result(event, session, was.result, room)
    new = office_result(event, session, then.result, room)
    return GameChange(
        game=number,
        room=room,
        before=_stands(was) if old is None else old.sentence,
        after=_stands(then) if new is None else new.sentence,
        smp_before=old.smp if old else None,
        smp_after=new.smp if new else None,
    )


def _stands(game: RoomGame) -> Text:
    """How a game stands that has no result."""
    if game.stage is GameStage.WAITING:
        return says("stands-not-begun")
    rolls = sum(game.state.rolls)
    if game.stage is GameStage.FINISHED:
        return says("stands-over", n=rolls)
    return says("stands-in-play", n=rolls)


def _match(before: MatchProgress, after: MatchProgress, planned: PlannedMatch) -> MatchChange:
    was, then = _counted(before, planned), _counted(after, planned)
    names = {entry.id: entry.name for entry in before.event.entries}
    first, second = planned.players.teams
    return MatchChange(
        names=(names[first], names[second]),
        imps_before=was.imps,
        imps_after=then.imps,
        victory_before=was.victory_points,
        victory_after=then.victory_points,
    )


def _counted(progress: MatchProgress, planned: PlannedMatch) -> Protocol:
    return progress.scored(progress.match(planned.session, planned.number)).protocol


def _teams(before: MatchProgress, after: MatchProgress) -> Iterator[MatchTeamChange]:
    """The teams whose points or place in the table change, the better of them first."""
    was = {line.team: line for line in before.standings()}
    for line in after.standings():
        old = was[line.team]
        if (old.points, old.place) != (line.points, line.place):
            yield MatchTeamChange(
                team=line.team,
                name=before.event.entry(line.team).name,
                points_before=old.points,
                points_after=line.points,
                place_before=old.place,
                place_after=line.place,
            )


def _game_sentences(game: GameChange) -> Iterator[Text]:
    if game.before == game.after:
        yield says("change-game-stays")
        return
    yield says("change-game", before=game.before, after=game.after)
    if game.smp_before is None and game.smp_after is not None:
        yield says("change-smp", n=max(game.smp_after))


def _match_sentences(match: MatchChange) -> Iterator[Text]:
    if match.imps_before == match.imps_after and match.victory_before == match.victory_after:
        yield says("change-match-stays")
        return
    first, second = match.names
    now = _score(match.imps_after)
    if match.imps_before == match.imps_after:
        yield says("change-imp-stays", first=first, second=second, now=now)
    else:
        was = _score(match.imps_before)
        yield says("change-imp", first=first, second=second, was=was, now=now)
    if match.victory_after is not None and match.victory_before != match.victory_after:
        victory = _score(match.victory_after)
        if match.victory_before:
            yield says("change-vp", now=victory, was=_score(match.victory_before))
        else:
            yield says("change-vp-first", now=victory)
    elif match.victory_before is not None and match.victory_after is None:
        yield says("change-not-over")


def _score(pair: Pair) -> Text:
    first, second = (_number(each) for each in pair)
    return says("score", first=first, second=second)


def _number(number: int) -> str:
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def _team_sentences(before: MatchProgress, teams: Sequence[MatchTeamChange]) -> Iterator[Text]:
    moved = [team for team in teams if team.place_before != team.place_after]
    for team in moved:
        place, was = nth(team.place_after), nth(team.place_before)
        yield says("change-team-place", name=team.name, place=place, was=was)
    if teams and not moved:
        by = "vp" if before.event.ranked_by == "vp" else "imp"
        yield says("change-team-points", by=by)


def _rolls_seen_sentences(
    before: MatchProgress, after: MatchProgress, place: tuple[SessionNo, TableNo, DealNo]
) -> Iterator[Text]:
    session, _, roll_set = place
    was, then = (each.sessions[session].most_seen(roll_set) for each in (before, after))
    played = after.game(*place).reached
    if then > max(was, played):
        yield says("change-rolls-seen")


def _final_sentences(
    before: MatchProgress, after: MatchProgress, planned: PlannedMatch
) -> Iterator[Text]:
    if planned.session == before.event.final_session:
        return
    final = before.sessions.get(before.event.final_session)
    if before.records.qualified and final is not None:
        yield says("change-final-stays")
    elif (
        after.records.qualified and not before.records.qualified and before.event.final is not None
    ):
        yield says("change-final-known")
