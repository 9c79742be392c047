"""Questions that are answered by True or False."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

_RE = ("import re",)
_MATH = ("import math",)


def _ints(r: Random) -> list[int]:
    """A short list of integers: often sorted, without repetition, or positive."""
    numbers = draw.ints(r, 0, 6, -5, 20)
    kind = r.random()
    if kind < 0.2:
        return sorted(numbers)
    if kind < 0.3:
        return sorted(set(numbers))
    if kind < 0.5:
        return [abs(number) + 1 for number in numbers]
    if kind < 0.6:
        return [2 * number for number in numbers]
    return numbers[:2] * 2 if kind < 0.65 else numbers


def _two_lists(r: Random) -> tuple[list[int], list[int]]:
    second = draw.ints(r, 0, 5, 0, 8)
    first = r.sample(second, r.randint(0, len(second))) if r.random() < 0.5 else draw.ints(r, 0, 3, 0, 8)
    return first, second


def _grid(r: Random) -> list[list[int]]:
    """A square of integers, symmetric half of the time."""
    n = r.randint(1, 3)
    rows = [[r.randint(0, 3) for _ in range(n)] for _ in range(n)]
    if r.random() < 0.5:
        rows = [[rows[min(i, j)][max(i, j)] for j in range(n)] for i in range(n)]
    return rows


def _password(r: Random) -> str:
    return (
        r.choice(
            (
                "",
                "Secret123",
                "password",
                "Passw0rd!",
                "abc",
                "ABCDEFG1",
                "hello World 1",
                "12345678",
                "Ab1",
                "long Enough 22",
            )
        )
        if r.random() < 0.5
        else draw.letters(r, 0, 12, "abcXYZ019!")
    )


ENTRIES = (
    made(
        "validation.password",
        "is_valid_password valid_password check_password is_strong_password",
        "password: str",
        "bool",
        """
        Check that {password} has at least 8 characters, a digit and an upper-case letter.
        Return True if {password} is 8 or more characters long and contains a digit and a capital letter.
        Is the password strong enough: eight characters, one digit, one upper-case letter?
        Validate a password: minimum length 8, at least one digit, at least one capital.
        password rules: length >= 8, has a digit, has an uppercase letter
        Given a password, tell whether it is long enough (8) and has both a number and a capital in it.
        """,
        """
if len(password) < 8:
    return False
has_digit = any(char.isdigit() for char in password)
has_upper = any(char.isupper() for char in password)
return has_digit and has_upper
---
return (
    len(password) >= 8
    and any(c.isdigit() for c in password)
    and any(c.isupper() for c in password)
)
---
digits = 0
capitals = 0
for char in password:
    if char.isdigit():
        digits += 1
    elif char.isupper():
        capitals += 1
return len(password) >= 8 and digits > 0 and capitals > 0
""",
        lambda r: (_password(r),),
    ),
    made(
        "validation.password_mixed",
        "is_valid_password has_mixed_characters is_mixed valid_password",
        "password: str",
        "bool",
        """
        Check that {password} has a lower-case letter, an upper-case letter and a digit.
        Return True if {password} contains at least one small letter, one capital and one digit.
        Does the password mix lower case, upper case and digits?
        A password is fine if all three kinds of characters (a-z, A-Z, 0-9) occur in it.
        has lower, upper and digit
        Given a password, tell whether it contains letters of both cases and a number.
        """,
        """
has_lower = any(char.islower() for char in password)
has_upper = any(char.isupper() for char in password)
has_digit = any(char.isdigit() for char in password)
return has_lower and has_upper and has_digit
---
lower = upper = digit = False
for char in password:
    if char.islower():
        lower = True
    elif char.isupper():
        upper = True
    elif char.isdigit():
        digit = True
return lower and upper and digit
---
return all(re.search(kind, password) is not None for kind in ("[a-z]", "[A-Z]", "[0-9]"))
""",
        lambda r: (_password(r),),
        _RE,
    ),
    made(
        "validation.username",
        "is_valid_username valid_username check_username",
        "name: str",
        "bool",
        """
        Check whether {name} is a valid user name: 3 to 12 letters, digits or underscores.
        Return True if {name} has 3 to 12 characters, all of them letters, digits or "_".
        Valid user names are 3 to 12 characters long and contain only letters, digits and underscores.
        Is the user name allowed? Length 3 to 12, nothing but letters, digits and underscore.
        user name check (3-12 chars, alphanumeric or underscore)
        Given a user name, verify its length (3 to 12) and its characters.
        """,
        r"""
if not 3 <= len(name) <= 12:
    return False
return all(char.isalnum() or char == "_" for char in name)
---
return re.fullmatch(r"[A-Za-z0-9_]{3,12}", name) is not None
---
if len(name) < 3 or len(name) > 12:
    return False
for char in name:
    if not (char.isalnum() or char == "_"):
        return False
return True
""",
        lambda r: (
            r.choice((draw.letters(r, 0, 14, "abcXY09_"), draw.letters(r, 2, 6, "ab9_ -"), draw.word(r))),
        ),
        _RE,
    ),
    made(
        "validation.integer_text",
        "is_integer is_int_string looks_like_int is_whole_number",
        "text: str",
        "bool",
        """
        Check whether {text} is a whole number, possibly with a minus sign in front.
        Return True if {text} consists of digits only, with an optional leading "-".
        Does the string look like an integer? "-12" does, "", "-" and "1.5" do not.
        An optional minus and then at least one digit, nothing else.
        is this text an int
        Given a string, tell whether it is the decimal form of an integer.
        """,
        r"""
return text.removeprefix("-").isdigit()
---
return re.fullmatch(r"-?\d+", text) is not None
---
if text.startswith("-"):
    text = text[1:]
return text != "" and all(char in "0123456789" for char in text)
""",
        lambda r: (
            r.choice((str(draw.integer(r)), "", "-", "--1", "1.5", "12a", "007", " 4", "-12", draw.word(r))),
        ),
        _RE,
    ),
    made(
        "validation.number_text",
        "is_number is_numeric is_float_string looks_like_number",
        "text: str",
        "bool",
        """
        Check whether {text} can be read as a number.
        Return True if {text} is a decimal number such as "3", "-2.5" or "0.1".
        Is the string a number? Digits, an optional sign in front, optionally a dot followed by digits.
        Tell if a string is an integer or a decimal number (both "1." and ".5" are not).
        numeric string with optional minus and decimals
        Given a string, find out whether it is a plain number, with or without decimals.
        """,
        r"""
return re.fullmatch(r"-?\d+(\.\d+)?", text) is not None
---
whole, dot, decimals = text.removeprefix("-").partition(".")
if dot:
    return whole.isdigit() and decimals.isdigit()
