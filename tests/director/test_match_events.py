"""The course of an event of matches: sealed, begun, its final made, ended."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from evendeal.arena.game_policies import GAME_POLICIES, game_policies_for, game_turn
from evendeal.director.events import begin_session, create_event, end_session, make_good
from evendeal.director.ledger import LuckNotHere, NotStarted
from evendeal.director.publication import IdOfAPage, StartedOtherwise
from evendeal.director.randomness import BeaconFixed, BeaconNeeded
from evendeal.director.verifying import verify_event
from evendeal.draw.keys import commit
from evendeal.draw.match_verify import MATCHES
from evendeal.draw.roots import read_roots
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.rehearsal import GamePlayer
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.final import lots
from evendeal.tournament.room_match.refusals import GamesLeft
from evendeal.views.absent import NoSuchSession
from support.events.matches import (
    BOARD,
    DUEL,
    SECRET,
    begin_final,
    end_boards,
    match_event,
    matches_begun,
)
from support.refusals import refused
from support.rehearsals import play_rehearsal

FINAL = SessionNo(2)
WITH_FINAL = "[final]\ngames = 1"
WITH_BEACON = '[draw]\nbeacon = "the block of nine o\'clock"'
VALUE = "00000000000000000001"


def player_of(event: MatchEvent, policy: str = "plain") -> GamePlayer:
    """Players of one way to play; `each` gives every team another one."""
    if policy == "each":
        return game_turn(dict(zip(event.teams, GAME_POLICIES.values(), strict=False)), 7)
    return game_turn(game_policies_for(policy, event.teams, 7), 7)


def play_boards(matches: MatchDesk, policy: str = "plain") -> None:
    """Play every board to its end, and end none; a final has not begun."""
    event = matches.progress(DUEL).event
    turns: Iterator[object] = play_rehearsal(matches, DUEL, player_of(event, policy))
    begun = sum(
        record.planned.games
        for record in matches.progress(DUEL).matches
        if record.planned.session != event.final_session
    )
    for _ in islice(turns, begun):
        pass


@pytest.fixture
def matches(desk: Desk) -> MatchDesk:
    return MatchDesk(desk.adapters)


@pytest.mark.parametrize("id", ["matches", "draft", "events", "formats"])
def test_an_event_is_not_called_as_a_page_of_the_office_is(matches: MatchDesk, id: str) -> None:
    with refused(IdOfAPage, event=id):
        create_event(matches, replace(match_event(), id=EventId(id)))

    assert matches.events() == ()


def test_the_secret_stays_in_the_vault_and_its_commitment_is_published(
    matches: MatchDesk, folder: Path
) -> None:
    create_event(matches, match_event())
    signed = matches.seal(DUEL)
    kept = matches.secrets(match_event())[BOARD]["original"]

    assert signed is not None
    assert signed.seal.sessions[0].rolls.commitment.hex() == commit(kept)
    assert signed.seal.sessions[0].rolls.deals == 2
    assert signed.seal.rolls == "drawn"
    assert not signed.seal.rehearsal
    assert kept.hex() not in (folder / "published" / "duel" / "seal.json").read_text()


def test_where_rolls_are_thrown_nothing_is_drawn_and_the_secret_is_for_the_lots(
    matches: MatchDesk,
) -> None:
    create_event(matches, match_event(rolls="thrown"))
    begin_session(matches, DUEL, BOARD)
    signed, luck = matches.seal(DUEL), matches.luck(DUEL, BOARD)

    assert signed is not None
    assert signed.seal.rolls == "thrown"
    assert signed.seal.sessions[0].rolls.root is None
    assert luck is not None
    assert luck.rolls is None


def test_every_board_begins_at_once(matches: MatchDesk) -> None:
    more = '[[boards]]\nname = "Long"\ngame = "long-gammon"\nplayers = [3, 4]'
    create_event(matches, match_event(more=more))

    begin_session(matches, DUEL, BOARD)
    begin_session(matches, DUEL, BOARD)

    progress = matches.progress(DUEL)
    assert progress.sessions.keys() == {1, 2}
    assert progress.position == 3


def test_an_interrupted_start_goes_on_with_the_secrets_it_had(matches: MatchDesk) -> None:
    vault = matches.adapters.vault
    vault.keep(DUEL, "purpose", b"event")
    vault.keep(DUEL, "session-1-original", SECRET)

    create_event(matches, match_event())

    assert matches.secrets(match_event()) == {BOARD: {"original": SECRET}}


def test_an_event_never_goes_on_with_the_secrets_of_a_rehearsal(matches: MatchDesk) -> None:
    matches.adapters.vault.keep(DUEL, "purpose", b"rehearsal")

    with refused(StartedOtherwise, event="duel", why="it was a rehearsal"):
        create_event(matches, match_event())
    assert matches.events() == ()


def test_a_start_with_other_rules_is_refused(matches: MatchDesk) -> None:
    create_event(matches, match_event())
    vault, other = matches.adapters.vault, match_event(teams=3)
    text = vault.fetch(DUEL, "seal.json")
    assert text is not None
    object.__setattr__(other, "id", "other")
    vault.keep(other.id, "seal.json", text)

    with refused(StartedOtherwise, event="other", why="it had other rules or entries"):
        create_event(matches, other)


def test_public_randomness_is_mixed_in_and_the_root_is_published_with_it(
    matches: MatchDesk,
) -> None:
    create_event(matches, match_event(more=WITH_BEACON), secret=lambda session, kind: SECRET)

    with refused(BeaconNeeded, session=1, beacon="the block of nine o'clock"):
        begin_session(matches, DUEL, BOARD)
    assert matches.progress(DUEL).position == 1
    begin_session(matches, DUEL, BOARD, VALUE)
    begin_session(matches, DUEL, BOARD, VALUE)
    with refused(BeaconFixed, session=1, beacon="00000000000000000001"):
        begin_session(matches, DUEL, BOARD, VALUE[::-1])

    text = matches.adapters.publisher.read(DUEL, "root.json")
    assert text is not None
    roots = read_roots(text.encode()).roots
    luck = matches.luck(DUEL, BOARD)
    assert luck is not None
    assert luck.rolls is not None
    assert [(each.beacon, each.original) for each in roots.sessions] == [(VALUE, luck.rolls.root)]
    assert matches.progress(DUEL).position == 2
    assert all(finding.ok for finding in verify_event(matches, DUEL))


def test_a_value_that_was_published_before_the_power_failed_stays(matches: MatchDesk) -> None:
    create_event(matches, match_event(more=WITH_BEACON), secret=lambda session, kind: SECRET)
    begin_session(matches, DUEL, BOARD, VALUE)
    roots = matches.adapters.publisher.read(DUEL, "root.json")
    assert roots is not None
    other = match_event(more=WITH_BEACON)
    object.__setattr__(other, "id", "other")
    create_event(matches, other, secret=lambda session, kind: SECRET)
    matches.adapters.publisher.publish(other.id, "root.json", roots)

    with refused(BeaconFixed, session=1, beacon="00000000000000000001"):
        begin_session(matches, other.id, BOARD, VALUE[::-1])


def test_randomness_that_was_not_promised_is_not_taken(matches: MatchDesk) -> None:
    create_event(matches, match_event())

    with refused(BeaconNeeded, session=1, beacon=""):
        begin_session(matches, DUEL, BOARD, VALUE)


def test_without_its_secret_a_board_does_not_begin(matches: MatchDesk, folder: Path) -> None:
    create_event(matches, match_event())
    (folder / "secrets" / DUEL / "session-1-original").unlink()

    with refused(LuckNotHere, event="duel", session=1):
        begin_session(matches, DUEL, BOARD)
    assert matches.progress(DUEL).position == 1


def test_a_board_ends_when_every_game_is_over_in_both_rooms(desk: Desk) -> None:
    matches = matches_begun(desk)
    session = BOARD
    with refused(GamesLeft, session=1, left=4) as no:
        end_session(matches, DUEL, session)
    assert no.value.left == matches.progress(DUEL).records.games_left[session] == 4
    play_boards(matches)

    end_boards(matches, DUEL)
    end_boards(matches, DUEL)

    progress = matches.progress(DUEL)
    ended = progress.sessions[session].ended
    assert ended is not None
    assert ended.secret == SECRET.hex()
    assert progress.finished
    assert progress.settled == progress.position
    text, signed = matches.adapters.publisher.read(DUEL, "opened.json"), matches.seal(DUEL)
    assert text is not None
    assert signed is not None
    published = MATCHES.read_opened(text.encode(), signed.seal)
    assert [len(each.sets) for each in published.sessions] == [2]
    assert published.sessions[0].secret == SECRET


@pytest.mark.parametrize("session", [0, 2])
def test_a_session_that_there_is_not_cannot_end(desk: Desk, session: int) -> None:
    matches = matches_begun(desk)

    with pytest.raises(NoSuchSession):
        end_session(matches, DUEL, SessionNo(session))


def test_a_session_that_has_not_begun_cannot_end(matches: MatchDesk) -> None:
    create_event(matches, match_event())

    with refused(NotStarted, event="duel", session=1):
        end_session(matches, DUEL, BOARD)


@pytest.mark.long
def test_the_final_is_between_the_best_two_of_the_rounds(desk: Desk) -> None:
    matches = matches_begun(desk, teams=3, more=WITH_FINAL)
    play_boards(matches, "each")
    table = matches.progress(DUEL).qualifying()

    begin_final(matches, DUEL)
    begin_final(matches, DUEL)

    now = matches.progress(DUEL).sessions[FINAL]
    assert now.finalists == (table[0].team, table[1].team)
    assert now.lots is None


@pytest.mark.long
def test_a_final_waits_for_the_matches_that_decide_who_plays_it(desk: Desk) -> None:
    matches = matches_begun(desk, teams=3, more=WITH_FINAL)
    event = matches.progress(DUEL).event
    with refused(GamesLeft, session=None, left=12):
        begin_final(matches, DUEL)
    for _ in islice(play_rehearsal(matches, DUEL, player_of(event)), 5):
        pass

    with refused(GamesLeft, session=None, left=2):
        begin_final(matches, DUEL)
    assert FINAL not in matches.progress(DUEL).sessions


def test_no_final_before_the_boards_and_none_where_none_is_planned(matches: MatchDesk) -> None:
    create_event(matches, match_event(more=WITH_FINAL))
    with refused(NotStarted, event="duel", session=1):
        begin_final(matches, DUEL)

    other = match_event()
    object.__setattr__(other, "id", "other")
    create_event(matches, other)
    with refused(NoSuchSession, event="other", session=FINAL, sessions=1):
        begin_session(matches, other.id, FINAL)


@pytest.mark.long
def test_lots_decide_who_plays_the_final_where_nothing_else_does(desk: Desk) -> None:
    # Players without moods play alike, so all rooms are equal and every match is drawn.
    matches = matches_begun(desk, teams=4, more=WITH_FINAL)
    play_boards(matches, "plain")
    event = matches.progress(DUEL).event
    assert {line.place for line in matches.progress(DUEL).qualifying()} == {1}

    begin_final(matches, DUEL)

    now = matches.progress(DUEL).sessions[FINAL]
    drawn = lots(event, SECRET)
    assert now.lots == drawn
    assert now.finalists == drawn[:2]
    findings = verify_event(matches, DUEL)
    assert {each.verdict for each in findings if each.id == "finalists"} == {"holds"}
    assert all(finding.ok for finding in findings)


def test_what_an_interruption_left_undone_is_made_good(desk: Desk) -> None:
    matches = matches_begun(desk)
    play_boards(matches)
    end_boards(matches, DUEL)
    publisher = matches.adapters.publisher
    whole = publisher.read(DUEL, "opened.json")
    publisher.publish(DUEL, "opened.json", "{}")

    make_good(matches, DUEL)

    assert publisher.read(DUEL, "opened.json") == whole
