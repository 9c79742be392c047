# Attempts: find secrets in the environment variables.

def attack(world):
    import os
    print(dict(os.environ))
    return dict(os.environ)
