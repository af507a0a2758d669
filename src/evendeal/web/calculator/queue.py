"""The questions about prizes that wait for the one process that works them out.

A model of many stacks takes seconds, and all threads of a server take turns: a recorder's line
would wait for them. So there is one other process, of lower priority, started at the
first question. Questions wait in a short queue, the same one is worked out once, and a process that
takes too long is ended and started again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from importlib.util import find_spec

from litestar import Litestar

from evendeal.director.prizes.form import PrizeForm
from evendeal.director.rate_limiter import Key, Limit, RateLimiter, by_address
from evendeal.web.calculator.process import COMMAND, Lost, TookTooLong, Worker
from evendeal.web.calculator.refusals import (
    CalculatorFailed,
    NoSuchShare,
    PrizesBusy,
    PrizesInterrupted,
    PrizesNotCompiled,
    PrizesTakeTooLong,
)
from evendeal.web.calculator.worker import Kind

SECONDS = 5.0
"""How long one question may take."""
START_SECONDS = 120.0
"""How long the process may take to be ready for a question; once, it compiles its kernels."""
MOST_WAITING = 8
"""Questions that are worked out or wait for it; the next one is refused for now."""
MOST_LARGE = 2
"""Of these, tables that may take seconds: most people ask for a table of a few, and are not to
wait for one visitor's large ones."""
MOST_AN_ADDRESS = 4
"""Of these, questions from one address: the rest are for others."""
MOST_KEPT = 128
"""Answers that are cached for the same question."""
COME_BACK = 2


class Calculator:
    """Answers to questions about prizes, as JSON; it runs on the event loop.

    Args:
        seconds: how long one question may take.
        start_seconds: how long the process may take to be ready for a question.
        most: questions that are worked out or wait for it.
        most_kept: answers that are cached.
        command: how the process is started.
    """

    def __init__(
        self,
        *,
        seconds: float = SECONDS,
        start_seconds: float = START_SECONDS,
        most: int = MOST_WAITING,
        most_kept: int = MOST_KEPT,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self._seconds = seconds
        self._start = partial(Worker.start, command, seconds, start_seconds)
        self._most = most
        self._most_kept = most_kept
        self._answers: OrderedDict[PrizeForm, tuple[Kind, bytes]] = OrderedDict()
        self._waiting: dict[PrizeForm, asyncio.Task[tuple[Kind, bytes]]] = {}
        self._turn = asyncio.Lock()
        self._worker: Worker | None = None
        self._closed = False
        here = Limit(MOST_AN_ADDRESS)
        self._by_address = RateLimiter(lambda: datetime.now(UTC), {"address": here})

    @property
    def process(self) -> int | None:
        """The number of the process, if it runs."""
        return None if self._worker is None else self._worker.id

    @property
    def held(self) -> int:
        """How many answers are cached."""
        return len(self._answers)

    @asynccontextmanager
    async def running(self, _: Litestar) -> AsyncIterator[None]:
        """Ready for questions for as long as the application runs; at its end the process ends."""
        self._closed = False
        self._turn = asyncio.Lock()
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
        worked_out = self._answers.get(form)
        if worked_out is None:
            worked_out = await self._worked_out(form, by_address(address))
            self._answers[form] = worked_out
            if len(self._answers) > self._most_kept:
                self._answers.popitem(last=False)
        else:
            self._answers.move_to_end(form)
        kind, answer = worked_out
        if kind is Kind.REFUSED:
            raise NoSuchShare(encoded=answer)
        return answer

    async def close(self) -> None:
        """End the process; what waits for it is not answered any more."""
        self._closed = True
        if self._worker is not None:
            self._worker.kill()
        # Whoever had the process finds it lost; whoever waits for it is not let to it any more.
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
        await self._end()

    async def _worked_out(self, form: PrizeForm, whose: Key) -> tuple[Kind, bytes]:
        waiting = self._waiting.get(form)
        if waiting is None:
            large = sum(other.large for other in self._waiting)
            if len(self._waiting) >= self._most or (form.large and large >= MOST_LARGE):
                raise PrizesBusy(seconds=COME_BACK)
            # Who asks what is being worked out already takes nothing from anybody.
            if self._by_address.take((whose,)) is not None:
                raise PrizesBusy(seconds=COME_BACK)
            waiting = asyncio.create_task(self._in_turn(form))
            self._waiting[form] = waiting
            waiting.add_done_callback(partial(self._done, form, whose))
        # Whoever leaves meanwhile does not take the answer from the others.
        return await asyncio.shield(waiting)

    def _done(self, form: PrizeForm, whose: Key, answer: asyncio.Task[tuple[Kind, bytes]]) -> None:
        self._waiting.pop(form, None)
        self._by_address.give_back((whose,))
        if not answer.cancelled():
            answer.exception()  # looked at, also where nobody waits for it any more

    async def _in_turn(self, form: PrizeForm) -> tuple[Kind, bytes]:
        async with self._turn:
            return await self._ask(form)

    async def _ask(self, form: PrizeForm) -> tuple[Kind, bytes]:
        """What the process says; nobody else speaks with it meanwhile."""
        for _ in range(2):
            if self._closed:
                break
            try:
                if self._worker is None or self._worker.over:
                    await self._end()
                    self._worker = await self._start()
                kind, answer = await self._worker.ask(form)
            except TookTooLong:
                await self._end()
                if find_spec("numba") is None:
                    raise PrizesNotCompiled(limit=self._seconds, extra="prizes") from None
                raise PrizesTakeTooLong(limit=self._seconds) from None
            except Lost:
                await self._end()
                continue
            if kind is Kind.FAILED:
                raise CalculatorFailed(answer.decode())
            return kind, answer
        raise PrizesInterrupted(seconds=COME_BACK)

    async def _end(self) -> None:
        if self._worker is not None:
            worker, self._worker = self._worker, None
            await worker.end()
