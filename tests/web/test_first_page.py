"""A page arrives with its event's name, and with links to all that it needs at once."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest
from litestar.testing import TestClient

from evendeal.errors import Refused
from evendeal.formats.public_house import PublicHouse
from evendeal.views.first_rows import FirstRow
from evendeal.web import create_app
from evendeal.web.first_page import Known, Visit, asked_at, first_page, page_needs
from support.web.hall_by_hand import Hall

STYLE, SCRIPT = "body{margin:0}", "document.documentElement.dataset.theme='dark'"
BUILT = (
    '<!doctype html><html lang="en"><head>'
    f"<title>evendeal</title><style>{STYLE}</style><script>{SCRIPT}</script>"
    '<script type="module" src="/assets/public-B3xY_9aZ.js"></script><!--links--></head>'
    "<body><p><!--name--></p><!--rows--><i></i><!--/rows--><!--styles--></body>"
)
PAGES = json.dumps(
    [
        {
            "path": "/e/{event}/deals/{deal}",
            "scripts": ["/assets/DealPage-B3xY_9aZ.js", "/assets/Card-B3xY_9aZ.js"],
            "styles": ["/assets/DealPage-B3xY_9aZ.css"],
            "reads": [
                "/api/events/{event}/scoreboard{session}",
                "/api/events/{event}/deals/{deal}{session}",
            ],
            "rows": "deal",
        },
        {"path": "/e/{event}/deals", "scripts": [], "styles": [], "reads": [], "rows": "deals"},
        {"path": "/e/{event}/tables", "scripts": [], "styles": [], "reads": [], "rows": "tables"},
        {"path": "/e/{event}/pink", "scripts": [], "styles": [], "reads": [], "rows": "pink"},
        {
            "path": "/",
            "scripts": [],
            "styles": [],
            "words": {"de": ["/assets/public-B3xY_9aZ.js"]},
            "reads": ["/api/home"],
            "rows": "events",
        },
        {"path": "/e/{event}", "scripts": [], "styles": [], "reads": [], "rows": "standings"},
    ]
)
MODULE = '<link rel="modulepreload" crossorigin href="{}">'
READ = '<link rel="preload" as="fetch" crossorigin href="{}">'
ROW = '<tr><td>{}<th scope="row" translate="no"><bdi>{}</bdi><td>{}'
SHEET = '<link rel="stylesheet" crossorigin href="{}">'


class Called(NamedTuple):
    """What a page is told of its event."""

    name: str
    language: str | None = None


@pytest.fixture
def pages(ui: Path, hall: Hall) -> Iterator[TestClient]:
    """Screens as the build leaves them, with what their addresses need."""
    (ui / "index.html").write_text(BUILT)
    (ui / "pages.json").write_text(PAGES)
    (ui / "recorder").mkdir()
    (ui / "recorder" / "index.html").write_text(BUILT)
    with TestClient(create_app(PublicHouse(hall), ui=ui)) as client:
        yield client


def test_a_page_starts_its_chunks_its_styles_and_what_it_reads(pages: TestClient) -> None:
    html = pages.get("/e/cup/deals/2").text
    head, body = html.split("</head>")

    assert MODULE.format("/assets/DealPage-B3xY_9aZ.js") in head
    assert MODULE.format("/assets/Card-B3xY_9aZ.js") in head
    assert READ.format("/api/events/cup/scoreboard") in head
    assert READ.format("/api/events/cup/deals/2") in head
    assert body.endswith(SHEET.format("/assets/DealPage-B3xY_9aZ.css") + "</body>")


def test_what_is_read_of_a_session_is_read_with_its_number(pages: TestClient) -> None:
    second = pages.get("/e/cup/deals/2?session=1&hall").text
    nonsense = pages.get('/e/cup/deals/2?session=1"><b>').text

    assert READ.format("/api/events/cup/deals/2?session=1") in second
    assert READ.format("/api/events/cup/deals/2") in nonsense
    assert "<b>" not in nonsense


def test_the_name_of_the_event_is_in_the_title_and_where_its_heading_will_be(
    pages: TestClient,
) -> None:
    html = pages.get("/e/cup/deals/2").text

    assert "<title>Duplicate Poker Team Cup · evendeal</title>" in html
    assert "<p>Duplicate Poker Team Cup</p>" in html


def test_the_language_of_the_hall_comes_with_the_page(pages: TestClient) -> None:
    assert '<html data-language="de" lang="en">' in pages.get("/e/cup/deals/2").text
    assert "data-language" not in pages.get("/").text


def test_of_an_event_that_nobody_may_see_nothing_is_said_and_nothing_is_read(
    pages: TestClient,
) -> None:
    html = pages.get("/e/nowhere/deals/2").text

    assert "<title>evendeal</title>" in html
    assert "<p><!--name--></p>" in html
    assert "as=" not in html


def test_a_log_that_cannot_be_read_takes_no_page_away(pages: TestClient, hall: Hall) -> None:
    hall.fault = Refused("line 7 of the log does not agree with its chain")

    assert pages.get("/e/cup/deals/2").status_code == 200


def test_a_page_of_no_event_reads_what_it_shows(pages: TestClient) -> None:
    html = pages.get("/").text

    assert READ.format("/api/home") in html
    assert "<title>evendeal</title>" in html


def test_an_address_of_which_nothing_is_known_is_the_page_as_built(pages: TestClient) -> None:
    assert pages.get("/e/cup/elsewhere").text == BUILT


def test_the_standings_stand_where_the_grey_rows_were(pages: TestClient) -> None:
    html = pages.get("/e/cup").text

    assert ROW.format("1=", "Argentina", "3") in html
    assert ROW.format("1=", "Brazil", "2½") in html
    assert "<i></i>" not in html


@pytest.mark.parametrize(
    ("path", "rows"),
    [
        ("/", [("", "Duplicate Poker Team Cup", "")]),
        ("/e/cup/tables", [("1", "Argentina, Brazil", "2/2"), ("2", "Brazil, Argentina", "1/2")]),
        ("/e/cup/deals", [("1", "A♠ 5♦", "325½")]),
        ("/e/cup/deals/1", [("", "Argentina", "+125½"), ("", "Brazil", "\u2212200")]),
    ],
)
def test_the_first_page_tables_and_deals_can_be_read_at_once_too(
    pages: TestClient, path: str, rows: list[tuple[str, str, str]]
) -> None:
    html = pages.get(path).text

    row = "<tr><td>(.*?)<th [^>]*><bdi>(.*?)</bdi><td>(.*?)(?=<tr>|</table>)"
    assert re.findall(row, html) == rows
    assert "<i></i>" not in html


@pytest.mark.parametrize(
    "path",
    [
        *("/e/cup?scores=in-running", "/e/cup?session=2", "/e/nowhere"),
        *("/e/cup/deals/2", "/e/cup/deals/99", "/e/cup/pink"),
    ],
)
def test_where_the_page_shows_other_scores_or_none_the_rows_stay_grey(
    pages: TestClient, path: str
) -> None:
    assert "<i></i>" in pages.get(path).text


def test_before_a_deal_can_be_compared_the_rows_are_names_alone(
    pages: TestClient, hall: Hall
) -> None:
    hall.board = replace(hall.board, comparable=0)

    assert ROW.format("", "Argentina", "") in pages.get("/e/cup").text


@pytest.mark.parametrize(
    ("path", "languages", "linked"),
    [
        ("/", "de-CH, de;q=0.9, en;q=0.8", True),
        ("/", "tlh, de;q=0.5", True),
        ("/", "en-GB, de;q=0.8", False),
        ("/", "", False),
        ("/?language=de", "en", True),
        ("/?language=tlh", "de", True),
    ],
)
def test_words_of_another_language_start_with_the_page_of_who_reads_it(
    pages: TestClient, path: str, languages: str, *, linked: bool
) -> None:
    answer = pages.get(path, headers={"accept-language": languages})

    assert (MODULE.format("/assets/public-B3xY_9aZ.js") in answer.text) is linked
    assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize(
    ("query", "languages", "spoken"),
    [
        ({}, "tlh", "de"),
        ({}, "fr, de", "fr"),
        ({"hall": ""}, "fr", "de"),
        ({"hall": "", "language": "fr"}, "de", "fr"),
    ],
)
def test_the_language_of_the_hall_is_spoken_where_the_reader_names_none(
    query: dict[str, str], languages: str, spoken: str
) -> None:
    assert Visit(query, languages).language({"de", "fr"}, "de") == spoken


@pytest.mark.parametrize("path", ["e/cup/hall", "m/league/hall", "e/cup/hall/"])
def test_the_page_of_the_hall_speaks_its_language_by_its_address(path: str) -> None:
    assert Visit(asked_at(path, {}), "fr").language({"de", "fr"}, "de") == "de"


@pytest.mark.parametrize("path", ["", "e/hall", "e/cup/tables", "office/e/cup/hall"])
def test_the_other_pages_speak_the_language_of_their_reader(path: str) -> None:
    assert Visit(asked_at(path, {"session": "2"}), "fr").language({"de", "fr"}, "de") == "fr"


def test_a_name_is_text_and_never_a_part_of_the_page() -> None:
    name = '<script>alert("x")</script> & <!--styles-->'
    known = Known(lambda _: Called(name), lambda *_: [FirstRow("1", name, "2")])
    html = first_page(BUILT, "/e/cup", Visit(), page_needs(PAGES), known)

    plain = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &lt;!--styles--&gt;"
    assert html.count(plain) == 3
    assert html.count("<script>") == BUILT.count("<script>")


def test_a_part_of_an_address_stays_one_step_of_what_is_read() -> None:
    path = '/e/a?b"c/deals/2'
    html = first_page(BUILT, path, Visit(), page_needs(PAGES), Known(lambda _: Called("Cup")))

    assert READ.format("/api/events/a%3Fb%22c/deals/2") in html


def allowed(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@pytest.mark.parametrize("path", ["/", "/e/cup/deals/2"])
def test_the_policy_allows_the_style_and_the_script_of_the_build_and_no_other(
    pages: TestClient, path: str
) -> None:
    answer = pages.get(path)
    again = pages.get(path, headers={"if-none-match": answer.headers["etag"]})
    policy = answer.headers["content-security-policy"].split("; ")

    assert f"style-src 'self' {allowed(STYLE)}" in policy
    assert f"script-src 'self' {allowed(SCRIPT)}" in policy
    assert again.status_code == 304
    assert again.headers["content-security-policy"].split("; ") == policy


def test_the_recorders_policy_still_lets_the_rules_run(pages: TestClient) -> None:
    policy = pages.get("/recorder/").headers["content-security-policy"].split("; ")

    assert f"script-src 'self' {allowed(SCRIPT)} 'wasm-unsafe-eval'" in policy
    assert f"style-src 'self' {allowed(STYLE)}" in policy
    assert "worker-src 'self'" in policy
