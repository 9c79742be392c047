"""One result for each element: functions that change every number, text, row or entry."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random) -> list[int]:
    return draw.ints(r, 0, 6, -9, 20)


def _lists(r: Random, low: int = 0) -> list[list[int]]:
    return [[r.randint(-3, 9) for _ in range(r.randint(low, 4))] for _ in range(r.randint(0, 4))]


def _two(r: Random, low: int = -5) -> tuple[list[int], list[int]]:
    size = r.randint(0, 5)
    return [r.randint(low, 9) for _ in range(size)], [r.randint(low, 9) for _ in range(size)]


def _strings(r: Random) -> list[str]:
    return [r.choice((draw.word(r), "", "a", "aB c")) for _ in range(r.randint(0, 5))]


def _data(r: Random) -> dict[str, int]:
    return {key: r.randint(-5, 9) for key in r.sample(draw.WORDS, r.randint(0, 4))}


ENTRIES = (
    made(
        "mappings.cube_all",
        "cube_all cubes cube_list cube_each",
        "numbers: list[int]",
        "list[int]",
        """
        Cube every one of {numbers}.
        What are the third powers of the elements?
        cubes of a list
        Given a list, return a new one with each element multiplied by itself twice.
        Returns number ** 3 for every element.
        cube each element
        """,
        """
        return [number**3 for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.square_roots",
        "square_roots sqrt_all roots_of_all",
        "numbers: list[int]",
        "list[float]",
        """
        Square roots of all {numbers}, none of which is negative.
        What is the root of each element?
        roots of a list
        Given a list of non-negative numbers, return a new list with their square roots as floats.
        Returns the square root of every element, not rounded.
        sqrt of each element
        """,
        """
        return [math.sqrt(number) for number in numbers]
        """,
        lambda r: ([r.choice((0, 1, 4, 2, r.randint(0, 99))) for _ in range(r.randint(0, 5))],),
        "import math",
    ),
    made(
        "mappings.signs_of_all",
        "signs signs_of_all sign_each",
        "numbers: list[int]",
        "list[int]",
        """
        Signs of all {numbers}: 1, -1 or 0.
        Is each element positive, negative or zero?
        sign of each element
        Given a list, return a new one with 1 for positive, -1 for negative numbers and 0 for zero.
        Returns the sign of every element.
        signum over a list
        """,
        """
        return [(number > 0) - (number < 0) for number in numbers]
        ---
        return [1 if number > 0 else -1 if number < 0 else 0 for number in numbers]
        """,
        lambda r: (draw.ints(r, 0, 6, -3, 3),),
    ),
    made(
        "mappings.no_negatives",
        "replace_negatives negatives_to_zero relu clamp_negatives",
        "numbers: list[int]",
        "list[int]",
        """
        Replace the negative {numbers} by 0.
        What does the list look like when nothing is below zero?
        negatives set to zero
        Given a list, return a new one in which every negative number has become 0.
        Returns max(number, 0) for every element.
        rectify a list
        """,
        """
        return [max(number, 0) for number in numbers]
        ---
        return [0 if number < 0 else number for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.add_index",
        "add_index add_indices plus_index add_position",
        "numbers: list[int]",
        "list[int]",
        """
        Add to every one of {numbers} its index, counted from 0.
        What is each element plus its position?
        element plus index
        Given a list, return a new one with the first element unchanged, the second plus 1 and so on.
        Returns numbers[i] + i for every index i.
        add indexes
        """,
        """
        return [number + i for i, number in enumerate(numbers)]
        ---
        result = []
        for i in range(len(numbers)):
            result.append(numbers[i] + i)
        return result
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.times_index",
        "multiply_by_index times_index multiply_index",
        "numbers: list[int]",
        "list[int]",
        """
        Multiply every one of {numbers} by its index, counted from 0.
        What is each element times its position?
        element times index
        Given a list, return a new one with the first element 0, the second unchanged, the third doubled...
        Returns numbers[i] * i for every index i.
        multiply by indexes
        Multiply each of {numbers} by its index, counted from 0.
        element times position
        Return a list of the products of index and element.
        """,
        """
        return [number * i for i, number in enumerate(numbers)]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.double_odds",
        "double_odds double_odd_numbers odds_doubled",
        "numbers: list[int]",
        "list[int]",
        """
        Double the odd {numbers} and leave the even ones.
        What does the list look like with every odd element twice as large?
        odds doubled
        Given a list of integers, return a new one in which the odd numbers are multiplied by 2.
        Returns number * 2 for odd elements, number otherwise.
        double only odd
        """,
        """
        return [number * 2 if number % 2 else number for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.double_evens",
        "double_evens double_even_numbers evens_doubled",
        "numbers: list[int]",
        "list[int]",
        """
        Double the even {numbers} and leave the odd ones.
        What does the list look like with every even element twice as large?
        evens doubled
        Given a list of integers, return a new one in which the even numbers are multiplied by 2.
        Returns number * 2 for even elements, number otherwise.
        double only even
        """,
        """
        return [number * 2 if number % 2 == 0 else number for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.odd_squares",
        "square_odds square_odd_numbers odds_squared",
        "numbers: list[int]",
        "list[int]",
        """
        Square the odd {numbers} and leave out the even ones.
        What are the squares of the odd elements?
        squares of odds only
        Given a list of integers, return a list with the square of each odd element, in order.
        Returns number ** 2 for the odd elements; even ones are dropped.
        odd squares of a list
        """,
        """
        return [number * number for number in numbers if number % 2 == 1]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.halve_evens_double_odds",
        "halve_evens_double_odds half_even_double_odd",
        "numbers: list[int]",
        "list[int]",
        """
        Halve the even {numbers} and double the odd ones.
        What becomes of the elements when evens are divided and odds multiplied by 2?
        evens halved, odds doubled
        Given a list of integers, return a new one with number // 2 for even and number * 2 for odd elements.
        Returns half of every even and twice every odd element.
        half the evens and double the odds
        """,
        """
        return [number // 2 if number % 2 == 0 else number * 2 for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.parity_words",
        "parity_words even_or_odd_list label_parity classify_even_odd",
        "numbers: list[int]",
        "list[str]",
        """
        Say "even" or "odd" for each of {numbers}.
        Which elements are even and which odd, as words?
        parity of each element as text
        Given a list of integers, return a list with "even" or "odd" for every one.
        Returns the word for the parity of each element.
        label numbers as even or odd
        """,
        """
        return ["even" if number % 2 == 0 else "odd" for number in numbers]
        ---
        words = []
        for number in numbers:
            if number % 2 == 0:
                words.append("even")
            else:
                words.append("odd")
        return words
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.above_flags",
        "is_greater_list above_flags greater_mask compare_to_limit",
        "numbers: list[int]; limit: int",
        "list[bool]",
        """
        Tell for each of {numbers} whether it is greater than {limit}.
        Which elements exceed the limit, as a list of booleans?
        mask of values over a threshold
        Given a list and a limit, return a list with True for elements above it and False for the others.
        Returns number > {limit} for every element.
        boolean mask by comparison
        """,
        """
        return [number > limit for number in numbers]
        """,
        lambda r: (_ints(r), r.randint(-3, 9)),
    ),
    made(
        "mappings.digit_sums",
        "digit_sums sum_digits_each digit_sum_each",
        "numbers: list[int]",
        "list[int]",
        """
        Digit sums of all {numbers}.
        What do the digits of each element add up to?
        sum of digits per element
        Given a list of integers, return a list with the sum of the digits of every one; signs do not matter.
        Returns the digit sum of each element.
        digit sums of a list
        Digit sums of all {numbers}, in order; signs do not matter.
        digit sum of each number
        Return a list with the sum of the digits of every element.
        Digit sum of each of {numbers}; signs do not matter.
        """,
        """
        return [sum(int(digit) for digit in str(abs(number))) for number in numbers]
        """,
        lambda r: (draw.ints(r, 0, 5, -99, 999),),
    ),
    made(
        "mappings.reverse_digits_each",
        "reverse_numbers reverse_digits_each reversed_numbers",
        "numbers: list[int]",
        "list[int]",
        """
        Reverse the digits of each of {numbers}.
        What are the elements written backwards?
        numbers reversed one by one
        Given a list of integers, return a list with the digits of every one in reverse; signs stay in front.
        Returns each element with its digits turned around; zeros at the end get lost.
        backward numbers of a list
        """,
        """
        return [int(str(abs(number))[::-1]) * (-1 if number < 0 else 1) for number in numbers]
        """,
        lambda r: (draw.ints(r, 0, 5, -99, 999),),
    ),
    made(
        "mappings.factorials",
        "factorials factorial_each factorial_list",
        "numbers: list[int]",
        "list[int]",
        """
        Factorials of all {numbers}, none of which is negative.
        What is the factorial of each element?
        factorial per element
        Given a list of non-negative integers, return a list with the factorial of every one.
        Returns number! for each element.
        factorials of a list
        """,
        """
        return [math.factorial(number) for number in numbers]
        """,
        lambda r: ([r.randint(0, 8) for _ in range(r.randint(0, 5))],),
        "import math",
    ),
    made(
        "mappings.to_ints_or_none",
        "to_ints_or_none safe_ints parse_ints_or_none",
        "strings: list[str]",
        "list[int | None]",
        """
        Convert the {strings} to integers; what is no integer becomes None.
        Which number does each string stand for, if any?
        strings as ints, None for bad ones
        Given a list of strings, return a list with int(string) or None where that is not possible.
        Returns one integer or None for every element.
        parse integers without errors
        """,
        """
        def parse(string):
            try:
                return int(string)
            except ValueError:
                return None
        return [parse(string) for string in strings]
        ---
        result = []
        for string in strings:
            try:
                result.append(int(string))
            except ValueError:
                result.append(None)
        return result
        """,
        lambda r: ([r.choice(("12", "-3", "x", "", "2.5", "007")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "mappings.invert_flags",
        "invert_flags flip_all negate_booleans toggle_all",
        "flags: list[bool]",
        "list[bool]",
        """
        Invert all {flags}: True becomes False and the other way round.
        What does the list look like when every boolean is negated?
        flags inverted
        Given a list of booleans, return a new one with each value flipped.
        Returns not flag for every element.
        negate a list of booleans
        """,
        """
        return [not flag for flag in flags]
        """,
        lambda r: ([r.random() < 0.5 for _ in range(r.randint(0, 6))],),
    ),
    made(
        "mappings.first_letters",
        "first_letters initials_of_words first_chars",
        "words: list[str]",
        "list[str]",
        """
        First letters of all {words}; '' for an empty one.
        With which character does each of the strings begin?
        initial of every word
        Given a list of strings, return a list with the first character of each.
        Returns word[:1] for every element.
        beginnings of a list of words
        """,
        """
        return [word[:1] for word in words]
        ---
        return [word[0] if word else "" for word in words]
        """,
        lambda r: (_strings(r),),
    ),
    made(
        "mappings.last_letters",
        "last_letters last_chars final_letters",
        "words: list[str]",
        "list[str]",
        """
        Last letters of all {words}; '' for an empty one.
        With which character does each of the strings end?
        final letter of every word
        Given a list of strings, return a list with the last character of each.
        Returns word[-1:] for every element.
        endings of a list of words
        """,
        """
        return [word[-1:] for word in words]
        """,
        lambda r: (_strings(r),),
    ),
    made(
        "mappings.letters_without_first",
        "without_first_letter drop_first_char remove_first_letters",
        "words: list[str]",
        "list[str]",
        """
        Remove the first character of each of {words}.
        What is left of the strings behind their initials?
        words without first letters
        Given a list of strings, return a new list with every first character cut off; '' stays ''.
        Returns word[1:] for every element.
        cut the beginning of each word
        """,
        """
        return [word[1:] for word in words]
        """,
        lambda r: (_strings(r),),
    ),
    made(
        "mappings.pad_each",
        "pad_each pad_strings right_align_all pad_left_all",
        "strings: list[str]; width: int",
        "list[str]",
        """
        Pad each of {strings} with spaces on the left to {width} characters.
        What do the strings look like when they are aligned on the right?
        right-aligned strings
        Given a list of strings and a width, return a new list with spaces put in front of the shorter ones.
        Returns string.rjust({width}) for every element; longer ones stay.
        align a column to the right
        """,
        """
        return [string.rjust(width) for string in strings]
        ---
        return [" " * (width - len(string)) + string for string in strings]
        """,
        lambda r: (_strings(r), r.randint(0, 8)),
    ),
    made(
        "mappings.wrap_each",
        "wrap_each surround_each quote_all enclose_each",
        "strings: list[str]; mark: str",
        "list[str]",
        """
        Put {mark} before and after each of {strings}.
        What do the strings look like when they are enclosed in the mark?
        strings in quotes
        Given a list of strings and a mark such as a quote, return a new list with each one surrounded by it.
        Returns {mark} + string + {mark} for every element.
        enclose all elements
        """,
        """
        return [mark + string + mark for string in strings]
        ---
        return [f"{mark}{string}{mark}" for string in strings]
        """,
        lambda r: (_strings(r), r.choice(("'", '"', "*", "|"))),
    ),
    made(
        "mappings.numbered_items",
        "numbered_list number_items with_numbers label_with_index",
        "items: list[str]",
        "list[str]",
        """
        Write each of {items} with its number from 1, as in "1: apple".
        What does the list look like numbered?
        numbered items, "n: item"
        Given a list of strings, return a new list with a number, a colon and a space before each.
        Returns "1: first", "2: second" and so on.
        line numbering
        """,
        """
        return [f"{number}: {item}" for number, item in enumerate(items, 1)]
        """,
        lambda r: (_strings(r),),
    ),
    made(
        "mappings.lookup_each",
        "lookup_each map_values translate_list replace_with_values",
        "items: list[str]; table: dict[str, int]; default: int",
        "list[int]",
        """
        Replace each of {items} by its value in {table}, or by {default} if it has none.
        Which value belongs to each element?
        list mapped through a dictionary
        Given a list of keys, return a list with the value of every one, {default} for unknown keys.
        Returns table.get(item, {default}) for every element.
        look up all elements of a list
        """,
        """
        return [table.get(item, default) for item in items]
        ---
        return [table[item] if item in table else default for item in items]
        """,
        lambda r: (
            [r.choice("abcd") for _ in range(r.randint(0, 5))],
            {key: r.randint(1, 9) for key in r.sample("abcd", r.randint(0, 4))},
            r.choice((0, -1)),
        ),
    ),
    made(
        "mappings.reverse_tuples",
        "reverse_tuples reverse_each_tuple tuples_reversed",
        "tuples: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Reverse each of {tuples}; their order stays.
        What are the tuples with their elements turned around?
        every tuple reversed
        Given a list of tuples, return a new list with the elements of each in reverse.
        Returns items[::-1] for every tuple.
        backward tuples
        What are the inner lists with their elements turned around?
        every sublist reversed
        Reverse each of {tuples}; their order in the list stays.
        reverse every string of a list
        """,
        """
        return [items[::-1] for items in tuples]
        """,
        lambda r: ([tuple(r.randint(0, 9) for _ in range(r.randint(0, 3))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "mappings.second_items",
        "second_items seconds get_second_elements values_of_pairs",
        "pairs: list[tuple[str, int]]",
        "list[int]",
        """
        Second item of each of {pairs}.
        Which values do the tuples hold in second place?
        second elements of tuples
        Given (name, value) tuples, return the list of the values.
        Returns pair[1] for every pair.
        values of a list of pairs
        """,
        """
        return [value for _, value in pairs]
        ---
        return [pair[1] for pair in pairs]
        """,
        lambda r: ([(r.choice("abc"), r.randint(0, 9)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "mappings.nth_items",
        "nth_items column_of_tuples nth_element_of_each",
        "tuples: list[tuple[int, int, int]]; index: int",
        "list[int]",
        """
        Element at {index} of each of {tuples}.
        Which values stand at the index in all tuples?
        n-th element of every tuple
        Given a list of tuples and an index, return the list of the elements at that place.
        Returns items[{index}] for every tuple.
        pick one column of a list of tuples
        """,
        """
        return [items[index] for items in tuples]
        """,
        lambda r: (
            [tuple(r.randint(0, 9) for _ in range(3)) for _ in range(r.randint(0, 4))],
            r.randint(0, 2),
        ),
    ),
    made(
        "mappings.row_minimums",
        "row_minimums min_of_each smallest_of_each_list",
        "rows: list[list[int]]",
        "list[int]",
        """
        Smallest number of each of {rows}, none of which is empty.
        What is the minimum of every inner list?
        row minimums
        Given a list of non-empty lists, return a list with the least element of each.
        Returns min(row) for every row.
        lowest of each sublist
        """,
        """
        return [min(row) for row in rows]
        """,
        lambda r: (_lists(r, 1),),
    ),
    made(
        "mappings.to_dict_list",
        "pairs_to_dicts tuples_to_dicts pairs_as_records",
        "pairs: list[tuple[str, int]]; first: str; second: str",
        "list[dict[str, object]]",
        """
        Turn each of {pairs} into a dictionary with the keys {first} and {second}.
        What are the tuples as records?
        tuples as dicts
        Given a list of pairs and two field names, return a list of dictionaries with their items.
        Returns a dict from {first} to pair[0] and from {second} to pair[1] for every pair.
        name the items of tuples
        """,
        """
        return [{first: a, second: b} for a, b in pairs]
        ---
        return [dict(zip((first, second), pair)) for pair in pairs]
        """,
        lambda r: (
            [(r.choice("abc"), r.randint(0, 9)) for _ in range(r.randint(0, 4))],
            "name",
            r.choice(("age", "score")),
        ),
    ),
    made(
        "mappings.square_values",
        "square_values squared_dict square_dict_values",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Square every value of {data}.
        What does the dictionary look like with squared values?
        dict values squared
        Given a dictionary of numbers, return a new one with the same keys and each value times itself.
        Returns value ** 2 for every key.
        squares in a dict
        """,
        """
        return {key: value**2 for key, value in data.items()}
        """,
        lambda r: (_data(r),),
    ),
    made(
        "mappings.round_values",
        "round_values round_dict rounded_values",
        "data: dict[str, float]; digits: int",
        "dict[str, float]",
        """
        Round every value of {data} to {digits} decimal places.
        What does the dictionary look like with rounded values?
        dict values rounded
        Given a dictionary of floats, return a new one with the same keys and each value rounded.
        Returns round(value, {digits}) for every key.
        round a dict
        """,
        """
        return {key: round(value, digits) for key, value in data.items()}
        """,
        lambda r: (
            {key: r.randint(-999, 9999) / 1000 for key in r.sample("abcd", r.randint(0, 4))},
            r.randint(0, 2),
        ),
    ),
    made(
        "mappings.text_values",
        "stringify_values values_to_strings values_as_text",
        "data: dict[str, object]",
        "dict[str, str]",
        """
        Convert every value of {data} to a string.
        What does the dictionary look like with text values?
        dict values as strings
        Given a dictionary, return a new one with the same keys and str() of each value.
        Returns str(value) for every key.
        stringify a dict's values
        """,
        """
        return {key: str(value) for key, value in data.items()}
        """,
        lambda r: ({key: r.choice((1, 2.5, None, "x", True)) for key in r.sample("abcd", r.randint(0, 4))},),
    ),
    made(
        "mappings.int_values",
        "int_values values_to_ints parse_values",
        "data: dict[str, str]",
        "dict[str, int]",
        """
        Convert every value of {data}, a number as text, to an integer.
        What does the dictionary look like with numbers instead of strings?
        dict values as ints
        Given a dictionary of numeric strings, return a new one with the same keys and int() of each value.
        Returns int(value) for every key.
        parse a dict's values
        """,
        """
        return {key: int(value) for key, value in data.items()}
        """,
        lambda r: ({key: str(r.randint(-9, 99)) for key in r.sample("abcd", r.randint(0, 4))},),
    ),
    made(
        "mappings.distance_to",
        "distances_to distances_from absolute_differences_to",
        "numbers: list[int]; target: int",
        "list[int]",
        """
        Distance of each of {numbers} to {target}.
        How far is every element from the target?
        absolute differences to a number
        Given a list and a target, return a list with abs(number - {target}).
        Returns the absolute difference of each element and {target}.
        how far from a value
        """,
        """
        return [abs(number - target) for number in numbers]
        """,
        lambda r: (_ints(r), r.randint(-5, 12)),
    ),
    made(
        "mappings.distance_to_largest",
        "distance_to_max gap_to_max missing_to_maximum operations_to_max",
        "numbers: list[int]",
        "list[int]",
        """
        How much does each of {numbers} lack to the largest?
        What must be added to every element to reach the maximum?
        gap to the maximum
        Given a list, return a list with the difference between its greatest element and each element.
        Returns max({numbers}) - number for every element; [] for an empty list.
        distance from the top
        """,
        """
        largest = max(numbers, default=0)
        return [largest - number for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.subtract_minimum",
        "subtract_minimum shift_to_zero normalize_to_zero",
        "numbers: list[int]",
        "list[int]",
        """
        Subtract the smallest of {numbers} from all of them.
        What does the list look like when it begins at zero?
        shifted so that the minimum is 0
        Given a list, return a new one with every element less the least one.
        Returns number - min({numbers}) for every element; [] for an empty list.
        baseline removed
        """,
        """
        smallest = min(numbers, default=0)
        return [number - smallest for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.deviations",
        "deviations differences_from_mean center_list subtract_mean",
        "numbers: list[int]",
        "list[float]",
        """
        Differences of all {numbers} from their mean.
        By how much is each element above or below the average?
        deviations from the average
        Given a list, return a list with every element less the arithmetic mean; not rounded.
        Returns number - mean for every element; [] for an empty list.
        mean-centered values
        centered values
        Return each number minus the average of the list, [] for an empty list.
        """,
        """
        if not numbers:
            return []
        mean = sum(numbers) / len(numbers)
        return [number - mean for number in numbers]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "mappings.swap_min_and_max",
        "swap_min_max exchange_min_and_max swap_extremes",
        "numbers: list[int]",
        "list[int]",
        """
        Swap the smallest and the largest of {numbers}.
        What does the list look like when minimum and maximum change places?
        min and max exchanged
        Given a list of different numbers, return a new one in which the least and the greatest are swapped.
        Returns a copy with the first minimum at the place of the first maximum and vice versa.
        exchange the extremes
        Return a copy of {numbers} in which the smallest and the largest element have changed places.
        swap the minimum and the maximum
        Exchange the first smallest and the first largest number; an empty list stays empty.
        """,
        """
        result = list(numbers)
        if result:
            low, high = numbers.index(min(numbers)), numbers.index(max(numbers))
            result[low], result[high] = result[high], result[low]
        return result
        """,
        lambda r: (r.sample(range(-9, 20), r.randint(0, 6)),),
    ),
    made(
        "mappings.set_of_squares",
        "square_set squares_of_set set_of_squares",
        "values: set[int]",
        "set[int]",
        """
        Set of the squares of all {values}.
        Which squares do the members of the set have?
        squared members
        Given a set of integers, return the set of their squares; -2 and 2 have the same.
        Returns every value * value once.
        squares of a set
        """,
        """
        return {value * value for value in values}
        """,
        lambda r: (set(draw.ints(r, 0, 5, -4, 9)),),
    ),
    made(
        "mappings.append_lengths",
        "append_length add_length_to_words word_and_length",
        "text: str",
        "list[str]",
        """
        Write the length behind each word of {text}, as in "apple 5".
        What do the words of the sentence look like with their lengths?
        words followed by their length
        Given a sentence, return a list with every word, a space and its number of characters.
        Returns "word length" for each word; words are parted by spaces.
        add the length to each word
        """,
        """
        return [f"{word} {len(word)}" for word in text.split()]
        """,
        lambda r: (draw.sentence(r),),
    ),
)
