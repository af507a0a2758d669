"""The routes of prizes: what is typed goes in as text, a finished sheet comes out."""

from inspect import Parameter, Signature
from typing import Annotated, Any, cast

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from evendeal.director.prizes.form import FormKind, prize_form
from evendeal.views.prizes.bubble import BubbleSheet
from evendeal.views.prizes.decision import DecisionSheet
from evendeal.views.prizes.payout import PayoutSheet
from evendeal.views.prizes.sheet import PrizeSheet
from evendeal.web.calculator import Calculator
from evendeal.web.compact import Compact
from evendeal.web.problem import BUSY, UNFIT, AnyRequest
from evendeal.web.router import Router
from evendeal.web.signed_in import address_of

REFUSALS: dict[int, ResponseSpec] = {422: UNFIT, 503: BUSY}


def _text(description: str) -> Any:
    return QueryParameter(description=description)


Stacks = Annotated[str, _text("Chips, one number a player: `5 000; 3 000; 1 500`.")]
Prizes = Annotated[str, _text("Prizes that are still to be won, first place first: `500; 300`.")]
Names = Annotated[str, _text("Names, one a player; one left out is `Player 1`.")]
Decimals = Annotated[str, _text("Digits of the money behind the point, 0 to 3; 2 if left out.")]
Tickets = Annotated[str, _text("Number of equal prizes besides, e.g. of seats in another event.")]
Ticket = Annotated[str, _text("What each of the tickets is worth.")]
Leave = Annotated[str, _text("Part of the first prize that is still played for.")]
Guarantee = Annotated[str, _text("What everybody gets first; `next`: the next prize to be lost.")]
Bounties = Annotated[str, _text("Bounty on each player's head, which that player keeps.")]
Typed = Annotated[str, _text("Amounts agreed by hand, one a player.")]
Unit = Annotated[str, _text("Smallest amount that is paid, e.g. `1`.")]
Posted = Annotated[str, _text("Blinds and antes in the pot, one number a player.")]
Antes = Annotated[str, _text("What of the posted chips is an ante, one number a player.")]
Seat = Annotated[str, _text("Number of the player, from 1.")]
Equity = Annotated[str, _text("How often the call wins, in percent: `60`.")]
Entries = Annotated[str, _text("How many entries there were.")]
Buyin = Annotated[str, _text("What each entry pays into the pool, without fee and bounty.")]
Fee = Annotated[str, _text("What each entry pays the house besides.")]
Bounty = Annotated[str, _text("What each entry pays besides for the bounty on the own head.")]
Floor = Annotated[str, _text("The least that the pool is.")]
ReEntries = Annotated[str, _text("How many re-entries there were.")]
Rebuys = Annotated[str, _text("How many rebuys were sold.")]
Rebuy = Annotated[str, _text("What a rebuy brings into the pool; a buy-in if left out.")]
Addons = Annotated[str, _text("How many add-ons were sold.")]
Addon = Annotated[str, _text("What an add-on brings into the pool; a buy-in if left out.")]
TiedPlace = Annotated[str, _text("The best place of players who are out together.")]
TiedPlayers = Annotated[str, _text("How many players are out together.")]
Csv = Annotated[str, _text("A table of percents of one's own, as csv.")]
Table = Annotated[str, _text("Name of the table of percents; by the entries if left out.")]


_TABLE = {
    "stacks": Stacks,
    "prizes": Prizes,
    "names": Names,
    "decimals": Decimals,
    "tickets": Tickets,
    "ticket": Ticket,
}
"""What is typed of a table, whatever the question about it."""


def prize_routes(calculator: Calculator) -> Router:
    """The routes under `/api/prizes`: public, and the same question gets the same answer."""

    def route(
        path: str, operation: str, kind: FormKind, sheet: type, about: str, fields: dict[str, Any]
    ) -> HTTPRouteHandler:
        """The route of a form: all that can be typed in it stands in the query."""

        async def answered(request: AnyRequest, **typed: str) -> Any:
            answer = await calculator.answer(prize_form(kind, typed), address_of(request))
            return Response(cast(Any, answer), media_type="application/json")

        parts = {"request": AnyRequest, **fields}
        answered.__doc__ = about
        answered.__annotations__ = {**parts, "return": Response[sheet]}  # type: ignore[valid-type]
        answered.__signature__ = Signature(  # type: ignore[attr-defined]
            [
                Parameter(
                    name,
                    Parameter.KEYWORD_ONLY,
                    default="" if name in fields else Parameter.empty,
                    annotation=hint,
                )
                for name, hint in parts.items()
            ]
        )
        summary = f"{operation[0].upper()}{operation[1:]}"
        return get(path, operation_id=operation, summary=summary, responses=REFUSALS)(answered)

    share = route(
        "/",
        "sharePrizes",
        "sheet",
        PrizeSheet,
        "What each stack is worth, and every way to share the prizes.",
        {
            **_TABLE,
            "leave": Leave,
            "guarantee": Guarantee,
            "bounties": Bounties,
            "typed": Typed,
            "unit": Unit,
        },
    )
    bubble = route(
        "/bubble",
        "getBubbleFactors",
        "bubble",
        BubbleSheet,
        "What each player risks against each other one.",
        _TABLE,
    )
    decision = route(
        "/decision",
        "decideOnCall",
        "decision",
        DecisionSheet,
        "Whether to call somebody who is all-in.",
        {
            **_TABLE,
            "posted": Posted,
            "antes": Antes,
            "shover": Seat,
            "caller": Seat,
            "equity": Equity,
        },
    )
    payout = route(
        "/payout",
        "payPrizes",
        "payout",
        PayoutSheet,
        "The prizes of a tournament by its entries and buy-in.",
        {
            "entries": Entries,
            "buyin": Buyin,
            "fee": Fee,
            "bounty": Bounty,
            "guarantee": Floor,
            "re_entries": ReEntries,
            "rebuys": Rebuys,
            "rebuy": Rebuy,
            "addons": Addons,
            "addon": Addon,
            "tied_place": TiedPlace,
            "tied_players": TiedPlayers,
            "table": Table,
            "csv": Csv,
            "unit": Unit,
            "decimals": Decimals,
        },
    )
    handlers = [share, bubble, decision, payout]
    return Router("/api/prizes", route_handlers=handlers, middleware=[Compact])
