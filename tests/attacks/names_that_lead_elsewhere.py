# Attempts: read keys by other names of the same files: dots, empty parts, detours, links of its own, other flags.

def attack(world):
    import os
    found, project = [], world["project"]
    names = [f"/..//{project}/.env", f"{project}/./config/../.env", f"//{project[1:]}//server.key", f"{project}/.git//config",
             f"{project}/helper.py/../.env", f"{project}/config/credentials.json/", os.path.relpath(project) + "/.env"]
    for path in names:
        for flags in (os.O_RDONLY, os.O_RDWR, os.O_RDONLY | os.O_NOFOLLOW, os.O_RDONLY | os.O_DIRECT, 3):
            try:
                found.append((path, os.read(os.open(path, flags), 10)))
            except OSError:
                pass
    for path in names:
        for number, act in enumerate((os.symlink, os.link, os.rename)):
            try:
                act(path, f"own{number}")
                found.append(open(f"own{number}").read())
            except OSError:
                pass
            finally:
                os.path.lexists(f"own{number}") and os.unlink(f"own{number}")
    if found:
        return "escaped", found
