"""The route of what everybody may print of an event."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from evendeal.formats import FORMATS
from evendeal.formats.print_side import PrintOrder, read_paper
from evendeal.formats.public_house import PublicHouse
from evendeal.ids import EventId, SessionNo
from evendeal.web.addresses import Addresses, reached
from evendeal.web.parts import EventPart

SheetPart = Annotated[str, PathParameter(description="Name of the sheet, e.g. `handouts`.")]
SESSION = "Number of the session, from 1; by default the current one."
MATCH = "Number of the match in its session, from 1; by default all of them."
PAPER = "What is in the printer, `a4` or `letter`; by default `a4`."
LANGUAGE = "Code of the language, e.g. `de`; by default that of the event's hall."


def print_route(public: PublicHouse, addresses: Addresses) -> ControllerRouterHandler:
    """The route of the sheets of events of all formats; which there are, each format says."""

    @get(
        "/events/{event:str}/print/{sheet:str}",
        sync_to_thread=True,
        media_type="application/pdf",
        # A file for people, whose bytes are those of whichever typst is installed.
        include_in_schema=False,
    )
    def print_sheet(
        event: EventPart,
        sheet: SheetPart,
        session: Annotated[int | None, QueryParameter(ge=1, description=SESSION)] = None,
        match: Annotated[int | None, QueryParameter(ge=1, description=MATCH)] = None,
        paper: Annotated[str, QueryParameter(description=PAPER)] = "a4",
        language: Annotated[str | None, QueryParameter(description=LANGUAGE)] = None,
    ) -> Response[Any]:
        """A sheet that everybody may print, such as the deals of a session that has ended."""
        which = EventId(event)
        side, house = public.of(which), reached(addresses)
        order = PrintOrder(
            session=None if session is None else SessionNo(session),
            match=match,
            paper=read_paper(paper),
            language=language,
            address=f"{house}/{FORMATS[side.format].path}/{event}" if house else "",
        )
        pdf = side.printed(which, sheet, order)
        return pdf_answer(pdf, event, sheet, *(str(each) for each in (session, match) if each))

    return print_sheet


def pdf_answer(pdf: bytes, *named: str) -> Response[Any]:
    """A sheet to be looked at in the browser, which is called so when it is saved."""
    headers = {"content-disposition": f'inline; filename="{"-".join(named)}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)
