"""`evendeal serve`: the events of a log in the browser, and the demonstration."""

from contextlib import ExitStack
from typing import Annotated

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
    processes: Annotated[
        int, typer.Option(help="How many processes serve, at one address.", min=1, max=64)
    ] = 1,
) -> None:
    """Show the events of a log in the browser, and take what recorders and directors write.

    An empty log gets a demonstration event, played live by rehearsal players. Stop it with
    Ctrl-C; started again, it goes on where the log ended. Rehearsals of this policy and
    seed that lie in the log go on likewise; others stand as they are.

    With --processes several serve at the address, each on a processor of its own; one that ends is
    replaced. Servers that were started one by one on the same log go together in the same way.
    """
    with telling(), ExitStack() as stack:
        from evendeal.commands.house import house_of
        from evendeal.commands.house_server import Running, Serving, house_server
        from evendeal.commands.people import first_invitation
        from evendeal.commands.processes import Processes
        from evendeal.commands.rehearse import prepare
        from evendeal.commands.tls import certify, host_for_tablets, print_way_in
        from evendeal.commands.waiting import SERVER_PATIENCE, WhenFree, patience_with
        from evendeal.director.ports import LogBusy
        from evendeal.formats import kind_of
        from evendeal.tournament.seat_teams.demonstration import (
            demonstration as demonstration_event,
        )
        from evendeal.web.addresses import read_address
        from evendeal.web.serve import address, heard_outside, listen
        from evendeal.web.tls import AuthorityPage, PageServer

        house_of(log)
        first = demonstration_event()
        # Refused before anything is sealed for it.
        show = kind_of(first).rehearsal(first, policy, seed)
        if public is not None:
            read_address(public)
        waiting = patience_with(log)
        desks = stack.enter_context(open_desks(log, create=True, patience=SERVER_PATIENCE))
        listener = listen(host, port)
        page_listening = listen(host, authority_port) if tls else None
        certified = certify(log, name or (), host) if tls else None
        if demonstration and not any(desks.events()):
            waiting.retry(lambda: prepare(show, desks.for_new(first).ledger))
        serving = Serving(str(log), policy, seed, pace, host, tuple(name or ()), tls, proxy)
        house = house_server(stack, serving, desks, listener, certified)
        if public is not None:
            house.addresses.choose(public)
        where = address(listener)
        if certified is not None:
            reached = host_for_tablets(certified, listener)
            where = address(listener, scheme="https", host=reached)
        elif proxy and name:
            where = f"https://{name[0]}/"
        more: list[Running] = []

        def invite() -> None:
            invitation = first_invitation(house.door, where)
            if invitation is not None:
                say(FIRST_DIRECTOR.format(link=invitation))

        # It may have to be written: a log that takes nothing is refused before the address is
        # printed.
        busy: LogBusy | None = None
        invitation: str | None = None
        try:
            invitation = first_invitation(house.door, where)
        except LogBusy as refusal:
            busy = refusal
        say(f"evendeal is at {where}")
        for place in house.events:
            say(f"  {place.name}: {where}{place.path}")
        links = house.addresses.now()
        if links.address != where.rstrip("/"):
            say(f"links and QR codes carry {links.address}")
        if invitation is not None:
            say(FIRST_DIRECTOR.format(link=invitation))
        if busy is not None:
            warn(f"no link for the first director yet: {busy}")
            more.append(WhenFree(invite))
        if certified is not None and page_listening is not None:
            page = AuthorityPage(
                certified.authority.der, certified.authority.fingerprint, f"{where}recorder/"
            )
            more.append(PageServer(page, page_listening))
            print_way_in(certified, address(page_listening, host=reached))
        elif heard_outside(listener) and not proxy:
            warn(WITHOUT_TLS)
        if processes == 1:
            house.run(stack, listener, *more)
            return
        for each in more:
            each.start()
            stack.callback(each.stop)
        Processes(serving, listener, processes).run()
