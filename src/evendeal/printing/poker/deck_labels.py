"""Labels of sealed decks and of their holders, for the custodian to stick on."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from evendeal.printing.document import Document
from evendeal.printing.words import PaperWords
from evendeal.views.poker.office.custody import Custody, DeckPlace


def deck_labels(what: Custody, words: PaperWords, *, at: str) -> Document:
    """The labels of the decks of some tables, holder by holder.

    Args:
        what: the decks of a session; the rows are the tables whose labels are wanted.
        at: when the event was sealed, ISO 8601 in UTC: no label has changed since.
    """
    session = words("print-session", session=what.session)
    return Document(
        template="labels",
        title=f"{what.event_name}, {session}, {words('print-labels')}",
        language=words.language,
        at=at,
        content={
            "event": what.event_name,
            "session": session,
            "tables": [
                [
                    _holder(row.table, number, tuple(decks), words)
                    for number, decks in groupby(row.decks, lambda deck: deck.holder)
                ]
                for row in what.tables
            ],
            "mark": words("print-reserve-mark"),
            "seal": words("print-seal-number"),
        },
    )


def _holder(
    table: int, number: int, decks: Sequence[DeckPlace], words: PaperWords
) -> dict[str, Any]:
    return {
        "name": words("print-holder", holder=number),
        "table": words("print-table", table=table),
        "of": words("print-holder-deals", first=decks[0].deal, last=decks[-1].deal),
        "count": words("print-holder-decks", n=len(decks)),
        "reserve": any(deck.reserve is not None for deck in decks),
        "decks": [
            {
                "label": deck.label,
                "qr": deck.scan,
                "place": words("print-deck", table=table, deal=deck.deal),
                "holder": words("print-holder", holder=number),
                "reserve": "" if deck.reserve is None else str(deck.reserve),
            }
            for deck in decks
        ],
    }
