"""The scoreboard of an event of team matches: teams, rounds, the final, final ranks, players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import Literal, NamedTuple

from evendeal.ids import EntryId, SessionNo
from evendeal.scoring.match_points import MatchScoring
from evendeal.scoring.match_points_ranking import MatchStanding
from evendeal.tournament.room_match.event import MatchEvent, Qualifying
from evendeal.tournament.room_match.final import FinalistsLevel, finalists
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.matches.decisions import MatchDecision, decisions_by_position
from evendeal.views.matches.head import MatchEventHead, TeamName, team_name
from evendeal.views.matches.line import MatchLine, Stage, match_line
from evendeal.views.matches.words import games_words
from evendeal.views.words import in_a_row


@dataclass(frozen=True, slots=True)
class MatchStandingLine:
    """One line of a table of teams, over matches that are finished; the final is not among them.

    `points` are victory points, or the IMP difference where the event is ranked by IMP. `won`
    and `lost` are IMP, `imps` their difference, `smp` is won minus lost. `decided_by` names the
    tie-break that put the team before the next one, null where points did.
    """

    place: int
    shared: bool
    entry: EntryId
    name: str
    matches: int
    points: int
    won: int
    lost: int
    imps: int
    smp: int
    games_won: int
    decided_by: str | None
    finalist: bool


@dataclass(frozen=True, slots=True)
class BoardTable:
    """The table of teams on one team board."""

    number: int
    name: str
    variant: str
    standings: tuple[MatchStandingLine, ...]


@dataclass(frozen=True, slots=True)
class RoundShown:
    """What is played at one time; `byes` are the teams without an opponent."""

    number: int
    round_robin: int
    stage: Stage
    byes: tuple[TeamName, ...]
    matches: tuple[MatchLine, ...]


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """A line of the result; `decided_by` says what decided the final, null for the others."""

    place: int
    shared: bool
    entry: EntryId
    name: str
    decided_by: str | None


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A line of the individual ranking: IMP `won` and `lost`, each game by itself."""

    place: int
    shared: bool
    entry: EntryId
    name: str
    player: str
    games: int
    won: int
    lost: int
    imps: int
    smp: int


@dataclass(frozen=True, slots=True)
class MatchScoreboard:
    """The event at a glance.

    `position` grows with whatever changes on it, and with nothing else; it is the id of
    messages in the stream. `points` names what the standings count. `final` is null until it has
    begun; `final_said` says who plays it and by which results, null where there is none. It is
    played on `final_board` by the best two of the rounds on `all` boards, or on that `board` alone
    (`final_of`). IMP are taken of the difference between the rooms where they are `netted`, else
    of each game; `tie_breaks` decide between level teams, in this order. `method` and `tie_rule`
    say both in sentences.
    `places` are empty until the event is decided. `players` are ranked over all boards, the
    final included.
    """

    event: MatchEventHead
    position: int
    points: Literal["VP", "IMP"]
    standings: tuple[MatchStandingLine, ...]
    boards: tuple[BoardTable, ...]
    rounds: tuple[RoundShown, ...]
    final: MatchLine | None
    final_said: str | None
    final_board: str | None
    final_of: Literal["all", "board"] | None
    places: tuple[PlaceShown, ...]
    players: tuple[PlayerLine, ...]
    method: str
    tie_rule: str
    netted: bool
    tie_breaks: tuple[str, ...]
    decisions: tuple[MatchDecision, ...]


_FINAL_OF: Mapping[Qualifying, Literal["all", "board"]] = {
    Qualifying.ALL: "all",
    Qualifying.BOARD: "board",
}


class PublicPart(NamedTuple):
    """What a scoreboard has of one match: its line, and decisions by position."""

    line: MatchLine
    decisions: tuple[tuple[int, MatchDecision], ...]


