import calendar
import re
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Dict, List, Optional, Tuple


def truncate_text(text: str, limit: int) -> str:
    """Shorten text to at most `limit` characters, ending it with "..." when something was cut off (the dots count towards the limit).
    Text that already fits is returned untouched. If the limit is 3 or less and the text does not fit, return just that many dots.

    >>> truncate_text("The quick brown fox", 10)
    'The qui...'
    >>> truncate_text("Hello", 20)
    'Hello'
    >>> truncate_text("Hello", 5)
    'Hello'
    >>> truncate_text("Hello", 4)
    'H...'
    >>> truncate_text("Hello", 2)
    '..'
    >>> truncate_text("ab", 2)
    'ab'
    """
    if len(text) <= limit:
        return text
    if limit <= 3:
        return "." * max(limit, 0)
    return text[:limit - 3] + "..."


def make_slug(title: str) -> str:
    """Turn a blog post title into a URL slug: lowercase, every run of characters other than a-z and 0-9 becomes one hyphen, and no hyphen at either end.
    Apostrophes (') are simply dropped, so "don't" gives "dont".

    >>> make_slug("Hello World")
    'hello-world'
    >>> make_slug("10 Tips for Better Code!")
    '10-tips-for-better-code'
    >>> make_slug("  Don't   Panic -- ever ")
    'dont-panic-ever'
    >>> make_slug("C++ & snake_case")
    'c-snake-case'
    >>> make_slug("?!")
    ''
    >>> make_slug("'Quoted' title")
    'quoted-title'
    """
    cleaned = title.lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", cleaned).strip("-")


def mask_email(email: str) -> str:
    """Hide most of an e-mail address before we log it.
    Keep the first and last character of the part before the @ and put one * for each character between them; if that part has only one or two characters, star all of it. The domain stays as is, and a string without an @ is returned unchanged.

    >>> mask_email("jonathan@example.com")
    'j******n@example.com'
    >>> mask_email("amy@mail.org")
    'a*y@mail.org'
    >>> mask_email("jo@mail.org")
    '**@mail.org'
    >>> mask_email("x@mail.org")
    '*@mail.org'
    >>> mask_email("not an address")
    'not an address'
    >>> mask_email("first.last@sub.site.co.uk")
    'f********t@sub.site.co.uk'
    """
    if "@" not in email:
        return email
    local, _, domain = email.partition("@")
    if len(local) <= 2:
        hidden = "*" * len(local)
    else:
        hidden = local[0] + "*" * (len(local) - 2) + local[-1]
    return hidden + "@" + domain


def is_valid_username(name: str) -> bool:
    """Usernames have 3 to 16 characters, only a-z, A-Z, 0-9 and underscore, must start with a letter and must not end with an underscore.

    >>> is_valid_username("ann_42")
    True
    >>> is_valid_username("no spaces")
    False
    >>> is_valid_username("2fast")
    False
    >>> is_valid_username("abc\\n")
    False
    >>> is_valid_username("josé")
    False
    >>> is_valid_username("abcdefghijklmno_"), is_valid_username("abcdefghijklmnop")
    (False, True)
    """
    return re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{1,14}[A-Za-z0-9]", name) is not None


def wrap_words(text: str, width: int) -> List[str]:
    """Break a paragraph into lines no longer than width, filling each line with as many whole words as fit, one space between words.
    A word longer than width goes on a line of its own, unbroken. Any whitespace in the input (newlines too) just separates words.

    >>> wrap_words("the quick brown fox jumps", 10)
    ['the quick', 'brown fox', 'jumps']
    >>> wrap_words("short", 10)
    ['short']
    >>> wrap_words("an extraordinarily long word", 8)
    ['an', 'extraordinarily', 'long', 'word']
    >>> wrap_words("ab cd ef", 5)
    ['ab cd', 'ef']
    >>> wrap_words("  one\\n\\ntwo   three ", 20)
    ['one two three']
    >>> wrap_words("   ", 5)
    []
    """
    lines: List[str] = []
    current = ""
    for word in text.split():
        if not current:
            current = word
        elif len(current) + 1 + len(word) <= width:
            current += " " + word
        else:
            lines.append(current)
            current = word
    if current:
        lines.append(current)
    return lines


def get_initials(full_name: str, max_letters: int = 3) -> str:
    """Initials for the avatar circle: the first letter of each word of the name, uppercased, hyphenated parts counting as separate words.
    If there are more than max_letters of them, keep the earliest ones but always end with the initial of the last word. max_letters is at least 1.

    >>> get_initials("ada lovelace")
    'AL'
    >>> get_initials("Jean-Luc Picard")
    'JLP'
    >>> get_initials("Maria de la Cruz", 3)
    'MDC'
    >>> get_initials("  ")
    ''
    >>> get_initials("grace  brewster murray hopper", 2)
    'GH'
    >>> get_initials("Tim - Cook", 1)
    'C'
    """
    letters = [w[0].upper() for w in full_name.replace("-", " ").split()]
    if len(letters) > max_letters:
        letters = letters[:max_letters - 1] + [letters[-1]]
    return "".join(letters)


def clamp(value: float, low: float, high: float) -> float:
    """Force value into the range low..high (both ends allowed). If the bounds are given the wrong way round, swap them.

    >>> clamp(15, 0, 10)
    10
    >>> clamp(5, 0, 10)
    5
    >>> clamp(-3, 0, 10)
    0
    >>> clamp(5, 10, 0)
    5
    >>> clamp(0.5, -1, 0)
    0
    >>> clamp(7, 3, 3)
    3
    """
    if low > high:
        low, high = high, low
    return max(low, min(value, high))


def format_table(rows: List[List[str]], align_right: bool = False) -> List[str]:
    """Line up rows of text in columns for the terminal: each column is as wide as its longest cell and columns are two spaces apart, with cells aligned left, or right if asked.
    Rows can be shorter than others; the missing cells count as empty. Trailing spaces are stripped from each line.

    >>> format_table([["id", "name"], ["1", "Ann"]])
    ['id  name', '1   Ann']
    >>> format_table([["apple", "3"], ["fig", "12"]])
    ['apple  3', 'fig    12']
    >>> format_table([["a", "100"], ["bcd", "7"]], align_right=True)
    ['  a  100', 'bcd    7']
    >>> format_table([["x"], ["long", "y", "z"], []])
    ['x', 'long  y  z', '']
    >>> format_table([["", "b"], ["aa", ""]])
    ['    b', 'aa']
    >>> format_table([])
    []
    """
    columns = max((len(row) for row in rows), default=0)
    padded = [row + [""] * (columns - len(row)) for row in rows]
    widths = [max(len(row[i]) for row in padded) for i in range(columns)]
    lines = []
    for row in padded:
        cells = [c.rjust(w) if align_right else c.ljust(w) for c, w in zip(row, widths)]
        lines.append("  ".join(cells).rstrip())
    return lines


