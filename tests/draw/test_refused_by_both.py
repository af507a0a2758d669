"""What the files of neither kind of event may write otherwise: both verifiers refuse it."""

from pathlib import Path
from types import ModuleType

import pytest

from draw import test_match_verify, test_verify
from evendeal.draw.reading import NotASeal
from support.proof.stranger import stranger
from support.refusals import refused

KINDS = pytest.mark.parametrize("kind", [test_verify, test_match_verify], ids=["deals", "matches"])


@KINDS
@pytest.mark.parametrize("at", [None, 0, "", "today"])
def test_a_root_without_the_time_of_its_publishing_is_refused_by_both(
    kind: ModuleType, at: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = kind.altered(
        kind.BEACON_ENDED, 2, lambda body: body["roots"]["sessions"][0].update(published_at=at)
    )
    with refused(NotASeal, where="roots.sessions[0].published_at") as no:
        kind.ours(files)

    assert no.value.where.endswith("sessions[0].published_at")
    assert stranger(files, tmp_path, capsys)[0] == 2


@KINDS
@pytest.mark.parametrize("acts", [0, "", {}])
def test_acts_that_are_no_list_are_refused_by_both(
    kind: ModuleType, acts: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = kind.altered(kind.BEACON_ENDED, 1, lambda body: body["sessions"][0].update(acts=acts))
    with refused(NotASeal, where="opened.json.sessions[0].acts") as no:
        kind.ours(files)

    assert no.value.where.endswith("sessions[0].acts")
    assert stranger(files, tmp_path, capsys)[0] == 2
