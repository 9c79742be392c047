# Attempts: raise groups of groups, with hostile members.

def attack(world):
    class Bad(Exception):
        def __str__(self):
            raise self
        __repr__ = __str__
    if "ExceptionGroup" in dir(__builtins__) or isinstance(__builtins__, dict) and "ExceptionGroup" in __builtins__:
        group = ExceptionGroup("x" * 10**6, [Bad()])
        for _ in range(3000):
            group = ExceptionGroup("g", [group])
        raise group
    raise Bad()
