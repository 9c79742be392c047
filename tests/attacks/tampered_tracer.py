# Attempts: remove the tracer and find it by gc, then fill it with lies.

def attack(world):
    import gc, sys
    sys.settrace(None)
    if hasattr(sys, "monitoring"):
        for tool in range(6):
            try:
                sys.monitoring.set_events(tool, 0)
                sys.monitoring.free_tool_id(tool)
            except ValueError:
                pass
    for thing in gc.get_objects():
        if type(thing).__name__ == "Recorder":
            thing.events = [["call", "x", None, 7], None, "lies"] * 1000
            thing._limit = 10**9
    sys.setprofile(lambda *a: None)
    sys.settrace(lambda *a: sys.exit(0))
