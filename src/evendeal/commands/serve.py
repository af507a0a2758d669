"""`evendeal serve`: the events of a log in the browser, and the demonstration."""

from contextlib import ExitStack
from functools import partial
from typing import Annotated, Protocol

import typer

from evendeal.commands.log_folder import LOG, LogFolder, open_desks
from evendeal.commands.output import say
from evendeal.commands.report import telling, warn

DEMONSTRATION_SEED = 7
WITHOUT_TLS = (
    "without HTTPS tablets get no offline use and no camera, and everybody in the network can "
    "read along: use --tls, or --proxy behind a server that speaks HTTPS"
)

FIRST_DIRECTOR = """
Nobody directs here yet. This link is good once; whoever opens it becomes the director:
  {link}"""


class Running(Protocol):
    """Something that goes on beside the server until it stops."""

    def start(self) -> None:
        """Begin."""

    def stop(self) -> None:
        """Stop, and wait for it."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = 8000,
    log: LogFolder = LOG,
    demonstration: Annotated[
        bool, typer.Option(help="On an empty log, open the demonstration event.")
    ] = True,
    policy: Annotated[str, typer.Option(help="How the demonstration's teams play.")] = "mixed",
    seed: Annotated[int, typer.Option(help="The seed of the demonstration.")] = DEMONSTRATION_SEED,
    pace: Annotated[
        float, typer.Option(help="Seconds from one action to the next at each table.", min=0)
    ] = 0.8,
    tls: Annotated[
        bool, typer.Option("--tls", help="Speak HTTPS, with an authority of this house.")
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A further host name of this machine; that of the proxy, with --proxy."),
    ] = None,
    authority_port: Annotated[
        int, typer.Option(help="With --tls: the port of the page where tablets get the authority.")
    ] = 8001,
    public: Annotated[
        str | None,
        typer.Option(
            "--address",
            help="The address by which phones reach the house, for links and QR codes; remembered.",
        ),
    ] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="A reverse proxy on this machine speaks HTTPS for us.")
    ] = False,
) -> None:
    """Show the events of a log in the browser, and take what recorders and directors write.

    An empty log gets a demonstration event, played live by rehearsal players. Stop it with
    Ctrl-C; started again, it goes on where the log ended. Rehearsals of this policy and
    seed that lie in the log go on likewise; others are shown as they are.
    """
    with telling(), ExitStack() as stack:
        from evendeal.arena import policies_for
        from evendeal.commands.addresses import addresses_of
        from evendeal.commands.following import Following
        from evendeal.commands.house import house_of
        from evendeal.commands.inside import open_inside
        from evendeal.commands.on_show import shown_events
        from evendeal.commands.people import first_invitation
        from evendeal.commands.rehearse import prepare
        from evendeal.commands.tls import Renewing, certify, host_for_tablets, print_way_in
        from evendeal.commands.waiting import SERVER_PATIENCE, WhenFree, patience_with
        from evendeal.director.events import make_good
        from evendeal.director.home import FrontDoor
        from evendeal.director.matches.events import make_matches_good
        from evendeal.director.matches.public import PublicMatchDesk
        from evendeal.director.ports import LogBusy
        from evendeal.director.public import PublicDesk
        from evendeal.installation import MANUAL, SCRIPT, build, place_of
        from evendeal.tournament import demonstration as demonstration_event
        from evendeal.web.addresses import read_address
        from evendeal.web.app import create_app
        from evendeal.web.serve import Server, address, heard_outside, listen, room_for_watchers
        from evendeal.web.tls import AuthorityPage, PageServer

        house, manual = house_of(log), place_of(MANUAL)
        policies_for(policy, (), seed)  # refused before anything is sealed for it
        if public is not None:
            read_address(public)
        waiting = patience_with(log)
        desks = stack.enter_context(open_desks(log, create=True, patience=SERVER_PATIENCE))
        listening = listen(host, port)
        page_listening = listen(host, authority_port) if tls else None
        certified = certify(log, name or (), host) if tls else None
        if demonstration and not (desks.poker.events() or desks.matches.events()):
            waiting.retry(lambda: prepare(desks.poker, demonstration_event(), policy, seed))
        shown, live = shown_events(desks, policy, seed, pace)
        scheme = "https" if tls else "http"
        addresses = addresses_of(
            log,
            listening,
            address(listening, scheme=scheme),
            scheme=scheme,
            names=name or (),
            left_out=certified.left_out if certified else (),
            proxy=proxy,
        )
        if public is not None:
            addresses.choose(public)
        inside, door = stack.enter_context(open_inside(log, desks, addresses))
        of_deals, of_matches = PublicDesk(desks.poker), PublicMatchDesk(desks.matches)
        app = create_app(
            of_deals,
            matches=of_matches,
            home=FrontDoor(
                house, of_deals, of_matches, documents=manual is not None, version=str(build())
            ).home,
            inside=inside,
            script=place_of(SCRIPT),
            documents=manual,
            watchers=room_for_watchers(),
            counters=desks.poker.adapters.shared.counters,
        )
        certificate = certified.certificate if certified else None
        server = Server(app, certificate=certificate, proxy=proxy)
        where = address(listening)
        if certified is not None:
            reached = host_for_tablets(certified, listening)
            where = address(listening, scheme="https", host=reached)
        elif proxy and name:
            where = f"https://{name[0]}/"
        say(f"evendeal is at {where}")
        for place in shown:
            say(f"  {place.name}: {where}{place.path}")
        links = addresses.now()
        if links.address != where.rstrip("/"):
            say(f"links and QR codes carry {links.address}")
        running: list[Running] = [
            *live,
            Following(desks.poker, mend=partial(make_good, desks.poker)),
            Following(desks.matches, mend=partial(make_matches_good, desks.matches)),
        ]

        def invite() -> None:
            invitation = first_invitation(door, where)
            if invitation is not None:
                say(FIRST_DIRECTOR.format(link=invitation))

        try:
            invite()
        except LogBusy as refusal:
            warn(f"no link for the first director yet: {refusal}")
            running.append(WhenFree(invite))
        if certified is not None and page_listening is not None:
            page = AuthorityPage(
                certified.authority.der, certified.authority.fingerprint, f"{where}recorder/"
            )
            running.append(PageServer(page, page_listening))
            running.append(Renewing(log, name or (), host, server.show))
            print_way_in(certified, address(page_listening, host=reached))
        elif heard_outside(listening) and not proxy:
            warn(WITHOUT_TLS)
        for each_running in running:
            each_running.start()
            stack.callback(each_running.stop)
        server.run(sockets=[listening])
