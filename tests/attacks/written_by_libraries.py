# Attempts: have libraries write outside: databases, logs, profiles, nameless and temporary files, named pipes.

def attack(world):
    import cProfile, logging, os, shelve, sqlite3, tempfile
    done = []
    for folder in (world["folder"], world["project"], "/tmp", "/var/tmp", "/dev/shm", os.path.dirname(os.__file__),
                   os.path.dirname(world["secret"])):
        path = folder + "/egcfg-attack"
        for act in (
            lambda: sqlite3.connect(path).execute("create table x(y)"), lambda: logging.FileHandler(path),
            lambda: sqlite3.connect(world["canary"]).execute("create table x(y)"), lambda: shelve.open(path),
            lambda: cProfile.Profile().dump_stats(path), lambda: os.mkfifo(path), lambda: os.mkdir(path),
            lambda: tempfile.mkstemp(dir=folder), lambda: os.open(folder, os.O_TMPFILE | os.O_RDWR),
        ):
            try:
                act()
            except BaseException as error:
                print(type(error).__name__, end=" ")
                continue
            if os.path.lexists(path):
                done.append(path)
    if done:
        return "escaped", done
