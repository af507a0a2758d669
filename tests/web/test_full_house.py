"""More screens than the server has room for."""

from litestar.testing import TestClient

from evendeal.formats.public_house import PublicHouse
from evendeal.web.app import create_app
from support.web.hall_by_hand import Hall


def test_one_screen_too_many_is_told_to_come_back() -> None:
    with TestClient(create_app(PublicHouse(Hall()), watchers=0)) as client:
        answer = client.get("/api/events/cup/stream")

    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "60"
    assert answer.json()["name"] == "TooManyWatchers"
