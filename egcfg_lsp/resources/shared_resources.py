"""Resources that all requests of a server share: one model, loaded when needed; a sandbox per project."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from egcfg_lsp.settings import ModelSettings
from engine.support.async_tasks import begin, end

if TYPE_CHECKING:
    from engine.core.execution import Pool
    from engine.lm.base import LanguageModel

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

OpenModel = Callable[[ModelSettings], Awaitable["LanguageModel"]]
OpenSandbox = Callable[..., AbstractAsyncContextManager["Pool"]]
"""As ``compose.open_sandbox``."""


class Workbench:
    """Opens what is asked for once, survives cancelled requests, and closes everything at the end."""

    def __init__(self, open_model: OpenModel | None = None, open_sandbox: OpenSandbox | None = None) -> None:
        """Default: those of ``compose``, which is imported when the first is needed."""
        self._open_model = open_model
        self._open_sandbox = open_sandbox
        self._models: dict[ModelSettings, asyncio.Task[LanguageModel]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._sandboxes: dict[Hashable, asyncio.Task[Pool]] = {}
        self._sandbox_stack = AsyncExitStack()

    def loaded(self, settings: ModelSettings) -> LanguageModel | None:
        """The model of ``settings``, if it is loaded already."""
        loading = self._models.get(settings)
        done = loading is not None and loading.done() and not loading.cancelled() and not loading.exception()
        return loading.result() if loading is not None and done else None

    async def model(self, settings: ModelSettings) -> LanguageModel:
        """The model of ``settings``. Another one that was open is closed first.

        Raises ``EngineError`` or ``UsageError`` when it cannot be loaded; the next call tries again.
        """

        async def load() -> LanguageModel:
            from egcfg_lsp.resources import compose

            model = await (self._open_model or compose.open_model)(settings)
            gc.freeze()  # a search through what torch brings takes 0.2 s, in which nothing else moves
            return model

        self._close_models([known for known in self._models if known != settings])
        if self._closing:  # whoever waits for it may be cancelled meanwhile
            await asyncio.shield(asyncio.gather(*self._closing))
        return await _shared(self._models, settings, load)

    async def sandbox(
        self, python: str, project: Path, parallel: int, environment: Mapping[str, str] = {}
    ) -> Pool:
        """A started sandbox for a project, whose programs get ``environment``; raises ``SandboxError``."""

        stack = self._sandbox_stack

        async def start() -> Pool:
            from egcfg_lsp.resources import compose

            opening = (self._open_sandbox or compose.open_sandbox)(
                python, project, parallel, environment=dict(environment)
            )
            return await stack.enter_async_context(opening)

        place = python, project, parallel, tuple(sorted(environment.items()))
        return await _shared(self._sandboxes, place, start)

    async def close(self) -> None:
        """Ends every child and frees the model; what is asked for meanwhile or later is opened anew."""
        starting, self._sandboxes = self._sandboxes, {}
        stack, self._sandbox_stack = self._sandbox_stack, AsyncExitStack()
        self._close_models(list(self._models))
        await end(starting.values())
        await stack.aclose()
        await asyncio.gather(*self._closing)

    def _close_models(self, known: Iterable[ModelSettings]) -> None:
        """Begins to close them; whoever asks for another one waits for that."""
        for each in known:
            closing = begin(_close_model(self._models.pop(each)))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)


async def _shared(
    known: dict[_Key, asyncio.Task[_Value]], key: _Key, make: Callable[[], Coroutine[Any, Any, _Value]]
) -> _Value:
    """The value of ``key``, made once for all who ask. Cancelling one of them leaves it in the making."""

    def forget_failed(made: asyncio.Task[_Value]) -> None:
        if (made.cancelled() or made.exception() is not None) and known.get(key) is made:
            del known[key]

    task = known.get(key)
    if task is None:
        task = known[key] = asyncio.create_task(make())
        task.add_done_callback(forget_failed)
    return await asyncio.shield(task)


async def _close_model(loading: asyncio.Task[LanguageModel]) -> None:
    """Frees a loaded model; one that is still being loaded is given up."""
    if not loading.done():
        loading.cancel()
    [result] = await asyncio.gather(loading, return_exceptions=True)
    if not isinstance(result, BaseException):
        await result.close()
