"""Which one: functions that find the first, last, largest, closest or most frequent of something."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random) -> list[int]:
    return draw.ints(r, 0, 7, -9, 20)


def _small(r: Random, low: int = 0) -> list[int]:
    return [r.randint(0, 4) for _ in range(r.randint(low, 8))]


def _lists(r: Random) -> list[list[int]]:
    return [[r.randint(0, 9) for _ in range(r.randint(0, 4))] for _ in range(r.randint(0, 5))]


def _pairs(r: Random, low: int = 0) -> list[tuple[str, int]]:
    return [(r.choice(("a", "b", "c", "d")), r.randint(0, 9)) for _ in range(r.randint(low, 5))]


def _text(r: Random) -> str:
    return "".join(r.choice("aeIoUbcdKXZ 019 .,!-") for _ in range(r.randint(0, 9)))


def _records(r: Random) -> list[dict[str, object]]:
    names = ("pen", "book", "lamp", "cup", "bag")
    return [{"name": name, "price": r.randint(1, 9)} for name in r.sample(names, r.randint(0, 4))]


ENTRIES = (
    made(
        "finders.first_above",
        "first_greater_than first_above find_first_greater first_exceeding",
        "numbers: list[int]; limit: int",
        "int | None",
        """
        Find the first of {numbers} that is greater than {limit}, None if there is none.
        Which element exceeds the limit first?
        first value over a threshold
        Given a list and a limit, return the first number above it, or None.
        Returns the earliest element that is strictly larger than {limit}.
        first number bigger than a limit
        """,
        """
        return next((number for number in numbers if number > limit), None)
        ---
        for number in numbers:
            if number > limit:
                return number
        return None
        """,
        lambda r: (_ints(r), r.randint(-2, 12)),
    ),
    made(
        "finders.first_below",
        "first_less_than first_below find_first_smaller",
        "numbers: list[int]; limit: int",
        "int | None",
        """
        Find the first of {numbers} that is less than {limit}, None if there is none.
        Which element is below the limit first?
        first value under a threshold
        Given a list and a limit, return the first number smaller than it, or None.
        Returns the earliest element that is strictly below {limit}.
        first number smaller than a limit
        """,
        """
        return next((number for number in numbers if number < limit), None)
        ---
        for number in numbers:
            if number < limit:
                return number
        return None
        """,
        lambda r: (_ints(r), r.randint(-5, 8)),
    ),
    made(
        "finders.last_above",
        "last_greater_than last_above find_last_greater",
        "numbers: list[int]; limit: int",
        "int | None",
        """
        Find the last of {numbers} that is greater than {limit}, None if there is none.
        Which element is the last one above the limit?
        last value over a threshold
        Given a list and a limit, return the last number that exceeds it, or None.
        Returns the latest element that is strictly larger than {limit}.
        last number bigger than a limit
        """,
        """
        return next((number for number in reversed(numbers) if number > limit), None)
        ---
        result = None
        for number in numbers:
            if number > limit:
                result = number
        return result
        """,
        lambda r: (_ints(r), r.randint(-2, 12)),
    ),
    made(
        "finders.first_divisible",
        "first_divisible first_divisible_by find_first_multiple first_multiple",
        "numbers: list[int]; divisor: int",
        "int | None",
        """
        Find the first of {numbers} that is divisible by {divisor}, None if there is none.
        Which element is the first multiple of the divisor?
        first multiple in a list
        Given a list of integers, return the first that leaves no remainder, or None; {divisor} is not 0.
        Returns the earliest element with remainder 0.
        first number divisible by another
        """,
        """
        return next((number for number in numbers if number % divisor == 0), None)
        ---
        for number in numbers:
            if number % divisor == 0:
                return number
        return None
        """,
        lambda r: (_ints(r), r.choice((2, 3, 4, 5, 7))),
    ),
    made(
        "finders.first_odd",
        "first_odd find_first_odd get_first_odd",
        "numbers: list[int]",
        "int | None",
        """
        Find the first odd one of {numbers}, None if all are even.
        Which odd number comes first in the list?
        first odd number
        Given a list of integers, return its first odd element, or None.
        Returns the earliest number that is not divisible by 2.
        first odd or None
        """,
        """
        return next((number for number in numbers if number % 2 == 1), None)
        ---
        for number in numbers:
            if number % 2 != 0:
                return number
        return None
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "finders.first_positive",
        "first_positive find_first_positive get_first_positive",
        "numbers: list[int]",
        "int | None",
        """
        Find the first positive one of {numbers}, None if there is none.
        Which number above zero comes first?
        first positive number
        Given a list, return its first element greater than 0, or None.
        Returns the earliest positive number; zero is not positive.
        first number > 0
        """,
        """
        return next((number for number in numbers if number > 0), None)
        ---
        for number in numbers:
            if number > 0:
                return number
        return None
        """,
        lambda r: (draw.ints(r, 0, 5, -9, 5),),
    ),
    made(
        "finders.first_negative_index",
        "first_negative_index index_of_first_negative find_first_negative",
        "numbers: list[int]",
        "int",
        """
        Find the index of the first negative number in {numbers}, -1 if there is none.
        At which position is the first element below zero?
        index of first negative
        Given a list, return where its first negative element stands, or -1.
        Returns the smallest i with numbers[i] < 0.
        position of the first number < 0
        """,
        """
        return next((i for i, number in enumerate(numbers) if number < 0), -1)
        ---
        for i in range(len(numbers)):
            if numbers[i] < 0:
                return i
        return -1
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "finders.closest_to_zero",
        "closest_to_zero nearest_to_zero find_closest_number close_to_zero",
        "numbers: list[int]",
        "int | None",
        """
        Find the one of {numbers} that is closest to zero; the positive one on a tie, None if empty.
        Which element has the smallest absolute value?
        number nearest to 0
        Given a list of integers, return the closest to 0; of -2 and 2 take 2.
        Returns the element with the least distance to zero, preferring positive numbers.
        closest to zero
        The one of {numbers} that is closest to 0; the positive one on a tie, None for an empty list.
        number nearest to zero
        Return the element with the smallest absolute value; of 3 and -3 the positive one.
        """,
        """
        return min(numbers, key=lambda number: (abs(number), -number), default=None)
        ---
        best = None
        for number in numbers:
            if best is None or abs(number) < abs(best) or (abs(number) == abs(best) and number > best):
                best = number
        return best
        """,
        lambda r: ([r.randint(-6, 6) or 3 for _ in range(r.randint(0, 5))],),
    ),
    made(
        "finders.farthest_from",
        "farthest_from furthest find_farthest most_distant",
        "numbers: list[int]; target: int",
        "int | None",
        """
        Find the one of {numbers} that is farthest from {target}; the first one on a tie, None if empty.
        Which element has the largest distance to the target?
        furthest number
        Given a list and a target, return the element that differs from it most.
        Returns the number with the largest absolute difference to {target}.
        most distant value
        """,
        """
        return max(numbers, key=lambda number: abs(number - target), default=None)
        ---
        best = None
        for number in numbers:
            if best is None or abs(number - target) > abs(best - target):
                best = number
        return best
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 20), r.randint(0, 20)),
    ),
    made(
        "finders.largest_less_than",
        "largest_less_than largest_below biggest_smaller_than previous_smaller_value",
        "numbers: list[int]; limit: int",
        "int | None",
        """
        Find the largest of {numbers} that is less than {limit}, None if there is none.
        What is the maximum of the elements below the limit?
        largest value strictly under a bound
        Given a list and a limit, return the greatest element smaller than it, or None.
        Returns the highest number under {limit}; {limit} itself does not count.
        max of the smaller ones
        """,
        """
        return max((number for number in numbers if number < limit), default=None)
        ---
        below = [number for number in numbers if number < limit]
        return max(below) if below else None
        """,
        lambda r: (_ints(r), r.randint(-3, 12)),
    ),
    made(
        "finders.largest_multiple_up_to",
        "largest_multiple max_multiple round_down_to_multiple",
        "divisor: int; bound: int",
        "int",
        """
        Find the largest multiple of {divisor} that is not greater than {bound}.
        Which multiple of the divisor is the last one up to the bound?
        largest multiple within a bound
        Given a positive divisor and a bound, return the greatest number <= {bound} divisible by it.
        Returns {bound} rounded down to a multiple of {divisor}.
        biggest n with n % divisor == 0 and n <= bound
        The largest number up to and including {bound} that {divisor} divides.
        max multiple
        Return the greatest multiple of the divisor that does not exceed the bound.
        """,
        """
        return bound // divisor * divisor
        ---
        return bound - bound % divisor
        """,
        lambda r: (r.randint(1, 9), r.choice((r.randint(0, 100), r.randint(-9, 9)))),
    ),
    made(
        "finders.nth_smallest_distinct",
        "nth_smallest_distinct nth_smallest kth_smallest_unique nth_lowest",
        "numbers: list[int]; n: int",
        "int | None",
        """
        Find the {n}-th smallest different value of {numbers}, None if there are not so many.
        Which number comes in place {n} when the distinct values are sorted in ascending order?
        n-th smallest distinct number, the minimum being number 1
        Given a list, count every value once and return the one in place {n} from below, or None.
        Returns the second lowest value for {n} = 2, the third lowest for {n} = 3 and so on.
        rank from below without duplicates
        """,
        """
        distinct = sorted(set(numbers))
        return distinct[n - 1] if 1 <= n <= len(distinct) else None
        """,
        lambda r: (_small(r), r.randint(1, 4)),
    ),
    made(
        "finders.indices_above",
        "indices_greater_than positions_above find_indices_above",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        Find the indices of all {numbers} that are greater than {limit}.
        At which positions do the elements exceed the limit?
        positions of values over a threshold
        Given a list and a limit, return the list of indexes whose element is larger.
        Returns every i with numbers[i] > {limit}, in ascending order.
        where the numbers are above a limit
        """,
        """
        return [i for i, number in enumerate(numbers) if number > limit]
        ---
        indices = []
        for i in range(len(numbers)):
            if numbers[i] > limit:
                indices.append(i)
        return indices
        """,
        lambda r: (_ints(r), r.randint(-2, 10)),
    ),
    made(
        "finders.indices_of_evens",
        "indices_of_even even_number_positions find_even_indices",
        "numbers: list[int]",
        "list[int]",
        """
        Find the indices of the even numbers in {numbers}.
        At which positions are the even elements?
        positions of evens
        Given a list of integers, return the list of indexes whose element is divisible by 2.
        Returns every i with numbers[i] % 2 == 0, in ascending order.
        where the even numbers are
        """,
        """
        return [i for i, number in enumerate(numbers) if number % 2 == 0]
        ---
        indices = []
        for i, number in enumerate(numbers):
            if number % 2 == 0:
                indices.append(i)
        return indices
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "finders.largest_pair_sum",
        "largest_pair_sum max_sum_of_two sum_of_two_largest",
        "numbers: list[int]",
        "int | None",
        """
        Find the largest sum of two of {numbers}, None for fewer than two elements.
        How much do the two greatest elements add up to?
        maximum pair sum
        Given a list, return the sum of its two largest numbers, which may be equal.
        Returns the greatest total of two elements at different positions.
        two largest, added
        """,
        """
        if len(numbers) < 2:
            return None
        return sum(sorted(numbers)[-2:])
        ---
        return max((a + b for a, b in combinations(numbers, 2)), default=None)
        """,
        lambda r: (_ints(r),),
        "from itertools import combinations",
    ),
    made(
        "finders.pair_closest_to_sum",
        "pair_closest_to_target closest_pair_sum nearest_sum_pair",
        "numbers: list[int]; target: int",
        "tuple[int, int] | None",
        """
        Find the pair of {numbers} whose sum is closest to {target}; None for fewer than two numbers.
        Which two elements add up to nearly the target? The first such pair in list order.
        pair with sum nearest to a target
        Given a list and a target, return the two elements at different positions with the best sum.
        Returns (a, b), a standing before b, with minimal abs(a + b - {target}); ties go to the first pair.
        two numbers with a sum close to the target
        pair with sum closest to a target
        Return the pair of elements that add up to the value nearest to {target}, in list order, or None.
        """,
        """
        return min(combinations(numbers, 2), key=lambda pair: abs(sum(pair) - target), default=None)
        ---
        best = None
        for i, a in enumerate(numbers):
            for b in numbers[i + 1 :]:
                if best is None or abs(a + b - target) < abs(best[0] + best[1] - target):
                    best = (a, b)
        return best
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 20), r.randint(5, 30)),
        "from itertools import combinations",
    ),
    made(
        "finders.smallest_mode",
        "most_frequent_smallest smallest_mode mode_smallest_on_tie",
        "numbers: list[int]",
        "int | None",
        """
        Find the most frequent of {numbers}; of equally frequent ones the smallest. None if empty.
        Which value occurs most often, the lowest in case of a tie?
        mode, smallest first
        Given a list, return the value with the highest count, choosing the least one among several.
        Returns the most common number, ties broken by size.
        lowest of the most common values
        """,
        """
        counts = Counter(numbers)
        return min(counts, key=lambda number: (-counts[number], number), default=None)
        ---
        if not numbers:
            return None
        return max(sorted(set(numbers)), key=numbers.count)
        """,
        lambda r: (_small(r),),
        "from collections import Counter",
    ),
    made(
        "finders.most_frequent_digit",
        "most_frequent_digit most_common_digit",
        "number: int",
        "int",
        """
        Find the digit that occurs most often in {number}; the smallest one on a tie.
        Which digit is the most frequent in the integer?
        most common digit
        Given an integer, return the digit with the most occurrences; its sign does not matter.
        Returns a digit from 0 to 9, the lowest of equally frequent ones.
        digit seen most often
        The digit that occurs most often in {number}; the smallest one on a tie.
        Return the digit with the highest count, the lowest if several share it.
        """,
        """
        digits = str(abs(number))
        return int(max(sorted(set(digits)), key=digits.count))
        ---
        counts = [0] * 10
        for digit in str(abs(number)):
            counts[int(digit)] += 1
        return counts.index(max(counts))
        """,
        lambda r: (r.choice((0, r.randint(-99, 99), r.randint(0, 99999), 1223, 2211)),),
    ),
    made(
        "finders.odd_occurrences",
        "find_odd_occurrence odd_count_element appears_odd_times",
        "numbers: list[int]",
        "int | None",
        """
        Find the first of {numbers} that occurs an odd number of times, None if there is none.
        Which value appears 1, 3, 5, ... times in the list?
        element with an odd count
        Given a list of integers, return the one whose number of occurrences is odd; the first such one.
        Returns the earliest element with an odd frequency.
        value that is there an odd number of times
        """,
        """
        return next((number for number in numbers if numbers.count(number) % 2 == 1), None)
        ---
        counts = Counter(numbers)
        for number in numbers:
            if counts[number] % 2:
                return number
        return None
        """,
        lambda r: (_small(r),),
        "from collections import Counter",
    ),
    made(
        "finders.parity_outlier",
        "find_outlier parity_outlier find_parity_outlier odd_one_out",
        "numbers: list[int]",
        "int",
        """
        Find the only even or only odd one of {numbers}; all the others have the other parity.
        Which element is the parity outlier of at least three integers?
        number with a different parity
        Given a list in which all but one are odd, or all but one are even, return that one.
        Returns the single number that does not share the parity of the rest.
        odd one out by parity
        """,
        """
        evens = [number for number in numbers if number % 2 == 0]
        odds = [number for number in numbers if number % 2 == 1]
        return evens[0] if len(evens) == 1 else odds[0]
        """,
        lambda r: (
            lambda shift, size: (
                r.sample(
                    [2 * r.randint(-4, 9) + shift for _ in range(size)] + [2 * r.randint(-4, 9) + 1 - shift],
                    size + 1,
                ),
            )
        )(r.randint(0, 1), r.randint(2, 5)),
    ),
    made(
        "finders.missing_from_second",
        "find_missing_element missing_from_copy lost_number",
        "full: list[int]; partial: list[int]",
        "int | None",
        """
        Find the element of {full} that is missing in {partial}, a shuffled copy; None if nothing is.
        Which number was removed when the list was copied and mixed?
        the lost element
        Given a list and a copy in another order that lacks at most one element, return that element or None.
        Returns the value that occurs less often in {partial} than in {full}.
        one number is gone
        """,
        """
        return next((item for item in full if full.count(item) > partial.count(item)), None)
        ---
        return next(iter(Counter(full) - Counter(partial)), None)
        """,
        lambda r: (lambda full: (full, r.sample(full, max(0, len(full) - r.choice((0, 1, 1, 1))))))(
            _small(r)
        ),
        "from collections import Counter",
    ),
    made(
        "finders.first_missing_in",
        "first_not_in first_missing first_without_match",
        "items: list[str]; known: list[str]",
        "str | None",
        """
        Find the first of {items} that is not in {known}, None if all are.
        Which element is the first that the other list lacks?
        first unknown element
        Given two lists, return the earliest item that does not occur in {known}, or None.
        Returns the first of {items} without a match.
        first one not contained elsewhere
        """,
        """
        return next((item for item in items if item not in known), None)
        ---
        for item in items:
            if item not in known:
                return item
        return None
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 4))], r.sample("abcd", r.randint(0, 4))),
    ),
    made(
        "finders.item_after",
        "element_after next_item get_next item_after",
        "items: list[str]; item: str",
        "str | None",
        """
        Find the element that follows the first {item} in {items}; None if there is none.
        What comes directly after the given item?
        next element in a list
        Given a list and an item, return the one behind it, or None if it is the last or not there.
        Returns the successor of {item}.
        what follows an item
        """,
        """
        if item not in items:
            return None
        index = items.index(item) + 1
        return items[index] if index < len(items) else None
        ---
        for i, other in enumerate(items):
            if other == item:
                return items[i + 1] if i + 1 < len(items) else None
        return None
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 5))], r.choice("abc")),
    ),
    made(
        "finders.item_before",
        "element_before previous_item get_previous item_before",
        "items: list[str]; item: str",
        "str | None",
        """
        Find the element that stands before the first {item} in {items}; None if there is none.
        What comes directly before the given item?
        previous element in a list
        Given a list and an item, return the one in front of it, or None if it is the first or not there.
        Returns the predecessor of {item}.
        what precedes an item
        """,
        """
        if item not in items:
            return None
        index = items.index(item)
        return items[index - 1] if index > 0 else None
        ---
        previous = None
        for other in items:
            if other == item:
                return previous
            previous = other
        return None
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 5))], r.choice("abc")),
    ),
    made(
        "finders.next_around",
        "next_in_cycle next_cyclic cycle_next next_option",
        "items: list[str]; current: str",
        "str",
        """
        Find the element after {current} in {items}; the first one follows the last and anything unknown.
        What comes next in the cycle?
        next option, wrapping around
        Given a list and an element, return what stands behind it, going back to the start at the end.
        Returns the cyclic successor of {current}, items[0] if it is not in the list.
        who is next in the round
        """,
        """
        if current not in items:
            return items[0]
        return items[(items.index(current) + 1) % len(items)]
        ---
        index = items.index(current) + 1 if current in items else 0
        return items[index % len(items)]
        """,
        lambda r: (lambda items: (items, r.choice((*items, "x"))))(r.sample("abcdef", r.randint(1, 5))),
    ),
    made(
        "finders.middle_element",
        "middle_element middle_item get_middle center_element",
        "items: list[int]",
        "int | None",
        """
        Find the element in the middle of {items}; of two middle ones the second, None if empty.
        Which item stands at the center of the list?
        middle element
        Given a list, return the one at index length // 2, or None for an empty list.
        Returns the element halfway through {items}; nothing is sorted.
        item in the middle position
        """,
        """
        return items[len(items) // 2] if items else None
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "finders.middle_elements",
        "middle_elements get_middle_elements center_items",
        "items: list[int]",
        "list[int]",
        """
        Find the middle of {items}: one element if their number is odd, two if it is even.
        Which one or two elements stand at the center of the list?
        middle one or two
        Given a list, return a list with its middle element, or with the two middle ones; [] if empty.
        Returns the slice around the center of {items}.
        center of a list
        """,
        """
        if not items:
            return []
        return items[(len(items) - 1) // 2 : len(items) // 2 + 1]
        ---
        half = len(items) // 2
        if len(items) % 2:
            return [items[half]]
        return items[half - 1 : half + 1] if items else []
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "finders.nth_even",
        "nth_even get_nth_even even_number_at",
        "numbers: list[int]; n: int",
        "int | None",
        """
        Find the {n}-th even number of {numbers}, counting from 1; None if there are not so many.
        Which is even number {n} in the list?
        n-th even element
        Given a list of integers, return the one that is the {n}-th even one in order, or None.
        Returns element {n} of the evens, where the first has number 1.
        even number by rank of appearance
        """,
        """
        evens = [number for number in numbers if number % 2 == 0]
        return evens[n - 1] if 1 <= n <= len(evens) else None
        """,
        lambda r: (_ints(r), r.randint(1, 4)),
    ),
    made(
        "finders.last_n_evens",
        "last_n_even last_evens even_numbers_from_end",
        "numbers: list[int]; n: int",
        "list[int]",
        """
        Find the last {n} even numbers of {numbers}, in their order.
        Which even elements are the {n} nearest to the end of the list?
        last n evens
        Given a list of integers, return up to {n} of its even ones, taken from the end but not reversed.
        Returns the final {n} even elements; fewer if there are not so many.
        last even numbers
        """,
        """
        evens = [number for number in numbers if number % 2 == 0]
        return evens[max(0, len(evens) - n) :]
        ---
        evens = [number for number in numbers if number % 2 == 0]
        return evens[-n:] if n else []
        """,
        lambda r: (_ints(r), r.randint(0, 4)),
    ),
    made(
        "finders.shortest_string",
        "shortest_string shortest_word shortest_in_list find_shortest",
        "words: list[str]",
        "str | None",
        """
        Find the shortest of {words}; the first one on a tie, None for an empty list.
        Which string of the list has the fewest characters?
        shortest word in a list
        Given a list of strings, return the one with the least length, or None.
        Returns the first element of minimal length.
        shortest element
        """,
        """
        return min(words, key=len, default=None)
        ---
        shortest = None
        for word in words:
            if shortest is None or len(word) < len(shortest):
                shortest = word
        return shortest
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "finders.first_with_prefix",
        "first_starting_with find_by_prefix first_with_prefix",
        "words: list[str]; prefix: str",
        "str | None",
        """
        Find the first of {words} that starts with {prefix}, None if there is none.
        Which string is the first to begin with the given letters?
        first word with a prefix
        Given a list of strings, return the earliest with the prefix, or None; upper and lower case differ.
        Returns the first element for which startswith({prefix}) holds.
        first one beginning with
        """,
        """
        return next((word for word in words if word.startswith(prefix)), None)
        ---
        for word in words:
            if word.startswith(prefix):
                return word
        return None
        """,
        lambda r: (draw.words(r), r.choice(("b", "r", "p", "c", "t", "m"))),
    ),
    made(
        "finders.first_containing",
        "first_containing find_first_with first_matching",
        "strings: list[str]; part: str",
        "str | None",
        """
        Find the first of {strings} that contains {part}, None if there is none.
        Which string is the first with the given substring?
        first string with a substring
        Given a list of strings, return the earliest in which {part} occurs, or None.
        Returns the first element of which {part} is a part.
        first one that contains a text
        """,
        """
        return next((string for string in strings if part in string), None)
        ---
        for string in strings:
            if part in string:
                return string
        return None
        """,
        lambda r: (draw.words(r), r.choice(("a", "o", "ea", "n", "i"))),
    ),
    made(
        "finders.first_digit_in_text",
        "first_digit_index index_of_first_digit find_first_digit",
        "text: str",
        "int",
        """
        Find the index of the first digit in {text}, -1 if there is none.
        At which position does the first digit of the string stand?
        index of first digit
        Given a string, return where its first digit is, or -1.
        Returns the smallest i for which text[i] is a digit.
        position of the first number character
        """,
        """
        return next((i for i, char in enumerate(text) if char.isdigit()), -1)
        ---
        for i, char in enumerate(text):
            if char.isdigit():
                return i
        return -1
        """,
        lambda r: (_text(r),),
    ),
    made(
        "finders.first_uppercase",
        "first_uppercase first_capital find_first_upper",
        "text: str",
        "str",
        """
        Find the first upper-case letter of {text}, '' if there is none.
        Which capital comes first in the string?
        first capital letter
        Given a string, return its first upper-case character, or an empty string.
        Returns the earliest character for which isupper() holds.
        first letter in upper case
        """,
        """
        return next((char for char in text if char.isupper()), "")
        ---
        for char in text:
            if char.isupper():
                return char
        return ""
        """,
        lambda r: (_text(r),),
    ),
    made(
        "finders.first_vowel",
        "first_vowel find_first_vowel get_first_vowel",
        "text: str",
        "str",
        """
        Find the first vowel of {text} as it is written there, '' if there is none.
        Which of a, e, i, o and u comes first in the string, in either case?
        first vowel
        Given a word, return its first vowel, or an empty string without any.
        Returns the earliest character that is a vowel.
        first a, e, i, o or u
        """,
        """
        return next((char for char in text if char in "aeiouAEIOU"), "")
        ---
        for char in text:
            if char.lower() in "aeiou":
                return char
        return ""
        """,
        lambda r: (_text(r),),
    ),
    made(
        "finders.last_vowel_index",
        "last_vowel_index index_of_last_vowel find_last_vowel",
        "text: str",
        "int",
        """
        Find the index of the last vowel in {text}, -1 if there is none.
        At which position does the last of a, e, i, o and u stand, in either case?
        index of last vowel
        Given a word, return where its final vowel is, or -1.
        Returns the largest i for which text[i] is a vowel.
        position of the last vowel
        """,
        """
        return max((i for i, char in enumerate(text) if char in "aeiouAEIOU"), default=-1)
        ---
        for i in range(len(text) - 1, -1, -1):
            if text[i].lower() in "aeiou":
                return i
        return -1
        """,
        lambda r: (_text(r),),
    ),
    made(
        "finders.list_with_max_sum",
        "list_with_largest_sum sublist_with_max_sum max_sum_list",
        "lists: list[list[int]]",
        "list[int]",
        """
        Find the one of {lists} with the largest sum; the first one on a tie, [] if there are none.
        Which inner list adds up to the most?
        sublist with the maximum total
        Given a list of lists of numbers, return the one whose elements have the highest sum.
        Returns the first inner list of maximal sum.
        list with the largest total
        """,
        """
        return max(lists, key=sum, default=[])
        ---
        best = None
        for inner in lists:
            if best is None or sum(inner) > sum(best):
                best = inner
        return best if best is not None else []
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "finders.pair_with_min_second",
        "min_by_second pair_with_smallest_value lowest_pair",
        "pairs: list[tuple[str, int]]",
        "tuple[str, int] | None",
        """
        Find the one of {pairs} with the smallest second item; the first one on a tie, None if empty.
        Which tuple has the least value?
        tuple with minimum second element
        Given (name, value) tuples, return the one with the lowest value, or None.
        Returns the pair whose second element is minimal.
        pair with the lowest number
        """,
        """
        return min(pairs, key=lambda pair: pair[1], default=None)
        ---
        best = None
        for pair in pairs:
            if best is None or pair[1] < best[1]:
                best = pair
        return best
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "finders.second_best_key",
        "second_highest_key runner_up second_best",
        "scores: dict[str, int]",
        "str | None",
        """
        Find the key with the second highest value in {scores}, None for fewer than two entries.
        Who is in second place? Of equal values the earlier key comes first.
        runner-up of a dictionary
        Given a dictionary from names to scores, return the name that comes second by score, or None.
        Returns the second key when {scores} are sorted from high to low; ties keep their order.
        second best
        """,
        """
        ranked = sorted(scores, key=scores.get, reverse=True)
        return ranked[1] if len(ranked) > 1 else None
        """,
        lambda r: ({key: r.randint(0, 6) for key in r.sample(draw.WORDS, r.randint(0, 4))},),
    ),
    made(
        "finders.best_by_parallel_list",
        "name_of_highest best_name name_with_max_score who_has_most",
        "names: list[str]; scores: list[int]",
        "str | None",
        """
        Find the one of {names} that belongs to the largest of {scores}; None if there are none.
        Who has the highest score, when scores and names are in the same order?
        name at the position of the maximum
        Given two equally long lists, return the name with the greatest score; the first one on a tie.
        Returns names[i] for the i with maximal scores[i].
        winner from two parallel lists
        """,
        """
        if not scores:
            return None
        return names[scores.index(max(scores))]
        ---
        best = max(zip(scores, names), key=lambda pair: pair[0], default=None)
        return best[1] if best else None
        """,
        lambda r: (lambda names: (names, [r.randint(0, 5) for _ in names]))(
            r.sample(("Ann", "Bob", "Cy", "Di", "Eve"), r.randint(0, 4))
        ),
    ),
    made(
        "finders.longest_with_letter",
        "longest_starting_with longest_word_with_letter longest_with_prefix",
        "words: list[str]; letter: str",
        "str",
        """
        Find the longest of {words} that starts with {letter}, '' if none does; the first one on a tie.
        Which of the strings beginning with the letter has the most characters?
        longest word with an initial letter
        Given a list of words and a letter, return the longest one that begins with it; case matters.
        Returns the first longest element starting with {letter}.
        longest word by first letter
        """,
        """
        return max((word for word in words if word.startswith(letter)), key=len, default="")
        ---
        longest = ""
        for word in words:
            if word.startswith(letter) and len(word) > len(longest):
                longest = word
        return longest
        """,
        lambda r: (draw.words(r), r.choice("bcrpt")),
    ),
)
