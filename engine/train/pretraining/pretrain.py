"""Trains the model from scratch, or further, within a time budget.

The learning rate rises for some steps, stays, and falls to nothing over the last part of the
budget. What stands in a checkpoint is enough to go on exactly where it was.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import torch
import torch.nn.functional as functional
from torch import Tensor

from engine.lm.base import GAPS
from engine.support.files import append, refilling
from engine.train.data import corpus
from engine.train.data.corpus import Batch
from engine.train.pretraining import attention, curves, deepening
from engine.train.pretraining.muon import Muon
from engine.train.pretraining.peers import Peers
from engine.train.pretraining.probes import probes
from engine.train.pretraining.training_plan import ModelShape, TrainingPlan


class Trainer:
    """One run: a model, its optimisers and how far it is."""

    def __init__(self, model: Any, plan: TrainingPlan, peers: Peers = Peers()) -> None:  # noqa: B008
        self.model = model
        self.plan = plan
        self.peers = peers
        model.to(plan.device)
        inside = [p for name, p in model.model.named_parameters() if p.ndim == 2 and "embed" not in name]
        chosen = {id(p) for p in inside}
        others = [p for p in model.parameters() if id(p) not in chosen]
        self.shares = [inside[rank :: peers.count] for rank in range(peers.count)]
        self.optimizers: tuple[torch.optim.Optimizer, ...] = (
            Muon(self.shares[peers.rank], lr=plan.rate, weight_decay=0.01, halved=plan.halved),
            torch.optim.AdamW(others, lr=plan.rate / 5, betas=(0.9, 0.95), weight_decay=0.0),
        )
        self.step = 0
        self.clock = time.monotonic()
        self.elapsed_s = 0.0
        self.tokens = 0
        self.answer_tokens = 0
        self.generator = torch.Generator().manual_seed(plan.seed)

    def update(self, batch: Batch) -> dict[str, float]:
        """One step on ``batch``; losses are in nats per token."""
        batch = batch.to(self.plan.device)
        pace = self.plan.pace(self.step, self.elapsed_s)
        for optimizer, rate in zip(self.optimizers, (self.plan.rate, self.plan.rate / 5), strict=True):
            for group in optimizer.param_groups:
                group["lr"] = rate * pace
        with torch.autocast(self.plan.device, torch.bfloat16, enabled=self.plan.halved):
            answer_loss, prompt_loss = self._losses(batch)
        share = self.plan.prompt_weight * (~batch.answer & batch.filled).sum() / batch.answer.sum()
        loss = answer_loss + prompt_loss * share
        torch.autograd.backward(loss)
        self.tokens += int(batch.filled.sum()) * self.peers.count
        self.answer_tokens += int(batch.answer.sum()) * self.peers.count
        seconds = time.monotonic() - self.clock
        self.clock = time.monotonic()
        measured = torch.tensor([answer_loss.item(), prompt_loss.item(), seconds])
        self.peers.average([*(p.grad for p in self.model.parameters()), measured])
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        for optimizer in self.optimizers:
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
        self.peers.spread([[p.data for p in share] for share in self.shares])
        self.step += 1
        answer, prompt, seconds = measured.tolist()
        self.elapsed_s += seconds
        return {"answer": answer, "prompt": prompt, "pace": pace}

    def _losses(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Mean loss on the answers, and on a sample of the prompts' tokens."""
        hidden = self.model.model(input_ids=batch.tokens, use_cache=False).last_hidden_state[:, :-1]
        target, answer, filled = batch.tokens[:, 1:], batch.answer[:, 1:], batch.filled[:, 1:]
        drawn = torch.rand(answer.shape, generator=self.generator).to(answer.device)
        some = drawn < self.plan.prompt_share
        prompt = filled & ~answer & some & (self.plan.prompt_weight > 0)
        losses = []
        for mask in (answer, prompt):
            logits = functional.linear(hidden[mask], self.model.lm_head.weight)
            losses.append(
                functional.cross_entropy(logits, target[mask]) if mask.any() else hidden.new_zeros(())
            )
        return losses[0], losses[1]

    def save(self, folder: Path) -> None:
        """Writes the weights for ``from_pretrained`` and, beside them, what is needed to go on."""
        state = {
            "optimizers": [optimizer.state_dict() for optimizer in self.optimizers],
            "step": self.step,
            "elapsed_s": self.elapsed_s,
            "tokens": self.tokens,
            "answer_tokens": self.answer_tokens,
        }
        with refilling(folder) as fresh:
            if self.peers.rank == 0:
                self.model.save_pretrained(fresh)
            torch.save(state, self._state_file(fresh))

    def resume(self, folder: Path) -> None:
        """Goes on from ``folder``, whose weights the model has already; with as many processes as before."""
        state = torch.load(self._state_file(folder), weights_only=True)
        for optimizer, saved in zip(self.optimizers, state["optimizers"], strict=True):
            optimizer.load_state_dict(saved)
        self.step, self.elapsed_s = state["step"], state["elapsed_s"]
        self.tokens, self.answer_tokens = state["tokens"], state["answer_tokens"]

    def _state_file(self, folder: Path) -> Path:
        return folder / f"trainer-{self.peers.rank}-of-{self.peers.count}.pt"

    @property
    def done(self) -> float:
        """Share of the budget that is used up, by time or by steps."""
        steps = self.step / self.plan.steps if self.plan.steps else 0.0
        return max(steps, self.elapsed_s / (60 * self.plan.minutes))

    @property
    def finished(self) -> bool:
        return self.elapsed_s >= 60 * self.plan.minutes or self.step == self.plan.steps


