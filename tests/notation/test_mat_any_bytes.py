"""Whatever a match file or an id holds, it gives a result or a refusal with a name."""

import codecs
from functools import cache
from pathlib import Path
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON
from evendeal.errors import Refused
from evendeal.notation.long_gammon_text import read_long_gammon, write_long_gammon
from evendeal.notation.mat import read_mat
from evendeal.notation.mat_bytes import match_text
from evendeal.notation.mat_match import match_of
from evendeal.notation.mat_refusals import NotAPositionId
from evendeal.notation.mat_write import write_mat
from evendeal.notation.position_ids import gnubg_id, read_gnubg_id, read_position_id
from evendeal.notation.position_ids_xg import read_xgid, xgid
from evendeal.notation.refusals import CannotHold, NotReadable, NotText
from support.backgammon.any_game import whole_game

GOLDEN = Path(__file__).parents[1] / "golden" / "mat"
PIECES = [
    *b"31: 66: 8/5 6/5* bar/20 25/20 6/off 0/0 99/1 8/5(4) 24/18/12/6/off 1) 99) Takes".split(),
    *b"Drops Beavers Resigns Drawn ???? => 2 4 64 1048576 : ; [ ] ( ) * / - Anna gnubg".split(),
    *(b"Doubles => 2", b"Doubles => 4", b"Wins 1 point", b"Wins 2 points", b"Cannot Move"),
    *(b" Game 1\n", b" 5 point match\n", b" Anna : 0    Boris : 0\n", b'; [Jacoby "On"]\n'),
    *(b'; [Rule opening "reroll"]\n', b'; [Opening 1 "3:3 6:1"]\n', b'; [Crawford "On"]\n'),
    *(b'; [Accepted 1 "1 white, 2 black"]\n', b'; [Variant "long-gammon"]\n'),
    *(b'; [Unplayed 1 "61 white"]\n', b'; [Unplayed 1 "42 black"]\n'),
    *(b" ", b"   ", b"\n", b"\r", b"\xff", b"\x00", b"\x0b", "é".encode(), "٣".encode()),
]


@cache
def samples() -> tuple[bytes, ...]:
    """Short matches, to be damaged."""
    found = [path.read_bytes() for path in sorted(GOLDEN.glob("*.mat"))]
    for seed, (rules, write) in enumerate(
        [(BACKGAMMON, write_mat), (LONG_GAMMON, write_long_gammon)]
    ):
        actions, _ = whole_game(Random(seed), rules)
        found.append(write(match_of(("Anna", "Boris"), [actions], ruleset=rules)).encode())
    return tuple(data[:1500] for data in found)


def damaged(seed: int, cuts: int) -> bytes:
    """A match with a few pieces cut, doubled, moved or replaced."""
    random = Random(seed)
    data = random.choice(samples())
    for _ in range(cuts):
        at = random.randrange(len(data) + 1)
        to = min(len(data), at + random.choice([0, 1, 1, 2, 5, 40]))
        piece = random.choice(PIECES)
        if random.random() < 0.2:
            piece = data[max(0, at - random.randrange(90)) : at]
        data = data[:at] + piece + data[to:]
    return data


def require_a_sentence(refusal: Refused) -> None:
    """A refusal has a sentence, and not a long one."""
    assert 0 < len(str(refusal)) < 1000


files = st.builds(damaged, st.integers(0, 2**40), st.integers(0, 5)) | st.binary(max_size=60)


def rewritten(data: bytes, codec: str, cut: int) -> bytes:
    """The bytes as another Windows writes them, with or without the last ones."""
    text = data.decode("utf-8", "replace").replace("Anna", "Zoé")
    made = text.encode(codec, "replace")
    return made[: len(made) - cut]


CODECS = ("cp1252", "cp1251", "utf-16", "utf-16-le", "utf-8-sig", "utf-32")
files |= st.builds(rewritten, files, st.sampled_from(CODECS), st.integers(0, 2))
"""Of these, cp1251 and what has no byte order mark are not read as what they are."""


