# Attempts: make the record large with characters that JSON escapes.

def attack(world):
    import sys
    text = "\U0001f600\x00\x1b[2J\x07\"\\" * 100_000
    sys.stdout.write(text)
    sys.stderr.write(text)
    many = {f"name_{number}": text for number in range(100)}
    name_a = name_b = name_c = name_d = text
    for _ in range(1000):
        name_a = name_b = name_c = name_d = text = text[1:] + text[:1]
    return text[:400]
