"""Reads small pieces of text that people and programs write."""


def extension(filename: str) -> str:
    """Return what stands behind the last dot of the name, in lower case, or an empty text without a dot.

    >>> extension("Photo.JPG")
    'jpg'
    >>> extension("README")
    ''
    """
    ...


def split_setting(line: str) -> tuple[str, str]:
    """Split the line at its first equals sign into a name and a value, both without spaces around them.

    >>> split_setting("color = red")
    ('color', 'red')
    >>> split_setting("path=a=b")
    ('path', 'a=b')
    """
    ...


def parse_query(query: str) -> dict[str, str]:
    """Read pairs such as name=value that are separated by &; empty pairs are left out.

    A name without an equals sign has an empty value. Of several values of one name the last counts.

    >>> parse_query("page=2&sort=name")
    {'page': '2', 'sort': 'name'}
    >>> parse_query("debug&page=3")
    {'debug': '', 'page': '3'}
    """
    ...


def page_numbers(text):
    """Return the pages that a text such as "1-3,7" names, in its order. A range includes its last page.

    >>> page_numbers("1-3,7")
    [1, 2, 3, 7]
    >>> page_numbers("5")
    [5]
    """
    ...


def parse_size(text: str) -> int:
    """Return how many bytes a size is: K stands for 1024 bytes, M for 1024 K, and no letter for bytes.

    The letter may also be a small one. Spaces do not matter.

    >>> parse_size("3K")
    3072
    >>> parse_size("10")
    10
    """
    ...


def read_version(text: str) -> tuple[int, int, int]:
    """Return the three numbers of a version; those that are missing are 0.

    A v at the beginning, and everything from the first dash on, is not part of it.

    >>> read_version("v1.4")
    (1, 4, 0)
    >>> read_version("2.0.1-beta")
    (2, 0, 1)
    """
    ...
