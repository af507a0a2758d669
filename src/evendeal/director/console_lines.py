"""A recorder's lines, read strictly: what may come from a table, and never a hole card."""

from collections.abc import Mapping, Sequence
from typing import Any

from evendeal.director.recording import At
from evendeal.errors import Refused, Unfit, told_value
from evendeal.ids import DealNo, SessionNo
from evendeal.poker.lines import HandLine
from evendeal.poker.lines_wire import hand_line_from_json
from evendeal.poker.recorder_reach import require_no_hole_cards
from evendeal.tournament.line import NotADraft, check_name
from evendeal.views.console import Sent

FROM_A_TABLE = frozenset(
    {
        "break_seal",
        "fold",
        "check",
        "call",
        "raise_to",
        "show",
        "muck",
        "kill",
        "award",
        "dealt",
        "deal_street",
        "different",
        "note",
        "call_director",
        "undo",
        "correct",
        "accept",
        "dispute",
    }
)
"""What a recorder's line can say; everything else is the director's."""

MOST_LINES = 500
"""Lines that come at once; no hand has so many."""

LONGEST_KEY = 100
"""Characters of a device's key; the log puts the place before it and the number behind it."""


class NotForATable(Unfit):
    """A line that no recorder writes."""

    def __init__(self, *, do: object) -> None:
        super().__init__(f"{told_value(do)} is nothing that a recorder writes")
        self.do = do[:40] if isinstance(do, str) else told_value(do)


class NothingSent(Unfit):
    """No lines, or more than a hand can have."""

    def __init__(self, *, lines: int, most: int) -> None:
        super().__init__(f"{lines} lines were sent; 1 to {most} can be written at once")
        self.lines = lines
        self.most = most


class KeyUnfit(Unfit):
    """A key that the log could not keep."""

    def __init__(self, *, longest: int) -> None:
        super().__init__(f"a key has 1 to {longest} characters that print")
        self.longest = longest


class Reading:
    """Lines as they were sent, read: where it belongs, what it says, and the log's keys for it.

    Raises:
        Refused: it cannot be read.
    """

    def __init__(self, sent: Sent) -> None:
        self.at = At(sent.event, SessionNo(sent.session), sent.table, DealNo(sent.deal))
        self.bodies = read_lines(sent.lines)
        self.n, self.by, self.offline = sent.n, sent.by, sent.offline
        if sent.n < 0:
            raise NotForATable(do=sent.n)
        numbers = range(sent.n, sent.n + len(self.bodies))
        self.keys = [line_key(self.at.place, sent.key, n) for n in numbers]


def read_lines(lines: Sequence[Mapping[str, Any]]) -> tuple[HandLine, ...]:
    """The bodies that a device's lines say.

    Raises:
        NothingSent: there are none, or too many.
        NotForATable: one of them is the director's.
        HoleCardsNotTaken: one of them names hole cards.
        NotABody, NotAnAction: one of them cannot be read.
    """
    require_so_many(lines)
    return tuple(_read(line) for line in lines)


def require_so_many(lines: Sequence[Mapping[str, Any]]) -> None:
    """Nothing, if a message has lines, and no more than one may have.

    Raises:
        NothingSent: it has none, or too many.
    """
    if not 1 <= len(lines) <= MOST_LINES:
        raise NothingSent(lines=len(lines), most=MOST_LINES)


MOST_IN_A_HAND = 1_000
"""Lines of one hand; ten times what a long evening of undoing would need."""


class HandTooLong(Refused):
    """More lines for a hand than any hand can have."""

    def __init__(self, *, deal: int, most: int) -> None:
        super().__init__(f"deal {deal} has {most} lines already; call the director")
        self.deal = deal
        self.most = most


def line_key(place: tuple[int, int, int], key: str, n: int) -> str:
    """The key by which the log knows a line of a device.

    The place is part of it, so that no table can take a key that another one will use.

    Raises:
        KeyUnfit: the device's key cannot be kept.
    """
    try:
        check_name("key", key)
    except NotADraft:
        raise KeyUnfit(longest=LONGEST_KEY) from None
    if len(key) > LONGEST_KEY:
        raise KeyUnfit(longest=LONGEST_KEY)
    session, table, deal = place
    return f"{session}-{table}-{deal}/{key}/{n}"


def _read(data: Mapping[str, Any]) -> HandLine:
    do = data.get("do")
    if not isinstance(do, str) or do not in FROM_A_TABLE:
        raise NotForATable(do=do)
    line = hand_line_from_json(data)
    require_no_hole_cards(line)
    return line
