# Attempts: read .env, keys and the git folder of the project.

def attack(world):
    import os
    found = []
    for name in (".env", "server.key", ".git/config", "config/credentials.json"):
        try:
            found.append(open(os.path.join(world["project"], name)).read())
        except OSError as error:
            print(error)
    return found
