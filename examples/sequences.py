"""Small things one does with lists and dicts. Their tests are in test_sequences.py."""


def second_largest(numbers):
    """Return the second largest distinct number in the list."""
    raise NotImplementedError


def running_totals(numbers):
    """Return the list of running totals of the numbers."""
    ...


def invert(mapping):
    """Swap the keys and the values of the dict."""
    pass
