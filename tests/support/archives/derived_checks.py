"""The key and the fields of what a proof page says, from the English sentences of golden pages."""

import ast
import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any

_AT = r"\d+ [A-Z][a-z]+ \d{4} at \d\d:\d\d UTC"
_LUCK = r"(?P<luck>original deals|reserve deals|roll sets)"
_ORIGIN = r"(?P<source>the secret|the public randomness|that of session \d+, seats reversed)"
_SESSION = r"Session (?P<session>\d+)"
_REPEATS = (
    r" Of former sessions come again: neighbours (?P<neighbours>\d+), seats (?P<seats>\d+), "
    r"meetings (?P<meetings>\d+); no draw could have less than neighbours "
    r"(?P<least_neighbours>\d+), seats (?P<least_seats>\d+), meetings (?P<least_meetings>\d+)\."
)
_ACT = rf"{_SESSION}, (?P<at>{_AT}): (?P<after>after the end of the session: )?"
_GAME = r"table (?P<table>\d+), roll set (?P<set>\d+):"
ACTS = (
    ("act-deck-file", _ACT + r"the deck file (?P<file>.+) was written by (?P<by>.+)\."),
    (
        "act-deck-seen",
        _ACT + r"the deck-order of deal (?P<deal>\d+) at table (?P<table>\d+) was shown to "
        r"(?P<by>[^.]+)\. (?P<reason>.*)",
    ),
    (
        "act-taken-out",
        _ACT + r"(?P<player>.+) was taken out at table (?P<table>\d+), seat (?P<seat>\d+) "
        r"\((?P<rule>[^)]+)\)\.",
    ),
    (
        "act-ruling",
        _ACT + r"ruling (?P<number>\d+) \((?P<rule>[^)]+)\)\. [^.]+\. (?P<reason>.*)",
    ),
    (
        "act-corrected",
        _ACT + r"deal (?P<deal>\d+) of table (?P<table>\d+) was corrected\. (?P<reason>.*)",
    ),
    ("act-roll-sheets", _ACT + r"(?P<n>\d+) roll sheets? w(?:as|ere) printed by (?P<by>.+)\."),
    (
        "act-decided",
        rf"{_ACT}{_GAME} decided by the director \((?P<rule>[^)]+)\)\. (?P<reason>.*)",
    ),
    ("act-reopened", rf"{_ACT}{_GAME} reopened by the director\.(?P<rule>) (?P<reason>.*)"),
    (
        "act-game-corrected",
        rf"{_ACT}{_GAME} corrected after the table had accepted it\.(?P<rule>) (?P<reason>.*)",
    ),
    ("act-withdrawn", _ACT + r"the event was withdrawn\. (?P<reason>.*)"),
    ("act-goes-on", _ACT + r"the withdrawal of the event was taken back\. (?P<reason>.*)"),
    *(
        (
            key,
            rf'{_ACT}{whose}, called "(?P<was>.*)" {when}, is spelled "(?P<name>.*)"\. '
            r"(?P<reason>.*)",
        )
        for key, whose, when in (
            ("act-name-event", "the event(?P<entry>)", "in the seal"),
            ("act-name-team", r"team (?P<entry>\w+)", "in the seal"),
            ("act-name-player", r"a player of (?P<entry>\w+)", "in the seal"),
            ("act-name-again", r"a player of (?P<entry>\w+)", "before"),
        )
    ),
)
_AFTER = {"act-ruling", "act-corrected", "act-decided", "act-reopened", "act-game-corrected"}
"""Acts that say whether they came after the end of their session."""
CHECKS = (
    ("signed", r"(?P<file>\S+) is signed with the key (?P<by>\w+)… printed in the seal\."),
    ("rehearsal", r"This is a rehearsal: .* so its (?P<what>\w+) could be known beforehand\. .*"),
    ("no-randomness", r"No public randomness was mixed in: the (?P<what>\w+) were fixed when .*"),
    (
        "look-up",
        rf"{_SESSION} was mixed with (?P<beacon>'.*'|\".*\")\. The seal promised: "
        r"(?P<promised>.*)\. Look it up there: if it is the same, nobody chose these "
        r"(?P<what>\w+)\.",
    ),
    (
        "times",
        rf"{_SESSION}, by the times in its files: it was sealed on (?P<sealed>{_AT})"
        rf"(?:, its public randomness can be known on (?P<known>{_AT}))?"
        rf"(?:, its root was published on (?P<published>{_AT}))?"
        rf"(?:, it began on (?P<begun>{_AT}))?\.",
    ),
    ("nothing-published", rf"{_SESSION} was sealed; nothing of it is published here\."),
    (
        "open-so-far",
        rf"{_SESSION}, {_LUCK}: (?P<open>\d+) of (?P<n>\d+) are open, the secret is not yet\.",
    ),
    ("secret-later", rf"{_SESSION}, {_LUCK}: the secret is not open yet\."),
    (
        "follow",
        rf"{_SESSION}, {_LUCK}: all (?P<n>\d+) follow from the secret and lie under the root\.",
    ),
    (
        "secret",
        rf"{_SESSION}, {_LUCK}: the opened secret is the one sealed on (?P<at>{_AT})\.",
    ),
    (
        "orders",
        rf"{_SESSION}, running orders follow from the secret, at all (?P<n>\d+) tables\.",
    ),
    (
        "orders-later",
        rf"{_SESSION}, running orders can be recomputed when the secret is opened\.",
    ),
    (
        "line-up",
        rf"{_SESSION}: (?P<entry>.+) was lined up as (?P<players>.+) on (?P<at>{_AT})\.",
    ),
    (
        "line-ups-open",
        rf"{_SESSION}: line-ups were not closed before the public randomness was known; .*",
    ),
    (
        "seats-known",
        rf"{_SESSION}: without public randomness the organiser could know the seats while "
        r"(?P<lists>[\w-]+) could still be changed\.",
    ),
    (
        "line-ups-closed",
        rf"{_SESSION}: its (?P<lists>[\w-]+) were closed on (?P<at>{_AT}), before .*",
    ),
    ("line-ups-published", rf"{_SESSION}: its (?P<lists>[\w-]+) are those of lineups\.json\."),
    ("seats", rf"{_SESSION}: the seat draw follows from {_ORIGIN}, as sealed\."),
    (
        "seats-lined-up",
        rf"{_SESSION}: the draw was followed, and follows from {_ORIGIN}, as sealed; "
        r"(?P<changed>\d+) of (?P<n>\d+) seats were changed by line-ups\.",
    ),
    ("seats-shared", rf"{_SESSION}: every entry sits once at every seat number\."),
    (
        "seats-later",
        rf"{_SESSION}: the seat draw itself can be recomputed when the secret is opened\.",
    ),
    ("seats-drawn", r"The seats are drawn when the session begins\."),
    (
        "substitution",
        rf"{_SESSION}, table (?P<table>\d+), seat (?P<seat>\d+): (?P<player>.+) came for "
        rf"(?P<gone>.+) of (?P<entry>.+) on (?P<at>{_AT})\.",
    ),
    ("thrown", r"The rolls are thrown at the tables: no seal can bind them\."),
    ("lots", rf"{_SESSION}, lots follow from {_ORIGIN}, as sealed\."),
    ("lots-later", rf"{_SESSION}, lots can be drawn again when the secret is opened\."),
    (
        "match-line-up",
        rf"{_SESSION}, match (?P<match>\d+): (?P<team>.+) was lined up with (?P<players>.+) "
        rf"on (?P<at>{_AT}), (?P<when>before|after) the session (?:began|had begun)\.",
    ),
    (
        "set",
        rf"{_SESSION}, roll set (?P<set>\d+) is the one that was (?P<how>sealed|fixed) on "
        rf"(?P<at>{_AT}): its leaf lies under the published root\.",
    ),
    (
        "deal",
        rf"(?:{_SESSION}, )?(?P<luck>(?:reserve )?deal) (?P<deal>\d+) is the deal that was "
        rf"(?P<how>sealed|fixed) on (?P<at>{_AT}): its leaf lies under the published root\.",
    ),
    (
        "places-exchanged",
        rf"{_SESSION}: every seat follows from those of session (?P<before>\d+), exchanged\.",
    ),
    (
        "places",
        rf"{_SESSION}: every seat follows from {_ORIGIN}, as the best of (?P<draws>\d+) draws\.",
    ),
    (
        "places-repeated",
        rf"{_SESSION}: every seat follows from {_ORIGIN}, as the best of (?P<draws>\d+) draws\."
        rf"{_REPEATS}",
    ),
    (
        "places-shared",
        rf"{_SESSION}: every entry sits once, at (?P<n>\d+) tables of which none has two players "
        r"more than another\.",
    ),
    ("late-entry", rf"{_SESSION}: entered after the event was sealed: (?P<names>.+)\."),
    (
        "not-playing",
        rf"{_SESSION}: of the entries of (?:the seal|session (?P<before>\d+)) do not play it: "
        r"(?P<names>.+)\. No seal proves why\.",
    ),
    *ACTS,
    ("set-not-looked-at", r"This roll set was not looked at\."),
    ("so-far", r"(?:The open deal lies|Each of the (?P<n>\d+) open deals lies) under the root .*"),
)
_WORDS = {
    "original deals": "original",
    "reserve deals": "reserve",
    "roll sets": "rolls",
    "deal": "original",
    "reserve deal": "reserve",
    "the secret": "secret",
    "the public randomness": "randomness",
}
_INSTANTS = {"at", "sealed", "known", "published", "begun"}
_NUMBERS = {"session", "open", "n", "changed", "table", "seat", "match", "set", "deal"}
_NUMBERS |= {"number", "draws", "before", "neighbours", "seats", "meetings"}
_NUMBERS |= {"least_neighbours", "least_seats", "least_meetings"}


