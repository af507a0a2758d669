"""The clock and the dice cup of the machine, held by a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from evendeal.store.machine import MachineClock, MachineDice
from support.clock import Moved


@contextmanager
def held(clock: Moved, seed: str = "") -> Iterator[None]:
    """For as long as this lasts every program of this process reads this clock.

    Args:
        seed: what the dice cup's secrets and the key that signs a log follow from; by default
            both stay the machine's.
    """
    thrown = 0

    def secret(_: object = None) -> bytes:
        nonlocal thrown
        thrown += 1
        return sha256(f"{seed} {thrown}".encode()).digest()

    def key() -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(secret())

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(MachineClock, "now", lambda _: clock.at)
        if seed:
            patched.setattr(MachineDice, "secret", secret)
            patched.setattr(Ed25519PrivateKey, "generate", staticmethod(key))
        yield


def read_time(text: str) -> datetime:
    """A time of day as `archive.toml` has it."""
    return datetime.fromisoformat(text)
