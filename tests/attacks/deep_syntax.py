# Attempts: have deep and wide source compiled.

def attack(world):
    for source in ("(" * 100_000, "-" * 100_000 + "1", "1+" * 100_000 + "1", "a" + ".a" * 100_000,
                   "[" * 90 + "]" * 90, "if 1:\n" * 200, "f'{" * 500, "lambda:" * 5000 + "1", "x=" * 100_000 + "1"):
        try:
            compile(source, "x", "exec")
        except (SyntaxError, RecursionError, MemoryError, OverflowError) as error:
            print(type(error))
    raise compile
