"""Events of other kinds than the demonstration, as files and as logs."""

from pathlib import Path

from support.typed import typed

WITH_A_GAP = """
[event]
id = "gap"
name = "Empty Seat Cup"
sessions = 2
[play]
deals = 4
small_blind = 25
big_blind = 50
seats = 5
empty_seats = [3]
[draw]
seats = "mirror"
"""
"""Five teams at five tables of five seats; nobody sits in seat 3. The second session mirrors."""

TEAMS = ("Lions of the Northern Association", "Tigers", "Bears", "Wolves", "Foxes")


def written(folder: Path, text: str) -> Path:
    """The event's file, with the teams."""
    teams = "".join(f'[[entries]]\nname = "{team}"\n' for team in TEAMS)
    file = folder / "event.toml"
    file.write_text(text + teams, "utf-8")
    return file


def made(*arguments: str) -> None:
    """Run `evendeal ARGUMENTS...` to its end, in this process."""
    done = typed(*arguments)
    assert done.code == 0, done.err


def invited(log: Path, role: str, *place: str) -> str:
    """A new code for a role, as the director makes it at the command line beside the server."""
    answer = typed("people", "invite", "--role", role, *place, "--log", log, "--json")
    assert answer.code == 0, answer.err
    code: str = answer.json["code"]
    return code


def rehearsed(folder: Path) -> Path:
    """The folder of a log with the event played to its end by rehearsal players."""
    made("rehearse", str(written(folder, WITH_A_GAP)), "--log", str(folder / "log"), "--seed", "3")
    return folder / "log"


def sealed(folder: Path, id: str = "gap") -> Path:
    """The folder of a log, which may be there already, with the event sealed and not begun."""
    text = WITH_A_GAP.replace('id = "gap"', f'id = "{id}"')
    made("event", "new", str(written(folder, text)), "--log", str(folder / "log"))
    return folder / "log"
