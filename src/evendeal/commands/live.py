"""A rehearsal at a speed that one can watch: every table its own clock."""

import heapq
from threading import Event as Flag
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from evendeal.arena.chance import fraction
from evendeal.commands.report import warn
from evendeal.director.ports import NotWritten
from evendeal.errors import Refused
from evendeal.tournament.event_record import EventIsWithdrawn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from evendeal.director.shared import Duties
    from evendeal.formats.rehearsal_side import Turn
    from evendeal.ids import EventId

RETRY_SECONDS = 5.0
"""How long a rehearsal waits after a disk that was full or a lock that was held."""
LOOK_SECONDS = 1.0
"""How often a server looks whether it has to play on what another one has played."""
BETWEEN_HANDS = 2.5
"""How many actions' time a table needs to collect the cards and break the next seal."""


class LivePlay(Protocol):
    """A table that a rehearsal plays at."""

    def step(self) -> "Turn | None":
        """Do the next thing; None when all is played."""


class LiveRehearsal:
    """Plays an event action by action in a thread of its own, until it ends or is stopped.

    Args:
        stages: the tables that play at one time; the next ones begin as they are drawn from it.
        pace: seconds from one action to the next at each table, more or less.
        duties: of several servers on the log one plays, and another goes on when it has ended.
    """

    def __init__(
        self,
        event: "EventId",
        stages: "Callable[[], Iterable[Sequence[LivePlay]]]",
        pace: float,
        duties: "Duties",
    ) -> None:
        self._event = event
        self._duties = duties
        self._stages = stages
        self._pace = pace
        self._stop = Flag()
        self._thread = Thread(target=self._play, name=f"rehearsal {event}", daemon=True)

    def start(self) -> None:
        """Begin, or go on where the log ended."""
        self._thread.start()

    def stop(self) -> None:
        """Stop after the action that is being written, and wait for it."""
        self._stop.set()
        self._thread.join()

    def _play(self) -> None:
        duty = f"rehearsal-{self._event}"
        try:
            while not self._duties.begin(duty):
                if self._stop.wait(LOOK_SECONDS):
                    return
            self._play_on()
        except OSError as error:
            warn(f"the rehearsal of {self._event} has stopped: {error}")
        finally:
            self._duties.end(duty)

    def _play_on(self) -> None:
        while not self._stop.is_set():
            try:
                for tables in self._stages():
                    self._session(tables)
                    if self._stop.is_set():
                        return
            except NotWritten as refusal:
                # A full disk or another program's lock: nothing was lost, and it may pass.
                warn(f"the rehearsal of {self._event} waits: {refusal}")
                self._stop.wait(RETRY_SECONDS)
            except OSError as error:
                warn(f"the rehearsal of {self._event} waits: {error}")
                self._stop.wait(RETRY_SECONDS)
            except EventIsWithdrawn:
                # It may be taken back; its players wait for that.
                self._stop.wait(RETRY_SECONDS)
            except Refused as refusal:
                # The pages are served on; who started the server reads why nothing moves.
                warn(f"the rehearsal of {self._event} has stopped: {refusal}")
                return
            else:
                return

    def _session(self, tables: "Sequence[LivePlay]") -> None:
        begin = monotonic()
        turns = [
            (begin + self._pace * 4 * fraction(number, "start"), number)
            for number in range(len(tables))
        ]
        heapq.heapify(turns)
        steps = 0
        while turns:
            due, number = heapq.heappop(turns)
            if self._stop.wait(max(0.0, due - monotonic())):
                return
            turn = tables[number].step()
            steps += 1
            if turn is None:
                continue
            # Some think longer than others.
            wait = self._pace * (0.4 + 1.2 * fraction(steps, number))
            if turn.accepted:
                wait += self._pace * BETWEEN_HANDS
            heapq.heappush(turns, (max(due, monotonic() - self._pace) + wait, number))
