"""Everyday sets, tuples, points, pairs and intervals."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.entry import Entry
from engine.train.tasks.library.lists import told


def _two_lists(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 6, 0, 9), draw.ints(r, 0, 6, 0, 9))


def _two_sets(r: Random) -> tuple[object, ...]:
    a, b = set(draw.ints(r, 0, 5, 0, 9)), set(draw.ints(r, 0, 5, 0, 9))
    return (a, b | a if r.random() < 0.3 else b)


def _few_values(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 8, 0, 5),)


def _points(r: Random) -> tuple[object, ...]:
    x, y = r.randint(-5, 9), r.randint(-5, 9)
    dx, dy = r.choice(((3, 4), (0, 0), (-6, 8), (r.randint(-5, 5), r.randint(-5, 5))))
    return ((x, y), (x + dx, y + dy))


def _pairs(r: Random) -> tuple[object, ...]:
    return ([(draw.word(r), r.randint(0, 9)) for _ in range(r.randint(0, 4))],)


def _number_pairs(r: Random) -> tuple[object, ...]:
    return ([(r.randint(0, 9), r.randint(0, 9)) for _ in range(r.randint(0, 4))],)


def _keyed_pairs(r: Random) -> tuple[object, ...]:
    return ([(r.choice(("red", "green", "blue")), r.randint(0, 9)) for _ in range(r.randint(0, 5))],)


def _interval(r: Random) -> tuple[int, int]:
    start = r.randint(0, 12)
    return (start, start + r.randint(1, 6))


def _intervals(r: Random) -> tuple[object, ...]:
    return ([_interval(r) for _ in range(r.randint(0, 5))],)


def _two_intervals(r: Random) -> tuple[object, ...]:
    return (_interval(r), _interval(r))


def _rectangle(r: Random) -> tuple[object, ...]:
    return ((r.randint(0, 12), r.choice((r.randint(0, 12), r.randint(1, 9) / 2))),)


ENTRIES = (
    told(
        "sets_tuples.union",
        "union all_values combine merge_unique",
        "a: list[int], b: list[int] -> list[int]",
        """
        Sorted union of {a} and {b}.
        Return every number that is in at least one of two lists, once and in ascending order.
        union of two lists, sorted, no duplicates
        All distinct values from {a} and {b} together, from small to large.
        Combine two lists into one sorted list without repeats.
        a or b, unique and sorted
        """,
        """
        return sorted(set(a) | set(b))
        ---
        return sorted(set(a + b))
        ---
        result = []
        for item in sorted(a + b):
            if item not in result:
                result.append(item)
        return result
        """,
        _two_lists,
    ),
    told(
        "sets_tuples.intersection",
        "intersection common_values in_both shared",
        "a: list[int], b: list[int] -> list[int]",
        """
        Sorted intersection of {a} and {b}.
        Return the numbers that occur in both lists, each once, in ascending order.
        intersection of two lists, sorted and without duplicates
        Which values are in {a} as well as in {b}? Sort them.
        What do two lists have in common? Give it back sorted; [] for nothing.
        a and b, unique and sorted
        """,
        """
        return sorted(set(a) & set(b))
        ---
        return sorted({item for item in a if item in b})
        ---
        result = []
        for item in sorted(a):
            if item in b and item not in result:
                result.append(item)
        return result
        """,
        _two_lists,
    ),
    told(
        "sets_tuples.difference",
        "difference only_in_first minus not_in_second",
        "a: list[int], b: list[int] -> list[int]",
        """
        Sorted values of {a} that are not in {b}.
        Return the set difference of two lists as a sorted list.
        a minus b, unique and in ascending order
        Which numbers occur in {a} but not in {b}? Each only once, sorted.
        Everything that only the first list has, from small to large, without repeats.
        set difference, sorted
        """,
        """
        return sorted(set(a) - set(b))
        ---
        return sorted({item for item in a if item not in b})
        ---
        return sorted(set(a).difference(b))
        """,
        _two_lists,
    ),
    told(
        "sets_tuples.symmetric_difference",
        "symmetric_difference in_one_only xor_lists not_shared",
        "a: list[int], b: list[int] -> list[int]",
        """
        Values that are in exactly one of {a} and {b}, sorted.
        Return the symmetric difference of two lists in ascending order without duplicates.
        in a or in b but not in both
        Sorted list of the numbers that {a} and {b} do not share.
        Find what appears in only one of two lists.
        symmetric difference, sorted
        """,
        """
        return sorted(set(a) ^ set(b))
        ---
        return sorted(set(a).symmetric_difference(b))
        ---
        result = set()
        for item in a + b:
            if (item in a) != (item in b):
                result.add(item)
        return sorted(result)
        """,
        _two_lists,
    ),
    told(
        "sets_tuples.unique_count",
        "count_unique unique_count distinct_count num_distinct",
        "items: list[int] -> int",
        """
        Count the distinct {items}.
        How many different values are in the list?
        number of unique elements, repeats count once
        Return how many different elements {items} has, 0 for an empty list.
        Amount of distinct values in a list.
        count unique
        """,
        """
        return len(set(items))
        ---
        seen = []
        for item in items:
            if item not in seen:
                seen.append(item)
        return len(seen)
        """,
        _few_values,
    ),
    told(
        "sets_tuples.is_disjoint",
        "is_disjoint disjoint nothing_in_common no_overlap",
        "a: list[int], b: list[int] -> bool",
        """
        Do {a} and {b} have nothing in common?
        True if two lists share no value.
        are two lists disjoint
        Return whether no element of {a} is also in {b}.
        Check that two lists don't overlap; an empty list never does.
        no common elements
        """,
        """
        return set(a).isdisjoint(b)
        ---
        return not set(a) & set(b)
        ---
        for item in a:
            if item in b:
                return False
        return True
        """,
        lambda r: (draw.ints(r, 0, 4, 0, 7), draw.ints(r, 0, 4, 0, 7)),
    ),
    told(
        "sets_tuples.have_common",
        "have_common share_any any_common overlaps",
        "a: list[int], b: list[int] -> bool",
        """
        Do {a} and {b} share at least one value?
        True if any element of one list is in the other list too.
        check if two lists have a common element
        Return whether something in {a} also occurs in {b}.
        Is there an overlap between two lists? False if one is empty.
        any common item
        """,
        """
        return any(item in b for item in a)
        ---
        return bool(set(a) & set(b))
        ---
        for item in a:
            if item in b:
                return True
        return False
        """,
        lambda r: (draw.ints(r, 0, 4, 0, 7), draw.ints(r, 0, 4, 0, 7)),
    ),
    told(
        "sets_tuples.is_subset",
        "is_subset contains_all all_in includes_all",
        "part: list[int], whole: list[int] -> bool",
        """
        Is every element of {part} also in {whole}?
        True if all values of the first list occur in the second.
        subset check for two lists, repeats don't matter
        Return whether {whole} contains all of {part}. An empty {part} gives True.
        Check that nothing in the first list is missing from the second.
        is a subset
        """,
        """
        return all(item in whole for item in part)
        ---
        return set(part) <= set(whole)
        ---
        return set(part).issubset(whole)
        """,
        lambda r: (draw.ints(r, 0, 3, 0, 4), draw.ints(r, 0, 7, 0, 4)),
    ),
    told(
        "sets_tuples.same_elements",
        "same_elements same_values equal_sets same_set",
        "a: list[int], b: list[int] -> bool",
        """
        Do {a} and {b} hold the same values, whatever their order and number?
        True if two lists have equal sets of elements.
        same distinct elements, ignoring order and repeats
        Compare {a} and {b} as sets.
        Check that each value of one list is in the other and the other way round.
        equal when treated as sets
        """,
        """
        return set(a) == set(b)
        ---
        return sorted(set(a)) == sorted(set(b))
        ---
        return all(item in b for item in a) and all(item in a for item in b)
        """,
        lambda r: (draw.ints(r, 0, 3, 0, 1), draw.ints(r, 0, 3, 0, 1)),
    ),
    told(
        "sets_tuples.same_items",
        "same_items is_permutation equal_unordered same_contents",
        "a: list[int], b: list[int] -> bool",
        """
        Is {a} a rearrangement of {b}?
        True if two lists hold the same items equally often, in any order.
        compare two lists ignoring order but not the number of repeats
        Return whether {a} and {b} are equal after sorting.
        Check if one list is a permutation of the other one.
        same elements with the same counts
        """,
        """
        return sorted(a) == sorted(b)
        ---
        return Counter(a) == Counter(b)
        ---
        rest = list(b)
        for item in a:
            if item not in rest:
                return False
            rest.remove(item)
        return not rest
        """,
        lambda r: (
            a := draw.ints(r, 0, 4, 0, 3),
            r.sample(a, len(a)) if r.random() < 0.5 else draw.ints(r, 0, 4, 0, 3),
        ),
        "from collections import Counter",
    ),
    told(
        "sets_tuples.subsets",
        "subsets power_set all_subsets powerset",
        "items: list[int] -> list[list[int]]",
        """
        All subsets of {items}, smaller ones first.
        Return the power set as a list of lists, by size and then in list order.
        power set, starting with []
        Every way to choose some, none or all of {items}, sorted by how many are chosen.
        List all combinations of any length; the elements keep the order that they have in the list.
        subsets of a list of distinct numbers
        """,
        """
        result = []
        for size in range(len(items) + 1):
            for chosen in combinations(items, size):
                result.append(list(chosen))
        return result
        ---
        return [list(c) for size in range(len(items) + 1) for c in combinations(items, size)]
        """,
        lambda r: (r.sample(range(10), r.randint(0, 3)),),
        "from itertools import combinations",
    ),
    told(
        "sets_tuples.subsets_of_size",
        "subsets_of_size choose_k choose pick_k",
        "items: list[int], size: int -> list[list[int]]",
        """
        All ways to choose {size} of {items}, as lists in list order.
        Return every combination with the given number of elements.
        combinations of k items
        Which groups of {size} can be made from {items}? Order within a group follows the list.
        List the k-element subsets of a list, [] if it has fewer than k elements.
        choose k from the list, all possibilities
        """,
        """
        return [list(chosen) for chosen in combinations(items, size)]
        ---
        result = []
        for chosen in combinations(items, size):
            result.append(list(chosen))
        return result
        ---
        return list(map(list, itertools.combinations(items, size)))
        """,
        lambda r: (r.sample(range(10), r.randint(0, 4)), r.randint(1, 3)),
        "import itertools",
        "from itertools import combinations",
    ),
    told(
        "sets_tuples.product_pairs",
        "product_pairs cartesian_product all_combinations cross",
        "a: list[int], b: list[str] -> list[tuple[int, str]]",
        """
        Every combination of one item of {a} with one item of {b}.
        Return the cartesian product of two lists as tuples.
        all pairs (x, y) with x from the first and y from the second list
        Pair each of {a} with each of {b}, going through {b} fastest.
        List all ways to take one element from each of two lists; [] if one is empty.
        cross product of lists
        """,
        """
        return [(x, y) for x in a for y in b]
        ---
        return list(product(a, b))
        ---
        result = []
        for x in a:
            for y in b:
                result.append((x, y))
        return result
        """,
        lambda r: (draw.ints(r, 0, 3, 0, 9), draw.words(r, 0, 2)),
        "from itertools import product",
    ),
    told(
        "sets_tuples.union_all",
        "union_all merge_sets all_distinct combine_all",
        "groups: list[list[int]] -> list[int]",
        """
        All distinct numbers in {groups}, sorted.
        Return the union of any number of lists in ascending order.
        unique values across several lists
        Collect every value that is in at least one of {groups}, once, from small to large.
        Merge a list of lists into a sorted list without duplicates.
        union of many lists
        """,
        """
        return sorted({item for group in groups for item in group})
        ---
        return sorted(set().union(*groups))
        ---
        result = set()
        for group in groups:
            result.update(group)
        return sorted(result)
        """,
        lambda r: ([draw.ints(r, 0, 3, 0, 9) for _ in range(r.randint(0, 4))],),
    ),
    told(
        "sets_tuples.common_to_all",
        "common_to_all in_all intersect_all shared_by_all",
        "groups: list[list[int]] -> list[int]",
        """
        Numbers that are in every one of {groups}, sorted.
        Return the intersection of several lists in ascending order, [] if there are no lists.
        values shared by all lists
        Which numbers do all {groups} contain? Each once, from small to large.
        Find the elements that no list in the collection lacks.
        intersection of many lists
        """,
        """
        if not groups:
            return []
        return sorted(set.intersection(*(set(group) for group in groups)))
        ---
        if not groups:
            return []
        return sorted({item for item in groups[0] if all(item in group for group in groups)})
        ---
        common = set(groups[0]) if groups else set()
        for group in groups:
            common &= set(group)
        return sorted(common)
        """,
        lambda r: ([draw.ints(r, 1, 5, 0, 3) for _ in range(r.randint(0, 3))],),
    ),
    told(
        "sets_tuples.set_without",
        "sorted_without remove_from_set discard_value set_minus_item",
        "values: set[int], item: int -> list[int]",
        """
        {values} without {item}, as a sorted list.
        Return the elements of a set except one, in ascending order; it may be missing.
        set minus one element, sorted
        Remove {item} from a copy of {values} and sort what is left.
        Drop a number from a set if it is in there and give back a sorted list.
        sorted rest of the set
        """,
        """
        return sorted(values - {item})
        ---
        return sorted(value for value in values if value != item)
        ---
        rest = set(values)
        rest.discard(item)
        return sorted(rest)
        """,
        lambda r: (set(draw.ints(r, 0, 5, 0, 6)), r.randint(0, 6)),
    ),
    told(
        "sets_tuples.jaccard",
        "jaccard similarity jaccard_similarity overlap_ratio",
        "a: set[int], b: set[int] -> float",
        """
        Jaccard similarity of {a} and {b}, 0.0 if both are empty.
        Return the size of the intersection divided by the size of the union of two sets.
        how similar are two sets: shared / total, from 0.0 to 1.0
        Share of the values in {a} or {b} that are in both; no values at all give 0.0.
        Compute len(a & b) / len(a | b), avoiding division by zero.
        jaccard index
        """,
        """
        if not a | b:
            return 0.0
        return len(a & b) / len(a | b)
        ---
        shared = len(a.intersection(b))
        total = len(a) + len(b) - shared
        return shared / total if total else 0.0
        """,
        _two_sets,
    ),
    told(
        "sets_tuples.swap",
        "swap swap_pair flip_tuple swap_tuple",
        "pair: tuple[int, int] -> tuple[int, int]",
        """
        Swap the two items of {pair}.
        Return a tuple with the elements of a pair in the opposite order.
        flip a pair, (1, 2) -> (2, 1)
        {pair} the other way round.
        Exchange the first and second value of a 2-tuple.
        swap a tuple
        """,
        """
        return pair[1], pair[0]
        ---
        first, second = pair
        return second, first
        ---
        return pair[::-1]
        """,
        lambda r: ((draw.integer(r), draw.integer(r)),),
    ),
    told(
        "sets_tuples.swap_all",
        "swap_all flip_pairs swap_pairs invert_pairs",
        "pairs: list[tuple[str, int]] -> list[tuple[int, str]]",
        """
        Swap the items in each of {pairs}.
        Return a list of tuples with first and second element exchanged.
        flip every pair in a list
        Turn each (a, b) of {pairs} into (b, a), in the same order.
        Reverse all 2-tuples of a list.
        swap keys and values in a list of pairs
        """,
        """
        return [(second, first) for first, second in pairs]
        ---
        result = []
        for pair in pairs:
            result.append((pair[1], pair[0]))
        return result
        ---
        return [pair[::-1] for pair in pairs]
        """,
        _pairs,
    ),
    told(
        "sets_tuples.unzip",
        "unzip unzip_pairs split_pairs separate_pairs",
        "pairs: list[tuple[str, int]] -> tuple[list[str], list[int]]",
        """
        Unzip {pairs} into two lists.
        Return a list of all first items and a list of all second items.
        split pairs in two lists; no pairs give two empty lists
        Separate the left and the right elements of {pairs}.
        The opposite of zip for a list of 2-tuples: ([firsts], [seconds]).
        firsts and seconds of a list of tuples
        """,
        """
        firsts = [first for first, _ in pairs]
        seconds = [second for _, second in pairs]
        return firsts, seconds
        ---
        firsts, seconds = [], []
        for first, second in pairs:
            firsts.append(first)
            seconds.append(second)
        return firsts, seconds
        ---
        return [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        """,
        _pairs,
    ),
    told(
        "sets_tuples.firsts",
        "first_items firsts get_firsts names_only",
        "pairs: list[tuple[str, int]] -> list[str]",
        """
        First item of each of {pairs}.
        Return a list of what comes first in every tuple.
        first elements of a list of tuples
        Keep only the left part of {pairs}, in order.
        Take index 0 of each tuple in a list.
        names out of (name, number) tuples
        """,
        """
        return [pair[0] for pair in pairs]
        ---
        return [first for first, _ in pairs]
        ---
        result = []
        for first, _ in pairs:
            result.append(first)
        return result
        """,
        _pairs,
    ),
    told(
        "sets_tuples.sum_seconds",
        "sum_seconds sum_pairs sum_values total_amount",
        "pairs: list[tuple[str, int]] -> int",
        """
        Sum of the second items of {pairs}.
        Add up the numbers in a list of (name, number) tuples, 0 for an empty list.
        total of all second elements
        Return the sum of the values in {pairs}, ignoring the names.
        How much do the numbers in the tuples make together?
        sum tuple values
        """,
        """
        return sum(pair[1] for pair in pairs)
        ---
        total = 0
        for _, value in pairs:
            total += value
        return total
        ---
        return sum(value for _, value in pairs)
        """,
        _pairs,
    ),
    told(
        "sets_tuples.tuple_sum",
        "add_tuples tuple_sum sum_tuples add_vectors",
        "a: tuple[int, int], b: tuple[int, int] -> tuple[int, int]",
        """
        Add {a} and {b} item by item.
        Return a tuple with the sum of the first items and the sum of the second items.
        elementwise sum of two pairs
        Add two vectors with two components, given as tuples.
        (x1 + x2, y1 + y2) for {a} and {b}
        add tuples
        """,
        """
        return a[0] + b[0], a[1] + b[1]
        ---
        return tuple(x + y for x, y in zip(a, b))
        ---
        x1, y1 = a
        x2, y2 = b
        return x1 + x2, y1 + y2
        """,
        _points,
    ),
    told(
        "sets_tuples.max_by_second",
        "max_by_second best_pair highest_pair max_pair",
        "pairs: list[tuple[str, int]] -> tuple[str, int] | None",
        """
        Which of {pairs} has the largest second item? None if there are no pairs.
        Return the tuple with the highest number, the first one on ties, or None for an empty list.
        max pair by its second element
        Find the (name, number) tuple of {pairs} with the greatest number; no pairs give None.
        Get the best entry of a list of scored names, the earlier one if scores are equal.
        pair with the biggest value or None
        """,
        """
        return max(pairs, key=lambda pair: pair[1], default=None)
        ---
        best = None
        for pair in pairs:
            if best is None or pair[1] > best[1]:
                best = pair
        return best
        """,
        _pairs,
    ),
    told(
        "sets_tuples.winner",
        "get_winner best_name name_of_max top_scorer",
        "scores: list[tuple[str, int]] -> str",
        """
        Name with the highest score in {scores}, '' if there are no scores.
        Return the first item of the tuple whose second item is the largest; the earliest wins a tie.
        who has the most points
        Given (name, points) tuples, return the name that goes with the most points. Empty gives ''.
        Which name in {scores} has the biggest number?
        winner's name or an empty string
        """,
        """
        if not scores:
            return ''
        return max(scores, key=lambda score: score[1])[0]
        ---
        winner, best = '', None
        for name, points in scores:
            if best is None or points > best:
                winner, best = name, points
        return winner
        """,
        _pairs,
    ),
    told(
        "sets_tuples.distance",
        "distance euclidean_distance point_distance dist",
        "p: tuple[int, int], q: tuple[int, int] -> float",
        """
        Distance between the points {p} and {q}, rounded to 3 decimals.
        Return the straight-line distance of two points given as (x, y), to 3 decimals.
        euclidean distance between two 2d points, 3 decimals
        How far is {p} from {q}? Use Pythagoras and round to 3 places.
        Length of the line from one point to another one, rounded to 3 decimals.
        distance of two (x, y) tuples, rounded to three places
        """,
        """
        return round(math.hypot(p[0] - q[0], p[1] - q[1]), 3)
        ---
        return round(math.dist(p, q), 3)
        ---
        dx = p[0] - q[0]
        dy = p[1] - q[1]
        return round((dx ** 2 + dy ** 2) ** 0.5, 3)
        """,
        _points,
        "import math",
    ),
    told(
        "sets_tuples.manhattan",
        "manhattan manhattan_distance taxicab grid_distance",
        "p: tuple[int, int], q: tuple[int, int] -> int",
        """
        Manhattan distance between {p} and {q}.
        Return the sum of the absolute differences of the coordinates of two points.
        taxicab distance of two (x, y) points
        How many steps along a grid is it from {p} to {q}, without diagonals?
        Add the horizontal and the vertical distance between two points.
        |x1 - x2| + |y1 - y2|
        """,
        """
        return abs(p[0] - q[0]) + abs(p[1] - q[1])
        ---
        x1, y1 = p
        x2, y2 = q
        return abs(x1 - x2) + abs(y1 - y2)
        ---
        return sum(abs(a - b) for a, b in zip(p, q))
        """,
        _points,
    ),
    told(
        "sets_tuples.midpoint",
        "midpoint middle center_between halfway",
        "p: tuple[int, int], q: tuple[int, int] -> tuple[float, float]",
        """
        Midpoint of {p} and {q}.
        Return the point halfway between two points as a tuple of floats.
        middle of two (x, y) points
        Which point lies exactly in the middle between {p} and {q}?
        Average the x and the y coordinates of two points.
        point in the center of a line segment
        """,
        """
        return (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
        ---
        return tuple((a + b) / 2 for a, b in zip(p, q))
        ---
        x1, y1 = p
        x2, y2 = q
        return (x1 + x2) / 2, (y1 + y2) / 2
        """,
        _points,
    ),
    told(
        "sets_tuples.translate",
        "translate move_point shift_point move",
        "point: tuple[int, int], dx: int, dy: int -> tuple[int, int]",
        """
        Move {point} by {dx} and {dy}.
        Return a point shifted by an offset in x and one in y direction.
        translate an (x, y) tuple
        Add {dx} to the x and {dy} to the y coordinate of {point}.
        Where is a point after it moved so far to the right and so far up?
        shifted point
        """,
        """
        return point[0] + dx, point[1] + dy
        ---
        x, y = point
        return x + dx, y + dy
        """,
        lambda r: (_points(r)[0], r.randint(-5, 5), r.randint(-5, 5)),
    ),
    told(
        "sets_tuples.rectangle_area",
        "rectangle_area area area_of rect_area",
        "size: tuple[float, float] -> float",
        """
        Area of a rectangle whose {size} is (width, height).
        Return width times height for a rectangle given as a tuple.
        area of a (width, height) rectangle
        Multiply both sides in {size} to get the rectangle's area.
        How big is the surface of a rectangle?
        rectangle area
        """,
        """
        return size[0] * size[1]
        ---
        width, height = size
        return width * height
        """,
        _rectangle,
    ),
    told(
        "sets_tuples.rectangle_perimeter",
        "perimeter rectangle_perimeter rect_perimeter outline",
        "rect: tuple[float, float] -> float",
        """
        Perimeter of {rect}, given as (width, height).
        Return the length of the outline of a rectangle.
        2 * (width + height) of a tuple
        How long are all four sides of {rect} together? It is a tuple of width and height.
        Compute the perimeter of a rectangle from its two sides.
        rectangle perimeter
        """,
        """
        return 2 * (rect[0] + rect[1])
        ---
        width, height = rect
        return 2 * (width + height)
        ---
        return 2 * sum(rect)
        """,
        _rectangle,
    ),
    told(
        "sets_tuples.point_in_rectangle",
        "in_rectangle contains_point point_in_rect is_inside",
        "point: tuple[int, int], rect: tuple[int, int, int, int] -> bool",
        """
        Is {point} inside {rect}, which is (left, bottom, right, top)? The border counts.
        True if an (x, y) point lies in a rectangle or on its edge.
        point in rectangle check, edges included, rect as (x1, y1, x2, y2)
        Check whether {rect} contains {point}.
        Return True when left <= x <= right and bottom <= y <= top.
        is the point within the box
        """,
        """
        x, y = point
        left, bottom, right, top = rect
        return left <= x <= right and bottom <= y <= top
        ---
        return rect[0] <= point[0] <= rect[2] and rect[1] <= point[1] <= rect[3]
        """,
        lambda r: (
            (r.randint(0, 6), r.randint(0, 6)),
            (x := r.randint(0, 4), y := r.randint(0, 4), x + r.randint(1, 5), y + 3),
        ),
    ),
    told(
        "sets_tuples.bounding_box",
        "bounding_box bounds box_around extent",
        "points: list[tuple[int, int]] -> tuple[int, int, int, int]",
        """
        Bounding box of {points} as (min x, min y, max x, max y).
        Return the smallest rectangle around at least one point: left, bottom, right, top.
        bounding box of a list of (x, y) tuples
        Which box contains all {points}? Give its lowest x and y and then its highest x and y.
        Find the minimum and maximum coordinates of some points.
        min and max of x and y
        """,
        """
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)
        ---
        xs, ys = zip(*points)
        return min(xs), min(ys), max(xs), max(ys)
        """,
        lambda r: ([(r.randint(-5, 9), r.randint(-5, 9)) for _ in range(r.randint(1, 4))],),
    ),
    told(
        "sets_tuples.intervals_overlap",
        "intervals_overlap overlap do_overlap ranges_overlap",
        "a: tuple[int, int], b: tuple[int, int] -> bool",
        """
        Do the intervals {a} and {b} overlap? Touching at an end counts.
        True if two (start, end) ranges have a point in common, ends included.
        check if two closed intervals overlap
        Return whether {a} and {b} share at least one number.
        Do two time spans meet? Each is a (start, end) tuple with both ends inside.
        overlapping ranges
        """,
        """
        return a[0] <= b[1] and b[0] <= a[1]
        ---
        return max(a[0], b[0]) <= min(a[1], b[1])
        ---
        return not (a[1] < b[0] or b[1] < a[0])
        """,
        _two_intervals,
    ),
    told(
        "sets_tuples.overlap_length",
        "overlap_length shared_length overlap_size common_length",
        "a: tuple[int, int], b: tuple[int, int] -> int",
        """
        Length of the overlap of {a} and {b}, 0 if they do not overlap.
        How long is the part that two (start, end) intervals share?
        size of the intersection of two ranges, at least 0
        Return by how much {a} and {b} overlap; touching ends give 0.
        Smaller end minus larger start, but never negative.
        overlap of two intervals
        """,
        """
        return max(0, min(a[1], b[1]) - max(a[0], b[0]))
        ---
        start = max(a[0], b[0])
        end = min(a[1], b[1])
        if end <= start:
            return 0
        return end - start
        """,
        _two_intervals,
    ),
    told(
        "sets_tuples.interval_intersection",
        "intersect_intervals interval_intersection common_range",
        "a: tuple[int, int], b: tuple[int, int] -> tuple[int, int] | None",
        """
        The interval that {a} and {b} have in common, None if there is none.
        Return the intersection of two closed (start, end) intervals or None.
        overlap of two ranges as a tuple; touching ends give (x, x)
        Which range lies in {a} as well as in {b}? None if they are apart.
        Find the larger start and the smaller end; if they are in the wrong order return None.
        intersection of intervals
        """,
        """
        start = max(a[0], b[0])
        end = min(a[1], b[1])
        return (start, end) if start <= end else None
        ---
        if a[1] < b[0] or b[1] < a[0]:
            return None
        return max(a[0], b[0]), min(a[1], b[1])
        """,
        _two_intervals,
    ),
    told(
        "sets_tuples.merge_intervals",
        "merge_intervals merge_ranges combine_intervals join_intervals",
        "intervals: list[tuple[int, int]] -> list[tuple[int, int]]",
        """
        Merge overlapping {intervals}; the result is sorted by start.
        Join (start, end) ranges that overlap or touch and return the sorted remaining ones.
        merge intervals, touching ones too
        Combine those of {intervals} that have a point in common until none do.
        Simplify a list of time spans so that no two of them overlap, [] stays [].
        union of intervals as a sorted list of tuples
        """,
        """
        merged = []
        for start, end in sorted(intervals):
            if merged and start <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(merged[-1][1], end))
            else:
                merged.append((start, end))
        return merged
        ---
        merged = []
        for start, end in sorted(intervals):
            if not merged or merged[-1][1] < start:
                merged.append([start, end])
            elif end > merged[-1][1]:
                merged[-1][1] = end
        return [tuple(interval) for interval in merged]
        """,
        _intervals,
    ),
    told(
        "sets_tuples.total_covered",
        "total_covered covered_length union_length total_length",
        "intervals: list[tuple[int, int]] -> int",
        """
        How much is covered by {intervals}? Overlaps count once.
        Return the total length of the union of (start, end) ranges, 0 for none.
        length covered by a list of intervals with int ends
        Count the units between start and end that lie in at least one of {intervals}.
        Total time when at least one of the spans is active.
        covered length without double counting
        """,
        """
        covered = set()
        for start, end in intervals:
            covered.update(range(start, end))
        return len(covered)
        ---
        total = 0
        reached = None
        for start, end in sorted(intervals):
            if reached is not None:
                start = max(start, reached)
            if end > start:
                total += end - start
                reached = end
        return total
        """,
        _intervals,
    ),
    told(
        "sets_tuples.any_overlap",
        "any_overlap has_conflict have_conflicts double_booked",
        "meetings: list[tuple[int, int]] -> bool",
        """
        Do any two of {meetings} overlap? One may start when another ends.
        True if some of the (start, end) ranges conflict; touching is fine.
        check a list of time slots for overlaps
        Return whether {meetings} contain two that take place at the same time.
        Is there a conflict in the schedule? False if there are none or one.
        overlapping meetings
        """,
        """
        ordered = sorted(meetings)
        return any(a[1] > b[0] for a, b in zip(ordered, ordered[1:]))
        ---
        for i, first in enumerate(meetings):
            for second in meetings[i + 1:]:
                if first[0] < second[1] and second[0] < first[1]:
                    return True
        return False
        """,
        lambda r: ([_interval(r) for _ in range(r.randint(0, 3))],),
    ),
    told(
        "sets_tuples.range_sum",
        "total_duration sum_durations total_time add_durations",
        "intervals: list[tuple[int, int]] -> int",
        """
        Total length of {intervals}, overlaps counted each time.
        Add up end minus start of all (start, end) tuples.
        sum of durations, 0 if there are none
        Return the sum of the lengths of {intervals}.
        How long do all the time spans last together?
        sum of end - start
        """,
        """
        return sum(end - start for start, end in intervals)
        ---
        total = 0
        for start, end in intervals:
            total += end - start
        return total
        """,
        _intervals,
    ),
    told(
        "sets_tuples.dict_from_pairs",
        "dict_from_pairs pairs_to_dict to_dict make_dict",
        "pairs: list[tuple[str, int]] -> dict[str, int]",
        """
        Make a dictionary from {pairs}; later values replace earlier ones.
        Turn a list of (key, value) tuples into a dict.
        dict from pairs, last one wins on equal keys
        Return a dictionary with the first items of {pairs} as keys and the second ones as values.
        Convert 2-tuples to a dictionary; no pairs give {{}}.
        pairs to dict
        """,
        """
        return dict(pairs)
        ---
        return {key: value for key, value in pairs}
        ---
        result = {}
        for key, value in pairs:
            result[key] = value
        return result
        """,
        _keyed_pairs,
    ),
    told(
        "sets_tuples.dict_of_sums",
        "sum_by_key totals_by_key total_per_key add_by_name",
        "pairs: list[tuple[str, int]] -> dict[str, int]",
        """
        Sum of the values of {pairs} for each key.
        Return a dict from each key to the total of the numbers that come with it.
        add up (key, number) tuples by key
        Group {pairs} by their first item and add the second items, keys in order of appearance.
        Totals per name from a list of (name, amount) tuples.
        sum by key
        """,
        """
        totals = {}
        for key, value in pairs:
            totals[key] = totals.get(key, 0) + value
        return totals
        ---
        totals = defaultdict(int)
        for key, value in pairs:
            totals[key] += value
        return dict(totals)
        """,
        _keyed_pairs,
        "from collections import defaultdict",
    ),
    told(
        "sets_tuples.group_pairs",
        "group_pairs group_by_key collect_by_key pairs_to_lists",
        "pairs: list[tuple[str, int]] -> dict[str, list[int]]",
        """
        Group {pairs} by key into a dictionary of lists.
        Return a dict that maps each first item to the list of second items it occurs with, in order.
        (key, value) tuples -> {{key: [values]}}
        Collect all the values that {pairs} have for the same key.
        Make a dictionary of lists from tuples; keys keep the order in which they first appear.
        group values by key
        """,
        """
        groups = {}
        for key, value in pairs:
            groups.setdefault(key, []).append(value)
        return groups
        ---
        groups = defaultdict(list)
        for key, value in pairs:
            groups[key].append(value)
        return dict(groups)
        ---
        return {key: [value for name, value in pairs if name == key] for key, _ in pairs}
        """,
        _keyed_pairs,
        "from collections import defaultdict",
    ),
    told(
        "sets_tuples.zip_to_pairs",
        "zip_lists pair_up make_pairs combine_lists",
        "names: list[str], values: list[int] -> list[tuple[str, int]]",
        """
        Pair {names} with {values}, stopping at the shorter list.
        Return a list of tuples of the elements at the same position of two lists.
        zip two lists to a list of tuples
        Combine each of {names} with the one of {values} that has the same index.
        Make (name, value) tuples out of two lists; whatever has no partner is dropped.
        zip into pairs
        """,
        """
        return list(zip(names, values))
        ---
        return [(names[i], values[i]) for i in range(min(len(names), len(values)))]
        ---
        pairs = []
        for name, value in zip(names, values):
            pairs.append((name, value))
        return pairs
        """,
        lambda r: (draw.words(r, 0, 3), draw.ints(r, 0, 3)),
    ),
    told(
        "sets_tuples.dict_from_lists",
        "zip_to_dict dict_from_lists map_keys_to_values lists_to_dict",
        "keys: list[str], values: list[int] -> dict[str, int]",
        """
        Make a dictionary of {keys} and {values}, which are equally long.
        Return a dict in which every key has the value at the same position of the other list.
        zip two lists into a dict
        Map each of {keys} to the one of {values} with the same index.
        Build a dictionary out of a list of keys and a list of values.
        keys + values -> dict
        """,
        """
        return dict(zip(keys, values))
        ---
        return {key: value for key, value in zip(keys, values)}
        ---
        result = {}
        for i in range(len(keys)):
            result[keys[i]] = values[i]
        return result
        """,
        lambda r: (list(data := draw.mapping(r, 0, 4)), list(data.values())),
    ),
    told(
        "sets_tuples.pair_products",
        "pair_products multiply_pairs products areas",
        "pairs: list[tuple[int, int]] -> list[int]",
        """
        Product of each of {pairs}.
        Return a list with the first times the second number of every tuple.
        multiply the two numbers in each pair
        For all {pairs} compute a * b, in the same order.
        Areas of rectangles given as (width, height) tuples.
        products of pairs
        """,
        """
        return [a * b for a, b in pairs]
        ---
        result = []
        for pair in pairs:
            result.append(pair[0] * pair[1])
        return result
        """,
        _number_pairs,
    ),
    told(
        "sets_tuples.order_pairs",
        "normalize_pairs order_pairs sort_each_pair smaller_first",
        "pairs: list[tuple[int, int]] -> list[tuple[int, int]]",
        """
        Put the smaller number first in each of {pairs}.
        Return the tuples with their two items in ascending order; the tuples keep their places.
        sort inside every pair
        Swap the numbers of those {pairs} that start with the larger one.
        Make every (a, b) of a list satisfy a <= b.
        normalize pairs
        """,
        """
        return [(min(pair), max(pair)) for pair in pairs]
        ---
        return [tuple(sorted(pair)) for pair in pairs]
        ---
        result = []
        for a, b in pairs:
            result.append((a, b) if a <= b else (b, a))
        return result
        """,
        _number_pairs,
    ),
    told(
        "sets_tuples.unique_pairs",
        "unique_pairs distinct_pairs dedupe_pairs undirected_edges",
        "pairs: list[tuple[int, int]] -> list[tuple[int, int]]",
        """
        Distinct {pairs} when (a, b) and (b, a) are the same, smaller number first, sorted.
        Return the pairs without duplicates, ignoring the order inside a pair, as a sorted list.
        unique undirected edges, each written as (low, high)
        Treat the tuples of {pairs} as unordered and list each one once in ascending order.
        Remove mirrored and repeated pairs; each result has its lower number first.
        dedupe unordered pairs
        """,
        """
        return sorted({(min(a, b), max(a, b)) for a, b in pairs})
        ---
        seen = set()
        for pair in pairs:
            seen.add(tuple(sorted(pair)))
        return sorted(seen)
        """,
        lambda r: ([(r.randint(0, 2), r.randint(0, 2)) for _ in range(r.randint(0, 5))],),
    ),
    told(
        "sets_tuples.unique_letters",
        "unique_letters distinct_letters letters_used letter_set",
        "text: str -> str",
        """
        Distinct letters of {text} in alphabetical order, in lower case.
        Return each letter that occurs in a string once, sorted; everything else is ignored.
        which letters are used, case doesn't matter
        Collect the different letters of {text} as one sorted lower-case string.
        Set of letters in a text, joined in order, '' if it has none.
        sorted unique letters
        """,
        """
        return ''.join(sorted({char for char in text.lower() if char.isalpha()}))
        ---
        letters = set()
        for char in text.lower():
            if char.isalpha():
                letters.add(char)
        return ''.join(sorted(letters))
        """,
        lambda r: (draw.sentence(r, 0, 2),),
    ),
    told(
        "sets_tuples.new_items",
        "new_items added_and_removed compare_lists changes",
        "old: list[int], new: list[int] -> tuple[list[int], list[int]]",
        """
        What was added and what was removed between {old} and {new}? Both sorted.
        Return a tuple of two sorted lists: values only in the new list, values only in the old one.
        (added, removed) between two versions of a list, no duplicates
        Compare {old} with {new} and list the numbers that are new and those that are gone.
        Diff two lists as sets, additions first and then deletions.
        added and removed items
        """,
        """
        added = sorted(set(new) - set(old))
        removed = sorted(set(old) - set(new))
        return added, removed
        ---
        added = sorted({item for item in new if item not in old})
        removed = sorted({item for item in old if item not in new})
        return added, removed
        """,
        lambda r: (draw.ints(r, 0, 5, 0, 6), draw.ints(r, 0, 5, 0, 6)),
    ),
    told(
        "sets_tuples.replace_at",
        "replace_at set_item with_item replace_in_tuple",
        "items: tuple[int, ...], index: int, value: int -> tuple[int, ...]",
        """
        Copy of {items} with {value} at {index}.
        Return a new tuple in which one element is replaced; the index is valid.
        change an item of a tuple (gives a new tuple)
        Replace what is at position {index} of {items} by {value}.
        Set one element of a tuple without changing the original.
        tuple with one item exchanged
        """,
        """
        return items[:index] + (value,) + items[index + 1:]
        ---
        result = list(items)
        result[index] = value
        return tuple(result)
        ---
        return tuple(value if i == index else item for i, item in enumerate(items))
        """,
        lambda r: (items := tuple(draw.ints(r, 1, 5)), r.randrange(len(items)), draw.integer(r)),
    ),
)


def _with_second(r: Random) -> Entry:
    n = r.choice((0, 3, 5, 50, r.randint(1, 9)))
    slug, tell, test = r.choice(
        (
            ("above", f"greater than {n}", f"> {n}"),
            ("below", f"less than {n}", f"< {n}"),
            ("at_least", f"at least {n}", f">= {n}"),
            ("at_most", f"at most {n}", f"<= {n}"),
        )
    )
    return told(
        f"sets_tuples.second_{slug}.{n}",
        f"with_{slug}_{n} filter_pairs names_{slug}",
        "pairs: list[tuple[str, int]] -> list[str]",
        f"""
        First items of those {{pairs}} whose second item is {tell}.
        Return the names from (name, number) tuples where the number is {tell}, in order.
        names with a value that is {tell}
        Which of {{pairs}} have a number that is {tell}? Give just their names.
        From a list of tuples take the first element if the second is {tell}.
        """,
        f"""
        return [name for name, value in pairs if value {test}]
        ---
        result = []
        for name, value in pairs:
            if value {test}:
                result.append(name)
        return result
        """,
        lambda r: ([(draw.word(r), max(0, n + r.randint(-3, 3))) for _ in range(r.randint(0, 4))],),
    )


def _scale_point(r: Random) -> Entry:
    n = r.choice((2, 3, 4, 5, 10, r.randint(6, 20)))
    return told(
        f"sets_tuples.scale.{n}",
        f"scale_by_{n} scale_tuple times_{n} multiply_tuple",
        "point: tuple[int, ...] -> tuple[int, ...]",
        f"""
        Multiply each item of {{point}} by {n}.
        Return a tuple with every number of the given tuple times {n}.
        scale a tuple by {n}
        {{point}} scaled by a factor of {n}, as a tuple
        {n} times each coordinate; an empty tuple stays empty.
        """,
        f"""
        return tuple(value * {n} for value in point)
        ---
        result = []
        for value in point:
            result.append(value * {n})
        return tuple(result)
        ---
        return tuple(map(lambda value: value * {n}, point))
        """,
        lambda r: (tuple(draw.ints(r, 0, 4)),),
    )


def _at_least_times(r: Random) -> Entry:
    n = r.randint(2, 3)
    exact = r.random() < 0.5
    tell, sign = (f"exactly {n} times", "==") if exact else (f"at least {n} times", ">=")
    slug = "exactly" if exact else "at_least"
    return told(
        f"sets_tuples.occurs_{slug}.{n}",
        f"occurs_{slug}_{n} appears_{slug}_{n} repeated_{n}_times",
        "items: list[int] -> list[int]",
        f"""
        Which of {{items}} occur {tell}? Sort them.
        Return the distinct values that appear {tell}, in ascending order.
        values found {tell}, sorted
        Sorted list of the numbers that are {tell} in {{items}}, each listed once.
        find elements with a count of {tell.removesuffix(" times")}, smallest first, [] if there are none
        """,
        f"""
        return sorted(item for item in set(items) if items.count(item) {sign} {n})
        ---
        counts = Counter(items)
        return sorted(item for item, count in counts.items() if count {sign} {n})
        """,
        lambda r: (draw.ints(r, 0, 9, 0, 3),),
        "from collections import Counter",
    )


FAMILIES = (_with_second, _scale_point, _at_least_times)
