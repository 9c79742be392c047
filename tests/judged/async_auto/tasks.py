import asyncio
from contextlib import asynccontextmanager


async def gather(*values):
    async def give(value):
        await asyncio.sleep(0)
        return value

    return await asyncio.gather(*map(give, values))


async def count(most):
    for number in range(most):
        yield number


async def fail():
    raise LookupError("no such task")


@asynccontextmanager
async def opened(log):
    log.append("open")
    try:
        yield log
    finally:
        log.append("close")


class Queue:
    def __init__(self):
        self.queue = asyncio.Queue()

    async def put(self, item):
        await self.queue.put(item)

    async def get(self):
        return await asyncio.wait_for(self.queue.get(), 5)


async def wrong(value):
    return value
