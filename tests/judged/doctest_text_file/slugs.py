def slug(title):
    """
    >>> slug("not collected")
    'wrong'
    """
    return "-".join(title.lower().split())


def unslug(text):
    """
    >>> unslug("a-b")
    'A B'
    """
    return " ".join(text.split("-")).title()
