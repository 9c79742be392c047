import re
from collections import Counter
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from pathlib import PurePosixPath
from typing import Optional


def letter_grade(points: float, max_points: float) -> str:
    """Turn test points into a letter: 90 percent and up is A, 80 B, 70 C, 60 D,
    anything lower F. A test worth zero points (or less) cannot be graded and gives '-'.

    >>> letter_grade(45, 50)
    'A'
    >>> letter_grade(33, 50)
    'D'
    >>> letter_grade(79.9, 100)
    'C'
    >>> letter_grade(0, 20)
    'F'
    >>> letter_grade(22, 20)
    'A'
    >>> letter_grade(5, 0)
    '-'
    """
    if max_points <= 0:
        return "-"
    for letter, limit in (("A", 90), ("B", 80), ("C", 70), ("D", 60)):
        if points * 100 >= limit * max_points:
            return letter
    return "F"


def average_without_worst(scores: list[float]) -> Optional[float]:
    """Quiz average after dropping the single lowest score, rounded to 2 decimals.
    With only one score there is nothing to drop, and with none the answer is None.

    >>> average_without_worst([8, 6, 10])
    9.0
    >>> average_without_worst([7, 7, 8, 2])
    7.33
    >>> average_without_worst([5, 5, 9])
    7.0
    >>> average_without_worst([4])
    4.0
    >>> print(average_without_worst([]))
    None
    >>> average_without_worst([0, 0])
    0.0
    """
    if not scores:
        return None
    kept = sorted(scores)[1:] or scores
    return round(sum(kept) / len(kept), 2)


def class_places(points: dict[str, int]) -> dict[str, int]:
    """Give every pupil a place, best points first. Pupils with equal points share
    a place and the next place is skipped, like at the Olympics; the result keeps the order of the input.

    >>> class_places({'Ana': 12, 'Ben': 15, 'Cleo': 9})
    {'Ana': 2, 'Ben': 1, 'Cleo': 3}
    >>> class_places({'Ana': 3})
    {'Ana': 1}
    >>> class_places({'Ana': 10, 'Ben': 10, 'Cleo': 8})
    {'Ana': 1, 'Ben': 1, 'Cleo': 3}
    >>> class_places({'Ana': 5, 'Ben': 7, 'Cleo': 5, 'Dov': 1})
    {'Ana': 2, 'Ben': 1, 'Cleo': 2, 'Dov': 4}
    >>> class_places({})
    {}
    >>> class_places({'Ana': -2, 'Ben': 0})
    {'Ana': 2, 'Ben': 1}
    """
    return {
        name: 1 + sum(other > own for other in points.values())
        for name, own in points.items()
    }


def attendance_percent(marks: str) -> int:
    """The register is a string with P (present), L (late), A (absent) and E (excused).
    Late counts as present, excused days don't count at all; I want a whole percentage, halves rounded up, and 100 if no day counts.

    >>> attendance_percent('PPPA')
    75
    >>> attendance_percent('PLAP')
    75
    >>> attendance_percent('PEEA')
    50
    >>> attendance_percent('')
    100
    >>> attendance_percent('ppa')
    67
    >>> attendance_percent('PAAAAAAA')
    13
    """
    marks = marks.upper()
    here = marks.count("P") + marks.count("L")
    total = here + marks.count("A")
    if total == 0:
        return 100
    return (200 * here + total) // (2 * total)


def school_year(day: date) -> str:
    """Name of the school year a day belongs to, e.g. '2023/24'. Our year starts on the first of August.

    >>> school_year(date(2023, 10, 5))
    '2023/24'
    >>> school_year(date(2024, 3, 1))
    '2023/24'
    >>> school_year(date(2024, 8, 1))
    '2024/25'
    >>> school_year(date(2024, 7, 31))
    '2023/24'
    >>> school_year(date(1999, 12, 31))
    '1999/00'
    >>> school_year(date(2009, 1, 1))
    '2008/09'
    """
    start = day.year if day.month >= 8 else day.year - 1
    return f"{start}/{(start + 1) % 100:02d}"


def missing_homework(roster: list[str], handed_in: list[str]) -> list[str]:
    """Who still owes me the homework? Returns the roster names, in roster order, that are not
    in the handed-in list; kids write their names sloppily, so ignore case and outer spaces.

    >>> missing_homework(['Mia', 'Tom', 'Zoe'], ['Tom'])
    ['Mia', 'Zoe']
    >>> missing_homework(['Mia', 'Tom'], ['Tom', 'Mia'])
    []
    >>> missing_homework(['Mia', 'Tom'], [' mia ', 'TOM'])
    []
    >>> missing_homework(['Zoe', 'Mia'], [])
    ['Zoe', 'Mia']
    >>> missing_homework([], ['Tom'])
    []
    >>> missing_homework(['Tom', 'Tommy'], ['tommy', 'Guest'])
    ['Tom']
    """
    done = {name.strip().lower() for name in handed_in}
    return [name for name in roster if name.strip().lower() not in done]


