def slug(title):
    return "-".join(title.lower().split())


def unslug(text):
    """
    >>> unslug("a-b")
    'A B'
    """
    return " ".join(text.split("-")).title()
