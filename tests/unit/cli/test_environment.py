"""Environment variables that a person names, through ``main`` in the real sandbox."""

import dataclasses
import json
import sys

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources.interpreter import variables as named
from egcfg_lsp.settings import Settings
from egcfg_lsp.settings import parse as parse_settings
from sandbox import SandboxPool

PROGRAM = "import os\n\ndef f(name):\n    return os.environ.get(name)\n"
SECRET = "postgres-of-mine"


@pytest.fixture
def run(tmp_path, capsys, monkeypatch):
    """``run(tests, *options)`` is the exit code, the outcomes of the tests and stderr."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "prog.py").write_text(PROGRAM)

    def made(tests, *options):
        asked = [part for test in tests for part in ("--test", test)]
        code = main(["run", "prog.py", *asked, *options, "--json", "--python", sys.executable])
        out, err = capsys.readouterr()
        return code, [test["outcome"] for test in json.loads(out)["tests"]] if out else [], err

    return made


def test_a_program_gets_the_named_variables_and_no_others(run, tmp_path, monkeypatch):
    monkeypatch.setenv("EGCFG_TEST_NAMED", "from here")
    monkeypatch.setenv("EGCFG_TEST_OTHER", "not named")
    (tmp_path / ".env").write_text(
        "# mine\nexport EGCFG_A='x # y'\nEGCFG_B = z # why\nPYTHONPATH=src\n\nEGCFG_C=\n"
    )
    given = ["f('EGCFG_TEST_NAMED') == 'from here'", "f('EGCFG_TEST_GIVEN') == 'a=b, c'"]
    others = ["f('EGCFG_TEST_OTHER') is None", "f('EGCFG_A') is None"]
    options = ["--env", "EGCFG_TEST_NAMED", "--env", "EGCFG_TEST_GIVEN=a=b, c"]
    assert run([*given, *others], *options)[:2] == (0, ["pass"] * 4)
    assert run([*given, *others])[:2] == (1, ["fail", "fail", "pass", "pass"])
    tests = ["f('EGCFG_A') == 'x # y'", "f('EGCFG_B') == 'z'", "f('EGCFG_C') == ''", "not f('PYTHONPATH')"]
    assert run(tests, "--env", ".env")[:2] == (0, ["pass"] * 4)


@pytest.mark.parametrize(
    "name", ["LD_PRELOAD", "LD_LIBRARY_PATH", "PYTHONPATH", "PATH", "HOME", "TMPDIR", "GCONV_PATH"]
)
def test_what_the_sandbox_sets_is_refused_and_its_value_not_shown(run, name):
    code, outcomes, said = run(["True"], "--env", f"{name}={SECRET}")
    assert (code, outcomes) == (2, [])
    assert name in said
    assert SECRET not in said
    with pytest.raises(ValueError, match=name) as refused:
        SandboxPool(environment={name: SECRET})
    assert SECRET not in str(refused.value)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("EGCFG_NOT_SET", r"EGCFG_NOT_SET is not set here.*EGCFG_NOT_SET=VALUE.*--env"),
        ("no.env", r"'no\.env' names neither"),
        ("bad.env", r"Line 2 of .*bad\.env is not NAME=VALUE"),
        (f"1A={SECRET}", r"\w"),
    ],
)
def test_what_is_not_set_or_not_there_is_named_with_the_mend(tmp_path, given, said):
    (tmp_path / "bad.env").write_text(f"A=1\n{SECRET}\n")
    with pytest.raises(UsageError, match=said) as wrong:
        named([given], tmp_path, {})
    assert SECRET not in str(wrong.value)


def test_what_is_named_later_counts(tmp_path):
    (tmp_path / ".env").write_text("A=file\nB=file\n")
    assert named([".env", "A=given"], tmp_path, {}) == {"A": "given", "B": "file"}
    assert named(["A=given", ".env"], tmp_path, {})["A"] == "file"


def test_values_are_not_shown():
    pool = SandboxPool(environment={"A": SECRET})
    settings = dataclasses.replace(Settings(), environment=(f"A={SECRET}",))
    _, complaints = parse_settings({"environment": SECRET}, settings)
    assert complaints == ["egcfg.environment should be a list of texts; it stays as it was."]
    assert SECRET not in repr([vars(pool), settings, complaints])
