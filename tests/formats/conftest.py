import pytest

from evendeal.formats import FORMATS
from support.formats.hand_winner.desk import HandWinnerDesk


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line that a format takes outside its folder."""
    monkeypatch.setitem(FORMATS, HandWinnerDesk.format, HandWinnerDesk)
