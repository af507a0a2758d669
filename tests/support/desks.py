"""Ledgers that a test has already, as a house has them: under the desk of their format."""

from typing import Any

from evendeal.director.ledger import Ledger
from evendeal.formats import Desks
from evendeal.formats.consoles import Consoles


def desks_over(*ledgers: Ledger[Any]) -> Desks:
    """The desks of all formats, these ledgers among them."""
    desks = Desks(ledgers[0].adapters)
    for desk in desks:
        for ledger in ledgers:
            if isinstance(ledger, type(desk.ledger)):
                vars(desk)["_ledger"] = ledger
    return desks


def consoles_of(*ledgers: Ledger[Any]) -> Consoles:
    """The consoles of the tables of these ledgers' events."""
    return Consoles(desks_over(*ledgers))
