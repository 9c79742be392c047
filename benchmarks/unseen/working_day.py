import calendar
import csv
import io
import ipaddress
import math
import re
from collections import Counter, defaultdict
from datetime import date, timedelta
from decimal import Decimal, ROUND_HALF_UP
from urllib.parse import urlencode


# --- web developer ---

def build_url(base: str, params: dict[str, str | None]) -> str:
    """Append the query parameters to the base URL, url-encoded and in the given order.
    Skip any parameter whose value is None, and don't add a question mark if nothing is left.

    >>> build_url("https://shop.test/items", {"page": "2", "sort": "price"})
    'https://shop.test/items?page=2&sort=price'
    >>> build_url("https://shop.test/items", {"q": "red shoes", "brand": None})
    'https://shop.test/items?q=red+shoes'
    >>> build_url("https://shop.test/items", {"brand": None})
    'https://shop.test/items'
    >>> build_url("/find", {"q": "a&b", "lang": ""})
    '/find?q=a%26b&lang='
    """
    query = urlencode({k: v for k, v in params.items() if v is not None})
    return f"{base}?{query}" if query else base


def hex_to_rgb(color: str) -> tuple[int, int, int]:
    """Convert a CSS hex colour such as '#ff8800' into an (r, g, b) tuple.
    The leading '#' is optional, and the three-digit shorthand must work too.

    >>> hex_to_rgb("#ff8800")
    (255, 136, 0)
    >>> hex_to_rgb("#fff")
    (255, 255, 255)
    >>> hex_to_rgb("0A0b0C")
    (10, 11, 12)
    >>> hex_to_rgb("1f0")
    (17, 255, 0)
    """
    digits = color.lstrip("#")
    if len(digits) == 3:
        digits = "".join(ch * 2 for ch in digits)
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def paginate(items: list, page: int, per_page: int) -> dict:
    """Return one page of the list as a dict with 'items', 'page', 'pages' (total page count) and 'has_next'.
    Pages are numbered from 1; a page beyond the end just has no items, and an empty list has 0 pages.

    >>> paginate([1, 2, 3, 4, 5], 1, 2)
    {'items': [1, 2], 'page': 1, 'pages': 3, 'has_next': True}
    >>> paginate([1, 2, 3, 4, 5], 3, 2)
    {'items': [5], 'page': 3, 'pages': 3, 'has_next': False}
    >>> paginate([], 1, 10)
    {'items': [], 'page': 1, 'pages': 0, 'has_next': False}
    >>> paginate(["a", "b"], 7, 2)
    {'items': [], 'page': 7, 'pages': 1, 'has_next': False}
    """
    pages = math.ceil(len(items) / per_page)
    start = (page - 1) * per_page
    return {
        "items": items[start:start + per_page],
        "page": page,
        "pages": pages,
        "has_next": page < pages,
    }


def get_nested(data: dict, path: str, default=None) -> object:
    """Fetch a value out of nested dicts using a dotted path like 'user.address.city'.
    If any step is missing, or something on the way isn't a dict, give back the default.

    >>> get_nested({"user": {"address": {"city": "Oslo"}}}, "user.address.city")
    'Oslo'
    >>> get_nested({"user": {"name": "Kim"}}, "user.email", "n/a")
    'n/a'
    >>> get_nested({"user": "Kim"}, "user.name", "?")
    '?'
    >>> get_nested({"a": {"b": 0}}, "a.b", 5)
    0
    """
    current = data
    for key in path.split("."):
        if not isinstance(current, dict) or key not in current:
            return default
        current = current[key]
    return current


# --- data analyst ---

def group_average(rows: list[dict], key: str, value: str) -> dict:
    """Group the records by one field and compute the mean of another field in each group.
    Rows where the value is None should be left out, so a group with only Nones doesn't show up at all.

    >>> group_average([{"city": "A", "temp": 10}, {"city": "B", "temp": 4}, {"city": "A", "temp": 20}], "city", "temp")
    {'A': 15.0, 'B': 4.0}
    >>> group_average([{"team": "x", "pts": 3}, {"team": "x", "pts": None}], "team", "pts")
    {'x': 3.0}
    >>> group_average([{"team": "y", "pts": None}, {"team": "x", "pts": 0}], "team", "pts")
    {'x': 0.0}
    >>> group_average([], "team", "pts")
    {}
    """
    groups = defaultdict(list)
    for row in rows:
        if row[value] is not None:
            groups[row[key]].append(row[value])
    return {k: sum(v) / len(v) for k, v in groups.items()}


