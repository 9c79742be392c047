"""The settings that editors see are those of the dataclasses."""

import json

import pytest

from egcfg_lsp import settings_export
from egcfg_lsp.settings import Settings, parse


def test_the_extension_offers_the_settings_as_they_are():
    text = settings_export.EXTENSION.read_text("utf-8")
    assert text == settings_export.with_properties(text), "run: python -m egcfg_lsp.settings_export"


def test_the_guide_lists_the_settings_as_they_are():
    text = settings_export.GUIDE.read_text("utf-8")
    assert text == settings_export.with_table(text), "run: python -m egcfg_lsp.settings_export"


def nested(key, value):
    for part in reversed(key.split(".")):
        value = {part: value}
    return value


@pytest.mark.parametrize("entry", settings_export.entries(), ids=lambda entry: entry.key)
def test_every_setting_is_explained_and_its_default_is_accepted(entry):
    assert entry.about.endswith((".", "...")), entry.key
    assert parse(nested(entry.key, entry.default)) == (Settings(), [])


@pytest.mark.parametrize(
    "entry", [each for each in settings_export.entries() if each.low is not None], ids=lambda entry: entry.key
)
def test_bounds_are_those_that_are_held(entry):
    _, complaints = parse(nested(entry.key, entry.low))
    assert complaints == []
    _, complaints = parse(nested(entry.key, int(entry.low) - 1))
    assert complaints
    assert complaints[0].startswith(f"egcfg.{entry.key} ")


def test_what_vscode_is_told_is_json():
    sections = json.loads(json.dumps(settings_export.vscode()))
    basic, model, research = (section["properties"] for section in sections)
    assert basic["egcfg.budget.automaticS"]["minimum"] == 0.1
    assert "egcfg.model.name" in basic
    assert "egcfg.model.dtype" in model
    assert research["egcfg.method.agents"]["enum"] == ["paper", *map(str, range(1, 13))]
    assert research["egcfg.method.gamma"]["type"] == ["number", "null"]
    assert "egcfg.trusted" not in basic


def test_every_setting_has_a_widget_in_vs_code():
    """What has none is to be edited as JSON: texts beside other types, and arrays of anything but texts."""
    for section in settings_export.vscode():
        for key, made in section["properties"].items():
            kinds = made["type"] if isinstance(made["type"], list) else [made["type"]]
            assert kinds in (
                ["string"],
                ["boolean"],
                ["integer"],
                ["number"],
                ["array"],
                ["integer", "null"],
                ["number", "null"],
            ), key


def test_what_vs_code_sends_by_default_is_what_holds_by_default():
    data = {}
    for section in settings_export.vscode():
        for key, made in section["properties"].items():
            *path, last = settings_export._short(key).split(".")
            inner = data
            for part in path:
                inner = inner.setdefault(part, {})
            inner[last] = made["default"]
    del data["server"], data["trace"]  # the extension's own
    assert parse(data) == (Settings(), [])


def test_a_number_may_come_as_text():
    assert parse({"method": {"agents": "8", "template": ""}})[0].method.agents == 8
    assert parse({"method": {"agents": "80"}})[1]


def test_what_a_workspace_may_not_set_before_it_is_trusted():
    """All that names a program, a file, a server or a secret; the rest are numbers and choices."""
    texts = {
        f"egcfg.{each.key}"
        for each in settings_export.entries()
        if {str, tuple[str, ...]} & {*each.kinds} and not each.choices
    }
    harmless = {"egcfg.method.variant"}
    model = {f"egcfg.{each.key}" for each in settings_export.entries() if each.key.startswith("model.")}
    restricted = set(settings_export.restricted())
    assert restricted == (texts - harmless) | model | {"egcfg.server.command"}
    assert {"egcfg.model.baseUrl", "egcfg.model.keyVariable", "egcfg.method.roles"} <= restricted
