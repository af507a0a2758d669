"""Every door of a house: all routes, and what each of its people is answered there."""

import asyncio
import re
from collections.abc import Iterable, Mapping

from evendeal.web.signed_in import csrf_of
from support.web.house import House
from support.web.requests import Answer, ask

Answers = dict[tuple[str, str], Answer]
"""What was answered, by route and by who asked."""


def routes(hall: House) -> list[str]:
    """Every route there is, as method and path; signing out comes last."""
    found = [
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in hall.app.routes
        for method in sorted(getattr(route, "methods", ()))
        if method != "OPTIONS"
    ]
    return sorted(found, key=lambda name: (name == "POST /api/sign-out", name))


def filled(path: str, parts: Mapping[str, str]) -> str:
    """An address with these parts in their places."""
    for part, value in parts.items():
        path = path.replace(f"{{{part}}}", value)
    return path


async def asked(hall: House, who: str, route: str, parts: Mapping[str, str]) -> Answer:
    """The answer of a route to somebody; what is sent is JSON that says nothing."""
    method, path = route.split(" ", 1)
    token = hall.tokens.get(who, "")
    headers, body = {}, None
    if method == "POST":
        before = "before-somebody-signs-in"
        headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token or before)}
        headers |= {} if token else {"cookie": f"evendeal-before={before}"}
        body = b"{}"
    return await ask(hall.app, method, filled(path, parts), token=token, headers=headers, body=body)


def walk(
    hall: House, names: Iterable[str], people: Iterable[str], parts: Mapping[str, str]
) -> Answers:
    """What everybody is answered at these doors, all of them at once at each."""
    everybody = sorted(people)

    async def walked() -> Answers:
        found: Answers = {}
        async with hall.app.lifespan():
            for name in names:
                some = await asyncio.gather(*(asked(hall, who, name, parts) for who in everybody))
                found |= {(name, who): one for who, one in zip(everybody, some, strict=True)}
        return found

    return asyncio.run(walked())
