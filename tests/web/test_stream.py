"""The live scoreboard over a real socket."""

import http.client
import json
import signal
import socket
from dataclasses import replace
from subprocess import PIPE, Popen
from sys import executable
from time import monotonic, sleep
from unittest.mock import ANY
from urllib.parse import urlsplit

import pytest

from evendeal.formats.public_house import PublicHouse
from evendeal.formats.public_side import Message
from evendeal.web import AddressTaken, address, create_app, listen
from evendeal.web.frames import frame_of, last_event_id
from support.refusals import refused
from support.web.hall_by_hand import BOARD, Hall
from support.web.watcher import Start, Watcher

pytestmark = pytest.mark.long


@pytest.fixture
def hall() -> Hall:
    return Hall()


def wait_until(condition: object, seconds: float = 5) -> None:
    deadline = monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert monotonic() < deadline, "it did not come about"
        sleep(0.01)


def test_a_new_watcher_gets_the_scoreboard_at_once_and_then_each_change(
    hall: Hall, start: Start
) -> None:
    where, _ = start(create_app(PublicHouse(hall)))
    with Watcher(where) as watcher:
        first = watcher.message()
        hall.finish_a_hand()
        second = watcher.message()

    assert watcher.status == "200"
    assert watcher.headers["content-type"].startswith("text/event-stream")
    assert watcher.headers["cache-control"] == "no-cache"
    assert watcher.headers["x-accel-buffering"] == "no"
    assert "content-encoding" not in watcher.headers
    assert (first.event, first.id, second.id) == ("scoreboard", 3, 4)
    assert first.data["position"] == 3
    assert first.data["standings"][0]["chips"] == "651/2"


def test_a_message_holds_what_the_scoreboard_route_answers(hall: Hall, start: Start) -> None:
    where, _ = start(create_app(PublicHouse(hall)))
    host = urlsplit(where)
    connection = http.client.HTTPConnection(str(host.hostname), host.port, timeout=5)
    connection.request("GET", "/api/events/cup/scoreboard")
    answered = json.loads(connection.getresponse().read())
    connection.close()
    with Watcher(where) as watcher:
        assert watcher.message().data == answered


def test_an_up_to_date_watcher_gets_the_next_hand(hall: Hall, start: Start) -> None:
    where, _ = start(create_app(PublicHouse(hall)))
    with Watcher(where, last_event_id="3") as watcher:
        watcher.block()
        wait_until(lambda: hall.pictures == 1)
        hall.finish_a_hand()

        assert watcher.message().id == 4


def test_silence_is_filled_with_pings(hall: Hall, start: Start) -> None:
    where, _ = start(create_app(PublicHouse(hall), ping=0.1))
    with Watcher(where, last_event_id="3") as watcher:
        watcher.block()

        assert watcher.block() == ": ping\n\n"
        assert watcher.block() == ": ping\n\n"


def test_a_burst_of_hands_is_at_most_four_pictures_a_second_and_ends_with_the_newest(
    hall: Hall, start: Start
) -> None:
    where, _ = start(create_app(PublicHouse(hall)))
    with Watcher(where) as watcher:
        seen = [watcher.message().id]
        began = monotonic()
        for _ in range(100):
            hall.finish_a_hand()
            sleep(0.005)
        while seen[-1] < 103:
            seen.append(watcher.message().id)
        took = monotonic() - began

    assert seen == sorted(set(seen))
    assert len(seen) - 1 <= 4 * took + 2


def test_the_scoreboard_is_made_once_for_all_who_watch(hall: Hall, start: Start) -> None:
    where, _ = start(create_app(PublicHouse(hall)))
    watchers = [Watcher(where) for _ in range(20)]
    ids = {watcher.message().id for watcher in watchers}
    hall.finish_a_hand()
    ids |= {watcher.message().id for watcher in watchers}
    for watcher in watchers:
        watcher.close()

    assert ids == {3, 4}
    assert hall.pictures == 2


def test_who_leaves_is_forgotten_and_nothing_is_made_for_nobody(hall: Hall, start: Start) -> None:
    app = create_app(PublicHouse(hall))
    where, _ = start(app)
    with Watcher(where) as watcher, Watcher(where):
        watcher.message()
        assert app.state.broadcaster.watchers == 2
    wait_until(lambda: app.state.broadcaster.watchers == 0)
    made = hall.pictures
    hall.finish_a_hand()
    sleep(0.5)

    assert hall.pictures == made
    with Watcher(where) as watcher:
        assert watcher.message().id == 4


def test_who_does_not_read_holds_nobody_up_and_later_gets_only_the_newest(
    hall: Hall, start: Start
) -> None:
    """Each message is larger than what the network keeps for a reader."""
    hall.board = replace(BOARD, tie_rule="x" * 8_000_000)
    app = create_app(PublicHouse(hall))
    where, _ = start(app)
    with Watcher(where) as sleeper, Watcher(where) as reader:
        for position in range(3, 7):
            assert reader.message().id == position
            hall.finish_a_hand()
        assert reader.message().id == 7

        # 4 had been handed to the network before anybody could know that it was full.
        assert [sleeper.message().id for _ in range(3)] == [3, 4, 7]
    wait_until(lambda: app.state.broadcaster.watchers == 0)


