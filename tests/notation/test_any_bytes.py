"""Whatever a file holds, it gives a result or a refusal with a name, never a traceback."""

from functools import cache
from pathlib import Path
from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from evendeal.notation.acpc import read_acpc
from evendeal.notation.acpc_game import read_game
from evendeal.notation.decks_csv import COLUMNS as COLUMNS_OF_DECKS
from evendeal.notation.decks_csv import read_decks
from evendeal.notation.history import History
from evendeal.notation.phh import read_phh, write_phh
from evendeal.notation.phhs import read_phhs
from evendeal.notation.refusals import CannotHold, NotReadable
from evendeal.notation.replay import Verdict, replay
from evendeal.notation.scores_csv import COLUMNS, read_scores

GOLDEN = Path(__file__).parents[1] / "golden" / "phh"
PIECES = [
    *b"inf nan -0 0 1e400 1e15 0x7fffffffffff 99999999999999999999 true [] {} '' ?? ????".split(),
    *b"As Xx p0 p1 p2 p9 p10 p99 cc cbr f sm d dh db # - / : | [1] [2] r r99999 c/ 1/0 , ;".split(),
    *b"_cap= _betting= _ghost_seats= _awards= _button= NT FT".split(),
    *(b" ", b"\n", b"\r", b"\xff", b"\x00", b"\xed\xa0\x80", "é".encode()),
]


@cache
def samples(pattern: str) -> tuple[bytes, ...]:
    """Small pieces of real files, to be damaged."""
    found: list[bytes] = []
    for path in sorted(GOLDEN.glob(pattern)):
        data = path.read_bytes()
        found.append(data if len(data) < 4000 else data[:1500])
    assert found
    return tuple(found)


def near(pattern: str) -> st.SearchStrategy[bytes]:
    """Real files with a few pieces cut, doubled, moved or replaced."""

    def damaged(seed: int, cuts: int) -> bytes:
        random = Random(seed)
        data = random.choice(samples(pattern))
        for _ in range(cuts):
            at = random.randrange(len(data) + 1)
            to = min(len(data), at + random.choice([0, 1, 1, 2, 5, 40]))
            kind = random.randrange(5)
            piece = (
                random.choice(PIECES)
                if kind < 3
                else bytes([random.randrange(256)])
                if kind == 3
                else data[max(0, at - random.randrange(60)) : at]
            )
            data = data[:at] + piece + data[to:]
        return data

    return st.builds(damaged, st.integers(0, 2**40), st.integers(1, 6)) | st.binary(max_size=60)


def played(read: History | NotReadable) -> None:
    """A refusal has a sentence; a history can be replayed and written."""
    if isinstance(read, NotReadable):
        assert read.where
        assert str(read)
        assert len(str(read)) < 1000
        return
    report = replay(read)
    assert report.sentence
    try:
        text = write_phh(read)
    except CannotHold:
        assert report.verdict is Verdict.REFUSED
    else:
        assert read_phh(text) == read


@given(near("*/*.phh"))
@example(b"a = " + b"[" * 3000)
@example(b"_a = 0x" + b"f" * 9000)
@settings(max_examples=300)
def test_any_bytes_as_phh(data: bytes) -> None:
    try:
        history = read_phh(data)
    except NotReadable as refusal:
        played(refusal)
    else:
        played(history)


@given(near("pluribus/*.phhs"))
@settings(max_examples=100)
def test_any_bytes_as_many_hands(data: bytes) -> None:
    for read in read_phhs(data):
        played(read)


@given(near("acpc/?p.*limit.h1000.r0.log"), st.sampled_from(["m", "2p.limit", "3p.nolimit"]))
@settings(max_examples=100)
def test_any_bytes_as_a_dealers_log(data: bytes, name: str) -> None:
    for read in read_acpc(data, name):
        played(read)


@given(near("acpc/*.game"))
@settings(max_examples=100)
def test_any_bytes_as_a_game(data: bytes) -> None:
    try:
        assert read_game(data).setup
    except NotReadable as refusal:
        played(refusal)


CELLS = (*COLUMNS_OF_DECKS, *COLUMNS, "1", "0", "52", "As", "7/2")
tables = st.one_of(
    st.binary(max_size=80),
    st.lists(
        st.lists(
            st.sampled_from(CELLS) | st.text(max_size=3),
            max_size=7,
        ).map(",".join),
        max_size=5,
    ).map(lambda lines: "\n".join(lines).encode("utf-8", "surrogatepass")),
    st.sampled_from([b"deal,pos,card\n", b"session,table,deal,seat,player,chips\n"]).flatmap(
        lambda head: st.binary(max_size=60).map(lambda tail: head + tail)
    ),
)


@given(tables)
@settings(max_examples=200)
def test_any_bytes_as_csv(data: bytes) -> None:
    for read in (read_decks, read_scores):
        try:
            read(data)
        except NotReadable as refusal:
            played(refusal)