def moving_average(values: list[float], window: int) -> list[float]:
    """Simple moving average: the mean of every full window of consecutive values.
    If there are fewer values than the window size, return an empty list.

    >>> moving_average([1, 2, 3, 4], 2)
    [1.5, 2.5, 3.5]
    >>> moving_average([10, 20, 30], 3)
    [20.0]
    >>> moving_average([1, 2], 3)
    []
    >>> moving_average([4, 8], 1)
    [4.0, 8.0]
    """
    return [sum(values[i:i + window]) / window for i in range(len(values) - window + 1)]


def min_max_scale(values: list[float]) -> list[float]:
    """Rescale the numbers linearly so the smallest becomes 0.0 and the largest becomes 1.0.
    When all of them are the same, return 0.0 for each.

    >>> min_max_scale([10, 20, 30])
    [0.0, 0.5, 1.0]
    >>> min_max_scale([4, 0, 1])
    [1.0, 0.0, 0.25]
    >>> min_max_scale([7, 7])
    [0.0, 0.0]
    >>> min_max_scale([])
    []
    """
    if not values:
        return []
    low, high = min(values), max(values)
    if low == high:
        return [0.0] * len(values)
    return [(v - low) / (high - low) for v in values]


def percent_change(old: float, new: float) -> float | None:
    """Percentage change from old to new, rounded to one decimal, e.g. 25.0 for going from 80 to 100.
    Return None when the old value is zero, because the change is undefined.

    >>> percent_change(80, 100)
    25.0
    >>> percent_change(200, 150)
    -25.0
    >>> percent_change(0, 12)
    >>> percent_change(3, 4)
    33.3
    """
    if old == 0:
        return None
    return round((new - old) / old * 100, 1)


def parse_csv_records(text: str) -> list[dict[str, str]]:
    """Read CSV text with a header line into a list of dicts, one per data row.
    Quoted fields may contain commas, and blanks around headers and values should be stripped.

    >>> parse_csv_records("name,age\\nAnn,31\\nBob,25")
    [{'name': 'Ann', 'age': '31'}, {'name': 'Bob', 'age': '25'}]
    >>> parse_csv_records("id , city\\n1, Rome \\n")
    [{'id': '1', 'city': 'Rome'}]
    >>> parse_csv_records('name,addr\\nAnn,"Main St 1, Leeds"')
    [{'name': 'Ann', 'addr': 'Main St 1, Leeds'}]
    >>> parse_csv_records("name,age\\n")
    []
    """
    rows = [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(text)) if row]
    return [dict(zip(rows[0], row)) for row in rows[1:]]


# --- teacher ---

def letter_grade(score: float) -> str:
    """Turn a score out of 100 into a letter: 90 and up is A, 80 and up B, 70 and up C, 60 and up D, anything lower F.
    Raise a ValueError if the score is below 0 or above 100.

    >>> letter_grade(93)
    'A'
    >>> letter_grade(71.5)
    'C'
    >>> letter_grade(80), letter_grade(79.9), letter_grade(59)
    ('B', 'C', 'F')
    >>> try:
    ...     letter_grade(101)
    ... except ValueError:
    ...     print("rejected")
    rejected
    """
    if not 0 <= score <= 100:
        raise ValueError("score must be between 0 and 100")
    for limit, letter in ((90, "A"), (80, "B"), (70, "C"), (60, "D")):
        if score >= limit:
            return letter
    return "F"


def average_without_lowest(scores: list[float]) -> float:
    """Average of a pupil's quiz scores after dropping the single lowest one.
    If there is only one score, don't drop it; with no scores at all the average is 0.0.

    >>> average_without_lowest([8, 4, 10])
    9.0
    >>> average_without_lowest([5, 5, 8, 9])
    7.333333333333333
    >>> average_without_lowest([6])
    6.0
    >>> average_without_lowest([])
    0.0
    """
    if not scores:
        return 0.0
    kept = sorted(scores)[1:] if len(scores) > 1 else scores
    return sum(kept) / len(kept)


def make_groups(students: list[str], size: int) -> list[list[str]]:
    """Split my class list into groups of the given size, keeping the order.
    If exactly one student would be left over alone in the last group, put them in the group before instead.

    >>> make_groups(["Al", "Bo", "Cy", "Di"], 2)
    [['Al', 'Bo'], ['Cy', 'Di']]
    >>> make_groups(["Al", "Bo", "Cy", "Di", "Ed"], 2)
    [['Al', 'Bo'], ['Cy', 'Di', 'Ed']]
    >>> make_groups(["Al", "Bo", "Cy", "Di", "Ed"], 3)
    [['Al', 'Bo', 'Cy'], ['Di', 'Ed']]
    >>> make_groups(["Al"], 3)
    [['Al']]
    """
    groups = [students[i:i + size] for i in range(0, len(students), size)]
    if size > 1 and len(groups) > 1 and len(groups[-1]) == 1:
        last = groups.pop()
        groups[-1] = groups[-1] + last
    return groups


