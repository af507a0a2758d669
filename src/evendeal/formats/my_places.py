"""The own seats of players and captains, made anew when something public has changed."""

from collections.abc import Iterable
from typing import Any

from evendeal.director.public_cache import present
from evendeal.formats.format_desk import FormatDesk
from evendeal.formats.print_order import NoSuchSheet, PrintOrder
from evendeal.ids import DealNo, EntryId, EventId, SessionNo
from evendeal.views.embargo import require_there
from evendeal.views.mine import MyRole, NoOwnDeals, Whose

OWN_SHEETS = ("badges", "seat-cards")
"""What players print of their own."""


class MyPlaces:
    """What players and captains see of the events of a house; several threads may ask at once.

    Who somebody is has been settled before: here a place is made for whoever is named. It
    changes only with what everybody may know, so it tells nothing by when it changes either.
    """

    def __init__(self, desks: Iterable[FormatDesk]) -> None:
        self._desks = tuple(desks)
        self._made: dict[EventId, tuple[int, dict[tuple[MyRole, EntryId, str], Any]]] = {}

    def mine(self, event: EventId, role: MyRole, entry: EntryId, player: str) -> Any:
        """The place of a player, or of the captain of an entry, as their format has it.

        Raises:
            NoSuchEvent: there is no such event, or nothing of it can be read.
            NotInTheEvent: the entry or the player is not in it.
            PlaceClosed: it allows no devices, and a session of the entry's is being played.
        """
        desk = self._desk(event)
        with desk.ledger.reading(event):
            progress = present(desk.ledger, event)
            require_there(progress)
            player = progress.record.now(entry, player)
            stage, made = self._made.get(event, (-1, {}))
            if stage != progress.news:
                made = {}
                self._made[event] = progress.news, made
            page = desk.own_page()
            page.require_open(progress, entry)
            who = role, entry, player
            if who not in made:
                made[who] = page.show(progress, *who)
            return made[who]

    def deal(self, event: EventId, whose: Whose, session: SessionNo, deal: DealNo) -> Any:
        """One open deal of the place of a player, or of the captain of an entry.

        Raises:
            NoSuchEvent, NotInTheEvent, PlaceClosed: as `mine`.
            NoOwnDeals: what is played in the event has no deals.
        """
        desk = self._desk(event)
        with desk.ledger.reading(event):
            progress = present(desk.ledger, event)
            require_there(progress)
            page = desk.own_page()
            page.require_open(progress, whose.entry)
            if page.deal is None:
                raise NoOwnDeals(event=event)
            now = progress.record.now(whose.entry, whose.player)
            return page.deal.show(progress, whose._replace(player=now), session, deal)

    def printed(
        self, event: EventId, entry: EntryId, player: str, sheet: str, order: PrintOrder
    ) -> bytes:
        """The badge or the seat card of a player, or those of all of an entry, as PDF.

        Args:
            player: empty: all of the entry.
            order: whose pages are those of the house, without the path of the event.

        Raises:
            NoSuchEvent, PlaceClosed: as `mine`.
            NoSuchSheet: it is none that players print.
            NoSeatsDrawn: seat cards before the seats are public.
            NotInstalled: nothing can be printed here.
        """
        desk = self._desk(event)
        with desk.ledger.reading(event):
            progress = present(desk.ledger, event)
            require_there(progress)
            desk.own_page().require_open(progress, entry)
            player = progress.record.now(entry, player) if player else ""
        if sheet not in OWN_SHEETS:
            raise NoSuchSheet(event=event, sheet=sheet[:40], known=OWN_SHEETS)
        path = f"{order.address}/{desk.path}/{event}" if order.address else ""
        own = order._replace(entry=entry, player=player, address=path)
        # Only here, since nobody else needs a printer.
        from evendeal.formats.print_side import typeset

        return typeset(desk.printed.document(event, sheet, own, by=player), order.paper)

    def _desk(self, event: EventId) -> FormatDesk:
        return next((each for each in self._desks if each.ledger.holds(event)), self._desks[0])
