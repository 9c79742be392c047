# Attempts: find the private folders of other runs and change them.

def attack(world):
    import os
    found = os.listdir("..")
    for name in found:
        open("../" + name + "/x", "w").write("escaped")
    return found
