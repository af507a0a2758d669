"""Under which address phones and tablets reach the house: what links and QR codes carry."""

from dataclasses import dataclass

from evendeal.errors import Refused, Unfit
from evendeal.views.text import Text


@dataclass(frozen=True, slots=True)
class HouseAddress:
    """The address of links and QR codes, `https://cup.example.org` for one; no `/` ends it.

    Attributes:
        reachable: other machines get there, as far as the house can know.
        chosen: somebody has chosen it, and the house remembers.
        choices: the machine's own addresses at which the server listens, the likeliest first; none
            for who may not choose.
        why: what to know about it or to do; null where it is all right.
    """

    address: str
    reachable: bool
    chosen: bool
    choices: tuple[str, ...]
    why: Text | None


class AddressNotKept(Refused):
    """An address that was chosen and could not be written down for the next start."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"the address of the house could not be written down: {why}")
        self.why = why


class AddressUnfit(Unfit):
    """A text that is no address of a server, or one that no phone reaches."""

    def __init__(self, *, text: str, why: str) -> None:
        super().__init__(f"{text!r} cannot be the address of the house: {why}")
        self.text = text
        self.why = why
