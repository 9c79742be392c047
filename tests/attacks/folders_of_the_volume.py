# Attempts: reach the folder above its own: list, change, fill and rename there.

def attack(world):
    import os
    above, done = os.path.dirname(os.getcwd()), []
    for act in (lambda: os.open("..", os.O_RDONLY), lambda: os.mkdir("../more"), lambda: open("../file", "w"), lambda: os.symlink("x", "../link"),
                lambda: os.listdir(above), lambda: os.listdir(os.path.dirname(above)), lambda: os.open("..", os.O_TMPFILE | os.O_RDWR),
                lambda: os.rename(".", "../other"), lambda: os.chdir("..") or os.listdir(".") or os.mkdir("x"), lambda: os.mkdir(above + "/y")):
        try:
            done.append(act())
        except OSError as error:
            print(error)
    if done:
        return "escaped", repr(done)
