"""Members that pages have gained, computed anew from what golden pages say.

A page that gains a figure which follows from others gains it in every archive. These say what it
has to be, from the golden pages alone, so that the archives hold it too.
"""

import json
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from support.archives.derived_checks import fairness_counted, fields_of_check, key_of_check
from support.archives.pages import Page

Pages: TypeAlias = Mapping[str, Page]

PLAYED = ("fold", "check", "call", "bet", "raise")


def swing_of_page(deal: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The swing of an open deal's page: from its traveller."""
    return _swing(deal)


def swing_in_list(head: Mapping[str, Any], address: str, pages: Pages) -> Any:
    """The swing of a deal in the list of deals: that of its page."""
    if not head["open"]:
        return None
    path, _, asked = address.partition("?")
    page = pages[f"{path}/{head['deal']}" + (f"?{asked}" if asked else "")]
    return _swing(json.loads(page.body))


def _swing(deal: Mapping[str, Any]) -> Any:
    columns = {
        seat["seat"]: [
            (Fraction(cell["chips"]), cell["chips"], row["table"], cell["entry"])
            for row in deal["rows"]
            for cell in row["cells"]
            if cell["seat"] == seat["seat"]
        ]
        for seat in deal["seats"]
    }

    def width(seat: int) -> tuple[Fraction, Fraction, int]:
        chips = [made[0] for made in columns[seat]]
        return max(chips) - min(chips), Fraction(sum(chips)), -seat

    seat = max((seat for seat, column in columns.items() if column), key=width)
    if not width(seat)[0]:
        return None
    chips = [made[0] for made in columns[seat]]

    def end(most: Fraction) -> dict[str, Any]:
        made = [each for each in columns[seat] if each[0] == most]
        return {
            "chips": made[0][1],
            "tables": [table for _, _, table, _ in made],
            "entries": [entry for _, _, _, entry in made],
        }

    cards = next(each["cards"] for each in deal["seats"] if each["seat"] == seat)
    return {"seat": seat, "cards": cards, "best": end(max(chips)), "worst": end(min(chips))}


def parted_of_page(deal: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The street on which the tables of an open deal first acted differently."""
    hands = [
        [
            (step["do"], step["seat"], step["chips"], step["street"])
            for step in row["steps"]
            if step["do"] in PLAYED
        ]
        for row in deal["rows"]
        if row["steps"]
    ]
    for n in range(max(map(len, hands), default=0)):
        acts = [hand[n] if n < len(hand) else None for hand in hands]
        if len({act and act[:3] for act in acts}) > 1:
            return next(act[3] for act in acts if act)
    return None


def hall_of_room(room: Mapping[str, Any], address: str, pages: Pages) -> Any:
    """The room of the hall where a room of a match is played: in each round a board has so many
    pairs of tables, and the programme says where they stand."""
    page = json.loads(pages[address].body)
    match, pairs = page["match"], len(page["event"]["entries"]) // 2
    slot = (match["board"] - 1) * pairs + (match["match"] - 1) % pairs + 1
    table = 2 * slot - (room["room"] == "open")
    programme = pages.get(f"/api/events/{page['event']['id']}/programme")
    rooms = json.loads(programme.body)["rooms"] if programme else []
    return next((each["name"] for each in rooms if table in each["tables"]), None)


_GONE = re.compile(r"Rolls? (?P<first>\d+)(?: to (?P<last>\d+))? (?:was|were) shown before;")


def gone_of_game(game: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The rolls of a game that were public and are not, from the sentence about it."""
    gone = _GONE.search(game["said"])
    return gone and [int(gone["first"]), int(gone["last"] or gone["first"])]


def round_begun(head: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The round of "Round 2 begun"."""
    return head["round_said"] and int(head["round_said"].split()[1])


_BEST_TWO = re.compile(r"The best two of the rounds on (.+) play a final of \d+ games? on (.+)\.")
_ON_BOARD = re.compile(r" play the final on (.+) over \d+ games?\.")


def board_of_final(board: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The name of the board on which the final is played, from the sentence about it."""
    said = board["final_said"] or ""
    if found := _BEST_TWO.fullmatch(said):
        return found[1] if found[2] == "it" else found[2]
    found = _ON_BOARD.search(said)
    return found and found[1]


ALL_BOARDS = {"match-long-gammon"}
"""Events whose final is played by the best two of the rounds on all boards."""


def rounds_of_final(board: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """Whether the rounds on all boards decide who plays the final."""
    if board["final_said"] is None:
        return None
    return "all" if board["event"]["id"] in ALL_BOARDS else "board"


def netted(board: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """Whether IMP are taken of the difference between the rooms."""
    return " the difference between the rooms " in board["method"]


def tie_breaks(board: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What decides between level teams, from the sentence about it."""
    breaks = re.search(r"of level ones (.+) decides", board["tie_rule"])
    return breaks[1].split(", then ") if breaks else []


def did_decide(decision: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What the director did with a game: the verb of the sentence."""
    return decision["said"].split()[2].strip(":")


_WON = re.compile(
    r"The director decided: (?P<winner>.+) wins (?P<level>an? [^,]+)"
    r"(?:, cube (?P<cube>\d+))?, (?P<left>\d+) checkers? left\."
)
_PASSED = re.compile(
    r"The director decided: (?P<winner>.+) wins, cube (?P<cube>\d+): (?P<loser>.+) passed a double"
    r" to (?P<proposed>\d+) with (?P<left>\d+) checkers? left\."
)
_LEVELS = {
    "a single game": "single",
    "a gammon": "gammon",
    "a backgammon": "backgammon",
    "an oin": "single",
    "a mars": "gammon",
    "a koks": "backgammon",
}


def result_decided(decision: Mapping[str, Any], address: str, pages: Pages) -> Any:
    """The result that the director gave a game, from the sentence and the match."""
    if not decision["said"].startswith("The director decided"):
        return None
    match = _match(decision, address, pages)
    white, black = (match["players"][decision["room"]][side] for side in ("white", "black"))
    found = _WON.fullmatch(decision["said"]) or _PASSED.fullmatch(decision["said"])
    of = found.groupdict() if found else {}
    winner = of.get("winner")
    return {
        "winner": winner,
        "loser": None if winner is None else black if winner == white else white,
        "variant": match["variant"],
        "level": _LEVELS[of.get("level", "a single game")],
        "cube": int(of.get("cube") or 1),
        "proposed": int(of["proposed"]) if "proposed" in of else None,
        "left": int(of.get("left", 0)),
    }


def _match(decision: Mapping[str, Any], address: str, pages: Pages) -> Any:
    """The line of the match that a decision is about, on the same page."""
    left: list[Any] = [json.loads(pages[address].body)]
    while left:
        each = left.pop()
        if isinstance(each, list):
            left += each
        elif isinstance(each, dict):
            of = each.get("session"), each.get("match")
            if "players" in each and of == (decision["session"], decision["match"]):
                return each
            left += each.values()
    raise LookupError(address)


_ONE = [
    *("two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
]
_MANY = [f"{name}es" if name == "six" else f"{name}s" for name in _ONE]
_RANKS = dict(zip([*_ONE, *_MANY], "23456789TJQKA" * 2, strict=True))
_HANDS = (
    ("two_pair", "two pair, (.+) and (.+)"),
    ("full_house", "full house, (.+) over (.+)"),
    ("three_of_a_kind", "three of a kind, (.+)"),
    ("four_of_a_kind", "four of a kind, (.+)"),
    ("straight_flush", "straight flush, (.+) high"),
    ("straight", "straight, (.+) high"),
    ("flush", "flush, (.+) high"),
    ("royal_flush", "royal flush"),
    ("pair", "pair of (.+)"),
    ("high_card", "(.+) high"),
    ("suited_cards", "(.+) and (.+) suited"),
    ("two_cards", "(.+) and (.+)"),
    ("folds", "folds everywhere"),
    ("empty", "empty seat"),
    ("out", "taken out"),
)


def hand_made(seat: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What a seat made of its cards, by the caption beneath them."""
    return _hand(seat["caption"])


def _hand(caption: str) -> Any:
    for name, pattern in _HANDS:
        if found := re.fullmatch(pattern, caption):
            return {"name": name, "ranks": [_RANKS[word] for word in found.groups()]}
    raise LookupError(caption)


_SEATS = r"(?P<seats>\d+(?:, \d+)* and \d+|\d+)"
_CHIPS = r"(?P<chips>[\d\u2009]+)"
_LIMIT = r"(?: \((?P<limit>cap|all-in)\))?"
_ACTS = (
    ("raise", rf"{_SEATS} raises to {_CHIPS}{_LIMIT}"),
    ("bet", rf"{_SEATS} bets {_CHIPS}{_LIMIT}"),
    ("raise_on", rf"{_SEATS} to {_CHIPS}{_LIMIT}"),
    ("call_for", rf"{_SEATS} calls (?P<limit>all-in|to the cap) for {_CHIPS}"),
    ("checks", rf"{_SEATS} checks?"),
    ("calls", rf"{_SEATS} calls?{_LIMIT}"),
    ("folds", rf"{_SEATS} folds?"),
    ("check", "check"),
    ("call", f"call{_LIMIT}"),
    ("all_check", "all check"),
    ("all_fold_to", rf"all fold to {_SEATS}"),
    ("all_fold", "all fold"),
    ("takes", rf"{_SEATS} takes (?P<pots>.*?) unopposed"),
    ("wins", rf"{_SEATS} wins (?:(?P<pots>[^;]+?) )?with (?P<hand>[^;]+)"),
    ("split", rf"{_SEATS} split (?P<pots>[^;]+?) with (?P<hand>[^;]+)"),
)
_POTS = {"the main pot": "main", "the side pot": "side", "both pots": "both", "all pots": "all"}


def acts_of_street(street: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The acts of a street, from the phrases in which they are told."""
    text = "".join(phrase["text"] for phrase in street["text"])
    strong = {phrase["text"] for phrase in street["text"] if phrase["strong"]}
    acts, at = [], 0
    while at < len(text):
        found = next(
            (name, match)
            for name, pattern in _ACTS
            if (match := re.compile(rf"{pattern}(?:[,;] |$)").match(text, at))
        )
        acts.append(_act(*found, strong))
        at = found[1].end()
    return acts


def _act(name: str, found: re.Match[str], strong: set[str]) -> dict[str, Any]:
    of = found.groupdict()
    seats = [int(each) for each in re.findall(r"\d+", of.get("seats") or "")]
    if name == "folds" and f"{of['seats']} folds" in strong:
        name = "last_fold"
    pots = [] if of.get("pots") in (None, "", "the pot") else re.split(", | and ", of["pots"])
    hand = of.get("hand")
    return {
        "do": name,
        "seats": seats,
        "chips": int(of["chips"].replace("\u2009", "")) if of.get("chips") else None,
        "limit": {None: None, "all-in": "all_in"}.get(of.get("limit"), "cap"),
        "pots": [_POTS.get(pot, pot.removeprefix("side pot ")) for pot in pots],
        "hand": _hand(hand.removeprefix("a ")) if hand else None,
    }


_FACTS = (
    ("no_difference", "every table made the same of every seat"),
    ("range", r"seat (?P<seat>\d+).*: best .*, worst .*"),
    ("median", r"median of seat (?P<seat>\d+), its par"),
    ("odd_table", r"won by seat (?P<seat>\d+), everywhere else by seat (?P<other>\d+)"),
    ("reraised", "tables re-raised before the flop"),
    ("reraised_at", r"re-raised before the flop, table (?P<tables>\d+)"),
    ("reraised_but", r"re-raised before the flop, all but table (?P<tables>\d+)"),
    ("showdown", "tables came to a showdown"),
    ("showdown_at", r"came to a showdown, table (?P<tables>\d+)"),
    ("no_showdown", "every hand was won before the cards were compared"),
    ("pot", "the pot at every table"),
    ("pot_some", r"the largest pot, at (?P<part>\d+) tables"),
    ("pot_at", r"the largest pot, at tables? (?P<tables>[\d and]+)"),
)


def _fact(fact: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    for name, pattern in _FACTS:
        if found := re.fullmatch(pattern, fact["caption"]):
            return name, found.groupdict()
    raise LookupError(fact["caption"])


def facts_of_deal(deal: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The facts of an open deal, each with its name and fields, from figure and caption."""
    finished = sum(bool(row["steps"]) for row in deal["rows"])
    return [_in_fields(fact, finished) for fact in deal["facts"]]


def _in_fields(fact: Mapping[str, Any], rows: int) -> dict[str, Any]:
    name, of = _fact(fact)
    tables = [int(each) for each in re.findall(r"\d+", of.get("tables") or "")]
    part: int | None = None
    whole: int | None = None
    if name == "odd_table":
        tables = [int(fact["figure"].split()[1])]
    elif name.startswith(("reraised", "showdown")):
        counts = [int(each) for each in re.findall(r"\d+", fact["figure"])]
        part, whole = counts[0], counts[-1]
    elif name.startswith("pot"):
        whole = rows
        part = int(of["part"]) if of.get("part") else len(tables) or rows
    return {
        **fact,
        "figure": fact["figure"].replace("\N{THIN SPACE}", "\N{NARROW NO-BREAK SPACE}"),
        "name": name,
        "seat": int(of["seat"]) if of.get("seat") else None,
        "other": int(of["other"]) if of.get("other") else None,
        "tables": tables,
        "part": part,
        "whole": whole,
    }


_PARTS = {"½": Fraction(1, 2), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3)}


def score_of_winner(over: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The numbers of "31 points" and "32 : 20 IMP"; none of an event that was withdrawn."""
    found = []
    for number in re.findall(r"\d+[½⅓⅔]?|[½⅓⅔]", over["result"]):
        whole = re.sub(r"\D", "", number)
        exact = int(whole or 0) + _PARTS.get(number[-1], Fraction(0))
        found.append(int(exact) if exact.denominator == 1 else str(exact))
    return found


def unit_of_score(over: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What those numbers count."""
    unit = over["result"].split()[-1]
    return {"withdrawn": None, "point": "points"}.get(unit, unit)


RULINGS = {
    "misdeal": "Misdeal",
    "fouled_deck": "Fouled deck",
    "wrong_button": "Wrong button or blinds",
    "card_exposed": "Card exposed",
    "out_of_turn": "Action out of turn",
    "leak": "A deal has leaked",
    "wrong_ship": "Pot to the wrong player",
    "recording": "Recording error",
    "dispute": "Dispute",
    "penalty": "Penalty",
    "wild_play": "Wild play",
    "time": "Time is over",
    "other": "Another matter",
}
_EFFECTS = (
    ("stands", "stands as played|play stands"),
    ("void", r"is void at tables?"),
    ("replace", "is void everywhere"),
    # Archives that have these say their effect in fields, which is what stands then.
    ("fouled", "was laid wrong alike at tables"),
    ("not_played", r"was not played at tables?"),
    ("penalty", r"^(?P<team>.+) loses (?P<points>\S+) points?\."),
    ("adjust", r"at tables? .*: "),
)
_TEAM = re.compile(r'\{"id":("[^"]*"),"name":("(?:[^"\\]|\\.)*"),"players":')
_ADJUSTED = re.compile(r"seat (\d+) ([+\N{MINUS SIGN}]?[\d\N{THIN SPACE}]*[½⅓⅔]?(?:/\d+)?)")


def kind_of_ruling(ruling: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What a ruling was about, from the title of its sentence."""
    title = ruling["sentence"].partition(":")[0]
    return next(kind for kind, name in RULINGS.items() if name == title)


def effect_of_ruling(ruling: Mapping[str, Any], address: str, pages: Pages) -> Any:
    """What follows from a ruling, from its sentence; a team is called by its id in the event."""
    said = ruling["sentence"].partition(": ")[2]
    name, found = next(
        (name, found) for name, pattern in _EFFECTS if (found := re.search(pattern, said))
    )
    of: dict[str, str] = found.groupdict()
    entries = _entries(address, pages) if of else {}
    return {
        "name": name,
        "adjust": _adjusted(said) if name in {"void", "adjust"} else [],
        "entry": entries[of["team"]] if of else None,
        "points": str(_number(of["points"])) if of else None,
    }


def _adjusted(said: str) -> list[dict[str, Any]]:
    made = [(int(seat), _number(chips)) for seat, chips in _ADJUSTED.findall(said)]
    return [{"seat": seat, "chips": _as_chips(chips)} for seat, chips in made]


def _number(text: str) -> Fraction:
    """A number as sentences write it: `−1 250`, `+3½`, `−7/2`."""
    plain = text.replace("\N{MINUS SIGN}", "-").replace("\N{THIN SPACE}", "").lstrip("+")
    if plain[-1] not in _PARTS:
        return Fraction(plain)
    sign = -1 if plain.startswith("-") else 1
    return sign * (Fraction(plain[:-1].lstrip("-") or 0) + _PARTS[plain[-1]])


def _as_chips(chips: Fraction) -> Any:
    return int(chips) if chips.denominator == 1 else str(chips)


def _entries(address: str, pages: Pages) -> dict[str, str]:
    """The ids of the event's teams by their names, as they stand on the same page."""
    teams = _TEAM.findall(pages[address].body.decode())
    return {json.loads(name): json.loads(entry) for entry, name in teams}


def ruled_of_table(row: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What was changed in a table's result, one change after the other, from its sentence."""
    text, _, reason = (row["ruling"] or "").partition("the record was corrected: ")
    changes: list[tuple[str, Any, Any, Any]] = []
    if text.startswith("void at this table"):
        changes.append(("void", None, None, None))
    changes += [
        ("adjusted", int(seat), _as_chips(_number(chips)), None)
        for seat, chips in _ADJUSTED.findall(text)
    ]
    if reason:
        changes.append(("corrected", None, None, reason.removesuffix(".")))
    fields = ("do", "seat", "chips", "reason", "tables")
    return [dict(zip(fields, (*change, []), strict=True)) for change in changes]


_STACKS_WON = re.compile(
    r"Starting stack of (?P<start>[\d\N{THIN SPACE}]+) and the chip-scores of "
    r"(?:(?P<deals>\d+) deals|the only deal)"
)
_RESERVE = re.compile(r"last deal, ([\d\N{THIN SPACE}]+) chips of reserve")


def stacks_made_of(table: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What the stacks of a table are, from the sentence about them."""
    if table["address"] is None:
        return None
    said = table["sentence"]
    won, reserve = _STACKS_WON.match(said), _RESERVE.search(said)
    return {
        "what": "won" if won else "in_front",
        "start": int(_number(won["start"])) if won else 0,
        "deals": int(won["deals"] or 1) if won else 0,
        "reserve": int(_number(reserve[1])) if reserve else 0,
        "cut": said.endswith("parts of a chip left out."),
    }


def teams_of_set(opened: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The teams that play the game of a roll set, from what that is called."""
    return opened["name"].rpartition(", game ")[0].split(" against ")


def is_final(session: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """Whether the roll sets of a session are those of the final."""
    return session["name"] == "The final"


_TURN = re.compile(r"(?P<side>White|Black) (?P<roll>\d-\d): (?P<play>.*)")


def shown_of_correction(mark: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """What was public of a turn before, in fields; None of notation alone."""
    found = _TURN.fullmatch(mark["was"] or "")
    if found is None:
        return None
    return {
        "cube": [],
        "opening": None,
        "side": found["side"].lower(),
        "roll": [int(die) for die in found["roll"].split("-")],
        "play": found["play"],
        "dance": False,
    }


DERIVED: Mapping[str, Callable[[Mapping[str, Any], str, Pages], Any]] = {
    "swing of the deal": swing_of_page,
    "swing in the list of deals": swing_in_list,
    "street on which tables parted": parted_of_page,
    "room of the hall": hall_of_room,
    "hand that a seat made": hand_made,
    "acts of a street": acts_of_street,
    "facts of the deal": facts_of_deal,
    "score of the winner": score_of_winner,
    "unit of the score": unit_of_score,
    "rolls of a game that are gone": gone_of_game,
    "round that was begun": round_begun,
    "board of the final": board_of_final,
    "rounds that the final is of": rounds_of_final,
    "whether IMP are netted": netted,
    "tie-breaks": tie_breaks,
    "what a director did with a game": did_decide,
    "result that a director gave": result_decided,
    "kind of a ruling": kind_of_ruling,
    "effect of a ruling": effect_of_ruling,
    "key of a check": key_of_check,
    "fields of a check": fields_of_check,
    "how places behind are counted": fairness_counted,
    "what stacks are": stacks_made_of,
    "teams of a roll set": teams_of_set,
    "whether it is the final": is_final,
    "what was shown of a turn": shown_of_correction,
    "what was ruled at a table": ruled_of_table,
}
