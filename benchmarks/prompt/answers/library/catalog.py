from library.books import Book

ARTICLES = ("a", "an", "the")
EMMA = Book("Emma", "Austen, Jane", 474, 1815)
WAVES = Book("The Waves", "Woolf, Virginia", 324, 1931)
YEARS = Book("The Years", "Woolf, Virginia", 444, 1937)


def sort_key(title: str) -> str:
    first, _, rest = title.lower().partition(" ")
    return rest if rest and first in ARTICLES else title.lower()


def shelf_order(books: list[Book]) -> list[str]:
    return sorted((book.title for book in books), key=sort_key)


def citation(book: Book) -> str:
    return f"{book.family_name}: {book.title} ({book.year})"


def longest_by(books: list[Book], family_name: str) -> Book | None:
    found = [book for book in books if book.family_name == family_name]
    return max(found, key=lambda book: book.pages, default=None)
