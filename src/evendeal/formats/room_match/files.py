"""What is written of a match for other programs: its games, its protocol, its rolls."""

from collections.abc import Iterator
from typing import NamedTuple

from evendeal.backgammon import (
    AcceptResignation,
    GameState,
    Resign,
    Ruleset,
    Side,
    apply,
    is_over,
    result,
)
from evendeal.draw.merkle import climbed, leaf
from evendeal.draw.rolls_file import RollFile, RollSource, write_roll_file
from evendeal.errors import Refused
from evendeal.ids import ROOMS, DealNo, Room
from evendeal.notation.long_gammon_text import write_long_gammon
from evendeal.notation.mat_match import MatGame, MatMatch, points_of
from evendeal.notation.mat_write import write_mat
from evendeal.notation.protocol_csv import write_protocol
from evendeal.notation.refusals import CannotHold
from evendeal.scoring.match_points_protocol import ProtocolRow
from evendeal.tournament.room_match.format import ScoredMatch
from evendeal.tournament.room_match.game import RoomGame
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.tournament.room_match.session import MatchRecord, OpenedRollSet

PROTOCOL = "protocol.csv"
PLAIN = ("White", "Black")
"""What players are called in a file that cannot have their names."""


class MatchFiles(NamedTuple):
    """The files of a match.

    Attributes:
        texts: by name.
        left_out: why a room has no file of its games, by the name it would have.
    """

    texts: dict[str, str]
    left_out: dict[str, str]


def match_files(progress: MatchProgress, record: MatchRecord) -> MatchFiles:
    """The files of a match, of the games that are final in both rooms; else none.

    `open.mat` and `closed.mat`, or `.lmat` where it is long gammon; `protocol.csv`; and of each
    game `game-1.rolls.json`, whose rolls are opened, or were thrown.
    """
    scored = progress.scored(record)
    files: dict[str, str] = {}
    left_out: dict[str, str] = {}
    if not scored.protocol.rows:
        return MatchFiles(files, left_out)
    ending = "lmat" if progress.event.ruleset(scored.planned.session).is_long else "mat"
    for room in ROOMS:
        name = f"{room}.{ending}"
        try:
            files[name] = _games_text(progress, scored, room)
        except CannotHold as refusal:
            left_out[name] = str(refusal)
    files[PROTOCOL] = protocol_text(progress, scored)
    for game in range(1, len(scored.protocol.lines) + 1):
        rolls = rolls_text(progress, scored, game)
        if rolls is not None:
            files[f"game-{game}.rolls.json"] = rolls
    return MatchFiles(files, left_out)


def file_stem(progress: MatchProgress, record: MatchRecord) -> str:
    """The match in the name of a folder: `board-2-round-3-KHA-MOS`, `final-KHA-MOS`."""
    planned = record.planned
    where = f"board-{planned.board}-round-{planned.round}"
    if planned.session == progress.event.final_session:
        where = "final"
    return "-".join((where, *planned.players.teams))


def protocol_text(progress: MatchProgress, scored: ScoredMatch) -> str:
    """The protocol of a match as csv."""
    owners = {}
    for row in scored.protocol.rows:
        cube = played_game(progress, scored, row.game, row.room).state.cube
        if cube.owner is not None and cube.value == row.cube:
            owners[row.game, row.room] = _team(cube.owner, row.room)
    return "".join(write_protocol(scored.protocol, _names(progress, scored), owners))


def rolls_text(progress: MatchProgress, scored: ScoredMatch, game: int) -> str | None:
    """The rolls of a game: the opened set with its proof, or what was thrown; None if neither."""
    planned, event = scored.planned, progress.event
    number = planned.roll_set(game)
    opened = progress.sessions[planned.session].opened.get(number)
    source = None if opened is None else _source(progress, scored, opened)
    rolls = progress.rooms.feed(planned.session, number).thrown if opened is None else opened.rolls
    if rolls is None or (opened is None and event.rolls.value == "drawn"):
        return None
    variant = event.ruleset(planned.session).variant
    return write_roll_file(RollFile(variant, planned.name, game, rolls, source)).decode()


def room_match(
    progress: MatchProgress, scored: ScoredMatch, room: Room, names: tuple[str, str] | None = None
) -> MatMatch | None:
    """The games of one room as a match file has them; None if it has room for none of them.

    A game that the director decided ends with a resignation there, if that gives the same
    points; else it is left out. A comment says so.

    Args:
        names: what White and Black are called; the players' own names if none are given.
    """
    ruleset = progress.event.ruleset(scored.planned.session)
    players = names or _players(scored, room)
    headers = _headers(progress, scored, room)
    if names is not None:
        headers |= dict(zip(PLAIN, map(_said, scored.protocol.players.room(room)), strict=True))
    games: list[MatGame] = []
    score = (0, 0)
    for row in scored.protocol.rows:
        if row.room != room:
            continue
        game = played_game(progress, scored, row.game, room)
        game_in_file = _game(row, game, players, score, ruleset)
        if game.decided is not None:
            left = "; its moves are left out" if game_in_file is None else ""
            headers[f"Decided {row.game}"] = _said(f"by the director: {game.decided.rule}{left}")
        if game_in_file is not None:
            games.append(game_in_file)
            score = score[0] + game_in_file.points[0], score[1] + game_in_file.points[1]
    return MatMatch(tuple(games), 0, ruleset, headers) if games else None


