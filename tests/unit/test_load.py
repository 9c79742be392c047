"""How busy the machine is."""

import os

import pytest

from engine.support.load import slowdown


@pytest.mark.parametrize(("wanting", "times"), [(0.0, 1.0), (2.0, 1.0), (6.0, 3.0), (90.0, 4.0)])
def test_processes_that_want_a_processor_for_each_there_is(monkeypatch, wanting, times):
    monkeypatch.setattr(os, "getloadavg", lambda: (wanting, 0.0, 0.0))
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    assert slowdown() == times


def test_a_system_that_does_not_say(monkeypatch):
    monkeypatch.delattr(os, "getloadavg")
    assert slowdown() == 1.0
