"""Every sentence of both verifiers rests on a check, and a tampering shows that it can fail."""

import ast
import importlib.util
import json
import shutil
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.finding import Finding
from evendeal.draw.line_ups import LineUpChange, OpenedAct
from evendeal.draw.line_ups_file import read_published_line_ups
from evendeal.draw.match_opened import MatchLineUp
from evendeal.draw.roots import read_roots
from evendeal.ids import EntryId, EventId, SessionNo
from evendeal.tournament.line import Draft, Line
from support.events.matches import DUEL, match_toml
from support.events.poker import CUP, toml
from support.ledgers import open_desk
from support.proof.forged_log import Forgery, forge
from support.proof.honest_ladder import LATE as INDIVIDUALS
from support.proof.honest_logs import HONEST_LOGS
from support.proof.sealed_event import publish
from support.proof.sealed_ladder import instant
from support.proof.sealed_matches import publish_matches
from support.proof.sentences import FILES, LOG, Proof
from support.proof.stranger import NAMES, SCRIPT, other_digit
from support.proof.verdicts import AnyPublished, proof_of
from support.typed import by_force, typed

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "evendeal"
SEAL, OPENED, ROOT_JSON, LINE_UPS = "seal", "opened", "roots", "line_ups"
Files = dict[str, Any]
"""The JSON of the files at hand, by kind."""
Change = Callable[[Files], object]

TWO = ("the lottery of 4 May", "the lottery of 5 May")
KNOWN = "2026-11-28T09:45:00Z"
CHANGES = [LineUpChange("2026-11-28T09:10:00Z", EntryId("B"), ("B4", "B9", "B2", "B1"))]
ACTS = [OpenedAct("2026-11-28T12:00:00Z", "the deck file decks-1.csv was written by Zoë.")]

CARDS = publish(sessions=2, beacons=TWO, known_from=KNOWN, ended=(1, 2), changes=CHANGES, acts=ACTS)
MATCHES = publish_matches(
    ended=(1, 2, 3),
    line_ups=[MatchLineUp("2026-11-28T09:30:00Z", 1, EntryId("A"), ("A4", "A1"))],
)


def files_of(event: AnyPublished) -> Files:
    """The JSON of an event's files."""
    seal, opened, *others = map(json.loads, event.files)
    found = {SEAL: seal, OPENED: opened}
    return found | {next(iter(set(each) - {"signature"})): each for each in others}


def session(files: Files, number: int = 1) -> Any:
    return files[OPENED]["sessions"][number - 1]


def sealed(files: Files, number: int = 1) -> Any:
    return files[SEAL]["seal"]["sessions"][number - 1]


def root(files: Files, number: int = 1) -> Any:
    return files[ROOT_JSON]["roots"]["sessions"][number - 1]


def closed(files: Files, number: int = 1) -> Any:
    return files[LINE_UPS]["line_ups"]["sessions"][number - 1]


def swap(listed: list[Any], one: int = 0, other: int = 1) -> None:
    listed[one], listed[other] = listed[other], listed[one]


def swap_cards(files: Files) -> None:
    deal = session(files)["original"]["deals"][0]
    cards = deal["deck"].split(" ")
    swap(cards)
    deal["deck"] = " ".join(cards)


def spoil(holder: Any, key: Any) -> None:
    holder[key] = other_digit(holder[key], 5)


def line_ups_closed(files: Files, at: str | None) -> None:
    session(files)["line_ups"]["closed_at"] = at
    if at is not None:
        closed(files)["closed_at"] = at


def another_value(files: Files) -> None:
    session(files)["beacon"] = root(files)["beacon"] = "another"


def value_of_the_other_session(files: Files) -> None:
    session(files, 2)["beacon"] = root(files, 2)["beacon"] = session(files)["beacon"]


def substituted(files: Files, gone: str, player: str) -> None:
    session(files)["substitutions"] = [
        {"at": "2026-11-28T11:00:00Z", "table": 1, "seat": 1, "gone": gone, "player": player}
    ]


def in_seat(files: Files, table: int, seat: int) -> str:
    name: str = session(files)["seats"][table - 1][seat - 1][1]
    return name


