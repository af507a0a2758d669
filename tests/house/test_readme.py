"""What the README shows is what happens."""

import contextlib
import io
import re

from house.files import ROOT


def test_the_code_of_the_readme_runs_and_prints_what_is_printed_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    blocks = re.findall(r"(?ms)^```python\n(.*?)^```(?:\s*^```text\n(.*?)^```)?", text)
    names: dict[str, object] = {"__name__": "readme"}

    assert blocks
    for code, expected in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, "README.md", "exec"), names)
        if expected:
            assert printed.getvalue() == expected
