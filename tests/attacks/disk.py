# Attempts: fill the disk with a huge file and with many.

def attack(world):
    with open("big", "wb") as file:
        try:
            while True:
                file.write(b"x" * (1 << 20))
        except OSError as error:
            print(error)
    for number in range(1000):
        open(f"file-{number}", "w").close()
