"""Helpers for records: dictionaries, and lists of pairs."""


def full_name(person: dict[str, str]) -> str:
    """The person's first and last name.

    >>> full_name({"first": "Ann", "last": "Lee"})
    'Ann Lee'
    >>> full_name({"last": "van Dyk", "first": "Piet"})
    'Piet van Dyk'
    >>> full_name({"first": "Bo", "last": "Ek", "city": "Oslo"})
    'Bo Ek'
    >>> full_name({"first": "", "last": ""})
    ' '
    """
    return f"{person['first']} {person['last']}"


def is_overdue(invoice: dict[str, int]) -> bool:
    """Whether an invoice has been open for more than 30 days. Once anything is paid it is not open any more.

    >>> is_overdue({"days": 45, "paid": 0})
    True
    >>> is_overdue({"days": 45, "paid": 120})
    False
    >>> is_overdue({"days": 30, "paid": 0})
    False
    >>> is_overdue({"days": 0, "paid": 0})
    False
    """
    return invoice["days"] > 30 and invoice["paid"] == 0


def field_or_dash(record: dict[str, str], field: str) -> str:
    """The value of a field for display, or "-" if it is missing or empty.

    >>> field_or_dash({"phone": "555-1234"}, "phone")
    '555-1234'
    >>> field_or_dash({"phone": "555-1234"}, "fax")
    '-'
    >>> field_or_dash({"phone": ""}, "phone")
    '-'
    >>> field_or_dash({}, "phone")
    '-'
    """
    return record.get(field) or "-"


def order_numbers(orders: list[dict[str, int]]) -> list[int]:
    """The "number" of every order.

    >>> order_numbers([{"number": 7, "total": 20}, {"number": 3, "total": 5}])
    [7, 3]
    >>> order_numbers([{"number": 12}])
    [12]
    >>> order_numbers([{"number": 1}, {"number": 1}])
    [1, 1]
    >>> order_numbers([])
    []
    """
    return [order["number"] for order in orders]


def spent_by_category(expenses: list[tuple[str, int]]) -> dict[str, int]:
    """Add up the expenses of each category. Categories come in the order in which they first appear.

    >>> spent_by_category([("food", 12), ("rent", 500), ("food", 8)])
    {'food': 20, 'rent': 500}
    >>> spent_by_category([("fun", 3)])
    {'fun': 3}
    >>> spent_by_category([("b", 1), ("a", 2), ("b", -1)])
    {'b': 0, 'a': 2}
    >>> spent_by_category([])
    {}
    """
    spent: dict[str, int] = {}
    for category, amount in expenses:
        spent[category] = spent.get(category, 0) + amount
    return spent


def voters(ages: dict[str, int]) -> list[str]:
    """The names of those who are at least 18, in alphabetical order.

    >>> voters({"Zoe": 40, "Tim": 12, "Ben": 18})
    ['Ben', 'Zoe']
    >>> voters({"Eve": 17})
    []
    >>> voters({"Al": 99})
    ['Al']
    >>> voters({})
    []
    """
    return sorted(name for name, age in ages.items() if age >= 18)


def best_student(grades: dict[str, list[int]]) -> str:
    """The student whose grades have the highest average, or "" if there are no students.

    >>> best_student({"Ann": [9, 7], "Bob": [10, 8, 9]})
    'Bob'
    >>> best_student({"Cy": [10], "Di": [8, 8, 8]})
    'Cy'
    >>> best_student({"Ed": [3]})
    'Ed'
    >>> best_student({})
    ''
    """
    return max(grades, key=lambda name: sum(grades[name]) / len(grades[name]), default="")


def query_string(params: dict[str, str]) -> str:
    """Write the parameters as they stand after the "?" of an address, sorted by name.

    >>> query_string({"page": "2", "lang": "en"})
    'lang=en&page=2'
    >>> query_string({"q": "python"})
    'q=python'
    >>> query_string({"b": "", "a": "1"})
    'a=1&b='
    >>> query_string({})
    ''
    """
    return "&".join(f"{name}={value}" for name, value in sorted(params.items()))


def apply_settings(defaults: dict[str, int], chosen: dict[str, int | None]) -> dict[str, int]:
    """The default settings with the user's choices put in. Unknown settings and choices of None are ignored.

    >>> apply_settings({"width": 80, "tabs": 4}, {"width": 100})
    {'width': 100, 'tabs': 4}
    >>> apply_settings({"width": 80}, {"width": None})
    {'width': 80}
    >>> apply_settings({"width": 80}, {"colour": 1, "width": 0})
    {'width': 0}
    >>> apply_settings({}, {"width": 100})
    {}
    """
    settings = defaults.copy()
    for name, value in chosen.items():
        if name in defaults and value is not None:
            settings[name] = value
    return settings


def to_reorder(stock: dict[str, int], sold: list[str], minimum: int) -> list[str]:
    """The articles of which fewer than the minimum are left after today's sales, sorted by name.

    Each entry of `sold` is one piece. The stock itself is not changed.

    >>> to_reorder({"pen": 3, "ink": 9}, ["pen", "pen"], 2)
    ['pen']
    >>> to_reorder({"pen": 3, "ink": 3, "cap": 8}, ["pen", "ink"], 3)
    ['ink', 'pen']
    >>> to_reorder({"pen": 5}, ["pen"], 4)
    []
    >>> to_reorder({}, [], 1)
    []
    """
    return sorted(name for name, count in stock.items() if count - sold.count(name) < minimum)


def last_logins(logins: list[tuple[str, str]]) -> dict[str, str]:
    """The latest date on which each user logged in. The pairs (user, ISO date) come in no particular order.

    >>> last_logins([("ann", "2024-03-01"), ("bob", "2024-01-15"), ("ann", "2024-02-10")])
    {'ann': '2024-03-01', 'bob': '2024-01-15'}
    >>> last_logins([("bob", "2023-12-31"), ("bob", "2024-01-01")])
    {'bob': '2024-01-01'}
    >>> last_logins([("eve", "2024-05-05")])
    {'eve': '2024-05-05'}
    >>> last_logins([])
    {}
    """
    latest: dict[str, str] = {}
    for user, date in logins:
        if user not in latest or date > latest[user]:
            latest[user] = date
    return latest


def aligned(rows: list[tuple[str, int]]) -> list[str]:
    """Lay out names (to the left) and numbers (to the right) in two columns, with two spaces between.

    >>> aligned([("apples", 5), ("figs", 120)])
    ['apples    5', 'figs    120']
    >>> aligned([("a", 1), ("bb", 2)])
    ['a   1', 'bb  2']
    >>> aligned([("total", 42)])
    ['total  42']
    >>> aligned([])
    []
    """
    left = max((len(name) for name, _ in rows), default=0)
    right = max((len(str(number)) for _, number in rows), default=0)
    return [f"{name:<{left}}  {number:>{right}}" for name, number in rows]
