"""The benchmark of models: every figure of its table comes out, and it counts what it says."""

from __future__ import annotations

import json
import math

import pytest
import torch

from benchmarks import figures
from benchmarks.__main__ import main
from benchmarks.figures import Figure
from benchmarks.models import beside_bare_model as models
from benchmarks.models.observed import Observed
from benchmarks.models.peak_memory import peak
from benchmarks.models.random_models import PADDING, tokenizer, vocabulary
from benchmarks.models.random_vocabulary import CHAT_TOKENS
from engine.lm.scheduling.passes import Distributions, Draw, Row, Step
from engine.types import SettingsError

WANTED = {
    "sampling_ms_per_row": "<= 0.5",
    "candidates_step_over_pass_12": "<= 1.1",
    "candidates_step_over_pass_96": "<= 1.15",
    "candidates_tokens_per_s_over_generate": ">= 1.3",
    "guided_over_plain_transformers": ">= 0.93",
    "guided_over_plain_llama_cpp": ">= 0.9",
    "guided_drafts_over_plain_transformers": ">= 1.5",
    "guided_drafts_over_plain_llama_cpp": ">= 1.5",
    "host_ms_per_pass_2": "<= 0.6",
    "host_ms_per_pass_12": "<= 0.5",
    "host_ms_per_pass_96": "<= 0.3",
    "bytes_to_host_per_row": "<= 64",
    "device_waits_per_pass": "== 1",
    "loop_blocked_ms_max": "<= 20",
    "first_line_s": "<= 4.5",
    "peak_memory_over_weights": "<= 1.25",
}


@pytest.fixture
def threads():
    """As many as there were before."""
    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)


@pytest.fixture
def llama_cpp_installed():
    """Fails where the package is not installed; ``make test-all`` installs it."""
    import llama_cpp._utils as utilities  # which leaves two files open

    yield
    utilities.outnull_file.close()
    utilities.errnull_file.close()


@pytest.mark.thorough
def test_every_figure_is_measured(threads, llama_cpp_installed, capsys):
    """With models so small that the figures mean nothing, but for what is counted."""
    assert main(["models", "--json", "--models", "small", "--repeat", "1", "--only", *WANTED]) == 0
    found = {line["figure"]: line for line in map(json.loads, capsys.readouterr().out.splitlines())}
    assert {name: line["goal"] for name, line in found.items()} == WANTED
    assert all(line["value"] is None or line["value"] > 0 for line in found.values())
    assert found["device_waits_per_pass"]["met"]
    assert found["bytes_to_host_per_row"]["met"]


def test_a_figure_that_does_not_exist_is_named():
    with pytest.raises(SettingsError, match="There is no figure speed"):
        models.measure(only=["speed"])


def test_arguments_go_to_the_benchmarks_that_take_them(capsys):
    with pytest.raises(SystemExit):
        main(["decode", "--only", "first_line_s"])
    assert "--only is for models, not for decode" in capsys.readouterr().err


def test_what_never_happened_is_no_number():
    [line] = map(
        json.loads, figures.lines([Figure("first_line_s", math.inf, "s", "", "<= 4.5")]).splitlines()
    )
    assert (line["value"], line["met"]) == (None, False)


class Fixed:
    """A torch backend whose logits are always the same."""

    def __init__(self, logits):
        self._logits = logits

    def logits(self, rows):
        return self._logits[: sum(row.positions for row in rows)]


def test_reads_of_the_device_are_counted_with_their_bytes():
    logits = torch.randn((3, 500), generator=torch.Generator().manual_seed(0))
    observed = Observed(Fixed(logits), eager=True, counts=True)
    observed.forward([Step((Row(row, 0, (1, 2), 1),), Draw(1.0, 0.9, 0.5)) for row in range(3)])
    observed.forward([Step((Row(0, 0, (1,), 1),), Distributions())])
    drawn, told = observed.taken()
    assert (drawn.rows, drawn.tokens, drawn.reads, drawn.bytes_read) == (3, 6, 1, 12)
    assert (told.reads, told.bytes_read) == (1, 2000)
    assert observed.taken() == []


class Careless(Fixed):
    """Waits for the device within a pass."""

    def logits(self, rows):
        logits = super().logits(rows)
        assert logits.max().item() < 100
        return logits[logits[:, 0] < 100]


def test_what_waits_within_a_pass_is_counted_too():
    observed = Observed(Careless(torch.zeros(1, 500)), eager=True, counts=True)
    observed.forward([Step((Row(0, 0, (1,), 1),), Draw(1.0, 1.0, 0.5))])
    assert observed.taken()[0].reads == 3


def test_what_random_models_draw_is_python():
    words = vocabulary(4096)
    assert len(set(words.tokens)) == len(words.tokens) == 4096
    made = tokenizer(words)
    assert len(made) == 4096 - PADDING
    assert (
        made.decode(made("def f(x):\n    return x", add_special_tokens=False).input_ids)
        == "def f(x):\n    return x"
    )
    assert made.added_tokens_decoder.keys() == {words.tokens.index(token) for token in CHAT_TOKENS}
    terms = [number for number, token in enumerate(words.tokens) if token.startswith("+1")]
    text = made.decode(terms)
    assert "\n    +" in text
    compile(f"def f():\n    {text.rstrip()}\n", "drawn", "exec")


def test_the_peak_is_that_of_this_process():
    before = peak()
    held = torch.ones(50_000_000)
    assert peak() >= 4 * len(held)
    assert peak() >= before
