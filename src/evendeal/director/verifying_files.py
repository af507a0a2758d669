"""Whether published files say in time what the log says."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from evendeal.draw.finding import Finding
from evendeal.draw.instants import instant_in_words, is_before
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.roots import Roots
from evendeal.ids import SessionNo


def root_in_log(session: SessionNo, begun_at: str, roots: Roots | None) -> Iterator[Finding]:
    """The findings on the root of a session that has begun with public randomness.

    Args:
        begun_at: when the log says that it began.
    """
    root = roots.session(session) if roots else None
    if root is None:
        sentence = f"Session {session} has begun, and root.json lacks its root."
        yield Finding("fails", "root.json", sentence, "root-in-log")
    elif is_before(begun_at, root.published_at):
        sentence = (
            f"Session {session} began on {instant_in_words(begun_at)} by the log, and its root was "
            f"published on {instant_in_words(root.published_at)}."
        )
        yield Finding("fails", "root.json", sentence, "root-in-log")


def acts_in_file(
    session: SessionNo,
    published: Sequence[OpenedAct] | None,
    ours: Sequence[OpenedAct] | None,
    *,
    ended: bool,
) -> Iterator[Finding]:
    """Whether a published session tells of people's acts what the log tells.

    Args:
        published: as the file has them.
        ended: before the end the file may lag behind, and says nothing else.
    """
    if not ended:
        if not set(published or ()) <= set(ours or ()):
            sentence = (
                f"Of what people did to session {session} opened.json says what the log does not."
            )
            yield Finding("fails", "opened.json", sentence, "acts-in-file")
    elif published != ours:
        sentence = (
            f"Session {session} has ended, and of what people did to it opened.json does not say "
            "what the log says."
        )
        yield Finding("fails", "opened.json", sentence, "acts-in-file")


def file_findings(findings: Sequence[Finding], known: Sequence[Finding]) -> Iterator[Finding]:
    """What speaks against the published `opened.json` and not against the log."""
    had = {finding.sentence for finding in known}
    for finding in findings:
        if not finding.ok and finding.sentence not in had:
            yield replace(
                finding,
                where=f"opened.json, {finding.where}",
                sentence=f"In opened.json: {finding.sentence}",
            )
