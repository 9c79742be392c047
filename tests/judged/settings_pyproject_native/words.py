def initials(name):
    return "".join(part[0] for part in name.split())


def shout(text):
    return text.upper() + "!"


def whisper(text):
    return text.lower()
