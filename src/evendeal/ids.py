"""The numbers and names by which an event speaks of its parts."""

from typing import NewType

EventId = NewType("EventId", str)
"""Short name of an event, `[A-Za-z0-9-]+`; part of every seal."""

EntryId = NewType("EntryId", str)
"""Short name of a team or player in an event, e.g. `A` for Argentina."""

SessionNo = NewType("SessionNo", int)
"""Session of an event, counted from 1."""

DealNo = NewType("DealNo", int)
"""Numbered unit of luck, the same at every table, counted from 1."""

TableNo = NewType("TableNo", int)
"""Physical table, counted from 1."""

SeatNo = NewType("SeatNo", int)
"""Place at a table, counted from 1 clockwise; action goes to the next higher number."""
