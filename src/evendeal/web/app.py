"""The application: routes, errors, headers, and the one encoding that is ours."""

from fractions import Fraction
from pathlib import Path

from litestar import Litestar, Response, get
from litestar.openapi.config import OpenAPIConfig

from evendeal import __version__
from evendeal.views import chips_on_the_wire
from evendeal.views.absent import Absent
from evendeal.web.api import api
from evendeal.web.headers import head_as_get, secure
from evendeal.web.openapi import Document, ExactFigures
from evendeal.web.problem import HANDLERS
from evendeal.web.public import Public
from evendeal.web.static import find_ui, static
from evendeal.web.stream import MOST_WATCHERS, PING_SECONDS, Broadcaster


class NoScript(Absent):
    """The verifying script is not where this server looks for it."""

    def __init__(self) -> None:
        super().__init__("the verifying script does not come with this installation")


def create_app(
    public: Public,
    *,
    ui: Path | None = None,
    script: Path | None = None,
    ping: float = PING_SECONDS,
    watchers: int = MOST_WATCHERS,
) -> Litestar:
    """The web application that shows what `public` gives it, and writes nothing.

    Args:
        public: the house; its methods are called on threads.
        ui: folder of the built screens, by default where `find_ui` finds it.
        script: the verifying script for strangers, served as `/verify_event.py`.
        ping: seconds of silence in a stream before a comment is sent.
        watchers: most streams that are open at once; the next one is told to come back.
    """
    broadcaster = Broadcaster(public, ping=ping, most=watchers)

    @get("/verify_event.py", sync_to_thread=True, include_in_schema=False)
    def get_script() -> Response[bytes]:
        """The verifying script, for somebody who trusts nobody."""
        if script is None or not script.is_file():
            raise NoScript
        return Response(script.read_bytes(), media_type="text/x-python")

    app = Litestar(
        route_handlers=[api(public, broadcaster), get_script, static(ui or find_ui())],
        exception_handlers=HANDLERS,
        type_encoders={Fraction: chips_on_the_wire},
        before_send=[secure],
        lifespan=[broadcaster.running],
        openapi_config=OpenAPIConfig(
            title="evendeal",
            version=__version__,
            description="What the public may see of duplicate poker events. Nothing is written.",
            use_handler_docstrings=True,
            render_plugins=[Document()],
        ),
        plugins=[ExactFigures()],
        logging_config=None,
    )
    app.asgi_handler = head_as_get(app.asgi_handler)
    app.state.broadcaster = broadcaster
    return app