def check_of(sentence: str) -> tuple[str | None, dict[str, Any]]:
    """The key and the fields of a sentence; neither of one that is in English alone."""
    for key, pattern in CHECKS:
        if found := re.compile(pattern, re.IGNORECASE).fullmatch(sentence):
            texts = found.groupdict().items()
            given = {name: _value(name, text) for name, text in texts if text or text == ""}
            return key, _completed(key, given)
    return None, {}


def _value(name: str, text: str) -> Any:
    if name in _INSTANTS:
        at = datetime.strptime(f"{text} +0000", "%d %B %Y at %H:%M UTC %z")
        return f"{at:%Y-%m-%dT%H:%MZ}"
    if name == "source":
        return _WORDS.get(text, "mirrored")
    if name == "beacon":
        return ast.literal_eval(text)
    if name == "luck":
        return _WORDS[text.lower()]
    return int(text) if name in _NUMBERS else text


def _completed(key: str, given: dict[str, Any]) -> dict[str, Any]:
    if key == "so-far":
        return {"n": given.get("n", 1)}
    if key == "late-entry":
        return {**given, "more": 0}
    if key == "not-playing":
        return {"session": given["session"], "before": 0, **given, "more": 0}
    if key in _AFTER:
        after = int("after" in given)
        first = {"session": given["session"], "at": given["at"], "after": after}
        return {**first, **{name: each for name, each in given.items() if name not in first}}
    if key == "deal":
        return {"session": 0, **given}
    return given


