"""Hands as they stand on a recorder's sheet of paper, typed: docs/sheets.md describes the form.

A hand is its label, what each seat did in turn, the community cards, who showed and won, and `ok`
where the table agreed. Whose turn it is follows from the rules, so a seat is written only where it
does not: at the showdown. What is read are the lines that a console would have sent.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from evendeal.cards import Card
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.refusals import CannotHold
from evendeal.notation.sheet_words import (
    AGREED,
    NotASheet,
    SheetRefused,
    Token,
    by_the_rules,
    no_word,
    not_agreed,
)
from evendeal.notation.typed_deck import typed_card
from evendeal.notation.typed_sheet import TypedSheet
from evendeal.poker import (
    Action,
    Award,
    Call,
    Check,
    DealStreet,
    Fold,
    Kill,
    Muck,
    RaiseTo,
    Setup,
    Show,
    legal,
)
from evendeal.poker.lines import Accepted, BreakSeal, Dealt, HandLine
from evendeal.poker.played import PlayedHand
from evendeal.poker.recorder_reach import take_from_recorder
from evendeal.poker.result import result
from evendeal.reason import Reason

_SEAT = re.compile(r"([smd])([0-9]{1,2})")
_WINNERS = re.compile(r"w(?:([0-9]{1,2}):)?([0-9]{1,2}(?:\+[0-9]{1,2})*)")
_TOTAL = re.compile(r"[rb]?([0-9]{1,12})")
_OF_SEAT = {"s": Show, "m": Muck, "d": Kill}


class HandSoFar(NamedTuple):
    """A hand as far as its sheet could be read.

    Attributes:
        lines: as a console would have sent them.
        hand: what they come to.
        refused: why it goes no further; None: the hand is whole, and its table agreed. A sheet
            that ends too soon is refused as `NotAgreed`.
    """

    lines: tuple[HandLine, ...]
    hand: PlayedHand
    refused: NotASheet | SheetRefused | None


def read_hand_sheet(sheet: TypedSheet, setup: Setup) -> tuple[HandLine, ...]:
    """The lines of a hand as a console would have sent them, from the seal to the agreement.

    Raises:
        NotASheet: a word means nothing.
        SheetRefused: the rules refuse one, or the hand is not over, or not agreed.
    """
    read = read_hand_so_far(sheet, setup)
    if read.refused is not None:
        raise read.refused
    return read.lines


def read_hand_so_far(sheet: TypedSheet, setup: Setup) -> HandSoFar:
    """The hand of a sheet up to the first word that cannot be read; of an unfinished one, all."""
    reader = _Reader(setup)
    label, *words = sheet.words
    refused = None
    try:
        reader.say(label, BreakSeal(label.text.upper()))
        for word in words:
            reader.take(word)
        reader.end(sheet.last)
    except (NotASheet, SheetRefused) as no:
        refused = no
    return HandSoFar(tuple(reader.lines), reader.hand, refused)


def write_hand_sheet(lines: Sequence[HandLine]) -> str:
    """The text of a hand, a line for each street, from the lines of a console.

    Raises:
        CannotHold: there is something among them that a sheet does not have, as what was taken
            back.
    """
    rows: list[list[str]] = []
    for line in lines:
        match line:
            case BreakSeal(label=label):
                rows += [[label], []]
            case Dealt():
                rows.append([])
            case DealStreet(cards=cards):
                rows[-1] += cards
            case Accepted():
                rows.append([AGREED])
            case Fold() | Check() | Call() | RaiseTo() | Kill() | Muck() | Award():
                rows[-1].append(_written(line))
            case Show(cards=()):
                rows[-1].append(_written(line))
            case _:
                what = f"a line {type(line).__name__}"
                raise CannotHold(notation="a sheet", where=rows[0][0] if rows else "", what=what)
    return "".join(f"{' '.join(row)}\n" for row in rows if row)


def _written(action: Action) -> str:
    match action:
        case Fold():
            return "f"
        case Check():
            return "x"
        case Call():
            return "c"
        case RaiseTo(chips=chips):
            return str(chips)
        case Award(pot=pot, seats=seats):
            return (f"w{pot}:" if pot else "w") + "+".join(map(str, seats))
    letter = next(letter for letter, kind in _OF_SEAT.items() if isinstance(action, kind))
    assert isinstance(action, Show | Muck | Kill)
    return f"{letter}{action.seat}"


class _Reader:
    """A hand as far as its sheet has been read."""

    def __init__(self, setup: Setup) -> None:
        self.hand = PlayedHand.announced(setup)
        self.lines: list[HandLine] = []
        self.cards: list[Card] = []

    def say(self, token: Token, line: HandLine) -> None:
        """One more line of the hand."""
        try:
            take_from_recorder(self.hand, line)
        except Refused as no:
            raise by_the_rules(token, no) from None
        self.lines.append(line)

    def take(self, token: Token) -> None:
        """One more word."""
        word = token.text.lower()
        card = typed_card(token.text)
        if card is not None:
            self._card(token, card)
            return
        if self.cards:
            why = Reason(
                "flop-of-three",
                "the flop has three cards, and {n} stand before it",
                n=len(self.cards),
            )
            raise no_word(token, why)
        if word == AGREED:
            self._agree(token)
        elif found := _WINNERS.fullmatch(word):
            seats = tuple(SeatNo(int(seat)) for seat in found[2].split("+"))
            self.say(token, Award(int(found[1] or 0), seats))
        elif found := _SEAT.fullmatch(word):
            self.say(token, _OF_SEAT[found[1]](SeatNo(int(found[2]))))
        else:
            self.say(token, self._bet(token, word))

    def end(self, token: Token) -> None:
        """The end of the sheet.

        Raises:
            SheetRefused: the hand is not over, or its table has not agreed.
        """
        if self.hand.stated is None:
            why = Reason(
                "hand-not-agreed",
                "the hand ends here and does not say that the table agreed: {agreed}",
                agreed=AGREED,
            )
            raise not_agreed(token, why)

    def _bet(self, token: Token, word: str) -> Action:
        total = _TOTAL.fullmatch(word)
        if word not in ("f", "x", "c", "a") and total is None:
            why = Reason(
                "no-word-of-a-hand",
                "it is neither a card nor something that a seat does",
            )
            raise no_word(token, why)
        assert self.hand.state is not None
        may = legal(self.hand.state)
        if may.seat is None:
            raise no_word(token, Reason("nobody-to-act", "nobody is to act here"))
        seat = may.seat
        if total is not None:
            return RaiseTo(seat, int(total[1]))
        if word == "a":
            # All-in: a raise to all that may go in, or a call where that is no raise.
            return Call(seat) if may.most is None else RaiseTo(seat, may.most)
        kinds: Mapping[str, type[Fold | Check | Call]] = {"f": Fold, "x": Check, "c": Call}
        return kinds[word](seat)

    def _card(self, token: Token, card: Card) -> None:
        due = self.hand.street_due
        if due is None:
            # The rules say what they wait for.
            self.say(token, DealStreet((card,)))
            return
        self.cards.append(card)
        if len(self.cards) < (3 if due == "flop" else 1):
            return
        cards, self.cards = tuple(self.cards), []
        self.say(token, Dealt(due))
        self.say(token, DealStreet(cards))

    def _agree(self, token: Token) -> None:
        assert self.hand.state is not None
        try:
            made = result(self.hand.state)
        except Refused as no:
            raise by_the_rules(token, no) from None
        self.say(token, Accepted(made.chip_scores, made.house))
