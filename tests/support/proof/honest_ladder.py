"""Published files of honest events of individuals, in every state that a verifier may meet."""

from support.proof.sealed_ladder import everybody, one, publish_ladder

RUNNING = publish_ladder(begun=2)
PLAIN_RUNNING = publish_ladder(beacon=False, begun=3, ended=(1,))
PLAIN_ENDED = publish_ladder(beacon=False, ended=(1, 2, 3, 4), order="sequence")
ENDED = publish_ladder(ended=(1, 2, 3, 4), order="blocks")
LATE = publish_ladder(
    listed={
        1: everybody(9),
        2: (one(1), *everybody(11)[2:], one(20)),
        3: (one(3), one(20)),
    },
    seats=(4, 5, 3, 3),
    ended=(1, 2, 3, 4),
)
EVENTS = [RUNNING, PLAIN_RUNNING, PLAIN_ENDED, ENDED, LATE]
