"""What is counted of the styles of the screens, on components of which the answer is plain."""

import runpy
from pathlib import Path

from support.checkout import ROOT

COUNT = runpy.run_path(str(ROOT / "scripts" / "count_styles.py"))
ONE = """<p class="line">One</p>

<style>
  .line {
    display: flex;
    gap: var(--space-8);
    color: var(--muted);
  }
  .alone {
    width: 12px;
  }
</style>
"""
OTHER = """/* .line { display: grid } */
.row {
  color: var(--muted);
  display: flex;
  gap:   var(--space-8);
}
@media (max-width: 899px) {
  .row {
    display: none;
  }
}
"""


def test_rules_that_say_the_same_are_found_whatever_they_are_called(tmp_path: Path) -> None:
    (tmp_path / "One.svelte").write_text(ONE)
    (tmp_path / "other.css").write_text(OTHER)
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "built.css").write_text(OTHER)

    found = COUNT["styles"](tmp_path)

    assert (found.components, found.inside, found.sheets) == (11, 8, 11)
    assert (found.rules, found.alone, found.repeated, found.saved) == (4, 2, 1, 5)
    assert found.pixels == 1


def test_what_classes_could_take_along_are_plain_rules_outside_of_queries(tmp_path: Path) -> None:
    """Of a rule that says more than the common declarations, its braces stay."""
    common = "".join(f"  .n{n} {{\n    color: red;\n  }}\n" for n in range(20))
    rest = "  .a:hover {\n    color: red;\n  }\n  .b {\n    color: red;\n    top: 0;\n  }\n"
    narrow = "  @media (width < 9px) {\n    .c {\n      color: red;\n    }\n  }\n"
    (tmp_path / "One.svelte").write_text(f"<style>\n{narrow}{common}{rest}</style>\n")

    found = COUNT["styles"](tmp_path)

    assert (found.often, found.moved, found.all_moved) == (1, 20 * 3 + 1, 20 * 3 + 4)
