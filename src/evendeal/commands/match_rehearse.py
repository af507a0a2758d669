"""Rehearsals of team matches: sealed from a seed, and played by rehearsal players."""

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING

from evendeal.commands.about_event import require_not_away
from evendeal.commands.report import warn

if TYPE_CHECKING:
    from evendeal.director.matches.desk import MatchDesk
    from evendeal.director.matches.rehearsal import GamePlayer
    from evendeal.ids import SessionNo
    from evendeal.tournament.matches.event import MatchEvent


def prepare_matches(desk: "MatchDesk", event: "MatchEvent", policy: str, seed: int) -> None:
    """Seal the rehearsal, or find the one that was interrupted.

    Raises:
        OtherRehearsal: the log has an event of this id that is another one.
        BrokenLog: the log does not hold, and nothing more can be written to it.
        IsPutAway: it is this rehearsal, and nobody would be shown what is played.
    """
    from evendeal.director.matches.events import create_matches
    from evendeal.director.matches.rehearsal_log import require_same_matches
    from evendeal.director.ports import BrokenLog

    secret = match_secret_of(event, policy, seed)
    if not desk.holds(event.id):
        create_matches(desk, event, rehearsal=True, secret=secret)
        return
    position = desk.progress(event.id).position
    why = desk.read_only(event.id)
    if why is not None:
        raise BrokenLog(event=event.id, position=position + 1, why=why)
    require_same_matches(desk, event, secret)
    require_not_away(event.id, desk.progress(event.id).record)
    warn(f"going on with {event.id} where its log ends")


def match_secret_of(event: "MatchEvent", policy: str, seed: int) -> "Callable[[SessionNo], bytes]":
    """What a rehearsal's rolls are drawn from: its seed, so that it can be repeated."""
    from evendeal.director.matches.sealing import match_rehearsal_secret

    digest = sha256(f"rehearsal|{seed}|{policy}".encode()).digest()
    return lambda session: match_rehearsal_secret(digest, event.id, session)


def match_player_of(event: "MatchEvent", policy: str, seed: int) -> "GamePlayer":
    """The rehearsal players of an event.

    Raises:
        NoSuchPolicy: there is no such policy.
    """
    from evendeal.arena.game_policies import game_policies_for, game_turn

    return game_turn(game_policies_for(policy, event.teams, seed), seed)


def planned_games(event: "MatchEvent") -> int:
    """How many games the event has, each counted once and not for both rooms."""
    from evendeal.ids import SessionNo
    from evendeal.tournament.formats.room_match import RoomMatch

    format = RoomMatch(event)
    return sum(format.roll_sets(SessionNo(number)) for number in range(1, event.sessions + 1))
