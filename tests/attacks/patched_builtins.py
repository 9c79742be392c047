# Attempts: replace the builtins, through every module that holds them.

def attack(world):
    import builtins, gc, sys

    def liar(*arguments, **named):
        return "expected-0"

    for module in list(sys.modules.values()):
        names = getattr(module, "__dict__", {})
        for name in ("type", "getattr", "list", "isinstance", "str", "repr", "len", "dict", "compile", "exec", "eval"):
            if name in names:
                names[name] = liar
    builtins.__dict__.update(dict.fromkeys([n for n in dir(builtins) if n[0] != "_" and n not in ("print",)], liar))
    gc.set_threshold(1)
    return world["fact"]
