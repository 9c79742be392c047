"""Reading values out of strings, and writing them back."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

_RE = ("import re",)


def _date(r: Random) -> str:
    year = r.choice((1900, 1999, 2000, 2020, 2023, 2024, r.randint(1950, 2050)))
    return f"{year}-{r.randint(1, 12):02}-{r.randint(1, 28):02}"


def _pairs(r: Random, between: str, equals: str) -> str:
    keys = r.sample(draw.WORDS, r.randint(0, 3))
    return between.join(key + equals + r.choice((str(r.randint(0, 99)), draw.word(r), "")) for key in keys)


def _mixed(r: Random) -> str:
    """Words, numbers and marks in one string."""
    pieces = [
        r.choice((draw.word(r), str(r.randint(0, 120)), "a1b22", "x", "7", "-3"))
        for _ in range(r.randint(0, 4))
    ]
    return r.choice((" ", " ", ", ", "")).join(pieces)


def _version(r: Random, parts: int = 3) -> str:
    return ".".join(str(r.choice((0, 1, 2, 9, 10, 12))) for _ in range(parts))


def _path(r: Random) -> str:
    folders = "".join(r.choice(draw.WORDS) + "/" for _ in range(r.randint(0, 3)))
    return (
        r.choice(("", "/"))
        + folders
        + r.choice(draw.WORDS)
        + r.choice((".txt", ".py", ".csv", ".tar.gz", ""))
    )


ENTRIES = (
    made(
        "parsing.key_value",
        "parse_key_value split_pair parse_pair",
        "text: str",
        "tuple[str, str]",
        """
        Split {text} of the form "key=value" into a tuple of key and value.
        Return the key and the value of {text}, separated at the first "=" and stripped of spaces.
        Parse a key=value string; without "=" the value is empty.
        Turn "name = Bob" into ("name", "Bob").
        key and value from a string like "a=1"
        Given a setting such as "size=3", return what is before and after the first equals sign, trimmed.
        """,
        """
key, _, value = text.partition("=")
return key.strip(), value.strip()
---
if "=" not in text:
    return text.strip(), ""
key, value = text.split("=", 1)
return (key.strip(), value.strip())
---
parts = text.split("=", 1)
return parts[0].strip(), parts[1].strip() if len(parts) > 1 else ""
""",
        lambda r: (
            draw.word(r) + r.choice(("=", " = ", "= ", "")) + r.choice(("", str(r.randint(0, 99)), "a=b")),
        ),
    ),
    made(
        "parsing.pairs",
        "parse_pairs parse_settings pairs_to_dict parse_config",
        "text: str",
        "dict[str, str]",
        """
        Parse {text}, which looks like "a=1;b=2", into a dict.
        Turn the semicolon-separated key=value pairs of {text} into a dictionary of strings.
        Return a dict from a string such as "name=Ann;age=30"; an empty string gives an empty dict.
        Split at ";" and then each part at its first "=", and collect keys and values.
        key=value pairs to dict, pairs separated by semicolons
        Given a settings string, read its pairs into a dictionary; all values stay strings.
        """,
        """
result = {}
for pair in text.split(";"):
    if pair:
        key, _, value = pair.partition("=")
        result[key] = value
return result
---
if not text:
    return {}
return dict(pair.split("=", 1) for pair in text.split(";"))
---
pairs = [pair.split("=", 1) for pair in text.split(";") if pair]
return {key: value for key, value in pairs}
""",
        lambda r: (_pairs(r, ";", "="),),
    ),
    made(
        "parsing.query",
        "parse_query parse_query_string query_to_dict get_query_params",
        "query: str",
        "dict[str, str]",
        """
        Parse the URL query string {query} into a dict.
        Turn {query}, such as "?page=2&sort=name", into a dictionary; the leading "?" is optional.
        Query string to dictionary of strings, empty for an empty query.
        Split at "&" and each part at its "=", dropping a question mark in front.
        parse "a=1&b=2"
        Given the part of a URL from the question mark on, return its parameters as a dict.
        """,
        """
result = {}
for part in query.lstrip("?").split("&"):
    if part:
        key, _, value = part.partition("=")
        result[key] = value
return result
---
query = query.removeprefix("?")
if not query:
    return {}
return dict(part.split("=", 1) for part in query.split("&"))
---
return {key: value for key, _, value in (p.partition("=") for p in query.strip("?").split("&") if p)}
""",
        lambda r: (r.choice(("", "?")) + _pairs(r, "&", "="),),
    ),
    made(
        "parsing.to_query",
        "to_query_string build_query make_query encode_params",
        "params: dict[str, int]",
        "str",
        """
        Build a query string from {params}.
        Join the items of {params} as key=value with "&" between them.
        Turn a dictionary into text such as "a=1&b=2"; no items give an empty string.
        Return a URL query string of a dict, in the order of the dict.
        dict to query string
        Given a dict, write each item as key=value and separate the items by ampersands.
        """,
        """
return "&".join(f"{key}={value}" for key, value in params.items())
---
parts = []
for key, value in params.items():
    parts.append(key + "=" + str(value))
return "&".join(parts)
---
return "&".join(key + "=" + str(params[key]) for key in params)
""",
        lambda r: (draw.mapping(r, 0, 3),),
    ),
    made(
        "parsing.csv_line",
        "parse_csv_line split_csv split_fields parse_list",
        "line: str",
        "list[str]",
        """
        Split {line} at commas into a list of stripped fields.
        Return the comma-separated fields of {line} without surrounding spaces; "" gives [].
        Parse a simple CSV line (no quotes) into a list of strings, spaces around fields removed.
        Comma-separated values to list; an empty line has no fields, but empty fields in between are kept.
        split on commas and strip each part
        Given a line of text, cut it at the commas and trim every piece.
        """,
        """
if not line:
    return []
return [field.strip() for field in line.split(",")]
---
fields = []
if line:
    for field in line.split(","):
        fields.append(field.strip())
return fields
---
return list(map(str.strip, line.split(","))) if line else []
""",
        lambda r: (
            r.choice((",", ", ", " ,")).join(
                r.choice((draw.word(r), str(r.randint(0, 99)), "")) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "parsing.csv_rows",
        "parse_csv csv_to_rows read_rows",
        "text: str",
        "list[list[str]]",
        """
        Parse {text} into rows: one per line, fields separated by commas.
        Split {text} into lines and every line at its commas, and return a list of lists.
        Simple CSV text to a table of strings, blank lines skipped.
        Return one list of fields for each line that is not empty.
        csv text to list of rows, no quoting
        Given lines of comma-separated values, return the fields of each non-empty line.
        """,
        """
return [line.split(",") for line in text.splitlines() if line]
---
rows = []
for line in text.splitlines():
    if line:
        rows.append(line.split(","))
return rows
""",
        lambda r: ("\n".join(",".join(draw.words(r, 0, 3)) for _ in range(r.randint(0, 3))),),
    ),
    made(
        "parsing.int_list",
        "parse_ints parse_int_list to_ints read_numbers",
        "text: str",
        "list[int]",
        """
        Parse the comma-separated integers in {text}.
        Turn {text}, such as "1,2,3", into a list of ints; an empty string gives an empty list.
        Convert a string of comma-separated whole numbers to a list of integers.
        Split at the commas and convert each part to int.
        "4, 5" -> [4, 5]
        Given a string with integers between commas, return them as numbers.
        """,
        """
if not text:
    return []
return [int(part) for part in text.split(",")]
---
return [int(part) for part in text.split(",") if part.strip()]
---
numbers = []
for part in text.split(","):
    if part:
        numbers.append(int(part))
return numbers
""",
        lambda r: (r.choice((",", ", ")).join(map(str, draw.ints(r, 0, 5))),),
    ),
    made(
        "parsing.ints_split",
        "parse_numbers ints_from_line split_ints line_to_ints",
        "line: str",
        "list[int]",
        """
        Return the integers in {line}, which are separated by spaces.
        Split {line} on whitespace and convert every part to an int.
        Read a line of whole numbers into a list.
        whitespace-separated integers to list
        Given a string like "3 -1 20", return its numbers as a list of ints.
        Parse a row of integers; an empty row gives an empty list.
        """,
        """
