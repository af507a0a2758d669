"""A small event of matches in whose log every kind of line stands."""

from pathlib import Path

from evendeal.backgammon import Level, Side
from evendeal.backgammon.lines import Decided
from evendeal.commands.log_folder import open_desks
from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event, end_session
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.office.rounds import begin_round
from evendeal.formats.room_match.recording import record_lines
from evendeal.formats.room_match.roll_requests import RollNotThat
from evendeal.formats.room_match.roll_sheets import give_roll_sheets
from evendeal.ids import ROOMS, DealNo, SessionNo, TableNo
from evendeal.tournament.room_match.event_read import read_match_event
from support.desks import consoles_of
from support.events.matches import (
    ASK_OPENING,
    DUEL,
    Body,
    GameDevice,
    begin_final,
    end_boards,
    typed_roll,
)
from support.ledgers import matches_of
from support.offices import AskedOffice, matches_office

EVERY_LINE = """
[event]
id = "duel"
name = "Every line"
format = "room_match"
[play]
games = 1
[[boards]]
name = "Board"
beavers = true
[final]
games = 1
[draw]
beacon = "drand quicknet, round 24000000"
[office]
rounds = "together"
shortest_seconds = 0
[scoring]
ranked_by = "imp"
[[entries]]
id = "Kh"
name = "Kharkov"
players = ["Garal", "Krasov", "Chelter"]
[[entries]]
id = "Mo"
name = "Moscow"
[[entries]]
id = "Ki"
name = "Kiev"
"""
"""Three teams on one board, one game a match, and a final, with public randomness."""

VALUE = "0011:2233"


def play_every_line(folder: Path) -> None:
    """Play the event to its end: the first match as a table would, the others decided."""
    event = read_match_event(EVERY_LINE)
    with open_desks(folder, create=True) as desks:
        matches = matches_of(desks)
        create_event(matches, event, secret=lambda session, kind: bytes([session]) * 32)
        consoles = consoles_of(matches)
        office = matches_office(matches)
        begin_session(matches, DUEL, SessionNo(1), VALUE)
        _before_play(matches, office)
        _open_room(GameDevice(consoles, 1, key="open"), office)
        _closed_room(GameDevice(consoles, 2, key="closed"))
        for round in (2, 3):
            begin_round(matches, DUEL, round)
        _decide_the_rest(matches)
        end_boards(matches, DUEL)
        begin_final(matches, DUEL, VALUE)
        _decide_the_rest(matches)
        end_session(matches, DUEL, event.final_session)


def _before_play(matches: MatchDesk, office: AskedOffice) -> None:
    first = next(iter(matches.progress(DUEL).matches)).planned
    team = first.players.teams[0]
    names = next(
        entry.players for entry in matches.progress(DUEL).event.entries if entry.id == team
    )
    who = {"session": 1, "match": 1, "team": team, "players": [names[1], names[0]]}
    office.line_up(DUEL, {**who, "reason": "They change rooms."}, key="line-up", by="Dora")
    give_roll_sheets(matches, DUEL, SessionNo(1), 3, by="Dora")
    office.pause(DUEL, TableNo(1), reason="A clock has stopped.", key="pause", by="Dora")
    office.resume(DUEL, TableNo(1), key="resume", by="Dora")


def _open_room(device: GameDevice, office: AskedOffice) -> None:
    device.begin().say(ASK_OPENING)
    _guess(device)
    device.go(1)
    doubled = {"do": "double", "side": _turn(device)}
    device.go(2)
    slip, other = device.n - 1, dict(device.lines[device.n - 1])
    device.say({"do": "correct", "of": slip, "action": other, "reason": "moved by mistake"})
    doubled["side"] = _turn(device)
    device.say(doubled)
    device.say({"do": "undo", "of": device.n - 1})
    device.say(doubled)
    device.say({"do": "beaver", "side": _turn(device)})
    device.say({"do": "take", "side": _turn(device)})
    device.say({"do": "note", "kind": "cocked", "side": _turn(device), "text": "thrown again"})
    device.say({"do": "call_director", "reason": "a checker fell"})
    office.answer(
        DUEL, SessionNo(1), TableNo(1), DealNo(1), reason="put back", key="answer", by="Dora"
    )
    device.go(2)
    _resign(device, "decline_resignation")
    _resign(device, "accept_resignation")
    device.say(device.accept())
    again = {"session": 1, "table": 1, "deal": 1, "reason": "Black had meant the other table"}
    office.reopen(DUEL, again, key="reopen", by="Dora")
    device.begin().say(device.accept())


def _closed_room(device: GameDevice) -> None:
    device.begin().go(2)
    device.say({"do": "double", "side": _turn(device)})
    device.say({"do": "pass", "side": _turn(device)})
    device.say(device.accept())


def _guess(device: GameDevice) -> None:
    """A play and other dice than those that come, in one message: the table is bound (R50)."""
    play, other = device.play_due(), Side.BLACK if _turn(device) == "white" else Side.WHITE
    for dice in ((1, 1), (6, 6)):
        try:
            device.write(play, typed_roll(other.word, dice))
        except RollNotThat:
            return
    raise AssertionError("both were the roll")


def _resign(device: GameDevice, answer: str) -> None:
    side = device.state.turn
    assert side is not None
    offered: Body = {"do": "resign", "side": side.word, "level": "gammon"}
    device.say(offered)
    device.say({"do": answer, "side": side.other.word})


def _turn(device: GameDevice) -> str:
    assert device.state.turn is not None
    return device.state.turn.word


def _decide_the_rest(matches: MatchDesk) -> None:
    decided = Decided(Side.WHITE, Level.SINGLE, 9, 1, "time", "No time is left.")
    for record in matches.progress(DUEL).matches:
        planned = record.planned
        if planned.session not in matches.progress(DUEL).sessions:
            continue
        for room in ROOMS:
            place = matches.progress(DUEL).place(planned.session, planned.number, 1, room)
            if not matches.progress(DUEL).game(*place).final:
                at = At(DUEL, *place)
                key = f"decided-{planned.session}-{planned.number}-{room}"
                record_lines(matches, at, [decided], key=key, by="Dora", due=False)