def fill_in_the_blanks(sentence: str, words: list[str]) -> str:
    """Make a gap exercise: replace each of the given words in the sentence by underscores, one per letter.
    Only whole words count, and upper or lower case doesn't matter.

    >>> fill_in_the_blanks("The cat sat on the mat.", ["cat", "mat"])
    'The ___ sat on the ___.'
    >>> fill_in_the_blanks("Paris is in France", ["france"])
    'Paris is in ______'
    >>> fill_in_the_blanks("A category of cat", ["cat"])
    'A category of ___'
    >>> fill_in_the_blanks("The dog and the bird", ["the"])
    '___ dog and ___ bird'
    """
    for word in words:
        sentence = re.sub(rf"\b{re.escape(word)}\b", "_" * len(word), sentence, flags=re.IGNORECASE)
    return sentence


# --- student ---

def is_anagram(a: str, b: str) -> bool:
    """Check if two phrases are anagrams of each other, looking only at the letters.
    Spaces, punctuation and upper/lower case should be ignored.

    >>> is_anagram("listen", "silent")
    True
    >>> is_anagram("apple", "papel!s")
    False
    >>> is_anagram("Dormitory", "Dirty room!")
    True
    >>> is_anagram("aab", "abb")
    False
    """
    return sorted(c for c in a.lower() if c.isalpha()) == sorted(c for c in b.lower() if c.isalpha())


def prime_factors(n: int) -> list[int]:
    """Return the prime factorisation of a positive integer as a sorted list, with repeated primes repeated.
    For 1 the list is empty.

    >>> prime_factors(12)
    [2, 2, 3]
    >>> prime_factors(35)
    [5, 7]
    >>> prime_factors(1)
    []
    >>> prime_factors(97)
    [97]
    """
    factors = []
    p = 2
    while n > 1:
        while n % p == 0:
            factors.append(p)
            n //= p
        p += 1
    return factors


def binary_search(items: list[int], target: int) -> int:
    """Binary search on a list sorted in ascending order, return the index of the target or -1 if it isn't there.
    If the target occurs several times, I need the index of its first occurrence.

    >>> binary_search([1, 3, 5, 7, 9], 7)
    3
    >>> binary_search([1, 3, 5, 7, 9], 4)
    -1
    >>> binary_search([2, 2, 2, 2, 5], 2)
    0
    >>> binary_search([], 1)
    -1
    """
    low, high = 0, len(items)
    while low < high:
        mid = (low + high) // 2
        if items[mid] < target:
            low = mid + 1
        else:
            high = mid
    return low if low < len(items) and items[low] == target else -1


def transpose(matrix: list[list[int]]) -> list[list[int]]:
    """Transpose a matrix given as a list of rows, so rows become columns.
    An empty matrix stays an empty list.

    >>> transpose([[1, 2, 3], [4, 5, 6]])
    [[1, 4], [2, 5], [3, 6]]
    >>> transpose([[1, 2], [3, 4]])
    [[1, 3], [2, 4]]
    >>> transpose([])
    []
    >>> transpose([[1, 2, 3]])
    [[1], [2], [3]]
    """
    return [list(column) for column in zip(*matrix)]


# --- shop owner ---

def cart_total(lines: list[tuple[str, float, int]], free_shipping_from: float, shipping: float) -> float:
    """Work out what the customer pays: each cart line is (product, unit price, quantity).
    Add the shipping fee unless the goods come to at least the free shipping amount; an empty cart costs 0.0. Round to cents.

    >>> cart_total([("mug", 8.5, 2), ("tea", 4.25, 1)], 50, 4.9)
    26.15
    >>> cart_total([("lamp", 60.0, 1)], 50, 4.9)
    60.0
    >>> cart_total([("rug", 25.0, 2)], 50, 4.9)
    50.0
    >>> cart_total([], 50, 4.9)
    0.0
    """
    if not lines:
        return 0.0
    goods = sum(price * quantity for _, price, quantity in lines)
    if goods < free_shipping_from:
        goods += shipping
    return round(goods, 2)


def net_from_gross(gross: str, vat_percent: int) -> tuple[Decimal, Decimal]:
    """Split a gross price, given as a string like '119.00', into its net amount and the VAT contained in it.
    Both are Decimals with two places; round the net amount half up, and the two must always add up to the gross price.

    >>> net_from_gross("119.00", 19)
    (Decimal('100.00'), Decimal('19.00'))
    >>> net_from_gross("10.70", 7)
    (Decimal('10.00'), Decimal('0.70'))
    >>> net_from_gross("9.99", 19)
    (Decimal('8.39'), Decimal('1.60'))
    >>> net_from_gross("5.00", 0)
    (Decimal('5.00'), Decimal('0.00'))
    """
    total = Decimal(gross)
    net = (total * 100 / (100 + vat_percent)).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)
    return net, total - net