def school_login(first: str, last: str, taken: set[str]) -> str:
    """Make a login from the first letter of the first name and the last name, lower case, letters only.
    If it's already taken, stick on the smallest number from 2 that makes it free.

    >>> school_login('Jane', 'Doe', set())
    'jdoe'
    >>> school_login('John', 'Doe', {'jdoe'})
    'jdoe2'
    >>> school_login('Jim', 'Doe', {'jdoe', 'jdoe2'})
    'jdoe3'
    >>> school_login('Sean', "O'Neil", set())
    'soneil'
    >>> school_login('Jim', 'Doe', {'jdoe', 'jdoe3'})
    'jdoe2'
    >>> school_login('Ann', 'Van Dyke-Hill', {'avandyke'})
    'avandykehill'
    """
    base = "".join(ch for ch in (first[:1] + last).lower() if ch.isalpha())
    login = base
    number = 2
    while login in taken:
        login = f"{base}{number}"
        number += 1
    return login


def free_periods(lessons: list[int]) -> list[int]:
    """Given the period numbers in which a teacher has lessons on one day, list the gaps
    between the first and the last lesson, in order.

    >>> free_periods([1, 2, 4])
    [3]
    >>> free_periods([2, 5, 7])
    [3, 4, 6]
    >>> free_periods([1, 2, 3])
    []
    >>> free_periods([])
    []
    >>> free_periods([6, 3, 3])
    [4, 5]
    >>> free_periods([4])
    []
    """
    if not lessons:
        return []
    return [p for p in range(min(lessons), max(lessons)) if p not in lessons]


def seating_rows(names: list[str], seats: int) -> list[list[str]]:
    """Seat the class alphabetically (ignoring case), filling rows of the given number of seats.
    The last row may be shorter. A row without seats is an error.

    >>> seating_rows(['Cem', 'Ada', 'Bo'], 2)
    [['Ada', 'Bo'], ['Cem']]
    >>> seating_rows(['Dan', 'Cem', 'Bo', 'Ada'], 2)
    [['Ada', 'Bo'], ['Cem', 'Dan']]
    >>> seating_rows(['bo', 'Cem', 'Ada'], 5)
    [['Ada', 'bo', 'Cem']]
    >>> seating_rows([], 3)
    []
    >>> seating_rows(['Bo', 'Ada'], 1)
    [['Ada'], ['Bo']]
    >>> seating_rows(['Ada'], 0)
    Traceback (most recent call last):
        ...
    ValueError: seats must be at least 1
    """
    if seats < 1:
        raise ValueError("seats must be at least 1")
    ordered = sorted(names, key=str.lower)
    return [ordered[i:i + seats] for i in range(0, len(ordered), seats)]


def weighted_mark(marks: list[tuple[float, float]]) -> float:
    """Final mark from (mark, weight) pairs, to one decimal, halves going up.
    If the weights add up to nothing, return 0.0.

    >>> weighted_mark([(2.0, 1), (3.0, 1)])
    2.5
    >>> weighted_mark([(1.0, 3), (5.0, 1)])
    2.0
    >>> weighted_mark([(2.0, 1), (2.5, 1)])
    2.3
    >>> weighted_mark([])
    0.0
    >>> weighted_mark([(4.0, 0), (6.0, 0)])
    0.0
    >>> weighted_mark([(4.0, 0), (1.0, 2)])
    1.0
    """
    total = sum(Decimal(str(weight)) for _, weight in marks)
    if total == 0:
        return 0.0
    summed = sum(Decimal(str(mark)) * Decimal(str(weight)) for mark, weight in marks)
    return float((summed / total).quantize(Decimal("0.1"), ROUND_HALF_UP))


def cart_total(cart: list[dict]) -> int:
    """Add up a shopping cart in cents. Every line has 'price' (cents) and maybe 'qty', which is 1
    when it's left out; lines with a negative quantity are ignored.

    >>> cart_total([{'price': 250, 'qty': 2}, {'price': 100, 'qty': 1}])
    600
    >>> cart_total([{'price': 999, 'qty': 3}])
    2997
    >>> cart_total([{'price': 999}])
    999
    >>> cart_total([])
    0
    >>> cart_total([{'price': 500, 'qty': 0}, {'price': 20}])
    20
    >>> cart_total([{'price': 500, 'qty': -1}, {'price': 100, 'qty': 2}])
    200
    """
    return sum(line["price"] * max(line.get("qty", 1), 0) for line in cart)


def price_after_coupon(cents: int, percent_off: int) -> int:
    """What the customer pays after a percent coupon, in whole cents. The discount is rounded
    down to a full cent, and percentages under 0 or over 100 are treated as 0 or 100.

    >>> price_after_coupon(2000, 10)
    1800
    >>> price_after_coupon(500, 50)
    250
    >>> price_after_coupon(999, 15)
    850
    >>> price_after_coupon(999, 150)
    0
    >>> price_after_coupon(999, -5)
    999
    >>> price_after_coupon(1, 99)
    1
    """
    percent = min(max(percent_off, 0), 100)
    return cents - cents * percent // 100


