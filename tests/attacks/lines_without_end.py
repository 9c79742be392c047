# Attempts: make lines, names and functions so long and so many that a trace of them is endless.

def attack(world):
    scope, name = {}, "f" * 100_000
    source = f"def {name}():\n    " + ";".join(f"v{'w' * 500}{n} = {n}" for n in range(2000)) + "\n    return 1\n"
    exec(compile(source, "egcfg_program.py", "exec"), scope)
    scope[name].__code__ = scope[name].__code__.replace(co_firstlineno=1 << 30, co_name="x\x1b]0;y\x07" * 1000)
    attack.__code__ = attack.__code__.replace(co_name="\ud800" * 1000)
    return scope[name]()
