"""`evendeal chop`: what players who stop may take, all methods side by side."""

import re
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands import prize_input as typed
from evendeal.commands.prize_words import cents_words, chips_words
from evendeal.commands.report import AsJson, print_json, telling
from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.prizes.chop_methods import Chop, ChopMethod
    from evendeal.prizes.chop_tickets import Settled, Tickets
    from evendeal.prizes.terms import Terms


class TicketsNotTyped(Refused):
    """Tickets that are not a number of them and the worth of one."""

    def __init__(self, *, text: str) -> None:
        super().__init__(f"{text} are no tickets: write 3x215 for three that are worth 215 each")
        self.text = text


def chop(
    stacks: typed.Stacks = None,
    prizes: typed.Prizes = None,
    leave: Annotated[
        str | None, typer.Option(help="Part of the first prize that stays in play.")
    ] = None,
    guarantee: Annotated[
        str | None, typer.Option(help="What everybody gets first: an amount, or next.")
    ] = None,
    bounty: Annotated[
        str | None, typer.Option(help="What is on each player's own head: 25,12.50,0.")
    ] = None,
    by_hand: Annotated[
        str | None, typer.Option("--typed", help="Amounts agreed by hand: 400,350,250.")
    ] = None,
    tickets: Annotated[
        str | None, typer.Option(help="Equal tickets among the prizes: 3x215.")
    ] = None,
    unit: Annotated[str, typer.Option(help="Amounts are multiples of it: 0.01, 1, 5.")] = "0.01",
    stacks_file: typed.StacksFile = None,
    prizes_file: typed.PrizesFile = None,
    error: typed.Error = None,
    seed: typed.Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Show what each player takes by ICM, DCM, chips, equally and as typed, to the cent.

    evendeal chop 5000 3000 1500 500 --prizes 500,300,200
    """
    with telling():
        from evendeal.commands.prize_progress import say_if_slow
        from evendeal.prizes.chop_methods import METHODS
        from evendeal.prizes.chop_methods import chop as by_method
        from evendeal.prizes.chop_tickets import hand_out
        from evendeal.prizes.terms import Terms

        chips = typed.stacks_typed(stacks, stacks_file)
        given = _tickets(tickets)
        if given is not None and prizes is None and prizes_file is None:
            money: tuple[int, ...] = ()
        else:
            money = typed.prizes_typed(prizes, prizes_file, players=len(chips))
        if given is not None:
            money = given.prizes(money, players=len(chips))
        terms = Terms(
            left_for_first=0 if leave is None else typed.amount("part that is left", leave),
            guarantee=_guarantee(guarantee),
            bounties=() if bounty is None else typed.amounts("bounties", bounty),
            unit=typed.amount("unit", unit),
            decimals=2,
        )
        hand = None if by_hand is None else typed.amounts("typed amounts", by_hand)
        say_if_slow()
        agreed = [_by(method, chips, money, terms, error=error, seed=seed) for method in METHODS]
        if hand is not None:
            agreed.append(by_method("typed", chips, money, terms, typed=hand))
        settled: dict[str, tuple[Settled, ...] | None] = {
            each.method: None if given is None else hand_out(each, chips, given) for each in agreed
        }
        if as_json:
            print_json(_report(chips, money, terms, agreed, settled))
        else:
            from evendeal.commands.chop_table import show_chops

            show_chops(chips, agreed, settled)


def _by(
    method: "ChopMethod",
    stacks: tuple[int, ...],
    prizes: tuple[int, ...],
    terms: "Terms",
    *,
    error: float | None,
    seed: int,
) -> "Chop":
    """What each takes by a method, its model as exact as the command of its name has it."""
    from evendeal.commands.prize_models import error_for
    from evendeal.commands.prize_progress import telling_progress
    from evendeal.prizes.chop_methods import chop as by_method

    within = error_for("dcm" if method == "dcm" else "icm", len(stacks), error)
    with telling_progress(f"{method}, {chips_words(len(stacks))} players") as tell:
        return by_method(method, stacks, prizes, terms, error=within, seed=seed, progress=tell)


def _tickets(text: str | None) -> "Tickets | None":
    from evendeal.prizes.chop_tickets import Tickets

    if text is None:
        return None
    match = re.fullmatch(r"\s*(\d{1,18})\s*[x×*]\s*([\d.]+)\s*", text)
    if not match:
        raise TicketsNotTyped(text=text)
    return Tickets(int(match[1]), typed.amount("tickets", match[2]))


def _guarantee(text: str | None) -> Any:
    if text is None:
        return None
    if text.strip().lower() == "next":
        return "next"
    return typed.amount("guarantee", text)


def _report(
    stacks: tuple[int, ...],
    prizes: tuple[int, ...],
    terms: "Terms",
    agreed: "list[Chop]",
    settled: "dict[str, tuple[Settled, ...] | None]",
) -> dict[str, Any]:
    """Paid amounts as texts, so that they sum exactly whoever adds them."""
    return {
        "stacks": stacks,
        "prizes": [typed.as_typed(prize) for prize in prizes],
        "pool": cents_words(agreed[0].pool),
        "left_for_first": cents_words(terms.left_for_first),
        "bounties": [cents_words(bounty) for bounty in agreed[0].bounties],
        "chops": [
            {
                "name": each.method,
                "method": each.worth_method,
                "error": each.error,
                "equity": [value / typed.CENTS for value in each.values],
                "amounts": [cents_words(amount) for amount in each.amounts],
                "together": [cents_words(amount) for amount in each.together],
                "beside_icm": [cents_words(amount) for amount in each.minus(agreed[0])],
                "tickets": _settled(settled[each.method]),
                "flags": [
                    {
                        "name": flag.name,
                        "players": [player + 1 for player in flag.players],
                        "sentence": flag.sentence,
                    }
                    for flag in each.flags
                ],
            }
            for each in agreed
        ],
    }


def _settled(settled: "tuple[Settled, ...] | None") -> list[dict[str, Any]] | None:
    if settled is None:
        return None
    return [{"ticket": each.ticket, "cash": cents_words(each.cash)} for each in settled]
