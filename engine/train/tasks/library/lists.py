"""Everyday work on lists: totals, positions, filtering, reshaping."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from textwrap import dedent

from engine.train.tasks import draw
from engine.train.tasks.entry import Entry


def told(
    key: str,
    names: str,
    signature: str,
    docs: str,
    bodies: str,
    inputs: Callable[[Random], tuple[object, ...]],
    *imports: str,
) -> Entry:
    """An entry from text: names by spaces, one wording a line, bodies between lines of ``---``."""
    params, _, returns = signature.rpartition(" -> ")
    return Entry(
        key=key,
        names=tuple(names.split()),
        params=tuple(re.split(r", (?=\w+:)", params)),
        returns=returns,
        docs=tuple(line.strip() for line in docs.strip().splitlines()),
        bodies=tuple(body.strip() for body in dedent(bodies).split("\n---\n")),
        inputs=inputs,
        imports=imports,
    )


def _ints(r: Random) -> tuple[object, ...]:
    return (draw.ints(r),)


def _some_ints(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 1),)


def _ties(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 8, 0, 4),)


def _ints_and_size(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 8), r.randint(1, 4))


def _words(r: Random) -> tuple[object, ...]:
    return (draw.words(r),)


def _two_lists(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 6, 0, 9), draw.ints(r, 0, 6, 0, 9))


def _same_length(r: Random) -> tuple[object, ...]:
    size = r.randint(0, 5)
    return (draw.ints(r, size, size), draw.ints(r, size, size))


def _nested(r: Random) -> tuple[object, ...]:
    return ([draw.ints(r, 0, 3) for _ in range(r.randint(0, 4))],)


def _maybe_sorted(r: Random) -> tuple[object, ...]:
    numbers = draw.ints(r, 0 if r.random() < 0.2 else 2, 5)
    return (sorted(numbers) if r.random() < 0.4 else numbers,)


def _items_and_item(r: Random) -> tuple[object, ...]:
    if r.random() < 0.5:
        return (draw.ints(r, 0, 8, 0, 4), r.randint(0, 4))
    items = [draw.word(r).lower() for _ in range(r.randint(0, 5))]
    return (items, r.choice(items) if items and r.random() < 0.7 else draw.word(r))


ENTRIES = (
    told(
        "lists.total",
        "sum_list get_total sum_numbers add_all",
        "numbers: list[int] -> int",
        """
        Sum all {numbers}.
        Add up the numbers in a list.
        Return the total of {numbers}, 0 if the list is empty.
        total of a list of ints
        Calculate the sum of every element in {numbers}.
        I want to add all the numbers together.
        Given a list of integers, return their sum. An empty list gives 0.
        """,
        """
        return sum(numbers)
        ---
        total = 0
        for number in numbers:
            total += number
        return total
        """,
        _ints,
    ),
    told(
        "lists.maximum",
        "find_max get_largest max_value get_max",
        "numbers: list[int] -> int",
        """
        Return the largest number in {numbers}.
        Find the maximum of a non-empty list.
        biggest value of {numbers}
        Get the highest number from a list of ints.
        Which of {numbers} is the greatest? The list is never empty.
        max of the list
        """,
        """
        return max(numbers)
        ---
        largest = numbers[0]
        for number in numbers:
            if number > largest:
                largest = number
        return largest
        ---
        return sorted(numbers)[-1]
        """,
        _some_ints,
    ),
    told(
        "lists.minimum_or_none",
        "find_min get_smallest min_value lowest",
        "numbers: list[int] -> int | None",
        """
        Return the smallest of {numbers}, or None if there are none.
        Find the minimum value in a list; an empty list gives None.
        lowest number in the list, None when empty
        Get the min of {numbers}. If the list is empty return None.
        Return the least element of {numbers} or None for an empty list.
        smallest item (None if no items)
        """,
        """
        return min(numbers, default=None)
        ---
        if not numbers:
            return None
        return min(numbers)
        ---
        smallest = None
        for number in numbers:
            if smallest is None or number < smallest:
                smallest = number
        return smallest
        """,
        _ints,
    ),
    told(
        "lists.min_max",
        "min_max min_and_max extremes bounds",
        "values: list[int] -> tuple[int, int]",
        """
        Return the smallest and the largest of {values} as a tuple.
        Get both min and max of a list.
        (minimum, maximum) of a non-empty list
        Find the lowest and highest value in {values} and return them as a pair.
        min and max as a tuple, in that order
        Given some ints, give back the smallest one and the biggest one.
        """,
        """
        return min(values), max(values)
        ---
        ordered = sorted(values)
        return ordered[0], ordered[-1]
        ---
        low = high = values[0]
        for value in values:
            low = min(low, value)
            high = max(high, value)
        return low, high
        """,
        _some_ints,
    ),
    told(
        "lists.average",
        "average mean avg get_average",
        "numbers: list[int] -> float",
        """
        Average of {numbers}.
        Compute the mean of a list of numbers, 0.0 if the list is empty.
        Return the arithmetic mean of {numbers}; an empty list gives 0.0.
        mean of a list (0.0 when empty)
        Calculate the average value. If there are no numbers return 0.0.
        What is the average of {numbers}?
        Divide the sum of {numbers} by how many there are, or return 0.0 for no numbers.
        """,
        """
        if not numbers:
            return 0.0
        return sum(numbers) / len(numbers)
        ---
        return sum(numbers) / len(numbers) if numbers else 0.0
        ---
        total = 0
        count = 0
        for number in numbers:
            total += number
            count += 1
        return total / count if count else 0.0
        """,
        _ints,
    ),
    told(
        "lists.median",
        "median find_median middle_value get_median",
        "numbers: list[int] -> float",
        """
        Return the median of {numbers} as a float.
        Find the middle value of a non-empty list once sorted; average the two middle ones if even.
        median of a list of numbers
        Compute the median: the middle number, or the mean of the two middle numbers.
        Sort {numbers} and return the value in the middle, as a float.
        Get the median of {numbers}. There is always at least one number.
        """,
        """
        ordered = sorted(numbers)
        middle = len(ordered) // 2
        if len(ordered) % 2 == 1:
            return float(ordered[middle])
        return (ordered[middle - 1] + ordered[middle]) / 2
        ---
        return float(statistics.median(numbers))
        ---
        ordered = sorted(numbers)
        n = len(ordered)
        return (ordered[(n - 1) // 2] + ordered[n // 2]) / 2
        """,
        _some_ints,
        "import statistics",
    ),
    told(
        "lists.mode",
        "mode most_common most_frequent find_mode",
        "items: list[int] -> int | None",
        """
        Return the most common item, None for an empty list.
        Find the value that appears most often in {items}; on a tie the one that comes first wins.
        most frequent element of {items}, first one on ties, None if empty
        Get the mode of a list. Ties go to the earliest item and no items gives None.
        Which of {items} occurs the most? None if there are no items.
        mode of a list (None when empty)
        """,
        """
        if not items:
            return None
        return Counter(items).most_common(1)[0][0]
        ---
        return max(items, key=items.count, default=None)
        ---
        best = None
        for item in items:
            if best is None or items.count(item) > items.count(best):
                best = item
        return best
        """,
        _ties,
        "from collections import Counter",
    ),
    told(
        "lists.second_largest",
        "second_largest second_max runner_up second_highest",
        "numbers: list[int] -> int | None",
        """
        Second largest distinct number of {numbers}, None if there is no such number.
        Return the second biggest value in a list, ignoring duplicates, or None.
        Find the runner-up: the largest value below the maximum. None if it does not exist.
        second highest number without counting duplicates, None when there isn't one
        Get the second largest of {numbers}; equal numbers count once. None if fewer than two differ.
        What is the second max of the list? Return None if all the numbers are the same.
        """,
        """
        unique = sorted(set(numbers))
        return unique[-2] if len(unique) >= 2 else None
        ---
        unique = set(numbers)
        if len(unique) < 2:
            return None
        unique.remove(max(unique))
        return max(unique)
        ---
        rest = [number for number in numbers if number != max(numbers)]
        return max(rest, default=None)
        """,
        lambda r: (draw.ints(r, 0, 7, 0, r.choice((2, 20))),),
    ),
    told(
        "lists.running_total",
        "running_total cumulative_sum prefix_sums running_sum",
        "numbers: list[int] -> list[int]",
        """
        Running totals of {numbers}.
        Return the cumulative sum of a list.
        Each element of the result is the sum of all {numbers} up to and including that position.
        cumulative sums of a list of ints, same length as the list
        Compute the prefix sums of {numbers}, so [1, 2, 3] gives [1, 3, 6].
        Make a list where every entry is the total so far.
        """,
        """
        result = []
        total = 0
        for number in numbers:
            total += number
            result.append(total)
        return result
        ---
        return list(accumulate(numbers))
        ---
        return [sum(numbers[:i + 1]) for i in range(len(numbers))]
        """,
        _ints,
        "from itertools import accumulate",
    ),
    told(
        "lists.differences",
        "differences deltas pairwise_diff diff",
        "numbers: list[int] -> list[int]",
        """
        Differences between consecutive {numbers}.
        Return how much each number differs from the one before it, next minus previous.
        difference between neighbours, one fewer than the list has
        For every pair of adjacent elements of {numbers}, subtract the first from the second.
        Compute the deltas of a list; a list of fewer than two numbers gives [].
        list of changes from each element to the next
        """,
        """
        return [b - a for a, b in zip(numbers, numbers[1:])]
        ---
        result = []
        for i in range(1, len(numbers)):
            result.append(numbers[i] - numbers[i - 1])
        return result
        ---
        return [numbers[i + 1] - numbers[i] for i in range(len(numbers) - 1)]
        """,
        _ints,
    ),
    told(
        "lists.cumulative_max",
        "running_max cumulative_max max_so_far record_highs",
        "numbers: list[int] -> list[int]",
        """
        Running maximum of {numbers}.
        For each position return the largest number seen so far.
        cumulative max of a list
        Replace each of {numbers} by the maximum of it and everything before it.
        Return a list of the same length holding the highest value up to each index.
        max so far at each step, [] for an empty list
        """,
        """
        result = []
        for number in numbers:
            if result and result[-1] > number:
                result.append(result[-1])
            else:
                result.append(number)
        return result
        ---
        return list(accumulate(numbers, max))
        ---
        return [max(numbers[:i + 1]) for i in range(len(numbers))]
        """,
        _ints,
        "from itertools import accumulate",
    ),
    told(
        "lists.unique",
        "unique dedupe remove_duplicates unique_items",
        "items: list -> list",
        """
        Remove duplicates from {items}, keeping the order.
        Return the unique elements in the order in which they first appear.
        dedupe a list but keep order
        Drop every item that was already seen earlier in {items}.
        Given a list, return a new list without repeats. The first of each stays.
        unique values of {items}, first occurrence wins
        How do I get rid of duplicate elements without changing the order?
        """,
        """
        return list(dict.fromkeys(items))
        ---
        result = []
        for item in items:
            if item not in result:
                result.append(item)
        return result
        ---
        seen = set()
        result = []
        for item in items:
            if item not in seen:
                seen.add(item)
                result.append(item)
        return result
        """,
        lambda r: _items_and_item(r)[:1],
    ),
    told(
        "lists.has_duplicates",
        "has_duplicates contains_duplicates any_repeated not_unique",
        "items: list -> bool",
        """
        Check whether {items} has duplicates.
        True if any element appears more than once.
        Return True when a list contains the same value twice or more, otherwise False.
        does the list have repeated elements
        Tell if there is at least one repeated item in {items}.
        Is some value in the list there more than once? False for an empty list.
        """,
        """
        return len(set(items)) != len(items)
        ---
        seen = set()
        for item in items:
            if item in seen:
                return True
            seen.add(item)
        return False
        ---
        return any(items.count(item) > 1 for item in items)
        """,
        lambda r: (r.choice((draw.ints(r, 0, 4, 0, 9), draw.words(r))),),
    ),
    told(
        "lists.find_duplicates",
        "duplicates find_duplicates repeated_items get_dupes",
        "items: list -> list",
        """
        Which of {items} appear more than once?
        Return each duplicated item once, in order of first appearance.
        list of values that occur at least twice, no repeats, in original order
        Find all the duplicates in {items}; each is listed a single time.
        Get the elements that are repeated. If none is, return an empty list.
        repeated values in order of their first occurrence
        """,
        """
        counts = Counter(items)
        return [item for item in counts if counts[item] > 1]
        ---
        result = []
        for item in items:
            if items.count(item) > 1 and item not in result:
                result.append(item)
        return result
        """,
        lambda r: _items_and_item(r)[:1],
        "from collections import Counter",
    ),
    told(
        "lists.flatten",
        "flatten flatten_list concat_all join_lists",
        "lists: list[list[int]] -> list[int]",
        """
        Flatten {lists} by one level.
        Turn a list of lists into a single list.
        Concatenate all of the inner lists in order.
        flatten a nested list, e.g. [[1, 2], [3]] -> [1, 2, 3]
        Return one list that has all the elements of all {lists}.
        Join several lists together into one flat list. Empty inner lists add nothing.
        """,
        """
        return [item for inner in lists for item in inner]
        ---
        result = []
        for inner in lists:
            result.extend(inner)
        return result
        ---
        return list(chain.from_iterable(lists))
        """,
        _nested,
        "from itertools import chain",
    ),
    told(
        "lists.flatten_deep",
        "flatten_deep flatten_nested deep_flatten flatten_all",
        "nested: list -> list",
        """
        Flatten {nested} completely, whatever the depth.
        Return all the values inside arbitrarily nested lists as one flat list, left to right.
        fully flatten a list with lists in lists
        Turn something like [1, [2, [3, 4]]] into [1, 2, 3, 4].
        Collect every element of {nested} that is not itself a list, in order.
        deep flatten, any number of levels
        """,
        """
        def walk(items):
            for item in items:
                if isinstance(item, list):
                    yield from walk(item)
                else:
                    yield item
        return list(walk(nested))
        ---
        result = []
        stack = list(reversed(nested))
        while stack:
            item = stack.pop()
            if isinstance(item, list):
                stack.extend(reversed(item))
            else:
                result.append(item)
        return result
        """,
        lambda r: (
            [
                r.choice((r.randint(0, 9), draw.ints(r, 0, 2), [1, draw.ints(r, 0, 2)], [[7]]))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    told(
        "lists.chunks",
        "chunks chunk split_into_chunks batches chunked",
        "items: list[int], size: int -> list[list[int]]",
        """
        Split {items} into chunks of {size}.
        Cut a list into pieces of a given length; the last piece may be shorter.
        Return consecutive sublists of {items} with {size} elements each, the last with what is left.
        break a list up in batches of n
        Group the elements in order, so many at a time, into a list of lists.
        chunk {items} by {size}, an empty list gives []
        """,
        """
        return [items[i:i + size] for i in range(0, len(items), size)]
        ---
        result = []
        for start in range(0, len(items), size):
            result.append(items[start:start + size])
        return result
        ---
        result = []
        rest = items
        while rest:
            result.append(rest[:size])
            rest = rest[size:]
        return result
        """,
        _ints_and_size,
    ),
    told(
        "lists.rotate_left",
        "rotate_left rotate shift_left rotate_list",
        "items: list[int], steps: int -> list[int]",
        """
        Rotate {items} to the left by {steps}.
        Move the first few elements to the end of the list, wrapping around.
        Return the list rotated left; {steps} may be larger than its length.
        rotate left n times: each time the first item goes to the back
        Shift all elements n places towards the front, those that fall off come back at the end.
        {items} rotated {steps} positions left, [] stays []
        """,
        """
        if not items:
            return []
        steps = steps % len(items)
        return items[steps:] + items[:steps]
        ---
        result = list(items)
        for _ in range(steps):
            if result:
                result.append(result.pop(0))
        return result
        ---
        queue = deque(items)
        queue.rotate(-steps)
        return list(queue)
        """,
        lambda r: (draw.ints(r, 0, 6), r.randint(0, 8)),
        "from collections import deque",
    ),
    told(
        "lists.rotate_right",
        "rotate_right rotate shift_right rotate_list_right",
        "items: list[int], k: int -> list[int]",
        """
        Rotate {items} to the right by {k} places.
        The last {k} elements move to the front, wrapping around if {k} is more than the length.
        rotate a list right k times
        Return the list with its elements shifted right; what falls off the end comes back at the start.
        Take the last item and put it first, and do that k times.
        Right rotation of a list by k. An empty list stays empty.
        """,
        """
        if not items:
            return []
        k %= len(items)
        return items[len(items) - k:] + items[:len(items) - k]
        ---
        queue = deque(items)
        queue.rotate(k)
        return list(queue)
        ---
        n = len(items)
        return [items[(i - k) % n] for i in range(n)]
        """,
        lambda r: (draw.ints(r, 0, 6), r.randint(0, 8)),
        "from collections import deque",
    ),
    told(
        "lists.interleave",
        "interleave alternate weave merge_alternating",
        "first: list[int], second: list[int] -> list[int]",
        """
        Interleave {first} and {second}, which have the same length.
        Alternate between the elements of two equally long lists.
        first[0], second[0], first[1], second[1] and so on
        Weave two lists of the same size into one, starting with {first}.
        Return a list that takes one element from each list in turn.
        merge two lists by alternating their items
        """,
        """
        return [item for pair in zip(first, second) for item in pair]
        ---
        result = []
        for a, b in zip(first, second):
            result.append(a)
            result.append(b)
        return result
        ---
        return list(chain.from_iterable(zip(first, second)))
        """,
        _same_length,
        "from itertools import chain",
    ),
    told(
        "lists.interleave_longest",
        "interleave_all alternate_lists zip_merge weave_lists",
        "a: list[int], b: list[int] -> list[int]",
        """
        Interleave {a} and {b}; what is left of the longer list goes at the end.
        Take items from two lists in turn, then append the rest of the longer one.
        alternate elements of two lists, lengths may differ, leftovers last
        Merge {a} and {b} by alternating, starting with {a}, without losing any element.
        Return one from the first list, one from the second, and so on until both are used up.
        weave two lists of different lengths together
        """,
        """
        result = []
        for i in range(max(len(a), len(b))):
            if i < len(a):
                result.append(a[i])
            if i < len(b):
                result.append(b[i])
        return result
        ---
        shared = min(len(a), len(b))
        result = [item for pair in zip(a, b) for item in pair]
        return result + a[shared:] + b[shared:]
        """,
        _two_lists,
    ),
    told(
        "lists.zip_sums",
        "add_lists zip_sum elementwise_sum sum_pairs add_elementwise",
        "a: list[int], b: list[int] -> list[int]",
        """
        Add {a} and {b} element by element.
        Return the sums of the numbers at the same position of two lists of equal length.
        elementwise sum of two lists
        Add the first of {a} to the first of {b}, the second to the second, and so on.
        Sum two lists position by position, like [1, 2] and [3, 4] to [4, 6].
        add two vectors
        """,
        """
        return [x + y for x, y in zip(a, b)]
        ---
        result = []
        for i in range(len(a)):
            result.append(a[i] + b[i])
        return result
        ---
        return list(map(sum, zip(a, b)))
        """,
        _same_length,
    ),
    told(
        "lists.zip_products",
        "multiply_lists elementwise_product multiply_elementwise zip_multiply",
        "a: list[int], b: list[int] -> list[int]",
        """
        Multiply {a} and {b} element by element.
        Return the products of the numbers at the same index of two equally long lists.
        elementwise product of two lists
        Each entry of the result is an element of {a} times the element of {b} at that position.
        multiply two lists together position by position
        Pairwise products of two lists of the same length.
        """,
        """
        return [x * y for x, y in zip(a, b)]
        ---
        result = []
        for x, y in zip(a, b):
            result.append(x * y)
        return result
        ---
        return [a[i] * b[i] for i in range(len(a))]
        """,
        _same_length,
    ),
    told(
        "lists.dot_product",
        "dot_product dot inner_product scalar_product",
        "a: list[int], b: list[int] -> int",
        """
        Dot product of {a} and {b}.
        Return the sum of the products of matching elements of two equally long lists.
        dot product of two vectors given as lists
        Multiply {a} and {b} element by element and add up the results.
        Compute the scalar product of two vectors; two empty lists give 0.
        inner product, sum of x*y
        """,
        """
        return sum(x * y for x, y in zip(a, b))
        ---
        total = 0
        for i in range(len(a)):
            total += a[i] * b[i]
        return total
        ---
        return sum(map(operator.mul, a, b))
        """,
        _same_length,
        "import operator",
    ),
    told(
        "lists.product",
        "product multiply_all prod product_of_list",
        "numbers: list[int] -> int",
        """
        Multiply all {numbers} together.
        Return the product of a list of numbers, 1 for an empty list.
        product of all elements
        Compute the product of {numbers}; with no numbers it is 1.
        Multiply every number in the list and give the result.
        what do you get when multiplying all the ints in a list? (empty: 1)
        """,
        """
        return math.prod(numbers)
        ---
        result = 1
        for number in numbers:
            result *= number
        return result
        ---
        return reduce(lambda x, y: x * y, numbers, 1)
        """,
        lambda r: (draw.ints(r, 0, 5, -5, 12),),
        "import math",
        "from functools import reduce",
    ),
    told(
        "lists.adjacent_pairs",
        "pairs adjacent_pairs pairwise neighbours consecutive_pairs",
        "items: list[int] -> list[tuple[int, int]]",
        """
        Return the pairs of neighbouring {items}.
        List of tuples of each element and the next one.
        consecutive pairs, [1, 2, 3] -> [(1, 2), (2, 3)]
        Pair every element of {items} with the one that follows it.
        Get all adjacent pairs from a list; fewer than two items give [].
        sliding pairs of a list
        """,
        """
        return list(zip(items, items[1:]))
        ---
        return [(items[i], items[i + 1]) for i in range(len(items) - 1)]
        ---
        result = []
        for i in range(1, len(items)):
            result.append((items[i - 1], items[i]))
        return result
        """,
        _ints,
    ),
    told(
        "lists.all_pairs",
        "all_pairs combinations_of_two pair_up every_pair",
        "items: list[int] -> list[tuple[int, int]]",
        """
        All pairs of two {items}, each pair once, in order of position.
        Return every combination of two elements as tuples.
        every possible pair from a list, the earlier element first
        List all ways to pick two of {items}, in the order of the list.
        Make tuples (x, y) for each x and each y that comes after it.
        combinations of 2 elements, [] if there are fewer than two
        """,
        """
        return list(combinations(items, 2))
        ---
        return [(items[i], items[j]) for i in range(len(items)) for j in range(i + 1, len(items))]
        ---
        result = []
        for i, x in enumerate(items):
            for y in items[i + 1:]:
                result.append((x, y))
        return result
        """,
        lambda r: (draw.ints(r, 0, 4),),
        "from itertools import combinations",
    ),
    told(
        "lists.pairs_with_sum",
        "pairs_with_sum find_pairs pairs_summing_to sum_pairs",
        "numbers: list[int], target: int -> list[tuple[int, int]]",
        """
        Find all pairs of {numbers} that add up to {target}.
        Return tuples of two elements at different positions whose sum is the target, in list order.
        pairs that sum to a target; the element that comes first in the list is first in the tuple
        Every pair (a, b) with a before b in {numbers} and a + b equal to {target}.
        List all the two-element combinations with the given sum, [] if there is none.
        which pairs sum up to the target?
        """,
        """
        return [(a, b) for i, a in enumerate(numbers) for b in numbers[i + 1:] if a + b == target]
        ---
        result = []
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if numbers[i] + numbers[j] == target:
                    result.append((numbers[i], numbers[j]))
        return result
        ---
        return [pair for pair in combinations(numbers, 2) if sum(pair) == target]
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 9), r.randint(2, 14)),
        "from itertools import combinations",
    ),
    told(
        "lists.partition_even_odd",
        "split_even_odd partition_parity evens_and_odds even_odd",
        "numbers: list[int] -> tuple[list[int], list[int]]",
        """
        Split {numbers} into evens and odds.
        Return two lists as a tuple: the even numbers and the odd numbers, both in original order.
        separate even from odd, (evens, odds)
        Partition a list by parity, even numbers first.
        Divide {numbers} up in a list of the even ones and a list of the odd ones.
        I need the evens in one list and the odds in another.
        """,
        """
        evens = [number for number in numbers if number % 2 == 0]
        odds = [number for number in numbers if number % 2 != 0]
        return evens, odds
        ---
        evens, odds = [], []
        for number in numbers:
            if number % 2 == 0:
                evens.append(number)
            else:
                odds.append(number)
        return evens, odds
        ---
        groups = ([], [])
        for number in numbers:
            groups[number % 2].append(number)
        return groups
        """,
        _ints,
    ),
    told(
        "lists.evens",
        "even_numbers evens keep_even filter_even",
        "numbers: list[int] -> list[int]",
        """
        Keep only the even ones of {numbers}.
        Return the even numbers of a list.
        filter out everything odd
        Get a list of all numbers in {numbers} that are divisible by two.
        Remove the odd numbers, keep the order.
        even numbers only, [] if there are none
        """,
        """
        return [number for number in numbers if number % 2 == 0]
        ---
        result = []
        for number in numbers:
            if number % 2 == 0:
                result.append(number)
        return result
        ---
        return list(filter(lambda number: number % 2 == 0, numbers))
        """,
        _ints,
    ),
    told(
        "lists.count_odd",
        "count_odd odd_count num_odd how_many_odd",
        "numbers: list[int] -> int",
        """
        Count the odd {numbers}.
        How many of the numbers are odd?
        number of odd elements in a list
        Return the amount of odd integers in {numbers}.
        Count how many ints can't be divided by 2.
        Given a list of integers, return how many are odd, negative ones included.
        """,
        """
        return sum(1 for number in numbers if number % 2 == 1)
        ---
        count = 0
        for number in numbers:
            if number % 2 != 0:
                count += 1
        return count
        ---
        return sum(number % 2 for number in numbers)
        """,
        _ints,
    ),
    told(
        "lists.zeros_to_end",
        "move_zeros zeros_to_end push_zeros zeros_last",
        "numbers: list[int] -> list[int]",
        """
        Move the zeros in {numbers} to the end.
        Return a list with all zeros last and the other numbers in their original order.
        push zeros to the back
        Put every 0 of {numbers} at the end without reordering the rest.
        All non-zero numbers first, then as many zeros as there were.
        move zeroes to the end of a list and keep the order of the others
        """,
        """
        others = [number for number in numbers if number != 0]
        return others + [0] * (len(numbers) - len(others))
        ---
        return sorted(numbers, key=lambda number: number == 0)
        ---
        result = []
        zeros = 0
        for number in numbers:
            if number == 0:
                zeros += 1
            else:
                result.append(number)
        return result + [0] * zeros
        """,
        lambda r: ([r.choice((0, draw.integer(r))) for _ in range(r.randint(0, 7))],),
    ),
    told(
        "lists.remove_falsy",
        "compact remove_falsy drop_empty clean_list",
        "items: list -> list",
        """
        Remove all falsy values from {items}.
        Keep only the truthy elements: drop None, 0, empty strings and False.
        compact a list
        Return {items} without anything empty, zero or None.
        filter out falsy elements, keep the order
        Get rid of the empty and zero values in a list.
        """,
        """
        return [item for item in items if item]
        ---
        return list(filter(None, items))
        ---
        result = []
        for item in items:
            if item:
                result.append(item)
        return result
        """,
        lambda r: (
            [r.choice((0, None, "", False, r.randint(1, 9), draw.word(r))) for _ in range(r.randint(0, 6))],
        ),
    ),
    told(
        "lists.remove_none",
        "remove_none drop_none without_none filter_none",
        "values: list -> list",
        """
        Drop the None values from {values}.
        Return a list without None; zeros and empty strings stay.
        remove None from a list
        Filter {values} so that everything except None is kept.
        All values that are not None, in order.
        get rid of Nones but keep 0 and False
        """,
        """
        return [value for value in values if value is not None]
        ---
        result = []
        for value in values:
            if value is not None:
                result.append(value)
        return result
        ---
        return list(filter(lambda value: value is not None, values))
        """,
        lambda r: ([r.choice((None, 0, "", r.randint(1, 9))) for _ in range(r.randint(0, 6))],),
    ),
    told(
        "lists.first_last",
        "first_and_last ends first_last get_ends",
        "items: list[int] -> list[int]",
        """
        Return the first and the last of {items} as a list of two, [] for an empty list.
        Get both ends of a list.
        first and last element; one single item is both
        A list with the first and last element of {items}, or an empty list if there are no items.
        Take the first item and the last item of the list. Nothing in, [] out.
        [first, last] of a list, empty stays empty
        """,
        """
        if not items:
            return []
        return [items[0], items[-1]]
        ---
        return [items[0], items[-1]] if items else []
        """,
        _ints,
    ),
    told(
        "lists.last_or_none",
        "last_item get_last last tail_item",
        "items: list -> object | None",
        """
        Return the last of {items}, or None if the list is empty.
        Get the last element of a list safely.
        last item, None when there is none
        Give back the final element of {items}; for an empty list return None.
        What is at the end of the list? None for nothing.
        last element or None
        """,
        """
        return items[-1] if items else None
        ---
        if not items:
            return None
        return items[-1]
        ---
        if len(items) == 0:
            return None
        return items[len(items) - 1]
        """,
        lambda r: _items_and_item(r)[:1],
    ),
    told(
        "lists.middle",
        "middle middle_items without_ends trim_ends",
        "items: list[int] -> list[int]",
        """
        Return {items} without the first and the last element.
        Strip both ends off a list.
        everything but the first and last item
        Drop the first and last of {items}; two or fewer items leave [].
        Get the inner part of a list.
        remove the ends of the list
        """,
        """
        return items[1:-1]
        ---
        result = []
        for i in range(1, len(items) - 1):
            result.append(items[i])
        return result
        """,
        _ints,
    ),
    told(
        "lists.every_other",
        "every_other every_second skip_every_other alternate_items",
        "items: list[int] -> list[int]",
        """
        Return every other element of {items}, starting with the first.
        Take the items at index 0, 2, 4 and so on.
        every second item beginning at the start
        Keep the elements of {items} at even positions.
        Skip every second element of a list.
        items at even indices
        """,
        """
        return items[::2]
        ---
        return [item for i, item in enumerate(items) if i % 2 == 0]
        ---
        result = []
        for i in range(0, len(items), 2):
            result.append(items[i])
        return result
        """,
        _ints,
    ),
    told(
        "lists.odd_index_sum",
        "sum_odd_positions odd_index_sum sum_odd_indices add_odd_indexed",
        "numbers: list[int] -> int",
        """
        Sum of the {numbers} at odd indices.
        Add up the elements at index 1, 3, 5 and so on.
        sum every second number, starting with the second
        Total of the values in {numbers} whose index is odd, 0 if there are none.
        Return the sum of the elements that have an odd position, counting from 0.
        add the numbers with an odd index
        """,
        """
        return sum(numbers[1::2])
        ---
        return sum(number for i, number in enumerate(numbers) if i % 2 == 1)
        ---
        total = 0
        for i in range(1, len(numbers), 2):
            total += numbers[i]
        return total
        """,
        _ints,
    ),
    told(
        "lists.sliding_window",
        "sliding_window windows sliding_windows all_windows",
        "items: list[int], size: int -> list[list[int]]",
        """
        All windows of {size} consecutive {items}.
        Return each contiguous sublist of the given length, from left to right.
        sliding window over a list
        Every run of n neighbouring elements as its own list; too short a list gives [].
        Slide a window of length {size} along {items} and collect what it shows.
        overlapping slices of fixed length
        """,
        """
        return [items[i:i + size] for i in range(len(items) - size + 1)]
        ---
        result = []
        for start in range(len(items) - size + 1):
            result.append(items[start:start + size])
        return result
        """,
        _ints_and_size,
    ),
    told(
        "lists.moving_average",
        "moving_average rolling_mean sliding_average rolling_average",
        "numbers: list[int], window: int -> list[float]",
        """
        Moving average of {numbers} over {window} values.
        Return the mean of each group of consecutive numbers with the given length.
        rolling mean
        For each run of {window} neighbours in {numbers} compute their average.
        Average a sliding window as it moves along the list, [] if the list is too short.
        simple moving average of a list
        """,
        """
        return [sum(numbers[i:i + window]) / window for i in range(len(numbers) - window + 1)]
        ---
        result = []
        for i in range(len(numbers) - window + 1):
            part = numbers[i:i + window]
            result.append(sum(part) / window)
        return result
        ---
        result = []
        total = 0
        for i, number in enumerate(numbers):
            total += number
            if i >= window:
                total -= numbers[i - window]
            if i >= window - 1:
                result.append(total / window)
        return result
        """,
        lambda r: (draw.ints(r, 0, 6), r.choice((1, 2, 2, 4))),
    ),
    told(
        "lists.reverse",
        "reverse_list reversed_list reverse backwards",
        "items: list -> list",
        """
        Reverse {items}.
        Return a new list with the elements in the opposite order.
        list backwards
        Give {items} back to front, without changing the original.
        Flip the order of a list so that the last element comes first.
        reversed copy of a list
        """,
        """
        return items[::-1]
        ---
        return list(reversed(items))
        ---
        result = []
        for item in items:
            result.insert(0, item)
        return result
        """,
        lambda r: _items_and_item(r)[:1],
    ),
    told(
        "lists.count_item",
        "count_item count_occurrences occurrences how_many_times",
        "items: list, target: object -> int",
        """
        Count how often {target} appears in {items}.
        Return the number of times a value occurs in a list.
        occurrences of an item, 0 if it is not there
        How many of {items} are equal to {target}?
        Count all the elements that equal the given value.
        number of matches in the list
        """,
        """
        return items.count(target)
        ---
        return sum(1 for item in items if item == target)
        ---
        count = 0
        for item in items:
            if item == target:
                count += 1
        return count
        """,
        _items_and_item,
    ),
    told(
        "lists.counts",
        "count_items frequencies tally count_each",
        "items: list -> dict",
        """
        Count how often each of {items} occurs.
        Return a dictionary from each item to the number of its occurrences.
        frequency dict of a list
        Tally {items}: every distinct value with its count, in order of first appearance.
        Make a dict that says how many times each element is in the list.
        histogram of the values in a list, {{}} if empty
        """,
        """
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return counts
        ---
        return dict(Counter(items))
        ---
        return {item: items.count(item) for item in items}
        """,
        lambda r: _items_and_item(r)[:1],
        "from collections import Counter",
    ),
    told(
        "lists.index_of_max",
        "index_of_max argmax max_index position_of_max",
        "numbers: list[int] -> int",
        """
        Index of the largest of {numbers}, -1 if the list is empty.
        Return the position of the maximum; the first one if it occurs more than once.
        argmax of a list, first on ties, -1 for []
        At which index is the biggest number? Return -1 for an empty list.
        Find where in {numbers} the maximum first appears, or -1 if there are no numbers.
        position of the max value
        """,
        """
        if not numbers:
            return -1
        return numbers.index(max(numbers))
        ---
        best = -1
        for i, number in enumerate(numbers):
            if best == -1 or number > numbers[best]:
                best = i
        return best
        ---
        return max(range(len(numbers)), key=lambda i: numbers[i], default=-1)
        """,
        lambda r: (draw.ints(r, 0, 6, -5, 9),),
    ),
    told(
        "lists.index_of_min",
        "index_of_min argmin min_index position_of_min",
        "values: list[int] -> int",
        """
        Index of the smallest of {values}.
        Return the position of the minimum in a non-empty list, the first position on ties.
        argmin of a list
        Where in {values} is the lowest number? There is at least one value.
        Find the index of the smallest element, the earliest one if several are equal.
        position of the min value
        """,
        """
        return values.index(min(values))
        ---
        best = 0
        for i in range(1, len(values)):
            if values[i] < values[best]:
                best = i
        return best
        ---
        return min(range(len(values)), key=lambda i: values[i])
        """,
        lambda r: (draw.ints(r, 1, 6, -5, 9),),
    ),
    told(
        "lists.common",
        "common_elements common shared_items in_both",
        "a: list[int], b: list[int] -> list[int]",
        """
        Elements of {a} that are also in {b}, without repeats, in the order of {a}.
        Return the common elements of two lists, each once, ordered as in the first.
        items that both lists share, no duplicates
        Which values of {a} occur in {b} too? List every value only once.
        Find what two lists have in common, keeping the order of the first list.
        shared elements of two lists, [] if nothing is shared
        """,
        """
        result = []
        for item in a:
            if item in b and item not in result:
                result.append(item)
        return result
        ---
        return [item for item in dict.fromkeys(a) if item in b]
        ---
        other = set(b)
        return list(dict.fromkeys(item for item in a if item in other))
        """,
        _two_lists,
    ),
    told(
        "lists.difference",
        "list_difference difference subtract_lists exclude",
        "items: list[int], excluded: list[int] -> list[int]",
        """
        Remove everything in {excluded} from {items}.
        Return the elements of the first list that are not in the second, in order, repeats kept.
        list a minus list b
        All {items} except those that are also in {excluded}.
        Filter out the values given in another list.
        items not in the other list, keeps order and duplicates
        """,
        """
        return [item for item in items if item not in excluded]
        ---
        banned = set(excluded)
        return [item for item in items if item not in banned]
        ---
        result = []
        for item in items:
            if item not in excluded:
                result.append(item)
        return result
        """,
        _two_lists,
    ),
    told(
        "lists.group_consecutive",
        "group_consecutive group_runs consecutive_groups group_adjacent",
        "items: list[int] -> list[list[int]]",
        """
        Group equal neighbours of {items} together.
        Return a list of lists, each a run of equal consecutive elements.
        group consecutive duplicates, [1, 1, 2] -> [[1, 1], [2]]
        Split {items} into runs of the same value.
        Put adjacent equal items into sublists; an empty list gives [].
        pack runs of identical elements into lists
        """,
        """
        groups = []
        for item in items:
            if groups and groups[-1][0] == item:
                groups[-1].append(item)
            else:
                groups.append([item])
        return groups
        ---
        return [list(group) for _, group in groupby(items)]
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 2),),
        "from itertools import groupby",
    ),
    told(
        "lists.run_lengths",
        "run_lengths run_length_encode encode_runs count_runs",
        "items: list[int] -> list[tuple[int, int]]",
        """
        Run-length encode {items} as (value, count) tuples.
        For every run of equal neighbours return the value and how long the run is.
        RLE of a list, [5, 5, 7] -> [(5, 2), (7, 1)]
        Compress a list by counting consecutive repeats.
        Turn {items} into pairs of an item and the number of times it repeats in a row.
        value and length of each run, [] for an empty list
        """,
        """
        return [(value, len(list(group))) for value, group in groupby(items)]
        ---
        runs = []
        for item in items:
            if runs and runs[-1][0] == item:
                runs[-1] = (item, runs[-1][1] + 1)
            else:
                runs.append((item, 1))
        return runs
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 2),),
        "from itertools import groupby",
    ),
    told(
        "lists.squeeze",
        "squeeze collapse_repeats remove_adjacent_duplicates collapse_runs",
        "items: list[int] -> list[int]",
        """
        Collapse repeated neighbours in {items} to one.
        Remove consecutive duplicates only; the same value may come back later.
        drop items equal to the one right before
        Return {items} with each run of equal elements replaced by a single one.
        squeeze adjacent duplicates, so [1, 1, 2, 1] becomes [1, 2, 1]
        Keep an element only if it differs from its predecessor.
        """,
        """
        result = []
        for item in items:
            if not result or result[-1] != item:
                result.append(item)
        return result
        ---
        return [value for value, _ in groupby(items)]
        ---
        return [item for i, item in enumerate(items) if i == 0 or items[i - 1] != item]
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 2),),
        "from itertools import groupby",
    ),
    told(
        "lists.count_changes",
        "count_changes changes num_changes transitions",
        "values: list[int] -> int",
        """
        How many times does the value change along {values}?
        Count the positions where an element differs from the one before it.
        number of changes between neighbours
        Return how many adjacent pairs in {values} are not equal.
        Count transitions in a list, 0 if it has fewer than two elements.
        how often the next value is different from the current
        """,
        """
        return sum(1 for a, b in zip(values, values[1:]) if a != b)
        ---
        count = 0
        for i in range(1, len(values)):
            if values[i] != values[i - 1]:
                count += 1
        return count
        ---
        return sum(a != b for a, b in zip(values, values[1:]))
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 2),),
    ),
    told(
        "lists.longest_run",
        "longest_run longest_streak max_run longest_repeat",
        "items: list[int] -> int",
        """
        Length of the longest run of equal {items}.
        How many times in a row does the same value appear at most?
        longest streak of identical neighbours, 0 for an empty list
        Return the size of the biggest group of consecutive equal elements in {items}.
        Find the longest stretch where the value stays the same and return its length.
        max number of consecutive repeats
        """,
        """
        best = current = 0
        for i, item in enumerate(items):
            current = current + 1 if i and items[i - 1] == item else 1
            best = max(best, current)
        return best
        ---
        return max((len(list(group)) for _, group in groupby(items)), default=0)
        ---
        longest = 0
        streak = 0
        previous = None
        for item in items:
            streak = streak + 1 if item == previous else 1
            longest = max(longest, streak)
            previous = item
        return longest
        """,
        lambda r: (draw.ints(r, 0, 9, 0, 2),),
        "from itertools import groupby",
    ),
    told(
        "lists.split_at_value",
        "split_list split_at split_on split_by_value",
        "items: list[int], separator: int -> list[list[int]]",
        """
        Split {items} at every {separator}.
        Cut a list wherever a given value occurs, dropping that value, like str.split does for text.
        split a list on a separator; neighbouring separators give empty lists
        Return the parts of {items} between the occurrences of {separator}, empty parts included.
        Break the list into sublists at each element equal to the separator. [] gives [[]].
        list version of split with a separator
        """,
        """
        parts = [[]]
        for item in items:
            if item == separator:
                parts.append([])
            else:
                parts[-1].append(item)
        return parts
        ---
        parts = []
        current = []
        for item in items:
            if item == separator:
                parts.append(current)
                current = []
            else:
                current.append(item)
        parts.append(current)
        return parts
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 3), r.randint(0, 3)),
    ),
    told(
        "lists.insert_between",
        "intersperse insert_between put_between add_separator",
        "items: list[int], separator: int -> list[int]",
        """
        Put {separator} between every two {items}.
        Insert a value between all neighbouring elements, not at the ends.
        intersperse a list, [1, 2, 3] and 0 -> [1, 0, 2, 0, 3]
        Return {items} with {separator} in between each element and the next.
        like join, but for lists: place a separator between the elements
        add a value between items; lists of one or no items stay as they are
        """,
        """
        result = []
        for i, item in enumerate(items):
            if i > 0:
                result.append(separator)
            result.append(item)
        return result
        ---
        result = [value for item in items for value in (item, separator)]
        return result[:-1]
        ---
        result = [separator] * max(2 * len(items) - 1, 0)
        result[::2] = items
        return result
        """,
        lambda r: (draw.ints(r, 0, 5), r.choice((0, 0, -1, draw.integer(r)))),
    ),
    told(
        "lists.repeat_each",
        "repeat_each repeat_elements duplicate_each stretch",
        "items: list[int], times: int -> list[int]",
        """
        Repeat each of {items} {times} times in a row.
        Return a list in which every element appears n times before the next one.
        [1, 2] with 2 -> [1, 1, 2, 2]
        Stretch {items} by writing each item {times} times.
        Duplicate every element so often, keeping copies next to each other.
        repeat the elements of a list, 0 times gives []
        """,
        """
        return [item for item in items for _ in range(times)]
        ---
        result = []
        for item in items:
            result.extend([item] * times)
        return result
        ---
        result = []
        for item in items:
            for _ in range(times):
                result.append(item)
        return result
        """,
        lambda r: (draw.ints(r, 0, 3), r.randint(0, 3)),
    ),
    told(
        "lists.is_sorted",
        "is_sorted in_order is_ascending check_sorted",
        "numbers: list[int] -> bool",
        """
        Check whether {numbers} is sorted in ascending order.
        True if no element is smaller than the one before it.
        is the list sorted? equal neighbours are fine
        Return True when {numbers} never go down, else False. An empty list is sorted.
        Tell if a list is already in increasing order, ties allowed.
        are the numbers in order from small to large
        """,
        """
        return all(a <= b for a, b in zip(numbers, numbers[1:]))
        ---
        return numbers == sorted(numbers)
        ---
        for i in range(1, len(numbers)):
            if numbers[i] < numbers[i - 1]:
                return False
        return True
        """,
        _maybe_sorted,
    ),
    told(
        "lists.strictly_increasing",
        "is_strictly_increasing strictly_increasing always_rising",
        "values: list[int] -> bool",
        """
        Is every one of {values} larger than the one before?
        Check if a list is strictly increasing, equal neighbours make it False.
        True if the numbers always go up
        Return whether {values} rise at each step; lists of one or no item count as True.
        strictly ascending check
        Tell whether the values keep growing without ever staying the same.
        """,
        """
        return all(a < b for a, b in zip(values, values[1:]))
        ---
        for i in range(len(values) - 1):
            if values[i] >= values[i + 1]:
                return False
        return True
        ---
        return values == sorted(set(values))
        """,
        _maybe_sorted,
    ),
    told(
        "lists.all_equal",
        "all_equal all_same is_uniform same_values",
        "items: list[int] -> bool",
        """
        Are all {items} the same?
        Return True if every element equals every other one, also for an empty list.
        check that a list has only one distinct value
        True when {items} holds no two different values, otherwise False.
        all elements identical? (empty is True)
        Tell if the list consists of one value only.
        """,
        """
        return len(set(items)) <= 1
        ---
        return all(item == items[0] for item in items)
        ---
        for item in items:
            if item != items[0]:
                return False
        return True
        """,
        lambda r: (r.choice(([r.randint(0, 5)] * r.randint(0, 4), draw.ints(r, 0, 4, 0, 2))),),
    ),
    told(
        "lists.is_palindrome",
        "is_palindrome same_backwards is_symmetric reads_same",
        "items: list[int] -> bool",
        """
        Does {items} read the same forwards and backwards?
        Check if a list is a palindrome.
        True if the list equals its reverse
        Return whether {items} is symmetric: first equals last, second equals second last, ...
        Tell if reversing the list changes nothing. An empty list gives True.
        list palindrome test
        """,
        """
        return items == items[::-1]
        ---
        for i in range(len(items) // 2):
            if items[i] != items[-1 - i]:
                return False
        return True
        ---
        return all(a == b for a, b in zip(items, reversed(items)))
        """,
        lambda r: (r.choice((draw.ints(r, 0, 4), (half := draw.ints(r, 0, 3)) + half[::-1])),),
    ),
    told(
        "lists.squares",
        "squares square_all squared square_list",
        "numbers: list[int] -> list[int]",
        """
        Square every one of {numbers}.
        Return a list with the square of each number.
        squares of a list of ints
        Multiply each of {numbers} by itself.
        Map a list to its squares, in the same order.
        [n squared for each n]
        """,
        """
        return [number ** 2 for number in numbers]
        ---
        result = []
        for number in numbers:
            result.append(number * number)
        return result
        ---
        return list(map(lambda number: number ** 2, numbers))
        """,
        _ints,
    ),
    told(
        "lists.positives",
        "positive_numbers positives keep_positive only_positive",
        "numbers: list[int] -> list[int]",
        """
        Keep the positive ones of {numbers}.
        Return all numbers greater than zero, in order.
        positive numbers only, zero is not positive
        Drop zero and everything negative from {numbers}.
        Filter a list so that just the numbers above 0 remain.
        remove the negatives and zeros
        """,
        """
        return [number for number in numbers if number > 0]
        ---
        result = []
        for number in numbers:
            if number > 0:
                result.append(number)
        return result
        ---
        return list(filter(lambda number: number > 0, numbers))
        """,
        _ints,
    ),
    told(
        "lists.above_average",
        "above_average above_mean greater_than_average over_average",
        "numbers: list[int] -> list[int]",
        """
        Which of {numbers} are above their average?
        Return the numbers that are greater than the mean of the list, in order.
        elements larger than the average, [] for an empty list
        Keep those of {numbers} that lie strictly above the mean.
        Filter the list to values over its own average.
        numbers bigger than the average of all numbers
        """,
        """
        if not numbers:
            return []
        average = sum(numbers) / len(numbers)
        return [number for number in numbers if number > average]
        ---
        return [number for number in numbers if number * len(numbers) > sum(numbers)]
        ---
        result = []
        mean = sum(numbers) / len(numbers) if numbers else 0
        for number in numbers:
            if number > mean:
                result.append(number)
        return result
        """,
        _ints,
    ),
    told(
        "lists.range_span",
        "spread value_range span range_of",
        "numbers: list[int] -> int",
        """
        Difference between the largest and the smallest of {numbers}, 0 for an empty list.
        Return the range of a list: max minus min.
        spread of the values (0 if empty)
        How far apart are the lowest and highest of {numbers}? No numbers give 0.
        Subtract the minimum from the maximum. An empty list gives 0.
        max - min of the list
        """,
        """
        if not numbers:
            return 0
        return max(numbers) - min(numbers)
        ---
        return max(numbers, default=0) - min(numbers, default=0)
        ---
        ordered = sorted(numbers)
        return ordered[-1] - ordered[0] if ordered else 0
        """,
        _ints,
    ),
    told(
        "lists.longest_word",
        "longest_word longest_string find_longest get_longest",
        "words: list[str] -> str",
        """
        Return the longest of {words}, the first one on ties, '' if there are none.
        Find the word with the most characters.
        longest string in a list (empty string for an empty list)
        Get the longest word; if several are equally long take the earliest.
        Which of {words} is the longest? Return '' when the list is empty.
        word with the greatest length
        """,
        """
        return max(words, key=len, default='')
        ---
        longest = ''
        for word in words:
            if len(word) > len(longest):
                longest = word
        return longest
        """,
        _words,
    ),
    told(
        "lists.lengths",
        "lengths word_lengths get_lengths string_lengths",
        "words: list[str] -> list[int]",
        """
        Lengths of {words}.
        Return a list with the length of each string.
        how long is each word
        Map every one of {words} to its number of characters.
        For each string in the list give its len, in the same order.
        list of word lengths
        """,
        """
        return [len(word) for word in words]
        ---
        return list(map(len, words))
        ---
        result = []
        for word in words:
            result.append(len(word))
        return result
        """,
        _words,
    ),
    told(
        "lists.indices_of",
        "indices_of find_all all_indices positions",
        "items: list, target: object -> list[int]",
        """
        All indices at which {target} occurs in {items}.
        Return the positions of every element equal to a value.
        find all occurrences in a list, [] if there are none
        At which indices of {items} can {target} be found?
        List each index whose element matches the given one, counting from 0.
        every position of an item
        """,
        """
        return [i for i, item in enumerate(items) if item == target]
        ---
        result = []
        for i in range(len(items)):
            if items[i] == target:
                result.append(i)
        return result
        """,
        _items_and_item,
    ),
    told(
        "lists.swap_ends",
        "swap_ends swap_first_last exchange_ends swap_first_and_last",
        "items: list[int] -> list[int]",
        """
        Swap the first and the last of {items}.
        Return a copy of the list with its ends exchanged.
        first and last element trade places
        A new list like {items}, but with first and last item swapped.
        Exchange both ends of a list; fewer than two elements change nothing.
        swap first and last
        """,
        """
        result = list(items)
        if len(result) > 1:
            result[0], result[-1] = result[-1], result[0]
        return result
        ---
        if len(items) < 2:
            return items[:]
        return [items[-1]] + items[1:-1] + [items[0]]
        """,
        _ints,
    ),
    told(
        "lists.remove_item",
        "remove_all remove_value without drop_value",
        "items: list, value: object -> list",
        """
        Remove every {value} from {items}.
        Return a copy of the list without the elements that equal a given value.
        delete all occurrences of an item from a list
        All of {items} except those equal to {value}.
        Filter out one value; the others keep their order.
        list without a value, unchanged if it isn't in there
        """,
        """
        return [item for item in items if item != value]
        ---
        result = []
        for item in items:
            if item != value:
                result.append(item)
        return result
        ---
        result = list(items)
        while value in result:
            result.remove(value)
        return result
        """,
        _items_and_item,
    ),
    told(
        "lists.replace_item",
        "replace_all replace replace_value substitute",
        "items: list[int], old: int, new: int -> list[int]",
        """
        Replace each {old} in {items} by {new}.
        Return a copy of the list where one value is substituted by another everywhere.
        swap out all occurrences of a value for a new one
        Every element equal to {old} becomes {new}, the rest stays.
        Change a value wherever it appears in a list.
        replace in list
        """,
        """
        return [new if item == old else item for item in items]
        ---
        result = []
        for item in items:
            if item == old:
                result.append(new)
            else:
                result.append(item)
        return result
        ---
        result = list(items)
        for i, item in enumerate(result):
            if item == old:
                result[i] = new
        return result
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 4), r.randint(0, 4), r.randint(0, 9)),
    ),
    told(
        "lists.halves",
        "split_half halves split_in_half cut_in_half",
        "items: list[int] -> tuple[list[int], list[int]]",
        """
        Split {items} into two halves.
        Return the first and second half of a list; with an odd length the second half is longer.
        cut a list in half, the extra item goes to the second part
        A tuple of the first half of {items} and the rest.
        Divide the list in the middle and return both parts.
        two halves of a list
        """,
        """
        middle = len(items) // 2
        return items[:middle], items[middle:]
        ---
        first, second = [], []
        for i, item in enumerate(items):
            if i < len(items) // 2:
                first.append(item)
            else:
                second.append(item)
        return first, second
        """,
        _ints,
    ),
    told(
        "lists.transpose",
        "transpose flip_rows_columns swap_rows_columns columns",
        "rows: list[list[int]] -> list[list[int]]",
        """
        Transpose {rows}.
        Turn the rows of a matrix into its columns.
        swap rows and columns of a list of lists
        Return a new matrix in which the first column of {rows} is the first row, and so on.
        Flip a rectangular grid along its diagonal.
        transpose a 2d list
        """,
        """
        return [list(column) for column in zip(*rows)]
        ---
        return [[row[i] for row in rows] for i in range(len(rows[0]))]
        ---
        result = []
        for i in range(len(rows[0])):
            result.append([row[i] for row in rows])
        return result
        """,
        lambda r: (draw.matrix(r),),
    ),
    told(
        "lists.row_sums",
        "row_sums sum_rows row_totals sum_each_row",
        "rows: list[list[int]] -> list[int]",
        """
        Sum of each of {rows}.
        Return a list with the total of every inner list.
        row totals of a 2d list, an empty row counts 0
        Add up each row separately.
        For every list in {rows} compute the sum of its numbers.
        totals per row
        """,
        """
        return [sum(row) for row in rows]
        ---
        return list(map(sum, rows))
        ---
        totals = []
        for row in rows:
            total = 0
            for value in row:
                total += value
            totals.append(total)
        return totals
        """,
        _nested,
    ),
    told(
        "lists.sort_unique",
        "sorted_unique unique_sorted distinct_sorted sort_unique",
        "numbers: list[int] -> list[int]",
        """
        The distinct {numbers} in ascending order.
        Sort a list and remove duplicates.
        unique values, sorted
        Return each different number of {numbers} once, from small to large.
        Sorted list of distinct elements.
        sort and dedupe
        """,
        """
        return sorted(set(numbers))
        ---
        result = []
        for number in sorted(numbers):
            if not result or result[-1] != number:
                result.append(number)
        return result
        """,
        _ties,
    ),
    told(
        "lists.sum_positive_negative",
        "sum_positive_negative split_sums positive_negative_sums signed_sums",
        "numbers: list[int] -> tuple[int, int]",
        """
        Sum the positive and the negative {numbers} separately.
        Return a tuple: the total of all positive numbers and the total of all negative ones.
        (sum of positives, sum of negatives)
        Add up what is above zero and what is below zero in {numbers}, as two results.
        Totals of gains and losses; each is 0 if there are none.
        sum of positives and sum of negatives as a pair
        """,
        """
        positive = sum(number for number in numbers if number > 0)
        negative = sum(number for number in numbers if number < 0)
        return positive, negative
        ---
        positive = negative = 0
        for number in numbers:
            if number > 0:
                positive += number
            else:
                negative += number
        return positive, negative
        """,
        _ints,
    ),
    told(
        "lists.average_no_extremes",
        "trimmed_mean average_without_extremes mean_without_extremes",
        "scores: list[int] -> float",
        """
        Average of {scores} without the lowest and the highest one; there are at least three.
        Drop one minimum and one maximum, then return the mean of the rest.
        trimmed mean: ignore a single lowest and a single highest score
        Compute the average of three or more {scores} after leaving out the best and the worst.
        mean of the scores with both extremes removed once
        average, but the smallest and the largest number don't count
        """,
        """
        trimmed = sorted(scores)[1:-1]
        return sum(trimmed) / len(trimmed)
        ---
        return (sum(scores) - min(scores) - max(scores)) / (len(scores) - 2)
        ---
        rest = list(scores)
        rest.remove(min(rest))
        rest.remove(max(rest))
        return sum(rest) / len(rest)
        """,
        lambda r: (draw.ints(r, 3, 7, 0, 20),),
    ),
)


