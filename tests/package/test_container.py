"""The container and the service: described in files that are checked, since neither is run here."""

import json
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from support.checkout import ROOT
from support.served import served
from support.served_with_tls import hall

pytestmark = pytest.mark.process

CONTAINER = ROOT / "Containerfile"
UNIT = ROOT / "packaging" / "evendeal.service"
HEALTHY = ROOT / "packaging" / "healthy.py"


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container's file, each as its word and what follows, on one line."""
    text = re.sub(r"(?m)^#.*\n", "", CONTAINER.read_text("utf-8")).replace("\\\n", " ")
    lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def last_of(word: str) -> str:
    return [rest for each, rest in instructions() if each == word][-1]


def settings(unit: Path = UNIT) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in unit.read_text("utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_the_linter_of_containers_finds_nothing() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    done = subprocess.run(
        [hadolint, "--no-color", "--failure-threshold", "style", CONTAINER],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stdout) == (0, "")


def test_the_container_is_built_in_one_stage_and_runs_in_a_smaller_one() -> None:
    bases = [rest for word, rest in instructions() if word == "FROM"]

    assert [re.fullmatch(r"python:3\.\d+(-slim)?-bookworm( AS built)?", each) for each in bases]
    assert ["slim" in each for each in bases] == [False, True]
    assert [rest for word, rest in instructions() if word == "COPY"] == [
        ". .",
        "--from=built /opt/evendeal /opt/evendeal",
        "packaging/healthy.py /opt/evendeal/healthy.py",
    ]


def test_packages_come_into_the_container_by_their_hashes() -> None:
    installed = [step for word, rest in instructions() if word == "RUN"
                 for step in rest.split("&&") if "pip install" in step]  # fmt: skip

    assert len(installed) == 2
    assert "--require-hashes --requirement requirements.lock" in installed[0]
    assert "--no-index --no-deps dist/*.whl" in installed[1]


def test_the_container_serves_as_nobody_and_keeps_its_log_in_a_volume() -> None:
    served = json.loads(last_of("CMD"))
    kept = json.loads(last_of("VOLUME"))

    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", last_of("USER"))
    assert json.loads(last_of("ENTRYPOINT")) == ["evendeal"]
    assert served == ["serve", "--host", "0.0.0.0", "--log", kept[0]]
    assert "--owner=evendeal --group=evendeal --mode=0700" in " ".join(
        rest for word, rest in instructions() if word == "RUN"
    )


def test_what_a_checkout_has_made_for_itself_does_not_go_into_an_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split("\n")

    assert {".venv", ".tools", "**/node_modules", "ui/dist", "dist", "var"} <= set(left_out)


def test_all_that_is_in_the_history_goes_into_an_image_and_the_history_too() -> None:
    """Else the package in it would say that its commit had been changed."""
    missing = subprocess.run(
        ["git", "ls-files", "--cached", "--ignored", "--exclude-from=.dockerignore"],
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=60,
    ).stdout.split()  # fmt: skip

    assert missing == []
    assert ".git" not in (ROOT / ".dockerignore").read_text("utf-8").split("\n")


def healthy(port: int | None) -> int:
    """How the question ends that the container asks itself."""
    return subprocess.run([sys.executable, HEALTHY, str(port)], timeout=120, check=False).returncode


def test_the_container_asks_the_server_whether_it_answers(tmp_path: Path) -> None:
    """In plain HTTP, and by HTTPS with whatever certificate it has."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        silent = healthy(free.getsockname()[1])  # held, so that nobody else answers there
    with served("--log", tmp_path / "log", "--no-demonstration") as server:
        plain = healthy(urlsplit(server.address).port)
    with hall(tmp_path / "hall", "--no-demonstration") as behind_tls:
        encrypted = healthy(behind_tls.port)

    assert (silent, plain, encrypted) == (1, 0, 0)
    assert "/opt/evendeal/healthy.py" in last_of("HEALTHCHECK")


def test_the_service_has_a_user_of_its_own_and_may_write_into_its_log_alone() -> None:
    said = settings()

    assert said["DynamicUser"] == ["yes"]
    assert said["StateDirectory"] == ["evendeal"]
    assert said["StateDirectoryMode"] == ["0700"]
    assert said["ProtectSystem"] == ["strict"]
    assert said["NoNewPrivileges"] == ["yes"]
    assert said["CapabilityBoundingSet"] == [""]
    assert said["ExecStart"][0].endswith("serve --host 0.0.0.0 --log %S/evendeal")


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is there in place of the one that it starts."""
    copy = tmp_path / UNIT.name
    program = shutil.which("true")
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/evendeal/bin/evendeal", str(program)))
    return copy


if shutil.which("systemd-analyze"):

    def test_systemd_takes_the_unit(unit: Path) -> None:
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", unit],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip

        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

    def test_systemd_finds_little_that_the_service_could_harm(unit: Path) -> None:
        done = subprocess.run(
            ["systemd-analyze", "security", "--offline=true", "--no-pager", unit],
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        (level,) = re.findall(r"exposure level for \S+: ([\d.]+)", done.stdout)

        assert float(level) < 2
