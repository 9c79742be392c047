# Attempts: get huge pages, of which one used byte holds two megabytes.

def attack(world):
    import mmap, resource
    area = mmap.mmap(-1, 6 << 20, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    try:
        area.madvise(14)
    except OSError as error:
        print(error)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for at in range(0, 6 << 20, 4096):
        area[at] = 1
    faults = resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
    try:
        area.madvise(25)
        return "escaped", "collapsed"
    except (OSError, ValueError) as error:
        print(error)
    if faults < 1400:
        return "escaped", faults
