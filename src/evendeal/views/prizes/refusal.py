"""Why there is no such division, as the page has it."""

from dataclasses import dataclass

from evendeal.errors import Fact, Refused
from evendeal.prizes.typed_refusals import placed


@dataclass(frozen=True, slots=True)
class PrizeRefusal:
    """Why there is no such division: as the problem with which a question is refused."""

    name: str
    sentence: str
    fields: dict[str, Fact]


def prize_refusal(refused: Refused) -> PrizeRefusal:
    """A refusal with its place, its facts as the wire can carry them."""
    where = placed(refused)
    return PrizeRefusal(where.name, str(where), where.facts)
