"""Who registers for an event to come, who has a place in it, and who waits for one."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.registration.desk import GUESSED, TAKEN, RegistrationDesk
from evendeal.director.registration.known import nearly
from evendeal.director.registration.office import (
    AddByHand,
    AddList,
    Approve,
    GiveBadges,
    OpenRegistration,
    Published,
    Refuse,
    RegistrationAct,
    ReplaceLink,
    SamePerson,
    Settle,
    do_act,
)
from evendeal.director.registration.overview import (
    entries_of,
    list_registrations,
    show_registration,
)
from evendeal.director.registration.ports import Registrations, RegistrationsHere
from evendeal.director.shared import Shared
from evendeal.formats.seat_teams.life import Desk
from evendeal.store.registrations import SqlRegistrations
from evendeal.tournament.lists import read_entries
from evendeal.tournament.seat_teams.event_read import read_event
from evendeal.views.people import TooManyTries
from evendeal.views.registration import (
    AlreadyRegistered,
    ApplicationState,
    ApplicationUnfit,
    ApplicationWithdrawn,
    BadgeInUse,
    EntriesPublished,
    FieldFull,
    NoSuchApplication,
    NoSuchRegistration,
    OfficeApplication,
    Registered,
    RegistrationClosed,
    SentApplication,
    SentPlayer,
    TooManyRegistered,
)
from support.clock import Moved
from support.desks import desks_over
from support.events.poker import CUP, DUEL, begun, toml
from support.refusals import refused

HERE = "192.0.2.1"
PERSONS, TEAMS = "laps", "seat_teams"
"""A format whose entries are persons, which these tests alone know, and one of teams."""


class House:
    """Registration in a house, with what a test sends there."""

    def __init__(self, desk: Desk, store: Registrations) -> None:
        self.clock = Moved()
        adapters = replace(desk.adapters, clock=self.clock, shared=Shared())
        kinds: Any = {PERSONS: "person", TEAMS: "team"}
        self.desk = RegistrationDesk(desks_over(desk), adapters, store, kinds)
        self.ledger = desk
        self.sent = 0

    def opens(self, format: str = PERSONS, **more: Any) -> str:
        fields = {"event_name": "Spring Cup", "format": format, **more}
        return OpenRegistration(**fields).make(self.desk, by="Kirk")

    def link(self, id: str) -> str:
        return self.desk.registration(id).link

    def comes(
        self, id: str, name: str, badge: str = "", *, address: str = "", **more: Any
    ) -> Registered:
        """A person registers, from an address and with a key of their own."""
        self.sent += 1
        players = more.pop("players", None) or ((SentPlayer(name=name, badge=badge),))
        sent = SentApplication(name=name, players=players, **more)
        where = address or f"198.51.100.{self.sent % 250}"
        return self.desk.register(self.link(id), sent, key=f"key {self.sent}", address=where)

    def does(self, id: str, act: RegistrationAct) -> None:
        do_act(self.desk, id, act)

    def approves(self, id: str, *numbers: int) -> None:
        for number in numbers:
            self.does(id, Approve(number=number))

    def seen(self, id: str) -> tuple[OfficeApplication, ...]:
        return show_registration(self.desk, id).applications

    def states(self, id: str) -> list[str]:
        return [each.state.value for each in self.seen(id)]

    def badges(self, id: str) -> list[str | None]:
        return [player.badge for each in self.seen(id) for player in each.players]


@pytest.fixture(params=["disk", "process"])
def house(request: pytest.FixtureRequest, desk: Desk, folder: Path) -> Iterator[House]:
    if request.param == "process":
        yield House(desk, RegistrationsHere())
        return
    store = SqlRegistrations(folder / "log.sqlite")
    yield House(desk, store)
    store.close()


def test_who_registers_waits_for_the_director_and_then_plays(house: House) -> None:
    id = house.opens(about="At the club house.")
    page = house.desk.page(house.link(id), address=HERE)

    came = house.comes(id, " Anna  Berg ", club="Kiel", country="Germany", note="I come late.\nOK?")
    own = house.desk.own(came.code.upper(), address=HERE)
    house.approves(id, own.number)
    after = house.desk.own(came.code, address=HERE)

    assert (page.event_name, page.about, page.open) == ("Spring Cup", "At the club house.", True)
    assert (own.name, own.club, own.country, own.note) == (
        "Anna Berg", "Kiel", "Germany", "I come late.\nOK?",
    )  # fmt: skip
    assert own == came.application
    assert own.state is ApplicationState.PENDING
    assert after.state is ApplicationState.APPROVED
    assert [each.badge for each in after.players] == ["1"]


def test_a_team_registers_with_all_its_players(house: House) -> None:
    id = house.opens(TEAMS, players_least=2, players_most=3)
    players = (SentPlayer(name="Ann", badge="ger-7"), SentPlayer(name="Abe"), SentPlayer(name=""))

    house.comes(id, "The Ants", players=players)
    house.approves(id, 1)

    assert house.badges(id) == ["GER-7", "1"]
    with refused(ApplicationUnfit, where="players", why="a team has 2 to 3 players"):
        house.comes(id, "The Bees", players=(SentPlayer(name="Bea"),))


def test_what_is_approved_is_a_list_that_a_draft_takes(house: House) -> None:
    teams = house.opens(TEAMS, players_least=1, players_most=3)
    persons = house.opens()
    pair = (SentPlayer(name='Ann "Ace", O\'Hara', badge="7"), SentPlayer(name="Abe"))
    house.comes(teams, "The Ants", players=pair)
    house.comes(teams, "The Bees", players=(SentPlayer(name="Bea"),))
    house.comes(persons, "Berg, Anna")
    for id, numbers in ((teams, (2, 1)), (persons, (1,))):
        house.approves(id, *numbers)

    ants, bees = read_entries(entries_of(house.desk, teams).text)
    (anna,) = read_entries(entries_of(house.desk, persons).text)

    assert (ants.name, ants.players) == ("The Ants", ('Ann "Ace", O\'Hara', "Abe"))
    assert (ants.badges, bees.badges, anna.badges) == (("7", "9"), ("8",), ("1",))
    assert (anna.name, anna.players) == ("Berg, Anna", ("Berg, Anna",))
    assert entries_of(house.desk, teams).entries == 2


def test_who_comes_when_the_field_is_full_waits_and_moves_up_in_order(house: House) -> None:
    id = house.opens(capacity=2)
    codes = [house.comes(id, name).code for name in ("Ann", "Bob", "Cleo", "Dan")]
    queues = [house.desk.own(code, address=HERE).queue for code in codes]

    house.approves(id, 1)
    with refused(FieldFull, capacity=2):
        house.approves(id, 4)
    house.desk.withdraw(codes[0], address=HERE)
    after_withdrawal = house.states(id)
    house.does(id, Refuse(number=2, reason="no licence"))

    assert queues == [None, None, 1, 2]
    assert after_withdrawal == ["withdrawn", "pending", "pending", "waiting"]
    assert house.states(id) == ["withdrawn", "refused", "pending", "pending"]
    assert house.desk.own(codes[1], address=HERE).reason == "no licence"


def test_a_larger_field_lets_the_first_move_up_and_a_smaller_one_throws_nobody_out(
    house: House,
) -> None:
    id = house.opens(capacity=1)
    for name in ("Ann", "Bob", "Cleo"):
        house.comes(id, name)
    settled = {"event_name": "Summer Cup", "about": "", "open": True}

    house.does(id, Settle(capacity=2, **settled))
    larger = house.states(id)
    house.does(id, Settle(capacity=1, **settled))
    smaller = house.states(id)
    house.comes(id, "Dan")

    assert larger == smaller == ["pending", "pending", "waiting"]
    assert house.states(id)[-1] == "waiting"
    assert list_registrations(house.desk)[0].event_name == "Summer Cup"


def test_of_many_who_want_the_last_place_at_once_one_has_it(house: House) -> None:
    id = house.opens(capacity=1)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda n: house.comes(id, f"Player {n}", address=f"203.0.113.{n}"), range(8)))

    assert sorted(house.states(id)) == ["pending", *["waiting"] * 7]
    assert [each.number for each in house.seen(id)] == [*range(1, 9)]


def test_approved_by_many_at_once_nobody_has_two_numbers_and_no_number_two_players(
    house: House,
) -> None:
    id = house.opens()
    for n in range(6):
        house.comes(id, f"Player {n}")

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda n: house.approves(id, 1 + n % 6), range(24)))

    assert house.states(id) == ["approved"] * 6
    assert sorted(map(str, house.badges(id))) == ["1", "2", "3", "4", "5", "6"]


def test_what_is_sent_twice_is_taken_once_and_both_answers_lead_to_it(house: House) -> None:
    id = house.opens()
    sent = SentApplication(name="Anna Berg")
    send = lambda: house.desk.register(house.link(id), sent, key="one", address=HERE)  # noqa: E731

    first, again = send(), send()

    assert house.states(id) == ["pending"]
    assert house.desk.own(again.code, address=HERE).number == first.application.number
    with refused(NoSuchApplication):
        house.desk.own(first.code, address=HERE)


@pytest.mark.parametrize("again", ["anna  BERG", "Anna\u00a0Berg", "Anna Be\u200drg", "Änna Berg"])
def test_nobody_registers_twice_under_a_name_that_reads_the_same(house: House, again: str) -> None:
    id = house.opens()
    name = "A\u0308nna Berg" if again.startswith("Ä") else "Anna Berg"
    house.comes(id, name)

    with refused(AlreadyRegistered, where="name"):
        house.comes(id, again)
    assert house.states(id) == ["pending"]


def test_two_players_never_have_one_badge_number(house: House) -> None:
    id = house.opens(TEAMS, players_most=2)
    house.comes(id, "Ants", players=(SentPlayer(name="Ann", badge="7"),))

    with refused(BadgeInUse, where="players[1].badge", badge="7"):
        house.comes(id, "Bees", players=(SentPlayer(name="Bea", badge=" 7 "),))
    with refused(BadgeInUse, where="players[2].badge", badge="8"):
        pair = (SentPlayer(name="Cleo", badge="8"), SentPlayer(name="Carl", badge="8"))
        house.comes(id, "Cats", players=pair)
    with refused(AlreadyRegistered, where="players[1].name", value="ANN"):
        house.comes(id, "Dogs", players=(SentPlayer(name="ANN"),))
    house.comes(id, "Eels", players=(SentPlayer(name="Eve", badge="9"),))
    with refused(BadgeInUse, badge="9"):
        house.does(id, GiveBadges(number=1, badges=("9",)))
    house.does(id, GiveBadges(number=1, badges=("12",)))
    house.approves(id, 1, 2)

    assert house.badges(id) == ["12", "9"]


def test_badge_numbers_go_on_after_the_highest_and_of_no_one_who_has_left(house: House) -> None:
    id = house.opens()
    first = house.comes(id, "Ann", badge="41")
    house.comes(id, "Bob")
    house.approves(id, 1, 2)

    house.desk.withdraw(first.code, address=HERE)
    house.comes(id, "Cleo")
    house.approves(id, 3)

    assert house.badges(id) == ["41", "42", "43"]


UNFIT_NAMES = [
    ("", "must not be empty"),
    ("   ", "must not be empty"),
    ("x" * 81, "has more than 80 characters"),
    ("Anna\u202eBerg", "has line breaks, other control signs or spaces around it"),
    ("Anna\nBerg", "has line breaks, other control signs or spaces around it"),
    ("\x00", "has line breaks, other control signs or spaces around it"),
    ("\u3164", "nothing of it can be seen"),
    ("Z" + "\u0301" * 12, "has more than 8 marks on one letter"),
]


@pytest.mark.parametrize(("name", "why"), UNFIT_NAMES, ids=range(len(UNFIT_NAMES)))
def test_a_name_that_fits_on_no_card_is_refused_with_its_field(
    house: House, name: str, why: str
) -> None:
    id = house.opens()

    with refused(ApplicationUnfit, where="name", why=why):
        house.comes(id, name)
    assert house.seen(id) == ()


@pytest.mark.parametrize("name", ["x" * 80, "محمد الفاتح", "राम्", "李小龍", "O'Neill-Ó Máille"])
def test_names_of_all_scripts_are_taken_as_they_are(house: House, name: str) -> None:
    id = house.opens()
    house.comes(id, name)
    house.approves(id, 1)

    assert read_entries(entries_of(house.desk, id).text)[0].name == name


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("club", "x" * 61, "has more than 60 characters"),
        ("country", "a\nb", "has signs in it that do not print"),
        ("note", "x" * 501, "has more than 500 characters"),
        ("note", "a\x07", "has signs in it that do not print"),
        ("note", "\u3164", "nothing of it can be seen"),
        ("badge", "sieben!", "a badge number has 1 to 12 digits, letters A-Z, and hyphens between "
         "them"),
    ],
)  # fmt: skip
def test_what_else_is_typed_has_its_bounds(house: House, field: str, value: str, why: str) -> None:
    id = house.opens()
    where = "players[1].badge" if field == "badge" else field

    with refused(ApplicationUnfit, where=where, why=why):
        house.comes(id, "Anna Berg", **{field: value})


def test_a_closed_registration_takes_nobody_and_a_replaced_link_leads_nowhere(
    house: House,
) -> None:
    id = house.opens()
    own = house.comes(id, "Ann").code
    before = house.link(id)

    house.does(id, Settle(event_name="Spring Cup", capacity=None, about="", open=False))
    with refused(RegistrationClosed, event_name="Spring Cup"):
        house.comes(id, "Bob")
    with refused(RegistrationClosed, event_name="Spring Cup"):
        house.desk.change(own, SentApplication(name="Anna"), address=HERE)
    house.does(id, ReplaceLink())
    with refused(NoSuchRegistration):
        house.desk.page(before, address=HERE)

    assert house.desk.page(house.link(id), address=HERE).open is False
    assert house.desk.withdraw(own, address=HERE).state is ApplicationState.WITHDRAWN


def test_who_changes_the_name_after_the_approval_waits_again_and_others_do_not(
    house: House,
) -> None:
    id = house.opens()
    own = house.comes(id, "Ann").code
    house.approves(id, 1)

    club = house.desk.change(own, SentApplication(name="Ann", club="Kiel"), address=HERE)
    renamed = house.desk.change(own, SentApplication(name="Anna"), address=HERE)
    house.comes(id, "Bob")
    with refused(AlreadyRegistered, where="name", value="bob"):
        house.desk.change(own, SentApplication(name="bob"), address=HERE)

    assert (club.state, club.players[0].badge) == (ApplicationState.APPROVED, "1")
    assert renamed.state is ApplicationState.PENDING


def test_who_has_withdrawn_has_left_and_may_register_anew(house: House) -> None:
    id = house.opens()
    own = house.comes(id, "Ann", badge="7").code

    first = house.desk.withdraw(own, address=HERE)
    again = house.desk.withdraw(own, address=HERE)
    with refused(ApplicationWithdrawn, number=1):
        house.desk.change(own, SentApplication(name="Ann"), address=HERE)
    with refused(ApplicationWithdrawn, number=1):
        house.approves(id, 1)
    house.comes(id, "Ann", badge="7")

    assert first == again
    assert not first.changeable
    assert house.states(id) == ["withdrawn", "pending"]


def test_who_was_refused_can_be_approved_later_unless_the_name_or_place_is_gone(
    house: House,
) -> None:
    id = house.opens(capacity=1)
    house.comes(id, "Ann")
    with refused(ApplicationUnfit, where="reason", why="say why, for whoever reads it"):
        house.does(id, Refuse(number=1, reason=" "))
    house.does(id, Refuse(number=1, reason="too young"))
    house.comes(id, "ANN")
    with refused(FieldFull, capacity=1):
        house.approves(id, 1)
    house.does(id, Settle(event_name="Spring Cup", capacity=2, about="", open=True))
    with refused(AlreadyRegistered, where="name", value="Ann"):
        house.approves(id, 1)
    house.does(id, Refuse(number=2, reason="it is the same person"))
    house.approves(id, 1)

    assert house.states(id) == ["approved", "refused"]
    with refused(NoSuchApplication):
        house.approves(id, 3)


def test_one_address_registers_so_many_and_guesses_so_few(house: House) -> None:
    id = house.opens()
    most, guesses = TAKEN["address"].most, GUESSED["address"].most
    for n in range(most):
        house.comes(id, f"Player {n}", address=HERE)
    with refused(TooManyTries, seconds=601):
        house.comes(id, "One more", address=HERE)
    for n in range(guesses):
        with refused(NoSuchRegistration):
            house.desk.page(f"guess{n}", address="203.0.113.9")
    with refused(TooManyTries, seconds=301):
        house.desk.page(house.link(id), address="203.0.113.9")
    with refused(TooManyTries, seconds=301):
        house.desk.own("guess", address="203.0.113.9")
    house.clock.move(minutes=11)
    house.comes(id, "One more", address=HERE)

    assert len(house.seen(id)) == most + 1


def test_a_registration_does_not_grow_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("desk", "office"):
        monkeypatch.setattr(f"evendeal.director.registration.{module}.MOST_APPLICATIONS", 2)
    id = house.opens()
    house.comes(id, "Ann")
    with refused(TooManyRegistered, most=2):
        house.does(id, AddList(text="name\nBob\nCleo"))
    house.comes(id, "Bob")
    with refused(TooManyRegistered, most=2):
        house.comes(id, "Cleo")


def test_who_was_here_before_is_offered_by_badge_and_by_name_and_never_joined_by_itself(
    house: House,
) -> None:
    winter = house.opens(event_name="Winter Cup")
    house.comes(winter, "Änne Berg", badge="17", club="Kiel", country="Germany")
    house.comes(winter, "Bob Stone", badge="18")
    house.approves(winter, 1)
    spring = house.opens()
    house.comes(spring, "Berg, Anne")
    house.comes(spring, "A. Mueller", badge="17")
    house.comes(spring, "Bob Stone")

    by_name, by_badge, never_approved = house.seen(spring)
    ((offer,),) = by_name.known

    assert (offer.name, offer.badge, offer.club, offer.event_name, offer.by) == (
        "Änne Berg", "17", "Kiel", "Winter Cup", "name",
    )  # fmt: skip
    assert [each.by for each in by_badge.known[0]] == ["badge"]
    assert never_approved.known == ((),)
    assert by_name.players[0].badge is None

    house.does(spring, SamePerson(number=1, player=1, known=offer.id))
    joined, *_ = house.seen(spring)
    assert joined.known == ((),)
    assert joined.same_as == (offer.id,)
    assert joined.players[0].badge is None, "17 is another's in this event"
    with refused(NoSuchApplication):
        house.does(spring, SamePerson(number=1, player=2, known=offer.id))


def test_a_person_of_an_event_of_the_house_is_known_and_the_id_comes_along(house: House) -> None:
    player = '{ name = "Anna Berg", person = "anna-berg", badge = "33" }'
    begun(house.ledger, read_event(f'{toml(**DUEL)}players = [{player}, "Bob"]\n'))
    id = house.opens()
    house.comes(id, "anna berg")

    ((offer,),) = house.seen(id)[0].known
    house.does(id, SamePerson(number=1, player=1, known=offer.id))
    house.approves(id, 1)

    (player,) = house.seen(id)[0].players
    assert (offer.person, offer.badge, offer.event_name) == (
        "anna-berg", "33", "Duplicate Poker Team Cup",
    )  # fmt: skip
    assert (player.person, player.badge) == ("anna-berg", "33")
    assert "anna-berg" in entries_of(house.desk, id).text


def test_names_that_are_nearly_the_same_are_pointed_out_to_the_director(house: House) -> None:
    id = house.opens()
    for name in ("Anne Berg", "Berg, Änne", "Bob"):
        house.comes(id, name)

    assert [each.similar for each in house.seen(id)] == [(2,), (1,), ()]
    assert nearly("***") == "***"


def test_the_director_adds_by_hand_and_from_a_list_and_all_or_none_of_a_list(house: House) -> None:
    id = house.opens(capacity=3)
    house.does(id, AddByHand(name="Ann", players=(SentPlayer(name="", badge="9"),), club="Kiel"))
    house.does(id, AddList(text="name;club;badge\nBerg, Bob;Bonn;30\nCleo;;\nDan;;"))
    with refused(ApplicationUnfit, where="entries[2]"):
        house.does(id, AddList(text="Surname;First name\n;Eve\n;ann"))

    seen = house.seen(id)
    assert [each.name for each in seen] == ["Ann", "Berg, Bob", "Cleo", "Dan"]
    assert [each.club for each in seen] == ["Kiel", "Bonn", "", ""]
    assert house.badges(id) == ["9", "30", "31", None]
    assert house.states(id) == ["approved", "approved", "approved", "waiting"]


def test_when_the_event_is_published_its_entries_are_fixed(house: House) -> None:
    begun(house.ledger, read_event(toml(**DUEL)))
    id = house.opens()
    own = house.comes(id, "Ann").code
    with refused(ApplicationUnfit, where="event", why="this house has no such event"):
        house.does(id, Published(event="elsewhere"))
    for _ in range(2):
        house.does(id, Published(event=CUP))

    with refused(EntriesPublished, event_name="Spring Cup"):
        house.does(id, Published(event="other"))
    with refused(EntriesPublished, event_name="Spring Cup"):
        house.approves(id, 1)
    with refused(EntriesPublished, event_name="Spring Cup"):
        house.desk.withdraw(own, address=HERE)
    with refused(EntriesPublished, event_name="Spring Cup"):
        house.desk.change(own, SentApplication(name="Ann"), address=HERE)
    with refused(RegistrationClosed, event_name="Spring Cup"):
        house.comes(id, "Bob")
    assert list_registrations(house.desk)[0].event == CUP


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"format": "chess"}, "format"),
        ({"format": TEAMS, "players_least": 3, "players_most": 2}, "players_most"),
        ({"format": TEAMS, "players_most": 31}, "players_most"),
        ({"capacity": 0}, "capacity"),
        ({"capacity": 2_001}, "capacity"),
        ({"event_name": ""}, "event_name"),
        ({"about": "x" * 1_001}, "about"),
    ],
)
def test_a_registration_that_cannot_be_is_refused_with_its_field(
    house: House, fields: dict[str, Any], where: str
) -> None:
    with refused(ApplicationUnfit, where=where):
        house.opens(**fields)
    assert list_registrations(house.desk) == ()


def test_the_badges_of_a_team_are_as_many_as_its_players(house: House) -> None:
    id = house.opens()
    house.comes(id, "Ann")
    with refused(ApplicationUnfit, where="badges", why="one for each player"):
        house.does(id, GiveBadges(number=1, badges=("1", "2")))
    with refused(NoSuchRegistration):
        show_registration(house.desk, "none")


def test_what_was_registered_is_there_after_a_restart(desk: Desk, folder: Path) -> None:
    store = SqlRegistrations(folder / "log.sqlite")
    house = House(desk, store)
    id = house.opens(TEAMS, players_most=2)
    pair = (SentPlayer(name="Ann", badge="7"), SentPlayer(name="Abe"))
    house.comes(id, "The Ants", players=pair, club="Kiel")
    house.approves(id, 1)
    before = show_registration(house.desk, id)
    store.close()

    again = SqlRegistrations(folder / "log.sqlite")
    after = show_registration(House(desk, again).desk, id)
    again.close()

    assert after == before


def test_who_was_added_by_hand_is_known_later_too(house: House) -> None:
    winter, spring = house.opens(), house.opens()
    for id, name in ((winter, "Änne Berg"), (spring, "Berg, Anne")):
        house.does(id, AddByHand(name=name))

    assert [each.name for each in house.seen(spring)[0].known[0]] == ["Änne Berg"]


def test_a_badge_number_that_was_given_here_reminds_of_nobody(house: House) -> None:
    for name in ("Ann", "Bob"):
        id = house.opens()
        house.comes(id, name)
        house.approves(id, 1)

    assert house.badges(id) == ["1"]
    assert house.seen(id)[0].known == ((),)
