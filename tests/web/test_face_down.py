"""What a director is told before he confirms does not hang on cards that nobody has seen.

Two events are the same in everything that was typed, and differ in their cards. Whatever the
director asks to be shown, both answer the same, to the byte.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from evendeal.cards import hand_rank
from evendeal.draw.deals import draw_deals
from evendeal.web.signed_in import csrf_of
from support.desks import consoles_of
from support.events.poker import CUP, FIRST
from support.events.poker_device import Body, Device
from support.events.poker_floor import three
from support.web.house import House, house
from support.web.requests import ask

pytestmark = pytest.mark.long

SEATS = (1, 2, 3)
SHARES = [list(seats) for size in SEATS for seats in combinations(SEATS, size)]


@cache
def strengths(number: int) -> tuple[Any, ...]:
    """How good each seat's hand is in deal 1 of the event with this secret."""
    (deck,) = draw_deals(secret(number), "", CUP, FIRST, "original", 1).decks
    cards = deck.cards
    board = (*cards[7:10], cards[11], cards[13])
    # The button is in seat 1: cards go to seats 2, 3 and 1, twice round.
    return tuple(hand_rank((cards[k], cards[3 + k], *board)) for k in (2, 0, 1))


def secret(number: int) -> bytes:
    return bytes([number]) * 32


def best(*strength: Any) -> list[int]:
    return [seat for seat, each in zip(SEATS, strength, strict=True) if each == max(strength)]


def wins(seat: int) -> Callable[..., bool]:
    return lambda *strength: best(*strength) == [seat]


def to_the_showdown(device: Device) -> None:
    device.to_showdown()


def with_a_wrong_winner(device: Device) -> None:
    device.to_showdown()
    device.write({"do": "award", "pot": 0, "seats": [1]})


def with_a_winner_taken_back(device: Device) -> None:
    with_a_wrong_winner(device)
    device.n += 1
    device.write({"do": "undo", "of": device.n - 1}, key="u")


def frozen_by_two_wrong_winners(device: Device) -> None:
    with_a_wrong_winner(device)
    device.n += 1
    device.write({"do": "award", "pot": 0, "seats": [2, 3]}, key="w")


def disputed(device: Device) -> None:
    device.to_showdown()
    device.say({"do": "dispute", "seat": 2, "reason": "we cannot read the board"})


def with_a_hand_bet_out(device: Device) -> None:
    """Seat 1 gives up on the river, seat 2 wins from seat 3, and the table accepts."""
    device.begin()
    device.quiet_street()
    for name in ("flop", "turn", "river"):
        device.street(name)
        if name != "river":
            device.quiet_street()
    device.say({"do": "raise_to", "seat": 2, "chips": 100}, {"do": "call", "seat": 3})
    device.say({"do": "fold", "seat": 1}, {"do": "award", "pot": 0, "seats": [2]})
    assert device.say(device.accept()).word == "accepted"


STORIES: dict[str, tuple[Callable[[Device], None], Callable[..., bool], Callable[..., bool]]] = {
    "the winner is still to be announced": (to_the_showdown, wins(2), wins(3)),
    "a wrong winner was announced": (with_a_wrong_winner, wins(2), wins(3)),
    "a wrong winner was taken back": (with_a_winner_taken_back, wins(2), wins(3)),
    "two wrong winners have frozen it": (frozen_by_two_wrong_winners, wins(2), wins(3)),
    "the table disputes it": (disputed, wins(2), wins(3)),
    "a better hand was bet out": (
        with_a_hand_bet_out,
        lambda one, two, three: one > two > three,
        lambda one, two, three: two > three > one,
    ),
}
"""What was typed, and what the cards are in the one event and in the other."""


def questions(typed: list[Body]) -> Iterator[tuple[str, Any]]:
    """Whatever a preview can be asked about the hand; a street is corrected by its own cards."""
    actions: list[Any] = [None, {"do": "raise_to", "seat": 2, "chips": 150}]
    actions += [{"do": do, "seat": seat} for seat in SEATS for do in ("fold", "call", "kill")]
    actions += [{"do": "award", "pot": 0, "seats": seats} for seats in SHARES]
    lines = [n for n, line in enumerate(typed) if line["do"] not in ("deal_street", "dealt")]
    for of in (*lines, len(typed), len(typed) + 1):
        for action in actions:
            asked = {"table": 1, "deal": 1, "of": of, "action": action, "reason": "as was said"}
            yield "correction", asked
            yield "correction", {**asked, "settles": True, "kind": "recording", "rule": "TDA 1"}
    for effect in ({"as": "stands"}, {"as": "void", "adjust": {"1": 50}}, {"as": "replace"}):
        for tables in ([1], []):
            ruled = {"kind": "dispute", "deal": 1, "tables": tables, "rule": "TDA 1"}
            yield "ruling", {**ruled, "effect": effect, "reason": "as was said"}
    yield "withdraw", 1


def ask_director(hall: House, typed: list[Body]) -> list[bytes]:
    """What the director is told, question by question; players by their seats."""
    event = hall.desk.progress(CUP).event
    teams = {entry.id: entry.name for entry in event.entries}
    row = hall.desk.progress(CUP).sessions[FIRST].tables[0]
    seated = [f"{sat.player} ({teams[sat.entry]})".encode() for sat in row if sat is not None]
    token = hall.tokens["director"]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}

    async def walk() -> list[bytes]:
        async with hall.app.lifespan():
            answers = []
            for what, form in questions(typed):
                body = json.dumps({what: form}).encode()
                path = "/api/office/cup/preview"
                answer = await ask(hall.app, "POST", path, token=token, headers=headers, body=body)
                said_of_seats = answer.body
                for seat, name in enumerate(seated, 1):
                    said_of_seats = said_of_seats.replace(name, b"player %d" % seat)
                answers.append(said_of_seats)
            return answers

    return asyncio.run(walk())


@pytest.mark.parametrize("story", list(STORIES))
def test_a_preview_is_the_same_whatever_the_hidden_cards_are(story: str, tmp_path: Path) -> None:
    """S3: who wins a closed showdown cannot be asked for by corrections that nobody makes."""
    play, *fits = STORIES[story]
    found: list[list[bytes]] = []
    questions_asked: list[tuple[str, Any]] = []
    for which, fit in enumerate(fits):
        number = next(n for n in range(1, 256) if fit(*strengths(n)))
        with house(tmp_path / str(which), three(deals=1), secret(number)) as hall:
            device = Device(consoles_of(hall.desk), 1)
            play(device)
            questions_asked = list(questions(device.typed))
            found.append(ask_director(hall, device.typed))

    one, other = found
    assert len(one) == len(questions_asked) > 100
    differs = [questions_asked[n] for n in range(len(questions_asked)) if one[n] != other[n]]
    assert differs == []
    assert len(set(one)) > 20, "the questions are answered, each in its own way"
