"""What a golden archive has and the house of today does not say, shown so that a person sees it."""

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from difflib import unified_diff

from support.archives.pages import Page

_NUMBER = re.compile(r"[0-9]+")
NOT_THERE = 404
MOST = 4_000
"""Letters of a difference that are shown; more help nobody."""


def differences(golden: Mapping[str, Page], today: Mapping[str, Page]) -> list[str]:
    """Each page that is not to the byte what it was, with what is different in it."""
    found = []
    for address in sorted({*golden, *today}):
        was, now = golden.get(address), today.get(address)
        if was == now:
            continue
        if was is None and now is not None and _refused_alike(address, now, golden):
            continue
        if was is None or now is None:
            found.append(f"{address} is {'new' if was is None else 'missing'}")
        else:
            found.append("\n".join(_diff(address, was, now))[:MOST])
    return found


def _refused_alike(address: str, now: Page, golden: Mapping[str, Page]) -> bool:
    """Whether another number was refused in the same words: a page that came later named this one.

    Pages are asked for every number that any page names, so that one page more may ask for more.
    """
    if now.status != NOT_THERE:
        return False
    alike = _NUMBER.sub("#", address), _NUMBER.sub("#", now.body.decode())
    return any(
        (_NUMBER.sub("#", other), _NUMBER.sub("#", page.body.decode())) == alike
        for other, page in golden.items()
        if page.status == NOT_THERE
    )


def words_that_differ(golden: Mapping[str, str], today: Mapping[str, str]) -> list[str]:
    """Each command that does not say to the byte what it said."""
    return [
        "\n".join(
            unified_diff(
                golden.get(command, "").splitlines(),
                today.get(command, "").splitlines(),
                f"golden: {command}",
                f"today: {command}",
                lineterm="",
            )
        )[:MOST]
        for command in sorted({*golden, *today})
        if golden.get(command) != today.get(command)
    ]


def _diff(address: str, was: Page, now: Page) -> Iterator[str]:
    if was[:2] != now[:2]:
        yield f"{address} was answered with {was[:2]} and is now with {now[:2]}"
    lines = [_readable(page.body) for page in (was, now)]
    if lines[0] == lines[1]:
        yield f"{address}: the same in other bytes"
        return
    yield from unified_diff(*lines, f"golden: {address}", f"today: {address}", lineterm="")


def _readable(body: bytes) -> list[str]:
    text = body.decode(errors="backslashreplace")
    with suppress(ValueError):
        text = json.dumps(json.loads(text), indent=1, ensure_ascii=False)
    return text.splitlines()
