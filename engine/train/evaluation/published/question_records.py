"""Reads a published data set of questions about runs, whichever it is; a record of another shape is named."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from engine.bench.records import DatasetRecord, read
from engine.core.execution import Sandbox
from engine.support.errors import DataError
from engine.train.evaluation.published import library_outputs, output_records, reval_files
from engine.train.evaluation.published.public_question import QuestionFile

_READERS: Mapping[str, Callable[[list[DatasetRecord], Sandbox], Awaitable[QuestionFile]]] = {
    "cruxeval": output_records.cruxeval,
    "livecodebench": output_records.livecodebench,
    "bigcodebench": library_outputs.bigcodebench,
}
_FIELDS: Mapping[str, tuple[frozenset[str], ...]] = {
    "livecodebench": (frozenset({"code", "function_name", "input", "output"}),),
    "cruxeval": (frozenset({"code", "id", "input", "output"}),),
    "reval": (
        frozenset({"code", "entry_point", "inputs", "outputs", "task_id"}),
        frozenset({"idx", "task_id", "tasks"}),
    ),
    "bigcodebench": (frozenset({"canonical_solution", "code_prompt", "complete_prompt", "entry_point"}),),
}
"""What a record of each has, in the order in which they are tried."""
KINDS = tuple(sorted(_FIELDS))


async def questions_in(path: Path, kind: str, limit: int | None, sandbox: Sandbox) -> QuestionFile:
    """The questions of the first ``limit`` records of a file; without a ``kind`` its fields tell what it is.

    Raises ``DataError`` for a file without records, and naming a record that has not the fields of its kind.
    """
    records = list(read(str(path)).records)
    if not records:
        raise DataError(f"{path} holds no records.")
    kind = kind or _detected(records[0])
    for record in records:
        _check_fields(record, kind)
    if kind == "reval":
        return await reval_files.reval(path, limit, sandbox)
    return await _READERS[kind](records[:limit], sandbox)


def _detected(record: DatasetRecord) -> str:
    for kind, shapes in _FIELDS.items():
        if any(shape <= record.data.keys() for shape in shapes):
            return kind
    if "test" in record or "test_list" in record:
        raise record.bad(
            "this is a task to complete, not a question about a run; measure it with `egcfg bench`"
        )
    raise record.bad(
        f"it has the fields {', '.join(sorted(record.data)) or 'of nothing'}, which are those of none of "
        f"{', '.join(KINDS)}"
    )


def _check_fields(record: DatasetRecord, kind: str) -> None:
    shapes = _FIELDS[kind]
    if any(shape <= record.data.keys() for shape in shapes):
        return
    missing = min((sorted(shape - record.data.keys()) for shape in shapes), key=len)
    raise record.bad(f"{', '.join(missing)} is missing, which a record of {kind} has; see --as")
