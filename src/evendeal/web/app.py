"""The application: routes, errors, headers, and the one encoding that is ours."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path

from litestar import Litestar, Response, get
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from evendeal import __version__
from evendeal.director.shared import Counters, CountersHere
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.registrations import registrations_of
from evendeal.ids import EventId
from evendeal.views.absent import Absent
from evendeal.views.figures import chips_on_the_wire
from evendeal.views.first_rows import FirstRow, PageRows
from evendeal.views.home import Home
from evendeal.web.addresses import nowhere
from evendeal.web.api import api
from evendeal.web.calculator import Calculator
from evendeal.web.consoles import console_routes
from evendeal.web.documents import document_routes
from evendeal.web.first_page import Known
from evendeal.web.headers import head_as_get, secure, sockets_refused
from evendeal.web.home import home_route, nothing_at_home
from evendeal.web.house import house_routes
from evendeal.web.inside import Inside
from evendeal.web.mine import mine_routes
from evendeal.web.new_event import new_event_routes
from evendeal.web.office import away_routes, office_routes
from evendeal.web.openapi import Cards, Document, ExactFigures
from evendeal.web.people import people_routes
from evendeal.web.prizes import prize_routes
from evendeal.web.problem import HANDLERS
from evendeal.web.registration import registration_routes
from evendeal.web.router import Router
from evendeal.web.sign_in import sign_in_routes
from evendeal.web.signed_in import SignedIn
from evendeal.web.static import find_ui, static
from evendeal.web.stream import MOST_WATCHERS, PING_SECONDS, Broadcaster
from evendeal.web.stream_places import StreamPlaces


class NoScript(Absent):
    """The verifying script is not where this server looks for it."""

    def __init__(self) -> None:
        super().__init__("the verifying script does not come with this installation")


def create_app(
    public: PublicHouse,
    *,
    home: Callable[[], Home] | None = None,
    inside: Inside | None = None,
    ui: Path | None = None,
    script: Path | None = None,
    documents: Path | None = None,
    ping: float = PING_SECONDS,
    watchers: int = MOST_WATCHERS,
    calculator: Calculator | None = None,
    counters: Counters | None = None,
) -> Litestar:
    """The web application: what `public` gives it, and what is `inside` for who signs in.

    Args:
        public: the events of the house; its methods are called on threads.
        home: gives the first page of the house; None for one without a name of its own or events.
        inside: the desks behind the door; None for pages on which nothing is ever written.
        ui: folder of the built screens, by default where `find_ui` finds it.
        script: the verifying script for strangers, served as `/verify_event.py`.
        documents: folder of the manual, served under `/documents`; None where there is none.
        ping: seconds of silence in a stream before a comment is sent.
        watchers: most public streams that are open at once, and a fourth of them from one address;
            the next one is refused for now. Behind the door there are half as many besides.
        calculator: works out prizes; by default a process that starts at the first question.
        counters: where it is counted what one address or one person may have of all servers on a
            log; by default this one is alone.
    """
    calculator = calculator or Calculator()
    broadcaster = Broadcaster(public, ping=ping)

    @get("/verify_event.py", sync_to_thread=True, include_in_schema=False)
    def get_script() -> Response[bytes]:
        """The verifying script, for somebody who trusts nobody."""
        if script is None or not script.is_file():
            raise NoScript
        return Response(script.read_bytes(), media_type="text/x-python")

    screens = ui or find_ui()
    counters = counters or CountersHere()
    stream_places = StreamPlaces(counters, "streams", watchers)
    # Places of their own: however many watch, the recorders and the office are not shut out.
    inner = StreamPlaces(counters, "streams behind the door", max(1, watchers // 2))
    behind = [] if inside is None else [door(inside, inner)]
    addresses = nowhere() if inside is None else inside.addresses
    app = Litestar(
        route_handlers=[
            api(public, broadcaster, stream_places, addresses),
            home_route(home or nothing_at_home),
            prize_routes(calculator),
            *behind,
            get_script,
            document_routes(documents, screens),
            static(screens, known_of(public)),
        ],
        exception_handlers=HANDLERS,
        type_encoders={Fraction: chips_on_the_wire},
        before_send=[secure],
        lifespan=[broadcaster.running, calculator.running],
        openapi_config=OpenAPIConfig(
            title="evendeal",
            version=__version__,
            description=(
                "Duplicate poker events and team matches of backgammon: what the public may see, "
                "what prizes come to when they are shared, and behind the sign-in what "
                "recorders, directors, custodians and players see and write."
            ),
            use_handler_docstrings=True,
            render_plugins=[Document()],
        ),
        plugins=[ExactFigures(), Cards()],
        logging_config=None,
    )
    app.state.inside = inside
    app.asgi_handler = sockets_refused(head_as_get(app.asgi_handler))
    app.state.broadcaster = broadcaster
    return app


def known_of(public: PublicHouse) -> Known:
    """What a page's HTML may say of an event: what everybody may see of it."""

    def rows_of(event: str | None, rows: PageRows) -> Sequence[FirstRow]:
        return public.first_rows(None if event is None else EventId(event), rows)

    return Known(lambda event: public.head_of(EventId(event)), rows_of)


def door(inside: Inside, stream_places: StreamPlaces) -> Router:
    """Everything for which one signs in: nothing in it is answered before who asks is known."""
    people = inside.people
    of_people = [
        *sign_in_routes(people),
        *people_routes(people, inside.addresses, inside.offices),
        *house_routes(inside.addresses),
        *registration_routes(inside.registrations or registrations_of(inside.new_events)),
    ]
    routers = [
        Router("/", route_handlers=of_people),
        console_routes(inside.consoles, stream_places),
        office_routes(inside.offices, stream_places),
        new_event_routes(inside.new_events),
        away_routes(inside.offices),
        mine_routes(inside.mine, inside.addresses),
    ]

    # A function, since the framework copies whatever else it is given.
    def at_the_door(app: ASGIApp) -> ASGIApp:
        return SignedIn(app, people)

    return Router(
        "/",
        route_handlers=routers,
        middleware=[at_the_door],
    )