def items_to_reorder(stock: dict[str, int], minimum: dict[str, int]) -> dict[str, int]:
    """For each product with a minimum level, tell me how many to order to get back up to that minimum.
    Products missing from the stock count as zero, and products that have enough are left out; sort by product name.

    >>> items_to_reorder({"soap": 2, "towel": 9}, {"soap": 10, "towel": 5})
    {'soap': 8}
    >>> items_to_reorder({"soap": 1, "comb": 0}, {"soap": 4, "comb": 2})
    {'comb': 2, 'soap': 3}
    >>> items_to_reorder({"soap": 4}, {"wax": 6, "soap": 4})
    {'wax': 6}
    >>> items_to_reorder({"pen": 1}, {})
    {}
    """
    return {name: minimum[name] - stock.get(name, 0)
            for name in sorted(minimum) if stock.get(name, 0) < minimum[name]}


def format_price(cents: int, symbol: str = "$") -> str:
    """Show an amount in cents as a price with currency symbol, thousands commas and two decimals.
    Negative amounts get the minus sign in front of the symbol.

    >>> format_price(129900)
    '$1,299.00'
    >>> format_price(550, "€")
    '€5.50'
    >>> format_price(-1234567)
    '-$12,345.67'
    >>> format_price(7)
    '$0.07'
    """
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    return f"{sign}{symbol}{whole:,}.{rest:02d}"


# --- sysadmin ---

def human_size(size: int) -> str:
    """Format a byte count for humans using 1024 steps and the units B, KB, MB, GB, TB.
    Plain bytes have no decimals, everything else has one; anything bigger than TB stays in TB.

    >>> human_size(512)
    '512 B'
    >>> human_size(1536)
    '1.5 KB'
    >>> human_size(1024 ** 2)
    '1.0 MB'
    >>> human_size(2048 * 1024 ** 4)
    '2048.0 TB'
    """
    if size < 1024:
        return f"{size} B"
    value = float(size)
    for unit in ("B", "KB", "MB", "GB", "TB"):
        if value < 1024 or unit == "TB":
            return f"{value:.1f} {unit}"
        value /= 1024


def parse_env(text: str) -> dict[str, str]:
    """Parse the content of a .env file into a dict: one KEY=value per line, splitting at the first equals sign.
    Ignore blank lines and lines starting with '#', trim whitespace around keys and values, and remove matching single or double quotes around a value.

    >>> parse_env("HOST=localhost\\nPORT=8080")
    {'HOST': 'localhost', 'PORT': '8080'}
    >>> parse_env("# settings\\n\\nNAME = 'my app'\\n")
    {'NAME': 'my app'}
    >>> parse_env('URL="http://x/?a=1"\\nEMPTY=')
    {'URL': 'http://x/?a=1', 'EMPTY': ''}
    >>> parse_env("  # only a comment")
    {}
    """
    result = {}
    for line in text.splitlines():
        key, eq, value = line.strip().partition("=")
        if eq and not key.startswith("#"):
            value = value.strip()
            quoted = re.fullmatch(r"""(["'])(.*)\1""", value)
            result[key.strip()] = quoted.group(2) if quoted else value
    return result


def top_ips(log_lines: list[str], n: int) -> list[tuple[str, int]]:
    """Count requests per client in an access log, where the IP is the first word of each line, and return the n busiest as (ip, count).
    Ties are ordered by the IP as text; blank lines don't count.

    >>> top_ips(["10.0.0.1 GET /", "10.0.0.2 GET /", "10.0.0.1 GET /a"], 1)
    [('10.0.0.1', 2)]
    >>> top_ips(["10.0.0.9 GET /", "10.0.0.2 GET /x"], 5)
    [('10.0.0.2', 1), ('10.0.0.9', 1)]
    >>> top_ips(["", "1.1.1.1 GET /", "   "], 3)
    [('1.1.1.1', 1)]
    >>> top_ips(["9.9.9.9 a", "8.8.8.8 a", "7.7.7.7 a", "9.9.9.9 b"], 2)
    [('9.9.9.9', 2), ('7.7.7.7', 1)]
    """
    counts = Counter(line.split()[0] for line in log_lines if line.strip())
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:n]


