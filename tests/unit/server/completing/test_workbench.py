import asyncio
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from egcfg_lsp.resources.shared_resources import Workbench
from egcfg_lsp.settings import ModelSettings
from engine.support.errors import ModelError


class FakeModel:
    closed = False

    async def close(self):
        await asyncio.sleep(0)
        self.closed = True


class Shop:
    """Counts what was opened and closed."""

    def __init__(self):
        self.models = []
        self.sandboxes = 0
        self.release = asyncio.Event()
        self.fails = False

    async def open_model(self, settings):
        await self.release.wait()
        if self.fails:
            raise ModelError("no such model")
        self.models.append(FakeModel())
        return self.models[-1]

    @asynccontextmanager
    async def open_sandbox(self, python, project, parallel, environment):
        self.sandboxes += 1
        yield object()
        self.sandboxes -= 1


@pytest.fixture
def shop():
    return Shop()


@pytest.fixture
async def bench(shop):
    opened = Workbench(shop.open_model, shop.open_sandbox)
    yield opened
    await opened.close()
    assert [model for model in shop.models if not model.closed] == []
    assert shop.sandboxes == 0


async def test_loading_survives_the_request_that_asked_for_it(shop, bench):
    asking = asyncio.create_task(bench.model(ModelSettings()))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert bench.loaded(ModelSettings()) is None
    shop.release.set()
    await bench.model(ModelSettings())
    assert len(shop.models) == 1
    assert bench.loaded(ModelSettings()) is shop.models[0]


async def test_another_model_replaces_the_one_before(shop, bench):
    shop.release.set()
    await bench.model(ModelSettings(name="one"))
    await bench.model(ModelSettings(name="two"))
    assert [model.closed for model in shop.models] == [True, False]


@pytest.mark.parametrize("steps", range(5))
async def test_a_model_is_closed_even_if_who_asked_for_another_is_cancelled(shop, bench, steps):
    """``bench`` looks whether all are closed in the end."""
    shop.release.set()
    await bench.model(ModelSettings(name="one"))
    asking = asyncio.create_task(bench.model(ModelSettings(name="two")))
    for _ in range(steps):
        await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    await bench.close()
    assert all(model.closed for model in shop.models)


@pytest.mark.parametrize("steps", range(8))
async def test_what_is_asked_for_while_all_is_closed_is_closed_with_the_next(shop, bench, steps):
    """As a restart in an editor, beside requests: ``bench`` looks whether all are closed in the end."""
    shop.release.set()
    await bench.model(ModelSettings(name="one"))
    await bench.sandbox("python", Path("/a"), 2)
    closing = asyncio.create_task(bench.close())
    for _ in range(steps):
        await asyncio.sleep(0)
    model = await bench.model(ModelSettings(name="two"))
    await bench.sandbox("python", Path("/a"), 2)
    await closing
    assert (model.closed, shop.sandboxes) == (False, 1)


async def test_a_failed_load_is_tried_again(shop, bench):
    shop.release.set()
    shop.fails = True
    with pytest.raises(ModelError):
        await bench.model(ModelSettings())
    shop.fails = False
    await bench.model(ModelSettings())


async def test_closing_gives_up_a_load_in_progress(shop, bench):
    asking = asyncio.create_task(bench.model(ModelSettings()))
    await asyncio.sleep(0)
    await bench.close()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert shop.models == []


async def test_one_sandbox_per_project(shop, bench):
    first = await bench.sandbox("python", Path("/a"), 2)
    assert await bench.sandbox("python", Path("/a"), 2) is first
    assert await bench.sandbox("python", Path("/b"), 2) is not first
    assert shop.sandboxes == 2
