"""What the app does behind the door: one bundle of the desks that its routes ask."""

from dataclasses import dataclass, field

from evendeal.director.people.desk import PeopleDesk
from evendeal.director.registration.desk import RegistrationDesk
from evendeal.formats import Desks
from evendeal.formats.consoles import Consoles
from evendeal.formats.my_places import MyPlaces
from evendeal.formats.offices import Offices
from evendeal.web.addresses import Addresses, nowhere


@dataclass(frozen=True, slots=True)
class Inside:
    """The desks of those who sign in. A router that is made of it asks nothing yet.

    Attributes:
        people: who somebody is, and what they may.
        consoles: the recorders' tables.
        offices: the directors', of every format.
        new_events: the desks by which new events are made.
        mine: the players' and captains' own pages.
        addresses: under which address others reach the house.
        registrations: registration for events to come; by default it is forgotten with the process.
    """

    people: PeopleDesk
    consoles: Consoles
    offices: Offices
    new_events: Desks
    mine: MyPlaces
    addresses: Addresses = field(default_factory=nowhere)
    registrations: RegistrationDesk | None = None
