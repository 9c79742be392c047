"""The stages of tuning on trl: supervised fine-tuning, and GRPO with verified rewards."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import importlib
import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.lm.backends import load_model
from engine.lm.tokens import plain
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.prompts import load as load_template
from engine.support.errors import DataError, ModelError, SettingsError
from engine.support.files import refilling
from engine.train import items, prompts
from engine.train.collection import Collection, Journal, beside, digest
from engine.train.config import CODEGEN, SFT, STAGES, WHITE_BOX, Config, Reward
from engine.train.items import INPUT, OUTPUT, TrainingItem
from engine.train.prompts import Asker
from engine.train.rewards import Score, score
from engine.train.synthesis import by_grammar
from engine.train.trials import solved
from sandbox import SandboxPool

_OWN = {"output_dir", "disable_tqdm"}
"""Options that are ours to set."""
_USUAL: Mapping[str, Mapping[str, Any]] = {SFT: {}, WHITE_BOX: {"beta": 0.0}, CODEGEN: {"beta": 0.0}}
_PATIENCE_S = 7 * 24 * 3600
"""How long processes wait for the first one, which makes and filters items."""


@dataclass(frozen=True)
class TuningStage:
    """A stage of a configuration, to be run in this process."""

    config: Config
    name: str
    resume: bool = False
    """Go on from the last checkpoint, where there is one."""
    quiet: bool = False
    """Nothing is said of single steps."""
    tell: Callable[[str], None] = lambda text: None

    @property
    def folder(self) -> Path:
        """Checkpoints, ``trainer_state.json`` with all reports, and in ``model`` what came out."""
        return Path(self.config.out) / self.name

    @property
    def finished(self) -> bool:
        return (self.folder / "model" / "config.json").is_file()

    def run(self) -> dict[str, Any]:
        """Trains; the last report of a step.

        Raises ``ModelError`` when trl or the model cannot be loaded, ``SettingsError`` for a wrong option,
        ``TemplateError`` for a form or a template that there is not,
        ``Refused`` when rewards cannot be verified here.
        """
        trl = _package("trl")
        options = self._options(trl)
        form, template = prompts.load(self.config.form), load_template(self.config.template)
        with options.main_process_first(local=False, desc="items"):
            found = stage_items(self, options.process_index == 0)
        model, tokenizer = self._loaded()
        asker = Asker(
            form, template, TransformersTokenizer(tokenizer, model.config.get_text_config().vocab_size)
        )
        given = {"model": model, "args": options, "processing_class": tokenizer}
        given["train_dataset"] = _package("datasets").Dataset.from_list(
            [self._row(asker, number, item) for number, item in enumerate(found)]
        )
        if self.config.lora:
            given["peft_config"] = _lora(self.config.lora)
        with contextlib.redirect_stdout(sys.stderr), contextlib.ExitStack() as stack:
            try:
                if self.name == SFT:
                    trainer = trl.SFTTrainer(**given)
                else:
                    reward = stack.enter_context(verifier(found, asker, self.config.reward))
                    trainer = trl.GRPOTrainer(reward_funcs=reward, **given)
            except ImportError as error:
                raise ModelError(f"trainers.{self.name} asks for what is not installed: {error}") from None
            if self.quiet:
                trainer.remove_callback(_package("transformers").PrinterCallback)
            trainer.train(resume_from_checkpoint=self._checkpoint())
            trainer.save_state()
            self._save(trainer)
        reports = [report for report in trainer.state.log_history if "train_runtime" not in report]
        return dict(reports[-1]) if reports else {}

    def _options(self, trl: Any) -> Any:
        kind = trl.SFTConfig if self.name == SFT else trl.GRPOConfig
        chosen = {
            "ddp_timeout": _PATIENCE_S,
            "report_to": "none",
            **_USUAL[self.name],
            **self.config.trainers.get(self.name, {}),
        }
        known = {one.name for one in dataclasses.fields(kind)} - _OWN
        if unknown := sorted(chosen.keys() - known):
            raise SettingsError(
                f"trainers.{self.name} has {unknown[0]!r}, not an option of trl's {kind.__name__}."
            )
        try:
            silent = self.quiet or not sys.stderr.isatty()
            return kind(output_dir=str(self.folder), disable_tqdm=silent, **chosen)
        except (ValueError, TypeError) as error:
            raise SettingsError(f"trainers.{self.name}: {error}") from None

    def _loaded(self) -> tuple[Any, Any]:
        from transformers import AutoModelForCausalLM, AutoTokenizer

        if self.config.lora and os.environ.get("ACCELERATE_USE_FSDP") == "true":
            raise SettingsError("lora does not go with FSDP; launch without it, or delete the table lora.")
        earlier = [replace(self, name=name) for name in STAGES[: STAGES.index(self.name)]]
        finished = [str(stage.folder / "model") for stage in earlier if stage.finished]
        source = finished[-1] if finished else self.config.model
        self.tell(f"Loading {source}")
        try:
            import torch

            if self.config.threads:
                torch.set_num_threads(self.config.threads)
            tokenizer = AutoTokenizer.from_pretrained(source, trust_remote_code=False)
            model = AutoModelForCausalLM.from_pretrained(
                source,
                dtype=getattr(torch, self.config.dtype),
                trust_remote_code=False,
                use_safetensors=True,
            )
        except Exception as error:
            raise ModelError(f"{source} cannot be loaded: {' '.join(str(error).split())[:300]}") from error
        if tokenizer.pad_token is None:
            tokenizer.pad_token = tokenizer.eos_token
        return model, tokenizer

    def _row(self, asker: Asker, number: int, item: TrainingItem) -> dict[str, Any]:
        prompt = plain(asker.prompt(item))
        if self.name == SFT:
            return {"prompt": prompt, "completion": asker.right(item)}
        return {"prompt": prompt, "item": number}

    def _checkpoint(self) -> str | None:
        if not self.resume:
            return None
        found = last_checkpoint(self.folder)
        self.tell(f"{self.name} goes on from {found}" if found else f"{self.name} has no checkpoint yet")
        return str(found) if found else None

    def _save(self, trainer: Any) -> None:
        """Writes the whole model, whichever of its weights were trained.

        Every process takes part, for each may hold a share of the weights; the first one writes.
        """
        place, is_first = self.folder / "model", trainer.is_world_process_zero()
        with refilling(place) if is_first else contextlib.nullcontext(place) as folder:
            if not self.config.lora:
                trainer.save_model(str(folder))
            elif is_first:
                trainer.model.merge_and_unload().save_pretrained(folder)
                trainer.processing_class.save_pretrained(folder)
        trainer.accelerator.wait_for_everyone()


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
                for name in ("io", "white", "tests"):
                    if (value := getattr(each, name)) is not None:
                        log_metric(name, value)
            return [each.reward for each in found]

        try:
            runner.run(pool.start())
            yield verified
        finally:
            runner.run(pool.close())


def stage_items(stage: TuningStage, is_first: bool = True) -> list[TrainingItem]:
    """The items of a stage, without those that are too easy or too hard where that is asked for.

    They lie in a file; those of reasoning are synthesized first where it is missing. A file in its place,
    such as one that ``egcfg train synth --filter`` has thinned out, is used as it is. Of several processes
    the first makes and filters items, and the others read what it wrote. Raises ``DataError``,
    ``SettingsError``.
    """
    config, name = stage.config, stage.name
    path = config.items(name)
    if not is_first:
        place = config.kept(name) if config.filters(name) else path
        if not place.is_file():
            raise DataError(f"There is no {place} here, which the first process wrote; share {place.parent}.")
        return _asked(config, items.read(place))
    if not path.is_file():
        if name == CODEGEN:
            raise DataError(f"There is no {path}; write it with `egcfg train import --as code --out {path}`.")
        stage.tell(f"Synthesizing {path}")
        items.write(path, asyncio.run(_synthesized(config, name)))
    found = _asked(config, items.read(path))
    return _filtered(stage, found) if config.filters(name) else found


def _asked(config: Config, found: list[TrainingItem]) -> list[TrainingItem]:
    return found if config.reward.alpha else [replace(item, questions=()) for item in found]


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
            with _package("tqdm").tqdm(desc="difficulty", total=len(everything), disable=silent) as bar:
                chosen, seed = config.difficulty, config.data.seed
                await solved(model, asker, sandbox, everything, chosen, seed, journal, bar.update)
    finally:
        await model.close()


def _lora(options: Mapping[str, Any]) -> Any:
    try:
        return _package("peft").LoraConfig(task_type="CAUSAL_LM", **options)
    except (TypeError, ValueError) as error:
        raise SettingsError(f"lora: {error}") from None


def _package(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise ModelError(
            f"Tuning needs the package {name} ({error}); install it with: pip install 'egcfg-lsp[train]'"
        ) from None
