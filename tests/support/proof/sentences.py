"""What every sentence of the verifiers rests on: its id, what is looked at, what makes it fail.

`FILES` are the ids of findings about published files, which both verifiers make where `script` says
so; `LOG` those that `evendeal verify` makes of the log. A sentence that holds names the tamperings
after which it does not; one that only tells something names the honest event that shows it.
`test_proof_map.py` tries all of them.
"""

from typing import NamedTuple


class Proof(NamedTuple):
    """What an id stands for.

    Attributes:
        check: what is looked at.
        fails: tamperings after which it fails, by their names in `test_proof_map.py`.
        noted: honest events in which it only tells something; of the log those of `honest_logs.py`.
        script: whether the stranger's script says it as well.
    """

    check: str
    fails: tuple[str, ...] = ()
    noted: tuple[str, ...] = ()
    script: bool = True


FILES: dict[str, Proof] = {
    "signature": Proof(
        "Ed25519 over the canonical bytes of seal.json, root.json and lineups.json",
        ("another name in the seal", "another root time", "another closing time"),
        script=False,
    ),
    "same-event": Proof("the event's id in every file", ("opened.json of another event",)),
    "version": Proof("opened.json has the version of the seal", ("opened.json of version 1",)),
    "first-row": Proof(
        "the sealed first row is that of the named method", ("another first row",), script=False
    ),
    "sealed": Proof(
        "every session and kind that is opened was sealed, and the other way round",
        ("a session that was never sealed", "the reserve left out"),
    ),
    "randomness": Proof(
        "a value where one is described, the same in opened.json and root.json",
        ("another value in root.json", "no value"),
    ),
    "look-up": Proof("nothing: the value's source is not at hand", noted=("randomness",)),
    "no-randomness": Proof("nothing: the secret may be chosen", noted=("plain",)),
    "rehearsal": Proof("the seal says so", noted=("rehearsal",)),
    "nothing-published": Proof("sessions of the seal are missing", noted=("begun",)),
    "open-so-far": Proof("the secret is null", noted=("running",)),
    "times": Proof(
        "sealed_at, known_from, published_at and begun_at come in this order",
        ("a root after the beginning", "a root before the seal", "a value before the seal"),
    ),
    "root": Proof(
        "the root of opened.json is that of seal.json or root.json", ("another root printed",)
    ),
    "root-not-given": Proof("root.json is not at hand", noted=("without root.json",)),
    "root-lacks-session": Proof("root.json lacks a session", noted=("root.json of before",)),
    "deal": Proof(
        "leaf and path of an opened deal lead to the root",
        ("two cards exchanged", "another salt", "another path"),
        noted=("without root.json",),
    ),
    "deal-from-secret": Proof(
        "the secret gives the same deck, salt and path", ("two cards exchanged",), script=False
    ),
    "roll-set": Proof("the same of a roll set, and its line follows from its salt", ("a roll",)),
    "ended-early": Proof(
        "with the secret all deals are open", ("a deal left out", "a set left out")
    ),
    "secret": Proof(
        "SHA-256 of the secret is the commitment", ("another secret", "another secret of rolls")
    ),
    "follow": Proof(
        "the root over all that the secret gives is the published one",
        (
            "another value everywhere",
            "the value of the other session",
            "another value of rolls everywhere",
        ),
    ),
    "withheld": Proof(
        "with the secret open: running orders, reserve secret and acts are there",
        ("orders withheld", "reserve secret withheld", "acts withheld", "acts of matches withheld"),
    ),
    "orders": Proof(
        "running orders are those drawn", ("two deals of an order exchanged", "an order left out")
    ),
    "orders-later": Proof(
        "running orders with a secret that is not the sealed one",
        noted=("orders too early",),
        script=False,
    ),
    "line-ups-fit": Proof(
        "closed line-ups follow from the sealed lists by the changes; of individuals each "
        "once, by his name, the sealed ones first, in a second half those of the first",
        (
            "a line-up that no change explains",
            "a player of another entry lined up",
            "an individual under another name",
            "two individuals listed the other way round",
            "somebody else in the second half",
        ),
    ),
    "late-entry": Proof("nothing: who came after the seal is told", noted=("individuals",)),
    "not-playing": Proof("nothing: who does not play on is told, not why", noted=("individuals",)),
    "line-up": Proof("nothing: a change of a line-up is told", noted=("lined up",)),
    "line-ups-closed": Proof(
        "closed before the values that tell the seats are known or used, and no change after",
        (
            "line-ups never closed",
            "line-ups closed after the value",
            "line-ups closed after the drawing",
            "line-ups closed after the seats that they mirror",
            "a line-up after the closing",
            "individuals listed after the value",
        ),
    ),
    "line-ups-look-up": Proof(
        "nothing: the seal does not say from when a value can be known", noted=("no instant",)
    ),
    "line-ups-published": Proof(
        "line-ups and closing time of opened.json are those of lineups.json",
        ("another closing time in opened.json",),
    ),
    "line-ups-not-given": Proof("lineups.json is not at hand", noted=("without lineups.json",)),
    "line-ups-lack-session": Proof(
        "lineups.json lacks a session", noted=("lineups.json of before",)
    ),
    "line-ups-open": Proof("the seal is of version 1", noted=("version 1",)),
    "seats-known": Proof("the seal names no public randomness", noted=("plain",)),
    "seats": Proof(
        "the draw from the value or the secret, with the line-ups, gives these seats; in a second "
        "half they are those of the first, exchanged",
        (
            "two seats exchanged",
            "a seat left out",
            "two seats of individuals exchanged",
            "an individual at another table",
            "the second half not exchanged",
        ),
    ),
    "seats-shared": Proof(
        "every entry once at every seat number; every individual once, at even tables",
        ("two seats of closed luck",),
    ),
    "seats-later": Proof("the secret is null", noted=("running",), script=False),
    "substitution": Proof(
        "a substitute comes for who sits there, and sits nowhere else",
        ("a substitute who sits elsewhere", "a substitute for nobody"),
        noted=("substituted",),
    ),
    "act": Proof("nothing: the organiser tells it", noted=("acts",)),
    "thrown": Proof("the seal says so", noted=("thrown",)),
    "thrown-root": Proof("of thrown rolls nothing is published", ("a root of thrown rolls",)),
    "lots": Proof("lots follow from the value or the secret", ("two lots exchanged",)),
    "lots-later": Proof("the secret is null", noted=("lots drawn",), script=False),
    "match-line-up": Proof(
        "two different players for a sealed team", ("a line-up of strangers",), noted=("matches",)
    ),
}