def indent_lines(text: str, spaces: int, skip_first: bool = False) -> str:
    """Add the given number of spaces in front of every line that isn't blank; blank lines (empty or only whitespace) come out as they went in.
    With skip_first=True the first line is left alone. Lines are separated by "\\n", and a final newline, if any, must survive.

    >>> indent_lines("a\\nb", 2)
    '  a\\n  b'
    >>> indent_lines("one line", 4)
    '    one line'
    >>> indent_lines("a\\n\\nb\\n", 1)
    ' a\\n\\n b\\n'
    >>> indent_lines("a\\nb\\nc", 2, skip_first=True)
    'a\\n  b\\n  c'
    >>> indent_lines("", 3)
    ''
    >>> indent_lines(" x\\n \\ny", 2)
    '   x\\n \\n  y'
    """
    result = []
    for number, line in enumerate(text.split("\n")):
        if not line.strip() or (skip_first and number == 0):
            result.append(line)
        else:
            result.append(" " * spaces + line)
    return "\n".join(result)


def count_label(count: int, singular: str, plural: Optional[str] = None) -> str:
    """Give "1 file", "3 files", "no files" for messages.
    Only exactly 1 (or -1) takes the singular, and 0 is written "no". When no plural is given, build it: words ending in s, x, ch or sh take "es", a consonant plus y becomes "ies", anything else just takes "s".

    >>> count_label(3, "file")
    '3 files'
    >>> count_label(1, "box")
    '1 box'
    >>> count_label(0, "entry")
    'no entries'
    >>> count_label(2, "day")
    '2 days'
    >>> count_label(-1, "point")
    '-1 point'
    >>> count_label(5, "child", "children")
    '5 children'
    """
    if abs(count) == 1:
        word = singular
    elif plural is not None:
        word = plural
    elif singular.endswith(("s", "x", "ch", "sh")):
        word = singular + "es"
    elif re.search(r"[^aeiou]y$", singular):
        word = singular[:-1] + "ies"
    else:
        word = singular + "s"
    return f"{'no' if count == 0 else count} {word}"


def join_names(names: List[str], max_shown: int = 3) -> str:
    """Builds the "liked by" line: "Ann", "Ann and Bob", "Ann, Bob and Cy" (no comma before "and").
    If there are more names than max_shown, show the first max_shown and then "and N other" or "and N others" for the rest. An empty list gives "nobody".

    >>> join_names(["Ann", "Bob"])
    'Ann and Bob'
    >>> join_names(["Ann", "Bob", "Cy"])
    'Ann, Bob and Cy'
    >>> join_names([])
    'nobody'
    >>> join_names(["Ann"])
    'Ann'
    >>> join_names(["Ann", "Bob", "Cy", "Di"])
    'Ann, Bob, Cy and 1 other'
    >>> join_names(["Ann", "Bob", "Cy", "Di"], max_shown=1)
    'Ann and 3 others'
    """
    if not names:
        return "nobody"
    parts = list(names[:max_shown])
    rest = len(names) - len(parts)
    if rest > 0:
        parts.append(f"{rest} other" + ("s" if rest != 1 else ""))
    if len(parts) == 1:
        return parts[0]
    return ", ".join(parts[:-1]) + " and " + parts[-1]


def parse_settings(text: str) -> Dict[str, str]:
    """Reads a tiny config file of `key = value` lines into a dict, trimming the whitespace around keys and values.
    Blank lines, lines whose first non-space character is #, lines without an = and lines with an empty key are skipped. Only the first = splits the line, and a key that appears again overrides the earlier value.

    >>> parse_settings("host = localhost\\nport=8080")
    {'host': 'localhost', 'port': '8080'}
    >>> parse_settings("# comment\\n\\nname = Bob Smith")
    {'name': 'Bob Smith'}
    >>> parse_settings("url = http://x.y/?a=1&b=2")
    {'url': 'http://x.y/?a=1&b=2'}
    >>> parse_settings("a=1\\nb=2\\na=3")
    {'a': '3', 'b': '2'}
    >>> parse_settings("  # a=1\\nnonsense\\n= 5\\nempty=")
    {'empty': ''}
    >>> parse_settings("color = #fff")
    {'color': '#fff'}
    """
    settings: Dict[str, str] = {}
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#") or "=" not in line:
            continue
        key, _, value = line.partition("=")
        key = key.strip()
        if key:
            settings[key] = value.strip()
    return settings


def split_csv_line(line: str) -> List[str]:
    """Split a single CSV line into its fields, by hand.
    A field may be wrapped in double quotes, in which case commas inside it are plain text and "" stands for one quote; spaces are kept everywhere. An empty line is one empty field.

    >>> split_csv_line("a,b,c")
    ['a', 'b', 'c']
    >>> split_csv_line('1,"Smith, John",42')
    ['1', 'Smith, John', '42']
    >>> split_csv_line('"He said ""hi"" twice",x')
    ['He said "hi" twice', 'x']
    >>> split_csv_line("a,,b,")
    ['a', '', 'b', '']
    >>> split_csv_line("")
    ['']
    >>> split_csv_line('"", y ,"a""b"')
    ['', ' y ', 'a"b']
    """
    fields: List[str] = []
    current: List[str] = []
    quoted = False
    i = 0
    while i < len(line):
        ch = line[i]
        if quoted:
            if ch == '"':
                if i + 1 < len(line) and line[i + 1] == '"':
                    current.append('"')
                    i += 1
                else:
                    quoted = False
            else:
                current.append(ch)
        elif ch == '"' and not current:
            quoted = True
        elif ch == ",":
            fields.append("".join(current))
            current = []
        else:
            current.append(ch)
        i += 1
    fields.append("".join(current))
    return fields


