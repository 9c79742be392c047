# Attempts: leave thousands of generators and coroutines half done, so that the tracer keeps a frame for each.

def attack(world):
    def each(number):
        held = "x" * 1000
        while True:
            try:
                yield held, number
            except GeneratorExit:
                yield "still here"
    kept = [each(number) for number in range(20_000)]
    for one in kept:
        next(one)
    async def never():
        return kept
    return kept[0], [never() for _ in range(2000)]
