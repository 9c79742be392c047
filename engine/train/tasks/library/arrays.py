"""Classic exercises on arrays: pairs, windows, subarrays, rearrangements, missing and repeated numbers."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = -6, top: int = 9) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _ascending(r: Random, low: int = 0, high: int = 7, bottom: int = -6, top: int = 12) -> list[int]:
    return sorted(_ints(r, low, high, bottom, top))


def _damaged(r: Random) -> tuple[list[int]]:
    """The numbers 1 to n in any order, one of them replaced by another."""
    size = r.randint(2, 7)
    numbers = r.sample(range(1, size + 1), size)
    here, there = r.sample(range(size), 2)
    numbers[here] = numbers[there]
    return (numbers,)


def _progression(r: Random) -> tuple[list[int]]:
    """An arithmetic progression, often without one inner term."""
    start, step, size = r.randint(-5, 9), r.choice((1, 2, 3, 5, -2, -4)), r.randint(4, 7)
    numbers = [start + step * i for i in range(size)]
    if r.random() < 0.8:
        del numbers[r.randint(1, size - 2)]
    return (numbers,)


def _letter_run(r: Random) -> tuple[str]:
    """Neighboring letters, mostly without one of them."""
    start, size = r.randint(0, 18), r.randint(3, 7)
    letters = [chr(ord("a") + start + i) for i in range(size)]
    if r.random() < 0.8:
        del letters[r.randint(1, size - 2)]
    text = "".join(letters)
    return (text.upper() if r.random() < 0.3 else text,)


ENTRIES = (
    made(
        "arrays.pair_with_product",
        "pairs_with_product find_pairs_with_product product_pairs",
        "numbers: list[int]; product: int",
        "list[tuple[int, int]]",
        """
        List all pairs of {numbers} whose product is {product}, in order of position.
        pairs with a given product
        Return (numbers[i], numbers[j]) for all i < j that multiply to {product}.
        Which two elements of the list give {product} when multiplied? All of them, in list order.
        Given a list of integers and a product, find every pair that makes it.
        two numbers with a certain product
        """,
        """
        return [(a, b) for a, b in combinations(numbers, 2) if a * b == product]
        ---
        pairs = []
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if numbers[i] * numbers[j] == product:
                    pairs.append((numbers[i], numbers[j]))
        return pairs
        """,
        lambda r: (_ints(r, 0, 7, -3, 6), r.choice((0, 6, 4, 12, -6))),
        "from itertools import combinations",
    ),
    made(
        "arrays.minimum_difference_pairs",
        "minimum_difference_pairs closest_pairs smallest_difference_pairs",
        "numbers: list[int]",
        "list[tuple[int, int]]",
        """
        List the pairs of distinct {numbers} with the smallest absolute difference, ascending.
        all pairs with minimum difference
        Return every (a, b), a < b, whose difference is the smallest of all pairs; [] for fewer than two \
        numbers.
        Which values are closest to each other? The numbers are all different; sort the pairs.
        Sort the list, find the least gap between neighbors, and list the neighbors that are that far apart.
        """,
        """
        ordered = sorted(numbers)
        pairs = list(zip(ordered, ordered[1:]))
        least = min((b - a for a, b in pairs), default=0)
        return [(a, b) for a, b in pairs if b - a == least]
        """,
        lambda r: (r.sample(range(-10, 15), r.randint(0, 7)),),
    ),
    made(
        "arrays.count_triplets_below",
        "count_triplets_below three_sum_smaller triplets_with_smaller_sum",
        "numbers: list[int]; limit: int",
        "int",
        """
        Count the triplets of {numbers} with a sum less than {limit}.
        number of triplets with sum smaller than a value
        Return how many choices of three elements at different positions add up to less than {limit}.
        How many index triples i < j < k have a sum strictly below {limit}?
        Given a list and a bound, count the triples whose total stays under it.
        """,
        """
        return sum(sum(triple) < limit for triple in combinations(numbers, 3))
        ---
        ordered = sorted(numbers)
        count = 0
        for i in range(len(ordered)):
            left, right = i + 1, len(ordered) - 1
            while left < right:
                if ordered[i] + ordered[left] + ordered[right] < limit:
                    count += right - left
                    left += 1
                else:
                    right -= 1
        return count
        """,
        lambda r: (_ints(r, 0, 7), r.randint(-6, 15)),
        "from itertools import combinations",
    ),
    made(
        "arrays.quadruplets",
        "four_sum find_quadruplets quadruplets_with_sum",
        "numbers: list[int]; target: int",
        "list[list[int]]",
        """
        List the different ascending quadruplets of {numbers} that add up to {target}, sorted.
        four sum
        Return all distinct lists of four values, each at its own position, whose sum is {target}.
        Which four elements together make {target}? Each quadruplet is sorted and listed once.
        Find all unique quadruplets in a list with the given sum.
        """,
        """
        found = {quad for quad in combinations(sorted(numbers), 4) if sum(quad) == target}
        return [list(quad) for quad in sorted(found)]
        """,
        lambda r: (_ints(r, 0, 7, -3, 4), r.choice((0, 2, 5))),
        "from itertools import combinations",
    ),
    made(
        "arrays.has_pythagorean_triplet",
        "has_pythagorean_triplet pythagorean_triplet_exists contains_pythagorean_triple",
        "numbers: list[int]",
        "bool",
        """
        Are there three of the positive {numbers} with a * a + b * b == c * c?
        pythagorean triplet in an array
        Return True if some three elements of the list are the sides of a right triangle.
        Check if the list contains a Pythagorean triple.
        Does the square of one element equal the sum of the squares of two others?
        """,
        """
        squares = {number * number for number in numbers}
        return any(a * a + b * b in squares for a, b in combinations(numbers, 2))
        ---
        for a, b, c in combinations(sorted(numbers), 3):
            if a * a + b * b == c * c:
                return True
        return False
        """,
        lambda r: (r.sample((3, 4, 5, 6, 8, 10, 12, 13, 7, 1), r.randint(0, 6)),),
        "from itertools import combinations",
    ),
    made(
        "arrays.largest_product_of_three",
        "max_product_of_three largest_product_of_three maximum_triplet_product",
        "numbers: list[int]",
        "int",
        """
        Largest product of three of {numbers}, which has at least three elements.
        maximum product of three numbers
        Return the highest value that three elements can give when multiplied; two negative ones may help.
        Which three numbers of the list have the greatest product? Return that product.
        Given at least three integers, negative ones allowed, find the biggest product of a triple.
        """,
        """
        ordered = sorted(numbers)
        return max(ordered[-1] * ordered[-2] * ordered[-3], ordered[0] * ordered[1] * ordered[-1])
        ---
        return max(a * b * c for a, b, c in combinations(numbers, 3))
        """,
        lambda r: (_ints(r, 3, 7, -9, 9),),
        "from itertools import combinations",
    ),
    made(
        "arrays.largest_adjacent_product",
        "adjacent_elements_product max_adjacent_product largest_neighbor_product",
        "numbers: list[int]",
        "int",
        """
        Largest product of two neighboring {numbers}, of which there are at least two.
        maximum product of adjacent elements
        Return the greatest product that two elements standing next to each other have.
        Multiply every element with the one after it; which is the biggest result?
        Given a list of integers, find the adjacent pair with the largest product and return that product.
        """,
        """
        return max(a * b for a, b in zip(numbers, numbers[1:]))
        ---
        best = numbers[0] * numbers[1]
        for i in range(1, len(numbers) - 1):
            best = max(best, numbers[i] * numbers[i + 1])
        return best
        """,
        lambda r: (_ints(r, 2, 7),),
    ),
    made(
        "arrays.best_window",
        "window_with_largest_sum max_sum_window best_window",
        "numbers: list[int]; k: int",
        "list[int]",
        """
        Return the {k} neighboring {numbers} with the largest sum, the first ones on ties; all if there are \
        fewer.
        window of k elements with the largest sum
        Which {k} consecutive elements have the greatest total? Return them as a list.
        Find the contiguous block of length {k} with the maximum sum and return the block itself.
        Given a list and a window size of at least 1, return the best window, not its sum.
        """,
        """
        starts = range(max(1, len(numbers) - k + 1))
        best = max(starts, key=lambda i: sum(numbers[i : i + k]))
        return numbers[best : best + k]
        """,
        lambda r: (_ints(r, 0, 7), r.randint(1, 4)),
    ),
    made(
        "arrays.max_subarray_items",
        "max_subarray_items kadane_subarray largest_sum_subarray maximum_subarray_elements",
        "numbers: list[int]",
        "list[int]",
        """
        Return the run of consecutive {numbers} with the largest sum, not just the sum; the first one on ties.
        contiguous subarray with the largest sum
        Kadane's algorithm that returns the elements; an empty list stays empty.
        Which neighboring elements add up to the most? Return them as a list with at least one element.
        Given a list, find the maximum subarray itself; the earliest start wins, then the shortest one.
        """,
        """
        best = []
        for start in range(len(numbers)):
            for end in range(start + 1, len(numbers) + 1):
                if not best or sum(numbers[start:end]) > sum(best):
                    best = numbers[start:end]
        return best
        """,
        lambda r: (_ints(r, 0, 7, -9, 9),),
    ),
    made(
        "arrays.max_subarray_bounds",
        "max_subarray_indices maximum_subarray_indices max_subarray_range largest_sum_range",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        Start and end index (inclusive) of the consecutive {numbers} with the largest sum, None for an \
        empty list.
        indices of the maximum subarray
        Return (start, end) of the contiguous part with the greatest sum; the first start, then the \
        shortest, on ties.
        Between which two positions do the elements add up to the most?
        Kadane's algorithm with positions: where does the best run begin and end?
        """,
        """
        best = None
        for start in range(len(numbers)):
            total = 0
            for end in range(start, len(numbers)):
                total += numbers[end]
                if best is None or total > best[0]:
                    best = (total, start, end)
        return None if best is None else (best[1], best[2])
        """,
        lambda r: (_ints(r, 0, 7, -9, 9),),
    ),
    made(
        "arrays.circular_max_subarray",
        "max_circular_subarray_sum circular_subarray_sum max_sum_circular",
        "numbers: list[int]",
        "int",
        """
        Largest sum of consecutive {numbers} arranged in a circle, at least one and each at most once.
        maximum circular subarray sum
        Return the greatest total of neighbors when the last element is followed by the first one again.
        The list is a ring: which run of at least one and at most all elements adds up to the most?
        Kadane's algorithm on a circular array that is not empty; return the sum.
        """,
        """
        best = highest = numbers[0]
        worst = lowest = numbers[0]
        for number in numbers[1:]:
            highest = max(number, highest + number)
            best = max(best, highest)
            lowest = min(number, lowest + number)
            worst = min(worst, lowest)
        return best if best < 0 else max(best, sum(numbers) - worst)
        ---
        doubled = numbers + numbers
        size = len(numbers)
        return max(sum(doubled[i : i + n]) for i in range(size) for n in range(1, size + 1))
        """,
        lambda r: (_ints(r, 1, 7, -9, 9),),
    ),
    made(
        "arrays.sum_of_all_subarrays",
        "sum_of_all_subarrays sum_of_subarrays total_of_all_subarrays",
        "numbers: list[int]",
        "int",
        """
        Add up the sums of all contiguous parts of {numbers}.
        sum of all subarray sums
        Return the total over every subarray; the element at index i is in (i + 1) * (n - i) of them.
        Given a list, sum up all of its sublists of neighboring elements and add these sums.
        What do all subarrays give together? 0 for an empty list.
        """,
        """
        size = len(numbers)
        return sum(number * (i + 1) * (size - i) for i, number in enumerate(numbers))
        ---
        total = 0
        for start in range(len(numbers)):
            current = 0
            for number in numbers[start:]:
                current += number
                total += current
        return total
        """,
        lambda r: (_ints(r, 0, 6),),
    ),
    made(
        "arrays.has_zero_sum_subarray",
        "has_zero_sum_subarray zero_sum_subarray contains_zero_sum_run",
        "numbers: list[int]",
        "bool",
        """
        Do some consecutive {numbers}, at least one, add up to 0?
        is there a subarray with sum zero
        Return True if a non-empty contiguous part of the list has the sum 0.
        Check with prefix sums whether any run of neighbors cancels out.
        Given integers, tell whether a subarray sums to zero.
        """,
        """
        seen = {0}
        total = 0
        for number in numbers:
            total += number
            if total in seen:
                return True
            seen.add(total)
        return False
        ---
        size = len(numbers)
        return any(sum(numbers[i:j]) == 0 for i in range(size) for j in range(i + 1, size + 1))
        """,
        lambda r: (_ints(r, 0, 5, -6, 6),),
    ),
    made(
        "arrays.subarray_with_sum",
        "find_subarray_with_sum subarray_with_sum subarray_sum_indices",
        "numbers: list[int]; target: int",
        "tuple[int, int] | None",
        """
        Find the first consecutive {numbers} that add up to {target}; return the start and end index, both \
        inclusive, or None.
        indices of a subarray with a given sum
        Return (start, end) of a contiguous part with the sum {target}: smallest start, then smallest end; \
        None without one.
        Between which positions do the elements make exactly {target}?
        Given a list and a sum, locate the first subarray that has it.
        """,
        """
        for start in range(len(numbers)):
            total = 0
            for end in range(start, len(numbers)):
                total += numbers[end]
                if total == target:
                    return start, end
        return None
        ---
        size = len(numbers)
        ranges = ((i, j) for i in range(size) for j in range(i, size))
        return next(((i, j) for i, j in ranges if sum(numbers[i : j + 1]) == target), None)
        """,
        lambda r: (_ints(r, 0, 7, -2, 7), r.randint(1, 15)),
    ),
    made(
        "arrays.subarray_items_with_sum",
        "subarray_of_sum first_sublist_with_sum continuous_sequence_with_sum",
        "numbers: list[int]; target: int",
        "list[int]",
        """
        Return the first consecutive {numbers} whose sum is {target}, [] if there are none.
        sublist with a given sum
        Find a contiguous part that adds up to {target} and return its elements: earliest start, then \
        shortest.
        Which neighboring elements make {target} together? An empty list if no run does.
        Given integers and a sum, return the subarray itself that has this sum.
        """,
        """
        for start in range(len(numbers)):
            for end in range(start + 1, len(numbers) + 1):
                if sum(numbers[start:end]) == target:
                    return numbers[start:end]
        return []
        """,
        lambda r: (_ints(r, 0, 7, -2, 7), r.randint(1, 15)),
    ),
    made(
        "arrays.longest_subarray_with_sum",
        "longest_subarray_with_sum longest_run_with_sum max_length_subarray_sum",
        "numbers: list[int]; target: int",
        "int",
        """
        Length of the longest run of consecutive {numbers} with the sum {target}, 0 if there is none.
        longest subarray with sum k
        Return how many neighboring elements at most add up to exactly {target}; negative numbers are allowed.
        How long is the longest contiguous part that sums to {target}?
        Given integers, find the maximum length of a subarray with a given sum by means of prefix sums.
        """,
        """
        first = {0: -1}
        total = best = 0
        for i, number in enumerate(numbers):
            total += number
            if total - target in first:
                best = max(best, i - first[total - target])
            first.setdefault(total, i)
        return best
        ---
        best = 0
        for start in range(len(numbers)):
            total = 0
            for end in range(start, len(numbers)):
                total += numbers[end]
                if total == target:
                    best = max(best, end - start + 1)
        return best
        """,
        lambda r: (_ints(r, 0, 8, -4, 5), r.choice((0, r.randint(-3, 8)))),
    ),
    made(
        "arrays.longest_subarray_at_most",
        "longest_subarray_sum_at_most longest_run_within_limit max_length_with_sum_limit",
        "numbers: list[int]; limit: int",
        "int",
        """
        Length of the longest run of the non-negative consecutive {numbers} whose sum is at most {limit}.
        longest subarray with sum at most k
        Return how many neighbors fit under {limit} together; use a sliding window.
        How many consecutive elements can be taken at most so that they add up to no more than {limit}?
        Given non-negative integers, find the length of the longest contiguous part with a bounded sum.
        """,
        """
        start = total = best = 0
        for end, number in enumerate(numbers):
            total += number
            while start <= end and total > limit:
                total -= numbers[start]
                start += 1
            best = max(best, end - start + 1)
        return best
        ---
        best = 0
        for start in range(len(numbers)):
            for end in range(start + 1, len(numbers) + 1):
                if sum(numbers[start:end]) <= limit:
                    best = max(best, end - start)
        return best
        """,
        lambda r: (_ints(r, 0, 7, 0, 9), r.randint(0, 18)),
    ),
    made(
        "arrays.count_subarrays_product_below",
        "count_subarrays_product_below subarray_product_less_than count_products_below",
        "numbers: list[int]; limit: int",
        "int",
        """
        Count the contiguous parts of the positive {numbers} whose product is less than {limit}.
        number of subarrays with product less than k
        Return how many runs of neighbors multiply to strictly less than {limit}.
        In how many ways can consecutive elements be chosen so that their product stays below {limit}?
        Sliding window over positive integers: count the subarrays with a small product.
        """,
        """
        count = start = 0
        product = 1
        for end, number in enumerate(numbers):
            product *= number
            while start <= end and product >= limit:
                product //= numbers[start]
                start += 1
            count += end - start + 1
        return count
        ---
        count = 0
        for start in range(len(numbers)):
            product = 1
            for number in numbers[start:]:
                product *= number
                if product >= limit:
                    break
                count += 1
        return count
        """,
        lambda r: (_ints(r, 0, 7, 1, 9), r.randint(0, 60)),
    ),
    made(
        "arrays.count_subarrays_divisible",
        "count_subarrays_divisible_by subarrays_divisible_by_k divisible_subarrays",
        "numbers: list[int]; k: int",
        "int",
        """
        Count the contiguous parts of {numbers} whose sum is divisible by {k}.
        subarrays with sum divisible by k
        Return how many non-empty runs of neighbors add up to a multiple of {k}, 0 being one too.
        In how many ways can consecutive elements be chosen so that {k} divides their sum?
        Given integers and a positive divisor, count the subarrays by remainders of prefix sums.
        """,
        """
        remainders = Counter({0: 1})
        total = count = 0
        for number in numbers:
            total = (total + number) % k
            count += remainders[total]
            remainders[total] += 1
        return count
        ---
        size = len(numbers)
        return sum(sum(numbers[i:j]) % k == 0 for i in range(size) for j in range(i + 1, size + 1))
        """,
        lambda r: (_ints(r, 0, 7), r.randint(1, 5)),
        "from collections import Counter",
    ),
    made(
        "arrays.longest_alternating_parity",
        "longest_alternating_parity longest_even_odd_run alternating_even_odd_length",
        "numbers: list[int]",
        "int",
        """
        Length of the longest run of consecutive {numbers} in which even and odd ones alternate.
        longest alternating even-odd subarray
        Return how many neighbors in a row switch between even and odd at every step; 0 for an empty list.
        How long is the longest contiguous part without two evens or two odds next to each other?
        Given integers, find the maximum length of an even/odd alternating stretch.
        """,
        """
        best = current = 0
        for i, number in enumerate(numbers):
            alternates = i > 0 and (number - numbers[i - 1]) % 2 == 1
            current = current + 1 if alternates else 1
            best = max(best, current)
        return best
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "arrays.longest_bounded_spread",
        "longest_subarray_within_limit longest_window_with_spread longest_steady_run",
        "numbers: list[int]; limit: int",
        "int",
        """
        Length of the longest run of consecutive {numbers} whose largest and smallest differ by at most \
        {limit}.
        longest subarray with absolute difference at most a limit
        Return how many neighbors in a row stay within a spread of {limit}; 0 for an empty list.
        How long can values stay so steady that maximum minus minimum is not more than {limit}?
        Given integers and a non-negative bound, find the longest contiguous part with max - min <= {limit}.
        """,
        """
        best = start = 0
        for end in range(len(numbers)):
            while max(numbers[start : end + 1]) - min(numbers[start : end + 1]) > limit:
                start += 1
            best = max(best, end - start + 1)
        return best
        ---
        best = 0
        for start in range(len(numbers)):
            for end in range(start + 1, len(numbers) + 1):
                part = numbers[start:end]
                if max(part) - min(part) <= limit:
                    best = max(best, len(part))
        return best
        """,
        lambda r: (_ints(r, 0, 7, 0, 9), r.randint(0, 5)),
    ),
    made(
        "arrays.subarray_to_sort",
        "unsorted_subarray shortest_unsorted_subarray unsorted_window",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        Find the shortest part of {numbers} that must be sorted so that the whole list is sorted: (start, \
        end), or None.
        minimum unsorted subarray
        Return the first and last index, both inclusive, of the elements that are not where sorting would \
        put them.
        Which window has to be sorted to make the list ascending? None if it is sorted already.
        Compare the list with its sorted copy: between which positions do they differ?
        """,
        """
        ordered = sorted(numbers)
        wrong = [i for i, (a, b) in enumerate(zip(numbers, ordered)) if a != b]
        return (wrong[0], wrong[-1]) if wrong else None
        """,
        lambda r: (r.choice((_ints(r, 0, 6, 0, 9), _ascending(r))),),
    ),
    made(
        "arrays.wave_sort",
        "wave_sort wave_array sort_in_wave zigzag_sort",
        "numbers: list[int]",
        "list[int]",
        """
        Arrange {numbers} in a wave: sort them and swap each two neighbors, so that a[0] >= a[1] <= a[2] >= \
        a[3] ...
        wave array
        Return the sorted list with the elements at positions 0 and 1, 2 and 3, and so on exchanged.
        Order the numbers up and down like a wave that starts high; a last single one stays.
        Given integers, make a zigzag arrangement from the sorted order.
        """,
        """
        result = sorted(numbers)
        for i in range(0, len(result) - 1, 2):
            result[i], result[i + 1] = result[i + 1], result[i]
        return result
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "arrays.greatest_to_the_right",
        "replace_with_greatest_right greatest_on_right replace_elements",
        "numbers: list[int]",
        "list[int]",
        """
        Replace each of {numbers} by the greatest element to its right, the last one by -1.
        greatest element on the right side
        Return for every position the maximum of all later elements; nothing follows the last one, so it \
        becomes -1.
        What is the largest number after each element? -1 where there is none.
        Walk from the right end and keep the maximum seen so far.
        """,
        """
        result = []
        greatest = -1
        for number in reversed(numbers):
            result.append(greatest)
            greatest = number if len(result) == 1 else max(greatest, number)
        return result[::-1]
        ---
        return [max(numbers[i + 1 :], default=-1) for i in range(len(numbers))]
        """,
        lambda r: (_ints(r, 0, 7, -9, 12),),
    ),
    made(
        "arrays.index_matches_value",
        "rearrange_to_index place_at_index rearrange_index_equals_value",
        "numbers: list[int]",
        "list[int]",
        """
        Put each of {numbers} from 0 to n - 1 at the index equal to its value; -1 where the value is missing.
        rearrange an array so that a[i] = i
        Return a list of the same length that holds i at index i if {numbers} contains i, else -1.
        Move every element to its own index and fill the rest with -1; numbers outside of the range are \
        dropped.
        Given a list, for which indices is the index itself one of the elements? Mark the others with -1.
        """,
        """
        present = set(numbers)
        return [i if i in present else -1 for i in range(len(numbers))]
        ---
        result = [-1] * len(numbers)
        for number in numbers:
            if 0 <= number < len(numbers):
                result[number] = number
        return result
        """,
        lambda r: (_ints(r, 0, 8, -1, 7),),
    ),
    made(
        "arrays.missing_up_to",
        "find_missing_numbers missing_numbers numbers_missing_up_to",
        "numbers: list[int]; n: int",
        "list[int]",
        """
        Which of the numbers 1 to {n} are not in {numbers}? List them in ascending order.
        missing numbers from 1 to n
        Return all integers from 1 up to and including {n} that the list lacks.
        Given a list and an upper limit, find every missing number of the sequence 1, 2, ..., {n}.
        numbers that disappeared from the range 1 to n
        """,
        """
        present = set(numbers)
        return [number for number in range(1, n + 1) if number not in present]
        ---
        return sorted(set(range(1, n + 1)) - set(numbers))
        """,
        lambda r: (_ints(r, 0, 8, 1, 10), r.randint(0, 10)),
    ),
    made(
        "arrays.disappeared",
        "find_disappeared_numbers disappeared_numbers absent_numbers",
        "numbers: list[int]",
        "list[int]",
        """
        List the numbers from 1 to the length of {numbers} that do not occur in it, ascending.
        numbers missing from an array of size n
        A list of n numbers between 1 and n has some twice: which of 1 to n are absent?
        Return all values of range(1, len({numbers}) + 1) that the list lacks.
        Given n integers of the range 1 to n, find those that disappeared.
        """,
        """
        present = set(numbers)
        return [number for number in range(1, len(numbers) + 1) if number not in present]
        ---
        return sorted(set(range(1, len(numbers) + 1)).difference(numbers))
        """,
        lambda r: ([r.randint(1, size) for _ in range(size)] if (size := r.randint(0, 8)) else [],),
    ),
    made(
        "arrays.missing_and_repeated",
        "missing_and_repeated find_missing_and_duplicate repeating_and_missing",
        "numbers: list[int]",
        "tuple[int, int]",
        """
        {numbers} should be 1 to n, but one is there twice and another missing: return (repeated, missing).
        find the repeating and the missing number
        One number of 1 to n was replaced by a second copy of another; which is double and which is lost?
        Return the duplicate first and then the absent number of a damaged list of 1 to n in any order.
        Given a list with one error, find the number that occurs twice and the one that does not occur.
        """,
        """
        repeated = next(number for number in numbers if numbers.count(number) == 2)
        missing = next(number for number in range(1, len(numbers) + 1) if number not in numbers)
        return repeated, missing
        ---
        size = len(numbers)
        repeated = sum(numbers) - sum(set(numbers))
        missing = size * (size + 1) // 2 - sum(set(numbers))
        return repeated, missing
        """,
        lambda r: _damaged(r),
    ),
    made(
        "arrays.kth_missing",
        "kth_missing_positive kth_missing_number nth_missing_positive",
        "numbers: list[int]; k: int",
        "int",
        """
        The {k}-th positive integer that is not in {numbers}, counting from 1.
        kth missing positive number
        Return number {k} of the positive integers 1, 2, 3, ... that the list lacks.
        Count upwards from 1 and skip what the list contains: which number is the {k}-th left over?
        Given a list of positive integers and k, find the k-th missing one.
        """,
        """
        present = set(numbers)
        candidate = 0
        while k > 0:
            candidate += 1
            if candidate not in present:
                k -= 1
        return candidate
        ---
        result = k
        for number in sorted(set(numbers)):
            if 0 < number <= result:
                result += 1
        return result
        """,
        lambda r: (sorted(r.sample(range(1, 15), r.randint(0, 7))), r.randint(1, 8)),
    ),
    made(
        "arrays.missing_ranges",
        "missing_ranges find_missing_ranges gaps_in_range",
        "numbers: list[int]; low: int; high: int",
        "list[tuple[int, int]]",
        """
        List the ranges (first, last) of integers from {low} to {high} that the ascending {numbers} lack.
        missing ranges
        Return the gaps between {low} and {high} as inclusive pairs; a single missing number is a pair of \
        itself.
        Which stretches of the interval are not covered by the sorted, distinct numbers that lie inside it?
        Given sorted numbers within limits, summarize everything that is missing as (start, end) tuples.
        """,
        """
        ranges = []
        start = low
        for number in [*numbers, high + 1]:
            if number > start:
                ranges.append((start, number - 1))
            start = number + 1
        return ranges
        """,
        lambda r: (sorted(r.sample(range(1, 12), r.randint(0, 6))), r.randint(-1, 1), r.randint(11, 14)),
    ),
    made(
        "arrays.missing_in_progression",
        "missing_term missing_in_arithmetic_progression find_missing_in_sequence",
        "numbers: list[int]",
        "int | None",
        """
        Which term is missing in the arithmetic progression {numbers}? None if it is complete.
        missing number in an arithmetic sequence
        One inner term of a sequence with constant difference was removed; return it, or None if nothing is \
        missing.
        Given at least three terms in order, of which at most one between the ends is gone, find the gap.
        find the missing element of an AP
        """,
        """
        step = min((b - a for a, b in zip(numbers, numbers[1:])), key=abs)
        for a, b in zip(numbers, numbers[1:]):
            if b - a != step:
                return a + step
        return None
        """,
        lambda r: _progression(r),
    ),
    made(
        "arrays.missing_letter",
        "find_missing_letter missing_letter absent_letter",
        "letters: str",
        "str",
        """
        Which letter is missing in {letters}, consecutive ones in alphabetical order? '' if none is.
        find the missing letter
        Return the letter that was skipped in a run such as "abcd" without the "c", or an empty string.
        Given letters in sequence, all upper or all lower case, find the first gap between two neighbors.
        The letters should follow each other in the alphabet: which one has been left out?
        """,
        """
        for a, b in zip(letters, letters[1:]):
            if ord(b) - ord(a) > 1:
                return chr(ord(a) + 1)
        return ""
        """,
        lambda r: _letter_run(r),
    ),
    made(
        "arrays.majority_above_share",
        "majority_elements elements_above_share more_than_n_over_k",
        "items: list[int]; k: int",
        "list[int]",
        """
        List the values that occur in {items} more than len({items}) / {k} times, ascending.
        elements that appear more than n/k times
        Return all values whose count is strictly greater than one {k}-th of the length of the list.
        Which elements make up more than a {k}-th of the list? Sorted, each once.
        Extended majority vote: given items and k, find the values with more than n / k occurrences.
        """,
        """
        return sorted(value for value, count in Counter(items).items() if count * k > len(items))
        ---
        return [value for value in sorted(set(items)) if items.count(value) > len(items) / k]
        """,
        lambda r: (_ints(r, 0, 9, 0, 3), r.randint(2, 4)),
        "from collections import Counter",
    ),
    made(
        "arrays.equilibrium_indices",
        "equilibrium_indices all_equilibrium_indices balance_points pivot_indices",
        "numbers: list[int]",
        "list[int]",
        """
        List all indices at which the sum of {numbers} on the left equals the sum on the right.
        all equilibrium indices
        Return every position i with sum(numbers[:i]) == sum(numbers[i + 1:]); the element itself belongs \
        to neither side.
        Where is the list in balance? There can be several such positions or none.
        Given integers, find each pivot index and not only the first one.
        """,
        """
        total = sum(numbers)
        left = 0
        result = []
        for i, number in enumerate(numbers):
            if left == total - left - number:
                result.append(i)
            left += number
        return result
        ---
        return [i for i in range(len(numbers)) if sum(numbers[:i]) == sum(numbers[i + 1 :])]
        """,
        lambda r: (_ints(r, 0, 7, -2, 2),),
    ),
    made(
        "arrays.split_point",
        "find_split_point equal_sum_split_point split_into_equal_sums",
        "numbers: list[int]",
        "int",
        """
        Where can {numbers} be cut in two parts with equal sums? Return the length of the first part, -1 if \
        nowhere.
        split point of an array into two equal sums
        Return the first position i from 1 to len - 1 with sum(numbers[:i]) == sum(numbers[i:]), else -1.
        Cut the list, without reordering, into a non-empty beginning and end of the same total.
        Given integers, find the index at which both halves have the same sum.
        """,
        """
        total = sum(numbers)
        left = 0
        for i in range(1, len(numbers)):
            left += numbers[i - 1]
            if left * 2 == total:
                return i
        return -1
        ---
        cuts = range(1, len(numbers))
        return next((i for i in cuts if sum(numbers[:i]) == sum(numbers[i:])), -1)
        """,
        lambda r: (_ints(r, 0, 6, 0, 4),),
    ),
    made(
        "arrays.three_equal_parts",
        "can_three_parts_equal_sum split_in_three_equal_sums three_equal_parts",
        "numbers: list[int]",
        "bool",
        """
        Can {numbers} be cut into three non-empty consecutive parts with the same sum?
        partition an array into three parts with equal sum
        Return True if two cuts divide the list so that beginning, middle and end add up to the same.
        Is there a way to split the list, without reordering, in three pieces of equal total?
        Check with the third of the total whether three contiguous parts can have equal sums.
        """,
        """
        third, rest = divmod(sum(numbers), 3)
        if rest:
            return False
        parts = current = 0
        for number in numbers[:-1]:
            current += number
            if current == third:
                parts += 1
                current = 0
                if parts == 2:
                    return True
        return False
        ---
        size = len(numbers)
        return any(
            sum(numbers[:i]) == sum(numbers[i:j]) == sum(numbers[j:])
            for i in range(1, size)
            for j in range(i + 1, size)
        )
        """,
        lambda r: (_ints(r, 0, 7, -1, 2),),
    ),
    made(
        "arrays.smallest_split_gap",
        "min_split_difference smallest_prefix_suffix_difference smallest_split_gap",
        "numbers: list[int]",
        "int",
        """
        Cut {numbers}, at least two, once so that the sums of both parts differ least; return that difference.
        smallest difference between the two parts of an array
        Return the minimum of |sum of the first part - sum of the second part| over all cuts without \
        reordering.
        At which cut are the beginning and the end most alike in sum, and how far apart are they?
        Given a list, compare the totals left and right of each gap between two elements and return the \
        least distance.
        """,
        """
        total = sum(numbers)
        return min(abs(total - 2 * left) for left in list(accumulate(numbers))[:-1])
        ---
        return min(abs(sum(numbers[:i]) - sum(numbers[i:])) for i in range(1, len(numbers)))
        """,
        lambda r: (_ints(r, 2, 7),),
        "from itertools import accumulate",
    ),
    made(
        "arrays.smaller_after",
        "count_smaller_after smaller_after_self count_smaller_to_the_right",
        "numbers: list[int]",
        "list[int]",
        """
        For each of {numbers}, count the smaller ones that come after it.
        count of smaller numbers after self
        Return a list with, for every position, how many elements to its right are strictly smaller.
        How many later values lie below each element?
        Given integers, count for every index i the j > i with numbers[j] < numbers[i].
        """,
        """
        return [sum(later < number for later in numbers[i + 1 :]) for i, number in enumerate(numbers)]
        ---
        result = []
        ordered = []
        for number in reversed(numbers):
            place = bisect_left(ordered, number)
            result.append(place)
            ordered.insert(place, number)
        return result[::-1]
        """,
        lambda r: (_ints(r, 0, 7, 0, 8),),
        "from bisect import bisect_left",
    ),
    made(
        "arrays.max_later_difference",
        "max_difference largest_later_difference maximum_increase",
        "numbers: list[int]",
        "int",
        """
        Largest difference between one of {numbers} and a smaller one before it, -1 if no number is greater \
        than an earlier one.
        maximum difference between increasing elements
        Return the maximum of numbers[j] - numbers[i] with i < j and numbers[i] < numbers[j], or -1.
        By how much does a later element exceed an earlier one at most?
        Given a list, find the biggest rise from any element to a later one; -1 if it never rises.
        """,
        """
        best = -1
        for i, number in enumerate(numbers):
            for later in numbers[i + 1 :]:
                if later > number:
                    best = max(best, later - number)
        return best
        ---
        best = -1
        lowest = None
        for number in numbers:
            if lowest is not None and number > lowest:
                best = max(best, number - lowest)
            lowest = number if lowest is None else min(lowest, number)
        return best
        """,
        lambda r: (r.choice((_ints(r, 0, 7), sorted(_ints(r, 0, 5), reverse=True))),),
    ),
    made(
        "arrays.maximum_gap",
        "maximum_gap largest_gap max_gap_sorted",
        "numbers: list[int]",
        "int",
        """
        Largest difference between two successive elements of {numbers} in sorted order, 0 for fewer than two.
        maximum gap
        Return the widest distance between neighbors after sorting the list.
        How far apart are the two values that have no other value between them at most?
        Given unsorted integers, sort them and find the biggest step from one to the next.
        """,
        """
        ordered = sorted(numbers)
        return max((b - a for a, b in zip(ordered, ordered[1:])), default=0)
        """,
        lambda r: (_ints(r, 0, 7, -10, 30),),
    ),
    made(
        "arrays.h_index",
        "h_index hirsch_index citation_index",
        "citations: list[int]",
        "int",
        """
        H-index: the largest h such that h of {citations} are at least h.
        compute the h-index of a researcher
        Return the greatest number h for which at least h papers were cited h times or more.
        Given how often each paper was cited, what is the Hirsch index? 0 without papers.
        Sort the citation counts from high to low and count while the count is at least the rank.
        """,
        """
        ranked = sorted(citations, reverse=True)
        return sum(count >= rank for rank, count in enumerate(ranked, 1))
        ---
        h = 0
        while sum(count >= h + 1 for count in citations) >= h + 1:
            h += 1
        return h
        """,
        lambda r: (_ints(r, 0, 8, 0, 10),),
    ),
    made(
        "arrays.moves_to_equal",
        "min_moves_to_equal moves_to_equalize minimum_moves_to_equal_elements",
        "numbers: list[int]",
        "int",
        """
        Fewest moves that make all {numbers} equal if a move adds 1 to or subtracts 1 from one of them.
        minimum moves to equal array elements
        Return the sum of the distances of all elements to their median; 0 for an empty list.
        Each step changes one element by one: how many steps until all are the same?
        Given integers, what does it cost at least to bring all to one common value, one unit per step?
        """,
        """
        ordered = sorted(numbers)
        if not ordered:
            return 0
        median = ordered[len(ordered) // 2]
        return sum(abs(number - median) for number in ordered)
        ---
        return min((sum(abs(number - goal) for number in numbers) for goal in numbers), default=0)
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "arrays.increments_to_unique",
        "min_increments_for_unique make_unique_by_increments increments_to_unique",
        "numbers: list[int]",
        "int",
        """
        Fewest increments by 1 after which all {numbers} are different.
        minimum increments to make an array unique
        Return how often 1 must be added to some element at least so that no two elements are equal.
        Numbers may only grow, one unit per step: how many steps until every value occurs once?
        Sort the list and lift each element above the one before it; return the total lift.
        """,
        """
        total = 0
        free = None
        for number in sorted(numbers):
            value = number if free is None else max(number, free)
            total += value - number
            free = value + 1
        return total
        """,
        lambda r: (_ints(r, 0, 7, 0, 5),),
    ),
    made(
        "arrays.chocolate_distribution",
        "min_packet_difference chocolate_distribution smallest_spread_of_k",
        "packets: list[int]; students: int",
        "int",
        """
        Choose {students} of {packets} so that the largest and smallest chosen differ least; return that \
        difference.
        chocolate distribution problem
        Return the minimum of max - min over all choices of {students} elements; 0 if there are not enough \
        or none is wanted.
        Every student gets one packet: how fair can the distribution be at best?
        Sort the list and slide a window of that many elements over it; what is the smallest spread?
        """,
        """
        ordered = sorted(packets)
        if not 0 < students <= len(ordered):
            return 0
        return min(b - a for a, b in zip(ordered, ordered[students - 1 :]))
        """,
        lambda r: (_ints(r, 0, 8, 1, 30), r.randint(0, 5)),
    ),
    made(
        "arrays.plus_one",
        "plus_one increment_digits add_one_to_digits",
        "digits: list[int]",
        "list[int]",
        """
        Add one to the number whose decimal {digits} are given, first digit first; return its digits.
        plus one on an array of digits
        Increment a number stored as a list of digits and carry over nines: [1, 9] becomes [2, 0].
        Given the digits of a non-negative number, what are the digits of the next number?
        Return the digit list of the number plus 1; [9] gives [1, 0].
        """,
        """
        result = list(digits)
        for i in range(len(result) - 1, -1, -1):
            if result[i] < 9:
                result[i] += 1
                return result
            result[i] = 0
        return [1, *result]
        ---
        number = int("".join(map(str, digits))) + 1
        return [int(digit) for digit in str(number)]
        """,
        lambda r: ([int(d) for d in str(r.choice((r.randint(0, 12000), 9, 99, 199, 1099)))],),
    ),
    made(
        "arrays.add_digit_lists",
        "add_digit_lists add_arrays_as_numbers sum_digit_arrays",
        "a: list[int]; b: list[int]",
        "list[int]",
        """
        Add two numbers given as lists of digits, first digit first, and return the digits of the sum.
        add two numbers represented as arrays
        Return the digit list of {a} plus {b}; they may differ in length and are not empty.
        Add digit by digit from the right with a carry; no leading zeros in the result, [0] for zero.
        Given two digit lists, what are the digits of the total?
        """,
        """
        total = int("".join(map(str, a))) + int("".join(map(str, b)))
        return [int(digit) for digit in str(total)]
        """,
        lambda r: (
            [int(d) for d in str(r.randint(0, 1200))],
            [int(d) for d in str(r.choice((r.randint(0, 99999), 999, 0)))],
        ),
    ),
    made(
        "arrays.shuffle_halves",
        "shuffle_halves interleave_halves shuffle_array",
        "items: list[int]; n: int",
        "list[int]",
        """
        Shuffle {items} = [x1..xn, y1..yn] with {n} items in each half to [x1, y1, x2, y2, ...].
        interleave the two halves of an array
        Return the first {n} items alternating with the {n} items after them.
        Given 2n elements, take one from the first and one from the second half in turn.
        Weave both halves of the list together.
        """,
        """
        result = []
        for x, y in zip(items[:n], items[n:]):
            result += [x, y]
        return result
        ---
        return [value for pair in zip(items[:n], items[n:]) for value in pair]
        """,
        lambda r: (_ints(r, 2 * n, 2 * n), n) if (n := r.randint(0, 4)) else ([], 0),
    ),
    made(
        "arrays.permutation_cycles",
        "permutation_cycles cycles_of_permutation cycle_decomposition",
        "permutation: list[int]",
        "list[list[int]]",
        """
        List the cycles of {permutation}, in which index i goes to permutation[i]; each begins with its \
        smallest element.
        cycle decomposition of a permutation
        Return all cycles, ordered by their smallest element, fixed points as lists of one.
        Follow i -> permutation[i] from every unvisited index until it closes.
        Given an arrangement of 0..n-1, decompose it into cycles.
        """,
        """
        cycles = []
        seen = set()
        for start in range(len(permutation)):
            cycle = []
            current = start
            while current not in seen:
                seen.add(current)
                cycle.append(current)
                current = permutation[current]
            if cycle:
                cycles.append(cycle)
        return cycles
        """,
        lambda r: (r.sample(range(n), n),) if (n := r.randint(0, 7)) else ([],),
    ),
    made(
        "arrays.swaps_to_sort",
        "min_swaps_to_sort minimum_swaps fewest_swaps",
        "numbers: list[int]",
        "int",
        """
        Fewest swaps of any two elements that sort the distinct {numbers} in ascending order.
        minimum number of swaps to sort an array
        Return the number of elements minus the number of cycles of the sorting permutation.
        How often must two elements, at whatever distance, be exchanged at least until the list is sorted?
        Given different numbers, count the swaps of an optimal sort.
        """,
        """
        order = sorted(range(len(numbers)), key=lambda i: numbers[i])
        swaps = 0
        seen = set()
        for start in range(len(order)):
            current = start
            length = 0
            while current not in seen:
                seen.add(current)
                current = order[current]
                length += 1
            swaps += max(0, length - 1)
        return swaps
        ---
        items = list(numbers)
        swaps = 0
        for i, wanted in enumerate(sorted(numbers)):
            if items[i] != wanted:
                j = items.index(wanted)
                items[i], items[j] = items[j], items[i]
                swaps += 1
        return swaps
        """,
        lambda r: (r.sample(range(-5, 15), r.randint(0, 7)),),
    ),
    made(
        "arrays.common_in_three_sorted",
        "common_in_three_arrays common_elements_in_three intersection_of_three",
        "a: list[int]; b: list[int]; c: list[int]",
        "list[int]",
        """
        List the values that are in all three of {a}, {b} and {c}, ascending and each once.
        common elements in three sorted arrays
        Return the sorted intersection of three lists.
        Which numbers do all three lists have in common?
        Given three arrays, find the elements present in each of them, without repeats.
        """,
        """
        return sorted(set(a) & set(b) & set(c))
        ---
        return sorted(value for value in set(a) if value in b and value in c)
        """,
        lambda r: (_ascending(r, 0, 7, 0, 6), _ascending(r, 0, 7, 0, 6), _ascending(r, 0, 7, 0, 6)),
    ),
)
