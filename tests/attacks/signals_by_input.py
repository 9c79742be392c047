# Attempts: have the kernel send signals to others when a pipe becomes ready.

def attack(world):
    import fcntl, os
    done = []
    for process in (world["parent"], os.getppid(), -os.getpgid(0)):
        reading, writing = os.pipe()
        for command, argument in ((fcntl.F_SETOWN, process), (10, 15), (fcntl.F_SETFL, os.O_ASYNC)):
            try:
                fcntl.fcntl(reading, command, argument)
                done.append(command)
            except OSError:
                pass
        os.write(writing, b"x")
    leases = []
    for command in (1024, 1026):
        try:
            leases.append(fcntl.fcntl(os.open(os.path.join(world["project"], "helper.py"), os.O_RDONLY), command, 0))
        except OSError:
            pass
    if leases or fcntl.F_SETOWN in done or 10 in done:
        return "escaped", done, leases
