def key(text):
    return text.casefold()


def clean(text):
    return " ".join(text.split())