def shipping_cents(subtotal: int, grams: int) -> int:
    """Shipping fee in cents: orders from 50.00 on ship free, otherwise it's 3.90 up to
    one kilo and 1.20 more for each further kilo that has been started. Nothing to ship costs nothing.

    >>> shipping_cents(1999, 400)
    390
    >>> shipping_cents(1999, 1500)
    510
    >>> shipping_cents(5000, 9000)
    0
    >>> shipping_cents(4999, 1000)
    390
    >>> shipping_cents(4999, 3001)
    750
    >>> shipping_cents(1000, 0)
    0
    """
    if subtotal >= 5000 or grams <= 0:
        return 0
    extra_kilos = max(-(-grams // 1000) - 1, 0)
    return 390 + 120 * extra_kilos


def show_price(cents: int, currency: str = "$") -> str:
    """Write an amount of cents the way it goes on a price tag: thousands separated by commas,
    always two decimals, minus sign in front of the currency.

    >>> show_price(1999)
    '$19.99'
    >>> show_price(123456789)
    '$1,234,567.89'
    >>> show_price(5)
    '$0.05'
    >>> show_price(0, '€')
    '€0.00'
    >>> show_price(-250)
    '-$2.50'
    >>> show_price(-1)
    '-$0.01'
    """
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    return f"{sign}{currency}{whole:,}.{rest:02d}"


def split_bill(cents: int, people: int) -> list[int]:
    """Share a restaurant bill as evenly as possible without losing a cent: leftover cents
    go to the first people in the list, one each. No people, no shares.

    >>> split_bill(900, 3)
    [300, 300, 300]
    >>> split_bill(1000, 3)
    [334, 333, 333]
    >>> split_bill(1001, 3)
    [334, 334, 333]
    >>> split_bill(2, 4)
    [1, 1, 0, 0]
    >>> split_bill(500, 0)
    []
    >>> split_bill(0, 2)
    [0, 0]
    """
    if people <= 0:
        return []
    share, left = divmod(cents, people)
    return [share + (1 if i < left else 0) for i in range(people)]


def mask_card(number: str) -> str:
    """Hide all digits of a card number except the last four with '*', leaving spaces and dashes where they are.

    >>> mask_card('4111111111111234')
    '************1234'
    >>> mask_card('4111 1111 1111 1234')
    '**** **** **** 1234'
    >>> mask_card('4111-1111-123-4')
    '****-****-123-4'
    >>> mask_card('123')
    '123'
    >>> mask_card('')
    ''
    >>> mask_card('12345 ')
    '*2345 '
    """
    to_hide = sum(ch.isdigit() for ch in number) - 4
    shown = []
    for ch in number:
        if ch.isdigit() and to_hide > 0:
            to_hide -= 1
            ch = "*"
        shown.append(ch)
    return "".join(shown)


def star_bar(ratings: list[int]) -> str:
    """Five characters for the product page: the average rating rounded to whole stars (half a star
    counts up), filled stars as '*' and the rest as '.'. No ratings means the text 'no reviews'.

    >>> star_bar([5, 4, 3])
    '****.'
    >>> star_bar([1, 1, 2])
    '*....'
    >>> star_bar([2, 3])
    '***..'
    >>> star_bar([])
    'no reviews'
    >>> star_bar([5, 5])
    '*****'
    >>> star_bar([4, 5])
    '*****'
    """
    if not ratings:
        return "no reviews"
    stars = (2 * sum(ratings) + len(ratings)) // (2 * len(ratings))
    return "*" * stars + "." * (5 - stars)


def page_of(items: list, page: int, per_page: int = 10) -> list:
    """Return one page of search results; the first page is number 1. Page numbers that are
    too small show the first page and ones that are too big show the last.

    >>> page_of([1, 2, 3, 4, 5], 1, 2)
    [1, 2]
    >>> page_of([1, 2, 3, 4, 5], 2, 2)
    [3, 4]
    >>> page_of([1, 2, 3, 4, 5], 9, 2)
    [5]
    >>> page_of([1, 2, 3, 4], 3, 2)
    [3, 4]
    >>> page_of([1, 2, 3], 0, 2)
    [1, 2]
    >>> page_of([], 1)
    []
    """
    last = max(-(-len(items) // per_page), 1)
    page = min(max(page, 1), last)
    return items[(page - 1) * per_page:page * per_page]


def best_sellers(orders: list[tuple[str, int]], n: int) -> list[str]:
    """Names of the n products sold most, from (product, quantity) order lines. Add up repeated
    products; equal sales are listed alphabetically.

    >>> best_sellers([('mug', 3), ('pen', 5), ('cap', 1)], 2)
    ['pen', 'mug']
    >>> best_sellers([('mug', 3), ('pen', 5), ('mug', 4)], 1)
    ['mug']
    >>> best_sellers([('pen', 2), ('cap', 2), ('mug', 2)], 2)
    ['cap', 'mug']
    >>> best_sellers([], 3)
    []
    >>> best_sellers([('pen', 2)], 5)
    ['pen']
    >>> best_sellers([('pen', 2), ('cap', 1)], 0)
    []
    """
    sold: Counter = Counter()
    for product, quantity in orders:
        sold[product] += quantity
    return sorted(sold, key=lambda product: (-sold[product], product))[:n]


def reorder_list(stock: dict[str, int], minimum: dict[str, int]) -> dict[str, int]:
    """How many pieces to reorder so that each article in `minimum` is back at its minimum.
    Articles we don't stock at all count as 0, and articles that have enough are left out.

    >>> reorder_list({'soap': 2, 'tea': 9}, {'soap': 5, 'tea': 4})
    {'soap': 3}
    >>> reorder_list({'soap': 1, 'tea': 1}, {'soap': 2, 'tea': 3})
    {'soap': 1, 'tea': 2}
    >>> reorder_list({'soap': 5}, {'soap': 5})
    {}
    >>> reorder_list({}, {'tea': 4})
    {'tea': 4}
    >>> reorder_list({'soap': 0}, {})
    {}
    >>> reorder_list({'tea': -2}, {'tea': 1})
    {'tea': 3}
    """
    needed = {name: least - stock.get(name, 0) for name, least in minimum.items()}
    return {name: count for name, count in needed.items() if count > 0}


def vat_inside(gross_cents: int, rate: int) -> int:
    """The tax contained in a gross price, in cents, for a VAT rate in percent.
    Round to the nearest cent, half cents up.

    >>> vat_inside(11900, 19)
    1900
    >>> vat_inside(10700, 7)
    700
    >>> vat_inside(1000, 20)
    167
    >>> vat_inside(1000, 0)
    0
    >>> vat_inside(0, 19)
    0
    >>> vat_inside(3, 20)
    1
    """
    whole = 100 + rate
    return (2 * gross_cents * rate + whole) // (2 * whole)


def next_order_number(last: str) -> str:
    """Given the last order number such as 'ORD-0041', return the following one. Keep the prefix and
    the leading zeros; when the digits run out the number simply gets longer.

    >>> next_order_number('ORD-0041')
    'ORD-0042'
    >>> next_order_number('A7')
    'A8'
    >>> next_order_number('ORD-0099')
    'ORD-0100'
    >>> next_order_number('ORD-9999')
    'ORD-10000'
    >>> next_order_number('2024-007')
    '2024-008'
    >>> next_order_number('ORD-')
    'ORD-1'
    """
    digits = re.search(r"\d*$", last).group()
    prefix = last[:len(last) - len(digits)]
    return prefix + str(int(digits or 0) + 1).zfill(len(digits))


def parse_yes_no(answer: str) -> Optional[bool]:
    """Survey answers come in as yes/y/true/1 or no/n/false/0 in any capitalisation and with stray
    spaces. Return True or False, or None for everything else.

    >>> parse_yes_no('yes')
    True
    >>> parse_yes_no('n')
    False
    >>> parse_yes_no('  TRUE ')
    True
    >>> parse_yes_no('0')
    False
    >>> print(parse_yes_no('maybe'))
    None
    >>> print(parse_yes_no(''))
    None
    """
    word = answer.strip().lower()
    if word in ("yes", "y", "true", "1"):
        return True
    if word in ("no", "n", "false", "0"):
        return False
    return None


def read_german_number(text: str) -> Optional[float]:
    """Reads numbers typed the German way, with dots for thousands and a comma before the decimals.
    Returns None if the cell isn't a number.

    >>> read_german_number('1.234,50')
    1234.5
    >>> read_german_number('12,5')
    12.5
    >>> read_german_number(' -3.000 ')
    -3000.0
    >>> print(read_german_number('n/a'))
    None
    >>> print(read_german_number(''))
    None
    >>> print(read_german_number('1,2,3'))
    None
    """
    cell = text.strip()
    if not re.fullmatch(r"[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?", cell):
        return None
    return float(cell.replace(".", "").replace(",", "."))


def clean_header(names: list[str]) -> list[str]:
    """Turn spreadsheet headings into column names: lower case, with every run of other characters than
    a-z and 0-9 replaced by one underscore and none at the ends. A heading with nothing left becomes 'column'.

    >>> clean_header(['First Name', 'Age'])
    ['first_name', 'age']
    >>> clean_header(['Price ($)', 'Qty'])
    ['price', 'qty']
    >>> clean_header(['  E-Mail -- Address '])
    ['e_mail_address']
    >>> clean_header(['', '???'])
    ['column', 'column']
    >>> clean_header([])
    []
    >>> clean_header(['2024 TOTAL_'])
    ['2024_total']
    """
    cleaned = (re.sub(r"[^a-z0-9]+", "_", name.lower()) for name in names)
    return [name.strip("_") or "column" for name in cleaned]


def fill_down(cells: list[str]) -> list[str]:
    """Merged cells export as blanks below the first one, so repeat the last text seen in every blank cell.
    Blanks before the first text stay empty strings; a cell with only spaces is blank too.

    >>> fill_down(['North', '', 'South', ''])
    ['North', 'North', 'South', 'South']
    >>> fill_down(['a', 'b'])
    ['a', 'b']
    >>> fill_down(['', 'x', ''])
    ['', 'x', 'x']
    >>> fill_down(['x', '   ', ''])
    ['x', 'x', 'x']
    >>> fill_down([])
    []
    >>> fill_down([' ', ' '])
    ['', '']
    """
    filled = []
    last = ""
    for cell in cells:
        if cell.strip():
            last = cell
        filled.append(last)
    return filled


def latest_per_customer(rows: list[dict]) -> list[dict]:
    """Keep one row per 'email', compared without case: the last one in the file wins,
    but it stands where that customer first appeared.

    >>> latest_per_customer([{'email': 'a@x.io', 'n': 1}, {'email': 'b@x.io', 'n': 2}])
    [{'email': 'a@x.io', 'n': 1}, {'email': 'b@x.io', 'n': 2}]
    >>> latest_per_customer([{'email': 'a@x.io', 'n': 1}, {'email': 'a@x.io', 'n': 5}])
    [{'email': 'a@x.io', 'n': 5}]
    >>> latest_per_customer([{'email': 'a', 'n': 1}, {'email': 'b', 'n': 2}, {'email': 'a', 'n': 3}])
    [{'email': 'a', 'n': 3}, {'email': 'b', 'n': 2}]
    >>> latest_per_customer([{'email': 'Al@x.io'}, {'email': 'al@X.io'}])
    [{'email': 'al@X.io'}]
    >>> latest_per_customer([])
    []
    >>> latest_per_customer([{'email': ''}, {'email': ''}])
    [{'email': ''}]
    """
    latest: dict[str, dict] = {}
    for row in rows:
        latest[row["email"].lower()] = row
    return list(latest.values())


def tidy_phone(raw: str, country: str = "44") -> str:
    """Bring phone numbers into the form +441234567: drop everything but digits, treat a leading 00
    or + as international, and swap a single leading 0 for the country code. Empty in, empty out.

    >>> tidy_phone('0123 4567')
    '+441234567'
    >>> tidy_phone('+1 (555) 010-9999')
    '+15550109999'
    >>> tidy_phone('0049 30 1234')
    '+49301234'
    >>> tidy_phone('030/1234', '49')
    '+49301234'
    >>> tidy_phone('')
    ''
    >>> tidy_phone(' - ')
    ''
    """
    digits = re.sub(r"[^0-9]", "", raw)
    if digits and not raw.strip().startswith("+"):
        if digits.startswith("00"):
            digits = digits[2:]
        elif digits.startswith("0"):
            digits = country + digits[1:]
    return "+" + digits if digits else ""


def split_name(full: str) -> tuple[str, str]:
    """Split a full name into (first names, last name). 'Last, First' is understood as well,
    and a single word counts as the last name.

    >>> split_name('Grace Hopper')
    ('Grace', 'Hopper')
    >>> split_name('Hopper, Grace')
    ('Grace', 'Hopper')
    >>> split_name('  Mary  Ann   Smith ')
    ('Mary Ann', 'Smith')
    >>> split_name('Cher')
    ('', 'Cher')
    >>> split_name('')
    ('', '')
    >>> split_name('van Dam,Jan Piet')
    ('Jan Piet', 'van Dam')
    """
    if "," in full:
        last, first = full.split(",", 1)
        return " ".join(first.split()), " ".join(last.split())
    words = full.split()
    return " ".join(words[:-1]), "".join(words[-1:])


def to_iso_date(text: str) -> Optional[str]:
    """Convert dates like 5.3.2024 or 05/03/24 (day first!) to '2024-03-05'. Two-digit years are in the 2000s,
    and anything that is no real date gives None.

    >>> to_iso_date('5.3.2024')
    '2024-03-05'
    >>> to_iso_date('17/11/2023')
    '2023-11-17'
    >>> to_iso_date(' 05/03/24 ')
    '2024-03-05'
    >>> print(to_iso_date('31.04.2024'))
    None
    >>> to_iso_date('29.2.2024')
    '2024-02-29'
    >>> print(to_iso_date('unknown'))
    None
    """
    match = re.fullmatch(r"(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})", text.strip())
    if not match:
        return None
    day, month, year = (int(part) for part in match.groups())
    if len(match.group(3)) == 2:
        year += 2000
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return None


def count_blanks(rows: list[dict[str, Optional[str]]]) -> dict[str, int]:
    """For each column, how many rows have nothing in it? None, empty text and pure whitespace are all
    nothing; columns come in the order they first appear, also those with no blanks.

    >>> count_blanks([{'a': 'x', 'b': ''}, {'a': 'y', 'b': 'z'}])
    {'a': 0, 'b': 1}
    >>> count_blanks([{'a': None}, {'a': None}])
    {'a': 2}
    >>> count_blanks([{'a': '  ', 'b': '0'}])
    {'a': 1, 'b': 0}
    >>> count_blanks([])
    {}
    >>> count_blanks([{'b': 'x', 'a': '\\t'}])
    {'b': 0, 'a': 1}
    >>> count_blanks([{}])
    {}
    """
    blanks: dict[str, int] = {}
    for row in rows:
        for column, value in row.items():
            is_blank = value is None or not value.strip()
            blanks[column] = blanks.get(column, 0) + is_blank
    return blanks


def most_common_answer(answers: list[str]) -> Optional[str]:
    """The answer given most often in a poll, returned in lower case without outer spaces, since 'Red' and ' red '
    are the same. Blank answers don't vote; in a tie the one that came up first wins.

    >>> most_common_answer(['red', 'blue', 'red'])
    'red'
    >>> most_common_answer(['tea', 'coffee', 'coffee'])
    'coffee'
    >>> most_common_answer(['Blue', 'red', ' blue '])
    'blue'
    >>> most_common_answer(['b', 'a', 'a', 'b'])
    'b'
    >>> most_common_answer(['', ' ', 'yes'])
    'yes'
    >>> print(most_common_answer(['', '']))
    None
    """
    votes = Counter(answer.strip().lower() for answer in answers if answer.strip())
    return max(votes, key=lambda answer: votes[answer], default=None)


def hangman_word(word: str, guessed: str) -> str:
    """Show the secret word for hangman: guessed letters appear, the others are '_', with a space between
    all places. Case of the guesses doesn't matter, and hyphens and other non-letters are always visible.

    >>> hangman_word('apple', 'pl')
    '_ p p l _'
    >>> hangman_word('cat', 'cat')
    'c a t'
    >>> hangman_word('Anna', 'a')
    'A _ _ a'
    >>> hangman_word('t-shirt', '')
    '_ - _ _ _ _ _'
    >>> hangman_word('', 'abc')
    ''
    >>> hangman_word('dog', 'XO')
    '_ o _'
    """
    tried = guessed.lower()
    return " ".join(
        ch if not ch.isalpha() or ch.lower() in tried else "_" for ch in word
    )


def health_bar(hp: int, max_hp: int, width: int = 10) -> str:
    """Draw something like [#####-----] for the status line. A living hero always shows at least one #,
    only a full one shows them all, and hp outside 0..max_hp is cut off.

    >>> health_bar(50, 100)
    '[#####-----]'
    >>> health_bar(3, 4, 4)
    '[###-]'
    >>> health_bar(1, 100)
    '[#---------]'
    >>> health_bar(99, 100)
    '[#########-]'
    >>> health_bar(-7, 100, 5)
    '[-----]'
    >>> health_bar(130, 100, 5)
    '[#####]'
    """
    hp = min(max(hp, 0), max_hp)
    filled = hp * width // max_hp
    if hp > 0:
        filled = max(filled, 1)
    return "[" + "#" * filled + "-" * (width - filled) + "]"


def row_winner(board: list[str], needed: int = 3) -> Optional[str]:
    """Look through the rows of a board, top to bottom, for `needed` equal marks side by side and return the mark
    of the first such line, or None. A dot is an empty field.

    >>> row_winner(['XXX', 'OO.', '...'])
    'X'
    >>> print(row_winner(['XOX', 'OXO', 'OXO']))
    None
    >>> print(row_winner(['...', 'XX.', 'OO.']))
    None
    >>> row_winner(['.....', 'XOOOO'], 4)
    'O'
    >>> print(row_winner([]))
    None
    >>> row_winner(['...', 'OOO', 'XXX'])
    'O'
    """
    for row in board:
        for start in range(len(row) - needed + 1):
            marks = row[start:start + needed]
            if marks[0] != "." and marks == marks[0] * needed:
                return marks[0]
    return None


def dice_range(notation: str) -> tuple[int, int]:
    """Lowest and highest total of a roll such as '2d6+1'. The number of dice may be left out (then it's one),
    the bonus too, and D can be upper case; a bad notation raises ValueError.

    >>> dice_range('2d6')
    (2, 12)
    >>> dice_range('3d4+2')
    (5, 14)
    >>> dice_range('d20')
    (1, 20)
    >>> dice_range('1D8-1')
    (0, 7)
    >>> dice_range(' 2d6 + 1 ')
    (3, 13)
    >>> dice_range('six')
    Traceback (most recent call last):
        ...
    ValueError: bad dice: six
    """
    match = re.fullmatch(r"(\d*)d(\d+)([+-]\d+)?", notation.replace(" ", "").lower())
    if not match:
        raise ValueError(f"bad dice: {notation}")
    count = int(match.group(1) or 1)
    bonus = int(match.group(3) or 0)
    return count + bonus, count * int(match.group(2)) + bonus


def step_player(level: list[str], pos: tuple[int, int], key: str) -> tuple[int, int]:
    """Move the player at (row, column) one field with w, a, s or d. Walls '#' and the edge of the level
    stop the move, other keys do nothing, and caps lock may be on.

    >>> step_player(['...', '...'], (0, 0), 'd')
    (0, 1)
    >>> step_player(['...', '...'], (1, 2), 'w')
    (0, 2)
    >>> step_player(['.#.', '...'], (0, 0), 'd')
    (0, 0)
    >>> step_player(['...', '...'], (0, 0), 'a')
    (0, 0)
    >>> step_player(['...', '...'], (0, 1), 'S')
    (1, 1)
    >>> step_player(['...', '...'], (1, 1), 'x')
    (1, 1)
    """
    moves = {"w": (-1, 0), "s": (1, 0), "a": (0, -1), "d": (0, 1)}
    down, right = moves.get(key.lower(), (0, 0))
    row, col = pos[0] + down, pos[1] + right
    inside = 0 <= row < len(level) and 0 <= col < len(level[row])
    return (row, col) if inside and level[row][col] != "#" else pos


def add_high_score(
    table: list[tuple[str, int]], name: str, score: int, size: int = 5
) -> list[tuple[str, int]]:
    """Return the high score table with a new entry put in, best first and cut to `size` entries.
    Whoever got the same score earlier stays above, and the old table must not change.

    >>> add_high_score([('Al', 90), ('Bo', 50)], 'Cy', 70)
    [('Al', 90), ('Cy', 70), ('Bo', 50)]
    >>> add_high_score([('Al', 90)], 'Bo', 95)
    [('Bo', 95), ('Al', 90)]
    >>> add_high_score([('Al', 90), ('Bo', 50)], 'Cy', 90)
    [('Al', 90), ('Cy', 90), ('Bo', 50)]
    >>> add_high_score([('Al', 90), ('Bo', 50)], 'Cy', 50, 2)
    [('Al', 90), ('Bo', 50)]
    >>> add_high_score([], 'Al', 0)
    [('Al', 0)]
    >>> old = [('Al', 9)]; new = add_high_score(old, 'Bo', 10, 1); (old, new)
    ([('Al', 9)], [('Bo', 10)])
    """
    entries = table + [(name, score)]
    return sorted(entries, key=lambda entry: -entry[1])[:size]


def word_hints(secret: str, guess: str) -> str:
    """Hints for the five-letter-word game: 'G' for the right letter in the right place, 'Y' for a letter that is
    elsewhere, '-' for a miss. A letter is never hinted more often than the secret has it; greens go first, then left to right.

    >>> word_hints('crane', 'crate')
    'GGG-G'
    >>> word_hints('crane', 'nymph')
    'Y----'
    >>> word_hints('apple', 'PAPER')
    'YYGY-'
    >>> word_hints('robin', 'oozes')
    '-G---'
    >>> word_hints('abbey', 'kebab')
    '-YGYY'
    >>> word_hints('those', 'geese')
    '---GG'
    """
    secret, guess = secret.lower(), guess.lower()
    hints = ["G" if s == g else "-" for s, g in zip(secret, guess)]
    spare = Counter(s for s, g in zip(secret, guess) if s != g)
    for i, letter in enumerate(guess):
        if hints[i] != "G" and spare[letter] > 0:
            hints[i] = "Y"
            spare[letter] -= 1
    return "".join(hints)


def hand_value(cards: list[str]) -> int:
    """Value of a blackjack hand. J, Q and K count 10, an ace counts 11 unless that would
    bust the hand, then 1.

    >>> hand_value(['10', '7'])
    17
    >>> hand_value(['A', 'K'])
    21
    >>> hand_value(['A', 'A', '9'])
    21
    >>> hand_value([])
    0
    >>> hand_value(['A', 'Q', 'J'])
    21
    >>> hand_value(['K', 'q', '5'])
    25
    """
    value = 0
    for card in cards:
        face = card.upper()
        value += 1 if face == "A" else 10 if face in ("J", "Q", "K") else int(face)
    has_ace = any(card.upper() == "A" for card in cards)
    return value + 10 if has_ace and value <= 11 else value


def mines_around(field: list[str], row: int, col: int) -> int:
    """Minesweeper: how many of the up to eight neighbours of a field hold a mine '*'? The field itself doesn't count.

    >>> mines_around(['*..', '...', '..*'], 1, 1)
    2
    >>> mines_around(['...', '...', '..*'], 0, 0)
    0
    >>> mines_around(['.*', '**'], 0, 0)
    3
    >>> mines_around(['***', '***', '***'], 1, 1)
    8
    >>> mines_around(['*'], 0, 0)
    0
    >>> mines_around(['..*', '...', '*.*'], 2, 0)
    0
    """
    rows = field[max(row - 1, 0):row + 2]
    near = sum(line[max(col - 1, 0):col + 2].count("*") for line in rows)
    return near - (field[row][col] == "*")


def file_size(num_bytes: int) -> str:
    """Human readable size for my ls clone: plain bytes below 1024, then K, M, G, T with one decimal.
    Beyond that stay with T.

    >>> file_size(500)
    '500B'
    >>> file_size(1536)
    '1.5K'
    >>> file_size(0)
    '0B'
    >>> file_size(1024)
    '1.0K'
    >>> file_size(5 * 1024 ** 3)
    '5.0G'
    >>> file_size(2048 * 1024 ** 4)
    '2048.0T'
    """
    if num_bytes < 1024:
        return f"{num_bytes}B"
    size = float(num_bytes)
    for unit in "KMGT":
        size /= 1024
        if size < 1024 or unit == "T":
            break
    return f"{size:.1f}{unit}"


def parse_timer(text: str) -> int:
    """Seconds for a timer argument like '1h30m', '45s' or '2m 5s'. A bare number means minutes;
    anything else is a ValueError.

    >>> parse_timer('1h30m')
    5400
    >>> parse_timer('2m 5s')
    125
    >>> parse_timer('10')
    600
    >>> parse_timer('45S')
    45
    >>> parse_timer('90m')
    5400
    >>> parse_timer('')
    Traceback (most recent call last):
        ...
    ValueError: bad timer: ''
    """
    compact = text.replace(" ", "").lower()
    if re.fullmatch(r"\d+", compact):
        return int(compact) * 60
    match = re.fullmatch(r"(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?", compact)
    if not compact or not match:
        raise ValueError(f"bad timer: {text!r}")
    hours, minutes, seconds = (int(part or 0) for part in match.groups())
    return hours * 3600 + minutes * 60 + seconds


def pages_to_print(spec: str, last_page: int) -> list[int]:
    """Expand a print option like '1-3,5' to a sorted list of page numbers without repeats. '7-' runs to the last page,
    '-2' starts at page 1, and pages the document doesn't have are dropped.

    >>> pages_to_print('1-3,5', 10)
    [1, 2, 3, 5]
    >>> pages_to_print('8', 10)
    [8]
    >>> pages_to_print('7-', 9)
    [7, 8, 9]
    >>> pages_to_print('4, 2-4, -2', 10)
    [1, 2, 3, 4]
    >>> pages_to_print('0-2,11', 10)
    [1, 2]
    >>> pages_to_print('', 10)
    []
    """
    pages: set[int] = set()
    for part in spec.replace(" ", "").split(","):
        if not part:
            continue
        first, dash, last = part.partition("-")
        start = int(first or 1)
        end = int(last or last_page) if dash else start
        pages.update(range(max(start, 1), min(end, last_page) + 1))
    return sorted(pages)


def free_filename(name: str, existing: set[str]) -> str:
    """Pick a file name that doesn't overwrite anything: 'photo.jpg' becomes 'photo (1).jpg', 'photo (2).jpg' and
    so on until it's free. The number goes before the last extension only.

    >>> free_filename('photo.jpg', {'notes.txt'})
    'photo.jpg'
    >>> free_filename('photo.jpg', {'photo.jpg'})
    'photo (1).jpg'
    >>> free_filename('photo.jpg', {'photo.jpg', 'photo (1).jpg'})
    'photo (2).jpg'
    >>> free_filename('README', {'README'})
    'README (1)'
    >>> free_filename('a.tar.gz', {'a.tar.gz'})
    'a.tar (1).gz'
    >>> free_filename('.bashrc', {'.bashrc'})
    '.bashrc (1)'
    """
    path = PurePosixPath(name)
    candidate = name
    number = 1
    while candidate in existing:
        candidate = f"{path.stem} ({number}){path.suffix}"
        number += 1
    return candidate


def shorten_middle(text: str, width: int) -> str:
    """Shorten a long path for the terminal by cutting out its middle and putting '...' there, so that the result is
    exactly `width` wide. If the kept letters can't be shared evenly, the end gets one more; below width 4 just cut the text.

    >>> shorten_middle('/home/user/music/song.mp3', 15)
    '/home/...ng.mp3'
    >>> shorten_middle('abcdefghij', 8)
    'ab...hij'
    >>> shorten_middle('short', 5)
    'short'
    >>> shorten_middle('abcdef', 4)
    '...f'
    >>> shorten_middle('abcdef', 3)
    'abc'
    >>> shorten_middle('', 10)
    ''
    """
    if len(text) <= width:
        return text
    if width < 4:
        return text[:max(width, 0)]
    front = (width - 3) // 2
    back = width - 3 - front
    return text[:front] + "..." + text[-back:]


def print_table(rows: list[list[str]]) -> str:
    """Line up rows in columns for printing, two spaces between columns and each column as wide as its longest cell.
    No trailing spaces, please; short rows are fine.

    >>> print_table([['id', 'name'], ['7', 'Kim']])
    'id  name\\n7   Kim'
    >>> print_table([['a', 'b', 'c']])
    'a  b  c'
    >>> print_table([['long cell', 'x'], ['s']])
    'long cell  x\\ns'
    >>> print_table([])
    ''
    >>> print_table([['a'], ['bb', 'c']])
    'a\\nbb  c'
    >>> print_table([['', 'x'], ['yy', '']])
    '    x\\nyy'
    """
    count = max((len(row) for row in rows), default=0)
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(count)]
    lines = ("  ".join(c.ljust(w) for c, w in zip(row, widths)) for row in rows)
    return "\n".join(line.rstrip() for line in lines)


def read_settings(text: str) -> dict[str, str]:
    """Parse my little config files: one 'key = value' per line, keys in lower case. Blank lines, lines starting with #
    and lines without = are skipped; only the first = separates, and a repeated key keeps its last value.

    >>> read_settings('color = red\\nsize=3')
    {'color': 'red', 'size': '3'}
    >>> read_settings('# theme\\n\\nTheme = dark')
    {'theme': 'dark'}
    >>> read_settings('url = http://x?a=1')
    {'url': 'http://x?a=1'}
    >>> read_settings('a=1\\nA=2')
    {'a': '2'}
    >>> read_settings('nonsense\\n  # a = 1\\nb =')
    {'b': ''}
    >>> read_settings('')
    {}
    """
    settings: dict[str, str] = {}
    for line in text.splitlines():
        key, equals, value = line.strip().partition("=")
        if equals and not key.startswith("#"):
            settings[key.strip().lower()] = value.strip()
    return settings


def days_to_birthday(born: date, today: date) -> int:
    """Days left until the next birthday, 0 on the day itself. People born on 29 February celebrate on
    1 March in ordinary years.

    >>> days_to_birthday(date(1990, 5, 20), date(2023, 5, 10))
    10
    >>> days_to_birthday(date(1990, 1, 5), date(2023, 12, 31))
    5
    >>> days_to_birthday(date(1990, 5, 20), date(2023, 5, 20))
    0
    >>> days_to_birthday(date(1990, 5, 20), date(2022, 5, 21))
    364
    >>> days_to_birthday(date(2000, 2, 29), date(2023, 2, 28))
    1
    >>> days_to_birthday(date(2000, 2, 29), date(2024, 2, 28))
    1
    """
    for year in (today.year, today.year + 1):
        # The day after the eve falls on 1 March when there is no 29 February.
        if (born.month, born.day) == (2, 29):
            party = date(year, 2, 28) + timedelta(days=1)
        else:
            party = date(year, born.month, born.day)
        if party >= today:
            break
    return (party - today).days


def running_pace(km: float, seconds: int) -> str:
    """My running log needs the pace per kilometre as 'm:ss', rounded to the nearest second with halves up.
    Without any distance print '--'.

    >>> running_pace(10, 3000)
    '5:00'
    >>> running_pace(5, 1510)
    '5:02'
    >>> running_pace(2, 601)
    '5:01'
    >>> running_pace(0, 600)
    '--'
    >>> running_pace(7, 2519)
    '6:00'
    >>> running_pace(1, 3725)
    '62:05'
    """
    if km <= 0:
        return "--"
    minutes, rest = divmod(int(seconds / km + 0.5), 60)
    return f"{minutes}:{rest:02d}"
