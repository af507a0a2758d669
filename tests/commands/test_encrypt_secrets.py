"""`evendeal event encrypt-secrets`, and the commands that ask for the passphrase or key."""

from pathlib import Path

import pytest
from pyrage import x25519
from typer.testing import CliRunner, Result

from evendeal.__main__ import app
from evendeal.director.encrypted_secrets import (
    LOST_KEY,
    SecretsEncrypted,
    WrongSecretsKey,
)
from support.refusals import typed_refused
from support.typed import typed

PASSPHRASE = "four words that differ"


@pytest.fixture
def var(file: Path, tmp_path: Path) -> Path:
    """The folder of a log with a small event, whose secrets lie open."""
    assert typed("event", "new", file, "--log", tmp_path / "var").code == 0
    return tmp_path / "var"


def answered(typed_in: str, *arguments: str | Path) -> Result:
    """What a command does with what somebody types when it asks."""
    return CliRunner().invoke(app, [str(each) for each in arguments], input=typed_in)


def open_secrets(var: Path) -> list[str]:
    return sorted(each.name for each in (var / "secrets" / "cup").glob("session-*-*"))


def key_file(folder: Path, key: x25519.Identity) -> Path:
    """A key as `age-keygen` writes it."""
    file = folder / "key.txt"
    file.write_text(f"# created: today\n# public key: {key.to_public()}\n{key}\n")
    return file


@pytest.mark.long
def test_what_is_lost_with_a_passphrase_is_said_before_it_is_asked_for(
    var: Path, tmp_path: Path
) -> None:
    twice = f"{PASSPHRASE}\n{PASSPHRASE}\n"
    done = answered(twice, "event", "encrypt-secrets", "cup", "--log", var)

    assert done.exit_code == 0
    assert done.stderr.index(LOST_KEY) < done.stderr.index("Passphrase")
    assert PASSPHRASE not in done.output
    assert open_secrets(var) == []
    wrong = answered("five words that differ\n", "event", "begin", "cup", "--log", var)
    assert wrong.exit_code == 2
    begun = answered(f"{PASSPHRASE}\n", "event", "begin", "cup", "--log", var)
    assert begun.exit_code == 0
    assert PASSPHRASE not in begun.output
    assert open_secrets(var) == ["session-1-original", "session-1-reserve"]


def test_a_passphrase_that_is_short_or_typed_otherwise_the_second_time_does_nothing(
    var: Path,
) -> None:
    for twice in ("sesame\nsesame\n", f"{PASSPHRASE}\nsomething else than that\n"):
        done = answered(twice, "event", "encrypt-secrets", "cup", "--log", var)
        assert done.exit_code != 0
    assert open_secrets(var) == ["session-1-original", "session-1-reserve"]


def test_a_key_is_used_once_its_owner_has_said_yes(var: Path) -> None:
    key = str(x25519.Identity.generate().to_public())
    asked = "event", "encrypt-secrets", "cup", "--for", key, "--log", var

    assert answered("n\n", *asked).exit_code != 0
    assert open_secrets(var) == ["session-1-original", "session-1-reserve"]
    assert answered("y\n", *asked).exit_code == 0
    assert open_secrets(var) == []


def test_a_key_in_a_file_opens_what_each_command_needs(var: Path, tmp_path: Path) -> None:
    key = x25519.Identity.generate()
    public, file = str(key.to_public()), key_file(tmp_path, key)
    options = "--log", var
    done = typed("event", "encrypt-secrets", "cup", "--for", public, "--yes", "--json", *options)
    assert done.json == {"event": "cup", "sessions": [1]}
    needing = (
        ("decks", "export", "cup", tmp_path / "a.txt", "--kind", "text", "--unencrypted"),
        ("event", "decks", "cup", tmp_path / "b.csv", "--sealed"),
        ("print", "cup", "hand-sort", "--output", tmp_path / "c.pdf"),
        ("event", "begin", "cup"),
    )
    other = tmp_path / "other.txt"
    other.write_text(str(x25519.Identity.generate()))

    for command in needing:
        without = typed(*command, *options)
        assert (without.code, type(without.refusal)) == (2, SecretsEncrypted)
        wrong = typed(*command, "--secrets-key", other, *options)
        typed_refused(wrong, WrongSecretsKey, event="cup")
        assert typed(*command, "--secrets-key", file, *options).code == 0
    deck = (tmp_path / "a.txt").read_text().splitlines()[2].partition(": ")[2]
    (tmp_path / "laid.txt").write_text(deck)
    assert typed("decks", "check", "cup", "1", tmp_path / "laid.txt", *options).code == 0
