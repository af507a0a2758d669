"""What the app does behind the door: one bundle of the desks that its routes ask."""

from dataclasses import dataclass, field

from evendeal.formats.offices import Offices
from evendeal.web.addresses import Addresses, nowhere
from evendeal.web.consoles import Consoles
from evendeal.web.mine import MyDesk
from evendeal.web.office_wizard import Wizard
from evendeal.web.signed_in import Door


@dataclass(frozen=True, slots=True)
class Inside:
    """The desks of those who sign in. A router that is made of it asks nothing yet.

    Attributes:
        people: who somebody is, and what they may.
        consoles: the recorders' tables.
        offices: the directors', of every format.
        wizard: new events.
        mine: the players' and captains' own pages.
        addresses: under which address others reach the house.
    """

    people: Door
    consoles: Consoles
    offices: Offices
    wizard: Wizard
    mine: MyDesk
    addresses: Addresses = field(default_factory=nowhere)
