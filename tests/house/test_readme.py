"""What the documents show is what happens."""

import contextlib
import io
import re

import pytest

from support.checkout import ROOT


@pytest.mark.long
@pytest.mark.parametrize("document", ["README.md", "docs/match-events.md", "docs/howto/bots.md"])
def test_the_code_of_a_document_runs_and_prints_what_is_printed_there(
    document: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / document).read_text("utf-8")
    blocks = re.findall(r"(?ms)^```python\n(.*?)^```(?:\s*^```text\n(.*?)^```)?", text)
    names: dict[str, object] = {"__name__": "document"}
    monkeypatch.chdir(ROOT)

    assert blocks
    for code, expected in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, document, "exec"), names)
        assert printed.getvalue()
        if expected:
            assert printed.getvalue() == expected
