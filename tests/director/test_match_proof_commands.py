"""What the proof of team matches tells a stranger to type."""

import pytest

from evendeal.director.events import begin_session, create_event
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import SessionNo
from support.events.matches import DUEL, match_event

BEACON = '[draw]\nbeacon = "drand round 4711"\n'


@pytest.mark.parametrize(
    ("rolls", "more", "files"),
    [
        ("drawn", "", "seal.json opened.json"),
        ("drawn", BEACON, "seal.json opened.json root.json"),
        ("thrown", BEACON, "seal.json opened.json"),
    ],
)
def test_the_script_is_given_every_file_that_binds_the_organiser(
    desk: Desk, rolls: str, more: str, files: str
) -> None:
    """Without the roots that followed the public randomness it could not tell old from new."""
    matches = MatchDesk(desk.adapters)
    create_event(matches, match_event(rolls=rolls, more=more))
    begin_session(matches, DUEL, SessionNo(1), "ab" * 32 if more else "")
    public = RoomMatchPublic(matches)

    assert public.proof(DUEL).commands.script == f"python3 verify_event.py {files}"
    published = [public.file(DUEL, name) is not None for name in files.split()]
    assert published == [True] * len(published)
    assert (public.file(DUEL, "root.json") is not None) == ("root.json" in files)
