def middle(numbers):
    """Return the middle value, or the mean of the two middle ones.

    >>> middle([3, 1, 2])
    2
    >>> middle([4, 1, 3, 2])
    2.5
    """
