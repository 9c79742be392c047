"""``egcfg complete`` with a scripted model and the real sandbox."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose
from tests.unit.cli.completing.conftest import DOUBLE

TRIPLE = DOUBLE.replace("double", "triple").replace("6", "9").replace("...", "raise NotImplementedError")
BARE = "def double(x):\n    ...\n"
WHOLE = "def double(x):\n    return x + x\n"
PAIR = DOUBLE.replace("    6\n", "    6\n    >>> double(1)\n    2\n")
UNTESTED = 'def send(items):\n    """Send the items."""\n    raise NotImplementedError\n'
RIGHT = {"    return 2 * x\n": 0.8, "    return x\n": 0.2}
WRONG = {"    return x + 1\n": 1.0}
LONG = {"    return x\n" * 2000: 1.0}


def filled(source, body="return 2 * x"):
    return source.replace("...", body)


@pytest.mark.parametrize(
    ("source", "bodies", "options", "code", "printed", "told"),
    [
        (DOUBLE, RIGHT, "", 0, filled(DOUBLE), r"Completing \S+::double\.\n✓ \S+::double  \S.*  \d+\.\d s\n"),
        (DOUBLE, RIGHT, "--quiet", 0, filled(DOUBLE), "$"),
        (DOUBLE, RIGHT, "--verbose", 0, filled(DOUBLE), r"likeliest program: \d+\.\d s, \d+ tokens written"),
        (
            PAIR,
            WRONG,
            "",
            1,
            filled(PAIR, "return x + 1"),
            r"1/2 tests pass(.|\n)*\(3\): printed 4, expected 6",
        ),
        (DOUBLE, WRONG, "", 1, "", r"0/1 .*, nothing is printed  double\(3\): printed 4, expected 6\n"),
        (DOUBLE, WRONG, "--diff", 1, "", r"0/1 .*, nothing is printed"),
        (DOUBLE, {}, "", 1, "", r"✗ .*::double  nothing was found  \d+\.\d s, nothing is printed\n"),
        (BARE, {}, "", 1, "", "nothing was found"),
        (BARE, RIGHT, "", 0, filled(BARE), r"\n\? .*::double  .*no tests"),
        (
            DOUBLE.replace(">>> double", ">>> import time; time.sleep(3600); double"),
            RIGHT,
            "--strategy direct --set timeout=0.5",
            1,
            "",
            r"double\(3\) prints 6: not done after 0\.5 s; --set timeout=S gives it longer\n",
        ),
        (DOUBLE, LONG, "--time 0.5 --strategy eg-cfg --set max-new-tokens=100000", 1, "", ", time is up"),
    ],
    ids="right quiet verbose best none diff nothing half untested slow deadline".split(),
)
def test_what_is_printed_and_told(complete, file, model, source, bodies, options, code, printed, told):
    file.write_text(source)
    model(double=bodies)
    found, out, err = complete(f"{file}::double", *options.split())
    assert (found, out) == (code, printed)
    assert re.search(told, err)
    assert "interrupted" not in err
    assert file.read_text() == source


def test_json(complete, file, model):
    model(double=RIGHT)
    code, out, _ = complete(f"{file}:6", "--json")
    result = json.loads(out)
    wanted = {
        "target": f"{file}::double",
        "code": "    return 2 * x\n",
        "source": filled(DOUBLE),
        "passed": True,
        "tests": [{"id": "doctest double:1", "outcome": "pass", "trusted": True}],
        "strategy": "auto",
    }
    assert (code, {name: result[name] for name in wanted}) == (0, wanted)
    assert set(result["agent"]) == {"num_candidates", "horizon", "temperature", "gamma", "template"}
    [rung], usage = result["workings"]["rungs"], result["usage"]
    assert (rung["name"], rung["passed"]) == ("likeliest program", True)
    assert (rung["written"], rung["read"]) == (usage["generated_tokens"], usage["prompt_tokens"])
    assert set(usage) >= {"cached_tokens", "forward_passes", "executions", "wall_s", "signals"}


def test_write_keeps_encoding_line_ends_and_mode(complete, file, model):
    source = DOUBLE.replace("\n", "\r\n").encode("latin-1").replace(b"Twice", b"\xc4hm, twice")
    file.write_bytes(b"# coding: latin-1\r\n" + source)
    file.chmod(0o640)
    model(double=RIGHT)
    code, out, err = complete(file, "--write")
    assert (code, out) == (0, "")
    assert re.search(r"::double  .* s, written\n", err)
    assert file.read_bytes() == b"# coding: latin-1\r\n" + source.replace(b"    ...", b"    return 2 * x")
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(file.parent.iterdir()) == [file]


MIXED = UNTESTED + "\n\n" + DOUBLE
LINE = "def double(x):\n    y = x\n\n    return y\n"


@pytest.mark.parametrize(
    ("source", "arguments", "code", "written", "told"),
    [
        (DOUBLE, "", 1, DOUBLE, r"not written; double\(3\): printed 3, expected 6\n"),
        (MIXED, "", 1, MIXED, r"::send .* not written: it has no tests; --set untested=shown writes it"),
        (WHOLE, "::double --force --set untested=shown", 1, WHOLE, "not written: it has a body and no tests"),
        (WHOLE, ":2:8 --force --set untested=shown", 1, WHOLE, "not written: it has a body and no tests"),
        (LINE, ":3:1 --set untested=shown", 0, LINE.replace("\n\n", "\n    y += x\n"), "written"),
    ],
    ids="wrong untested whole inside line".split(),
)
def test_what_is_written(complete, file, model, source, arguments, code, written, told):
    file.write_text(source)
    model(double={"    y = x\n    y += x\n" if source == LINE else "    return x\n": 1.0}, send=WRONG)
    found, _, err = complete(*f"{file}{arguments} --write".split())
    assert (found, file.read_text()) == (code, written)
    assert re.search(told, err)


def test_of_two_functions_the_tested_one_is_written_and_the_other_printed(complete, file, model):
    file.write_text(MIXED)
    model(double=RIGHT, send={"    return 0\n": 1.0})
    code, out, err = complete(file, "--write", "--quiet")
    assert (code, out) == (1, UNTESTED.replace("raise NotImplementedError", "return 0"))
    assert file.read_text() == filled(MIXED)
    assert f"{file}::send is not written: it has no tests" in err


def test_a_cursor_moves_with_its_line(complete, file, model):
    file.write_text(
        DOUBLE.replace("...", "...\n") + TRIPLE.replace("raise NotImplementedError", "y = x\n    ")
    )
    model(double={"    y = x\n    return y + y\n": 1.0}, triple={"    y = x\n    return 2 * y + x\n": 1.0})
    code, out, _ = complete(f"{file}::double", f"{file}:16:5", "--write")
    assert (code, out) == (0, "")
    assert file.read_text().endswith('    """\n    y = x\n    return 2 * y + x\n')


