"""The printed test vectors of `dpk1`, as docs/seals.md gives them."""

import hashlib
import hmac
from pathlib import Path

from evendeal.draw.decks import deck_order, salt
from evendeal.draw.keys import commit, seat_key, session_key
from evendeal.draw.ladder_seating import drawn_places, fewest_repeated, repeated
from evendeal.draw.merkle import leaf, merkle_root
from evendeal.draw.opened import Seats
from evendeal.draw.orders import running_order
from evendeal.draw.seats import seat_draw
from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo

SECRET = bytes(range(32))
BEACON = b"evendeal test beacon 1"
EVENT = EventId("EVENT")
KEY = session_key(SECRET, BEACON, EVENT, "S1", "original")
PAGE = (Path(__file__).parents[2] / "docs" / "seals.md").read_text("utf-8")

COMMITMENT = "5c7fd2b8391afb6b52424cac3abfd2488d88c2ec4ab501d352d2607dcfe461c9"
SESSION_KEY = (
    "fcb99c9419ff1a9d78de87188b4681a2166248f8f3910faddc27c5dc1671e2fd"
    "081275c93b7c45df5382abfb9cc1e6eb40b17621055ab230b3868350f672d8d2"
)
DEAL_1 = (
    "7d 7s 8h 4d Kd 8c 9s Kh 9d 5s 9c Jh 7c Td 2d Ks 6s 5h Ts 6d 8s 9h Qd 3h Js Jd "
    "5d 8d Ad Ah Tc 4c Kc 7h 4s As 3c 2c 2s 3s Th 6c 5c Qc Ac 4h 2h Jc 6h Qh 3d Qs"
)
DEAL_2 = (
    "4s 5s 6d 8h Qs 5h Ah 2h Kc 2d 3c 7s 3d Th 7h Qh 6c 6h Jc 9d 3s Tc 9h 7d Js Ks "
    "8d 5d Qd Ac As 8c 3h Jh 8s 5c 2c Jd Ad Td Kh Qc 2s 6s 9c Kd 7c 4c 4h Ts 4d 9s"
)
LEAF_1 = "b94cf5993b259f0d953a50a8756268e45fbc46ab22925257a6c352ce3465f09c"
ROOT_OF_3 = "668443e167ad80a80e81d1a7947a557ec2bb2ad3f4e70ea9a5d725572b46f9ff"


def leaves(count: int) -> list[bytes]:
    numbers = [DealNo(n) for n in range(1, count + 1)]
    return [leaf(n, salt(KEY, n), str(deck_order(KEY, n))) for n in numbers]


def test_the_commitment_is_the_printed_one() -> None:
    assert commit(SECRET) == COMMITMENT


def test_the_session_key_is_the_printed_one() -> None:
    assert KEY.hex() == SESSION_KEY


def test_a_second_key_derivation_written_out_by_hand_agrees() -> None:
    middle = hmac.digest(hashlib.sha256(BEACON).digest(), SECRET, "sha512")

    assert hmac.digest(middle, b"dpk1|EVENT|S1|original\x01", "sha512").hex() == SESSION_KEY


def test_the_first_two_deals_are_the_printed_ones() -> None:
    assert str(deck_order(KEY, DealNo(1))) == DEAL_1
    assert str(deck_order(KEY, DealNo(2))) == DEAL_2


def test_the_leaf_of_deal_one_and_the_root_over_three_deals_are_the_printed_ones() -> None:
    assert leaves(1)[0].hex() == LEAF_1
    assert merkle_root(leaves(3)).hex() == ROOT_OF_3


def test_the_page_prints_what_the_program_does() -> None:
    entries = [EntryId(letter) for letter in "ABCDEF"]
    draw = seat_draw("balanced", entries, 6, seat_key(BEACON, EVENT))
    rows = [" ".join(f"{who.entry}{who.player + 1}" for who in table) for table in draw.tables]
    whole = " ".join(map(str, running_order(KEY, TableNo(1), 20)))
    blocks = " ".join(map(str, running_order(KEY, TableNo(1), 20, 10)))

    for printed in (COMMITMENT, SESSION_KEY, LEAF_1, ROOT_OF_3, *rows, whole, blocks):
        assert printed in PAGE
    for deal in (DEAL_1, DEAL_2):
        assert deal in " ".join(PAGE.split())


def test_the_page_prints_the_places_of_individuals() -> None:
    """R65: three sessions, the last without A, with what comes again and the least that must."""
    everybody = tuple((EntryId(letter), (letter,)) for letter in "ABCDEFGHIJK")
    before: list[Seats] = []
    for number, listed in enumerate((everybody, everybody, everybody[1:]), 1):
        drawn = drawn_places(EVENT, SessionNo(number), 4, listed, BEACON, before)
        line = " ".join(f"{' '.join(entry for entry, _ in table):7}   " for table in drawn).strip()
        if before:
            made, least = repeated(drawn, before), fewest_repeated(4, drawn, before)
            line = (
                f"{line:32} comes again: neighbours {made.neighbours}, seats {made.seats}, "
                f"meetings {made.meetings}; "
                f"least: {least.neighbours}, {least.seats}, {least.meetings}"
            )
        before.append(drawn)

        assert f"    {line}\n" in PAGE
