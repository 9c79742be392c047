"""``python -m benchmarks.papers``: writes what pages say of committed records, and draws it.

In a page it stands between two comments of HTML, a mark such as ``results: humaneval/*`` and ``end``. A mark
names folders of ``benchmarks/results``; one without a slash lies beside the one before it. There are

- ``results``: a row for each run;
- ``methods``: a row for each method, a column for each data set and model;
- ``within``, with a currency: what is solved within so much a task;
- ``pairs``: each further run against the first one, at equal cost in each currency;
- ``gap``, with a currency: how much more the second run solves than the first, at equal cost, in a line;
- ``solved``: numbers of solved tasks, in a line;
- ``repairs``: a row for each form of feedback of ``python -m benchmarks repair``, over tasks that all have;
  p is McNemar's, against the first folder;
- ``reasoning``: a row for each measure of each file that ``egcfg eval reasoning --out`` wrote; p as above.

With ``--check`` nothing is written: what differs is named, and records that no table of ``results`` has.
"""

from __future__ import annotations

import argparse
import difflib
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from fnmatch import fnmatchcase
from itertools import takewhile
from pathlib import Path
from typing import Any

from benchmarks.repair import TOLD, Repairs, read, repairs
from egcfg_lsp.cli.display.bench_report import PAIRED, cost_told, paired_told
from egcfg_lsp.cli.display.solved_curves import solved_over_seconds
from egcfg_lsp.settings import options
from engine.bench.cost import CURRENCIES, Currency, at_equal_cost, shares, steps
from engine.bench.presets import PAPER, named_presets, preset
from engine.bench.report import Rate, by_data, judged, paired, summary
from engine.bench.store import About, BenchRun
from engine.core.options import Method, default_agents
from engine.decoding.services import Plan
from engine.support.errors import DataError, SettingsError
from engine.train.evaluation import compared

ROOT = Path(__file__).parent.parent
_MARK = re.compile(r"<!--\s*(\w+):([^>]*?)-->((?:(?!<!--).)*)<!--\s*end\s*-->", re.DOTALL)
_COMMAND = "command"
"""The file beside records that has the command where their settings do not tell it."""
_GONE = {"memory": "off", "race": False, "choose": "first", "similar_tokens": 0, "variant": ""}
"""Settings of older runs, as they were where nobody changed them."""
_UNITS = {"seconds": "s", "tokens": "t", "read_and_written": "rt", "programs": "programs"}


