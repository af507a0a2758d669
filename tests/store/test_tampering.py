"""Whatever is done to the files of a log, it is found, and the sentence names the place."""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from evendeal.director.ports import Audit, BrokenLog
from evendeal.ids import EventId
from evendeal.store import NotALog, Store, open_store
from evendeal.tournament.line import ORIGIN, Draft, check_chain, line_text, text_hash
from support.events.drafts import CUP, NOON
from support.refusals import refused
from support.sentences import in_golden_file

LINES = 250
"""Under checkpoints at 100, 120 (asked for), 200 and 245 (asked for)."""

COLUMNS = ["session", "table_no", "deal", "n", "key", "body", "at", "by", "previous", "hash"]


def play(store: Store, first: int, last: int) -> None:
    for position in range(first, last + 1):
        deal, n = divmod(position - 1, 10)
        body = {"do": "raise_to", "seat": n % 6 + 1, "chips": 50 + position}
        store.log.append(CUP, [Draft(1, 1, deal + 1, n, f"key {position}", body)], NOON, "ann")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    store = open_store(folder)
    play(store, 1, 120)
    store.log.checkpoint(CUP, NOON)
    play(store, 121, 245)
    store.log.checkpoint(CUP, NOON)
    play(store, 246, LINES)
    store.close()
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "copy"))


