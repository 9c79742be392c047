import csv
import io
from collections import defaultdict
from datetime import date, timedelta
from typing import Optional


def clean_column_name(name: str) -> str:
    """
    Converts a messy column header to snake_case, because the Excel files from the client are horrible.
    Everything which is not a letter or digit becomes an underscore (never two in a row and none at the ends).

    >>> clean_column_name("Total Sales")
    'total_sales'
    >>> clean_column_name(" Price (EUR) ")
    'price_eur'
    >>> clean_column_name("a--b__c")
    'a_b_c'
    >>> clean_column_name("***"), clean_column_name("Q1/2024")
    ('', 'q1_2024')
    """
    spaced = "".join(ch if ch.isalnum() else " " for ch in name.lower())
    return "_".join(spaced.split())


def to_number(value: str) -> Optional[float]:
    """
    Tries to convert a cell to a float. Empty cells, 'N/A', '-' and other text give None.
    Percentages are converted to fractions!

    >>> to_number("3.5")
    3.5
    >>> to_number("N/A")
    >>> to_number("50%"), to_number(" 12 % ")
    (0.5, 0.12)
    >>> to_number(""), to_number("-"), to_number("1,200.5"), to_number("-4")
    (None, None, 1200.5, -4.0)
    """
    text = value.strip().replace(",", "")
    if not any(ch.isdigit() for ch in text):
        return None
    try:
        return float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        return None


def fill_forward(values: list) -> list:
    """
    Replaces every None with the last value seen before it (like ffill in pandas).
    Nones at the very start stay None, because there is nothing to fill with.

    >>> fill_forward([1, None, None, 4])
    [1, 1, 1, 4]
    >>> fill_forward(["a", None])
    ['a', 'a']
    >>> fill_forward([None, None, 2, None])
    [None, None, 2, 2]
    >>> fill_forward([5, None, 0, None, "", None])
    [5, 5, 0, 0, '', '']
    """
    filled = []
    last = None
    for value in values:
        if value is not None:
            last = value
        filled.append(last)
    return filled


def group_mean(rows: list[dict], by: str, column: str) -> dict:
    """
    Calculates the mean of a column for each group, rounded to 2 digits. Rows where the value is missing or None are skipped.
    The groups come back sorted by their key.

    >>> group_mean([{"city": "Rome", "t": 20}, {"city": "Rome", "t": 25}], "city", "t")
    {'Rome': 22.5}
    >>> group_mean([{"k": "b", "v": 1}, {"k": "a", "v": 2}], "k", "v")
    {'a': 2.0, 'b': 1.0}
    >>> group_mean([{"k": "a", "v": None}, {"k": "a"}, {"k": "b", "v": 0}], "k", "v")
    {'b': 0.0}
    >>> group_mean([{"k": 1, "v": 1}, {"k": 1, "v": 1}, {"k": 1, "v": 2}], by="k", column="v")
    {1: 1.33}
    """
    groups = defaultdict(list)
    for row in rows:
        if row.get(column) is not None:
            groups[row[by]].append(row[column])
    return {key: round(sum(vals) / len(vals), 2) for key, vals in sorted(groups.items())}


def read_csv_text(text: str, delimiter: str = ",") -> list[dict]:
    """
    Reads CSV text with a header row to a list of dicts. Spaces around headers and values are removed, blank lines are ignored.

    >>> read_csv_text("a,b\\n1,2\\n")
    [{'a': '1', 'b': '2'}]
    >>> read_csv_text("x;y\\n 5 ;6\\n", delimiter=";")
    [{'x': '5', 'y': '6'}]
    >>> read_csv_text('name, note\\n\\nAnn,"hi, you"\\n')
    [{'name': 'Ann', 'note': 'hi, you'}]
    >>> read_csv_text("a,b\\n"), read_csv_text("")
    ([], [])
    """
    rows = [row for row in csv.reader(io.StringIO(text), delimiter=delimiter) if row]
    if not rows:
        return []
    header = [cell.strip() for cell in rows[0]]
    return [dict(zip(header, (cell.strip() for cell in row))) for row in rows[1:]]


