"""Small random values for the inputs of library entries; each takes the ``Random`` first."""

from __future__ import annotations

from random import Random

WORDS = (
    "apple banana cherry kiwi lemon mango olive peach plum grape bread milk rice sugar tea coffee "
    "red green blue black white pink cat dog bird fish horse mouse tiger lion bear wolf sun moon "
    "star rain snow wind cloud tree leaf river lake hill road city town house door window table "
    "chair lamp book page pen paper key lock clock phone radio north south east west one two three "
    "noon level radar civic hello world python code test data list word name open close left right"
).split()


def word(r: Random) -> str:
    """A lower-case word, sometimes capitalised or in upper case."""
    chosen = r.choice(WORDS)
    style = r.random()
    return chosen.capitalize() if style < 0.15 else chosen.upper() if style < 0.2 else chosen


def words(r: Random, low: int = 0, high: int = 6) -> list[str]:
    """A list of words with repetitions."""
    return [word(r) for _ in range(r.randint(low, high))]


def sentence(r: Random, low: int = 0, high: int = 6) -> str:
    """Words joined by one space, sometimes with a full stop, comma or exclamation mark."""
    text = (", " if r.random() < 0.1 else " ").join(words(r, low, high))
    return text + r.choice(("", "", "", ".", "!", "?")) if text else text


def letters(r: Random, low: int = 0, high: int = 8, alphabet: str = "abcde") -> str:
    """A string over a small alphabet, so that characters repeat."""
    return "".join(r.choice(alphabet) for _ in range(r.randint(low, high)))


def integer(r: Random, low: int = -20, high: int = 100) -> int:
    """An integer, more often small than large."""
    return r.randint(low, high) if r.random() < 0.4 else r.randint(max(low, -9), min(high, 12))


def ints(r: Random, low: int = 0, high: int = 7, smallest: int = -20, largest: int = 100) -> list[int]:
    """``low`` to ``high`` integers with repetitions."""
    return [integer(r, smallest, largest) for _ in range(r.randint(low, high))]


def floats(r: Random, low: int = 0, high: int = 6) -> list[float]:
    """Floats with one or two decimals, exact in binary more often than not."""
    return [r.randint(-40, 200) / r.choice((2, 4, 10)) for _ in range(r.randint(low, high))]


def mapping(r: Random, low: int = 0, high: int = 5) -> dict[str, int]:
    """A dictionary from words to integers."""
    keys = r.sample(WORDS, r.randint(low, high))
    return {key: integer(r) for key in keys}


def matrix(r: Random, rows: int | None = None, columns: int | None = None) -> list[list[int]]:
    """A rectangle of integers, 1 to 4 rows and columns unless they are given."""
    rows, columns = rows or r.randint(1, 4), columns or r.randint(1, 4)
    return [[integer(r, -9, 20) for _ in range(columns)] for _ in range(rows)]


def person(r: Random) -> str:
    """A person's name of one to four words, sometimes empty."""
    first = r.choice(("Ada", "Ben", "Carla", "Dmitri", "Eva", "Finn"))
    last = r.choice(("Lovelace", "Smith", "Weber", "Li", "Stone", "Adams"))
    kind = r.random()
    if kind < 0.06:
        return ""
    if kind < 0.2:
        return first
    return f"{first} {r.choice(('Maria', 'Lee', 'Joan Kim'))} {last}" if kind < 0.4 else f"{first} {last}"


def few_words(r: Random, low: int = 0, high: int = 6) -> str:
    """Few different words joined by one space, some of them again in another case or with a mark."""
    pool = ("tea", "Tea", "milk", "red", "cat", "sun", "CAT", "milk", "tea,", "sun.", "cat!", "and")
    return " ".join(r.choice(pool) for _ in range(r.randint(low, high)))


def title(r: Random) -> str:
    """A heading, sometimes with signs and spaces where none are expected."""
    return r.choice(
        (
            "",
            "Hello, World!",
            "  The Lord of the Rings ",
            "10 Tips & Tricks",
            "C++ in a day",
            "already-a-slug",
            "Under_score and dash-es",
            "What's new?",
            "A -- B",
            "!!!",
            "the end",
            "Tea",
            "ONE two Three",
        )
    )


def file_name(r: Random) -> str:
    """A file's name, with one, two or no endings."""
    return r.choice(
        (
            "report.pdf",
            "photo.JPG",
            "archive.tar.gz",
            "README",
            ".gitignore",
            "notes.txt",
            "data.csv",
            "My File (1).docx",
            "script.py",
            "img_001.png",
            "img_12.png",
            "v1.2.txt",
            "Photo 7.jpeg",
            "song.mp3",
            "a",
        )
    )


def text_lines(r: Random) -> str:
    """Lines of a text, some of them empty or headings of Markdown."""
    pool = (
        "",
        "  ",
        "tea",
        "Tea",
        "milk and bread",
        "# Title",
        "## Part",
        "- item",
        "x = 1",
        "  indented",
        "end.",
    )
    return "\n".join(r.choice(pool) for _ in range(r.randint(0, 6)))
