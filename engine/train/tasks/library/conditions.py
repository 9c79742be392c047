"""More checks and counts, for texts in pairs, nested lists, tables, dictionaries and ranges of numbers."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random) -> list[int]:
    return draw.ints(r, 0, 7, -9, 20)


def _lists(r: Random) -> list[list[int]]:
    return [[r.randint(0, 3) for _ in range(r.randint(0, 3))] for _ in range(r.randint(0, 4))]


def _table(r: Random) -> list[list[int]]:
    columns = r.randint(1, 3)
    return [[r.choice((0, r.randint(-3, 6))) for _ in range(columns)] for _ in range(r.randint(0, 4))]


def _pairs(r: Random) -> list[tuple[str, int]]:
    pairs = [(r.choice("abcd"), r.randint(0, 6)) for _ in range(r.randint(0, 4))]
    return sorted(pairs, key=lambda pair: pair[1]) if r.random() < 0.4 else pairs


def _records(r: Random) -> list[dict[str, int]]:
    records = [{"id": r.randint(0, 9), "n": r.randint(0, 5)} for _ in range(r.randint(0, 4))]
    return sorted(records, key=lambda record: record["n"]) if r.random() < 0.4 else records


def _text(r: Random) -> str:
    return "".join(r.choice("aeIoUbcdKXZ 019 .,!-") for _ in range(r.randint(0, 9)))


def _deep(r: Random, depth: int = 2) -> list[object]:
    return [
        _deep(r, depth - 1) if depth and r.random() < 0.35 else r.randint(0, 3)
        for _ in range(r.randint(0, 4))
    ]


ENTRIES = (
    made(
        "conditions.pairs_sorted",
        "is_sorted_by_second pairs_sorted_by_value sorted_by_value",
        "pairs: list[tuple[str, int]]",
        "bool",
        """
        Check whether {pairs} are sorted by their second item in ascending order.
        Does no tuple have a smaller value than the one before it?
        tuples in order of value?
        Given (name, value) tuples, return True if the values never decrease.
        Returns whether the list is ordered by pair[1].
        sorted by second element
        """,
        """
        return all(a[1] <= b[1] for a, b in zip(pairs, pairs[1:]))
        ---
        values = [value for _, value in pairs]
        return values == sorted(values)
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "conditions.same_first_letter",
        "same_first_letter start_with_same_letter same_initial",
        "first: str; second: str",
        "bool",
        """
        Check whether {first} and {second} begin with the same letter, ignoring case.
        Do the two words have the same initial?
        same first letter?
        Given two strings, return True if their first characters agree but for case; '' never does.
        Returns whether both strings start alike.
        equal initials
        """,
        """
        return bool(first) and first[0].lower() == second[:1].lower()
        ---
        if not first or not second:
            return False
        return first[0].lower() == second[0].lower()
        """,
        lambda r: (draw.letters(r, 0, 3, "aAb"), draw.letters(r, 0, 3, "aAb")),
    ),
    made(
        "conditions.one_contains_other",
        "one_contains_other is_part_of_other either_contains",
        "first: str; second: str",
        "bool",
        """
        Check whether one of {first} and {second} contains the other.
        Is one of the two strings a substring of the other?
        substring in either direction?
        Given two strings, return True if the first is in the second or the second in the first.
        Returns whether either text is part of the other one.
        contained one way or the other
        """,
        """
        return first in second or second in first
        """,
        lambda r: (draw.letters(r, 0, 4, "ab"), draw.letters(r, 0, 4, "ab")),
    ),
    made(
        "conditions.equal_normalized",
        "equal_ignoring_case_and_spaces loosely_equal same_text_normalized",
        "first: str; second: str",
        "bool",
        """
        Check whether {first} and {second} are equal when case and all white space are ignored.
        Are the two strings the same but for capitals and spaces?
        loosely equal strings?
        Given two strings, remove the spaces, turn both into lower case and compare.
        Returns whether the texts agree without regard to case and spaces.
        equal after normalizing
        """,
        """
        return "".join(first.split()).lower() == "".join(second.split()).lower()
        """,
        lambda r: r.choice(
            (("ab", "b a"), ("A b", "aB"), (draw.letters(r, 0, 3, "aA b"), draw.letters(r, 0, 3, "aA b")))
        ),
    ),
    made(
        "conditions.differ_in_one_place",
        "differ_by_one differ_in_one_place one_character_different",
        "first: str; second: str",
        "bool",
        """
        Check whether {first} and {second} have the same length and differ in exactly one character.
        Can one string be made the other by replacing a single character?
        one substitution apart?
        Given two strings, return True if just one position holds different characters.
        Returns whether the Hamming distance of two equally long strings is 1.
        differ by one letter
        """,
        """
        return len(first) == len(second) and sum(a != b for a, b in zip(first, second)) == 1
        """,
        lambda r: (draw.letters(r, 1, 3, "ab"), draw.letters(r, 1, 3, "ab")),
    ),
    made(
        "conditions.sum_is_even",
        "has_even_sum is_sum_even even_total",
        "numbers: list[int]",
        "bool",
        """
        Check whether the sum of {numbers} is even.
        Do the elements add up to an even number?
        even sum?
        Given a list of integers, return True if their total is divisible by 2; an empty list has sum 0.
        Returns whether sum({numbers}) % 2 is 0.
        sum divisible by two
        """,
        """
        return sum(numbers) % 2 == 0
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "conditions.sum_reaches",
        "sum_exceeds total_above is_sum_greater",
        "numbers: list[int]; limit: int",
        "bool",
        """
        Check whether the sum of {numbers} is greater than {limit}.
        Do the elements add up to more than the limit?
        total above a limit?
        Given a list and a limit, return True if the sum exceeds it.
        Returns whether sum({numbers}) > {limit}.
        sum over a threshold
        """,
        """
        return sum(numbers) > limit
        """,
        lambda r: (_ints(r), r.randint(-5, 40)),
    ),
    made(
        "conditions.equals_sum_of_others",
        "element_equals_sum_of_rest any_is_sum_of_rest has_sum_of_others",
        "numbers: list[int]",
        "bool",
        """
        Check whether one of {numbers} equals the sum of all the others.
        Is there an element that the rest of the list adds up to?
        one element is the sum of the rest?
        Given a list of integers, return True if leaving out some element makes the rest sum to it.
        Returns whether twice an element is the total of the list.
        sum of the others in the list
        """,
        """
        total = sum(numbers)
        return any(2 * number == total for number in numbers)
        """,
        lambda r: (r.choice((_ints(r), [1, 2, 3], [4, 9, 5], [0], [1, 4, 2, 3], [2, 2, 1, 1])),),
    ),
    made(
        "conditions.value_equals_index",
        "has_fixed_point value_equals_index any_at_own_index",
        "numbers: list[int]",
        "bool",
        """
        Check whether any of {numbers} equals its own index, counted from 0.
        Is there a position i with numbers[i] == i?
        fixed point in a list?
        Given a list of integers, return True if some element is the number of its place.
        Returns whether an element and its index agree.
        element at its own index
        """,
        """
        return any(i == number for i, number in enumerate(numbers))
        """,
        lambda r: (draw.ints(r, 0, 5, -3, 6),),
    ),
    made(
        "conditions.contains_none_value",
        "contains_none_value has_missing any_missing has_none",
        "values: list[int | None]",
        "bool",
        """
        Check whether any of {values} is None.
        Is a value of the list missing?
        None in a list?
        Given a list, return True if at least one entry is None; 0 is not missing.
        Returns whether {values} contains None.
        missing values present
        """,
        """
        return any(value is None for value in values)
        ---
        return None in values
        """,
        lambda r: ([r.choice((None, 0, 1, 2, 3, 4)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "conditions.dict_missing_values",
        "has_none_values any_value_missing is_incomplete",
        "data: dict[str, int | None]",
        "bool",
        """
        Check whether any value of {data} is None.
        Is something missing in the dictionary?
        None among the values?
        Given a dictionary, return True if at least one of its keys has no value, that is None.
        Returns whether {data} is incomplete.
        missing values in a dict
        """,
        """
        return any(value is None for value in data.values())
        """,
        lambda r: ({key: r.choice((None, 0, 1, 2, 3)) for key in r.sample("abcd", r.randint(0, 3))},),
    ),
    made(
        "conditions.any_value_above",
        "any_value_above some_value_exceeds any_over_limit",
        "data: dict[str, int]; limit: int",
        "bool",
        """
        Check whether any value of {data} is greater than {limit}.
        Does at least one entry of the dictionary exceed the limit?
        some dict value over a threshold?
        Given a dictionary of numbers, return True if one of its values is above {limit}.
        Returns whether a key with a larger value exists; False if it is empty.
        a value above
        """,
        """
        return any(value > limit for value in data.values())
        """,
        lambda r: (draw.mapping(r), r.randint(3, 30)),
    ),
    made(
        "conditions.is_flag_set",
        "is_enabled flag_is_set has_feature feature_enabled",
        "settings: dict[str, bool]; name: str",
        "bool",
        """
        Check whether {name} is switched on in {settings}; an unknown name is off.
        Is the flag there and true?
        feature enabled?
        Given a dictionary from names to booleans, return the value of {name}, False if it is missing.
        Returns True only if the setting is present and set.
        option on or off
        """,
        """
        return settings.get(name, False)
        ---
        return name in settings and settings[name]
        """,
        lambda r: ({key: r.random() < 0.6 for key in r.sample("abc", r.randint(0, 3))}, r.choice("abc")),
    ),
    made(
        "conditions.rows_all_unique",
        "all_rows_unique no_duplicate_rows rows_are_distinct",
        "rows: list[list[int]]",
        "bool",
        """
        Check whether no two of {rows} are equal.
        Are all inner lists different from each other?
        distinct rows?
        Given a list of lists, return True if none of them is repeated; the order within a row matters.
        Returns whether every row is unique.
        duplicate rows absent
        """,
        """
        return len({tuple(row) for row in rows}) == len(rows)
        ---
        return all(row not in rows[:i] for i, row in enumerate(rows))
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "conditions.rows_without_repetition",
        "each_row_unique rows_have_unique_values no_repeats_in_rows",
        "rows: list[list[int]]",
        "bool",
        """
        Check whether each of {rows} consists of different numbers.
        Does no inner list contain a value twice?
        rows without repetition?
        Given a list of lists, return True if no row has a duplicate in it; rows may share values.
        Returns whether every row has distinct elements.
        unique values within rows
        """,
        """
        return all(len(set(row)) == len(row) for row in rows)
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "conditions.all_rows_sorted",
        "all_rows_sorted each_row_sorted rows_in_ascending_order",
        "rows: list[list[int]]",
        "bool",
        """
        Check whether each of {rows} is sorted in ascending order.
        Is every inner list in order?
        sorted rows?
        Given a list of lists, return True if no row has an element smaller than the one before it.
        Returns whether all rows are sorted; empty rows are.
        ascending rows
        """,
        """
        return all(row == sorted(row) for row in rows)
        """,
        lambda r: ([sorted(row) if r.random() < 0.6 else row for row in _lists(r)],),
    ),
    made(
        "conditions.all_zero_table",
        "is_zero_matrix all_zeros is_null_matrix",
        "rows: list[list[int]]",
        "bool",
        """
        Check whether all numbers in {rows} are 0.
        Is the table a zero matrix?
        only zeros in a grid?
        Given a list of lists of numbers, return True if no element differs from 0.
        Returns whether every cell is zero; True for an empty table.
        null matrix
        """,
        """
        return all(cell == 0 for row in rows for cell in row)
        ---
        return not any(any(row) for row in rows)
        """,
        lambda r: (r.choice((_table(r), [[0] * r.randint(0, 3) for _ in range(r.randint(0, 2))])),),
    ),
    made(
        "conditions.records_unique",
        "field_is_unique unique_ids no_duplicate_field",
        "records: list[dict[str, int]]; key: str",
        "bool",
        """
        Check whether no two of {records} have the same {key}.
        Are the values of the field all different?
        unique ids?
        Given a list of dicts that all have {key}, return True if none of its values is repeated.
        Returns whether the field could serve as an identifier.
        distinct values of a field
        """,
        """
        values = [record[key] for record in records]
        return len(set(values)) == len(values)
        """,
        lambda r: (_records(r), r.choice(("id", "n"))),
    ),
    made(
        "conditions.has_n_digits",
        "has_n_digits is_n_digit_number digit_count_is",
        "number: int; digits: int",
        "bool",
        """
        Check whether {number} has exactly {digits} digits.
        Is the integer written with that many digits, not counting a sign?
        n-digit number?
        Given an integer and a count, return True if its decimal form has just as many digits.
        Returns whether the length of {number} is {digits}.
        number of digits equals
        """,
        """
        return len(str(abs(number))) == digits
        """,
        lambda r: (r.choice((0, 7, 10, 99, 100, -45, r.randint(-2000, 2000))), r.randint(1, 4)),
    ),
    made(
        "conditions.digit_sum_even",
        "digit_sum_is_even even_digit_sum has_even_digit_sum",
        "number: int",
        "bool",
        """
        Check whether the digits of {number} add up to an even number.
        Is the digit sum divisible by 2?
        even digit sum?
        Given an integer, return True if the sum of its digits is even; the sign does not matter.
        Returns whether the digit sum of {number} is an even number.
        parity of the digit sum
        Is the sum of the digits of {number} even?
        Return True if all digits added up give an even number.
        """,
        """
        return sum(int(digit) for digit in str(abs(number))) % 2 == 0
        """,
        lambda r: (r.choice((0, r.randint(-99, 99), r.randint(0, 3000))),),
    ),
    made(
        "conditions.divides_evenly",
        "is_factor is_factor_of divides",
        "factor: int; number: int",
        "bool",
        """
        Check whether {factor} is a factor of {number}.
        Does the first number divide the second one without remainder?
        factor or not?
        Given two integers, return True if {number} is a multiple of {factor}; 0 is no factor.
        Returns whether {number} % {factor} is 0.
        divides evenly
        """,
        """
        return factor != 0 and number % factor == 0
        """,
        lambda r: (r.randint(-1, 6), r.choice((0, 12, 30, r.randint(-9, 60)))),
    ),
    made(
        "conditions.count_zero_cells",
        "count_zeros_in_matrix zero_cells count_empty_cells",
        "rows: list[list[int]]",
        "int",
        """
        Count the zeros in {rows}.
        How many cells of the table are 0?
        zero elements of a matrix
        Given a list of lists of numbers, return how many elements equal 0.
        Returns the total count of zeros over all rows.
        empty cells of a grid
        """,
        """
        return sum(row.count(0) for row in rows)
        ---
        return sum(cell == 0 for row in rows for cell in row)
        """,
        lambda r: (_table(r),),
    ),
    made(
        "conditions.count_negative_cells",
        "count_negatives_in_matrix negative_cells count_negative_numbers_in_grid",
        "rows: list[list[int]]",
        "int",
        """
        Count the negative numbers in {rows}.
        How many cells of the table are below zero?
        negative elements of a matrix
        Given a list of lists of numbers, return how many elements are less than 0.
        Returns the total count of negatives over all rows.
        cells with a minus sign
        """,
        """
        return sum(cell < 0 for row in rows for cell in row)
        ---
        count = 0
        for row in rows:
            for cell in row:
                if cell < 0:
                    count += 1
        return count
        """,
        lambda r: (_table(r),),
    ),
    made(
        "conditions.count_even_cells",
        "count_even_in_matrix even_cells count_evens_in_lists",
        "rows: list[list[int]]",
        "int",
        """
        Count the even numbers in {rows}.
        How many cells of the table are divisible by 2?
        even elements of a matrix
        Given a list of lists of integers, return how many elements are even; zeros count.
        Returns the total count of evens over all rows.
        even cells of a grid
        """,
        """
        return sum(cell % 2 == 0 for row in rows for cell in row)
        """,
        lambda r: (_table(r),),
    ),
    made(
        "conditions.count_true_flags",
        "count_true_values count_enabled how_many_true",
        "flags: dict[str, bool]",
        "int",
        """
        Count the keys of {flags} whose value is True.
        How many settings of the dictionary are switched on?
        number of true values in a dict
        Given a dictionary from names to booleans, return how many are set.
        Returns the count of true values.
        enabled entries, counted
        """,
        """
        return sum(flags.values())
        ---
        return len([name for name in flags if flags[name]])
        """,
        lambda r: ({key: r.random() < 0.5 for key in r.sample("abcdef", r.randint(0, 5))},),
    ),
    made(
        "conditions.count_words_ending",
        "count_words_ending_with words_ending_in how_many_words_end_with",
        "text: str; ending: str",
        "int",
        """
        Count the words of {text} that end with {ending}, ignoring case.
        How many words of the sentence have this ending?
        words with an ending, counted
        Given a sentence without signs, return how many of its words finish with {ending} in either case.
        Returns the count of words for which endswith holds.
        words by their ending
        """,
        """
        return sum(word.lower().endswith(ending.lower()) for word in text.split())
        """,
        lambda r: (" ".join(draw.words(r)), r.choice(("e", "r", "er", "N", "d"))),
    ),
    made(
        "conditions.count_primes_between",
        "count_primes_in_range primes_between_count how_many_primes_between",
        "low: int; high: int",
        "int",
        """
        Count the primes from {low} to {high}, both included.
        How many prime numbers lie in the range?
        number of primes between two bounds
        Given two integers, return how many of the numbers between them, ends included, are prime.
        Returns the count of primes p with {low} <= p <= {high}.
        primes in an interval, counted
        How many primes are there from {low} to {high}, both included?
        count primes in a range
        Return the number of prime numbers between two bounds.
        """,
        """
        def is_prime(number):
            return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))
        return sum(is_prime(number) for number in range(low, high + 1))
        """,
        lambda r: (r.randint(-3, 30), r.randint(0, 60)),
    ),
    made(
        "conditions.count_palindromes_between",
        "count_palindromes_in_range palindromic_numbers_between how_many_palindromes_between",
        "low: int; high: int",
        "int",
        """
        Count the palindromic numbers from {low} to {high}, both included.
        How many integers of the range read the same in both directions?
        palindromes between two bounds
        Given two non-negative integers, return how many numbers in between, ends included, are symmetric.
        Returns the count of n with str(n) equal to its reversal.
        palindromic numbers in an interval
        How many numbers from {low} to {high}, both included, are palindromes?
        count palindromic numbers
        Return the number of integers in a range that read the same in both directions.
        """,
        """
        return sum(str(number) == str(number)[::-1] for number in range(low, high + 1))
        """,
        lambda r: (r.randint(0, 60), r.randint(0, 200)),
    ),
    made(
        "conditions.count_with_digit_sum",
        "count_with_digit_sum numbers_with_digit_sum how_many_have_digit_sum",
        "low: int; high: int; total: int",
        "int",
        """
        Count the numbers from {low} to {high} whose digits add up to {total}.
        How many integers of the range have that digit sum?
        numbers with a given digit sum
        Given a range of non-negative integers, ends included, return how many have the digit sum {total}.
        Returns the count of matching numbers.
        digit sum in an interval, counted
        """,
        """
        return sum(sum(map(int, str(number))) == total for number in range(low, high + 1))
        """,
        lambda r: (r.randint(0, 30), r.randint(0, 150), r.randint(0, 12)),
    ),
    made(
        "conditions.count_trailing_zeros",
        "count_trailing_zeros trailing_zeros zeros_at_end",
        "number: int",
        "int",
        """
        Count the zeros at the end of {number}.
        With how many zeros does the integer end in decimal notation?
        trailing zeros of a number
        Given an integer, return how often it can be divided by 10 without remainder; 0 for 0.
        Returns the number of final zero digits; the sign does not matter.
        zeros at the end of an integer
        How many zeros does {number} end with? 0 for the number 0.
        Return by how many powers of ten an integer can be divided.
        """,
        """
        if number == 0:
            return 0
        digits = str(number)
        return len(digits) - len(digits.rstrip("0"))
        ---
        count = 0
        while number and number % 10 == 0:
            number //= 10
            count += 1
        return count
        """,
        lambda r: (r.choice((0, 5, 10, 100, 1200, -30, 1005, r.randint(-50, 5000))),),
    ),
    made(
        "conditions.count_above_average",
        "count_above_average how_many_above_average above_mean_count",
        "numbers: list[int]",
        "int",
        """
        Count the {numbers} that are greater than their average.
        How many elements are above the mean? 0 for an empty list.
        number of values above average
        Given a list, return how many of its elements exceed the arithmetic mean of all.
        Returns the count of values strictly larger than the mean.
        above-average values, counted
        """,
        """
        if not numbers:
            return 0
        mean = sum(numbers) / len(numbers)
        return sum(number > mean for number in numbers)
        ---
        total = sum(numbers)
        return sum(number * len(numbers) > total for number in numbers)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "conditions.count_peaks",
        "count_peaks number_of_peaks count_local_maxima",
        "numbers: list[int]",
        "int",
        """
        Count the peaks in {numbers}: elements larger than both neighbors.
        How many local maxima does the list have?
        number of peaks
        Given a list, return how many inner elements are strictly greater than the one before and after.
        Returns the count of local maxima; the two ends are none.
        hills, counted
        """,
        """
        return sum(a < b > c for a, b, c in zip(numbers, numbers[1:], numbers[2:]))
        ---
        count = 0
        for i in range(1, len(numbers) - 1):
            if numbers[i - 1] < numbers[i] > numbers[i + 1]:
                count += 1
        return count
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 6),),
    ),
    made(
        "conditions.count_divisible_pairs",
        "count_divisible_pairs pairs_divisible_by divisible_sum_pairs",
        "numbers: list[int]; divisor: int",
        "int",
        """
        Count the pairs of {numbers} whose sum is divisible by {divisor}.
        How many pairs of different positions add up to a multiple of the divisor?
        pairs with a divisible sum
        Given a list of integers, return how many index pairs i < j have (a + b) % {divisor} == 0.
        Returns the count of pairs without remainder; {divisor} is not 0.
        divisible pair sums, counted
        pairs whose sum is a multiple of k
        Return how many index pairs i < j have (numbers[i] + numbers[j]) % {divisor} == 0.
        """,
        """
        return sum((a + b) % divisor == 0 for a, b in combinations(numbers, 2))
        ---
        count = 0
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if (numbers[i] + numbers[j]) % divisor == 0:
                    count += 1
        return count
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 12), r.randint(2, 5)),
        "from itertools import combinations",
    ),
    made(
        "conditions.count_triples",
        "count_triples_with_sum triplet_count three_sum_count",
        "numbers: list[int]; target: int",
        "int",
        """
        Count the triples of {numbers} that add up to {target}.
        In how many ways can three elements at different positions have the sum?
        number of triplets with a sum
        Given a list, return how many choices of three positions i < j < k give the target.
        Returns the count of triples; equal values at other positions count again.
        three numbers with a sum, counted
        Count the triplets of {numbers} that add up to {target}.
        number of triplets with a given sum
        Return how many index triples i < j < k have numbers[i] + numbers[j] + numbers[k] == {target}.
        """,
        """
        return sum(a + b + c == target for a, b, c in combinations(numbers, 3))
        """,
        lambda r: (draw.ints(r, 0, 6, -3, 6), r.randint(0, 10)),
        "from itertools import combinations",
    ),
    made(
        "conditions.count_missing_items",
        "count_missing how_many_missing number_not_in",
        "wanted: list[str]; available: list[str]",
        "int",
        """
        Count the different {wanted} that are not in {available}.
        How many of the items are missing?
        number of missing items
        Given two lists, return how many distinct elements of the first do not occur in the second.
        Returns the size of the set difference.
        missing elements, counted
        """,
        """
        return len(set(wanted) - set(available))
        ---
        return sum(item not in available for item in set(wanted))
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 5))], r.sample("abcd", r.randint(0, 3))),
    ),
    made(
        "conditions.count_inside_ranges",
        "count_in_any_range covered_count how_many_in_ranges",
        "numbers: list[int]; ranges: list[tuple[int, int]]",
        "int",
        """
        Count the {numbers} that lie in at least one of {ranges}: (low, high), both ends included.
        How many elements are covered by the intervals?
        numbers within any range
        Given a list and intervals, return how many numbers fall into one of them, each counted once.
        Returns the count of elements with low <= number <= high for some range.
        covered values, counted
        """,
        """
        return sum(any(low <= number <= high for low, high in ranges) for number in numbers)
        """,
        lambda r: (
            draw.ints(r, 0, 6, 0, 20),
            [(low, low + r.randint(0, 5)) for low in r.sample(range(18), r.randint(0, 3))],
        ),
    ),
)
