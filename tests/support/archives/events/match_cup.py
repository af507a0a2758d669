"""A whole cup of three teams: everything that a recorder can write, and a director about an event.

Rounds that the director begins, pauses, line-ups, roll sheets, notes and calls, dice typed wrong,
cubes and beavers, resignations of each level, names spelled right, a withdrawal taken back, a
final of two games, an end before all was played, and corrections after the end.
"""

from collections.abc import Iterator

from evendeal.backgammon import Due
from support.archives.match_hall import MatchHall, at, match_hall
from support.archives.match_recorder import Recorder, recorder
from support.archives.place import Moment
from support.archives.writing import Hall
from support.events.matches import Body

EVENT = "match-cup"

FILE = """
[event]
id = "match-cup"
name = "Autum Cup"
format = "room_match"
begins = "2027-05-01T21:00"
[play]
games = 2
[[boards]]
name = "Board"
game = "backgammon"
beavers = true
cube_limit = 16
[final]
games = 2
[draw]
beacons = ["drand quicknet, round 24000000", "drand quicknet, round 24009999"]
known_from = ["2027-05-01T19:00:00Z", "2027-05-02T01:00:00Z"]
[office]
rounds = "together"
[hall]
devices = "allowed"
[scoring]
ranked_by = "vp"
extrapolated = true
tie_breaks = ["imp_quotient", "head_to_head", "smp_difference", "games_won"]
[[entries]]
id = "Kh"
name = "Kharkov"
players = ["Garal", "Krasov", "Chelter"]
[[entries]]
id = "Mo"
name = "Moskow"
players = ["Iwanow", "Petrov", "Sidorov"]
[[entries]]
id = "Ki"
name = "Kiev"
players = ["Boyko", "Melnyk"]
"""
"""Three teams on one board, two games a match and a final, with public randomness for each."""

BOARDS_VALUE, FINAL_VALUE = "0011:2233", "4455:6677"


def play(hall: Hall) -> Iterator[Moment]:
    """The event from its file to its end, and after it."""
    with match_hall(hall.folder, hall.clock, EVENT) as matches:
        yield from _played(matches)


def _played(hall: MatchHall) -> Iterator[Moment]:
    hall.make(FILE)
    hall.turned_down("BeaconNeeded", "sessions/1/begin", {"beacon": ""}, keyless=True)
    hall.wait(hours=1)
    hall.begin(BOARDS_VALUE)
    _before_play(hall)
    _first_game(hall)
    _spelled_right(hall)
    _second_game(hall)
    yield Moment("first-match", secrets=True)
    hall.direct("rounds/2/begin", keyless=True)
    _second_match(hall)
    hall.direct("withdrawal/back", {"reason": "The lights are on again."})
    hall.direct("rounds/3/begin", keyless=True)
    _ended_early(hall)
    hall.end()
    hall.turned_down(
        "BeaconTooEarly",
        f"sessions/{hall.progress.event.final_session}/begin",
        {"beacon": FINAL_VALUE},
        keyless=True,
    )
    hall.wait(hours=6)
    hall.begin_final(FINAL_VALUE)
    for table, rolls in ((1, 7), (2, 4)):
        recorder(hall, table).play(rolls)
    yield Moment("final", secrets=True)
    _final(hall)
    hall.decide_the_rest(reason="The hall closes.")
    hall.end(2)
    _after_the_end(hall)
    yield Moment("corrected-after-the-end")


def _before_play(hall: MatchHall) -> None:
    line_up = {"session": 1, "match": 1, **_two(hall, 1, 0)}
    hall.turned_down("OnePlayerTwoRooms", "lineups", {**line_up, "players": ["Garal", "Garal"]})
    hall.direct("lineups", line_up)
    hall.give_roll_sheets(1)
    hall.direct("pause", {"table": 1, "reason": "A clock has stopped."})
    hall.turned_down("ClockStands", "pause", {"table": 1, "reason": "A clock has stopped."})
    hall.direct("resume", {"table": 1})
    hall.direct("pause", {"reason": "Breakfast is late."})
    hall.direct("resume", {})


def _two(hall: MatchHall, match: int, team: int) -> Body:
    """A team of a match, lined up the other way round."""
    id, players = hall.line_up(1, match, team)
    return {"team": id, "players": players[::-1]}


def _first_game(hall: MatchHall) -> None:
    """Game 1 of the first match, with all that a recorder can say of a game."""
    room, other = recorder(hall, 1), recorder(hall, 2)
    room.reach(Due.PLAY)
    _bound(room)
    room.to_roll()
    _double_and_beaver(room)
    _marks(hall, room)
    room.play(3)
    for level in ("gammon", "backgammon"):
        room.resign(level, "decline")
    room.turned_down("ResignationTooLow", {"do": "resign", "side": room.side, "level": "single"})
    room.resign("gammon", "accept")
    room.say(room.accept())
    other.play(1)
    _played_again(other)
    other.to_roll()
    other.double("pass")
    other.turned_down("GameResultDiffers", {**other.accept(), "cube": 2})
    other.say(other.accept())


def _second_game(hall: MatchHall) -> None:
    """Game 2: a cube that is taken in the open room and passed in the closed."""
    room = recorder(hall, 1, "bold")
    room.to_roll()
    room.double("take")
    room.play(6)
    room.resign("gammon", "accept")
    room.say(room.accept())
    room = recorder(hall, 2)
    room.to_roll()
    room.double("pass")
    room.say(room.accept())


