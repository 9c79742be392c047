"""Families that differ in one constant, told in every wording: marks, separators, limits, rates, words."""

from __future__ import annotations

import string
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

_NAMES = "Ann Bo Cy Di".split()
_WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
_DIGITS = ("no", "one", "two", "three", "four")


def _number(r: Random, common: tuple[int, ...], high: int) -> int:
    """A usual number or any other up to ``high``."""
    return r.choice(common) if r.random() < 0.3 else r.randint(1, high)


def _coded(text: str) -> str:
    """``text`` for a key."""
    return "".join(f"{ord(char):x}" for char in text)


def _pass_mark(r: Random) -> Entry:
    n = _number(r, (40, 50, 60, 65, 75), 99)
    return made(
        f"thresholds.pass_mark.{n}",
        f"passed who_passed passed_with_{n} successful_candidates",
        "points: dict[str, int]",
        "list[str]",
        f"""
        Sorted names of those with at least {n} {{points}}.
        who passed, pass mark {n}
        Return in alphabetical order everyone whose score is {n} or more.
        Given the points of each candidate, list who reached the pass mark of {n}, sorted by name.
        Who passed the exam, for which {n} points are needed?
        Returns the keys with a value not below {n}, sorted.
        Less than {n} means failed: name all others alphabetically.
        """,
        f"""
        return sorted(name for name, score in points.items() if score >= {n})
        ---
        passed = []
        for name in sorted(points):
            if points[name] >= {n}:
                passed.append(name)
        return passed
        ---
        return sorted(filter(lambda name: not points[name] < {n}, points))
        """,
        lambda r: (
            {
                name: max(0, r.choice((n, n - 1, n + 1, n + r.randint(-20, 20))))
                for name in r.sample(_NAMES, r.randint(0, 3))
            },
        ),
    )


def _sorted_parts(r: Random) -> Entry:
    sep = r.choice(
        (",", ";", "|", "/", "-", ":", " - ", "::", "--", ", ", "; ", " | ", "+", "_", "#", "->", "~", "&")
    )
    return made(
        f"thresholds.separator.{_coded(sep)}",
        "sort_parts order_parts sorted_pieces",
        "text: str",
        "str",
        f"""
        Sort the parts of {{text}}, which are separated by '{sep}'.
        parts between '{sep}' in alphabetical order
        Given a text whose pieces are parted by '{sep}', return it with the pieces in ascending order.
        Split at '{sep}', order the parts and join them with '{sep}' again.
        How do I bring a list that is written with '{sep}' between its items into order?
        Returns the same pieces, sorted as text and joined with '{sep}'.
        Alphabetize the fields of a line; '{sep}' stands between them.
        """,
        f"""
        return {sep!r}.join(sorted(text.split({sep!r})))
        ---
        parts = text.split({sep!r})
        parts.sort()
        return {sep!r}.join(parts)
        """,
        lambda r: (
            sep.join(r.choice(("pear", "fig", "kiwi", "a", "b2", "z")) for _ in range(r.randint(1, 4))),
        ),
    )


def _excess(r: Random) -> Entry:
    n = _number(r, (8, 10, 20, 40, 100), 120)
    return made(
        f"thresholds.limit.{n}",
        f"total_excess amount_over over_{n} sum_above_limit",
        "values: list[int]",
        "int",
        f"""
        Add up by how much each of {{values}} exceeds {n}; smaller ones add nothing.
        total excess over {n}
        Return the sum of value - {n} over all values greater than {n}.
        Given a list of numbers and the limit {n}, tell how much lies above the limit altogether.
        How much too much is there if only {n} is allowed for each value?
        Returns the sum of the parts beyond {n}, 0 if no value is larger.
        Everything over {n} counts: sum the overshoot of all numbers.
        """,
        f"""
        return sum(value - {n} for value in values if value > {n})
        ---
        excess = 0
        for value in values:
            if value > {n}:
                excess += value - {n}
        return excess
        ---
        return sum(max(0, value - {n}) for value in values)
        """,
        lambda r: (
            [max(0, r.choice((n, n + 1, n + r.randint(-15, 15), n * 2))) for _ in range(r.randint(0, 5))],
        ),
    )


def _raise_all(r: Random) -> Entry:
    n = _number(r, (5, 10, 20, 25, 50), 60)
    return made(
        f"thresholds.rate.{n}",
        f"raise_all raise_by_{n}_percent with_raise increased_amounts",
        "amounts: list[int]",
        "list[int]",
        f"""
        Raise each of {{amounts}} by {n} percent and round down.
        all plus {n}%, without decimals
        Return a list in which every amount is {n} percent higher, fractions cut off.
        Given whole amounts, add {n}% to each and drop the decimals.
        What do prices become after an increase of {n} percent, as whole numbers rounded down?
        Returns amount + amount * {n} // 100 for each amount.
        Everything gets {n} percent more expensive; use integers only.
        """,
        f"""
        return [amount + amount * {n} // 100 for amount in amounts]
        ---
        raised = []
        for amount in amounts:
            raised.append(amount * {100 + n} // 100)
        return raised
        ---
        return list(map(lambda amount: amount * (100 + {n}) // 100, amounts))
        """,
        lambda r: (
            [r.choice((0, 100, 50, r.randint(1, 200), r.randint(1, 40))) for _ in range(r.randint(0, 5))],
        ),
    )


