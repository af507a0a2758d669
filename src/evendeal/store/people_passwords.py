"""Passwords hashed by argon2id."""

from base64 import b64encode
from secrets import token_bytes
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.profiles import RFC_9106_LOW_MEMORY

AT_ONCE = 2
"""Hashes made at the same time: each takes 64 MiB, and strangers decide when one is made."""


class Argon2Passwords:
    """Passwords by argon2id with the second recommended settings of RFC 9106: 64 MiB, 3 passes.

    Args:
        hasher: other settings, for tests.
    """

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher.from_parameters(RFC_9106_LOW_MEMORY)
        self._room = BoundedSemaphore(AT_ONCE)
        self._nobody = _hash_of_nothing(self._hasher)

    def hash(self, password: str) -> str:
        """A hash to be stored, with a salt of its own."""
        with self._room:
            return self._hasher.hash(password)

    def verify(self, hash: str | None, password: str) -> bool:
        """Whether the password is the one; for None the same work is done, and it is not."""
        with self._room:
            try:
                self._hasher.verify(hash or self._nobody, password)
            except (VerificationError, InvalidHashError):
                return False
            return hash is not None

    def outdated(self, hash: str) -> bool:
        """Whether it was made with other settings than today's."""
        return self._hasher.check_needs_rehash(hash)


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that no password has: to verify against it is the same work, to make it is none."""
    salt, digest = (
        b64encode(token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${digest}"
