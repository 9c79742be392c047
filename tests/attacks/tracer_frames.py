# Attempts: turn the trace against the worker through f_trace, f_lineno and opcodes.

def attack(world):
    import sys
    frame = sys._getframe()
    while frame:
        frame.f_trace_opcodes = True
        frame.f_trace = lambda *a: (_ for _ in ()).throw(SystemExit)
        frame = frame.f_back
    sys.settrace(lambda *a: None)
    return [1]
