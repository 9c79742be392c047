# Attempts: return lone surrogates.

def attack(world):
    text = "\udcff" * 3
    print(text)
    return text