def to_pig_latin(sentence: str) -> str:
    """My kid's homework: pig latin! Words starting with a vowel (a e i o u) get "way" at the end; otherwise all the consonants before the first vowel move to the back, followed by "ay", and a word without any vowel just gets "ay".
    Words are separated by single spaces and contain only letters, and a word that was Capitalized must come out Capitalized (first letter upper, the rest lower).

    >>> to_pig_latin("hello apple")
    'ellohay appleway'
    >>> to_pig_latin("string")
    'ingstray'
    >>> to_pig_latin("Hello Apple")
    'Ellohay Appleway'
    >>> to_pig_latin("my rhythm")
    'myay rhythmay'
    >>> to_pig_latin("I eat")
    'Iway eatway'
    >>> to_pig_latin("")
    ''
    """
    def convert(word: str) -> str:
        index = 0
        while index < len(word) and word[index].lower() not in "aeiou":
            index += 1
        if index == 0:
            result = word + "way"
        else:
            result = word[index:] + word[:index] + "ay"
        return result.capitalize() if word[0].isupper() else result

    return " ".join(convert(w) for w in sentence.split(" ") if w)


def ordinal(n: int) -> str:
    """Return n with its English ordinal suffix (1st, 2nd, 3rd, 4th ...). n is never negative; mind the teens.

    >>> ordinal(1)
    '1st'
    >>> ordinal(22)
    '22nd'
    >>> ordinal(11)
    '11th'
    >>> ordinal(113)
    '113th'
    >>> ordinal(1003)
    '1003rd'
    >>> ordinal(0)
    '0th'
    """
    if 10 <= n % 100 <= 20:
        suffix = "th"
    else:
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{suffix}"


def human_file_size(num_bytes: int) -> str:
    """Format a byte count for a file listing, using the units B, KB, MB, GB and TB with 1 KB = 1024 B.
    Pick the largest unit in which the value is at least 1 and show one decimal, cut off rather than rounded, except plain bytes which have none. Anything beyond TB is still shown in TB.

    >>> human_file_size(500)
    '500 B'
    >>> human_file_size(1536)
    '1.5 KB'
    >>> human_file_size(1024 * 1024)
    '1.0 MB'
    >>> human_file_size(1024 * 1024 - 1)
    '1023.9 KB'
    >>> human_file_size(0)
    '0 B'
    >>> human_file_size(3000 * 1024 ** 4)
    '3000.0 TB'
    """
    units = ["B", "KB", "MB", "GB", "TB"]
    power = 0
    while power < len(units) - 1 and num_bytes >= 1024 ** (power + 1):
        power += 1
    if power == 0:
        return f"{num_bytes} B"
    tenths = num_bytes * 10 // 1024 ** power
    return f"{tenths // 10}.{tenths % 10} {units[power]}"


def percent_change(old: float, new: float) -> Optional[float]:
    """Percentage change going from old to new, rounded to one decimal; measured against the size of old, so the sign tells whether the value went up or down even if old is negative.
    From 0 to 0 is 0.0, and from 0 to anything else is undefined (None).

    >>> percent_change(50, 75)
    50.0
    >>> percent_change(80, 60)
    -25.0
    >>> percent_change(-10, -5)
    50.0
    >>> percent_change(0, 0)
    0.0
    >>> percent_change(0, 12) is None
    True
    >>> percent_change(3, 4)
    33.3
    """
    if old == 0:
        return 0.0 if new == 0 else None
    return round((new - old) / abs(old) * 100, 1)


def weighted_average(values: List[float], weights: List[float]) -> Optional[float]:
    """Weighted mean of values, rounded to 2 decimals.
    Missing weights (weights list too short) count as 1 and surplus weights are ignored; if there are no values or the weights used sum to 0, return None.

    >>> weighted_average([80, 90], [1, 3])
    87.5
    >>> weighted_average([1, 2, 3], [1, 1, 1])
    2.0
    >>> weighted_average([10, 20, 30], [2])
    17.5
    >>> weighted_average([4, 8], [1, 1, 100])
    6.0
    >>> weighted_average([5, 6], [0, 0]) is None
    True
    >>> weighted_average([], [1]) is None
    True
    """
    used = [weights[i] if i < len(weights) else 1 for i in range(len(values))]
    total = sum(used)
    if not values or total == 0:
        return None
    return round(sum(v * w for v, w in zip(values, used)) / total, 2)


def progress_bar(done: int, total: int, width: int = 10) -> str:
    """Draw something like "[####------] 40%". Both the number of # signs and the percentage are rounded down, so it only looks full when it really is.
    If done is beyond total treat it as finished, below zero as nothing done, and a total of 0 (or less) means there was nothing to do, i.e. 100%.

    >>> progress_bar(4, 10)
    '[####------] 40%'
    >>> progress_bar(1, 2, 4)
    '[##--] 50%'
    >>> progress_bar(199, 200)
    '[#########-] 99%'
    >>> progress_bar(12, 10, 5)
    '[#####] 100%'
    >>> progress_bar(0, 0, 3)
    '[###] 100%'
    >>> progress_bar(-1, 8, 4)
    '[----] 0%'
    """
    if total <= 0:
        done = total = 1
    done = max(0, min(done, total))
    filled = done * width // total
    return "[" + "#" * filled + "-" * (width - filled) + f"] {done * 100 // total}%"


def moving_average(values: List[float], window: int) -> List[float]:
    """Trailing moving average: entry i is the mean of values[i] and the window-1 values before it, rounded to 2 decimals.
    At the start, where fewer values exist, average the ones there are, so the output is as long as the input. A window below 1 gives an empty list.

    >>> moving_average([1, 2, 3, 4], 2)
    [1.0, 1.5, 2.5, 3.5]
    >>> moving_average([10, 20, 60], 3)
    [10.0, 15.0, 30.0]
    >>> moving_average([2, 4], 5)
    [2.0, 3.0]
    >>> moving_average([7, 8], 1)
    [7.0, 8.0]
    >>> moving_average([1, 2], 0)
    []
    >>> moving_average([1, 1, 2, 2], 3)
    [1.0, 1.0, 1.33, 1.67]
    """
    if window < 1:
        return []
    result = []
    for i in range(len(values)):
        part = values[max(0, i - window + 1):i + 1]
        result.append(round(sum(part) / len(part), 2))
    return result


