"""Figures: how numbers are shown, rounded, averaged, compared and counted in reports."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _few(r: Random) -> list[float]:
    return [r.randint(0, 40) / 2 for _ in range(r.randint(0, 7))]


def _scores(r: Random) -> list[int]:
    return [r.randint(0, 100) for _ in range(r.randint(0, 7))]


def _inches(r: Random) -> int:
    return r.choice((0, 11, 12, 24, r.randint(0, 100)))


def _series(r: Random) -> list[int]:
    return [r.randint(0, 20) for _ in range(r.randint(0, 8))]


def _marks(r: Random) -> dict[str, int]:
    return {
        k: r.choice((40, 50, 60, 75, 90, r.randint(0, 100)))
        for k in r.sample(("Ann", "Ben", "Cleo", "Dan", "Eve"), r.randint(0, 5))
    }


ENTRIES = (
    made(
        "figures.followers_label",
        "followers_label format_followers short_follower_count",
        "count: int",
        "str",
        """
        Show {count} with commas below 10,000, as '12.3K' below a million and as '1.2M' from there on.
        follower count like 9,999 or 12.3K or 4.5M
        Below 10000: thousands commas. Below 1000000: one decimal and 'K'. Otherwise one decimal and 'M'.
        How would a social network print the number of followers?
        Abbreviate {count} with K or M and one decimal; numbers under 10000 keep all digits, with commas.
        """,
        """
        if count < 10000:
            return f"{count:,}"
        if count < 1000000:
            return f"{count / 1000:.1f}K"
        return f"{count / 1000000:.1f}M"
        ---
        for size, letter in ((1000000, "M"), (10000, "K")):
            if count >= size:
                unit = 1000 if letter == "K" else 1000000
                return f"{count / unit:.1f}{letter}"
        return format(count, ",")
        """,
        lambda r: (
            r.choice(
                (r.randint(0, 9999), r.randint(9000, 99999), r.randint(100000, 9000000), 10000, 1000000)
            ),
        ),
    ),
    made(
        "figures.signed_label",
        "signed_label format_change with_sign show_change",
        "value: float; decimals: int = 1",
        "str",
        """
        Format {value} with {decimals} places and always a sign: '+1.5', '-2.0'; what rounds to zero gets '±'.
        number with a plus or minus in front, ± for zero
        {value} as text with a leading + or -; after rounding to {decimals} places a zero is shown as '±0.0'.
        How is a change shown in a report, with its sign?
        Round to {decimals} digits, then write + for positive, - for negative and ± for zero before the digits
        """,
        """
        rounded = round(value, decimals)
        sign = "+" if rounded > 0 else "-" if rounded < 0 else "±"
        return f"{sign}{abs(rounded):.{decimals}f}"
        ---
        digits = f"{abs(round(value, decimals)):.{decimals}f}"
        if float(digits) == 0:
            return "±" + digits
        return ("+" if value > 0 else "-") + digits
        """,
        lambda r: (r.choice((0.0, 0.04, -0.04, r.randint(-300, 300) / 8)), r.choice((0, 1, 1, 2))),
    ),
    made(
        "figures.accounting_format",
        "accounting_format format_accounting ledger_number",
        "amount: float",
        "str",
        """
        Format {amount} like an accountant: two decimals, commas, negatives in parentheses, zero as '-'.
        accounting style number, (1,234.50) for negatives
        Return '1,234.50' for positive amounts, '(1,234.50)' for negative ones and '-' for zero.
        How does a ledger print this amount?
        A dash for 0; otherwise commas and two decimals, with brackets around instead of a minus sign.
        """,
        """
        if amount == 0:
            return "-"
        text = f"{abs(amount):,.2f}"
        return f"({text})" if amount < 0 else text
        ---
        if amount > 0:
            return f"{amount:,.2f}"
        return f"({-amount:,.2f})" if amount < 0 else "-"
        """,
        lambda r: (r.choice((0.0, -0.5, r.randint(-900000, 900000) / 4, r.randint(-4000, 4000) / 4)),),
    ),
    made(
        "figures.european_number",
        "european_number format_german_number decimal_comma_format",
        "value: float; decimals: int = 2",
        "str",
        """
        Format {value} the European way: points between thousands and a comma before the {decimals} decimals.
        number with decimal comma and dots for thousands
        Return 1234567.5 as '1.234.567,50': dot as thousands separator, comma as decimal mark.
        How is the number written in Germany?
        Swap comma and point of the English format of {value} with {decimals} digits after the comma.
        """,
        """
        text = f"{value:,.{decimals}f}"
        return text.replace(",", "_").replace(".", ",").replace("_", ".")
        ---
        swap = {",": ".", ".": ","}
        return "".join(swap.get(char, char) for char in f"{value:,.{decimals}f}")
        """,
        lambda r: (
            r.choice((0.0, r.randint(-9000000, 9000000) / 4, r.randint(-4000, 9000) / 8)),
            r.choice((0, 1, 2, 2)),
        ),
    ),
    made(
        "figures.parse_short_number",
        "parse_short_number expand_suffix read_abbreviated_number",
        "text: str",
        "int",
        """
        Read numbers such as '1.5K', '2M' or '3B' (thousand, million, billion) as an int; case does not matter
        abbreviated number text to int, 1.5k is 1500
        Convert {text} with an optional suffix k, m or b, in upper or lower case, to the whole number meant.
        How much is '2.5M' in digits?
        Multiply the number before the letter: K by 1000, M by a million, B by a billion.
        """,
        """
        factors = {"k": 1000, "m": 1000000, "b": 1000000000}
        text = text.strip().lower()
        if text[-1] in factors:
            return int(float(text[:-1]) * factors[text[-1]])
        return int(float(text))
        ---
        cleaned = text.strip().upper()
        for power, letter in enumerate("KMB", start=1):
            if cleaned.endswith(letter):
                return int(float(cleaned.rstrip("KMB")) * 1000**power)
        return int(float(cleaned))
        """,
        lambda r: (
            r.choice(("12", "1k", "1.5K", "2M", "0.25m", "3B", " 7k ", "0", f"{r.randint(1, 99)}.5k")),
        ),
    ),
    made(
        "figures.parse_file_size",
        "parse_file_size size_to_bytes parse_bytes",
        "text: str",
        "int",
        """
        Turn a size such as '1.5 KB' or '2MB' into bytes, with 1024 as the step; a bare number is bytes.
        file size text to number of bytes
        Parse {text} with the unit B, KB, MB or GB in any case, a space before it or not; 1 KB is 1024 bytes.
        How many bytes is '2 MB'?
        Read the number, look up the unit (KB = 1024, MB = 1024², GB = 1024³, none = bytes) and multiply.
        """,
        """
        text = text.strip().upper()
        for unit, factor in (("KB", 1024), ("MB", 1024**2), ("GB", 1024**3), ("B", 1)):
            if text.endswith(unit):
                return int(float(text[: -len(unit)]) * factor)
        return int(float(text))
        ---
        number = text.upper().rstrip("KMGB ")
        unit = text.upper().replace(number, "", 1).strip()
        powers = {"": 0, "B": 0, "KB": 1, "MB": 2, "GB": 3}
        return int(float(number) * 1024 ** powers[unit])
        """,
        lambda r: (
            r.choice(("10 B", "1KB", "1.5 KB", "2 MB", "0.5 GB", "12 kb", "700", f"{r.randint(1, 90)} MB")),
        ),
    ),
    made(
        "figures.mixed_number",
        "mixed_number to_mixed_fraction format_mixed_number",
        "numerator: int; denominator: int",
        "str",
        """
        Write {numerator}/{denominator} as a reduced mixed number: '2 1/3', '3/4', '5', '-1 1/2' or '0'.
        improper fraction to mixed number text
        Reduce the fraction and part off the whole number; leave out a zero whole part or a zero fraction.
        How is 7/3 written with a whole number? As '2 1/3'.
        Return the whole part and the reduced rest, parted by a space; a minus sign stands in front.
        """,
        """
        sign = "-" if numerator < 0 else ""
        whole, rest = divmod(abs(numerator), denominator)
        if rest == 0:
            return f"{sign}{whole}"
        common = math.gcd(rest, denominator)
        fraction = f"{rest // common}/{denominator // common}"
        return f"{sign}{whole} {fraction}" if whole else sign + fraction
        ---
        common = math.gcd(numerator, denominator)
        top, bottom = abs(numerator) // common, denominator // common
        parts = []
        if top // bottom:
            parts.append(str(top // bottom))
        if top % bottom:
            parts.append(f"{top % bottom}/{bottom}")
        return ("-" if numerator < 0 else "") + (" ".join(parts) or "0")
        """,
        lambda r: (r.randint(-20, 30), r.randint(1, 8)),
        "import math",
    ),
    made(
        "figures.parse_mixed_number",
        "parse_mixed_number mixed_number_to_float read_fraction",
        "text: str",
        "float",
        """
        Read '1 1/2', '3/4' or '2' as a float.
        fraction text to decimal number
        Convert {text}, a whole number, a fraction or both parted by a space, to a float.
        How much is '2 3/4' as a decimal?
        Add up the space-separated parts of {text}, dividing where there is a slash.
        """,
        """
        total = 0.0
        for part in text.split():
            if "/" in part:
                top, bottom = part.split("/")
                total += int(top) / int(bottom)
            else:
                total += int(part)
        return total
        ---
        def value(part: str) -> float:
            top, _, bottom = part.partition("/")
            return int(top) / int(bottom or 1)

        return float(sum(map(value, text.split())))
        """,
        lambda r: (r.choice(("1/2", "3", "1 1/2", "2 3/4", "0", "5/4", "10 1/8", f"{r.randint(1, 9)} 1/4")),),
    ),
    made(
        "figures.percent_label",
        "percent_label share_label format_share",
        "part: float; whole: float",
        "str",
        """
        Show {part} of {whole} in percent, to whole numbers: '<1%' for tiny shares, 'n/a' when {whole} is 0.
        share as percent text, with <1% and n/a
        Return e.g. '25%'; a positive share below one percent gives '<1%' and a {whole} of zero gives 'n/a'.
        Which percentage would the chart's label say?
        Format 100 * part / whole without decimals; more than 0 but under 1 is '<1%', no total is 'n/a'.
        """,
        """
        if whole == 0:
            return "n/a"
        percent = 100 * part / whole
        if 0 < percent < 1:
            return "<1%"
        return f"{percent:.0f}%"
        ---
        if not whole:
            return "n/a"
        percent = part * 100 / whole
        return "<1%" if percent > 0 and percent < 1 else str(round(percent)) + "%"
        """,
        lambda r: (r.choice((0, 1, r.randint(0, 40), r.randint(0, 2000) / 2)), r.choice((0, 10, 40, 1000))),
    ),
    made(
        "figures.change_label",
        "change_label describe_change percent_change_text",
        "old: float; new: float",
        "str",
        """
        Tell how {new} compares with {old}: 'up 25.0%', 'down 10.0%', 'unchanged', or 'new' if {old} was 0.
        percent change in words: up, down, unchanged or new
        Return 'up' or 'down' with the percentage change to one decimal; equal values are 'unchanged'.
        By how much did the figure rise or fall, in words?
        When the values are equal say 'unchanged'; when {old} is zero say 'new'; else direction and percent.
        """,
        """
        if new == old:
            return "unchanged"
        if old == 0:
            return "new"
        change = (new - old) / old * 100
        return f"{'up' if change > 0 else 'down'} {abs(change):.1f}%"
        ---
        if old == new:
            return "unchanged"
        if not old:
            return "new"
        direction = "up" if new > old else "down"
        return direction + f" {abs((new - old) / old * 100):.1f}%"
        """,
        lambda r: (r.choice((0, 50, r.randint(1, 80))), r.choice((0, 50, r.randint(1, 120)))),
    ),
    made(
        "figures.round_to_nickel",
        "round_to_nickel round_cash round_to_five_cents",
        "amount: float",
        "float",
        """
        Round a price to the nearest 0.05, as in cash payments without small coins; two decimals.
        round price to five cents
        Return {amount} rounded to a multiple of 5 cents.
        What does the customer pay in cash when there are no 1 and 2 cent coins?
        Multiply {amount} by 20, round to a whole number, divide by 20 and round to 2 places.
        """,
        """
        return round(round(amount * 20) / 20, 2)
        ---
        nickels = round(amount * 20)
        return round(nickels / 20, 2)
        """,
        lambda r: (r.randint(0, 4000) / 100,),
    ),
    made(
        "figures.trim_zeros",
        "trim_zeros format_without_trailing_zeros tidy_decimal",
        "value: float; decimals: int = 3",
        "str",
        """
        Format {value} with at most {decimals} decimals, without trailing zeros and without a bare point.
        number as text without useless zeros
        {value} rounded to {decimals} places with zeros at the end cut off: 2.50 gives '2.5', 3.0 gives '3'.
        How to print a float so that 4.0 looks like '4'?
        Drop the zeros after the last needed decimal digit, and the decimal point too if nothing follows.
        """,
        """
        text = f"{value:.{decimals}f}"
        return text.rstrip("0").rstrip(".")
        ---
        text = f"{value:.{decimals}f}"
        while text.endswith("0"):
            text = text[:-1]
        return text[:-1] if text.endswith(".") else text
        """,
        lambda r: (
            r.choice((0.0, 1.0, 100.0, r.randint(-400, 4000) / 8, r.randint(1, 999) / 100)),
            r.choice((1, 2, 3, 3)),
        ),
    ),
    made(
        "figures.place_label",
        "place_label medal_or_place rank_label",
        "place: int",
        "str",
        """
        Name a place in a race: 'gold', 'silver', 'bronze' for the first three, then '4th', '21st', '112th'.
        medal for the top three else ordinal number
        Return the medal for places 1 to 3 and an ordinal such as '4th' or '22nd' for the others.
        What stands next to the runner's name in the results?
        Ordinals end in st, nd, rd or th; 11, 12 and 13 take th. The top three get a medal's name instead.
        """,
        """
        medals = {1: "gold", 2: "silver", 3: "bronze"}
        if place in medals:
            return medals[place]
        if place % 100 in (11, 12, 13):
            return f"{place}th"
        return f"{place}" + {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
        ---
        if place <= 3:
            return ("gold", "silver", "bronze")[place - 1]
        ending = "th"
        if not 10 <= place % 100 <= 20:
            ending = {1: "st", 2: "nd", 3: "rd"}.get(place % 10, ending)
        return str(place) + ending
        """,
        lambda r: (r.choice((1, 2, 3, 11, 12, 13, 21, 22, 23, r.randint(1, 130))),),
    ),
    made(
        "figures.engineering_notation",
        "engineering_notation si_prefix format_with_prefix",
        "value: float; unit: str",
        "str",
        """
        Format {value} with an SI prefix (u, m, none, k, M) and one decimal, such as '4.7 kHz' or '2.0 mA'.
        number with SI prefix and unit
        Choose the prefix so that at least 1 is left before the point; anything under 0.001 takes u.
        How would an engineer write 4700 Ohm?
        From 1e6 use M, from 1e3 k, from 1 none, from 1e-3 m, else u; zero is '0.0 V' without a prefix.
        """,
        """
        if value == 0:
            return f"0.0 {unit}"
        for size, prefix in ((1e6, "M"), (1e3, "k"), (1, ""), (1e-3, "m")):
            if abs(value) >= size:
                return f"{value / size:.1f} {prefix}{unit}"
        return f"{value / 1e-6:.1f} u{unit}"
        ---
        size, prefix = 1e-6, "u"
        if value == 0:
            size, prefix = 1, ""
        else:
            for limit, letter in ((1e-3, "m"), (1, ""), (1e3, "k"), (1e6, "M")):
                if abs(value) >= limit:
                    size, prefix = limit, letter
        return f"{value / size:.1f} {prefix}{unit}"
        """,
        lambda r: (
            r.choice((0.0, 0.002, 0.5, 47.0, 1000.0, 4700.0, 2200000.0, 0.00001, r.randint(1, 9999) / 4)),
            r.choice(("V", "Ohm", "Hz", "A")),
        ),
    ),
    made(
        "figures.drop_extremes_average",
        "drop_extremes_average judge_average average_without_extremes",
        "scores: list[float]",
        "float",
        """
        Average of {scores} without one highest and one lowest; with under three scores the plain average.
        mean after dropping the best and worst score
        Leave out a single minimum and a single maximum before averaging, as judges do; empty gives 0.0.
        What is the diver's mark when the extreme marks are struck out?
        If there are less than 3 scores, average all of them; 0.0 for an empty list.
        """,
        """
        if not scores:
            return 0.0
        kept = sorted(scores)[1:-1] if len(scores) >= 3 else sorted(scores)
        return sum(kept) / len(kept)
        ---
        kept = sorted(scores)
        if len(kept) > 2:
            kept = kept[1 : len(kept) - 1]
        return sum(kept) / len(kept) if kept else 0.0
        """,
        lambda r: ([r.randint(0, 20) / 2 for _ in range(r.randint(0, 7))],),
    ),
    made(
        "figures.trimmed_mean_percent",
        "trimmed_mean_percent trimmed_average trim_mean",
        "values: list[float]; percent: int = 10",
        "float",
        """
        Mean of {values} after cutting {percent} percent (rounded down) off each end; 0.0 for an empty list.
        trimmed mean with percentage cut on both sides
        Sort {values}, remove the lowest and the highest {percent} % of them, and average the others.
        What is the average without the extreme tenths?
        The number cut from each end is the count times {percent} / 100, rounded down; no values give 0.0.
        """,
        """
        if not values:
            return 0.0
        cut = len(values) * percent // 100
        kept = sorted(values)[cut : len(values) - cut]
        return sum(kept) / len(kept)
        ---
        ordered = sorted(values)
        for _ in range(int(len(values) * percent / 100)):
            ordered = ordered[1:-1]
        return sum(ordered) / len(ordered) if ordered else 0.0
        """,
        lambda r: ([r.randint(0, 60) / 4 for _ in range(r.randint(0, 12))], r.choice((0, 10, 10, 20, 25))),
    ),
    made(
        "figures.weighted_grade",
        "weighted_grade weighted_course_grade final_mark",
        "grades: dict[str, float]; weights: dict[str, int]",
        "float",
        """
        Weighted average of {grades} by {weights}; parts without a weight count once; 0.0 without grades.
        weighted mean of named grades, missing weight means 1
        Average the grades, each times its weight; a name that {weights} lacks has weight 1.
        What is the final mark if the exam counts double?
        Sum of grade * weight over the sum of the weights used, rounded to 2 decimals; no grades give 0.0.
        """,
        """
        if not grades:
            return 0.0
        total = sum(grade * weights.get(name, 1) for name, grade in grades.items())
        return round(total / sum(weights.get(name, 1) for name in grades), 2)
        ---
        total = count = 0.0
        for name in grades:
            weight = weights.get(name, 1)
            total += grades[name] * weight
            count += weight
        return round(total / count, 2) if count else 0.0
        """,
        lambda r: (
            {k: r.randint(0, 40) / 4 for k in r.sample(("exam", "quiz", "lab", "essay"), r.randint(0, 4))},
            {k: r.randint(1, 5) for k in r.sample(("exam", "quiz", "lab", "essay"), r.randint(0, 4))},
        ),
    ),
    made(
        "figures.median_ignoring_none",
        "median_ignoring_none median_of_known safe_median",
        "values: list[int | None]",
        "float | None",
        """
        Median of the {values} that are not None, as a float; None if nothing is left.
        median skipping missing values
        Leave out missing values; of an even number of known ones average the two middle ones.
        What is the middle of the measured values, gaps ignored?
        Return float(median) of the known entries of {values} and None when all are None.
        """,
        """
        known = [value for value in values if value is not None]
        return float(median(known)) if known else None
        ---
        known = sorted(value for value in values if value is not None)
        if not known:
            return None
        half = len(known) // 2
        return (known[half] + known[~half]) / 2
        """,
        lambda r: ([r.choice((None, r.randint(0, 20), r.randint(0, 20))) for _ in range(r.randint(0, 7))],),
        "from statistics import median",
    ),
    made(
        "figures.only_mode",
        "only_mode unique_mode clear_winner",
        "values: list[int]",
        "int | None",
        """
        The most common of {values}, or None if two share the first place or the list is empty.
        mode only when it is unique
        Return the value that occurs more often than any other one; a tie gives None.
        Is there one clear most frequent value, and which?
        None without values or when the highest count is reached by several; otherwise that value.
        """,
        """
        top = Counter(values).most_common(2)
        if not top or len(top) == 2 and top[0][1] == top[1][1]:
            return None
        return top[0][0]
        ---
        counts = {value: values.count(value) for value in values}
        best = [value for value in counts if counts[value] == max(counts.values())]
        return best[0] if len(best) == 1 else None
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 4),),
        "from collections import Counter",
    ),
    made(
        "figures.outliers_from_mean",
        "outliers_from_mean far_from_average mean_outliers",
        "values: list[float]; factor: float = 2.0",
        "list[float]",
        """
        The {values} that lie more than {factor} standard deviations (population) away from the mean, in order
        outliers by standard deviation
        values whose distance from the average exceeds {factor} times the population standard deviation.
        Which readings are unusually far from the mean?
        Fewer than two values give an empty list; otherwise keep those with |value - mean| > factor * stdev.
        """,
        """
        if len(values) < 2:
            return []
        center, spread = mean(values), pstdev(values)
        return [value for value in values if abs(value - center) > factor * spread]
        ---
        far: list[float] = []
        if len(values) > 1:
            limit = factor * pstdev(values)
            middle = mean(values)
            for value in values:
                if abs(value - middle) > limit:
                    far.append(value)
        return far
        """,
        lambda r: (
            [
                float(r.choice((r.randint(8, 12), r.randint(8, 12), r.randint(0, 60))))
                for _ in range(r.randint(0, 9))
            ],
            r.choice((1.0, 1.5, 2.0)),
        ),
        "from statistics import mean, pstdev",
    ),
    made(
        "figures.without_outliers_iqr",
        "without_outliers_iqr remove_iqr_outliers drop_outliers",
        "values: list[float]",
        "list[float]",
        """
        Leave out of {values} what lies more than 1.5 interquartile ranges below Q1 or above Q3.
        remove outliers with the IQR rule
        Keep values between Q1 - 1.5 * IQR and Q3 + 1.5 * IQR, in order; fewer than four values are all kept.
        Which measurements stay after the box plot rule?
        Quartiles come from statistics.quantiles with n=4; lists shorter than 4 are returned as a copy.
        """,
        """
        if len(values) < 4:
            return list(values)
        q1, _, q3 = quantiles(values, n=4)
        margin = 1.5 * (q3 - q1)
        return [value for value in values if q1 - margin <= value <= q3 + margin]
        ---
        kept = list(values)
        if len(kept) >= 4:
            quarters = quantiles(kept, n=4)
            reach = 1.5 * (quarters[2] - quarters[0])
            kept = [v for v in kept if not (v < quarters[0] - reach or v > quarters[2] + reach)]
        return kept
        """,
        lambda r: (
            [
                float(r.choice((r.randint(8, 12), r.randint(8, 14), r.randint(0, 50))))
                for _ in range(r.randint(0, 10))
            ],
        ),
        "from statistics import quantiles",
    ),
    made(
        "figures.nearest_rank_percentile",
        "nearest_rank_percentile percentile_nearest_rank nth_percentile",
        "values: list[int]; percent: int",
        "int | None",
        """
        The {percent}-th percentile of {values} by the nearest-rank method; None for an empty list.
        percentile, nearest rank
        Sort {values} and take the element at rank ceil(percent / 100 * n), counted from 1, at least the first
        Below which value do {percent} percent of the data lie?
        Percent 0 gives the smallest and 100 the largest value; no interpolation; None without values.
        """,
        """
        if not values:
            return None
        rank = max(1, math.ceil(percent / 100 * len(values)))
        return sorted(values)[rank - 1]
        ---
        ordered = sorted(values)
        if not ordered:
            return None
        index = math.ceil(percent / 100 * len(ordered)) - 1
        return ordered[index] if index > 0 else ordered[0]
        """,
        lambda r: (draw.ints(r, 0, 9), r.choice((0, 25, 50, 75, 90, 95, 100))),
        "import math",
    ),
    made(
        "figures.percentile_rank",
        "percentile_rank share_below percent_below",
        "scores: list[int]; score: int",
        "float",
        """
        Percent of {scores} that are lower than {score}, equal ones counted half; one decimal, 0.0 if empty.
        percentile rank of a score
        Count the scores below plus half of the ties, divide by the number of scores and give it in percent.
        How many percent of the class did worse than {score}?
        (below + 0.5 * equal) / n * 100, rounded to one decimal; an empty list gives 0.0.
        """,
        """
        if not scores:
            return 0.0
        below = sum(other < score for other in scores)
        return round((below + 0.5 * scores.count(score)) / len(scores) * 100, 1)
        ---
        points = 0.0
        for other in scores:
            if other < score:
                points += 1
            elif other == score:
                points += 0.5
        return round(points / len(scores) * 100, 1) if scores else 0.0
        """,
        lambda r: (lambda s: (s, r.choice((*s, 50))))(_scores(r)),
    ),
    made(
        "figures.trailing_average",
        "trailing_average running_window_mean smooth_trailing",
        "values: list[float]; size: int = 3",
        "list[float]",
        """
        Moving average: each value averaged with up to {size} - 1 values before it, rounded to 2 decimals.
        trailing moving average with short windows at the start
        For every position the mean of the last {size} values so far; the first ones use what there is.
        How to smooth a series without losing its first points?
        Return a list as long as {values}; entry i is the average of values[i-size+1..i], two decimals.
        """,
        """
        result = []
        for end in range(1, len(values) + 1):
            window = values[max(0, end - size) : end]
            result.append(round(sum(window) / len(window), 2))
        return result
        ---
        windows = [values[max(0, i - size + 1) : i + 1] for i in range(len(values))]
        return [round(sum(window) / len(window), 2) for window in windows]
        """,
        lambda r: (_few(r), r.randint(1, 4)),
    ),
    made(
        "figures.exponential_smoothing",
        "exponential_smoothing smooth_exponentially ema",
        "values: list[float]; alpha: float = 0.5",
        "list[float]",
        """
        Exponential smoothing: start with the first value, then alpha * value + (1 - alpha) * previous result.
        exponential moving average
        Return the smoothed series of {values} with the factor {alpha}, every entry rounded to 3 decimals.
        How to weigh recent readings more than old ones?
        Each output mixes the new value (share {alpha}) with the unrounded last output; empty stays empty.
        """,
        """
        result = []
        level = values[0] if values else 0.0
        for value in values:
            level = alpha * value + (1 - alpha) * level
            result.append(round(level, 3))
        return result
        ---
        level: float | None = None
        result = []
        for value in values:
            before = value if level is None else level
            level = alpha * value + (1 - alpha) * before
            result.append(round(level, 3))
        return result
        """,
        lambda r: (_few(r), r.choice((0.5, 0.5, 0.25, 1.0))),
    ),
    made(
        "figures.scale_to_hundred",
        "scale_to_hundred rescale_to_percent normalize_to_100",
        "values: list[float]",
        "list[float]",
        """
        Scale {values} so that the lowest becomes 0 and the highest 100, one decimal; all equal gives 50.0.
        min-max normalization to 0-100
        Map the minimum to 0.0 and the maximum to 100.0; if all {values} are the same every one becomes 50.0.
        How do the values look on a scale from nought to a hundred?
        (value - low) / (high - low) * 100 rounded to 1 decimal; 50.0 for each when there is no spread.
        """,
        """
        if not values:
            return []
        low, high = min(values), max(values)
        if low == high:
            return [50.0] * len(values)
        return [round((value - low) / (high - low) * 100, 1) for value in values]
        ---
        if len(set(values)) < 2:
            return [50.0 for _ in values]
        low = min(values)
        span = max(values) - low
        return [round((value - low) / span * 100, 1) for value in values]
        """,
        lambda r: (_few(r),),
    ),
    made(
        "figures.rounded_shares_sum_100",
        "rounded_shares_sum_100 largest_remainder percentages_adding_up",
        "counts: list[int]",
        "list[int]",
        """
        Whole percentages of {counts} that add up to exactly 100, by the largest remainder method.
        percentages that sum to 100
        Round all shares down, then give 1 more to those with the largest remainders, earlier ones first.
        How to show shares so that the sum is not 99 or 101?
        All 0 if the total is 0; leftover points go to the biggest fractions, ties to the first.
        """,
        """
        total = sum(counts)
        if total == 0:
            return [0] * len(counts)
        shares = [100 * count // total for count in counts]
        order = sorted(range(len(counts)), key=lambda i: -(100 * counts[i] % total))
        for i in order[: 100 - sum(shares)]:
            shares[i] += 1
        return shares
        ---
        total = sum(counts)
        if not total:
            return [0 for _ in counts]
        parts = [divmod(100 * count, total) for count in counts]
        missing = 100 - sum(whole for whole, _ in parts)
        ranked = sorted(range(len(parts)), key=lambda i: parts[i][1], reverse=True)
        chosen = set(ranked[:missing])
        return [whole + (i in chosen) for i, (whole, _) in enumerate(parts)]
        """,
        lambda r: ([r.randint(0, 9) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "figures.histogram_rows",
        "histogram_rows text_histogram star_chart",
        "numbers: list[int]",
        "list[str]",
        """
        Text histogram of {numbers}: for each distinct value, ascending, a row like '3: ***'.
        histogram with stars
        Count every value and return lines 'value: stars' sorted by value, one star for each occurrence.
        How to draw the frequencies as rows of asterisks?
        One string for each different number in {numbers}, from the smallest up, with as many * as it occurs.
        """,
        """
        return [f"{value}: {'*' * numbers.count(value)}" for value in sorted(set(numbers))]
        ---
        counts: dict[int, int] = {}
        for number in numbers:
            counts[number] = counts.get(number, 0) + 1
        return [str(value) + ": " + "*" * counts[value] for value in sorted(counts)]
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 6),),
    ),
    made(
        "figures.bins_of_ten",
        "bins_of_ten decade_histogram score_bins",
        "scores: list[int]",
        "dict[str, int]",
        """
        Count {scores} from 0 to 100 in bins named '0-9', '10-19' ... '90-100'; empty bins are left out.
        histogram of scores by tens
        Group the scores by tens, 100 going with the nineties as '90-100'; bins ascend and have counts above 0
        How many results fall into each ten-point range?
        Return a dict from the label of the range to the number of scores, lowest first, without empty ranges.
        """,
        """
        result: dict[str, int] = {}
        for score in sorted(scores):
            low = min(score // 10, 9) * 10
            label = f"{low}-{100 if low == 90 else low + 9}"
            result[label] = result.get(label, 0) + 1
        return result
        ---
        labels = [f"{low}-{low + 9}" for low in range(0, 90, 10)] + ["90-100"]
        counts = [0] * 10
        for score in scores:
            counts[9 if score == 100 else score // 10] += 1
        return {label: count for label, count in zip(labels, counts) if count}
        """,
        lambda r: (_scores(r),),
    ),
    made(
        "figures.equal_width_bins",
        "equal_width_bins histogram_counts bin_counts",
        "values: list[float]; bins: int",
        "list[int]",
        """
        Counts of {values} in {bins} intervals of equal width from minimum to maximum; latter is in the last
        histogram counts
        Split the range of {values} into {bins} equal bins and count; all zeros for an empty list.
        How many values fall into each of {bins} equal parts of the range?
        The largest value belongs to the last bin; if all are equal, everything is in the first one.
        """,
        """
        counts = [0] * bins
        if not values:
            return counts
        low, high = min(values), max(values)
        for value in values:
            index = int((value - low) / (high - low) * bins) if high > low else 0
            counts[min(index, bins - 1)] += 1
        return counts
        ---
        if not values:
            return [0] * bins
        low = min(values)
        span = max(values) - low
        places = [min(int((value - low) / span * bins), bins - 1) if span else 0 for value in values]
        return [places.count(index) for index in range(bins)]
        """,
        lambda r: (_few(r), r.randint(1, 4)),
    ),
    made(
        "figures.correlation_word",
        "correlation_word describe_correlation correlation_strength",
        "coefficient: float",
        "str",
        """
        Describe a correlation: 'strong' from 0.7, 'moderate' from 0.3, with the direction, below that 'weak'.
        correlation coefficient in words
        Return 'strong positive', 'moderate negative' and so on; below 0.3 in absolute value just 'weak'.
        How closely are the two quantities related, in words?
        |r| >= 0.7 is strong, >= 0.3 moderate, each followed by positive or negative; anything else is 'weak'.
        """,
        """
        size = abs(coefficient)
        if size < 0.3:
            return "weak"
        strength = "strong" if size >= 0.7 else "moderate"
        return f"{strength} {'positive' if coefficient > 0 else 'negative'}"
        ---
        direction = " positive" if coefficient > 0 else " negative"
        if abs(coefficient) >= 0.7:
            return "strong" + direction
        if abs(coefficient) >= 0.3:
            return "moderate" + direction
        return "weak"
        """,
        lambda r: (r.choice((0.0, 0.3, -0.3, 0.7, -0.7, r.randint(-100, 100) / 100)),),
    ),
    made(
        "figures.sign_agreement",
        "sign_agreement direction_match same_direction_share",
        "first: list[int]; second: list[int]",
        "float",
        """
        Share of the steps in which both series move the same way (up, down or level); 0.0 if no steps.
        how often do two series move together
        Compare the signs of successive differences of {first} and {second}, equally long; fraction that agree
        In what part of the steps do both rise, both fall or both stay?
        Number of positions where the changes have the same sign, divided by the number of changes, 2 places.
        """,
        """
        def directions(series: list[int]) -> list[int]:
            return [(b > a) - (b < a) for a, b in zip(series, series[1:])]

        pairs = list(zip(directions(first), directions(second)))
        if not pairs:
            return 0.0
        return round(sum(a == b for a, b in pairs) / len(pairs), 2)
        ---
        steps = min(len(first), len(second)) - 1
        if steps < 1:
            return 0.0
        same = 0
        for i in range(steps):
            a, b = first[i + 1] - first[i], second[i + 1] - second[i]
            same += a * b > 0 or a == b == 0
        return round(same / steps, 2)
        """,
        lambda r: (lambda n: (draw.ints(r, n, n, 0, 9), draw.ints(r, n, n, 0, 9)))(r.randint(0, 6)),
    ),
    made(
        "figures.pearson_safe",
        "pearson_safe correlation pearson_correlation",
        "xs: list[float]; ys: list[float]",
        "float",
        """
        Pearson correlation of {xs} and {ys}, to 3 places; 0.0 if one is constant or has under two values.
        correlation coefficient of two lists
        Covariance over the product of the standard deviations; 0.0 when there is no variation.
        How strongly are the two lists linearly related, from -1 to 1?
        Return r to three decimals; lists of fewer than 2 points or without spread give 0.0.
        """,
        """
        n = len(xs)
        if n < 2:
            return 0.0
        mx, my = sum(xs) / n, sum(ys) / n
        top = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
        bottom = math.sqrt(sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys))
        return round(top / bottom, 3) + 0.0 if bottom else 0.0
        ---
        if len(xs) < 2 or len(set(xs)) == 1 or len(set(ys)) == 1:
            return 0.0
        x_mean, y_mean = sum(xs) / len(xs), sum(ys) / len(ys)
        dx = [x - x_mean for x in xs]
        dy = [y - y_mean for y in ys]
        product = sum(a * b for a, b in zip(dx, dy))
        scale = math.sqrt(sum(a**2 for a in dx) * sum(b**2 for b in dy))
        return round(product / scale, 3) + 0.0
        """,
        lambda r: (
            lambda n: ([float(r.randint(0, 9)) for _ in range(n)], [float(r.randint(0, 9)) for _ in range(n)])
        )(r.randint(0, 5)),
        "import math",
    ),
    made(
        "figures.trend_word",
        "trend_word describe_trend overall_trend",
        "values: list[int]",
        "str",
        """
        'rising' if no step of {values} goes down and one goes up, 'falling' if the reverse, 'flat' or 'mixed'
        trend of a series in one word
        No change (or under two values) is 'flat'; ups without downs 'rising'; downs without ups 'falling'.
        Does the series go up, down, neither or both?
        Return rising, falling, flat or mixed by looking at whether there are upward and downward steps.
        """,
        """
        up = any(b > a for a, b in zip(values, values[1:]))
        down = any(b < a for a, b in zip(values, values[1:]))
        if up and down:
            return "mixed"
        return "rising" if up else "falling" if down else "flat"
        ---
        steps = {(b > a) - (b < a) for a, b in zip(values, values[1:])} - {0}
        names = {1: "rising", -1: "falling"}
        if len(steps) == 2:
            return "mixed"
        return names[steps.pop()] if steps else "flat"
        """,
        lambda r: (
            r.choice((draw.ints(r, 0, 5, 0, 9), sorted(draw.ints(r, 2, 5, 0, 9)), [3, 2, 1], [4, 4])),
        ),
    ),
    made(
        "figures.range_ratio",
        "range_ratio relative_spread spread_percent",
        "values: list[float]",
        "float",
        """
        Spread of {values} in percent of the mean: (max - min) / mean * 100, 1 decimal; 0.0 if empty or mean 0
        range relative to the mean in percent
        Divide the difference of the largest and smallest value by the average and express it in percent.
        How large is the range compared with the average?
        Return 0.0 without values or when the mean is zero; otherwise the relative range rounded to 1 decimal.
        """,
        """
        if not values or sum(values) == 0:
            return 0.0
        average = sum(values) / len(values)
        return round((max(values) - min(values)) / average * 100, 1)
        ---
        mean = sum(values) / len(values) if values else 0
        if not mean:
            return 0.0
        ordered = sorted(values)
        return round((ordered[-1] - ordered[0]) / mean * 100, 1)
        """,
        lambda r: (_few(r),),
    ),
    made(
        "figures.mean_absolute_step",
        "mean_absolute_step average_jump mean_change_size",
        "values: list[int]",
        "float",
        """
        Average size of the steps between neighbours in {values}, signs ignored; 0.0 for under two values.
        mean absolute difference of consecutive numbers
        How much do successive values differ on average?
        Add up |b - a| for all neighbouring pairs and divide by their number; with less than 2 values 0.0.
        Return the mean absolute change from one entry of {values} to the next.
        """,
        """
        if len(values) < 2:
            return 0.0
        return sum(abs(b - a) for a, b in zip(values, values[1:])) / (len(values) - 1)
        ---
        steps = [abs(values[i] - values[i - 1]) for i in range(1, len(values))]
        return sum(steps) / len(steps) if steps else 0.0
        """,
        lambda r: (draw.ints(r, 0, 7),),
    ),
    made(
        "figures.grade_curve",
        "grade_curve curve_grades lift_to_hundred",
        "scores: list[int]",
        "list[int]",
        """
        Curve {scores}: add to all what the best one lacks to 100.
        curve grades so that the top score is 100
        Raise every score by the same number of points, 100 minus the highest; an empty list stays empty.
        What are the marks after the best student is lifted to a hundred?
        Return the scores shifted so that the maximum is exactly 100.
        """,
        """
        if not scores:
            return []
        bonus = 100 - max(scores)
        return [score + bonus for score in scores]
        ---
        best = max(scores, default=100)
        return [score + (100 - best) for score in scores]
        """,
        lambda r: (_scores(r),),
    ),
    made(
        "figures.z_score_label",
        "z_score_label standing unusualness",
        "value: float; mean: float; deviation: float",
        "str",
        """
        Classify {value} by its z-score: within 1 'typical', within 2 'unusual', beyond that 'outlier'.
        typical, unusual or outlier by standard deviations
        Distance to {mean} in units of {deviation}: up to 1 is typical, up to 2 unusual, more is an outlier.
        How remarkable is the value compared with the rest?
        If {deviation} is 0, the value is 'typical' when it equals {mean} and otherwise an 'outlier'.
        'typical' up to one deviation, 'unusual' up to two, else 'outlier'; a zero one allows only the mean.
        """,
        """
        distance = abs(value - mean)
        if distance <= deviation:
            return "typical"
        return "unusual" if distance <= 2 * deviation else "outlier"
        ---
        if deviation == 0:
            return "typical" if value == mean else "outlier"
        score = abs((value - mean) / deviation)
        for limit, label in ((1, "typical"), (2, "unusual")):
            if score <= limit:
                return label
        return "outlier"
        """,
        lambda r: (r.randint(0, 100) / 2, 25.0, r.choice((0.0, 5.0, 10.0, 12.5))),
    ),
    made(
        "figures.compound_growth_rate",
        "compound_growth_rate cagr annual_growth",
        "start: float; end: float; years: int",
        "float",
        """
        Compound annual growth rate from {start} to {end} over {years} in percent, 2 places; 0.0 if undefined.
        CAGR in percent
        Yearly growth that turns {start} into {end}: ((end / start) ** (1 / years) - 1) * 100.
        By how many percent did it grow per year on average?
        Return 0.0 when {start} or {years} is not positive; otherwise the rate rounded to two decimals.
        """,
        """
        if start <= 0 or years <= 0:
            return 0.0
        return round(((end / start) ** (1 / years) - 1) * 100, 2)
        ---
        if min(start, years) <= 0:
            return 0.0
        factor = (end / start) ** (1 / years)
        return round((factor - 1) * 100, 2)
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 500))), r.randint(0, 900), r.randint(0, 8)),
    ),
    made(
        "figures.growth_rates",
        "growth_rates period_changes percent_changes",
        "values: list[float]",
        "list[float | None]",
        """
        Percent change from each of {values} to the next, one decimal; None where the earlier one is 0.
        list of percentage changes
        Return a list one shorter than {values} with (new - old) / old * 100; None after a zero.
        By how many percent does every figure differ from the previous one?
        Pairwise growth in percent, rounded to 1 decimal place; a division by zero is shown as None.
        """,
        """
        return [
            round((new - old) / old * 100, 1) if old else None
            for old, new in zip(values, values[1:])
        ]
        ---
        rates: list[float | None] = []
        for i in range(1, len(values)):
            old = values[i - 1]
            rates.append(None if old == 0 else round((values[i] - old) / old * 100, 1))
        return rates
        """,
        lambda r: ([r.choice((0.0, r.randint(1, 40) / 2)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "figures.max_drawdown_percent",
        "max_drawdown_percent largest_drop worst_fall",
        "prices: list[float]",
        "float",
        """
        Largest fall of {prices} from an earlier peak in percent of that peak, one decimal; 0.0 if none falls.
        maximum drawdown in percent
        Compare each price with the highest so far; return the biggest loss in percent, positive, 1 decimal.
        What is the worst loss after a high?
        0.0 for an empty or never falling list; otherwise max of (peak - price) / peak * 100.
        """,
        """
        peak = worst = 0.0
        for price in prices:
            peak = max(peak, price)
            worst = max(worst, (peak - price) / peak * 100)
        return round(worst, 1)
        ---
        drops = [0.0]
        for i, price in enumerate(prices):
            top = max(prices[: i + 1])
            drops.append((top - price) / top * 100)
        return round(max(drops), 1)
        """,
        lambda r: ([r.randint(1, 40) / 2 for _ in range(r.randint(0, 7))],),
    ),
    made(
        "figures.digits_sorted_desc",
        "digits_sorted_desc largest_from_digits biggest_rearrangement",
        "number: int",
        "int",
        """
        The largest number made of the digits of {number}; a negative one becomes as close to zero as possible
        rearrange digits for the largest value, sign kept
        Sort the digits descending; for negative numbers ascending, so that the result is again the largest.
        Which greatest number can be laid with these digits?
        Keep the minus sign; -305 gives -35, as leading zeros vanish, and 305 gives 530.
        """,
        """
        digits = sorted(str(abs(number)), reverse=number >= 0)
        value = int("".join(digits))
        return value if number >= 0 else -value
        ---
        digits = "".join(sorted(str(abs(number))))
        if number < 0:
            return -int(digits)
        return int(digits[::-1])
        """,
        lambda r: (r.choice((0, 10, -305, r.randint(-9999, 99999))),),
    ),
    made(
        "figures.even_odd_digit_balance",
        "even_odd_digit_balance digit_parity_winner more_even_or_odd_digits",
        "number: int",
        "str",
        """
        'even' if {number} has more even digits, 'odd' if more odd ones, 'equal' if as many of both.
        are there more even or odd digits
        Count even and odd digits, ignoring the sign, and name the larger group; a tie is 'equal'.
        Which kind of digit is in the majority?
        Return even, odd or equal by comparing the counts; 0 is an even digit.
        """,
        """
        digits = str(abs(number))
        odd = sum(digit in "13579" for digit in digits)
        even = len(digits) - odd
        if even == odd:
            return "equal"
        return "even" if even > odd else "odd"
        ---
        balance = sum(-1 if int(digit) % 2 else 1 for digit in str(abs(number)))
        if balance > 0:
            return "even"
        return "odd" if balance < 0 else "equal"
        """,
        lambda r: (r.choice((0, 12, -2468, r.randint(-999, 99999))),),
    ),
    made(
        "figures.digit_staircase",
        "digit_staircase digits_step_by_one is_stepping_number",
        "number: int",
        "bool",
        """
        Check that neighbouring digits of {number} always differ by exactly 1; one digit is fine.
        stepping number
        Return True for numbers such as 1232 or 98 whose adjacent digits differ by one; sign ignored.
        Do the digits go up or down in single steps?
        Every digit must be one more or one less than the one before; single digits count as True.
        """,
        """
        digits = [int(digit) for digit in str(abs(number))]
        return all(abs(a - b) == 1 for a, b in zip(digits, digits[1:]))
        ---
        text = str(abs(number))
        for i in range(1, len(text)):
            if abs(int(text[i]) - int(text[i - 1])) != 1:
                return False
        return True
        """,
        lambda r: (
            r.choice((1234, 4321, 98, 5, -121, 13, 122, 9876, 1235, r.randint(0, 9999), r.randint(10, 999))),
        ),
    ),
    made(
        "figures.digits_never_fall",
        "digits_never_fall is_nondecreasing_number has_sorted_digits",
        "number: int",
        "str",
        """
        Name the order of the digits of {number}: 'increasing', 'decreasing', 'flat' (all equal) or 'bouncy'.
        increasing, decreasing, flat or bouncy number
        Equal neighbours are allowed; 1123 is increasing, 3321 decreasing, 77 flat, 132 bouncy.
        Do the digits rise, fall, stay or jump around?
        A number of one digit or of equal digits is 'flat'; neither sorted upwards nor downwards is 'bouncy'.
        """,
        """
        digits = list(str(number))
        if len(set(digits)) == 1:
            return "flat"
        if digits == sorted(digits):
            return "increasing"
        return "decreasing" if digits == sorted(digits, reverse=True) else "bouncy"
        ---
        text = str(number)
        up = any(a < b for a, b in zip(text, text[1:]))
        down = any(a > b for a, b in zip(text, text[1:]))
        if up and down:
            return "bouncy"
        return "increasing" if up else "decreasing" if down else "flat"
        """,
        lambda r: (r.choice((123, 321, 1123, 77, 5, 132, 0, r.randint(10, 9999))),),
    ),
    made(
        "figures.missing_digits",
        "missing_digits unused_digits digits_not_in",
        "number: int",
        "str",
        """
        The digits 0 to 9 that do not occur in {number}, ascending, as a string.
        which digits are missing
        Return all decimal digits that {number} lacks in one string; '' if it has all ten.
        Which digits would be needed to make the number pandigital?
        Go through 0-9 and keep those absent from the digits of {number}.
        """,
        """
        present = set(str(number))
        return "".join(digit for digit in "0123456789" if digit not in present)
        ---
        return "".join(sorted(set("0123456789") - set(str(number))))
        """,
        lambda r: (r.choice((0, 1234567890, 987654321, r.randint(0, 9999999), r.randint(0, 9999))),),
    ),
    made(
        "figures.steps_to_palindrome",
        "steps_to_palindrome reverse_and_add_steps lychrel_steps",
        "number: int; limit: int = 10",
        "int",
        """
        How often the reversed number must be added to {number} until it is a palindrome; -1 after {limit}.
        reverse and add steps
        Add the number read backwards again and again; return the count of additions, 0 for a palindrome.
        After how many reversals and additions does it read the same both ways?
        Give up and return -1 when {limit} additions were not enough.
        """,
        """
        for step in range(limit + 1):
            if str(number) == str(number)[::-1]:
                return step
            number += int(str(number)[::-1])
        return -1
        ---
        steps = 0
        while str(number) != str(number)[::-1]:
            if steps == limit:
                return -1
            number += int(str(number)[::-1])
            steps += 1
        return steps
        """,
        lambda r: (r.choice((5, 56, 59, 89, 196, r.randint(1, 200))), r.choice((3, 10, 10))),
    ),
    made(
        "figures.sum_of_digit_blocks",
        "sum_of_digit_blocks sum_in_blocks add_digit_groups",
        "number: int; size: int = 2",
        "int",
        """
        Cut the digits of {number} into groups of {size} from the right and add the groups up as numbers.
        sum of groups of digits from the right
        Part {number} into blocks of {size} digits, starting at the ones, and return the sum of the blocks.
        What is 12345 added up in pairs of digits? 45 + 23 + 1.
        The leftmost block may be shorter; the result is the total of all blocks.
        """,
        """
        total = 0
        while number:
            number, block = divmod(number, 10**size)
            total += block
        return total
        ---
        text = str(number)[::-1]
        return sum(int(text[i : i + size][::-1]) for i in range(0, len(text), size))
        """,
        lambda r: (r.randint(0, 9999999), r.choice((1, 2, 2, 3))),
    ),
    made(
        "figures.next_prime_gap",
        "next_prime_gap distance_to_next_prime gap_to_prime",
        "number: int",
        "int",
        """
        How far the next prime above {number} is, at least 1.
        distance to the next larger prime
        Return the smallest d > 0 for which {number} + d is a prime number.
        How many steps up until a prime is met?
        The number itself does not count even if it is prime; search upwards and return the difference.
        """,
        """
        def is_prime(n: int) -> bool:
            return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))

        gap = 1
        while not is_prime(number + gap):
            gap += 1
        return gap
        ---
        candidate = number + 1
        while True:
            if candidate > 1 and all(candidate % d for d in range(2, candidate)):
                return candidate - number
            candidate += 1
        """,
        lambda r: (r.randint(0, 120),),
    ),
    made(
        "figures.prime_kind",
        "prime_kind classify_number prime_or_composite",
        "number: int",
        "str",
        """
        Classify {number}: 'prime', 'semiprime' (product of two primes), 'composite', or 'neither' below 2.
        prime, semiprime or composite
        Count prime factors with repetition: one is prime, two semiprime, more composite; under 2 'neither'.
        What sort of number is it by its prime factors?
        Return 'neither' for numbers less than 2; squares of primes are semiprimes too.
        """,
        """
        if number < 2:
            return "neither"
        factors = 0
        divisor = 2
        while number > 1:
            if number % divisor == 0:
                number //= divisor
                factors += 1
            else:
                divisor += 1
        return "prime" if factors == 1 else "semiprime" if factors == 2 else "composite"
        ---
        def count(n: int) -> int:
            for d in range(2, n + 1):
                if n % d == 0:
                    return 1 + count(n // d)
            return 0

        if number < 2:
            return "neither"
        return {1: "prime", 2: "semiprime"}.get(count(number), "composite")
        """,
        lambda r: (r.choice((0, 1, -5, 2, 4, 9, 15, r.randint(2, 120))),),
    ),
    made(
        "figures.divisor_closest_to_root",
        "divisor_closest_to_root squarest_rectangle best_grid",
        "count: int",
        "tuple[int, int]",
        """
        Rows and columns (rows <= columns) of the most square-like full grid for {count} items.
        most square grid with an exact number of cells
        Return the pair of divisors of {count} that are closest together, the smaller first.
        How to lay out {count} tiles in a rectangle as close to a square as possible?
        The rows are the largest divisor not above the square root; the columns fill up; primes give (1, n).
        """,
        """
        rows = int(count**0.5)
        while count % rows:
            rows -= 1
        return rows, count // rows
        ---
        rows = max(d for d in range(1, count + 1) if count % d == 0 and d * d <= count)
        return (rows, count // rows)
        """,
        lambda r: (r.randint(1, 100),),
    ),
    made(
        "figures.common_divisors",
        "common_divisors shared_divisors list_common_factors",
        "a: int; b: int; proper: bool = False",
        "list[int]",
        """
        All common divisors of {a} and {b}, ascending; with {proper}, without 1.
        shared divisors of two numbers
        Return the positive integers that divide both {a} and {b}; leave out 1 if {proper} is set.
        By which numbers can both be divided without a rest?
        Test everything up to the smaller number, from 2 on if {proper} and from 1 on otherwise.
        """,
        """
        start = 2 if proper else 1
        return [d for d in range(start, min(a, b) + 1) if a % d == 0 and b % d == 0]
        ---
        divisors = []
        for candidate in range(1, min(a, b) + 1):
            if candidate == 1 and proper:
                continue
            if a % candidate == b % candidate == 0:
                divisors.append(candidate)
        return divisors
        """,
        lambda r: (r.randint(1, 60), r.randint(1, 60), r.random() < 0.3),
    ),
    made(
        "figures.divisibility_word",
        "divisibility_word divisor_list_text divisible_by_text",
        "number: int",
        "str",
        """
        Name which of 2, 3 and 5 divide {number}, joined by ' and ', or 'none'.
        divisible by 2, 3, 5 as text
        Return e.g. '2 and 5'; 'none' if {number} is divisible by none of 2, 3, 5.
        By which of the small primes 2, 3 and 5 can it be divided?
        Join the divisors among 2, 3, 5 with ' and '; a 0 is divisible by all three.
        """,
        """
        found = [str(d) for d in (2, 3, 5) if number % d == 0]
        return " and ".join(found) or "none"
        ---
        found = ""
        for divisor in (2, 3, 5):
            if not number % divisor:
                found += (" and " if found else "") + str(divisor)
        return found if found else "none"
        """,
        lambda r: (r.choice((0, 7, 30, 11, r.randint(1, 100))),),
    ),
    made(
        "figures.collatz_peak",
        "collatz_peak highest_collatz_value hailstone_peak",
        "start: int",
        "tuple[int, int]",
        """
        Number of steps and highest value of the Collatz sequence from {start} down to 1.
        collatz steps and maximum
        Halve even numbers, turn odd n into 3n + 1 until 1 is reached; return (steps, peak).
        How long and how high does the hailstone fly?
        The starting value counts for the peak; a start of 1 gives (0, 1).
        """,
        """
        steps, peak = 0, start
        while start != 1:
            start = start // 2 if start % 2 == 0 else 3 * start + 1
            steps += 1
            peak = max(peak, start)
        return steps, peak
        ---
        path = [start]
        while path[-1] != 1:
            value = path[-1]
            path.append(3 * value + 1 if value % 2 else value // 2)
        return len(path) - 1, max(path)
        """,
        lambda r: (r.randint(1, 30),),
    ),
    made(
        "figures.next_in_sequence",
        "next_in_sequence predict_next continue_sequence",
        "numbers: list[int]",
        "int | None",
        """
        Next number of an arithmetic or else geometric sequence (whole ratio); None if neither or too short.
        predict the next term
        If all differences are equal add the difference; if each is the same multiple of the last, multiply.
        How would this sequence of numbers go on?
        Needs at least three {numbers}; try constant difference first, then constant whole ratio, else None.
        Return None when there is no constant step and no constant integer factor.
        """,
        """
        if len(numbers) < 3:
            return None
        steps = {b - a for a, b in zip(numbers, numbers[1:])}
        if len(steps) == 1:
            return numbers[-1] + steps.pop()
        if 0 in numbers or numbers[1] % numbers[0]:
            return None
        ratio = numbers[1] // numbers[0]
        return numbers[-1] * ratio if all(b == a * ratio for a, b in zip(numbers, numbers[1:])) else None
        ---
        pairs = list(zip(numbers, numbers[1:]))
        if len(pairs) < 2:
            return None
        step = numbers[1] - numbers[0]
        if all(b - a == step for a, b in pairs):
            return numbers[-1] + step
        if 0 not in numbers and numbers[1] % numbers[0] == 0:
            ratio = numbers[1] // numbers[0]
            if all(b == ratio * a for a, b in pairs):
                return ratio * numbers[-1]
        return None
        """,
        lambda r: (
            r.choice(
                (
                    (lambda a, d: [a + d * i for i in range(r.randint(0, 5))])(
                        r.randint(0, 9), r.randint(-3, 5)
                    ),
                    [r.randint(1, 3) * 2**i for i in range(r.randint(2, 5))],
                    draw.ints(r, 0, 4, 0, 9),
                )
            ),
        ),
    ),
    made(
        "figures.sequence_kind",
        "sequence_kind classify_sequence progression_type",
        "numbers: list[int]",
        "str",
        """
        Tell whether {numbers} are 'constant', 'arithmetic', 'geometric' or 'other'; under three is 'other'.
        kind of number sequence
        Equal numbers are constant; equal differences arithmetic; equal ratios geometric, tested by products.
        Is it an arithmetic or a geometric progression?
        Check in the order constant, arithmetic, geometric; lists with fewer than 3 numbers are 'other'.
        """,
        """
        if len(numbers) < 3:
            return "other"
        if len(set(numbers)) == 1:
            return "constant"
        if len({b - a for a, b in zip(numbers, numbers[1:])}) == 1:
            return "arithmetic"
        triples = zip(numbers, numbers[1:], numbers[2:])
        return "geometric" if 0 not in numbers and all(b * b == a * c for a, b, c in triples) else "other"
        ---
        triples = list(zip(numbers, numbers[1:], numbers[2:]))
        if not triples:
            return "other"
        if all(a == b == c for a, b, c in triples):
            return "constant"
        if all(b - a == c - b for a, b, c in triples):
            return "arithmetic"
        if all(a * b * c and b * b == a * c for a, b, c in triples):
            return "geometric"
        return "other"
        """,
        lambda r: (
            r.choice(
                (
                    [2, 4, 6],
                    [3, 6, 12],
                    [5, 5, 5],
                    [1, 2],
                    [1, 1, 2, 3, 5],
                    [9, 3, 1],
                    draw.ints(r, 0, 4, 1, 9),
                    [7 - 2 * i for i in range(r.randint(1, 5))],
                )
            ),
        ),
    ),
    made(
        "figures.fibonacci_like",
        "fibonacci_like sequence_until additive_sequence",
        "first: int; second: int; limit: int",
        "list[int]",
        """
        Sequence starting with {first}, {second}, each the sum of the last two, up to {limit} inclusive.
        fibonacci with own start values up to a limit
        Return all terms not above {limit}; stop at the first one that is larger.
        How does the additive sequence of these two starters go on?
        Each term is the sum of its two predecessors; terms greater than {limit} end the list.
        """,
        """
        terms = []
        while first <= limit:
            terms.append(first)
            first, second = second, first + second
        return terms
        ---
        terms = [first, second]
        while terms[-1] <= limit:
            terms.append(terms[-1] + terms[-2])
        for i, term in enumerate(terms):
            if term > limit:
                return terms[:i]
        return terms
        """,
        lambda r: (r.randint(0, 5), r.randint(1, 6), r.randint(0, 100)),
    ),
    made(
        "figures.feet_inches_text",
        "feet_inches_text format_height inches_to_height",
        "inches: int",
        "str",
        """
        Write {inches} as feet and inches, such as 5'11"; without a zero part, 0 gives 0".
        inches to feet and inches text
        Divide by 12: feet with ', the rest with "; leave out what is zero, but show 0" for nothing.
        How tall is someone of 71 inches in feet and inches?
        24 becomes 2', 7 becomes 7" and 30 becomes 2'6".
        Return the height in the notation of feet (') and inches ("), skipping zero parts.
        """,
        """
        feet, rest = divmod(inches, 12)
        text = f"{feet}'" if feet else ""
        if rest or not feet:
            text += f'{rest}"'
        return text
        ---
        feet, rest = inches // 12, inches % 12
        if not feet:
            return str(rest) + '"'
        return f"{feet}'" + (f'{rest}"' if rest else "")
        """,
        lambda r: (_inches(r),),
    ),
    made(
        "figures.height_to_cm",
        "height_to_cm feet_inches_to_cm parse_height",
        "text: str",
        "float",
        """
        Convert a height such as 5'11" to centimetres (2.54 cm an inch), one decimal; inches may be missing
        feet and inches text to cm
        Split {text} at the ', take 12 inches a foot, add the inches before the ", multiply by 2.54 and round.
        How many centimetres is 6'?
        Return centimetres rounded to 1 decimal; without inches after the feet they count as 0.
        """,
        """
        feet, _, inches = text.replace('"', "").partition("'")
        return round((int(feet) * 12 + int(inches or 0)) * 2.54, 1)
        ---
        parts = [part for part in text.strip('"').split("'") if part]
        total = int(parts[0]) * 12
        if len(parts) > 1:
            total += int(parts[1])
        return round(total * 2.54, 1)
        """,
        lambda r: (r.choice(("5'11\"", "6'", "5'0\"", "4'7\"", f"{r.randint(3, 6)}'{r.randint(0, 11)}\"")),),
    ),
    made(
        "figures.pounds_ounces",
        "pounds_ounces grams_to_pounds_ounces baby_weight",
        "grams: float",
        "str",
        """
        Convert {grams} to pounds and ounces, '7 lb 3 oz', whole ounces; 28.35 g an ounce, 16 ounces a pound.
        grams to pounds and ounces text
        Round {grams} / 28.35 to whole ounces, then part them into pounds of 16 ounces.
        What does the baby weigh in pounds and ounces?
        Always show both parts, even when one of them is 0: '0 lb 4 oz'.
        """,
        """
        pounds, ounces = divmod(round(grams / 28.35), 16)
        return f"{pounds} lb {ounces} oz"
        ---
        total = round(grams / 28.35)
        return "{} lb {} oz".format(total // 16, total % 16)
        """,
        lambda r: (r.choice((0, 28.35, 453.6, 1000, r.randint(0, 5000))),),
    ),
    made(
        "figures.choose_length_unit",
        "choose_length_unit format_metres readable_length",
        "metres: float",
        "str",
        """
        Show a length with a fitting unit: km from 1000 m (one decimal), m from 1 m, cm from 1 cm, else mm.
        metres to readable length
        Format {metres} as '1.2 km', '15 m', '30 cm' or '4 mm'; only km has a decimal, others are rounded.
        Which unit suits the distance best?
        From 1000 use kilometres with 1 decimal; from 1 metres; from 0.01 centimetres; below millimetres.
        """,
        """
        if metres >= 1000:
            return f"{metres / 1000:.1f} km"
        if metres >= 1:
            return f"{metres:.0f} m"
        if metres >= 0.01:
            return f"{metres * 100:.0f} cm"
        return f"{metres * 1000:.0f} mm"
        ---
        for limit, factor, digits, unit in ((1000, 0.001, 1, "km"), (1, 1, 0, "m"), (0.01, 100, 0, "cm")):
            if metres >= limit:
                return f"{metres * factor:.{digits}f} {unit}" if unit != "km" else f"{metres / 1000:.1f} km"
        return f"{metres * 1000:.0f} mm"
        """,
        lambda r: (
            r.choice((0.0, 0.004, 0.5, 1.0, 999.0, 1000.0, r.randint(1, 90) / 100, r.randint(1, 40000) / 4)),
        ),
    ),
    made(
        "figures.convert_temperature",
        "convert_temperature temperature_between change_temperature_scale",
        "value: float; source: str; target: str",
        "float",
        """
        Convert {value} between the scales 'C', 'F' and 'K' (any case), rounded to 2 decimals.
        celsius fahrenheit kelvin conversion
        Go from {source} to Celsius and on to {target}; the scales are named by the letters C, F, K.
        How warm is it on the other scale?
        F = C * 9 / 5 + 32 and K = C + 273.15; the letters may be small; two decimals.
        """,
        """
        source, target = source.upper(), target.upper()
        celsius = {"C": value, "F": (value - 32) * 5 / 9, "K": value - 273.15}[source]
        return round({"C": celsius, "F": celsius * 9 / 5 + 32, "K": celsius + 273.15}[target], 2)
        ---
        celsius = value
        if source.upper() == "F":
            celsius = (value - 32) * 5 / 9
        elif source.upper() == "K":
            celsius = value - 273.15
        if target.upper() == "F":
            celsius = celsius * 9 / 5 + 32
        elif target.upper() == "K":
            celsius += 273.15
        return round(celsius, 2)
        """,
        lambda r: (r.randint(-50, 220) / 2, r.choice("CFK"), r.choice("CFKcf")),
    ),
    made(
        "figures.parse_temperature",
        "parse_temperature text_to_celsius read_temperature",
        "text: str",
        "float",
        """
        Read '68F', '20 °C' or '300K' and return degrees Celsius, one decimal; no letter means Celsius.
        temperature text to celsius
        Parse {text} with an optional unit C, F or K in any case, with or without ° and spaces.
        How many degrees Celsius does the text say?
        Fahrenheit: (f - 32) * 5 / 9; Kelvin: minus 273.15; a bare number is already Celsius; 1 decimal.
        """,
        """
        cleaned = text.upper().replace("°", "").replace(" ", "")
        value = float(cleaned.rstrip("CFK"))
        if cleaned.endswith("F"):
            value = (value - 32) * 5 / 9
        elif cleaned.endswith("K"):
            value -= 273.15
        return round(value, 1)
        ---
        number = "".join(char for char in text if char in "-.0123456789")
        unit = text.strip()[-1].lower()
        value = float(number)
        if unit == "f":
            return round((value - 32) * 5 / 9, 1)
        return round(value - 273.15 if unit == "k" else value, 1)
        """,
        lambda r: (
            r.choice(
                (
                    "20C",
                    "68F",
                    "68 °F",
                    "21.5",
                    " 0 c",
                    "300K",
                    "-40f",
                    f"{r.randint(-20, 100)}F",
                    f"{r.randint(0, 40)} °C",
                )
            ),
        ),
    ),
    made(
        "figures.fuel_economy",
        "fuel_economy mpg_to_liters litres_per_100_km",
        "mpg: float",
        "float",
        """
        Convert miles per gallon (US) to litres per 100 km: 235.215 / {mpg}, one decimal; 0.0 unless positive.
        mpg to l/100 km
        Return the fuel consumption in litres for a hundred kilometres; zero or negative {mpg} gives 0.0.
        How thirsty is a car with that many miles to the gallon?
        Divide 235.215 by {mpg} and round to one decimal; values not above 0 return 0.0.
        """,
        """
        return round(235.215 / mpg, 1) if mpg > 0 else 0.0
        ---
        if mpg <= 0:
            return 0.0
        return round(235.215 / mpg, 1)
        """,
        lambda r: (r.choice((0, -3, 25, r.randint(1, 80))),),
    ),
    made(
        "figures.pace_text",
        "pace_text speed_to_pace running_pace",
        "kmh: float",
        "str",
        """
        Pace for a speed of {kmh}: minutes and seconds per km as 'm:ss', '-' when standing still.
        km/h to pace per km
        Divide 60 minutes by {kmh} and write 'minutes:seconds', seconds rounded and with two digits.
        How long does a kilometre take at that speed?
        3600 / {kmh} seconds, rounded, as m:ss; for a speed of 0 return '-'.
        """,
        """
        if kmh <= 0:
            return "-"
        minutes, seconds = divmod(round(3600 / kmh), 60)
        return f"{minutes}:{seconds:02d}"
        ---
        if not kmh:
            return "-"
        total = round(3600 / kmh)
        return str(total // 60) + ":" + str(total % 60).zfill(2)
        """,
        lambda r: (r.choice((0, 6, 10, 12.5, 60, r.randint(10, 40) / 2)),),
    ),
    made(
        "figures.seconds_in_words",
        "seconds_in_words spoken_duration duration_words",
        "seconds: int",
        "str",
        """
        The two largest units of a duration: '1 hour 5 minutes', '2 days', '45 seconds'; 0 gives '0 seconds'.
        duration with two most significant units
        Part {seconds} into days, hours, minutes, seconds; show the first two that are not zero, with plurals.
        How would someone tell the length of time roughly?
        Zero units are skipped, at most two are kept, 'hour' or 'hours' by the number; nothing is '0 seconds'.
        """,
        """
        parts = []
        for name, size in (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)):
            count, seconds = divmod(seconds, size)
            if count:
                parts.append(f"{count} {name}" + ("s" if count > 1 else ""))
        return " ".join(parts[:2]) or "0 seconds"
        ---
        counts = {
            "day": seconds // 86400,
            "hour": seconds // 3600 % 24,
            "minute": seconds // 60 % 60,
            "second": seconds % 60,
        }
        texts = [f"{n} {unit}{'' if n == 1 else 's'}" for unit, n in counts.items() if n]
        return " ".join(texts[:2]) if texts else "0 seconds"
        """,
        lambda r: (r.choice((0, 1, 59, 60, 61, 3600, 3661, 86400, r.randint(0, 10000))),),
    ),
    made(
        "figures.kitchen_volume",
        "kitchen_volume millilitres_to_spoons ml_to_kitchen_units",
        "ml: int",
        "str",
        """
        Millilitres in the largest of cups (250), tablespoons (15), teaspoons (5) that fits, else 'n ml'.
        ml to cups, tablespoons or teaspoons
        If {ml} is a positive multiple of 250 say '2 cup', of 15 '3 tbsp', of 5 '1 tsp', otherwise '7 ml'.
        How is the amount measured with kitchen spoons, if it fits exactly?
        Try cup = 250, tbsp = 15, tsp = 5 in this order; anything else, also 0, stays in ml.
        """,
        """
        for unit, size in (("cup", 250), ("tbsp", 15), ("tsp", 5)):
            if ml and ml % size == 0:
                return f"{ml // size} {unit}"
        return f"{ml} ml"
        ---
        sizes = {"cup": 250, "tbsp": 15, "tsp": 5}
        fitting = [unit for unit, size in sizes.items() if ml > 0 and not ml % size]
        if not fitting:
            return f"{ml} ml"
        return f"{ml // sizes[fitting[0]]} {fitting[0]}"
        """,
        lambda r: (r.choice((0, 5, 15, 250, 3, 20, r.randint(0, 600))),),
    ),
    made(
        "figures.clothes_size",
        "clothes_size shirt_size size_letter",
        "chest: float",
        "str",
        """
        Shirt size for a {chest} in cm: under 86 'XS', under 94 'S', under 102 'M', under 110 'L', else 'XL'.
        shirt size by chest width
        Return XS, S, M, L or XL; the limits 86, 94, 102 and 110 belong to the larger size.
        Which size fits someone with that chest measurement?
        Compare {chest} with 86, 94, 102, 110 and pick the letter; a limit itself counts as the next size.
        """,
        """
        for limit, size in ((86, "XS"), (94, "S"), (102, "M"), (110, "L")):
            if chest < limit:
                return size
        return "XL"
        ---
        import bisect
        return ("XS", "S", "M", "L", "XL")[bisect.bisect_right([86, 94, 102, 110], chest)]
        """,
        lambda r: (r.choice((86, 94, 102, 110, 118, r.randint(70, 130))),),
    ),
    made(
        "figures.grade_points_average",
        "grade_points_average gpa compute_gpa",
        "grades: list[str]",
        "float",
        """
        GPA of letter {grades}: A 4, B 3, C 2, D 1, F 0, with + 0.3 more and - 0.3 less; others are skipped.
        grade point average with plus and minus
        Average the points of the letters, two decimals; unknown ones such as 'P' do not count; 0.0 if none.
        What is the average of A- and B+ in points?
        Letter value plus 0.3 for '+', minus 0.3 for '-'; ignore what is no grade; without grades 0.0.
        """,
        """
        points = {"A": 4.0, "B": 3.0, "C": 2.0, "D": 1.0, "F": 0.0}
        values = [
            points[grade[0]] + {"+": 0.3, "-": -0.3}.get(grade[1:], 0.0)
            for grade in grades
            if grade[0] in points
        ]
        return round(sum(values) / len(values), 2) if values else 0.0
        ---
        values = []
        for grade in grades:
            if grade[:1] not in "ABCDF":
                continue
            value = float("FDCBA".index(grade[0]))
            if grade.endswith("+"):
                value += 0.3
            elif grade.endswith("-"):
                value -= 0.3
            values.append(value)
        return round(sum(values) / len(values), 2) if values else 0.0
        """,
        lambda r: ([r.choice(("A", "B", "C", "D", "F", "A-", "B+", "P")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "figures.round_half_away",
        "round_half_away school_round round_half_up_away",
        "value: float",
        "int",
        """
        Round {value} to the nearest integer, halves away from zero: 2.5 gives 3 and -2.5 gives -3.
        round half away from zero
        School rounding: .5 goes up in size, whatever the sign; returns an int.
        How is 2.5 rounded the way it is taught in class?
        Add 0.5 to the absolute value, round down and put the sign back.
        """,
        """
        size = math.floor(abs(value) + 0.5)
        return size if value >= 0 else -size
        ---
        return int(value + 0.5) if value > 0 else int(value - 0.5)
        """,
        lambda r: (r.choice((0.5, 1.5, 2.5, -0.5, -2.5, r.randint(-90, 90) / 4)),),
        "import math",
    ),
    made(
        "figures.charm_price",
        "charm_price price_ending_99 psychological_price",
        "price: float",
        "float",
        """
        Raise {price} to the next amount that ends in .99; what ends so already stays.
        price ending in 99 cents
        Round up to a price with 99 cents: 12.30 gives 12.99, and 12.99 stays 12.99.
        Which shop price with .99 comes next?
        Take the whole part and add 0.99, as no price has more than 99 cents.
        """,
        """
        return round(math.floor(price + 0.001) + 0.99, 2)
        ---
        cents = round(price * 100)
        return round((cents // 100 * 100 + 99) / 100, 2)
        """,
        lambda r: (r.choice((0.0, 0.5, 0.99, 1.0, 20.0, 19.99, r.randint(0, 9000) / 100)),),
        "import math",
    ),
    made(
        "figures.number_with_unit_plural",
        "number_with_unit_plural quantity_text pluralize_count",
        "count: int; singular: str; plural: str = ''",
        "str",
        """
        '1 apple', '2 apples', 'no apples': {count} with the right form; {plural} is {singular} + s if empty.
        count with singular or plural noun
        Write {count} with thousands commas and the noun; 0 is written 'no', only 1 takes the singular.
        How to print a count so that the noun agrees?
        Use {plural} unless {count} is 1; an empty {plural} means {singular} + 's'; zero becomes 'no'.
        """,
        """
        if count == 1:
            return f"1 {singular}"
        return f"{count:,} {plural or singular + 's'}" if count else "no " + (plural or singular + "s")
        ---
        noun = singular if count == 1 else plural or f"{singular}s"
        amount = "no" if count == 0 else f"{count:,}"
        return f"{amount} {noun}"
        """,
        lambda r: (
            r.choice((0, 1, -1, 2, r.randint(0, 5000))),
            r.choice(("apple", "box", "child")),
            r.choice(("", "", "boxes", "children")),
        ),
    ),
    made(
        "figures.range_text",
        "range_text format_range between_text",
        "low: float; high: float; unit: str = ''",
        "str",
        """
        Write a range like '2–5 km'; equal ends give one number, swapped ones are put in order.
        format number range with unit
        Join the smaller and the larger with '–' and add a space and {unit}, if there is one.
        How is 'from 2 to 5 kilometres' shown in short?
        Order {low} and {high}; if they are equal show one only; no space when {unit} is empty.
        """,
        """
        low, high = min(low, high), max(low, high)
        text = f"{low:g}" if low == high else f"{low:g}–{high:g}"
        return f"{text} {unit}".rstrip()
        ---
        numbers = "–".join(f"{value:g}" for value in sorted({low, high}))
        return numbers + (" " + unit if unit else "")
        """,
        lambda r: (r.choice((1, 2, 5, 2.5)), r.choice((1, 2, 5, 2.5, 10)), r.choice(("", "km", "%", "kg"))),
    ),
    made(
        "figures.star_rating",
        "star_rating rating_stars show_stars",
        "rating: float; best: int = 5",
        "str",
        """
        Show {rating} as stars out of {best}: full '★' for the whole number, then '☆'; halves round up.
        rating as filled and empty stars
        Round {rating} to whole stars (x.5 goes up), keep it between 0 and {best}, fill the rest with ☆.
        How does the shop show 3.5 of 5 stars?
        Exactly {best} symbols: first the filled ones, then the empty ones; out of range values are clipped.
        """,
        """
        full = max(0, min(best, int(rating + 0.5)))
        return "★" * full + "☆" * (best - full)
        ---
        full = min(max(int(rating + 0.5), 0), best)
        return "".join("★" if i < full else "☆" for i in range(best))
        """,
        lambda r: (
            r.choice((0, 5, 4.5, 3.25, 2.49, 7, -1, r.randint(0, 20) / 4)),
            r.choice((5, 5, 5, 3, 10)),
        ),
    ),
    made(
        "figures.progress_text",
        "progress_text progress_bar bar_with_percent",
        "done: int; total: int; width: int = 10",
        "str",
        """
        Progress bar such as '[#####-----] 50%' of {width} signs; above the total is 100%, a zero total is 0%.
        text progress bar with percentage
        Fill floor(share * {width}) places with # and the others with -, then the percent, rounded down.
        How does the terminal show that {done} of {total} are finished?
        The share is kept between 0 and 1; if {total} is 0 nothing is filled and it says 0%.
        """,
        """
        done = min(done, total)
        filled = done * width // total if total else 0
        percent = done * 100 // total if total else 0
        return f"[{'#' * filled}{'-' * (width - filled)}] {percent}%"
        ---
        if total == 0:
            return "[" + "-" * width + "] 0%"
        part = min(done, total)
        bar = ("#" * (part * width // total)).ljust(width, "-")
        return f"[{bar}] {100 * part // total}%"
        """,
        lambda r: (
            *(lambda t: (r.randint(0, t + 2), t))(r.choice((0, 1, 4, 20, 100))),
            r.choice((10, 10, 5, 20)),
        ),
    ),
    made(
        "figures.decimal_to_fraction_text",
        "decimal_to_fraction_text nearest_eighth inch_fraction",
        "value: float",
        "str",
        """
        Round {value} to eighths and write it as on a ruler: '3', '1/2', '2 3/8'; fractions in lowest terms.
        nearest eighth as a mixed fraction
        Multiply by 8, round, part off the wholes and reduce the rest; show '0' for nothing.
        How would a carpenter read 2.4 inches?
        No zero parts: just the whole number, just the fraction, or both with a space between them.
        """,
        """
        whole, eighths = divmod(round(value * 8), 8)
        fraction = {1: "1/8", 2: "1/4", 3: "3/8", 4: "1/2", 5: "5/8", 6: "3/4", 7: "7/8"}.get(eighths, "")
        if not fraction:
            return str(whole)
        return f"{whole} {fraction}" if whole else fraction
        ---
        import math
        total = round(value * 8)
        rest = total % 8
        common = math.gcd(rest, 8)
        parts = [str(total // 8)] if total >= 8 or rest == 0 else []
        if rest:
            parts.append(f"{rest // common}/{8 // common}")
        return " ".join(parts)
        """,
        lambda r: (r.randint(0, 200) / r.choice((16, 10, 8, 4, 1)),),
    ),
    made(
        "figures.interpolate_table",
        "interpolate_table linear_lookup lookup_interpolated",
        "points: list[tuple[int, float]]; x: float",
        "float",
        """
        Linear interpolation at {x} in {points} sorted by x; outside the range the value of the nearest end.
        interpolate in a sorted table of points
        Find the neighbours of {x} and blend their y values by the distance; clamp beyond the ends; 3 places.
        Which y belongs to an x between two entries of the table?
        Before the first point return its y, after the last one its y, else the line between neighbours.
        """,
        """
        if x <= points[0][0]:
            return round(points[0][1], 3)
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            if x <= x1:
                return round(y0 + (y1 - y0) * (x - x0) / (x1 - x0), 3)
        return round(points[-1][1], 3)
        ---
        x = min(max(x, points[0][0]), points[-1][0])
        for i in range(1, len(points)):
            (x0, y0), (x1, y1) = points[i - 1], points[i]
            if x0 <= x <= x1:
                return round(y0 + (y1 - y0) * (x - x0) / (x1 - x0), 3)
        return round(points[0][1], 3)
        """,
        lambda r: (
            sorted({(i * 10): r.randint(0, 40) / 2 for i in range(r.randint(1, 4))}.items()),
            r.randint(-10, 80) / 2,
        ),
    ),
    made(
        "figures.weighted_median",
        "weighted_median median_with_weights weighted_middle",
        "pairs: list[tuple[int, int]]",
        "int | None",
        """
        Smallest value of {pairs} (value, weight) at which half of the total weight is reached; None if empty.
        lower weighted median
        Sort by value and add up the weights until they are half of all; return that value.
        Which value splits the weights into halves?
        Return None without pairs; otherwise the first value with cumulative weight >= total / 2.
        """,
        """
        total = sum(weight for _, weight in pairs)
        reached = 0
        for value, weight in sorted(pairs):
            reached += weight
            if 2 * reached >= total:
                return value
        return None
        ---
        spread = sorted(value for value, weight in pairs for _ in range(weight))
        return spread[(len(spread) - 1) // 2] if spread else None
        """,
        lambda r: ([(r.randint(0, 9), r.randint(1, 4)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "figures.average_without_zeros",
        "average_without_zeros mean_of_nonzero mean_ignoring_zeros",
        "values: list[float]",
        "float",
        """
        Mean of those {values} that are not 0, two decimals; 0.0 if there are none.
        average ignoring zeros
        Leave out zeros, average the rest and round to 2 places.
        What is the average of the entries that were filled in?
        Zeros count neither for the sum nor for the number; only zeros or nothing gives 0.0.
        """,
        """
        known = [value for value in values if value]
        return round(sum(known) / len(known), 2) if known else 0.0
        ---
        count = sum(value != 0 for value in values)
        if count == 0:
            return 0.0
        return round(sum(values) / count, 2)
        """,
        lambda r: ([float(r.choice((0, 0, r.randint(1, 20)))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "figures.average_in_range",
        "average_in_range mean_between bounded_mean",
        "values: list[int]; low: int; high: int",
        "float | None",
        """
        Mean of the {values} from {low} to {high}, both included, one decimal; None if none lies there.
        average of values within limits
        Ignore what is below {low} or above {high}; average the rest to 1 decimal place.
        What is the mean of the plausible readings?
        Return None when no value is in the range.
        Both limits belong to the range; without such values the result is None.
        """,
        """
        inside = [value for value in values if low <= value <= high]
        if not inside:
            return None
        return round(sum(inside) / len(inside), 1)
        ---
        total = count = 0
        for value in values:
            if not (value < low or value > high):
                total += value
                count += 1
        return round(total / count, 1) if count else None
        """,
        lambda r: (_series(r), r.randint(0, 8), r.randint(6, 20)),
    ),
    made(
        "figures.harmonic_speed",
        "harmonic_speed average_speed_of_legs mean_speed",
        "legs: list[tuple[float, float]]",
        "float",
        """
        Average speed over {legs} (distance, speed): whole distance by whole time, 1 decimal; 0.0 without legs
        average speed of a trip
        Each leg takes distance / speed; divide the sum of distances by the sum of times.
        How fast was the trip on average?
        Not the mean of the speeds: total way over total time, rounded to one decimal; nothing gives 0.0.
        """,
        """
        time = sum(distance / speed for distance, speed in legs)
        if not time:
            return 0.0
        return round(sum(distance for distance, _ in legs) / time, 1)
        ---
        way = hours = 0.0
        for distance, speed in legs:
            way += distance
            hours += distance / speed
        return round(way / hours, 1) if hours else 0.0
        """,
        lambda r: (
            [(float(r.randint(1, 60)), float(r.choice((10, 20, 50, 100)))) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "figures.geometric_mean_positive",
        "geometric_mean_positive geometric_mean geo_mean",
        "values: list[float]",
        "float",
        """
        Geometric mean of the positive {values}, 3 decimals; others are ignored; 0.0 if none is positive.
        geometric mean ignoring non-positive values
        Multiply the n values above zero and take the n-th root; nothing left gives 0.0.
        What is the average growth factor?
        Return the root of the product of all positive numbers, rounded to three places.
        """,
        """
        positive = [value for value in values if value > 0]
        if not positive:
            return 0.0
        return round(math.prod(positive) ** (1 / len(positive)), 3)
        ---
        logs = [math.log(value) for value in values if value > 0]
        return round(math.exp(sum(logs) / len(logs)), 3) if logs else 0.0
        """,
        lambda r: ([float(r.choice((0, -2, 1, 2, 4, 8, r.randint(1, 30)))) for _ in range(r.randint(0, 5))],),
        "import math",
    ),
    made(
        "figures.rms_value",
        "rms_value root_mean_square effective_value",
        "values: list[float]",
        "float",
        """
        Root mean square of {values}, 3 decimals; 0.0 for an empty list.
        root mean square
        Square the values, average the squares and take the root, rounded to three places.
        What is the effective value of the signal?
        Return sqrt of the mean of the squares; without values 0.0.
        Signs play no role; an empty list gives 0.0.
        """,
        """
        if not values:
            return 0.0
        return round(math.sqrt(sum(value**2 for value in values) / len(values)), 3)
        ---
        total = 0.0
        for value in values:
            total += value * value
        return round((total / len(values)) ** 0.5, 3) if values else 0.0
        """,
        lambda r: (draw.floats(r),),
        "import math",
    ),
    made(
        "figures.standard_error",
        "standard_error standard_error_of_mean sem",
        "values: list[float]",
        "float",
        """
        Standard error of the mean of {values}: sample standard deviation over sqrt(n), 3 decimals.
        standard error of the mean
        Return stdev / sqrt(n) rounded to three places; 0.0 for fewer than two values.
        How uncertain is the average?
        Divide the sample deviation by the root of the count; under two values the result is 0.0.
        """,
        """
        if len(values) < 2:
            return 0.0
        return round(stdev(values) / len(values) ** 0.5, 3)
        ---
        n = len(values)
        if n <= 1:
            return 0.0
        mean = sum(values) / n
        variance = sum((value - mean) ** 2 for value in values) / (n - 1)
        return round((variance / n) ** 0.5, 3)
        """,
        lambda r: ([r.randint(0, 40) / 2 for _ in range(r.randint(0, 6))],),
        "from statistics import stdev",
    ),
    made(
        "figures.mean_with_error",
        "mean_with_error format_mean_std mean_plus_minus",
        "values: list[float]",
        "str",
        """
        Format {values} as 'mean ± deviation' (sample), both with 2 places; one value has '± 0.00', none 'n/a'
        mean plus minus standard deviation as text
        Write e.g. '5.20 ± 0.45'; an empty list gives 'n/a', a single value the deviation 0.00.
        How is the result of the measurement written?
        Use the sample standard deviation; two decimals for both numbers.
        """,
        """
        if not values:
            return "n/a"
        spread = stdev(values) if len(values) > 1 else 0.0
        return f"{mean(values):.2f} ± {spread:.2f}"
        ---
        n = len(values)
        if n == 0:
            return "n/a"
        center = sum(values) / n
        variance = sum((value - center) ** 2 for value in values) / (n - 1) if n >= 2 else 0.0
        return "{:.2f} ± {:.2f}".format(center, variance**0.5)
        """,
        lambda r: ([r.randint(0, 40) / 2 for _ in range(r.randint(0, 5))],),
        "from statistics import mean, stdev",
    ),
    made(
        "figures.five_number_text",
        "five_number_text min_median_max summary_line",
        "values: list[int]",
        "str",
        """
        Summary 'n=5 min=1 med=4 max=9' of {values}; the median with one decimal if needed; 'n=0' if empty.
        one-line summary of numbers
        Write count, minimum, median and maximum; a whole median has no decimal, others end in .5.
        How to describe the list in one line?
        Return 'n=0' for no values, otherwise all four figures parted by spaces.
        """,
        """
        if not values:
            return "n=0"
        return f"n={len(values)} min={min(values)} med={median(values):g} max={max(values)}"
        ---
        ordered = sorted(values)
        count = len(ordered)
        if count == 0:
            return "n=0"
        twice = ordered[(count - 1) // 2] + ordered[count // 2]
        middle = str(twice // 2) + (".5" if twice % 2 else "")
        return " ".join([f"n={count}", f"min={ordered[0]}", "med=" + middle, f"max={ordered[-1]}"])
        """,
        lambda r: (_series(r),),
        "from statistics import median",
    ),
    made(
        "figures.quartile_groups",
        "quartile_groups assign_quartiles quartile_numbers",
        "values: list[int]",
        "list[int]",
        """
        Quarter (1 lowest to 4) of each of {values} by its share of smaller values: below 25, 50, 75 % or more
        quartile number of every value
        For each value count the smaller ones, divide by n, multiply by 4, round down and add 1.
        In which quarter of the ranking does each value lie?
        Equal values get the same quarter; the list stays in order; empty stays empty.
        """,
        """
        return [4 * sum(other < value for other in values) // len(values) + 1 for value in values]
        ---
        ordered = sorted(values)
        groups = []
        for value in values:
            share = ordered.index(value) / len(ordered)
            groups.append(1 + (share >= 0.25) + (share >= 0.5) + (share >= 0.75))
        return groups
        """,
        lambda r: (_series(r),),
    ),
    made(
        "figures.top_percent",
        "top_percent best_tenth top_share",
        "values: list[int]; percent: int = 10",
        "list[int]",
        """
        The highest {percent} percent of {values}, rounded up in number, descending; [] for an empty list.
        top percentage of values
        Return at least one value (if there is any): ceil(n * percent / 100) of the largest, from high to low.
        Who belongs to the best tenth?
        Sort descending and keep the first {percent} %, the count being rounded up.
        """,
        """
        count = -(-len(values) * percent // 100)
        return sorted(values, reverse=True)[:count]
        ---
        import math
        import heapq
        return heapq.nlargest(math.ceil(len(values) * percent / 100), values)
        """,
        lambda r: (_series(r), r.choice((10, 10, 25, 50, 100))),
    ),
    made(
        "figures.passed_names",
        "passed_names who_passed passing_students",
        "marks: dict[str, int]; limit: int = 50",
        "list[str]",
        """
        Names with at least {limit} points in {marks}, the best first, equal ones by name.
        students who passed, best first
        Return the names whose mark is {limit} or more, sorted by mark descending, then alphabetically.
        Who passed the test, in order of success?
        Nobody gives an empty list; {limit} itself is enough.
        """,
        """
        passed = [name for name, mark in marks.items() if mark >= limit]
        return sorted(passed, key=lambda name: (-marks[name], name))
        ---
        ranked = sorted((-mark, name) for name, mark in marks.items() if not mark < limit)
        return [name for _, name in ranked]
        """,
        lambda r: (_marks(r), r.choice((50, 50, 60))),
    ),
    made(
        "figures.pass_rate_text",
        "pass_rate_text success_rate passed_of_total",
        "marks: dict[str, int]; limit: int = 50",
        "str",
        """
        Text '3 of 4 passed (75%)' for {marks} of at least {limit}; 'no marks' if there are none.
        pass rate as text
        Count the marks from {limit} on and give the percentage, rounded to a whole number.
        How many students made it?
        An empty dict gives 'no marks'; otherwise 'PASSED of TOTAL passed (PERCENT%)'.
        """,
        """
        if not marks:
            return "no marks"
        passed = sum(mark >= limit for mark in marks.values())
        return f"{passed} of {len(marks)} passed ({100 * passed / len(marks):.0f}%)"
        ---
        total = len(marks)
        good = len([name for name in marks if marks[name] >= limit])
        return f"{good} of {total} passed ({round(100 * good / total)}%)" if total else "no marks"
        """,
        lambda r: (_marks(r), r.choice((50, 50, 60))),
    ),
    made(
        "figures.needed_on_final",
        "needed_on_final required_exam_score score_needed",
        "current: float; target: float; weight: int",
        "float | None",
        """
        Score needed in a final of {weight} % to reach {target} from {current}; None above 100 or for weight 0
        what do I need on the final exam
        (target - current * (1 - weight / 100)) / (weight / 100), one decimal, at least 0.0.
        How well must I do in the last exam?
        Return 0.0 if the target is safe already, None if it cannot be reached with 100 points.
        None also if {weight} is 0; otherwise the needed score rounded to 1 decimal.
        """,
        """
        if weight == 0:
            return None
        needed = (100 * target - current * (100 - weight)) / weight
        if needed > 100:
            return None
        return max(0.0, round(needed, 1))
        ---
        if not weight:
            return None
        missing = target * 100 - current * (100 - weight)
        if missing > 100 * weight:
            return None
        return round(missing / weight, 1) if missing > 0 else 0.0
        """,
        lambda r: (r.choice((50, 70, 90, 40)), r.choice((60, 80, 90)), r.choice((0, 20, 40, 50, 100))),
    ),
    made(
        "figures.attendance_flag",
        "attendance_flag attendance_status check_attendance",
        "days: str",
        "str",
        """
        Judge attendance letters P, A, L: 'absent' for two A or more, 'late' for three L in a row, else 'fine'
        attendance status of a pupil
        Check the absences first; otherwise three consecutive late days give 'late'.
        Does the record of days call for a talk?
        Two or more A anywhere are 'absent', LLL is 'late', anything else is 'fine'.
        """,
        """
        if days.count("A") >= 2:
            return "absent"
        return "late" if "LLL" in days else "fine"
        ---
        absences = streak = longest = 0
        for day in days:
            absences += day == "A"
            streak = streak + 1 if day == "L" else 0
            longest = max(longest, streak)
        if absences > 1:
            return "absent"
        return "fine" if longest < 3 else "late"
        """,
        lambda r: (draw.letters(r, 0, 8, "PPPAL"),),
    ),
    made(
        "figures.cumulative_percent",
        "cumulative_percent running_share pareto_percentages",
        "counts: list[int]",
        "list[float]",
        """
        Running total of {counts} in percent of the whole, one decimal; all 0.0 if the whole is 0.
        cumulative percentages
        For each position the share of everything up to it; the last one is 100.0.
        Which part is reached after each item, as in a Pareto chart?
        Return a list as long as {counts}; a total of zero gives zeros.
        """,
        """
        total = sum(counts)
        running = 0
        result = []
        for count in counts:
            running += count
            result.append(round(100 * running / total, 1) if total else 0.0)
        return result
        ---
        from itertools import accumulate
        whole = sum(counts)
        if whole == 0:
            return [0.0] * len(counts)
        return [round(part * 100 / whole, 1) for part in accumulate(counts)]
        """,
        lambda r: (sorted((r.randint(0, 12) for _ in range(r.randint(0, 5))), reverse=True),),
    ),
    made(
        "figures.items_for_eighty",
        "items_for_eighty pareto_count vital_few",
        "counts: list[int]; percent: int = 80",
        "int",
        """
        How many of the largest {counts} together make at least {percent} percent of the total; 0 if that is 0
        pareto: how many items make 80 percent
        Add from the largest down until the share is reached and return the number added.
        How few causes explain most of it?
        Nothing or only zeros needs 0 items.
        Return the smallest number of top items whose sum is {percent} % or more of all.
        """,
        """
        total = sum(counts)
        reached = 0
        for number, count in enumerate(sorted(counts, reverse=True), start=1):
            reached += count
            if total and reached * 100 >= total * percent:
                return number
        return 0
        ---
        ordered = sorted(counts)[::-1]
        goal = sum(counts) * percent
        number = 0
        while sum(ordered[:number]) * 100 < goal:
            number += 1
        return number
        """,
        lambda r: (_series(r), r.choice((80, 80, 50))),
    ),
    made(
        "figures.year_over_year",
        "year_over_year compare_years yearly_growth",
        "sales: dict[int, float]",
        "dict[int, float]",
        """
        Growth in percent, 1 decimal, for each year in {sales} whose year before is there and not 0, ascending
        year over year growth
        Compare every year with the preceding one; skip years without a usable predecessor.
        By how much did sales change from year to year?
        Return a dict year to percent in order of the years; gaps are not bridged.
        """,
        """
        result = {}
        for year in sorted(sales):
            before = sales.get(year - 1)
            if before:
                result[year] = round((sales[year] - before) / before * 100, 1)
        return result
        ---
        return {
            year: round((sales[year] - sales[year - 1]) / sales[year - 1] * 100, 1)
            for year in sorted(sales)
            if sales.get(year - 1, 0.0) != 0
        }
        """,
        lambda r: (
            {
                year: r.choice((0.0, 50.0, 80.0, 100.0, 120.0))
                for year in r.sample(range(2018, 2025), r.randint(0, 5))
            },
        ),
    ),
    made(
        "figures.target_progress",
        "target_progress goal_status on_track",
        "actual: float; target: float",
        "str",
        """
        'reached' from 100 % of {target}, 'close' from 90 %, 'behind' below; 'no target' unless it is positive
        status of a target
        Compare {actual} with {target}: at least all is reached, at least nine tenths close, less behind.
        Is the goal met?
        A {target} of zero or less is 'no target'.
        Return one of no target, reached, close and behind.
        """,
        """
        if target <= 0:
            return "no target"
        if actual >= target:
            return "reached"
        return "close" if actual >= 0.9 * target else "behind"
        ---
        if not target > 0:
            return "no target"
        share = actual / target
        return "reached" if share >= 1 else ("behind" if actual < 0.9 * target else "close")
        """,
        lambda r: (r.choice((0, 45, 80, 89.9, 90, 99, 100, 130)), r.choice((0, 50, 100, 100))),
    ),
    made(
        "figures.traffic_light",
        "traffic_light status_color rag_status",
        "value: float; green: float; yellow: float",
        "str",
        """
        'green' for {value} from {green} on, 'yellow' from {yellow} on, else 'red'; reversed if green < yellow
        traffic light status by two limits
        If {green} is the lower limit small values are good: at most {green} is green, at most {yellow} yellow
        Which color does the indicator show?
        Higher is better when {green} >= {yellow}, otherwise lower is better; limits count to the better color
        """,
        """
        if green >= yellow:
            good, fair = value >= green, value >= yellow
        else:
            good, fair = value <= green, value <= yellow
        return "green" if good else "yellow" if fair else "red"
        ---
        sign = -1 if green < yellow else 1
        for limit, color in ((green, "green"), (yellow, "yellow")):
            if sign * value >= sign * limit:
                return color
        return "red"
        """,
        lambda r: (r.choice((0, 10, 20, 30, 40, 25)), r.choice((20, 10, 30)), r.choice((10, 20, 30))),
    ),
    made(
        "figures.bmi_like_round",
        "bmi_like_round smart_round adaptive_round",
        "value: float",
        "float",
        """
        Round {value} by size: below 1 two decimals, below 10 one, otherwise none; the sign does not matter.
        round with fewer decimals for larger numbers
        Small numbers (absolute value under 1) keep 2 places, under 10 one, larger ones none; always a float.
        How exact should the number be shown?
        Choose 2, 1 or 0 digits by the absolute value with the limits 1 and 10.
        """,
        """
        size = abs(value)
        digits = 2 if size < 1 else 1 if size < 10 else 0
        return round(value, digits)
        ---
        if abs(value) >= 10:
            return float(round(value))
        return round(value, 1) if abs(value) >= 1 else round(value, 2)
        """,
        lambda r: (
            r.choice(
                (0.0, 0.1234, 0.96, 1.26, 9.96, 10.4, 99.7, 123.6, -3.14159, -45.6, r.randint(0, 4000) / 32)
            ),
        ),
    ),
    made(
        "figures.round_up_nice",
        "round_up_nice nice_axis_maximum axis_limit",
        "value: float",
        "int",
        """
        Next of 1, 2, 5, 10, 20, 50, 100 ... that is not below {value}; at least 1.
        nice upper limit for an axis
        Round up to 1, 2 or 5 times a power of ten.
        Where should the scale of the chart end?
        45 gives 50, 101 gives 200, 0 gives 1; a nice number itself stays.
        Return the smallest of the series 1, 2, 5, 10, 20, 50, ... at or above {value}.
        """,
        """
        power = 1
        while True:
            for factor in (1, 2, 5):
                if factor * power >= value:
                    return factor * power
            power *= 10
        ---
        limit, steps = 1, 0
        while limit < value:
            limit = limit * 5 // 2 if steps % 3 == 1 else limit * 2
            steps += 1
        return limit
        """,
        lambda r: (r.choice((0, 1, 2, 3, 5, 7, 10, 11, 20, 45, 99, 100, 101, 730, r.randint(1, 4000))),),
    ),
    made(
        "figures.clamp_percent",
        "clamp_percent percent_of_range position_in_range",
        "value: float; low: float; high: float",
        "int",
        """
        Position of {value} between {low} and {high} in whole percent, kept within 0 to 100.
        percentage position in a range
        0 at or below {low}, 100 at or above {high}, rounded in between; an empty range gives 0.
        How far is the slider in percent?
        If {high} is not above {low} return 0; otherwise the rounded share, clipped.
        """,
        """
        if high <= low:
            return 0
        percent = round((value - low) / (high - low) * 100)
        return max(0, min(100, percent))
        ---
        if low >= high:
            return 0
        if value <= low:
            return 0
        return 100 if value >= high else round((value - low) / (high - low) * 100)
        """,
        lambda r: (r.randint(-10, 40), r.choice((0, 5)), r.choice((5, 10, 20))),
    ),
    made(
        "figures.wrap_counter",
        "wrap_counter odometer_add roll_over",
        "current: int; step: int; digits: int = 3",
        "str",
        """
        Counter with {digits} digits after adding {step}: it rolls over past 999 and below 000; with zeros.
        odometer with roll over
        Add {step} modulo 10**{digits} and write the result with leading zeros.
        What does the mechanical counter show then?
        999 plus 1 is '000', 0 minus 1 is '999' for three digits.
        Return the text of exactly {digits} digits.
        """,
        """
        return str((current + step) % 10**digits).zfill(digits)
        ---
        value = current + step
        size = int("1" + "0" * digits)
        while value < 0:
            value += size
        while value >= size:
            value -= size
        return f"{value:0{digits}d}"
        """,
        lambda r: (
            r.choice((0, 998, 999, 42, r.randint(0, 999))),
            r.choice((1, -1, 5, 1000, r.randint(-50, 50))),
            r.choice((3, 3, 4)),
        ),
    ),
    made(
        "figures.digit_sum_words",
        "digit_sum_words cross_sum_text show_digit_sum",
        "number: int",
        "str",
        """
        Digit sum of {number} written out: '1 + 2 + 3 = 6'; a single digit only gives itself; sign ignored.
        digit sum as an equation
        Join the digits with ' + ' and append ' = ' and their sum; one digit is returned as it is.
        How is the cross sum worked out?
        Use the absolute value; 7 gives '7' and 10 gives '1 + 0 = 1'.
        """,
        """
        digits = str(abs(number))
        if len(digits) == 1:
            return digits
        return f"{' + '.join(digits)} = {sum(map(int, digits))}"
        ---
        text = str(abs(number))
        total = 0
        for digit in text:
            total += int(digit)
        return text if len(text) < 2 else " + ".join(text) + " = " + str(total)
        """,
        lambda r: (r.choice((0, 7, 10, -12, r.randint(0, 99999))),),
    ),
    made(
        "figures.lucky_ticket",
        "lucky_ticket is_lucky_number halves_balance",
        "ticket: str",
        "bool",
        """
        Lucky if the digits of the first half of {ticket} sum to those of the second; middle one is skipped
        lucky ticket number
        Compare the digit sums of both halves; an odd length skips the middle digit; letters are never lucky.
        Is it a lucky ticket?
        Return False for texts with other signs than digits and for an empty text.
        """,
        """
        if not ticket.isdigit():
            return False
        half = len(ticket) // 2
        digits = [int(digit) for digit in ticket]
        return sum(digits[:half]) == sum(digits[len(digits) - half :])
        ---
        balance = 0
        for i in range(len(ticket) // 2):
            if not (ticket[i].isdigit() and ticket[-i - 1].isdigit()):
                return False
            balance += int(ticket[i]) - int(ticket[-i - 1])
        return ticket.isdigit() and balance == 0
        """,
        lambda r: (
            r.choice(
                ("123321", "123456", "1", "", "12x21", "11", "10", "92392", draw.letters(r, 4, 4, "012"))
            ),
        ),
    ),
    made(
        "figures.digit_frequency_text",
        "digit_frequency_text most_common_digit popular_digit",
        "number: int",
        "int",
        """
        Most frequent digit of {number}, the larger one of a tie; the sign is ignored.
        most common digit, ties to the larger
        Count each digit of the absolute value and return the winner as an int.
        Which digit comes up most?
        Among equally frequent digits choose the greatest; 1122 gives 2.
        """,
        """
        digits = str(abs(number))
        return int(max(sorted(set(digits), reverse=True), key=digits.count))
        ---
        counts = [0] * 10
        for digit in str(abs(number)):
            counts[int(digit)] += 1
        best = 0
        for digit in range(10):
            if counts[digit] >= counts[best]:
                best = digit
        return best
        """,
        lambda r: (r.choice((0, 1122, 100, -5511, r.randint(0, 999999))),),
    ),
    made(
        "figures.insert_digit_smallest",
        "insert_digit_smallest smallest_multiple_above next_divisible",
        "number: int; divisor: int",
        "int",
        """
        Smallest number greater than {number} that {divisor} divides and that does not end in 0.
        next multiple without a final zero
        Go up from {number} + 1 to the first multiple of {divisor} whose last digit is not 0.
        Which is the next such multiple?
        Multiples of ten are skipped; the number itself does not count.
        Return the first hit of: divisible by {divisor}, not divisible by 10, above {number}.
        """,
        """
        candidate = number + 1
        while candidate % divisor or candidate % 10 == 0:
            candidate += 1
        return candidate
        ---
        multiple = (number // divisor + 1) * divisor
        while multiple % 10 == 0:
            multiple += divisor
        return multiple
        """,
        lambda r: (r.randint(-30, 60), r.randint(1, 9)),
    ),
    made(
        "figures.perfect_kind",
        "perfect_kind abundance_word perfect_or_abundant",
        "number: int; margin: int = 0",
        "str",
        """
        'perfect' if the proper divisors of {number} sum to it within {margin}, else 'abundant' or 'deficient'
        perfect, abundant or deficient with tolerance
        Compare the sum of divisors below {number} with it; differences up to {margin} count as perfect.
        Do the divisors add up to the number?
        More is abundant, less deficient; numbers under 1 are 'none'.
        Return none for {number} < 1, perfect when |sum - number| <= {margin}, else abundant or deficient.
        """,
        """
        if number < 1:
            return "none"
        difference = sum(d for d in range(1, number) if number % d == 0) - number
        if abs(difference) <= margin:
            return "perfect"
        return "abundant" if difference > 0 else "deficient"
        ---
        if number <= 0:
            return "none"
        total = 0
        for divisor in range(1, number // 2 + 1):
            if number % divisor == 0:
                total += divisor
        if number - margin <= total <= number + margin:
            return "perfect"
        return "deficient" if total < number else "abundant"
        """,
        lambda r: (r.choice((1, 6, 12, 8, 28, 20, 0, -3, r.randint(1, 120))), r.choice((0, 0, 1, 2))),
    ),
    made(
        "figures.prime_digit_sum",
        "prime_digit_sum primes_with_prime_digit_sum additive_primes",
        "limit: int",
        "list[int]",
        """
        Primes up to {limit} whose digit sum is prime, too.
        additive primes
        Return all prime numbers not above {limit} with a prime sum of digits, ascending.
        Which primes have a prime cross sum?
        2, 3, 5, 7, 11, 23, ... up to {limit} inclusive; none below 2.
        Test every number for being prime and its digit sum as well.
        """,
        """
        def is_prime(n: int) -> bool:
            return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))

        return [n for n in range(2, limit + 1) if is_prime(n) and is_prime(sum(map(int, str(n))))]
        ---
        primes: list[int] = []
        for n in range(2, limit + 1):
            if all(n % p for p in primes):
                primes.append(n)
        return [p for p in primes if sum(int(digit) for digit in str(p)) in primes]
        """,
        lambda r: (r.randint(0, 80),),
    ),
    made(
        "figures.square_free_part",
        "square_free_part simplify_root simplify_square_root",
        "number: int",
        "str",
        """
        Square root of {number} simplified: 72 gives '6√2', 16 gives '4', 7 gives '√7'.
        simplify a square root
        Pull the largest square out of the root; leave out a factor 1 and a root of 1.
        How is the root written without decimals?
        Return 'a√b' with b free of squares; perfect squares give a number only, 0 gives '0'.
        """,
        """
        factor = max((k for k in range(1, number + 1) if number % (k * k) == 0), default=0)
        if factor == 0:
            return "0"
        rest = number // factor**2
        if rest == 1:
            return str(factor)
        return f"√{rest}" if factor == 1 else f"{factor}√{rest}"
        ---
        outside, inside = 1, number
        k = 2
        while k * k <= inside:
            while inside % (k * k) == 0:
                inside //= k * k
                outside *= k
            k += 1
        if inside < 2:
            return str(outside * inside)
        return (str(outside) if outside > 1 else "") + f"√{inside}"
        """,
        lambda r: (r.choice((0, 1, 4, 8, 12, 7, 50, 72, r.randint(1, 200))),),
    ),
    made(
        "figures.quadratic_roots_kind",
        "quadratic_roots_kind count_real_roots root_kind",
        "a: float; b: float; c: float",
        "str",
        """
        Kind of solutions of ax² + bx + c = 0: 'two', 'one', 'none', or 'linear' if {a} is 0.
        number of real roots of a quadratic
        Use the discriminant b² - 4ac: positive two, zero one, negative none; {a} = 0 is 'linear'.
        How many real solutions does the equation have?
        Return linear, two, one or none for the coefficients {a}, {b}, {c}.
        """,
        """
        if a == 0:
            return "linear"
        discriminant = b * b - 4 * a * c
        if discriminant > 0:
            return "two"
        return "one" if discriminant == 0 else "none"
        ---
        if not a:
            return "linear"
        d = b**2 - 4 * a * c
        return ("none", "one", "two")[(d >= 0) + (d > 0)]
        """,
        lambda r: (
            r.choice((0, 1, 1, 2, -1)),
            r.choice((0, 2, 4, r.randint(-5, 5))),
            r.choice((0, 1, 2, r.randint(-5, 5))),
        ),
    ),
    made(
        "figures.solve_linear_text",
        "solve_linear_text linear_solution solve_for_x",
        "a: int; b: int",
        "str",
        """
        Solve {a}x + {b} = 0 as 'x = -3/2' or 'x = 4'; 'any x' if both are 0, 'no solution' if only {a} is.
        solve a linear equation as text
        x = -b / a as a reduced fraction, whole numbers without denominator.
        Which x solves the equation?
        With {a} 0 there is no solution, or any x when {b} is 0 as well.
        Return the result as text with a fraction in lowest terms.
        """,
        """
        if a == 0:
            return "any x" if b == 0 else "no solution"
        return f"x = {Fraction(-b, a)}"
        ---
        from math import gcd
        if a == 0:
            return "no solution" if b else "any x"
        top, bottom = (-b, a) if a > 0 else (b, -a)
        common = gcd(top, bottom)
        text = str(top // common)
        return "x = " + (text if bottom == common else f"{text}/{bottom // common}")
        """,
        lambda r: (r.choice((0, 1, 2, -3, 4, r.randint(-6, 6))), r.choice((0, 3, -4, r.randint(-9, 9)))),
        "from fractions import Fraction",
    ),
    made(
        "figures.evaluate_rpn_small",
        "evaluate_rpn_small rpn_result postfix_value",
        "expression: str",
        "int | None",
        """
        Result of a postfix {expression} with integers and + - *, parted by spaces; None if it is malformed.
        evaluate postfix notation
        Push numbers, let an operator take the last two; exactly one value must be left.
        What does the reverse Polish expression give?
        Return None for empty text, too few operands, leftovers or unknown words.
        '9 2 - 3 *' is 21: the operator uses the earlier value first.
        """,
        """
        stack: list[int] = []
        for word in expression.split():
            if word in "+-*":
                if len(stack) < 2:
                    return None
                b, a = stack.pop(), stack.pop()
                stack.append(a + b if word == "+" else a - b if word == "-" else a * b)
            elif word.isdigit():
                stack.append(int(word))
            else:
                return None
        return stack[0] if len(stack) == 1 else None
        ---
        import operator
        actions = {"+": operator.add, "-": operator.sub, "*": operator.mul}
        values: list[int] = []
        for word in expression.split():
            if word in actions and len(values) > 1:
                values[-2:] = [actions[word](values[-2], values[-1])]
            elif word.isdigit():
                values.append(int(word))
            else:
                return None
        return values.pop() if len(values) == 1 else None
        """,
        lambda r: (
            r.choice(
                ("3 4 +", "2 3 4 * +", "5", "", "1 +", "9 2 - 3 *", "1 2", "4 x", "7 7 -", "2 3 *  1 -")
            ),
        ),
    ),
    made(
        "figures.calculator_op",
        "calculator_op calculate apply_operator",
        "a: float; operator: str; b: float",
        "float | None",
        """
        Result of {a} {operator} {b} for + - * / % as a float; None for a zero divisor or another operator.
        simple calculator
        Add, subtract, multiply, divide or take the remainder; 'x' works like '*'.
        What does the pocket calculator show?
        Division and remainder by 0 and unknown signs give None.
        Return a float; 'x' means times, anything but + - * x / % is None.
        """,
        """
        if operator in ("/", "%") and b == 0:
            return None
        if operator == "+":
            return float(a + b)
        if operator == "-":
            return float(a - b)
        if operator in ("*", "x"):
            return float(a * b)
        if operator == "/":
            return float(a / b)
        return float(a % b) if operator == "%" else None
        ---
        actions = {
            "+": lambda: a + b,
            "-": lambda: a - b,
            "*": lambda: a * b,
            "x": lambda: a * b,
            "/": lambda: a / b if b else None,
            "%": lambda: a % b if b else None,
        }
        result = actions[operator]() if operator in actions else None
        return None if result is None else float(result)
        """,
        lambda r: (
            r.randint(-9, 20),
            r.choice(("+", "-", "*", "/", "%", "^", "?", "x")),
            r.choice((0, 1, 2, 3, r.randint(0, 5))),
        ),
    ),
    made(
        "figures.times_table_row",
        "times_table_row multiplication_lines table_of",
        "number: int; upto: int = 10",
        "list[str]",
        """
        Lines '3 x 1 = 3' of the times table of {number} from 1 to {upto}, results aligned right.
        multiplication table with aligned results
        The factors and results are padded with spaces on the left to the width of the largest.
        How is the table of {number} written for school?
        Return {upto} strings; none gives [].
        '3 x  1 =  3' up to '3 x 10 = 30': both columns are right-aligned.
        """,
        """
        factor_width = len(str(upto))
        width = len(str(number * upto))
        return [f"{number} x {i:>{factor_width}} = {number * i:>{width}}" for i in range(1, upto + 1)]
        ---
        lines = []
        for factor in range(1, upto + 1):
            left = str(factor).rjust(len(str(upto)))
            right = str(number * factor).rjust(len(str(number * upto)))
            lines.append(str(number) + " x " + left + " = " + right)
        return lines
        """,
        lambda r: (r.randint(0, 15), r.choice((10, 3, 1, 0))),
    ),
    made(
        "figures.long_division_text",
        "long_division_text divide_with_rest quotient_and_rest",
        "dividend: int; divisor: int",
        "str",
        """
        Division with rest as text: '17 : 5 = 3 rest 2'; no rest is left out; by 0 it is 'undefined'.
        division with remainder as text
        Write dividend, ' : ', divisor, ' = ', quotient and ' rest r' only if r is not 0.
        How do children write the division?
        A {divisor} of zero gives 'undefined'; 10 by 5 gives '10 : 5 = 2'.
        """,
        """
        if divisor == 0:
            return "undefined"
        quotient, rest = divmod(dividend, divisor)
        text = f"{dividend} : {divisor} = {quotient}"
        return f"{text} rest {rest}" if rest else text
        ---
        if not divisor:
            return "undefined"
        ending = " rest " + str(dividend % divisor) if dividend % divisor else ""
        return "{} : {} = {}".format(dividend, divisor, dividend // divisor) + ending
        """,
        lambda r: (r.randint(0, 99), r.choice((0, 1, 2, 3, 7, 10))),
    ),
    made(
        "figures.compare_symbol",
        "compare_symbol comparison_text relation_sign",
        "a: float; b: float; tolerance: float = 0.0",
        "str",
        """
        '<', '>' or '=' between {a} and {b}; '≈' if they differ, but by no more than {tolerance}.
        comparison sign of two numbers
        Equal gives '='; within {tolerance} '≈'; otherwise '<' or '>'.
        Which sign belongs between the two numbers?
        Return = only for exact equality, the wavy sign for a small difference.
        A difference up to and including {tolerance} counts as about equal.
        """,
        """
        if a == b:
            return "="
        if abs(a - b) <= tolerance:
            return "≈"
        return "<" if a < b else ">"
        ---
        difference = a - b
        if not difference:
            return "="
        return "<" if difference < -tolerance else ">" if difference > tolerance else "≈"
        """,
        lambda r: (
            r.choice((1, 2, 2.5, r.randint(0, 5))),
            r.choice((1, 2, 2.5, r.randint(0, 5))),
            r.choice((0.0, 0.0, 0.5)),
        ),
    ),
    made(
        "figures.magic_number_hint",
        "magic_number_hint guess_hint hot_or_cold",
        "secret: int; guess: int",
        "str",
        """
        Hint: 'correct', 'hot' up to 3 off, 'warm' to 10, else 'cold', then ', higher' or ', lower'.
        hot or cold hint for a number guess
        Distance 0 is correct; at most 3 hot, at most 10 warm, more cold; then tell where {secret} lies.
        What does the game answer to the guess?
        'hot, higher' means the {secret} is greater than the {guess} by 3 or less.
        Return the warmth, a comma and the direction of the {secret}.
        """,
        """
        distance = abs(secret - guess)
        if distance == 0:
            return "correct"
        warmth = "hot" if distance <= 3 else "warm" if distance <= 10 else "cold"
        return f"{warmth}, {'higher' if secret > guess else 'lower'}"
        ---
        if guess == secret:
            return "correct"
        direction = ", higher" if guess < secret else ", lower"
        for limit, word in ((3, "hot"), (10, "warm")):
            if -limit <= secret - guess <= limit:
                return word + direction
        return "cold" + direction
        """,
        lambda r: (r.randint(1, 50), r.randint(1, 50)),
    ),
)
