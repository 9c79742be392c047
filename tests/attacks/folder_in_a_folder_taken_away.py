# Attempts: take its own folder away, so that nobody finds what it wrote.

def attack(world):
    import os
    here = os.getcwd()
    with open("left", "wb") as file:
        file.write(b"x" * (1 << 20))
    done = []
    for act in (lambda: os.rename(here, here + "-away"), lambda: os.rename(here, os.path.join(os.path.dirname(here), "away")),
                lambda: os.rmdir(here), lambda: os.mkdir(os.path.join(os.path.dirname(here), "beside")),
                lambda: os.link("left", os.path.join(os.path.dirname(here), "left")),
                lambda: os.rename("left", os.path.join(os.path.dirname(here), "left"))):
        try:
            done.append(act())
        except OSError as error:
            print(error)
    if done:
        return "escaped", len(done)
