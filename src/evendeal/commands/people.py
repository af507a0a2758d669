"""`evendeal people`: who may direct, keep the decks, record and play; codes made and ended."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.commands.log_folder import BY, LOG, LogFolder, open_desks
from evendeal.commands.output import say
from evendeal.commands.print_sheet import PaperName
from evendeal.commands.report import AsJson, naming, new_files, print_json, telling
from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.director.people.desk import PeopleDesk
    from evendeal.formats import Desks
    from evendeal.store.busy import Patience


people = typer.Typer(name="people", help="Invite people and end roles.", no_args_is_help=True)

OfEvent = Annotated[str, typer.Option("--event", help="The event; left out, the whole house.")]
Origin = Annotated[
    str,
    typer.Option(
        help="The address of the server, e.g. https://hall.example, for the link; "
        "by default what was chosen for the house."
    ),
]


class NoSuchRole(Refused):
    """A word that is no role."""

    def __init__(self, *, word: str, roles: str) -> None:
        super().__init__(f"{word} is no role; roles are {roles}")
        self.word = word
        self.roles = roles


@people.callback()
def _people() -> None:
    """Invite people and end roles."""


@people.command()
def invite(
    role: Annotated[str, typer.Option(help="director, custodian, recorder, player, ...")],
    event: OfEvent = "",
    table: Annotated[int | None, typer.Option(help="The table of a recorder.")] = None,
    entry: Annotated[str | None, typer.Option(help="The entry of a captain or player.")] = None,
    player: Annotated[str | None, typer.Option(help="The player's name in the entry.")] = None,
    days: Annotated[int, typer.Option(help="For how many days the code is good.")] = 7,
    origin: Origin = "",
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="A file to write the code into as a slip, .pdf."),
    ] = None,
    paper: Annotated[PaperName, typer.Option(help="What is in the printer.")] = PaperName.A4,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Make a code; it is printed this once.

    A code for a director, custodian, captain or player is used up by the first who takes it
    and chooses a name and a password. Any other is good for several devices until it ends.
    With --output it is set as a slip as well, to be cut out.
    """
    with telling():
        from evendeal.commands.addresses import remembered_address
        from evendeal.formats.code_sheet import code_document
        from evendeal.formats.print_side import PrintOrder, read_paper, typeset
        from evendeal.ids import EventId
        from evendeal.printing.document import require_printing
        from evendeal.views.roles import Role

        if role not in set(Role):
            raise NoSuchRole(word=role, roles=", ".join(Role))
        address = origin or remembered_address(log)
        files = [] if output is None else [output]
        with (
            new_files(files, mode=0o600),
            open_desks(log) as desks,
            open_people(log, desks) as door,
        ):
            if output is not None:
                require_printing()
            made = door.make_code(
                EventId(event),
                Role(role),
                table=table,
                entry=entry,
                player=player,
                days=days,
                by=BY,
            )
            if output is not None:
                slips = door.slips(EventId(event), [made.code])
                public = desks.of(EventId(event)).public if event else None
                order = PrintOrder(paper=read_paper(paper.value), address=address.rstrip("/"))
                document = code_document(public, EventId(event), slips, order)
                with naming(output):
                    output.write_bytes(typeset(document, order.paper))
        link = link_of(address, made.code)
        if as_json:
            print_json({"code": made.code, "link": link, "until": made.until})
            return
        say(f"{link}\ngood until {made.until}")


@people.command("list")
def show(
    event: OfEvent = "",
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show accounts, open codes and devices of an event, or of the whole house."""
    with telling():
        from evendeal.ids import EventId

        with open_desks(log) as desks, open_people(log, desks) as door:
            people = door.people(EventId(event))
        if as_json:
            print_json(people)
            return
        from evendeal.commands.terminal import Printer, Sheet

        sheet = Sheet()
        for heading in ("what", "id", "who", "role", "table", "since"):
            sheet.column(heading, cut=heading == "who")
        for account in people.accounts:
            for held in account.grants:
                where = str(held.table or "")
                sheet.row(
                    "account", account.id, account.name, held.role, where, _minute(held.since)
                )
        for code in people.invitations:
            where = code.entry or str(code.table or "")
            sheet.row("code", code.id, f"by {code.by}", code.role, where, _minute(code.since))
        for device in people.devices:
            where = str(device.table or "")
            roles = ", ".join(device.roles)
            name = f"{device.name}: {device.label}"
            sheet.row("device", device.id, name, roles, where, _minute(device.since))
        Printer().show(sheet)


def _minute(at: str) -> str:
    """An instant of the register to the minute, in UTC."""
    return at[:16].replace("T", " ")


@people.command()
def end(
    event: OfEvent = "",
    account: Annotated[
        str | None, typer.Option(help="The name of an account to end; it can be taken again.")
    ] = None,
    code: Annotated[str | None, typer.Option(help="The id of a code, from the list.")] = None,
    device: Annotated[str | None, typer.Option(help="The id of a device, from the list.")] = None,
    log: LogFolder = LOG,
) -> None:
    """End an account, a code with what came of it, or one device.

    Somebody who forgot a password: end the account and invite again.
    """
    if sum(each is not None for each in (account, code, device)) != 1:
        raise typer.BadParameter("name one of --account, --code and --device")
    with telling():
        from evendeal.ids import EventId

        which = EventId(event)
        with open_desks(log) as desks, open_people(log, desks) as door:
            if account is not None:
                door.end_account(account, by=BY)
            elif code is not None:
                door.end_invitation(which, code, by=BY)
            elif device is not None:
                door.end_device(which, device, by=BY)
        say("ended")


@contextmanager
def open_people(
    folder: Path,
    desks: "Desks",
    patience: "Patience | None" = None,
) -> Iterator["PeopleDesk"]:
    """The people of the log in `folder`, which the desks have opened; closed at the end.

    Args:
        patience: as for `open_desks`.
    """
    from evendeal.commands.waiting import patience_with
    from evendeal.director.people.desk import PeopleDesk
    from evendeal.store.people import SqlRegister
    from evendeal.store.people_passwords import Argon2Passwords

    register = SqlRegister(folder / "log.sqlite", patience or patience_with(folder))
    try:
        yield PeopleDesk(desks, desks.adapters, register, Argon2Passwords())
    finally:
        register.close()


def first_invitation(door: "PeopleDesk", origin: str) -> str | None:
    """The link for the first director of the house; None once anybody has an account.

    Args:
        origin: the address of the server, e.g. `https://192.0.2.7:8443`.
    """
    code = door.first_invitation()
    return None if code is None else link_of(origin, code)


def link_of(origin: str, code: str) -> str:
    """The address at which a code is taken; what follows `#` no browser sends."""
    return f"{origin.rstrip('/')}/join#{code}"
