"""Prizes worked out beside the server, in one process of their own.

A model of many stacks takes seconds, and all threads of a server take turns: a recorder's line
would wait for them. So there is one other process, of lower priority, started when it is first
asked. What is asked waits in a short queue, the same question is worked out once, and whoever
takes too long is ended and started again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from importlib.util import find_spec

import msgspec
from litestar import Litestar

from evendeal.director.rate_limiter import Key, Limit, RateLimiter, by_address
from evendeal.errors import Refused, Unfit
from evendeal.extras import how_to_install
from evendeal.views.prize_form import PrizeForm
from evendeal.web.calculating import Kind
from evendeal.web.calculator_process import COMMAND, Calculating, Lost, TookTooLong

SECONDS = 5.0
"""How long one question may take."""
START_SECONDS = 120.0
"""How long the process may take to be ready for a question; once, it compiles its kernels."""
MOST_WAITING = 8
"""Questions that are worked out or wait for it; the next one is told to come back."""
MOST_LARGE = 2
"""Of these, tables that may take seconds: most people ask for a table of a few, and are not to
wait for one visitor's large ones."""
MOST_AN_ADDRESS = 4
"""Of these, questions from one address: the rest are for others."""
MOST_KEPT = 128
"""Answers that are kept in case the same is asked again."""
COME_BACK = 2


class PrizesBusy(Refused):
    """A question more than wait already."""

    def __init__(self, *, seconds: int) -> None:
        super().__init__(f"many calculate just now; try again in {seconds} seconds")
        self.seconds = seconds


class PrizesTakeTooLong(Refused):
    """A table that cannot be worked out within the time that a page has."""

    def __init__(self, *, limit: float) -> None:
        super().__init__(
            f"this takes longer than the {limit:g} seconds that a page may calculate; "
            "leave out players, or use evendeal on the command line"
        )
        self.limit = str(limit)


class PrizesNotCompiled(PrizesTakeTooLong):
    """One that is too long for a server without numba, and might not be with it."""

    def __init__(self, *, limit: float, extra: str) -> None:
        super().__init__(limit=limit)
        self.limit = str(limit)
        self.extra = extra
        self.args = (
            f"this takes longer than the {limit:g} seconds that a page may calculate; leave out "
            "players, or ask whoever runs this server for numba, which is up to a hundred times "
            f"as fast: {how_to_install(extra)}",
        )


class PrizesInterrupted(Refused):
    """A question during which the process ended, twice in a row."""

    def __init__(self, *, seconds: int) -> None:
        super().__init__(f"the calculation was interrupted; try again in {seconds} seconds")
        self.seconds = seconds


class NoSuchShare(Unfit):
    """A refusal of the rules, as it comes from the process that works prizes out."""

    def __init__(self, *, told: bytes) -> None:
        self._told = msgspec.json.decode(told, type=Told)
        super().__init__(self._told.sentence)
        self.told = told

    @property
    def name(self) -> str:
        """The name of what was refused there."""
        return self._told.name

    @property
    def fields(self) -> dict[str, object]:
        """The facts of what was refused there."""
        return dict(self._told.fields)


class Told(msgspec.Struct):
    """A refusal on the way from the process."""

    name: str
    sentence: str
    fields: dict[str, str | int | bool | None]


class CalculatorFailed(Exception):
    """A fault of the process; what it was stands in the server's log."""


