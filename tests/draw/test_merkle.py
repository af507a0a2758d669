"""One root over all deals; each deal proven alone."""

import hashlib
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from evendeal.draw.merkle import merkle_path, merkle_root, verify_path

LEAVES = [hashlib.sha256(bytes([n])).digest() for n in range(70)]


def root_as_the_rfc_says(leaves: Sequence[bytes]) -> bytes:
    if len(leaves) == 1:
        return leaves[0]
    k = 1
    while 2 * k < len(leaves):
        k *= 2
    left, right = root_as_the_rfc_says(leaves[:k]), root_as_the_rfc_says(leaves[k:])
    return hashlib.sha256(b"\x01" + left + right).digest()


def test_the_root_splits_as_rfc_6962_says_at_every_count() -> None:
    for count in range(1, 71):
        assert merkle_root(LEAVES[:count]) == root_as_the_rfc_says(LEAVES[:count])


def test_every_deal_of_every_session_length_can_be_opened_alone() -> None:
    for count in range(1, 71):
        leaves = LEAVES[:count]
        root = merkle_root(leaves)
        for index in range(count):
            path = merkle_path(leaves, index)
            assert verify_path(leaves[index], index, count, path, root)
            assert len(path) <= (count - 1).bit_length()


@given(
    st.integers(1, 70).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n - 1))), st.data()
)
def test_a_deal_is_proven_at_no_other_place_and_by_no_other_path(
    place: tuple[int, int], data: st.DataObject
) -> None:
    count, index = place
    leaves = LEAVES[:count]
    root, path = merkle_root(leaves), merkle_path(leaves, index)
    other = data.draw(st.integers(-1, count + 1).filter(lambda n: n != index))

    assert not verify_path(leaves[index], other, count, path, root)
    assert not verify_path(LEAVES[-1][::-1], index, count, path, root)
    assert not verify_path(leaves[index], index, count, (*path, root), root)
    assert not verify_path(leaves[index], index, count, path, path[0] if path else LEAVES[69])
    if path:
        assert not verify_path(leaves[index], index, count, path[:-1], root)
        step = data.draw(st.integers(0, len(path) - 1))
        bent = (*path[:step], path[step][::-1], *path[step + 1 :])
        assert not verify_path(leaves[index], index, count, bent, root)
