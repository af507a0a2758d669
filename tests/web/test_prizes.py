"""Prizes over HTTP, and the process that works them out: whatever it does, the server goes on."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar.testing import TestClient
from schemathesis.specs.openapi.checks import positive_data_acceptance

from evendeal.director.prizes.form import PrizeForm, prize_form
from evendeal.formats.public_house import PublicHouse
from evendeal.prizes.question import SheetQuestion
from evendeal.views.prizes import answer as prize_answer
from evendeal.views.prizes.answer import WARMED
from evendeal.web import create_app
from evendeal.web.calculator import (
    Calculator,
    NoSuchShare,
    PrizesBusy,
    PrizesInterrupted,
    PrizesNotCompiled,
    PrizesTakeTooLong,
    worker,
)
from evendeal.web.calculator.process import COMMAND, HOME
from evendeal.web.calculator.worker import Kernels
from support.refusals import is_refusal, problem
from support.web.calculator import AtHand
from support.web.described_routes import described
from support.web.hall_by_hand import Hall
from support.web.watcher import Start

pytestmark = pytest.mark.process

FOUR = {"stacks": "5000;3000;1500;500", "prizes": "500;300;200"}
ASKED = {
    "/api/prizes": FOUR,
    "/api/prizes/bubble": FOUR,
    "/api/prizes/decision": FOUR | {"shover": "1", "caller": "3", "equity": "60"},
    "/api/prizes/payout": {"entries": "45", "buyin": "20"},
}


def form(number: int = 0) -> PrizeForm:
    """A question, another one for each number."""
    return prize_form("sheet", FOUR | {"names": f"Player {number}"})


@pytest.fixture(scope="module")
def prizes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server with its process."""
    ui = tmp_path_factory.mktemp("ui")
    with TestClient(create_app(PublicHouse(Hall()), ui=ui)) as client:
        yield client


def get(client: TestClient, path: str, status: int = 200, **fields: str) -> Any:
    answer = client.get(path, params=fields)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_sheet_has_all_that_the_page_draws(prizes: TestClient) -> None:
    found = get(prizes, "/api/prizes", **FOUR)

    assert set(found) == {
        "decimals", "chips", "chips_text", "pool", "bounty_pool", "players", "prizes", "models",
        "values", "chops", "differences", "placements", "called_off", "alike", "notes",
    }  # fmt: skip
    assert found["players"][0] == {
        "name": "Player 1", "stack": 5000, "stack_text": "5\u202f000", "share": 0.5,
        "share_text": "50 %", "bounty": {"minor": 0, "text": "0.00"},
    }  # fmt: skip
    assert [each["method"] for each in found["chops"]] == ["icm", "dcm", "chip", "equal"]
    assert set(found["chops"][0]) == {
        "method", "name", "amounts", "totals", "settled", "sum", "played_for", "warnings",
        "notes", "refused",
    }  # fmt: skip
    assert found["chops"][0]["amounts"][0] == {"minor": 37778, "text": "377.78"}
    assert found["values"][3]["difference"]["text"] == "−25.45"


@pytest.mark.parametrize("path", sorted(ASKED))
def test_each_question_gets_its_answer_without_signing_in(prizes: TestClient, path: str) -> None:
    assert get(prizes, path, **ASKED[path])


def test_what_cannot_be_used_is_answered_with_field_and_line(prizes: TestClient) -> None:
    answer = get(prizes, "/api/prizes", 422, stacks="5000\nmany\n3000", prizes="500")

    problem(answer, "NumberRefused", 422, field="stacks", line=2)


@pytest.mark.parametrize("path", sorted(ASKED))
def test_an_empty_question_is_told_what_is_missing(prizes: TestClient, path: str) -> None:
    problem = get(prizes, path, 422)

    assert problem["fields"]["field"] in {"stacks", "entries"}


def test_a_text_too_long_to_be_stacks_never_reaches_the_process(tmp_path: Path) -> None:
    nobody = Calculator(command=("there-is-no-such-program",))
    with TestClient(create_app(PublicHouse(Hall()), ui=tmp_path, calculator=nobody)) as client:
        answer = get(client, "/api/prizes", 422, stacks="1;" * 3_000)

    problem(answer, "FieldTooLong", 422, field="stacks")


def test_the_same_question_gets_the_same_bytes_and_is_sent_once(prizes: TestClient) -> None:
    first = prizes.get("/api/prizes", params=FOUR)
    again = prizes.get("/api/prizes", params=FOUR, headers={"if-none-match": first.headers["etag"]})

    assert (again.status_code, again.content) == (304, b"")
    assert prizes.get("/api/prizes", params=FOUR | {"unit": ""}).content == first.content


