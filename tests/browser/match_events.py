"""Events of team matches as logs: sealed, in the midst of play, and played to the end."""

from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path

from evendeal.backgammon import Play, legal
from evendeal.commands.log_folder import open_desks
from evendeal.commands.match_rehearse import match_player_of, prepare_matches
from evendeal.director.matches.desk import match_draft
from evendeal.director.matches.rehearsal_log import live_stages, rehearse_on_log
from evendeal.errors import Refused
from evendeal.ids import EventId
from evendeal.tournament.line import OF_OFFICE
from evendeal.tournament.matches.bodies import GameCorrected
from evendeal.tournament.matches.event import MatchEvent
from evendeal.tournament.matches.event_read import read_match_event
from evendeal.tournament.matches.game import PlayedGame

EVENT = EventId("two-games")
"""The event of this module."""

SMALL = """
[event]
id = "two-games"
name = "Two Games Cup"
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
"""Those of `evendeal serve` by itself, so that it goes on with what it finds."""


def small_event() -> MatchEvent:
    """The event of this module."""
    teams = "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS)
    return read_match_event(SMALL + teams)


def matches(folder: Path, games: int | None, steps: int = 0) -> Path:
    """The folder of a log with the event rehearsed.

    Args:
        games: so many are played in both rooms; None: all of them, the final too.
        steps: so many lines more are written at each table, as far as it has something to do.
    """
    log = folder / "log"
    event = small_event()
    with open_desks(log, create=True) as desks:
        prepare_matches(desks.matches, event, POLICY, SEED)
        player = match_player_of(event, POLICY, SEED)
        if games != 0:
            for _ in islice(rehearse_on_log(desks.matches, event.id, player), games):
                pass
        if steps:
            rooms = next(iter(live_stages(desks.matches, event.id, player)))
            for _ in range(steps):
                for room in rooms:
                    room.step()
    return log


def corrected(folder: Path) -> Path:
    """The folder of a log in which the director has corrected three plays of the open room.

    One of game 1, which is over in both rooms, and two of the game after it, some turns ago.
    """
    log = matches(folder, 1, 40)
    with open_desks(log) as desks:
        desk = desks.matches
        progress = desk.progress(EVENT)
        record = next(match for match in progress.matches if match.complete == 1)
        session, number = record.key
        agreed, hidden = "Both players agree", "Nobody outside is to read this yet"
        for game, ago, reason in ((1, 2, agreed), (2, 2, hidden), (2, 6, hidden)):
            place = progress.place(session, number, game, "open")
            played = progress.game(*place)
            shown = progress.public_turns(session, place.roll_set, "open")
            body = replace(_other_play(played, shown - ago), reason=reason)
            draft = match_draft(place, played.lines, f"{OF_OFFICE}{game}/{ago}", body)
            desk.write(EVENT, [draft], "Dora Director")
    return log


def _other_play(game: PlayedGame, last: int) -> GameCorrected:
    """Another play in this turn or one before it, with which the game goes on as it did."""
    for turn in reversed(game.turns[:last]):
        before = [said.state for said in game.in_force if said.n == turn.lines[-1] - 1]
        for moves in legal(before[0]).plays if before else ():
            line = GameCorrected(turn.lines[-1], Play(turn.side, moves), "tried")
            if sorted(moves) != sorted(turn.moves or ()):
                with suppress(Refused):
                    game.copy().take(line, "")
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
        "[play]\ngames = 4\n[[boards]]\n[[boards]]\n"
    )
    with open_desks(log, create=True) as desks:
        prepare_matches(desks.matches, read_match_event(text + entries), POLICY, SEED)
    return log
