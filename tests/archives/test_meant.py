"""The map of what the house means to say otherwise than its golden archives."""

import json

import pytest

from support.archives.meant import NotAMap, read_map
from support.archives.pages import Page

JSON = (("content-type", "application/json"),)
WHY = 'reason = "One house for all events."\n'


def page(body: object, status: int = 200) -> Page:
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return Page(status, JSON, text.encode())


def test_an_empty_map_changes_nothing() -> None:
    golden = {"/api/events": page([{"id": "cup"}])}

    assert read_map("").pages(golden) == golden
    assert read_map("").words({"evendeal verify cup": "✓\n"}) == {"evendeal verify cup": "✓\n"}


def test_a_page_moves_to_its_new_address_with_the_parts_of_the_old_one() -> None:
    old = (
        '/api/matches/{event}/{session}/{match}"\nnew = "/api/events/{event}/s{session}/{match}"\n'
    )
    applied = read_map(f'[[address]]\nold = "{old}{WHY}')

    moved = applied.pages({"/api/matches/duel/1/2": page(1), "/api/matches/duel": page(2)})
    assert list(moved) == ["/api/events/duel/s1/2", "/api/matches/duel"]
    assert applied.idle() == []


def test_two_pages_that_differ_never_move_to_one_address() -> None:
    applied = read_map(f'[[address]]\nold = "/api/matches"\nnew = "/api/events"\n{WHY}')

    with pytest.raises(NotAMap) as refused:
        applied.pages({"/api/events": page([1]), "/api/matches": page([2])})
    assert refused.value.where == "/api/events"


def test_a_page_that_is_served_no_more_is_left_out_with_the_status_that_is_named() -> None:
    applied = read_map(f'[[gone]]\naddress = "/api/matches/{{event}}"\nstatus = 404\n{WHY}')

    left = applied.pages({"/api/matches/cup": page({}, 404), "/api/matches/duel": page({})})
    assert list(left) == ["/api/matches/duel"]


def test_a_member_is_renamed_in_its_place_on_the_pages_that_are_named() -> None:
    more = 'old = "told"\nnew = "announced"\npages = ["/api/events/{event}/tables"]\n'
    applied = read_map(f"[[key]]\n{more}{WHY}")
    body = {"table": 1, "told": {"told": 2}, "seat": 3}

    changed = applied.pages({"/api/events/cup/tables": page([body]), "/api/home": page(body)})
    assert changed["/api/events/cup/tables"] == page(
        [{"table": 1, "announced": {"announced": 2}, "seat": 3}]
    )
    assert changed["/api/home"] == page(body)


def test_members_come_and_go_where_the_map_says() -> None:
    applied = read_map(
        f'[[dropped]]\nkey = "letters"\n{WHY}'
        f'[[added]]\nbeside = ["table", "seats"]\nkey = "room"\nvalue = "null"\n{WHY}'
    )

    changed = applied.pages({"/t": page({"table": 1, "seats": [{"letters": "A", "seats": 2}]})})
    assert changed["/t"] == page({"table": 1, "seats": [{"seats": 2}], "room": None})
    assert applied.idle() == []


def test_an_added_member_is_derived_from_the_golden_pages_where_it_is_not_one_value() -> None:
    applied = read_map(
        '[[added]]\nbeside = ["deal", "open"]\nkey = "swing"\n'
        f'derived = "swing in the list of deals"\n{WHY}'
    )
    rows = [
        {"table": table, "cells": [{"seat": 1, "entry": entry, "chips": chips}]}
        for table, entry, chips in ((1, "A", 50), (2, "B", "-25/2"))
    ]
    deal = {"seats": [{"seat": 1, "cards": ["As", "Kd"]}], "rows": rows}
    golden = {
        "/deals": page([{"deal": 1, "open": True}, {"deal": 2, "open": False}]),
        "/deals/1": page(deal),
    }

    swing = {
        "seat": 1,
        "cards": ["As", "Kd"],
        "best": {"chips": 50, "tables": [1], "entries": ["A"]},
        "worst": {"chips": "-25/2", "tables": [2], "entries": ["B"]},
    }
    assert applied.pages(golden)["/deals"] == page(
        [{"deal": 1, "open": True, "swing": swing}, {"deal": 2, "open": False, "swing": None}]
    )


