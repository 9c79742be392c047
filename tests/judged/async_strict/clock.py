import asyncio


async def tick(times):
    total = 0
    for _ in range(times):
        await asyncio.sleep(0)
        total += 1
    return total


async def stop(event):
    event.set()


async def loop_name():
    return type(asyncio.get_running_loop()).__name__


async def unmarked():
    return 1


def run(coroutine):
    return asyncio.run(coroutine)
