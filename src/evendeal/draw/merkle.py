"""One fingerprint over all deals or roll sets, from which each can be opened alone."""

import hashlib
from collections.abc import Sequence

from evendeal.ids import DealNo


def leaf(number: DealNo, salt: bytes, luck: str) -> bytes:
    """The fingerprint of one deal or roll set: its number, its salt and its luck.

    Args:
        luck: the cards, or the rolls, on one line.

    Source:
        `dpk1`, point 5; docs/seals.md, "Roll sets".
    """
    return hashlib.sha256(
        b"\x00" + int(number).to_bytes(4, "big") + salt + luck.encode("ascii")
    ).digest()


def node(left: bytes, right: bytes) -> bytes:
    """The fingerprint over two fingerprints."""
    return hashlib.sha256(b"\x01" + left + right).digest()


def levels(leaves: Sequence[bytes]) -> tuple[tuple[bytes, ...], ...]:
    """The whole tree: the leaves, the nodes over them, ..., the root alone.

    Raises:
        ValueError: no leaves.
    """
    if not leaves:
        raise ValueError("a tree has at least one leaf")
    tree = [tuple(leaves)]
    while len(tree[-1]) > 1:
        level = tree[-1]
        pairs = [node(level[i], level[i + 1]) for i in range(0, len(level) - 1, 2)]
        # Pairing from the left and carrying an odd one up gives the RFC's split.
        tree.append((*pairs, *level[2 * len(pairs) :]))
    return tuple(tree)


def path_in(tree: Sequence[Sequence[bytes]], index: int) -> tuple[bytes, ...]:
    """The neighbours that lead from leaf `index`, from 0, to the root; nearest first."""
    path = []
    for level in tree:
        beside = index ^ 1
        if beside < len(level):
            path.append(level[beside])
        index //= 2
    return tuple(path)


def merkle_root(leaves: Sequence[bytes]) -> bytes:
    """The one fingerprint over all leaves, of which there is at least one.

    Source:
        RFC 6962, section 2.1: the left part is the largest power of two below the count.
    """
    return levels(leaves)[-1][0]


def merkle_path(leaves: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    """The proof that leaf `index`, from 0, lies under the root.

    Source:
        RFC 6962, section 2.1.1.
    """
    return path_in(levels(leaves), index)


def climbed(leaf: bytes, index: int, count: int, path: Sequence[bytes]) -> bytes | None:
    """The root to which `leaf`, number `index` from 0 of `count`, and its path lead.

    None if the path is not as long as it has to be.

    Source:
        RFC 9162, section 2.1.3.2.
    """
    if not 0 <= index < count:
        return None
    reached = leaf
    last = count - 1
    neighbours = iter(path)
    while last:
        if index % 2 or index < last:
            neighbour = next(neighbours, None)
            if neighbour is None:
                return None
            reached = node(neighbour, reached) if index % 2 else node(reached, neighbour)
        index //= 2
        last //= 2
    return reached if next(neighbours, None) is None else None


def verify_path(leaf: bytes, index: int, count: int, path: Sequence[bytes], root: bytes) -> bool:
    """Whether `leaf` is number `index`, from 0, of the `count` leaves under `root`."""
    return climbed(leaf, index, count, path) == root
