"""What the house means to say otherwise than it did: a map from golden pages to today's.

Golden archives are never written anew. Where an address, a word or a member of a page is changed
on purpose, an entry of `meant.toml` says from what to what and why, and is applied to the golden
side before it is compared.
"""

import json
import re
import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from support.archives.derived import DERIVED
from support.archives.pages import Page, dumped
from support.archives.place import GOLDEN

MEANT = GOLDEN / "meant.toml"
PART = r"[^/?]+"
INDENTED = re.compile(r"^(\{\n.*?^\})$", re.DOTALL | re.MULTILINE)
"""An object over several lines, in what a command says."""


class NotAMap(Exception):
    """An entry of the map that says nothing, or not why."""

    def __init__(self, *, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


KINDS = {
    "address": {"old", "new"},
    "gone": {"address"},
    "key": {"old", "new"},
    "dropped": {"key"},
    "added": {"beside", "key"},
    "value": {"key", "old", "new"},
    "text": {"old", "new"},
    "command": {"old", "new"},
    "answer": {"command", "old", "new"},
}
"""What an entry of each kind has to say; every one says `reason` too."""
MAY = {
    "address": {"lists"},
    "gone": {"status", "name"},
    "key": {"pages"},
    "dropped": {"pages", "beside"},
    "added": {"pages", "value", "derived"},
    "value": {"pages"},
    "text": {"pages"},
}
"""What it may say besides.

`pages` are patterns of the old addresses where it holds; `name` is that of the refusal that a page
was. An added member has a `value`, or one that is `derived` from the golden pages by what has that
name in `support.archives.derived`. With `lists = "joined"` lists that move to the address of
another are one list with that.
"""


class Where(NamedTuple):
    """A golden page, and all those of its moment."""

    address: str
    pages: Mapping[str, Page]


def in_words(text: str) -> Where:
    """JSON among the words of a command: no page but itself."""
    return Where("", {"": Page(200, (), text.encode())})


def indented(value: Any) -> str:
    """JSON as commands print it for people."""
    return json.dumps(value, ensure_ascii=False, indent=2)


@dataclass
class Entry:
    """One entry of the map, and how often it has changed something."""

    kind: str
    number: int
    says: Mapping[str, Any]
    changes: int = field(default=0, compare=False)

    @property
    def name(self) -> str:
        """What a test calls it."""
        return f"{self.kind} {self.number}: {self.says['reason']}"

    def holds_at(self, address: str) -> bool:
        """Whether it is about this page."""
        patterns = self.says.get("pages")
        return patterns is None or any(pattern_of(each).fullmatch(address) for each in patterns)

    def added(self, beside: Mapping[str, Any], where: Where) -> Any:
        """The member that this entry adds to an object of a golden page."""
        if "value" in self.says:
            return json.loads(self.says["value"])
        return DERIVED[self.says["derived"]](beside, where.address, where.pages)


@dataclass(frozen=True)
class Meant:
    """The whole map."""

    entries: tuple[Entry, ...]

    def pages(self, golden: Mapping[str, Page]) -> dict[str, Page]:
        """Golden pages as they should be served today."""
        if not self.entries:
            return dict(golden)
        found: dict[str, Page] = {}
        lists: list[tuple[str, Page]] = []
        for address, page in golden.items():
            if self._gone(address, page):
                continue
            now, joined = self._address(address)
            changed = page._replace(body=self._body(Where(address, golden), page.body))
            if joined and now in golden:
                lists.append((now, changed))
            elif found.setdefault(now, changed) != changed:
                raise NotAMap(where=now, why="two golden pages that differ should both be here")
        for now, page in lists:
            found[now] = _joined(now, found[now], page)
        return found

    def words(self, golden: Mapping[str, str]) -> dict[str, str]:
        """What commands said as they should say it today."""
        if not self.entries:
            return dict(golden)
        return {
            self._command(command): self._lines(self._answer(command, text))
            for command, text in golden.items()
        }

    def idle(self) -> list[str]:
        """The entries that have changed nothing so far."""
        return [entry.name for entry in self.entries if not entry.changes]

    def _of(self, kind: str) -> Iterable[Entry]:
        return (entry for entry in self.entries if entry.kind == kind)

    def _gone(self, address: str, page: Page) -> bool:
        for entry in self._of("gone"):
            same = page.status == entry.says.get("status", page.status)
            if same and "name" in entry.says:
                same = json.loads(page.body)["name"] == entry.says["name"]
            if same and pattern_of(entry.says["address"]).fullmatch(address):
                entry.changes += 1
                return True
        return False

    def _address(self, address: str) -> tuple[str, bool]:
        """Where a page is now, and whether it is a list that is joined with another there."""
        for entry in self._of("address"):
            found = pattern_of(entry.says["old"]).fullmatch(address)
            if found:
                entry.changes += 1
                now = str(entry.says["new"]).format(**found.groupdict())
                return now, entry.says.get("lists") == "joined"
        return address, False

    def _command(self, command: str) -> str:
        for entry in self._of("command"):
            if entry.says["old"] in command:
                entry.changes += 1
                command = command.replace(entry.says["old"], entry.says["new"])
        return command

    def _answer(self, command: str, text: str) -> str:
        """What a command answers; a line of it is changed whole."""
        lines = text.split("\n")
        for entry in self._of("answer"):
            if not pattern_of(entry.says["command"]).fullmatch(command):
                continue
            for at, line in enumerate(lines):
                same = pattern_of(entry.says["old"]).fullmatch(line)
                if same:
                    entry.changes += 1
                    lines[at] = str(entry.says["new"]).format(**same.groupdict())
        return "\n".join(lines)

    def _body(self, where: Where, body: bytes) -> bytes:
        try:
            text = body.decode()
        except UnicodeDecodeError:
            return body
        whole = self._json(text, where)
        if whole is not None:
            return whole.encode()
        return "\n".join(self._line(line, where) for line in text.split("\n")).encode()

    def _lines(self, text: str) -> str:
        pieces = INDENTED.split(text)
        return "".join(
            self._indented(piece) if n % 2 else self._plain(piece) for n, piece in enumerate(pieces)
        )

    def _plain(self, text: str) -> str:
        return "\n".join(self._line(line, in_words(line)) for line in text.split("\n"))

    def _indented(self, text: str) -> str:
        """JSON over several lines, as it stands below a sentence; as text where it is none."""
        try:
            value = json.loads(text)
        except ValueError:
            return self._plain(text)
        if indented(value) != text:
            return self._plain(text)
        return indented(self._value(value, "", in_words(text)))

    def _line(self, line: str, where: Where) -> str:
        """A line of text; a message of a stream and a command may have JSON in it."""
        head = "data: " if line.startswith("data: ") else ""
        answer = self._json(line.removeprefix(head), where)
        return f"{head}{answer}" if answer is not None else self._text(line, where)

    def _json(self, text: str, where: Where) -> str | None:
        """The changed JSON; None if it is none, or written in another way than the house's."""
        if not text.startswith(("{", "[")):
            return None
        try:
            value = json.loads(text)
        except ValueError:
            return None
        return dumped(self._value(value, "", where)) if dumped(value) == text else None

    def _value(self, value: Any, key: str, where: Where) -> Any:
        if isinstance(value, list):
            return [self._value(each, key, where) for each in value]
        if isinstance(value, dict):
            return self._members(value, where)
        for entry in self._of("value"):
            if (
                entry.says["key"] == key
                and entry.says["old"] == value
                and entry.holds_at(where.address)
            ):
                entry.changes += 1
                return entry.says["new"]
        return self._text(value, where) if isinstance(value, str) else value

    def _members(self, value: Mapping[str, Any], where: Where) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for key, each in value.items():
            dropped = self._first("dropped", "key", key, where, beside=value)
            if dropped is not None:
                continue
            renamed = self._first("key", "old", key, where)
            made[renamed.says["new"] if renamed else key] = self._value(each, key, where)
            for entry in self._of("added"):
                beside = entry.says["beside"]
                if (
                    beside[-1] == key
                    and set(beside) <= set(value)
                    and entry.holds_at(where.address)
                ):
                    entry.changes += 1
                    made[entry.says["key"]] = entry.added(value, where)
        return made

    def _first(
        self, kind: str, says: str, key: str, where: Where, beside: Collection[str] = ()
    ) -> Entry | None:
        for entry in self._of(kind):
            there = set(entry.says.get("beside", ())) <= set(beside)
            if entry.says[says] == key and there and entry.holds_at(where.address):
                entry.changes += 1
                return entry
        return None

    def _text(self, text: str, where: Where) -> str:
        for entry in self._of("text"):
            if entry.says["old"] in text and entry.holds_at(where.address):
                entry.changes += 1
                text = text.replace(entry.says["old"], entry.says["new"])
        return text


def _joined(address: str, first: Page, second: Page) -> Page:
    """Two lists as one, which is right where one of them is empty."""
    both = [json.loads(page.body) for page in (first, second)]
    if [] not in both:
        raise NotAMap(where=address, why="nobody knows in which order two lists are one")
    return first._replace(body=dumped([*both[0], *both[1]]).encode())


def read_map(text: str) -> Meant:
    """The map in a TOML text.

    Raises:
        NotAMap: an entry is of no kind, lacks something, says the old again, or not why.
    """
    entries = []
    for kind, listed in tomllib.loads(text).items():
        for number, says in enumerate(listed, 1):
            where = f"{kind} {number}"
            if kind not in KINDS:
                raise NotAMap(where=where, why=f"there is no such kind, only {', '.join(KINDS)}")
            has, needs = set(says), KINDS[kind] | {"reason"}
            if not needs <= has <= needs | MAY.get(kind, set()):
                raise NotAMap(where=where, why=f"it has to say {', '.join(sorted(needs))}")
            if kind == "added" and len(has & {"value", "derived"}) != 1:
                raise NotAMap(where=where, why="it has to say either value or derived")
            if says.get("derived") not in {None, *DERIVED}:
                raise NotAMap(where=where, why=f"nothing derives a {says['derived']}")
            if not str(says["reason"]).strip():
                raise NotAMap(where=where, why="it does not say why")
            if "old" in says and says["old"] == says["new"]:
                raise NotAMap(where=where, why="the new is the old")
            entries.append(Entry(kind, number, says))
    return Meant(tuple(entries))


def meant(path: Path = MEANT) -> Meant:
    """The map of this house."""
    return read_map(path.read_text("utf-8"))


def pattern_of(address: str) -> "re.Pattern[str]":
    """The addresses that `/api/events/{event}/tables` stands for; a part is any one segment."""
    pieces = re.split(r"\{(\w+)\}", address)
    return re.compile(
        "".join(
            f"(?P<{piece}>{PART})" if at % 2 else re.escape(piece)
            for at, piece in enumerate(pieces)
        )
    )
