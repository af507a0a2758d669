"""`evendeal event next`: what can be done next in an event, and what keeps the rest."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands.event import event
from evendeal.commands.log_folder import LOG, LogFolder, open_desks
from evendeal.commands.output import say
from evendeal.commands.report import AsJson, print_json, telling

if TYPE_CHECKING:
    from evendeal.tournament.steps import Step

WORDS = {
    "begin": "begin",
    "end": "end",
    "begin_round": "begin",
    "close_line_ups": "close the line-ups of",
    "resume": "have play go on in",
}
"""What a step does; a format's own word is printed as it is."""


@event.command("next")
def next_steps(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show the next steps of an event, and of each that cannot be taken yet why not."""
    with telling():
        from evendeal.ids import EventId

        which = EventId(event)
        with open_desks(log) as desks:
            steps = desks.of(which).ledger.next(which)
        if as_json:
            print_json({"event": event, "steps": list(map(_as_json, steps))})
            return
        if not steps:
            say(f"{event} is over.")
        for step in steps:
            say(_sentence(step))


def _sentence(step: "Step") -> str:
    what = f"{WORDS.get(step.do, step.do.replace('_', ' '))} {_about(step)}"
    if step.blocked is not None:
        return f"not yet: {what}; {step.blocked}"
    when = "now" if step.due else "when you like"
    needs = f", with the value of {step.beacon}" if step.beacon else ""
    early = f", not before {step.known_from}" if step.known_from else ""
    return f"{when}: {what}{needs}{early}"


def _about(step: "Step") -> str:
    if step.round is not None:
        return f"round {step.round}"
    if step.final:
        return "the second half of the final" if step.second_half else "the final"
    if not step.sessions:
        return "the event"
    numbers = ", ".join(map(str, step.sessions))
    return f"session{'s' if len(step.sessions) > 1 else ''} {numbers}"


def _as_json(step: "Step") -> dict[str, Any]:
    no = step.blocked
    return {
        "do": step.do,
        "sessions": step.sessions,
        "round": step.round,
        "final": step.final,
        "beacon": step.beacon or None,
        "known_from": step.known_from,
        "due": step.due,
        "legal": step.legal,
        "blocked": None
        if no is None
        else {"name": no.name, "sentence": str(no), "fields": no.facts},
    }
