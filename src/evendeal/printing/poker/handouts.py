"""Handouts: the deals of a session, ten a sheet, for everybody to take home."""

from collections.abc import Sequence
from typing import Any

from evendeal.printing.document import Document
from evendeal.printing.poker.faces import faces, hand_words
from evendeal.printing.words import PaperWords
from evendeal.views.poker.handout import Handout, HandoutDeal, HandoutScore, HandoutSeat
from evendeal.views.poker.head import EventHead, LevelHead
from evendeal.views.poker.office.recorder_sheets import RecorderSheet
from evendeal.views.words import chips_text

ON_A_SHEET = 10
MOST_TABLES = 6
"""Tables whose results stand beside each other; of more the least, the median and the greatest."""
LEAF_DIGITS, GROUP = 16, 4
"""Of the leaf's hash, so many hexadecimal digits are printed, in groups."""
MARKS = {"button": "button", "small blind": "small", "big blind": "big"}


def handouts(what: Handout, words: PaperWords, *, address: str, when: str) -> Document:
    """The handouts of a session.

    Args:
        address: of the page on which the deals can be checked; empty where nobody knows it.
        when: the end of the session, by the clock of the hall.
    """
    head = what.event
    sheets = [what.deals[at : at + ON_A_SHEET] for at in range(0, len(what.deals), ON_A_SHEET)]
    session = words("print-session", session=head.session)
    return Document(
        template="handouts",
        title=f"{head.name}, {session}, {words('print-handouts')}",
        language=words.language,
        at=what.ended_at,
        content={
            "title": head.name,
            "under": [
                " · ".join((session, _deals(sheet, words), _stakes_of(head, sheet, words)))
                for sheet in sheets
            ]
            or [session],
            "opened": words("print-ended", time=when),
            "sheet": [words("print-sheet", n=n, of=len(sheets)) for n in range(1, len(sheets) + 1)],
            "qr": address or None,
            "key": words("print-handout-key"),
            "verify": words("print-verify", address=address) if address else "",
            "deals": [_deal(deal, words) for deal in what.deals],
        },
    )


def stakes_words(head: EventHead | RecorderSheet, words: PaperWords) -> str:
    """What is played for in every deal of a session, or in one."""
    return ", ".join([_posts(head, words), _cap(head, words)])


def _stakes_of(head: EventHead, deals: Sequence[HandoutDeal], words: PaperWords) -> str:
    """What is played for in these deals of a session: of each level that they are in."""
    places = [deal.deal if deal.replaces is None else deal.replaces for deal in deals]
    levels = [at for at in head.levels if any(at.first <= place <= at.last for place in places)]
    if not levels:
        return stakes_words(head, words)
    posts = [
        f"{_posts(at, words)} ({words('print-deals', first=at.first, last=at.last)})"
        for at in levels
    ]
    return ", ".join([*posts, _cap(head, words)])


def _posts(at: EventHead | LevelHead | RecorderSheet, words: PaperWords) -> str:
    parts = [words("print-blinds", small=chips_text(at.small_blind), big=chips_text(at.big_blind))]
    if at.ante:
        parts.append(words("print-ante", chips=chips_text(at.ante)))
    if at.big_blind_ante:
        parts.append(words("print-big-blind-ante", chips=chips_text(at.big_blind_ante)))
    return ", ".join(parts)


def _cap(head: EventHead | RecorderSheet, words: PaperWords) -> str:
    if head.cap is None:
        return words("print-no-cap")
    return words("print-cap", chips=chips_text(head.cap))


def _deals(sheet: tuple[HandoutDeal, ...], words: PaperWords) -> str:
    first, last = sheet[0].deal, sheet[-1].deal
    if first == last:
        return words("print-deal", first=first)
    return words("print-deals", first=first, last=last)


def _deal(deal: HandoutDeal, words: PaperWords) -> dict[str, Any]:
    digits = deal.leaf[:LEAF_DIGITS]
    groups = " ".join(digits[at : at + GROUP] for at in range(0, LEAF_DIGITS, GROUP))
    half = len(groups) // 2
    return {
        "number": str(deal.deal),
        "button": words("print-button", seat=deal.button),
        "leaf": [words("print-leaf", number=deal.number), groups[:half], groups[half:].strip()],
        "note": "" if deal.counts else words("print-replaced"),
        "crossed": not deal.counts,
        "board": _board(deal),
        "no-board": words("print-no-board"),
        "seats": [_seat(seat, words, button=seat.seat == deal.button) for seat in deal.seats],
        "strip": _strip(deal, words),
        "alike": words("print-alike"),
        "remark": _remark(deal, words),
    }


def _board(deal: HandoutDeal) -> list[list[dict[str, str]]]:
    cards = faces(deal.board)
    return [cards[:3], *([card] for card in cards[3:])] if cards else []


def _seat(seat: HandoutSeat, words: PaperWords, *, button: bool) -> dict[str, Any]:
    # Heads up the button is the small blind too: the disc says the button, the order the rest.
    mark = "button" if button else MARKS.get(seat.role, "")
    return {
        "number": str(seat.seat),
        "cards": faces(seat.cards),
        "mark": words(f"print-mark-{mark}") if mark else "",
        "dark": mark == "button",
        "made": words("print-empty") if seat.empty else hand_words(seat.made, words),
        "quiet": seat.empty,
    }


def _strip(deal: HandoutDeal, words: PaperWords) -> dict[str, Any] | None:
    if deal.widest is None:
        return None
    return {
        "seat": words("print-seat", seat=deal.widest),
        "values": [
            {"of": of, "chips": text, "best": best} for of, text, best in _values(deal, words)
        ],
    }


def _values(deal: HandoutDeal, words: PaperWords) -> list[tuple[str, str, bool]]:
    scores = deal.scores
    if len(scores) <= MOST_TABLES:
        return [
            (words("print-table", table=score.table), _chips(score), score.best) for score in scores
        ]
    assert deal.spread is not None
    names = ("print-least", "print-median", "print-greatest")
    return [
        (words(name), chips_text(chips, signed=True), name == "print-greatest")
        for name, chips in zip(names, deal.spread, strict=True)
    ]


def _chips(score: HandoutScore) -> str:
    return chips_text(score.chips, signed=True) + "*" * score.ruled


def _remark(deal: HandoutDeal, words: PaperWords) -> str:
    remarks = []
    if not deal.counts:
        remarks.append(words("print-replaced-why"))
    if deal.replaces is not None:
        remarks.append(words("print-in-place", deal=deal.replaces))
    if len(deal.scores) <= MOST_TABLES and any(score.ruled for score in deal.scores):
        remarks.append(words("print-ruled"))
    return " ".join(remarks)
