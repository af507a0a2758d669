"""The director's office over HTTP: what is sent to it, and what it answers."""

import asyncio
import json
from typing import Any

from litestar import Litestar

from evendeal.web.signed_in import csrf_of
from support.web.house import House
from support.web.requests import Answer, ask


async def at_office(
    hall: House, who: str, path: str, body: Any = None, *, app: Litestar | None = None
) -> Answer:
    """A GET, or a POST of a body, under `/api/office`."""
    token = hall.tokens[who]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
    sent = None if body is None else json.dumps(body).encode()
    method = "GET" if body is None else "POST"
    path = f"/api/office{path}"
    return await ask(app or hall.app, method, path, token=token, headers=headers, body=sent)


def office_answers(hall: House, who: str, *posts: tuple[str, Any]) -> list[Answer]:
    """The answers to several requests in turn."""

    async def walk() -> list[Answer]:
        async with hall.app.lifespan():
            return [await at_office(hall, who, path, body) for path, body in posts]

    return asyncio.run(walk())


def ruling(deal: int, **more: Any) -> dict[str, Any]:
    """What is sent to adjust the score of a deal at table 1, which was misheard."""
    what = {"kind": "recording", "deal": deal, "tables": [1], "rule": "I10", "reason": "misheard"}
    effect = {"as": "adjust", "adjust": {"1": "-150"}}
    return {**what, "effect": effect, "key": "once", **more}
