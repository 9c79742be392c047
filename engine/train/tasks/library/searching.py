"""Everyday searching: where something is, whether it is there, what comes nearest."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.entry import Entry
from engine.train.tasks.library.lists import told


def _list_and_target(r: Random) -> tuple[object, ...]:
    numbers = draw.ints(r, 0, 7, 0, 20)
    return (numbers, r.choice(numbers) if numbers and r.random() < 0.6 else r.randint(0, 20))


def _sorted_and_target(r: Random) -> tuple[object, ...]:
    numbers = sorted(draw.ints(r, 0, 7, -5, 20))
    return (numbers, r.choice(numbers) if numbers and r.random() < 0.5 else r.randint(-6, 21))


def _distinct_sorted_and_target(r: Random) -> tuple[object, ...]:
    numbers = sorted(set(draw.ints(r, 0, 8, -5, 30)))
    return (numbers, r.choice(numbers) if numbers and r.random() < 0.6 else r.randint(-6, 31))


def _ints(r: Random) -> tuple[object, ...]:
    return (draw.ints(r),)


def _few_values(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 8, 0, 4),)


def _small(r: Random) -> tuple[object, ...]:
    return (draw.ints(r, 0, 8, -4, 9),)


def _words_and_prefix(r: Random) -> tuple[object, ...]:
    words = draw.words(r)
    return (words, r.choice(words)[:2] if words and r.random() < 0.7 else draw.letters(r, 1, 2))


def _one_missing(r: Random) -> tuple[object, ...]:
    n = r.randint(0, 7)
    gone = r.randint(0, n)
    return (r.sample([i for i in range(n + 1) if i != gone], n),)


ENTRIES = (
    told(
        "searching.linear_search",
        "linear_search find_index index_of find search",
        "items: list[int], target: int -> int",
        """
        Linear search: return the index of {target} in {items} or -1.
        Find the first position of a value in a list, -1 if it is not there.
        index of an item, -1 when missing
        Go through {items} from the start and return where {target} is first found; -1 if never.
        Where is the value in the list? Give -1 if it isn't in it.
        Like list.index, but returns -1 instead of raising an error.
        """,
        """
        for i, item in enumerate(items):
            if item == target:
                return i
        return -1
        ---
        return items.index(target) if target in items else -1
        ---
        for i in range(len(items)):
            if items[i] == target:
                return i
        return -1
        """,
        _list_and_target,
    ),
    told(
        "searching.binary_search",
        "binary_search bsearch search_sorted find_sorted",
        "numbers: list[int], target: int -> int",
        """
        Binary search for {target} in the sorted list {numbers}; -1 if it is missing.
        Return the index of a value in an ascending list without duplicates, or -1.
        binary search, returns index or -1
        Find {target} in sorted {numbers} by halving the range; return its index, -1 if not found.
        Look up a number in a sorted list efficiently and give its position, else -1.
        search a sorted list for a number (all different)
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
        return -1
        ---
        i = bisect_left(numbers, target)
        if i < len(numbers) and numbers[i] == target:
            return i
        return -1
        ---
        left, right = 0, len(numbers)
        while left < right:
            mid = (left + right) // 2
            if numbers[mid] < target:
                left = mid + 1
            else:
                right = mid
        return left if left < len(numbers) and numbers[left] == target else -1
        """,
        _distinct_sorted_and_target,
        "from bisect import bisect_left",
    ),
    told(
        "searching.contains_sorted",
        "contains_sorted in_sorted binary_contains sorted_contains",
        "values: list[int], target: int -> bool",
        """
        Is {target} in the sorted list {values}? Use binary search.
        Check with bisection whether a sorted list contains a number.
        True if the value is in the ascending list, False otherwise
        Return whether sorted {values} contain {target}.
        membership test on a sorted list
        Tell if a number occurs in a list that is already in ascending order.
        """,
        """
        low, high = 0, len(values) - 1
        while low <= high:
            middle = (low + high) // 2
            if values[middle] == target:
                return True
            if values[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return False
        ---
        i = bisect_left(values, target)
        return i < len(values) and values[i] == target
        ---
        return target in values
        """,
        _sorted_and_target,
        "from bisect import bisect_left",
    ),
    told(
        "searching.first_greater",
        "first_greater first_index_greater index_of_first_above first_above",
        "numbers: list[int], limit: int -> int",
        """
        Index of the first of {numbers} that is greater than {limit}, -1 if there is none.
        Return the position of the first number above a limit, or -1.
        first index with a value larger than the threshold, otherwise -1
        At which index do {numbers} first exceed {limit}? Give -1 if they never do.
        Find where the list goes over a limit for the first time. No such place: -1.
        index of the first number > limit
        """,
        """
        for i, number in enumerate(numbers):
            if number > limit:
                return i
        return -1
        ---
        return next((i for i, number in enumerate(numbers) if number > limit), -1)
        """,
        _list_and_target,
    ),
    told(
        "searching.last_index",
        "last_index rindex find_last last_position",
        "items: list[int], target: int -> int",
        """
        Index of the last {target} in {items}, -1 if there is none.
        Return the position of the last occurrence of a value, or -1.
        rindex for lists, -1 when missing
        Search {items} from the end for {target} and return its index; -1 if it isn't in there.
        Where does the value appear for the last time? -1 for never.
        last occurrence of an item in a list
        """,
        """
        for i in range(len(items) - 1, -1, -1):
            if items[i] == target:
                return i
        return -1
        ---
        last = -1
        for i, item in enumerate(items):
            if item == target:
                last = i
        return last
        ---
        return max((i for i, item in enumerate(items) if item == target), default=-1)
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 4), r.randint(0, 4)),
    ),
    told(
        "searching.missing_number",
        "missing_number find_missing missing which_is_missing",
        "numbers: list[int] -> int",
        """
        Find the missing one of the numbers 0 to n in {numbers}, which has n of them.
        Return the number that is absent from a shuffled list of 0..n with one number left out.
        missing number in 0..n, where n is the length of the list
        {numbers} holds all integers from 0 to its length except one. Which one is it?
        Exactly one integer between 0 and len of the list is not in the list; return it.
        the number that's missing from a range starting at zero ([] gives 0)
        """,
        """
        n = len(numbers)
        return n * (n + 1) // 2 - sum(numbers)
        ---
        for i in range(len(numbers) + 1):
            if i not in numbers:
                return i
        ---
        return (set(range(len(numbers) + 1)) - set(numbers)).pop()
        """,
        _one_missing,
    ),
    told(
        "searching.all_missing",
        "missing_numbers gaps find_gaps absent_numbers",
        "numbers: list[int] -> list[int]",
        """
        Which integers between the smallest and the largest of {numbers} are missing?
        Return the numbers that are not in the list but lie between its min and max, ascending.
        gaps in a list of ints, [] for an empty list
        List every integer in the range spanned by {numbers} that does not occur.
        Find all numbers skipped between the minimum and maximum of a list.
        missing values from min to max, sorted
        """,
        """
        if not numbers:
            return []
        return [n for n in range(min(numbers), max(numbers) + 1) if n not in numbers]
        ---
        present = set(numbers)
        result = []
        for n in range(min(numbers, default=0), max(numbers, default=0)):
            if n not in present:
                result.append(n)
        return result
        """,
        lambda r: (draw.ints(r, 0, 6, 1, 12),),
    ),
    told(
        "searching.smallest_missing",
        "first_missing_positive smallest_missing next_free_number lowest_free",
        "numbers: list[int] -> int",
        """
        Smallest positive integer that is not in {numbers}.
        Return the first number from 1 upwards that the list does not contain.
        lowest free id, starting at 1
        Find the least whole number >= 1 missing from {numbers}; 1 for an empty list.
        Which is the first positive number that isn't used yet?
        smallest missing positive int
        """,
        """
        n = 1
        while n in numbers:
            n += 1
        return n
        ---
        used = set(numbers)
        for n in range(1, len(numbers) + 2):
            if n not in used:
                return n
        ---
        return next(n for n in range(1, len(numbers) + 2) if n not in numbers)
        """,
        lambda r: (draw.ints(r, 0, 7, -2, 6),),
    ),
    told(
        "searching.first_duplicate",
        "first_duplicate find_duplicate first_repeated first_repeat",
        "items: list[int] -> int | None",
        """
        First of {items} that was already seen before, None if all differ.
        Return the first value that repeats an earlier one, or None.
        find the first duplicate, None if there are no duplicates
        Walk through {items} and return the element at which a repetition first happens, else None.
        Which number is the first to come up a second time? None if none does.
        first repeated element (the one whose second occurrence is earliest)
        """,
        """
        seen = set()
        for item in items:
            if item in seen:
                return item
            seen.add(item)
        return None
        ---
        for i, item in enumerate(items):
            if item in items[:i]:
                return item
        return None
        ---
        return next((item for i, item in enumerate(items) if item in items[:i]), None)
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 7),),
    ),
    told(
        "searching.first_unique",
        "first_unique first_non_repeating first_single first_unrepeated",
        "items: list[int] -> int | None",
        """
        First of {items} that occurs exactly once, or None.
        Return the earliest element without a second copy anywhere in the list, None if there is none.
        first non-repeating item, None if every item repeats
        Which of {items} is the first to appear only one time? None when nothing does.
        Find the first unique value in a list or return None.
        first element with a count of 1
        """,
        """
        for item in items:
            if items.count(item) == 1:
                return item
        return None
        ---
        counts = Counter(items)
        return next((item for item in items if counts[item] == 1), None)
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 3),),
        "from collections import Counter",
    ),
    told(
        "searching.closest",
        "closest closest_value nearest find_closest",
        "numbers: list[int], target: int -> int",
        """
        Which of {numbers} is closest to {target}? On a tie take the first.
        Return the number in a non-empty list with the smallest distance to the target.
        closest value in a list, the earlier one on ties
        Find the element of {numbers} nearest to {target}; if two are equally near, the one listed first.
        Get the value that differs least from a given number.
        nearest number
        """,
        """
        return min(numbers, key=lambda number: abs(number - target))
        ---
        best = numbers[0]
        for number in numbers:
            if abs(number - target) < abs(best - target):
                best = number
        return best
        """,
        lambda r: (draw.ints(r, 1, 6, 0, 20), r.randint(-3, 22)),
    ),
    told(
        "searching.closest_index",
        "closest_index nearest_index index_of_closest position_of_nearest",
        "values: list[int], target: int -> int",
        """
        Index of the value in {values} that is closest to {target}, the first on ties.
        Return the position of the nearest number, -1 for an empty list.
        index of closest value, lowest index wins, -1 if empty
        Where in {values} is the element that differs least from {target}? -1 if there are no values.
        Find at which index a list comes nearest to a number. An empty list gives -1.
        position of the nearest value
        """,
        """
        if not values:
            return -1
        return min(range(len(values)), key=lambda i: abs(values[i] - target))
        ---
        best = -1
        for i, value in enumerate(values):
            if best == -1 or abs(value - target) < abs(values[best] - target):
                best = i
        return best
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 20), r.randint(-3, 22)),
    ),
    told(
        "searching.two_sum",
        "two_sum find_pair pair_with_sum two_indices",
        "numbers: list[int], target: int -> list[int]",
        """
        Find the indices of two of {numbers} that add up to {target}, [] if there are none.
        Return [i, j] with i < j for two elements whose sum is the target; the pair with smallest i, then j.
        two sum: indices of the first pair with the given total, otherwise an empty list
        At which two positions are numbers that together make {target}? Smallest first index wins.
        Look for two different positions whose values sum to a number. Nothing found: [].
        indices of the first two numbers summing to a target
        """,
        """
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if numbers[i] + numbers[j] == target:
                    return [i, j]
        return []
        ---
        for i, number in enumerate(numbers):
            if target - number in numbers[i + 1:]:
                return [i, numbers.index(target - number, i + 1)]
        return []
        ---
        for i, j in combinations(range(len(numbers)), 2):
            if numbers[i] + numbers[j] == target:
                return [i, j]
        return []
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 9), r.randint(1, 14)),
        "from itertools import combinations",
    ),
    told(
        "searching.has_pair_sum",
        "has_pair_with_sum pair_sum_exists can_sum_to any_pair_sums",
        "numbers: list[int], target: int -> bool",
        """
        Do any two of {numbers} add up to {target}?
        True if two elements at different positions have the given sum.
        check whether a pair sums to the target
        Return whether {target} is the sum of two of the {numbers}; one element may not be used twice.
        Is there a pair of numbers in the list whose total is the target? False for short lists.
        pair sum exists
        """,
        """
        seen = set()
        for number in numbers:
            if target - number in seen:
                return True
            seen.add(number)
        return False
        ---
        return any(a + b == target for a, b in combinations(numbers, 2))
        ---
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if numbers[i] + numbers[j] == target:
                    return True
        return False
        """,
        lambda r: (draw.ints(r, r.choice((0, 3)), 6, 0, 9), r.randint(3, 12)),
        "from itertools import combinations",
    ),
    told(
        "searching.longest_rise",
        "longest_increasing_run longest_rise longest_climb longest_ascending_run",
        "numbers: list[int] -> int",
        """
        Length of the longest increasing run of consecutive {numbers}.
        For how many elements in a row does the list keep rising at most?
        longest strictly ascending stretch, 0 for an empty list
        Return the size of the largest contiguous part of {numbers} in which each is greater than the last.
        Find the longest streak of growing neighbours and return how many elements it has.
        longest increasing run (contiguous)
        """,
        """
        best = current = 0
        for i, number in enumerate(numbers):
            if i > 0 and number > numbers[i - 1]:
                current += 1
            else:
                current = 1
            best = max(best, current)
        return best
        ---
        if not numbers:
            return 0
        lengths = [1]
        for a, b in zip(numbers, numbers[1:]):
            lengths.append(lengths[-1] + 1 if b > a else 1)
        return max(lengths)
        """,
        _small,
    ),
    told(
        "searching.longest_rise_items",
        "longest_increasing_stretch best_climb longest_rising_part",
        "numbers: list[int] -> list[int]",
        """
        Longest stretch of consecutive {numbers} that keeps increasing, the first one on ties.
        Return the contiguous part of a list that rises the longest.
        longest strictly increasing contiguous sublist, earliest if tied, [] for []
        Which neighbouring {numbers} form the longest ascending run? Return them as a list.
        Get the longest run of growing numbers itself, not just its length.
        longest increasing slice of the list
        """,
        """
        best, current = [], []
        for number in numbers:
            if current and number > current[-1]:
                current = current + [number]
            else:
                current = [number]
            if len(current) > len(best):
                best = current
        return best
        ---
        runs = [[]]
        for number in numbers:
            if runs[-1] and number <= runs[-1][-1]:
                runs.append([])
            runs[-1].append(number)
        return max(runs, key=len)
        """,
        _small,
    ),
    told(
        "searching.peak",
        "find_peak peak_index first_peak peak",
        "heights: list[int] -> int",
        """
        Index of the first peak in {heights}: higher than both of its neighbours, -1 if there is none.
        Return the position of an inner element greater than the ones before and after it, or -1.
        first local maximum (not at the ends), -1 if none
        Find the first place in {heights} that is strictly above the values left and right of it.
        Where is the first peak? The first and last element never count. No peak gives -1.
        index of the first element bigger than its two neighbours
        """,
        """
        for i in range(1, len(heights) - 1):
            if heights[i - 1] < heights[i] > heights[i + 1]:
                return i
        return -1
        ---
        inner = range(1, len(heights) - 1)
        return next((i for i in inner if heights[i] > heights[i - 1] and heights[i] > heights[i + 1]), -1)
        """,
        _small,
    ),
    told(
        "searching.all_peaks",
        "peaks find_peaks local_maxima all_peaks",
        "values: list[int] -> list[int]",
        """
        All of {values} that are larger than both of their neighbours.
        Return the local maxima of a list, ends excluded.
        peaks: elements strictly greater than the one before and the one after
        List each inner element of {values} that is higher than what is next to it, in order.
        Find every peak value in a list; fewer than three elements have none.
        local maxima
        """,
        """
        return [b for a, b, c in zip(values, values[1:], values[2:]) if a < b > c]
        ---
        result = []
        for i in range(1, len(values) - 1):
            if values[i] > values[i - 1] and values[i] > values[i + 1]:
                result.append(values[i])
        return result
        """,
        _small,
    ),
    told(
        "searching.majority",
        "majority majority_element find_majority more_than_half",
        "items: list[int] -> int | None",
        """
        Which of {items} makes up more than half of the list? None if no item does.
        Return the majority element or None.
        majority vote: the value that occurs in over 50% of positions, else None
        Find the item that appears more than len / 2 times in {items}.
        Is there a value filling more than half of a list? Return it, otherwise None.
        majority element, None if missing or empty
        """,
        """
        for item in items:
            if items.count(item) > len(items) / 2:
                return item
        return None
        ---
        if not items:
            return None
        item, count = Counter(items).most_common(1)[0]
        return item if count * 2 > len(items) else None
        ---
        candidate, count = None, 0
        for item in items:
            if count == 0:
                candidate = item
            count += 1 if item == candidate else -1
        return candidate if items.count(candidate) * 2 > len(items) else None
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 2),),
        "from collections import Counter",
    ),
    told(
        "searching.first_even",
        "first_even find_first_even get_first_even first_even_number",
        "numbers: list[int] -> int | None",
        """
        First even one of {numbers}, None if all are odd.
        Return the first number in the list that is divisible by 2, or None.
        first even number (None if there isn't one)
        Get the earliest of {numbers} that is even; if no number is, return None.
        Find an even number, searching from the start. None for an empty list.
        the first even element
        """,
        """
        for number in numbers:
            if number % 2 == 0:
                return number
        return None
        ---
        return next((number for number in numbers if number % 2 == 0), None)
        ---
        evens = [number for number in numbers if number % 2 == 0]
        return evens[0] if evens else None
        """,
        lambda r: (draw.ints(r, 0, 4),),
    ),
    told(
        "searching.last_negative",
        "last_negative find_last_negative get_last_negative last_below_zero",
        "numbers: list[int] -> int | None",
        """
        Last negative one of {numbers}, None if there is none.
        Return the number below zero that comes last in the list, or None.
        last negative number, None when nothing is negative
        Search {numbers} from the back for a value less than 0 and return it, else None.
        Which negative number appears last? None if there are only zeros and positives.
        the last element below 0
        """,
        """
        for number in reversed(numbers):
            if number < 0:
                return number
        return None
        ---
        negatives = [number for number in numbers if number < 0]
        return negatives[-1] if negatives else None
        ---
        return next((number for number in reversed(numbers) if number < 0), None)
        """,
        lambda r: (draw.ints(r, 0, 5, -9, 9),),
    ),
    told(
        "searching.count_in_range",
        "count_in_range count_between in_range_count how_many_between",
        "numbers: list[int], low: int, high: int -> int",
        """
        Count the {numbers} from {low} to {high}, both included.
        How many numbers lie between two bounds, counting the bounds themselves?
        number of elements in [low, high]
        Return how many of {numbers} are at least {low} and at most {high}.
        Count the values within a range, ends inclusive; 0 if none fits.
        amount of numbers between low and high inclusive
        """,
        """
        return sum(1 for number in numbers if low <= number <= high)
        ---
        count = 0
        for number in numbers:
            if number >= low and number <= high:
                count += 1
        return count
        ---
        return len([number for number in numbers if low <= number <= high])
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 15), low := r.randint(0, 8), low + r.randint(0, 6)),
    ),
    told(
        "searching.max_subarray",
        "max_subarray_sum max_subarray best_sum largest_sum kadane",
        "numbers: list[int] -> int",
        """
        Largest sum of consecutive {numbers}, of which there is at least one.
        Return the maximum total of any non-empty contiguous part of a list.
        maximum subarray sum (Kadane)
        What is the greatest sum that a slice of {numbers} can have? The slice may not be empty.
        Find the best sum of neighbouring elements; with only negatives it is the largest of them.
        max sum of a contiguous, non-empty run
        """,
        """
        best = current = numbers[0]
        for number in numbers[1:]:
            current = max(number, current + number)
            best = max(best, current)
        return best
        ---
        n = len(numbers)
        return max(sum(numbers[i:j]) for i in range(n) for j in range(i + 1, n + 1))
        """,
        lambda r: (draw.ints(r, 1, 6, -9, 9),),
    ),
    told(
        "searching.kth_smallest",
        "kth_smallest nth_smallest find_kth_smallest smallest_k",
        "numbers: list[int], k: int -> int | None",
        """
        The {k}-th smallest of {numbers}, counting from 1; None if there are fewer.
        Return the kth smallest element, duplicates counted, or None if the list is too short.
        k = 1 is the minimum, k = 2 the next one and so on, None if k is too big
        Sort {numbers} and return the one at place {k}, where the first place is 1. None when out of range.
        Get the k-th lowest number of a list.
        kth smallest value (None if not enough values)
        """,
        """
        if k > len(numbers):
            return None
        return sorted(numbers)[k - 1]
        ---
        smallest = heapq.nsmallest(k, numbers)
        return smallest[-1] if len(smallest) == k else None
        """,
        lambda r: (draw.ints(r, 0, 6), r.randint(1, 4)),
        "import heapq",
    ),
    told(
        "searching.kth_largest",
        "kth_largest nth_largest find_kth_largest kth_biggest",
        "values: list[int], k: int -> int",
        """
        The {k}-th largest of {values}; there are at least that many.
        Return the kth largest element, duplicates counted, with 1 for the maximum.
        k-th highest number of a list
        Sort {values} in descending order and return place {k}, counting from 1.
        Get the number that has k - 1 numbers before it when sorted from large to small.
        kth largest value
        """,
        """
        return sorted(values, reverse=True)[k - 1]
        ---
        return heapq.nlargest(k, values)[-1]
        ---
        return sorted(values)[-k]
        """,
        lambda r: (draw.ints(r, k := r.randint(1, 4), 7), k),
        "import heapq",
    ),
    told(
        "searching.insert_position",
        "insert_position insertion_point search_insert where_to_insert",
        "numbers: list[int], value: int -> int",
        """
        At which index must {value} be inserted to keep the sorted list {numbers} in order?
        Return the leftmost position where a number can be put into an ascending list.
        insertion point in a sorted list, before any equal elements
        How many of the sorted {numbers} are smaller than {value}? That is where it would go.
        Find the index to insert at so the list stays sorted; equal numbers come after it.
        like bisect_left
        """,
        """
        return bisect.bisect_left(numbers, value)
        ---
        for i, number in enumerate(numbers):
            if number >= value:
                return i
        return len(numbers)
        ---
        low, high = 0, len(numbers)
        while low < high:
            middle = (low + high) // 2
            if numbers[middle] < value:
                low = middle + 1
            else:
                high = middle
        return low
        """,
        _sorted_and_target,
        "import bisect",
    ),
    told(
        "searching.insert_sorted",
        "insert_sorted add_sorted insort insert_in_order",
        "numbers: list[int], value: int -> list[int]",
        """
        Insert {value} into the sorted list {numbers} so that it stays sorted.
        Return a new ascending list that also contains the given number.
        put a number in its place in a sorted list, original untouched
        A copy of sorted {numbers} with {value} added at the right position.
        Add a value to an ordered list without breaking the order.
        sorted insert
        """,
        """
        result = list(numbers)
        bisect.insort(result, value)
        return result
        ---
        return sorted(numbers + [value])
        ---
        i = 0
        while i < len(numbers) and numbers[i] < value:
            i += 1
        return numbers[:i] + [value] + numbers[i:]
        """,
        _sorted_and_target,
        "import bisect",
    ),
    told(
        "searching.floor_value",
        "largest_at_most floor_value last_not_above find_floor",
        "numbers: list[int], limit: int -> int | None",
        """
        Largest of {numbers} that is not above {limit}, or None.
        Return the greatest number less than or equal to a limit, None if all are larger.
        biggest value <= limit, None if there isn't one
        Which of {numbers} comes closest to {limit} without exceeding it? None if every one exceeds it.
        Find the highest number that still fits under the limit.
        max of the numbers at most limit (None if none)
        """,
        """
        return max((number for number in numbers if number <= limit), default=None)
        ---
        best = None
        for number in numbers:
            if number <= limit and (best is None or number > best):
                best = number
        return best
        ---
        fitting = [number for number in numbers if number <= limit]
        return max(fitting) if fitting else None
        """,
        _list_and_target,
    ),
    told(
        "searching.next_greater",
        "next_greater smallest_above next_larger first_bigger",
        "numbers: list[int], value: int -> int | None",
        """
        Smallest of {numbers} that is greater than {value}, or None.
        Return the next larger number from a list, None if no number is larger.
        least element strictly above a value, otherwise None
        Out of the {numbers} bigger than {value} give the smallest; None if there are none.
        What is the next higher number in the list after this one (by size)?
        min of the numbers above value
        """,
        """
        return min((number for number in numbers if number > value), default=None)
        ---
        larger = [number for number in numbers if number > value]
        return min(larger) if larger else None
        ---
        for number in sorted(numbers):
            if number > value:
                return number
        return None
        """,
        _list_and_target,
    ),
    told(
        "searching.find_prefix",
        "find_by_prefix starting_with words_with_prefix filter_prefix",
        "words: list[str], prefix: str -> list[str]",
        """
        Find all {words} that start with {prefix}.
        Return the strings beginning with a given prefix, in order.
        words with a prefix, case matters
        Which of {words} begin with {prefix}? Upper and lower case are different.
        Filter a list of strings by how they start, [] if nothing matches.
        autocomplete: all words starting with the typed text
        """,
        """
        return [word for word in words if word.startswith(prefix)]
        ---
        result = []
        for word in words:
            if word[:len(prefix)] == prefix:
                result.append(word)
        return result
        """,
        _words_and_prefix,
    ),
    told(
        "searching.find_containing",
        "find_containing search_words containing grep",
        "lines: list[str], text: str -> list[str]",
        """
        Which of {lines} contain {text}? Ignore upper and lower case.
        Return all strings that have the given text somewhere in them, case-insensitively.
        case-insensitive search in a list of strings
        Filter {lines} to those in which {text} occurs, no matter the case.
        Search a list for a piece of text; matches come back unchanged and in order.
        grep -i for a list
        """,
        """
        return [line for line in lines if text.lower() in line.lower()]
        ---
        result = []
        wanted = text.lower()
        for line in lines:
            if wanted in line.lower():
                result.append(line)
        return result
        """,
        lambda r: (draw.words(r), draw.letters(r, 1, 2, "aeinort")),
    ),
    told(
        "searching.first_longer",
        "first_longer_than first_long_word find_longer first_word_longer",
        "words: list[str], length: int -> str | None",
        """
        First of {words} with more than {length} characters, or None.
        Return the first string longer than a given length, None if there is none.
        first word that is longer than n letters, else None
        Get the earliest of {words} whose length exceeds {length}; None if no word is long enough.
        Find a word longer than n, going from left to right.
        first long word or None
        """,
        """
        for word in words:
            if len(word) > length:
                return word
        return None
        ---
        return next((word for word in words if len(word) > length), None)
        """,
        lambda r: (draw.words(r, 0, 4), r.randint(2, 5)),
    ),
    told(
        "searching.grid_position",
        "find_in_grid grid_find locate find_position",
        "grid: list[list[int]], target: int -> tuple[int, int] | None",
        """
        Find {target} in {grid} and return (row, column), or None.
        Row and column index of the first cell with a value, row by row, None if it is nowhere.
        position of a number in a 2d list as a tuple (None when missing)
        Where in {grid} is {target}? Search the rows from top to bottom, each from left to right.
        Locate a value in a matrix: (row, column), both counted from 0, otherwise None.
        find coordinates of an element in a nested list
        """,
        """
        for i, row in enumerate(grid):
            for j, value in enumerate(row):
                if value == target:
                    return i, j
        return None
        ---
        for i, row in enumerate(grid):
            if target in row:
                return i, row.index(target)
        return None
        """,
        lambda r: (
            grid := draw.matrix(r, None, r.randint(1, 3)),
            r.choice(r.choice(grid)) if r.random() < 0.7 else r.randint(0, 9),
        ),
    ),
    told(
        "searching.is_sublist",
        "contains_sublist is_sublist has_sequence contains_sequence",
        "items: list[int], part: list[int] -> bool",
        """
        Does {part} occur in {items} as consecutive elements?
        True if one list is a contiguous part of the other; an empty part always is.
        check whether a list contains another list as a slice
        Return whether somewhere in {items} the elements of {part} follow each other in that order.
        Is the second list a sublist of the first, without gaps?
        contains a sequence of neighbouring items
        """,
        """
        n = len(part)
        return any(items[i:i + n] == part for i in range(len(items) - n + 1))
        ---
        for start in range(len(items) - len(part) + 1):
            if items[start:start + len(part)] == part:
                return True
        return False
        """,
        lambda r: (
            items := draw.ints(r, 0, 6, 0, 2),
            items[1:3] if r.random() < 0.4 else draw.ints(r, 0, 3, 0, 2),
        ),
    ),
    told(
        "searching.is_subsequence",
        "is_subsequence contains_in_order in_order_within subsequence",
        "items: list[int], part: list[int] -> bool",
        """
        Do the elements of {part} occur in {items} in the same order, gaps allowed?
        True if the second list is a subsequence of the first.
        check if a list can be made from another one by deleting elements
        Return whether {part} can be obtained from {items} by leaving things out. [] always can.
        Are all items of one list found in the other in that order, not necessarily side by side?
        subsequence test for lists
        """,
        """
        rest = iter(items)
        return all(value in rest for value in part)
        ---
        found = 0
        for item in items:
            if found < len(part) and item == part[found]:
                found += 1
        return found == len(part)
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 3), draw.ints(r, 0, 3, 0, 3)),
    ),
    told(
        "searching.balance_index",
        "balance_point equilibrium_index pivot_index balance_index",
        "numbers: list[int] -> int",
        """
        First index where the sum of {numbers} to the left equals the sum to the right, -1 if none.
        Return the position at which everything before and everything after it add up to the same.
        balance point of a list, the element itself belongs to neither side
        Find the first index that splits {numbers} into equal sums; -1 if there is no such index.
        Where is the list in balance? An empty side sums to 0; no balance gives -1.
        pivot index: left sum == right sum
        """,
        """
        for i in range(len(numbers)):
            if sum(numbers[:i]) == sum(numbers[i + 1:]):
                return i
        return -1
        ---
        left, total = 0, sum(numbers)
        for i, number in enumerate(numbers):
            if left == total - left - number:
                return i
            left += number
        return -1
        """,
        lambda r: (r.choice((draw.ints(r, 0, 5, 0, 4), (a := draw.ints(r, 0, 3, 0, 9)) + [5] + a[::-1])),),
    ),
    told(
        "searching.best_profit",
        "max_profit best_profit biggest_gain largest_rise",
        "prices: list[int] -> int",
        """
        Best profit from buying at one of {prices} and selling at a later one, 0 if none is possible.
        Return the largest increase from an earlier price to a later price.
        max gain when buying once and selling once afterwards, at least 0
        How much can be earned with {prices} by day if you buy first and sell later?
        Find the biggest later-minus-earlier difference; 0 if prices only fall.
        one buy, one sell, maximum profit
        """,
        """
        best = 0
        lowest = None
        for price in prices:
            if lowest is None or price < lowest:
                lowest = price
            best = max(best, price - lowest)
        return best
        ---
        gains = [later - price for i, price in enumerate(prices) for later in prices[i:]]
        return max(gains, default=0)
        """,
        lambda r: (draw.ints(r, 0, 6, 1, 20),),
    ),
    told(
        "searching.changed_positions",
        "changed_positions diff_indices different_at mismatches",
        "a: list[int], b: list[int] -> list[int]",
        """
        At which indices do {a} and {b} differ? They have the same length.
        Return the positions where two equally long lists have different values.
        indices of mismatches between two lists
        Compare {a} and {b} element by element and list the indices that do not match.
        Where are the lists not the same? [] if they are equal.
        positions that differ
        """,
        """
        return [i for i in range(len(a)) if a[i] != b[i]]
        ---
        return [i for i, (x, y) in enumerate(zip(a, b)) if x != y]
        ---
        result = []
        for i in range(len(a)):
            if a[i] != b[i]:
                result.append(i)
        return result
        """,
        lambda r: (draw.ints(r, n := r.randint(0, 5), n, 0, 3), draw.ints(r, n, n, 0, 3)),
    ),
    told(
        "searching.range_bounds",
        "first_and_last_index index_range find_range first_last_position",
        "numbers: list[int], target: int -> tuple[int, int]",
        """
        First and last index of {target} in {numbers} as a tuple, (-1, -1) if it is missing.
        Return where a value occurs for the first and for the last time.
        (first index, last index) of a number, both -1 if not found
        Between which positions does {target} appear in {numbers}? Use -1 twice for nowhere.
        Find the leftmost and the rightmost place of a value in a list.
        first and last occurrence
        """,
        """
        found = [i for i, number in enumerate(numbers) if number == target]
        return (found[0], found[-1]) if found else (-1, -1)
        ---
        first = last = -1
        for i, number in enumerate(numbers):
            if number == target:
                if first == -1:
                    first = i
                last = i
        return first, last
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 3), r.randint(0, 3)),
    ),
    told(
        "searching.two_smallest",
        "two_smallest smallest_two lowest_two two_lowest",
        "numbers: list[int] -> list[int]",
        """
        The two smallest of {numbers}, smallest first.
        Return the two lowest values of a list in ascending order, fewer if the list is shorter.
        smallest and second smallest, duplicates count
        Find the two least {numbers}; a list of one gives just that one.
        Get the bottom two of a list, sorted.
        two lowest numbers
        """,
        """
        return sorted(numbers)[:2]
        ---
        return heapq.nsmallest(2, numbers)
        """,
        _ints,
        "import heapq",
    ),
    told(
        "searching.least_common",
        "least_common find_rarest least_frequent rarest_item",
        "items: list[int] -> int | None",
        """
        Rarest of {items}, the first one on ties, None for an empty list.
        Return the element that occurs the fewest times.
        least common item, earliest wins, None if there are no items
        Which of {items} appears least often? Take the one that comes first if several do.
        Find the value with the lowest count in a list or None.
        least frequent element
        """,
        """
        return min(items, key=items.count, default=None)
        ---
        if not items:
            return None
        counts = Counter(items)
        return min(counts, key=counts.get)
        ---
        rarest = None
        for item in items:
            if rarest is None or items.count(item) < items.count(rarest):
                rarest = item
        return rarest
        """,
        _few_values,
        "from collections import Counter",
    ),
)