def is_allowed_ip(ip: str, networks: list[str]) -> bool:
    """Is this IP address inside at least one of the networks in CIDR notation?
    An invalid address is simply not allowed.

    >>> is_allowed_ip("192.168.1.20", ["192.168.1.0/24"])
    True
    >>> is_allowed_ip("10.1.2.3", ["192.168.1.0/24", "172.16.0.0/12"])
    False
    >>> is_allowed_ip("300.1.1.1", ["0.0.0.0/0"])
    False
    >>> is_allowed_ip("10.0.0.5", [])
    False
    """
    try:
        address = ipaddress.ip_address(ip)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(network) for network in networks)


def compare_versions(a: str, b: str) -> int:
    """Compare two dotted version numbers and return -1, 0 or 1 when the first is older, equal or newer.
    Compare the parts as numbers, and treat missing parts as zero.

    >>> compare_versions("1.2.3", "1.10.0")
    -1
    >>> compare_versions("2.0.1", "2.0.0")
    1
    >>> compare_versions("1.0", "1.0.0")
    0
    >>> compare_versions("3", "2.9.9")
    1
    """
    left = [int(part) for part in a.split(".")]
    right = [int(part) for part in b.split(".")]
    width = max(len(left), len(right))
    left += [0] * (width - len(left))
    right += [0] * (width - len(right))
    return (left > right) - (left < right)


# --- game hobbyist ---

def check_winner(board: list[str]) -> str | None:
    """Tell who won a tic-tac-toe game: the board is three strings of 'X', 'O' or '.' for empty.
    Return 'X' or 'O' if that player has three in a row in any direction, otherwise None.

    >>> check_winner(["XXX", "OO.", "..."])
    'X'
    >>> check_winner(["XOX", "XOO", "OXX"])
    >>> check_winner(["X.O", "XO.", "O.X"])
    'O'
    >>> check_winner(["...", "...", "..."])
    """
    lines = list(board) + ["".join(col) for col in zip(*board)]
    lines.append("".join(board[i][i] for i in range(3)))
    lines.append("".join(board[i][2 - i] for i in range(3)))
    for player in "XO":
        if player * 3 in lines:
            return player
    return None


def level_for_xp(xp: int) -> int:
    """Player level from experience points: everyone starts at level 1, getting from level n to n+1 costs n * 100 XP.
    So level 2 needs 100 XP in total, level 3 needs 300, level 4 needs 600.

    >>> level_for_xp(0)
    1
    >>> level_for_xp(350)
    3
    >>> level_for_xp(100)
    2
    >>> level_for_xp(999)
    4
    """
    level = 1
    while xp >= level * 100:
        xp -= level * 100
        level += 1
    return level


def parse_dice(notation: str) -> tuple[int, int, int]:
    """Parse dice notation like '2d6+3' into (number of dice, sides, modifier).
    The number of dice defaults to 1 and the modifier to 0; raise ValueError for anything that isn't dice notation.

    >>> parse_dice("2d6+3")
    (2, 6, 3)
    >>> parse_dice("4d8")
    (4, 8, 0)
    >>> parse_dice("d20-1")
    (1, 20, -1)
    >>> try:
    ...     parse_dice("two dice")
    ... except ValueError:
    ...     print("bad")
    bad
    """
    match = re.fullmatch(r"(\d*)d(\d+)([+-]\d+)?", notation)
    if not match:
        raise ValueError(f"not dice notation: {notation!r}")
    count, sides, modifier = match.groups()
    return int(count or 1), int(sides), int(modifier or 0)


def grid_neighbors(x: int, y: int, width: int, height: int) -> list[tuple[int, int]]:
    """List the cells directly up, right, down and left of (x, y), in that order, on a grid where (0, 0) is the top left corner.
    Leave out cells that fall outside the grid.

    >>> grid_neighbors(1, 1, 3, 3)
    [(1, 0), (2, 1), (1, 2), (0, 1)]
    >>> grid_neighbors(0, 0, 3, 3)
    [(1, 0), (0, 1)]
    >>> grid_neighbors(3, 1, 4, 2)
    [(3, 0), (2, 1)]
    >>> grid_neighbors(0, 0, 1, 1)
    []
    """
    cells = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    return [(cx, cy) for cx, cy in cells if 0 <= cx < width and 0 <= cy < height]


# --- office / HR person ---

def working_days(start: date, end: date, holidays: list[date]) -> int:
    """Count the working days from start to end, both included.
    Saturdays, Sundays and the listed holidays are not working days.

    >>> working_days(date(2024, 3, 4), date(2024, 3, 8), [])
    5
    >>> working_days(date(2024, 3, 1), date(2024, 3, 5), [date(2024, 3, 4)])
    2
    >>> working_days(date(2024, 3, 9), date(2024, 3, 10), [])
    0
    >>> working_days(date(2024, 3, 8), date(2024, 3, 11), [date(2024, 3, 9)])
    2
    """
    days = (start + timedelta(days=i) for i in range((end - start).days + 1))
    return sum(1 for day in days if day.weekday() < 5 and day not in holidays)


