"""How many streams are open at once: of all who watch, from one address, of one person."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

from litestar.types import ASGIApp, Receive, Scope, Send

from evendeal.director.rate_limiter import Excess, Key, Limit, RateLimiter, by_address, by_person
from evendeal.director.shared import Counters
from evendeal.web.signed_in import address_in, person_in
from evendeal.web.stream import MOST_WATCHERS, TooManyWatchers

ADDRESS_SHARE = 4
"""One address has a fourth of them at most: a hall full of phones often has one address."""
MOST_A_PERSON = 50
"""Streams of one account on all its devices, or of one device that came with a code."""

HERE: Key = ("house", "")
"""Of everybody at this server: each has its own open files."""


class StreamPlaces:
    """A place for each stream that is open, given back when its answer is over.

    Those of all together are this server's own. What one address or one person may have is
    counted with the other servers on the log.

    Args:
        name: under which they are counted.
        most: of everybody together at this server.
    """

    def __init__(self, counters: Counters, name: str, most: int = MOST_WATCHERS) -> None:
        self._most = {
            "house": most,
            "address": max(1, most // ADDRESS_SHARE),
            "person": MOST_A_PERSON,
        }

        def limits(*kinds: str) -> dict[str, Limit]:
            return {kind: Limit(self._most[kind]) for kind in kinds}

        self._here = RateLimiter(_now, limits("house"))
        self._everywhere = counters.limiter(name, _now, limits("address", "person"))

    def around(self) -> Callable[[ASGIApp], ASGIApp]:
        """Middleware of a route that answers with a stream.

        The place is taken at once and given back whatever happens, so that many at once get no
        more than one after the other.

        Raises:
            TooManyWatchers: there is no room for another stream.
        """

        # Functions, since the framework copies whatever else it is given.
        def middleware(app: ASGIApp) -> ASGIApp:
            async def in_its_place(scope: Scope, receive: Receive, send: Send) -> None:
                keys = _keys(scope)
                # On a thread, since another server may be counting; once begun it is waited for,
                # whoever has gone meanwhile: what was taken is given back.
                taking = asyncio.ensure_future(asyncio.to_thread(self._take, keys))
                excess: Excess | None = None
                try:
                    excess = await asyncio.shield(taking)
                    if excess is not None:
                        raise TooManyWatchers(most=self._most[excess.kind], of=excess.kind)
                    await app(scope, receive, send)
                finally:
                    if excess is None:
                        giving = asyncio.ensure_future(self._give_back(taking, keys))
                        _GIVING.add(giving)
                        giving.add_done_callback(_GIVING.discard)
                        await asyncio.shield(giving)

            return in_its_place

        return middleware

    def _take(self, keys: tuple[Key, ...]) -> Excess | None:
        excess = self._here.take([HERE])
        if excess is None:
            excess = self._everywhere.take(keys)
            if excess is not None:
                self._here.give_back([HERE])
        return excess

    async def _give_back(
        self, taking: "asyncio.Future[Excess | None]", keys: tuple[Key, ...]
    ) -> None:
        if await taking is None:
            self._here.give_back([HERE])
            await asyncio.to_thread(self._everywhere.give_back, keys)


_GIVING: set["asyncio.Future[None]"] = set()
"""Places that are being given back: the loop itself would forget them."""


def _now() -> datetime:
    return datetime.now(UTC)


def _keys(scope: Scope) -> tuple[Key, ...]:
    person = person_in(scope)
    known = () if person is None else (by_person(person.id),)
    return (by_address(address_in(scope)), *known)
