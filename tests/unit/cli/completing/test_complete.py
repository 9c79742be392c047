"""``egcfg complete`` with a scripted model and the real sandbox."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from egcfg_lsp.cli import main

DOUBLE = '''\
def double(x):
    """Twice x.

    >>> double(3)
    6
    """
    ...
'''
TRIPLE = '''

def triple(x):
    """Three times x.

    >>> triple(3)
    9
    """
    raise NotImplementedError
'''
RIGHT = {"    return 2 * x\n": 0.8, "    return x\n": 0.2}
WRONG = {"    return x + 1\n": 1.0}
UNTESTED = 'def send(items):\n    """Send the items to the warehouse."""\n    raise NotImplementedError\n'
NOTHING = {"    return (0, 0)\n": 1.0}


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "sums.py"
    path.write_bytes(DOUBLE.encode())
    return path


def complete(capfd, *arguments):
    """(exit code, stdout, stderr)"""
    code = main(["complete", *map(str, arguments), "--python", sys.executable])
    out, err = capfd.readouterr()
    assert "Traceback" not in err
    return code, out, err


def test_prints_the_function(capfd, file, model):
    model(double=RIGHT)
    code, out, err = complete(capfd, f"{file}::double")
    assert code == 0
    assert out == DOUBLE.replace("    ...\n", "    return 2 * x\n")
    assert file.read_text() == DOUBLE
    first, line = err.splitlines()
    assert first == f"Completing {file}::double."
    assert re.fullmatch(rf"✓ {re.escape(str(file))}::double  \S.*  \d+\.\d s", line)


def test_every_event_where_that_is_asked_for(capfd, file, model):
    model(double=RIGHT)
    code, _, err = complete(capfd, f"{file}::double", "--verbose")
    assert code == 0
    assert f"{file}::double  1 test\n" in err
    assert "1/1  return 2 * x" in err
    assert re.search(r"  likeliest program: \d+\.\d s, \d+ tokens written, \d+ read, \d programs? run\n", err)
    assert "forward passes" in err


def test_quiet(capfd, file, model):
    model(double=RIGHT)
    code, out, err = complete(capfd, file, "--quiet")
    assert (code, err) == (0, "")
    assert out.endswith("    return 2 * x\n")


def test_json(capfd, file, model):
    model(double=RIGHT)
    code, out, _ = complete(capfd, f"{file}:6", "--json")
    result = json.loads(out)
    assert code == 0
    assert result["target"] == f"{file}::double"
    assert result["code"] == "    return 2 * x\n"
    assert result["source"] == DOUBLE.replace("...", "return 2 * x")
    assert result["passed"] is True
    assert result["tests"] == [{"id": "doctest double:1", "outcome": "pass", "trusted": True}]
    assert result["strategy"] == "auto"
    assert set(result["agent"]) == {"num_candidates", "horizon", "temperature", "gamma", "template"}
    [rung] = result["workings"]["rungs"]
    assert (rung["name"], rung["passed"]) == ("likeliest program", True)
    assert (rung["written"], rung["read"]) == (
        result["usage"]["generated_tokens"],
        result["usage"]["prompt_tokens"],
    )
    usage = {
        "prompt_tokens",
        "generated_tokens",
        "cached_tokens",
        "forward_passes",
        "executions",
        "wall_s",
        "signals",
    }
    assert set(result["usage"]) == usage


def test_write(capfd, file, model):
    source = DOUBLE.replace("\n", "\r\n").encode("latin-1").replace(b"Twice", b"\xc4hm, twice")
    file.write_bytes(b"# coding: latin-1\r\n" + source)
    file.chmod(0o640)
    model(double=RIGHT)
    code, out, err = complete(capfd, file, "--write")
    assert (code, out) == (0, "")
    assert re.search(r"::double  .* s, written\n", err)
    assert file.read_bytes() == b"# coding: latin-1\r\n" + source.replace(b"    ...", b"    return 2 * x")
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(file.parent.iterdir()) == [file]


def test_write_keeps_what_fails_out(capfd, file, model):
    model(double=WRONG)
    code, out, err = complete(capfd, file, "--write")
    assert (code, out) == (1, "")
    assert re.search(r"::double  .*  not written; double\(3\): printed 4, expected 6\n", err)
    assert file.read_text() == DOUBLE


def test_write_leaves_what_has_no_tests(capfd, file, model):
    file.write_text(UNTESTED + "\n\n" + DOUBLE)
    model(double=RIGHT, send=NOTHING)
    code, out, err = complete(capfd, file, "--write", "--quiet")
    assert code == 1
    assert file.read_text() == UNTESTED + "\n\n" + DOUBLE.replace("...", "return 2 * x")
    assert out == UNTESTED.replace("raise NotImplementedError", "return (0, 0)")
    assert (
        f"{file}::send is not written: it has no tests; --set untested=shown writes it all the same." in err
    )


@pytest.mark.parametrize("target", ["{file}::double", "{file}:2:8"])
def test_a_whole_body_without_tests_is_never_overwritten(capfd, file, model, target):
    file.write_text("def double(x):\n    return x + x\n")
    model(double=NOTHING)
    code, _, err = complete(capfd, target.format(file=file), "--force", "--write", "--set", "untested=shown")
    assert code == 1
    assert file.read_text() == "def double(x):\n    return x + x\n"
    assert re.search(r"::double  .*  not written: it has a body and no tests; write a test first\n", err)


def test_a_line_is_added_to_a_body_without_tests_where_that_is_asked_for(capfd, file, model):
    file.write_text("def double(x):\n    y = x\n\n    return y\n")
    model(double={"    y = x\n    y += x\n": 1.0})
    code, _, _ = complete(capfd, f"{file}:3:1", "--write", "--set", "untested=shown")
    assert (code, file.read_text()) == (0, "def double(x):\n    y = x\n    y += x\n    return y\n")


@pytest.mark.parametrize("options", [[], ["--json"], ["--diff"]])
def test_what_cannot_be_written_is_printed(capfd, file, model, monkeypatch, options):
    def full(target, before, after):
        raise OSError(28, "No space left on device")

    file.write_text(DOUBLE + TRIPLE)
    model(double=RIGHT, triple={"    return 3 * x\n": 1.0})
    monkeypatch.setattr("egcfg_lsp.files.source_file.exchange", full)
    code, out, err = complete(capfd, file, "--write", *options)
    assert code == 2
    assert err.count("sums.py cannot be written: No space left on device.") == 2
    assert "return 2 * x" in out
    assert "return 3 * x" in out
    assert file.read_text() == DOUBLE + TRIPLE


def test_what_stops_one_function_leaves_the_others(capfd, file, model, tmp_path):
    needy = tmp_path / "needy.py"
    needy.write_text("import no_such_package\n\n\n" + DOUBLE.replace("double", "needy"))
    model(double=RIGHT, needy=RIGHT)
    code, out, err = complete(capfd, needy, file, "--write", "--json")
    assert code == 2
    assert "The code around needy cannot be run: ModuleNotFoundError" in err
    assert json.loads(out)["target"] == f"{file}::double"
    assert file.read_text() == DOUBLE.replace("...", "return 2 * x")


def test_functions_of_one_name_keep_apart(capfd, file, model):
    source = (
        DOUBLE + "\n\nclass Box:\n"
        "    @property\n    def value(self):\n        ...\n\n"
        "    @value.setter\n    def value(self, value):\n        ...\n\n\n"
        "def test_box():\n    box = Box()\n    box.value = 3\n    assert box.value == 3\n"
    )
    file.write_text(source)
    model(double=RIGHT, value={"    return self._value\n": 1.0})
    code, out, _ = complete(capfd, file, "--json")
    assert code == 1
    sources = [json.loads(line)["source"] for line in out.splitlines()]
    assert [source.partition("\n")[0] for source in sources[1:]] == ["@property", "@value.setter"]


def test_a_cursor_moves_with_its_line(capfd, file, model):
    file.write_text(
        DOUBLE.replace("...", "...\n") + TRIPLE.replace("raise NotImplementedError", "y = x\n    ")
    )
    model(double={"    y = x\n    return y + y\n": 1.0}, triple={"    y = x\n    return 2 * y + x\n": 1.0})
    code, out, _ = complete(capfd, f"{file}::double", f"{file}:18:5", "--write")
    assert (code, out) == (0, "")
    assert file.read_text().endswith('    """\n    y = x\n    return 2 * y + x\n')


