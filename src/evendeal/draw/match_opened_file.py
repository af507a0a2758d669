"""The file `opened.json` of an event of matches: what is opened as JSON, and back."""

from typing import Any

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.keys import EVENT_ID, SECRET_BYTES
from evendeal.draw.match_opened import OpenedMatches, OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal
from evendeal.draw.match_seal_file import MATCH_FORMAT
from evendeal.draw.opened_file import read_beacon
from evendeal.draw.reading import Found, document
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS
from evendeal.ids import DealNo, EntryId, EventId, SessionNo


def match_opened_to_json(opened: OpenedMatches) -> dict[str, Any]:
    """The value of `opened.json`."""
    return {
        "event": opened.event,
        "format": MATCH_FORMAT,
        "sessions": [
            {
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
            for session in opened.sessions
        ],
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
    event, format, sessions = document(data, "opened.json").fields("event", "format", "sessions")
    format.choice(MATCH_FORMAT)
    read = tuple(_session(session, seal) for session in sessions.elements())
    if [session.session for session in read] != list(range(1, len(read) + 1)):
        raise sessions.no("expected sessions 1, 2, ... in order")
    name = EventId(event.text(EVENT_ID.pattern, "letters, digits and hyphens"))
    return OpenedMatches(name, read)


def _session(found: Found, seal: MatchSeal) -> OpenedMatchSession:
    number, beacon, root, sets, lots, secret = found.fields(
        "session", "beacon", "root", "sets", "lots", "secret"
    )
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
