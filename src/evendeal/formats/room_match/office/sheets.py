"""Recorders' sheets of backgammon that are typed in the office."""

from evendeal.director.office.acts import ActContext, OfficeAct
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.typed_sheets import SheetText, read_sheets
from evendeal.views.matches.office.typed_game import TypedGames


class CheckGameSheets(OfficeAct, frozen=True, kw_only=True):
    """Read games that are typed from recorders' sheets, as far as they go; nothing is written."""

    path = "sheets/check"
    keyed = False

    text: SheetText

    def do(self, at: ActContext[MatchDesk]) -> TypedGames:
        """The games, and what is wrong with each."""
        games, fault = read_sheets(at.desk.console, at.event, self.text)
        return TypedGames(tuple(games), fault)
