"""Questions about lists: extremes, sums, products, counts, frequencies, checks, positions."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _few(r: Random, low: int = 0, high: int = 7, top: int = 4) -> list[int]:
    return [r.randint(0, top) for _ in range(r.randint(low, high))]


def _numbers(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return [r.randint(-9, 15) for _ in range(r.randint(low, high))]


def _ordered(r: Random) -> list[int]:
    numbers = sorted(_numbers(r, 0, 5))
    return r.choice((numbers, numbers[::-1], _numbers(r, 0, 4), [3] * r.randint(1, 3)))


ENTRIES = (
    made(
        "list_questions.sum_of_squares",
        "sum_squares square_sum sum_of_squares",
        "numbers: list[int]",
        "int",
        """
        Add up the squares of {numbers}.
        sum of squares of a list
        Return the total of number * number over all elements, 0 for an empty list.
        Given a list, square each number and sum the results.
        What do the squared elements add up to?
        Square every element and return the total.
        squared sum of all items
        Sum of the squares of {numbers}.
        How much do the squared elements add up to?
        square each number and sum
        Return the total of number * number over all elements; 0 for an empty list.
        """,
        """
        return sum(number * number for number in numbers)
        ---
        return sum(number**2 for number in numbers)
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_questions.sum_of_powers",
        "sum_of_powers power_sum sum_raised",
        "numbers: list[int]; exponent: int",
        "int",
        """
        Raise each of {numbers} to {exponent} and add up the results.
        sum of powers, such as the sum of cubes
        Return the total of number ** {exponent} over all elements; the exponent is not negative.
        Given a list and an exponent, what do the powers of its elements add up to?
        Calculate the sum of all elements raised to a given exponent.
        sum of nth powers of list items
        """,
        """
        return sum(number**exponent for number in numbers)
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
    ),
    made(
        "list_questions.sum_multiples",
        "sum_divisible sum_of_multiples sum_multiples_in_list",
        "numbers: list[int]; divisor: int",
        "int",
        """
        Add up the numbers that are divisible by {divisor}.
        sum of the multiples in a list
        Return the total of those {numbers} that {divisor} divides without remainder, 0 if there are none.
        Given a list and a divisor, sum only what is divisible.
        Calculate the sum of all elements that can be divided evenly by {divisor}.
        total of the divisible items
        Sum of the {numbers} that are divisible by {divisor}.
        How much do the multiples of the divisor in the list add up to?
        sum of multiples in a list
        Add up the {numbers} that are divisible by {divisor}.
        """,
        """
        return sum(number for number in numbers if number % divisor == 0)
        """,
        lambda r: (_numbers(r), r.randint(2, 5)),
    ),
    made(
        "list_questions.sum_above",
        "sum_above sum_greater_than sum_over_limit",
        "numbers: list[int]; limit: int",
        "int",
        """
        Add up the numbers that are greater than {limit}.
        sum of large elements
        Return the total of those {numbers} that exceed {limit}, 0 if there are none.
        Given a list and a limit, sum only what lies above it.
        Calculate the total of all items bigger than a threshold.
        add only the values over {limit}
        Sum of the {numbers} that are greater than {limit}.
        How much do the elements above the limit add up to?
        sum of values over a threshold
        Add up the {numbers} that are greater than {limit}.
        """,
        """
        return sum(number for number in numbers if number > limit)
        """,
        lambda r: (_numbers(r), r.randint(-3, 9)),
    ),
    made(
        "list_questions.sum_distinct",
        "sum_distinct sum_unique sum_of_set",
        "numbers: list[int]",
        "int",
        """
        Add up the different values in a list, each once.
        sum without duplicates
        Return the total of the distinct elements of {numbers}.
        Given a list with repeats, count every value only one time in the sum.
        What do the unique values add up to?
        Sum of a list after removing duplicates.
        Calculate the sum of all unique items.
        Sum of the distinct values in {numbers}: each counts once.
        How much do the different elements add up to?
        """,
        """
        return sum(set(numbers))
        """,
        lambda r: (_few(r, 0, 8, 6),),
    ),
    made(
        "list_questions.sum_of_singles",
        "sum_of_non_repeated sum_singles sum_occurring_once",
        "numbers: list[int]",
        "int",
        """
        Add up the numbers that occur exactly once.
        sum of the non-repeated elements
        Return the total of all {numbers} that have no duplicate in the list.
        Given a list, ignore every value that appears more than once and sum the rest.
        Sum only the values without duplicates.
        total of the items that appear one time
        Sum of those {numbers} that occur exactly once.
        How much do the elements without a duplicate add up to?
        sum of non-repeated elements
        Add up the {numbers} that occur exactly once.
        """,
        """
        return sum(number for number in numbers if numbers.count(number) == 1)
        ---
        return sum(number for number, count in Counter(numbers).items() if count == 1)
        """,
        lambda r: (_few(r, 0, 8, 6),),
        "from collections import Counter",
    ),
    made(
        "list_questions.sum_of_repeated",
        "sum_of_repeated sum_duplicates sum_of_duplicated",
        "numbers: list[int]",
        "int",
        """
        Add up the values that occur more than once, each value one time.
        sum of the duplicated elements
        Return the total of the distinct values with at least two copies in {numbers}.
        Given a list, which values repeat, and what do they add up to?
        Calculate the sum of all duplicate elements, counting each one time.
        total of values that appear twice or more
        """,
        """
        return sum(number for number, count in Counter(numbers).items() if count > 1)
        ---
        return sum(number for number in set(numbers) if numbers.count(number) > 1)
        """,
        lambda r: (_few(r, 0, 8, 5),),
        "from collections import Counter",
    ),
    made(
        "list_questions.sum_slice",
        "sum_range sum_between_indices sum_of_slice range_sum",
        "numbers: list[int]; start: int; end: int",
        "int",
        """
        Add up the elements from index {start} to index {end}, both included.
        sum of a part of a list
        Return numbers[start] + ... + numbers[end]; indices beyond the list count for nothing.
        Given a list and two positions from 0 on, total everything between them, the ends too.
        Calculate the sum of list elements in a range of indices.
        total from position {start} through position {end}
        Sum of {numbers} from index {start} to index {end}, both included.
        How much do the elements between two positions add up to?
        sum over an index range
        """,
        """
        return sum(numbers[start : end + 1])
        """,
        lambda r: (_numbers(r), r.randint(0, 4), r.randint(0, 7)),
    ),
    made(
        "list_questions.sum_of_absolutes",
        "sum_of_absolute_values absolute_sum abs_sum",
        "numbers: list[int]",
        "int",
        """
        Add up the absolute values of {numbers}.
        sum without regard to the signs
        Return the total of abs(number) over all elements.
        Given a list with negative numbers, sum how far each is from zero.
        Make all items positive and total them.
        sum of magnitudes
        Sum of the absolute values of {numbers}.
        How much do the elements add up to when signs are dropped?
        sum of absolutes
        add up magnitudes
        """,
        """
        return sum(abs(number) for number in numbers)
        ---
        return sum(map(abs, numbers))
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_questions.sum_of_pair_differences",
        "sum_of_pairwise_differences all_pairs_difference_sum pairwise_absolute_sum",
        "numbers: list[int]",
        "int",
        """
        Add up the absolute differences of all pairs of numbers.
        sum over every two elements of their distance
        Return the total of |a - b| over all unordered pairs of {numbers}.
        Given a list, compare each element with each later one and sum the gaps.
        Calculate the total of the differences between all possible pairs.
        sum of the distances of every two items
        """,
        """
        return sum(abs(a - b) for a, b in itertools.combinations(numbers, 2))
        ---
        total = 0
        for i, a in enumerate(numbers):
            for b in numbers[i + 1 :]:
                total += abs(a - b)
        return total
        """,
        lambda r: (_numbers(r),),
        "import itertools",
    ),
    made(
        "list_questions.sum_of_largest",
        "sum_of_largest sum_top_n sum_of_n_largest",
        "numbers: list[int]; n: int",
        "int",
        """
        Add up the {n} largest numbers.
        sum of the top n
        Return the total of the {n} greatest of {numbers}; all of them if there are not so many.
        Given a list, pick the highest n and sum them.
        What do the {n} biggest items total?
        top-n sum
        Add up the {n} largest of {numbers}, all if there are fewer.
        sum of the n largest numbers
        Return the total of the {n} highest elements.
        """,
        """
        return sum(sorted(numbers, reverse=True)[:n])
        ---
        return sum(heapq.nlargest(n, numbers))
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "list_questions.sum_of_smallest",
        "sum_of_smallest sum_bottom_n sum_of_n_smallest",
        "numbers: list[int]; n: int",
        "int",
        """
        Add up the {n} smallest numbers.
        sum of the lowest n
        Return the total of the {n} least of {numbers}; all of them if there are not so many.
        Given a list, pick the lowest n and sum them.
        What do the {n} lowest items total?
        bottom-n sum
        Add up the {n} smallest of {numbers}, all if there are fewer.
        sum of the n lowest numbers
        Return the total of the {n} least elements.
        """,
        """
        return sum(sorted(numbers)[:n])
        ---
        return sum(heapq.nsmallest(n, numbers))
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "list_questions.product_of_largest",
        "product_of_largest multiply_top_n product_of_n_largest",
        "numbers: list[int]; n: int",
        "int",
        """
        Multiply the {n} largest numbers.
        product of the top n
        Return the product of the {n} greatest of {numbers}; of all if there are not so many, 1 for none.
        Given a list, pick the highest n and multiply them together.
        What do the {n} biggest items multiply to?
        top-n product
        """,
        """
        return math.prod(sorted(numbers, reverse=True)[:n])
        ---
        return math.prod(heapq.nlargest(n, numbers))
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
        ("import heapq", "import math"),
    ),
    made(
        "list_questions.product_of_distinct",
        "product_of_distinct multiply_unique product_of_unique",
        "numbers: list[int]",
        "int",
        """
        Multiply the different values in a list, each once.
        product without duplicates
        Return the product of the distinct elements of {numbers}, 1 for an empty list.
        Given a list with repeats, use every value only one time in the product.
        Calculate the product of the unique items of a list.
        multiply after removing duplicates
        """,
        """
        return math.prod(set(numbers))
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 7))],),
        "import math",
    ),
    made(
        "list_questions.product_of_nonzero",
        "product_of_nonzero multiply_nonzero product_without_zeros",
        "numbers: list[int]",
        "int",
        """
        Multiply all numbers that are not 0.
        product ignoring zeros
        Return the product of the {numbers} other than 0, 1 if there are none.
        Given a list, skip the zeros and multiply the rest.
        Calculate the product of all non-zero elements.
        multiply everything but zeros
        Product of all {numbers} that are not 0, 1 if there are none.
        What do you get by multiplying everything except the zeros?
        product without zeros
        """,
        """
        return math.prod(number for number in numbers if number != 0)
        ---
        product = 1
        for number in numbers:
            if number:
                product *= number
        return product
        """,
        lambda r: ([r.randint(-3, 5) for _ in range(r.randint(0, 6))],),
        "import math",
    ),
    made(
        "list_questions.first_times_last",
        "first_times_last multiply_ends product_of_ends",
        "numbers: list[int]",
        "int",
        """
        Multiply the first number by the last one; 0 for an empty list.
        product of both ends
        Return numbers[0] * numbers[-1].
        Given a list, what is its first element times its last element?
        Find the product of the first and last item of a list.
        multiply the outer elements
        """,
        """
        return numbers[0] * numbers[-1] if numbers else 0
        """,
        lambda r: (_numbers(r, 0, 5),),
    ),
    made(
        "list_questions.sum_and_product",
        "sum_and_product sum_product_pair total_and_product",
        "numbers: list[int]",
        "tuple[int, int]",
        """
        Return the sum and the product of {numbers} as a tuple.
        sum and product of a list
        Given a list, add all elements and multiply all elements: (sum, product).
        An empty list has the sum 0 and the product 1.
        Calculate both the total and the product of a list.
        add up and multiply all items
        """,
        """
        return sum(numbers), math.prod(numbers)
        ---
        total, product = 0, 1
        for number in numbers:
            total += number
            product *= number
        return total, product
        """,
        lambda r: ([r.randint(-3, 6) for _ in range(r.randint(0, 5))],),
        "import math",
    ),
    made(
        "list_questions.evens_minus_odds",
        "even_odd_difference difference_even_odd_sums evens_minus_odds",
        "numbers: list[int]",
        "int",
        """
        Sum of the even numbers minus sum of the odd numbers.
        difference of even and odd sums
        Return how much more the even {numbers} add up to than the odd ones.
        Given a list, add what is even and subtract what is odd.
        Find the difference between the sum of evens and the sum of odds.
        even total minus odd total
        Sum of the even {numbers} minus the sum of the odd ones.
        By how much is the total of the evens larger than that of the odds?
        evens minus odds
        difference between the sums of even and odd numbers
        """,
        """
        return sum(number if number % 2 == 0 else -number for number in numbers)
        ---
        evens = sum(number for number in numbers if number % 2 == 0)
        return evens - (sum(numbers) - evens)
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_questions.largest_even",
        "largest_even max_even greatest_even",
        "numbers: list[int]",
        "int | None",
        """
        Largest even number in a list, None if there is none.
        max of the even numbers
        Return the greatest of {numbers} that is divisible by 2.
        Given a list, which is the highest even element?
        Find the biggest even item of a list.
        highest value divisible by two
        Find the largest even number in {numbers}, None if there is none.
        What is the maximum of the even elements?
        largest even number
        Largest even one of {numbers}, None if there is none.
        """,
        """
        return max((number for number in numbers if number % 2 == 0), default=None)
        """,
        lambda r: (_numbers(r, 0, 5),),
    ),
    made(
        "list_questions.largest_odd",
        "largest_odd max_odd greatest_odd",
        "numbers: list[int]",
        "int | None",
        """
        Largest odd number in a list, None if there is none.
        max of the odd numbers
        Return the greatest of {numbers} that is not divisible by 2.
        Given a list, which is the highest odd element?
        Find the biggest odd item of a list.
        highest value not divisible by two
        Find the largest odd number in {numbers}, None if there is none.
        What is the maximum of the odd elements?
        largest odd number
        Largest odd one of {numbers}, None if there is none.
        """,
        """
        return max((number for number in numbers if number % 2 == 1), default=None)
        """,
        lambda r: (_numbers(r, 0, 5),),
    ),
    made(
        "list_questions.smallest_even",
        "smallest_even min_even least_even",
        "numbers: list[int]",
        "int | None",
        """
        Smallest even number in a list, None if there is none.
        min of the even numbers
        Return the least of {numbers} that is divisible by 2.
        Given a list, which is the lowest even element?
        Find the lowest even item of a list.
        minimum over even values
        Find the smallest even number in {numbers}, None if there is none.
        What is the minimum of the even elements?
        smallest even number
        Smallest even one of {numbers}, None if there is none.
        """,
        """
        return min((number for number in numbers if number % 2 == 0), default=None)
        """,
        lambda r: (_numbers(r, 0, 5),),
    ),
    made(
        "list_questions.smallest_odd",
        "smallest_odd min_odd least_odd",
        "numbers: list[int]",
        "int | None",
        """
        Smallest odd number in a list, None if there is none.
        min of the odd numbers
        Return the least of {numbers} that is not divisible by 2.
        Given a list, which is the lowest odd element?
        Find the lowest odd item of a list.
        minimum over odd values
        Smallest odd one of {numbers}, None if there is none.
        minimum odd number in a list
        Return the least element that is not divisible by 2, or None.
        """,
        """
        return min((number for number in numbers if number % 2 == 1), default=None)
        """,
        lambda r: (_numbers(r, 0, 5),),
    ),
    made(
        "list_questions.smallest_positive",
        "smallest_positive min_positive least_positive",
        "numbers: list[int]",
        "int | None",
        """
        Smallest number above 0 in a list, None if there is none.
        min of the positive numbers
        Return the least positive one of {numbers}.
        Given a list, which positive element is closest to zero?
        Find the lowest value greater than zero.
        minimum over positive values
        Find the smallest positive number in {numbers}, None if there is none.
        Which element above zero is the least?
        smallest positive element
        """,
        """
        return min((number for number in numbers if number > 0), default=None)
        """,
        lambda r: ([r.randint(-9, 6) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "list_questions.largest_negative",
        "largest_negative max_negative greatest_negative",
        "numbers: list[int]",
        "int | None",
        """
        Largest number below 0 in a list, None if there is none.
        max of the negative numbers
        Return the greatest negative one of {numbers}.
        Given a list, which negative element is closest to zero?
        Find the highest value less than zero.
        maximum over negative values
        Find the largest negative number in {numbers}, None if there is none.
        Which element below zero is nearest to zero?
        largest negative element
        """,
        """
        return max((number for number in numbers if number < 0), default=None)
        """,
        lambda r: ([r.randint(-9, 6) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "list_questions.largest_multiple",
        "largest_multiple_in max_divisible largest_divisible",
        "numbers: list[int]; divisor: int",
        "int | None",
        """
        Largest number that is divisible by {divisor}, None if there is none.
        max of the multiples in a list
        Return the greatest of {numbers} that leaves no remainder when divided by {divisor}.
        Given a list and a divisor, find the highest multiple.
        Find the biggest item that {divisor} divides evenly.
        highest value divisible by k
        Find the largest of {numbers} that is divisible by {divisor}, None if there is none.
        What is the maximum of the multiples in the list?
        largest multiple in a list
        """,
        """
        return max((number for number in numbers if number % divisor == 0), default=None)
        """,
        lambda r: (_numbers(r, 0, 6), r.randint(2, 5)),
    ),
    made(
        "list_questions.second_smallest",
        "second_smallest second_lowest second_minimum",
        "numbers: list[int]",
        "int | None",
        """
        Second smallest distinct number of {numbers}, None if there is no such number.
        second minimum
        Return the least number that is greater than the minimum.
        Given a list, what is the second lowest value? Repeats of the lowest do not count.
        Find the second lowest unique element in a list.
        next after the minimum
        Second smallest distinct number of {numbers}, None if there is none.
        second smallest element
        """,
        """
        distinct = sorted(set(numbers))
        return distinct[1] if len(distinct) > 1 else None
        """,
        lambda r: (_few(r),),
    ),
    made(
        "list_questions.positions_of_max",
        "positions_of_maximum all_max_indices indices_of_max",
        "numbers: list[int]",
        "list[int]",
        """
        All indices at which the largest number stands.
        positions of the maximum
        Return the ascending indices of every element of {numbers} that equals the maximum; [] if empty.
        Given a list, where does its greatest value occur?
        Find every position of the biggest item of a list.
        where the max occurs, all places
        Find all indices at which the largest of {numbers} stands.
        At which positions is the maximum? [] for an empty list.
        all positions of the maximum
        List all indices at which the largest of {numbers} stands.
        """,
        """
        if not numbers:
            return []
        largest = max(numbers)
        return [i for i, number in enumerate(numbers) if number == largest]
        """,
        lambda r: (_few(r),),
    ),
    made(
        "list_questions.positions_of_min",
        "positions_of_minimum all_min_indices indices_of_min",
        "numbers: list[int]",
        "list[int]",
        """
        All indices at which the smallest number stands.
        positions of the minimum
        Return the ascending indices of every element of {numbers} that equals the minimum; [] if empty.
        Given a list, where does its lowest value occur?
        Find every position of the smallest item of a list.
        where the min occurs, all places
        """,
        """
        if not numbers:
            return []
        smallest = min(numbers)
        return [i for i, number in enumerate(numbers) if number == smallest]
        """,
        lambda r: (_few(r),),
    ),
    made(
        "list_questions.last_index_of_max",
        "last_index_of_max rightmost_maximum last_argmax",
        "numbers: list[int]",
        "int",
        """
        Index of the last largest number, -1 if the list is empty.
        rightmost maximum
        Return the highest index at which the greatest of {numbers} stands.
        Given a list whose maximum may occur several times, where is it for the last time?
        Find the position of the final occurrence of the maximum.
        last place of the biggest item
        Find the index of the last occurrence of the largest of {numbers}, -1 if the list is empty.
        Where does the maximum stand for the last time?
        last index of the maximum
        """,
        """
        if not numbers:
            return -1
        return len(numbers) - 1 - numbers[::-1].index(max(numbers))
        ---
        best = -1
        for i, number in enumerate(numbers):
            if best < 0 or number >= numbers[best]:
                best = i
        return best
        """,
        lambda r: (_few(r),),
    ),
    made(
        "list_questions.max_with_index",
        "max_with_index max_and_index largest_and_position",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        Largest number together with its index; None for an empty list.
        max and where it is
        Return (value, index) of the first greatest element of {numbers}.
        Given a list, find the maximum and its position at once.
        Return the biggest element of a list and its position.
        maximum value plus argmax
        Find the largest of {numbers} and its index, as a tuple; None for an empty list.
        What is the maximum and where does it stand first?
        (maximum, index)
        Largest of {numbers} together with its first index: (value, index), None for an empty list.
        """,
        """
        if not numbers:
            return None
        largest = max(numbers)
        return largest, numbers.index(largest)
        """,
        lambda r: (_few(r, 0, 7, 9),),
    ),
    made(
        "list_questions.indices_of_largest",
        "indices_of_n_largest top_n_indices argmax_n",
        "numbers: list[int]; n: int",
        "list[int]",
        """
        Indices of the {n} largest numbers, the largest first.
        positions of the top n
        Return where the {n} greatest of {numbers} stand; of equal numbers the earlier one comes first.
        Given a list, at which positions are the n highest values?
        Find the positions of the n biggest items.
        argsort descending, first {n}
        """,
        """
        return sorted(range(len(numbers)), key=lambda i: -numbers[i])[:n]
        ---
        return heapq.nlargest(n, range(len(numbers)), key=numbers.__getitem__)
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "list_questions.n_largest_in_order",
        "n_largest_in_order top_n_keep_order largest_n_original_order",
        "numbers: list[int]; n: int",
        "list[int]",
        """
        The {n} largest numbers in the order in which they stand in the list.
        top n without sorting the result
        Return the {n} greatest of {numbers}, original order kept; of equal ones the earlier is taken.
        Given a list, drop all but the n highest values and do not rearrange them.
        Keep the {n} biggest items of a list without changing their order.
        select the highest n, order preserved
        """,
        """
        best = sorted(range(len(numbers)), key=lambda i: -numbers[i])[:n]
        return [numbers[i] for i in sorted(best)]
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
    ),
    made(
        "list_questions.distance_between_extremes",
        "distance_between_extremes extremes_distance min_max_index_distance",
        "numbers: list[int]",
        "int",
        """
        How many places apart are the first minimum and the first maximum?
        distance between the positions of min and max
        Return |index of the largest - index of the smallest| of {numbers}, 0 for an empty list.
        Given a list, find both extremes and return how far they are from each other by index.
        Find the number of positions between the smallest and the biggest item.
        index gap of min and max
        """,
        """
        if not numbers:
            return 0
        return abs(numbers.index(max(numbers)) - numbers.index(min(numbers)))
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_questions.count_above",
        "count_above count_greater_than how_many_above",
        "numbers: list[int]; limit: int",
        "int",
        """
        Count the numbers that are greater than {limit}.
        how many elements exceed a limit
        Return the number of {numbers} above {limit}.
        Given a list and a limit, how many elements are larger?
        Find how many items of a list are bigger than a threshold.
        number of values over {limit}
        Count the {numbers} that are greater than {limit}.
        How many elements are above the limit?
        number of values over a threshold
        How many of {numbers} are greater than {limit}?
        """,
        """
        return sum(number > limit for number in numbers)
        ---
        return len([number for number in numbers if number > limit])
        """,
        lambda r: (_numbers(r), r.randint(-3, 9)),
    ),
    made(
        "list_questions.count_below",
        "count_below count_less_than how_many_below",
        "numbers: list[int]; limit: int",
        "int",
        """
        Count the numbers that are less than {limit}.
        how many elements are under a limit
        Return the number of {numbers} below {limit}.
        Given a list and a limit, how many elements are smaller?
        Find how many items of a list are lower than a threshold.
        number of values under {limit}
        Count the {numbers} that are less than {limit}.
        How many elements are below the limit?
        number of values under a threshold
        How many of {numbers} are less than {limit}?
        """,
        """
        return sum(number < limit for number in numbers)
        ---
        return len([number for number in numbers if number < limit])
        """,
        lambda r: (_numbers(r), r.randint(-3, 9)),
    ),
    made(
        "list_questions.count_divisible",
        "count_divisible count_multiples how_many_divisible",
        "numbers: list[int]; divisor: int",
        "int",
        """
        Count the numbers that are divisible by {divisor}.
        how many multiples are in a list
        Return the number of {numbers} that leave no remainder when divided by {divisor}.
        Given a list and a divisor, how many elements does it divide?
        Find the number of items that {divisor} divides evenly.
        count of multiples of k in a list
        Count the {numbers} that are divisible by {divisor}.
        How many elements of the list are multiples of {divisor}?
        number of multiples in a list
        How many of {numbers} are divisible by {divisor}?
        """,
        """
        return sum(number % divisor == 0 for number in numbers)
        """,
        lambda r: (_numbers(r), r.randint(2, 5)),
    ),
    made(
        "list_questions.count_signs",
        "count_signs count_positive_negative_zero sign_counts",
        "numbers: list[int]",
        "tuple[int, int, int]",
        """
        Count the positive numbers, the negative numbers and the zeros.
        how many of each sign
        Return (positive, negative, zero) counts of {numbers}.
        Given a list, how many elements are above, below and exactly 0?
        Find the number of positives, negatives and zeros in a list.
        tally numbers by sign
        Count the positive, negative and zero values of {numbers}, as a tuple in this order.
        How many numbers are above zero, below zero and exactly zero?
        (positives, negatives, zeros)
        How many of {numbers} are positive, negative and zero, in this order?
        """,
        """
        positive = sum(number > 0 for number in numbers)
        negative = sum(number < 0 for number in numbers)
        return positive, negative, len(numbers) - positive - negative
        """,
        lambda r: ([r.randint(-2, 2) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "list_questions.sign_shares",
        "sign_ratios ratio_of_signs fraction_of_each_sign",
        "numbers: list[int]; digits: int = 2",
        "tuple[float, float, float]",
        """
        Which fractions of the numbers are positive, negative and zero, rounded to {digits} decimals?
        ratios of signs
        Return (positive, negative, zero), each count divided by how many {numbers} there are.
        Given a list, compute the share of elements above, below and at 0; all 0.0 if it is empty.
        Find the proportion of positives, negatives and zeros.
        share of each sign in a list
        """,
        """
        size = len(numbers) or 1
        positive = sum(number > 0 for number in numbers)
        negative = sum(number < 0 for number in numbers)
        zero = sum(number == 0 for number in numbers)
        return round(positive / size, digits), round(negative / size, digits), round(zero / size, digits)
        """,
        lambda r: ([r.randint(-2, 2) for _ in range(r.randint(0, 8))], r.choice((2, 2, 1, 3))),
    ),
    made(
        "list_questions.count_even_odd",
        "count_even_and_odd even_odd_counts parity_counts",
        "numbers: list[int]",
        "tuple[int, int]",
        """
        Count the even and the odd numbers.
        how many of each parity
        Return (even, odd) counts of {numbers}.
        Given a list, how many elements are even and how many are odd?
        Find the number of even and of odd items, as a tuple.
        tally of evens and odds
        Count the even and the odd ones of {numbers}, as a tuple in this order.
        How many numbers of the list are even and how many are odd?
        (evens, odds) of a list
        Count the even and the odd {numbers}; return (evens, odds).
        """,
        """
        even = sum(number % 2 == 0 for number in numbers)
        return even, len(numbers) - even
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_questions.count_of_each",
        "count_each_of counts_for count_wanted",
        "items: list[str]; wanted: list[str]",
        "list[int]",
        """
        How often does each of {wanted} occur in {items}?
        counts of given values as a list
        Return for every element of {wanted} the number of its occurrences in {items}, 0 if missing.
        Given a list and some values, count each of the values in the list.
        Find the number of occurrences of several values at once.
        list of counts for given items
        For each of {wanted}, count how often it occurs in {items}.
        How many times is each query in the list?
        occurrences for every query
        """,
        """
        return [items.count(value) for value in wanted]
        ---
        counts = Counter(items)
        return [counts[value] for value in wanted]
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 7))], r.sample("abcd", r.randint(0, 3))),
        "from collections import Counter",
    ),
    made(
        "list_questions.count_members",
        "count_members count_in_list how_many_in",
        "items: list[int]; wanted: list[int]",
        "int",
        """
        How many elements of {items} are one of {wanted}?
        count the elements that are in another list
        Return the number of {items}, repeats included, that occur in {wanted}.
        Given two lists, count how many entries of the first the second contains.
        Find the number of items of one list that appear in another list.
        number of hits in {wanted}
        Count the {items} that are in {wanted}, repeated ones each time.
        How many elements of the first list also occur in the second one?
        number of members of another collection
        """,
        """
        return sum(item in wanted for item in items)
        """,
        lambda r: (_few(r, 0, 7, 6), _few(r, 0, 3, 6)),
    ),
    made(
        "list_questions.max_frequency",
        "max_frequency highest_count count_of_most_common",
        "items: list[str]",
        "int",
        """
        How often does the most common element occur? 0 for an empty list.
        highest frequency in a list
        Return the largest number of times that one value appears in {items}.
        Given a list, what is the count of its most frequent value?
        Find the number of occurrences of the mode.
        biggest repeat count in a list
        Count how often the most common value of {items} occurs.
        What is the highest frequency in the list? 0 if it is empty.
        largest number of occurrences
        """,
        """
        return max(Counter(items).values(), default=0)
        ---
        return max((items.count(item) for item in items), default=0)
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 7))],),
        "from collections import Counter",
    ),
    made(
        "list_questions.most_common_with_count",
        "most_common_with_count most_frequent_and_count top_item_and_count",
        "items: list[str]",
        "tuple[str, int] | None",
        """
        Most common element together with its count; None for an empty list.
        most frequent value and how often
        Return (element, count) for what {items} contains most often, the first one on a tie.
        Given a list, which value is repeated most and how many times?
        Find the mode of a list and its frequency.
        item with the highest number of occurrences
        Find the most common of {items} and how often it occurs; the first one on a tie, None if empty.
        Which element is the most frequent, and what is its count?
        (mode, count)
        """,
        """
        if not items:
            return None
        return Counter(items).most_common(1)[0]
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 7))],),
        "from collections import Counter",
    ),
    made(
        "list_questions.most_common_pairs",
        "most_common_n frequency_table top_counts",
        "items: list[str]; n: int",
        "list[tuple[str, int]]",
        """
        The {n} most common elements with their counts.
        top n frequencies
        Return (element, count) pairs, the most frequent first; equal counts in order of first appearance.
        Given a list and a number, which values occur most and how often?
        Like Counter.most_common.
        Find the n most frequent items as (item, frequency) tuples.
        n top elements with frequencies
        Find the {n} most common of {items} with their counts, most frequent first.
        Which {n} elements occur most often, and how often? Ties in order of first appearance.
        top n with counts
        """,
        """
        return Counter(items).most_common(n)
        ---
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return sorted(counts.items(), key=lambda entry: -entry[1])[:n]
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 8))], r.randint(0, 4)),
        "from collections import Counter",
    ),
    made(
        "list_questions.all_least_common",
        "all_least_common rarest_items least_frequent_items",
        "items: list[int]",
        "list[int]",
        """
        All values that occur least often, in order of first appearance.
        rarest elements
        Return the distinct elements of {items} that share the lowest count.
        Given a list, which values are the least frequent? [] for an empty list.
        Find the items with the minimum frequency.
        least frequent elements, all of them
        """,
        """
        counts = {item: items.count(item) for item in items}
        lowest = min(counts.values(), default=0)
        return [item for item, count in counts.items() if count == lowest]
        ---
        counts = Counter(items)
        return [item for item in counts if counts[item] == min(counts.values())]
        """,
        lambda r: (_few(r),),
        "from collections import Counter",
    ),
    made(
        "list_questions.occurring_exactly",
        "items_occurring_exactly values_with_count occurring_n_times",
        "items: list[int]; n: int",
        "list[int]",
        """
        Values that occur exactly {n} times, each once, in order of first appearance.
        elements with a given frequency
        Return the distinct elements of {items} with {n} copies in the list.
        Given a list and a count, which values have that count?
        Find the items that appear {n} times.
        elements repeated exactly n times
        """,
        """
        return [item for item, count in Counter(items).items() if count == n]
        ---
        return [item for item in dict.fromkeys(items) if items.count(item) == n]
        """,
        lambda r: (_few(r, 0, 8), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "list_questions.has_majority",
        "has_majority occurs_more_than_half exists_majority",
        "items: list[int]",
        "bool",
        """
        Does one value make up more than half of the list?
        is there a majority element
        Return True if some element of {items} occurs more than len({items}) / 2 times.
        Given a list, check whether a single value has the absolute majority.
        Check if some element appears more than half of the time.
        majority element exists?
        """,
        """
        return any(2 * items.count(item) > len(items) for item in set(items))
        """,
        lambda r: (_few(r, 0, 6, 2),),
    ),
    made(
        "list_questions.count_equal_pairs",
        "count_equal_pairs pairs_of_equal count_identical_pairs",
        "items: list[int]",
        "int",
        """
        How many pairs of positions hold equal elements?
        count identical pairs
        Return the number of index pairs i < j with items[i] == items[j].
        Given a list, in how many ways can two equal elements be picked?
        Find the number of pairs (i, j), i < j, with the same value.
        number of good pairs
        Count the pairs of positions i < j with equal elements in {items}.
        How many pairs of identical values can be formed?
        number of index pairs with the same value
        Count the pairs of positions in {items} that hold the same value.
        """,
        """
        return sum(a == b for a, b in itertools.combinations(items, 2))
        ---
        return sum(count * (count - 1) // 2 for count in Counter(items).values())
        """,
        lambda r: (_few(r),),
        ("from collections import Counter", "import itertools"),
    ),
    made(
        "list_questions.make_pairs",
        "count_matching_socks pairs_and_leftover count_pairs_leftovers",
        "items: list[int]",
        "tuple[int, int]",
        """
        How many pairs of equal elements can be formed, and how many elements are left over?
        match up equal elements
        Return (pairs, leftover): each element of {items} is used in one pair at most.
        Given a list of sock colors, count the complete pairs and the single socks.
        Find how many matching pairs there are and what stays unpaired.
        pair up identical items
        """,
        """
        pairs = sum(count // 2 for count in Counter(items).values())
        return pairs, len(items) - 2 * pairs
        """,
        lambda r: (_few(r, 0, 9),),
        "from collections import Counter",
    ),
    made(
        "list_questions.all_above",
        "all_above all_greater_than every_element_above",
        "numbers: list[int]; limit: int",
        "bool",
        """
        Are all numbers greater than {limit}?
        every element above a limit
        Return True if each of {numbers} exceeds {limit}; an empty list gives True.
        Given a list and a number, is the number smaller than all the elements?
        Check if every item of a list is bigger than {limit}.
        minimum larger than a value?
        Check whether all {numbers} are greater than {limit}.
        Is every element above the limit?
        all over a threshold?
        Are all {numbers} greater than {limit}?
        """,
        """
        return all(number > limit for number in numbers)
        ---
        return not numbers or min(numbers) > limit
        """,
        lambda r: (_few(r, 0, 4, 9), r.randint(-1, 5)),
    ),
    made(
        "list_questions.all_below",
        "all_below all_less_than every_element_below",
        "numbers: list[int]; limit: int",
        "bool",
        """
        Are all numbers less than {limit}?
        every element under a limit
        Return True if each of {numbers} is below {limit}; an empty list gives True.
        Given a list and a number, is the number larger than all the elements?
        Check if every item of a list is smaller than {limit}.
        maximum smaller than a value?
        Check whether all {numbers} are less than {limit}.
        Is every element below the limit?
        all under a threshold?
        """,
        """
        return all(number < limit for number in numbers)
        ---
        return not numbers or max(numbers) < limit
        """,
        lambda r: (_few(r, 0, 4, 9), r.randint(3, 10)),
    ),
    made(
        "list_questions.any_above",
        "any_above any_greater_than exists_above",
        "numbers: list[int]; limit: int",
        "bool",
        """
        Is any number greater than {limit}?
        at least one element above a limit
        Return True if one or more of {numbers} exceed {limit}; an empty list gives False.
        Given a list and a limit, does something go over it?
        Check if some item of a list is bigger than {limit}.
        is there a value over the threshold?
        Check whether any of {numbers} is greater than {limit}.
        Does at least one element exceed the limit?
        some value over a threshold?
        """,
        """
        return any(number > limit for number in numbers)
        """,
        lambda r: (_few(r, 0, 4, 9), r.randint(0, 8)),
    ),
    made(
        "list_questions.all_divisible",
        "all_divisible_by all_multiples every_divisible",
        "numbers: list[int]; divisor: int",
        "bool",
        """
        Are all numbers divisible by {divisor}?
        only multiples of a number
        Return True if {divisor} divides each of {numbers} without remainder; an empty list gives True.
        Given a list and a divisor, is every element a multiple of it?
        Check if {divisor} divides every item of a list evenly.
        all items multiples of k?
        Check whether all {numbers} are divisible by {divisor}.
        Is every element a multiple of the divisor?
        all multiples?
        """,
        """
        return all(number % divisor == 0 for number in numbers)
        """,
        lambda r: ([r.choice((6, 12, 30, 4, 9, 0)) for _ in range(r.randint(0, 3))], r.choice((2, 3, 4))),
    ),
    made(
        "list_questions.all_equal_to",
        "all_equal_to all_are every_element_is",
        "items: list[int]; value: int",
        "bool",
        """
        Are all elements equal to {value}?
        list of one given value only
        Return True if each of {items} is {value}; an empty list gives True.
        Given a list and a value, does the list hold nothing else?
        Check if every item of a list has the same given value.
        nothing but {value} in the list?
        """,
        """
        return all(item == value for item in items)
        ---
        return items.count(value) == len(items)
        """,
        lambda r: (lambda v: (r.choice(([v] * r.randint(0, 3), _few(r, 1, 3, 2))), v))(r.randint(0, 2)),
    ),
    made(
        "list_questions.is_monotonic",
        "is_monotonic never_changes_direction is_sorted_either_way",
        "numbers: list[int]",
        "bool",
        """
        Is the list sorted, in ascending or in descending order?
        monotonic list
        Return True if {numbers} never fall or never rise; equal neighbors are allowed.
        Given a list, does it go in one direction only?
        Check if a list is monotone increasing or decreasing.
        sorted up or down?
        Check whether {numbers} is monotonic: it never rises or it never falls.
        Is the list sorted in ascending or in descending order?
        monotone sequence?
        Do {numbers} never fall or never rise?
        """,
        """
        pairs = list(zip(numbers, numbers[1:]))
        return all(a <= b for a, b in pairs) or all(a >= b for a, b in pairs)
        ---
        return numbers in (sorted(numbers), sorted(numbers, reverse=True))
        """,
        lambda r: (_ordered(r),),
    ),
    made(
        "list_questions.sort_direction",
        "sort_direction sorted_how list_direction",
        "numbers: list[int]",
        "int",
        """
        1 if the list is ascending, -1 if it is descending, 0 if it is unsorted.
        direction of sorting
        Return 1 when {numbers} never fall, -1 when they never rise and do fall, and 0 otherwise.
        Given a list, in which direction is it sorted, if at all?
        Find out whether a list is sorted ascending, descending or not at all.
        ascending, descending or neither as 1, -1, 0
        """,
        """
        if numbers == sorted(numbers):
            return 1
        return -1 if numbers == sorted(numbers, reverse=True) else 0
        """,
        lambda r: (_ordered(r),),
    ),
    made(
        "list_questions.is_permutation",
        "is_permutation_of_range contains_one_to_n is_complete_range",
        "numbers: list[int]",
        "bool",
        """
        Are {numbers} exactly the numbers 1 to n in any order, where n is how many there are?
        permutation check
        Return True if every number from 1 to len({numbers}) occurs once.
        Given a list, does it contain 1, 2, ..., n without gaps and repeats?
        Check if a list holds each of 1..n exactly one time.
        valid permutation of 1 to n?
        Check whether {numbers} holds each number from 1 to its length exactly once.
        Is the list a permutation of 1, 2, ..., n?
        permutation of 1 to n?
        Are {numbers} exactly the numbers 1 to n in some order, where n is their count?
        """,
        """
        return sorted(numbers) == list(range(1, len(numbers) + 1))
        """,
        lambda r: (r.choice((r.sample(range(1, 5), 4), r.sample(range(1, 5), 3), _few(r, 0, 4), [1])),),
    ),
    made(
        "list_questions.are_consecutive",
        "are_consecutive is_consecutive consecutive_in_any_order",
        "numbers: list[int]",
        "bool",
        """
        Are the numbers consecutive integers, in any order and without repeats?
        check for a gapless set of integers
        Return True if {numbers}, sorted, increase by 1 each; True for an empty list.
        Given a list of integers, can it be arranged as n, n + 1, n + 2 and so on?
        Check if a list contains consecutive numbers.
        do the numbers form an unbroken run?
        Check whether {numbers} are consecutive integers in any order.
        Can the list be rearranged to a run without gaps or repetitions?
        consecutive after sorting?
        """,
        """
        ordered = sorted(numbers)
        return all(b - a == 1 for a, b in zip(ordered, ordered[1:]))
        ---
        if not numbers:
            return True
        return len(set(numbers)) == len(numbers) and max(numbers) - min(numbers) == len(numbers) - 1
        """,
        lambda r: (r.choice((r.sample(range(3, 7), 4), r.sample(range(-1, 4), 3), _few(r, 0, 4), [8])),),
    ),
    made(
        "list_questions.parity_alternates",
        "alternates_parity is_even_odd_alternating parity_alternates",
        "numbers: list[int]",
        "bool",
        """
        Do even and odd numbers alternate?
        alternating parity
        Return True if no two neighbors in {numbers} are both even or both odd.
        Given a list, does it go even, odd, even... or odd, even, odd...?
        Check if odd and even items take turns.
        are neighbors always of different parity?
        Check whether even and odd numbers alternate in {numbers}.
        Does every neighbor of an even number have to be odd, and the other way round?
        alternating parity?
        Do even and odd numbers alternate in {numbers}?
        """,
        """
        return all((a + b) % 2 == 1 for a, b in zip(numbers, numbers[1:]))
        """,
        lambda r: (r.choice((list(range(r.randint(0, 2), r.randint(3, 7))), _few(r, 0, 4))),),
    ),
    made(
        "list_questions.parity_matches_index",
        "parity_matches_index even_at_even_index index_parity_check",
        "numbers: list[int]",
        "bool",
        """
        Does every even index hold an even number and every odd index an odd one?
        parity of the element equals parity of its position
        Return True if numbers[i] and i are both even or both odd for all i.
        Given a list, are even numbers at even places and odd numbers at odd places only?
        Check if even indices have even items and odd indices have odd items.
        same parity for index and value?
        """,
        """
        return all(i % 2 == number % 2 for i, number in enumerate(numbers))
        """,
        lambda r: (lambda odd: ([(i + odd) % 2 + 2 * r.randint(0, 3) for i in range(r.randint(0, 5))],))(
            r.choice((0, 0, 1))
        ),
    ),
    made(
        "list_questions.is_zigzag",
        "is_zigzag is_wave alternates_up_down",
        "numbers: list[int]",
        "bool",
        """
        Do the numbers go up and down in turn?
        zigzag check
        Return True if rises and falls alternate strictly in {numbers}; equal neighbors are not allowed.
        Given a list, is every inner element higher or lower than both of its neighbors?
        Check if a list alternates between going up and going down.
        wave array check
        Check whether {numbers} go up and down in turns.
        Does the list strictly rise and fall alternately, starting with either?
        zigzag sequence?
        """,
        """
        steps = [b - a for a, b in zip(numbers, numbers[1:])]
        return all(steps) and all(a * b < 0 for a, b in zip(steps, steps[1:]))
        """,
        lambda r: (r.choice(([1, 5, 2, r.randint(1, 6)], [4, 2, 6, 1, r.randint(0, 3)], _few(r, 0, 4))),),
    ),
    made(
        "list_questions.index_or_default",
        "index_or_none find_index_or_none safe_index",
        "items: list[str]; value: str",
        "int | None",
        """
        Index of the first {value} in {items}, None if it is not there.
        position of an element or None
        Return where {value} stands first in the list without raising an error.
        Given a list and an element, find its index; a missing element gives None.
        Find the position of an item in a list, or None when absent.
        safe list.index
        """,
        """
        return items.index(value) if value in items else None
        ---
        try:
            return items.index(value)
        except ValueError:
            return None
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 5))], r.choice("abcd")),
    ),
    made(
        "list_questions.get_or_default",
        "get_or_default safe_get element_or_default get_at",
        "items: list[int]; index: int; default: int | None = None",
        "int | None",
        """
        Element at {index}, or {default} if there is no such index.
        safe list access
        Return items[index] without ever raising an error; negative indices count from the end.
        Given a list, a position and a fallback, return the element or the fallback when out of range.
        Get the item at a position without an IndexError.
        list get with fallback
        """,
        """
        return items[index] if -len(items) <= index < len(items) else default
        ---
        try:
            return items[index]
        except IndexError:
            return default
        """,
        lambda r: (_few(r, 0, 5, 9), r.randint(-6, 6), r.choice((None, 0, -1))),
    ),
    made(
        "list_questions.first_repeated",
        "first_repeated_position index_of_first_duplicate first_duplicate_index",
        "items: list[int]",
        "int",
        """
        Index of the first element that already occurred before, -1 if all are different.
        position of the first duplicate
        Return the lowest i such that items[i] is among the elements before it.
        Given a list, where does something repeat for the first time?
        Find the position at which the first repeat is met.
        index of the earliest duplicate
        """,
        """
        seen = set()
        for i, item in enumerate(items):
            if item in seen:
                return i
            seen.add(item)
        return -1
        """,
        lambda r: (_few(r, 0, 5),),
    ),
    made(
        "list_questions.closest_pair",
        "pair_with_smallest_difference closest_pair nearest_numbers",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        The two numbers that are closest to each other, the smaller first; None for fewer than two.
        pair with the smallest difference
        Return (a, b) with a <= b from {numbers} such that b - a is minimal; of several the smallest pair.
        Given a list, which two elements are nearest together?
        Find the two elements with the minimum difference.
        two nearest values of a list
        """,
        """
        ordered = sorted(numbers)
        return min(zip(ordered, ordered[1:]), key=lambda pair: pair[1] - pair[0], default=None)
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "list_questions.first_common",
        "first_common first_shared_element first_in_both",
        "first: list[int]; second: list[int]",
        "int | None",
        """
        First element of {first} that is also in {second}, None if there is none.
        first common element of two lists
        Return the earliest entry of {first} that {second} contains.
        Given two lists, what do they have in common first?
        Find the first item that two lists share.
        earliest element contained in both
        Find the first element of {first} that is also in {second}, None if they have nothing in common.
        Which value of the first list is shared by the second one?
        first common element
        """,
        """
        return next((item for item in first if item in second), None)
        """,
        lambda r: (_few(r, 0, 5, 8), _few(r, 0, 3, 8)),
    ),
    made(
        "list_questions.count_common",
        "count_common number_of_common_elements overlap_size",
        "first: list[int]; second: list[int]",
        "int",
        """
        How many different values do both lists contain?
        size of the intersection
        Return the number of distinct elements that are in {first} and in {second}.
        Given two lists, count what they share, each value once.
        Find the number of elements two lists share.
        how many common values?
        Count the different values that {first} and {second} have in common.
        How many distinct elements occur in both lists?
        number of common elements
        """,
        """
        return len(set(first) & set(second))
        """,
        lambda r: (_few(r, 0, 6, 6), _few(r, 0, 6, 6)),
    ),
)
