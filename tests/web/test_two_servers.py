"""Two servers on one log are one house: whoever asks cannot tell which of them answers."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import NamedTuple

import pytest

from evendeal.director.people.invited import ATTEMPTS
from support.event_kinds import KINDS, POKER, Kind, of_each_kind
from support.event_kinds.kind import Recorder, call
from support.threads import SOON
from support.web.doors import routes
from support.web.house import PASSWORD
from support.web.two_servers import Servers, servers
from support.web.watcher import Watcher

pytestmark = pytest.mark.process

NOBODY = "nobody"
IN_PARALLEL = 16
SIGN_OUT = "POST /api/sign-out"


class Two(NamedTuple):
    """A house of one kind of event, two servers on its log, and a device in a hand or game."""

    kind: Kind
    servers: Servers
    device: Recorder


@contextmanager
def two_servers(kind: Kind, folder: Path) -> Iterator[Two]:
    with kind.house(folder) as hall, servers(hall, folder) as both:
        # From now on the people of the house ask the two.
        hall.ask = both.ask  # type: ignore[method-assign]
        yield Two(kind, both, kind.begin_one(hall))


@pytest.fixture(scope="module", params=KINDS, ids=str)
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    kind: Kind = request.param
    with two_servers(kind, tmp_path_factory.mktemp(str(kind)) / "var") as found:
        yield found


def watcher(both: Servers, at: int, who: str, path: str) -> Watcher:
    """Somebody who watches a stream of one server."""
    token = both.hall.tokens.get(who, "")
    return Watcher(both.processes[at].address, path=path, cookie=f"evendeal={token}")


def soon(look: Callable[[], object], wanted: object) -> object:
    """What is seen once it is what is wanted, or at last."""
    end = monotonic() + SOON
    while (seen := look()) != wanted and monotonic() < end:
        sleep(0.1)
    return seen


def test_a_device_in_touch_with_one_is_in_touch_in_the_office_of_the_other(two: Two) -> None:
    kind, both, _ = two
    recorder = kind.recorders[0]
    waits = {"x-evendeal-waiting": "3"}
    assert both.ask(recorder, "GET", kind.console(), at=0, **waits).status == 200

    hall = both.hall
    hall.ask = lambda *asked, **said: both.ask(*asked, at=1, **said)  # type: ignore[method-assign]
    try:
        assert soon(lambda: kind.presence(hall)[1], (True, 3)) == (True, 3)
        assert kind.presence(hall)[2][0] is False
    finally:
        hall.ask = both.ask  # type: ignore[method-assign]


def test_what_is_written_at_one_is_heard_at_both_once_and_in_order(two: Two) -> None:
    """A device writes at the one and the other in turn, and both tell whoever watches there."""
    kind, both, device = two
    recorder = kind.recorders[0]
    stream = f"{kind.console()}/stream"
    with ExitStack() as watching:
        streams = [watching.enter_context(watcher(both, at, recorder, stream)) for at in (0, 1)]
        known = [each.message().id for each in streams]
        assert known[0] == known[1]
        for number in range(20):
            answer = device.post(call(f"call {number}"), key=f"call-{number}")
            assert answer.status == 200, answer.body
            device.n += 1
        last = both.ask(recorder, "GET", kind.console()).json["position"]
        heard = []
        for each in streams:
            heard.append([known[0]])
            while heard[-1][-1] < last:
                heard[-1].append(each.message().id)

    assert last == known[0] + 20
    for ids in heard:
        assert sorted(set(ids)) == ids


def test_a_message_sent_to_both_at_once_is_written_once_and_of_two_messages_one(two: Two) -> None:
    """In parallel and out of order: every answer is that of the one line which stands there."""
    kind, both, device = two
    first, path = device.n, f"{kind.console()}/lines"
    recorder = kind.recorders[0]
    where = {"session": 1, "deal": device.deal, "rules": "0.1.0"}

    def send(task: tuple[int, int, str]) -> tuple[str, int]:
        server, n, key = task
        lines = [call(f"line {n}")]
        body = {**where, "n": n, "key": key, "lines": lines}
        while True:
            answer = both.ask(recorder, "POST", path, body, at=server)
            # What comes before its time, or while the other one writes, is sent again.
            if answer.status != 503 and answer.json.get("name") != "LineMissing":
                return key, answer.status

    tasks = [
        (server, first + n, f"{device_name}-{n}")
        for n in reversed(range(6))
        for server in (0, 1)
        for device_name in ("a", "b", "a", "b")
    ]
    with ThreadPoolExecutor(len(tasks)) as threads:
        answers = list(threads.map(send, tasks))

    for n in range(6):
        taken = {key for key, status in answers if status == 200 and key.endswith(f"-{n}")}
        turned_away = {key for key, status in answers if status == 409 and key.endswith(f"-{n}")}
        assert len(taken) == len(turned_away) == 1
        assert taken | turned_away == {f"a-{n}", f"b-{n}"}
    assert {status for _, status in answers} == {200, 409}
    device.n += 6


def test_a_thousand_guesses_at_both_at_once_stay_within_one_limit(two: Two) -> None:
    """At a password, then at codes: all of them come from one address."""
    _, both, _ = two
    of_a_name, of_an_address = ATTEMPTS["name"].most, ATTEMPTS["address"].most
    name = "House Director"

    def password(number: int) -> int:
        said = {"name": name, "password": f"a wrong password {number}"}
        return both.send("POST", "/api/sign-in", "", said, at=number % 2).status

    def code(number: int) -> int:
        said = {"code": f"guess-{number}"}
        return both.send("POST", "/api/join/invitation", "", said, at=number % 2).status

    with ThreadPoolExecutor(IN_PARALLEL) as threads:
        passwords = Counter(threads.map(password, range(100)))
        codes = Counter(threads.map(code, range(900)))

    assert passwords == {401: of_a_name, 429: 100 - of_a_name}
    assert codes == {404: of_an_address - of_a_name, 429: 900 - of_an_address + of_a_name}
    right = {"name": name, "password": PASSWORD}
    assert {both.send("POST", "/api/sign-in", "", right, at=at).status for at in (0, 1)} == {429}


def test_everybody_is_let_in_where_the_table_says_at_whichever_server(two: Two) -> None:
    """Every door and every role, at the one and the other in turn, and out at both at once."""
    kind, both, _ = two
    everybody = {NOBODY, *kind.people}
    names = [name for name in routes(both.hall) if name in kind.doors and name != SIGN_OUT]
    answers = both.walk(names, everybody, dict(kind.parts))

    refused = {key: answer.status in (401, 403) for key, answer in answers.items()}
    assert refused == {(route, who): who not in kind.doors[route] for route, who in answers}
    assert {key: a.body[:100] for key, a in answers.items() if a.status >= 500} == {}
    for who in sorted(kind.people):
        assert both.ask(who, "GET", "/api/me/devices", at=0).status == 200
        assert both.ask(who, "GET", "/api/me/devices", at=1).status == 200
        assert both.ask(who, "POST", "/api/sign-out", at=0).status == 204
        assert both.ask(who, "GET", "/api/me/devices", at=1).status == 401, who


def killed_while_it_writes(two: Two) -> None:
    kind, both, device = two
    path = f"{kind.console()}/lines"
    recorder = kind.recorders[0]
    first = device.n

    def send(n: int, server: int) -> bool:
        body = {
            "session": 1, "deal": device.deal, "n": n, "key": f"line-{n}", "rules": "0.1.0",
            "lines": [call(f"line {n}")],
        }  # fmt: skip
        try:
            return both.ask(recorder, "POST", path, body, at=server).status == 200
        except OSError:
            return False

    with watcher(both, 1, recorder, f"{kind.console()}/stream") as stream:
        known = stream.message().id
        half = Event()

        def write(n: int) -> bool:
            if n == first + 30:
                half.set()
            # The device goes on at the other server as soon as the first does not answer.
            return send(n, 0) or send(n, 1)

        def kill() -> None:
            assert half.wait(SOON)
            both.processes[0].kill()

        with ThreadPoolExecutor(2) as threads:
            killed = threads.submit(kill)
            written = [write(n) for n in range(first, first + 60)]
            killed.result()
        last = both.ask(recorder, "GET", kind.console(), at=1).json["position"]
        while known < last:
            known = stream.message().id

    assert all(written)
    assert both.ask(kind.recorders[1], "GET", kind.console(2), at=1).status == 200
    assert both.hall.desk.adapters.log.audit(kind.id).broken == ()


@of_each_kind
def test_a_server_that_is_killed_holds_up_nothing_and_the_other_goes_on(
    kind: Kind, tmp_path: Path
) -> None:
    """Killed while a device writes and a screen watches: what was answered stands."""
    with two_servers(kind, tmp_path / "var") as two:
        killed_while_it_writes(two)


def test_a_killed_server_keeps_no_place_of_a_stream(tmp_path: Path) -> None:
    """One person has fifty streams at both together; those of a server that is gone are free."""
    with POKER.house(tmp_path / "var") as hall, servers(hall, tmp_path / "var") as both:
        path = f"{POKER.console()}/stream"
        recorder = POKER.recorders[0]
        with ExitStack() as watching:
            opened = [
                watching.enter_context(watcher(both, number % 2, recorder, path))
                for number in range(60)
            ]
            assert Counter(each.status for each in opened) == {"200": 50, "503": 10}
            both.processes[0].kill()
            more = [watching.enter_context(watcher(both, 1, recorder, path)) for _ in range(30)]
            assert Counter(each.status for each in more) == {"200": 25, "503": 5}
