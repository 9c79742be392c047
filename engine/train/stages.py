"""The stages of tuning on trl: supervised fine-tuning, and GRPO with verified rewards."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import errno
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.decoding.services import Services
from engine.lm.backends import load_model
from engine.lm.tokens import plain
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.prompts import load as load_template
from engine.support.errors import DataError, ModelError, SettingsError
from engine.support.files import refilling
from engine.train import items, prompts
from engine.train.collection import KEPT, Collection, Journal, beside, digest
from engine.train.config import CODEGEN, REPAIR, REPAIRING, SFT, STAGES, SUPERVISED, Config, Reward
from engine.train.items import CODE, INPUT, OUTPUT, TrainingItem
from engine.train.prompts import Asker
from engine.train.repair import MOST_PAIRS, NONE, Writer, pairs, training_problems
from engine.train.rewards import Score, score
from engine.train.synthesis import by_grammar
from engine.train.trials import solved
from engine.train.weights import ADAPTER, base_model, mark, package, write_card
from sandbox import SandboxPool

_OWN = {"output_dir", "disable_tqdm"}
"""Options that are ours to set."""
_WHOLE = {"max_length": None}
"""For SFT: trl would cut off the ends of right answers, and say nothing."""
_ORDERED = {"shuffle_dataset": False}
"""For GRPO: trl would draw the order anew in each epoch, and another one where a stage goes on."""
_TOLD = {
    "loss": "loss",
    "reward": "reward",
    "right": "right",
    "same": "same",
    "completions/mean_length": "length",
    "kl": "KL",
}
"""What the live table tells of a report, and what it calls that."""
_FULL = (
    "No space left",
    "StorageFull",
    "File too large",
    "FileTooLarge",
    "PytorchStreamWriter",
    "unexpected pos",
    "write failed",
)
"""What libraries say when they cannot write."""
_MADE = {CODEGEN: "Taking MBPP's tasks for training for", **dict.fromkeys(REPAIRING, "Collecting pairs for")}
"""What is told where the items of a stage are missing."""
_PATIENCE_S = 7 * 24 * 3600
"""How long processes wait for the first one, which makes and filters items."""


@dataclass(frozen=True)
class TuningStage:
    """A stage of a configuration, to be run in this process."""

    config: Config
    name: str
    quiet: bool = False
    """Nothing is said of single steps."""
    tell: Callable[[str], None] = lambda text: None

    @property
    def folder(self) -> Path:
        """Checkpoints, ``trainer_state.json`` with all reports, and in ``model`` what came out."""
        return Path(self.config.out) / self.name

    @property
    def finished(self) -> bool:
        return any((self.folder / "model" / name).is_file() for name in ("config.json", ADAPTER))

    def run(self) -> dict[str, Any]:
        """Trains from the last checkpoint on, where there is one; the last report of a step.

        Raises ``ModelError`` when trl or the model cannot be loaded, ``SettingsError`` for a wrong option,
        ``TemplateError`` for a form or a template that there is not,
        ``Refused`` when rewards cannot be verified here.
        """
        trl = package("trl")
        if self.quiet:
            package("datasets").disable_progress_bars()
            package("transformers.utils.logging").disable_progress_bar()
        options = self._options(trl)
        form, template = prompts.load(self.config.form), load_template(self.config.template)
        with options.main_process_first(local=False, desc="items"):
            found = stage_items(self, options.process_index == 0)
        model, tokenizer = self._loaded()
        ours = TransformersTokenizer(tokenizer, model.config.get_text_config().vocab_size)
        asker = Asker(form, template, ours)
        given = {"model": model, "args": options, "processing_class": tokenizer}
        rows = [self._row(asker, ours.begins, number, item) for number, item in enumerate(found)]
        given["train_dataset"] = package("datasets").Dataset.from_list(rows).shuffle(seed=options.seed)
        if self.config.lora and not hasattr(model, "peft_config"):
            given["peft_config"] = _lora(self.config.lora)
        with (
            contextlib.redirect_stdout(sys.stderr),
            _named_disk_errors(self.folder),
            contextlib.ExitStack() as stack,
        ):
            try:
                if self.name in SUPERVISED:
                    trainer = trl.SFTTrainer(**given)
                else:
                    reward = stack.enter_context(verifier(found, asker, self.config.reward))
                    trainer = trl.GRPOTrainer(reward_funcs=reward, **given)
            except ImportError as error:
                raise ModelError(f"trainers.{self.name} asks for what is not installed: {error}") from None
            trainer.remove_callback(package("transformers").PrinterCallback)
            if not self.quiet:
                trainer.add_callback(_live_table(self.tell))
            trainer.train(resume_from_checkpoint=self._checkpoint())
            trainer.save_state()
            self._save(trainer)
        reports = [report for report in trainer.state.log_history if "train_runtime" not in report]
        return dict(reports[-1]) if reports else {}

    def _options(self, trl: Any) -> Any:
        kind = trl.SFTConfig if self.name in SUPERVISED else trl.GRPOConfig
        usual = _WHOLE if kind is trl.SFTConfig else _ORDERED
        chosen = {"ddp_timeout": _PATIENCE_S, **usual, **self.config.trainers.get(self.name, {})}
        known = {one.name for one in dataclasses.fields(kind)} - _OWN
        if unknown := sorted(chosen.keys() - known):
            raise SettingsError(
                f"trainers.{self.name} has {unknown[0]!r}, not an option of trl's {kind.__name__}."
            )
        try:
            return kind(output_dir=str(self.folder), disable_tqdm=True, **chosen)
        except (ValueError, TypeError) as error:
            raise SettingsError(f"trainers.{self.name}: {error}") from None

    def _loaded(self) -> tuple[Any, Any]:
        """What the last stage that is finished made, or the model of the configuration."""
        if self.config.lora and os.environ.get("ACCELERATE_USE_FSDP") == "true":
            raise SettingsError("lora does not go with FSDP; launch without it, or delete the table lora.")
        earlier = [replace(self, name=name) for name in STAGES[: STAGES.index(self.name)]]
        finished = [stage.folder / "model" for stage in earlier if stage.finished]
        adapter = finished[-1] if finished and (finished[-1] / ADAPTER).is_file() else None
        source = str(finished[-1]) if finished and adapter is None else self.config.model
        self.tell(f"Loading {adapter or source}")
        model, tokenizer = base_model(source, self.config.dtype, self.config.threads)
        if adapter is not None:
            model = package("peft").PeftModel.from_pretrained(model, adapter, is_trainable=True)
        elif not self.config.lora:
            model.requires_grad_(True)
        return model, tokenizer

    def _row(self, asker: Asker, begins: str, number: int, item: TrainingItem) -> dict[str, Any]:
        """What trl encodes, which puts ``begins`` in front of a prompt and EOS behind an answer."""
        prompt = plain(asker.prompt(item)).removeprefix(begins)
        if self.name in SUPERVISED:
            return {"prompt": prompt, "completion": asker.right(item)}
        return {"prompt": prompt, "item": number}

    def _checkpoint(self) -> str | None:
        found = last_checkpoint(self.folder)
        if found is not None:
            self.tell(f"{self.name} goes on from {found}")
        return str(found) if found else None

    def _save(self, trainer: Any) -> None:
        """Writes the adapter, or the whole model where all weights were trained.

        Every process takes part, for each may hold a share of the weights; the first one writes.
        """
        place, is_first = self.folder / "model", trainer.is_world_process_zero()
        trained_for = self.config.repair.feedback if self.name in REPAIRING else ""
        with refilling(place) if is_first else contextlib.nullcontext(place) as folder:
            if not self.config.lora:
                mark(trainer.model, trained_for)
                trainer.save_model(str(folder))
            elif is_first:
                trainer.model.save_pretrained(folder, selected_adapters=["default"])
                trainer.processing_class.save_pretrained(folder)
                write_card(folder, self.config.model, trained_for)
        trainer.accelerator.wait_for_everyone()


@contextmanager
def _named_disk_errors(folder: Path) -> Iterator[None]:
    """Raises ``OSError`` in the place of what libraries raise where they cannot write."""
    try:
        yield
    except Exception as error:
        if isinstance(error, OSError) or not any(said in str(error) for said in _FULL):
            raise
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(folder)) from error


def _live_table(tell: Callable[[str], None]) -> Any:
    """A row for each report of trl, with the seconds of a step since the one before."""

    class Table(package("transformers").TrainerCallback):  # type: ignore[misc]
        def on_train_begin(self, args: Any, state: Any, control: Any, **_: Any) -> None:
            self.last = state.global_step, time.monotonic()

        def on_log(self, args: Any, state: Any, control: Any, logs: Any = None, **_: Any) -> None:
            if state.is_world_process_zero and logs and "train_runtime" not in logs:
                found = {word: float(logs[key]) for key, word in _TOLD.items() if key in logs}
                (step, began), self.last = self.last, (state.global_step, time.monotonic())
                found["seconds"] = (self.last[1] - began) / max(1, state.global_step - step)
                cells = "  ".join(f"{word} {value:.4g}" for word, value in found.items())
                tell(f"{state.global_step:>6} of {state.max_steps}  {cells}")

    return Table()


def last_checkpoint(folder: Path) -> Path | None:
    """The last checkpoint of a stage that was not cut off: its state is written last."""
    whole = [path for path in folder.glob("checkpoint-*") if _is_whole(path)]
    return max(whole, key=lambda path: int(path.name.partition("-")[2]), default=None)


def _is_whole(checkpoint: Path) -> bool:
    try:
        return bool(json.loads((checkpoint / "trainer_state.json").read_text("utf-8")))
    except (OSError, ValueError):
        return False


@contextmanager
def verifier(
    everything: Sequence[TrainingItem], asker: Asker, reward: Reward
) -> Iterator[Callable[..., list[float]]]:
    """trl's reward function, which verifies replies in a sandbox of its own, in one thread.

    Raises ``Refused`` on a machine that cannot confine programs: nothing is executed elsewhere.
    """
    pool = SandboxPool(parallel=2)

    async def scores(numbers: Sequence[int], replies: Sequence[str]) -> list[Score]:
        asked = zip(numbers, replies, strict=True)
        return await asyncio.gather(
            *(score(pool, asker, everything[n], reply, reward.alpha, reward.scored) for n, reply in asked)
        )

    with asyncio.Runner() as runner:

        def verified(
            completions: Sequence[str],
            item: Sequence[int],
            log_metric: Callable[[str, float], None] = lambda name, value: None,
            **_: Any,
        ) -> list[float]:
            """``item`` is the column that numbers the items; trl averages and logs the parts of rewards."""
            found = runner.run(scores(item, completions))
            for each in found:
                parts = {"io": each.io, "white": each.white, "tests": each.tests, "same": each.same}
                for name, value in {"right": float(each.is_right), **parts}.items():
                    if value is not None:
                        log_metric(name, value)
            return [each.reward for each in found]

        try:
            runner.run(pool.start())
            yield verified
        finally:
            runner.run(pool.close())


def stage_items(stage: TuningStage, is_first: bool = True) -> list[TrainingItem]:
    """The items of a stage, without those that are too easy or too hard where that is asked for.

    They lie in a file, which is made first where it is missing: reasoning is synthesized, and tasks are those
    of MBPP for training. A file in its place, such as one that ``egcfg train synth --filter`` has thinned
    out, is used as it is. Of several processes the first makes and filters items, and the others read what it
    wrote. Raises ``DataError``, ``SettingsError``.
    """
    config, name = stage.config, stage.name
    path = config.items(name)
    if not is_first:
        place = config.kept(name) if config.filters(name) else path
        if not place.is_file():
            raise DataError(f"There is no {place} here, which the first process wrote; share {place.parent}.")
        return _asked(config, items.read(place))
    if not path.is_file():
        stage.tell(f"{_MADE.get(name, 'Synthesizing')} {path}")
        items.write(path, _made(stage))
    found = _asked(config, items.read(path))
    return _filtered(stage, found) if config.filters(name) else found


def check_tasks(config: Config) -> None:
    """Raises ``DataError``, ``SettingsError`` where a later stage would find no tasks to complete."""
    if not TuningStage(config, CODEGEN).finished and not config.items(CODEGEN).is_file():
        _tasks(config)


def _made(stage: TuningStage) -> list[TrainingItem]:
    if stage.name == CODEGEN:
        return _tasks(stage.config)
    return asyncio.run(_paired(stage) if stage.name in REPAIRING else _synthesized(stage.config, stage.name))


def _tasks(config: Config) -> list[TrainingItem]:
    """MBPP's for training, as the benchmark shows them; their tests are the reward."""
    try:
        problems = training_problems(config.repair.data)
    except SettingsError as error:
        command = f"egcfg train import --as code --out {config.items(CODEGEN)}"
        raise SettingsError(f"{error} Or write tasks of others with `{command}`.") from None
    found = [(f"mbpp.{each.id}", each.task) for each in problems]
    return [TrainingItem(CODE, key, task=task, tests=tuple(task.tests)) for key, task in found]


