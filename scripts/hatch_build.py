"""What a wheel and an archive of the sources hold beside the code; hatchling runs it.

A wheel gets what `serve` shows, so that whoever installs it needs neither Node nor a checkout. An
archive of the sources gets the built screens, so that a wheel can be made of it without Node.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FIRST_PAGE = "ui/dist/index.html"


class BesideTheCode(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the files that `evendeal.installation` looks for."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name them, before anything is packed."""
        if version == "editable":
            return  # which runs out of the checkout
        root = Path(self.root)
        if not (root / FIRST_PAGE).is_file():
            sys.exit("the screens have not been built, and go into the package; run `make wheel`")
        sys.path.insert(0, str(root / "src"))
        from evendeal import installation

        found = installation.of_checkout(root) or installation.held_by(root) or installation.Build()
        self._made = TemporaryDirectory()
        held = Path(self._made.name) / installation.HELD
        held.write_text(installation.written(found), encoding="utf-8")
        held.chmod(0o644)
        if self.target_name == "sdist":
            into = {str(held): installation.HELD, str(root / "ui" / "dist"): "ui/dist"}
        else:
            into = {str(held): f"evendeal/{installation.HELD}"}
            for each in installation.BESIDE:
                into[str(root / each.in_checkout)] = f"evendeal/{each.packaged}"
        build_data["force_include"].update(into)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only made to be packed."""
        del build_data, artifact_path
        if version != "editable":
            self._made.cleanup()
