# Attempts: find the worker's session by gc and answer in its name.

def attack(world):
    import gc
    for thing in gc.get_objects():
        if type(thing).__name__ == "ChildSession":
            thing._request["tests"].clear()
            thing.answer(None, [world["fact"], "expected-0"])
            thing._told = True
            thing._connection = 99
            return None
