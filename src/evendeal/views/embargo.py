"""Who may see what, and when: the rules of every event. Nobody outside the views decides it.

What only one game has stands in its folder: `views.poker.embargo` has the rules of deals, of cards
at a table and of totals, `views.matches.embargo` those of two rooms.
"""

from json import loads
from typing import Literal

from evendeal.errors import Refused
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.event_fold import AnyFold, AnySession
from evendeal.tournament.hall import Devices
from evendeal.views.absent import NoSuchEvent

BROKEN = (
    "The log of this event does not hold. It is shown as far as it does, "
    "and nothing more is written to it."
)


class PlaceClosed(Refused):
    """One's own page while one's team plays in rooms without devices.

    It opens again `after` a session, the entry's last match or the final, and `opens` says so, such
    as "when session 1 has ended"; `session` is null where it is none. `until` is when that should
    be, ISO 8601 in UTC, null where nobody can say.
    """

    def __init__(
        self,
        *,
        event: EventId,
        after: Literal["session", "last_match", "final"],
        session: SessionNo | None = None,
        until: str | None,
    ) -> None:
        opens = {
            "session": f"when session {session} has ended",
            "last_match": "when your last match is over",
            "final": "when the final is over",
        }[after]
        super().__init__(
            "no electronic devices are allowed in the playing rooms; your page is closed while you"
            f" play and opens again {opens}"
        )
        self.event = event
        self.opens = opens
        self.after = after
        self.session = session
        self.until = until


def require_there(progress: AnyFold) -> None:
    """Nothing, unless the event has been put away (R61): then it is nowhere to be seen.

    Raises:
        NoSuchEvent: it has been.
    """
    if progress.record.away:
        raise NoSuchEvent(event=progress.event.id)


def session_is_public(now: AnySession) -> bool:
    """Whether all luck of a session and all that was done in it are public: it has ended (R44)."""
    return now.ended is not None


def read_only_words(why: object | None) -> str | None:
    """The sentence for everybody where nothing more is written to an event; None where all is well.

    Which line of its log is wrong, and why, may tell of play under embargo: it is the director's.

    Args:
        why: the sentence for the director.
    """
    return BROKEN if why is not None else None


def settled_checkpoints(text: str | None, settled: int) -> str | None:
    """The published checkpoints that everybody may see; None where there is none.

    How many lines play under embargo has taken is nobody's business (R37, R46).

    Args:
        text: the file with all of them.
        settled: the last line while no session ran.
    """
    lines = (text or "").splitlines(keepends=True)
    return "".join(line for line in lines if _position(line) <= settled) or None


def _position(line: str) -> int:
    """The position in a published checkpoint; 0 where it cannot be read, as verify says then."""
    try:
        return int(loads(line)["position"])
    except (ValueError, KeyError, TypeError):
        return 0


def places_open(progress: AnyFold) -> bool:
    """Whether own pages are open whoever plays: devices are allowed, or nothing is played (R57)."""
    allowed = progress.event.hall.devices is Devices.ALLOWED
    return allowed or progress.record.withdrawn is not None