def test_nine_players_are_worked_out_within_the_time_of_a_page(prizes: TestClient) -> None:
    stacks = "10007;8009;7001;5003;4001;3001;2003;1009;503"

    found = get(prizes, "/api/prizes", stacks=stacks, prizes="50;30;20")

    assert found["models"][1]["method"] == "series"
    assert found["models"][1]["error"] <= 1e-9


def test_the_tables_of_an_event_lead_to_the_page_with_their_stacks(prizes: TestClient) -> None:
    closed, running = get(prizes, "/api/events/cup/prizes")

    assert (closed["address"], closed["players"]) == (None, [])
    address = running["address"].removeprefix("/prizes?")
    assert prizes.get(f"/api/prizes?{address}&prizes=50").status_code == 200
    assert get(prizes, "/api/events/none/prizes", 404)["name"] == "NoSuchEvent"


DOCUMENT = schemathesis.openapi.from_dict(json.loads(described())).include(
    path_regex="^/api/prizes"
)


@pytest.fixture(scope="module")
def at_hand() -> Any:
    return create_app(PublicHouse(Hall()), calculator=AtHand())


@DOCUMENT.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_the_answer_has_the_documented_shape(
    case: schemathesis.Case, at_hand: Any
) -> None:
    # The shape of a text does not say whether there are stacks in it.
    case.call_and_validate(app=at_hand, excluded_checks=[positive_data_acceptance])


