"""In which line of an event's file a key stands: TOML readers do not say."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

_HEAD = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_-]+)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*(?:([A-Za-z0-9_-]+)|"([^"]+)"|'([^']+)')\s*=""")


@dataclass(frozen=True, slots=True)
class EventLines:
    """The lines of a file by place, from 1: of headings (`boards[2]`) and keys (`play.games`)."""

    lines: Mapping[str, int]

    @classmethod
    def of(cls, text: str) -> "EventLines":
        """The lines of a text that TOML reads.

        Headings and keys are found by how a line begins. A line within a text of several lines
        that looks like one is taken for one; such a text has no place in an event's file.
        """
        lines: dict[str, int] = {}
        counts: dict[str, int] = {}
        section = ""
        for number, line in enumerate(text.splitlines(), 1):
            head = _HEAD.match(line)
            if head is not None:
                section = head[2]
                lines.setdefault(section, number)
                if head[1] == "[[":
                    counts[section] = counts.get(section, 0) + 1
                    section = f"{section}[{counts[section]}]"
                lines.setdefault(section, number)
                continue
            key = _KEY.match(line)
            if key is not None:
                name = key[1] or key[2] or key[3]
                lines.setdefault(f"{section}.{name}" if section else name, number)
        return cls(lines)

    def line(self, where: str) -> int | None:
        """The line of a place, or of what it is part of; None if nothing of it is there.

        Args:
            where: a place as refusals name it, e.g. `entries[3].players[2]`, `final`.
        """
        while where:
            if where in self.lines:
                return self.lines[where]
            # Within a list of one key first, then the section that the key is missing in.
            cut = where.rpartition("[")[0] if where.endswith("]") else where.rpartition(".")[0]
            where = cut
        return None