async def _paired(stage: TuningStage) -> list[TrainingItem]:
    """Pairs of the model's own programs, task by task."""
    config = stage.config
    problems = training_problems(config.repair.data)
    model = await load_model(config.model, dtype=config.dtype, threads=config.threads or None)
    try:
        async with SandboxPool(parallel=2) as sandbox:
            services = Services(model, sandbox)
            writer = Writer.of(problems[0].task, services, config.template, config.repair.seed)
            if not writer.shows(config.repair.feedback):
                raise SettingsError(
                    f"{config.model} takes no turns, so that a repair cannot be asked for in one: set "
                    "repair.feedback=signal, or use a model with a chat template."
                )
            journal = Journal(
                beside(config.items(REPAIR)),
                {
                    **{name: value for name, value in vars(config.repair).items() if name != "count"},
                    "data": digest(each.id + repr(each.task) for each in problems),
                    "model": config.model,
                    "template": config.template,
                },
            )
            collection = Collection(
                pairs(services, problems, config.repair, config.template), journal, at_once=2
            )
            found, most = [], config.repair.count or len(problems) * MOST_PAIRS
            async for item in collection.items(most, len(problems)):
                found.append(item)
                if len(found) % 20 == 0:
                    stage.tell(f"{len(found)} pairs, the last of MBPP's task {item.key.rpartition('.')[2]}")
    finally:
        await model.close()
    refused = {why: count for why, count in collection.counts.items() if why != KEPT and count}
    stage.tell(f"{len(found)} pairs of {len(problems)} tasks; refused: {refused or 'nothing'}")
    if not found:
        raise SettingsError(f"{config.model} gave no pair; raise repair.samples or repair.tokens.")
    return found