def match_scoreboard(
    progress: MatchProgress, head: MatchEventHead, cache: FragmentCache[PublicPart] | None = None
) -> MatchScoreboard:
    """The scoreboard as the public may see it.

    Args:
        cache: the parts of scoreboards made before; those that still stand are not made again.
    """
    event = progress.event
    parts = _parts(progress, FragmentCache() if cache is None else cache)
    lines = {key: part.line for key, part in parts.items()}
    final, rules = progress.records.final, event.final
    playing = final.planned.players.teams if final is not None else ()
    return MatchScoreboard(
        event=head,
        position=progress.news,
        points="VP" if event.ranked_by == "vp" else "IMP",
        standings=_standings(event, progress.standings(), playing),
        boards=tuple(
            BoardTable(
                number,
                board.name,
                board.ruleset.variant.value,
                _standings(event, progress.standings(number), playing),
            )
            for number, board in enumerate(event.boards, 1)
        ),
        rounds=tuple(
            RoundShown(
                each.number,
                each.round_robin,
                _stage(lines[match.session, match.number].stage for match in each.matches),
                tuple(team_name(event, team) for team in each.byes),
                tuple(lines[match.session, match.number] for match in each.matches),
            )
            for each in progress.rooms.plan.rounds
        ),
        final=lines[final.key] if final is not None else None,
        final_said=_final_words(progress),
        final_board=event.boards[rules.board - 1].name if rules else None,
        final_of=_FINAL_OF[rules.qualify] if rules else None,
        places=tuple(
            PlaceShown(
                line.place,
                line.shared,
                line.team,
                event.entry(line.team).name,
                line.decided_by.value if line.decided_by else None,
            )
            for line in progress.final_ranking()
        ),
        players=_players(progress),
        method=method_words(event.scoring),
        tie_rule=tie_words(event),
        netted=event.scoring.netted,
        tie_breaks=tuple(each.value for each in event.tie_breaks),
        decisions=_decisions(parts.values()),
    )


def method_words(scoring: MatchScoring) -> str:
    """How a match is scored, a sentence for the spectator."""
    of = "the difference between the rooms" if scoring.netted else "each game in each room"
    return (
        f"Small match points of {of} become IMP; the IMP difference of a match becomes victory"
        " points by the number of games in both rooms."
    )


def tie_words(event: MatchEvent) -> str:
    """What decides between teams that are level, in its order."""
    points = "victory points" if event.ranked_by == "vp" else "the IMP difference"
    if not event.tie_breaks:
        return f"Teams are ranked by {points}; level ones share a place."
    breaks = ", then ".join(each.value for each in event.tie_breaks)
    return f"Teams are ranked by {points}; of level ones {breaks} decides."


def _parts(
    progress: MatchProgress, cache: FragmentCache[PublicPart]
) -> dict[tuple[SessionNo, int], PublicPart]:
    def made(record: MatchRecord) -> PublicPart:
        return PublicPart(match_line(progress, record), decisions_by_position(progress, record))

    return {
        record.key: cache.of(record.key, record, partial(made, record))
        for record in progress.matches
    }


def _decisions(parts: Iterable[PublicPart]) -> tuple[MatchDecision, ...]:
    """The decisions of all matches in the order in which they fell."""
    decisions = [each for part in parts for each in part.decisions]
    return tuple(each for _, each in sorted(decisions, key=itemgetter(0)))


def _standings(
    event: MatchEvent, table: Iterable[MatchStanding], playing: tuple[EntryId, ...]
) -> tuple[MatchStandingLine, ...]:
    return tuple(
        MatchStandingLine(
            place=line.place,
            shared=line.shared,
            entry=line.team,
            name=event.entry(line.team).name,
            matches=line.matches,
            points=line.points,
            won=line.won,
            lost=line.lost,
            imps=line.won - line.lost,
            smp=line.smp,
            games_won=line.games_won,
            decided_by=line.decided_by.value if line.decided_by else None,
            finalist=line.team in playing,
        )
        for line in table
    )


def _stage(stages: Iterable[Stage]) -> Stage:
    different = set(stages)
    return different.pop() if len(different) == 1 else "playing"


def _players(progress: MatchProgress) -> tuple[PlayerLine, ...]:
    event = progress.event
    return tuple(
        PlayerLine(
            line.place,
            line.shared,
            line.team,
            event.entry(line.team).name,
            line.player,
            line.games,
            line.won,
            line.lost,
            line.imps,
            line.smp,
        )
        for line in progress.players()
    )


def _final_words(progress: MatchProgress) -> str | None:
    event, rules, final = progress.event, progress.event.final, progress.records.final
    if rules is None:
        return None
    board = event.boards[rules.board - 1].name
    over = f" over {games_words(rules.games)}"
    if final is None:
        of = f"play a final of {games_words(rules.games)}"
        if rules.qualify is Qualifying.ALL:
            return f"The best two of the rounds on all boards {of} on {board}."
        return f"The best two of the rounds on {board} {of} on it."
    names = in_a_row([event.entry(team).name for team in final.planned.players.teams])
    sentence = f"{names} play the final on {board}{over}."
    now = progress.sessions[event.final_session]
    try:
        finalists(progress.qualifying())
    except FinalistsLevel as level:
        if now.lots:
            teams = in_a_row([event.entry(team).name for team in level.teams])
            sentence += f" Lots were drawn between {teams}."
    return sentence