return [int(part) for part in line.split()]
---
return list(map(int, line.split()))
---
numbers = []
for part in line.split():
    numbers.append(int(part))
return numbers
""",
        lambda r: (r.choice((" ", "  ")).join(map(str, draw.ints(r, 0, 5))),),
    ),
    made(
        "parsing.sum_list",
        "sum_of_list sum_numbers add_up total",
        "text: str",
        "int",
        """
        Add up the comma-separated integers in {text}.
        Return the sum of the whole numbers in {text}, separated by commas; "" gives 0.
        Sum of a string such as "1,2,3".
        Split at commas, convert to int and sum; an empty string is 0.
        total of comma-separated numbers
        Given a string of integers with commas between them, compute their sum.
        """,
        """
if not text:
    return 0
return sum(int(part) for part in text.split(","))
---
return sum(map(int, text.split(","))) if text else 0
---
total = 0
for part in text.split(","):
    if part:
        total += int(part)
return total
""",
        lambda r: (r.choice((",", ", ")).join(map(str, draw.ints(r, 0, 5))),),
    ),
    made(
        "parsing.join_ints",
        "join_numbers numbers_to_string format_list to_csv",
        "numbers: list[int]",
        "str",
        """
        Join {numbers} into a string with commas.
        Return {numbers} as text, separated by ", ".
        List of integers to a string such as "1, 2, 3".
        Write the numbers one after the other with a comma and a space in between.
        ints joined by comma and space
        Given a list of integers, convert them to strings and join them with ", ".
        """,
        """
return ", ".join(str(number) for number in numbers)
---
return ", ".join(map(str, numbers))
---
result = ""
for i, number in enumerate(numbers):
    if i > 0:
        result += ", "
    result += str(number)
return result
""",
        lambda r: (draw.ints(r, 0, 5),),
    ),
    made(
        "parsing.range",
        "parse_range expand_range range_to_list",
        "text: str",
        "list[int]",
        """
        Expand {text} such as "2-5" into the list of its integers, both ends included.
        Return all whole numbers of the range {text}, written as "first-last".
        Range string to list: "1-4" gives [1, 2, 3, 4].
        Parse a range of non-negative integers with a hyphen between the inclusive ends.
        numbers in a range like "7-9"; empty if the start is larger than the end
        Given two numbers joined by a hyphen, list everything from the first to the second.
        """,
        """
start, end = text.split("-")
return list(range(int(start), int(end) + 1))
---
start, end = map(int, text.split("-"))
return [number for number in range(start, end + 1)]
---
parts = text.split("-")
numbers = []
for number in range(int(parts[0]), int(parts[1]) + 1):
    numbers.append(number)
return numbers
""",
        lambda r: (lambda a: (f"{a}-{a + r.choice((0, 1, 2, 4, 6, -1))}",))(r.randint(1, 20)),
    ),
    made(
        "parsing.ranges",
        "parse_ranges expand_ranges parse_pages parse_page_list",
        "text: str",
        "list[int]",
        """
        Expand {text} such as "1-3,7" into a list of integers.
        Return the numbers of {text}, made of single numbers and inclusive ranges separated by commas.
        Page list to numbers: "2,5-7" gives [2, 5, 6, 7]; "" gives [].
        Parse comma-separated numbers and ranges with hyphens, in the order written.
        expand "1-3,5,8-9"
        Given a string of pages and page ranges, list all the pages.
        """,
        """
numbers = []
for part in text.split(","):
    if "-" in part:
        start, end = part.split("-")
        numbers.extend(range(int(start), int(end) + 1))
    elif part:
        numbers.append(int(part))
return numbers
---
result = []
for part in text.split(",") if text else []:
    first, _, last = part.partition("-")
    for number in range(int(first), int(last or first) + 1):
        result.append(number)
return result
""",
        lambda r: (
            ",".join(
                r.choice((f"{a}", f"{a}-{a + r.randint(0, 3)}"))
                for a in (r.randint(1, 20) for _ in range(r.randint(0, 3)))
            ),
        ),
    ),
    made(
        "parsing.to_minutes",
        "to_minutes parse_time time_to_minutes minutes_since_midnight",
        "time: str",
        "int",
        """
        Convert {time}, written as "h:mm", to minutes.
        Return the number of minutes in {time}, which is given as hours:minutes.
        Minutes since midnight of a clock time such as "9:05".
        Parse "1:30" as 90 minutes.
        hours:minutes to minutes
        Given a time with a colon, multiply the hours by 60 and add the minutes.
        """,
        """
hours, minutes = time.split(":")
return int(hours) * 60 + int(minutes)
---
hours, minutes = map(int, time.split(":"))
return 60 * hours + minutes
---
parts = time.split(":")
return int(parts[0]) * 60 + int(parts[1])
""",
        lambda r: (
            f"{r.randint(0, 23):{r.choice(('', '02'))}}:{r.choice((0, 5, 30, 59, r.randint(0, 59))):02}",
        ),
    ),
    made(
        "parsing.from_minutes",
        "format_minutes minutes_to_time to_clock minutes_to_hours",
        "minutes: int",
        "str",
        """
        Format {minutes} as "h:mm".
        Return {minutes} as hours and minutes with a colon, the minutes with two digits.
        Minutes to a time string: 65 gives "1:05".
        Write a number of minutes as hours:minutes.
        90 -> "1:30"
        Given a non-negative count of minutes, show it as h:mm.
        """,
        """
return f"{minutes // 60}:{minutes % 60:02}"
---
hours, rest = divmod(minutes, 60)
return f"{hours}:{rest:02d}"
---
hours = minutes // 60
return str(hours) + ":" + str(minutes - hours * 60).zfill(2)
""",
        lambda r: (r.choice((0, 5, 59, 60, 61, 90, 120, r.randint(0, 1500))),),
    ),
    made(
        "parsing.format_seconds",
        "format_duration format_seconds seconds_to_hms to_hms",
        "seconds: int",
        "str",
        """
        Format {seconds} as "h:mm:ss".
        Return {seconds} as hours, minutes and seconds with colons; minutes and seconds have two digits.
        Seconds to a duration string: 3661 gives "1:01:01".
        Write a duration given in seconds as hours:minutes:seconds.
        seconds to h:mm:ss
        Given a number of seconds, show the hours, then two-digit minutes and two-digit seconds.
        """,
        """
