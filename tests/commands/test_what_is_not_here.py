"""Lines of a later version, and events of a format that this house does not have."""

from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.commands.on_show import events_on_show
from evendeal.director.ports import LineNotKnown
from evendeal.ids import EventId
from evendeal.tournament.line import Draft
from evendeal.views.embargo import BROKEN
from support.event_kinds import KINDS, MATCHES, Kind, of_each_kind
from support.events.later import LATER_LINES, UNKNOWN, lacking, sealed, write_later
from support.events.poker import rows
from support.refusals import is_refusal, typed_refused
from support.typed import typed


@of_each_kind
@pytest.mark.parametrize("line", LATER_LINES)
def test_a_line_of_a_later_version_is_named_and_nothing_is_written_behind_it(
    kind: Kind, line: str, tmp_path: Path
) -> None:
    log = sealed(tmp_path, kind)
    position = write_later(log, kind.id, line)
    before = rows(log)

    answer = typed("event", "withdraw", kind.id, "--reason", "rain", "--log", log)

    typed_refused(answer, LineNotKnown, event=kind.id, position=position, why=ANY)
    assert UNKNOWN[line] in answer.sentence
    assert rows(log) == before


@of_each_kind
def test_what_was_written_before_a_later_line_is_still_read(kind: Kind, tmp_path: Path) -> None:
    log = sealed(tmp_path, kind)
    before = typed("standings", kind.id, "--log", log, "--json").json
    before["event"]["read_only"] = BROKEN
    position = write_later(log, kind.id, "a word that no line has")

    after = typed("standings", kind.id, "--log", log, "--json")

    assert (after.code, after.json) == (0, before)
    assert f"line {position} " in after.err


@of_each_kind
def test_a_log_that_a_later_version_has_begun_is_named(kind: Kind, tmp_path: Path) -> None:
    """The conditions of the event have a key that nobody knows here."""
    log = sealed(tmp_path, *KINDS)
    later = (
        kind.text()
        .replace("[event]", '[event]\nweather = "fine"')
        .replace(f'"{kind.id}"', '"later"', 1)
    )
    with open_desks(log) as desks:
        by_now = desks.of(EventId(kind.id)).ledger.adapters
        first = next(iter(by_now.log.lines(EventId(kind.id))))
        body = {**first.body, "event": later}
        draft = Draft(first.session, first.table, first.deal, first.n, first.key, body)
        by_now.log.append(EventId("later"), [draft], by_now.clock.now(), "a later version")

    answer = typed("event", "next", "later", "--log", log)

    typed_refused(answer, LineNotKnown, event="later", position=1, why=ANY)
    assert "weather" in answer.sentence


def test_a_server_shows_what_it_can_of_a_log_with_later_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = sealed(tmp_path, *KINDS)
    position = write_later(log, MATCHES.id, "a word that no line has")
    with open_desks(log) as desks:
        events, _ = events_on_show(desks, "mixed", 1, 1.0)
        refusal = desks.of(EventId(MATCHES.id)).ledger.broken(EventId(MATCHES.id))

    assert len(events) == len(KINDS)
    is_refusal(refusal, LineNotKnown, event=MATCHES.id, position=position, why=ANY)
    assert str(refusal) in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("gone", KINDS, ids=str)
def test_a_server_names_the_event_whose_format_is_not_here_and_shows_the_others(
    gone: Kind,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    log = sealed(tmp_path, *KINDS)
    lacking(monkeypatch, gone)

    with open_desks(log) as desks:
        events, _ = events_on_show(desks, "mixed", 1, 1.0)
        (refusal,) = desks.not_here()

    assert (refusal.event, refusal.format) == (gone.id, gone.format)
    assert len(events) == len(KINDS) - 1
    assert str(refusal) in " ".join(capsys.readouterr().err.split())
