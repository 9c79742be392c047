"""One stage of tuning on trl: supervised fine-tuning, or GRPO with verified rewards."""

from __future__ import annotations

import dataclasses
import importlib
import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.lm.tokens import plain
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.prompts import load as load_template
from engine.support.errors import ModelError, SettingsError
from engine.support.files import refilling
from engine.train.tuning import data, ranks
from engine.train.tuning.config import CODEGEN, SFT, STAGES, WHITE_BOX, Config
from engine.train.tuning.filtering import filtered
from engine.train.tuning.listening import Listener, callback, shorten
from engine.train.tuning.verifier import Verifier
from engine.train.whitebox import forms
from engine.train.whitebox.items import TrainingItem
from engine.train.whitebox.items import read as read_items
from engine.train.whitebox.prompts import Asker

_OWN = {"output_dir", "report_to", "disable_tqdm"}
"""Options that are ours to set."""
_USUAL: dict[str, dict[str, Any]] = {SFT: {}, WHITE_BOX: {"beta": 0.0}, CODEGEN: {"beta": 0.0}}


@dataclass(frozen=True)
class TuningStage:
    """A stage of a configuration, to be run in this process."""

    config: Config
    name: str
    resume: bool = False
    """Go on from the last checkpoint, where there is one."""
    init: str = ""
    """Begin with this model instead of the last stage's."""
    tell: Callable[[str], None] = lambda text: None
    listen: Listener = dataclasses.field(default_factory=Listener)

    @property
    def folder(self) -> Path:
        """Checkpoints, ``log.jsonl``, and in ``model`` what came out."""
        return Path(self.config.out) / self.name

    @property
    def finished(self) -> bool:
        return (self.folder / "model" / "config.json").is_file()

    def run(self) -> Path:
        """Trains; the folder of the tuned model.

        Raises ``ModelError`` when trl or the model cannot be loaded, ``SettingsError`` for a wrong option,
        ``TemplateError`` for a form or a template that there is not,
        ``Refused`` when rewards cannot be verified here.
        """
        trl = _package("trl")
        _package("transformers").utils.logging.disable_progress_bar()
        _package("datasets").disable_progress_bars()
        settings = self._settings(trl)
        form, template = forms.chosen(self.config.form), load_template(self.config.template)
        items = ranks.first_then_others(self._items, self._items_of_first)
        model, tokenizer = self._loaded()
        wrapped = TransformersTokenizer(tokenizer, model.config.get_text_config().vocab_size)
        asker = Asker(form, template, wrapped)
        with ExitStack() as stack:
            verifier = None
            if self.name != SFT:
                reward = self.config.reward
                verifier = stack.enter_context(Verifier(items, asker, reward.alpha, reward.scored))
            trainer = self._trainer(trl, settings, model, tokenizer, asker, items, verifier)
            trainer.remove_callback(_package("transformers").PrinterCallback)
            trainer.train(resume_from_checkpoint=self._checkpoint())
        if ranks.is_first():
            with refilling(self.folder / "model") as fresh:
                self._save(trainer, fresh)
                tokenizer.save_pretrained(fresh)
        else:
            self._save(trainer, self.folder / "model")
        ranks.wait()
        return self.folder / "model"

    def _save(self, trainer: Any, folder: Path) -> None:
        """Writes the whole model, whichever of its weights were trained.

        Every process takes part, for each may hold a share of the weights; the first one writes.
        """
        if not self.config.lora:
            trainer.save_model(str(folder))
        elif ranks.is_first():
            trainer.model.merge_and_unload().save_pretrained(folder)

    def _settings(self, trl: Any) -> Any:
        kind = trl.SFTConfig if self.name == SFT else trl.GRPOConfig
        chosen = {**_USUAL[self.name], **self.config.trainers.get(self.name, {})}
        known = {one.name for one in dataclasses.fields(kind)} - _OWN
        if unknown := sorted(chosen.keys() - known):
            raise SettingsError(
                f"trainers.{self.name} has {unknown[0]!r}, not an option of trl's {kind.__name__}."
            )
        try:
            return kind(output_dir=str(self.folder), report_to="none", disable_tqdm=True, **chosen)
        except (ValueError, TypeError) as error:
            raise SettingsError(f"trainers.{self.name}: {error}") from None

    def _loaded(self) -> tuple[Any, Any]:
        from transformers import AutoModelForCausalLM, AutoTokenizer

        source = self.init or self._before() or self.config.model
        if self.config.lora and os.environ.get("ACCELERATE_USE_FSDP") == "true":
            raise SettingsError("lora does not go with FSDP; launch without it, or delete the table lora.")
        self.tell(f"Loading {source}")
        try:
            import torch

            if self.config.threads:
                torch.set_num_threads(self.config.threads)
            tokenizer = AutoTokenizer.from_pretrained(source)
            model = AutoModelForCausalLM.from_pretrained(source, dtype=getattr(torch, self.config.dtype))
        except Exception as error:
            raise ModelError(f"{source} cannot be loaded: {' '.join(str(error).split())[:300]}") from error
        if tokenizer.pad_token is None:
            tokenizer.pad_token = tokenizer.eos_token
        return model, tokenizer

    def _before(self) -> str:
        """The model of the last stage before this one that is finished."""
        for name in reversed(STAGES[: STAGES.index(self.name)]):
            earlier = dataclasses.replace(self, name=name)
            if earlier.finished:
                return str(earlier.folder / "model")
        return ""

    def _trainer(
        self,
        trl: Any,
        settings: Any,
        model: Any,
        tokenizer: Any,
        asker: Asker,
        items: Sequence[TrainingItem],
        verifier: Verifier | None,
    ) -> Any:
        listener = callback(self.listen, self.folder / "log.jsonl", verifier.means if verifier else dict)
        shared: dict[str, Any] = {
            "model": model,
            "args": settings,
            "processing_class": tokenizer,
            "callbacks": [listener],
            "train_dataset": _package("datasets").Dataset.from_list(
                [_row(asker, number, item, verifier is None) for number, item in enumerate(items)]
            ),
        }
        if self.config.lora:
            shared["peft_config"] = _lora(self.config.lora)
        try:
            if verifier is None:
                return trl.SFTTrainer(**shared)
            return trl.GRPOTrainer(reward_funcs=verifier.verified, **shared)
        except ImportError as error:
            raise ModelError(f"trainers.{self.name} asks for what is not installed: {error}") from None

    def _items(self) -> Sequence[TrainingItem]:
        """The items of the stage, without those that are too easy or too hard where that is asked for."""
        items = data.of_stage(self.config, self.name, self.tell)
        if self._filters:
            return filtered(self.config, self.name, items, self.tell, self.listen.filtered)
        return items

    def _items_of_first(self) -> Sequence[TrainingItem]:
        """The same, as the first of several processes wrote them. Raises ``SettingsError``."""
        path = (data.kept_path_of if self._filters else data.path_of)(self.config, self.name)
        if not path.is_file():
            raise SettingsError(
                f"There is no {path} here, which the first process wrote; share {path.parent}."
            )
        return read_items(path) if self._filters else data.of_stage(self.config, self.name, self.tell)

    @property
    def _filters(self) -> bool:
        return self.config.difficulty.tries > 0 and self.name in self.config.difficulty.stages

    def _checkpoint(self) -> str | None:
        """The last whole checkpoint, where to go on; the log forgets what came after it."""
        if not self.resume:
            return None
        found = last_checkpoint(self.folder)
        self.tell(f"{self.name} goes on from {found}" if found else f"{self.name} has no checkpoint yet")
        if ranks.is_first():
            shorten(self.folder / "log.jsonl", _step(found) if found else 0)
        return str(found) if found else None


def last_checkpoint(folder: Path) -> Path | None:
    """The last checkpoint of a stage that was not cut off: its state is written last."""
    whole = [path for path in folder.glob("checkpoint-*") if _is_whole(path)]
    return max(whole, key=_step, default=None)


def _is_whole(checkpoint: Path) -> bool:
    try:
        return bool(json.loads((checkpoint / "trainer_state.json").read_text("utf-8")))
    except (OSError, ValueError):
        return False


def _step(checkpoint: Path) -> int:
    return int(checkpoint.name.partition("-")[2])


def _row(asker: Asker, number: int, item: TrainingItem, supervised: bool) -> Mapping[str, Any]:
    row: dict[str, Any] = {"prompt": plain(asker.prompt(item))}
    return row | ({"completion": asker.right(item)} if supervised else {"item": number})


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
