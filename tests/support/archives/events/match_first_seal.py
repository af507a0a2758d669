"""An event whose seal is of version 1, as it was made before there was another.

Its start was interrupted between the seal and the first line, by the program of then: whoever
goes on with it today goes on with the seal that was made first.
"""

from collections.abc import Iterator
from dataclasses import replace

from evendeal.director.events import create_event
from evendeal.director.ledger import SEAL
from evendeal.director.publication import keep_secret
from evendeal.director.sealed_ledger import secret_name
from evendeal.draw.match_verify import MATCHES
from evendeal.draw.seal_file import SignedSeal
from evendeal.ids import SessionNo
from evendeal.tournament.line import stamp
from evendeal.tournament.room_match.event_read import read_match_event
from support.archives.match_hall import DIRECTOR, MatchHall, match_hall
from support.archives.match_recorder import recorder
from support.archives.place import Moment
from support.archives.writing import Hall
from support.ledgers import matches_of

EVENT = "match-first-seal"

FILE = """
[event]
id = "match-first-seal"
name = "Sealed long ago"
format = "room_match"
[play]
games = 1
[[boards]]
name = "Board"
[final]
games = 1
[draw]
beacon = "drand quicknet, round 1000"
[scoring]
ranked_by = "imp"
[[entries]]
id = "Kh"
name = "Kharkov"
players = ["Garal", "Krasov", "Chelter"]
[[entries]]
id = "Mo"
name = "Moscow"
players = ["Iwanow", "Petrov"]
"""
"""Two teams and a final, with public randomness, and no key that came later."""

VALUE = "00ff:1234"


def play(hall: Hall) -> Iterator[Moment]:
    """The event from its seal to its end."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        yield from _played(matches)
    yield Moment("all-played", secrets=True, goes_on=(f"event end {EVENT} --session 2",))
    yield Moment("end")


def _played(hall: MatchHall) -> Iterator[Moment]:
    _sealed_then(hall)
    create_event(matches_of(hall.desks), read_match_event(FILE), by=DIRECTOR)
    hall.take_seats()
    yield Moment("sealed", secrets=True)
    hall.begin(VALUE)
    hall.direct("lineups", {
        "session": 1, "match": 1, "team": "Kh", "players": ["Chelter", "Krasov"],
        "reason": "Garal is late.",
    })  # fmt: skip
    hall.direct("names", {
        "what": "player", "entry": "Mo", "was": "Iwanow", "name": "Ivanov",
        "reason": "It was typed wrong.",
    })  # fmt: skip
    recorder(hall, 1).play(9)
    recorder(hall, 2).play(4)
    yield Moment("played", secrets=True)
    room = recorder(hall, 2)
    room.resign("gammon", "accept")
    room.say(room.accept())
    hall.decide((1, 1, 1), "black", level=2, left=15, cube=2)
    hall.end()
    hall.begin_final(VALUE)
    room = recorder(hall, 1)
    room.play(3)
    room.resign("gammon", "accept")
    room.say(room.accept())
    hall.decide_the_rest()


def _sealed_then(hall: MatchHall) -> None:
    """The secrets and the seal of version 1 in the vault, as an interrupted start left it."""
    event, matches = read_match_event(FILE), matches_of(hall.desks)
    secrets = {
        session: {
            "original": keep_secret(matches, event.id, secret_name(session, "original"), None)
        }
        for session in map(SessionNo, range(1, event.sessions + 1))
    }
    newest = matches.life.seal(
        event,
        secrets,
        public_key=matches.adapters.signer.public_key(event.id),
        sealed_at=stamp(hall.clock.at),
        rehearsal=False,
    )
    seal = replace(newest, version=1)
    signature = matches.adapters.signer.sign(event.id, MATCHES.seal_bytes(seal))
    text = MATCHES.write_seal(SignedSeal(seal, signature))
    matches.adapters.vault.keep(event.id, SEAL, text)
    hall.wait(minutes=10)
