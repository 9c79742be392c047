"""What is written on a parcel."""


def tracking_number(number: int) -> str:
    """Return "PA", the number with eight digits, and a check digit: the sum of the digits modulo 10.

    >>> tracking_number(12345)
    'PA-00012345-5'
    >>> tracking_number(99999999)
    'PA-99999999-2'
    """


def address_lines(text: str) -> list[str]:
    """Return the lines of an address without empty ones, the last one in upper case.

    Blanks at both ends of a line are removed.

    >>> address_lines("Ada Lovelace\\n\\n 12 St James's Square \\nLondon\\n")
    ['Ada Lovelace', "12 St James's Square", 'LONDON']
    >>> address_lines("\\n")
    []
    """


def short_name(name: str, most: int) -> str:
    """Return the name, or its first name's initial and its last name if it has more than `most` letters.

    >>> short_name("Ada Lovelace", 20)
    'Ada Lovelace'
    >>> short_name("Augusta Ada King Lovelace", 20)
    'A. Lovelace'
    >>> short_name("Wolfeschlegelsteinhausen", 10)
    'Wolfeschlegelsteinhausen'
    """
