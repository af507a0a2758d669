"""Two rooms that play as chance has it, and everything that the public is shown of them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from evendeal.backgammon import (
    AcceptResignation,
    Beaver,
    DeclineResignation,
    Double,
    Due,
    GameState,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Take,
    is_over,
    legal,
    result,
)
from evendeal.backgammon.lines import (
    GameAccepted,
    GameCorrected,
    GameLine,
    GameNote,
    OpeningRequest,
    RollRequest,
)
from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event
from evendeal.director.ledger import Adapters
from evendeal.draw.rolls_refusals import NotThrownYet
from evendeal.errors import Refused
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.room_match.recording import game_due, record_lines
from evendeal.ids import EventId, SessionNo, TableNo
from evendeal.lines.acts import Undo
from evendeal.store import open_store
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.absent import NotPublished
from evendeal.views.figures import chips_on_the_wire
from evendeal.web.frames import frame_of

DUO = EventId("duo")
OPEN, CLOSED = TableNo(1), TableNo(2)
BOARD = SessionNo(1)
SECRET = bytes(range(100, 132))
FILES = ("seal.json", "root.json", "opened.json", "checkpoints.jsonl", "log.sqlite")

_encode = msgspec.json.Encoder(enc_hook=chips_on_the_wire).encode


def duo(*, rolls: str = "drawn", game: str = "backgammon", games: int = 2) -> MatchEvent:
    """Two teams of two and one match."""
    return read_match_event(
        f"""
        [event]
        id = "duo"
        name = "Kharkov against Moscow"
        format = "room_match"
        [play]
        games = {games}
        rolls = "{rolls}"
        [[boards]]
        name = "Board"
        game = "{game}"
        [scoring]
        extrapolated = true
        [[entries]]
        id = "Kharkov"
        name = "Kharkov"
        players = ["Jakob Garal", "Alexandr Krasov"]
        [[entries]]
        id = "Moscow"
        name = "Moscow"
        players = ["Vladimir Chelter", "Sergei Chertkov"]
        """
    )


class Noon:
    """A clock that stands still: what is shown must not differ by when hidden things happened."""

    def now(self) -> datetime:
        """Always the same time."""
        return datetime(2026, 1, 2, 12, tzinfo=UTC)


class NoDice:
    """The secret is given, so that the same rolls fall in every event."""

    def secret(self) -> bytes:
        """Nobody asks."""
        raise AssertionError("somebody asked for a secret")


@contextmanager
def rooms(folder: Path, event: MatchEvent) -> Iterator[MatchDesk]:
    """The event with its board begun, always with the same rolls; or as the folder has it."""
    there = (folder / "log.sqlite").exists()
    store = open_store(folder, create=not there)
    try:
        adapters = Adapters(store.log, store.vault, store.log, store.publisher, Noon(), NoDice())
        desk = MatchDesk(adapters)
        if not there:
            create_event(desk, event, secret=lambda session, kind: SECRET)
            begin_session(desk, event.id, BOARD)
        yield desk
    finally:
        store.close()


def game_of(desk: MatchDesk, at: At) -> RoomGame:
    """The game at a place."""
    return desk.progress(at.event).game(at.session, at.table, at.deal)


def step(desk: MatchDesk, table: TableNo, chance: Random, *, undo: bool = True) -> bool:
    """One line at a table, whatever chance says; False when it has played everything.

    Args:
        undo: now and then the last action is taken back, or an earlier play was another one.
    """
    at = game_due(desk, DUO, table)
    if at is None:
        return False
    game = game_of(desk, at)
    if undo and game.last is not None and chance.random() < 0.04:
        write(desk, at, Undo(game.last.n))
        return True
    if chance.random() < 0.03:
        write(desk, at, GameNote("clock", None, "both stopped"))
        return True
    if undo and chance.random() < 0.04 and (line := mended(game, chance)):
        # What was played after it may have become impossible.
        with suppress(Refused):
            write(desk, at, line)
        return True
    try:
        say(desk, at, line_due(game.state, chance), game.state, chance)
    except Refused:
        # After an undo what stood before the roll must stand there again (R47).
        if game.last is not None and game.state.due is Due.ANSWER:
            write(desk, at, Undo(game.last.n))
        else:
            to_roll = game.state.turn
            roll = OpeningRequest() if to_roll is None else RollRequest(to_roll)
            # Where another line stood before a roll that was seen, only the director goes on.
            with suppress(Refused):
                say(desk, at, roll, game.state, chance)
    return True


def mended(game: RoomGame, chance: Random, after: int = 0) -> GameCorrected | None:
    """One of the plays after so many turns, as if another one had been made; None without any."""
    if len(game.turns) <= after:
        return None
    turn = chance.choice(game.turns[after:])
    at = next(n for n, each in enumerate(game.in_force) if each.n == turn.lines[-1])
    if turn.moves is None or not at:
        return None
    plays = legal(game.in_force[at - 1].state).plays
    return GameCorrected(turn.lines[-1], Play(turn.side, chance.choice(plays)))


def say(desk: MatchDesk, at: At, line: GameLine, state: GameState, chance: Random) -> None:
    """The line; a roll that nobody has thrown yet is thrown."""
    try:
        write(desk, at, line)
    except NotThrownYet:
        write(desk, at, thrown(state, chance))


def write(desk: MatchDesk, at: At, line: GameLine, *, due: bool = True) -> None:
    """One line at a place."""
    record_lines(desk, at, [line], key=f"{at.table}-{at.deal}", by="ann", due=due)


def line_due(state: GameState, chance: Random) -> GameLine:
    """What might be said next."""
    if is_over(state):
        return GameAccepted.of(result(state))
    side = state.turn
    if side is None:
        return OpeningRequest()
    can = legal(state)
    if can.accept:
        return AcceptResignation(side) if chance.random() < 0.5 else DeclineResignation(side)
    if can.resign and chance.random() < 0.01:
        return Resign(side, chance.choice(can.resign))
    if state.due is Due.ANSWER:
        if can.beaver and chance.random() < 0.3:
            return Beaver(side)
        return Take(side) if chance.random() < 0.7 else Pass(side)
    if state.due is Due.PLAY:
        return Play(side, chance.choice(can.plays))
    return Double(side) if can.double and chance.random() < 0.04 else RollRequest(side)


def thrown(state: GameState, chance: Random) -> GameLine:
    """Dice that nobody has thrown yet."""
    one, other = chance.sample(range(1, 7), 2)
    return OpeningRoll(one, other) if state.turn is None else Roll(state.turn, (one, other))


def picture(public: RoomMatchPublic, event: MatchEvent) -> dict[str, bytes]:
    """Every public answer, byte for byte, by what was asked for."""
    match = public.match(event.id, BOARD, 1)
    pictures: dict[str, Any] = {
        "events": public.heads(),
        "scoreboard": public.scoreboard(event.id),
        "sits": public.sits(event.id),
        "match": match,
        "proof": public.proof(event.id),
    }
    for game in range(1, event.games + 1):
        pictures[f"game {game}"] = public.game(event.id, BOARD, 1, game)
    answers = {name: _encode(view) for name, view in pictures.items()}
    answers["stream"] = frame_of(public.message(event.id)).data
    for name in FILES:
        answers[name] = (public.file(event.id, name) or "").encode()
    for file in match.files:
        with suppress(NotPublished):
            written = public.download(event.id, BOARD, 1, file.name)
            answers[file.name] = written.text.encode()
    return answers


def fresh_picture(desk: MatchDesk, event: MatchEvent) -> dict[str, bytes]:
    """The same from a public desk that has kept nothing."""
    return picture(RoomMatchPublic(desk), event)


def read(picture: dict[str, bytes], name: str) -> Any:
    """An answer as a screen reads it."""
    return json.loads(picture[name])


def rooms_played(folder: Path, lines: int) -> Iterator[MatchDesk]:
    """The desk of two rooms that have played so many lines, or to their end."""
    with rooms(folder, duo()) as desk:
        chance = Random(11)
        with desk.together(DUO):
            for _ in range(lines):
                step(desk, OPEN if chance.random() < 0.6 else CLOSED, chance)
        yield desk
