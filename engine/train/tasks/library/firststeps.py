"""Simple exercises on lists of numbers and words that a first programming course sets."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = -9, top: int = 20) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "firststeps.any_odd",
        "has_odd any_odd contains_odd",
        "numbers: list[int]",
        "bool",
        """
        Is at least one of {numbers} odd?
        does the list contain an odd number
        Return True if some element is not divisible by 2; False for an empty list.
        Is there any odd number?
        Test whether not all numbers are even.
        """,
        """
        return any(number % 2 for number in numbers)
        """,
        lambda r: ([2 * number for number in _ints(r, 0, 5)] if r.random() < 0.5 else _ints(r, 0, 3),),
    ),
    made(
        "firststeps.min_with_index",
        "min_with_index smallest_and_index find_min_and_position",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        Smallest of {numbers} together with its first index: (value, index), None for an empty list.
        minimum and its position
        Return a tuple of the least element and where it stands first.
        What is the minimum and at which index is it?
        Find the lowest number and its place in one pass.
        """,
        """
        if not numbers:
            return None
        smallest = min(numbers)
        return smallest, numbers.index(smallest)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "firststeps.largest_digit_sum",
        "largest_digit_sum max_digit_sum number_with_largest_digit_sum",
        "numbers: list[int]",
        "int | None",
        """
        Which of {numbers} has the largest digit sum? The first one on ties, None for an empty list.
        number with the biggest cross sum
        Return the element whose digits, without sign, add up to the most.
        Compare numbers by the sum of their digits and return the greatest.
        Find the number with the maximum digit total.
        """,
        """
        return max(numbers, key=lambda number: sum(map(int, str(abs(number)))), default=None)
        """,
        lambda r: (_ints(r, 0, 6, -50, 1200),),
    ),
    made(
        "firststeps.with_digits",
        "numbers_with_n_digits keep_n_digit_numbers filter_by_digit_count",
        "numbers: list[int]; n: int",
        "list[int]",
        """
        Keep the {numbers} that have exactly {n} digits; the sign does not count.
        filter numbers by digit count
        Return all elements with {n} decimal digits, in their order.
        Which numbers of the list are {n}-digit numbers?
        Filter a list by the length of its numbers.
        """,
        """
        return [number for number in numbers if len(str(abs(number))) == n]
        """,
        lambda r: (
            [
                r.choice((r.randint(-9, 9), r.randint(-99, 99), r.randint(0, 2000)))
                for _ in range(r.randint(0, 7))
            ],
            r.randint(1, 4),
        ),
    ),
    made(
        "firststeps.numbers_divisible_by_both",
        "divisible_by_both_in_range multiples_of_both numbers_divisible_by_both",
        "low: int; high: int; a: int; b: int",
        "list[int]",
        """
        List the numbers from {low} to {high} that are divisible by both {a} and {b}.
        multiples of two numbers in a range
        Return all integers between the limits, both included, that {a} and {b} divide without remainder.
        Which numbers of the range are common multiples?
        Check each number for two divisors.
        """,
        """
        return [number for number in range(low, high + 1) if number % a == 0 and number % b == 0]
        """,
        lambda r: (low := r.randint(-5, 30), low + r.randint(-1, 40), r.randint(1, 5), r.randint(1, 6)),
    ),
    made(
        "firststeps.divisible_by_not",
        "divisible_by_but_not multiples_not_of divisible_by_a_not_b",
        "low: int; high: int; a: int; b: int",
        "list[int]",
        """
        List the numbers from {low} to {high} that are divisible by {a} but not by {b}.
        multiples of one number that are not multiples of another
        Return all integers between the limits, both included, that {a} divides and {b} does not.
        Which numbers of the range can be divided by the first, but not by the second number?
        Filter a range by two conditions of divisibility.
        """,
        """
        return [number for number in range(low, high + 1) if number % a == 0 and number % b != 0]
        """,
        lambda r: (low := r.randint(-5, 30), low + r.randint(-1, 40), r.randint(1, 5), r.randint(1, 6)),
    ),
    made(
        "firststeps.harmonic_sum",
        "harmonic_sum harmonic_number sum_of_reciprocals",
        "n: int",
        "float",
        """
        Sum 1 + 1/2 + 1/3 + ... + 1/{n}, rounded to 4 decimals.
        harmonic number
        Return the sum of the reciprocals of 1 to {n}; 0.0 if {n} is 0.
        What do the first {n} terms of the harmonic series add up to?
        Add 1/k for k from 1 to {n}, rounded to four digits after the point.
        """,
        """
        return round(sum(1 / k for k in range(1, n + 1)), 4) if n > 0 else 0.0
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "firststeps.leibniz_pi",
        "leibniz_pi approximate_pi estimate_pi calculate_pi",
        "terms: int",
        "float",
        """
        Approximate pi by {terms} terms of the Leibniz series 4 - 4/3 + 4/5 - ..., rounded to 6 decimals.
        Leibniz formula for pi
        Return four times the sum of (-1) ** k / (2 * k + 1) for the first {terms} values of k; 0.0 for none.
        How good is the estimate of pi after that many terms?
        Compute pi with an alternating series of odd denominators.
        """,
        """
        return round(4.0 * sum((-1) ** k / (2 * k + 1) for k in range(terms)), 6)
        ---
        total = 0.0
        sign = 1
        for k in range(terms):
            total += sign / (2 * k + 1)
            sign = -sign
        return round(4 * total, 6)
        """,
        lambda r: (r.choice((0, 1, r.randint(2, 50), 100)),),
    ),
    made(
        "firststeps.euler_number",
        "approximate_e euler_series exponential_series exp_series",
        "x: float; terms: int",
        "float",
        """
        Approximate e to the power of {x} by {terms} terms of 1 + x + x^2/2! + x^3/3! + ..., rounded to 6 \
        decimals.
        Taylor series of the exponential function
        Return the sum of x ** k / k! for the first {terms} values of k; with x = 1 it comes close to \
        Euler's number.
        Compute exp(x) without math.exp; no terms give 0.0.
        How large is the partial sum of the exponential series?
        """,
        """
        return round(float(sum(x**k / math.factorial(k) for k in range(terms))), 6)
        ---
        total, term = 0.0, 1.0
        for k in range(1, terms + 1):
            total += term
            term *= x / k
        return round(total, 6)
        """,
        lambda r: (r.choice((1.0, 0.0, 2.0, 0.5, -1.0)), r.randint(0, 12)),
        "import math",
    ),
    made(
        "firststeps.sine_series",
        "sine_series taylor_sine approximate_sine",
        "x: float; terms: int",
        "float",
        """
        Approximate the sine of {x} (in radians) by {terms} terms of x - x^3/3! + x^5/5! - ..., rounded to \
        6 decimals.
        Taylor series of sine
        Return the sum of (-1) ** k * x ** (2k + 1) / (2k + 1)! for the first {terms} values of k.
        Compute sin(x) without math.sin; no terms give 0.0.
        How close does the sine series come?
        """,
        """
        return round(
            float(sum((-1) ** k * x ** (2 * k + 1) / math.factorial(2 * k + 1) for k in range(terms))), 6
        )
        """,
        lambda r: (r.choice((1.0, 0.0, 0.5, -1.0, 1.5)), r.randint(1, 6)),
        "import math",
    ),
    made(
        "firststeps.factorials_up_to",
        "factorial_list factorials_up_to list_of_factorials",
        "n: int",
        "list[int]",
        """
        List the factorials of 0 to {n}: 1, 1, 2, 6, ...
        factorials as a list
        Return {n} + 1 numbers, each the product of the positive integers up to its index.
        What are the factorials from 0! to {n}!?
        Multiply the last value by the next index again and again.
        """,
        """
        return [math.factorial(k) for k in range(n + 1)]
        ---
        result = [1]
        for k in range(1, n + 1):
            result.append(result[-1] * k)
        return result
        """,
        lambda r: (r.randint(0, 9),),
        "import math",
    ),
    made(
        "firststeps.remove_nth_occurrence",
        "remove_nth_occurrence delete_nth_occurrence drop_nth_occurrence",
        "items: list[int]; value: int; n: int",
        "list[int]",
        """
        Remove the {n}-th {value}, counted from 1, from {items}; nothing happens if there are not so many.
        delete the nth occurrence of a value
        Return a copy without the {n}-th element that equals {value}.
        Take only one certain copy of a value out of a list.
        Count the matches and leave out number {n}.
        """,
        """
        result = []
        seen = 0
        for item in items:
            seen += item == value
            if item != value or seen != n:
                result.append(item)
        return result
        """,
        lambda r: (_ints(r, 0, 8, 0, 3), r.randint(0, 3), r.randint(1, 3)),
    ),
    made(
        "firststeps.count_same_ends",
        "count_same_first_last count_matching_ends same_ends_count",
        "words: list[str]; minimum: int",
        "int",
        """
        How many of {words} with at least {minimum} characters begin and end with the same character?
        count words with equal first and last letter
        Return the number of strings that are long enough and whose ends match; empty texts never count.
        Count the words that start as they end, short ones left out.
        Given words and a least length, how many have equal first and last letters?
        """,
        """
        return sum(len(word) >= minimum and word[:1] == word[-1:] != "" for word in words)
        """,
        lambda r: (
            [r.choice((draw.letters(r, 0, 5, "ab"), draw.word(r))) for _ in range(r.randint(0, 6))],
            r.randint(1, 3),
        ),
    ),
    made(
        "firststeps.number_strings",
        "number_each enumerate_strings numbered_items",
        "items: list[str]; start: int = 1",
        "list[str]",
        """
        Number {items}: write "1. " and so on in front of each, beginning with {start}.
        numbered list of strings
        Return texts like "1. tea", "2. milk", counted from {start}, which is 1 unless given.
        Put consecutive numbers with a full stop before the entries of a list.
        How is a list of strings shown with numbers?
        """,
        """
        return [f"{number}. {item}" for number, item in enumerate(items, start)]
        """,
        lambda r: (draw.words(r, 0, 5), r.choice((1, 1, 0, 5))),
    ),
)
