"""The settings that editors see are those of the dataclasses."""

import json

import pytest

from egcfg_lsp import schema
from egcfg_lsp.settings import Settings, parse


def test_the_extension_offers_the_settings_as_they_are():
    text = schema.EXTENSION.read_text("utf-8")
    assert text == schema.with_properties(text), "run: python -m egcfg_lsp.schema"


def test_the_guide_lists_the_settings_as_they_are():
    text = schema.GUIDE.read_text("utf-8")
    assert text == schema.with_table(text), "run: python -m egcfg_lsp.schema"


def nested(key, value):
    for part in reversed(key.split(".")):
        value = {part: value}
    return value


@pytest.mark.parametrize("entry", schema.entries(), ids=lambda entry: entry.key)
def test_every_setting_is_explained_and_its_default_is_accepted(entry):
    assert entry.about.endswith((".", "...")), entry.key
    assert parse(nested(entry.key, entry.default)) == (Settings(), [])


@pytest.mark.parametrize(
    "entry", [each for each in schema.entries() if each.low is not None], ids=lambda entry: entry.key
)
def test_bounds_are_those_that_are_held(entry):
    _, complaints = parse(nested(entry.key, entry.low))
    assert complaints == []
    _, complaints = parse(nested(entry.key, int(entry.low) - 1))
    assert complaints
    assert complaints[0].startswith(f"egcfg.{entry.key} ")


def test_what_vscode_is_told_is_json():
    properties = json.loads(json.dumps(schema.vscode()))
    assert properties["egcfg.budget.automaticS"]["minimum"] == 0.1
    assert properties["egcfg.method.agents"]["type"] == ["integer", "string"]
    assert "egcfg.trusted" not in properties


def test_what_a_workspace_may_not_set_before_it_is_trusted():
    """All that names a program, a file, a server or a secret; the rest are numbers and choices."""
    texts = {f"egcfg.{each.key}" for each in schema.entries() if str in each.kinds and not each.choices}
    harmless = {"egcfg.method.schedule", "egcfg.method.variant"}
    model = {key for key in schema.vscode() if key.startswith("egcfg.model.")}
    restricted = set(schema.restricted())
    assert restricted == (texts - harmless) | model | {"egcfg.server.command"}
    assert {"egcfg.model.baseUrl", "egcfg.model.keyVariable", "egcfg.method.roles"} <= restricted
