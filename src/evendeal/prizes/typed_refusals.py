"""What is wrong with what was typed about prizes: which field, and which line of it."""

from collections.abc import Iterator
from contextlib import contextmanager

from evendeal.errors import Refused, Unfit
from evendeal.prizes.refusals import counted, there_are

MOST_PLAYERS = 50
"""Players that the page takes; the command line takes any number."""
MOST_BUBBLE = 10
"""Players whose bubble factors the page shows."""
MOST_TEXT = 4_000
"""Characters of one field."""


class PrizeInputRefused(Unfit):
    """Something typed that cannot be used, with the field that it stands in.

    The name, the sentence and the facts are those of what is wrong; `line` counts from 1 within
    the field and is null where the whole field is meant.
    """

    def __init__(self, *, field: str, line: int | None, why: Refused) -> None:
        super().__init__(str(why))
        self.field = field
        self.line = line
        self.why = why

    @property
    def name(self) -> str:
        """The name of what is wrong."""
        return self.why.name

    @property
    def fields(self) -> dict[str, object]:
        """The facts of what is wrong, and where."""
        return {**self.why.fields, "field": self.field, "line": self.line}


class FieldTooLong(Refused):
    """More text than anybody types."""

    def __init__(self, *, most: int) -> None:
        super().__init__(f"this is longer than {most:,} characters")
        self.most = most


class TooManyForThePage(Refused):
    """A table larger than the page draws."""

    def __init__(self, *, players: int, most: int) -> None:
        super().__init__(
            f"{players:,} players are more than the {most} of this page; "
            "evendeal on the command line takes any number"
        )
        self.players = players
        self.most = most


class NotOneOfThem(Refused):
    """A whole number that is none, or not one of those that there are."""

    def __init__(self, *, what: str, text: str, least: int, most: int) -> None:
        super().__init__(f"{what} must be a whole number from {least} to {most}, not {text!r}")
        self.what = what
        self.text = text
        self.least = least
        self.most = most


WHY_UNCLEAR = {
    "percent": "name it in percent, e.g. 60",
    "part": "write {one} % or {other} %",
    "over": "more than 100 % of a pot is not there",
}
"""Why an equity is unclear, in words, by the reason that the catalogue knows."""


class EquityUnclear(Refused):
    """An equity that is no percentage, or that could be a part of 1 as well.

    `reason` is one of `WHY_UNCLEAR`, `why` says it; `one` and `other` are what may be meant.
    """

    def __init__(self, *, text: str, reason: str, one: str = "", other: str = "") -> None:
        why = WHY_UNCLEAR[reason].format(one=one, other=other)
        super().__init__(f"the equity is {text!r}: {why}")
        self.text = text
        self.reason = reason
        self.one = one
        self.other = other
        self.why = why


class TicketsIncomplete(Refused):
    """Tickets without their number or their worth."""

    def __init__(self) -> None:
        super().__init__("name both how many tickets there are and what one is worth")


class OneAmountEach(Refused):
    """A list that is not as long as there are players."""

    def __init__(self, *, amounts: int, players: int) -> None:
        super().__init__(
            f"{there_are(amounts, 'amount')} for {counted(players, 'player')}; name one for each"
        )
        self.amounts = amounts
        self.players = players


PLACES: dict[str, str] = {
    "NobodyToPay": "stacks",
    "StackRefused": "stacks",
    "TooManyChips": "stacks",
    "NothingToShare": "prizes",
    "PrizeRefused": "prizes",
    "PrizesRise": "prizes",
    "MorePrizesThanPlayers": "prizes",
    "LeftForFirstTooMuch": "leave",
    "GuaranteeTooMuch": "guarantee",
    "BountiesRefused": "bounties",
    "UnitRefused": "unit",
    "TypedRefused": "typed",
    "TypedAmountsMissing": "typed",
    "TypedDoesNotSum": "typed",
    "TicketsRefused": "tickets",
    "EquityRefused": "equity",
    "TooManyPairs": "stacks",
    "MorePlacesThanPlayers": "entries",
    "MoreOutThanPlayers": "tied_players",
    "NoTableSoLarge": "entries",
}
"""In which field stands what is refused, where that is always the same."""


def placed(refused: Refused, field: str = "") -> PrizeInputRefused:
    """The refusal with its place: its own, or else the field that was being read."""
    if isinstance(refused, PrizeInputRefused):
        return refused
    facts = refused.fields
    own = facts.get("field")
    where = own if isinstance(own, str) else PLACES.get(refused.name, field)
    return PrizeInputRefused(field=where, line=_line(facts), why=refused)


def _line(facts: dict[str, object]) -> int | None:
    # A text of one line is a list in a row; what counts in it is the column.
    in_a_row = "column" in facts and "line" not in str(facts.get("where"))
    for key in ("column" if in_a_row else "line", "player", "place"):
        number = facts.get(key)
        if isinstance(number, int):
            return number
    return None


@contextmanager
def reading(field: str) -> Iterator[None]:
    """Whatever is refused within is refused in this field.

    Raises:
        PrizeInputRefused: the refusal, with its place.
    """
    try:
        yield
    except Refused as refused:
        raise placed(refused, field) from refused
