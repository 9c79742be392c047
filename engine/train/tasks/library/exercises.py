"""Number exercises: primes and divisors, special numbers, digits and famous sequences."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 79, 97, 101, 113)


def _often(r: Random, special: tuple[int, ...], low: int, high: int) -> tuple[int]:
    """One of the ``special`` numbers half of the time."""
    return (r.choice(special) if r.random() < 0.5 else r.randint(low, high),)


ENTRIES = (
    made(
        "exercises.largest_prime_factor",
        "largest_prime_factor biggest_prime_factor max_prime_factor",
        "n: int",
        "int",
        """
        Return the largest prime factor of {n}, which is at least 2.
        biggest prime that divides a number
        Find the greatest prime dividing {n}.
        Factor the number into primes and give back the highest of them.
        Which is the largest prime number that goes into {n} without a remainder?
        Returns the maximum of the prime factors; for a prime that is the number itself.
        """,
        """
        largest = 1
        factor = 2
        while n > 1:
            while n % factor == 0:
                largest = factor
                n //= factor
            factor += 1
        return largest
        ---
        divisor = 2
        while divisor * divisor <= n:
            if n % divisor == 0:
                n //= divisor
            else:
                divisor += 1
        return n
        ---
        primes = [d for d in range(2, n + 1) if n % d == 0 and all(d % k for k in range(2, d))]
        return primes[-1]
        """,
        lambda r: (r.randint(2, 150),),
    ),
    made(
        "exercises.smallest_factor",
        "smallest_prime_factor smallest_factor least_prime_factor lowest_divisor",
        "n: int",
        "int",
        """
        Return the smallest divisor of {n} that is greater than 1; {n} is at least 2.
        least prime factor
        Find the first number from 2 upwards that divides {n} evenly.
        Which is the lowest prime that the number can be divided by?
        The smallest factor other than one; a prime number has only itself.
        Given an integer of 2 or more, returns its smallest prime factor.
        """,
        """
        for d in range(2, n + 1):
            if n % d == 0:
                return d
        return n
        ---
        return next(d for d in range(2, n + 1) if n % d == 0)
        ---
        d = 2
        while n % d != 0:
            d += 1
        return d
        """,
        lambda r: (r.randint(2, 200),),
    ),
    made(
        "exercises.distinct_prime_factors",
        "distinct_prime_factors unique_prime_factors prime_divisors",
        "n: int",
        "list[int]",
        """
        List the different primes that divide {n} in ascending order, each only once; [] for 1.
        prime divisors without repetition
        Return the distinct prime factors of {n}, smallest first.
        Which primes go into the number? Leave out how often; 1 has none.
        Given a positive integer, collect every prime number that divides it, without duplicates.
        Returns a sorted list of the unique prime factors.
        """,
        """
        factors = []
        d = 2
        while n > 1:
            if n % d == 0:
                factors.append(d)
                while n % d == 0:
                    n //= d
            d += 1
        return factors
        ---
        divisors = [d for d in range(2, n + 1) if n % d == 0]
        return [d for d in divisors if all(d % k for k in range(2, d))]
        ---
        found = set()
        d = 2
        while n > 1:
            if n % d == 0:
                found.add(d)
                n //= d
            else:
                d += 1
        return sorted(found)
        """,
        lambda r: (r.randint(1, 180),),
    ),
    made(
        "exercises.is_semiprime",
        "is_semiprime semiprime is_product_of_two_primes",
        "n: int",
        "bool",
        """
        Check whether {n} is a semiprime: the product of exactly two primes, which may be equal.
        product of two primes?
        Return True if {n} has exactly two prime factors, counted with repetition, as 6 = 2*3 and 9 = 3*3 do.
        Is the number made of just two primes multiplied together? The square of a prime counts.
        Tell if a positive integer is semi-prime, also called biprime.
        Returns whether the prime factorisation of {n} has length two.
        """,
        """
        count = 0
        d = 2
        while n > 1:
            while n % d == 0:
                n //= d
                count += 1
            d += 1
        return count == 2
        ---
        factors = []
        d = 2
        while n > 1:
            if n % d == 0:
                factors.append(d)
                n //= d
            else:
                d += 1
        return len(factors) == 2
        """,
        lambda r: (r.randint(1, 60),),
    ),
    made(
        "exercises.is_square_free",
        "is_square_free square_free no_square_divisor",
        "n: int",
        "bool",
        """
        Check whether {n} is square-free: no square greater than 1 divides it.
        squarefree number?
        Return True if no prime occurs twice in the factorization of {n}.
        Is the number free of squared factors such as 4, 9 or 25?
        A positive integer is square-free if it is not divisible by any perfect square but 1; test that.
        Returns False as soon as some d * d with d > 1 divides {n}.
        """,
        """
        d = 2
        while d * d <= n:
            if n % (d * d) == 0:
                return False
            d += 1
        return True
        ---
        return all(n % (d * d) != 0 for d in range(2, n + 1))
        """,
        lambda r: (r.randint(1, 80),),
    ),
    made(
        "exercises.sum_of_divisors",
        "sum_of_divisors divisor_sum sum_divisors sigma",
        "n: int",
        "int",
        """
        Add up all divisors of {n}, 1 and {n} itself included.
        sum of all divisors
        Return the sum of every positive integer that divides {n} without a remainder.
        What do you get when you total all the factors of the number, itself too?
        Compute the divisor function sigma for a positive integer.
        Returns 1 + ... + {n} over all numbers that divide {n}.
        """,
        """
        return sum(d for d in range(1, n + 1) if n % d == 0)
        ---
        total = 0
        for d in range(1, n + 1):
            if n % d == 0:
                total += d
        return total
        ---
        total = 0
        d = 1
        while d * d <= n:
            if n % d == 0:
                total += d
                if d != n // d:
                    total += n // d
            d += 1
        return total
        """,
        lambda r: (r.randint(1, 120),),
    ),
    made(
        "exercises.are_amicable",
        "are_amicable amicable_numbers is_amicable_pair",
        "a: int; b: int",
        "bool",
        """
        Are {a} and {b} amicable: different numbers, each the sum of the other's proper divisors?
        friendly number pair like 220 and 284
        Return True if {a} and {b} differ and the proper divisors of each add up to the other.
        Check two integers for being an amicable pair.
        Does each of two different numbers equal the sum of all smaller divisors of the other one?
        Returns whether two distinct positive integers are amicable.
        """,
        """
        sum_a = sum(d for d in range(1, a) if a % d == 0)
        sum_b = sum(d for d in range(1, b) if b % d == 0)
        return a != b and sum_a == b and sum_b == a
        ---
        if a == b:
            return False
        totals = [sum(d for d in range(1, n // 2 + 1) if n % d == 0) for n in (a, b)]
        return totals == [b, a]
        """,
        lambda r: r.choice(
            ((220, 284), (284, 220), (6, 6), (1184, 1210), (12, 16), (r.randint(1, 50), r.randint(1, 50)))
        ),
    ),
    made(
        "exercises.abundant_up_to",
        "abundant_numbers abundant_up_to list_abundant",
        "limit: int",
        "list[int]",
        """
        List all abundant numbers up to and including {limit}.
        numbers smaller than the sum of their proper divisors
        Return the integers from 1 to {limit} whose proper divisors add up to more than the number itself.
        Which numbers are exceeded by the total of their smaller divisors? The first one is 12.
        Given an upper limit that counts too, collect the abundant numbers in ascending order.
        Returns a list of abundant numbers, [] if {limit} is below 12.
        """,
        """
        return [n for n in range(1, limit + 1) if sum(d for d in range(1, n) if n % d == 0) > n]
        ---
        result = []
        for n in range(1, limit + 1):
            total = 0
            for d in range(1, n // 2 + 1):
                if n % d == 0:
                    total += d
            if total > n:
                result.append(n)
        return result
        """,
        lambda r: (r.randint(8, 55),),
    ),
    made(
        "exercises.primes_between",
        "primes_between primes_in_range prime_range",
        "low: int; high: int",
        "list[int]",
        """
        List the prime numbers from {low} to {high}, both ends included.
        primes in an interval
        Return every prime p with {low} <= p <= {high} in ascending order.
        Given a lower and an upper bound, which numbers between them, bounds included, are prime?
        Find all primes inside a range; an empty list if there are none.
        Returns the primes of the closed range as a list.
        """,
        """
        return [n for n in range(max(low, 2), high + 1) if all(n % d for d in range(2, n))]
        ---
        primes = []
        for n in range(low, high + 1):
            if n < 2:
                continue
            for d in range(2, int(n**0.5) + 1):
                if n % d == 0:
                    break
            else:
                primes.append(n)
        return primes
        ---
        return [n for n in range(low, high + 1) if n > 1 and not any(n % d == 0 for d in range(2, n))]
        """,
        lambda r: (r.randint(-3, 60), r.randint(0, 70)),
    ),
    made(
        "exercises.count_primes",
        "count_primes number_of_primes prime_count",
        "limit: int",
        "int",
        """
        Count the primes that are not greater than {limit}.
        how many primes up to a limit
        Return the number of prime numbers from 2 to {limit}, {limit} included; 0 below 2.
        Given an upper limit, how many numbers up to it (inclusive) are prime?
        The prime-counting function: tell how many primes there are up to and including the given number.
        Returns an int, the size of the set of primes not exceeding {limit}.
        """,
        """
        return sum(1 for n in range(2, limit + 1) if all(n % d for d in range(2, n)))
        ---
        count = 0
        for n in range(2, limit + 1):
            if all(n % d != 0 for d in range(2, int(n**0.5) + 1)):
                count += 1
        return count
        ---
        sieve = [True] * (limit + 1)
        count = 0
        for n in range(2, limit + 1):
            if sieve[n]:
                count += 1
                for multiple in range(n * n, limit + 1, n):
                    sieve[multiple] = False
        return count
        """,
        lambda r: (r.randint(0, 120),),
    ),
    made(
        "exercises.previous_prime",
        "previous_prime prime_below largest_prime_below",
        "n: int",
        "int | None",
        """
        Return the largest prime smaller than {n}, or None if there is none.
        prime before a number, None for 2 and below
        Find the last prime number that comes before {n}; {n} itself does not count.
        Go down from the number until a prime is met; None when nothing is left.
        Given an integer, what is the nearest prime strictly below it?
        Returns the greatest prime less than {n}; for 2 or less there is no such prime, so None.
        """,
        """
        for candidate in range(n - 1, 1, -1):
            if all(candidate % d for d in range(2, candidate)):
                return candidate
        return None
        ---
        primes = [p for p in range(2, n) if all(p % d for d in range(2, p))]
        return primes[-1] if primes else None
        ---
        n -= 1
        while n >= 2:
            if not any(n % d == 0 for d in range(2, int(n**0.5) + 1)):
                return n
            n -= 1
        return None
        """,
        lambda r: (r.choice((0, 2, 3, r.randint(4, 100), r.randint(4, 100), r.randint(4, 100))),),
    ),
    made(
        "exercises.nth_prime",
        "nth_prime get_nth_prime prime_number_at",
        "n: int",
        "int",
        """
        Return the {n}-th prime, where the first one is 2.
        nth prime number (1 gives 2)
        Find prime number {n} when primes are counted from 1: 2, 3, 5, 7, ...
        Which prime stands at position {n}? The count begins with 1 for the number 2.
        Given a positive position, search the primes in order until that many were found.
        Returns the prime with the given 1-based index.
        """,
        """
        count = 0
        candidate = 1
        while count < n:
            candidate += 1
            if all(candidate % d for d in range(2, candidate)):
                count += 1
        return candidate
        ---
        primes = []
        number = 2
        while len(primes) < n:
            if all(number % p for p in primes):
                primes.append(number)
            number += 1
        return primes[-1]
        ---
        endless = (k for k in itertools.count(2) if all(k % d for d in range(2, k)))
        return next(itertools.islice(endless, n - 1, None))
        """,
        lambda r: (r.randint(1, 30),),
        "import itertools",
    ),
    made(
        "exercises.prime_gaps",
        "prime_gaps gaps_between_primes prime_differences",
        "limit: int",
        "list[int]",
        """
        List the gaps between consecutive primes up to {limit}.
        differences of neighboring primes
        Return next prime minus prime for all primes up to {limit}, {limit} included; [] with fewer than two.
        How far apart are the primes that follow each other? Only primes not above {limit} count.
        Given a limit, take the primes up to it and subtract each from the one after.
        Returns the distances between successive prime numbers in order.
        """,
        """
        primes = [n for n in range(2, limit + 1) if all(n % d for d in range(2, n))]
        return [b - a for a, b in zip(primes, primes[1:])]
        ---
        gaps = []
        last = None
        for n in range(2, limit + 1):
            if all(n % d for d in range(2, n)):
                if last is not None:
                    gaps.append(n - last)
                last = n
        return gaps
        """,
        lambda r: (r.randint(1, 50),),
    ),
    made(
        "exercises.is_emirp",
        "is_emirp emirp reversed_prime",
        "n: int",
        "bool",
        """
        Check whether {n} is an emirp: a prime that gives a different prime when its digits are reversed.
        emirp test
        Return True if {n} and its reversal are both prime and not equal, as for 13 and 31.
        Is the number prime, and does reading it backwards give another prime? Palindromes do not count.
        Prime spelled backwards: tell if a number is an emirp.
        Returns False for 11, whose reversal is the same number.
        """,
        """
        back = int(str(n)[::-1])
        if back == n:
            return False
        return all(k > 1 and all(k % d for d in range(2, k)) for k in (n, back))
        ---
        flipped = 0
        rest = n
        while rest > 0:
            flipped = flipped * 10 + rest % 10
            rest //= 10
        if flipped == n or n < 2 or flipped < 2:
            return False
        for k in (n, flipped):
            if any(k % d == 0 for d in range(2, k)):
                return False
        return True
        """,
        lambda r: _often(r, (13, 17, 31, 37, 71, 73, 79, 97, 107, 113, 11, 19, 23), 1, 130),
    ),
    made(
        "exercises.is_circular_prime",
        "is_circular_prime circular_prime all_rotations_prime",
        "n: int",
        "bool",
        """
        Check whether {n} is a circular prime: every rotation of its digits is prime.
        all digit rotations prime?
        Return True if {n} and all numbers made by moving its first digits to the end are prime.
        197 is one because 197, 971 and 719 are prime: does this number have that property?
        Rotate the digits of a number through all positions and test that each result is a prime.
        Returns whether {n} stays prime under cyclic shifts of its digits.
        """,
        """
        digits = str(n)
        for i in range(len(digits)):
            k = int(digits[i:] + digits[:i])
            if k < 2 or any(k % d == 0 for d in range(2, k)):
                return False
        return True
        ---
        text = str(n)
        rotations = {int(text[i:] + text[:i]) for i in range(len(text))}
        return all(k > 1 and all(k % d for d in range(2, int(k**0.5) + 1)) for k in rotations)
        """,
        lambda r: _often(r, (2, 3, 5, 7, 11, 13, 17, 37, 79, 113, 197, 19), 1, 130),
    ),
    made(
        "exercises.sum_of_primes",
        "sum_of_primes add_primes prime_sum",
        "limit: int",
        "int",
        """
        Add up all primes below {limit}.
        sum of the primes smaller than a limit
        Return the total of the prime numbers less than {limit}; {limit} itself is not included.
        What do all the primes under a given bound come to together? 0 if there are none.
        Given a bound, sum every prime strictly below it.
        Returns 2 + 3 + 5 + ... as far as the primes stay under {limit}.
        """,
        """
        return sum(n for n in range(2, limit) if all(n % d for d in range(2, n)))
        ---
        total = 0
        for n in range(2, limit):
            if not any(n % d == 0 for d in range(2, int(n**0.5) + 1)):
                total += n
        return total
        ---
        sieve = [True] * max(limit, 2)
        total = 0
        for n in range(2, limit):
            if sieve[n]:
                total += n
                sieve[n * n :: n] = [False] * len(sieve[n * n :: n])
        return total
        """,
        lambda r: (r.randint(0, 100),),
    ),
    made(
        "exercises.prime_pairs_apart",
        "prime_pairs_apart primes_with_gap prime_pairs_with_difference",
        "limit: int; gap: int",
        "list[tuple[int, int]]",
        """
        List the pairs of primes (p, p + {gap}) of which both are at most {limit}.
        prime pairs with a given difference
        Return all pairs of primes up to {limit} that lie exactly {gap} apart, smallest first.
        Cousin primes have a distance of 4, sexy primes of 6: find the pairs for any distance.
        Given an upper bound (included) and a difference, which two primes differ by just that much?
        Returns tuples of two prime numbers, the smaller one in front; other primes may lie between.
        """,
        """
        primes = [n for n in range(2, limit + 1) if all(n % d for d in range(2, n))]
        return [(p, p + gap) for p in primes if p + gap in primes]
        ---
        pairs = []
        for p in range(2, limit - gap + 1):
            if all(k % d for k in (p, p + gap) for d in range(2, k)):
                pairs.append((p, p + gap))
        return pairs
        """,
        lambda r: (r.randint(3, 32), r.choice((2, 4, 6, 8))),
    ),
    made(
        "exercises.modular_power",
        "modular_power power_mod mod_pow",
        "base: int; exponent: int; modulus: int",
        "int",
        """
        Compute {base} to the power of {exponent} modulo {modulus}.
        modular exponentiation
        Return the remainder of {base} ** {exponent} divided by {modulus}.
        Fast power with a modulus, as used in RSA; the exponent is not negative.
        What is left over when a power is divided by a number?
        Returns ({base} ** {exponent}) % {modulus} by repeated squaring or the built-in way.
        """,
        """
        return pow(base, exponent, modulus)
        ---
        result = 1 % modulus
        base %= modulus
        while exponent > 0:
            if exponent % 2 == 1:
                result = result * base % modulus
            base = base * base % modulus
            exponent //= 2
        return result
        ---
        result = 1 % modulus
        for _ in range(exponent):
            result = result * base % modulus
        return result
        """,
        lambda r: (r.randint(0, 30), r.randint(0, 20), r.randint(1, 50)),
    ),
    made(
        "exercises.modular_inverse",
        "modular_inverse mod_inverse inverse_modulo",
        "a: int; modulus: int",
        "int | None",
        """
        Return the number x from 1 to {modulus} - 1 with {a} * x = 1 modulo {modulus}, or None.
        multiplicative inverse modulo m
        Find the modular inverse of {a}; None if {a} and {modulus} have a common divisor above 1.
        By what must {a} be multiplied to leave the remainder 1 when divided by {modulus}?
        Inverse element in modular arithmetic, None where it does not exist; the modulus is at least 2.
        Returns the smallest positive inverse or None.
        """,
        """
        for x in range(1, modulus):
            if a * x % modulus == 1:
                return x
        return None
        ---
        try:
            return pow(a, -1, modulus)
        except ValueError:
            return None
        ---
        return next((x for x in range(1, modulus) if a * x % modulus == 1), None)
        """,
        lambda r: (r.randint(1, 40), r.randint(2, 30)),
    ),
    made(
        "exercises.bezout",
        "extended_gcd bezout_coefficients extended_euclid",
        "a: int; b: int",
        "tuple[int, int, int]",
        """
        Extended Euclidean algorithm: return (g, x, y) with g = gcd({a}, {b}) = {a} * x + {b} * y.
        gcd with Bezout coefficients
        Return the greatest common divisor of {a} and {b} and the factors x, y that combine them to it.
        Run Euclid's algorithm on two positive integers and keep track of the coefficients.
        Write the gcd as a combination of both numbers; give gcd, first and second factor.
        Returns a tuple of the gcd and the Bezout coefficients that the usual division steps lead to.
        """,
        """
        old_x, x, old_y, y = 1, 0, 0, 1
        while b:
            q = a // b
            a, b = b, a % b
            old_x, x = x, old_x - q * x
            old_y, y = y, old_y - q * y
        return (a, old_x, old_y)
        ---
        if b == 0:
            return (a, 1, 0)
        g, x, y = extended_gcd(b, a % b)
        return (g, y, x - a // b * y)
        """,
        lambda r: (r.randint(1, 60), r.randint(1, 60)),
    ),
    made(
        "exercises.is_pronic",
        "is_pronic pronic is_product_of_neighbors",
        "n: int",
        "bool",
        """
        Check whether {n} is pronic: a product of two consecutive integers k * (k + 1).
        pronic (oblong, rectangular) number?
        Return True if {n} equals k * (k + 1) for some k >= 0; so 0, 2, 6, 12 and 20 are.
        Is the number the product of two neighboring whole numbers?
        Given a non-negative integer, test if it is an oblong number.
        Returns whether {n} can be written as some number times the next one.
        """,
        """
        k = 0
        while k * (k + 1) < n:
            k += 1
        return k * (k + 1) == n
        ---
        root = math.isqrt(n)
        return root * (root + 1) == n
        ---
        return any(k * (k + 1) == n for k in range(n + 1))
        """,
        lambda r: _often(r, (0, 2, 6, 12, 20, 30, 42, 56, 72, 90), 0, 60),
        "import math",
    ),
    made(
        "exercises.is_triangular_number",
        "is_triangular_number is_triangular triangular_check",
        "n: int",
        "bool",
        """
        Check whether {n} is a triangular number: 1, 3, 6, 10, 15 and so on.
        triangle number test
        Return True if {n} equals 1 + 2 + ... + k for some k of at least 1.
        Can this many balls be laid out as a full triangle? 0 does not count.
        Given an integer, is it the sum of the first few natural numbers?
        Returns whether {n} is of the form k(k+1)/2 with a positive k.
        """,
        """
        total = 0
        k = 0
        while total < n:
            k += 1
            total += k
        return total == n and n > 0
        ---
        return n > 0 and math.isqrt(8 * n + 1) ** 2 == 8 * n + 1
        ---
        return any(k * (k + 1) // 2 == n for k in range(1, n + 1))
        """,
        lambda r: _often(r, (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55), 0, 60),
        "import math",
    ),
    made(
        "exercises.is_cube_number",
        "is_perfect_cube is_cube is_cube_number",
        "n: int",
        "bool",
        """
        Check whether {n} is the cube of an integer; negative numbers may be cubes too.
        perfect cube?
        Return True if some whole number to the third power is {n}; -8, 0 and 27 are cubes.
        Is the cube root of the number a whole number? The sign does not matter.
        Test whether an integer can be written as k * k * k.
        Returns True for ..., -8, -1, 0, 1, 8, 27, ...
        """,
        """
        k = 0
        while k**3 < abs(n):
            k += 1
        return k**3 == abs(n)
        ---
        root = round(abs(n) ** (1 / 3))
        return root**3 == abs(n)
        ---
        return any(k**3 == abs(n) for k in range(abs(n) + 1))
        """,
        lambda r: _often(r, (0, 1, 8, 27, 64, 125, 216, 343, -1, -8, -27), -50, 130),
    ),
    made(
        "exercises.integer_root",
        "integer_root nth_root floor_root",
        "n: int; k: int",
        "int",
        """
        Return the {k}-th root of {n} rounded down to a whole number.
        integer k-th root
        Find the largest integer whose {k}-th power is not greater than {n}.
        How big can a whole number be so that multiplied by itself k times it does not exceed the given one?
        Compute the root of a non-negative integer of degree {k}, cutting off the fraction.
        Returns floor of the {k}-th root: 2 for the cube root of 26, 3 for that of 27.
        """,
        """
        root = 0
        while (root + 1) ** k <= n:
            root += 1
        return root
        ---
        low, high = 0, n
        while low < high:
            middle = (low + high + 1) // 2
            if middle**k <= n:
                low = middle
            else:
                high = middle - 1
        return low
        """,
        lambda r: (r.choice((0, 1, 27, 81, 256, r.randint(2, 500))), r.randint(1, 5)),
    ),
    made(
        "exercises.is_perfect_power",
        "is_perfect_power perfect_power is_integer_power",
        "n: int",
        "bool",
        """
        Check whether {n} is a perfect power: base to some exponent, both at least 2.
        perfect power (4, 8, 9, 16, 25, 27, ...)?
        Return True if {n} = b ** e with whole numbers b > 1 and e > 1.
        Can the number be written as a power of a smaller whole number? 1 is not counted.
        Test an integer for being a square, a cube or any higher power.
        Returns whether some exponent of 2 or more gives exactly {n}.
        """,
        """
        base = 2
        while base * base <= n:
            power = base * base
            while power < n:
                power *= base
            if power == n:
                return True
            base += 1
        return False
        ---
        return any(b**e == n for b in range(2, n) for e in range(2, 9) if b * b <= n)
        """,
        lambda r: _often(r, (4, 8, 9, 16, 25, 27, 32, 64, 81, 100, 125), 1, 130),
    ),
    made(
        "exercises.polygonal_number",
        "polygonal_number figurate_number n_gonal_number",
        "sides: int; n: int",
        "int",
        """
        Return the {n}-th polygonal number for a polygon with {sides} sides.
        triangular, square, pentagonal, hexagonal, ... number
        Compute the {n}-th figurate number: triangular numbers have 3 sides, pentagonal ones 5, and so on.
        How many dots make up a figure with the given number of corners and {n} dots on each side?
        The first one is always 1, each step grows by {sides} - 2 more than the one before.
        Returns ((s - 2) * n * n - (s - 4) * n) / 2 as an int, where s is the number of sides.
        """,
        """
        return ((sides - 2) * n * n - (sides - 4) * n) // 2
        ---
        total = 0
        step = 1
        for _ in range(n):
            total += step
            step += sides - 2
        return total
        ---
        return sum(1 + k * (sides - 2) for k in range(n))
        """,
        lambda r: (r.randint(3, 8), r.randint(0, 12)),
    ),
    made(
        "exercises.tetrahedral_number",
        "tetrahedral_number cannonball_count pyramid_number",
        "n: int",
        "int",
        """
        Return the {n}-th tetrahedral number: the sum of the first {n} triangular numbers.
        balls in a triangular pyramid
        How many balls does a pyramid of {n} triangular layers have? 1, 4, 10, 20, ...
        Compute n(n + 1)(n + 2) / 6 for a non-negative integer.
        Stack triangles of 1, 3, 6, ... spheres on each other and count them all.
        Returns 0 for zero layers, then 1, 4, 10 and so on.
        """,
        """
        return n * (n + 1) * (n + 2) // 6
        ---
        total = 0
        layer = 0
        for k in range(1, n + 1):
            layer += k
            total += layer
        return total
        ---
        return sum(k * (k + 1) // 2 for k in range(1, n + 1))
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "exercises.catalan_number",
        "catalan_number catalan nth_catalan",
        "n: int",
        "int",
        """
        Return the {n}-th Catalan number, where number 0 is 1.
        catalan numbers: 1, 1, 2, 5, 14, 42, ...
        Compute the Catalan number with index {n}, counted from 0.
        In how many ways can {n} pairs of parentheses be nested correctly? Only the count, 1 for no pairs.
        Number of binary trees with n nodes, given n.
        Returns binomial(2n, n) / (n + 1) as an integer.
        """,
        """
        return math.comb(2 * n, n) // (n + 1)
        ---
        values = [1]
        for k in range(1, n + 1):
            values.append(sum(values[i] * values[k - 1 - i] for i in range(k)))
        return values[n]
        ---
        result = 1
        for k in range(n):
            result = result * 2 * (2 * k + 1) // (k + 2)
        return result
        """,
        lambda r: (r.randint(0, 14),),
        "import math",
    ),
    made(
        "exercises.lucas_number",
        "lucas_number lucas nth_lucas",
        "n: int",
        "int",
        """
        Return the {n}-th Lucas number; they begin with 2, 1 and each one is the sum of the two before.
        Lucas sequence 2, 1, 3, 4, 7, 11, ...
        Compute the Lucas number at index {n}, where index 0 gives 2 and index 1 gives 1.
        Like Fibonacci, but starting from 2 and 1: find element {n}, counting from zero.
        Given an index, add the last two terms again and again beginning with two and one.
        Returns L({n}) with L(0) = 2 and L(1) = 1.
        """,
        """
        a, b = 2, 1
        for _ in range(n):
            a, b = b, a + b
        return a
        ---
        if n == 0:
            return 2
        if n == 1:
            return 1
        return lucas_number(n - 1) + lucas_number(n - 2)
        ---
        sequence = [2, 1]
        while len(sequence) <= n:
            sequence.append(sequence[-1] + sequence[-2])
        return sequence[n]
        """,
        lambda r: (r.randint(0, 15),),
    ),
    made(
        "exercises.tribonacci_list",
        "tribonacci tribonacci_numbers first_tribonacci",
        "count: int",
        "list[int]",
        """
        Return the first {count} Tribonacci numbers, starting with 0, 0, 1.
        tribonacci sequence 0, 0, 1, 1, 2, 4, 7, ...
        List {count} terms in which each is the sum of the three before it; the first are 0, 0 and 1.
        Fibonacci with three summands: give that many elements, beginning 0, 0, 1.
        Given a number of terms, build the tribonacci series; a count of 0 gives [].
        Returns a list with {count} Tribonacci numbers in order.
        """,
        """
        sequence = [0, 0, 1]
        while len(sequence) < count:
            sequence.append(sum(sequence[-3:]))
        return sequence[:count]
        ---
        result = []
        a, b, c = 0, 0, 1
        for _ in range(count):
            result.append(a)
            a, b, c = b, c, a + b + c
        return result
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "exercises.even_fibonacci_sum",
        "even_fibonacci_sum sum_even_fibonacci sum_of_even_fib",
        "limit: int",
        "int",
        """
        Add up the even Fibonacci numbers that are not greater than {limit}.
        sum of even fibonacci terms up to a limit
        Return the total of all Fibonacci numbers up to {limit}, {limit} included, that are divisible by 2.
        Only the even-valued terms 2, 8, 34, ... count; what is their sum up to the bound?
        Walk through the sequence 1, 2, 3, 5, 8, ... until {limit} is exceeded and sum up the even ones.
        Returns an int, 0 when {limit} is below 2.
        """,
        """
        total = 0
        a, b = 1, 2
        while a <= limit:
            if a % 2 == 0:
                total += a
            a, b = b, a + b
        return total
        ---
        terms = [1, 2]
        while terms[-1] <= limit:
            terms.append(terms[-1] + terms[-2])
        return sum(t for t in terms if t <= limit and t % 2 == 0)
        """,
        lambda r: (r.choice((0, 1, 2, 8, 34, r.randint(3, 60), r.randint(60, 4000))),),
    ),
    made(
        "exercises.zeckendorf",
        "zeckendorf zeckendorf_representation fibonacci_sum_parts",
        "n: int",
        "list[int]",
        """
        Write {n} as a sum of Fibonacci numbers of which no two are neighbors, largest first.
        Zeckendorf representation
        Return the Fibonacci numbers that add up to {n}, taking the largest possible one each time; [] for 0.
        Split a number greedily into Fibonacci numbers such as 1, 2, 3, 5, 8.
        Which different Fibonacci numbers make up the given total? Begin with the biggest that fits.
        Returns a descending list, for 11 it is [8, 3].
        """,
        """
        fibs = [1, 2]
        while fibs[-1] < n:
            fibs.append(fibs[-1] + fibs[-2])
        parts = []
        for f in reversed(fibs):
            if f <= n:
                parts.append(f)
                n -= f
        return parts
        ---
        parts = []
        while n > 0:
            a, b = 1, 2
            while b <= n:
                a, b = b, a + b
            parts.append(a)
            n -= a
        return parts
        """,
        lambda r: (r.randint(0, 120),),
    ),
    made(
        "exercises.nearest_fibonacci",
        "nearest_fibonacci closest_fibonacci fibonacci_near",
        "n: int",
        "int",
        """
        Return the Fibonacci number that is closest to {n}; of two equally close ones the smaller.
        nearest fibonacci number
        Which member of 0, 1, 1, 2, 3, 5, ... has the smallest distance to {n}? The smaller one wins a tie.
        Round a non-negative integer to the nearest number of the Fibonacci sequence, down on ties.
        Find the Fibonacci number next to the given value, above or below.
        Returns {n} itself if it is a Fibonacci number.
        """,
        """
        a, b = 0, 1
        while b < n:
            a, b = b, a + b
        return a if n - a <= b - n else b
        ---
        fibs = [0, 1]
        while fibs[-1] < n:
            fibs.append(fibs[-1] + fibs[-2])
        return min(fibs, key=lambda f: (abs(f - n), f))
        """,
        lambda r: (r.choice((0, 1, 4, r.randint(0, 30), r.randint(30, 200))),),
    ),
    made(
        "exercises.recaman",
        "recaman recaman_sequence first_recaman",
        "count: int",
        "list[int]",
        """
        Return the first {count} terms of Recaman's sequence, which begins with 0.
        recaman: go back if you can, else forward
        Step k goes back by k if that is positive and new, otherwise forward by k; list {count} terms from 0.
        Jump sequence 0, 1, 3, 6, 2, 7, ...: subtract the step number unless that is negative or was there.
        Generate that many Recaman numbers as a list.
        Returns a list of length {count}, [] for 0.
        """,
        """
        sequence = []
        current = 0
        for step in range(count):
            back = current - step
            current = back if back > 0 and back not in sequence else current + step
            sequence.append(current)
        return sequence
        ---
        if count == 0:
            return []
        result = [0]
        seen = {0}
        for k in range(1, count):
            value = result[-1] - k
            if value < 0 or value in seen:
                value = result[-1] + k
            seen.add(value)
            result.append(value)
        return result
        """,
        lambda r: (r.randint(0, 12),),
    ),
    made(
        "exercises.thue_morse",
        "thue_morse thue_morse_sequence parity_sequence",
        "length: int",
        "str",
        """
        Return the first {length} digits of the Thue-Morse sequence as text: '0110100110010110...'.
        Thue-Morse string
        Digit number i, counted from 0, is 1 if the binary form of i has an odd number of ones, else 0.
        Start with 0 and keep appending the opposite of everything so far; cut it to {length} digits.
        Give the beginning of the fair-share sequence 0 1 1 0 1 0 0 1 with the wanted number of characters.
        Returns a string of zeros and ones, '' for length 0.
        """,
        """
        return "".join(str(bin(i).count("1") % 2) for i in range(length))
        ---
        text = "0"
        while len(text) < length:
            text += "".join("1" if c == "0" else "0" for c in text)
        return text[:length]
        """,
        lambda r: (r.randint(0, 24),),
    ),
    made(
        "exercises.juggler",
        "juggler_sequence juggler juggler_steps",
        "n: int",
        "list[int]",
        """
        Return the juggler sequence that starts with {n} and ends with 1.
        juggler numbers from a start value
        Even terms are followed by their square root, odd ones by their power 1.5, both rounded down, until 1.
        List all terms: replace x by floor(sqrt(x)) if it is even, else by floor(x * sqrt(x)), up to the 1.
        Given a positive integer, follow the juggler rule and collect every value on the way.
        Returns a list whose first item is {n} and whose last one is 1.
        """,
        """
        terms = [n]
        while n != 1:
            n = math.isqrt(n) if n % 2 == 0 else math.isqrt(n**3)
            terms.append(n)
        return terms
        ---
        terms = []
        while n > 1:
            terms.append(n)
            n = math.isqrt(n if n % 2 == 0 else n * n * n)
        return [*terms, 1]
        """,
        lambda r: (r.randint(1, 18),),
        "import math",
    ),
    made(
        "exercises.aliquot_sequence",
        "aliquot_sequence divisor_sum_chain aliquot",
        "n: int; steps: int",
        "list[int]",
        """
        Start with {n} and replace it {steps} times by the sum of its proper divisors; list all values.
        aliquot sequence
        Return {n} and {steps} more terms, each the sum of the divisors of the one before, itself left out.
        Repeatedly sum the proper divisors of a number; stop early after reaching 0.
        Given a number and a number of rounds, follow the chain of divisor sums; 0 ends the chain.
        Returns at most {steps} + 1 numbers, fewer if 0 is reached.
        """,
        """
        terms = [n]
        for _ in range(steps):
            if terms[-1] == 0:
                break
            terms.append(sum(d for d in range(1, terms[-1]) if terms[-1] % d == 0))
        return terms
        ---
        result = [n]
        while steps > 0 and n > 0:
            n = sum(d for d in range(1, n // 2 + 1) if n % d == 0)
            result.append(n)
            steps -= 1
        return result
        """,
        lambda r: (r.randint(1, 40), r.randint(0, 6)),
    ),
    made(
        "exercises.steps_to_zero",
        "steps_to_zero reduction_steps halve_or_decrement",
        "n: int",
        "int",
        """
        How many steps reduce {n} to 0 if even numbers are halved and 1 is taken from odd ones?
        count steps to zero: halve when even, subtract one when odd
        Return the number of operations until {n} is 0: divide by 2 if it is even, otherwise subtract 1.
        Keep halving a number, decrementing whenever it is odd, and count the moves.
        Given a non-negative integer, tell how long the halve-or-decrement process lasts; 0 needs no step.
        Returns the count of halvings and decrements together.
        """,
        """
        steps = 0
        while n > 0:
            if n % 2 == 0:
                n //= 2
            else:
                n -= 1
            steps += 1
        return steps
        ---
        if n == 0:
            return 0
        return n.bit_length() - 1 + bin(n).count("1")
        ---
        if n == 0:
            return 0
        return 1 + steps_to_zero(n // 2 if n % 2 == 0 else n - 1)
        """,
        lambda r: (r.choice((0, 1, r.randint(2, 40), r.randint(40, 500))),),
    ),
    made(
        "exercises.first_ugly",
        "ugly_numbers first_ugly_numbers hamming_numbers",
        "count: int",
        "list[int]",
        """
        List the first {count} ugly numbers: those with no prime factors but 2, 3 and 5; 1 is the first.
        hamming numbers 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, ...
        Return {count} numbers in ascending order that are made of twos, threes and fives only.
        Which are the smallest numbers divisible by no prime larger than 5?
        Given how many are wanted, collect regular numbers, starting with 1.
        Returns a list of exactly {count} numbers, empty for 0.
        """,
        """
        result = []
        n = 1
        while len(result) < count:
            rest = n
            for prime in (2, 3, 5):
                while rest % prime == 0:
                    rest //= prime
            if rest == 1:
                result.append(n)
            n += 1
        return result
        ---
        found = [1]
        while len(found) < count:
            last = found[-1]
            found.append(min(x * p for x in found for p in (2, 3, 5) if x * p > last))
        return found[:count]
        """,
        lambda r: (r.randint(0, 13),),
    ),
    made(
        "exercises.is_ugly",
        "is_ugly only_2_3_5 is_hamming_number",
        "n: int",
        "bool",
        """
        Check whether {n} is an ugly number: positive, with no other prime factors than 2, 3 and 5.
        divisible only by 2, 3 and 5?
        Return True if dividing {n} by 2, 3 and 5 as often as possible leaves 1; 0 and negatives are not ugly.
        Is the number made of twos, threes and fives alone? 1 counts, too.
        Test whether an integer is 5-smooth.
        Returns False for 14, because of the 7.
        """,
        """
        if n <= 0:
            return False
        for prime in (2, 3, 5):
            while n % prime == 0:
                n //= prime
        return n == 1
        ---
        if n < 1:
            return False
        d = 2
        while n > 1:
            if n % d == 0:
                n //= d
            else:
                d += 1
            if d > 5:
                return False
        return True
        """,
        lambda r: (r.choice((0, 1, -6, 8, 27, 100, r.randint(1, 40), r.randint(1, 40), r.randint(40, 250))),),
    ),
    made(
        "exercises.kaprekar_steps",
        "kaprekar_steps kaprekar_routine steps_to_6174",
        "n: int",
        "int",
        """
        Count the steps of Kaprekar's routine from the four-digit number {n} to 6174.
        kaprekar constant: number of steps to 6174
        Sort the digits descending and ascending and subtract: how often until 6174? Not all digits are equal.
        Take the largest minus the smallest number made of the digits (4 digits with zeros); count the rounds.
        Given a number of up to four digits, how many subtractions lead to 6174? 0 if it is that already.
        Returns the number of iterations of the Kaprekar process.
        """,
        """
        steps = 0
        while n != 6174:
            digits = sorted(str(n).zfill(4))
            n = int("".join(reversed(digits))) - int("".join(digits))
            steps += 1
        return steps
        ---
        count = 0
        while n != 6174:
            text = f"{n:04d}"
            high = int("".join(sorted(text, reverse=True)))
            low = int("".join(sorted(text)))
            n = high - low
            count += 1
        return count
        ---
        if n == 6174:
            return 0
        digits = "".join(sorted(f"{n:04}"))
        return 1 + kaprekar_steps(int(digits[::-1]) - int(digits))
        """,
        lambda r: (
            r.choice(
                (6174, 3524, 1000 + r.randint(1, 9), r.randint(1, 99) * 10 + 1, r.randint(11, 90) * 100 + 35)
            ),
        ),
    ),
    made(
        "exercises.is_kaprekar",
        "is_kaprekar kaprekar_number square_splits_into_itself",
        "n: int",
        "bool",
        """
        Check whether {n} is a Kaprekar number: its square can be cut into two parts that add up to {n}.
        kaprekar number like 9, 45, 55, 297
        Return True if a split of {n} squared gives two parts that add up to {n}, the right one not 0.
        45 is one because 2025 splits into 20 + 25; test this property. 1 counts, its left part is 0.
        Does the square of the number, split somewhere into left and right, sum to the number again?
        Returns whether a positive number is a Kaprekar number; an empty left part counts as 0.
        """,
        """
        square = n * n
        power = 10
        while power <= square * 10:
            left, right = divmod(square, power)
            if right > 0 and left + right == n:
                return True
            power *= 10
        return False
        ---
        text = str(n * n)
        for i in range(len(text)):
            left = int(text[:i] or "0")
            right = int(text[i:])
            if right > 0 and left + right == n:
                return True
        return False
        """,
        lambda r: _often(r, (1, 9, 45, 55, 99, 297, 703, 10, 100), 1, 120),
    ),
    made(
        "exercises.is_strong_number",
        "is_strong_number strong_number is_krishnamurthy",
        "n: int",
        "bool",
        """
        Check whether {n} equals the sum of the factorials of its digits.
        strong number (145 = 1! + 4! + 5!)
        Return True if adding up the factorial of every digit of {n} gives {n} again; the factorial of 0 is 1.
        Krishnamurthy or Peterson number test: digits' factorials sum to the number.
        Take each digit's factorial and total them; is the result the same number?
        Returns whether a positive integer is a factorion.
        """,
        """
        return sum(math.factorial(int(d)) for d in str(n)) == n
        ---
        total = 0
        rest = n
        while rest > 0:
            product = 1
            for k in range(2, rest % 10 + 1):
                product *= k
            total += product
            rest //= 10
        return total == n
        ---
        return n == sum(map(math.factorial, map(int, str(n))))
        """,
        lambda r: _often(r, (1, 2, 145, 40585, 144, 541), 1, 200),
        "import math",
    ),
    made(
        "exercises.is_disarium",
        "is_disarium disarium disarium_number",
        "n: int",
        "bool",
        """
        Check whether {n} is a Disarium number: digits raised to their positions add up to {n}.
        disarium (135 = 1^1 + 3^2 + 5^3)
        Return True if the first digit to the power 1, the second to the power 2 and so on sum to {n}.
        Positions are counted from 1 at the left; does digit ** position, totalled, give the number back?
        Test a positive integer for the property that 89 = 8 + 9 * 9 has.
        Returns whether {n} is a disarium number.
        """,
        """
        return sum(int(d) ** i for i, d in enumerate(str(n), 1)) == n
        ---
        total = 0
        text = str(n)
        for i in range(len(text)):
            total += int(text[i]) ** (i + 1)
        return total == n
        ---
        position = len(str(n))
        total, rest = 0, n
        while rest:
            rest, digit = divmod(rest, 10)
            total += digit**position
            position -= 1
        return total == n
        """,
        lambda r: _often(r, (1, 5, 89, 135, 175, 518, 598, 1306), 1, 150),
    ),
    made(
        "exercises.is_spy_number",
        "is_spy_number spy_number digit_sum_equals_product",
        "n: int",
        "bool",
        """
        Check whether the digits of {n} have the same sum and product.
        spy number
        Return True if adding the digits of {n} gives the same as multiplying them, like 1124.
        A number is a spy if the total of its digits equals their product; is this one?
        Compare digit sum and digit product of a positive integer.
        Returns whether both are equal; single digits always qualify.
        """,
        """
        digits = [int(c) for c in str(n)]
        return sum(digits) == math.prod(digits)
        ---
        total, product = 0, 1
        while n > 0:
            digit = n % 10
            total += digit
            product *= digit
            n //= 10
        return total == product
        """,
        lambda r: _often(r, (22, 123, 132, 321, 1124, 4211, 8, 10), 1, 200),
        "import math",
    ),
    made(
        "exercises.is_neon",
        "is_neon neon_number is_neon_number",
        "n: int",
        "bool",
        """
        Check whether the digits of the square of {n} add up to {n}.
        neon number (9: 81 -> 8 + 1)
        Return True if {n} is a neon number, that is the digit sum of {n} * {n} equals {n}.
        Square the number and sum the digits: is it the same number again?
        Test a non-negative integer for being neon, as 0, 1 and 9 are.
        Returns whether summing the digits of the square gives the start value.
        """,
        """
        return sum(int(d) for d in str(n * n)) == n
        ---
        square = n * n
        total = 0
        while square > 0:
            total += square % 10
            square //= 10
        return total == n
        """,
        lambda r: _often(r, (0, 1, 9), 0, 40),
    ),
    made(
        "exercises.is_smith_number",
        "is_smith_number smith_number is_smith",
        "n: int",
        "bool",
        """
        Check whether {n} is a Smith number: not prime, and its digit sum equals that of its prime factors.
        smith number like 4, 22, 27, 58
        Return True if {n} is no prime and its digits sum to the same as all digits of its prime factors.
        Compare the digit sum of a composite number with that of its factorization, with repeated primes.
        For 22 = 2 * 11 both are 4: does the number behave like that? {n} is at least 2.
        Returns False for every prime.
        """,
        """
        factors = []
        rest, d = n, 2
        while rest > 1:
            while rest % d == 0:
                factors.append(d)
                rest //= d
            d += 1
        if len(factors) < 2:
            return False
        return sum(map(int, str(n))) == sum(int(c) for f in factors for c in str(f))
        ---
        digits, rest = "", n
        d = 2
        while rest > 1:
            if rest % d == 0:
                digits += str(d)
                rest //= d
            else:
                d += 1
        return digits != str(n) and sum(map(int, digits)) == sum(map(int, str(n)))
        """,
        lambda r: _often(r, (4, 22, 27, 58, 85, 94, 121, 166), 2, 130),
    ),
    made(
        "exercises.multiplicative_persistence",
        "multiplicative_persistence digit_product_steps times_to_multiply_digits",
        "n: int",
        "int",
        """
        How many times must the digits of {n} be multiplied together until one digit is left?
        multiplicative persistence
        Return the number of rounds of replacing {n} by the product of its digits; 0 if it has one digit.
        For 39 the chain is 27, 14, 4, so 3: find the length of that chain for a number.
        Keep multiplying all digits of a non-negative integer and count the repetitions up to a single digit.
        Returns an int, 0 for numbers below 10.
        """,
        """
        steps = 0
        while n >= 10:
            product = 1
            for digit in str(n):
                product *= int(digit)
            n = product
            steps += 1
        return steps
        ---
        count = 0
        while n > 9:
            n = math.prod(map(int, str(n)))
            count += 1
        return count
        ---
        if n < 10:
            return 0
        return 1 + multiplicative_persistence(math.prod(int(d) for d in str(n)))
        """,
        lambda r: (r.choice((7, 10, 39, 77, 679, 999, r.randint(10, 99), r.randint(100, 9999))),),
        "import math",
    ),
    made(
        "exercises.reverse_and_add",
        "reverse_and_add_steps steps_to_palindrome palindrome_steps",
        "n: int",
        "int",
        """
        How often must {n} be added to its reversal until the sum is a palindrome? 0 if it is one already.
        reverse and add until palindromic, count the additions
        Return the number of reverse-and-add steps that make {n} a palindromic number.
        87 + 78 = 165, 165 + 561 = 726, 726 + 627 = 1353, 1353 + 3531 = 4884: that takes 4 steps; count them.
        Turn the digits around, add, and repeat while the total does not read the same backwards.
        Returns the count of additions; {n} is one of those that get there.
        """,
        """
        steps = 0
        while str(n) != str(n)[::-1]:
            n += int(str(n)[::-1])
            steps += 1
        return steps
        ---
        count = 0
        text = str(n)
        while text != text[::-1]:
            text = str(int(text) + int(text[::-1]))
            count += 1
        return count
        """,
        lambda r: (r.choice((0, 7, 11, 121, 87, 59, 79, 68, r.randint(10, 88), r.randint(100, 180))),),
    ),
    made(
        "exercises.next_palindrome",
        "next_palindrome next_palindromic_number palindrome_after",
        "n: int",
        "int",
        """
        Return the smallest palindromic number greater than {n}.
        next number that reads the same backwards
        Find the first integer above {n} whose digits are a palindrome; {n} itself does not count.
        The mileage shows {n}: what is the next palindrome to come up?
        Count upwards from the number until its digits are symmetric.
        Returns a palindrome that is strictly larger than the given non-negative integer.
        """,
        """
        n += 1
        while str(n) != str(n)[::-1]:
            n += 1
        return n
        ---
        return next(k for k in itertools.count(n + 1) if str(k) == str(k)[::-1])
        ---
        for k in range(n + 1, 20 * n + 20):
            if list(str(k)) == list(reversed(str(k))):
                return k
        return -1
        """,
        lambda r: (r.choice((0, 8, 9, 11, 99, 191, r.randint(10, 99), r.randint(100, 1500))),),
        "import itertools",
    ),
    made(
        "exercises.largest_concatenation",
        "largest_concatenation biggest_number_from_parts arrange_to_largest",
        "numbers: list[int]",
        "int",
        """
        Write {numbers} next to each other in the order that makes the largest number; 0 for an empty list.
        arrange integers to form the biggest number
        Return the greatest number that can be made by joining the non-negative {numbers} in some order.
        For 3, 30 and 34 that is 34330: find the best order and return the resulting integer.
        Concatenate the parts so that the result is as large as possible.
        Returns an int, 0 if nothing is given.
        """,
        """
        best = 0
        for order in itertools.permutations(numbers):
            if order:
                best = max(best, int("".join(map(str, order))))
        return best
        ---
        texts = [str(n) for n in numbers]
        texts.sort(key=functools.cmp_to_key(lambda a, b: int(b + a) - int(a + b)))
        return int("".join(texts) or "0")
        """,
        lambda r: (
            [
                r.choice((r.randint(0, 9), r.randint(0, 60), r.randint(0, 400)))
                for _ in range(r.randint(0, 4))
            ],
        ),
        ("import functools", "import itertools"),
    ),
    made(
        "exercises.digit_frequency",
        "digit_frequency count_each_digit digit_counts",
        "n: int",
        "dict[int, int]",
        """
        Map every digit that occurs in {n} to how often it does, in ascending order of the digits.
        digit histogram of a number
        Return a dict from digit to its count in {n}, smallest digit first.
        How many of each digit does a number have? Digits that are missing get no entry.
        Tally the digits of a non-negative integer, sorted by digit.
        Returns a dictionary with ints as keys and values; 0 has one zero.
        """,
        """
        text = str(n)
        return {d: text.count(str(d)) for d in range(10) if str(d) in text}
        ---
        counts = Counter(int(c) for c in str(n))
        return dict(sorted(counts.items()))
        ---
        counts: dict[int, int] = {}
        for c in sorted(str(n)):
            counts[int(c)] = counts.get(int(c), 0) + 1
        return counts
        """,
        lambda r: (r.choice((0, 7, 1000, 1122, r.randint(10, 999), r.randint(1000, 999999))),),
        "from collections import Counter",
    ),
    made(
        "exercises.same_digits",
        "same_digits are_digit_anagrams has_same_digits",
        "a: int; b: int",
        "bool",
        """
        Do {a} and {b} have the same digits, each equally often, in any order?
        numbers that are permutations of each other
        Return True if the digits of {a} can be rearranged to give {b}, repeated digits included.
        Is one number an anagram of the other?
        Check if two non-negative integers consist of identical digits, regardless of order.
        Returns whether sorting the digits of both gives the same.
        """,
        """
        return sorted(str(a)) == sorted(str(b))
        ---
        return Counter(str(a)) == Counter(str(b))
        ---
        first, second = str(a), str(b)
        return len(first) == len(second) and all(first.count(d) == second.count(d) for d in first)
        """,
        lambda r: r.choice(
            (
                (123, 321),
                (112, 122),
                (100, 10),
                (1442, 2414),
                (7, 7),
                (r.randint(10, 99), r.randint(10, 99)),
                (r.randint(0, 9), r.randint(0, 99)),
            )
        ),
        "from collections import Counter",
    ),
    made(
        "exercises.swap_outer_digits",
        "swap_first_last_digit swap_outer_digits exchange_end_digits",
        "n: int",
        "int",
        """
        Swap the first and the last digit of {n}.
        exchange leading and trailing digit
        Return {n} with its outer digits swapped: 1234 becomes 4231; one digit stays as it is.
        Given a non-negative integer, let its first and last digits change places; leading zeros vanish.
        What number do you get when the digits at both ends trade positions? 120 gives 21.
        Returns the number whose ends are exchanged and whose middle is untouched.
        """,
        """
        text = str(n)
        if len(text) < 2:
            return n
        return int(text[-1] + text[1:-1] + text[0])
        ---
        digits = list(str(n))
        digits[0], digits[-1] = digits[-1], digits[0]
        return int("".join(digits))
        """,
        lambda r: (
            r.choice((0, 5, 10, 120, r.randint(10, 99), r.randint(100, 999), r.randint(1000, 99999))),
        ),
    ),
    made(
        "exercises.rotate_digits",
        "rotate_digits rotate_number shift_digits_left",
        "n: int; steps: int",
        "int",
        """
        Rotate the digits of {n} to the left by {steps} places.
        cyclic shift of digits
        Move the first digit of {n} to the end, {steps} times: 12345 by 2 gives 34512.
        Turn the digits of a number around in a circle; more steps than digits go around again.
        Shift a non-negative integer's digits leftwards, what falls out comes back on the right.
        Returns the resulting int, without leading zeros.
        """,
        """
        text = str(n)
        k = steps % len(text)
        return int(text[k:] + text[:k])
        ---
        digits = str(n)
        for _ in range(steps):
            digits = digits[1:] + digits[0]
        return int(digits)
        ---
        digits = deque(str(n))
        digits.rotate(-steps)
        return int("".join(digits))
        """,
        lambda r: (r.choice((0, 7, 100, r.randint(10, 99), r.randint(100, 99999))), r.randint(0, 7)),
        "from collections import deque",
    ),
    made(
        "exercises.sum_even_digits",
        "sum_even_digits even_digit_sum add_even_digits",
        "n: int",
        "int",
        """
        Add up the even digits of {n}; its sign does not matter.
        sum of even digits
        Return the total of those digits of {n} that are divisible by 2, 0 if there are none.
        Given an integer, ignore its odd digits and sum the others.
        What do the digits 0, 2, 4, 6 and 8 in the number come to?
        Returns an int; negative numbers are treated like positive ones.
        """,
        """
        return sum(int(d) for d in str(abs(n)) if int(d) % 2 == 0)
        ---
        total = 0
        n = abs(n)
        while n > 0:
            digit = n % 10
            if digit % 2 == 0:
                total += digit
            n //= 10
        return total
        ---
        return sum(int(d) for d in str(n) if d in "2468")
        """,
        lambda r: (r.choice((0, 8, 135, r.randint(-99, 99), r.randint(100, 99999), -r.randint(100, 9999))),),
    ),
    made(
        "exercises.count_even_odd_digits",
        "count_even_odd_digits even_odd_digits digit_parity_counts",
        "n: int",
        "tuple[int, int]",
        """
        Count the even and the odd digits of {n}, in this order.
        number of even digits and odd digits
        Return a tuple (even, odd) with how many digits of {n} are even and how many are odd; 0 is even.
        How many digits of a non-negative integer can be halved, and how many cannot?
        Go through the digits and keep two counters, one for even and one for odd ones.
        Returns two ints, for 1234567 they are (3, 4).
        """,
        """
        even = sum(1 for d in str(n) if int(d) % 2 == 0)
        return (even, len(str(n)) - even)
        ---
        counts = [0, 0]
        for digit in str(n):
            counts[int(digit) % 2] += 1
        return (counts[0], counts[1])
        ---
        even = odd = 0
        for c in str(n):
            if c in "02468":
                even += 1
            else:
                odd += 1
        return (even, odd)
        """,
        lambda r: (r.choice((0, 7, 2468, r.randint(10, 99), r.randint(100, 999999))),),
    ),
    made(
        "exercises.smallest_after_removal",
        "smallest_after_removal remove_k_digits minimum_after_deleting_digits",
        "n: int; k: int",
        "int",
        """
        Remove {k} digits of {n} so that the number that is left is as small as possible.
        delete k digits to get the minimum
        Return the smallest number that remains when {k} digits are deleted; the order of the others stays.
        Which digits must go to make a number as little as possible? 0 is left if all of them do.
        Given a non-negative integer and how many of its digits to drop, minimize the rest.
        Returns an int, leading zeros vanish: 10200 without one digit is 200.
        """,
        """
        text = str(n)
        if k >= len(text):
            return 0
        return min(int("".join(kept)) for kept in itertools.combinations(text, len(text) - k))
        ---
        stack: list[str] = []
        for digit in str(n):
            while k > 0 and stack and stack[-1] > digit:
                stack.pop()
                k -= 1
            stack.append(digit)
        kept = stack[: len(stack) - k] if k < len(stack) else []
        return int("".join(kept) or "0")
        """,
        lambda r: (r.choice((10200, 112, r.randint(0, 99), r.randint(100, 99999))), r.randint(0, 4)),
        "import itertools",
    ),
    made(
        "exercises.next_same_digits",
        "next_bigger_same_digits next_permutation_number next_larger_with_same_digits",
        "n: int",
        "int | None",
        """
        Return the next larger number that has the same digits as {n}, or None if there is none.
        next bigger number by rearranging the digits
        Rearrange the digits of {n} to the smallest number above {n}; None if no order gives a larger one.
        12 becomes 21, 513 becomes 531 and 321 has no successor (None).
        Find the next permutation of a number's digits in ascending order.
        Returns the least greater integer made of exactly these digits, else None.
        """,
        """
        larger = {int("".join(p)) for p in itertools.permutations(str(n))}
        return min((k for k in larger if k > n), default=None)
        ---
        digits = list(str(n))
        i = len(digits) - 2
        while i >= 0 and digits[i] >= digits[i + 1]:
            i -= 1
        if i < 0:
            return None
        j = len(digits) - 1
        while digits[j] <= digits[i]:
            j -= 1
        digits[i], digits[j] = digits[j], digits[i]
        return int("".join(digits[: i + 1] + digits[:i:-1]))
        """,
        lambda r: (r.choice((7, 21, 513, 321, 144, r.randint(10, 99), r.randint(100, 9999))),),
        "import itertools",
    ),
    made(
        "exercises.missing_digits",
        "missing_digits digits_not_used absent_digits",
        "n: int",
        "list[int]",
        """
        List the digits from 0 to 9 that do not occur in {n}, ascending.
        which digits are missing from a number
        Return every digit that {n} does not contain.
        Given a non-negative integer, tell which of the ten digits are absent, smallest first.
        Find all digits never used in writing the number.
        Returns a list of ints, empty if all ten digits appear.
        """,
        """
        return [d for d in range(10) if str(d) not in str(n)]
        ---
        return sorted(set(range(10)) - {int(c) for c in str(n)})
        ---
        used = [False] * 10
        for c in str(n):
            used[int(c)] = True
        return [d for d in range(10) if not used[d]]
        """,
        lambda r: (r.choice((0, 1234567890, 9876543210, r.randint(10, 999), r.randint(1000, 99999999))),),
    ),
    made(
        "exercises.is_pandigital",
        "is_pandigital pandigital uses_one_to_n",
        "n: int",
        "bool",
        """
        Check whether {n} uses each digit from 1 to its length exactly once.
        pandigital (1 to n) number
        Return True if a k-digit number {n} contains all digits 1 to k once, like 2143.
        Are the digits of the number a permutation of 1, 2, 3, ... up to how many there are?
        Test for 1-to-n pandigital: no digit missing, none repeated, no zero.
        Returns whether the sorted digits are 1, 2, ..., number of digits.
        """,
        """
        text = str(n)
        return sorted(text) == [str(d) for d in range(1, len(text) + 1)]
        ---
        digits = [int(c) for c in str(n)]
        return set(digits) == set(range(1, len(digits) + 1))
        ---
        text = str(n)
        return "".join(sorted(text)) == "123456789"[: len(text)]
        """,
        lambda r: _often(r, (1, 21, 132, 213, 2143, 51432, 122, 120, 134), 1, 400),
    ),
    made(
        "exercises.first_digit",
        "first_digit leading_digit most_significant_digit",
        "n: int",
        "int",
        """
        Return the first digit of {n}, ignoring its sign.
        leading digit
        What does the number {n} begin with? A minus sign is skipped.
        Given an integer, give its leftmost digit as an int.
        Get the most significant decimal digit of a number, positive or negative.
        Returns an int from 1 to 9, or 0 for 0.
        """,
        """
        return int(str(abs(n))[0])
        ---
        n = abs(n)
        while n >= 10:
            n //= 10
        return n
        ---
        return int(str(n).lstrip("-")[0])
        """,
        lambda r: (r.choice((0, 7, -5, r.randint(10, 999), -r.randint(10, 9999), r.randint(1000, 99999))),),
    ),
    made(
        "exercises.is_stepping",
        "is_stepping_number adjacent_digits_differ_by_one is_jumping_number",
        "n: int",
        "bool",
        """
        Check whether all neighboring digits of {n} differ by exactly 1.
        stepping (jumping) number
        Return True if each digit of {n} is one more or one less than the digit before it.
        Do the digits go up or down in single steps, as in 4321 or 7878? One digit alone is fine.
        Test a non-negative integer for being a jumping number.
        Returns False if two adjacent digits are equal or more than 1 apart.
        """,
        """
        text = str(n)
        return all(abs(int(a) - int(b)) == 1 for a, b in zip(text, text[1:]))
        ---
        while n >= 10:
            if abs(n % 10 - n // 10 % 10) != 1:
                return False
            n //= 10
        return True
        """,
        lambda r: _often(r, (0, 5, 10, 321, 454, 8987, 123, 7878), 0, 300),
    ),
    made(
        "exercises.digit_trend",
        "digit_trend bouncy_or_not number_trend",
        "n: int",
        "str",
        """
        Say whether the digits of {n} are "increasing", "decreasing" or "bouncy".
        bouncy number check with kind
        Return "increasing" if no digit of {n} falls, "decreasing" if none rises, else "bouncy".
        Do the digits of a number climb, fall, or go up and down? Equal digits only are called "increasing".
        Classify a number by its digits: climbing first, then falling, otherwise bouncy.
        Returns one of three words; 135 is increasing, 420 decreasing, 155349 bouncy.
        """,
        """
        text = str(n)
        if list(text) == sorted(text):
            return "increasing"
        if list(text) == sorted(text, reverse=True):
            return "decreasing"
        return "bouncy"
        ---
        digits = str(n)
        pairs = list(zip(digits, digits[1:]))
        if all(a <= b for a, b in pairs):
            return "increasing"
        return "decreasing" if all(a >= b for a, b in pairs) else "bouncy"
        """,
        lambda r: (
            r.choice(
                (0, 77, 135, 420, 155349, r.randint(10, 99), r.randint(100, 999), r.randint(1000, 9999))
            ),
        ),
    ),
    made(
        "exercises.sum_digit_powers",
        "sum_of_digit_powers digit_power_sum sum_digits_to_power",
        "n: int; power: int",
        "int",
        """
        Raise each digit of {n} to {power} and add the results.
        sum of powers of digits
        Return the total of digit ** {power} over all digits of {n}.
        With 2 this is the sum of squared digits; do it for any exponent of at least 1.
        Given a non-negative integer and an exponent, add up the powers of its digits.
        Returns an int: 123 with power 3 gives 1 + 8 + 27 = 36.
        """,
        """
        return sum(int(d) ** power for d in str(n))
        ---
        total = 0
        while n > 0:
            n, digit = divmod(n, 10)
            total += digit**power
        return total
        """,
        lambda r: (r.choice((0, 10, r.randint(1, 99), r.randint(100, 99999))), r.randint(1, 4)),
    ),
    made(
        "exercises.digit_occurrences_up_to",
        "count_digit_up_to digit_occurrences_up_to times_digit_written",
        "n: int; digit: int",
        "int",
        """
        How often is {digit} written when all numbers from 1 to {n} are written down?
        occurrences of a digit in 1..n
        Count {digit} in all the numbers from 1 to {n} together; 11 has two ones.
        Numbering the pages of a book up to {n}, how many times is this digit needed?
        Given an upper limit (included) and a digit, count its appearances in the whole row of numbers.
        Returns an int, 0 when {n} is below 1.
        """,
        """
        return sum(str(k).count(str(digit)) for k in range(1, n + 1))
        ---
        count = 0
        for k in range(1, n + 1):
            while k > 0:
                if k % 10 == digit:
                    count += 1
                k //= 10
        return count
        ---
        return "".join(map(str, range(1, n + 1))).count(str(digit))
        """,
        lambda r: (r.choice((0, 1, 9, 10, 100, r.randint(11, 99), r.randint(100, 350))), r.randint(0, 9)),
    ),
    made(
        "exercises.digits_to_write_pages",
        "total_digits_written digits_for_pages digits_to_number_pages",
        "pages: int",
        "int",
        """
        How many digits are needed to number the pages of a book from 1 to {pages}?
        total digits of all page numbers
        Return the number of digits printed when every page from 1 to {pages} gets its number.
        Pages 1 to 12 need 9 + 6 = 15 digits: compute this for any number of pages.
        Count the digits in writing 1, 2, 3, ... down to the last page; no pages need none.
        Returns the combined length of all the numbers.
        """,
        """
        return sum(len(str(page)) for page in range(1, pages + 1))
        ---
        total = 0
        start = 1
        while start <= pages:
            total += pages - start + 1
            start *= 10
        return total
        ---
        return len("".join(map(str, range(1, pages + 1))))
        """,
        lambda r: (r.choice((0, 1, 9, 10, 99, 100, r.randint(1, 99), r.randint(100, 1200))),),
    ),
    made(
        "exercises.is_undulating",
        "is_undulating undulating_number digits_alternate_two",
        "n: int",
        "bool",
        """
        Check whether {n} has the form aba, abab, ...: two different digits that alternate.
        undulating number like 747 or 9090
        Return True if {n} has at least three digits that switch between two different values.
        Do the digits swing back and forth between a and b, with a not equal to b? Two digits are too few.
        Test an integer of three or more digits for an alternating ababab pattern.
        Returns False for 111 and for 12.
        """,
        """
        text = str(n)
        if len(text) < 3 or text[0] == text[1]:
            return False
        return all(text[i] == text[i - 2] for i in range(2, len(text)))
        ---
        text = str(n)
        pattern = text[:2] * len(text)
        return len(text) >= 3 and len(set(text[:2])) == 2 and text == pattern[: len(text)]
        """,
        lambda r: _often(r, (747, 101, 9090, 36363, 111, 12, 121), 1, 2000),
    ),
    made(
        "exercises.squares_between",
        "perfect_squares_between squares_between squares_in_range",
        "low: int; high: int",
        "list[int]",
        """
        List the perfect squares from {low} to {high}, both included.
        square numbers in a range
        Return all n * n with {low} <= n * n <= {high}, ascending.
        Which square numbers lie between two bounds, the bounds counting as well?
        Given a range of non-negative integers, find those that are the square of a whole number.
        Returns a list, empty when the range has no square.
        """,
        """
        return [n * n for n in range(math.isqrt(max(high, 0)) + 1) if low <= n * n <= high]
        ---
        squares = []
        n = 0
        while n * n <= high:
            if n * n >= low:
                squares.append(n * n)
            n += 1
        return squares
        ---
        return [k for k in range(low, high + 1) if math.isqrt(k) ** 2 == k]
        """,
        lambda r: (r.randint(0, 60), r.randint(0, 200)),
        "import math",
    ),
    made(
        "exercises.nearest_square",
        "nearest_square closest_square nearest_perfect_square",
        "n: int",
        "int",
        """
        Return the perfect square closest to {n}, which is not negative.
        nearest perfect square
        Which square number has the smallest distance to {n}? There can be no tie.
        Round the number to the next square below or above, whichever is nearer.
        Given a non-negative integer, find the k * k that lies nearest to it.
        Returns {n} itself if it is a square already.
        """,
        """
        root = math.isqrt(n)
        low, high = root * root, (root + 1) ** 2
        return low if n - low <= high - n else high
        ---
        return round(math.sqrt(n)) ** 2
        ---
        k = 0
        while (k + 1) ** 2 <= n:
            k += 1
        return min((k * k, (k + 1) ** 2), key=lambda square: abs(square - n))
        """,
        lambda r: (r.choice((0, 1, 2, 3, 12, 13, r.randint(4, 60), r.randint(60, 400))),),
        "import math",
    ),
    made(
        "exercises.two_squares",
        "is_sum_of_two_squares sum_of_two_squares two_squares",
        "n: int",
        "bool",
        """
        Check whether {n} is the sum of two squares a * a + b * b; one of them may be 0.
        can a number be written as two squares added
        Return True if there are whole numbers a and b with a² + b² = {n}.
        Is it possible to split the number into two square numbers? Zero counts as a square.
        Given a non-negative integer, test if some square leaves a square when taken away.
        Returns False for 3, 6 and 7, for example.
        """,
        """
        for a in range(n + 1):
            if a * a > n:
                break
            if math.isqrt(n - a * a) ** 2 == n - a * a:
                return True
        return False
        ---
        squares = {k * k for k in range(n + 1)}
        return any(n - s in squares for s in squares)
        ---
        low, high = 0, math.isqrt(n)
        while low <= high:
            total = low * low + high * high
            if total == n:
                return True
            if total < n:
                low += 1
            else:
                high -= 1
        return False
        """,
        lambda r: (r.choice((0, 1, 25, 50, r.randint(2, 80), r.randint(2, 80))),),
        "import math",
    ),
    made(
        "exercises.pythagorean_triples",
        "pythagorean_triples pythagorean_triplets right_triangle_triples",
        "limit: int",
        "list[tuple[int, int, int]]",
        """
        List all (a, b, c) with a < b < c <= {limit} and a² + b² = c², ordered by a, then b.
        pythagorean triples up to a limit
        Return every triple of whole sides of a right triangle whose hypotenuse is at most {limit}.
        Which right-angled triangles have integer sides, the longest not above {limit}? Sort by the sides.
        Find triplets such as 3, 4, 5 whose largest number does not exceed a bound.
        Returns a list of tuples in ascending order, [] if {limit} is below 5.
        """,
        """
        result = []
        for a in range(1, limit):
            for b in range(a + 1, limit):
                c = math.isqrt(a * a + b * b)
                if c <= limit and c * c == a * a + b * b:
                    result.append((a, b, c))
        return result
        ---
        numbers = range(1, limit + 1)
        return [(a, b, c) for a, b, c in itertools.combinations(numbers, 3) if a * a + b * b == c * c]
        """,
        lambda r: (r.randint(2, 16),),
        ("import itertools", "import math"),
    ),
    made(
        "exercises.sum_square_difference",
        "sum_square_difference square_of_sum_minus_sum_of_squares difference_of_squares",
        "n: int",
        "int",
        """
        Square of the sum of 1 to {n} minus the sum of their squares.
        difference between square of sum and sum of squares
        Return (1 + 2 + ... + {n})² - (1² + 2² + ... + {n}²).
        For 10 that is 3025 - 385 = 2640; compute it for the first {n} natural numbers.
        Sum the numbers and square the total, then take away the total of the squares; 0 for none.
        Returns the difference as an int.
        """,
        """
        numbers = range(1, n + 1)
        return sum(numbers) ** 2 - sum(k * k for k in numbers)
        ---
        total = squares = 0
        for k in range(1, n + 1):
            total += k
            squares += k * k
        return total * total - squares
        ---
        return (n * (n + 1) // 2) ** 2 - n * (n + 1) * (2 * n + 1) // 6
        """,
        lambda r: (r.randint(0, 30),),
    ),
    made(
        "exercises.sum_of_cubes",
        "sum_of_cubes sum_cubes cubes_total",
        "n: int",
        "int",
        """
        Add up the cubes of the numbers from 1 to {n}.
        1^3 + 2^3 + ... + n^3
        Return the sum of k * k * k for k = 1 to {n}, 0 for n = 0.
        What do the first {n} cube numbers come to?
        Total of all third powers up to a given number.
        Returns the square of the n-th triangular number, which is the same.
        """,
        """
        return sum(k**3 for k in range(1, n + 1))
        ---
        total = 0
        for k in range(1, n + 1):
            total += k * k * k
        return total
        ---
        return (n * (n + 1) // 2) ** 2
        """,
        lambda r: (r.randint(0, 25),),
    ),
    made(
        "exercises.multiples_of_either",
        "sum_multiples_of_either sum_of_3_or_5 multiples_of_a_or_b",
        "limit: int; a: int; b: int",
        "int",
        """
        Add up all numbers below {limit} that are multiples of {a} or {b}; those of both count once.
        sum of multiples of 3 or 5 below n
        Return the sum of the positive integers less than {limit} that {a} or {b} divides.
        Every natural number under the limit that can be divided by at least one of two numbers is summed.
        Given a limit (itself excluded) and two factors, total their multiples without counting any twice.
        Returns an int: with 10, 3 and 5 it is 3 + 5 + 6 + 9 = 23.
        """,
        """
        return sum(n for n in range(1, limit) if n % a == 0 or n % b == 0)
        ---
        total = 0
        for n in range(1, limit):
            if n % a == 0 or n % b == 0:
                total += n
        return total
        ---
        return sum(set(range(a, limit, a)) | set(range(b, limit, b)))
        """,
        lambda r: (r.choice((0, 10, r.randint(1, 40), r.randint(40, 120))), r.randint(2, 7), r.randint(2, 7)),
    ),
    made(
        "exercises.lcm_up_to",
        "smallest_multiple lcm_up_to divisible_by_all",
        "n: int",
        "int",
        """
        Return the smallest positive number that all of 1 to {n} divide.
        least common multiple of 1..n
        What is the lowest number evenly divisible by every integer from 1 to {n}? 1 for n = 0.
        For 10 the answer is 2520: find the least number that has all numbers up to {n} as divisors.
        Combine the numbers from one to a limit into their least common multiple.
        Returns an int of at least 1.
        """,
        """
        return math.lcm(*range(1, n + 1))
        ---
        result = 1
        for k in range(2, n + 1):
            result = result * k // math.gcd(result, k)
        return result
        ---
        result = 1
        for k in range(2, n + 1):
            step = result
            while result % k != 0:
                result += step
        return result
        """,
        lambda r: (r.randint(0, 18),),
        "import math",
    ),
    made(
        "exercises.primorial",
        "primorial product_of_primes prime_product",
        "limit: int",
        "int",
        """
        Multiply all primes up to {limit}, {limit} included; 1 if there are none.
        primorial
        Return the product of the prime numbers that are not greater than {limit}.
        What do you get by multiplying 2 * 3 * 5 * 7 ... as far as the primes do not exceed the bound?
        Like a factorial, but only primes are multiplied together; below 2 the result is 1.
        Returns an int, 210 for a limit of 10.
        """,
        """
        product = 1
        for n in range(2, limit + 1):
            if all(n % d for d in range(2, n)):
                product *= n
        return product
        ---
        return math.prod(n for n in range(2, limit + 1) if all(n % d for d in range(2, n)))
        """,
        lambda r: (r.randint(0, 32),),
        "import math",
    ),
    made(
        "exercises.divisor_pairs",
        "factor_pairs divisor_pairs pairs_of_factors",
        "n: int",
        "list[tuple[int, int]]",
        """
        List all pairs (a, b) with a * b = {n} and a <= b, smallest a first.
        factor pairs
        Return every way to write {n} as a product of two positive integers, the smaller factor in front.
        Which rectangles with whole sides have the area {n}? Each shape once, short side first.
        Find the pairs of factors of a positive number, ordered by their first item.
        Returns a list of tuples: for 12 it is [(1, 12), (2, 6), (3, 4)].
        """,
        """
        return [(a, n // a) for a in range(1, n + 1) if n % a == 0 and a <= n // a]
        ---
        pairs = []
        a = 1
        while a * a <= n:
            if n % a == 0:
                pairs.append((a, n // a))
            a += 1
        return pairs
        ---
        return [(a, n // a) for a in range(1, math.isqrt(n) + 1) if n % a == 0]
        """,
        lambda r: (r.choice((1, 7, 16, 36, r.randint(2, 40), r.randint(2, 100))),),
        "import math",
    ),
    made(
        "exercises.common_divisors",
        "common_divisors shared_divisors common_factors",
        "a: int; b: int",
        "list[int]",
        """
        List all numbers that divide both {a} and {b}, in ascending order.
        common factors of two numbers
        Return every positive integer that is a divisor of {a} and of {b}; 1 always is.
        Which numbers go into both without a remainder?
        Find the factors that two positive integers have in common, smallest first.
        Returns a sorted list whose last item is the greatest common divisor.
        """,
        """
        return [d for d in range(1, min(a, b) + 1) if a % d == 0 and b % d == 0]
        ---
        g = math.gcd(a, b)
        return [d for d in range(1, g + 1) if g % d == 0]
        ---
        first = {d for d in range(1, a + 1) if a % d == 0}
        second = {d for d in range(1, b + 1) if b % d == 0}
        return sorted(first & second)
        """,
        lambda r: r.choice(
            (
                (12, 18),
                (36, 24),
                (r.randint(1, 9) * 6, r.randint(1, 9) * 6),
                (r.randint(1, 30), r.randint(1, 30)),
            )
        ),
        "import math",
    ),
    made(
        "exercises.most_divisors",
        "most_divisors number_with_most_divisors most_factors_up_to",
        "limit: int",
        "int",
        """
        Which number from 1 to {limit} has the most divisors? The smallest one on a tie.
        number with most factors up to a limit
        Return the integer not above {limit} with the largest number of divisors, the first of several.
        Search 1 to {limit} for the value that can be divided by the most numbers; ties go to the smaller.
        Given an upper bound, find its most divisible number.
        Returns an int between 1 and {limit}.
        """,
        """
        return max(range(1, limit + 1), key=lambda n: sum(1 for d in range(1, n + 1) if n % d == 0))
        ---
        best, best_count = 1, 1
        for n in range(2, limit + 1):
            count = 0
            for d in range(1, n + 1):
                if n % d == 0:
                    count += 1
            if count > best_count:
                best, best_count = n, count
        return best
        """,
        lambda r: (r.randint(1, 80),),
    ),
    made(
        "exercises.is_self_number",
        "is_self_number self_number has_no_generator",
        "n: int",
        "bool",
        """
        Check whether {n} is a self number: no smaller m plus the digit sum of m gives {n}.
        self number (Colombian number)
        Return True if there is no positive m with m + digits of m added = {n}.
        21 comes from 15 + 1 + 5, so it is not one, but 20 has no such origin; test a positive integer.
        Can the number not be generated by adding a number and its digits?
        Returns whether {n} has no generator among 1 to {n}.
        """,
        """
        return all(m + sum(int(d) for d in str(m)) != n for m in range(1, n))
        ---
        for m in range(1, n):
            total = m
            rest = m
            while rest:
                total += rest % 10
                rest //= 10
            if total == n:
                return False
        return True
        """,
        lambda r: _often(r, (1, 3, 5, 7, 9, 20, 31, 42, 53, 64, 75, 86, 97), 1, 110),
    ),
    made(
        "exercises.digits_of_power",
        "digits_of_power power_digit_sum digit_sum_of_power",
        "base: int; exponent: int",
        "int",
        """
        Add up the digits of {base} to the power of {exponent}.
        power digit sum (2^15 -> 26)
        Return the sum of the decimal digits of {base} ** {exponent}.
        Raise a number to a power and total the digits of the result.
        For 2 to the 15th, 32768, the digits give 26: do that for any base and exponent that are not negative.
        Returns the cross sum of the power, 1 if the exponent is 0.
        """,
        """
        return sum(int(d) for d in str(base**exponent))
        ---
        value = base**exponent
        total = 0
        while value > 0:
            total += value % 10
            value //= 10
        return total
        ---
        return sum(map(int, str(pow(base, exponent))))
        """,
        lambda r: (r.randint(0, 12), r.randint(0, 20)),
    ),
    made(
        "exercises.lucky_ticket",
        "is_lucky_ticket lucky_ticket halves_have_equal_sum",
        "number: int",
        "bool",
        """
        Is the ticket {number} lucky: do its first three digits sum to the same as its last three?
        lucky bus ticket
        Return True if both halves of the six-digit {number} have equal digit sums; zeros fill it up in front.
        A ticket wins when its left half's digits add up to as much as the right half's; is this one lucky?
        Compare the sum of the first and the last 3 of 6 digits.
        Returns a bool; 1001 is read as 001001 and is lucky.
        """,
        """
        text = str(number).zfill(6)
        return sum(map(int, text[:3])) == sum(map(int, text[3:]))
        ---
        left, right = divmod(number, 1000)
        return sum(int(d) for d in str(left)) == sum(int(d) for d in str(right))
        ---
        digits = [int(c) for c in f"{number:06d}"]
        return digits[0] + digits[1] + digits[2] == digits[3] + digits[4] + digits[5]
        """,
        lambda r: _often(r, (0, 1001, 123321, 385916, 220004, 111300), 1, 999999),
    ),
    made(
        "exercises.fizz_words",
        "fizzbuzz_with_rules fizz_words custom_fizzbuzz",
        "n: int; rules: dict[int, str]",
        "str",
        """
        For each divisor in {rules} that divides {n}, join its word; if none does, return {n} as text.
        fizzbuzz with any divisors and words (raindrops)
        Return the words of all {rules} whose key divides {n}, in order, else the number as a string.
        A general FizzBuzz: a dict from divisor to word decides what is said instead of the number.
        Raindrop sounds: put together the word of every factor that fits; without any, say the number.
        Returns a string; with 3 as Fizz and 5 as Buzz, 15 gives "FizzBuzz".
        """,
        """
        text = ""
        for divisor, word in rules.items():
            if n % divisor == 0:
                text += word
        return text or str(n)
        ---
        return "".join(word for divisor, word in rules.items() if n % divisor == 0) or str(n)
        ---
        words = [rules[divisor] for divisor in rules if n % divisor == 0]
        if not words:
            return str(n)
        return "".join(words)
        """,
        lambda r: (
            r.randint(1, 42),
            r.choice(({3: "Fizz", 5: "Buzz"}, {3: "Pling", 5: "Plang"}, {2: "a", 7: "b"}, {4: "x"})),
        ),
    ),
)
