"""What we say of published files, of any kind of event, and files that were altered."""

import json
from collections.abc import Callable
from typing import Any

from evendeal.draw.finding import Finding
from evendeal.draw.ladder_verify import LADDER
from evendeal.draw.line_ups_file import read_published_line_ups
from evendeal.draw.roots import read_roots
from evendeal.draw.seal_file import format_sealed
from evendeal.draw.verify import Proof
from evendeal.formats import format_of_seal
from support.proof.sealed_event import Published
from support.proof.sealed_ladder import PublishedLadder
from support.proof.sealed_matches import PublishedMatches

AnyPublished = Published | PublishedLadder | PublishedMatches
Change = Callable[[Any], object]

CLOSED_LINE_UPS = b'{"line_ups"'
"""How the file of closed line-ups begins; only events of cards have one."""


def proof_of(seal: bytes) -> Proof[Any, Any]:
    """How the files of an event are read and verified, by its seal."""
    if format_sealed(seal) == LADDER.format:
        return LADDER
    return format_of_seal(seal).files()


def ours(files: list[bytes]) -> tuple[Finding, ...]:
    """Our findings on a seal, the opened luck, and the other files that there are."""
    proof = proof_of(files[0])
    signed = proof.read_seal(files[0])
    closed = [file for file in files[2:] if file.startswith(CLOSED_LINE_UPS)]
    published = [file for file in files[2:] if not file.startswith(CLOSED_LINE_UPS)]
    roots = read_roots(published[0]).roots if published else None
    line_ups = read_published_line_ups(closed[0]).line_ups if closed else None
    opened = proof.read_opened(files[1], signed.seal)
    return proof.verify(signed.seal, opened, roots, line_ups)


def altered(event: AnyPublished, file: int, change: Change) -> list[bytes]:
    """The files of an event of which one is changed."""
    files = list(event.files)
    body = json.loads(files[file])
    change(body)
    files[file] = json.dumps(body).encode()
    return files
