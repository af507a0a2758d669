"""The hands of a session for other programs: as hand histories, and the same fields as JSON."""

import json
from typing import NamedTuple

from evendeal.formats.duplicate.hand_files import hands_of
from evendeal.ids import SessionNo
from evendeal.notation.phh import phh_fields
from evendeal.notation.phhs import write_phhs
from evendeal.tournament.duplicate.progress import AnyDuplicate


class SessionFiles(NamedTuple):
    """The hands of a session, table by table in the order in which each played them.

    Attributes:
        histories: a file of PHH with all of them.
        fields: the same fields as a list of JSON.
    """

    histories: str
    fields: str


def session_files(progress: AnyDuplicate, session: SessionNo) -> SessionFiles:
    """The files of a session.

    Raises:
        NotStarted: the session has not begun.
        CannotHold: PHH has no words for one of the hands.
    """
    hands = tuple(hands_of(progress, session))
    fields = [phh_fields(hand) for hand in hands]
    return SessionFiles(
        "".join(write_phhs(hands)), json.dumps(fields, ensure_ascii=False, indent=1) + "\n"
    )
