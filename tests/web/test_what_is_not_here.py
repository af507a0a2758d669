"""A server on a log of which this house does not know all."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from litestar import Litestar

from evendeal.commands.inside import open_inside
from evendeal.commands.log_folder import open_desks
from evendeal.director.ports import LineNotKnown
from evendeal.formats import FormatNotHere
from evendeal.formats.public_house import PublicHouse
from evendeal.views.absent import NoSuchEvent
from evendeal.views.roles import HOUSE, Role
from evendeal.web.addresses import nowhere
from evendeal.web.app import create_app
from evendeal.web.signed_in import csrf_of
from support.english import english
from support.event_kinds import KINDS, Kind, of_each_kind
from support.events.later import lacking, sealed, write_later
from support.refusals import problem
from support.web.requests import Answer, ask

PASSWORD = "correct horse battery"


class Server:
    """A house, and its director's device."""

    def __init__(self, app: Litestar, token: str) -> None:
        self._app, self._token = app, token

    def get(self, path: str) -> Answer:
        return asyncio.run(ask(self._app, "GET", path, token=self._token))

    def send(self, path: str, body: Any) -> Answer:
        headers = {"content-type": "application/json", "x-csrf-token": csrf_of(self._token)}
        data = json.dumps(body).encode()
        sent = ask(self._app, "POST", path, token=self._token, body=data, headers=headers)
        return asyncio.run(sent)


@contextmanager
def server(log: Path) -> Iterator[Server]:
    """The house on this log, begun anew."""
    with ExitStack() as stack:
        desks = stack.enter_context(open_desks(log))
        inside, door = stack.enter_context(open_inside(log, desks, nowhere()))
        code = door.make_code(HOUSE, Role.DIRECTOR, by="test").code
        token = door.join(
            code, name="Dora", password=PASSWORD, token=None, address="", label="a browser"
        )
        public = PublicHouse(*(desk.public for desk in desks))
        yield Server(create_app(public, inside=inside), token)


def the_others_work(house: Server, without: Kind) -> None:
    """The public pages and the office of every other event are there."""
    for kind in KINDS:
        if kind is not without:
            for page in kind.pages[:1]:
                assert house.get(f"/api/events/{kind.id}{page}").status == 200
            assert house.get(f"/api/office/{kind.id}").status == 200
            assert house.get(f"/api/office/{kind.id}/journal").status == 200
            sent = house.send(f"/api/office/{kind.id}/withdrawal", {"reason": "rain", "key": "k"})
            assert sent.status == 200


@of_each_kind
def test_an_event_of_a_format_that_is_not_here_is_named_and_the_others_go_on(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = sealed(tmp_path, *KINDS)
    lacking(monkeypatch, kind)

    with server(log) as house:
        named = {"event": kind.id, "format": kind.format, "known": ANY}
        problem(house.get(f"/api/office/{kind.id}"), FormatNotHere, 422, **named)
        away = house.send(f"/api/office/{kind.id}/withdrawal", {"reason": "rain", "key": "k"})
        problem(away, FormatNotHere, 422, **named)
        problem(house.get(f"/api/events/{kind.id}"), NoSuchEvent, 404, event=kind.id)
        problem(house.get(f"/api/console/{kind.id}/1"), FormatNotHere, 422, **named)
        heads = house.get("/api/events").json
        newest_first = [each.id for each in reversed(KINDS) if each is not kind]
        assert [head["id"] for head in heads] == newest_first
        assert house.get("/api/home").status == 200
        the_others_work(house, kind)


@of_each_kind
def test_an_event_with_a_line_of_a_later_version_is_shown_as_far_as_it_is_known(
    kind: Kind, tmp_path: Path
) -> None:
    log = sealed(tmp_path, *KINDS)
    position = write_later(log, kind.id, "a word that no line has")

    with server(log) as house:
        refused = house.send(f"/api/office/{kind.id}/withdrawal", {"reason": "rain", "key": "k"})
        problem(refused, LineNotKnown, 409, event=kind.id, position=position, why=ANY)
        office = house.get(f"/api/office/{kind.id}").json
        assert f"line {position} " in office["read_only"]
        why = office["read_only_why"]["fields"]["why"]
        assert why["key"] == "because-line-not-known"
        assert english(why) == office["read_only"]
        assert office["next_step"]["says"] == office["read_only_why"]
        assert house.get(f"/api/events/{kind.id}").json["read_only"] is not None
        assert house.get("/api/home").status == 200
        the_others_work(house, kind)
