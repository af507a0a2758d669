"""Tablets and phones that stay in the hall: the next test takes one up as the one before left it.

The first start of a console loads twenty megabytes into the device, each later one finds them
there. Whoever takes a device up is nobody's guest: nobody is signed in on it, and nothing of a
hand lies on it. How a device is that has never been here, `visit` shows.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page

OF_A_PERSON = "cookies,indexeddb,local_storage"
"""What is wiped off a device, in the words of Chromium; the built files of a console stay."""


@dataclass
class Devices:
    """The devices of a hall, by how they are: their screens, whether they have touch, and so on."""

    chromium: Browser
    free: dict[str, list[BrowserContext]] = field(default_factory=dict)
    houses: set[str] = field(default_factory=set)
    """The origins that were open on them."""

    @contextmanager
    def lent(self, **how: object) -> Iterator[Page]:
        """A page on a device of that kind; HOW is as for Playwright's `new_context`."""
        alike = self.free.setdefault(repr(sorted(how.items())), [])
        new: dict[str, Any] = {"color_scheme": "dark", **how}
        device = alike.pop() if alike else self.chromium.new_context(**new)
        page = device.new_page()
        try:
            wire = device.new_cdp_session(page)
            for house in self.houses:
                kinds = {"origin": house, "storageTypes": OF_A_PERSON}
                wire.send("Storage.clearDataForOrigin", kinds)
            wire.detach()
            yield page
        finally:
            for each in device.pages:
                at = urlsplit(each.url)
                if at.netloc:
                    self.houses.add(f"{at.scheme}://{at.netloc}")
                each.close()
            device.set_offline(False)
            device.clear_cookies()
            device.clear_permissions()
            alike.append(device)

    def close(self) -> None:
        """Put them away."""
        for alike in self.free.values():
            for device in alike:
                device.close()
