"""Golden pages and words on the disk: a page a line, and each as often as it was another."""

import base64
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from support.web.requests import Answer

HEADERS = ("content-type", "content-disposition")
"""Of the headers of a page those that say what it is."""
VERSION = "the version of the house"


class Page(NamedTuple):
    """A page as it was served.

    Attributes:
        headers: those of `HEADERS` that it had.
    """

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


def page_of(answer: Answer, version: str) -> Page:
    """The page that an answer is.

    Args:
        version: of the house that answers; on its first page it is not what an event made of it.
    """
    named = tuple((name, answer.headers[name]) for name in HEADERS if name in answer.headers)
    own, any = (f'"version":"{each}"'.encode() for each in (version, VERSION))
    return Page(answer.status, named, answer.body.replace(own, any))


AtMoments = Mapping[str, Mapping[str, Page]]
"""Pages by moment and address."""


def write_pages(path: Path, at: AtMoments) -> None:
    """Write pages to a file, each once: with all addresses at which it was, and when."""
    where: dict[Page, dict[str, list[str]]] = {}
    for address in sorted({address for pages in at.values() for address in pages}):
        for moment, pages in at.items():
            if address in pages:
                where.setdefault(pages[address], {}).setdefault(address, []).append(moment)
    lines = [_line(addresses, page) for page, addresses in where.items()]
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def read_pages(path: Path) -> dict[str, dict[str, Page]]:
    """The pages in such a file, by moment and address."""
    at: dict[str, dict[str, Page]] = {}
    for line in path.read_bytes().decode().split("\n")[:-1]:
        saved = json.loads(line)
        page = Page(saved["status"], tuple(saved["headers"].items()), _body(saved))
        for address, moments in saved["at"].items():
            for moment in moments:
                at.setdefault(moment, {})[address] = page
    return at


def _line(addresses: Mapping[str, list[str]], page: Page) -> str:
    head = {"at": addresses, "status": page.status, "headers": dict(page.headers)}
    return dumped({**head, **_told(page.body)})


def _told(body: bytes) -> dict[str, Any]:
    """A body as it can be read and compared by a person, from which its bytes come out again."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(body).decode()}
    try:
        value = json.loads(text)
    except ValueError:
        return {"text": text}
    return {"json": value} if dumped(value).encode() == body else {"text": text}


def _body(saved: Mapping[str, Any]) -> bytes:
    if "json" in saved:
        return dumped(saved["json"]).encode()
    if "text" in saved:
        return str(saved["text"]).encode()
    return base64.b64decode(saved["base64"])


def dumped(value: Any) -> str:
    """JSON as the house writes it: no spaces, members in the order in which they come."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


MARK = ">>> "
Words = Mapping[str, Mapping[str, str]]
"""What commands said, by moment and command."""


def write_words(path: Path, at: Words) -> None:
    """Write what commands said, each below a line that says at which moments and which command."""
    written = []
    for command in _in_turn(at.values()):
        moments: dict[str, list[str]] = {}
        for moment, words in at.items():
            if command in words:
                moments.setdefault(words[command], []).append(moment)
        for text, names in moments.items():
            assert text.endswith("\n")
            assert f"\n{MARK}" not in f"\n{text}"
            written.append(f"{MARK}{','.join(names)} | {command}\n{text}")
    path.write_text("".join(written), "utf-8", newline="")


def read_words(path: Path) -> dict[str, dict[str, str]]:
    """What stands in such a file, by moment and command."""
    at: dict[str, dict[str, str]] = {}
    for part in f"\n{path.read_bytes().decode()}".split(f"\n{MARK}")[1:]:
        head, _, text = part.partition("\n")
        names, _, command = head.partition(" | ")
        for moment in names.split(","):
            at.setdefault(moment, {})[command] = text if text.endswith("\n") else f"{text}\n"
    return at


def _in_turn(each: Iterable[Mapping[str, str]]) -> list[str]:
    return list(dict.fromkeys(command for words in each for command in words))
