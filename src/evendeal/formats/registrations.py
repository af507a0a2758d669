"""Registration for events of whatever format."""

from evendeal.director.registration.desk import RegistrationDesk
from evendeal.director.registration.ports import Registrations, RegistrationsHere
from evendeal.formats.desks import FORMATS, Desks


def registrations_of(desks: Desks, store: Registrations | None = None) -> RegistrationDesk:
    """The registrations of a house.

    Args:
        store: where they are stored; by default they are forgotten when the process ends.
    """
    kinds = {name: kind.new_event_side().entry_kind for name, kind in FORMATS.items()}
    return RegistrationDesk(desks, desks.adapters, store or RegistrationsHere(), kinds)
