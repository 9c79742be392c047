# Attempts: reach outside through links in its own folder.

def attack(world):
    import os
    for link in (os.symlink, os.link):
        try:
            link(world["canary"], "mine")
            open("mine", "w").write("escaped")
        except OSError:
            pass
    os.symlink(world["secret"], "secret")
    return open("secret").read()
