"""What the console lets pass the server takes; they refuse the same lines by the same names."""

from random import Random
from typing import Any

from evendeal.console.hand import take
from evendeal.errors import Refused
from evendeal.labels import write_label
from evendeal.poker.lines_wire import hand_line_from_json
from evendeal.poker.played import PlayedHand
from evendeal.poker.recorder_reach import take_from_recorder
from evendeal.poker.wire import setup_from_json, setup_to_json
from support.two_worlds.hands import random_hand, typed

STREETS = ("flop", "turn", "river")
LEFT_TO_THE_SCREEN = {"SealFirst", "SealIsBroken", "HandClosed", "HandFrozen"}
"""What the engine of the console itself refuses, before it asks the rules."""


def anything(random: Random, line: dict[str, Any], lines: int, seats: int) -> dict[str, Any]:
    """A line that somebody in a hurry might type here."""
    seat, of = random.randint(1, seats), random.randint(0, lines + 1)
    match random.randrange(9):
        case 0:
            return {"do": random.choice(["fold", "check", "call", "kill", "muck"]), "seat": seat}
        case 1:
            return {"do": "raise_to", "seat": seat, "chips": random.choice([0, 1, 50, 200, 9999])}
        case 2:
            return {"do": random.choice(["dealt"]), "street": random.choice(STREETS)}
        case 3 | 4:
            return {"do": "undo", "of": of}
        case 5:
            acts = ["fold", "check", "call"]
            action = {"do": random.choice(acts), "seat": seat}
            return {"do": "correct", "of": of, "action": action, "reason": ""}
        case 6:
            return {"do": "award", "pot": random.randint(0, 2), "seats": [seat]}
        case 7:
            return {"do": "show", "seat": seat, "cards": []}
        case _:
            return {"do": "accept", "chips": [0] * seats, "house": 0}


def test_the_console_and_the_server_agree_on_every_line_that_can_be_typed() -> None:
    random = Random(11)
    counts: dict[str, int] = {}
    for deal in range(1, 301):
        setup, deck, actions = random_hand(random)
        server = PlayedHand.announced(setup)
        console = PlayedHand.announced(setup_from_json(setup_to_json(setup)))
        n = 0
        planned = typed(setup, deck, actions, write_label(1, 1, deal))
        while planned:
            slip = n > 0 and random.random() < 0.3
            line = anything(random, planned[0], n, setup.seats) if slip else planned.pop(0)
            names = []
            for record in (
                lambda: take_from_recorder(server, hand_line_from_json(line)),  # noqa: B023
                lambda: take(console, n, line, own=True),  # noqa: B023
            ):
                try:
                    record()
                    names.append("")
                except Refused as refused:
                    names.append(refused.name)
            assert names[0] == names[1] or names[0] in LEFT_TO_THE_SCREEN, (line, names)
            counts[names[0]] = counts.get(names[0], 0) + 1
            n += names[0] == ""
            if server.final:
                break

    assert counts[""] > 3000
    assert len(counts) > 15
