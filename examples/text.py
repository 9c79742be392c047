"""Small things one does with text. Each body is still to be written; its doctest says what it should do."""


def count_vowels(text: str) -> int:
    """Count the vowels in the text.

    >>> count_vowels("banana")
    3
    >>> count_vowels("sky")
    0
    """
    ...


def is_palindrome(text: str) -> bool:
    """Tell whether the text reads the same backwards.

    >>> is_palindrome("level")
    True
    >>> is_palindrome("python")
    False
    """
    ...


def initials(name: str) -> str:
    """Return the first letter of every word in the name, in upper case.

    >>> initials("ada lovelace")
    'AL'
    >>> initials("grace brewster hopper")
    'GBH'
    """
    # TODO
