"""What the app does behind the door: one bundle of the desks that its routes ask."""

from dataclasses import dataclass, field

from evendeal.web.addresses import Addresses, nowhere
from evendeal.web.consoles import Consoles
from evendeal.web.match_office_desk import MatchOfficeDesk
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
        matches: the director's, for events of matches; None where a house has none.
        addresses: under which address others reach the house.
    """

    people: Door
    consoles: Consoles
    office: OfficeDesk
    mine: MyDesk
    matches: MatchOfficeDesk | None = None
    addresses: Addresses = field(default_factory=nowhere)
