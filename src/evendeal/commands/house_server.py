"""A server of a log, put together: the same for one process and for each of several."""

import socket
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from evendeal.commands.on_show import OnShow
    from evendeal.commands.tls import Certified
    from evendeal.director.people.desk import PeopleDesk
    from evendeal.formats import Desks
    from evendeal.web.addresses import HouseAddresses
    from evendeal.web.serve import Server


class Running(Protocol):
    """Something that goes on beside the server until it stops."""

    def start(self) -> None:
        """Begin."""

    def stop(self) -> None:
        """Stop, and wait for it."""


@dataclass(frozen=True, slots=True)
class Serving:
    """What the command line says of a server, as each of its processes gets it.

    Attributes:
        log: the folder of the log.
        policy, seed, pace: how rehearsals are played on.
        host: the address of --host.
        names: further host names of this machine; that of the proxy, with `proxy`.
    """

    log: str
    policy: str
    seed: int
    pace: float
    host: str
    names: tuple[str, ...]
    tls: bool
    proxy: bool

    @property
    def folder(self) -> Path:
        """The folder of the log."""
        return Path(self.log)

    @property
    def scheme(self) -> str:
        """Which it speaks itself."""
        return "https" if self.tls else "http"

    def as_json(self) -> dict[str, Any]:
        """As JSON tells it."""
        return asdict(self)

    @classmethod
    def of(cls, fields: dict[str, Any]) -> "Serving":
        """One from the fields of a JSON object."""
        return cls(**{**fields, "names": tuple(fields["names"])})


@dataclass(frozen=True, slots=True)
class HouseServer:
    """A server that can be run, and what goes on beside it.

    Attributes:
        events: the ones that it shows.
        door: the people's desk.
    """

    server: "Server"
    beside: Sequence[Running]
    events: Sequence["OnShow"]
    addresses: "HouseAddresses"
    door: "PeopleDesk"

    def run(self, stack: ExitStack, listener: socket.socket, *more: Running) -> None:
        """Serve until it is stopped.

        Args:
            stack: whatever begins is stopped with it.
            more: what goes on beside this server alone.
        """
        for each in (*self.beside, *more):
            each.start()
            stack.callback(each.stop)
        self.server.run(sockets=[listener])


def house_server(
    stack: ExitStack,
    serving: Serving,
    desks: "Desks",
    listener: socket.socket,
    certified: "Certified | None",
) -> HouseServer:
    """The server of a log over its desks, closed with `stack`.

    Raises:
        NotAHouse: the file about the house cannot be followed.
    """
    from evendeal.commands.addresses import addresses_of
    from evendeal.commands.following import Following
    from evendeal.commands.house import house_of
    from evendeal.commands.inside import open_inside
    from evendeal.commands.on_show import events_on_show
    from evendeal.commands.tls import Renewing
    from evendeal.formats.front_door import FrontDoor
    from evendeal.formats.public_house import PublicHouse
    from evendeal.installation import MANUAL, SCRIPT, build, place_of
    from evendeal.web.app import create_app
    from evendeal.web.serve import Server, address, room_for_watchers

    folder = serving.folder
    house, manual = house_of(folder), place_of(MANUAL)
    events, live = events_on_show(desks, serving.policy, serving.seed, serving.pace)
    addresses = addresses_of(
        folder,
        listener,
        address(listener, scheme=serving.scheme),
        scheme=serving.scheme,
        names=serving.names,
        left_out=certified.left_out if certified else (),
        proxy=serving.proxy,
    )
    inside, door = stack.enter_context(open_inside(folder, desks, addresses))
    public = PublicHouse(*(desk.public for desk in desks))
    front = FrontDoor(house, public, documents=manual is not None, version=str(build()))
    app = create_app(
        public,
        home=front.home,
        inside=inside,
        script=place_of(SCRIPT),
        documents=manual,
        watchers=room_for_watchers(),
        counters=desks.adapters.shared.counters,
    )
    certificate = certified.certificate if certified else None
    server = Server(app, certificate=certificate, proxy=serving.proxy)
    beside: list[Running] = [
        *live,
        *(Following(desk.ledger, mend=desk.make_good) for desk in desks),
    ]
    if certified is not None:
        beside.append(Renewing(folder, serving.names, serving.host, server.show))
    return HouseServer(server, beside, events, addresses, door)
