"""The head of an event of team matches: what every page of it says."""

from dataclasses import dataclass
from typing import Literal

from evendeal.draw.match_seal import MatchSeal
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.play_control import RoundsBegin
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.about_event import EventWithdrawal, head_fields
from evendeal.views.entry_head import EntryHead, entry_heads


@dataclass(frozen=True, slots=True)
class BoardHead:
    """A team board: the game that is played on it (`backgammon` or `long-gammon`), and how many
    round robins."""

    number: int
    name: str
    variant: str
    rounds: int


@dataclass(frozen=True, slots=True)
class TeamName:
    """A team by its id and its name."""

    entry: EntryId
    name: str


@dataclass(frozen=True, slots=True)
class MatchEventHead:
    """An event of team matches: its teams, its boards, and how far it has come.

    `rounds` are those before the final. `games` is how many a match has in each room, and
    `final_games` how many the final has, null where there is none. `matches` counts the final
    too; `matches_finished` those that are over in both rooms. `rolls` says whether they were
    drawn ahead or are thrown at the first table that needs them. `begins` is when the event is
    planned to begin, by the clock of the hall, and `language` that of the hall, as in `EventHead`.
    Other times are ISO 8601 in UTC.
    `round_begun` is the round that was begun last where the director begins rounds, while they are
    played, and `round_said` the same in words, "Round 2 begun".
    `devices` says whether players may have any in the playing rooms (R57).
    `withdrawn` says since when and why the event is not played on, null while it is (R60).
    `paused` says that he has paused play at every table.
    `rehearsal` says that the players are rehearsal players. `read_only` is a sentence when the
    log is broken and nothing more can be written.
    """

    id: EventId
    name: str
    format: Literal["room_match"]
    status: Literal["sealed", "running", "finished"]
    entries: tuple[EntryHead, ...]
    boards: tuple[BoardHead, ...]
    rounds: int
    games: int
    final_games: int | None
    matches: int
    matches_finished: int
    rolls: Literal["drawn", "thrown"]
    ranked_by: Literal["vp", "imp"]
    devices: Literal["none", "allowed"]
    round_said: str | None
    round_begun: int | None
    paused: bool
    begins: str | None
    language: str | None
    started_at: str | None
    sealed_at: str
    rehearsal: bool
    withdrawn: EventWithdrawal | None
    read_only: str | None


def match_event_head(
    progress: MatchProgress, seal: MatchSeal | None, read_only: str | None = None
) -> MatchEventHead:
    """What every page says about the event.

    Args:
        seal: as published; None where the file is lost.
        read_only: why nothing more can be written.
    """
    event = progress.event
    rounds = progress.rooms.plan.rounds
    begun_round = _round_begun(progress)
    begun = [now.begun_at for now in progress.sessions.values()]
    return MatchEventHead(
        **head_fields(progress, seal),
        format=ROOM_MATCH,
        entries=entry_heads(event.entries),
        boards=tuple(
            BoardHead(number, board.name, board.ruleset.variant.value, board.rounds)
            for number, board in enumerate(event.boards, 1)
        ),
        rounds=len(rounds),
        games=event.games,
        final_games=event.final.games if event.final else None,
        matches=sum(len(each.matches) for each in rounds) + (event.final is not None),
        matches_finished=len(progress.records.results.finished),
        rolls=event.rolls.value,
        ranked_by=event.ranked_by,
        devices=event.hall.devices.value,
        round_said=None if begun_round is None else f"Round {begun_round} begun",
        round_begun=begun_round,
        paused=progress.tables.control.everywhere is not None and not progress.finished,
        started_at=min(begun, default=None),
        read_only=read_only,
    )


def _round_begun(progress: MatchProgress) -> int | None:
    free = progress.event.office.rounds is RoundsBegin.FREE
    if free or not progress.sessions or progress.records.final is not None or progress.finished:
        return None
    return progress.tables.control.round


def team_name(event: MatchEvent, team: EntryId) -> TeamName:
    """The team with its name."""
    return TeamName(team, event.entry(team).name)


def board_name(event: MatchEvent, session: SessionNo) -> str:
    """The name of the team board whose rolls a session has; of the final's, where it is played."""
    return event.boards[event.board_of(session) - 1].name
