"""More on lists of tuples: pairs as a table, membership, changing every tuple, tuples of mixed types."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

MIXED = (3, 7, -2, 0, 2.5, "a", "tea", "12", True, False, None)


def _tuple(r: Random, low: int = 0, high: int = 5) -> tuple[int, ...]:
    return tuple(r.randint(0, 6) for _ in range(r.randint(low, high)))


def _pairs(r: Random, low: int = 0, high: int = 6) -> list[tuple[str, int]]:
    names = r.sample(draw.WORDS, 4)
    return [(r.choice(names), r.randint(-3, 12)) for _ in range(r.randint(low, high))]


def _points(r: Random, low: int = 0, high: int = 6) -> list[tuple[int, int]]:
    return [(r.randint(0, 4), r.randint(0, 4)) for _ in range(r.randint(low, high))]


def _rows(r: Random, low: int = 0, high: int = 5, width: int = 0) -> list[tuple[int, ...]]:
    width = width or r.randint(2, 4)
    return [tuple(r.randint(-3, 9) for _ in range(width)) for _ in range(r.randint(low, high))]


def _ragged(r: Random, low: int = 0, high: int = 5, least: int = 0) -> list[tuple[int, ...]]:
    return [_tuple(r, least, 4) for _ in range(r.randint(low, high))]


def _mixed(r: Random) -> list[object]:
    return [r.choice(MIXED) for _ in range(r.randint(0, 7))]


def _with_none(r: Random) -> list[tuple[int | None, ...]]:
    return [tuple(r.choice((1, 2, 0, None)) for _ in range(r.randint(0, 3))) for _ in range(r.randint(0, 6))]


ENTRIES = (
    made(
        "rows_of_tuples.group_by_second",
        "group_by_second names_by_value group_names_by_value",
        "pairs: list[tuple[str, int]]",
        "dict[int, list[str]]",
        """
        Group the first items of {pairs} by their second items.
        dictionary from value to the names that have it
        Return a dict that maps each second item to the list of first items it occurs with, in order.
        Given (name, value) tuples, collect all names under the same value.
        How do I group a list of tuples by the second element?
        Returns value -> names; nothing is sorted.
        """,
        """
        groups = {}
        for name, value in pairs:
            groups.setdefault(value, []).append(name)
        return groups
        ---
        groups = defaultdict(list)
        for name, value in pairs:
            groups[value].append(name)
        return dict(groups)
        """,
        lambda r: ([(word, r.randint(0, 3)) for word in draw.words(r)],),
        "from collections import defaultdict",
    ),
    made(
        "rows_of_tuples.count_by_item",
        "count_by_index count_tuples_by_item frequency_of_column",
        "rows: list[tuple[int, ...]]; index: int",
        "dict[int, int]",
        """
        Count how often each value occurs at position {index} of the tuples.
        frequencies of the n-th items
        Return a dict from each element found at {index} to the number of tuples that have it there.
        Given tuples and a position, tally that column.
        How many rows have each value in a given column?
        Returns the counts in order of first appearance.
        """,
        """
        counts = {}
        for row in rows:
            counts[row[index]] = counts.get(row[index], 0) + 1
        return counts
        ---
        return dict(Counter(row[index] for row in rows))
        """,
        lambda r: (
            [tuple(r.randint(0, 2) for _ in range(3)) for _ in range(r.randint(0, 6))],
            r.randint(0, 2),
        ),
        "from collections import Counter",
    ),
    made(
        "rows_of_tuples.count_first",
        "count_first_items count_names occurrences_of_first",
        "pairs: list[tuple[str, int]]",
        "dict[str, int]",
        """
        How many tuples begin with each first item?
        count pairs per name
        Return a dict from each first item of {pairs} to the number of pairs with it.
        Given (name, value) tuples, count how often every name occurs, whatever the values.
        Tally the first elements of a list of tuples.
        """,
        """
        counts = {}
        for name, _ in pairs:
            counts[name] = counts.get(name, 0) + 1
        return counts
        ---
        return dict(Counter(name for name, _ in pairs))
        """,
        lambda r: (_pairs(r),),
        "from collections import Counter",
    ),
    made(
        "rows_of_tuples.min_per_name",
        "min_per_key smallest_value_per_name lowest_by_name",
        "pairs: list[tuple[str, int]]",
        "dict[str, int]",
        """
        Smallest value for each name in a list of (name, value) tuples.
        minimum per key
        Return a dict from each first item of {pairs} to the lowest second item it occurs with.
        Given pairs, keep the least value of every name.
        What is the lowest number for each key?
        Returns name -> minimum in order of first appearance.
        """,
        """
        lowest = {}
        for name, value in pairs:
            if name not in lowest or value < lowest[name]:
                lowest[name] = value
        return lowest
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "rows_of_tuples.name_with_highest_total",
        "highest_total top_name_by_total name_with_max_sum",
        "pairs: list[tuple[str, int]]",
        "tuple[str, int] | None",
        """
        Which name has the highest total over all its (name, value) tuples?
        name and sum of the best one
        Add up the values per name and return (name, total) for the largest total; the first one on a tie.
        Given pairs that repeat names, find the name whose values add up to most, with that sum.
        Returns None if {pairs} is empty.
        """,
        """
        totals = {}
        for name, value in pairs:
            totals[name] = totals.get(name, 0) + value
        return max(totals.items(), key=lambda item: item[1], default=None)
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "rows_of_tuples.has_either_order",
        "has_pair contains_pair_any_order pair_exists",
        "pairs: list[tuple[int, int]]; pair: tuple[int, int]",
        "bool",
        """
        Is {pair} in {pairs}, in this order or reversed?
        pair present in either order
        Return True if the list contains the tuple or the same two items swapped.
        Given a list of pairs, look for one of them where the order of the two does not matter.
        Check for (a, b) or (b, a) in a list of tuples.
        """,
        """
        return pair in pairs or pair[::-1] in pairs
        ---
        return any(sorted(other) == sorted(pair) for other in pairs)
        """,
        lambda r: (_points(r), (r.randint(0, 4), r.randint(0, 4))),
    ),
    made(
        "rows_of_tuples.not_of_length",
        "remove_tuples_of_length drop_tuples_of_length without_length",
        "rows: list[tuple[int, ...]]; length: int",
        "list[tuple[int, ...]]",
        """
        Remove the tuples that have exactly {length} elements.
        delete tuples by length
        Return those of {rows} whose number of elements differs from {length}, in order.
        Given tuples of different sizes, throw away all with the given size.
        How do I drop every tuple of length k from a list?
        Keeps only longer and shorter tuples.
        """,
        """
        return [row for row in rows if len(row) != length]
        """,
        lambda r: (_ragged(r), r.randint(0, 4)),
    ),
    made(
        "rows_of_tuples.drop_all_none",
        "remove_all_none_tuples drop_blank_tuples drop_tuples_of_none",
        "rows: list[tuple[int | None, ...]]",
        "list[tuple[int | None, ...]]",
        """
        Remove the tuples in which every element is None.
        drop tuples of nothing but None
        Return those of {rows} that hold at least one value other than None; empty tuples go too.
        Given a list of tuples, delete the completely empty records.
        How to filter tuples that consist of None only?
        delete rows made of None only
        """,
        """
        return [row for row in rows if any(item is not None for item in row)]
        """,
        lambda r: (_with_none(r),),
    ),
    made(
        "rows_of_tuples.drop_empty",
        "drop_empty_tuples remove_empty_tuples non_empty_tuples",
        "items: list[object]",
        "list[object]",
        """
        Remove the empty tuples from a list.
        drop every ()
        Return {items} without its empty tuples; everything else stays, also 0, '' and empty lists.
        Given a mixed list, delete all tuples that have no elements.
        How do I filter () out of a list?
        """,
        """
        return [item for item in items if item != ()]
        """,
        lambda r: (
            [
                r.choice(((), (), (1, 2), ("",), "", 0, [], "a", (r.randint(0, 5),)))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "rows_of_tuples.not_containing",
        "tuples_without_value remove_tuples_containing drop_tuples_with",
        "rows: list[tuple[int, ...]]; value: int",
        "list[tuple[int, ...]]",
        """
        Remove the tuples that contain {value}.
        tuples without a certain element
        Return those of {rows} in which {value} does not occur, in order.
        Given a list of tuples, throw out the ones that have the value as an element.
        Which tuples do not include this item?
        """,
        """
        return [row for row in rows if value not in row]
        """,
        lambda r: (_ragged(r), r.randint(0, 6)),
    ),
    made(
        "rows_of_tuples.append_to_each",
        "append_to_each add_item_to_tuples extend_each_tuple",
        "rows: list[tuple[int, ...]]; value: int",
        "list[tuple[int, ...]]",
        """
        Append {value} to every tuple in a list.
        add the same item at the end of each tuple
        Return a list of the tuples of {rows}, each longer by {value} at its end.
        Given a list of tuples and a value, extend all the tuples with it.
        How can I add a constant column to a list of tuples?
        """,
        """
        return [(*row, value) for row in rows]
        ---
        return [row + (value,) for row in rows]
        """,
        lambda r: (_ragged(r), r.randint(0, 9)),
    ),
    made(
        "rows_of_tuples.replace_last_of_each",
        "replace_last_in_tuples set_last_item replace_last_element",
        "rows: list[tuple[int, ...]]; value: int",
        "list[tuple[int, ...]]",
        """
        Replace the last element of every tuple by {value}.
        set the final item of each tuple
        Return a list of the tuples of {rows} that all end with {value}; empty tuples stay empty.
        Given a list of tuples and a value, exchange what each tuple ends with.
        How can I overwrite the last field of all tuples?
        """,
        """
        return [(*row[:-1], value) if row else row for row in rows]
        """,
        lambda r: (_ragged(r), r.randint(10, 99)),
    ),
    made(
        "rows_of_tuples.rearrange_each",
        "rearrange_tuples select_columns reorder_tuple_items",
        "rows: list[tuple[int, ...]]; order: list[int]",
        "list[tuple[int, ...]]",
        """
        Rearrange every tuple: {order} lists the positions to take, in the wanted order.
        pick columns of a list of tuples
        Return for each of {rows} the tuple of its elements at the indices in {order}.
        Given tuples and a list of positions, select and reorder the fields of each tuple.
        How can I keep only columns 2 and 0 of all tuples?
        """,
        """
        return [tuple(row[i] for i in order) for row in rows]
        """,
        lambda r: (_rows(r, width=3), r.choice(([2, 0, 1], [1, 0], [0], [2, 2], [0, 2], []))),
    ),
    made(
        "rows_of_tuples.transpose",
        "unzip_tuples columns_of_tuples transpose_tuples",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Unzip a list of equally long tuples into a list of column tuples.
        transpose a list of tuples
        Return a list whose first tuple has all first elements of {rows}, the second all second ones...
        Given rows as tuples, return the columns as tuples.
        How do I turn [(1, 2), (3, 4)] into [(1, 3), (2, 4)]?
        The inverse of zip; an empty list stays empty.
        """,
        """
        return list(zip(*rows))
        """,
        lambda r: (_rows(r),),
    ),
    made(
        "rows_of_tuples.numbered",
        "number_tuples add_row_numbers enumerate_tuples",
        "rows: list[tuple[str, int]]; start: int = 1",
        "list[tuple[int, str, int]]",
        """
        Put a running number, beginning with {start}, in front of every tuple.
        enumerate a list of tuples into flat tuples
        Return (number, *row) for each of {rows}: {start}, {start} + 1 and so on.
        Given a list of tuples, add a counter as first item to each.
        How can rows of tuples be numbered?
        """,
        """
        return [(number, *row) for number, row in enumerate(rows, start)]
        """,
        lambda r: (_pairs(r), r.choice((1, 1, 0, 10))),
    ),
    made(
        "rows_of_tuples.pair_differences",
        "pair_differences differences_of_pairs subtract_pairs",
        "pairs: list[tuple[int, int]]",
        "list[int]",
        """
        Absolute difference of the two numbers in each pair.
        how far apart are the items of each tuple
        Return |a - b| for every (a, b) in {pairs}.
        Given pairs of numbers, list the distances between the two.
        What is the gap within each tuple?
        """,
        """
        return [abs(a - b) for a, b in pairs]
        """,
        lambda r: (_points(r),),
    ),
    made(
        "rows_of_tuples.widest_pair",
        "widest_pair pair_with_largest_difference max_difference_pair",
        "pairs: list[tuple[int, int]]",
        "tuple[int, int] | None",
        """
        Find the pair whose two numbers differ most; None if there are no pairs.
        tuple with the largest gap
        Return the first of {pairs} with the greatest absolute difference between its items.
        Given pairs of numbers, which one is spread furthest?
        Returns the whole tuple (a, b) where |a - b| is maximal.
        """,
        """
        return max(pairs, key=lambda pair: abs(pair[0] - pair[1]), default=None)
        """,
        lambda r: (_points(r),),
    ),
    made(
        "rows_of_tuples.largest_difference",
        "max_pair_difference largest_difference_in_pairs max_gap_of_pairs",
        "pairs: list[tuple[int, int]]",
        "int",
        """
        Largest absolute difference between the two numbers of a pair, 0 if there are no pairs.
        max difference within tuples
        Return the maximum of |a - b| over all (a, b) in {pairs}.
        Given a list of number pairs, how big is the widest gap inside one of them?
        Compute each pair's difference and return the greatest.
        """,
        """
        return max((abs(a - b) for a, b in pairs), default=0)
        """,
        lambda r: (_points(r),),
    ),
    made(
        "rows_of_tuples.pairs_adding_to",
        "pairs_adding_to filter_pairs_by_sum pairs_with_total",
        "pairs: list[tuple[int, int]]; target: int",
        "list[tuple[int, int]]",
        """
        Keep the pairs whose two numbers add up to {target}.
        filter pairs by their sum
        Return those of {pairs} with a + b == {target}, in order.
        Given tuples of two numbers, which ones have the wanted total?
        Select tuples by what their elements sum to.
        """,
        """
        return [(a, b) for a, b in pairs if a + b == target]
        ---
        return [pair for pair in pairs if sum(pair) == target]
        """,
        lambda r: (_points(r, 0, 8), r.randint(0, 8)),
    ),
    made(
        "rows_of_tuples.rising_pairs",
        "ascending_pairs rising_pairs pairs_in_order",
        "pairs: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Keep the pairs whose first number is smaller than the second.
        pairs in ascending order
        Return those of {pairs} with a < b, in order.
        Given tuples of two numbers, drop the ones that do not rise.
        Which of the tuples have the smaller item first?
        Keep only the {pairs} whose first item is smaller than the second.
        Which tuples rise from left to right?
        rising pairs
        """,
        """
        return [(a, b) for a, b in pairs if a < b]
        """,
        lambda r: (_points(r, 0, 8),),
    ),
    made(
        "rows_of_tuples.all_divisible",
        "tuples_divisible_by all_elements_divisible keep_divisible_tuples",
        "rows: list[tuple[int, ...]]; divisor: int",
        "list[tuple[int, ...]]",
        """
        Keep the tuples in which every element is divisible by {divisor}.
        tuples of multiples
        Return those of {rows} that have only multiples of {divisor}, in order.
        Given tuples of integers, select the ones whose elements all leave no remainder.
        Which tuples can be divided by k entirely?
        """,
        """
        return [row for row in rows if all(item % divisor == 0 for item in row)]
        """,
        lambda r: (
            [
                tuple(r.choice((2, 4, 6, 12, 9, 3, 5)) for _ in range(r.randint(1, 3)))
                for _ in range(r.randint(0, 6))
            ],
            r.choice((2, 2, 3, 4, 1)),
        ),
    ),
    made(
        "rows_of_tuples.all_positive",
        "positive_tuples tuples_of_positives keep_positive_tuples",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Keep the tuples in which every element is positive.
        tuples with positive numbers only
        Return those of {rows} without any number that is 0 or less, in order.
        Given tuples of integers, drop each one with a zero or a negative number.
        Which tuples are positive throughout?
        """,
        """
        return [row for row in rows if all(item > 0 for item in row)]
        """,
        lambda r: (_rows(r, 0, 6),),
    ),
    made(
        "rows_of_tuples.count_tuples",
        "count_unordered_tuples tuple_frequencies count_tuples",
        "rows: list[tuple[int, ...]]",
        "dict[tuple[int, ...], int]",
        """
        Count how often each tuple occurs, no matter in which order its elements stand.
        frequency of tuples ignoring order
        Return a dict from the sorted tuple to the number of {rows} with the same elements.
        Given tuples, treat (3, 1) like (1, 3) and count equal ones.
        How many times does every unordered tuple appear?
        """,
        """
        counts = {}
        for row in rows:
            key = tuple(sorted(row))
            counts[key] = counts.get(key, 0) + 1
        return counts
        ---
        return dict(Counter(tuple(sorted(row)) for row in rows))
        """,
        lambda r: (_points(r, 0, 7),),
        "from collections import Counter",
    ),
    made(
        "rows_of_tuples.distinct_unordered",
        "count_distinct_pairs count_unique_tuples distinct_tuples_ignoring_order",
        "rows: list[tuple[int, ...]]",
        "int",
        """
        How many different tuples are there if the order inside a tuple does not matter?
        count unique tuples ignoring order
        Return the number of distinct {rows}, where (1, 2) and (2, 1) are the same.
        Given a list of tuples, count them without the ones that only rearrange an earlier one.
        number of different unordered tuples
        """,
        """
        return len({tuple(sorted(row)) for row in rows})
        """,
        lambda r: (_points(r, 0, 7),),
    ),
    made(
        "rows_of_tuples.texts_to_ints",
        "string_tuples_to_ints convert_tuples_to_int parse_tuples",
        "rows: list[tuple[str, ...]]",
        "list[tuple[int, ...]]",
        """
        Convert tuples of numeric strings into tuples of integers.
        string tuples to int tuples
        Return {rows} with every element turned into an int.
        Given [('1', '22'), ('3',)], return [(1, 22), (3,)].
        How do I convert a list of tuples of strings to numbers?
        """,
        """
        return [tuple(int(item) for item in row) for row in rows]
        ---
        return [tuple(map(int, row)) for row in rows]
        """,
        lambda r: ([tuple(map(str, row)) for row in _ragged(r)],),
    ),
    made(
        "rows_of_tuples.from_lines",
        "strings_to_pairs parse_pairs lines_to_tuples",
        "lines: list[str]; separator: str = ':'",
        "list[tuple[str, int]]",
        """
        Read strings such as 'tea: 3' into (name, number) tuples.
        parse lines to pairs
        Split each of {lines} at {separator} into a stripped name and an integer.
        Given texts with a name, a separator and a whole number, return a list of tuples.
        How do I convert 'name:value' strings to pairs?
        """,
        """
        pairs = []
        for line in lines:
            name, _, value = line.rpartition(separator)
            pairs.append((name.strip(), int(value)))
        return pairs
        """,
        lambda r: (lambda sep: ([f"{a}{sep}{b}" for a, b in _pairs(r)], sep.strip() or sep))(
            r.choice((": ", ":", "=", " = "))
        ),
    ),
    made(
        "rows_of_tuples.join_on_first",
        "join_on_first match_pairs inner_join_tuples",
        "left: list[tuple[str, int]]; right: list[tuple[str, int]]",
        "list[tuple[str, int, int]]",
        """
        Join two lists of pairs that have the same first item.
        inner join of tuples on the first element
        Return (name, value in {left}, value in {right}) for all combinations of pairs with equal names.
        Given two lists of (name, value) tuples, combine what belongs to the same name.
        Match tuples by their key; names that are in one list only are left out.
        """,
        """
        return [(name, a, b) for name, a in left for other, b in right if name == other]
        """,
        lambda r: (
            [(r.choice("abcd"), r.randint(0, 9)) for _ in range(r.randint(0, 4))],
            [(r.choice("abcd"), r.randint(0, 9)) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "rows_of_tuples.numbers_only",
        "numbers_only keep_numbers only_numbers filter_numbers",
        "items: list[object]",
        "list[int | float]",
        """
        Keep only the numbers of a mixed list: integers and floats, no booleans.
        numbers from a list of different types
        Return all elements of {items} that are int or float, in order; True and False are dropped.
        Given a list with strings, numbers and None, pick out the numbers.
        How do I filter the numeric values of a list?
        Keep only the numbers of {items}: integers and floats, but not True or False.
        Which elements of the mixed list are of type int or float?
        numbers of a list
        """,
        """
        return [item for item in items if isinstance(item, (int, float)) and not isinstance(item, bool)]
        ---
        return [item for item in items if type(item) in (int, float)]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.strings_only",
        "strings_only keep_strings only_strings filter_strings",
        "items: list[object]",
        "list[str]",
        """
        Keep only the strings of a mixed list.
        strings from a list of different types
        Return all elements of {items} that are text, in order.
        Given a list with strings, numbers and None, pick out the strings.
        How do I filter the text values of a list?
        Keep only the strings of {items}.
        Which elements of the mixed list are of type str?
        strings of a list
        """,
        """
        return [item for item in items if isinstance(item, str)]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.sum_of_numbers",
        "sum_numbers_in_mixed sum_numeric sum_mixed_list",
        "items: list[object]",
        "int | float",
        """
        Add up the numbers in a mixed list and ignore everything else.
        sum of a list with different types
        Return the sum of all ints and floats in {items}; strings, None and booleans are skipped.
        Given values of several types, total the numeric ones, 0 if there are none.
        How can I sum a list that also has strings in it?
        Sum of the numbers in {items}; everything else, booleans too, is ignored.
        How much do the ints and floats of the mixed list add up to?
        sum of numeric elements
        """,
        """
        return sum(item for item in items if type(item) in (int, float))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.max_of_numbers",
        "max_number_in_mixed max_numeric largest_number_in_mixed_list",
        "items: list[object]",
        "int | float | None",
        """
        Largest number in a mixed list, None if it has no number.
        maximum of a list with different types
        Return the greatest int or float in {items}; strings, None and booleans are ignored.
        Given values of several types, find the highest numeric one.
        How do I get the max of a list that also contains strings?
        """,
        """
        return max((item for item in items if type(item) in (int, float)), default=None)
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.group_by_type",
        "group_by_type split_types values_by_type",
        "items: list[object]",
        "dict[str, list[object]]",
        """
        Group the elements of a mixed list by the name of their type.
        values by type
        Return a dict such as {{'int': [1], 'str': ['a', 'b']}} with all of {items}, in order.
        Given a list of different kinds of values, collect those of the same type.
        Which elements are ints, which are strings and so on?
        """,
        """
        groups = {}
        for item in items:
            groups.setdefault(type(item).__name__, []).append(item)
        return groups
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.count_types",
        "count_types type_counts count_by_type",
        "items: list[object]",
        "dict[str, int]",
        """
        Count how many elements of each type a mixed list has.
        type frequencies
        Return a dict from the type's name ('int', 'str', ...) to the number of {items} of that type.
        Given a list of different kinds of values, how many are there of each kind?
        Tally the elements by their type name.
        Count how many of {items} there are of each type.
        Which types do the elements have, and how often?
        type names with counts
        """,
        """
        counts = {}
        for item in items:
            name = type(item).__name__
            counts[name] = counts.get(name, 0) + 1
        return counts
        ---
        return dict(Counter(type(item).__name__ for item in items))
        """,
        lambda r: (_mixed(r),),
        "from collections import Counter",
    ),
    made(
        "rows_of_tuples.floats_only",
        "floats_only keep_floats only_floats filter_floats",
        "items: list[object]",
        "list[float]",
        """
        Keep only the floats of a mixed list.
        floats from a list of different types
        Return all elements of {items} that are of type float, in order; integers are dropped.
        Given a list with strings, ints, floats and None, pick out the floats.
        How do I extract the decimal numbers of a list?
        """,
        """
        return [item for item in items if isinstance(item, float)]
        """,
        lambda r: ([r.choice((*MIXED, 0.5, 3.0)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "rows_of_tuples.booleans_only",
        "booleans_only keep_booleans only_bools filter_booleans",
        "items: list[object]",
        "list[bool]",
        """
        Keep only True and False of a mixed list.
        booleans from a list of different types
        Return all elements of {items} that are of type bool, in order; 0 and 1 are dropped.
        Given a list with strings, numbers and booleans, pick out the booleans.
        How do I extract the bools of a list?
        """,
        """
        return [item for item in items if isinstance(item, bool)]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.without_strings",
        "remove_strings drop_strings without_strings exclude_strings",
        "items: list[object]",
        "list[object]",
        """
        Remove the strings from a mixed list.
        drop all text
        Return all of {items} that are not of type str, in order.
        Given a list with numbers and strings, delete the strings.
        How can I exclude everything that is a string from a list?
        Remove the strings from {items}.
        Which elements of the mixed list are not of type str?
        list without strings
        """,
        """
        return [item for item in items if not isinstance(item, str)]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.without_numbers",
        "remove_numbers drop_numbers without_numbers exclude_numbers",
        "items: list[object]",
        "list[object]",
        """
        Remove the numbers from a mixed list.
        drop all ints and floats
        Return all of {items} that are neither int nor float, in order; True and False stay.
        Given a list with numbers and other things, delete the numbers.
        How can I exclude everything that is a number from a list?
        """,
        """
        return [item for item in items if type(item) not in (int, float)]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "rows_of_tuples.all_strings",
        "all_strings is_list_of_strings only_has_strings",
        "items: list[object]",
        "bool",
        """
        Are all elements strings?
        check that every element is text
        Return True if each of {items} is a str; an empty list is fine.
        Given a list, is it a list of strings only?
        Checks that nothing in the list has another type than str.
        Check whether all keys of {items} are strings.
        Does the dictionary have no key of another type than str?
        string keys only?
        Check whether all {items} are strings.
        """,
        """
        return all(isinstance(item, str) for item in items)
        """,
        lambda r: (r.choice((draw.words(r, 0, 3), draw.words(r, 1, 3), draw.ints(r, 0, 3), _mixed(r))),),
    ),
    made(
        "rows_of_tuples.all_integers",
        "all_integers is_list_of_ints only_has_integers",
        "items: list[object]",
        "bool",
        """
        Are all elements integers? True and False do not count as integers.
        check that every element is an int
        Return True if each of {items} is of type int; an empty list is fine.
        Given a list, is it a list of whole numbers only?
        Checks that nothing in the list has another type than int.
        """,
        """
        return all(isinstance(item, int) and not isinstance(item, bool) for item in items)
        ---
        return all(type(item) is int for item in items)
        """,
        lambda r: (r.choice((draw.ints(r, 0, 3), draw.ints(r, 1, 3), [1, 2.0], [True, 3], _mixed(r))),),
    ),
    made(
        "rows_of_tuples.all_numbers",
        "all_numbers is_list_of_numbers only_has_numbers",
        "items: list[object]",
        "bool",
        """
        Are all elements numbers, int or float? True and False do not count.
        check that every element is numeric
        Return True if each of {items} is an int or a float; an empty list is fine.
        Given a list, can all of it be calculated with?
        Checks that there is nothing but numbers in the list.
        """,
        """
        return all(isinstance(item, (int, float)) and not isinstance(item, bool) for item in items)
        ---
        return all(type(item) in (int, float) for item in items)
        """,
        lambda r: (r.choice((draw.ints(r, 0, 3), draw.floats(r, 1, 3), [1, 2.0], [True, 3], _mixed(r))),),
    ),
    made(
        "rows_of_tuples.same_type",
        "same_type all_same_type is_homogeneous",
        "items: list[object]",
        "bool",
        """
        Do all elements have the same type?
        homogeneous list
        Return True if no two of {items} are of different types; an empty list counts as uniform.
        Given a list or a tuple, are its values all of one kind?
        Check whether a list mixes types.
        Check whether all {items} have the same type.
        Is the list homogeneous, for example only ints or only strings?
        one type for all elements?
        """,
        """
        return len({type(item) for item in items}) <= 1
        ---
        return all(type(item) is type(items[0]) for item in items)
        """,
        lambda r: (r.choice((draw.words(r, 0, 3), draw.ints(r, 0, 3), _mixed(r), [1, 2.0], [True, 1])),),
    ),
    made(
        "rows_of_tuples.convert_numeric_strings",
        "convert_numeric_strings parse_numbers_in_list strings_to_numbers",
        "items: list[str]",
        "list[int | str]",
        """
        Turn the strings that are whole numbers into ints and leave the others as they are.
        convert where possible
        Return {items} with each string of digits, perhaps with a minus sign, replaced by its number.
        Given a list of strings, parse the numeric ones.
        How do I convert a list like ['1', 'a', '-5'] to [1, 'a', -5]?
        """,
        """
        return [int(item) if item.removeprefix("-").isdecimal() else item for item in items]
        """,
        lambda r: (
            [r.choice(("1", "-5", "a", "tea", "42", "", "7up", "0")) for _ in range(r.randint(0, 6))],
        ),
    ),
)
