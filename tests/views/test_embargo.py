"""Nothing of a deal is in any view before its last table has played it (R37).

Two events are laid side by side. They agree in everything that is public: the open deals,
who sits where, how many hands each table has finished and when. In all that is not, they
differ: the cards of the closed deals, what was done with them, which table has played
which of them. Whoever can tell the views of the two apart has been shown something.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import TypeAlias, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evendeal.cards import DECK, DeckOrder
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker import apply, result, start
from evendeal.poker.lines import Accepted
from evendeal.tournament.duplicate.bodies import body_to_json
from evendeal.tournament.duplicate.conditions import setup_of
from evendeal.tournament.line import Line
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.views.poker.deal import DealHead, deal_heads, deal_page
from evendeal.views.poker.head import event_head
from evendeal.views.poker.prize_stacks import table_prizes
from evendeal.views.poker.scoreboard import scoreboard
from evendeal.views.poker.table import sits, table_heads, table_page
from support.events.rehearsed_cup import Cup
from support.poker.any_hand import choices

Place: TypeAlias = tuple[int, int]
"""Session and deal."""


def opened_in(lines: tuple[Line, ...]) -> set[Place]:
    """The deals that are open after these lines."""
    return {(line.session, line.deal) for line in lines if line.body["do"] == "open"}


def closed_in(played: Cup, lines: tuple[Line, ...]) -> set[Place]:
    """The deals of the event that are not."""
    deals = range(1, played.event.play.deals + 1)
    return {(int(session), deal) for session in played.decks for deal in deals} - opened_in(lines)


def views_of(progress: Progress) -> dict[str, object]:
    """Every view of an event, by its name."""
    views: dict[str, object] = {}
    for session in list(progress.sessions) or [SessionNo(1)]:
        head = event_head(progress, None, session)
        views[f"head {session}"] = head
        views[f"scoreboard {session}"] = scoreboard(progress, None, session)
        views["sits"] = sits(progress)
        views[f"tables {session}"] = table_heads(progress, session)
        views[f"deals {session}"] = deal_heads(progress, session)
        views[f"prizes {session}"] = table_prizes(progress, session)
        for table in table_heads(progress, session):
            views[f"table {session} {table.table}"] = table_page(progress, table.table, session)
        for deal in range(1, head.deals + 1):
            views[f"deal {session} {deal}"] = deal_page(progress, head, DealNo(deal), b"root")
    return views


def other_luck(played: Cup, closed: set[Place], dice: Random) -> dict[SessionNo, list[DeckOrder]]:
    """The deck-orders of the event, those of the closed deals shuffled anew."""
    decks = {session: list(dealt) for session, dealt in played.decks.items()}
    for session, dealt in decks.items():
        for number in range(1, len(dealt) + 1):
            if (session, number) in closed:
                cards = list(DECK)
                dice.shuffle(cards)
                dealt[number - 1] = DeckOrder(tuple(cards))
    return decks


def other_hand(played: Cup, line: Line, deal: int, deck: DeckOrder, dice: Random) -> Iterator[Line]:
    """The lines of another hand, accepted when the one of `line` was."""
    state = start(setup_of(played.event.play, DealNo(deal)), deck)
    n = 0
    while options := choices(state):
        action = dice.choice(options)
        state = apply(state, action)
        yield replace(line, deal=deal, n=n, body=body_to_json(action))
        n += 1
    made = result(state)
    body = body_to_json(Accepted(made.chip_scores, made.house))
    yield replace(line, deal=deal, n=n, body=body)


def other_event(played: Cup, lines: tuple[Line, ...], closed: set[Place], dice: Random) -> Progress:
    """The event after these lines, had the closed deals been others and been played otherwise.

    Hands in play are left out, and each table has played other closed deals.
    """
    decks = other_luck(played, closed, dice)
    mixed: dict[tuple[int, int], list[int]] = {}
    for session in decks:
        for table in range(1, played.event.tables + 1):
            order = [deal for at, deal in sorted(closed) if at == session]
            dice.shuffle(order)
            mixed[session, table] = order
    shuffled: list[Line] = []
    for line in lines:
        if line.table and (line.session, line.deal) in closed:
            if line.body["do"] == "accept":
                deal = mixed[line.session, line.table].pop()
                deck = decks[SessionNo(line.session)][deal - 1]
                shuffled += other_hand(played, line, deal, deck, dice)
        else:
            shuffled.append(line)
    return Progress(played.event, decks).take_all(shuffled)


@pytest.mark.long
@settings(max_examples=40)
@given(moment=st.integers(1, 10_000), seed=st.integers(0, 2**32))
def test_nobody_can_tell_from_the_views_what_the_closed_deals_are(
    played: Cup, moment: int, seed: int
) -> None:
    lines = played.lines[: 1 + moment % len(played.lines)]
    other = other_event(played, lines, closed_in(played, lines), Random(seed))

    assert views_of(other) == views_of(played.after(len(lines)))


def test_the_comparison_sees_a_deal_as_soon_as_it_is_open(played: Cup) -> None:
    """The property above is worth something: with an open deal changed it fails."""
    last_open = max(n for n, line in enumerate(played.lines) if line.body["do"] == "open")
    before, after = played.lines[:last_open], played.lines[: last_open + 1]
    (changed,) = opened_in(after) - opened_in(before)
    deck = other_luck(played, {changed}, Random(1))[SessionNo(changed[0])][changed[1] - 1]
    other = other_event(played, before, {changed}, Random(1))
    opening = after[-1]
    other.take(replace(opening, body={**opening.body, "deck": str(deck)}))

    altered, real = views_of(other), views_of(played.after(len(after)))

    session, deal = changed
    assert {name for name in real if altered[name] != real[name]} >= {
        f"deal {session} {deal}",
        f"deals {session}",
        f"scoreboard {session}",
        f"table {session} 1",
    }


def test_the_two_events_have_different_hands_behind_the_same_views(played: Cup) -> None:
    third = [n for n, line in enumerate(played.lines) if line.body["do"] == "open"][2]
    lines = played.lines[:third]
    closed = closed_in(played, lines)
    real = played.after(third).sessions[SessionNo(1)]
    other = other_event(played, lines, closed, Random(5)).sessions[SessionNo(1)]

    assert real.played != other.played
    assert [len(deals) for deals in real.played.values()] == [
        len(deals) for deals in other.played.values()
    ]
    for deal in range(1, 7):
        assert (real.decks[DealNo(deal)] != other.decks[DealNo(deal)]) == ((1, deal) in closed)


def cards_in(view: object) -> Iterator[str]:
    """Every card named anywhere in a view, found by walking all its fields."""
    if is_dataclass(view):
        for field in fields(view):
            yield from cards_in(getattr(view, field.name))
    elif isinstance(view, tuple):
        for each in view:
            yield from cards_in(each)
    elif isinstance(view, str):
        yield from (word for word in view.split() if word in DECK)


@pytest.mark.long
def test_no_card_is_named_but_those_of_open_deals(played: Cup) -> None:
    """All on their pages, and in the list of deals those of the swing seat."""
    listed = 0
    for lines in range(0, len(played.lines), 29):
        progress = played.after(lines)
        for name, view in views_of(progress).items():
            if name.startswith("deals "):
                for head in cast("tuple[DealHead, ...]", view):
                    cards = list(cards_in(head))
                    assert len(cards) == (2 if head.open and head.spread else 0)
                    listed += len(cards)
                continue
            is_open = name.startswith("deal ") and getattr(view, "open", False)
            assert bool(list(cards_in(view))) == is_open
    assert listed


@pytest.mark.long
def test_a_hand_in_play_changes_no_view(played: Cup) -> None:
    """From one finished hand to the next every line leaves the public where it was."""
    quiet = 0
    before = views_of(played.after(0))
    for number, line in enumerate(played.lines[:120], 1):
        views = views_of(played.after(number))
        if line.table and line.body["do"] != "accept":
            quiet += 1
            assert views == before
        before = views

    assert quiet > 50


def test_which_deals_a_table_has_played_is_nowhere_to_be_found(played: Cup) -> None:
    """Not even where a deal lacks one table only."""
    for number, line in enumerate(played.lines):
        if line.body["do"] != "open":
            continue
        progress = played.after(number - 1)
        session = SessionNo(line.session)
        missing = [
            table
            for table, deals in progress.sessions[session].played.items()
            if line.deal not in deals
        ]
        assert len(missing) == 1
        for table in range(1, 5):
            page = table_page(progress, TableNo(table), session)
            assert line.deal not in [hand.deal for hand in page.opened]
