"""Every public page of an event: the addresses come from the house's description of itself.

Numbers in an address (a session, a table, a deal, a match) are filled with all that the event's
pages name and one more; that one, and pages that are not there yet, are refusals, and a refusal
is a page too.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple
from urllib.parse import quote

from support.archives.asking import Asking
from support.web.requests import Answer

DESCRIPTION = "/schema/openapi.json"
EVENT = "event"
PART = re.compile(r"\{(\w+)\}")

NOT_OF_AN_EVENT = {
    "/api/prizes": "the calculator answers from its query alone",
    "/api/prizes/bubble": "the calculator answers from its query alone",
    "/api/prizes/decision": "the calculator answers from its query alone",
    "/api/prizes/payout": "the calculator answers from its query alone",
}
"""Public addresses on which nothing of any event stands, and why."""


class Route(NamedTuple):
    """An address of the house, with the names of its parts and of what its query may say."""

    path: str
    parts: tuple[str, ...]
    query: tuple[str, ...]


def routes(house: Asking) -> tuple[Route, ...]:
    """Every address from which everybody may read something, as the house describes itself."""
    # Written once: the description takes longer than all pages, and follows from the code alone.
    if not _described:
        _described.extend(_read(house.get(DESCRIPTION).json["paths"]))
    return tuple(_described)


_described: list[Route] = []


def _read(described: Mapping[str, Any]) -> list[Route]:
    found = []
    for path, methods in described.items():
        if "get" in methods:
            wanted = methods["get"].get("parameters", ())
            query = tuple(each["name"] for each in wanted if each["in"] == "query")
            found.append(Route(path, tuple(PART.findall(path)), query))
    return sorted(found)


def of_events(house: Asking) -> tuple[Route, ...]:
    """Those of them on which something of an event may stand."""
    return tuple(route for route in routes(house) if route.path not in NOT_OF_AN_EVENT)


def walked(house: Asking, event: str) -> dict[str, Answer]:
    """The answer at every public address of the event and of the house, by address.

    Pages name sessions, tables and deals, and the pages of those name more: it is walked until
    no page names anything new.
    """
    answers: dict[str, Answer] = {}
    named, found = Named(event), of_events(house)
    while True:
        fresh = sorted(set(_addresses(found, named)) - set(answers))
        if not fresh:
            return dict(sorted(answers.items()))
        for address in fresh:
            answers[address] = house.get(address)
            named.read(answers[address])


class Named:
    """What the pages of an event have named so far, by the part of an address that it fills."""

    def __init__(self, event: str) -> None:
        self.event = event
        self._numbers: dict[str, int] = {}
        self._texts: dict[str, set[str]] = {}

    def read(self, answer: Answer) -> None:
        """Take in what a page names; a refusal names what there is not."""
        media = answer.headers.get("content-type", "").partition(";")[0]
        if answer.status == 200 and media == "application/json":
            self._take(json.loads(answer.body), "")

    def values(self, part: str, collection: str) -> Iterable[str | int]:
        """What this part of an address may be.

        Args:
            collection: what stands before it in the address.
        """
        if part == EVENT:
            return [self.event]
        if part in self._numbers:
            return range(1, self._numbers[part] + 2)
        # A page lists its files, say, each with its name; until one does, there is none so called.
        return sorted(self._texts.get(f"{collection}.{part}", ())) or [1]

    def _take(self, value: Any, key: str) -> None:
        if isinstance(value, Mapping):
            for name, each in value.items():
                if type(each) is int:
                    self._number(name, each)
                elif isinstance(each, str):
                    self._texts.setdefault(f"{key}.{name}", set()).add(each)
                else:
                    self._take(each, name)
        elif isinstance(value, list):
            for each in value:
                self._take(each, key)

    def _number(self, key: str, value: int) -> None:
        """A page says `"deal": 4` of one and `"deals": 4` of how many there are."""
        for part in {key, key.removesuffix("s"), key.removesuffix("es")}:
            self._numbers[part] = max(value, self._numbers.get(part, 1))


def _addresses(found: Iterable[Route], named: Named) -> Iterator[str]:
    for route in found:
        choices = [
            [(part, each) for each in named.values(part, _before(part, route.path))]
            for part in route.parts
        ]
        wanted = [
            [(part, None), *((part, each) for each in named.values(part, ""))]
            for part in route.query
        ]
        for filled in product(*choices):
            path = route.path
            for part, each in filled:
                path = path.replace("{" + part + "}", quote(str(each), safe=""))
            for query in product(*wanted):
                text = "&".join(f"{part}={each}" for part, each in query if each is not None)
                yield f"{path}?{text}" if text else path


def _before(part: str, path: str) -> str:
    """What stands before a part: `files` in `/files/{name}`."""
    found = re.search(rf"(\w*)/\{{{part}\}}", path)
    return found[1] if found else ""
