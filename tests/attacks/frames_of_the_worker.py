# Attempts: change the variables of the frames that called it.

def attack(world):
    import ctypes, sys
    frame = sys._getframe()
    while frame:
        for name in list(frame.f_locals):
            if name in ("values", "error", "steps"):
                try:
                    frame.f_locals[name].clear() if hasattr(frame.f_locals[name], "clear") else None
                    frame.f_locals[name].append(world["fact"])
                except Exception:
                    pass
        ctypes.pythonapi.PyFrame_LocalsToFast(ctypes.py_object(frame), 0) if sys.version_info < (3, 13) else None
        frame = frame.f_back
