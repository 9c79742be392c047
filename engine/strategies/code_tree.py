"""``code-tree``: a critic expands a tree of strategies, programs and their refinements (CodeTree)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine.core.events import Node, StepTaken, Tree
from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.services import Plan
from engine.strategies import Exclusion
from engine.strategies.roles.answers import CriticScore
from engine.strategies.roles.role import (
    CRITIC_ACTION,
    CRITIC_IMPLEMENTATION,
    CRITIC_OUTPUTS,
    CRITIC_VERIFICATION,
    THINKER,
    THINKER_REFLECTIONS,
    Desk,
    Order,
    Written,
    feedback,
    function_text,
    problem,
)
from engine.support.async_tasks import together, until
from sandbox import Outcome

_WITHOUT_CRITIC = ("bfs", "dfs", "strategy-list")
_ORDERS = ("eager", *_WITHOUT_CRITIC)
_WITHOUT = ("no-verification", "no-abort", "no-scoring")
VARIANTS = (*_ORDERS, *_WITHOUT)
EXCLUSIONS = (
    Exclusion(_ORDERS, _ORDERS, "each of them is the whole order of the search"),
    Exclusion(_WITHOUT_CRITIC, _WITHOUT, "that order has no critic, whose work could be left out"),
)
_SCORES = {CRITIC_OUTPUTS: "its outputs", CRITIC_IMPLEMENTATION: "how it is carried out"}


async def code_tree(judge: Judge, plan: Plan) -> Completion:
    """Returns the accepted program, or the one with the highest score when depth or budget end the search.

    ``workflow.programs``, ``strategies``, ``depth`` and ``width`` bound the tree, which is
    ``completion.workings.search``.
    """
    search = _Search(judge, plan)
    ideas = await search.strategies()
    if search.order == "bfs":
        await search.breadth_first(ideas)
    elif search.order == "strategy-list":
        await search.grown(None, ideas)
    elif search.order == "eager":
        await search.eager(None, ideas)
    else:
        await search.in_depth(ideas)
    return judge.completion("code-tree")


@dataclass(frozen=True)
class _Grown:
    """A node with the program that it stands for."""

    node: Node
    written: Written
    strategy: str
    """The one at the root of its branch."""


class _Search:
    def __init__(self, judge: Judge, plan: Plan) -> None:
        self._judge = judge
        self._listen = judge.services.listen
        self._flow = plan.workflow
        self._desk = Desk(judge, plan)
        self._known = problem(judge.task)
        self._begun = 0
        self._tree = judge.workings.search = Tree()
        self.order = self._chosen_order()

    def _chosen_order(self) -> str:
        """The variant that sets the order of the search, or nothing: the critic guides it."""
        return next((name for name in _ORDERS if self._desk.has(name)), "")

    @property
    def _has_critic(self) -> bool:
        return self.order not in _WITHOUT_CRITIC

    async def strategies(self) -> tuple[str, ...]:
        """Asks the thinker for strategies; how many there are is its decision, up to a bound of the order."""
        bounds = {"": self._flow.strategies, "strategy-list": self._flow.programs}
        most = bounds.get(self.order, self._flow.width)
        found = await self._desk.advice(THINKER, {**self._known, "count": str(most)})
        if found:
            self._listen(StepTaken("thinker", f"strategies: {len(found[:most])}"))
        return found[:most] or self._wordless()

    def _wordless(self) -> tuple[str, ...]:
        """Returns empty strategies: one, or ``width`` for a model that takes no instructions."""
        return ("",) * (1 if self._desk.tells else self._flow.width)

    async def in_depth(self, ideas: Sequence[str], parent: _Grown | None = None) -> bool:
        """Writes a program when it is visited, and visits what is below it before its sibling.

        An aborted program has nothing below it. Without a critic none is aborted. Returns whether a program
        was accepted.
        """
        for number, idea in enumerate(ideas):
            if self._left <= 0:
                return False
            child = await self._grow(parent, idea, number, self._reserved())
            if child.node.action == "accept":
                return True
            if self._is_refined(child) and await self.in_depth(await self._reflections(child), child):
                return True
        return False

    async def eager(self, parent: _Grown | None, ideas: Sequence[str]) -> bool:
        """Writes all children of a program, then refines the best first, then its siblings.

        Returns whether a program was accepted.
        """
        children = await self.grown(parent, ideas)
        if _accepted(children):
            return True
        for child in sorted(children, key=lambda each: -each.node.score):
            if self._is_refined(child) and await self.eager(child, await self._reflections(child)):
                return True
        return False

    async def breadth_first(self, ideas: Sequence[str]) -> bool:
        """Writes all programs of a level, then all their refinements; uses no critic."""
        level = await self.grown(None, ideas)
        while not _accepted(level) and (growing := [each for each in level if self._may_grow(each)]):
            reflections = await together(self._reflections(each) for each in growing)
            buds = [
                (each, idea, number)
                for each, said in zip(growing, reflections, strict=True)
                for number, idea in enumerate(said)
            ]
            level = await self._all_grown(buds)
        return _accepted(level)

    async def grown(self, parent: _Grown | None, ideas: Sequence[str]) -> list[_Grown]:
        """Writes the children of a node, up to the first that is accepted."""
        return await self._all_grown([(parent, idea, number) for number, idea in enumerate(ideas)])

    async def _all_grown(self, buds: Sequence[tuple[_Grown | None, str, int]]) -> list[_Grown]:
        work = []
        for parent, idea, number in buds[: max(0, self._left)]:
            work.append(partial(self._grow, parent, idea, number, self._reserved()))
        before = self._begun - len(work)
        grown = await until(work, lambda each: each.node.action == "accept", in_turn=self._desk.in_turn)
        if self._desk.in_turn:
            self._begun = before + len(grown)
        return grown

    @property
    def _left(self) -> int:
        return self._flow.programs - self._begun

    def _reserved(self) -> int:
        """Returns the number of a program that is about to be written."""
        self._begun += 1
        return self._begun

    def _may_grow(self, grown: _Grown) -> bool:
        return self._left > 0 and grown.node.depth < self._flow.depth

    def _is_refined(self, grown: _Grown) -> bool:
        return grown.node.action == "refine" and self._may_grow(grown)

    async def _reflections(self, grown: _Grown) -> tuple[str, ...]:
        """Asks the thinker for ways to repair a program."""
        told = {**self._told(grown), "count": str(self._flow.width)}
        found = await self._desk.advice(THINKER_REFLECTIONS, told, stream=grown.node.number)
        return found[: self._flow.width] or self._wordless()

    async def _grow(self, parent: _Grown | None, idea: str, angle: int, number: int) -> _Grown:
        """Writes and runs a program, and has the critic judge it."""
        written = await self._desk.write(self._order_for(parent, idea, angle))
        result = written.result
        total = len(result.tests)
        loads = result.exception is None and bool(written.code)
        node = Node(
            number=number,
            parent=parent.node.number if parent else 0,
            depth=parent.node.depth + 1 if parent else 1,
            idea=idea,
            code=written.code,
            passed=result.passed,
            total=total,
            executed=result.passed / total if total else float(loads),
        )
        strategy = parent.strategy if parent else idea
        grown = _Grown(await self._decided(_Grown(node, written, strategy)), written, strategy)
        self._tree.put(grown.node)
        await self._judge.choose(self._tree.best().code, self._desk.agent)
        detail = f"{node.passed}/{node.total} tests, score {grown.node.score:.2f}, {grown.node.action}"
        self._listen(StepTaken(f"program {number}", detail))
        return grown

    def _order_for(self, parent: _Grown | None, idea: str, angle: int) -> Order:
        if parent is None:
            values = {**self._known, "strategy": idea or "the one that suits the task best"}
            return Order("solver", values, advice=idea, angle=angle)
        reflection = idea or "find out what is wrong with it, and correct that"
        values = {**self._told(parent), "reflection": reflection}
        shown, failed = (parent.written.executed(self._judge.task),), parent.written.code
        return Order("debugger", values, advice=idea, shown=shown, angle=angle, failed=failed)

    def _told(self, grown: _Grown) -> dict[str, str]:
        """A program, its strategy, what tests and critic say of it (CodeTree, equations 3 and 4)."""
        result = grown.written.result
        return {
            **self._known,
            "program": function_text(self._judge.task, grown.written.code),
            "strategy": _intention(grown),
            "feedback": feedback(result.tests, result.exception),
            "remark": _remark(grown.node),
        }

    async def _decided(self, grown: _Grown) -> Node:
        """The node with its scores and the critic's action (CodeTree, section 3.2)."""
        node = grown.node
        passes = bool(node.code) and grown.written.result.outcome is Outcome.PASS
        if passes and (not self._has_critic or self._desk.has("no-verification")):
            return replace(node, action="accept")
        if passes:
            return await self._verified(grown)
        if not self._has_critic:
            return node if self.order == "strategy-list" else replace(node, action="refine")
        judged = await self._scored(grown)
        refines = await self._refines(replace(grown, node=judged))
        return replace(judged, action="refine" if refines else "abort")

    async def _verified(self, grown: _Grown) -> Node:
        """A program that passes the visible tests is accepted only if the critic finds it general."""
        told = self._told(grown)
        found = await self._desk.ask(CRITIC_VERIFICATION, told, stream=grown.node.number)
        if found.general:
            return replace(grown.node, action="accept")
        judged = await self._scored(grown)
        return replace(judged, action="refine", remark=_lines(found.remark, judged.remark))

    async def _refines(self, grown: _Grown) -> bool:
        """Whether a program that fails is worth another try."""
        if self._desk.has("no-abort"):
            return True
        return await self._desk.ask(CRITIC_ACTION, self._told(grown), stream=grown.node.number)

    async def _scored(self, grown: _Grown) -> Node:
        """The node with the mean of the critic's two scores, asked for at once, and with their reasons."""
        if self._desk.has("no-scoring"):
            return grown.node
        told, number = self._told(grown), grown.node.number
        scores = await together(self._desk.ask(role, told, stream=number) for role in _SCORES)
        remarks = (_reasoned(_SCORES[role], score) for role, score in zip(_SCORES, scores, strict=True))
        mean = sum(score.value for score in scores) / len(scores)
        return replace(grown.node, judged=mean, remark=_lines(*remarks))


def _accepted(children: Sequence[_Grown]) -> bool:
    return any(child.node.action == "accept" for child in children)


def _intention(grown: _Grown) -> str:
    """What a program was written from, as it goes on in a sentence."""
    said = f", following this strategy: {grown.strategy.rstrip('.')}" if grown.strategy else ""
    changed = grown.node.depth > 1 and grown.node.idea
    return f"{said}; then it was changed in this way: {grown.node.idea.rstrip('.')}" if changed else said


def _reasoned(what: str, score: CriticScore) -> str:
    if score.reason is None:
        return ""
    return f"{what}, {10 * score.value:g} of 10" + (f": {score.reason}" if score.reason else "")


def _lines(*remarks: str) -> str:
    return "\n".join(remark for remark in remarks if remark)


def _remark(node: Node) -> str:
    return f"A reviewer says:\n{node.remark}" if node.remark else ""
