"""How many streams are open at once: of all who watch, from one address, of one person."""

from collections.abc import Callable
from datetime import UTC, datetime

from litestar.types import ASGIApp, Receive, Scope, Send

from evendeal.director.rate_limiter import Key, Limit, RateLimiter, by_address, by_person
from evendeal.web.signed_in import address_in, person_in
from evendeal.web.stream import MOST_WATCHERS, TooManyWatchers

ADDRESS_SHARE = 4
"""One address has a fourth of them at most: a hall full of phones often has one address."""
MOST_A_PERSON = 50
"""Streams of one account on all its devices, or of one device that came with a code."""

EVERYBODY: Key = ("house", "")


class StreamPlaces:
    """The places of the streams that are open; each is given back when its answer is over.

    Args:
        most: of everybody together.
    """

    def __init__(self, most: int = MOST_WATCHERS) -> None:
        self._limits = {
            "house": Limit(most),
            "address": Limit(max(1, most // ADDRESS_SHARE)),
            "person": Limit(MOST_A_PERSON),
        }
        self._limiter = RateLimiter(lambda: datetime.now(UTC), self._limits)

    def around(self) -> Callable[[ASGIApp], ASGIApp]:
        """Middleware of a route that answers with a stream.

        The place is taken before anything is awaited and given back whatever happens, so that
        many at once get no more than one after the other.

        Raises:
            TooManyWatchers: there is no room for another stream.
        """

        # Functions, since the framework copies whatever else it is given.
        def middleware(app: ASGIApp) -> ASGIApp:
            async def in_its_place(scope: Scope, receive: Receive, send: Send) -> None:
                keys = _keys(scope)
                excess = self._limiter.take(keys)
                if excess is not None:
                    raise TooManyWatchers(most=self._limits[excess.kind].most, of=excess.kind)
                try:
                    await app(scope, receive, send)
                finally:
                    self._limiter.give_back(keys)

            return in_its_place

        return middleware


def _keys(scope: Scope) -> tuple[Key, ...]:
    person = person_in(scope)
    known = () if person is None else (by_person(person.id),)
    return (EVERYBODY, by_address(address_in(scope)), *known)
