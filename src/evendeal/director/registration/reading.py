"""What somebody types who registers, read strictly: names, badge numbers, notes."""

import re
from collections.abc import Iterable, Sequence

from evendeal.director.registration.ports import StoredApplication, StoredRegistration
from evendeal.names import entered, is_piled, is_plain, is_seen, likeness
from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent, new_name
from evendeal.tournament.entry import badge_number
from evendeal.views.registration import (
    AlreadyRegistered,
    ApplicationPlayer,
    ApplicationState,
    ApplicationUnfit,
    BadgeInUse,
    SentApplication,
    SentPlayer,
)

LONGEST_NOTE = 500
LONGEST_ABOUT = 1000
LONGEST_WORD = 60
"""Characters of a club and of a country."""

GONE = (ApplicationState.REFUSED, ApplicationState.WITHDRAWN)
"""Whoever is in one of these states holds neither a name nor a badge number."""


def read_players(
    registration: StoredRegistration, sent: SentApplication
) -> tuple[str, tuple[ApplicationPlayer, ...]]:
    """The name of an entry and its players; a person is the one player of the own entry.

    Raises:
        ApplicationUnfit: a name or a badge number cannot be, or there are too few or too many.
    """
    name = read_name("name", sent.name)
    if registration.entry_kind == "person":
        badge = sent.players[0].badge if sent.players else ""
        players: Sequence[SentPlayer] = (SentPlayer(name=name, badge=badge),)
    else:
        # Rows of the form that nobody has filled in.
        players = tuple(each for each in sent.players if each.name.strip() or each.badge.strip())
    least, most = registration.players_least, registration.players_most
    if not least <= len(players) <= most:
        raise ApplicationUnfit(
            where="players",
            why=Reason("team-has", "a team has {n} players", n=least)
            if least == most
            else Reason(
                "team-has-to", "a team has {least} to {most} players", least=least, most=most
            ),
        )
    return name, tuple(
        ApplicationPlayer(
            name=read_name(f"players[{number}].name", each.name),
            badge=read_badge(f"players[{number}].badge", each.badge),
        )
        for number, each in enumerate(players, 1)
    )


def read_name(where: str, text: str) -> str:
    """A name that fits on a card: 1 to 80 letters on one line, of which something is seen.

    Raises:
        ApplicationUnfit: it does not.
    """
    plain = re.sub(r"[ \t]+", " ", entered(text[:1000])).strip()
    try:
        return new_name(where, plain)
    except NotAnEvent as no:
        raise ApplicationUnfit(where=where, why=no.why) from None


def read_badge(where: str, text: str) -> str | None:
    """A badge number as it is compared, in capitals; None where none is given.

    Raises:
        ApplicationUnfit: it is none.
    """
    if not text.strip():
        return None
    try:
        return badge_number(where, text.strip().upper())
    except NotAnEvent as no:
        raise ApplicationUnfit(where=where, why=no.why) from None


def read_word(where: str, text: str) -> str:
    """A club or a country on one line, or nothing.

    Raises:
        ApplicationUnfit: it is too long, or does not print.
    """
    return _read(where, text, LONGEST_WORD, lines=False)


def read_note(where: str, text: str, longest: int = LONGEST_NOTE) -> str:
    """A note of some lines, or nothing.

    Raises:
        ApplicationUnfit: it is too long, or does not print.
    """
    return _read(where, text.replace("\r\n", "\n"), longest, lines=True)


def _read(where: str, text: str, longest: int, *, lines: bool) -> str:
    if len(text) > longest:
        raise ApplicationUnfit(
            where=where, why=Reason("too-long", "has more than {most} characters", most=longest)
        )
    plain = entered(text).strip()
    rows = plain.split("\n") if lines else [plain]
    if not all(is_plain(row) for row in rows) or is_piled(plain):
        raise ApplicationUnfit(
            where=where, why=Reason("signs-not-printed", "has signs in it that do not print")
        )
    if plain and not is_seen(plain):
        raise ApplicationUnfit(where=where, why=Reason("unseen", "nothing of it can be seen"))
    return plain


def require_nobody_twice(
    name: str, players: Sequence[ApplicationPlayer], others: Iterable[StoredApplication]
) -> None:
    """Passes an application whose names and badge numbers are nobody else's of the registration.

    Raises:
        AlreadyRegistered, BadgeInUse: the first that is, within the application too.
    """
    there = [each for each in others if each.state not in GONE]
    entries = {likeness(each.name) for each in there}
    persons = {likeness(player.name) for each in there for player in each.players}
    badges = {player.badge for each in there for player in each.players if player.badge}
    if likeness(name) in entries:
        raise AlreadyRegistered(where="name", value=name)
    for number, player in enumerate(players, 1):
        if likeness(player.name) in persons:
            raise AlreadyRegistered(where=f"players[{number}].name", value=player.name)
        if player.badge in badges:
            raise BadgeInUse(where=f"players[{number}].badge", badge=player.badge)
        persons.add(likeness(player.name))
        if player.badge:
            badges.add(player.badge)
