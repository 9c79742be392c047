# Attempts: change builtin types in memory.

def attack(world):
    import ctypes, gc
    d = gc.get_referents(str.__dict__)[0]
    d["__eq__"] = lambda a, b: True
    d = gc.get_referents(dict.__dict__)[0]
    d["items"] = lambda self: []
    ctypes.pythonapi.PyType_Modified(ctypes.py_object(str))
    ctypes.pythonapi.PyType_Modified(ctypes.py_object(dict))
    return {"a": "b"}
