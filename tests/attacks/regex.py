# Attempts: match for ever.

def attack(world):
    import re
    return re.match(r"(a+)+$", "a" * 64 + "b")
