"""Tuples and lists of tuples: element-wise operations, sorting and searching by one item, changing rows."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _tuple(r: Random, low: int = 0, high: int = 6) -> tuple[int, ...]:
    return tuple(r.randint(-5, 9) for _ in range(r.randint(low, high)))


def _two(r: Random, smallest: int = -9) -> tuple[tuple[int, ...], tuple[int, ...]]:
    size = r.randint(0, 5)
    return (
        tuple(r.randint(smallest, 20) for _ in range(size)),
        tuple(r.choice((1, 2, 3, 5, -2, r.randint(1, 9))) for _ in range(size + (r.random() < 0.15))),
    )


def _pairs(r: Random, low: int = 0, high: int = 6) -> list[tuple[str, int]]:
    names = r.sample(draw.WORDS, 4)
    return [(r.choice(names), r.randint(-3, 12)) for _ in range(r.randint(low, high))]


def _rows(r: Random, low: int = 0, high: int = 5, width: int = 0) -> list[tuple[int, ...]]:
    width = width or r.randint(2, 4)
    return [tuple(r.randint(-3, 9) for _ in range(width)) for _ in range(r.randint(low, high))]


def _ragged(r: Random, low: int = 0, high: int = 5, least: int = 0) -> list[tuple[int, ...]]:
    return [_tuple(r, least, 4) for _ in range(r.randint(low, high))]


def _mixed(r: Random) -> tuple[object, ...]:
    choices = (3, 7, -2, 0, 2.5, "a", "tea", "12", True, False, None)
    return tuple(r.choice(choices) for _ in range(r.randint(0, 7)))


def _rows_and_index(r: Random, low: int = 0) -> tuple[list[tuple[int, ...]], int]:
    width = r.randint(2, 4)
    return _rows(r, low, 6, width), r.randint(0, width - 1)


ENTRIES = (
    made(
        "tuples.add_elementwise",
        "add_tuples_elementwise add_tuples tuple_addition",
        "a: tuple[int, ...]; b: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Add two tuples element by element.
        Return a tuple with the sums of the elements of {a} and {b} at the same positions.
        element-wise sum of two tuples
        Given two tuples of numbers, return the tuple whose i-th element is a[i] + b[i].
        How do I add tuples like vectors, (1, 2) and (3, 4) to (4, 6)?
        Adds corresponding numbers of two tuples; the shorter tuple decides the length.
        """,
        """
        return tuple(x + y for x, y in zip(a, b))
        ---
        return tuple(map(operator.add, a, b))
        """,
        _two,
        "import operator",
    ),
    made(
        "tuples.subtract_elementwise",
        "subtract_tuples tuple_difference_elementwise tuple_subtraction",
        "a: tuple[int, ...]; b: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Subtract the tuple {b} from {a}, element by element.
        element-wise difference of two tuples
        Return a tuple with a[i] - b[i] for every position.
        Given two tuples of numbers, take each number of the second away from its partner in the first.
        How to subtract one tuple from another position by position?
        Returns a tuple of the differences of corresponding elements, as long as the shorter one.
        """,
        """
        return tuple(x - y for x, y in zip(a, b))
        ---
        return tuple(map(operator.sub, a, b))
        """,
        _two,
        "import operator",
    ),
    made(
        "tuples.multiply_elementwise",
        "multiply_tuples tuple_product_elementwise tuple_multiplication",
        "a: tuple[int, ...]; b: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Multiply two tuples element by element.
        element-wise product of two tuples
        Return a tuple whose i-th element is a[i] times b[i].
        Given two tuples of numbers, multiply the numbers that stand at the same index.
        How do I get the products of corresponding tuple elements as a tuple?
        Returns the position-wise products of {a} and {b}; surplus elements of the longer one are ignored.
        """,
        """
        return tuple(x * y for x, y in zip(a, b))
        ---
        return tuple(map(operator.mul, a, b))
        """,
        _two,
        "import operator",
    ),
    made(
        "tuples.floor_divide_elementwise",
        "floor_divide_tuples integer_divide_tuples tuple_floor_division",
        "a: tuple[int, ...]; b: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Divide the elements of {a} by those of {b} with floor division.
        element-wise integer division of two tuples
        Return a tuple with a[i] // b[i] for each position; {b} contains no zero.
        Given two tuples of integers, divide number by number, rounding down.
        How to divide one tuple by another, item by item, without fractions?
        Returns the whole-number quotients of corresponding items.
        """,
        """
        return tuple(x // y for x, y in zip(a, b))
        """,
        _two,
    ),
    made(
        "tuples.modulo_elementwise",
        "mod_tuples tuple_modulo modulo_tuples remainder_tuples",
        "a: tuple[int, ...]; b: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Element-wise remainder of {a} divided by {b}.
        modulo of two tuples position by position
        Return a tuple with a[i] % b[i] for each position; {b} contains no zero.
        Given two tuples of integers, what remains when each number is divided by its partner?
        Take the modulus of corresponding tuple items.
        Returns a tuple of the remainders.
        """,
        """
        return tuple(x % y for x, y in zip(a, b))
        """,
        _two,
    ),
    made(
        "tuples.power_elementwise",
        "power_tuples exponentiate_tuples tuple_exponentiation",
        "bases: tuple[int, ...]; exponents: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Raise each of {bases} to the power at the same place in {exponents}.
        element-wise exponentiation of two tuples
        Return a tuple with bases[i] ** exponents[i]; exponents are not negative.
        Given two tuples, compute the powers position by position.
        How do I raise the elements of one tuple to those of another?
        Returns the powers of corresponding elements as a tuple.
        """,
        """
        return tuple(base**exponent for base, exponent in zip(bases, exponents))
        ---
        return tuple(map(pow, bases, exponents))
        """,
        lambda r: (_tuple(r, 2, 4), tuple(r.randint(0, 4) for _ in range(r.randint(1, 4)))),
    ),
    made(
        "tuples.larger_of_each",
        "max_tuples elementwise_max tuple_of_maximums",
        "a: tuple[int, ...]; b: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Take the larger element at each position of two tuples.
        element-wise maximum of two tuples
        Return a tuple with max(a[i], b[i]) for each index.
        Given two tuples of numbers, keep the greater one of each corresponding pair.
        Which of both numbers is bigger, position by position?
        Returns the maximums of corresponding elements of {a} and {b}.
        """,
        """
        return tuple(max(x, y) for x, y in zip(a, b))
        ---
        return tuple(map(max, a, b))
        """,
        _two,
    ),
    made(
        "tuples.smaller_of_each",
        "min_tuples elementwise_min tuple_of_minimums",
        "a: tuple[int, ...]; b: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Take the smaller element at each position of two tuples.
        element-wise minimum of two tuples
        Return a tuple with min(a[i], b[i]) for each index.
        Given two tuples of numbers, keep the lesser one of each corresponding pair.
        Which of both numbers is lower, position by position?
        Returns the minimums of corresponding elements of {a} and {b}.
        """,
        """
        return tuple(min(x, y) for x, y in zip(a, b))
        ---
        return tuple(map(min, a, b))
        """,
        _two,
    ),
    made(
        "tuples.scale",
        "scale_tuple multiply_tuple_by tuple_times_number",
        "items: tuple[int, ...]; factor: int",
        "tuple[int, ...]",
        """
        Multiply every element of a tuple by {factor}.
        scale a tuple
        Return a new tuple with each of {items} times {factor}.
        Given a vector as a tuple and a number, multiply the vector by the number.
        How can all numbers in a tuple be multiplied by the same value?
        Returns the tuple of products; an empty tuple stays empty.
        """,
        """
        return tuple(item * factor for item in items)
        """,
        lambda r: (_tuple(r), r.randint(-3, 5)),
    ),
    made(
        "tuples.add_all",
        "sum_all_tuples add_vectors sum_tuples",
        "rows: list[tuple[int, ...]]",
        "tuple[int, ...]",
        """
        Add up all tuples in a list, position by position.
        column sums of a list of tuples as a tuple
        Return one tuple whose i-th element is the sum of the i-th elements of all {rows}.
        Given a list of equally long tuples, sum them like vectors; an empty list gives ().
        How can I total many tuples into one?
        Returns the position-wise total of {rows}.
        """,
        """
        return tuple(sum(column) for column in zip(*rows))
        ---
        return tuple(map(sum, zip(*rows)))
        """,
        lambda r: (_rows(r),),
    ),
    made(
        "tuples.average_all",
        "average_tuples mean_of_tuples average_of_columns",
        "rows: list[tuple[int, ...]]",
        "tuple[float, ...]",
        """
        Average a list of tuples position by position.
        mean of each column of tuples
        Return a tuple with the mean of the first elements, the mean of the second elements and so on.
        Given a list of equally long tuples, compute the average tuple; () for an empty list.
        How do I get column averages of a list of tuples?
        Returns the component-wise mean of {rows} as floats.
        """,
        """
        return tuple(sum(column) / len(column) for column in zip(*rows))
        """,
        lambda r: (_rows(r),),
    ),
    made(
        "tuples.append_item",
        "append_to_tuple tuple_append add_to_tuple",
        "items: tuple[int, ...]; value: int",
        "tuple[int, ...]",
        """
        Return a tuple with {value} added at the end of {items}.
        append to a tuple
        Tuples cannot be changed: build a new one with the value after the old elements.
        Given a tuple and a value, return the extended tuple.
        How do I add an element to a tuple?
        Returns {items} followed by {value}.
        """,
        """
        return (*items, value)
        ---
        return items + (value,)
        """,
        lambda r: (_tuple(r), r.randint(0, 9)),
    ),
    made(
        "tuples.prepend_item",
        "prepend_to_tuple tuple_prepend add_to_front_of_tuple",
        "items: tuple[int, ...]; value: int",
        "tuple[int, ...]",
        """
        Return a tuple with {value} put before {items}.
        add an element to the front of a tuple
        Build a new tuple that begins with the value and continues with the old elements.
        Given a tuple and a value, return a tuple that starts with the value.
        How can I insert something at the beginning of a tuple?
        Returns {value} followed by all of {items}.
        """,
        """
        return (value, *items)
        """,
        lambda r: (_tuple(r), r.randint(0, 9)),
    ),
    made(
        "tuples.insert_item",
        "insert_into_tuple tuple_insert insert_in_tuple",
        "items: tuple[int, ...]; index: int; value: int",
        "tuple[int, ...]",
        """
        Insert {value} into a tuple before position {index}.
        tuple insert
        Return a new tuple in which {value} stands at {index} and the later items moved one place on.
        Given a tuple, an index and a value, return the tuple with the value put in; a large index appends.
        How to insert an element in the middle of a tuple?
        Works like list.insert but returns a tuple.
        """,
        """
        return items[:index] + (value,) + items[index:]
        ---
        changed = list(items)
        changed.insert(index, value)
        return tuple(changed)
        """,
        lambda r: (_tuple(r), r.randint(-3, 6), r.randint(10, 20)),
    ),
    made(
        "tuples.remove_value",
        "remove_from_tuple tuple_remove without_value",
        "items: tuple[int, ...]; value: int",
        "tuple[int, ...]",
        """
        Remove every {value} from a tuple.
        tuple without a value
        Return a new tuple with all elements of {items} that are not equal to {value}, in order.
        Given a tuple and a value, drop all its occurrences.
        How do I delete an item from a tuple?
        Returns the tuple unchanged if the value is not in it.
        """,
        """
        return tuple(item for item in items if item != value)
        """,
        lambda r: ((tuple(r.randint(1, 4) for _ in range(r.randint(0, 7)))), r.randint(1, 4)),
    ),
    made(
        "tuples.nested_copies",
        "repeat_as_tuples copies_of_tuple replicate_tuple",
        "items: tuple[int, ...]; count: int",
        "tuple[tuple[int, ...], ...]",
        """
        Return a tuple that contains {items} {count} times as inner tuples.
        n copies of a tuple inside a tuple
        Given a tuple and a count, build a tuple of that many equal tuples.
        How do I replicate a tuple without flattening it, ((1, 2), (1, 2))?
        Make a tuple of {count} copies; 0 copies give an empty tuple.
        """,
        """
        return (items,) * count
        ---
        return tuple(items for _ in range(count))
        """,
        lambda r: (_tuple(r, 0, 3), r.randint(0, 4)),
    ),
    made(
        "tuples.flatten_nested",
        "flatten_nested_tuple flatten_tuple deep_flatten_tuple",
        "nested: tuple[object, ...]",
        "tuple[object, ...]",
        """
        Flatten a nested tuple completely.
        deep flatten tuple
        Return one tuple with all the elements of {nested}, however deep the tuples in it are.
        Given a tuple that may contain tuples that contain tuples, list all innermost elements in order.
        How can ((1, 2), (3, (4,))) become (1, 2, 3, 4)?
        Returns a flat tuple; empty inner tuples vanish.
        """,
        """
        flat = []
        for item in nested:
            if isinstance(item, tuple):
                flat.extend(flatten_nested_tuple(item))
            else:
                flat.append(item)
        return tuple(flat)
        """,
        lambda r: (
            tuple(
                r.choice((r.randint(0, 9), _tuple(r, 0, 3), (r.randint(0, 5), _tuple(r, 0, 2)), "a"))
                for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "tuples.sort",
        "sort_tuple sorted_tuple order_tuple",
        "items: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Sort the elements of a tuple in ascending order.
        sorted tuple
        Return a new tuple with {items} from the smallest to the largest.
        Given a tuple of numbers, return its elements in order, again as a tuple.
        How can a tuple be sorted?
        Returns an ascending tuple; equal elements are kept.
        """,
        """
        return tuple(sorted(items))
        """,
        lambda r: (_tuple(r),),
    ),
    made(
        "tuples.unique",
        "unique_tuple distinct_tuple remove_tuple_duplicates",
        "items: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Remove repeated elements from a tuple, keeping the first of each.
        tuple without duplicates
        Return a tuple with every value of {items} once, in the order of first appearance.
        Given a tuple, drop all later copies of a value.
        How do I deduplicate a tuple?
        Returns the distinct elements as a tuple, order preserved.
        """,
        """
        return tuple(dict.fromkeys(items))
        ---
        result = []
        for item in items:
            if item not in result:
                result.append(item)
        return tuple(result)
        """,
        lambda r: (tuple(r.randint(0, 4) for _ in range(r.randint(0, 8))),),
    ),
    made(
        "tuples.swap_ends",
        "swap_first_last_of_tuple swap_tuple_ends exchange_tuple_ends",
        "items: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Exchange the first and the last element of a tuple.
        swap tuple ends
        Return a tuple like {items} with the outer two elements in each other's place.
        Given a tuple, swap its first and last item; shorter than two elements it stays the same.
        How can I exchange both ends of a tuple?
        Returns a new tuple.
        """,
        """
        if len(items) < 2:
            return items
        return (items[-1], *items[1:-1], items[0])
        """,
        lambda r: (_tuple(r),),
    ),
    made(
        "tuples.differences_neighbors",
        "tuple_differences adjacent_tuple_differences consecutive_differences_tuple",
        "items: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Differences between neighboring elements of a tuple, as a tuple.
        consecutive tuple differences
        Return a tuple with items[i + 1] - items[i] for all neighbors.
        Given a tuple of numbers, how much does each element exceed the one before it?
        Subtract every element of {items} from the next one; the result is shorter by one.
        """,
        """
        return tuple(b - a for a, b in zip(items, items[1:]))
        """,
        lambda r: (_tuple(r),),
    ),
    made(
        "tuples.running_sums",
        "tuple_running_sum cumulative_tuple tuple_cumsum",
        "items: tuple[int, ...]",
        "tuple[int, ...]",
        """
        Cumulative sums of a tuple, as a tuple.
        running total over a tuple
        Return a tuple whose i-th element is the sum of the first i + 1 elements of {items}.
        Given a tuple of numbers, add them up step by step.
        How can I get the prefix sums of a tuple?
        Returns a tuple of the same length.
        """,
        """
        return tuple(itertools.accumulate(items))
        ---
        total = 0
        sums = []
        for item in items:
            total += item
            sums.append(total)
        return tuple(sums)
        """,
        lambda r: (_tuple(r),),
        "import itertools",
    ),
    made(
        "tuples.from_text",
        "parse_tuple string_to_tuple text_to_int_tuple",
        "text: str; separator: str = ','",
        "tuple[int, ...]",
        """
        Convert text such as '1, 2, 3' into a tuple of integers.
        string to int tuple
        Split {text} at {separator} and return the numbers as a tuple, ignoring spaces and parentheses.
        Given numbers in a string, separated by commas, read them into a tuple. '' gives ().
        How do I parse a string like "(7, 8, 9)" to a tuple of ints?
        Returns the integers in {text} in order.
        """,
        """
        parts = text.strip().strip("()").split(separator)
        return tuple(int(part) for part in parts if part.strip())
        """,
        lambda r: r.choice(
            (
                (", ".join(map(str, _tuple(r))), ","),
                (";".join(map(str, _tuple(r))), ";"),
                (str(_tuple(r)), ","),
                (",".join(map(str, _tuple(r))), ","),
            )
        ),
    ),
    made(
        "tuples.to_text",
        "tuple_to_string join_tuple tuple_to_text",
        "items: tuple[object, ...]; separator: str = ''",
        "str",
        """
        Convert a tuple to one string, the elements joined with {separator}.
        tuple to string
        Return the elements of {items} as text one after another, {separator} between them.
        Given a tuple of characters, words or numbers, glue them together to a string.
        How can a tuple like ('a', 'b', 1) be turned into the string 'ab1'?
        Join a tuple whose elements need not be strings; () gives ''.
        """,
        """
        return separator.join(str(item) for item in items)
        ---
        return separator.join(map(str, items))
        """,
        lambda r: (_mixed(r), r.choice(("", "", "-", ", "))),
    ),
    made(
        "tuples.to_lists",
        "tuples_to_lists convert_tuples_to_lists list_of_lists_from_tuples",
        "rows: list[tuple[int, ...]]",
        "list[list[int]]",
        """
        Turn a list of tuples into a list of lists.
        tuples to lists
        Return {rows} with each tuple converted to a list.
        Given a list of tuples, make every inner tuple a list.
        How do I convert [(1, 2), (3,)] to [[1, 2], [3]]?
        Returns lists in place of tuples, same elements, same order.
        """,
        """
        return [list(row) for row in rows]
        ---
        return list(map(list, rows))
        """,
        lambda r: (_ragged(r),),
    ),
    made(
        "tuples.from_lists",
        "lists_to_tuples convert_lists_to_tuples list_of_tuples_from_lists",
        "rows: list[list[int]]",
        "list[tuple[int, ...]]",
        """
        Turn a list of lists into a list of tuples.
        inner lists to tuples
        Return {rows} with each list converted to a tuple.
        Given a list of lists, make every inner list a tuple, for example to use it in a set.
        How do I convert [[1, 2], [3]] to [(1, 2), (3,)]?
        Returns tuples in place of lists, same elements, same order.
        """,
        """
        return [tuple(row) for row in rows]
        ---
        return list(map(tuple, rows))
        """,
        lambda r: ([[r.choice((*row, "a", None)) for _ in row] for row in _ragged(r)],),
    ),
    made(
        "tuples.sort_by_item",
        "sort_by_item sort_tuples_by_index sort_by_nth_element sort_tuples",
        "rows: list[tuple[int, ...]]; index: int; reverse: bool = False",
        "list[tuple[int, ...]]",
        """
        Sort a list of tuples by the element at {index}, descending if {reverse} is True.
        sort tuples by their n-th item
        Return {rows} ordered by element number {index} (from 0); equal ones keep their order.
        Given tuples in a list and a position, order the tuples by what stands at that position, up or down.
        How can I sort a list of tuples by a chosen column, in either direction?
        Sorts by one item of each tuple, stable.
        """,
        """
        return sorted(rows, key=lambda row: row[index], reverse=reverse)
        ---
        return sorted(rows, key=operator.itemgetter(index), reverse=reverse)
        """,
        lambda r: (*_rows_and_index(r), r.random() < 0.4),
        "import operator",
    ),
    made(
        "tuples.sort_by_item_descending",
        "sort_by_item_descending sort_tuples_desc sort_by_nth_descending",
        "rows: list[tuple[int, ...]]; index: int",
        "list[tuple[int, ...]]",
        """
        Sort a list of tuples by the element at {index}, largest first.
        sort tuples descending by n-th item
        Return {rows} in descending order of element number {index}; equal ones keep their order.
        Given tuples in a list and a position, put those with the highest value there in front.
        How to sort a list of tuples in reverse by a column?
        Sorts from high to low by one item of each tuple.
        """,
        """
        return sorted(rows, key=lambda row: row[index], reverse=True)
        """,
        _rows_and_index,
    ),
    made(
        "tuples.sort_by_last",
        "sort_by_last_element sort_tuples_by_last sort_by_last_item",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Sort tuples in ascending order by their last element.
        sort tuples by last item
        Return {rows} ordered by what each tuple ends with; ties keep their order, empty tuples come first.
        Given a list of tuples that may have different lengths, sort it by the final element.
        How do I order tuples by the last value in them?
        Sort in increasing order of the last element of each tuple.
        """,
        """
        return sorted(rows, key=lambda row: row[-1:])
        """,
        lambda r: (_ragged(r, least=r.randint(0, 1)),),
    ),
    made(
        "tuples.sort_by_second_then_first",
        "sort_by_second_then_first sort_pairs_by_value_then_name order_pairs",
        "pairs: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Sort pairs by their second item, ties by the first one.
        sort by second then first
        Return {pairs} in ascending order of the number; equal numbers alphabetically.
        Given (name, number) tuples, order them by number and, if the numbers are equal, by name.
        How can I sort tuples by two keys, the second one first?
        Sorts by value and then by name, both ascending.
        """,
        """
        return sorted(pairs, key=lambda pair: (pair[1], pair[0]))
        ---
        return sorted(sorted(pairs), key=lambda pair: pair[1])
        """,
        lambda r: ([(word, r.randint(0, 3)) for word in draw.words(r, 0, 6)],),
    ),
    made(
        "tuples.sort_first_up_second_down",
        "sort_first_asc_second_desc sort_mixed_order sort_ascending_then_descending",
        "pairs: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Sort pairs by the first number ascending and by the second descending.
        ascending first, descending second
        Return {pairs} ordered by their first item; among equal first items the larger second comes first.
        Given tuples of two numbers, sort them by two keys in opposite directions.
        How do I sort one key up and the other key down?
        Sorts by first item from low to high, ties by second item from high to low.
        """,
        """
        return sorted(pairs, key=lambda pair: (pair[0], -pair[1]))
        """,
        lambda r: ([(r.randint(0, 3), r.randint(-3, 6)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "tuples.sort_by_sum",
        "sort_tuples_by_sum order_by_sum sort_by_total",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Sort tuples by the sum of their elements, the largest sum first.
        sort tuples by sum, descending
        Return {rows} ordered from the highest to the lowest total; equal totals keep their order.
        Given a list of tuples of numbers, put those that add up to most in front.
        How to order tuples by what they add up to, biggest first?
        Returns the tuples in decreasing order of their sums.
        """,
        """
        return sorted(rows, key=sum, reverse=True)
        """,
        lambda r: (_ragged(r),),
    ),
    made(
        "tuples.sort_inside",
        "sort_each_tuple sort_inside_tuples sort_inner_tuples",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, ...]]",
        """
        Sort the elements within each tuple; the tuples keep their order.
        sort inside every tuple
        Return a list in which each tuple of {rows} has its elements in ascending order.
        Given a list of tuples, sort every single tuple.
        How can each tuple of a list be put in order?
        Returns sorted tuples in the given sequence.
        """,
        """
        return [tuple(sorted(row)) for row in rows]
        """,
        lambda r: (_ragged(r),),
    ),
    made(
        "tuples.min_by_item",
        "min_by_item min_tuple_by_index tuple_with_smallest",
        "rows: list[tuple[int, ...]]; index: int",
        "tuple[int, ...] | None",
        """
        Which tuple has the smallest element at {index}? None if there are no tuples.
        min of tuples by n-th element
        Return the tuple of {rows} whose item at {index} is least; the first one on a tie.
        Given a list of tuples and a position, find the tuple with the minimum there.
        How do I find the tuple with the lowest value in a column?
        Returns the whole tuple, or None for an empty list.
        Find the one of {rows} with the smallest {index}; the first one on a tie, None if there are none.
        Which dictionary has the least value in the field?
        record with minimum field
        """,
        """
        return min(rows, key=lambda row: row[index], default=None)
        """,
        _rows_and_index,
    ),
    made(
        "tuples.extremes_of_item",
        "min_max_of_item column_min_max range_of_column",
        "rows: list[tuple[int, ...]]; index: int",
        "tuple[int, int] | None",
        """
        Smallest and largest element at {index} of all tuples.
        minimum and maximum of the n-th items
        Return (min, max) of what stands at position {index} of {rows}, None if the list is empty.
        Given a list of tuples and a position, what are the extreme values there?
        How can I get both extremes of a column of tuples?
        Returns a pair: the lowest and the highest item.
        """,
        """
        if not rows:
            return None
        column = [row[index] for row in rows]
        return min(column), max(column)
        """,
        _rows_and_index,
    ),
    made(
        "tuples.sum_of_item",
        "sum_of_item sum_column sum_nth_elements",
        "rows: list[tuple[int, ...]]; index: int",
        "int",
        """
        Add up the elements at {index} of all tuples.
        sum of the n-th items
        Return the total of what stands at position {index} of each of {rows}; 0 if there are none.
        Given a list of tuples and a position, sum that column.
        How do I total one field over a list of tuples?
        Returns the sum of row[index].
        Sum of column {index} of {rows}, counted from 0.
        How much do the numbers in one column of the table add up to?
        total of one column
        """,
        """
        return sum(row[index] for row in rows)
        """,
        _rows_and_index,
    ),
    made(
        "tuples.average_of_item",
        "average_of_item mean_of_column average_nth_elements",
        "rows: list[tuple[int, ...]]; index: int",
        "float",
        """
        Average of the elements at {index} of all tuples, 0.0 if there are none.
        mean of the n-th items
        Return the mean of what stands at position {index} of each of {rows}.
        Given a list of tuples and a position, average that column.
        What is the average of one field over a list of tuples?
        Returns a float; an empty list gives 0.0.
        """,
        """
        if not rows:
            return 0.0
        return sum(row[index] for row in rows) / len(rows)
        """,
        _rows_and_index,
    ),
    made(
        "tuples.where_item",
        "filter_by_item tuples_where select_tuples",
        "rows: list[tuple[int, ...]]; index: int; value: int",
        "list[tuple[int, ...]]",
        """
        Keep the tuples that have {value} at position {index}.
        filter tuples by the value of a column
        Return those {rows} for which row[index] == {value}, in order.
        Given a list of tuples, a position and a value, select the matching tuples.
        Which tuples have a certain value in a certain place?
        Returns all tuples whose chosen element equals {value}.
        """,
        """
        return [row for row in rows if row[index] == value]
        """,
        lambda r: (
            [tuple(r.randint(0, 2) for _ in range(3)) for _ in range(r.randint(0, 6))],
            r.randint(0, 2),
            r.randint(0, 2),
        ),
    ),
    made(
        "tuples.pairs_above",
        "pairs_above filter_pairs_by_value pairs_over_limit",
        "pairs: list[tuple[str, int]]; limit: int",
        "list[tuple[str, int]]",
        """
        Keep the pairs whose second item is greater than {limit}.
        filter (name, number) tuples by number
        Return those of {pairs} with a number above {limit}, in order.
        Given tuples of a name and a value, drop the ones whose value is {limit} or less.
        Which entries exceed the limit?
        Returns the tuples with a value over {limit}.
        Keep only the {pairs} whose second item is greater than {limit}.
        Which tuples have a value above the limit?
        tuples filtered by their second element
        """,
        """
        return [pair for pair in pairs if pair[1] > limit]
        ---
        return [(name, value) for name, value in pairs if value > limit]
        """,
        lambda r: (_pairs(r), r.randint(-2, 10)),
    ),
    made(
        "tuples.names_above",
        "names_above names_with_more_than first_items_where_second_exceeds",
        "pairs: list[tuple[str, int]]; limit: int",
        "list[str]",
        """
        Names from (name, number) tuples whose number is greater than {limit}.
        names over a limit
        Return the first items of those {pairs} whose second item is above {limit}, in order.
        Given tuples of a name and a value, list the names with a value of more than {limit}.
        Who has more than the limit?
        Returns a list of names, [] if nobody exceeds it.
        """,
        """
        return [name for name, value in pairs if value > limit]
        """,
        lambda r: (_pairs(r), r.randint(-2, 10)),
    ),
    made(
        "tuples.names_at_most",
        "names_at_most names_up_to first_items_where_second_at_most",
        "pairs: list[tuple[str, int]]; limit: int",
        "list[str]",
        """
        Names from (name, number) tuples whose number is not greater than {limit}.
        names up to a limit
        Return the first items of those {pairs} whose second item is {limit} or less, in order.
        Given tuples of a name and a value, list the names with a value of at most {limit}.
        Who does not go over the limit?
        Returns a list of names, [] if everybody exceeds it.
        """,
        """
        return [name for name, value in pairs if value <= limit]
        """,
        lambda r: (_pairs(r), r.randint(-2, 10)),
    ),
    made(
        "tuples.seconds",
        "second_items seconds second_elements get_second_items",
        "rows: list[tuple[object, ...]]",
        "list[object]",
        """
        Second item of each tuple.
        the second elements of a list of tuples
        Return a list with what stands second in each of {rows}; shorter tuples are skipped.
        Given (name, value) tuples, extract the values.
        How do I get all the second entries of a list of tuples?
        Returns the values without the names, in order.
        """,
        """
        return [row[1] for row in rows if len(row) > 1]
        """,
        lambda r: (_ragged(r) if r.random() < 0.5 else _pairs(r),),
    ),
    made(
        "tuples.first_and_last_of_each",
        "first_and_last_items ends_of_tuples outer_items",
        "rows: list[tuple[int, ...]]",
        "list[tuple[int, int]]",
        """
        First and last element of every tuple that is not empty.
        ends of each tuple
        Return a list of (first, last) for each of {rows}; empty tuples are left out.
        Given tuples of different lengths, keep only the outer elements of each.
        What does each tuple start and end with?
        Returns pairs; a tuple with one element gives it twice.
        """,
        """
        return [(row[0], row[-1]) for row in rows if row]
        """,
        lambda r: (_ragged(r),),
    ),
    made(
        "tuples.lookup",
        "lookup_in_pairs find_value_by_name assoc_get",
        "pairs: list[tuple[str, int]]; key: str; default: int | None = None",
        "int | None",
        """
        Look {key} up in a list of (key, value) tuples; {default} if it is missing.
        value for a key in a list of pairs
        Return the second item of the first pair whose first item is {key}, otherwise {default}.
        Given an association list and a key, find its value.
        What value belongs to this name in the list of tuples?
        Searches {pairs} from the front and returns the value next to {key}.
        Find the value that goes with {key} in {pairs}, or {default} if it is not there.
        What is the second element of the first tuple that begins with the key?
        look up a key in a list of tuples
        """,
        """
        for name, value in pairs:
            if name == key:
                return value
        return default
        ---
        return next((value for name, value in pairs if name == key), default)
        """,
        lambda r: (
            lambda pairs: (
                pairs,
                r.choice([p[0] for p in pairs] or ["x"]) if r.random() < 0.7 else "zzz",
                r.choice((None, 0, -1)),
            )
        )(_pairs(r)),
    ),
)
