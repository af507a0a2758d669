"""Cards of the hall: badges and seat cards to be cut out, and cards that stand on the tables."""

from collections.abc import Callable, Sequence
from typing import Any

from evendeal.ids import EntryId
from evendeal.printing.document import Document
from evendeal.printing.words import PaperWords
from evendeal.views.hall_sheets import BadgeHolder, HallFacts, SeatedTable
from evendeal.views.sits import Sits


def badge_cards(
    facts: HallFacts,
    holders: Sequence[BadgeHolder],
    words: PaperWords,
    *,
    address: str,
    path: Callable[[EntryId], str],
) -> Document:
    """The badges of some players, ten a sheet.

    Args:
        address: of the event's pages, to which the code leads; empty where nobody knows it.
        path: the page of an entry, below that address.
    """
    return _document(
        facts,
        "badges",
        words("print-badges"),
        words,
        [
            {
                "name": holder.player,
                "team": holder.team,
                "number": words("print-badge-number", number=holder.number) * bool(holder.number),
                "letters": holder.letters if holder.team else "",
                "qr": address + path(holder.entry) if address else None,
            }
            for holder in holders
        ],
    )


def seat_cards(
    facts: HallFacts, tables: Sequence[SeatedTable], words: PaperWords, *, address: str
) -> Document:
    """A card for each player who has a seat, by name as they are handed out, ten a sheet.

    Args:
        address: as for badges.
    """
    sitting = [(table, each) for table in tables for each in table.seats]
    sitting.sort(key=lambda pair: (pair[1].player.casefold(), pair[0].table))
    qr = address or None
    return _document(
        facts,
        "seat-cards",
        words("print-seat-cards"),
        words,
        [
            {
                "name": each.player,
                "team": "" if each.name == each.player else each.name,
                "number": _when(table, each, words),
                "places": _places(table, each, words),
                "room": _where(table, words),
                "qr": qr,
            }
            for table, each in sitting
        ],
    )


def table_cards(
    facts: HallFacts, tables: Sequence[SeatedTable], words: PaperWords, *, address: str
) -> Document:
    """A card for each table, two a sheet; nobody's name is on it, since others sit there later."""
    qr = address or None
    return _document(
        facts,
        "table-cards",
        words("print-table-cards"),
        words,
        [
            {
                "label": words("print-place-table"),
                "figure": str(table.table),
                "part": part_words(table, words),
                "room": table.room,
                "qr": qr,
            }
            for table in tables
        ],
    )


def part_words(table: SeatedTable, words: PaperWords) -> str:
    """The room of a match in capitals, as it stands on doors; empty where a table has none."""
    return words(f"print-part-{table.part}") if table.part else ""


def what_words(table: SeatedTable, words: PaperWords) -> str:
    """What is played at a table, where tables play different things."""
    what = [table.what] if table.what else []
    if table.round is not None:
        what.append(words("print-round", round=table.round))
    return ", ".join(what)


def rules(facts: HallFacts, words: PaperWords) -> list[str]:
    """What holds in the playing rooms: silence, and no devices where the event allows none."""
    kept = [words("print-rule-silence")]
    return kept if facts.devices else [*kept, words("print-rule-devices")]


def _places(table: SeatedTable, each: Sits, words: PaperWords) -> list[dict[str, str]]:
    places = [{"label": words("print-place-table"), "figure": str(table.table)}]
    if each.seat is not None:
        places.append({"label": words("print-place-seat"), "figure": str(each.seat)})
    return places


def _when(table: SeatedTable, each: Sits, words: PaperWords) -> str:
    parts = [what_words(table, words)]
    if table.session is not None:
        parts.append(words("print-session", session=table.session))
    if each.badge:
        parts.append(words("print-badge-number", number=each.badge))
    return " · ".join(filter(None, parts))


def _where(table: SeatedTable, words: PaperWords) -> str:
    return " · ".join(filter(None, (part_words(table, words), table.room)))


def _document(
    facts: HallFacts, kind: str, title: str, words: PaperWords, cards: list[dict[str, Any]]
) -> Document:
    return Document(
        template="hall_cards",
        title=f"{facts.name}, {title}",
        language=words.language,
        at=facts.at,
        content={"kind": kind, "event": facts.name, "rules": rules(facts, words), "cards": cards},
    )