@DOCUMENT.parametrize()
@settings(
    max_examples=2,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_a_right_question_is_answered_in_the_documented_shape(
    case: schemathesis.Case, at_hand: Any
) -> None:
    case.query = dict(ASKED[case.path])

    answer = case.call(app=at_hand)

    case.validate_response(answer)
    assert answer.status_code == 200


# --- the process ---------------------------------------------------------------------------

PROGRAM = """
import os, struct, sys, time
head = struct.Struct(">BI")
def say(kind, told=b""):
    sys.stdout.buffer.write(head.pack(kind, len(told)) + told)
    sys.stdout.buffer.flush()
while read := sys.stdin.buffer.read(5):
    asked = sys.stdin.buffer.read(head.unpack(read)[1])
    say(0)
    {then}
    say(2, b"{{}}")
"""


def program(then: str) -> tuple[str, ...]:
    """A process that does something else after it has begun with a question."""
    return (sys.executable, "-c", PROGRAM.format(then=then))


def hanging(**more: Any) -> Calculator:
    return Calculator(command=program("time.sleep(60)"), **more)


async def asked(calculator: Calculator, *forms: PrizeForm) -> list[Any]:
    """The answers to questions asked at once, refusals among them; then the process ends."""
    async with calculator.running(None):  # type: ignore[arg-type]
        return await asyncio.gather(*map(calculator.answer, forms), return_exceptions=True)


def is_there(process: int) -> bool:
    """Whether a process is there, also one that nobody has waited for."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_who_takes_too_long_is_ended_and_told_so() -> None:
    calculator = hanging(seconds=0.3)

    (refused,) = asyncio.run(asked(calculator, form()))

    is_refusal(refused, PrizesTakeTooLong, limit="0.3")


def test_a_server_without_numba_says_which_extra_would_be_faster(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with TestClient(
        create_app(PublicHouse(Hall()), ui=tmp_path, calculator=hanging(seconds=0.3))
    ) as client:
        answer = get(client, "/api/prizes", 503, **FOUR)

    problem(answer, PrizesNotCompiled, 503, limit="0.3", extra="prizes")


def test_after_one_that_took_too_long_the_next_is_answered(tmp_path: Path) -> None:
    mark = tmp_path / "was here"
    once = f"os.path.exists({str(mark)!r}) or (open({str(mark)!r}, 'w').close(), time.sleep(60))"
    calculator = Calculator(command=program(once), seconds=1.5)

    async def both() -> list[Any]:
        async with calculator.running(None):  # type: ignore[arg-type]
            first = await asyncio.gather(calculator.answer(form(1)), return_exceptions=True)
            return [*first, await calculator.answer(form(2))]

    first, second = asyncio.run(both())

    assert isinstance(first, PrizesTakeTooLong)
    assert second == b"{}"


def test_a_process_that_dies_is_started_again_and_asked_again(tmp_path: Path) -> None:
    mark = tmp_path / "was here"
    once = f"os.path.exists({str(mark)!r}) or (open({str(mark)!r}, 'w').close(), os._exit(3))"

    (answer,) = asyncio.run(asked(Calculator(command=program(once)), form()))

    assert answer == b"{}"


def test_a_question_that_kills_the_process_twice_is_refused() -> None:
    (refused,) = asyncio.run(asked(Calculator(command=program("os._exit(3)")), form()))

    assert isinstance(refused, PrizesInterrupted)


def test_a_process_that_died_while_nobody_asked_is_not_missed() -> None:
    calculator = Calculator(command=program("pass"))

    async def both() -> bytes:
        async with calculator.running(None):  # type: ignore[arg-type]
            await calculator.answer(form(1))
            process = calculator.process
            assert process is not None
            os.kill(process, 9)
            return await calculator.answer(form(2))

    assert asyncio.run(both()) == b"{}"


def test_the_same_question_of_many_is_worked_out_once(tmp_path: Path) -> None:
    count = tmp_path / "count"
    each = f"open({str(count)!r}, 'a').write('x'); time.sleep(0.2)"
    calculator = Calculator(command=program(each), most=1)

    answers = asyncio.run(asked(calculator, *[form()] * 20))

    assert answers == [b"{}"] * 20
    assert count.read_text() == "x"


def test_one_question_too_many_is_told_when_to_come_back() -> None:
    calculator = hanging(most=3, seconds=0.5)

    answers = asyncio.run(asked(calculator, *map(form, range(5))))

    kinds = [type(answer) for answer in answers]
    assert kinds == [PrizesTakeTooLong] * 3 + [PrizesBusy] * 2
    assert answers[-1].fields == {"seconds": 2}


def test_a_small_table_does_not_wait_for_all_the_large_ones_of_one_visitor() -> None:
    calculator = Calculator(command=program("time.sleep(30)"), seconds=0.2)
    large = [
        prize_form("sheet", {"stacks": ";".join(["9"] * n), "prizes": "5"}) for n in range(13, 18)
    ]

    answers = asyncio.run(asked(calculator, *large, form()))

    kinds = [type(answer) for answer in answers]
    assert kinds == [PrizesTakeTooLong] * 2 + [PrizesBusy] * 3 + [PrizesTakeTooLong]


def test_the_newest_answers_are_kept_and_no_more() -> None:
    calculator = Calculator(command=program("pass"), most_kept=2)

    asyncio.run(asked(calculator, *map(form, range(5))))

    assert calculator.held == 2


def test_who_leaves_does_not_take_the_answer_from_the_others() -> None:
    calculator = Calculator(command=program("time.sleep(0.3)"))

    async def two() -> bytes:
        async with calculator.running(None):  # type: ignore[arg-type]
            leaving = asyncio.create_task(calculator.answer(form()))
            staying = asyncio.create_task(calculator.answer(form()))
            await asyncio.sleep(0.1)
            leaving.cancel()
            return await staying

    assert asyncio.run(two()) == b"{}"


def test_a_refusal_of_the_rules_comes_through_as_it_is() -> None:
    (refused,) = asyncio.run(asked(AtHand(), prize_form("sheet", {"stacks": "5;x"})))

    assert isinstance(refused, NoSuchShare)
    assert refused.name == "NumberRefused"
    assert refused.fields["field"] == "stacks"


def test_a_fault_in_the_process_is_a_fault_of_the_server_and_tells_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    faulty = Calculator(command=program("say(4, b'the secret is 42'); continue"))
    with TestClient(create_app(PublicHouse(Hall()), ui=tmp_path, calculator=faulty)) as client:
        answer = get(client, "/api/prizes", 500, **FOUR)

    problem(answer, "Failed", 500)
    assert "42" not in str(answer)
    assert "the secret is 42" in caplog.text


@pytest.mark.parametrize(
    ("then", "status", "name", "later"),
    [
        ("os._exit(3)", 503, "PrizesInterrupted", "2"),
        ("time.sleep(60)", 503, "PrizesTakeTooLong", None),
    ],
)
def test_the_page_is_told_whether_to_come_back(
    tmp_path: Path, then: str, status: int, name: str, later: str | None
) -> None:
    calculator = Calculator(command=program(then), seconds=0.5)
    with TestClient(create_app(PublicHouse(Hall()), ui=tmp_path, calculator=calculator)) as client:
        answer = client.get("/api/prizes", params=FOUR)

    problem(answer, name, status)
    assert answer.headers.get("retry-after") == later


def test_whoever_asks_for_something_else_is_answered_while_prizes_are_worked_out(
    start: Start,
) -> None:
    calculator = hanging(seconds=20)
    where, server = start(create_app(PublicHouse(Hall()), calculator=calculator))
    with ThreadPoolExecutor(3) as threads:
        waiting = [
            threads.submit(status, f"{where}api/prizes?{urlencode(FOUR | {'names': str(name)})}")
            for name in range(3)
        ]
        while calculator.process is None:
            sleep(0.01)
        began = monotonic()
        found = [status(f"{where}api/events/cup/scoreboard") for _ in range(20)]
        took = monotonic() - began
        nobody_answered = not any(each.done() for each in waiting)
        server.should_exit = True

    assert found == [200] * 20
    assert nobody_answered
    assert took < 2


def status(address: str) -> int:
    """The status of an answer; 0 for none, as from a server that is stopped."""
    try:
        with urlopen(address, timeout=60) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code
    except (OSError, HTTPException):
        return 0


def test_the_process_ends_with_the_server_even_in_the_middle_of_a_question(
    tmp_path: Path,
) -> None:
    calculator = hanging()

    async def leave() -> tuple[int, Any]:
        async with calculator.running(None):  # type: ignore[arg-type]
            waiting = asyncio.create_task(calculator.answer(form()))
            while calculator.process is None:
                await asyncio.sleep(0.01)
            process = calculator.process
        return process, (await asyncio.gather(waiting, return_exceptions=True))[0]

    process, answer = asyncio.run(leave())

    assert not is_there(process)
    assert isinstance(answer, PrizesInterrupted)


def test_a_closed_calculator_can_be_opened_again() -> None:
    calculator = Calculator(command=program("pass"))

    first = asyncio.run(asked(calculator, form(1)))
    second = asyncio.run(asked(calculator, form(2)))

    assert first == second == [b"{}"]


def test_a_process_whose_server_is_gone_ends_by_itself() -> None:
    """Its input ends, whether the server was stopped or killed."""
    process = subprocess.Popen(
        (*COMMAND, "5"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(HOME)},
    )
    with process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 0


def dotting(dots: int) -> Any:
    """Starts a compiler that says so many times that it has finished a step, then goes on."""
    code = f"import sys, time; print('.' * {dots}, end='', flush=True); time.sleep(60)"

    def start(_: object, **pipes: Any) -> "subprocess.Popen[bytes]":
        return popen((sys.executable, "-c", code), **pipes)

    popen = subprocess.Popen
    return start


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of tables that were answered to load kernels."""
    sizes: list[int] = []
    monkeypatch.setattr(worker, "warm", sizes.append)
    monkeypatch.setattr(worker, "find_spec", lambda _: True)
    return sizes


def test_what_values_few_prizes_and_what_values_many_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def answered(question: SheetQuestion) -> None:
        asked.append(len(question.table.prizes))

    monkeypatch.setattr(prize_answer, "prize_answer", answered)
    for players in WARMED:
        prize_answer.warm(players)

    assert asked == [3, 3, 6, 3, 3, 10, 3, 3, 12, 3, 3, 16]


def test_kernels_on_the_disk_are_loaded_as_far_as_a_table_needs_them(
    warmed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_compiled_before", lambda: True)
    kernels = Kernels()

    while kernels.needed(9):
        kernels.next(wait=True)
    loaded = list(warmed)
    while kernels.next(wait=False):
        pass

    assert not kernels.needed(6)
    assert (loaded, warmed) == ([7], list(WARMED))


def test_kernels_are_compiled_aside_and_loaded_step_by_step_as_they_come(
    warmed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_compiled_before", lambda: False)
    monkeypatch.setattr(subprocess, "Popen", dotting(2))
    kernels = Kernels()

    while kernels.needed(12):
        kernels.next(wait=True)
    more = kernels.next(wait=False)  # nothing has come, and nobody waits for it
    kernels.end()

    assert more
    assert warmed == list(WARMED[:2])


def test_where_nothing_can_be_compiled_aside_it_is_done_here(
    warmed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_compiled_before", lambda: False)
    popen = subprocess.Popen
    monkeypatch.setattr(
        subprocess, "Popen", lambda _, **pipes: popen((sys.executable, "-c", ""), **pipes)
    )
    kernels = Kernels()

    while kernels.needed(50):
        kernels.next(wait=True)

    assert warmed == list(WARMED)


def test_without_numba_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "find_spec", lambda _: None)

    assert not Kernels().needed(50)


def test_a_kernel_that_cannot_be_loaded_stops_no_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(players: int) -> None:
        raise RuntimeError(f"no kernel for {players}")

    monkeypatch.setattr(worker, "warm", broken)
    monkeypatch.setattr(worker, "find_spec", lambda _: True)
    monkeypatch.setattr(worker, "_compiled_before", lambda: True)
    kernels = Kernels()

    assert not kernels.next(wait=False)
    assert not kernels.needed(50)
    assert "no kernel for 7" in capsys.readouterr().err
