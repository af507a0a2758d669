"""What the server answers a browser that is signed in."""

import json
from typing import Any

from playwright.sync_api import Page


def answer_to(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the server answers this browser, to a body where there is one."""
    address = page.url.split("/", 3)
    origin = f"{address[0]}//{address[2]}"
    me = page.context.request.get(f"{origin}/api/me").json()
    if path == "/api/me":
        return me
    headers = {"x-csrf-token": me["csrf"], "content-type": "application/json"}
    answer = page.context.request.fetch(
        f"{origin}{path}", method=method, headers=headers, data=json.dumps(body)
    )
    assert answer.ok, answer.text()
    return answer.json()