def _greater_than(r: Random) -> Entry:
    n = r.choice((0, 1, 3, 5, 10, 18, 21, 50, 100, r.randint(2, 60)))
    return told(
        f"lists.greater_than.{n}",
        f"greater_than_{n} above_{n} filter_large over_{n}",
        "numbers: list[int] -> list[int]",
        f"""
        Keep the {{numbers}} greater than {n}.
        Return all numbers that are larger than {n}, in their original order.
        everything above {n}
        Which of {{numbers}} exceed {n}? {n} itself does not count.
        Filter a list to values over {n}, [] if there are none.
        numbers > {n}
        """,
        f"""
        return [number for number in numbers if number > {n}]
        ---
        result = []
        for number in numbers:
            if number > {n}:
                result.append(number)
        return result
        ---
        return list(filter(lambda number: number > {n}, numbers))
        """,
        lambda r: (
            [r.choice((n, n + 1, n - 1, draw.integer(r, -20, 2 * n + 10))) for _ in range(r.randint(0, 6))],
        ),
    )


def _divisible_by(r: Random) -> Entry:
    n = r.choice((3, 4, 5, 6, 7, 9, 10, r.randint(11, 25)))

    def near(r: Random) -> tuple[object, ...]:
        return ([r.choice((n * r.randint(-2, 9), draw.integer(r))) for _ in range(r.randint(0, 6))],)

    if r.random() < 0.4:
        return told(
            f"lists.count_divisible_by.{n}",
            f"count_divisible_by_{n} count_multiples multiples_of_{n} num_divisible_by_{n}",
            "numbers: list[int] -> int",
            f"""
            Count how many of {{numbers}} are divisible by {n}.
            How many numbers in the list are multiples of {n}?
            number of elements divisible by {n}
            Return the amount of {{numbers}} that {n} divides without remainder, zero included.
            count the multiples of {n} in a list
            """,
            f"""
            return sum(1 for number in numbers if number % {n} == 0)
            ---
            count = 0
            for number in numbers:
                if number % {n} == 0:
                    count += 1
            return count
            """,
            near,
        )
    return told(
        f"lists.divisible_by.{n}",
        f"divisible_by_{n} multiples_of_{n} keep_multiples",
        "numbers: list[int] -> list[int]",
        f"""
        Return those of {{numbers}} that are divisible by {n}.
        Keep only the multiples of {n}, in order.
        numbers divisible by {n}
        Filter a list so that just the numbers {n} divides evenly remain.
        Drop everything from {{numbers}} that is not a multiple of {n}; 0 is one.
        """,
        f"""
        return [number for number in numbers if number % {n} == 0]
        ---
        result = []
        for number in numbers:
            if number % {n} == 0:
                result.append(number)
        return result
        ---
        return list(filter(lambda number: number % {n} == 0, numbers))
        """,
        near,
    )


