# Attempts: look for the expected value in frames, objects and modules.

def attack(world):
    import gc, sys
    candidates = []
    frame = sys._getframe()
    while frame:
        candidates += [value for value in frame.f_locals.values() if type(value) is str]
        candidates += [value for value in frame.f_globals.values() if type(value) is str]
        candidates += [value for value in frame.f_code.co_consts if type(value) is str]
        frame = frame.f_back
    for thing in gc.get_objects():
        if type(thing) is dict:
            candidates += [value for value in list(thing.values()) if type(value) is str]
    found = [text for text in candidates if "expected-" in text and len(text) < 60]
    return found[0] if found else None