def _first_where(r: Random) -> Entry:
    n = r.choice((3, 5, 7, 10, r.randint(2, 40)))
    slug, tell, test = r.choice(
        (
            ("odd", "odd", "number % 2 != 0"),
            ("positive", "positive", "number > 0"),
            ("negative", "negative", "number < 0"),
            (f"above_{n}", f"greater than {n}", f"number > {n}"),
            (f"below_{n}", f"less than {n}", f"number < {n}"),
            (f"divisible_by_{n}", f"divisible by {n}", f"number % {n} == 0"),
        )
    )
    if r.random() < 0.5:
        return told(
            f"searching.first_where.{slug}",
            f"first_{slug} find_first_{slug} get_{slug}",
            "numbers: list[int] -> int | None",
            f"""
            First of {{numbers}} that is {tell}, or None.
            Return the first number in the list that is {tell}; None if there is no such number.
            first number that is {tell}, None if not found
            Go through {{numbers}} and give back the first one which is {tell}, else None.
            Find a number that is {tell}, the earliest in the list. None for an empty list.
            """,
            f"""
            for number in numbers:
                if {test}:
                    return number
            return None
            ---
            return next((number for number in numbers if {test}), None)
            """,
            lambda r: ([r.choice((draw.integer(r), n * r.randint(-1, 3))) for _ in range(r.randint(0, 5))],),
        )
    return told(
        f"searching.index_where.{slug}",
        f"index_of_{slug} first_{slug}_index find_{slug}_index",
        "numbers: list[int] -> int",
        f"""
        Index of the first of {{numbers}} that is {tell}, -1 if there is none.
        Return the position of the first number that is {tell}, or -1.
        first index with a number that is {tell}, else -1
        At which index of {{numbers}} is the first one that is {tell}? Not found gives -1.
        Where does the list first have a number that is {tell}? Return -1 for nowhere.
        """,
        f"""
        for i, number in enumerate(numbers):
            if {test}:
                return i
        return -1
        ---
        return next((i for i, number in enumerate(numbers) if {test}), -1)
        """,
        lambda r: (draw.ints(r, 0, 5),),
    )


