"""The consoles of a house that has tables of both kinds."""

from collections.abc import Callable, Sequence

from evendeal.director.console_desk import ConsoleNews
from evendeal.director.consoles import Consoles
from evendeal.director.matches.consoles import MatchConsoles
from evendeal.errors import Refused
from evendeal.ids import EventId, TableNo
from evendeal.views.console import Console, Receipt, Sent
from evendeal.views.matches.console import MatchConsole, MatchReceipt


class HouseConsoles:
    """Every table's console, poker's or backgammon's: which it is follows from the event."""

    def __init__(self, poker: Consoles, matches: MatchConsoles) -> None:
        self._poker = poker
        self._matches = matches

    def console(self, event: EventId, table: TableNo) -> Console | MatchConsole:
        """Everything a device needs to go on at a table.

        Raises:
            NotInTheLog, NoSuchTable: there is no such event or table.
        """
        return self._of(event).console(event, table)

    def position(self, event: EventId, table: TableNo) -> int:
        """The position of a table's console: how many lines concern it."""
        return self._of(event).position(event, table)

    def write_all(self, sent: Sequence[Sent]) -> list[Receipt | MatchReceipt | Refused]:
        """Write what several tables have sent, each kind together: one answer each."""
        answers: dict[int, Receipt | MatchReceipt | Refused] = {}
        for desk in (self._poker, self._matches):
            numbers = [no for no, each in enumerate(sent) if self._of(each.event) is desk]
            if numbers:
                answers.update(
                    zip(numbers, desk.write_all([sent[n] for n in numbers]), strict=True)
                )
        return [answers[number] for number in range(len(sent))]

    def seen(self, event: EventId, table: TableNo, waiting: int | None) -> None:
        """Note that the table's device is in touch, and how many lines wait on it if it says."""
        # Asking which kind the event is could wait for the disk; this must not.
        self._poker.seen(event, table, waiting)
        self._matches.seen(event, table, waiting)

    def subscribe(self, news: ConsoleNews) -> Callable[[], None]:
        """Have `news` called whenever a console has changed; the answer ends it."""
        ends = [desk.subscribe(news) for desk in (self._poker, self._matches)]

        def end() -> None:
            for each in ends:
                each()

        return end

    def _of(self, event: EventId) -> Consoles | MatchConsoles:
        return self._matches if self._matches.holds(event) else self._poker
