# Attempts: replace the functions of the worker itself.

def attack(world):
    import sys
    for name, module in list(sys.modules.items()):
        if "egcfg" in name:
            for attribute in ("send", "encode", "explain", "_value", "_failure", "describe"):
                if hasattr(module, attribute):
                    setattr(module, attribute, lambda *a, **k: world["fact"])
    return world["fact"]