return whole.isdigit()
---
parts = text.removeprefix("-").split(".")
return len(parts) <= 2 and all(part.isdigit() for part in parts)
""",
        lambda r: (
            r.choice(
                (str(draw.integer(r)), str(r.randint(-99, 99) / 4), "", "-", "1.", ".5", "1.2.3", "abc", "4x")
            ),
        ),
        _RE,
    ),
    made(
        "validation.sorted",
        "is_sorted is_ascending sorted_ascending in_order",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} is sorted.
        Return True if no element of {numbers} is smaller than the one before it.
        Is the list in ascending order? Equal neighbours are fine, an empty list is sorted.
        Tell if a list never goes down.
        ascending order check
        Given a list of numbers, tell whether it is already sorted from small to large.
        """,
        """
return numbers == sorted(numbers)
---
return all(a <= b for a, b in zip(numbers, numbers[1:]))
---
for i in range(len(numbers) - 1):
    if numbers[i] > numbers[i + 1]:
        return False
return True
""",
        lambda r: (_ints(r),),
    ),
    made(
        "validation.strictly_increasing",
        "is_strictly_increasing strictly_increasing always_growing is_increasing",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} is strictly increasing.
        Return True if every element of {numbers} is greater than the one before it.
        Does the list always go up? Equal neighbours are not allowed.
        Tell if each number is larger than its predecessor.
        strictly ascending, no ties
        Given a list of numbers, tell whether it grows at every step; short lists do.
        """,
        """
return all(a < b for a, b in zip(numbers, numbers[1:]))
---
for i in range(1, len(numbers)):
    if numbers[i] <= numbers[i - 1]:
        return False
