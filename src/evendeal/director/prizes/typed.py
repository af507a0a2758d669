"""From what was typed to a question: R31 for numbers, and every refusal with its field and line."""

import re
from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar
from unicodedata import bidirectional, category

from evendeal.director.prizes.form import PrizeForm
from evendeal.prizes.chop_tickets import Tickets
from evendeal.prizes.decision import Shove
from evendeal.prizes.question import (
    BubbleQuestion,
    DecisionQuestion,
    PayoutQuestion,
    PrizeQuestion,
    PrizeTable,
    SheetQuestion,
)
from evendeal.prizes.reading import (
    money_in_field,
    money_on_page,
    number_in_field,
    numbers_on_page,
    players_on_page,
)
from evendeal.prizes.table import checked_prizes, checked_stacks
from evendeal.prizes.terms import Terms
from evendeal.prizes.typed_refusals import (
    MOST_BUBBLE,
    MOST_PLAYERS,
    EquityUnclear,
    NotOneOfThem,
    OneAmountEach,
    TicketsIncomplete,
    TooManyForThePage,
    reading,
)

DECIMALS = 2
MOST_DECIMALS = 3
LONGEST_NAME = 60
MOST_ENTRIES = 100_000
MILLION = 1_000_000
TABLE_FIELDS = ("stacks", "prizes", "names", "decimals", "tickets", "ticket")
_PERCENT = re.compile(r"(\d{1,3})(?:[.,](\d{1,6}))?\s*(%?)", re.ASCII)
_TURNING = {"LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
_Read = TypeVar("_Read")


def read_form(form: PrizeForm) -> PrizeQuestion:
    """The question that was typed.

    Raises:
        PrizeInputRefused: a field of it cannot be used.
    """
    fields = dict(form.fields)
    if form.kind == "payout":
        return read_payout(**fields)
    table = read_table(**{name: fields.pop(name) for name in TABLE_FIELDS if name in fields})
    match form.kind:
        case "sheet":
            return read_sheet(table, **fields)
        case "bubble":
            return read_bubble(table)
        case "decision":
            return read_decision(table, **fields)


def read_table(
    *,
    stacks: str = "",
    prizes: str = "",
    names: str = "",
    decimals: str = "",
    tickets: str = "",
    ticket: str = "",
) -> PrizeTable:
    """Stacks and prizes as they were typed.

    Raises:
        PrizeInputRefused: one of them cannot be used.
    """
    digits = read_decimals(decimals)
    beside, typed = _text("stacks", stacks, players_on_page)
    with reading("stacks"):
        chips = checked_stacks(typed)
        if len(chips) > MOST_PLAYERS:
            raise TooManyForThePage(players=len(chips), most=MOST_PLAYERS)
    money = _text("prizes", prizes, lambda text: money_on_page(text, digits))
    seats = read_tickets(tickets, ticket, digits)
    with reading("prizes"):
        money = seats.prizes(money, players=len(chips)) if seats else money
        money = checked_prizes(money, players=len(chips), decimals=digits)
    named = _text("names", names, lambda text: re.split(r"[\n\t;]", text.replace("\r", "")))
    return PrizeTable(_names(named, beside), chips, money, digits, seats)


def read_sheet(
    table: PrizeTable,
    *,
    leave: str = "",
    guarantee: str = "",
    bounties: str = "",
    typed: str = "",
    unit: str = "",
) -> SheetQuestion:
    """A table with what is agreed beside it.

    Raises:
        PrizeInputRefused: one of the terms cannot be used.
    """
    heads = _amounts("bounties", bounties, table.decimals)
    hand = _amounts("typed", typed, table.decimals)
    if heads and len(heads) != len(table.stacks):
        with reading("bounties"):
            raise OneAmountEach(amounts=len(heads), players=len(table.stacks))
    word = guarantee.strip().lower()
    with reading("unit"):
        terms = Terms(
            left_for_first=_amount("leave", leave, table.decimals) or 0,
            guarantee="next" if word == "next" else _amount("guarantee", guarantee, table.decimals),
            bounties=heads,
            unit=_unit(unit, table.decimals),
            decimals=table.decimals,
        )
    return SheetQuestion(table, terms, hand or None)


def read_bubble(table: PrizeTable) -> BubbleQuestion:
    """A table small enough for a factor of every pair.

    Raises:
        PrizeInputRefused: it is too large.
    """
    with reading("stacks"):
        if len(table.stacks) > MOST_BUBBLE:
            raise TooManyForThePage(players=len(table.stacks), most=MOST_BUBBLE)
    return BubbleQuestion(table)


def read_decision(
    table: PrizeTable,
    *,
    posted: str = "",
    antes: str = "",
    shover: str = "",
    caller: str = "",
    equity: str = "",
) -> DecisionQuestion:
    """An all-in at a table; the stacks are those before anything was posted.

    Raises:
        PrizeInputRefused: one of the values cannot be used.
    """
    players = len(table.stacks)
    blinds = _text("posted", posted, numbers_on_page) or (0,) * players
    dead = _text("antes", antes, numbers_on_page)
    who = [
        _whole(field, field, text, 1, players) - 1
        for field, text in (("shover", shover), ("caller", caller))
    ]
    with reading("posted"):
        shove = Shove(table.stacks, blinds, who[0], who[1], dead)
    return DecisionQuestion(table, shove, read_equity(equity))


def read_payout(
    *,
    entries: str = "",
    buyin: str = "",
    fee: str = "",
    bounty: str = "",
    guarantee: str = "",
    re_entries: str = "",
    rebuys: str = "",
    rebuy: str = "",
    addons: str = "",
    addon: str = "",
    tied_place: str = "",
    tied_players: str = "",
    table: str = "",
    csv: str = "",
    unit: str = "",
    decimals: str = "",
) -> PayoutQuestion:
    """A tournament to be paid.

    Raises:
        PrizeInputRefused: one of the values cannot be used.
    """
    digits = read_decimals(decimals)
    return PayoutQuestion(
        entries=_whole("entries", "the number of entries", entries, 1, MOST_ENTRIES),
        buyin=_amount("buyin", buyin, digits) or 0,
        fee=_amount("fee", fee, digits) or 0,
        bounty=_amount("bounty", bounty, digits) or 0,
        guarantee=_amount("guarantee", guarantee, digits) or 0,
        re_entries=_whole("re_entries", "re-entries", re_entries or "0", 0, MOST_ENTRIES),
        rebuys=_whole("rebuys", "rebuys", rebuys or "0", 0, MOST_ENTRIES),
        rebuy=_amount("rebuy", rebuy, digits),
        addons=_whole("addons", "add-ons", addons or "0", 0, MOST_ENTRIES),
        addon=_amount("addon", addon, digits),
        tied=read_tied(tied_place, tied_players),
        table=_text("table", table.strip(), str),
        csv=_text("csv", csv, str),
        unit=_unit(unit, digits),
        decimals=digits,
    )


def read_decimals(text: str) -> int:
    """Digits of the money behind the point."""
    return _whole("decimals", "decimals", text or str(DECIMALS), 0, MOST_DECIMALS)


def read_tickets(count: str, worth: str, decimals: int) -> Tickets | None:
    """Tickets among the prizes; None where none are named."""
    if not count.strip() and not worth.strip():
        return None
    with reading("tickets" if worth.strip() else "ticket"):
        if not count.strip() or not worth.strip():
            raise TicketsIncomplete
    number = _whole("tickets", "the number of tickets", count, 1, MOST_PLAYERS)
    value = _amount("ticket", worth, decimals) or 0
    with reading("ticket"):
        return Tickets(number, value)


def read_tied(place: str, players: str) -> tuple[int, int] | None:
    """The best place of players who are out together, and how many; None where neither is named."""
    if not place.strip() and not players.strip():
        return None
    return (
        _whole("tied_place", "the place", place, 1, MOST_ENTRIES),
        _whole("tied_players", "the number of players out together", players, 2, MOST_PLAYERS),
    )


def read_equity(text: str) -> int:
    """An equity in millionths, typed in percent."""
    found = _PERCENT.fullmatch(text.strip())
    with reading("equity"):
        if found is None:
            raise EquityUnclear(text=text.strip()[:20], reason="percent")
        whole, part, percent = found.groups(default="")
        value = Fraction(f"{whole}.{part or 0}")
        if 0 < value <= 1 and not percent:
            one, other = f"{whole}.{part}" if part else whole, f"{float(value * 100):g}"
            raise EquityUnclear(text=text.strip(), reason="part", one=one, other=other)
        if value > 100:
            raise EquityUnclear(text=text.strip(), reason="over")
    return round(value * MILLION / 100)


def _names(typed: list[str] | tuple[()], beside: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the list of names, those beside the stacks, or numbers."""
    return tuple(
        (_name(typed[place]) if place < len(typed) else "") or _name(name) or f"Player {place + 1}"
        for place, name in enumerate(beside)
    )


def _name(text: str) -> str:
    """A name as it can be drawn: nothing in it turns the figures behind it around."""
    visible = "".join(char for char in text if char.isspace() or not _unseen(char))
    return " ".join(visible.split())[:LONGEST_NAME]


def _unseen(char: str) -> bool:
    return category(char) in ("Cc", "Cs") or bidirectional(char) in _TURNING


def _text(field: str, text: str, read: Callable[[str], _Read]) -> _Read:
    with reading(field):
        return read(text)


def _amounts(field: str, text: str, decimals: int) -> tuple[int, ...]:
    return _text(field, text, lambda typed: money_on_page(typed, decimals))


def _amount(field: str, text: str, decimals: int) -> int | None:
    """One amount of money; None where nothing is typed."""
    return _text(field, text, lambda t: money_in_field(t, decimals)) if text.strip() else None


def _unit(text: str, decimals: int) -> int:
    """The smallest amount that is paid: that of the money, if nothing else is typed."""
    unit = _amount("unit", text, decimals)
    return 1 if unit is None else unit


def _whole(field: str, what: str, text: str, least: int, most: int) -> int:
    number = _text(field, text, lambda t: number_in_field(t) if t.strip() else least - 1)
    with reading(field):
        if not least <= number <= most:
            raise NotOneOfThem(what=what, text=text.strip()[:20], least=least, most=most)
    return number
