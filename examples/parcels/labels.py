"""What is written on a parcel."""


def address_lines(text: str) -> list[str]:
    """Return the lines of an address, stripped, without the empty ones.

    >>> address_lines("Ada Lovelace\\n\\n 12 St James's Square \\nLondon\\n")
    ['Ada Lovelace', "12 St James's Square", 'London']
    >>> address_lines("\\n")
    []
    """


def initials(name: str) -> str:
    """Return the first letter of each word of the name in upper case, each followed by a dot.

    >>> initials("Ada Lovelace")
    'A.L.'
    >>> initials("augusta ada king")
    'A.A.K.'
    """