class Calculator:
    """Answers to questions about prizes, as JSON; it is asked on the event loop.

    Args:
        seconds: how long one question may take.
        start_seconds: how long the process may take to be ready for a question.
        most: questions that are worked out or wait for it.
        kept: answers that are kept.
        command: how the process is started.
    """

    def __init__(
        self,
        *,
        seconds: float = SECONDS,
        start_seconds: float = START_SECONDS,
        most: int = MOST_WAITING,
        kept: int = MOST_KEPT,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self._seconds = seconds
        self._start = partial(Calculating, command, seconds, start_seconds)
        self._most = most
        self._most_kept = kept
        self._answers: OrderedDict[PrizeForm, tuple[Kind, bytes]] = OrderedDict()
        self._asked: dict[PrizeForm, asyncio.Future[tuple[Kind, bytes]]] = {}
        self._thread: ThreadPoolExecutor | None = None
        self._process: Calculating | None = None
        self._closed = False
        here = Limit(MOST_AN_ADDRESS)
        self._waiting = RateLimiter(lambda: datetime.now(UTC), {"address": here})

    @property
    def process(self) -> int | None:
        """The number of the process, if it runs."""
        return None if self._process is None else self._process.id

    @property
    def kept(self) -> int:
        """How many answers are kept."""
        return len(self._answers)

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """Ready for questions for as long as the application runs; at its end the process ends."""
        self._closed = False
        try:
            yield
        finally:
            await self.close()

    async def answer(self, form: PrizeForm, address: str = "") -> bytes:
        """The answer as JSON.

        Args:
            address: of whoever asks.

        Raises:
            PrizesBusy: too many wait, in all or from this address.
            PrizesTakeTooLong: it was not there in time; without numba `PrizesNotCompiled`.
            PrizesInterrupted: the process ended meanwhile.
            NoSuchShare: the rules refuse it.
        """
        found = self._answers.get(form)
        if found is None:
            found = await self._worked_out(form, by_address(address))
            self._answers[form] = found
            if len(self._answers) > self._most_kept:
                self._answers.popitem(last=False)
        else:
            self._answers.move_to_end(form)
        kind, told = found
        if kind is Kind.REFUSED:
            raise NoSuchShare(told=told)
        return told

    async def close(self) -> None:
        """End the process; what waits for it is not answered any more."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)
            self._thread = None
        if self._process is not None:
            await asyncio.to_thread(self._process.end)
            self._process = None
        self._asked.clear()

    async def _worked_out(self, form: PrizeForm, whose: Key) -> tuple[Kind, bytes]:
        waiting = self._asked.get(form)
        if waiting is None:
            large = sum(asked.large for asked in self._asked)
            if len(self._asked) >= self._most or (form.large and large >= MOST_LARGE):
                raise PrizesBusy(seconds=COME_BACK)
            # Who asks what is being worked out already takes nothing from anybody.
            if self._waiting.take((whose,)) is not None:
                raise PrizesBusy(seconds=COME_BACK)
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, thread_name_prefix="prizes")
            loop = asyncio.get_running_loop()
            waiting = loop.run_in_executor(self._thread, self._ask, form)
            self._asked[form] = waiting
            waiting.add_done_callback(partial(self._done, form, whose))
        # Whoever leaves meanwhile does not take the answer from the others.
        return await asyncio.shield(waiting)

    def _done(
        self, form: PrizeForm, whose: Key, answer: asyncio.Future[tuple[Kind, bytes]]
    ) -> None:
        self._asked.pop(form, None)
        self._waiting.give_back((whose,))
        if not answer.cancelled():
            answer.exception()  # looked at, also where everybody who asked has left

    def _ask(self, form: PrizeForm) -> tuple[Kind, bytes]:
        """On the one thread that speaks with the process."""
        for _ in range(2):
            if self._closed:
                break
            try:
                if self._process is None or self._process.over:
                    self._end()
                    self._process = self._start()
                kind, told = self._process.ask(form)
            except TookTooLong:
                self._end()
                if find_spec("numba") is None:
                    raise PrizesNotCompiled(limit=self._seconds, extra="prizes") from None
                raise PrizesTakeTooLong(limit=self._seconds) from None
            except Lost:
                self._end()
                continue
            if kind is Kind.FAILED:
                raise CalculatorFailed(told.decode())
            return kind, told
        raise PrizesInterrupted(seconds=COME_BACK)

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None