def _bound(room: Recorder) -> None:
    """A play and other dice than those that come, in one message: the table is bound (R50)."""
    play, other = room.play_due(), room.other
    room.guess(other, play)
    room.turned_down("BoundByRoll", room.play_due(1), {"do": "roll", "side": other, "dice": None})
    room.say(play, {"do": "roll", "side": other, "dice": None})
    # Dice alone that are not the roll: it counts as seen, and nobody doubles before it now (R47).
    play, side = room.play_due(), room.other
    room.say(play)
    room.guess(side)
    room.turned_down("BoundByRoll", {"do": "double", "side": side})
    room.say({"do": "roll", "side": side, "dice": None})


def _double_and_beaver(room: Recorder) -> None:
    """A double is taken back and said again; it is answered by a beaver, and that is taken."""
    doubled = {"do": "double", "side": room.side}
    room.say(doubled)
    room.say({"do": "undo", "of": room.n - 1})
    room.say(doubled)
    room.say({"do": "beaver", "side": room.side})
    room.say({"do": "take", "side": room.side})


def _marks(hall: MatchHall, room: Recorder) -> None:
    """A note of every kind, and calls that the director answers."""
    for kind in ("out_of_turn", "clock", "cocked", "illegal_play", "absent", "other"):
        side = None if kind in ("clock", "other") else room.side
        room.say({"do": "note", "kind": kind, "side": side, "text": f"About {kind}."})
    room.say({"do": "call_director", "reason": "A checker fell."})
    hall.direct("answers", {**at(room.place), "reason": "It was put back."})
    hall.turned_down("NoCallOpen", "answers", at(room.place))


def _played_again(room: Recorder) -> None:
    """The last play is corrected by the table; one that is not legal is accepted as it was."""
    of, play = room.n - 1, dict(room.lines[room.n - 1])
    room.say({"do": "correct", "of": of, "action": room.other_play()[1], "reason": "Misread."})
    room.say({"do": "correct", "of": of, "action": play, "reason": "It was right."})
    room.play(1)
    room.say({"do": "undo", "of": room.n - 1})
    room.say(room.illegal_play())


def _spelled_right(hall: MatchHall) -> None:
    """The names of the event, a team and players; the pages say the new ones, the seal the old."""
    why = {"reason": "It was typed wrong."}
    hall.direct("names", {
        "what": "event", "entry": None, "was": "Autum Cup", "name": "Autumn Cup", **why,
    })  # fmt: skip
    hall.direct("names", {
        "what": "team", "entry": "Mo", "was": "Moskow", "name": "Moscow", **why,
    })  # fmt: skip
    for was, name in (("Iwanow", "Iwanov"), ("Iwanov", "Ivanov")):
        fields = {"what": "player", "entry": "Mo", "was": was, "name": name}
        hall.direct("names", {**fields, **why})
    hall.turned_down("NameOfAnother", "names", {
        "what": "player", "entry": "Mo", "was": "Petrov", "name": "Iwanow", **why,
    })  # fmt: skip


def _second_match(hall: MatchHall) -> None:
    """A match in the middle of which the event is withdrawn."""
    for table, rolls in ((1, 6), (2, 3)):
        recorder(hall, table).play(rolls)
    hall.direct("withdrawal", {"reason": "The lights went out."})
    room = recorder(hall, 1)
    room.turned_down("EventIsWithdrawn", room.line_due())
    hall.turned_down("EventIsWithdrawn", "rounds/3/begin", keyless=True)


def _ended_early(hall: MatchHall) -> None:
    """The second match goes on; what is left of the rounds is decided, as play has to end."""
    for table in (1, 2):
        room = recorder(hall, table)
        room.resign("backgammon", "accept")
        room.say(room.accept())
    hall.turned_down("GamesLeft", "sessions/1/end", keyless=True)
    hall.decide_the_rest(reason="The hall closes at noon.")


def _final(hall: MatchHall) -> None:
    """The first game to its last checker in both rooms, the second begun in one."""
    for table, policy in ((1, "plain"), (2, "careful")):
        recorder(hall, table, policy).finish()
    recorder(hall, 1).play(4)


def _after_the_end(hall: MatchHall) -> None:
    """A play is corrected, a game decided anew, and a name spelled right."""
    room = Recorder(hall, 1).at_game(1, 3)
    of, action = room.other_play(earliest=4)
    hall.turned_down("RulingReasonMissing", "corrections", {
        **at(room.place), "of": of, "action": action, "reason": " ",
    })  # fmt: skip
    hall.direct("corrections", {
        **at(room.place), "of": of, "action": action, "reason": "The sheet of paper says so.",
    })  # fmt: skip
    hall.turned_down("OutOfPlace", "reopenings", {**at(room.place), "reason": "Play on."})
    hall.decide((2, 1, 2), "black", level=2, left=15, cube=2, reason="The cube was turned.")
    hall.direct("names", {
        "what": "player", "entry": "Ki", "was": "Melnyk", "name": "Melnik",
        "reason": "So it stands in the passport.",
    })  # fmt: skip
    hall.turned_down("EventOver", "withdrawal", {"reason": "A protest."})
