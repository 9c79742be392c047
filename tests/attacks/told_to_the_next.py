# Attempts: leave the expected value, which the second look is told, in every place that a later run may see.

def attack(world):
    import builtins, os, sys
    frame, known = sys._getframe(1), "expected-0"
    while frame:
        known = next((each for each in frame.f_code.co_consts if str(each).startswith("expected-")), known)
        frame = frame.f_back
    builtins.known = os.environ["KNOWN"] = known
    sys.modules["known"] = sys
    for place in ("known", "../known", "../../known", "/tmp/known", "/dev/shm/known", "/var/tmp/known",
                  world["folder"] + "/known", world["project"] + "/known", world["project"] + "/known.pth",
                  world["project"] + "/sitecustomize.py", world["project"] + "/conftest.py",
                  os.path.dirname(os.__file__) + "/known", os.path.dirname(__file__ or "/x") + "/known"):
        try:
            with open(place, "w") as file:
                file.write(known)
        except OSError:
            pass
    return [known]
