"""Twenty steps of each stage on the smallest real model: they move it, and what is killed goes on as it was.

Programs, tasks and pairs are short, and such that this model does them right now and then: where all samples
get the same reward, GRPO learns nothing.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.core.task import Task
from engine.prompts import load as load_template
from engine.train import items, prompts, weights
from engine.train.config import CODEGEN, EXECVERIFY, REPAIR, REPAIRING, REVISE, SFT, SUPERVISED, WHITE_BOX
from engine.train.execution import execute
from engine.train.items import CODE, OUTPUT, TrainingItem, reasoning_item
from engine.train.prompts import Asker
from sandbox import SandboxPool, TestCase

ROOT = Path(__file__).parents[3]
STEPS, KILLED_AFTER, SAVED_AT = 20, 6, 5
CONFIG = """\
model = "qwen2.5-coder-0.5b"
out = "{out}"
form = "plain"
template = "base-file"
threads = 1

[lora]
r = 4
target_modules = ["q_proj", "v_proj", "up_proj", "down_proj"]
layers_to_transform = [16, 17, 18, 19, 20, 21, 22, 23]
"""
TRAINER = f"""
[trainers.{{stage}}]
max_steps = {STEPS}
lr_scheduler_type = "constant"
bf16 = false
use_cpu = true
activation_checkpointing = false
save_steps = {SAVED_AT}
logging_steps = 1
"""
SUPERVISING = "learning_rate = 1e-3\nper_device_train_batch_size = 1\n"
REWARDING = """\
learning_rate = 2e-4
per_device_train_batch_size = 2
num_generations = 2
max_completion_length = {most}
log_completions = true
num_completions_to_print = 1
"""
MOST = {WHITE_BOX: 8, CODEGEN: 14, REVISE: 12}
"""Tokens of a reply."""
WAITING = """
import sys, time
from transformers import TrainerCallback, trainer
class Waiting(TrainerCallback):
    def on_step_begin(self, args, state, control, **more):
        if state.global_step == int(sys.argv[1]):
            print("waiting", file=sys.__stdout__, flush=True)
            time.sleep(3600)
