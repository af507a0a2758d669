"""The file `.rolls.json`: one game's roll set with its proof, and who needed which roll first."""

import codecs
from dataclasses import dataclass
from typing import Any

from evendeal.backgammon import Dice, Side, Variant
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers, high_first, roll_text
from evendeal.draw.canonical import canonical_bytes
from evendeal.draw.decks import SALT_BYTES
from evendeal.draw.keys import EVENT_ID, KINDS, Kind
from evendeal.draw.reading import Field, document
from evendeal.draw.rolls import EqualOpening, NotARollSet, RollSet, read_roll, starter_of
from evendeal.draw.rolls_refusals import RollLeftOut, RollTwice
from evendeal.draw.rolls_sealed import OpenedRolls
from evendeal.draw.seal import HASH_BYTES, MOST_DEALS
from evendeal.ids import ROOMS, DealNo, EventId, Room, SessionNo

FORMAT, VERSION = "dup-rolls", 1
LETTERS = {Side.WHITE: "W", Side.BLACK: "B"}
MOST_IN_FILE = 10_000


@dataclass(frozen=True, slots=True)
class Reveal:
    """Which room needed a roll first.

    Attributes:
        number: the side's roll, from 1.
        at: the instant as text; None if nobody noted it.
    """

    side: Side
    number: int
    room: Room
    at: str | None = None


@dataclass(frozen=True, slots=True)
class RollSource:
    """Where a roll set was sealed.

    Attributes:
        number: the set, counted from 1 within its session and kind.
        root: published before play, 32 bytes.
        salt: opened with the set when its game is over in both rooms; None before, since all
            rolls to come follow from it.
        path: the neighbours from its leaf to the root, nearest first; none before.
    """

    event: EventId
    session: SessionNo
    kind: Kind
    number: DealNo
    root: bytes
    salt: bytes | None = None
    path: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class RollFile:
    """What a `.rolls.json` says.

    Attributes:
        match, game: whose rolls these are, and of which game of the match, from 1.
        rolls: the set; only as far as it is known where the file is written during play.
        source: where it was sealed; None for rolls that were thrown at the table.
        reveals: of each side in order of number.
    """

    variant: Variant
    match: str
    game: int
    rolls: RollSet
    source: RollSource | None = None
    reveals: tuple[Reveal, ...] = ()

    @property
    def opened(self) -> OpenedRolls | None:
        """The set with its proof, for `verify_rolls`; None before it is opened."""
        source = self.source
        if source is None or source.salt is None:
            return None
        return OpenedRolls(
            session=source.session,
            kind=source.kind,
            number=source.number,
            rolls=str(self.rolls),
            reroll=self.rolls.reroll,
            salt=source.salt,
            path=source.path,
        )


def opened_source(event: EventId, opened: OpenedRolls, root: bytes) -> RollSource:
    """The source of a set that has been opened."""
    return RollSource(
        event, opened.session, opened.kind, opened.number, root, opened.salt, opened.path
    )


def roll_file_to_json(file: RollFile) -> dict[str, Any]:
    """The value of `.rolls.json`."""
    rolls, source = file.rolls, file.source
    return {
        "format": FORMAT,
        "version": VERSION,
        "variant": file.variant.value,
        "match": file.match,
        "game": file.game,
        "opening": list(rolls.opening),
        "reroll": rolls.reroll,
        "starter": LETTERS[rolls.starter],
        "W": [roll_text(dice) for dice in rolls.white],
        "B": [roll_text(dice) for dice in rolls.black],
        "source": {"kind": "thrown"} if source is None else _source_to_json(source),
        "reveals": [
            {"side": LETTERS[each.side], "n": each.number, "room": each.room, "t": each.at}
            for each in file.reveals
        ],
    }


def write_roll_file(file: RollFile) -> bytes:
    """The file `.rolls.json`."""
    return canonical_bytes(roll_file_to_json(file))