def age_on(birthday: date, day: date) -> int:
    """How many full years old is someone on the given day?
    The new age counts from the birthday itself; people born on 29 February turn older on 1 March in ordinary years.

    >>> age_on(date(1990, 5, 20), date(2024, 6, 1))
    34
    >>> age_on(date(1990, 5, 20), date(2024, 5, 19))
    33
    >>> age_on(date(1990, 5, 20), date(2024, 5, 20))
    34
    >>> age_on(date(2000, 2, 29), date(2023, 2, 28))
    22
    """
    return day.year - birthday.year - ((day.month, day.day) < (birthday.month, birthday.day))


def shift_hours(start: str, end: str, break_minutes: int) -> float:
    """Hours worked in a shift given as 'HH:MM' start and end, minus the unpaid break, rounded to two decimals.
    If the end is earlier than the start, the shift went past midnight.

    >>> shift_hours("09:00", "17:30", 30)
    8.0
    >>> shift_hours("08:15", "12:00", 0)
    3.75
    >>> shift_hours("22:00", "06:00", 45)
    7.25
    >>> shift_hours("10:00", "10:20", 0)
    0.33
    """
    begin_h, begin_m = map(int, start.split(":"))
    end_h, end_m = map(int, end.split(":"))
    minutes = (end_h * 60 + end_m) - (begin_h * 60 + begin_m)
    if minutes < 0:
        minutes += 24 * 60
    return round((minutes - break_minutes) / 60, 2)


def sort_by_last_name(names: list[str]) -> list[str]:
    """Sort full names by last name (the last word), then by the rest of the name.
    Ignore upper and lower case while sorting but keep the names as they were written.

    >>> sort_by_last_name(["Tom Young", "Ada Black", "Sue Miller"])
    ['Ada Black', 'Sue Miller', 'Tom Young']
    >>> sort_by_last_name(["Zoe Hall", "Amy Hall"])
    ['Amy Hall', 'Zoe Hall']
    >>> sort_by_last_name(["Jan van dam", "Kai Cole", "Bob Dam"])
    ['Kai Cole', 'Bob Dam', 'Jan van dam']
    >>> sort_by_last_name(["Prince", "Eve Adams"])
    ['Eve Adams', 'Prince']
    """
    return sorted(names, key=lambda name: (name.lower().split()[-1], name.lower().split()[:-1]))


# --- blogger / writer ---

def slugify(title: str) -> str:
    """Make a URL slug from a post title: lowercase, and every run of characters other than a-z and 0-9 becomes one hyphen.
    No hyphens at the start or end.

    >>> slugify("My First Post")
    'my-first-post'
    >>> slugify("10 Tips & Tricks")
    '10-tips-tricks'
    >>> slugify("  What's new?! ")
    'what-s-new'
    >>> slugify("!!!")
    ''
    """
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def reading_time(text: str, words_per_minute: int = 200) -> str:
    """Estimate how long an article takes to read, like '3 min read', rounding the minutes up.
    It should never say less than 1 minute.

    >>> reading_time("word " * 600)
    '3 min read'
    >>> reading_time("a few words here", 2)
    '2 min read'
    >>> reading_time("word " * 201)
    '2 min read'
    >>> reading_time("")
    '1 min read'
    """
    minutes = math.ceil(len(text.split()) / words_per_minute)
    return f"{max(1, minutes)} min read"


def make_excerpt(text: str, max_length: int) -> str:
    """Shorten the text to at most max_length characters, cutting only between words, and add '...' at the end (the dots count too).
    Text that already fits is returned unchanged; if not even the first word fits, return just '...'.

    >>> make_excerpt("The quick brown fox jumps", 18)
    'The quick brown...'
    >>> make_excerpt("Short one", 20)
    'Short one'
    >>> make_excerpt("Unbelievable story", 10)
    '...'
    >>> make_excerpt("exact fit", 9)
    'exact fit'
    """
    if len(text) <= max_length:
        return text
    cut = text[:max_length - 2]
    return cut.rsplit(" ", 1)[0] + "..." if " " in cut else "..."


def extract_hashtags(text: str) -> list[str]:
    """Collect the hashtags in a post, without the '#', in lowercase and in order of first appearance.
    A hashtag is '#' followed by letters, digits or underscores; each one is listed only once.

    >>> extract_hashtags("Loving the #Sunset at the #beach")
    ['sunset', 'beach']
    >>> extract_hashtags("#travel again... #Travel #food!")
    ['travel', 'food']
    >>> extract_hashtags("no tags # here")
    []
    >>> extract_hashtags("#one_two#three, #2024")
    ['one_two', 'three', '2024']
    """
    return list(dict.fromkeys(tag.lower() for tag in re.findall(r"#(\w+)", text)))


