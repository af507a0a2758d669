"""The register in the log's database: beside the lines, all or nothing, and upgraded."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from evendeal.director.people.ports import StoredAccount, StoredDeed, StoredInvitation, Taken
from evendeal.ids import EventId
from evendeal.store import open_store
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.store.schema import METADATA
from evendeal.tournament.line import Draft
from evendeal.views.people import NameInUse, NoSuchInvitation
from evendeal.views.roles import Grant, Role
from support.events.drafts import CUP, NOON
from support.refusals import refused

AT = "2026-01-02T18:00:00.000Z"
CODE = StoredInvitation("i1", "c" * 64, Grant(Role.DIRECTOR, CUP), True, AT, "Ann", AT)
ANN = StoredAccount("a1", "Ann", "ann", "hash", AT)


def register_in(folder: Path) -> SqlRegister:
    open_store(folder).close()
    return SqlRegister(folder / "log.sqlite")


def test_a_log_from_before_there_were_people_is_brought_up_to_date(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        store.log.append(CUP, [Draft(1, 1, 1, 0, "k", {"do": "check"})], NOON, "ann")
        before = list(store.log.lines(CUP))
    with closing(sqlite3.connect(tmp_path / "log.sqlite")) as old:
        for table in reversed(METADATA.sorted_tables):
            if table.name != "lines":
                old.execute(f"DROP TABLE {table.name}")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
        old.commit()

    with closing(open_store(tmp_path)) as store:
        assert list(store.log.lines(CUP)) == before
        assert store.log.audit(CUP).broken == ()
    with closing(SqlRegister(tmp_path / "log.sqlite")) as register:
        register.write([CODE])
        assert register.invitations() == (CODE,)


def test_people_change_nothing_about_the_lines(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        store.log.append(CUP, [Draft(1, 1, 1, 0, "k", {"do": "check"})], NOON, "ann")
        head = store.log.head(CUP)
        with closing(SqlRegister(tmp_path / "log.sqlite")) as register:
            register.write([CODE, ANN, Taken("i1")])
        store.log.append(CUP, [Draft(1, 1, 1, 1, "l", {"do": "check"})], NOON, "ann")

        assert store.log.head(CUP)[0] == head[0] + 1
        assert store.log.read_only(CUP) is None


def test_a_deed_is_never_changed_or_removed(tmp_path: Path) -> None:
    with closing(register_in(tmp_path)) as register:
        register.write([StoredDeed(AT, CUP, "Ann", "invited", "Bo")])
    with closing(sqlite3.connect(tmp_path / "log.sqlite")) as connection:
        for deed in ("UPDATE people_deeds SET by = 'Eve'", "DELETE FROM people_deeds"):
            with pytest.raises(sqlite3.IntegrityError, match="never changed or removed"):
                connection.execute(deed)


def test_of_many_who_take_one_code_at_once_one_gets_it(tmp_path: Path) -> None:
    with closing(register_in(tmp_path)) as register:
        register.write([CODE])

        def take(number: int) -> bool:
            account = replace(ANN, id=f"a{number}", name_key=f"ann{number}")
            try:
                register.write([Taken("i1"), account])
            except NoSuchInvitation:
                return False
            return True

        with ThreadPoolExecutor(8) as pool:
            assert sum(pool.map(take, range(8))) == 1
        assert len(register.accounts()) == 1


def test_what_is_refused_in_the_middle_has_written_nothing(tmp_path: Path) -> None:
    with closing(register_in(tmp_path)) as register:
        register.write([CODE, ANN])

        with refused(NameInUse):
            register.write([Taken("i1"), replace(ANN, id="a2")])
        assert register.invitation("i1") == CODE


def test_deeds_of_another_event_are_not_shown(tmp_path: Path) -> None:
    with closing(register_in(tmp_path)) as register:
        deeds = [StoredDeed(AT, EventId(e), "Ann", "invited", "") for e in ("cup", "other", "")]
        register.write(deeds)

        assert [deed.event for deed in register.deeds(CUP)] == ["", "cup"]


def test_whom_nobody_knows_is_the_same_work_as_a_wrong_password() -> None:
    """Or the time of an answer would tell which names there are."""
    worked: list[tuple[Parameters, type[Exception] | None]] = []

    class Seen(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            failed = None
            try:
                return super().verify(hash, password)
            except Exception as error:
                failed = type(error)
                raise
            finally:
                worked.append((extract_parameters(str(hash)), failed))

    passwords = Argon2Passwords(Seen(1, 8, 1))
    known = passwords.hash("correct horse")
    assert not passwords.verify(known, "a wrong one")
    assert not passwords.verify(None, "a wrong one")
    assert not passwords.verify(None, "")

    assert worked == [(extract_parameters(known), VerifyMismatchError)] * 3


@pytest.mark.long
def test_a_password_is_hashed_by_argon2id_with_a_salt_of_its_own() -> None:
    passwords = Argon2Passwords()
    first, second = passwords.hash("correct horse"), passwords.hash("correct horse")

    assert first.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert first != second
    assert passwords.verify(first, "correct horse")
    assert not passwords.verify(first, "correct hors")
    assert not passwords.verify("", "correct horse")
    assert not passwords.outdated(first)
    assert passwords.outdated(PasswordHasher(1, 8, 1).hash("correct horse"))
