"""Lines of the log, a text for each, and with no card before its time."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from evendeal.ids import EntryId, SeatNo
from evendeal.poker import Chips
from evendeal.poker.exact import as_chips
from evendeal.views.about_event import event_act_text
from evendeal.views.journal import because, entry_name, should_say
from evendeal.views.poker.office.consequences import EffectTold, SeatAdjustment
from evendeal.views.text import Text, says
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

NOTES = frozenset({"out_of_turn", "clock", "exposed", "absent", "left", "back"})
"""The kinds of notes that name a seat."""

PLACES = frozenset({"store", "table", "back"})
"""Where a deck may be."""


def line_text(
    body: Mapping[str, Any],
    names: Mapping[EntryId, str],
    *,
    board: bool,
    holes: bool,
    bets: bool | None = None,
) -> Text:
    """What a line says; one that means nothing here is named by what it calls itself.

    Args:
        names: of the entries.
        board: community cards may be named, since they lie on the table.
        holes: hole cards may be named, since the deal is open.
        bets: whether a raise is the first bet of its street; None where that cannot be known, as
            of a line that counts no more.
    """
    do = str(body.get("do"))
    seat, street = str(body.get("seat")), str(body.get("street"))
    reason = because(body)
    repair = str(body.get("repair"))
    match do:
        case "begin":
            beacon = body.get("beacon")
            if beacon:
                return says("line-began-random", beacon=str(beacon))
            return says("line-began")
        case "publish":
            return says("line-published")
        case "end":
            return says("line-ended")
        case "open":
            return says("line-opened")
        case "break_seal":
            return says("line-seal", label=str(body.get("label")))
        case "fold":
            return says("line-fold", seat=seat)
        case "check":
            return says("line-check", seat=seat)
        case "call":
            return says("line-call", seat=seat)
        case "muck":
            return says("line-muck", seat=seat)
        case "raise_to":
            how = {True: "bet", False: "raise", None: "either"}[bets]
            return says("line-raise", how=how, seat=seat, chips=chips_text(body["chips"]))
        case "kill":
            return says("line-dead", seat=seat)
        case "show":
            if cards := _cards(body, holes):
                return says("line-show-cards", seat=seat, cards=cards)
            return says("line-show", seat=seat)
        case "deal_hole":
            if cards := _cards(body, holes):
                return says("line-dealt-cards", seat=seat, cards=cards)
            return says("line-dealt-hole", seat=seat)
        case "dealt":
            return says("line-dealt", street=street)
        case "deal_street":
            if cards := _cards(body, board):
                return says("line-board-cards", cards=cards)
            return says("line-board")
        case "different":
            if cards := _cards(body, board):
                return says("line-different-cards", street=street, cards=cards)
            return says("line-different", street=street)
        case "award":
            seats = [str(each) for each in body.get("seats") or ()]
            if not seats:
                return says("line-award-nobody", pot=int(body.get("pot") or 0))
            pot = int(body.get("pot") or 0)
            return says("line-award", n=len(seats), seats=seats, pot=pot)
        case "note":
            return _note(body)
        case "call_director":
            return says("line-called", because=reason)
        case "dispute":
            if body.get("seat") is None:
                return says("line-disputed", because=reason)
            return says("line-disputed-seat", seat=seat, because=reason)
        case "undo":
            return says("line-undone", line=str(body.get("of")), because=reason)
        case "correct":
            action = body.get("action") or {}
            meant = line_text(action, names, board=board, holes=holes, bets=bets)
            return should_say(body, meant)
        case "accept":
            return says("line-accepted", result=_result(body))
        case "rule":
            effect = effect_view(body.get("effect") or {})
            what = ruling_text(
                str(body.get("kind")), body.get("deal"), body.get("tables") or (), effect, names
            )
            return says(
                "line-ruled",
                what=what,
                rule=str(body.get("rule")),
                reason=str(body.get("reason")).rstrip(". "),
                late=int(bool(body.get("late"))),
            )
        case "withdraw":
            return says("line-withdrawn", ruling=str(body.get("ruling")), because=reason)
        case "answer":
            # A call, or hands that held the table: the line is the same.
            table, deal = str(body.get("table")), str(body.get("deal"))
            return says("line-answered", table=table, deal=deal, because=reason)
        case "substitute":
            return says(
                "line-takes-seat", player=str(body.get("player")), seat=seat, because=reason
            )
        case "take_out":
            return says("line-out", seat=seat, because=reason, rule=str(body.get("rule")))
        case "bring_back":
            return says("line-back", seat=seat, because=reason)
        case "lineup":
            entry = entry_name(body.get("entry"), names)
            players = [str(each) for each in body.get("players") or ()]
            return says("line-lined-up", entry=entry, n=len(players), players=players or "")
        case "close_line_ups":
            return says("line-line-ups-closed")
        case "pause":
            return says("line-paused", because=reason)
        case "resume":
            return says("line-resumed")
        case "custody":
            return _custody(body)
        case "request_repair":
            return says("line-repair", deal=str(body.get("deal")), because=reason)
        case "confirm_repair":
            return says("line-repair-confirmed", repair=repair)
        case "refuse_repair":
            return says("line-repair-refused", repair=repair, because=reason)
        case "show_deck_order":
            return says("line-repair-order", repair=repair)
        case "finish_repair":
            return says("line-repair-done", repair=repair)
        case "decks_given":
            return says("line-decks-given", file=str(body.get("what")))
        case _:
            return event_act_text(body, names) or says("written", words=f"{do}.")


def ruling_text(
    kind: str,
    deal: int | None,
    tables: Sequence[int],
    effect: EffectTold,
    names: Mapping[EntryId, str],
) -> Text:
    """What a ruling says, in the texts of the public list of rulings."""
    fault = effect.adjust if effect.name == "not_played" else ()
    return Text(
        f"ruling-{_ruling_key(effect, deal, tables)}",
        {
            "kind": Text(f"ruling-kind-{kind}") if kind in RULES else kind,
            "deal": deal or 0,
            "where": Text("ruling-at", {"n": len(tables), "tables": [str(each) for each in tables]})
            if tables
            else "",
            "seats": [
                Text(
                    "ruling-seat",
                    {"seat": each.seat, "chips": chips_text(each.chips, signed=True)},
                )
                for each in effect.adjust
            ],
            "entry": "" if effect.entry is None else entry_name(effect.entry, names),
            "points": Text("exact", {"n": str(Fraction(effect.points or 0))}),
            "n": len(fault),
            "faults": [str(each.seat) for each in fault],
            "chips": chips_text(-fault[0].chips) if fault else "",
        },
    )


def _ruling_key(effect: EffectTold, deal: int | None, tables: Sequence[int]) -> str:
    """By which text: an adjustment of nothing lets the play stand."""
    match effect.name:
        case "void" if effect.adjust:
            return "void-adjust"
        case "not_played" if effect.adjust:
            return "not_played-fault"
        case "stands":
            pass
        case "adjust" if not effect.adjust:
            pass
        case name:
            return name
    if not deal:
        return "stands"
    return "stands-at" if tables else "stands-deal"


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
    return as_chips(Fraction(str(text)))


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


def _note(body: Mapping[str, Any]) -> Text:
    kind, seat, text = str(body.get("kind")), body.get("seat"), body.get("text")
    words = says("after-colon", words=str(text)) if text else ""
    if seat is None:
        return says("line-noted", kind=kind, text=words)
    if kind not in NOTES:
        return says("line-noted-seat", kind=kind, seat=str(seat), text=words)
    return says("line-note", kind=kind, seat=str(seat), text=words)


def _custody(body: Mapping[str, Any]) -> Text:
    deals = [str(each) for each in body.get("deals") or ()]
    where = str(body.get("where"))
    who = str(body.get("who"))
    if where not in PLACES:
        return says("line-custody-at", n=len(deals), deals=deals or "", where=where, who=who)
    return says("line-custody", n=len(deals), deals=deals or "", where=where, who=who)


def _result(body: Mapping[str, Any]) -> Text:
    chips = [chips_text(chips_of(each), signed=True) for each in body.get("chips") or ()]
    if not chips:
        return says("no-chips")
    first, *others = (
        Text("ruling-seat", {"seat": seat, "chips": text}) for seat, text in enumerate(chips, 1)
    )
    for each in others:
        first = says("comma", first=first, second=each)
    return first


def _cards(body: Mapping[str, Any], face_up: bool) -> str:
    cards = body.get("cards") or ()
    return " ".join(cards) if face_up else ""