# --- accountant / personal finance ---

def split_bill(total_cents: int, people: int) -> list[int]:
    """Split a bill in cents as evenly as possible between people, so that the shares add up exactly.
    The first ones in the list pay the extra cents.

    >>> split_bill(1000, 4)
    [250, 250, 250, 250]
    >>> split_bill(1000, 3)
    [334, 333, 333]
    >>> split_bill(2, 3)
    [1, 1, 0]
    >>> split_bill(1001, 1)
    [1001]
    """
    share, extra = divmod(total_cents, people)
    return [share + 1 if i < extra else share for i in range(people)]


def monthly_payment(loan: float, yearly_rate_percent: float, months: int) -> float:
    """Fixed monthly payment for an annuity loan, where the monthly interest is a twelfth of the yearly rate; round to two decimals.
    With a zero rate it is just the loan divided by the number of months.

    >>> monthly_payment(10000, 6, 12)
    860.66
    >>> monthly_payment(200000, 3, 360)
    843.21
    >>> monthly_payment(1200, 0, 12)
    100.0
    >>> monthly_payment(1000, 12, 1)
    1010.0
    """
    rate = yearly_rate_percent / 100 / 12
    if rate == 0:
        return round(loan / months, 2)
    return round(loan * rate / (1 - (1 + rate) ** -months), 2)


def parse_amount(text: str) -> float:
    """Turn an amount from a bank export such as '$1,234.50' into a float: ignore dollar signs, spaces and thousands commas.
    Amounts in parentheses or with a leading minus are negative.

    >>> parse_amount("$1,234.50")
    1234.5
    >>> parse_amount("(75.25)")
    -75.25
    >>> parse_amount(" -$2,000 ")
    -2000.0
    >>> parse_amount("($1,000,000.01)")
    -1000000.01
    """
    cleaned = re.sub(r"[$,\s]", "", text)
    if cleaned.startswith("(") and cleaned.endswith(")"):
        cleaned = "-" + cleaned[1:-1]
    return float(cleaned)


def totals_by_month(transactions: list[tuple[str, float]]) -> dict[str, float]:
    """Sum up transactions per month, each being an ISO date string and an amount; the keys are like '2024-03' in chronological order.
    Round every total to two decimals.

    >>> totals_by_month([("2024-03-01", 10.0), ("2024-03-20", 5.5), ("2024-04-02", 7.0)])
    {'2024-03': 15.5, '2024-04': 7.0}
    >>> totals_by_month([("2024-02-10", 1.0), ("2024-01-10", 2.0)])
    {'2024-01': 2.0, '2024-02': 1.0}
    >>> totals_by_month([("2024-05-01", 0.1), ("2024-05-02", 0.2), ("2023-05-01", -4.0)])
    {'2023-05': -4.0, '2024-05': 0.3}
    >>> totals_by_month([])
    {}
    """
    totals = defaultdict(float)
    for day, amount in transactions:
        totals[day[:7]] += amount
    return {month: round(totals[month], 2) for month in sorted(totals)}


# --- backend developer ---

def mask_email(email: str) -> str:
    """Hide most of an email address for display: keep the first letter of the part before the @ and replace the rest of that part with exactly three asterisks.
    If there is no @ in it, return it unchanged.

    >>> mask_email("jonathan@example.com")
    'j***@example.com'
    >>> mask_email("bo@mail.org")
    'b***@mail.org'
    >>> mask_email("x@y.z")
    'x***@y.z'
    >>> mask_email("not an email")
    'not an email'
    """
    local, at, domain = email.partition("@")
    return f"{local[:1]}***@{domain}" if at else email


def password_problems(password: str) -> list[str]:
    """List what is wrong with a new password: 'too short' for under 8 characters, 'no digit', 'no uppercase', 'no lowercase', in that order.
    An empty list means the password is fine.

    >>> password_problems("Secret123")
    []
    >>> password_problems("hello")
    ['too short', 'no digit', 'no uppercase']
    >>> password_problems("")
    ['too short', 'no digit', 'no uppercase', 'no lowercase']
    >>> password_problems("ABCDEFG8")
    ['no lowercase']
    """
    checks = [
        ("too short", len(password) >= 8),
        ("no digit", any(c.isdigit() for c in password)),
        ("no uppercase", any(c.isupper() for c in password)),
        ("no lowercase", any(c.islower() for c in password)),
    ]
    return [problem for problem, ok in checks if not ok]