def rolled(files: Files) -> None:
    one = files[OPENED]["sessions"][0]["sets"][0]
    one["rolls"] = one["rolls"].replace("61", "16", 1).replace("52", "53", 1)


TAMPERINGS: dict[str, Change] = {
    "another name in the seal": lambda f: f[SEAL]["seal"].update(name="Another Cup"),
    "another root time": lambda f: root(f).update(published_at="2026-11-28T10:00:00.5Z"),
    "another closing time": lambda f: closed(f).update(closed_at="2026-11-28T09:31:00Z"),
    "opened.json of another event": lambda f: f[OPENED].update(event="mug"),
    "opened.json of version 1": lambda f: f.update({OPENED: {"event": "cup", "sessions": []}}),
    "another first row": lambda f: swap(sealed(f)["base"]),
    "a session that was never sealed": lambda f: f[SEAL]["seal"]["sessions"].pop(),
    "the reserve left out": lambda f: session(f).update(reserve=None),
    "another value in root.json": lambda f: root(f).update(beacon="another"),
    "no value": lambda f: session(f).update(beacon=None),
    "a root after the beginning": lambda f: root(f).update(published_at="2026-11-28T11:00:00Z"),
    "a root before the seal": lambda f: root(f).update(published_at="2026-11-28T08:00:00Z"),
    "a value before the seal": lambda f: sealed(f).update(known_from="2026-11-28T08:00:00Z"),
    "another root printed": lambda f: spoil(session(f)["original"], "root"),
    "two cards exchanged": swap_cards,
    "another salt": lambda f: spoil(session(f)["original"]["deals"][0], "salt"),
    "another path": lambda f: session(f)["original"]["deals"][0]["path"].pop(),
    "a deal left out": lambda f: session(f)["original"]["deals"].pop(),
    "another secret": lambda f: spoil(session(f)["original"], "secret"),
    "another value everywhere": another_value,
    "the value of the other session": value_of_the_other_session,
    "orders withheld": lambda f: session(f).update(running_orders=None),
    "reserve secret withheld": lambda f: session(f)["reserve"].update(secret=None),
    "acts withheld": lambda f: session(f).update(acts=None),
    "two deals of an order exchanged": lambda f: swap(session(f)["running_orders"][0]),
    "an order left out": lambda f: session(f)["running_orders"].pop(),
    "a line-up that no change explains": lambda f: session(f)["line_ups"]["changes"].pop(),
    "a player of another entry lined up": lambda f: [
        each["players"].__setitem__(1, "C1")
        for each in (session(f)["line_ups"]["changes"][0], session(f)["line_ups"]["entries"][1])
    ],
    "line-ups never closed": lambda f: line_ups_closed(f, None),
    "line-ups closed after the value": lambda f: line_ups_closed(f, "2026-11-28T09:45:00Z"),
    "line-ups closed after the drawing": lambda f: line_ups_closed(f, "2026-11-28T10:00:00.5Z"),
    "a line-up after the closing": lambda f: session(f)["line_ups"]["changes"][0].update(
        at="2026-11-28T09:31:00Z"
    ),
    "another closing time in opened.json": lambda f: session(f)["line_ups"].update(
        closed_at="2026-11-28T09:20:00Z"
    ),
    "two seats exchanged": lambda f: swap(session(f)["seats"][0]),
    "a seat left out": lambda f: session(f)["seats"][0].pop(),
    "a substitute who sits elsewhere": lambda f: substituted(f, in_seat(f, 1, 1), in_seat(f, 2, 1)),
    "a substitute for nobody": lambda f: substituted(f, "Nobody", "Zoe"),
}
"""Of the event of cards, whose sessions have ended."""

OF_MATCHES: dict[str, Change] = {
    "a roll": rolled,
    "a set left out": lambda f: session(f)["sets"].pop(),
    "another secret of rolls": lambda f: spoil(session(f), "secret"),
    "another value of rolls everywhere": another_value,
    "acts of matches withheld": lambda f: session(f).update(acts=None),
    "two lots exchanged": lambda f: swap(session(f, 3)["lots"]),
    "a line-up of strangers": lambda f: session(f)["line_ups"][0].update(team="Z"),
    "a root of thrown rolls": lambda f: session(f).update(root="0" * 64),
}


