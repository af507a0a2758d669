"""A kind of event whose players act themselves, hand by hand; seats empty and fill."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.ledger import Ledger
from evendeal.draw.keys import commit
from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SeatNo
from evendeal.tournament.line import ORIGIN, Draft, Line
from evendeal.tournament.refusals import OutOfPlace
from support.formats.card_room.event import EVENING, read_card_room
from support.formats.card_room.fold import Room
from support.formats.card_room.play import cards_of
from support.formats.card_room.refusals import NotToAct, OtherSecret, SeatTaken, TooFew
from support.formats.files import CARD_ROOM
from support.typed import typed

ID = EventId("evening")
SECRETS = [bytes([number]) * 32 for number in range(1, 5)]


def room() -> Room:
    """An evening that has begun, in which nobody has a card yet."""
    fold = Room(read_card_room(CARD_ROOM))
    say(fold, {"do": "begin", "beacon": None})
    return fold


def say(fold: Room, *bodies: Mapping[str, Any], deal: int = 0) -> None:
    for body in bodies:
        place = (EVENING, 1 if deal else 0, deal)
        n = fold.next_n(*place)
        at, key = "2026-11-28T09:00:00Z", f"{place}/{n}"
        fold.take(
            Line(fold.position + 1, ID, *place, n, key, dict(body), at, "Rita", ORIGIN, ORIGIN)
        )


def deal(fold: Room) -> int:
    """The next hand is dealt; its number."""
    number = len(fold.sessions[EVENING].dealt) + 1
    say(fold, {"do": "deal", "commitment": commit(SECRETS[number - 1])}, deal=number)
    return number


def all_stay(fold: Room, number: int) -> None:
    """Everybody who has a card stays, and the hand is opened."""
    hand = fold.sessions[EVENING].dealt[DealNo(number)]
    for seat in hand.sitting:
        if seat not in hand.stays:
            say(fold, {"do": "stay", "seat": seat}, deal=number)
    say(fold, {"do": "open", "secret": SECRETS[number - 1].hex()}, deal=number)


def test_the_highest_card_takes_a_point_from_each_who_stayed() -> None:
    fold = room()
    number = deal(fold)
    all_stay(fold, number)
    hand = fold.sessions[EVENING].dealt[DealNo(number)]
    ranks = {
        hand.sitting[seat]: "23456789TJQKA".index(card[0])
        for seat, card in cards_of(SECRETS[0], hand).items()
    }

    points = {place.entry: place.points for place in fold.standings()}

    best = max(ranks, key=lambda entry: ranks[entry])
    assert points == {**dict.fromkeys("ABC", -1), best: 2, "D": 0}


def test_whoever_drops_wins_and_loses_nothing() -> None:
    fold = room()
    number = deal(fold)
    say(fold, {"do": "drop", "seat": 1}, deal=number)
    all_stay(fold, number)

    points = {place.entry: place.points for place in fold.standings()}

    assert points["A"] == 0
    assert sorted(points[entry] for entry in "BC") == [-1, 1]


def test_a_seat_that_a_player_leaves_is_dealt_no_card_until_somebody_takes_it() -> None:
    fold = room()
    first = deal(fold)
    say(fold, {"do": "stay", "seat": 1}, {"do": "leave", "seat": 2}, deal=first)
    all_stay(fold, first)
    second = deal(fold)
    all_stay(fold, second)
    say(fold, {"do": "sit", "seat": 2, "entry": "D"})
    third = deal(fold)

    dealt = fold.sessions[EVENING].dealt
    assert [dict(dealt[DealNo(each)].sitting) for each in (first, second, third)] == [
        {1: "A", 2: "B", 3: "C"},
        {1: "A", 3: "C"},
        {1: "A", 2: "D", 3: "C"},
    ]


def test_no_hand_is_dealt_to_one_player_and_the_event_says_why() -> None:
    fold = room()
    first = deal(fold)
    say(fold, {"do": "leave", "seat": 1}, {"do": "leave", "seat": 2}, deal=first)
    all_stay(fold, first)

    (to_deal, _) = fold.next()

    assert (to_deal.do, type(to_deal.blocked)) == ("deal", TooFew)
    with pytest.raises(OutOfPlace):
        deal(fold)


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"do": "stay", "seat": 2}, NotToAct),
        ({"do": "open", "secret": "00" * 32}, OutOfPlace),
        ({"do": "sit", "seat": 1, "entry": "D"}, SeatTaken),
        ({"do": "sit", "seat": 2, "entry": "A"}, SeatTaken),
        ({"do": "end", "secret": "00" * 32}, OutOfPlace),
    ],
)
def test_what_is_not_due_is_refused_and_changes_nothing(
    body: Mapping[str, Any], refusal: type[Refused]
) -> None:
    fold = room()
    number = deal(fold)
    before = fold.position, dict(fold.sessions[EVENING].dealt)

    with pytest.raises(refusal):
        say(fold, body, deal=number)

    assert (fold.position, fold.sessions[EVENING].dealt) == before


def test_a_secret_that_was_not_sealed_opens_no_hand() -> None:
    fold = room()
    number = deal(fold)
    say(fold, *({"do": "drop", "seat": seat} for seat in (1, 2, 3)), deal=number)

    with pytest.raises(OtherSecret):
        say(fold, {"do": "open", "secret": SECRETS[3].hex()}, deal=number)


def test_a_hand_is_sealed_when_it_is_dealt_and_its_secret_kept_apart(tmp_path: Path) -> None:
    file, log = tmp_path / "event.toml", tmp_path / "log"
    file.write_text(CARD_ROOM, "utf-8")
    typed("event", "new", file, "--log", log)
    typed("event", "begin", ID, "--log", log)
    with open_desks(log) as desks:
        ledger = desks.of(ID).ledger
        assert ledger.deal(ID, by="Rita") == 1
        hand = ledger.progress(ID).sessions[EVENING].running
        secret = ledger.secret_of(ID, DealNo(1))

        assert commit(secret) == hand.commitment
        assert secret.hex() not in written(ledger)
        for seat in (SeatNo(1), SeatNo(2), SeatNo(3)):
            act(ledger, {"do": "stay", "seat": seat})
        opening = ledger.opening_of(ID, ledger.progress(ID).sessions[EVENING].running)
        ledger.write(ID, [opening], "Rita")
        desks.of(ID).make_good(ID)

        assert secret.hex() in written(ledger)
    assert typed("verify", ID, "--log", log).code == 0


def act(ledger: Ledger[Any], body: dict[str, Any]) -> None:
    n = ledger.progress(ID).next_n(EVENING, 1, 1)
    ledger.write(ID, [Draft(EVENING, 1, 1, n, f"1/{n}", body)], "Rita")


def written(ledger: Ledger[Any]) -> str:
    """All that stands in the log."""
    return str([line.body for line in ledger.adapters.log.lines(ID, 0)])
