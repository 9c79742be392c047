"""Speeds are measured once, and kept; whatever is wrong with the file, they are measured again."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict

import pytest

from egcfg_lsp.resources import model_speed
from egcfg_lsp.resources.model_speed import KEPT_S, VERSION, known_speed, new_speed, speed_key
from egcfg_lsp.settings import ModelSettings
from engine.lm import speed_measurement
from engine.lm.speed import Speed

SPEED = Speed(100.0, 10.0, 60.0, 90.0)
MODEL = object()


@pytest.fixture
def measured(monkeypatch):
    """The models that were measured."""
    models = []

    async def measure(model):
        models.append(model)
        return SPEED

    monkeypatch.setattr(speed_measurement, "measure", measure)
    return models


async def test_a_model_is_measured_once(measured, speed_file):
    assert await known_speed(MODEL, "one") == SPEED
    assert await known_speed(MODEL, "one") == SPEED
    assert measured == [MODEL]
    assert await known_speed(MODEL, "two") == SPEED
    assert len(measured) == 2
    assert set(json.loads(speed_file.read_text())["speeds"]) == {"one", "two"}


async def test_a_new_measurement_replaces_the_old_one(measured, speed_file):
    keep(speed_file, one=entry(read=5.0))
    assert (await known_speed(MODEL, "one")).read == 5.0
    await new_speed(MODEL, "one")
    assert (await known_speed(MODEL, "one")).read == 100.0
    assert len(measured) == 1


def entry(**changes):
    return {**asdict(SPEED), "at": time.time() - 60, **changes}


def keep(file, version=VERSION, **speeds):
    file.write_text(json.dumps({"version": version, "speeds": speeds}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"version": 1}',
        '{"version": 1, "speeds": []}',
        '{"version": 1, "speeds": {"one": 5}}',
        '{"version": 1, "speeds": {"one": {"read": 1}}}',
        b"\xff\xfe",
    ],
)
async def test_a_broken_file_is_written_anew(measured, speed_file, text):
    speed_file.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert await known_speed(MODEL, "one") == SPEED
    assert len(measured) == 1
    assert await known_speed(MODEL, "one") == SPEED
    assert len(measured) == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"at": time.time() - KEPT_S - 60},
        {"at": time.time() + KEPT_S},
        {"read": 0},
        {"rows_96": -1.0},
        {"rows_12": "fast"},
        {"rows_1": True},
        {"rows_1": float("nan")},
    ],
)
async def test_what_is_old_or_no_speed_is_measured_again_and_dropped(measured, speed_file, changes):
    keep(speed_file, one=entry(**changes), other=entry(**changes))
    assert await known_speed(MODEL, "one") == SPEED
    assert set(json.loads(speed_file.read_text())["speeds"]) == {"one"}


async def test_a_file_of_another_version_is_not_read(measured, speed_file):
    keep(speed_file, version=VERSION + 1, one=entry(read=5.0))
    assert await known_speed(MODEL, "one") == SPEED


async def test_a_cache_that_cannot_be_written_is_no_error(measured, tmp_path):
    (tmp_path / "file").write_text("in the way")
    file = tmp_path / "file" / "speeds.json"
    assert await known_speed(MODEL, "one", file) == SPEED
    assert await known_speed(MODEL, "one", file) == SPEED
    assert len(measured) == 2


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
        key(backend="llama-cpp", cache="float32"),
        key(name="org/model"),
        key(name="org/other"),
        key(name="/no/where"),
    }
    os.utime(weights, (1, 1))
    keys.add(key())
    weights.write_bytes(b"other weights")
    keys.add(key())
    assert len(keys) == 12
    assert key() == key()


def test_speeds_are_kept_in_the_users_cache(monkeypatch, tmp_path):
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert model_speed.speed_file().name == "speeds.json"
    assert "egcfg" in str(model_speed.speed_file().parent)
