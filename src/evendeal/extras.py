"""Packages that are extras, and the refusal that names which one is missing."""

from evendeal.errors import Refused


class NotInstalled(Refused):
    """Something that needs a package which is an extra, and which is not installed here.

    Attributes:
        extra: that brings the package, as in `evendeal[plots]`.
    """

    def __init__(self, *, what: str, package: str, extra: str) -> None:
        super().__init__(
            f"{what} needs {package}, which is not installed here; {how_to_install(extra)}"
        )
        self.what = what
        self.package = package
        self.extra = extra


def how_to_install(extra: str) -> str:
    """What brings the packages of an extra, for the end of a sentence."""
    return f"{command_that_installs(extra)} brings it"


def command_that_installs(extra: str) -> str:
    """What is typed to install the packages of an extra."""
    return f'pip install "evendeal[{extra}]"'
