"""R, NumPy and pandas operations on plain lists: gaps, shifts, windows, groups, reshaping, vectors."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 6, bottom: int = -3, top: int = 12) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _gaps(r: Random, high: int = 6) -> list[int | None]:
    """Numbers with missing values."""
    return [r.choice((None, r.randint(0, 9), r.randint(0, 9))) for _ in range(r.randint(0, high))]


def _pair(r: Random, low: int = 0, high: int = 5) -> tuple[list[int], list[int]]:
    """Two equally long lists."""
    size = r.randint(low, high)
    return _ints(r, size, size), _ints(r, size, size)


def _labeled(r: Random, high: int = 6) -> tuple[list[str], list[int]]:
    """Group labels and equally many numbers."""
    size = r.randint(0, high)
    return [r.choice("abc") for _ in range(size)], _ints(r, size, size)


ENTRIES = (
    made(
        "series.lagged_differences",
        "lagged_differences diff_lag differences_over",
        "numbers: list[int]; lag: int",
        "list[int]",
        """
        Differences between {numbers} that are {lag} positions apart, later minus earlier.
        diff(x, lag)
        Return numbers[i + {lag}] - numbers[i] for all positions where both exist.
        Given monthly figures and a lag of 12, compute the change against the same month of the year before.
        How much did the values change over {lag} steps?
        Seasonal differencing of a series; a list that is not longer than the lag gives [].
        Returns a list that is {lag} shorter.
        """,
        """
        return [b - a for a, b in zip(numbers, numbers[lag:])]
        ---
        return [numbers[i] - numbers[i - lag] for i in range(lag, len(numbers))]
        ---
        result = []
        for i in range(len(numbers) - lag):
            result.append(numbers[i + lag] - numbers[i])
        return result
        """,
        lambda r: (_ints(r, 0, 7), r.randint(1, 3)),
    ),
    made(
        "series.shift_values",
        "shift_series lag_values shift_list",
        "values: list[int]; steps: int; fill: int | None",
        "list[int | None]",
        """
        Move {values} by {steps} places to the right (left if negative) and put {fill} into the free places.
        pandas shift with a fill value
        Return a list of the same length in which each value stands {steps} positions later; gaps hold {fill}.
        Given a time series, line it up with its past: values pushed out at the end are lost.
        How do I put yesterday's number beside today's?
        Lag a list without rotation; a negative number of steps makes a lead.
        Returns a list as long as the input.
        """,
        """
        result = []
        for i in range(len(values)):
            source = i - steps
            result.append(values[source] if 0 <= source < len(values) else fill)
        return result
        ---
        size = len(values)
        if steps >= 0:
            return ([fill] * steps + values)[:size]
        return (values + [fill] * -steps)[-steps:][:size]
        ---
        by_place = {i + steps: value for i, value in enumerate(values)}
        return [by_place.get(i, fill) for i in range(len(values))]
        """,
        lambda r: (_ints(r, 0, 5), r.randint(-3, 3), r.choice((None, 0))),
    ),
    made(
        "series.clip_values",
        "clip_values clip_list limit_all",
        "numbers: list[int]; low: int; high: int",
        "list[int]",
        """
        Limit every one of {numbers} to the range from {low} to {high}.
        clip a list
        Replace values below {low} by {low} and values above {high} by {high}.
        Given measurements, cap them at both ends of an allowed range.
        How do I clamp all elements of a list, like numpy.clip?
        Cut off peaks and dips; what lies between the limits stays.
        Returns a list of the same length.
        """,
        """
        return [min(max(number, low), high) for number in numbers]
        ---
        result = []
        for number in numbers:
            if number < low:
                number = low
            elif number > high:
                number = high
            result.append(number)
        return result
        ---
        return [sorted((low, number, high))[1] for number in numbers]
        """,
        lambda r: (_ints(r), *sorted((r.randint(-2, 4), r.randint(4, 9)))),
    ),
    made(
        "series.forward_fill",
        "forward_fill ffill last_value_carried_forward",
        "values: list[int | None]",
        "list[int | None]",
        """
        Replace each None in {values} by the last number before it; None at the start stays.
        ffill: carry the last observation forward
        Fill gaps with the most recent known value.
        Given a series with missing entries, repeat the previous entry in their place.
        How do I fill holes in sensor data with what was measured before?
        Propagate valid values to the right over None; leading gaps have nothing to take.
        Returns a list of the same length.
        """,
        """
        result = []
        last = None
        for value in values:
            if value is not None:
                last = value
            result.append(last)
        return result
        ---
        return list(accumulate(values, lambda last, value: last if value is None else value))
        ---
        result = list(values)
        for i in range(1, len(result)):
            if result[i] is None:
                result[i] = result[i - 1]
        return result
        """,
        lambda r: (_gaps(r),),
        "from itertools import accumulate",
    ),
    made(
        "series.backward_fill",
        "backward_fill bfill fill_with_next",
        "values: list[int | None]",
        "list[int | None]",
        """
        Replace each None in {values} by the next number after it; None at the end stays.
        bfill: use the next valid observation
        Fill gaps from the right: a missing entry takes the value that follows.
        Given a series with holes, copy the nearest later value back into them.
        How do I fill missing data with what comes afterward?
        Propagate known values to the left over None; trailing gaps remain.
        Returns a list of the same length.
        """,
        """
        result = list(values)
        for i in range(len(result) - 2, -1, -1):
            if result[i] is None:
                result[i] = result[i + 1]
        return result
        ---
        result = []
        following = None
        for value in reversed(values):
            if value is not None:
                following = value
            result.append(following)
        return result[::-1]
        ---
        return [
            next((later for later in values[i:] if later is not None), None)
            for i in range(len(values))
        ]
        """,
        lambda r: (_gaps(r),),
    ),
    made(
        "series.fill_missing_with_mean",
        "fill_missing_with_mean impute_mean fillna_mean",
        "values: list[int | None]",
        "list[float | None]",
        """
        Replace None in {values} by the mean of the known numbers, rounded to 2 decimals; all as floats.
        fillna with the average
        Impute missing entries with the average of the others (2 decimals); only None stays only None.
        Given data with gaps, fill each gap with the mean and return floats.
        How do I keep missing values from spoiling a calculation?
        Mean imputation of a column; nothing known means nothing can be filled.
        Returns a list of floats of the same length.
        """,
        """
        known = [value for value in values if value is not None]
        if not known:
            return list(values)
        mean = round(sum(known) / len(known), 2)
        return [mean if value is None else float(value) for value in values]
        ---
        total = count = 0
        for value in values:
            if value is not None:
                total += value
                count += 1
        filler = round(total / count, 2) if count else None
        return [filler if value is None else float(value) for value in values]
        """,
        lambda r: (_gaps(r),),
    ),
    made(
        "series.fill_missing_with",
        "fill_missing fillna replace_none",
        "values: list[int | None]; default: int",
        "list[int]",
        """
        Replace each None in {values} by {default}.
        fillna with a constant
        Return {values} with {default} wherever the value is missing; 0 is not missing.
        Given a list with gaps, put a fixed number into them.
        How do I turn None into 0 in a list?
        Substitute missing entries, keep everything else.
        Returns a list of ints of the same length.
        """,
        """
        return [default if value is None else value for value in values]
        ---
        result = []
        for value in values:
            if value is None:
                result.append(default)
            else:
                result.append(value)
        return result
        ---
        return list(map(lambda value: value if value is not None else default, values))
        """,
        lambda r: (_gaps(r), r.choice((0, -1, 5))),
    ),
    made(
        "series.interpolate_gaps",
        "interpolate_gaps interpolate_missing linear_fill",
        "values: list[float | None]",
        "list[float | None]",
        """
        Fill each run of None in {values} on a straight line between the numbers around it.
        linear interpolation of missing values
        Replace gaps by evenly spaced values; None before the first and after the last number stays None.
        Given a series with holes, estimate the missing points linearly, rounded to 2 decimals.
        How do I fill in hourly values between two measurements? Two decimals; open ends are not filled.
        Interpolate inside the data only.
        Returns a list of the same length; filled values are rounded to 2 decimals.
        """,
        """
        result = list(values)
        known = [i for i, value in enumerate(values) if value is not None]
        for left, right in zip(known, known[1:]):
            step = (values[right] - values[left]) / (right - left)
            for i in range(left + 1, right):
                result[i] = round(values[left] + step * (i - left), 2)
        return result
        ---
        result = []
        for i, value in enumerate(values):
            before = [j for j in range(i) if values[j] is not None]
            after = [j for j in range(i, len(values)) if values[j] is not None]
            if value is None and before and after:
                a, b = before[-1], after[0]
                step = (values[b] - values[a]) / (b - a)
                value = round(values[a] + step * (i - a), 2)
            result.append(value)
        return result
        """,
        lambda r: ([r.choice((None, None, r.randint(0, 20) / 2)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "series.longest_gap",
        "longest_gap longest_missing_run max_consecutive_none",
        "values: list[int | None]",
        "int",
        """
        Return the length of the longest run of None in {values}.
        longest gap in a series
        How many missing values stand directly behind each other at most?
        Given sensor data with None for failures, find the longest outage.
        Maximum number of consecutive missing entries, 0 if none is missing.
        For how many readings in a row was there no data?
        Returns an int.
        """,
        """
        longest = current = 0
        for value in values:
            current = current + 1 if value is None else 0
            longest = max(longest, current)
        return longest
        ---
        runs = [len(list(group)) for missing, group in groupby(values, lambda v: v is None) if missing]
        return max(runs, default=0)
        ---
        marks = "".join("x" if value is None else " " for value in values)
        return max((len(run) for run in marks.split()), default=0)
        """,
        lambda r: ([r.choice((None, None, 1, 5)) for _ in range(r.randint(0, 8))],),
        "from itertools import groupby",
    ),
    made(
        "series.rolling_mean_padded",
        "rolling_mean_padded rolling_mean_with_none moving_mean_same_length",
        "numbers: list[int]; window: int",
        "list[float | None]",
        """
        Mean of each of {numbers} and the {window} - 1 before it, None where there are not enough yet.
        pandas rolling(window).mean()
        Trailing moving average of the same length as {numbers}, rounded to 2 decimals, None at the start.
        Given daily values, give for each day the average of the last {window} days, or None (2 decimals).
        How do I smooth a series without losing positions?
        Rolling mean aligned to the right edge of the window; incomplete windows yield None.
        Returns a list as long as the input.
        """,
        """
        return [
            round(sum(numbers[i + 1 - window:i + 1]) / window, 2) if i + 1 >= window else None
            for i in range(len(numbers))
        ]
        ---
        result = []
        total = 0
        for i, number in enumerate(numbers):
            total += number
            if i >= window:
                total -= numbers[i - window]
            result.append(round(total / window, 2) if i >= window - 1 else None)
        return result
        """,
        lambda r: (_ints(r, 0, 7), r.randint(1, 4)),
    ),
    made(
        "series.rolling_median",
        "rolling_median moving_median median_filter",
        "numbers: list[int]; window: int",
        "list[int]",
        """
        Median of every {window} neighboring {numbers}, where {window} is odd.
        rolling median
        Slide a window of {window} (an odd number) over {numbers} and take the middle value of each.
        Given noisy data, remove spikes with a median filter; only full windows count.
        How do I smooth a signal robustly against outliers?
        Middle value of each complete window in order; too few numbers give [].
        Returns a list of ints.
        """,
        """
        return [
            sorted(numbers[i:i + window])[window // 2] for i in range(len(numbers) - window + 1)
        ]
        ---
        result = []
        for i in range(len(numbers) - window + 1):
            result.append(median(numbers[i:i + window]))
        return result
        ---
        windows = zip(*(numbers[i:] for i in range(window)))
        return [sorted(values)[window // 2] for values in windows]
        """,
        lambda r: (_ints(r, 0, 7), r.choice((1, 3, 3, 5))),
        "from statistics import median",
    ),
    made(
        "series.exponential_smoothing",
        "exponential_smoothing exponential_moving_average ema",
        "numbers: list[int]; alpha: float",
        "list[float]",
        """
        Smooth {numbers}: begin with the first, then {alpha} of the new plus 1 - {alpha} of the old value.
        exponential moving average
        Return the EMA of {numbers} with weight {alpha} for the newest value, each rounded to 2 decimals.
        Given a series, let old values fade out exponentially; the first result is the first number.
        How do I calculate an exponentially weighted mean of prices? Round only what is returned (2 decimals).
        Single exponential smoothing.
        Returns one float per number, [] for none.
        """,
        """
        result = []
        level = 0.0
        for i, number in enumerate(numbers):
            level = float(number) if i == 0 else alpha * number + (1 - alpha) * level
            result.append(round(level, 2))
        return result
        ---
        levels = accumulate(
            map(float, numbers), lambda level, number: alpha * number + (1 - alpha) * level
        )
        return [round(level, 2) for level in levels]
        """,
        lambda r: (_ints(r), r.choice((0.25, 0.5, 0.75))),
        "from itertools import accumulate",
    ),
    made(
        "series.crosstab",
        "crosstab contingency_table count_combinations",
        "rows: list[str]; columns: list[str]",
        "dict[str, dict[str, int]]",
        """
        Count how often each value of {rows} occurs together with each value of {columns}, zeros included.
        crosstab of two categorical lists
        Return a dict of dicts: for every sorted value of {rows} the counts of all sorted values of {columns}.
        Given two equally long lists of categories, build the contingency table.
        How many men and women chose which answer?
        Two-way frequency table; combinations that never occur get 0.
        Returns nested dictionaries with sorted keys.
        """,
        """
        pairs = list(zip(rows, columns))
        return {
            row: {column: pairs.count((row, column)) for column in sorted(set(columns))}
            for row in sorted(set(rows))
        }
        ---
        counts = Counter(zip(rows, columns))
        return {
            row: {column: counts[row, column] for column in sorted(set(columns))}
            for row in sorted(set(rows))
        }
        ---
        table = {}
        for row in sorted(set(rows)):
            table[row] = dict.fromkeys(sorted(set(columns)), 0)
        for row, column in zip(rows, columns):
            table[row][column] += 1
        return table
        """,
        lambda r: (
            lambda n: ([r.choice("mf") for _ in range(n)], [r.choice(("yes", "no", "?")) for _ in range(n)])
        )(r.randint(0, 6)),
        "from collections import Counter",
    ),
    made(
        "series.unpivot",
        "unpivot melt wide_to_long",
        "table: dict[str, dict[str, int]]",
        "list[tuple[str, str, int]]",
        """
        Turn a dict of dicts into a list of (row, column, value) triples.
        melt: wide table to long table
        Flatten {table} row by row: one triple for each inner entry.
        Given a nested table, write it as records with row name, column name and number.
        How do I unpivot columns into rows?
        Long format of a two-level dictionary, in order; empty rows leave no trace.
        Returns a list of triples.
        """,
        """
        return [(row, column, value) for row, inner in table.items() for column, value in inner.items()]
        ---
        result = []
        for row in table:
            for column in table[row]:
                result.append((row, column, table[row][column]))
        return result
        """,
        lambda r: (
            {
                row: {column: r.randint(0, 9) for column in r.sample(("q1", "q2", "q3"), r.randint(0, 3))}
                for row in r.sample(("tea", "egg", "nut"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "series.explode_lists",
        "explode explode_lists one_row_per_element",
        "rows: list[tuple[str, list[int]]]",
        "list[tuple[str, int]]",
        """
        Make one (key, element) row out of every element of the lists in {rows}.
        pandas explode
        Unpack (key, list) {rows}: each list element gets its own row with the key repeated.
        Given names with lists of values, write one line per value.
        How do I flatten a column of lists? Empty lists give no rows.
        Expand (key, [a, b]) to (key, a), (key, b), in order.
        Returns a flat list of pairs.
        """,
        """
        return [(key, item) for key, items in rows for item in items]
        ---
        result = []
        for key, items in rows:
            for item in items:
                result.append((key, item))
        return result
        ---
        return list(chain.from_iterable(zip(repeat(key), items) for key, items in rows))
        """,
        lambda r: ([(r.choice("abc"), _ints(r, 0, 3)) for _ in range(r.randint(0, 4))],),
        "from itertools import chain, repeat",
    ),
    made(
        "series.cut_labels",
        "cut_into_labels bin_labels cut",
        "values: list[int]; edges: list[int]; labels: list[str]",
        "list[str | None]",
        """
        Label each of {values} by its bin between the ascending {edges}: right edge included, left not.
        pandas cut with labels
        Bin i reaches from above edges[i] up to edges[i + 1] and has labels[i]; values outside give None.
        Given ages and borders such as 0, 18, 65, put each age into its group; right borders are included.
        How do I turn numbers into categories? A value on a border belongs to the bin below it.
        Discretize a list; there is one label less than there are edges.
        Returns a label or None for each value.
        """,
        """
        result = []
        for value in values:
            found = None
            for low, high, label in zip(edges, edges[1:], labels):
                if low < value <= high:
                    found = label
            result.append(found)
        return result
        ---
        result = []
        for value in values:
            index = bisect_left(edges, value) - 1
            result.append(labels[index] if 0 <= index < len(labels) else None)
        return result
        """,
        lambda r: (
            (_ints(r, 0, 6, -2, 40), [0, 10, 30], ["low", "high"])
            if r.random() < 0.5
            else (_ints(r, 0, 6, 0, 90), [0, 12, 18, 65], ["child", "teen", "adult"])
        ),
        "from bisect import bisect_left",
    ),
    made(
        "series.quantile_linear",
        "quantile quantile_linear percentile_interpolated",
        "numbers: list[int]; q: float",
        "float | None",
        """
        Quantile {q} (0 to 1) of {numbers} with linear interpolation, rounded to 4 decimals.
        numpy quantile, default method
        Sort {numbers}, go to position {q} * (n - 1) and interpolate between the two neighbors; None if empty.
        Given data and a fraction such as 0.25, return the interpolated quantile, None without data.
        What value has a quarter of the data below it? Interpolate linearly, 4 decimals.
        Percentile as NumPy, R (type 7) and Excel (PERCENTILE.INC) compute it.
        Returns a float or None.
        """,
        """
        if not numbers:
            return None
        ordered = sorted(numbers)
        position = q * (len(ordered) - 1)
        low = math.floor(position)
        high = min(low + 1, len(ordered) - 1)
        return round(ordered[low] + (ordered[high] - ordered[low]) * (position - low), 4)
        ---
        if not numbers:
            return None
        ordered = sorted(numbers)
        index, part = divmod(q * (len(numbers) - 1), 1)
        pair = ordered[int(index):int(index) + 2]
        return round(pair[0] + (pair[-1] - pair[0]) * part, 4)
        """,
        lambda r: (_ints(r), r.choice((0.0, 0.25, 0.5, 0.75, 0.9, 1.0))),
        "import math",
    ),
    made(
        "series.interquartile_range",
        "interquartile_range iqr quartile_spread",
        "numbers: list[int]",
        "float",
        """
        Third minus first quartile of {numbers}, with linear interpolation (inclusive); 0.0 for fewer than 2.
        interquartile range
        Return the distance between the 25th and the 75th percentile as numpy computes them.
        Given data, how wide is its middle half? Fewer than two values give 0.0.
        IQR of a list of numbers, inclusive method.
        Spread measure that ignores extremes: Q3 - Q1, interpolated, 0.0 if there is only one value or none.
        Returns a float.
        """,
        """
        if len(numbers) < 2:
            return 0.0
        first, _, third = quantiles(numbers, n=4, method="inclusive")
        return float(third - first)
        ---
        if len(numbers) < 2:
            return 0.0
        ordered = sorted(numbers)

        def at(quarter):
            whole, part = divmod(quarter * (len(ordered) - 1), 4)
            low, high = ordered[whole], ordered[min(whole + 1, len(ordered) - 1)]
            return low + (high - low) * part / 4

        return float(at(3) - at(1))
        """,
        lambda r: (_ints(r, 0, 8),),
        "from statistics import quantiles",
    ),
    made(
        "series.iqr_outliers",
        "iqr_outliers tukey_outliers boxplot_outliers",
        "numbers: list[int]",
        "list[int]",
        """
        List the {numbers} more than 1.5 interquartile ranges below the first or above the third quartile.
        outliers by the box plot rule
        Find outliers with Tukey's fences, quartiles by linear interpolation (inclusive), in original order.
        Given data, which points would a box plot draw separately? Factor 1.5; fewer than 4 numbers give [].
        How do I detect outliers with Q1 - 1.5 * IQR and Q3 + 1.5 * IQR?
        Extreme values outside the whiskers; with fewer than four numbers there are none.
        Returns a list, [] when everything is inside.
        """,
        """
        if len(numbers) < 4:
            return []
        first, _, third = quantiles(numbers, n=4, method="inclusive")
        reach = 1.5 * (third - first)
        return [number for number in numbers if not first - reach <= number <= third + reach]
        ---
        if len(numbers) < 4:
            return []
        ordered = sorted(numbers)

        def at(quarter):
            whole, part = divmod(quarter * (len(ordered) - 1), 4)
            low, high = ordered[whole], ordered[min(whole + 1, len(ordered) - 1)]
            return low + (high - low) * part / 4

        first, third = at(1), at(3)
        low, high = first - 1.5 * (third - first), third + 1.5 * (third - first)
        result = []
        for number in numbers:
            if number < low or number > high:
                result.append(number)
        return result
        """,
        lambda r: (_ints(r, 0, 7) + r.choice(([], [60], [-50], [60, -50])),),
        "from statistics import quantiles",
    ),
    made(
        "series.median_absolute_deviation",
        "median_absolute_deviation mad robust_spread",
        "numbers: list[int]",
        "float",
        """
        Median of the absolute distances of {numbers} from their median, 0.0 for an empty list.
        MAD: median absolute deviation
        Take the median of {numbers}, then the median of how far each number is from it; nothing gives 0.0.
        Given data with outliers, measure the spread robustly.
        How far is a typical value from the middle of the data?
        Robust alternative to the standard deviation, without a scale factor; 0.0 without data.
        Returns a float.
        """,
        """
        if not numbers:
            return 0.0
        center = median(numbers)
        return float(median(abs(number - center) for number in numbers))
        ---
        def middle(values):
            ordered = sorted(values)
            half = len(ordered) // 2
            if len(ordered) % 2:
                return ordered[half]
            return (ordered[half - 1] + ordered[half]) / 2
        if not numbers:
            return 0.0
        center = middle(numbers)
        return float(middle([abs(number - center) for number in numbers]))
        """,
        lambda r: (_ints(r),),
        "from statistics import median",
    ),
    made(
        "series.winsorize",
        "winsorize replace_extremes tame_extremes",
        "numbers: list[int]; count: int",
        "list[int]",
        """
        Replace the {count} smallest and {count} largest of {numbers} by the nearest remaining value.
        winsorize
        Pull the {count} lowest values up and the {count} highest down to the next inner value; order is kept.
        Given data, soften the extremes instead of deleting them; there are more than 2 * {count} numbers.
        How do I limit the influence of outliers without losing data points?
        Clip a list at its own sorted values number {count} from below and from above.
        Returns a list of the same length.
        """,
        """
        ordered = sorted(numbers)
        low, high = ordered[count], ordered[len(ordered) - 1 - count]
        return [min(max(number, low), high) for number in numbers]
        ---
        low = sorted(numbers)[count]
        high = sorted(numbers, reverse=True)[count]
        result = []
        for number in numbers:
            if number < low:
                result.append(low)
            elif number > high:
                result.append(high)
            else:
                result.append(number)
        return result
        """,
        lambda r: (lambda count: (_ints(r, 2 * count + 1, 2 * count + 5), count))(r.randint(0, 2)),
    ),
    made(
        "series.min_max_scale",
        "min_max_scale normalize_to_unit rescale_0_1",
        "numbers: list[int]",
        "list[float]",
        """
        Scale {numbers} so that the smallest becomes 0.0 and the largest 1.0, rounded to 3 decimals.
        min-max normalization
        Map {numbers} linearly onto 0 to 1 (3 decimals); if all are equal, everything becomes 0.0.
        Given values, normalize them to the unit interval before comparing.
        How do I rescale data between zero and one? Constant data gives zeros; round to three digits.
        Subtract the minimum and divide by the range.
        Returns a list of floats, [] for no numbers.
        """,
        """
        if not numbers:
            return []
        low, span = min(numbers), max(numbers) - min(numbers)
        return [round((number - low) / span, 3) if span else 0.0 for number in numbers]
        ---
        result = []
        for number in numbers:
            low, high = min(numbers), max(numbers)
            result.append(0.0 if low == high else round((number - low) / (high - low), 3))
        return result
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "series.softmax",
        "softmax softmax_weights probabilities_from_scores",
        "scores: list[int]",
        "list[float]",
        """
        Softmax of {scores}: exp of each divided by the sum of all exps, rounded to 4 decimals.
        softmax of a list, 4 decimals
        Turn {scores} into positive weights that add up to 1, larger scores getting larger ones (4 decimals).
        Given raw scores of classes, compute their probabilities as a neural network does, to 4 digits.
        How do I convert logits to probabilities?
        Normalized exponentials; an empty list stays empty.
        Returns one float per score.
        """,
        """
        powers = [math.exp(score - max(scores)) for score in scores]
        return [round(power / sum(powers), 4) for power in powers]
        ---
        if not scores:
            return []
        top = max(scores)
        total = sum(math.exp(score - top) for score in scores)
        result = []
        for score in scores:
            result.append(round(math.exp(score - top) / total, 4))
        return result
        """,
        lambda r: ([r.randint(-3, 4) for _ in range(r.randint(0, 4))],),
        "import math",
    ),
    made(
        "series.cosine_similarity",
        "cosine_similarity vector_similarity cosine",
        "first: list[int]; second: list[int]",
        "float",
        """
        Cosine of the angle between two vectors, rounded to 3 decimals; 0.0 if one of them is all zeros.
        cosine similarity
        Divide the dot product of {first} and {second} by the product of their lengths (3 decimals).
        Given two equally long lists of numbers, say how alike their directions are, from -1.0 to 1.0.
        How do I compare two embeddings? Zero vectors give 0.0; round to three digits.
        Similarity of vectors regardless of their magnitude.
        Returns a float.
        """,
        """
        dot = sum(a * b for a, b in zip(first, second))
        size = math.sqrt(sum(a * a for a in first)) * math.sqrt(sum(b * b for b in second))
        return round(dot / size, 3) if size else 0.0
        ---
        dot = norm_a = norm_b = 0
        for a, b in zip(first, second):
            dot += a * b
            norm_a += a * a
            norm_b += b * b
        if norm_a == 0 or norm_b == 0:
            return 0.0
        return round(dot / (norm_a**0.5 * norm_b**0.5), 3)
        """,
        lambda r: r.choice((_pair(r, 2, 4), (_ints(r, 3, 3, 0, 2), _ints(r, 3, 3, 0, 2)))),
        "import math",
    ),
    made(
        "series.correlation",
        "correlation pearson pearson_correlation",
        "first: list[int]; second: list[int]",
        "float | None",
        """
        Pearson correlation of {first} and {second}, rounded to 2 decimals; None if one of them is constant.
        correlation coefficient
        How strongly are two equally long lists linearly related, from -1.0 to 1.0? Two decimals.
        Given paired measurements, compute CORREL; without variation (or pairs) there is none, so None.
        Does one value rise when the other rises? Constant or empty data gives None; round to 2 digits.
        Covariance divided by the product of the standard deviations.
        Returns a float or None.
        """,
        """
        if len(set(first)) < 2 or len(set(second)) < 2:
            return None
        mean_a, mean_b = sum(first) / len(first), sum(second) / len(second)
        top = sum((a - mean_a) * (b - mean_b) for a, b in zip(first, second))
        spread_a = sum((a - mean_a) ** 2 for a in first)
        spread_b = sum((b - mean_b) ** 2 for b in second)
        return round(top / math.sqrt(spread_a * spread_b), 2) + 0.0
        ---
        if len(set(first)) < 2 or len(set(second)) < 2:
            return None
        return round(statistics.correlation(first, second), 2) + 0.0
        """,
        lambda r: _pair(r, 0, 5),
        ("import math", "import statistics"),
    ),
    made(
        "series.fit_line",
        "fit_line linear_regression least_squares_line",
        "xs: list[int]; ys: list[int]",
        "tuple[float, float]",
        """
        Slope and intercept of the least-squares line through the points ({xs}, {ys}), rounded to 3 decimals.
        simple linear regression
        Fit y = slope * x + intercept to the data; {xs} has at least two different values (3 decimals).
        Given x and y values, find the trend line as SLOPE and INTERCEPT do, each with three digits.
        How do I draw a straight line through a cloud of points?
        Ordinary least squares for one variable.
        Returns a tuple (slope, intercept).
        """,
        """
        n = len(xs)
        mean_x, mean_y = sum(xs) / n, sum(ys) / n
        spread = sum((x - mean_x) ** 2 for x in xs)
        slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / spread
        return round(slope, 3) + 0.0, round(mean_y - slope * mean_x, 3) + 0.0
        ---
        slope, intercept = statistics.linear_regression(xs, ys)
        return round(slope, 3) + 0.0, round(intercept, 3) + 0.0
        """,
        lambda r: (lambda n: (r.sample(range(8), n), _ints(r, n, n, 0, 9)))(r.randint(2, 5)),
        "import statistics",
    ),
    made(
        "series.moving_forecast",
        "drift_forecast forecast_by_drift extend_trend",
        "numbers: list[int]; steps: int",
        "list[float]",
        """
        Continue {numbers} for {steps} more values by their average change per step, rounded to 2 decimals.
        naive drift forecast
        Extend the series: each new value adds (last - first) / (n - 1) to the one before (2 decimals).
        Given at least two past values, predict the next {steps} along the line from the first to the last.
        What comes next if the development goes on as it did on average?
        Extrapolate with the mean step of the data, to two digits.
        Returns a list of {steps} floats.
        """,
        """
        drift = (numbers[-1] - numbers[0]) / (len(numbers) - 1)
        return [round(numbers[-1] + drift * i, 2) for i in range(1, steps + 1)]
        ---
        result = []
        drift = (numbers[-1] - numbers[0]) / (len(numbers) - 1)
        for i in range(steps):
            result.append(round(numbers[-1] + drift * (i + 1), 2))
        return result
        """,
        lambda r: (_ints(r, 2, 5), r.randint(0, 3)),
    ),
    made(
        "series.evenly_spaced",
        "linspace evenly_spaced equally_spaced_points",
        "start: float; stop: float; count: int",
        "list[float]",
        """
        List {count} evenly spaced numbers from {start} to {stop}, both included, rounded to 4 decimals.
        linspace
        Divide the way from {start} to {stop} into equal steps and return the {count} points (at least 2).
        Given two ends and a number of points, place the points at equal distances, to 4 digits.
        How do I make x values for a plot, including both ends?
        Grid of floats over a closed interval.
        Returns {count} floats, the first being {start} and the last {stop}.
        """,
        """
        step = (stop - start) / (count - 1)
        return [round(start + step * i, 4) for i in range(count)]
        ---
        points = []
        for i in range(count):
            points.append(round(start + (stop - start) / (count - 1) * i, 4))
        return points
        """,
        lambda r: (r.randint(-4, 8) / 2, r.randint(-4, 20) / 2, r.randint(2, 6)),
    ),
    made(
        "series.repeat_by_counts",
        "repeat_by_counts repeat_each_times expand_counts",
        "items: list[str]; counts: list[int]",
        "list[str]",
        """
        Repeat each of {items} as often as the number at the same position in {counts} says.
        numpy.repeat with a list of counts
        Return item after item, the first counts[0] times, the second counts[1] times, and so on.
        Given values and their frequencies, write the values out in full.
        How do I rebuild raw data from a frequency table? A count of 0 drops the item.
        Expand weighted elements into a flat list.
        Returns a list of sum(counts) elements.
        """,
        """
        return [item for item, count in zip(items, counts) for _ in range(count)]
        ---
        result = []
        for item, count in zip(items, counts):
            result.extend([item] * count)
        return result
        ---
        return list(chain.from_iterable(map(repeat, items, counts)))
        """,
        lambda r: (lambda n: (draw.words(r, n, n), [r.randint(0, 3) for _ in range(n)]))(r.randint(0, 4)),
        "from itertools import chain, repeat",
    ),
    made(
        "series.tile_list",
        "tile_list tile repeat_whole_list",
        "items: list[int]; times: int",
        "list[int]",
        """
        Repeat the whole list {items} {times} times, one copy behind the other.
        numpy.tile
        Return {items} concatenated with itself so that it appears {times} times; 0 gives [].
        Given a pattern of numbers, lay it end to end several times.
        How do I duplicate a list as a block instead of element by element?
        A list played in a loop a fixed number of rounds.
        Returns len(items) * {times} elements.
        """,
        """
        return items * times
        ---
        result = []
        for _ in range(times):
            result.extend(items)
        return result
        ---
        return [item for _ in range(times) for item in items]
        """,
        lambda r: (_ints(r, 0, 4), r.randint(0, 3)),
    ),
    made(
        "series.outer_product",
        "outer_product product_table outer",
        "first: list[int]; second: list[int]",
        "list[list[int]]",
        """
        Table of all products: row i has first[i] times each of {second}.
        outer product of two vectors
        Multiply every one of {first} with every one of {second} and arrange the results as a matrix.
        Given two lists, build a multiplication table with these numbers as row and column headings.
        How do I get all pairwise products as a grid?
        Rank-one matrix made of a column and a row vector.
        Returns one row for each of {first}.
        """,
        """
        return [[a * b for b in second] for a in first]
        ---
        table = []
        for a in first:
            row = []
            for b in second:
                row.append(a * b)
            table.append(row)
        return table
        ---
        return [list(map(a.__mul__, second)) for a in first]
        """,
        lambda r: (_ints(r, 0, 3), _ints(r, 0, 3)),
    ),
    made(
        "series.convolve",
        "convolve convolution multiply_polynomials",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Full convolution of {first} and {second}, the coefficients of the product of two polynomials.
        convolve two lists
        Sum first[i] * second[j] into place i + j, for all i and j; an empty list gives [].
        Given the coefficients of two polynomials, multiply them.
        How do I expand (1 + 2x)(3 + x)? [1, 2] and [3, 1] give [3, 7, 2].
        Discrete convolution of a signal with a kernel, full length.
        Returns len(first) + len(second) - 1 numbers.
        """,
        """
        if not first or not second:
            return []
        result = [0] * (len(first) + len(second) - 1)
        for i, a in enumerate(first):
            for j, b in enumerate(second):
                result[i + j] += a * b
        return result
        ---
        if not first or not second:
            return []
        size = len(first) + len(second) - 1
        return [
            sum(first[i] * second[n - i] for i in range(len(first)) if 0 <= n - i < len(second))
            for n in range(size)
        ]
        """,
        lambda r: (_ints(r, 0, 4, -3, 5), _ints(r, 0, 3, -3, 5)),
    ),
    made(
        "series.polynomial_derivative",
        "polynomial_derivative derive_coefficients derivative",
        "coefficients: list[int]",
        "list[int]",
        """
        Coefficients of the derivative of the polynomial c0 + c1 x + c2 x**2 + ... given as [c0, c1, c2, ...].
        derivative of a polynomial, constant term first
        Multiply every one of {coefficients} by its power and shift down by one place.
        Given coefficients in ascending order of the power, differentiate; a constant gives [].
        How do I differentiate 3 + 5x + 2x^2? [3, 5, 2] becomes [5, 4].
        Slope function of a polynomial stored as a list, lowest power first.
        Returns a list that is one shorter.
        """,
        """
        return [power * value for power, value in enumerate(coefficients)][1:]
        ---
        return [i * coefficients[i] for i in range(1, len(coefficients))]
        ---
        result = []
        for power, value in enumerate(coefficients[1:], start=1):
            result.append(value * power)
        return result
        """,
        lambda r: (_ints(r, 0, 5, -5, 6),),
    ),
    made(
        "series.trapezoid_area",
        "trapezoid_area area_under_points integrate_points",
        "xs: list[int]; ys: list[int]",
        "float",
        """
        Area under the line through the points ({xs}, {ys}), by the trapezoidal rule.
        trapz: integrate sampled values
        Add up width times mean height between neighboring points; {xs} ascends, fewer than 2 points give 0.0.
        Given measurements at known times, integrate them numerically.
        How much water flowed in total if the flow rate was read now and then?
        Numerical integration of data points with straight lines in between.
        Returns a float.
        """,
        """
        total = 0.0
        for i in range(1, len(xs)):
            total += (xs[i] - xs[i - 1]) * (ys[i] + ys[i - 1]) / 2
        return total
        ---
        points = list(zip(xs, ys))
        return float(sum((x2 - x1) * (y1 + y2) / 2 for (x1, y1), (x2, y2) in zip(points, points[1:])))
        """,
        lambda r: (lambda n: (sorted(r.sample(range(12), n)), _ints(r, n, n, 0, 9)))(r.randint(0, 5)),
    ),
    made(
        "series.membership_flags",
        "is_in_list membership_flags isin",
        "values: list[int]; allowed: list[int]",
        "list[bool]",
        """
        For each of {values} tell whether it is one of {allowed}.
        isin / %in%: list of booleans
        Return True where an element of {values} occurs in {allowed} and False elsewhere.
        Given a column and a set of accepted numbers, make a mask.
        Which positions hold one of these values? Answer with a boolean per position.
        Elementwise membership test.
        Returns a list of bools of the same length.
        """,
        """
        return [value in allowed for value in values]
        ---
        accepted = set(allowed)
        return [value in accepted for value in values]
        ---
        flags = []
        for value in values:
            flags.append(allowed.count(value) > 0)
        return flags
        """,
        lambda r: (_ints(r, 0, 6, 0, 5), _ints(r, 0, 3, 0, 5)),
    ),
    made(
        "series.select_by_mask",
        "select_by_mask boolean_index compress_list",
        "items: list[str]; mask: list[bool]",
        "list[str]",
        """
        Return those {items} at whose position {mask} is True.
        boolean indexing
        Keep items[i] where mask[i] is True; both lists are equally long.
        Given values and flags, pick the flagged values.
        How do I filter a list with a second list of booleans?
        Select elements by a true/false selector list.
        Returns a list with as many elements as there are true flags.
        """,
        """
        return [item for item, keep in zip(items, mask) if keep]
        ---
        return list(compress(items, mask))
        ---
        result = []
        for i in range(len(items)):
            if mask[i]:
                result.append(items[i])
        return result
        """,
        lambda r: (lambda n: (draw.words(r, n, n), [r.random() < 0.5 for _ in range(n)]))(r.randint(0, 5)),
        "from itertools import compress",
    ),
    made(
        "series.choose_by_mask",
        "choose_by_mask where_else elementwise_choice",
        "mask: list[bool]; first: list[int]; second: list[int]",
        "list[int]",
        """
        Take the element of {first} where {mask} is True and that of {second} where it is False.
        numpy.where with two lists
        Merge two equally long lists position by position, {mask} decides which one counts.
        Given flags and two columns, build a column from both.
        How do I choose between two lists element by element?
        Vectorized if/else over three parallel lists.
        Returns a list as long as the mask.
        """,
        """
        return [a if flag else b for flag, a, b in zip(mask, first, second)]
        ---
        result = []
        for i, flag in enumerate(mask):
            if flag:
                result.append(first[i])
            else:
                result.append(second[i])
        return result
        ---
        return [pair[0 if flag else 1] for flag, pair in zip(mask, zip(first, second))]
        """,
        lambda r: (lambda pair: ([r.random() < 0.5 for _ in pair[0]], *pair))(_pair(r)),
    ),
    made(
        "series.nonzero_positions",
        "nonzero_positions nonzero which_nonzero",
        "numbers: list[int]",
        "list[int]",
        """
        Return the indices of all {numbers} that are not 0.
        numpy.nonzero
        At which positions (from 0) does {numbers} have something else than zero?
        Given a sparse list, list the places that are filled.
        Where are the non-zero entries?
        Index numbers of the elements that differ from 0, ascending.
        Returns a list of indices.
        """,
        """
        return [i for i, number in enumerate(numbers) if number != 0]
        ---
        result = []
        for i in range(len(numbers)):
            if numbers[i]:
                result.append(i)
        return result
        ---
        return list(compress(count(), numbers))
        """,
        lambda r: ([r.choice((0, 0, 3, -1)) for _ in range(r.randint(0, 7))],),
        "from itertools import compress, count",
    ),
    made(
        "series.duplicated_flags",
        "duplicated_flags duplicated seen_before",
        "items: list[str]",
        "list[bool]",
        """
        For each of {items} tell whether an equal one stands before it.
        R duplicated / pandas duplicated
        Return True for every repetition in {items} and False for each first occurrence.
        Given a list, flag the elements that were seen earlier.
        Which entries are repeats of something above?
        Mark duplicates, except the first of each kind.
        Returns a list of bools of the same length.
        """,
        """
        return [item in items[:i] for i, item in enumerate(items)]
        ---
        seen = set()
        flags = []
        for item in items:
            flags.append(item in seen)
            seen.add(item)
        return flags
        ---
        return [items.index(item) != i for i, item in enumerate(items)]
        """,
        lambda r: (list(draw.letters(r, 0, 7, "abcd")),),
    ),
    made(
        "series.run_numbers",
        "run_numbers consecutive_ids run_ids",
        "items: list[str]",
        "list[int]",
        """
        Number the runs of equal neighbors in {items} from 1 and give each element the number of its run.
        rleid: run ids
        Start with 1 and add 1 whenever an element of {items} differs from the one before it.
        Given states over time, label each stretch of the same state with an id.
        How do I group consecutive equal rows? a, a, b, a gives 1, 1, 2, 3.
        Consecutive group numbers; the same value later gets a new number.
        Returns a list of ints of the same length.
        """,
        """
        numbers = []
        for i, item in enumerate(items):
            if i == 0:
                numbers.append(1)
            else:
                numbers.append(numbers[-1] + (item != items[i - 1]))
        return numbers
        ---
        return [number for number, (_, run) in enumerate(groupby(items), 1) for _ in run]
        ---
        changes = [i == 0 or items[i] != items[i - 1] for i in range(len(items))]
        return list(accumulate(map(int, changes)))
        """,
        lambda r: (list(draw.letters(r, 0, 7, "aab")),),
        "from itertools import accumulate, groupby",
    ),
    made(
        "series.category_codes",
        "category_codes label_encode factorize",
        "labels: list[str]",
        "tuple[list[int], list[str]]",
        """
        Encode {labels} as numbers: the position of each in the sorted list of distinct labels; return both.
        label encoding
        Replace every label by its code (from 0, alphabetical order) and also return the categories.
        Given text categories, make integer codes for a model, plus the table to read them.
        How do I turn strings into category numbers, as factorize(sort=True) does?
        Codes and sorted unique values of a column.
        Returns a tuple (codes, categories).
        """,
        """
        categories = sorted(set(labels))
        return [categories.index(label) for label in labels], categories
        ---
        categories = sorted(set(labels))
        codes = {label: code for code, label in enumerate(categories)}
        return [codes[label] for label in labels], categories
        """,
        lambda r: (list(draw.letters(r, 0, 6, "dacb")),),
    ),
    made(
        "series.group_means_broadcast",
        "group_mean_per_row transform_mean mean_of_own_group",
        "groups: list[str]; numbers: list[int]",
        "list[float]",
        """
        For each position give the mean of all {numbers} that have the same label in {groups}, 2 decimals.
        groupby transform mean
        Replace every number by the average of its group; {groups} and {numbers} are equally long.
        Given labels and values, put the group average (two decimals) beside every row.
        How do I compare each value with the mean of its own group?
        Broadcast group means back to the rows.
        Returns a list as long as the input.
        """,
        """
        totals, counts = {}, {}
        for group, number in zip(groups, numbers):
            totals[group] = totals.get(group, 0) + number
            counts[group] = counts.get(group, 0) + 1
        return [round(totals[group] / counts[group], 2) for group in groups]
        ---
        members = defaultdict(list)
        for group, number in zip(groups, numbers):
            members[group].append(number)
        return [round(sum(members[group]) / len(members[group]), 2) for group in groups]
        """,
        lambda r: _labeled(r),
        "from collections import defaultdict",
    ),
    made(
        "series.group_running_totals",
        "running_total_per_group group_cumsum cumulative_by_group",
        "groups: list[str]; numbers: list[int]",
        "list[int]",
        """
        Running total of {numbers} kept separately for each label in {groups}.
        groupby cumsum
        At each position give the sum of all numbers so far that have the same label, this one included.
        Given accounts and amounts line by line, show the balance of the account after every line.
        How do I accumulate per customer in one pass?
        Cumulative sums that restart for every group but remember earlier rows of it.
        Returns a list as long as the input.
        """,
        """
        totals = {}
        result = []
        for group, number in zip(groups, numbers):
            totals[group] = totals.get(group, 0) + number
            result.append(totals[group])
        return result
        ---
        pairs = list(zip(groups, numbers))
        return [
            sum(number for other, number in pairs[:i + 1] if other == group)
            for i, (group, _) in enumerate(pairs)
        ]
        """,
        lambda r: _labeled(r),
    ),
    made(
        "series.share_within_group",
        "share_within_group percent_of_group group_shares",
        "groups: list[str]; numbers: list[int]",
        "list[float]",
        """
        What percentage of its group's total is each of {numbers}? Rounded to 1 decimal.
        percent of group total per row
        Divide every number by the sum of the numbers with the same label in {groups}, in percent (1 decimal).
        Given departments and costs, compute each cost's share of its department, one decimal.
        How much does every product contribute to its category?
        Within-group shares in percent; the numbers are positive.
        Returns a list of floats as long as the input.
        """,
        """
        totals = Counter()
        for group, number in zip(groups, numbers):
            totals[group] += number
        return [round(100 * number / totals[group], 1) for group, number in zip(groups, numbers)]
        ---
        result = []
        for group, number in zip(groups, numbers):
            total = sum(n for g, n in zip(groups, numbers) if g == group)
            result.append(round(100 * number / total, 1))
        return result
        """,
        lambda r: (lambda n: ([r.choice("ab") for _ in range(n)], _ints(r, n, n, 1, 20)))(r.randint(0, 5)),
        "from collections import Counter",
    ),
    made(
        "series.resample_sums",
        "resample_sums sums_of_blocks downsample_sum",
        "numbers: list[int]; size: int",
        "list[int]",
        """
        Add up {numbers} in blocks of {size}; the last block may be shorter.
        resample: sum per block
        Return the sum of the first {size} numbers, of the next {size}, and so on.
        Given daily figures, make weekly totals (blocks of 7), an incomplete week included.
        How do I aggregate a fine series to a coarser one?
        Chunk-wise totals without overlap.
        Returns one sum per block, [] for no numbers.
        """,
        """
        return [sum(numbers[i:i + size]) for i in range(0, len(numbers), size)]
        ---
        sums = []
        for i, number in enumerate(numbers):
            if i % size == 0:
                sums.append(0)
            sums[-1] += number
        return sums
        ---
        sums = [0] * math.ceil(len(numbers) / size)
        for i, number in enumerate(numbers):
            sums[i // size] += number
        return sums
        """,
        lambda r: (_ints(r, 0, 8), r.randint(1, 4)),
        "import math",
    ),
    made(
        "series.sign_changes",
        "count_sign_changes zero_crossings sign_changes",
        "numbers: list[int]",
        "int",
        """
        Count how often the sign changes between neighbors in {numbers}, zeros being skipped.
        zero crossings of a series
        How many times does {numbers} go from positive to negative or back? Ignore zeros.
        Given a signal, count its crossings of the zero line; 0 values themselves do not matter.
        How often did profit turn into loss or loss into profit?
        Number of adjacent pairs with opposite signs after zeros are dropped.
        Returns an int.
        """,
        """
        signs = [number > 0 for number in numbers if number != 0]
        return sum(a != b for a, b in zip(signs, signs[1:]))
        ---
        count = 0
        previous = 0
        for number in numbers:
            if number != 0:
                if previous * number < 0:
                    count += 1
                previous = number
        return count
        ---
        signs = [number // abs(number) for number in numbers if number]
        return max(len(list(groupby(signs))) - 1, 0)
        """,
        lambda r: (_ints(r, 0, 8, -3, 3),),
        "from itertools import groupby",
    ),
    made(
        "series.undo_differences",
        "undo_differences integrate_differences values_from_changes",
        "start: int; changes: list[int]",
        "list[int]",
        """
        Rebuild a series from its first value {start} and the {changes} from one value to the next.
        diffinv: inverse of diff
        Return {start}, {start} + changes[0], then plus changes[1], and so on.
        Given a delta-encoded list and its start, restore the original values.
        How do I get levels back from differences?
        Decode deltas to absolute numbers.
        Returns one value more than there are changes.
        """,
        """
        values = [start]
        for change in changes:
            values.append(values[-1] + change)
        return values
        ---
        return list(accumulate([start] + changes))
        ---
        return [start + sum(changes[:i]) for i in range(len(changes) + 1)]
        """,
        lambda r: (r.randint(0, 20), _ints(r, 0, 6, -5, 5)),
        "from itertools import accumulate",
    ),
    made(
        "series.coalesce_lists",
        "combine_first coalesce_lists first_known",
        "first: list[int | None]; second: list[int | None]",
        "list[int | None]",
        """
        Take each value of {first}, or that of {second} at the same position where {first} has None.
        combine_first: elementwise coalesce
        Fill the gaps of {first} with the values of {second}; both are equally long.
        Given a main and a backup column, use the backup where the main one is missing.
        How do I merge two partly filled lists? None remains where both lack a value.
        Prefer the first source, fall back on the second.
        Returns a list of the same length.
        """,
        """
        return [b if a is None else a for a, b in zip(first, second)]
        ---
        result = list(first)
        for i, value in enumerate(result):
            if value is None:
                result[i] = second[i]
        return result
        ---
        return [next((v for v in pair if v is not None), None) for pair in zip(first, second)]
        """,
        lambda r: (lambda n: tuple([r.choice((None, 0, 3, 7)) for _ in range(n)] for _ in range(2)))(
            r.randint(0, 5)
        ),
    ),
    made(
        "series.drop_incomplete_rows",
        "drop_incomplete_rows dropna complete_rows",
        "rows: list[list[int | None]]",
        "list[list[int]]",
        """
        Keep only the {rows} without any None.
        dropna: rows with missing values are removed
        Return the complete {rows}; a single missing cell removes the whole row.
        Given a table with gaps, leave out every record that is not fully known.
        How do I get rid of rows that have empty cells?
        Listwise deletion of missing data; 0 is a value.
        Returns a list of rows.
        """,
        """
        return [row for row in rows if None not in row]
        ---
        return [row for row in rows if all(cell is not None for cell in row)]
        ---
        result = []
        for row in rows:
            for cell in row:
                if cell is None:
                    break
            else:
                result.append(row)
        return result
        """,
        lambda r: ([[r.choice((None, 0, 4, 7, 9)) for _ in range(2)] for _ in range(r.randint(0, 4))],),
    ),
    made(
        "series.missing_per_column",
        "missing_per_column count_missing null_counts",
        "records: list[dict[str, int | None]]; fields: list[str]",
        "dict[str, int]",
        """
        Count for each of {fields} how many {records} lack it or have None there.
        isna().sum() per column
        Return a dict from field to the number of missing values; an absent key counts as missing.
        Given records with gaps, tell how incomplete every column is.
        Which fields were often left empty?
        Null counts of a list of dicts; 0 is not missing.
        Returns a dict with all {fields} as keys.
        """,
        """
        return {field: sum(record.get(field) is None for record in records) for field in fields}
        ---
        counts = dict.fromkeys(fields, 0)
        for record in records:
            for field in counts:
                if field not in record or record[field] is None:
                    counts[field] += 1
        return counts
        """,
        lambda r: (
            [
                {key: r.choice((None, 0, 5)) for key in r.sample(("age", "size"), r.randint(0, 2))}
                for _ in range(r.randint(0, 4))
            ],
            r.sample(("age", "size"), r.randint(0, 2)),
        ),
    ),
    made(
        "series.center_columns",
        "center_columns subtract_column_means demean_columns",
        "rows: list[list[int]]",
        "list[list[float]]",
        """
        Subtract from every cell the mean of its column, rounded to 2 decimals.
        center the columns of a matrix
        Return {rows} with each column shifted so that its average is 0 (cells with 2 decimals).
        Given a data table, remove the mean of every variable, as scale(center=TRUE, scale=FALSE) does.
        How do I make all columns of a list of lists mean-free? Two decimals.
        Column-wise demeaning before an analysis.
        Returns a new list of rows of floats.
        """,
        """
        means = [sum(column) / len(column) for column in zip(*rows)]
        return [[round(cell - mean, 2) + 0.0 for cell, mean in zip(row, means)] for row in rows]
        ---
        result = []
        for row in rows:
            new = []
            for j, cell in enumerate(row):
                mean = sum(other[j] for other in rows) / len(rows)
                new.append(round(cell - mean, 2) + 0.0)
            result.append(new)
        return result
        """,
        lambda r: (draw.matrix(r),),
    ),
    made(
        "series.row_argmax",
        "row_argmax argmax_per_row best_column_per_row",
        "rows: list[list[int]]",
        "list[int]",
        """
        Return for each of {rows} the index of its largest element, the first one on a tie.
        argmax along axis 1
        Which column holds the maximum of every row? Columns count from 0, the leftmost wins ties.
        Given class scores per sample, give the predicted class index of each sample.
        How do I find the best choice in every line of a table?
        Row-wise position of the maximum; rows are not empty.
        Returns one index per row.
        """,
        """
        return [row.index(max(row)) for row in rows]
        ---
        result = []
        for row in rows:
            best = 0
            for i, value in enumerate(row):
                if value > row[best]:
                    best = i
            result.append(best)
        return result
        ---
        return [max(range(len(row)), key=row.__getitem__) for row in rows]
        """,
        lambda r: (draw.matrix(r),),
    ),
    made(
        "series.stack_side_by_side",
        "stack_side_by_side hstack append_columns",
        "left: list[list[int]]; right: list[list[int]]",
        "list[list[int]]",
        """
        Put two tables with the same number of rows next to each other.
        hstack: append the columns of another table
        Append each row of {right} to the row of {left} with the same index.
        Given two matrices of equal height, glue them together horizontally.
        How do I add more columns to a list of rows?
        Column-wise concatenation, cbind.
        Returns new rows that are as long as both together.
        """,
        """
        return [a + b for a, b in zip(left, right)]
        ---
        result = []
        for i in range(len(left)):
            result.append(left[i] + right[i])
        return result
        ---
        return [[*a, *b] for a, b in zip(left, right)]
        """,
        lambda r: (lambda n: (draw.matrix(r, n), draw.matrix(r, n)))(r.randint(1, 3)),
    ),
    made(
        "series.diagonal_matrix",
        "diagonal_matrix matrix_from_diagonal diag",
        "values: list[int]",
        "list[list[int]]",
        """
        Build the square matrix with {values} on its main diagonal and 0 everywhere else.
        numpy.diag of a list
        Return a grid as large as {values} is long, the values running from upper left to lower right.
        Given numbers, place them on the diagonal of a zero matrix.
        How do I make a diagonal matrix?
        Scaling matrix with these factors.
        Returns a list of rows, [] for no values.
        """,
        """
        size = len(values)
        return [[values[i] if i == j else 0 for j in range(size)] for i in range(size)]
        ---
        matrix = [[0] * len(values) for _ in values]
        for i, value in enumerate(values):
            matrix[i][i] = value
        return matrix
        ---
        size = len(values)
        return [[0] * i + [value] + [0] * (size - i - 1) for i, value in enumerate(values)]
        """,
        lambda r: (_ints(r, 0, 4),),
    ),
    made(
        "series.block_maximums",
        "max_pool block_maximums max_pool_2x2",
        "grid: list[list[int]]",
        "list[list[int]]",
        """
        Shrink {grid}, which has even height and width, to the maximum of every block of 2 by 2 cells.
        2x2 max pooling
        Replace each square of four cells (no overlap) by its largest number.
        Given an image as rows of numbers with even sides, halve it by taking maxima.
        How does a pooling layer with stride 2 work?
        Downsample a matrix by two in both directions, keeping the strongest value of 2x2.
        Returns a grid of half the height and width.
        """,
        """
        return [
            [
                max(grid[i][j], grid[i][j + 1], grid[i + 1][j], grid[i + 1][j + 1])
                for j in range(0, len(grid[0]), 2)
            ]
            for i in range(0, len(grid), 2)
        ]
        ---
        result = []
        for top, bottom in zip(grid[::2], grid[1::2]):
            columns = [max(a, b) for a, b in zip(top, bottom)]
            result.append([max(pair) for pair in zip(columns[::2], columns[1::2])])
        return result
        """,
        lambda r: (draw.matrix(r, 2 * r.randint(1, 2), 2 * r.randint(1, 2)),),
    ),
    made(
        "series.vector_norm",
        "vector_norm euclidean_norm magnitude",
        "vector: list[int]",
        "float",
        """
        Length of {vector}: square root of the sum of its squared components, rounded to 3 decimals.
        euclidean norm
        Return the magnitude of a vector given as a list, to three digits; 0.0 for an empty one.
        Given the components of a vector in any dimension, how long is it (3 decimals)?
        L2 norm of a list of numbers.
        Distance of a point from the origin, in any number of dimensions.
        Returns a float.
        """,
        """
        return round(math.sqrt(sum(value * value for value in vector)), 3)
        ---
        return round(math.hypot(*vector), 3)
        ---
        total = 0
        for value in vector:
            total += value**2
        return round(total**0.5, 3)
        """,
        lambda r: (_ints(r, 0, 4),),
        "import math",
    ),
    made(
        "series.cross_product",
        "cross_product vector_product cross",
        "a: list[int]; b: list[int]",
        "list[int]",
        """
        Cross product of the three-dimensional vectors {a} and {b}.
        vector product in 3d
        Return the vector that is perpendicular to {a} and {b}: a2*b3 - a3*b2 and so on.
        Given two vectors with three components each, compute a x b.
        How do I get the normal of a plane from two directions?
        3D vector multiplication with the right-hand rule.
        Returns a list of three numbers.
        """,
        """
        return [
            a[1] * b[2] - a[2] * b[1],
            a[2] * b[0] - a[0] * b[2],
            a[0] * b[1] - a[1] * b[0],
        ]
        ---
        (a1, a2, a3), (b1, b2, b3) = a, b
        return [a2 * b3 - a3 * b2, a3 * b1 - a1 * b3, a1 * b2 - a2 * b1]
        ---
        result = []
        for i in range(3):
            j, k = (i + 1) % 3, (i + 2) % 3
            result.append(a[j] * b[k] - a[k] * b[j])
        return result
        """,
        lambda r: (_ints(r, 3, 3), _ints(r, 3, 3)),
    ),
    made(
        "series.interpolate_at",
        "interpolate_at interp lookup_between_points",
        "x: float; xs: list[int]; ys: list[int]",
        "float",
        """
        Value at {x} on the line through the points ({xs}, {ys}); outside, the nearest end value counts.
        numpy.interp
        Interpolate linearly between the two points around {x}; {xs} ascends, the result has 3 decimals.
        Given a table of x and y values, estimate y for an x in between, to three digits.
        How do I read a value from a calibration curve? Beyond the ends it stays constant.
        Piecewise linear lookup, clamped at both ends.
        Returns a float rounded to 3 decimals.
        """,
        """
        if x <= xs[0]:
            return float(ys[0])
        for i in range(1, len(xs)):
            if x <= xs[i]:
                part = (x - xs[i - 1]) / (xs[i] - xs[i - 1])
                return round(ys[i - 1] + part * (ys[i] - ys[i - 1]), 3) + 0.0
        return float(ys[-1])
        ---
        i = bisect_left(xs, x)
        if i == 0:
            return float(ys[0])
        if i == len(xs):
            return float(ys[-1])
        part = (x - xs[i - 1]) / (xs[i] - xs[i - 1])
        return round(ys[i - 1] + part * (ys[i] - ys[i - 1]), 3) + 0.0
        """,
        lambda r: (lambda n: (r.randint(-2, 28) / 2, sorted(r.sample(range(13), n)), _ints(r, n, n)))(
            r.randint(1, 4)
        ),
        "from bisect import bisect_left",
    ),
    made(
        "series.cumulative_percent",
        "cumulative_percent running_share cumulative_shares",
        "amounts: list[int]",
        "list[float]",
        """
        Running totals of {amounts} in percent of the grand total, rounded to 1 decimal.
        cumulative percentage
        Which part of the whole, in percent, has been reached after each of {amounts}? One decimal.
        Given positive counts, list their cumulated shares; the last one is 100.0.
        How do I get the curve for a Pareto chart?
        Cumulative distribution in percent, to one digit; the amounts are positive.
        Returns a list of floats, [] for no amounts.
        """,
        """
        total = sum(amounts)
        return [round(100 * running / total, 1) for running in accumulate(amounts)]
        ---
        result = []
        running = 0
        for amount in amounts:
            running += amount
            result.append(round(100 * running / sum(amounts), 1))
        return result
        """,
        lambda r: (_ints(r, 0, 5, 1, 20),),
        "from itertools import accumulate",
    ),
    made(
        "series.drawdown",
        "drawdowns drawdown_series below_peak_percent",
        "prices: list[int]",
        "list[float]",
        """
        How many percent is each of {prices} below the highest price so far? Rounded to 1 decimal.
        drawdown series
        For every position divide the fall from the running maximum by that maximum, in percent (1 decimal).
        Given a price history, list the current loss against the previous peak; 0.0 at a new high.
        How deep is the portfolio under water, day by day?
        Percentage decline from the record so far, one digit; prices are positive.
        Returns a list of floats of the same length.
        """,
        """
        result = []
        peak = 0
        for price in prices:
            peak = max(peak, price)
            result.append(round(100 * (peak - price) / peak, 1))
        return result
        ---
        peaks = accumulate(prices, max)
        return [round(100 * (peak - price) / peak, 1) for price, peak in zip(prices, peaks)]
        ---
        return [
            round(100 * (max(prices[:i + 1]) - price) / max(prices[:i + 1]), 1)
            for i, price in enumerate(prices)
        ]
        """,
        lambda r: (_ints(r, 0, 6, 5, 50),),
        "from itertools import accumulate",
    ),
    made(
        "series.split_at_indices",
        "split_at_indices cut_at_positions split_list_at",
        "items: list[int]; indices: list[int]",
        "list[list[int]]",
        """
        Cut {items} before each of the ascending {indices} and return all pieces.
        numpy.split at positions
        Return items[0:i], items[i:j], ... for the cut positions in {indices}; pieces may be empty.
        Given a list and places to cut, break it apart there.
        How do I split a list at several indexes at once?
        Sections of a sequence between given borders, the last one to the end.
        Returns one piece more than there are indices.
        """,
        """
        borders = [0, *indices, len(items)]
        return [items[a:b] for a, b in zip(borders, borders[1:])]
        ---
        pieces = []
        start = 0
        for index in indices:
            pieces.append(items[start:index])
            start = index
        pieces.append(items[start:])
        return pieces
        """,
        lambda r: (lambda items: (items, sorted(r.randint(0, len(items)) for _ in range(r.randint(0, 3)))))(
            _ints(r, 0, 7)
        ),
    ),
    made(
        "series.entropy",
        "shannon_entropy entropy information_content",
        "labels: list[str]",
        "float",
        """
        Shannon entropy of {labels} in bits, rounded to 3 decimals; 0.0 for an empty list.
        entropy of a list of categories
        Sum -p * log2(p) over the relative frequencies p of the distinct {labels}, to three digits.
        Given a list of classes, how mixed is it? One class alone (or nothing) gives 0.0.
        How many bits per symbol does this message need on average? Three decimals.
        Measure of disorder used by decision trees.
        Returns a float, not negative.
        """,
        """
        counts = Counter(labels).values()
        return round(sum(n / len(labels) * math.log2(len(labels) / n) for n in counts), 3) + 0.0
        ---
        total = 0.0
        for label in sorted(set(labels)):
            share = labels.count(label) / len(labels)
            total -= share * math.log2(share)
        return round(total, 3) + 0.0
        """,
        lambda r: (list(draw.letters(r, 0, 8, r.choice(("a", "ab", "abc")))),),
        ("import math", "from collections import Counter"),
    ),
    made(
        "series.gini_coefficient",
        "gini_coefficient gini inequality_index",
        "incomes: list[int]",
        "float",
        """
        Gini coefficient of {incomes}: mean absolute difference over twice the mean, rounded to 3 decimals.
        gini index of inequality
        Add up |a - b| over all ordered pairs and divide by 2 * n * n * mean; 0.0 for no or only zero incomes.
        Given non-negative incomes, how unequal are they from 0.0 (all equal) to almost 1.0? Three digits.
        How do I measure concentration of wealth? Nothing to share gives 0.0.
        Inequality measure of a list, to 3 decimals.
        Returns a float.
        """,
        """
        total = sum(incomes)
        if total == 0:
            return 0.0
        differences = sum(abs(a - b) for a in incomes for b in incomes)
        return round(differences / (2 * len(incomes) * total), 3)
        ---
        if not any(incomes):
            return 0.0
        n = len(incomes)
        weighted = sum((2 * i - n - 1) * income for i, income in enumerate(sorted(incomes), 1))
        return round(weighted / (n * sum(incomes)), 3)
        """,
        lambda r: (_ints(r, 0, 5, 0, 20),),
    ),
)
