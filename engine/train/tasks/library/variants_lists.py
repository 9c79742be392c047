"""Common functions on lists and matrices in the forms in which different people ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.train.tasks.compact import made

_WORDS = ("tea", "Tea", "fig", "Fig", "apple", "pear", "plum", "kiwi", "ant", "bee", "Zoe", "oak")


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = -9, top: int = 12) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _few(r: Random, low: int = 0, high: int = 8, top: int = 4) -> list[int]:
    return [r.randint(0, top) for _ in range(r.randint(low, high))]


def _rising(r: Random, low: int = 0, high: int = 7, bottom: int = -3, top: int = 9) -> list[int]:
    return sorted(_ints(r, low, high, bottom, top))


def _words(r: Random, low: int = 0, high: int = 6) -> list[str]:
    return [r.choice(_WORDS) for _ in range(r.randint(low, high))]


def _lower(r: Random, low: int = 0, high: int = 7) -> list[str]:
    return [r.choice(("tea", "fig", "pear", "plum", "ant")) for _ in range(r.randint(low, high))]


def _matrix(r: Random, rows: int = 0, columns: int = 0) -> list[list[int]]:
    rows, columns = rows or r.randint(1, 4), columns or r.randint(1, 4)
    return [[r.randint(-5, 9) for _ in range(columns)] for _ in range(rows)]


def _square(r: Random, low: int = 1) -> list[list[int]]:
    size = r.randint(low, 4)
    return [[r.randint(-5, 9) for _ in range(size)] for _ in range(size)]


def _value(r: Random, depth: int) -> object:
    if depth and r.random() < 0.45:
        inner = [_value(r, depth - 1) for _ in range(r.randint(0, 3))]
        return tuple(inner) if r.random() < 0.3 else inner
    return r.choice((r.randint(-3, 9), r.randint(-3, 9), "ab", "tea", None, ""))


def _nested(r: Random, depth: int = 3) -> list[object]:
    return [_value(r, depth) for _ in range(r.randint(0, 4))]


def _numbers_in(r: Random, depth: int = 3) -> list[object]:
    return [
        _numbers_in(r, depth - 1) if depth and r.random() < 0.4 else r.randint(-3, 9)
        for _ in range(r.randint(0, 4))
    ]


def _loose(r: Random) -> list[object]:
    pool = (0, 1, 7, "", " ", "a", "b ", None, None, False, True, [], 0.0, 2.5)
    return [r.choice(pool) for _ in range(r.randint(0, 8))]


def _floats(r: Random, low: int = 0, high: int = 6) -> list[float]:
    return [r.randint(-40, 200) / r.choice((2, 4, 10)) for _ in range(r.randint(low, high))]


def _names(r: Random) -> list[str]:
    firsts, lasts = ("Ann", "ben", "Cleo", "Dan", "Eve"), ("Stone", "adams", "Weber", "Li", "Adams")
    return [
        " ".join((r.choice(firsts), *(("Lee",) if r.random() < 0.2 else ()), r.choice(lasts)))
        for _ in range(r.randint(0, 6))
    ]


def _pairs(r: Random) -> list[tuple[str, int]]:
    return [(r.choice(("Ann", "Ben", "Cleo", "Dan", "ben")), r.randint(1, 4)) for _ in range(r.randint(0, 6))]


def _prices(r: Random) -> list[int]:
    prices = [r.randint(1, 12) for _ in range(r.randint(0, 7))]
    return sorted(prices, reverse=True) if r.random() < 0.2 else prices


def _with_target(r: Random, numbers: list[int], bottom: int = -4, top: int = 10) -> tuple[list[int], int]:
    return numbers, r.choice(numbers) if numbers and r.random() < 0.6 else r.randint(bottom, top)


def _with_pair_sum(r: Random, numbers: list[int]) -> tuple[list[int], int]:
    if len(numbers) > 1 and r.random() < 0.7:
        return numbers, sum(r.sample(numbers, 2))
    return numbers, r.randint(-5, 20)


def _grid(r: Random, rows: int, columns: int, cells: Sequence[object]) -> list[list[object]]:
    return [[r.choice(cells) for _ in range(columns)] for _ in range(rows)]


def _identity_like(r: Random) -> list[list[int]]:
    size = r.randint(0, 3)
    matrix = [[int(row == column) for column in range(size + (r.random() < 0.1))] for row in range(size)]
    if matrix and r.random() < 0.3:
        r.choice(matrix)[-1] = 2
    return matrix


def _symmetric_like(r: Random) -> list[list[int]]:
    size = r.randint(0, 4)
    matrix = [[abs(row - column) for column in range(size)] for row in range(size)]
    if matrix and r.random() < 0.4:
        r.choice(matrix)[0] = 7
    return matrix if r.random() < 0.7 else _matrix(r)


def _mine_field(r: Random) -> tuple[int, int, list[tuple[int, int]]]:
    rows, columns = r.randint(1, 4), r.randint(1, 4)
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    return rows, columns, r.sample(cells, r.randint(0, min(4, len(cells))))


ENTRIES = (
    made(
        "variants_lists.flatten_one_level_mixed",
        "flatten flatten_once flatten_list",
        "items: list[object]",
        "list[object]",
        """
        Flatten {items} by exactly one level. Elements that are not lists, such as numbers, strings or \
        tuples, are kept as they are.
        Unpack the lists inside {items}, but not the lists inside those; everything that is no list stays.
        Return a new list in which each inner list is replaced by its elements; deeper lists remain lists \
        and strings stay whole.
        Remove one level of nesting: lists are spread out, any other value is simply copied.
        flatten one level, non-list elements are kept unchanged
        """,
        """
        flat = []
        for item in items:
            if isinstance(item, list):
                flat.extend(item)
            else:
                flat.append(item)
        return flat
        ---
        return [part for item in items for part in (item if isinstance(item, list) else [item])]
        """,
        lambda r: (_nested(r, 2),),
    ),
    made(
        "variants_lists.flatten_deep_tuples_too",
        "flatten deep_flatten flatten_nested flatten_all",
        "items: list[object]",
        "list[object]",
        """
        Flatten {items} completely. Lists and tuples are unpacked at any depth; strings are kept whole.
        Return one flat list of all values in {items}, going into lists and tuples alike but never into a \
        string.
        Turn an arbitrarily nested structure of lists and tuples into a flat list, in order; text is not \
        split into letters.
        Deep flatten for lists and tuples; empty ones disappear, strings and None are ordinary elements.
        flatten nested lists and tuples of any depth, without breaking up strings
        """,
        """
        flat = []
        for item in items:
            if isinstance(item, (list, tuple)):
                flat.extend(flatten(item))
            else:
                flat.append(item)
        return flat
        ---
        flat = []
        stack = list(reversed(items))
        while stack:
            item = stack.pop()
            if isinstance(item, (list, tuple)):
                stack.extend(reversed(item))
            else:
                flat.append(item)
        return flat
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "variants_lists.flatten_deep_without_none",
        "flatten_without_none flatten_skip_none flatten deep_flatten",
        "items: list[object]",
        "list[object]",
        """
        Flatten the nested list {items} to any depth and leave out every None.
        Return all values inside lists within lists as one list, in order; None values are dropped, tuples \
        stay whole.
        Deep flatten that skips None. Only lists are unpacked.
        Collect the elements of {items} and of all lists in it, whatever the depth, except for those that \
        are None.
        flatten a nested list completely, ignoring None
        """,
        """
        flat = []
        stack = items[::-1]
        while stack:
            item = stack.pop()
            if isinstance(item, list):
                stack.extend(reversed(item))
            elif item is not None:
                flat.append(item)
        return flat
        ---
        def walk(part):
            for item in part:
                if isinstance(item, list):
                    yield from walk(item)
                elif item is not None:
                    yield item

        return list(walk(items))
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "variants_lists.flatten_deep_to_sorted_set",
        "flatten_unique flatten_sorted unique_values flatten_and_sort",
        "items: list",
        "list[int]",
        """
        Flatten the nested list {items} completely and return its different numbers in ascending order.
        All distinct numbers at any depth of {items}, sorted from small to large.
        Go through lists in lists of any depth and collect each number once; the result is sorted.
        Deep flatten, remove duplicates and sort ascending. A list without numbers gives [].
        sorted unique values of an arbitrarily nested list
        """,
        """
        found = set()
        stack = list(items)
        while stack:
            item = stack.pop()
            if isinstance(item, list):
                stack.extend(item)
            else:
                found.add(item)
        return sorted(found)
        """,
        lambda r: (_numbers_in(r),),
    ),
    made(
        "variants_lists.flatten_depth_default_all",
        "flatten flatten_to_depth flatten_levels",
        "items: list; depth: int = -1",
        "list",
        """
        Flatten the nested list {items} by at most {depth} levels; a negative {depth}, the default, \
        flattens it completely.
        Remove up to {depth} levels of nesting. With {depth} 0 the list is only copied, with -1 nothing \
        stays nested.
        Return {items} flattened {depth} levels deep. If {depth} is negative or left out, flatten without \
        limit.
        Unpack inner lists, {depth} times at most; a depth below zero means all levels.
        flatten to a given depth, -1 for no limit (default)
        """,
        """
        flat = []
        for item in items:
            if isinstance(item, list) and depth != 0:
                flat.extend(flatten(item, depth - 1))
            else:
                flat.append(item)
        return flat
        """,
        lambda r: (_numbers_in(r), r.randint(-1, 2)),
    ),
    made(
        "variants_lists.deep_sum_ignoring_text",
        "nested_sum sum_nested deep_sum sum_all_numbers",
        "items: list[object]",
        "int",
        """
        Add up all numbers in {items}, in lists and tuples at any depth; everything that is no number, \
        such as text or None, is ignored.
        Sum of the numbers of a nested structure. Strings and None count nothing, an empty one gives 0.
        Return the total of every int inside {items} and the lists or tuples within; skip other values.
        Deep sum over lists and tuples that may also hold strings and None, which are left out.
        sum of a nested list, ignoring non-numbers
        """,
        """
        total = 0
        for item in items:
            if isinstance(item, (list, tuple)):
                total += nested_sum(item)
            elif isinstance(item, (int, float)):
                total += item
        return total
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "variants_lists.depth_flat_list_is_one",
        "list_depth max_depth nesting_depth depth",
        "value: object",
        "int",
        """
        Nesting depth of {value}: 0 if it is no list, 1 for a flat or empty list, 2 for a list with a list \
        in it, and so on.
        How deep are the lists in {value} nested? A plain value has depth 0, [] has depth 1; tuples are \
        plain values.
        Return 1 plus the largest depth of any element for a list, 0 for anything else. An empty list \
        counts 1.
        Maximum number of lists around an element: [1, [2, [3]]] has 3, [] has 1 and 5 has 0.
        maximum depth of a nested list, 1 for an empty one and 0 for a non-list
        """,
        """
        if not isinstance(value, list):
            return 0
        return 1 + max(map(list_depth, value), default=0)
        """,
        lambda r: (_nested(r) if r.random() < 0.85 else r.choice((5, "ab", None)),),
    ),
    made(
        "variants_lists.depth_flat_list_is_zero",
        "extra_depth nested_levels nesting_level count_levels",
        "items: list",
        "int",
        """
        How many levels of lists are there inside {items}? A flat or empty list has 0, [1, [2]] has 1.
        Number of nested levels below the outer list: 0 if no element is a list, otherwise 1 more than the \
        deepest of them.
        Return how often a list is contained in a list, counted along the deepest path; the outermost list \
        does not count.
        Nesting level of a list, starting at 0 for a list without inner lists.
        depth of nesting, flat list = 0
        """,
        """
        inner = [item for item in items if isinstance(item, list)]
        return 1 + max(map(extra_depth, inner)) if inner else 0
        """,
        lambda r: (_numbers_in(r),),
    ),
    made(
        "variants_lists.chunk_padded_none",
        "chunk chunks chunk_list grouper",
        "items: list[int]; size: int; fill: int | None = None",
        "list[list[int | None]]",
        """
        Split {items} into chunks of {size}. A last chunk that is too short is filled up with {fill}, by \
        default None.
        Cut {items} into lists of exactly {size} elements; what is missing in the last one is padded with \
        {fill} (None if not given).
        Return the consecutive groups of {size} elements, the last one completed with {fill}, which is \
        None unless stated otherwise. No items give [].
        Chunks of equal length: pad the end with {fill}, None by default.
        grouper: fixed-size chunks, last one padded with a fill value
        """,
        """
        chunks = [items[start : start + size] for start in range(0, len(items), size)]
        if chunks:
            chunks[-1] = chunks[-1] + [fill] * (size - len(chunks[-1]))
        return chunks
        ---
        padded = items + [fill] * (-len(items) % size)
        return [padded[start : start + size] for start in range(0, len(padded), size)]
        """,
        lambda r: (_ints(r), r.randint(1, 4), r.choice((None, None, 0))),
    ),
    made(
        "variants_lists.chunk_into_tuples",
        "chunk chunks batched batch",
        "items: list[int]; size: int",
        "list[tuple[int, ...]]",
        """
        Split {items} into tuples of {size} consecutive elements; the last tuple may be shorter. Raises \
        ValueError if {size} is less than 1.
        Return a list of tuples with {size} elements each, the last with whatever is left over. A size \
        below 1 is a ValueError.
        Batch {items}: tuples of length {size} in order, the remainder as a shorter tuple at the end; \
        ValueError for sizes under 1.
        Group neighbors into tuples, {size} at a time, keeping an incomplete last group.
        list of tuples of n elements, like itertools.batched
        """,
        """
        if size < 1:
            raise ValueError("size must be at least 1")
        return [tuple(items[start : start + size]) for start in range(0, len(items), size)]
        """,
        lambda r: (_ints(r, 0, 9), r.randint(1, 4)),
    ),
    made(
        "variants_lists.chunk_bad_size_empty",
        "chunk chunks split_into_chunks chunk_list",
        "items: list[int]; size: int",
        "list[list[int]]",
        """
        Split {items} into lists of {size} elements, the last one possibly shorter. A {size} of 0 or less \
        gives an empty list.
        Cut {items} into pieces of length {size}; return [] if {size} is not positive.
        Return consecutive chunks with {size} elements each, the rest as the last one; for a size below 1 \
        there are no chunks.
        Group {items} by {size} in order, keeping a shorter last group. Zero and negative sizes yield [].
        chunks of a list, [] when the size is less than one
        """,
        """
        if size < 1:
            return []
        return [items[start : start + size] for start in range(0, len(items), size)]
        """,
        lambda r: (_ints(r), r.randint(-1, 4)),
    ),
    made(
        "variants_lists.chunk_rest_joins_last",
        "chunk_merge_rest chunks split_into_chunks",
        "items: list[int]; size: int",
        "list[list[int]]",
        """
        Split {items} into chunks of {size}; elements left over are appended to the last full chunk. Fewer \
        than {size} elements form a single chunk.
        Cut {items} into groups of at least {size}: what remains at the end joins the group before it, if \
        there is one.
        Return chunks with {size} elements each, only the last one may be longer because it takes the \
        remainder. No items give [].
        Chunk {items} by {size} and merge an incomplete last chunk into the previous one, if there is one.
        chunks of n, remainder merged into the last chunk
        """,
        """
        chunks = [items[start : start + size] for start in range(0, len(items), size)]
        if len(chunks) > 1 and len(chunks[-1]) < size:
            rest = chunks.pop()
            chunks[-1] = chunks[-1] + rest
        return chunks
        """,
        lambda r: (_ints(r, 0, 9), r.randint(1, 4)),
    ),
    made(
        "variants_lists.chunk_overlapping",
        "overlapping_chunks chunks_with_overlap chunk",
        "items: list[int]; size: int; overlap: int",
        "list[list[int]]",
        """
        Split {items} into chunks of {size} where each one begins with the last {overlap} elements of the \
        one before. The last chunk may be shorter.
        Cut {items} into overlapping pieces: {size} long, {overlap} elements shared with the previous \
        piece; stop once the end is reached.
        Return slices of {size} elements whose starts are {size} - {overlap} apart, up to the first one \
        that contains the last element. Requires {overlap} < {size}.
        Chunk a list with an overlap, which must be smaller than the size; the final chunk holds what is \
        left.
        chunks of a list with overlap, last one may be short
        """,
        """
        if not 0 <= overlap < size:
            raise ValueError("overlap must be at least 0 and less than size")
        chunks = []
        start = 0
        while start < len(items):
            chunks.append(items[start : start + size])
            if start + size >= len(items):
                break
            start += size - overlap
        return chunks
        """,
        lambda r: (_ints(r, 0, 9), size := r.randint(1, 4), r.randint(0, size - 1)),
    ),
    made(
        "variants_lists.equal_parts_or_error",
        "split_equally split_into_n_parts equal_parts divide_list",
        "items: list[int]; n: int",
        "list[list[int]]",
        """
        Divide {items} into {n} consecutive lists of the same length. Raises ValueError if that is not \
        possible without a remainder.
        Split {items} in {n} equal parts, in order; a length that {n} does not divide is a ValueError.
        Return {n} sublists with len(items) / {n} elements each and raise ValueError unless the length is \
        a multiple of {n}.
        Cut a list into exactly {n} pieces of equal size; an empty list gives {n} empty ones. ValueError \
        if the pieces would differ in length.
        n equal parts of a list, error if it cannot be divided evenly
        """,
        """
        if n < 1 or len(items) % n:
            raise ValueError("the list cannot be divided evenly")
        size = len(items) // n
        return [items[part * size : (part + 1) * size] for part in range(n)]
        """,
        lambda r: (_ints(r, size := (n := r.randint(1, 4)) * r.randint(0, 3), size), n),
    ),
    made(
        "variants_lists.parts_rest_in_last",
        "split_into_n_parts divide_list split_in_parts",
        "items: list[int]; n: int",
        "list[list[int]]",
        """
        Split {items} into {n} consecutive parts of equal size, rounded down; the last part also takes the \
        remaining elements.
        Divide {items} into {n} lists: all have len(items) // {n} elements, except that the last one gets \
        the rest as well.
        Return {n} pieces in order. Each but the last holds the integer quotient of length and {n}; the \
        last may be longer.
        Cut a list into {n} parts, leftovers go to the last part; there may be empty parts in front if \
        there are too few elements.
        n parts of a list with the remainder in the last one
        """,
        """
        size = len(items) // n
        parts = [items[part * size : (part + 1) * size] for part in range(n - 1)]
        parts.append(items[(n - 1) * size :])
        return parts
        """,
        lambda r: (_ints(r, 0, 9), r.randint(1, 4)),
    ),
    made(
        "variants_lists.parts_longer_ones_last",
        "split_into_n_parts split_evenly divide_list",
        "items: list[int]; n: int",
        "list[list[int]]",
        """
        Split {items} into {n} consecutive parts whose lengths differ by at most one, the longer ones at \
        the end.
        Divide {items} as evenly as possible into {n} lists in order; extra elements go to the last parts.
        Return {n} pieces of nearly equal size, shorter pieces first; with too few elements the first \
        pieces are empty.
        Cut a list into {n} balanced parts such that no part is longer than one that follows it.
        n balanced parts of a list, shorter parts first
        """,
        """
        size, extra = divmod(len(items), n)
        parts = []
        start = 0
        for part in range(n):
            end = start + size + (part >= n - extra)
            parts.append(items[start:end])
            start = end
        return parts
        """,
        lambda r: (_ints(r, 0, 9), r.randint(1, 4)),
    ),
    made(
        "variants_lists.rotate_with_direction",
        "rotate rotate_list shift_list",
        "items: list[int]; k: int; direction: str = 'right'",
        "list[int]",
        """
        Rotate {items} by {k} places to the 'right' (default) or, if {direction} is 'left', to the left. \
        {k} may be larger than the list.
        Return {items} rotated {k} steps in the given {direction}, 'left' or 'right'; what falls off one \
        end comes back at the other.
        Shift the elements cyclically by {k}. {direction} is 'left' or 'right' (the default); any other \
        value raises ValueError.
        Rotate a list left or right by {k} positions, depending on {direction}; an empty list stays empty.
        rotate a list by k, direction 'left' or 'right'
        """,
        """
        if direction not in ("left", "right"):
            raise ValueError("direction must be 'left' or 'right'")
        if not items:
            return []
        steps = k % len(items)
        if direction == "right":
            steps = len(items) - steps
        return items[steps:] + items[:steps]
        """,
        lambda r: (_ints(r), r.randint(0, 9), r.choice(("left", "right"))),
    ),
    made(
        "variants_lists.rotate_default_one_right",
        "rotate rotate_right shift_right cycle",
        "items: list[object]; k: int = 1",
        "list[object]",
        """
        Rotate {items} to the right by {k} places, one if not given. A negative {k} rotates to the left; \
        an empty list stays empty.
        Return {items} with the last {k} elements (by default the last one) moved to the front; negative \
        numbers turn it the other way.
        Cyclic shift to the right by {k}, default 1. {k} may be negative, for a shift to the left, or \
        larger than the length.
        Move every element {k} positions to the right, wrapping around; {k} defaults to 1 and below zero \
        means left.
        rotate right by k (default 1), negative k rotates left
        """,
        """
        if not items:
            return []
        k %= len(items)
        return items[-k:] + items[:-k]
        ---
        length = len(items)
        return [items[(position - k) % length] for position in range(length)]
        """,
        lambda r: (_words(r), r.randint(-8, 8)),
    ),
    made(
        "variants_lists.rotate_first_n_only",
        "rotate_prefix rotate_first_n rotate_beginning",
        "items: list[int]; n: int; k: int = 1",
        "list[int]",
        """
        Rotate only the first {n} elements of {items} to the left, by {k} places; the rest stays where it \
        is.
        Return {items} in which the beginning of length {n} is rotated left {k} times (once by default) \
        and the other elements are unchanged.
        Cyclic left shift by {k} within the first {n} positions. If {n} exceeds the length, the whole list \
        is rotated.
        Turn the first {n} elements by {k} to the left, keep everything behind them.
        rotate the first n elements left by k, rest unchanged
        """,
        """
        head, tail = items[:n], items[n:]
        if not head:
            return tail
        k %= len(head)
        return head[k:] + head[:k] + tail
        """,
        lambda r: (_ints(r), r.randint(0, 8), r.randint(0, 4)),
    ),
    made(
        "variants_lists.shift_filled",
        "shift shift_list shift_with_fill",
        "items: list[int]; k: int; fill: int | None = None",
        "list[int | None]",
        """
        Shift {items} to the right by {k} places without wrapping around: vacated places get {fill} (None \
        by default), what falls out is lost. A negative {k} shifts left.
        Return a list of the same length in which every element has moved {k} positions to the right, or \
        to the left if {k} is negative; gaps hold {fill}.
        Move the elements by {k}, not cyclically. Empty positions are filled with {fill}, default None, \
        and elements pushed over an end disappear.
        Like shift in pandas: element i comes from i - {k}, or is {fill} where there is none; the length \
        stays the same.
        shift a list by k with a fill value, negative k to the left
        """,
        """
        length = len(items)
        return [
            items[position - k] if 0 <= position - k < length else fill for position in range(length)
        ]
        ---
        if k >= 0:
            return ([fill] * k + items)[: len(items)]
        return (items + [fill] * -k)[-len(items) :] if items else []
        """,
        lambda r: (_ints(r), r.randint(-4, 4), r.choice((None, 0))),
    ),
    made(
        "variants_lists.dedupe_ignoring_case_trimmed",
        "remove_duplicates unique_words dedupe clean_unique",
        "words: list[str]",
        "list[str]",
        """
        Trim {words} and remove duplicates, ignoring case; blank ones are dropped. The first spelling of \
        each is kept, in order.
        Return the different words without spaces around them. Upper and lower case are the same, the \
        first occurrence wins, empty strings are left out.
        Strip every string, skip those that are then empty, and keep only the first of those that differ \
        in case alone.
        Remove repeated words case-insensitively after stripping white space; blank entries vanish and the \
        order stays.
        unique trimmed strings, case-insensitive, no blanks, first spelling kept
        """,
        """
        seen = set()
        result = []
        for word in words:
            word = word.strip()
            key = word.lower()
            if key and key not in seen:
                seen.add(key)
                result.append(word)
        return result
        ---
        first = {}
        for word in words:
            if word.strip():
                first.setdefault(word.strip().lower(), word.strip())
        return list(first.values())
        """,
        lambda r: (
            [
                r.choice(("tea", "Tea", " tea ", "TEA", "fig", "Fig ", "", "  "))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "variants_lists.dedupe_case_last_spelling",
        "unique_words dedupe_keep_last remove_duplicates",
        "words: list[str]",
        "list[str]",
        """
        Remove duplicates from {words}, ignoring case, and keep the last spelling of each, in the order of \
        the last occurrences.
        Of words that differ only in case, keep just the last one. The kept words stay in their order.
        Return {words} without those that occur again later, where upper and lower case count as equal.
        Drop every word that comes once more further on in the list, in whatever case.
        case-insensitive unique words, last one wins
        """,
        """
        seen = set()
        kept = []
        for word in reversed(words):
            if word.lower() not in seen:
                seen.add(word.lower())
                kept.append(word)
        return kept[::-1]
        ---
        keys = [word.lower() for word in words]
        return [word for at, word in enumerate(words) if keys[at] not in keys[at + 1 :]]
        """,
        lambda r: ([r.choice(("tea", "Tea", "TEA", "fig", "Fig", "ant")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_lists.dedupe_case_first_place_last_spelling",
        "unique_words merge_spellings dedupe_ignore_case",
        "words: list[str]",
        "list[str]",
        """
        Remove words of {words} that differ only in case: each stands where it came first, but is written \
        as it came last.
        Unique words without regard to case, in order of first appearance, with the spelling of the last \
        occurrence.
        Keep one word for all that are equal in lower case. Its position is that of the first of them, its \
        form that of the last.
        Case-insensitive deduplication in first-seen order; later spellings replace earlier ones.
        dedupe ignoring case, order of the first, spelling of the last
        """,
        """
        spelling = {}
        for word in words:
            spelling[word.lower()] = word
        return list(spelling.values())
        ---
        return list({word.lower(): word for word in words}.values())
        """,
        lambda r: ([r.choice(("tea", "Tea", "TEA", "fig", "Fig", "ant")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_lists.dedupe_unhashable",
        "unique remove_duplicates unique_lists dedupe",
        "items: list[list[int]]",
        "list[list[int]]",
        """
        Remove repeated lists from {items} and keep the first of each, in order. Two lists are equal only \
        with the same elements in the same order.
        Return the different inner lists in the order of their first appearance.
        Unique sublists: drop each list that equals an earlier one; [1, 2] and [2, 1] are different.
        Deduplicate a list whose elements are lists, so that no set of them can be made; the order is kept.
        remove duplicate sublists, keep order
        """,
        """
        unique_items = []
        for item in items:
            if item not in unique_items:
                unique_items.append(item)
        return unique_items
        ---
        return [list(key) for key in dict.fromkeys(map(tuple, items))]
        """,
        lambda r: ([_few(r, 0, 2, 2) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_lists.dedupe_with_removed_count",
        "remove_duplicates dedupe_and_count unique_with_removed",
        "items: list[int]",
        "tuple[list[int], int]",
        """
        Remove duplicates from {items} and tell how many were removed: return (unique elements in order of \
        first appearance, number of removed ones).
        Return a tuple of {items} without repetitions, first occurrences kept, and the count of elements \
        that were dropped.
        Deduplicate in order. The result is the pair of the shorter list and how much shorter it has become.
        Keep the first of each value; give back the new list together with the number of duplicates left \
        out, ([], 0) for an empty list.
        unique list and number of removed duplicates as a tuple
        """,
        """
        unique = list(dict.fromkeys(items))
        return unique, len(items) - len(unique)
        ---
        unique = []
        removed = 0
        for item in items:
            if item in unique:
                removed += 1
            else:
                unique.append(item)
        return unique, removed
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.dedupe_at_most_n_each",
        "keep_at_most_n limit_occurrences limit_repeats",
        "items: list[int]; n: int = 2",
        "list[int]",
        """
        Keep every value of {items} at most {n} times (2 by default), the first ones in order; further \
        copies are dropped.
        Return {items} without the occurrences of a value after its {n}-th. Equal elements need not be \
        neighbors; {n} defaults to 2.
        Limit repetitions: each value may stay {n} times, later copies go, and {n} is 2 if not given. The \
        order does not change.
        Remove the third and every later copy of each element, or more generally those beyond the first {n}.
        at most n occurrences of each element, order kept, default 2
        """,
        """
        counts = {}
        kept = []
        for item in items:
            counts[item] = counts.get(item, 0) + 1
            if counts[item] <= n:
                kept.append(item)
        return kept
        ---
        return [item for at, item in enumerate(items) if items[:at].count(item) < n]
        """,
        lambda r: (_few(r, 0, 9, 2), r.randint(0, 3)),
    ),
    made(
        "variants_lists.dedupe_records_keep_last",
        "unique_by_key dedupe_by unique_by keep_latest",
        "records: list[dict[str, int]]; key: str",
        "list[dict[str, int]]",
        """
        Keep only the last of all {records} with the same value of {key}; the kept ones stay in order. \
        Records without {key} are dropped.
        Remove dictionaries that are followed by another one with an equal {key}. Those that lack the key \
        are left out.
        Return the latest record for each {key} value, ordered by their positions in {records}; without \
        the key a record is skipped.
        Deduplicate a list of dicts by one field, later ones win, and ignore dicts in which that field is \
        missing.
        unique dicts by key, last occurrence kept, missing key skipped
        """,
        """
        seen = set()
        kept = []
        for record in reversed(records):
            if key in record and record[key] not in seen:
                seen.add(record[key])
                kept.append(record)
        return kept[::-1]
        """,
        lambda r: (
            [
                {name: r.randint(1, 3) for name in ("id", "size", "rank") if r.random() < 0.85}
                for _ in range(r.randint(0, 5))
            ],
            r.choice(("id", "size")),
        ),
    ),
    made(
        "variants_lists.dedupe_equal_dicts",
        "unique_dicts remove_duplicate_dicts dedupe_dicts",
        "records: list[dict[str, int]]",
        "list[dict[str, int]]",
        """
        Remove dictionaries that are equal to an earlier one in {records}. The order of keys does not \
        matter, the order of the list stays.
        Return the different dicts of {records}, the first of each kind; dicts are the same if they have \
        the same keys with the same values.
        Deduplicate a list of dictionaries by their whole content and keep first occurrences.
        Drop each record all of whose entries agree with a record before it.
        unique dicts in a list, first kept
        """,
        """
        kept = []
        for record in records:
            if record not in kept:
                kept.append(record)
        return kept
        ---
        first = {}
        for record in records:
            first.setdefault(frozenset(record.items()), record)
        return list(first.values())
        """,
        lambda r: (
            [
                {name: r.randint(1, 2) for name in r.sample(("a", "b"), r.randint(1, 2))}
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_lists.dedupe_by_type_and_value",
        "unique_strict dedupe_strict unique remove_duplicates",
        "items: list[object]",
        "list[object]",
        """
        Remove duplicates from {items}, where values of different types are different: 1, 1.0, True and \
        '1' all stay. The order is kept.
        Return the unique elements in first-seen order; two elements are the same only if both type and \
        value agree.
        Strict deduplication: True does not count as a repetition of 1, nor 0.0 as one of 0. First \
        occurrences are kept.
        Drop each element that has the same type and value as one before it.
        unique by type and value, order kept
        """,
        """
        seen = set()
        kept = []
        for item in items:
            key = (type(item), item)
            if key not in seen:
                seen.add(key)
                kept.append(item)
        return kept
        ---
        return [
            item
            for at, item in enumerate(items)
            if not any(type(other) is type(item) and other == item for other in items[:at])
        ]
        """,
        lambda r: ([r.choice((1, 1.0, True, "1", 0, 0.0, False, None)) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "variants_lists.squeeze_ignoring_case",
        "remove_consecutive_duplicates squeeze collapse_repeats",
        "words: list[str]",
        "list[str]",
        """
        Remove each of {words} that equals the word directly before it, ignoring case. The first one of a \
        run is kept as written.
        Collapse runs of the same word to their first word; 'Tea' and 'tea' are the same, and words that \
        come back later stay.
        Return {words} without consecutive duplicates, compared without regard to upper and lower case.
        Drop a word if its neighbor on the left differs from it in case at most.
        consecutive duplicates removed, case-insensitive
        """,
        """
        kept = []
        for word in words:
            if not kept or kept[-1].lower() != word.lower():
                kept.append(word)
        return kept
        ---
        return [next(run) for _, run in groupby(words, key=str.lower)]
        """,
        lambda r: ([r.choice(("tea", "Tea", "TEA", "fig", "Fig")) for _ in range(r.randint(0, 8))],),
        "from itertools import groupby",
    ),
    made(
        "variants_lists.squeeze_one_value",
        "squeeze_value collapse_value collapse_runs_of",
        "items: list[int]; value: int = 0",
        "list[int]",
        """
        Reduce every run of neighboring {value} in {items} to a single one; other repetitions stay. \
        {value} is 0 by default.
        Collapse consecutive {value}s to one and leave all other elements alone, even if they are \
        repeated. The default value is 0.
        Return {items} without each {value} (0 unless given) that directly follows another {value}.
        Squeeze only one kind of element: several {value} in a row become one.
        collapse runs of a given value, default 0
        """,
        """
        kept = []
        for item in items:
            if item != value or not kept or kept[-1] != value:
                kept.append(item)
        return kept
        ---
        return [item for at, item in enumerate(items) if at == 0 or item != value or items[at - 1] != value]
        """,
        lambda r: (_few(r, 0, 9, 1), r.randint(0, 1)),
    ),
    made(
        "variants_lists.duplicates_sorted_once",
        "find_duplicates duplicates get_duplicates repeated",
        "items: list[int]",
        "list[int]",
        """
        Return the values that occur more than once in {items}, each once and in ascending order.
        Which numbers have a duplicate? Sorted list without repetitions, [] if all are different.
        Find all duplicated values of {items}; the result is sorted and names every one of them a single \
        time.
        List the elements with at least two occurrences from small to large.
        sorted list of the values that appear at least twice
        """,
        """
        return sorted(item for item in set(items) if items.count(item) > 1)
        ---
        seen = set()
        repeated = set()
        for item in items:
            (repeated if item in seen else seen).add(item)
        return sorted(repeated)
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.duplicates_in_order_of_repetition",
        "find_duplicates duplicates repeated_values",
        "items: list[int]",
        "list[int]",
        """
        Return each value that occurs more than once in {items}, in the order in which their second \
        occurrences come.
        List every duplicated value once, at the moment it is seen for the second time when reading from \
        left to right.
        Find duplicates, ordered by where the value is repeated first: [1, 2, 2, 1] gives [2, 1].
        Go through {items} and note a number when it comes the second time; further copies change nothing.
        duplicate values ordered by second appearance
        """,
        """
        seen = set()
        repeated = []
        for item in items:
            if item in seen and item not in repeated:
                repeated.append(item)
            seen.add(item)
        return repeated
        ---
        return [item for at, item in enumerate(items) if items[:at].count(item) == 1]
        """,
        lambda r: (_few(r, 0, 9, 3),),
    ),
    made(
        "variants_lists.duplicates_every_extra_copy",
        "extra_copies find_extra_copies duplicates surplus",
        "items: list[int]",
        "list[int]",
        """
        Return all elements of {items} that have already occurred before, in order; a value that is there \
        three times appears twice.
        List every copy after the first one. [1, 1, 1, 2] gives [1, 1].
        What would be removed from {items} to make the values unique? Each repeated element is listed as \
        often as it is redundant.
        Collect the elements that equal an earlier one, keeping their order and their number.
        redundant copies in a list, each extra occurrence listed
        """,
        """
        seen = set()
        extra = []
        for item in items:
            if item in seen:
                extra.append(item)
            seen.add(item)
        return extra
        ---
        return [item for at, item in enumerate(items) if item in items[:at]]
        """,
        lambda r: (_few(r, 0, 8, 3),),
    ),
    made(
        "variants_lists.first_duplicate_earliest_start",
        "first_duplicate first_value_with_duplicate first_repeated",
        "items: list[int]",
        "int",
        """
        Return the first value of {items} that occurs again later, or -1 if there is none. The value whose \
        first occurrence is leftmost counts.
        Which is the earliest element with a duplicate further on? [2, 1, 1, 2] gives 2; without \
        duplicates the answer is -1.
        Going from the left, return the first element that is found once more to its right; if all \
        elements differ return -1.
        Find the leftmost element that is not unique in {items}, -1 when every element is.
        first element that has a duplicate, by first position, else -1
        """,
        """
        for item in items:
            if items.count(item) > 1:
                return item
        return -1
        ---
        for at, item in enumerate(items):
            if item in items[at + 1 :]:
                return item
        return -1
        """,
        lambda r: (_ints(r, 0, 7, 0, 6),),
    ),
    made(
        "variants_lists.intersection_multiset_first_order",
        "intersection multiset_intersection list_intersection common_elements",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Intersection of {first} and {second} with repetitions: each value occurs as often as in the list \
        that has fewer of it. The order of {first} is kept.
        Return the elements of {first} that can be paired off with equal elements of {second}, every \
        element of {second} used once.
        Common elements counted with multiplicity: [1, 1, 2] and [1, 1, 1] give [1, 1]. They come in the \
        order of {first}.
        Multiset intersection of two lists; a value twice in both is there twice in the result.
        intersection of two lists with duplicates, min of both counts, order of the first
        """,
        """
        available = Counter(second)
        common = []
        for item in first:
            if available[item] > 0:
                common.append(item)
                available[item] -= 1
        return common
        ---
        rest = list(second)
        common = []
        for item in first:
            if item in rest:
                rest.remove(item)
                common.append(item)
        return common
        """,
        lambda r: (_few(r, 0, 7, 3), _few(r, 0, 7, 3)),
        "from collections import Counter",
    ),
    made(
        "variants_lists.intersection_repeats_of_first",
        "keep_common filter_by_second intersection elements_also_in",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Keep the elements of {first} that also occur in {second}, in order and with all their repetitions \
        in {first}.
        Return {first} without everything that is missing in {second}; how often a value is in {second} \
        does not matter.
        Which elements of {first} are found in {second}? Duplicates in {first} are all kept.
        Filter {first}: [1, 1, 2] and [1] give [1, 1].
        elements of the first list that are in the second, duplicates preserved
        """,
        """
        allowed = set(second)
        return [item for item in first if item in allowed]
        ---
        return [item for item in first if item in second]
        """,
        lambda r: (_few(r, 0, 7, 4), _few(r, 0, 4, 4)),
    ),
    made(
        "variants_lists.intersection_words_any_case",
        "common_words intersection shared_words",
        "first: list[str]; second: list[str]",
        "list[str]",
        """
        Words that occur in both {first} and {second}, ignoring case; in lower case, sorted and without \
        repetitions.
        Compare two lists of words in lower case and return the common ones in alphabetical order, each \
        once.
        Case-insensitive intersection of {first} and {second} as a sorted list of lower-case words.
        Which words are in both lists? 'Tea' and 'tea' count as equal, and the result is lower case, \
        sorted, unique.
        common words of two lists, case-insensitive, lower case, sorted
        """,
        """
        return sorted({word.lower() for word in first} & {word.lower() for word in second})
        """,
        lambda r: (_words(r), _words(r)),
    ),
    made(
        "variants_lists.intersection_of_all_ordered",
        "common_to_all intersection_of_all in_all_lists",
        "lists: list[list[int]]",
        "list[int]",
        """
        Elements that occur in every one of {lists}, without repetitions and in the order of the first \
        list. No lists give [].
        Intersect all {lists}: keep each value of the first one that all others contain, once, in order.
        Return what is common to all lists as a list without duplicates, ordered as in lists[0]; an empty \
        input gives an empty list.
        Which elements are in each of the lists? Order of first appearance in the first list.
        intersection of many lists, order of the first, unique
        """,
        """
        if not lists:
            return []
        others = [set(items) for items in lists[1:]]
        return [item for item in dict.fromkeys(lists[0]) if all(item in other for other in others)]
        ---
        common = []
        for item in lists[0] if lists else []:
            if item not in common and all(item in items for items in lists):
                common.append(item)
        return common
        """,
        lambda r: ([_few(r, 1, 7, 3) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "variants_lists.union_with_multiplicity",
        "multiset_union union_with_repeats merge_counts",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Union of {first} and {second} as multisets, sorted: each value occurs as often as in the list that \
        has more of it.
        Return the sorted list with max(m, n) copies of every value that is m times in {first} and n times \
        in {second}.
        Multiset union of two lists: [1, 1, 2] and [1, 3] give [1, 1, 2, 3].
        Join two lists so that common elements are not doubled, but repetitions within one list stay; \
        ascending order.
        sorted multiset union, larger count of each element
        """,
        """
        counts = Counter(first) | Counter(second)
        return sorted(counts.elements())
        ---
        merged = list(first)
        rest = list(first)
        for item in second:
            if item in rest:
                rest.remove(item)
            else:
                merged.append(item)
        return sorted(merged)
        """,
        lambda r: (_few(r, 0, 6, 3), _few(r, 0, 6, 3)),
        "from collections import Counter",
    ),
    made(
        "variants_lists.difference_unique_ordered",
        "difference only_in_first list_difference missing_in_second",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Elements of {first} that are not in {second}, without repetitions, in the order of their first \
        appearance.
        Return what only {first} contains: drop everything that is in {second} and keep each remaining \
        value once, in order.
        Difference of two lists in original order; a value that is several times in {first} appears one \
        time.
        List each distinct element of {first} that {second} does not have, as ordered in {first}.
        list difference, unique, order of the first list
        """,
        """
        excluded = set(second)
        return [item for item in dict.fromkeys(first) if item not in excluded]
        ---
        result = []
        for item in first:
            if item not in second and item not in result:
                result.append(item)
        return result
        """,
        lambda r: (_few(r, 0, 8, 4), _few(r, 0, 3, 4)),
    ),
    made(
        "variants_lists.compare_added_removed",
        "compare_lists diff_lists list_changes changes",
        "old: list[str]; new: list[str]",
        "dict[str, list[str]]",
        """
        Compare {old} and {new}: a dict with 'added' (only in {new}), 'removed' (only in {old}) and \
        'unchanged' (in both), each sorted and without repetitions.
        What changed from {old} to {new}? Return {{'added': ..., 'removed': ..., 'unchanged': ...}} with \
        sorted lists of distinct items.
        Difference of two versions of a list as a dictionary with the keys 'added', 'removed' and \
        'unchanged' in this order; order and repeats are ignored.
        Sort the distinct items of both lists into new ones, dropped ones and those that stayed, under the \
        keys added, removed, unchanged.
        added, removed and unchanged items of two lists, sorted
        """,
        """
        before, after = set(old), set(new)
        return {
            "added": sorted(after - before),
            "removed": sorted(before - after),
            "unchanged": sorted(before & after),
        }
        """,
        lambda r: (_lower(r, 0, 5), _lower(r, 0, 5)),
    ),
    made(
        "variants_lists.jaccard_both_empty_one",
        "jaccard similarity jaccard_similarity list_similarity",
        "first: list[str]; second: list[str]",
        "float",
        """
        Jaccard similarity of {first} and {second}: common distinct items divided by all distinct items, \
        rounded to 2 decimals. Two empty lists give 1.0.
        Return the size of the intersection over the size of the union, both as sets, to two decimals; 1.0 \
        if both lists are empty.
        How similar are two lists, from 0.0 to 1.0? Share of the different items that both have, rounded \
        to two places, and 1.0 for no items at all.
        Ignore order and repetition and divide the number of shared items by the number of items in either \
        list (2 decimals; empty and empty is 1.0).
        jaccard index of two lists, 2 decimals, 1.0 if both are empty
        """,
        """
        left, right = set(first), set(second)
        if not left and not right:
            return 1.0
        return round(len(left & right) / len(left | right), 2)
        """,
        lambda r: (_lower(r, 0, 4), _lower(r, 0, 4)),
    ),
    made(
        "variants_lists.overlap_percent_of_first",
        "overlap_percent percent_in_common match_percentage",
        "first: list[int]; second: list[int]",
        "float",
        """
        What percentage of the distinct values of {first} is also in {second}? Rounded to 1 decimal, 0.0 \
        if {first} is empty.
        Return how many percent of the different numbers in {first} occur in {second}, with one decimal; \
        an empty {first} gives 0.0.
        Overlap of two lists relative to the first one, in percent to one decimal place. Repetitions do \
        not count, an empty {first} has 0.0.
        100 times the number of common distinct elements divided by the number of distinct elements of \
        {first}, rounded to one digit; 0.0 for none.
        percent of the first list's values found in the second
        """,
        """
        values = set(first)
        if not values:
            return 0.0
        return round(100 * len(values & set(second)) / len(values), 1)
        """,
        lambda r: (_few(r, 0, 7, 6), _few(r, 0, 7, 6)),
    ),
    made(
        "variants_lists.second_largest_repeats_none",
        "second_largest second_max second_highest",
        "numbers: list[int]",
        "int | None",
        """
        Second largest of {numbers}, where repeated values count separately: [5, 5, 3] gives 5. Fewer than \
        two numbers give None.
        Return the number that stands second when {numbers} are sorted from high to low; None if there are \
        not two.
        What is the second highest element, duplicates of the maximum included? None for a list with less \
        than two elements.
        Leave out one maximum and return the largest of the rest, or None if nothing is left.
        second largest element, duplicates counted, None if too short
        """,
        """
        if len(numbers) < 2:
            return None
        return sorted(numbers, reverse=True)[1]
        ---
        if len(numbers) < 2:
            return None
        return heapq.nlargest(2, numbers)[1]
        """,
        lambda r: (_few(r, 0, 5),),
        "import heapq",
    ),
    made(
        "variants_lists.second_largest_distinct_or_error",
        "second_largest second_highest runner_up",
        "numbers: list[int]",
        "int",
        """
        Second largest distinct value of {numbers}; duplicates of the maximum do not count. Raises \
        ValueError if there are fewer than two different values.
        Return the greatest number that is smaller than the maximum, ValueError if no such number exists.
        What is the second highest different value? [5, 5, 3] gives 3; with less than two distinct values \
        a ValueError is raised.
        Remove duplicates and return the runner-up to the maximum. Lists without two distinct numbers \
        raise ValueError.
        second largest unique number, ValueError if there is none
        """,
        """
        distinct = sorted(set(numbers))
        if len(distinct) < 2:
            raise ValueError("at least two different numbers are needed")
        return distinct[-2]
        """,
        lambda r: ([*_few(r, 1, 4), r.randint(-2, -1), r.choice((3, 4, 5)), *_few(r, 0, 2)],),
    ),
    made(
        "variants_lists.second_largest_distinct_minus_one",
        "second_largest second_highest second_max",
        "numbers: list[int]",
        "int",
        """
        Second largest distinct number of {numbers}, or -1 if there are fewer than two different numbers.
        Return the largest number below the maximum; if all are equal or the list is empty return -1.
        Which is the runner-up among the different values? Answer -1 when it does not exist.
        Ignore repetitions of the maximum and return the next smaller number, -1 without one.
        second largest distinct element or -1
        """,
        """
        largest = max(numbers, default=0)
        return max((number for number in numbers if number != largest), default=-1)
        ---
        distinct = sorted(set(numbers), reverse=True)
        return distinct[1] if len(distinct) > 1 else -1
        """,
        lambda r: (_few(r, 0, 5),),
    ),
    made(
        "variants_lists.second_smallest_repeats_none",
        "second_smallest second_lowest second_min",
        "numbers: list[int]",
        "int | None",
        """
        Second smallest of {numbers}, counting duplicates: [1, 1, 4] gives 1. None if there are fewer than \
        two numbers.
        Return the element at index 1 of the list in ascending order, or None for less than two elements.
        What is the second lowest number if equal ones are counted separately? None when the list is too \
        short.
        Take away one minimum and return the smallest of the rest; None if there is no rest.
        second smallest element with duplicates, else None
        """,
        """
        if len(numbers) < 2:
            return None
        return sorted(numbers)[1]
        """,
        lambda r: (_few(r, 0, 5),),
    ),
    made(
        "variants_lists.second_smallest_distinct_or_error",
        "second_smallest second_lowest",
        "numbers: list[int]",
        "int",
        """
        Second smallest distinct value of {numbers}; repetitions of the minimum do not count. Raises \
        ValueError without two different values.
        Return the least number that is greater than the minimum, ValueError if there is none.
        What is the second lowest different number? [1, 1, 4] gives 4; fewer than two distinct numbers \
        raise a ValueError.
        Drop duplicates and return the runner-up to the minimum, or raise ValueError when that is \
        impossible.
        second smallest unique number, error if missing
        """,
        """
        distinct = sorted(set(numbers))
        if len(distinct) < 2:
            raise ValueError("at least two different numbers are needed")
        return distinct[1]
        """,
        lambda r: ([r.randint(0, 2), *_few(r, 1, 5), r.randint(5, 7)],),
    ),
    made(
        "variants_lists.kth_largest_none_out_of_range",
        "kth_largest nth_largest find_kth_largest",
        "numbers: list[int]; k: int",
        "int | None",
        """
        The {k}-th largest of {numbers}, 1 being the maximum; duplicates count separately. None if {k} is \
        less than 1 or greater than the length.
        Return the element at place {k} in descending order, counted from 1, or None if there is no such \
        place.
        Which number is in position {k} from the top when equal numbers are all counted? Out of range \
        gives None.
        Sort from high to low and take number {k}; for a {k} below 1 or above len({numbers}) return None.
        kth largest element with duplicates, None when k is out of range
        """,
        """
        if not 1 <= k <= len(numbers):
            return None
        return sorted(numbers, reverse=True)[k - 1]
        """,
        lambda r: (_few(r, 0, 6), r.randint(0, 6)),
    ),
    made(
        "variants_lists.kth_smallest_distinct_or_error",
        "kth_smallest nth_smallest find_kth_smallest",
        "numbers: list[int]; k: int",
        "int",
        """
        The {k}-th smallest of the different {numbers}, counted from 1. Raises ValueError if there are not \
        {k} distinct numbers or {k} is below 1.
        Return number {k} of the distinct values in ascending order; a {k} without such a value is a \
        ValueError.
        Ignore duplicates, sort ascending and give the element at place {k} (1 is the minimum). ValueError \
        when out of range.
        Which different value is the {k}-th from the bottom? Equal numbers count once, an impossible {k} \
        raises ValueError.
        kth smallest distinct value, ValueError for an invalid k
        """,
        """
        distinct = sorted(set(numbers))
        if not 1 <= k <= len(distinct):
            raise ValueError("k is out of range")
        return distinct[k - 1]
        """,
        lambda r: (numbers := _few(r, 1, 8), r.randint(1, len(set(numbers)))),
    ),
    made(
        "variants_lists.two_largest_as_tuple",
        "two_largest top_two largest_two",
        "numbers: list[int]",
        "tuple[int, int]",
        """
        The two largest of {numbers} as a tuple, the larger one first; equal values may both be taken. \
        Raises ValueError for fewer than two numbers.
        Return (largest, second largest), duplicates counted separately; less than two numbers are a \
        ValueError.
        Which two elements are the greatest? Tuple in descending order, [4, 4, 1] gives (4, 4), ValueError \
        if the list is too short.
        Find the maximum and the maximum of the remaining elements in one tuple; at least two elements are \
        required, else ValueError.
        (max, second max) with duplicates
        """,
        """
        if len(numbers) < 2:
            raise ValueError("at least two numbers are needed")
        largest, second = sorted(numbers)[:-3:-1]
        return largest, second
        ---
        if len(numbers) < 2:
            raise ValueError("at least two numbers are needed")
        largest, second = max(numbers[:2]), min(numbers[:2])
        for number in numbers[2:]:
            if number > largest:
                largest, second = number, largest
            elif number > second:
                second = number
        return largest, second
        """,
        lambda r: (_ints(r, 2, 6, -5, 9),),
    ),
    made(
        "variants_lists.moving_average_two_decimals",
        "moving_average rolling_mean moving_averages",
        "numbers: list[float]; window: int",
        "list[float]",
        """
        Moving average of {numbers}: the mean of every full window of {window} values, rounded to 2 \
        decimals. A {window} below 1 or longer than the list gives [].
        Return the averages of all runs of {window} neighboring values, to two decimals; the list is empty \
        if {window} is not positive or too large.
        Mean of each group of {window} consecutive numbers, rounded to two places, for complete groups \
        only. Impossible windows yield an empty list.
        Slide a window of {window} over {numbers} and list the rounded means (2 digits); there are len - \
        {window} + 1 of them, or none.
        rolling mean over full windows, 2 decimals, [] for a bad window
        """,
        """
        if window < 1:
            return []
        return [
            round(sum(numbers[start : start + window]) / window, 2)
            for start in range(len(numbers) - window + 1)
        ]
        """,
        lambda r: (_floats(r, 0, 7), r.randint(0, 4)),
    ),
    made(
        "variants_lists.moving_average_centered",
        "centered_average moving_average smooth centered_moving_average",
        "numbers: list[int]; radius: int = 1",
        "list[float]",
        """
        Centered moving average: replace each of {numbers} by the mean of itself and up to {radius} \
        neighbors on each side, rounded to 2 decimals.
        Smooth {numbers} with a window from {radius} places before to {radius} places after; at the ends \
        use the values that exist. Two decimals, {radius} is 1 by default.
        Return a list of the same length with the averages of the surrounding 2 * {radius} + 1 numbers, \
        cut off at the borders, to two places.
        Mean over a symmetric window of {radius} (default 1) values to the left and right; the window \
        shrinks at both ends. Rounded to 2 digits.
        centered moving average, shorter windows at the ends, 2 decimals
        """,
        """
        averages = []
        for at in range(len(numbers)):
            part = numbers[max(0, at - radius) : at + radius + 1]
            averages.append(round(sum(part) / len(part), 2))
        return averages
        """,
        lambda r: (_ints(r, 0, 8), r.randint(0, 3)),
    ),
    made(
        "variants_lists.moving_average_window_capped",
        "moving_average rolling_average",
        "numbers: list[int]; window: int",
        "list[float]",
        """
        Averages of all windows of {window} consecutive {numbers}. If the list is shorter than {window}, \
        return one value, the mean of all; no numbers give [].
        Moving average, not rounded. A {window} larger than the list is reduced to the length of the list.
        Return the mean of every group of {window} neighbors; with fewer numbers than that, just the mean \
        of the whole list, and [] for an empty one.
        Rolling mean in which the window is at most as long as the list, so that there is a result for \
        every list that is not empty.
        moving average, window limited to the list length
        """,
        """
        window = min(window, len(numbers))
        if not numbers:
            return []
        return [
            sum(numbers[start : start + window]) / window for start in range(len(numbers) - window + 1)
        ]
        """,
        lambda r: (_ints(r, 0, 6), r.randint(1, 5)),
    ),
    made(
        "variants_lists.trailing_sums",
        "trailing_sums rolling_sum moving_sum",
        "numbers: list[int]; window: int",
        "list[int]",
        """
        For each of {numbers} the sum of itself and up to {window} - 1 numbers before it; the result is as \
        long as {numbers}.
        Rolling sum of the last {window} values at every position; at the start there are fewer to add.
        Return a list whose element i is the total of at most {window} numbers ending at index i.
        Moving sum of the same length as the list, with incomplete windows at the beginning.
        trailing window sums, partial windows included
        """,
        """
        return [sum(numbers[max(0, end - window) : end]) for end in range(1, len(numbers) + 1)]
        ---
        sums = []
        total = 0
        for at, number in enumerate(numbers):
            total += number
            if at >= window:
                total -= numbers[at - window]
            sums.append(total)
        return sums
        """,
        lambda r: (_ints(r, 0, 8), r.randint(1, 4)),
    ),
    made(
        "variants_lists.running_total_with_start",
        "running_total cumulative_sum running_sum",
        "numbers: list[int]; start: int = 0",
        "list[int]",
        """
        Running totals of {numbers} beginning with {start} (0 by default), which is the first element of \
        the result; so there is one more than there are numbers.
        Return [{start}, {start} + first, {start} + first + second, ...]. No numbers give [{start}], and \
        {start} is 0 if not given.
        Cumulative sums including the initial value {start}, default 0, in front.
        List the totals before the first number and after each one, counting from {start}.
        prefix sums with an initial value, one longer than the input
        """,
        """
        return list(accumulate(numbers, initial=start))
        ---
        totals = [start]
        for number in numbers:
            totals.append(totals[-1] + number)
        return totals
        """,
        lambda r: (_ints(r, 0, 6), r.choice((0, 0, 10, -5))),
        "from itertools import accumulate",
    ),
    made(
        "variants_lists.running_total_never_negative",
        "running_total_floor clamped_totals running_total",
        "numbers: list[int]",
        "list[int]",
        """
        Running totals of {numbers} that never go below 0: whenever the total would be negative it is set \
        to 0.
        Return the cumulative sum after each number, where a sum under zero counts as zero from then on.
        Add up {numbers} one by one starting at 0; a negative balance is reset to 0 at once. List the \
        balance after each step.
        Cumulative sums with a floor of zero.
        running sum clamped at zero
        """,
        """
        totals = []
        total = 0
        for number in numbers:
            total = max(0, total + number)
            totals.append(total)
        return totals
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.running_total_reset_at_none",
        "running_total_with_resets resettable_total cumulative_sum",
        "numbers: list[int | None]",
        "list[int]",
        """
        Running totals of {numbers} in which a None sets the total back to 0; the result has 0 at that \
        place.
        Cumulative sum that starts again after every None, with a 0 where the None is.
        Return the total after each element: a number is added, None resets the sum to zero.
        Add up the elements one after the other; whenever None comes, begin anew from 0 and note 0.
        cumulative sum, reset at None
        """,
        """
        totals = []
        total = 0
        for number in numbers:
            total = 0 if number is None else total + number
            totals.append(total)
        return totals
        """,
        lambda r: ([r.choice((None, *range(-3, 9))) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "variants_lists.running_total_rounded",
        "running_total cumulative_sum running_balance",
        "amounts: list[float]",
        "list[float]",
        """
        Running totals of {amounts}, each rounded to 2 decimals; an empty list gives an empty list.
        Return the sum up to and including each of {amounts}, to two decimals, without summing up rounding \
        errors of earlier results.
        Cumulative sums of decimal numbers; every total shown is rounded to two places.
        For each position the total of all amounts so far with 2 digits after the point.
        cumulative sum of floats rounded to 2 decimals
        """,
        """
        totals = []
        total = 0.0
        for amount in amounts:
            total += amount
            totals.append(round(total, 2))
        return totals
        """,
        lambda r: ([r.choice((0.1, 0.2, 1.35, 2.5, -0.7, 19.99, 3.0)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "variants_lists.differences_absolute",
        "absolute_differences gaps steps differences",
        "numbers: list[int]",
        "list[int]",
        """
        Absolute differences between neighboring {numbers}; fewer than two numbers give [].
        Return |b - a| for each pair of consecutive elements a, b of {numbers}.
        How far apart are each two neighbors, regardless of direction? The list has one element less than \
        {numbers}.
        Distances from every number to the next one, never negative.
        absolute differences of consecutive elements
        """,
        """
        return [abs(after - before) for before, after in zip(numbers, numbers[1:])]
        ---
        return [abs(numbers[at] - numbers[at - 1]) for at in range(1, len(numbers))]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.differences_zero_first",
        "differences changes deltas daily_changes",
        "numbers: list[int]",
        "list[int]",
        """
        Change of each of {numbers} from the one before; the first has no predecessor and gets 0. The \
        result is as long as {numbers}.
        Return [0, second - first, third - second, ...], and [] for an empty list.
        Differences to the previous element with a leading 0, so that the length stays the same.
        For every position how much the number has grown since the position before; 0 at the start.
        consecutive differences, 0 for the first element
        """,
        """
        return [number - numbers[max(0, at - 1)] for at, number in enumerate(numbers)]
        ---
        if not numbers:
            return []
        return [0] + [after - before for before, after in zip(numbers, numbers[1:])]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.differences_none_first",
        "differences diff changes",
        "numbers: list[int]",
        "list[int | None]",
        """
        Difference of each of {numbers} to the one before, None for the first. The result has the same \
        length as {numbers}.
        Return a list that begins with None and goes on with second - first, third - second, and so on; [] \
        for no numbers.
        Change from the previous element at every position; there is none at the first one, so it is None.
        Like diff() of a pandas column: same length, nothing (None) at the start.
        consecutive differences with a leading None
        """,
        """
        changes = []
        previous = None
        for number in numbers:
            changes.append(None if previous is None else number - previous)
            previous = number
        return changes
        ---
        return [None if at == 0 else numbers[at] - numbers[at - 1] for at in range(len(numbers))]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.two_sum_tuple_or_none",
        "two_sum find_pair pair_indices",
        "numbers: list[int]; target: int",
        "tuple[int, int] | None",
        """
        Indices (i, j) with i < j of two {numbers} that add up to {target}, as a tuple; None if there are \
        none. The smallest i wins, then the smallest j.
        Return the first pair of positions whose numbers have the sum {target}, in order of i and then j, \
        or None.
        At which two different positions do the numbers make {target}? Tuple of indices, lowest first \
        index preferred, None without a pair.
        Try all pairs i < j in order and return (i, j) as soon as numbers[i] + numbers[j] is {target}; \
        otherwise None.
        two sum: index tuple or None
        """,
        """
        for i, first in enumerate(numbers):
            for j in range(i + 1, len(numbers)):
                if first + numbers[j] == target:
                    return i, j
        return None
        ---
        for i, j in combinations(range(len(numbers)), 2):
            if numbers[i] + numbers[j] == target:
                return (i, j)
        return None
        """,
        lambda r: _with_pair_sum(r, _ints(r, 0, 7, -3, 8)),
        "from itertools import combinations",
    ),
    made(
        "variants_lists.two_sum_first_completed",
        "two_sum find_pair two_sum_indices",
        "numbers: list[int]; target: int",
        "tuple[int, int] | None",
        """
        Read {numbers} from the left and return (i, j), i < j, for the first number at j that has an \
        earlier partner with the sum {target}; of several partners the latest. None if there is none.
        Two sum in one pass: as soon as {target} minus the current number was seen before, return the \
        index where it was seen last and the current index; None at the end.
        Indices of two numbers that add up to {target} with the smallest j, and then the largest i < j, as \
        a tuple; no such pair gives None.
        Return the pair of positions that is complete first when going through the list, (last position of \
        the partner, current position), otherwise None.
        two sum with a dictionary, earliest second index, None if not found
        """,
        """
        seen = {}
        for at, number in enumerate(numbers):
            if target - number in seen:
                return seen[target - number], at
            seen[number] = at
        return None
        ---
        for j in range(len(numbers)):
            for i in range(j - 1, -1, -1):
                if numbers[i] + numbers[j] == target:
                    return i, j
        return None
        """,
        lambda r: _with_pair_sum(r, _ints(r, 2, 8, 0, 6)),
    ),
    made(
        "variants_lists.two_sum_list_minus_ones",
        "two_sum find_two_sum sum_indices",
        "numbers: list[int]; target: int",
        "list[int]",
        """
        Return the indices [i, j], i < j, of the first two {numbers} whose sum is {target}, or [-1, -1] if \
        no two have it. Smallest i, then smallest j.
        Find two positions with the sum {target} and give them as an ascending list; if there is no pair \
        the list is [-1, -1].
        Two sum with [-1, -1] for not found; among several pairs the one with the lowest first, then the \
        lowest second index is taken.
        List of the two indices at which the numbers add up to {target}, each index used once; [-1, -1] \
        without a solution.
        two sum as a list, [-1, -1] if none
        """,
        """
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if numbers[i] + numbers[j] == target:
                    return [i, j]
        return [-1, -1]
        """,
        lambda r: _with_pair_sum(r, _ints(r, 0, 6, -3, 8)),
    ),
    made(
        "variants_lists.two_sum_sorted_one_based",
        "two_sum_sorted two_sum pair_positions",
        "numbers: list[int]; target: int",
        "list[int]",
        """
        {numbers} are sorted in ascending order. Return the positions, counted from 1, of two different \
        elements that add up to {target}, found by moving in from both ends; [] if there are none.
        Two sum in a sorted list with two pointers: 1-based positions [left, right] of the first hit, an \
        empty list without one.
        Start with the outermost elements of the ascending {numbers} and move inwards until their sum is \
        {target}; return the places counted from 1, or [].
        Find a pair with the sum {target} in a sorted list, the most distant one first, and give its \
        1-based indices as a list; [] when there is no pair.
        two sum for a sorted list, 1-based, two pointers
        """,
        """
        left, right = 0, len(numbers) - 1
        while left < right:
            total = numbers[left] + numbers[right]
            if total == target:
                return [left + 1, right + 1]
            if total < target:
                left += 1
            else:
                right -= 1
        return []
        """,
        lambda r: _with_pair_sum(r, _rising(r)),
    ),
    made(
        "variants_lists.two_sum_values_ascending",
        "two_sum_values find_pair pair_with_sum",
        "numbers: list[int]; target: int",
        "list[int]",
        """
        Two of {numbers} (not their indices) that add up to {target}, the smaller one first; [] if there \
        are none. Of several pairs take the one with the smallest number.
        Return [a, b] with a <= b and a + b == {target} for two different elements, a as small as \
        possible, or an empty list.
        Which two values have the sum {target}? An ascending list of two, the pair with the least element \
        if there are more, [] without one.
        Find elements at different positions that make {target} together and return the values sorted; \
        prefer the smallest lower value; [] for no pair.
        pair of values with a given sum, sorted, [] if none
        """,
        """
        ordered = sorted(numbers)
        left, right = 0, len(ordered) - 1
        while left < right:
            total = ordered[left] + ordered[right]
            if total == target:
                return [ordered[left], ordered[right]]
            if total < target:
                left += 1
            else:
                right -= 1
        return []
        ---
        pairs = [sorted(pair) for pair in combinations(numbers, 2) if sum(pair) == target]
        return min(pairs, default=[])
        """,
        lambda r: _with_pair_sum(r, _ints(r, 0, 7, -3, 8)),
        "from itertools import combinations",
    ),
    made(
        "variants_lists.two_sum_all_index_pairs",
        "pair_indices_with_sum all_two_sums find_all_pairs",
        "numbers: list[int]; target: int",
        "list[tuple[int, int]]",
        """
        All pairs of indices (i, j) with i < j for which numbers[i] + numbers[j] is {target}, ordered by i \
        and then j.
        List every two positions of {numbers} whose elements add up to {target} as tuples in ascending \
        order; [] if there are none.
        At which pairs of different positions do the numbers have the sum {target}? An index may be part \
        of several pairs.
        Return the index pairs, not the values, of all solutions of the two-sum problem.
        all index pairs with a given sum
        """,
        """
        return [
            (i, j)
            for i in range(len(numbers))
            for j in range(i + 1, len(numbers))
            if numbers[i] + numbers[j] == target
        ]
        """,
        lambda r: _with_pair_sum(r, _ints(r, 0, 7, 0, 5)),
    ),
    made(
        "variants_lists.pair_sums_distinct_values",
        "unique_pairs_with_sum pairs_with_sum find_unique_pairs",
        "numbers: list[int]; target: int",
        "list[tuple[int, int]]",
        """
        Different pairs of values from {numbers} with the sum {target}, the smaller value first in each, \
        sorted. A pair of equal values needs that value twice.
        Return every (a, b), a <= b, with a + b == {target} once, in ascending order, where a and b are at \
        different positions of {numbers}.
        Which combinations of two elements at different places add up to {target}? Repeated combinations \
        are listed a single time; sorted list of ascending tuples.
        Pairs with a given sum without duplicates: [1, 3, 1, 3] and 4 give [(1, 3)].
        unique value pairs with a given sum, sorted
        """,
        """
        pairs = {tuple(sorted(pair)) for pair in combinations(numbers, 2) if sum(pair) == target}
        return sorted(pairs)
        ---
        seen = set()
        pairs = set()
        for number in numbers:
            partner = target - number
            if partner in seen:
                pairs.add((min(number, partner), max(number, partner)))
            seen.add(number)
        return sorted(pairs)
        """,
        lambda r: _with_pair_sum(r, _ints(r, 0, 8, 0, 6)),
        "from itertools import combinations",
    ),
    made(
        "variants_lists.pair_sums_each_used_once",
        "count_disjoint_pairs max_pairs_with_sum count_pairs",
        "numbers: list[int]; target: int",
        "int",
        """
        How many pairs with the sum {target} can be formed from {numbers} if every element may be used \
        only once?
        Greatest number of disjoint pairs of elements that add up to {target}.
        Count pairs of {numbers} with the sum {target}; an element that is part of one pair cannot be in \
        another: [1, 1, 1, 3] and 4 give 1.
        Repeatedly take two elements that make {target} out of the list. How often does that work?
        number of non-overlapping pairs with a given sum
        """,
        """
        waiting = Counter()
        pairs = 0
        for number in numbers:
            if waiting[target - number] > 0:
                waiting[target - number] -= 1
                pairs += 1
            else:
                waiting[number] += 1
        return pairs
        ---
        rest = sorted(numbers)
        pairs = 0
        left, right = 0, len(rest) - 1
        while left < right:
            total = rest[left] + rest[right]
            if total == target:
                pairs += 1
            if total <= target:
                left += 1
            if total >= target:
                right -= 1
        return pairs
        """,
        lambda r: _with_pair_sum(r, _ints(r, 0, 9, 0, 5)),
        "from collections import Counter",
    ),
    made(
        "variants_lists.merge_sorted_without_repeats",
        "merge_unique merge_sorted merge_sorted_lists",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Merge the ascending lists {first} and {second} into one ascending list without repetitions.
        Combine two sorted lists; every value appears once in the sorted result, even if it is several \
        times in one or both of them.
        Return the sorted distinct values of two lists that are in ascending order.
        Merge two sorted lists and drop duplicates on the way.
        merge sorted lists, unique values
        """,
        """
        merged = []
        i = j = 0
        while i < len(first) or j < len(second):
            if j == len(second) or (i < len(first) and first[i] <= second[j]):
                value = first[i]
                i += 1
            else:
                value = second[j]
                j += 1
            if not merged or merged[-1] != value:
                merged.append(value)
        return merged
        ---
        return sorted(set(first) | set(second))
        """,
        lambda r: (_rising(r), _rising(r)),
    ),
    made(
        "variants_lists.merge_sorted_to_descending",
        "merge_descending merge_sorted_reverse merge_lists",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Merge the ascending lists {first} and {second} into one list in descending order, repetitions kept.
        {first} and {second} are sorted from small to large. Return all their elements from large to small.
        Combine two sorted lists such that the largest element comes first; duplicates stay.
        Walk both ascending lists from their ends and take the larger element each time.
        merge two ascending lists in descending order
        """,
        """
        merged = []
        i, j = len(first) - 1, len(second) - 1
        while i >= 0 and j >= 0:
            if first[i] >= second[j]:
                merged.append(first[i])
                i -= 1
            else:
                merged.append(second[j])
                j -= 1
        return merged + first[: i + 1][::-1] + second[: j + 1][::-1]
        ---
        return sorted(first + second, reverse=True)
        """,
        lambda r: (_rising(r, 0, 5), _rising(r, 0, 5)),
    ),
    made(
        "variants_lists.merge_sorted_pairs_by_number",
        "merge_by_second merge_sorted_pairs merge_records",
        "first: list[tuple[str, int]]; second: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Merge two lists of (name, number) tuples that are sorted by number into one sorted by number. With \
        equal numbers those of {first} come before those of {second}.
        Combine {first} and {second}, each in ascending order of the second item, keeping that order; on \
        ties the tuples of {first} go first.
        Stable merge of two sorted lists of pairs by their number: equal ones stay in their order, {first} \
        ahead of {second}.
        Return all pairs of both lists ordered by number only; names are not compared, ties are resolved \
        in favor of {first}.
        merge two lists of pairs sorted by the second item, stable
        """,
        """
        merged = []
        i = j = 0
        while i < len(first) and j < len(second):
            if first[i][1] <= second[j][1]:
                merged.append(first[i])
                i += 1
            else:
                merged.append(second[j])
                j += 1
        return merged + first[i:] + second[j:]
        ---
        return sorted(first + second, key=lambda pair: pair[1])
        """,
        lambda r: (
            sorted(_pairs(r)[:4], key=lambda pair: pair[1]),
            sorted(_pairs(r)[:4], key=lambda pair: pair[1]),
        ),
    ),
    made(
        "variants_lists.binary_search_none",
        "binary_search search_sorted find_index",
        "numbers: list[int]; target: int",
        "int | None",
        """
        Binary search: index of {target} in the ascending list {numbers}, None if it is not there. The \
        numbers are all different.
        Look {target} up in the sorted {numbers} (no repetitions) by halving the range, and return its \
        position or None.
        At which index of the sorted list without duplicates does {target} stand? None if nowhere.
        Return the place of {target} in distinct sorted numbers, counted from 0, and None when it is \
        missing.
        binary search, index or None
        """,
        """
        low, high = 0, len(numbers) - 1
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] == target:
                return middle
            if numbers[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return None
        ---
        at = bisect_left(numbers, target)
        return at if at < len(numbers) and numbers[at] == target else None
        """,
        lambda r: _with_target(r, sorted(set(_rising(r))), -3, 9),
        "from bisect import bisect_left",
    ),
    made(
        "variants_lists.binary_search_first_of_equals",
        "binary_search_first first_occurrence find_first",
        "numbers: list[int]; target: int",
        "int",
        """
        Index of the first {target} in the ascending list {numbers}, which may contain repetitions, by \
        binary search; -1 if it is missing.
        Binary search for the leftmost occurrence of {target} in sorted numbers. Returns -1 when it does \
        not occur.
        {numbers} are sorted, with possible duplicates. At which lowest index does {target} stand? -1 if \
        nowhere.
        Find the first position of {target} in a sorted list with repeated values, otherwise -1.
        first occurrence in a sorted list with duplicates, -1 if none
        """,
        """
        at = bisect_left(numbers, target)
        return at if at < len(numbers) and numbers[at] == target else -1
        ---
        low, high = 0, len(numbers) - 1
        found = -1
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] >= target:
                if numbers[middle] == target:
                    found = middle
                high = middle - 1
            else:
                low = middle + 1
        return found
        """,
        lambda r: _with_target(r, _rising(r, 0, 8, 0, 4), 0, 5),
        "from bisect import bisect_left",
    ),
    made(
        "variants_lists.binary_search_last_of_equals",
        "binary_search_last last_occurrence find_last",
        "numbers: list[int]; target: int",
        "int",
        """
        Index of the last {target} in the ascending list {numbers}, which may contain repetitions, by \
        binary search; -1 if it is missing.
        Binary search for the rightmost occurrence of {target} in sorted numbers. Returns -1 when it does \
        not occur.
        {numbers} are sorted, with possible duplicates. At which highest index does {target} stand? -1 if \
        nowhere.
        Find the final position of {target} in a sorted list with repeated values, otherwise -1.
        last occurrence in a sorted list with duplicates, -1 if none
        """,
        """
        at = bisect_right(numbers, target) - 1
        return at if at >= 0 and numbers[at] == target else -1
        ---
        low, high = 0, len(numbers) - 1
        found = -1
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] <= target:
                if numbers[middle] == target:
                    found = middle
                low = middle + 1
            else:
                high = middle - 1
        return found
        """,
        lambda r: _with_target(r, _rising(r, 0, 8, 0, 4), 0, 5),
        "from bisect import bisect_right",
    ),
    made(
        "variants_lists.binary_search_negative_insertion",
        "binary_search search_sorted",
        "numbers: list[int]; target: int",
        "int",
        """
        Binary search as in Java: the index of {target} in the ascending, distinct {numbers}; if missing, \
        -(insertion point) - 1.
        Return where {target} stands in the sorted list without repetitions, otherwise -i - 1, where i is \
        the index at which it would have to be inserted.
        Look up {target} in sorted numbers. A result of at least 0 is its index, a negative one is \
        -(position to insert it) - 1.
        Index if found; if not, minus one minus the number of smaller elements. {numbers} are different \
        and ascending.
        binary search returning -(insertion point) - 1 when not found
        """,
        """
        at = bisect_left(numbers, target)
        if at < len(numbers) and numbers[at] == target:
            return at
        return -at - 1
        ---
        low, high = 0, len(numbers) - 1
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] == target:
                return middle
            if numbers[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return -(low + 1)
        """,
        lambda r: _with_target(r, sorted(set(_rising(r))), -4, 10),
        "from bisect import bisect_left",
    ),
    made(
        "variants_lists.binary_search_descending",
        "binary_search_descending search_descending binary_search",
        "numbers: list[int]; target: int",
        "int",
        """
        Binary search in {numbers} that are sorted in descending order and all different: index of \
        {target}, -1 if it is missing.
        {numbers} go from large to small without repetitions. Find {target} by halving and return its \
        index or -1.
        Return the position of {target} in a list sorted from high to low; -1 when it is not in the list.
        Search a strictly falling list with a binary search; not found is -1.
        binary search for descending order, -1 if absent
        """,
        """
        low, high = 0, len(numbers) - 1
        while low <= high:
            middle = (low + high) // 2
            if numbers[middle] == target:
                return middle
            if numbers[middle] > target:
                low = middle + 1
            else:
                high = middle - 1
        return -1
        """,
        lambda r: _with_target(r, sorted(set(_ints(r)), reverse=True), -9, 12),
    ),
    made(
        "variants_lists.binary_search_found_and_index",
        "search_with_insertion find_or_insert_position binary_search",
        "numbers: list[int]; target: int",
        "tuple[bool, int]",
        """
        Search the ascending, distinct {numbers} for {target}: return (True, its index), or (False, index \
        at which it would have to be inserted).
        Return a tuple that tells whether {target} is in the sorted list without repetitions, and where it \
        is or belongs.
        Binary search with both answers: found or not as a bool, and the position, which is the insertion \
        point if it is missing.
        (True, i) if numbers[i] is {target}, otherwise (False, number of smaller elements); {numbers} are \
        sorted and different.
        binary search returning (found, position)
        """,
        """
        at = bisect_left(numbers, target)
        return at < len(numbers) and numbers[at] == target, at
        ---
        low, high = 0, len(numbers)
        while low < high:
            middle = (low + high) // 2
            if numbers[middle] == target:
                return True, middle
            if numbers[middle] < target:
                low = middle + 1
            else:
                high = middle
        return False, low
        """,
        lambda r: _with_target(r, sorted(set(_rising(r))), -4, 10),
        "from bisect import bisect_left",
    ),
    made(
        "variants_lists.insertion_point_after_equals",
        "insert_position insertion_point upper_bound",
        "numbers: list[int]; value: int",
        "int",
        """
        Index at which {value} must be inserted in the ascending {numbers} to keep them sorted, behind \
        elements that are equal to it.
        Rightmost insertion point of {value} in a sorted list: the number of elements that are less than \
        or equal to it.
        Where does {value} go in sorted numbers if it has to stand after all equal ones?
        Upper bound: the index of the first element greater than {value}, or the length of the list.
        insertion point to the right of equal elements
        """,
        """
        return bisect_right(numbers, value)
        ---
        low, high = 0, len(numbers)
        while low < high:
            middle = (low + high) // 2
            if numbers[middle] <= value:
                low = middle + 1
            else:
                high = middle
        return low
        """,
        lambda r: _with_target(r, _rising(r, 0, 8, 0, 5), -1, 6),
        "from bisect import bisect_right",
    ),
    made(
        "variants_lists.find_range_list_minus_ones",
        "find_range first_and_last search_range",
        "items: list[str]; target: str",
        "list[int]",
        """
        First and last index of {target} in {items} as a list of two, [-1, -1] if it does not occur. The \
        list need not be sorted.
        Return [index of the first {target}, index of the last {target}]; both are -1 without one and \
        equal if there is only one.
        Where does {target} occur first and where last? A list of two indices, [-1, -1] for nowhere.
        Positions of the outermost occurrences of {target} in an unsorted list, given as [first, last] or \
        [-1, -1].
        [first index, last index] of an element or [-1, -1]
        """,
        """
        positions = [at for at, item in enumerate(items) if item == target]
        return [positions[0], positions[-1]] if positions else [-1, -1]
        ---
        if target not in items:
            return [-1, -1]
        return [items.index(target), len(items) - 1 - items[::-1].index(target)]
        """,
        lambda r: (_lower(r), r.choice(("tea", "fig", "kiwi"))),
    ),
    made(
        "variants_lists.find_range_none",
        "first_and_last_index find_range outer_positions",
        "items: list[int]; target: int",
        "tuple[int, int] | None",
        """
        First and last index of {target} in {items} as a tuple, None if it does not occur.
        Return (lowest, highest) position of {target}, which are the same for a single occurrence; without \
        one return None.
        Where does {target} stand first and where last? Tuple of two indices or None.
        Indices of the leftmost and the rightmost {target} of an unsorted list; None if there is no \
        {target}.
        (first index, last index) of a value, None if missing
        """,
        """
        positions = [at for at, item in enumerate(items) if item == target]
        return (positions[0], positions[-1]) if positions else None
        """,
        lambda r: _with_target(r, _few(r), 0, 5),
    ),
    made(
        "variants_lists.index_of_word_any_case_or_none",
        "index_of find_index find_word linear_search",
        "items: list[str]; target: str",
        "int | None",
        """
        Index of the first {target} in {items}, ignoring case; None if it does not occur.
        Linear search for a word without regard to upper and lower case: first position or None.
        At which index does {target} come first, in whatever spelling of capitals? None if it is not there.
        Return the lowest i such that items[i] equals {target} in lower case, otherwise None.
        case-insensitive index of a string in a list, None if missing
        """,
        """
        for at, item in enumerate(items):
            if item.lower() == target.lower():
                return at
        return None
        ---
        wanted = target.casefold()
        return next((at for at, item in enumerate(items) if item.casefold() == wanted), None)
        """,
        lambda r: (_words(r), r.choice(("tea", "FIG", "Zoe", "oak", "ANT"))),
    ),
    made(
        "variants_lists.bubble_sort_descending",
        "bubble_sort bubble_sort_descending sort_descending",
        "numbers: list[int]",
        "list[int]",
        """
        Bubble sort {numbers} in descending order and return a new list; {numbers} itself is not changed.
        Sort from large to small by swapping neighbors that are in the wrong order, working on a copy.
        Return {numbers} with the largest first, sorted with the bubble sort algorithm.
        Bubble sort, high to low, without changing the input.
        descending bubble sort
        """,
        """
        result = list(numbers)
        for end in range(len(result) - 1, 0, -1):
            swapped = False
            for at in range(end):
                if result[at] < result[at + 1]:
                    result[at], result[at + 1] = result[at + 1], result[at]
                    swapped = True
            if not swapped:
                break
        return result
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.bubble_sort_reverse_option",
        "bubble_sort sort_numbers my_sort",
        "numbers: list[int]; reverse: bool = False",
        "list[int]",
        """
        Bubble sort {numbers} in ascending order, or in descending order if {reverse} is True. Returns a \
        new list.
        Sort a copy of {numbers} by exchanging neighbors, from small to large, and the other way round \
        with {reverse}.
        Return the sorted list using bubble sort; {reverse} (default False) turns the order around.
        Sort without sorted(): ascending by default, descending when {reverse} is set; the input stays as \
        it is.
        bubble sort with a reverse option
        """,
        """
        result = list(numbers)
        for end in range(len(result) - 1, 0, -1):
            for at in range(end):
                left, right = result[at], result[at + 1]
                if (left < right) if reverse else (left > right):
                    result[at], result[at + 1] = right, left
        return result
        """,
        lambda r: (_ints(r), r.random() < 0.5),
    ),
    made(
        "variants_lists.selection_sort_swap_count",
        "selection_sort selection_sort_with_swaps count_selection_swaps",
        "numbers: list[int]",
        "tuple[list[int], int]",
        """
        Selection sort {numbers} in ascending order; return the sorted list and the number of swaps. An \
        element that is in its place already is not swapped.
        Sort a copy by moving the first minimum of the rest to the front each time. The result is (sorted \
        list, number of exchanges of different positions).
        Return a tuple of {numbers} in ascending order and how many swaps selection sort needed, not \
        counting swaps of an element with itself.
        Selection sort with a counter: (sorted numbers, swaps); the leftmost smallest element is taken, \
        and no swap counts if it is in place.
        selection sort returning the sorted list and the swap count
        """,
        """
        result = list(numbers)
        swaps = 0
        for start in range(len(result)):
            smallest = min(range(start, len(result)), key=result.__getitem__)
            if smallest != start:
                result[start], result[smallest] = result[smallest], result[start]
                swaps += 1
        return result, swaps
        ---
        result = list(numbers)
        swaps = 0
        for start in range(len(result) - 1):
            smallest = start
            for at in range(start + 1, len(result)):
                if result[at] < result[smallest]:
                    smallest = at
            if smallest != start:
                result[start], result[smallest] = result[smallest], result[start]
                swaps += 1
        return result, swaps
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.insertion_sort_shift_count",
        "count_shifts insertion_sort_shifts insertion_sort_moves",
        "numbers: list[int]",
        "int",
        """
        How many shifts by one place does insertion sort need to sort {numbers} in ascending order?
        Count how often an element moves one position to the right when {numbers} are sorted by insertion; \
        equal ones do not pass each other.
        Return the number of shifts of insertion sort, which is the number of pairs in the wrong order.
        Number of moves made by insertion sort, 0 for a sorted list.
        insertion sort shift counter
        """,
        """
        result = list(numbers)
        shifts = 0
        for end in range(1, len(result)):
            value = result[end]
            at = end
            while at > 0 and result[at - 1] > value:
                result[at] = result[at - 1]
                at -= 1
                shifts += 1
            result[at] = value
        return shifts
        ---
        return sum(1 for before, after in combinations(numbers, 2) if before > after)
        """,
        lambda r: (_ints(r),),
        "from itertools import combinations",
    ),
    made(
        "variants_lists.insertion_sort_words_any_case",
        "insertion_sort sort_words insertion_sort_strings",
        "words: list[str]",
        "list[str]",
        """
        Insertion sort {words} alphabetically, ignoring case. Words that differ only in case keep their \
        order; a new list is returned.
        Sort a copy of {words} by inserting one after the other, comparing in lower case; the sort is \
        stable.
        Return {words} in alphabetical order without regard to capitals, sorted with insertion sort, equal \
        ones in their original order.
        Case-insensitive, stable insertion sort that leaves its input alone.
        insertion sort of strings, case ignored
        """,
        """
        result = []
        for word in words:
            at = len(result)
            while at > 0 and result[at - 1].lower() > word.lower():
                at -= 1
            result.insert(at, word)
        return result
        """,
        lambda r: (_words(r),),
    ),
    made(
        "variants_lists.merge_sort_reverse_option",
        "merge_sort sort_list mergesort",
        "numbers: list[int]; descending: bool = False",
        "list[int]",
        """
        Merge sort {numbers} and return a new list: ascending, or descending if {descending} is True.
        Sort by splitting in halves and merging them; the largest number comes first when {descending} is \
        set.
        Return {numbers} sorted with merge sort, from small to large by default and from large to small \
        with {descending}.
        Recursive merge sort with a flag for descending order (default False).
        merge sort, optionally descending
        """,
        """
        if len(numbers) < 2:
            return list(numbers)
        middle = len(numbers) // 2
        left = merge_sort(numbers[:middle], descending)
        right = merge_sort(numbers[middle:], descending)
        merged = []
        i = j = 0
        while i < len(left) and j < len(right):
            if (left[i] >= right[j]) if descending else (left[i] <= right[j]):
                merged.append(left[i])
                i += 1
            else:
                merged.append(right[j])
                j += 1
        return merged + left[i:] + right[j:]
        """,
        lambda r: (_ints(r), r.random() < 0.5),
    ),
    made(
        "variants_lists.quick_sort_distinct",
        "quick_sort_unique quicksort_set sort_unique",
        "numbers: list[int]; reverse: bool = False",
        "list[int]",
        """
        Quicksort {numbers} and drop repetitions: each value once, ascending, or descending if {reverse} \
        is True.
        Return the different {numbers} in order, small to large unless {reverse} is set, by splitting them \
        around a pivot.
        Sort by quicksort so that equal elements are kept only once; {reverse} (default False) puts the \
        largest first.
        Distinct sorted numbers with recursive quicksort, optionally from high to low.
        quicksort without duplicates, reverse option
        """,
        """
        if not numbers:
            return []
        pivot = numbers[0]
        smaller = quick_sort_unique([number for number in numbers if number < pivot], reverse)
        larger = quick_sort_unique([number for number in numbers if number > pivot], reverse)
        return larger + [pivot] + smaller if reverse else smaller + [pivot] + larger
        ---
        return sorted(set(numbers), reverse=reverse)
        """,
        lambda r: (_few(r, 0, 9, 6), r.random() < 0.5),
    ),
    made(
        "variants_lists.counting_sort_negatives",
        "counting_sort sort_integers count_sort",
        "numbers: list[int]; descending: bool = False",
        "list[int]",
        """
        Counting sort for {numbers}, which may be negative; ascending, or descending if {descending} is \
        True.
        Sort integers of any sign by counting each value from the minimum to the maximum; from large to \
        small with {descending}.
        Return {numbers} in ascending order, descending on request, with an array of counts that is \
        shifted by the smallest number.
        Counting sort that also handles negative integers, with {descending} to reverse the order.
        counting sort including negative numbers
        """,
        """
        if not numbers:
            return []
        low, high = min(numbers), max(numbers)
        counts = [0] * (high - low + 1)
        for number in numbers:
            counts[number - low] += 1
        result = []
        for offset, count in enumerate(counts):
            result.extend([low + offset] * count)
        return result[::-1] if descending else result
        """,
        lambda r: (_ints(r), r.random() < 0.5),
    ),
    made(
        "variants_lists.sort_length_then_alphabet_any_case",
        "sort_by_length sort_words order_words",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by length, shortest first, and words of equal length alphabetically without regard to \
        case.
        Return {words} from short to long; ties are in alphabetical order, upper and lower case being \
        equal there.
        Order strings by two keys: number of characters, then the lower-case text. Words equal in both \
        keep their order.
        Shortest words first; among equally long ones a to z, ignoring capitals.
        sort by length and then case-insensitive alphabet
        """,
        """
        return sorted(words, key=lambda word: (len(word), word.lower()))
        """,
        lambda r: (_words(r, 0, 8),),
    ),
    made(
        "variants_lists.sort_length_then_reverse_alphabet",
        "sort_by_length_then_reverse sort_words order_words",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by length, shortest first; words of equal length are in reverse alphabetical order.
        Return {words} from short to long, ties from z to a.
        Order by two keys: length ascending, then the text descending.
        Shortest first, and where lengths are equal the alphabetically last word first.
        sort by length ascending, then alphabet descending
        """,
        """
        return sorted(sorted(words, reverse=True), key=len)
        """,
        lambda r: (_words(r, 0, 8),),
    ),
    made(
        "variants_lists.sort_by_last_name_any_case",
        "sort_by_last_name sort_names order_by_surname",
        "names: list[str]",
        "list[str]",
        """
        Sort full {names} by the last word, ignoring case; people with the same last name are ordered by \
        the whole name, also without case.
        Order {names} by surname, the final word, then by the complete name; upper and lower case do not \
        matter.
        Return {names} alphabetically by last name and, for equal ones, by what is written in front; \
        case-insensitive.
        Case-insensitive sort by the last word of each name, ties by the full name.
        sort by surname ignoring case, then by full name
        """,
        """
        return sorted(names, key=lambda name: (name.split()[-1].lower(), name.lower()))
        """,
        lambda r: (_names(r),),
    ),
    made(
        "variants_lists.sort_by_last_name_stable",
        "sort_by_last_name order_by_last_name sort_names",
        "names: list[str]",
        "list[str]",
        """
        Sort full {names} by the last word only; those with the same last name keep their order. Upper \
        case comes before lower case.
        Return {names} in the order of their final words, compared exactly as written; ties stay as they \
        are in the list.
        Stable sort by last name, case-sensitive. First names play no role.
        Order people by surname alone and leave equal surnames in the given order; capitals sort before \
        small letters.
        sort by last word, stable, case-sensitive
        """,
        """
        return sorted(names, key=lambda name: name.split()[-1])
        """,
        lambda r: (_names(r),),
    ),
    made(
        "variants_lists.sort_last_first_form",
        "last_first_sorted sort_as_last_first directory_order",
        "names: list[str]",
        "list[str]",
        """
        Write each of {names} as 'Last, First' (the last word, a comma, the rest) and return them sorted \
        alphabetically.
        Turn 'Ann Lee Stone' into 'Stone, Ann Lee' for all {names}, then sort the texts. A name of one \
        word stays as it is.
        Sorted list of the names in the form last name, comma, first names; single words without a comma.
        Put the final word of every name in front, followed by ', ' and the other words, and order the \
        results from A to Z.
        names as "Last, First", sorted
        """,
        """
        turned = []
        for name in names:
            *first, last = name.split()
            turned.append(f"{last}, {' '.join(first)}" if first else last)
        return sorted(turned)
        """,
        lambda r: ([*_names(r), *(["Zoe"] if r.random() < 0.3 else [])],),
    ),
    made(
        "variants_lists.sort_pairs_number_down_name_up_any_case",
        "sort_scores rank_players sort_pairs leaderboard",
        "pairs: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Sort (name, number) {pairs} by number, highest first, and equal numbers by name from a to z, \
        ignoring case.
        Return {pairs} in descending order of the second item; ties are ordered alphabetically without \
        regard to case.
        Two sort keys: the number descending, then the lower-case name ascending.
        Highest number first. With the same number the names are in alphabetical order, capitals or not.
        sort pairs by number descending and name ascending, case-insensitive
        """,
        """
        return sorted(pairs, key=lambda pair: (-pair[1], pair[0].lower()))
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "variants_lists.sort_pairs_both_descending",
        "sort_descending sort_pairs order_pairs",
        "pairs: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Sort (name, number) {pairs} by number in descending order and equal numbers by name in reverse \
        alphabetical order.
        Return {pairs} with the highest number first; ties from z to a.
        Order by the second item descending, then by the first item descending as well.
        Largest number first, and where numbers are equal the alphabetically last name first.
        sort pairs by second then first, both descending
        """,
        """
        return sorted(pairs, key=lambda pair: (pair[1], pair[0]), reverse=True)
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "variants_lists.evens_then_odds_both_sorted",
        "evens_first sort_evens_first even_odd_sort",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} so that all even ones come first in ascending order, then the odd ones in ascending \
        order.
        Return the even {numbers} from small to large followed by the odd ones from small to large.
        Evens before odds, each group sorted ascending.
        Order {numbers} by two keys: even before odd, then by value.
        even numbers ascending, then odd numbers ascending
        """,
        """
        return sorted(numbers, key=lambda number: (number % 2, number))
        ---
        evens = [number for number in numbers if number % 2 == 0]
        odds = [number for number in numbers if number % 2 != 0]
        return sorted(evens) + sorted(odds)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.odds_then_evens_in_order",
        "odds_first odds_before_evens move_odds_first",
        "numbers: list[int]",
        "list[int]",
        """
        Put the odd {numbers} before the even ones; within both groups the order stays as it is.
        Return all odd numbers in their order, followed by all even numbers in their order.
        Move odd elements to the front without sorting anything else.
        Odds first, evens last, otherwise unchanged.
        stable partition: odd numbers before even numbers
        """,
        """
        return [n for n in numbers if n % 2] + [n for n in numbers if n % 2 == 0]
        ---
        return sorted(numbers, key=lambda number: number % 2 == 0)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.odds_up_evens_down",
        "odds_ascending_evens_descending sort_odd_even special_sort",
        "numbers: list[int]",
        "list[int]",
        """
        First the odd {numbers} in ascending order, then the even ones in descending order.
        Return odds from small to large followed by evens from large to small.
        Sort {numbers} with all odd ones in front, rising, and all even ones behind, falling.
        Odd before even; odd numbers go up, even numbers go down.
        odds ascending, then evens descending
        """,
        """
        odds = sorted(number for number in numbers if number % 2)
        evens = sorted((number for number in numbers if number % 2 == 0), reverse=True)
        return odds + evens
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.custom_order_unknown_last",
        "sort_by_custom_order custom_sort sort_like",
        "items: list[str]; order: list[str]",
        "list[str]",
        """
        Sort {items} in the order given by {order}. Items that are not in {order} come last, in their \
        original order.
        Return {items} arranged like the list {order}; unknown ones follow at the end as they were.
        Custom sort: the position in {order} decides, and everything that it does not contain goes behind, \
        keeping its order.
        Order {items} by their index in {order}, missing ones after all others; repeated items stay \
        together.
        custom order, unknown items at the end unchanged
        """,
        """
        rank = {item: place for place, item in enumerate(order)}
        return sorted(items, key=lambda item: rank.get(item, len(order)))
        """,
        lambda r: (_lower(r), r.sample(("tea", "fig", "pear", "plum", "ant"), r.randint(0, 4))),
    ),
    made(
        "variants_lists.custom_order_unknown_alphabetical",
        "sort_by_priority custom_sort sort_by_custom_order",
        "items: list[str]; order: list[str]",
        "list[str]",
        """
        Sort {items} in the order given by {order}; items that are not in {order} follow at the end in \
        alphabetical order.
        Return {items} with those listed in {order} first, in that order, and all others after them from a \
        to z.
        Preferred items come first as ranked by {order}, the rest is sorted alphabetically.
        Sort by index in {order}, then the unknown ones alphabetically; nothing is dropped.
        custom order, unknown items last and sorted
        """,
        """
        rank = {item: place for place, item in enumerate(order)}
        return sorted(items, key=lambda item: (rank.get(item, len(order)), item))
        """,
        lambda r: (_lower(r), r.sample(("tea", "fig", "pear", "plum", "ant"), r.randint(0, 3))),
    ),
    made(
        "variants_lists.sort_any_case_capitals_first_on_ties",
        "sort_words sort_ignore_case alphabetical_order",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} alphabetically, ignoring case; of words that differ only in case the one with \
        capitals comes first.
        Return {words} from a to z without regard to case. 'Tea' is put before 'tea' if both occur.
        Order by the lower-case word and break ties by the word itself, so that capitals precede small \
        letters.
        Case-insensitive sort in which equal words are ordered with upper case first.
        sort ignoring case, ties upper case first
        """,
        """
        return sorted(words, key=lambda word: (word.lower(), word))
        """,
        lambda r: (_words(r, 0, 8),),
    ),
    made(
        "variants_lists.sort_by_absolute_descending",
        "sort_by_absolute sort_by_magnitude largest_magnitude_first",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} by absolute value, largest first; of two with the same absolute value the positive \
        one comes first.
        Return {numbers} in descending order of their distance from 0, with 3 before -3.
        Order by |number| from large to small and break ties in favor of the positive number.
        Greatest magnitude first, regardless of the sign; equal magnitudes: positive before negative.
        sort by absolute value descending, positive first on ties
        """,
        """
        return sorted(numbers, key=lambda number: (-abs(number), -number))
        ---
        return sorted(numbers, key=lambda number: (abs(number), number), reverse=True)
        """,
        lambda r: (_ints(r, 0, 8, -4, 4),),
    ),
    made(
        "variants_lists.sort_by_absolute_negative_first",
        "sort_by_absolute sort_by_abs sort_by_distance_from_zero",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} by absolute value, smallest first; of two with the same absolute value the negative \
        one comes first.
        Return {numbers} in ascending order of their distance from 0, with -3 before 3.
        Order by |number| and, where that is equal, by the number itself.
        Nearest to zero first; ties are sorted as usual, so a negative number precedes its opposite.
        sort by absolute value, negative first on ties
        """,
        """
        return sorted(numbers, key=lambda number: (abs(number), number))
        """,
        lambda r: (_ints(r, 0, 8, -4, 4),),
    ),
    made(
        "variants_lists.sort_by_frequency_first_seen",
        "sort_by_frequency frequency_sort order_by_count",
        "items: list[str]",
        "list[str]",
        """
        Sort {items} by how often they occur, most frequent first; equally frequent items stay grouped in \
        the order of their first appearance.
        Return all {items} with the commonest in front. Copies stand together, and ties go to the item \
        that came first.
        Frequency sort: descending count, then earliest position in {items}; nothing is removed.
        List every item as often as it occurs, from the most common to the rarest, ties by first occurrence.
        sort by descending frequency, ties by first seen
        """,
        """
        counts = Counter(items)
        return sorted(items, key=lambda item: (-counts[item], items.index(item)))
        ---
        return [item for item, count in Counter(items).most_common() for _ in range(count)]
        """,
        lambda r: (_lower(r, 0, 9),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.sort_by_frequency_larger_first",
        "sort_by_frequency frequency_sort",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} by how often they occur, most frequent first; of equally frequent ones the larger \
        number comes first.
        Return all {numbers}, repeated as in the input, by descending count and then by descending value.
        Frequency sort with two keys: count from high to low, number from high to low.
        The commonest numbers in front, ties in favor of the greater number.
        sort by descending frequency, ties larger first
        """,
        """
        counts = Counter(numbers)
        return sorted(numbers, key=lambda number: (-counts[number], -number))
        """,
        lambda r: (_few(r, 0, 9),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.distinct_by_frequency_then_value",
        "unique_by_frequency distinct_by_count order_values_by_count",
        "numbers: list[int]",
        "list[int]",
        """
        The different {numbers}, most frequent first; equally frequent ones in ascending order.
        Return each value once, sorted by descending number of occurrences and then from small to large.
        List the distinct elements from the commonest to the rarest, ties by value.
        Which values occur, ordered by how often they do? Smaller values first where the counts are equal.
        distinct values by descending frequency, ties ascending
        """,
        """
        counts = Counter(numbers)
        return sorted(counts, key=lambda number: (-counts[number], number))
        """,
        lambda r: (_few(r, 0, 9),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.sort_none_last_descending",
        "sort_none_last sort_descending_none_last sort_with_none",
        "values: list[int | None]; descending: bool = False",
        "list[int | None]",
        """
        Sort {values}, descending if {descending} is True, with every None at the end in both cases.
        Return the numbers of {values} in ascending order (descending on request) followed by all None.
        Sort numbers and keep missing values (None) last, whichever direction {descending} asks for.
        None always comes after the sorted numbers, also when {descending} is set.
        sort with None last, ascending or descending
        """,
        """
        known = sorted((value for value in values if value is not None), reverse=descending)
        return known + [None] * (len(values) - len(known))
        """,
        lambda r: ([r.choice((None, *range(-3, 9))) for _ in range(r.randint(0, 7))], r.random() < 0.5),
    ),
    made(
        "variants_lists.sort_numeric_text_descending",
        "sort_numeric_strings sort_number_strings sort_by_value",
        "texts: list[str]; reverse: bool = False",
        "list[str]",
        """
        Sort {texts}, which are whole or decimal numbers as strings, by their value; descending if \
        {reverse} is True. They stay strings.
        Return the number strings in numeric order, '9' before '10' and '-2' before '0.5', or the other \
        way round with {reverse}.
        Order {texts} by float value, ascending unless {reverse} is set; equal values keep their order.
        Numeric sort of strings such as '2.5', '10' and '-3', optionally from large to small.
        sort strings by numeric value, reverse option
        """,
        """
        return sorted(texts, key=float, reverse=reverse)
        """,
        lambda r: (
            [r.choice(("9", "10", "-2", "0.5", "2.50", "2.5", "100", "-10")) for _ in range(r.randint(0, 6))],
            r.random() < 0.5,
        ),
    ),
    made(
        "variants_lists.is_sorted_with_reverse",
        "is_sorted check_sorted in_order",
        "items: list[int]; reverse: bool = False",
        "bool",
        """
        Check whether {items} are in ascending order, or in descending order if {reverse} is True. Equal \
        neighbors are fine, lists of up to one element are sorted.
        Return True if no element is smaller than the one before it; with {reverse}, if none is greater.
        Are {items} sorted? Ascending by default, descending with {reverse}; repetitions are allowed.
        Test the order of {items}: never falling, or never rising when {reverse} is set.
        is the list sorted, with a reverse option
        """,
        """
        return items == sorted(items, reverse=reverse)
        ---
        ordered = items[::-1] if reverse else items
        return all(before <= after for before, after in zip(ordered, ordered[1:]))
        """,
        lambda r: (
            sorted(_few(r, 0, 5), reverse=r.random() < 0.5) if r.random() < 0.7 else _few(r),
            r.random() < 0.5,
        ),
    ),
    made(
        "variants_lists.is_sorted_with_strict",
        "is_sorted is_increasing is_ascending",
        "numbers: list[int]; strict: bool = False",
        "bool",
        """
        Check whether {numbers} are in ascending order. With {strict} equal neighbors are not allowed; by \
        default they are.
        Return True if each number is at least as large as the one before it, or larger if {strict} is \
        True. Empty lists are sorted.
        Is the list increasing? {strict} (default False) decides whether repetitions make it False.
        Test for ascending order, strictly if {strict} is set.
        is sorted ascending, optionally strictly
        """,
        """
        pairs = zip(numbers, numbers[1:])
        if strict:
            return all(before < after for before, after in pairs)
        return all(before <= after for before, after in pairs)
        """,
        lambda r: (_rising(r, 0, 4) if r.random() < 0.7 else _ints(r, 0, 5), r.random() < 0.5),
    ),
    made(
        "variants_lists.is_strictly_monotonic",
        "is_strictly_monotonic strictly_monotonic always_rises_or_falls",
        "numbers: list[int]",
        "bool",
        """
        Do {numbers} either rise at every step or fall at every step? Equal neighbors give False; lists \
        with up to one number give True.
        Return True if {numbers} are strictly increasing or strictly decreasing.
        Is the list strictly monotonic, in either direction? Repeated neighbors are not allowed.
        Check that each number is greater than the one before, or that each is smaller than the one before.
        strictly increasing or strictly decreasing
        """,
        """
        steps = list(zip(numbers, numbers[1:]))
        return all(before < after for before, after in steps) or all(
            before > after for before, after in steps
        )
        """,
        lambda r: (
            (_rising(r, 0, 4) if r.random() < 0.5 else _rising(r, 0, 4)[::-1])
            if r.random() < 0.8
            else _ints(r, 0, 5),
        ),
    ),
    made(
        "variants_lists.sort_direction_words",
        "sort_order direction order_of_list check_order",
        "numbers: list[int]",
        "str",
        """
        Return 'ascending', 'descending' or 'unsorted' for {numbers}. Equal neighbors are allowed; a \
        constant, empty or single-element list is 'ascending'.
        In which order are {numbers}? 'ascending' if they never fall, otherwise 'descending' if they never \
        rise, otherwise 'unsorted'.
        Name the order of the list, trying ascending first: 'ascending', 'descending' or, for anything \
        else, 'unsorted'.
        Tell how {numbers} are sorted, in one word: ascending (also when all are equal), descending or \
        unsorted.
        'ascending', 'descending' or 'unsorted'
        """,
        """
        if numbers == sorted(numbers):
            return "ascending"
        if numbers == sorted(numbers, reverse=True):
            return "descending"
        return "unsorted"
        """,
        lambda r: (sorted(_few(r, 0, 5), reverse=r.random() < 0.6) if r.random() < 0.7 else _few(r),),
    ),
    made(
        "variants_lists.is_sorted_ignoring_none",
        "is_sorted is_sorted_skip_none known_values_sorted",
        "values: list[int | None]",
        "bool",
        """
        Are {values} in ascending order if every None is left out? Equal numbers are allowed.
        Check that the numbers among {values} never fall, ignoring None; without numbers the answer is True.
        Return True if the known values, those that are not None, are sorted ascending.
        Is the list sorted apart from missing values?
        sorted ascending, None ignored
        """,
        """
        known = [value for value in values if value is not None]
        return known == sorted(known)
        """,
        lambda r: (
            [
                value if r.random() < 0.7 else None
                for value in (_rising(r) if r.random() < 0.6 else _ints(r, 0, 5))
            ],
        ),
    ),
    made(
        "variants_lists.partition_pivot_two_lists",
        "partition split_by_pivot partition_by_pivot",
        "numbers: list[int]; pivot: int",
        "tuple[list[int], list[int]]",
        """
        Split {numbers} into those smaller than {pivot} and those that are equal to it or greater; both \
        lists keep the order.
        Return a tuple of two lists: numbers below {pivot}, and numbers of at least {pivot}.
        Partition around {pivot}. The pivot value itself belongs to the second list.
        Separate the elements less than {pivot} from the rest without changing their order: (smaller, not \
        smaller).
        partition by a pivot into less and greater-or-equal
        """,
        """
        smaller = [number for number in numbers if number < pivot]
        others = [number for number in numbers if number >= pivot]
        return smaller, others
        """,
        lambda r: _with_target(r, _few(r), 0, 5),
    ),
    made(
        "variants_lists.partition_pivot_one_list",
        "partition_around_pivot rearrange_by_pivot three_way_partition",
        "numbers: list[int]; pivot: int",
        "list[int]",
        """
        Rearrange {numbers}: first those smaller than {pivot}, then those equal to it, then the greater \
        ones, each group in its original order.
        Return one list with all numbers below {pivot} in front, the ones equal to {pivot} in the middle \
        and those above at the end; stable.
        Stable three-way partition of {numbers} around {pivot} into a single list.
        Order {numbers} only by whether they are less than, equal to or greater than {pivot}.
        partition around a pivot in one list, order kept
        """,
        """
        smaller = [number for number in numbers if number < pivot]
        equal = [number for number in numbers if number == pivot]
        greater = [number for number in numbers if number > pivot]
        return smaller + equal + greater
        ---
        return sorted(numbers, key=lambda number: (number > pivot) - (number < pivot))
        """,
        lambda r: _with_target(r, _few(r), 0, 5),
    ),
    made(
        "variants_lists.partition_even_odd_sorted_dict",
        "group_even_odd split_even_odd even_odd_groups",
        "numbers: list[int]",
        "dict[str, list[int]]",
        """
        Return {{'even': ..., 'odd': ...}} with the even and the odd {numbers}, each sorted ascending and \
        without repetitions.
        Group {numbers} by parity in a dict with the keys 'even' and 'odd', whose lists are sorted and \
        contain each value once.
        Dictionary of the distinct even numbers and the distinct odd numbers in ascending order; both keys \
        are always there.
        Split into 'even' and 'odd', dropping duplicates and sorting both lists from small to large.
        dict of sorted unique even and odd numbers
        """,
        """
        distinct = sorted(set(numbers))
        return {
            "even": [number for number in distinct if number % 2 == 0],
            "odd": [number for number in distinct if number % 2 != 0],
        }
        """,
        lambda r: (_ints(r, 0, 8, -4, 6),),
    ),
    made(
        "variants_lists.partition_odd_even_list_of_lists",
        "separate_odd_even split_odd_even odds_and_evens",
        "numbers: list[int]",
        "list[list[int]]",
        """
        Return a list of two lists: the odd {numbers} first, the even ones second, both in original order.
        Separate {numbers} into [odds, evens]; nothing is sorted or removed.
        Split by parity into a list with the odd numbers and a list with the even numbers, in this order.
        [[odd ones], [even ones]] of {numbers}; empty lists if there are none.
        odds and evens as a list of two lists
        """,
        """
        odds = [number for number in numbers if number % 2 != 0]
        evens = [number for number in numbers if number % 2 == 0]
        return [odds, evens]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.partition_negative_and_rest",
        "split_negatives separate_negatives partition_by_sign",
        "numbers: list[int]",
        "tuple[list[int], list[int]]",
        """
        Split {numbers} into the negative ones and the others; zeros belong to the others. Both lists keep \
        the order.
        Return (negatives, non-negatives) of {numbers} as a tuple of two lists.
        Separate numbers below zero from those that are zero or more, in original order.
        Two lists: first all numbers less than 0, then all numbers from 0 on.
        negative and non-negative numbers as two lists
        """,
        """
        negatives = [number for number in numbers if number < 0]
        others = [number for number in numbers if number >= 0]
        return negatives, others
        ---
        negatives, others = [], []
        for number in numbers:
            (negatives if number < 0 else others).append(number)
        return negatives, others
        """,
        lambda r: ([*_ints(r), *([0] if r.random() < 0.5 else [])],),
    ),
    made(
        "variants_lists.split_before_each_match",
        "split_at_multiples split_before split_when_divisible",
        "numbers: list[int]; divisor: int",
        "list[list[int]]",
        """
        Start a new part before each of {numbers} that is divisible by {divisor}; no part is empty.
        Split {numbers} into consecutive lists such that every multiple of {divisor} is the first element \
        of its list.
        Cut the list in front of all multiples of {divisor}. What comes before the first one forms a part \
        of its own, if there is anything.
        Consecutive groups that begin at the numbers divisible by {divisor}; nothing is dropped and [] \
        gives [].
        split a list before each multiple of a number
        """,
        """
        parts = []
        for number in numbers:
            if number % divisor == 0 or not parts:
                parts.append([])
            parts[-1].append(number)
        return parts
        """,
        lambda r: (_ints(r, 0, 8), r.randint(2, 4)),
    ),
    made(
        "variants_lists.split_value_no_empty_parts",
        "split_list split_on split_at_value",
        "items: list[int]; separator: int",
        "list[list[int]]",
        """
        Split {items} at every {separator} and drop the separators as well as empty parts.
        Return the non-empty stretches of {items} between the occurrences of {separator}; several in a row \
        act like one.
        Cut {items} wherever {separator} occurs. Separators are removed, and so are parts without \
        elements, also at both ends.
        Like text.split() without argument, but for lists: runs of {separator} separate the parts, none of \
        which is empty.
        split a list on a value, skipping empty parts
        """,
        """
        parts = []
        current = []
        for item in items:
            if item != separator:
                current.append(item)
            elif current:
                parts.append(current)
                current = []
        if current:
            parts.append(current)
        return parts
        ---
        return [list(group) for kept, group in groupby(items, lambda item: item != separator) if kept]
        """,
        lambda r: (_few(r, 0, 9, 2), r.randint(0, 2)),
        "from itertools import groupby",
    ),
    made(
        "variants_lists.split_at_first_value",
        "split_at_first partition_list split_once",
        "items: list[int]; value: int",
        "tuple[list[int], list[int]]",
        """
        Split {items} at the first {value}: return what is before it and what is after it, without \
        {value}. If it is missing, all items are in the first list.
        Return (before, after) the first occurrence of {value}; (all items, []) when there is none.
        Cut {items} once, at the leftmost {value}, which is dropped; later ones stay in the second list.
        Like str.partition for lists, but without the separator: two lists, the second one empty if \
        {value} does not occur.
        split a list at the first occurrence of a value
        """,
        """
        if value not in items:
            return list(items), []
        at = items.index(value)
        return items[:at], items[at + 1 :]
        """,
        lambda r: _with_target(r, _few(r), 0, 5),
    ),
    made(
        "variants_lists.halves_first_longer",
        "split_in_half halves split_list",
        "items: list[int]",
        "tuple[list[int], list[int]]",
        """
        Split {items} into two halves; with an odd number of elements the first half is the longer one.
        Return (first half, second half), where a middle element belongs to the first.
        Cut {items} in the middle. The first list has one element more than the second if the length is odd.
        Two halves as a tuple of lists, the extra element in the first.
        halves of a list, odd middle goes to the first
        """,
        """
        middle = (len(items) + 1) // 2
        return items[:middle], items[middle:]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.halves_middle_dropped",
        "halves_without_middle split_in_half outer_halves",
        "items: list[int]",
        "tuple[list[int], list[int]]",
        """
        Split {items} into two halves of equal length; the middle element of an odd number is left out.
        Return (first half, second half), both with len // 2 elements, so that a central element is dropped.
        Cut {items} in the middle. If the length is odd the element in the middle belongs to neither list.
        Two equally long halves without the middle element.
        halves of a list without the middle element
        """,
        """
        half = len(items) // 2
        return items[:half], items[len(items) - half :]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.halves_middle_separate",
        "split_around_middle left_middle_right split_in_half",
        "items: list[int]",
        "tuple[list[int], int | None, list[int]]",
        """
        Split {items} into left half, middle element and right half; the middle is None if the number of \
        elements is even.
        Return (left, middle, right), where both lists have len // 2 elements and the middle exists only \
        for an odd length, otherwise it is None.
        Take the list apart around its central element. Without one, for an even length, None stands in \
        its place.
        Tuple of the first half, the middle item or None, and the second half.
        (left, middle or None, right) of a list
        """,
        """
        half = len(items) // 2
        middle = items[half] if len(items) % 2 else None
        return items[:half], middle, items[len(items) - half :]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "variants_lists.transpose_ragged_padded",
        "transpose transpose_padded transpose_ragged",
        "rows: list[list[int]]; fill: int | None = None",
        "list[list[int | None]]",
        """
        Transpose {rows}, which may have different lengths; missing cells are filled with {fill}, None by \
        default.
        Return the columns of {rows} as lists. Shorter rows are treated as if they were padded with {fill} \
        (None if not given).
        Swap rows and columns of a ragged table and put {fill} where a row is too short.
        List of columns, each as long as there are rows; {fill}, default None, stands for cells that do \
        not exist.
        transpose a list of lists with padding
        """,
        """
        return [list(column) for column in zip_longest(*rows, fillvalue=fill)]
        ---
        width = max(map(len, rows), default=0)
        return [[row[at] if at < len(row) else fill for row in rows] for at in range(width)]
        """,
        lambda r: ([_few(r, 0, 4) for _ in range(r.randint(0, 4))], r.choice((None, None, 0))),
        "from itertools import zip_longest",
    ),
    made(
        "variants_lists.transpose_or_error",
        "transpose transpose_matrix",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        Transpose {matrix}. Raises ValueError if its rows have different lengths; an empty matrix gives [].
        Return {matrix} with rows and columns exchanged; a ragged one is a ValueError.
        Turn rows into columns after checking that all rows are equally long, otherwise raise ValueError.
        Matrix transpose as a list of lists, ValueError for unequal row lengths, [] for no rows.
        transpose with a check for ragged rows
        """,
        """
        if len({len(row) for row in matrix}) > 1:
            raise ValueError("all rows must have the same length")
        return [list(column) for column in zip(*matrix)]
        """,
        lambda r: (_matrix(r) if r.random() < 0.9 else [],),
    ),
    made(
        "variants_lists.rotate_matrix_quarter_turns",
        "rotate_matrix rotate_grid turn_matrix",
        "matrix: list[list[int]]; turns: int = 1",
        "list[list[int]]",
        """
        Rotate {matrix} clockwise by {turns} quarter turns, one by default; negative {turns} rotate \
        counterclockwise. Returns a new matrix.
        Turn {matrix} by 90 degrees to the right, {turns} times (once if not given), or to the left for a \
        negative number.
        Return {matrix} after {turns} clockwise rotations by 90 degrees. Four turns change nothing, -1 is \
        one turn against the clock.
        Quarter turns of a grid: positive numbers go clockwise, negative ones counterclockwise, the \
        default is 1.
        rotate a matrix n times by 90 degrees, negative for the other direction
        """,
        """
        result = [list(row) for row in matrix]
        for _ in range(turns % 4):
            result = [list(row) for row in zip(*result[::-1])]
        return result
        """,
        lambda r: (_matrix(r), r.randint(-3, 5)),
    ),
    made(
        "variants_lists.rotate_matrix_by_degrees",
        "rotate_matrix rotate_image rotate_grid",
        "matrix: list[list[int]]; degrees: int",
        "list[list[int]]",
        """
        Rotate {matrix} clockwise by {degrees}, which must be a multiple of 90, otherwise ValueError; \
        negative ones turn it counterclockwise.
        Return {matrix} turned to the right by {degrees}: 0, 90, 180, 270 and other multiples of 90, also \
        negative. Anything else raises ValueError.
        Clockwise rotation of a grid by an angle in {degrees}; a ValueError is raised unless 90 divides it.
        Turn a matrix by 90, 180 or 270 degrees clockwise; -90 is the same as 270 and 45 is a ValueError.
        rotate a matrix by a multiple of 90 degrees
        """,
        """
        if degrees % 90:
            raise ValueError("degrees must be a multiple of 90")
        result = [list(row) for row in matrix]
        for _ in range(degrees // 90 % 4):
            result = [list(row) for row in zip(*reversed(result))]
        return result
        """,
        lambda r: (_matrix(r), 90 * r.randint(-3, 5)),
    ),
    made(
        "variants_lists.diagonal_sums_tuple",
        "diagonal_sums both_diagonals sum_diagonals",
        "matrix: list[list[int]]",
        "tuple[int, int]",
        """
        Sums of both diagonals of the square {matrix} as a tuple: the main one (top left to bottom right), \
        then the other. An empty matrix gives (0, 0).
        Return (sum of the main diagonal, sum of the anti-diagonal) for a square {matrix}.
        Add up each diagonal of {matrix} on its own; the cell in the center of an odd size belongs to both \
        sums.
        Tuple of the two diagonal totals, from the upper left first, then from the upper right.
        (main diagonal sum, anti-diagonal sum)
        """,
        """
        size = len(matrix)
        main = sum(matrix[at][at] for at in range(size))
        other = sum(matrix[at][size - 1 - at] for at in range(size))
        return main, other
        ---
        return (
            sum(row[at] for at, row in enumerate(matrix)),
            sum(row[-1 - at] for at, row in enumerate(matrix)),
        )
        """,
        lambda r: (_square(r, 0),),
    ),
    made(
        "variants_lists.both_diagonals_center_twice",
        "diagonal_sum total_diagonals sum_of_diagonals",
        "matrix: list[list[int]]",
        "int",
        """
        Sum of the main diagonal plus sum of the other diagonal of the square {matrix}; with odd size the \
        central cell is counted twice.
        Add both diagonals of {matrix} together, the middle element of an odd-sized matrix in each of them.
        Return the total of main diagonal and anti-diagonal, where a shared center cell counts two times.
        Sum of the two diagonal sums of a square matrix, without correcting for the common cell in the \
        middle.
        sum of both diagonals, center counted twice
        """,
        """
        return sum(row[at] + row[-1 - at] for at, row in enumerate(matrix))
        """,
        lambda r: (_square(r, 0),),
    ),
    made(
        "variants_lists.diagonal_difference_signed",
        "diagonal_difference main_minus_anti",
        "matrix: list[list[int]]",
        "int",
        """
        Sum of the main diagonal minus sum of the other diagonal of the square {matrix}; the result may be \
        negative.
        Return how much larger the diagonal from the top left adds up than the one from the top right, \
        with sign.
        Main diagonal total less anti-diagonal total, not as an absolute value.
        Signed difference of the two diagonal sums of {matrix}, main one first.
        main diagonal sum minus anti-diagonal sum, signed
        """,
        """
        return sum(row[at] - row[-1 - at] for at, row in enumerate(matrix))
        """,
        lambda r: (_square(r, 0),),
    ),
    made(
        "variants_lists.trace_or_none",
        "trace matrix_trace diagonal_sum",
        "matrix: list[list[int]]",
        "int | None",
        """
        Trace of {matrix}, the sum of its main diagonal; None if it is not square. An empty matrix has \
        trace 0.
        Return the sum of the elements [i][i] of a square {matrix}, and None when some row is not as long \
        as there are rows.
        Add up the main diagonal of {matrix}, but give None for a matrix that is not square.
        Main diagonal sum, None unless the number of columns in every row equals the number of rows.
        trace, None for a non-square matrix
        """,
        """
        if any(len(row) != len(matrix) for row in matrix):
            return None
        return sum(row[at] for at, row in enumerate(matrix))
        """,
        lambda r: (_square(r, 0) if r.random() < 0.6 else _matrix(r),),
    ),
    made(
        "variants_lists.rectangle_diagonal",
        "diagonal main_diagonal get_diagonal",
        "matrix: list[list[int]]",
        "list[int]",
        """
        Elements of {matrix} whose row and column number are equal, from the top left on; {matrix} need \
        not be square.
        Main diagonal of a rectangular {matrix}: it ends where the rows or the columns end.
        Return [matrix[0][0], matrix[1][1], ...] as long as both the row and the column exist.
        Diagonal from the upper left corner of any table, with as many elements as the shorter side.
        main diagonal of a rectangular matrix
        """,
        """
        return [row[at] for at, row in enumerate(matrix) if at < len(row)]
        """,
        lambda r: (_matrix(r),),
    ),
    made(
        "variants_lists.spiral_fill_rectangle",
        "spiral_matrix fill_spiral make_spiral",
        "rows: int; columns: int; start: int = 1",
        "list[list[int]]",
        """
        Fill a table of {rows} rows and {columns} columns with {start}, {start} + 1, ... in a clockwise \
        spiral from the top left. {start} is 1 by default.
        Return a rectangle of consecutive numbers that wind inwards: first row to the right, last column \
        down, and so on, beginning with {start} (default 1).
        Spiral matrix of any width and height, clockwise, the upper left cell holding {start}.
        Write increasing numbers from {start} on along the border and then inwards, going right first.
        rectangular spiral of numbers, clockwise from the top left
        """,
        """
        grid = [[0] * columns for _ in range(rows)]
        top, bottom, left, right = 0, rows - 1, 0, columns - 1
        cells = []
        while top <= bottom and left <= right:
            cells += [(top, column) for column in range(left, right + 1)]
            cells += [(row, right) for row in range(top + 1, bottom + 1)]
            if top < bottom and left < right:
                cells += [(bottom, column) for column in range(right - 1, left - 1, -1)]
                cells += [(row, left) for row in range(bottom - 1, top, -1)]
            top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
        for number, (row, column) in enumerate(cells, start):
            grid[row][column] = number
        return grid
        """,
        lambda r: (r.randint(1, 4), r.randint(1, 4), r.choice((1, 1, 0, 5))),
    ),
    made(
        "variants_lists.row_and_column_sums",
        "row_and_column_sums sums margins matrix_sums",
        "matrix: list[list[int]]",
        "tuple[list[int], list[int]]",
        """
        Return two lists: the sums of the rows of {matrix} and the sums of its columns.
        Tuple (row totals, column totals) of {matrix}, both empty for an empty matrix.
        Add up {matrix} in both directions: first list by rows from top to bottom, second by columns from \
        left to right.
        Margins of a table: (list of row sums, list of column sums).
        row sums and column sums as a tuple
        """,
        """
        return [sum(row) for row in matrix], [sum(column) for column in zip(*matrix)]
        """,
        lambda r: (_matrix(r) if r.random() < 0.9 else [],),
    ),
    made(
        "variants_lists.row_averages_rounded",
        "row_averages row_means average_rows",
        "rows: list[list[int]]",
        "list[float]",
        """
        Average of each of {rows}, rounded to 2 decimals; an empty row has 0.0.
        Return the mean of every row to two decimals, 0.0 where there are no numbers.
        List of row means with 2 digits after the point. Rows may have different lengths, empty ones count \
        as 0.0.
        For each inner list its arithmetic mean, rounded to two places, or 0.0 if it is empty.
        row means, 2 decimals, 0.0 for an empty row
        """,
        """
        return [round(sum(row) / len(row), 2) if row else 0.0 for row in rows]
        """,
        lambda r: ([_ints(r, 0, 4) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_lists.matrix_product_or_none",
        "matrix_multiply multiply_matrices matmul",
        "a: list[list[int]]; b: list[list[int]]",
        "list[list[int]] | None",
        """
        Matrix product of {a} and {b}, None if the number of columns of {a} is not the number of rows of \
        {b}.
        Multiply the matrices {a} and {b}; if their sizes do not fit return None. Neither is empty.
        Return {a} times {b} as a list of rows, or None when the rows of {a} are not as long as {b} is high.
        Rows times columns; None for incompatible dimensions.
        matrix multiplication, None if the sizes do not match
        """,
        """
        if len(a[0]) != len(b):
            return None
        columns = list(zip(*b))
        return [[sum(x * y for x, y in zip(row, column)) for column in columns] for row in a]
        ---
        if len(a[0]) != len(b):
            return None
        return [
            [sum(a[i][k] * b[k][j] for k in range(len(b))) for j in range(len(b[0]))]
            for i in range(len(a))
        ]
        """,
        lambda r: (
            _matrix(r, r.randint(1, 3), size := r.randint(1, 3)),
            _matrix(r, size if r.random() < 0.7 else r.randint(1, 3), r.randint(1, 3)),
        ),
    ),
    made(
        "variants_lists.matrix_product_or_error",
        "matrix_multiply matmul multiply_matrices",
        "a: list[list[int]]; b: list[list[int]]",
        "list[list[int]]",
        """
        Matrix product of {a} and {b}. Raises ValueError if {a} does not have as many columns as {b} has \
        rows.
        Multiply {a} by {b}, rows times columns; sizes that do not fit together are a ValueError.
        Return the product of two non-empty matrices as a list of lists and raise ValueError for \
        incompatible shapes.
        Each cell is the dot product of a row of {a} and a column of {b}; ValueError when these differ in \
        length.
        matrix multiplication with ValueError on mismatch
        """,
        """
        if len(a[0]) != len(b):
            raise ValueError("the matrices cannot be multiplied")
        return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]
        """,
        lambda r: (_matrix(r, r.randint(1, 3), size := r.randint(1, 3)), _matrix(r, size, r.randint(1, 3))),
    ),
    made(
        "variants_lists.matrix_sum_or_none",
        "add_matrices matrix_add matrix_sum",
        "a: list[list[int]]; b: list[list[int]]",
        "list[list[int]] | None",
        """
        Add the matrices {a} and {b} cell by cell; None if they do not have the same number of rows and \
        columns.
        Return the sum of {a} and {b}, or None when their shapes differ.
        Matrix addition that gives None unless both have equally many rows and all rows are equally long.
        Element-wise sum of two tables of the same size; for different sizes None.
        matrix addition, None if the shapes differ
        """,
        """
        if [len(row) for row in a] != [len(row) for row in b]:
            return None
        return [[x + y for x, y in zip(left, right)] for left, right in zip(a, b)]
        """,
        lambda r: (
            _matrix(r, rows := r.randint(1, 3), columns := r.randint(1, 3)),
            _matrix(r, rows, columns) if r.random() < 0.7 else _matrix(r),
        ),
    ),
    made(
        "variants_lists.diagonal_of_one_value",
        "scalar_matrix identity_matrix diagonal_matrix",
        "n: int; value: int = 1",
        "list[list[int]]",
        """
        Square matrix of size {n} with {value} on the main diagonal and 0 everywhere else. {value} is 1 by \
        default; {n} of 0 or less gives [].
        Return {n} rows of {n} numbers that are zero except for {value} where row and column are equal; \
        {value} defaults to 1, and an {n} under 1 gives [].
        Identity matrix of size {n}, multiplied by {value} (default 1), and an empty list for a size that \
        is not positive.
        Build a list of lists with {value} (1 by default) from top left to bottom right and zeros around \
        it, without rows if {n} is below 1.
        identity matrix times a value, [] for n < 1
        """,
        """
        return [[value if row == column else 0 for column in range(n)] for row in range(n)]
        """,
        lambda r: (r.randint(-1, 5), r.choice((1, 1, 3, -2))),
    ),
    made(
        "variants_lists.identity_of_floats",
        "identity identity_matrix eye",
        "n: int",
        "list[list[float]]",
        """
        Identity matrix with {n} rows as floats: 1.0 on the main diagonal, 0.0 elsewhere.
        Return a list of {n} lists of {n} floats, 1.0 where row and column number agree and otherwise 0.0.
        Unit matrix of size {n} with float entries, like numpy.eye.
        Square matrix of 0.0 with a diagonal of 1.0.
        identity matrix of floats
        """,
        """
        return [[1.0 if row == column else 0.0 for column in range(n)] for row in range(n)]
        ---
        matrix = [[0.0] * n for _ in range(n)]
        for at in range(n):
            matrix[at][at] = 1.0
        return matrix
        """,
        lambda r: (r.randint(0, 5),),
    ),
    made(
        "variants_lists.is_identity_any_shape",
        "is_identity is_identity_matrix check_identity",
        "matrix: list[list[int]]",
        "bool",
        """
        Is {matrix} an identity matrix? False if it is not square; an empty matrix counts as one.
        Return True if {matrix} has as many columns in every row as rows, ones on the main diagonal and \
        zeros elsewhere.
        Check for the identity matrix, where rows of the wrong length give False and [] gives True.
        True only for a square matrix with 1 on the diagonal and 0 in all other cells.
        identity matrix check that handles non-square input
        """,
        """
        size = len(matrix)
        return all(
            row == [1 if at == column else 0 for column in range(size)] for at, row in enumerate(matrix)
        )
        """,
        lambda r: (_identity_like(r),),
    ),
    made(
        "variants_lists.is_symmetric_any_shape",
        "is_symmetric symmetric_matrix check_symmetric",
        "matrix: list[list[int]]",
        "bool",
        """
        Is {matrix} symmetric? A matrix that is not square gives False, an empty one True.
        Return True if {matrix} equals its transpose; rows that are not as long as there are rows make it \
        False.
        Check that matrix[i][j] equals matrix[j][i] everywhere and that {matrix} is square at all.
        True for a square matrix that is mirrored along its main diagonal, False for other shapes.
        symmetric matrix check, False if not square
        """,
        """
        if any(len(row) != len(matrix) for row in matrix):
            return False
        return all(matrix[i][j] == matrix[j][i] for i in range(len(matrix)) for j in range(i))
        ---
        return [list(column) for column in zip(*matrix)] == matrix
        """,
        lambda r: (_symmetric_like(r),),
    ),
    made(
        "variants_lists.is_normal_magic_square",
        "is_magic_square magic_square check_magic",
        "square: list[list[int]]",
        "bool",
        """
        Is {square} a magic square of the numbers 1 to n * n, each used once? All rows, columns and both \
        diagonals must have the same sum; not square gives False.
        Return True if {square} has n rows of n numbers, contains exactly 1, 2, ..., n * n, and all lines \
        across, down and diagonal add up to the same.
        Check for a normal magic square: different numbers from 1 to n squared, equal sums in every row, \
        column and diagonal. An empty list is none.
        Magic square test that also requires the numbers to be 1 to n * n; wrong shapes are False.
        normal magic square check
        """,
        """
        size = len(square)
        if size == 0 or any(len(row) != size for row in square):
            return False
        if sorted(number for row in square for number in row) != list(range(1, size * size + 1)):
            return False
        lines = [*square, *zip(*square)]
        lines.append([square[at][at] for at in range(size)])
        lines.append([square[at][size - 1 - at] for at in range(size)])
        return len({sum(line) for line in lines}) == 1
        """,
        lambda r: (
            r.choice(
                (
                    [[2, 7, 6], [9, 5, 1], [4, 3, 8]],
                    [[8, 1, 6], [3, 5, 7], [4, 9, 2]],
                    [[1]],
                    [[5]],
                    [],
                    [[5, 5], [5, 5]],
                    [[3, 8, 7], [10, 6, 2], [5, 4, 9]],
                    [[2, 7, 6], [9, 5, 1], [4, 8, 3]],
                    [[1, 2], [3, 4]],
                    [[2, 7, 6], [9, 5, 1]],
                )
            ),
        ),
    ),
    made(
        "variants_lists.position_of_largest_cell",
        "max_position largest_cell find_max_cell",
        "matrix: list[list[int]]",
        "tuple[int, int] | None",
        """
        Position (row, column) of the largest number in {matrix}, the first one in reading order on a tie; \
        None if there are no numbers.
        Where is the maximum of {matrix}? Tuple of row and column index, counted from 0, of its first \
        occurrence row by row; None for an empty matrix.
        Return the indices of the greatest cell. Equal ones: the upper one, then the left one. Without \
        cells return None.
        Row and column of the first maximum of a 2D list, or None.
        (row, column) of the maximum of a matrix
        """,
        """
        best = None
        for i, row in enumerate(matrix):
            for j, number in enumerate(row):
                if best is None or number > matrix[best[0]][best[1]]:
                    best = (i, j)
        return best
        ---
        cells = [(i, j) for i, row in enumerate(matrix) for j in range(len(row))]
        return max(cells, key=lambda cell: matrix[cell[0]][cell[1]], default=None)
        """,
        lambda r: ([_few(r, 0, 3) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "variants_lists.all_positions_in_matrix",
        "find_all find_positions positions_in_matrix",
        "matrix: list[list[int]]; value: int",
        "list[tuple[int, int]]",
        """
        All positions (row, column) at which {value} stands in {matrix}, row by row, counted from 0; [] if \
        it does not occur.
        Return the index pairs of every cell equal to {value}, from top to bottom and from left to right.
        Where in {matrix} is {value}? List of (row index, column index) tuples in reading order.
        Find each occurrence of {value} in a 2D list and give its coordinates (row, column).
        coordinates of all cells with a given value
        """,
        """
        return [
            (i, j) for i, row in enumerate(matrix) for j, number in enumerate(row) if number == value
        ]
        """,
        lambda r: ([_few(r, 3, 3, 3) for _ in range(r.randint(0, 3))], r.randint(0, 4)),
    ),
    made(
        "variants_lists.times_table_with_headers",
        "multiplication_table times_table product_table",
        "rows: int; columns: int",
        "list[list[int]]",
        """
        Multiplication table with header: the first row is 0, 1, ..., {columns}, the first column 0, 1, \
        ..., {rows}, and the cells are the products of row and column number.
        Return the products i * j for i from 1 to {rows} and j from 1 to {columns}, with the factors in \
        front of each row and above each column and 0 in the corner.
        Times table of {rows} by {columns} as a list of lists that includes a row and a column with the \
        factors; the upper left cell is 0.
        Table of products with labels: row i begins with i, column j is headed by j, and the corner is 0.
        multiplication table including headers
        """,
        """
        table = [list(range(columns + 1))]
        for row in range(1, rows + 1):
            table.append([row] + [row * column for column in range(1, columns + 1)])
        return table
        ---
        header = [0, *range(1, columns + 1)]
        return [header, *([i, *(i * j for j in header[1:])] for i in range(1, rows + 1))]
        """,
        lambda r: (r.randint(0, 4), r.randint(0, 4)),
    ),
    made(
        "variants_lists.times_table_rectangle",
        "multiplication_table product_table times_table",
        "rows: int; columns: int",
        "list[list[int]]",
        """
        Multiplication table with {rows} rows and {columns} columns: the cell in row i and column j, \
        counted from 1, is i * j.
        Return a list of {rows} lists; the i-th has the first {columns} multiples of i.
        Products of all row numbers from 1 to {rows} with all column numbers from 1 to {columns}, as a \
        list of lists without headers.
        Rectangular times table, starting with 1 in the upper left.
        rows by columns multiplication table
        """,
        """
        return [[row * column for column in range(1, columns + 1)] for row in range(1, rows + 1)]
        """,
        lambda r: (r.randint(0, 5), r.randint(0, 5)),
    ),
    made(
        "variants_lists.surrounding_values",
        "neighbors get_neighbors adjacent_values surrounding_cells",
        "grid: list[list[int]]; row: int; column: int",
        "list[int]",
        """
        Values of the up to eight cells around ({row}, {column}) in {grid}, diagonals included, row by \
        row; cells outside do not exist.
        List the neighbors of a cell in reading order: above left, above, above right, left, right, below \
        left, below, below right, as far as they are in {grid}.
        Return what stands next to the cell at {row} and {column}, also diagonally, from top to bottom and \
        left to right, without the cell itself.
        Numbers adjacent to a cell of {grid} in all eight directions; at the border there are fewer.
        list of the 8 neighbor values of a cell
        """,
        """
        return [
            grid[i][j]
            for i in range(max(0, row - 1), min(len(grid), row + 2))
            for j in range(max(0, column - 1), min(len(grid[0]), column + 2))
            if (i, j) != (row, column)
        ]
        """,
        lambda r: (
            grid := _matrix(r),
            r.randrange(len(grid)),
            r.randrange(len(grid[0])),
        ),
    ),
    made(
        "variants_lists.side_neighbors_values",
        "side_neighbors neighbors adjacent_values orthogonal_neighbors",
        "grid: list[list[int]]; row: int; column: int",
        "list[int]",
        """
        Values of the cells above, below, left and right of ({row}, {column}) in {grid}, in this order; \
        those outside are left out.
        Return the up to four direct neighbors of a cell, without diagonals: up, down, left, right, as far \
        as they exist.
        Which numbers stand directly next to the cell at {row} and {column}? First the one above, then \
        below, left, right.
        List the orthogonal neighbors of a cell in the order up, down, left, right, skipping positions \
        beyond the border.
        4 neighbor values in the order up, down, left, right
        """,
        """
        values = []
        for i, j in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= i < len(grid) and 0 <= j < len(grid[i]):
                values.append(grid[i][j])
        return values
        """,
        lambda r: (
            grid := _matrix(r),
            r.randrange(len(grid)),
            r.randrange(len(grid[0])),
        ),
    ),
    made(
        "variants_lists.life_neighbors_on_torus",
        "count_live_neighbors live_neighbors_wrapped torus_neighbors",
        "board: list[list[int]]; row: int; column: int",
        "int",
        """
        Count the ones among the eight cells around ({row}, {column}) of {board}, which wraps around at \
        all edges. It has at least 3 rows and columns.
        How many live neighbors (1) has a cell if the board is a torus: left of the first column comes the \
        last one, above the first row the last one?
        Number of neighbors equal to 1, diagonals included, with wrap-around at the borders of {board} (3 \
        by 3 or larger).
        Live neighbor count on a board whose opposite edges touch; the cell itself does not count.
        game of life neighbors with wrap-around
        """,
        """
        height, width = len(board), len(board[0])
        return sum(
            board[(row + down) % height][(column + right) % width]
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if (down, right) != (0, 0)
        )
        """,
        lambda r: (board := _grid(r, r.randint(3, 4), 4, (0, 1)), r.randrange(len(board)), r.randrange(4)),
    ),
    made(
        "variants_lists.minesweeper_from_booleans",
        "minesweeper count_mines mine_counts",
        "mines: list[list[bool]]",
        "list[list[int]]",
        """
        For each cell of {mines} (True is a mine) the number of mines in the up to eight cells around it; \
        the cell itself does not count, even if it is a mine.
        Return a grid of the same size with the count of True among the neighbors of every cell, diagonals \
        included.
        Minesweeper numbers for a grid of booleans: how many adjacent mines has each cell? Mines get their \
        number of neighboring mines, too.
        Replace every cell by how many of its neighbors in all eight directions are True.
        minesweeper counts for a boolean matrix
        """,
        """
        height = len(mines)
        counts = []
        for row in range(height):
            line = []
            for column in range(len(mines[row])):
                around = [
                    mines[i][j]
                    for i in range(max(0, row - 1), min(height, row + 2))
                    for j in range(max(0, column - 1), min(len(mines[row]), column + 2))
                    if (i, j) != (row, column)
                ]
                line.append(sum(around))
            counts.append(line)
        return counts
        """,
        lambda r: (_grid(r, r.randint(1, 3), r.randint(1, 4), (True, False, False)),),
    ),
    made(
        "variants_lists.minesweeper_from_positions",
        "minesweeper build_board make_minesweeper place_mines",
        "rows: int; columns: int; mines: list[tuple[int, int]]",
        "list[list[int]]",
        """
        Minesweeper board with {rows} rows and {columns} columns: -1 on the cells in {mines}, given as \
        (row, column), elsewhere the number of mines around.
        Build a grid in which every mine is -1 and every other cell counts the mines among its up to eight \
        neighbors.
        Return a board of {rows} by {columns} numbers for the positions {mines} (row, column, counted from \
        0): -1 for a mine, else adjacent mines, diagonals included.
        Numbers of a minesweeper field from its size and a list of mine coordinates, mines being -1.
        minesweeper board from mine coordinates, -1 for mines
        """,
        """
        mined = set(mines)
        return [
            [
                -1
                if (row, column) in mined
                else sum(
                    (row + down, column + right) in mined for down in (-1, 0, 1) for right in (-1, 0, 1)
                )
                for column in range(columns)
            ]
            for row in range(rows)
        ]
        ---
        board = [[0] * columns for _ in range(rows)]
        for row, column in mines:
            board[row][column] = -1
        for row, column in mines:
            for i in range(max(0, row - 1), min(rows, row + 2)):
                for j in range(max(0, column - 1), min(columns, column + 2)):
                    if board[i][j] != -1:
                        board[i][j] += 1
        return board
        """,
        _mine_field,
    ),
    made(
        "variants_lists.tic_tac_toe_lists_none",
        "winner check_winner tic_tac_toe_winner",
        "board: list[list[str]]",
        "str | None",
        """
        Winner of tic-tac-toe on a square {board} of any size: 'X' or 'O' if it fills a whole row, column \
        or diagonal, else None. Empty cells are ''; X is checked first.
        Return 'X' or 'O' when all cells of some row, column or diagonal of {board} hold it; None without \
        a winner. Free cells are empty strings, and X goes before O.
        Who has a complete line on an n by n {board} of 'X', 'O' and ''? None if nobody; should both have \
        one, X.
        Check rows, columns and both diagonals of {board} for a line of equal marks and return the mark, X \
        first, or None; '' is a free cell.
        tic-tac-toe winner on an n by n board, '' for empty, None if there is none
        """,
        """
        size = len(board)
        lines = [*board, *zip(*board)]
        lines.append([board[at][at] for at in range(size)])
        lines.append([board[at][size - 1 - at] for at in range(size)])
        for player in ("X", "O"):
            if any(all(cell == player for cell in line) for line in lines):
                return player
        return None
        """,
        lambda r: (_grid(r, size := r.choice((2, 3, 3, 3, 4)), size, ("X", "X", "O", "O", "")),),
    ),
    made(
        "variants_lists.tic_tac_toe_numbers",
        "winner check_board tic_tac_toe",
        "board: list[list[int]]",
        "int",
        """
        Result of a 3 by 3 tic-tac-toe {board} of 0 (free), 1 and 2: 1 or 2 if that player has three in a \
        line, 0 for a draw, -1 if free cells are left. Player 1 is checked first.
        Return the winning player 1 or 2, otherwise -1 as long as some cell is 0, and 0 when the board is \
        full without a winner; if both had a line, 1.
        State of {board}: number of the player with a full row, column or diagonal (1 before 2), 0 if it \
        is a draw, -1 if the game goes on.
        Who has won? 1 or 2; nobody on a full board is 0, nobody yet with zeros on the board is -1. Player \
        1 counts first.
        tic-tac-toe state with numbers: 1, 2, 0 for a draw, -1 for unfinished
        """,
        """
        lines = [*(tuple(row) for row in board), *zip(*board)]
        lines.append(tuple(board[at][at] for at in range(3)))
        lines.append(tuple(board[at][2 - at] for at in range(3)))
        for player in (1, 2):
            if (player, player, player) in lines:
                return player
        return -1 if any(0 in row for row in board) else 0
        """,
        lambda r: (_grid(r, 3, 3, r.choice(((1, 2), (0, 1, 2)))),),
    ),
    made(
        "variants_lists.tic_tac_toe_sentence",
        "game_status tic_tac_toe_status check_game",
        "board: list[str]",
        "str",
        """
        Status of a tic-tac-toe {board}, three strings of 'X', 'O' and ' ': 'X wins', 'O wins', 'Draw' or \
        'In progress'. X is checked first.
        Return 'X wins' or 'O wins' for three equal marks in a row, column or diagonal (X before O), \
        'Draw' for a full board, else 'In progress'.
        How does the game on {board} stand? A line of three decides, X looked at first; spaces are free \
        cells, without any it is a 'Draw', otherwise 'In progress'.
        'X wins', 'O wins', 'Draw' when no space is left, or 'In progress', for rows given as strings of \
        length three.
        tic-tac-toe status text for rows with spaces
        """,
        """
        lines = [*board, *("".join(column) for column in zip(*board))]
        lines.append("".join(board[at][at] for at in range(3)))
        lines.append("".join(board[at][2 - at] for at in range(3)))
        for player in "XO":
            if player * 3 in lines:
                return f"{player} wins"
        return "In progress" if " " in "".join(board) else "Draw"
        """,
        lambda r: (["".join(row) for row in _grid(r, 3, 3, r.choice(("XO", "XO ")))],),
    ),
    made(
        "variants_lists.runs_as_count_value_lists",
        "run_lengths run_length_encode encode",
        "items: list[str]",
        "list[list[object]]",
        """
        Run-length encode {items} as a list of [count, value] lists, one for each run of equal neighbors.
        Return [count, item] for every stretch of equal consecutive items, the count first.
        For each run in {items} a list of two: how long it is and what it consists of. No items give [].
        Encode {items} by run lengths; every entry is a list that begins with the number of repetitions.
        run-length encoding as [count, value] lists
        """,
        """
        runs = []
        for item in items:
            if runs and runs[-1][1] == item:
                runs[-1][0] += 1
            else:
                runs.append([1, item])
        return runs
        ---
        return [[len(list(group)), item] for item, group in groupby(items)]
        """,
        lambda r: ([r.choice(("a", "b", "b")) for _ in range(r.randint(0, 8))],),
        "from itertools import groupby",
    ),
    made(
        "variants_lists.runs_singles_bare",
        "run_length_encode modified_encode encode_runs",
        "items: list[str]",
        "list[object]",
        """
        Run-length encode {items}: a run of several equal neighbors becomes [count, item], a single item \
        stays as it is.
        Replace each run of two or more equal consecutive items by a list of its length and the item; \
        items without an equal neighbor are kept bare.
        Modified run-length encoding, where only repeated items are written as [count, item].
        Return the runs of {items} in order: the plain item for a run of one, otherwise [length, item].
        modified run-length encoding, single elements unchanged
        """,
        """
        encoded = []
        for item, group in groupby(items):
            count = len(list(group))
            encoded.append(item if count == 1 else [count, item])
        return encoded
        """,
        lambda r: ([r.choice(("a", "b", "b", "c")) for _ in range(r.randint(0, 8))],),
        "from itertools import groupby",
    ),
    made(
        "variants_lists.longest_run_with_value",
        "longest_run longest_streak longest_repetition",
        "items: list[int]",
        "tuple[int, int] | None",
        """
        Longest run of equal neighbors in {items} as (value, length), the first one on a tie; None for an \
        empty list.
        Which value is repeated most often in a row, and how many times? Tuple of value and length, the \
        earliest run if several are equally long, or None.
        Return (element, count) of the longest stretch of equal consecutive elements; without elements \
        return None.
        Find the longest streak: what it consists of and its length; the leftmost wins, [] gives None.
        (value, length) of the longest run, None if empty
        """,
        """
        best = None
        length = 0
        for at, item in enumerate(items):
            length = length + 1 if at and items[at - 1] == item else 1
            if best is None or length > best[1]:
                best = (item, length)
        return best
        ---
        runs = [(item, len(list(group))) for item, group in groupby(items)]
        return max(runs, key=lambda run: run[1], default=None)
        """,
        lambda r: (_few(r, 0, 9, 2),),
        "from itertools import groupby",
    ),
    made(
        "variants_lists.longest_run_items_last_wins",
        "longest_run longest_streak_items longest_repetition",
        "items: list[int]",
        "list[int]",
        """
        Return the longest run of equal neighbors in {items} as a list; of equally long runs the last one. \
        [] for an empty list.
        Longest stretch of equal consecutive elements itself, such as [2, 2, 2]; a later run wins a tie.
        Find the piece of {items} in which one value is repeated most often in a row and return it; on \
        ties take the rightmost.
        List with the elements of the longest streak, preferring later ones of the same length; empty if \
        there are no elements.
        longest run of equal elements as a list, last on ties
        """,
        """
        longest = []
        for _, group in groupby(items):
            run = list(group)
            if len(run) >= len(longest):
                longest = run
        return longest
        """,
        lambda r: (_few(r, 0, 9, 2),),
        "from itertools import groupby",
    ),
    made(
        "variants_lists.runs_of_at_least_n",
        "long_runs runs_at_least repeated_runs",
        "items: list[int]; n: int = 2",
        "list[list[int]]",
        """
        Return the runs of equal neighbors in {items} that have at least {n} elements (2 by default), as \
        lists in order; shorter runs are dropped.
        Group equal consecutive elements and keep only groups of {n} or more. {n} is 2 if not given.
        All stretches of one repeated value that are {n} (default 2) or longer.
        Lists of equal neighbors with a length of {n} at least, from left to right.
        runs with a minimum length, default 2
        """,
        """
        runs = [list(group) for _, group in groupby(items)]
        return [run for run in runs if len(run) >= n]
        """,
        lambda r: (_few(r, 0, 9, 1), r.randint(1, 3)),
        "from itertools import groupby",
    ),
    made(
        "variants_lists.consecutive_groups_of_unsorted",
        "group_consecutive consecutive_groups find_sequences",
        "numbers: list[int]",
        "list[list[int]]",
        """
        Sort {numbers}, drop repetitions and group those that follow each other by 1: [5, 1, 2, 2] gives \
        [[1, 2], [5]].
        Return lists of consecutive integers from the distinct sorted {numbers}; a gap begins a new list.
        Group the different {numbers}, given in any order and perhaps repeated, into ascending runs \
        without gaps.
        Runs of consecutive integers that {numbers} form when order and duplicates are ignored.
        group unsorted numbers into consecutive runs
        """,
        """
        groups = []
        for number in sorted(set(numbers)):
            if groups and groups[-1][-1] == number - 1:
                groups[-1].append(number)
            else:
                groups.append([number])
        return groups
        """,
        lambda r: (_ints(r, 0, 8, -2, 8),),
    ),
    made(
        "variants_lists.ranges_text_no_spaces",
        "to_ranges format_ranges ranges_to_string range_text",
        "numbers: list[int]",
        "str",
        """
        Write {numbers} as ranges such as '1-3,5,8-9': sorted, without repetitions and without spaces; two \
        consecutive numbers are a range, too. '' for no numbers.
        Compress the integers to text: runs of consecutive ones as first-last, single ones as they are, \
        joined by commas only. Order and duplicates do not matter.
        Return the sorted distinct {numbers} as a string of ranges separated by ',' with no blanks; 7 and \
        8 give '7-8'.
        Range notation '1-3,5' for a list of non-negative integers in any order; an empty list gives an \
        empty string.
        compact range string like 1-3,5 without spaces
        """,
        """
        groups = []
        for number in sorted(set(numbers)):
            if groups and groups[-1][1] == number - 1:
                groups[-1][1] = number
            else:
                groups.append([number, number])
        return ",".join(str(low) if low == high else f"{low}-{high}" for low, high in groups)
        """,
        lambda r: (_ints(r, 0, 8, 0, 12),),
    ),
    made(
        "variants_lists.ranges_text_three_or_more",
        "format_ranges to_ranges range_text compress_numbers",
        "numbers: list[int]",
        "str",
        """
        Write the ascending, distinct {numbers} with ranges for three or more consecutive ones: [1, 2, 4, \
        5, 6] is '1,2,4-6'. Parts are separated by commas without spaces.
        Return text in which runs of at least three consecutive integers are shortened to first-last; two \
        neighbors are listed one by one. Comma-separated.
        Range format of a sorted list: '4-6' for 4, 5, 6, but '1,2' for 1, 2. An empty list gives ''.
        Join {numbers} by ',' and replace runs of length three and more by their ends with a hyphen.
        range string where a range needs at least 3 numbers
        """,
        """
        parts = []
        start = 0
        while start < len(numbers):
            end = start
            while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
                end += 1
            if end - start >= 2:
                parts.append(f"{numbers[start]}-{numbers[end]}")
            else:
                parts.extend(str(number) for number in numbers[start : end + 1])
            start = end + 1
        return ",".join(parts)
        """,
        lambda r: (sorted(r.sample(range(14), r.randint(0, 9))),),
    ),
    made(
        "variants_lists.ranges_text_with_to",
        "describe_ranges ranges_in_words range_text",
        "numbers: list[int]",
        "str",
        """
        Write the sorted, distinct {numbers} as text such as '1 to 3, 5, 8 to 9', joining consecutive ones \
        with 'to'; '' for an empty list.
        Return ranges in words: two or more consecutive integers are 'first to last', others stand alone, \
        separated by ', '.
        Describe an ascending list of integers; runs without gaps become 'a to b', parts are joined by a \
        comma and a space.
        Summarize {numbers} (ascending, no repeats) with 'to' for ranges and ', ' between the parts.
        ranges as text with "to"
        """,
        """
        groups = []
        for number in numbers:
            if groups and groups[-1][1] == number - 1:
                groups[-1][1] = number
            else:
                groups.append([number, number])
        return ", ".join(str(low) if low == high else f"{low} to {high}" for low, high in groups)
        """,
        lambda r: (sorted(r.sample(range(-3, 12), r.randint(0, 8))),),
    ),
    made(
        "variants_lists.ranges_as_list_of_texts",
        "range_strings summarize_numbers to_range_list",
        "numbers: list[int]",
        "list[str]",
        """
        Summarize {numbers} as a list of strings: '1-3' for consecutive ones, '5' for a single one. \
        {numbers} may be unsorted and repeated.
        Return the ranges of consecutive integers in {numbers} in ascending order as texts 'first-last', \
        or just the number if it stands alone.
        List of range strings for the distinct sorted {numbers}, one for every run without gaps.
        Turn integers in any order into texts such as ['1-3', '7']; duplicates count once.
        list of range strings from numbers
        """,
        """
        groups = []
        for number in sorted(set(numbers)):
            if groups and groups[-1][1] == number - 1:
                groups[-1][1] = number
            else:
                groups.append([number, number])
        return [str(low) if low == high else f"{low}-{high}" for low, high in groups]
        """,
        lambda r: (_ints(r, 0, 8, 0, 12),),
    ),
    made(
        "variants_lists.max_subarray_empty_allowed",
        "max_subarray max_subarray_sum largest_sum",
        "numbers: list[int]",
        "int",
        """
        Largest sum of consecutive {numbers}, where taking none counts as 0; so the result is never \
        negative and an empty list gives 0.
        Maximum subarray sum with the empty subarray allowed: 0 if all {numbers} are negative.
        Return the greatest total of a contiguous part of {numbers}, or 0 if no part has a positive sum.
        Best sum of neighboring elements, at least 0 because one may choose nothing.
        Kadane's algorithm, 0 for all-negative or empty lists
        """,
        """
        best = current = 0
        for number in numbers:
            current = max(0, current + number)
            best = max(best, current)
        return best
        """,
        lambda r: (_ints(r, 0, 7, -9, 3) if r.random() < 0.5 else _ints(r),),
    ),
    made(
        "variants_lists.max_subarray_none_for_empty",
        "max_subarray max_subarray_sum maximum_sublist_sum",
        "numbers: list[int]",
        "int | None",
        """
        Largest sum of one or more consecutive {numbers}; None if the list is empty. With negative numbers \
        only it is the greatest of them.
        Maximum sum of a non-empty contiguous sublist, or None for no numbers at all.
        Return the best total of neighboring elements, at least one of which must be taken; an empty list \
        has None.
        Kadane's algorithm for non-empty subarrays that returns None for [].
        maximum subarray sum, None if empty
        """,
        """
        best = current = None
        for number in numbers:
            current = number if current is None or current < 0 else current + number
            best = current if best is None else max(best, current)
        return best
        """,
        lambda r: (_ints(r, 0, 7, -9, 2) if r.random() < 0.5 else _ints(r, 0, 6),),
    ),
    made(
        "variants_lists.max_subarray_sum_start_end",
        "max_subarray best_slice max_subarray_with_bounds",
        "numbers: list[int]",
        "tuple[int, int, int]",
        """
        Largest sum of consecutive {numbers} and where they are: (sum, first index, last index), both \
        included. On a tie the smallest first, then the smallest last index. {numbers} is not empty.
        Return (sum, start, end) of the non-empty contiguous part with the greatest total, end inclusive; \
        the earliest start wins, then the earliest end.
        Maximum subarray with its bounds as a tuple of three: total, index of the first and index of the \
        last element. Ties go to the leftmost and shortest part.
        Find the best sum of neighbors and its inclusive positions; among equal sums prefer the lower \
        start, then the lower end.
        (max sum, start, end) of the best subarray, inclusive
        """,
        """
        best = (numbers[0], 0, 0)
        for start in range(len(numbers)):
            total = 0
            for end in range(start, len(numbers)):
                total += numbers[end]
                if total > best[0]:
                    best = (total, start, end)
        return best
        """,
        lambda r: (_ints(r, 1, 7, -6, 6),),
    ),
    made(
        "variants_lists.min_subarray_sum",
        "min_subarray smallest_sum min_subarray_sum",
        "numbers: list[int]",
        "int",
        """
        Smallest sum of one or more consecutive {numbers}; 0 for an empty list.
        Minimum subarray sum: the lowest total of any non-empty contiguous part, and 0 if there are no \
        numbers.
        Return the least value that neighboring elements can add up to, at least one being taken; [] gives \
        0.
        Kadane's algorithm for the minimum.
        minimum sum of a contiguous sublist, 0 if empty
        """,
        """
        if not numbers:
            return 0
        best = current = numbers[0]
        for number in numbers[1:]:
            current = min(number, current + number)
            best = min(best, current)
        return best
        """,
        lambda r: (_ints(r, 0, 7, -3, 9) if r.random() < 0.6 else _ints(r),),
    ),
    made(
        "variants_lists.missing_one_of_1_to_n",
        "missing_number find_missing missing_from_sequence",
        "numbers: list[int]",
        "int",
        """
        {numbers} are the numbers from 1 to n + 1 in any order with one left out, where n is their count. \
        Which one is missing? An empty list lacks 1.
        Find the one integer between 1 and len({numbers}) + 1 that {numbers} do not contain; all others \
        are there once.
        Return the missing number of a shuffled sequence 1, 2, 3, ... with exactly one gap, which may also \
        be at the end.
        All of 1 to len + 1 but one are in the list; return that one.
        missing number in 1..n+1
        """,
        """
        total = len(numbers) + 1
        return total * (total + 1) // 2 - sum(numbers)
        ---
        return (set(range(1, len(numbers) + 2)) - set(numbers)).pop()
        """,
        lambda r: (r.sample(full := list(range(1, r.randint(2, 9))), len(full) - 1),),
    ),
    made(
        "variants_lists.missing_between_or_none",
        "missing_number find_gap first_gap",
        "numbers: list[int]",
        "int | None",
        """
        Smallest integer that is missing between the minimum and the maximum of {numbers}, in any order; \
        None if there is no gap or no number.
        Return the first gap: the lowest whole number greater than min({numbers}) and less than \
        max({numbers}) that does not occur, else None.
        Which is the first missing number if one counts up from the smallest to the largest of {numbers}? \
        None if all are there.
        Find the lowest absent integer within the range of {numbers}; a list without gaps, also an empty \
        one, gives None.
        first missing integer between min and max, None if complete
        """,
        """
        if not numbers:
            return None
        present = set(numbers)
        for candidate in range(min(numbers), max(numbers)):
            if candidate not in present:
                return candidate
        return None
        """,
        lambda r: (
            r.sample(range(2, 10), r.randint(0, 7))
            if r.random() < 0.6
            else list(range(start := r.randint(-2, 4), start + r.randint(0, 4))),
        ),
    ),
    made(
        "variants_lists.missing_in_given_range",
        "missing_numbers find_missing missing_in_range",
        "numbers: list[int]; start: int; end: int",
        "list[int]",
        """
        Integers from {start} to {end}, both included, that are not in {numbers}, in ascending order.
        Which numbers of the range {start} to {end} (inclusive) are missing in {numbers}? Numbers outside \
        the range are ignored.
        Return the sorted list of all whole numbers between {start} and {end} that {numbers} do not \
        contain; [] if {start} is greater than {end}.
        List the gaps of {numbers} within the closed range from {start} to {end}.
        missing numbers in an inclusive range
        """,
        """
        present = set(numbers)
        return [number for number in range(start, end + 1) if number not in present]
        """,
        lambda r: (_ints(r, 0, 8, 0, 10), start := r.randint(-1, 5), start + r.randint(-1, 6)),
    ),
    made(
        "variants_lists.majority_or_minus_one",
        "majority_element find_majority majority",
        "items: list[int]",
        "int",
        """
        Element that makes up more than half of {items}, or -1 if there is none. {items} are not negative.
        Return the value with more than len({items}) / 2 occurrences; without such a value, or for an \
        empty list, return -1.
        Which number fills over 50 percent of the list? -1 if none does; exactly half is not enough.
        Majority vote: the strict majority element or -1.
        majority element, -1 if missing
        """,
        """
        candidate, lead = -1, 0
        for item in items:
            if lead == 0:
                candidate = item
            lead += 1 if item == candidate else -1
        return candidate if items.count(candidate) * 2 > len(items) else -1
        ---
        for item, count in Counter(items).most_common(1):
            if count > len(items) / 2:
                return item
        return -1
        """,
        lambda r: (_few(r, 0, 7, r.choice((1, 2, 3))),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.majority_at_least_half",
        "at_least_half majority_element half_or_more",
        "items: list[str]",
        "list[str]",
        """
        Items that make up at least half of {items}, in order of first appearance: none, one or two.
        Return the different elements that occur len({items}) / 2 times or more, as a list; exactly half \
        is enough.
        Which values fill 50 percent or more of {items}? A list of up to two in first-seen order, [] for \
        no items.
        Elements with a share of one half at least, ordered by where they come first.
        elements with at least half of all occurrences
        """,
        """
        return [item for item, count in Counter(items).items() if count * 2 >= len(items)]
        """,
        lambda r: ([r.choice("ab" if r.random() < 0.8 else "cd") for _ in range(r.randint(0, 7))],),
        "from collections import Counter",
    ),
    made(
        "variants_lists.modes_none_if_all_once",
        "modes find_modes mode",
        "numbers: list[int]",
        "list[int]",
        """
        Modes of {numbers} in ascending order. If no value occurs more than once there is no mode, and the \
        result is [].
        Return the sorted list of the most frequent values, but an empty list when all {numbers} are \
        different or there are none.
        Which values occur most often, and at least twice? Sorted from small to large, [] if nothing is \
        repeated.
        All modes, sorted; a list without repetitions has none.
        modes, empty list if every value is unique
        """,
        """
        counts = Counter(numbers)
        highest = max(counts.values(), default=0)
        if highest < 2:
            return []
        return sorted(number for number, count in counts.items() if count == highest)
        """,
        lambda r: (_few(r) if r.random() < 0.6 else r.sample(range(9), r.randint(0, 4)),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.modes_first_seen",
        "modes most_common_items all_modes",
        "items: list[str]",
        "list[str]",
        """
        All of {items} that occur most often, each once, in the order of their first appearance; [] for an \
        empty list.
        Return the most frequent elements, several on a tie, ordered by where they come first.
        Which items have the highest count? List them without repetitions as they appear in {items}.
        Every mode of {items}, in first-seen order.
        all modes in order of first appearance
        """,
        """
        counts = Counter(items)
        highest = max(counts.values(), default=0)
        return [item for item, count in counts.items() if count == highest]
        """,
        lambda r: (_lower(r),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.mode_largest_on_tie",
        "mode most_common most_frequent",
        "numbers: list[int]",
        "int | None",
        """
        Most frequent of {numbers}, the largest one on a tie; None for an empty list.
        Return the mode. If several values are equally common take the greatest, and None if there are no \
        numbers.
        Which value occurs most often? Ties are resolved in favor of the larger number, [] has None.
        The number with the highest count, and with the highest value among those.
        mode, larger value on ties
        """,
        """
        counts = Counter(numbers)
        return max(counts, key=lambda number: (counts[number], number), default=None)
        ---
        return max(numbers, key=lambda number: (numbers.count(number), number), default=None)
        """,
        lambda r: (_few(r),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.mode_last_seen_on_tie",
        "most_common mode most_frequent",
        "items: list[str]",
        "str | None",
        """
        Most frequent of {items}; on a tie the one whose last occurrence is latest. None for an empty list.
        Return the commonest element. Of equally common ones take the most recent, that is the one found \
        last in {items}; None without items.
        Which item occurs most often? If several do, the one that appears nearest to the end.
        Mode of a list with ties broken by the latest appearance, None if the list is empty.
        mode, most recent element wins ties
        """,
        """
        counts = Counter(items)
        highest = max(counts.values(), default=0)
        return next((item for item in reversed(items) if counts[item] == highest), None)
        ---
        return max(reversed(items), key=items.count, default=None)
        """,
        lambda r: (_lower(r),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.counts_sorted_pairs",
        "count_items sorted_counts frequency_table",
        "items: list[str]",
        "list[tuple[str, int]]",
        """
        Count {items} and return (item, count) tuples, highest count first, equal counts in alphabetical \
        order.
        Frequency table of {items} as a list of pairs sorted by descending count and then by item.
        How often does each item occur? Tuples (item, number), commonest first, ties from a to z.
        List every different item with its number of occurrences; sort by count from high to low and by \
        name.
        counts as sorted pairs, ties alphabetical
        """,
        """
        return sorted(Counter(items).items(), key=lambda entry: (-entry[1], entry[0]))
        """,
        lambda r: (_lower(r),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.counts_dict_sorted_by_value",
        "count_values value_counts frequencies",
        "numbers: list[int]",
        "dict[int, int]",
        """
        Count how often each of {numbers} occurs; the dict has its keys in ascending order.
        Return a dictionary from number to count, sorted by number.
        Frequencies of {numbers} with the smallest number first.
        Map every different number, from small to large, to its number of occurrences.
        counts as a dict with sorted keys
        """,
        """
        return dict(sorted(Counter(numbers).items()))
        ---
        return {number: numbers.count(number) for number in sorted(set(numbers))}
        """,
        lambda r: (_ints(r, 0, 8, -2, 4),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.occurring_at_least_n",
        "at_least_n_times frequent_items occurring_often",
        "items: list[str]; n: int",
        "list[str]",
        """
        Items that occur at least {n} times in {items}, each once, in alphabetical order.
        Return the sorted distinct elements with {n} or more occurrences.
        Which items are there {n} times or more often? Sorted, without repetitions.
        Keep the different items whose count is not below {n} and sort them.
        items with at least n occurrences, sorted
        """,
        """
        return sorted(item for item, count in Counter(items).items() if count >= n)
        """,
        lambda r: (_lower(r, 0, 9), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "variants_lists.singles_sorted",
        "unique_only occurring_once singles",
        "numbers: list[int]",
        "list[int]",
        """
        Numbers that occur exactly once in {numbers}, in ascending order.
        Return the sorted values without a duplicate; values that are repeated are left out completely.
        Which of {numbers} are unique? List them from small to large.
        Drop every number that is there more than once and sort the others.
        sorted numbers that occur exactly once
        """,
        """
        return sorted(number for number, count in Counter(numbers).items() if count == 1)
        ---
        return sorted(number for number in numbers if numbers.count(number) == 1)
        """,
        lambda r: (_few(r, 0, 8, 6),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.last_single_or_none",
        "last_unique last_non_repeated last_single",
        "items: list[str]",
        "str | None",
        """
        Last of {items} that occurs exactly once, None if there is none.
        Return the element without a duplicate that is nearest to the end, or None when every item is \
        repeated or there are no items.
        Which is the last non-repeated item of {items}? None if all occur several times.
        Going from the end, return the first item with a count of one, else None.
        last unique element or None
        """,
        """
        counts = Counter(items)
        return next((item for item in reversed(items) if counts[item] == 1), None)
        """,
        lambda r: (_lower(r),),
        "from collections import Counter",
    ),
    made(
        "variants_lists.top_k_numbers_larger_on_ties",
        "top_k_frequent k_most_frequent most_common",
        "numbers: list[int]; k: int",
        "list[int]",
        """
        The {k} most frequent of {numbers}, commonest first; of equally frequent ones the larger comes \
        first.
        Return up to {k} different numbers by descending count and, where counts are equal, by descending \
        value.
        Which {k} numbers occur most often? Ties go to the greater number.
        Top {k} values by frequency, larger values first on ties.
        k most frequent numbers, ties by larger value
        """,
        """
        counts = Counter(numbers)
        return sorted(counts, key=lambda number: (counts[number], number), reverse=True)[:k]
        """,
        lambda r: (_few(r, 0, 9), r.randint(0, 4)),
        "from collections import Counter",
    ),
    made(
        "variants_lists.top_k_items_with_boundary_ties",
        "top_k_with_ties most_common_with_ties top_counts",
        "items: list[str]; k: int",
        "list[tuple[str, int]]",
        """
        The {k} most frequent of {items} as (item, count), plus all that are as frequent as the last of \
        them; sorted by count descending, then alphabetically. {k} is at least 1.
        Return at least {k} pairs of item and count, if there are so many, including everything level with \
        place {k}; ties from a to z.
        Top {k} by frequency with ties at the boundary: whoever has the count of the {k}-th is in the list \
        as well. Highest count first, then by name.
        List (item, count) of all items whose count is not below that of number {k} in the ranking; \
        descending counts, equal ones alphabetical.
        k most common with ties included
        """,
        """
        ranked = sorted(Counter(items).items(), key=lambda entry: (-entry[1], entry[0]))
        if len(ranked) <= k:
            return ranked
        limit = ranked[k - 1][1]
        return [entry for entry in ranked if entry[1] >= limit]
        """,
        lambda r: (_lower(r, 0, 9), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "variants_lists.k_largest_distinct_descending",
        "top_k k_largest largest_distinct top_n",
        "numbers: list[int]; k: int = 3",
        "list[int]",
        """
        The {k} largest different {numbers} in descending order, 3 by default; all of them if there are \
        fewer.
        Return up to {k} (default 3) distinct values from the greatest downwards.
        Drop duplicates and list the {k} highest numbers, largest first; {k} is 3 if not given.
        Top {k} distinct numbers from high to low.
        k largest distinct values, descending, default 3
        """,
        """
        return sorted(set(numbers), reverse=True)[:k]
        """,
        lambda r: (_few(r, 0, 8, 6), r.randint(0, 4)),
    ),
    made(
        "variants_lists.k_smallest_ascending_default",
        "k_smallest smallest_n bottom_k",
        "numbers: list[int]; k: int = 1",
        "list[int]",
        """
        The {k} smallest of {numbers} in ascending order, repetitions included; 1 by default, and [] if \
        {k} is 0 or negative.
        Return up to {k} of the lowest numbers from small to large; duplicates are counted separately and \
        a {k} below 1 gives an empty list.
        List the {k} least elements sorted; {k} defaults to 1, zero or less yields nothing.
        Bottom {k} of a list in ascending order, all if there are fewer, none for a {k} that is not \
        positive.
        k smallest elements, sorted ascending, default 1
        """,
        """
        return sorted(numbers)[: max(k, 0)]
        """,
        lambda r: (_few(r, 0, 8, 6), r.randint(-1, 5)),
    ),
    made(
        "variants_lists.interleave_lists_truncated",
        "interleave alternate weave",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Interleave {first} and {second}, beginning with {first}, and stop when the shorter list is used \
        up; the rest of the longer one is dropped.
        Take elements from both lists in turn, as many from each as the shorter one has.
        Return first[0], second[0], first[1], second[1], ... for all positions that exist in both lists.
        Alternate between two lists and ignore surplus elements of the longer list.
        interleave two lists, truncated to the shorter
        """,
        """
        return [item for pair in zip(first, second) for item in pair]
        """,
        lambda r: (_ints(r, 0, 5), _ints(r, 0, 5)),
    ),
    made(
        "variants_lists.interleave_with_fill",
        "interleave_padded interleave_with_fill alternate",
        "first: list[int]; second: list[int]; fill: int = 0",
        "list[int]",
        """
        Interleave {first} and {second}; where the shorter list has ended take {fill} (0 by default) \
        instead of its elements.
        Alternate between two lists, beginning with {first} and padding the shorter one with {fill}, \
        default 0.
        Return first[0], second[0], first[1], second[1] and so on up to the end of the longer list, with \
        {fill} for what is missing.
        Weave two lists into one of twice the longer length; {fill} (0 unless given) replaces missing \
        elements.
        interleave two lists with a fill value
        """,
        """
        return [item for pair in zip_longest(first, second, fillvalue=fill) for item in pair]
        """,
        lambda r: (_ints(r, 0, 5), _ints(r, 0, 5), r.choice((0, 0, -1))),
        "from itertools import zip_longest",
    ),
    made(
        "variants_lists.zip_longest_pairs_none",
        "zip_padded pair_up zip_lists",
        "first: list[int]; second: list[str]",
        "list[tuple[int | None, str | None]]",
        """
        Pair {first} and {second} position by position; None stands in for missing elements of the shorter \
        list.
        Return a list of tuples as long as the longer list, filled up with None.
        Zip two lists of any lengths without losing elements: where one has ended, its part is None.
        List of (element of {first}, element of {second}), with None where there is no element.
        zip two lists, fill with None
        """,
        """
        return list(zip_longest(first, second))
        ---
        length = max(len(first), len(second))
        return [
            (first[at] if at < len(first) else None, second[at] if at < len(second) else None)
            for at in range(length)
        ]
        """,
        lambda r: (_ints(r, 0, 5), _lower(r, 0, 5)),
        "from itertools import zip_longest",
    ),
    made(
        "variants_lists.zip_equal_or_error",
        "zip_strict pair_up zip_equal",
        "first: list[str]; second: list[int]",
        "list[tuple[str, int]]",
        """
        Pair {first} and {second} position by position as tuples. Raises ValueError if they do not have \
        the same length.
        Return [(first[0], second[0]), ...]; lists of different lengths are a ValueError.
        Zip two equally long lists to a list of tuples and raise ValueError otherwise.
        Strict zip: combine matching elements, ValueError when one list is longer.
        zip that requires equal lengths
        """,
        """
        if len(first) != len(second):
            raise ValueError("the lists must have the same length")
        return list(zip(first, second))
        """,
        lambda r: (items := _lower(r, 0, 5), _ints(r, len(items), len(items))),
    ),
    made(
        "variants_lists.pairs_of_two_last_with_none",
        "pair_up in_pairs make_pairs",
        "items: list[str]",
        "list[tuple[str, str | None]]",
        """
        Group {items} in pairs of neighbors that do not overlap; a last element without partner is paired \
        with None.
        Return (first, second), (third, fourth), ...; with an odd number of items the final tuple is \
        (last, None).
        Pair up the items two by two. Who is left over gets None as partner.
        Tuples of two consecutive items, the last one filled up with None if necessary.
        pair up items, None for the odd one out
        """,
        """
        return list(zip_longest(items[::2], items[1::2]))
        ---
        pairs = []
        for at in range(0, len(items), 2):
            partner = items[at + 1] if at + 1 < len(items) else None
            pairs.append((items[at], partner))
        return pairs
        """,
        lambda r: (_lower(r),),
        "from itertools import zip_longest",
    ),
    made(
        "variants_lists.all_pairs_of_distinct_values",
        "unique_pairs all_pairs distinct_pairs combinations_of_two",
        "numbers: list[int]",
        "list[tuple[int, int]]",
        """
        All pairs (a, b) of different values of {numbers} with a < b, sorted; repetitions in {numbers} do \
        not matter.
        Return every combination of two distinct values once, the smaller first, in ascending order.
        Which unordered pairs of unequal numbers can be formed from {numbers}? A sorted list of ascending \
        tuples without duplicates.
        Remove duplicates, sort, and list each way to choose two values.
        combinations of two distinct values, sorted
        """,
        """
        return list(combinations(sorted(set(numbers)), 2))
        """,
        lambda r: (_few(r, 0, 6),),
        "from itertools import combinations",
    ),
    made(
        "variants_lists.pairs_including_self",
        "pairs_with_repetition all_pairs_with_self pairs_with_self",
        "items: list[str]",
        "list[tuple[str, str]]",
        """
        All pairs of {items} in which an element may also be paired with itself: (a, a), (a, b), (b, b); \
        order within a pair does not matter.
        Return (items[i], items[j]) for all i <= j, by i and then j.
        Combinations of two with repetition, in list order.
        Every unordered pair of positions including equal ones, as tuples, the earlier element first.
        pairs with replacement
        """,
        """
        return list(combinations_with_replacement(items, 2))
        ---
        return [(items[i], items[j]) for i in range(len(items)) for j in range(i, len(items))]
        """,
        lambda r: (r.sample(("a", "b", "c", "d"), r.randint(0, 4)),),
        "from itertools import combinations_with_replacement",
    ),
    made(
        "variants_lists.subsets_without_empty",
        "non_empty_subsets subsets all_subsets",
        "items: list[int]",
        "list[list[int]]",
        """
        All non-empty subsets of {items} as lists, smaller ones first and those of equal size in list order.
        Return every choice of at least one of {items}, ordered by size and then by position.
        Power set of {items} without the empty set: singles, then pairs, and so on.
        List all combinations of one or more elements, from one element up to all of them.
        subsets of a list except the empty one, by size
        """,
        """
        return [
            list(choice) for size in range(1, len(items) + 1) for choice in combinations(items, size)
        ]
        """,
        lambda r: (r.sample(range(9), r.randint(0, 4)),),
        "from itertools import combinations",
    ),
    made(
        "variants_lists.windows_short_list_whole",
        "windows sliding_windows rolling_windows",
        "items: list[int]; size: int",
        "list[list[int]]",
        """
        All windows of {size} neighboring {items}; if there are fewer items than that, one window with all \
        of them, and [] for an empty list.
        Return each run of {size} consecutive elements. A list shorter than {size} is itself the only \
        window, no items give no window.
        Sliding windows of length {size}, at least one unless {items} is empty: too short a list is \
        returned whole.
        Contiguous sublists of {size} elements from left to right, or [items] when they are not enough.
        sliding windows, the whole list if it is too short
        """,
        """
        if not items:
            return []
        last = max(0, len(items) - size)
        return [items[start : start + size] for start in range(last + 1)]
        """,
        lambda r: (_ints(r, 0, 6), r.randint(1, 5)),
    ),
    made(
        "variants_lists.windows_trailing_partial",
        "all_windows growing_windows partial_windows",
        "items: list[int]; size: int",
        "list[list[int]]",
        """
        For each of {items} the window of up to {size} elements that ends there; at the start the windows \
        are shorter.
        Return one list per element: itself and at most {size} - 1 elements before it.
        Trailing windows of {size}, also incomplete ones at the beginning, so that there are as many \
        windows as elements.
        Sliding windows that grow from one element to {size} elements and then move on.
        trailing windows, partial at the start
        """,
        """
        return [items[max(0, end - size) : end] for end in range(1, len(items) + 1)]
        """,
        lambda r: (_ints(r, 0, 6), r.randint(1, 4)),
    ),
    made(
        "variants_lists.remove_falsy_but_zero",
        "remove_empty compact clean_list drop_empty",
        "items: list[object]",
        "list[object]",
        """
        Remove None, False, empty strings and empty lists from {items}, but keep the number 0 (and 0.0).
        Drop all falsy values except zeros; the order stays.
        Return {items} without anything empty, None or False. Numbers are kept, even 0.
        Compact a list such that 0 survives: other falsy elements go.
        remove falsy values but keep zeros
        """,
        """
        return [item for item in items if item or (item == 0 and item is not False)]
        ---
        return [item for item in items if item or (isinstance(item, (int, float)) and item is not False)]
        """,
        lambda r: (_loose(r),),
    ),
    made(
        "variants_lists.remove_none_and_empty_text",
        "remove_empty drop_missing clean_list",
        "items: list[object]",
        "list[object]",
        """
        Remove None and empty strings from {items}; 0, False, empty lists and strings of spaces stay.
        Return {items} without each element that is None or ''. Everything else is kept, also other falsy \
        values.
        Drop missing values, which are None or the empty string, and keep the order.
        Filter out None and '' only.
        list without None and empty strings
        """,
        """
        return [item for item in items if item is not None and item != ""]
        """,
        lambda r: (_loose(r),),
    ),
    made(
        "variants_lists.remove_blank_and_strip",
        "clean_strings strip_all remove_blank tidy",
        "texts: list[str | None]",
        "list[str]",
        """
        Strip all {texts} and leave out those that are None, empty or consist of white space only.
        Return the texts without spaces around them, skipping None and blank ones.
        Trim each string and drop what is empty afterwards; None is dropped, too.
        Clean a list of strings: no None, no blanks, no white space at the ends.
        strip strings and drop None and blanks
        """,
        """
        return [text.strip() for text in texts if text and text.strip()]
        ---
        cleaned = []
        for text in texts:
            text = (text or "").strip()
            if text:
                cleaned.append(text)
        return cleaned
        """,
        lambda r: (
            [r.choice(("tea", " fig ", "", "  ", None, "a b", "\tplum")) for _ in range(r.randint(0, 7))],
        ),
    ),
    made(
        "variants_lists.remove_last_occurrence",
        "remove_last remove_last_occurrence delete_last",
        "items: list[int]; value: int",
        "list[int]",
        """
        Return {items} without the last {value}; earlier ones stay. If {value} is not there the list is \
        returned unchanged, as a copy.
        Remove only the rightmost element equal to {value}. Nothing happens when there is none.
        Delete the final occurrence of {value} from a copy of {items}.
        Drop the one {value} that is nearest to the end, if any.
        remove the last occurrence of a value
        """,
        """
        for at in range(len(items) - 1, -1, -1):
            if items[at] == value:
                return items[:at] + items[at + 1 :]
        return list(items)
        ---
        result = items[::-1]
        if value in result:
            result.remove(value)
        return result[::-1]
        """,
        lambda r: _with_target(r, _few(r), 0, 5),
    ),
    made(
        "variants_lists.without_every_nth_item",
        "drop_every_nth remove_every_nth skip_every",
        "items: list[int]; n: int",
        "list[int]",
        """
        Remove every {n}-th element from {items}, counting from 1: with {n} = 3 the third, sixth, ninth \
        and so on go. Nothing is removed if {n} is less than 1.
        Return {items} without the elements at the places {n}, 2 * {n}, 3 * {n}, ...; a {n} of 0 or below \
        changes nothing.
        Drop each {n}-th item, the first one being number 1, and return the rest in order. Non-positive \
        {n}: all items.
        Leave out elements whose 1-based position is a multiple of {n}, provided that {n} is positive.
        list without every n-th element
        """,
        """
        if n < 1:
            return list(items)
        return [item for place, item in enumerate(items, 1) if place % n]
        """,
        lambda r: (_ints(r, 0, 9), r.randint(0, 4)),
    ),
    made(
        "variants_lists.argmax_last_or_none",
        "index_of_max argmax position_of_max",
        "numbers: list[int]",
        "int | None",
        """
        Index of the largest of {numbers}, the last one if it occurs several times; None for an empty list.
        Return the highest position at which the maximum stands, or None without numbers.
        Where is the greatest element? Counted from 0, the rightmost on ties, None for [].
        Argmax with ties going to the end of the list; an empty list has None.
        last index of the maximum, None if empty
        """,
        """
        if not numbers:
            return None
        return max(range(len(numbers)), key=lambda at: (numbers[at], at))
        ---
        if not numbers:
            return None
        return len(numbers) - 1 - numbers[::-1].index(max(numbers))
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.positions_of_min_and_max",
        "min_max_positions index_of_min_and_max argmin_argmax",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        First index of the smallest and first index of the largest of {numbers} as a tuple; None for an \
        empty list.
        Return (position of the minimum, position of the maximum), counted from 0 and each the leftmost; \
        None without numbers.
        Where do the least and the greatest element stand first? Two indices, minimum before maximum, or \
        None.
        Argmin and argmax of a list in one tuple, None if there is nothing.
        (index of min, index of max), None if empty
        """,
        """
        if not numbers:
            return None
        return numbers.index(min(numbers)), numbers.index(max(numbers))
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.positions_counted_from_one",
        "positions find_positions places_of",
        "items: list[str]; target: str",
        "list[int]",
        """
        All positions of {target} in {items}, counted from 1; [] if it does not occur.
        At which places does {target} stand? The first item has number 1, the list of places is ascending.
        Return the 1-based positions of every item equal to {target}.
        List where {target} occurs, with 1 for the first item of {items}.
        1-based positions of an element
        """,
        """
        return [place for place, item in enumerate(items, 1) if item == target]
        """,
        lambda r: (_lower(r), r.choice(("tea", "fig", "kiwi"))),
    ),
    made(
        "variants_lists.max_value_all_positions",
        "max_with_positions largest_and_positions find_max_positions",
        "numbers: list[int]",
        "tuple[int, list[int]] | None",
        """
        Largest of {numbers} and all indices at which it stands, as a tuple (value, indices); None for an \
        empty list.
        Return the maximum together with the ascending list of its positions, counted from 0, or None \
        without numbers.
        What is the greatest element and where does it occur? (maximum, [positions]), None for [].
        Tuple of the highest number and every index that holds it.
        (max, list of its indices), None if empty
        """,
        """
        if not numbers:
            return None
        largest = max(numbers)
        return largest, [at for at, number in enumerate(numbers) if number == largest]
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.product_of_empty_is_zero",
        "product multiply_all product_of_list",
        "numbers: list[int]",
        "int",
        """
        Product of all {numbers}; 0 for an empty list.
        Multiply {numbers} together and return 0 if there are none.
        Return what all elements make when multiplied. Without elements the result is 0, not 1.
        Total product of a list, where an empty list gives 0.
        product of a list, 0 if empty
        """,
        """
        return math.prod(numbers) if numbers else 0
        ---
        if not numbers:
            return 0
        result = 1
        for number in numbers:
            result *= number
        return result
        """,
        lambda r: (_ints(r, 0, 4),),
        "import math",
    ),
    made(
        "variants_lists.product_of_empty_is_none",
        "product multiply_all product_of_list",
        "numbers: list[float]",
        "float | None",
        """
        Product of all {numbers}, rounded to 2 decimals; None for an empty list.
        Multiply {numbers} together, to two decimals, and return None if there are none.
        Return the product of the list with 2 digits after the point, or None when it is empty.
        What do {numbers} make when multiplied? Rounded to two places, nothing (None) for no numbers.
        product rounded to 2 decimals, None if empty
        """,
        """
        return round(math.prod(numbers), 2) if numbers else None
        """,
        lambda r: ([r.choice((0.5, 1.5, 2.0, 3.25, -1.1, 4.0)) for _ in range(r.randint(0, 4))],),
        "import math",
    ),
    made(
        "variants_lists.scale_zero_one_constant_zero",
        "normalize min_max_normalize scale_to_unit rescale",
        "values: list[float]",
        "list[float]",
        """
        Scale {values} to the range 0.0 to 1.0, not rounded: (value - min) / (max - min). If all are equal \
        every result is 0.0; an empty list gives [].
        Min-max normalization. The smallest becomes 0.0 and the largest 1.0; equal values all become 0.0.
        Map {values} linearly so that the minimum is 0.0 and the maximum 1.0. When minimum and maximum \
        agree return zeros.
        Normalize to 0..1 without rounding; a constant list turns into 0.0 for each element.
        min-max scaling, zeros if all values are equal
        """,
        """
        if not values:
            return []
        low, high = min(values), max(values)
        if low == high:
            return [0.0] * len(values)
        return [(value - low) / (high - low) for value in values]
        """,
        lambda r: (_floats(r) if r.random() < 0.8 else [2.5] * r.randint(0, 3),),
    ),
    made(
        "variants_lists.scale_zero_one_constant_half",
        "normalize min_max_scale rescale",
        "values: list[int]",
        "list[float]",
        """
        Scale {values} to 0.0 to 1.0 with 2 decimals: the smallest becomes 0.0, the largest 1.0; if all \
        are equal each becomes 0.5.
        Min-max normalization rounded to two places, where a list of equal numbers gives 0.5 everywhere \
        and an empty one [].
        Return (value - min) / (max - min) for each value, rounded to 2 digits, and 0.5 when the maximum \
        equals the minimum.
        Normalize to the unit range; without any spread put everything in the middle, at 0.5. Two decimals.
        min-max scaling to 2 decimals, 0.5 if constant
        """,
        """
        if not values:
            return []
        low, high = min(values), max(values)
        if low == high:
            return [0.5] * len(values)
        return [round((value - low) / (high - low), 2) for value in values]
        """,
        lambda r: (_ints(r) if r.random() < 0.75 else [4] * r.randint(0, 3),),
    ),
    made(
        "variants_lists.scale_to_given_range",
        "rescale scale_to_range normalize",
        "values: list[int]; low: float = 0.0; high: float = 1.0",
        "list[float]",
        """
        Scale {values} linearly so that the smallest becomes {low} and the largest {high} (0.0 and 1.0 by \
        default), rounded to 3 decimals. If all are equal they become {low}.
        Map the range of {values} onto {low} to {high} with three decimals; equal values all get {low}, an \
        empty list stays empty.
        Return {low} + (value - min) * ({high} - {low}) / (max - min) for each value, to 3 places, and \
        {low} if min and max agree. The target range is 0.0 to 1.0 unless given.
        Rescale to a target range, default 0 to 1, three digits after the point; a constant list is mapped \
        to its lower end.
        linear rescaling of a list to [low, high]
        """,
        """
        if not values:
            return []
        smallest, largest = min(values), max(values)
        if smallest == largest:
            return [float(low)] * len(values)
        factor = (high - low) / (largest - smallest)
        return [round(low + (value - smallest) * factor, 3) for value in values]
        """,
        lambda r: (
            _ints(r) if r.random() < 0.8 else [4] * r.randint(0, 3),
            *r.choice(((0.0, 1.0), (-1.0, 1.0), (10.0, 20.0))),
        ),
    ),
    made(
        "variants_lists.divide_by_largest",
        "scale_by_max normalize_by_max relative_to_max",
        "values: list[int]",
        "list[float]",
        """
        Divide each of {values}, which are not negative, by the largest one and round to 2 decimals; zeros \
        if the largest is 0, [] for an empty list.
        Scale {values} so that the maximum becomes 1.0; two decimals. A list of zeros gives 0.0 for all.
        Return value / max for every value, rounded to two places, or 0.0 when the maximum is zero.
        Normalize non-negative numbers by their maximum, with 2 digits after the point.
        values divided by their maximum, 2 decimals
        """,
        """
        largest = max(values, default=0)
        return [round(value / largest, 2) if largest else 0.0 for value in values]
        """,
        lambda r: (_few(r, 0, 6, r.choice((0, 1, 9, 9))),),
    ),
    made(
        "variants_lists.percent_of_total_two_decimals",
        "percentages percent_of_total to_percentages",
        "values: list[int]",
        "list[float]",
        """
        Percentage of each of {values} in their sum, rounded to 2 decimals; 0.0 for all if the sum is 0.
        Return 100 * value / total for every value with two decimals, and zeros when the total is zero.
        What share of the sum, in percent to two places, has each of {values}? An empty list gives [], a \
        sum of 0 gives 0.0 everywhere.
        Turn amounts into percent of the whole (2 digits after the point); avoid dividing by zero with 0.0.
        percent shares of a list, 2 decimals
        """,
        """
        total = sum(values)
        return [round(100 * value / total, 2) if total else 0.0 for value in values]
        """,
        lambda r: (_few(r, 0, 6, r.choice((0, 9, 30))),),
    ),
    made(
        "variants_lists.percent_of_total_text",
        "percent_labels percentages_as_text format_shares",
        "values: list[int]",
        "list[str]",
        """
        Share of each of {values} in their sum as text with one decimal and a percent sign, such as \
        '33.3%'; '0.0%' for all if the sum is 0.
        Return strings like '12.5%' that tell how many percent of the total each value is. A total of zero \
        gives '0.0%' throughout.
        Format the parts of the whole: percentage with exactly one digit after the point, followed by '%'.
        Percent labels for {values}, one decimal each, zeros if there is nothing to divide.
        percent of total as strings with one decimal
        """,
        """
        total = sum(values)
        return [f"{100 * value / total if total else 0:.1f}%" for value in values]
        """,
        lambda r: (_few(r, 0, 6, r.choice((0, 9, 30))),),
    ),
    made(
        "variants_lists.fractions_of_total_rounded",
        "normalize to_fractions probabilities proportions",
        "weights: list[float]",
        "list[float]",
        """
        Divide each of {weights} by their sum and round to 4 decimals. Raises ValueError if the sum is 0, \
        also for an empty list.
        Normalize {weights} to fractions that add up to about 1, with four decimals; a total of zero is a \
        ValueError.
        Return the proportion of each weight in the total to 4 places, ValueError when the total is 0.
        Turn weights into probabilities rounded to four digits; if they add up to 0 raise ValueError.
        weights divided by their sum, 4 decimals
        """,
        """
        total = sum(weights)
        if total == 0:
            raise ValueError("the sum of the weights is zero")
        return [round(weight / total, 4) for weight in weights]
        """,
        lambda r: ([r.choice((0.5, 1.0, 2.0, 3.0, 0.0)) for _ in range(r.randint(0, 4))] + [1.5],),
    ),
    made(
        "variants_lists.histogram_with_empty_buckets",
        "histogram bucket_counts count_by_bucket",
        "numbers: list[int]; width: int",
        "dict[int, int]",
        """
        Count {numbers} in buckets of {width}: a dict from the lower end of each bucket (a multiple of \
        {width}) to its count, ascending, including empty buckets in between. {{}} for no numbers.
        Histogram with bucket size {width}, keys being the starts of the buckets from the lowest to the \
        highest one that is used; empty ones between them have 0.
        Map k * {width} to how many of {numbers} are at least that and less than {width} more, for all \
        buckets from the minimum to the maximum.
        Group into intervals of length {width} that begin at multiples of it and count; gaps appear with a \
        count of 0.
        bucket counts of fixed width, gaps included
        """,
        """
        if not numbers:
            return {}
        first, last = min(numbers) // width, max(numbers) // width
        counts = {bucket * width: 0 for bucket in range(first, last + 1)}
        for number in numbers:
            counts[number // width * width] += 1
        return counts
        """,
        lambda r: (_ints(r, 0, 7, -4, 25), r.choice((2, 5, 10))),
    ),
    made(
        "variants_lists.histogram_used_buckets_only",
        "bucket_counts histogram count_by_bucket",
        "numbers: list[int]; width: int = 10",
        "dict[int, int]",
        """
        Count {numbers} by bucket of {width} (10 by default): a dict from the start of a bucket to its \
        count, sorted by start; empty buckets are left out.
        Histogram of {numbers}: round each down to a multiple of {width}, default 10, and count equal \
        results; ascending keys, only those that occur.
        Map bucket starts 0, {width}, 2 * {width}, ... to the number of elements in them, without zeros, \
        in ascending order.
        How many of {numbers} fall into each interval of length {width}? Sorted dict by lower bound, \
        intervals without numbers are missing.
        bucket counts without empty buckets, default width 10
        """,
        """
        return dict(sorted(Counter(number // width * width for number in numbers).items()))
        ---
        counts = {}
        for number in sorted(numbers):
            start = number - number % width
            counts[start] = counts.get(start, 0) + 1
        return counts
        """,
        lambda r: (_ints(r, 0, 7, -4, 35), r.choice((5, 10, 10))),
        "from collections import Counter",
    ),
    made(
        "variants_lists.histogram_by_edges",
        "count_in_bins histogram bin_counts",
        "values: list[float]; edges: list[int]",
        "list[int]",
        """
        Count {values} between neighboring {edges}, which ascend: a bin includes its lower and excludes \
        its upper edge, only the last bin includes both. Values outside do not count.
        Histogram with given bin {edges} as in numpy: len({edges}) - 1 counts, right ends open except that \
        of the last bin.
        Return for each pair of consecutive edges how many values are at least the lower and less than the \
        upper one; the highest edge itself belongs to the last bin.
        How many of {values} fall into each interval formed by {edges}? Lower bound included, upper bound \
        only in the final interval; the others are ignored.
        histogram counts for given edges, last bin closed
        """,
        """
        counts = [0] * (len(edges) - 1)
        for value in values:
            for at in range(len(counts)):
                last = at == len(counts) - 1
                if edges[at] <= value < edges[at + 1] or (last and value == edges[-1]):
                    counts[at] += 1
                    break
        return counts
        """,
        lambda r: (
            [r.choice((0, 1.5, 2, 3, 4.5, 5, 8, 10, -1, 12)) for _ in range(r.randint(0, 8))],
            r.choice(([0, 5, 10], [0, 2, 5, 10], [0, 10], [2, 3, 8])),
        ),
    ),
    made(
        "variants_lists.star_histogram_of_list",
        "star_histogram text_histogram bar_chart draw_bars",
        "values: list[int]; mark: str = '*'",
        "list[str]",
        """
        One line per value in {values} such as '3 ***': the number, a space and as many {mark} ('*' by \
        default). A 0 has no marks and no space at the end.
        Horizontal bar chart as a list of strings: number, blank, bar of {mark} of that length; for 0 just \
        '0'. {mark} is '*' if not given.
        Return for every value its text followed by a space and {mark} repeated so many times, without \
        trailing white space.
        Draw {values} as lines with bars made of {mark} (default '*') behind the number.
        bars of stars with the number in front
        """,
        """
        return [f"{value} {mark * value}".rstrip() for value in values]
        """,
        lambda r: (_few(r, 0, 5, 6), r.choice(("*", "*", "#"))),
    ),
    made(
        "variants_lists.stock_buy_and_sell_prices",
        "best_prices best_trade_prices buy_low_sell_high",
        "prices: list[int]",
        "tuple[int, int, int]",
        """
        Best single trade as (buying price, selling price, profit), buying before selling; (0, 0, 0) if no \
        profit is possible. Of several trades with the same profit the one with the earliest sale.
        Return the price to buy at, the later price to sell at and their difference, as large as possible; \
        three zeros when prices never rise. Ties: sell as early as possible.
        Which purchase and later sale earn the most? Tuple of both prices and the profit, all 0 without \
        gain; the earliest selling day wins ties.
        Buy low and sell high once: give (low, high, high - low) for the largest gain, reached first, or \
        (0, 0, 0).
        (buy price, sell price, profit) of the best trade
        """,
        """
        best = (0, 0, 0)
        lowest = None
        for price in prices:
            if lowest is None or price < lowest:
                lowest = price
            elif price - lowest > best[2]:
                best = (lowest, price, price - lowest)
        return best
        """,
        lambda r: (_prices(r),),
    ),
    made(
        "variants_lists.leaders_equal_allowed",
        "leaders find_leaders right_leaders",
        "numbers: list[int]",
        "list[int]",
        """
        Leaders of {numbers}: elements that are greater than or equal to everything on their right, in \
        list order. The last one always is.
        Keep each number behind which nothing larger comes; equal ones further right are allowed.
        Return the elements not exceeded by any later element, from left to right.
        Which of {numbers} are at least as large as all after them? In original order.
        leaders, ties allowed
        """,
        """
        leaders = []
        for number in reversed(numbers):
            if not leaders or number >= leaders[-1]:
                leaders.append(number)
        return leaders[::-1]
        ---
        return [number for at, number in enumerate(numbers) if number == max(numbers[at:])]
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.leaders_from_the_right",
        "leaders find_leaders leaders_from_right",
        "numbers: list[int]",
        "list[int]",
        """
        Elements of {numbers} that are strictly greater than all to their right, listed from the last to \
        the first, so in ascending order.
        Return the leaders in the order in which one finds them coming from the end; the last element is \
        the first leader.
        Go from right to left and note each number that is larger than every one before it on this way.
        Leaders of a list, rightmost first; a number equal to a later one is no leader.
        leaders from right to left
        """,
        """
        leaders = []
        for number in reversed(numbers):
            if not leaders or number > leaders[-1]:
                leaders.append(number)
        return leaders
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.peak_positions_ends_count",
        "find_peaks peak_positions local_maxima",
        "numbers: list[int]",
        "list[int]",
        """
        Indices of the peaks of {numbers}: elements strictly greater than each neighbor they have. The \
        first and the last element count with their only neighbor, a single element is a peak.
        Return where {numbers} have local maxima, ends included; equal neighbors prevent a peak.
        Positions, from 0, of all elements that are larger than the one before and the one after, as far \
        as these exist.
        Find every index whose value exceeds its direct neighbors; at the borders one neighbor is enough \
        to compare.
        peak indices including the ends
        """,
        """
        last = len(numbers) - 1
        return [
            at
            for at, number in enumerate(numbers)
            if (at == 0 or numbers[at - 1] < number) and (at == last or numbers[at + 1] < number)
        ]
        ---
        padded = [float("-inf"), *numbers, float("-inf")]
        return [at for at in range(len(numbers)) if padded[at] < padded[at + 1] > padded[at + 2]]
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.peaks_with_plateaus",
        "find_peaks local_maxima peak_values",
        "numbers: list[int]",
        "list[int]",
        """
        Values of the inner elements of {numbers} that are at least as large as both neighbors; the ends \
        do not count.
        Return each element, except the first and the last, that no direct neighbor exceeds, in order; \
        equal neighbors are allowed.
        Local maxima where >= is enough on both sides, as a list of values without the ends.
        Which inner numbers are greater than or equal to the one before and the one after?
        local maxima with ties, ends excluded
        """,
        """
        return [
            value
            for before, value, after in zip(numbers, numbers[1:], numbers[2:])
            if before <= value >= after
        ]
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_lists.equilibrium_index_last_or_none",
        "equilibrium_index pivot_index balance_point",
        "numbers: list[int]",
        "int | None",
        """
        Last index of {numbers} where the sum of all before it equals the sum of all after it; None if \
        there is none.
        Equilibrium index, the rightmost one if there are several: left sum equals right sum, the element \
        itself belongs to neither. None without one.
        Return the highest position at which both sides add up to the same, or None; an empty side has the \
        sum 0.
        At which index, as far right as possible, is the list balanced? None if nowhere.
        rightmost equilibrium index or None
        """,
        """
        right = 0
        total = sum(numbers)
        for at in range(len(numbers) - 1, -1, -1):
            if total - right - numbers[at] == right:
                return at
            right += numbers[at]
        return None
        ---
        for at in reversed(range(len(numbers))):
            if sum(numbers[:at]) == sum(numbers[at + 1 :]):
                return at
        return None
        """,
        lambda r: (
            r.choice(([1, 2, 3, 3], [0, 0], [2, 0, 2], [1, 7, 3, 6, 5, 6], _few(r, 0, 5, 2), _few(r))),
        ),
    ),
    made(
        "variants_lists.cut_with_equal_sums",
        "split_equal_sum balanced_split split_in_equal_sums",
        "numbers: list[int]",
        "tuple[list[int], list[int]] | None",
        """
        Cut {numbers} into two non-empty parts with equal sums and return both; the earliest cut counts. \
        None if that is impossible.
        Return (left, right) such that left + right is the list, neither is empty and both add up to the \
        same, with left as short as possible, else None.
        Where can the list be divided so that both sides weigh the same? Give the two parts for the first \
        such place, or None.
        Split into a beginning and an end of equal total, each with at least one number; None without a \
        solution, the shortest beginning if there are several.
        two parts of a list with the same sum or None
        """,
        """
        total = sum(numbers)
        left = 0
        for cut in range(1, len(numbers)):
            left += numbers[cut - 1]
            if 2 * left == total:
                return numbers[:cut], numbers[cut:]
        return None
        """,
        lambda r: (
            r.choice(
                (
                    [1, 2, 3],
                    [2, 2],
                    [0, 0, 0],
                    [1, 1, 2, 4],
                    [3, -3, 3, -3],
                    [5, 1, 4],
                    _few(r),
                    _few(r, 0, 4, 2),
                )
            ),
        ),
    ),
    made(
        "variants_lists.is_proper_subset_of_list",
        "is_proper_subset strict_subset is_subset",
        "part: list[int]; whole: list[int]",
        "bool",
        """
        Is {part} a proper subset of {whole}: are all its values in {whole}, which has at least one other \
        value? Repetitions and order do not matter.
        Return True if every element of {part} occurs in {whole} but not the other way round, both taken \
        as sets.
        Strict subset test for lists: equal sets of values give False.
        Does {whole} contain all different values of {part} and something more?
        proper subset test for two lists
        """,
        """
        return set(part) < set(whole)
        ---
        return all(item in whole for item in part) and any(item not in part for item in whole)
        """,
        lambda r: (
            part := _few(r, 0, 3, 3),
            _few(r, 0, 5, 3) if r.random() < 0.5 else [*part, *_few(r, 0, 1, 5)],
        ),
    ),
    made(
        "variants_lists.disjoint_words_any_case",
        "are_disjoint nothing_in_common no_common_words",
        "first: list[str]; second: list[str]",
        "bool",
        """
        Do {first} and {second} have no word in common, ignoring case? True if one of them is empty.
        Return True if no item of {first} equals an item of {second} when upper and lower case count as \
        the same.
        Are two lists of words disjoint without regard to capitals?
        Check that the lower-case words of both lists do not overlap.
        no common words, case-insensitive
        """,
        """
        return {word.lower() for word in first}.isdisjoint(word.lower() for word in second)
        """,
        lambda r: (_words(r, 0, 3), _words(r, 0, 3)),
    ),
    made(
        "variants_lists.same_words_any_order_any_case",
        "same_words same_items lists_match",
        "first: list[str]; second: list[str]",
        "bool",
        """
        Do {first} and {second} consist of the same words equally often, whatever the order and upper or \
        lower case?
        Return True if both lists are equal after turning all words to lower case and sorting them.
        Compare two lists of words ignoring order and capitals; the number of repetitions has to agree.
        Is {second} a rearrangement of {first} when case does not matter?
        same words in any order, case ignored
        """,
        """
        return sorted(word.lower() for word in first) == sorted(word.lower() for word in second)
        ---
        return Counter(map(str.lower, first)) == Counter(map(str.lower, second))
        """,
        lambda r: (
            words := _words(r, 0, 4),
            _words(r, 0, 3) if r.random() < 0.4 else [r.choice((word, word.upper())) for word in words[::-1]],
        ),
        "from collections import Counter",
    ),
    made(
        "variants_lists.compare_lists_minus_one_zero_one",
        "compare_lists compare lexicographic_compare",
        "first: list[int]; second: list[int]",
        "int",
        """
        Compare {first} and {second} element by element like words in a dictionary: -1 if {first} comes \
        first, 1 if {second} does, 0 if they are equal. A shorter list comes before a longer one that \
        begins with it.
        Return -1, 0 or 1 depending on whether {first} is less than, equal to or greater than {second} in \
        lexicographic order.
        The first difference decides; without one the shorter list is smaller. Smaller {first} gives -1, \
        equal lists 0, greater {first} 1.
        Three-way comparison of two lists, position by position, then by length: -1, 0 or 1.
        lexicographic comparison of two lists as -1, 0, 1
        """,
        """
        return (first > second) - (first < second)
        ---
        for a, b in zip(first, second):
            if a != b:
                return -1 if a < b else 1
        if len(first) == len(second):
            return 0
        return -1 if len(first) < len(second) else 1
        """,
        lambda r: (
            first := _few(r, 0, 3, 2),
            _few(r, 0, 3, 2) if r.random() < 0.6 else first[: r.randint(0, 3)],
        ),
    ),
    made(
        "variants_lists.lists_close_within_tolerance",
        "lists_close almost_equal all_close",
        "first: list[float]; second: list[float]; tolerance: float = 0.01",
        "bool",
        """
        Are {first} and {second} equally long and do their elements differ by at most {tolerance} at each \
        position? {tolerance} is 0.01 by default.
        Return True if abs(a - b) is not greater than {tolerance} (0.01 unless given) for all pairs; lists \
        of different length give False.
        Compare two lists of floats up to a tolerance, default 0.01. Unequal lengths are never close, \
        empty lists are.
        Check that both lists have the same length and no two corresponding numbers are more than \
        {tolerance} apart.
        lists equal within an absolute tolerance
        """,
        """
        if len(first) != len(second):
            return False
        return all(abs(a - b) <= tolerance for a, b in zip(first, second))
        """,
        lambda r: (
            first := [r.choice((1.0, 2.5, 3.25)) for _ in range(r.randint(0, 4))],
            [value + r.choice((0, 0, 0.25, 0.5)) for value in first][: r.choice((4, 4, 4, 2))],
            r.choice((0.01, 0.25, 0.5)),
        ),
    ),
    made(
        "variants_lists.agreement_percent_by_position",
        "percent_equal match_percent agreement",
        "first: list[str]; second: list[str]",
        "float",
        """
        Percentage of positions at which {first} and {second} have the same item, rounded to 1 decimal; \
        positions of only one list count as different. Two empty lists give 100.0.
        How many percent of the longer list's positions agree in both lists? One decimal, 100.0 if both \
        are empty.
        Return 100 times the number of equal pairs at the same index divided by the larger length, to one \
        digit; 100.0 for no items.
        Agreement of two lists by position in percent; surplus items are mismatches, empty lists agree \
        fully.
        percent of equal positions, 1 decimal
        """,
        """
        longest = max(len(first), len(second))
        if longest == 0:
            return 100.0
        equal = sum(1 for a, b in zip(first, second) if a == b)
        return round(100 * equal / longest, 1)
        """,
        lambda r: (
            first := _lower(r, 0, 6),
            [item if r.random() < 0.7 else "kiwi" for item in first] + _lower(r, 0, 1),
        ),
    ),
    made(
        "variants_lists.row_sums_with_grand_total",
        "sums_with_total row_sums_and_total totals",
        "rows: list[list[int]]",
        "list[int]",
        """
        Sum of each of {rows}, followed by the grand total as last element; no rows give [0].
        Return the row totals and, at the end, the sum of everything. Rows may have any length, empty ones \
        have 0.
        List of the sums of all inner lists with their overall total appended.
        Totals per row plus the total of all rows in last place, [0] for an empty list.
        row sums with the grand total appended
        """,
        """
        sums = [sum(row) for row in rows]
        return [*sums, sum(sums)]
        """,
        lambda r: ([_ints(r, 0, 4) for _ in range(r.randint(0, 4))],),
    ),
)