@pytest.mark.parametrize(
    "test",
    [
        "import socket\n\n\ndef test_some(tmp_path):\n    double(socket.create_server(('', 0)))\n",
        "import no_such_package\n\n\ndef test_some():\n    assert double(no_such_package.three) == 6\n",
        "import pytest\n\n\n@pytest.mark.skip\ndef test_some():\n    assert double(3) == 6\n",
        "def test_some(no_such_fixture):\n    assert double(3) == 6\n",
    ],
    ids=["network", "import", "skipped", "fixture"],
)
def test_where_no_test_can_be_run_nothing_is_verified(complete, file, model, tmp_path, test):
    """It is not said that there are none, and the exit code is that of a failure."""
    file.write_text(BARE)
    (tmp_path / "test_sums.py").write_text(f"from sums import double\n{test}")
    model(double=RIGHT)
    code, _, err = complete(file, "--write", "--set", "timeout=20")
    assert (code, file.read_text()) == (1, BARE)
    assert "test_some is left out: " in err
    assert "untested: no tests that can be run" in err
    assert "not written: none of its tests can be run; --set untested=shown writes it all the same" in err
    code, _, _ = complete(file, "--write", "--set", "timeout=20", "--set", "untested=shown")
    assert (code, file.read_text()) == (1, filled(BARE))


def test_a_test_that_cannot_be_run_is_left_out_and_the_others_count(complete, file, model, tmp_path):
    (tmp_path / "test_sums.py").write_text(
        "import no_such_package\nfrom sums import double\n\n\ndef test_some():\n    assert double(2) == 4\n"
    )
    model(double=RIGHT)
    code, out, err = complete(file, "--json")
    assert (code, [test["id"] for test in json.loads(out)["tests"]]) == (0, ["doctest double:1"])
    assert re.search("test_some is left out: .*no_such_package", err)


@pytest.mark.parametrize("options", [[], ["--json"], ["--diff"]])
def test_what_cannot_be_written_is_printed(complete, file, model, monkeypatch, options):
    def full(target, before, after):
        raise OSError(28, "No space left on device")

    file.write_text(DOUBLE + "\n\n" + TRIPLE)
    model(double=RIGHT, triple={"    return 3 * x\n": 1.0})
    monkeypatch.setattr("egcfg_lsp.files.source_file.exchange", full)
    code, out, err = complete(file, "--write", *options)
    assert code == 2
    assert err.count("sums.py cannot be written: No space left on device.") == 2
    assert "return 2 * x" in out
    assert "return 3 * x" in out
    assert file.read_text() == DOUBLE + "\n\n" + TRIPLE