def _numbers_with_prefix(r: Random) -> Entry:
    if r.random() < 0.5:
        prefix = r.choice(
            ("INV-", "ID", "#", "No. ", "v", "A-", "user", "$", "page-", "T-", "order_", "x", "R", "@")
        )
    else:
        prefix = "".join(r.choice(string.ascii_uppercase) for _ in range(r.randint(1, 3))) + r.choice(
            ("", "-", "_", "/", ":")
        )
    return made(
        f"thresholds.prefix.{_coded(prefix)}",
        "numbers_with_prefix parse_codes code_numbers",
        "codes: list[str]",
        "list[int]",
        f"""
        Numbers behind the prefix '{prefix}' in {{codes}}; codes with another beginning are ignored.
        ints of the codes that start with '{prefix}'
        Return as ints what follows '{prefix}' in every code that begins with it.
        Given codes such as '{prefix}7', list their numbers and skip all that do not start with '{prefix}'.
        Strip '{prefix}' and convert the rest to int, only where '{prefix}' stands in front.
        Which numbers have the label '{prefix}'? Keep their order.
        Returns the numbers of all strings of the form '{prefix}' plus digits, in order.
        """,
        f"""
        return [int(code.removeprefix({prefix!r})) for code in codes if code.startswith({prefix!r})]
        ---
        numbers = []
        for code in codes:
            if code.startswith({prefix!r}):
                numbers.append(int(code[{len(prefix)}:]))
        return numbers
        ---
        return [int(code[len({prefix!r}):]) for code in codes if code[:{len(prefix)}] == {prefix!r}]
        """,
        lambda r: (
            [
                r.choice((prefix, prefix, prefix, "?", "", "~")) + str(r.choice((0, 7, r.randint(1, 99))))
                for _ in range(r.randint(0, 3))
            ],
        ),
    )


def _range_label(r: Random) -> Entry:
    n = max(2, _number(r, (5, 10, 20, 25, 50, 100), 60))
    return made(
        f"thresholds.step.{n}",
        f"range_label bin_label group_of_{n} bracket_text",
        "value: int",
        "str",
        f"""
        Range of width {n} that contains {{value}}, written like '0-{n - 1}' or '{n}-{2 * n - 1}'.
        label of the bin, {n} numbers in each
        Return 'LOW-HIGH' for the group of {n} whole numbers in which the value lies; the first is 0-{n - 1}.
        Given a number from 0 on, name its class if every class has {n} numbers, for example '0-{n - 1}'.
        In which bracket is it when the brackets are {n} wide and begin at 0? Show both ends with a dash.
        Returns the multiple of {n} that is not above {{value}}, a hyphen and the last number before the \
        next one.
        Put a value into steps of {n}: 0 to {n - 1}, {n} to {2 * n - 1} and so on.
        """,
        f"""
        low = value // {n} * {n}
        return f"{{low}}-{{low + {n - 1}}}"
        ---
        low = value - value % {n}
        high = low + {n} - 1
        return str(low) + "-" + str(high)
        ---
        low = 0
        while low + {n} <= value:
            low += {n}
        return f"{{low}}-{{low + {n} - 1}}"
        """,
        lambda r: (r.choice((0, n - 1, n, 2 * n, r.randint(0, n * 6), r.randint(0, n * 4))),),
    )


def _days_of_weekday(r: Random) -> Entry:
    index = r.randint(0, 6)
    name = _WEEKDAYS[index]
    return made(
        f"thresholds.weekday.{name.lower()}",
        f"all_{name.lower()}s days_that_are_{name.lower()} find_weekdays",
        "first: int; days: int",
        "list[int]",
        f"""
        Days from 1 to {{days}} that are a {name}; day 1 has the weekday {{first}} (0 is Monday, 6 Sunday).
        all {name}s of a month, given the weekday of day 1 from 0 for Monday
        Given the weekday of the first day (Monday is 0) and the length of the month, list its {name}s.
        On which days of the month is it {name}? {{first}} tells the weekday of day 1, from 0 for Monday.
        Return the numbers of all days that fall on a {name}, if day 1 falls on weekday {{first}} (0 = \
        Monday).
        When can a meeting on every {name} take place? Day 1 is weekday {{first}}, counted from Monday as 0.
        Returns the {name}s as day numbers in ascending order.
        """,
        f"""
        return [day for day in range(1, days + 1) if (first + day - 1) % 7 == {index}]
        ---
        result = []
        weekday = first
        for day in range(1, days + 1):
            if weekday == {index}:
                result.append(day)
            weekday = (weekday + 1) % 7
        return result
        ---
        return list(range(({index} - first) % 7 + 1, days + 1, 7))
        """,
        lambda r: (r.randint(0, 6), r.choice((0, 7, 28, 30, 31, r.randint(1, 31)))),
    )


