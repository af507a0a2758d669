"""What every proof page has: checkpoints, statements, and how anybody checks an event."""

from collections.abc import Mapping
from dataclasses import dataclass

from evendeal.draw.finding import Finding, Verdict
from evendeal.draw.line_ups_file import LINE_UPS
from evendeal.ids import EventId

ALGORITHM = "dpk1"

WORST: tuple[Verdict, ...] = ("fails", "unproved", "holds")
"""The verdicts, the one that a reader must not miss first."""


@dataclass(frozen=True, slots=True)
class CheckpointProof:
    """A signed position of the log; `valid` if the signature and the log's hash agree."""

    position: int
    hash: str
    signature: str
    at: str
    valid: bool


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that was checked, in words.

    `key` names the same text in the catalogue, and `fields` are what it is given; null and empty
    where there is only the English one, as of a check that fails. Instants are to the minute.
    """

    verdict: Verdict
    text: str
    key: str | None
    fields: Mapping[str, str | int]


def statement(finding: Finding) -> Statement:
    """A finding for a reader."""
    return Statement(finding.verdict, finding.sentence, finding.key or None, finding.fields)


@dataclass(frozen=True, slots=True)
class Commands:
    """What to type to check it oneself: with evendeal, and with Python alone."""

    verify: str
    script: str


def commands(event: EventId, *, roots: bool, line_ups: bool = False) -> Commands:
    """What to type to check it oneself.

    Args:
        roots: whether the roots came after the seal, in a file of their own.
        line_ups: whether line-ups close, and are in a file of their own.
    """
    more = ("root.json",) * roots + (LINE_UPS,) * line_ups
    files = ("seal.json", "opened.json", *more)
    return Commands(f"evendeal verify {event}", f"python3 verify_event.py {' '.join(files)}")
