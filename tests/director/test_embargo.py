"""Nothing of a deal is known to the public before its last table has played it (R37)."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.report import plain
from evendeal.director.appending import At
from evendeal.director.events import begin_session, create_event
from evendeal.errors import Refused
from evendeal.formats.duplicate.recording import record
from evendeal.formats.duplicate.rehearsal import player_of
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, SeatNo, SessionNo, TableNo
from evendeal.poker import Fold
from evendeal.views.poker.deal import OpenDeal
from support.events.poker import CUP, FIRST, due, event_of, rows
from support.ledgers import open_desk
from support.rehearsals import play_rehearsal, prepare

EVENT = event_of(deals=5, teams=3, draw='order = "whole"')
CARD = re.compile(r'"[2-9TJQKA][cdhs]"|\b[2-9TJQKA][cdhs] [2-9TJQKA][cdhs]\b')


def everything(public: SeatTeamsPublic) -> dict[str, Any]:
    """The answer of every method of the public desk, as JSON has it."""
    pages: dict[str, Any] = {
        "events": public.heads(),
        "event": public.event(CUP),
        "position": public.position(CUP),
        "scoreboard": public.scoreboard(CUP),
        "tables": public.tables(CUP),
        "deals": public.deals(CUP),
        "prizes": public.prizes(CUP),
        "proof": public.proof(CUP),
    }
    for table in range(1, EVENT.tables + 1):
        pages[f"table {table}"] = public.table(CUP, TableNo(table))
    for deal in range(1, EVENT.play.deals + 1):
        pages[f"deal {deal}"] = public.deal(CUP, DealNo(deal))
    for name in ("seal.json", "root.json", "opened.json", "checkpoints.jsonl", "log.sqlite"):
        pages[name] = public.file(CUP, name)
    return {name: plain(value) for name, value in pages.items()}


def texts(value: Any) -> Iterator[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)


def hand_by_hand(desk: Desk) -> Iterator[None]:
    prepare(desk, EVENT, "loose", 3)
    for _ in play_rehearsal(desk, CUP, player_of(EVENT, "loose", 3)):
        yield


@pytest.fixture
def desk(folder: Path) -> Iterator[Desk]:
    # The folder is published at each opening, as with `evendeal serve`.
    with open_desk(folder, create=True) as desk:
        yield desk


@pytest.mark.long
def test_after_every_hand_all_that_is_shown_is_of_open_deals(desk: Desk) -> None:
    public = SeatTeamsPublic(desk)
    seen_open = 0
    for _ in hand_by_hand(desk):
        now = desk.progress(CUP).sessions[FIRST]
        luck = desk.luck(CUP, FIRST)
        assert luck is not None
        pages = everything(public)
        whole = json.dumps(pages)
        seen_open = max(seen_open, len(now.opened))
        for number in range(1, EVENT.play.deals + 1):
            deal = DealNo(number)
            if deal in now.opened:
                assert pages[f"deal {deal}"]["open"] is True
                continue

            assert str(luck.deals.deck(deal)) not in whole
            assert luck.deals.salts[deal - 1].hex() not in whole
            assert set(pages[f"deal {deal}"]) == {"event", "deal", "open", "previous", "next"}
            assert pages["deals"][deal - 1] == {
                "deal": deal,
                "open": False,
                "opened_at": None,
                "spread": None,
                "biggest_seat": None,
                "swing": None,
            }
            assert not pages["scoreboard"]["strip"][deal - 1]
        of_open = {f"deal {deal}" for deal in now.opened} | {"opened.json"}
        # The list of deals has the swing seat's cards of those that are open.
        pages["deals"] = [head for head in pages["deals"] if not head["open"]]
        for name, view in pages.items():
            if name not in of_open:
                assert not CARD.search(json.dumps(view)), name
        opened = json.loads(pages["opened.json"])["sessions"][0]["original"]
        assert [each["deal"] for each in opened["deals"]] == sorted(now.opened)
        for table in range(1, EVENT.tables + 1):
            view = pages[f"table {table}"]
            assert [each["deal"] for each in view["opened"]] == sorted(now.opened)
            assert view["hands_played"] == len(now.played[TableNo(table)])
        secret = desk.secrets(EVENT)[FIRST]["original"].hex()
        assert (secret in whole) == (now.ended is not None)
    assert seen_open == 5


def test_chips_are_shown_of_open_deals_only(desk: Desk) -> None:
    public = SeatTeamsPublic(desk)
    for _ in hand_by_hand(desk):
        now = desk.progress(CUP).sessions[FIRST]
        totals = {entry.id: 0 for entry in EVENT.entries}
        for table, places in enumerate(now.tables, 1):
            for deal in now.opened:
                chips = now.hands[TableNo(table), deal].chip_scores
                for place, won in zip(places, chips, strict=True):
                    assert place is not None
                    totals[place.entry] += won

        board = public.scoreboard(CUP)

        assert {line.entry: line.chips for line in board.standings} == totals
        for ladder in board.ladders:
            assert sum(int(rung.chips) for rung in ladder.rungs) == sum(
                now.hands[table, deal].chip_scores[ladder.seat - 1]
                for table in now.played
                for deal in now.opened
            )


def test_which_deal_a_table_plays_cannot_be_told(tmp_path: Path) -> None:
    """Two events that differ in the tables' orders alone look the same in public."""
    pages = []
    for first in (0, 1):
        with open_desk(tmp_path / str(first), create=True) as desk:
            create_event(desk, EVENT, secret=lambda session, kind: b"s" * 32)
            begin_session(desk, CUP, FIRST)
            luck = desk.luck(CUP, FIRST)
            assert luck is not None
            public = SeatTeamsPublic(desk)
            # Table 1 plays one deal, in the second event as if its order were another.
            order = luck.orders[0]
            if first:
                other = (order[1], order[0], *order[2:])
                desk.put_luck(CUP, FIRST, _reordered(luck, other))
            at = due(desk, 1)
            assert at.deal == order[first]
            _all_fold(desk, at)
            views = everything(public)
            # Times, keys and signatures differ; what they could tell is tested elsewhere.
            volatile = r"20\d\d-\d\d-\d\dT[0-9:.]+Z|[0-9a-f]{16,}|\d\d:\d\d UTC"
            text = re.sub(volatile, "…", json.dumps(views))
            pages.append(text)

    assert pages[0] == pages[1]


