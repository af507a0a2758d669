"""Published files of honest events of matches, in every state that a verifier may meet."""

from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.match_opened import MatchLineUp
from evendeal.ids import EntryId
from support.proof.sealed_matches import publish_matches

BEACON = "drand quicknet, round 24000000"

RUNNING = publish_matches(begun=2)
ENDED = publish_matches(ended=(1, 2, 3))
FINAL = publish_matches(ended=(1, 2))
BEACON_RUNNING = publish_matches(beacon=BEACON)
BEACON_ENDED = publish_matches(beacon=BEACON, ended=(1, 2, 3))
NO_FINAL = publish_matches(final=False, ended=(1,))
THROWN = publish_matches(rolls="thrown", ended=(1,))
THROWN_ENDED = publish_matches(rolls="thrown", ended=(1, 2, 3))
THROWN_BEACON = publish_matches(rolls="thrown", beacon=BEACON)
OLD_ENDED = publish_matches(ended=(1, 2, 3), version=1)
OLD_BEACON = publish_matches(beacon=BEACON, ended=(1, 2, 3), version=1)
OLD_THROWN = publish_matches(rolls="thrown", ended=(1, 2, 3), version=1)
LINED_UP = publish_matches(
    ended=(1,),
    line_ups=[
        MatchLineUp("2026-11-28T09:30:00Z", 1, EntryId("A"), ("A4", "A1")),
        MatchLineUp("2026-11-28T11:00:00Z", 1, EntryId("B"), ("B3", "B2")),
    ],
    acts=[OpenedAct("2026-11-28T12:00:00Z", "1 roll sheet was printed by Zoë.")],
)
EVENTS = [
    RUNNING,
    ENDED,
    FINAL,
    BEACON_RUNNING,
    BEACON_ENDED,
    NO_FINAL,
    THROWN,
    THROWN_ENDED,
    THROWN_BEACON,
    OLD_ENDED,
    OLD_BEACON,
    OLD_THROWN,
    LINED_UP,
]
DRAWN = [RUNNING, ENDED, BEACON_RUNNING, BEACON_ENDED]
