"""What was learned of a model's speed is kept for the next start; a file that is wrong is as good as none."""

from __future__ import annotations

import json
import os
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.resources import compose, model_speed
from egcfg_lsp.resources.model_speed import KEPT_S, VERSION, TimedModel, keep_speed, known_speed, speed_key
from egcfg_lsp.settings import ModelSettings
from engine.core.task import Usage
from engine.lm.base import ROWS, Speed
from engine.lm.scripted import Scripted

SECONDS = {1: 0.1, 12: 0.25}
SPEED = Speed(SECONDS, 100.0)


def known(key):
    """What is kept under ``key``, as plain numbers."""
    found = known_speed(key)
    return found and (dict(found.seconds), found.read)


@pytest.mark.parametrize("speed", [SPEED, Speed(SECONDS), Speed(read=7.0)])
def test_what_is_kept_is_known_again(speed_file, speed):
    keep_speed("one", speed)
    assert known("one") == (dict(speed.seconds), speed.read)
    assert known("two") is None
    assert model_speed.speed_file() == speed_file


@given(st.dictionaries(st.sampled_from(ROWS), st.floats(1e-9, 1e9), min_size=1), st.floats(1e-9, 1e9))
def test_no_speed_is_changed_on_the_way(tmp_path_factory, seconds, read):
    with pytest.MonkeyPatch.context() as patch:
        file = tmp_path_factory.mktemp("cache") / "speeds.json"
        patch.setattr(model_speed, "speed_file", lambda: file)
        keep_speed("one", Speed(seconds, read))
        assert known("one") == (seconds, read)


def test_speeds_of_other_models_stay_and_the_newest_counts(speed_file):
    keep_speed("one", Speed({1: 9.0}))
    keep_speed("two", SPEED)
    keep_speed("one", SPEED)
    assert known("one") == known("two") == (SECONDS, 100.0)


def test_where_nothing_was_learned_nothing_is_kept(speed_file):
    keep_speed("one", Speed())
    assert not speed_file.exists()


async def test_a_model_begins_with_what_was_known_and_leaves_what_it_learned(speed_file):
    keep_speed("one", SPEED)
    inner = Scripted({})
    model = TimedModel(inner, "one")
    assert model.speed is inner.speed, "what passes teach is seen by those who ask"
    assert (dict(model.speed.seconds), model.speed.read) == (SECONDS, 100.0)
    inner.speed.learn_written(48, 2.0)
    await model.close()
    assert known("one") == ({**SECONDS, 48: 2.0}, 100.0)


async def test_a_model_that_is_wrapped_answers_as_before(speed_file):
    model = TimedModel(Scripted({"one": {" two": 1.0}}), "one")
    context = await model.open(model.tokenizer.encode("one"), Usage())
    [(token, _)] = await context.likeliest(1)
    assert model.tokenizer.decode([token]) == " "
    context.close()
    await model.close()


def entry(**changes):
    seconds = {str(rows): each for rows, each in SECONDS.items()}
    return {"seconds": seconds, "read": 100.0, "at": time.time() - 60, **changes}


def keep(file, version=VERSION, **speeds):
    file.write_text(json.dumps({"version": version, "speeds": speeds}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        f'{{"version": {VERSION}}}',
        f'{{"version": {VERSION}, "speeds": []}}',
        f'{{"version": {VERSION}, "speeds": {{"one": 5}}}}',
        f'{{"version": {VERSION}, "speeds": {{"one": {{"read": 1}}}}}}',
        b"\xff\xfe",
    ],
)
def test_a_broken_file_is_as_good_as_none_and_written_anew(speed_file, text):
    speed_file.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert known("one") is None
    keep_speed("one", SPEED)
    assert known("one") == (SECONDS, 100.0)


def test_an_entry_that_is_right_is_read(speed_file):
    keep(speed_file, one=entry())
    assert known("one") == (SECONDS, 100.0)


@pytest.mark.parametrize(
    "changes",
    [
        {"at": time.time() - KEPT_S - 60},
        {"at": time.time() + KEPT_S},
        {"at": None},
        {"read": 0},
        {"read": "fast"},
        {"seconds": {"1": -1.0}},
        {"seconds": {"1": "fast"}},
        {"seconds": {"1": True}},
        {"seconds": {"1": float("nan")}},
        {"seconds": {"1": float("inf")}},
        {"seconds": {"5000": 1.0}},
        {"seconds": {"one": 1.0}},
        {"seconds": [1.0]},
    ],
)
def test_what_is_old_or_no_speed_is_unknown_and_dropped(speed_file, changes):
    keep(speed_file, one=entry(**changes), other=entry(**changes))
    assert known("one") is None
    keep_speed("one", SPEED)
    assert set(json.loads(speed_file.read_text())["speeds"]) == {"one"}


def test_a_file_of_another_version_is_not_read(speed_file):
    keep(speed_file, version=VERSION + 1, one=entry())
    assert known("one") is None


def test_a_cache_that_cannot_be_written_is_no_error(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(model_speed, "speed_file", lambda: tmp_path / "file" / "speeds.json")
    keep_speed("one", SPEED)
    assert known("one") is None


def test_the_key_changes_with_whatever_the_speed_depends_on(tmp_path):
    folder = tmp_path / "model"
    folder.mkdir()
    weights = folder / "model.safetensors"
    weights.write_bytes(b"weights")

    def key(device="cpu", **settings):
        return speed_key(ModelSettings(**{"name": str(folder), **settings}), device)

    keys = {
        key(),
        key("cuda:0"),
        key("cuda:0 (NVIDIA H200)"),
        key(dtype="bfloat16"),
        key(threads=4),
        key(backend="llama-cpp"),
        key(name="org/model"),
        key(name="org/other"),
        key(name="/no/where"),
    }
    os.utime(weights, (1, 1))
    keys.add(key())
    weights.write_bytes(b"other weights")
    keys.add(key())
    assert len(keys) == 11
    assert key() == key()


def test_speeds_are_kept_in_the_users_cache(monkeypatch, tmp_path):
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert model_speed.speed_file().name == "speeds.json"
    assert "egcfg" in str(model_speed.speed_file().parent)


@pytest.fixture
def loaded(monkeypatch):
    """No model is read from disk."""

    async def load(*names, **options):
        return Scripted(lambda text: {})

    monkeypatch.setattr("engine.lm.transformers.load", load)
    monkeypatch.setattr("engine.lm.openai.load", load)


async def test_a_local_model_remembers_its_speed_from_start_to_start(loaded, speed_file):
    first = await compose.open_model(ModelSettings("own/model"))
    first.speed.learn_written(12, 0.5)
    await first.close()
    second = await compose.open_model(ModelSettings("own/model"))
    other = await compose.open_model(ModelSettings("own/other"))
    assert (second.speed.pass_s(12), other.speed.pass_s(12)) == (0.5, None)


async def test_of_a_served_model_nothing_is_kept(loaded, speed_file):
    served = ModelSettings(name="m", backend="openai", base_url="http://localhost:1/v1")
    model = await compose.open_model(served)
    model.speed.learn_written(12, 0.5)
    await model.close()
    assert not speed_file.exists()
