"""Public pages of an event, each stated once: its address, its parts, what it answers.

A page is a method of the public side of a format. What stands in its signature are the parts of
its address and of its query, what it returns is its answer, and its docstring describes it; the
server makes its routes from that.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import Parameter, getdoc, signature
from typing import Annotated, Any, NamedTuple, TypeVar, get_type_hints

from evendeal.ids import DealNo, EntryId, EventId, SessionNo, TableNo

EventPart = Annotated[EventId, "Id of the event, e.g. `cup`."]
TablePart = Annotated[TableNo, "Number of the table, from 1."]
DealPart = Annotated[DealNo, "Number of the deal, from 1."]
EntryPart = Annotated[EntryId, "Id of the entry, as its list has it."]
SessionPart = Annotated[SessionNo, "Number of the session, from 1."]
SessionQuery = Annotated[
    SessionNo | None, "Number of the session, from 1; by default the current one."
]

MethodT = TypeVar("MethodT", bound=Callable[..., Any])
_MARK = "__evendeal_page__"


class _Mark(NamedTuple):
    path: str
    operation: str
    about: str


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the events of a format.

    Attributes:
        path: below the address of an event, e.g. `deals/{deal:int}`.
        operation: its name in the description of the interface.
        method: the method of the public side that answers.
        about: a sentence that says what it is.
        parts: of its address besides the event, as typed and described in the method.
        answer: the type of what it answers.
    """

    path: str
    operation: str
    method: str
    about: str
    parts: Mapping[str, Parameter]
    answer: Any

    @property
    def family(self) -> str:
        """The first word of its address, e.g. `deals`."""
        return self.path.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Download:
    """A page that is a file to be saved; `name` is what it is called then."""

    name: str
    media_type: str
    text: str


def page(path: str, operation: str) -> Callable[[MethodT], MethodT]:
    """Make a method of a public side a page.

    Args:
        path: see `Page`; its parts are arguments of the method, of the same names.
    """

    def marked(method: MethodT) -> MethodT:
        about = (getdoc(method) or "").partition("\n\n")[0].replace("\n", " ")
        setattr(method, _MARK, _Mark(path, operation, about))
        return method

    return marked


def pages_of(side: type) -> tuple[Page, ...]:
    """The pages of a public side; one that overrides a page of its base answers in its place."""
    marks: dict[str, _Mark] = {}
    for base in reversed(side.__mro__):
        for name, method in vars(base).items():
            mark = getattr(method, _MARK, None)
            if mark is not None:
                marks[name] = mark
    return tuple(_page(side, name, mark) for name, mark in marks.items())


def _page(side: type, name: str, mark: _Mark) -> Page:
    method = getattr(side, name)
    hints = get_type_hints(method, include_extras=True)
    _, _, *parts = signature(method).parameters.values()  # the side itself, and the event
    return Page(
        path=mark.path,
        operation=mark.operation,
        method=name,
        about=mark.about,
        parts={each.name: each.replace(annotation=hints[each.name]) for each in parts},
        answer=hints["return"],
    )
