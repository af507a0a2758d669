"""What the app does behind the door: one bundle of the four desks that its routes ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from evendeal.web.consoles import Consoles
    from evendeal.web.mine import MyDesk
    from evendeal.web.office_desk import OfficeDesk
    from evendeal.web.signed_in import Door


@dataclass(frozen=True, slots=True)
class Inside:
    """The desks of those who sign in. A router that is made of it asks nothing yet.

    Attributes:
        people: who somebody is, and what they may.
        consoles: the recorders' tables.
        office: the director's.
        mine: the players' and captains' own pages.
    """

    people: Door
    consoles: Consoles
    office: OfficeDesk
    mine: MyDesk
