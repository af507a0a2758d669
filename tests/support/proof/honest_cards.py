"""Published files of honest events of cards, in every state that a verifier may meet."""

from evendeal.draw.line_ups import LineUpChange
from evendeal.ids import EntryId
from support.proof.sealed_event import publish

BEACON = "drand quicknet, round 24000000"

RUNNING = publish(played=3)
ENDED = publish(played=5, ended=(1,))
BEACON_RUNNING = publish(teams=6, seats=4, sessions=2, played=2, beacon=BEACON, reserve=0)
BEACON_ENDED = publish(teams=5, seats=5, sessions=2, beacon=BEACON, method="mirror", ended=(1, 2))
MIRROR_HALF = publish(teams=3, seats=3, sessions=2, method="mirror", block=None, ended=(1,))
MIRROR_CLOSED = publish(teams=4, seats=4, sessions=2, method="mirror", played=1)
OLD_ENDED = publish(played=5, ended=(1,), version=1)
OLD_BEACON = publish(
    teams=5, seats=5, sessions=2, beacon=BEACON, method="mirror", ended=(1, 2), version=1
)
OLD_HALF = publish(teams=3, seats=3, sessions=2, method="mirror", block=None, ended=(1,), version=1)
LINED_UP = publish(
    teams=5,
    seats=4,
    sessions=2,
    beacons=("the lottery of 4 May", "the lottery of 5 May"),
    known_from="2026-11-28T09:45:00Z",
    order="sequence",
    ended=(1,),
    changes=[LineUpChange("2026-11-28T09:10:00Z", EntryId("B"), ("B4", "B9", "B2", "B1"))],
)
EVENTS = [
    *(RUNNING, ENDED, BEACON_RUNNING, BEACON_ENDED, MIRROR_HALF, MIRROR_CLOSED),
    *(OLD_ENDED, OLD_BEACON, OLD_HALF, LINED_UP),
]