def _reordered(luck: Any, order: tuple[DealNo, ...]) -> Any:
    from dataclasses import replace

    return replace(luck, orders=(order, *luck.orders[1:]))


def _all_fold(desk: Desk, at: At) -> None:
    hand = desk.progress(CUP).hand(at.session, at.table, at.deal)
    state = hand.state
    assert state is not None
    assert state.to_act is not None
    seats = [state.to_act, SeatNo(state.to_act % 3 + 1)]
    record(desk, at, [Fold(seat) for seat in seats], key="k", by="ann", accept=True)


def test_no_deck_that_is_still_to_be_played_lies_in_log_or_published_files(
    desk: Desk, folder: Path
) -> None:
    for _ in hand_by_hand(desk):
        luck = desk.luck(CUP, FIRST)
        assert luck is not None
        now = desk.progress(CUP).sessions[FIRST]
        written = [
            path.read_bytes()
            for path in folder.rglob("*")
            if path.is_file() and "secrets" not in path.parts
        ]
        assert len(written) >= 3
        secrets = desk.secrets(EVENT)[FIRST]
        hidden = [] if now.ended else [*secrets.values(), luck.deals.key]
        hidden += [
            luck.deals.salts[deal - 1]
            for deal in range(1, EVENT.play.deals + 1)
            if deal not in now.opened
        ]
        needles = [form for each in hidden for form in (each, each.hex().encode())]
        for deal in range(1, EVENT.play.deals + 1):
            if deal not in now.opened:
                cards = luck.deals.deck(DealNo(deal)).cards
                # Ten cards in a row, however they are parted, are a deck and no accident.
                needles += [sign.join(cards[:10]).encode() for sign in (" ", "", ",", '","')]
        for needle in needles:
            assert not any(needle in content for content in written)


def test_the_reserve_deals_stay_sealed_until_the_end(desk: Desk, folder: Path) -> None:
    for _ in hand_by_hand(desk):
        pass
    opened = json.loads((folder / "published/cup/opened.json").read_text())
    assert opened["sessions"][0]["reserve"]["deals"] == []
    assert opened["sessions"][0]["reserve"]["secret"] is not None


def test_no_refusal_gives_anything_away(desk: Desk) -> None:
    create_event(desk, EVENT)
    begin_session(desk, CUP, FIRST)
    luck = desk.luck(CUP, FIRST)
    assert luck is not None
    refusals = []
    for deal in range(1, 6):
        place = At(CUP, FIRST, TableNo(1), DealNo(deal))
        for seat in (1, 2, 3):
            for accept in (False, True):
                try:
                    record(desk, place, [Fold(SeatNo(seat))] * 3, key="k", by="x", accept=accept)
                except Refused as refusal:
                    refusals.append(f"{refusal} {refusal.fields}")
    assert refusals
    text = "\n".join(refusals)
    assert not CARD.search(text)
    # A deal that is not due is refused in the same words whichever it is.
    refused = {re.sub(r"\b[1-5]\b", "D", line) for line in refusals if "plays now" in line}
    assert len(refused) == 1
    assert rows(desk.adapters.publisher.folder.parent)[-1].body["do"] == "begin"


def test_the_next_session_is_hidden_as_well(folder: Path) -> None:
    event = event_of(deals=2, teams=2, event="sessions = 2")
    with open_desk(folder, create=True) as desk:
        prepare(desk, event, "caller", 1)
        public = SeatTeamsPublic(desk)
        for turn in play_rehearsal(desk, CUP, player_of(event, "caller", 1)):
            if turn.at.session == 1:
                continue
            first, second = desk.secrets(event).values()
            text = json.dumps(plain(public.proof(CUP))) + (public.file(CUP, "opened.json") or "")

            assert first["original"].hex() in text
            if not desk.progress(CUP).finished:
                assert second["original"].hex() not in text
            page = public.deal(CUP, DealNo(1), SessionNo(1))
            assert isinstance(page, OpenDeal)
