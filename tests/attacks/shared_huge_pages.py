# Attempts: get huge pages in shared memory.

def attack(world):
    import mmap, resource
    area = mmap.mmap(-1, 6 << 20)
    for advice in (14, 25):
        try:
            area.madvise(advice)
        except OSError as error:
            print(error)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for at in range(0, 6 << 20, 4096):
        area[at] = 1
    faults = resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
    if faults < 60:
        return "escaped", faults
    try:
        area.madvise(25)
        return "escaped", "collapsed"
    except OSError as error:
        print(error)
