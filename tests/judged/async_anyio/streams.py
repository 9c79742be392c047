import anyio


async def copy(source, target):
    async for item in source:
        await target.send(item)


async def limited(seconds):
    with anyio.move_on_after(seconds) as scope:
        await anyio.sleep_forever()
    return scope.cancelled_caught


async def together(*functions):
    results = []

    async def one(function):
        results.append(await function())

    async with anyio.create_task_group() as group:
        for function in functions:
            group.start_soon(one, function)
    return sorted(results)


async def late(value):
    return value