def played_game(progress: MatchProgress, scored: ScoredMatch, game: int, room: Room) -> RoomGame:
    """One room's game of a match."""
    planned = scored.planned
    return progress.game(planned.session, planned.table(room), planned.roll_set(game))


def _games_text(progress: MatchProgress, scored: ScoredMatch, room: Room) -> str:
    """The games of a room.

    Raises:
        CannotHold: the file has room for none of them, or not for what was done in one.
    """
    is_long = progress.event.ruleset(scored.planned.session).is_long
    write = write_long_gammon if is_long else write_mat
    refused: CannotHold | None = None
    for names in (None, PLAIN):
        match = room_match(progress, scored, room, names)
        if match is None:
            raise CannotHold(
                notation="a match file",
                where=f"the {room} room",
                what="a game that was decided with an end that its position does not have",
            )
        try:
            return write(match)
        except CannotHold as refusal:
            # A name such as `; A : 3` would be read as something else.
            refused = refusal
    assert refused is not None
    raise refused


def _game(
    row: ProtocolRow,
    game: RoomGame,
    players: tuple[str, str],
    score: tuple[int, int],
    ruleset: Ruleset,
) -> MatGame | None:
    """The game with the end that counts; None if no file has such an end."""
    counts = game.result
    assert counts is not None
    number, actions = row.game, game.actions
    for end in _ends(game):
        state: GameState = game.state
        try:
            for action in end:
                state = apply(state, action)
        except Refused:
            continue
        if is_over(state) and points_of(result(state)) == points_of(counts):
            return MatGame(number, players, score, (*actions, *end), state=state)
    return None


def _ends(game: RoomGame) -> Iterator[tuple[Resign | AcceptResignation, ...]]:
    """What may follow the moves of a game so that it is over: nothing, or a resignation."""
    yield ()
    counts = game.result
    if counts is not None and counts.winner is not None:
        loser = counts.winner.other
        yield Resign(loser, counts.level), AcceptResignation(counts.winner)


def _headers(progress: MatchProgress, scored: ScoredMatch, room: Room) -> dict[str, str]:
    """What no other program asks for: where the games were played, and what they are worth."""
    planned, event = scored.planned, progress.event
    white, black = _names(progress, scored)[:: 1 if room == "open" else -1]
    final = planned.session == event.final_session
    headers = {
        "Event": event.name,
        "Round": "final" if final else f"{planned.round}, board {planned.board}",
        "Room": room,
        "Team 1": white,
        "Team 2": black,
    }
    for row in scored.protocol.rows:
        if row.room == room:
            sides = {"SMP": row.smp, "IMP": row.imps}
            for name, (first, second) in sides.items():
                pair = (first, second) if room == "open" else (second, first)
                headers[f"{name} {row.game}"] = f"{pair[0]}-{pair[1]}"
            roll_set = planned.roll_set(row.game)
            headers[f"Roll set {row.game}"] = f"{roll_set} of session {planned.session}"
    return {name: _said(value) for name, value in headers.items()}


def _source(progress: MatchProgress, scored: ScoredMatch, opened: OpenedRollSet) -> RollSource:
    """Where an opened set was sealed, with the root to which its path leads."""
    session = scored.planned.session
    salt, path = bytes.fromhex(opened.salt), tuple(map(bytes.fromhex, opened.path))
    count = progress.rooms.plan.format.roll_sets(session)
    own_leaf = leaf(opened.number, salt, str(opened.rolls))
    root = climbed(own_leaf, opened.number - 1, count, path)
    assert root is not None
    number = DealNo(opened.number)
    return RollSource(progress.event.id, session, "original", number, root, salt, path)


def _names(progress: MatchProgress, scored: ScoredMatch) -> tuple[str, str]:
    first, second = (progress.event.entry(team).name for team in scored.planned.players.teams)
    return first, second


def _players(scored: ScoredMatch, room: Room) -> tuple[str, str]:
    white, black = map(_said, scored.protocol.players.room(room))
    return white, black


def _team(side: Side, room: Room) -> int:
    """Which team has a side in a room: 0, the first, has White in the open room."""
    return int((side is Side.WHITE) is not (room == "open"))


def _said(text: str) -> str:
    """A text as a comment or a column can have it."""
    return " ".join(text.replace('"', "'").split())
