"""`evendeal serve`: the events of a log in the browser, and the demonstration."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from evendeal.commands.log_folder import LOG, LogFolder, open_desk
from evendeal.commands.report import telling, warn

DEMONSTRATION_SEED = 7
SCRIPT = Path("scripts") / "verify_event.py"


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
) -> None:
    """Show the events of a log in the browser.

    An empty log gets a demonstration event, played live by rehearsal players. Stop it with
    Ctrl-C; started again, it goes on where the log ended. Rehearsals of this policy and
    seed that lie in the log go on likewise; others are shown as they are.
    """
    with telling():
        from evendeal.arena import policies_for
        from evendeal.commands.following import Following
        from evendeal.commands.live import LiveRehearsal
        from evendeal.commands.rehearse import player_of, prepare, secret_of
        from evendeal.director.ports import BrokenLog
        from evendeal.director.public import PublicDesk
        from evendeal.director.rehearsal import OtherRehearsal, require_same
        from evendeal.tournament import demonstration as demonstration_event
        from evendeal.web.app import create_app
        from evendeal.web.serve import address, listen, room_for_watchers
        from evendeal.web.serve import serve as run

        policies_for(policy, (), seed)  # refused before anything is sealed for it
        with open_desk(log, create=True) as desk:
            listening = listen(host, port)
            live = []
            if demonstration and not desk.events():
                prepare(desk, demonstration_event(), policy, seed)
            shown = []
            for event in desk.events():
                try:
                    progress = desk.progress(event)
                except BrokenLog as refusal:
                    warn(str(refusal))
                    continue
                shown.append(progress.event)
                why = desk.read_only(event)
                if why is not None:
                    warn(f"the log of {event} is broken and is shown read-only: {why}")
                elif progress.published and progress.published.rehearsal and not progress.finished:
                    try:
                        require_same(desk, progress.event, secret_of(progress.event, policy, seed))
                    except OtherRehearsal:
                        warn(f"{event} is a rehearsal of another seed or policy; it is shown only")
                        continue
                    player = player_of(progress.event, policy, seed)
                    live.append(LiveRehearsal(desk, event, player, pace))
            app = create_app(
                PublicDesk(desk), script=verifying_script(), watchers=room_for_watchers()
            )
            typer.echo(f"evendeal is at {address(listening)}")
            for each in shown:
                typer.echo(f"  {each.name}: {address(listening)}e/{each.id}")
            sys.stdout.flush()
            following = Following(desk)
            for rehearsal in live:
                rehearsal.start()
            following.start()
            try:
                run(app, listening)
            finally:
                following.stop()
                for rehearsal in live:
                    rehearsal.stop()


def verifying_script() -> Path | None:
    """The standalone verifier: beside the package, or in the checkout."""
    import evendeal

    package = Path(evendeal.__file__).parent
    for place in (package / "verify_event.py", package.parents[1] / SCRIPT):
        if place.is_file():
            return place
    return None