def _change_each(r: Random) -> Entry:
    n = r.choice((1, 2, 5, 10, 100, r.randint(3, 40)))
    verb, sign, tell, symbol = r.choice(
        (("add", "to", "increased", "+"), ("subtract", "from", "decreased", "-"))
    )
    return told(
        f"lists.{verb}_each.{n}",
        f"{verb}_{n} {verb}_to_all shift_all {tell}_by_{n}",
        "values: list[int] -> list[int]",
        f"""
        {verb.capitalize()} {n} {sign} each of {{values}}.
        Return a new list in which every number is {tell} by {n}.
        {verb} {n} {sign} every element of a list
        {{values}}, each {tell} by {n}
        All numbers {tell} by {n}; an empty list stays empty.
        I have a list of ints and want to {verb} {n} {sign} every one of them.
        """,
        f"""
        return [value {symbol} {n} for value in values]
        ---
        result = []
        for value in values:
            result.append(value {symbol} {n})
        return result
        ---
        return list(map(lambda value: value {symbol} {n}, values))
        """,
        _ints,
    )


def _take(r: Random) -> Entry:
    n = r.randint(2, 6)
    which, part, cut = r.choice(
        (
            ("first", f"items[:{n}]", f"[item for i, item in enumerate(items) if i < {n}]"),
            ("last", f"items[-{n}:]", f"[item for i, item in enumerate(items) if i >= len(items) - {n}]"),
        )
    )
    return told(
        f"lists.{which}_n.{n}",
        f"{which}_{n} take_{which}_{n} get_{which} {which}_items",
        "items: list[int] -> list[int]",
        f"""
        Return the {which} {n} of {{items}}.
        Take the {which} {n} elements of a list, or all of them if there are fewer.
        {which} {n} items
        Get up to {n} elements from the {"start" if which == "first" else "end"} of {{items}}, in order.
        The {which} {n} entries of a list; a shorter list comes back whole.
        """,
        f"""
        return {part}
        ---
        return {cut}
        """,
        lambda r: (draw.ints(r, 0, 9),),
    )