def _indices_where(r: Random) -> Entry:
    n = r.choice((0, 5, 10, r.randint(2, 30)))
    slug, tell, test = r.choice(
        (
            (f"above_{n}", f"greater than {n}", f"> {n}"),
            (f"below_{n}", f"less than {n}", f"< {n}"),
            (f"equal_{n}", f"equal to {n}", f"== {n}"),
            ("even", "even", "% 2 == 0"),
            ("odd", "odd", "% 2 == 1"),
            (f"not_{n}", f"different from {n}", f"!= {n}"),
        )
    )
    return told(
        f"searching.indices_where.{slug}",
        f"indices_{slug} positions_{slug} where_{slug}",
        "values: list[int] -> list[int]",
        f"""
        Indices of all {{values}} that are {tell}.
        Return every position whose number is {tell}.
        at which indices is the number {tell}
        List the indices of {{values}} where the value is {tell}, ascending.
        Find all places in a list with a number {tell}; [] if there are none.
        """,
        f"""
        return [i for i, value in enumerate(values) if value {test}]
        ---
        result = []
        for i in range(len(values)):
            if values[i] {test}:
                result.append(i)
        return result
        """,
        lambda r: ([r.choice((n, draw.integer(r), n + 1)) for _ in range(r.randint(0, 6))],),
    )


