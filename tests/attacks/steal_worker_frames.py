# Attempts: find the session through frames and replace its methods.

def attack(world):
    import sys
    frame = sys._getframe()
    while frame:
        session = frame.f_locals.get("self")
        if type(session).__name__ == "ChildSession":
            session.answer = lambda *a, **k: None
            session._send = lambda *a, **k: None
            type(session).answer = lambda *a, **k: None
            type(session).run = None
        frame = frame.f_back