def _drop(r: Random) -> Entry:
    n = r.randint(1, 4)
    noun = "element" if n == 1 else f"{n} elements"
    which, part, cut = r.choice(
        (
            ("first", f"items[{n}:]", f"[item for i, item in enumerate(items) if i >= {n}]"),
            ("last", f"items[:-{n}]", f"[item for i, item in enumerate(items) if i < len(items) - {n}]"),
        )
    )
    return told(
        f"lists.drop_{which}.{n}",
        f"drop_{which}_{n} without_{which} skip_{which}",
        "items: list[int] -> list[int]",
        f"""
        Return {{items}} without the {which} {noun}.
        Drop the {which} {noun} of a list.
        everything but the {which} {n}
        Leave out the {which} {n} of {{items}}; if there are no more than that return [].
        Remove {n} from the {"start" if which == "first" else "end"} of the list and return the rest.
        """,
        f"""
        return {part}
        ---
        return {cut}
        """,
        lambda r: (draw.ints(r, 0, 8),),
    )


def _every_nth(r: Random) -> Entry:
    n = r.randint(3, 6)
    start, tell = r.choice(((0, "starting with the first"), (n - 1, f"starting at index {n - 1}")))
    begin = start or ""
    return told(
        f"lists.every_nth.{n}.{start}",
        f"every_{n} every_nth step_{n} take_every_{n}",
        "items: list[int] -> list[int]",
        f"""
        Every {n}th of {{items}}, {tell}.
        Return one element out of every {n}, {tell}.
        take each {n}th item of a list, {tell}
        Keep one of {n} consecutive {{items}} and skip the others, {tell}.
        every {n} elements pick one, {tell}
        """,
        f"""
        return items[{begin}::{n}]
        ---
        return [item for i, item in enumerate(items) if i % {n} == {start}]
        ---
        result = []
        for i in range({start}, len(items), {n}):
            result.append(items[i])
        return result
        """,
        lambda r: (draw.ints(r, 0, 12),),
    )


