# Attempts: fill the disk with many files that are each small enough.

def attack(world):
    number, data = 0, b"x" * (4 << 20)
    while True:
        number += 1
        with open(str(number), "wb") as file:
            file.write(data)
