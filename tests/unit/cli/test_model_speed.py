"""What was learned of a model's speed is kept for the next start; a file that is wrong is as good as none."""

import json
import os
import time

import pytest

from egcfg_lsp.resources import compose
from egcfg_lsp.resources.model_speed import KEPT_S, VERSION, keep_speed, known_speed, speed_key
from egcfg_lsp.settings import ModelSettings
from engine.lm.base import Speed
from engine.support import own_files
from tests.scripted import Scripted

SPEED = Speed({1: 0.1, 12: 0.25}, 100.0)
ENTRY = {"seconds": {"1": 0.1, "12": 0.25}, "read": 100.0, "at": time.time() - 60}


def known(key):
    """What is kept under ``key``, as plain numbers."""
    found = known_speed(key)
    return found and (dict(found.seconds), found.read)


@pytest.mark.parametrize("speed", [SPEED, Speed({1: 0.1}), Speed(read=7.0)])
def test_what_is_kept_is_known_again_and_the_newest_counts(speed_file, speed):
    keep_speed("one", Speed({1: 9.0}))
    keep_speed("two", SPEED)
    keep_speed("one", speed)
    keep_speed("three", Speed())
    assert known("one") == (dict(speed.seconds), speed.read)
    assert known("two") == (dict(SPEED.seconds), 100.0)
    assert known("three") is None


def kept(entry, version=VERSION):
    return json.dumps({"version": version, "speeds": {"one": entry}})


@pytest.mark.parametrize(
    ("text", "is_known"),
    [
        (kept(ENTRY), True),
        (kept({**ENTRY, "at": time.time() - KEPT_S - 60}), False),
        (kept({"at": time.time(), "seconds": [1]}), False),
        (kept(5), False),
        (kept(ENTRY, VERSION + 1), False),
        ("{", False),
    ],
    ids=["known", "old", "without figures", "no entry", "newer version", "no JSON"],
)
def test_a_file_that_is_old_or_broken_is_as_good_as_none_and_written_anew(speed_file, text, is_known):
    speed_file.write_text(text)
    assert (known("one") is not None) == is_known
    keep_speed("one", SPEED)
    assert known("one") == (dict(SPEED.seconds), 100.0)


def test_a_cache_that_cannot_be_written_is_no_error(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(own_files, "speeds", lambda: tmp_path / "file" / "speeds.json")
    keep_speed("one", SPEED)
    assert known("one") is None


def test_the_key_changes_with_whatever_the_speed_depends_on(tmp_path):
    folder = tmp_path / "model"
    folder.mkdir()
    weights = folder / "model.safetensors"
    weights.write_bytes(b"weights")

    def key(device="cpu", **settings):
        return speed_key(ModelSettings(**{"name": str(folder), **settings}), device)

    keys = {key(), key("cuda:0"), key(dtype="bfloat16"), key(threads=4), key(name="a/b")}
    os.utime(weights, (1, 1))
    assert len({*keys, key()}) == 6
    assert key() == key()


async def test_a_local_model_remembers_its_speed_from_start_to_start_and_a_server_does_not(
    speed_file, monkeypatch
):
    async def load(*names, **options):
        return Scripted(lambda text: {})

    monkeypatch.setattr("engine.lm.transformers.load", load)
    monkeypatch.setattr("engine.lm.openai.load", load)
    server = ModelSettings(name="m", backend="openai", base_url="http://localhost:1/v1")
    for settings in (server, ModelSettings("own/model")):
        assert not speed_file.exists()
        model = await compose.open_model(settings)
        model.speed.learn_written(12, 0.5)
        await model.close()
    again = await compose.open_model(ModelSettings("own/model"))
    other = await compose.open_model(ModelSettings("own/other"))
    assert (again.speed.pass_s(12), other.speed.pass_s(12)) == (0.5, None)
