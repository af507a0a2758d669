"""Who sits where in an opened session, seat by seat: the first at whom something is wrong."""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple, TypeAlias

from evendeal.draw.finding import Fields, Finding
from evendeal.draw.opened import OpenedSession, Seats

Who: TypeAlias = tuple[str, str]
"""An entry, and its player."""

Called: TypeAlias = Callable[[Who], str]
"""How somebody is called in a sentence."""


class Sitting(NamedTuple):
    """Somebody at a seat of a session."""

    session: int
    table: int
    seat: int
    who: Who

    @property
    def where(self) -> str:
        """The seat in words."""
        return f"session {self.session}, table {self.table}, seat {self.seat}"

    @property
    def fields(self) -> Fields:
        """The seat, and the entry and the player who sit there."""
        return {
            "session": self.session,
            "table": self.table,
            "seat": self.seat,
            "player": self.who[1],
            "entry": self.who[0],
        }

    def said(self, what: str) -> str:
        """The seat with what is wrong there, as a sentence."""
        return f"{self.where.capitalize()}: {what}."


def sitting(session: OpenedSession) -> Iterator[Sitting]:
    """Everybody who sits in a session, table by table."""
    for table, row in enumerate(session.seats, 1):
        for seat, who in enumerate(row, 1):
            yield Sitting(session.session, table, seat, who)


def out_of_place(
    session: OpenedSession, players: Collection[Who], called: Called, stranger: str
) -> Finding | None:
    """The first who does not play the session, or sits at two tables.

    Args:
        players: who plays it.
        stranger: what is said of somebody else, such as "is not on the entry list".
    """
    taken: dict[Who, int] = {}
    for at in sitting(session):
        name = called(at.who)
        if at.who not in players:
            said = at.said(f"{name} {stranger}")
            return Finding("fails", at.where, said, "seats", "seat-stranger", at.fields)
        if at.who in taken:
            table = taken[at.who]
            said = at.said(f"{name} sits at table {table}")
            fields: Fields = {**at.fields, "other": table}
            return Finding("fails", at.where, said, "seats", "seat-twice", fields)
        taken[at.who] = at.table
    return None


def seated_otherwise(session: OpenedSession, due: Seats, called: Called) -> Finding | None:
    """The first seat on which somebody else sits than was drawn.

    Args:
        due: the seats as they were drawn, as many at each table.
    """
    for at in sitting(session):
        drawn = due[at.table - 1][at.seat - 1]
        if at.who != drawn:
            said = at.said(f"{called(at.who)} sits there, drawn was {called(drawn)}")
            fields: Fields = {**at.fields, "drawn": drawn[1], "drawn_entry": drawn[0]}
            return Finding("fails", at.where, said, "seats", "seat-other", fields)
    return None