def test_the_best_attempt_is_printed_if_a_test_passes(capfd, file, model):
    source = DOUBLE.replace("    6\n", "    6\n    >>> double(1)\n    2\n")
    file.write_text(source)
    model(double=WRONG)
    code, out, err = complete(capfd, file)
    assert (code, out) == (1, source.replace("...", "return x + 1"))
    assert "1/2 tests pass" in err
    assert "double(3): printed 4, expected 6" in err


@pytest.mark.parametrize("options", [[], ["--diff"]])
def test_where_no_test_passes_nothing_is_printed_but_what_failed(capfd, file, model, options):
    file.write_text(DOUBLE.replace("    6\n", "    6\n    >>> double(5)\n    10\n") + TRIPLE)
    model(double=WRONG, triple=WRONG)
    code, out, err = complete(capfd, file, *options)
    assert (code, out) == (1, "")
    assert re.search(
        r"::double  0/2 .*, nothing is printed  double\(3\): printed 4, expected 6; and 1 more\n", err
    )


def test_a_test_that_takes_too_long_names_the_option(capfd, file, model):
    file.write_text(DOUBLE.replace(">>> double", ">>> import time; time.sleep(3600); double"))
    model(double=RIGHT)
    code, _, err = complete(capfd, file, "--strategy", "direct", "--set", "timeout=0.5")
    assert code == 1
    assert "double(3) prints 6: not done after 0.5 s; --set timeout=S gives it longer\n" in err


