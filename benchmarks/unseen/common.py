import calendar
import math
import re
from collections import Counter
from datetime import date, datetime, timedelta


def is_palindrome(text: str) -> bool:
    """Check if the text reads the same both ways, ignoring case and anything that isn't a letter or digit.

    >>> is_palindrome("A man, a plan, a canal: Panama")
    True
    >>> is_palindrome("hello")
    False
    >>> is_palindrome("")
    True
    >>> is_palindrome("1a2")
    False
    """
    chars = [c.lower() for c in text if c.isalnum()]
    return chars == chars[::-1]


def count_vowels(s: str) -> int:
    """How many vowels (a, e, i, o, u) are in the string? Upper case counts too.

    >>> count_vowels("banana")
    3
    >>> count_vowels("Open AI")
    4
    >>> count_vowels("")
    0
    >>> count_vowels("Rhythm")
    0
    """
    return sum(1 for c in s.lower() if c in "aeiou")


def reverse_words(sentence: str) -> str:
    """Put the words of a sentence in the opposite order, with a single space between them no matter how they were spaced before.

    >>> reverse_words("the sky is blue")
    'blue is sky the'
    >>> reverse_words("hello world")
    'world hello'
    >>> reverse_words("  a   b  ")
    'b a'
    >>> reverse_words("   ")
    ''
    """
    return " ".join(reversed(sentence.split()))


def chunk_list(items: list, size: int) -> list:
    """Split items into consecutive lists of the given size. The last one may be shorter.
    Raises ValueError if size is less than 1.

    >>> chunk_list([1, 2, 3, 4, 5], 2)
    [[1, 2], [3, 4], [5]]
    >>> chunk_list(["a", "b", "c"], 3)
    [['a', 'b', 'c']]
    >>> chunk_list([], 4)
    []
    >>> chunk_list([1, 2], 0)  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    ValueError: size must be at least 1
    """
    if size < 1:
        raise ValueError("size must be at least 1")
    return [items[i:i + size] for i in range(0, len(items), size)]


def flatten(nested: list) -> list:
    """Flatten a list that can contain lists inside lists, as deep as it goes. Only lists get unpacked, tuples and strings stay as they are.

    >>> flatten([1, [2, 3], [4, [5]]])
    [1, 2, 3, 4, 5]
    >>> flatten(["ab", ["cd"]])
    ['ab', 'cd']
    >>> flatten([[], [[]]])
    []
    >>> flatten([(1, 2), [[[3]]]])
    [(1, 2), 3]
    """
    result = []
    for item in nested:
        if isinstance(item, list):
            result.extend(flatten(item))
        else:
            result.append(item)
    return result


def remove_duplicates(items: list) -> list:
    """Drop repeated values, keep the first one of each and don't change the order. Values might be unhashable (e.g. lists).

    >>> remove_duplicates([3, 1, 3, 2, 1])
    [3, 1, 2]
    >>> remove_duplicates(["b", "a", "b"])
    ['b', 'a']
    >>> remove_duplicates([[1], [2], [1]])
    [[1], [2]]
    >>> remove_duplicates([])
    []
    """
    result = []
    for item in items:
        if item not in result:
            result.append(item)
    return result


def is_prime(n: int) -> bool:
    """True when n is a prime number.

    >>> is_prime(7)
    True
    >>> is_prime(10)
    False
    >>> is_prime(1)
    False
    >>> is_prime(49)
    False
    """
    if n < 2:
        return False
    return all(n % i for i in range(2, math.isqrt(n) + 1))


def fibonacci(n: int) -> list:
    """Gives back the first n Fibonacci numbers as a list, starting 0, 1. For n of zero or below the list is empty.

    >>> fibonacci(5)
    [0, 1, 1, 2, 3]
    >>> fibonacci(8)
    [0, 1, 1, 2, 3, 5, 8, 13]
    >>> fibonacci(1)
    [0]
    >>> fibonacci(-2)
    []
    """
    result = []
    a, b = 0, 1
    for _ in range(n):
        result.append(a)
        a, b = b, a + b
    return result


