"""Everyday functions of one or a few numbers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry


def _small(low: int, high: int) -> Callable[[Random], tuple[int]]:
    return lambda r: (r.randint(low, high),)


def _number(r: Random) -> tuple[int]:
    return (r.choice((0, 1, r.randint(2, 30), r.randint(10, 999), r.randint(1000, 99999))),)


def _pair(r: Random) -> tuple[object, ...]:
    factor = r.choice((1, 1, 2, 3, 6))
    return (r.randint(1, 20) * factor, r.randint(1, 20) * factor)


ENTRIES = (
    made(
        "numbers.factorial",
        "factorial fact compute_factorial",
        "n: int",
        "int",
        """
        Return the factorial of {n}.
        Compute {n}!, that is 1 * 2 * ... * {n}; the factorial of 0 is 1.
        factorial of a number
        Multiply all whole numbers from 1 up to the given number, giving 1 for zero.
        Calculate the product of the integers 1 to {n}.
        I need the factorial of a non-negative integer.
        """,
        """
        result = 1
        for i in range(2, n + 1):
            result *= i
        return result
        ---
        return math.factorial(n)
        ---
        return math.prod(range(1, n + 1))
        """,
        _small(0, 9),
        "import math",
    ),
    made(
        "numbers.fibonacci",
        "fibonacci fib nth_fibonacci",
        "n: int",
        "int",
        """
        Return the {n}-th Fibonacci number, where the 0th is 0 and the 1st is 1.
        Nth fibonacci number, starting with fib(0) = 0 and fib(1) = 1.
        Compute the Fibonacci number at position {n} (counting from 0, sequence 0, 1, 1, 2, 3, ...).
        the fibonacci number with index {n}, beginning at 0
        Each Fibonacci number is the sum of the two before it; find number {n}, number 0 being 0.
        Get a Fibonacci number by its index.
        """,
        """
        a, b = 0, 1
        for _ in range(n):
            a, b = b, a + b
        return a
        ---
        numbers = [0, 1]
        while len(numbers) <= n:
            numbers.append(numbers[-1] + numbers[-2])
        return numbers[n]
        """,
        _small(0, 20),
    ),
    made(
        "numbers.fibonacci_list",
        "fibonacci_list first_fibonacci fib_sequence fibonacci_numbers",
        "count: int",
        "list[int]",
        """
        Return a list with the first {count} Fibonacci numbers, starting with 0 and 1.
        First {count} numbers of the Fibonacci sequence.
        list of fibonacci numbers 0, 1, 1, 2, 3, ... of the given length
        Build the Fibonacci sequence up to {count} elements, empty for 0.
        Give me the beginning of the Fibonacci series (0, 1, 1, 2, ...) as a list.
        Generate {count} Fibonacci numbers.
        """,
        """
        result = []
        a, b = 0, 1
        for _ in range(count):
            result.append(a)
            a, b = b, a + b
        return result
        ---
        result = [0, 1]
        while len(result) < count:
            result.append(result[-1] + result[-2])
        return result[:count]
        """,
        _small(0, 12),
    ),
    made(
        "numbers.gcd",
        "gcd greatest_common_divisor common_divisor",
        "a: int; b: int",
        "int",
        """
        Return the greatest common divisor of {a} and {b}.
        Greatest common divisor of two positive numbers.
        gcd of {a} and {b}
        Find the largest integer that divides both {a} and {b}.
        What is the biggest number that divides the two given numbers without remainder?
        Use Euclid's algorithm to compute the gcd of two integers.
        """,
        """
        while b:
            a, b = b, a % b
        return a
        ---
        return math.gcd(a, b)
        """,
        _pair,
        "import math",
    ),
    made(
        "numbers.lcm",
        "lcm least_common_multiple common_multiple",
        "a: int; b: int",
        "int",
        """
        Return the least common multiple of {a} and {b}.
        lcm of two positive integers
        Find the smallest number that both {a} and {b} divide.
        Smallest positive number that is a multiple of {a} and of {b}.
        Compute the least common multiple of two numbers.
        What is the lowest number divisible by both given numbers?
        """,
        """
        return a * b // math.gcd(a, b)
        ---
        multiple = a
        while multiple % b != 0:
            multiple += a
        return multiple
        """,
        _pair,
        "import math",
    ),
    made(
        "numbers.divisors",
        "divisors get_divisors factors all_divisors",
        "n: int",
        "list[int]",
        """
        Return all divisors of {n} in ascending order.
        List every number that divides {n} evenly, including 1 and {n} itself.
        divisors of a number, sorted
        Find the factors of a positive integer, from smallest to largest.
        All numbers from 1 to {n} that divide {n} without remainder.
        Collect the divisors of {n} in a list.
        """,
        """
        return [d for d in range(1, n + 1) if n % d == 0]
        ---
        result = []
        for d in range(1, n + 1):
            if n % d == 0:
                result.append(d)
        return result
        """,
        _small(1, 60),
    ),
    made(
        "numbers.count_divisors",
        "count_divisors num_divisors divisor_count",
        "n: int",
        "int",
        """
        Count the divisors of {n}.
        Return how many positive integers divide {n}, with 1 and {n} counted.
        number of divisors of a positive integer
        How many divisors does {n} have?
        Tell how many numbers divide the given number evenly.
        """,
        """
        return sum(1 for d in range(1, n + 1) if n % d == 0)
        ---
        count = 0
        for d in range(1, n + 1):
            if n % d == 0:
                count += 1
        return count
        """,
        _small(1, 100),
    ),
    made(
        "numbers.prime_factors",
        "prime_factors factorize prime_factorization",
        "n: int",
        "list[int]",
        """
        Return the prime factors of {n} in ascending order, repeated as often as they occur.
        Split {n} into its prime factors, so 12 gives [2, 2, 3]; 1 gives an empty list.
        prime factorization as a list
        Factorize a positive integer into primes, smallest first.
        Decompose {n} into primes whose product is {n}.
        List the primes that multiply to the number.
        """,
        """
        factors = []
        divisor = 2
        while n > 1:
            while n % divisor == 0:
                factors.append(divisor)
                n //= divisor
            divisor += 1
        return factors
        ---
        factors = []
        p = 2
        while p <= n:
            if n % p == 0:
                factors.append(p)
                n //= p
            else:
                p += 1
        return factors
        """,
        _small(1, 120),
    ),
    made(
        "numbers.is_prime",
        "is_prime prime check_prime",
        "n: int",
        "bool",
        """
        Return True if {n} is a prime number.
        Check whether {n} is prime; numbers below 2 are not.
        is it a prime?
        Tell if a number has no divisors except 1 and itself.
        Test {n} for primality.
        True for primes, False for all other integers.
        """,
        """
        if n < 2:
            return False
        for d in range(2, int(n ** 0.5) + 1):
            if n % d == 0:
                return False
        return True
        ---
        return n > 1 and all(n % d != 0 for d in range(2, n))
        """,
        _small(-3, 50),
    ),
    made(
        "numbers.primes_up_to",
        "primes_up_to primes list_primes",
        "limit: int",
        "list[int]",
        """
        Return all prime numbers up to and including {limit}.
        List the primes that are not greater than {limit}.
        primes up to a limit (inclusive), ascending
        Find every prime number from 2 to {limit}; the list is empty below 2.
        Generate the primes less than or equal to the given number.
        Use a sieve to get the primes <= {limit}.
        """,
        """
        primes = []
        for n in range(2, limit + 1):
            if all(n % p != 0 for p in primes):
                primes.append(n)
        return primes
        ---
        return [n for n in range(2, limit + 1) if all(n % d for d in range(2, n))]
        ---
        sieve = [True] * (limit + 1)
        primes = []
        for n in range(2, limit + 1):
            if sieve[n]:
                primes.append(n)
                for multiple in range(n * n, limit + 1, n):
                    sieve[multiple] = False
        return primes
        """,
        _small(0, 40),
    ),
    made(
        "numbers.next_prime",
        "next_prime prime_after following_prime",
        "n: int",
        "int",
        """
        Return the smallest prime greater than {n}.
        Find the next prime number after {n}.
        first prime above a number
        Which prime comes after {n}? {n} itself does not count.
        Get the prime that follows the given number.
        """,
        """
        candidate = max(n + 1, 2)
        while any(candidate % d == 0 for d in range(2, candidate)):
            candidate += 1
        return candidate
        ---
        while True:
            n += 1
            if n > 1 and all(n % d for d in range(2, n)):
                return n
        """,
        _small(0, 60),
    ),
    made(
        "numbers.digit_sum",
        "digit_sum sum_digits sum_of_digits",
        "n: int",
        "int",
        """
        Return the sum of the digits of {n}.
        Add up the decimal digits of a non-negative integer.
        sum of digits
        Compute the digit sum of {n}, for example 123 gives 6.
        What do the digits of {n} add up to?
        Take the digits of the number and add them together.
        """,
        """
        return sum(int(digit) for digit in str(n))
        ---
        total = 0
        while n > 0:
            total += n % 10
            n //= 10
        return total
        """,
        _number,
    ),
    made(
        "numbers.digital_root",
        "digital_root repeated_digit_sum digit_root",
        "n: int",
        "int",
        """
        Return the digital root of {n}.
        Sum the digits of {n} again and again until one digit is left.
        digital root of a non-negative number
        Add the digits repeatedly until the result is below 10.
        Keep replacing {n} by its digit sum while it has more than one digit.
        """,
        """
        while n > 9:
            n = sum(int(digit) for digit in str(n))
        return n
        ---
        return 0 if n == 0 else 1 + (n - 1) % 9
        """,
        _number,
    ),
    made(
        "numbers.reverse_number",
        "reverse_number reverse_digits flip_number",
        "n: int",
        "int",
        """
        Reverse the digits of {n}.
        Return the number with its digits in reverse order; the sign is kept.
        reverse an integer, -12 becomes -21
        Turn {n} around, so that 120 gives 21.
        Write the digits of {n} backwards and return that as an integer.
        Read an int from right to left, keeping the minus sign.
        """,
        """
        sign = -1 if n < 0 else 1
        return sign * int(str(abs(n))[::-1])
        ---
        value = abs(n)
        result = 0
        while value > 0:
            result = result * 10 + value % 10
            value //= 10
        return -result if n < 0 else result
        """,
        lambda r: (r.choice((-1, 1, 1)) * _number(r)[0],),
    ),
    made(
        "numbers.count_digits",
        "count_digits num_digits digit_count number_length",
        "n: int",
        "int",
        """
        Count the digits of {n}.
        Return how many decimal digits {n} has, ignoring the sign.
        number of digits of an integer (0 has one)
        How many digits does the number have? A minus sign is not a digit.
        Length of {n} written in decimal without its sign.
        """,
        """
        return len(str(abs(n)))
        ---
        n = abs(n)
        count = 1
        while n >= 10:
            n //= 10
            count += 1
        return count
        """,
        lambda r: (r.choice((-1, 1)) * _number(r)[0],),
    ),
    made(
        "numbers.digits",
        "digits get_digits digit_list split_digits",
        "n: int",
        "list[int]",
        """
        Return the digits of {n} as a list.
        Split a non-negative integer into its digits, most significant first.
        list of the digits
        Turn {n} into a list of single digits, in the order they are written.
        305 becomes [3, 0, 5].
        """,
        """
        return [int(digit) for digit in str(n)]
        ---
        return list(map(int, str(n)))
        ---
        result = []
        for char in str(n):
            result.append(int(char))
        return result
        """,
        _number,
    ),
    made(
        "numbers.digit_product",
        "digit_product product_of_digits multiply_digits",
        "n: int",
        "int",
        """
        Return the product of the digits of {n}.
        Multiply all digits of a non-negative number.
        product of digits
        Multiply the decimal digits of {n} with each other, so 234 gives 24.
        What is the product of the digits?
        """,
        """
        product = 1
        for digit in str(n):
            product *= int(digit)
        return product
        ---
        return math.prod(int(digit) for digit in str(n))
        """,
        _number,
        "import math",
    ),
    made(
        "numbers.power",
        "power pow_int raise_to",
        "base: int; exponent: int",
        "int",
        """
        Return {base} to the power of {exponent}.
        Raise {base} to a non-negative exponent.
        base to the power of exponent
        Multiply {base} by itself {exponent} times; an exponent of 0 gives 1.
        Compute a power of an integer.
        """,
        """
        return base ** exponent
        ---
        result = 1
        for _ in range(exponent):
            result *= base
        return result
        ---
        return pow(base, exponent)
        """,
        lambda r: (r.randint(-4, 10), r.randint(0, 5)),
    ),
    made(
        "numbers.integer_sqrt",
        "integer_sqrt isqrt sqrt_floor int_sqrt",
        "n: int",
        "int",
        """
        Return the square root of {n} rounded down.
        Integer square root: the largest number whose square is at most {n}.
        floor of the square root of a non-negative integer
        Find the biggest integer r with r * r <= {n}.
        Take the square root and drop the decimals.
        """,
        """
        return math.isqrt(n)
        ---
        root = 0
        while (root + 1) * (root + 1) <= n:
            root += 1
        return root
        ---
        return int(n ** 0.5)
        """,
        _small(0, 150),
        "import math",
    ),
    made(
        "numbers.is_square",
        "is_perfect_square is_square perfect_square",
        "n: int",
        "bool",
        """
        Return True if {n} is a perfect square.
        Check whether {n} is the square of a whole number; negative numbers are not.
        is it a square number?
        Tell if the square root of {n} is an integer.
        True for 0, 1, 4, 9, 16 and so on, else False.
        """,
        """
        if n < 0:
            return False
        return math.isqrt(n) ** 2 == n
        ---
        return any(i * i == n for i in range(n + 1))
        """,
        lambda r: (r.choice((r.randint(0, 12) ** 2, r.randint(-10, 120))),),
        "import math",
    ),
    made(
        "numbers.clamp",
        "clamp limit_value clip bound",
        "value: int; low: int; high: int",
        "int",
        """
        Limit {value} to the range from {low} to {high}.
        Return {value}, but at least {low} and at most {high}.
        clamp a number between two bounds
        If {value} is below {low} return {low}, if it is above {high} return {high}, otherwise {value}.
        Keep a number inside a minimum and a maximum.
        Clip {value} so that it does not leave the interval.
        """,
        """
        return max(low, min(value, high))
        ---
        if value < low:
            return low
        if value > high:
            return high
        return value
        """,
        lambda r: (r.randint(-15, 30), r.randint(-5, 5), r.randint(5, 20)),
    ),
    made(
        "numbers.in_range",
        "in_range is_between between",
        "value: int; low: int; high: int",
        "bool",
        """
        Return True if {value} lies between {low} and {high}, both included.
        Check whether {value} is in the range {low} to {high} (inclusive).
        is the number between the two limits?
        Tell if {value} is at least {low} and at most {high}.
        True when a number is within its bounds, bounds included.
        """,
        """
        return low <= value <= high
        ---
        return value >= low and value <= high
        ---
        if value < low or value > high:
            return False
        return True
        """,
        lambda r: (r.randint(-5, 15), r.randint(-5, 5), r.randint(5, 12)),
    ),
    made(
        "numbers.sign",
        "sign signum get_sign",
        "n: int",
        "int",
        """
        Return 1 if {n} is positive, -1 if it is negative and 0 if it is zero.
        Sign of a number as -1, 0 or 1.
        the sign of {n}: -1, 0 or 1
        Tell the sign: minus one for negative, plus one for positive, zero for zero.
        Compute the signum of {n}.
        """,
        """
        if n > 0:
            return 1
        if n < 0:
            return -1
        return 0
        ---
        return (n > 0) - (n < 0)
        """,
        lambda r: (r.choice((0, r.randint(-50, 50))),),
    ),
    made(
        "numbers.sign_name",
        "sign_name describe_sign classify_number",
        "number: int",
        "str",
        """
        Return 'positive', 'negative' or 'zero' depending on {number}.
        Describe the sign of {number} as a word: positive, negative or zero.
        say whether a number is "positive", "negative" or "zero"
        Name the sign of the given integer.
        Classify {number}: above zero is 'positive', below is 'negative', otherwise 'zero'.
        """,
        """
        if number > 0:
            return 'positive'
        elif number < 0:
            return 'negative'
        else:
            return 'zero'
        ---
        if number == 0:
            return 'zero'
        return 'positive' if number > 0 else 'negative'
        """,
        lambda r: (r.choice((0, r.randint(-50, 50))),),
    ),
    made(
        "numbers.absolute_difference",
        "absolute_difference difference distance abs_diff",
        "a: int; b: int",
        "int",
        """
        Return the absolute difference of {a} and {b}.
        How far apart are {a} and {b}?
        distance between two numbers
        Subtract the smaller from the larger of {a} and {b}.
        The difference between two integers, never negative.
        """,
        """
        return abs(a - b)
        ---
        if a > b:
            return a - b
        return b - a
        ---
        return max(a, b) - min(a, b)
        """,
        lambda r: (draw.integer(r), draw.integer(r)),
    ),
    made(
        "numbers.absolute",
        "absolute absolute_value my_abs magnitude",
        "n: int",
        "int",
        """
        Return the absolute value of {n}.
        Drop the sign of {n}.
        absolute value of a number
        Make a negative number positive and leave the others alone.
        {n} without its minus sign
        """,
        """
        return abs(n)
        ---
        if n < 0:
            return -n
        return n
        """,
        lambda r: (draw.integer(r, -60, 40),),
    ),
    made(
        "numbers.celsius_to_fahrenheit",
        "celsius_to_fahrenheit to_fahrenheit c_to_f",
        "celsius: float",
        "float",
        """
        Convert {celsius} degrees to Fahrenheit, rounded to one decimal.
        Return the temperature {celsius} in Fahrenheit with one decimal place.
        celsius to fahrenheit, round to 1 decimal
        Turn a Celsius temperature into Fahrenheit: times 9 / 5 plus 32, rounded to one digit.
        How many degrees Fahrenheit is {celsius}? Round to one decimal.
        """,
        """
        return round(celsius * 9 / 5 + 32, 1)
        ---
        fahrenheit = celsius * 9 / 5 + 32
        return round(fahrenheit, 1)
        """,
        lambda r: (r.choice((0.0, 100.0, r.randint(-40, 80) / 2)),),
    ),
    made(
        "numbers.fahrenheit_to_celsius",
        "fahrenheit_to_celsius to_celsius f_to_c",
        "fahrenheit: float",
        "float",
        """
        Convert {fahrenheit} degrees to Celsius, rounded to one decimal.
        Return the temperature {fahrenheit} in Celsius with one decimal place.
        fahrenheit to celsius, one decimal
        Subtract 32 from the Fahrenheit temperature, multiply by 5 / 9 and round to one digit.
        Fahrenheit temperature in degrees Celsius, rounded to 1 decimal.
        """,
        """
        return round((fahrenheit - 32) * 5 / 9, 1)
        ---
        celsius = (fahrenheit - 32) * 5 / 9
        return round(celsius, 1)
        """,
        lambda r: (r.choice((32.0, 212.0, float(r.randint(-40, 120)))),),
    ),
    made(
        "numbers.km_to_miles",
        "km_to_miles kilometers_to_miles to_miles",
        "km: float",
        "float",
        """
        Convert {km} kilometers to miles (1 km = 0.621371 miles), rounded to two decimals.
        kilometers to miles, factor 0.621371, 2 decimals
        Return the distance {km} in miles, using 0.621371 miles per km and rounding to 2 decimals.
        Multiply a distance in kilometers by 0.621371 and round to two places to get miles.
        How many miles are {km} km? Use 0.621371 and round to two decimals.
        """,
        """
        return round(km * 0.621371, 2)
        ---
        miles = km * 0.621371
        return round(miles, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 10.0, r.randint(1, 300) / 2)),),
    ),
    made(
        "numbers.miles_to_km",
        "miles_to_km miles_to_kilometers to_kilometers",
        "miles: float",
        "float",
        """
        Convert {miles} miles to kilometers (1 mile = 1.609 km), rounded to two decimals.
        miles to km, factor 1.609, rounded to 2 decimals
        Return the distance {miles} in kilometers with two decimals; one mile is 1.609 km.
        Multiply the miles by 1.609 and round to two places.
        How many kilometers are {miles} miles, with 1.609 km per mile and two decimals?
        """,
        """
        return round(miles * 1.609, 2)
        ---
        km = miles * 1.609
        return round(km, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 10.0, r.randint(1, 200) / 2)),),
    ),
    made(
        "numbers.percent_of",
        "percent_of percentage what_percent",
        "part: float; whole: float",
        "float",
        """
        Return how many percent {part} is of {whole}, rounded to one decimal; 0.0 if {whole} is 0.
        What percentage of {whole} is {part}? One decimal, and 0.0 when {whole} is zero.
        percentage of a part in a whole with 1 decimal, 0.0 for a zero whole
        Divide {part} by {whole}, times 100, rounded to one decimal. Return 0.0 instead of dividing by 0.
        Calculate a percentage (one decimal place), giving 0.0 if the total is 0.
        """,
        """
        if whole == 0:
            return 0.0
        return round(part / whole * 100, 1)
        ---
        return round(part / whole * 100, 1) if whole else 0.0
        """,
        lambda r: (float(r.randint(0, 50)), r.choice((0.0, 10.0, 50.0, 200.0, float(r.randint(1, 90))))),
    ),
    made(
        "numbers.discount_price",
        "discount_price apply_discount price_after_discount sale_price",
        "price: float; percent: float",
        "float",
        """
        Return {price} reduced by {percent} percent, rounded to two decimals.
        Apply a discount of {percent} percent to {price} and round to cents.
        price after a discount in percent, 2 decimals
        Take {percent} % off {price}. Round the result to two decimals.
        What does an item cost after the discount? Round to 2 places.
        """,
        """
        return round(price * (100 - percent) / 100, 2)
        ---
        final = price * (100 - percent) / 100
        return round(final, 2)
        """,
        lambda r: (
            r.choice((0.0, 100.0, 19.5, float(r.randint(1, 200)))),
            float(r.choice((0, 5, 10, 20, 25, 50, 100))),
        ),
    ),
    made(
        "numbers.add_tax",
        "add_tax price_with_tax gross_price with_vat",
        "price: float; rate: float",
        "float",
        """
        Add a tax of {rate} percent to {price} and round to two decimals.
        Return the price including tax, where {rate} is the tax in percent, rounded to 2 decimals.
        price plus tax, rounded to cents
        Gross price of a net {price} with {rate} percent tax on top, two decimals.
        Increase the price by the tax rate (in percent) and round to two places.
        """,
        """
        return round(price * (100 + rate) / 100, 2)
        ---
        total = price * (100 + rate) / 100
        return round(total, 2)
        """,
        lambda r: (
            r.choice((0.0, 100.0, 19.5, float(r.randint(1, 200)))),
            float(r.choice((0, 5, 7, 10, 19, 20))),
        ),
    ),
    made(
        "numbers.compound_interest",
        "compound_interest future_value grow_savings",
        "amount: float; rate: float; years: int",
        "float",
        """
        Return what {amount} grows to after {years} years at {rate} percent yearly, rounded to 2 decimals.
        Compound interest: {amount} earns {rate} percent each year for {years} years. Round to two decimals.
        savings after some years with compound interest (rate in percent), rounded to cents
        Multiply {amount} by (1 + {rate} / 100) once per year and round to two decimals at the end.
        How much money is there after {years} years of compound interest? Round to 2 places.
        """,
        """
        return round(amount * (1 + rate / 100) ** years, 2)
        ---
        factor = (1 + rate / 100) ** years
        return round(amount * factor, 2)
        """,
        lambda r: (float(r.choice((0, 100, 500, 1000))), float(r.choice((0, 1, 2, 5, 10))), r.randint(0, 6)),
    ),
    made(
        "numbers.simple_interest",
        "simple_interest interest calc_interest",
        "principal: float; rate: float; years: int",
        "float",
        """
        Return the simple interest on {principal} at {rate} percent for {years} years.
        Simple interest: {principal} * {rate} * {years} / 100.
        interest without compounding, rate in percent
        Compute the interest earned by {principal} over {years} years when {rate} percent is paid a year.
        How much interest do I get if it is not compounded?
        """,
        """
        return principal * rate * years / 100
        ---
        interest = principal * rate * years / 100
        return interest
        """,
        lambda r: (float(r.choice((0, 100, 250, 1000))), float(r.randint(0, 8)), r.randint(0, 6)),
    ),
    made(
        "numbers.average_of_three",
        "average_of_three mean_of_three average3",
        "a: float; b: float; c: float",
        "float",
        """
        Return the average of {a}, {b} and {c}, rounded to two decimals.
        average of three numbers with 2 decimals
        Compute the mean of {a}, {b} and {c}; round it to two decimal places.
        Add the three numbers, divide by 3 and round to two decimals.
        What is the average of the three values (two decimals)?
        """,
        """
        return round((a + b + c) / 3, 2)
        ---
        total = a + b + c
        return round(total / 3, 2)
        """,
        lambda r: tuple(float(draw.integer(r)) for _ in range(3)),
    ),
    made(
        "numbers.max_of_three",
        "max_of_three largest_of_three max3 biggest",
        "a: int; b: int; c: int",
        "int",
        """
        Return the largest of {a}, {b} and {c}.
        maximum of three numbers
        Find the biggest of the three integers.
        Which of {a}, {b} and {c} is the greatest?
        Give back the highest of three values.
        """,
        """
        return max(a, b, c)
        ---
        largest = a
        if b > largest:
            largest = b
        if c > largest:
            largest = c
        return largest
        """,
        lambda r: tuple(draw.integer(r) for _ in range(3)),
    ),
    made(
        "numbers.middle_of_three",
        "middle_of_three median3 middle_value",
        "a: int; b: int; c: int",
        "int",
        """
        Return the middle value of {a}, {b} and {c}.
        median of three numbers
        Neither the smallest nor the largest: give the one in between of {a}, {b} and {c}.
        Of the three integers, return the one that is second when they are sorted.
        Find the number in the middle of three.
        """,
        """
        return sorted([a, b, c])[1]
        ---
        return a + b + c - max(a, b, c) - min(a, b, c)
        """,
        lambda r: tuple(draw.integer(r) for _ in range(3)),
    ),
    made(
        "numbers.is_even",
        "is_even even check_even",
        "n: int",
        "bool",
        """
        Return True if {n} is even.
        Check whether {n} is an even number.
        is it even?
        Tell if a number can be divided by 2 without remainder.
        True for even integers and False for odd ones.
        """,
        """
        return n % 2 == 0
        ---
        if n % 2 == 0:
            return True
        return False
        ---
        return not n % 2
        """,
        lambda r: (draw.integer(r),),
    ),
    made(
        "numbers.is_odd",
        "is_odd odd check_odd",
        "n: int",
        "bool",
        """
        Return True if {n} is odd.
        Check whether {n} is an odd number.
        is the number odd?
        Tell if dividing {n} by 2 leaves a remainder.
        True for odd integers, otherwise False.
        """,
        """
        return n % 2 != 0
        ---
        return n % 2 == 1
        ---
        return bool(n % 2)
        """,
        lambda r: (draw.integer(r),),
    ),
    made(
        "numbers.even_or_odd",
        "even_or_odd parity parity_name",
        "n: int",
        "str",
        """
        Return 'even' if {n} is even and 'odd' otherwise.
        Say whether {n} is "even" or "odd".
        the word even or odd for a number
        Name the parity of {n}: 'even' or 'odd'.
        Tell with a word if the number is even or odd.
        """,
        """
        return 'even' if n % 2 == 0 else 'odd'
        ---
        if n % 2 == 0:
            return 'even'
        return 'odd'
        ---
        return ['even', 'odd'][n % 2]
        """,
        lambda r: (draw.integer(r),),
    ),
    made(
        "numbers.is_divisible",
        "is_divisible divides is_multiple",
        "a: int; b: int",
        "bool",
        """
        Return True if {a} is divisible by {b}; nothing is divisible by 0.
        Check whether {b} divides {a} without remainder. False when {b} is 0.
        is {a} a multiple of {b}? (False if {b} is zero)
        Tell if the first number can be divided by the second one evenly, False for a divisor of zero.
        Divisibility test that gives False instead of dividing by zero.
        """,
        """
        if b == 0:
            return False
        return a % b == 0
        ---
        return b != 0 and a % b == 0
        """,
        lambda r: (r.randint(0, 40), r.randint(0, 8)),
    ),
    made(
        "numbers.collatz_steps",
        "collatz_steps collatz_length steps_to_one",
        "n: int",
        "int",
        """
        Count the Collatz steps from {n} to 1.
        How many steps until {n} is 1, halving even numbers and taking 3n + 1 for odd ones?
        number of collatz steps
        Halve {n} when it is even, else multiply by 3 and add 1; return how many steps it takes to reach 1.
        Number of steps of the 3n + 1 rule before the value becomes 1.
        """,
        """
        steps = 0
        while n != 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            steps += 1
        return steps
        ---
        steps = 0
        while n > 1:
            if n % 2 == 0:
                n //= 2
            else:
                n = 3 * n + 1
            steps += 1
        return steps
        """,
        _small(1, 30),
    ),
    made(
        "numbers.collatz_sequence",
        "collatz_sequence collatz collatz_list hailstone",
        "n: int",
        "list[int]",
        """
        Return the Collatz sequence that starts with {n} and ends with 1.
        List all values from {n} down to 1: even numbers are halved, odd ones become 3n + 1.
        collatz sequence of a positive number as a list
        Apply the 3n + 1 rule to {n} until 1 is reached and return every number on the way.
        Hailstone numbers beginning at the given number, including the start and the final 1.
        """,
        """
        result = [n]
        while n != 1:
            if n % 2 == 0:
                n //= 2
            else:
                n = 3 * n + 1
            result.append(n)
        return result
        ---
        sequence = [n]
        while sequence[-1] != 1:
            last = sequence[-1]
            sequence.append(last // 2 if last % 2 == 0 else 3 * last + 1)
        return sequence
        """,
        lambda r: (r.choice((1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 16, 20, 21, 32)),),
    ),
    made(
        "numbers.sum_to_n",
        "sum_to_n sum_up_to sum_numbers",
        "n: int",
        "int",
        """
        Return the sum of the numbers from 1 to {n}.
        Add up all whole numbers from 1 to {n}, inclusive.
        1 + 2 + ... + {n}
        sum of the first n integers
        What do the integers from one up to the given number add up to?
        """,
        """
        return sum(range(1, n + 1))
        ---
        return n * (n + 1) // 2
        ---
        total = 0
        for i in range(1, n + 1):
            total += i
        return total
        """,
        _small(0, 100),
    ),
    made(
        "numbers.sum_between",
        "sum_between sum_range range_sum",
        "start: int; end: int",
        "int",
        """
        Return the sum of all integers from {start} to {end}, both included; 0 if {start} is larger.
        Add up the numbers from {start} to {end} inclusive.
        sum of the integers in a range with both ends
        Total of {start}, {start} + 1, ... up to {end}. An empty range gives 0.
        Sum the whole numbers between two bounds, bounds included.
        """,
        """
        return sum(range(start, end + 1))
        ---
        total = 0
        for i in range(start, end + 1):
            total += i
        return total
        """,
        lambda r: (r.randint(-5, 12), r.randint(-2, 25)),
    ),
    made(
        "numbers.sum_of_squares",
        "sum_of_squares squares_sum sum_squares",
        "n: int",
        "int",
        """
        Return the sum of the squares of 1 to {n}.
        1*1 + 2*2 + ... + {n}*{n}
        sum of the first n square numbers
        Square every number from 1 to {n} and add the squares up.
        Add the squares of the first {n} positive integers; 0 gives 0.
        """,
        """
        return sum(i * i for i in range(1, n + 1))
        ---
        total = 0
        for i in range(1, n + 1):
            total += i ** 2
        return total
        """,
        _small(0, 20),
    ),
    made(
        "numbers.sum_even_up_to",
        "sum_even_up_to sum_of_evens even_sum",
        "n: int",
        "int",
        """
        Return the sum of all even numbers up to {n}, including {n} if it is even.
        Add the even numbers from 0 to {n}.
        sum of the even numbers <= {n}
        Add up every second number, 2 + 4 + 6 and so on, until the limit (inclusive).
        What is the total of the even numbers that are not larger than {n}?
        """,
        """
        return sum(range(0, n + 1, 2))
        ---
        total = 0
        for i in range(n + 1):
            if i % 2 == 0:
                total += i
        return total
        ---
        return sum(i for i in range(n + 1) if i % 2 == 0)
        """,
        _small(0, 40),
    ),
    made(
        "numbers.triangular",
        "triangular_number triangular triangle_number",
        "n: int",
        "int",
        """
        Return the {n}-th triangular number.
        Triangular number with index {n}: the sum 1 + 2 + ... + {n}.
        nth triangle number
        How many dots are in a triangle with {n} rows, where row i has i dots?
        Dots in a triangle with the given number of rows (1 in the first row, 2 in the second, ...).
        """,
        """
        return n * (n + 1) // 2
        ---
        return sum(range(n + 1))
        """,
        _small(0, 60),
    ),
    made(
        "numbers.is_perfect",
        "is_perfect perfect_number is_perfect_number",
        "n: int",
        "bool",
        """
        Return True if {n} is a perfect number.
        Check whether {n} equals the sum of its divisors other than itself; numbers below 2 do not.
        is it a perfect number (like 6 and 28)?
        Tell if the proper divisors of {n} add up to {n}.
        True when a number is the sum of its smaller divisors.
        """,
        """
        if n < 2:
            return False
        return sum(d for d in range(1, n) if n % d == 0) == n
        ---
        total = 0
        for d in range(1, n):
            if n % d == 0:
                total += d
        return n > 1 and total == n
        """,
        lambda r: (r.choice((6, 28, 496, r.randint(0, 40))),),
    ),
    made(
        "numbers.is_armstrong",
        "is_armstrong armstrong is_narcissistic",
        "n: int",
        "bool",
        """
        Return True if {n} is an Armstrong number.
        Check whether the digits of {n}, each raised to the number of digits, add up to {n}.
        is it an armstrong number? (153 = 1**3 + 5**3 + 3**3)
        Tell if a non-negative number equals the sum of its digits to the power of the digit count.
        Armstrong test: sum of the digits of {n} to the power of its length equals {n}.
        """,
        """
        digits = str(n)
        return sum(int(d) ** len(digits) for d in digits) == n
        ---
        power = len(str(n))
        total = 0
        for digit in str(n):
            total += int(digit) ** power
        return total == n
        """,
        lambda r: (r.choice((153, 370, 371, 407, 9, 1634, r.randint(0, 500))),),
    ),
    made(
        "numbers.is_palindrome_number",
        "is_palindrome_number is_palindrome reads_same",
        "n: int",
        "bool",
        """
        Return True if {n} reads the same forwards and backwards.
        Check whether the digits of {n} form a palindrome; negative numbers do not.
        is the number a palindrome? (no negatives)
        Tell if an integer stays the same when its digits are reversed.
        Palindrome test for {n} written in decimal, False below zero.
        """,
        """
        return str(n) == str(n)[::-1]
        ---
        digits = str(n)
        for i in range(len(digits) // 2):
            if digits[i] != digits[-1 - i]:
                return False
        return n >= 0
        """,
        lambda r: (r.choice((0, 7, 11, 121, 1221, 343, -11, r.randint(-99, 999))),),
    ),
    made(
        "numbers.to_binary",
        "to_binary binary int_to_binary binary_string",
        "n: int",
        "str",
        """
        Return {n} in binary as a string without prefix.
        Convert a non-negative integer to a binary string, 5 gives '101' and 0 gives '0'.
        binary digits of {n}
        Write {n} in base 2.
        int to binary string
        Turn the number into a text of zeros and ones.
        """,
        """
        return bin(n)[2:]
        ---
        return format(n, 'b')
        ---
        if n == 0:
            return '0'
        digits = ''
        while n > 0:
            digits = str(n % 2) + digits
            n //= 2
        return digits
        """,
        _small(0, 70),
    ),
    made(
        "numbers.from_binary",
        "from_binary binary_to_int parse_binary",
        "bits: str",
        "int",
        """
        Convert the binary string {bits} to an integer.
        Return the number that {bits} means in base 2; the empty string is 0.
        binary to decimal ('' gives 0)
        Read a text of zeros and ones as a binary number, where no digits at all mean zero.
        Parse {bits} as base 2, '' counts as 0.
        """,
        """
        value = 0
        for bit in bits:
            value = value * 2 + int(bit)
        return value
        ---
        return int(bits, 2) if bits else 0
        """,
        lambda r: (draw.letters(r, 0, 7, "01"),),
    ),
    made(
        "numbers.count_bits",
        "count_bits count_ones set_bits popcount",
        "n: int",
        "int",
        """
        Count the 1 bits of {n}.
        Return how many ones the binary form of {n} has.
        number of set bits of a non-negative integer
        How many bits are set in {n}?
        Write the number in binary and count the ones.
        """,
        """
        return bin(n).count('1')
        ---
        count = 0
        while n:
            count += n % 2
            n //= 2
        return count
        """,
        _small(0, 300),
    ),
    made(
        "numbers.to_hex",
        "to_hex hex_string int_to_hex",
        "n: int",
        "str",
        """
        Return {n} in hexadecimal, lower case and without prefix.
        Convert a non-negative integer to a hex string such as 'ff'.
        hex digits of {n} without 0x, in lower case
        Write {n} in base 16 with the digits 0-9 and a-f.
        int to hexadecimal text
        """,
        """
        return hex(n)[2:]
        ---
        return format(n, 'x')
        ---
        return f'{n:x}'
        """,
        lambda r: (r.choice((0, 10, 15, 16, 255, 256, r.randint(0, 5000))),),
    ),
    made(
        "numbers.to_base",
        "to_base convert_base in_base",
        "n: int; base: int",
        "str",
        """
        Return {n} written in the given {base}, which is between 2 and 10.
        Convert the non-negative integer {n} to a string of digits in base {base} (2 to 10).
        number to another base, '0' for zero
        Write {n} with base {base} digits, most significant first.
        Change the base of a decimal number (new base at most 10) and return it as text.
        """,
        """
        if n == 0:
            return '0'
        digits = ''
        while n > 0:
            digits = str(n % base) + digits
            n //= base
        return digits
        ---
        digits = []
        while n >= base:
            digits.append(str(n % base))
            n //= base
        digits.append(str(n))
        return ''.join(reversed(digits))
        """,
        lambda r: (r.randint(0, 120), r.randint(2, 10)),
    ),
    made(
        "numbers.fizzbuzz",
        "fizzbuzz fizz_buzz fizzbuzz_value",
        "n: int",
        "str",
        """
        Return 'FizzBuzz' if {n} is divisible by 15, 'Fizz' by 3, 'Buzz' by 5, else the number as text.
        FizzBuzz for one number, as a string.
        fizzbuzz: Fizz for multiples of 3, Buzz for 5, FizzBuzz for both, otherwise str({n})
        Play FizzBuzz with {n} and return what has to be said.
        Say Fizz for multiples of three, Buzz for multiples of five, FizzBuzz for both, else the number.
        """,
        """
        if n % 15 == 0:
            return 'FizzBuzz'
        if n % 3 == 0:
            return 'Fizz'
        if n % 5 == 0:
            return 'Buzz'
        return str(n)
        ---
        text = ''
        if n % 3 == 0:
            text += 'Fizz'
        if n % 5 == 0:
            text += 'Buzz'
        return text or str(n)
        """,
        _small(1, 50),
    ),
    made(
        "numbers.fizzbuzz_list",
        "fizzbuzz_list fizzbuzz fizz_buzz",
        "n: int",
        "list[str]",
        """
        Return the FizzBuzz words for 1 to {n} as a list of strings.
        List for the numbers 1 to {n}: 'Fizz' for multiples of 3, 'Buzz' of 5, 'FizzBuzz' of both.
        fizzbuzz from 1 up to a number, as list
        Play FizzBuzz up to {n}; numbers that are no multiple of 3 or 5 appear as text.
        The first rounds of the FizzBuzz game, each as a string in a list.
        """,
        """
        result = []
        for i in range(1, n + 1):
            if i % 15 == 0:
                result.append('FizzBuzz')
            elif i % 3 == 0:
                result.append('Fizz')
            elif i % 5 == 0:
                result.append('Buzz')
            else:
                result.append(str(i))
        return result
        ---
        return ['Fizz' * (i % 3 == 0) + 'Buzz' * (i % 5 == 0) or str(i) for i in range(1, n + 1)]
        """,
        _small(0, 16),
    ),
    made(
        "numbers.grade",
        "grade letter_grade get_grade grade_from_score",
        "score: int",
        "str",
        """
        Return the letter grade of {score}: 'A' from 90, 'B' from 80, 'C' from 70, 'D' from 60, else 'F'.
        Letter grade for {score}: A >= 90, B >= 80, C >= 70, D >= 60, otherwise F.
        score to letter grade (90 A, 80 B, 70 C, 60 D, below F)
        Turn a score from 0 to 100 into A, B, C, D or F with limits at 90, 80, 70 and 60.
        Grade {score} as on a school test: 90 or more is an A, then B, C, D in steps of ten, below 60 F.
        """,
        """
        if score >= 90:
            return 'A'
        if score >= 80:
            return 'B'
        if score >= 70:
            return 'C'
        if score >= 60:
            return 'D'
        return 'F'
        ---
        for limit, letter in [(90, 'A'), (80, 'B'), (70, 'C'), (60, 'D')]:
            if score >= limit:
                return letter
        return 'F'
        """,
        lambda r: (r.choice((60, 70, 80, 90, r.randint(0, 100), r.randint(50, 100))),),
    ),
    made(
        "numbers.bmi_category",
        "bmi_category bmi_class body_mass_category",
        "weight: float; height: float",
        "str",
        """
        Return 'underweight' for a BMI under 18.5, 'normal' under 25, 'overweight' under 30, else 'obese'.
        BMI category from {weight} in kg and {height} in m: underweight < 18.5, normal < 25, overweight < \
            30, obese.
        bmi group (underweight/normal/overweight/obese; limits 18.5, 25, 30) of weight / height squared
        Compute {weight} / {height} ** 2 and name it: 'underweight', 'normal', 'overweight' or 'obese'.
        Classify the body mass index at the usual limits 18.5, 25 and 30.
        """,
        """
        bmi = weight / height ** 2
        if bmi < 18.5:
            return 'underweight'
        if bmi < 25:
            return 'normal'
        if bmi < 30:
            return 'overweight'
        return 'obese'
        ---
        bmi = weight / height ** 2
        for limit, label in [(18.5, 'underweight'), (25, 'normal'), (30, 'overweight')]:
            if bmi < limit:
                return label
        return 'obese'
        """,
        lambda r: (float(r.randint(40, 120)), r.choice((1.5, 1.6, 1.7, 1.75, 1.8, 1.9, 2.0))),
    ),
    made(
        "numbers.sum_of_multiples",
        "sum_of_multiples sum_multiples multiples_total",
        "factor: int; limit: int",
        "int",
        """
        Return the sum of all multiples of {factor} below {limit}.
        Add up the multiples of {factor} that are less than {limit}.
        sum of multiples of a number below a limit
        Total of {factor}, 2 * {factor}, 3 * {factor}, ... as long as they are smaller than {limit}.
        Sum every number under the limit (exclusive) that the factor divides.
        """,
        """
        return sum(range(factor, limit, factor))
        ---
        total = 0
        for n in range(1, limit):
            if n % factor == 0:
                total += n
        return total
        ---
        return sum(n for n in range(1, limit) if n % factor == 0)
        """,
        lambda r: (r.randint(1, 9), r.randint(0, 40)),
    ),
    made(
        "numbers.quadratic",
        "quadratic evaluate_quadratic parabola",
        "a: int; b: int; c: int; x: int",
        "int",
        """
        Return the value of {a}x² + {b}x + {c} at {x}.
        Evaluate the quadratic with coefficients {a}, {b} and {c} at the point {x}.
        value of a quadratic polynomial
        Compute {a} times {x} squared plus {b} times {x} plus {c}.
        Put the last argument into the parabola given by the first three coefficients.
        """,
        """
        return a * x ** 2 + b * x + c
        ---
        return (a * x + b) * x + c
        """,
        lambda r: (r.randint(-4, 5), r.randint(-6, 8), r.randint(-9, 9), r.randint(-5, 6)),
    ),
    made(
        "numbers.circle_area",
        "circle_area area_of_circle disc_area",
        "radius: float",
        "float",
        """
        Return the area of a circle with the given {radius}, rounded to two decimals.
        area of a circle, 2 decimals
        Compute pi times {radius} squared and round it to two decimal places.
        How large is a circle of radius {radius}? Round to 2 decimals.
        Area of a disc from its radius, rounded to two places.
        """,
        """
        return round(math.pi * radius ** 2, 2)
        ---
        area = math.pi * radius * radius
        return round(area, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, float(r.randint(1, 20)), r.randint(1, 20) / 2)),),
        "import math",
    ),
    made(
        "numbers.circumference",
        "circumference circle_circumference circle_perimeter",
        "radius: float",
        "float",
        """
        Return the circumference of a circle with {radius}, rounded to two decimals.
        circumference of a circle from its radius, 2 decimals
        Compute 2 * pi * {radius} with two decimals.
        How long is the line around a circle of radius {radius}? Round to 2 places.
        Perimeter of a circle, rounded to two decimal places.
        """,
        """
        return round(2 * math.pi * radius, 2)
        ---
        diameter = 2 * radius
        return round(math.pi * diameter, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, float(r.randint(1, 20)), r.randint(1, 20) / 2)),),
        "import math",
    ),
    made(
        "numbers.hypotenuse",
        "hypotenuse hypot longest_side",
        "a: float; b: float",
        "float",
        """
        Return the hypotenuse of a right triangle with legs {a} and {b}, rounded to two decimals.
        hypotenuse from the two legs, 2 decimals
        Use Pythagoras to get the longest side for the legs {a} and {b}; round to two decimals.
        Square root of {a} squared plus {b} squared, rounded to 2 places.
        Length of the longest side of a right-angled triangle with two decimals.
        """,
        """
        return round((a ** 2 + b ** 2) ** 0.5, 2)
        ---
        return round(math.sqrt(a * a + b * b), 2)
        ---
        return round(math.hypot(a, b), 2)
        """,
        lambda r: r.choice(
            ((3.0, 4.0), (5.0, 12.0), (0.0, 2.0), (float(r.randint(1, 20)), float(r.randint(1, 20))))
        ),
        "import math",
    ),
    made(
        "numbers.point_distance",
        "point_distance distance euclidean_distance",
        "x1: int; y1: int; x2: int; y2: int",
        "float",
        """
        Return the distance between the points ({x1}, {y1}) and ({x2}, {y2}), rounded to two decimals.
        distance between two points in the plane, 2 decimals
        Euclidean distance from ({x1}, {y1}) to ({x2}, {y2}) with two decimals.
        How far is the second point from the first? Straight line, rounded to 2 places.
        Compute the straight-line distance of two points given by their coordinates and round to 2 decimals.
        """,
        """
        return round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 2)
        ---
        dx = x2 - x1
        dy = y2 - y1
        return round(math.sqrt(dx * dx + dy * dy), 2)
        """,
        lambda r: tuple(r.randint(-6, 9) for _ in range(4)),
        "import math",
    ),
    made(
        "numbers.split_seconds",
        "split_seconds seconds_to_hms to_hms",
        "seconds: int",
        "tuple[int, int, int]",
        """
        Split {seconds} into hours, minutes and seconds.
        Return (hours, minutes, seconds) for a number of seconds.
        seconds to h, m, s as a tuple
        Convert {seconds} to whole hours, the remaining minutes and the remaining seconds.
        How many hours, minutes and seconds are {seconds} seconds?
        """,
        """
        hours = seconds // 3600
        minutes = seconds % 3600 // 60
        return hours, minutes, seconds % 60
        ---
        minutes, rest = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        return (hours, minutes, rest)
        """,
        lambda r: (r.choice((0, 59, 60, 3600, r.randint(0, 400), r.randint(0, 20000))),),
    ),
    made(
        "numbers.format_minutes",
        "format_minutes minutes_to_text hours_and_minutes",
        "minutes: int",
        "str",
        """
        Return {minutes} as text like '2h 5m'.
        Format a number of minutes as hours and minutes, for example 125 as '2h 5m'.
        minutes to "Xh Ym", always with both parts
        Write {minutes} in the form '1h 30m'; less than an hour starts with 0h.
        Turn a duration in minutes into hours and minutes with the letters h and m.
        """,
        """
        return f'{minutes // 60}h {minutes % 60}m'
        ---
        hours, rest = divmod(minutes, 60)
        return f'{hours}h {rest}m'
        """,
        _small(0, 400),
    ),
    made(
        "numbers.change_in_coins",
        "change_in_coins make_change coin_change coins_for",
        "cents: int",
        "list[int]",
        """
        Return the coins (50, 20, 10, 5, 2, 1) that make up {cents}, largest first and as few as possible.
        Pay {cents} with coins of 50, 20, 10, 5, 2 and 1, always taking the largest coin that fits.
        change as a list of coins from 50 20 10 5 2 1, biggest first
        Split {cents} greedily into coins of 50, 20, 10, 5, 2 and 1 cents; 0 gives an empty list.
        Which coins (50, 20, 10, 5, 2, 1) do I get back for an amount? Begin with the largest.
        """,
        """
        coins = []
        for coin in [50, 20, 10, 5, 2, 1]:
            while cents >= coin:
                coins.append(coin)
                cents -= coin
        return coins
        ---
        coins = []
        for coin in (50, 20, 10, 5, 2, 1):
            coins += [coin] * (cents // coin)
            cents %= coin
        return coins
        """,
        _small(0, 150),
    ),
    made(
        "numbers.count_coins",
        "count_coins min_coins number_of_coins",
        "amount: int; coins: list[int]",
        "int",
        """
        Return how many coins the greedy method needs for {amount}; {coins} is sorted from large to small.
        Take as many as possible of each of {coins} in order and return how many were used for {amount}.
        number of coins when always the largest possible coin is taken; the last coin is 1
        Pay {amount} with {coins}, largest first, and count the coins.
        Greedily pay an amount with coins listed from largest to smallest and return the number of coins.
        """,
        """
        count = 0
        for coin in coins:
            count += amount // coin
            amount %= coin
        return count
        ---
        count = 0
        for coin in coins:
            while amount >= coin:
                amount -= coin
                count += 1
        return count
        """,
        lambda r: (r.randint(0, 120), r.choice(([50, 20, 10, 5, 2, 1], [25, 10, 5, 1], [10, 1], [1]))),
    ),
    made(
        "numbers.nth_odd",
        "nth_odd odd_number get_odd",
        "n: int",
        "int",
        """
        Return the {n}-th odd number, where the first is 1.
        nth odd number (1, 3, 5, ...)
        Get odd number number {n}, counting from 1.
        The odd number at position {n} in 1, 3, 5, 7 and so on.
        Find an odd number by its position; position 1 is the number 1.
        """,
        """
        return 2 * n - 1
        ---
        return 1 + (n - 1) * 2
        """,
        _small(1, 60),
    ),
    made(
        "numbers.times_table",
        "times_table multiplication_row multiplication_table",
        "n: int",
        "list[int]",
        """
        Return the multiplication table of {n} from 1 to 10 as a list.
        First ten multiples of {n}.
        times table of a number, from 1 times to 10 times
        List {n} * 1, {n} * 2, ... {n} * 10.
        Multiply the number by each of 1 to 10.
        """,
        """
        return [n * i for i in range(1, 11)]
        ---
        row = []
        for i in range(1, 11):
            row.append(n * i)
        return row
        """,
        _small(-3, 15),
    ),
    made(
        "numbers.first_multiples",
        "first_multiples multiples list_multiples",
        "n: int; count: int",
        "list[int]",
        """
        Return the first {count} multiples of {n}, starting with {n} itself.
        List {n}, 2 * {n}, 3 * {n} and so on, {count} numbers in all.
        first multiples of a number
        The {count} smallest positive multiples of {n}, in order.
        Count upwards in steps of the first argument, as often as the second says.
        """,
        """
        return [n * i for i in range(1, count + 1)]
        ---
        result = []
        for i in range(1, count + 1):
            result.append(i * n)
        return result
        """,
        lambda r: (r.randint(1, 12), r.randint(0, 6)),
    ),
    made(
        "numbers.round_to_ten",
        "round_to_ten nearest_ten round_tens",
        "n: int",
        "int",
        """
        Round {n} to the nearest multiple of 10; a 5 at the end is rounded up.
        Nearest ten of {n}, halves go up.
        round a non-negative integer to tens, 5 goes up
        Return the multiple of ten that is closest to {n}, the higher one if both are equally close.
        Round the number to tens: 14 becomes 10, 15 becomes 20.
        """,
        """
        return (n + 5) // 10 * 10
        ---
        rest = n % 10
        if rest < 5:
            return n - rest
        return n + 10 - rest
        """,
        _small(0, 130),
    ),
    made(
        "numbers.round_up_to_multiple",
        "round_up_to_multiple next_multiple round_up",
        "n: int; step: int",
        "int",
        """
        Round {n} up to a multiple of {step}.
        Return the smallest multiple of {step} that is at least {n}.
        round up to the next multiple (a multiple stays as it is)
        Raise {n} until {step} divides it.
        The next multiple of a step size, the number itself if it already is one.
        """,
        """
        return -(-n // step) * step
        ---
        while n % step != 0:
            n += 1
        return n
        ---
        return (n + step - 1) // step * step
        """,
        lambda r: (r.randint(0, 60), r.choice((1, 2, 5, 8, 10, 25))),
    ),
    made(
        "numbers.ordinal",
        "ordinal to_ordinal ordinal_name",
        "n: int",
        "str",
        """
        Return {n} with its English ordinal ending, such as '1st', '2nd', '3rd', '4th' or '11th'.
        Ordinal of {n} as text: 1st, 2nd, 3rd, 4th, ..., 11th, 12th, 13th, 21st.
        number with st, nd, rd or th
        Append the right suffix (st, nd, rd, th) to {n}; 11, 12 and 13 take th.
        Turn a position into an English ordinal like 22nd.
        """,
        """
        if n % 100 in (11, 12, 13):
            return f'{n}th'
        suffix = {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')
        return f'{n}{suffix}'
        ---
        if 10 <= n % 100 <= 20:
            suffix = 'th'
        elif n % 10 == 1:
            suffix = 'st'
        elif n % 10 == 2:
            suffix = 'nd'
        elif n % 10 == 3:
            suffix = 'rd'
        else:
            suffix = 'th'
        return str(n) + suffix
        """,
        lambda r: (r.choice((1, 2, 3, 11, 12, 13, 21, 22, 111, r.randint(1, 130))),),
    ),
    made(
        "numbers.is_power_of_two",
        "is_power_of_two power_of_two is_pow2",
        "n: int",
        "bool",
        """
        Return True if {n} is a power of two.
        Check whether {n} is 1, 2, 4, 8, 16 and so on.
        is it a power of 2? (1 is, 0 is not)
        Tell if {n} can be halved until exactly 1 is left.
        True for positive integers that are two to some whole exponent.
        """,
        """
        return n > 0 and n & (n - 1) == 0
        ---
        if n < 1:
            return False
        while n % 2 == 0:
            n //= 2
        return n == 1
        """,
        lambda r: (r.choice((0, 1, 2, 4, 16, 64, 128, r.randint(-4, 70))),),
    ),
    made(
        "numbers.safe_divide",
        "safe_divide divide division",
        "a: float; b: float",
        "float",
        """
        Divide {a} by {b}, but return 0.0 when {b} is 0.
        Return {a} / {b}, or 0.0 if {b} is zero.
        division that gives 0.0 instead of an error
        Quotient of {a} and {b}; a zero {b} gives 0.0.
        Divide two numbers safely: dividing by zero results in 0.0.
        """,
        """
        if b == 0:
            return 0.0
        return a / b
        ---
        return a / b if b else 0.0
        """,
        lambda r: (float(r.randint(-10, 30)), r.choice((0.0, 1.0, 2.0, 4.0, 5.0, -2.0))),
    ),
    made(
        "numbers.split_bill",
        "split_bill share_bill cost_per_person",
        "total: float; people: int; tip: int",
        "float",
        """
        Return what each of {people} pays for {total} plus {tip} percent tip, rounded to two decimals.
        Add {tip} percent to {total} and divide it by {people}; round to cents.
        share of a restaurant bill with tip in percent, 2 decimals
        Split the bill {total} between {people} people after adding {tip} percent. Two decimals.
        How much does every person pay when a tip (percent) is added to the bill? Round to two places.
        """,
        """
        return round(total * (100 + tip) / 100 / people, 2)
        ---
        with_tip = total * (100 + tip) / 100
        return round(with_tip / people, 2)
        """,
        lambda r: (float(r.randint(5, 200)), r.randint(1, 6), r.choice((0, 5, 10, 15, 20))),
    ),
    made(
        "numbers.speed",
        "average_speed speed speed_kmh",
        "distance: float; hours: float",
        "float",
        """
        Return the average speed for {distance} in {hours}, rounded to one decimal; 0.0 for no time.
        {distance} divided by {hours} with one decimal, or 0.0 if {hours} is 0
        average speed, rounded to 1 decimal (0.0 when the time is zero)
        How fast was a trip of {distance} km that took {hours} hours? One decimal, 0.0 if no time passed.
        Compute the speed from distance and time and round it to one place; a time of zero gives 0.0.
        """,
        """
        if hours == 0:
            return 0.0
        return round(distance / hours, 1)
        ---
        return round(distance / hours, 1) if hours > 0 else 0.0
        """,
        lambda r: (float(r.randint(0, 300)), r.choice((0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0))),
    ),
    made(
        "numbers.is_triangle",
        "is_triangle valid_triangle can_be_triangle",
        "a: int; b: int; c: int",
        "bool",
        """
        Return True if sides of length {a}, {b} and {c} form a triangle.
        Check that each of {a}, {b} and {c} is less than the sum of the other two.
        can these three sides make a triangle?
        Tell if any two sides together are longer than the third.
        Triangle inequality for {a}, {b} and {c}, strict.
        """,
        """
        return a + b > c and a + c > b and b + c > a
        ---
        sides = sorted([a, b, c])
        return sides[0] + sides[1] > sides[2]
        """,
        lambda r: tuple(r.randint(1, 10) for _ in range(3)),
    ),
    made(
        "numbers.triangle_kind",
        "triangle_kind triangle_type classify_triangle",
        "a: int; b: int; c: int",
        "str",
        """
        Return 'equilateral', 'isosceles' or 'scalene' for the sides {a}, {b} and {c}.
        Name the triangle: all sides equal is equilateral, two equal isosceles, none scalene.
        kind of triangle from its sides (equilateral, isosceles, scalene)
        Classify a triangle with sides {a}, {b}, {c} by how many of them are equal.
        What sort of triangle has these three side lengths?
        """,
        """
        if a == b == c:
            return 'equilateral'
        if a == b or b == c or a == c:
            return 'isosceles'
        return 'scalene'
        ---
        different = len({a, b, c})
        return {1: 'equilateral', 2: 'isosceles', 3: 'scalene'}[different]
        """,
        lambda r: tuple(r.randint(4, 6) for _ in range(3)),
    ),
    made(
        "numbers.last_digit",
        "last_digit ones_digit unit_digit",
        "n: int",
        "int",
        """
        Return the last digit of {n}, ignoring its sign.
        Last decimal digit of {n}; for -47 it is 7.
        the ones digit of an integer
        Which digit does {n} end with?
        Get the final digit of a whole number, positive or negative.
        """,
        """
        return abs(n) % 10
        ---
        return int(str(n)[-1])
        """,
        lambda r: (r.choice((-1, 1)) * _number(r)[0],),
    ),
    made(
        "numbers.largest_digit",
        "largest_digit max_digit biggest_digit",
        "n: int",
        "int",
        """
        Return the largest digit of {n}.
        Biggest decimal digit in a non-negative number.
        max digit
        Which of the digits of {n} is the highest?
        Look at the digits of the number and give back the greatest.
        """,
        """
        return max(int(digit) for digit in str(n))
        ---
        largest = 0
        while n > 0:
            largest = max(largest, n % 10)
            n //= 10
        return largest
        """,
        _number,
    ),
    made(
        "numbers.count_down",
        "count_down countdown descending",
        "start: int",
        "list[int]",
        """
        Return a list that counts down from {start} to 0.
        Numbers from {start} down to zero, both included.
        countdown as a list
        List {start}, {start} - 1, ..., 1, 0.
        Count backwards to 0 and collect the numbers.
        """,
        """
        return list(range(start, -1, -1))
        ---
        result = []
        while start >= 0:
            result.append(start)
            start -= 1
        return result
        """,
        _small(0, 10),
    ),
    made(
        "numbers.even_numbers",
        "even_numbers evens_up_to list_evens",
        "n: int",
        "list[int]",
        """
        Return the even numbers from 2 up to {n}, inclusive.
        List all positive even numbers that are at most {n}.
        even numbers up to a limit, beginning with 2
        2, 4, 6, ... until {n} is passed
        Collect every even number between 1 and the given number.
        """,
        """
        return list(range(2, n + 1, 2))
        ---
        return [i for i in range(1, n + 1) if i % 2 == 0]
        """,
        _small(0, 20),
    ),
    made(
        "numbers.is_harshad",
        "divisible_by_digit_sum is_harshad harshad",
        "n: int",
        "bool",
        """
        Return True if {n} is divisible by the sum of its digits.
        Check whether the digit sum of {n} divides {n}; {n} is positive.
        divisible by its own digit sum?
        Tell if a positive number can be divided by what its digits add up to.
        True for 18, because 1 + 8 = 9 divides 18; False for 19.
        """,
        """
        return n % sum(int(digit) for digit in str(n)) == 0
        ---
        total = 0
        for digit in str(n):
            total += int(digit)
        return n % total == 0
        """,
        lambda r: (r.choice((18, 21, 24, r.randint(1, 300))),),
    ),
    made(
        "numbers.pages_needed",
        "pages_needed count_pages num_boxes",
        "items: int; per_page: int",
        "int",
        """
        Return how many pages are needed for {items} with {per_page} on each.
        Divide {items} by {per_page} and round up.
        number of pages, the last one may be partly filled
        How many pages of {per_page} entries does it take to show {items} entries? 0 entries need 0 pages.
        Ceiling of the division of two whole numbers.
        """,
        """
        return math.ceil(items / per_page)
        ---
        pages = items // per_page
        if items % per_page:
            pages += 1
        return pages
        ---
        return (items + per_page - 1) // per_page
        """,
        lambda r: (r.randint(0, 60), r.randint(1, 12)),
        "import math",
    ),
)


def _constant(r: Random) -> int:
    return r.choice((2, 3, 5, 7, 10, r.randint(4, 30), r.randint(11, 100)))


def _add(r: Random) -> Entry:
    c = _constant(r)
    return made(
        f"numbers.add.{c}",
        f"add_{c} plus_{c} increase",
        "n: int",
        "int",
        f"""
        Add {c} to {{n}}.
        Return {{n}} plus {c}.
        the number increased by {c}
        Give back a number that is {c} larger than {{n}}.
        Increase an integer by {c}.
        """,
        f"""
        return n + {c}
        ---
        result = n + {c}
        return result
        """,
        lambda r: (draw.integer(r),),
    )


def _subtract(r: Random) -> Entry:
    c = _constant(r)
    return made(
        f"numbers.subtract.{c}",
        f"subtract_{c} minus_{c} decrease",
        "n: int",
        "int",
        f"""
        Subtract {c} from {{n}}.
        Return {{n}} minus {c}.
        the number decreased by {c}
        Give back a number that is {c} smaller than {{n}}.
        Take {c} away from an integer; the result may be negative.
        """,
        f"""
        return n - {c}
        ---
        result = n - {c}
        return result
        """,
        lambda r: (draw.integer(r),),
    )


def _times(r: Random) -> Entry:
    c = _constant(r)
    return made(
        f"numbers.times.{c}",
        f"times_{c} multiply_by_{c} scale",
        "value: int",
        "int",
        f"""
        Multiply {{value}} by {c}.
        Return {c} times {{value}}.
        the number times {c}
        Scale {{value}} by a factor of {c}.
        Give back {c} times as much as the given number.
        """,
        f"""
        return value * {c}
        ---
        return {c} * value
        """,
        lambda r: (draw.integer(r),),
    )


def _affine(r: Random) -> Entry:
    a, b = r.randint(2, 12), r.randint(1, 20)
    return made(
        f"numbers.affine.{a}.{b}",
        "linear transform apply_formula",
        "x: int",
        "int",
        f"""
        Multiply {{x}} by {a} and add {b}.
        Return {a} * {{x}} + {b}.
        {a} times the number, plus {b}
        Compute the linear function {a}x + {b} at {{x}}.
        First multiply the number by {a}, then add {b} to it.
        """,
        f"""
        return {a} * x + {b}
        ---
        result = x * {a}
        result += {b}
        return result
        """,
        lambda r: (draw.integer(r),),
    )


def _shift_scale(r: Random) -> Entry:
    a, b = r.randint(2, 12), r.randint(1, 20)
    return made(
        f"numbers.shift_scale.{a}.{b}",
        "shift_and_scale transform adjust",
        "x: int",
        "int",
        f"""
        Subtract {b} from {{x}} and multiply the result by {a}.
        Return ({{x}} - {b}) * {a}.
        take away {b}, then times {a}
        Decrease {{x}} by {b} first and multiply it by {a} afterwards.
        First subtract {b} from the number, then multiply by {a}.
        """,
        f"""
        return (x - {b}) * {a}
        ---
        x -= {b}
        return x * {a}
        """,
        lambda r: (draw.integer(r),),
    )


def _modulo(r: Random) -> Entry:
    c = r.randint(2, 24)
    return made(
        f"numbers.modulo.{c}",
        f"modulo_{c} remainder mod_{c}",
        "n: int",
        "int",
        f"""
        Return the remainder of {{n}} divided by {c}.
        {{n}} modulo {c}
        What is left when {{n}} is divided by {c}?
        remainder of a non-negative number after division by {c}
        Divide the number by {c} and give back only the rest.
        """,
        f"""
        return n % {c}
        ---
        return n - n // {c} * {c}
        ---
        return divmod(n, {c})[1]
        """,
        lambda r: (r.randint(0, 150),),
    )


def _divisible(r: Random) -> Entry:
    c = r.randint(3, 20)
    return made(
        f"numbers.divisible.{c}",
        f"is_multiple_of_{c} divisible_by_{c} is_divisible",
        "n: int",
        "bool",
        f"""
        Return True if {{n}} is divisible by {c}.
        Check whether {{n}} is a multiple of {c}.
        divisible by {c}?
        Tell if {c} divides {{n}} without remainder.
        True for multiples of {c}, otherwise False.
        """,
        f"""
        return n % {c} == 0
        ---
        if n % {c} == 0:
            return True
        return False
        """,
        lambda r: (r.choice((r.randint(-5, 10) * c, r.randint(-20, 100))),),
    )


def _nth_power(r: Random) -> Entry:
    p = r.choice((2, 3, 4, 5))
    word = {2: "square", 3: "cube", 4: "fourth_power", 5: "fifth_power"}[p]
    spoken = word.replace("_", " ")
    return made(
        f"numbers.power.{p}",
        f"{word} power_{p} to_the_{p}",
        "n: int",
        "int",
        f"""
        Return the {spoken} of {{n}}.
        Raise {{n}} to the power of {p}.
        {spoken} of a number
        {{n}} to the {p}
        Multiply a number with itself so that it occurs {p} times as a factor.
        """,
        f"""
        return n ** {p}
        ---
        return {" * ".join(["n"] * p)}
        ---
        return pow(n, {p})
        """,
        lambda r: (r.randint(-6, 12),),
    )


def _threshold_label(r: Random) -> Entry:
    limit = r.choice((0, 10, 18, 20, 50, 100, r.randint(5, 90)))
    high, low = r.choice(
        (
            ("high", "low"),
            ("big", "small"),
            ("pass", "fail"),
            ("hot", "cold"),
            ("yes", "no"),
            ("expensive", "cheap"),
            ("old", "young"),
            ("fast", "slow"),
        )
    )
    return made(
        f"numbers.label.{limit}.{high}",
        f"label {high}_or_{low} classify",
        "value: int",
        "str",
        f"""
        Return '{high}' if {{value}} is greater than {limit}, otherwise '{low}'.
        Label {{value}}: above {limit} is '{high}', everything else '{low}'.
        '{high}' over {limit}, else '{low}'
        Say "{high}" when the number is larger than {limit} and "{low}" when it is not.
        Is {{value}} more than {limit}? Answer with '{high}', or '{low}' if not.
        """,
        f"""
        return '{high}' if value > {limit} else '{low}'
        ---
        if value > {limit}:
            return '{high}'
        return '{low}'
        """,
        lambda r: (limit + r.choice((-1, 0, 1, r.randint(-30, 30))),),
    )


def _three_levels(r: Random) -> Entry:
    low = r.randint(1, 40)
    high = low + r.randint(5, 50)
    a, b, c = r.choice(
        (
            ("low", "medium", "high"),
            ("small", "medium", "large"),
            ("cold", "warm", "hot"),
            ("bad", "ok", "good"),
            ("child", "adult", "senior"),
            ("empty", "partial", "full"),
        )
    )
    return made(
        f"numbers.levels.{low}.{high}.{a}",
        f"level {a}_{b}_{c} category rate",
        "value: int",
        "str",
        f"""
        Return '{a}' if {{value}} is less than {low}, '{b}' if it is less than {high}, else '{c}'.
        Category of {{value}}: under {low} '{a}', under {high} '{b}', from {high} on '{c}'.
        {a} below {low}, {b} below {high}, otherwise {c}
        Classify a number as "{a}" (< {low}), "{b}" (< {high}) or "{c}" (the rest).
        Sort {{value}} into '{a}', '{b}' and '{c}' with the limits {low} and {high}; a limit is in the \
            upper group.
        """,
        f"""
        if value < {low}:
            return '{a}'
        if value < {high}:
            return '{b}'
        return '{c}'
        ---
        if value < {low}:
            return '{a}'
        elif value < {high}:
            return '{b}'
        else:
            return '{c}'
        """,
        lambda r: (r.choice((low, high, low - 1, high - 1, r.randint(low - 9, high + 20))),),
    )


def _unit(r: Random) -> Entry:
    source, target, factor = r.choice(
        (
            ("hours", "minutes", 60),
            ("minutes", "seconds", 60),
            ("days", "hours", 24),
            ("weeks", "days", 7),
            ("meters", "centimeters", 100),
            ("kilograms", "grams", 1000),
            ("feet", "inches", 12),
            ("dozens", "pieces", 12),
            ("kilometers", "meters", 1000),
            ("euros", "cents", 100),
            ("years", "months", 12),
            ("liters", "milliliters", 1000),
            ("yards", "feet", 3),
            ("hours", "seconds", 3600),
        )
    )
    return made(
        f"numbers.unit.{source}.{target}",
        f"{source}_to_{target} to_{target} convert",
        f"{source}: int",
        "int",
        f"""
        Convert {{{source}}} to {target}.
        Return how many {target} are in {{{source}}} {source}.
        {source} to {target} (1 to {factor})
        One of the {source} has {factor} {target}; convert the given amount.
        Turn a number of {source} into {target}.
        """,
        f"""
        return {source} * {factor}
        ---
        {target} = {source} * {factor}
        return {target}
        """,
        lambda r: (r.randint(0, 40),),
    )


def _multiples_below(r: Random) -> Entry:
    a = r.randint(2, 9)
    b = r.choice([n for n in range(3, 12) if n != a])
    return made(
        f"numbers.multiples_below.{a}.{b}",
        "sum_multiples multiples_sum total",
        "limit: int",
        "int",
        f"""
        Return the sum of the numbers below {{limit}} that are multiples of {a} or {b}.
        Add all natural numbers less than {{limit}} that {a} or {b} divides, each one once.
        sum of multiples of {a} or {b} under a limit
        Sum up every number smaller than {{limit}} which is divisible by {a} or by {b}.
        What do the multiples of {a} or {b} below the given number add up to?
        """,
        f"""
        return sum(n for n in range(1, limit) if n % {a} == 0 or n % {b} == 0)
        ---
        total = 0
        for n in range(1, limit):
            if n % {a} == 0 or n % {b} == 0:
                total += n
        return total
        """,
        lambda r: (r.randint(0, 40),),
    )


def _repeat_apply(r: Random) -> Entry:
    verb, word, op = r.choice(
        (
            ("double", "doubled", "*= 2"),
            ("triple", "tripled", "*= 3"),
            ("halve", "halved (rounding down)", "//= 2"),
        )
    )
    extra = r.randint(1, 9)
    return made(
        f"numbers.repeat.{verb}.{extra}",
        f"{verb}_and_add repeat_rule apply_times",
        "value: int; times: int",
        "int",
        f"""
        Start with {{value}}; {{times}} times, {verb} it and add {extra}. Return the result.
        Return {{value}} after it was {word} and increased by {extra}, {{times}} times in a row.
        {verb} and then add {extra}, repeated
        Repeat this {{times}} times: {{value}} is {word}, then {extra} is added.
        Apply "{verb}, then plus {extra}" to a number as often as asked; zero times changes nothing.
        """,
        f"""
        for _ in range(times):
            value = value {op.split("=")[0]} {op[-1]} + {extra}
        return value
        ---
        result = value
        for _ in range(times):
            result {op}
            result += {extra}
        return result
        """,
        lambda r: (r.randint(0, 30), r.randint(0, 4)),
    )


def _cap(r: Random) -> Entry:
    top = r.choice((10, 50, 100, r.randint(5, 60)))
    low = r.choice((0, 1, -top))
    return made(
        f"numbers.cap.{low}.{top}",
        f"clamp_to_{top} limit keep_in_range",
        "value: int",
        "int",
        f"""
        Limit {{value}} to the range from {low} to {top}.
        Return {{value}}, but not less than {low} and not more than {top}.
        clamp between {low} and {top}
        Values under {low} become {low} and values over {top} become {top}.
        If {{value}} is below {low} return {low}, if it is above {top} return {top}, else leave it.
        """,
        f"""
        return max({low}, min({top}, value))
        ---
        if value < {low}:
            return {low}
        if value > {top}:
            return {top}
        return value
        """,
        lambda r: (
            r.choice((low, top, low - r.randint(1, 20), top + r.randint(1, 20), r.randint(low, top))),
        ),
    )


FAMILIES = (
    _add,
    _subtract,
    _times,
    _affine,
    _shift_scale,
    _modulo,
    _divisible,
    _nth_power,
    _threshold_label,
    _three_levels,
    _unit,
    _multiples_below,
    _repeat_apply,
    _cap,
)
