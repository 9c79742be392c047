"""The commands of the pages about training are what the command line takes; their files can be read."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from egcfg_lsp import cli
from engine.train.tuning import config

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "execverify.md").read_text(encoding="utf-8")
OTHERS = [
    (ROOT / name).read_text(encoding="utf-8")
    for name in ("docs/model.md", "docs/training-data.md", "training/README.md")
]


def commands(page: str) -> Iterator[list[str]]:
    """The words of every command of ours; of ``accelerate launch`` what it launches."""
    for block in re.findall(r"^```sh\n(.*?)^```", page, re.DOTALL | re.MULTILINE):
        for line in block.replace("\\\n", " ").replace("$seed", "1").replace("$kind", "gap").splitlines():
            words = shlex.split(re.split(r"[>&]", line)[0], comments=True)
            if words[:2] == ["accelerate", "launch"]:
                assert (ROOT / words[words.index("--config_file") + 1]).is_file()
                yield words[words.index("-m") + 2 :]
            elif words[:1] == ["egcfg"]:
                yield words[1:]


@pytest.mark.parametrize(
    "words", [words for page in (PAGE, *OTHERS) for words in commands(page)], ids=" ".join
)
def test_the_pages_type_what_the_command_line_takes(words: list[str]) -> None:
    parsed = cli._parser(words[:1]).parse_args(words)
    if (named := getattr(parsed, "config", "")) and not named.endswith(".toml") and "stages" in words:
        assert config.load(named).stages == config.STAGES


def test_the_page_goes_through_all_steps_in_their_order() -> None:
    steps = [words[1] for words in commands(PAGE)]
    order = ["synth", "teach", "import", "difficulty", "stats", "stages", "reasoning", "compare"]
    assert [steps.index(step) for step in order] == sorted(steps.index(step) for step in order)
    assert {"bench"} <= {words[0] for words in commands(PAGE)}


def test_the_way_from_nothing_goes_through_all_steps_in_their_order() -> None:
    steps = [words[1] for words in commands(OTHERS[0]) if words[0] == "train"]
    order = ["tokenizer", "synth", "pretrain", "export"]
    assert [steps.index(step) for step in order] == sorted(steps.index(step) for step in order)


def test_the_configuration_on_the_page_can_be_read(tmp_path: Path) -> None:
    [text] = re.findall(r"^```toml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    (tmp_path / "mine.toml").write_text(text)
    chosen = config.load(str(tmp_path / "mine.toml"))
    assert (chosen.out, chosen.lora["r"], chosen.difficulty.tries) == ("runs/mine", 64, 4)
    assert chosen.trainers["white-box"]["num_generations"] == 8


def test_the_page_names_configurations_that_there_are() -> None:
    named = set(re.findall(r"^\| `([\w./-]+)` \|", PAGE, re.MULTILINE))
    assert set(config.names()) | {"papers/ROW"} <= named