def safe_int(text: Optional[str], default: int = 0) -> int:
    """Parse an integer out of user input, falling back to default whenever it isn't one.
    Surrounding spaces, a leading + or -, and commas as thousands separators (properly placed, in groups of three) are fine; decimals, None and everything else are not.

    >>> safe_int("42")
    42
    >>> safe_int("abc", -1)
    -1
    >>> safe_int(" +1,234,567 ")
    1234567
    >>> safe_int("12,34", 9)
    9
    >>> safe_int(None, 5)
    5
    >>> safe_int("1_000", 7)
    7
    """
    if text is None:
        return default
    text = text.strip()
    if not re.fullmatch(r"[+-]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)", text):
        return default
    return int(text.replace(",", ""))


def hex_to_rgb(color: str) -> Optional[Tuple[int, int, int]]:
    """Convert a CSS hex color such as "#1e90ff" to an (r, g, b) tuple. The # is optional, case doesn't matter, and the 3-digit short form doubles each digit.
    Return None if it is not a valid color.

    >>> hex_to_rgb("#ff8000")
    (255, 128, 0)
    >>> hex_to_rgb("1E90FF")
    (30, 144, 255)
    >>> hex_to_rgb("#f0a")
    (255, 0, 170)
    >>> hex_to_rgb("#ff80") is None
    True
    >>> hex_to_rgb("#+1+2+3") is None
    True
    >>> hex_to_rgb("##fff") is None
    True
    """
    match = re.fullmatch(r"#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})", color)
    if not match:
        return None
    digits = match.group(1)
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    return (int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16))


