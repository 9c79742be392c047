# Attempts: speak to the terminal of whoever reads the result.

def attack(world):
    text = "\x1b]0;escaped\x07\x1b[2J\x9b2J"
    print(text)
    raise ValueError(text)
