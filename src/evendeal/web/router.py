"""Routes under one address."""

from typing import Any, Self

import litestar


class Router(litestar.Router):
    """Routes that are made for one place in one application.

    The framework copies a router and all that hangs on it for the place where it goes, since
    others may use it elsewhere. Ours are used once: four levels of copies were half of the time
    that an application took to be made.
    """

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self