def _count_between(r: Random) -> Entry:
    low, high = r.choice(((1, 10), (0, 100), (10, 20), (18, 65), (r.randint(0, 9), r.randint(10, 60))))
    if r.random() < 0.5:
        return told(
            f"searching.keep_between.{low}.{high}",
            f"between_{low}_and_{high} in_range in_bounds",
            "numbers: list[int] -> list[int]",
            f"""
            Keep the {{numbers}} from {low} to {high}.
            Return all numbers that are at least {low} and at most {high}, in order.
            numbers between {low} and {high}, both included
            Filter {{numbers}} to the range [{low}, {high}].
            Drop everything below {low} and everything above {high}.
            """,
            f"""
            return [number for number in numbers if {low} <= number <= {high}]
            ---
            result = []
            for number in numbers:
                if number >= {low} and number <= {high}:
                    result.append(number)
            return result
            """,
            lambda r: ([draw.integer(r, low - 8, high + 12) for _ in range(r.randint(0, 6))],),
        )
    return told(
        f"searching.count_between.{low}.{high}",
        f"count_{low}_to_{high} count_between in_range",
        "numbers: list[int] -> int",
        f"""
        Count the {{numbers}} between {low} and {high}, both included.
        How many numbers are at least {low} and at most {high}?
        number of elements from {low} to {high}
        Return how many of {{numbers}} lie in the range {low} to {high}, ends inclusive.
        count values in [{low}, {high}]
        """,
        f"""
        return sum(1 for number in numbers if {low} <= number <= {high})
        ---
        count = 0
        for number in numbers:
            if {low} <= number <= {high}:
                count += 1
        return count
        """,
        lambda r: ([draw.integer(r, low - 8, high + 12) for _ in range(r.randint(0, 6))],),
    )


FAMILIES = (_first_where, _indices_where, _count_between)
