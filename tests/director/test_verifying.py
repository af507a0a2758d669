"""What `verify` has to notice in an event of poker: corrections, orders, ends, checkpoints."""

import json
from pathlib import Path
from typing import Any

import pytest

from evendeal.director.appending import At
from evendeal.director.events import (
    BeaconFixed,
    begin_session,
    create_event,
    end_session,
    make_good,
)
from evendeal.director.verifying import verify_event
from evendeal.draw.beacon import NotABeacon
from evendeal.draw.finding import Finding
from evendeal.formats.duplicate.line_ups import close_line_ups
from evendeal.formats.duplicate.luck import draft
from evendeal.formats.duplicate.recording import ReasonNeeded, correct
from evendeal.formats.seat_teams.life import Desk
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker import Call, Check, Fold, HandState, apply, result, start
from evendeal.poker.lines import Accepted
from evendeal.store.log import SqlLog
from evendeal.tournament.duplicate.bodies import Ended, Published
from evendeal.tournament.duplicate.table_hand import TableHand
from support.events.poker import (
    CUP,
    DUEL,
    FIRST,
    begun,
    desk_on,
    due,
    event_of,
    play_hand,
    play_to_the_end,
)
from support.ledgers import open_desk
from support.sentences import in_golden_file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


@pytest.fixture
def desk(folder: Path):  # type: ignore[no-untyped-def]
    yield from desk_on(folder)


def failing(desk: Desk) -> list[str]:
    return [finding.sentence for finding in verify_event(desk, CUP) if not finding.ok]


def said(desk: Desk, verdict: str) -> str:
    findings: tuple[Finding, ...] = verify_event(desk, CUP)
    return "\n".join(found.sentence for found in findings if found.verdict == verdict)


def state_after(hand: TableHand, actions: int) -> HandState:
    assert hand.luck is not None
    state = start(hand.setup, hand.luck)
    for action in hand.actions[:actions]:
        state = apply(state, action)
    return state


def test_a_correction_after_the_table_accepted_is_named_with_its_reason(desk: Desk) -> None:
    play_to_the_end(desk, event_of(teams=2, deals=16))
    now = desk.progress(CUP).sessions[FIRST]
    at, n, action = next(
        (At(CUP, FIRST, table, deal), n, better)
        for (table, deal), hand in now.hands.items()
        for k, (n, action) in enumerate(hand.in_force)
        if k == len(hand.in_force) - 1
        for better in [Fold(action.seat) if isinstance(action, Call) else None]  # type: ignore[union-attr]
        if better is not None and state_after(hand, k).street > 0
    )
    with pytest.raises(ReasonNeeded):
        correct(desk, at, n, action, key="c", by="director")
    correct(desk, at, n, action, key="c", by="director", reason="the recorder misheard")
    in_golden_file(*failing(desk))
    make_good(desk, CUP)

    assert failing(desk) == []
    assert f"table {at.table}, deal {at.deal}: the director corrected" in said(desk, "unproved")
    assert "the recorder misheard" in said(desk, "unproved")


def test_a_table_that_played_in_another_order_than_drawn_is_named(desk: Desk) -> None:
    event = event_of(**DUEL)
    begun(desk, event)
    luck = desk.luck(CUP, FIRST)
    assert luck is not None
    # As a desk would write it that minds no running order: every table begins with the last.
    for table in (1, 2):
        for deal in reversed(luck.orders[table - 1]):
            at = At(CUP, FIRST, TableNo(table), DealNo(deal))
            hand = desk.progress(CUP).hand(FIRST, at.table, at.deal)
            assert hand.state is not None
            seat = hand.state.to_act
            assert seat is not None
            over = apply(hand.state, Fold(seat))
            made = result(over)
            bodies = [Fold(seat), Accepted(made.chip_scores, made.house)]
            lines = [draft(at.place, n, f"{table}/{deal}/{n}", b) for n, b in enumerate(bodies)]
            desk.write(CUP, lines, "x")
    end_session(desk, CUP, FIRST)

    assert failing(desk) == [
        f"Session 1: table {table} played in another order than drawn." for table in (1, 2)
    ]


