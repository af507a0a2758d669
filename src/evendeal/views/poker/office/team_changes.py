"""What a ruling changes among teams: places in the seats, points, and the table."""

from collections.abc import Iterator, Mapping, Sequence

from evendeal.ids import EntryId
from evendeal.scoring.contest import Contest
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.figures import points_text
from evendeal.views.poker.office.changes import Compared
from evendeal.views.poker.office.consequences import LadderChange, TeamChange
from evendeal.views.poker.office.lines import chips_of
from evendeal.views.text import Text, nth, says
from evendeal.views.words import chips_text


def teams_compared(before: Progress, after: Progress) -> Compared:
    """What is different between two states of an event of seat teams."""
    ladders, teams = tuple(_ladders(before, after)), tuple(_teams(before, after))
    moved = (says("stop", text=change.text) for change in ladders)
    sentences = (*moved, *_team_sentences(teams))
    return Compared(ladders, teams, sentences)


def _ladders(before: Progress, after: Progress) -> Iterator[LadderChange]:
    """The seats in whose ranking somebody changes place."""
    names = {entry.id: entry.name for entry in before.event.entries}
    old = {(each.session, each.seat): each for each in before.scores().contests}
    several = len(before.sessions) > 1
    for contest in after.scores().contests:
        had = old.get((contest.session, contest.seat))
        if had is None:
            continue
        were, are = _places(had), _places(contest)
        moved = [entry for entry in are if were.get(entry) != are[entry]]
        if not moved:
            continue
        moved.sort(key=lambda entry: were.get(entry, 0))
        seat, moves = contest.seat, _moved(moved, were, are, names)
        text = says("change-at-seat", seat=seat, moves=moves)
        if several:
            session = contest.session
            text = says("change-at-session-seat", session=session, seat=seat, moves=moves)
        yield LadderChange(
            seat=contest.seat,
            text=text,
            before=", ".join(str(were.get(entry, "")) for entry in moved),
            after=", ".join(str(are[entry]) for entry in moved),
        )


def _places(contest: Contest) -> dict[EntryId, int]:
    return dict(zip(contest.entries, contest.ranking.ranks, strict=True))


def _moved(
    moved: Sequence[EntryId],
    were: Mapping[EntryId, int],
    are: Mapping[EntryId, int],
    names: Mapping[EntryId, str],
) -> list[Text]:
    if len(moved) == 2:
        one, other = moved
        if were.get(one) == are[other] and were.get(other) == are[one]:
            first, second = (nth(place) for place in sorted((are[one], are[other])))
            both = {"one": names[one], "other": names[other]}
            return [says("change-swap", **both, first=first, second=second)]
    return [says("change-is", name=names[entry], place=nth(are[entry])) for entry in moved]


def _teams(before: Progress, after: Progress) -> Iterator[TeamChange]:
    """The teams whose points or place change, in the order of the table as it is."""
    names = {entry.id: entry.name for entry in before.event.entries}
    new = {standing.entry: standing for standing in after.standings()}
    for standing in before.standings():
        then = new[standing.entry]
        if (standing.points, standing.place) != (then.points, then.place):
            yield TeamChange(
                standing.entry,
                names[standing.entry],
                points_text(standing.points),
                points_text(then.points),
                standing.place,
                then.place,
            )


def _team_sentences(teams: Sequence[TeamChange]) -> Iterator[Text]:
    for change in teams:
        if change.before == change.after:
            continue
        had, has = (chips_text(chips_of(each)) for each in (change.before, change.after))
        place, was = nth(change.place_after), nth(change.place_before)
        points = {"name": change.name, "has": has, "had": had}
        if change.place_before == change.place_after:
            yield says("change-points-stays", **points, place=place)
        else:
            yield says("change-points-is", **points, place=place, was=was)
    if not any(change.before != change.after for change in teams):
        yield says("change-no-points")
    moved = [change for change in teams if change.place_before != change.place_after]
    still = [change for change in moved if change.before == change.after]
    for change in still:
        place, was = nth(change.place_after), nth(change.place_before)
        yield says("change-place", name=change.name, place=place, was=was)
    if not moved:
        yield says("change-no-places")
