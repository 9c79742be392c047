"""A chat server on loopback teaches: one request a reply."""

from __future__ import annotations

from engine.lm import openai
from engine.train.data.collection import KEPT, Collection
from engine.train.teaching import assignment
from engine.train.teaching.assignment import Curriculum
from engine.train.teaching.program_synthesis import Inputs, ProgramSynthesis
from engine.train.teaching.teacher import Teacher
from engine.train.whitebox.items import OUTPUT
from sandbox import SandboxPool
from tests.unit.lm.openai.served import serving
from tests.unit.train.teaching.teachers import programmer


async def test_a_chat_server_writes_programs() -> None:
    async with serving() as served, SandboxPool(parallel=1) as first, SandboxPool(parallel=1) as second:
        served.says = lambda body: programmer(body["messages"][-1]["content"])
        model = await openai.load(served.url, "teacher", api="chat")
        model.context_length = 32_768
        before = len(served.bodies)
        teacher = Teacher(model, most=500)
        curriculum = Curriculum(levels=(1,))
        synthesis = ProgramSynthesis(
            teacher, (first, second), curriculum, assignment.form(), OUTPUT, Inputs(mutated=False)
        )
        collection = Collection(synthesis.attempt)
        found = [item async for item in collection.items(3, 60)]
        await model.close()
        assert len(found) == collection.counts[KEPT] == 3
        assert 3 <= len(served.bodies) - before <= 60
        assert teacher.usage.generated_tokens > 0