def entered(files: Files, number: int) -> list[list[dict[str, Any]]]:
    """Who plays a session of individuals, in both files that say it."""
    return [session(files, number)["line_ups"]["entries"], closed(files, number)["entries"]]


def listed_at(files: Files, at: str) -> None:
    for each in (session(files)["line_ups"], closed(files)):
        each["closed_at"] = at


def at_another_table(files: Files) -> None:
    one, other = session(files)["seats"][:2]
    one[0], other[0] = other[0], one[0]


OF_INDIVIDUALS: dict[str, Change] = {
    "an individual under another name": lambda f: [
        each[0].update(players=["Somebody"]) for each in entered(f, 2)
    ],
    "two individuals listed the other way round": lambda f: [swap(each) for each in entered(f, 2)],
    "somebody else in the second half": lambda f: [each.pop() for each in entered(f, 4)],
    "individuals listed after the value": lambda f: listed_at(f, instant(1, "09:45:00")),
    "two seats of individuals exchanged": lambda f: swap(session(f)["seats"][0]),
    "an individual at another table": at_another_table,
    "the second half not exchanged": lambda f: session(f, 4)["seats"][0].reverse(),
}
"""Of the event of individuals, whose sessions have ended."""

RUNNING = publish(sessions=2, played=2, version=2)
BASES: dict[str, AnyPublished] = {
    "two seats of closed luck": RUNNING,
    "another value of rolls everywhere": publish_matches(beacon="dice", ended=(1, 2, 3)),
    "a root of thrown rolls": publish_matches(rolls="thrown", ended=(1, 2, 3)),
    "line-ups closed after the seats that they mirror": publish(
        teams=5, seats=5, sessions=2, method="mirror", ended=(1, 2)
    ),
}
"""The events of tamperings that need another one."""

CLOSED_LUCK: dict[str, Change] = {
    "line-ups closed after the seats that they mirror": lambda f: [
        session(f, 2).update(begun_at="2026-11-28T12:00:00Z"),
        *(
            each.update(closed_at="2026-11-28T11:00:00Z")
            for each in (session(f, 2)["line_ups"], closed(f, 2))
        ),
    ],
    "two seats of closed luck": lambda f: swap(session(f)["seats"][0]),
}


@dataclass(frozen=True)
class Honest:
    """An honest event that only tells something, and what is not at hand of it."""

    event: AnyPublished
    without: Change = lambda files: None


def seated(files: Files) -> None:
    substituted(files, in_seat(files, 1, 1), "Zoe")


HONEST: dict[str, Honest] = {
    "randomness": Honest(CARDS),
    "plain": Honest(publish(ended=(1,))),
    "rehearsal": Honest(publish(rehearsal=True)),
    "no instant": Honest(publish(beacon="dice")),
    "begun": Honest(publish(sessions=2, begun=1)),
    "running": Honest(RUNNING),
    "without root.json": Honest(CARDS, lambda f: f.pop(ROOT_JSON)),
    "root.json of before": Honest(CARDS, lambda f: f[ROOT_JSON]["roots"]["sessions"].pop()),
    "without lineups.json": Honest(CARDS, lambda f: f.pop(LINE_UPS)),
    "lineups.json of before": Honest(CARDS, lambda f: f[LINE_UPS]["line_ups"]["sessions"].pop()),
    "orders too early": Honest(CARDS, lambda f: session(f)["original"].update(secret=None)),
    "lined up": Honest(CARDS),
    "version 1": Honest(publish(beacon="dice", version=1)),
    "substituted": Honest(CARDS, seated),
    "acts": Honest(CARDS),
    "thrown": Honest(publish_matches(rolls="thrown")),
    "lots drawn": Honest(publish_matches(ended=(1, 2))),
    "matches": Honest(MATCHES),
    "individuals": Honest(INDIVIDUALS),
}


def ours(files: Files) -> list[Finding]:
    """What evendeal finds of published files."""
    raw = {kind: canonical_bytes(value) for kind, value in files.items()}
    roots = read_roots(raw[ROOT_JSON]) if ROOT_JSON in raw else None
    known = roots.roots if roots else None
    proof = proof_of(raw[SEAL])
    seal = proof.read_seal(raw[SEAL])
    closed = read_published_line_ups(raw[LINE_UPS]) if LINE_UPS in raw else None
    found = proof.verify(
        seal.seal,
        proof.read_opened(raw[OPENED], seal.seal),
        known,
        closed.line_ups if closed else None,
    )
    return [*proof.verify_signatures(seal, roots, closed), *found]


