"""Checks of what people enter into forms."""


def is_filled(form: dict[str, str], field: str) -> bool:
    """Tell whether the form has the field, with something other than spaces in it.

    >>> is_filled({"name": "Ann"}, "name")
    True
    >>> is_filled({"name": "  "}, "name")
    False
    """
    ...


def is_pin(text):
    """Tell whether the text is a PIN: exactly four digits from 0 to 9 and nothing else.

    >>> is_pin("0420")
    True
    >>> is_pin("12a4")
    False
    """
    ...


def missing_fields(form: dict, required: list[str]) -> list[str]:
    """Return the required fields that the form does not have, or that are None or an empty text, sorted.

    >>> missing_fields({"name": "Ann", "mail": ""}, ["name", "mail"])
    ['mail']
    >>> missing_fields({}, ["phone", "city"])
    ['city', 'phone']
    """
    ...


def is_time(text: str) -> bool:
    """Tell whether the text is a time from 00:00 to 23:59, with two digits, a colon and two digits.

    >>> is_time("09:30")
    True
    >>> is_time("24:00")
    False
    """
    ...


def has_right_check_digit(number: str) -> bool:
    """Tell whether the last digit is the last digit of the sum of all digits before it.

    >>> has_right_check_digit("1236")
    True
    >>> has_right_check_digit("992")
    False
    """
    ...


def password_problems(password: str) -> list[str]:
    """Return what is wrong with the password, in this order: short, digit, case.

    It is short with fewer than 8 characters, and it needs a digit, and both a capital and a small letter.

    >>> password_problems("Secret123")
    []
    >>> password_problems("abc")
    ['short', 'digit', 'case']
    """
    ...
