"""Both ways of every choice in a piece of source: which of them were taken."""

import ast
import inspect
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FunctionType, ModuleType

WAY = "__way_taken__"
"""The name under which the altered source finds what counts its ways."""

Choice = tuple[str, str]
"""A choice of a function: the function by module and name, and the choice's own source."""


class _Altered(ast.NodeTransformer):
    """The source with every condition passed on to a counter."""

    def __init__(self, module: str) -> None:
        self.choices: list[Choice] = []
        self._module = module
        self._inside: list[str] = []

    def _named(self, node: ast.AST, name: str) -> ast.AST:
        self._inside.append(name)
        self.generic_visit(node)
        self._inside.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._named(node, node.name)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._named(node, node.name)

    def _counted(self, condition: ast.expr) -> ast.expr:
        function = f"{self._module}:{'.'.join(self._inside)}"
        self.choices.append((function, ast.unparse(condition)))
        number = ast.Constant(len(self.choices) - 1)
        call = ast.Call(ast.Name(WAY, ast.Load()), [number, self.visit(condition)], [])
        return ast.fix_missing_locations(ast.copy_location(call, condition))

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test = self._counted(node.test)
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if not isinstance(node.body[-1], ast.Raise):  # what raises makes no sentence
            node.test = self._counted(node.test)
        node.body = [self.visit(each) for each in node.body]
        node.orelse = [self.visit(each) for each in node.orelse]
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        *first, last = node.values
        node.values = [*map(self._counted, first), self.visit(last)]
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        node.target, node.iter = self.visit(node.target), self.visit(node.iter)
        node.ifs = [self._counted(each) for each in node.ifs]
        return node


@cache
def _altered(module: ModuleType) -> tuple[dict[tuple[str, int], CodeType], tuple[Choice, ...]]:
    """The code of each function of a module by name and first line, and its choices."""
    altered = _Altered(module.__name__)
    tree = altered.visit(ast.parse(inspect.getsource(module)))
    found: dict[tuple[str, int], CodeType] = {}

    def collect(code: CodeType) -> None:
        for const in code.co_consts:
            if isinstance(const, CodeType):
                found[const.co_qualname, const.co_firstlineno] = const
                collect(const)

    collect(compile(tree, inspect.getfile(module), "exec", dont_inherit=True))
    return found, tuple(altered.choices)


def reached(function: FunctionType, within: Collection[str]) -> list[FunctionType]:
    """The function, and those of these modules that it calls by name, however far."""
    found: list[FunctionType] = []
    left = [function]
    while left:
        each = left.pop()
        if each not in found:
            found.append(each)
            there = vars(sys.modules[each.__module__])
            named = (there.get(name) for name in _names(each.__code__))
            left += [
                other
                for other in named
                if isinstance(other, FunctionType) and other.__module__ in within
            ]
    return found


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _names(const)


@contextmanager
def counting(functions: list[FunctionType]) -> Iterator[Callable[[], set[tuple[Choice, bool]]]]:
    """A block in which these functions count the ways that they take.

    Yields a function that says which of all their ways were not taken so far.
    """
    taken: set[tuple[Choice, bool]] = set()
    every: set[tuple[Choice, bool]] = set()
    before: list[tuple[FunctionType, CodeType]] = []
    modules: set[ModuleType] = set()
    try:
        for function in functions:
            module = sys.modules[function.__module__]
            codes, choices = _altered(module)

            def way(number: int, value: object, choices: tuple[Choice, ...] = choices) -> object:
                taken.add((choices[number], bool(value)))
                return value

            setattr(module, WAY, way)
            modules.add(module)
            before.append((function, function.__code__))
            function.__code__ = codes[function.__qualname__, function.__code__.co_firstlineno]
            mine = [
                each for each in choices if each[0] == f"{module.__name__}:{function.__qualname__}"
            ]
            every |= {(choice, value) for choice in mine for value in (True, False)}
        yield lambda: every - taken
    finally:
        for function, code in before:
            function.__code__ = code
        for module in modules:
            delattr(module, WAY)
