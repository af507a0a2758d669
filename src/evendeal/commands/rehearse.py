"""`evendeal rehearse`: a whole event played by programs, without a screen."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from evendeal.commands.event import read_event_file
from evendeal.commands.log_folder import open_desk
from evendeal.commands.report import AsJson, print_json, telling, warn

if TYPE_CHECKING:
    from evendeal.director.desk import Desk
    from evendeal.director.rehearsal import Player
    from evendeal.ids import SessionNo
    from evendeal.tournament import Event

PATIENCE = 1.0
"""Seconds after which a progress bar appears."""

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory; a log that nobody keeps need not reach a disk."""

HAND_BYTES = 16_384
"""More than a hand takes in the log, its journal included."""


def rehearse(
    file: Annotated[Path, typer.Argument(help="The event's configuration, event.toml.")],
    policy: Annotated[
        str, typer.Option(help="How entries play: tight, loose, caller, or mixed.")
    ] = "mixed",
    seed: Annotated[int, typer.Option(help="The same seed deals and plays the same event.")] = 1,
    entries: Annotated[
        Path | None, typer.Option(help="The entry list as csv: id, name, players.")
    ] = None,
    log: Annotated[
        Path | None,
        typer.Option(help="Keep the log in this folder; interrupted, it goes on from there."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a whole event with rehearsal players and show the standings.

    Without --log nothing is kept. With it the command can be stopped at any moment and run
    again: no hand is lost and none is played twice.
    """
    with telling(), ExitStack() as stack:
        from evendeal.commands.standings_table import show_standings
        from evendeal.director.public import PublicDesk
        from evendeal.director.rehearsal import rehearse as play

        event = read_event_file(file, entries)
        player = player_of(event, policy, seed)
        folder = log or _passing_folder(stack, event.hands * event.sessions)
        desk = stack.enter_context(open_desk(folder, create=True, publish_openings=False))
        prepare(desk, event, policy, seed)
        turns = play(desk, event.id, player)
        console = Console(stderr=True)
        progress = _progress(console)
        task = progress.add_task("hands", total=event.hands * event.sessions)
        began = monotonic()
        try:
            for turn in turns:
                progress.update(task, completed=(turn.at.session - 1) * turn.total + turn.done)
                shown = progress.live.is_started or not console.is_terminal
                if not shown and monotonic() - began > PATIENCE:
                    progress.start()
        finally:
            if progress.live.is_started:
                progress.stop()
        board = PublicDesk(desk).scoreboard(event.id)
        if as_json:
            print_json(board)
        else:
            show_standings(board, Console())


def prepare(desk: "Desk", event: "Event", policy: str, seed: int) -> None:
    """Seal the rehearsal, or find the one that was interrupted.

    Raises:
        OtherRehearsal: the log has an event of this id that is another one.
        BrokenLog: the log does not hold, and nothing more can be written to it.
    """
    from evendeal.director.events import create_event
    from evendeal.director.ports import BrokenLog
    from evendeal.director.rehearsal import require_same

    secret = secret_of(event, policy, seed)
    if event.id in desk.events():
        desk.progress(event.id)
        why = desk.read_only(event.id)
        if why is not None:
            raise BrokenLog(event=event.id, position=desk.progress(event.id).position + 1, why=why)
        require_same(desk, event, secret)
        warn(f"going on with {event.id} where its log ends")
        return
    create_event(desk, event, rehearsal=True, secret=secret)


def secret_of(event: "Event", policy: str, seed: int) -> "Callable[[SessionNo, str], bytes]":
    """What a rehearsal's deals are drawn from: its seed, so that it can be repeated."""
    from evendeal.director.sealing import rehearsal_secret

    digest = sha256(f"rehearsal|{seed}|{policy}".encode()).digest()
    return lambda session, kind: rehearsal_secret(digest, event.id, session, kind)


def player_of(event: "Event", policy: str, seed: int) -> "Player":
    """The rehearsal players of an event.

    Raises:
        NoSuchPolicy: there is no such policy.
    """
    from evendeal.arena import decision, policies_for
    from evendeal.arena.chance import pick
    from evendeal.director.recording import At
    from evendeal.ids import EntryId
    from evendeal.poker import Action, HandState

    policies = policies_for(policy, [entry.id for entry in event.entries], seed)

    def player(entry: EntryId, state: HandState, at: At, n: int) -> Action:
        mood = pick(seed, 1 << 32, at.session, at.table, at.deal, n)
        return policies[entry](decision(state), mood)

    return player


def _passing_folder(stack: ExitStack, hands: int) -> Path:
    """A folder that is gone afterwards; in memory, where that has room for so many hands."""
    try:
        room = disk_usage(MEMORY).free
        in_memory = room > 2 * hands * HAND_BYTES and os.access(MEMORY, os.W_OK)
    except OSError:
        in_memory = False
    where = MEMORY if in_memory else None
    return Path(stack.enter_context(TemporaryDirectory(prefix="evendeal-", dir=where)))


def _progress(console: Console) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, auto_refresh=True)
