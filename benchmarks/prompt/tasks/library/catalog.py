"""The catalog of a library."""

from library.books import Book

ARTICLES = ("a", "an", "the")
EMMA = Book("Emma", "Austen, Jane", 474, 1815)
WAVES = Book("The Waves", "Woolf, Virginia", 324, 1931)
YEARS = Book("The Years", "Woolf, Virginia", 444, 1937)


def sort_key(title: str) -> str:
    """Return the title in lower case, without an article at its beginning."""
    first, _, rest = title.lower().partition(" ")
    return rest if rest and first in ARTICLES else title.lower()


def shelf_order(books: list[Book]) -> list[str]:
    """Return the titles of the books in the order of the shelf, which has no regard for articles.

    >>> shelf_order([WAVES, EMMA])
    ['Emma', 'The Waves']
    >>> shelf_order([YEARS, WAVES])
    ['The Waves', 'The Years']
    """
    ...


def citation(book: Book) -> str:
    """Return the author's family name, the title, and the year in parentheses.

    >>> citation(EMMA)
    'Austen: Emma (1815)'
    >>> citation(WAVES)
    'Woolf: The Waves (1931)'
    """
    ...


def longest_by(books: list[Book], family_name: str) -> Book | None:
    """Return the book with the most pages by an author of that family name, or None if there is no book.

    >>> longest_by([EMMA, WAVES, YEARS], "Woolf").title
    'The Years'
    >>> longest_by([EMMA], "Woolf") is None
    True
    """
    ...
