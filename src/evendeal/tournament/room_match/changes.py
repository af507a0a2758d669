"""What a change of a game's lines or of its result has to keep."""

from collections.abc import Sequence

from evendeal.backgammon import Level, Roll
from evendeal.backgammon.lines import Decided, GameCorrected
from evendeal.backgammon.played_turns import Counted
from evendeal.backgammon.record_refusals import RollStays
from evendeal.backgammon.seen_rolls import dice_in
from evendeal.draw.rolls_feed import RoomFeed
from evendeal.ids import EntryId
from evendeal.lines.fields import in_words, unfit
from evendeal.reason import Reason
from evendeal.scoring.match_points import small_match_points
from evendeal.scoring.match_points_ranking import MatchStanding
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.final import FinalistsLevel, finalists
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.refusals import RollsAlreadyOpen, RollsShown
from evendeal.tournament.room_match.session import BoardProgress
from evendeal.tournament.room_match.twins import Twins, are_final


def require_dice_unused(game: RoomGame, body: GameCorrected, other: RoomFeed) -> None:
    """Nothing, if a correction leaves thrown dice as they are, or only this room has used them.

    Of drawn dice the game says the same by itself (R47).

    Args:
        other: how far the other room is.

    Raises:
        NoSuchGameLine: there is no such line, or it counts no more.
        RollStays: the other room has used the dice.
    """
    counted = game.line(body.of)
    was = dice_in(counted.action)
    if game.drawn or was is None or was == dice_in(body.action):
        return
    if has_used(other, counted):
        raise RollStays(of=body.of, why="the other room has used them")


def has_used(room: RoomFeed, counted: Counted) -> bool:
    """Whether a room has used a roll, or the opening, that the other one has."""
    if isinstance(counted.action, Roll):
        side = counted.action.side
        return room.used[side] >= counted.state.rolls[side]
    return room.opened


def require_hidden(now: BoardProgress, place: GamePlace, twins: Twins, game: RoomGame) -> None:
    """Nothing, if a game whose result counts may go on: nobody outside knows more of its rolls.

    Args:
        twins: the game in both rooms.
        game: of the two the one that is to go on.

    Raises:
        RollsAlreadyOpen: its roll set is public.
        RollsShown: turns are that this room has never played.
    """
    # Thrown rolls are opened by no line: they are public when both rooms have finished.
    if place.roll_set in now.opened or (not now.drawn and are_final(twins)):
        raise RollsAlreadyOpen(session=now.session, roll_set=place.roll_set)
    # A turn that this room has taken back it has played: nobody closes a game by that.
    public, played = now.most_seen(place.roll_set), game.reached
    if public > played:
        raise RollsShown(turns=public, played=played)


def require_possible(event: MatchEvent, place: GamePlace, body: Decided) -> None:
    """Nothing, if a game of this session can have the result that the director decides.

    Raises:
        NotABody: the cube cannot have that value, or the game has no such level.
        NoSmallMatchPoints: the event's table has no cell for it.
    """
    ruleset, scoring = event.ruleset(place.session), event.scoring
    most = ruleset.cube_limit if ruleset.cube else 1
    if body.cube > most or body.cube & (body.cube - 1):
        values = [str(1 << power) for power in range(most.bit_length())]
        raise unfit("decide", "cube", body.cube, in_words(values))
    if ruleset.is_long and body.level is Level.BACKGAMMON and not scoring.koks:
        may = "1 or 2: long gammon has a single game and a gammon"
        raise unfit("decide", "level", int(body.level), may)
    small_match_points(body.result, scoring.tables, koks=scoring.koks)


def why_not_final(
    teams: Sequence[EntryId],
    table: Sequence[MatchStanding],
    two: tuple[EntryId, EntryId],
    lots: Sequence[EntryId] | None,
) -> Reason | None:
    """Why these two do not play the final, in words; None if the table and the lots say so.

    Args:
        teams: all of the event.
        table: the standings that decide it.
        lots: all teams in the order drawn; None where none were drawn.
    """
    if lots is not None and sorted(lots) != sorted(teams):
        return Reason("lots-other-teams", "the lots are not the teams of the event")
    try:
        due = finalists(table, lots or ())
    except FinalistsLevel as no:
        return no.as_reason
    if due == two:
        return None
    return Reason(
        "final-between", "the final is between {one} and {other}", one=due[0], other=due[1]
    )
