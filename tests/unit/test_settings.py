"""Settings: one declaration, read from JSON, exported to editors and docs."""

import json

import pytest

from egcfg_lsp import settings_export
from egcfg_lsp.settings import NAMED, Settings, json_name, named, options, parse


def test_files_made_from_the_settings_are_as_they_are():
    package, guide = (path.read_text("utf-8") for path in (settings_export.EXTENSION, settings_export.GUIDE))
    made = settings_export.with_properties(package), settings_export.with_table(guide), settings_export.page()
    written = package, guide, settings_export.ALL.read_text("utf-8")
    assert made == written, "run: python -m egcfg_lsp.settings_export"


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
    del data["server"], data["trace"]  # the extension's own
    assert parse(data) == (Settings(), [])


def test_what_a_workspace_may_not_set_before_it_is_trusted():
    """All that names a program, a file, a server or a secret, and what reaches every option."""
    known = [options()[path] for path in NAMED]
    texts = [each for each in known if {str, tuple[str, ...]} & {*each.kinds} and not each.choices]
    restricted = set(settings_export.restricted())
    assert {settings_export._key(each) for each in texts} <= restricted
    assert {"egcfg.server.command", "egcfg.set", "egcfg.model.baseUrl", "egcfg.environment"} <= restricted
