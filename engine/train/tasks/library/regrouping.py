"""Sets, pairs, windows, combinations, splitting, grouping, accumulating and converting collections."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _few(r: Random, low: int = 0, high: int = 7, top: int = 4) -> list[int]:
    return [r.randint(0, top) for _ in range(r.randint(low, high))]


def _numbers(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return [r.randint(-9, 15) for _ in range(r.randint(low, high))]


def _set(r: Random, high: int = 5, top: int = 6) -> set[int]:
    return {r.randint(0, top) for _ in range(r.randint(0, high))}


def _sets(r: Random) -> list[set[int]]:
    return [_set(r, 5, 4) for _ in range(r.randint(0, 4))]


ENTRIES = (
    made(
        "regrouping.set_union",
        "set_union union_sets combine_sets",
        "a: set[int]; b: set[int]",
        "set[int]",
        """
        Union of two sets.
        Return a set with everything that is in {a} or in {b}.
        all elements of both sets
        Given two sets, put their elements together in a new one.
        How do I combine two sets?
        """,
        """
        return a | b
        ---
        return a.union(b)
        """,
        lambda r: (_set(r), _set(r)),
    ),
    made(
        "regrouping.set_intersection",
        "set_intersection intersect_sets common_elements_of_sets",
        "a: set[int]; b: set[int]",
        "set[int]",
        """
        Intersection of two sets.
        Return a set with everything that is in {a} and in {b}.
        elements that both sets contain
        Given two sets, keep what they have in common.
        How do I find the shared elements of two sets?
        """,
        """
        return a & b
        ---
        return a.intersection(b)
        """,
        lambda r: (_set(r), _set(r)),
    ),
    made(
        "regrouping.set_difference",
        "set_difference subtract_sets elements_only_in_first",
        "a: set[int]; b: set[int]",
        "set[int]",
        """
        Difference of two sets: what is in {a} but not in {b}.
        Return a set with the elements of {a} without those of {b}.
        set subtraction
        Given two sets, remove from the first everything the second contains.
        Which elements are only in the first set?
        Subtract {b} from {a}.
        a minus b
        Return the difference of two numbers, negative if the second is larger.
        """,
        """
        return a - b
        ---
        return {item for item in a if item not in b}
        """,
        lambda r: (_set(r), _set(r)),
    ),
    made(
        "regrouping.set_symmetric_difference",
        "set_symmetric_difference set_xor elements_in_one_set",
        "a: set[int]; b: set[int]",
        "set[int]",
        """
        Symmetric difference of two sets.
        Return a set with everything that is in exactly one of {a} and {b}.
        elements that are not in both sets
        Given two sets, drop what they share and keep the rest of both.
        Exclusive or of two sets.
        """,
        """
        return a ^ b
        ---
        return (a | b) - (a & b)
        """,
        lambda r: (_set(r), _set(r)),
    ),
    made(
        "regrouping.set_add",
        "add_to_set set_with include_in_set",
        "items: set[int]; value: int",
        "set[int]",
        """
        Return a copy of a set with {value} added.
        set plus an element
        Given a set and a value, build a new set that has the value too.
        Put an element into a set without changing the original.
        Nothing changes if {items} already contains {value}.
        """,
        """
        return items | {value}
        """,
        lambda r: (_set(r), r.randint(0, 8)),
    ),
    made(
        "regrouping.set_discard",
        "remove_from_set discard_from_set set_minus_element",
        "items: set[int]; value: int",
        "set[int]",
        """
        Return a copy of a set without {value}.
        set minus an element
        Given a set and a value, build a new set that lacks the value.
        Take an element out of a set without changing the original.
        Nothing changes if {items} does not contain {value}.
        """,
        """
        return items - {value}
        """,
        lambda r: (_set(r), r.randint(0, 8)),
    ),
    made(
        "regrouping.union_of_all",
        "union_of_sets union_many merge_all_sets",
        "sets: list[set[int]]",
        "set[int]",
        """
        Union of all sets in a list.
        Return a set with every element that is in at least one of {sets}.
        merge many sets into one
        Given any number of sets, collect all their elements; no sets give an empty set.
        How do I unite a list of sets?
        Combine several sets into one.
        """,
        """
        return set().union(*sets)
        ---
        return {item for group in sets for item in group}
        """,
        lambda r: (_sets(r),),
    ),
    made(
        "regrouping.intersection_of_all",
        "intersection_of_sets intersect_many common_to_all_sets",
        "sets: list[set[int]]",
        "set[int]",
        """
        Intersection of all sets in a list.
        Return a set with the elements that are in every one of {sets}.
        what many sets have in common
        Given any number of sets, keep what all of them contain; no sets give an empty set.
        How do I intersect a list of sets?
        common elements of several sets
        """,
        """
        return set.intersection(*sets) if sets else set()
        """,
        lambda r: (_sets(r),),
    ),
    made(
        "regrouping.in_one_set_only",
        "in_exactly_one_set unique_to_one_set elements_in_single_set",
        "sets: list[set[int]]",
        "set[int]",
        """
        Elements that are in exactly one of the sets.
        Return a set with what only a single one of {sets} contains.
        elements not shared by any two sets
        Given any number of sets, drop everything that occurs in two or more of them.
        How do I find elements that belong to one set only?
        not shared by several sets
        """,
        """
        counts = Counter(item for group in sets for item in group)
        return {item for item, count in counts.items() if count == 1}
        """,
        lambda r: (_sets(r),),
        "from collections import Counter",
    ),
    made(
        "regrouping.power_set",
        "power_set all_subsets_as_sets subsets_of_set",
        "items: set[int]",
        "list[set[int]]",
        """
        All subsets of a set, smaller ones first, those of one size in ascending order.
        power set
        Return a list of sets: the empty one, those with one element of {items}, with two and so on.
        Given a set of numbers, list every set that can be made of its elements.
        How do I generate every subset of a set?
        all selections of elements as sets
        """,
        """
        ordered = sorted(items)
        sizes = range(len(ordered) + 1)
        return [set(chosen) for size in sizes for chosen in itertools.combinations(ordered, size)]
        """,
        lambda r: (_set(r, 4),),
        "import itertools",
    ),
    made(
        "regrouping.ordered_union",
        "merge_without_duplicates ordered_union union_in_order",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Join two lists and drop repeated elements, keeping the order.
        union of two lists in order of first appearance
        Return the distinct elements of {first} followed by those of {second} that are new.
        Given two lists, merge them into one without duplicates.
        How do I combine two lists without repeats?
        join and deduplicate
        """,
        """
        return list(dict.fromkeys(first + second))
        ---
        result = []
        for item in first + second:
            if item not in result:
                result.append(item)
        return result
        """,
        lambda r: (_few(r, 0, 6, 6), _few(r, 0, 6, 6)),
    ),
    made(
        "regrouping.ordered_symmetric_difference",
        "elements_not_in_both uncommon_elements list_symmetric_difference",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Elements that are in only one of two lists, those of {first} before those of {second}.
        uncommon elements of two lists in order
        Return all entries of {first} missing in {second}, then all of {second} missing in {first}.
        Given two lists, drop what both contain and join the rest; repeats stay.
        How do I find the elements two lists do not share?
        not common to both lists
        List the elements of {first} that are not in {second}, then those of {second} not in {first}.
        Which values occur in only one of the two lists? Orders and repetitions are kept.
        elements that are not common to both
        """,
        """
        only_first = [item for item in first if item not in second]
        return only_first + [item for item in second if item not in first]
        """,
        lambda r: (_few(r, 0, 6, 6), _few(r, 0, 6, 6)),
    ),
    made(
        "regrouping.compare_contents",
        "compare_contents list_overlap only_first_both_only_second",
        "first: list[int]; second: list[int]",
        "tuple[list[int], list[int], list[int]]",
        """
        Compare two lists: what is only in the first, what in both, what only in the second.
        Venn diagram of two lists
        Return (only in {first}, common, only in {second}), each sorted and without repeats.
        Given two lists, how do their contents differ and overlap?
        How do I compare two lists and find what is missing on each side?
        left only, shared, right only
        """,
        """
        a, b = set(first), set(second)
        return sorted(a - b), sorted(a & b), sorted(b - a)
        """,
        lambda r: (_few(r, 0, 6, 6), _few(r, 0, 6, 6)),
    ),
    made(
        "regrouping.partition_by_membership",
        "partition_by_membership split_by_membership known_and_unknown",
        "items: list[str]; allowed: list[str]",
        "tuple[list[str], list[str]]",
        """
        Split {items} into those that are in {allowed} and those that are not.
        partition by membership
        Return (known, unknown), both in the order of {items}.
        Given a list and a list of accepted values, separate the accepted elements from the others.
        How do I separate known from unknown items?
        in the list or not
        Which elements are known and which are new? Return both lists.
        members and non-members
        """,
        """
        known = [item for item in items if item in allowed]
        return known, [item for item in items if item not in allowed]
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 6))], r.sample("abcd", r.randint(0, 3))),
    ),
    made(
        "regrouping.split_by_sign",
        "split_by_sign negatives_zeros_positives group_by_sign",
        "numbers: list[int]",
        "tuple[list[int], list[int], list[int]]",
        """
        Split a list into its negative numbers, zeros and positive numbers.
        group by sign
        Return (negatives, zeros, positives) of {numbers}, each in order.
        Given a list, separate what is below, at and above 0.
        How do I separate negative, zero and positive values?
        three lists by sign
        """,
        """
        negatives = [number for number in numbers if number < 0]
        zeros = [number for number in numbers if number == 0]
        return negatives, zeros, [number for number in numbers if number > 0]
        """,
        lambda r: ([r.randint(-3, 3) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "regrouping.split_by_sizes",
        "split_by_sizes split_into_lengths cut_by_lengths",
        "items: list[int]; sizes: list[int]",
        "list[list[int]]",
        """
        Cut {items} into consecutive pieces of the given {sizes}.
        split a list by a list of lengths
        Return the first sizes[0] elements, then the next sizes[1] and so on; what is left over is dropped.
        Given a list and several lengths, take pieces one after another.
        How do I cut a list into chunks of different lengths?
        variable-size chunks
        """,
        """
        pieces = []
        start = 0
        for size in sizes:
            pieces.append(items[start : start + size])
            start += size
        return pieces
        ---
        rest = iter(items)
        return [list(itertools.islice(rest, size)) for size in sizes]
        """,
        lambda r: (_few(r, 0, 9, 9), [r.randint(0, 3) for _ in range(r.randint(0, 4))]),
        "import itertools",
    ),
    made(
        "regrouping.split_in_all_ways",
        "all_splits ways_to_split every_split",
        "items: list[int]",
        "list[tuple[list[int], list[int]]]",
        """
        All ways to cut a list into a non-empty front and a non-empty back part.
        every split in two
        Return the pairs (items[:i], items[i:]) for i from 1 to len({items}) - 1.
        Given a list, list all its divisions into two pieces; fewer than two elements give [].
        How do I list every way to divide a list in two?
        prefix and suffix pairs
        """,
        """
        return [(items[:i], items[i:]) for i in range(1, len(items))]
        """,
        lambda r: (_few(r, 0, 5, 9),),
    ),
    made(
        "regrouping.group_by_two_lists",
        "group_values_by_keys group_parallel_lists collect_by_key",
        "keys: list[str]; values: list[int]",
        "dict[str, list[int]]",
        """
        Group {values} by the key at the same position in {keys}.
        two parallel lists to a dict of lists
        Return a dict from each key to the list of its values, in order.
        Given a list of labels and a list of numbers, collect the numbers per label.
        How do I group a list by labels in another list?
        label -> its values
        """,
        """
        groups = {}
        for key, value in zip(keys, values):
            groups.setdefault(key, []).append(value)
        return groups
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 6))], _few(r, 0, 6, 9)),
    ),
    made(
        "regrouping.sum_by_two_lists",
        "sum_values_by_keys total_per_label sum_parallel_lists",
        "keys: list[str]; values: list[int]",
        "dict[str, int]",
        """
        Add up the {values} that stand at the positions of equal {keys}.
        totals per label from two parallel lists
        Return a dict from each key to the sum of its values, in order of first appearance.
        Given a list of labels and a list of numbers, total the numbers per label.
        How do I total values by labels in another list?
        label -> sum of its values
        """,
        """
        totals = {}
        for key, value in zip(keys, values):
            totals[key] = totals.get(key, 0) + value
        return totals
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 6))], _few(r, 0, 6, 9)),
    ),
    made(
        "regrouping.group_by_digit_count",
        "group_by_digit_count group_numbers_by_length group_by_number_of_digits",
        "numbers: list[int]",
        "dict[int, list[int]]",
        """
        Group integers by how many digits they have; a minus sign does not count.
        dict of numbers by digit count
        Return a dict from the number of digits to the list of {numbers} with so many, in order.
        Given a list of integers, put one-digit, two-digit... numbers together.
        How do I group numbers by their number of digits?
        digit count -> numbers
        """,
        """
        groups = {}
        for number in numbers:
            groups.setdefault(len(str(abs(number))), []).append(number)
        return groups
        """,
        lambda r: ([r.choice((r.randint(-99, 9), r.randint(0, 2000))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "regrouping.group_lists_by_sum",
        "group_lists_by_sum lists_by_total group_sublists_by_sum",
        "lists: list[list[int]]",
        "dict[int, list[list[int]]]",
        """
        Group lists by their sum.
        dict of sublists by total
        Return a dict from each sum to the {lists} that have it, in order.
        Given a list of lists of numbers, put those together that add up to the same.
        How do I group inner lists by what they add up to?
        sum -> lists
        """,
        """
        groups = {}
        for items in lists:
            groups.setdefault(sum(items), []).append(items)
        return groups
        """,
        lambda r: ([_few(r, 0, 3, 2) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "regrouping.runs_with_positions",
        "run_positions runs_with_start find_runs",
        "items: list[str]",
        "list[tuple[str, int, int]]",
        """
        List the runs of equal neighbors as (value, start index, length).
        where do runs begin and how long are they
        Return a triple for each maximal stretch of equal elements in {items}.
        Given a list, describe its runs with their positions.
        How do I find streaks with their starting index?
        value, position and length of each run
        """,
        """
        runs = []
        for i, item in enumerate(items):
            if runs and runs[-1][0] == item:
                runs[-1] = (item, runs[-1][1], runs[-1][2] + 1)
            else:
                runs.append((item, i, 1))
        return runs
        """,
        lambda r: ([r.choice("aab") for _ in range(r.randint(0, 7))],),
    ),
    made(
        "regrouping.circular_pairs",
        "circular_pairs ring_pairs neighbors_in_circle",
        "items: list[int]",
        "list[tuple[int, int]]",
        """
        Pairs of neighbors in a circle: the last element is followed by the first.
        circular adjacent pairs
        Return (items[i], items[i + 1]) for all i, wrapping around at the end; [] for an empty list.
        Given elements arranged in a ring, list each with its successor.
        How do I pair each element with the next, the last with the first?
        cyclic neighbors
        """,
        """
        return list(zip(items, items[1:] + items[:1]))
        """,
        lambda r: (_few(r, 0, 5, 9),),
    ),
    made(
        "regrouping.tuple_windows",
        "tuple_windows windows_as_tuples each_consecutive",
        "items: list[int]; size: int",
        "list[tuple[int, ...]]",
        """
        All runs of {size} consecutive elements as tuples.
        sliding windows of a list as tuples
        Return the overlapping tuples of {size} neighbors in {items}; [] if the list is too short.
        Given a list and n, list every n-gram of it.
        How do I get overlapping tuples of n neighbors?
        n-grams of a list
        """,
        """
        return [tuple(items[i : i + size]) for i in range(len(items) - size + 1)]
        ---
        return list(zip(*(items[i:] for i in range(size))))
        """,
        lambda r: (_few(r, 0, 6, 9), r.randint(1, 4)),
    ),
    made(
        "regrouping.combinations_as_tuples",
        "combinations_of choose_k list_combinations",
        "items: list[str]; k: int",
        "list[tuple[str, ...]]",
        """
        All combinations of {k} elements as tuples, in list order.
        choose k of a list
        Return every way to pick {k} of {items}, elements in the order of the list.
        Given a list and a number, list the k-element selections without repetition.
        How do I list all groups of k items?
        k-subsets of a list
        """,
        """
        return list(itertools.combinations(items, k))
        """,
        lambda r: (r.sample("abcde", r.randint(0, 4)), r.randint(0, 3)),
        "import itertools",
    ),
    made(
        "regrouping.combinations_with_repeats",
        "combinations_with_repetition multichoose combinations_with_replacement",
        "items: list[str]; k: int",
        "list[tuple[str, ...]]",
        """
        All combinations of {k} elements in which an element may be taken more than once.
        combinations with replacement
        Return every selection of {k} of {items} with repetition, as tuples in list order.
        Given a list and a number, list all multisets of that size.
        How do I list selections that may repeat an item?
        multisets of size k
        """,
        """
        return list(itertools.combinations_with_replacement(items, k))
        """,
        lambda r: (r.sample("abcd", r.randint(0, 3)), r.randint(0, 3)),
        "import itertools",
    ),
    made(
        "regrouping.permutations_of_k",
        "permutations_of_size arrangements_of k_permutations",
        "items: list[str]; k: int",
        "list[tuple[str, ...]]",
        """
        All ordered selections of {k} different elements, as tuples.
        permutations of length k
        Return every arrangement of {k} of {items} in the order of itertools.
        Given a list and a number, in which orders can that many elements be drawn?
        How do I list all orders of k items out of a list?
        partial permutations
        """,
        """
        return list(itertools.permutations(items, k))
        """,
        lambda r: (r.sample("abcd", r.randint(0, 3)), r.randint(0, 3)),
        "import itertools",
    ),
    made(
        "regrouping.product_repeat",
        "tuples_over sequences_of_length product_repeat",
        "items: list[str]; length: int",
        "list[tuple[str, ...]]",
        """
        All tuples of {length} elements that can be made of {items}, with repetition.
        cartesian power of a list
        Return every sequence of the given length over the elements, in list order.
        Given an alphabet and a length, list all words over it as tuples.
        How do I list all strings of a length over some letters, as tuples?
        every sequence with repetition
        """,
        """
        return list(itertools.product(items, repeat=length))
        """,
        lambda r: (r.sample("abc", r.randint(0, 3)), r.randint(0, 3)),
        "import itertools",
    ),
    made(
        "regrouping.cartesian_of_many",
        "cartesian_product all_combinations_of_lists combine_all",
        "lists: list[list[str]]",
        "list[tuple[str, ...]]",
        """
        Cartesian product of any number of lists.
        one element of each list in all ways
        Return every tuple that takes one element from each of {lists}, in order.
        Given several lists of options, list all combinations; no lists give [()].
        How do I list all combinations of one item per list?
        product of several lists
        """,
        """
        return list(itertools.product(*lists))
        ---
        result = [()]
        for options in lists:
            result = [(*chosen, option) for chosen in result for option in options]
        return result
        """,
        lambda r: (
            [r.sample("abcd", r.randint(0 if r.random() < 0.1 else 1, 3)) for _ in range(r.randint(0, 3))],
        ),
        "import itertools",
    ),
    made(
        "regrouping.zip_cycled",
        "zip_cycled pair_with_repeating zip_repeat_shorter",
        "items: list[str]; partners: list[int]",
        "list[tuple[str, int]]",
        """
        Pair each of {items} with one of {partners}, repeating the partners as often as needed.
        zip with a cycled list
        Return (item, partner) tuples as many as there are {items}; [] if there are no partners.
        Given two lists, go through the second again and again.
        How do I zip a long list with a short repeating one?
        assign partners in rotation
        """,
        """
        if not partners:
            return []
        return [(item, partners[i % len(partners)]) for i, item in enumerate(items)]
        ---
        return list(zip(items, itertools.cycle(partners)))
        """,
        lambda r: (draw.words(r), _few(r, 0, 3, 9)),
        "import itertools",
    ),
    made(
        "regrouping.neighbor_products",
        "neighbor_products adjacent_products multiply_neighbors",
        "numbers: list[int]",
        "list[int]",
        """
        Multiply every two neighbors.
        products of adjacent elements
        Return a list with numbers[i] * numbers[i + 1] for all neighbors.
        Given a list, multiply each element by the one after it; the result is shorter by one.
        How do I multiply consecutive elements?
        product of each element with its successor
        Product of each two neighbors in {numbers}.
        What is every element times the one after it?
        adjacent products
        """,
        """
        return [a * b for a, b in zip(numbers, numbers[1:])]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "regrouping.neighbor_sums",
        "neighbor_sums adjacent_sums add_neighbors",
        "numbers: list[int]",
        "list[int]",
        """
        Add every two neighbors.
        sums of adjacent elements
        Return a list with numbers[i] + numbers[i + 1] for all neighbors.
        Given a list, add each element to the one after it; the result is shorter by one.
        How do I add consecutive elements?
        sum of each element with its successor
        Sum of each two neighbors in {numbers}.
        What is every element plus the one after it?
        adjacent sums
        """,
        """
        return [a + b for a, b in zip(numbers, numbers[1:])]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "regrouping.neighbor_maximums",
        "neighbor_maximums adjacent_maximums max_of_neighbors",
        "numbers: list[int]",
        "list[int]",
        """
        Take the larger of every two neighbors.
        maximums of adjacent elements
        Return a list with max(numbers[i], numbers[i + 1]) for all neighbors.
        Given a list, compare each element with the one after it and keep the greater.
        How do I get the maximum of consecutive elements?
        bigger of each element and its successor
        """,
        """
        return [max(a, b) for a, b in zip(numbers, numbers[1:])]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "regrouping.nth_differences",
        "nth_differences repeated_differences difference_n_times",
        "numbers: list[int]; n: int",
        "list[int]",
        """
        Take the differences of neighbors {n} times in a row.
        n-th order differences, such as second differences
        Return {numbers} after replacing the list {n} times by the list of its differences.
        Given a sequence, how do its differences' differences look?
        How do I compute second or third differences?
        difference operator applied n times
        """,
        """
        result = list(numbers)
        for _ in range(n):
            result = [b - a for a, b in zip(result, result[1:])]
        return result
        """,
        lambda r: (_numbers(r), r.randint(0, 3)),
    ),
    made(
        "regrouping.max_adjacent_sum",
        "max_adjacent_sum largest_neighbor_sum best_pair_sum",
        "numbers: list[int]",
        "int | None",
        """
        Largest sum of two neighbors, None for fewer than two numbers.
        best adjacent pair
        Return the maximum of numbers[i] + numbers[i + 1].
        Given a list, which two elements next to each other add up to most?
        How do I find the biggest sum of two consecutive elements?
        highest total of neighbors
        """,
        """
        return max((a + b for a, b in zip(numbers, numbers[1:])), default=None)
        """,
        lambda r: (_numbers(r, 0, 5),),
    ),
    made(
        "regrouping.max_adjacent_product",
        "max_adjacent_product largest_neighbor_product best_pair_product",
        "numbers: list[int]",
        "int | None",
        """
        Largest product of two neighbors, None for fewer than two numbers.
        best adjacent product
        Return the maximum of numbers[i] * numbers[i + 1].
        Given a list, which two elements next to each other multiply to most?
        How do I find the biggest product of two consecutive elements?
        highest product of neighbors
        Find the largest product of two neighbors in {numbers}, None for fewer than two elements.
        Which pair of adjacent elements has the greatest product, and what is it?
        maximum product of adjacent elements
        """,
        """
        return max((a * b for a, b in zip(numbers, numbers[1:])), default=None)
        """,
        lambda r: (_numbers(r, 0, 5),),
    ),
    made(
        "regrouping.running_strings",
        "running_concatenation accumulate_strings growing_strings",
        "parts: list[str]; separator: str = ''",
        "list[str]",
        """
        Join the first part, the first two parts, the first three and so on.
        cumulative concatenation
        Return a list whose i-th string is parts[0] to parts[i] joined with {separator}.
        Given a list of strings, list all its joined prefixes, such as path prefixes.
        How do I list all joined prefixes of string parts?
        cumulative join
        """,
        """
        return [separator.join(parts[: i + 1]) for i in range(len(parts))]
        ---
        return list(itertools.accumulate(parts, lambda left, right: left + separator + right))
        """,
        lambda r: (draw.words(r, 0, 4), r.choice(("", "/", " "))),
        "import itertools",
    ),
    made(
        "regrouping.running_counts_of",
        "running_count count_so_far cumulative_count",
        "items: list[str]; value: str",
        "list[int]",
        """
        After each element: how often has {value} occurred so far?
        cumulative count of a value
        Return a list whose i-th number counts {value} in the first i + 1 of {items}.
        Given a list and a value, keep a running tally.
        How do I keep count of an item along a list?
        occurrences up to each position
        """,
        """
        count = 0
        counts = []
        for item in items:
            count += item == value
            counts.append(count)
        return counts
        ---
        return list(itertools.accumulate(int(item == value) for item in items))
        """,
        lambda r: ([r.choice("aab") for _ in range(r.randint(0, 6))], r.choice("ab")),
        "import itertools",
    ),
    made(
        "regrouping.suffix_maximums",
        "suffix_maximums max_from_here largest_to_the_right",
        "numbers: list[int]",
        "list[int]",
        """
        For each position, the largest number from there to the end.
        suffix maximum
        Return a list whose i-th element is max(numbers[i:]).
        Given a list, what is the greatest element at or after every index?
        How do I find the maximum of the rest of a list at each index?
        running max from the right
        """,
        """
        return [max(numbers[i:]) for i in range(len(numbers))]
        ---
        return list(itertools.accumulate(reversed(numbers), max))[::-1]
        """,
        lambda r: (_numbers(r),),
        "import itertools",
    ),
    made(
        "regrouping.merge_many_sorted",
        "merge_sorted_lists merge_k_sorted merge_many_sorted",
        "lists: list[list[int]]",
        "list[int]",
        """
        Merge any number of sorted lists into one sorted list.
        merge k sorted lists
        Return all elements of {lists}, which are ascending, in ascending order.
        Given several sorted lists, combine them so that the result is sorted too.
        How do I merge several ordered lists?
        combine sorted lists into one
        Merge all sorted {lists} into one sorted list.
        Return every element of several ascending lists in ascending order, using a heap.
        """,
        """
        return list(heapq.merge(*lists))
        ---
        return sorted(item for items in lists for item in items)
        """,
        lambda r: ([sorted(_numbers(r, 0, 4)) for _ in range(r.randint(0, 4))],),
        "import heapq",
    ),
    made(
        "regrouping.concat_digits",
        "concatenate_to_number join_numbers_to_int list_to_single_integer",
        "numbers: list[int]",
        "int",
        """
        Write non-negative numbers next to each other and read them as one integer, 0 for an empty list.
        list of ints to a single int
        Return the number whose digits are those of all {numbers} in order.
        Given [11, 2, 33], return 11233.
        How do I join a list of integers into one number?
        digits of all numbers in a row
        """,
        """
        return int("".join(map(str, numbers)) or "0")
        """,
        lambda r: ([r.choice((r.randint(0, 9), r.randint(10, 120))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "regrouping.parse_int_list",
        "parse_int_list string_to_int_list text_to_numbers",
        "text: str; separator: str = ','",
        "list[int]",
        """
        Convert text such as '1, 2, 3' into a list of integers.
        string to list of ints
        Split {text} at {separator} and convert the parts, ignoring spaces and square brackets; '' gives [].
        Given numbers in a string, separated by commas, read them into a list.
        How do I turn "[4, 5]" into [4, 5]?
        """,
        """
        parts = text.strip().strip("[]").split(separator)
        return [int(part) for part in parts if part.strip()]
        """,
        lambda r: r.choice(
            (
                (str(_numbers(r)), ","),
                (";".join(map(str, _numbers(r))), ";"),
                (", ".join(map(str, _numbers(r))), ","),
            )
        ),
    ),
    made(
        "regrouping.chars_of_words",
        "words_to_char_lists split_words_into_letters strings_to_lists",
        "words: list[str]",
        "list[list[str]]",
        """
        Turn each word into the list of its characters.
        list of strings to list of lists of letters
        Return a list of single-character lists, one for every one of {words}.
        Given a list of strings, split each into letters.
        How do I break every string of a list into characters?
        letters of each word as a list
        Split each of {words} into a list of its characters.
        Of which characters does every string consist?
        words as lists of letters
        """,
        """
        return [list(word) for word in words]
        ---
        return list(map(list, words))
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "regrouping.nested_chain",
        "list_to_nested_dict nest_keys chain_to_dict",
        "keys: list[str]",
        "dict[str, object]",
        """
        Turn a list of keys into nested dicts, each key inside the one before it.
        ['a', 'b'] to {{'a': {{'b': {{}}}}}}
        Return a dict with the first of {keys}, whose value is a dict with the second and so on.
        Given a path of keys, build the nested dictionary for it.
        How do I nest dictionaries from a list of keys?
        each key holds the next
        """,
        """
        result = {}
        for key in reversed(keys):
            result = {key: result}
        return result
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "regrouping.three_lists_nested",
        "lists_to_nested_dict zip_to_nested_dict three_lists_to_dict",
        "keys: list[str]; inner: list[str]; values: list[int]",
        "list[dict[str, dict[str, int]]]",
        """
        Combine three lists into a list of nested dicts {{key: {{inner key: value}}}}.
        three parallel lists to nested dictionaries
        Return one nested dict per position of {keys}, {inner} and {values}.
        Given keys, inner keys and values in three lists, nest what belongs together.
        How do I build nested dictionaries from three lists?
        key -> inner key -> value per position
        """,
        """
        return [{key: {name: value}} for key, name, value in zip(keys, inner, values)]
        """,
        lambda r: (draw.words(r, 0, 4), draw.words(r, 0, 4), _few(r, 0, 4, 9)),
    ),
    made(
        "regrouping.counts_to_list",
        "expand_counts counts_to_list repeat_by_count",
        "counts: dict[str, int]",
        "list[str]",
        """
        List every key of {counts} as often as its count says.
        dict of counts to list
        Return the elements in order, each repeated; counts of 0 or less give nothing.
        Given a Counter-like dictionary, write out the multiset.
        How do I repeat each key by its number?
        multiset written out as a list
        """,
        """
        return [item for item, count in counts.items() for _ in range(count)]
        ---
        return list(Counter(counts).elements())
        """,
        lambda r: ({key: r.randint(-1, 3) for key in r.sample("abcde", r.randint(0, 4))},),
        "from collections import Counter",
    ),
    made(
        "regrouping.floats_to_ints",
        "floats_to_ints truncate_all convert_to_int_list",
        "numbers: list[float]",
        "list[int]",
        """
        Convert floats to integers by cutting off the decimals.
        list of floats to list of ints
        Return int(number) for every one of {numbers}: 2.9 becomes 2 and -2.9 becomes -2.
        Given a list of decimal numbers, truncate each toward zero.
        How do I drop the decimals of all numbers in a list?
        integer parts of floats
        """,
        """
        return [int(number) for number in numbers]
        ---
        return list(map(int, numbers))
        """,
        lambda r: (draw.floats(r),),
    ),
    made(
        "regrouping.bools_to_ints",
        "bools_to_ints booleans_to_binary flags_to_bits",
        "flags: list[bool]",
        "list[int]",
        """
        Convert True to 1 and False to 0.
        list of booleans to list of ints
        Return a list of ones and zeros for {flags}.
        Given a list of bools, write it as bits.
        How do I turn True and False into 1 and 0?
        binary list from flags
        Convert the {flags} to 1 for True and 0 for False.
        What are the booleans as numbers?
        booleans as zeros and ones
        """,
        """
        return [int(flag) for flag in flags]
        ---
        return [1 if flag else 0 for flag in flags]
        """,
        lambda r: ([r.random() < 0.5 for _ in range(r.randint(0, 6))],),
    ),
    made(
        "regrouping.duplicate_positions",
        "duplicate_positions indices_of_duplicates positions_of_duplicates",
        "items: list[int]",
        "dict[int, list[int]]",
        """
        Map every value that occurs more than once to the list of its indices.
        positions of duplicates
        Return a dict from each repeated element of {items} to all the places where it stands.
        Given a list, where are its duplicates?
        How do I find the indices of repeated elements?
        repeated value -> its places
        """,
        """
        positions = {}
        for i, item in enumerate(items):
            positions.setdefault(item, []).append(i)
        return {item: places for item, places in positions.items() if len(places) > 1}
        """,
        lambda r: (_few(r),),
    ),
    made(
        "regrouping.duplicate_counts",
        "duplicate_counts count_duplicates repeated_with_counts",
        "items: list[str]",
        "dict[str, int]",
        """
        Count the elements that occur more than once.
        duplicates with their counts
        Return a dict from each repeated element of {items} to its number of occurrences.
        Given a list, which elements have duplicates and how many times do they occur?
        How do I count repeated elements only?
        repeated item -> frequency
        """,
        """
        return {item: count for item, count in Counter(items).items() if count > 1}
        ---
        return {item: items.count(item) for item in items if items.count(item) > 1}
        """,
        lambda r: ([r.choice("abcde") for _ in range(r.randint(0, 7))],),
        "from collections import Counter",
    ),
    made(
        "regrouping.pairs_differing_by",
        "pairs_with_difference find_pairs_by_difference pairs_differing_by",
        "numbers: list[int]; difference: int",
        "list[tuple[int, int]]",
        """
        Pairs (a, b) of different values from a list with b - a == {difference}, sorted, each once.
        find all pairs with a given difference
        Return every pair of values of {numbers} that are {difference} apart, the smaller first.
        Given a list and a positive difference, which two numbers differ by exactly that?
        How do I find pairs of numbers that are k apart?
        two values with difference k
        pairs with a given difference
        """,
        """
        values = set(numbers)
        return [(a, a + difference) for a in sorted(values) if a + difference in values]
        """,
        lambda r: (_numbers(r), r.randint(1, 5)),
    ),
    made(
        "regrouping.count_pairs_with_sum",
        "count_pairs_with_sum pair_sum_count number_of_pairs_adding_to",
        "numbers: list[int]; target: int",
        "int",
        """
        How many pairs of positions hold numbers that add up to {target}?
        count pairs with a given sum
        Return the number of index pairs i < j with numbers[i] + numbers[j] == {target}.
        Given a list and a sum, in how many ways can two elements reach it?
        How do I count the pairs that sum to a number?
        number of two-element sums equal to k
        Count the pairs of {numbers} that add up to {target}.
        How many pairs of different positions have the given sum?
        number of pairs with a sum
        how many pairs have the given sum
        """,
        """
        return sum(a + b == target for a, b in itertools.combinations(numbers, 2))
        ---
        seen = {}
        count = 0
        for number in numbers:
            count += seen.get(target - number, 0)
            seen[number] = seen.get(number, 0) + 1
        return count
        """,
        lambda r: (_few(r, 0, 7, 6), r.randint(2, 9)),
        "import itertools",
    ),
    made(
        "regrouping.pairs_across",
        "pairs_across_lists cross_pairs_with_sum pairs_from_two_lists",
        "first: list[int]; second: list[int]; target: int",
        "list[tuple[int, int]]",
        """
        Pairs of one element of {first} and one of {second} that add up to {target}.
        cross pairs with a given sum
        Return all (a, b) with a from {first}, b from {second} and a + b == {target}, in order.
        Given two lists, which combinations have the wanted total?
        How do I find pairs from two lists with a given sum?
        one number of each list, fixed total
        """,
        """
        return [(a, b) for a in first for b in second if a + b == target]
        """,
        lambda r: (_few(r, 0, 5, 6), _few(r, 0, 5, 6), r.randint(2, 8)),
    ),
    made(
        "regrouping.largest_difference_ordered",
        "max_difference_after largest_increase max_gain",
        "numbers: list[int]",
        "int | None",
        """
        Largest value of a later number minus an earlier one, None for fewer than two numbers.
        maximum difference in order
        Return the maximum of numbers[j] - numbers[i] over i < j; it may be negative.
        Given a list, what is the greatest increase from one element to any later one?
        How do I find the biggest rise from an earlier to a later number?
        greatest later minus earlier difference
        """,
        """
        if len(numbers) < 2:
            return None
        lowest = numbers[0]
        best = numbers[1] - numbers[0]
        for number in numbers[1:]:
            best = max(best, number - lowest)
            lowest = min(lowest, number)
        return best
        ---
        return max((b - a for a, b in itertools.combinations(numbers, 2)), default=None)
        """,
        lambda r: (_numbers(r),),
        "import itertools",
    ),
)
