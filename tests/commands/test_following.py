"""A server hears of what other programs write to its log, whatever kind of event it is."""

from pathlib import Path
from queue import Queue

import pytest

from evendeal.commands.following import Following
from evendeal.commands.log_folder import open_desks
from support.event_kinds import KINDS, Kind, of_each_kind
from support.threads import SOON


@pytest.mark.long
@of_each_kind
def test_what_another_program_writes_is_announced_once(kind: Kind, tmp_path: Path) -> None:
    news: list[tuple[str, int]] = []
    with kind.house(tmp_path / "var") as other, open_desks(tmp_path / "var") as server:
        following = Following(kind.desk(server))
        following.look()
        kind.desk(server).subscribe(lambda event, count: news.append((event, count)))
        following.look()
        quiet = list(news)
        kind.play_everywhere(other)
        following.look()
        following.look()
        board = other.ask("", "GET", f"/api/events/{kind.id}/scoreboard").json

    assert quiet == []
    # How often the public has heard of it depends on which deals the tables were drawn first.
    assert news == [(kind.id, board["position"])]


@pytest.mark.long
@of_each_kind
def test_what_another_program_writes_is_heard_at_once_and_not_at_the_next_look(
    kind: Kind, tmp_path: Path
) -> None:
    """The next look is in an hour."""
    lines: Queue[int] = Queue()
    news: Queue[int] = Queue()
    with kind.house(tmp_path / "var") as other, open_desks(tmp_path / "var") as server:
        desk = kind.desk(server)
        following = Following(desk, every=3600)
        following.look()
        following.start()
        desk.listen(lambda _, counted: [lines.put(line.position) for line in counted])
        desk.subscribe(lambda _, count: news.put(count))
        before = desk.progress(kind.id).position
        kind.play_everywhere(other)
        last = desk.adapters.log.head(kind.id)[0]
        heard = [lines.get(timeout=SOON) for _ in range(last - before)]
        public = desk.progress(kind.id).news
        announced = [news.get(timeout=SOON)]
        while announced[-1] != public:
            announced.append(news.get(timeout=SOON))
        following.stop()

    assert heard == list(range(before + 1, last + 1))
    assert sorted(set(announced)) == announced
    assert news.empty()


@of_each_kind
def test_a_new_event_is_found_and_other_kinds_are_left_alone(kind: Kind, tmp_path: Path) -> None:
    news: list[str] = []
    with open_desks(tmp_path / "var", create=True) as server:
        others = [each.desk(server) for each in KINDS if each is not kind]
        following = [Following(desk) for desk in (kind.desk(server), *others)]
        for each in following:
            each.look()
        for desk in others:
            desk.subscribe(lambda event, _: news.append(event))
        kind.begun(tmp_path)
        for each in following:
            each.look()

        assert kind.desk(server).events() == (kind.id,)
        assert [desk.events() for desk in others] == [()] * len(others)
    assert news == []