LOG: dict[str, Proof] = {
    "seal-in-log": Proof(
        "SHA-256 of seal.json in the log's first line", ("the seal written anew",)
    ),
    "conditions": Proof(
        "SHA-256 of the log's event text is in the seal", ("other conditions in the log",)
    ),
    "opened-in-log": Proof(
        "opened.json says what the log says", ("two seats exchanged in the file",)
    ),
    "ended-in-file": Proof("opened.json has the secret of an ended session", ("opened.json gone",)),
    "acts-in-file": Proof("acts of opened.json are those of the log", ("acts emptied",)),
    "root-in-log": Proof(
        "every session begun with a value has its root, published before the beginning",
        ("root.json gone", "a root dated after play and signed anew"),
    ),
    "line-ups-in-log": Proof(
        "lineups.json names the hash of the line that closed them", ("lineups.json gone",)
    ),
    "log": Proof(
        "each line's hash, and every line by the rules",
        ("a line altered", "a line forced in"),
    ),
    "checkpoint": Proof("signature and hash of every checkpoint", ("a checkpoint altered",)),
    "results": Proof(
        "accepted results played again from the log",
        ("another result accepted", "another result of a game accepted"),
    ),
    "order-of-play": Proof(
        "the deals that each table began, against the drawn order", ("another order of play",)
    ),
    "deck-in-file": Proof(
        "a custodian's file against the sealed deals", ("a deck file with two cards exchanged",)
    ),
    "line-ups-changed": Proof(
        "who sat at the beginning against the draw (version 1)", noted=("old line-ups",)
    ),
    "name-corrected": Proof("lines of names spelled right", noted=("a full day",)),
    "withdrawn": Proof("lines of withdrawals", noted=("a full day",)),
    "line-up-by": Proof("lines of line-ups", noted=("a full day",)),
    "substitution-by": Proof("lines of substitutions", noted=("a full day",)),
    "hand-over": Proof("who wrote a table's lines", noted=("a full day",)),
    "late": Proof("lines after the end of a session", noted=("a full day",)),
    "correction": Proof("corrections after a table had accepted", noted=("a full day",)),
    "ruling": Proof("rulings in force", noted=("a full day",)),
    "deck-file": Proof("lines of deck files", noted=("a full day",)),
    "repair": Proof("lines of repairs", noted=("a full day",)),
    "taken-out": Proof("lines of players taken out", noted=("a full day",)),
    "rolls-played": Proof(
        "both rooms' dice against each other and against the opened set",
        ("another roll of the closed room", "another roll set opened"),
    ),
    "rolls-thrown": Proof(
        "both rooms' dice against each other", ("another throw in the closed room",)
    ),
    "finalists": Proof(
        "the rounds and lots played again, at the beginning of the final",
        ("others in the final",),
    ),
    "decision": Proof("lines of decisions", noted=("team matches",)),
    "roll-sheet": Proof("lines of roll sheets", noted=("team matches",)),
    "room-change": Proof("lines of line-ups", noted=("team matches",)),
}