@pytest.mark.parametrize("source", [DOUBLE, "def double(x): ...\n"])
def test_nothing_found_prints_no_half_function(capfd, file, model, source):
    file.write_text(source)
    model()
    code, out, err = complete(capfd, file)
    assert (code, out) == (1, "")
    assert re.search(r"✗ .*::double  nothing was found  \d+\.\d s, nothing is printed\n", err)


def test_a_finished_function(capfd, file, model):
    file.write_text(DOUBLE.replace("...", "return x + x"))
    opened = model(double=RIGHT)
    code, out, err = complete(capfd, f"{file}::double")
    assert (code, out, opened) == (2, "", [])
    assert "complete already" in err
    assert "--force" in err
    code, out, _ = complete(capfd, f"{file}::double", "--force")
    assert code == 0
    assert out == DOUBLE.replace("...", "return 2 * x")


def test_no_tests(capfd, file, model):
    file.write_text("def double(x):\n    ...\n")
    model(double=RIGHT)
    code, out, err = complete(capfd, file, "--json")
    result = json.loads(out)
    assert code == 0
    assert (result["passed"], result["tests"]) == (False, [])
    assert re.search(r"^\? .*::double  .*no tests", err, re.MULTILINE)


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("{folder}/missing.py", "missing.py"),
        ("{folder}", "directory"),
        ("{folder}/notes.txt", "not a Python file"),
        ("{file}::dooble", "Did you mean double?"),
        ("{file}:99", "no line 99"),
        ("{folder}/done.py", "no unfinished function"),
        ("{folder}/binary.py", "null bytes"),
    ],
)
def test_targets_that_are_none(capfd, file, tmp_path, model, target, sentence):
    (tmp_path / "notes.txt").write_text("Dear diary,\n")
    (tmp_path / "done.py").write_text("def f():\n    return 1\n")
    (tmp_path / "binary.py").write_bytes(b"\0\1\2")
    opened = model(double=RIGHT)
    code, out, err = complete(capfd, target.format(folder=tmp_path, file=file))
    assert (code, out, opened) == (2, "", [])
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--set", "temperature=-1"], "temperature should be between"),
        (["--set", "gamma=nan"], "gamma should be between"),
        (["--set", "agents=0"], "agents should be between 1 and 12"),
        (["--set", "template=nonsense"], "nonsense"),
        (["--time", "0"], "--time should be"),
        (["--set", "threads=-5"], "threads should be between 0"),
        (["--set", "agreement=-1"], ": agreement should be between 0"),
        (["--strategy", "direct", "--set", "roles=nowhere"], "no folder nowhere"),
        (["--tests", "/no/such/folder"], "no /no/such/folder"),
        (["--python", "/no/python"], "no Python interpreter"),
        (["--json", "--diff"], "choose one"),
        (["--explain", "page.py"], "should end in .html"),
        (["--explain", "nowhere/out.html"], "there is no folder nowhere"),
    ],
)
def test_options_that_make_no_sense(capfd, file, model, arguments, sentence):
    model(double=RIGHT)
    code = main(["complete", str(file), *arguments])
    out, err = capfd.readouterr()
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_tests_that_fail_to_import_are_left_out(capfd, file, model, tmp_path):
    (tmp_path / "test_sums.py").write_text(
        "import no_such_package\nfrom sums import double\n\n\n"
        "def test_double():\n    assert double(no_such_package.three) == 6\n"
    )
    model(double=RIGHT)
    code, out, err = complete(capfd, file, "--json")
    assert code == 0
    assert [test["id"] for test in json.loads(out)["tests"]] == ["doctest double:1"]
    assert "test_double is left out: " in err
    assert "no_such_package" in err


def test_deadline(capfd, file, model):
    model(double={"    return x\n" * 2000: 1.0})
    code, _, err = complete(
        capfd,
        file,
        "--time",
        0.5,
        "--strategy",
        "eg-cfg",
        "--set",
        "harvest=no",
        "--set",
        "max-new-tokens=100000",
    )
    assert code == 1
    assert ", time is up" in err
    assert "interrupted" not in err


