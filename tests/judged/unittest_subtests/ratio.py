def halves(number):
    return number / 2


def doubled(number):
    """Twice the number."""
    return 2 * number
