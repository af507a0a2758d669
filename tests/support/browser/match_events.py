"""Events of team matches as logs: sealed, in the midst of play, and played to the end."""

from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path

from evendeal.backgammon import Play, legal
from evendeal.backgammon.lines import GameCorrected
from evendeal.commands.log_folder import open_desks
from evendeal.errors import Refused
from evendeal.formats.room_match.life import match_draft
from evendeal.formats.room_match.rehearsal import match_player_of
from evendeal.ids import EventId
from evendeal.tournament.line import OF_OFFICE
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.game import RoomGame
from evendeal.views.matches.embargo import TWO_ROOMS
from support.ledgers import matches_of
from support.rehearsals import play_rehearsal, prepare, rehearsal_stages

EVENT = EventId("two-games")
"""The event of this module; where a log has several, the others are called by their ids."""

SMALL = """
[event]
id = "{id}"
name = "{name} Cup"
format = "room_match"
[play]
games = 4
[[boards]]
name = "Long"
game = "long-gammon"
players = [1, 2]
[[boards]]
name = "Short"
game = "backgammon"
players = [3, 4]
[final]
games = 4
board = "Short"
"""
"""Three teams on two boards: in each round one of them has a bye."""

TEAMS = ("Lions of the Northern Association", "Tigers", "Bears")

POLICY = "mixed"
SEED = 7
"""Those of `evendeal serve` by itself, which goes on with what it finds; not if `STILL`."""
STILL = ("--seed", "8")
"""A server with these shows a rehearsal as it is, and plays nothing."""


def small_event(id: EventId = EVENT) -> MatchEvent:
    """The event of this module, under an id."""
    teams = "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS)
    return read_match_event(SMALL.format(id=id, name=id.replace("-", " ").title()) + teams)


def matches(folder: Path, games: int | None, steps: int = 0, *, id: EventId = EVENT) -> Path:
    """The folder of a log, in which there may be other events already, with the event rehearsed.

    Args:
        games: so many are played in both rooms; None: all of them, the final too.
        steps: so many lines more are written at each table, as far as it has something to do.
    """
    log = folder / "log"
    with open_desks(log, create=True) as desks:
        prepare(matches_of(desks), small_event(id), POLICY, SEED)
    play_on(log, games, steps, id=id)
    return log


def play_on(log: Path, games: int | None, steps: int = 0, *, id: EventId = EVENT) -> None:
    """Play so many games more and so many lines, as `matches` does; also beside a server.

    A server of the log that follows it, and does not play by itself, shows them within seconds.
    """
    event = small_event(id)
    with open_desks(log) as desks:
        player = match_player_of(event, POLICY, SEED)
        if games != 0:
            for _ in islice(play_rehearsal(matches_of(desks), event.id, player), games):
                pass
        if steps:
            rooms = next(iter(rehearsal_stages(matches_of(desks), event.id, player)))
            for _ in range(steps):
                for room in rooms:
                    room.step()


def corrected(folder: Path, id: EventId) -> Path:
    """The folder of a log with an event whose director has corrected three plays of an open room.

    One of game 1, which is over in both rooms, and two of the game after it, some turns ago.
    """
    log = matches(folder, 1, 40, id=id)
    with open_desks(log) as desks:
        desk = matches_of(desks)
        progress = desk.progress(id)
        record = next(match for match in progress.matches if match.complete == 1)
        session, number = record.key
        agreed, hidden = "Both players agree", "Nobody outside is to read this yet"
        for game, ago, reason in ((1, 2, agreed), (2, 2, hidden), (2, 6, hidden)):
            place = progress.place(session, number, game, "open")
            played = progress.game(*place)
            public = TWO_ROOMS.turns(progress.rooms.twins(session, place.roll_set))[0]
            body = replace(_other_play(played, public - ago), reason=reason)
            draft = match_draft(place, played.lines, f"{OF_OFFICE}{game}/{ago}", body)
            desk.write(id, [draft], "Dora Director")
    return log


def _other_play(game: RoomGame, last: int) -> GameCorrected:
    """Another play in this turn or one before it, with which the game goes on as it did."""
    for turn in reversed(game.turns[:last]):
        before = [said.state for said in game.in_force if said.n == turn.lines[-1] - 1]
        for moves in legal(before[0]).plays if before else ():
            line = GameCorrected(turn.lines[-1], Play(turn.side, moves), "tried")
            if sorted(moves) != sorted(turn.moves or ()):
                with suppress(Refused):
                    game.copy().record(line, "")
                    return line
    raise AssertionError("every play of the game had to be that one")


CROWD = 40
"""More teams than any screen has rows for."""


def crowd(folder: Path) -> Path:
    """The folder of a log with an event of forty teams of four, sealed and not begun."""
    log = folder / "log"
    players = ", ".join(f'"{{team}} {name}"' for name in ("Anna", "Boris", "Clara", "Dmitri"))
    entries = "".join(
        f'[[entries]]\nname = "City {n}"\nplayers = [{players.format(team=f"City {n}")}]\n'
        for n in range(1, CROWD + 1)
    )
    text = (
        '[event]\nid = "forty"\nname = "Forty Teams"\nformat = "room_match"\n'
        '[play]\ngames = 2\n[[boards]]\n[[boards]]\n[scoring]\nranked_by = "imp"\n'
    )
    with open_desks(log, create=True) as desks:
        prepare(matches_of(desks), read_match_event(text + entries), POLICY, SEED)
    return log
