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


def run(tmp_path, capsys, tests, *options):
    program = tmp_path / "prog.py"
    program.write_text(PROGRAM)
    asked = [part for test in tests for part in ("--test", test)]
    code = main(["run", str(program), *asked, *options, "--json", "--python", sys.executable])
    captured = capsys.readouterr()
    return code, json.loads(captured.out) if captured.out else None, captured.err


def test_a_program_gets_the_named_variables_and_no_others(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("EGCFG_TEST_NAMED", "from here")
    monkeypatch.setenv("EGCFG_TEST_OTHER", "not named")
    (tmp_path / ".env").write_text("EGCFG_TEST_DOTENV=never read\n")
    monkeypatch.chdir(tmp_path)
    tests = [
        "f('EGCFG_TEST_NAMED') == 'from here'",
        "f('EGCFG_TEST_GIVEN') == 'a=b, c'",
        "f('EGCFG_TEST_OTHER') is None",
        "f('EGCFG_TEST_DOTENV') is None",
    ]
    options = ["--env", "EGCFG_TEST_NAMED", "--env", "EGCFG_TEST_GIVEN=a=b, c"]
    code, result, _ = run(tmp_path, capsys, tests, *options)
    assert [test["outcome"] for test in result["tests"]] == ["pass"] * 4
    assert code == 0
    code, result, _ = run(tmp_path, capsys, tests)
    assert [test["outcome"] for test in result["tests"]] == ["fail", "fail", "pass", "pass"]


def test_a_file_is_read_when_it_is_named(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(
        "# mine\nexport EGCFG_A='x # y'\nEGCFG_B = z # why\nPYTHONPATH=src\n\nEGCFG_C=\n"
    )
    tests = ["f('EGCFG_A') == 'x # y'", "f('EGCFG_B') == 'z'", "f('EGCFG_C') == ''", "not f('PYTHONPATH')"]
    code, result, _ = run(tmp_path, capsys, tests, "--env", ".env")
    assert [test["outcome"] for test in result["tests"]] == ["pass"] * 4
    assert code == 0


@pytest.mark.parametrize(
    "name", ["LD_PRELOAD", "LD_LIBRARY_PATH", "PYTHONPATH", "PATH", "HOME", "TMPDIR", "GCONV_PATH"]
)
def test_what_the_sandbox_sets_is_refused(tmp_path, capsys, name):
    code, result, said = run(tmp_path, capsys, ["True"], "--env", f"{name}={SECRET}")
    assert (code, result) == (2, None)
    assert name in said
    assert "--env or --set (in an editor: egcfg.environment)" in said
    assert SECRET not in said
    with pytest.raises(ValueError, match=name) as refused:
        SandboxPool(environment={name: SECRET})
    assert SECRET not in str(refused.value)


def test_what_is_not_set_or_not_there_is_named_with_the_mend(tmp_path):
    with pytest.raises(UsageError, match=r"EGCFG_NOT_SET is not set here.*EGCFG_NOT_SET=VALUE.*--env"):
        named(["EGCFG_NOT_SET"], tmp_path, {})
    with pytest.raises(UsageError, match=r"'no\.env' names neither"):
        named(["no.env"], tmp_path, {})
    (tmp_path / "bad.env").write_text(f"A=1\n{SECRET}\n")
    with pytest.raises(UsageError, match=r"Line 2 of .*bad\.env is not NAME=VALUE") as wrong:
        named(["bad.env"], tmp_path, {})
    assert SECRET not in str(wrong.value)
    with pytest.raises(UsageError) as wrong:
        named([f"1A={SECRET}"], tmp_path, {})
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