@pytest.mark.parametrize(
    "says", ["", 'value = "1"\nderived = "swing of the deal"\n', 'derived = "luck"\n']
)
def test_an_added_member_has_one_value_or_one_that_is_known_to_be_derived(says: str) -> None:
    with pytest.raises(NotAMap) as refused:
        read_map(f'[[added]]\nbeside = ["deal"]\nkey = "swing"\n{says}{WHY}')
    assert refused.value.where == "added 1"


def test_a_value_changes_at_its_key_alone() -> None:
    applied = read_map(f'[[value]]\nkey = "kind"\nold = "deals"\nnew = "poker"\n{WHY}')

    changed = applied.pages({"/h": page({"kind": "deals", "name": "deals", "of": ["deals"]})})
    assert changed["/h"] == page({"kind": "poker", "name": "deals", "of": ["deals"]})


def test_an_answer_changes_whole_and_only_where_the_command_is_the_one_meant() -> None:
    applied = read_map(
        '[[answer]]\ncommand = "match files {event} OUT"\n'
        f'old = "there is no {{event}}"\nnew = "{{event}} is of poker"\n{WHY}'
    )
    text = "there is no cup\nexit code 2"

    assert applied.words({"match files cup OUT": text, "standings cup": text}) == {
        "match files cup OUT": "cup is of poker\nexit code 2",
        "standings cup": text,
    }


def test_a_word_changes_in_pages_in_messages_of_streams_and_in_what_commands_say() -> None:
    applied = read_map(
        f'[[text]]\nold = "recorder"\nnew = "scorer"\n{WHY}'
        f'[[command]]\nold = "event hands"\nnew = "event histories"\n{WHY}'
    )
    stream = b'retry: 2000\n\nevent: scoreboard\nid: 3\ndata: {"by":"a recorder"}\n\n'
    changed = applied.pages({"/s": Page(200, (), stream)})
    words = applied.words({"evendeal event hands cup": 'a recorder\n{"by":"recorder"}\n'})

    assert changed["/s"].body == stream.replace(b"recorder", b"scorer")
    assert words == {"evendeal event histories cup": 'a scorer\n{"by":"scorer"}\n'}


def test_a_member_comes_into_indented_json_below_a_sentence() -> None:
    applied = read_map(f'[[added]]\nbeside = ["a", "b"]\nkey = "c"\nvalue = "null"\n{WHY}')
    text = 'It is off.\n{\n  "a": 1,\n  "b": 2\n}\n{\nno JSON\n}\n'

    assert applied.words({"standings cup --json": text}) == {
        "standings cup --json": text.replace('"b": 2', '"b": 2,\n  "c": null')
    }


def test_an_entry_that_changes_nothing_is_named_with_its_reason() -> None:
    applied = read_map(
        f'[[key]]\nold = "told"\nnew = "announced"\n{WHY}'
        f'[[key]]\nold = "said"\nnew = "sent"\npages = ["/other"]\n{WHY}'
    )
    applied.pages({"/h": page({"told": 1, "said": 2})})

    assert applied.idle() == ["key 2: One house for all events."]


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        (f'[[keys]]\nold = "a"\nnew = "b"\n{WHY}', "keys 1", "no such kind"),
        ('[[key]]\nold = "a"\nnew = "b"\n', "key 1", "it has to say new, old, reason"),
        (f'[[key]]\nold = "a"\nnew = "b"\nstatus = 1\n{WHY}', "key 1", "has to say"),
        ('[[key]]\nold = "a"\nnew = "b"\nreason = " "\n', "key 1", "does not say why"),
        (f'[[text]]\nold = "a"\nnew = "a"\n{WHY}', "text 1", "the new is the old"),
    ],
)
def test_an_entry_that_says_nothing_or_not_why_is_refused(text: str, where: str, why: str) -> None:
    with pytest.raises(NotAMap) as refused:
        read_map(text)

    assert refused.value.where == where
    assert why in refused.value.why