def script() -> tuple[ModuleType, list[tuple[str, str]]]:
    """The stranger's script, and what it says: the checks with their words, as it runs."""
    spec = importlib.util.spec_from_file_location("verify_event", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    heard: list[tuple[str, str]] = []

    def say(check: str, word: Any, sentence: str, said: Any = True) -> None:
        if said:
            heard.append((check, {True: "ok", False: "FAILS"}.get(word, word)))
            module.state["failed"] |= heard[-1][1] == "FAILS"

    module.__dict__["say"] = say
    return module, heard


def strangers(files: Files, folder: Path) -> list[tuple[str, str]]:
    """The checks of the script with their words."""
    paths = []
    for name, value in zip(NAMES, files.values(), strict=False):
        (folder / name).write_bytes(canonical_bytes(value))
        paths.append(str(folder / name))
    module, heard = script()
    assert module.main(paths) == int(any(word == "FAILS" for _, word in heard))
    return heard


def base_of(tampering: str) -> tuple[Files, Change]:
    """The honest files that a tampering is tried on, and what it does."""
    for event, every in ((MATCHES, OF_MATCHES), (INDIVIDUALS, OF_INDIVIDUALS)):
        if tampering in every:
            return files_of(BASES.get(tampering, event)), every[tampering]
    return files_of(BASES.get(tampering, CARDS)), {**TAMPERINGS, **CLOSED_LUCK}[tampering]


def cases(rows: Mapping[str, Proof], part: str) -> list[tuple[str, str]]:
    return [(id, each) for id, row in rows.items() for each in getattr(row, part)]


@pytest.mark.parametrize(("id", "tampering"), cases(FILES, "fails"))
def test_a_sentence_about_files_fails_when_what_it_claims_is_not_so(
    id: str, tampering: str, tmp_path: Path
) -> None:
    """S2, S10: each claim with the tampering that it names; nothing that is altered passes."""
    files, change = base_of(tampering)
    before = {each.id for each in ours(files) if not each.ok}
    assert before == set()
    change(files)
    failing = {each.id for each in ours(files) if not each.ok}
    heard = strangers(files, tmp_path)

    assert id in failing
    if FILES[id].script:
        assert id in {check for check, word in heard if word == "FAILS"}


@pytest.mark.parametrize(("id", "event"), cases(FILES, "noted"))
def test_a_sentence_that_only_tells_something_is_told_of_an_honest_event(
    id: str, event: str, tmp_path: Path
) -> None:
    """S2, S10: what is missing or cannot be proved is named, and does not fail."""
    files = files_of(HONEST[event].event)
    HONEST[event].without(files)
    found = [each.verdict for each in ours(files) if each.id == id]
    heard = strangers(files, tmp_path)

    assert "unproved" in found
    assert "fails" not in found
    if FILES[id].script and id != "deal":
        assert "open" in {word for check, word in heard if check == id}


def ids_in(path: Path, name: str, place: int) -> set[str]:
    """The ids with which findings are made in a module: texts at this place of a call.

    Where `id` stands there, they are what the module gives to that name.
    """
    found = set()
    module = ast.parse(path.read_text("utf-8"))
    for call in ast.walk(module):
        if isinstance(call, ast.Call) and getattr(call.func, "id", None) == name:
            given = [
                *call.args[place : place + 1],
                *(k.value for k in call.keywords if k.arg == "id"),
            ]
            assert given, f"{path}:{call.lineno} has no id"
            found |= texts_in(given[0])
            for each in ast.walk(given[0]):
                if isinstance(each, ast.Name) and each.id == "id":
                    found |= given_to(each.id, module)
    return found


def given_to(name: str, module: ast.Module) -> set[str]:
    """The texts that are given to a name, alone or beside others."""
    found: set[str] = set()
    for each in ast.walk(module):
        if not isinstance(each, ast.Assign):
            continue
        for target in each.targets:
            if isinstance(target, ast.Name) and target.id == name:
                found |= texts_in(each.value)
            elif isinstance(target, ast.Tuple) and isinstance(each.value, ast.Tuple):
                for one, value in zip(target.elts, each.value.elts, strict=True):
                    if isinstance(one, ast.Name) and one.id == name:
                        found |= texts_in(value)
    return found


def texts_in(node: ast.AST) -> set[str]:
    """Every text in a part of a module."""
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


@pytest.mark.long
def test_every_sentence_is_on_the_map_and_no_other() -> None:
    """S2, S10: a verifier that says something new says here what it has looked at."""
    said = {id for path in SOURCE.rglob("*.py") for id in ids_in(path, "Finding", 3)}

    assert said == {*FILES, *LOG}
    assert not FILES.keys() & LOG.keys()
    assert all(row.check and (row.fails or row.noted) for row in (*FILES.values(), *LOG.values()))


@pytest.mark.long
def test_whatever_a_verifier_claims_has_a_tampering_that_fails_it() -> None:
    """S2, S10: a claim is not shown by another test; only what is merely told may be."""
    claimed = set()
    for path in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            match call:
                case ast.Call(
                    func=ast.Name("Finding"),
                    args=[ast.Constant("holds" | "fails"), _, _, ast.Constant(str(id))],
                ):
                    claimed.add(id)
    rows = FILES | LOG

    assert {"results", "order-of-play", "deck-in-file", "finalists"} <= claimed
    assert {id for id in claimed if not rows[id].fails} == set()


def test_every_sentence_of_the_script_is_on_the_map_and_every_promised_one_in_the_script() -> None:
    """S2, S10: the stranger's script claims nothing that is not on the map either."""
    text = SCRIPT.read_text("utf-8")
    words = {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)}
    heard = ids_in(SCRIPT, "say", 0) - {" ", "-"}
    promised = {id for id, row in FILES.items() if row.script}

    assert heard <= {*FILES}
    assert promised - {"deal", "roll-set"} <= {word for word in words if isinstance(word, str)}


