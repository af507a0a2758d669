"""The file `opened.json` of an event of matches: what is opened as JSON, and back."""

from typing import Any

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import SECRET_BYTES
from evendeal.draw.match_opened import MatchLineUp, OpenedMatches, OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal
from evendeal.draw.match_seal_file import MATCH_FORMAT
from evendeal.draw.opened_file import acts_to_json, read_acts, read_beacon
from evendeal.draw.published_file import read_event_id, read_instant, read_sessions
from evendeal.draw.reading import Found, document
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS
from evendeal.draw.seal_file import version_of
from evendeal.ids import DealNo, EntryId, SessionNo


def match_opened_to_json(opened: OpenedMatches) -> dict[str, Any]:
    """The value of `opened.json`."""
    said = {
        "event": opened.event,
        "format": MATCH_FORMAT,
        "sessions": [_session_to_json(session, opened.version) for session in opened.sessions],
    }
    return said if opened.version == 1 else {**said, "version": opened.version}


def _session_to_json(session: OpenedMatchSession, version: int) -> dict[str, Any]:
    said = {
        "session": session.session,
        "beacon": session.beacon,
        "root": None if session.root is None else session.root.hex(),
        "sets": [
            {
                "set": each.number,
                "rolls": each.rolls,
                "salt": each.salt.hex(),
                "path": [step.hex() for step in each.path],
            }
            for each in session.sets
        ],
        "lots": None if session.lots is None else list(session.lots),
        "secret": None if session.secret is None else session.secret.hex(),
    }
    if version == 1:
        return said
    return {
        **said,
        "begun_at": session.begun_at,
        "line_ups": [
            {
                "at": each.at,
                "match": each.match,
                "team": each.team,
                "players": list(each.players),
            }
            for each in session.line_ups
        ],
        "acts": acts_to_json(session.acts),
    }


def write_match_opened(opened: OpenedMatches) -> bytes:
    """The file `opened.json`."""
    return canonical_bytes(match_opened_to_json(opened))


def read_match_opened(data: bytes, seal: MatchSeal) -> OpenedMatches:
    """What a file `opened.json` opens, strictly read and not yet believed.

    Args:
        seal: says of each session whether the starter rolls anew.

    Raises:
        NotASeal: the file cannot be read.
    """
    found = document(data, "opened.json")
    version = version_of(found)
    event, format, sessions, *_ = found.fields(
        "event", "format", "sessions", *("version",) * (version > 1)
    )
    format.choice(MATCH_FORMAT)
    read = read_sessions(sessions, lambda session: _session(session, seal, version))
    return OpenedMatches(read_event_id(event), read, version)


def _session(found: Found, seal: MatchSeal, version: int) -> OpenedMatchSession:
    newer = ("begun_at", "line_ups", "acts") if version > 1 else ()
    number, beacon, root, sets, lots, secret, *more = found.fields(
        "session", "beacon", "root", "sets", "lots", "secret", *newer
    )
    begun_at, line_ups, acts = more or (None, None, None)
    session = SessionNo(number.number(1))
    sealed = seal.session(session)
    reroll = sealed is not None and sealed.reroll
    read = tuple(_rolls(each, session, reroll) for each in sets.elements())
    numbers = [each.number for each in read]
    if numbers != sorted(set(numbers)):
        raise sets.no("a roll set twice, or out of order")
    return OpenedMatchSession(
        session=session,
        beacon=read_beacon(beacon),
        root=None if root.absent else root.hexadecimal(HASH_BYTES),
        sets=read,
        lots=None if lots.absent else tuple(EntryId(team.text()) for team in lots.elements()),
        secret=None if secret.absent else secret.hexadecimal(SECRET_BYTES),
        begun_at=read_instant(begun_at) if begun_at else None,
        line_ups=tuple(map(_line_up, line_ups.elements())) if line_ups else (),
        acts=read_acts(acts) if acts else None,
    )


def _line_up(found: Found) -> MatchLineUp:
    at, match, team, players = found.fields("at", "match", "team", "players")
    names = players.elements()
    if len(names) != 2:
        raise players.no("expected a player for each room")
    return MatchLineUp(
        read_instant(at),
        match.number(1),
        EntryId(team.text()),
        (names[0].text(), names[1].text()),
    )


def _rolls(found: Found, session: SessionNo, reroll: bool) -> OpenedRolls:
    number, rolls, salt, path = found.fields("set", "rolls", "salt", "path")
    return OpenedRolls(
        session=session,
        kind="original",
        number=DealNo(number.number(1, MOST_DEALS)),
        rolls=rolls.text(),
        reroll=reroll,
        salt=salt.hexadecimal(HASH_BYTES),
        path=tuple(step.hexadecimal(HASH_BYTES) for step in path.elements()),
    )
