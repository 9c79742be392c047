"""Sequences with names, sums of series, and numbers of a range with a property."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _small(r: Random) -> tuple[int]:
    return (r.choice((r.randint(0, 12), r.randint(0, 25), 0, 1)),)


def _first(r: Random) -> tuple[int]:
    return (r.choice((r.randint(1, 12), r.randint(1, 40), 1)),)


def _gap(r: Random) -> list[int]:
    """An arithmetic sequence without one of its inner terms."""
    start, step, size = r.randint(-9, 20), r.choice((1, 2, 3, 5, -2)), r.randint(4, 7)
    numbers = [start + step * i for i in range(size)]
    del numbers[r.randint(1, size - 2)]
    return numbers


def _progression(r: Random) -> list[int]:
    start, size = r.randint(1, 6), r.randint(3, 5)
    return r.choice(
        (
            [start + r.choice((2, -3)) * i for i in range(size)],
            [start + 4 * i for i in range(size)],
            [start * 2**i for i in range(size)],
            [start * (-3) ** i for i in range(size)],
        )
    )


ENTRIES = (
    made(
        "progressions.catalan_list",
        "catalan_numbers catalan_sequence first_catalan",
        "count: int",
        "list[int]",
        """
        The first {count} Catalan numbers: 1, 1, 2, 5, 14, 42, ...
        list of Catalan numbers
        Return a list with the beginning of Catalan's sequence.
        What are the numbers of balanced bracket strings with 0, 1, 2, ... pairs?
        C(2n, n) / (n + 1) for n from 0.
        """,
        """
        return [math.comb(2 * n, n) // (n + 1) for n in range(count)]
        """,
        _small,
        "import math",
    ),
    made(
        "progressions.lucas_list",
        "lucas_numbers lucas_sequence first_lucas",
        "count: int",
        "list[int]",
        """
        The first {count} Lucas numbers: 2, 1, 3, 4, 7, 11, ...
        list of Lucas numbers
        Return a list that begins with 2 and 1, each further number being the sum of the two before.
        What does the Fibonacci-like sequence from 2 and 1 look like?
        Generate Lucas's sequence up to so many terms.
        """,
        """
        numbers = []
        a, b = 2, 1
        for _ in range(count):
            numbers.append(a)
            a, b = b, a + b
        return numbers
        """,
        _small,
    ),
    made(
        "progressions.pell",
        "pell_number pell nth_pell",
        "n: int",
        "int",
        """
        The {n}-th Pell number: 0, 1, 2, 5, 12, 29, ... from n = 0.
        P(n) = 2 P(n-1) + P(n-2)
        Return the term of the sequence in which each number is twice the last plus the one before.
        Which Pell number has that index?
        Begin with 0 and 1; double the previous and add the one before it.
        """,
        """
        a, b = 0, 1
        for _ in range(n):
            a, b = b, 2 * b + a
        return a
        """,
        _small,
    ),
    made(
        "progressions.pell_list",
        "pell_numbers pell_sequence first_pell",
        "count: int",
        "list[int]",
        """
        The first {count} Pell numbers: 0, 1, 2, 5, 12, 29, ...
        list of Pell numbers
        Return a list in which each number is twice the one before plus the one before that.
        What do the denominators of the approximations to the root of 2 look like?
        Generate Pell's sequence from 0 and 1.
        """,
        """
        numbers = []
        a, b = 0, 1
        for _ in range(count):
            numbers.append(a)
            a, b = b, 2 * b + a
        return numbers
        """,
        _small,
    ),
    made(
        "progressions.tribonacci_number",
        "tribonacci_number tribonacci nth_tribonacci",
        "n: int",
        "int",
        """
        The {n}-th Tribonacci number: 0, 1, 1, 2, 4, 7, 13, ... from n = 0.
        sum of the last three
        Return the term of the sequence in which each number is the sum of the three before.
        Which Tribonacci number has that index, T(0) being 0 and T(1) and T(2) being 1?
        Like Fibonacci, but three numbers are added.
        """,
        """
        a, b, c = 0, 1, 1
        for _ in range(n):
            a, b, c = b, c, a + b + c
        return a
        """,
        _small,
    ),
    made(
        "progressions.n_bonacci",
        "n_bonacci k_bonacci generalized_fibonacci xbonacci",
        "start: list[int]; count: int",
        "list[int]",
        """
        The first {count} numbers of a sequence from {start}, each further one the sum of the last len(start).
        n-bonacci
        Return a list that begins with the given numbers and goes on with sums of as many as were given.
        How does a Fibonacci-like sequence with any number of addends go on?
        Two numbers make it Fibonacci-like, three Tribonacci-like, and so on.
        """,
        """
        size = len(start)
        numbers = list(start[:count])
        while len(numbers) < count:
            numbers.append(sum(numbers[-size:]))
        return numbers
        """,
        lambda r: ([r.randint(0, 4) for _ in range(r.randint(1, 5))], r.randint(0, 10)),
    ),
    made(
        "progressions.fibonacci_from",
        "fibonacci_from custom_fibonacci fibonacci_like gibonacci",
        "first: int; second: int; count: int",
        "list[int]",
        """
        The first {count} numbers of a Fibonacci-like sequence that begins with {first} and {second}.
        fibonacci with other starting numbers
        Return a list in which each number is the sum of the two before.
        How does the sequence go on if it begins with these two?
        Generalized Fibonacci numbers from any two starting values.
        """,
        """
        numbers = []
        a, b = first, second
        for _ in range(count):
            numbers.append(a)
            a, b = b, a + b
        return numbers
        """,
        lambda r: (r.randint(-3, 9), r.randint(-3, 9), r.randint(0, 9)),
    ),
    made(
        "progressions.fibonacci_sum",
        "fibonacci_sum sum_of_fibonacci sum_first_fibonacci",
        "count: int",
        "int",
        """
        Sum of the first {count} Fibonacci numbers 0, 1, 1, 2, 3, ...
        add up Fibonacci numbers
        Return the total of the beginning of the Fibonacci sequence, which starts with 0.
        What do so many Fibonacci numbers make together?
        0 for none or one of them, 4 for the first five.
        """,
        """
        a, b, total = 0, 1, 0
        for _ in range(count):
            total += a
            a, b = b, a + b
        return total
        """,
        _small,
    ),
    made(
        "progressions.fibonacci_range",
        "fibonacci_between fibonacci_in_range fib_range",
        "low: int; high: int",
        "list[int]",
        """
        Fibonacci numbers from {low} to {high}, both included, ascending; 1 is listed once.
        fibonacci numbers in a range
        Return all Fibonacci numbers between two bounds, without repetition.
        Which of the numbers 0, 1, 2, 3, 5, 8, ... lie between these bounds?
        List them in order, [] if there are none.
        """,
        """
        numbers = []
        a, b = 0, 1
        while a <= high:
            if a >= low and a not in numbers:
                numbers.append(a)
            a, b = b, a + b
        return numbers
        """,
        lambda r: (r.randint(-2, 20), r.randint(0, 200)),
    ),
    made(
        "progressions.fibonacci_index",
        "fibonacci_index index_of_fibonacci which_fibonacci",
        "number: int",
        "int",
        """
        Index of {number} in the Fibonacci sequence F(0) = 0, F(1) = 1, ..., or -1 if it is not in it.
        which Fibonacci number is it
        Return n with F(n) equal to the number, the smallest one for 1, and -1 for others.
        At which place does it stand among the Fibonacci numbers?
        The inverse of the n-th Fibonacci number.
        """,
        """
        a, b, index = 0, 1, 0
        while a < number:
            a, b, index = b, a + b, index + 1
        return index if a == number else -1
        """,
        lambda r: (r.choice((r.choice((0, 1, 2, 3, 5, 8, 13, 21, 34, 55)), r.randint(-2, 60))),),
    ),
    made(
        "progressions.fibonacci_digits",
        "fibonacci_with_digits first_fibonacci_with_n_digits fibonacci_digit_index",
        "digits: int",
        "int",
        """
        Index of the first Fibonacci number with at least so many {digits}, where F(1) = F(2) = 1.
        first Fibonacci number of a length
        Return the smallest n for which F(n) has that many digits.
        How far must one go in the sequence to get a number that long?
        1 for one digit, 7 for two (13), 12 for three (144).
        """,
        """
        a, b, index = 1, 1, 1
        while len(str(a)) < digits:
            a, b, index = b, a + b, index + 1
        return index
        """,
        lambda r: (r.randint(1, 12),),
    ),
    made(
        "progressions.jacobsthal",
        "jacobsthal_number jacobsthal nth_jacobsthal",
        "n: int",
        "int",
        """
        The {n}-th Jacobsthal number: 0, 1, 1, 3, 5, 11, 21, ... from n = 0.
        J(n) = J(n-1) + 2 J(n-2)
        Return the term in which each number is the last plus twice the one before.
        Which Jacobsthal number has that index?
        Begin with 0 and 1; add twice the number before the previous one.
        """,
        """
        a, b = 0, 1
        for _ in range(n):
            a, b = b, b + 2 * a
        return a
        ---
        return (2**n - (-1) ** n) // 3
        """,
        _small,
    ),
    made(
        "progressions.padovan",
        "padovan_number padovan nth_padovan",
        "n: int",
        "int",
        """
        The {n}-th Padovan number: 1, 1, 1, 2, 2, 3, 4, 5, 7, ... from n = 0.
        P(n) = P(n-2) + P(n-3)
        Return the term of Padovan's sequence, which begins with three ones.
        Which side has that triangle in the spiral of triangles?
        Each number is the sum of the ones two and three places before.
        """,
        """
        a, b, c = 1, 1, 1
        for _ in range(n):
            a, b, c = b, c, a + b
        return a
        """,
        _small,
    ),
    made(
        "progressions.perrin",
        "perrin_number perrin nth_perrin",
        "n: int",
        "int",
        """
        The {n}-th Perrin number: 3, 0, 2, 3, 2, 5, 5, 7, ... from n = 0.
        P(n) = P(n-2) + P(n-3) from 3, 0, 2
        Return the term of Perrin's sequence.
        Which Perrin number has that index?
        Each number is the sum of the ones two and three places before.
        """,
        """
        a, b, c = 3, 0, 2
        for _ in range(n):
            a, b, c = b, c, a + b
        return a
        """,
        _small,
    ),
    made(
        "progressions.motzkin",
        "motzkin_number motzkin nth_motzkin",
        "n: int",
        "int",
        """
        The {n}-th Motzkin number: 1, 1, 2, 4, 9, 21, ... from n = 0.
        motzkin numbers
        Return in how many ways chords that do not cross can be drawn between n points on a circle.
        Which Motzkin number has that index?
        M(n) = ((2n + 1) M(n-1) + (3n - 3) M(n-2)) / (n + 2).
        """,
        """
        a, b = 1, 1
        for k in range(2, n + 1):
            a, b = b, ((2 * k + 1) * b + (3 * k - 3) * a) // (k + 2)
        return b
        """,
        lambda r: (r.randint(0, 14),),
    ),
    made(
        "progressions.stirling2",
        "stirling_second stirling2 stirling_number partitions_into_groups",
        "n: int; k: int",
        "int",
        """
        In how many ways can {n} different things be divided into exactly {k} groups that are not empty?
        stirling numbers of the second kind
        Return S(n, k) = k S(n-1, k) + S(n-1, k-1).
        How many partitions of a set into so many parts are there?
        1 for nothing in no groups, 0 where it is impossible.
        """,
        """
        if n == k:
            return 1
        if k == 0 or k > n:
            return 0
        row = [1] + [0] * k
        for _ in range(n):
            row = [0] + [j * row[j] + row[j - 1] for j in range(1, k + 1)]
        return row[k]
        """,
        lambda r: (r.randint(0, 8), r.randint(0, 8)),
    ),
    made(
        "progressions.pentagonal",
        "pentagonal_number pentagonal nth_pentagonal",
        "n: int",
        "int",
        """
        The {n}-th pentagonal number: 1, 5, 12, 22, ... from n = 1.
        n (3n - 1) / 2
        Return how many dots make nested pentagons with n dots on a side.
        Which pentagonal number has that index?
        Figurate numbers of the pentagon, 0 for n = 0.
        """,
        """
        return n * (3 * n - 1) // 2
        """,
        _small,
    ),
    made(
        "progressions.hexagonal",
        "hexagonal_number hexagonal nth_hexagonal",
        "n: int",
        "int",
        """
        The {n}-th hexagonal number: 1, 6, 15, 28, ... from n = 1.
        n (2n - 1)
        Return how many dots make nested hexagons with n dots on a side.
        Which hexagonal number has that index?
        Figurate numbers of the hexagon, 0 for n = 0.
        """,
        """
        return n * (2 * n - 1)
        """,
        _small,
    ),
    made(
        "progressions.star_number",
        "star_number nth_star_number star",
        "n: int",
        "int",
        """
        The {n}-th star number: 1, 13, 37, 73, ... from n = 1.
        6 n (n - 1) + 1
        Return how many fields a star-shaped board like that of Chinese checkers has.
        Which centered figurate number of a six-pointed star has that index?
        Star numbers, beginning with 1.
        """,
        """
        return 6 * n * (n - 1) + 1
        """,
        _first,
    ),
    made(
        "progressions.centered_hexagonal",
        "centered_hexagonal_number hex_number centered_hexagonal",
        "n: int",
        "int",
        """
        The {n}-th centered hexagonal number: 1, 7, 19, 37, ... from n = 1.
        3 n (n - 1) + 1
        Return how many cells a hexagon of hexagons has with n cells on each side.
        How many dots are in a center surrounded by n - 1 hexagonal rings?
        Hex numbers, which are differences of cubes.
        """,
        """
        return 3 * n * (n - 1) + 1
        """,
        _first,
    ),
    made(
        "progressions.centered_square",
        "centered_square_number centered_square diamond_cells",
        "n: int",
        "int",
        """
        The {n}-th centered square number: 1, 5, 13, 25, ... from n = 1.
        n squared plus (n - 1) squared
        Return how many cells a diamond of n steps has.
        How many dots are in a center surrounded by n - 1 square rings?
        Sum of two consecutive squares.
        """,
        """
        return n**2 + (n - 1) ** 2
        """,
        _first,
    ),
    made(
        "progressions.centered_polygonal",
        "centered_polygonal_number centered_polygonal centered_number",
        "sides: int; n: int",
        "int",
        """
        The {n}-th centered polygonal number for a polygon with {sides} sides, the first being 1.
        k n (n - 1) / 2 + 1
        Return how many dots are in a center surrounded by n - 1 polygonal rings.
        What is the centered figurate number with that index?
        Works for triangles, squares, pentagons and so on.
        """,
        """
        return sides * n * (n - 1) // 2 + 1
        """,
        lambda r: (r.randint(3, 10), r.randint(1, 12)),
    ),
    made(
        "progressions.triangular_list",
        "triangular_numbers first_triangular triangle_numbers",
        "count: int",
        "list[int]",
        """
        The first {count} triangular numbers: 1, 3, 6, 10, ...
        list of triangular numbers
        Return the sums 1, 1 + 2, 1 + 2 + 3 and so on.
        How many bowling pins are in triangles of 1, 2, 3, ... rows?
        n (n + 1) / 2 for n from 1.
        """,
        """
        return [n * (n + 1) // 2 for n in range(1, count + 1)]
        """,
        _small,
    ),
    made(
        "progressions.triangular_root",
        "triangular_root triangular_index full_rows staircase_rows arrange_coins",
        "n: int",
        "int",
        """
        How many complete rows of 1, 2, 3, ... coins can be laid with {n} coins?
        triangular root, rounded down
        Return the largest k with k (k + 1) / 2 not greater than the number.
        How high is the staircase that so many blocks make?
        Index of the last triangular number up to this one.
        """,
        """
        return (math.isqrt(8 * n + 1) - 1) // 2
        """,
        lambda r: (r.randint(0, 100),),
        "import math",
    ),
    made(
        "progressions.cubes_list",
        "first_cubes cubes list_of_cubes cubes_up_to",
        "n: int",
        "list[int]",
        """
        Cubes of the numbers from 1 to {n}.
        list of cubes
        Return [1, 8, 27, ...] with so many elements.
        What are the first third powers?
        Raise each number from 1 on to the third power.
        """,
        """
        return [i**3 for i in range(1, n + 1)]
        """,
        _small,
    ),
    made(
        "progressions.powers_list",
        "powers_of list_of_powers first_powers powers_of_base",
        "base: int; count: int",
        "list[int]",
        """
        The first {count} powers of {base}, from exponent 0.
        list of powers
        Return [1, base, base ** 2, ...] with so many elements.
        What are the powers of a number, beginning with 1?
        Multiply by the base again and again.
        """,
        """
        return [base**exponent for exponent in range(count)]
        """,
        lambda r: (r.randint(-3, 9), r.randint(0, 8)),
    ),
    made(
        "progressions.powers_of_two_to",
        "powers_of_two_up_to_exponent powers_of_two list_powers_of_two",
        "n: int",
        "list[int]",
        """
        Powers of two with the exponents 0 to {n}, both included.
        2 to the 0 up to 2 to the n
        Return [1, 2, 4, ...] up to two to the power of n.
        What are all powers of 2 up to this exponent?
        n + 1 numbers, each the double of the one before.
        """,
        """
        return [2**exponent for exponent in range(n + 1)]
        """,
        lambda r: (r.randint(0, 16),),
    ),
    made(
        "progressions.powers_below",
        "powers_below powers_up_to powers_not_exceeding",
        "base: int; limit: int",
        "list[int]",
        """
        All powers of {base} (2 or more) that are at most {limit}, beginning with 1.
        powers up to a limit
        Return 1, base, base squared and so on while they do not exceed the limit.
        Which powers of a number fit under this bound?
        [] if the limit is below 1.
        """,
        """
        powers = []
        power = 1
        while power <= limit:
            powers.append(power)
            power *= base
        return powers
        """,
        lambda r: (r.randint(2, 6), r.randint(0, 200)),
    ),
    made(
        "progressions.factorial_list",
        "factorials first_factorials list_of_factorials factorial_sequence",
        "count: int",
        "list[int]",
        """
        The first {count} factorials: 0!, 1!, 2!, ...
        list of factorials
        Return [1, 1, 2, 6, 24, ...] with so many elements.
        What are the factorials of 0, 1, 2 and so on?
        Multiply up and collect each product.
        """,
        """
        return [math.factorial(n) for n in range(count)]
        """,
        lambda r: (r.randint(0, 9),),
        "import math",
    ),
    made(
        "progressions.superfactorial",
        "superfactorial product_of_factorials",
        "n: int",
        "int",
        """
        Product of the factorials of 1 to {n}.
        superfactorial
        Return 1! * 2! * ... * n!, which is 1 for n = 0.
        What do all factorials up to this one make multiplied together?
        Super factorial as defined by Sloane.
        """,
        """
        result = 1
        for k in range(1, n + 1):
            result *= math.factorial(k)
        return result
        """,
        lambda r: (r.randint(0, 7),),
        "import math",
    ),
    made(
        "progressions.reciprocal_squares",
        "sum_reciprocal_squares basel_sum inverse_square_sum",
        "n: int",
        "float",
        """
        Sum of 1 / k squared for k from 1 to {n}; 0.0 for n = 0.
        basel problem
        Return the partial sum 1 + 1/4 + 1/9 + ..., which approaches pi squared / 6.
        What do the reciprocals of the first squares make together?
        Add one over the square of every number up to n.
        """,
        """
        return sum((1 / k**2 for k in range(1, n + 1)), 0.0)
        """,
        _small,
    ),
    made(
        "progressions.leibniz",
        "leibniz_pi approximate_pi pi_series estimate_pi",
        "terms: int",
        "float",
        """
        Approximate pi by {terms} of the Leibniz series 4 - 4/3 + 4/5 - ...
        pi after Leibniz
        Return 4 times the sum of alternating reciprocals of odd numbers.
        What value does the Gregory-Leibniz series give for pi after so many summands?
        0.0 without any terms.
        """,
        """
        return 4 * sum(((-1) ** k / (2 * k + 1) for k in range(terms)), 0.0)
        """,
        _small,
    ),
    made(
        "progressions.euler_e",
        "approximate_e euler_series compute_e estimate_e",
        "terms: int",
        "float",
        """
        Approximate e by the first {terms} of the series 1/0! + 1/1! + 1/2! + ...
        Euler's number from factorials
        Return the sum of the reciprocals of so many factorials.
        What value does the exponential series at 1 give after so many summands?
        0.0 without any terms.
        """,
        """
        total, term = 0.0, 1.0
        for k in range(1, terms + 1):
            total += term
            term /= k
        return total
        """,
        lambda r: (r.randint(0, 15),),
    ),
    made(
        "progressions.exp_series",
        "exp_series taylor_exp exponential_taylor approximate_exp",
        "x: float; terms: int",
        "float",
        """
        Approximate e to the power of {x} by the first {terms} of its Taylor series.
        exponential function as a series
        Return 1 + x + x^2/2! + x^3/3! + ..., so many summands of it.
        What does the power series of exp give at a point?
        Make each term from the one before by multiplying with x / k.
        """,
        """
        total, term = 0.0, 1.0
        for k in range(1, terms + 1):
            total += term
            term *= x / k
        return total
        """,
        lambda r: (r.randint(-8, 8) / 4, r.randint(0, 15)),
    ),
    made(
        "progressions.sin_series",
        "sin_series taylor_sine approximate_sin sine_taylor",
        "x: float; terms: int",
        "float",
        """
        Approximate the sine of {x} in radians by the first {terms} of its Taylor series.
        sine as a series
        Return x - x^3/3! + x^5/5! - ..., so many summands of it.
        What does the power series of sin give at a point?
        Each term is the one before times -x^2 over the next two numbers.
        """,
        """
        total, term = 0.0, x
        for k in range(1, terms + 1):
            total += term
            term *= -x * x / ((2 * k) * (2 * k + 1))
        return total
        """,
        lambda r: (r.randint(-8, 8) / 4, r.randint(0, 10)),
    ),
    made(
        "progressions.arithmetic_nth",
        "arithmetic_term nth_arithmetic_term nth_term_arithmetic ap_term",
        "first: float; difference: float; n: int",
        "float",
        """
        The {n}-th term of an arithmetic sequence with this {first} term and {difference}.
        a + (n - 1) d
        Return the term with that number, counted from 1.
        Which number stands at that place if the same amount is added each time?
        Nth term of an arithmetic progression.
        """,
        """
        return first + (n - 1) * difference
        """,
        lambda r: (r.randint(-9, 20), r.choice((r.randint(-5, 9), 0.5)), r.randint(1, 20)),
    ),
    made(
        "progressions.arithmetic_sum",
        "arithmetic_series_sum sum_arithmetic ap_sum sum_of_arithmetic_progression",
        "first: float; difference: float; n: int",
        "float",
        """
        Sum of the first {n} terms of an arithmetic sequence with this {first} term and {difference}.
        n / 2 (2 a + (n - 1) d)
        Return what so many terms of an arithmetic progression add up to.
        How much is it in all if the amount grows by the same difference each time?
        Gauss's formula for an arithmetic series.
        """,
        """
        return n * (2 * first + (n - 1) * difference) / 2
        """,
        lambda r: (r.randint(-9, 20), r.choice((r.randint(-5, 9), 0.5)), r.randint(0, 20)),
    ),
    made(
        "progressions.geometric_nth",
        "geometric_term nth_geometric_term gp_term",
        "first: float; ratio: float; n: int",
        "float",
        """
        The {n}-th term of a geometric sequence with this {first} term and {ratio}.
        a r ** (n - 1)
        Return the term with that number, counted from 1.
        Which number stands at that place if one multiplies by the same factor each time?
        Nth term of a geometric progression.
        """,
        """
        return first * ratio ** (n - 1)
        """,
        lambda r: (r.randint(-4, 9), r.choice((2, 3, 0.5, -1, 1)), r.randint(1, 10)),
    ),
    made(
        "progressions.geometric_sum",
        "geometric_series_sum sum_geometric gp_sum sum_of_geometric_progression",
        "first: float; ratio: float; n: int",
        "float",
        """
        Sum of the first {n} terms of a geometric sequence with this {first} term and {ratio}.
        a (r ** n - 1) / (r - 1)
        Return what so many terms of a geometric progression add up to; a ratio of 1 is allowed.
        How much is it in all if the amount is multiplied by the same factor each time?
        Finite geometric series.
        """,
        """
        if ratio == 1:
            return first * n
        return first * (ratio**n - 1) / (ratio - 1)
        """,
        lambda r: (r.randint(-4, 9), r.choice((2, 3, 0.5, -1, 1)), r.randint(0, 10)),
    ),
    made(
        "progressions.geometric_infinite",
        "infinite_geometric_sum sum_to_infinity infinite_series_sum",
        "first: float; ratio: float",
        "float | None",
        """
        Sum of an infinite geometric series with this {first} term and {ratio}; None if divergent.
        a / (1 - r)
        Return the limit of the series if the ratio is between -1 and 1, otherwise None.
        What does 1 + 1/2 + 1/4 + ... amount to?
        Sum to infinity of a geometric progression.
        """,
        """
        return first / (1 - ratio) if abs(ratio) < 1 else None
        """,
        lambda r: (r.randint(-4, 9), r.choice((2, 0.5, -0.5, 0.25, 0, 1, -1))),
    ),
    made(
        "progressions.sum_first_even",
        "sum_first_even sum_of_even_numbers sum_n_even sum_even_numbers",
        "n: int",
        "int",
        """
        Sum of the first {n} even numbers, beginning with 2.
        2 + 4 + 6 + ...
        Return what the first n positive even numbers add up to.
        What do 2, 4, 6 and so on make together?
        n times n plus one.
        """,
        """
        return n * (n + 1)
        ---
        return sum(range(2, 2 * n + 1, 2))
        """,
        _small,
    ),
    made(
        "progressions.alternating_to_n",
        "alternating_sum_to_n alternating_series one_minus_two_plus_three",
        "n: int",
        "int",
        """
        1 - 2 + 3 - 4 + ... up to {n}.
        alternating sum of 1 to n
        Return the sum of the numbers from 1 to n with changing signs, odd ones being positive.
        What is left if every second number is subtracted?
        Add odd numbers and subtract even ones.
        """,
        """
        return sum(k if k % 2 else -k for k in range(1, n + 1))
        ---
        return (n + 1) // 2 if n % 2 else -(n // 2)
        """,
        _small,
    ),
    made(
        "progressions.sum_any_order",
        "sum_range_any_order sum_between_inclusive get_sum sum_all_between",
        "a: int; b: int",
        "int",
        """
        Sum of all integers between {a} and {b}, both included, in whichever order they are given.
        sum between two numbers, any order
        Return the total of the range from the smaller to the larger; the number itself if both are equal.
        What do all integers from one bound to the other make together?
        The first bound may be the larger one.
        """,
        """
        low, high = min(a, b), max(a, b)
        return (low + high) * (high - low + 1) // 2
        ---
        return sum(range(min(a, b), max(a, b) + 1))
        """,
        lambda r: (r.randint(-9, 20), r.randint(-9, 20)),
    ),
    made(
        "progressions.nth_even",
        "nth_even_number nth_even even_at",
        "n: int",
        "int",
        """
        The {n}-th even number, where the first is 0.
        n-th even number from 0
        Return the even number with that position among 0, 2, 4, 6, ...
        Which even number comes at that place, counted from 1?
        Twice one less than the position.
        """,
        """
        return 2 * (n - 1)
        """,
        _first,
    ),
    made(
        "progressions.first_even",
        "first_even_numbers first_n_even n_even_numbers",
        "count: int",
        "list[int]",
        """
        The first {count} even numbers, beginning with 2.
        2, 4, 6, ... so many of them
        Return a list of that many positive even numbers.
        Which are the first even numbers?
        Double the numbers from 1 on.
        """,
        """
        return list(range(2, 2 * count + 1, 2))
        """,
        _small,
    ),
    made(
        "progressions.first_odd",
        "first_odd_numbers first_n_odd n_odd_numbers",
        "count: int",
        "list[int]",
        """
        The first {count} odd numbers, beginning with 1.
        1, 3, 5, ... so many of them
        Return a list of that many odd numbers.
        Which are the first odd numbers?
        Two times k plus 1 for k from 0.
        """,
        """
        return list(range(1, 2 * count, 2))
        """,
        _small,
    ),
    made(
        "progressions.evens_between",
        "even_numbers_between evens_in_range even_range",
        "low: int; high: int",
        "list[int]",
        """
        Even numbers from {low} to {high}, both included.
        even numbers of a range
        Return a list of the integers between the bounds that can be divided by two.
        Which numbers in this range are even?
        Ascending, [] if there are none.
        """,
        """
        return [n for n in range(low, high + 1) if n % 2 == 0]
        """,
        lambda r: (r.randint(-10, 12), r.randint(-5, 24)),
    ),
    made(
        "progressions.odds_between",
        "odd_numbers_between odds_in_range odd_range",
        "low: int; high: int",
        "list[int]",
        """
        Odd numbers from {low} to {high}, both included.
        odd numbers of a range
        Return a list of the integers between the bounds that are not even.
        Which numbers in this range are odd?
        Ascending, [] if there are none.
        """,
        """
        return [n for n in range(low, high + 1) if n % 2]
        """,
        lambda r: (r.randint(-10, 12), r.randint(-5, 24)),
    ),
    made(
        "progressions.count_odds",
        "count_odds_between count_odd_in_range number_of_odds",
        "low: int; high: int",
        "int",
        """
        How many odd numbers are there from {low} to {high}, both included?
        count odd numbers of a range
        Return the number of integers between the bounds that are not even.
        Count the odd ones in a range, without listing them; 0 if {low} is larger.
        How often does an odd number occur between these limits?
        count odd numbers in an interval
        Return the number of odd integers between two limits; 0 if {low} is greater than {high}.
        """,
        """
        return (high + 1) // 2 - low // 2 if low <= high else 0
        """,
        lambda r: (r.randint(0, 12), r.randint(0, 24)),
    ),
    made(
        "progressions.multiples_list",
        "multiples_in_range multiples_between_list divisible_in_range numbers_divisible_by",
        "low: int; high: int; divisor: int",
        "list[int]",
        """
        Numbers from {low} to {high}, both included, that {divisor} divides.
        multiples in a range
        Return a list of the integers between the bounds that are divisible.
        Which numbers of a range can be divided without remainder?
        Ascending, [] if there are none.
        """,
        """
        return [n for n in range(low, high + 1) if n % divisor == 0]
        """,
        lambda r: (r.randint(-10, 20), r.randint(0, 60), r.randint(1, 9)),
    ),
    made(
        "progressions.multiples_below",
        "multiples_up_to multiples_list find_multiples multiples_of",
        "n: int; limit: int",
        "list[int]",
        """
        Positive multiples of {n} up to and including {limit}.
        multiples up to a limit
        Return [n, 2n, 3n, ...] as long as the limit is not exceeded.
        Which multiples of a number are there up to this one?
        [] if the limit is smaller than the number.
        """,
        """
        return list(range(n, limit + 1, n))
        """,
        lambda r: (r.randint(1, 9), r.randint(0, 60)),
    ),
    made(
        "progressions.both_divisible",
        "divisible_by_both common_multiples_up_to numbers_divisible_by_both",
        "limit: int; a: int; b: int",
        "list[int]",
        """
        Numbers from 1 to {limit} that both {a} and {b} divide.
        common multiples up to a limit
        Return a list of the integers up to the limit that are divisible by each of two numbers.
        Which numbers leave no remainder with either divisor?
        Ascending, the limit included.
        """,
        """
        return [n for n in range(1, limit + 1) if n % a == 0 and n % b == 0]
        """,
        lambda r: (r.randint(0, 80), r.randint(1, 6), r.randint(1, 6)),
    ),
    made(
        "progressions.either_divisible",
        "divisible_by_either multiples_of_either numbers_divisible_by_either",
        "limit: int; a: int; b: int",
        "list[int]",
        """
        Numbers from 1 to {limit} that {a} or {b} divides.
        multiples of one or the other
        Return a list of the integers up to the limit that are divisible by at least one of two numbers.
        Which numbers leave no remainder with one of the divisors?
        Ascending, the limit included, none listed twice.
        """,
        """
        return [n for n in range(1, limit + 1) if n % a == 0 or n % b == 0]
        """,
        lambda r: (r.randint(0, 40), r.randint(2, 7), r.randint(2, 7)),
    ),
    made(
        "progressions.count_either",
        "count_divisible_by_either count_multiples_of_either inclusion_exclusion",
        "limit: int; a: int; b: int",
        "int",
        """
        How many numbers from 1 to {limit} are divisible by {a} or {b}?
        inclusion and exclusion
        Return the count of multiples of one or the other, those of both counted once.
        Count the integers up to the limit that at least one of two numbers divides.
        limit // a + limit // b - limit // lcm.
        """,
        """
        return limit // a + limit // b - limit // math.lcm(a, b)
        """,
        lambda r: (r.randint(0, 100), r.randint(1, 9), r.randint(1, 9)),
        "import math",
    ),
    made(
        "progressions.divisible_not",
        "divisible_by_first_not_second divisible_but_not multiples_not_of",
        "limit: int; a: int; b: int",
        "list[int]",
        """
        Numbers from 1 to {limit} that {a} divides but {b} does not.
        divisible by one but not by the other
        Return a list of multiples of the first number without those of the second.
        Which numbers leave no remainder with one divisor and some remainder with the other?
        Ascending, the limit included.
        """,
        """
        return [n for n in range(1, limit + 1) if n % a == 0 and n % b]
        """,
        lambda r: (r.randint(0, 60), r.randint(1, 6), r.randint(2, 7)),
    ),
    made(
        "progressions.sylvester",
        "sylvester sylvester_sequence sylvester_numbers",
        "count: int",
        "list[int]",
        """
        The first {count} numbers of Sylvester's sequence: 2, 3, 7, 43, 1807, ...
        product of all before plus one
        Return a list in which each number is one more than the product of all previous ones.
        Which numbers make 1/2 + 1/3 + 1/7 + ... come close to 1 fastest?
        s becomes s * (s - 1) + 1.
        """,
        """
        numbers = []
        term = 2
        for _ in range(count):
            numbers.append(term)
            term = term * (term - 1) + 1
        return numbers
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "progressions.hofstadter_q",
        "hofstadter_q hofstadter q_sequence",
        "count: int",
        "list[int]",
        """
        The first {count} numbers of Hofstadter's Q sequence: 1, 1, 2, 3, 3, 4, ...
        Q(n) = Q(n - Q(n-1)) + Q(n - Q(n-2))
        Return a list that begins with two ones and then adds the numbers so far back as the last two say.
        How does the chaotic sequence by Hofstadter begin?
        Each term tells how far back to look.
        """,
        """
        q = [1, 1]
        while len(q) < count:
            q.append(q[-q[-1]] + q[-q[-2]])
        return q[:count]
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "progressions.golomb",
        "golomb golomb_sequence golomb_numbers",
        "count: int",
        "list[int]",
        """
        The first {count} numbers of Golomb's sequence: 1, 2, 2, 3, 3, 4, 4, 4, ...
        self-describing sequence
        Return the ascending sequence in which n occurs as often as its n-th term says.
        Which list tells how many times each number stands in it?
        G(n + 1) = 1 + G(n + 1 - G(G(n))).
        """,
        """
        g = [0, 1]
        for n in range(1, count):
            g.append(1 + g[n + 1 - g[g[n]]])
        return g[1 : count + 1]
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "progressions.van_eck",
        "van_eck van_eck_sequence",
        "count: int",
        "list[int]",
        """
        The first {count} numbers of Van Eck's sequence: 0, 0, 1, 0, 2, 0, 2, 2, ...
        how long ago did it last occur
        Return the sequence in which each number says how many steps ago the one before was seen, 0 if new.
        Begin with 0 and always write down the age of the last number: what comes out?
        A number never seen before is followed by 0.
        """,
        """
        numbers = []
        last = {}
        term = 0
        for i in range(count):
            numbers.append(term)
            following = i - last[term] if term in last else 0
            last[term] = i
            term = following
        return numbers
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "progressions.lazy_caterer",
        "lazy_caterer max_pizza_pieces pizza_cuts max_pieces",
        "cuts: int",
        "int",
        """
        Into how many pieces can a pizza be cut at most with so many straight {cuts}?
        lazy caterer's sequence
        Return (n squared + n + 2) / 2, the most regions that n lines make in a plane.
        How many slices of a cake are possible if every cut crosses all others?
        1, 2, 4, 7, 11, ...
        """,
        """
        return cuts * (cuts + 1) // 2 + 1
        """,
        _small,
    ),
    made(
        "progressions.magic_constant",
        "magic_constant magic_sum magic_square_constant",
        "n: int",
        "int",
        """
        Sum of every row of a magic square with the numbers from 1 to {n} squared.
        n (n squared + 1) / 2
        Return the magic constant of an n by n square.
        What do rows, columns and diagonals of a normal magic square add up to?
        15 for three rows and 34 for four.
        """,
        """
        return n * (n**2 + 1) // 2
        """,
        _first,
    ),
    made(
        "progressions.mersenne",
        "mersenne_numbers mersenne_sequence first_mersenne",
        "count: int",
        "list[int]",
        """
        The first {count} Mersenne numbers 1, 3, 7, 15, 31, ...
        one less than powers of two
        Return 2 ** n - 1 for n from 1.
        Which numbers are written with ones only in binary?
        List numbers of the form 2^n - 1, prime or not.
        """,
        """
        return [2**n - 1 for n in range(1, count + 1)]
        """,
        _small,
    ),
    made(
        "progressions.collatz_longest",
        "longest_collatz longest_collatz_under collatz_champion",
        "limit: int",
        "int",
        """
        The number from 1 to {limit} with the longest Collatz sequence; the smallest one on a tie.
        longest collatz chain
        Return the starting number that needs the most steps to reach 1.
        Which start up to this limit takes longest when even numbers are halved and odd ones become 3n + 1?
        Count the steps of each and keep the best.
        """,
        """
        best, most = 1, -1
        for start in range(1, limit + 1):
            n, steps = start, 0
            while n != 1:
                n = n // 2 if n % 2 == 0 else 3 * n + 1
                steps += 1
            if steps > most:
                best, most = start, steps
        return best
        """,
        lambda r: (r.randint(1, 100),),
    ),
    made(
        "progressions.collatz_next",
        "collatz_next next_collatz collatz_step hailstone_step",
        "n: int",
        "int",
        """
        The number after {n} in the Collatz sequence.
        one Collatz step
        Return half of an even number and three times an odd one plus 1.
        What comes next in the hailstone sequence?
        n / 2 if n is even, else 3 n + 1.
        """,
        """
        return n // 2 if n % 2 == 0 else 3 * n + 1
        """,
        _first,
    ),
    made(
        "progressions.is_pentagonal",
        "is_pentagonal is_pentagonal_number pentagonal_check",
        "n: int",
        "bool",
        """
        Is {n} a pentagonal number: 1, 5, 12, 22, 35, ...?
        pentagonal check
        Return True if n = k (3k - 1) / 2 for a positive integer k.
        Can so many dots be laid as nested pentagons?
        Test with the inverse formula whether 1 + 24 n is a suitable square.
        """,
        """
        if n < 1:
            return False
        root = math.isqrt(24 * n + 1)
        return root * root == 24 * n + 1 and root % 6 == 5
        """,
        lambda r: (r.choice((r.choice((1, 5, 12, 22, 35, 51, 70)), r.randint(-2, 60))),),
        "import math",
    ),
    made(
        "progressions.missing_term",
        "missing_term_arithmetic find_missing_term missing_in_progression",
        "numbers: list[int]",
        "int",
        """
        The one number missing inside an arithmetic sequence of three or more {numbers}.
        find the missing term
        Return the value that must be inserted so that all neighbours differ by the same amount.
        Which term of the progression was left out, neither the first nor the last?
        The step is the total difference divided by the count of numbers.
        """,
        """
        step = (numbers[-1] - numbers[0]) // len(numbers)
        for a, b in zip(numbers, numbers[1:]):
            if b - a != step:
                return a + step
        return numbers[-1] + step
        """,
        lambda r: (_gap(r),),
    ),
    made(
        "progressions.next_in_sequence",
        "next_in_progression next_term continue_sequence predict_next",
        "numbers: list[int]",
        "int | None",
        """
        The next number of an arithmetic or geometric sequence of three or more {numbers}; None for others.
        continue a sequence
        Return the last number plus the common difference or times the common ratio.
        What comes after these numbers if one always adds or always multiplies by the same?
        Differences are tried first; None if there is no such rule.
        """,
        """
        step = numbers[1] - numbers[0]
        if all(b - a == step for a, b in zip(numbers, numbers[1:])):
            return numbers[-1] + step
        if numbers[0] and numbers[1] % numbers[0] == 0:
            ratio = numbers[1] // numbers[0]
            if all(b == a * ratio for a, b in zip(numbers, numbers[1:])):
                return numbers[-1] * ratio
        return None
        """,
        lambda r: (_progression(r),),
    ),
)
