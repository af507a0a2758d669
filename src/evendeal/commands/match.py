"""`evendeal match`: files of matches, and what GNU Backgammon says of those of an event."""

from pathlib import Path
from typing import Annotated

import typer

from evendeal.commands.log_folder import BY, LOG, LogFolder, open_desks
from evendeal.commands.one_game import matches_of
from evendeal.commands.output import say
from evendeal.commands.report import (
    DOES_NOT_HOLD,
    AsJson,
    FileThere,
    fill,
    new_files,
    print_json,
    telling,
    warn,
    write_over,
)

Lenient = Annotated[
    bool, typer.Option("--lenient", help="Read the games that can be read, and name the others.")
]

match = typer.Typer(
    name="match",
    help="Check and convert match files; files, roll sheets and figures of team matches.",
    no_args_is_help=True,
)


@match.callback()
def _match() -> None:
    """Check and convert match files; files, roll sheets and figures of team matches."""


@match.command()
def files(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    folder: Annotated[Path, typer.Argument(help="The folder to write into.")],
    force: Annotated[bool, typer.Option(help="Write over files that are there.")] = False,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Write the games, protocols and rolls of an event's matches.

    Each match has a folder of its own: its games in either room as .mat (.lmat where it is
    long gammon), its protocol as csv, its rolls as .rolls.json. Only games that are final in
    both rooms are in them.
    """
    with telling():
        from evendeal.formats.room_match.files import file_stem, match_files
        from evendeal.ids import EventId

        which = EventId(event)
        matches = []
        left_out: list[str] = []
        texts: dict[Path, str] = {}
        with open_desks(log) as desks:
            ledger = matches_of(desks, which, "evendeal match files")
            progress = ledger.refresh(which)
            broken = ledger.broken(which)
            for record in progress.matches:
                made = match_files(progress, record)
                if made.texts:
                    stem = file_stem(progress, record)
                    texts |= {folder / stem / name: text for name, text in made.texts.items()}
                    planned = record.planned
                    place = {"session": planned.session, "match": planned.number}
                    names = {"files": list(made.texts), "left_out": made.left_out}
                    matches.append({**place, "folder": stem, **names})
                    left_out += [f"{stem}/{name}: {why}" for name, why in made.left_out.items()]
        for path in texts:
            if path.exists() and not force:
                raise FileThere(file=str(path))
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_over(path, text)
    if broken is not None:
        warn(str(broken))
    for each in left_out:
        warn(f"not written: {each}")
    if as_json:
        print_json({"event": event, "into": str(folder), "matches": matches})
    elif matches:
        of = "1 match" if len(matches) == 1 else f"{len(matches)} matches"
        say(f"{len(texts)} files of {of} written into {folder}")
    else:
        say("no game is over in both rooms yet; nothing was written")


@match.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Files, or folders with files in them.")],
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Play the games of match files by the rules and compare the points that the files state.

    Exit code 0: every game was read, and its points are right or not stated. 1: one is against
    the rules or states other points. 2: something cannot be read.
    """
    from evendeal.commands.checked_files import files_below
    from evendeal.commands.match_check import MatchReport, check_matches
    from evendeal.commands.match_paths import why_no_match

    report = MatchReport(lenient=lenient)
    with telling():
        files = list(files_below(paths, why_no_match))
    check_matches(files, report)
    if as_json:
        print_json(report.as_json())
    else:
        report.show()
    if not report.counts.files:
        warn("no match files there; those are .mat and .lmat")
    raise typer.Exit(report.exit_code)


@match.command()
def convert(
    source: Annotated[Path, typer.Argument(help="A .mat or .lmat file.")],
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    lenient: Lenient = False,
    force: Annotated[bool, typer.Option(help="Write over a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write a match of another program as evendeal writes it, in UTF-8.

    If a game cannot be read, nothing is written and the exit code is 2. With --lenient the games
    that can be read are written, and the file says which are left out.
    """
    from evendeal.commands.match_paths import read_match_file, rewritten

    with telling():
        if target.exists() and not force:
            raise FileThere(file=str(target))
        match, text = rewritten(read_match_file(source, str(source), lenient=lenient), source)
        write_over(target, text)
    for each in (*match.left_out, *(f"{source}: {remark}" for remark in match.remarks)):
        warn(str(each))
    games = "1 game" if len(match.games) == 1 else f"{len(match.games)} games"
    if as_json:
        written = {"source": str(source), "written": str(target), "games": len(match.games)}
        print_json({**written, "left_out": [str(each) for each in match.left_out]})
    else:
        say(f"{source} written as {target}, {games}")


@match.command()
def sheets(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    folder: Annotated[Path, typer.Argument(help="The folder to write into.")],
    session: Annotated[int, typer.Option(help="The session: a board, or the final.")] = 1,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Write the rolls of a session for paper, a sheet for each game, played or not.

    For tables that lose the network. Whoever has them knows every roll to come: close each in
    an envelope of its own, to be opened only when its game cannot get its rolls otherwise. That
    they were written stands in the log.
    """
    with telling():
        from evendeal.formats.room_match.roll_sheets import give_roll_sheets, roll_sheets
        from evendeal.ids import EventId, SessionNo

        which, number = EventId(event), SessionNo(session)
        with open_desks(log) as desks:
            ledger = matches_of(desks, which, "evendeal match sheets")
            texts = roll_sheets(ledger, which, number)
            folder.mkdir(parents=True, exist_ok=True)
            # The line says that sheets were printed: so first the files, then it, then the rolls.
            with new_files([folder / name for name in texts], mode=0o600):
                give_roll_sheets(ledger, which, number, len(texts), by=BY)
        for name, text in texts.items():
            fill(folder / name, [text])
    if as_json:
        report = {"event": event, "session": session, "into": str(folder)}
        print_json({**report, "files": list(texts)})
    else:
        say(f"{len(texts)} roll sheets of session {session} written into {folder}")


@match.command()
def analyse(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    plies: Annotated[
        int, typer.Option(min=0, max=4, help="How many plies GNU Backgammon looks ahead.")
    ] = 2,
    seconds: Annotated[
        float, typer.Option(min=1, max=86_400, help="How long it may take for one file.")
    ] = 600,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show GNU Backgammon's luck-adjusted result and error rates of each player.

    It has to be installed; it is run as a program of its own, file by file. Its figures are
    beside the result and no part of it. Long gammon it does not know.
    """
    with telling():
        from evendeal.commands.gnubg import find_gnubg
        from evendeal.commands.match_figures import analysed_rooms, rooms_of
        from evendeal.commands.match_figures_table import figures_json, show_figures
        from evendeal.commands.terminal import Printer, waiting_for
        from evendeal.ids import EventId

        program = find_gnubg()
        with open_desks(log) as desks:
            which = EventId(event)
            ledger = matches_of(desks, which, "evendeal match analyse")
            rooms = rooms_of(ledger.refresh(which))
        with waiting_for("GNU Backgammon") as wait:
            analysis = analysed_rooms(
                program,
                rooms,
                plies=plies,
                seconds=seconds,
                announce=lambda name: wait(f"GNU Backgammon: {name}"),
            )
    if as_json:
        print_json(figures_json(event, analysis))
    else:
        show_figures(analysis, Printer())
    for trouble in analysis.troubles:
        warn(f"{trouble.name}: {trouble.why}")
    if analysis.troubles:
        raise typer.Exit(DOES_NOT_HOLD)
