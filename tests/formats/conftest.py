import pytest

import support.web.described_once  # noqa: F401 (from here on)
from evendeal.formats import FORMATS
from support.formats.card_room.desk import CardRoomDesk
from support.formats.hand_winner.desk import HandWinnerDesk


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line that each of these formats takes outside its folder."""
    for desk in (HandWinnerDesk, CardRoomDesk):
        monkeypatch.setitem(FORMATS, desk.format, desk)