def _clip(r: Random) -> Entry:
    low, high = r.choice(
        ((0, 10), (0, 100), (1, 5), (-1, 1), (-10, 10), (0, 255), (r.randint(0, 9), r.randint(10, 50)))
    )
    return told(
        f"lists.clip.{low}.{high}",
        "clip clamp_all limit_values clamp_list",
        "values: list[int] -> list[int]",
        f"""
        Clip {{values}} to the range {low} to {high}.
        Return a list where everything below {low} becomes {low} and everything above {high} becomes {high}.
        clamp each number between {low} and {high}
        Limit all of {{values}} to at least {low} and at most {high}.
        Force the numbers in a list into [{low}, {high}], both ends allowed.
        """,
        f"""
        return [max({low}, min({high}, value)) for value in values]
        ---
        result = []
        for value in values:
            if value < {low}:
                value = {low}
            elif value > {high}:
                value = {high}
            result.append(value)
        return result
        ---
        return [min(max(value, {low}), {high}) for value in values]
        """,
        lambda r: (
            [
                r.choice((low - 3, high + 4, r.randint(low - 9, high + 9), r.randint(low, high)))
                for _ in range(r.randint(0, 6))
            ],
        ),
    )


def _count_equal(r: Random) -> Entry:
    n = r.choice((0, 1, 2, 5, 6, 7, 10, 42, 100))
    return told(
        f"lists.count_equal.{n}",
        f"count_{n} count_{n}s num_{n}s how_many_{n}s",
        "numbers: list[int] -> int",
        f"""
        Count how often {n} is in {{numbers}}.
        How many elements of the list are equal to {n}?
        number of {n}s
        Return the number of times that {n} appears in {{numbers}}.
        count every {n} in a list, 0 if there is none
        """,
        f"""
        return numbers.count({n})
        ---
        return sum(1 for number in numbers if number == {n})
        ---
        count = 0
        for number in numbers:
            if number == {n}:
                count += 1
        return count
        """,
        lambda r: ([r.choice((n, n, draw.integer(r))) for _ in range(r.randint(0, 6))],),
    )


