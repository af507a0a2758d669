"""Who is let in, how, and for how long."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Lock
from types import NoneType
from typing import Any
from unittest.mock import ANY

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from evendeal.director.people.codes import digest, digest_of_code
from evendeal.director.people.desk import PeopleDesk
from evendeal.director.people.events import HouseEvents
from evendeal.director.people.invited import ATTEMPTS
from evendeal.director.people.ports import StoredAccount, StoredDevice, StoredInvitation
from evendeal.director.ports import BrokenLog
from evendeal.director.rate_limiter import by_address
from evendeal.director.shared import Shared
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EntryId, EventId, SessionNo, TableNo
from evendeal.store.people import SqlRegister
from evendeal.store.people_passwords import Argon2Passwords
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.absent import NoSuchEvent
from evendeal.views.people import (
    AccountNeeded,
    HandoverUnbacked,
    InvitationUnfit,
    NameInUse,
    NameUnfit,
    NoSuchInvitation,
    NoSuchPerson,
    PasswordUnfit,
    RolesClash,
    SignInRefused,
    TooManyTries,
)
from evendeal.views.roles import HOUSE, Grant, Role, clash
from support.clock import Moved
from support.desks import desks_over
from support.events.poker import CUP, DUEL, begun, event_of, toml
from support.offices import poker_office
from support.refusals import refused

PER_NAME, PER_ADDRESS = ATTEMPTS["name"].most, ATTEMPTS["address"].most
SECRET = "correct horse battery"
HERE = {"address": "192.0.2.1", "label": "Chrome, Android"}


class Door(PeopleDesk):
    """The door with its clock and its register in reach of a test."""

    clock: Moved
    register: SqlRegister

    def code(self, role: Role, event: EventId = CUP, **place: object) -> str:
        return self.make_code(event, role, by="Ann", **place).code  # type: ignore[arg-type]

    def take(self, code: str, name: str | None = None, token: str | None = None) -> str:
        return self.join(code, name=name, password=SECRET, token=token, **HERE)

    def roles(self, token: str) -> set[Role]:
        person = self.person_of(token)
        return {grant.role for grant in person.grants} if person else set()


@pytest.fixture
def door(desk: Desk, folder: Path) -> Iterator[Door]:
    clock = Moved()
    begun(desk, event_of(**DUEL))
    desk.adapters = replace(desk.adapters, clock=clock)
    register = SqlRegister(folder / "log.sqlite")
    hasher = Argon2Passwords(PasswordHasher(1, 8, 1))
    made = Door(desks_over(desk), desk.adapters, register, hasher)
    made.clock, made.register = clock, register
    yield made
    register.close()


def test_who_takes_a_directors_code_has_an_account_and_directs(door: Door) -> None:
    token = door.take(door.code(Role.DIRECTOR), "Ann")

    person = door.person_of(token)
    assert person is not None
    assert (person.name, person.grants) == ("Ann", (Grant(Role.DIRECTOR, CUP),))
    again = door.sign_in("  ann ", SECRET, **HERE)
    assert again != token
    assert door.person_of(again) == person


def test_an_accounts_code_is_used_up_by_the_first_who_takes_it(door: Door) -> None:
    code = door.code(Role.CUSTODIAN)
    door.take(code, "Ann")

    with pytest.raises(NoSuchInvitation):
        door.take(code, "Bea")


def test_a_tables_code_is_good_for_several_devices_until_it_ends(door: Door) -> None:
    code = door.code(Role.RECORDER, table=1)
    first, second = door.take(code, "Bo"), door.take(code)

    assert [door.person_of(t).name for t in (first, second)] == ["Bo (table 1)", "table 1"]  # type: ignore[union-attr]
    (invitation,) = door.people(CUP).invitations
    assert invitation.taken == 2
    door.end_invitation(CUP, invitation.id, by="Ann")
    assert [door.person_of(t) for t in (first, second)] == [None, None]
    with pytest.raises(NoSuchInvitation):
        door.take(code)


def test_a_code_is_good_for_its_days_and_no_longer(door: Door) -> None:
    code = door.code(Role.RECORDER, table=1, days=2)
    token = door.take(code)
    door.clock.move(days=2, seconds=1)

    assert door.person_of(token) is None
    with pytest.raises(NoSuchInvitation):
        door.take(code)


def test_no_password_no_code_and_no_cookie_lies_in_the_register(door: Door, folder: Path) -> None:
    code = door.code(Role.DIRECTOR)
    token = door.take(code, "Ann")
    door.register.close()

    kept = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    for word in (SECRET, code, token):
        assert word.encode() not in kept


def test_a_wrong_password_and_a_wrong_name_are_refused_in_the_same_words(door: Door) -> None:
    door.take(door.code(Role.DIRECTOR), "Ann")
    said = []
    for name, password in (("Ann", "guessed it"), ("Nobody", SECRET), ("", ""), ("Ann", "")):
        with pytest.raises(SignInRefused) as refusal:
            door.sign_in(name, password, **HERE)
        said.append((str(refusal.value), refusal.value.fields))

    assert said == [said[0]] * 4


def test_who_guesses_waits_and_who_waits_may_sign_in(door: Door) -> None:
    door.take(door.code(Role.DIRECTOR), "Ann")
    for number in range(PER_NAME):
        with pytest.raises(SignInRefused):
            door.sign_in("Ann", "guess", address=f"192.0.2.{number}", label="")
        door.clock.move(seconds=1)

    with pytest.raises(TooManyTries) as refusal:
        door.sign_in("Ann", SECRET, **HERE)
    door.clock.move(seconds=refusal.value.seconds)
    assert door.person_of(door.sign_in("Ann", SECRET, **HERE)) is not None


def test_an_address_that_tries_many_names_or_codes_waits(door: Door) -> None:
    for number in range(PER_ADDRESS):
        if number % 2:
            with pytest.raises(NoSuchInvitation):
                door.invitation(f"code{number}", address="192.0.2.9")
        else:
            with pytest.raises(SignInRefused):
                door.sign_in(f"name{number}", "guess", address="192.0.2.9", label="")

    with pytest.raises(TooManyTries):
        door.invitation(door.code(Role.RECORDER, table=1), address="192.0.2.9")
    assert door.invitation(door.code(Role.RECORDER, table=1), address="192.0.2.8").table == 1


def test_a_hall_full_of_tablets_behind_one_address_comes_in(door: Door) -> None:
    code = door.code(Role.RECORDER, table=1)

    tokens = {door.take(code) for _ in range(PER_ADDRESS + 10)}
    assert len(tokens) == PER_ADDRESS + 10


@pytest.mark.long
def test_ten_thousand_addresses_that_guess_shut_nobody_out(door: Door) -> None:
    """S8: an address of which nothing counts any more is forgotten, and the door goes on."""
    door.take(door.code(Role.DIRECTOR), "Ann")
    with pytest.raises(SignInRefused):
        door.sign_in("Somebody", "guess", address="192.0.2.9", label="")
    door.clock.move(seconds=200)
    for _ in range(PER_NAME):
        with pytest.raises(SignInRefused):
            door.sign_in("Ann", "guess", address="192.0.2.8", label="")
    door.clock.move(seconds=110)
    # By now nothing of this address counts, and the name still waits.
    with pytest.raises(TooManyTries):
        door.sign_in("Ann", SECRET, address="192.0.2.9", label="")
    for number in range(10_200):
        with pytest.raises(NoSuchInvitation):
            door.invitation("nothing", address=f"10.{number >> 8}.{number & 255}.1")

    door.clock.move(seconds=301)
    assert door.person_of(door.sign_in("Ann", SECRET, address="10.0.5.1", label="")) is not None


def test_guesses_at_once_are_no_more_than_guesses_one_after_another(door: Door) -> None:
    """S8: by the name from many addresses, and by the address for many names."""
    door.take(door.code(Role.DIRECTOR), "Ann")

    def looked_at(name: str, address: str) -> bool:
        try:
            door.sign_in(name, "guess", address=address, label="")
        except SignInRefused:
            return True
        except TooManyTries:
            return False
        raise AssertionError

    with ThreadPoolExecutor(16) as threads:
        many = range(120)
        by_one_name = threads.map(lambda n: looked_at("Ann", f"192.0.2.{n}"), many)
        assert sum(by_one_name) == PER_NAME
        by_one_address = threads.map(lambda n: looked_at(f"Name {n}", "203.0.113.9"), many)
        assert sum(by_one_address) == PER_ADDRESS
        by_one_line = threads.map(lambda n: looked_at(f"Who {n}", f"2001:db8::{n:x}"), many)
        assert sum(by_one_line) == PER_ADDRESS


def test_whoever_is_signed_in_guesses_at_codes_no_more_often_from_many_addresses(
    door: Door,
) -> None:
    """S8: codes that are not good count for the account too."""
    token = door.take(door.code(Role.DIRECTOR), "Ann")
    code, late = door.code(Role.SPECTATOR), 0
    for number in range(60):
        with pytest.raises((NoSuchInvitation, TooManyTries)) as caught:
            door.join(
                "nothing", name=None, password=None, token=token,
                address=f"192.0.2.{number}", label="",
            )  # fmt: skip
        late += isinstance(caught.value, TooManyTries)

    assert late == 60 - ATTEMPTS["person"].most
    with pytest.raises(TooManyTries):
        door.take(code, token=token)
    assert door.take(code)


def test_a_line_with_many_addresses_counts_as_one() -> None:
    assert by_address("2001:db8:1:2::1") == by_address("2001:db8:1:2:ffff::9")
    assert by_address("2001:db8:1:2::1") != by_address("2001:db8:1:3::1")
    assert by_address("::ffff:192.0.2.1") == by_address("192.0.2.1")


def test_nobody_keeps_the_decks_and_does_anything_else(door: Door) -> None:
    token = door.take(door.code(Role.CUSTODIAN), "Ann")
    for role, place in (
        (Role.DIRECTOR, {}),
        (Role.RECORDER, {"table": 1}),
        (Role.PLAYER, {"entry": "A", "player": "A1"}),
        (Role.COMMENTATOR, {}),
    ):
        with pytest.raises(RolesClash):
            door.take(door.code(role, **place), token=token)

    with pytest.raises(RolesClash):
        door.take(door.code(Role.DIRECTOR, HOUSE), token=token)
    assert door.roles(token) == {Role.CUSTODIAN}


grants = st.builds(
    Grant, st.sampled_from(Role), st.sampled_from([HOUSE, EventId("cup"), EventId("other")])
)


@given(grants, grants)
def test_whether_two_roles_clash_does_not_depend_on_which_came_first(a: Grant, b: Grant) -> None:
    assert clash(a, b) == clash(b, a)
    if clash(a, b):
        assert a.role is not b.role
        assert a.event == b.event or HOUSE in (a.event, b.event)


def test_an_account_takes_further_roles_and_loses_them_one_by_one(door: Door) -> None:
    token = door.take(door.code(Role.DIRECTOR), "Ann")
    assert door.take(door.code(Role.RECORDER, table=2), token=token) == token
    assert door.roles(token) == {Role.DIRECTOR, Role.RECORDER}

    (account,) = door.people(CUP).accounts
    with pytest.raises(NoSuchPerson):
        door.end_grants(CUP, account.id, Role.RECORDER, 1, by="Bo")
    door.end_grants(CUP, account.id, Role.RECORDER, 2, by="Bo")
    assert door.roles(token) == {Role.DIRECTOR}
    door.end_grants(CUP, account.id, Role.DIRECTOR, by="Bo")
    assert door.roles(token) == set()


def test_the_director_of_an_event_cannot_end_the_director_of_the_house(door: Door) -> None:
    token = door.take(door.code(Role.DIRECTOR, HOUSE), "Ann")
    people = door.people(CUP)

    with pytest.raises(NoSuchPerson):
        door.end_grants(CUP, people.accounts[0].id, Role.DIRECTOR, by="Bo")
    with pytest.raises(NoSuchPerson):
        door.end_device(CUP, people.devices[0].id, by="Bo")
    assert door.roles(token) == {Role.DIRECTOR}


def test_a_device_is_signed_out_by_itself_by_its_owner_and_by_the_director(door: Door) -> None:
    first = door.take(door.code(Role.DIRECTOR), "Ann")
    second, third = (door.sign_in("Ann", SECRET, **HERE) for _ in range(2))
    other = door.take(door.code(Role.RECORDER, table=1))
    ids = {each.current: each.id for each in door.devices(other)}

    with pytest.raises(NoSuchPerson):
        door.end_own_device(first, ids[True])
    (own,) = [each.id for each in door.devices(third) if each.current]
    door.end_own_device(first, own)
    door.sign_out(second)
    door.end_device(CUP, ids[True], by="Ann")
    assert [door.person_of(t) is not None for t in (first, second, third, other)] == [
        True, False, False, False,
    ]  # fmt: skip


def test_a_device_stays_signed_in_for_thirty_days(door: Door) -> None:
    token = door.take(door.code(Role.DIRECTOR), "Ann")
    door.clock.move(days=29)
    assert door.person_of(token) is not None
    door.clock.move(days=1)

    assert door.person_of(token) is None


@contextmanager
def another_door(desk: Desk, folder: Path, **changes: Any) -> Iterator[Door]:
    """The door of another program on the same log."""
    register = SqlRegister(folder / "log.sqlite")
    other = Desk(replace(desk.adapters, **changes))
    yield Door(
        desks_over(other), other.adapters, register, Argon2Passwords(PasswordHasher(1, 8, 1))
    )
    register.close()


def test_what_another_program_ends_has_ended_here_at_once(
    door: Door, desk: Desk, folder: Path
) -> None:
    """An account, and a device that signs out, of which no deed is written."""
    token = door.take(door.code(Role.DIRECTOR), "Ann")
    phone = door.sign_in("Ann", SECRET, **HERE)
    assert door.person_of(token) == door.person_of(phone) is not None
    with another_door(desk, folder) as other:
        other.sign_out(phone)
        assert (door.person_of(token) is None, door.person_of(phone) is None) == (False, True)
        other.end_account("ANN", by="x")

    assert door.person_of(token) is None
    with pytest.raises(SignInRefused):
        door.sign_in("Ann", SECRET, **HERE)
    assert door.roles(door.take(door.code(Role.DIRECTOR), "Ann")) == {Role.DIRECTOR}


def test_what_a_program_ends_that_says_so_to_nobody_has_ended_here_two_seconds_later(
    door: Door, desk: Desk, folder: Path
) -> None:
    token = door.take(door.code(Role.DIRECTOR), "Ann")
    assert door.person_of(token) is not None
    with another_door(desk, folder, shared=Shared()) as other:
        other.end_account("ANN", by="x")
    door.clock.move(seconds=2)

    assert door.person_of(token) is None


def test_of_roles_that_do_not_go_together_one_is_taken_however_many_programs_are_asked_at_once(
    door: Door, desk: Desk, folder: Path
) -> None:
    """Nobody keeps the decks and does anything else."""
    for number in range(10):
        token = door.take(door.code(Role.CAPTAIN, entry="A"), f"Ann {number}")
        person = door.person_of(token)
        assert person is not None
        door.end_grants(CUP, person.id, Role.CAPTAIN, by="x")
        codes = [door.code(Role.CUSTODIAN), door.code(Role.RECORDER, table=1)]
        with another_door(desk, folder) as other, ThreadPoolExecutor(2) as threads:
            for each, code in zip((door, other), codes, strict=True):
                threads.submit(each.take, code, None, token)

        assert len(door.roles(token)) == 1


def test_a_code_is_ended_once_however_many_programs_end_it_at_once(
    door: Door, desk: Desk, folder: Path
) -> None:
    made = [door.make_code(CUP, Role.RECORDER, table=1, by="Ann").id for _ in range(10)]
    with another_door(desk, folder) as other, ThreadPoolExecutor(2) as threads:
        for code in made:
            both = [
                threads.submit(each.end_invitation, CUP, code, by="Bo") for each in (door, other)
            ]
            assert {type(each.exception()) for each in both} == {NoneType, NoSuchPerson}

    assert sum(deed.what == "ended_code" for deed in door.people(CUP).deeds) == 10


def test_one_other_device_goes_on_at_a_table_and_ends_with_its_code(door: Door) -> None:
    token = door.take(door.code(Role.RECORDER, table=1), "Bo")
    code, _ = door.handover(CUP, TableNo(1), token)
    other = door.take(code, "Bea")

    assert door.person_of(other).may(Role.RECORDER, CUP, TableNo(1))  # type: ignore[union-attr]
    assert not door.person_of(other).may(Role.RECORDER, CUP, TableNo(2))  # type: ignore[union-attr]
    with pytest.raises(NoSuchInvitation):
        door.take(code)
    (table,) = door.people(CUP).invitations
    door.end_invitation(CUP, table.id, by="Ann")
    assert door.person_of(other) is None


def test_a_device_that_took_over_from_an_account_ends_with_its_role(door: Door) -> None:
    token = door.take(door.code(Role.DIRECTOR), "Ann")
    code, _ = door.handover(CUP, TableNo(1), token)
    other = door.take(code)
    assert door.roles(other) == {Role.RECORDER}

    door.end_grants(CUP, door.people(CUP).accounts[0].id, Role.DIRECTOR, by="Bo")
    assert door.person_of(other) is None


@pytest.mark.long
def test_a_device_that_took_over_ends_with_the_code_that_its_maker_came_with(door: Door) -> None:
    """S6: not with the newest code of the table, and through any number of hand-overs."""
    spy = door.take(door.code(Role.RECORDER, table=1), "Spy")
    (spys,) = [each.id for each in door.people(CUP).invitations]
    door.clock.move(seconds=1)
    honest = door.take(door.code(Role.RECORDER, table=1), "Bo")
    tokens = [spy]
    for _ in range(40):
        tokens.append(door.take(door.handover(CUP, TableNo(1), tokens[-1])[0]))
    waiting, _ = door.handover(CUP, TableNo(1), tokens[-1])
    (newest,) = [each.id for each in door.people(CUP).invitations if each.taken and each.id != spys]
    door.end_invitation(CUP, newest, by="Ann")
    assert door.person_of(honest) is None
    assert all(door.person_of(token) is not None for token in tokens)

    door.end_invitation(CUP, spys, by="Ann")
    assert [door.person_of(token) for token in tokens] == [None] * 41
    with pytest.raises(NoSuchInvitation):
        door.take(waiting)
    assert door.people(CUP).devices[1:] == ()
    assert door.people(CUP).invitations == ()


def test_a_device_whose_code_has_ended_hands_nothing_over(door: Door) -> None:
    """S6: nor does one of another table, though its table has other codes."""
    first = door.take(door.code(Role.RECORDER, table=1))
    (code,) = door.people(CUP).invitations
    door.code(Role.RECORDER, table=1)
    door.end_invitation(CUP, code.id, by="Ann")
    second = door.take(door.code(Role.RECORDER, table=2))
    spectator = door.take(door.code(Role.SPECTATOR))

    for token in (first, second, spectator, "nobody"):
        with pytest.raises(HandoverUnbacked) as caught:
            door.handover(CUP, TableNo(1), token)
        assert caught.value.fields == {"table": 1}


def test_whoever_ends_a_device_ends_the_code_with_which_it_would_come_back(door: Door) -> None:
    """S6: the code of the table still stands, and lets nobody in by this."""
    spy = door.take(door.code(Role.RECORDER, table=1), "Spy")
    waiting, _ = door.handover(CUP, TableNo(1), spy)
    (device,) = [each.id for each in door.people(CUP).devices]
    door.end_device(CUP, device, by="Ann")

    with pytest.raises(NoSuchInvitation):
        door.take(waiting)


def test_whoever_holds_a_code_is_told_what_taking_it_does_to_who_is_signed_in(door: Door) -> None:
    """S9: it is added to an account, or this device is signed out of what it was."""
    account = door.take(door.code(Role.DIRECTOR), "Ann")
    device = door.take(door.code(Role.RECORDER, table=1))
    table = door.code(Role.RECORDER, table=2)
    of_device, _ = door.handover(CUP, TableNo(1), device)
    of_account, _ = door.handover(CUP, TableNo(1), account)

    signs_out = {
        (code, token): door.invitation(code, address="", token=token).signs_out
        for code in (table, of_device, of_account)
        for token in (account, device, None)
    }
    assert signs_out == {
        (table, account): False, (table, device): True, (table, None): False,
        (of_device, account): True, (of_device, device): True, (of_device, None): False,
        (of_account, account): False, (of_account, device): True, (of_account, None): False,
    }  # fmt: skip
    assert door.take(table, token=account) == door.take(of_account, token=account) == account
    assert door.take(of_device, token=account) != account
    assert door.person_of(account) is None


def test_two_accounts_that_have_handed_over_to_each_other_hold_nothing_by_that(door: Door) -> None:
    """S6: their roles are taken, and what each had from the other goes with them."""
    ann, bo = (door.take(door.code(Role.DIRECTOR), name) for name in ("Ann", "Bo"))
    door.take(door.handover(CUP, TableNo(1), ann)[0], token=bo)
    door.take(door.handover(CUP, TableNo(1), bo)[0], token=ann)
    for account in door.people(CUP).accounts:
        door.end_grants(CUP, account.id, Role.DIRECTOR, by="Zoë")

    assert door.roles(ann) == door.roles(bo) == set()


def test_a_hand_over_of_before_behind_which_nothing_stood_holds_nothing(door: Door) -> None:
    """S6: its table had no code left then; whoever records there takes one of the table."""
    grant = Grant(Role.RECORDER, CUP, TableNo(1))
    until = "2099-01-01T00:00:00.000Z"
    code = digest_of_code("abc")
    door.register.write([StoredInvitation("i1", code, grant, True, "2027", "table 1", until)])
    with pytest.raises(NoSuchInvitation):
        door.take("abc")
    token = door.token()
    device = StoredDevice("d1", digest(token), None, "i1", "x", "x", "2027", "2027", until)
    door.register.write([device])

    assert door.person_of(token) is None


def test_a_code_to_go_on_is_good_for_ten_minutes(door: Door) -> None:
    code, _ = door.handover(CUP, TableNo(1), door.take(door.code(Role.RECORDER, table=1)))
    door.clock.move(minutes=10)

    with pytest.raises(NoSuchInvitation):
        door.take(code)


def test_the_house_has_a_first_director_and_no_default_password(door: Door) -> None:
    old = door.first_invitation()
    code = door.first_invitation()
    assert old is not None
    assert code is not None
    with pytest.raises(NoSuchInvitation):
        door.take(old, "Eve")
    door.take(code, "Ann")

    assert door.first_invitation() is None


@pytest.mark.parametrize(
    ("role", "place"),
    [
        (Role.RECORDER, {}),
        (Role.RECORDER, {"table": 0}),
        (Role.RECORDER, {"table": 3}),
        (Role.CAPTAIN, {}),
        (Role.CAPTAIN, {"entry": "Z"}),
        (Role.PLAYER, {"entry": "Z", "player": "Z1"}),
        (Role.PLAYER, {"entry": "A"}),
        (Role.DIRECTOR, {"days": 0}),
        (Role.DIRECTOR, {"days": 61}),
    ],
)
def test_nobody_is_invited_to_a_place_that_there_is_not(
    door: Door, role: Role, place: dict[str, object]
) -> None:
    with pytest.raises(InvitationUnfit):
        door.code(role, **place)


def test_a_player_is_invited_by_a_name_that_the_team_has(door: Door) -> None:
    with refused(InvitationUnfit, role=Role.PLAYER):
        door.code(Role.PLAYER, entry="A", player="Zoe")

    token = door.take(door.code(Role.PLAYER, entry="A", player=" a1 "), "Ann")
    person = door.person_of(token)
    assert person is not None
    assert [grant.player for grant in person.grants] == ["A1"]


def test_a_substitute_is_invited_once_the_director_has_put_him_on_a_seat(
    door: Door, desk: Desk
) -> None:
    seated = desk.progress(CUP).sessions[SessionNo(1)].at(TableNo(1), 1)
    assert seated is not None
    office = poker_office(desk)
    office.substitute(CUP, TableNo(1), 1, player="Zoe", reason="ill", key="s", by="Ann")

    for player in ("Zoe", seated.player):
        assert door.code(Role.PLAYER, entry=seated.entry, player=player)
    other = "B" if seated.entry == "A" else "A"
    with refused(InvitationUnfit, role=Role.PLAYER, why=ANY) as no:
        door.code(Role.PLAYER, entry=other, player="Zoe")
    assert all(name in no.value.why for name in (f"entry {other} ", "Zoe"))


def test_a_substitute_whom_another_program_has_put_on_a_seat_is_invited(
    door: Door, desk: Desk
) -> None:
    seated = desk.progress(CUP).sessions[SessionNo(1)].at(TableNo(1), 1)
    assert seated is not None
    elsewhere = Desk(desk.adapters)
    office = poker_office(elsewhere)
    office.substitute(CUP, TableNo(1), 1, player="Zoe", reason="ill", key="s", by="Ann")

    assert door.code(Role.PLAYER, entry=seated.entry, player="Zoe")


class LockedDesk:
    """A ledger of one event; it can tell whether it is read while others may write."""

    format = "seat_teams"

    def __init__(self) -> None:
        self.ledger = self
        self.lock = Lock()
        self.event = event_of(**DUEL)
        self.read_alone: list[bool] = []

    def reading(self, event: EventId) -> Lock:
        return self.lock

    def holds(self, event: EventId) -> bool:
        return event == CUP

    def refresh(self, event: EventId) -> "LockedDesk":
        return self

    progress = refresh

    def players_of(self, entry: EntryId) -> tuple[str, ...]:
        self.read_alone.append(self.lock.locked())
        return ("A1",)


def test_players_are_read_while_nobody_changes_them() -> None:
    desk = LockedDesk()

    assert HouseEvents([desk]).players(CUP, EntryId("A")) == ("A1",)
    assert desk.read_alone == [True]


class UnreadableDesk:
    """A desk with an event of which nothing can be read."""

    format = "seat_teams"

    @property
    def ledger(self) -> Any:
        return self

    def holds(self, event: EventId) -> bool:
        return event == CUP

    def progress(self, event: EventId) -> Any:
        raise BrokenLog(event=event, position=1, why="line 1 is no line")


def test_an_event_of_which_nothing_can_be_read_has_its_id_for_a_name_and_no_format() -> None:
    """Its codes are still good, so that its director can come in and see what is wrong."""
    events = HouseEvents([UnreadableDesk()])

    assert (events.name(CUP), events.format(CUP), events.devices(CUP)) == (CUP, None, None)


def test_nobody_is_invited_to_an_event_that_there_is_not(door: Door) -> None:
    with pytest.raises(NoSuchEvent):
        door.code(Role.DIRECTOR, EventId("none"))
    with pytest.raises(InvitationUnfit):
        door.code(Role.RECORDER, HOUSE, table=1)


def test_an_account_needs_a_name_of_its_own_and_a_password_worth_the_name(door: Door) -> None:
    code = door.code(Role.DIRECTOR)
    door.take(door.code(Role.CAPTAIN, entry="A"), "Ann")
    for name, password, refusal in (
        (None, SECRET, AccountNeeded),
        ("Bo", None, AccountNeeded),
        ("ANN ", SECRET, NameInUse),
        (" ", SECRET, NameUnfit),
        ("Bo (table 1)", SECRET, NameUnfit),
        ("Bo\nAnn", SECRET, NameUnfit),
        ("B" * 61, SECRET, NameUnfit),
        ("Bo", "too short", PasswordUnfit),
        ("Bo", "x" * 201, PasswordUnfit),
        ("Bo Bo Bo Bo", "bo bo bo bo", PasswordUnfit),
    ):
        with pytest.raises(refusal):
            door.join(code, name=name, password=password, token=None, **HERE)

    door.take(code, "Bo")
    assert [account.name for account in door.people(CUP).accounts] == ["Ann", "Bo"]


@given(st.text(max_size=40))
def test_a_code_is_read_as_people_type_it(noise: str) -> None:
    code = "772tglujubd6ujg3wyzkpp5u4u"

    assert digest_of_code(f" {code[:5].upper()}-{code[5:10]} {code[10:]}\n") == digest_of_code(code)
    assert len(digest_of_code(noise)) == 64


def test_the_director_reads_who_did_what_to_whom(door: Door) -> None:
    token = door.take(door.code(Role.RECORDER, table=2), "Bo")
    (device,) = door.devices(token)
    door.end_device(CUP, device.id, by="Ann")

    said = [(deed.what, deed.by, deed.whom, deed.table) for deed in door.people(CUP).deeds]
    assert said == [
        ("ended_device", "Ann", "Bo (table 2)", None),
        ("joined", "Ann", "Bo (table 2)", 2),
        ("invited", "Ann", "", 2),
    ]


def test_when_a_device_was_seen_is_written_once_a_minute(door: Door) -> None:
    token = door.take(door.code(Role.RECORDER, table=1))
    since = door.devices(token)[0].since
    door.clock.move(seconds=30)
    door.person_of(token)
    assert door.register.devices()[0].last_seen == since
    assert door.devices(token)[0].last_seen > since
    door.clock.move(seconds=31)
    door.person_of(token)

    assert door.register.devices()[0].last_seen == door.devices(token)[0].last_seen > since


def test_a_players_place_is_told_with_the_role(door: Door) -> None:
    token = door.take(door.code(Role.PLAYER, entry="A", player="A1"), "Ann")
    person = door.person_of(token)
    assert person is not None

    (held,) = door.held(person)
    assert (held.role, held.event_name) == (Role.PLAYER, "Duplicate Poker Team Cup")
    assert person.grants == (Grant(Role.PLAYER, CUP, None, EntryId("A"), "A1"),)


def old_account(door: Door, name: str, password: str) -> None:
    """An account as it was kept before names and passwords were composed."""
    door.take(door.code(Role.DIRECTOR), "Old")
    old = door.register.account_named("old")
    assert old is not None
    hashed = door._passwords.hash(password)
    made = StoredAccount("a-old", name, " ".join(name.casefold().split()), hashed, old.since)
    door.register.write([made])


COMPOSED, DECOMPOSED = "Andr\u00e9", "Andre\u0301"
WORDS = ("caf\u00e9 na\u00efve 7", "cafe\u0301 nai\u0308ve 7", "cafe\u0301 na\u00efve 7")
"""One password, composed, decomposed and half of each."""


@pytest.mark.parametrize("name", [COMPOSED, DECOMPOSED])
@pytest.mark.parametrize("made", WORDS)
@pytest.mark.parametrize("typed", WORDS)
def test_who_signs_in_from_another_keyboard_is_let_in(
    door: Door, name: str, made: str, typed: str
) -> None:
    """P2: name and password are the same in either form."""
    code = door.code(Role.DIRECTOR)
    door.join(code, name=name, password=made, token=None, **HERE)

    for other in (COMPOSED, DECOMPOSED, f"  {DECOMPOSED.upper()} "):
        person = door.person_of(door.sign_in(other, typed, **HERE))
        assert person is not None
        assert person.name == COMPOSED


def test_a_name_that_is_taken_is_taken_in_either_form(door: Door) -> None:
    """P2: nobody signs in beside somebody of the same name."""
    door.take(door.code(Role.DIRECTOR), DECOMPOSED)

    for name in (COMPOSED, DECOMPOSED, COMPOSED.upper(), "An\u200ddr\u00e9"):
        with pytest.raises(NameInUse):
            door.take(door.code(Role.DIRECTOR), name)


@pytest.mark.parametrize("kept", [COMPOSED, DECOMPOSED])
@pytest.mark.parametrize("password", WORDS[:2])
def test_an_account_made_before_goes_on_working(door: Door, kept: str, password: str) -> None:
    """P2: hashed as it was typed then; from the first sign-in on, in either form."""
    old_account(door, kept, password)
    for name, word in ((kept, password), (COMPOSED, WORDS[1]), (DECOMPOSED, WORDS[0])):
        person = door.person_of(door.sign_in(name, word, **HERE))
        assert person is not None
        assert person.name == kept

    with pytest.raises(NameInUse):
        door.take(door.code(Role.DIRECTOR), COMPOSED)
    door.end_account(COMPOSED, by="Ann")
    with pytest.raises(SignInRefused):
        door.sign_in(kept, password, **HERE)


def test_two_accounts_made_before_under_one_name_stay_two(door: Door) -> None:
    """P2: each is found by the form in which it was made."""
    old_account(door, COMPOSED, "the first of two")
    made = door.register.account_named("old")
    assert made is not None
    hashed = door._passwords.hash("the second of two")
    door.register.write(
        [StoredAccount("a-2", DECOMPOSED, DECOMPOSED.casefold(), hashed, made.since)]
    )

    for name, password in ((COMPOSED, "the first of two"), (DECOMPOSED, "the second of two")):
        door.sign_in(name, password, **HERE)
        with pytest.raises(SignInRefused):
            door.sign_in(name, "of nobody at all", **HERE)


class Counted(Argon2Passwords):
    """Passwords that count how often one was compared."""

    compared = 0

    def verify(self, hash: str | None, password: str) -> bool:
        self.compared += 1
        return super().verify(hash, password)


@pytest.mark.parametrize("word", ["plain and wrong", *(f"{each} wrong" for each in WORDS)])
def test_a_refused_sign_in_costs_the_same_for_somebody_and_for_nobody(
    door: Door, word: str
) -> None:
    """P2: how much is hashed tells nobody whether there is such an account."""
    old_account(door, DECOMPOSED, WORDS[1])
    door._passwords = counted = Counted(PasswordHasher(1, 8, 1))
    costs = []
    for name in (DECOMPOSED, "Rene\u0301"):
        counted.compared = 0
        with pytest.raises(SignInRefused):
            door.sign_in(name, word, **HERE)
        costs.append(counted.compared)

    assert costs[0] == costs[1] <= 3


def test_an_attempt_counts_once_in_however_many_forms(door: Door) -> None:
    """P2: the forms of a name share its attempts, and a password is one attempt."""
    for name in (COMPOSED, DECOMPOSED) * (PER_NAME // 2):
        with pytest.raises(SignInRefused):
            door.sign_in(name, WORDS[2], **HERE)

    for name in (COMPOSED, DECOMPOSED):
        with pytest.raises(TooManyTries):
            door.sign_in(name, WORDS[2], **HERE)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u115f\u1160", "\u0301", "\u200d", "e" + "\u0301" * 10]
)
def test_nobody_is_called_by_what_cannot_be_seen(door: Door, name: str) -> None:
    """P3: of an account and of a device."""
    with pytest.raises(NameUnfit):
        door.take(door.code(Role.DIRECTOR), name)
    with pytest.raises(NameUnfit):
        door.take(door.code(Role.RECORDER, table=1), name)


def test_a_persons_own_signs_are_letters_of_the_name(door: Door) -> None:
    """P3: a joiner inside a word."""
    token = door.take(door.code(Role.DIRECTOR), "\u0dc1\u0dca\u200d\u0dbb\u0dd3")

    person = door.person_of(token)
    assert person is not None
    assert person.name == "\u0dc1\u0dca\u200d\u0dbb\u0dd3"


@pytest.mark.parametrize("listed", [COMPOSED, DECOMPOSED])
@pytest.mark.parametrize("typed", [COMPOSED, DECOMPOSED, f" {COMPOSED.upper()} "])
def test_a_player_is_invited_by_the_name_in_either_form(
    desk: Desk, folder: Path, listed: str, typed: str
) -> None:
    """P2: and is called as the event has it, also one that was sealed before."""
    text = toml(**DUEL).replace('name = "Argentina"', f'name = "A"\nplayers = ["{listed}", "Bo"]')
    begun(desk, read_event(text))
    register = SqlRegister(folder / "log.sqlite")
    door = PeopleDesk(
        desks_over(desk), desk.adapters, register, Argon2Passwords(PasswordHasher(1, 8, 1))
    )
    code = door.make_code(CUP, Role.PLAYER, entry="A", player=typed, by="Ann").code

    assert door.invitation(code, address="").player == listed
    register.close()
