# Attempts: read a secret file in the home folder, and print it.

def attack(world):
    text = open(world["secret"]).read()
    print(text)
    return text