def _last_digit(r: Random) -> Entry:
    d = r.randint(0, 9)
    return told(
        f"lists.last_digit.{d}",
        f"ends_with_{d} ending_in_{d} last_digit_{d} filter_last_digit",
        "numbers: list[int] -> list[int]",
        f"""
        Keep those of {{numbers}} whose last digit is {d}.
        Return the non-negative numbers in the list that end in {d}.
        numbers ending with the digit {d}
        Filter {{numbers}}, all of them 0 or more, for a final digit of {d}.
        Which numbers have {d} as their last digit?
        """,
        f"""
        return [number for number in numbers if number % 10 == {d}]
        ---
        return [number for number in numbers if str(number).endswith('{d}')]
        ---
        result = []
        for number in numbers:
            if number % 10 == {d}:
                result.append(number)
        return result
        """,
        lambda r: (
            [r.choice((10 * r.randint(0, 30) + d, r.randint(0, 99))) for _ in range(r.randint(0, 6))],
        ),
    )


def _multiples_up_to(r: Random) -> Entry:
    n = r.randint(2, 15)
    return told(
        f"lists.multiples_up_to.{n}",
        f"multiples_of_{n} multiples_up_to list_multiples",
        "limit: int -> list[int]",
        f"""
        All positive multiples of {n} up to {{limit}}, which counts too.
        List the multiples of {n} from {n} to at most the limit.
        multiples of {n} that are not larger than a limit
        Return {n}, {2 * n}, {3 * n} and so on as long as they do not exceed {{limit}}.
        Count up in steps of {n}, starting at {n}, until {{limit}} inclusive; [] if it is below {n}.
        """,
        f"""
        return list(range({n}, limit + 1, {n}))
        ---
        return [i for i in range(1, limit + 1) if i % {n} == 0]
        ---
        result = []
        value = {n}
        while value <= limit:
            result.append(value)
            value += {n}
        return result
        """,
        lambda r: (r.choice((n * r.randint(0, 6), r.randint(0, 6 * n))),),
    )


