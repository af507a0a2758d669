"""The worked example of `docs/log.md` is what the program gives."""

import re
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from evendeal.store import open_store
from evendeal.store.checkpoints import KEY
from evendeal.tournament.line import ORIGIN, Draft
from support.events.drafts import CUP

DOCUMENT = Path(__file__).parents[2] / "docs" / "log.md"
SIX = datetime(2026, 5, 1, 18, 0, 0, 250_000, tzinfo=UTC)


def blocks() -> list[list[str]]:
    _, _, text = DOCUMENT.read_text(encoding="utf-8").partition("\n## Worked example\n")
    return [block.splitlines() for block in re.findall(r"^```\n(.*?)^```", text, re.M | re.S)]


def test_a_reader_of_the_document_gets_its_hashes_by_sha_256_alone() -> None:
    (first, first_hash, second, second_hash), _ = blocks()

    assert sha256((ORIGIN + first).encode()).hexdigest() == first_hash
    assert sha256((first_hash + second).encode()).hexdigest() == second_hash


def test_the_program_writes_the_lines_and_the_checkpoint_of_the_document(tmp_path: Path) -> None:
    (_, first_hash, _, second_hash), (checkpoint,) = blocks()
    seat_draw = Draft(1, 0, 0, 0, "seat-draw", {"do": "seated", "by_lot": True})
    raise_to = Draft(1, 2, 17, 0, "t2-4711", {"do": "raise_to", "seat": 3, "chips": 125})

    with closing(open_store(tmp_path)) as store:
        store.vault.keep(CUP, KEY, bytes(range(32)))
        store.log.append(CUP, [seat_draw], SIX, "director")
        store.log.append(CUP, [raise_to], SIX.replace(second=41), "recorder Zoë")
        store.log.checkpoint(CUP, SIX.replace(minute=1))
        hashes = [line.hash for line in store.log.lines(CUP)]
        published = store.publisher.read(CUP, "checkpoints.jsonl")
        public_key = store.log.public_key(CUP).hex()

    assert hashes == [first_hash, second_hash]
    assert published == checkpoint + "\n"
    assert f"\n    {public_key}\n" in DOCUMENT.read_text(encoding="utf-8")
