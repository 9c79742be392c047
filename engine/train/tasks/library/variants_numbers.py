"""Common functions of numbers in the forms in which different people ask for them."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _natural(r: Random) -> int:
    """A number from 0 on, more often small."""
    return r.choice((0, 1, 2, r.randint(2, 12), r.randint(10, 99), r.randint(100, 9999)))


def _positive(r: Random, high: int = 60) -> int:
    return r.choice((1, 2, r.randint(2, 12), r.randint(2, high), r.randint(2, high)))


def _signed(r: Random) -> int:
    """An integer of either sign, or zero."""
    return r.choice((-1, -1, 1, 1)) * _natural(r)


def _small(r: Random) -> int:
    """A small integer, often zero or negative."""
    return r.choice((0, 1, -1, r.randint(-12, 0), r.randint(0, 30)))


def _values(r: Random, low: int = 0, high: int = 6) -> list[float]:
    """Floats with at most one decimal."""
    return [r.choice((r.randint(0, 12) * 1.0, r.randint(-30, 120) / 10)) for _ in range(r.randint(low, high))]


def _scores(r: Random, low: int = 0, high: int = 6) -> list[int]:
    return [r.randint(0, 12) for _ in range(r.randint(low, high))]


def _few(r: Random, low: int = 0, high: int = 7) -> list[int]:
    """Integers of a small range, so that they repeat."""
    return [r.randint(1, 4) for _ in range(r.randint(low, high))]


def _money(r: Random) -> float:
    return r.choice((0.0, 100.0, 19.99, r.randint(1, 300) * 1.0, r.randint(1, 20000) / 100))


def _percent(r: Random) -> float:
    return r.choice((0.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 7.5, 19.0))


def _sides(r: Random) -> tuple[int, int, int]:
    """Sides that form a triangle of some kind or none."""
    kind = r.random()
    if kind < 0.3:
        return r.choice(((3, 4, 5), (1, 2, 3), (1, 1, 5), (0, 2, 2), (2, 2, 2), (5, 12, 13), (-1, 2, 2)))
    side = r.randint(2, 9)
    return (side, side, r.randint(2, 18)) if kind < 0.6 else (side, r.randint(2, 9), r.randint(2, 12))


def _roman(r: Random) -> str:
    good = ("I", "IV", "IX", "XIV", "XL", "XC", "CD", "CM", "MCMXCIV", "MMXXIV", "LVIII", "DCXXI", "III")
    return r.choice(good)


def _seconds(r: Random) -> int:
    return r.choice((0, 1, 59, 60, 61, 3599, 3600, 3661, 86400, r.randint(0, 300), r.randint(0, 100000)))


def _weighted(r: Random, low: int = 0) -> tuple[list[float], list[float]]:
    """As many values as positive weights."""
    count = r.randint(low, 4)
    values = [float(r.randint(0, 20)) for _ in range(count)]
    return values, [float(r.choice((1, 1, 2, 3, 5))) for _ in range(count)]


def _maybe_weighted(r: Random) -> tuple[list[float], list[float] | None]:
    values, weights = _weighted(r)
    return values, r.choice((None, weights))


ENTRIES = (
    made(
        "variants_numbers.prime_composite_or_neither",
        "prime_or_composite classify_prime prime_status number_type",
        "n: int",
        "str",
        """
        Return 'prime', 'composite', or 'neither' for 1, 0 and negative numbers.
        Classify {n} as "prime" or "composite"; everything below 2 is "neither".
        Say with one word whether {n} is prime, composite (it has a divisor in between) or, under 2, neither.
        prime, composite or neither
        Numbers less than 2 give 'neither', numbers with exactly two divisors 'prime', all others 'composite'.
        """,
        """
        if n < 2:
            return "neither"
        if all(n % divisor for divisor in range(2, int(n**0.5) + 1)):
            return "prime"
        return "composite"
        ---
        if n < 2:
            return "neither"
        divisor = 2
        while divisor * divisor <= n:
            if n % divisor == 0:
                return "composite"
            divisor += 1
        return "prime"
        """,
        lambda r: (r.choice((0, 1, 2, 4, 9, -3, 25, r.randint(-5, 60))),),
    ),
    made(
        "variants_numbers.is_prime_value_error",
        "is_prime check_prime prime_check",
        "n: int",
        "bool",
        """
        Return True if {n} is prime and False if not. Raises ValueError if {n} is negative.
        Is {n} a prime number? 0 and 1 are not; a number below zero raises a ValueError.
        Primality test for non-negative integers, with a ValueError for anything less than 0.
        Check whether {n} has exactly two divisors. Negative input is an error (ValueError).
        prime test that rejects negative numbers with ValueError
        """,
        """
        if n < 0:
            raise ValueError("n must not be negative")
        if n < 2:
            return False
        return all(n % divisor for divisor in range(2, int(n**0.5) + 1))
        """,
        lambda r: (r.choice((0, 1, 2, 3, 4, 9, 25, r.randint(0, 100))),),
    ),
    made(
        "variants_numbers.prime_with_smallest_divisor",
        "is_prime_with_divisor prime_or_divisor check_prime smallest_divisor",
        "n: int",
        "tuple[bool, int | None]",
        """
        Return (True, None) if {n} is prime, else (False, d) with its smallest divisor d above 1, None \
        below 2.
        Test {n} for being prime and name the smallest divisor greater than 1 of a composite number.
        Primes give (True, None), numbers below 2 (False, None), others (False, smallest factor from 2 on).
        prime test together with the divisor found
        A pair: whether {n} is a prime, and if it is composite its least divisor other than 1, otherwise None.
        """,
        """
        if n < 2:
            return False, None
        for divisor in range(2, int(n**0.5) + 1):
            if n % divisor == 0:
                return False, divisor
        return True, None
        """,
        lambda r: (r.choice((0, 1, 2, 15, 49, 77, r.randint(-3, 100))),),
    ),
    made(
        "variants_numbers.primes_strictly_below",
        "primes_below primes_less_than list_primes get_primes",
        "n: int",
        "list[int]",
        """
        Return all primes strictly less than {n} in ascending order.
        List the prime numbers below {n}; {n} itself is not included even if it is prime.
        Primes smaller than {n}, so 7 gives [2, 3, 5]. Values up to 2 give an empty list.
        primes under a limit, the limit excluded
        Sieve of Eratosthenes: collect the primes p with p < {n}.
        """,
        """
        return [number for number in range(2, n) if all(number % d for d in range(2, int(number**0.5) + 1))]
        ---
        sieve = [True] * max(n, 0)
        primes = []
        for number in range(2, n):
            if sieve[number]:
                primes.append(number)
                for multiple in range(number * number, n, number):
                    sieve[multiple] = False
        return primes
        """,
        lambda r: (r.choice((0, 2, 3, 7, 11, 13, -4, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.count_primes_strictly_below",
        "count_primes count_primes_below number_of_primes primes_count",
        "n: int",
        "int",
        """
        Count the prime numbers strictly less than {n}.
        How many primes are smaller than {n}? {n} does not count; 0 if {n} is 2 or less.
        Return the number of primes p with p < {n}: 10 gives 4, 7 gives 3.
        number of primes under a limit that is not included
        Given an exclusive upper limit, tell how many prime numbers lie below it.
        """,
        """
        return sum(all(number % d for d in range(2, int(number**0.5) + 1)) for number in range(2, n))
        """,
        lambda r: (r.choice((0, 1, 2, 3, 7, 11, 23, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.sum_primes_inclusive",
        "sum_primes sum_of_primes primes_sum total_of_primes",
        "limit: int",
        "int",
        """
        Return the sum of all primes up to and including {limit}.
        Add up every prime number that is not greater than {limit}; 0 if there is none.
        Sum of the primes from 2 to {limit}, where {limit} counts if it is prime: 7 gives 17.
        sum of primes <= limit
        Given an inclusive upper bound, what do the primes up to it come to together?
        """,
        """
        total = 0
        for number in range(2, limit + 1):
            if all(number % divisor for divisor in range(2, int(number**0.5) + 1)):
                total += number
        return total
        """,
        lambda r: (r.choice((0, 1, 2, 3, 7, 11, 13, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.primes_end_excluded",
        "primes_in_range primes_between get_primes_in_range",
        "start: int; end: int",
        "list[int]",
        """
        Return the primes from {start} (included) to {end} (excluded), ascending.
        List all prime numbers p with {start} <= p < {end}, as range does it.
        Primes of the half-open interval from {start} up to but not including {end}; [] if there are none.
        primes in a range without its end
        Find the primes between {start} and {end}; the lower bound counts, the upper bound does not.
        """,
        """
        primes = []
        for number in range(max(start, 2), end):
            if all(number % divisor for divisor in range(2, int(number**0.5) + 1)):
                primes.append(number)
        return primes
        """,
        lambda r: (r.choice((-3, 0, 2, 5, 7, r.randint(1, 20))), r.choice((7, 11, 13, 19, r.randint(1, 40)))),
    ),
    made(
        "variants_numbers.primes_between_any_order",
        "primes_between primes_in_interval list_primes_between",
        "a: int; b: int",
        "list[int]",
        """
        List the primes between {a} and {b}, both included, whichever of them is the larger one.
        Return all primes in the closed interval of {a} and {b}, ascending; the bounds may come in any order.
        Prime numbers from the smaller to the greater of {a} and {b}, both counted; swap them if needed.
        primes between two bounds given in any order
        If {a} is larger than {b} exchange them, then collect the primes from one to the other, ends included.
        """,
        """
        low, high = min(a, b), max(a, b)
        return [n for n in range(max(low, 2), high + 1) if all(n % d for d in range(2, int(n**0.5) + 1))]
        """,
        lambda r: (r.randint(-3, 40), r.randint(0, 40)),
    ),
    made(
        "variants_numbers.prime_at_or_above",
        "smallest_prime_at_least next_prime prime_ceiling",
        "n: int",
        "int",
        """
        Return the smallest prime that is greater than or equal to {n}.
        Next prime number from {n} on; if {n} is prime it is returned itself.
        Find the first prime p with p >= {n}: 8 gives 11 and 11 gives 11; anything below 2 gives 2.
        first prime not below a number
        Round {n} up to a prime; a prime stays as it is.
        """,
        """
        candidate = max(n, 2)
        while any(candidate % divisor == 0 for divisor in range(2, int(candidate**0.5) + 1)):
            candidate += 1
        return candidate
        """,
        lambda r: (r.choice((-5, 0, 1, 2, 7, 11, 13, 23, r.randint(0, 90))),),
    ),
    made(
        "variants_numbers.prime_by_zero_based_index",
        "nth_prime prime_at get_prime prime_at_index",
        "index: int",
        "int",
        """
        Return the prime with the zero-based {index}: 0 gives 2, 1 gives 3. Raises ValueError if it is \
        negative.
        Which prime stands at {index} when counting begins with 0? A negative index raises ValueError.
        The primes 2, 3, 5, 7, ... are numbered from 0; return number {index}, ValueError for negative \
        numbers.
        nth prime, counted from zero
        Prime number at position {index} of the list of primes, the first position being 0; ValueError \
        below 0.
        """,
        """
        if index < 0:
            raise ValueError("index must not be negative")
        primes = []
        candidate = 2
        while len(primes) <= index:
            if all(candidate % prime for prime in primes):
                primes.append(candidate)
            candidate += 1
        return primes[index]
        """,
        lambda r: (r.randint(0, 15),),
    ),
    made(
        "variants_numbers.nth_prime_value_error",
        "nth_prime prime get_nth_prime find_nth_prime",
        "n: int",
        "int",
        """
        Return the {n}-th prime, counted from 1, so that 1 gives 2. Raises ValueError if {n} is less than 1.
        Nth prime number (the 1st is 2, the 6th is 13); there is no zeroth prime: ValueError.
        Find prime number {n} with 1-based counting; raise ValueError for 0 and negative {n}.
        nth prime with an error for n below 1
        Given a position from 1 on, give the prime at it; positions below 1 are refused with ValueError.
        """,
        """
        if n < 1:
            raise ValueError("n must be at least 1")
        count = 0
        candidate = 1
        while count < n:
            candidate += 1
            if all(candidate % divisor for divisor in range(2, int(candidate**0.5) + 1)):
                count += 1
        return candidate
        """,
        lambda r: (r.randint(1, 20),),
    ),
    made(
        "variants_numbers.prime_factor_pairs",
        "prime_factorization factorize prime_factors factor_pairs",
        "n: int",
        "list[tuple[int, int]]",
        """
        Return the prime factorization of {n} as a list of (prime, exponent) tuples, ascending; [] for 1.
        Factorize {n} into pairs of a prime and how often it divides {n}: 360 gives [(2, 3), (3, 2), (5, 1)].
        List each prime factor of {n} together with its power, smallest prime first. 1 has none.
        prime factors with exponents as tuples
        Write {n} as a product of prime powers and return these as (base, exponent) pairs in ascending order.
        """,
        """
        pairs = []
        prime = 2
        while prime * prime <= n:
            exponent = 0
            while n % prime == 0:
                n //= prime
                exponent += 1
            if exponent:
                pairs.append((prime, exponent))
            prime += 1
        if n > 1:
            pairs.append((n, 1))
        return pairs
        """,
        lambda r: (r.choice((1, 2, 8, 12, 97, 360, r.randint(2, 200))),),
    ),
    made(
        "variants_numbers.factorization_equation_text",
        "factorization_text prime_factors_text factorize_as_text show_factors",
        "n: int",
        "str",
        """
        Write {n} as a product of primes like '12 = 2 x 2 x 3', each factor as often as it occurs.
        Return '{n} = ' followed by the prime factors in ascending order, joined by ' x ', repeated ones too.
        Text of the prime factorization without powers: 8 gives '8 = 2 x 2 x 2' and 7 gives '7 = 7'.
        prime factorization as an equation
        Show how {n}, which is at least 2, is made of primes: number, equals sign, factors with ' x ' between.
        """,
        """
        factors = []
        rest = n
        divisor = 2
        while rest > 1:
            while rest % divisor == 0:
                factors.append(str(divisor))
                rest //= divisor
            divisor += 1
        return f"{n} = " + " x ".join(factors)
        """,
        lambda r: (r.choice((2, 7, 8, 12, 30, r.randint(2, 150))),),
    ),
    made(
        "variants_numbers.factorization_superscript",
        "factorization_text prime_factorization format_factors",
        "n: int",
        "str",
        """
        Write the prime factorization of {n} with superscript exponents, such as '2³ × 3'; '1' for 1.
        Return the prime powers of {n} joined by ' × ', exponents above 1 as raised digits: 360 is '2³ × 3² \
        × 5'.
        Show {n} as a product of primes: '×' with spaces between, repeated primes with ² ³ and so on.
        prime factorization with raised exponents
        Factors in ascending order; a prime that occurs once has no exponent; for 1 the text is '1'.
        """,
        """
        parts = []
        prime = 2
        while n > 1:
            exponent = 0
            while n % prime == 0:
                n //= prime
                exponent += 1
            if exponent == 1:
                parts.append(str(prime))
            elif exponent > 1:
                parts.append(str(prime) + "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(exponent)))
            prime += 1
        return " × ".join(parts) or "1"
        """,
        lambda r: (r.choice((1, 2, 8, 12, 36, 64, 360, r.randint(2, 150))),),
    ),
    made(
        "variants_numbers.prime_factors_value_error",
        "prime_factors factorize get_prime_factors prime_factorization",
        "n: int",
        "list[int]",
        """
        Return the prime factors of {n} with repetition, ascending. Raises ValueError if {n} is less than 2.
        Split {n} into primes: 60 gives [2, 2, 3, 5]; 1, 0 and negative numbers raise ValueError.
        List of the primes whose product is {n}, smallest first; there must be one, so {n} < 2 is a \
        ValueError.
        prime factors with multiplicity, ValueError below 2
        Factorize {n} by trial division. Numbers under 2 cannot be factorized: ValueError.
        """,
        """
        if n < 2:
            raise ValueError("n must be at least 2")
        factors = []
        divisor = 2
        while divisor * divisor <= n:
            while n % divisor == 0:
                factors.append(divisor)
                n //= divisor
            divisor += 1
        if n > 1:
            factors.append(n)
        return factors
        """,
        lambda r: (r.choice((2, 3, 4, 60, 97, r.randint(2, 200))),),
    ),
    made(
        "variants_numbers.largest_prime_factor_none",
        "largest_prime_factor max_prime_factor biggest_prime_factor",
        "n: int",
        "int | None",
        """
        Return the largest prime factor of {n}, or None if {n} is less than 2.
        Greatest prime that divides {n}; 1, 0 and negative numbers have none, so the result is None.
        Divide {n} by its prime factors and give back the last one; None when there is no prime factor.
        biggest prime divisor or None
        What is the highest prime in the factorization of {n}? Numbers below 2 give None.
        """,
        """
        if n < 2:
            return None
        divisor = 2
        while divisor * divisor <= n:
            if n % divisor == 0:
                n //= divisor
            else:
                divisor += 1
        return n
        """,
        lambda r: (r.choice((0, 1, -6, 2, 13, 15, 64, r.randint(2, 200))),),
    ),
    made(
        "variants_numbers.divisors_largest_first",
        "divisors_descending get_divisors factors_descending divisors",
        "n: int",
        "list[int]",
        """
        Return all divisors of {n} from the largest to the smallest, {n} and 1 included.
        List the factors of the positive integer {n} in descending order: 6 gives [6, 3, 2, 1].
        Every number that divides {n} evenly, sorted from high to low.
        divisors in descending order
        Find the divisors of {n}, beginning with {n} itself and ending with 1.
        """,
        """
        return [divisor for divisor in range(n, 0, -1) if n % divisor == 0]
        """,
        lambda r: (_positive(r),),
    ),
    made(
        "variants_numbers.divisors_ignoring_sign",
        "divisors get_divisors find_divisors factors",
        "n: int",
        "list[int]",
        """
        Return the positive divisors of {n} in ascending order; the sign of {n} is ignored and 0 gives [].
        List all factors of the absolute value of {n}. For zero the list is empty.
        Divisors of an integer of any sign: -6 gives [1, 2, 3, 6] like 6, and 0 has none.
        positive divisors, also of negative numbers
        Which positive numbers divide {n} evenly? Treat -{n} like {n} and return [] for 0.
        """,
        """
        size = abs(n)
        return [divisor for divisor in range(1, size + 1) if size % divisor == 0]
        """,
        lambda r: (r.choice((0, -1, -6, -12, 13, r.randint(-40, 40))),),
    ),
    made(
        "variants_numbers.divisors_value_error",
        "divisors get_divisors all_divisors factors",
        "n: int",
        "list[int]",
        """
        Return the sorted list of the divisors of {n}, 1 and {n} included. Raises ValueError unless {n} > 0.
        All positive divisors of {n} in ascending order; 0 and negative numbers raise ValueError.
        List the factors of {n} from 1 to {n} itself; {n} must be positive, otherwise ValueError.
        divisors of a positive integer, ValueError for others
        Find every number that divides {n} without remainder; refuse {n} < 1 with a ValueError.
        """,
        """
        if n < 1:
            raise ValueError("n must be positive")
        small = [divisor for divisor in range(1, int(n**0.5) + 1) if n % divisor == 0]
        large = [n // divisor for divisor in reversed(small) if divisor * divisor != n]
        return small + large
        """,
        lambda r: (r.choice((1, 2, 9, 16, 36, _positive(r, 120))),),
    ),
    made(
        "variants_numbers.divisors_between_one_and_n",
        "nontrivial_divisors inner_divisors divisors proper_factors",
        "n: int",
        "list[int]",
        """
        Return the divisors of {n} without 1 and {n} itself, ascending; an empty list for primes and 1.
        List all numbers strictly between 1 and {n} that divide {n}.
        Nontrivial divisors of {n}: 12 gives [2, 3, 4, 6], 7 gives [].
        divisors except 1 and the number
        Which factors does {n} have besides one and itself? Primes have none.
        """,
        """
        return [divisor for divisor in range(2, n // 2 + 1) if n % divisor == 0]
        """,
        lambda r: (_positive(r),),
    ),
    made(
        "variants_numbers.proper_divisors_value_error",
        "proper_divisors get_proper_divisors aliquot_parts",
        "n: int",
        "list[int]",
        """
        Return the divisors of {n} that are smaller than {n}, ascending. Raises ValueError if {n} < 1.
        Proper divisors of a positive integer, [] for 1; zero and negative numbers raise ValueError.
        List every divisor of {n} except {n}: 12 gives [1, 2, 3, 4, 6]; {n} must be at least 1 (ValueError).
        proper divisors with a check for positive input
        All factors of {n} below {n} in order; anything that is not positive is refused with ValueError.
        """,
        """
        if n < 1:
            raise ValueError("n must be positive")
        return [divisor for divisor in range(1, n // 2 + 1) if n % divisor == 0]
        """,
        lambda r: (_positive(r),),
    ),
    made(
        "variants_numbers.aliquot_class_value_error",
        "classify aliquot_class classify_number perfect_abundant_deficient",
        "number: int",
        "str",
        """
        Classify {number} as 'Perfect', 'Abundant' or 'Deficient' by its proper divisors. Raises ValueError \
        below 1.
        Return "Perfect" if the proper divisors add up to {number}, "Abundant" if to more, "Deficient" if \
        to less; {number} must be positive (ValueError).
        Capitalized kind of a positive integer by its aliquot sum; ValueError if {number} is below 1.
        'Perfect', 'Abundant' or 'Deficient', with a ValueError for numbers under 1
        Compare {number} with the sum of its smaller divisors: equal 'Perfect', lower sum 'Deficient', \
        higher sum 'Abundant'; zero and negative numbers raise a ValueError.
        """,
        """
        if number < 1:
            raise ValueError("number must be positive")
        total = sum(divisor for divisor in range(1, number // 2 + 1) if number % divisor == 0)
        if total == number:
            return "Perfect"
        return "Abundant" if total > number else "Deficient"
        """,
        lambda r: (r.choice((1, 6, 12, 28, 18, r.randint(1, 60))),),
    ),
    made(
        "variants_numbers.abundance_number",
        "abundance excess_of_divisors abundance_of divisor_excess",
        "n: int",
        "int",
        """
        Return the sum of the proper divisors of {n} minus {n}: positive if abundant, 0 if perfect, else \
        negative.
        Abundance of {n}: how much the divisors smaller than {n} exceed {n}; deficient numbers give a minus.
        Subtract {n} from the total of all its divisors below it: 12 gives 4, 6 gives 0, 8 gives -1.
        abundance of a positive number
        By how much is the aliquot sum of {n} larger than {n}?
        """,
        """
        return sum(divisor for divisor in range(1, n // 2 + 1) if n % divisor == 0) - n
        """,
        lambda r: (r.choice((1, 6, 8, 12, 28, 24, r.randint(1, 60))),),
    ),
    made(
        "variants_numbers.is_perfect_value_error",
        "is_perfect is_perfect_number perfect_number check_perfect",
        "n: int",
        "bool",
        """
        Return whether {n} equals the sum of its proper divisors. Raises ValueError if {n} is not positive.
        Perfect number test: 6 and 28 are, 1 is not; 0 and negative numbers raise ValueError.
        True if the divisors of {n} below {n} add up to {n}; {n} < 1 is an error (ValueError).
        perfect number check for positive integers only
        Check {n} for being perfect and refuse numbers less than one with ValueError.
        """,
        """
        if n < 1:
            raise ValueError("n must be positive")
        return n == sum(divisor for divisor in range(1, n // 2 + 1) if n % divisor == 0)
        """,
        lambda r: (r.choice((1, 6, 28, 496, 12, r.randint(1, 40))),),
    ),
    made(
        "variants_numbers.count_common_divisors",
        "count_common_divisors common_divisor_count number_of_common_divisors",
        "a: int; b: int",
        "int",
        """
        Count the positive integers that divide both {a} and {b}.
        How many common divisors do {a} and {b} have? 1 always counts.
        Return the number of common factors of two positive integers, which are the divisors of their gcd.
        number of common divisors
        12 and 18 share 1, 2, 3 and 6, so the answer is 4: count the shared divisors of {a} and {b}.
        """,
        """
        common = math.gcd(a, b)
        return sum(common % divisor == 0 for divisor in range(1, common + 1))
        ---
        return sum(a % d == 0 and b % d == 0 for d in range(1, min(a, b) + 1))
        """,
        lambda r: (r.choice((1, 4, 6, 12)) * r.randint(1, 5), r.choice((1, 4, 6, 12)) * r.randint(1, 5)),
        "import math",
    ),
    made(
        "variants_numbers.gcd_any_sign",
        "gcd greatest_common_divisor hcf compute_gcd",
        "a: int; b: int",
        "int",
        """
        Return the greatest common divisor of {a} and {b}, never negative; gcd(0, 0) is 0.
        Euclid's algorithm for integers of any sign: the result is positive, or 0 if both are 0.
        Largest number that divides {a} and {b}, signs ignored; if one is 0 the other's absolute value.
        gcd that also takes negative numbers and zero
        Compute the highest common factor of the absolute values of {a} and {b}; gcd(-12, 18) is 6.
        """,
        """
        a, b = abs(a), abs(b)
        while b:
            a, b = b, a % b
        return a
        ---
        return math.gcd(a, b)
        """,
        lambda r: (
            r.choice((0, -12, 12, -18, r.randint(-40, 40))),
            r.choice((0, 18, -6, r.randint(-40, 40))),
        ),
        "import math",
    ),
    made(
        "variants_numbers.gcd_positive_value_error",
        "gcd greatest_common_divisor compute_gcd",
        "a: int; b: int",
        "int",
        """
        Return the greatest common divisor of {a} and {b}. Raises ValueError unless both are positive.
        Greatest number dividing both {a} and {b}; zero or negative arguments raise ValueError.
        Euclid's algorithm for two positive integers; anything below 1 is refused with a ValueError.
        gcd of positive integers with validation
        Largest common divisor of {a} and {b}, which have to be 1 or more (ValueError otherwise).
        """,
        """
        if a < 1 or b < 1:
            raise ValueError("both numbers must be positive")
        while b:
            a, b = b, a % b
        return a
        """,
        lambda r: (r.choice((1, 2, 6, 12)) * r.randint(1, 9), r.choice((1, 2, 6, 12)) * r.randint(1, 9)),
    ),
    made(
        "variants_numbers.gcd_list_value_error",
        "gcd_of_list gcd_many list_gcd greatest_common_divisor",
        "numbers: list[int]",
        "int",
        """
        Return the greatest common divisor of all {numbers}, signs ignored. An empty list raises ValueError.
        Gcd of a list of integers, never negative; there must be at least one number, else ValueError.
        Largest number that divides every one of {numbers}: [-12, 18] gives 6, [] raises a ValueError.
        gcd of many numbers, ValueError for none
        Combine all {numbers} with Euclid's algorithm; negative ones count by absolute value; no numbers: \
        ValueError.
        """,
        """
        if not numbers:
            raise ValueError("at least one number is needed")
        result = 0
        for number in numbers:
            result = math.gcd(result, number)
        return result
        ---
        if not numbers:
            raise ValueError("numbers must not be empty")
        return math.gcd(*numbers)
        """,
        lambda r: ([r.choice((2, 3, 6, -6, 4)) * r.randint(0, 9) for _ in range(r.randint(1, 5))],),
        "import math",
    ),
    made(
        "variants_numbers.lcm_any_sign_zero",
        "lcm least_common_multiple compute_lcm lowest_common_multiple",
        "a: int; b: int",
        "int",
        """
        Return the least common multiple of {a} and {b}, never negative, and 0 if one of them is 0.
        Lowest common multiple of two integers of any sign: lcm(-4, 6) is 12 and lcm(0, 5) is 0.
        Smallest positive number that {a} and {b} both divide, signs ignored; zero if either is zero.
        lcm with zero and negative numbers
        Divide the absolute product of {a} and {b} by their gcd; a factor of 0 gives 0.
        """,
        """
        if a == 0 or b == 0:
            return 0
        return abs(a * b) // math.gcd(a, b)
        ---
        return math.lcm(a, b)
        """,
        lambda r: (
            r.choice((0, -4, 6, -12, r.randint(-15, 15))),
            r.choice((0, 6, -9, r.randint(-15, 15))),
        ),
        "import math",
    ),
    made(
        "variants_numbers.lcm_list_zero_when_empty",
        "lcm_of_list lcm_many list_lcm least_common_multiple",
        "numbers: list[int]",
        "int",
        """
        Return the least common multiple of all {numbers}; 0 for an empty list or if a 0 is among them.
        Lcm of a list of non-negative integers, where no numbers at all, or any zero, give 0.
        Smallest positive number that every element of {numbers} divides; nothing to combine gives 0.
        lcm of many numbers, 0 if the list is empty
        Combine {numbers} step by step into their lowest common multiple; [] and lists with 0 result in 0.
        """,
        """
        if not numbers or 0 in numbers:
            return 0
        result = 1
        for number in numbers:
            result = result * number // math.gcd(result, number)
        return result
        ---
        return math.lcm(*numbers) if numbers else 0
        """,
        lambda r: (
            [r.choice((0, 2, 3, 4, 6, r.randint(1, 12))) for _ in range(r.choice((0, 0, 1, 2, 3, 4)))],
        ),
        "import math",
    ),
    made(
        "variants_numbers.gcd_and_lcm_pair",
        "gcd_lcm gcd_and_lcm get_gcd_and_lcm",
        "a: int; b: int",
        "tuple[int, int]",
        """
        Return (gcd, lcm) of the positive integers {a} and {b}.
        Greatest common divisor and least common multiple of {a} and {b} as a tuple, in this order.
        Compute both at once: the largest common divisor first, then the smallest common multiple.
        gcd and lcm as a pair
        For 4 and 6 the result is (2, 12): a pair of gcd and lcm.
        """,
        """
        divisor = math.gcd(a, b)
        return divisor, a * b // divisor
        """,
        lambda r: (r.choice((1, 2, 3)) * r.randint(1, 12), r.choice((1, 2, 3)) * r.randint(1, 12)),
        "import math",
    ),
    made(
        "variants_numbers.factorial_value_error",
        "factorial fact compute_factorial",
        "n: int",
        "int",
        """
        Return {n}!, the product of the integers from 1 to {n}. Raises ValueError if {n} is negative.
        Factorial of {n}; the factorial of 0 is 1 and a negative number raises a ValueError.
        Multiply 1 * 2 * ... * {n}. There is no factorial below zero, so raise ValueError there.
        factorial with ValueError for negative numbers
        Compute the factorial of a non-negative integer and refuse negative input with ValueError.
        """,
        """
        if n < 0:
            raise ValueError("n must be non-negative")
        result = 1
        for factor in range(2, n + 1):
            result *= factor
        return result
        """,
        lambda r: (r.choice((0, 1, 2, 3, 5, r.randint(0, 12))),),
    ),
    made(
        "variants_numbers.factorial_none_negative",
        "factorial safe_factorial factorial_or_none",
        "n: int",
        "int | None",
        """
        Return the factorial of {n}, or None if {n} is negative.
        {n}! for {n} of 0 or more (0! is 1); None for numbers below zero.
        Multiply all integers from 1 to {n}; as negative numbers have no factorial they give None.
        factorial or None
        Product of 1 to {n}, which is 1 for 0, and None when {n} < 0.
        """,
        """
        if n < 0:
            return None
        result = 1
        for factor in range(2, n + 1):
            result *= factor
        return result
        """,
        lambda r: (r.choice((-1, -4, 0, 1, 5, r.randint(-5, 10))),),
    ),
    made(
        "variants_numbers.factorial_product_text",
        "factorial_text factorial_string show_factorial explain_factorial",
        "n: int",
        "str",
        """
        Write the factorial of {n} with its factors, like '4! = 4 x 3 x 2 x 1 = 24'; '1! = 1' and '0! = 1'.
        Return text that shows {n}! as a descending product and its value, factors joined by ' x '.
        Spell out {n}! from {n} down to 1 and then the result; 0 and 1 have no product, only '= 1'.
        factorial as a formula in text
        For 3 the text is '3! = 3 x 2 x 1 = 6'; for numbers below 2 it is only number, '!' and ' = 1'.
        """,
        """
        if n < 2:
            return f"{n}! = 1"
        factors = " x ".join(str(factor) for factor in range(n, 0, -1))
        return f"{n}! = {factors} = {math.factorial(n)}"
        """,
        lambda r: (r.randint(0, 7),),
        "import math",
    ),
    made(
        "variants_numbers.factorials_from_one",
        "factorials factorial_list first_factorials",
        "n: int",
        "list[int]",
        """
        Return the factorials of 1 to {n} as a list: 4 gives [1, 2, 6, 24]; an empty list for 0.
        List 1!, 2!, ..., {n}!; the factorial of 0 is not part of it.
        A list of length {n} in which the item at index i is the factorial of i + 1; [] below 1.
        factorials beginning with 1!
        Collect the products 1, 1 * 2, 1 * 2 * 3 and so on up to {n} factors.
        """,
        """
        result = []
        product = 1
        for number in range(1, n + 1):
            product *= number
            result.append(product)
        return result
        """,
        lambda r: (r.choice((0, 1, 2, 3, r.randint(0, 9))),),
    ),
    made(
        "variants_numbers.fibonacci_first_is_zero",
        "fibonacci nth_fibonacci fib get_fibonacci",
        "n: int",
        "int",
        """
        Return the {n}-th Fibonacci number, counted from 1: the first is 0, the second and third are 1; \
        ValueError for {n} < 1.
        1-based Fibonacci: 1 gives 0, 2 gives 1, 3 gives 1, 4 gives 2. Raises ValueError if {n} < 1.
        Which number stands in place {n} of 0, 1, 1, 2, 3, 5, ... if the first place has number 1? Raise \
        ValueError for lower numbers.
        nth fibonacci number, where number one is 0
        Position {n} (from 1) of the Fibonacci sequence that starts with 0 and 1; ValueError below 1.
        """,
        """
        if n < 1:
            raise ValueError("n must be at least 1")
        current, following = 0, 1
        for _ in range(n - 1):
            current, following = following, current + following
        return current
        """,
        lambda r: (r.choice((1, 2, 3, 4, r.randint(1, 20))),),
    ),
    made(
        "variants_numbers.fibonacci_zero_gives_one",
        "fibonacci fib fibonacci_number",
        "n: int",
        "int",
        """
        Return the Fibonacci number with index {n} of the sequence 1, 1, 2, 3, 5, ... counted from 0.
        Zero-based Fibonacci that starts with 1 and 1: index 0 and 1 give 1, index 2 gives 2, index 4 gives 5.
        fib(0) = fib(1) = 1 and fib({n}) = fib({n} - 1) + fib({n} - 2).
        fibonacci with fib(0) = 1
        The first two numbers, at 0 and 1, are both 1; each further one is the sum of the two before. Find \
        {n}.
        """,
        """
        current, following = 1, 1
        for _ in range(n):
            current, following = following, current + following
        return current
        """,
        lambda r: (r.choice((0, 1, 2, 3, r.randint(0, 20))),),
    ),
    made(
        "variants_numbers.fibonacci_index_value_error",
        "fibonacci fib nth_fibonacci",
        "n: int",
        "int",
        """
        Return F({n}) with F(0) = 0 and F(1) = 1. Raises ValueError if {n} is negative.
        Fibonacci number at the zero-based index {n}; a negative index raises a ValueError.
        Nth Fibonacci number (0, 1, 1, 2, 3, ... from index 0), refusing negative {n} with ValueError.
        fibonacci with validation of n
        Add the last two numbers again and again from 0 and 1 on; index below zero: ValueError.
        """,
        """
        if n < 0:
            raise ValueError("n must not be negative")
        current, following = 0, 1
        for _ in range(n):
            current, following = following, current + following
        return current
        """,
        lambda r: (r.randint(0, 25),),
    ),
    made(
        "variants_numbers.fibonacci_list_from_ones",
        "fibonacci_sequence fibonacci_list generate_fibonacci first_fibonacci",
        "n: int",
        "list[int]",
        """
        Return the first {n} Fibonacci numbers, beginning with 1 and 1: 5 gives [1, 1, 2, 3, 5].
        Fibonacci sequence of length {n} that starts 1, 1 (not with 0); [] if {n} is 0 or negative.
        List {n} numbers, the first two being 1 and every other one the sum of the two before it.
        first fibonacci numbers, starting with 1, 1
        Generate {n} terms of 1, 1, 2, 3, 5, 8; nothing for {n} < 1.
        """,
        """
        numbers = []
        current, following = 1, 1
        for _ in range(n):
            numbers.append(current)
            current, following = following, current + following
        return numbers
        """,
        lambda r: (r.choice((0, 1, 2, -2, r.randint(0, 12))),),
    ),
    made(
        "variants_numbers.fibonacci_list_value_error",
        "fibonacci_sequence fibonacci_list first_fibonacci generate_fibonacci",
        "count: int",
        "list[int]",
        """
        Return the first {count} Fibonacci numbers from 0 on. Raises ValueError if {count} is not positive.
        List of {count} terms 0, 1, 1, 2, ...; a {count} of zero or less raises ValueError.
        Fibonacci sequence of the given length, which must be at least 1 (ValueError otherwise); 1 gives [0].
        fibonacci sequence with a check of its length
        Generate {count} Fibonacci numbers starting 0, 1; asking for fewer than one is a ValueError.
        """,
        """
        if count < 1:
            raise ValueError("count must be positive")
        numbers = [0, 1]
        while len(numbers) < count:
            numbers.append(numbers[-1] + numbers[-2])
        return numbers[:count]
        """,
        lambda r: (r.choice((1, 2, 3, r.randint(1, 12))),),
    ),
    made(
        "variants_numbers.fibonacci_not_above",
        "fibonacci_up_to fibonacci_until fib_up_to",
        "limit: int",
        "list[int]",
        """
        Return all Fibonacci numbers up to and including {limit}: 8 gives [0, 1, 1, 2, 3, 5, 8].
        List the Fibonacci numbers that are not greater than {limit}, from 0 on; [] if {limit} is negative.
        Fibonacci sequence 0, 1, 1, 2, ... as long as the terms are <= {limit}.
        fibonacci numbers up to a limit that may be reached
        Collect Fibonacci numbers, beginning 0, 1, 1, and stop before the first one above {limit}.
        """,
        """
        numbers = []
        current, following = 0, 1
        while current <= limit:
            numbers.append(current)
            current, following = following, current + following
        return numbers
        """,
        lambda r: (r.choice((-1, 0, 1, 2, 5, 8, 13, 21, 100, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.fibonacci_comma_text",
        "fibonacci_text fibonacci_string fibonacci_series",
        "n: int",
        "str",
        """
        Return the first {n} Fibonacci numbers as text separated by ', ': 5 gives '0, 1, 1, 2, 3'.
        Fibonacci series with {n} terms from 0 on, joined by comma and space; an empty string for 0.
        Write {n} terms of 0, 1, 1, 2, ... in one line with ', ' between them.
        fibonacci numbers as comma separated text
        Text of the beginning of the Fibonacci sequence, {n} numbers in all, '' if there are none.
        """,
        """
        numbers = []
        current, following = 0, 1
        for _ in range(n):
            numbers.append(str(current))
            current, following = following, current + following
        return ", ".join(numbers)
        """,
        lambda r: (r.choice((0, 1, 2, r.randint(0, 12))),),
    ),
    made(
        "variants_numbers.even_fibonacci_list",
        "even_fibonacci even_fibonacci_numbers even_fibs",
        "limit: int",
        "list[int]",
        """
        Return the even Fibonacci numbers below {limit}, 0 included: 50 gives [0, 2, 8, 34].
        List all members of 0, 1, 1, 2, 3, 5, 8, ... that are even and less than {limit}.
        Even Fibonacci numbers under a limit that is itself excluded, ascending and beginning with 0.
        even fibonacci numbers smaller than a limit
        Walk through the Fibonacci sequence while terms are < {limit} and keep those divisible by 2.
        """,
        """
        numbers = []
        current, following = 0, 1
        while current < limit:
            if current % 2 == 0:
                numbers.append(current)
            current, following = following, current + following
        return numbers
        """,
        lambda r: (r.choice((0, 1, 2, 3, 8, 9, 34, 50, 150, r.randint(0, 200))),),
    ),
    made(
        "variants_numbers.lucas_up_to_limit",
        "lucas_up_to lucas_numbers_up_to lucas_sequence",
        "limit: int",
        "list[int]",
        """
        Return the Lucas numbers not greater than {limit} in the order 2, 1, 3, 4, 7, ...; [] if {limit} < 2.
        List the Lucas sequence, which starts with 2 and 1, until a term is above {limit}.
        Lucas numbers up to and including {limit}; it begins with 2, so a limit below 2 gives an empty list.
        lucas sequence up to a limit
        Collect 2, 1, 3, 4, 7, 11, ... as long as the terms are <= {limit}, stopping at the first larger one.
        """,
        """
        numbers = []
        current, following = 2, 1
        while current <= limit:
            numbers.append(current)
            current, following = following, current + following
        return numbers
        """,
        lambda r: (r.choice((0, 1, 2, 3, 4, 7, 11, 30, r.randint(0, 80))),),
    ),
    made(
        "variants_numbers.triangular_not_above",
        "triangular_numbers triangular_up_to triangle_numbers",
        "limit: int",
        "list[int]",
        """
        Return all triangular numbers from 1 up to and including {limit}: 10 gives [1, 3, 6, 10].
        List the numbers 1, 1 + 2, 1 + 2 + 3, ... that are not greater than {limit}.
        Triangular numbers that do not exceed {limit}, ascending; [] if {limit} is below 1.
        triangular numbers up to a limit
        Add 1, 2, 3, ... and keep each total until it passes {limit}.
        """,
        """
        numbers = []
        step, total = 1, 1
        while total <= limit:
            numbers.append(total)
            step += 1
            total += step
        return numbers
        """,
        lambda r: (r.choice((0, 1, 2, 3, 6, 10, 15, -2, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.digit_sum_ignoring_sign",
        "digit_sum sum_of_digits sum_digits",
        "n: int",
        "int",
        """
        Return the sum of the decimal digits of {n}, ignoring its sign: -123 gives 6.
        Digit sum of an integer; a minus is disregarded and 0 gives 0.
        Add up the digits of the absolute value of {n}.
        digit sum, also of negative numbers
        What do the digits of {n} add up to? Negative numbers count like positive ones.
        """,
        """
        return sum(int(digit) for digit in str(abs(n)))
        ---
        n = abs(n)
        total = 0
        while n:
            total += n % 10
            n //= 10
        return total
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "variants_numbers.digit_sum_keeping_sign",
        "digit_sum signed_digit_sum sum_digits sum_of_digits",
        "n: int",
        "int",
        """
        Return the sum of the digits of {n} with the sign of {n}: 123 gives 6 and -123 gives -6.
        Digit sum of {n}; for a negative number the result is negative, too.
        Add the decimal digits and put the minus of {n}, if it has one, in front of the sum.
        digit sum that keeps the sign
        Sum up the digits of the absolute value; negate the sum if {n} is below zero.
        """,
        """
        total = sum(int(digit) for digit in str(abs(n)))
        return -total if n < 0 else total
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "variants_numbers.digit_sum_value_error",
        "digit_sum sum_digits sum_of_digits",
        "n: int",
        "int",
        """
        Return the sum of the digits of {n}. Raises ValueError if {n} is negative.
        Digit sum of a non-negative integer; numbers below zero raise a ValueError.
        Add the decimal digits of {n}, which must be 0 or more (ValueError otherwise): 905 gives 14.
        digit sum with validation
        Sum all digits of {n} and refuse negative input with ValueError.
        """,
        """
        if n < 0:
            raise ValueError("n must be non-negative")
        return sum(int(digit) for digit in str(n))
        """,
        lambda r: (_natural(r),),
    ),
    made(
        "variants_numbers.digit_product_ignoring_sign",
        "digit_product product_of_digits multiply_digits",
        "n: int",
        "int",
        """
        Return the product of the digits of {n} without regard to its sign: -24 gives 8, 0 gives 0.
        Multiply the decimal digits of the absolute value of {n}; a digit 0 makes it 0.
        Product of the digits of an integer of any sign, never negative.
        digit product, also of negative numbers
        What do the digits of {n} give when multiplied? The minus is ignored.
        """,
        """
        product = 1
        for digit in str(abs(n)):
            product *= int(digit)
        return product
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "variants_numbers.digital_root_with_rounds",
        "digital_root digital_root_steps digit_root_with_steps",
        "n: int",
        "tuple[int, int]",
        """
        Return (root, rounds): the digital root of {n} and how often its digits had to be summed.
        Sum the digits of {n} repeatedly until one digit is left; give it with the number of summations.
        Digital root of a non-negative number together with the steps needed; 5 gives (5, 0), 99 gives (9, 2).
        digital root and additive persistence as a pair
        A tuple of the final single digit and the count of digit sums taken, 0 for one-digit numbers.
        """,
        """
        rounds = 0
        while n > 9:
            n = sum(int(digit) for digit in str(n))
            rounds += 1
        return n, rounds
        """,
        lambda r: (_natural(r),),
    ),
    made(
        "variants_numbers.reverse_digits_without_sign",
        "reverse_number reverse_digits reversed_number",
        "n: int",
        "int",
        """
        Return the number made of the digits of {n} in reverse; the sign is dropped: -120 gives 21.
        Reverse the absolute value of {n}; leading zeros of the result vanish and it is never negative.
        Write the digits of {n} backwards and read them as a positive integer, whatever the sign of {n}.
        reverse a number, minus ignored
        Turn 123 into 321 and -45 into 54; zeros at the end of {n} are lost.
        """,
        """
        return int(str(abs(n))[::-1])
        ---
        n = abs(n)
        result = 0
        while n:
            n, digit = divmod(n, 10)
            result = result * 10 + digit
        return result
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "variants_numbers.reverse_digits_text",
        "reverse_digits reverse_number_text reversed_digits",
        "n: int",
        "str",
        """
        Return the digits of {n} in reverse order as text, keeping zeros: 120 gives '021', -12 gives '-21'.
        Reverse a number as a string so that no zero is lost; a minus sign stays in front.
        Write {n} backwards without dropping leading zeros; negative numbers keep their '-' at the start.
        reversed digits as text
        Text of the digits of {n} from last to first, with the sign, if negative, before them.
        """,
        """
        digits = str(abs(n))[::-1]
        return "-" + digits if n < 0 else digits
        """,
        lambda r: (r.choice((_signed(r), r.choice((10, 120, -300, 1000)))),),
    ),
    made(
        "variants_numbers.palindrome_number_any_sign",
        "is_palindrome_number is_palindrome palindrome_number",
        "n: int",
        "bool",
        """
        Return whether the digits of {n} read the same in both directions; the sign is ignored.
        Palindrome test for an integer: -121 counts as one because its digits do, 120 does not.
        Is the absolute value of {n} a palindrome?
        palindromic number check that disregards the minus
        True if {n}, without its sign, is unchanged when its digits are reversed; one digit always is.
        """,
        """
        digits = str(abs(n))
        return digits == digits[::-1]
        """,
        lambda r: (r.choice((0, 7, -7, 121, -121, 1221, -1221, -12, _signed(r))),),
    ),
    made(
        "variants_numbers.armstrong_by_cubes",
        "is_armstrong is_sum_of_cubes armstrong_number is_armstrong_number",
        "n: int",
        "bool",
        """
        Return whether {n} equals the sum of the cubes of its digits, as 153 does; negative numbers do not.
        Armstrong check with the third power whatever the number of digits: 153 is one, 9474 is not.
        True if the digits of {n}, each cubed, add up to {n}; always False below zero.
        is a number the sum of its digits cubed
        Raise every digit of {n} to the power of 3 and compare the total with {n}; 0 and 1 pass, 5 does not.
        """,
        """
        if n < 0:
            return False
        return n == sum(int(digit) ** 3 for digit in str(n))
        """,
        lambda r: (r.choice((0, 1, 5, 9, 153, 370, 371, 407, 9474, 1634, -153, _natural(r))),),
    ),
    made(
        "variants_numbers.happy_steps_or_minus_one",
        "happy_steps steps_to_happy happy_number_steps",
        "n: int",
        "int",
        """
        Return how many rounds of summing squared digits turn {n} into 1, or -1 if that never happens.
        Count the steps of a happy number until 1; {n} = 1 needs 0 and unhappy numbers give -1.
        Replace {n} by the sum of the squares of its digits until it is 1 and count; -1 for an endless loop.
        steps of a happy number, -1 if unhappy
        How long does positive {n} take to become 1 by squaring and adding its digits? Never: -1.
        """,
        """
        seen = set()
        steps = 0
        while n != 1:
            if n in seen:
                return -1
            seen.add(n)
            n = sum(int(digit) ** 2 for digit in str(n))
            steps += 1
        return steps
        """,
        lambda r: (r.choice((1, 7, 10, 19, 23, 2, 4, r.randint(1, 100))),),
    ),
    made(
        "variants_numbers.happy_chain",
        "happy_sequence happy_chain happy_path square_digit_chain",
        "n: int",
        "list[int]",
        """
        List {n} and what repeated sums of squared digits make of it, up to 1 or to the first repeated number.
        Chain of a (possibly) happy number: 19 gives [19, 82, 68, 100, 1]; a loop ends before it repeats.
        Start with {n}, go on with the sum of the squares of the digits; stop after 1 or when a value would \
        recur.
        sequence of sums of squared digits
        Every number on the way from {n}, each only once: the last is 1 for happy numbers.
        """,
        """
        chain = []
        while n not in chain:
            chain.append(n)
            n = sum(int(digit) ** 2 for digit in str(n))
        return chain
        """,
        lambda r: (r.choice((1, 7, 10, 19, 4, 2, r.randint(1, 99))),),
    ),
    made(
        "variants_numbers.harshad_false_below_one",
        "is_harshad harshad_number is_niven divisible_by_digit_sum",
        "n: int",
        "bool",
        """
        Return whether positive {n} is divisible by the sum of its digits; False for 0 and negative numbers.
        Harshad (Niven) number test that says False instead of failing when {n} is less than 1.
        True if the digit sum divides {n} without remainder and {n} > 0.
        harshad check, False for zero and below
        Is {n} a multiple of what its digits add up to? Zero and negative numbers are not counted.
        """,
        """
        if n <= 0:
            return False
        return n % sum(int(digit) for digit in str(n)) == 0
        """,
        lambda r: (r.choice((0, -18, -1, 1, 18, 19, 21, 100, r.randint(-30, 200))),),
    ),
    made(
        "variants_numbers.digits_list_ignoring_sign",
        "digits to_digits digit_list split_digits",
        "n: int",
        "list[int]",
        """
        Return the digits of {n} as a list of ints from left to right; the sign is ignored, 0 gives [0].
        Split an integer into its digits; -305 gives [3, 0, 5] just as 305 does.
        List the decimal digits of the absolute value of {n} in the order in which they are written.
        digits of an integer of any sign
        Digits of {n}, the most significant first, without the minus of a negative number.
        """,
        """
        return [int(digit) for digit in str(abs(n))]
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "variants_numbers.even_odd_digit_sums",
        "even_odd_digit_sums digit_sums_by_parity sum_even_and_odd_digits",
        "n: int",
        "tuple[int, int]",
        """
        Return (sum of the even digits, sum of the odd digits) of {n}, ignoring the sign.
        Add the even and the odd digits of {n} separately and give both totals as a tuple, even ones first.
        Digit sums by parity: 12345 gives (6, 9); the minus of a negative number does not matter.
        sums of even and of odd digits
        What do the digits of {n} that are even add up to, and what the odd ones? 0 where there are none.
        """,
        """
        digits = [int(digit) for digit in str(abs(n))]
        even = sum(digit for digit in digits if digit % 2 == 0)
        return even, sum(digits) - even
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "variants_numbers.digit_count_in_base",
        "count_digits digit_count digits_in_base number_of_digits",
        "n: int; base: int = 10",
        "int",
        """
        Return how many digits {n} has in {base} (10 by default), ignoring its sign; 0 has one digit.
        Count the digits of {n} when written in the given {base}: 255 has 8 in base 2 and 2 in base 16.
        Number of places that {n} needs in base {base}, the minus sign not counted.
        digit count in any base
        Divide the absolute value of {n} by {base} until nothing is left and count; zero counts as one digit.
        """,
        """
        n = abs(n)
        count = 1
        while n >= base:
            n //= base
            count += 1
        return count
        """,
        lambda r: (_signed(r), r.choice((2, 2, 8, 10, 16))),
    ),
    made(
        "variants_numbers.roman_value_error",
        "to_roman int_to_roman roman_numeral",
        "number: int",
        "str",
        """
        Convert {number} to a Roman numeral in capitals. Raises ValueError unless it is from 1 to 3999.
        Roman numeral for {number}: 1994 gives 'MCMXCIV'; outside of 1 to 3999 a ValueError is raised.
        Write an integer between 1 and 3999 with I, V, X, L, C, D and M; other numbers are a ValueError.
        integer to roman with a range check
        Return {number} in upper case Roman numerals with subtractive pairs such as IV and CM; \
        ValueError for 0, negatives and 4000 or more.
        """,
        """
        if not 1 <= number <= 3999:
            raise ValueError("number must be between 1 and 3999")
        values = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
        letters = ("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")
        result = ""
        for value, text in zip(values, letters):
            count, number = divmod(number, value)
            result += text * count
        return result
        ---
        if number < 1 or number > 3999:
            raise ValueError("number out of range")
        thousands = ("", "M", "MM", "MMM")
        hundreds = ("", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM")
        tens = ("", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC")
        ones = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
        head = thousands[number // 1000] + hundreds[number // 100 % 10]
        return head + tens[number // 10 % 10] + ones[number % 10]
        """,
        lambda r: (r.choice((1, 4, 9, 40, 400, 900, 1994, 2024, 3999, r.randint(1, 3999))),),
    ),
    made(
        "variants_numbers.roman_empty_for_zero",
        "to_roman int_to_roman roman_numeral arabic_to_roman",
        "number: int",
        "str",
        """
        Convert {number} to a Roman numeral; an empty string for 0 and for negative numbers.
        Roman numeral in capitals for any {number} from 1 on, '' for zero and below; 4000 is 'MMMM'.
        Write {number} with Roman letters, subtractive pairs included; where there is none, return ''.
        integer to roman, '' below 1
        Return 'XIV' for 14 and so on; numbers less than 1 have no numeral and give an empty text.
        """,
        """
        numerals = {1000: "M", 900: "CM", 500: "D", 400: "CD", 100: "C", 90: "XC"}
        numerals |= {50: "L", 40: "XL", 10: "X", 9: "IX", 5: "V", 4: "IV", 1: "I"}
        result = ""
        for value, letters in numerals.items():
            while number >= value:
                result += letters
                number -= value
        return result
        """,
        lambda r: (r.choice((0, 0, -3, 1, 4, 9, 14, 90, 444, 2024, 4000, r.randint(1, 3999))),),
    ),
    made(
        "variants_numbers.roman_none_out_of_range",
        "to_roman int_to_roman roman_or_none",
        "number: int",
        "str | None",
        """
        Return {number} as a Roman numeral, or None if it is not between 1 and 3999.
        Roman numeral in capitals for 1 to 3999; anything smaller or larger gives None.
        Write {number} in Roman numerals such as 'CDXLIV'; None for 0, negative numbers and from 4000 on.
        integer to roman or None
        Convert to M, CM, D, CD, ... if 1 <= {number} <= 3999, otherwise return None.
        """,
        """
        if number < 1 or number > 3999:
            return None
        values = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
        letters = ("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")
        parts = []
        for value, text in zip(values, letters):
            count, number = divmod(number, value)
            parts.append(text * count)
        return "".join(parts)
        """,
        lambda r: (r.choice((0, -1, 4000, 5000, 1, 4, 9, 444, 3999, r.randint(1, 3999))),),
    ),
    made(
        "variants_numbers.roman_lowercase_page",
        "to_roman_lower roman_page_number lower_roman page_numeral",
        "number: int",
        "str",
        """
        Return {number} as a Roman numeral in lower case, such as 'xiv', for the pages of a preface.
        Small Roman numerals from 1 to 3999: 4 gives 'iv', 9 gives 'ix', 40 gives 'xl'.
        Write {number} with the small letters i, v, x, l, c, d and m, pairs such as iv and xc included.
        integer to lower-case roman numeral
        Convert {number} from 1 to 3999 to Roman numerals with small letters only.
        """,
        """
        numerals = (
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
            (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        )
        result = ""
        for value, letters in numerals:
            result += letters * (number // value)
            number %= value
        return result
        """,
        lambda r: (r.choice((1, 4, 9, 14, 40, 90, 400, r.randint(1, 60), r.randint(1, 3999))),),
    ),
    made(
        "variants_numbers.roman_additive",
        "to_roman_additive additive_roman old_roman_numeral to_roman",
        "number: int",
        "str",
        """
        Write {number} as a Roman numeral without subtraction: 4 is 'IIII' and 9 is 'VIIII'; '' for 0.
        Additive Roman numerals: only M, D, C, L, X, V, I from large to small, so 40 becomes 'XXXX'.
        Convert {number} with the letters worth 1000, 500, 100, 50, 10, 5 and 1, repeating as often as needed.
        roman numeral in the old additive form
        Roman notation in which no smaller letter stands before a larger one; 1999 is 'MDCCCCLXXXXVIIII'.
        """,
        """
        result = ""
        for value, letter in zip((1000, 500, 100, 50, 10, 5, 1), "MDCLXVI"):
            result += letter * (number // value)
            number %= value
        return result
        """,
        lambda r: (r.choice((0, 1, 4, 9, 14, 40, 99, 1999, r.randint(1, 60), r.randint(1, 2500))),),
    ),
    made(
        "variants_numbers.from_roman_any_case",
        "from_roman roman_to_int parse_roman roman_to_number",
        "text: str",
        "int",
        """
        Return the value of the Roman numeral {text}; lower case is accepted, outer spaces are ignored, '' \
        is 0.
        Convert {text} such as 'xiv' or ' XIV ' to an integer, ignoring case; an empty text gives 0.
        Read a Roman numeral in capitals or small letters; blanks around it do not matter, nothing means 0.
        roman numeral to int, any case
        A letter before a larger one is subtracted, all others are added, whatever their case; strip spaces \
        first.
        """,
        """
        values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        numbers = [values[letter] for letter in text.strip().upper()]
        total = 0
        for number, following in zip(numbers, numbers[1:] + [0]):
            total += -number if number < following else number
        return total
        """,
        lambda r: (
            r.choice(
                ("", "  ", _roman(r), _roman(r).lower(), _roman(r).title(), f" {_roman(r)} ", _roman(r))
            ),
        ),
    ),
    made(
        "variants_numbers.from_roman_none_if_malformed",
        "from_roman roman_to_int parse_roman roman_value",
        "text: str",
        "int | None",
        """
        Return the value of the Roman numeral {text}, or None if it is not written correctly, like 'IIII' \
        or 'VX'.
        Parse {text} in capitals as a number from 1 to 3999; malformed or empty numerals give None.
        Roman to integer with strict validation: only the standard form counts, anything else is None.
        roman numeral to int, None if invalid
        'MCMXC' gives 1990; None for lower case, unknown letters, an empty text and forms such as 'IC'.
        """,
        """
        pattern = "M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})"
        if not text or not re.fullmatch(pattern, text):
            return None
        values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        total = previous = 0
        for letter in reversed(text):
            value = values[letter]
            total += value if value >= previous else -value
            previous = value
        return total
        """,
        lambda r: (
            r.choice(
                ("", "IIII", "VX", "IC", "xiv", "ABC", "IXI", "MMXXIV", _roman(r), _roman(r), _roman(r))
            ),
        ),
        "import re",
    ),
    made(
        "variants_numbers.from_roman_value_error",
        "from_roman roman_to_int parse_roman",
        "text: str",
        "int",
        """
        Return the integer that the Roman numeral {text} stands for, in any case. Raises ValueError if \
        invalid.
        Roman to integer, lower case allowed; an empty text or a form like 'IIII' raises a ValueError.
        Convert {text} to a number from 1 to 3999; what is not a standard numeral is refused with ValueError.
        parse a roman numeral, ValueError for malformed ones
        Read 'XLII' or 'xlii' as 42; unknown letters, wrong order and '' are a ValueError.
        """,
        """
        numeral = text.upper()
        pattern = "M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})"
        if not numeral or not re.fullmatch(pattern, numeral):
            raise ValueError(f"invalid Roman numeral: {text!r}")
        values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        numbers = [values[letter] for letter in numeral]
        total = 0
        for number, following in zip(numbers, numbers[1:] + [0]):
            total += -number if number < following else number
        return total
        """,
        lambda r: (r.choice((_roman(r), _roman(r).lower())),),
        "import re",
    ),
    made(
        "variants_numbers.from_roman_zero_if_unknown",
        "from_roman roman_to_int roman_to_number",
        "text: str",
        "int",
        """
        Return the value of the Roman numeral {text} in capitals, or 0 if it is empty or has any other \
        character.
        Convert {text} to an integer; 0 for an empty text and for texts with letters that are not I, V, X, \
        L, \
        C, D or M.
        Add the Roman letters, subtracting one before a larger one; unknown characters make the result 0.
        roman numeral to int, 0 for unknown letters
        'IX' is 9 and 'IIII' is read as 4; 'ABC', 'ix' and '' give 0 as only the seven capitals are known.
        """,
        """
        values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
        if any(letter not in values for letter in text):
            return 0
        total = previous = 0
        for letter in reversed(text):
            value = values[letter]
            total += -value if value < previous else value
            previous = value
        return total
        """,
        lambda r: (r.choice(("", "ABC", "ix", "IIII", "X2", "VIIII", _roman(r), _roman(r), _roman(r))),),
    ),
    made(
        "variants_numbers.valid_roman_any_case",
        "is_roman_numeral is_valid_roman valid_roman",
        "text: str",
        "bool",
        """
        Check whether {text} is a correct Roman numeral from 1 to 3999, in capitals or small letters.
        Return True for standard Roman numerals regardless of case: 'xiv' and 'XIV' pass, 'iiii' and '' do \
        not.
        Is {text} a well-formed Roman number? Upper and lower case are both accepted, spaces are not.
        case-insensitive check for roman numerals
        Validate {text} as a Roman numeral, ignoring case; forms such as 'VX' or 'IC' are wrong.
        """,
        """
        pattern = "M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})"
        return text != "" and re.fullmatch(pattern, text.upper()) is not None
        """,
        lambda r: (
            r.choice(("", "iiii", "vx", "IC", "xiv", " X", "abc", "MmXx", _roman(r), _roman(r).lower())),
        ),
        "import re",
    ),
    made(
        "variants_numbers.add_roman_numerals",
        "add_roman roman_sum add_roman_numerals",
        "first: str; second: str",
        "str",
        """
        Add the Roman numerals {first} and {second} and return the sum as a Roman numeral.
        Sum of two numbers written in Roman capitals, as Roman capitals: 'IX' and 'IV' give 'XIII'.
        Read both numerals, add their values and write the result with Roman letters.
        addition of roman numerals
        Given two valid upper case Roman numerals, what is their total in the same notation?
        """,
        """
        numerals = {"M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50}
        numerals |= {"XL": 40, "X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1}
        total = 0
        for text in (first, second):
            while text:
                size = 2 if text[:2] in numerals else 1
                total += numerals[text[:size]]
                text = text[size:]
        result = ""
        for letters, value in numerals.items():
            result += letters * (total // value)
            total %= value
        return result
        """,
        lambda r: (_roman(r), r.choice(("I", "V", "X", "IV", "IX", "XL", "CD", "XC"))),
    ),
    made(
        "variants_numbers.binary_with_minus",
        "to_binary int_to_binary binary_string decimal_to_binary",
        "n: int",
        "str",
        """
        Return {n} in binary without prefix; a negative number has a minus in front: -5 gives '-101'.
        Binary text of any integer: sign, if negative, then the digits of its absolute value; 0 gives '0'.
        Write {n} in base 2 with '-' before negative numbers and no '0b'.
        int to binary string, negatives with a minus
        Convert {n} to base two digits; the sign of a negative number is kept, there is no prefix.
        """,
        """
        return f"{n:b}"
        ---
        digits = bin(abs(n))[2:]
        return "-" + digits if n < 0 else digits
        """,
        lambda r: (_small(r),),
    ),
    made(
        "variants_numbers.binary_value_error_negative",
        "to_binary decimal_to_binary int_to_binary",
        "n: int",
        "str",
        """
        Return the binary digits of {n} without prefix. Raises ValueError if {n} is negative.
        Convert a non-negative integer to binary text by repeated division; negatives raise ValueError.
        Write {n} in base 2, '0' for zero; numbers below zero are refused with a ValueError.
        decimal to binary with a check of the sign
        Binary string of {n}, which has to be 0 or more (ValueError otherwise): 10 gives '1010'.
        """,
        """
        if n < 0:
            raise ValueError("n must be non-negative")
        if n == 0:
            return "0"
        digits = ""
        while n:
            digits = str(n % 2) + digits
            n //= 2
        return digits
        """,
        lambda r: (r.choice((0, 1, 2, 10, 255, r.randint(0, 300))),),
    ),
    made(
        "variants_numbers.binary_eight_bits",
        "to_byte byte_string to_binary_byte binary_8bit",
        "n: int",
        "str",
        """
        Return {n} as exactly 8 binary digits. Raises ValueError unless it is from 0 to 255.
        Byte {n} in binary with leading zeros: 5 gives '00000101'; outside of 0..255 it is a ValueError.
        Write {n} in base 2, padded to a full byte of eight digits; values that do not fit raise ValueError.
        number as an 8-bit binary string
        Binary text of width 8 for an octet such as 192 ('11000000'); negative or above 255: ValueError.
        """,
        """
        if not 0 <= n <= 255:
            raise ValueError("n must be between 0 and 255")
        return f"{n:08b}"
        """,
        lambda r: (r.choice((0, 1, 5, 192, 255, r.randint(0, 255))),),
    ),
    made(
        "variants_numbers.binary_text_or_none",
        "from_binary binary_to_int parse_binary binary_to_decimal",
        "text: str",
        "int | None",
        """
        Read {text} as a binary number, with or without '0b'; None if anything but 0 and 1 is in it or it \
        is empty.
        Binary to integer: '101' and '0b101' give 5; invalid or empty text gives None.
        Convert a string of zeros and ones, perhaps after the prefix '0b', to an int; otherwise return None.
        binary string to int or None
        Value of {text} in base 2; a leading '0b' is skipped; no digits or other characters give None.
        """,
        """
        digits = text.removeprefix("0b")
        if not digits or any(digit not in "01" for digit in digits):
            return None
        return int(digits, 2)
        """,
        lambda r: (
            r.choice(
                ("", "0b", "102", "abc", "0b101", "-1", " 1", draw.letters(r, 1, 7, "01"), "0b0011", "1 0")
            ),
        ),
    ),
    made(
        "variants_numbers.binary_text_value_error",
        "binary_to_decimal binary_to_int parse_binary from_binary",
        "text: str",
        "int",
        """
        Convert the binary string {text} to an integer. Raises ValueError if it is empty or has other digits.
        Value of {text} in base 2, which may hold only 0 and 1; otherwise, or when empty, a ValueError is \
        raised.
        Read zeros and ones as a binary number, '1101' gives 13; '', '12' and '0b1' are a ValueError.
        binary to decimal with validation
        Decimal value of a text of at least one binary digit, nothing else allowed (ValueError).
        """,
        """
        if not text or set(text) - {"0", "1"}:
            raise ValueError(f"not a binary number: {text!r}")
        value = 0
        for digit in text:
            value = 2 * value + int(digit)
        return value
        """,
        lambda r: (draw.letters(r, 1, 8, "01"),),
    ),
    made(
        "variants_numbers.binary_text_minus_one",
        "binary_to_decimal binary_to_int bin_to_dec",
        "text: str",
        "int",
        """
        Return the value of the binary number {text}, or -1 if it is empty or contains anything but 0 and 1.
        Binary to decimal; invalid input, the empty string included, gives -1.
        Read {text} in base 2; -1 tells that a character is neither '0' nor '1' or that there is none.
        binary to int, -1 if invalid
        Convert zeros and ones to an int: '110' is 6; for '', '2' or '1a' the result is -1.
        """,
        """
        if not text or text.strip("01"):
            return -1
        return int(text, 2)
        """,
        lambda r: (
            r.choice(("", "2", "1a", "1 1", "-1", draw.letters(r, 1, 7, "01"), draw.letters(r, 1, 7, "01"))),
        ),
    ),
    made(
        "variants_numbers.hex_prefixed_capitals",
        "to_hex int_to_hex hex_string decimal_to_hex",
        "n: int",
        "str",
        """
        Return {n} in hexadecimal with the prefix '0x' and capital digits: 255 gives '0xFF', -255 '-0xFF'.
        Hex text of {n}: a minus if negative, then '0x', then the digits 0-9 and A-F.
        Write {n} in base 16 like '0x1A'; the letters are capitals, the x is small, a minus comes first.
        int to hex with 0x and upper-case digits
        Hexadecimal notation of an integer, prefixed by 0x, in capitals; 0 gives '0x0'.
        """,
        """
        sign = "-" if n < 0 else ""
        return f"{sign}0x{abs(n):X}"
        """,
        lambda r: (r.choice((0, 10, 15, 255, -255, 4096, _signed(r))),),
    ),
    made(
        "variants_numbers.hex_even_length",
        "to_hex_bytes hex_bytes int_to_hex even_hex",
        "n: int",
        "str",
        """
        Return {n} in lower-case hexadecimal with an even number of digits: 10 gives '0a', 256 gives '0100'.
        Hex text without prefix, two digits for every byte, so a zero is put in front where needed; 0 is '00'.
        Write a non-negative integer in base 16 in whole bytes of two small hex digits each.
        hex of a number, padded to full bytes
        Hexadecimal digits of {n}, with one leading zero if their number would be odd.
        """,
        """
        digits = f"{n:x}"
        return "0" + digits if len(digits) % 2 else digits
        ---
        digits = hex(n)[2:]
        return digits.zfill(len(digits) + len(digits) % 2)
        """,
        lambda r: (_natural(r),),
    ),
    made(
        "variants_numbers.hex_text_or_none",
        "from_hex hex_to_int parse_hex hex_to_decimal",
        "text: str",
        "int | None",
        """
        Read the hexadecimal {text}, in any case and with an optional '0x' or '#'; None if it is not one.
        Hex to integer: 'ff', '0xFF' and '#FF' give 255; empty or invalid text gives None.
        Convert {text} from base 16 after dropping a leading '0x' or '#'; None for anything that is left \
        invalid.
        hex string to int or None
        Value of the hex digits in {text}, upper or lower case; no digit or another character gives None.
        """,
        """
        digits = text.lower()
        digits = digits[2:] if digits.startswith("0x") else digits.removeprefix("#")
        if not digits or any(digit not in "0123456789abcdef" for digit in digits):
            return None
        return int(digits, 16)
        """,
        lambda r: (
            r.choice(
                ("", "0x", "#", "xyz", "ff", "FF", "0xFF", "#1a2B", "0X1f", "12g", f"{r.randint(0, 5000):x}")
            ),
        ),
    ),
    made(
        "variants_numbers.octal_prefixed",
        "to_octal int_to_octal octal_string decimal_to_octal",
        "n: int",
        "str",
        """
        Return {n} in octal with the prefix '0o'; a minus comes first: 8 gives '0o10', -8 gives '-0o10'.
        Octal text of any integer as Python writes it, with '0o' in front of the digits.
        Write {n} in base 8, prefixed by '0o', negative numbers with '-' before the prefix.
        int to octal with prefix
        Base-eight notation of {n} including the marker 0o; zero is '0o0'.
        """,
        """
        return oct(n)
        """,
        lambda r: (r.choice((0, 7, 8, -8, 64, 511, _signed(r))),),
    ),
    made(
        "variants_numbers.base_36_capitals",
        "to_base convert_base int_to_base",
        "n: int; base: int",
        "str",
        """
        Write {n} in {base} (2 to 36) with the digits 0-9 and A-Z; negative numbers get a minus. Raises \
        ValueError for other bases.
        Convert an integer to text in any base up to 36; digits above 9 are capitals, the sign is kept; \
        other bases: ValueError.
        Return {n} in the given {base}: 255 in base 16 is 'FF', -255 is '-FF'. Bases outside 2..36: \
        ValueError.
        integer to base 2 to 36 with capital letters
        Base conversion of any integer; after 9 come A, B, C, ...; a base below 2 or above 36 raises \
        ValueError.
        """,
        """
        if not 2 <= base <= 36:
            raise ValueError("base must be between 2 and 36")
        if n == 0:
            return "0"
        symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        digits = ""
        rest = abs(n)
        while rest:
            rest, index = divmod(rest, base)
            digits = symbols[index] + digits
        return "-" + digits if n < 0 else digits
        """,
        lambda r: (_signed(r), r.choice((2, 8, 12, 16, 16, 20, 36))),
    ),
    made(
        "variants_numbers.from_base_or_none",
        "from_base parse_base to_decimal base_to_int",
        "text: str; base: int",
        "int | None",
        """
        Return the value of {text} in {base} (2 to 36), any case; None if empty or if a digit does not fit.
        Read {text} as a number in the given {base}; letters count from A = 10; invalid digits give None.
        Number in any base to int, without sign: '1F' in base 16 is 31, '12' in base 2 is None.
        parse a number in a base or None
        Convert digits and letters of {text} to an int, None for '' and for characters not below {base}.
        """,
        """
        symbols = "0123456789abcdefghijklmnopqrstuvwxyz"[:base]
        if not text:
            return None
        value = 0
        for char in text.lower():
            if char not in symbols:
                return None
            value = value * base + symbols.index(char)
        return value
        """,
        lambda r: (
            r.choice(("", "101", "12", "1F", "ff", "zz", "-5", "77", "8", "1 0")),
            r.choice((2, 8, 10, 16, 16, 36)),
        ),
    ),
    made(
        "variants_numbers.bases_dict",
        "number_bases to_all_bases show_bases base_representations",
        "n: int",
        "dict[str, str]",
        """
        Return a dict with {n} as text in 'binary', 'octal', 'decimal' and 'hex', all without prefix.
        Show a non-negative integer in base 2, 8, 10 and 16 under the keys binary, octal, decimal, hex.
        Write {n} in four number systems: keys 'binary', 'octal', 'decimal', 'hex'; small hex letters.
        a number in all common bases
        Map each name of a base to the digits of {n} in it: binary, octal, decimal and hex, in this order.
        """,
        """
        return {"binary": f"{n:b}", "octal": f"{n:o}", "decimal": str(n), "hex": f"{n:x}"}
        """,
        lambda r: (_natural(r),),
    ),
    made(
        "variants_numbers.valid_digits_for_base",
        "is_valid_in_base valid_number_in_base is_number_in_base check_base",
        "text: str; base: int",
        "bool",
        """
        Check whether {text} is a number in {base} (2 to 36): at least one digit, letters in any case, no \
        sign.
        Return True if every character of {text} is a digit below {base}; A or a stands for 10. '' is not \
        valid.
        Is {text} made only of digits that exist in the given {base}? Empty texts and signs are not.
        validate the digits of a number in a base
        '12' is valid in base 3 but not in base 2, 'ff' in base 16; an empty text never is.
        """,
        """
        allowed = "0123456789abcdefghijklmnopqrstuvwxyz"[:base]
        return text != "" and all(char in allowed for char in text.lower())
        """,
        lambda r: (
            r.choice(("", "101", "12", "1F", "ff", "zz", "-5", "77", "8", "1.0")),
            r.choice((2, 3, 8, 10, 16, 36)),
        ),
    ),
    made(
        "variants_numbers.set_bits_32",
        "count_set_bits count_bits popcount hamming_weight",
        "n: int",
        "int",
        """
        Count the 1 bits of {n} as a 32-bit number; negative numbers are in two's complement: -1 gives 32.
        Number of set bits in the 32-bit representation of {n}, negative values included.
        How many ones has {n} in 32-bit two's complement? 7 has 3, -1 has all 32.
        popcount of a signed 32-bit integer
        Take the lowest 32 bits of {n} (so that negative numbers wrap around) and count the ones.
        """,
        """
        return bin(n & 0xFFFFFFFF).count("1")
        """,
        lambda r: (r.choice((0, 1, 7, -1, -2, -8, 255, r.randint(-100, 100))),),
    ),
    made(
        "variants_numbers.set_bits_ignoring_sign",
        "count_set_bits count_ones count_bits bit_count",
        "n: int",
        "int",
        """
        Count the ones in the binary form of the absolute value of {n}; 0 gives 0.
        Number of set bits of {n} without regard to its sign: 5 and -5 both give 2.
        How many 1 digits does {n} have in binary? The minus of a negative number is ignored.
        bit count, sign ignored
        Write {n} in base 2 and count its ones, a negative number like the positive one.
        """,
        """
        return bin(abs(n)).count("1")
        ---
        return n.bit_count()
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "variants_numbers.ones_and_zeros_dict",
        "count_binary_digits bit_counts ones_and_zeros count_bits",
        "n: int",
        "dict[str, int]",
        """
        Return {{'ones': ..., 'zeros': ...}}: how often 1 and 0 occur in the binary form of {n}, no leading \
        zeros.
        Count both binary digits of a non-negative integer in a dict with the keys 'ones' and 'zeros'.
        Write {n} in base 2 and count its ones and zeros; 0 itself has a single zero.
        dict of the number of 1s and 0s in binary
        For 10, which is 1010, the result is {{'ones': 2, 'zeros': 2}}: count the digits of {n} in binary.
        """,
        """
        digits = f"{n:b}"
        return {"ones": digits.count("1"), "zeros": digits.count("0")}
        """,
        lambda r: (r.choice((0, 1, 2, 8, 10, 255, r.randint(0, 300))),),
    ),
    made(
        "variants_numbers.collatz_term_count",
        "collatz_length hailstone_length collatz_count chain_length",
        "n: int",
        "int",
        """
        Return how many numbers the Collatz sequence from {n} to 1 has, {n} and 1 both counted: 1 gives 1.
        Length of the Collatz chain: the starting number and the final 1 belong to it, so 6 gives 9.
        Count the terms of the sequence that halves even and triples-plus-one odd numbers until it is 1.
        number of terms in a collatz sequence
        Not the steps but the numbers are counted, from positive {n} down to 1 inclusive.
        """,
        """
        length = 1
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            length += 1
        return length
        """,
        lambda r: (r.choice((1, 2, 3, 6, 7, 9, r.randint(1, 40))),),
    ),
    made(
        "variants_numbers.collatz_steps_value_error",
        "collatz_steps steps count_collatz_steps collatz",
        "n: int",
        "int",
        """
        Return the number of Collatz steps from {n} down to 1. Raises ValueError if {n} is less than 1.
        Count how often {n} is halved (if even) or tripled plus one (if odd) until it is 1; ValueError for \
        {n} < 1.
        Steps of the 3n + 1 problem; 1 needs none; zero and negative numbers raise a ValueError.
        collatz steps with a check for positive input
        How many steps does positive {n} take to 1? Other integers are refused with ValueError.
        """,
        """
        if n < 1:
            raise ValueError("n must be a positive integer")
        steps = 0
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            steps += 1
        return steps
        """,
        lambda r: (r.choice((1, 2, 3, 6, 7, 12, r.randint(1, 40))),),
    ),
    made(
        "variants_numbers.collatz_arrow_text",
        "collatz_text collatz_path hailstone_text show_collatz",
        "n: int",
        "str",
        """
        Write the Collatz sequence from {n} to 1 as text with arrows: 8 gives '8 -> 4 -> 2 -> 1'.
        Return all numbers of the 3n + 1 sequence joined by ' -> ', beginning with {n} and ending with 1.
        Text of the hailstone numbers of {n}, separated by ' -> '; for 1 it is just '1'.
        collatz sequence as text with arrows
        Halve even numbers, triple odd ones and add 1 until 1 is reached; show the way as 'a -> b -> c'.
        """,
        """
        numbers = [n]
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            numbers.append(n)
        return " -> ".join(map(str, numbers))
        """,
        lambda r: (r.choice((1, 2, 3, 5, 6, 8, 10, 12, 16)),),
    ),
    made(
        "variants_numbers.collatz_steps_capped",
        "collatz_steps steps_to_one collatz_within_limit",
        "n: int; limit: int = 100",
        "int | None",
        """
        Return the Collatz steps from {n} to 1, or None if more than {limit} (100 by default) would be needed.
        Count the 3n + 1 steps until 1, but give up with None after {limit} of them.
        How many steps to 1 by halving even and tripling plus one odd numbers? None beyond {limit} steps.
        collatz steps with an upper limit
        Follow the Collatz rule at most {limit} times; if 1 has not been reached then, the result is None.
        """,
        """
        steps = 0
        while n != 1:
            if steps == limit:
                return None
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            steps += 1
        return steps
        """,
        lambda r: (r.choice((1, 2, 3, 6, 8, 27, r.randint(1, 30))), r.choice((0, 3, 5, 8, 100, 100))),
    ),
    made(
        "variants_numbers.square_root_or_none",
        "square_root safe_sqrt sqrt_or_none root",
        "number: float",
        "float | None",
        """
        Return the square root of {number} rounded to 2 decimals, or None if {number} is negative.
        Square root with two decimals; there is none for negative numbers: None.
        Take the root of {number}: 2 gives 1.41, 9 gives 3.0, -4 gives None.
        square root rounded to 2 places, None below zero
        Root of a number as a float with at most two decimal places; numbers less than 0 give None.
        """,
        """
        if number < 0:
            return None
        return round(math.sqrt(number), 2)
        """,
        lambda r: (r.choice((0.0, 2.0, 9.0, -4.0, 0.25, r.randint(-50, 500) / 4)),),
        "import math",
    ),
    made(
        "variants_numbers.square_root_value_error",
        "square_root sqrt safe_sqrt compute_root",
        "number: float",
        "float",
        """
        Return the square root of {number}, rounded to 3 decimals. Raises ValueError if it is negative.
        Root of a non-negative number with three decimals; numbers below zero raise a ValueError.
        Square root of {number} to 3 places: 2 gives 1.414. Refuse negative input with ValueError.
        square root with validation, 3 decimals
        Which number squared is {number}? Round to three decimals; there is no real root below 0 (ValueError).
        """,
        """
        if number < 0:
            raise ValueError("number must not be negative")
        return round(number**0.5, 3)
        ---
        if number < 0:
            raise ValueError("cannot take the square root of a negative number")
        return round(math.sqrt(number), 3)
        """,
        lambda r: (r.choice((0.0, 1.0, 2.0, 9.0, 0.25, r.randint(0, 500) / 4)),),
        "import math",
    ),
    made(
        "variants_numbers.square_root_if_whole",
        "exact_root integer_root perfect_square_root square_root",
        "n: int",
        "int",
        """
        Return the square root of {n} if it is a whole number, otherwise -1; also -1 for negative {n}.
        Exact integer root of a perfect square: 49 gives 7, 50 gives -1.
        Find r with r * r == {n} and r >= 0; if there is none, return -1.
        root of a perfect square or -1
        If {n} is 0, 1, 4, 9, ... give its root, and -1 for every other integer.
        """,
        """
        if n < 0:
            return -1
        root = math.isqrt(n)
        return root if root * root == n else -1
        """,
        lambda r: (r.choice((0, 1, 49, 50, -4, 144, r.randint(0, 15) ** 2, r.randint(-10, 200))),),
        "import math",
    ),
    made(
        "variants_numbers.squares_up_to_inclusive",
        "perfect_squares squares_up_to perfect_squares_up_to",
        "n: int",
        "list[int]",
        """
        Return all perfect squares from 1 up to and including {n}: 10 gives [1, 4, 9].
        List the squares 1, 4, 9, ... that are not greater than {n}; [] if {n} is below 1.
        Perfect squares that do not exceed {n}, ascending; 0 is not listed.
        square numbers up to a limit
        Square 1, 2, 3, ... as long as the result is <= {n}.
        """,
        """
        squares = []
        root = 1
        while root * root <= n:
            squares.append(root * root)
            root += 1
        return squares
        """,
        lambda r: (r.choice((0, 1, 3, 4, 9, 10, 16, -5, r.randint(0, 120))),),
    ),
    made(
        "variants_numbers.simplified_root_text",
        "simplify_root simplify_radical simplify_square_root radical_text",
        "n: int",
        "str",
        """
        Write the square root of {n} in simplest form: '2√3' for 12, '√7' for 7, '5' for 25, '0' for 0.
        Simplify √{n} by taking square factors out; a factor of 1 and a root of 1 are not written.
        Text of the root of a non-negative integer as whole factor and remaining square-free root, like '3√2'.
        simplified square root as text
        Pull the largest square out of {n}: perfect squares give a plain number, others number and √.
        """,
        """
        if n == 0:
            return "0"
        outside = math.isqrt(n)
        while n % (outside * outside):
            outside -= 1
        inside = n // (outside * outside)
        if inside == 1:
            return str(outside)
        return f"√{inside}" if outside == 1 else f"{outside}√{inside}"
        """,
        lambda r: (r.choice((0, 1, 7, 8, 12, 18, 25, 50, 72, r.randint(0, 120))),),
        "import math",
    ),
    made(
        "variants_numbers.exact_cube_root",
        "cube_root exact_cube_root integer_cube_root",
        "n: int",
        "int | None",
        """
        Return the whole number whose cube is {n}, or None if there is none; -27 gives -3.
        Exact cube root of an integer, negative ones included: 64 gives 4, 10 gives None.
        Find r with r * r * r == {n}; if {n} is no cube number return None.
        cube root of a perfect cube or None
        If {n} is the third power of some integer give that integer, otherwise None.
        """,
        """
        root = round(abs(n) ** (1 / 3))
        if root**3 != abs(n):
            return None
        return -root if n < 0 else root
        """,
        lambda r: (r.choice((0, 1, -1, 8, -27, 64, 10, r.randint(-9, 9) ** 3, r.randint(-100, 100))),),
    ),
    made(
        "variants_numbers.power_by_multiplication",
        "power raise_to_power my_pow integer_power",
        "base: int; exponent: int",
        "int",
        """
        Return {base} to the power of {exponent}. Raises ValueError if {exponent} is negative.
        Integer power by repeated multiplication, without **; a negative exponent raises a ValueError.
        Multiply {base} by itself {exponent} times, 1 for an exponent of 0; exponents below 0: ValueError.
        integer power, negative exponents refused
        Compute {base} ** {exponent} for exponents of 0 or more and raise ValueError for others.
        """,
        """
        if exponent < 0:
            raise ValueError("exponent must not be negative")
        result = 1
        for _ in range(exponent):
            result *= base
        return result
        """,
        lambda r: (r.randint(-5, 10), r.choice((0, 1, 2, 3, r.randint(0, 6)))),
    ),
    made(
        "variants_numbers.round_money_half_up",
        "round_money round_half_up round_to_cents round_price",
        "amount: float",
        "float",
        """
        Round {amount} to two decimals, halves up: 2.675 gives 2.68 and 1.005 gives 1.01.
        Commercial rounding of a non-negative amount to cents; a third decimal of 5 always rounds up.
        Round half up to 2 places by the decimal notation of {amount}, not by its binary value.
        round an amount to cents, half up
        Return {amount} with at most two decimals, where exactly half a cent counts as a full one.
        """,
        """
        return float(Decimal(str(amount)).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP))
        """,
        lambda r: (
            r.choice((2.675, 1.005, 0.125, 2.5, 0.0, r.randint(0, 999) / 200, r.randint(0, 9999) / 1000)),
        ),
        "from decimal import ROUND_HALF_UP, Decimal",
    ),
    made(
        "variants_numbers.money_text_half_up",
        "format_money money_text round_money price_text",
        "amount: float",
        "str",
        """
        Return {amount} as text with exactly two decimals, rounded half up: 2.675 gives '2.68' and 3 gives \
        '3.00'.
        Write a non-negative amount with two digits after the point; a following 5 rounds up.
        Two decimals as a string, commercial rounding by the decimal notation: 1.005 becomes '1.01'.
        amount as text with two decimals, half up
        Format {amount} for a bill: always two places, half a cent goes to the higher cent.
        """,
        """
        return str(Decimal(str(amount)).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP))
        """,
        lambda r: (
            r.choice((2.675, 1.005, 0.125, 3.0, 0.5, r.randint(0, 999) / 200, r.randint(0, 9999) / 1000)),
        ),
        "from decimal import ROUND_HALF_UP, Decimal",
    ),
    made(
        "variants_numbers.bankers_rounding_places",
        "bankers_round round_half_even bankers_rounding round_to_even",
        "value: float; places: int = 0",
        "float",
        """
        Round {value} to {places} decimals (0 by default), halves to the even digit: 2.5 gives 2.0, 3.5 \
        gives 4.0.
        Banker's rounding by the decimal notation of {value}: a 5 at the cut goes to the even neighbour.
        Round half to even with {places} decimal places; 0.125 with 2 gives 0.12, 0.135 gives 0.14.
        banker's rounding of a decimal
        If {value} lies exactly between two results with {places} decimals take the one whose last digit is \
        even.
        """,
        """
        step = Decimal(1).scaleb(-places)
        return float(Decimal(str(value)).quantize(step, rounding=ROUND_HALF_EVEN))
        """,
        lambda r: r.choice(
            (
                (r.choice((0.5, 1.5, 2.5, 3.5, 10.5, r.randint(0, 90) / 4)), 0),
                (r.choice((0.125, 0.135, 2.675, 1.005)), 2),
                (r.choice((0.25, 0.35, 0.15, r.randint(0, 400) / 40)), 1),
            )
        ),
        "from decimal import ROUND_HALF_EVEN, Decimal",
    ),
    made(
        "variants_numbers.round_half_down_int",
        "round_half_down half_down round_down_half",
        "value: float",
        "int",
        """
        Round {value} to the nearest integer, halves toward zero: 2.5 gives 2, -2.5 gives -2, 2.6 gives 3.
        Nearest whole number of {value}, where exactly .5 is dropped.
        Half-down rounding: only more than a half goes up in size.
        round to an integer, half toward zero
        Return an int; a fraction of exactly one half is cut off, a larger one moves away from zero.
        """,
        """
        size = math.ceil(abs(value) - 0.5)
        return size if value >= 0 else -size
        """,
        lambda r: (r.choice((2.5, -2.5, 0.5, -0.5, 3.5, 2.6, 0.0, r.randint(-40, 40) / 4)),),
        "import math",
    ),
    made(
        "variants_numbers.nearest_five_any_number",
        "round_to_five nearest_five round_to_nearest_5",
        "value: float",
        "int",
        """
        Round {value} to the nearest multiple of 5 as an int; exactly between two, take the higher one.
        Multiple of five closest to {value}: 12 gives 10, 13 gives 15, 2.5 gives 5, -7 gives -5.
        Nearest five of any number, also a negative one; ties (such as 7.5) go up.
        round to the nearest 5, halves up
        Return whichever of ..., -5, 0, 5, 10, ... lies nearest to {value}, the larger one on a tie.
        """,
        """
        return math.floor(value / 5 + 0.5) * 5
        """,
        lambda r: (r.choice((0.0, 2.5, 7.5, 12.0, 13.0, -7.0, -2.5, 12.4, float(r.randint(-40, 120)))),),
        "import math",
    ),
    made(
        "variants_numbers.nearest_ten_away_from_zero",
        "round_to_ten nearest_ten round_to_nearest_10",
        "n: int",
        "int",
        """
        Round {n} to the nearest ten; a final 5 is rounded away from zero: 15 gives 20 and -15 gives -20.
        Nearest multiple of 10 of an integer of any sign, halves away from zero.
        Round to tens: -14 gives -10, -15 gives -20, 25 gives 30.
        round to tens, also negative numbers
        Return the multiple of ten closest to {n}, on a tie the one that is larger in size.
        """,
        """
        rounded = (abs(n) + 5) // 10 * 10
        return rounded if n >= 0 else -rounded
        """,
        lambda r: (r.choice((0, 4, 5, 15, 25, -15, -14, -5, _signed(r))),),
    ),
    made(
        "variants_numbers.nearest_hundred_half_up",
        "round_to_hundred nearest_hundred round_hundreds",
        "n: int",
        "int",
        """
        Round the non-negative {n} to the nearest hundred; 50 and more go up: 149 gives 100, 150 gives 200.
        Nearest multiple of 100, halves upward.
        Return {n} rounded to hundreds, where exactly 50 counts as more than half.
        round to the nearest 100
        Which multiple of a hundred is closest to {n}? The higher one if both are equally close.
        """,
        """
        return (n + 50) // 100 * 100
        """,
        lambda r: (r.choice((0, 49, 50, 149, 150, 250, r.randint(0, 999), r.randint(0, 9999))),),
    ),
    made(
        "variants_numbers.nearest_half_tie_up",
        "round_to_half nearest_half round_half_step",
        "value: float",
        "float",
        """
        Round {value} to the nearest half, ties up: 2.25 gives 2.5, 2.7 gives 2.5, 2.75 gives 3.0.
        Return the multiple of 0.5 closest to {value}; exactly between two of them take the higher one.
        Half-step rounding as for star ratings; a quarter goes up.
        round to steps of 0.5, halves up
        Double {value}, round half up, and halve the result again.
        """,
        """
        return math.floor(value * 2 + 0.5) / 2
        """,
        lambda r: (
            r.choice((0.0, 0.25, 0.75, 2.25, 2.75, 3.1, r.randint(0, 40) / 8, r.randint(0, 50) / 10)),
        ),
        "import math",
    ),
    made(
        "variants_numbers.step_rounding_by_mode",
        "round_to_step round_to_multiple quantize snap",
        "value: int; step: int; mode: str = 'nearest'",
        "int",
        """
        Round {value} to a multiple of {step}: {mode} 'up', 'down' or 'nearest' (the default, halves up).
        Snap {value} to the multiple of {step} below it, above it or closest to it, as {mode} says.
        Multiple of {step} next to {value}; mode 'down' goes lower, 'up' higher, anything else to the nearest.
        round to a multiple up, down or to the nearest
        With 'up' a multiple stays as it is; with 'nearest' a value in the middle goes to the higher multiple.
        """,
        """
        if mode == "down":
            return value // step * step
        if mode == "up":
            return -(-value // step) * step
        return (2 * value + step) // (2 * step) * step
        """,
        lambda r: (
            r.choice((0, 10, 12, 15, r.randint(-30, 60))),
            r.choice((2, 4, 5, 10, 15)),
            r.choice(("up", "down", "nearest")),
        ),
    ),
    made(
        "variants_numbers.significant_digits_text",
        "format_significant significant_figures to_significant_digits",
        "value: float; digits: int = 3",
        "str",
        """
        Write {value} rounded to {digits} significant digits (3 by default) in plain notation, without \
        exponent.
        Text of {value} with {digits} significant figures: 1234.5 gives '1230', 0.0045678 gives '0.00457'.
        Round to {digits} leading digits and return a string that never has an e; zero is '0'.
        significant figures as plain text
        Keep {digits} figures from the first one that is not 0: '12300', '1.50', '0.00123'; 0 gives '0'.
        """,
        """
        if value == 0:
            return "0"
        exponent = int(f"{value:.{digits - 1}e}".split("e")[1])
        places = digits - 1 - exponent
        if places >= 0:
            return f"{value:.{places}f}"
        return str(int(float(f"{value:.{digits - 1}e}")))
        """,
        lambda r: (
            r.choice((0.0, 1234.5, 0.0045678, 99.99, -1234.0, 1.5, 123456.0, r.randint(1, 99999) / 100)),
            r.choice((1, 2, 3, 3, 4)),
        ),
    ),
    made(
        "variants_numbers.cut_to_two_decimals_text",
        "truncate_text cut_decimals truncate_two_decimals two_decimals",
        "value: float",
        "str",
        """
        Cut {value} off after two decimals without rounding and write exactly two: 3.149 gives '3.14', 5 \
        '5.00'.
        Text with two decimals, the rest dropped toward zero: 2.999 gives '2.99', -1.239 gives '-1.23'.
        Truncate {value} to 2 places by its decimal notation; missing zeros are added.
        truncate to two decimals as text
        Never round up: show {value} with the first two digits after the point only.
        """,
        """
        return str(Decimal(str(value)).quantize(Decimal("0.01"), rounding=ROUND_DOWN))
        """,
        lambda r: (r.choice((3.149, 2.999, -1.239, 5.0, 0.29, 1.1, r.randint(-5000, 5000) / 1000)),),
        "from decimal import ROUND_DOWN, Decimal",
    ),
    made(
        "variants_numbers.round_int_if_whole",
        "tidy_number clean_number int_if_whole round_number",
        "value: float; digits: int = 2",
        "int | float",
        """
        Round {value} to {digits} decimals (2 by default) and return an int if the result is whole.
        Rounded number: 3.14159 gives 3.14, 4.0 and 3.999 give the int 4.
        Return round({value}, {digits}), but without '.0': whole results become integers.
        round and drop the decimals of whole numbers
        Round to at most {digits} places; if nothing remains after the point the type is int, else float.
        """,
        """
        rounded = round(value, digits)
        return int(rounded) if rounded == int(rounded) else rounded
        """,
        lambda r: (
            r.choice((3.14159, 4.0, 3.999, 0.001, -2.0, 2.5, r.randint(-40, 400) / 8)),
            r.choice((0, 1, 2, 2)),
        ),
    ),
    made(
        "variants_numbers.clamp_swapped_bounds",
        "clamp limit constrain clamp_value",
        "value: float; low: float; high: float",
        "float",
        """
        Limit {value} to the range between {low} and {high}; if {low} is larger than {high} they are swapped.
        Clamp {value} between two bounds that may be given in any order.
        Return {value} if it lies between the bounds, otherwise the bound next to it; the bounds may be \
        reversed.
        clamp with bounds in any order
        Keep {value} within the interval of {low} and {high}, whichever of them is the smaller one.
        """,
        """
        if low > high:
            low, high = high, low
        return max(low, min(value, high))
        """,
        lambda r: (float(r.randint(-20, 30)), float(r.randint(-10, 15)), float(r.randint(-10, 15))),
    ),
    made(
        "variants_numbers.clamp_value_error",
        "clamp clip limit clamp_value",
        "value: int; minimum: int; maximum: int",
        "int",
        """
        Return {value} limited to the range {minimum} to {maximum}. Raises ValueError if {minimum} > \
        {maximum}.
        Clamp {value} between both bounds, inclusive; bounds in the wrong order raise a ValueError.
        {value} itself if it is in range, else the nearer bound; a minimum above the maximum is a ValueError.
        clamp that checks its bounds
        Keep {value} at least {minimum} and at most {maximum}; refuse an empty range with ValueError.
        """,
        """
        if minimum > maximum:
            raise ValueError("minimum must not be greater than maximum")
        if value < minimum:
            return minimum
        return maximum if value > maximum else value
        """,
        lambda r: (r.randint(-15, 30), low := r.randint(-10, 10), low + r.randint(0, 12)),
    ),
    made(
        "variants_numbers.clamp_optional_bounds",
        "clamp limit clamp_optional bound",
        "value: float; low: float | None = None; high: float | None = None",
        "float",
        """
        Limit {value} to at least {low} and at most {high}; a bound that is None does not apply.
        Clamp {value} with optional bounds: without {low} or {high} (None) that side is open.
        Return {value}, raised to {low} or lowered to {high} where these are given.
        clamp with one, two or no bounds
        Keep {value} between {low} and {high}, either of which may be None for no limit.
        """,
        """
        if low is not None and value < low:
            return low
        if high is not None and value > high:
            return high
        return value
        """,
        lambda r: (
            float(r.randint(-20, 30)),
            r.choice((None, None, -5.0, 0.0)),
            r.choice((None, None, 10.0, 5.0)),
        ),
    ),
    made(
        "variants_numbers.sign_character",
        "sign_symbol sign sign_char get_sign",
        "number: float",
        "str",
        """
        Return '+' if {number} is positive, '-' if it is negative and '0' if it is zero.
        Sign of a number as one character: plus, minus or the digit 0.
        Give the sign of {number} as text, with '0' for zero itself.
        sign as '+', '-' or '0'
        Above zero '+', below zero '-', otherwise '0'.
        """,
        """
        if number > 0:
            return "+"
        return "-" if number < 0 else "0"
        """,
        lambda r: (r.choice((0.0, -0.5, 0.1, float(_small(r)))),),
    ),
    made(
        "variants_numbers.sign_word_capital",
        "sign_name check_sign number_sign describe_sign",
        "number: int",
        "str",
        """
        Return 'Positive', 'Negative' or 'Zero' for {number}.
        Name the sign of {number} with a capital letter: "Positive", "Negative" or "Zero".
        'Positive' above 0, 'Negative' below 0 and 'Zero' for 0.
        capitalized word for the sign of a number
        Tell whether {number} is Positive, Negative or Zero.
        """,
        """
        if number > 0:
            return "Positive"
        if number < 0:
            return "Negative"
        return "Zero"
        """,
        lambda r: (_small(r),),
    ),
    made(
        "variants_numbers.parity_word_capital",
        "even_or_odd odd_or_even parity check_parity",
        "number: int",
        "str",
        """
        Return 'Even' if {number} is even, otherwise 'Odd'.
        Say "Even" or "Odd", with a capital letter, for an integer of any sign; 0 is Even.
        The parity of {number} as the word Even or Odd.
        'Even' or 'Odd' for a number
        'Odd' if division by 2 leaves a rest, 'Even' if not.
        """,
        """
        return "Even" if number % 2 == 0 else "Odd"
        """,
        lambda r: (_small(r),),
    ),
    made(
        "variants_numbers.parity_with_zero",
        "parity even_odd_or_zero number_parity classify_parity",
        "n: int",
        "str",
        """
        Return 'zero' for 0, else 'even' or 'odd'.
        Classify {n} as "zero", "even" or "odd"; zero has its own word.
        The parity of {n}, where 0 is called 'zero' and not 'even'.
        zero, even or odd
        Say whether {n} is even or odd, unless it is 0: then say 'zero'.
        """,
        """
        if n == 0:
            return "zero"
        return "odd" if n % 2 else "even"
        """,
        lambda r: (r.choice((0, 0, _small(r), _small(r))),),
    ),
    made(
        "variants_numbers.parity_of_float",
        "parity even_odd_neither float_parity even_or_odd",
        "value: float",
        "str",
        """
        Return 'even' or 'odd' if {value} is a whole number, otherwise 'neither'.
        Parity of a float: 4.0 is 'even', 7.0 is 'odd', 2.5 is 'neither'.
        Only whole values are even or odd; anything with decimals is called 'neither'.
        even, odd or neither for a float
        Say 'even' if {value} is a multiple of 2, 'odd' for the other integers and 'neither' for fractions.
        """,
        """
        if value != int(value):
            return "neither"
        return "even" if value % 2 == 0 else "odd"
        """,
        lambda r: (r.choice((0.0, 2.5, -3.0, 7.0, 4.0, 0.1, r.randint(-20, 20) / 2)),),
    ),
    made(
        "variants_numbers.leap_year_value_error",
        "is_leap_year leap_year is_leap",
        "year: int",
        "bool",
        """
        Return whether {year} is a leap year in the Gregorian calendar. Raises ValueError if {year} < 1.
        Leap year test: divisible by 4, but not by 100 unless by 400; years below 1 raise a ValueError.
        True for 2000 and 2024, False for 1900 and 2023; there is no year 0, so {year} <= 0 is a ValueError.
        leap year check for positive years only
        Does positive {year} have a February 29? Refuse zero and negative years with ValueError.
        """,
        """
        if year < 1:
            raise ValueError("year must be positive")
        return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        """,
        lambda r: (r.choice((4, 100, 400, 1900, 2000, 2024, 2023, r.randint(1, 2100))),),
    ),
    made(
        "variants_numbers.leap_year_julian_until_1582",
        "is_leap_year leap_year_historic is_leap",
        "year: int",
        "bool",
        """
        Return whether {year} is a leap year: every fourth one up to 1582, the Gregorian rule after that.
        Leap year in the Julian calendar until 1582 and in the Gregorian from 1583 on: 1500 is one, 1900 is \
        not.
        Up to and including 1582 a year is leap if 4 divides it; later the exceptions for 100 and 400 apply.
        leap year with the calendar change of 1582
        Julian rule (divisible by 4) for years before 1583, then not for full centuries unless divisible by \
        400.
        """,
        """
        if year <= 1582:
            return year % 4 == 0
        return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        """,
        lambda r: (r.choice((1000, 1300, 1500, 1582, 1600, 1700, 1900, 2000, 2024, r.randint(900, 2100))),),
    ),
    made(
        "variants_numbers.celsius_fahrenheit_value_error",
        "celsius_to_fahrenheit c_to_f to_fahrenheit",
        "celsius: float",
        "float",
        """
        Convert {celsius} to Fahrenheit with 2 decimals. Raises ValueError below absolute zero (-273.15).
        Fahrenheit value of {celsius} degrees, rounded to two decimals; less than -273.15 raises a ValueError.
        Multiply by 9/5, add 32 and round to 2 places; temperatures under absolute zero are a ValueError.
        celsius to fahrenheit with a check for absolute zero
        Degrees Fahrenheit for degrees Celsius, two decimals, refusing impossible ones below -273.15 \
        (ValueError).
        """,
        """
        if celsius < -273.15:
            raise ValueError("temperature below absolute zero")
        return round(celsius * 9 / 5 + 32, 2)
        """,
        lambda r: (r.choice((0.0, 100.0, -40.0, -273.15, 36.6, r.randint(-4000, 12000) / 100)),),
    ),
    made(
        "variants_numbers.celsius_fahrenheit_none",
        "celsius_to_fahrenheit c_to_f safe_celsius_to_fahrenheit",
        "celsius: float",
        "float | None",
        """
        Convert {celsius} to Fahrenheit, one decimal; None if it is below absolute zero, -273.15 degrees.
        Fahrenheit for {celsius}, rounded to 1 decimal place, or None for temperatures under -273.15.
        Return celsius * 9 / 5 + 32 to one decimal, and None for impossible temperatures.
        celsius to fahrenheit, None below absolute zero
        How warm is {celsius} in Fahrenheit (1 decimal)? Nothing can be colder than -273.15: None.
        """,
        """
        if celsius < -273.15:
            return None
        return round(celsius * 9 / 5 + 32, 1)
        """,
        lambda r: (
            r.choice((0.0, 100.0, -273.15, -273.2, -300.0, -500.0, 36.6, r.randint(-400, 1200) / 10)),
        ),
    ),
    made(
        "variants_numbers.celsius_fahrenheit_whole",
        "celsius_to_fahrenheit c_to_f to_fahrenheit",
        "celsius: float",
        "int",
        """
        Convert {celsius} to Fahrenheit, rounded to the nearest whole degree as an int.
        Whole degrees Fahrenheit for {celsius} degrees Celsius: 37.5 gives 100, -40 gives -40.
        Times 9/5 plus 32, rounded to an integer.
        celsius to fahrenheit without decimals
        Return the Fahrenheit temperature as a rounded integer.
        """,
        """
        return round(celsius * 9 / 5 + 32)
        """,
        lambda r: (r.choice((0.0, 100.0, -40.0, 37.5, 36.6, r.randint(-400, 1000) / 10)),),
    ),
    made(
        "variants_numbers.fahrenheit_celsius_two_places",
        "fahrenheit_to_celsius f_to_c to_celsius",
        "fahrenheit: float",
        "float",
        """
        Convert {fahrenheit} to Celsius, rounded to two decimals: 100 gives 37.78.
        Celsius value of {fahrenheit} degrees with 2 decimal places.
        Subtract 32, multiply by 5/9 and round to 2 decimals.
        fahrenheit to celsius, 2 decimals
        Degrees Celsius for degrees Fahrenheit, rounded to two places.
        """,
        """
        return round((fahrenheit - 32) * 5 / 9, 2)
        """,
        lambda r: (r.choice((32.0, 212.0, -40.0, 100.0, 98.6, float(r.randint(-60, 250)))),),
    ),
    made(
        "variants_numbers.celsius_kelvin_value_error",
        "celsius_to_kelvin c_to_k to_kelvin",
        "celsius: float",
        "float",
        """
        Convert {celsius} to Kelvin (plus 273.15), rounded to 2 decimals. Raises ValueError if that is \
        negative.
        Kelvin for {celsius} degrees, two decimals; below absolute zero (-273.15) a ValueError is raised.
        Add 273.15 and round to 2 places; there is no temperature under 0 K, so refuse it with ValueError.
        celsius to kelvin with validation
        Absolute temperature for degrees Celsius, rounded to two decimals, ValueError below -273.15.
        """,
        """
        if celsius < -273.15:
            raise ValueError("temperature below absolute zero")
        return round(celsius + 273.15, 2)
        """,
        lambda r: (r.choice((0.0, 100.0, -273.15, 25.0, -40.0, r.randint(-2000, 5000) / 10)),),
    ),
    made(
        "variants_numbers.temperature_text_other_scale",
        "convert_temperature_text convert_temperature switch_scale",
        "text: str",
        "str",
        """
        Convert a temperature like '25C' or '77F' to the other scale, one decimal: '25C' gives '77.0F'.
        Read number and unit (C or F) from {text} and return the text in the other unit, 1 decimal, no space.
        From Celsius to Fahrenheit or back, as the last letter of {text} says; the result is written the \
        same way.
        temperature text to the other scale
        '32F' becomes '0.0C', '-40C' becomes '-40.0F'; numbers are rounded to one decimal.
        """,
        """
        value, unit = float(text[:-1]), text[-1]
        if unit == "C":
            return f"{value * 9 / 5 + 32:.1f}F"
        return f"{(value - 32) * 5 / 9:.1f}C"
        """,
        lambda r: (f"{r.choice((25, 0, -40, 36.6, 100, r.randint(33, 120)))}{r.choice('CCF')}",),
    ),
    made(
        "variants_numbers.temperature_scales_dict",
        "temperature_scales all_scales convert_celsius temperatures",
        "celsius: float",
        "dict[str, float]",
        """
        Return a dict with 'celsius', 'fahrenheit' and 'kelvin' for the temperature {celsius}, 2 decimals \
        each.
        Give {celsius} degrees on all three scales, rounded to two decimals, under the names of the scales.
        Keys celsius, fahrenheit (times 9/5 plus 32) and kelvin (plus 273.15), all rounded to 2 places.
        celsius in three scales as a dict
        Map each of 'celsius', 'fahrenheit', 'kelvin' to what {celsius} is on that scale, to 2 decimals.
        """,
        """
        return {
            "celsius": round(celsius, 2),
            "fahrenheit": round(celsius * 9 / 5 + 32, 2),
            "kelvin": round(celsius + 273.15, 2),
        }
        """,
        lambda r: (r.choice((0.0, 100.0, -40.0, 36.6, r.randint(-400, 1000) / 10)),),
    ),
    made(
        "variants_numbers.temperature_units_value_error",
        "convert_temperature temperature_convert change_scale",
        "value: float; from_unit: str; to_unit: str",
        "float",
        """
        Convert {value} from {from_unit} to {to_unit}, each 'C', 'F' or 'K', 2 decimals; other units: \
        ValueError.
        Temperature conversion between Celsius, Fahrenheit and Kelvin by letter, rounded to two places; \
        unknown letters raise a ValueError.
        Go through Celsius; the units are the capitals C, F and K and any other text raises a ValueError.
        convert a temperature, ValueError for unknown units
        {value} degrees {from_unit} in {to_unit}, rounded to 2 decimals. Raises ValueError for unknown scales.
        """,
        """
        if from_unit not in ("C", "F", "K") or to_unit not in ("C", "F", "K"):
            raise ValueError("unknown temperature unit")
        celsius = value
        if from_unit == "F":
            celsius = (value - 32) * 5 / 9
        elif from_unit == "K":
            celsius = value - 273.15
        if to_unit == "F":
            return round(celsius * 9 / 5 + 32, 2)
        return round(celsius + 273.15, 2) if to_unit == "K" else round(celsius, 2)
        """,
        lambda r: (
            r.choice((0.0, 100.0, 32.0, 273.15, r.randint(0, 4000) / 10)),
            r.choice("CFK"),
            r.choice("CFK"),
        ),
    ),
    made(
        "variants_numbers.kilometers_by_exact_mile",
        "miles_to_kilometers miles_to_km to_kilometers",
        "miles: float",
        "float",
        """
        Convert {miles} to kilometers with 1 mile = 1.60934 km, rounded to two decimals.
        Kilometers for {miles}, one mile being 1.60934 km, to 2 decimals.
        Multiply the miles by 1.60934 and round to two places.
        miles to km, factor 1.60934, 2 decimals
        How many kilometers are {miles} miles of 1.60934 km, to two decimal places?
        """,
        """
        return round(miles * 1.60934, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 26.2, 100.0, r.randint(1, 400) / 2)),),
    ),
    made(
        "variants_numbers.miles_by_exact_km",
        "kilometers_to_miles km_to_miles to_miles",
        "kilometers: float",
        "float",
        """
        Convert {kilometers} to miles by dividing by 1.609344, rounded to 2 decimals.
        Miles for {kilometers}, one mile being 1.609344 km, with two decimals.
        Divide the distance in km by 1.609344 and round to two places.
        km to miles, 1 mile = 1.609344 km
        How many miles of 1.609344 kilometers each are {kilometers} km? Two decimals.
        """,
        """
        return round(kilometers / 1.609344, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 5.0, 10.0, 42.195, r.randint(1, 1000) * 1.0)),),
    ),
    made(
        "variants_numbers.pounds_kilograms_two_places",
        "pounds_to_kilograms lbs_to_kg pounds_to_kg",
        "pounds: float",
        "float",
        """
        Convert {pounds} to kilograms with 1 lb = 0.453592 kg, rounded to 2 decimals.
        Kilograms for {pounds}, factor 0.453592, with two decimal places.
        Multiply the pounds by 0.453592 and round to two decimals.
        pounds to kg, factor 0.453592, 2 decimals
        How many kilograms are {pounds} lb (0.453592 kg each), to two places?
        """,
        """
        return round(pounds * 0.453592, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 10.0, 150.0, r.randint(1, 600) / 2)),),
    ),
    made(
        "variants_numbers.weight_units_or_none",
        "convert_weight convert_mass weight_convert",
        "value: float; from_unit: str; to_unit: str",
        "float | None",
        """
        Convert a weight between 'g', 'kg', 'lb' (453.592 g) and 'oz' (28.3495 g), 2 decimals; None if \
        unknown.
        {value} in {from_unit} expressed in {to_unit}, rounded to two decimals; an unknown unit gives None.
        Go through grams: kg is 1000, lb 453.592, oz 28.3495; round to 2 places; other units: None.
        convert grams, kilograms, pounds and ounces
        Weight conversion with the units g, kg, lb and oz in small letters, None for anything else.
        """,
        """
        grams = {"g": 1.0, "kg": 1000.0, "lb": 453.592, "oz": 28.3495}
        if from_unit not in grams or to_unit not in grams:
            return None
        return round(value * grams[from_unit] / grams[to_unit], 2)
        """,
        lambda r: (
            r.choice((0.0, 1.0, 2.5, 100.0, r.randint(1, 500) / 2)),
            r.choice(("g", "kg", "lb", "oz", "KG", "stone")),
            r.choice(("g", "kg", "lb", "oz", "lb")),
        ),
    ),
    made(
        "variants_numbers.length_units_value_error",
        "convert_length length_convert convert_distance",
        "value: float; from_unit: str; to_unit: str",
        "float",
        """
        Convert a length between 'cm', 'm', 'km', 'in', 'ft' and 'mi', 4 decimals; other units raise \
        ValueError.
        {value} {from_unit} in {to_unit}, rounded to 4 places: in is 2.54 cm, ft 30.48 cm, mi 1609.344 m; \
        unknown: ValueError.
        Metric and imperial lengths by way of meters, rounded to four decimals, ValueError for unknown units.
        length conversion with inches, feet and miles
        Units cm, m, km, in (0.0254 m), ft (0.3048 m), mi (1609.344 m); anything else is a ValueError.
        """,
        """
        meters = {"cm": 0.01, "m": 1.0, "km": 1000.0, "in": 0.0254, "ft": 0.3048, "mi": 1609.344}
        if from_unit not in meters or to_unit not in meters:
            raise ValueError("unknown unit")
        return round(value * meters[from_unit] / meters[to_unit], 4)
        """,
        lambda r: (
            r.choice((0.0, 1.0, 12.0, 100.0, r.randint(1, 500) / 2)),
            r.choice(("cm", "m", "km", "in", "ft", "mi")),
            r.choice(("cm", "m", "km", "in", "ft", "mi")),
        ),
    ),
    made(
        "variants_numbers.data_size_units",
        "convert_data_size convert_bytes data_convert",
        "value: float; from_unit: str; to_unit: str",
        "float",
        """
        Convert {value} between 'B', 'KB', 'MB', 'GB' and 'TB' (any case) in steps of 1024, rounded to 2 \
        decimals.
        Amount of data from {from_unit} to {to_unit}; each unit has 1024 of the one before; two decimals.
        1024 bytes make a KB, 1024 KB an MB and so on up to TB; case of the units is ignored; round to 2 \
        places.
        convert data sizes, 1024-based
        How many {to_unit} are {value} {from_unit}? Units B, KB, MB, GB, TB, factor 1024, 2 decimals.
        """,
        """
        units = ["B", "KB", "MB", "GB", "TB"]
        steps = units.index(from_unit.upper()) - units.index(to_unit.upper())
        return round(value * 1024.0**steps, 2)
        """,
        lambda r: (
            r.choice((0.0, 1.0, 512.0, 1024.0, 1536.0, float(r.randint(1, 5000)))),
            r.choice(("B", "KB", "MB", "GB", "kb", "mb")),
            r.choice(("B", "KB", "MB", "GB", "TB", "b")),
        ),
    ),
    made(
        "variants_numbers.share_percent_or_none",
        "percentage percent_of calculate_percentage",
        "part: float; whole: float",
        "float | None",
        """
        Return {part} as a percentage of {whole}, rounded to 2 decimals, or None if {whole} is 0.
        How many percent of {whole} is {part}? Two decimals; there is no answer for a whole of zero: None.
        100 * {part} / {whole} with two decimal places, None instead of a division by zero.
        percentage with 2 decimals, None for zero
        1 of 3 gives 33.33; if {whole} is zero return None.
        """,
        """
        if whole == 0:
            return None
        return round(100 * part / whole, 2)
        """,
        lambda r: (float(r.randint(0, 40)), r.choice((0.0, 0.0, 3.0, 40.0, 200.0, float(r.randint(1, 70))))),
    ),
    made(
        "variants_numbers.share_percent_value_error",
        "percentage percent_of calculate_percentage",
        "part: float; total: float",
        "float",
        """
        Return how many percent of {total} {part} is, with 2 decimals. Raises ValueError if {total} is 0.
        Percentage of {part} in {total}, rounded to two decimals; a {total} of zero raises a ValueError.
        100 * part / total to 2 places, where a total of zero is refused with ValueError.
        percentage with 2 decimals, ValueError for a zero total
        2 of 3 is 66.67 percent: compute the share and check that {total} is not zero (ValueError).
        """,
        """
        if total == 0:
            raise ValueError("total must not be zero")
        return round(part / total * 100, 2)
        """,
        lambda r: (float(r.randint(0, 40)), r.choice((3.0, 7.0, 40.0, 200.0, float(r.randint(1, 70))))),
    ),
    made(
        "variants_numbers.share_percent_whole",
        "percentage percent whole_percent percent_of",
        "part: int; whole: int",
        "int",
        """
        Return {part} of {whole} in whole percent, halves rounded up; 0 if {whole} is 0.
        Percentage as an int: 1 of 3 gives 33, 1 of 8 (12.5) gives 13; a {whole} of zero gives 0.
        Non-negative {part} as percent of {whole} without decimals, .5 going up, 0 for an empty whole.
        whole percent, half up, 0 for zero
        How many percent is {part} of {whole}, rounded to the nearest integer? No whole: 0.
        """,
        """
        if whole == 0:
            return 0
        return (200 * part + whole) // (2 * whole)
        """,
        lambda r: (r.randint(0, 16), r.choice((0, 3, 8, 16, 40, 200, r.randint(1, 70)))),
    ),
    made(
        "variants_numbers.share_percent_text_two_places",
        "percentage_text format_percentage percent_string",
        "part: int; whole: int",
        "str",
        """
        Return {part} of {whole} as text with two decimals and '%', like '33.33%'; 'n/a' if {whole} is 0.
        Percentage as a string: '50.00%' for 1 of 2, and 'n/a' where the whole is zero.
        Show 100 * {part} / {whole} with 2 decimal places and a percent sign directly behind, or 'n/a'.
        percent text with two decimals
        Format the share of {part} in {whole}; without a whole (0) write 'n/a'.
        """,
        """
        if whole == 0:
            return "n/a"
        return f"{100 * part / whole:.2f}%"
        """,
        lambda r: (r.randint(0, 40), r.choice((0, 0, 2, 3, 40, r.randint(1, 70)))),
    ),
    made(
        "variants_numbers.change_percent_value_error",
        "percent_change percentage_change calculate_change",
        "old: float; new: float",
        "float",
        """
        Return the change from {old} to {new} in percent, 2 decimals. Raises ValueError if {old} is 0.
        Percentage change, negative for a fall, rounded to two decimals; an old value of zero: ValueError.
        (new - old) / old * 100 with two places; it is not defined for {old} = 0, raise ValueError then.
        percentage change, ValueError for a zero base
        By how many percent (2 decimals) did {old} grow or shrink to {new}? Zero as base raises ValueError.
        """,
        """
        if old == 0:
            raise ValueError("old value must not be zero")
        return round((new - old) / old * 100, 2)
        """,
        lambda r: (r.choice((3.0, 50.0, 100.0, 80.0, float(r.randint(1, 90)))), float(r.randint(0, 150))),
    ),
    made(
        "variants_numbers.change_percent_hundred_from_zero",
        "percent_change growth_percent percentage_change",
        "old: float; new: float",
        "float",
        """
        Return the change from {old} to {new} in percent, 1 decimal; from 0 it is 100.0, or 0.0 if {new} is \
        0, too.
        Growth in percent rounded to one decimal: an {old} of zero counts as 100.0 unless {new} is also zero.
        (new - old) / old * 100; where {old} is 0 return 100.0 for a positive {new} and 0.0 for none.
        percentage change where growth from zero is 100
        Non-negative values: 50 to 75 gives 50.0, 0 to 5 gives 100.0, 0 to 0 gives 0.0.
        """,
        """
        if old == 0:
            return 100.0 if new > 0 else 0.0
        return round((new - old) / old * 100, 1)
        """,
        lambda r: (
            r.choice((0.0, 0.0, 50.0, 80.0, float(r.randint(1, 90)))),
            r.choice((0.0, float(r.randint(0, 150)))),
        ),
    ),
    made(
        "variants_numbers.change_percent_signed_text",
        "percent_change_text format_change change_text growth_text",
        "old: float; new: float",
        "str",
        """
        Return the change from {old} to {new} as text: '+25%', '-10%' or '0%' in whole percent; 'n/a' if \
        {old} is 0.
        Percentage change with a sign, rounded to an integer: '+50%'; no change is '0%', a base of zero 'n/a'.
        Show (new - old) / old in whole percent; growth gets a plus, zero no sign; 'n/a' when {old} is zero.
        signed whole percentage change as text
        Text for growth or decline without decimals, such as '-33%'; 'n/a' if there was nothing before.
        """,
        """
        if old == 0:
            return "n/a"
        change = round((new - old) / old * 100)
        return f"{change:+d}%" if change else "0%"
        """,
        lambda r: (
            r.choice((0.0, 40.0, 40.0, 80.0, float(r.randint(1, 90)))),
            r.choice((40.0, 80.0, 50.0, float(r.randint(0, 150)))),
        ),
    ),
    made(
        "variants_numbers.mean_or_none",
        "average mean compute_average average_or_none",
        "numbers: list[float]",
        "float | None",
        """
        Return the arithmetic mean of {numbers}, or None if the list is empty.
        Average of {numbers}, not rounded; without numbers there is none: None.
        Sum of the numbers divided by how many there are, None for an empty list.
        average or None
        What is the mean of {numbers}? An empty list has no mean, so return None.
        """,
        """
        if not numbers:
            return None
        return sum(numbers) / len(numbers)
        """,
        lambda r: (r.choice(([], _values(r), [float(n) for n in _scores(r, 1, 5)])),),
    ),
    made(
        "variants_numbers.mean_value_error",
        "average mean calculate_average calculate_mean",
        "numbers: list[float]",
        "float",
        """
        Return the arithmetic mean of {numbers}. Raises ValueError if the list is empty.
        Average of {numbers}, not rounded; an empty list raises a ValueError.
        Sum divided by count; there has to be at least one number, otherwise ValueError.
        mean with ValueError for no numbers
        Compute the average of a non-empty list and refuse an empty one with ValueError.
        """,
        """
        if not numbers:
            raise ValueError("numbers must not be empty")
        return sum(numbers) / len(numbers)
        """,
        lambda r: (r.choice((_values(r, 1), [float(n) for n in _scores(r, 1, 5)])),),
    ),
    made(
        "variants_numbers.mean_two_decimals_zero",
        "average mean average_rounded mean_rounded",
        "numbers: list[float]",
        "float",
        """
        Return the average of {numbers} rounded to 2 decimals, 0.0 for an empty list.
        Mean of {numbers} with two decimals; no numbers give 0.0.
        Add {numbers} up, divide by their count and round to two places; an empty list is 0.0.
        average with 2 decimals, 0.0 if empty
        The arithmetic mean, rounded to two decimal places, where nothing to average counts as 0.0.
        """,
        """
        if not numbers:
            return 0.0
        return round(sum(numbers) / len(numbers), 2)
        """,
        lambda r: (_values(r, 0, 7),),
    ),
    made(
        "variants_numbers.mean_two_decimals_none",
        "average mean average_or_none rounded_average",
        "numbers: list[float]",
        "float | None",
        """
        Return the average of {numbers} rounded to 2 decimals, or None if there are none.
        Mean of {numbers} with two decimals; None for an empty list.
        Divide the sum by the count and round to two places; without numbers return None.
        average with 2 decimals or None
        The arithmetic mean to two decimal places; nothing to average gives None.
        """,
        """
        if not numbers:
            return None
        return round(sum(numbers) / len(numbers), 2)
        """,
        lambda r: (r.choice(([], _values(r), _values(r, 1, 7))),),
    ),
    made(
        "variants_numbers.mean_one_decimal_zero",
        "average mean average_score average_rounded",
        "scores: list[int]",
        "float",
        """
        Return the average of {scores} rounded to 1 decimal, 0.0 for an empty list.
        Mean of {scores} with one decimal; no scores give 0.0.
        Add {scores}, divide by their number and round to one place; an empty list is 0.0.
        average with 1 decimal, 0.0 if empty
        The mean score to one decimal place, where no scores count as 0.0.
        """,
        """
        return round(sum(scores) / len(scores), 1) if scores else 0.0
        """,
        lambda r: (_scores(r, 0, 7),),
    ),
    made(
        "variants_numbers.mean_whole_half_up",
        "rounded_average average_int whole_average mean_rounded",
        "numbers: list[int]",
        "int",
        """
        Return the average of the non-negative {numbers} rounded to an int, halves up; 0 if there are none.
        Mean of {numbers} as a whole number: 2.5 becomes 3, 2.4 becomes 2; an empty list gives 0.
        Average rounded half up to an integer, 0 for an empty list.
        whole average, .5 rounds up
        Sum over count, rounded to the nearest integer with exactly .5 going up; no numbers: 0.
        """,
        """
        if not numbers:
            return 0
        return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers))
        ---
        if not numbers:
            return 0
        return math.floor(sum(numbers) / len(numbers) + 0.5)
        """,
        lambda r: (r.choice((_scores(r), [2, 3], [1, 2, 3, 4], _scores(r, 2, 2), [])),),
        "import math",
    ),
    made(
        "variants_numbers.median_float_zero_empty",
        "median find_median compute_median",
        "numbers: list[int]",
        "float",
        """
        Return the median of {numbers} as a float, 0.0 for an empty list.
        Middle of the sorted {numbers}, or the mean of the two in the middle; always a float, 0.0 if empty.
        Median of unsorted integers: [3, 1, 2] gives 2.0, [4, 1] gives 2.5, [] gives 0.0.
        median, 0.0 without numbers
        Sort {numbers}; an odd count has its middle one as median, an even one the average of both; float.
        """,
        """
        if not numbers:
            return 0.0
        ordered = sorted(numbers)
        middle = len(ordered) // 2
        if len(ordered) % 2:
            return float(ordered[middle])
        return (ordered[middle - 1] + ordered[middle]) / 2
        ---
        return float(statistics.median(numbers)) if numbers else 0.0
        """,
        lambda r: (r.choice(([], _few(r), [r.randint(-9, 30) for _ in range(r.randint(1, 6))])),),
        "import statistics",
    ),
    made(
        "variants_numbers.median_value_error",
        "median find_median calculate_median",
        "values: list[float]",
        "float",
        """
        Return the median of {values}. Raises ValueError if the list is empty.
        Middle value of {values} after sorting, the mean of both middle ones for an even count; empty: \
        ValueError.
        Median of at least one number; an empty list raises a ValueError.
        median with ValueError for an empty list
        Sort a copy and take the middle, or average the two middle values; nothing to sort is a ValueError.
        """,
        """
        if not values:
            raise ValueError("values must not be empty")
        ordered = sorted(values)
        middle = len(ordered) // 2
        if len(ordered) % 2:
            return ordered[middle]
        return (ordered[middle - 1] + ordered[middle]) / 2
        """,
        lambda r: (_values(r, 1, 7),),
    ),
    made(
        "variants_numbers.median_higher_of_two",
        "median_high high_median upper_median",
        "numbers: list[int]",
        "int | None",
        """
        Return the median of {numbers}, the larger of the two middle ones if their count is even; None if \
        empty.
        Upper median: the sorted list at index len // 2, so it is always one of {numbers}; None without any.
        Middle number by size; of two in the middle take the higher one. An empty list gives None.
        high median or None
        Sort and pick the middle element, on an even count the right one of the two: [1, 2, 3, 4] gives 3.
        """,
        """
        if not numbers:
            return None
        return sorted(numbers)[len(numbers) // 2]
        """,
        lambda r: (r.choice(([], _few(r), [r.randint(-9, 30) for _ in range(r.choice((2, 4, 3)))])),),
    ),
    made(
        "variants_numbers.median_one_decimal_none",
        "median rounded_median find_median",
        "values: list[float]",
        "float | None",
        """
        Return the median of {values} as a float rounded to 1 decimal, or None for an empty list.
        Middle of the sorted {values} with one decimal; an even count averages the two middle ones; [] is \
        None.
        Median to one decimal place, None if there is nothing.
        median with 1 decimal or None
        Sort {values}, take the middle or the mean of both middles, round to one place; None when empty.
        """,
        """
        if not values:
            return None
        ordered = sorted(values)
        size = len(ordered)
        center = (ordered[(size - 1) // 2] + ordered[size // 2]) / 2
        return round(float(center), 1)
        """,
        lambda r: (r.choice(([], _values(r), [r.randint(0, 40) / 4 for _ in range(r.choice((2, 3, 4)))])),),
    ),
    made(
        "variants_numbers.mode_value_error",
        "mode find_mode calculate_mode most_common",
        "numbers: list[int]",
        "int",
        """
        Return the most frequent of {numbers}, the first to appear on a tie. Raises ValueError if empty.
        Mode of {numbers}; of equally frequent values the one that comes first in the list; []: ValueError.
        Value with the highest count, ties decided by first appearance; an empty list raises a ValueError.
        mode with ValueError for an empty list
        Which of {numbers} is the most common? The earlier one wins a tie, nothing at all is a ValueError.
        """,
        """
        if not numbers:
            raise ValueError("numbers must not be empty")
        return max(numbers, key=numbers.count)
        ---
        if not numbers:
            raise ValueError("no mode for empty data")
        return Counter(numbers).most_common(1)[0][0]
        """,
        lambda r: (_few(r, 1),),
        "from collections import Counter",
    ),
    made(
        "variants_numbers.spread_value_error",
        "value_range spread data_range range_of",
        "numbers: list[int]",
        "int",
        """
        Return the largest minus the smallest of {numbers}. Raises ValueError if the list is empty.
        Range of a data set: maximum minus minimum; without numbers there is a ValueError.
        How far apart are the extremes of {numbers}? An empty list raises a ValueError.
        difference of maximum and minimum, ValueError if empty
        Spread of {numbers} as a non-negative number, 0 for a single one; no number at all is a ValueError.
        """,
        """
        if not numbers:
            raise ValueError("numbers must not be empty")
        return max(numbers) - min(numbers)
        """,
        lambda r: (r.choice((_few(r, 1), [r.randint(-20, 40) for _ in range(r.randint(1, 5))])),),
    ),
    made(
        "variants_numbers.spread_none_rounded",
        "value_range spread data_range",
        "values: list[float]",
        "float | None",
        """
        Return the difference of the largest and the smallest of {values}, 2 decimals; None for an empty list.
        Statistical range of {values} rounded to two decimals, or None without values.
        Maximum minus minimum, rounded to 2 places; an empty list has no range: None.
        range of floats or None
        Spread between the extremes of {values} to two decimal places, None if there are no values.
        """,
        """
        if not values:
            return None
        return round(max(values) - min(values), 2)
        """,
        lambda r: (r.choice(([], _values(r), _values(r, 1))),),
    ),
    made(
        "variants_numbers.variance_sample_flag",
        "variance compute_variance calculate_variance",
        "values: list[float]; sample: bool = False",
        "float",
        """
        Return the variance of {values}, rounded to 4 decimals: population, or sample if {sample} is True; \
        ValueError for too few.
        Mean squared deviation, divided by n, or by n - 1 with {sample}; too few values raise ValueError.
        Variance with 4 decimals; {sample} chooses n - 1. At least one value, two for a sample, else \
        ValueError.
        population or sample variance, 4 decimals
        Sum of squared distances from the mean over n (or n - 1 if {sample}), to four places; a divisor \
        below 1 raises ValueError.
        """,
        """
        divisor = len(values) - 1 if sample else len(values)
        if divisor < 1:
            raise ValueError("too few values")
        mean = sum(values) / len(values)
        return round(sum((value - mean) ** 2 for value in values) / divisor, 4)
        """,
        lambda r: ([float(n) for n in _scores(r, 2, 6)], r.choice((True, False))),
    ),
    made(
        "variants_numbers.sample_variance_none",
        "sample_variance variance compute_variance",
        "values: list[float]",
        "float | None",
        """
        Return the sample variance of {values} rounded to 2 decimals, or None if there are fewer than two.
        Variance with n - 1 as divisor, two decimals; one value or none gives None.
        Squared deviations from the mean, summed and divided by the count minus one, to 2 places, else None.
        sample variance with 2 decimals or None
        Spread of a sample: at least two {values} are needed, otherwise None; rounded to two decimals.
        """,
        """
        if len(values) < 2:
            return None
        mean = sum(values) / len(values)
        return round(sum((value - mean) ** 2 for value in values) / (len(values) - 1), 2)
        """,
        lambda r: ([float(n) for n in _scores(r, 0, r.choice((1, 6, 6)))],),
    ),
    made(
        "variants_numbers.population_std_two_places",
        "standard_deviation std_dev population_std stdev",
        "values: list[float]",
        "float",
        """
        Return the population standard deviation of {values}, rounded to 2 decimals; 0.0 for an empty list.
        Root of the mean squared deviation (divided by n), with two decimals; no values give 0.0.
        Standard deviation of the whole population to 2 places; a single value or none has 0.0.
        population standard deviation with 2 decimals
        How far do {values} lie from their mean (divisor n)? Two decimals, 0.0 without values.
        """,
        """
        if not values:
            return 0.0
        mean = sum(values) / len(values)
        return round(math.sqrt(sum((value - mean) ** 2 for value in values) / len(values)), 2)
        """,
        lambda r: ([float(n) for n in _scores(r, 0, 6)],),
        "import math",
    ),
    made(
        "variants_numbers.std_value_error",
        "standard_deviation stdev std_dev sample_std",
        "values: list[float]",
        "float",
        """
        Return the sample standard deviation of {values}, 3 decimals. Raises ValueError for fewer than two.
        Standard deviation with divisor n - 1, rounded to three decimals; at least two values, else \
        ValueError.
        Root of the sample variance of {values} to 3 places; one value or none raises a ValueError.
        sample standard deviation with validation
        Spread of a sample of two or more numbers, rounded to three decimal places (ValueError if too small).
        """,
        """
        if len(values) < 2:
            raise ValueError("at least two values are needed")
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return round(math.sqrt(variance), 3)
        """,
        lambda r: ([float(n) for n in _scores(r, 2, 6)],),
        "import math",
    ),
    made(
        "variants_numbers.mean_and_deviation_pair",
        "mean_and_std mean_std average_and_deviation",
        "values: list[float]",
        "tuple[float, float]",
        """
        Return (mean, population standard deviation) of {values}, both rounded to 2 decimals; (0.0, 0.0) if \
        empty.
        Average and standard deviation (divisor n) as a pair with two decimals each, zeros without values.
        A tuple of the mean and the deviation of the whole population, to two places.
        mean and standard deviation as a tuple
        For [2.0, 4.0] the result is (3.0, 1.0); an empty list gives two zeros; round both to 2 decimals.
        """,
        """
        if not values:
            return 0.0, 0.0
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / len(values)
        return round(mean, 2), round(math.sqrt(variance), 2)
        """,
        lambda r: ([float(n) for n in _scores(r, 0, 6)],),
        "import math",
    ),
    made(
        "variants_numbers.mean_median_mode_dict",
        "statistics summarize mean_median_mode describe_data",
        "numbers: list[int]",
        "dict[str, float]",
        """
        Return a dict with the 'mean' (2 decimals), 'median' and 'mode' of {numbers}; {{}} for an empty list.
        Keys mean, median, mode: the average to two places, the middle value and the most common one \
        (smallest \
        on ties).
        Summary of {numbers}: 'mean' rounded to 2, 'median' as float, 'mode' with ties to the smallest; [] \
        is {{}}.
        mean, median and mode as a dict
        Compute the three averages of {numbers}; the mode is the smallest of equally frequent values.
        """,
        """
        if not numbers:
            return {}
        ordered = sorted(numbers)
        size = len(ordered)
        return {
            "mean": round(sum(ordered) / size, 2),
            "median": (ordered[(size - 1) // 2] + ordered[size // 2]) / 2,
            "mode": max(ordered, key=ordered.count),
        }
        """,
        lambda r: (_few(r),),
    ),
    made(
        "variants_numbers.summary_with_count_and_sum",
        "summarize summary_statistics stats describe",
        "values: list[float]",
        "dict[str, float | None]",
        """
        Return a dict with 'count', 'sum', 'min', 'max' and 'mean' of {values}; the last three are None if \
        empty.
        Summarize {values} under the keys count, sum, min, max, mean (2 decimals); no values: 0, 0 and \
        three None.
        Basic statistics: number, total rounded to 2, smallest, largest and average to 2 places or None.
        count, sum, min, max and mean as a dict
        For an empty list count and sum are 0 while min, max and mean are None; sum and mean have 2 decimals.
        """,
        """
        if not values:
            return {"count": 0, "sum": 0, "min": None, "max": None, "mean": None}
        return {
            "count": len(values),
            "sum": round(sum(values), 2),
            "min": min(values),
            "max": max(values),
            "mean": round(sum(values) / len(values), 2),
        }
        """,
        lambda r: (r.choice(([], _values(r), _values(r, 1))),),
    ),
    made(
        "variants_numbers.weighted_mean_value_error",
        "weighted_average weighted_mean compute_weighted_average",
        "values: list[float]; weights: list[float]",
        "float",
        """
        Return the weighted average of {values}. Raises ValueError if lengths differ or the weights sum to 0.
        Sum of value times weight over the sum of {weights}, not rounded; unequal lengths or no weight: \
        ValueError.
        Weighted mean with checks: as many {weights} as {values} and a total weight other than zero \
        (ValueError).
        weighted mean, ValueError for bad weights
        Average {values}, each counted by its weight; refuse lists of different length and a zero total \
        with ValueError.
        """,
        """
        if len(values) != len(weights):
            raise ValueError("values and weights must have the same length")
        total = sum(weights)
        if total == 0:
            raise ValueError("weights must not sum to zero")
        return sum(value * weight for value, weight in zip(values, weights)) / total
        """,
        lambda r: _weighted(r, 1),
    ),
    made(
        "variants_numbers.weighted_mean_of_pairs_none",
        "weighted_average weighted_mean average_of_pairs",
        "pairs: list[tuple[float, float]]",
        "float | None",
        """
        Return the weighted average of {pairs} of (value, weight), 2 decimals; None if the total weight is 0.
        Average of the values, each counted by the weight next to it, rounded to two decimals; no weight is \
        None.
        Sum of value * weight over the sum of weights for a list of tuples; None if empty or weightless.
        weighted mean of (value, weight) tuples or None
        Given (value, weight) tuples return their weighted mean with two places, or None if all weights are 0.
        """,
        """
        total = sum(weight for _, weight in pairs)
        if total == 0:
            return None
        return round(sum(value * weight for value, weight in pairs) / total, 2)
        """,
        lambda r: (
            [(float(r.randint(0, 100)), float(r.choice((0, 1, 2, 3)))) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "variants_numbers.weighted_mean_default_equal",
        "weighted_average average weighted_mean",
        "values: list[float]; weights: list[float] | None = None",
        "float",
        """
        Return the average of {values} by {weights}, 2 decimals; without {weights} (None) all count the same.
        Weighted mean rounded to two places, the plain mean if no {weights} are given; 0.0 for an empty list.
        Sum of value * weight over the sum of weights; {weights} defaults to None, which means equal weights.
        weighted or plain average
        Average {values}; {weights} may be left out. Nothing to average, or a total weight of 0, gives 0.0.
        """,
        """
        if weights is None:
            weights = [1.0] * len(values)
        total = sum(weights)
        if total == 0:
            return 0.0
        return round(sum(value * weight for value, weight in zip(values, weights)) / total, 2)
        """,
        _maybe_weighted,
    ),
    made(
        "variants_numbers.grade_of_percent_weights",
        "final_grade weighted_grade course_grade",
        "scores: dict[str, float]; weights: dict[str, float]",
        "float",
        """
        Return the sum of each score times its weight in percent, 1 decimal; parts without a score count as 0.
        Final grade: {weights} gives percent per part, {scores} points; missing scores are 0; rounded to 1 \
        decimal.
        Add score * weight / 100 over all {weights}; a part that {scores} lacks brings nothing.
        grade from percent weights
        Weights in percent (together 100) by name, scores by name: what is the total, to one decimal place?
        """,
        """
        return round(sum(scores.get(part, 0.0) * weight / 100 for part, weight in weights.items()), 1)
        """,
        lambda r: (
            {
                k: float(r.randint(40, 100))
                for k in r.sample(("exam", "homework", "project"), r.randint(1, 3))
            },
            r.choice(
                (
                    {"exam": 50.0, "homework": 20.0, "project": 30.0},
                    {"exam": 60.0, "homework": 40.0},
                    {"project": 100.0},
                )
            ),
        ),
    ),
    made(
        "variants_numbers.simple_interest_two_places",
        "simple_interest interest calculate_interest",
        "principal: float; rate: float; years: float",
        "float",
        """
        Return the simple interest on {principal} at {rate} percent a year for {years}, 2 decimals. Raises \
        ValueError for negative values.
        Interest without compounding, to the cent. Raises ValueError if any argument is negative.
        {principal} * {rate} / 100 * {years} with two decimals; negative values are a ValueError.
        simple interest, rounded to cents
        How much interest (no interest on interest) is due after {years}, rounded to cents? Refuse \
        negative input with ValueError.
        """,
        """
        if principal < 0 or rate < 0 or years < 0:
            raise ValueError("arguments must not be negative")
        return round(principal * rate / 100 * years, 2)
        """,
        lambda r: (
            _money(r),
            r.choice((0.0, 2.5, 3.75, 5.0, float(r.randint(1, 9)))),
            r.choice((0.5, 1.0, 1.5, 3.0)),
        ),
    ),
    made(
        "variants_numbers.simple_interest_total",
        "total_with_interest amount_due simple_interest_amount final_amount",
        "principal: float; rate: float; years: int",
        "float",
        """
        Return {principal} plus its simple interest at {rate} percent for {years} years, rounded to 2 \
        decimals.
        Amount to pay back with simple interest: principal * (1 + rate * years / 100), to the cent.
        What {principal} has grown to after {years} years without compounding, two decimals.
        principal plus simple interest
        Add {rate} percent of {principal} per year to it, never interest on interest, and round to cents.
        """,
        """
        return round(principal + principal * rate * years / 100, 2)
        """,
        lambda r: (_money(r), r.choice((0.0, 2.5, 5.0, float(r.randint(1, 9)))), r.randint(0, 6)),
    ),
    made(
        "variants_numbers.simple_interest_decimal_rate",
        "simple_interest interest_due calc_interest",
        "principal: float; rate: float; months: int",
        "float",
        """
        Return the simple interest on {principal} for {months} at the yearly {rate} as a fraction, 2 decimals.
        Interest for a number of months: principal * rate * months / 12, with a rate such as 0.05; two \
        decimals.
        The {rate} is a decimal fraction per year (0.05 is 5 percent), the time in months; round to cents.
        simple interest by months with a decimal rate
        Take a twelfth of the yearly interest per month, without compounding, rounded to 2 places.
        """,
        """
        return round(principal * rate * months / 12, 2)
        """,
        lambda r: (
            _money(r),
            r.choice((0.0, 0.05, 0.04, 0.12)),
            r.choice((0, 1, 6, 12, 18, r.randint(1, 36))),
        ),
    ),
    made(
        "variants_numbers.compound_periods_two_places",
        "compound_amount compound_balance future_value",
        "principal: float; rate: float; years: int; periods: int = 12",
        "float",
        """
        Return what {principal} grows to at {rate} percent a year, compounded {periods} times a year, 2 \
        decimals.
        Compound interest, monthly by default: principal * (1 + rate / 100 / periods) ** (periods * years), \
        cents.
        Final balance after {years} years with interest added {periods} times each year (12 unless given).
        balance with compound interest, periods per year
        The yearly {rate} in percent is split over {periods} periods; the result is rounded to two decimals.
        """,
        """
        return round(principal * (1 + rate / 100 / periods) ** (periods * years), 2)
        """,
        lambda r: (
            r.choice((0.0, 100.0, 1000.0, 2500.0)),
            r.choice((0.0, 2.0, 5.0, 6.0, 12.0)),
            r.randint(0, 5),
            r.choice((1, 2, 4, 12, 12)),
        ),
    ),
    made(
        "variants_numbers.compound_decimal_rate_cents",
        "compound_amount compound_balance investment_value",
        "principal: float; rate: float; years: int",
        "float",
        """
        Return {principal} after {years} years at the yearly {rate} as a fraction (0.05 is 5 %), 2 decimals.
        Compound growth: principal * (1 + rate) ** years, rounded to cents.
        Value of an investment with a decimal yearly rate, compounded once a year, two decimals.
        balance with compound interest, decimal rate
        Multiply {principal} by 1 + {rate} once per year and round to 2 places; 0.05 means 5 percent.
        """,
        """
        return round(principal * (1 + rate) ** years, 2)
        """,
        lambda r: (r.choice((0.0, 100.0, 1000.0, 2500.0)), r.choice((0.0, 0.02, 0.05, 0.1)), r.randint(0, 6)),
    ),
    made(
        "variants_numbers.balance_after_each_year",
        "yearly_balances balance_by_year compound_schedule savings_growth",
        "principal: float; rate: float; years: int",
        "list[float]",
        """
        Return the balance at the end of each of {years} years with {rate} percent interest, rounded to 2 \
        decimals.
        List of balances, one per year, when {principal} earns {rate} percent compound interest; [] for 0 \
        years.
        Year by year growth: multiply by 1 + rate / 100 each year and list the amounts to the cent.
        compound interest as a list of yearly balances
        What is on the account after 1, 2, ..., {years} years? Only the numbers in the list are rounded.
        """,
        """
        balances = []
        balance = principal
        for _ in range(years):
            balance *= 1 + rate / 100
            balances.append(round(balance, 2))
        return balances
        """,
        lambda r: (r.choice((0.0, 100.0, 1000.0, 250.0)), r.choice((0.0, 2.0, 5.0, 10.0)), r.randint(0, 5)),
    ),
    made(
        "variants_numbers.years_until_target",
        "years_to_reach years_to_goal years_until years_needed",
        "principal: float; rate: float; target: float",
        "int | None",
        """
        Return after how many full years {principal} at {rate} percent reaches {target}; None if it never \
        does.
        Count the years of compound growth until the amount is at least {target}; 0 if it already is.
        How long until {principal} has grown to {target}? None if it cannot grow and is below the target.
        years of compound interest until a target
        Add {rate} percent each year until {target} is reached; without principal or rate there is no \
        answer: None.
        """,
        """
        if principal >= target:
            return 0
        if principal <= 0 or rate <= 0:
            return None
        years = 0
        while principal < target:
            principal *= 1 + rate / 100
            years += 1
        return years
        """,
        lambda r: (
            r.choice((0.0, 100.0, 500.0, 1000.0)),
            r.choice((0.0, 3.0, 5.0, 10.0)),
            r.choice((100.0, 150.0, 1000.0, 2000.0)),
        ),
    ),
    made(
        "variants_numbers.loan_payment_in_years",
        "monthly_payment loan_payment mortgage_payment",
        "principal: float; annual_rate: float; years: int",
        "float",
        """
        Return the monthly payment of a loan over {years} at {annual_rate} percent a year, rounded to 2 \
        decimals.
        Annuity for {principal}: i is the rate / 1200, n is 12 * {years}, P * i / (1 - (1 + i) ** -n), in \
        cents.
        Mortgage payment per month; with a rate of 0 the principal is spread evenly over the months.
        monthly loan payment, term in years
        Equal monthly installments that pay off {principal} in {years} years; {annual_rate} in percent, may \
        be 0.
        """,
        """
        months = years * 12
        monthly = annual_rate / 100 / 12
        if monthly == 0:
            return round(principal / months, 2)
        return round(principal * monthly / (1 - (1 + monthly) ** -months), 2)
        """,
        lambda r: (
            r.choice((1000.0, 12000.0, 100000.0, 250000.0)),
            r.choice((0.0, 3.0, 4.5, 6.0, 12.0)),
            r.choice((1, 2, 5, 10, 30)),
        ),
    ),
    made(
        "variants_numbers.loan_payment_total_interest",
        "loan_summary loan_costs payment_and_interest",
        "principal: float; annual_rate: float; months: int",
        "tuple[float, float, float]",
        """
        Return (monthly payment, total paid, total interest) of a loan, each rounded to 2 decimals.
        Annuity loan of {principal} at {annual_rate} percent a year over {months}: payment, sum of \
        payments, interest.
        The payment is rounded first; the total is payment * {months} and the interest what exceeds \
        {principal}.
        loan payment, total and interest as a tuple
        What does a loan cost per month and in all? Without interest (rate 0) the principal is divided evenly.
        """,
        """
        monthly = annual_rate / 1200
        if monthly == 0:
            payment = round(principal / months, 2)
        else:
            payment = round(principal * monthly / (1 - (1 + monthly) ** -months), 2)
        total = round(payment * months, 2)
        return payment, total, round(total - principal, 2)
        """,
        lambda r: (
            r.choice((1000.0, 1200.0, 12000.0, 5000.0)),
            r.choice((0.0, 3.0, 6.0, 12.0)),
            r.choice((6, 12, 24, 60)),
        ),
    ),
    made(
        "variants_numbers.tip_default_fifteen",
        "calculate_tip tip tip_amount",
        "bill: float; percent: float = 15",
        "float",
        """
        Return the tip for {bill} at {percent} percent (15 by default), 2 decimals. Raises ValueError for \
        negative values.
        Tip without the bill: {percent} percent of {bill}, to the cent; negative amounts raise ValueError.
        How much tip is left for {bill}? 15 percent unless {percent} is given; two decimals; below zero a \
        ValueError.
        tip amount with a default of 15 percent
        Take {percent} % of {bill} and round to cents; a negative bill or percentage is a ValueError.
        """,
        """
        if bill < 0 or percent < 0:
            raise ValueError("bill and percent must not be negative")
        return round(bill * percent / 100, 2)
        """,
        lambda r: (_money(r), r.choice((15, 15, 0, 10, 20, 12.5))),
    ),
    made(
        "variants_numbers.bill_share_rounded_up",
        "split_bill share_per_person bill_share",
        "total: float; people: int",
        "float",
        """
        Return what each of {people} pays of {total}, rounded up to the next cent. Raises ValueError if \
        {people} is below 1.
        Equal share of a bill in full cents, always rounded up: 10.0 for 3 gives 3.34. No people: ValueError.
        Divide {total} by {people} and round upward to 2 decimals; fewer than one person raises ValueError.
        bill share, rounded up to cents
        How much must everyone pay at least, in whole cents, to cover {total}? Nobody to pay is a ValueError.
        """,
        """
        if people < 1:
            raise ValueError("at least one person is needed")
        cents = round(total * 100)
        return -(-cents // people) / 100
        """,
        lambda r: (r.choice((10.0, 100.0, 0.0, _money(r))), r.choice((1, 2, 3, 3, 6, 7))),
    ),
    made(
        "variants_numbers.net_and_vat_of_gross",
        "split_vat net_and_vat vat_breakdown extract_vat",
        "gross: float; rate: float = 20",
        "tuple[float, float]",
        """
        Return (net, vat) of the {gross} price that includes {rate} percent VAT (20 by default), to the cent.
        Split a price with tax into the net amount and the VAT in it; both have two decimals and add up to \
        {gross}.
        Net is {gross} / (1 + {rate} / 100) rounded to 2 places, the VAT is the rest.
        net price and VAT from a gross price
        What part of {gross} is tax at {rate} percent? Give a tuple of net and tax, rounded to cents.
        """,
        """
        net = round(gross / (1 + rate / 100), 2)
        return net, round(gross - net, 2)
        """,
        lambda r: (_money(r), r.choice((20, 20, 7, 19, 10, 0))),
    ),
    made(
        "variants_numbers.vat_added_default_twenty",
        "add_vat price_with_vat gross_price with_tax",
        "net: float; rate: float = 0.2",
        "float",
        """
        Return {net} plus VAT at {rate}, a fraction that is 0.2 by default, rounded to 2 decimals.
        Price with tax: net * (1 + rate), the rate as a decimal such as 0.07, 20 percent unless given.
        Add the value-added tax to a net price; {rate} is a fraction, not percent; rounded to cents.
        price with VAT, decimal rate, default 0.2
        Gross price of {net} with a tax {rate} of 0.2 unless another fraction is given, to two decimals.
        """,
        """
        return round(net * (1 + rate), 2)
        """,
        lambda r: (_money(r), r.choice((0.2, 0.2, 0.07, 0.19, 0.0))),
    ),
    made(
        "variants_numbers.discount_value_error",
        "apply_discount discounted_price discount_price",
        "price: float; percent: float",
        "float",
        """
        Return {price} less {percent} percent, rounded to 2 decimals. Raises ValueError unless 0 <= percent \
        <= 100.
        Discounted price, rounded to cents; a {percent} below 0 or above 100 raises a ValueError.
        Take {percent} % off {price}; the percentage must lie between 0 and 100, else ValueError; two \
        decimals.
        discount with a check of the percentage
        Price after the discount, to two places, refusing discounts that are negative or over 100 percent \
        (ValueError).
        """,
        """
        if not 0 <= percent <= 100:
            raise ValueError("percent must be between 0 and 100")
        return round(price * (100 - percent) / 100, 2)
        """,
        lambda r: (_money(r), _percent(r)),
    ),
    made(
        "variants_numbers.discount_limited_percent",
        "apply_discount discounted_price reduce_price",
        "price: float; percent: float",
        "float",
        """
        Return {price} less {percent} percent, rounded to 2 decimals; {percent} is limited to 0 to 100.
        Discounted price where a negative {percent} counts as 0 and one above 100 as 100, so never below 0.0.
        Take {percent} % off {price}, the percentage first clamped to the range 0 to 100; two decimals.
        discount with a clamped percentage
        Price after discount, rounded to cents; impossible percentages are brought back to 0 or 100.
        """,
        """
        percent = max(0, min(100, percent))
        return round(price * (100 - percent) / 100, 2)
        """,
        lambda r: (_money(r), r.choice((-10.0, 120.0, 200.0, -0.5, _percent(r), _percent(r)))),
    ),
    made(
        "variants_numbers.discount_and_saving_pair",
        "discount_details price_and_savings apply_discount",
        "price: float; percent: float",
        "tuple[float, float]",
        """
        Return (final price, amount saved) when {price} is reduced by {percent} percent, both to the cent.
        Reduced price and saving as a tuple with two decimals each; 80.0 with 25 percent gives (60.0, 20.0).
        Take {percent} % off {price}: what is left to pay and how much is saved, rounded to 2 places.
        discounted price and saving as a pair
        The saving is {percent} percent of {price}, rounded to cents; the first item is the price without it.
        """,
        """
        saving = round(price * percent / 100, 2)
        return round(price - saving, 2), saving
        """,
        lambda r: (_money(r), _percent(r)),
    ),
    made(
        "variants_numbers.discount_before_tax",
        "final_price price_after_discount_and_tax total_price",
        "price: float; discount: float; tax: float",
        "float",
        """
        Return {price} after {discount} percent discount and then {tax} percent tax, rounded to 2 decimals.
        First take the discount off, then add the tax to what is left; both in percent; rounded to cents.
        Final price: price * (1 - discount / 100) * (1 + tax / 100) with two decimals.
        price with discount and tax
        The tax is charged on the discounted price; round only at the end to two places.
        """,
        """
        return round(price * (1 - discount / 100) * (1 + tax / 100), 2)
        """,
        lambda r: (_money(r), _percent(r), r.choice((0.0, 7.0, 8.5, 19.0, 20.0))),
    ),
    made(
        "variants_numbers.discount_above_hundred",
        "bulk_discount order_total discounted_total apply_threshold_discount",
        "total: float",
        "float",
        """
        Return {total} less 10 percent if it is over 100 and less 20 percent if over 500, rounded to 2 \
        decimals.
        Order discount: up to 100 none, above 100 10 %, above 500 20 % of the whole {total}; two decimals.
        More than 500 is reduced by a fifth, more than 100 by a tenth, everything else stays; to the cent.
        total with a discount by size
        Exactly 100 gets no discount and exactly 500 gets 10 percent; the rate applies to all of {total}.
        """,
        """
        if total > 500:
            return round(total * 0.8, 2)
        if total > 100:
            return round(total * 0.9, 2)
        return round(total, 2)
        """,
        lambda r: (r.choice((0.0, 100.0, 100.01, 500.0, 500.5, 250.0, r.randint(0, 90000) / 100)),),
    ),
    made(
        "variants_numbers.discount_percent_one_place",
        "discount_percentage percent_off discount_rate",
        "original: float; sale: float",
        "float",
        """
        Return by how many percent {sale} is below {original}, 1 decimal. Raises ValueError if {original} \
        <= 0.
        Discount in percent from the {original} to the {sale} price, one decimal, negative if dearer; \
        {original} <= 0 is a ValueError.
        (original - sale) / original * 100 with one decimal place; the original price must be positive \
        (ValueError).
        discount percentage from two prices
        How many percent off is it? 80.0 to 60.0 is 25.0; an increase is negative; the original must be \
        above 0 (ValueError).
        """,
        """
        if original <= 0:
            raise ValueError("original price must be positive")
        return round((original - sale) / original * 100, 1)
        """,
        lambda r: (
            r.choice((80.0, 19.99, 100.0, float(r.randint(1, 200)))),
            r.choice((60.0, 0.0, float(r.randint(1, 200)))),
        ),
    ),
    made(
        "variants_numbers.bmi_value_error",
        "bmi calculate_bmi body_mass_index",
        "weight: float; height: float",
        "float",
        """
        Return the body mass index of {weight} kg and {height} m, 2 decimals. Raises ValueError unless \
        positive.
        BMI: {weight} / {height} ** 2, rounded to two decimals; zero or negative values raise a ValueError.
        Weight in kilograms over the squared height in meters, to 2 places; both have to be above 0 \
        (ValueError).
        BMI with 2 decimals and validation
        Compute the BMI for kilograms and meters with 2 decimals and refuse what is not positive with \
        ValueError.
        """,
        """
        if weight <= 0 or height <= 0:
            raise ValueError("weight and height must be positive")
        return round(weight / height**2, 2)
        """,
        lambda r: (
            r.choice((70.0, 52.5, float(r.randint(40, 120)))),
            r.choice((1.5, 1.62, 1.75, 1.8, 1.91, 2.0)),
        ),
    ),
    made(
        "variants_numbers.bmi_from_centimeters",
        "bmi calculate_bmi bmi_cm",
        "weight: float; height_cm: float",
        "float",
        """
        Return the body mass index of {weight} kg and a height of {height_cm} centimeters, rounded to 1 \
        decimal.
        BMI with the height in cm: divide it by 100, square it, divide the weight by that; one decimal.
        {weight} in kilograms over the squared height in meters, where {height_cm} is in centimeters; 1 \
        decimal.
        BMI from kilograms and centimeters
        70 kg at 175 cm gives 22.9: compute the BMI and round to one decimal place.
        """,
        """
        height = height_cm / 100
        return round(weight / height**2, 1)
        """,
        lambda r: (
            r.choice((70.0, 52.5, float(r.randint(40, 120)))),
            r.choice((150.0, 162.0, 175.0, 180.0, 191.0)),
        ),
    ),
    made(
        "variants_numbers.bmi_category_of_value",
        "bmi_category classify_bmi bmi_class",
        "bmi: float",
        "str",
        """
        Name the range of a {bmi}: 'Underweight' below 18.5, 'Normal' below 25, 'Overweight' below 30, else \
        'Obese'.
        BMI category with a capital letter: under 18.5 Underweight, under 25 Normal, under 30 Overweight, \
        then Obese.
        Classify the given body mass index with the limits 18.5, 25 and 30; a limit belongs to the upper \
        group.
        BMI category from the BMI itself
        Is a {bmi} "Underweight", "Normal", "Overweight" or "Obese"?
        """,
        """
        if bmi < 18.5:
            return "Underweight"
        if bmi < 25:
            return "Normal"
        if bmi < 30:
            return "Overweight"
        return "Obese"
        """,
        lambda r: (r.choice((18.4, 18.5, 24.9, 25.0, 29.9, 30.0, r.randint(140, 420) / 10)),),
    ),
    made(
        "variants_numbers.bmi_with_category",
        "bmi_report bmi_and_category assess_bmi",
        "weight: float; height: float",
        "tuple[float, str]",
        """
        Return (BMI, category): the BMI of {weight} kg and {height} m with 1 decimal and the group it is in.
        Body mass index and its name as a pair: 'underweight' < 18.5, 'normal' < 25, 'overweight' < 30, \
        'obese'.
        Compute {weight} / {height} ** 2, rounded to one decimal, and classify the rounded value at 18.5, \
        25, 30.
        BMI and category as a tuple
        A tuple such as (22.9, 'normal'); the category (in small letters) follows from the rounded BMI.
        """,
        """
        bmi = round(weight / height**2, 1)
        for limit, name in ((18.5, "underweight"), (25, "normal"), (30, "overweight")):
            if bmi < limit:
                return bmi, name
        return bmi, "obese"
        """,
        lambda r: (
            r.choice((70.0, 52.5, float(r.randint(40, 120)))),
            r.choice((1.5, 1.62, 1.75, 1.8, 1.91, 2.0)),
        ),
    ),
    made(
        "variants_numbers.distance_of_point_tuples",
        "distance euclidean_distance point_distance",
        "p: tuple[float, float]; q: tuple[float, float]",
        "float",
        """
        Return the distance between the points {p} and {q}, given as (x, y), rounded to 2 decimals.
        Euclidean distance of two (x, y) tuples with two decimals.
        How far is {q} from {p} in a straight line? Round to two places.
        distance of two point tuples, 2 decimals
        Root of the sum of the squared differences of both coordinates, rounded to 2 decimals.
        """,
        """
        return round(math.hypot(q[0] - p[0], q[1] - p[1]), 2)
        ---
        return round(math.dist(p, q), 2)
        """,
        lambda r: (
            (float(r.randint(-5, 5)), float(r.randint(-5, 5))),
            r.choice(((0.0, 0.0), (3.0, 4.0), (r.randint(-9, 9) / 2, float(r.randint(-5, 5))))),
        ),
        "import math",
    ),
    made(
        "variants_numbers.distance_value_error",
        "euclidean_distance distance point_distance",
        "a: list[float]; b: list[float]",
        "float",
        """
        Return the Euclidean distance of {a} and {b}, 3 decimals. Raises ValueError if their lengths differ.
        Distance of two points of any dimension, rounded to three decimals; unequal dimensions are a \
        ValueError.
        Root of the summed squared differences of the coordinates, to 3 places; the lists must be equally \
        long (ValueError).
        euclidean distance with a check of dimensions
        How far apart are two points with the same number of coordinates (otherwise ValueError)? Three \
        decimals.
        """,
        """
        if len(a) != len(b):
            raise ValueError("points must have the same dimension")
        return round(sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5, 3)
        """,
        lambda r: _weighted(r, 1),
    ),
    made(
        "variants_numbers.midpoint_of_tuples",
        "midpoint middle_point center_of_points",
        "p: tuple[float, float]; q: tuple[float, float]",
        "tuple[float, float]",
        """
        Return the point halfway between {p} and {q}, two (x, y) tuples, as a tuple of floats.
        Midpoint of the line from {p} to {q}: the averages of both x and of both y coordinates.
        Which (x, y) lies in the middle of the points {p} and {q}?
        midpoint of two point tuples
        Average the first coordinates and the second coordinates of two points given as pairs.
        """,
        """
        return (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
        """,
        lambda r: (
            (r.randint(-9, 9), r.randint(-9, 9)),
            r.choice(((0, 0), (r.randint(-9, 9), r.randint(-9, 9)))),
        ),
    ),
    made(
        "variants_numbers.triangle_type_or_invalid",
        "triangle_type classify_triangle kind_of_triangle",
        "a: float; b: float; c: float",
        "str",
        """
        Return 'equilateral', 'isosceles' or 'scalene' for sides {a}, {b}, {c}, or 'invalid' if they form \
        none.
        Classify a triangle by equal sides; sides that are not positive or break the triangle inequality: \
        'invalid'.
        All sides equal is equilateral, two equal isosceles, else scalene; impossible sides give 'invalid'.
        triangle type by sides or 'invalid'
        Any two sides must together be longer than the third, otherwise 'invalid'; then count the equal sides.
        """,
        """
        short, middle, long = sorted((a, b, c))
        if short <= 0 or short + middle <= long:
            return "invalid"
        if short == long:
            return "equilateral"
        if short == middle or middle == long:
            return "isosceles"
        return "scalene"
        """,
        lambda r: _sides(r),
    ),
    made(
        "variants_numbers.triangle_type_value_error",
        "triangle_type classify_triangle triangle_kind",
        "a: float; b: float; c: float",
        "str",
        """
        Return 'equilateral', 'isosceles' or 'scalene'. Raises ValueError if {a}, {b}, {c} form no triangle.
        Kind of triangle by its equal sides; sides not positive or too short for a triangle raise a \
        ValueError.
        Three, two or no equal sides: equilateral, isosceles, scalene; each two must exceed the third \
        (ValueError).
        triangle type by sides, ValueError if impossible
        Name the triangle with these sides (equilateral, isosceles or scalene); impossible sides are a \
        ValueError.
        """,
        """
        sides = sorted((a, b, c))
        if sides[0] <= 0 or sides[0] + sides[1] <= sides[2]:
            raise ValueError("not a triangle")
        different = len(set(sides))
        return {1: "equilateral", 2: "isosceles", 3: "scalene"}[different]
        """,
        lambda r: r.choice(
            ((3, 4, 5), (2, 2, 2), (2, 2, 3), (5, 4, 5), (7, 7, 7), (4, 5, 6), (r.randint(5, 9), 6, 5))
        ),
    ),
    made(
        "variants_numbers.triangle_area_or_none",
        "triangle_area heron_area area_of_triangle",
        "a: float; b: float; c: float",
        "float | None",
        """
        Return the area of the triangle with sides {a}, {b}, {c}, 2 decimals; None if there is no such \
        triangle.
        Heron's formula rounded to two decimals; sides that are not positive or do not fit give None.
        Area from three sides: root of s(s-a)(s-b)(s-c) with s half the perimeter; None for impossible sides.
        heron area or None
        How large is a triangle with these sides (two decimals)? If two sides do not exceed the third, None.
        """,
        """
        short, middle, long = sorted((a, b, c))
        if short <= 0 or short + middle <= long:
            return None
        s = (a + b + c) / 2
        return round((s * (s - a) * (s - b) * (s - c)) ** 0.5, 2)
        """,
        lambda r: _sides(r),
    ),
    made(
        "variants_numbers.right_triangle_any_order",
        "is_right_triangle is_right_angled right_triangle",
        "a: int; b: int; c: int",
        "bool",
        """
        Return whether sides {a}, {b}, {c}, in any order, form a right triangle; False if one is not positive.
        Right-angle test by Pythagoras for three sides in any order; zero or negative sides give False.
        True if the squares of the two shorter sides add up to the square of the longest and all are above 0.
        right triangle check for unsorted sides
        Can positive {a}, {b} and {c} be the sides of a right-angled triangle?
        """,
        """
        short, middle, long = sorted((a, b, c))
        return short > 0 and short**2 + middle**2 == long**2
        """,
        lambda r: r.choice(
            ((5, 3, 4), (13, 12, 5), (0, 2, 2), (-3, 4, 5), (1, 1, 1), (8, 15, 17), _sides(r))
        ),
    ),
    made(
        "variants_numbers.circle_area_value_error",
        "circle_area area_of_circle area",
        "radius: float",
        "float",
        """
        Return the area of a circle with {radius}, rounded to 2 decimals. Raises ValueError if it is negative.
        Pi times the squared {radius}, two decimals; a negative radius raises a ValueError.
        Area of a circle to 2 places; there is no circle with a radius below 0 (ValueError).
        circle area with validation
        Compute pi * r ** 2, round it to two decimals and refuse a negative {radius} with ValueError.
        """,
        """
        if radius < 0:
            raise ValueError("radius must not be negative")
        return round(math.pi * radius**2, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 2.5, r.randint(1, 40) / 2)),),
        "import math",
    ),
    made(
        "variants_numbers.circle_area_zero_negative",
        "circle_area area_of_circle safe_circle_area",
        "radius: float",
        "float",
        """
        Return the area of a circle with {radius}, rounded to 3 decimals; 0.0 for a negative radius.
        Pi times the squared {radius} with three decimals, and 0.0 if the radius is below zero.
        Area of a circle to 3 places; a negative {radius} counts as no circle, area 0.0.
        circle area with 3 decimals, 0.0 for negative
        Compute pi * r * r, rounded to three decimals, or 0.0 when {radius} is less than 0.
        """,
        """
        if radius < 0:
            return 0.0
        return round(math.pi * radius * radius, 3)
        """,
        lambda r: (r.choice((0.0, 1.0, -1.0, -2.5, 2.5, r.randint(-10, 40) / 2)),),
        "import math",
    ),
    made(
        "variants_numbers.circle_area_and_circumference",
        "circle_properties circle_area_and_circumference circle_measures",
        "radius: float",
        "tuple[float, float]",
        """
        Return (area, circumference) of a circle with {radius}, both rounded to 2 decimals.
        Area and circumference as a pair with two decimals each.
        Pi * r ** 2 and 2 * pi * r, in this order, to two places.
        circle area and circumference as a tuple
        How large is a circle of this {radius} and how long is its edge? Give both, rounded to 2 decimals.
        """,
        """
        return round(math.pi * radius**2, 2), round(2 * math.pi * radius, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 2.5, r.randint(1, 40) / 2)),),
        "import math",
    ),
    made(
        "variants_numbers.rectangle_area_value_error",
        "rectangle_area area_of_rectangle area",
        "width: float; height: float",
        "float",
        """
        Return the area of a rectangle of {width} and {height}. Raises ValueError if a side is not positive.
        {width} times {height}; both have to be greater than 0, otherwise a ValueError is raised.
        Area of a rectangle, not rounded; zero or negative sides are refused with ValueError.
        rectangle area with validation
        Multiply the sides of a rectangle after checking that both are positive (ValueError if not).
        """,
        """
        if width <= 0 or height <= 0:
            raise ValueError("sides must be positive")
        return width * height
        """,
        lambda r: (
            r.choice((1.0, 2.5, float(r.randint(1, 20)))),
            r.choice((0.5, 4.0, float(r.randint(1, 20)))),
        ),
    ),
    made(
        "variants_numbers.rectangle_measures_dict",
        "rectangle_properties rectangle_measures describe_rectangle",
        "width: float; height: float",
        "dict[str, float]",
        """
        Return a dict with the 'area', 'perimeter' and 'diagonal' of a rectangle, each rounded to 2 decimals.
        Measures of a rectangle of {width} by {height} under the keys area, perimeter and diagonal, two \
        decimals.
        Area width * height, perimeter twice the sum, diagonal by Pythagoras, all to 2 places, as a dict.
        area, perimeter and diagonal of a rectangle
        For 3 by 4 the result is {{'area': 12, 'perimeter': 14, 'diagonal': 5.0}}.
        """,
        """
        return {
            "area": round(width * height, 2),
            "perimeter": round(2 * (width + height), 2),
            "diagonal": round(math.hypot(width, height), 2),
        }
        """,
        lambda r: (r.choice((3, 2.5, r.randint(1, 20))), r.choice((4, 1.5, r.randint(1, 20)))),
        "import math",
    ),
    made(
        "variants_numbers.quadratic_pair_or_none",
        "solve_quadratic quadratic_roots quadratic",
        "a: float; b: float; c: float",
        "tuple[float, float] | None",
        """
        Return both real roots of {a}x² + {b}x + {c} as (smaller, larger), 2 decimals; None if there are none.
        Solve the quadratic equation; the roots in ascending order, a double root twice, None without real \
        roots.
        Solutions of {a}x^2 + {b}x + {c} = 0 as a sorted pair rounded to two places; {a} is not 0.
        quadratic roots in ascending order or None
        A pair of roots by the quadratic formula, the lower one first; a negative discriminant gives None.
        """,
        """
        discriminant = b * b - 4 * a * c
        if discriminant < 0:
            return None
        root = discriminant**0.5
        first, second = (-b - root) / (2 * a), (-b + root) / (2 * a)
        return round(min(first, second), 2), round(max(first, second), 2)
        """,
        lambda r: (
            r.choice((1, 1, 2, -1, 3)),
            r.choice((-3, 1, 2, -5, 4, r.randint(-8, 8))),
            r.choice((2, 1, -6, 4, r.randint(-9, 9))),
        ),
    ),
    made(
        "variants_numbers.quadratic_value_error",
        "solve_quadratic quadratic_roots solve",
        "a: float; b: float; c: float",
        "list[float]",
        """
        Return the real roots of {a}x² + {b}x + {c} as an ascending list. Raises ValueError if {a} is 0.
        Real solutions of a quadratic equation, not rounded: two, one for a double root, or none; {a} = 0: \
        ValueError.
        List with 0, 1 or 2 floats, sorted; the equation has to be quadratic, so a zero {a} is a ValueError.
        quadratic roots as a list, ValueError for a = 0
        For which x is {a}x^2 + {b}x + {c} = 0? Smallest first, each once; refuse {a} = 0 with ValueError.
        """,
        """
        if a == 0:
            raise ValueError("a must not be zero")
        discriminant = b * b - 4 * a * c
        if discriminant < 0:
            return []
        if discriminant == 0:
            return [-b / (2 * a)]
        root = math.sqrt(discriminant)
        return sorted([(-b - root) / (2 * a), (-b + root) / (2 * a)])
        """,
        lambda r: (
            float(r.choice((1, 1, 2, -1))),
            float(r.choice((-3, 3, 2, -5, 4, -4, r.randint(1, 8)))),
            float(r.choice((2, 1, -6, 4, r.randint(-9, 9)))),
        ),
        "import math",
    ),
    made(
        "variants_numbers.quadratic_or_linear_roots",
        "solve_equation solve_quadratic real_roots",
        "a: float; b: float; c: float",
        "list[float]",
        """
        Return the real solutions of {a}x² + {b}x + {c} = 0, ascending, 2 decimals; {a} may be 0 (linear \
        equation).
        Roots of a quadratic, or, if {a} is 0, of the linear equation {b}x + {c} = 0; [] if there is no \
        single one.
        List of real roots rounded to two places; with {a} = 0 it is -c / b, with {b} = 0 as well an empty \
        list.
        real roots, also of linear equations
        Handle all cases: two roots, one double root (once), none, linear, and neither x² nor x ([]).
        """,
        """
        if a == 0:
            return [round(-c / b, 2)] if b != 0 else []
        discriminant = b * b - 4 * a * c
        if discriminant < 0:
            return []
        root = discriminant**0.5
        return sorted({round((-b - root) / (2 * a), 2), round((-b + root) / (2 * a), 2)})
        """,
        lambda r: (
            float(r.choice((0, 0, 1, 1, 2))),
            float(r.choice((0, -3, 2, -5, 4, r.randint(1, 8)))),
            float(r.choice((2, 1, -6, 4, r.randint(1, 9)))),
        ),
    ),
    made(
        "variants_numbers.roll_dice_seeded",
        "roll_dice throw_dice simulate_dice dice_rolls",
        "count: int; sides: int; seed: int",
        "list[int]",
        """
        Return {count} rolls of a die with {sides} from random.Random({seed}), each drawn with randint(1, \
        {sides}).
        Simulate dice reproducibly: make a generator random.Random({seed}) and call randint(1, {sides}) \
        each time.
        List of {count} random numbers from 1 to {sides}; the same {seed} always gives the same list.
        seeded dice rolls
        Throw a die {count} times with a private random generator seeded by {seed}, using randint.
        """,
        """
        generator = random.Random(seed)
        return [generator.randint(1, sides) for _ in range(count)]
        """,
        lambda r: (r.randint(0, 6), r.choice((2, 6, 6, 20)), r.randint(0, 99)),
        "import random",
    ),
    made(
        "variants_numbers.two_dice_probability",
        "two_dice_probability dice_probability chance_of_total",
        "total: int",
        "float",
        """
        Return the probability that two six-sided dice show {total} together, rounded to 4 decimals.
        Chance of a sum of {total} with two dice: the number of matching throws out of 36, four decimals.
        7 gives 0.1667 and 2 gives 0.0278; impossible totals have the probability 0.0.
        probability of a sum of two dice
        How likely is {total} as the sum of two fair dice with faces 1 to 6? Round to 4 places.
        """,
        """
        ways = sum(first + second == total for first in range(1, 7) for second in range(1, 7))
        return round(ways / 36, 4)
        """,
        lambda r: (r.choice((1, 13, 2, 7, 12, r.randint(2, 12))),),
    ),
    made(
        "variants_numbers.dice_totals_counted",
        "dice_distribution dice_totals total_counts dice_sums",
        "dice: int; sides: int = 6",
        "dict[int, int]",
        """
        Return a dict from each possible total of {dice} dice with {sides} to the number of ways to throw it.
        Distribution of the sum of several dice (at least one): total -> count of ordered throws, ascending.
        In how many ways can each sum be thrown with {dice} dice of {sides} sides (6 by default)?
        dict of dice totals and their number of ways
        For 1 die with 3 sides it is {{1: 1, 2: 1, 3: 1}}; the keys go from the smallest to the largest sum.
        """,
        """
        faces = range(1, sides + 1)
        counts = Counter(sum(throw) for throw in product(faces, repeat=dice))
        return dict(sorted(counts.items()))
        """,
        lambda r: (r.choice((1, 2, 2, 3)), r.choice((2, 3, 4, 6))),
        ("from collections import Counter", "from itertools import product"),
    ),
    made(
        "variants_numbers.valid_dice_rolls",
        "valid_rolls is_valid_roll check_dice valid_dice",
        "rolls: list[int]; sides: int = 6",
        "bool",
        """
        Check that all {rolls} are possible with a die of {sides} (6 by default); an empty list is not valid.
        Return True if there is at least one roll and each is from 1 to {sides}.
        Are {rolls} real results of a die? Every number must lie between 1 and {sides}, and there must be \
        some.
        validate dice rolls
        False for no rolls or for any number below 1 or above {sides}, otherwise True.
        """,
        """
        return bool(rolls) and all(1 <= roll <= sides for roll in rolls)
        """,
        lambda r: (
            r.choice(
                ([], [0], [7, 1], [r.randint(1, 6) for _ in range(3)], [r.randint(0, 8) for _ in range(2)])
            ),
            r.choice((6, 6, 4, 8)),
        ),
    ),
    made(
        "variants_numbers.fizzbuzz_mixed_list",
        "fizzbuzz fizz_buzz fizzbuzz_list",
        "n: int",
        "list[int | str]",
        """
        Return FizzBuzz for 1 to {n} as a list in which plain numbers stay ints and only the words are \
        strings.
        List from 1 to {n}: 'FizzBuzz' for multiples of 15, 'Fizz' of 3, 'Buzz' of 5, else the number as an \
        int.
        Play FizzBuzz up to {n}; other numbers are kept as integers, not turned into text.
        fizzbuzz list with ints and words
        For 5 the result is [1, 2, 'Fizz', 4, 'Buzz']; an empty list if {n} is below 1.
        """,
        """
        result = []
        for number in range(1, n + 1):
            if number % 15 == 0:
                result.append("FizzBuzz")
            elif number % 3 == 0:
                result.append("Fizz")
            elif number % 5 == 0:
                result.append("Buzz")
            else:
                result.append(number)
        return result
        ---
        return [
            "Fizz" * (number % 3 == 0) + "Buzz" * (number % 5 == 0) or number for number in range(1, n + 1)
        ]
        """,
        lambda r: (r.choice((0, 1, 3, 5, 15, 16, r.randint(0, 20))),),
    ),
    made(
        "variants_numbers.fizzbuzz_lines",
        "fizzbuzz fizzbuzz_text fizz_buzz_lines",
        "n: int",
        "str",
        """
        Return FizzBuzz for 1 to {n} as one text with a line for each number and no newline at the end.
        Lines from 1 to {n} joined by newlines: Fizz for multiples of 3, Buzz of 5, FizzBuzz of both, else \
        the number.
        FizzBuzz as a multi-line string; an empty string if {n} is less than 1.
        fizzbuzz as text, one per line
        Write the numbers 1 to {n} below each other, replaced by Fizz, Buzz or FizzBuzz where 3 and 5 \
        divide them.
        """,
        """
        lines = []
        for number in range(1, n + 1):
            word = "Fizz" * (number % 3 == 0) + "Buzz" * (number % 5 == 0)
            lines.append(word or str(number))
        return "\\n".join(lines)
        """,
        lambda r: (r.choice((0, 1, 3, 5, 15, r.randint(0, 18))),),
    ),
    made(
        "variants_numbers.fizzbuzz_between_commas",
        "fizzbuzz_range fizzbuzz_between fizz_buzz",
        "start: int; end: int",
        "str",
        """
        Return FizzBuzz from {start} to {end}, both included, joined by ', ': from 3 to 5 it is 'Fizz, 4, \
        Buzz'.
        Comma separated FizzBuzz for a range of positive numbers; '' if {start} is larger than {end}.
        For each number from {start} to {end}: Fizz, Buzz, FizzBuzz or the number itself, in one line.
        fizzbuzz of a range as text
        Replace multiples of 3 by Fizz, of 5 by Buzz, of 15 by FizzBuzz and join everything with comma and \
        space.
        """,
        """
        words = []
        for number in range(start, end + 1):
            word = "Fizz" * (number % 3 == 0) + "Buzz" * (number % 5 == 0)
            words.append(word or str(number))
        return ", ".join(words)
        """,
        lambda r: (
            start := r.choice((1, 3, 10, r.randint(1, 30))),
            start + r.choice((-1, 0, 2, 5, r.randint(0, 7))),
        ),
    ),
    made(
        "variants_numbers.fizzbuzz_other_divisors",
        "fizzbuzz custom_fizzbuzz fizz_buzz_with",
        "n: int; fizz: int = 3; buzz: int = 5",
        "list[str]",
        """
        Return FizzBuzz words for 1 to {n} with the divisors {fizz} and {buzz}, 3 and 5 by default.
        List of strings: 'Fizz' where {fizz} divides the number, 'Buzz' for {buzz}, 'FizzBuzz' for both, \
        else digits.
        FizzBuzz with other numbers than 3 and 5, from 1 up to {n}.
        fizzbuzz with custom divisors
        With {fizz} = 2 and {buzz} = 3 the first six are '1', 'Fizz', 'Buzz', 'Fizz', '5', 'FizzBuzz'.
        """,
        """
        result = []
        for number in range(1, n + 1):
            word = ""
            if number % fizz == 0:
                word += "Fizz"
            if number % buzz == 0:
                word += "Buzz"
            result.append(word or str(number))
        return result
        """,
        lambda r: (r.randint(0, 12), r.choice((3, 2, 4)), r.choice((5, 3, 2, 7))),
    ),
    made(
        "variants_numbers.fizzbuzz_other_words",
        "fizzbuzz custom_fizzbuzz fizzbuzz_words",
        "n: int; fizz: str = 'Fizz'; buzz: str = 'Buzz'",
        "list[str]",
        """
        Return the FizzBuzz list for 1 to {n} with the words {fizz} for 3 and {buzz} for 5, both joined for \
        15.
        FizzBuzz as strings with words of one's own: {fizz} replaces multiples of 3, {buzz} multiples of 5.
        List for 1 to {n}: {fizz}, {buzz}, {fizz} directly followed by {buzz}, or the number as text.
        fizzbuzz with custom words
        The words for multiples of three and five can be chosen; they are 'Fizz' and 'Buzz' by default.
        """,
        """
        result = []
        for number in range(1, n + 1):
            if number % 15 == 0:
                result.append(fizz + buzz)
            elif number % 3 == 0:
                result.append(fizz)
            elif number % 5 == 0:
                result.append(buzz)
            else:
                result.append(str(number))
        return result
        """,
        lambda r: (
            r.choice((3, 5, 6, 15, r.randint(0, 16))),
            r.choice(("Fizz", "Ping", "foo")),
            r.choice(("Buzz", "Pong", "bar")),
        ),
    ),
    made(
        "variants_numbers.fizzbuzz_with_bazz",
        "fizzbuzzbazz fizz_buzz_bazz fizzbuzz_three",
        "n: int",
        "str",
        """
        Return 'Fizz' for 3, 'Buzz' for 5 and 'Bazz' for 7, joined if several divide {n}, else {n} as text.
        FizzBuzz with a third word: multiples of 7 add 'Bazz', so 21 is 'FizzBazz' and 105 'FizzBuzzBazz'.
        The words of all of 3, 5 and 7 that divide {n}, in this order, or the number as a string.
        fizzbuzz with Bazz for 7
        Fizz, Buzz, Bazz for divisors 3, 5 and 7; without any of them return str({n}).
        """,
        """
        words = ((3, "Fizz"), (5, "Buzz"), (7, "Bazz"))
        text = "".join(word for divisor, word in words if n % divisor == 0)
        return text or str(n)
        """,
        lambda r: (r.choice((1, 3, 5, 7, 14, 15, 21, 35, 105, r.randint(1, 110))),),
    ),
    made(
        "variants_numbers.fizzbuzz_digit_rule",
        "fizzbuzz fizzbuzz_with_digits fizz_buzz_digits",
        "n: int",
        "str",
        """
        Return 'Fizz' if {n} is divisible by 3 or contains the digit 3, 'Buzz' likewise for 5, both as \
        'FizzBuzz'.
        FizzBuzz in which the digits count as well: 13 is 'Fizz', 52 is 'Buzz', 51 and 53 are 'FizzBuzz'.
        Fizz for multiples of 3 and numbers with a 3, Buzz for multiples of 5 and numbers with a 5, else \
        str({n}).
        fizzbuzz with the digit rule
        A number is Fizz by 3 as divisor or digit, Buzz by 5 as divisor or digit; otherwise write the number.
        """,
        """
        text = ""
        if n % 3 == 0 or "3" in str(n):
            text += "Fizz"
        if n % 5 == 0 or "5" in str(n):
            text += "Buzz"
        return text or str(n)
        """,
        lambda r: (r.choice((1, 3, 5, 13, 31, 35, 51, 52, 53, r.randint(1, 70))),),
    ),
    made(
        "variants_numbers.fizzbuzz_counted",
        "fizzbuzz_counts count_fizzbuzz fizzbuzz_summary",
        "n: int",
        "dict[str, int]",
        """
        Count how often 'Fizz', 'Buzz' and 'FizzBuzz' come up from 1 to {n}; keys in this order, zeros \
        included.
        Return a dict of the FizzBuzz words and their numbers up to {n}; multiples of 15 count only as \
        FizzBuzz.
        How many of 1 to {n} are Fizz (3 only), Buzz (5 only) and FizzBuzz (both)? All three keys always \
        exist.
        counts of the fizzbuzz words
        For 15 it is {{'Fizz': 4, 'Buzz': 2, 'FizzBuzz': 1}}: count each word in the game up to {n}.
        """,
        """
        counts = {"Fizz": 0, "Buzz": 0, "FizzBuzz": 0}
        for number in range(1, n + 1):
            word = "Fizz" * (number % 3 == 0) + "Buzz" * (number % 5 == 0)
            if word:
                counts[word] += 1
        return counts
        """,
        lambda r: (r.choice((0, 1, 3, 5, 15, 30, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.times_table_lines",
        "multiplication_table times_table table_lines",
        "n: int",
        "list[str]",
        """
        Return the multiplication table of {n} as ten lines like '3 x 1 = 3', from 1 to 10.
        Times table as a list of texts '{n} x i = product' for i from 1 to 10.
        Ten strings, each with the number, ' x ', the factor, ' = ' and the result.
        times table of a number as lines
        Write out {n} times 1 up to {n} times 10, such as '7 x 10 = 70'.
        """,
        """
        return [f"{n} x {factor} = {n * factor}" for factor in range(1, 11)]
        """,
        lambda r: (r.randint(-3, 15),),
    ),
    made(
        "variants_numbers.times_table_text_asterisk",
        "multiplication_table times_table_text table_text",
        "n: int; limit: int = 10",
        "str",
        """
        Return the times table of {n} up to {limit} (10 by default) as text, lines like '3 * 2 = 6'.
        One string with '{n} * i = product' for i from 1 to {limit}, lines separated by newlines.
        Multiplication table as multi-line text with asterisks, without a newline at the end.
        times table as one text with *
        Write {n} * 1 to {n} * {limit} below each other; an empty string for a {limit} below 1.
        """,
        """
        return "\\n".join(f"{n} * {factor} = {n * factor}" for factor in range(1, limit + 1))
        """,
        lambda r: (r.randint(0, 12), r.choice((10, 1, 3, 0, 12))),
    ),
    made(
        "variants_numbers.times_table_zero_to_twelve",
        "times_table multiplication_table multiples",
        "n: int",
        "list[int]",
        """
        Return {n} times 0, 1, 2, ... 12 as a list of 13 numbers.
        Times table of {n} from 0 to 12, products only.
        List the products of {n} with every number from zero to twelve.
        times table from 0 to 12
        For 3 the list begins with 0 and 3 and ends with 36.
        """,
        """
        return [n * factor for factor in range(13)]
        """,
        lambda r: (r.randint(-5, 15),),
    ),
    made(
        "variants_numbers.times_table_as_dict",
        "times_table multiplication_table table_dict",
        "n: int; limit: int = 10",
        "dict[int, int]",
        """
        Return a dict from each factor 1 to {limit} (10 by default) to its product with {n}.
        Multiplication table of {n} as a mapping: factor -> {n} times factor, up to {limit}.
        Keys 1 to {limit}, values {n}, 2 * {n}, 3 * {n} and so on.
        times table as a dict
        Map 1, 2, ..., {limit} to the multiples of {n}; {{}} if {limit} is below 1.
        """,
        """
        return {factor: n * factor for factor in range(1, limit + 1)}
        """,
        lambda r: (r.randint(-3, 12), r.choice((10, 0, 1, 3, 5))),
    ),
    made(
        "variants_numbers.words_with_and",
        "number_to_words number_in_words spell_number",
        "number: int",
        "str",
        """
        Write {number} (0 to 9999) in British English: 'one thousand two hundred and five', 'one thousand \
        and one'.
        Number in words with 'and' before the last two digits and hyphens as in 'forty-two'; up to 9999.
        Spell out {number} below 10000; after hundreds or thousands an 'and' comes before a rest under 100.
        number to words with 'and', up to 9999
        342 is 'three hundred and forty-two', 2010 is 'two thousand and ten', 1200 'one thousand two hundred'.
        """,
        """
        small = "zero one two three four five six seven eight nine ten eleven twelve thirteen".split()
        small += "fourteen fifteen sixteen seventeen eighteen nineteen".split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        parts = []
        if number >= 1000:
            parts.append(small[number // 1000] + " thousand")
        if number // 100 % 10:
            parts.append(small[number // 100 % 10] + " hundred")
        rest = number % 100
        if rest or not parts:
            if parts:
                parts.append("and")
            one = small[rest % 10] if rest % 10 else ""
            parts.append(small[rest] if rest < 20 else "-".join(filter(None, (tens[rest // 10 - 2], one))))
        return " ".join(parts)
        """,
        lambda r: (r.choice((0, 13, 40, 42, 100, 101, 342, 1000, 1001, 1200, 2010, r.randint(0, 9999))),),
    ),
    made(
        "variants_numbers.words_spaces_below_thousand",
        "number_to_words int_to_words spell_number",
        "n: int",
        "str",
        """
        Write {n} from 0 to 999 in English words with spaces only: 'three hundred forty two'. Others raise \
        ValueError.
        Number below 1000 in words, without hyphens and without 'and'; ValueError outside of 0 to 999.
        Spell out {n} in lower-case words separated by single spaces; outside of 0 to 999 raises ValueError.
        number to words without hyphens, up to 999
        21 gives 'twenty one', 105 gives 'one hundred five'; other numbers than 0 to 999 are a ValueError.
        """,
        """
        if not 0 <= n <= 999:
            raise ValueError("n must be between 0 and 999")
        small = "zero one two three four five six seven eight nine ten eleven twelve thirteen".split()
        small += "fourteen fifteen sixteen seventeen eighteen nineteen".split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        if n == 0:
            return "zero"
        words = [small[n // 100], "hundred"] if n >= 100 else []
        rest = n % 100
        if rest >= 20:
            words.append(tens[rest // 10 - 2])
            rest %= 10
        if rest:
            words.append(small[rest])
        return " ".join(words)
        """,
        lambda r: (r.choice((0, 7, 13, 20, 21, 40, 99, 100, 105, 342, r.randint(0, 999))),),
    ),
    made(
        "variants_numbers.words_capitalized_under_hundred",
        "number_to_words number_word spell_number",
        "number: int",
        "str | None",
        """
        Write {number} from 0 to 99 in English with a capital first letter, like 'Forty-two'; None otherwise.
        Word for a number below 100, hyphenated and capitalized: 21 gives 'Twenty-one'; outside 0 to 99 None.
        Spell {number} as it starts a sentence; negative numbers and those from 100 on give None.
        capitalized number word or None
        'Zero', 'Thirteen', 'Eighty', 'Ninety-nine': the name of {number}, None if it is not 0 to 99.
        """,
        """
        if not 0 <= number <= 99:
            return None
        small = "zero one two three four five six seven eight nine ten eleven twelve thirteen".split()
        small += "fourteen fifteen sixteen seventeen eighteen nineteen".split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        if number < 20:
            return small[number].capitalize()
        word = tens[number // 10 - 2]
        if number % 10:
            word += "-" + small[number % 10]
        return word.capitalize()
        """,
        lambda r: (r.choice((-1, 100, 0, 7, 13, 20, 21, 40, 99, r.randint(-5, 120))),),
    ),
    made(
        "variants_numbers.digit_words_or_number",
        "small_number_word number_word spell_small_numbers",
        "n: int",
        "str",
        """
        Return the English word for {n} from 0 to 12, otherwise {n} in digits: 7 is 'seven', 13 is '13'.
        Spell out numbers up to twelve and write larger (or negative) ones as digits.
        Style rule for texts: 'zero' to 'twelve' in words, everything else as a number.
        words up to twelve, then digits
        If {n} is between 0 and 12 name it in lower case, if not return str({n}).
        """,
        """
        words = "zero one two three four five six seven eight nine ten eleven twelve".split()
        return words[n] if 0 <= n <= 12 else str(n)
        """,
        lambda r: (r.choice((0, 1, 7, 10, 12, 13, 20, -1, r.randint(-5, 30))),),
    ),
    made(
        "variants_numbers.ordinals_up_to",
        "ordinals ordinal_list ordinals_up_to",
        "count: int",
        "list[str]",
        """
        Return the ordinals of 1 to {count} as strings: ['1st', '2nd', '3rd', ...].
        List of English ordinals from '1st' up to {count} with its suffix; [] for 0.
        Places 1 to {count} as text, each with st, nd, rd or th (th for 11, 12 and 13).
        list of ordinals
        For 3 the result is ['1st', '2nd', '3rd']: number the places up to {count}.
        """,
        """
        result = []
        for number in range(1, count + 1):
            suffix = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
            if number % 100 in (11, 12, 13):
                suffix = "th"
            result.append(f"{number}{suffix}")
        return result
        """,
        lambda r: (r.choice((0, 1, 3, 5, 13, 22, r.randint(0, 25))),),
    ),
    made(
        "variants_numbers.ordinal_word_then_digits",
        "ordinal_name ordinal_word place_name",
        "n: int",
        "str",
        """
        Return 'first' to 'tenth' for {n} from 1 to 10 and digits with a suffix from 11 on: '11th', '22nd'.
        Ordinal of {n} (at least 1): in words up to tenth, then as number with st, nd, rd or th.
        Name a place: the first ten are spelled out, all others are written like '21st'.
        ordinal in words up to ten
        1 is 'first', 10 is 'tenth', 12 is '12th', 23 is '23rd'.
        """,
        """
        words = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
        if n <= 10:
            return words[n - 1]
        if n % 100 in (11, 12, 13):
            return f"{n}th"
        return f"{n}" + {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
        """,
        lambda r: (r.choice((1, 2, 3, 5, 10, 11, 12, 13, 21, 22, 111, r.randint(1, 10), r.randint(1, 130))),),
    ),
    made(
        "variants_numbers.thousands_two_decimals",
        "format_number format_amount with_commas format_thousands",
        "value: float",
        "str",
        """
        Return {value} with commas between thousands and exactly two decimals: 1234.5 gives '1,234.50'.
        Format a number like '12,345.68', the minus of a negative one in front.
        Text of {value} rounded to 2 places, digits before the point grouped in threes by commas.
        number with commas and two decimals
        Write {value} for a table: thousands separators and always two digits after the point.
        """,
        """
        return f"{value:,.2f}"
        """,
        lambda r: (
            r.choice((0.0, 1234.5, 999.999, -1234567.891, 1000.0, r.randint(-999999, 9999999) / 100)),
        ),
    ),
    made(
        "variants_numbers.thousands_indian",
        "indian_format format_indian lakh_format indian_commas",
        "number: int",
        "str",
        """
        Return {number} with Indian commas: the last three digits, then groups of two: 1234567 is '12,34,567'.
        Format in lakhs and crores: 100000 gives '1,00,000'; a minus sign stays in front.
        Group digits the Indian way: three at the end, pairs before them, separated by commas.
        number in indian digit grouping
        Numbers below 1000 have no comma; from there on every two further digits are parted.
        """,
        """
        digits = str(abs(number))
        head, tail = digits[:-3], digits[-3:]
        groups = [tail]
        while head:
            groups.insert(0, head[-2:])
            head = head[:-2]
        return ("-" if number < 0 else "") + ",".join(groups)
        """,
        lambda r: (
            r.choice((0, 999, 1000, 12345, 100000, 1234567, -1234567, 98765432, r.randint(-99999, 9999999))),
        ),
    ),
    made(
        "variants_numbers.thousands_swiss",
        "swiss_format format_swiss format_amount",
        "value: float",
        "str",
        """
        Return {value} with apostrophes between thousands and two decimals: 1234567.5 is "1'234'567.50".
        Swiss number format: ' as thousands separator, a point and exactly two decimals.
        Group the digits in threes with apostrophes and round to two places.
        number with apostrophes and two decimals
        Write an amount the Swiss way, such as "12'000.00"; below 1000 there is no apostrophe.
        """,
        """
        return f"{value:,.2f}".replace(",", "'")
        """,
        lambda r: (r.choice((0.0, 999.5, 1234.5, 1234567.5, -12000.0, r.randint(0, 99999999) / 100)),),
    ),
    made(
        "variants_numbers.thousands_space_from_five_digits",
        "format_number group_digits space_thousands",
        "number: int",
        "str",
        """
        Return {number} with spaces between thousands, but only from five digits on: '1234', '12 345'.
        Group digits in threes by a space; four-digit numbers are left together.
        Write {number} as '1 234 567'; up to 9999 in size there is no space, a minus stays in front.
        space as thousands separator from 10000 on
        Numbers of up to four digits are not grouped, longer ones get spaces every three digits from the \
        right.
        """,
        """
        if abs(number) < 10000:
            return str(number)
        return f"{number:,}".replace(",", " ")
        """,
        lambda r: (
            r.choice((0, 999, 1234, 9999, 10000, 12345, -1234, -54321, 1234567, r.randint(0, 99999))),
        ),
    ),
    made(
        "variants_numbers.thousands_decimals_as_given",
        "add_commas format_number comma_separated group_thousands",
        "text: str",
        "str",
        """
        Put commas between the thousands of the number in {text}; decimals stay as they are: '-1234.5678' \
        gives '-1,234.5678'.
        Group the whole part of a number given as text by commas and keep sign and decimals unchanged.
        Add thousands separators to {text}, digits with an optional minus and decimal part, left of the \
        point only.
        commas for a number text
        '1234567.10' becomes '1,234,567.10': nothing is rounded and no zero is lost.
        """,
        """
        whole, point, decimals = text.partition(".")
        sign = "-" if whole.startswith("-") else ""
        digits = whole.removeprefix("-")
        groups = []
        while len(digits) > 3:
            groups.insert(0, digits[-3:])
            digits = digits[:-3]
        return sign + ",".join([digits, *groups]) + point + decimals
        """,
        lambda r: (
            r.choice(
                (
                    "0",
                    "999",
                    "1000",
                    "-1234.5678",
                    "1234567.10",
                    "0.12345",
                    "-999.5",
                    str(r.randint(0, 9999999)),
                )
            ),
        ),
    ),
    made(
        "variants_numbers.compact_one_decimal_always",
        "compact_number abbreviate_number short_number human_number",
        "number: int",
        "str",
        """
        Return {number} with one decimal and K, M or B from 1000 on: 1000 is '1.0K', 2500000 is '2.5M', 999 \
        '999'.
        Shorten a non-negative number: below 1000 as it is, then always one rounded decimal with K, M or B.
        Thousands as 'x.yK', millions as 'x.yM', billions as 'x.yB'; the decimal is kept even if it is 0.
        compact number, always one decimal
        12345 gives '12.3K', 1000000 gives '1.0M': divide by the unit and write one place and its letter.
        """,
        """
        for size, letter in ((1_000_000_000, "B"), (1_000_000, "M"), (1000, "K")):
            if number >= size:
                return f"{number / size:.1f}{letter}"
        return str(number)
        """,
        lambda r: (
            r.choice(
                (
                    0,
                    999,
                    1000,
                    1500,
                    12345,
                    1000000,
                    2500000,
                    3_100_000_000,
                    r.randint(1000, 99999),
                    _natural(r),
                )
            ),
        ),
    ),
    made(
        "variants_numbers.compact_lower_case_rounded",
        "compact_number shorten_number short_count abbreviate_number",
        "number: int",
        "str",
        """
        Return {number} shortened with small 'k' or 'm', one rounded decimal, '.0' dropped: 1200 is '1.2k', \
        2000 '2k'.
        Non-negative number below 1000 as it is; thousands with k and millions with m, at most one decimal.
        Abbreviate with k from 1000 and m from 1000000 on, rounded to one place without a trailing zero.
        compact number with k and m
        1550000 gives '1.6m', 15000 gives '15k', 950 gives '950'.
        """,
        """
        if number < 1000:
            return str(number)
        size, letter = (1_000_000, "m") if number >= 1_000_000 else (1000, "k")
        return f"{number / size:.1f}".removesuffix(".0") + letter
        """,
        lambda r: (
            r.choice(
                (0, 950, 999, 1000, 1200, 2000, 15000, 1550000, 2000000, r.randint(1000, 99999), _natural(r))
            ),
        ),
    ),
    made(
        "variants_numbers.compact_in_words",
        "number_in_words_short readable_number compact_words humanize_number",
        "number: int",
        "str",
        """
        Return {number} as '1.2 million', '3.4 billion' or '5.6 trillion' with one decimal, below a million \
        with commas.
        Large numbers in words: from a million on one decimal and the word, smaller ones like '12,345'.
        Humanize {number}: million, billion and trillion are written out after one rounded decimal.
        large number with million, billion or trillion
        1000000 gives '1.0 million' and 999999 gives '999,999'; there is always one decimal before the word.
        """,
        """
        for size, word in ((10**12, "trillion"), (10**9, "billion"), (10**6, "million")):
            if number >= size:
                return f"{number / size:.1f} {word}"
        return f"{number:,}"
        """,
        lambda r: (
            r.choice(
                (0, 999, 12345, 999999, 1000000, 1234567, 3_400_000_000, 5 * 10**12, r.randint(10**6, 10**9))
            ),
        ),
    ),
    made(
        "variants_numbers.compact_two_decimals_signed",
        "compact_number abbreviate_number format_large_number",
        "value: float",
        "str",
        """
        Return {value} with two decimals and K, M, B or T as needed: '1.50K', '-2.00M', '950.00'.
        Shorten a number of any sign: divide by 1000 until it is below 1000 and append the unit; 2 decimals \
        always.
        Format with the suffixes none, K, M, B, T, exactly two decimals and a minus for negative values.
        compact number with two decimals
        1500 gives '1.50K', 12 gives '12.00', -2000000 gives '-2.00M'.
        """,
        """
        suffix = ""
        for letter in ("K", "M", "B", "T"):
            if abs(value) < 1000:
                break
            value /= 1000
            suffix = letter
        return f"{value:.2f}{suffix}"
        """,
        lambda r: (
            r.choice((0.0, 12.0, 950.0, 1500.0, -2000000.0, 1000.0, 7.25e9, r.randint(-99999, 9999999) / 10)),
        ),
    ),
    made(
        "variants_numbers.scientific_capital_e",
        "scientific_notation to_scientific format_scientific",
        "value: float; digits: int = 2",
        "str",
        """
        Return {value} in scientific notation like '1.23E4' or '5.00E-3', with {digits} decimals, no plus \
        sign.
        Mantissa with {digits} decimals (2 by default), capital E and the exponent without plus or leading \
        zeros.
        Write {value} as a number from 1 to below 10 times a power of ten: 12345 is '1.23E4', 0 is '0.00E0'.
        scientific notation with E
        Exponent form with a short exponent: '1.50E3', '-2.00E-1'.
        """,
        """
        mantissa, exponent = f"{value:.{digits}e}".split("e")
        return f"{mantissa}E{int(exponent)}"
        """,
        lambda r: (
            r.choice((0.0, 12345.0, 0.005, -0.2, 1.0, 1500.0, r.randint(-9999, 999999) / 100)),
            r.choice((2, 2, 0, 1, 3)),
        ),
    ),
    made(
        "variants_numbers.scientific_parts",
        "scientific_parts mantissa_exponent split_scientific",
        "value: float",
        "tuple[float, int]",
        """
        Return (mantissa, exponent) with {value} = mantissa * 10 ** exponent, 1 <= |mantissa| < 10, 4 \
        decimals.
        Split a number into a mantissa, rounded to four decimals, and a power of ten; zero is (0.0, 0).
        Normalized scientific form as a pair: 12345 gives (1.2345, 4), 0.05 gives (5.0, -2).
        mantissa and exponent base ten
        By which power of ten must a number from 1 to below 10 be multiplied to get {value}? Give both.
        """,
        """
        mantissa, exponent = f"{value:.4e}".split("e")
        return float(mantissa), int(exponent)
        """,
        lambda r: (r.choice((0.0, 12345.0, 0.05, -0.002, 1.0, -700.0, r.randint(-9999, 999999) / 100)),),
    ),
    made(
        "variants_numbers.fraction_text_lowest_terms",
        "simplify_fraction reduce_fraction fraction_text",
        "numerator: int; denominator: int",
        "str",
        """
        Return the reduced fraction as text, '3/4'; whole numbers without denominator. Raises ValueError \
        for zero.
        Simplify {numerator} / {denominator}: 6 and 8 give '3/4', 8 and 4 give '2', 3 and -6 give '-1/2', 1 \
        and 0 a ValueError.
        Fraction in lowest terms as a string, the sign in front; a {denominator} of 0 raises a ValueError.
        simplified fraction as text
        Divide both numbers by their gcd, keep the minus in front, drop a denominator of 1; zero below the \
        line: ValueError.
        """,
        """
        if denominator == 0:
            raise ValueError("denominator must not be zero")
        divisor = math.gcd(numerator, denominator)
        if denominator < 0:
            divisor = -divisor
        top, bottom = numerator // divisor, denominator // divisor
        return str(top) if bottom == 1 else f"{top}/{bottom}"
        ---
        if denominator == 0:
            raise ValueError("division by zero")
        return str(Fraction(numerator, denominator))
        """,
        lambda r: (r.choice((0, 6, -6, 3, r.randint(-20, 20))), r.choice((8, 4, -6, 1, r.randint(1, 24)))),
        ("import math", "from fractions import Fraction"),
    ),
    made(
        "variants_numbers.fraction_pair_with_sign",
        "simplify_fraction reduce_fraction lowest_terms",
        "numerator: int; denominator: int",
        "tuple[int, int]",
        """
        Return the fraction in lowest terms as a pair with a positive denominator. Raises ValueError if it \
        is 0.
        Reduce {numerator} / {denominator}; a minus goes to the numerator: 2 and -4 give (-1, 2); \
        ValueError for zero.
        Simplified fraction as a pair of ints, its second number above 0. Raises ValueError for a zero \
        denominator.
        fraction in lowest terms, sign normalized
        Divide by the gcd and move the sign up; a {denominator} of 0 is a ValueError.
        """,
        """
        if denominator == 0:
            raise ValueError("denominator must not be zero")
        divisor = math.gcd(numerator, denominator)
        if denominator < 0:
            divisor = -divisor
        return numerator // divisor, denominator // divisor
        """,
        lambda r: (r.choice((0, 6, -6, 3, r.randint(-20, 20))), r.choice((8, -4, -6, 1, r.randint(1, 24)))),
        "import math",
    ),
    made(
        "variants_numbers.fraction_string_reduced",
        "simplify_fraction reduce_fraction simplify",
        "fraction: str",
        "str",
        """
        Reduce a {fraction} such as '6/8' to lowest terms: '3/4'; the result always has a slash, '8/4' is \
        '2/1'.
        Read two positive integers parted by '/', divide both by their gcd and write them in the same form.
        Simplify the text of a fraction; whole numbers keep the denominator 1.
        simplify a fraction given as text
        '10/4' becomes '5/2' and '3/7' stays '3/7': text in, text out.
        """,
        """
        numerator, denominator = map(int, fraction.split("/"))
        divisor = math.gcd(numerator, denominator)
        return f"{numerator // divisor}/{denominator // divisor}"
        """,
        lambda r: (f"{r.choice((1, 2, 6, 8)) * r.randint(1, 9)}/{r.choice((1, 2, 4)) * r.randint(1, 9)}",),
        "import math",
    ),
    made(
        "variants_numbers.decimal_as_fraction_pair",
        "decimal_to_fraction float_to_fraction to_fraction",
        "value: float",
        "tuple[int, int]",
        """
        Return {value} as a reduced fraction (numerator, denominator) by its decimal notation: 0.75 gives \
        (3, 4).
        Decimal to fraction in lowest terms, exact for the digits written: 0.1 is (1, 10), 2.0 is (2, 1).
        Write {value} over a power of ten and reduce; the sign is at the numerator.
        decimal number to fraction as a tuple
        Which two whole numbers, reduced, have the quotient {value}? -0.5 gives (-1, 2).
        """,
        """
        fraction = Fraction(str(value))
        return fraction.numerator, fraction.denominator
        """,
        lambda r: (r.choice((0.0, 0.75, 0.1, 2.0, -0.5, 0.125, 1.2, r.randint(-500, 500) / 100)),),
        "from fractions import Fraction",
    ),
    made(
        "variants_numbers.add_fraction_strings",
        "add_fractions sum_fractions fraction_sum",
        "first: str; second: str",
        "str",
        """
        Add two fractions given as text like '1/2' and '1/3' and return the reduced sum: '5/6'.
        Sum of {first} and {second} in lowest terms; whole results without a slash: '1/2' and '1/2' give '1'.
        Text in, text out: read numerator/denominator twice, add exactly and simplify.
        sum of two fraction texts
        What is {first} + {second} as a fraction in simplest form? Leave out a denominator of 1.
        """,
        """
        return str(Fraction(first) + Fraction(second))
        """,
        lambda r: tuple(f"{r.randint(1, 7)}/{r.choice((2, 3, 4, 6, 8))}" for _ in range(2)),
        "from fractions import Fraction",
    ),
    made(
        "variants_numbers.seconds_letters_nonzero",
        "format_duration seconds_to_text short_duration",
        "seconds: int",
        "str",
        """
        Return {seconds} like '1h 2m 3s', leaving out parts that are 0; zero seconds are '0s'.
        Duration with the letters h, m and s, separated by spaces, only non-zero parts: 3600 is '1h', 65 \
        '1m 5s'.
        Split into hours, minutes and seconds and join those that are not zero; nothing at all gives '0s'.
        seconds to h, m, s text without zeros
        Compact time such as '2h 5s'; hours may exceed 24.
        """,
        """
        hours, rest = divmod(seconds, 3600)
        minutes, rest = divmod(rest, 60)
        units = ((hours, "h"), (minutes, "m"), (rest, "s"))
        return " ".join(f"{amount}{unit}" for amount, unit in units if amount) or "0s"
        """,
        lambda r: (_seconds(r),),
    ),
    made(
        "variants_numbers.seconds_letters_from_largest",
        "format_duration seconds_to_text elapsed_text",
        "seconds: int",
        "str",
        """
        Return {seconds} like '1h 0m 5s', '2m 0s' or '45s': from the largest unit that is needed, zeros \
        behind kept.
        Duration in h, m and s; leading units that are 0 are dropped, later ones are always shown.
        Below a minute only seconds, below an hour minutes and seconds, otherwise all three, spaces between.
        seconds to text from the first non-zero unit
        3600 gives '1h 0m 0s' and 60 gives '1m 0s'; 0 gives '0s'.
        """,
        """
        hours, rest = divmod(seconds, 3600)
        minutes, rest = divmod(rest, 60)
        if hours:
            return f"{hours}h {minutes}m {rest}s"
        if minutes:
            return f"{minutes}m {rest}s"
        return f"{rest}s"
        """,
        lambda r: (_seconds(r),),
    ),
    made(
        "variants_numbers.seconds_days_dict",
        "split_seconds seconds_to_dict time_parts",
        "seconds: int",
        "dict[str, int]",
        """
        Return a dict with the 'days', 'hours', 'minutes' and 'seconds' that make up {seconds}.
        Break a number of seconds down into days, hours (0-23), minutes and seconds (0-59) under these keys.
        Keys days, hours, minutes, seconds in this order, zeros included.
        seconds as days, hours, minutes and seconds
        90061 gives 1 day, 1 hour, 1 minute and 1 second.
        """,
        """
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        days, hours = divmod(hours, 24)
        return {"days": days, "hours": hours, "minutes": minutes, "seconds": seconds}
        """,
        lambda r: (r.choice((90061, 172800, _seconds(r), _seconds(r))),),
    ),
    made(
        "variants_numbers.seconds_hms_value_error",
        "format_time seconds_to_hms format_duration",
        "seconds: int",
        "str",
        """
        Return {seconds} as 'HH:MM:SS' with two digits each. Raises ValueError if {seconds} is negative.
        Hours, minutes and seconds padded to two digits, joined by colons; negative durations: ValueError.
        Format a duration such as 3661 as '01:01:01'; refuse numbers below 0 with a ValueError.
        seconds to HH:MM:SS with validation
        Clock-like text of a non-negative number of seconds (ValueError otherwise).
        """,
        """
        if seconds < 0:
            raise ValueError("seconds must not be negative")
        hours, rest = divmod(seconds, 3600)
        minutes, rest = divmod(rest, 60)
        return f"{hours:02d}:{minutes:02d}:{rest:02d}"
        """,
        lambda r: (_seconds(r),),
    ),
    made(
        "variants_numbers.minutes_two_digit_clock",
        "minutes_to_hhmm format_minutes minutes_to_time",
        "minutes: int",
        "str",
        """
        Return {minutes} as 'HH:MM' with two digits each, wrapping around after 24 hours: 1500 gives '01:00'.
        Time of day for minutes since midnight, taken modulo a day; negative ones count back from midnight.
        Clock text such as '09:05' for 545; a whole day (1440) is '00:00' again and -30 is '23:30'.
        minutes since midnight to HH:MM, wrapping
        Hours and minutes padded to two digits; the hours never exceed 23.
        """,
        """
        hours, rest = divmod(minutes % 1440, 60)
        return f"{hours:02d}:{rest:02d}"
        """,
        lambda r: (
            r.choice((0, 545, 1439, 1440, 1500, -30, 3000, r.randint(0, 1439), r.randint(-100, 3000))),
        ),
    ),
    made(
        "variants_numbers.minutes_words_joined_by_and",
        "minutes_to_words minutes_in_words format_minutes",
        "minutes: int",
        "str",
        """
        Return {minutes} like '2 hours and 5 minutes', singular for 1; a part that is 0 is left out, 0 is \
        '0 minutes'.
        Words for a number of minutes: hours and minutes joined by ' and ', only those that are not zero.
        61 gives '1 hour and 1 minute', 120 gives '2 hours', 45 gives '45 minutes'.
        minutes in words with 'and'
        Say the hours and the remaining minutes; use 'hour' and 'minute' for one; nothing is '0 minutes'.
        """,
        """
        hours, rest = divmod(minutes, 60)
        parts = []
        if hours:
            parts.append(f"{hours} hour{'' if hours == 1 else 's'}")
        if rest or not hours:
            parts.append(f"{rest} minute{'' if rest == 1 else 's'}")
        return " and ".join(parts)
        """,
        lambda r: (r.choice((0, 1, 45, 60, 61, 120, 125, r.randint(0, 400))),),
    ),
    made(
        "variants_numbers.size_label_three",
        "size_label classify_number magnitude_label number_size",
        "number: int",
        "str",
        """
        Return 'small' if |{number}| is below 10, 'medium' below 100, otherwise 'large'.
        Label a number by its absolute value: under 10 "small", under 100 "medium", from 100 on "large".
        Size of {number} in a word, the sign ignored: small (up to 9), medium (10 to 99) or large.
        small, medium or large number
        -5 is small, 10 is medium, -100 is large.
        """,
        """
        size = abs(number)
        if size < 10:
            return "small"
        return "medium" if size < 100 else "large"
        """,
        lambda r: (r.choice((0, 9, 10, 99, 100, -9, -10, -100, _signed(r))),),
    ),
    made(
        "variants_numbers.grade_or_invalid",
        "letter_grade get_grade grade score_to_grade",
        "score: float",
        "str",
        """
        Return 'A' from 90, 'B' from 80, 'C' from 70, 'D' from 60, else 'F'; 'Invalid' outside of 0 to 100.
        Letter grade of a {score} in percent, or 'Invalid' if it is negative or above 100.
        A, B, C, D at 90, 80, 70, 60 points and F below; scores that cannot be give 'Invalid'.
        letter grade with 'Invalid'
        Grade a {score} between 0 and 100, limits included; anything else is 'Invalid'.
        """,
        """
        if score < 0 or score > 100:
            return "Invalid"
        for limit, letter in ((90, "A"), (80, "B"), (70, "C"), (60, "D")):
            if score >= limit:
                return letter
        return "F"
        """,
        lambda r: (r.choice((-1, 101, 100.5, 0, 59.9, 60, 70, 80, 90, 100, r.randint(-20, 120))),),
    ),
    made(
        "variants_numbers.grade_value_error",
        "letter_grade get_grade score_to_grade calculate_grade",
        "score: int",
        "str",
        """
        Return the letter A (90+), B (80+), C (70+), D (60+) or F. Raises ValueError unless 0 <= {score} <= \
        100.
        Letter grade for a {score} from 0 to 100; other values raise a ValueError.
        A from 90, B from 80, C from 70, D from 60, below that F; refuse impossible scores with ValueError.
        letter grade with a check of the range
        Turn points into A, B, C, D or F; negative points and more than 100 are a ValueError.
        """,
        """
        if not 0 <= score <= 100:
            raise ValueError("score must be between 0 and 100")
        if score >= 90:
            return "A"
        if score >= 80:
            return "B"
        if score >= 70:
            return "C"
        return "D" if score >= 60 else "F"
        """,
        lambda r: (r.choice((0, 59, 60, 69, 70, 79, 80, 89, 90, 100, r.randint(0, 100))),),
    ),
    made(
        "variants_numbers.grade_plus_minus",
        "letter_grade grade_with_sign plus_minus_grade",
        "score: int",
        "str",
        """
        Return the letter grade with sign: in each ten 7-9 adds '+' and 0-2 '-', 100 is 'A+', below 60 only \
        'F'.
        Grades A (90+), B (80+), C (70+), D (60+) with + for a last digit from 7 and - for one up to 2, \
        else plain.
        Plus and minus grades: 87 is 'B+', 82 is 'B-', 85 is 'B'; under 60 it is 'F' without a sign.
        letter grade with plus and minus
        The last digit of {score} (0 to 100) decides the sign: 7, 8, 9 plus, 0, 1, 2 minus; 100 counts as \
        'A+'.
        """,
        """
        if score < 60:
            return "F"
        if score == 100:
            return "A+"
        letter = "DCBA"[score // 10 - 6]
        digit = score % 10
        return letter + ("+" if digit >= 7 else "-" if digit <= 2 else "")
        """,
        lambda r: (r.choice((59, 60, 66, 72, 73, 77, 82, 87, 90, 97, 100, r.randint(40, 100))),),
    ),
    made(
        "variants_numbers.divide_or_none",
        "safe_divide divide safe_division try_divide",
        "a: float; b: float",
        "float | None",
        """
        Return {a} divided by {b}, or None if {b} is 0.
        Quotient of {a} and {b}; dividing by zero gives None instead of an error.
        {a} / {b} as a float, None where it is not defined.
        division or None
        Divide safely: a divisor of zero results in None.
        """,
        """
        if b == 0:
            return None
        return a / b
        """,
        lambda r: (r.choice((0, 1, 10, r.randint(-20, 20))), r.choice((0, 0, 1, 2, 4, -5))),
    ),
    made(
        "variants_numbers.divide_with_default",
        "safe_divide divide_or_default safe_division",
        "a: float; b: float; default: float = 0.0",
        "float",
        """
        Return {a} / {b}, or {default} (0.0 unless given) if {b} is 0.
        Quotient of {a} and {b}; for a zero divisor give back {default}.
        Divide, falling back to {default} where division is impossible.
        division with a default value
        Safe division: {default} replaces the result when {b} is zero.
        """,
        """
        return a / b if b else default
        """,
        lambda r: (
            float(r.randint(-20, 20)),
            r.choice((0.0, 0.0, 1.0, 4.0, -5.0)),
            r.choice((0.0, -1.0, 1.0, 99.0)),
        ),
    ),
    made(
        "variants_numbers.divide_value_error",
        "divide safe_divide division",
        "a: float; b: float",
        "float",
        """
        Return {a} divided by {b}. Raises ValueError (not ZeroDivisionError) if {b} is zero.
        Quotient of two numbers; a divisor of 0 raises a ValueError.
        {a} / {b}, refusing {b} = 0 with a ValueError.
        division with ValueError for zero
        Divide {a} by {b}; the message of the ValueError for a zero divisor is 'Cannot divide by zero'.
        """,
        """
        if b == 0:
            raise ValueError("Cannot divide by zero")
        return a / b
        """,
        lambda r: (r.choice((0, 1, 10, r.randint(-20, 20))), r.choice((1, 2, 4, -5, 0.5))),
    ),
    made(
        "variants_numbers.divide_rounded_or_zero",
        "safe_divide ratio divide_rounded safe_ratio",
        "a: float; b: float",
        "float",
        """
        Return {a} / {b} rounded to 2 decimals, 0.0 if {b} is 0.
        Ratio of {a} to {b} with two decimals; division by zero gives 0.0.
        Divide and round to two places; without a divisor (0) the result is 0.0.
        rounded safe division
        Quotient to two decimal places, where a zero {b} counts as 0.0: 2 by 3 is 0.67.
        """,
        """
        if b == 0:
            return 0.0
        return round(a / b, 2)
        """,
        lambda r: (r.choice((0, 1, 10, r.randint(-20, 20))), r.choice((0, 0, 3, 7, 4, -6))),
    ),
    made(
        "variants_numbers.divide_or_message",
        "divide safe_divide divide_numbers",
        "a: float; b: float",
        "float | str",
        """
        Return {a} / {b}, or the text 'Cannot divide by zero' if {b} is 0.
        Quotient of {a} and {b}; instead of an error a zero divisor gives the string 'Cannot divide by zero'.
        Divide two numbers; the message "Cannot divide by zero" is returned when that is impossible.
        division or the text 'Cannot divide by zero'
        A float, unless {b} is zero: then it is the message 'Cannot divide by zero'.
        """,
        """
        if b == 0:
            return "Cannot divide by zero"
        return a / b
        """,
        lambda r: (r.choice((0, 1, 10, r.randint(-20, 20))), r.choice((0, 0, 1, 2, 4, -5))),
    ),
    made(
        "variants_numbers.quotient_and_rest_or_none",
        "divide_with_remainder quotient_and_remainder safe_divmod",
        "a: int; b: int",
        "tuple[int, int] | None",
        """
        Return (quotient, remainder) of {a} divided by {b} as divmod does, or None if {b} is 0.
        Whole quotient and rest as a tuple; dividing by zero gives None.
        How often does {b} go into {a} and what is left? A pair of ints, None for a zero {b}.
        quotient and remainder or None
        17 by 5 is (3, 2); the quotient is rounded down; no division by 0: None.
        """,
        """
        if b == 0:
            return None
        return a // b, a % b
        """,
        lambda r: (r.randint(-20, 60), r.choice((0, 0, 1, 3, 5, 7, -4))),
    ),
    made(
        "variants_numbers.sum_multiples_three_five_inclusive",
        "sum_multiples sum_of_multiples sum_3_or_5",
        "n: int",
        "int",
        """
        Return the sum of all numbers from 1 to {n}, {n} included, that are multiples of 3 or 5.
        Add up what is divisible by 3 or by 5 up to and including {n}, multiples of both once: 10 gives 33.
        Total of the positive integers <= {n} that 3 or 5 divides; 0 for {n} below 3.
        sum of multiples of 3 or 5 up to n
        Sum 3 + 5 + 6 + 9 + 10 + ... as far as {n}, which counts too.
        """,
        """
        return sum(number for number in range(1, n + 1) if number % 3 == 0 or number % 5 == 0)
        """,
        lambda r: (r.choice((0, 2, 3, 5, 9, 10, 15, -4, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.sum_multiples_three_xor_five",
        "sum_multiples_exclusive sum_multiples sum_of_multiples",
        "n: int",
        "int",
        """
        Return the sum of the numbers from 1 to {n} that are divisible by 3 or 5 but not by both.
        Add the multiples of 3 and of 5 up to {n} (included), leaving out those of 15.
        Total of all positive integers <= {n} that exactly one of 3 and 5 divides.
        sum of multiples of 3 or 5 but not 15
        3 + 5 + 6 + 9 + 10 + 12 + 18 + ...: 15, 30 and so on are skipped; {n} counts if it fits.
        """,
        """
        return sum(number for number in range(1, n + 1) if (number % 3 == 0) != (number % 5 == 0))
        """,
        lambda r: (r.choice((0, 3, 5, 10, 15, 16, 30, r.randint(0, 60))),),
    ),
    made(
        "variants_numbers.sum_divisible_by_any_up_to",
        "sum_of_multiples sum_multiples total_of_multiples",
        "limit: int; factors: list[int]",
        "int",
        """
        Return the sum of the numbers from 1 to {limit}, included, that at least one of {factors} divides.
        Add up the multiples of any of {factors} up to {limit}, each once; zeros among the factors are \
        ignored.
        Total of all positive integers <= {limit} divisible by some factor; 0 without factors.
        sum of multiples of any factor, limit included
        Which numbers up to {limit} are multiples of one or more {factors}? Sum them without counting any \
        twice.
        """,
        """
        return sum(
            number
            for number in range(1, limit + 1)
            if any(factor and number % factor == 0 for factor in factors)
        )
        """,
        lambda r: (
            r.choice((0, 6, 10, 15, r.randint(0, 40))),
            [r.choice((0, 2, 3, 5, 7)) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "variants_numbers.arithmetic_up_to_limit",
        "arithmetic_sequence arithmetic_progression sequence_up_to",
        "start: int; step: int; limit: int",
        "list[int]",
        """
        Return {start}, {start} + {step}, ... as long as the terms are not above {limit}; {step} is positive.
        Arithmetic sequence up to and including {limit}. The {step} is positive.
        List the numbers from {start} to {limit} in steps of {step}, {limit} included if it is reached \
        exactly.
        arithmetic sequence until a limit
        Count from {start} by {step} and stop before {limit} is exceeded; [] if {start} is above it.
        """,
        """
        return list(range(start, limit + 1, step))
        """,
        lambda r: (r.randint(-5, 10), r.choice((1, 2, 3, 5)), r.choice((0, 10, 12, r.randint(-5, 25)))),
    ),
    made(
        "variants_numbers.geometric_up_to_limit",
        "geometric_sequence geometric_progression geometric_up_to",
        "first: int; ratio: int; limit: int",
        "list[int]",
        """
        Return the terms {first}, {first} * {ratio}, ... that are not greater than {limit}.
        Geometric sequence of positive integers up to and including {limit}; {ratio} is at least 2.
        Multiply by {ratio} again and again and keep the terms while they are <= {limit}.
        geometric sequence until a limit
        1, 2, 4, 8 for ratio 2 and limit 8; an empty list if {first} is above {limit}.
        """,
        """
        terms = []
        term = first
        while term <= limit:
            terms.append(term)
            term *= ratio
        return terms
        """,
        lambda r: (r.randint(1, 6), r.choice((2, 2, 3, 10)), r.choice((0, 8, 27, 100, r.randint(1, 300)))),
    ),
    made(
        "variants_numbers.arithmetic_check_three_terms",
        "is_arithmetic is_arithmetic_sequence is_linear_sequence",
        "numbers: list[int]",
        "bool",
        """
        Return whether {numbers} grow by a constant step; fewer than three numbers are no sequence: False.
        Arithmetic sequence check that needs at least 3 terms with equal differences.
        True if there are three or more {numbers} and each differs from the one before by the same amount.
        arithmetic sequence check, at least three terms
        Lists of up to two numbers give False; otherwise compare all differences with the first one.
        """,
        """
        if len(numbers) < 3:
            return False
        step = numbers[1] - numbers[0]
        return all(second - first == step for first, second in zip(numbers, numbers[1:]))
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    [5],
                    [1, 4],
                    list(range(r.randint(-5, 5), 20, r.randint(3, 6))),
                    _few(r, 3, 4),
                )
            ),
        ),
    ),
    made(
        "variants_numbers.pascal_row_from_one",
        "pascal_row pascals_row row_of_pascal nth_row",
        "n: int",
        "list[int]",
        """
        Return the {n}-th row of Pascal's triangle, counted from 1: row 1 is [1], row 3 is [1, 2, 1].
        Row {n} of Pascal's triangle with {n} numbers, the top row being number 1.
        Binomial coefficients of row {n}, where the rows are counted from 1; [] if {n} is below 1.
        pascal row, 1-based
        The row of Pascal's triangle that has {n} entries.
        """,
        """
        if n < 1:
            return []
        row = [1]
        for _ in range(n - 1):
            row = [1, *(a + b for a, b in zip(row, row[1:])), 1]
        return row
        ---
        return [math.comb(n - 1, k) for k in range(n)]
        """,
        lambda r: (r.choice((0, 1, 2, 3, 5, r.randint(1, 9))),),
        "import math",
    ),
    made(
        "variants_numbers.pascal_lines_centered",
        "pascal_triangle print_pascal pascal_text pascals_triangle",
        "rows: int",
        "list[str]",
        """
        Return {rows} lines of Pascal's triangle as text, numbers joined by a space, centered by leading \
        spaces.
        Pascal's triangle as strings: each line is indented by one space per row that follows it, none at \
        the end.
        Lines of the triangle with the last one at the left edge and every line above one space further in.
        pascal triangle as centered lines
        For 3 rows the result is ['  1', ' 1 1', '1 2 1'].
        """,
        """
        lines = []
        row = [1]
        for index in range(rows):
            lines.append(" " * (rows - 1 - index) + " ".join(map(str, row)))
            row = [1, *(a + b for a, b in zip(row, row[1:])), 1]
        return lines
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "variants_numbers.combinations_count_or_zero",
        "combinations choose binomial n_choose_k",
        "n: int; k: int",
        "int",
        """
        Return the number of ways to choose {k} of {n} things, 0 if {k} is negative or larger than {n}.
        Binomial coefficient n! / (k! (n - k)!), and 0 where {k} is out of range.
        How many {k}-element subsets has a set of {n}? Impossible sizes have none.
        n choose k, 0 out of range
        5 and 2 give 10, 5 and 6 give 0, 5 and -1 give 0: count the combinations without order.
        """,
        """
        if k < 0 or k > n:
            return 0
        return math.factorial(n) // (math.factorial(k) * math.factorial(n - k))
        ---
        return math.comb(n, k) if 0 <= k <= n else 0
        """,
        lambda r: (r.randint(0, 10), r.choice((0, 1, 2, 3, -1, 11, r.randint(0, 10)))),
        "import math",
    ),
    made(
        "variants_numbers.combinations_count_value_error",
        "combinations choose binomial_coefficient n_choose_k",
        "n: int; k: int",
        "int",
        """
        Return the binomial coefficient of {n} over {k}. Raises ValueError unless 0 <= {k} <= {n}.
        Number of combinations of {k} out of {n}; a negative {k} or one above {n} raises a ValueError.
        n! / (k! * (n - k)!) for 0 <= {k} <= {n}; other arguments are refused with ValueError.
        n choose k with validation
        In how many ways can {k} of {n} items be chosen? {k} must be between 0 and {n} (ValueError).
        """,
        """
        if not 0 <= k <= n:
            raise ValueError("k must be between 0 and n")
        result = 1
        for i in range(1, k + 1):
            result = result * (n - k + i) // i
        return result
        """,
        lambda r: (n := r.randint(0, 10), r.randint(0, n)),
    ),
    made(
        "variants_numbers.mean_without_every_extreme",
        "average_without_extremes trimmed_average mean_without_extremes",
        "numbers: list[int]",
        "float",
        """
        Return the average of {numbers} without any that equal the maximum or the minimum; 0.0 if none is \
        left.
        Mean of what remains when every copy of the largest and of the smallest number is removed, else 0.0.
        Leave out all occurrences of both extremes, then average, not rounded; nothing left gives 0.0.
        average without all extremes
        [1, 1, 2, 4, 5] keeps 2 and 4 and gives 3.0; lists with only extremes, and empty ones, give 0.0.
        """,
        """
        if not numbers:
            return 0.0
        low, high = min(numbers), max(numbers)
        kept = [number for number in numbers if number not in (low, high)]
        return sum(kept) / len(kept) if kept else 0.0
        """,
        lambda r: (r.choice(([], _scores(r, 1, 7), _scores(r, 3, 8), [r.randint(1, 5) for _ in range(6)])),),
    ),
    made(
        "variants_numbers.mean_without_one_extreme_none",
        "average_without_extremes drop_extremes_average judges_average",
        "scores: list[float]",
        "float | None",
        """
        Return the mean of {scores} without one highest and one lowest, 2 decimals; None for fewer than three.
        Drop a single maximum and a single minimum and average the others, rounded to two places, else None.
        Score of judges: the best and the worst mark do not count; under three {scores} there is no result \
        (None).
        average without highest and lowest or None
        Sort, cut one value off each end, take the mean with two decimals; at least 3 values are needed.
        """,
        """
        if len(scores) < 3:
            return None
        return round((sum(scores) - max(scores) - min(scores)) / (len(scores) - 2), 2)
        """,
        lambda r: ([r.randint(0, 20) / 2 for _ in range(r.choice((0, 1, 2, 3, 4, 5, 6)))],),
    ),
    made(
        "variants_numbers.mean_without_extremes_value_error",
        "average_without_extremes trimmed_mean olympic_average",
        "scores: list[int]",
        "float",
        """
        Return the average of {scores} without the highest and the lowest one. Raises ValueError for under \
        three.
        Olympic average: remove one maximum and one minimum and take the mean; at least three scores \
        (ValueError).
        Mean of all but one largest and one smallest score, not rounded; too few scores raise a ValueError.
        average without extremes, ValueError if too few
        Cut the best and the worst of {scores} and average the rest; with less than 3 that is a ValueError.
        """,
        """
        if len(scores) < 3:
            raise ValueError("at least three scores are needed")
        kept = sorted(scores)[1:-1]
        return sum(kept) / len(kept)
        """,
        lambda r: (_scores(r, 3, 7),),
    ),
)
