"""Names and passwords over HTTP: one name and one password, however their letters are composed."""

import asyncio
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

import pytest

from evendeal.names import MARKS_BY_PARTS, entered
from evendeal.views.roles import Role
from evendeal.web.signed_in import csrf_of
from support.events.poker import CUP, rows
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.house import House, house
from support.web.requests import Answer, ask, cookie_of

pytestmark = pytest.mark.long

COMPOSED, DECOMPOSED = "Caf\u00e9", "Cafe\u0301"
BOTH = pytest.mark.parametrize("form", [COMPOSED, DECOMPOSED], ids=["composed", "decomposed"])
JSON = {"content-type": "application/json"}


@dataclass
class Asking:
    """A house, and what its people and strangers send to it."""

    hall: House
    folder: Path

    def office(self, who: str, path: str, body: Any, *, escaped: bool = False) -> Answer:
        """A POST to the office; letters beyond ASCII as they are, or as JSON escapes."""
        token = self.hall.tokens[who]
        headers = JSON | {"x-csrf-token": csrf_of(token)}
        sent = json.dumps(body, ensure_ascii=escaped).encode()
        return self._run(
            lambda: ask(
                self.hall.app, "POST", f"/api/office{path}", token=token, headers=headers, body=sent
            )
        )

    def stranger(self, path: str, body: Any) -> Answer:
        """A POST of somebody who is not signed in."""

        async def say() -> Answer:
            before = cookie_of(await ask(self.hall.app, "GET", "/api/me"), "evendeal-before")
            headers = {"cookie": f"evendeal-before={before}", "x-csrf-token": csrf_of(before)}
            sent = json.dumps(body).encode()
            return await ask(self.hall.app, "POST", path, headers=JSON | headers, body=sent)

        return self._run(say)

    def _run(self, what: Any) -> Answer:
        async def run() -> Answer:
            async with self.hall.app.lifespan():
                answer: Answer = await what()
                return answer

        return asyncio.run(run())


@pytest.fixture
def asking(tmp_path: Path) -> Iterator[Asking]:
    with house(tmp_path / "var") as hall:
        yield Asking(hall, tmp_path / "var")


@pytest.mark.parametrize("escaped", [False, True])
@pytest.mark.parametrize("pasted", [False, True])
def test_the_wizard_names_the_second_of_two_teams_of_one_name(
    asking: Asking, escaped: bool, pasted: bool
) -> None:
    """P2: pasted or typed line by line, and whatever the browser makes of the letters."""
    form: dict[str, Any] = {"format": "seat_teams", "id": "spring", "name": "Spring", "deals": 6}
    if pasted:
        form |= {"entries_text": f"{COMPOSED}\n{DECOMPOSED}"}
    else:
        rows = [{"name": COMPOSED}, {"name": DECOMPOSED}]
        form |= {"entries": [{"id": "", "players": [], **row} for row in rows]}
    answer = asking.office("house director", "/draft", form, escaped=escaped)

    (problem,) = answer.json["problems"]
    in_golden_file(problem["why"])
    assert problem["where"] == ("line 2, column 1" if pasted else "entries[2].name")


@BOTH
def test_what_the_wizard_seals_is_composed(asking: Asking, form: str) -> None:
    """P2: the event's name and everybody's."""
    text = f"name,player,player\n{form},{form} 1,{form} 2\nOthers,Di,Ed"
    said = {"format": "seat_teams", "id": "spring", "name": form, "deals": 6, "entries_text": text}
    assert asking.office("house director", "/events", said).status == 201

    file = json.loads((asking.folder / "published/spring/seal.json").read_text("utf-8"))["seal"]
    assert (file["name"], file["entries"][0]["players"]) == (
        COMPOSED,
        [f"{COMPOSED} 1", f"{COMPOSED} 2"],
    )


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u0301" * 80])
def test_the_wizard_refuses_a_name_of_which_nothing_is_seen(asking: Asking, name: str) -> None:
    """P3: and says where it stands."""
    said = {
        "format": "seat_teams",
        "id": "spring",
        "name": "Spring",
        "deals": 6,
        "entries_text": f"Ann\n{name}",
    }
    answer = asking.office("house director", "/draft", said)

    (problem,) = answer.json["problems"]
    assert problem["where"] == "line 2, column 1"
    in_golden_file(problem["why"])


