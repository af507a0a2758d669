"""Sheets for the doors of the playing rooms: the tables behind them, and who plays there."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from evendeal.printing.document import Document
from evendeal.printing.hall_cards import part_words, rules, what_words
from evendeal.printing.words import PaperWords
from evendeal.views.hall_sheets import HallFacts, SeatedTable
from evendeal.views.sits import Sits


def door_sheets(facts: HallFacts, tables: Sequence[SeatedTable], words: PaperWords) -> Document:
    """A sheet for each room, and for each part of it where matches are played in two."""
    by_door = sorted(tables, key=lambda table: (table.room, table.part != "open", table.table))
    doors = [
        (room, list(behind))
        for (room, _), behind in groupby(by_door, key=lambda table: (table.room, table.part))
    ]
    return Document(
        template="door_sheets",
        title=f"{facts.name}, {words('print-door-sheets')}",
        language=words.language,
        at=facts.at,
        content={
            "rules": rules(facts, words),
            "doors": [_door(facts, room, behind, words) for room, behind in doors],
        },
    )


def _door(
    facts: HallFacts, room: str, tables: Sequence[SeatedTable], words: PaperWords
) -> dict[str, Any]:
    part = part_words(tables[0], words)
    return {
        "title": part or room or facts.name,
        "under": " · ".join(filter(None, (room if part else "", facts.name)))
        if part or room
        else "",
        "tables": [_table(table, words) for table in tables],
    }


def _table(table: SeatedTable, words: PaperWords) -> dict[str, Any]:
    return {
        "number": str(table.table),
        "what": what_words(table, words),
        "seats": [_seat(seat) for seat in table.seats],
    }


def _seat(seat: Sits) -> dict[str, str]:
    return {
        "seat": "" if seat.seat is None else str(seat.seat),
        "player": seat.player,
        "team": "" if seat.name == seat.player else seat.name,
    }
