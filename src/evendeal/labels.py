"""Labels of sealed decks: what a recorder scans or types before a seal is broken.

A label names session, table and deal and ends with a check letter: `1-4-37-K` is deal 37
for table 4 in session 1.
"""

import re
from dataclasses import dataclass

from evendeal.errors import Refused
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.reason import Reason

LETTERS = "ABCDEFGHJKLMNPRTUVWXYZQ"
"""The check letters; I, O and S are too much like 1, 0 and 5."""

SIGNS = "0123456789-"
FIRST_WEIGHT, SALT = 2, 5

QR_PREFIX = "EVENDEAL"

_NUMBER = r"([1-9][0-9]{0,4})"
_GAP = r"\s*(?:[-‐‑‒–—−_.,/]|\s)\s*"
_LABEL = re.compile(rf"{_NUMBER}{_GAP}{_NUMBER}{_GAP}{_NUMBER}(?:{_GAP}|\s*)([A-Z])")
_QR = re.compile(rf"{QR_PREFIX}:([A-Za-z0-9-]+):(.*)", re.IGNORECASE | re.DOTALL)


class NotALabel(Refused):
    """A text that is not the label of a deck, or one with a slip of the finger in it."""

    def __init__(self, *, text: str, why: str) -> None:
        super().__init__(f"{text!r} is not the label of a deck: {why}")
        self.text = text
        self.why = why


@dataclass(frozen=True, slots=True)
class Label:
    """Which deck it is: the deal of a session, made up for one table."""

    session: SessionNo
    table: TableNo
    deal: DealNo


@dataclass(frozen=True, slots=True)
class Scanned:
    """What a QR code on a deck says; `event` is None where only a label was typed."""

    event: EventId | None
    label: Label


def write_label(session: int, table: int, deal: int) -> str:
    """The label as printed, with its check letter: `1-4-37-K`."""
    numbers = f"{session}-{table}-{deal}"
    return f"{numbers}-{check_letter(numbers)}"


def read_label(text: str) -> Label:
    """The label that somebody typed; capitals, spaces and the kind of dash do not matter.

    Raises:
        NotALabel: there are not three numbers and a letter, or the letter does not fit:
            one digit is wrong, or two are interchanged.
    """
    typed = text.strip()[:80]
    found = _LABEL.fullmatch(text.strip().upper())
    if found is None:
        why = Reason("label-parts", "three numbers and a letter are needed, as in 1-4-37-K")
        raise NotALabel(text=typed, why=why)
    session, table, deal = (int(number) for number in found.groups()[:3])
    if check_letter(f"{session}-{table}-{deal}") != found[4]:
        why = Reason("label-letter", "its letter does not fit its numbers, please check them")
        raise NotALabel(text=typed, why=why)
    return Label(SessionNo(session), TableNo(table), DealNo(deal))


def write_qr(event: str, session: int, table: int, deal: int) -> str:
    """The content of the QR code beside the printed label."""
    return f"{QR_PREFIX}:{event}:{write_label(session, table, deal)}"


def read_qr(text: str) -> Scanned:
    """What was scanned, or typed in its place.

    Raises:
        NotALabel: see `read_label`.
    """
    found = _QR.fullmatch(text.strip())
    if found is None:
        return Scanned(None, read_label(text))
    return Scanned(EventId(found[1]), read_label(found[2]))


def check_letter(numbers: str) -> str:
    """The letter that `1-4-37` ends with.

    Each sign, the dash too, has its value times the weight of its place, counted from the
    left. All is taken modulo the prime 23, and no two signs have the same weight; so a
    wrong digit, or two signs interchanged, always give another letter.
    """
    total = SALT
    for place, sign in enumerate(numbers, FIRST_WEIGHT):
        total += place * SIGNS.index(sign)
    return LETTERS[total % len(LETTERS)]
