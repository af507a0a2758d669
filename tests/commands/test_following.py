"""A server hears of hands that another program records."""

from pathlib import Path

from evendeal.commands.following import Following
from evendeal.commands.log_folder import open_desk
from support.events.poker import CUP, begun, event_of, play_hand


def test_what_another_program_writes_is_announced_once(tmp_path: Path) -> None:
    news = []
    with (
        open_desk(tmp_path / "var", create=True) as recorder,
        open_desk(tmp_path / "var") as server,
    ):
        begun(recorder, event_of(teams=2, deals=2))
        following = Following(server)
        following.look()
        server.subscribe(lambda event, finished: news.append((event, finished)))
        play_hand(recorder, 1)
        following.look()
        following.look()

    # What the public has seen happen: line-ups closed, the session begun, and a hand finished.
    assert news == [(CUP, 3)]
