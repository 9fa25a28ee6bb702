"""Writes out the constructors that `@dataclass`, `@action` and `@op` make at run time, so that
mypyc compiles them.

mypyc compiles the fields of a dataclass, but leaves its constructor to the interpreter, which takes
seven to fifteen times as long. Before it sees a module, `build.py` has each declared class here get
the constructor as text, in the copy that is compiled. Lines keep their numbers but for one line at
the end of each class, so tracebacks stay right to a line or two.

Constants of ids (`NOWHERE: Final = Hex(-1)`) are written there as the number that they are: mypyc
puts a number in place wherever the constant is used, where it would look up what a call has made.
"""

from __future__ import annotations

import ast
import builtins
import re
from dataclasses import dataclass
from pathlib import Path

from cantina.parts.declare import handed, wired

FUTURE = "from __future__ import annotations"
OF_VERBS = {"action": wired, "op": handed}
"""Declared with a verb: what their base classes take beside it."""


@dataclass
class Field:
    name: str
    kind: str
    default: str  # source text; empty when it must be given
    kw_only: bool
    module: str  # where the names in `kind` and `default` are known


class Sources:
    """Modules by name, and the classes they declare."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files
        self.trees = {module: ast.parse(path.read_text("utf-8")) for module, path in files.items()}

    def home_of(self, module: str, name: str) -> str:
        """The module that `module` has this name from; itself unless it imports it."""
        for node in self.trees[module].body:
            if isinstance(node, ast.ImportFrom) and name in _names_of(node):
                return node.module if node.module in self.trees else module
        return module

    def fields_of(self, module: str, cls: ast.ClassDef) -> list[Field]:
        """All fields of a declared class, inherited ones first; none of any other class."""
        decorator = _decorator(cls)
        if decorator is None:
            return []
        found: dict[str, Field] = {}
        for base in [ast.unparse(base).partition("[")[0] for base in cls.bases]:
            home = self.home_of(module, base)
            for above in self.trees[home].body:
                if isinstance(above, ast.ClassDef) and above.name == base:
                    found |= {field.name: field for field in self.fields_of(home, above)}
        kw_only = _is_true(decorator, "kw_only")
        for node in _declared(cls):
            name = ast.unparse(node.target)
            default, named = _default_of(node, kw_only)
            found[name] = Field(name, ast.unparse(node.annotation), default, named, module)
        return list(found.values())

    def expanded(self, module: str) -> str:
        """The text of a module in which every declared class has its constructor."""
        lines = self.files[module].read_text("utf-8").split("\n")
        added: list[tuple[ast.ClassDef, str]] = []
        wanted: set[tuple[str, str]] = set()
        for cls in self.trees[module].body:
            if isinstance(cls, ast.ClassDef) and _decorator(cls) is not None:
                fields = self.fields_of(module, cls)
                added.append((cls, _constructor(cls, fields)))
                wanted |= {known for field in fields for known in self._names_in(field, module)}
                for node in _declared(cls):
                    _drop_default(lines, node)
        for constant in self.trees[module].body:
            if isinstance(constant, ast.AnnAssign) and (id := self._id_made(module, constant)):
                _write_number(lines, constant, id)
        for cls, text in reversed(added):
            lines.insert(cls.end_lineno or 0, text)
            decorator = _decorator(cls)
            assert decorator is not None
            lines[decorator.lineno - 1] = ""
        known = _names_known(self.trees[module])
        imports = "".join(
            f"; from {home} import {name}" for home, name in sorted(wanted) if name not in known
        )
        return "\n".join(lines).replace(FUTURE, FUTURE + imports, 1)

    def _id_made(self, module: str, node: ast.AnnAssign) -> str:
        """The id (`NewType`) that a constant makes of a number; empty for any other."""
        value = node.value
        if ast.unparse(node.annotation) != "Final" or not isinstance(value, ast.Call):
            return ""
        id = _name_of(value)
        made = [
            ast.unparse(other.value.func)
            for other in self.trees[self.home_of(module, id)].body
            if isinstance(other, ast.Assign)
            and isinstance(other.value, ast.Call)
            and ast.unparse(other.targets[0]) == id
        ]
        return id if made == ["NewType"] and _is_number(value.args[0]) else ""

    def _names_in(self, field: Field, module: str) -> set[tuple[str, str]]:
        """What an inherited field needs to have imported."""
        if field.module == module:
            return set()
        nodes = [*ast.walk(ast.parse(field.kind)), *ast.walk(ast.parse(field.default))]
        names = {node.id for node in nodes if isinstance(node, ast.Name)}
        return {
            (self.home_of(field.module, name), name)
            for name in names
            if not hasattr(builtins, name)
        }


def expand(root: Path, package: str, paths: list[str]) -> None:
    """Rewrites the modules of `paths`, below `root`, that declare classes."""
    files = {
        f"{package}.{path.removesuffix('.py').replace('/', '.')}": root / path for path in paths
    }
    sources = Sources(files)
    texts = {module: sources.expanded(module) for module in files}
    for module, text in texts.items():
        files[module].write_text(text, "utf-8")


def _name_of(decorator: ast.expr) -> str:
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)


def _decorator(cls: ast.ClassDef) -> ast.expr | None:
    """What makes the class a declared one."""
    known = ("dataclass", *OF_VERBS)
    return next((d for d in cls.decorator_list if _name_of(d) in known), None)


def _for_base(cls: ast.ClassDef, kinds: dict[str, str]) -> str:
    """What a class with a verb tells its base class."""
    decorator = _decorator(cls)
    if isinstance(decorator, ast.Call) and _name_of(decorator) in OF_VERBS:
        return f"{ast.unparse(decorator.args[0])}, {OF_VERBS[_name_of(decorator)](kinds)}"
    return ""


def _is_true(call: ast.expr | None, word: str) -> bool:
    keywords = call.keywords if isinstance(call, ast.Call) else []
    return any(one.arg == word and ast.unparse(one.value) == "True" for one in keywords)


def _declared(cls: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields in the class body."""
    return [
        node
        for node in cls.body
        if isinstance(node, ast.AnnAssign)
        and not ast.unparse(node.annotation).startswith("ClassVar")
    ]


