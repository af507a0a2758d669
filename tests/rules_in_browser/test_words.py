"""Every refusal that can reach a recorder has words in each language, made of its own facts."""

import importlib
import inspect
import re

import pytest

from evendeal.errors import Refused
from support.checkout import ROOT

LANGUAGES = ("en", "fr", "de", "es")

REACHING = (
    *("evendeal.poker.refusals", "evendeal.poker.record_refusals", "evendeal.poker.wire"),
    "evendeal.labels",
    *("evendeal.cards.card", "evendeal.cards.deck"),
    *("evendeal.formats.console_side", "evendeal.formats.consoles", "evendeal.director.appending"),
    *("evendeal.formats.duplicate.console", "evendeal.formats.duplicate.turn"),
    *("evendeal.director.ports", "evendeal.formats.duplicate.recording"),
    *(
        "evendeal.formats.seat_teams.life",
        "evendeal.tournament.duplicate.table_hand",
        "evendeal.lines.fields",
    ),
    *("evendeal.views.roles", "evendeal.web.problem"),
    *("evendeal.backgammon.refusals", "evendeal.backgammon.wire"),
    "evendeal.backgammon.rolls",
    *("evendeal.draw.rolls", "evendeal.draw.rolls_refusals"),
    *("evendeal.tournament.room_match.refusals", "evendeal.backgammon.record_refusals"),
    *("evendeal.formats.room_match.console", "evendeal.formats.room_match.retype_lock"),
    "evendeal.formats.room_match.recording",
)
"""Where the refusals are defined that answer a table's lines or a recorder's sign-in."""

NEVER = {
    "NoTableScreens": "it is said to the screen of a table, which has no recorder",
    "NoTypedSheets": "sheets are typed in the office",
    "NotADeck": "a console has no deck-order",
    "NotASetup": "the conditions come from the server",
    "NothingSent": "the queue sends 1 to 40 lines",
    "KeyUnfit": "the queue makes its own keys",
    "NotForATable": "no screen types such a line",
    "AskLast": "the queue ends a message with the roll that it asks for",
    "NoSuchMatch": "a table knows its games by their roll sets",
    "GamesLeft": "no table ends a session",
    "NotAPosition": "a game begins with its opening roll",
    "NotARollSet": "a console has no roll set",
    "NotPrintedRolls": "a console has no roll set",
    "RollLeftOut": "a console has no roll set",
    "RollTwice": "a console has no roll set",
    "AlreadyKept": "secrets are not kept at a table",
    "LuckNotHere": "an event of somewhere else has no codes here",
    "NotInTheLog": "a code names an event that is in the log",
    "BodyUnreadable": "requests are made by the engine",
    "BodyNotJson": "requests are made by the engine",
    "BodyTooLong": "requests are made by the engine",
    "NotANumber": "requests are made by the engine",
}
"""What no recorder can run into, and why not."""


def texts(language: str, name: str) -> list[str]:
    """The words of a refusal, as its message of the catalogue has them."""
    file = ROOT / "src" / "evendeal" / "words" / language / "refusals.ftl"
    messages = re.split(r"^(?=[a-zA-Z][\w-]* =)", file.read_text("utf-8"), flags=re.MULTILINE)
    return [text for text in messages if text.startswith(f"refusal-{name} =")]


def refusals() -> dict[str, set[str]]:
    """The facts of each refusal that can reach a recorder, by its name."""
    found: dict[str, set[str]] = {}
    for name in REACHING:
        module = importlib.import_module(name)
        for kind in vars(module).values():
            if not inspect.isclass(kind) or kind.__module__ != name:
                continue
            if issubclass(kind, Refused) and kind.__name__ not in NEVER:
                found[kind.__name__] = set(inspect.signature(kind).parameters)
    return found


def said_by_the_console() -> set[str]:
    """The refusals that the console's engine makes itself."""
    engine = ROOT / "ui" / "src" / "recorder" / "engine"
    sources = [*engine.glob("*.ts")]
    text = "".join(
        file.read_text("utf-8")
        for file in sources
        if ".test." not in file.name and "fake" not in file.name
    )
    return set(re.findall(r'(?:\bno\(|\bname: )"([A-Z]\w+)"', text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_can_reach_a_recorder_has_words(language: str) -> None:
    known = {*refusals(), *said_by_the_console()}

    assert len(known) > 60
    assert sorted(name for name in known if not texts(language, name)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_refusal_are_made_of_its_own_facts(language: str) -> None:
    strange = [
        f"{name}: {field}"
        for name, facts in refusals().items()
        for text in texts(language, name)
        for field in re.findall(r"\$(\w+)", text)
        if field not in facts
    ]

    assert strange == []