def _asked(config: Config, found: list[TrainingItem]) -> list[TrainingItem]:
    """Without what is not to be asked, and without the failing programs that are not to be shown."""
    if not config.reward.alpha:
        found = [replace(item, questions=()) for item in found]
    if config.repair.feedback == NONE:
        found = [replace(item, prompt="") for item in found]
    return found


async def _synthesized(config: Config, name: str) -> list[TrainingItem]:
    """The warm-up's items are drawn apart from those of stage I."""
    data = config.data
    count, seed = (data.sft, 2 * data.seed + 1) if name == SFT else (data.white_box, 2 * data.seed)
    inputs = round(data.input_share * count)
    found: list[TrainingItem] = []
    async with SandboxPool(parallel=2) as pool:
        for kind, wanted in {OUTPUT: count - inputs, INPUT: inputs}.items():
            journal = Journal(
                beside(config.items(name), kind), {**dataclasses.asdict(data), "kind": kind, "seed": seed}
            )
            collection = Collection(by_grammar(pool, kind, data, seed), journal)
            found += [item async for item in collection.items(wanted)]
    return found


def _filtered(stage: TuningStage, everything: Sequence[TrainingItem]) -> list[TrainingItem]:
    """The items that the filter keeps, written beside them; a journal holds how often each was solved."""
    config, chosen = stage.config, stage.config.difficulty
    settings = {
        **{f"difficulty.{name}": getattr(chosen, name) for name in ("tries", "temperature", "max_tokens")},
        "difficulty.model": chosen.model or config.model,
        "form": config.form,
        "data.seed": config.data.seed,
        "items": digest(item.as_json() for item in everything),
    }
    journal = Journal(config.items(stage.name).with_name(f"{stage.name}.difficulty.journal"), settings)
    if missing := len(everything) - len(journal.done):
        stage.tell(f"Trying {missing} of {len(everything)} items of {stage.name}, {chosen.tries} times each")
        asyncio.run(_tried(stage, everything, journal))
    counts = [int(journal.done[number]["solved"]) for number in range(len(everything))]
    kept = [item for item, count in zip(everything, counts, strict=True) if chosen.keeps(count)]
    spread = ", ".join(f"{count}: {of}" for count, of in sorted(Counter(counts).items()))
    stage.tell(f"The difficulty filter keeps {len(kept)} of {len(everything)} items ({spread})")
    if not kept:
        raise SettingsError(f"The difficulty filter keeps no item of {stage.name}; raise difficulty.at_most.")
    items.write(config.kept(stage.name), kept)
    return kept


async def _tried(stage: TuningStage, everything: Sequence[TrainingItem], journal: Journal) -> None:
    config = stage.config
    model = await load_model(config.difficulty.model or config.model, dtype=config.dtype)
    try:
        async with SandboxPool(parallel=2) as sandbox:
            asker = Asker(prompts.load(config.form), load_template(config.template), model.tokenizer)
            silent = stage.quiet or not sys.stderr.isatty()
            with package("tqdm").tqdm(desc="difficulty", total=len(everything), disable=silent) as bar:
                chosen, seed = config.difficulty, config.data.seed
                await solved(model, asker, sandbox, everything, chosen, seed, journal, bar.update)
    finally:
        await model.close()


def _lora(options: Mapping[str, Any]) -> Any:
    try:
        return package("peft").LoraConfig(task_type="CAUSAL_LM", **options)
    except (TypeError, ValueError) as error:
        raise SettingsError(f"lora: {error}") from None
