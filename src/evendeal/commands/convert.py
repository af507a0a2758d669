"""From one hand-history format to another, as far as the other can express the hands."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import StrEnum
from itertools import chain
from pathlib import Path

from evendeal.cards import DeckOrder
from evendeal.commands.checked_files import InputFile
from evendeal.commands.hand_files import SUFFIXES, histories, why_no_hands
from evendeal.errors import Refused
from evendeal.ids import DealNo
from evendeal.notation.acpc_game import GAMES, write_game
from evendeal.notation.acpc_write import game_of, write_acpc
from evendeal.notation.decks_csv import deck_of, write_decks
from evendeal.notation.history import History
from evendeal.notation.phh import write_phh
from evendeal.notation.phhs import write_phhs
from evendeal.notation.refusals import CannotHold, NotReadable
from evendeal.notation.scores_csv import scores_of, write_scores
from evendeal.poker import OddChips


class Notation(StrEnum):
    """The formats that can be written."""

    PHH = "phh"
    PHHS = "phhs"
    ACPC = "acpc"
    SCORES = "scores"
    DECKS = "decks"


def notation_of(path: Path) -> Notation:
    """The format that a file's name asks for.

    Raises:
        CannotHold: it asks for none.
    """
    if path.suffix == ".csv":
        return Notation.DECKS if "deck" in path.name.lower() else Notation.SCORES
    if path.suffix in SUFFIXES:
        return Notation(SUFFIXES[path.suffix])
    raise CannotHold(
        notation=f"{path.suffix or 'a name without ending'}",
        where=str(path),
        what="hands; write .phh, .phhs, .log or .csv",
    )


def converted(
    source: Path,
    target: Path,
    notation: Notation,
    odd_chips: OddChips | None = None,
    left_out: list[Refused] | None = None,
) -> dict[Path, str]:
    """The texts of the files to be written, nothing written yet.

    Args:
        left_out: takes up why hands are left out that cannot be read, or that the target's
            format cannot hold; without it one such hand refuses the file.

    Raises:
        NotReadable: a hand of the source cannot be read.
        CannotHold: the target's format has no words for one of them, or they do not go together.
    """
    hands = _hands(source, odd_chips, left_out)
    if left_out is not None:
        hands = _that_it_holds(hands, notation, left_out)
    match notation:
        case Notation.PHH:
            first = next(hands, None)
            if first is None or next(hands, None) is not None:
                what = "no hand" if first is None else "more than one hand; .phhs can"
                raise CannotHold(notation=".phh", where=str(source), what=what)
            return {target: write_phh(first)}
        case Notation.PHHS:
            return {target: "".join(write_phhs(hands))}
        case Notation.ACPC:
            return _acpc(hands, target)
        case Notation.SCORES:
            rows = chain.from_iterable(scores_of(h, n) for n, h in enumerate(hands, start=1))
            return {target: "".join(write_scores(rows))}
        case Notation.DECKS:
            return {target: "".join(write_decks(_decks(hands)))}


def _that_it_holds(
    hands: Iterable[History], notation: Notation, left_out: list[Refused]
) -> Iterator[History]:
    """The hands that the format can express, each written by itself first."""
    for history in hands:
        try:
            match notation:
                case Notation.PHH | Notation.PHHS:
                    write_phh(history)
                case Notation.ACPC:
                    list(write_acpc([history], "hand", "hand.game"))
                case Notation.SCORES:
                    scores_of(history, 1)
                case Notation.DECKS:
                    deck_of(history)
        except CannotHold as refusal:
            left_out.append(refusal)
        else:
            yield history


def _hands(
    source: Path, odd_chips: OddChips | None, left_out: list[Refused] | None
) -> Iterator[History]:
    file = InputFile(source, str(source), why_no_hands(source))
    if source.is_dir():
        raise NotReadable(where=str(source), why="it is a folder; name one file")
    if not source.is_file():
        raise NotReadable(where=str(source), why="there is no such file")
    if source.suffix == ".csv":
        raise NotReadable(where=str(source), why="a csv file holds chip-scores or decks, no hands")
    if file.skipped is not None:
        raise NotReadable(where=str(source), why=file.skipped)
    for history in histories(file):
        if isinstance(history, NotReadable):
            if left_out is None:
                raise history
            left_out.append(history)
        elif odd_chips is None:
            yield history
        else:
            yield replace(history, setup=replace(history.setup, odd_chips=odd_chips))


def _acpc(hands: Iterable[History], target: Path) -> dict[Path, str]:
    hands = list(hands)
    game_file = target.with_suffix(".game")
    texts = {target: "".join(write_acpc(hands, target.stem, game_file.name))}
    if hands:
        game = game_of(hands[0], game_file.name)
        if game.name not in GAMES:
            texts[game_file] = write_game(game)
    return texts


def _decks(hands: Iterable[History]) -> dict[DealNo, DeckOrder]:
    decks: dict[DealNo, DeckOrder] = {}
    for history in hands:
        deal, deck = deck_of(history)
        if decks.setdefault(deal, deck) != deck:
            raise CannotHold(
                notation="a deck file",
                where=str(history.place),
                what=f"two deck-orders of deal {deal}",
            )
    return decks
