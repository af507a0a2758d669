"""For whom a code is, and how people may be called."""

from unicodedata import normalize

from evendeal.ids import EntryId, EventId, TableNo
from evendeal.names import entered, is_piled, is_plain, is_seen, likeness
from evendeal.reason import Reason
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.checks import same
from evendeal.views.people import InvitationUnfit, NameUnfit
from evendeal.views.roles import Grant, Role

LONGEST_NAME = 60
LONGEST_PLAYER = 200


def place_of(
    what: AnyEvent | None,
    event: EventId,
    role: Role,
    table: int | None,
    entry: str | None,
    player: str | None,
) -> Grant:
    """The role with its place: a table for recorders and screens, an entry for those who play.

    Args:
        what: the event; None for the whole house.

    Raises:
        InvitationUnfit, NameUnfit.
    """

    def unfit(why: Reason) -> InvitationUnfit:
        return InvitationUnfit(role=role, why=why)

    plays = role in (Role.PLAYER, Role.CAPTAIN)
    at_a_table = role in (Role.RECORDER, Role.TABLE_SCREEN)
    if what is None:
        if role not in (Role.DIRECTOR, Role.CUSTODIAN):
            raise unfit(Reason("role-of-one-event", "it belongs to one event"))
        tables, entries = 0, frozenset[str]()
    else:
        tables, entries = what.tables, frozenset[str](each.id for each in what.entries)
    if at_a_table and table not in range(1, tables + 1):
        raise unfit(Reason("name-a-table", "name a table from 1 to {tables}", tables=tables))
    if plays and entry not in entries:
        raise unfit(Reason("name-an-entry", "name an entry of the event"))
    if role is Role.PLAYER:
        if not player:
            raise unfit(Reason("name-the-player", "name the player of the entry"))
        player = checked_name(player, longest=LONGEST_PLAYER, brackets=True)
    return Grant(
        role,
        event,
        TableNo(table) if at_a_table and table is not None else None,
        EntryId(entry) if plays and entry is not None else None,
        player if role is Role.PLAYER else None,
    )


def checked_name(name: str, *, longest: int = LONGEST_NAME, brackets: bool = False) -> str:
    """The name without spaces around it, if a list can show it.

    Brackets tell a device that came with a code from an account: `Ann (table 3)`.

    Raises:
        NameUnfit.
    """
    plain = entered(name[: 4 * longest]).strip()
    fits = 0 < len(plain) <= longest and len(name) <= 4 * longest and is_plain(plain)
    if not fits or not is_seen(plain) or is_piled(plain):
        raise NameUnfit(longest=longest)
    if not brackets and set("()") & set(plain):
        raise NameUnfit(longest=longest)
    return plain


def name_keys(name: str) -> tuple[str, ...]:
    """Under which keys an account of this name may stand, the likeliest first.

    A new account stands under the likeness of its name; one that was made before names were
    composed, under the name as it was typed then.
    """
    forms = spellings(name)
    return tuple(dict.fromkeys((same(name), likeness(name), *map(same, forms))))


def spellings(text: str) -> tuple[str, ...]:
    """A name or a password as typed, as it is taken now, and as other keyboards send it.

    Source: RFC 8265, 4.2: composed, with plain spaces. What was stored before is as it was typed.
    """
    return tuple(dict.fromkeys((text, entered(text), normalize("NFD", text))))