def get_page(items: List[Any], page: int, per_page: int) -> Dict[str, Any]:
    """Pagination helper for a list view; returns {'items', 'page', 'pages', 'has_next'} in that order.
    Pages are numbered from 1, and a page number that is out of range is pulled to the nearest valid one. With no items at all there is still 1 (empty) page.

    >>> get_page(["a", "b", "c"], 1, 2)
    {'items': ['a', 'b'], 'page': 1, 'pages': 2, 'has_next': True}
    >>> get_page(["a", "b", "c"], 2, 2)
    {'items': ['c'], 'page': 2, 'pages': 2, 'has_next': False}
    >>> get_page([1, 2, 3, 4], 9, 2)
    {'items': [3, 4], 'page': 2, 'pages': 2, 'has_next': False}
    >>> get_page([1, 2, 3], 0, 2)
    {'items': [1, 2], 'page': 1, 'pages': 2, 'has_next': True}
    >>> get_page([], 1, 10)
    {'items': [], 'page': 1, 'pages': 1, 'has_next': False}
    >>> get_page([1, 2], -3, 2)
    {'items': [1, 2], 'page': 1, 'pages': 1, 'has_next': False}
    """
    pages = max(1, -(-len(items) // per_page))
    page = max(1, min(page, pages))
    start = (page - 1) * per_page
    return {
        "items": items[start:start + per_page],
        "page": page,
        "pages": pages,
        "has_next": page < pages,
    }


def unique_tags(tags: List[str]) -> List[str]:
    """Clean up a list of tags typed by users: trim them, drop empty ones and remove duplicates ignoring case. The first spelling seen wins, and the original order is kept.

    >>> unique_tags(["python", "web", "python"])
    ['python', 'web']
    >>> unique_tags(["News", "Sport"])
    ['News', 'Sport']
    >>> unique_tags(["Python", "PYTHON", "java", "python"])
    ['Python', 'java']
    >>> unique_tags([" a ", "a", "A "])
    ['a']
    >>> unique_tags(["", "  ", "x"])
    ['x']
    >>> unique_tags(["z", "B", "a", "b"])
    ['z', 'B', 'a']
    """
    seen = set()
    result = []
    for tag in tags:
        tag = tag.strip()
        key = tag.lower()
        if tag and key not in seen:
            seen.add(key)
            result.append(tag)
    return result


def round_robin(lists: List[List[Any]]) -> List[Any]:
    """Take one item from each list in turn until all are used up; lists that run out are simply skipped.

    >>> round_robin([[1, 2], ["a", "b"]])
    [1, 'a', 2, 'b']
    >>> round_robin([[1, 2, 3]])
    [1, 2, 3]
    >>> round_robin([[1], [2, 3, 4], [5, 6]])
    [1, 2, 5, 3, 6, 4]
    >>> round_robin([[], [None, 0], [False]])
    [None, False, 0]
    >>> round_robin([])
    []
    >>> round_robin([[], []])
    []
    """
    longest = max((len(lst) for lst in lists), default=0)
    return [lst[i] for i in range(longest) for lst in lists if i < len(lst)]


def contacts_by_letter(names: List[str]) -> Dict[str, List[str]]:
    """Group names for a phone-book screen, under the uppercase first letter of each name; names that don't start with a letter go under '#'.
    Keys in alphabetical order with '#' last, and names inside a group sorted ignoring case. Blank names are left out.

    >>> contacts_by_letter(["Bob", "Alice", "Bea"])
    {'A': ['Alice'], 'B': ['Bea', 'Bob']}
    >>> contacts_by_letter(["Zoe"])
    {'Z': ['Zoe']}
    >>> contacts_by_letter(["adam", "Abe", "Ann"])
    {'A': ['Abe', 'adam', 'Ann']}
    >>> contacts_by_letter(["24h Taxi", "Max"])
    {'M': ['Max'], '#': ['24h Taxi']}
    >>> contacts_by_letter(["", "  ", "Eve"])
    {'E': ['Eve']}
    >>> contacts_by_letter(["(Mom)", "9 Lives"])
    {'#': ['(Mom)', '9 Lives']}
    """
    groups: Dict[str, List[str]] = {}
    for name in sorted(names, key=str.lower):
        if not name.strip():
            continue
        key = name[0].upper() if name[0].isalpha() else "#"
        groups.setdefault(key, []).append(name)
    return {k: groups[k] for k in sorted(groups, key=lambda k: (k == "#", k))}


def rank_players(scores: Dict[str, int]) -> List[Tuple[int, str, int]]:
    """Scoreboard as a list of (rank, name, score), best score first.
    Equal scores share a rank and the following ranks are skipped (1, 2, 2, 4); players who tie are listed by name.

    >>> rank_players({"ann": 10, "bob": 30})
    [(1, 'bob', 30), (2, 'ann', 10)]
    >>> rank_players({"a": 5, "b": 9, "c": 7})
    [(1, 'b', 9), (2, 'c', 7), (3, 'a', 5)]
    >>> rank_players({"d": 1, "c": 5, "b": 5, "a": 8})
    [(1, 'a', 8), (2, 'b', 5), (2, 'c', 5), (4, 'd', 1)]
    >>> rank_players({"y": 0, "x": 0})
    [(1, 'x', 0), (1, 'y', 0)]
    >>> rank_players({"low": -5, "top": -1, "mid": -3})
    [(1, 'top', -1), (2, 'mid', -3), (3, 'low', -5)]
    >>> rank_players({})
    []
    """
    ordered = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
    board: List[Tuple[int, str, int]] = []
    for position, (name, score) in enumerate(ordered, start=1):
        if board and board[-1][2] == score:
            rank = board[-1][0]
        else:
            rank = position
        board.append((rank, name, score))
    return board


def compress_pages(pages: List[int]) -> str:
    """Turn page numbers into the short form used in print dialogs, e.g. "1-3, 5".
    The input may be unsorted and contain repeats; two neighbouring pages already make a range ("4-5"). No pages: empty string.

    >>> compress_pages([1, 2, 3, 5])
    '1-3, 5'
    >>> compress_pages([7])
    '7'
    >>> compress_pages([5, 4])
    '4-5'
    >>> compress_pages([3, 1, 2, 2, 10, 9])
    '1-3, 9-10'
    >>> compress_pages([])
    ''
    >>> compress_pages([1, 3, 5])
    '1, 3, 5'
    """
    ranges: List[List[int]] = []
    for page in sorted(set(pages)):
        if ranges and page == ranges[-1][1] + 1:
            ranges[-1][1] = page
        else:
            ranges.append([page, page])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in ranges)


def relative_day(day: date, today: date) -> str:
    """Friendly label for a date in a to-do app: "today", "tomorrow", "yesterday", "in N days" or "N days ago" when it is at most 6 days off.
    Further away use the form "5 Mar", adding the year ("5 Mar 2023") only when it differs from today's year.

    >>> relative_day(date(2024, 3, 5), date(2024, 3, 5))
    'today'
    >>> relative_day(date(2024, 3, 8), date(2024, 3, 5))
    'in 3 days'
    >>> relative_day(date(2023, 12, 31), date(2024, 1, 1))
    'yesterday'
    >>> relative_day(date(2024, 2, 28), date(2024, 3, 5))
    '6 days ago'
    >>> relative_day(date(2024, 3, 12), date(2024, 3, 5))
    '12 Mar'
    >>> relative_day(date(2025, 1, 2), date(2024, 12, 20))
    '2 Jan 2025'
    """
    diff = (day - today).days
    named = {0: "today", 1: "tomorrow", -1: "yesterday"}
    if diff in named:
        return named[diff]
    if abs(diff) <= 6:
        return f"in {diff} days" if diff > 0 else f"{-diff} days ago"
    months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
    label = f"{day.day} {months[day.month - 1]}"
    return label if day.year == today.year else f"{label} {day.year}"


def flatten_dict(data: Dict[str, Any], sep: str = ".") -> Dict[str, Any]:
    """Flatten nested dicts into one level, joining the keys with sep, order preserved.
    Only dicts are opened up (lists are kept as values), and an empty dict inside is kept as a value too so nothing gets lost.

    >>> flatten_dict({"a": 1, "b": {"c": 2}})
    {'a': 1, 'b.c': 2}
    >>> flatten_dict({"x": {"y": {"z": True}}})
    {'x.y.z': True}
    >>> flatten_dict({"a": {}, "b": {"c": {}}})
    {'a': {}, 'b.c': {}}
    >>> flatten_dict({"a": [{"b": 1}]})
    {'a': [{'b': 1}]}
    >>> flatten_dict({"a": {"b": None, "c": 0}, "d": ""}, sep="/")
    {'a/b': None, 'a/c': 0, 'd': ''}
    >>> flatten_dict({})
    {}
    """
    flat: Dict[str, Any] = {}
    for key, value in data.items():
        if isinstance(value, dict) and value:
            for sub_key, sub_value in flatten_dict(value, sep).items():
                flat[f"{key}{sep}{sub_key}"] = sub_value
        else:
            flat[key] = value
    return flat


def merge_config(base: Dict[str, Any], override: Dict[str, Any]) -> Dict[str, Any]:
    """Return a new config in which override wins over base; where both sides hold a dict under the same key these are merged the same way, anything else (lists included) is replaced.
    A value of None in override removes the key, at any depth. Keys keep base's order, new ones at the end.

    >>> merge_config({"debug": False, "port": 80}, {"debug": True})
    {'debug': True, 'port': 80}
    >>> merge_config({"db": {"host": "a", "port": 1}}, {"db": {"host": "b"}})
    {'db': {'host': 'b', 'port': 1}}
    >>> merge_config({"a": 1, "b": 2}, {"a": None, "c": None})
    {'b': 2}
    >>> merge_config({"tags": [1, 2]}, {"tags": [3]})
    {'tags': [3]}
    >>> merge_config({"db": {"x": 1, "y": 2}}, {"db": {"x": None}})
    {'db': {'y': 2}}
    >>> merge_config({"a": 5}, {"z": 0, "a": {"b": 1, "c": None}})
    {'a': {'b': 1}, 'z': 0}
    """
    result = dict(base)
    for key, value in override.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            old = result.get(key)
            result[key] = merge_config(old if isinstance(old, dict) else {}, value)
        else:
            result[key] = value
    return result


def dig(data: Any, path: str, default: Any = None) -> Any:
    """Fetch a value from parsed JSON by a dotted path like "user.emails.0".
    In a dict a segment is a key, in a list it must be a non-negative index in range; if any step fails return default. A value that is present is returned even if it is None, and the empty path gives back the data itself.

    >>> dig({"user": {"name": "Ann"}}, "user.name")
    'Ann'
    >>> dig({"items": [{"id": 7}, {"id": 8}]}, "items.1.id")
    8
    >>> dig({"a": [1, 2]}, "a.-1", "none")
    'none'
    >>> dig({"a": None}, "a", "fallback") is None
    True
    >>> dig({"a": "text"}, "a.0", 0)
    0
    >>> dig({"1": "one"}, "1")
    'one'
    """
    if path == "":
        return data
    current = data
    for segment in path.split("."):
        if isinstance(current, dict) and segment in current:
            current = current[segment]
        elif (isinstance(current, list) and re.fullmatch(r"[0-9]+", segment)
              and int(segment) < len(current)):
            current = current[int(segment)]
        else:
            return default
    return current


def describe_changes(before: Dict[str, Any], after: Dict[str, Any]) -> List[str]:
    """Audit log lines for an edited record, sorted by field name: "+ field: value" when added, "- field: value" when removed and "~ field: old -> new" when changed.
    Values are shown with repr(). Fields that are equal produce nothing, and a field holding None still counts as present.

    >>> describe_changes({"age": 30}, {"age": 31})
    ['~ age: 30 -> 31']
    >>> describe_changes({"a": 1}, {"b": "x"})
    ['- a: 1', "+ b: 'x'"]
    >>> describe_changes({"a": None}, {})
    ['- a: None']
    >>> describe_changes({"a": None}, {"a": 0})
    ['~ a: None -> 0']
    >>> describe_changes({"x": [1]}, {"x": [1]})
    []
    >>> describe_changes({"c": 1, "a": "1"}, {"b": None, "a": 1, "c": 2})
    ["~ a: '1' -> 1", '+ b: None', '~ c: 1 -> 2']
    """
    lines = []
    for field in sorted(set(before) | set(after)):
        if field not in before:
            lines.append(f"+ {field}: {after[field]!r}")
        elif field not in after:
            lines.append(f"- {field}: {before[field]!r}")
        elif before[field] != after[field]:
            lines.append(f"~ {field}: {before[field]!r} -> {after[field]!r}")
    return lines


def age_on(birth: date, day: date) -> int:
    """Age in full years on the given day. Someone born on February 29 has their birthday on March 1 in non-leap years; before birth the answer is 0.

    >>> age_on(date(1990, 5, 20), date(2020, 6, 1))
    30
    >>> age_on(date(1990, 5, 20), date(2020, 5, 19))
    29
    >>> age_on(date(1990, 5, 20), date(2020, 5, 20))
    30
    >>> age_on(date(2000, 2, 29), date(2021, 2, 28))
    20
    >>> age_on(date(2000, 2, 29), date(2021, 3, 1))
    21
    >>> age_on(date(2020, 1, 1), date(2015, 1, 1))
    0
    """
    years = day.year - birth.year
    if (day.month, day.day) < (birth.month, birth.day):
        years -= 1
    return max(0, years)


def add_months(day: date, months: int) -> date:
    """Shift a date by a number of months (may be negative), e.g. for subscription renewals. If the day doesn't exist in the target month, use that month's last day.

    >>> add_months(date(2024, 3, 15), 1)
    datetime.date(2024, 4, 15)
    >>> add_months(date(2024, 11, 5), 3)
    datetime.date(2025, 2, 5)
    >>> add_months(date(2023, 1, 31), 1)
    datetime.date(2023, 2, 28)
    >>> add_months(date(2024, 1, 10), -1)
    datetime.date(2023, 12, 10)
    >>> add_months(date(2024, 3, 31), -1)
    datetime.date(2024, 2, 29)
    >>> add_months(date(2023, 12, 1), 12)
    datetime.date(2024, 12, 1)
    """
    index = day.year * 12 + (day.month - 1) + months
    year, month = index // 12, index % 12 + 1
    last = calendar.monthrange(year, month)[1]
    return date(year, month, min(day.day, last))


def next_weekday(start: date, weekday: str) -> date:
    """The first date strictly after start that falls on the named weekday.
    The name is English, in any case, and may be shortened to three letters or more ("Mon", "thurs").

    >>> next_weekday(date(2024, 1, 1), "Friday")
    datetime.date(2024, 1, 5)
    >>> next_weekday(date(2024, 1, 3), "tuesday")
    datetime.date(2024, 1, 9)
    >>> next_weekday(date(2024, 1, 1), "Monday")
    datetime.date(2024, 1, 8)
    >>> next_weekday(date(2024, 2, 28), "thurs")
    datetime.date(2024, 2, 29)
    >>> next_weekday(date(2023, 12, 30), "SUN")
    datetime.date(2023, 12, 31)
    >>> next_weekday(date(2023, 12, 31), "Sat")
    datetime.date(2024, 1, 6)
    """
    names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    target = next(i for i, n in enumerate(names) if n.startswith(weekday.lower()))
    ahead = (target - start.weekday() - 1) % 7 + 1
    return start + timedelta(days=ahead)


def count_workdays(start: date, end: date, holidays: List[date]) -> int:
    """Number of working days from start to end, both included: Monday to Friday, minus the holidays that fall on such a day.
    The holidays list can contain repeats and dates outside the period. If end is before start, the result is 0.

    >>> count_workdays(date(2024, 1, 1), date(2024, 1, 7), [])
    5
    >>> count_workdays(date(2024, 1, 1), date(2024, 1, 5), [date(2024, 1, 1)])
    4
    >>> count_workdays(date(2024, 1, 6), date(2024, 1, 8), [date(2024, 1, 6)])
    1
    >>> count_workdays(date(2024, 1, 3), date(2024, 1, 3), [])
    1
    >>> count_workdays(date(2024, 1, 5), date(2024, 1, 1), [])
    0
    >>> count_workdays(date(2024, 1, 8), date(2024, 1, 9), [date(2024, 1, 9), date(2024, 1, 9), date(2024, 1, 10)])
    1
    """
    off = set(holidays)
    count = 0
    day = start
    while day <= end:
        if day.weekday() < 5 and day not in off:
            count += 1
        day += timedelta(days=1)
    return count


def format_duration(seconds: int) -> str:
    """Show a length of time like "1d 2h 3m 4s", leaving out the parts that are zero. Zero seconds is "0s" and negative durations start with a single minus sign.

    >>> format_duration(3661)
    '1h 1m 1s'
    >>> format_duration(45)
    '45s'
    >>> format_duration(0)
    '0s'
    >>> format_duration(86400)
    '1d'
    >>> format_duration(-90)
    '-1m 30s'
    >>> format_duration(100 * 86400 + 5)
    '100d 5s'
    """
    rest = abs(seconds)
    parts = []
    for unit, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        amount, rest = divmod(rest, size)
        if amount:
            parts.append(f"{amount}{unit}")
    text = " ".join(parts) or "0s"
    return "-" + text if seconds < 0 else text


def parse_duration(text: str) -> Optional[int]:
    """Parse what people type in a time tracker and return whole minutes: "1h 30m", "1h30m", "2h", "45m", "1:30" (hours:minutes) or a bare number, which means minutes.
    Case and surrounding or inner spaces between the parts don't matter; hours come before minutes, and with a colon the minutes must be two digits below 60. Return None for anything else.

    >>> parse_duration("1h 30m")
    90
    >>> parse_duration("45")
    45
    >>> parse_duration(" 2H ")
    120
    >>> parse_duration("0:75") is None
    True
    >>> parse_duration("") is None
    True
    >>> parse_duration("30m 1h") is None
    True
    """
    cleaned = text.strip().lower()
    if re.fullmatch(r"[0-9]+", cleaned):
        return int(cleaned)
    match = re.fullmatch(r"([0-9]+):([0-5][0-9])", cleaned)
    if match:
        return int(match.group(1)) * 60 + int(match.group(2))
    match = re.fullmatch(r"(?:([0-9]+)\s*h)?\s*(?:([0-9]+)\s*m)?", cleaned)
    if cleaned and match:
        return int(match.group(1) or 0) * 60 + int(match.group(2) or 0)
    return None


def is_open(now: str, opens: str, closes: str) -> bool:
    """Is the shop open at `now`? Times are zero-padded 24-hour "HH:MM" strings; the opening minute counts as open and the closing minute doesn't.
    If closes is earlier than opens, the shop closes after midnight, and equal times mean it never closes.

    >>> is_open("12:00", "09:00", "17:30")
    True
    >>> is_open("08:15", "09:00", "17:30")
    False
    >>> is_open("09:00", "09:00", "17:30") and not is_open("17:30", "09:00", "17:30")
    True
    >>> is_open("01:30", "18:00", "02:00")
    True
    >>> is_open("02:00", "18:00", "02:00")
    False
    >>> is_open("03:00", "06:00", "06:00")
    True
    """
    if opens == closes:
        return True
    if opens < closes:
        return opens <= now < closes
    return now >= opens or now < closes


def format_cents(cents: int, symbol: str = "$") -> str:
    """Format an amount in cents for an invoice, with thousands separated by commas and always two decimals. Negative amounts go in parentheses without a minus sign, accounting style.

    >>> format_cents(123456)
    '$1,234.56'
    >>> format_cents(500)
    '$5.00'
    >>> format_cents(7)
    '$0.07'
    >>> format_cents(-1999)
    '($19.99)'
    >>> format_cents(0, "€")
    '€0.00'
    >>> format_cents(-100000001)
    '($1,000,000.01)'
    """
    whole, part = divmod(abs(cents), 100)
    text = f"{symbol}{whole:,}.{part:02d}"
    return f"({text})" if cents < 0 else text


def parse_price(text: str) -> Optional[int]:
    """Convert a price as typed by a customer ("$1,234.5", "12", " 3.99 ") into integer cents. An optional leading minus, then an optional $, digits with optional commas between digits, and optionally a point with one or two decimals; anything else is None.
    Please no float rounding surprises.

    >>> parse_price("$19.99")
    1999
    >>> parse_price("12")
    1200
    >>> parse_price("$1,234.5")
    123450
    >>> parse_price("-$0.29")
    -29
    >>> parse_price("4.999") is None
    True
    >>> parse_price("5.") is None
    True
    """
    match = re.fullmatch(r"(-?)\$?([0-9]+(?:,[0-9]+)*)(?:\.([0-9]{1,2}))?", text.strip())
    if not match:
        return None
    sign, whole, decimals = match.groups()
    cents = int(whole.replace(",", "")) * 100 + int((decimals or "").ljust(2, "0"))
    return -cents if sign else cents


def split_bill(total_cents: int, people: List[str]) -> Dict[str, int]:
    """Share a restaurant bill as evenly as possible in whole cents. The leftover cents go one each to the people listed first, so that the shares always add up to the total; with nobody to pay, return an empty dict.

    >>> split_bill(3000, ["ann", "bob", "cy"])
    {'ann': 1000, 'bob': 1000, 'cy': 1000}
    >>> split_bill(1000, ["ann", "bob", "cy"])
    {'ann': 334, 'bob': 333, 'cy': 333}
    >>> split_bill(101, ["a", "b", "c"])
    {'a': 34, 'b': 34, 'c': 33}
    >>> split_bill(2, ["z", "y", "x"])
    {'z': 1, 'y': 1, 'x': 0}
    >>> split_bill(500, [])
    {}
    >>> split_bill(0, ["solo"])
    {'solo': 0}
    """
    if not people:
        return {}
    share, left = divmod(total_cents, len(people))
    return {name: share + (1 if i < left else 0) for i, name in enumerate(people)}


def income_tax(income: int, brackets: List[Tuple[int, int]]) -> str:
    """Progressive tax on an income in whole dollars, returned as a string with two decimals.
    Each bracket is (threshold, percent), sorted by threshold: the part of the income above that threshold, up to the next one, is taxed at that percentage; income below the first threshold is tax free. Half cents can't occur.

    >>> income_tax(15000, [(0, 10), (10000, 20)])
    '2000.00'
    >>> income_tax(8000, [(0, 10), (10000, 20)])
    '800.00'
    >>> income_tax(10000, [(0, 10), (10000, 20)])
    '1000.00'
    >>> income_tax(4000, [(5000, 15), (20000, 30)])
    '0.00'
    >>> income_tax(25001, [(5000, 15), (20000, 30)])
    '3750.30'
    >>> income_tax(999, [])
    '0.00'
    """
    cents = 0
    for i, (threshold, percent) in enumerate(brackets):
        upper = income
        if i + 1 < len(brackets):
            upper = min(income, brackets[i + 1][0])
        if upper > threshold:
            cents += (upper - threshold) * percent
    return f"{cents // 100}.{cents % 100:02d}"


def cart_total(items: List[Dict[str, Any]], discount_percent: int = 0, free_shipping_from: int = 5000) -> int:
    """Total of a shopping cart in cents. Each item has 'price' (cents) and maybe 'qty' (1 if absent); the discount is taken off the sum of the items, rounding half a cent up in the total.
    Shipping of 495 is added when the discounted sum is below free_shipping_from, but an empty cart (nothing in it, or only quantities of 0) costs 0.

    >>> cart_total([{"price": 2000, "qty": 3}])
    6000
    >>> cart_total([{"price": 1000}])
    1495
    >>> cart_total([{"price": 5000}], 10)
    4995
    >>> cart_total([{"price": 999, "qty": 0}])
    0
    >>> cart_total([{"price": 5001}, {"price": 4000}], 50, 4000)
    4501
    >>> cart_total([{"price": 2500, "qty": 2}])
    5000
    """
    if not any(item.get("qty", 1) for item in items):
        return 0
    subtotal = sum(item["price"] * item.get("qty", 1) for item in items)
    exact = Decimal(subtotal * (100 - discount_percent)) / 100
    total = int(exact.quantize(Decimal(1), rounding=ROUND_HALF_UP))
    if total < free_shipping_from:
        total += 495
    return total


def account_history(start: int, moves: List[Tuple[str, int]]) -> List[Tuple[str, int]]:
    """Play a list of ("deposit" | "withdraw", amount) moves on an account and return (status, balance after it) for each.
    Status is "ok", "declined" for a withdrawal larger than the balance, or "invalid" for an unknown kind or an amount that isn't positive; only "ok" moves change the balance.

    >>> account_history(100, [("deposit", 50), ("withdraw", 30)])
    [('ok', 150), ('ok', 120)]
    >>> account_history(10, [("withdraw", 20)])
    [('declined', 10)]
    >>> account_history(20, [("withdraw", 20), ("withdraw", 1)])
    [('ok', 0), ('declined', 0)]
    >>> account_history(5, [("deposit", -5), ("deposit", 0), ("steal", 3)])
    [('invalid', 5), ('invalid', 5), ('invalid', 5)]
    >>> account_history(5, [("withdraw", 9), ("deposit", 4), ("withdraw", 9)])
    [('declined', 5), ('ok', 9), ('ok', 0)]
    >>> account_history(7, [])
    []
    """
    balance = start
    history = []
    for kind, amount in moves:
        if kind not in ("deposit", "withdraw") or amount <= 0:
            status = "invalid"
        elif kind == "withdraw" and amount > balance:
            status = "declined"
        else:
            status = "ok"
            balance += amount if kind == "deposit" else -amount
        history.append((status, balance))
    return history


def top_earners(employees: List[Dict[str, Any]]) -> Dict[str, str]:
    """For each department, the name of its best paid employee. Records have 'name', 'dept' and 'salary'; when salaries tie the alphabetically first name is used, and records whose salary is missing or None are ignored.
    Departments come out in alphabetical order.

    >>> top_earners([{"name": "Ann", "dept": "IT", "salary": 50}, {"name": "Bob", "dept": "IT", "salary": 60}])
    {'IT': 'Bob'}
    >>> top_earners([{"name": "Cy", "dept": "Ops", "salary": 40}, {"name": "Di", "dept": "HR", "salary": 45}])
    {'HR': 'Di', 'Ops': 'Cy'}
    >>> top_earners([{"name": "Zed", "dept": "IT", "salary": 9}, {"name": "Abe", "dept": "IT", "salary": 9}])
    {'IT': 'Abe'}
    >>> top_earners([{"name": "Ann", "dept": "IT", "salary": None}, {"name": "Bob", "dept": "HR"}])
    {}
    >>> top_earners([{"name": "Vol", "dept": "Aid", "salary": 0}])
    {'Aid': 'Vol'}
    >>> top_earners([])
    {}
    """
    best: Dict[str, Dict[str, Any]] = {}
    for person in employees:
        if person.get("salary") is None:
            continue
        current = best.get(person["dept"])
        if current is None or (-person["salary"], person["name"]) < (-current["salary"], current["name"]):
            best[person["dept"]] = person
    return {dept: best[dept]["name"] for dept in sorted(best)}


def password_problems(password: str, username: str = "") -> List[str]:
    """Check a new password and list what is wrong with it, in this order: "too short" (under 8 characters), "no uppercase", "no lowercase", "no digit", "contains space", "contains username".
    The username check ignores case and is skipped for an empty username. A good password gives [].

    >>> password_problems("Secret123")
    []
    >>> password_problems("hello")
    ['too short', 'no uppercase', 'no digit']
    >>> password_problems("My Passw0rd")
    ['contains space']
    >>> password_problems("xxANNA99xx", "anna")
    ['contains username']
    >>> password_problems("")
    ['too short', 'no uppercase', 'no lowercase', 'no digit']
    >>> password_problems("Abcdef12", "")
    []
    """
    problems = []
    if len(password) < 8:
        problems.append("too short")
    if not any(c.isupper() for c in password):
        problems.append("no uppercase")
    if not any(c.islower() for c in password):
        problems.append("no lowercase")
    if not any(c.isdigit() for c in password):
        problems.append("no digit")
    if " " in password:
        problems.append("contains space")
    if username and username.lower() in password.lower():
        problems.append("contains username")
    return problems


def is_valid_card(number: str) -> bool:
    """Luhn check for a card number. Spaces and dashes are ignored, any other non-digit makes it invalid, and there must be 12 to 19 digits. (Luhn: from the right, double every second digit, subtract 9 from results above 9, and the total must be a multiple of 10.)

    >>> is_valid_card("4111 1111 1111 1111")
    True
    >>> is_valid_card("4111 1111 1111 1112")
    False
    >>> is_valid_card("3782-822463-10005")
    True
    >>> is_valid_card("0")
    False
    >>> is_valid_card("4111x1111x1111x1111")
    False
    >>> is_valid_card("")
    False
    """
    digits = number.replace(" ", "").replace("-", "")
    if not re.fullmatch(r"[0-9]{12,19}", digits):
        return False
    total = 0
    for i, ch in enumerate(reversed(digits)):
        value = int(ch)
        if i % 2 == 1:
            value *= 2
            if value > 9:
                value -= 9
        total += value
    return total % 10 == 0


def compare_versions(a: str, b: str) -> int:
    """-1, 0 or 1 depending on whether version a is older than, the same as or newer than b. Versions are dot-separated numbers compared numerically; missing parts are 0, and a leading "v" is allowed.

    >>> compare_versions("1.2.0", "1.3.0")
    -1
    >>> compare_versions("2.0", "1.9.9")
    1
    >>> compare_versions("1.10", "1.9")
    1
    >>> compare_versions("1.0", "1")
    0
    >>> compare_versions("v2.1", "2.1.0.1")
    -1
    >>> compare_versions("1.02", "v1.2")
    0
    """
    def parts(version: str) -> List[int]:
        numbers = [int(p) for p in version.lstrip("v").split(".")]
        while numbers and numbers[-1] == 0:
            numbers.pop()
        return numbers

    left, right = parts(a), parts(b)
    return (left > right) - (left < right)