@given(files)
@example(b"\n Game 1\n A : 0  B : 0\n  Wins 1 point\n Game 2\n A : 9  B : 9\n")
@settings(max_examples=300)
def test_a_lenient_reader_finds_every_game_that_a_strict_one_does(data: bytes) -> None:
    """P12: whatever the bytes, strict is lenient with nothing left out."""
    for read in (read_mat, read_long_gammon):
        try:
            strict = read(data)
        except NotReadable:
            strict = None
        try:
            match = read(data, lenient=True)
        except NotReadable as refusal:
            assert strict is None
            require_a_sentence(refusal)
            continue
        assert (strict == match) is not bool(match.left_out)
        for each in match.left_out:
            require_a_sentence(each)


@given(files)
@example(b" Game 1\n A : 0   B : 0\n  1) 11: " + b"24/1 " * 8)
@example(b" Game 1\n A : 0   B : 0\n  1) 12: " + b"24/21 " * 8)
@example(b" Game 1\n A : 0   B : 0\n  1) 21: 13/11 24/23    65: 24/13\n  2) 11: 24/20(8)")
@settings(max_examples=500)
def test_any_bytes_as_a_match(data: bytes) -> None:
    for read, write in ((read_mat, write_mat), (read_long_gammon, write_long_gammon)):
        try:
            match = read(data)
        except NotReadable as refusal:
            require_a_sentence(refusal)
            continue
        try:
            text = write(match)
        except CannotHold as refusal:
            require_a_sentence(refusal)
        else:
            assert write(read(text)) == text


@given(st.binary(max_size=40), st.sampled_from(["", "Zoé", "Œ"]))
@settings(max_examples=500)
def test_no_byte_of_a_name_is_lost_or_made_up(data: bytes, name: str) -> None:
    """What was read, written in the encoding that is told, gives the bytes again."""
    for codec in ("utf-8", "cp1252"):
        given_ = data + name.encode(codec)
        try:
            text, encoding = match_text(given_, "match.mat")
        except NotText as refusal:
            require_a_sentence(refusal)
            continue
        again = text.encode({"Windows-1252": "cp1252"}.get(encoding, encoding))
        marks = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
        if not given_.startswith(marks):
            assert again == given_.replace(b"\r\n", b"\n")


ids = st.one_of(
    st.text(max_size=40),
    st.text(alphabet="AB/+ab4Z09", min_size=14, max_size=14).flatmap(
        lambda board: st.text(alphabet="AB/+ab4Z09", min_size=12, max_size=12).map(
            lambda match: f"{board}:{match}"
        )
    ),
    st.text(alphabet="AB/+ab4Z09", min_size=12, max_size=12).map("4HPwATDgc/ABMA:{}".format),
    st.builds(
        "XGID={}{}:{}:{}:{}:{}:0:{}:{}:{}:{}".format,
        st.text(alphabet="--Aabo", max_size=2),
        st.sampled_from(["b----E-C---eE---c-e----B-", "-" * 25, "ab---AE-C---eD---c-d----AA"[1:]]),
        st.integers(-1, 40),
        st.integers(-2, 2),
        st.integers(-1, 1),
        st.sampled_from(["00", "D", "B", "31", "66", "07", ""]),
        st.integers(0, 9),
        st.integers(0, 4),
        st.integers(0, 9),
        st.integers(0, 40),
    ),
)


@given(ids)
@settings(max_examples=500)
def test_any_text_as_an_id(text: str) -> None:
    for read, write in ((read_gnubg_id, gnubg_id), (read_xgid, xgid)):
        try:
            position = read(text)
        except NotAPositionId as refusal:
            require_a_sentence(refusal)
            continue
        try:
            again = read(write(position))
        except CannotHold:
            continue
        assert again.state.checkers == position.state.checkers
    try:
        read_position_id(text)
    except NotAPositionId as refusal:
        require_a_sentence(refusal)
