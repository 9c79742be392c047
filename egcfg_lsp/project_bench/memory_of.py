"""Known functions that a benchmark's problem may reuse: none that reveal its answer."""

from __future__ import annotations

from egcfg_lsp.completer.named_places import NamedPlaces
from egcfg_lsp.discovery.project_index import ProjectIndex
from egcfg_lsp.files.source_file import read
from egcfg_lsp.memory_setting import MemoryPlaces
from engine.bench.problems.excerpt import InCopy
from engine.bench.problems.problem import Problem
from engine.core.execution import Sandbox
from engine.memory.memory import Memory, Source
from engine.memory.project import Caller


async def memory_of(wanted: MemoryPlaces, named: NamedPlaces, problem: Problem, sandbox: Sandbox) -> Memory:
    """The sources that ``wanted`` names; ``named`` are its folders and packages.

    Of a project its copy is read, which has neither the reference nor hidden tests.
    """
    sources: list[Source] = []
    caller = _caller(sandbox) if isinstance(sandbox, InCopy) else Caller("", problem.task.imports)
    if wanted.project and isinstance(sandbox, InCopy):
        index = ProjectIndex(sandbox.copy)
        sources.append(await index.source(caller, problem.task.name, {}, None))
    sources += await named.sources(caller, None)
    return Memory(tuple(sources))


def _caller(sandbox: InCopy) -> Caller:
    """The problem's file in the copy."""
    excerpt = sandbox.excerpt
    file = sandbox.copy / excerpt.file.relative_to(excerpt.project)
    module = excerpt.overlay.module if excerpt.overlay is not None else ""
    return Caller(module, read(file).text, file, file.name == "__init__.py")