def remove_outliers(values: list[float], low: float = 0.0, high: float = 100.0) -> tuple[list[float], int]:
    """
    Keeps only the values between low and high (both inclusive). Also returns how many were thrown away, for the report.

    >>> remove_outliers([5, 150, 50])
    ([5, 50], 1)
    >>> remove_outliers([1, 2, 3], high=2)
    ([1, 2], 1)
    >>> remove_outliers([0, 100, -0.1, 100.1])
    ([0, 100], 2)
    >>> remove_outliers([]), remove_outliers([7], 8, 3)
    (([], 0), ([], 1))
    """
    kept = [v for v in values if low <= v <= high]
    return kept, len(values) - len(kept)


def missing_dates(days: list[str]) -> list[str]:
    """
    Returns the dates that are missing between the earliest and the latest date in the list. Dates are ISO strings and can be in any order.

    >>> missing_dates(["2024-01-01", "2024-01-03"])
    ['2024-01-02']
    >>> missing_dates(["2024-01-01", "2024-01-02"])
    []
    >>> missing_dates(["2024-03-02", "2024-02-27", "2024-03-02"])
    ['2024-02-28', '2024-02-29', '2024-03-01']
    >>> missing_dates([])
    []
    """
    known = {date.fromisoformat(d) for d in days}
    if not known:
        return []
    first = min(known)
    span = (max(known) - first).days
    every = (first + timedelta(days=i) for i in range(span))
    return [day.isoformat() for day in every if day not in known]


def pivot_counts(pairs: list[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """
    Counts how often each (row, column) pair occurs, as a nested dict like a pivot table.
    Every row gets all of the columns, with 0 where nothing was found. Rows and columns are sorted.

    >>> pivot_counts([("north", "web"), ("north", "web")])
    {'north': {'web': 2}}
    >>> pivot_counts([("b", "y"), ("b", "x")])
    {'b': {'x': 1, 'y': 1}}
    >>> pivot_counts([("b", "x"), ("a", "y"), ("b", "x")])
    {'a': {'x': 0, 'y': 1}, 'b': {'x': 2, 'y': 0}}
    >>> pivot_counts([])
    {}
    """
    rows = sorted({r for r, _ in pairs})
    columns = sorted({c for _, c in pairs})
    return {r: {c: pairs.count((r, c)) for c in columns} for r in rows}


def rolling_average(values: list[float], window: int) -> list[Optional[float]]:
    """
    Rolling mean with the same length as the input. The first window - 1 positions are None, since there is not enough data yet.

    >>> rolling_average([1, 2, 3, 4], 2)
    [None, 1.5, 2.5, 3.5]
    >>> rolling_average([4, 8], 1)
    [4.0, 8.0]
    >>> rolling_average([1, 2], 5)
    [None, None]
    >>> rolling_average([3, 0, 3, -3], window=3)
    [None, None, 2.0, 0.0]
    """
    result = []
    for i in range(len(values)):
        chunk = values[max(0, i - window + 1):i + 1]
        result.append(sum(chunk) / window if len(chunk) == window else None)
    return result


def left_join(left: list[dict], right: list[dict], key: str) -> list[dict]:
    """
    Joins two tables on a key column and keeps all the rows of the left one. If columns have the same name, the left value wins.
    When the right table has a key twice, the last row is used.

    >>> left_join([{"id": 1, "a": 2}], [{"id": 1, "b": 3}], "id")
    [{'id': 1, 'a': 2, 'b': 3}]
    >>> left_join([{"id": 1}, {"id": 2}], [{"id": 2, "x": "yes"}], "id")
    [{'id': 1}, {'id': 2, 'x': 'yes'}]
    >>> left_join([{"id": 1, "n": "left"}], [{"id": 1, "n": "r", "z": 0}, {"id": 9}], "id")
    [{'id': 1, 'n': 'left', 'z': 0}]
    >>> left_join([{"k": 5}, {"k": 5}], [{"k": 5, "v": 1}, {"k": 5, "v": 2}], "k")
    [{'k': 5, 'v': 2}, {'k': 5, 'v': 2}]
    """
    lookup = {row[key]: row for row in right}
    joined = []
    for row in left:
        extra = {k: v for k, v in lookup.get(row[key], {}).items() if k not in row}
        joined.append({**row, **extra})
    return joined
