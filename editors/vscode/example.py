def is_even(n):
    """Return True if the number is even.

    >>> is_even(4)
    True
    >>> is_even(3)
    False
    """
