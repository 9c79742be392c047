# Attempts: return as many characters as are sent as values, all of which have to be escaped.

def attack(world):
    return ["\U0001f600" * 900] * 100