def read_roll_file(data: bytes, name: str = "rolls.json", due: RollSet | None = None) -> RollFile:
    """What a `.rolls.json` says, strictly read; its proof is for `verify_rolls` to believe.

    A byte order mark, which editors on Windows put in front, is passed over.

    Args:
        name: begins the place that a refusal names.
        due: the sealed set, or the one thrown so far, that the file must agree with as far as
            both go.

    Raises:
        NotASeal: not JSON, a field missing, unknown or of the wrong kind, a match without a name.
        NotARoll: dice outside 1 to 6.
        EqualOpening: the opening roll has equal dice.
        NotARollSet: the starter, or the starter's first roll, contradicts the opening roll.
        RollTwice, RollLeftOut: a reveal twice, or one missing before a later one.
        OpeningDiffers, RollDiffers: not as in `due`.
    """
    content = document(data.removeprefix(codecs.BOM_UTF8), name)
    form, version, variant, match, game, *about, source, reveals = content.fields(
        *("format", "version", "variant", "match", "game"),
        *("opening", "reroll", "starter", "W", "B", "source", "reveals"),
    )
    form.choice(FORMAT)
    version.number(VERSION, VERSION)
    rolls = _rolls(*about)
    if due is not None:
        require_same(rolls, due, name)
    return RollFile(
        variant=Variant(variant.choice(*(each.value for each in Variant))),
        match=match.text(r".*\S.*", "a name of one letter at least"),
        game=game.number(1),
        rolls=rolls,
        source=_source(source),
        reveals=_reveals(reveals, rolls),
    )


def require_same(rolls: RollSet, due: RollSet, where: str) -> None:
    """Nothing, if two sets agree as far as both go.

    Raises:
        OpeningDiffers, RollDiffers: the first roll in which they do not.
    """
    if rolls.opening != due.opening:
        raise OpeningDiffers(where=where, found=rolls.opening, due=due.opening)
    for side in Side:
        both = zip(rolls.of(side), due.of(side), strict=False)
        for number, (thrown, sealed) in enumerate(both, 1):
            if thrown != sealed:
                raise RollDiffers(where=where, side=side, number=number, found=thrown, due=sealed)


def _rolls(opening: Field, reroll: Field, starter: Field, white: Field, black: Field) -> RollSet:
    dice = tuple(die.number(0) for die in opening.elements())
    if len(dice) != 2:
        raise opening.no("expected White's die and Black's")
    high_first(dice, opening.where)
    if dice[0] == dice[1]:
        raise EqualOpening(where=opening.where, dice=dice)
    if starter.choice(*LETTERS.values()) != LETTERS[starter_of(dice)]:
        why = f"the opening roll {dice[0]}:{dice[1]} lets {starter_of(dice).called} start"
        raise NotARollSet(where=starter.where, why=why)
    return RollSet(dice, _stream(white), _stream(black), reroll.flag())


def _stream(field: Field) -> tuple[Dice, ...]:
    elements = field.elements()
    if len(elements) > MOST_IN_FILE:
        raise field.no(f"more than {MOST_IN_FILE:,} rolls")
    return tuple(read_roll(roll.text(), roll.where) for roll in elements)


def _source_to_json(source: RollSource) -> dict[str, Any]:
    return {
        "kind": "sealed",
        "event": source.event,
        "session": source.session,
        "deals": source.kind,
        "set": source.number,
        "root": source.root.hex(),
        "salt": None if source.salt is None else source.salt.hex(),
        "path": [step.hex() for step in source.path],
    }


def _source(field: Field) -> RollSource | None:
    if field.value == {"kind": "thrown"}:
        return None
    kind, event, session, deals, number, root, salt, path = field.fields(
        "kind", "event", "session", "deals", "set", "root", "salt", "path"
    )
    kind.choice("sealed")
    steps = tuple(step.hexadecimal(HASH_BYTES) for step in path.elements())
    if salt.absent and steps:
        raise path.no("a set that is not opened has no path")
    return RollSource(
        event=EventId(event.text(EVENT_ID.pattern, "letters, digits and hyphens")),
        session=SessionNo(session.number(1)),
        kind="original" if deals.choice(*KINDS) == "original" else "reserve",
        number=DealNo(number.number(1, MOST_DEALS)),
        root=root.hexadecimal(HASH_BYTES),
        salt=None if salt.absent else salt.hexadecimal(SALT_BYTES),
        path=steps,
    )


def _reveals(field: Field, rolls: RollSet) -> tuple[Reveal, ...]:
    sides = {letter: side for side, letter in LETTERS.items()}
    had = [0, 0]
    reveals = []
    for each in field.elements():
        side, number, room, at = each.fields("side", "n", "room", "t")
        reveal = Reveal(
            sides[side.choice(*sides)],
            number.number(1),
            "open" if room.choice(*ROOMS) == "open" else "closed",
            None if at.absent else at.text(),
        )
        due = had[reveal.side] + 1
        if reveal.number < due:
            raise RollTwice(where=each.where, side=reveal.side, number=reveal.number)
        if reveal.number > due:
            raise RollLeftOut(where=each.where, side=reveal.side, number=due)
        if reveal.number > len(rolls.of(reveal.side)):
            raise number.no(f"{reveal.side.called} has {len(rolls.of(reveal.side))} rolls here")
        had[reveal.side] = due
        reveals.append(reveal)
    return tuple(reveals)