def test_a_session_cannot_end_with_deals_closed_whoever_writes_the_line(
    desk: Desk, folder: Path
) -> None:
    begun(desk, event_of(**DUEL))
    play_hand(desk, 1)
    secret = desk.secrets(desk.progress(CUP).event)[FIRST]["original"].hex()
    ended = Ended(secret, secret)
    desk.write(CUP, [draft((FIRST, 0, 0), 2, "end", ended)], "x")

    assert "cannot end with 3 deals closed" in failing(desk)[0]


def test_an_event_is_published_once(desk: Desk) -> None:
    begun(desk, event_of(**DUEL))
    other = Published(desk.progress(CUP).published.event, "0" * 64, False)  # type: ignore[union-attr]
    desk.write(CUP, [draft((SessionNo(0), 0, 0), 1, "again", other)], "x")

    assert "an event is published once" in failing(desk)[0]


def test_checkpoints_are_judged_by_the_key_in_the_seal(folder: Path) -> None:
    with open_desk(folder, create=True) as desk:
        play_to_the_end(desk, event_of(**DUEL))
        stranger = desk.adapters.vault.fetch(CUP, "signing-key")
    assert stranger is not None
    (folder / "secrets/cup/signing-key").chmod(0o600)
    (folder / "secrets/cup/signing-key").write_bytes(bytes(32))
    with open_desk(folder) as desk:
        # The keeper of the log has exchanged his key; by the seal all signatures still hold.
        assert not [s for s in failing(desk) if "checkpoint" in s and "seal" not in s]
    checkpoints = folder / "published/cup/checkpoints.jsonl"
    lines = [json.loads(line) for line in checkpoints.read_text().splitlines()]
    for line in lines:
        line["signature"] = "00" * 64
    checkpoints.write_text("".join(json.dumps(line) + "\n" for line in lines))
    with open_desk(folder) as desk:
        assert any("checkpoint" in sentence for sentence in failing(desk))


def test_an_end_that_was_interrupted_is_signed_at_the_next_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = event_of(**DUEL)
    with open_desk(folder, create=True) as desk:
        checkpoint = SqlLog.checkpoint

        def killed(log: SqlLog, *of: Any) -> object:
            if desk.progress(CUP).finished:
                raise KeyboardInterrupt
            return checkpoint(log, *of)

        monkeypatch.setattr(SqlLog, "checkpoint", killed)
        with pytest.raises(KeyboardInterrupt):
            play_to_the_end(desk, event)
        assert desk.progress(CUP).finished
    monkeypatch.undo()
    with open_desk(folder) as desk:
        (closed,) = SeatTeamsPublic(desk).proof(CUP).checkpoints
        assert closed.position < desk.progress(CUP).position
        play_to_the_end(desk, event)
        last = desk.progress(CUP).position
        assert SeatTeamsPublic(desk).proof(CUP).checkpoints[-1].position == last
    assert '"secret":null' not in (folder / "published/cup/opened.json").read_text()


def test_the_public_randomness_stays_what_was_published(desk: Desk, folder: Path) -> None:
    create_event(desk, event_of(**DUEL, draw='beacon = "two dice, one space between"'))
    close_line_ups(desk, CUP, FIRST, by="ann")
    with pytest.raises(NotABeacon):
        begin_session(desk, CUP, FIRST, "3 \N{CYRILLIC SMALL LETTER A}")
    begin_session(desk, CUP, FIRST, "3 5")
    before = (folder / "published/cup/root.json").read_bytes()

    with pytest.raises(BeaconFixed):
        begin_session(desk, CUP, FIRST, "3 6")
    begin_session(desk, CUP, FIRST, "3 5")
    assert (folder / "published/cup/root.json").read_bytes() == before


def test_in_public_a_broken_log_is_only_called_broken(desk: Desk) -> None:
    begun(desk, event_of(**DUEL))
    at = due(desk, 1)
    state = desk.progress(CUP).hand(FIRST, at.table, at.deal).state
    assert state is not None
    assert state.to_act is not None
    desk.write(CUP, [draft(at.place, 0, "x", Check(state.to_act))], "x")

    why = desk.read_only(CUP)
    assert why is not None
    assert "cannot check" in why
    warning = SeatTeamsPublic(desk).event(CUP).read_only
    assert warning is not None
    assert "check" not in warning
    assert not any(letter.isdigit() for letter in warning)