def camel_to_snake_keys(record: dict) -> dict:
    """Rename the keys of an API response from camelCase to snake_case, leaving the values alone.
    Every uppercase letter becomes an underscore plus the lowercase letter, except that a key never starts with an underscore because of this.

    >>> camel_to_snake_keys({"firstName": "Ann", "age": 3})
    {'first_name': 'Ann', 'age': 3}
    >>> camel_to_snake_keys({"lastLoginDate": None})
    {'last_login_date': None}
    >>> camel_to_snake_keys({"UserId": 1, "zip": "camelCase"})
    {'user_id': 1, 'zip': 'camelCase'}
    >>> camel_to_snake_keys({"pageA": {"subKey": 1}})
    {'page_a': {'subKey': 1}}
    """
    return {re.sub(r"(?<!^)([A-Z])", r"_\1", key).lower(): value for key, value in record.items()}


def parse_duration(text: str) -> int:
    """Convert a duration such as '1h 30m' or '45s' into seconds; the units are d, h, m and s, and the spaces between parts are optional.
    Raise ValueError if the text is empty or has anything else in it.

    >>> parse_duration("1h 30m")
    5400
    >>> parse_duration("45s")
    45
    >>> parse_duration("2d1h5s")
    176405
    >>> try:
    ...     parse_duration("10 apples")
    ... except ValueError:
    ...     print("invalid")
    invalid
    """
    if not re.fullmatch(r"\s*(\d+[dhms]\s*)+", text):
        raise ValueError(f"invalid duration: {text!r}")
    seconds = {"d": 86400, "h": 3600, "m": 60, "s": 1}
    return sum(int(n) * seconds[unit] for n, unit in re.findall(r"(\d+)([dhms])", text))


# --- event organiser / sports club ---

def merge_bookings(bookings: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Merge room bookings given as (start hour, end hour) into the fewest blocks of busy time, sorted by start.
    Bookings that overlap or directly follow each other belong to the same block.

    >>> merge_bookings([(9, 11), (10, 12), (14, 15)])
    [(9, 12), (14, 15)]
    >>> merge_bookings([(13, 14), (8, 9)])
    [(8, 9), (13, 14)]
    >>> merge_bookings([(9, 17), (10, 11), (17, 18)])
    [(9, 18)]
    >>> merge_bookings([])
    []
    """
    blocks = []
    for start, end in sorted(bookings):
        if blocks and start <= blocks[-1][1]:
            blocks[-1] = (blocks[-1][0], max(end, blocks[-1][1]))
        else:
            blocks.append((start, end))
    return blocks


def league_points(results: list[tuple[str, int, int, str]]) -> list[tuple[str, int]]:
    """Make a league table from match results (home, home goals, away goals, away): 3 points for a win, 1 each for a draw, 0 for a loss.
    List every team that played with its points, most points first, and by name when level.

    >>> league_points([("Reds", 2, 0, "Blues"), ("Blues", 1, 1, "Greens")])
    [('Reds', 3), ('Blues', 1), ('Greens', 1)]
    >>> league_points([("Reds", 0, 4, "Blues")])
    [('Blues', 3), ('Reds', 0)]
    >>> league_points([("Zed", 0, 0, "Ace"), ("Ace", 2, 2, "Zed")])
    [('Ace', 2), ('Zed', 2)]
    >>> league_points([])
    []
    """
    points = Counter()
    for home, home_goals, away_goals, away in results:
        points[home] += 3 if home_goals > away_goals else int(home_goals == away_goals)
        points[away] += 3 if away_goals > home_goals else int(home_goals == away_goals)
    return sorted(points.items(), key=lambda item: (-item[1], item[0]))


def nth_weekday(year: int, month: int, weekday: int, n: int) -> date | None:
    """Find the n-th given weekday of a month (Monday is 0), e.g. the second Tuesday for our club evening.
    Return None if the month doesn't have that many.

    >>> nth_weekday(2024, 3, 1, 2)
    datetime.date(2024, 3, 12)
    >>> nth_weekday(2024, 5, 0, 1)
    datetime.date(2024, 5, 6)
    >>> nth_weekday(2024, 2, 3, 5)
    datetime.date(2024, 2, 29)
    >>> nth_weekday(2024, 2, 4, 5)
    """
    first = date(year, month, 1)
    day = 1 + (weekday - first.weekday()) % 7 + (n - 1) * 7
    return date(year, month, day) if day <= calendar.monthrange(year, month)[1] else None


def join_names(names: list[str]) -> str:
    """Write a list of guests as running text: commas between the names, and 'and' before the last one, without a comma in front of it.
    No names gives an empty string.

    >>> join_names(["Ann", "Bob", "Cleo"])
    'Ann, Bob and Cleo'
    >>> join_names(["Ann", "Bob"])
    'Ann and Bob'
    >>> join_names(["Ann"])
    'Ann'
    >>> join_names([])
    ''
    """
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + " and " + names[-1]