def test_a_broken_pipe_is_no_error(file, model, monkeypatch, capfd):
    model(double=RIGHT)
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w") as gone:
        monkeypatch.setattr(sys, "stdout", gone)
        code = main(["complete", str(file), "--quiet", "--python", sys.executable])
    assert code == 0
    assert capfd.readouterr().err == ""


def test_progress_that_nobody_reads_stops_nothing(file, model, monkeypatch, capfd):
    model(double=RIGHT)
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", buffering=1) as gone:
        monkeypatch.setattr(sys, "stderr", gone)
        code = main(["complete", str(file), "--write", "--python", sys.executable])
    assert code == 0
    assert capfd.readouterr().out == ""
    assert file.read_text() == DOUBLE.replace("...", "return 2 * x")


@pytest.mark.parametrize("options", [[], ["--json"], ["--diff"]])
def test_a_full_disk_behind_stdout_is_one_sentence(file, model, monkeypatch, capfd, options):
    model(double=RIGHT)
    with open("/dev/full", "w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        code = main(["complete", str(file), "--quiet", *options, "--python", sys.executable])
    assert code == 2
    assert capfd.readouterr().err == "egcfg: The result cannot be printed: No space left on device.\n"


@pytest.mark.parametrize("options", [[], ["--json"], ["--diff"]])
def test_a_closed_stdout_is_one_sentence(file, model, monkeypatch, capfd, options):
    model(double=RIGHT)
    monkeypatch.setattr(sys, "stdout", None)
    code = main(["complete", str(file), "--quiet", *options, "--python", sys.executable])
    assert code == 2
    assert capfd.readouterr().err.startswith("egcfg: There is no stdout")


def test_a_stdout_without_umlauts(file, model, monkeypatch, tmp_path):
    file.write_text(DOUBLE.replace("Twice x", "Twice \xe4"), encoding="utf-8")
    model(double=RIGHT)
    with open(tmp_path / "out", "w", encoding="ascii") as narrow:
        monkeypatch.setattr(sys, "stdout", narrow)
        assert main(["complete", str(file), "--quiet", "--python", sys.executable]) == 0
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


@pytest.mark.parametrize("named", ["checks/test_far.py", "checks"])
def test_tests_that_pytest_does_not_collect(capfd, file, model, tmp_path, named):
    (tmp_path / "pytest.ini").write_text("[pytest]\nnorecursedirs = checks\n")
    (tmp_path / "checks").mkdir()
    (tmp_path / "checks" / "test_far.py").write_text(
        "from sums import double\n\n\ndef test_far():\n    assert double(5) == 10\n"
    )
    model(double=RIGHT)
    _, out, _ = complete(capfd, file, "--json")
    assert len(json.loads(out)["tests"]) == 1
    code, out, _ = complete(capfd, file, "--json", "--tests", tmp_path / named)
    assert code == 0
    assert len(json.loads(out)["tests"]) == 2


def test_a_page_explains_how_it_came_about(capfd, file, model, tmp_path):
    file.write_text(DOUBLE + TRIPLE)
    model(double=RIGHT, triple={"    return x * 3  # <&>\n": 1.0})
    page = tmp_path / "out.html"
    code, _, _ = complete(capfd, file, "--explain", page)
    assert code == 0
    text = page.read_text("utf-8")
    assert text.index("<h1>double: ") < text.index("<h1>triple: ")
    assert "return x * 3  # &lt;&amp;&gt;" in text
    assert text.count('class="search won"') == 2
    assert text.count("The first program that the model wrote passes.") == 2


def test_a_finished_file_among_others_is_left_out(capfd, file, tmp_path, model):
    done = tmp_path / "done.py"
    done.write_text("def done():\n    return 1\n")
    model(double=RIGHT)
    code, out, err = complete(capfd, done, file, "--json")
    assert code == 0
    assert json.loads(out)["target"] == f"{file}::double"
    assert "done.py has no unfinished function" in err
    assert complete(capfd, done, done)[0] == 2


def test_a_page_that_cannot_be_written_is_named(capfd, file, model, tmp_path):
    model(double=RIGHT)
    page = tmp_path / "out.html"
    page.mkdir()
    code, out, err = complete(capfd, file, "--explain", page)
    assert (code, out != "") == (0, True)
    assert f"{page} cannot be written" in err


FIRST_LINE = """
import sys
from egcfg_lsp.cli import complete, main

def note(text):
    large = {"asyncio", "numpy", "rich", "torch", "transformers", "egcfg_lsp.cli.complete_job"}
    print(text.partition(" ")[0], sorted(large & set(sys.modules)))
    raise SystemExit(0)

complete.note = note
main(["complete", sys.argv[1]])
"""


def test_the_first_line_comes_before_anything_large_is_imported(file):
    done = subprocess.run(
        [sys.executable, "-c", FIRST_LINE, str(file)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "Completing []\n"
