"""The sheet of codes that an office has just made, of an event of any format or of the house."""

from collections.abc import Sequence
from functools import partial

from evendeal.director.zones import time_at_hall
from evendeal.formats.print_order import PrintOrder
from evendeal.formats.public_side import AnyPublicSide
from evendeal.ids import EventId, TableNo
from evendeal.printing.code_slips import SlipsOf, code_slips
from evendeal.printing.document import Document
from evendeal.printing.hall_cards import part_words
from evendeal.printing.words import PaperWords
from evendeal.tournament.programme import Programme
from evendeal.views.people import CodeSlip


def code_document(
    public: AnyPublicSide | None, event: EventId, slips: Sequence[CodeSlip], order: PrintOrder
) -> Document:
    """A slip for each code, with its QR code where the house has an address.

    Args:
        public: None for codes of the whole house.
        order: its address is that of the house, not of the event's pages.

    Raises:
        NotInstalled: nothing can be printed here.
    """
    first = min(each.until for each in slips)
    if public is None:
        words = PaperWords(order.language)
        of_house = SlipsOf("", first, True, order.address, str, _in_utc)
        return code_slips(of_house, slips, words)
    facts = public.hall(event)
    words = PaperWords(public.language(event, order))
    tables = {each.table: each for each in public.seated(event, None)}

    def place(table: TableNo) -> str:
        seated = tables.get(table)
        parts = [words("print-table", table=table)]
        if seated is not None:
            parts += [part_words(seated, words), seated.room]
        return " · ".join(filter(None, parts))

    what = SlipsOf(
        facts.name,
        first,
        facts.devices,
        order.address,
        place,
        partial(public.at_hall, event),
    )
    return code_slips(what, slips, words)


def _in_utc(moment: str) -> str:
    return time_at_hall(moment, Programme())
