"""Statistics of number lists: averages, spread, shares, errors, and values that accumulate."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _few(r: Random, low: int = 0, high: int = 6) -> list[int]:
    return [r.choice((r.randint(0, 10), r.randint(0, 20), 5)) for _ in range(r.randint(low, high))]


def _signed(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return draw.ints(r, low, high, -6, 9)


def _repeats(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return [r.randint(1, 4) for _ in range(r.randint(low, high))]


def _ints(r: Random) -> tuple[object, ...]:
    return (_few(r),)


def _some(r: Random) -> tuple[object, ...]:
    return (_few(r, 1),)


def _moves(r: Random) -> tuple[object, ...]:
    return (_signed(r),)


def _classes(r: Random) -> tuple[object, ...]:
    size = r.randint(0, 5)
    return ([r.choice("ab") for _ in range(size)], [r.choice("aab") for _ in range(size)])


def _guesses(r: Random) -> tuple[object, ...]:
    size = r.randint(1, 5)
    return (_few(r, size, size), _few(r, size, size))


ENTRIES = (
    made(
        "stats.variance",
        "variance population_variance var mean_squared_deviation",
        "numbers: list[int]",
        "float",
        """
        Compute the population variance of {numbers}, rounded to 2 decimals; 0.0 for an empty list.
        variance of a list
        Return the mean of the squared distances from the mean, with two decimals.
        How much do the numbers vary? Average the squares of their deviations. Nothing gives 0.0.
        Given a list, work out its variance, dividing by the number of values, rounded to two places.
        Returns the variance (not the sample variance) rounded to 2 digits.
        Calculate the spread as variance.
        """,
        """
        if not numbers:
            return 0.0
        mean = sum(numbers) / len(numbers)
        return round(sum((number - mean) ** 2 for number in numbers) / len(numbers), 2)
        ---
        if not numbers:
            return 0.0
        mean = sum(numbers) / len(numbers)
        total = 0
        for number in numbers:
            total += (number - mean) ** 2
        return round(total / len(numbers), 2)
        """,
        _ints,
    ),
    made(
        "stats.sample_deviation",
        "standard_deviation stdev sample_std std_dev",
        "numbers: list[int]",
        "float",
        """
        Return the sample standard deviation of {numbers}, rounded to 2 decimals; 0.0 for fewer than two.
        standard deviation
        Square root of the sum of squared deviations divided by n - 1, with two decimals.
        How far do the measurements typically lie from their mean? Use the sample formula (n - 1).
        Given measurements, compute their standard deviation. One or none gives 0.0.
        Returns the square root of the sample variance, rounded to two places.
        Calculate stdev.
        """,
        """
        n = len(numbers)
        if n < 2:
            return 0.0
        mean = sum(numbers) / n
        return round(math.sqrt(sum((x - mean) ** 2 for x in numbers) / (n - 1)), 2)
        ---
        if len(numbers) < 2:
            return 0.0
        return round(statistics.stdev(numbers), 2)
        ---
        if len(numbers) < 2:
            return 0.0
        mean = sum(numbers) / len(numbers)
        squares = [(x - mean) ** 2 for x in numbers]
        return round((sum(squares) / (len(numbers) - 1)) ** 0.5, 2)
        """,
        _ints,
        ("import math", "import statistics"),
    ),
    made(
        "stats.weighted_average",
        "weighted_average weighted_mean average_with_weights final_grade",
        "values: list[int]; weights: list[int]",
        "float",
        """
        Compute the average of {values}, each counted with its weight.
        weighted mean, rounded to 2 decimals
        Return sum(value * weight) divided by the sum of {weights}, 0.0 if the weights sum to zero.
        Exams count differently. Given marks and how much each counts, what is the final mark (two decimals)?
        Average the values by their weights, rounded to two places.
        Returns the weighted average of two lists of equal length.
        How do I average when some values matter more?
        """,
        """
        total = sum(weights)
        if total == 0:
            return 0.0
        return round(sum(v * w for v, w in zip(values, weights)) / total, 2)
        ---
        total = weight_sum = 0
        for value, weight in zip(values, weights):
            total += value * weight
            weight_sum += weight
        return round(total / weight_sum, 2) if weight_sum else 0.0
        """,
        lambda r: (_few(r, n := r.randint(0, 4), n), [r.randint(0, 3) for _ in range(n)]),
    ),
    made(
        "stats.harmonic_mean",
        "harmonic_mean average_speed harmonic_average mean_of_rates",
        "rates: list[int]",
        "float",
        """
        Return the harmonic mean of positive {rates}, rounded to 2 decimals.
        harmonic mean
        Divide the number of values by the sum of their reciprocals; two decimals.
        Several stretches of equal length are driven at different speeds. What is the average speed?
        Given positive numbers, at least one, compute n / (1/a + 1/b + ...), rounded to two places.
        Returns the average of rates over equal distances.
        Average speeds correctly.
        """,
        """
        return round(len(rates) / sum(1 / rate for rate in rates), 2)
        ---
        total = 0.0
        for rate in rates:
            total += 1 / rate
        return round(len(rates) / total, 2)
        """,
        lambda r: (draw.ints(r, 1, 5, 1, 60),),
    ),
    made(
        "stats.root_mean_square",
        "root_mean_square rms quadratic_mean effective_value",
        "numbers: list[int]",
        "float",
        """
        Return the square root of the mean of the squares, rounded to 2 decimals, 0.0 without numbers.
        root mean square
        Square all numbers, average the squares, take the root; two decimals.
        Given samples of a signal, compute its effective (RMS) value.
        Returns the quadratic mean of {numbers}, rounded to two places.
        What is the RMS of these values? An empty list has 0.0.
        RMS.
        """,
        """
        if not numbers:
            return 0.0
        return round(math.sqrt(sum(x * x for x in numbers) / len(numbers)), 2)
        ---
        if not numbers:
            return 0.0
        squares = [x**2 for x in numbers]
        return round((sum(squares) / len(squares)) ** 0.5, 2)
        """,
        _moves,
        "import math",
    ),
    made(
        "stats.average_distance",
        "average_distance mean_distance_to typical_miss avg_distance",
        "numbers: list[int]; target: int",
        "float",
        """
        Return how far {numbers} are from {target} on average, rounded to 2 decimals; 0.0 without numbers.
        mean distance to a given value
        Average the absolute differences between each number and {target}.
        Several people guessed a value. By how much did they miss {target} typically, high or low?
        Given a list and a point, compute the mean of |x - target|, with two decimals.
        Returns the average distance to one value, 0.0 for an empty list.
        """,
        """
        if not numbers:
            return 0.0
        return round(sum(abs(x - target) for x in numbers) / len(numbers), 2)
        ---
        total = 0
        for x in numbers:
            total += abs(x - target)
        return round(total / len(numbers), 2) if numbers else 0.0
        ---
        distances = [abs(x - target) for x in numbers]
        return round(sum(distances) / len(distances), 2) if distances else 0.0
        """,
        lambda r: (_few(r), r.randint(0, 12)),
    ),
    made(
        "stats.median_low",
        "median_low lower_median low_middle median_item",
        "numbers: list[int]",
        "int | None",
        """
        Return the middle number by size; of two middle ones the smaller. None for an empty list.
        low median
        Find the median as a number of the list: with an even count take the lower one of both in the middle.
        Given prices, which one stands in the middle when sorted? Never average two of them.
        Sort and take the element at the middle, rounding the position down. No numbers, no median: None.
        Returns the lower median or None.
        Median that is always an element.
        """,
        """
        if not numbers:
            return None
        return sorted(numbers)[(len(numbers) - 1) // 2]
        ---
        return statistics.median_low(numbers) if numbers else None
        ---
        ordered = sorted(numbers)
        middle = (len(ordered) - 1) // 2
        return ordered[middle] if ordered else None
        """,
        _ints,
        "import statistics",
    ),
    made(
        "stats.percentile",
        "percentile nearest_rank value_at_percent nth_percentile",
        "numbers: list[int]; percent: int",
        "int",
        """
        Find the smallest number of the list such that at least {percent} percent are not larger.
        percentile by the nearest-rank method
        Return the {percent}th percentile: the sorted value at rank ceil(percent / 100 * n), from 1.
        Given response times, which of them is not exceeded by {percent} percent of the requests?
        Sort the numbers and take the one that {percent} percent of them reach at most. {percent} is 1 to 100.
        Returns a value of the list, no interpolation; the list is not empty.
        Compute a percentile.
        """,
        """
        ordered = sorted(numbers)
        rank = math.ceil(percent * len(ordered) / 100)
        return ordered[rank - 1]
        ---
        rank = -(-percent * len(numbers) // 100)
        return sorted(numbers)[rank - 1]
        ---
        for number in sorted(numbers):
            if sum(other <= number for other in numbers) * 100 >= percent * len(numbers):
                return number
        """,
        lambda r: (_few(r, 1, 7), r.choice((25, 50, 75, 90, 95, 100, r.randint(1, 100)))),
        "import math",
    ),
    made(
        "stats.all_modes",
        "modes all_modes most_frequent_values multimode",
        "numbers: list[int]",
        "list[int]",
        """
        Return all values that occur most often, in ascending order.
        modes of a list, ties included
        List every number whose count is the highest; an empty list has no modes.
        Given shoe sizes sold, which were sold the most? Several may share the first place.
        Find the most common values, sorted.
        Returns a sorted list of the modes.
        Which elements are tied for most frequent?
        """,
        """
        counts = Counter(numbers)
        highest = max(counts.values(), default=0)
        return sorted(number for number, count in counts.items() if count == highest)
        ---
        highest = max((numbers.count(number) for number in numbers), default=0)
        return sorted({number for number in numbers if numbers.count(number) == highest})
        """,
        lambda r: (_repeats(r),),
        "from collections import Counter",
    ),
    made(
        "stats.clear_mode",
        "clear_mode unique_mode mode_or_none single_winner",
        "votes: list[str]",
        "str | None",
        """
        Return the most common vote, or None if the first place is shared.
        mode without ties
        Find what occurs more often than anything else in {votes}; a tie or an empty list gives None.
        Given ballots, name the only winner. If two have equally many, there is none.
        Which value is the single most frequent one?
        Returns the unique mode, otherwise None.
        Decide a vote, None when undecided.
        """,
        """
        counts = Counter(votes).most_common(2)
        if not counts or (len(counts) == 2 and counts[0][1] == counts[1][1]):
            return None
        return counts[0][0]
        ---
        counts = {}
        for vote in votes:
            counts[vote] = counts.get(vote, 0) + 1
        best = [vote for vote, count in counts.items() if count == max(counts.values())]
        return best[0] if len(best) == 1 else None
        """,
        lambda r: ([r.choice(("red", "blue", "green")) for _ in range(r.randint(0, 5))],),
        "from collections import Counter",
    ),
    made(
        "stats.midrange",
        "midrange mid_range center_of_range middle_of_extremes",
        "numbers: list[int]",
        "float",
        """
        Return the point halfway between the smallest and the largest number.
        midrange
        Average the minimum and the maximum of {numbers}, which is not empty.
        Given temperatures, what lies in the middle between the coldest and the warmest?
        Returns (min + max) / 2.
        Compute the centre of the range that the numbers span.
        """,
        """
        return (min(numbers) + max(numbers)) / 2
        ---
        ordered = sorted(numbers)
        return (ordered[0] + ordered[-1]) / 2
        """,
        lambda r: (_signed(r, 1),),
    ),
    made(
        "stats.percent_shares",
        "percent_shares shares as_percentages to_percent",
        "amounts: list[int]",
        "list[float]",
        """
        Turn {amounts} into percent of their sum, rounded to 1 decimal.
        share of each value in the total
        Return for every amount how many percent of the whole it is; all 0.0 if the sum is zero.
        Given votes per party, what is the percentage of each, with one decimal?
        Divide each number by the total and multiply by 100.
        Returns a list of percentages in the same order.
        What part does each item make of all?
        """,
        """
        total = sum(amounts)
        if total == 0:
            return [0.0] * len(amounts)
        return [round(100 * amount / total, 1) for amount in amounts]
        ---
        total = sum(amounts)
        return [round(100 * amount / total, 1) if total else 0.0 for amount in amounts]
        """,
        lambda r: (_few(r, 0, 5) if r.random() < 0.8 else [0] * r.randint(0, 2),),
    ),
    made(
        "stats.percent_of_best",
        "percent_of_best relative_to_max percent_of_max scale_to_hundred",
        "values: list[int]",
        "list[int]",
        """
        Express each value as a percentage of the largest one, rounded down to whole percent.
        scale so that the maximum is 100
        Return value * 100 // maximum for every value; all 0 if the largest is 0.
        For a bar chart the longest bar has length 100. How long are the others, in whole numbers?
        Given numbers that are not negative, compare each with the best.
        Returns a list of percentages of the maximum, empty for an empty list.
        """,
        """
        best = max(values, default=0)
        return [value * 100 // best if best else 0 for value in values]
        ---
        if not any(values):
            return [0] * len(values)
        return [100 * value // max(values) for value in values]
        """,
        lambda r: (_few(r, 0, 5) if r.random() < 0.85 else [0] * r.randint(1, 2),),
    ),
    made(
        "stats.z_scores",
        "z_scores standardize standard_scores to_z",
        "numbers: list[int]",
        "list[float]",
        """
        Return by how many standard deviations each number differs from the mean, rounded to 2 decimals.
        z-scores
        Subtract the mean and divide by the population standard deviation; all 0.0 if there is no spread.
        Standardise a list: mean zero, deviation one, two decimals.
        Given test results, how far above or below average is each, in standard deviations?
        Returns (x - mean) / deviation for each x.
        Compute standard scores.
        """,
        """
        if not numbers:
            return []
        mean = sum(numbers) / len(numbers)
        std = math.sqrt(sum((x - mean) ** 2 for x in numbers) / len(numbers))
        return [round((x - mean) / std, 2) if std else 0.0 for x in numbers]
        ---
        if len(set(numbers)) < 2:
            return [0.0 for _ in numbers]
        mean = sum(numbers) / len(numbers)
        std = (sum((x - mean) ** 2 for x in numbers) / len(numbers)) ** 0.5
        return [round((x - mean) / std, 2) for x in numbers]
        """,
        lambda r: (_few(r, 0, 5),),
        "import math",
    ),
    made(
        "stats.far_from_mean",
        "outliers far_from_mean unusual_values extreme_values",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        List the numbers that differ from the mean by more than {limit}.
        outliers by distance
        Return the values whose distance to the average exceeds {limit}, in order.
        Sensor values are given. Which of them are suspicious, that is over {limit} away from their mean?
        Given a list and a tolerance, keep what lies outside of mean plus or minus the tolerance.
        Returns the unusual numbers, an empty list if all are near enough or there are none.
        Find outliers.
        """,
        """
        if not numbers:
            return []
        mean = sum(numbers) / len(numbers)
        return [x for x in numbers if abs(x - mean) > limit]
        ---
        result = []
        mean = sum(numbers) / max(len(numbers), 1)
        for x in numbers:
            if abs(x - mean) > limit:
                result.append(x)
        return result
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 50), r.randint(2, 15)),
    ),
    made(
        "stats.describe",
        "describe summary summarize basic_stats",
        "numbers: list[int]",
        "dict[str, float]",
        """
        Return a dict with the "min", "max" and "mean" of {numbers}.
        summary of a list of numbers
        Describe the numbers by smallest, largest and average value (rounded to 2 decimals).
        Given measurements, report min, max and mean under these names; {{}} if there are none.
        Build a small table of statistics: min, max, mean.
        Returns a dictionary of three figures, empty for an empty list.
        """,
        """
        if not numbers:
            return {}
        mean = round(sum(numbers) / len(numbers), 2)
        return {"min": min(numbers), "max": max(numbers), "mean": mean}
        ---
        result = {}
        if numbers:
            result["min"] = min(numbers)
            result["max"] = max(numbers)
            result["mean"] = round(sum(numbers) / len(numbers), 2)
        return result
        """,
        _ints,
    ),
    made(
        "stats.mean_error",
        "mean_absolute_error mae average_error mean_error",
        "actual: list[int]; predicted: list[int]",
        "float",
        """
        Return the mean absolute difference between {actual} and {predicted}, rounded to 2 decimals.
        mean absolute error
        Average how far each prediction misses its true value.
        Given what happened and what was forecast, by how much was the forecast wrong on average?
        Both lists have the same length, at least one. Compute the MAE with two decimals.
        Returns the mean of |actual - predicted|.
        """,
        """
        errors = [abs(a - p) for a, p in zip(actual, predicted)]
        return round(sum(errors) / len(errors), 2)
        ---
        total = 0
        for a, p in zip(actual, predicted):
            total += abs(a - p)
        return round(total / len(actual), 2)
        """,
        _guesses,
    ),
    made(
        "stats.squared_error",
        "mean_squared_error mse squared_error quadratic_loss",
        "actual: list[int]; predicted: list[int]",
        "float",
        """
        Return the mean of the squared differences of {actual} and {predicted}, rounded to 2 decimals.
        mean squared error
        Square every error of prediction and average the squares.
        Given true values and predictions in equal number, compute the MSE.
        How bad is the model by squared error? Two decimals; there is at least one value.
        Returns the average of (actual - predicted) ** 2.
        """,
        """
        return round(sum((a - p) ** 2 for a, p in zip(actual, predicted)) / len(actual), 2)
        ---
        squares = []
        for a, p in zip(actual, predicted):
            squares.append((a - p) ** 2)
        return round(sum(squares) / len(squares), 2)
        """,
        _guesses,
    ),
    made(
        "stats.accuracy",
        "accuracy percent_correct hit_rate share_correct",
        "labels: list[str]; predicted: list[str]",
        "float",
        """
        Return the share of predictions that equal their label, from 0.0 to 1.0, rounded to 2 decimals.
        accuracy of a classifier
        What fraction of {predicted} is right? Compare place by place; no labels give 0.0.
        Given true and predicted classes in the same order, compute the accuracy.
        Divide the number of correct answers by the number of all answers.
        Returns correct / total with two decimals, 0.0 if there is nothing to compare.
        """,
        """
        if not labels:
            return 0.0
        correct = sum(a == b for a, b in zip(labels, predicted))
        return round(correct / len(labels), 2)
        ---
        correct = 0
        for label, guess in zip(labels, predicted):
            if label == guess:
                correct += 1
        return round(correct / len(labels), 2) if labels else 0.0
        """,
        _classes,
    ),
    made(
        "stats.relative_frequencies",
        "relative_frequencies proportions frequency_table value_shares",
        "items: list[str]",
        "dict[str, float]",
        """
        Map each value to the fraction of {items} that it makes up, rounded to 2 decimals.
        relative frequency of each item
        Return a dict from item to count divided by the number of all items.
        Given answers of a survey, which share (0 to 1) did each answer get? First seen, first listed.
        Count every value and divide by the total. No items give an empty dict.
        Returns the proportions as a dictionary.
        """,
        """
        return {item: round(count / len(items), 2) for item, count in Counter(items).items()}
        ---
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return {item: round(count / len(items), 2) for item, count in counts.items()}
        ---
        return {item: round(items.count(item) / len(items), 2) for item in dict.fromkeys(items)}
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 6))],),
        "from collections import Counter",
    ),
    made(
        "stats.running_average",
        "running_average cumulative_average average_so_far running_mean",
        "numbers: list[int]",
        "list[float]",
        """
        Return after each number the average of all numbers so far, rounded to 2 decimals.
        cumulative mean
        For every position give the mean of the list up to and including it.
        Marks come in one after the other. What is the average after each of them (two decimals)?
        Given a list, return a list of the same length with the averages of its beginnings.
        Returns the running mean, an empty list for no numbers.
        How does the average develop?
        """,
        """
        averages = []
        total = 0
        for count, number in enumerate(numbers, 1):
            total += number
            averages.append(round(total / count, 2))
        return averages
        ---
        return [round(sum(numbers[: i + 1]) / (i + 1), 2) for i in range(len(numbers))]
        ---
        return [round(total / n, 2) for n, total in enumerate(accumulate(numbers), 1)]
        """,
        lambda r: (_few(r, 0, 5),),
        "from itertools import accumulate",
    ),
    made(
        "stats.running_minimum",
        "running_minimum lowest_so_far cumulative_min record_lows",
        "numbers: list[int]",
        "list[int]",
        """
        Return for each position the smallest number up to there.
        running minimum
        Give a list of the same length that holds the lowest value seen so far.
        Prices change daily. What was the best (lowest) price until each day?
        Given numbers, replace each by the minimum of it and everything before.
        Returns the cumulative minimum.
        Lowest value so far at every step.
        """,
        """
        return list(accumulate(numbers, min))
        ---
        result = []
        for number in numbers:
            if result and result[-1] < number:
                result.append(result[-1])
            else:
                result.append(number)
        return result
        ---
        return [min(numbers[: i + 1]) for i in range(len(numbers))]
        """,
        _moves,
        "from itertools import accumulate",
    ),
    made(
        "stats.running_product",
        "running_product cumulative_product products_so_far prefix_products",
        "factors: list[int]",
        "list[int]",
        """
        Multiply up {factors} and return the product after each one.
        cumulative product
        Give for every position the product of all numbers up to it.
        An amount grows by a whole factor each year. By how much has it grown after each year?
        Given [2, 3, 4], return [2, 6, 24].
        Returns the list of prefix products, empty for an empty list.
        How do I do a running total with multiplication?
        """,
        """
        products = []
        product = 1
        for factor in factors:
            product *= factor
            products.append(product)
        return products
        ---
        return list(accumulate(factors, operator.mul))
        ---
        return [math.prod(factors[: i + 1]) for i in range(len(factors))]
        """,
        lambda r: ([r.randint(-2, 5) for _ in range(r.randint(0, 5))],),
        ("import math", "import operator", "from itertools import accumulate"),
    ),
    made(
        "stats.distinct_so_far",
        "distinct_so_far running_distinct different_so_far unique_counts",
        "items: list[int]",
        "list[int]",
        """
        Return after each item how many different items there have been.
        running count of distinct values
        For every position count the different values from the start up to it.
        Someone collects stickers. After each new one, how many different ones are in the album?
        Given a list, give a list of the same length that grows by one whenever something new comes.
        Returns the number of unique items of every beginning.
        How many distinct elements until here?
        """,
        """
        seen = set()
        counts = []
        for item in items:
            seen.add(item)
            counts.append(len(seen))
        return counts
        ---
        return [len(set(items[: i + 1])) for i in range(len(items))]
        """,
        lambda r: (_repeats(r),),
    ),
    made(
        "stats.occurrence_numbers",
        "occurrence_numbers nth_time count_so_far cumulative_counts",
        "items: list[str]",
        "list[int]",
        """
        Tell for each item how many times it has occurred so far, itself included.
        number the occurrences of each value
        Return 1 where an item comes for the first time, 2 where it comes for the second time, and so on.
        Names arrive at the door. For everyone, which visit of that name is it?
        Given ["a", "b", "a"], return [1, 1, 2].
        Returns a list with the running count of each item's own value.
        Cumulative count within equal values.
        """,
        """
        counts = Counter()
        result = []
        for item in items:
            counts[item] += 1
            result.append(counts[item])
        return result
        ---
        return [items[: i + 1].count(item) for i, item in enumerate(items)]
        ---
        seen = {}
        result = []
        for item in items:
            seen[item] = seen.get(item, 0) + 1
            result.append(seen[item])
        return result
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 6))],),
        "from collections import Counter",
    ),
    made(
        "stats.remaining_totals",
        "remaining_totals suffix_sums still_to_come sums_from_here",
        "numbers: list[int]",
        "list[int]",
        """
        Return for each position the sum of the number there and all after it.
        suffix sums
        Give the running total from the right.
        A book has chapters of known length. Before each chapter, how many pages are still to read?
        Given [1, 2, 3], return [6, 5, 3].
        Returns a list of the sums of all endings of {numbers}.
        Cumulative sum backwards.
        """,
        """
        return [sum(numbers[i:]) for i in range(len(numbers))]
        ---
        return list(accumulate(numbers[::-1]))[::-1]
        ---
        total = 0
        result = []
        for number in reversed(numbers):
            total += number
            result.append(total)
        return result[::-1]
        """,
        _moves,
        "from itertools import accumulate",
    ),
    made(
        "stats.product_of_others",
        "product_of_others product_except_self others_product all_but_this",
        "numbers: list[int]",
        "list[int]",
        """
        Return for each position the product of all other numbers.
        product except self
        At every index multiply everything but the number at that index. A single number gives [1].
        Given [2, 3, 4], the answer is [12, 8, 6].
        For each item, what do the rest multiply to? Zeros are allowed.
        Returns a list of products that each leave out one item.
        """,
        """
        return [math.prod(numbers[:i] + numbers[i + 1 :]) for i in range(len(numbers))]
        ---
        result = []
        for i in range(len(numbers)):
            product = 1
            for j, number in enumerate(numbers):
                if i != j:
                    product *= number
            result.append(product)
        return result
        """,
        lambda r: ([r.randint(-2, 5) for _ in range(r.randint(0, 5))],),
        "import math",
    ),
    made(
        "stats.alternating_sum",
        "alternating_sum plus_minus_sum add_and_subtract alternate_signs",
        "numbers: list[int]",
        "int",
        """
        Add the first number, subtract the second, add the third, and so on.
        alternating sum
        Return a - b + c - d ... for the numbers of the list, 0 if it is empty.
        Sum those at even indices and take away those at odd indices.
        Given a list, put plus and minus in turn before the numbers and compute the result.
        Returns the sum with alternating signs, the first one positive.
        """,
        """
        return sum(numbers[::2]) - sum(numbers[1::2])
        ---
        total = 0
        for i, number in enumerate(numbers):
            total += number if i % 2 == 0 else -number
        return total
        ---
        return sum((-1) ** i * number for i, number in enumerate(numbers))
        """,
        _moves,
    ),
    made(
        "stats.days_to_goal",
        "days_to_goal first_reaching steps_to_total when_reached",
        "amounts: list[int]; goal: int",
        "int | None",
        """
        Count how many of {amounts} from the front are needed to reach a sum of {goal}.
        when does the running total reach a target
        Return the smallest number of first items that add up to at least {goal}, None if all are too little.
        I save some money every day. After how many days do I have {goal}? None if never.
        Given deposits and a goal, find the day, counted from 1, on which the goal is reached.
        Returns the length of the shortest beginning whose total is {goal} or more.
        How soon is the target met?
        """,
        """
        total = 0
        for day, amount in enumerate(amounts, 1):
            total += amount
            if total >= goal:
                return day
        return None
        ---
        totals = accumulate(amounts)
        return next((day for day, total in enumerate(totals, 1) if total >= goal), None)
        """,
        lambda r: (_few(r), r.randint(1, 40)),
        "from itertools import accumulate",
    ),
    made(
        "stats.fit_in_budget",
        "fit_in_budget how_many_fit count_until_full items_within",
        "sizes: list[int]; limit: int",
        "int",
        """
        Count how many items fit in order until the next would exceed {limit}.
        longest prefix with a limited sum
        Return how many of the first {sizes} have a sum of at most {limit}.
        Files are copied in order to a stick with {limit} free. How many fit before the first does not?
        Given sizes that are never negative, stop at the first that is too much; do not skip it.
        Returns the number of leading items within the limit.
        How far does the budget reach?
        """,
        """
        total = 0
        for count, size in enumerate(sizes):
            total += size
            if total > limit:
                return count
        return len(sizes)
        ---
        return sum(total <= limit for total in accumulate(sizes))
        ---
        count = used = 0
        while count < len(sizes) and used + sizes[count] <= limit:
            used += sizes[count]
            count += 1
        return count
        """,
        lambda r: (_few(r), r.randint(0, 40)),
        "from itertools import accumulate",
    ),
    made(
        "stats.percent_changes",
        "percent_changes growth_rates relative_changes change_rates",
        "values: list[int]",
        "list[float]",
        """
        Return by how many percent each value differs from the one before, rounded to 1 decimal.
        growth rates in percent
        Compute (new - old) / old * 100 for all neighbours; the result has one item less.
        Sales of several years are given, none is zero. What was the change in percent from year to year?
        Given positive numbers, list their relative changes with one decimal.
        Returns the percentage change between successive values; [] for less than two.
        """,
        """
        return [round((b - a) / a * 100, 1) for a, b in zip(values, values[1:])]
        ---
        changes = []
        for i in range(1, len(values)):
            old, new = values[i - 1], values[i]
            changes.append(round((new - old) / old * 100, 1))
        return changes
        """,
        lambda r: ([r.choice((10, 20, 50, r.randint(1, 100))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "stats.largest_drop",
        "largest_drop biggest_fall max_drawdown_abs worst_loss",
        "prices: list[int]",
        "int",
        """
        Find the largest fall from any price to a later one, 0 if there is none.
        maximum drawdown in absolute terms
        Return the biggest difference between an earlier and a later value, where the later one is lower.
        How much could one have lost by buying at one time and selling afterwards, at worst?
        Given a course of prices, compute the deepest decline from a previous high.
        Returns the maximum of earlier minus later, never negative.
        """,
        """
        worst = 0
        for i, price in enumerate(prices):
            for later in prices[i + 1 :]:
                worst = max(worst, price - later)
        return worst
        ---
        worst = 0
        high = None
        for price in prices:
            high = price if high is None else max(high, price)
            worst = max(worst, high - price)
        return worst
        ---
        return max((a - b for i, a in enumerate(prices) for b in prices[i:]), default=0)
        """,
        _ints,
    ),
    made(
        "stats.biggest_jump",
        "biggest_jump max_step largest_change steepest_step",
        "numbers: list[int]",
        "int",
        """
        Return the largest absolute difference between two neighbours.
        biggest step in a list
        Find by how much the value changes at most from one item to the next, up or down.
        Given hourly temperatures, what was the greatest change within one hour? 0 with fewer than two.
        Compare each number with the one before and take the biggest gap.
        Returns the maximum of |b - a| over adjacent items, or 0.
        """,
        """
        return max((abs(b - a) for a, b in zip(numbers, numbers[1:])), default=0)
        ---
        best = 0
        for i in range(1, len(numbers)):
            best = max(best, abs(numbers[i] - numbers[i - 1]))
        return best
        ---
        steps = [abs(numbers[i + 1] - numbers[i]) for i in range(len(numbers) - 1)]
        return max(steps) if steps else 0
        """,
        _moves,
    ),
    made(
        "stats.smallest_difference",
        "smallest_difference min_difference least_gap closest_distance",
        "numbers: list[int]",
        "int | None",
        """
        Return the smallest distance between any two of {numbers}, None if there are fewer than two.
        minimum difference of a list
        How near do two items of the list come to each other? Equal items have distance 0.
        Teams should be equally strong. What is the least difference between any two strengths?
        Given numbers in any order, find the minimal |a - b| over all pairs, neighbours or not.
        Returns the least gap after sorting, or None.
        """,
        """
        ordered = sorted(numbers)
        return min((b - a for a, b in zip(ordered, ordered[1:])), default=None)
        ---
        return min((abs(a - b) for a, b in combinations(numbers, 2)), default=None)
        ---
        best = None
        for i in range(len(numbers)):
            for j in range(i):
                gap = abs(numbers[i] - numbers[j])
                if best is None or gap < best:
                    best = gap
        return best
        """,
        lambda r: (draw.ints(r, 0, 6, -9, 40),),
        "from itertools import combinations",
    ),
    made(
        "stats.best_product_of_two",
        "max_product_of_two best_product largest_pair_product top_product",
        "numbers: list[int]",
        "int | None",
        """
        Return the largest product of two different items of {numbers}, None if there are fewer than two.
        maximum product of a pair
        Multiply any two numbers of the list so that the result is as large as possible.
        Which two give the greatest product? Two negative ones may be best. Return the product.
        Given a list, take the better of the two largest and the two smallest, multiplied.
        Returns the maximum over all pairs, or None.
        """,
        """
        if len(numbers) < 2:
            return None
        ordered = sorted(numbers)
        return max(ordered[0] * ordered[1], ordered[-1] * ordered[-2])
        ---
        return max((a * b for a, b in combinations(numbers, 2)), default=None)
        ---
        best = None
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                product = numbers[i] * numbers[j]
                if best is None or product > best:
                    best = product
        return best
        """,
        _moves,
        "from itertools import combinations",
    ),
    made(
        "stats.count_pairs_apart",
        "count_pairs_apart pairs_with_difference count_difference_pairs pairs_at_distance",
        "numbers: list[int]; difference: int",
        "int",
        """
        Count the pairs of items whose distance is exactly {difference}.
        number of pairs with a given difference
        Return how many ways there are to pick two positions whose numbers differ by {difference}.
        Given ages, how many pairs of people are {difference} years apart? Everyone counts, equal ages too.
        Compare all pairs and count those with |a - b| == {difference}.
        Returns the number of index pairs i < j with that distance.
        """,
        """
        return sum(abs(a - b) == difference for a, b in combinations(numbers, 2))
        ---
        count = 0
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if abs(numbers[i] - numbers[j]) == difference:
                    count += 1
        return count
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 6), r.randint(0, 3)),
        "from itertools import combinations",
    ),
    made(
        "stats.triples_with_sum",
        "triples_with_sum three_sum find_triples triplets",
        "numbers: list[int]; target: int",
        "list[tuple[int, int, int]]",
        """
        List all triples of items that add up to {target}, in list order.
        three numbers with a given sum
        Return every choice of three positions whose numbers sum to {target}, as tuples in order.
        Given prices, which three items cost exactly {target} together? Equal prices count as separate items.
        Try all combinations of three and keep those with the right total.
        Returns a list of triples, empty if no three fit.
        """,
        """
        return [triple for triple in combinations(numbers, 3) if sum(triple) == target]
        ---
        triples = []
        n = len(numbers)
        for i in range(n):
            for j in range(i + 1, n):
                for k in range(j + 1, n):
                    if numbers[i] + numbers[j] + numbers[k] == target:
                        triples.append((numbers[i], numbers[j], numbers[k]))
        return triples
        """,
        lambda r: (draw.ints(r, 0, 6, -2, 6), r.randint(3, 11)),
        "from itertools import combinations",
    ),
    made(
        "stats.average_known",
        "average_known mean_ignoring_none average_without_missing known_mean",
        "values: list[int | None]",
        "float | None",
        """
        Average the values that are not None, rounded to 2 decimals; None if there is no value.
        mean that skips missing values
        Return the mean of the known {values}, with two decimals.
        Some sensors gave no reading (None). What is the average of the others? None if all failed.
        Given numbers with gaps, leave out the gaps and average the rest. A zero is a value.
        Returns a float, or None when nothing is known.
        """,
        """
        known = [value for value in values if value is not None]
        return round(sum(known) / len(known), 2) if known else None
        ---
        total = count = 0
        for value in values:
            if value is not None:
                total += value
                count += 1
        if count == 0:
            return None
        return round(total / count, 2)
        """,
        lambda r: ([r.choice((None, 0, r.randint(1, 20))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "stats.drop_lowest",
        "average_without_lowest drop_lowest best_average mean_of_best",
        "grades: list[int]; drop: int",
        "float",
        """
        Average {grades} without the {drop} lowest ones, rounded to 2 decimals; 0.0 if none is left.
        drop the worst grades, then take the mean
        Return the mean of the grades after the {drop} smallest have been left out.
        A teacher ignores everybody's {drop} worst tests. What is the average of the others?
        Given marks and a number, forget that many of the lowest.
        Returns the average of the best grades, with two decimals.
        """,
        """
        kept = sorted(grades)[drop:]
        return round(sum(kept) / len(kept), 2) if kept else 0.0
        ---
        kept = list(grades)
        for _ in range(min(drop, len(kept))):
            kept.remove(min(kept))
        if not kept:
            return 0.0
        return round(sum(kept) / len(kept), 2)
        """,
        lambda r: (_few(r, 0, 6), r.randint(0, 3)),
    ),
    made(
        "stats.average_of_top",
        "average_of_top top_n_average mean_of_highest best_n_mean",
        "scores: list[int]; n: int",
        "float",
        """
        Average the {n} highest {scores}, rounded to 2 decimals; if there are fewer, average all.
        mean of the top n
        Return the mean of the best {n} scores, 0.0 without scores.
        The {n} best throws count. What is their average?
        Given scores, sort them, take the largest {n} and average those.
        Returns the average of the top scores with two decimals.
        """,
        """
        best = sorted(scores, reverse=True)[:n]
        return round(sum(best) / len(best), 2) if best else 0.0
        ---
        best = heapq.nlargest(n, scores)
        if not best:
            return 0.0
        return round(sum(best) / len(best), 2)
        """,
        lambda r: (_few(r), r.randint(1, 4)),
        "import heapq",
    ),
    made(
        "stats.nearest_to_mean",
        "nearest_to_mean most_average closest_to_average typical_value",
        "numbers: list[int]",
        "int",
        """
        Return the number of the list that is closest to the mean, the first one on a tie.
        most average element
        Find which item of {numbers} (not empty) lies nearest to their average.
        Given the incomes of some people, who is the most typical?
        Compute the mean and return the element with the least distance to it; earlier ones win ties.
        Returns the element nearest to the average.
        """,
        """
        mean = sum(numbers) / len(numbers)
        return min(numbers, key=lambda x: abs(x - mean))
        ---
        mean = sum(numbers) / len(numbers)
        best = numbers[0]
        for x in numbers[1:]:
            if abs(x - mean) < abs(best - mean):
                best = x
        return best
        """,
        _some,
    ),
    made(
        "stats.percentile_of",
        "percentile_of percent_below share_below beats_percent",
        "scores: list[int]; score: int",
        "float",
        """
        Return how many percent of {scores} are lower than {score}, rounded to 1 decimal.
        percentile rank of a score
        What part of all results is below {score}, in percent? 0.0 if there are no results.
        I scored {score}. Given everybody's scores, how many percent of them did I beat? A tie is not beaten.
        Count the smaller scores, divide by all and multiply by 100, one decimal.
        Returns the share of strictly lower scores as a percentage.
        """,
        """
        if not scores:
            return 0.0
        lower = sum(other < score for other in scores)
        return round(100 * lower / len(scores), 1)
        ---
        lower = [other for other in scores if other < score]
        return round(100 * len(lower) / len(scores), 1) if scores else 0.0
        """,
        lambda r: (_few(r), r.randint(0, 15)),
    ),
    made(
        "stats.histogram_bins",
        "bin_counts histogram count_per_bin bucket_counts",
        "numbers: list[int]; width: int",
        "dict[int, int]",
        """
        Count the numbers per bin of {width}, keyed by the lower end of the bin, in ascending order.
        histogram with bins of equal width
        Return a dict from start of bin to how many numbers fall in it; empty bins are left out.
        Group ages in steps of {width} (0 means from 0 up to but not {width}) and count each group.
        Given numbers, round each down to a multiple of {width} and count the results, sorted.
        Returns counts by bucket.
        """,
        """
        counts = Counter(number // width * width for number in numbers)
        return dict(sorted(counts.items()))
        ---
        counts = {}
        for number in sorted(numbers):
            start = number - number % width
            counts[start] = counts.get(start, 0) + 1
        return counts
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 40), r.choice((5, 10, 10, 20))),
        "from collections import Counter",
    ),
    made(
        "stats.smooth",
        "smooth average_with_neighbours smooth_values smoothed",
        "numbers: list[int]",
        "list[float]",
        """
        Replace each number by the mean of itself and its direct neighbours, rounded to 2 decimals.
        smoothing with neighbours
        Return a smoothed list of the same length; at the ends there is only one neighbour.
        A noisy curve is given. Average each point with the point before and the point after, if they exist.
        Given numbers, take for every position the average over at most three values around it.
        Returns the local averages with two decimals.
        """,
        """
        result = []
        for i in range(len(numbers)):
            part = numbers[max(0, i - 1) : i + 2]
            result.append(round(sum(part) / len(part), 2))
        return result
        ---
        parts = [numbers[max(0, i - 1) : i + 2] for i in range(len(numbers))]
        return [round(sum(part) / len(part), 2) for part in parts]
        """,
        lambda r: (_few(r, 0, 5),),
    ),
)
