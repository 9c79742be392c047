"""Classic searching and sorting: variants of binary search, sorting algorithms by name, selection, heaps."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = -6, top: int = 12) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _ascending(r: Random, low: int = 0, high: int = 8, bottom: int = -4, top: int = 9) -> list[int]:
    return sorted(_ints(r, low, high, bottom, top))


def _mountain(r: Random) -> list[int]:
    """Distinct numbers, rising to a peak and falling after it."""
    numbers = r.sample(range(-5, 20), r.randint(1, 7))
    cut = r.randrange(len(numbers))
    top = max(numbers)
    rest = [number for number in numbers if number != top]
    return [*sorted(rest[:cut]), top, *sorted(rest[cut:], reverse=True)]


def _rotated(r: Random) -> list[int]:
    numbers = sorted(r.sample(range(-5, 20), r.randint(1, 7)))
    cut = r.randrange(len(numbers))
    return numbers[cut:] + numbers[:cut]


def _sorted_grid(r: Random) -> list[list[int]]:
    """Ascending rows and columns."""
    rows, columns = r.randint(1, 4), r.randint(1, 4)
    return [[3 * i + 2 * j + r.randint(0, 1) for j in range(columns)] for i in range(rows)]


ENTRIES = (
    made(
        "bisection.ceiling",
        "ceiling find_ceiling smallest_not_below ceil_in_sorted",
        "numbers: list[int]; target: int",
        "int | None",
        """
        Smallest of the sorted {numbers} that is not less than {target}, None if all are less.
        ceiling in a sorted array
        Return the first element greater than or equal to {target} of an ascending list, or None.
        Which element is the next one at or above a value?
        Find the ceil of a number among sorted numbers by binary search.
        """,
        """
        index = bisect_left(numbers, target)
        return numbers[index] if index < len(numbers) else None
        ---
        return next((number for number in numbers if number >= target), None)
        """,
        lambda r: (_ascending(r, 0, 7), r.randint(-5, 11)),
        "from bisect import bisect_left",
    ),
    made(
        "bisection.floor_and_ceiling",
        "floor_and_ceiling find_floor_ceil nearest_below_and_above",
        "numbers: list[int]; target: int",
        "tuple[int | None, int | None]",
        """
        Floor and ceiling of {target} among {numbers}: the largest not above and the smallest not below it, \
        or None.
        floor and ceil in an array
        Return (floor, ceiling); both are {target} if it is in the list, and None where no element qualifies.
        Between which two elements of the list does a value lie?
        Find the closest numbers on both sides of {target}, itself included; the list need not be sorted.
        """,
        """
        below = [number for number in numbers if number <= target]
        above = [number for number in numbers if number >= target]
        return max(below, default=None), min(above, default=None)
        """,
        lambda r: (_ints(r), r.randint(-7, 13)),
    ),
    made(
        "bisection.k_closest",
        "k_closest find_k_closest closest_elements",
        "numbers: list[int]; k: int; target: int",
        "list[int]",
        """
        The {k} of the {numbers} that are closest to {target}, in ascending order; the smaller one on ties.
        find k closest elements
        Return up to {k} elements with the least distance to {target}, sorted; equally near ones: the \
        smaller first.
        Which {k} values of the list are nearest to a given number?
        Given numbers, pick those with the smallest absolute difference to {target} and sort them.
        """,
        """
        return sorted(sorted(numbers, key=lambda number: (abs(number - target), number))[:k])
        ---
        return sorted(heapq.nsmallest(k, numbers, key=lambda number: (abs(number - target), number)))
        """,
        lambda r: (_ascending(r), r.randint(0, 4), r.randint(-5, 10)),
        "import heapq",
    ),
    made(
        "bisection.longest_mountain",
        "longest_mountain longest_bitonic_subarray longest_up_and_down",
        "numbers: list[int]",
        "int",
        """
        Length of the longest run of consecutive {numbers} that rises and then falls strictly, 0 if there \
        is none.
        longest mountain in an array
        Return how many neighbors form the widest mountain: at least one step up followed by at least one \
        step down.
        How long is the largest hill of the list, from foot to foot?
        For every peak walk down on both sides and keep the greatest width.
        """,
        """
        best = 0
        for peak in range(1, len(numbers) - 1):
            if numbers[peak - 1] < numbers[peak] > numbers[peak + 1]:
                left = right = peak
                while left > 0 and numbers[left - 1] < numbers[left]:
                    left -= 1
                while right < len(numbers) - 1 and numbers[right] > numbers[right + 1]:
                    right += 1
                best = max(best, right - left + 1)
        return best
        """,
        lambda r: (_ints(r, 0, 9, 0, 6),),
    ),
    made(
        "bisection.is_sorted_rotated",
        "is_sorted_and_rotated check_sorted_rotated is_rotated_sorted",
        "numbers: list[int]",
        "bool",
        """
        Can {numbers} be made by rotating some ascending list, perhaps by zero places?
        is the array sorted and rotated
        Return True if the list descends at most once when it is read in a circle.
        Check whether moving a part of the front to the end would give a non-decreasing list.
        Given numbers, are they a rotation of a sorted list? Equal neighbors are allowed.
        """,
        """
        return sum(numbers[i - 1] > numbers[i] for i in range(len(numbers))) <= 1
        ---
        ordered = sorted(numbers)
        return not numbers or any(numbers[i:] + numbers[:i] == ordered for i in range(len(numbers)))
        """,
        lambda r: (r.choice((_rotated(r), _ints(r, 0, 4), _ascending(r))),),
    ),
    made(
        "bisection.transition_point",
        "first_one transition_point index_of_first_one",
        "bits: list[int]",
        "int",
        """
        Index of the first 1 in {bits}, which are zeros followed by ones; -1 if there is no 1.
        transition point in a sorted binary array
        Find by binary search where the list changes from 0 to 1, or return -1.
        At which position do the ones begin in sorted bits?
        Given sorted zeros and ones, locate the first one.
        """,
        """
        low, high = 0, len(bits)
        while low < high:
            middle = (low + high) // 2
            if bits[middle] == 1:
                high = middle
            else:
                low = middle + 1
        return low if low < len(bits) else -1
        ---
        return bits.index(1) if 1 in bits else -1
        """,
        lambda r: ([0] * r.randint(0, 4) + [1] * r.randint(0, 4),),
    ),
    made(
        "bisection.fixed_point",
        "fixed_point find_fixed_point magic_index",
        "numbers: list[int]",
        "int",
        """
        First index i with numbers[i] == i, -1 if there is none.
        fixed point in an array
        Return the smallest position whose element equals the position itself, or -1.
        Where does the value equal its index?
        Find the magic index of a list.
        """,
        """
        return next((i for i, number in enumerate(numbers) if i == number), -1)
        ---
        for i in range(len(numbers)):
            if numbers[i] == i:
                return i
        return -1
        """,
        lambda r: (r.choice((sorted(r.sample(range(-4, 9), r.randint(0, 7))), _ints(r, 0, 6, -1, 6))),),
    ),
    made(
        "bisection.kth_in_matrix",
        "kth_smallest_in_matrix kth_smallest_in_sorted_matrix matrix_kth_smallest",
        "matrix: list[list[int]]; k: int",
        "int",
        """
        The {k}-th smallest number of {matrix}, counting from 1; repeated numbers count separately.
        kth smallest element in a sorted matrix
        Return element number {k} of all values of the table in ascending order; there are at least that many.
        Merge all rows in order: which value comes {k}-th?
        Given a grid and a position k, find the k-th lowest cell value.
        """,
        """
        return sorted(value for row in matrix for value in row)[k - 1]
        ---
        return heapq.nsmallest(k, itertools.chain.from_iterable(matrix))[-1]
        """,
        lambda r: (grid, r.randint(1, len(grid) * len(grid[0]))) if (grid := _sorted_grid(r)) else ([[1]], 1),
        ("import heapq", "import itertools"),
    ),
    made(
        "bisection.kth_of_two",
        "kth_of_two_sorted kth_element_of_two_arrays kth_smallest_in_two_lists",
        "a: list[int]; b: list[int]; k: int",
        "int | None",
        """
        The {k}-th smallest element, from 1, of the sorted lists {a} and {b} together; None if there is none.
        kth element of two sorted arrays
        Return what stands at position {k} after merging two ascending lists, or None if {k} is out of range.
        Two lists are joined and sorted: which number comes {k}-th?
        Given two sorted arrays, find the k-th element of their union with repeats.
        """,
        """
        merged = sorted(a + b)
        return merged[k - 1] if 1 <= k <= len(merged) else None
        ---
        i = j = 0
        value = None
        if not 1 <= k <= len(a) + len(b):
            return None
        for _ in range(k):
            if j == len(b) or (i < len(a) and a[i] <= b[j]):
                value = a[i]
                i += 1
            else:
                value = b[j]
                j += 1
        return value
        """,
        lambda r: (_ascending(r, 0, 5), _ascending(r, 0, 5), r.randint(0, 7)),
    ),
    made(
        "bisection.next_letter",
        "next_greatest_letter smallest_letter_greater_than next_letter",
        "letters: list[str]; target: str",
        "str",
        """
        Smallest of the sorted {letters} that is greater than {target}, the first one if there is none.
        next greatest letter
        Return the letter that follows {target} in a sorted, non-empty list; wrap around to the start at \
        the end.
        Which of the given letters comes next after {target} alphabetically, in a circle?
        Find the smallest character larger than the target.
        """,
        """
        return letters[bisect_right(letters, target) % len(letters)]
        ---
        return next((letter for letter in letters if letter > target), letters[0])
        """,
        lambda r: (sorted(r.choice("acegikm") for _ in range(r.randint(1, 5))), r.choice("abcdgkmz")),
        "from bisect import bisect_right",
    ),
    made(
        "bisection.sqrt_newton",
        "newton_sqrt square_root sqrt_approximation babylonian_sqrt",
        "number: float; tolerance: float",
        "float",
        """
        Square root of {number}, not negative, by Newton's method, until guess * guess is within {tolerance}.
        square root without math.sqrt
        Compute an approximate root by the Babylonian method, starting with {number} itself; rounded to 6 \
        decimals.
        Improve the guess to the mean of guess and number / guess until its square is close enough.
        Given a number and a tolerance, how large is its root? 0 for 0; rounded to six digits after the point.
        """,
        """
        if number == 0:
            return 0.0
        guess = max(1.0, float(number))
        while abs(guess * guess - number) > tolerance:
            better = (guess + number / guess) / 2
            if better >= guess:
                break
            guess = better
        return round(guess, 6)
        """,
        lambda r: (float(r.choice((r.randint(0, 200), 2, 0, 1, 0.25))), r.choice((0.001, 1e-6, 0.1))),
    ),
    made(
        "bisection.nth_root",
        "nth_root nth_root_bisection root_by_bisection",
        "number: float; n: int",
        "float",
        """
        The {n}-th root of the non-negative {number} by bisection, rounded to 4 decimals.
        nth root with binary search
        Halve an interval until its middle to the power of {n} is as good as {number}; round to four decimals.
        Which number, multiplied {n} times with itself, gives {number}? Approximate without the power of a \
        fraction.
        Given a value and a degree of at least 1, compute the root numerically.
        """,
        """
        low, high = 0.0, max(1.0, float(number))
        for _ in range(200):
            middle = (low + high) / 2
            if middle**n < number:
                low = middle
            else:
                high = middle
        return round(high, 4)
        """,
        lambda r: (float(r.choice((r.randint(0, 100), 27, 8, 0.5, 0, 64))), r.randint(1, 4)),
    ),
    made(
        "bisection.guesses",
        "binary_search_steps count_guesses guesses_needed",
        "numbers: list[int]; target: int",
        "int",
        """
        How many elements does binary search look at until it finds {target} in {numbers} or gives up?
        number of binary search steps
        Count the comparisons with a middle element, the lower one of two, in the sorted list.
        Search by halving and return the number of probes instead of the position.
        Given sorted numbers and a value, how many steps does the bisection take?
        """,
        """
        low, high = 0, len(numbers) - 1
        steps = 0
        while low <= high:
            steps += 1
            middle = (low + high) // 2
            if numbers[middle] == target:
                break
            if numbers[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return steps
        """,
        lambda r: (sorted(r.sample(range(20), r.randint(0, 9))), r.randint(0, 19)),
    ),
    made(
        "bisection.bubble_sort_swaps",
        "count_bubble_sort_swaps bubble_sort_swaps number_of_swaps",
        "numbers: list[int]",
        "tuple[list[int], int]",
        """
        Bubble sort {numbers}; return the sorted list and how many swaps of neighbors were made.
        bubble sort with a swap counter
        Sort by exchanging adjacent elements that are in the wrong order, and count the exchanges.
        Return (sorted numbers, number of swaps) of bubble sort.
        How often does bubble sort swap? Give back the result together with the count.
        """,
        """
        result = list(numbers)
        swaps = 0
        for end in range(len(result) - 1, 0, -1):
            for i in range(end):
                if result[i] > result[i + 1]:
                    result[i], result[i + 1] = result[i + 1], result[i]
                    swaps += 1
        return result, swaps
        """,
        lambda r: (_ints(r, 0, 6),),
    ),
    made(
        "bisection.bubble_passes",
        "bubble_sort_passes sorting_passes bubble_sort_steps",
        "numbers: list[int]",
        "list[list[int]]",
        """
        List the states of {numbers} after every pass of bubble sort in which something was swapped.
        bubble sort step by step
        Return a copy of the list after each round of bubble sort, until a round makes no swap.
        Show how bubble sort proceeds: one list for every pass that changed something; [] if it is sorted \
        already.
        Record the intermediate results of sorting by swapping neighbors.
        """,
        """
        current = list(numbers)
        states = []
        swapped = True
        while swapped:
            swapped = False
            for i in range(len(current) - 1):
                if current[i] > current[i + 1]:
                    current[i], current[i + 1] = current[i + 1], current[i]
                    swapped = True
            if swapped:
                states.append(list(current))
        return states
        """,
        lambda r: (_ints(r, 0, 5),),
    ),
    made(
        "bisection.shell_sort",
        "shell_sort shellsort",
        "numbers: list[int]",
        "list[int]",
        """
        Shell sort {numbers}.
        Sort with Shell's method: insertion sort over ever smaller gaps, beginning with half the length.
        Return the numbers in ascending order by shellsort; the argument stays as it is.
        shell sort algorithm
        Compare elements that are a gap apart, halve the gap and repeat until it is 1.
        """,
        """
        result = list(numbers)
        gap = len(result) // 2
        while gap:
            for i in range(gap, len(result)):
                value = result[i]
                j = i
                while j >= gap and result[j - gap] > value:
                    result[j] = result[j - gap]
                    j -= gap
                result[j] = value
            gap //= 2
        return result
        """,
        lambda r: (_ints(r, 0, 9),),
    ),
    made(
        "bisection.comb_sort",
        "comb_sort combsort",
        "numbers: list[int]",
        "list[int]",
        """
        Comb sort {numbers}.
        Bubble sort with a gap that shrinks by the factor 1.3: return the ascending list.
        comb sort algorithm
        Return sorted numbers; swap elements that are a gap apart until the gap is 1 and nothing was swapped.
        Implement combsort on a copy of the list.
        """,
        """
        result = list(numbers)
        gap = len(result)
        swapped = True
        while gap > 1 or swapped:
            gap = max(1, gap * 10 // 13)
            swapped = False
            for i in range(len(result) - gap):
                if result[i] > result[i + gap]:
                    result[i], result[i + gap] = result[i + gap], result[i]
                    swapped = True
        return result
        """,
        lambda r: (_ints(r, 0, 9),),
    ),
    made(
        "bisection.gnome_sort",
        "gnome_sort stupid_sort",
        "numbers: list[int]",
        "list[int]",
        """
        Gnome sort {numbers}.
        Sort like a garden gnome: step forward if two neighbors are in order, else swap them and step back.
        gnome sort algorithm
        Return the numbers in ascending order with a single index that moves back after each swap.
        Implement gnomesort and leave the argument unchanged.
        """,
        """
        result = list(numbers)
        i = 1
        while i < len(result):
            if i == 0 or result[i - 1] <= result[i]:
                i += 1
            else:
                result[i - 1], result[i] = result[i], result[i - 1]
                i -= 1
        return result
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "bisection.cocktail_sort",
        "cocktail_sort cocktail_shaker_sort bidirectional_bubble_sort",
        "numbers: list[int]",
        "list[int]",
        """
        Cocktail shaker sort {numbers}.
        Bubble sort in both directions: forward moves the largest to the end, backward the smallest to the \
        front.
        cocktail sort algorithm
        Return the ascending list by alternating passes from left to right and from right to left.
        Implement bidirectional bubble sort on a copy.
        """,
        """
        result = list(numbers)
        start, end = 0, len(result) - 1
        while start < end:
            for i in range(start, end):
                if result[i] > result[i + 1]:
                    result[i], result[i + 1] = result[i + 1], result[i]
            end -= 1
            for i in range(end, start, -1):
                if result[i - 1] > result[i]:
                    result[i - 1], result[i] = result[i], result[i - 1]
            start += 1
        return result
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "bisection.pancake_sort",
        "pancake_sort pancake_sorting",
        "numbers: list[int]",
        "list[int]",
        """
        Pancake sort {numbers}: only reversing a beginning of the list is allowed.
        Sort by flips: bring the largest unsorted element to the front, then flip it to its place.
        pancake sort algorithm
        Return the numbers in ascending order, sorted by prefix reversals.
        Implement pancake sorting on a copy of the list.
        """,
        """
        result = list(numbers)
        for size in range(len(result), 1, -1):
            largest = result.index(max(result[:size]))
            result[: largest + 1] = result[: largest + 1][::-1]
            result[:size] = result[:size][::-1]
        return result
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "bisection.bucket_sort",
        "bucket_sort bucketsort",
        "numbers: list[float]",
        "list[float]",
        """
        Bucket sort {numbers}.
        Spread floats over as many buckets as there are numbers, from the minimum to the maximum, sort each \
        and join.
        bucket sort algorithm
        Return the numbers in ascending order by means of equally wide buckets.
        Implement bucketsort on a copy; an empty list stays empty.
        """,
        """
        if not numbers or min(numbers) == max(numbers):
            return list(numbers)
        low, width = min(numbers), (max(numbers) - min(numbers)) / (len(numbers) - 1)
        buckets = [[] for _ in range(len(numbers) + 1)]
        for number in numbers:
            buckets[int((number - low) / width)].append(number)
        return [number for bucket in buckets for number in sorted(bucket)]
        """,
        lambda r: (draw.floats(r, 0, 8),),
    ),
    made(
        "bisection.radix_sort",
        "radix_sort lsd_radix_sort",
        "numbers: list[int]",
        "list[int]",
        """
        Radix sort {numbers}, none of which is negative.
        Sort by the last digit, then by the one before it, and so on, always keeping the order of equal \
        digits.
        radix sort algorithm
        Return non-negative integers in ascending order, distributing them into ten buckets per digit.
        Implement LSD radixsort on a copy.
        """,
        """
        result = list(numbers)
        place = 1
        while any(number >= place for number in result):
            buckets = [[] for _ in range(10)]
            for number in result:
                buckets[number // place % 10].append(number)
            result = [number for bucket in buckets for number in bucket]
            place *= 10
        return result
        """,
        lambda r: ([r.choice((r.randint(0, 20), r.randint(0, 1500))) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "bisection.partition_pivot",
        "lomuto_partition quicksort_partition partition_last",
        "numbers: list[int]",
        "tuple[list[int], int]",
        """
        Partition {numbers} as quicksort does, the last one being the pivot; return the new list and the \
        pivot's index.
        Lomuto partition
        Swap every element that is at most the pivot to the front, then put the pivot after them.
        Return (rearranged list, position of the pivot) for a list that is not empty.
        One step of quicksort with the last element as pivot.
        """,
        """
        result = list(numbers)
        pivot = result[-1]
        boundary = 0
        for i in range(len(result) - 1):
            if result[i] <= pivot:
                result[boundary], result[i] = result[i], result[boundary]
                boundary += 1
        result[boundary], result[-1] = result[-1], result[boundary]
        return result, boundary
        """,
        lambda r: (_ints(r, 1, 7),),
    ),
    made(
        "bisection.is_k_sorted",
        "is_k_sorted is_nearly_sorted nearly_sorted",
        "numbers: list[int]; k: int",
        "bool",
        """
        Is each of the different {numbers} at most {k} places away from its position in sorted order?
        is the array k-sorted
        Return True if no element of the list is more than {k} positions from where sorting would put it.
        Check if a list of distinct values is nearly sorted, with a displacement of {k} at most.
        Given a list and k, compare every element's index with its index after sorting.
        """,
        """
        ordered = sorted(numbers)
        return all(abs(i - ordered.index(number)) <= k for i, number in enumerate(numbers))
        ---
        places = {number: i for i, number in enumerate(sorted(numbers))}
        return max((abs(i - places[number]) for i, number in enumerate(numbers)), default=0) <= k
        """,
        lambda r: (r.sample(range(12), r.randint(0, 6)), r.randint(0, 4)),
    ),
    made(
        "bisection.k_closest_points",
        "k_closest_points closest_points_to_origin nearest_points",
        "points: list[tuple[int, int]]; k: int",
        "list[tuple[int, int]]",
        """
        The {k} of {points} that are closest to the origin, nearest first; equally near ones keep their order.
        k closest points to the origin
        Return up to {k} (x, y) points with the least distance to (0, 0), sorted by distance.
        Which {k} points lie nearest to zero?
        Sort points by x * x + y * y and take the first {k}.
        """,
        """
        return sorted(points, key=lambda point: point[0] ** 2 + point[1] ** 2)[:k]
        ---
        return heapq.nsmallest(k, points, key=lambda point: math.hypot(*point))
        """,
        lambda r: ([(r.randint(-5, 5), r.randint(-5, 5)) for _ in range(r.randint(0, 6))], r.randint(0, 4)),
        ("import heapq", "import math"),
    ),
    made(
        "bisection.running_median",
        "running_median median_stream stream_medians",
        "numbers: list[int]",
        "list[float]",
        """
        Median of the first one, two, three ... of {numbers}: the median after every new number.
        running median of a stream
        Return for each position the median of all elements up to it; an even count takes the mean of the \
        middle two.
        How does the median develop as the numbers come in one by one?
        Keep the values sorted with bisect and list the median after each insertion.
        """,
        """
        ordered = []
        medians = []
        for number in numbers:
            insort(ordered, number)
            middle = len(ordered) // 2
            medians.append((ordered[middle] + ordered[-middle - 1]) / 2)
        return medians
        ---
        return [float(statistics.median(numbers[:end])) for end in range(1, len(numbers) + 1)]
        """,
        lambda r: (_ints(r, 0, 7),),
        ("from bisect import insort", "import statistics"),
    ),
    made(
        "bisection.heap_push",
        "heap_push heap_insert insert_into_heap",
        "heap: list[int]; value: int",
        "list[int]",
        """
        Insert {value} into the min-heap {heap}, a list, and return the new heap.
        push onto a binary heap
        Append {value} at the end and let it rise while its parent at (i - 1) // 2 is larger.
        Return a copy of the heap with one more element and the heap order restored by sifting up.
        How is a number added to a list that is a min-heap?
        """,
        """
        result = [*heap, value]
        i = len(result) - 1
        while i > 0 and result[(i - 1) // 2] > result[i]:
            parent = (i - 1) // 2
            result[parent], result[i] = result[i], result[parent]
            i = parent
        return result
        ---
        result = list(heap)
        heapq.heappush(result, value)
        return result
        """,
        lambda r: (_ascending(r, 0, 7), r.randint(-5, 10)),
        "import heapq",
    ),
    made(
        "bisection.build_max_heap",
        "build_max_heap max_heapify heapify",
        "numbers: list[int]",
        "list[int]",
        """
        Rearrange {numbers} into a max-heap by sifting down from the last parent to the root.
        build a max heap
        Return a list in which no element is larger than its parent at (i - 1) // 2.
        Heapify a copy of the list: exchange an element with its larger child as long as the child is larger.
        Turn an unordered list into a binary heap with the maximum at the front.
        """,
        """
        heap = list(numbers)
        size = len(heap)
        for start in range(size // 2 - 1, -1, -1):
            i = start
            while 2 * i + 1 < size:
                child = 2 * i + 1
                if child + 1 < size and heap[child + 1] > heap[child]:
                    child += 1
                if heap[i] >= heap[child]:
                    break
                heap[i], heap[child] = heap[child], heap[i]
                i = child
        return heap
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "bisection.largest_minimum_distance",
        "largest_minimum_distance aggressive_cows max_min_distance",
        "positions: list[int]; count: int",
        "int",
        """
        Place {count} things at different {positions} so that the smallest distance is as large as \
        possible; return it.
        aggressive cows
        Return the greatest possible minimum gap when {count} of the positions, at least 2, are chosen.
        How far apart can the closest two of the chosen stalls be at best?
        Search the distance by bisection and place greedily from the left.
        """,
        """
        stalls = sorted(positions)
        low, high = 0, stalls[-1] - stalls[0]
        while low < high:
            distance = (low + high + 1) // 2
            placed, last = 1, stalls[0]
            for stall in stalls[1:]:
                if stall - last >= distance:
                    placed, last = placed + 1, stall
            if placed >= count:
                low = distance
            else:
                high = distance - 1
        return low
        ---
        choices = combinations(sorted(positions), count)
        return max(min(b - a for a, b in zip(choice, choice[1:])) for choice in choices)
        """,
        lambda r: (positions := r.sample(range(20), r.randint(2, 6)), r.randint(2, len(positions))),
        "from itertools import combinations",
    ),
)
