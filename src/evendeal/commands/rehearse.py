"""`evendeal rehearse`: a whole event played by programs, without a screen."""

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands.about_event import require_not_away
from evendeal.commands.entry_list import CodePage, ListFile, SheetName
from evendeal.commands.event import read_event_file
from evendeal.commands.log_folder import open_desk, open_desks
from evendeal.commands.report import AsJson, print_json, telling, warn
from evendeal.commands.standings import show_board

if TYPE_CHECKING:
    from evendeal.director.desk import Desk
    from evendeal.director.rehearsal import Player
    from evendeal.ids import SessionNo
    from evendeal.tournament import Event
    from evendeal.tournament.matches.event import MatchEvent

PATIENCE = 1.0
"""Seconds after which a progress bar appears."""

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory; a log that nobody keeps need not reach a disk."""

HAND_BYTES = 16_384
"""More than a hand takes in the log, its journal included."""

GAME_BYTES = 262_144
"""More than a game of backgammon takes in one room."""


def rehearse(
    file: Annotated[Path, typer.Argument(help="The event's configuration, event.toml.")],
    policy: Annotated[
        str,
        typer.Option(
            help="How entries play: tight, loose, caller; backgammon: plain, bold, careful; "
            "or mixed."
        ),
    ] = "mixed",
    seed: Annotated[int, typer.Option(help="The same seed deals and plays the same event.")] = 1,
    entries: ListFile = None,
    code_page: CodePage = None,
    sheet: SheetName = None,
    log: Annotated[
        Path | None,
        typer.Option(help="Keep the log in this folder; interrupted, it goes on from there."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a whole event with rehearsal players and show the standings.

    Without --log nothing is kept. With it the command can be stopped at any moment and run
    again: no hand or game is lost and none is played twice.
    """
    # States are kept and hold no circles: looking for some takes a tenth of the time.
    gc.disable()
    with telling(), ExitStack() as stack:
        stack.callback(gc.enable)
        # Nor is anything to be found among them afterwards, when the process ends.
        stack.callback(gc.freeze)
        from evendeal.tournament import Event

        event = read_event_file(file, entries, code_page, sheet)
        if isinstance(event, Event):
            _poker(stack, event, policy, seed, log, as_json=as_json)
        else:
            _matches(stack, event, policy, seed, log, as_json=as_json)


def _poker(
    stack: ExitStack, event: "Event", policy: str, seed: int, log: Path | None, *, as_json: bool
) -> None:
    from evendeal.director.public import PublicDesk
    from evendeal.director.rehearsal import rehearse as play

    player = player_of(event, policy, seed)
    hands = event.hands * event.sessions
    folder = log or _passing_folder(stack, hands * HAND_BYTES)
    desk = stack.enter_context(open_desk(folder, create=True, publish_openings=False))
    prepare(desk, event, policy, seed)
    turns = play(desk, event.id, player)
    _watch("hands", hands, ((turn.at.session - 1) * turn.total + turn.done for turn in turns))
    _show(PublicDesk(desk).scoreboard(event.id), as_json=as_json)


def _matches(
    stack: ExitStack,
    event: "MatchEvent",
    policy: str,
    seed: int,
    log: Path | None,
    *,
    as_json: bool,
) -> None:
    from evendeal.commands.match_rehearse import match_player_of, planned_games, prepare_matches
    from evendeal.director.matches.public import PublicMatchDesk
    from evendeal.director.matches.rehearsal_log import rehearse_on_log

    player = match_player_of(event, policy, seed)
    games = 2 * planned_games(event)
    folder = log or _passing_folder(stack, games * GAME_BYTES)
    desks = stack.enter_context(open_desks(folder, create=True, publish_openings=False))
    prepare_matches(desks.matches, event, policy, seed)
    turns = rehearse_on_log(desks.matches, event.id, player)
    before = {event.final_session: games - 2 * event.final.games} if event.final else {}
    _watch("games", games, (before.get(turn.at.session, 0) + turn.done for turn in turns))
    _show(PublicMatchDesk(desks.matches).scoreboard(event.id), as_json=as_json)


def _show(board: Any, *, as_json: bool) -> None:
    if as_json:
        print_json(board)
    else:
        show_board(board)


def _watch(what: str, total: int, turns: Iterator[int]) -> None:
    """Go through a rehearsal; after a while a progress bar shows how far it is."""
    from evendeal.commands.terminal import bar

    progress = bar(of=True)
    task = progress.add_task(what, total=total)
    began = monotonic()
    try:
        for done in turns:
            progress.update(task, completed=done)
            shown = progress.live.is_started or not progress.console.is_terminal
            if not shown and monotonic() - began > PATIENCE:
                progress.start()
    finally:
        if progress.live.is_started:
            progress.stop()


def prepare(desk: "Desk", event: "Event", policy: str, seed: int) -> None:
    """Seal the rehearsal, or find the one that was interrupted.

    Raises:
        OtherRehearsal: the log has an event of this id that is another one.
        BrokenLog: the log does not hold, and nothing more can be written to it.
        IsPutAway: it is this rehearsal, and nobody would be shown what is played.
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
        require_not_away(event.id, desk.progress(event.id).record)
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


def _passing_folder(stack: ExitStack, size: int) -> Path:
    """A folder that is gone afterwards; in memory, where that has room for so many bytes."""
    try:
        room = disk_usage(MEMORY).free
        in_memory = room > 2 * size and os.access(MEMORY, os.W_OK)
    except OSError:
        in_memory = False
    where = MEMORY if in_memory else None
    return Path(stack.enter_context(TemporaryDirectory(prefix="evendeal-", dir=where)))
