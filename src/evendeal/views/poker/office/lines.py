"""Lines of the log as sentences, one for each, and with no card before its time."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from evendeal.ids import EntryId, SeatNo
from evendeal.poker import Chips
from evendeal.views.about_event import event_act_sentence
from evendeal.views.journal import because, entry_name
from evendeal.views.poker.office.consequences import EffectTold, SeatAdjustment
from evendeal.views.words import chips_text, in_a_row

RULES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "misdeal": ("Misdeal", "TDA 35", ("stands", "void", "fouled", "replace")),
    "fouled_deck": ("Fouled deck", "TDA 35-D", ("stands", "fouled", "void", "replace")),
    "wrong_button": ("Wrong button or blinds", "TDA 34", ("fouled", "void", "stands", "replace")),
    "card_exposed": ("Card exposed", "I2", ("stands", "void", "adjust", "replace")),
    "out_of_turn": ("Action out of turn", "TDA 53", ("stands", "adjust", "void")),
    "leak": ("A deal has leaked", "I8", ("replace", "void", "stands")),
    "wrong_ship": ("Pot to the wrong player", "TDA 22", ("stands", "adjust", "void")),
    "recording": ("Recording error", "I10", ("stands", "adjust", "void")),
    "dispute": ("Dispute", "TDA 22", ("stands", "adjust", "void")),
    "penalty": ("Penalty", "TDA 71", ("penalty", "adjust")),
    "wild_play": ("Wild play", "R10", ("stands", "penalty", "adjust")),
    "time": ("Time is over", "I12", ("not_played", "void", "stands", "adjust", "penalty")),
    "other": (
        "Another matter",
        "TDA 1",
        ("stands", "void", "fouled", "not_played", "replace", "adjust", "penalty"),
    ),
}
"""The kinds of rulings: title, the rule that is proposed, what may follow, the usual first.