@pytest.mark.parametrize("mark", ["\u0301\u0316", "\u0f73", "\u0f75", "\u0f81", "\u0344"])
def test_a_pile_of_marks_is_never_composed(asking: Asking, mark: str) -> None:
    """P3: it would cost the square of their number, and whoever is not signed in could send it."""
    pile = "a" + mark * 31
    answer = asking.stranger("/api/join/invitation", {"code": pile})

    problem(answer, "NoSuchInvitation", 404)
    assert entered(pile) == pile
    assert entered("Cafe\u0301 " + mark * 3) == normalize("NFC", "Cafe\u0301 " + mark * 3)


def test_no_sign_is_composed_of_marks_and_counted_as_none() -> None:
    """P3: of all that Unicode has, so that no newer one opens the door again."""
    hidden = {
        sign
        for sign in map(chr, range(sys.maxunicode + 1))
        if not combining(sign) and combining(normalize("NFD", sign)[0])
    }

    assert hidden == set(MARKS_BY_PARTS)


@BOTH
def test_a_substitute_stands_in_the_log_composed(asking: Asking, form: str) -> None:
    """P2: in either form it is one player, who sits at one table only."""
    said = {"table": 1, "seat": 1, "player": form, "reason": f"{form} came", "key": "one"}
    assert asking.office("director", "/cup/substitutions", said).status == 200
    again = asking.office("director", "/cup/substitutions", {**said, "player": DECOMPOSED})
    elsewhere = {**said, "table": 2, "seat": 2, "player": DECOMPOSED, "key": "two"}
    refused = asking.office("director", "/cup/substitutions", elsewhere)

    assert again.status == 200
    assert refused.json["name"] == "SeatedElsewhere"
    (line,) = [row for row in rows_of(asking) if row.body["do"] == "substitute"]
    assert (line.body["player"], line.body["reason"]) == (COMPOSED, f"{COMPOSED} came")


def rows_of(asking: Asking) -> list[Any]:
    return [row for row in rows(asking.folder) if "do" in row.body]


@pytest.mark.parametrize("made", [COMPOSED, DECOMPOSED])
@BOTH
def test_whoever_joined_in_one_form_signs_in_in_the_other(
    asking: Asking, made: str, form: str
) -> None:
    """P2: the name and the password."""
    code = asking.hall.door.make_code(CUP, Role.DIRECTOR, by="test").code
    joined = {"code": code, "name": f"{made} Ann", "password": f"{made} {made} {made}"}
    assert asking.stranger("/api/join", joined).status == 200

    said = {"name": f"{form} ann", "password": f"{form} {form} {form}"}
    answer = asking.stranger("/api/sign-in", said)
    assert answer.status == 200
    assert answer.json["name"] == f"{COMPOSED} Ann"
    wrong = asking.stranger("/api/sign-in", {**said, "password": f"{form} {form}x"})
    assert wrong.status == 401


@pytest.mark.parametrize("name", ["\u3164", "\u0301" * 80, "a" + "\u0323" * 79, "a\u202eb"])
def test_nobody_joins_sits_down_or_is_renamed_by_a_name_that_cannot_be_read(
    asking: Asking, name: str
) -> None:
    """P3: at a code, at a substitution, and where a name is spelled right; nothing is written."""
    code = asking.hall.door.make_code(CUP, Role.DIRECTOR, by="test").code
    before = len(rows_of(asking))
    answers = [
        asking.stranger("/api/join", {"code": code, "name": name, "password": "ten letters"}),
        asking.office(
            "director",
            "/cup/substitutions",
            {"table": 1, "seat": 1, "player": name, "reason": "ill", "key": "s"},
        ),
        asking.office(
            "director",
            "/cup/names",
            {"what": "player", "entry": "A", "was": "A1", "name": name, "reason": "x", "key": "n"},
        ),
    ]

    assert [(answer.status, answer.json["name"]) for answer in answers] == [
        (422, "NameUnfit"),
        (409, "NotAnEvent"),
        (409, "NotAnEvent"),
    ]
    assert len(rows_of(asking)) == before
