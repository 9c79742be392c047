# Attempts: have the kernel remember locks that belong to no process.

def attack(world):
    import fcntl, struct
    with open("locked", "w+b") as file:
        for command in (36, 37, 38):
            try:
                fcntl.fcntl(file, command, struct.pack("hhqqi4x", 1, 0, 2, 1, 0))
                return "escaped", command
            except OSError as error:
                print(error)
