"""Settings: one declaration, read from JSON, exported to editors and docs."""

import functools
import json
import re

import pytest

from egcfg_lsp import cli, settings_export
from egcfg_lsp.cli.common import options as cli_options
from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.server.editor import Editor
from egcfg_lsp.settings import NAMED, Settings, json_name, named, options, parse
from engine.models.catalog import ModelError, chosen


def test_files_made_from_the_settings_are_as_they_are():
    package, table = (path.read_text("utf-8") for path in (settings_export.EXTENSION, settings_export.ALL))
    made = settings_export.with_properties(package), settings_export.page()
    assert made == (package, table), "run: python -m egcfg_lsp.settings_export"


COMMANDS = {
    "trusted": "whether code runs",
    "interpreter": "a program",
    "environment": "variables and a file of them",
    "model.name": "a model",
    "model.backend": "what loads a model",
    "model.device": "where a model is loaded",
    "model.base_url": "a server",
    "model.key_variable": "a secret",
    "model.tokenizer": "a model",
    "method.template": "a template",
    "method.roles": "templates",
    "method.variants": "parts of a strategy",
}
"""What the settings command that are no mere numbers, choices and switches."""
HOSTILE = {
    "egcfg.toml .egcfg.toml pyproject.toml": "[tool.egcfg]\n{}\n[egcfg]\n{}\n",
    "setup.cfg tox.ini egcfg.ini .egcfg .egcfgrc": "[egcfg]\n{}\n[tool:egcfg]\n{}\n",
    ".env .env.local .envrc": "{}\n{}\n",
    ".vscode/settings.json settings.json egcfg.json .egcfg.json": '{{"egcfg": {{}}}}{}{}',
    "sitecustomize.py usercustomize.py conftest.py egcfg_lsp/__init__.py": "raise SystemExit(77)\n#{}{}",
}


def words(option):
    """Whether any text can be an option's value, or a list of texts."""
    return (str in option.kinds and not option.choices) or option.hint == tuple[str, ...]


def test_each_setting_is_known_by_what_it_commands_and_comes_from_the_person_alone():
    """Whatever names a program, a model, a template, a server or a secret: no untrusted workspace sets it.

    VS Code reads none of them from one; what has no key of its own is set by ``egcfg.set``, which is none.
    """
    told = {path for path, option in options().items() if words(option)}
    assert told | {"trusted", "model.backend"} == COMMANDS.keys()
    package = json.loads(settings_export.EXTENSION.read_text("utf-8"))
    closed = package["capabilities"]["untrustedWorkspaces"]["restrictedConfigurations"]
    shown = package["contributes"]["configuration"]["properties"]
    assert "egcfg.set" in closed
    assert "egcfg.trusted" not in shown
    for path in COMMANDS.keys() & set(NAMED) - {"trusted"}:
        key = "egcfg." + re.sub("_(.)", lambda found: found[1].upper(), path)
        assert key in shown
        assert key in closed


def test_no_file_of_a_folder_and_no_foreign_variable_sets_anything(tmp_path, monkeypatch):
    """A cloned folder says all settings in every file that tools read, and in the variables of a shell."""
    lines = []
    for option in options().values():
        said = "true" if option.kinds == (bool,) else option.choices[-1] if option.choices else "7"
        lines += [f"{option.name} = '{said}'", f"{option.path.rpartition('.')[2]} = '{said}'"]
        monkeypatch.setenv("EGCFG_" + option.path.replace(".", "_").upper(), said)
        monkeypatch.setenv("EGCFG_" + option.name.replace("-", "_").upper(), said)
    monkeypatch.setenv("EGCFG_TRUSTED", "true")
    for names, text in HOSTILE.items():
        for name in names.split():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text.format("\n".join(lines), "\n".join(lines)))
    monkeypatch.chdir(tmp_path)
    for command in ("complete a.py::f", "bench . --out records"):
        arguments = cli._parser([command.split()[0]]).parse_args(command.split())
        assert not hasattr(arguments, "model") or cli_options.settings(arguments) == Settings()
    assert Editor(Workbench()).settings == Settings()


