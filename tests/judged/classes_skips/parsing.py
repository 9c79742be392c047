def integer(text):
    return int(text, 0)


def boolean(text):
    return text.lower() in ("yes", "true")


def listing(text):
    return [part.strip() for part in text.split(",")]


def pair(text):
    left, _, right = text.partition("=")
    return left, right


def quoted(text):
    return f'"{text}"'


def unquoted(text):
    return text.strip('"')