Source: docs/rulings.md, R23; TDA 2024; `I` numbers of the cases there."""

NOTES = {
    "out_of_turn": "acts out of turn",
    "clock": "has the clock called on it",
    "exposed": "shows a card",
    "absent": "is absent",
    "left": "left the area",
    "back": "came back",
}


def line_sentence(
    body: Mapping[str, Any],
    names: Mapping[EntryId, str],
    *,
    board: bool,
    holes: bool,
    bets: bool | None = None,
) -> str:
    """A line in words; one that means nothing here is named by what it calls itself.

    Args:
        names: of the entries.
        board: community cards may be named, since they lie on the table.
        holes: hole cards may be named, since the deal is open.
        bets: whether a raise is the first bet of its street; None where that cannot be known, as
            of a line that counts no more.
    """
    do = body.get("do")
    seat = f"Seat {body.get('seat')}"
    reason = because(body)
    match do:
        case "publish":
            return "The event was sealed and published."
        case "begin":
            beacon = body.get("beacon")
            mixed = f" The public randomness is {beacon!r}." if beacon else ""
            return f"The session began, and the seats were drawn.{mixed}"
        case "end":
            return "The session ended, and its secrets were published."
        case "open":
            return "The deal was opened: every table has played it."
        case "break_seal":
            return f"The seal of deck {body.get('label')} was broken."
        case "fold" | "check" | "call" | "muck":
            return f"{seat} {do}s."
        case "raise_to":
            verb = {True: "bets", False: "raises to", None: "bets or raises to"}[bets]
            return f"{seat} {verb} {chips_text(body['chips'])}."
        case "kill":
            return f"The hand of seat {body.get('seat')} is dead."
        case "show":
            return f"{seat} shows{_cards(body, holes)}."
        case "deal_hole":
            return f"{seat} is dealt{_cards(body, holes) or ' two cards'}."
        case "dealt":
            return f"The {body.get('street')} was dealt."
        case "deal_street":
            return f"The board was confirmed{_cards(body, board)}."
        case "different":
            cards = _cards(body, board)
            return f"The {body.get('street')} is another than the deck-order has{cards}."
        case "award":
            pot = "the main pot" if body.get("pot") == 0 else f"side pot {body.get('pot')}"
            seats = body.get("seats") or ["nobody"]
            verb = "wins" if len(seats) == 1 else "share"
            return f"Seat{'' if len(seats) == 1 else 's'} {in_a_row(seats)} {verb} {pot}."
        case "note":
            return _note(body)
        case "call_director":
            return f"The director was called{reason}."
        case "dispute":
            who = "The table" if body.get("seat") is None else seat
            return f"{who} disputes the result{reason}."
        case "undo":
            return f"Line {body.get('of')} counts no more{reason}."
        case "correct":
            action = body.get("action") or {}
            meant = line_sentence(action, names, board=board, holes=holes, bets=bets)
            return f"Line {body.get('of')} should say: {_lower(meant).rstrip('.')}{reason}."
        case "accept":
            return f"The table accepts the result: {_result(body)}."
        case "rule":
            effect = effect_view(body.get("effect") or {})
            what = ruling_sentence(
                str(body.get("kind")), body.get("deal"), body.get("tables") or (), effect, names
            )
            late = " It came late." if body.get("late") else ""
            reason = str(body.get("reason")).rstrip(". ")
            return f"Ruling. {what} Rule: {body.get('rule')}. Reason: {reason}.{late}"
        case "withdraw":
            return f"Ruling {body.get('ruling')} was withdrawn{reason}."
        case "answer":
            # A call, or hands that held the table: the line is the same.
            place = f"table {body.get('table')} about deal {body.get('deal')}"
            return f"The director answered {place}{reason}."
        case "substitute":
            return f"{body.get('player')} takes seat {body.get('seat')}{reason}."
        case "take_out":
            rule = f" Rule: {body.get('rule')}."
            return f"{seat} is out: its hands are dead from the next deal on{reason}.{rule}"
        case "bring_back":
            return f"{seat} plays again from the next deal on{reason}."
        case "lineup":
            entry = entry_name(body.get("entry"), names)
            return f"{entry} lines up: {in_a_row(body.get('players') or ['nobody'])}."
        case "close_line_ups":
            return "The line-ups of the session were closed."
        case "pause":
            return f"Play was paused{reason}."
        case "resume":
            return "Play went on."
        case "custody":
            return _custody(body)
        case "request_repair":
            return f"The deck of deal {body.get('deal')} is to be put right{reason}."
        case "confirm_repair":
            return f"Repair {body.get('repair')} was confirmed."
        case "refuse_repair":
            return f"Repair {body.get('repair')} was turned down{reason}."
        case "show_deck_order":
            return f"The deck-order of repair {body.get('repair')} was given."
        case "finish_repair":
            return f"The deck of repair {body.get('repair')} is in order again."
        case "decks_given":
            return f"The deck file {body.get('what')} was handed out."
        case _:
            return event_act_sentence(body, names) or f"{do}."


def ruling_sentence(
    kind: str,
    deal: int | None,
    tables: Sequence[int],
    effect: EffectTold,
    names: Mapping[EntryId, str],
) -> str:
    """What a ruling says, e.g. "Fouled deck: deal 31 is void at table 4."."""
    title = RULES[kind][0] if kind in RULES else kind
    where = f"at table{'' if len(tables) == 1 else 's'} {in_a_row(tables)}" if tables else ""
    adjusted = _adjusted(effect.adjust)
    match effect.name:
        case "stands":
            place = f" {where}" if where else ""
            what = f"deal {deal} stands as played{place}" if deal else "play stands"
        case "void":
            what = f"deal {deal} is void {where}, its seats get the mean of the other tables"
            what += f", and {adjusted}" if adjusted else ""
        case "fouled":
            what = f"deal {deal} was laid wrong alike {where}, which are compared among themselves"
        case "not_played":
            what = f"deal {deal} was not played {where}, its seats get the mean of the other tables"
            what += f"; {_fault(effect.adjust)}" if effect.adjust else ""
        case "replace":
            what = f"deal {deal} is void everywhere, and the next reserve deal takes its place"
        case "adjust":
            what = f"deal {deal} {where}: {adjusted or 'nothing is adjusted'}"
        case "penalty":
            points = points_taken(effect.points)
            what = f"{entry_name(effect.entry, names)} loses {points}"
    return f"{title}: {what}."


def effect_view(effect: Mapping[str, Any]) -> EffectTold:
    """An effect as the log has it."""
    adjust = effect.get("adjust") or {
        seat: -chips_of(effect.get("chips")) for seat in effect.get("fault") or ()
    }
    return EffectTold(
        effect.get("as", "stands"),
        tuple(
            SeatAdjustment(SeatNo(int(seat)), chips_of(chips))
            for seat, chips in sorted(adjust.items(), key=lambda each: int(each[0]))
        ),
        effect.get("entry"),
        effect.get("points"),
    )


def chips_of(text: object) -> Chips:
    """Chips as a ruling writes them: `150`, `-7/2`."""
    exact = Fraction(str(text))
    return exact.numerator if exact.denominator == 1 else exact


def points_taken(points: str | None) -> str:
    """Points of a penalty for reading: "½ point", "2 points"."""
    exact = Fraction(points or 0)
    word = "point" if 0 < exact <= 1 else "points"
    return f"{chips_text(exact)} {word}"


def _adjusted(adjust: Sequence[SeatAdjustment]) -> str:
    changes = [f"seat {each.seat} {chips_text(each.chips, signed=True)}" for each in adjust]
    return in_a_row(changes) if changes else ""


def _fault(adjust: Sequence[SeatAdjustment]) -> str:
    seats = in_a_row([each.seat for each in adjust])
    many = len(adjust) > 1
    who = f"seats {seats} are at fault and lose" if many else f"seat {seats} is at fault and loses"
    chips = chips_text(-adjust[0].chips)
    return f"{who} {chips}, and the other seats of the table get {chips}"


def _note(body: Mapping[str, Any]) -> str:
    kind, seat, text = body.get("kind"), body.get("seat"), body.get("text")
    what = NOTES.get(str(kind))
    sentence = f"Seat {seat} {what}" if what and seat is not None else f"Noted: {kind}"
    if seat is not None and not what:
        sentence += f", seat {seat}"
    return f"{sentence}: {text}." if text else f"{sentence}."


def _custody(body: Mapping[str, Any]) -> str:
    deals = body.get("deals") or ["none"]
    where = {"store": "in the store", "table": "at the table", "back": "back with the custodian"}
    decks = "The deck of deal" if len(deals) == 1 else "The decks of deals"
    verb = "is" if len(deals) == 1 else "are"
    place = where.get(str(body.get("where")), str(body.get("where")))
    return f"{decks} {in_a_row(deals)} {verb} {place}, in the hands of {body.get('who')}."


def _result(body: Mapping[str, Any]) -> str:
    chips = [chips_text(chips_of(each), signed=True) for each in body.get("chips") or ()]
    return ", ".join(f"seat {seat} {text}" for seat, text in enumerate(chips, 1)) or "no chips"


def _cards(body: Mapping[str, Any], face_up: bool) -> str:
    cards = body.get("cards") or ()
    return f" {' '.join(cards)}" if face_up and cards else ""


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
