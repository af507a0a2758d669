"""No screen is written so that a space between two words is thrown away.

Where a block of a Svelte component begins or ends with white space, the compiler drops it:
`Round 2{#if board} <b>Long</b>{/if}` is drawn as "Round 2Long". What a browser shows of it depends
on the state of an event; what stands in the file does not.
"""

import re

import pytest

from support.checkout import our_texts

OPENS = re.compile(r"\{[#:](?:if|each|key|await|else|then|catch|snippet)\b")
CLOSES = re.compile(r"\S +\{(?:/(?:if|each|key|await|snippet)|:(?:else|then|catch)\b[^}]*)\}")


def swallowed(source: str) -> list[str]:
    """The places of a component at which a space at the edge of a block is dropped."""
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.DOTALL)
    return [
        line[at:].strip()
        for line in markup.splitlines()
        for at in (
            *(
                opened.start()
                for opened in OPENS.finditer(line)
                if line[: opened.start()].strip()
                and re.match(r" +\S", line[_end(line, opened.start()) :])
            ),
            *(closed.start() for closed in CLOSES.finditer(line)),
        )
    ]


def _end(line: str, start: int) -> int:
    """Where a tag in braces that begins at START ends."""
    depth = 0
    for at in range(start, len(line)):
        depth += {"{": 1, "}": -1}.get(line[at], 0)
        if depth == 0:
            return at + 1
    return len(line)


def test_no_block_of_a_screen_begins_or_ends_with_a_space_that_is_dropped() -> None:
    """D7: it is written {" "}, which stays."""
    components = dict(our_texts(".svelte"))
    assert components
    found = {str(path): places for path, text in components.items() if (places := swallowed(text))}

    assert found == {}


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("<td>{round}{#if several} <span>{board}</span>{/if}</td>", 1),
        ("<p>12 to share.{#if more} The house adds {more}{/if}</p>", 1),
        ("<p>{#if now}Now {:else} later{/if}</p>", 2),
        ("<p>{#if { a: 1 }[x]}Play is over. {/if}The end</p>", 1),
        ('<p>{round}{#if several}{" "}<span>{board}</span>{/if}</p>', 0),
        ("  {#each rows as { who, chips } (who.seat)}", 0),
        ("<p>{#if now}Now{:else}later{/if} and then</p>", 0),
    ],
)
def test_a_space_that_is_dropped_is_found(line: str, count: int) -> None:
    """D7: of what is dropped each place, of what stays none."""
    assert len(swallowed(line)) == count