def test_what_stops_one_file_leaves_the_others(complete, file, model, tmp_path):
    needy, done = tmp_path / "needy.py", tmp_path / "done.py"
    needy.write_text("import no_such_package\n\n\n" + DOUBLE.replace("double", "needy"))
    done.write_text(WHOLE)
    model(double=RIGHT, needy=RIGHT)
    code, out, err = complete(needy, done, file, "--write", "--json")
    assert (code, json.loads(out)["target"]) == (2, f"{file}::double")
    assert "The code around needy cannot be run: ModuleNotFoundError" in err
    assert "done.py has no unfinished function" in err
    assert file.read_text() == filled(DOUBLE)
    assert complete(done, file)[0] == complete(done, done)[0] == 2


def test_functions_of_one_name_keep_apart(complete, file, model):
    file.write_text(
        "class Box:\n"
        "    @property\n    def value(self):\n        ...\n\n"
        "    @value.setter\n    def value(self, value):\n        ...\n\n\n"
        "def test_box():\n    box = Box()\n    box.value = 3\n    assert box.value == 3\n"
    )
    model(value={"    return self._value\n": 1.0})
    code, out, _ = complete(file, "--json")
    heads = [json.loads(line)["source"].partition("\n")[0] for line in out.splitlines()]
    assert (code, heads) == (1, ["@property", "@value.setter"])