def test_every_tampering_and_every_honest_event_is_used() -> None:
    used = {each for _, each in cases(FILES, "fails")}
    noted = {each for _, each in cases(FILES, "noted")}

    assert used == {*TAMPERINGS, *OF_MATCHES, *OF_INDIVIDUALS, *CLOSED_LUCK}
    assert noted == {*HONEST}


# What only the log can show.


Arguments = tuple[str | Path, ...]
Tampering = Callable[[Path], Arguments | None]
"""What is done to a folder, and what `verify` is asked besides."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """Rehearsals played to their end: of cards with public randomness, and of matches."""
    folder = tmp_path_factory.mktemp("proof")
    final = "[final]\ngames = 1"
    events = {
        "cup": toml(deals=2, teams=2, draw='beacon = "the lottery"'),
        "drawn": match_toml(games=1, teams=3, more=final),
        "thrown": match_toml(games=1, more=final, rolls="thrown"),
    }
    for name, text in events.items():
        file = folder / f"{name}.toml"
        file.write_text(text)
        assert typed("rehearse", file, "--seed", "7", "--log", folder / name).code == 0
    return {name: folder / name for name in events}


def write(folder: Path, name: str, change: Callable[[Any], object]) -> None:
    path = folder / "published/cup" / name
    value = json.loads(path.read_text())
    change(value)
    path.chmod(0o644)
    path.write_bytes(canonical_bytes(value))


def signed_anew(folder: Path, name: str, part: str, change: Callable[[Any], object]) -> None:
    """The organiser alters a file and signs it again with his key."""
    key = Ed25519PrivateKey.from_private_bytes((folder / "secrets/cup/signing-key").read_bytes())

    def again(value: Any) -> None:
        change(value[part])
        value["signature"] = key.sign(canonical_bytes(value[part])).hex()

    write(folder, name, again)


def gone(folder: Path, name: str) -> None:
    (folder / "published/cup" / name).unlink()


def first_checkpoint(folder: Path) -> None:
    path = folder / "published/cup/checkpoints.jsonl"
    path.chmod(0o644)
    first, *others = path.read_text().splitlines(keepends=True)
    value = json.loads(first)
    value["signature"] = other_digit(value["signature"], 3)
    path.write_text(canonical_bytes(value).decode() + "\n" + "".join(others))


def line(folder: Path, where: str, old: str, new: str) -> None:
    with by_force(folder) as log:
        log.execute(f"UPDATE lines SET body = replace(body, ?, ?) WHERE {where}", (old, new))


def forced(folder: Path) -> None:
    with open_desk(folder) as desk:
        n = desk.progress(CUP).next_n(SessionNo(1), 0, 0)
        desk.write(CUP, [Draft(1, 0, 0, n, "forced", {"do": "close_line_ups"})], "x")


def another_order(lines: list[Line]) -> list[Line]:
    """Table 2 has played its deals the other way round, and all deals are opened at the end."""

    def rank(line: Line) -> tuple[int, int]:
        if line.table == 0:
            return (0 if line.position <= 3 else 2 + (line.deal == 0)), 0
        return 1, -begun.index(line.deal) if line.table == 2 else 0

    begun = list(dict.fromkeys(line.deal for line in lines if line.table == 2))
    return sorted(lines, key=rank)


def with_body(do: str, change: Callable[[dict[str, Any]], object], **place: int) -> Forgery:
    """A forgery that changes the first line of this kind there."""

    def forgery(lines: list[Line]) -> list[Line]:
        at = next(
            at
            for at, line in enumerate(lines)
            if line.body["do"] == do
            and all(getattr(line, name) == value for name, value in place.items())
        )
        body = deepcopy(lines[at].body)
        change(body)
        assert body != lines[at].body
        return [*lines[:at], replace(lines[at], body=body), *lines[at + 1 :]]

    return forgery


def forged(event: EventId, forgery: Forgery) -> Tampering:
    return lambda folder: forge(folder, event, forgery)


def deck_file(folder: Path) -> Arguments:
    """The custodian's file of what is open, with two cards of its first deal exchanged."""
    file = folder / "decks.csv"
    assert typed("event", "decks", CUP, file, "--log", folder).code == 0
    head, *rows = file.read_text().splitlines()
    (one, other) = (row.rsplit(",", 1) for row in rows[:2])
    rows[:2] = [f"{one[0]},{other[1]}", f"{other[0]},{one[1]}"]
    file.write_text("\n".join([head, *rows, ""]))
    return "--decks", file


