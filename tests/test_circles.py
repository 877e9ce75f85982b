"""No modules of the program import each other in a circle, not for their types either."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
HALVES = ("game", "scenes")


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(path: Path, modules: set[str]) -> set[str]:
    """The program's modules that this one imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{one.name}" for one in node.names}
            found |= (inside & modules) or {node.module}
    return (found & modules) - {_name(path)}


def test_no_import_goes_in_a_circle() -> None:
    paths = [path for half in HALVES for path in (ROOT / half).rglob("*.py")]
    modules = {_name(path) for path in paths}
    assert len(modules) > 200
    order = TopologicalSorter({_name(path): _imported(path, modules) for path in paths})
    order.prepare()  # raises CycleError, which tells the circle
