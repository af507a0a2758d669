"""`evendeal people` as somebody types it."""

from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.commands.people import NoSuchRole, first_invitation, open_people
from evendeal.commands.report import FileThere
from evendeal.errors import Refused
from evendeal.views.absent import NoSuchEvent
from evendeal.views.people import InvitationUnfit, NoSuchPerson
from evendeal.views.roles import Role
from support.events.matches import match_toml
from support.paper import texts
from support.refusals import typed_refused
from support.typed import Answer, typed


def run_people(*words: object) -> Answer:
    return typed("people", *map(str, words))


@pytest.fixture
def log(file: Path, tmp_path: Path) -> Path:
    assert typed("event", "new", file, "--log", tmp_path / "var").code == 0
    return tmp_path / "var"


@pytest.mark.long
def test_a_director_is_invited_listed_and_ended(log: Path) -> None:
    made = run_people("invite", "--event", "cup", "--role", "director", "--log", log, "--json").json
    with open_desks(log) as desks, open_people(log, desks) as door:
        token = door.join(
            made["code"], name="Ann", password="correct horse", token=None, address="", label="x"
        )
        listed = run_people("list", "--event", "cup", "--log", log, "--json").json
        assert [each["name"] for each in listed["accounts"]] == ["Ann"]
        assert run_people("end", "--account", "ann", "--log", log).out == "ended\n"

    with open_desks(log) as desks, open_people(log, desks) as door:
        assert door.person_of(token) is None
    assert run_people("list", "--event", "cup", "--log", log, "--json").json["accounts"] == []


@pytest.mark.long
def test_the_link_has_the_code_where_no_server_reads_it(log: Path) -> None:
    answer = run_people(
        "invite", "--event", "cup", "--role", "recorder", "--table", 1, "--log", log,
        "--origin", "https://hall.example/",
    )  # fmt: skip

    assert answer.out.startswith("https://hall.example/join#")


@pytest.mark.long
def test_a_code_is_set_as_a_slip_beside_what_is_printed(log: Path, tmp_path: Path) -> None:
    for event, paper in (("cup", "a4"), ("", "letter")):
        file = tmp_path / f"{paper}.pdf"
        made = run_people(
            "invite", "--event", event, "--role", "director", "--log", log, "--json",
            "--origin", "https://hall.example/", "--output", file, "--paper", paper,
        ).json  # fmt: skip
        (text,) = texts(file.read_bytes())

        assert made["code"] in "".join(text.split())
        assert "https://hall.example/join" in text
    answer = run_people("invite", "--role", "director", "--log", log, "--output", file)
    typed_refused(answer, FileThere, file=str(file))
    assert len(run_people("list", "--log", log, "--json").json["invitations"]) == 1


@pytest.mark.long
def test_a_code_and_a_device_are_ended_by_their_ids(log: Path) -> None:
    place = ("--event", "cup", "--log", log)
    run_people("invite", "--role", "recorder", "--table", 1, *place)
    made = run_people("invite", "--role", "recorder", "--table", 2, *place, "--json").json
    with open_desks(log) as desks, open_people(log, desks) as door:
        door.join(made["code"], name=None, password=None, token=None, address="", label="x")
    listed = run_people("list", *place, "--json").json
    assert "table 2" in run_people("list", *place).out

    assert run_people("end", "--device", listed["devices"][0]["id"], *place).code == 0
    assert run_people("end", "--code", listed["invitations"][0]["id"], *place).code == 0
    after = run_people("list", *place, "--json").json
    assert (len(after["invitations"]), after["devices"]) == (1, [])


@pytest.mark.long
@pytest.mark.parametrize(
    ("words", "kind", "fields"),
    [
        (["invite", "--role", "king"], NoSuchRole, {"word": "king"}),
        (["invite", "--role", "recorder", "--event", "cup"], InvitationUnfit, {}),
        (["invite", "--role", "director", "--event", "none"], NoSuchEvent, {"event": "none"}),
        (["end", "--account", "Eve"], NoSuchPerson, {"id": "Eve"}),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    log: Path, words: list[str], kind: type[Refused], fields: dict[str, object]
) -> None:
    answer = run_people(*words, "--log", log)

    typed_refused(answer, kind, **fields)


@pytest.mark.long
def test_the_first_start_gives_the_first_director_a_link(log: Path) -> None:
    with open_desks(log) as desks, open_people(log, desks) as door:
        link = first_invitation(door, "https://192.0.2.7:8443")
        assert link is not None
        assert door.invitation(link.partition("#")[2], address="").role is Role.DIRECTOR


@pytest.mark.long
def test_the_recorders_of_team_matches_are_invited_like_any_other(tmp_path: Path) -> None:
    file, log = tmp_path / "duel.toml", tmp_path / "var"
    file.write_text(match_toml(), encoding="utf-8")
    assert typed("event", "new", file, "--log", log).code == 0
    place = ("--event", "duel", "--role", "recorder", "--log", log)

    assert run_people("invite", *place, "--table", 2).code == 0
    missing = run_people("invite", *place, "--table", 3)
    assert (missing.code, missing.out) == (2, "")
    assert "1 to 2" in missing.err
    listed = run_people("list", "--event", "duel", "--log", log, "--json").json
    assert [code["table"] for code in listed["invitations"]] == [2]
