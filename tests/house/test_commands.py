"""The page of commands has every command with every option, and no other."""

import re

import pytest
import typer

from evendeal.__main__ import app
from support.checkout import ROOT

PAGE = (ROOT / "docs" / "commands.md").read_text("utf-8")
USAGE = re.compile(r"(?m)^    evendeal ((?:.+\n)(?:             .+\n)*)")
NAME = re.compile(r"(?:[a-z][a-z-]*(?: |$))+")


def commands() -> dict[str, set[str]]:
    """The long options of every command, by its name; one that has a `--no-` has both."""
    found: dict[str, set[str]] = {}
    below = [("", typer.main.get_command(app))]
    while below:
        name, command = below.pop()
        inside = getattr(command, "commands", None)
        if inside is not None:
            below += [(f"{name} {each}".strip(), inside[each]) for each in inside]
            continue
        options = [word for each in command.params for word in (*each.opts, *each.secondary_opts)]
        found[name] = {word for word in options if word.startswith("--") and word != "--help"}
    return found


def documented_options() -> dict[str, set[str]]:
    """The options in the usage of every command on the page."""
    found: dict[str, set[str]] = {}
    for usage in USAGE.findall(PAGE):
        name = NAME.match(" ".join(usage.split()))
        assert name, usage
        found.setdefault(name[0].strip(), set()).update(re.findall(r"--[a-z][a-z-]*", usage))
    return found


def test_the_page_has_every_command_and_no_other() -> None:
    assert set(documented_options()) == set(commands())


@pytest.mark.parametrize("name", sorted(commands()))
def test_a_command_is_shown_with_each_of_its_options(name: str) -> None:
    """Of a switch that is on or off, the one that changes something is enough."""
    has = commands()[name]
    switches = {word for word in has if f"--no-{word[2:]}" in has}
    either = switches | {f"--no-{word[2:]}" for word in switches}

    assert documented_options()[name] - either == has - either
    assert documented_options()[name] <= has


def test_the_list_at_the_head_of_the_page_leads_to_every_section() -> None:
    head, *sections = re.split(r"(?m)^## ", PAGE)
    common = {"What all of them have in common", "Scoreboard"}
    listed = re.findall(r"\]\(#([a-z-]+)\)", head)
    titled = {each.partition("\n")[0] for each in sections} - common

    assert set(listed) == {title.replace(" ", "-") for title in titled}