def test_a_finished_function_is_written_anew_where_that_is_asked_for(complete, file, model):
    file.write_text(filled(DOUBLE, "return x + x"))
    opened = model(double=RIGHT)
    code, out, err = complete(f"{file}::double")
    assert (code, out, opened) == (2, "", [])
    assert re.search("complete already.*--force", err)
    assert complete(f"{file}::double", "--force")[:2] == (0, filled(DOUBLE))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("missing.py", "missing.py"),
        (".", "directory"),
        ("notes.txt", "not a Python file"),
        ("sums.py::dooble", "Did you mean double?"),
        ("sums.py:99", "no line 99"),
        ("done.py", "no unfinished function"),
        ("binary.py", "null bytes"),
        ("sums.py --set temperature=-1", "temperature should be between"),
        ("sums.py --set gamma=nan", "gamma should be between"),
        ("sums.py --set agents=0", "agents should be between 1 and 12"),
        ("sums.py --set template=nonsense", "nonsense"),
        ("sums.py --time 0", "--time should be"),
        ("sums.py --time 5 --budget 5s", "--time and --budget both give seconds"),
        ("sums.py --strategy direct --set roles=nowhere", "no folder nowhere"),
        ("sums.py --tests /no/such/folder", "no /no/such/folder"),
        ("sums.py --python /no/python", "no Python interpreter"),
        ("sums.py --json --diff", "choose one"),
        ("sums.py --explain page.py", "should end in .html"),
        ("sums.py --explain nowhere/out.html", "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_is_one_sentence(capfd, file, tmp_path, monkeypatch, model, arguments, sentence):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("Dear diary,\n")
    (tmp_path / "done.py").write_text(WHOLE)
    (tmp_path / "binary.py").write_bytes(b"\0\1\2")
    model(double=RIGHT)
    code = main(["complete", *arguments.split()])
    out, err = capfd.readouterr()
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("egcfg: ") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize("options", [[], ["--json"], ["--diff"]])
@pytest.mark.parametrize(
    ("is_open", "said"),
    [(True, "The result cannot be printed: No space left on device.\n"), (False, "There is no stdout")],
    ids=["full", "closed"],
)
def test_a_stdout_that_takes_nothing_is_told(complete, file, model, monkeypatch, options, is_open, said):
    model(double=RIGHT)
    with open("/dev/full", "w") as full, monkeypatch.context() as here:
        here.setattr(sys, "stdout", full if is_open else None)
        code, _, err = complete(file, "--quiet", *options)
    assert code == 2
    assert err.startswith(f"egcfg: {said}")


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_pipe_that_nobody_reads_stops_nothing(complete, file, model, monkeypatch, stream):
    model(double=RIGHT)
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", buffering=1) as gone:
        monkeypatch.setattr(sys, stream, gone)
        assert complete(file, *(["--quiet"] if stream == "stdout" else ["--write"])) == (0, "", "")
    assert file.read_text() == (DOUBLE if stream == "stdout" else filled(DOUBLE))


def test_a_stdout_without_umlauts(complete, file, model, monkeypatch, tmp_path):
    file.write_text(DOUBLE.replace("Twice x", "Twice \xe4"), encoding="utf-8")
    model(double=RIGHT)
    with open(tmp_path / "out", "w", encoding="ascii") as narrow:
        monkeypatch.setattr(sys, "stdout", narrow)
        assert complete(file, "--quiet")[0] == 0
    assert "Twice \\xe4." in (tmp_path / "out").read_text()


@pytest.mark.parametrize(
    ("named", "source"),
    [
        ("{folder}/sums.py", DOUBLE),
        ("my sums.py", DOUBLE),
        ("sums.py", DOUBLE + "\x0c\nX = 1\n"),
        ("sums.py", DOUBLE.rstrip("\n")),
        ("sums.py", DOUBLE.replace("\n", "\r\n")),
        ("sums.py", DOUBLE.replace("\n", "\r")),
        ("sums.py", "\ufeff" + DOUBLE),
        ("sums.py", "# coding: latin-1\n" + DOUBLE + "# \xe4\n"),
        ("sums.py", 'SEPARATOR = "\u2028"\n' + DOUBLE),
    ],
)
def test_a_patch_can_be_applied(capfdbinary, tmp_path, monkeypatch, model, named, source):
    model(double=RIGHT)
    monkeypatch.chdir(tmp_path)
    path = Path(named.format(folder=tmp_path))
    raw = source.encode("latin-1" if "latin-1" in source else "utf-8")
    path.write_bytes(raw)
    assert main(["complete", str(path), "--diff", "--quiet", "--python", sys.executable]) == 0
    found = capfdbinary.readouterr().out
    subprocess.run(["git", "apply", "--whitespace=nowarn", "-"], input=found, check=True)
    assert path.read_bytes() == raw.replace(b"...", b"return 2 * x")


@pytest.mark.parametrize(("named", "folder"), [("../sums.py", "/"), ("here/../sums.py", ".")])
def test_a_patch_names_its_file_without_dots(capfdbinary, tmp_path, monkeypatch, model, named, folder):
    model(double=RIGHT)
    (tmp_path / "here").mkdir()
    (tmp_path / "sums.py").write_text(DOUBLE)
    monkeypatch.chdir(tmp_path / "here" if folder == "/" else tmp_path)
    assert main(["complete", named, "--diff", "--quiet", "--python", sys.executable]) == 0
    found = capfdbinary.readouterr().out
    subprocess.run(["git", "apply", "-"], input=found, check=True, cwd=folder)
    assert (tmp_path / "sums.py").read_text() == filled(DOUBLE)


def test_a_file_name_adds_no_file_to_a_patch(complete, file, model):
    """A file of a folder from elsewhere cannot have a patch change another one."""
    model(double=RIGHT)
    hostile = file.with_name("a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n.py")
    file.rename(hostile)
    code, out, err = complete(hostile, "--diff")
    assert (code, out) == (2, "")
    assert "has line ends in its name" in err


@pytest.mark.parametrize("named", ["checks/test_far.py", "checks"])
def test_tests_that_pytest_does_not_collect_are_run_where_they_are_named(
    complete, file, model, tmp_path, named
):
    (tmp_path / "pytest.ini").write_text("[pytest]\nnorecursedirs = checks\n")
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_far.py").write_text(
        "from sums import double\n\n\ndef test_far():\n    assert double(5) == 10\n"
    )
    model(double=RIGHT)
    for options, count in (([], 1), (["--tests", tmp_path / named], 2)):
        code, out, _ = complete(file, "--json", *options)
        assert (code, len(json.loads(out)["tests"])) == (0, count)


def test_a_page_explains_how_it_came_about(complete, file, model, tmp_path):
    file.write_text(DOUBLE + "\n\n" + TRIPLE)
    model(double=RIGHT, triple={"    return x * 3  # <&>\n": 1.0})
    page = tmp_path / "out.html"
    assert complete(file, "--explain", page)[0] == 0
    text = page.read_text("utf-8")
    assert text.index("<h1>double: ") < text.index("<h1>triple: ")
    assert "return x * 3  # &lt;&amp;&gt;" in text
    assert text.count('class="search won"') == 2
    page.unlink()
    page.mkdir()
    code, out, err = complete(file, "--explain", page)
    assert (code, out != "") == (0, True)
    assert f"{page} cannot be written" in err


@pytest.mark.parametrize("count", [1, 5])
def test_as_many_programs_run_at_once_as_are_set(complete, file, model, monkeypatch, count):
    model(double=RIGHT)
    asked = []
    opened = compose.open_sandbox

    def open_sandbox(python, project, parallel=2, **options):
        asked.append(parallel)
        return opened(python, project, parallel, **options)

    monkeypatch.setattr(compose, "open_sandbox", open_sandbox)
    assert complete(f"{file}::double", "--set", f"parallel={count}")[0] == 0
    assert asked == [count]
