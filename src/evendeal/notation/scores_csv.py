"""Chip-score files: `session,table,deal,seat,player,chips`, one line for each seat of a hand.

`chips` is whole, or an exact fraction such as `7/2`. The house, where empty seats lost
chips (R11), is seat 0. With it the lines of one hand sum to zero.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from evendeal.ids import DealNo, SeatNo, TableNo
from evendeal.notation.csv_rows import counted, read_rows, write_rows
from evendeal.notation.history import History
from evendeal.notation.refusals import CannotHold, LineWrong, quoted
from evendeal.notation.replay import replay
from evendeal.poker import Chips
from evendeal.poker.exact import as_chips

COLUMNS = ("session", "table", "deal", "seat", "player", "chips")
HOUSE = SeatNo(0)
_CHIPS = re.compile(r"[-+]?[0-9]{1,15}(?:/[1-9][0-9]{0,5})?")


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's chip-score in one hand; seat 0 is the house."""

    session: int
    table: TableNo
    deal: DealNo
    seat: SeatNo
    player: str
    chips: Chips


def read_scores(data: bytes | str, file: str = "scores.csv") -> tuple[Score, ...]:
    """The chip-scores of a file, in its order.

    Raises:
        NotReadable: a line is wrong, a seat of a hand comes twice, or the chip-scores of a
            hand do not sum to zero.
    """
    scores: list[Score] = []
    sums: dict[tuple[int, int, int], Chips] = {}
    ends: dict[tuple[int, int, int], int] = {}
    seen: set[tuple[int, int, int, int]] = set()
    for line, row in read_rows(data, COLUMNS, file):
        if not _CHIPS.fullmatch(row["chips"]):
            reason = f"chips {quoted(row['chips'])} is no number such as 125, -40 or 7/2"
            raise LineWrong(where=file, line=line, reason=reason)
        exact = Fraction(row["chips"])
        session, table, deal = (counted(row, c, line, file) for c in COLUMNS[:3])
        seat = 0 if row["seat"] == "0" else counted(row, "seat", line, file)
        hand = (session, table, deal)
        if (*hand, seat) in seen:
            reason = f"seat {seat} has a second chip-score in this hand"
            raise LineWrong(where=file, line=line, reason=reason)
        seen.add((*hand, seat))
        sums[hand] = sums.get(hand, 0) + exact
        ends[hand] = line
        scores.append(
            Score(
                session=session,
                table=TableNo(table),
                deal=DealNo(deal),
                seat=SeatNo(seat),
                player=row["player"],
                chips=as_chips(exact),
            )
        )
    for hand, total in sums.items():
        if total:
            session, table, deal = hand
            raise LineWrong(
                where=file,
                line=ends[hand],
                reason=f"session {session} table {table} deal {deal} ends here: its chip-scores "
                f"sum to {total}, not to zero",
            )
    return tuple(scores)


def write_scores(scores: Iterable[Score]) -> Iterator[str]:
    """The text of a chip-score file, line by line."""
    rows = ((s.session, s.table, s.deal, s.seat, s.player, s.chips) for s in scores)
    return write_rows(COLUMNS, rows)


def scores_of(history: History, number: int) -> tuple[Score, ...]:
    """The chip-scores that the rules give a hand.

    Args:
        history: the hand; `_session`, `_table` and `_deal` of it are used if they are there.
        number: the deal's number otherwise, session and table being 1.

    Raises:
        CannotHold: the rules refuse the hand, so it has no chip-scores.
    """
    replayed = replay(history)
    scores = replayed.chip_scores
    if scores is None:
        raise CannotHold(
            notation="a chip-score file",
            where=str(history.place),
            what=f"a hand without a result; {replayed.sentence}",
        )
    session, table, deal = (
        _own(history, field, default)
        for field, default in (("_session", 1), ("_table", 1), ("_deal", number))
    )
    players = history.players or tuple(f"p{seat}" for seat in range(1, len(scores) + 1))
    rows = [
        Score(session, TableNo(table), DealNo(deal), SeatNo(seat), player, chips)
        for seat, (player, chips) in enumerate(zip(players, scores, strict=True), start=1)
    ]
    house = -sum(scores, start=Fraction(0))
    if house:
        chips = as_chips(house)
        rows.append(Score(session, TableNo(table), DealNo(deal), HOUSE, "house", chips))
    return tuple(rows)


def _own(history: History, field: str, default: int) -> int:
    value = history.own.get(field, default)
    if isinstance(value, str) and value[:1] == "S" and value[1:].isdigit():
        value = int(value[1:])
    return (
        value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else default
    )
