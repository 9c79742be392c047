"""``python -m benchmarks gpu`` runs to its end without a GPU: with one, only figures are missing."""

from __future__ import annotations

import json
import time

import pytest

from benchmarks.__main__ import main
from engine.types import SettingsError


@pytest.mark.thorough
@pytest.mark.model
def test_all_figures_of_a_tiny_run(capsys: pytest.CaptureFixture[str]):
    assert main(["gpu", "--json", "--device", "cpu", "--tiny"]) == 0
    told = capsys.readouterr()
    assert "not measured" not in told.err
    figures = {found["figure"]: found for found in map(json.loads, told.out.splitlines())}
    names = [
        "contexts_logprob_difference",
        "contexts_logprob_difference_control",
        "contexts_bytes_left",
        "bandwidth_share_plain",
        "pass_ms_plain",
        "bandwidth_share_guided",
        "pass_ms_guided",
        "tokens_per_s_12",
        "tokens_per_s_96",
        "tokens_per_s_384",
        "prefill_tokens_per_s",
        "first_line_s",
        "agents8_together_over_in_turn",
    ]
    kernels = ("paged-plain", "segments")
    expected = {f"{name}_{kernel}" for name in names for kernel in kernels}
    assert figures.keys() == {"device_copy_gb_per_s", *expected}
    for kernel in kernels:
        difference = figures[f"contexts_logprob_difference_{kernel}"]
        assert difference["met"]
        control = figures[f"contexts_logprob_difference_control_{kernel}"]
        assert control["value"] > 5 * float(difference["goal"].split()[1]), "a wrong context would show"
        assert figures[f"contexts_bytes_left_{kernel}"]["met"]


def test_without_cuda_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch):
    import torch

    from benchmarks.gpu.on_device import measure

    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(SettingsError, match="There is no CUDA here"):
        measure()


def test_what_does_not_fit_in_the_time_is_left_out(capsys: pytest.CaptureFixture[str]):
    import torch

    from benchmarks.gpu.device_setting import LIMIT_S, Setting

    late = Setting(torch.device("cpu"), True, began=time.perf_counter() - LIMIT_S)
    assert not late.allows("384 rows, paged", 20)
    assert capsys.readouterr().err.startswith("not measured: 384 rows, paged: 20 s may be needed")
    assert Setting(torch.device("cpu"), True).allows("384 rows, paged", 20)


def test_an_error_of_one_kernel_leaves_the_others(capsys: pytest.CaptureFixture[str]):
    from benchmarks.figures import Figure
    from benchmarks.gpu.on_device import _gathered

    def figures():
        yield Figure("one", 1, "x", "")
        raise RuntimeError("the device failed")

    assert [figure.figure for figure in _gathered("segments", figures())] == ["one"]
    assert "not measured: what is left of segments" in capsys.readouterr().err


def test_options_of_other_benchmarks_are_refused(capsys: pytest.CaptureFixture[str]):
    for arguments in (["decode", "--tiny"], ["sandbox", "--device", "cpu"], ["gpu", "--tasks", "3"]):
        with pytest.raises(SystemExit):
            main(arguments)
    assert "--tiny is for gpu, not for decode" in capsys.readouterr().err
