"""The first director of a house, where two programs start on its log at once."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread

import pytest
from argon2 import PasswordHasher

from evendeal.director.people.desk import PeopleDesk
from evendeal.formats.seat_teams.life import Desk
from evendeal.store.busy import Patience
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.views.people import NoSuchInvitation
from evendeal.views.roles import HOUSE
from support.desks import desks_over
from support.threads import SOON


class Programs:
    """Two programs on one log; the second one works while the first is between two steps.

    Attributes:
        through: the second is through, or waits for the first.
    """

    def __init__(self, desk: Desk, path: Path) -> None:
        self.through = Event()
        waiting = Patience(SOON, lambda _: self.through.set())
        self.registers = SqlRegister(path), SqlRegister(path, waiting)
        hasher = Argon2Passwords(PasswordHasher(1, 8, 1))
        doors = [PeopleDesk(desks_over(desk), desk.adapters, r, hasher) for r in self.registers]
        self.first, self.second = doors

    def between(self, work: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> Thread:
        """The thread of the second, which starts once the first has read the codes there are."""

        def second() -> None:
            work()
            self.through.set()

        thread, register = Thread(target=second, daemon=True), self.registers[0]
        read = register.invitations

        def read_and_stay() -> object:
            found = read()
            monkeypatch.undo()
            thread.start()
            assert self.through.wait(SOON)
            return found

        monkeypatch.setattr(register, "invitations", read_and_stay)
        return thread

    def open_codes(self) -> int:
        return sum(each.ended is None for each in self.registers[0].invitations())


@pytest.fixture
def programs(desk: Desk, folder: Path) -> Iterator[Programs]:
    found = Programs(desk, folder / "log.sqlite")
    yield found
    for each in found.registers:
        each.close()


def test_two_programs_that_start_at_once_have_one_good_code(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[str | None] = []
    thread = programs.between(lambda: codes.append(programs.second.first_invitation()), monkeypatch)
    codes.append(programs.first.first_invitation())
    thread.join(SOON)

    assert None not in codes
    assert len(set(codes)) == 2
    assert programs.open_codes() == 1


def test_whoever_takes_the_code_while_a_program_starts_is_the_only_first_director(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = programs.first.first_invitation()
    assert old is not None

    def ann_takes_it() -> None:
        try:
            programs.second.join(
                old, name="Ann", password="correct horse", token=None, address="", label=""
            )
        except NoSuchInvitation:
            refusals.append(old)

    refusals: list[str] = []
    thread = programs.between(ann_takes_it, monkeypatch)
    new = programs.first.first_invitation()
    thread.join(SOON)

    assert new is not None
    assert refusals == [old]
    assert (programs.open_codes(), programs.registers[0].accounts()) == (1, ())
    assert programs.first.invitation(new, address="").event == HOUSE