def _default_of(node: ast.AnnAssign, kw_only: bool) -> tuple[str, bool]:
    """The default as text, and whether the field can be given by name only."""
    if node.value is None:
        return "", kw_only
    if not (isinstance(node.value, ast.Call) and _name_of(node.value) == "field"):
        return ast.unparse(node.value), kw_only
    words = {one.arg: ast.unparse(one.value) for one in node.value.keywords}
    unknown = words.keys() - {"default", "kw_only"}
    if unknown:
        raise ValueError(f"{ast.unparse(node)}: {', '.join(map(str, unknown))} cannot be compiled")
    return words.get("default", ""), words.get("kw_only", str(kw_only)) == "True"


def _drop_default(lines: list[str], node: ast.AnnAssign) -> None:
    """In a class body mypyc takes a default for the attribute's own value."""
    if node.value is None:
        return
    first, last = (node.annotation.end_lineno or 0) - 1, (node.end_lineno or 0) - 1
    comment = lines[last].encode()[node.end_col_offset or 0 :].decode()
    lines[first] = lines[first].encode()[: node.annotation.end_col_offset].decode() + comment
    lines[first + 1 : last + 1] = [""] * (last - first)


def _is_number(node: ast.expr) -> bool:
    value = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(value, ast.Constant) and isinstance(value.value, int)


def _write_number(lines: list[str], node: ast.AnnAssign, id: str) -> None:
    """mypy would rather have the call; only the copy that is compiled reads so."""
    assert isinstance(node.value, ast.Call)
    number = ast.unparse(node.value.args[0])
    name = ast.unparse(node.target)
    lines[node.lineno - 1] = f"{name}: Final[{id}] = {number}  # type: ignore[assignment]"


def _constructor(cls: ast.ClassDef, fields: list[Field]) -> str:
    own = {ast.unparse(node.target) for node in _declared(cls)}
    given = [_parameter(field) for field in fields if not field.kw_only]
    named = [_parameter(field) for field in fields if field.kw_only]
    head = ", ".join(["self", *given, *(["*"] if named else []), *named])
    above = [f"{field.name}={field.name}" for field in fields if field.name not in own]
    body = [f"super().__init__({', '.join(above)})"] if above else []
    if told := _for_base(cls, {field.name: field.kind for field in fields}):
        body = [f"super().__init__({told})"]
    body += [f"self.{field.name} = {field.name}" for field in fields if field.name in own]
    return f"    def __init__({head}) -> None: {'; '.join(body) or 'pass'}"


def _parameter(field: Field) -> str:
    kind = re.sub(r"^Final\[(.*)\]$", r"\1", field.kind)
    return f"{field.name}: {kind}" + (f" = {field.default}" if field.default else "")


def _names_of(node: ast.ImportFrom | ast.Import) -> set[str]:
    return {alias.asname or alias.name for alias in node.names}


def _names_known(tree: ast.Module) -> set[str]:
    found = {node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom | ast.Import):
            found |= _names_of(node)
        elif isinstance(node, ast.Assign):
            found |= {ast.unparse(target) for target in node.targets}
        elif isinstance(node, ast.AnnAssign):
            found.add(ast.unparse(node.target))
    return found
