"""Sorting by many keys, rearranging, and more that is done with pairs and tuples."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _few(r: Random, low: int = 0, high: int = 7, top: int = 4) -> list[int]:
    return [r.randint(0, top) for _ in range(r.randint(low, high))]


def _numbers(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return [r.choice((r.randint(-9, 15), r.randint(-9, 150))) for _ in range(r.randint(low, high))]


def _rows(r: Random, low: int = 0, high: int = 5, width: int = 3, top: int = 3) -> list[tuple[int, ...]]:
    return [tuple(r.randint(0, top) for _ in range(width)) for _ in range(r.randint(low, high))]


def _pairs(r: Random, low: int = 0, high: int = 4) -> list[tuple[str, int]]:
    return [(r.choice("abcd"), r.randint(-2, 9)) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "arranging.by_digit_sum",
        "sort_by_digit_sum order_by_digit_sum sort_by_cross_sum",
        "numbers: list[int]",
        "list[int]",
        """
        Sort integers by the sum of their digits, equal sums by the number itself.
        sort by digit sum
        Return {numbers} in ascending order of their digit sums; a minus sign does not matter for the sum.
        Given a list of integers, which has the smallest cross sum, which comes next?
        How do I order numbers by what their digits add up to?
        Sort {numbers} by the sum of their digits, equal sums by size.
        order by digit sum
        Return the numbers in ascending order of their digit sums; ties are ordered by value.
        """,
        """
        return sorted(numbers, key=lambda number: (sum(map(int, str(abs(number)))), number))
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "arranging.by_digit_count",
        "sort_by_digit_count sort_by_number_of_digits order_by_digits",
        "numbers: list[int]",
        "list[int]",
        """
        Sort integers by how many digits they have; equal counts keep their order.
        sort by number of digits
        Return {numbers} from the shortest to the longest as written, minus signs not counted.
        Given a list of integers, put one-digit numbers first, then two-digit ones and so on.
        How do I order numbers by their length?
        """,
        """
        return sorted(numbers, key=lambda number: len(str(abs(number))))
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "arranging.by_remainder",
        "sort_by_remainder sort_by_modulo order_by_remainder",
        "numbers: list[int]; divisor: int",
        "list[int]",
        """
        Sort numbers by their remainder when divided by {divisor}; equal remainders keep their order.
        sort by modulo
        Return {numbers} in ascending order of number % {divisor}.
        Given a list and a divisor, put those that leave the least remainder first.
        How do I order a list by what is left after division?
        """,
        """
        return sorted(numbers, key=lambda number: number % divisor)
        """,
        lambda r: (_numbers(r), r.randint(2, 6)),
    ),
    made(
        "arranging.evens_up_odds_down",
        "evens_ascending_odds_descending sort_even_odd split_sort",
        "numbers: list[int]",
        "list[int]",
        """
        First the even numbers in ascending order, then the odd ones in descending order.
        evens up, odds down
        Return all of {numbers}: even ones from small to large, behind them odd ones from large to small.
        Given a list, sort evens and odds in opposite directions.
        How do I sort even numbers ascending and odd numbers descending?
        """,
        """
        evens = sorted(number for number in numbers if number % 2 == 0)
        odds = sorted((number for number in numbers if number % 2), reverse=True)
        return evens + odds
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "arranging.mixed",
        "sort_mixed_list sort_numbers_then_strings sort_mixed",
        "items: list[object]",
        "list[object]",
        """
        Sort a list of numbers and strings: first the numbers ascending, then the strings alphabetically.
        sort a mixed list
        Return {items} with all numbers in order before all strings in order.
        Given ints, floats and strings in one list, sort it without a TypeError.
        How do I sort a list that has numbers and text in it?
        """,
        """
        numbers = [item for item in items if not isinstance(item, str)]
        return sorted(numbers) + sorted(item for item in items if isinstance(item, str))
        ---
        return sorted(items, key=lambda item: (True, 0, item) if isinstance(item, str) else (False, item, ""))
        """,
        lambda r: ([r.choice(("b", "tea", "A", 3, -1, 10, 2.5)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "arranging.by_embedded_number",
        "sort_by_embedded_number sort_by_number_in_string order_by_digits_inside",
        "texts: list[str]",
        "list[str]",
        """
        Sort strings by the number that their digits form; without a digit it counts as 0.
        sort by the number inside a string
        Return {texts} in ascending order of the integer made of all digits in each; ties keep their order.
        Given texts such as 'a12' and 'x3', order them by 3, 12.
        How do I sort strings by the digits in them?
        """,
        """
        return sorted(texts, key=lambda text: int("".join(c for c in text if c in "0123456789") or "0"))
        ---
        return sorted(texts, key=lambda text: int(re.sub(r"[^0-9]", "", text) or "0"))
        """,
        lambda r: (
            [r.choice("abx") + str(r.randint(0, 30)) + r.choice(("", "z")) for _ in range(r.randint(0, 4))],
        ),
        "import re",
    ),
    made(
        "arranging.first_n_sorted",
        "sort_first_n partial_sort sort_beginning",
        "items: list[int]; n: int",
        "list[int]",
        """
        Sort only the first {n} elements, the others stay where they are.
        partial sort of the beginning
        Return {items} with its first {n} elements in ascending order.
        Given a list and a number, order that many elements at the front.
        How do I sort just a part of a list from the start?
        """,
        """
        return sorted(items[:n]) + items[n:]
        """,
        lambda r: (_numbers(r), r.randint(0, 6)),
    ),
    made(
        "arranging.part_sorted",
        "sort_part sort_range sort_slice sort_between",
        "items: list[int]; start: int; end: int",
        "list[int]",
        """
        Sort the elements from index {start} up to but not including {end}.
        sort a slice of a list
        Return {items} with the part {start} to {end} - 1 in ascending order and the rest unchanged.
        Given a list and two indices with start <= end, order what is between them.
        How do I sort a sublist in place of the whole list?
        """,
        """
        return items[:start] + sorted(items[start:end]) + items[end:]
        """,
        lambda r: (lambda s: (_numbers(r), s, s + r.randint(0, 4)))(r.randint(0, 4)),
    ),
    made(
        "arranging.even_positions_sorted",
        "sort_even_positions sort_even_indices sort_at_even_indices",
        "items: list[int]",
        "list[int]",
        """
        Sort the elements at even indices among themselves; those at odd indices stay.
        sort every second element
        Return a list whose elements 0, 2, 4, ... are those of {items} in ascending order.
        Given a list, order the values at even positions only.
        How do I sort just the even indices of a list?
        """,
        """
        result = list(items)
        result[::2] = sorted(items[::2])
        return result
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "arranging.odd_positions_sorted",
        "sort_odd_positions sort_odd_indices sort_at_odd_indices",
        "items: list[int]",
        "list[int]",
        """
        Sort the elements at odd indices among themselves; those at even indices stay.
        sort elements 1, 3, 5, ... only
        Return a list whose elements at odd positions are those of {items} in ascending order.
        Given a list, order the values at odd positions only.
        How do I sort just the odd indices of a list?
        """,
        """
        result = list(items)
        result[1::2] = sorted(items[1::2])
        return result
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "arranging.by_rarity",
        "sort_by_frequency_ascending sort_rarest_first order_by_rarity",
        "items: list[int]",
        "list[int]",
        """
        Sort elements by how often they occur, rarest first; equal counts by value, largest first.
        sort by ascending frequency
        Return {items} with the least frequent values in front; among equally frequent ones descending.
        Given a list, order it by the counts of its values from low to high.
        How do I sort by increasing frequency and then by decreasing value?
        """,
        """
        counts = Counter(items)
        return sorted(items, key=lambda item: (counts[item], -item))
        ---
        return sorted(items, key=lambda item: (items.count(item), -item))
        """,
        lambda r: (_few(r),),
        "from collections import Counter",
    ),
    made(
        "arranging.placed",
        "place_at_indices restore_order put_at_positions",
        "items: list[str]; positions: list[int]",
        "list[str]",
        """
        Put each element at the index that {positions} gives for it.
        scatter elements to their places
        Return a list in which items[i] stands at positions[i]; {positions} has every index once.
        Given shuffled elements and where each one belongs, restore the order.
        How do I move every element to a given target index?
        """,
        """
        return [item for _, item in sorted(zip(positions, items), key=lambda pair: pair[0])]
        ---
        result = [""] * len(items)
        for position, item in zip(positions, items):
            result[position] = item
        return result
        """,
        lambda r: (lambda s: (r.sample("abcdef", s), r.sample(range(s), s)))(r.randint(0, 5)),
    ),
    made(
        "arranging.by_two_columns",
        "sort_by_two_columns sort_rows_by_two sort_tuples_by_two_keys",
        "rows: list[tuple[int, ...]]; first: int; second: int",
        "list[tuple[int, ...]]",
        """
        Sort tuples by the element at {first} and, where that is equal, by the element at {second}.
        sort by two items of a tuple
        Return {rows} in ascending order of two columns, the first one being more important.
        Given tuples and two positions, order them by both.
        How do I sort a list of tuples by two keys?
        """,
        """
        return sorted(rows, key=lambda row: (row[first], row[second]))
        """,
        lambda r: (_rows(r), *r.sample(range(3), 2)),
    ),
    made(
        "arranging.by_product",
        "sort_by_product order_by_product sort_tuples_by_product",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Sort tuples by the product of their elements, smallest first.
        sort tuples by product
        Return {rows} in ascending order of what their numbers multiply to; ties keep their order.
        Given tuples of numbers, order them by their products.
        How do I sort rectangles given as (width, height) by area?
        """,
        """
        return sorted(rows, key=math.prod)
        """,
        lambda r: (_rows(r, width=r.randint(2, 3), top=6),),
        "import math",
    ),
    made(
        "arranging.by_largest",
        "sort_by_max sort_by_largest_element order_by_maximum",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Sort non-empty tuples by their largest element, smallest maximum first.
        sort tuples by max
        Return {rows} in ascending order of max(row); ties keep their order.
        Given a list of tuples or lists of numbers, order them by the greatest number in each.
        How do I sort by the maximum of each tuple?
        """,
        """
        return sorted(rows, key=max)
        """,
        lambda r: (_rows(r, width=r.randint(1, 3), top=9),),
    ),
    made(
        "arranging.by_difference",
        "sort_by_difference sort_pairs_by_gap order_by_span",
        "pairs: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Sort pairs by the absolute difference of their two numbers, smallest first.
        sort tuples by the gap between their items
        Return {pairs} in ascending order of |a - b|; ties keep their order.
        Given pairs of numbers such as intervals, put the narrowest first.
        How do I sort ranges by their length?
        """,
        """
        return sorted(pairs, key=lambda pair: abs(pair[1] - pair[0]))
        """,
        lambda r: ([(r.randint(0, 9), r.randint(0, 9)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "arranging.date_tuples",
        "sort_date_tuples sort_dates order_dates",
        "dates: list[tuple[int, int, int]]",
        "list[tuple[int, int, int]]",
        """
        Sort dates given as (day, month, year) from the earliest to the latest.
        sort date tuples
        Return {dates} in chronological order.
        Given tuples of day, month and year, order them by year, then month, then day.
        How do I sort dates that are written with the day first?
        """,
        """
        return sorted(dates, key=lambda date: date[::-1])
        ---
        return sorted(dates, key=lambda date: (date[2], date[1], date[0]))
        """,
        lambda r: (
            [(r.randint(1, 28), r.randint(1, 4), r.choice((2019, 2020))) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "arranging.none_first",
        "sort_none_first sort_with_none none_before_numbers",
        "values: list[int | None]",
        "list[int | None]",
        """
        Sort numbers in ascending order with all None at the beginning.
        sort a list with None, None first
        Return {values} with its None entries in front of the sorted numbers.
        Given a list with gaps, sort it without a TypeError and put the gaps first.
        How do I sort a list that contains None?
        """,
        """
        return sorted(values, key=lambda value: (value is not None, value or 0))
        ---
        numbers = sorted(value for value in values if value is not None)
        return [None] * (len(values) - len(numbers)) + numbers
        """,
        lambda r: ([r.choice((None, r.randint(-5, 9))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "arranging.distinct_descending",
        "unique_descending distinct_sorted_descending sort_unique_descending",
        "numbers: list[int]",
        "list[int]",
        """
        The distinct numbers in descending order.
        unique values from high to low
        Return each value of {numbers} once, largest first.
        Given a list, remove duplicates and sort it backwards.
        How do I get the different values of a list from the greatest to the least?
        """,
        """
        return sorted(set(numbers), reverse=True)
        """,
        lambda r: (_few(r, 0, 8),),
    ),
    made(
        "arranging.merged_and_sorted",
        "merge_and_sort combine_and_sort join_sorted",
        "first: list[int]; second: list[int]; reverse: bool = False",
        "list[int]",
        """
        Join two lists and sort the result, descending if {reverse} is True.
        merge and sort two lists
        Return all elements of {first} and {second} in order; neither list needs to be sorted.
        Given two lists of numbers, put them together and order them, up or down.
        How do I combine two unsorted lists into a sorted one?
        """,
        """
        return sorted(first + second, reverse=reverse)
        ---
        return sorted([*first, *second], reverse=reverse)
        """,
        lambda r: (_numbers(r, 0, 4), _numbers(r, 0, 4), r.random() < 0.4),
    ),
    made(
        "arranging.is_sorted_by_item",
        "is_sorted_by_item rows_sorted_by check_sorted_by_column",
        "rows: list[tuple[int, ...]]; index: int",
        "bool",
        """
        Are the tuples in ascending order of the element at {index}?
        is a list of tuples sorted by one item
        Return True if row[index] never falls from one of {rows} to the next.
        Given tuples and a position, check whether that column is sorted.
        How do I test that rows are ordered by a column?
        Check whether {rows} are sorted by {index} in ascending order.
        Does no dictionary have a smaller value in the field than the one before it?
        dicts ordered by a field?
        """,
        """
        return all(a[index] <= b[index] for a, b in zip(rows, rows[1:]))
        """,
        lambda r: (lambda i, rows: (r.choice((rows, sorted(rows, key=lambda x: x[i]))), i))(
            r.randint(0, 2), _rows(r, 0, 4)
        ),
    ),
    made(
        "arranging.alternate_signs",
        "alternate_positive_negative interleave_signs positives_and_negatives_alternating",
        "numbers: list[int]",
        "list[int]",
        """
        Take positive and negative numbers in turn, a positive one first, each kind in its order.
        alternate positives and negatives
        Return {numbers} rearranged +, -, +, -, ...; what is left of one kind comes last, zeros are positive.
        Given a list, mix non-negative and negative numbers alternately.
        How do I rearrange a list so that the signs alternate?
        rearrange positive and negative numbers alternately
        """,
        """
        positives = [number for number in numbers if number >= 0]
        negatives = [number for number in numbers if number < 0]
        size = min(len(positives), len(negatives))
        mixed = [number for pair in zip(positives, negatives) for number in pair]
        return mixed + positives[size:] + negatives[size:]
        """,
        lambda r: ([r.randint(-9, 9) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "arranging.mirrored",
        "mirror_list make_palindrome_list forth_and_back",
        "items: list[int]",
        "list[int]",
        """
        Append the list backwards without repeating its last element.
        mirror a list at its end
        Return {items} followed by all but the last of its elements in reverse order: [1, 2, 3, 2, 1].
        Given a list, make a palindrome of it.
        How do I go through a list forth and back?
        """,
        """
        return items + items[-2::-1] if len(items) > 1 else list(items)
        ---
        return items + items[:-1][::-1]
        """,
        lambda r: (_few(r, 0, 5, 9),),
    ),
    made(
        "arranging.with_reverse",
        "append_reversed list_plus_reverse double_mirrored",
        "items: list[int]",
        "list[int]",
        """
        Append all elements of the list in reverse order.
        list plus its reverse
        Return {items} followed by {items} backwards: [1, 2] gives [1, 2, 2, 1].
        Given a list, make it twice as long by adding its mirror image.
        How do I concatenate a list with its reversal?
        """,
        """
        return items + items[::-1]
        """,
        lambda r: (_few(r, 0, 5, 9),),
    ),
    made(
        "arranging.first_half",
        "first_half front_half lower_half",
        "items: list[int]",
        "list[int]",
        """
        First half of a list; of an odd number of elements the middle one belongs to it.
        front half
        Return the first (n + 1) // 2 of n elements of {items}.
        Given a list, keep its beginning up to the middle, the middle included.
        How do I cut off the second half of a list?
        """,
        """
        return items[: (len(items) + 1) // 2]
        """,
        lambda r: (_few(r, 0, 7, 9),),
    ),
    made(
        "arranging.second_half",
        "second_half back_half upper_half",
        "items: list[int]",
        "list[int]",
        """
        Second half of a list; of an odd number of elements the middle one belongs to it.
        back half
        Return {items} from index n // 2 to the end.
        Given a list, keep what comes from its middle on.
        How do I drop the first half of a list?
        """,
        """
        return items[len(items) // 2 :]
        """,
        lambda r: (_few(r, 0, 7, 9),),
    ),
    made(
        "arranging.outside_in",
        "outside_in from_both_ends alternate_ends",
        "items: list[int]",
        "list[int]",
        """
        Take elements from both ends in turn: first, last, second, second to last and so on.
        order a list from the outside to the inside
        Return {items} rearranged by picking from the front and the back alternately.
        Given a list, go inward from both ends.
        How do I reorder a list as L0, Ln, L1, Ln-1, ...?
        """,
        """
        result = []
        for i in range(len(items)):
            result.append(items[i // 2] if i % 2 == 0 else items[-1 - i // 2])
        return result
        """,
        lambda r: (_few(r, 0, 7, 9),),
    ),
    made(
        "arranging.by_stride",
        "read_by_stride stride_order columns_first",
        "items: list[int]; step: int",
        "list[int]",
        """
        Take every {step}-th element from the first on, then every {step}-th from the second on and so on.
        read a list column by column
        Return items[0::step] + items[1::step] + ... until all of {items} are used.
        Given a list written in rows of {step}, read it down the columns.
        How do I reorder a list by stride?
        """,
        """
        return [item for start in range(step) for item in items[start::step]]
        """,
        lambda r: (_few(r, 0, 9, 9), r.randint(1, 4)),
    ),
    made(
        "arranging.duplicate_value",
        "duplicate_value double_every repeat_given_value",
        "items: list[int]; value: int",
        "list[int]",
        """
        Write every {value} twice, all other elements once.
        duplicate one value in a list
        Return {items} in which each element equal to {value} is followed by another one.
        Given a list such as one with zeros, double each zero and let the list grow.
        How do I repeat only certain elements?
        """,
        """
        return [copy for item in items for copy in [item] * (2 if item == value else 1)]
        ---
        result = []
        for item in items:
            result.append(item)
            if item == value:
                result.append(item)
        return result
        """,
        lambda r: (_few(r, 0, 7, 3), r.randint(0, 3)),
    ),
    made(
        "arranging.swap_in_tuple",
        "swap_in_tuple swap_tuple_items exchange_tuple_elements",
        "items: tuple[int, ...]; i: int; j: int",
        "tuple[int, ...]",
        """
        Return a tuple in which the elements at {i} and {j} are exchanged.
        swap two positions of a tuple
        Build a new tuple like {items} with items[i] and items[j] in each other's place.
        Given a tuple and two valid indices, swap the elements there.
        How do I exchange two values of a tuple?
        """,
        """
        changed = list(items)
        changed[i], changed[j] = changed[j], changed[i]
        return tuple(changed)
        """,
        lambda r: (lambda s: (tuple(r.sample(range(9), s)), r.randrange(s), r.randrange(s)))(r.randint(1, 5)),
    ),
    made(
        "arranging.tuple_common",
        "tuple_intersection common_tuple_elements shared_tuple_items",
        "first: tuple[int, ...]; second: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Elements of {first} that are also in {second}, as a tuple in order and without repeats.
        intersection of two tuples
        Return a tuple of what both tuples contain, each value once.
        Given two tuples, what do they have in common?
        How do I intersect tuples?
        """,
        """
        return tuple(dict.fromkeys(item for item in first if item in second))
        """,
        lambda r: (tuple(_few(r, 0, 5, 5)), tuple(_few(r, 0, 5, 5))),
    ),
    made(
        "arranging.tuple_without",
        "tuple_difference subtract_from_tuple tuple_items_not_in",
        "items: tuple[int, ...]; excluded: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Elements of a tuple that are not in another tuple, in order.
        difference of two tuples
        Return {items} without everything that {excluded} contains, as a tuple.
        Given two tuples, which elements are only in the first one?
        How do I remove several values from a tuple?
        """,
        """
        return tuple(item for item in items if item not in excluded)
        """,
        lambda r: (tuple(_few(r, 0, 5, 5)), tuple(_few(r, 0, 3, 5))),
    ),
    made(
        "arranging.set_pair",
        "update_pair set_in_pairs put_in_pairs",
        "pairs: list[tuple[str, int]]; key: str; value: int",
        "list[tuple[str, int]]",
        """
        Set the value of {key} in a list of (key, value) tuples; a new key is appended.
        update an association list
        Return {pairs} in which every tuple that begins with {key} has {value}, or with one more.
        Given pairs, a key and a value, replace the value of the key.
        How do I change an entry in a list of tuples?
        """,
        """
        if any(name == key for name, _ in pairs):
            return [(name, value if name == key else old) for name, old in pairs]
        return [*pairs, (key, value)]
        """,
        lambda r: (_pairs(r), r.choice("abcd"), r.randint(0, 9)),
    ),
    made(
        "arranging.remove_pair",
        "remove_pair delete_from_pairs drop_pairs_with_key",
        "pairs: list[tuple[str, str]]; key: str",
        "list[tuple[str, str]]",
        """
        Remove the tuples that begin with {key} from a list of pairs.
        delete an entry of an association list
        Return {pairs} without those whose first item is {key}, in order.
        Given (key, value) tuples and a key, drop everything stored under it.
        How do I delete tuples by their first element?
        """,
        """
        return [pair for pair in pairs if pair[0] != key]
        ---
        return [(name, value) for name, value in pairs if name != key]
        """,
        lambda r: ([(r.choice("abc"), r.choice("abc")) for _ in range(r.randint(0, 4))], r.choice("abcd")),
    ),
    made(
        "arranging.keep_pair",
        "pairs_with_key filter_pairs_by_key select_pairs",
        "pairs: list[tuple[str, int]]; key: str",
        "list[int]",
        """
        All values that belong to {key} in a list of (key, value) tuples.
        values of one key in a list of pairs
        Return the second items of those {pairs} that begin with {key}, in order.
        Given tuples that may repeat a key, collect everything stored under it.
        How do I get all values for a key from tuples?
        List the second items of those {pairs} whose first item is {key}.
        Which values belong to the key in the list of tuples?
        values for a key in pairs
        """,
        """
        return [value for name, value in pairs if name == key]
        """,
        lambda r: (_pairs(r, 0, 5), r.choice("abcd")),
    ),
    made(
        "arranging.expand_ranges",
        "expand_ranges ranges_to_list list_from_ranges",
        "ranges: list[tuple[int, int]]",
        "list[int]",
        """
        List all integers of the given ranges, both ends included.
        expand (first, last) pairs
        Return the numbers of each of {ranges} one range after the other: (1, 3) gives 1, 2, 3.
        Given tuples of a first and a last number, write the numbers out.
        How do I turn a list of ranges into a list of numbers?
        """,
        """
        return [number for first, last in ranges for number in range(first, last + 1)]
        """,
        lambda r: ([(lambda s: (s, s + r.randint(-1, 3)))(r.randint(0, 9)) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "arranging.nearest_row",
        "closest_by_item nearest_tuple closest_tuple",
        "rows: list[tuple[int, ...]]; index: int; target: int",
        "tuple[int, ...] | None",
        """
        The tuple whose element at {index} is closest to {target}, the first one on a tie; None if empty.
        nearest tuple by one item
        Return the one of {rows} that minimises |row[index] - target|.
        Given tuples, a position and a wanted value, find the best match.
        How do I find the closest tuple by a column?
        """,
        """
        return min(rows, key=lambda row: abs(row[index] - target), default=None)
        """,
        lambda r: (_rows(r, top=9), r.randint(0, 2), r.randint(0, 9)),
    ),
    made(
        "arranging.bottom_by_item",
        "bottom_n_by_item smallest_by_item lowest_tuples",
        "rows: list[tuple[int, ...]]; index: int; n: int",
        "list[tuple[int, ...]]",
        """
        The {n} tuples with the smallest elements at {index}, smallest first; ties keep their order.
        bottom n tuples by an item
        Return the first {n} of {rows} in ascending order of row[index].
        Given tuples, a position and a number, keep those with the lowest values there.
        How do I get the n cheapest rows by a column?
        """,
        """
        return sorted(rows, key=lambda row: row[index])[:n]
        ---
        return heapq.nsmallest(n, rows, key=lambda row: row[index])
        """,
        lambda r: (_rows(r, top=9, width=2), r.randint(0, 1), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "arranging.last_per_item",
        "last_by_item keep_last_by_column unique_by_item_last",
        "rows: list[tuple[int, ...]]; index: int",
        "list[tuple[int, ...]]",
        """
        Keep only the last tuple for each value at {index}, in the order of their places.
        deduplicate tuples by one item, keeping the last
        Return {rows} without those that have a later tuple with the same row[index].
        Given tuples and a position, drop earlier rows with a repeated key.
        How do I keep the newest row per key?
        """,
        """
        last = {row[index]: i for i, row in enumerate(rows)}
        return [row for i, row in enumerate(rows) if last[row[index]] == i]
        """,
        lambda r: (_rows(r, width=2), r.randint(0, 1)),
    ),
    made(
        "arranging.column_maximums",
        "column_maximums max_of_columns max_per_position",
        "rows: list[tuple[int, ...]]",
        "tuple[int, ...]",
        """
        Largest element at each position of a list of tuples, as a tuple.
        column maximums
        Return (max of the first items, max of the second items, ...) of {rows}; () if there are none.
        Given equally long tuples, what is the greatest value in every column?
        How do I get the maximum per column?
        """,
        """
        return tuple(max(column) for column in zip(*rows))
        ---
        return tuple(map(max, zip(*rows)))
        """,
        lambda r: (_rows(r, top=9),),
    ),
    made(
        "arranging.column_minimums",
        "column_minimums min_of_columns min_per_position",
        "rows: list[tuple[int, ...]]",
        "tuple[int, ...]",
        """
        Smallest element at each position of a list of tuples, as a tuple.
        column minimums
        Return (min of the first items, min of the second items, ...) of {rows}; () if there are none.
        Given equally long tuples, what is the least value in every column?
        How do I get the minimum per column?
        """,
        """
        return tuple(min(column) for column in zip(*rows))
        ---
        return tuple(map(min, zip(*rows)))
        """,
        lambda r: (_rows(r, top=9),),
    ),
    made(
        "arranging.row_differences",
        "differences_of_tuples step_vectors tuple_steps",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Subtract each tuple from the next one, element by element.
        differences of consecutive tuples
        Return a list of the position-wise differences rows[i + 1] - rows[i].
        Given points on a path as tuples, list the steps from each point to the next.
        How do I get the vectors between neighboring points?
        """,
        """
        return [tuple(y - x for x, y in zip(a, b)) for a, b in zip(rows, rows[1:])]
        """,
        lambda r: (_rows(r, top=9, width=r.randint(1, 3)),),
    ),
    made(
        "arranging.paired_with",
        "pair_each_with attach_to_each pair_with_value",
        "items: list[object]; value: object",
        "list[tuple[object, object]]",
        """
        Pair every element with the same {value}.
        make tuples with a constant
        Return (item, value) for each of {items}.
        Given a list and a value, attach the value to every element as a tuple.
        How do I zip a list with a constant?
        """,
        """
        return [(item, value) for item in items]
        """,
        lambda r: (r.choice((draw.words(r, 0, 3), _few(r, 0, 4))), r.choice((0, "x", 5))),
    ),
    made(
        "arranging.with_squares",
        "number_and_power pairs_with_power tuples_with_powers",
        "numbers: list[int]; exponent: int = 2",
        "list[tuple[int, int]]",
        """
        Pair every number with its power {exponent}.
        tuples of number and square (or cube)
        Return (number, number ** {exponent}) for each of {numbers}; the exponent is not negative.
        Given a list, make tuples of each element and its square, cube or other power.
        How do I build a list of (x, x squared) pairs?
        """,
        """
        return [(number, number**exponent) for number in numbers]
        """,
        lambda r: ([r.randint(-5, 9) for _ in range(r.randint(0, 4))], r.choice((2, 2, 3, 1))),
    ),
    made(
        "arranging.cluster_by_first",
        "group_rest_by_first tuples_to_dict_of_lists collect_rest_by_first",
        "rows: list[tuple[object, ...]]",
        "dict[object, list[object]]",
        """
        Group tuples by their first item and collect all their other items in one list.
        first item -> everything else
        Return a dict from each first item of {rows} to the list of the remaining items, in order.
        Given tuples of a key and any number of values, gather the values per key.
        How do I turn [('a', 1, 2), ('a', 3)] into {{'a': [1, 2, 3]}}?
        """,
        """
        groups = {}
        for key, *rest in rows:
            groups.setdefault(key, []).extend(rest)
        return groups
        """,
        lambda r: ([(r.choice("ab"), *_few(r, 0, 3, 9)) for _ in range(r.randint(0, 4))],),
    ),
)
