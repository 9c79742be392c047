"""Operations on lists: element by element, on all elements, replacing, removing, inserting, finding."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _two(r: Random) -> tuple[list[int], list[int]]:
    size = r.randint(0, 5)
    second = [r.choice((1, 2, 3, 5, -2, r.randint(1, 9))) for _ in range(size + (r.random() < 0.15))]
    return [r.choice((r.randint(-9, 20), *second)) for _ in range(size)], second


def _three(r: Random) -> tuple[list[int], list[int], list[int]]:
    size = r.randint(0, 4)
    first, second, third = ([r.randint(-9, 20) for _ in range(size)] for _ in range(3))
    return first, second, third


def _few(r: Random, low: int = 0, high: int = 7, top: int = 4) -> list[int]:
    return [r.randint(0, top) for _ in range(r.randint(low, high))]


def _numbers(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return [r.randint(-9, 15) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "list_operations.subtract",
        "subtract_lists list_difference_elementwise elementwise_subtract",
        "a: list[int]; b: list[int]",
        "list[int]",
        """
        Subtract {b} from {a} element by element.
        element-wise difference of two lists
        Return a list with a[i] - b[i] for every position.
        Given two lists of numbers, take each number of the second away from its partner in the first.
        How do I subtract two lists position by position? The shorter one decides the length.
        Subtract corresponding elements of two lists.
        Subtract {b} from {a}, element by element.
        What are the differences of the two lists at each position?
        element-wise differences
        Subtract the vector {b} from {a} component by component.
        """,
        """
        return [x - y for x, y in zip(a, b)]
        ---
        return list(map(operator.sub, a, b))
        """,
        _two,
        "import operator",
    ),
    made(
        "list_operations.divide",
        "divide_lists elementwise_division list_quotients",
        "a: list[int]; b: list[int]",
        "list[float]",
        """
        Divide the elements of {a} by those of {b}.
        element-wise division of two lists
        Return a list with a[i] / b[i] for every position; {b} contains no zero.
        Given two lists of numbers, compute the quotients of corresponding elements as floats.
        How can one list be divided by another item by item?
        Divide {a} by {b}, element by element; {b} has no zeros.
        What are the quotients of the two lists at each position?
        element-wise quotients
        """,
        """
        return [x / y for x, y in zip(a, b)]
        ---
        return list(map(operator.truediv, a, b))
        """,
        _two,
        "import operator",
    ),
    made(
        "list_operations.floor_divide",
        "floor_divide_lists integer_divide_lists elementwise_floor_division",
        "a: list[int]; b: list[int]",
        "list[int]",
        """
        Divide the elements of {a} by those of {b}, rounding down.
        element-wise floor division of two lists
        Return a list with a[i] // b[i] for every position; {b} contains no zero.
        Given two lists of integers, compute the whole quotients of corresponding elements.
        Integer division of one list by another, item by item.
        """,
        """
        return [x // y for x, y in zip(a, b)]
        """,
        _two,
    ),
    made(
        "list_operations.modulo",
        "modulo_lists elementwise_modulo list_remainders",
        "a: list[int]; b: list[int]",
        "list[int]",
        """
        Remainders of the elements of {a} divided by those of {b}.
        element-wise modulo of two lists
        Return a list with a[i] % b[i] for every position; {b} contains no zero.
        Given two lists of integers, what is left over when each number is divided by its partner?
        Mod of corresponding list elements.
        """,
        """
        return [x % y for x, y in zip(a, b)]
        """,
        _two,
    ),
    made(
        "list_operations.power",
        "power_lists elementwise_power raise_lists",
        "bases: list[int]; exponents: list[int]",
        "list[int]",
        """
        Raise each of {bases} to the exponent at the same position.
        element-wise power of two lists
        Return a list with bases[i] ** exponents[i]; the exponents are not negative.
        Given two lists, compute the powers of corresponding elements.
        Base from one list, exponent from the other.
        Raise each of {bases} to the exponent at the same position of {exponents}.
        What are the powers of the two lists, element by element?
        element-wise powers
        """,
        """
        return [base**exponent for base, exponent in zip(bases, exponents)]
        ---
        return list(map(pow, bases, exponents))
        """,
        lambda r: (_numbers(r, 1, 4), [r.randint(0, 4) for _ in range(r.randint(1, 5))]),
    ),
    made(
        "list_operations.absolute_differences",
        "absolute_differences abs_differences distances_between_lists",
        "a: list[int]; b: list[int]",
        "list[int]",
        """
        Absolute differences of the elements of two lists.
        how far apart are the numbers position by position
        Return a list with abs(a[i] - b[i]) for every index.
        Given two lists of numbers, list the distance between each pair of partners.
        Element-wise absolute difference of {a} and {b}.
        """,
        """
        return [abs(x - y) for x, y in zip(a, b)]
        """,
        _two,
    ),
    made(
        "list_operations.smaller_of_each",
        "smaller_of_each elementwise_minimum min_lists pairwise_min",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Take the smaller number at each position of two lists.
        element-wise minimum of two lists
        Return a list with min(first[i], second[i]) for every index.
        Given two lists of numbers, keep the lesser of each pair of partners.
        Which of the two is lower, position by position?
        Take the smaller number at each position of {first} and {second}.
        What is the minimum of the two lists, element by element?
        element-wise minimum
        """,
        """
        return [min(a, b) for a, b in zip(first, second)]
        ---
        return list(map(min, first, second))
        """,
        _two,
    ),
    made(
        "list_operations.averages",
        "average_lists elementwise_average mean_of_two_lists",
        "first: list[int]; second: list[int]",
        "list[float]",
        """
        Average two lists element by element.
        element-wise mean of two lists
        Return a list with (first[i] + second[i]) / 2 for every index.
        Given two lists of numbers, compute the midpoint of each pair of partners.
        What lies halfway between the numbers at the same position?
        """,
        """
        return [(a + b) / 2 for a, b in zip(first, second)]
        """,
        _two,
    ),
    made(
        "list_operations.equal_flags",
        "compare_lists equal_positions elementwise_equal",
        "first: list[int]; second: list[int]",
        "list[bool]",
        """
        Compare two lists element by element: True where they are equal.
        which positions agree, as booleans
        Return a list of bools that tell for each index whether both lists have the same element there.
        Given two lists, is first[i] == second[i] for each i?
        Element-wise equality of {first} and {second}.
        Tell for each position whether {first} and {second} have equal elements there.
        At which places do the two lists agree, as booleans?
        element-wise equality
        """,
        """
        return [a == b for a, b in zip(first, second)]
        """,
        _two,
    ),
    made(
        "list_operations.greater_flags",
        "greater_flags elementwise_greater is_greater_each",
        "first: list[int]; second: list[int]",
        "list[bool]",
        """
        For each position: is the element of {first} greater than that of {second}?
        element-wise greater-than
        Return a list of bools, True where first[i] > second[i].
        Given two lists of numbers, compare partners and tell where the first list has more.
        At which places does the first list win, as True and False?
        Tell for each position whether the element of {first} is greater than that of {second}.
        At which places does the first list exceed the second, as booleans?
        element-wise comparison
        """,
        """
        return [a > b for a, b in zip(first, second)]
        """,
        _two,
    ),
    made(
        "list_operations.join_strings",
        "concatenate_elementwise join_corresponding concat_string_lists",
        "first: list[str]; second: list[str]; separator: str = ''",
        "list[str]",
        """
        Join the strings at the same positions of two lists with {separator} between them.
        element-wise string concatenation
        Return a list with first[i] + separator + second[i] for every index of both lists.
        Given two lists of strings, glue each string to its partner.
        How can I combine first names and last names from two lists?
        Join the strings of {first} and {second} position by position with {separator} in between.
        What are the first names and last names together?
        element-wise concatenation
        """,
        """
        return [a + separator + b for a, b in zip(first, second)]
        ---
        return [separator.join(pair) for pair in zip(first, second)]
        """,
        lambda r: (draw.words(r, 0, 4), draw.words(r, 0, 4), r.choice(("", "", " ", "-"))),
    ),
    made(
        "list_operations.add_three",
        "add_three_lists sum_three_lists elementwise_sum_of_three",
        "a: list[int]; b: list[int]; c: list[int]",
        "list[int]",
        """
        Add three lists element by element.
        element-wise sum of three lists
        Return a list with a[i] + b[i] + c[i] for every position.
        Given three equally long lists of numbers, total the numbers at the same index.
        How do I sum three lists position-wise?
        """,
        """
        return [x + y + z for x, y, z in zip(a, b, c)]
        ---
        return [sum(triple) for triple in zip(a, b, c)]
        """,
        _three,
    ),
    made(
        "list_operations.multiply_three",
        "multiply_three_lists product_of_three_lists elementwise_product_of_three",
        "a: list[int]; b: list[int]; c: list[int]",
        "list[int]",
        """
        Multiply three lists element by element.
        element-wise product of three lists
        Return a list with a[i] * b[i] * c[i] for every position.
        Given three equally long lists of numbers, multiply the numbers at the same index.
        How do I get the position-wise products of three lists?
        """,
        """
        return [x * y * z for x, y, z in zip(a, b, c)]
        """,
        _three,
    ),
    made(
        "list_operations.max_of_three",
        "max_of_three_lists largest_of_three_lists elementwise_max_of_three",
        "a: list[int]; b: list[int]; c: list[int]",
        "list[int]",
        """
        Take the largest of the three numbers at each position.
        element-wise maximum of three lists
        Return a list with max(a[i], b[i], c[i]) for every index.
        Given three lists of numbers, keep the biggest one of each trio.
        What is the greatest value per position?
        """,
        """
        return [max(triple) for triple in zip(a, b, c)]
        ---
        return list(map(max, a, b, c))
        """,
        _three,
    ),
    made(
        "list_operations.count_all_equal_positions",
        "count_same_positions count_triple_matches matching_positions_in_three",
        "a: list[int]; b: list[int]; c: list[int]",
        "int",
        """
        At how many positions do all three lists have the same element?
        count identical positions of three lists
        Return the number of indices i with a[i] == b[i] == c[i].
        Given three lists, how often do they agree at the same place?
        Compare three lists position by position and count where all are equal.
        """,
        """
        return sum(x == y == z for x, y, z in zip(a, b, c))
        """,
        lambda r: (_few(r, 1, 6, 1), _few(r, 1, 6, 1), _few(r, 1, 6, 1)),
    ),
    made(
        "list_operations.add_longest",
        "elementwise_sum_longest add_lists_of_different_length sum_lists_padded",
        "a: list[int]; b: list[int]",
        "list[int]",
        """
        Add two lists of different lengths; missing numbers count as 0.
        element-wise sum, the longer list decides the length
        Return a list with a[i] + b[i], where the rest of the longer list is kept as it is.
        Given two lists of numbers, add partners and keep what has no partner.
        How to sum two lists of unequal length without losing elements?
        Add the polynomials {a} and {b}, lists of coefficients with the constant term first.
        polynomial addition
        Return the coefficients of the sum, as many as the longer list has.
        """,
        """
        return [x + y for x, y in itertools.zip_longest(a, b, fillvalue=0)]
        ---
        size = max(len(a), len(b))
        return [(a[i] if i < len(a) else 0) + (b[i] if i < len(b) else 0) for i in range(size)]
        """,
        lambda r: (_numbers(r, 0, 5), _numbers(r, 0, 5)),
        "import itertools",
    ),
    made(
        "list_operations.interleave_three",
        "interleave_three merge_alternately_three weave_three_lists",
        "a: list[int]; b: list[int]; c: list[int]",
        "list[int]",
        """
        Interleave three lists of the same length.
        take one from each list in turn
        Return a[0], b[0], c[0], a[1], b[1], c[1] and so on as one list.
        Given three equally long lists, mix them alternately into one.
        Alternate the elements of three lists.
        """,
        """
        return [item for triple in zip(a, b, c) for item in triple]
        """,
        _three,
    ),
    made(
        "list_operations.multiply_all",
        "multiply_all multiply_each scale_list times_all",
        "numbers: list[int]; factor: int",
        "list[int]",
        """
        Multiply every one of {numbers} by {factor}.
        scale all elements of a list
        Return a new list with each number times {factor}.
        Given a list and a number, multiply all its elements by that number.
        How do I multiply a list by a constant?
        What are the elements times the factor?
        scaled list
        Repeat each of {numbers} {factor} times within itself.
        What do the strings look like when they are written several times in a row?
        """,
        """
        return [number * factor for number in numbers]
        ---
        return list(map(lambda number: number * factor, numbers))
        """,
        lambda r: (_numbers(r), r.randint(-3, 6)),
    ),
    made(
        "list_operations.divide_all",
        "divide_all divide_each divide_list_by",
        "numbers: list[int]; divisor: int",
        "list[float]",
        """
        Divide every one of {numbers} by {divisor}, which is not 0.
        all elements of a list divided by a number
        Return a new list of floats with each number / {divisor}.
        Given a list and a number, divide all its elements by that number.
        How do I divide a list by a constant?
        What are the quotients of the elements?
        list divided by a number
        """,
        """
        return [number / divisor for number in numbers]
        """,
        lambda r: (_numbers(r), r.choice((1, 2, 4, 10, -2, 3))),
    ),
    made(
        "list_operations.power_all",
        "power_all raise_all raise_to_power nth_powers",
        "numbers: list[int]; exponent: int",
        "list[int]",
        """
        Raise every one of {numbers} to the power {exponent}, which is not negative.
        n-th power of all elements, such as their squares or cubes
        Return a new list with number ** {exponent} for each number.
        Given a list and an exponent, exponentiate all its elements.
        How can I cube all numbers of a list?
        Raise every one of {numbers} to the power of {exponent}.
        What are the k-th powers of the elements?
        powers of a list
        Raise each of {numbers} to the power of {exponent}.
        """,
        """
        return [number**exponent for number in numbers]
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
    ),
    made(
        "list_operations.modulo_all",
        "remainders modulo_all mod_each",
        "numbers: list[int]; divisor: int",
        "list[int]",
        """
        Remainder of every one of {numbers} when divided by {divisor}, which is not 0.
        all elements modulo a number
        Return a new list with number % {divisor} for each number.
        Given a list of integers, what does each leave over after division?
        Take the mod of every list element.
        Remainders of all {numbers} when divided by {divisor}, which is not 0.
        What is left over for each element?
        list modulo a number
        """,
        """
        return [number % divisor for number in numbers]
        """,
        lambda r: (_numbers(r), r.randint(1, 7)),
    ),
    made(
        "list_operations.round_all",
        "round_all round_list round_each",
        "numbers: list[float]; digits: int = 2",
        "list[float]",
        """
        Round every one of {numbers} to {digits} decimals.
        round all elements of a list
        Return a new list of the numbers with {digits} digits after the point.
        Given a list of floats, round each of them.
        How do I round the values in a list?
        Round all {numbers} to {digits} decimal places.
        What are the elements with that many digits after the point?
        rounded list
        Round all {numbers} to {digits} decimals.
        """,
        """
        return [round(number, digits) for number in numbers]
        """,
        lambda r: (
            [r.randint(-900, 9000) / r.choice((7, 8, 100, 1000)) for _ in range(r.randint(0, 5))],
            r.randint(0, 3),
        ),
    ),
    made(
        "list_operations.negate_all",
        "negate_all negate_list flip_signs invert_signs",
        "numbers: list[int]",
        "list[int]",
        """
        Change the sign of every number.
        negate a list
        Return a list in which positive numbers of {numbers} became negative and negative ones positive.
        Given a list, return the additive inverses of its elements; 0 stays 0.
        Flip plus and minus for each element.
        Negate all {numbers}.
        What does the list look like when every sign is flipped?
        additive inverses
        The vector of the same length as {numbers} in the opposite direction.
        """,
        """
        return [-number for number in numbers]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_operations.absolute_all",
        "absolute_values abs_all make_positive abs_list",
        "numbers: list[int]",
        "list[int]",
        """
        Absolute values of all {numbers}.
        make every number of a list positive
        Return a list of the numbers without their signs.
        Given a list with negative numbers, return how far each one is from zero.
        Drop all minus signs.
        What does the list look like without minus signs?
        abs of each element
        Absolute value of each of {numbers}.
        drop the signs
        """,
        """
        return [abs(number) for number in numbers]
        ---
        return list(map(abs, numbers))
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_operations.replace_negatives",
        "replace_negatives negatives_to replace_negative_numbers",
        "numbers: list[int]; value: int = 0",
        "list[int]",
        """
        Replace every negative number by {value}.
        negative elements to zero
        Return a copy of {numbers} in which all numbers below 0 are {value}.
        Given a list, overwrite the negative ones and keep the rest.
        How can I set all negative values to 0?
        Replace the negative {numbers} by {value}.
        What does the list look like with a substitute for every number below zero?
        negatives replaced
        Replace every negative number in {numbers} by {value}, which is 0 unless given.
        """,
        """
        return [value if number < 0 else number for number in numbers]
        """,
        lambda r: (_numbers(r), r.choice((0, 0, 1, 99))),
    ),
    made(
        "list_operations.replace_above",
        "replace_above replace_greater_than replace_large",
        "numbers: list[int]; limit: int; value: int",
        "list[int]",
        """
        Replace every number greater than {limit} by {value}.
        overwrite large elements
        Return a copy of {numbers} in which all numbers above {limit} are {value}.
        Given a list, a limit and a replacement, exchange what exceeds the limit.
        Numbers up to {limit} stay, the others become {value}.
        """,
        """
        return [value if number > limit else number for number in numbers]
        """,
        lambda r: (_numbers(r), r.randint(-2, 10), r.choice((0, -1, 10, 99))),
    ),
    made(
        "list_operations.cap_all",
        "cap_all limit_all cap_at_maximum",
        "numbers: list[int]; maximum: int",
        "list[int]",
        """
        Limit every one of {numbers} to at most {maximum}.
        cap the elements of a list
        Return a list with min(number, {maximum}) for each number.
        Given a list and an upper bound, lower what is above the bound to the bound.
        Values over the maximum become the maximum.
        Limit all {numbers} to at most {maximum}.
        What does the list look like when larger elements are cut down to the maximum?
        capped list
        """,
        """
        return [min(number, maximum) for number in numbers]
        """,
        lambda r: (_numbers(r), r.randint(-2, 10)),
    ),
    made(
        "list_operations.replace_first",
        "replace_first_in_list replace_first replace_first_occurrence",
        "items: list[int]; old: int; new: int",
        "list[int]",
        """
        Replace only the first {old} in {items} by {new}.
        replace first occurrence in a list
        Return a copy in which the first element equal to {old} is {new}; unchanged if there is none.
        Given a list, exchange one value, but just where it occurs first.
        Later copies of {old} stay.
        """,
        """
        result = list(items)
        if old in result:
            result[result.index(old)] = new
        return result
        """,
        lambda r: (_few(r), r.randint(0, 4), r.randint(7, 9)),
    ),
    made(
        "list_operations.replace_last",
        "replace_last_in_list replace_last replace_last_occurrence",
        "items: list[int]; old: int; new: int",
        "list[int]",
        """
        Replace only the last {old} in {items} by {new}.
        replace last occurrence in a list
        Return a copy in which the last element equal to {old} is {new}; unchanged if there is none.
        Given a list, exchange one value, but just where it occurs for the last time.
        Earlier copies of {old} stay.
        """,
        """
        result = list(items)
        for i in range(len(items) - 1, -1, -1):
            if items[i] == old:
                result[i] = new
                break
        return result
        """,
        lambda r: (_few(r), r.randint(0, 4), r.randint(7, 9)),
    ),
    made(
        "list_operations.replace_last_element",
        "replace_last_with replace_end_with_list swap_tail",
        "items: list[int]; added: list[int]",
        "list[int]",
        """
        Replace the last element of {items} by all elements of {added}.
        exchange the final element for a whole list
        Return {items} without its last element, followed by {added}.
        Given two lists, put the second in the place of the first one's end.
        If {items} is empty, the result is {added}.
        """,
        """
        return items[:-1] + added
        """,
        lambda r: (_few(r, 0, 5), _few(r, 0, 4)),
    ),
    made(
        "list_operations.replace_by_map",
        "replace_all_by_mapping replace_with_dict substitute_values",
        "items: list[str]; mapping: dict[str, str]",
        "list[str]",
        """
        Replace the elements of {items} that are keys of {mapping} by their values.
        translate a list with a dict
        Return a list in which each element is looked up in {mapping} and stays as it is if it is missing.
        Given a list and a dictionary of replacements, substitute all the known elements.
        How do I replace several different values in a list at once?
        Replace those of {items} that are keys of {mapping} by their values.
        What does the list look like after the substitutions?
        items substituted by a dict
        """,
        """
        return [mapping.get(item, item) for item in items]
        """,
        lambda r: (
            [r.choice("abcd") for _ in range(r.randint(0, 6))],
            {key: draw.word(r) for key in r.sample("abcd", r.randint(0, 3))},
        ),
    ),
    made(
        "list_operations.replace_every_nth",
        "replace_every_nth set_every_nth overwrite_every_nth",
        "items: list[int]; n: int; value: int",
        "list[int]",
        """
        Replace every {n}-th element by {value}, counting from 1.
        overwrite each n-th item
        Return a copy of {items} in which the elements number n, 2n, 3n... are {value}.
        Given a list, a step and a value, put the value at every n-th place.
        Exchange element {n}, 2 * {n} and so on.
        """,
        """
        return [value if i % n == 0 else item for i, item in enumerate(items, 1)]
        """,
        lambda r: (_few(r, 0, 9), r.randint(1, 4), r.choice((0, 9, -1))),
    ),
    made(
        "list_operations.replace_duplicates",
        "replace_duplicates blank_duplicates replace_repeats",
        "items: list[int]; value: int",
        "list[int]",
        """
        Replace every repeated element by {value}, keeping the first of each kind.
        overwrite duplicates in a list
        Return a copy of {items} in which each element that occurred before is {value}.
        Given a list, put a placeholder wherever an element has been seen already.
        Only the first occurrence of every element stays.
        """,
        """
        seen = set()
        result = []
        for item in items:
            result.append(value if item in seen else item)
            seen.add(item)
        return result
        """,
        lambda r: (_few(r), r.choice((-1, 0, 99))),
    ),
    made(
        "list_operations.insert_before",
        "insert_before insert_before_value add_before_each",
        "items: list[int]; target: int; value: int",
        "list[int]",
        """
        Insert {value} before every {target} in {items}.
        put an element in front of another one
        Return a new list in which each {target} is preceded by a {value}.
        Given a list, a wanted element and a new one, insert the new one wherever the wanted one stands.
        Nothing changes if {target} does not occur.
        """,
        """
        result = []
        for item in items:
            if item == target:
                result.append(value)
            result.append(item)
        return result
        """,
        lambda r: (_few(r), r.randint(0, 4), r.randint(7, 9)),
    ),
    made(
        "list_operations.insert_after",
        "insert_after insert_after_value add_after_each",
        "items: list[int]; target: int; value: int",
        "list[int]",
        """
        Insert {value} after every {target} in {items}.
        put an element behind another one
        Return a new list in which each {target} is followed by a {value}.
        Given a list, a wanted element and a new one, insert the new one right behind the wanted one.
        Nothing changes if {target} does not occur.
        """,
        """
        result = []
        for item in items:
            result.append(item)
            if item == target:
                result.append(value)
        return result
        """,
        lambda r: (_few(r), r.randint(0, 4), r.randint(7, 9)),
    ),
    made(
        "list_operations.insert_every_nth",
        "insert_every insert_after_every_nth add_every_nth",
        "items: list[int]; n: int; value: int",
        "list[int]",
        """
        Insert {value} after every {n} elements.
        put a separator behind each n-th element
        Return a new list in which each full group of {n} of {items} is followed by {value}.
        Given a list, a step and a value, add the value again and again after n elements.
        Intersperse {value} at regular intervals; an incomplete group at the end gets none.
        """,
        """
        result = []
        for i, item in enumerate(items, 1):
            result.append(item)
            if i % n == 0:
                result.append(value)
        return result
        """,
        lambda r: (_few(r, 0, 8), r.randint(1, 4), r.choice((0, 9, -1))),
    ),
    made(
        "list_operations.prefix_each",
        "insert_before_all put_before_each alternate_with",
        "items: list[object]; value: object",
        "list[object]",
        """
        Insert {value} before each element of {items}.
        put the same element in front of all others
        Return value, first element, value, second element and so on.
        Given a list and an element, alternate the element with those of the list, the element first.
        The result is twice as long; [] stays [].
        """,
        """
        return [entry for item in items for entry in (value, item)]
        ---
        result = []
        for item in items:
            result.append(value)
            result.append(item)
        return result
        """,
        lambda r: (r.choice((draw.words(r, 0, 4), _few(r, 0, 5))), r.choice(("x", 0, "-"))),
    ),
    made(
        "list_operations.swap_values",
        "exchange_values swap_values swap_items_by_value",
        "items: list[int]; first: int; second: int",
        "list[int]",
        """
        Exchange the values {first} and {second} everywhere in {items}.
        swap two values in a list
        Return a list in which each {first} has become {second} and each {second} {first}.
        Given a list and two values, replace one by the other and the other way round.
        All other elements stay.
        """,
        """
        swapped = {first: second, second: first}
        return [swapped.get(item, item) for item in items]
        """,
        lambda r: (_few(r, 0, 8, 3), r.randint(0, 3), r.randint(0, 3)),
    ),
    made(
        "list_operations.swap_halves",
        "swap_halves exchange_halves second_half_first",
        "items: list[int]",
        "list[int]",
        """
        Exchange the two halves of a list.
        second half first
        Return the second half of {items} followed by the first; an odd middle one stays.
        Given a list, swap its front and its back half.
        How can I put the last half in front of the first half?
        """,
        """
        half = len(items) // 2
        middle = items[half : len(items) - half]
        return items[len(items) - half :] + middle + items[:half]
        """,
        lambda r: (_few(r, 0, 8, 9),),
    ),
    made(
        "list_operations.remove_multiples",
        "remove_multiples drop_divisible not_divisible",
        "numbers: list[int]; divisor: int",
        "list[int]",
        """
        Remove all numbers that are divisible by {divisor}.
        drop the multiples of a number
        Return those of {numbers} that leave a remainder when divided by {divisor}, in order.
        Given a list and a divisor, keep only the numbers it does not divide.
        Filter out everything divisible by k.
        Remove the multiples of {divisor} from {numbers}.
        Which elements are not divisible by the divisor? Return them in order.
        non-multiples
        """,
        """
        return [number for number in numbers if number % divisor != 0]
        """,
        lambda r: (_numbers(r), r.randint(2, 5)),
    ),
    made(
        "list_operations.keep_multiples",
        "keep_multiples keep_divisible multiples_in_list divisible_by",
        "numbers: list[int]; divisor: int",
        "list[int]",
        """
        Keep the numbers that are divisible by {divisor}.
        multiples of a number in a list
        Return those of {numbers} that {divisor} divides without remainder, in order.
        Given a list and a divisor, which numbers are multiples of it?
        Filter a list by divisibility; 0 counts as divisible.
        Keep only the {numbers} that are divisible by {divisor}.
        Which elements are multiples of the divisor? Return them in order.
        multiples in a list
        Keep the {numbers} that are divisible by {divisor}.
        """,
        """
        return [number for number in numbers if number % divisor == 0]
        """,
        lambda r: (_numbers(r), r.randint(2, 5)),
    ),
    made(
        "list_operations.divisible_by_all",
        "divisible_by_all common_multiples_in_list keep_divisible_by_all",
        "numbers: list[int]; divisors: list[int]",
        "list[int]",
        """
        Keep the numbers that are divisible by all {divisors}.
        numbers that every divisor divides
        Return those of {numbers} that leave no remainder for any of {divisors}, in order.
        Given two lists, which numbers of the first are multiples of each one in the second?
        Filter a list by several divisors at once.
        Keep only the {numbers} that are divisible by all {divisors}.
        Which elements are multiples of every one of the divisors?
        common multiples in a list
        """,
        """
        return [number for number in numbers if all(number % divisor == 0 for divisor in divisors)]
        """,
        lambda r: (
            [r.choice((6, 12, 10, 30, 15, 4, 9, 7, 0)) for _ in range(r.randint(0, 7))],
            [r.choice((2, 3, 5)) for _ in range(r.randint(0, 2))],
        ),
    ),
    made(
        "list_operations.keep_between",
        "keep_between numbers_in_range filter_range within_range",
        "numbers: list[int]; low: int; high: int",
        "list[int]",
        """
        Keep the numbers from {low} to {high}, both included.
        filter a list by a range
        Return those of {numbers} that are at least {low} and at most {high}, in order.
        Given a list and two bounds, which numbers lie between them?
        Drop everything outside the range.
        Keep only the {numbers} from {low} to {high}, both included.
        Which elements lie in the range? Return them in order.
        values between two bounds
        Those of {numbers} from {low} to {high}, both included, in their order; all are YYYY-MM-DD.
        """,
        """
        return [number for number in numbers if low <= number <= high]
        """,
        lambda r: (_numbers(r), r.randint(-5, 4), r.randint(3, 12)),
    ),
    made(
        "list_operations.remove_between",
        "remove_between drop_range outside_range",
        "numbers: list[int]; low: int; high: int",
        "list[int]",
        """
        Remove the numbers from {low} to {high}, both included.
        drop a range of values
        Return those of {numbers} that are below {low} or above {high}, in order.
        Given a list and two bounds, which numbers lie outside them?
        Delete everything within the range.
        Remove from {numbers} everything from {low} to {high}, both included.
        Which elements lie outside the range? Return them in order.
        values not between two bounds
        """,
        """
        return [number for number in numbers if not low <= number <= high]
        ---
        return [number for number in numbers if number < low or number > high]
        """,
        lambda r: (_numbers(r), r.randint(-5, 4), r.randint(3, 12)),
    ),
    made(
        "list_operations.remove_all_duplicated",
        "remove_duplicated_items items_occurring_once only_unique keep_singles",
        "items: list[int]",
        "list[int]",
        """
        Keep only the elements that occur exactly once.
        drop everything that has a duplicate, all copies of it
        Return those of {items} that have no equal anywhere in the list, in order.
        Given a list, remove all values that appear more than once completely.
        Which elements are one of a kind?
        """,
        """
        return [item for item in items if items.count(item) == 1]
        ---
        counts = Counter(items)
        return [item for item in items if counts[item] == 1]
        """,
        lambda r: (_few(r),),
        "from collections import Counter",
    ),
    made(
        "list_operations.remove_rare",
        "keep_frequent remove_rare_items drop_infrequent",
        "items: list[int]; count: int",
        "list[int]",
        """
        Keep the elements that occur at least {count} times, with all their copies.
        drop rare elements
        Return those of {items} whose value appears {count} times or more in the list, in order.
        Given a list, remove every value that is too infrequent.
        Filter a list by how often its values occur.
        """,
        """
        counts = Counter(items)
        return [item for item in items if counts[item] >= count]
        ---
        return [item for item in items if items.count(item) >= count]
        """,
        lambda r: (_few(r), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "list_operations.trim_both_ends",
        "trim_ends remove_from_both_ends cut_both_ends",
        "items: list[int]; n: int",
        "list[int]",
        """
        Remove {n} elements from both ends of {items}.
        trim a list at the front and at the back
        Return the list without its first {n} and last {n} elements, [] if nothing is left.
        Given a list and a number, cut off that many on each side.
        How do I strip n items from the start and the end?
        """,
        """
        return items[n : max(len(items) - n, n)]
        ---
        return items[n:][: max(len(items) - 2 * n, 0)]
        """,
        lambda r: (_few(r, 0, 9, 9), r.randint(0, 4)),
    ),
    made(
        "list_operations.remove_extremes",
        "remove_min_and_max drop_extremes without_min_max",
        "numbers: list[int]",
        "list[int]",
        """
        Remove one smallest and one largest number, keeping the order of the rest.
        drop min and max
        Return {numbers} without the first minimum and without the first maximum; fewer than 3 give [].
        Given a list, throw out the two extreme values.
        How do I delete the lowest and the highest element of a list?
        """,
        """
        if len(numbers) < 3:
            return []
        rest = list(numbers)
        rest.remove(min(rest))
        rest.remove(max(rest))
        return rest
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_operations.remove_all_min",
        "remove_all_minimums drop_smallest_values without_minimum",
        "numbers: list[int]",
        "list[int]",
        """
        Remove every copy of the smallest number.
        list without its minimum
        Return those of {numbers} that are greater than the smallest one, in order; [] for an empty list.
        Given a list, delete the lowest value wherever it occurs.
        Drop all minimal elements.
        """,
        """
        if not numbers:
            return []
        lowest = min(numbers)
        return [number for number in numbers if number != lowest]
        """,
        lambda r: (_few(r),),
    ),
)
