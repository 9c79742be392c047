"""Small functions about arithmetic: divisors, digits, bits, sequences, units, money, chance and geometry."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_CODES = ("EUR", "USD", "GBP", "CHF", "JPY")


def _natural(r: Random, top: int = 200, low: int = 1) -> int:
    return r.choice((r.randint(low, 12), r.randint(low, top)))


def _point(r: Random) -> tuple[int, int]:
    return r.randint(-6, 6), r.randint(-6, 6)


def _points(r: Random, low: int = 0, high: int = 5) -> list[tuple[int, int]]:
    return [_point(r) for _ in range(r.randint(low, high))]


def _naturals(r: Random, low: int = 0, high: int = 5, top: int = 40) -> list[int]:
    return [_natural(r, top) for _ in range(r.randint(low, high))]


def _progression(r: Random) -> list[int]:
    start, step = r.randint(-5, 9), r.randint(-4, 5)
    numbers = [start + step * at for at in range(r.randint(0, 6))]
    if len(numbers) > 2 and r.random() < 0.6:
        numbers[r.randrange(len(numbers))] += 1
    return numbers


def _growth(r: Random) -> list[int]:
    start, ratio = r.randint(1, 5), r.choice((1, 2, 3, -2))
    numbers = [start * ratio**at for at in range(r.randint(1, 5))]
    if r.random() < 0.4:
        numbers[-1] += 1
    return numbers


def _box(r: Random) -> tuple[int, int, int, int]:
    left, low = r.randint(0, 6), r.randint(0, 6)
    return left, low, left + r.randint(1, 5), low + r.randint(1, 5)


ENTRIES = (
    made(
        "arithmetic.coprime",
        "are_coprime is_coprime relatively_prime no_common_factor",
        "a: int; b: int",
        "bool",
        """
        Check whether {a} and {b} are coprime.
        Two numbers are coprime when their only common divisor is 1. Is that so for {a} and {b}?
        Return True if {a} and {b} share no factor other than 1.
        relatively prime?
        Decide whether the greatest common divisor of {a} and {b} is 1.
        Returns False if some number above 1 divides both {a} and {b}, otherwise True.
        """,
        """
        return math.gcd(a, b) == 1
        ---
        while b:
            a, b = b, a % b
        return a == 1
        ---
        return not any(a % d == 0 and b % d == 0 for d in range(2, min(a, b) + 1))
        """,
        lambda r: (_natural(r, 60), _natural(r, 60)),
        "import math",
    ),
    made(
        "arithmetic.proper_divisors",
        "proper_divisors divisors_below proper_factors",
        "number: int",
        "list[int]",
        """
        List the proper divisors of {number}.
        All divisors of {number} except {number} itself, in ascending order; an empty list for 1.
        Which smaller numbers divide {number} without a remainder?
        proper divisors, smallest first
        Return every positive integer below {number} that divides it.
        Returns the factors of {number} without the number itself.
        """,
        """
        return [d for d in range(1, number) if number % d == 0]
        ---
        result = []
        for d in range(1, number // 2 + 1):
            if number % d == 0:
                result.append(d)
        return result
        """,
        lambda r: (_natural(r, 100),),
    ),
    made(
        "arithmetic.number_class",
        "classify_number perfect_abundant_deficient divisor_class aliquot_class",
        "number: int",
        "str",
        """
        Tell whether {number} is "perfect", "abundant" or "deficient".
        Compare {number} with the sum of its proper divisors: equal is "perfect", a larger sum is "abundant".
        Return "abundant", "perfect" or "deficient" for a positive number.
        Do the smaller divisors add up to less ("deficient"), the same ("perfect") or more ("abundant")?
        perfect, abundant or deficient?
        Classify {number} by the total of its proper divisors.
        """,
        """
        total = sum(d for d in range(1, number) if number % d == 0)
        if total == number:
            return "perfect"
        return "abundant" if total > number else "deficient"
        ---
        total = 0
        for d in range(1, number // 2 + 1):
            if number % d == 0:
                total += d
        if total > number:
            return "abundant"
        if total < number:
            return "deficient"
        return "perfect"
        """,
        lambda r: (r.choice((6, 28, 12, 18, 20, 24, _natural(r, 60), _natural(r, 60))),),
    ),
    made(
        "arithmetic.is_happy",
        "is_happy happy_number is_happy_number",
        "number: int",
        "bool",
        """
        Check whether {number} is a happy number.
        Replace a number by the sum of the squares of its digits again and again: does it reach 1?
        Return True if repeatedly summing the squared digits of {number} ends in 1, False if it loops.
        happy number?
        A happy number reaches 1 when its digits are squared and added over and over. Is {number} happy?
        Returns whether {number} is happy; an endless cycle means it is not.
        """,
        """
        seen = set()
        while number != 1 and number not in seen:
            seen.add(number)
            number = sum(int(digit) ** 2 for digit in str(number))
        return number == 1
        ---
        while number not in (1, 4):
            total = 0
            while number:
                number, digit = divmod(number, 10)
                total += digit * digit
            number = total
        return number == 1
        """,
        lambda r: (r.choice((1, 7, 19, 23, 4, _natural(r, 300), _natural(r, 99))),),
    ),
    made(
        "arithmetic.first_primes",
        "first_primes first_n_primes generate_primes",
        "count: int",
        "list[int]",
        """
        Return the first {count} prime numbers.
        List {count} primes, beginning with 2; an empty list when {count} is 0.
        the first n primes
        Collect prime numbers until there are {count} of them.
        What are the {count} smallest primes?
        Returns a list of length {count} with the primes in order.
        """,
        """
        primes = []
        candidate = 2
        while len(primes) < count:
            if all(candidate % prime for prime in primes):
                primes.append(candidate)
            candidate += 1
        return primes
        ---
        found = []
        number = 2
        while len(found) < count:
            if all(number % d != 0 for d in range(2, int(number**0.5) + 1)):
                found.append(number)
            number += 1
        return found
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "arithmetic.prime_exponents",
        "prime_exponents factor_counts prime_powers factorize",
        "number: int",
        "dict[int, int]",
        """
        Map each prime factor of {number} to how often it divides {number}.
        Return the prime factorization as a dictionary from prime to exponent; 12 gives {{2: 2, 3: 1}}.
        prime factors with exponents
        Factorize {number}: the keys are primes, the values their powers. 1 has no factors: {{}}.
        How many times does every prime occur in the factorization of {number}?
        Returns a dict of prime factors and their multiplicity.
        """,
        """
        result = {}
        d = 2
        while number > 1:
            while number % d == 0:
                result[d] = result.get(d, 0) + 1
                number //= d
            d += 1
        return result
        ---
        factors = []
        d = 2
        while d <= number:
            if number % d == 0:
                factors.append(d)
                number //= d
            else:
                d += 1
        return dict(Counter(factors))
        """,
        lambda r: (_natural(r, 200),),
        "from collections import Counter",
    ),
    made(
        "arithmetic.twin_primes",
        "twin_primes prime_twins find_twin_primes",
        "limit: int",
        "list[tuple[int, int]]",
        """
        Find all twin primes up to {limit}.
        Pairs of primes that differ by 2, both at most {limit}, in ascending order.
        Return tuples (p, p + 2) where both numbers are prime and not above {limit}.
        twin prime pairs
        Which primes up to {limit} come in pairs two apart, such as (3, 5)?
        Returns the twin primes up to {limit} as tuples, an empty list if {limit} is less than 5.
        """,
        """
        def is_prime(n):
            return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))

        return [(p, p + 2) for p in range(2, limit - 1) if is_prime(p) and is_prime(p + 2)]
        ---
        primes = [n for n in range(2, limit + 1) if all(n % d for d in range(2, n))]
        return [(a, b) for a, b in zip(primes, primes[1:]) if b - a == 2]
        """,
        lambda r: (r.randint(0, 60),),
    ),
    made(
        "arithmetic.totient",
        "totient euler_phi phi count_coprimes",
        "n: int",
        "int",
        """
        Euler's totient of {n}.
        How many of the numbers 1 to {n} have no factor in common with {n}?
        Count the integers from 1 to {n} that are coprime to {n}.
        phi of n
        Return the number of integers k with 1 <= k <= {n} and gcd(k, {n}) equal to 1.
        Returns Euler's phi function, 1 for 1.
        """,
        """
        return sum(1 for k in range(1, n + 1) if gcd(k, n) == 1)
        ---
        count = 0
        for k in range(1, n + 1):
            if gcd(n, k) == 1:
                count += 1
        return count
        """,
        lambda r: (_natural(r, 60),),
        "from math import gcd",
    ),
    made(
        "arithmetic.goldbach",
        "goldbach prime_pair_sum two_primes split_into_primes",
        "number: int",
        "tuple[int, int] | None",
        """
        Write {number} as the sum of two primes.
        Find two primes that add up to {number}, with the first as small as possible; None if there are none.
        Return a pair (p, q) of primes with p <= q and p + q == {number}, or None.
        Goldbach pair of an integer
        Can {number} be split into two prime numbers? Give the split with the smallest first prime, else None.
        Returns the first pair of primes whose sum is {number}.
        """,
        """
        def is_prime(n):
            return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))

        for p in range(2, number // 2 + 1):
            if is_prime(p) and is_prime(number - p):
                return p, number - p
        return None
        ---
        primes = [n for n in range(2, number) if all(n % d for d in range(2, n))]
        for p in primes:
            if number - p in primes:
                return (p, number - p)
        return None
        """,
        lambda r: (r.choice((r.randint(0, 12), r.randint(4, 60), 2 * r.randint(2, 30))),),
    ),
    made(
        "arithmetic.gcd_of_list",
        "gcd_of_list gcd_all list_gcd common_divisor",
        "numbers: list[int]",
        "int",
        """
        Greatest common divisor of all {numbers}.
        What is the largest number that divides every one of {numbers}? An empty list gives 0.
        gcd of a whole list
        Fold the greatest common divisor over {numbers}, starting at 0.
        Return the biggest integer that all of the positive {numbers} are divisible by, 0 without numbers.
        Returns the gcd of several integers.
        """,
        """
        result = 0
        for number in numbers:
            result = math.gcd(result, number)
        return result
        ---
        return reduce(math.gcd, numbers, 0)
        ---
        return math.gcd(*numbers)
        """,
        lambda r: ([r.choice((1, 2, 3, 6)) * _natural(r, 20) for _ in range(r.randint(0, 4))],),
        ("import math", "from functools import reduce"),
    ),
    made(
        "arithmetic.lcm_of_list",
        "lcm_of_list lcm_all list_lcm smallest_common_multiple",
        "numbers: list[int]",
        "int",
        """
        Least common multiple of all {numbers}.
        The smallest positive number that every one of {numbers} divides; 1 for an empty list.
        lcm of a list
        Buses leave every so many minutes. After how many minutes do all of them leave together again?
        Return the lowest number divisible by each of the positive {numbers}.
        Returns the lcm of several positive integers.
        """,
        """
        result = 1
        for number in numbers:
            result = result * number // math.gcd(result, number)
        return result
        ---
        return math.lcm(*numbers)
        """,
        lambda r: (_naturals(r, 0, 4, 15),),
        "import math",
    ),
    made(
        "arithmetic.simplify_fraction",
        "simplify_fraction reduce_fraction simplify lowest_terms",
        "numerator: int; denominator: int",
        "tuple[int, int]",
        """
        Reduce a fraction to lowest terms.
        Return {numerator} and {denominator} divided by their greatest common divisor, as a tuple.
        Simplify {numerator} / {denominator}: 6/8 becomes (3, 4).
        cancel the common factor of a fraction
        What is the simplest form of this fraction? Both numbers are positive.
        Returns the pair (numerator, denominator) after cancelling.
        """,
        """
        divisor = gcd(numerator, denominator)
        return numerator // divisor, denominator // divisor
        ---
        fraction = Fraction(numerator, denominator)
        return fraction.numerator, fraction.denominator
        ---
        a, b = numerator, denominator
        while b:
            a, b = b, a % b
        return (numerator // a, denominator // a)
        """,
        lambda r: (_natural(r, 40), _natural(r, 40)),
        ("from math import gcd", "from fractions import Fraction"),
    ),
    made(
        "arithmetic.add_fractions",
        "add_fractions sum_fractions fraction_sum",
        "first: tuple[int, int]; second: tuple[int, int]",
        "tuple[int, int]",
        """
        Add two fractions given as (numerator, denominator) and reduce the result.
        {first} plus {second}, in lowest terms
        Return the sum of the fractions {first} and {second} as a simplified pair.
        Each argument is a numerator with a positive denominator. What is their sum, fully cancelled?
        fraction addition without floats
        Returns the reduced sum as a tuple: (1, 2) and (1, 3) give (5, 6).
        """,
        """
        total = Fraction(*first) + Fraction(*second)
        return total.numerator, total.denominator
        ---
        a, b = first
        c, d = second
        top, bottom = a * d + c * b, b * d
        divisor = gcd(top, bottom)
        return top // divisor, bottom // divisor
        """,
        lambda r: ((r.randint(0, 7), r.randint(1, 8)), (r.randint(0, 7), r.randint(1, 8))),
        ("from fractions import Fraction", "from math import gcd"),
    ),
    made(
        "arithmetic.has_repeated_digit",
        "has_repeated_digit repeated_digits has_duplicate_digit",
        "number: int",
        "bool",
        """
        Check whether a digit occurs more than once in {number}.
        True if some digit of {number} appears at least twice.
        Does {number} contain the same digit two times or more?
        any repeated digit
        Return False when all digits of the non-negative {number} differ.
        Returns whether {number} has duplicate digits.
        """,
        """
        digits = str(number)
        return len(set(digits)) < len(digits)
        ---
        seen = set()
        for digit in str(number):
            if digit in seen:
                return True
            seen.add(digit)
        return False
        ---
        return any(str(number).count(digit) > 1 for digit in str(number))
        """,
        lambda r: (r.choice((r.randint(0, 120), r.randint(0, 9999))),),
    ),
    made(
        "arithmetic.count_digit",
        "count_digit digit_occurrences times_digit how_often_digit",
        "number: int; digit: int",
        "int",
        """
        How many times does {digit} occur in {number}?
        Count the occurrences of {digit} among the decimal digits of {number}.
        count a digit
        Return how often the single digit {digit} is written in the non-negative {number}.
        Given a number and one digit, count that digit; 0 if it does not appear.
        Returns the number of places of {number} that hold {digit}.
        """,
        """
        return str(number).count(str(digit))
        ---
        return sum(1 for char in str(number) if int(char) == digit)
        ---
        count = 0
        for char in str(number):
            if char == str(digit):
                count += 1
        return count
        """,
        lambda r: (r.choice((0, r.randint(0, 9999), int(r.choice("1234") * 3))), r.randint(0, 4)),
    ),
    made(
        "arithmetic.digits_to_number",
        "digits_to_number from_digits join_digits digits_to_int",
        "digits: list[int]",
        "int",
        """
        Turn a list of digits into the number that they spell.
        Join {digits} into one integer, the first digit being the most significant; no digits give 0.
        [4, 0, 7] becomes 407
        Return the number whose decimal digits are {digits}.
        Given single digits from left to right, build the integer. An empty list means 0.
        Returns an int made of all {digits} in order.
        """,
        """
        number = 0
        for digit in digits:
            number = number * 10 + digit
        return number
        ---
        return int("".join(map(str, digits)) or "0")
        ---
        return sum(digit * 10**power for power, digit in enumerate(reversed(digits)))
        """,
        lambda r: ([r.randint(0, 9) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "arithmetic.digit_at",
        "digit_at nth_digit get_digit digit_from_right",
        "number: int; position: int",
        "int",
        """
        The digit of {number} at {position}, counted from the right starting at 0.
        Return the digit with place value 10 ** {position}; beyond the number it is 0.
        get one digit: position 0 is ones, 1 is tens, 2 is hundreds
        Which digit stands at {position} from the right in the non-negative {number}? 0 if there is none.
        Pick a single decimal digit out of {number}.
        Returns the digit in the given place, 0 for places that {number} does not have.
        """,
        """
        return number // 10**position % 10
        ---
        text = str(number)[::-1]
        return int(text[position]) if position < len(text) else 0
        ---
        for _ in range(position):
            number //= 10
        return number % 10
        """,
        lambda r: (r.choice((0, r.randint(0, 99), r.randint(0, 99999))), r.randint(0, 5)),
    ),
    made(
        "arithmetic.remove_digit",
        "remove_digit without_digit drop_digit delete_digit",
        "number: int; digit: int",
        "int",
        """
        Remove every {digit} from {number}.
        Delete all occurrences of {digit} in {number}; if nothing is left, return 0.
        {number} without the digit {digit}
        Given a non-negative number, cross out one digit everywhere and return what remains as an int.
        What is left of {number} after striking each {digit}?
        Returns the number made of the digits that differ from {digit}, 0 when there are none.
        """,
        """
        remaining = str(number).replace(str(digit), "")
        return int(remaining) if remaining else 0
        ---
        return int("".join(char for char in str(number) if char != str(digit)) or "0")
        ---
        result = 0
        for char in str(number):
            if int(char) != digit:
                result = result * 10 + int(char)
        return result
        """,
        lambda r: (
            r.choice((0, 33, r.randint(0, 9999), int("".join(r.choices("123", k=4))))),
            r.randint(1, 3),
        ),
    ),
    made(
        "arithmetic.digits_ascending",
        "digits_ascending digits_sorted has_increasing_digits never_decreasing_digits",
        "number: int",
        "bool",
        """
        Check that the digits of {number} never get smaller from left to right.
        True if the digits of {number} are in non-decreasing order, such as in 1335.
        Are the digits of {number} already sorted? Equal neighbours are fine.
        digits in ascending order
        Return whether every digit of the non-negative {number} is at least as big as the one before it.
        Returns True if no digit of {number} is smaller than the one to its left.
        """,
        """
        text = str(number)
        return list(text) == sorted(text)
        ---
        text = str(number)
        return all(a <= b for a, b in zip(text, text[1:]))
        ---
        last = 9
        while number:
            number, digit = divmod(number, 10)
            if digit > last:
                return False
            last = digit
        return True
        """,
        lambda r: (
            r.choice((r.randint(0, 150), int("".join(sorted(r.choices("123456789", k=r.randint(1, 4))))))),
        ),
    ),
    made(
        "arithmetic.alternating_digit_sum",
        "alternating_digit_sum alternate_digit_sum digit_sum_alternating",
        "number: int",
        "int",
        """
        Add the first digit of {number}, subtract the second, add the third and so on.
        The alternating sum of the digits of {number}, starting with plus at the left.
        Return the sum of the digits of {number} with signs + - + - from the most significant digit.
        521 gives 5 - 2 + 1
        What is the alternating digit sum of the non-negative {number}?
        Returns the digits at even positions (from the left) minus those at odd positions.
        """,
        """
        return sum(int(digit) * (-1) ** index for index, digit in enumerate(str(number)))
        ---
        total = 0
        sign = 1
        for digit in str(number):
            total += sign * int(digit)
            sign = -sign
        return total
        ---
        digits = [int(char) for char in str(number)]
        return sum(digits[::2]) - sum(digits[1::2])
        """,
        lambda r: (r.choice((r.randint(0, 99), r.randint(0, 99999))),),
    ),
    made(
        "arithmetic.persistence",
        "persistence additive_persistence digit_sum_steps",
        "number: int",
        "int",
        """
        How many times must the digits of {number} be summed until one digit is left?
        Additive persistence of {number}: 0 for a single digit.
        Count the steps of replacing {number} by its digit sum until it is below 10.
        Return the number of rounds of adding up digits that it takes to reach one digit.
        steps to a single digit
        Given a non-negative number, returns how often the digit sum has to be taken.
        """,
        """
        steps = 0
        while number > 9:
            number = sum(int(digit) for digit in str(number))
            steps += 1
        return steps
        ---
        if number < 10:
            return 0
        return 1 + persistence(sum(map(int, str(number))))
        """,
        lambda r: (r.choice((r.randint(0, 12), 199, r.randint(10, 999), r.randint(1000, 99999))),),
    ),
    made(
        "arithmetic.factorial_zeros",
        "trailing_zeros_of_factorial factorial_zeros zeros_at_end",
        "n: int",
        "int",
        """
        How many zeros does {n} factorial end with?
        Count the trailing zeros of {n}!.
        Return the number of zeros at the end of the product 1 * 2 * ... * {n}.
        trailing zeros of n!
        Every factor 5 in {n}! makes one final zero. How many are there?
        Returns how many zeros stand at the end of {n}!, 0 when {n} is below 5.
        """,
        """
        count = 0
        while n:
            n //= 5
            count += n
        return count
        ---
        text = str(math.factorial(n))
        return len(text) - len(text.rstrip("0"))
        """,
        lambda r: (r.choice((r.randint(0, 12), r.randint(0, 60))),),
        "import math",
    ),
    made(
        "arithmetic.is_automorphic",
        "is_automorphic square_ends_with_itself automorphic",
        "number: int",
        "bool",
        """
        Check whether the square of {number} ends with {number}.
        Is {number} automorphic? 25 is, because 25 * 25 is 625.
        True if the last digits of {number} squared are the digits of {number}.
        automorphic number
        Return whether the decimal text of {number} ** 2 has {number} as its ending.
        Returns True if {number} squared ends in the digits of {number}.
        """,
        """
        return str(number**2).endswith(str(number))
        ---
        return number * number % 10 ** len(str(number)) == number
        """,
        lambda r: (r.choice((0, 1, 5, 6, 25, 76, r.randint(0, 20), r.randint(0, 400))),),
    ),
    made(
        "arithmetic.next_power_of_two",
        "next_power_of_two round_up_to_power power_of_two_at_least",
        "n: int",
        "int",
        """
        The smallest power of two that is at least {n}.
        Round {n} up to a power of 2; a power of two stays as it is.
        Return the first of 1, 2, 4, 8, ... that is not below {n}.
        next power of 2
        How big a buffer with a power of two as its size holds {n} items?
        Returns the lowest power of two not below {n}; it is 1 for {n} of 1 or less.
        """,
        """
        power = 1
        while power < n:
            power *= 2
        return power
        ---
        return 1 if n <= 1 else 1 << (n - 1).bit_length()
        """,
        lambda r: (r.choice((r.randint(-2, 9), r.randint(1, 200), 16, 32)),),
    ),
    made(
        "arithmetic.bit_is_set",
        "bit_is_set get_bit has_bit test_bit",
        "number: int; position: int",
        "bool",
        """
        Is the bit at {position} of {number} set?
        True if bit {position} of {number} is 1, counting from 0 at the right.
        check one bit
        Tell whether the binary form of {number} has a 1 at {position} (0 is the lowest bit).
        Return the truth value of a single bit; bits beyond the number are not set.
        Returns whether 2 ** {position} is part of the non-negative {number}.
        """,
        """
        return number >> position & 1 == 1
        ---
        return number & (1 << position) != 0
        ---
        return number // 2**position % 2 == 1
        """,
        lambda r: (r.randint(0, 40), r.randint(0, 6)),
    ),
    made(
        "arithmetic.toggle_bit",
        "toggle_bit flip_bit invert_bit",
        "number: int; position: int",
        "int",
        """
        Flip the bit at {position} of {number}.
        Return {number} with bit {position} inverted; bit 0 is the lowest.
        Turn a 1 at {position} into a 0 and a 0 into a 1, and give the new number.
        toggle one bit
        What does {number} become when the bit with value 2 ** {position} changes?
        Returns {number} after switching the bit at {position} only.
        """,
        """
        return number ^ (1 << position)
        ---
        mask = 2**position
        if number & mask:
            return number - mask
        return number + mask
        """,
        lambda r: (r.randint(0, 40), r.randint(0, 5)),
    ),
    made(
        "arithmetic.binary_padded",
        "to_binary_padded binary_with_width fixed_width_binary to_bits",
        "number: int; width: int",
        "str",
        """
        Write {number} in binary with at least {width} digits.
        Binary text of {number}, filled with zeros on the left up to {width}.
        Convert a non-negative number to binary and pad it to {width} characters; longer ones are not cut.
        5 with width 8 is "00000101"
        Return the bits of {number} as a string of length {width} or more.
        Returns the zero-padded binary string of {number}, {width} characters or more.
        """,
        """
        return bin(number)[2:].zfill(width)
        ---
        return f"{number:b}".rjust(width, "0")
        ---
        bits = ""
        while number:
            bits = str(number % 2) + bits
            number //= 2
        return "0" * (max(width, 1) - len(bits)) + bits
        """,
        lambda r: (r.choice((0, r.randint(0, 40))), r.randint(0, 8)),
    ),
    made(
        "arithmetic.add_binary",
        "add_binary binary_sum add_binary_strings",
        "a: str; b: str",
        "str",
        """
        Add two binary numbers given as text.
        Return the binary sum of {a} and {b}, both strings of 0 and 1.
        "101" plus "11" is "1000"
        Given two binary strings, return their sum as a binary string without a prefix or leading zeros.
        What is {a} + {b} in base 2?
        Returns the sum of two binary numbers as binary text; "0" and "0" give "0".
        """,
        """
        return bin(int(a, 2) + int(b, 2))[2:]
        ---
        digits = []
        carry = 0
        for x, y in zip_longest(reversed(a), reversed(b), fillvalue="0"):
            carry += int(x) + int(y)
            digits.append(str(carry % 2))
            carry //= 2
        return ("1" if carry else "") + "".join(reversed(digits))
        """,
        lambda r: (format(r.randint(0, 20), "b"), format(r.randint(0, 20), "b")),
        "from itertools import zip_longest",
    ),
    made(
        "arithmetic.from_base",
        "from_base parse_in_base base_to_int to_decimal",
        "text: str; base: int",
        "int",
        """
        Read {text} as a number written in {base}.
        Convert a string of digits in {base} (2 to 36) to an integer; letters stand for digits above 9.
        The decimal value of {text} in base {base}
        Given digits as text and the base they are written in, return the number.
        What number is {text} when every place is worth {base} times the next one?
        Returns {text} in {base} as an int; upper and lower case letters mean the same.
        """,
        """
        return int(text, base)
        ---
        value = 0
        for char in text.lower():
            value = value * base + "0123456789abcdefghijklmnopqrstuvwxyz".index(char)
        return value
        """,
        lambda r: r.choice(
            (
                ("".join(r.choices("01", k=r.randint(1, 6))), 2),
                ("".join(r.choices("0127", k=r.randint(1, 4))), 8),
                ("".join(r.choices("012fF9aB", k=r.randint(1, 4))), 16),
                ("".join(r.choices("012", k=r.randint(1, 4))), 3),
            )
        ),
    ),
    made(
        "arithmetic.column_letter",
        "column_letter column_name to_column_letters spreadsheet_column",
        "number: int",
        "str",
        """
        The spreadsheet column name of {number}: 1 is "A", 26 is "Z", 27 is "AA".
        Convert a column number, counted from 1, to its letters.
        What does a spreadsheet call its column {number}?
        column index to letters
        Return the letters above column {number} of a sheet.
        Returns the upper-case letters of spreadsheet column {number}; after Z comes AA.
        """,
        """
        letters = ""
        while number > 0:
            number, rest = divmod(number - 1, 26)
            letters = chr(ord("A") + rest) + letters
        return letters
        ---
        alphabet = string.ascii_uppercase
        letters = []
        while number:
            number -= 1
            letters.append(alphabet[number % 26])
            number //= 26
        return "".join(reversed(letters))
        """,
        lambda r: (r.choice((1, 26, 27, 52, 53, 702, 703, r.randint(1, 30), r.randint(1, 900))),),
        "import string",
    ),
    made(
        "arithmetic.column_number",
        "column_number column_index letters_to_column column_to_int",
        "letters: str",
        "int",
        """
        The number of a spreadsheet column from its {letters}.
        Convert column {letters} such as "A", "Z" or "AB" to a number counted from 1.
        "A" is 1, "Z" is 26, "AA" is 27
        Which column, counted from 1, has the upper-case name {letters}?
        Given column letters as in a spreadsheet, return the position of the column.
        Returns the number of the column called {letters}, where A is 1 and AA comes after Z.
        """,
        """
        number = 0
        for letter in letters:
            number = number * 26 + ord(letter) - ord("A") + 1
        return number
        ---
        return sum((ord(c) - 64) * 26**power for power, c in enumerate(reversed(letters)))
        """,
        lambda r: ("".join(r.choices("ABCXYZ", k=r.choice((1, 1, 2, 2, 3)))),),
    ),
    made(
        "arithmetic.single_number",
        "single_number find_unpaired lonely_number without_partner",
        "numbers: list[int]",
        "int",
        """
        Every number occurs twice except one. Which one?
        Find the value of {numbers} that has no partner.
        All values in {numbers} come in pairs but for a single one; return that one.
        the unpaired number
        Return the only number that occurs an odd number of times, the others occur exactly twice.
        Socks are numbered by kind. Returns the sock that is left over after pairing.
        """,
        """
        result = 0
        for number in numbers:
            result ^= number
        return result
        ---
        return next(number for number in numbers if numbers.count(number) == 1)
        ---
        return 2 * sum(set(numbers)) - sum(numbers)
        """,
        lambda r: (lambda v: (r.sample(v + v[1:], 2 * len(v) - 1),))(
            r.sample(range(-5, 30), r.randint(1, 4))
        ),
    ),
    made(
        "arithmetic.is_arithmetic",
        "is_arithmetic arithmetic_sequence has_constant_step evenly_spaced",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} is an arithmetic sequence.
        True if the difference between neighbours is the same everywhere; up to two numbers always qualify.
        Do {numbers} go up or down by a constant step?
        evenly spaced numbers
        Return whether each number minus the one before it gives one and the same value.
        Returns True if {numbers} have one common difference, also with fewer than two of them.
        """,
        """
        return len({b - a for a, b in zip(numbers, numbers[1:])}) <= 1
        ---
        for i in range(2, len(numbers)):
            if numbers[i] - numbers[i - 1] != numbers[1] - numbers[0]:
                return False
        return True
        ---
        steps = [b - a for a, b in zip(numbers, numbers[1:])]
        return all(step == steps[0] for step in steps)
        """,
        lambda r: (_progression(r),),
    ),
    made(
        "arithmetic.is_geometric",
        "is_geometric geometric_sequence has_constant_ratio",
        "numbers: list[int]",
        "bool",
        """
        Check whether {numbers} is a geometric sequence.
        Is every number the one before it times the same ratio? None of {numbers} is 0.
        True if neighbours always have the same quotient.
        constant ratio?
        Return whether {numbers} grows by a constant factor; compare with products so that no rounding hurts.
        Returns True if {numbers} have one common ratio, also when there are fewer than three.
        """,
        """
        return all(b * b == a * c for a, b, c in zip(numbers, numbers[1:], numbers[2:]))
        ---
        for i in range(1, len(numbers) - 1):
            if numbers[i] ** 2 != numbers[i - 1] * numbers[i + 1]:
                return False
        return True
        """,
        lambda r: (_growth(r),),
    ),
    made(
        "arithmetic.progression",
        "arithmetic_progression linear_sequence count_from sequence",
        "start: int; step: int; count: int",
        "list[int]",
        """
        List {count} numbers beginning at {start}, each {step} more than the one before.
        An arithmetic progression of length {count} from {start} with the difference {step}.
        start, start + step, start + 2 * step, ... {count} terms in all
        Return the first {count} terms of the sequence that starts at {start} and grows by {step}.
        Which numbers come up when counting from {start} in steps of {step}? Stop after {count} numbers.
        Returns {count} numbers from {start} on with the distance {step}, which may be negative or 0.
        """,
        """
        return [start + i * step for i in range(count)]
        ---
        numbers = []
        for _ in range(count):
            numbers.append(start)
            start += step
        return numbers
        """,
        lambda r: (r.randint(-9, 20), r.choice((0, 1, r.randint(-5, 9))), r.randint(0, 6)),
    ),
    made(
        "arithmetic.geometric_terms",
        "geometric_sequence geometric_terms multiply_sequence powers_from",
        "first: int; ratio: int; count: int",
        "list[int]",
        """
        The first {count} terms of a geometric sequence.
        Start at {first} and multiply by {ratio} each time; return {count} numbers.
        first, first * ratio, first * ratio ** 2 and so on
        Return a list of length {count} in which every number is {ratio} times the one before.
        What are the first {count} terms when {first} keeps being multiplied by {ratio}?
        Returns {count} terms from {first} on, each {ratio} times the last; none if {count} is 0.
        """,
        """
        return [first * ratio**i for i in range(count)]
        ---
        terms = []
        term = first
        for _ in range(count):
            terms.append(term)
            term *= ratio
        return terms
        """,
        lambda r: (r.randint(-3, 6), r.choice((0, 1, 2, 3, -2)), r.randint(0, 6)),
    ),
    made(
        "arithmetic.fibonacci_below",
        "fibonacci_below fibonacci_up_to fib_until fibonacci_under",
        "limit: int",
        "list[int]",
        """
        All Fibonacci numbers below {limit}, beginning with 0, 1, 1, 2.
        List the Fibonacci sequence as long as its numbers are less than {limit}.
        Return the Fibonacci numbers smaller than {limit} in order.
        fibonacci until a limit
        Which members of 0, 1, 1, 2, 3, 5, ... are under {limit}?
        Returns the Fibonacci numbers under {limit}, an empty list when {limit} is 0.
        """,
        """
        result = []
        a, b = 0, 1
        while a < limit:
            result.append(a)
            a, b = b, a + b
        return result
        ---
        numbers = [0, 1]
        while numbers[-1] < limit:
            numbers.append(numbers[-1] + numbers[-2])
        return [number for number in numbers if number < limit]
        """,
        lambda r: (r.choice((0, 1, 2, 8, r.randint(0, 10), r.randint(0, 200))),),
    ),
    made(
        "arithmetic.is_fibonacci",
        "is_fibonacci in_fibonacci_sequence fibonacci_number",
        "number: int",
        "bool",
        """
        Check whether {number} is a Fibonacci number.
        Does {number} occur in 0, 1, 1, 2, 3, 5, 8, ...?
        True if {number} belongs to the Fibonacci sequence that starts with 0 and 1.
        fibonacci number or not
        Return whether adding up the last two numbers, from 0 and 1 on, ever gives {number}.
        Returns True for 0, 1, 2, 3, 5, 8 and so on, False for other and for negative numbers.
        """,
        """
        a, b = 0, 1
        while a < number:
            a, b = b, a + b
        return a == number
        ---
        sequence = [0, 1]
        while sequence[-1] < number:
            sequence.append(sequence[-1] + sequence[-2])
        return number in sequence
        """,
        lambda r: (r.choice((0, 1, 2, 3, 5, 8, 13, 21, 55, 89, *(r.randint(-4, 60) for _ in range(10)))),),
    ),
    made(
        "arithmetic.collatz_peak",
        "collatz_peak collatz_maximum highest_collatz",
        "n: int",
        "int",
        """
        The largest number in the Collatz sequence of {n}.
        Halve even numbers, turn odd ones into 3n + 1 until 1 comes: how high does it climb?
        Return the maximum that is reached on the way from {n} to 1, {n} included.
        peak of the hailstone sequence
        Follow the Collatz rule from {n} down to 1 and return the highest value seen.
        Returns the highest number of the Collatz sequence from {n} to 1; for 1 it is 1.
        """,
        """
        peak = n
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            peak = max(peak, n)
        return peak
        ---
        values = [n]
        while values[-1] > 1:
            last = values[-1]
            values.append(3 * last + 1 if last % 2 else last // 2)
        return max(values)
        """,
        lambda r: (r.randint(1, 26),),
    ),
    made(
        "arithmetic.pascal_triangle",
        "pascal_triangle pascals_triangle triangle_rows",
        "rows: int",
        "list[list[int]]",
        """
        The first {rows} rows of Pascal's triangle.
        Build Pascal's triangle: every row begins and ends with 1, inner numbers are the sum of the two above.
        Return a list of {rows} lists, from [1] on.
        pascal triangle as nested lists
        What do the top {rows} lines of Pascal's triangle look like?
        Returns the rows of Pascal's triangle as lists, none for 0 {rows}.
        """,
        """
        triangle = []
        row = [1]
        for _ in range(rows):
            triangle.append(row)
            row = [1] + [a + b for a, b in zip(row, row[1:])] + [1]
        return triangle
        ---
        return [[math.comb(n, k) for k in range(n + 1)] for n in range(rows)]
        """,
        lambda r: (r.randint(0, 5),),
        "import math",
    ),
    made(
        "arithmetic.look_and_say",
        "look_and_say say_digits describe_digits next_look_and_say",
        "digits: str",
        "str",
        """
        Read {digits} aloud: how many of which digit come in a row?
        The next look-and-say term: "1211" is one 1, one 2, two 1s, so "111221".
        Replace each run of equal digits by its length and the digit.
        look and say
        Return the description of {digits} as count and digit for every run, joined to one string.
        Returns what one says when reading {digits} run by run, "" for no digits.
        """,
        """
        return "".join(str(len(list(run))) + digit for digit, run in groupby(digits))
        ---
        result = ""
        i = 0
        while i < len(digits):
            j = i
            while j < len(digits) and digits[j] == digits[i]:
                j += 1
            result += str(j - i) + digits[i]
            i = j
        return result
        """,
        lambda r: ("".join(r.choice("123") * r.choice((1, 1, 2, 3)) for _ in range(r.randint(0, 4))),),
        "from itertools import groupby",
    ),
    made(
        "arithmetic.percent_change",
        "percent_change percentage_change growth_percent change_in_percent",
        "old: float; new: float",
        "float | None",
        """
        By how many percent did the value change from {old} to {new}?
        The change from {old} to {new} in percent of {old}, rounded to 2 decimals; None if {old} is 0.
        Return the percentage change, negative for a fall. There is none when {old} is zero, so return None.
        percent increase or decrease, two decimals
        A price went from {old} to {new}. Give the change in percent, or None when it cannot be computed.
        Returns (new - old) / old times 100, rounded to two places.
        """,
        """
        if old == 0:
            return None
        return round((new - old) / old * 100, 2)
        ---
        return round((new - old) / old * 100, 2) if old else None
        """,
        lambda r: (
            r.choice((0.0, 50.0, r.randint(1, 400) / 4)),
            r.choice((0.0, 75.0, r.randint(1, 400) / 4)),
        ),
    ),
    made(
        "arithmetic.profit_margin",
        "profit_margin margin margin_percent",
        "cost: float; price: float",
        "float",
        """
        Profit margin in percent of the {price}.
        What share of {price} is profit when the thing cost {cost}? One decimal, 0.0 for a price of 0.
        Return (price - cost) / price as a percentage rounded to 1 decimal; a free product has margin 0.0.
        margin on a sale
        Given what an item cost and what it is sold for, return the margin in percent of the selling price.
        Returns the margin in percent of {price}, negative when it is sold at a loss.
        """,
        """
        if price == 0:
            return 0.0
        return round((price - cost) / price * 100, 1)
        ---
        profit = price - cost
        return round(profit / price * 100, 1) if price else 0.0
        """,
        lambda r: (float(r.randint(0, 60)), r.choice((0.0, 20.0, r.randint(1, 200) / 2))),
    ),
    made(
        "arithmetic.net_price",
        "net_price price_without_tax remove_tax before_tax",
        "gross: float; rate: float",
        "float",
        """
        Take the tax out of {gross}.
        The net price when {gross} already includes {rate} percent tax, rounded to 2 decimals.
        Return the price before tax: {gross} divided by 1 + {rate} / 100, to the cent.
        gross to net
        How much of {gross} is left without a VAT of {rate} percent?
        Returns the net amount of a price that contains the tax.
        """,
        """
        return round(gross / (1 + rate / 100), 2)
        ---
        factor = 1 + rate / 100
        net = gross / factor
        return round(net, 2)
        """,
        lambda r: (r.choice((119.0, 0.0, r.randint(1, 500) / 2)), r.choice((0.0, 7.0, 19.0, 20.0, 25.0))),
    ),
    made(
        "arithmetic.loan_payment",
        "monthly_payment loan_payment mortgage_payment installment",
        "amount: float; yearly_rate: float; months: int",
        "float",
        """
        The monthly payment of a loan.
        How much a month pays back {amount} in {months} months at {yearly_rate} percent a year?
        Annuity formula: with i the monthly rate, amount * i / (1 - (1 + i) ** -months), rounded to cents.
        Return the constant monthly rate of a loan; without interest it is simply the amount over the months.
        monthly mortgage payment, 2 decimals
        Returns the payment for a loan with interest added monthly at a twelfth of {yearly_rate} percent.
        """,
        """
        i = yearly_rate / 100 / 12
        if i == 0:
            return round(amount / months, 2)
        return round(amount * i / (1 - (1 + i) ** -months), 2)
        ---
        if not yearly_rate:
            return round(amount / months, 2)
        rate = yearly_rate / 1200
        growth = (1 + rate) ** months
        return round(amount * rate * growth / (growth - 1), 2)
        """,
        lambda r: (float(r.randint(1, 20) * 500), r.choice((0.0, 3.0, 6.0, 12.0)), r.choice((1, 6, 12, 24))),
    ),
    made(
        "arithmetic.years_to_double",
        "years_to_double doubling_years years_until_double",
        "rate: float",
        "int",
        """
        After how many full years has money at {rate} percent a year at least doubled?
        Count the years until savings with yearly interest of {rate} percent reach twice the start.
        years until capital doubles
        Return the smallest number of years n with (1 + {rate} / 100) ** n at least 2.
        Let 1 grow by {rate} percent every year and count until it is 2 or more.
        Returns the years until money has doubled at {rate} percent, 1 for 100 percent or more.
        """,
        """
        years = 0
        value = 1.0
        while value < 2:
            value *= 1 + rate / 100
            years += 1
        return years
        ---
        factor = 1 + rate / 100
        value, years = factor, 1
        while value < 2:
            value = value * factor
            years += 1
        return years
        """,
        lambda r: (r.choice((3.0, 5.0, 7.0, 10.0, 25.0, 50.0, 100.0, 150.0, float(r.randint(2, 40)))),),
    ),
    made(
        "arithmetic.months_to_save",
        "months_to_save months_until_goal saving_months",
        "goal: int; monthly: int; saved: int",
        "int",
        """
        How many months does it take to reach {goal} when {saved} is there already and {monthly} is added?
        Months of saving {monthly} until {goal} is reached, starting with {saved}.
        Return the number of monthly payments still needed, 0 if the goal is met already.
        months until the savings goal
        Someone has {saved} and puts {monthly} aside each month. When is {goal} reached?
        Returns the whole months needed to get from {saved} to {goal} with {monthly} a month, rounded up.
        """,
        """
        return max(0, math.ceil((goal - saved) / monthly))
        ---
        months = 0
        while saved < goal:
            saved += monthly
            months += 1
        return months
        ---
        if saved >= goal:
            return 0
        return -(-(goal - saved) // monthly)
        """,
        lambda r: (r.randint(0, 30) * 10, r.randint(1, 8) * 5, r.randint(0, 12) * 10),
        "import math",
    ),
    made(
        "arithmetic.split_cents",
        "split_cents split_amount share_fairly divide_cents",
        "cents: int; people: int",
        "list[int]",
        """
        Split {cents} among {people} so that nobody gets over one cent more than another.
        Share an amount fairly; the first ones get one cent more if it does not divide evenly.
        Return the shares of {cents} for {people} persons, the larger shares first, adding up to {cents}.
        split a bill to the cent
        100 cents for 3 people are 34, 33 and 33.
        Returns {people} shares of {cents} that differ by at most 1, the larger ones first.
        """,
        """
        share, rest = divmod(cents, people)
        return [share + 1] * rest + [share] * (people - rest)
        ---
        share = cents // people
        rest = cents % people
        return [share + 1 if i < rest else share for i in range(people)]
        ---
        shares = [0] * people
        for left in range(people, 0, -1):
            part = -(-cents // left)
            shares[people - left] = part
            cents -= part
        return shares
        """,
        lambda r: (r.choice((0, 100, r.randint(0, 40), r.randint(0, 500))), r.randint(1, 6)),
    ),
    made(
        "arithmetic.convert_currency",
        "convert_currency exchange to_currency convert_money",
        "amount: float; source: str; target: str; rates: dict[str, float]",
        "float | None",
        """
        Convert {amount} from the currency {source} to {target}.
        {rates} tells how much one euro is in each currency. Convert {amount}; None if a currency is unknown.
        Return {amount} / rate of {source} * rate of {target}, rounded to 2 decimals, or None without a rate.
        exchange money by a table of rates
        How much is {amount} {source} in {target}? If either is missing in {rates}, the answer is None.
        Returns {amount} changed from {source} to {target} to the cent, None for an unknown currency.
        """,
        """
        if source not in rates or target not in rates:
            return None
        return round(amount / rates[source] * rates[target], 2)
        ---
        try:
            return round(amount / rates[source] * rates[target], 2)
        except KeyError:
            return None
        """,
        lambda r: (
            float(r.randint(0, 200)),
            r.choice(_CODES[:2]),
            r.choice((*_CODES[:2], r.choice(_CODES))),
            {
                code: r.choice((1.0, 0.8, 1.25, 2.0))
                for code in r.choice((_CODES[:2], _CODES[:2], _CODES[:1]))
            },
        ),
    ),
    made(
        "arithmetic.discounts_in_a_row",
        "apply_discounts successive_discounts chain_discounts final_price",
        "price: float; discounts: list[int]",
        "float",
        """
        Apply all {discounts} (in percent) to {price}, one after another.
        Each discount is taken from what the one before left over. Return the final price, 2 decimals.
        price after several discounts in a row
        Take {discounts} percent off {price} in turn and round the end result to cents.
        What does an item at {price} cost after successive discounts? Without discounts it stays the same.
        Returns the price after all discounts in percent, rounded once at the end.
        """,
        """
        for percent in discounts:
            price *= 1 - percent / 100
        return round(price, 2)
        ---
        return round(reduce(lambda left, percent: left * (1 - percent / 100), discounts, price), 2)
        """,
        lambda r: (float(r.randint(0, 100)), [r.choice((5, 10, 20, 25, 50)) for _ in range(r.randint(0, 3))]),
        "from functools import reduce",
    ),
    made(
        "arithmetic.weighted_average",
        "weighted_average weighted_mean average_with_weights",
        "values: list[float]; weights: list[float]",
        "float",
        """
        The weighted average of {values}.
        Average {values}, each counted with its weight from {weights}; 0.0 if the weights add up to 0.
        Return the sum of value times weight, divided by the sum of {weights}.
        weighted mean, 0.0 without any weight
        Grades count differently. Given grades and their weights, what is the average, rounded to 2 decimals?
        Returns the weighted mean rounded to two decimals; both lists have equal length.
        """,
        """
        total = sum(weights)
        if total == 0:
            return 0.0
        return round(sum(v * w for v, w in zip(values, weights)) / total, 2)
        ---
        weighted = 0
        total = 0
        for value, weight in zip(values, weights):
            weighted += value * weight
            total += weight
        return round(weighted / total, 2) if total else 0.0
        """,
        lambda r: (
            lambda n: ([r.randint(0, 20) / 2 for _ in range(n)], [r.randint(0, 6) / 2 for _ in range(n)])
        )(r.randint(0, 4)),
    ),
    made(
        "arithmetic.variance",
        "variance population_variance mean_squared_deviation",
        "numbers: list[float]",
        "float",
        """
        The population variance of {numbers}.
        Average squared distance of {numbers} from their mean, rounded to 3 decimals; 0.0 for an empty list.
        How much do {numbers} vary? Return the mean of the squared deviations from the average.
        variance, divided by n
        Return the variance of the whole population, 0.0 without data.
        Returns the population variance with three decimals: 0.0 if all values are equal.
        """,
        """
        if not numbers:
            return 0.0
        mean = sum(numbers) / len(numbers)
        return round(sum((x - mean) ** 2 for x in numbers) / len(numbers), 3)
        ---
        count = len(numbers)
        if count == 0:
            return 0.0
        mean = sum(numbers) / count
        total = 0.0
        for number in numbers:
            total += (number - mean) ** 2
        return round(total / count, 3)
        """,
        lambda r: ([r.randint(-10, 40) / 2 for _ in range(r.randint(0, 5))],),
    ),
    made(
        "arithmetic.standard_deviation",
        "standard_deviation std_dev stdev sample_deviation",
        "values: list[int]",
        "float",
        """
        The sample standard deviation of {values}.
        Square root of the squared deviations from the mean, divided by n - 1; two decimals.
        Return how far {values} spread around their mean; fewer than two values give 0.0.
        standard deviation with n - 1
        How scattered are {values}? Answer with the sample standard deviation rounded to 2 decimals.
        Returns the sample standard deviation, two decimals, 0.0 for one value or none.
        """,
        """
        if len(values) < 2:
            return 0.0
        return round(statistics.stdev(values), 2)
        ---
        n = len(values)
        if n < 2:
            return 0.0
        mean = sum(values) / n
        return round((sum((v - mean) ** 2 for v in values) / (n - 1)) ** 0.5, 2)
        """,
        lambda r: (draw.ints(r, 0, 5, -10, 30),),
        "import statistics",
    ),
    made(
        "arithmetic.percentile",
        "percentile nearest_rank_percentile get_percentile",
        "numbers: list[int]; percent: int",
        "int | None",
        """
        The {percent}-th percentile of {numbers} by the nearest-rank method.
        Sort {numbers} and take the one at rank ceil({percent} / 100 * n), counted from 1; None if empty.
        Return the smallest value that at least {percent} percent of {numbers} do not exceed.
        nearest rank percentile, {percent} from 1 to 100
        Below or at which of {numbers} do {percent} percent of them lie? None without numbers.
        Returns the nearest-rank percentile, one of the given numbers, or None for an empty list.
        """,
        """
        if not numbers:
            return None
        rank = math.ceil(percent * len(numbers) / 100)
        return sorted(numbers)[rank - 1]
        ---
        ordered = sorted(numbers)
        for index, number in enumerate(ordered, 1):
            if index * 100 >= percent * len(ordered):
                return number
        return None
        """,
        lambda r: (draw.ints(r, 0, 7), r.choice((1, 25, 50, 75, 90, 100, r.randint(1, 100)))),
        "import math",
    ),
    made(
        "arithmetic.map_range",
        "map_range remap rescale_value linear_map",
        "value: float; low: float; high: float; new_low: float; new_high: float",
        "float",
        """
        Map {value} from the range {low} to {high} onto {new_low} to {new_high}.
        Linear conversion of {value} between two scales, rounded to 2 decimals.
        Return where {value} lies on the second scale when it keeps its relative place.
        remap a number from one range to another
        A sensor gives {low} to {high}, a meter shows {new_low} to {new_high}. Where does {value} point?
        Returns {new_low} for {low} and {new_high} for {high}, values outside go on in a straight line.
        """,
        """
        share = (value - low) / (high - low)
        return round(new_low + share * (new_high - new_low), 2)
        ---
        return round((value - low) / (high - low) * (new_high - new_low) + new_low, 2)
        """,
        lambda r: (
            float(r.randint(-2, 12)),
            float(r.choice((0, 0, -2))),
            float(r.choice((10, 8, 4))),
            float(r.choice((0, 1, -1))),
            float(r.choice((100, 1, 20))),
        ),
    ),
    made(
        "arithmetic.convert_temperature",
        "convert_temperature temperature_to change_scale",
        "degrees: float; source: str; target: str",
        "float",
        """
        Convert {degrees} between the scales "C", "F" and "K".
        Temperature {degrees} on scale {source}, expressed on scale {target}, rounded to 2 decimals.
        Return the temperature on another scale: C is Celsius, F Fahrenheit, K Kelvin (C + 273.15).
        temperature conversion between C, F and K
        How warm is {degrees} {source} in {target}? Go through Celsius and round to two decimals.
        Returns the rounded temperature on scale {target}; equal scales change nothing.
        """,
        """
        if source == "F":
            celsius = (degrees - 32) * 5 / 9
        elif source == "K":
            celsius = degrees - 273.15
        else:
            celsius = degrees
        if target == "F":
            return round(celsius * 9 / 5 + 32, 2)
        if target == "K":
            return round(celsius + 273.15, 2)
        return round(celsius, 2)
        ---
        to_celsius = {"C": lambda t: t, "F": lambda t: (t - 32) * 5 / 9, "K": lambda t: t - 273.15}
        from_celsius = {"C": lambda t: t, "F": lambda t: t * 9 / 5 + 32, "K": lambda t: t + 273.15}
        return round(from_celsius[target](to_celsius[source](degrees)), 2)
        """,
        lambda r: (float(r.randint(-40, 300)), r.choice("CFK"), r.choice("CFK")),
    ),
    made(
        "arithmetic.feet_and_inches",
        "feet_and_inches cm_to_feet_inches height_in_feet",
        "cm: float",
        "tuple[int, int]",
        """
        Convert {cm} to feet and inches.
        Body height from centimetres to (feet, inches), rounded to the nearest inch; one inch is 2.54 cm.
        Return whole feet and the remaining inches of {cm} as a tuple.
        centimetres to feet and inches
        How tall is somebody of {cm} centimetres in feet and inches? Twelve inches are one foot.
        Returns the height as feet and inches, two ints, the inches always below 12.
        """,
        """
        inches = round(cm / 2.54)
        return inches // 12, inches % 12
        ---
        return divmod(round(cm / 2.54), 12)
        ---
        inches = round(cm / 2.54)
        feet = 0
        while inches >= 12:
            inches -= 12
            feet += 1
        return (feet, inches)
        """,
        lambda r: (r.choice((0.0, 30.48, float(r.randint(1, 60)), float(r.randint(140, 210)))),),
    ),
    made(
        "arithmetic.convert_length",
        "convert_length length_in change_unit convert_units",
        "value: float; source: str; target: str",
        "float",
        """
        Convert a length between "mm", "cm", "m" and "km".
        Express {value} {source} in {target}, rounded to 6 decimals.
        Return {value} converted from one metric unit to another.
        metric length conversion
        How many {target} are {value} {source}? Units are mm, cm, m and km.
        Returns the converted length; 1.5 from "m" to "cm" is 150.0.
        """,
        """
        millimetres = {"mm": 1, "cm": 10, "m": 1000, "km": 1000000}
        return round(value * millimetres[source] / millimetres[target], 6)
        ---
        units = {"mm": 1, "cm": 10, "m": 1000, "km": 1000000}
        base = value * units[source]
        return round(base / units[target], 6)
        """,
        lambda r: (
            r.randint(0, 200) / 4,
            r.choice(("mm", "cm", "m", "km")),
            r.choice(("mm", "cm", "m", "km")),
        ),
    ),
    made(
        "arithmetic.chance_of_sum",
        "chance_of_sum dice_sum_probability probability_of_sum two_dice_chance",
        "total: int",
        "float",
        """
        The probability that two dice show {total} together.
        Roll two ordinary dice: how likely is the sum {total}? Rounded to 4 decimals.
        Count the 36 rolls of two dice that add up to {total} and divide by 36.
        chance of a sum with two dice
        Return the share of all rolls of two six-sided dice whose sum is {total}; impossible sums give 0.0.
        Returns the chance of rolling {total} with two dice, a float with four decimals.
        """,
        """
        hits = sum(1 for a in range(1, 7) for b in range(1, 7) if a + b == total)
        return round(hits / 36, 4)
        ---
        rolls = list(product(range(1, 7), repeat=2))
        return round(sum(a + b == total for a, b in rolls) / len(rolls), 4)
        ---
        ways = 0
        for first in range(1, 7):
            if 1 <= total - first <= 6:
                ways += 1
        return round(ways / 36, 4)
        """,
        lambda r: (r.randint(-1, 15),),
        "from itertools import product",
    ),
    made(
        "arithmetic.share_of",
        "probability share_of relative_frequency empirical_probability",
        "outcomes: list[str]; event: str",
        "float",
        """
        How likely was {event} among {outcomes}?
        The relative frequency of {event}: its count over the number of {outcomes}, 0.0 without any.
        Estimate the probability of {event} from observed {outcomes}, rounded to 3 decimals.
        empirical probability
        Return the share of {outcomes} that equal {event}; no observations mean 0.0.
        Returns how often {event} came, as a share from 0.0 to 1.0 with three decimals.
        """,
        """
        if not outcomes:
            return 0.0
        return round(outcomes.count(event) / len(outcomes), 3)
        ---
        hits = 0
        for outcome in outcomes:
            if outcome == event:
                hits += 1
        return round(hits / len(outcomes), 3) if outcomes else 0.0
        """,
        lambda r: (
            [r.choice(("heads", "tails", "edge")) for _ in range(r.randint(0, 7))],
            r.choice(("heads", "tails")),
        ),
    ),
    made(
        "arithmetic.at_least_one",
        "at_least_once chance_at_least_once at_least_one_success",
        "chance: float; tries: int",
        "float",
        """
        The probability of at least one success in {tries} independent attempts with {chance} each.
        How likely is it to hit at least once in {tries} tries? Rounded to 4 decimals.
        Return 1 minus the probability that all {tries} attempts fail.
        chance of one hit or more
        Each try succeeds with probability {chance}. What is the chance that not every try fails?
        Returns the chance of one or more successes in {tries}, 0.0 without a try.
        """,
        """
        return round(1 - (1 - chance) ** tries, 4)
        ---
        all_fail = 1.0
        for _ in range(tries):
            all_fail *= 1 - chance
        return round(1 - all_fail, 4)
        """,
        lambda r: (r.choice((0.0, 0.1, 0.25, 0.5, 1.0, r.randint(1, 9) / 10)), r.randint(0, 5)),
    ),
    made(
        "arithmetic.expected_value",
        "expected_value expectation average_outcome",
        "chances: dict[int, float]",
        "float",
        """
        The expected value of a random number.
        {chances} maps each outcome to its probability. What is the outcome on average? Two decimals.
        Return the sum of outcome times probability over {chances}.
        expected win of a lottery given as prize to probability
        Multiply every outcome with its chance, add up and round to 2 decimals.
        Returns the mean outcome weighted by probability, 0.0 when no outcome is given.
        """,
        """
        return round(sum((outcome * chance for outcome, chance in chances.items()), 0.0), 2)
        ---
        total = 0.0
        for outcome in chances:
            total += outcome * chances[outcome]
        return round(total, 2)
        """,
        lambda r: (
            r.choice(
                (
                    {},
                    {r.randint(-9, 20): 1.0},
                    {r.randint(0, 9): 0.5, r.randint(10, 30): 0.5},
                    {0: 0.75, r.randint(5, 60): 0.25},
                    {-1: 0.5, 0: 0.25, r.randint(1, 20): 0.25},
                )
            ),
        ),
    ),
    made(
        "arithmetic.slope",
        "slope gradient line_slope steepness",
        "start: tuple[int, int]; end: tuple[int, int]",
        "float | None",
        """
        The slope of the line through {start} and {end}.
        How steep is the line between two points? None if it is vertical.
        Return the change in y divided by the change in x, or None when both x are equal.
        gradient of a line, None for a vertical one
        Given two (x, y) points, compute rise over run as a float; without any run return None.
        Returns dy / dx between the points, 0.0 for a horizontal and None for a vertical line.
        """,
        """
        if start[0] == end[0]:
            return None
        return (end[1] - start[1]) / (end[0] - start[0])
        ---
        (x1, y1), (x2, y2) = start, end
        run = x2 - x1
        return (y2 - y1) / run if run else None
        """,
        lambda r: (lambda a: (a, r.choice((_point(r), (a[0], r.randint(-6, 6))))))(_point(r)),
    ),
    made(
        "arithmetic.collinear",
        "are_collinear collinear on_one_line same_line",
        "a: tuple[int, int]; b: tuple[int, int]; c: tuple[int, int]",
        "bool",
        """
        Check whether the points {a}, {b} and {c} lie on one line.
        Are three points collinear? Equal points count as being on a line.
        True if the triangle of {a}, {b} and {c} has no area.
        three points on a straight line
        Return whether one straight line goes through all three (x, y) points.
        Returns True when {a}, {b} and {c} can be joined by one straight line.
        """,
        """
        return (b[0] - a[0]) * (c[1] - a[1]) == (c[0] - a[0]) * (b[1] - a[1])
        ---
        (x1, y1), (x2, y2), (x3, y3) = a, b, c
        return x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2) == 0
        """,
        lambda r: r.choice(
            (
                (_point(r), _point(r), _point(r)),
                (lambda p, dx, dy: (p, (p[0] + dx, p[1] + dy), (p[0] + 2 * dx, p[1] + 2 * dy)))(
                    _point(r), r.randint(-3, 3), r.randint(-3, 3)
                ),
            )
        ),
    ),
    made(
        "arithmetic.polygon_area",
        "polygon_area shoelace area_of_polygon",
        "corners: list[tuple[int, int]]",
        "float",
        """
        The area of the polygon with these {corners}.
        Shoelace formula for {corners} given in order around the polygon.
        Return the area that a simple polygon encloses; with fewer than three corners it is 0.0.
        area from a list of (x, y) corners
        A field is described by its corner points in order. How large is it?
        Returns half the absolute sum of x1 * y2 - x2 * y1 over all edges, the closing edge included.
        """,
        """
        total = 0
        for i, (x1, y1) in enumerate(corners):
            x2, y2 = corners[(i + 1) % len(corners)]
            total += x1 * y2 - x2 * y1
        return abs(total) / 2
        ---
        edges = zip(corners, corners[1:] + corners[:1])
        return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in edges)) / 2
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    [(0, 0), (4, 0), (4, 3)],
                    [(0, 0), (0, r.randint(1, 6)), (5, 5), (5, 0)],
                    _points(r, 1, 4),
                )
            ),
        ),
    ),
    made(
        "arithmetic.path_length",
        "path_length route_length length_of_path total_distance",
        "points: list[tuple[int, int]]",
        "float",
        """
        The length of the way that visits {points} in order.
        Add up the straight distances between neighbouring {points}, rounded to 2 decimals.
        Return how long a path through all {points} is; no point or one point make 0.0.
        total distance along a route
        How far is it from the first to the last of {points}, passing each one in between?
        Returns the sum of the Euclidean distances of consecutive points.
        """,
        """
        return round(sum((math.dist(a, b) for a, b in zip(points, points[1:])), 0.0), 2)
        ---
        total = 0.0
        for i in range(1, len(points)):
            dx = points[i][0] - points[i - 1][0]
            dy = points[i][1] - points[i - 1][1]
            total += math.sqrt(dx * dx + dy * dy)
        return round(total, 2)
        """,
        lambda r: (_points(r, 0, 4),),
        "import math",
    ),
    made(
        "arithmetic.closest_point",
        "closest_point nearest_point find_nearest nearest_to",
        "points: list[tuple[int, int]]; target: tuple[int, int]",
        "tuple[int, int] | None",
        """
        Which of {points} is closest to {target}?
        Find the nearest point; the first one wins a tie, None if there are no points.
        Return the element of {points} with the smallest straight distance to {target}, or None.
        nearest point to a position
        A shop has several branches at (x, y). Return the one nearest to {target}, None when there are none.
        Returns the closest point, the earlier one if two are equally far away.
        """,
        """
        return min(points, key=lambda point: math.dist(point, target), default=None)
        ---
        best = None
        best_distance = 0
        for x, y in points:
            distance = (x - target[0]) ** 2 + (y - target[1]) ** 2
            if best is None or distance < best_distance:
                best, best_distance = (x, y), distance
        return best
        """,
        lambda r: (_points(r), _point(r)),
        "import math",
    ),
    made(
        "arithmetic.points_within",
        "points_within in_radius points_in_circle within_distance",
        "points: list[tuple[int, int]]; center: tuple[int, int]; radius: int",
        "list[tuple[int, int]]",
        """
        Keep the {points} that are at most {radius} away from {center}.
        Which {points} lie inside or on the circle around {center}?
        Return all points within {radius} of {center}, in the order given.
        points inside a circle, the rim included
        Filter {points} by their straight distance to {center}.
        Returns the list of points whose distance to the center is not more than {radius}.
        """,
        """
        cx, cy = center
        return [(x, y) for x, y in points if (x - cx) ** 2 + (y - cy) ** 2 <= radius**2]
        ---
        result = []
        for point in points:
            dx = point[0] - center[0]
            dy = point[1] - center[1]
            if dx * dx + dy * dy <= radius * radius:
                result.append(point)
        return result
        """,
        lambda r: (_points(r), _point(r), r.randint(0, 8)),
    ),
    made(
        "arithmetic.quadrant",
        "quadrant find_quadrant which_quadrant",
        "x: int; y: int",
        "int",
        """
        In which quadrant is the point ({x}, {y})? 0 if it is on an axis.
        Return 1, 2, 3 or 4 for the quadrant, counted against the clock from the upper right; 0 on an axis.
        quadrant of a point
        Positive {x} and {y} are quadrant 1, negative {x} with positive {y} 2, both negative 3, the rest 4.
        Tell the quadrant by the signs of {x} and {y}; a zero coordinate belongs to none, so return 0.
        Returns the number of the quadrant of ({x}, {y}), or 0 on an axis.
        """,
        """
        if x == 0 or y == 0:
            return 0
        if y > 0:
            return 1 if x > 0 else 2
        return 3 if x < 0 else 4
        ---
        if x * y == 0:
            return 0
        return {(True, True): 1, (False, True): 2, (False, False): 3, (True, False): 4}[x > 0, y > 0]
        ---
        if x > 0 and y > 0:
            return 1
        if x < 0 and y > 0:
            return 2
        if x < 0 and y < 0:
            return 3
        if x > 0 and y < 0:
            return 4
        return 0
        """,
        lambda r: r.choice((_point(r), _point(r), (0, r.randint(-5, 5)), (r.randint(-5, 5), 0))),
    ),
    made(
        "arithmetic.rectangles_overlap",
        "rectangles_overlap boxes_overlap do_collide intersects",
        "a: tuple[int, int, int, int]; b: tuple[int, int, int, int]",
        "bool",
        """
        Do the rectangles {a} and {b} overlap?
        Rectangles are (x1, y1, x2, y2) with x1 < x2 and y1 < y2. True if they share some area.
        Return whether two boxes overlap; touching at an edge or a corner is not enough.
        collision of two axis-aligned boxes
        Check two hit boxes, each given by its lower left and upper right corner, for a real overlap.
        Returns True for rectangles with a common area, False for those that only touch.
        """,
        """
        return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
        ---
        width = min(a[2], b[2]) - max(a[0], b[0])
        height = min(a[3], b[3]) - max(a[1], b[1])
        return width > 0 and height > 0
        ---
        return not (a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1])
        """,
        lambda r: (_box(r), _box(r)),
    ),
    made(
        "arithmetic.rectangle_intersection",
        "rectangle_intersection overlap_box common_rectangle intersect_boxes",
        "first: tuple[int, int, int, int]; second: tuple[int, int, int, int]",
        "tuple[int, int, int, int] | None",
        """
        The rectangle that {first} and {second} have in common, None if there is none.
        Intersect two boxes (left, bottom, right, top); without a shared area return None.
        Return the overlap of two axis-aligned rectangles as a rectangle of the same form.
        common part of two rectangles
        Which rectangle is covered by both {first} and {second}? Touching edges share nothing: None.
        Returns the larger of the lower corners and the smaller of the upper corners, or None.
        """,
        """
        left, bottom = max(first[0], second[0]), max(first[1], second[1])
        right, top = min(first[2], second[2]), min(first[3], second[3])
        if left >= right or bottom >= top:
            return None
        return left, bottom, right, top
        ---
        ax1, ay1, ax2, ay2 = first
        bx1, by1, bx2, by2 = second
        box = (max(ax1, bx1), max(ay1, by1), min(ax2, bx2), min(ay2, by2))
        return box if box[0] < box[2] and box[1] < box[3] else None
        """,
        lambda r: (_box(r), _box(r)),
    ),
    made(
        "arithmetic.circles_touch",
        "circles_overlap circles_touch circles_collide",
        "a: tuple[int, int, int]; b: tuple[int, int, int]",
        "bool",
        """
        Do the circles {a} and {b} overlap or touch?
        Each circle is (x, y, radius). True if the centers are no further apart than both radii together.
        Check two balls for a collision; touching counts.
        circle collision
        Return whether two filled circles have at least one point in common.
        Returns True when the distance of the centers is at most the sum of the radii.
        """,
        """
        return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= (a[2] + b[2]) ** 2
        ---
        ax, ay, ar = a
        bx, by, br = b
        return math.hypot(ax - bx, ay - by) <= ar + br
        """,
        lambda r: ((*_point(r), r.randint(0, 5)), (*_point(r), r.randint(0, 5))),
        "import math",
    ),
    made(
        "arithmetic.rotate_point",
        "rotate_point turn_point rotate_quarter rotate_90",
        "point: tuple[int, int]; turns: int",
        "tuple[int, int]",
        """
        Rotate {point} about the origin by {turns} quarter turns against the clock.
        One turn takes (x, y) to (-y, x). Do it {turns} times; negative numbers turn clockwise.
        Return where {point} is after {turns} rotations of 90 degrees counterclockwise around (0, 0).
        quarter turns of a point, four of them change nothing
        Where does {point} end up after turning the plane by 90 degrees {turns} times?
        Returns {point} turned by {turns} times 90 degrees around the origin, counterclockwise.
        """,
        """
        x, y = point
        for _ in range(turns % 4):
            x, y = -y, x
        return x, y
        ---
        x, y = point
        return [(x, y), (-y, x), (-x, -y), (y, -x)][turns % 4]
        """,
        lambda r: (_point(r), r.randint(-3, 6)),
    ),
    made(
        "arithmetic.centroid",
        "centroid center_of_points mean_point center_of_mass",
        "points: list[tuple[int, int]]",
        "tuple[float, float] | None",
        """
        The centroid of {points}.
        The average x and the average y of all {points}, or None if there are none.
        Return the mean point as (x, y) with 2 decimals, None for an empty list.
        center of mass of equal points
        Where is the middle of a group of points? Average each coordinate and round to 2 decimals.
        Returns the average of {points} as two rounded floats, or None without points.
        """,
        """
        if not points:
            return None
        n = len(points)
        return round(sum(x for x, y in points) / n, 2), round(sum(y for x, y in points) / n, 2)
        ---
        if len(points) == 0:
            return None
        total_x = total_y = 0
        for x, y in points:
            total_x += x
            total_y += y
        return (round(total_x / len(points), 2), round(total_y / len(points), 2))
        ---
        if not points:
            return None
        xs, ys = zip(*points)
        return round(sum(xs) / len(xs), 2), round(sum(ys) / len(ys), 2)
        """,
        lambda r: (_points(r),),
    ),
    made(
        "arithmetic.clock_angle",
        "clock_angle angle_of_hands hands_angle",
        "hour: int; minute: int",
        "float",
        """
        The smaller angle between the hands of a clock at {hour}:{minute}.
        How many degrees are between the hour hand and the minute hand? Never more than 180.
        Return the angle between both clock hands; the hour hand moves half a degree a minute.
        angle between clock hands in degrees
        At 3:00 the hands form 90 degrees. What is the angle at {hour}:{minute}?
        Returns the angle of the hands at the given time, a float from 0.0 to 180.0.
        """,
        """
        angle = abs((hour % 12 * 30 + minute / 2) - minute * 6)
        return min(angle, 360 - angle)
        ---
        hour_hand = (hour % 12) * 30 + minute * 0.5
        minute_hand = minute * 6
        difference = abs(hour_hand - minute_hand)
        if difference > 180:
            difference = 360 - difference
        return difference
        """,
        lambda r: (r.randint(0, 23), r.choice((0, 15, 30, 45, r.randint(0, 59)))),
    ),
    made(
        "arithmetic.angle_kind",
        "angle_type angle_kind classify_angle name_angle",
        "degrees: int",
        "str",
        """
        Name the kind of an angle: "acute", "right", "obtuse", "straight" or "reflex".
        Under 90 is "acute", 90 "right", under 180 "obtuse", 180 "straight", more is "reflex".
        Return what an angle of {degrees} is called.
        acute, right, obtuse, straight or reflex
        Which sort of angle has {degrees} (1 to 359)?
        Returns the word for an angle of {degrees}: acute, right, obtuse, straight or reflex.
        """,
        """
        if degrees < 90:
            return "acute"
        if degrees == 90:
            return "right"
        if degrees < 180:
            return "obtuse"
        return "straight" if degrees == 180 else "reflex"
        ---
        if degrees in (90, 180):
            return {90: "right", 180: "straight"}[degrees]
        if degrees > 180:
            return "reflex"
        return "acute" if degrees < 90 else "obtuse"
        """,
        lambda r: (r.choice((90, 180, 89, 91, r.randint(1, 359), r.randint(1, 179))),),
    ),
    made(
        "arithmetic.angle_difference",
        "angle_difference smallest_turn angle_between heading_difference",
        "a: int; b: int",
        "int",
        """
        The smallest angle between the directions {a} and {b} in degrees.
        How far must one turn to face {b} instead of {a}, going the shorter way round? At most 180.
        Return the difference of two headings on a circle of 360 degrees.
        350 and 10 are 20 degrees apart
        Given two compass headings, return the angle between them, from 0 to 180.
        Returns the shorter way around the circle as a non-negative int.
        """,
        """
        difference = abs(a - b) % 360
        return min(difference, 360 - difference)
        ---
        turn = (b - a) % 360
        if turn > 180:
            turn = 360 - turn
        return turn
        ---
        return abs((a - b + 180) % 360 - 180)
        """,
        lambda r: (r.choice((0, 350, r.randint(0, 359))), r.choice((0, 10, 180, r.randint(0, 359)))),
    ),
    made(
        "arithmetic.solve_linear",
        "solve_linear solve_equation find_x linear_root",
        "a: float; b: float",
        "float | None",
        """
        Solve {a} * x + {b} = 0 for x.
        The root of a linear equation, None if {a} is 0.
        Return the x at which {a} times x plus {b} is zero, rounded to 3 decimals; no single x means None.
        where does a line cross the x axis
        For which x is {a} * x + {b} zero? There is no answer when {a} is zero: return None.
        Returns -{b} / {a} rounded to 3 decimals, or None if {a} is 0.
        """,
        """
        if a == 0:
            return None
        return round((0 - b) / a, 3)
        ---
        return round((0 - b) / a, 3) if a else None
        """,
        lambda r: (
            r.choice((0.0, 1.0, r.randint(-12, 12) / 2)),
            r.choice((r.randint(1, 12) / 2, r.randint(-12, -1) / 2)),
        ),
    ),
    made(
        "arithmetic.quadratic_roots",
        "quadratic_roots solve_quadratic real_roots roots",
        "a: int; b: int; c: int",
        "list[float]",
        """
        The real solutions of {a}x^2 + {b}x + {c} = 0 in ascending order.
        Solve a quadratic equation; {a} is not 0. Return no, one or two real roots, the smaller first.
        Return a list with the real roots, rounded to 3 decimals, empty if there are none.
        quadratic formula, sorted roots
        For which real x is {a} * x * x + {b} * x + {c} zero? A double root appears once.
        Returns the sorted real roots, an empty list for a negative discriminant.
        """,
        """
        d = b * b - 4 * a * c
        if d < 0:
            return []
        return sorted({round((-b + sign * math.sqrt(d)) / (2 * a), 3) for sign in (-1, 1)})
        ---
        discriminant = b**2 - 4 * a * c
        if discriminant < 0:
            return []
        root = discriminant**0.5
        first = round((-b - root) / (2 * a), 3)
        second = round((-b + root) / (2 * a), 3)
        return [first] if first == second else sorted([first, second])
        """,
        lambda r: r.choice(
            (
                (r.choice((1, 2, -1)), r.randint(-9, 9), r.choice((r.randint(-9, -1), r.randint(1, 9)))),
                (lambda p, q: (1, -(p + q), p * q))(r.randint(1, 6), r.randint(-6, -1)),
                (lambda p: (1, -2 * p, p * p))(r.randint(1, 5)),
            )
        ),
        "import math",
    ),
    made(
        "arithmetic.polynomial_value",
        "evaluate_polynomial polynomial_value poly_eval horner",
        "coefficients: list[int]; x: int",
        "int",
        """
        The value of a polynomial at {x}.
        {coefficients} begin with the constant: [c0, c1, c2] means c0 + c1 * x + c2 * x ** 2. Evaluate at {x}.
        Return the sum of each coefficient times {x} to the power of its index.
        evaluate a polynomial, lowest power first
        What does the polynomial give for {x}? Without {coefficients} it is 0.
        Returns c0 + c1 * {x} + c2 * {x} ** 2 and so on, 0 for an empty list.
        """,
        """
        return sum(c * x**power for power, c in enumerate(coefficients))
        ---
        result = 0
        for coefficient in reversed(coefficients):
            result = result * x + coefficient
        return result
        """,
        lambda r: ([r.randint(-5, 6) for _ in range(r.randint(0, 4))], r.randint(-4, 5)),
    ),
    made(
        "arithmetic.number_to_words",
        "number_to_words in_words spell_number number_name",
        "number: int",
        "str",
        """
        Write {number} (0 to 99) in English words.
        Spell out {number}, for example "forty-two"; it is between 0 and 99.
        Return the English name of a number below 100, tens and ones joined by a hyphen.
        number as words
        How is {number} said in English? 13 is "thirteen", 70 is "seventy", 21 is "twenty-one".
        Returns the lower-case English name of a whole number from 0 to 99.
        """,
        """
        small = (
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
            "fifteen sixteen seventeen eighteen nineteen"
        ).split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        if number < 20:
            return small[number]
        name = tens[number // 10 - 2]
        return name + "-" + small[number % 10] if number % 10 else name
        ---
        ones = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        teens = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"]
        teens += ["seventeen", "eighteen", "nineteen"]
        tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        if number == 0:
            return "zero"
        if number < 10:
            return ones[number]
        if number < 20:
            return teens[number - 10]
        return "-".join(part for part in (tens[number // 10 - 2], ones[number % 10]) if part)
        """,
        lambda r: (r.choice((0, 10, 13, 20, r.randint(0, 20), r.randint(0, 99), r.randint(20, 99))),),
    ),
    made(
        "arithmetic.spell_digits",
        "spell_digits digits_in_words read_digits say_digits",
        "number: int",
        "str",
        """
        Say {number} digit by digit in English.
        Return the names of the digits of {number} joined by spaces: 407 is "four zero seven".
        spell each digit
        Write every digit of the non-negative {number} as a word.
        How would one read {number} aloud, one digit after the other?
        Returns each digit as a word, such as "one two" for 12.
        """,
        """
        names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        return " ".join(names[int(digit)] for digit in str(number))
        ---
        names = "zero one two three four five six seven eight nine".split()
        words = []
        for digit in str(number):
            words.append(names[int(digit)])
        return " ".join(words)
        """,
        lambda r: (r.choice((0, 10, r.randint(0, 99), r.randint(0, 9999))),),
    ),
)