@pytest.mark.parametrize("name", ["Qwen/Qwen2.5-Coder-0.5B", "owner/name"])
def test_a_folder_of_a_workspace_is_no_model_of_the_hub(tmp_path, monkeypatch, name):
    """Else a cloned folder that bears the name of a model is loaded in its place."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).mkdir(parents=True)
    with pytest.raises(ModelError, match=rf"write \./{name} for"):
        chosen(name)
    assert chosen(f"./{name}").place == f"./{name}"


ENORMOUS = {
    "names": {"set": {f"numcandidate{n}": n for n in range(200_000)}},
    "keys": {f"key{n}": n for n in range(200_000)},
    "a name": {"set": {"g" * 1_000_000: 1}},
    "a value": {"set": {"gamma": "x" * 1_000_000, "threads": "9" * 10_000}},
    "a key": {"k\n" * 100_000: {}},
    "values in each other": {"model": functools.reduce(lambda inner, _: {"model": inner}, range(900), {})},
}


@pytest.mark.parametrize("name", ENORMOUS)
def test_enormous_settings_cost_little_and_are_named_in_short_lines(name):
    """A workspace's settings would hold up the server for minutes, and flood the editor with messages."""
    settings, complaints = parse(ENORMOUS[name])
    assert settings == Settings()
    assert 1 <= len(complaints) <= 500
    assert all(len(each) <= 1_000 and "\n" not in each for each in complaints)


def test_nothing_given_is_the_defaults():
    assert parse(None) == parse({}) == (Settings(), [])
    settings, [complaint] = parse([1])
    assert settings == Settings()
    assert "should be an object, not a list" in complaint


@pytest.mark.parametrize("option", options().values(), ids=lambda option: option.path)
def test_every_option_is_explained_and_its_default_and_bounds_hold(option):
    about = next(
        line for line in settings_export.page().splitlines() if line.startswith(f"| `{option.name}` |")
    )
    assert about.endswith((". |", "... |"))
    assert named(option.name) == named(json_name(option)) == (option,)
    default = list(option.default) if isinstance(option.default, tuple) else option.default
    assert parse({"set": {json_name(option): default}}) == (Settings(), [])
    below = (option.low or 0) - 1
    for value, is_fine in ((option.low, True), (option.high, True), (below, option.low is None)):
        if value is not None and not {bool, str} & {*option.kinds} and option.hint != tuple[str, ...]:
            _, complaints = parse({"set": {option.name: value}})
            assert (complaints == []) == is_fine, value


def test_layers_names_and_cases():
    base, _ = parse({"trusted": True, "set": {"gamma": 0.5, "agents": "8"}})
    settings, complaints = parse(
        {"model": {"baseUrl": "http://x"}, "set": {"numCandidates": 5, "timeout": 3}}, base
    )
    assert complaints == []
    assert settings.trusted
    assert (settings.method.gamma, settings.method.agents, settings.method.num_candidates) == (0.5, 8, 5)
    assert (settings.limits.wall_s, settings.limits.cpu_s, settings.model.base_url) == (3.0, 3.0, "http://x")


def test_what_is_wrong_is_named_and_the_rest_holds():
    settings, complaints = parse(
        {
            "trust": True,
            "trusted": "yes please",
            "model": "some/model",
            "method": {"strategy": "magic", "horizon": 3},
            "set": {"gamma": -1, "agents": "all", "seed": 3, "nothing": 1, "wallS": -5},
            "environment": "A",
        }
    )
    assert settings == parse({"set": {"seed": 3}})[0]
    paths = (
        "trust trusted model method.strategy method.horizon set.gamma set.agents set set.wallS environment"
    )
    assert [complaint.split()[0].rstrip(":") for complaint in complaints] == [
        f"egcfg.{path}" for path in paths.split()
    ]
    assert "egcfg.set.gamma should be between 0 and 100, not -1.0; it stays None." in complaints
    assert any('"egcfg.set": {"horizon": ...}' in complaint for complaint in complaints)


def test_vs_code_has_few_settings_each_with_a_widget_and_the_default_that_holds():
    properties = json.loads(json.dumps(settings_export.vscode()))["properties"]
    assert len(properties) <= 25
    assert "egcfg.trusted" not in properties
    assert properties["egcfg.budget.automaticS"]["minimum"] == 0.1
    data = {}
    for key, made in properties.items():
        assert made["type"] in ("string", "boolean", "integer", "number", "array", "object"), key
        _, *path, last = key.split(".")
        inner = data
        for part in path:
            inner = inner.setdefault(part, {})
        inner[last] = made["default"]
    del data["server"]  # the extension's own
    assert parse(data) == (Settings(), [])


def test_what_a_workspace_may_not_set_before_it_is_trusted():
    """All that names a program, a file, a server or a secret, and what reaches every option."""
    known = [options()[path] for path in NAMED]
    texts = [each for each in known if {str, tuple[str, ...]} & {*each.kinds} and not each.choices]
    restricted = set(settings_export.restricted())
    assert {settings_export._key(each) for each in texts} <= restricted
    assert {"egcfg.server.command", "egcfg.set", "egcfg.model.baseUrl", "egcfg.environment"} <= restricted
