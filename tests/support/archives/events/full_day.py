"""A day at three tables on which everything happens that people may do at a table or in an office.

Line-ups that close before the public randomness, decks in custody, a pause, a deck put right and
one that is not, players who are replaced, taken out and brought back, notes of every kind, calls,
another board than the sealed one, wrong winners, a dispute, lines taken back and corrected.
"""

from collections.abc import Iterator

from evendeal.poker import apply
from evendeal.poker.wire import action_from_json
from evendeal.views.roles import Role
from support.archives.place import Moment
from support.archives.poker_floor import (
    CUSTODIAN,
    DIRECTOR,
    Floor,
    announce,
    called,
    floor,
    folds,
    raises,
    showdown,
    to_the_river,
)
from support.archives.writing import Hall

EVENT = "full-day"
TEXT = """
[event]
id = "full-day"
name = "A Full Day"
begins = 2027-05-01T20:00:00
[play]
deals = 5
reserve = 2
[draw]
order = "sequence"
beacon = "the lottery of 1 May"
known_from = ["2027-05-01T18:10:00Z"]
[office]
in_running = "staff"
shortest_seconds = 0
[hall]
devices = "none"
[[entries]]
id = "ants"
name = "The Ants"
players = ["Ann", "Abe", "Al"]
[[entries]]
id = "bees"
name = "Bees"
[[entries]]
id = "cats"
name = "Ĉatoj"
players = ["Cleo", "Ćyryl", "Q"]
"""
TABLES = (1, 2, 3)
NOTES = ("out_of_turn", "clock", "exposed", "absent", "left", "back", "other")


def play(hall: Hall) -> Iterator[Moment]:
    with floor(hall, TEXT) as found:
        yield Moment("sealed", secrets=True)
        _before_play(found)
        yield Moment("line-ups-closed")
        hall.clock.move(minutes=15)
        found.begin(beacon="4 8 15 16 23 42")
        _decks(found)
        yield Moment("begun")
        _first_deal(found)
        yield Moment("frozen")
        _settled(found)
        _second_deal(found)
        yield Moment("disputed", secrets=True)
        _third_deal(found)
        found.play_all(TABLES, folds)
        yield Moment("played", secrets=True)
        found.end()
        yield Moment("end", secrets=True)


def _before_play(found: Floor) -> None:
    found.office("lineups", session=1, entry="ants", players=["Al", "Ann", "Abe"])
    found.ask(DIRECTOR, f"/api/office/{EVENT}/sessions/1/line-ups/close", {})


def _decks(found: Floor) -> None:
    for table in TABLES:
        for where, who in (("store", CUSTODIAN), ("table", f"Recorder {table}")):
            fields = {"table": table, "deals": [1, 2, 3], "where": where, "who": who}
            found.office("custody", CUSTODIAN, **fields)
    found.office("custody", CUSTODIAN, table=1, deals=[3], where="back", who=CUSTODIAN)
    found.ask(CUSTODIAN, f"/api/office/{EVENT}/decks/1.csv", {})
    found.office("pause", reason="The loudspeaker is out of order.")
    found.office("resume")


def _first_deal(found: Floor) -> None:
    """Table 1 plays quietly, table 2 has notes and slips, at table 3 another board lies there."""
    showdown(found.device(1))
    second = found.device(2).begin()
    for number, kind in enumerate(NOTES):
        seat = None if kind in ("clock", "other") else number % 3 + 1
        second.say({"do": "note", "kind": kind, "seat": seat, "text": f"Seen: {kind}."})
    second.say({"do": "call_director", "reason": "The big blind was short."})
    found.office("answers", table=2, deal=second.deal, reason="It was made up.")
    first, before = second.turn(), second.state
    second.act("raise_to", chips=200)
    second.say({"do": "undo", "of": second.n - 1})
    second.state = before
    second.act("raise_to", chips=250)
    slip = {"do": "raise_to", "seat": first, "chips": 300}
    second.say({"do": "correct", "of": second.n - 1, "action": slip, "reason": "misheard"})
    second.state = before
    second.state = apply(second.hand, action_from_json(slip))
    second.act("fold")
    second.act("call")
    second.street("flop")
    second.quiet()
    for name in ("turn", "river"):
        second.street(name)
        second.quiet()
    announce(second, wrong=1)
    second.accept()
    third = found.device(3).begin()
    third.quiet()
    third.say({"do": "dealt", "street": "flop"})
    third.say({"do": "different", "street": "flop", "cards": []})


def _settled(found: Floor) -> None:
    """The deck of table 3 is put right, after a request that is taken back and one that is not."""
    found.comes("Bob", Role.DIRECTOR)
    deal = 1
    found.office("repairs", table=3, deal=deal, reason="Two cards stuck together.")
    found.office("repairs/1/refuse", CUSTODIAN, reason="Count them first.")
    found.office("repairs", table=3, deal=deal, reason="They were counted: one is upside down.")
    found.office("repairs/2/confirm", CUSTODIAN)
    found.office("repairs/2/order")
    found.office("repairs/2/order")
    found.office("repairs/2/finish")
    found.rule("fouled_deck", {"as": "void", "adjust": {"1": "75/2"}}, deal=deal, tables=[3])


def _second_deal(found: Floor) -> None:
    """Players change, and two tables do not agree with their results."""
    found.office("substitutions", table=1, seat=1, player="Zoë", reason="Ill.")
    found.office("taken-out", table=2, seat=2, rule="R10", reason="All-in unseen, three times.")
    called(400)(found.device(1))
    showdown(found.device(2))
    found.office("taken-out/back", table=2, seat=2, reason="The team has apologised.")
    third = found.device(3).begin()
    third.act("raise_to", chips=300)
    third.act("fold")
    third.act("fold")
    third.say({"do": "dispute", "seat": 1, "reason": "It was to 350."})


def _third_deal(found: Floor) -> None:
    """A dispute is corrected and settled, a board corrected, two wrong winners are let stand."""
    (held,) = found.ask("Recorder 3", found.device(3).address)["set_aside"]
    first = next(line for line in held["lines"] if line["body"]["do"] == "raise_to")
    action = {**first["body"], "chips": 350}
    found.correct(3, held["deal"], first["n"], action, settles=True, rule="TDA 48")
    wrong = found.device(1).begin()
    to_the_river(wrong)
    announce(wrong, wrong=2)
    found.rule("wrong_ship", "stands", deal=wrong.deal, tables=[1])
    wrong.accept()
    board = found.device(2).begin()
    board.quiet()
    board.say({"do": "dealt", "street": "flop"})
    flop, before = list(board.sent["flop"]), board.hand
    board.say({"do": "deal_street", "cards": [*flop[:2], _not_among(flop)]})
    right = {"do": "deal_street", "cards": flop}
    found.correct(2, board.deal, board.n - 1, right)
    board.n, board.state = board.n + 1, apply(before, action_from_json(right))
    board.quiet()
    for name in ("turn", "river"):
        board.street(name)
        board.quiet()
    announce(board)
    board.accept()
    raises(200)(found.device(3))


def _not_among(cards: list[str]) -> str:
    return next(card for card in ("2c", "3c", "4c", "5c") if card not in cards)
