"""Small changes to text."""


def shout(text: str) -> str:
    """Return the text in upper case with an exclamation mark behind it.

    >>> shout("stop")
    'STOP!'
    >>> shout("")
    '!'
    """
    ...


def last_word(sentence):
    """Return the last word of the sentence, or an empty text if there are only spaces.

    >>> last_word("see you later")
    'later'
    >>> last_word("   ")
    ''
    """
    ...


def wrap_words(text: str, width: int) -> list[str]:
    """Break the text between words into lines of at most width characters, each as long as possible.

    A word that is longer than width has a line of its own.

    >>> wrap_words("one two three", 8)
    ['one two', 'three']
    >>> wrap_words("a wonderful b", 5)
    ['a', 'wonderful', 'b']
    """
    ...


def hide_middle(text):
    """Replace every letter of a word by a dot, except the first and the last one of the word.

    >>> hide_middle("secret plan")
    's....t p..n'
    >>> hide_middle("go on")
    'go on'
    """
    ...


def username(first: str, last: str, taken: list[str]) -> str:
    """Return the first letter of the first name and the whole last name, in lower case.

    If that is taken, the smallest number from 2 on is put behind it that makes it free.

    >>> username("Ada", "Lovelace", [])
    'alovelace'
    >>> username("Ada", "Lovelace", ["alovelace"])
    'alovelace2'
    """
    ...


def title_case(title: str) -> str:
    """Write every word with one capital at its beginning and small letters behind it.

    The words a, of, the, and and are small altogether, unless they are the first word.

    >>> title_case("the lord of the rings")
    'The Lord of the Rings'
    >>> title_case("WAR AND PEACE")
    'War and Peace'
    """
    ...