return True
---
return numbers == sorted(set(numbers))
""",
        lambda r: (_ints(r),),
    ),
    made(
        "validation.descending",
        "is_descending sorted_descending is_sorted_descending",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} is sorted from largest to smallest.
        Return True if no element of {numbers} is greater than the one before it.
        Is the list in descending order? Equal neighbours are allowed.
        Tell if a list never goes up.
        descending order check
        Given a list of numbers, tell whether it runs from high to low.
        """,
        """
return numbers == sorted(numbers, reverse=True)
---
return all(a >= b for a, b in zip(numbers, numbers[1:]))
---
for i in range(1, len(numbers)):
    if numbers[i] > numbers[i - 1]:
        return False
return True
""",
        lambda r: (_ints(r)[::-1],),
    ),
    made(
        "validation.prime",
        "is_prime prime check_prime",
        "n: int",
        "bool",
        """
        Check whether {n} is a prime number.
        Return True if {n} is greater than 1 and has no divisors except 1 and itself.
        Is the number prime? Numbers below 2 are not.
        Tell if an integer is a prime.
        prime test
        Given an integer, find out if nothing but 1 and the number itself divides it.
        """,
        """
if n < 2:
    return False
for divisor in range(2, int(n**0.5) + 1):
    if n % divisor == 0:
        return False
return True
---
return n > 1 and all(n % i for i in range(2, math.isqrt(n) + 1))
---
if n < 2:
    return False
i = 2
while i * i <= n:
    if n % i == 0:
        return False
    i += 1
return True
""",
        lambda r: (r.choice((-3, 0, 1, 2, 3, 4, 9, 25, 49, 97, r.randint(0, 120), r.randint(0, 400))),),
        _MATH,
    ),
    made(
        "validation.leap_year",
        "is_leap_year is_leap leap_year",
        "year: int",
        "bool",
        """
        Check whether {year} is a leap year.
        Return True if {year} is divisible by 4 but not by 100, or is divisible by 400.
        Is it a leap year? 2000 and 2024 are, 1900 is not.
        Tell if a year has 366 days.
        leap year in the Gregorian calendar
        Given a year, decide if its February has 29 days.
        """,
        """
return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
---
if year % 400 == 0:
    return True
if year % 100 == 0:
    return False
return year % 4 == 0
---
return calendar.isleap(year)
""",
        lambda r: (r.choice((1900, 2000, 2100, 2024, 2023, 400, r.randint(1800, 2200))),),
        ("import calendar",),
    ),
    made(
        "validation.perfect_square",
        "is_perfect_square is_square perfect_square",
        "number: int",
        "bool",
        """
        Check whether {number} is a perfect square.
        Return True if {number} is the square of an integer; negative numbers are not.
        Is the number a square such as 0, 1, 4, 9, 16?
        Tell if the square root of an integer is a whole number.
        square number check
        Given an integer, find out whether some integer times itself gives it.
        """,
        """
if number < 0:
    return False
return math.isqrt(number) ** 2 == number
---
root = 0
while root * root < number:
    root += 1
return root * root == number
---
return number >= 0 and int(number**0.5 + 0.5) ** 2 == number
""",
        lambda r: (
            r.choice((0, 1, 2, -4, r.randint(2, 20) ** 2, r.randint(2, 20) ** 2 + 1, r.randint(0, 200))),
        ),
        _MATH,
    ),
    made(
        "validation.power_of_two",
        "is_power_of_two power_of_two is_power_of_2",
        "n: int",
        "bool",
        """
        Check whether {n} is a power of two.
        Return True if {n} is 1, 2, 4, 8, ...; zero and negative numbers are not.
        Is the integer a power of 2? 1 is one.
        Tell if a number can be halved again and again until 1 is left.
        power of two check
        Given an integer, decide whether it equals 2 to some power of 0 or more.
        """,
        """
return n > 0 and n & (n - 1) == 0
---
if n < 1:
    return False
while n % 2 == 0:
    n //= 2
return n == 1
---
power = 1
while power < n:
    power *= 2
return power == n
""",
        lambda r: (
            r.choice(
                (0, 1, 3, 6, -2, -8, 2 ** r.randint(0, 12), 2 ** r.randint(1, 8) + 2, r.randint(0, 100))
            ),
        ),
    ),
    made(
        "validation.perfect_number",
        "is_perfect is_perfect_number perfect_number",
        "number: int",
        "bool",
        """
        Check whether {number} is perfect: equal to the sum of its divisors below itself.
        Return True if the positive divisors of {number}, without {number}, add up to it.
        Perfect number check, like 6 = 1 + 2 + 3.
        Is the number the sum of its proper divisors? Numbers below 1 are not.
        is it a perfect number
        Given an integer, add all smaller numbers that divide it and compare the sum with it.
        """,
        """
if number < 1:
    return False
return sum(i for i in range(1, number) if number % i == 0) == number
---
total = 0
for divisor in range(1, number):
    if number % divisor == 0:
        total += divisor
return number > 0 and total == number
""",
        lambda r: (r.choice((0, 1, 6, 28, 496, 12, -6, r.randint(1, 100))),),
    ),
    made(
        "validation.armstrong",
        "is_armstrong is_armstrong_number is_narcissistic",
        "n: int",
        "bool",
        """
        Check whether {n} is an Armstrong number.
        Return True if the digits of {n}, each raised to the number of digits, add up to {n}.
        Armstrong number check: 153 is one because 1 + 125 + 27 is 153.
        Raise every digit to the power of how many digits there are; does the sum equal the number?
        narcissistic number check for integers of 0 or more
        Given a non-negative integer, compare it with the sum of its digits to the power of its length.
        """,
        """
digits = str(n)
return sum(int(digit) ** len(digits) for digit in digits) == n
---
digits = [int(char) for char in str(n)]
total = 0
for digit in digits:
    total += digit ** len(digits)
return total == n
""",
        lambda r: (r.choice((0, 5, 10, 153, 370, 371, 407, 9474, 100, r.randint(0, 999))),),
    ),
    made(
        "validation.number_palindrome",
        "is_palindrome_number is_palindromic palindrome_number",
        "number: int",
        "bool",
        """
        Check whether the digits of {number} read the same in both directions.
        Return True if {number} is a palindrome, such as 121; negative numbers are not.
        Is the integer the same when its digits are reversed?
        Palindromic number check; a minus sign makes it False.
        number reads the same backwards
        Given an integer, compare its decimal digits with their reverse.
        """,
        """
return str(number) == str(number)[::-1]
---
if number < 0:
    return False
reversed_number = 0
rest = number
while rest > 0:
    reversed_number = reversed_number * 10 + rest % 10
    rest //= 10
return reversed_number == number
""",
        lambda r: (r.choice((0, 7, 11, 121, -121, 10, 1221, 1231, 505, -5, r.randint(0, 999))),),
    ),
    made(
        "validation.divisible_by_digits",
        "divisible_by_digits is_self_dividing divides_by_all_digits",
        "number: int",
        "bool",
        """
        Check whether {number} is divisible by each of its digits.
        Return True if every digit of the positive {number} divides it; a digit 0 makes it False.
        Is the number a multiple of all its own digits? Zeros do not divide anything.
        Self-dividing number check: 36 is one, 37 and 30 are not.
        all digits divide the number
        Given a positive integer, see if no digit is zero and each one divides it without a remainder.
        """,
        """
for char in str(number):
    if char == "0" or number % int(char) != 0:
        return False
return True
---
return all(digit != "0" and number % int(digit) == 0 for digit in str(number))
""",
        lambda r: (r.choice((1, 12, 15, 24, 36, 48, 128, 22, 10, r.randint(1, 99), r.randint(1, 300))),),
    ),
    made(
        "validation.divisible",
        "is_divisible divides is_multiple is_multiple_of",
        "number: int; divisor: int",
        "bool",
        """
        Check whether {number} is divisible by {divisor}.
        Return True if {divisor} divides {number} without a remainder; nothing is divisible by 0.
        Is the first number a multiple of the second (which must not be 0)?
        Divisibility test that gives False for a divisor of zero.
        number % divisor is zero
        Given two integers, tell if the first can be divided evenly by the second.
        """,
        """
return divisor != 0 and number % divisor == 0
---
if divisor == 0:
    return False
return number % divisor == 0
""",
        lambda r: (r.choice((0, 12, r.randint(-20, 100))), r.choice((0, 1, 2, 3, 5, -3, 10))),
    ),
    made(
        "validation.subset",
        "is_subset all_included contains_all is_contained",
        "first: list[int]; second: list[int]",
        "bool",
        """
        Check whether every element of {first} is also in {second}.
        Return True if all items of {first} occur in {second}, no matter how often.
        Is the first list a subset of the second? The empty list always is.
        Are all values of the first list contained in the second one?
        subset check for two lists, ignoring repetitions
        Given two lists, tell whether the second has everything that is in the first.
        """,
        """
return all(item in second for item in first)
---
return set(first) <= set(second)
---
for item in first:
    if item not in second:
        return False
return True
""",
        _two_lists,
    ),
    made(
        "validation.disjoint",
        "are_disjoint no_common_elements is_disjoint nothing_in_common",
        "first: list[int]; second: list[int]",
        "bool",
        """
        Check that {first} and {second} have no element in common.
        Return True if nothing in {first} also occurs in {second}.
        Are two lists disjoint?
        Tell whether two lists share no value at all.
        no overlap between the lists
        Given two lists, return False as soon as one value is in both, otherwise True.
        """,
        """
return not set(first) & set(second)
---
return all(item not in second for item in first)
---
for item in first:
    if item in second:
        return False
return True
""",
        lambda r: (draw.ints(r, 0, 3, 0, 12), draw.ints(r, 0, 3, 0, 12)),
    ),
    made(
        "validation.share_any",
        "have_common_element shares_element any_common overlap",
        "first: list[int]; second: list[int]",
        "bool",
        """
        Check whether {first} and {second} have at least one element in common.
        Return True if some item of {first} is also in {second}.
        Do two lists share a value?
        Is there anything that occurs in both lists?
        common element check
        Given two lists, tell if they overlap.
        """,
        """
return any(item in second for item in first)
---
return bool(set(first) & set(second))
---
for item in first:
    if item in second:
        return True
return False
""",
        lambda r: (draw.ints(r, 0, 3, 0, 12), draw.ints(r, 0, 3, 0, 12)),
    ),
    made(
        "validation.same_elements",
        "same_elements same_items is_permutation equal_ignoring_order",
        "first: list[int]; second: list[int]",
        "bool",
        """
        Check whether {first} and {second} contain the same elements in any order.
        Return True if {first} is a permutation of {second}: equal values, equally often.
        Are two lists equal when the order does not matter?
        Same items with the same number of repetitions, order ignored.
        lists equal up to order
        Given two lists, tell whether one is a rearrangement of the other.
        """,
        """
return sorted(first) == sorted(second)
---
return Counter(first) == Counter(second)
---
rest = list(second)
for item in first:
    if item not in rest:
        return False
    rest.remove(item)
return not rest
""",
        _two_lists,
        ("from collections import Counter",),
    ),
    made(
        "validation.triangle",
        "is_triangle valid_triangle can_form_triangle",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether {a}, {b} and {c} can be the sides of a triangle.
        Return True if each of {a}, {b} and {c} is smaller than the sum of the other two.
        Do three lengths form a triangle? It must not be flat.
        Triangle inequality for three side lengths, strictly.
        valid triangle from its sides
        Given three numbers, tell whether any two of them together are longer than the third.
        """,
        """
return a + b > c and a + c > b and b + c > a
---
short, middle, long = sorted([a, b, c])
return short + middle > long
---
return 2 * max(a, b, c) < a + b + c
""",
        lambda r: tuple(r.choice((0, 1, 2, 3, 4, 5, r.randint(1, 12))) for _ in range(3)),
    ),
    made(
        "validation.right_triangle",
        "is_right_triangle right_angled is_pythagorean",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether {a}, {b} and {c} are the sides of a right triangle, in any order.
        Return True if the squares of the two shorter ones of {a}, {b} and {c} add up to that of the longest.
        Is a triangle with these three positive sides right-angled?
        Pythagorean triple check; the longest side can be any of the three.
        right triangle from three sides, order does not matter
        Given three positive side lengths, test the theorem of Pythagoras.
        """,
        """
x, y, z = sorted([a, b, c])
return x**2 + y**2 == z**2
---
longest = max(a, b, c)
return a * a + b * b + c * c == 2 * longest * longest
---
return a * a + b * b == c * c or a * a + c * c == b * b or b * b + c * c == a * a
""",
        lambda r: tuple(
            r.sample(r.choice(([3, 4, 5], [5, 12, 13], [6, 8, 10], [2, 3, 4], [5, 5, 5], [8, 15, 17])), 3)
        ),
    ),
    made(
        "validation.has_duplicates",
        "has_duplicates contains_duplicates any_repeated",
        "items: list[int]",
        "bool",
        """
        Check whether {items} contains duplicates.
        Return True if any value occurs more than once in {items}.
        Does the list have repeated values?
        Is there something that appears at least twice?
        duplicate check
        Given a list, tell whether some element is there several times.
        """,
        """
return len(set(items)) < len(items)
---
seen = set()
for item in items:
    if item in seen:
        return True
    seen.add(item)
return False
---
return any(items.count(item) > 1 for item in items)
""",
        lambda r: (_ints(r),),
    ),
    made(
        "validation.all_unique",
        "all_unique all_different is_unique no_duplicates",
        "values: list[str]",
        "bool",
        """
        Check whether all {values} are different.
        Return True if no string occurs twice in {values}.
        Are all items of the list unique? Case matters; an empty list is fine.
        Tell if nothing in a list is repeated.
        all distinct
        Given a list of strings, verify that each appears only once.
        """,
        """
return len(values) == len(set(values))
---
for i, value in enumerate(values):
    if value in values[:i]:
        return False
return True
---
return all(values.count(value) == 1 for value in values)
""",
        lambda r: ([r.choice(["a", "b", "c", "d", "red", "Red"]) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "validation.all_positive",
        "all_positive only_positive are_all_positive",
        "numbers: list[int]",
        "bool",
        """
        Check whether all {numbers} are positive.
        Return True if every element of {numbers} is greater than 0; an empty list counts as True.
        Does the list contain only positive numbers (zero is not positive)?
        Are all the numbers above zero?
        only numbers > 0
        Given a list, return False if it has a zero or a negative number.
        """,
        """
return all(number > 0 for number in numbers)
---
for number in numbers:
    if number <= 0:
        return False
return True
---
return min(numbers, default=1) > 0
""",
        lambda r: (_ints(r),),
    ),
    made(
        "validation.all_even",
        "all_even only_even are_all_even",
        "numbers: list[int]",
        "bool",
        """
        Check whether all {numbers} are even.
        Return True if no element of {numbers} is odd.
        Does the list contain only even numbers? The empty list does.
        Are all integers in the list divisible by two?
        only even numbers
        Given a list of integers, return False when there is an odd one.
        """,
        """
return all(number % 2 == 0 for number in numbers)
---
for number in numbers:
    if number % 2 != 0:
        return False
return True
---
return not any(number % 2 for number in numbers)
""",
        lambda r: (_ints(r),),
    ),
    made(
        "validation.any_negative",
        "has_negative any_negative contains_negative",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} contains a negative number.
        Return True if at least one element of {numbers} is below zero.
        Is any number in the list negative?
        Does the list have something smaller than 0? An empty list does not.
        any negative
        Given a list of numbers, tell if one of them is less than zero.
        """,
        """
return any(number < 0 for number in numbers)
---
for number in numbers:
    if number < 0:
        return True
return False
---
return min(numbers, default=0) < 0
""",
        lambda r: (_ints(r),),
    ),
    made(
        "validation.all_equal",
        "all_equal all_same is_constant are_all_equal",
        "items: list[int]",
        "bool",
        """
        Check whether all {items} are equal.
        Return True if {items} has only one distinct value or is empty.
        Are all elements of the list the same?
        Tell if every item equals the first one.
        all the same value
        Given a list, return False if two of its elements differ.
        """,
        """
return len(set(items)) <= 1
---
return all(item == items[0] for item in items)
---
for item in items:
    if item != items[0]:
        return False
return True
""",
        lambda r: ([r.choice((1, 2))] * r.randint(0, 4) if r.random() < 0.5 else _ints(r),),
    ),
    made(
        "validation.alternating",
        "is_alternating alternates_sign alternating_signs",
        "numbers: list[int]",
        "bool",
        """
        Check whether the signs of {numbers} alternate.
        Return True if of any two neighbours in {numbers} one is positive and the other is negative.
        Do positive and negative numbers take turns? Zero breaks the pattern; one number is fine.
        Tell if the sign changes at every step of the list.
        alternating plus and minus
        Given a list of numbers, verify that each neighbouring pair has a negative product.
        """,
        """
return all(a * b < 0 for a, b in zip(numbers, numbers[1:]))
---
for i in range(1, len(numbers)):
    if numbers[i] * numbers[i - 1] >= 0:
        return False
return True
""",
        lambda r: (
            [(abs(n) + 1) * (-1) ** i for i, n in enumerate(draw.ints(r, 0, 4))]
            if r.random() < 0.5
            else _ints(r)[:3],
        ),
    ),
    made(
        "validation.isogram",
        "is_isogram has_unique_letters no_repeated_letters",
        "word: str",
        "bool",
        """
        Check that no letter occurs twice in {word}, ignoring case.
        Return True if {word} is an isogram: all of its characters differ, in either case.
        Isogram test for a word; "Lamp" is one, "Apple" is not.
        Are all letters of the word different? Upper and lower case count as the same letter.
        no repeating letters, case-insensitive
        Given a word, lowercase it and see whether every character appears just once.
        """,
        """
lowered = word.lower()
return len(set(lowered)) == len(lowered)
---
seen = ""
for char in word.lower():
    if char in seen:
        return False
    seen += char
return True
---
return all(word.lower().count(char) == 1 for char in word.lower())
""",
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 4, "abcdA"))),),
    ),
    made(
        "validation.anagram_phrase",
        "is_anagram are_anagrams same_letters",
        "first: str; second: str",
        "bool",
        """
        Check whether {first} and {second} are anagrams, ignoring case and spaces.
        Return True if {first} and {second} are made of the same letters; spaces and case do not matter.
        Are two phrases anagrams of each other, without regard to spaces and upper case?
        Compare the letters of two phrases in any order, case-insensitively and without spaces.
        anagram test for phrases
        Given two phrases, drop the spaces, lowercase them and compare the sorted letters.
        """,
        """
a = sorted(first.replace(" ", "").lower())
b = sorted(second.replace(" ", "").lower())
return a == b
---
return Counter(first.lower().replace(" ", "")) == Counter(second.lower().replace(" ", ""))
---
letters = [[c for c in text.lower() if c != " "] for text in (first, second)]
return sorted(letters[0]) == sorted(letters[1])
""",
        lambda r: (lambda t: (t, "".join(r.sample(t, len(t))).upper() + r.choice(("", " ", "b"))))(
            draw.letters(r, 0, 6, "abC ")
        ),
        ("from collections import Counter",),
    ),
    made(
        "validation.hex_color",
        "is_hex_color is_valid_color valid_hex_color",
        "color: str",
        "bool",
        """
        Check whether {color} is a hex color such as "#a0B1c2".
        Return True if {color} is "#" followed by exactly six hexadecimal digits, in either case.
        Valid hex color: a hash sign and six characters out of 0-9 and a-f (or A-F).
        Is the string a web color with a # and 6 hex digits?
        hex colour check, six digits only
        Given a color code, verify that it has a leading # and six hex digits.
        """,
        """
return re.fullmatch("#[0-9a-fA-F]{6}", color) is not None
---
if len(color) != 7 or color[0] != "#":
    return False
return all(char in "0123456789abcdef" for char in color[1:].lower())
---
return len(color) == 7 and color.startswith("#") and all(c in "0123456789abcdefABCDEF" for c in color[1:])
""",
        lambda r: (
            r.choice(("#", "#", ""))
            + draw.letters(r, *r.choice(((6, 6), (6, 6), (3, 7))), r.choice(("09afAB", "09afAB", "0fg"))),
        ),
        _RE,
    ),
    made(
        "validation.ip_address",
        "is_valid_ip is_ip_address is_ipv4 valid_ip",
        "address: str",
        "bool",
        """
        Check whether {address} looks like an IPv4 address.
        Return True if {address} has four parts separated by dots, each a number from 0 to 255.
        Is the string an IP address such as "192.168.0.1"?
        Four dot-separated whole numbers, none above 255.
        ipv4 check
        Given a string, split it at the dots and verify that there are 4 numbers between 0 and 255.
        """,
        """
parts = address.split(".")
if len(parts) != 4:
    return False
return all(part.isdigit() and int(part) <= 255 for part in parts)
---
parts = address.split(".")
for part in parts:
    if not part.isdigit() or int(part) > 255:
        return False
return len(parts) == 4
""",
        lambda r: (
            ".".join(
                r.choice(("0", "1", "255", str(r.randint(0, 255))))
                if r.random() < 0.9
                else r.choice(("256", "", "a", "-1"))
                for _ in range(r.choice((4, 4, 4, 3, 5)))
            ),
        ),
    ),
    made(
        "validation.luhn",
        "luhn_check is_valid_card luhn is_valid_luhn",
        "number: str",
        "bool",
        """
        Check {number} with the Luhn algorithm.
        Return True if the digits of {number} pass the Luhn test.
        Luhn checksum of a card number: is it valid?
        Double every second digit from the right, take 9 off results above 9; the sum must end in 0.
        luhn test for a string of digits
        Given a string of digits, verify it as a card number by the Luhn formula.
        """,
        """
total = 0
for i, char in enumerate(reversed(number)):
    digit = int(char)
    if i % 2 == 1:
        digit *= 2
        if digit > 9:
            digit -= 9
    total += digit
return total % 10 == 0
---
digits = [int(char) for char in reversed(number)]
total = sum(digits[::2]) + sum(sum(divmod(2 * digit, 10)) for digit in digits[1::2])
return total % 10 == 0
""",
        lambda r: (
            r.choice(
                ("18", "59", "4242", "79927398713", "79927398710", "26", draw.letters(r, 1, 6, "0123456789"))
            ),
        ),
    ),
    made(
        "validation.in_range",
        "in_range is_between is_within within",
        "value: int; low: int; high: int",
        "bool",
        """
        Check whether {value} lies between {low} and {high}, both included.
        Return True if {value} is at least {low} and at most {high}.
        Is a number within the given limits? The limits themselves count.
        Tell if a value is in the closed range from low to high.
        low <= value <= high
        Given a value and two bounds, return whether it is neither below the first nor above the second.
        """,
        """
return low <= value <= high
---
return value >= low and value <= high
---
if value < low or value > high:
    return False
return True
""",
        lambda r: (lambda a: (r.choice((a, a + 5, r.randint(-10, 20))), a, a + 5))(r.randint(-5, 10)),
    ),
    made(
        "validation.all_in_range",
        "all_in_range all_between within_limits",
        "numbers: list[int]; low: int; high: int",
        "bool",
        """
        Check whether all {numbers} are between {low} and {high}, both included.
        Return True if no element of {numbers} is below {low} or above {high}.
        Do all values of a list lie within the limits? An empty list does.
        Every number must be at least low and at most high.
        all values inside the closed range
        Given a list and two bounds, tell whether nothing falls outside of them.
        """,
        """
return all(low <= number <= high for number in numbers)
---
for number in numbers:
    if number < low or number > high:
        return False
return True
---
return not any(number < low or number > high for number in numbers)
""",
        lambda r: ([r.randint(0, 9) for _ in range(r.randint(0, 4))], r.randint(0, 3), r.randint(5, 10)),
    ),
    made(
        "validation.symmetric_matrix",
        "is_symmetric symmetric_matrix check_symmetry",
        "matrix: list[list[int]]",
        "bool",
        """
        Check whether the square {matrix} is symmetric.
        Return True if {matrix} equals its transpose; it has as many rows as columns.
        Is a square matrix the same when mirrored at its main diagonal?
        Each entry in row i and column j must equal the one in row j and column i.
        symmetric matrix check
        Given a square list of lists, compare every element with its mirror image across the diagonal.
        """,
        """
n = len(matrix)
return all(matrix[i][j] == matrix[j][i] for i in range(n) for j in range(n))
---
return matrix == [list(column) for column in zip(*matrix)]
---
for i in range(len(matrix)):
    for j in range(i):
        if matrix[i][j] != matrix[j][i]:
            return False
return True
""",
        lambda r: (_grid(r),),
    ),
    made(
        "validation.symmetric_list",
        "is_symmetric is_palindrome_list reads_same mirrored",
        "items: list[int]",
        "bool",
        """
        Check whether {items} reads the same forwards and backwards.
        Return True if {items} equals its reverse.
        Is the list a palindrome? Empty lists and single items are.
        First equals last, second equals second to last, and so on.
        symmetric list
        Given a list, tell if reversing it changes nothing.
        """,
        """
return items == items[::-1]
---
for i in range(len(items) // 2):
    if items[i] != items[-1 - i]:
        return False
return True
---
return items == list(reversed(items))
""",
        lambda r: (lambda a: (r.choice((a + a[::-1], a + a[::-1][1:], a)),))(draw.ints(r, 0, 3, 0, 9)),
    ),
    made(
        "validation.square_matrix",
        "is_square is_square_matrix square_shape",
        "matrix: list[list[int]]",
        "bool",
        """
        Check whether {matrix} is square.
        Return True if every row of {matrix} has as many elements as there are rows.
        Does a table have the same number of rows and columns?
        Is the list of lists a square?
        n rows with n items each
        Given a list of rows, tell whether the length of each row is the number of rows.
        """,
        """
return all(len(row) == len(matrix) for row in matrix)
---
size = len(matrix)
for row in matrix:
    if len(row) != size:
        return False
return True
""",
        lambda r: (r.choice((_grid(r), draw.matrix(r), [[1], [2, 3]], [])),),
    ),
    made(
        "validation.rectangular",
        "is_rectangular same_lengths rows_equal_length",
        "rows: list[list[int]]",
        "bool",
        """
        Check whether all {rows} have the same length.
        Return True if each list in {rows} is as long as the others; no rows at all is fine.
        Do the lists in a list all have equally many elements?
        Is the table rectangular, without ragged rows?
        equal row lengths
        Given a list of lists, verify that their lengths agree.
        """,
        """
return len({len(row) for row in rows}) <= 1
---
return all(len(row) == len(rows[0]) for row in rows)
---
for row in rows:
    if len(row) != len(rows[0]):
        return False
return True
""",
        lambda r: (
            r.choice((draw.matrix(r, None, 2), [draw.ints(r, 0, 2) for _ in range(r.randint(0, 3))])),
        ),
    ),
    made(
        "validation.identifier",
        "is_identifier valid_name is_valid_identifier",
        "name: str",
        "bool",
        """
        Check whether {name} could be a variable name of ASCII letters, digits and underscores.
        Return True if {name} is not empty, has only letters, digits and "_", and does not start with a digit.
        Valid identifier: letters, digits and underscores, no digit in front.
        Is the string a legal variable name (keywords are not considered)?
        variable name check
        Given a string, tell whether it can be used as an identifier.
        """,
        r"""
return re.fullmatch("[A-Za-z_][A-Za-z0-9_]*", name) is not None
---
if not name or name[0].isdigit():
    return False
return all(char.isalnum() or char == "_" for char in name)
---
return name.isidentifier()
""",
        lambda r: (r.choice((draw.letters(r, 0, 5, "ab_1X"), draw.word(r), draw.letters(r, 1, 4, "a1 -"))),),
        _RE,
    ),
    made(
        "validation.email",
        "is_valid_email is_email looks_like_email valid_email",
        "email: str",
        "bool",
        """
        Check whether {email} looks like an email address.
        Return True if {email} has exactly one "@", something before it and a dot somewhere after it.
        Simple email check: one at sign, a non-empty user part and a domain with a dot in it.
        Is it an email address? Only look for a single @ with text in front and a dot behind.
        rough email validation
        Given a string, see if it has one @ that is not at the start, and a dot somewhere behind it.
        """,
        """
if email.count("@") != 1:
    return False
user, domain = email.split("@")
return user != "" and "." in domain
---
parts = email.split("@")
return len(parts) == 2 and parts[0] != "" and "." in parts[1]
---
user, _, domain = email.partition("@")
return bool(user) and "." in domain and "@" not in domain
""",
        lambda r: (
            r.choice(("", draw.word(r), draw.word(r)))
            + r.choice(("@", "@", "@", "", "@@"))
            + r.choice(("site.com", "x.org", "site", "")),
        ),
    ),
    made(
        "validation.phone",
        "is_valid_phone is_phone_number valid_phone",
        "phone: str",
        "bool",
        """
        Check whether {phone} has the form 555-123-4567.
        Return True if {phone} is three digits, three digits and four digits with hyphens in between.
        Valid phone numbers look like 123-456-7890.
        Is the string a phone number of ten digits in the pattern ddd-ddd-dddd?
        phone number check ddd-ddd-dddd
        Given a string, verify that it has groups of 3, 3 and 4 digits separated by hyphens.
        """,
        r"""
return re.fullmatch(r"\d{3}-\d{3}-\d{4}", phone) is not None
---
parts = phone.split("-")
return [len(part) for part in parts] == [3, 3, 4] and all(part.isdigit() for part in parts)
---
if len(phone) != 12 or phone[3] != "-" or phone[7] != "-":
    return False
return (phone[:3] + phone[4:7] + phone[8:]).isdigit()
""",
        lambda r: (
            r.choice(
                (
                    f"{r.randint(100, 999)}-{r.randint(100, 999)}-{r.randint(1000, 9999)}",
                    f"{r.randint(100, 999)}-{r.randint(10, 9999)}-{r.randint(100, 9999)}",
                    f"{r.randint(100, 999)}{r.randint(100, 999)}{r.randint(1000, 9999)}",
                    "555-12a-4567",
                    "",
                )
            ),
        ),
        _RE,
    ),
    made(
        "validation.time",
        "is_valid_time valid_time is_clock_time check_time",
        "time: str",
        "bool",
        """
        Check whether {time} is a valid 24-hour time in the form hh:mm.
        Return True if {time} is two digits, a colon and two digits, up to 23 hours and 59 minutes.
        Valid clock time from 00:00 to 23:59.
        Is the string a time of day, with two digits for hours and two for minutes?
        hh:mm check
        Given a string, verify that it is a time on a 24-hour clock with leading zeros.
        """,
        r"""
hours, _, minutes = time.partition(":")
if len(hours) != 2 or len(minutes) != 2 or not (hours + minutes).isdigit():
    return False
return int(hours) < 24 and int(minutes) < 60
---
return re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", time) is not None
---
if not re.fullmatch(r"\d\d:\d\d", time):
    return False
return int(time[:2]) <= 23 and int(time[3:]) <= 59
""",
        lambda r: (
            r.choice(
                (
                    f"{r.randint(0, 25):02}:{r.randint(0, 65):02}",
                    f"{r.randint(0, 23):02}:{r.randint(0, 59):02}",
                    "9:30",
                    "24:00",
                    "",
                    "ab:cd",
                    "12:5",
                )
            ),
        ),
        _RE,
    ),
    made(
        "validation.date",
        "is_valid_date valid_date date_exists",
        "year: int; month: int; day: int",
        "bool",
        """
        Check whether {year}, {month} and {day} form a date that exists.
        Return True if {month} is 1 to 12 and {day} is in that month of {year}, leap years considered.
        Is there such a day in the calendar? February 30 does not exist.
        Validate a date given as three numbers, with 29 days for February in leap years.
        date exists check
        Given year, month and day, tell whether they make a real date.
        """,
        """
if month < 1 or month > 12:
    return False
return 1 <= day <= calendar.monthrange(year, month)[1]
---
if not 1 <= month <= 12:
    return False
days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):
    days[1] = 29
return 1 <= day <= days[month - 1]
---
try:
    datetime.date(year, month, day)
except ValueError:
    return False
return True
""",
        lambda r: (
            r.choice((1900, 2000, 2023, 2024)),
            r.choice((0, 2, 4, 13, r.randint(1, 12))),
            r.choice((0, 1, 28, 29, 30, 31, 32)),
        ),
        ("import calendar", "import datetime"),
    ),
    made(
        "validation.binary_text",
        "is_binary is_binary_string only_zeros_and_ones",
        "text: str",
        "bool",
        """
        Check whether {text} consists of 0s and 1s only.
        Return True if {text} is a binary number: not empty and made of zeros and ones.
        Is the string binary? An empty one is not.
        Does the text have no characters other than 0 and 1 (and at least one of them)?
        only 0 and 1, not empty
        Given a string, tell if it could be a number in base 2.
        """,
        """
return text != "" and all(char in "01" for char in text)
---
return bool(text) and set(text) <= {"0", "1"}
---
if not text:
    return False
for char in text:
    if char not in ("0", "1"):
        return False
return True
""",
        lambda r: (draw.letters(r, 0, 6, r.choice(("01", "01", "012", "01a"))),),
    ),
    made(
        "validation.substring_of_any",
        "is_in_any contained_in_any any_contains",
        "text: str; words: list[str]",
        "bool",
        """
        Check whether {text} is part of at least one of {words}.
        Return True if some string in {words} contains {text}.
        Is a text a substring of any string of a list?
        Does one of the words contain the text? Case matters.
        substring of any of the strings
        Given a text and a list of strings, look for the text inside each of them.
        """,
        """
return any(text in word for word in words)
---
for word in words:
    if text in word:
        return True
return False
""",
        lambda r: (draw.letters(r, 0, 2, "abeor"), draw.words(r, 0, 4)),
    ),
    made(
        "validation.contains_any",
        "contains_any mentions_any has_any has_keyword",
        "text: str; keywords: list[str]",
        "bool",
        """
        Check whether {text} contains any of {keywords}, ignoring case.
        Return True if at least one of {keywords} occurs in {text}, in upper or lower case.
        Does the text mention one of the keywords? Case does not matter.
        Look for several words in a text and tell if any of them is found, case-insensitively.
        any keyword in the text
        Given a text and a list of keywords, tell whether one is part of the text.
        """,
        """
return any(keyword.lower() in text.lower() for keyword in keywords)
---
lowered = text.lower()
for keyword in keywords:
    if keyword.lower() in lowered:
        return True
return False
""",
        lambda r: (
            lambda s: (
                s,
                [r.choice(s.split() or ["x"]) for _ in range(r.randint(0, 1))] + draw.words(r, 0, 2),
            )
        )(draw.sentence(r, 0, 4)),
    ),
    made(
        "validation.required_keys",
        "has_required_keys has_all_keys contains_keys is_complete",
        "data: dict[str, int]; keys: list[str]",
        "bool",
        """
        Check whether {data} has all of {keys}.
        Return True if every one of {keys} is a key of {data}.
        Does the dictionary contain all the required keys?
        No required key may be missing; if nothing is required the answer is True.
        all keys present in a dict
        Given a dict and a list of keys, verify that each of them is there.
        """,
        """
return all(key in data for key in keys)
---
for key in keys:
    if key not in data:
        return False
return True
---
return set(keys) <= set(data)
""",
        lambda r: (
            lambda d: (
                d,
                r.sample(list(d), r.randint(0, len(d))) + ([draw.word(r)] if r.random() < 0.4 else []),
            )
        )(draw.mapping(r, 0, 4)),
    ),
    made(
        "validation.capitalized",
        "all_capitalized is_title is_title_case each_word_capitalized",
        "text: str",
        "bool",
        """
        Check whether every word of {text} starts with a capital letter.
        Return True if all words in {text} begin with an upper-case letter; no words give True.
        Does each word start with a capital?
        Are all the words capitalized? Only the first letter of each matters.
        every word begins upper case
        Given a sentence, look at the first character of each word and tell if all are upper case.
        """,
        """
return all(word[0].isupper() for word in text.split())
---
for word in text.split():
    if not word[0].isupper():
        return False
return True
""",
        lambda r: (
            " ".join(
                r.choice((str.capitalize, str.capitalize, str.capitalize, str))(draw.word(r))
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "validation.pin",
        "is_valid_pin valid_pin check_pin",
        "pin: str",
        "bool",
        """
        Check whether {pin} is a PIN of 4 or 6 digits.
        Return True if {pin} has exactly 4 or exactly 6 characters and all are digits.
        A PIN is valid when it is four or six digits long and nothing else.
        Is it a valid PIN (4 or 6 digits)?
        pin check: 4 or 6 digits
        Given a string, verify that it consists of digits and has a length of 4 or 6.
        """,
        r"""
return len(pin) in (4, 6) and pin.isdigit()
---
return re.fullmatch(r"\d{4}|\d{6}", pin) is not None
---
if len(pin) != 4 and len(pin) != 6:
    return False
return all(char in "0123456789" for char in pin)
""",
        lambda r: (
            draw.letters(
                r, *r.choice(((4, 4), (6, 6), (0, 7))), r.choice(("0123456789", "0123456789", "01a "))
            ),
        ),
        _RE,
    ),
    made(
        "validation.weekend",
        "is_weekend weekend is_free_day",
        "day: str",
        "bool",
        """
        Check whether {day} is Saturday or Sunday.
        Return True if {day}, the English name of a weekday in any case, is on the weekend.
        Is the day a weekend day? Upper or lower case does not matter.
        Saturday and Sunday are True, all other days are False.
        weekend check for a day name
        Given the name of a day, tell if it belongs to the weekend.
        """,
        """
return day.lower() in ("saturday", "sunday")
---
return day.capitalize() in ["Saturday", "Sunday"]
---
return day.lower().startswith("s")
""",
        lambda r: (
            r.choice((str.lower, str.capitalize, str.upper))(
                r.choice(["monday", "tuesday", "thursday", "friday", "saturday", "sunday"])
            ),
        ),
    ),
    made(
        "validation.prefix_of_each_other",
        "is_prefix_of_either one_starts_other either_prefix",
        "first: str; second: str",
        "bool",
        """
        Check whether one of {first} and {second} starts with the other.
        Return True if {first} is a prefix of {second} or {second} is a prefix of {first}.
        Does either string begin with the other one?
        Do two strings agree up to the length of the shorter one?
        one is a prefix of the other, in either direction
        Given two strings, tell if the shorter is the start of the longer; equal strings count.
        """,
        """
return first.startswith(second) or second.startswith(first)
---
n = min(len(first), len(second))
return first[:n] == second[:n]
---
return all(a == b for a, b in zip(first, second))
""",
        lambda r: (lambda t: (t, r.choice((t[:2], t + "x", draw.letters(r, 0, 3, "ab")))))(
            draw.letters(r, 0, 4, "ab")
        ),
    ),
    made(
        "validation.rotation",
        "is_rotation rotated is_rotation_of",
        "first: str; second: str",
        "bool",
        """
        Check whether {second} is a rotation of {first}.
        Return True if moving some characters from the start of {first} to its end gives {second}.
        Are two strings rotations of each other, like "abcd" and "cdab"? Equal strings are.
        Can the second string be made by cutting the first in two and swapping the parts?
        string rotation check
        Given two strings, tell if they are the same apart from where they start.
        """,
        """
return len(first) == len(second) and second in first + first
---
if len(first) != len(second):
    return False
return any(first[i:] + first[:i] == second for i in range(len(first) + 1))
""",
        lambda r: (lambda t, i: (t, r.choice((t[i:] + t[:i], t[::-1], t[1:], draw.letters(r, 0, 5, "abc")))))(
            draw.letters(r, 0, 5, "abcd"), r.randint(0, 4)
        ),
    ),
)


def _length_rule(r: Random) -> Entry:
    low = r.randint(1, 6)
    high = low + r.randint(1, 8)
    phrase, test, other, tag = r.choice(
        (
            (f"at least {low}", f"len(text) >= {low}", f"not len(text) < {low}", f"min{low}"),
            (f"at most {high}", f"len(text) <= {high}", f"not len(text) > {high}", f"max{high}"),
            (
                f"from {low} to {high}",
                f"{low} <= len(text) <= {high}",
                f"len(text) in range({low}, {high + 1})",
                f"{low}to{high}",
            ),
        )
    )
    kind, check, loop = r.choice(
        (
            ("digits", "text.isdigit()", "char.isdigit()"),
            ("letters", "text.isalpha()", "char.isalpha()"),
            (
                "lower-case letters",
                'all(c in "abcdefghijklmnopqrstuvwxyz" for c in text)',
                '"a" <= char <= "z"',
            ),
            ("letters or digits", "text.isalnum()", "char.isalnum()"),
        )
    )
    alphabet = {"digits": "0123456789", "letters": "abXY", "lower-case letters": "abxyz"}.get(kind, "abX019")
    empty = '\nif text == "":\n    return False' if tag.startswith("max") else ""
    note = " (and is not empty)" if empty else ""
    test = 'text != "" and ' + test if empty else test
    return made(
        f"validation.length.{tag}.{kind.replace(' ', '_')}",
        f"is_valid valid_code check_code is_valid_{kind.split()[0].replace('-', '_')}",
        "text: str",
        "bool",
        f"""
        Check that {{text}} is made of {kind} only and has {phrase} characters{note}.
        Return True if {{text}} has {phrase} characters{note} and all of them are {kind}.
        Is the string valid: only {kind}, {phrase} characters{note}?
        Valid codes are {phrase} characters long and consist of {kind}; an empty one is not valid.
        only {kind}, {phrase} characters, not empty
        """,
        f"""
return {test} and {check}
---
if not ({test}):
    return False
return all({loop} for char in text)
---{empty}
for char in text:
    if not ({loop}):
        return False
return {other}
""",
        lambda r: (
            draw.letters(r, 0, r.choice((low, high, high + 2)), alphabet)
            + r.choice(("", "", "", "-", "A", "1")),
        ),
    )


def _each_number(r: Random) -> Entry:
    bound = r.choice((0, 1, 3, 5, 10, 18, 50))
    divisor = r.choice((2, 3, 5, 10))
    phrase, test, inverse, tag = r.choice(
        (
            (f"greater than {bound}", f"number > {bound}", f"number <= {bound}", f"gt{bound}"),
            (f"less than {bound}", f"number < {bound}", f"number >= {bound}", f"lt{bound}"),
            (f"at least {bound}", f"number >= {bound}", f"number < {bound}", f"ge{bound}"),
            (
                f"a multiple of {divisor}",
                f"number % {divisor} == 0",
                f"number % {divisor} != 0",
                f"mod{divisor}",
            ),
        )
    )
    every = r.random() < 0.5
    if every:
        docs = f"""
        Check whether each of {{numbers}} is {phrase}.
        Return True if every element of {{numbers}} is {phrase}; an empty list gives True.
        Is each number of the list {phrase}?
        True if all are {phrase}, False otherwise
        Given a list of numbers, tell if there is none that is not {phrase}.
        """
        bodies = f"""
return all({test} for number in numbers)
---
for number in numbers:
    if {inverse}:
        return False
return True
---
return not any({inverse} for number in numbers)
"""
    else:
        docs = f"""
        Check whether any of {{numbers}} is {phrase}.
        Return True if at least one element of {{numbers}} is {phrase}; an empty list gives False.
        Is some number of the list {phrase}?
        True if one or more are {phrase}, False otherwise
        Given a list of numbers, tell if there is one that is {phrase}.
        """
        bodies = f"""
return any({test} for number in numbers)
---
for number in numbers:
    if {test}:
        return True
return False
---
return len([number for number in numbers if {test}]) > 0
"""
    quantifier = "all" if every else "any"
    step = divisor if tag.startswith("mod") else 1
    return made(
        f"validation.{quantifier}.{tag}",
        f"{quantifier}_match check_{quantifier} {'all_valid' if every else 'has_match'}",
        "numbers: list[int]",
        "bool",
        docs,
        bodies,
        lambda r: (
            [
                step * (bound + r.randint(0, 4) * r.choice((1, -1)))
                if r.random() < 0.7
                else bound + r.randint(-8, 8)
                for _ in range(r.randint(0, 3))
            ],
        ),
    )


def _starts_with_any(r: Random) -> Entry:
    options = r.choice(
        (
            ("http://", "https://"), ("Mr.", "Mrs.", "Dr."), ("#", "//"), ("+", "-"),
            ("a", "e", "i", "o", "u"), (".jpg", ".png", ".gif"), (".py", ".pyi"),
            (".com", ".org", ".net"), ("!", "?"), (".txt", ".md"), ("ing", "ed"),
        )
    )  # fmt: skip
    front = options[0] in ("http://", "Mr.", "#", "+", "a")
    verb, method = ("start", "startswith") if front else ("end", "endswith")
    shown = ", ".join(f'"{option}"' for option in options[:-1]) + f' or "{options[-1]}"'
    return made(
        f"validation.{verb}s_with.{'.'.join(str(ord(c)) for c in ''.join(options))}",
        f"{verb}s_with_any has_valid_{'prefix' if front else 'suffix'} check_{verb}",
        "text: str",
        "bool",
        f"""
        Check whether {{text}} {verb}s with {shown}.
        Return True if {{text}} {verb}s with one of {shown}.
        Does the string {verb} with {shown}?
        {verb}s with {shown}
        The {verb} of the text must be {shown}.
        """,
        f"""
return text.{method}({options!r})
---
return any(text.{method}(option) for option in {list(options)!r})
---
for option in {options!r}:
    if text.{method}(option):
        return True
return False
""".replace("'", '"'),
        lambda r: (
            r.choice(("", r.choice(options))) + draw.word(r).lower()
            if front
            else draw.word(r).lower() + r.choice(("", r.choice(options))),
        ),
    )


FAMILIES = (_length_rule, _each_number, _starts_with_any)
