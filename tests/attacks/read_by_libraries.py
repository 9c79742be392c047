# Attempts: have libraries read secrets: as modules, databases, certificates, settings, lines of a source, shared objects.

def attack(world):
    import configparser, ctypes, fileinput, importlib.util, linecache, netrc, runpy, shelve, sqlite3, ssl, tokenize, zipimport
    found = []
    for path in (world["project"] + "/.env", world["project"] + "/server.key", world["secret"], "/etc/passwd"):
        for act in (
            lambda: linecache.getlines(path), lambda: [*fileinput.input(path)], lambda: runpy.run_path(path),
            lambda: tokenize.open(path).read(), lambda: configparser.ConfigParser().read(path), lambda: netrc.netrc(path),
            lambda: ssl.create_default_context(cafile=path), lambda: zipimport.zipimporter(path), lambda: ctypes.CDLL(path),
            lambda: sqlite3.connect(f"file:{path}?mode=ro", uri=True).execute("select 1 from sqlite_master").fetchall(),
            lambda: sqlite3.connect(":memory:").execute("attach ? as x", (path,)).fetchall(), lambda: shelve.open(path, "r"),
            lambda: importlib.util.spec_from_file_location("x", path + ".py").loader.get_data(path),
        ):
            try:
                found += [(path, told) for told in [str(act())] if told.strip("[]")]
            except BaseException as error:
                found += [str(error)] if world["fact"] in str(error) or "root:" in str(error) else []
    if found:
        return "escaped", found