def _rounded_mean(r: Random) -> Entry:
    digits = r.randint(1, 4)
    word = _DIGITS[digits]
    places = "place" if digits == 1 else "places"
    return made(
        f"thresholds.digits.{digits}",
        f"rounded_mean mean_to_{digits}_digits average",
        "numbers: list[float]",
        "float",
        f"""
        Average of {{numbers}} rounded to {digits} decimal {places}, 0.0 for an empty list.
        mean with {word} decimal{"" if digits == 1 else "s"}
        Return the arithmetic mean, rounded to {word} {places} after the decimal point; no numbers give 0.0.
        Given a list of numbers, compute their average and keep {digits} decimal {places}; [] gives 0.0.
        What is the mean value, to {word} decimal {places}? Use 0.0 if there is nothing to average.
        Returns the sum divided by the count, with {digits} digit{"" if digits == 1 else "s"} after the point.
        Mean to {digits} decimal {places} (0.0 without numbers).
        """,
        f"""
        if not numbers:
            return 0.0
        return round(sum(numbers) / len(numbers), {digits})
        ---
        return round(sum(numbers) / len(numbers), {digits}) if numbers else 0.0
        ---
        total = 0.0
        for number in numbers:
            total += number
        return round(total / max(len(numbers), 1), {digits})
        """,
        lambda r: ([r.randint(0, 200) / r.choice((2, 4, 8)) for _ in range(r.choice((0, 1, 2, 3, 3)))],),
    )


def _lookup_default(r: Random) -> Entry:
    word = r.choice(
        ("unknown", "n/a", "none", "-", "?", "missing", "nobody", "empty", "TBD", "guest", *draw.WORDS)
    )
    return made(
        f"thresholds.default.{_coded(word)}",
        "label_for name_or_default show_value text_for",
        "labels: dict[str, str]; key: str",
        "str",
        f"""
        Return what {{labels}} has for {{key}}, or '{word}' if it is missing or empty.
        lookup, '{word}' for missing or empty values
        Given a dictionary and a key, return the text for the key; nothing there, or only '', means '{word}'.
        Look the key up and fall back to '{word}' when there is no text for it.
        What is shown for a key? '{word}' is the replacement for an unknown or empty entry.
        Returns the value as it is, but '{word}' in place of '' and for keys that do not exist.
        Get a label; the default is '{word}', for blank labels as well.
        """,
        f"""
        return labels.get(key) or {word!r}
        ---
        if key not in labels or labels[key] == "":
            return {word!r}
        return labels[key]
        ---
        value = labels.get(key, "")
        return value if value else {word!r}
        """,
        lambda r: (
            {key: r.choice(("x", "Al", "", "tea")) for key in r.sample("abc", r.randint(0, 3))},
            r.choice("abcd"),
        ),
    )


def _capped_total(r: Random) -> Entry:
    n = _number(r, (10, 20, 50, 100), 80)
    return made(
        f"thresholds.bound.{n}",
        f"capped_totals fill_levels totals_up_to_{n}",
        "amounts: list[int]",
        "list[int]",
        f"""
        Running total of {{amounts}} that never goes above {n}: what is too much is lost.
        cumulative sum capped at {n}
        Return the total after each amount; whenever it would exceed {n} it becomes {n}.
        Given amounts from 0 on, add them up step by step with {n} as the highest possible total.
        How full is a container for {n} after each filling? It overflows at {n}.
        Returns one total per amount, each at most {n}.
        Levels of a store with room for {n}, starting empty; more than {n} does not fit.
        """,
        f"""
        totals = []
        total = 0
        for amount in amounts:
            total = min(total + amount, {n})
            totals.append(total)
        return totals
        ---
        return list(accumulate(amounts, lambda total, amount: min(total + amount, {n}), initial=0))[1:]
        ---
        return [min(sum(amounts[:end]), {n}) for end in range(1, len(amounts) + 1)]
        """,
        lambda r: ([r.randint(0, max(3, n // 2)) for _ in range(r.randint(0, 5))],),
        "from itertools import accumulate",
    )


FAMILIES = (
    _pass_mark,
    _sorted_parts,
    _excess,
    _raise_all,
    _numbers_with_prefix,
    _range_label,
    _days_of_weekday,
    _rounded_mean,
    _lookup_default,
    _capped_total,
)