trainer.DEFAULT_CALLBACKS.append(Waiting)
from egcfg_lsp.cli import main
main(sys.argv[2:])
"""
CHAT = """\
<|im_start|>user
Correct {name}, which is to give {what}.
{failed}<|im_end|>
<|im_start|>assistant
```python
{signature}"""


def asserts(*sources):
    return tuple(TestCase(source, f"assert {source}") for source in sources)


def followed(*programs):
    """White-box items, with a question each."""

    async def ran(first, last, given):
        program = f"def f(n):\n    n {first}\n    return n {last}\n"
        async with SandboxPool(parallel=1) as pool:
            execution = await execute(pool, program, f"f({given})")
        return reasoning_item(OUTPUT, f"k.{first}.{last}", execution, Random(1))

    return [asyncio.run(ran(*each)) for each in programs]


def code(name, argument, description, *tests):
    task = Task(name, f"def {name}({argument}):\n", docstring=f'    """{description}"""\n')
    return TrainingItem(CODE, name, task=task, tests=asserts(*tests))


def pair(name, what, failed, right, *tests):
    task = Task(name, f"def {name}(n):\n", tests=asserts(*tests))
    prompt = CHAT.format(name=name, what=what, failed=failed, signature=task.signature)
    shown = {"tests": task.tests, "failed": failed, "prompt": prompt}
    return TrainingItem(REPAIR, f"{REPAIR}.{name}", task=task, body=right, **shown)


def made(stage):
    """Four items."""
    if stage in (SFT, WHITE_BOX):
        return followed(("+= 2", "* 2", 1), ("-= 1", "+ 5", 4), ("+= 1", "- 3", 8), ("*= 2", "+ 1", 3))
    if stage == CODEGEN:
        return [
            code(
                "last", "n", "The last digit of n, which may be negative.", "last(-13) == 3", "last(27) == 7"
            ),
            code("fits", "n", "Whether n is above 2 and at most 9.", "fits(9) is True", "fits(2) is False"),
            code("first", "a", "The first item of a, or None.", "first([3, 1]) == 3", "first([]) is None"),
            code("ends", "s", "The first and the last letter of s.", "ends('plum') == 'pm'"),
        ]
    return [
        pair("times_7", "n times 7", "    return n + 7\n", "    return n * 7\n", "times_7(3) == 21"),
        pair("half", "half of n, rounded down", "    return n / 2\n", "    return n // 2\n", "half(5) == 2"),
        pair("even", "whether n is even", "    return n % 2\n", "    return n % 2 == 0\n", "even(4) is True"),
        pair("ten", "n times 10", "    return n + 10\n", "    return n * 10\n", "ten(3) == 30"),
    ]


def configuration(out):
    """Of all stages."""
    text = CONFIG.format(out=out)
    for stage in EXECVERIFY + REPAIRING:
        text += TRAINER.format(stage=stage)
        text += SUPERVISING if stage in SUPERVISED else REWARDING.format(most=MOST[stage])
    (out / "real.toml").write_text(text)
    return str(out / "real.toml")


def reports(folder):
    """By step, what trl reports."""
    history = json.loads((folder / "trainer_state.json").read_text())["log_history"]
    return {report["step"]: report for report in history if "train_runtime" not in report}


def asked(folder, step):
    """The prompt of a step, and what was sampled."""
    import pandas  # of the packages for training

    found = pandas.read_parquet(folder / "completions" / f"completions_{step:05}.parquet")
    assert found["prompt"].nunique() == 1
    return found["prompt"][0], list(found["completion"])


def trained(stage, train, folder):
    """Kills a stage, lets it go on, and holds what it does again against what it did."""
    logs = [folder.with_suffix(suffix) for suffix in (".killed", ".again")]
    command = [sys.executable, "-c", WAITING, str(KILLED_AFTER), *train]
    with (
        logs[0].open("w") as said,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, cwd=ROOT) as process,
    ):
        assert any("waiting" in line for line in process.stdout), logs[0].read_text()
        process.kill()
    drawn = None if stage in SUPERVISED else asked(folder, KILLED_AFTER)
    with logs[1].open("w") as said:
        subprocess.run([sys.executable, "-m", "egcfg_lsp", *train], stderr=said, cwd=ROOT, check=True)
    first, again = (log.read_text() for log in logs)
    assert f"{stage} goes on from {folder / f'checkpoint-{SAVED_AT}'}" in again
    rows = [row for row in (first + again).splitlines() if row.startswith(f"{KILLED_AFTER:>6} of {STEPS}  ")]
    assert len(rows) == 2
    assert len({row.partition("seconds")[0] for row in rows}) == 1
    if drawn is not None:
        assert asked(folder, KILLED_AFTER) == drawn
        assert len({asked(folder, step)[0] for step in range(SAVED_AT, SAVED_AT + 4)}) == 4


def read(model, tokenizer, text):
    """Log-probabilities of all tokens, after each token of ``text``."""
    import torch

    with torch.no_grad():
        return model(**tokenizer(text, return_tensors="pt")).logits[0].log_softmax(-1)


@pytest.mark.thorough
@pytest.mark.weights
@pytest.mark.usefixtures("weights")
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning", "ignore::UserWarning")
@pytest.mark.parametrize("stages", [(SFT, WHITE_BOX), (CODEGEN,), (REPAIR,), (REVISE,)], ids="-".join)
def test_stages_move_real_weights_and_go_on_after_a_kill(stages, tmp_path):
    path, texts = configuration(tmp_path), {}
    asker = Asker(prompts.load("plain"), load_template("base-file"), None)
    for stage in stages:
        everything = made(stage)
        texts[stage] = asker.prompt(everything[0]) + asker.right(everything[0])
        items.write(tmp_path / "data" / f"{REPAIR if stage == REVISE else stage}.jsonl", everything)
        trained(stage, ["train", "execverify", "--config", path, "--only", stage], tmp_path / stage)
        found = reports(tmp_path / stage)
        assert list(found) == list(range(1, STEPS + 1))
        if stage in SUPERVISED:
            losses = [report["loss"] for report in found.values()]
            assert sum(losses[-4:]) < sum(losses[:4]) / 2
        else:
            assert any(report["reward_std"] > 0 < report["grad_norm"] for report in found.values())
    base, tokenizer = weights.base_model("qwen2.5-coder-0.5b", "float32")
    before = {stage: read(base, tokenizer, text) for stage, text in texts.items()}
    for stage in stages:
        model = weights.package("peft").PeftModel.from_pretrained(base, tmp_path / stage / "model")
        after = {one: read(model, tokenizer, text) for one, text in texts.items()}
        assert (after[stage] - before[stage]).abs().max() > 0.1
        base, before = model.unload(), after