@contextmanager
def by_force(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database as somebody has it who minds neither triggers nor checks."""
    with closing(sqlite3.connect(folder / "log.sqlite")) as connection:
        connection.execute("DROP TRIGGER IF EXISTS lines_no_update")
        connection.execute("DROP TRIGGER IF EXISTS lines_no_delete")
        connection.execute("PRAGMA ignore_check_constraints=ON")
        yield connection
        connection.commit()


def audit(folder: Path, public_key: bytes | None = None) -> Audit:
    """What the log says of itself; a break must also keep it from being written."""
    with closing(open_store(folder)) as store:
        found = store.log.audit(CUP, public_key)
        if public_key is None:
            why = store.log.read_only(CUP)
            assert why == (found.broken[0].why if found.broken else None)
            if found.broken:
                with refused(BrokenLog, event="cup", position=found.broken[0].position):
                    store.log.append(CUP, [Draft(1, 9, 9, 0, "new", {})], NOON, "ann")
                with refused(BrokenLog, event="cup"):
                    store.log.checkpoint(CUP, NOON)
        assert check_chain(store.log.lines(CUP)) is None
        return found


def test_a_log_that_nobody_touched_holds(folder: Path) -> None:
    found = audit(folder)

    assert (found.lines, found.broken, found.signed) == (LINES, (), 245)
    assert [(point.position, why) for point, why in found.checkpoints] == [
        (100, None),
        (120, None),
        (200, None),
        (245, None),
    ]


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    position=st.integers(1, LINES),
    column=st.sampled_from(COLUMNS),
    place=st.integers(0, 200),
    bits=st.integers(1, 255),
)
def test_any_byte_of_any_field_that_changes_is_found_and_its_line_is_named(
    played: Path,
    tmp_path_factory: pytest.TempPathFactory,
    position: int,
    column: str,
    place: int,
    bits: int,
) -> None:
    folder = tmp_path_factory.getbasetemp() / "flipped"
    if not folder.exists():
        shutil.copytree(played, folder)
    update = f'UPDATE lines SET "{column}" = CAST(CAST(? AS TEXT) AS {{}}) WHERE position = ?'
    with by_force(folder) as connection:
        select = (
            f'SELECT CAST("{column}" AS BLOB), typeof("{column}") FROM lines WHERE position = ?'
        )
        content, kind = connection.execute(select, (position,)).fetchone()
        changed = bytearray(content)
        changed[place % len(content)] ^= bits
        if kind == "integer":
            assume(changed.isdigit() and int(changed) != int(content))
        try:
            connection.execute(update.format(kind), (bytes(changed), position))
        except sqlite3.IntegrityError:
            assume(False)  # the database would not have it

    try:
        with closing(open_store(folder)) as store:
            why = store.log.read_only(CUP)
            with refused(BrokenLog) as refusal:
                store.log.append(CUP, [Draft(1, 9, 9, 0, "new", {})], NOON, "ann")
            readable = [line.position for line in store.log.lines(CUP)]
    finally:
        with by_force(folder) as connection:
            connection.execute(update.format(kind), (content, position))

    assert refusal.value.position == position
    assert f"line {position} " in refusal.value.why
    assert why == refusal.value.why
    assert readable == [*range(1, position)]


@pytest.mark.parametrize("value", [b"\x00\xff", b"\xff\xfe", "fold"])
def test_a_body_that_is_no_json_or_no_text_is_found_at_its_line(
    folder: Path, value: bytes | str
) -> None:
    with by_force(folder) as connection:
        connection.execute("UPDATE lines SET body = ? WHERE position = 17", (value,))
    assert audit(folder).broken[0].position == 17

    with by_force(folder) as connection:
        connection.execute("UPDATE lines SET body = CAST(? AS TEXT) WHERE position = 17", (value,))
    assert audit(folder).broken[0].position == 17


def test_a_body_written_in_another_way_is_altered_even_if_it_means_the_same(folder: Path) -> None:
    with by_force(folder) as connection:
        connection.execute("UPDATE lines SET body = body || ' ' WHERE position = 17")

    (broken,) = audit(folder).broken
    assert broken.position == 17
    in_golden_file(broken.why)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("body", body) for body in ("nope", "[1]", "5", "null", '"A"', "[" * 9_000)),
        *((column, "x") for column in ("session", "table_no", "deal", "n")),
        ("deal", 1.5),
    ],
)
def test_what_no_line_can_be_is_refused_though_the_chain_was_written_anew_around_it(
    folder: Path, column: str, value: object
) -> None:
    with by_force(folder) as log:
        log.execute(f"UPDATE lines SET {column} = ? WHERE position = 150", (value,))
        rows = log.execute(f"SELECT position, event, {', '.join(COLUMNS[:8])} FROM lines")
        previous = ORIGIN
        for row in sorted(rows):
            hash = text_hash(previous, line_text(*row))
            changed = (previous, hash, row[0])
            log.execute("UPDATE lines SET previous = ?, hash = ? WHERE position = ?", changed)
            previous = hash

    with closing(open_store(folder)) as store:
        lines = store.log.lines(CUP)
        assert [next(lines).position for _ in range(149)] == list(range(1, 150))
        with refused(BrokenLog, event="cup", position=150):
            next(lines)


def test_a_line_removed_in_the_middle_is_missing(folder: Path) -> None:
    with by_force(folder) as connection:
        connection.execute("DELETE FROM lines WHERE position = 42")

    found = audit(folder)

    assert found.broken[0].position == 42
    in_golden_file(found.broken[0].why)
    assert found.signed == 0


def test_lines_removed_at_the_end_are_missed_by_the_checkpoint(folder: Path) -> None:
    with by_force(folder) as connection:
        connection.execute("DELETE FROM lines WHERE position > 240")

    found = audit(folder)

    (broken,) = found.broken
    assert broken.position == 245
    in_golden_file(broken.why)
    assert found.signed == 200


def test_a_log_emptied_altogether_is_missed_too(folder: Path) -> None:
    with by_force(folder) as connection:
        connection.execute("DELETE FROM lines")

    with closing(open_store(folder)) as store:
        assert store.log.read_only(CUP)
        with refused(BrokenLog, event="cup", position=100):
            store.log.append(CUP, [Draft(1, 1, 1, 0, "new", {})], NOON, "ann")


def test_lines_that_change_places_are_found_at_the_first(folder: Path) -> None:
    with by_force(folder) as connection:
        for old, new in ((60, 9060), (70, 60), (9060, 70)):
            connection.execute("UPDATE lines SET position = ? WHERE position = ?", (new, old))

    assert audit(folder).broken[0].position == 60


def test_a_line_moved_to_another_event_is_missing_in_its_own(folder: Path) -> None:
    with by_force(folder) as connection:
        connection.execute("UPDATE lines SET event = 'cuq' WHERE position = 42")

    assert audit(folder).broken[0].position == 42
    with closing(open_store(folder)) as store:
        in_golden_file(str(store.log.read_only(EventId("cuq"))))


def test_a_chain_written_anew_after_a_change_meets_the_signed_hash(folder: Path) -> None:
    with by_force(folder) as connection:
        connection.execute(
            "UPDATE lines SET body = replace(body, 'raise_to', 'fold') WHERE position = 130"
        )
        previous = ORIGIN
        rows = connection.execute(
            "SELECT position, event, session, table_no, deal, n, key, body, at, by FROM lines "
            "ORDER BY position"
        ).fetchall()
        for row in rows:
            hash = text_hash(previous, line_text(*row))
            connection.execute(
                "UPDATE lines SET previous = ?, hash = ? WHERE position = ?",
                (previous, hash, row[0]),
            )
            previous = hash

    found = audit(folder)

    assert (found.broken[0].position, found.signed) == (200, 120)
    in_golden_file(found.broken[0].why)


def edit(folder: Path, change: Callable[[list[str]], object]) -> None:
    path = folder / "published" / "cup" / "checkpoints.jsonl"
    lines = path.read_text().splitlines()
    change(lines)
    path.write_text("".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize(("index", "position"), [(0, 100), (1, 120), (2, 200), (3, 245)])
def test_a_removed_checkpoint_is_named_by_its_line(folder: Path, index: int, position: int) -> None:
    edit(folder, lambda lines: lines.pop(index))

    found = audit(folder)

    (broken,) = found.broken
    assert broken.position == position
    in_golden_file(broken.why)


def test_all_checkpoints_removed_are_missed(folder: Path) -> None:
    shutil.rmtree(folder / "published")

    assert [broken.position for broken in audit(folder).broken] == [100, 120, 200, 245]


def test_checkpoints_in_another_order_are_named(folder: Path) -> None:
    edit(folder, lambda lines: lines.insert(0, lines.pop(1)))

    first, *_ = audit(folder).broken
    assert first.position == 100
    in_golden_file(first.why)


@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(place=st.integers(0, 10_000), bits=st.integers(1, 255))
def test_any_byte_of_the_checkpoints_that_changes_is_found(
    played: Path, tmp_path_factory: pytest.TempPathFactory, place: int, bits: int
) -> None:
    folder = tmp_path_factory.getbasetemp() / "flipped-checkpoints"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(played, folder)
    path = folder / "published" / "cup" / "checkpoints.jsonl"
    content = bytearray(path.read_bytes())
    content[place % len(content)] ^= bits
    path.write_bytes(content)

    found = audit(folder)

    assert found.broken
    assert "checkpoint" in found.broken[0].why


def test_checkpoints_of_another_key_are_not_those_of_the_event(folder: Path) -> None:
    stranger = Ed25519PrivateKey.generate().public_key().public_bytes_raw()

    found = audit(folder, stranger)

    assert found.broken[0].position == 100
    in_golden_file(found.broken[0].why)
    assert found.signed == 0


def test_a_copy_without_the_vault_is_checked_with_the_key_of_the_seal(folder: Path) -> None:
    with closing(open_store(folder)) as store:
        public_key = store.log.public_key(CUP)
    shutil.rmtree(folder / "secrets")

    assert audit(folder, public_key).signed == 245
    assert audit(folder).broken[0].position == 100
    in_golden_file(audit(folder).broken[0].why)
    edit(folder, lambda lines: lines.pop(0))
    assert audit(folder, public_key).broken[0].position == 100


def test_tampering_while_the_log_is_open_is_found_at_the_next_line(folder: Path) -> None:
    with closing(open_store(folder)) as store:
        with by_force(folder) as connection:
            connection.execute("DELETE FROM lines WHERE position = ?", (LINES,))

        with refused(BrokenLog, event="cup", position=250):
            store.log.append(CUP, [Draft(1, 9, 9, 0, "new", {})], NOON, "ann")
        assert store.log.read_only(CUP) is not None


def test_a_forged_line_written_by_another_program_is_found(folder: Path) -> None:
    with closing(open_store(folder)) as store:
        with by_force(folder) as connection:
            connection.execute(
                "INSERT INTO lines SELECT event, position + 1, session, table_no, deal + 1, n, "
                "'forged', body, at, by, hash, previous FROM lines WHERE position = ?",
                (LINES,),
            )

        with refused(BrokenLog, event="cup", position=LINES + 1):
            store.log.append(CUP, [Draft(1, 9, 9, 0, "new", {})], NOON, "ann")
        assert [line.position for line in store.log.lines(CUP)][-1] == LINES


@pytest.mark.parametrize("start", range(0, 100, 9))
def test_a_damaged_file_is_read_as_far_as_it_goes_or_refused(folder: Path, start: int) -> None:
    path = folder / "log.sqlite"
    content = bytearray(path.read_bytes())
    at = len(content) * start // 100
    content[at : at + 3000] = b"\xa5" * len(content[at : at + 3000])
    path.write_bytes(content)

    try:
        store = open_store(folder)
    except NotALog:
        return
    with closing(store):
        assert check_chain(store.log.lines(CUP)) is None
        if store.log.events():
            store.log.audit(CUP)


def test_what_is_published_holds_no_secret(folder: Path) -> None:
    for line in (folder / "published" / "cup" / "checkpoints.jsonl").read_text().splitlines():
        assert sorted(json.loads(line)) == ["at", "event", "hash", "position", "signature"]
    secret = (folder / "secrets" / "cup" / "signing-key").read_bytes()
    for path in folder.rglob("*"):
        if path.is_file() and "secrets" not in path.parts:
            assert secret not in path.read_bytes()
