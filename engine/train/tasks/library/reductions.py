"""One number from many: sums, products, averages and differences with a condition or a weight."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random) -> list[int]:
    return draw.ints(r, 0, 7, -9, 20)


def _small(r: Random) -> list[int]:
    return [r.randint(0, 4) for _ in range(r.randint(0, 7))]


def _lists(r: Random) -> list[list[int]]:
    return [[r.randint(-3, 9) for _ in range(r.randint(0, 4))] for _ in range(r.randint(0, 4))]


def _mixed(r: Random) -> list[object]:
    values = (1, 7, -2, 0, "a", "", "12", None, 2.5, True, False)
    return [r.choice(values) for _ in range(r.randint(0, 7))]


ENTRIES = (
    made(
        "reductions.sum_odd",
        "sum_odd sum_odds sum_of_odd_numbers add_odds",
        "numbers: list[int]",
        "int",
        """
        Sum of the odd numbers in {numbers}.
        How much do the odd elements add up to?
        odd numbers, summed
        Given a list of integers, add up those that are not divisible by 2; 0 if there are none.
        Returns the total of all odd elements, negative ones too.
        add the odds only
        Add up the odd {numbers}.
        sum of all odd numbers in a list
        Return the total of the elements that are not divisible by 2, 0 if there are none.
        """,
        """
        return sum(number for number in numbers if number % 2 != 0)
        ---
        total = 0
        for number in numbers:
            if number % 2 == 1:
                total += number
        return total
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.sum_positive",
        "sum_positive sum_of_positives positive_sum add_positives",
        "numbers: list[int]",
        "int",
        """
        Sum of the positive numbers in {numbers}.
        How much do the elements above zero add up to?
        sum of positives
        Given a list, add up its numbers greater than 0; 0 if there are none.
        Returns the total of all positive elements, ignoring negative ones.
        add the positive ones only
        """,
        """
        return sum(number for number in numbers if number > 0)
        ---
        return sum(max(number, 0) for number in numbers)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.sum_negative",
        "sum_negative sum_of_negatives negative_sum",
        "numbers: list[int]",
        "int",
        """
        Sum of the negative numbers in {numbers}.
        How much do the elements below zero add up to?
        sum of negatives
        Given a list, add up its numbers less than 0; 0 if there are none.
        Returns the total of all negative elements, ignoring positive ones.
        add the negative ones only
        """,
        """
        return sum(number for number in numbers if number < 0)
        ---
        return sum(min(number, 0) for number in numbers)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.sum_less",
        "sum_less_than sum_below sum_under sum_of_small",
        "numbers: list[int]; limit: int",
        "int",
        """
        Sum of the {numbers} that are less than {limit}.
        How much do the elements below the limit add up to?
        sum of values under a threshold
        Given a list and a limit, add up the elements that are smaller; 0 if there are none.
        Returns the total of all numbers strictly below {limit}.
        add what is under a limit
        """,
        """
        return sum(number for number in numbers if number < limit)
        """,
        lambda r: (_ints(r), r.randint(-3, 10)),
    ),
    made(
        "reductions.sum_in_bounds",
        "sum_in_range sum_between_values sum_within",
        "numbers: list[int]; low: int; high: int",
        "int",
        """
        Sum of the {numbers} from {low} to {high}, both included.
        How much do the elements within the bounds add up to?
        sum of values in a range
        Given a list and two limits, add up the elements between them; 0 if there are none.
        Returns the total of all numbers with {low} <= number <= {high}.
        add what lies between two values
        """,
        """
        return sum(number for number in numbers if low <= number <= high)
        """,
        lambda r: (_ints(r), r.randint(-4, 4), r.randint(3, 12)),
    ),
    made(
        "reductions.sum_divisible_in_range",
        "sum_multiples_in_range sum_divisible_between add_multiples_between",
        "low: int; high: int; divisor: int",
        "int",
        """
        Sum of the numbers from {low} to {high} that are divisible by {divisor}.
        How much do the multiples in the range, both ends included, add up to?
        sum of multiples between two bounds
        Given a range and a divisor other than 0, add up all integers in it without remainder.
        Returns the total of all n with {low} <= n <= {high} and n % {divisor} == 0.
        add multiples in an interval
        """,
        """
        return sum(number for number in range(low, high + 1) if number % divisor == 0)
        """,
        lambda r: (r.randint(-5, 12), r.randint(3, 40), r.randint(1, 6)),
    ),
    made(
        "reductions.sum_odd_in_range",
        "sum_odd_between sum_odds_in_range sum_odd_range",
        "low: int; high: int",
        "int",
        """
        Sum of the odd numbers from {low} to {high}, both included.
        How much do the odd integers of the range add up to?
        sum of odds between two bounds
        Given two integers, add up all odd ones between them, ends included; 0 if {low} is above {high}.
        Returns the total of all odd n with {low} <= n <= {high}.
        add odd numbers in an interval
        odd numbers in a range added up
        Return the total of all numbers between the bounds that are not even.
        """,
        """
        return sum(number for number in range(low, high + 1) if number % 2 == 1)
        ---
        return sum(range(low | 1, high + 1, 2))
        """,
        lambda r: (r.randint(-9, 12), r.randint(0, 30)),
    ),
    made(
        "reductions.sum_even_in_range",
        "sum_even_between sum_evens_in_range sum_even_range",
        "low: int; high: int",
        "int",
        """
        Sum of the even numbers from {low} to {high}, both included.
        How much do the even integers of the range add up to?
        sum of evens between two bounds
        Given two integers, add up all even ones between them, ends included; 0 if {low} is above {high}.
        Returns the total of all even n with {low} <= n <= {high}.
        add even numbers in an interval
        even numbers in a range added up
        Return the total of all numbers between the bounds that can be divided by two.
        """,
        """
        return sum(number for number in range(low, high + 1) if number % 2 == 0)
        ---
        return sum(range(low + low % 2, high + 1, 2))
        """,
        lambda r: (r.randint(-9, 12), r.randint(0, 30)),
    ),
    made(
        "reductions.sum_first_odds",
        "sum_first_odds sum_of_first_n_odd sum_n_odd_numbers",
        "n: int",
        "int",
        """
        Sum of the first {n} odd numbers 1, 3, 5 and so on.
        How much do the {n} smallest positive odd integers add up to?
        1 + 3 + 5 + ... with n terms
        Given n, add up as many odd numbers, beginning with 1; 0 for n = 0.
        Returns the square of {n}.
        first n odds, summed
        Sum of the first {n} odd numbers.
        1 + 3 + 5 + ... is a square
        Return what the first n odd numbers add up to, which is n squared.
        """,
        """
        return max(n, 0) ** 2
        ---
        return sum(2 * i + 1 for i in range(n))
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "reductions.sum_odds_up_to",
        "sum_odd_up_to sum_odds_to_n add_odds_up_to",
        "n: int",
        "int",
        """
        Sum of all odd numbers from 1 to {n}.
        How much do the positive odd integers up to {n}, which is included if odd, add up to?
        sum of odds to n
        Given n, add up 1, 3, 5 and so on as long as they do not exceed it; 0 for n below 1.
        Returns the total of the odd numbers not greater than {n}.
        odd numbers up to a limit, summed
        Sum of all odd numbers from 1 up to {n}, which is included if it is odd.
        odd numbers added up
        Return what the odd numbers that are not greater than the limit make together; 0 below 1.
        """,
        """
        return sum(range(1, n + 1, 2))
        ---
        return max(0, (n + 1) // 2) ** 2
        """,
        lambda r: (r.randint(-3, 40),),
    ),
    made(
        "reductions.sum_of_powers",
        "sum_of_powers power_sum sum_powers",
        "n: int; exponent: int",
        "int",
        """
        Sum of the numbers from 1 to {n}, each raised to {exponent}.
        How much is 1 ** k + 2 ** k + ... + n ** k?
        sum of k-th powers
        Given n and a non-negative exponent, add up the powers of the first n positive integers.
        Returns the total of i ** {exponent} for i from 1 to {n}; 0 for n = 0.
        powers up to n, summed
        1^k + 2^k + ... + n^k
        Return the total of the k-th powers of the first n numbers.
        """,
        """
        return sum(i**exponent for i in range(1, n + 1))
        """,
        lambda r: (r.randint(0, 9), r.randint(0, 4)),
    ),
    made(
        "reductions.harmonic_sum",
        "harmonic_sum harmonic_number sum_of_reciprocals",
        "n: int",
        "float",
        """
        Sum of 1 + 1/2 + 1/3 + ... + 1/{n}.
        What is the {n}-th harmonic number?
        harmonic series up to n
        Given n, add up the reciprocals of the integers from 1 to n; 0.0 for n = 0.
        Returns the partial sum of the harmonic series with {n} terms, not rounded.
        sum of unit fractions
        The {n}-th harmonic number: 1 + 1/2 + 1/3 + ... + 1/n; 0.0 for n = 0.
        sum of reciprocals
        Return the partial sum of the harmonic series.
        """,
        """
        total = 0.0
        for i in range(1, n + 1):
            total += 1 / i
        return total
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "reductions.factorial_sum",
        "sum_of_factorials factorial_sum",
        "n: int",
        "int",
        """
        Sum of the factorials of 1 to {n}.
        How much is 1! + 2! + ... + n!?
        factorials up to n, summed
        Given n, add up the factorials of the first n positive integers; 0 for n = 0.
        Returns the total of i! for i from 1 to {n}.
        add all factorials to n
        1! + 2! + ... + n!
        Return all factorials up to n added together, 0 for n = 0.
        Sum 1! + 2! + ... + {n}!, 0 if {n} is 0.
        sum of factorials
        """,
        """
        total = 0
        factorial = 1
        for i in range(1, n + 1):
            factorial *= i
            total += factorial
        return total
        ---
        return sum(math.factorial(i) for i in range(1, n + 1))
        """,
        lambda r: (r.randint(0, 9),),
        "import math",
    ),
    made(
        "reductions.product_in_range",
        "product_of_range product_between multiply_range range_product",
        "start: int; end: int",
        "int",
        """
        Product of all integers from {start} to {end}, both included.
        What is the result of multiplying the numbers of the range?
        product of a range
        Given two integers, multiply everything between them, ends included; 1 if {start} is above {end}.
        Returns {start} * ({start} + 1) * ... * {end}.
        multiply consecutive numbers
        Product of all integers from {start} to {end}, both included; 1 if {start} is larger.
        multiply a range
        Return low * (low + 1) * ... * high.
        Multiply all integers from {start} to {end}, both included; 1 if there are none.
        """,
        """
        return math.prod(range(start, end + 1))
        ---
        product = 1
        for number in range(start, end + 1):
            product *= number
        return product
        """,
        lambda r: (r.randint(-2, 5), r.randint(0, 8)),
        "import math",
    ),
    made(
        "reductions.product_odd",
        "product_of_odds product_odd multiply_odds",
        "numbers: list[int]",
        "int",
        """
        Product of the odd numbers in {numbers}, 1 if there are none.
        What do you get by multiplying all odd elements?
        odd numbers, multiplied
        Given a list of integers, multiply those that are not divisible by 2.
        Returns the product of all odd elements.
        multiply the odds only
        """,
        """
        return math.prod(number for number in numbers if number % 2)
        ---
        product = 1
        for number in numbers:
            if number % 2 != 0:
                product *= number
        return product
        """,
        lambda r: (_ints(r),),
        "import math",
    ),
    made(
        "reductions.product_even",
        "product_of_evens product_even multiply_evens",
        "numbers: list[int]",
        "int",
        """
        Product of the even numbers in {numbers}, 1 if there are none.
        What do you get by multiplying all even elements?
        even numbers, multiplied
        Given a list of integers, multiply those that are divisible by 2.
        Returns the product of all even elements; a zero makes it 0.
        multiply the evens only
        """,
        """
        return math.prod(number for number in numbers if number % 2 == 0)
        """,
        lambda r: (draw.ints(r, 0, 6, 1, 12),),
        "import math",
    ),
    made(
        "reductions.sum_cubes",
        "sum_cubes sum_of_cubed cube_sum",
        "numbers: list[int]",
        "int",
        """
        Sum of the cubes of {numbers}.
        How much do the elements raised to the third power add up to?
        cube each number and sum
        Given a list, cube every element and return the total; 0 for an empty list.
        Returns the total of number ** 3.
        cubes of a list, summed
        """,
        """
        return sum(number**3 for number in numbers)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.sum_even_squares",
        "sum_even_squares sum_of_squares_of_evens even_squares_sum",
        "numbers: list[int]",
        "int",
        """
        Sum of the squares of the even numbers in {numbers}.
        How much do the squared even elements add up to?
        squares of evens, summed
        Given a list of integers, square those divisible by 2 and add them up; odd ones are ignored.
        Returns the total of number ** 2 over the even elements.
        sum of even squares
        """,
        """
        return sum(number * number for number in numbers if number % 2 == 0)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.sum_odd_squares",
        "sum_odd_squares sum_of_squares_of_odds odd_squares_sum",
        "numbers: list[int]",
        "int",
        """
        Sum of the squares of the odd numbers in {numbers}.
        How much do the squared odd elements add up to?
        squares of odds, summed
        Given a list of integers, square those not divisible by 2 and add them up; even ones are ignored.
        Returns the total of number ** 2 over the odd elements.
        sum of odd squares
        """,
        """
        return sum(number * number for number in numbers if number % 2 == 1)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.sum_except",
        "sum_except sum_without sum_excluding",
        "numbers: list[int]; excluded: int",
        "int",
        """
        Sum of {numbers} without those equal to {excluded}.
        How much do the elements add up to when one value is left out?
        sum excluding a value
        Given a list and a value, add up everything that is different from it.
        Returns the total of all elements other than {excluded}.
        add all but one value
        """,
        """
        return sum(number for number in numbers if number != excluded)
        ---
        return sum(numbers) - excluded * numbers.count(excluded)
        """,
        lambda r: (_small(r), r.randint(0, 4)),
    ),
    made(
        "reductions.sum_missing_from",
        "sum_not_in sum_excluding_list sum_of_others",
        "numbers: list[int]; excluded: list[int]",
        "int",
        """
        Sum of the {numbers} that are not in {excluded}.
        How much do the elements add up to that the other list does not have?
        sum of what is not excluded
        Given two lists, add up the items of the first that do not occur in the second.
        Returns the total of all elements missing in {excluded}.
        add everything not listed
        """,
        """
        return sum(number for number in numbers if number not in excluded)
        """,
        lambda r: (_small(r), r.sample(range(5), r.randint(0, 3))),
    ),
    made(
        "reductions.min_and_max_sum",
        "mini_max_sum min_max_sum_of_others smallest_and_largest_sum",
        "numbers: list[int]",
        "tuple[int, int]",
        """
        Smallest and largest sum of all but one of {numbers}, as a tuple; the list is not empty.
        What do the elements add up to without the maximum, and without the minimum?
        min and max sum leaving out one
        Given a list, return (total - maximum, total - minimum).
        Returns the least and the greatest total that is possible when one element is dropped.
        mini-max sum
        """,
        """
        total = sum(numbers)
        return total - max(numbers), total - min(numbers)
        ---
        ordered = sorted(numbers)
        return sum(ordered[:-1]), sum(ordered[1:])
        """,
        lambda r: (draw.ints(r, 1, 6, -5, 20),),
    ),
    made(
        "reductions.sum_first_and_last",
        "sum_first_last first_plus_last add_ends",
        "numbers: list[int]",
        "int",
        """
        Sum of the first and the last of {numbers}; 0 for an empty list.
        What do the two ends of the list add up to?
        first plus last
        Given a list, add its first element to its last one; a single element counts twice.
        Returns numbers[0] + numbers[-1].
        both ends, added
        """,
        """
        return numbers[0] + numbers[-1] if numbers else 0
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.sum_first_n",
        "sum_first_n sum_of_first sum_leading",
        "numbers: list[int]; n: int",
        "int",
        """
        Sum of the first {n} of {numbers}.
        How much do the {n} elements at the start of the list add up to?
        sum of the first n elements
        Given a list, add up as many of its leading elements; all of them if there are fewer.
        Returns the total of numbers[0] to numbers[{n} - 1].
        first n, summed
        """,
        """
        return sum(numbers[:n])
        """,
        lambda r: (_ints(r), r.randint(0, 6)),
    ),
    made(
        "reductions.sum_last_n",
        "sum_last_n sum_of_last sum_trailing",
        "numbers: list[int]; n: int",
        "int",
        """
        Sum of the last {n} of {numbers}.
        How much do the {n} elements at the end of the list add up to?
        sum of the last n elements
        Given a list, add up as many of its final elements; all of them if there are fewer, 0 for {n} = 0.
        Returns the total of the trailing {n} elements.
        last n, summed
        """,
        """
        return sum(numbers[-n:]) if n > 0 else 0
        ---
        return sum(numbers[max(0, len(numbers) - n) :])
        """,
        lambda r: (_ints(r), r.randint(0, 6)),
    ),
    made(
        "reductions.sum_even_positions",
        "sum_even_indices even_index_sum sum_of_even_positions",
        "numbers: list[int]",
        "int",
        """
        Sum of the {numbers} at even indices: the first, the third and so on.
        How much do the elements at index 0, 2, 4, ... add up to?
        sum of even-indexed elements
        Given a list, add up every second element, beginning with the first.
        Returns numbers[0] + numbers[2] + numbers[4] and so on; 0 for an empty list.
        even positions, summed
        Add up the {numbers} at even indices: 0, 2, 4, ...
        sum of elements at even positions
        Return numbers[0] + numbers[2] + ..., 0 for an empty list.
        """,
        """
        return sum(numbers[::2])
        ---
        return sum(number for i, number in enumerate(numbers) if i % 2 == 0)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.difference_of_sums",
        "difference_of_sums sum_difference compare_sums",
        "first: list[int]; second: list[int]",
        "int",
        """
        Absolute difference between the sum of {first} and the sum of {second}.
        How far apart are the totals of the two lists?
        difference between sums
        Given two lists of numbers, add up each and return the distance of the results.
        Returns abs(sum({first}) - sum({second})).
        distance of two totals
        """,
        """
        return abs(sum(first) - sum(second))
        """,
        lambda r: (_ints(r), _ints(r)),
    ),
    made(
        "reductions.larger_sum",
        "list_with_larger_sum bigger_list larger_total",
        "first: list[int]; second: list[int]",
        "list[int]",
        """
        Return the one of {first} and {second} with the larger sum; the first one if they are equal.
        Which list adds up to more?
        list with the greater total
        Given two lists of numbers, return a copy of the one whose elements have the higher sum.
        Returns {first} unless the sum of {second} is larger.
        bigger list by sum
        """,
        """
        return list(first if sum(first) >= sum(second) else second)
        ---
        return max(list(first), list(second), key=sum)
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "reductions.distance_of_lists",
        "sum_of_differences total_distance manhattan_of_lists list_distance",
        "first: list[int]; second: list[int]",
        "int",
        """
        Sum of the absolute differences of {first} and {second}, position by position.
        How much do the two equally long lists differ in total?
        sum of element-wise distances
        Given two lists of the same length, add up abs(a - b) for all pairs of elements.
        Returns the Manhattan distance of two vectors.
        total absolute difference
        Manhattan distance between the equally long vectors {first} and {second}.
        sum of absolute differences
        Return how far apart two points of any dimension are if one moves along the axes only.
        """,
        """
        return sum(abs(a - b) for a, b in zip(first, second))
        """,
        lambda r: (
            lambda size: ([r.randint(-5, 9) for _ in range(size)], [r.randint(-5, 9) for _ in range(size)])
        )(r.randint(0, 5)),
    ),
    made(
        "reductions.position_weighted",
        "weighted_by_position index_weighted_sum sum_times_position",
        "numbers: list[int]",
        "int",
        """
        Sum of {numbers}, each multiplied by its position counted from 1.
        How much is 1 * first + 2 * second + 3 * third and so on?
        sum weighted by position
        Given a list, multiply every element by its place, beginning with 1, and add up.
        Returns the total of (i + 1) * numbers[i].
        elements times their rank, summed
        Add up each of {numbers} times its position, counted from 1.
        sum of element times position
        Return 1 * first + 2 * second + 3 * third ...
        """,
        """
        return sum(position * number for position, number in enumerate(numbers, 1))
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.index_weighted",
        "sum_times_index multiply_by_index_and_sum index_product_sum",
        "numbers: list[int]",
        "int",
        """
        Sum of {numbers}, each multiplied by its index counted from 0.
        How much is 0 * first + 1 * second + 2 * third and so on?
        sum of index times value
        Given a list, multiply every element by its index and add up; the first one counts nothing.
        Returns the total of i * numbers[i].
        elements times their index, summed
        """,
        """
        return sum(i * number for i, number in enumerate(numbers))
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.neighbor_products",
        "sum_of_adjacent_products sum_neighbor_products",
        "numbers: list[int]",
        "int",
        """
        Sum of the products of neighbors in {numbers}.
        How much is first * second + second * third and so on?
        products of adjacent elements, summed
        Given a list, multiply every element by the next one and add up; 0 for fewer than two.
        Returns the total of numbers[i] * numbers[i + 1].
        neighbors multiplied, then added
        """,
        """
        return sum(a * b for a, b in zip(numbers, numbers[1:]))
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.pair_minimums",
        "sum_of_pair_minimums array_pair_sum min_pair_sum",
        "numbers: list[int]",
        "int",
        """
        Largest possible sum of the smaller ones when all {numbers}, an even count, are grouped into pairs.
        What is the greatest possible sum of the minimums when all elements are paired?
        array partition into pairs
        Given 2n numbers, form n pairs and add up the minimum of each; maximize the total.
        Returns the sum of every second element of the sorted list.
        largest sum of pair minimums
        """,
        """
        return sum(sorted(numbers)[::2])
        """,
        lambda r: ([r.randint(-5, 9) for _ in range(2 * r.randint(0, 3))],),
    ),
    made(
        "reductions.sum_of_digits_of_all",
        "sum_all_digits total_digit_sum digits_sum_of_list sum_of_digits",
        "numbers: list[int]",
        "int",
        """
        Sum of the digits of all {numbers}.
        How much do the digits of the whole list add up to?
        digit sums of a list, added
        Given a list of integers, add up every digit that is written; signs do not matter.
        Returns the total of the digit sums of all elements.
        all digits in a list, summed
        Sum of all digits of all {numbers}; signs do not matter.
        digits of a list added up
        Return what the digits of every element make together.
        """,
        """
        return sum(int(digit) for number in numbers for digit in str(abs(number)))
        """,
        lambda r: (draw.ints(r, 0, 6, -30, 300),),
    ),
    made(
        "reductions.largest_digit_sum",
        "max_digit_sum largest_digit_sum highest_digit_sum",
        "numbers: list[int]",
        "int",
        """
        Largest digit sum of the {numbers}, 0 for an empty list.
        What is the maximum that the digits of one element add up to?
        maximum digit sum
        Given a list of integers, compute the sum of the digits of each and return the greatest.
        Returns the highest digit sum; signs do not matter.
        best sum of digits
        """,
        """
        return max((sum(int(digit) for digit in str(abs(number))) for number in numbers), default=0)
        """,
        lambda r: (draw.ints(r, 0, 6, -30, 300),),
    ),
    made(
        "reductions.average_positive",
        "average_positive mean_of_positives average_of_positives",
        "numbers: list[int]",
        "float",
        """
        Average of the positive {numbers}, 0.0 if there are none.
        What is the mean of the elements above zero?
        mean of positives
        Given a list, average only its numbers greater than 0; not rounded.
        Returns the arithmetic mean of the positive elements.
        average ignoring zeros and negatives
        """,
        """
        positives = [number for number in numbers if number > 0]
        return sum(positives) / len(positives) if positives else 0.0
        ---
        total = count = 0
        for number in numbers:
            if number > 0:
                total += number
                count += 1
        return total / count if count else 0.0
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.average_even",
        "average_even average_of_evens mean_of_even_numbers average_value",
        "numbers: list[int]",
        "float",
        """
        Average of the even {numbers}, 0.0 if there are none.
        What is the mean of the elements divisible by 2?
        mean of evens
        Given a list of integers, average only its even numbers; not rounded.
        Returns the arithmetic mean of the even elements.
        average ignoring odd numbers
        """,
        """
        evens = [number for number in numbers if number % 2 == 0]
        return sum(evens) / len(evens) if evens else 0.0
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.average_above",
        "average_above average_greater_than mean_above",
        "numbers: list[int]; limit: int",
        "float",
        """
        Average of the {numbers} that are greater than {limit}, 0.0 if there are none.
        What is the mean of the elements above the limit?
        mean of values over a threshold
        Given a list and a limit, average only the elements that exceed it; not rounded.
        Returns the arithmetic mean of the numbers strictly larger than {limit}.
        average of large values
        """,
        """
        above = [number for number in numbers if number > limit]
        return sum(above) / len(above) if above else 0.0
        """,
        lambda r: (_ints(r), r.randint(-3, 10)),
    ),
    made(
        "reductions.average_nonzero",
        "average_nonzero mean_without_zeros average_ignoring_zeros",
        "numbers: list[int]",
        "float",
        """
        Average of the {numbers} that are not 0, 0.0 if there are none.
        What is the mean when zeros are left out?
        mean of nonzero values
        Given a list, average only its elements different from 0; not rounded.
        Returns the arithmetic mean of the nonzero elements.
        average skipping zeros
        """,
        """
        values = [number for number in numbers if number != 0]
        return sum(values) / len(values) if values else 0.0
        """,
        lambda r: (draw.ints(r, 0, 6, -2, 6),),
    ),
    made(
        "reductions.sum_numeric_strings",
        "sum_strings sum_of_number_strings add_numeric_strings",
        "strings: list[str]",
        "int",
        """
        Convert {strings} to integers and add them up.
        How much do the numbers written as strings come to?
        sum of numeric strings
        Given a list of strings such as "12" or "-3", return the total of their values; 0 if empty.
        Returns the sum of int(string) over the list.
        add strings as numbers
        """,
        """
        return sum(int(string) for string in strings)
        ---
        return sum(map(int, strings))
        """,
        lambda r: ([str(r.randint(-20, 40)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "reductions.sum_known",
        "sum_ignoring_none sum_skip_none sum_known total_without_missing",
        "values: list[int | None]",
        "int",
        """
        Sum of {values}, ignoring those that are None.
        How much do the known numbers add up to?
        sum skipping missing values
        Given a list of numbers and Nones, add up the numbers; 0 if there are none.
        Returns the total of all elements that are not None.
        add, treating None as 0
        """,
        """
        return sum(value for value in values if value is not None)
        ---
        return sum(value or 0 for value in values)
        """,
        lambda r: ([r.choice((None, r.randint(-5, 9))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "reductions.sum_of_row_maximums",
        "sum_of_row_maximums sum_of_maximums add_row_maximums",
        "rows: list[list[int]]",
        "int",
        """
        Sum of the largest elements of all {rows}; empty rows count 0.
        How much do the maximums of the lists add up to?
        row maximums, summed
        Given a list of lists, take the greatest number of each and add them up.
        Returns the total of max(row) over all rows that are not empty.
        best of every row, added
        """,
        """
        return sum(max(row) for row in rows if row)
        ---
        return sum(max(row, default=0) for row in rows)
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "reductions.sum_of_row_minimums",
        "sum_of_row_minimums sum_of_minimums add_row_minimums",
        "rows: list[list[int]]",
        "int",
        """
        Sum of the smallest elements of all {rows}; empty rows count 0.
        How much do the minimums of the lists add up to?
        row minimums, summed
        Given a list of lists, take the least number of each and add them up.
        Returns the total of min(row) over all rows that are not empty.
        lowest of every row, added
        """,
        """
        return sum(min(row) for row in rows if row)
        ---
        return sum(min(row, default=0) for row in rows)
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "reductions.sum_after",
        "sum_after sum_after_value total_after",
        "numbers: list[int]; marker: int",
        "int",
        """
        Sum of the {numbers} after the first {marker}; 0 if it is not there.
        How much do the elements behind the marker add up to?
        sum of everything after a value
        Given a list, add up what follows the first occurrence of {marker}, which does not count itself.
        Returns the total of the elements to the right of {marker}.
        add from a value on
        """,
        """
        return sum(numbers[numbers.index(marker) + 1 :]) if marker in numbers else 0
        """,
        lambda r: (_small(r), r.randint(0, 4)),
    ),
    made(
        "reductions.sum_until",
        "sum_until sum_before total_before sum_up_to_marker",
        "numbers: list[int]; marker: int",
        "int",
        """
        Sum of the {numbers} before the first {marker}; of all of them if it is not there.
        How much do the elements add up to until the marker comes?
        sum of everything before a value
        Given a list, add elements from the front and stop at {marker}, which does not count itself.
        Returns the total of the elements to the left of {marker}.
        add up to a sentinel
        """,
        """
        total = 0
        for number in numbers:
            if number == marker:
                break
            total += number
        return total
        ---
        return sum(numbers[: numbers.index(marker)] if marker in numbers else numbers)
        """,
        lambda r: (_small(r), r.randint(0, 4)),
    ),
    made(
        "reductions.sum_of_values_above",
        "sum_values_above sum_dict_values_over total_above",
        "data: dict[str, int]; limit: int",
        "int",
        """
        Sum of the values of {data} that are greater than {limit}.
        How much do the entries above the limit add up to?
        sum of large dict values
        Given a dictionary of numbers, add up the values that exceed {limit}; keys do not matter.
        Returns the total of all values strictly larger than {limit}.
        add dict values over a threshold
        """,
        """
        return sum(value for value in data.values() if value > limit)
        """,
        lambda r: (draw.mapping(r), r.randint(-3, 10)),
    ),
    made(
        "reductions.xor_all",
        "xor_all xor_of_list combine_with_xor",
        "numbers: list[int]",
        "int",
        """
        Combine all {numbers} with exclusive or.
        What is the XOR of the list? 0 for an empty one.
        bitwise xor of all elements
        Given a list of integers, apply ^ between all of them.
        Returns numbers[0] ^ numbers[1] ^ ...
        xor reduction
        Combine all {numbers} with exclusive or; 0 for an empty list.
        xor of all elements
        Return numbers[0] ^ numbers[1] ^ ... of a list.
        """,
        """
        return reduce(operator.xor, numbers, 0)
        ---
        result = 0
        for number in numbers:
            result ^= number
        return result
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 31),),
        ("import operator", "from functools import reduce"),
    ),
    made(
        "reductions.or_all",
        "or_all bitwise_or_of_list combine_flags",
        "numbers: list[int]",
        "int",
        """
        Combine all {numbers} with bitwise or.
        Which bits are set in at least one element? 0 for an empty list.
        bitwise or of all elements
        Given a list of flags, join them to one number with |.
        Returns numbers[0] | numbers[1] | ...
        or reduction
        Bitwise or of all {numbers}; 0 for an empty list.
        combine flags
        Return the number that has every bit set which is set in at least one of the list.
        """,
        """
        result = 0
        for number in numbers:
            result |= number
        return result
        """,
        lambda r: (draw.ints(r, 0, 5, 0, 31),),
    ),
    made(
        "reductions.and_all",
        "and_all bitwise_and_of_list common_bits",
        "numbers: list[int]",
        "int",
        """
        Combine all {numbers}, of which there is at least one, with bitwise and.
        Which bits are set in every element?
        bitwise and of all elements
        Given a non-empty list of integers, apply & between all of them.
        Returns numbers[0] & numbers[1] & ...
        and reduction
        """,
        """
        return reduce(operator.and_, numbers)
        ---
        result = numbers[0]
        for number in numbers:
            result &= number
        return result
        """,
        lambda r: ([r.randint(0, 31) for _ in range(r.randint(1, 4))],),
        ("import operator", "from functools import reduce"),
    ),
    made(
        "reductions.average_of_two_lists",
        "average_of_both combined_average mean_of_two_lists",
        "first: list[int]; second: list[int]",
        "float",
        """
        Average of all numbers in {first} and {second} together, 0.0 if both are empty.
        What is the mean over the two lists?
        combined mean
        Given two lists of numbers, average the elements of both; not rounded.
        Returns the total of both lists divided by the number of all elements.
        mean of two lists joined
        """,
        """
        numbers = first + second
        return sum(numbers) / len(numbers) if numbers else 0.0
        ---
        count = len(first) + len(second)
        return (sum(first) + sum(second)) / count if count else 0.0
        """,
        lambda r: (_ints(r), _ints(r)),
    ),
    made(
        "reductions.better_than_average",
        "better_than_average above_class_average is_above_average",
        "scores: list[int]; own: int",
        "bool",
        """
        Is {own} higher than the average of {scores} and {own} together?
        Check whether somebody did better than the class on average, the own score included in the mean.
        better than the class average
        Given the points of the others and one's own, return True if {own} exceeds the mean of all.
        Returns whether {own} is above the average of {scores} together with {own}.
        own score against the mean
        """,
        """
        scores = [*scores, own]
        return own > sum(scores) / len(scores)
        """,
        lambda r: ([r.randint(0, 10) for _ in range(r.randint(1, 5))], r.randint(0, 10)),
    ),
    made(
        "reductions.sum_two_smallest_positive",
        "sum_two_smallest_positives sum_of_two_lowest_positive sum_two_smallest_numbers",
        "numbers: list[int]",
        "int | None",
        """
        Sum of the two smallest positive {numbers}, None if there are fewer than two.
        What do the two least elements above zero add up to?
        two lowest positives, added
        Given a list, take its two smallest numbers greater than 0 and return their sum.
        Returns the total of the two lowest positive elements, which may be equal.
        sum of the smallest two
        """,
        """
        positives = sorted(number for number in numbers if number > 0)
        return positives[0] + positives[1] if len(positives) > 1 else None
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "reductions.record_sum_where",
        "sum_field_where sum_where total_for conditional_sum",
        "records: list[dict[str, object]]; key: str; value: object; field: str",
        "int",
        """
        Sum of {field} over those {records} whose {key} equals {value}.
        How much do the matching dictionaries add up to in one field?
        sum of a field with a condition
        Given a list of dicts, add up {field} of every one that has {value} in {key}; if missing it counts 0.
        Returns the conditional total, like SQL SUM with WHERE.
        add one field of the matching records
        """,
        """
        return sum(record.get(field, 0) for record in records if record.get(key) == value)
        """,
        lambda r: (
            [
                {"city": r.choice(("Rome", "Oslo")), "pay": r.randint(1, 9), "age": r.randint(20, 40)}
                for _ in range(r.randint(0, 5))
            ],
            "city",
            r.choice(("Rome", "Oslo")),
            r.choice(("pay", "age")),
        ),
    ),
)
