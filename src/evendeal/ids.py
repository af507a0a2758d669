"""The numbers and names by which an event speaks of its parts."""

from typing import Literal, NewType, TypeAlias

EventId = NewType("EventId", str)
"""Short name of an event, `[A-Za-z0-9-]+`; part of every seal."""

EntryId = NewType("EntryId", str)
"""Short name of a team or player in an event, e.g. `A` for Argentina."""

PersonId = NewType("PersonId", str)
"""By which a person is known in all events of a house, `[a-z0-9-]+`, e.g. `anna-berg`."""

SessionNo = NewType("SessionNo", int)
"""Session of an event, counted from 1."""

WHOLE_EVENT = SessionNo(0)
"""In the place of a session: lines that are about the whole event."""

DealNo = NewType("DealNo", int)
"""Numbered unit of luck, the same at every table, counted from 1."""

TableNo = NewType("TableNo", int)
"""Physical table, counted from 1."""

SeatNo = NewType("SeatNo", int)
"""Place at a table, counted from 1 clockwise; action goes to the next higher number."""

Room: TypeAlias = Literal["open", "closed"]
"""Where a table of a match stands: spectators may watch in the open room only."""

ROOMS: tuple[Room, Room] = ("open", "closed")
