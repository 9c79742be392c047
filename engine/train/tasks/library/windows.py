"""Further short exercises: windows, pairs, counts and small simulations of queues and heaps."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = -6, top: int = 12) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _swapped(r: Random) -> tuple[str, str]:
    """A text and, mostly, the same one with two characters exchanged."""
    text = draw.letters(r, 0, 6, "abc")
    if len(text) < 2 or r.random() < 0.5:
        return text, r.choice((draw.letters(r, 0, 4, "ab"), "".join(r.sample(text, len(text)))))
    i, j = sorted(r.sample(range(len(text)), 2))
    return text, text[:i] + text[j] + text[i + 1 : j] + text[i] + text[j + 1 :]


def _half_even(r: Random) -> tuple[list[int]]:
    size = r.randint(0, 4)
    numbers = [2 * x for x in _ints(r, size, size)] + [2 * x + 1 for x in _ints(r, size, size)]
    r.shuffle(numbers)
    return (numbers,)


ENTRIES = (
    made(
        "windows.window_minimums",
        "window_minimums sliding_window_minimum min_of_each_window",
        "numbers: list[int]; size: int",
        "list[int]",
        """
        Find the smallest number of each window of {size} neighboring {numbers}.
        sliding window minimum
        Return the minimum of every contiguous part of length {size}; [] if the list is shorter.
        What is the least value in each window that slides over the list?
        Keep the candidates for the minimum in a deque while moving to the right.
        """,
        """
        return [min(numbers[i : i + size]) for i in range(len(numbers) - size + 1)]
        ---
        result = []
        candidates = deque()
        for i, number in enumerate(numbers):
            while candidates and numbers[candidates[-1]] >= number:
                candidates.pop()
            candidates.append(i)
            if candidates[0] <= i - size:
                candidates.popleft()
            if i >= size - 1:
                result.append(numbers[candidates[0]])
        return result
        """,
        lambda r: (_ints(r, 0, 8), r.randint(1, 4)),
        "from collections import deque",
    ),
    made(
        "windows.distinct_in_windows",
        "distinct_in_windows count_distinct_in_windows distinct_elements_per_window",
        "items: list[int]; size: int",
        "list[int]",
        """
        Count the different values in each window of {size} neighboring {items}.
        distinct elements in every window of size k
        Return one count per contiguous part of length {size}; [] if the list is shorter.
        How many distinct items does each sliding window contain?
        Move a window over the list and note the size of its set.
        """,
        """
        return [len(set(items[i : i + size])) for i in range(len(items) - size + 1)]
        """,
        lambda r: (_ints(r, 0, 8, 0, 3), r.randint(1, 4)),
    ),
    made(
        "windows.max_average",
        "max_average_window find_max_average largest_window_average",
        "numbers: list[int]; size: int",
        "float",
        """
        Highest average of {size} neighboring {numbers}, rounded to 2 decimals; 0.0 if there are not so many.
        maximum average subarray
        Return the greatest mean of a contiguous part of length {size}.
        Which window of that size has the best average? Return the average.
        Slide a window over the list and keep the largest sum, divided by {size}.
        """,
        """
        sums = [sum(numbers[i : i + size]) for i in range(len(numbers) - size + 1)]
        return round(max(sums) / size, 2) if sums else 0.0
        """,
        lambda r: (_ints(r, 0, 8), r.randint(1, 4)),
    ),
    made(
        "windows.count_k_odd",
        "count_subarrays_with_k_odd nice_subarrays subarrays_with_k_odds",
        "numbers: list[int]; k: int",
        "int",
        """
        Count the contiguous parts of {numbers} with exactly {k} odd elements.
        subarrays with k odd numbers
        Return how many non-empty runs of neighbors contain {k} odd numbers.
        In how many ways can start and end be chosen so that {k} odds lie between?
        Count with prefix sums of parities.
        """,
        """
        count = 0
        for start in range(len(numbers)):
            odds = 0
            for number in numbers[start:]:
                odds += number % 2
                if odds > k:
                    break
                count += odds == k
        return count
        """,
        lambda r: (_ints(r, 0, 8, 0, 9), r.randint(0, 3)),
    ),
    made(
        "windows.pair_values",
        "find_pair_with_sum pair_with_sum two_sum_values",
        "numbers: list[int]; target: int",
        "tuple[int, int] | None",
        """
        Find two of {numbers}, at different positions, that add up to {target}; return the values or None.
        pair with a given sum
        Return (a, b) with a before b in the list: the pair that is complete first; None if there is none.
        Which two numbers make {target} together? Give back the numbers, not their indices.
        Walk through the list and look for the missing part among the numbers seen.
        """,
        """
        seen = set()
        for number in numbers:
            if target - number in seen:
                return target - number, number
            seen.add(number)
        return None
        ---
        for j in range(len(numbers)):
            for i in range(j):
                if numbers[i] + numbers[j] == target:
                    return numbers[i], numbers[j]
        return None
        """,
        lambda r: (_ints(r, 0, 6), r.randint(-3, 15)),
    ),
    made(
        "windows.count_pairs_below",
        "count_pairs_below pairs_with_smaller_sum count_pairs_less_than",
        "numbers: list[int]; limit: int",
        "int",
        """
        Count the pairs of {numbers} whose sum is less than {limit}.
        pairs with a sum below a value
        Return how many index pairs i < j have numbers[i] + numbers[j] < {limit}.
        In how many ways can two elements be chosen that stay under the limit together?
        Sort the list and move two pointers towards each other.
        """,
        """
        return sum(a + b < limit for a, b in combinations(numbers, 2))
        ---
        ordered = sorted(numbers)
        left, right = 0, len(ordered) - 1
        count = 0
        while left < right:
            if ordered[left] + ordered[right] < limit:
                count += right - left
                left += 1
            else:
                right -= 1
        return count
        """,
        lambda r: (_ints(r, 0, 7), r.randint(-3, 15)),
        "from itertools import combinations",
    ),
    made(
        "windows.smallest_difference_lists",
        "smallest_difference_between_lists min_difference_two_lists closest_between_lists",
        "a: list[int]; b: list[int]",
        "int",
        """
        Smallest absolute difference between an element of {a} and one of {b}; both have elements.
        smallest difference of two arrays
        Return how close a number of one list comes to a number of the other.
        Which two numbers, one from each list, are nearest to each other? Give their distance.
        Sort both lists and advance the smaller of two pointers.
        """,
        """
        return min(abs(x - y) for x in a for y in b)
        ---
        xs, ys = sorted(a), sorted(b)
        i = j = 0
        best = abs(xs[0] - ys[0])
        while i < len(xs) and j < len(ys):
            best = min(best, abs(xs[i] - ys[j]))
            if xs[i] < ys[j]:
                i += 1
            else:
                j += 1
        return best
        """,
        lambda r: (_ints(r, 1, 5, -30, 50), _ints(r, 1, 5, -30, 50)),
    ),
    made(
        "windows.value_to_front",
        "zeros_to_front move_zeros_to_start move_value_to_start",
        "numbers: list[int]; value: int = 0",
        "list[int]",
        """
        Move all zeros (or another {value}) of {numbers} to the front, the others keep their order.
        move zeros to the beginning
        Return a list that starts with every {value} and goes on with the rest as before.
        Put the elements equal to {value}, 0 unless given, first.
        How can zeros be brought to the start of a list?
        """,
        """
        rest = [number for number in numbers if number != value]
        return [value] * (len(numbers) - len(rest)) + rest
        ---
        return sorted(numbers, key=lambda number: number != value)
        """,
        lambda r: (_ints(r, 0, 8, 0, 3), r.choice((0, 0, 1))),
    ),
    made(
        "windows.odd_occurrence",
        "find_odd_occurrence odd_occurrences find_the_odd_int",
        "numbers: list[int]",
        "list[int]",
        """
        List the values that occur an odd number of times in {numbers}, ascending.
        numbers with an odd count
        Return every distinct element whose frequency is odd.
        Which values appear once, three times, five times ...?
        Count all numbers and keep those that cannot be paired up completely.
        """,
        """
        return sorted(number for number, count in Counter(numbers).items() if count % 2)
        ---
        open_values = set()
        for number in numbers:
            open_values ^= {number}
        return sorted(open_values)
        """,
        lambda r: (_ints(r, 0, 8, 0, 4),),
        "from collections import Counter",
    ),
    made(
        "windows.nearby_duplicate",
        "contains_nearby_duplicate has_close_duplicate duplicate_within_distance",
        "items: list[int]; k: int",
        "bool",
        """
        Do two equal {items} stand at most {k} positions apart?
        contains a duplicate within distance k
        Return True if there are i < j with items[i] == items[j] and j - i <= {k}.
        Is a value repeated within {k} steps?
        Remember where each value was seen last.
        """,
        """
        last = {}
        for i, item in enumerate(items):
            if item in last and i - last[item] <= k:
                return True
            last[item] = i
        return False
        ---
        return any(item in items[i + 1 : i + 1 + k] for i, item in enumerate(items))
        """,
        lambda r: (_ints(r, 0, 7, 0, 6), r.randint(0, 3)),
    ),
    made(
        "windows.duplicate_distance",
        "min_distance_of_duplicates closest_duplicates minimum_distances",
        "items: list[int]",
        "int",
        """
        Smallest distance between two positions of {items} with equal values, -1 if all differ.
        minimum distance of equal elements
        Return the least j - i with items[i] == items[j] and i < j, or -1.
        How close together do two copies of a value stand at least?
        Find the nearest pair of duplicates.
        """,
        """
        last = {}
        best = -1
        for i, item in enumerate(items):
            if item in last and (best == -1 or i - last[item] < best):
                best = i - last[item]
            last[item] = i
        return best
        """,
        lambda r: (_ints(r, 0, 7, 0, 6),),
    ),
    made(
        "windows.max_index_difference",
        "max_index_difference maximum_index_gap widest_increasing_pair",
        "numbers: list[int]",
        "int",
        """
        Largest j - i with numbers[i] <= numbers[j], 0 if there is no such pair i < j.
        maximum index difference
        Return how far apart two positions can be so that the later element is not smaller.
        What is the widest ramp of the list?
        Find the greatest distance between an element and a later one at least as large.
        """,
        """
        size = len(numbers)
        return max((j - i for i in range(size) for j in range(i, size) if numbers[i] <= numbers[j]), \
        default=0)
        """,
        lambda r: (r.choice((_ints(r, 0, 7), sorted(_ints(r, 0, 5), reverse=True))),),
    ),
    made(
        "windows.mex",
        "mex smallest_missing_non_negative minimum_excluded",
        "numbers: list[int]",
        "int",
        """
        Smallest integer from 0 on that is not in {numbers}.
        mex, minimum excluded value
        Return the least non-negative number that the list lacks.
        Count up from 0: which number is the first one missing?
        MEX of a list; 0 for an empty one.
        """,
        """
        present = set(numbers)
        candidate = 0
        while candidate in present:
            candidate += 1
        return candidate
        ---
        return next(number for number in range(len(numbers) + 1) if number not in numbers)
        """,
        lambda r: (_ints(r, 0, 7, -1, 5),),
    ),
    made(
        "windows.bounded_knapsack",
        "bounded_knapsack knapsack_with_counts limited_knapsack",
        "items: list[tuple[int, int, int]]; capacity: int",
        "int",
        """
        Highest value within {capacity} when {items} are (weight, value, how many there are).
        bounded knapsack
        Return the best total if each kind can be taken at most as often as it is available.
        What is the most valuable load with limited stocks of every kind?
        Treat each copy as an item of its own and solve the 0/1 knapsack.
        """,
        """
        best = [0] * (capacity + 1)
        for weight, value, count in items:
            for _ in range(count):
                for room in range(capacity, weight - 1, -1):
                    best[room] = max(best[room], best[room - weight] + value)
        return best[capacity]
        """,
        lambda r: (
            [(r.randint(1, 5), r.randint(1, 12), r.randint(0, 3)) for _ in range(r.randint(0, 4))],
            r.randint(0, 14),
        ),
    ),
    made(
        "windows.longest_buildable_palindrome",
        "longest_palindrome_length longest_buildable_palindrome palindrome_from_letters",
        "letters: str",
        "int",
        """
        Length of the longest palindrome that can be put together from {letters}, each used once at most.
        longest palindrome from letters
        Return how many of the characters fit into one palindrome; upper and lower case are different.
        Use all pairs and one single letter for the middle, if any is left: how long is the result?
        Count the characters and add up their even parts.
        """,
        """
        pairs = sum(count // 2 for count in Counter(letters).values())
        return min(2 * pairs + 1, len(letters))
        ---
        used = sum(letters.count(letter) // 2 * 2 for letter in set(letters))
        return used + (used < len(letters))
        """,
        lambda r: (draw.letters(r, 0, 9, "abcA"),),
        "from collections import Counter",
    ),
    made(
        "windows.steps_to_anagram",
        "min_steps_to_anagram replacements_for_anagram steps_to_make_anagram",
        "a: str; b: str",
        "int",
        """
        Fewest letters of {a} that must be replaced to make it an anagram of the equally long {b}.
        minimum steps to make two strings anagrams
        Return how many characters of one text have to be exchanged for others until both have the same \
        letters.
        How many letters of {b} are missing in {a}?
        Subtract the letter counts and add up what is left.
        """,
        """
        return (Counter(b) - Counter(a)).total()
        ---
        return sum(max(0, b.count(letter) - a.count(letter)) for letter in set(b))
        """,
        lambda r: (
            (draw.letters(r, n, n, "abc"), draw.letters(r, n, n, "abcd"))
            if (n := r.randint(0, 7))
            else ("", "")
        ),
        "from collections import Counter",
    ),
    made(
        "windows.highest_point",
        "max_prefix_sum highest_point largest_running_total",
        "gains: list[int]",
        "int",
        """
        Highest running total of {gains}, which starts at 0.
        maximum prefix sum
        Return the largest running total, the start 0 included.
        How high does one get if every step changes the height by the given amount?
        Maximum of all prefix sums, at least 0.
        """,
        """
        return max(accumulate(gains, initial=0))
        ---
        height = best = 0
        for gain in gains:
            height += gain
            best = max(best, height)
        return best
        """,
        lambda r: (_ints(r, 0, 7, -9, 9),),
        "from itertools import accumulate",
    ),
    made(
        "windows.deque_commands",
        "run_deque deque_operations process_deque",
        "commands: list[str]",
        "list[int]",
        """
        Run "push_front N", "push_back N", "pop_front" and "pop_back" on an empty deque and return it from \
        front to back.
        deque simulation
        Carry out {commands} on a double-ended queue; taking from an empty one does nothing.
        What does the deque contain in the end?
        Add and remove numbers at both ends of a list as told.
        """,
        """
        queue = deque()
        for command in commands:
            action, _, number = command.partition(" ")
            if action == "push_front":
                queue.appendleft(int(number))
            elif action == "push_back":
                queue.append(int(number))
            elif queue and action == "pop_front":
                queue.popleft()
            elif queue:
                queue.pop()
        return list(queue)
        """,
        lambda r: (
            [
                r.choice(
                    (f"push_front {r.randint(0, 9)}", f"push_back {r.randint(0, 9)}", "pop_front", "pop_back")
                )
                for _ in range(r.randint(0, 8))
            ],
        ),
        "from collections import deque",
    ),
    made(
        "windows.queue_commands",
        "queue_operations run_queue process_queue",
        "commands: list[str]",
        "list[int]",
        """
        Run "enqueue N" and "dequeue" on an empty queue; return what the "dequeue" commands give, -1 if it \
        is empty.
        queue simulation
        Carry out {commands} first in, first out, and list every number that is taken out.
        Which numbers leave the queue, in which order?
        Simulate a FIFO queue with a list of texts as commands.
        """,
        """
        queue = deque()
        taken = []
        for command in commands:
            if command == "dequeue":
                taken.append(queue.popleft() if queue else -1)
            else:
                queue.append(int(command.split()[1]))
        return taken
        """,
        lambda r: ([r.choice((f"enqueue {r.randint(0, 9)}", "dequeue")) for _ in range(r.randint(0, 8))],),
        "from collections import deque",
    ),
    made(
        "windows.priority_commands",
        "run_priority_queue priority_queue_operations process_priority_queue",
        "commands: list[str]",
        "list[int]",
        """
        Run "add N" and "pop" on an empty priority queue; "pop" takes the smallest; return the numbers popped.
        priority queue simulation
        Carry out {commands} and list what every "pop" gives; a pop of the empty queue is ignored.
        In which order do the numbers come out if the least one always goes first?
        Simulate a min-heap with texts as commands.
        """,
        """
        heap = []
        popped = []
        for command in commands:
            if command != "pop":
                heapq.heappush(heap, int(command.split()[1]))
            elif heap:
                popped.append(heapq.heappop(heap))
        return popped
        """,
        lambda r: (
            [
                r.choice((f"add {r.randint(0, 9)}", f"add {r.randint(0, 9)}", "pop"))
                for _ in range(r.randint(0, 9))
            ],
        ),
        "import heapq",
    ),
    made(
        "windows.kth_largest_stream",
        "kth_largest_stream running_kth_largest kth_largest_so_far",
        "numbers: list[int]; k: int",
        "list[int | None]",
        """
        After each of {numbers}, give the {k}-th largest so far, None while there are fewer than {k}.
        kth largest element in a stream
        Return one value per element: number {k} of all elements up to there in descending order.
        How does the {k}-th best value change as numbers come in?
        Keep the {k} largest numbers in a min-heap and report its smallest.
        """,
        """
        heap = []
        result = []
        for number in numbers:
            heapq.heappush(heap, number)
            if len(heap) > k:
                heapq.heappop(heap)
            result.append(heap[0] if len(heap) == k else None)
        return result
        ---
        ends = range(1, len(numbers) + 1)
        return [sorted(numbers[:end])[-k] if end >= k else None for end in ends]
        """,
        lambda r: (_ints(r, 0, 7), r.randint(1, 3)),
        "import heapq",
    ),
    made(
        "windows.parity_positions",
        "sort_by_parity_positions evens_at_even_positions arrange_by_parity",
        "numbers: list[int]",
        "list[int]",
        """
        Rearrange {numbers}, as many even as odd ones, so that even ones stand at even indices; each kind \
        keeps its order.
        sort array by parity, alternating
        Return even, odd, even, odd ... from a list with equally many of both.
        Put even numbers on positions 0, 2, 4 and odd ones on 1, 3, 5.
        Interleave the even elements with the odd ones.
        """,
        """
        evens = [number for number in numbers if number % 2 == 0]
        odds = [number for number in numbers if number % 2]
        return [number for pair in zip(evens, odds) for number in pair]
        """,
        lambda r: _half_even(r),
    ),
    made(
        "windows.swaps_to_group",
        "min_swaps_to_group_ones swaps_to_group group_ones_together",
        "bits: list[int]",
        "int",
        """
        Fewest swaps of any two {bits} that bring all ones next to each other.
        minimum swaps to group all 1s together
        Return how many exchanges are needed until the ones form one block.
        Find the window as long as there are ones that has the fewest zeros.
        How many zeros must leave the best block of ones? 0 if there are none.
        """,
        """
        size = bits.count(1)
        return min(bits[i : i + size].count(0) for i in range(len(bits) - size + 1))
        """,
        lambda r: ([r.randint(0, 1) for _ in range(r.randint(0, 9))],),
    ),
    made(
        "windows.count_increasing_subarrays",
        "count_increasing_subarrays increasing_subarrays number_of_rising_parts",
        "numbers: list[int]",
        "int",
        """
        Count the contiguous parts of {numbers}, at least two long, that strictly increase.
        number of strictly increasing subarrays
        Return how many runs of neighbors rise at every step.
        In how many ways can start and end be chosen so that the numbers between only go up?
        A maximal rising run of n elements contains n * (n - 1) / 2 of them.
        """,
        """
        count = run = 0
        for a, b in zip(numbers, numbers[1:]):
            run = run + 1 if b > a else 0
            count += run
        return count
        """,
        lambda r: (_ints(r, 0, 8, 0, 9),),
    ),
    made(
        "windows.can_make_progression",
        "can_make_arithmetic can_form_progression rearrange_to_arithmetic",
        "numbers: list[int]",
        "bool",
        """
        Can {numbers} be put in an order in which all steps between neighbors are equal?
        can make an arithmetic progression
        Return True if the sorted list has a constant difference; also for fewer than three numbers.
        Do the numbers, in any order, form an evenly spaced sequence?
        Sort and compare the differences.
        """,
        """
        ordered = sorted(numbers)
        return len({b - a for a, b in zip(ordered, ordered[1:])}) <= 1
        """,
        lambda r: (
            r.choice((_ints(r, 0, 4, 0, 5), r.sample(range(r.randint(-3, 3), 20, 3), r.randint(0, 4)))),
        ),
    ),
)
