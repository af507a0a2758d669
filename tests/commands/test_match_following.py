"""A server that hears of what other programs write to an event of team matches."""

from pathlib import Path

from evendeal.commands.following import Following
from evendeal.commands.log_folder import open_desks
from evendeal.formats.room_match.rehearsal import match_player_of
from support.events.matches import DUEL, match_event
from support.ledgers import matches_of
from support.rehearsals import prepare, rehearsal_stages


def test_a_roll_that_both_rooms_have_played_is_announced_whoever_wrote_it(tmp_path: Path) -> None:
    event = match_event()
    with open_desks(tmp_path, create=True) as server, open_desks(tmp_path) as other:
        prepare(matches_of(other), event, "mixed", 7)
        player = match_player_of(event, "mixed", 7)
        opened, closed = next(iter(rehearsal_stages(matches_of(other), DUEL, player)))
        announced: list[int] = []
        following = Following(matches_of(server))
        following.look()
        matches_of(server).subscribe(lambda event, news: announced.append(news))

        for _ in range(8):
            opened.step()
        following.look()
        hidden = list(announced)
        for _ in range(8):
            closed.step()
        following.look()

    # That the match has begun is public; what one room alone has played is not.
    assert len(hidden) <= 1
    assert len(announced) == len(hidden) + 1
