"""The package as a director installs it, far from a checkout, without Node and without extras."""

import json
import shutil
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest

from evendeal.store.schema import SCHEMAS
from support.checkout import ROOT
from support.package import Installed, built, installed, pip
from support.typed import everything

pytestmark = pytest.mark.process

CUP = """
[event]
id = "cup"
name = "Cup"
[play]
deals = 2
[[entries]]
name = "Ants"
[[entries]]
name = "Bees"
"""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    return installed(built(folder), folder)


@pytest.fixture(scope="module")
def played(there: Installed, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A log with an event that has been played to its end."""
    folder = tmp_path_factory.mktemp("played")
    (folder / "cup.toml").write_text(CUP)
    done = there.run("rehearse", folder / "cup.toml", "--log", folder / "log")
    assert done.returncode == 0, done.stderr
    return folder / "log"


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    """The file of an event."""
    (tmp_path / "cup.toml").write_text(CUP)
    return tmp_path / "cup.toml"


@pytest.fixture
def log(played: Path, tmp_path: Path) -> Path:
    """A copy of that log, which a test may spoil."""
    return Path(shutil.copytree(played, tmp_path / "log"))


@contextmanager
def sealed_off(folder: Path) -> Iterator[None]:
    """A folder in which nobody may write."""
    inside = [folder, *(path for path in folder.rglob("*") if not path.is_symlink())]
    modes = [path.stat().st_mode for path in inside]
    for path, mode in zip(inside, modes, strict=True):
        path.chmod(mode & ~0o222)
    try:
        yield
    finally:
        for path, mode in zip(inside, modes, strict=True):
            path.chmod(mode)


def read(address: str, path: str) -> bytes:
    with urlopen(address + path, timeout=60) as answer:
        body: bytes = answer.read()
        return body


def asked(address: str, path: str) -> Any:
    return json.loads(read(address, path))


def standings(there: Installed, log: Path) -> Any:
    done = there.run("standings", "cup", "--log", log, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refusal(there: Installed, *words: str | Path, **how: Any) -> str:
    """The one sentence in which a command says no."""
    done = there.run(*words, **how)
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    return sentence


def test_pip_finds_everything_there_that_evendeal_needs(there: Installed) -> None:
    assert pip(there, "check").strip() == "No broken requirements found."
    assert "evendeal" in json.dumps(json.loads(pip(there, "list", "--format", "json")))
    assert not (there.packages / "numba").exists()
    assert not (there.packages / "matplotlib").exists()


def test_whoever_asks_is_told_the_build_that_is_installed(there: Installed) -> None:
    """Without git and far from any history: it stands in the package."""
    with there.serving(there.elsewhere / "builds", "--no-demonstration") as address:
        version = asked(address, "api/home")["version"]
    said = there.run("--version").stdout

    assert said == f"evendeal {version}\n"
    assert json.loads((there.packages / "evendeal" / "build.json").read_text())["revision"] in said


def test_the_server_shows_everything_that_a_checkout_shows(there: Installed) -> None:
    with there.serving(there.elsewhere / "shown", "--no-demonstration") as address:
        found = {
            path: read(address, path)
            for path in (
                "", "recorder/", "office/", "recorder/py/rules.zip", "recorder/py/python.snapshot",
                "documents/README.md", "documents/howto/install.md", "documents/howto/home.png",
                "verify_event.py",
            )
        }  # fmt: skip
        documents = asked(address, "api/home")["documents"]

    assert b"have not been built" not in found[""]
    assert b"/assets/recorder-" in found["recorder/"]
    assert found["verify_event.py"] == (ROOT / "scripts" / "verify_event.py").read_bytes()
    assert found["documents/howto/home.png"].startswith(b"\x89PNG")
    assert all(found.values())
    assert documents


def test_prizes_are_shared_without_an_extra_and_a_sentence_says_what_makes_it_faster(
    there: Installed,
) -> None:
    done = there.run("icm", "5000", "3000", "1500", "--prizes", "500,300,200", "--json")

    assert done.returncode == 0
    assert sum(json.loads(done.stdout)["equity"]) == pytest.approx(1000)
    assert done.stderr == (
        "numba is not installed: large tables take up to a hundred times as long; "
        'pip install "evendeal[prizes]" brings it\n'
    )


def test_the_page_of_prizes_answers_without_an_extra(there: Installed) -> None:
    table = urlencode({"names": "Ann;Bea;Cy", "stacks": "5000;3000;1500", "prizes": "500;300;200"})
    with there.serving(there.elsewhere / "prizes", "--no-demonstration") as address:
        sheet = asked(address, f"api/prizes?{table}")

    assert [player["name"] for player in sheet["players"]] == ["Ann", "Bea", "Cy"]


def test_a_picture_names_the_extra_that_draws_it_before_anything_is_worked_out(
    there: Installed, tmp_path: Path
) -> None:
    sentence = refusal(
        there, "icm", "5000", "3000", "--prizes", "500,300", "--plot", tmp_path / "worth.svg"
    )

    assert sentence == (
        "a picture needs matplotlib, which is not installed here; "
        'pip install "evendeal[plots]" brings it'
    )
    assert not (tmp_path / "worth.svg").exists()


def test_a_workbook_names_the_extra_that_reads_it(there: Installed, tmp_path: Path) -> None:
    event, teams = tmp_path / "event.toml", tmp_path / "teams.xlsx"
    event.write_text(CUP.partition("[[entries]]")[0])
    teams.write_bytes(b"PK\x03\x04")
    sentence = refusal(there, "event", "new", event, "--entries", teams, "--log", tmp_path / "log")

    assert 'pip install "evendeal[sheets]" brings it' in sentence
    assert not (tmp_path / "log").exists()


def test_a_kernel_names_the_extra_that_compiles_it(there: Installed) -> None:
    code = "from evendeal.cards.equity import equity; equity([('As', 'Ad'), ('Ks', 'Kd')])"
    done = there.python("-c", code)

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "evendeal.extras.NotInstalled: a compiled kernel needs numba, which is not installed here; "
        'pip install "evendeal[prizes]" brings it'
    )


def test_another_python_than_it_needs_is_named_by_pip(there: Installed, tmp_path: Path) -> None:
    wheel = next(there.environment.parent.glob("*.whl"))
    older = ("--python-version", "3.10", "--only-binary", ":all:", "--dest", tmp_path)
    said = pip(there, "download", "--no-index", "--no-deps", *older, wheel, code=1)

    assert "requires a different Python: 3.10" in said
    assert "not in '>=3.11'" in said
    assert [*tmp_path.iterdir()] == []


def test_a_folder_in_which_nobody_may_write_is_named(there: Installed, cup: Path) -> None:
    """The folder of the log where none is named is one in the current folder."""
    folder = cup.parent
    with sealed_off(folder):
        sentences = [
            refusal(there, "serve", "--port", "0", folder=folder, rights=False),
            refusal(there, "event", "new", cup, folder=folder, rights=False),
        ]

    for sentence in sentences:
        assert sentence == (
            f"no log can be begun in {folder / 'var'}: Permission denied; "
            "name a folder that you may write to: --log"
        )
    assert [*folder.iterdir()] == [cup]


def test_a_file_in_the_place_of_the_folder_is_named(there: Installed, cup: Path) -> None:
    sentence = refusal(there, "event", "new", cup, "--log", cup)

    assert sentence.startswith(f"no log can be begun in {cup}: ")


def test_a_package_that_nobody_may_change_and_no_home_serve_all_the_same(
    there: Installed, tmp_path: Path
) -> None:
    with (
        sealed_off(there.packages / "evendeal"),
        there.serving(tmp_path / "log", rights=False) as address,
    ):
        (event,) = asked(address, "api/events")

    assert event["id"] == "team-cup"
    assert {path.name for path in tmp_path.iterdir()} == {"log"}


def test_a_log_that_may_only_be_read_is_read_and_not_served(
    there: Installed, played: Path, log: Path
) -> None:
    """A server writes into it: who is invited, who signs in, what is recorded."""
    before = everything(log)
    with sealed_off(log):
        read = there.run("standings", "cup", "--log", log, "--json", rights=False)
        served = there.run("serve", "--port", "0", "--log", log, rights=False)

    assert json.loads(read.stdout) == standings(there, played)
    assert served.returncode == 2
    assert served.stderr == "the log could not be written: Permission denied\n"
    assert everything(log) == before


def test_a_port_in_use_is_named(there: Installed, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        sentence = refusal(there, "serve", "--port", port, "--log", tmp_path / "log")

    assert sentence.startswith(f"cannot listen at 127.0.0.1 port {port}")


def test_a_log_of_an_earlier_version_is_brought_up_to_date_and_means_the_same(
    there: Installed, played: Path, log: Path
) -> None:
    """As the first version wrote it, before there were people and registrations in it."""
    with closing(sqlite3.connect(log / "log.sqlite")) as database:
        tables = database.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table'"
            " AND (name LIKE 'people_%' OR name LIKE 'registration%')"
        ).fetchall()
        for (table,) in tables:
            database.execute(f"DROP TABLE {table}")
        database.execute("UPDATE alembic_version SET version_num = ?", (SCHEMAS[0],))
        database.commit()
    found = standings(there, log)
    with closing(sqlite3.connect(log / "log.sqlite")) as database:
        version = database.execute("SELECT version_num FROM alembic_version").fetchone()

    assert len(tables) == 7
    assert found == standings(there, played)
    assert version == (SCHEMAS[-1],)


@pytest.mark.parametrize("words", ["serve --port 0", "standings cup", "verify cup"])
def test_a_log_of_a_later_version_is_refused_and_stays_as_it_is(
    there: Installed, log: Path, words: str
) -> None:
    with closing(sqlite3.connect(log / "log.sqlite")) as database:
        database.execute("UPDATE alembic_version SET version_num = '0999'")
        database.commit()
    before = (log / "log.sqlite").read_bytes()
    sentence = refusal(there, *words.split(), "--log", log)

    assert "0999" in sentence
    assert SCHEMAS[-1] in sentence
    assert (log / "log.sqlite").read_bytes() == before
