"""The certificate of the draw of a session: its seal and what can be checked, on one page."""

from evendeal.printing.document import Document
from evendeal.printing.words import PaperWords
from evendeal.views.certificate import DrawCertificate

GROUP = 4
"""Hexadecimal digits are printed in groups of so many, on two lines."""
DIGITS = 64
"""Of a figure of 256 bits."""


def certificate(what: DrawCertificate, words: PaperWords, *, address: str, when: str) -> Document:
    """The certificate.

    Args:
        address: of the page on which all of it can be checked; empty where nobody knows it.
        when: it was sealed, by the clock of the hall.
    """
    session = words("print-session", session=what.session)
    # What is not proved of a session whose secret is open is not opened later.
    verdict = "in-part" if what.verdict == "unproved" and what.opened else what.verdict
    return Document(
        template="certificate",
        title=f"{what.name}, {session}, {words('print-certificate')}",
        language=words.language,
        at=what.at,
        content={
            "event": what.name,
            "session": " · ".join(filter(None, (session, what.called))),
            "title": words("print-certificate"),
            "rehearsal": words("print-rehearsal") if what.rehearsal else "",
            "what": words("print-certificate-what"),
            "sealed": words("print-certificate-sealed", time=when),
            "figures": [
                {"label": words(f"print-certificate-{key}"), "value": grouped(value)}
                for key, value in what.figures
            ],
            "repeats": {
                "title": words("print-repeats"),
                "columns": [words("print-repeats-made"), words("print-repeats-least")],
                "rows": [
                    [words(f"print-repeats-{key}"), str(made), str(least)]
                    for key, made, least in what.repeats
                ],
            },
            "verdict": words(f"print-certified-{verdict}"),
            "fails": what.verdict == "fails",
            "verify": words("print-verify", address=address) if address else "",
            "qr": address or None,
            "director": words("print-certificate-director"),
        },
    )


def grouped(value: str) -> str:
    """Hexadecimal digits in groups on two lines; any other text as it is."""
    if len(value) < DIGITS or set(value) - set("0123456789abcdef"):
        return value
    groups = [value[at : at + GROUP] for at in range(0, len(value), GROUP)]
    half = len(groups) // 2
    return "\n".join(" ".join(line) for line in (groups[:half], groups[half:]))
