"""People who have registered for an event to come, many at once."""

from evendeal.director.registration.desk import RegistrationDesk
from evendeal.director.registration.office import Approve, OpenRegistration, do_act
from evendeal.views.registration import SentApplication, SentPlayer


def registered(desk: RegistrationDesk, players: int, *, capacity: int) -> str:
    """A registration of individuals in which so many are approved, and one more has come after.

    They come one by one with the link, each from an address of their own.

    Returns:
        its id.
    """
    id = OpenRegistration(event_name="Open", format="seat_ladder", capacity=capacity).make(
        desk, by="Kirk"
    )
    link = desk.registration(id).link
    for number in range(1, players + 2):
        name = f"Player {number}"
        sent = SentApplication(name=name, players=(SentPlayer(name=name),))
        address = f"198.51.{number // 250}.{number % 250}"
        desk.register(link, sent, key=f"key {number}", address=address)
    for number in range(1, players + 1):
        do_act(desk, id, Approve(number=number))
    return id