def celsius_to_fahrenheit(celsius: float) -> float:
    """Convert °C to °F, rounded to 1 decimal. Anything colder than absolute zero (-273.15) is a ValueError.

    >>> celsius_to_fahrenheit(0)
    32.0
    >>> celsius_to_fahrenheit(36.6)
    97.9
    >>> celsius_to_fahrenheit(-40)
    -40.0
    >>> celsius_to_fahrenheit(-300)  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    ValueError: below absolute zero
    """
    if celsius < -273.15:
        raise ValueError("below absolute zero")
    return round(celsius * 9 / 5 + 32, 1)


def are_anagrams(a: str, b: str) -> bool:
    """Do the two phrases use exactly the same letters? Spaces and letter case don't matter.

    >>> are_anagrams("listen", "silent")
    True
    >>> are_anagrams("apple", "pale")
    False
    >>> are_anagrams("Dormitory", "dirty room")
    True
    >>> are_anagrams("aab", "abb")
    False
    """
    return sorted(a.replace(" ", "").lower()) == sorted(b.replace(" ", "").lower())


def word_count(text: str) -> dict:
    """Count each word in text, lowercased, punctuation stripped from both ends of the word. Things that are nothing but punctuation are skipped.
    Keys appear in the order first seen.

    >>> word_count("the cat and the dog")
    {'the': 2, 'cat': 1, 'and': 1, 'dog': 1}
    >>> word_count("Stop! Stop, please.")
    {'stop': 2, 'please': 1}
    >>> word_count("well - don't")
    {'well': 1, "don't": 1}
    >>> word_count("")
    {}
    """
    counts = {}
    for word in text.lower().split():
        word = word.strip("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
        if word:
            counts[word] = counts.get(word, 0) + 1
    return counts


def factorial(n: int) -> int:
    """n! without recursion. Negative input -> ValueError.

    >>> factorial(5)
    120
    >>> factorial(3)
    6
    >>> factorial(0)
    1
    >>> factorial(-1)  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    ValueError: n must not be negative
    """
    if n < 0:
        raise ValueError("n must not be negative")
    result = 1
    for i in range(2, n + 1):
        result *= i
    return result


def is_leap_year(year: int) -> bool:
    """Whether the given year is a leap year in the Gregorian calendar.

    >>> is_leap_year(2024)
    True
    >>> is_leap_year(2023)
    False
    >>> is_leap_year(1900)
    False
    >>> is_leap_year(2000)
    True
    """
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def binary_search(nums: list, target: int) -> int:
    """Find target in an ascending list with no repeats and return its index, or -1 if it isn't in there.

    >>> binary_search([1, 3, 5, 7, 9], 7)
    3
    >>> binary_search([1, 3, 5, 7, 9], 4)
    -1
    >>> binary_search([], 1)
    -1
    >>> binary_search([2, 4], 4)
    1
    """
    lo, hi = 0, len(nums) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if nums[mid] == target:
            return mid
        lo, hi = (mid + 1, hi) if nums[mid] < target else (lo, mid - 1)
    return -1


def safe_divide(a: float, b: float, default: float = 0.0) -> float:
    """a / b, except you get the default back when b is zero.

    >>> safe_divide(10, 4)
    2.5
    >>> safe_divide(1, 0)
    0.0
    >>> safe_divide(5, 0, default=-1.0)
    -1.0
    >>> safe_divide(0, 3, default=9.0)
    0.0
    """
    if b == 0:
        return default
    return a / b


def slugify(title: str) -> str:
    """Make a URL slug: lowercase, every run of characters other than a-z and 0-9 turns into one hyphen, and no hyphens at the start or end.

    >>> slugify("Hello World")
    'hello-world'
    >>> slugify("10 Tips & Tricks!")
    '10-tips-tricks'
    >>> slugify("--already_slugged--")
    'already-slugged'
    >>> slugify("?!")
    ''
    """
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def truncate(text: str, limit: int) -> str:
    """Shorten text so it's at most limit characters long, ending in '...' if something was cut (the dots count towards the limit). Assume limit is 3 or more.

    >>> truncate("Hello, world", 8)
    'Hello...'
    >>> truncate("short", 10)
    'short'
    >>> truncate("exact", 5)
    'exact'
    >>> truncate("abcdef", 3)
    '...'
    """
    if len(text) <= limit:
        return text
    return text[:limit - 3] + "..."


def snake_to_camel(name: str) -> str:
    """Turns snake_case into camelCase. Extra underscores at the ends or doubled ones just disappear.

    >>> snake_to_camel("first_name")
    'firstName'
    >>> snake_to_camel("get_user_by_id")
    'getUserById'
    >>> snake_to_camel("__private__value_")
    'privateValue'
    >>> snake_to_camel("")
    ''
    """
    parts = [p for p in name.split("_") if p]
    return "".join(parts[:1] + [p.capitalize() for p in parts[1:]])


def camel_to_snake(name: str) -> str:
    """camelCase or PascalCase to snake_case. Every capital starts a new word, so there's an underscore before each one except at the very beginning.

    >>> camel_to_snake("firstName")
    'first_name'
    >>> camel_to_snake("HttpServer")
    'http_server'
    >>> camel_to_snake("userID")
    'user_i_d'
    >>> camel_to_snake("plain")
    'plain'
    """
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def median(values: list) -> float:
    """Middle value of the numbers, which may come unsorted; with an even count take the mean of the two middle ones.
    Always gives a float. Empty input raises ValueError. The input list isn't modified.

    >>> median([3, 1, 2])
    2.0
    >>> median([4, 1, 3, 2])
    2.5
    >>> median([7])
    7.0
    >>> median([])  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    ValueError: no values
    """
    if not values:
        raise ValueError("no values")
    ordered = sorted(values)
    mid = len(ordered) // 2
    if len(ordered) % 2:
        return float(ordered[mid])
    return (ordered[mid - 1] + ordered[mid]) / 2


def most_common_element(items: list) -> object:
    """The item that shows up most. On a tie, whichever of the tied items appears first in the list; None for an empty list.

    >>> most_common_element([1, 2, 2, 3])
    2
    >>> most_common_element(["a", "b", "b", "a", "b"])
    'b'
    >>> most_common_element(["y", "x", "x", "y"])
    'y'
    >>> print(most_common_element([]))
    None
    """
    if not items:
        return None
    return Counter(items).most_common(1)[0][0]


def clamp(value: float, low: float, high: float) -> float:
    """Force value into the range low..high. If someone passes low and high the wrong way round, swap them.

    >>> clamp(15, 0, 10)
    10
    >>> clamp(-3, 0, 10)
    0
    >>> clamp(5, 10, 0)
    5
    >>> clamp(-1, 10, 0)
    0
    """
    if low > high:
        low, high = high, low
    return max(low, min(value, high))


def merge_dicts_sum(a: dict, b: dict) -> dict:
    """Combine two dicts of numbers into a new one. Keys that are in both get their values added up.

    >>> merge_dicts_sum({"a": 1, "b": 2}, {"b": 3, "c": 4})
    {'a': 1, 'b': 5, 'c': 4}
    >>> merge_dicts_sum({"x": 1}, {"y": 2})
    {'x': 1, 'y': 2}
    >>> merge_dicts_sum({}, {"z": 7})
    {'z': 7}
    >>> merge_dicts_sum({"k": 5}, {"k": -5})
    {'k': 0}
    """
    result = dict(a)
    for key, value in b.items():
        result[key] = result.get(key, 0) + value
    return result


def invert_dict(d: dict) -> dict:
    """Swap keys and values. Since several keys can share a value, each value maps to a list of its keys, in their original order.

    >>> invert_dict({"a": 1, "b": 2})
    {1: ['a'], 2: ['b']}
    >>> invert_dict({"apple": "fruit", "kale": "veg", "pear": "fruit"})
    {'fruit': ['apple', 'pear'], 'veg': ['kale']}
    >>> invert_dict({})
    {}
    >>> invert_dict({"z": None, "a": None})
    {None: ['z', 'a']}
    """
    result = {}
    for key, value in d.items():
        result.setdefault(value, []).append(key)
    return result


def days_between(start: str, end: str) -> int:
    """Number of days between two YYYY-MM-DD dates. Order doesn't matter, the answer is never negative.

    >>> days_between("2024-01-01", "2024-01-31")
    30
    >>> days_between("2023-12-25", "2024-01-01")
    7
    >>> days_between("2024-03-01", "2024-02-28")
    2
    >>> days_between("2024-05-05", "2024-05-05")
    0
    """
    return abs((date.fromisoformat(end) - date.fromisoformat(start)).days)


def format_duration(seconds: int) -> str:
    """Show a number of seconds as H:MM:SS. Hours aren't padded and can go past 24.

    >>> format_duration(3661)
    '1:01:01'
    >>> format_duration(59)
    '0:00:59'
    >>> format_duration(0)
    '0:00:00'
    >>> format_duration(360000)
    '100:00:00'
    """
    minutes, secs = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{secs:02d}"


def human_file_size(num_bytes: int) -> str:
    """File size for humans, using 1024 steps and the units B, KB, MB, GB, TB. Plain bytes have no decimals, all other units have exactly one.
    Past TB just keep using TB.

    >>> human_file_size(500)
    '500 B'
    >>> human_file_size(1536)
    '1.5 KB'
    >>> human_file_size(1024 ** 2)
    '1.0 MB'
    >>> human_file_size(2048 * 1024 ** 4)
    '2048.0 TB'
    """
    if num_bytes < 1024:
        return f"{num_bytes} B"
    size = float(num_bytes)
    for unit in ("KB", "MB", "GB", "TB"):
        size /= 1024
        if size < 1024:
            break
    return f"{size:.1f} {unit}"


def int_to_roman(num: int) -> str:
    """Write a number from 1 to 3999 in Roman numerals; outside that range raise ValueError.

    >>> int_to_roman(14)
    'XIV'
    >>> int_to_roman(2024)
    'MMXXIV'
    >>> int_to_roman(3999)
    'MMMCMXCIX'
    >>> int_to_roman(0)  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    ValueError: number out of range
    """
    if not 1 <= num <= 3999:
        raise ValueError("number out of range")
    result = ""
    for value, symbol in zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1),
                             "M CM D CD C XC L XL X IX V IV I".split()):
        result += symbol * (num // value)
        num %= value
    return result


def roman_to_int(roman: str) -> int:
    """Read a (valid) Roman numeral and give back the number. Lowercase is fine as well.

    >>> roman_to_int("XIV")
    14
    >>> roman_to_int("MCMXCIV")
    1994
    >>> roman_to_int("iv")
    4
    >>> roman_to_int("MMMDCCCLXXXVIII")
    3888
    """
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total = 0
    previous = 0
    for char in reversed(roman.upper()):
        value = values[char]
        total += value if value >= previous else -value
        previous = max(previous, value)
    return total


def two_sum(nums: list, target: int) -> tuple:
    """Find two different positions i < j whose numbers add up to target and return (i, j). None if there's no such pair. You can assume at most one pair works.

    >>> two_sum([2, 7, 11, 15], 9)
    (0, 1)
    >>> two_sum([3, 2, 4], 6)
    (1, 2)
    >>> two_sum([3, 3], 6)
    (0, 1)
    >>> print(two_sum([5, 1], 10))
    None
    """
    seen = {}
    for j, num in enumerate(nums):
        if target - num in seen:
            return (seen[target - num], j)
        seen[num] = j
    return None


def balanced_brackets(s: str) -> bool:
    """See if all the (), [] and {} in the string are properly closed and nested. Other characters are ignored.

    >>> balanced_brackets("(a[b]{c})")
    True
    >>> balanced_brackets("(]")
    False
    >>> balanced_brackets("([)]")
    False
    >>> balanced_brackets("((")
    False
    """
    pairs = {")": "(", "]": "[", "}": "{"}
    stack = []
    for c in s:
        if c in "([{":
            stack.append(c)
        elif c in pairs and (not stack or stack.pop() != pairs[c]):
            return False
    return not stack


def is_valid_ipv4(address: str) -> bool:
    """Validate an IPv4 address: four dot-separated decimal numbers 0-255, digits only, no leading zeros (a lone 0 is ok).

    >>> is_valid_ipv4("192.168.1.1")
    True
    >>> is_valid_ipv4("256.1.1.1")
    False
    >>> is_valid_ipv4("0.0.0.0")
    True
    >>> is_valid_ipv4("1.02.3.4")
    False
    """
    parts = address.split(".")
    if len(parts) != 4:
        return False
    return all(re.fullmatch(r"0|[1-9][0-9]{0,2}", p) and int(p) <= 255 for p in parts)


def is_strong_password(password: str) -> bool:
    """A password is ok if it has 8 or more characters with at least one lowercase letter, one uppercase letter and one digit, and contains no spaces.

    >>> is_strong_password("Secret123")
    True
    >>> is_strong_password("secret123")
    False
    >>> is_strong_password("Ab1defg")
    False
    >>> is_strong_password("My Pass 123")
    False
    """
    if len(password) < 8 or " " in password:
        return False
    return (any(c.islower() for c in password)
            and any(c.isupper() for c in password)
            and any(c.isdigit() for c in password))


def luhn_check(card_number: str) -> bool:
    """Check a card number with the Luhn algorithm. Spaces and dashes are dropped first; if what remains isn't all digits, or nothing remains, it's False.

    >>> luhn_check("4539 1488 0343 6467")
    True
    >>> luhn_check("8273123273520569")
    False
    >>> luhn_check("")
    False
    >>> luhn_check("7992-7398-713")
    True
    """
    digits = card_number.replace(" ", "").replace("-", "")
    if not digits.isdigit():
        return False
    total = 0
    for i, c in enumerate(reversed(digits)):
        d = int(c) * (2 if i % 2 else 1)
        total += d - 9 if d > 9 else d
    return total % 10 == 0


def caesar_cipher(text: str, shift: int) -> str:
    """Shift the letters along the alphabet, wrapping round at z. Case is kept, everything that isn't a plain English letter is left alone, and a negative shift decodes.

    >>> caesar_cipher("abc", 1)
    'bcd'
    >>> caesar_cipher("Hello, World!", 3)
    'Khoor, Zruog!'
    >>> caesar_cipher("Khoor", -3)
    'Hello'
    >>> caesar_cipher("xyz", 29)
    'abc'
    """
    result = ""
    for c in text:
        if c.isascii() and c.isalpha():
            base = ord("A") if c.isupper() else ord("a")
            c = chr((ord(c) - base + shift) % 26 + base)
        result += c
    return result


def run_length_encode(s: str) -> str:
    """Compress 'aaabb' style strings to letter + count. A count of 1 isn't written.

    >>> run_length_encode("aaabb")
    'a3b2'
    >>> run_length_encode("wwwwxyy")
    'w4xy2'
    >>> run_length_encode("")
    ''
    >>> run_length_encode("aba")
    'aba'
    """
    result = ""
    count = 0
    for i, c in enumerate(s):
        count += 1
        if i + 1 == len(s) or s[i + 1] != c:
            result += c + (str(count) if count > 1 else "")
            count = 0
    return result


def rotate_list(items: list, k: int) -> list:
    """New list rotated k places to the right; negative k goes left, and k can be bigger than the list.

    >>> rotate_list([1, 2, 3, 4, 5], 2)
    [4, 5, 1, 2, 3]
    >>> rotate_list([1, 2, 3], -1)
    [2, 3, 1]
    >>> rotate_list([1, 2, 3], 7)
    [3, 1, 2]
    >>> rotate_list([], 3)
    []
    """
    if not items:
        return []
    k %= len(items)
    return items[len(items) - k:] + items[:len(items) - k]


def second_largest(nums: list) -> int:
    """Get the second biggest distinct number. When there aren't two distinct numbers return None.

    >>> second_largest([4, 1, 9, 7])
    7
    >>> second_largest([10, 20])
    10
    >>> second_largest([5, 5, 3])
    3
    >>> print(second_largest([2, 2]))
    None
    """
    distinct = sorted(set(nums))
    return distinct[-2] if len(distinct) > 1 else None


def transpose(matrix: list) -> list:
    """Rows become columns. Takes and returns a list of lists, all rows the same length; an empty matrix stays [].

    >>> transpose([[1, 2], [3, 4]])
    [[1, 3], [2, 4]]
    >>> transpose([[1, 2, 3], [4, 5, 6]])
    [[1, 4], [2, 5], [3, 6]]
    >>> transpose([])
    []
    >>> transpose([[7, 8]])
    [[7], [8]]
    """
    return [list(column) for column in zip(*matrix)]


def parse_query_string(query: str) -> dict:
    """Parse something like 'a=1&b=2' into a dict of strings, tolerating a leading '?'. A key without '=' gets an empty string, empty pieces are skipped, and the last one wins if a key repeats. No percent-decoding.

    >>> parse_query_string("a=1&b=2")
    {'a': '1', 'b': '2'}
    >>> parse_query_string("?page=3&debug")
    {'page': '3', 'debug': ''}
    >>> parse_query_string("x=1&&x=2")
    {'x': '2'}
    >>> parse_query_string("expr=a=b")
    {'expr': 'a=b'}
    """
    result = {}
    for piece in query.removeprefix("?").split("&"):
        if piece:
            key, _, value = piece.partition("=")
            result[key] = value
    return result


def parse_bool(value: str) -> bool:
    """Config strings to bool: yes/true/on/1 mean True, no/false/off/0 mean False, whatever the case or surrounding whitespace. Anything else, including an empty string, raises ValueError.

    >>> parse_bool("yes")
    True
    >>> parse_bool("OFF")
    False
    >>> parse_bool("  True\\n")
    True
    >>> parse_bool("")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
        ...
    ValueError: not a boolean
    """
    text = value.strip().lower()
    if text in ("yes", "true", "on", "1"):
        return True
    if text in ("no", "false", "off", "0"):
        return False
    raise ValueError("not a boolean")


def ordinal(n: int) -> str:
    """1 -> '1st', 2 -> '2nd' and so on, for non-negative ints. Mind the teens (11th, 12th, 13th, also 111th etc).

    >>> ordinal(1)
    '1st'
    >>> ordinal(22)
    '22nd'
    >>> ordinal(112)
    '112th'
    >>> ordinal(0)
    '0th'
    """
    if n % 100 in (11, 12, 13):
        return f"{n}th"
    return f"{n}" + {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")


def last_day_of_month(day: date) -> date:
    """For any date, the last date of that same month.

    >>> last_day_of_month(date(2023, 4, 10))
    datetime.date(2023, 4, 30)
    >>> last_day_of_month(date(2023, 1, 31))
    datetime.date(2023, 1, 31)
    >>> last_day_of_month(date(2024, 2, 1))
    datetime.date(2024, 2, 29)
    >>> last_day_of_month(date(2022, 12, 5))
    datetime.date(2022, 12, 31)
    """
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def add_business_days(start: date, days: int) -> date:
    """Move forward by that many working days (Mon-Fri, no holidays). With 0 days you get start back, even if it's on a weekend.

    >>> add_business_days(date(2024, 1, 1), 3)
    datetime.date(2024, 1, 4)
    >>> add_business_days(date(2024, 1, 5), 1)
    datetime.date(2024, 1, 8)
    >>> add_business_days(date(2024, 1, 6), 0)
    datetime.date(2024, 1, 6)
    >>> add_business_days(date(2024, 1, 6), 6)
    datetime.date(2024, 1, 15)
    """
    current = start
    while days > 0:
        current += timedelta(days=1)
        if current.weekday() < 5:
            days -= 1
    return current


def us_to_iso_date(text: str) -> str:
    """Takes a US date like 7/4/2021 (month first, zero padding optional) and writes it as 2021-07-04. If it's not a real date in that form, return an empty string.

    >>> us_to_iso_date("7/4/2021")
    '2021-07-04'
    >>> us_to_iso_date("12/31/1999")
    '1999-12-31'
    >>> us_to_iso_date("02/30/2020")
    ''
    >>> us_to_iso_date("2020-01-05")
    ''
    """
    try:
        return datetime.strptime(text, "%m/%d/%Y").strftime("%Y-%m-%d")
    except ValueError:
        return ""


def fizz_buzz_bang(n: int) -> list:
    """Fizzbuzz from 1 up to n as strings, with one more rule: multiples of 7 add 'Bang'. So 3 is Fizz, 5 is Buzz, 21 is FizzBang, and numbers matching nothing are written as is.

    >>> fizz_buzz_bang(5)
    ['1', '2', 'Fizz', '4', 'Buzz']
    >>> fizz_buzz_bang(7)[-1]
    'Bang'
    >>> fizz_buzz_bang(105)[-1]
    'FizzBuzzBang'
    >>> fizz_buzz_bang(0)
    []
    """
    result = []
    for i in range(1, n + 1):
        word = "Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) + "Bang" * (i % 7 == 0)
        result.append(word or str(i))
    return result


def mask_card(number: str) -> str:
    """Hide a card number for receipts: every digit but the last 4 becomes '#', while spaces and dashes stay where they are. With 4 digits or fewer, hide all of them.

    >>> mask_card("1234567890123456")
    '############3456'
    >>> mask_card("1234-5678-9012-3456")
    '####-####-####-3456'
    >>> mask_card("12-34")
    '##-##'
    >>> mask_card("1 2345")
    '# 2345'
    """
    hidden = sum(c.isdigit() for c in number)
    if hidden > 4:
        hidden -= 4
    return re.sub(r"\d", "#", number, count=hidden) if hidden else number


def price_to_cents(price: str) -> int:
    """Clean up a scraped price such as '$1,299.50' into whole cents. Dollar signs, commas and blanks get ignored, 'free' in any case is 0, and a value without decimals is in dollars.

    >>> price_to_cents("$1,299.50")
    129950
    >>> price_to_cents("12")
    1200
    >>> price_to_cents(" FREE ")
    0
    >>> price_to_cents("$ 19.99")
    1999
    """
    cleaned = re.sub(r"[$,\s]", "", price)
    if cleaned.lower() == "free":
        return 0
    return round(float(cleaned) * 100)


def average_without_extremes(scores: list) -> float:
    """Judges' score: throw out one highest and one lowest, average the rest, round to 2 places. If there are fewer than 3 scores just average what we have, and no scores at all means 0.0.

    >>> average_without_extremes([9, 8, 7, 10, 8])
    8.33
    >>> average_without_extremes([1.0, 5.0, 6.0])
    5.0
    >>> average_without_extremes([4, 7])
    5.5
    >>> average_without_extremes([])
    0.0
    """
    if not scores:
        return 0.0
    kept = sorted(scores)[1:-1] if len(scores) >= 3 else scores
    return round(sum(kept) / len(kept), 2)


def initials(full_name: str) -> str:
    """Initials of a person's name, uppercase with a dot after each, e.g. for an avatar. Only the first 3 words are used, and a hyphenated name counts as one word.

    >>> initials("ada lovelace")
    'A.L.'
    >>> initials("Jean-Luc Picard")
    'J.P.'
    >>> initials("a b c d")
    'A.B.C.'
    >>> initials("  ")
    ''
    """
    return "".join(word[0].upper() + "." for word in full_name.split()[:3])
