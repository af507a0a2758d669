"""The fields of PHH: which there are, and typed reading of each."""

from collections.abc import Mapping
from typing import Any

from evendeal.notation.phh_actions import MOST_CHIPS
from evendeal.notation.refusals import FieldMissing, FieldUnknown, FieldWrong
from evendeal.notation.toml import TomlLines

REQUIRED = ("variant", "antes", "blinds_or_straddles", "starting_stacks", "actions")
LIMITS = ("min_bet", "small_bet", "big_bet")

TEXTS = (
    "author",
    "event",
    "url",
    "venue",
    "address",
    "city",
    "region",
    "postal_code",
    "country",
    "time_zone",
    "time_zone_abbreviation",
    "currency",
    "currency_symbol",
)
NUMBERS = (
    "day",
    "month",
    "year",
    "level",
    "seat_count",
    "time_limit",
)
OTHERS = (
    "time",
    "hand",
    "seats",
    "table",
    "winnings",
    "time_banks",
    "ante_trimming_status",
)
RESULTS = ("players", "finishing_stacks")

METADATA = frozenset((*TEXTS, *NUMBERS, *OTHERS))
"""Standard fields that say nothing about how chips move."""

ORDER = (
    "variant",
    "ante_trimming_status",
    "antes",
    "blinds_or_straddles",
    "min_bet",
    "small_bet",
    "big_bet",
    "starting_stacks",
    "actions",
    "author",
    "event",
    "url",
    "venue",
    "address",
    "city",
    "region",
    "postal_code",
    "country",
    "time",
    "time_zone",
    "time_zone_abbreviation",
    "day",
    "month",
    "year",
    "hand",
    "level",
    "seats",
    "seat_count",
    "table",
    "players",
    "finishing_stacks",
    "winnings",
    "currency",
    "currency_symbol",
    "time_limit",
    "time_banks",
)
"""The order in which fields are written, as the published data sets have it."""

BETTING = "_betting"
RAISES = "_raises"
CAP = "_cap"
STACKS_BEHIND = "_stacks_behind"
GHOST_SEATS = "_ghost_seats"
DEAD_SEATS = "_dead_seats"
BUTTON = "_button"
SMALL_BLIND = "_small_blind"
BIG_BLIND = "_big_blind"
BLIND_FIRST = "_blind_first"
FREE_FOLD = "_free_fold"
ODD_CHIPS = "_odd_chips"
CHIP = "_chip"
BETS_PER_STREET = "_bets_per_street"
AWARDS = "_awards"
OF_RULES = frozenset(
    (
        BETTING,
        RAISES,
        CAP,
        STACKS_BEHIND,
        GHOST_SEATS,
        DEAD_SEATS,
        BUTTON,
        SMALL_BLIND,
        BIG_BLIND,
        BLIND_FIRST,
        FREE_FOLD,
        ODD_CHIPS,
        CHIP,
        BETS_PER_STREET,
        AWARDS,
    )
)
"""Fields of ours that carry what PHH has no field for; `docs/notation.md` lists them."""


class Fields:
    """The fields of one hand, read with the refusal that each place deserves."""

    def __init__(self, data: Mapping[str, Any], where: str, lines: TomlLines) -> None:
        self.data = data
        self.where = where
        self.lines = lines

    def wrong(self, field: str, reason: str) -> FieldWrong:
        """The refusal of a field's value."""
        return FieldWrong(
            where=self.where,
            field=field,
            value=self.data.get(field),
            reason=reason,
            line=self.lines.of(field),
        )

    def need(self, field: str) -> Any:
        """The value of a field that must be there."""
        if field not in self.data:
            raise FieldMissing(where=self.where, field=field)
        return self.data[field]

    def whole(self, field: str, value: object) -> int:
        """A number of chips, not negative; `25.0` counts as 25."""
        if type(value) is int and 0 <= value <= MOST_CHIPS:
            return value
        if isinstance(value, float) and value.is_integer() and abs(value) <= MOST_CHIPS:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(field, "chips are whole numbers")
        if not 0 <= value <= MOST_CHIPS:
            raise self.wrong(field, "a number of chips is neither negative nor without end")
        return value

    def chips(self, field: str, default: int | None = None) -> int:
        """The chips that a field holds."""
        if default is not None and field not in self.data:
            return default
        return self.whole(field, self.need(field))

    def values(self, field: str, seats: int | None = None) -> list[Any]:
        """A list, with one value for each seat if `seats` is given."""
        value = self.need(field)
        if not isinstance(value, list):
            raise self.wrong(field, "a list is expected")
        if seats is not None and len(value) != seats:
            raise self.wrong(field, f"{len(value)} values for {seats} players")
        return value

    def flag(self, field: str, default: bool) -> bool:
        """True or false."""
        value = self.data.get(field, default)
        if not isinstance(value, bool):
            raise self.wrong(field, "true or false is expected")
        return value

    def names(self, field: str, seats: int) -> tuple[str, ...]:
        """One text for each seat, or nothing if the field is absent."""
        if field not in self.data:
            return ()
        values = self.values(field, seats)
        if not all(isinstance(value, str) for value in values):
            raise self.wrong(field, "names are texts")
        return tuple(values)

    def metadata(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Standard fields about the hand, and the file's own fields."""
        known: dict[str, Any] = {}
        own: dict[str, Any] = {}
        for field, value in self.data.items():
            if field[:1] == "_":
                if field not in OF_RULES:
                    own[field] = value
            elif field in METADATA:
                known[field] = value
            elif field not in REQUIRED and field not in LIMITS and field not in RESULTS:
                raise FieldUnknown(where=self.where, field=field, line=self.lines.of(field))
        for field, value in known.items():
            if field in TEXTS and not isinstance(value, str):
                raise self.wrong(field, "a text is expected")
            if field in NUMBERS and (isinstance(value, bool) or not isinstance(value, int)):
                raise self.wrong(field, "a whole number is expected")
        return known, own