minutes, secs = divmod(seconds, 60)
hours, minutes = divmod(minutes, 60)
return f"{hours}:{minutes:02}:{secs:02}"
---
hours = seconds // 3600
minutes = seconds % 3600 // 60
return f"{hours}:{minutes:02d}:{seconds % 60:02d}"
---
return str(seconds // 3600) + ":" + str(seconds // 60 % 60).zfill(2) + ":" + str(seconds % 60).zfill(2)
""",
        lambda r: (r.choice((0, 9, 59, 60, 3599, 3600, 3661, r.randint(0, 9000))),),
    ),
    made(
        "parsing.parse_seconds",
        "to_seconds parse_duration hms_to_seconds duration_to_seconds",
        "duration: str",
        "int",
        """
        Convert {duration}, written as "h:mm:ss" or "mm:ss", to seconds.
        Return how many seconds {duration} is; its parts are separated by colons, seconds last.
        Duration string to seconds: "1:02:03" gives 3723 and "2:05" gives 125.
        Parse hours:minutes:seconds, where the hours may be missing.
        colon-separated time to a number of seconds
        Given a duration such as "10:00", compute its total seconds.
        """,
        """
total = 0
for part in duration.split(":"):
    total = total * 60 + int(part)
return total
---
parts = [int(part) for part in duration.split(":")]
return sum(part * 60**power for power, part in enumerate(reversed(parts)))
---
numbers = list(map(int, duration.split(":")))
if len(numbers) == 2:
    return numbers[0] * 60 + numbers[1]
return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
""",
        lambda r: (
            r.choice(("", "", f"{r.randint(0, 3)}:")) + f"{r.randint(0, 59):02}:{r.randint(0, 59):02}",
        ),
    ),
    made(
        "parsing.duration_units",
        "parse_duration duration_in_minutes parse_hours_minutes",
        "text: str",
        "int",
        """
        Return the minutes in {text}, a duration like "2h 15m".
        Parse {text}, made of parts such as "1h" and "30m" with spaces between, into minutes.
        Duration with h and m units to minutes: "1h 30m" is 90, "45m" is 45, "" is 0.
        Add up hours (h) and minutes (m) in a string and give the total in minutes.
        "1h 5m" -> 65
        Given a duration in hours and minutes, each with its letter, convert it to minutes.
        """,
        """
total = 0
for part in text.split():
    amount = int(part[:-1])
    total += amount * 60 if part.endswith("h") else amount
return total
---
units = {"h": 60, "m": 1}
return sum(int(part[:-1]) * units[part[-1]] for part in text.split())
""",
        lambda r: (
            " ".join(r.choice(([], [f"{r.randint(0, 12)}h"])) + r.choice(([], [f"{r.randint(0, 75)}m"]))),
        ),
    ),
    made(
        "parsing.time_12h",
        "to_24_hour convert_to_24h parse_12_hour",
        "time: str",
        "str",
        """
        Convert {time} from 12-hour to 24-hour format.
        Turn {time} such as "3:05 PM" into "15:05"; the hour of the result has two digits.
        12-hour clock with AM or PM to 24-hour clock, where 12 AM is 00 and 12 PM is 12.
        Return the 24-hour time (hh:mm) of a time like "9:30 AM".
        am/pm time to 24h
        Given a time that ends in AM or PM, write it without them on a 24-hour clock.
        """,
        """
clock, half = time.split()
hours, minutes = clock.split(":")
hour = int(hours) % 12
if half == "PM":
    hour += 12
return f"{hour:02}:{minutes}"
---
hour = int(time.split(":")[0]) % 12 + (12 if time.endswith("PM") else 0)
return f"{hour:02d}:{time.split(':')[1][:2]}"
""",
        lambda r: (
            f"{r.choice((12, r.randint(1, 12)))}:{r.choice((0, 5, 30, 59)):02} {r.choice(('AM', 'PM'))}",
        ),
    ),
    made(
        "parsing.compare_versions",
        "compare_versions version_compare cmp_versions",
        "first: str; second: str",
        "int",
        """
        Compare the versions {first} and {second}; return -1, 0 or 1.
        Return 1 if version {first} is newer than {second}, -1 if it is older and 0 if they are equal.
        Compare two dotted version numbers part by part as integers ("1.10.0" is newer than "1.9.0").
        Which of two versions is greater? -1 for the second, 1 for the first, 0 for a tie.
        version comparison, three numbers each
        Given two versions like "2.0.1", tell whether the first is lower (-1), equal (0) or higher (1).
        """,
        """
a = [int(part) for part in first.split(".")]
b = [int(part) for part in second.split(".")]
if a == b:
    return 0
return 1 if a > b else -1
---
a = tuple(map(int, first.split(".")))
b = tuple(map(int, second.split(".")))
return (a > b) - (a < b)
---
for a, b in zip(first.split("."), second.split(".")):
    if int(a) != int(b):
        return 1 if int(a) > int(b) else -1
return 0
""",
        lambda r: (
            lambda v: (v, v if r.random() < 0.25 else v[:2] + _version(r, 2) if v[1] == "." else _version(r))
        )(_version(r)),
    ),
    made(
        "parsing.parse_version",
        "parse_version version_tuple split_version version_parts",
        "version: str",
        "tuple[int, ...]",
        """
        Turn the version {version} into a tuple of ints.
        Return the numbers of {version} as a tuple; a leading "v" is ignored.
        Version string to tuple: "v1.20.3" gives (1, 20, 3).
        Split at the dots and convert each part to an integer, with or without a "v" in front.
        "1.4" -> (1, 4)
        Given a dotted version number, return its parts as integers.
        """,
        """
return tuple(int(part) for part in version.lstrip("v").split("."))
---
return tuple(map(int, version.removeprefix("v").split(".")))
---
if version.startswith("v"):
    version = version[1:]
return tuple([int(part) for part in version.split(".")])
""",
        lambda r: (r.choice(("", "", "v")) + _version(r, r.randint(1, 4)),),
    ),
    made(
        "parsing.bump_version",
        "bump_patch next_version increment_patch bump_version",
        "version: str",
        "str",
        """
        Increase the last number of {version} by one.
        Return {version} with its last dot-separated part incremented: "1.2.9" becomes "1.2.10".
        Bump the patch number of a version.
        Next patch version of a version string with dots.
        add 1 to the last part of a version
        Given a version such as "0.4.1", return the one after it, "0.4.2".
        """,
        """
parts = version.split(".")
parts[-1] = str(int(parts[-1]) + 1)
return ".".join(parts)
---
head, dot, last = version.rpartition(".")
return head + dot + str(int(last) + 1)
---
*rest, last = version.split(".")
return ".".join(rest + [str(int(last) + 1)])
""",
        lambda r: (_version(r, r.randint(2, 3)),),
    ),
    made(
        "parsing.digits_of_text",
        "extract_digits digits_only keep_digits get_digits",
        "text: str",
        "str",
        """
        Return only the digits of {text}, as a string.
        Drop everything from {text} that is not a digit.
        Digits of a string, joined together.
        Remove all characters except 0 to 9.
        keep just the digits, "" if there are none
        Given a phone number or any other text, return its digits in order.
        """,
        r"""
return "".join(char for char in text if char.isdigit())
---
result = ""
for char in text:
    if char.isdigit():
        result += char
return result
---
return re.sub(r"\D", "", text)
""",
        lambda r: (_mixed(r),),
        _RE,
    ),
    made(
        "parsing.sum_digits_in_text",
        "sum_digits add_digits digit_sum sum_of_digits",
        "text: str",
        "int",
        """
        Add up all digits in {text}.
        Return the sum of the single digits that occur in {text}; other characters do not count.
        Sum of the digits in a string, 0 if there are none.
        Take every digit of the text by itself and sum them: "a12b3" gives 6.
        digit sum of a string
        Given a string, add the values of its digit characters.
        """,
        """
return sum(int(char) for char in text if char.isdigit())
---
total = 0
for char in text:
    if char.isdigit():
        total += int(char)
return total
""",
        lambda r: (_mixed(r),),
    ),
    made(
        "parsing.numbers_in_text",
        "extract_numbers find_numbers numbers_in_text get_numbers",
        "text: str",
        "list[int]",
        """
        Return all whole numbers that occur in {text}.
        Find every run of digits in {text} and return them as a list of ints (signs are ignored).
        Numbers in a string: "3 apples and 12 pears" gives [3, 12].
        Extract the non-negative integers from a text, in order.
        all runs of digits as ints
        Given a text, pick out its numbers; none give an empty list.
        """,
        r"""
return [int(match) for match in re.findall(r"\d+", text)]
---
return list(map(int, re.findall("[0-9]+", text)))
---
cleaned = "".join(char if char.isdigit() else " " for char in text)
return [int(part) for part in cleaned.split()]
""",
        lambda r: (_mixed(r),),
        _RE,
    ),
    made(
        "parsing.first_number",
        "first_number first_int find_first_number leading_number",
        "text: str",
        "int | None",
        """
        Return the first whole number in {text}, or None.
        Find the first run of digits in {text} and return it as an int; None if there is no digit.
        First number of a string (without sign), None when it has none.
        Extract the earliest integer from a text such as "room 12, floor 3".
        first int in a text or None
        Given a text, look for digits and return the number that they form first.
        """,
        r"""
match = re.search(r"\d+", text)
return int(match.group()) if match else None
---
digits = ""
for char in text:
    if char.isdigit():
        digits += char
    elif digits:
        break
return int(digits) if digits else None
---
numbers = re.findall(r"\d+", text)
if not numbers:
    return None
return int(numbers[0])
""",
        lambda r: (_mixed(r),),
        _RE,
    ),
    made(
        "parsing.from_binary",
        "binary_to_int from_binary parse_binary bin_to_decimal",
        "bits: str",
        "int",
        """
        Convert the binary number {bits} to an integer.
        Return the value of {bits}, a string of 0s and 1s, as a decimal integer.
        Binary string to int: "101" gives 5.
        Read a string of zeros and ones as a number in base 2.
        binary to decimal
        Given a binary string, compute its integer value.
        """,
        """
return int(bits, 2)
---
value = 0
for bit in bits:
    value = value * 2 + int(bit)
return value
---
return sum(2**i for i, bit in enumerate(reversed(bits)) if bit == "1")
""",
        lambda r: (draw.letters(r, 1, 8, "01"),),
    ),
    made(
        "parsing.to_binary",
        "to_binary int_to_binary binary_string decimal_to_binary",
        "number: int",
        "str",
        """
        Convert {number} to binary.
        Return the binary digits of the non-negative integer {number} as a string, without "0b".
        Integer to binary string: 6 gives "110", 0 gives "0".
        Write a number in base 2.
        decimal to binary
        Given an integer of 0 or more, return its binary representation.
        """,
        """
return bin(number)[2:]
---
return f"{number:b}"
---
if number == 0:
    return "0"
digits = ""
while number > 0:
    digits = str(number % 2) + digits
    number //= 2
return digits
""",
        lambda r: (r.choice((0, 1, 2, 8, 255, r.randint(0, 300))),),
    ),
    made(
        "parsing.from_hex",
        "hex_to_int from_hex parse_hex hex_to_decimal",
        "text: str",
        "int",
        """
        Convert the hexadecimal number {text} to an integer.
        Return the value of {text} read in base 16, upper or lower case digits.
        Hex string to int: "ff" gives 255.
        Parse a hexadecimal string.
        hex to decimal
        Given a string of hex digits, compute the integer that it stands for.
        """,
        """
return int(text, 16)
---
value = 0
for char in text.lower():
    value = value * 16 + "0123456789abcdef".index(char)
return value
""",
        lambda r: (r.choice((draw.letters(r, 1, 4, "0123456789abcdef"), draw.letters(r, 1, 3, "09AF"))),),
    ),
    made(
        "parsing.to_hex",
        "to_hex int_to_hex hex_string decimal_to_hex",
        "number: int",
        "str",
        """
        Convert {number} to hexadecimal.
        Return the non-negative integer {number} in lower-case hex digits, without "0x".
        Integer to hex string: 255 gives "ff".
        Write a number in base 16 with the digits 0-9 and a-f.
        decimal to hex
        Given an integer of 0 or more, return its hexadecimal representation.
        """,
        """
return f"{number:x}"
---
return hex(number)[2:]
---
digits = "0123456789abcdef"
result = digits[number % 16]
while number >= 16:
    number //= 16
    result = digits[number % 16] + result
return result
""",
        lambda r: (r.choice((0, 9, 10, 15, 16, 255, 256, r.randint(0, 5000))),),
    ),
    made(
        "parsing.to_base",
        "to_base convert_base int_to_base",
        "number: int; base: int",
        "str",
        """
        Write {number} in the given {base}.
        Return the digits of the non-negative integer {number} in base {base}, from 2 to 10.
        Convert an integer to another base up to 10, as a string; zero is "0".
        Represent a number in a base between 2 and 10.
        decimal to any base up to ten
        Given a number and a base, return the number's digits in that base.
        """,
        """
if number == 0:
    return "0"
digits = ""
while number > 0:
    digits = str(number % base) + digits
    number //= base
return digits
---
digits = []
while number >= base:
    number, digit = divmod(number, base)
    digits.append(str(digit))
digits.append(str(number))
return "".join(reversed(digits))
""",
        lambda r: (r.choice((0, 1, 7, 8, r.randint(0, 300))), r.randint(2, 10)),
    ),
    made(
        "parsing.from_roman",
        "roman_to_int from_roman parse_roman",
        "roman: str",
        "int",
        """
        Convert the Roman numeral {roman} to an integer.
        Return the value of {roman}, an upper-case Roman numeral such as "XIV".
        Roman numeral to int: a smaller letter before a larger one is subtracted.
        Read a Roman numeral: "IX" gives 9 and "MC" gives 1100.
        roman to decimal
        Given a Roman number in capitals, compute what it is in ordinary digits.
        """,
        """
values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
total = 0
for i, char in enumerate(roman):
    if i + 1 < len(roman) and values[roman[i + 1]] > values[char]:
        total -= values[char]
    else:
        total += values[char]
return total
---
values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
total = previous = 0
for char in reversed(roman):
    value = values[char]
    total += value if value >= previous else -value
    previous = value
return total
""",
        lambda r: (
            r.choice(
                [
                    "I",
                    "III",
                    "IV",
                    "VI",
                    "IX",
                    "XI",
                    "XIV",
                    "XLII",
                    "LX",
                    "XCIX",
                    "CD",
                    "DC",
                    "MCMXC",
                    "MMXXIV",
                ]
            ),
        ),
    ),
    made(
        "parsing.to_roman",
        "to_roman int_to_roman roman_numeral",
        "number: int",
        "str",
        """
        Convert {number} to a Roman numeral.
        Return {number}, which is from 1 to 99, as an upper-case Roman numeral.
        Integer below 100 to Roman: 4 gives "IV" and 58 gives "LVIII".
        Write a number from 1 to 99 with the Roman letters I, V, X, L and C.
        decimal to roman, up to 99
        Given a small positive integer, return the Roman numeral for it.
        """,
        """
ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
tens = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"]
return tens[number // 10] + ones[number % 10]
---
result = ""
values = {"XC": 90, "L": 50, "XL": 40, "X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1}
for letters, value in values.items():
    while number >= value:
        result += letters
        number -= value
return result
""",
        lambda r: (r.choice((1, 3, 4, 9, 10, 40, 49, 90, 99, r.randint(1, 99))),),
    ),
    made(
        "parsing.balanced_parentheses",
        "is_balanced balanced_parentheses check_parentheses",
        "text: str",
        "bool",
        """
        Check whether the parentheses in {text} are balanced.
        Return True if every "(" in {text} has a matching ")" after it and the other way round.
        Are the round brackets in a string balanced? All other characters are ignored.
        Tell if parentheses are closed in the right order: "(()" and ")(" are not.
        balanced round brackets
        Given an expression, verify that its parentheses match.
        """,
        """
depth = 0
for char in text:
    if char == "(":
        depth += 1
    elif char == ")":
        depth -= 1
        if depth < 0:
            return False
return depth == 0
---
stack = []
for char in text:
    if char == "(":
        stack.append(char)
    elif char == ")":
        if not stack:
            return False
        stack.pop()
return not stack
""",
        lambda r: (
            r.choice((draw.letters(r, 0, 6, "()a"), "(a + b) * (c)", "(()())", "((x))", "f(g(1), 2)")),
        ),
    ),
    made(
        "parsing.balanced_brackets",
        "brackets_match is_balanced valid_brackets check_brackets",
        "text: str",
        "bool",
        """
        Check whether the brackets (), [] and {{}} in {text} match.
        Return True if all round, square and curly brackets of {text} are closed in the right order.
        Do the brackets of three kinds match? Other characters are ignored.
        Every opening bracket needs the closing one of its kind: "([)]" is wrong, "[()]" is fine.
        matching brackets of every kind
        Given a piece of code, tell if its brackets are balanced and properly nested.
        """,
        """
pairs = {")": "(", "]": "[", "}": "{"}
stack = []
for char in text:
    if char in "([{":
        stack.append(char)
    elif char in pairs and (not stack or stack.pop() != pairs[char]):
        return False
return not stack
---
brackets = "".join(char for char in text if char in "()[]{}")
while "()" in brackets or "[]" in brackets or "{}" in brackets:
    brackets = brackets.replace("()", "").replace("[]", "").replace("{}", "")
return brackets == ""
""",
        lambda r: (
            r.choice(
                (draw.letters(r, 0, 4, "()[]{}"), "{[()]}", "a[0](x)", "([)]", "{}[]", "f({1: [2]})", "[(])")
            ),
        ),
    ),
    made(
        "parsing.max_depth",
        "nesting_depth max_depth deepest_level",
        "text: str",
        "int",
        """
        Return how deeply the parentheses in {text} are nested.
        Maximum number of parentheses in {text} that are open at the same time, 0 without any.
        Nesting depth of balanced round brackets: "(a(b))" gives 2.
        What is the deepest level of parentheses?
        max nesting depth of ( )
        Given a string with balanced parentheses, find the deepest nesting.
        """,
        """
depth = 0
deepest = 0
for char in text:
    if char == "(":
        depth += 1
        deepest = max(deepest, depth)
    elif char == ")":
        depth -= 1
return deepest
---
return max((text[:i].count("(") - text[:i].count(")") for i in range(len(text) + 1)), default=0)
""",
        lambda r: (
            r.choice(
                (
                    "",
                    "a",
                    "()",
                    "(a)(b)",
                    "((x) + 1)",
                    "(((1)))",
                    "f(g(h(2)), 3)",
                    "(()())",
                    "(a + (b * (c - d)))",
                )
            ),
        ),
    ),
    made(
        "parsing.expression",
        "evaluate calculate eval_expression compute",
        "expression: str",
        "int",
        """
        Evaluate {expression}, which is two integers with +, - or * between them.
        Return the result of {expression}, such as "3 + 4"; the parts are separated by spaces.
        Simple calculator: a number, one of + - *, and a number, as one string.
        Compute "2 * 5" or "7 - 9" given as text.
        evaluate a simple expression with one operator
        Given a string with two whole numbers around an operator (+, -, *), calculate it.
        """,
        """
left, operator, right = expression.split()
if operator == "+":
    return int(left) + int(right)
if operator == "-":
    return int(left) - int(right)
return int(left) * int(right)
---
left, operator, right = expression.split()
a, b = int(left), int(right)
return {"+": a + b, "-": a - b, "*": a * b}[operator]
""",
        lambda r: (f"{draw.integer(r)} {r.choice('+-*')} {draw.integer(r)}",),
    ),
    made(
        "parsing.sum_expression",
        "evaluate_sum sum_expression add_terms eval_sum",
        "expression: str",
        "int",
        """
        Evaluate {expression}, a sum such as "1 + 2 + 3".
        Return the sum of the integers in {expression}, which are separated by "+".
        Value of a string that only adds whole numbers.
        Split at the plus signs and add up the numbers.
        "4+5+6" -> 15
        Given an addition as text, compute its result; there may be spaces around the plus signs.
        """,
        """
return sum(int(part) for part in expression.split("+"))
---
total = 0
for part in expression.split("+"):
    total += int(part)
return total
---
return sum(map(int, expression.split("+")))
""",
        lambda r: (r.choice(("+", " + ")).join(str(r.randint(0, 50)) for _ in range(r.randint(1, 4))),),
    ),
    made(
        "parsing.initials",
        "initials get_initials name_initials",
        "name: str",
        "str",
        """
        Return the initials of {name}.
        First letters of the words of {name} in upper case, each followed by a dot.
        Initials of a full name: "ada lovelace" gives "A.L.".
        Take the first letter of every name part, capitalize it and put a dot after it.
        initials with dots
        Given a full name, return its initials such as "J.S.".
        """,
        """
return "".join(part[0].upper() + "." for part in name.split())
---
result = ""
for part in name.split():
    result += part[0].upper() + "."
return result
""",
        lambda r: (
            " ".join(
                r.choice(["ada", "Lovelace", "john", "Smith", "Maria", "anna", "von", "Lee", "bob", "Grace"])
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "parsing.last_first",
        "last_first swap_name format_name surname_first",
        "name: str",
        "str",
        """
        Turn {name} from "First Last" into "Last, First".
        Return {name} with the last word first, followed by a comma and the rest; one word is unchanged.
        Put the surname in front: "Ada Lovelace" becomes "Lovelace, Ada".
        Move the last name to the start and separate it by a comma.
        full name to surname, first names
        Given a name with spaces, write the last part, a comma, then the other parts.
        """,
        """
first, _, last = name.rpartition(" ")
return f"{last}, {first}" if first else name
---
parts = name.split(" ")
if len(parts) < 2:
    return name
return parts[-1] + ", " + " ".join(parts[:-1])
""",
        lambda r: (
            " ".join(
                r.choice(["Ada", "Lovelace", "John", "Smith", "Maria", "Anna", "Lee", "Bob", "Grace"])
                for _ in range(r.randint(1, 3))
            ),
        ),
    ),
    made(
        "parsing.email_user",
        "email_user user_of_email get_username local_part",
        "email: str",
        "str",
        """
        Return the part of {email} before the "@".
        User name of the address {email}.
        Get the local part of an email address.
        Everything in an email address up to the at sign.
        user from email: "ann@site.org" gives "ann"
        Given an email address, extract the user name.
        """,
        """
return email.split("@")[0]
---
return email[:email.index("@")]
---
user, _, _ = email.partition("@")
return user
""",
        lambda r: (
            draw.word(r)
            + r.choice(("", ".x", "_7"))
            + "@"
            + r.choice(draw.WORDS)
            + r.choice((".com", ".co.uk")),
        ),
    ),
    made(
        "parsing.email_domain",
        "email_domain get_domain domain_of domain_from_email",
        "email: str",
        "str",
        """
        Return the domain of {email} in lower case.
        The part of {email} after the "@", lowercased; "" if there is no "@".
        Domain of an email address, empty if the at sign is missing.
        What comes behind the at sign? Return it in lower case.
        domain from an email address
        Given an address such as "Bob@Site.com", return "site.com".
        """,
        """
return email.partition("@")[2].lower()
---
if "@" not in email:
    return ""
return email.split("@")[1].lower()
---
user, at, domain = email.partition("@")
return domain.lower()
""",
        lambda r: (
            draw.word(r) + r.choice(("@", "@", "@", "")) + draw.word(r) + r.choice((".com", ".org", ".de")),
        ),
    ),
    made(
        "parsing.file_extension",
        "file_extension get_extension extension file_suffix",
        "filename: str",
        "str",
        """
        Return the extension of {filename} without the dot.
        Everything in {filename} after its last dot, or "" if it has no dot.
        File extension: "notes.txt" gives "txt".
        What is the file type? Take the text behind the last dot, empty when there is no dot.
        extension of a file name
        Given the name of a file, get its extension.
        """,
        """
if "." not in filename:
    return ""
return filename.split(".")[-1]
---
name, dot, extension = filename.rpartition(".")
return extension if dot else ""
---
index = filename.rfind(".")
return "" if index == -1 else filename[index + 1:]
""",
        lambda r: (draw.word(r) + r.choice((".txt", ".py", ".tar.gz", "", ".", ".JPG")),),
    ),
    made(
        "parsing.change_extension",
        "change_extension replace_extension with_extension",
        "filename: str; extension: str",
        "str",
        """
        Replace the extension of {filename} by {extension}.
        Return {filename} with what follows its last dot changed to {extension}; without a dot, append it.
        Change a file's extension: "a.txt" and "md" give "a.md".
        Swap the file extension for another one, or add it (with a dot) if there was none.
        file name with a new extension
        Given a file name and an extension without dot, return the renamed file.
        """,
        """
if "." in filename:
    filename = filename[:filename.rindex(".")]
return filename + "." + extension
---
stem = filename.rsplit(".", 1)[0]
return f"{stem}.{extension}"
""",
        lambda r: (
            draw.word(r) + r.choice((".txt", ".py", ".tar.gz", "")),
            r.choice(("md", "json", "txt", "bak")),
        ),
    ),
    made(
        "parsing.basename",
        "file_name basename get_filename last_part",
        "path: str",
        "str",
        """
        Return the file name of {path}: everything after the last slash.
        Base name of {path} with "/" between the folders.
        File name from a path; without a slash it is the path itself.
        Drop the folders from a path and keep the last part.
        last part of a path
        Given a path such as "a/b/c.txt", return "c.txt".
        """,
        """
return path.split("/")[-1]
---
return path.rpartition("/")[2]
---
return path[path.rfind("/") + 1:]
""",
        lambda r: (r.choice((_path(r), _path(r), _path(r), _path(r), "docs/", "")),),
    ),
    made(
        "parsing.path_parts",
        "path_parts split_path path_components",
        "path: str",
        "list[str]",
        """
        Split {path} at the slashes into its parts, leaving out empty ones.
        Return the list of folder and file names in {path}.
        Components of a path with forward slashes: "/a//b/" gives ["a", "b"].
        Break a path into its names; leading, trailing and double slashes do not matter.
        non-empty parts of a path
        Given a path, list the names between the slashes.
        """,
        """
return [part for part in path.split("/") if part]
---
parts = []
for part in path.split("/"):
    if part != "":
        parts.append(part)
return parts
---
return list(filter(None, path.split("/")))
""",
        lambda r: (r.choice((_path(r), _path(r) + "/", "//" + _path(r), "/", "")),),
    ),
    made(
        "parsing.join_path",
        "join_path join_paths combine_path",
        "folder: str; name: str",
        "str",
        """
        Join {folder} and {name} with exactly one slash.
        Return the path of {name} in {folder}; slashes where they meet are not doubled.
        Combine two parts of a path with a single "/" in between.
        Put a slash between folder and name unless there is already one.
        join two path parts
        Given a folder and a file name, build the path, with one slash between them.
        """,
        """
return folder.rstrip("/") + "/" + name.lstrip("/")
---
folder = folder.rstrip("/")
name = name.lstrip("/")
return f"{folder}/{name}"
---
return "/".join([folder.rstrip("/"), name.lstrip("/")])
""",
        lambda r: (
            r.choice(draw.WORDS) + r.choice(("", "/")),
            r.choice(("", "", "/")) + r.choice(draw.WORDS) + ".txt",
        ),
    ),
    made(
        "parsing.url_host",
        "url_host get_host domain_of_url hostname",
        "url: str",
        "str",
        """
        Return the host of {url}.
        The part of {url} between "://" and the next slash; the scheme may be missing.
        Host name of a URL: "https://example.com/a" gives "example.com".
        Drop the scheme and the path from a URL.
        host from a url
        Given a web address, return only the domain.
        """,
        """
return url.split("://")[-1].split("/")[0]
---
if "://" in url:
    url = url.split("://", 1)[1]
return url.split("/", 1)[0]
---
rest = url.partition("://")[2] or url
return rest.partition("/")[0]
""",
        lambda r: (
            r.choice(("https://", "http://", ""))
            + r.choice(("", "www."))
            + r.choice(draw.WORDS)
            + r.choice((".com", ".org", ".net"))
            + r.choice(("", "/", "/a/b", "/index.html")),
        ),
    ),
    made(
        "parsing.date_parts",
        "parse_date split_date date_parts",
        "date: str",
        "tuple[int, int, int]",
        """
        Split {date}, written as YYYY-MM-DD, into year, month and day.
        Return a tuple of three ints (year, month, day) from {date} such as "2024-03-09".
        Date string to numbers: "2024-03-09" gives (2024, 3, 9).
        Parse an ISO date.
        year, month and day of a date string as integers
        Given a date with hyphens, return its parts as numbers.
        """,
        """
year, month, day = date.split("-")
return int(year), int(month), int(day)
---
return tuple(int(part) for part in date.split("-"))
---
return int(date[:4]), int(date[5:7]), int(date[8:])
""",
        lambda r: (_date(r),),
    ),
    made(
        "parsing.format_date",
        "format_date make_date iso_date date_string",
        "year: int; month: int; day: int",
        "str",
        """
        Format {year}, {month} and {day} as YYYY-MM-DD.
        Return an ISO date string of {year}, {month} and {day}, month and day with two digits.
        Year, month and day to a string such as "2024-03-09".
        Build a date string with hyphens; a single-digit month or day gets a leading zero.
        iso date from three numbers
        Given a four-digit year, a month and a day, write the date as year-month-day.
        """,
        """
return f"{year}-{month:02}-{day:02}"
---
return "-".join([str(year), str(month).zfill(2), str(day).zfill(2)])
---
return f"{year:04d}-{month:02d}-{day:02d}"
""",
        lambda r: (r.randint(1900, 2100), r.randint(1, 12), r.randint(1, 28)),
    ),
    made(
        "parsing.convert_date",
        "convert_date to_european_date reformat_date flip_date",
        "date: str",
        "str",
        """
        Convert {date} from YYYY-MM-DD to DD.MM.YYYY.
        Return {date} with day, month and year in that order and dots between them.
        ISO date to day.month.year: "2024-03-09" gives "09.03.2024".
        Write a hyphenated date backwards with dots: day first, year last.
        date format from year-month-day to day.month.year
        Given an ISO date, reformat it as people in Europe write it.
        """,
        """
year, month, day = date.split("-")
return f"{day}.{month}.{year}"
---
return ".".join(reversed(date.split("-")))
---
return ".".join(date.split("-")[::-1])
""",
        lambda r: (_date(r),),
    ),
    made(
        "parsing.days_in_month",
        "days_in_month month_length last_day_of_month",
        "year: int; month: int",
        "int",
        """
        Return how many days the {month} of {year} has.
        Number of days in month {month} (1 to 12) of {year}; leap years are considered.
        Length of a month: 28 to 31, with 29 for February in leap years.
        How many days are there in the given month of the given year?
        days in a month, mind leap years
        Given a year and a month number, find the last day of that month.
        """,
        """
return calendar.monthrange(year, month)[1]
---
if month == 2:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if leap else 28
return 30 if month in (4, 6, 9, 11) else 31
---
days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
if month == 2 and calendar.isleap(year):
    return 29
return days[month - 1]
""",
        lambda r: (
            r.choice((1900, 2000, 2023, 2024, r.randint(1950, 2050))),
            r.choice((2, r.randint(1, 12))),
        ),
        ("import calendar",),
    ),
    made(
        "parsing.weekday_name",
        "weekday_name day_of_week weekday day_name",
        "date: str",
        "str",
        """
        Return the weekday of {date} as a word.
        Name of the day of the week, such as "Monday", on {date} in the form YYYY-MM-DD.
        Day of the week of an ISO date.
        On which weekday does the date fall? Give the English name.
        weekday name for a date string
        Given a date like "2024-03-09", tell if it is a Monday, Tuesday and so on.
        """,
        """
names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
return names[datetime.date.fromisoformat(date).weekday()]
---
year, month, day = map(int, date.split("-"))
return datetime.date(year, month, day).strftime("%A")
""",
        lambda r: (_date(r),),
        ("import datetime",),
    ),
    made(
        "parsing.weekday_after",
        "weekday_after day_after shift_weekday",
        "day: int; days: int",
        "int",
        """
        Return the weekday number that comes {days} days after weekday {day}.
        Weekday (0 to 6) after {days} more days, starting from {day}; after 6 comes 0.
        Shift a day of the week by a number of days, wrapping around at 7.
        Which weekday is it after so many days? Days are numbered 0 to 6; going back is negative.
        weekday arithmetic modulo 7
        Given a weekday number and a number of days, compute the weekday then.
        """,
        """
return (day + days) % 7
---
result = day + days
while result > 6:
    result -= 7
while result < 0:
    result += 7
return result
""",
        lambda r: (r.randint(0, 6), r.choice((0, 1, 7, -1, r.randint(-20, 40)))),
    ),
    made(
        "parsing.days_between",
        "days_between date_difference count_days day_difference",
        "start: str; end: str",
        "int",
        """
        Return the number of days from {start} to {end}.
        Difference in days between the dates {start} and {end} (YYYY-MM-DD), negative if the end is earlier.
        Days between two ISO dates.
        How many days later is the second date than the first?
        day difference of two date strings
        Given two dates as text, subtract the first from the second and return the days.
        """,
        """
first = date.fromisoformat(start)
last = date.fromisoformat(end)
return (last - first).days
---
return (date.fromisoformat(end) - date.fromisoformat(start)).days
---
return date.fromisoformat(end).toordinal() - date.fromisoformat(start).toordinal()
""",
        lambda r: (
            lambda y: (
                f"{y}-0{r.randint(1, 4)}-{r.randint(10, 28)}",
                f"{y}-0{r.randint(1, 5)}-{r.randint(10, 28)}",
            )
        )(r.randint(2019, 2025)),
        ("from datetime import date",),
    ),
    made(
        "parsing.add_days",
        "add_days date_plus_days shift_date",
        "start: str; days: int",
        "str",
        """
        Return the date that is {days} days after {start}.
        Add {days} days to {start} (YYYY-MM-DD) and return the new date in the same form.
        Shift an ISO date by a number of days, which may be negative.
        What date is it so many days later?
        date string plus days
        Given a date as text and a number of days, compute the resulting date as text.
        """,
        """
day = date.fromisoformat(start) + timedelta(days=days)
return day.isoformat()
---
return str(date.fromisoformat(start) + timedelta(days))
""",
        lambda r: (_date(r), r.choice((0, 1, 7, 30, 365, -1, r.randint(-40, 60)))),
        ("from datetime import date, timedelta",),
    ),
    made(
        "parsing.parse_bool",
        "parse_bool to_bool str_to_bool is_truthy",
        "text: str",
        "bool",
        """
        Interpret {text} as a boolean.
        Return True if {text} is "true", "yes", "on" or "1" in any case, ignoring outer spaces, else False.
        String to bool: yes, true, on and 1 mean True, everything else False.
        Does the string mean yes? Accept yes, true, on and 1 in upper or lower case.
        parse a flag such as "Yes" or "off"
        Given a setting as text, convert it to True or False.
        """,
        """
return text.strip().lower() in ("true", "yes", "on", "1")
---
value = text.strip().lower()
if value in ["yes", "true", "on", "1"]:
    return True
return False
""",
        lambda r: (
            r.choice(("true", "True", "YES", "yes ", " on", "1", "0", "no", "off", "False", "", "2", "y")),
        ),
    ),
    made(
        "parsing.parse_int_or",
        "parse_int to_int int_or_default safe_int",
        "text: str; default: int",
        "int",
        """
        Convert {text} to an int, or return {default} if it is not a whole number.
        Parse {text} as an integer; give {default} when that fails.
        String to int with a fallback value.
        Return the number in the string, or the default if the string is no valid integer.
        int(text) but with a default instead of an error
        Given a string and a default, try to convert the string to an integer.
        """,
        """
try:
    return int(text)
except ValueError:
    return default
---
digits = text.strip().removeprefix("-")
return int(text) if digits.isdigit() else default
""",
        lambda r: (
            r.choice((str(draw.integer(r)), f" {r.randint(0, 99)} ", "", "abc", "1.5", "12a", "-")),
            r.choice((0, -1, 10)),
        ),
    ),
    made(
        "parsing.split_letters_digits",
        "split_letters_digits split_code letters_and_numbers",
        "code: str",
        "tuple[str, str]",
        """
        Split {code} into its letters and its digits.
        Return two strings: the letters of {code} and the digits of {code}, both in order.
        Separate letters from digits; other characters are dropped.
        Letters first, then digits, as a pair: "a1b2" gives ("ab", "12").
        letters and digits of a string apart
        Given a code such as "AB123", return the alphabetic and the numeric characters as a tuple.
        """,
        """
letters = "".join(char for char in code if char.isalpha())
digits = "".join(char for char in code if char.isdigit())
return letters, digits
---
letters = ""
digits = ""
for char in code:
    if char.isalpha():
        letters += char
    elif char.isdigit():
        digits += char
return letters, digits
""",
        lambda r: (
            r.choice(
                (draw.letters(r, 0, 7, "abC123-"), draw.letters(r, 1, 3, "ABX") + str(r.randint(0, 999)))
            ),
        ),
    ),
    made(
        "parsing.parse_money",
        "parse_price price_to_cents to_cents parse_money",
        "price: str",
        "int",
        """
        Convert {price}, such as "$1,234.50", to cents.
        Return the cents in {price}: a dollar amount with two decimals, maybe with "$" and commas.
        Price string to an integer number of cents: "$3.05" gives 305.
        Drop the dollar sign, the commas and the dot and read the rest as cents.
        dollars with two decimals to cents
        Given a price as text, return how many cents that is.
        """,
        """
return int(price.replace("$", "").replace(",", "").replace(".", ""))
---
dollars, cents = price.lstrip("$").replace(",", "").split(".")
return int(dollars) * 100 + int(cents)
---
return int("".join(char for char in price if char.isdigit()))
""",
        lambda r: (
            r.choice(("$", "$", ""))
            + f"{r.choice((0, 1, 5, 12, 999, 1234, r.randint(0, 5000))):,}.{r.randint(0, 99):02}",
        ),
    ),
    made(
        "parsing.format_thousands",
        "format_thousands add_commas with_commas thousands_separator",
        "number: int",
        "str",
        """
        Format {number} with commas between the thousands.
        Return {number} as text with a comma after every three digits from the right: "1,234,567".
        Integer to string with thousands separators.
        Group the digits of a number in threes with commas.
        1234 -> "1,234"
        Given a non-negative integer, write it with commas so that people can read it.
        """,
        """
return f"{number:,}"
---
return "{:,}".format(number)
---
digits = str(number)
groups = []
while len(digits) > 3:
    groups.insert(0, digits[-3:])
    digits = digits[:-3]
return ",".join([digits] + groups)
""",
        lambda r: (r.choice((0, 7, 999, 1000, 12345, 10**6, r.randint(0, 10**7))),),
    ),
    made(
        "parsing.hex_colour",
        "hex_to_rgb parse_color hex_color_to_rgb parse_hex_color",
        "color: str",
        "tuple[int, int, int]",
        """
        Convert the hex color {color} such as "#ff8000" to red, green and blue.
        Return the three numbers (0 to 255) of {color}, six hex digits with an optional "#".
        Hex color to RGB tuple: "#ff0080" gives (255, 0, 128).
        Read two hex digits for each of red, green and blue.
        hex colour to rgb
        Given a color as hex text, return its components as integers.
        """,
        """
color = color.lstrip("#")
return tuple(int(color[i:i + 2], 16) for i in (0, 2, 4))
---
digits = color.removeprefix("#")
return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)
---
value = int(color.strip("#"), 16)
return value // 65536, value // 256 % 256, value % 256
""",
        lambda r: (
            r.choice(("#", "#", ""))
            + "".join(r.choice(("00", "ff", "80", "0a", "C0", f"{r.randint(0, 255):02x}")) for _ in range(3)),
        ),
    ),
    made(
        "parsing.rgb_to_hex",
        "rgb_to_hex to_hex_color color_code",
        "red: int; green: int; blue: int",
        "str",
        """
        Convert {red}, {green} and {blue} to a hex color like "#ff8000".
        Return "#" followed by two lower-case hex digits for each of {red}, {green} and {blue}.
        RGB values (0 to 255) to a hex color string.
        Make a web color from three numbers: 255, 0, 128 give "#ff0080".
        rgb to hex colour with a hash sign in front
        Given red, green and blue between 0 and 255, write them in hexadecimal, two digits each.
        """,
        """
return f"#{red:02x}{green:02x}{blue:02x}"
---
return "#" + "".join(f"{value:02x}" for value in (red, green, blue))
---
return "#%02x%02x%02x" % (red, green, blue)
""",
        lambda r: tuple(r.choice((0, 255, 128, 10, r.randint(0, 255))) for _ in range(3)),
    ),
    made(
        "parsing.coordinates",
        "parse_point parse_coordinates to_point",
        "text: str",
        "tuple[int, int]",
        """
        Parse {text} such as "(3, -4)" into a tuple of two ints.
        Return the coordinates in {text}: two integers in parentheses with a comma between.
        Point string to tuple: "(1, 2)" gives (1, 2).
        Drop the parentheses, split at the comma and convert to int.
        "(x, y)" to a pair of ints
        Given a point written with parentheses, return x and y as numbers.
        """,
        """
x, y = text.strip("()").split(",")
return int(x), int(y)
---
return tuple(int(part) for part in text[1:-1].split(","))
---
left, right = text.replace("(", "").replace(")", "").split(",")
return (int(left), int(right))
""",
        lambda r: (f"({draw.integer(r)},{r.choice((' ', ''))}{draw.integer(r)})",),
    ),
    made(
        "parsing.hashtags",
        "find_hashtags extract_hashtags get_tags hashtags",
        "text: str",
        "list[str]",
        """
        Return the hashtags in {text} without the "#".
        List the words of {text} that start with "#", with that sign removed.
        Extract hashtags from a post, in order.
        Which words begin with a hash sign? Return them without it.
        hashtags of a text
        Given a text, split it on whitespace and collect the tags like "#fun".
        """,
        """
return [word[1:] for word in text.split() if word.startswith("#")]
---
tags = []
for word in text.split():
    if word[0] == "#":
        tags.append(word[1:])
return tags
""",
        lambda r: (" ".join(r.choice(("", "#")) + draw.word(r) for _ in range(r.randint(0, 6))),),
    ),
    made(
        "parsing.header",
        "parse_header parse_field split_header",
        "line: str",
        "tuple[str, str]",
        """
        Split the header {line} such as "Content-Type: text" into name and value.
        Return the lower-case name and the trimmed value of {line}, separated at the first colon.
        Header line to (name, value); the name is lowercased.
        Parse "Name: value", where the value may contain more colons.
        header name in lower case and its value without outer spaces
        Given a line with a colon, return what is before it in lower case and what is after it, stripped.
        """,
        """
name, _, value = line.partition(":")
return name.strip().lower(), value.strip()
---
name, value = line.split(":", 1)
return name.lower().strip(), value.strip()
""",
        lambda r: (
            r.choice(("Host", "Content-Type", "Accept", "X-Id", "Date"))
            + r.choice((":", ": ", ":  "))
            + r.choice(("", "a:b", "10:30", draw.word(r))),
        ),
    ),
)


def _split_on(r: Random) -> Entry:
    separator, name = r.choice(
        (
            (";", "semicolon"),
            ("|", "pipe"),
            (":", "colon"),
            ("-", "hyphen"),
            ("/", "slash"),
            (",", "comma"),
            ("_", "underscore"),
        )
    )
    convert, kind, shown = r.choice(
        (
            ("{}.strip()", "str", "stripped strings"),
            ("int({})", "int", "integers"),
            ("{}.lower()", "str", "lower-case strings"),
        )
    )
    part = convert.format("part")
    return made(
        f"parsing.split.{name}.{shown.split()[0]}",
        f"split_by_{name} parse_{name}_list parse_fields split_list",
        "text: str",
        f"list[{kind}]",
        f"""
        Split {{text}} at "{separator}" into a list of {shown}; an empty string gives [].
        Return the {name}-separated parts of {{text}} as {shown}, none for "".
        Parse a {name}-separated list into {shown}.
        {name}-separated text to a list of {shown}, empty text to an empty list
        Cut the string at every "{separator}" and return {shown}.
        """,
        f"""
if not text:
    return []
return [{part} for part in text.split("{separator}")]
---
result = []
if text:
    for part in text.split("{separator}"):
        result.append({part})
return result
---
return [{part} for part in text.split("{separator}")] if text else []
""",
        (lambda r: (separator.join(str(r.randint(0, 99)) for _ in range(r.randint(0, 4))),))
        if kind == "int"
        else (
            lambda r: (
                separator.join(
                    r.choice(("", " ")) + draw.word(r) + r.choice(("", " ")) for _ in range(r.randint(0, 4))
                ),
            )
        ),
    )


def _unit(r: Random) -> Entry:
    unit, factor, base = r.choice(
        (
            ("km", 1000, "m"),
            ("kg", 1000, "g"),
            ("m", 100, "cm"),
            ("cm", 10, "mm"),
            ("h", 60, "min"),
            ("min", 60, "s"),
            ("d", 24, "h"),
            ("KB", 1024, "B"),
            ("l", 1000, "ml"),
        )
    )
    return made(
        f"parsing.unit.{unit}",
        f"to_{base.lower()} parse_{unit.lower()} parse_amount convert",
        "text: str",
        "int",
        f"""
        Convert {{text}} such as "5 {unit}" or "5 {base}" to a number of {base}.
        Return the amount in {{text}} in {base}: a whole number, a space and the unit {unit} or {base}.
        Parse an amount in {unit} or {base} and give it in {base} (1 {unit} = {factor} {base}).
        amount with unit ({unit} or {base}) to {base}
        Read a number with its unit; {unit} counts {factor} times, {base} once.
        """,
        f"""
amount, unit = text.split()
if unit == "{unit}":
    return int(amount) * {factor}
return int(amount)
---
amount, unit = text.split(" ")
return int(amount) * {{"{unit}": {factor}, "{base}": 1}}[unit]
---
parts = text.split()
factor = {factor} if parts[1] == "{unit}" else 1
return int(parts[0]) * factor
""",
        lambda r: (f"{r.choice((0, 1, r.randint(1, 99)))} {r.choice((unit, base))}",),
    )


def _before_after(r: Random) -> Entry:
    mark = r.choice((":", "=", "@", "#", "->", ",", "/", " - ", "|"))
    after = r.random() < 0.5
    place, index = ("after", 2) if after else ("before", 0)
    missing, value = ("an empty string", '""') if after else ("the whole text", "text")
    loop = f"text[index + {len(mark)}:]" if after else "text[:index]"
    split = f'text.split("{mark}", 1)'
    last = f'return {split}[1] if "{mark}" in text else ""' if after else f"return {split}[0]"
    return made(
        f"parsing.{place}.{'.'.join(str(ord(c)) for c in mark)}",
        f"text_{place} get_{place} part_{place} {place}_mark",
        "text: str",
        "str",
        f"""
        Return the part of {{text}} {place} the first "{mark}"; {missing} if there is none.
        Everything in {{text}} that comes {place} "{mark}" ({missing} without "{mark}").
        Text {place} the first "{mark}", or {missing} if it does not occur.
        what stands {place} "{mark}", {missing} if that is missing
        Cut the string at the first "{mark}" and give what is {place} it, else {missing}.
        """,
        f"""
return text.partition("{mark}")[{index}]
---
index = text.find("{mark}")
if index == -1:
    return {value}
return {loop}
---
{last}
""",
        lambda r: (
            r.choice(("", draw.word(r), draw.word(r)))
            + r.choice((mark, mark, mark, mark, "", " "))
            + r.choice(("", draw.word(r), draw.word(r), "a" + mark + "b")),
        ),
    )


FAMILIES = (_split_on, _unit, _before_after)
