"""All roll sets of one session: as the organiser holds them, as one is opened, and verified."""

from dataclasses import dataclass

from evendeal.backgammon import Side
from evendeal.backgammon.rolls import roll_text
from evendeal.draw.finding import Fields, Finding
from evendeal.draw.keys import Kind, session_key, session_name
from evendeal.draw.merkle import leaf, levels, verify_path
from evendeal.draw.rolls import ROLLS, RollSet
from evendeal.draw.rolls_drawn import drawn_rolls, roll_salt
from evendeal.draw.seal import SealedDeals
from evendeal.draw.units import DrawnUnits, seal_units
from evendeal.ids import DealNo, EventId, SessionNo


@dataclass(frozen=True, slots=True)
class OpenedRolls:
    """One roll set that everybody may see.

    Nothing here is trusted before `verify_rolls` has looked at it.

    Attributes:
        session, kind, number: which set, counted from 1 within its session and kind.
        rolls: the set on one line, as `str` of a `RollSet` writes it.
        reroll: whether the starter does not play the opening roll.
        salt: the 32 bytes that were sealed with it, from which it follows.
        path: the neighbours from its leaf to the root, nearest first, 32 bytes each.
    """

    session: SessionNo
    kind: Kind
    number: DealNo
    rolls: str
    reroll: bool
    salt: bytes
    path: tuple[bytes, ...]

    @property
    def name(self) -> str:
        """`session 1, roll set 5` or `session 1, reserve roll set 2`."""
        reserve = "" if self.kind == "original" else "reserve "
        return f"session {self.session}, {reserve}roll set {self.number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RollSets(DrawnUnits):
    """The roll sets of a session, set 1 first."""

    sets: tuple[RollSet, ...]

    def rolls(self, number: DealNo, count: int = ROLLS) -> RollSet:
        """A set; for a game that goes on beyond the sealed rolls, with `count` a side.

        Raises:
            NotDrawn: there is no such set.
        """
        place = self.place(number)
        if count <= ROLLS:
            return self.sets[place]
        return drawn_rolls(self.salts[place], count, reroll=self.sets[place].reroll)

    def opened(self, number: DealNo) -> OpenedRolls:
        """What is published of a set when its game is over in both rooms.

        Raises:
            NotDrawn: there is no such set.
        """
        place = self.place(number)
        return OpenedRolls(
            session=self.session,
            kind=self.kind,
            number=number,
            rolls=str(self.sets[place]),
            reroll=self.sets[place].reroll,
            salt=self.salts[place],
            path=self.path(number),
        )


def draw_rolls(
    secret: bytes,
    beacon: str,
    event: EventId,
    session: SessionNo,
    kind: Kind,
    sets: int,
    *,
    reroll: bool = False,
) -> RollSets:
    """The roll sets 1 .. sets of a session and kind, at least one.

    Args:
        beacon: the value of the public randomness; empty if there is none.

    Raises:
        NotASecret, NotAnEventId, NotABeacon.
    """
    key = session_key(secret, beacon.encode(), event, session_name(session), kind)
    numbers = [DealNo(number) for number in range(1, sets + 1)]
    salts = tuple(roll_salt(key, number) for number in numbers)
    drawn = tuple(drawn_rolls(salt, reroll=reroll) for salt in salts)
    leaves = [leaf(n, s, str(d)) for n, s, d in zip(numbers, salts, drawn, strict=True)]
    return RollSets(session=session, kind=kind, sets=drawn, salts=salts, tree=levels(leaves))


def seal_rolls(
    secret: bytes,
    beacon: str,
    event: EventId,
    session: SessionNo,
    kind: Kind,
    sets: int,
    *,
    reroll: bool = False,
) -> SealedDeals:
    """What the seal says of the roll sets of a session.

    Args:
        beacon: the description of public randomness that will be mixed in. Where there is
            none the rolls exist already, and their root is sealed with the commitment.

    Raises:
        NotASecret, NotAnEventId.
    """
    return seal_units(
        secret,
        beacon,
        sets,
        lambda: draw_rolls(secret, "", event, session, kind, sets, reroll=reroll).root,
    )


def verify_rolls(opened: OpenedRolls, sets: int, root: bytes) -> Finding:
    """Whether an opened roll set is the sealed one.

    The rolls follow from the salt, so that an altered one is named by side and number.

    Args:
        sets: how many were sealed.
        root: the one that was published before play.
    """
    where, says = opened.name, opened.name.capitalize()
    place: Fields = {"session": opened.session, "set": opened.number}
    if not 1 <= opened.number <= sets:
        sentence = f"{says} does not exist: {sets} were sealed."
        return Finding("fails", where, sentence, "roll-set", "set-beyond", {**place, "n": sets})
    due = drawn_rolls(opened.salt, reroll=opened.reroll)
    own_leaf = leaf(opened.number, opened.salt, str(due))
    if not verify_path(own_leaf, opened.number - 1, sets, opened.path, root):
        sentence = (
            f"{says} is not the one that was sealed: its salt and path do not lead to the "
            "published root."
        )
        return Finding("fails", where, sentence, "roll-set", "set-astray", place)
    if opened.rolls != str(due):
        sentence = f"{says} is not the one that was sealed: {_difference(opened.rolls, due)}."
        return Finding("fails", where, sentence, "roll-set", "set-other", place)
    sentence = f"{says} is the one that was sealed: its leaf lies under the published root."
    return Finding("holds", where, sentence, "roll-set")


def _difference(played: str, due: RollSet) -> str:
    """The first thing that is not as it was drawn."""
    opening, *streams = played.split("|")
    if opening != due.opening_text:
        return f"its opening roll is {opening[:40]} and should be {due.opening_text}"
    for side, stream in zip(Side, streams, strict=False):
        rolls = stream.split(" ")
        for number, (roll, sealed) in enumerate(zip(rolls, due.of(side), strict=False), 1):
            if roll != roll_text(sealed):
                place = f"{side.called}'s roll {number}"
                return f"{place} is {roll[:40]} and should be {roll_text(sealed)}"
        if len(rolls) != len(due.of(side)):
            return f"{side.called} has {len(rolls)} rolls and should have {len(due.of(side))}"
    return "it is not written as a roll set is"
