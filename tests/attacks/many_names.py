# Attempts: fill the trace with very many and very long names.

def attack(world):
    scope = {}
    exec("def g(n):\n" + "".join(f"    {'v' * 5000}{i} = [n] * 9\n" for i in range(400)) + "    return n", scope)
    for number in range(100):
        globals()["v" * 100_000 + str(number)] = [number]
    vvvvvvvvvvvv = {"k" * 100_000: type("T" * 100_000, (), {})()}
    return scope["g"](3), vvvvvvvvvvvv