def train(
    model: Any,
    plan: TrainingPlan,
    shards: Path,
    out: Path,
    resume: bool = False,
    peers: Peers = Peers(),  # noqa: B008
    listen: Callable[[float, Mapping[str, float]], None] | None = None,
) -> Trainer:
    """Trains until the budget is used up; checkpoints and ``log.jsonl`` go to ``out``."""
    torch.set_num_threads(plan.threads)
    if plan.halved and plan.device == "cpu":
        attention.use(model)
    if plan.compiled:
        model.model.compile(dynamic=True)
    trainer = Trainer(model, plan, peers)
    if resume:
        trainer.resume(out)
    out.mkdir(parents=True, exist_ok=True)
    random = Random(plan.seed * 1_000_003 + trainer.step * 101 + peers.rank)
    source = corpus.batches(
        shards,
        plan.mixture,
        plan.batch_tokens // peers.count,
        random,
        plan.longest,
        part=(peers.rank, peers.count),
    )
    log = Log(out / "log.jsonl", peers)
    log.note({"plan": {**asdict(plan), "mixture": dict(plan.mixture), "processes": peers.count}})
    recent: list[dict[str, float]] = []
    saved = trainer.elapsed_s
    while not trainer.finished:
        recent.append(trainer.update(next(source)))
        if listen is not None and peers.rank == 0:
            listen(trainer.done, recent[-1])
        if len(recent) == plan.log_every:
            log.note(_summary(trainer, recent))
            recent = []
        if trainer.elapsed_s - saved > plan.save_every_s or trainer.finished:
            trainer.save(out)
            log.note({"step": trainer.step, "tokens": trainer.tokens}, lambda: probes(model, shards))
            saved = trainer.elapsed_s
    if peers.rank == 0:
        curves.write(out / "log.jsonl", out / "curves.svg", str(out))
    return trainer


@dataclass(frozen=True)
class PretrainingJob:
    """A whole run, to be done by every process."""

    plan: TrainingPlan
    shards: Path
    out: Path
    begin: Path | None = None
    """A checkpoint to begin with, or a fresh model of ``shape``."""
    resume: bool = False
    shape: ModelShape = field(default_factory=ModelShape)
    layers: int | None = None
    """Add layers to the checkpoint up to so many; ``None`` leaves it as deep as it is."""
    listen: Callable[[float, Mapping[str, float]], None] | None = None
    """Told the share of the budget that is used up, and the latest figures; by the first process only."""

    def __call__(self, peers: Peers) -> None:
        from transformers import LlamaForCausalLM

        torch.manual_seed(self.plan.seed)
        begun = LlamaForCausalLM.from_pretrained(self.begin) if self.begin else self.shape.model()
        model = begun.float()  # what ships is bfloat16, in which small steps are lost
        if self.layers is not None:
            model = deepening.deepened(model, self.layers)
        if any(share and kind.partition("-")[0] == "gap" for kind, share in self.plan.mixture.items()):
            setattr(model.config, GAPS, True)
        train(model, self.plan, self.shards, self.out, self.resume, peers, self.listen)


def _summary(trainer: Trainer, recent: list[dict[str, float]]) -> dict[str, float]:
    means = {key: round(sum(item[key] for item in recent) / len(recent), 4) for key in recent[0]}
    return {
        "step": trainer.step,
        "minutes": round(trainer.elapsed_s / 60, 2),
        "tokens": trainer.tokens,
        "answer_tokens": trainer.answer_tokens,
        **means,
        "tokens_per_s": round(trainer.tokens / trainer.elapsed_s),
    }


@dataclass(frozen=True)
class Log:
    """JSON lines, written by the first process only."""

    path: Path
    peers: Peers

    def note(self, record: dict[str, Any], probe: Callable[[], dict[str, Any]] | None = None) -> None:
        """Appends ``record``, and what ``probe`` measures."""
        if self.peers.rank == 0:
            record = {**record, "probes": probe()} if probe else record
            append(self.path, json.dumps(record))