def _pad(r: Random) -> Entry:
    n, value = r.randint(3, 8), r.choice(("0", "0", "None", "-1", "1", "''"))
    return told(
        f"lists.pad.{n}.{value.strip(chr(39)) or 'empty'}",
        f"pad pad_list pad_to_{n} fill_up",
        "items: list -> list",
        f"""
        Pad {{items}} with {value} to a length of {n}.
        Append {value} to the list until it has {n} elements; longer lists stay as they are.
        fill a list up to {n} entries with {value}
        Return a copy of {{items}} that is at least {n} long, with {value} added at the end.
        make the list {n} long by adding {value} on the right (never cut it)
        """,
        f"""
        return items + [{value}] * ({n} - len(items))
        ---
        result = list(items)
        while len(result) < {n}:
            result.append({value})
        return result
        """,
        lambda r: (draw.ints(r, 0, 9),),
    )


def _groups_of(r: Random) -> Entry:
    n = r.randint(2, 5)
    return told(
        f"lists.groups_of.{n}",
        f"groups_of_{n} split_by_{n} chunk_by_{n} in_{n}s",
        "items: list[int] -> list[list[int]]",
        f"""
        Split {{items}} into groups of {n}.
        Return the list cut into sublists of {n} elements, the last one may have fewer.
        group items {n} at a time
        Chop {{items}} into pieces that are {n} long, keeping the order; [] gives [].
        chunks of {n}, the rest goes into a shorter last chunk
        """,
        f"""
        return [items[i:i + {n}] for i in range(0, len(items), {n})]
        ---
        groups = []
        for i, item in enumerate(items):
            if i % {n} == 0:
                groups.append([])
            groups[-1].append(item)
        return groups
        """,
        lambda r: (draw.ints(r, 0, 9),),
    )


