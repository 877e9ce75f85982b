"""Decides which imports keep games apart, whatever games there are; names no game (`lint-imports` asks it).

Every folder of the two halves belongs to a game, unless pyproject.toml says that it is shared: a new game's folders are
held without a line for them anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.imports import Module


class GamesApart(Contract):
    """From a game's folders only the game itself imports, who builds on it, and the lists of games; the lists only who
    reads them. Which game one builds on its entry says.

    Options: `halves` (the packages with games' folders), `shared` (their folders that are no game's), `lists` (the
    modules that say which games there are), `readers` (who may import those).
    """

    type_name = "games apart"

    halves = fields.SetField(subfield=fields.ModuleField())
    shared = fields.SetField(subfield=fields.ModuleField())
    lists = fields.SetField(subfield=fields.ModuleField())
    readers = fields.SetField(subfield=fields.ModuleField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002  (as Contract has it)
        """Whether no import crosses; every one that does is told with its line."""
        folders = {name for half in _names(self.halves) for name in graph.find_children(half)}
        games = {name for name in folders - _names(self.shared) if graph.find_children(name)}
        elders = _elders(graph, {_word(game) for game in games})
        crossing = [*self._into_games(graph, games, elders), *self._into_lists(graph), *_misnamed(elders)]
        return ContractCheck(kept=not crossing, metadata={"crossing": sorted(crossing)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """One line an import."""
        for line in check.metadata["crossing"]:
            output.print_error(line, bold=False)
        output.new_line()

    def _into_games(self, graph: ImportGraph, games: set[str], elders: Mapping[str, str]) -> Iterator[str]:
        for game in games:
            for imported in (game, *graph.find_descendants(game)):
                for importer in graph.find_modules_that_directly_import(imported):
                    by = _game_of(importer, games)
                    kin = by is not None and _word(game) in (by, elders.get(by))
                    if not kin and importer not in _names(self.lists):
                        yield _told(graph, importer, imported)

    def _into_lists(self, graph: ImportGraph) -> Iterator[str]:
        for imported in _names(self.lists) & graph.modules:
            for importer in graph.find_modules_that_directly_import(imported):
                if importer not in _names(self.readers) | _names(self.lists):
                    yield _told(graph, importer, imported)


def _names(modules: object) -> set[str]:
    assert isinstance(modules, set)
    return {module.name for module in modules if isinstance(module, Module)}


def _word(game: str) -> str:
    """What a game's folders are called in both halves."""
    return game.rpartition(".")[2]


def _game_of(module: str, games: set[str]) -> str | None:
    return next((_word(game) for game in games if f"{module}.".startswith(f"{game}.")), None)


def _elders(graph: ImportGraph, games: set[str]) -> dict[str, str]:
    """Which game each one builds on as its entry says, "" where it stands by itself."""
    entries = {game: f"game.{game}.entry" for game in games}
    return {game: import_module(entry).ENTRY.builds_on for game, entry in entries.items() if entry in graph.modules}


def _misnamed(elders: Mapping[str, str]) -> Iterator[str]:
    """What an entry may not say: games that build on one another in turn would be held apart no longer."""
    for game, elder in elders.items():
        if elder and elder not in elders:
            yield f"game.{game}.entry builds on {elder!r}, which is no game"
        elif elder and elders[elder]:
            yield f"game.{game}.entry builds on {elder}, which doesn't stand by itself"


def _told(graph: ImportGraph, importer: str, imported: str) -> str:
    lines = [detail["line_number"] for detail in graph.get_import_details(importer=importer, imported=imported)]
    return f"{importer} may not import {imported} (line {', '.join(map(str, lines))})"