def _sentence(said: Mapping[str, Any]) -> str:
    return str(said["text"] if "text" in said else said["sentence"])


def key_of_check(said: Mapping[str, Any], _address: str, _pages: object) -> Any:
    """The key of what was checked."""
    return check_of(_sentence(said))[0] if said["verdict"] != "fails" else None


def fields_of_check(said: Mapping[str, Any], _address: str, _pages: object) -> Any:
    """What its text is given, in the order in which the house names it."""
    return check_of(_sentence(said))[1] if said["verdict"] != "fails" else {}


_BEHIND = re.compile(
    r"Each table where .* alike: (?P<near>\S+) from the next seat clockwise, (?P<far>\S+) from the "
    r"last of (?P<seats>\d+)\. The draw is (?:even: .*|not even: the widest share lies "
    r"(?P<widest>\S+) above an equal one\.)"
)


def fairness_counted(page: Mapping[str, Any], _address: str, _pages: object) -> Any:
    """How it is counted whom one acts behind, from the sentence about it."""
    said = page["fairness_sentence"]
    if said is None:
        return None
    found = _BEHIND.fullmatch(said)
    assert found is not None, said
    of = found.groupdict()
    return {
        "seats": int(of["seats"]),
        "near": of["near"],
        "far": of["far"],
        "widest": of["widest"],
    }