def _sum_where(r: Random) -> Entry:
    n = r.choice((3, 5, 10, r.randint(4, 30)))
    name, tell, test = r.choice(
        (
            ("even", "even", "number % 2 == 0"),
            ("odd", "odd", "number % 2 != 0"),
            ("positive", "positive", "number > 0"),
            ("negative", "negative", "number < 0"),
            (f"above_{n}", f"greater than {n}", f"number > {n}"),
            (f"below_{n}", f"less than {n}", f"number < {n}"),
            (f"divisible_by_{n}", f"divisible by {n}", f"number % {n} == 0"),
            (f"not_divisible_by_{n}", f"not divisible by {n}", f"number % {n} != 0"),
            ("two_digit", "at least 10 and at most 99", "10 <= number <= 99"),
        )
    )
    return told(
        f"lists.sum_where.{name}",
        f"sum_{name} add_{name} total_{name} {name}_sum",
        "numbers: list[int] -> int",
        f"""
        Sum the {{numbers}} that are {tell}.
        Add up only the numbers that are {tell}, 0 if there are none.
        total of all elements that are {tell}
        Return the sum of those of {{numbers}} which are {tell}.
        add the ints of a list together but only if they are {tell}
        """,
        f"""
        return sum(number for number in numbers if {test})
        ---
        total = 0
        for number in numbers:
            if {test}:
                total += number
        return total
        """,
        _ints,
    )


def _any_all(r: Random) -> Entry:
    n = r.choice((0, 3, 5, 10, r.randint(2, 20)))
    tell, test = r.choice(
        (
            (f"greater than {n}", f"> {n}"),
            (f"less than {n}", f"< {n}"),
            (f"at least {n}", f">= {n}"),
            ("even", "% 2 == 0"),
            ("odd", "% 2 == 1"),
        )
    )
    slug = tell.replace(" ", "_")

    def inputs(r: Random) -> tuple[object, ...]:
        near, above = n + r.randint(-4, 4), n + abs(draw.integer(r))
        return ([r.choice((near, above, above + 2)) for _ in range(r.randint(0, 3))],)

    if r.random() < 0.5:
        return told(
            f"lists.any.{slug}",
            f"any_{slug} has_{slug} contains_{slug}",
            "values: list[int] -> bool",
            f"""
            Is any of {{values}} {tell}?
            True if at least one number in the list is {tell}.
            check for a number that is {tell}
            Return whether {{values}} contain something that is {tell}. An empty list gives False.
            does the list have an element that is {tell}
            """,
            f"""
            return any(value {test} for value in values)
            ---
            for value in values:
                if value {test}:
                    return True
            return False
            """,
            inputs,
        )
    return told(
        f"lists.all.{slug}",
        f"all_{slug} are_all_{slug} every_{slug}",
        "values: list[int] -> bool",
        f"""
        Are all {{values}} {tell}?
        True if every number in the list is {tell}, also for an empty list.
        check that each number is {tell}
        Return False as soon as one of {{values}} is not {tell}, otherwise True.
        are the elements of the list all {tell}? (empty is True)
        """,
        f"""
        return all(value {test} for value in values)
        ---
        for value in values:
            if not value {test}:
                return False
        return True
        """,
        inputs,
    )


def _split_at_index(r: Random) -> Entry:
    n = r.randint(1, 5)
    return told(
        f"lists.split_at_index.{n}",
        f"split_at_{n} split_after_{n} cut_at cut_after_{n}",
        "items: list[int] -> tuple[list[int], list[int]]",
        f"""
        Split {{items}} after the first {n}.
        Return two lists: the first {n} elements and everything after them.
        cut the list at index {n}
        A tuple with up to {n} of {{items}} and then the rest, which may be empty.
        divide a list into its first {n} and the others
        """,
        f"""
        return items[:{n}], items[{n}:]
        ---
        head, rest = [], []
        for i, item in enumerate(items):
            if i < {n}:
                head.append(item)
            else:
                rest.append(item)
        return head, rest
        """,
        lambda r: (draw.ints(r, 0, 8),),
    )


FAMILIES = (
    _greater_than,
    _divisible_by,
    _change_each,
    _take,
    _drop,
    _every_nth,
    _clip,
    _count_equal,
    _last_digit,
    _multiples_up_to,
    _pad,
    _groups_of,
    _sum_where,
    _any_all,
    _split_at_index,
)
