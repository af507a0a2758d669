"""The badges of an event's teams: one rule for all pages and consoles."""

from evendeal.ids import EntryId
from evendeal.tournament.entry import Entry
from evendeal.views.badges import badges


def letters(*names: str, ids: tuple[str, ...] = ()) -> list[str]:
    """The letters of teams with these names, whose ids are their names unless said otherwise."""
    ids = ids or tuple(name.replace(" ", "-") for name in names)
    entries = [Entry(EntryId(id), name) for id, name in zip(ids, names, strict=True)]
    return [badge.letters for badge in badges(entries).values()]


def test_every_team_has_letters_of_its_own_as_few_as_tell_all_apart() -> None:
    """D15: a team is told by the same letters everywhere, however long its name is."""
    assert letters("Kharkov", "Moscow", "Kiev") == ["Kh", "Mo", "Ki"]
    assert letters("Denmark", "Argentina") == ["D", "A"]
    assert letters("Île-de-France", "Norrköping", ids=("ile-de", "norr")) == ["Î", "N"]


def test_short_ids_stand_as_they_are_and_teams_that_begin_alike_are_numbered() -> None:
    """D15: no two teams wear the same letters."""
    assert letters("Lions", "Lizards", ids=("A", "B")) == ["A", "B"]
    assert letters("Team North", "Team South") == ["1", "2"]
    assert letters("Kishinev", "KISHI two") == ["1", "2"]


def test_colours_go_round_by_the_entry_list() -> None:
    """D15: a team's colour follows from its place on the list, at every table."""
    entries = [Entry(EntryId(f"T{n}"), f"Team {n}") for n in range(1, 14)]
    colours = [badge.colour for badge in badges(entries).values()]

    assert colours == [*range(1, 13), 1]