def other_chips(body: dict[str, Any]) -> None:
    body["chips"] = [body["chips"][0] + 1, body["chips"][1] - 1]


def other_dice(body: dict[str, Any]) -> None:
    body["dice"] = [5, 5] if body["dice"] != [5, 5] else [4, 4]


def other_rolls(body: dict[str, Any]) -> None:
    opening, white, black = body["rolls"].split("|")
    first, second, *others = white.split(" ")
    white = " ".join([first, "11" if second != "11" else "22", *others])
    body["rolls"] = "|".join([opening, white, black])


def other_conditions(body: dict[str, Any]) -> None:
    body["event"] = body["event"].replace("Team Cup", "Team Mug")


def others_in_the_final(body: dict[str, Any]) -> None:
    (third,) = {"Kh", "Mo", "Ki"} - {*body["finalists"]}
    body["finalists"][1] = third


LOG_TAMPERINGS: dict[str, Tampering] = {
    "the seal written anew": lambda f: signed_anew(
        f, "seal.json", "seal", lambda seal: seal.update(name="Another Cup")
    ),
    "other conditions in the log": forged(CUP, with_body("publish", other_conditions)),
    "two seats exchanged in the file": lambda f: write(
        f, "opened.json", lambda opened: swap(opened["sessions"][0]["seats"][0])
    ),
    "opened.json gone": lambda f: gone(f, "opened.json"),
    "acts emptied": lambda f: write(
        f,
        "opened.json",
        lambda opened: opened["sessions"][0].update(
            acts=[{"at": "2027-05-04T12:00:00Z", "what": "nothing"}]
        ),
    ),
    "root.json gone": lambda f: gone(f, "root.json"),
    "a root dated after play and signed anew": lambda f: signed_anew(
        f,
        "root.json",
        "roots",
        lambda roots: roots["sessions"][0].update(published_at="2036-01-01T00:00:00Z"),
    ),
    "lineups.json gone": lambda f: gone(f, "lineups.json"),
    "a line altered": lambda f: line(f, "position = 8", '"do"', '"do" '),
    "a line forced in": forced,
    "a checkpoint altered": first_checkpoint,
    "another result accepted": forged(CUP, with_body("accept", other_chips)),
    "another order of play": forged(CUP, another_order),
    "a deck file with two cards exchanged": deck_file,
}

