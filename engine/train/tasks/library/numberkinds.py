"""Kinds of numbers: divisors, primes, digits and powers; lists of them; modular arithmetic."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _number(r: Random) -> tuple[int]:
    return (r.choice((r.randint(-3, 12), r.randint(1, 60), r.randint(1, 500), r.randint(1, 2000))),)


def _positive(r: Random) -> tuple[int]:
    return (r.choice((r.randint(1, 12), r.randint(1, 60), r.randint(1, 500), r.randint(1, 2000))),)


def _limit(r: Random) -> tuple[int]:
    return (r.choice((r.randint(0, 20), r.randint(0, 200), r.randint(0, 600))),)


def _range(r: Random) -> tuple[int, int]:
    low = r.randint(1, 150)
    return low, low + r.randint(-5, 150)


def _pair(r: Random) -> tuple[int, int]:
    return r.randint(1, 60), r.randint(1, 60)


ENTRIES = (
    made(
        "numberkinds.abundant",
        "is_abundant is_abundant_number abundant",
        "n: int",
        "bool",
        """
        Is {n} abundant: do its proper divisors add up to more than the number?
        abundant number?
        Return True if the sum of all divisors except n itself is greater than n.
        Is a number like 12 or 18 smaller than the sum of its proper divisors?
        Check for abundance; numbers below 1 are not abundant.
        """,
        """
        return n > 0 and sum(d for d in range(1, n // 2 + 1) if n % d == 0) > n
        """,
        _number,
    ),
    made(
        "numberkinds.deficient",
        "is_deficient is_deficient_number deficient",
        "n: int",
        "bool",
        """
        Is {n} deficient: do its proper divisors add up to less than the number?
        deficient number?
        Return True if the sum of all divisors except n itself is smaller than n.
        Is a number like 8 or 15 larger than the sum of its proper divisors?
        Check for deficiency; numbers below 1 are not deficient.
        """,
        """
        return n > 0 and sum(d for d in range(1, n // 2 + 1) if n % d == 0) < n
        """,
        _number,
    ),
    made(
        "numberkinds.proper_divisor_sum",
        "sum_of_proper_divisors aliquot_sum proper_divisor_sum sum_proper_divisors",
        "n: int",
        "int",
        """
        Sum of the proper divisors of {n}, that is all except {n} itself; 0 below 2.
        aliquot sum
        Return what the divisors smaller than the number add up to.
        What do all numbers that divide this one, without itself, make together?
        16 for 12: 1 + 2 + 3 + 4 + 6.
        """,
        """
        return sum(d for d in range(1, n // 2 + 1) if n % d == 0)
        ---
        total = 1 if n > 1 else 0
        d = 2
        while d * d <= n:
            if n % d == 0:
                total += d if d * d == n else d + n // d
            d += 1
        return total
        """,
        _number,
    ),
    made(
        "numberkinds.product_of_divisors",
        "product_of_divisors divisor_product multiply_divisors",
        "n: int",
        "int",
        """
        Product of all divisors of {n}, 1 and {n} included.
        divisors multiplied together
        Return what the divisors of a positive integer make as a product.
        Multiply all numbers that divide this one.
        What is the product of the factors of a number?
        """,
        """
        return math.prod(d for d in range(1, n + 1) if n % d == 0)
        """,
        lambda r: (r.randint(1, 60),),
        "import math",
    ),
    made(
        "numberkinds.largest_proper_divisor",
        "largest_proper_divisor greatest_proper_divisor largest_divisor biggest_factor",
        "n: int",
        "int",
        """
        The largest divisor of {n} that is smaller than {n}; {n} is at least 2.
        greatest proper divisor
        Return the biggest number below n that divides it, 1 for a prime.
        What is the largest factor of a number other than itself?
        n divided by its smallest prime factor.
        """,
        """
        for d in range(n // 2, 0, -1):
            if n % d == 0:
                return d
        return 1
        """,
        lambda r: (r.randint(2, 200),),
    ),
    made(
        "numberkinds.even_divisors",
        "count_even_divisors number_of_even_divisors even_divisor_count",
        "n: int",
        "int",
        """
        How many even divisors does {n} have?
        count even divisors
        Return the number of divisors that are themselves even.
        Count the numbers that divide this one and are divisible by two.
        0 for odd numbers.
        """,
        """
        return sum(n % d == 0 for d in range(2, n + 1, 2))
        """,
        lambda r: (r.randint(1, 200),),
    ),
    made(
        "numberkinds.odd_divisors",
        "odd_divisors odd_factors list_odd_divisors",
        "n: int",
        "list[int]",
        """
        The odd divisors of {n} in ascending order.
        odd factors
        Return a list of the divisors that are not even.
        Which odd numbers divide this one?
        Begins with 1, which divides everything.
        """,
        """
        return [d for d in range(1, n + 1, 2) if n % d == 0]
        """,
        lambda r: (r.randint(1, 200),),
    ),
    made(
        "numberkinds.sphenic",
        "is_sphenic is_sphenic_number product_of_three_primes",
        "n: int",
        "bool",
        """
        Is {n} sphenic: the product of three different primes?
        sphenic number?
        Return True if the number has exactly three prime factors, all different.
        Is a number like 30 or 42 made of three distinct primes?
        Check for a product p * q * r of unequal primes.
        """,
        """
        factors = []
        d = 2
        while n > 1 and d * d <= n:
            while n % d == 0:
                factors.append(d)
                n //= d
            d += 1
        if n > 1:
            factors.append(n)
        return len(factors) == 3 and len(set(factors)) == 3
        """,
        lambda r: (r.choice((30, 42, 66, 70, 60, 105, r.randint(1, 300))),),
    ),
    made(
        "numberkinds.powerful",
        "is_powerful is_powerful_number powerful",
        "n: int",
        "bool",
        """
        Is {n} powerful: does the square of each of its prime factors divide it, too?
        powerful number?
        Return True if every prime divisor occurs at least twice; 1 is powerful.
        Is a number like 36 or 72 free of prime factors that occur only once?
        False for numbers below 1.
        """,
        """
        if n < 1:
            return False
        d = 2
        while d <= n:
            count = 0
            while n % d == 0:
                n //= d
                count += 1
            if count == 1:
                return False
            d += 1
        return True
        """,
        lambda r: (r.choice((1, 4, 6, 45, 49, 36, 12, 108, r.randint(1, 300))),),
    ),
    made(
        "numberkinds.prime_power",
        "is_prime_power prime_power_check power_of_prime",
        "n: int",
        "bool",
        """
        Is {n} a power of one prime, such as 8, 9 or 7?
        prime power?
        Return True if the number is p ** k for a prime p and k of at least 1.
        Has the number exactly one prime factor, however often?
        1 is none.
        """,
        """
        d = 2
        while d * d <= n:
            if n % d == 0:
                while n % d == 0:
                    n //= d
                return n == 1
            d += 1
        return n > 1
        """,
        lambda r: (r.choice((1, 2, 4, 8, 9, 27, 6, 12, 49, 36, r.randint(1, 200))),),
    ),
    made(
        "numberkinds.smooth",
        "is_smooth is_k_smooth smooth_number has_only_small_factors",
        "n: int; limit: int",
        "bool",
        """
        Has positive {n} no prime factor above {limit}?
        smooth number?
        Return True if all prime factors are at most the limit; 1 has none.
        Can the number be made of small primes only?
        Divide by everything up to the limit and see whether 1 is left.
        """,
        """
        for d in range(2, limit + 1):
            while n % d == 0:
                n //= d
        return n == 1
        """,
        lambda r: (r.randint(1, 200), r.choice((2, 3, 5, 7, 10))),
    ),
    made(
        "numberkinds.radical",
        "radical rad product_of_distinct_primes squarefree_kernel",
        "n: int",
        "int",
        """
        Product of the different prime factors of {n}; 1 for 1.
        radical of an integer
        Return the largest square-free divisor of the number.
        What do the primes that divide a number make, each taken once?
        12 gives 6 and 7 gives 7.
        """,
        """
        result, d = 1, 2
        while d * d <= n:
            if n % d == 0:
                result *= d
                while n % d == 0:
                    n //= d
            d += 1
        return result * n
        """,
        _positive,
    ),
    made(
        "numberkinds.moebius",
        "mobius moebius mobius_function mu",
        "n: int",
        "int",
        """
        Möbius function of {n}: 0 if a square divides it, else 1 or -1 for an even or odd count of primes.
        mobius function
        Return mu(n), which is 1 for 1.
        Has a number repeated prime factors, and if not, an even or odd count of them?
        -1 for primes, 1 for 6, 0 for 12.
        """,
        """
        result, d = 1, 2
        while d * d <= n:
            if n % d == 0:
                n //= d
                if n % d == 0:
                    return 0
                result = -result
            d += 1
        return -result if n > 1 else result
        """,
        _positive,
    ),
    made(
        "numberkinds.omega",
        "count_prime_factors big_omega number_of_prime_factors prime_factor_count",
        "n: int",
        "int",
        """
        How many prime factors does {n} have, repeated ones counted each time?
        number of prime factors with multiplicity
        Return the length of the prime factorization; 0 for 1.
        Of how many primes is a number the product?
        12 = 2 * 2 * 3 has three.
        """,
        """
        count, d = 0, 2
        while d * d <= n:
            while n % d == 0:
                n //= d
                count += 1
            d += 1
        return count + (n > 1)
        """,
        _positive,
    ),
    made(
        "numberkinds.small_omega",
        "count_distinct_prime_factors distinct_prime_count little_omega",
        "n: int",
        "int",
        """
        How many different primes divide {n}?
        number of distinct prime factors
        Return the count of prime divisors, each counted once; 0 for 1.
        How many primes are there in the factorization, without repetition?
        12 = 2 * 2 * 3 has two.
        """,
        """
        count, d = 0, 2
        while d * d <= n:
            if n % d == 0:
                count += 1
                while n % d == 0:
                    n //= d
            d += 1
        return count + (n > 1)
        """,
        _positive,
    ),
    made(
        "numberkinds.sum_prime_factors",
        "sum_of_prime_factors sopfr add_prime_factors",
        "n: int",
        "int",
        """
        Sum of the prime factors of {n}, repeated ones added each time; 0 for 1.
        add up the prime factorization
        Return what the primes whose product is n make as a sum.
        What do the prime factors of a number add up to?
        12 = 2 * 2 * 3 gives 7.
        """,
        """
        total, d = 0, 2
        while d * d <= n:
            while n % d == 0:
                total += d
                n //= d
            d += 1
        return total + n if n > 1 else total
        """,
        _positive,
    ),
    made(
        "numberkinds.factorization_text",
        "factorization_string prime_factorization_text factors_as_string format_factorization",
        "n: int",
        "str",
        """
        Write {n} as a product of primes, such as '2^3 * 5' for 40; '1' for 1.
        prime factorization as text
        Return the factors in ascending order, joined by ' * ', with '^' before an exponent above 1.
        How is a number written as powers of primes?
        Primes that occur once get no exponent.
        """,
        """
        parts = []
        d = 2
        while n > 1:
            if d * d > n:
                d = n
            count = 0
            while n % d == 0:
                n //= d
                count += 1
            if count:
                parts.append(f"{d}^{count}" if count > 1 else str(d))
            d += 1
        return " * ".join(parts) or "1"
        """,
        lambda r: (r.choice((r.randint(1, 60), r.randint(1, 1000))),),
    ),
    made(
        "numberkinds.multiplicity",
        "multiplicity valuation exponent_of_prime_in largest_power_dividing p_adic_valuation",
        "n: int; factor: int",
        "int",
        """
        How often can {n}, not 0, be divided by {factor} without remainder?
        p-adic valuation
        Return the exponent of the highest power of the factor that divides the number.
        How many times does a factor go into a number, again and again?
        0 if it does not divide it at all; the factor is at least 2.
        """,
        """
        count = 0
        while n % factor == 0:
            n //= factor
            count += 1
        return count
        """,
        lambda r: (
            r.choice((r.randint(1, 100), 2 ** r.randint(0, 8) * r.randint(1, 9))),
            r.choice((2, 3, 5, 10)),
        ),
    ),
    made(
        "numberkinds.valuation_factorial",
        "legendre exponent_in_factorial prime_exponent_in_factorial",
        "n: int; prime: int",
        "int",
        """
        How often does {prime} divide the factorial of {n}?
        legendre's formula
        Return n // p + n // p^2 + n // p^3 + ...
        Which exponent has this prime in n!?
        Add the numbers of multiples of all powers of the prime.
        """,
        """
        count = 0
        while n:
            n //= prime
            count += n
        return count
        """,
        lambda r: (r.randint(0, 60), r.choice((2, 3, 5, 7))),
    ),
    made(
        "numberkinds.divide_out",
        "remove_factor divide_out strip_factor divide_as_often_as_possible",
        "n: int; factor: int",
        "int",
        """
        Divide {n}, not 0, by {factor} as long as that leaves no remainder, and return what is left.
        divide out a factor
        Return the number without any factor of this kind.
        What remains of a number when a divisor is taken out completely?
        For 2 it is the odd part of the number.
        """,
        """
        while n % factor == 0:
            n //= factor
        return n
        """,
        lambda r: (
            r.choice((r.randint(1, 100), 2 ** r.randint(0, 8) * r.randint(1, 9))),
            r.choice((2, 3, 5)),
        ),
    ),
    made(
        "numberkinds.nearest_prime",
        "closest_prime nearest_prime prime_closest_to",
        "n: int",
        "int",
        """
        The prime closest to {n}, the smaller one if two are equally close.
        nearest prime
        Return the prime with the smallest distance to the number, which is itself if prime.
        Which prime number lies nearest?
        Look at both sides at growing distances, below first; 2 for anything less than 2.
        """,
        """
        def is_prime(k: int) -> bool:
            return k > 1 and all(k % d for d in range(2, int(k**0.5) + 1))

        if n < 2:
            return 2
        distance = 0
        while True:
            for candidate in (n - distance, n + distance):
                if is_prime(candidate):
                    return candidate
            distance += 1
        """,
        lambda r: (r.choice((r.randint(-5, 60), r.randint(0, 500))),),
    ),
    made(
        "numberkinds.primes_after",
        "primes_after next_primes n_primes_after following_primes",
        "n: int; count: int",
        "list[int]",
        """
        The first {count} primes greater than {n}.
        next primes
        Return a list of so many prime numbers that come after the number.
        Which primes follow?
        Ascending, without the number itself.
        """,
        """
        primes = []
        candidate = max(n + 1, 2)
        while len(primes) < count:
            if all(candidate % d for d in range(2, int(candidate**0.5) + 1)):
                primes.append(candidate)
            candidate += 1
        return primes
        """,
        lambda r: (r.randint(-5, 100), r.randint(0, 5)),
    ),
    made(
        "numberkinds.sum_primes_range",
        "sum_primes_between sum_of_primes_in_range prime_sum_range",
        "low: int; high: int",
        "int",
        """
        Sum of the primes from {low} to {high}, both included.
        add up primes in a range
        Return what the prime numbers between two bounds make together.
        What is the total of all primes of an interval?
        0 if there are none.
        """,
        """
        return sum(n for n in range(low, high + 1) if n > 1 and all(n % d for d in range(2, int(n**0.5) + 1)))
        """,
        _range,
    ),
    made(
        "numberkinds.sum_first_primes",
        "sum_first_primes sum_of_first_n_primes sum_n_primes",
        "count: int",
        "int",
        """
        Sum of the first {count} primes.
        2 + 3 + 5 + ... so many of them
        Return what the first so many prime numbers add up to.
        What is the total of that many primes from 2 on?
        0 for none, 10 for three.
        """,
        """
        total = found = 0
        n = 2
        while found < count:
            if all(n % d for d in range(2, int(n**0.5) + 1)):
                total += n
                found += 1
            n += 1
        return total
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "numberkinds.prime_flags",
        "sieve_of_eratosthenes prime_flags prime_sieve is_prime_list",
        "limit: int",
        "list[bool]",
        """
        Flags for the numbers 0 to {limit} that tell which of them are prime.
        sieve as a list of bools
        Return a list with True at the indices that are prime numbers.
        Which indices stay after crossing out all multiples?
        limit + 1 booleans, made by the sieve of Eratosthenes.
        """,
        """
        flags = [False, False] + [True] * (limit - 1)
        flags = flags[: limit + 1]
        for n in range(2, int(limit**0.5) + 1):
            if flags[n]:
                for multiple in range(n * n, limit + 1, n):
                    flags[multiple] = False
        return flags
        """,
        lambda r: (r.randint(0, 60),),
    ),
    made(
        "numberkinds.prime_index",
        "prime_index index_of_prime which_prime position_of_prime",
        "n: int",
        "int",
        """
        Position of {n} among the primes, 1 for 2; 0 if it is not prime.
        which prime is it
        Return how many primes there are up to a prime number, or 0.
        At which place stands a number in 2, 3, 5, 7, 11, ...?
        The inverse of the n-th prime.
        """,
        """
        def is_prime(k: int) -> bool:
            return k > 1 and all(k % d for d in range(2, int(k**0.5) + 1))

        return sum(is_prime(k) for k in range(2, n + 1)) if is_prime(n) else 0
        """,
        lambda r: (r.choice((r.randint(-2, 40), 2, 3, 97, 101, r.randint(1, 200))),),
    ),
    made(
        "numberkinds.palindromic_primes",
        "palindromic_primes prime_palindromes palprimes",
        "limit: int",
        "list[int]",
        """
        All primes up to {limit} that read the same forwards and backwards.
        palindromic primes
        Return the prime numbers up to and including the limit whose digits form a palindrome.
        Which primes like 11, 101 or 131 are there up to this bound?
        One-digit primes count, too.
        """,
        """
        return [
            n
            for n in range(2, limit + 1)
            if str(n) == str(n)[::-1] and all(n % d for d in range(2, int(n**0.5) + 1))
        ]
        """,
        _limit,
    ),
    made(
        "numberkinds.sophie_germain",
        "is_sophie_germain is_sophie_germain_prime sophie_germain",
        "n: int",
        "bool",
        """
        Is {n} a Sophie Germain prime: are both {n} and 2 * {n} + 1 prime?
        sophie germain prime?
        Return True if the number is prime and so is twice the number plus one.
        Does this prime lead to a safe prime?
        Check p and 2p + 1.
        """,
        """
        def is_prime(k: int) -> bool:
            return k > 1 and all(k % d for d in range(2, int(k**0.5) + 1))

        return is_prime(n) and is_prime(2 * n + 1)
        """,
        _number,
    ),
    made(
        "numberkinds.twin_prime",
        "is_twin_prime has_twin_prime part_of_twin",
        "n: int",
        "bool",
        """
        Is {n} a twin prime: prime, with another prime at a distance of 2?
        twin prime?
        Return True if the number and one of its neighbours n - 2 and n + 2 are prime.
        Does this prime belong to a pair like 11 and 13?
        Check for a prime with a twin.
        """,
        """
        def is_prime(k: int) -> bool:
            return k > 1 and all(k % d for d in range(2, int(k**0.5) + 1))

        return is_prime(n) and (is_prime(n - 2) or is_prime(n + 2))
        """,
        lambda r: (r.choice((23, 37, 47, 13, 9, r.randint(-3, 200))),),
    ),
    made(
        "numberkinds.are_twins",
        "are_twin_primes twin_primes_pair is_twin_pair",
        "a: int; b: int",
        "bool",
        """
        Are {a} and {b} twin primes: both prime and 2 apart?
        twin primes?
        Return True if both numbers are prime and their difference is 2, in either order.
        Do these two numbers form a twin prime pair?
        Check two primes for a gap of two.
        """,
        """
        def is_prime(k: int) -> bool:
            return k > 1 and all(k % d for d in range(2, int(k**0.5) + 1))

        return abs(a - b) == 2 and is_prime(a) and is_prime(b)
        """,
        lambda r: r.choice(
            ((3, 5), (13, 11), (7, 9), (2, 4), (r.randint(1, 80), r.randint(1, 80)), (17, 19), (23, 29))
        ),
    ),
    made(
        "numberkinds.truncatable",
        "is_truncatable_prime is_left_truncatable left_truncatable_prime",
        "n: int",
        "bool",
        """
        Is {n} a left-truncatable prime: does it stay prime while digits are taken off the front?
        left-truncatable prime?
        Return True if the number has no zero and all its endings are prime.
        Are 9137, 137, 37 and 7 all primes?
        Remove the first digit again and again and check each number.
        """,
        """
        def is_prime(k: int) -> bool:
            return k > 1 and all(k % d for d in range(2, int(k**0.5) + 1))

        digits = str(n)
        return "0" not in digits and all(is_prime(int(digits[i:])) for i in range(len(digits)))
        """,
        lambda r: (r.choice((7, 13, 137, 317, 9137, 103, 19, 23, 43, r.randint(1, 999))),),
    ),
    made(
        "numberkinds.right_truncatable",
        "is_right_truncatable right_truncatable_prime",
        "n: int",
        "bool",
        """
        Is {n} a right-truncatable prime: does it stay prime while digits are taken off the end?
        right-truncatable prime?
        Return True if all beginnings of the number are prime.
        Are 2339, 233, 23 and 2 all primes?
        Remove the last digit again and again and check each number.
        """,
        """
        if n < 2:
            return False
        while n:
            if n < 2 or any(n % d == 0 for d in range(2, int(n**0.5) + 1)):
                return False
            n //= 10
        return True
        """,
        lambda r: (r.choice((7, 23, 233, 2339, 373, 31, 131, 29, r.randint(1, 999))),),
    ),
    made(
        "numberkinds.mersenne_prime",
        "is_mersenne_prime mersenne_prime is_mersenne",
        "n: int",
        "bool",
        """
        Is {n} a Mersenne prime: a prime that is one less than a power of two?
        mersenne prime?
        Return True if the number is prime and n + 1 is a power of two.
        Is this one of 3, 7, 31, 127, ...?
        Check primality and the binary form, which has ones only.
        """,
        """
        return n > 1 and n & (n + 1) == 0 and all(n % d for d in range(2, int(n**0.5) + 1))
        """,
        lambda r: (r.choice((3, 7, 15, 31, 63, 127, 5, 9, 13, r.randint(0, 130))),),
    ),
    made(
        "numberkinds.carmichael",
        "is_carmichael is_carmichael_number carmichael",
        "n: int",
        "bool",
        """
        Is {n} a Carmichael number: composite, but with a ** (n - 1) = 1 modulo n for all a coprime to n?
        carmichael number?
        Return True for composite numbers that pass Fermat's test for every coprime base.
        Is this a pseudoprime like 561?
        False for primes and numbers below 2.
        """,
        """
        if n < 3 or all(n % d for d in range(2, int(n**0.5) + 1)):
            return False
        return all(pow(a, n - 1, n) == 1 for a in range(2, n) if math.gcd(a, n) == 1)
        """,
        lambda r: (r.choice((561, 1105, 1729, 341, 563, 30, 42, r.randint(1, 1200))),),
        "import math",
    ),
    made(
        "numberkinds.perfect_list",
        "perfect_numbers perfect_numbers_up_to find_perfect_numbers",
        "limit: int",
        "list[int]",
        """
        All perfect numbers up to {limit}.
        list of perfect numbers
        Return the numbers up to and including the limit that equal the sum of their proper divisors.
        Which of the numbers 6, 28, 496, ... are there up to this bound?
        Ascending, [] below 6.
        List the perfect numbers up to {limit}, included.
        perfect numbers
        Return all positive integers not above {limit} that equal the sum of their smaller divisors.
        """,
        """
        return [n for n in range(2, limit + 1) if sum(d for d in range(1, n // 2 + 1) if n % d == 0) == n]
        """,
        lambda r: (r.choice((r.randint(0, 40), r.randint(400, 600), 28)),),
    ),
    made(
        "numberkinds.armstrong_list",
        "armstrong_numbers armstrong_in_range narcissistic_numbers find_armstrong",
        "low: int; high: int",
        "list[int]",
        """
        All Armstrong numbers from {low} to {high}, both included.
        armstrong numbers of a range
        Return the numbers whose digits, each raised to the count of digits, add up to the number itself.
        Which narcissistic numbers like 153 or 370 lie between the bounds?
        Ascending; one-digit numbers are among them.
        List the Armstrong numbers from {low} to {high}, both included, none negative.
        Armstrong numbers in a range
        Return all numbers that equal the sum of their digits, each raised to the number of digits.
        """,
        """
        numbers = []
        for n in range(max(low, 0), high + 1):
            digits = str(n)
            if sum(int(digit) ** len(digits) for digit in digits) == n:
                numbers.append(n)
        return numbers
        """,
        lambda r: (r.choice((0, 1, 10, r.randint(1, 160))), r.choice((9, 200, 500, r.randint(1, 400)))),
    ),
    made(
        "numberkinds.palindromes_range",
        "palindromes_between palindrome_numbers_in_range find_palindromes",
        "low: int; high: int",
        "list[int]",
        """
        All numbers from {low} to {high}, both included, that read the same forwards and backwards.
        palindromes of a range
        Return the palindromic integers between two bounds.
        Which numbers like 7, 33 or 141 lie in the interval?
        Ascending, [] if there are none.
        List the palindromic numbers from {low} to {high}, both included.
        palindromes in a range
        Return all non-negative integers between the limits that read the same backwards.
        """,
        """
        return [n for n in range(max(low, 0), high + 1) if str(n) == str(n)[::-1]]
        """,
        _range,
    ),
    made(
        "numberkinds.happy_list",
        "happy_numbers happy_numbers_up_to list_happy_numbers",
        "limit: int",
        "list[int]",
        """
        All happy numbers up to {limit}.
        list of happy numbers
        Return the numbers up to and including the limit that reach 1 by summing the squares of their digits.
        Which numbers like 1, 7, 10 or 13 are happy?
        Replace each number by the sum of its squared digits until it is 1 or 4.
        """,
        """
        happy = []
        for start in range(1, limit + 1):
            n = start
            while n not in (1, 4):
                n = sum(int(digit) ** 2 for digit in str(n))
            if n == 1:
                happy.append(start)
        return happy
        """,
        _limit,
    ),
    made(
        "numberkinds.harshad_list",
        "harshad_numbers niven_numbers harshad_up_to",
        "limit: int",
        "list[int]",
        """
        All Harshad numbers up to {limit}: those that their digit sum divides.
        list of Harshad or Niven numbers
        Return the positive numbers up to the limit, included, that are divisible by the sum of their digits.
        Which numbers like 12, 18 or 20 can be divided by their digit sum?
        Ascending, beginning with 1.
        """,
        """
        return [n for n in range(1, limit + 1) if n % sum(map(int, str(n))) == 0]
        """,
        _limit,
    ),
    made(
        "numberkinds.self_dividing",
        "self_dividing_numbers numbers_divisible_by_their_digits self_divisors",
        "low: int; high: int",
        "list[int]",
        """
        All numbers from {low} to {high}, both included, that each of their digits divides.
        self-dividing numbers
        Return the positive numbers of a range that have no zero and are divisible by all of their digits.
        Which numbers like 12, 15 or 128 are there between the bounds?
        Ascending, [] if there are none.
        """,
        """
        return [
            n
            for n in range(max(low, 1), high + 1)
            if all(digit != "0" and n % int(digit) == 0 for digit in str(n))
        ]
        """,
        _range,
    ),
    made(
        "numberkinds.duck",
        "is_duck_number duck_number is_duck",
        "n: int",
        "bool",
        """
        Is {n} a duck number: positive, with a zero among its digits?
        duck number?
        Return True if a positive integer contains the digit 0.
        Is there a nought somewhere in the number, which never stands in front?
        Check for zeros in a natural number.
        """,
        """
        return n > 0 and "0" in str(n)
        """,
        lambda r: (r.choice((r.randint(1, 9999), 707, 120, 15, 0)),),
    ),
    made(
        "numberkinds.sunny",
        "is_sunny_number sunny_number is_one_below_square",
        "n: int",
        "bool",
        """
        Is {n} a sunny number: is {n} + 1 a perfect square?
        sunny number?
        Return True if the next number is the square of an integer.
        Is a number like 8, 15 or 24 one less than a square?
        Check whether the square root of n + 1 is whole.
        """,
        """
        return n >= -1 and math.isqrt(n + 1) ** 2 == n + 1
        """,
        lambda r: (r.choice((r.randint(-2, 100), r.randint(1, 20) ** 2 - 1)),),
        "import math",
    ),
    made(
        "numberkinds.tech",
        "is_tech_number tech_number is_tech",
        "n: int",
        "bool",
        """
        Is {n} a tech number: an even count of digits, whose two halves added and squared give {n}?
        tech number?
        Return True if the square of the sum of both halves is the number itself.
        Is it like 2025 = (20 + 25) squared?
        False for numbers with an odd number of digits.
        """,
        """
        digits = str(n)
        half, odd = divmod(len(digits), 2)
        if odd or n < 0:
            return False
        return (int(digits[:half]) + int(digits[half:])) ** 2 == n
        """,
        lambda r: (r.choice((2025, 3025, 81, 9801, 3026, 100, r.randint(0, 9999), r.randint(10, 99))),),
    ),
    made(
        "numberkinds.buzz",
        "is_buzz_number buzz_number is_buzz",
        "n: int",
        "bool",
        """
        Is {n} a buzz number: divisible by 7 or ending with 7?
        buzz number?
        Return True if 7 divides the number or is its last digit.
        Has the number something to do with seven, as a divisor or at its end?
        Check the remainder by 7 and the last digit.
        """,
        """
        return n % 7 == 0 or abs(n) % 10 == 7
        """,
        lambda r: (r.choice((r.randint(-20, 100), 7, 17, 49)),),
    ),
    made(
        "numberkinds.magic_number",
        "is_magic_number digital_root_is_one is_magic",
        "n: int",
        "bool",
        """
        Is {n} a magic number: do its digits, summed again and again, end in 1?
        digital root 1?
        Return True if the repeated digit sum of a positive number is 1.
        Does adding up the digits until one is left give one?
        Check whether the number leaves remainder 1 when divided by 9.
        """,
        """
        return n > 0 and n % 9 == 1
        ---
        while n > 9:
            n = sum(map(int, str(n)))
        return n == 1
        """,
        lambda r: (r.randint(0, 300),),
    ),
    made(
        "numberkinds.fascinating",
        "is_fascinating fascinating_number is_fascinating_number",
        "n: int",
        "bool",
        """
        Is {n} fascinating: do {n}, 2 * {n} and 3 * {n} together have each digit from 1 to 9 exactly once?
        fascinating number?
        Return True if the number, its double and its triple, written one after another, are pandigital.
        Is it a number like 192, which gives 192384576?
        No digit may be missing, occur twice or be 0.
        """,
        """
        return "".join(sorted(f"{n}{2 * n}{3 * n}")) == "123456789"
        """,
        lambda r: (r.choice((192, 219, 273, 327, 853, 100, r.randint(100, 400))),),
    ),
    made(
        "numberkinds.polydivisible",
        "is_polydivisible polydivisible magic_divisibility",
        "n: int",
        "bool",
        """
        Is positive {n} polydivisible: are its first k digits divisible by k, for every k?
        polydivisible number?
        Return True if each beginning of the number is divisible by its length.
        Does 2 divide the first two digits, 3 the first three, and so on?
        Check all prefixes.
        """,
        """
        digits = str(n)
        return all(int(digits[:k]) % k == 0 for k in range(1, len(digits) + 1))
        """,
        lambda r: (r.choice((r.randint(1, 99), r.randint(100, 400), 1232, 123654, 381654729)),),
    ),
    made(
        "numberkinds.trimorphic",
        "is_trimorphic trimorphic_number cube_ends_with_number",
        "n: int",
        "bool",
        """
        Does the cube of {n} end with the digits of {n}?
        trimorphic number?
        Return True if the last digits of n ** 3 are those of the number.
        Is it a number like 4, 24 or 49?
        Compare the end of the third power with the number itself.
        """,
        """
        return str(n**3).endswith(str(n))
        """,
        lambda r: (r.choice((0, 1, 4, 5, 24, 25, 49, 51, r.randint(0, 200))),),
    ),
    made(
        "numberkinds.refactorable",
        "is_refactorable is_tau_number divisible_by_divisor_count",
        "n: int",
        "bool",
        """
        Does the number of divisors of {n} divide {n}?
        tau number, refactorable number?
        Return True if a positive number is divisible by how many divisors it has.
        Is it a number like 8, which has 4 divisors, or 12, which has 6?
        Count the divisors and test the remainder.
        """,
        """
        return n % sum(n % d == 0 for d in range(1, n + 1)) == 0
        """,
        _positive,
    ),
    made(
        "numberkinds.highly_composite",
        "is_highly_composite highly_composite_number most_divisors_so_far",
        "n: int",
        "bool",
        """
        Has {n} more divisors than every smaller positive number?
        highly composite number?
        Return True if no number below has as many divisors.
        Is it a record holder like 12, 24, 36 or 60?
        Compare the count of divisors with those of all smaller numbers.
        """,
        """
        def count(k: int) -> int:
            return sum(k % d == 0 for d in range(1, k + 1))

        return all(count(k) < count(n) for k in range(1, n))
        """,
        lambda r: (r.choice((1, 2, 4, 6, 12, 24, 36, 48, 60, r.randint(1, 120))),),
    ),
    made(
        "numberkinds.lucky_numbers",
        "lucky_numbers lucky_sieve lucky_numbers_up_to",
        "limit: int",
        "list[int]",
        """
        The lucky numbers up to {limit}, left by the sieve of Josephus Flavius: 1, 3, 7, 9, 13, 15, 21, ...
        sieve of lucky numbers
        Return what remains of the odd numbers when, for each survivor k from 3 on, every k-th is removed.
        Which numbers survive counting out by the survivors themselves?
        Begin with the odd numbers up to the limit, which is included.
        """,
        """
        numbers = list(range(1, limit + 1, 2))
        i = 1
        while i < len(numbers) and numbers[i] <= len(numbers):
            step = numbers[i]
            del numbers[step - 1 :: step]
            i += 1
        return numbers
        """,
        lambda r: (r.randint(0, 80),),
    ),
    made(
        "numberkinds.lychrel",
        "is_lychrel is_lychrel_candidate lychrel",
        "n: int; steps: int = 50",
        "bool",
        """
        Does {n} give no palindrome within {steps} of adding its reversal?
        lychrel candidate?
        Return True if reversing and adding so many times never leads to a palindrome.
        Does the number resist the 196 algorithm?
        At most 50 steps unless told otherwise; the number itself is not tested.
        """,
        """
        for _ in range(steps):
            n += int(str(n)[::-1])
            if str(n) == str(n)[::-1]:
                return False
        return True
        """,
        lambda r: (r.choice((196, 295, 89, 47, r.randint(1, 400))), r.choice((50, 10, 30))),
    ),
    made(
        "numberkinds.is_composite",
        "is_composite is_composite_number not_prime composite",
        "n: int",
        "bool",
        """
        Is {n} composite: greater than 1 and not prime?
        composite number?
        Return True if a number has a divisor other than 1 and itself.
        Can it be written as a product of two smaller numbers?
        False for primes, for 1 and for everything below.
        """,
        """
        return n > 3 and any(n % d == 0 for d in range(2, int(n**0.5) + 1))
        """,
        _number,
    ),
    made(
        "numberkinds.composites",
        "composite_numbers composites_up_to list_composites non_primes",
        "limit: int",
        "list[int]",
        """
        All composite numbers up to {limit}: 4, 6, 8, 9, 10, ...
        list of composite numbers
        Return the numbers up to and including the limit that are neither 1 nor prime.
        Which numbers are products of smaller ones?
        Ascending, beginning with 4.
        """,
        """
        return [n for n in range(4, limit + 1) if any(n % d == 0 for d in range(2, int(n**0.5) + 1))]
        """,
        _limit,
    ),
    made(
        "numberkinds.coprime_list",
        "coprimes coprimes_up_to numbers_coprime_to relatively_prime_numbers",
        "n: int",
        "list[int]",
        """
        The numbers from 1 to {n} that have no common divisor with {n} except 1.
        coprime numbers up to n
        Return those numbers not above n that are relatively prime to it.
        Which numbers count for Euler's totient?
        Ascending, beginning with 1.
        """,
        """
        return [k for k in range(1, n + 1) if math.gcd(k, n) == 1]
        """,
        lambda r: (r.randint(1, 60),),
        "import math",
    ),
    made(
        "numberkinds.pairwise_coprime",
        "pairwise_coprime all_coprime are_pairwise_coprime",
        "numbers: list[int]",
        "bool",
        """
        Are all pairs of positive {numbers} coprime?
        pairwise coprime?
        Return True if no two of the numbers share a divisor above 1.
        Has every pair the greatest common divisor 1?
        True for fewer than two numbers.
        """,
        """
        return all(math.gcd(a, b) == 1 for i, a in enumerate(numbers) for b in numbers[i + 1 :])
        """,
        lambda r: (
            [r.choice((r.randint(1, 30), r.choice((2, 3, 5, 7, 11)))) for _ in range(r.randint(0, 4))],
        ),
        "import math",
    ),
    made(
        "numberkinds.common_multiples",
        "common_multiples first_common_multiples shared_multiples",
        "a: int; b: int; count: int",
        "list[int]",
        """
        The first {count} common multiples of {a} and {b}.
        shared multiples
        Return the multiples of the least common multiple, so many of them.
        Which numbers do both numbers divide?
        Ascending, beginning with the least one.
        """,
        """
        step = math.lcm(a, b)
        return [step * k for k in range(1, count + 1)]
        """,
        lambda r: (r.randint(1, 20), r.randint(1, 20), r.randint(0, 5)),
        "import math",
    ),
    made(
        "numberkinds.solve_congruence",
        "solve_linear_congruence linear_congruence solve_congruence",
        "a: int; b: int; modulus: int",
        "int | None",
        """
        The smallest x from 0 with {a} * x = {b} modulo {modulus}, or None.
        linear congruence
        Return the least non-negative solution of a x = b (mod m), None if there is none.
        Which multiple of a leaves this remainder?
        Try all remainders in order.
        """,
        """
        for x in range(modulus):
            if (a * x - b) % modulus == 0:
                return x
        return None
        """,
        lambda r: (r.randint(1, 20), r.randint(0, 20), r.randint(2, 15)),
    ),
    made(
        "numberkinds.crt",
        "chinese_remainder crt chinese_remainder_theorem smallest_with_remainders",
        "remainders: list[int]; moduli: list[int]",
        "int | None",
        """
        The smallest x from 0 that leaves these {remainders} when divided by the {moduli}; None if impossible.
        chinese remainder theorem
        Return the least non-negative number with x = r (mod m) for every pair, or None.
        Which number leaves so much when counted in threes, so much in fives, and so on?
        The moduli need not be coprime; 0 without conditions.
        """,
        """
        x, step = 0, 1
        for remainder, modulus in zip(remainders, moduli):
            tries = 0
            while x % modulus != remainder % modulus:
                x += step
                tries += 1
                if tries == modulus:
                    return None
            common, rest = step, modulus
            while rest:
                common, rest = rest, common % rest
            step = step // common * modulus
        return x
        """,
        lambda r: (lambda m: ([r.randrange(k) for k in m], m))(
            r.choice(([3, 5, 7], [2, 3], [4, 9, 5], [4, 6], [5], []))
        ),
    ),
    made(
        "numberkinds.multiplicative_order",
        "multiplicative_order order_modulo order_of_element",
        "a: int; modulus: int",
        "int | None",
        """
        The smallest k above 0 with {a} ** k = 1 modulo {modulus}; None if they are not coprime.
        multiplicative order
        Return how often a number must be multiplied by itself to leave the remainder 1.
        What is the order of an element in the group of units?
        None if no power can give 1; the modulus is at least 2.
        """,
        """
        if math.gcd(a, modulus) != 1:
            return None
        power, k = a % modulus, 1
        while power != 1:
            power = power * a % modulus
            k += 1
        return k
        """,
        lambda r: (r.randint(1, 30), r.randint(2, 30)),
        "import math",
    ),
    made(
        "numberkinds.quadratic_residue",
        "is_quadratic_residue quadratic_residue is_square_modulo",
        "a: int; modulus: int",
        "bool",
        """
        Is there an x with x * x = {a} modulo {modulus}?
        quadratic residue?
        Return True if the number is a square modulo the other one.
        Has a the square root of some remainder?
        Try all remainders.
        """,
        """
        return any((x * x - a) % modulus == 0 for x in range(modulus))
        """,
        lambda r: (r.randint(0, 40), r.randint(1, 25)),
    ),
    made(
        "numberkinds.last_digit_power",
        "last_digit_of_power last_digit_power units_digit_of_power",
        "base: int; exponent: int",
        "int",
        """
        Last digit of {base} to the power of {exponent}, both not negative.
        units digit of a power
        Return the final digit of a possibly huge power.
        With which digit does it end?
        Compute the power modulo 10.
        """,
        """
        return pow(base, exponent, 10)
        """,
        lambda r: (r.randint(0, 99), r.randint(0, 60)),
    ),
    made(
        "numberkinds.pisano",
        "pisano_period fibonacci_period_modulo pisano",
        "modulus: int",
        "int",
        """
        After how many terms do the Fibonacci numbers modulo {modulus} repeat?
        pisano period
        Return the length of the period of Fibonacci remainders; 1 for the modulus 1.
        When do 0 and 1 come again as consecutive remainders?
        3 for 2, 8 for 3, 60 for 10.
        """,
        """
        a, b, period = 0, 1 % modulus, 0
        while True:
            a, b = b, (a + b) % modulus
            period += 1
            if a == 0 and b == 1 % modulus:
                return period
        """,
        lambda r: (r.randint(1, 30),),
    ),
    made(
        "numberkinds.digit_factorial_sum",
        "is_digit_factorial_sum sum_of_digit_factorials digit_factorial_sum",
        "n: int",
        "int",
        """
        Sum of the factorials of the digits of {n}.
        add up digit factorials
        Return 1! + 4! + 5! for 145, and so on.
        What do the factorials of all figures of a number make together?
        The factorial of 0 is 1; the number is not negative.
        """,
        """
        return sum(math.factorial(int(digit)) for digit in str(n))
        """,
        lambda r: (r.choice((145, r.randint(0, 999), 40585)),),
        "import math",
    ),
    made(
        "numberkinds.next_square",
        "next_perfect_square next_square square_after",
        "n: int",
        "int",
        """
        The smallest perfect square greater than {n}, which is not negative.
        next square number
        Return the first square of an integer after the number.
        Which square comes next, strictly larger?
        Square one more than the integer root.
        """,
        """
        return (math.isqrt(n) + 1) ** 2
        """,
        lambda r: (r.choice((r.randint(0, 200), r.randint(0, 15) ** 2)),),
        "import math",
    ),
    made(
        "numberkinds.next_square_of_square",
        "find_next_square next_square_if_square following_square",
        "n: int",
        "int",
        """
        The next perfect square after {n} if {n} is one itself, otherwise -1.
        next square of a square
        Return the square that follows a perfect square, or -1 for other numbers.
        Which square comes after this one?
        121 gives 144 and 120 gives -1.
        """,
        """
        root = math.isqrt(n)
        return (root + 1) ** 2 if root * root == n else -1
        """,
        lambda r: (r.choice((r.randint(0, 200), r.randint(0, 20) ** 2)),),
        "import math",
    ),
    made(
        "numberkinds.two_cubes",
        "is_taxicab sum_of_two_cubes is_sum_of_two_cubes two_cubes",
        "n: int",
        "bool",
        """
        Is {n} the sum of two cubes of positive integers?
        sum of two cubes?
        Return True if n = a ** 3 + b ** 3 for some a and b of at least 1.
        Can it be written as a cube plus a cube?
        9 = 1 + 8 and 16 = 8 + 8 can, 10 cannot.
        """,
        """
        cubes = {k**3 for k in range(1, round(max(n, 0) ** (1 / 3)) + 2)}
        return any(n - cube in cubes for cube in cubes)
        """,
        lambda r: (r.choice((r.randint(0, 200), 9, 28, 35, 1729, 16)),),
    ),
    made(
        "numberkinds.consecutive_sum",
        "consecutive_sums sums_of_consecutive ways_as_consecutive_sum",
        "n: int",
        "int",
        """
        In how many ways is {n} a sum of one or more consecutive positive integers?
        sums of consecutive numbers
        Return how many runs k, k + 1, ..., m add up to the number.
        How often can it be written as such a sum, the number alone included?
        15 = 7 + 8 = 4 + 5 + 6 = 1 + 2 + 3 + 4 + 5 gives 4.
        """,
        """
        ways, length = 0, 1
        while length * (length + 1) // 2 <= n:
            if (n - length * (length - 1) // 2) % length == 0:
                ways += 1
            length += 1
        return ways
        """,
        lambda r: (r.randint(1, 100),),
    ),
)