class RecordsError(ValueError):
    """Records and pages do not fit together."""


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Writes the files, or names what differs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.papers", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--check", action="store_true", help="change nothing, and name what differs")
    check = parser.parse_args(arguments).check
    try:
        made = Pages(root).made()
    except (RecordsError, SettingsError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    changed = {path: text for path, text in made.items() if _read(path) != text}
    for path, text in changed.items():
        shown = path.relative_to(root)
        if check:
            for line in _differing(_read(path), text):
                sys.stderr.write(f"{shown}:{line}: not what the records say\n")
        elif text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{shown} is written anew\n")
        else:
            path.unlink()
            sys.stdout.write(f"{shown} is on no page or of no records, and is gone\n")
    return int(check and bool(changed))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _differing(before: str, after: str) -> Iterator[int]:
    """The lines of ``before`` at which something differs."""
    matcher = difflib.SequenceMatcher(None, before.splitlines(), after.splitlines(), autojunk=False)
    return (first + 1 for tag, first, *_ in matcher.get_opcodes() if tag != "equal")


class Pages:
    """The pages of a project, and the records that they tell of."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._results = root / "benchmarks" / "results"
        folders = [path.parent for path in sorted(self._results.rglob("run.json"))]
        names = [folder.relative_to(self._results).as_posix() for folder in folders]
        self._runs = {
            name: replace(BenchRun.read(folder), name=name)
            for name, folder in zip(names, folders, strict=True)
        }
        self._told: set[str] = set()

    def made(self) -> dict[Path, str]:
        """What the files should hold; nothing, if they should not be there. Raises ``RecordsError``."""
        pages = [self._root / "README.md", *sorted((self._root / "docs").rglob("*.md"))]
        pages.append(self._results / "README.md")
        texts = {page: self._rewritten(page) for page in pages if page.exists()}
        if missing := sorted(self._runs.keys() - self._told):
            named = "".join(f"benchmarks/results/{name}: in no table of results\n" for name in missing)
            raise RecordsError(named.rstrip("\n"))
        return {**texts, **self._pictures("".join(texts.values()))}

    def _rewritten(self, page: Path) -> str:
        text = _read(page)
        kinds: Mapping[str, Callable[[str], str]] = {
            "results": self._rows,
            "methods": self._methods,
            "within": self._within,
            "pairs": self._pairs,
            "gap": self._gap,
            "solved": self._solved,
            "repairs": self._repairs,
            "reasoning": self._reasoning,
        }

        ended = {found.start() for found in _MARK.finditer(text)}
        for found in re.finditer(rf"<!--\s*({'|'.join(kinds)}):", text):
            if found.start() not in ended:
                raise RecordsError(f"{self._place(page, found)}: the mark has no end")

        def anew(found: re.Match[str]) -> str:
            where = self._place(page, found)
            kind, names = found[1], found[2]
            if kind not in kinds:
                raise RecordsError(f"{where}: there is no mark {kind!r}, but {', '.join(kinds)}")
            try:
                inside = kinds[kind](names)
            except (RecordsError, SettingsError) as error:
                raise RecordsError(f"{where}: {error}") from None
            start, end = found.start(3) - found.start(), found.end(3) - found.start()
            return found[0][:start] + inside + found[0][end:]

        return _MARK.sub(anew, text)

    def _place(self, page: Path, found: re.Match[str]) -> str:
        line = found.string.count("\n", 0, found.start()) + 1
        return f"{page.relative_to(self._root)}:{line}"

    def _named(self, names: str) -> list[BenchRun]:
        """The runs that are named, in that order."""
        found: dict[str, BenchRun] = {}
        before = ""
        for word in names.replace(",", " ").split():
            parent = before.rpartition("/")[0]
            pattern = before = word if "/" in word or not parent else f"{parent}/{word}"
            any_of = pattern, f"{pattern}/*"
            fits = [name for name in self._runs if any(fnmatchcase(name, each) for each in any_of)]
            if not fits:
                raise RecordsError(f"benchmarks/results has no records {pattern}")
            found |= {name: self._runs[name] for name in fits}
        return list(found.values())

    def _solved(self, names: str) -> str:
        return ", ".join(str(sum(result.solved for result in judged(run))) for run in self._named(names))

    def _rows(self, names: str) -> str:
        """A row for each run."""
        runs = self._named(names)
        self._told |= {run.name for run in runs}
        commands = [command(self._results / run.name, run.about) for run in runs]
        shared, rests = _factored(commands)
        head = f"command: `{shared}` and" if shared else "command"
        rows = [(f"`{run.name}`", rest, *_figures(run)) for run, rest in zip(runs, rests, strict=True)]
        return _table(("folder", head, "solved", "%", "95 %", "read", "written", "seconds"), rows)

    def _methods(self, names: str) -> str:
        """A row for each method, a column for each data set and model."""
        runs = self._named(names)
        split = {run.name: run.name.rsplit("/", 1) for run in runs}
        models = list(dict.fromkeys(model for model, _ in split.values()))
        cells: dict[str, dict[str, str]] = {}
        for run in runs:
            model, method = split[run.name]
            solved, _, interval, *_, seconds = _figures(run)
            cells.setdefault(method, {})[model] = f"{solved} ({interval} %), {seconds} s"
        rows = [(f"`{name}`", *(row.get(model, "") for model in models)) for name, row in cells.items()]
        return _table(("method", *models), rows)

    def _within(self, names: str) -> str:
        """The share that each run solves within so much a task."""
        currency, names = _currency(names)
        runs = self._named(names)
        at = steps(runs, currency)
        found = [(run.name, shares(run, currency, at)) for run in runs]
        rows = [(f"`{name}`", *(f"{100 * share:.0f}" for share in solved)) for name, solved in found]
        return _table((f"% within {currency}", *(f"{step:,}" for step in at)), rows)

    def _pairs(self, names: str) -> str:
        """A row for each currency of each further run against the first one."""
        base, *others = self._named(names)
        rows = [
            (f"`{one.second}`", cost_told(one), *paired_told(one.paired))
            for other in others
            for one in at_equal_cost([base, other])
        ]
        return _table((f"against `{base.name}`", "within", *PAIRED), rows)

    def _gap(self, names: str) -> str:
        """The difference of two runs at equal cost."""
        currency, names = _currency(names)
        runs = self._named(names)
        found = [one for one in at_equal_cost(runs) if one.currency is currency]
        if len(runs) != 2 or not found:
            raise RecordsError(f"gap takes two runs on the same data that paid in {currency}")
        *_, change, interval, p = paired_told(found[0].paired)
        return f"{change} % of tasks (95 %: {interval}; p = {p}; within {cost_told(found[0])})"

    def _repairs(self, names: str) -> str:
        """A row for each form of feedback of each folder."""
        try:
            found = {name: read(self._results / name) for name in names.split()}
        except OSError as error:
            raise RecordsError(f"{error.filename} cannot be read: {error.strerror}") from None
        common = set.intersection(*(set(records) for records in found.values()))
        told = {
            (name, each.form): each
            for name, records in found.items()
            for each in repairs([records[number] for number in sorted(common)])
        }
        first, *_ = found

        def against(name: str, each: Repairs) -> str:
            base = told.get((first, each.form))
            return f"{paired(base.solved, each.solved).p:.2g}" if base and name != first else ""

        rows = [
            (
                f"`{name}`",
                TOLD[form],
                f"{len(each.solved)} of {len(common)}",
                *(f"{100 * rate.value:.1f} ({_whole(rate)})" for rate in (each.repaired, each.same)),
                f"{sum(each.solved.values())}",
                against(name, each),
            )
            for (name, form), each in told.items()
        ]
        head = ("folder", "shown", "failing", "samples that pass, %", "the same, %", "tasks repaired", "p")
        return _table(head, rows)

    def _reasoning(self, names: str) -> str:
        """A row for each measure of each file."""
        files = names.split()
        rows = []
        for name in files:
            try:
                against = compared(self._results / files[0], self._results / name)
                found = json.loads(_read(self._results / name))["results"]
            except DataError as error:
                raise RecordsError(str(error)) from None
            except KeyError:
                raise RecordsError(f"{name} has no results; write it with `egcfg eval reasoning`") from None
            p = {each["measure"]: f"{each['p']:.2g}" for each in against if name != files[0]}
            for each in found:
                low, high = each["interval"]
                rates = f"{100 * each['rate']:.1f} ({100 * low:.0f}–{100 * high:.0f})"
                counts = f"{each['right']} of {each['asked']}", rates, f"{each['unread']}"
                rows.append((f"`{name}`", each["measure"], *counts, p.get(each["measure"], "")))
        return _table(("file", "measure", "right", "% (95 %)", "unread", "p"), rows)

    def _pictures(self, pages: str) -> dict[Path, str]:
        """The picture of each data set that pages show one of, and nothing for any other."""
        folder = self._root / "docs" / "pictures"
        found = dict.fromkeys(folder.glob("solved-*.svg"), "")
        sets: dict[str, list[BenchRun]] = {}
        for name, run in self._runs.items():
            first, _, rest = name.partition("/")
            sets.setdefault(first, []).append(replace(run, name=rest))
        for name, runs in sets.items():
            for number, same in enumerate(by_data(runs), 1):
                path = folder / f"solved-{name}{f'-{number}' if number > 1 else ''}.svg"
                if path.name in pages:
                    found[path] = solved_over_seconds(same, as_file=True)
        return found


def _whole(rate: Rate) -> str:
    return f"{100 * rate.low:.0f}–{100 * rate.high:.0f}"


def _currency(words: str) -> tuple[Currency, str]:
    """The currency that a mark begins with, and what follows. Raises ``RecordsError``."""
    key, _, names = words.strip().partition(" ")
    currency = next((one for one in CURRENCIES if one.key == key), None)
    if currency is None:
        raise RecordsError(f"there is no {key!r}, but {', '.join(one.key for one in CURRENCIES)}")
    return currency, names


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    cells = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    return "\n" + "".join(f"| {' | '.join(line)} |\n" for line in cells)


def _figures(run: BenchRun) -> tuple[str, ...]:
    """Solved, its share and interval; tokens read and written, and seconds, the mean of all tasks."""
    found = summary(run)
    missing = found["expected_tasks"] - len(run.results)
    of = f"{found['tasks']}" + (f", {missing} to come" if missing > 0 else "")
    low, high = found["interval"]
    read = sum(result.prompt_tokens for result in judged(run)) / max(1, found["tasks"])
    written = found["generated_tokens"] / max(1, found["tasks"])
    return (
        f"{found['solved']} of {of}",
        f"{100 * found['accuracy']:.1f}",
        f"{100 * low:.0f}–{100 * high:.0f}",
        f"{read:,.0f}",
        f"{written:,.0f}",
        f"{found['wall_s_mean'] or 0.0:,.1f}",
    )


def command(folder: Path, about: About) -> str:
    """The command of a run: the text beside its records, or else what its settings tell.

    Raises ``RecordsError`` where neither has it.
    """
    text = " ".join(_read(folder / _COMMAND).split())
    return text or told_command(about)


def told_command(about: About) -> str:
    """The command as its settings tell it; it has neither files nor what changes no result.

    Raises ``RecordsError`` for settings that no option of today says.
    """
    settings = dict(about.settings)
    model, method, limits = (dict(settings.pop(name, {})) for name in ("model", "method", "limits"))
    budget, shots = settings.pop("budget", {}), settings.pop("shots", ())
    presets, split, timeout = (settings.pop(name, None) for name in ("preset", "split", "timeout"))
    bounds = [f"{value:g}{_UNITS[name]}" for name, value in budget.items() if value is not None]
    if timeout is not None:
        limits = {name: value for name, value in limits.items() if name not in ("wall_s", "cpu_s")}
    method.pop("strategy", None)
    words = ["egcfg", "bench", about.dataset, "--data", f"{about.dataset}.jsonl"]
    words += ["--split", split] if split else []
    words += ["--model", model.pop("name", "auto")]
    words += ["--preset", presets] if presets else ["--strategy", about.strategy]
    words += ["--mbpp-shots", "mbpp.jsonl"] if shots and PAPER not in named_presets(presets or "") else []
    words += ["--budget", ",".join(bounds)] if bounds else []
    words += ["--set", f"timeout={timeout:g}"] if timeout is not None else []
    given = {f"model.{name}": value for name, value in model.items()}
    given |= {f"method.{name}": value for name, value in method.items()}
    given |= {f"limits.{name}": value for name, value in limits.items()} | settings
    usual = {path: option.default for path, option in options().items()} | _usual_method(presets or "")
    return " ".join([*words, *(word for name in given for word in _assignment(name, given[name], usual))])


def _usual_method(names: str) -> dict[str, Any]:
    """The method's settings where nobody changed them, as presets fix them."""
    if not names:
        return {}
    plan = preset(Plan(default_agents(1, "chat"), Method().decoding()), names)
    fixed = {f"method.{name}": value for name, value in asdict(plan.decoding).items()}
    return fixed | ({"method.agents": "paper"} if PAPER in named_presets(names) else {})


def _assignment(path: str, value: Any, usual: Mapping[str, Any]) -> list[str]:
    """The words that set an option to ``value``; none if it is as usual."""
    if path not in options():
        name = path.rpartition(".")[2]
        if value in ([], {}, None) or (name in _GONE and _GONE[name] == value):
            return []
        raise RecordsError(f"no option of today says {path}={value}; write the command into {_COMMAND!r}")
    value = tuple(value) if isinstance(value, list) else value
    if value == usual[path]:
        return []
    name = options()[path].name
    if value is None:
        raise RecordsError(f"no option sets {name} to nothing; write the command into {_COMMAND!r}")
    if isinstance(value, tuple):
        return ["--set", f"{name}={','.join(value)}"]
    told = ("no", "yes")[value] if isinstance(value, bool) else str(value).removesuffix(".0")
    return ["--set", f"{name}={told}"]


def _factored(commands: Sequence[str]) -> tuple[str, list[str]]:
    """What all commands begin with, and the rest of each, as code."""
    split = [command.split() for command in commands]
    places = takewhile(lambda words: len({*words}) == 1, zip(*split, strict=False))
    shared = [words[0] for words in places] if len(split) > 1 else []
    while shared and shared[-1].startswith("--"):
        shared.pop()
    shared = shared if len(shared) > len(("egcfg", "bench")) else []
    rests = [" ".join(words[len(shared) :]) for words in split]
    return " ".join(shared), [f"`{rest}`" if rest else "nothing more" for rest in rests]


if __name__ == "__main__":
    sys.exit(main())