OF_DUELS: dict[str, Tampering] = {
    "another result of a game accepted": forged(
        DUEL, with_body("accept", lambda body: body.update(left=body["left"] + 1))
    ),
    "another roll of the closed room": forged(DUEL, with_body("roll", other_dice, table=2)),
    "another roll set opened": forged(DUEL, with_body("open", other_rolls)),
    "others in the final": forged(DUEL, with_body("begin", others_in_the_final, session=2)),
}
THROWN: dict[str, Tampering] = {
    "another throw in the closed room": forged(DUEL, with_body("roll", other_dice, table=2)),
}
"""Of the events of matches whose rolls are drawn, and whose rolls are thrown."""


def log_base(tampering: str) -> tuple[str, EventId, Tampering]:
    """The event whose log is tampered with: its folder and id; and what is done to it."""
    for name, event, all_of in (
        ("cup", CUP, LOG_TAMPERINGS),
        ("drawn", DUEL, OF_DUELS),
        ("thrown", DUEL, THROWN),
    ):
        if tampering in all_of:
            return name, event, all_of[tampering]
    raise AssertionError(tampering)


@pytest.mark.long
@pytest.mark.parametrize(("id", "tampering"), cases(LOG, "fails"))
def test_a_sentence_about_the_log_fails_when_what_it_claims_is_not_so(
    id: str, tampering: str, played: Mapping[str, Path], tmp_path: Path
) -> None:
    """S2, S5, S10: nothing that is altered in a log or beside it passes."""
    name, event, tamper = log_base(tampering)
    folder = Path(shutil.copytree(played[name], tmp_path / "var"))
    more = tamper(folder) or ()
    answer = typed("verify", event, "--log", folder, *more, "--json")
    failing = {each["id"] for each in answer.json["findings"] if each["verdict"] == "fails"}

    assert answer.code == 1
    assert id in failing


@pytest.mark.long
@pytest.mark.parametrize(("name", "event"), [("cup", CUP), ("drawn", DUEL), ("thrown", DUEL)])
def test_the_events_whose_logs_are_tampered_with_hold(
    name: str, event: EventId, played: Mapping[str, Path]
) -> None:
    answer = typed("verify", event, "--log", played[name], "--json")

    assert [each for each in answer.json["findings"] if each["verdict"] == "fails"] == []


def test_every_tampering_with_a_log_is_used() -> None:
    assert {*LOG_TAMPERINGS, *OF_DUELS, *THROWN} == {each for _, each in cases(LOG, "fails")}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Sequence[Finding]]:
    """What `verify` finds of honest logs in which people did something."""
    folder = tmp_path_factory.mktemp("honest")
    return {name: made(folder / name) for name, made in HONEST_LOGS.items()}


@pytest.mark.long
@pytest.mark.parametrize(("id", "log"), cases(LOG, "noted"))
def test_what_people_did_is_named_in_an_honest_log_and_does_not_fail(
    id: str, log: str, found: Mapping[str, Sequence[Finding]]
) -> None:
    """S2, S5, S10: a line that nothing can prove right is told, and held against nobody."""
    assert {each.verdict for each in found[log] if each.id == id} == {"unproved"}
    assert [each.sentence for each in found[log] if not each.ok] == []


@pytest.mark.long
@pytest.mark.parametrize(("name", "event"), [("cup", CUP), ("drawn", DUEL), ("thrown", DUEL)])
def test_what_nobody_did_is_named_in_no_log(
    name: str, event: EventId, played: Mapping[str, Path]
) -> None:
    answer = typed("verify", event, "--log", played[name], "--json")

    assert {each["id"] for each in answer.json["findings"]} & {
        id for id, _ in cases(LOG, "noted")
    } == set()


def test_every_honest_log_is_used() -> None:
    assert {*HONEST_LOGS} == {each for _, each in cases(LOG, "noted")}