def test_who_leaves_without_having_read_is_forgotten_too(hall: Hall, start: Start) -> None:
    hall.board = replace(BOARD, tie_rule="x" * 8_000_000)
    app = create_app(PublicHouse(hall))
    where, _ = start(app)
    with Watcher(where) as watcher:
        watcher.block()
        wait_until(lambda: hall.pictures == 1)
        sleep(0.2)
        assert app.state.broadcaster.watchers == 1
    wait_until(lambda: app.state.broadcaster.watchers == 0)


def test_head_of_the_stream_ends_at_once(hall: Hall, start: Start) -> None:
    app = create_app(PublicHouse(hall))
    where, _ = start(app)
    with Watcher(where, method="HEAD") as watcher:
        assert watcher.status == "200"
    wait_until(lambda: app.state.broadcaster.watchers == 0)


def test_when_the_scoreboard_cannot_be_made_the_watchers_are_sent_away(
    hall: Hall, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    where, _ = start(create_app(PublicHouse(hall)))
    with Watcher(where) as watcher:
        watcher.message()
        hall.fault = RuntimeError("no scoreboard")
        hall.finish_a_hand()
        ended = watcher.block()
    with Watcher(where) as later:
        assert later.status == "500"

    assert ended == ""
    assert "no scoreboard" in caplog.text


def test_the_server_stops_promptly_while_people_watch(hall: Hall, start: Start) -> None:
    where, server = start(create_app(PublicHouse(hall)))
    with Watcher(where) as watcher:
        watcher.message()
        began = monotonic()
        server.should_exit = True
        assert watcher.block() == ""
        took = monotonic() - began
    wait_until(lambda: hall.listeners == [])

    assert took < 1.9, "it waited for the watchers until its grace was over"


def test_no_path_leads_out_of_the_folder_also_when_nobody_tidies_it(
    hall: Hall, start: Start, ui: object
) -> None:
    where, _ = start(create_app(PublicHouse(hall), ui=ui))  # type: ignore[arg-type]
    host = urlsplit(where)
    for path in ("/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/./../secret.txt"):
        connection = http.client.HTTPConnection(str(host.hostname), host.port, timeout=5)
        connection.request("GET", path)
        answer = connection.getresponse()
        assert (answer.status, b"the seal" in answer.read()) == (404, False)
        connection.close()


PROGRAM = """
from evendeal.formats.public_house import PublicHouse
from evendeal.web import address, create_app, listen, serve
listening = listen("127.0.0.1", 0)
print(address(listening), flush=True)
serve(create_app(PublicHouse()), listening)
print("closed in good order", flush=True)
"""


@pytest.mark.process
@pytest.mark.parametrize("wish", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_server_and_what_comes_after_it_still_runs(wish: signal.Signals) -> None:
    with Popen([executable, "-c", PROGRAM], stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        where = urlsplit(process.stdout.readline().strip())
        connection = http.client.HTTPConnection(str(where.hostname), where.port, timeout=20)
        connection.request("GET", "/api/events")
        answer = connection.getresponse().read()
        connection.close()
        process.send_signal(wish)
        out, err = process.communicate(timeout=20)

    assert (answer, out, err, process.returncode) == (b"[]", "closed in good order\n", "", 0)


def test_answers_are_not_held_back_to_be_sent_together(hall: Hall, start: Start) -> None:
    """Forty milliseconds each, if the network is left to wait for more to send."""
    where, _ = start(create_app(PublicHouse(hall)))
    host = urlsplit(where)
    connection = http.client.HTTPConnection(str(host.hostname), host.port, timeout=5)
    took = []
    for _ in range(30):
        began = monotonic()
        connection.request("GET", "/api/events/cup/scoreboard")
        connection.getresponse().read()
        took.append(monotonic() - began)
    connection.close()

    assert min(took) < 0.03


def test_a_port_that_is_taken_is_refused_by_name() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with refused(AddressTaken, host="127.0.0.1", port=port, why=ANY):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(("host", "port"), [("no host of ours", 0), ("127.0.0.1", 70_000)])
def test_an_address_that_is_none_is_refused_by_name(host: str, port: int) -> None:
    with pytest.raises(AddressTaken):
        listen(host, port)


def test_the_address_is_one_that_a_browser_on_this_machine_can_open() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert address(everywhere) == f"http://localhost:{port}/"
    if socket.has_ipv6:
        with listen("::1", 0) as six:
            assert address(six) == f"http://[::1]:{six.getsockname()[1]}/"


def test_an_id_is_a_whole_number_or_it_is_none() -> None:
    assert [last_event_id(text) for text in ("0", "17", None, "", "-1", "1.0", "٣", " 1")] == [
        0, 17, None, None, None, None, None, None,
    ]  # fmt: skip


def test_a_message_is_one_line_of_data() -> None:
    data = frame_of(Message("scoreboard", BOARD.position, BOARD)).data

    assert data.startswith(b'event: scoreboard\nid: 3\ndata: {"event":{')
    assert data.endswith(b"}\n\n")
    assert data.count(b"\n") == 4
