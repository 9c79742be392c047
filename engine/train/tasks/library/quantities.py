"""Unit converters, next and largest numbers with a property, factorials, sums and choices."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _value(r: Random) -> float:
    return r.choice((0, 1, r.randint(1, 500), r.randint(1, 400) / 4))


def _units(r: Random, names: str) -> tuple[str, str]:
    known = names.split()
    return r.choice((*known, *known, "x")), r.choice(known)


ENTRIES = (
    made(
        "quantities.convert_length",
        "length_converter convert_length convert_distance convert_units_length",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a length from {source} to {target}, any of mm, cm, m, km, in, ft, yd and mi; None for others.
        length converter, metric and imperial
        Return {value} in the wanted unit, going through meters.
        How many feet are so many centimeters, or how many miles so many kilometers?
        An inch is 0.0254 m, a foot 0.3048 m, a yard 0.9144 m, a mile 1609.344 m; None if a unit is unknown.
        """,
        """
        meters = {
            "mm": 0.001,
            "cm": 0.01,
            "m": 1,
            "km": 1000,
            "in": 0.0254,
            "ft": 0.3048,
            "yd": 0.9144,
            "mi": 1609.344,
        }
        if source not in meters or target not in meters:
            return None
        return value * meters[source] / meters[target]
        """,
        lambda r: (_value(r), *_units(r, "mm cm m km in ft yd mi")),
    ),
    made(
        "quantities.convert_weight",
        "convert_weight weight_converter convert_mass mass_converter",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a weight from {source} to {target}, any of mg, g, kg, t, oz and lb; None for other units.
        weight converter
        Return {value} in the wanted unit of mass, going through grams.
        How many pounds are so many kilograms, or how many grams so many ounces?
        An ounce is 28.349523125 g and a pound 453.59237 g; None if a unit is unknown.
        """,
        """
        grams = {"mg": 0.001, "g": 1, "kg": 1000, "t": 1000000, "oz": 28.349523125, "lb": 453.59237}
        if source not in grams or target not in grams:
            return None
        return value * grams[source] / grams[target]
        """,
        lambda r: (_value(r), *_units(r, "mg g kg t oz lb")),
    ),
    made(
        "quantities.convert_time",
        "convert_time time_converter convert_duration convert_time_units",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a duration from {source} to {target}, any of s, min, h, d and w; None for other units.
        time converter
        Return {value} in the wanted unit of time, going through seconds.
        How many hours are so many days, or how many weeks so many minutes?
        Seconds, minutes, hours, days and weeks are known; None if a unit is not.
        """,
        """
        seconds = {"s": 1, "min": 60, "h": 3600, "d": 86400, "w": 604800}
        if source not in seconds or target not in seconds:
            return None
        return value * seconds[source] / seconds[target]
        """,
        lambda r: (_value(r), *_units(r, "s min h d w")),
    ),
    made(
        "quantities.convert_time_names",
        "convert_time_by_name convert_duration_named time_units_converter",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a duration between 'seconds', 'minutes', 'hours', 'days' and 'weeks'; None for other units.
        time converter with long names
        Return {value} {source} in the unit {target}.
        How many minutes are so many days?
        Units are written out in the plural; None if one is unknown.
        """,
        """
        seconds = {"seconds": 1, "minutes": 60, "hours": 3600, "days": 86400, "weeks": 604800}
        if source not in seconds or target not in seconds:
            return None
        return value * seconds[source] / seconds[target]
        """,
        lambda r: (_value(r), *_units(r, "seconds minutes hours days weeks")),
    ),
    made(
        "quantities.convert_data",
        "convert_data_size convert_bytes data_converter convert_storage",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a size of data from {source} to {target}, any of B, KB, MB, GB and TB, in steps of 1024.
        data size converter
        Return {value} in the wanted unit, None if a unit is unknown.
        How many megabytes are so many gigabytes?
        Each unit is 1024 times the one before.
        """,
        """
        units = ["B", "KB", "MB", "GB", "TB"]
        if source not in units or target not in units:
            return None
        return value * 1024.0 ** (units.index(source) - units.index(target))
        """,
        lambda r: (_value(r), *_units(r, "B KB MB GB TB")),
    ),
    made(
        "quantities.convert_volume",
        "convert_volume volume_converter convert_liquid",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a volume from {source} to {target}, any of ml, cl, dl, l, cup and gal; None for other units.
        volume converter
        Return {value} in the wanted unit, going through milliliters.
        How many liters are so many US gallons or cups?
        A cup is 236.5882365 ml and a gallon 3785.411784 ml; None if a unit is unknown.
        """,
        """
        milliliters = {"ml": 1, "cl": 10, "dl": 100, "l": 1000, "cup": 236.5882365, "gal": 3785.411784}
        if source not in milliliters or target not in milliliters:
            return None
        return value * milliliters[source] / milliliters[target]
        """,
        lambda r: (_value(r), *_units(r, "ml cl dl l gal cup")),
    ),
    made(
        "quantities.convert_speed",
        "convert_speed speed_converter convert_velocity",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a speed from {source} to {target}, any of m/s, km/h, mph and kn; None for other units.
        speed converter
        Return {value} in the wanted unit, going through kilometers per hour.
        How many miles per hour are so many meters per second?
        1 m/s is 3.6 km/h, 1 mph 1.609344 km/h and 1 knot 1.852 km/h; None if a unit is unknown.
        """,
        """
        kmh = {"m/s": 3.6, "km/h": 1, "mph": 1.609344, "kn": 1.852}
        if source not in kmh or target not in kmh:
            return None
        return value * kmh[source] / kmh[target]
        """,
        lambda r: (_value(r), *_units(r, "m/s km/h mph kn")),
    ),
    made(
        "quantities.convert_temperature_names",
        "convert_temperature_named temperature_converter convert_temp",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert a temperature between 'celsius', 'fahrenheit' and 'kelvin'; None for other scales.
        temperature converter with long names
        Return {value} degrees {source} on the scale {target}.
        How many kelvin are so many degrees Fahrenheit?
        Names may be in any case; the value goes through Celsius and is not rounded.
        """,
        """
        source, target = source.lower(), target.lower()
        if source == "celsius":
            celsius = value
        elif source == "fahrenheit":
            celsius = (value - 32) * 5 / 9
        elif source == "kelvin":
            celsius = value - 273.15
        else:
            return None
        if target == "celsius":
            return celsius
        if target == "fahrenheit":
            return celsius * 9 / 5 + 32
        return celsius + 273.15 if target == "kelvin" else None
        """,
        lambda r: (r.randint(-50, 150), *_units(r, "celsius fahrenheit kelvin")),
    ),
    made(
        "quantities.convert_angle",
        "convert_angle angle_converter convert_angle_units",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert an angle from {source} to {target}, any of deg, rad, grad and turn; None for other units.
        angle converter
        Return {value} in the wanted unit, going through turns.
        How many radians are so many degrees or gradians?
        A turn has 360 deg, 400 grad and 2 pi rad.
        """,
        """
        per_turn = {"deg": 360, "rad": 2 * math.pi, "grad": 400, "turn": 1}
        if source not in per_turn or target not in per_turn:
            return None
        return value / per_turn[source] * per_turn[target]
        """,
        lambda r: (_value(r), *_units(r, "deg rad grad turn")),
        "import math",
    ),
    made(
        "quantities.si_prefix",
        "format_si si_prefix metric_prefix with_si_prefix engineering_notation",
        "value: float",
        "str",
        """
        Write {value} with a metric prefix from n to G, such as '1.5k' or '2m', with at most 2 decimals.
        SI prefix
        Return the number divided by the largest fitting power of 1000, followed by n, u, m, k, M or G.
        How is 1500 written as kilo or 0.002 as milli?
        No prefix from 1 to below 1000, '0' for zero; zeros at the end of the decimals are dropped.
        """,
        """
        if value == 0:
            return "0"
        sizes = ((1e9, "G"), (1e6, "M"), (1e3, "k"), (1, ""), (1e-3, "m"), (1e-6, "u"), (1e-9, "n"))
        for factor, prefix in sizes:
            if abs(value) >= factor:
                break
        return f"{value / factor:.2f}".rstrip("0").rstrip(".") + prefix
        """,
        lambda r: (r.choice((0, 0.002, 5, 1500, 2500000, 0.0000015, -4700, r.randint(1, 999999))),),
    ),
    made(
        "quantities.next_even",
        "next_even_number next_even round_up_to_even even_after",
        "n: int",
        "int",
        """
        The smallest even number greater than {n}.
        next even number
        Return n + 2 for an even number and n + 1 for an odd one.
        Which even number comes next?
        Strictly larger than the given integer.
        """,
        """
        return n + 2 if n % 2 == 0 else n + 1
        ---
        return n // 2 * 2 + 2
        """,
        lambda r: (r.randint(-20, 60),),
    ),
    made(
        "quantities.next_odd",
        "next_odd_number next_odd odd_after",
        "n: int",
        "int",
        """
        The smallest odd number greater than {n}.
        next odd number
        Return n + 1 for an even number and n + 2 for an odd one.
        Which odd number comes next?
        Strictly larger than the given integer.
        """,
        """
        return n + 1 if n % 2 == 0 else n + 2
        """,
        lambda r: (r.randint(-20, 60),),
    ),
    made(
        "quantities.make_even",
        "make_even nearest_even_up to_even round_to_even_up ensure_even",
        "n: int",
        "int",
        """
        {n} if it is even, otherwise the next larger even number.
        make a number even
        Return the smallest even number that is not less than the given one.
        Add one where a number is odd.
        Which even number is at or right above it?
        """,
        """
        return n if n % 2 == 0 else n + 1
        ---
        return n + n % 2
        """,
        lambda r: (r.randint(-20, 60),),
    ),
    made(
        "quantities.next_distinct_year",
        "next_number_with_distinct_digits beautiful_year next_distinct_digits next_unique_digits",
        "n: int",
        "int",
        """
        The smallest number greater than {n} whose digits are all different.
        next number without repeated digits
        Return the first larger integer in which no digit occurs twice.
        Which year after this one has four distinct digits?
        Count upwards from a number below 9876543210.
        """,
        """
        n += 1
        while len(set(str(n))) < len(str(n)):
            n += 1
        return n
        """,
        lambda r: (r.choice((r.randint(0, 100), r.randint(900, 9000), 1987, 2013)),),
    ),
    made(
        "quantities.next_harshad",
        "next_harshad next_divisible_by_digit_sum next_niven",
        "n: int",
        "int",
        """
        The smallest number greater than {n} that its own digit sum divides.
        next Harshad number
        Return the first larger integer divisible by the sum of its digits.
        Which Niven number follows this non-negative one?
        Count upwards and test each.
        """,
        """
        n += 1
        while n % sum(map(int, str(n))):
            n += 1
        return n
        """,
        lambda r: (r.randint(0, 400),),
    ),
    made(
        "quantities.largest_palindrome_product",
        "largest_palindrome_product biggest_palindrome_product max_palindrome_product",
        "limit: int",
        "int",
        """
        The largest palindrome that is a product of two numbers from 1 to {limit}.
        largest palindrome product
        Return the greatest a * b that reads the same in both directions, with both factors up to the limit.
        Which palindromic number is the biggest product of two such factors?
        9 for 9, and 9009 for 99.
        """,
        """
        best = 0
        for a in range(limit, 0, -1):
            for b in range(a, 0, -1):
                product = a * b
                if product <= best:
                    break
                if str(product) == str(product)[::-1]:
                    best = product
        return best
        """,
        lambda r: (r.randint(1, 60),),
    ),
    made(
        "quantities.exactly_k_divisors",
        "numbers_with_k_divisors with_exactly_k_divisors exactly_n_divisors",
        "limit: int; count: int",
        "list[int]",
        """
        Numbers from 1 to {limit} that have exactly {count} divisors.
        range filtered by number of divisors
        Return the integers up to the limit with so many divisors, 1 and the number itself included.
        Which numbers can be divided by exactly that many numbers?
        Two divisors give the primes and three the squares of primes.
        """,
        """
        return [n for n in range(1, limit + 1) if sum(n % d == 0 for d in range(1, n + 1)) == count]
        """,
        lambda r: (r.randint(0, 80), r.randint(1, 6)),
    ),
    made(
        "quantities.divisible_by_any",
        "divisible_by_any any_divides is_divisible_by_any",
        "n: int; divisors: list[int]",
        "bool",
        """
        Is {n} divisible by at least one of {divisors}, none of which is 0?
        divisible by any?
        Return True if some divisor of the list leaves no remainder.
        Can the number be divided by one of these without rest?
        False for an empty list.
        """,
        """
        return any(n % divisor == 0 for divisor in divisors)
        """,
        lambda r: (
            r.choice((7, 12, 35, r.randint(1, 60))),
            [r.choice((2, 3, 5, 7)) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "quantities.digits_that_divide",
        "count_dividing_digits digits_that_divide find_digits evenly_dividing_digits",
        "n: int",
        "int",
        """
        How many digits of positive {n} divide it? Repeated ones count each time, 0 never does.
        count digits that divide the number
        Return the number of digits that leave no remainder.
        How many of its figures is a number divisible by?
        1012 gives 3: twice the 1 and once the 2.
        """,
        """
        return sum(digit != "0" and n % int(digit) == 0 for digit in str(n))
        """,
        lambda r: (r.choice((12, 1012, 128, r.randint(1, 9999))),),
    ),
    made(
        "quantities.factorial_digits",
        "factorial_digit_count digits_in_factorial number_of_digits_in_factorial",
        "n: int",
        "int",
        """
        How many digits does the factorial of {n} have?
        length of n!
        Return the number of decimal digits of a factorial.
        How long is the product of all numbers up to this one when written down?
        1 for 0! to 3!, 7 for 10!.
        """,
        """
        return len(str(math.factorial(n)))
        """,
        lambda r: (r.randint(0, 60),),
        "import math",
    ),
    made(
        "quantities.factorial_digit_sum",
        "factorial_digit_sum sum_of_digits_of_factorial digits_of_factorial_sum",
        "n: int",
        "int",
        """
        Sum of the digits of the factorial of {n}.
        digit sum of n!
        Return what the figures of a factorial add up to.
        What do the digits of 10! = 3628800 make together?
        27 for 10.
        """,
        """
        return sum(map(int, str(math.factorial(n))))
        """,
        lambda r: (r.randint(0, 60),),
        "import math",
    ),
    made(
        "quantities.inverse_factorial",
        "inverse_factorial which_factorial factorial_root undo_factorial",
        "number: int",
        "int | None",
        """
        The n of which {number} is the factorial, None if there is none; 1 gives 1.
        inverse of the factorial
        Return n with n! equal to the number, at least 1, or None.
        Which factorial is 120?
        Divide by 2, 3, 4 and so on until 1 is left.
        """,
        """
        n = product = 1
        while product < number:
            n += 1
            product *= n
        return n if product == number else None
        """,
        lambda r: (r.choice((1, 2, 6, 24, 120, 720, 5040, r.randint(-2, 800))),),
    ),
    made(
        "quantities.is_factorial",
        "is_factorial is_factorial_number check_factorial",
        "number: int",
        "bool",
        """
        Is {number} the factorial of some integer: 1, 2, 6, 24, ...?
        factorial number?
        Return True if n! gives the number for some n.
        Is it a product 1 * 2 * ... * n?
        Multiply up until the number is reached or passed.
        """,
        """
        n = product = 1
        while product < number:
            n += 1
            product *= n
        return product == number
        """,
        lambda r: (r.choice((1, 2, 6, 24, 120, 720, 5040, r.randint(-2, 800))),),
    ),
    made(
        "quantities.factorial_quotient",
        "factorial_ratio factorial_division divide_factorials",
        "n: int; k: int",
        "int",
        """
        Factorial of {n} divided by the factorial of {k}, where {k} is not larger.
        n! / k!
        Return the product of the numbers from k + 1 to n.
        What is left when two factorials are cancelled?
        1 if both are equal.
        """,
        """
        return math.prod(range(k + 1, n + 1))
        ---
        return math.factorial(n) // math.factorial(k)
        """,
        lambda r: (lambda k: (k + r.randint(0, 6), k))(r.randint(0, 8)),
        "import math",
    ),
    made(
        "quantities.repunit_sum",
        "sum_repunits repunit_series one_eleven_series sum_one_eleven",
        "terms: int; digit: int = 1",
        "int",
        """
        Sum d + dd + ddd + ... with so many {terms}, each made of one more {digit}.
        1 + 11 + 111 + ...
        Return what numbers like 9, 99 and 999 make together.
        How much is a series in which every number has one digit more?
        Each term is ten times the one before plus the digit, 1 unless given.
        """,
        """
        total = term = 0
        for _ in range(terms):
            term = term * 10 + digit
            total += term
        return total
        """,
        lambda r: (r.randint(0, 6), r.choice((1, 2, 9, 5))),
    ),
    made(
        "quantities.sum_and_product_pairs",
        "pairs_with_product factor_pairs_of integer_pairs_with_product number_pairs",
        "total: int; product: int",
        "list[tuple[int, int]]",
        """
        All pairs (a, b) of non-negative integers, a not larger than b, with this {total} and {product}.
        two numbers from sum and product
        Return the pairs a <= b with a + b = total and a * b = product.
        Which two whole numbers have this sum and this product?
        There is one such pair at most; [] if there is none.
        """,
        """
        return [(a, total - a) for a in range(total // 2 + 1) if a * (total - a) == product]
        """,
        lambda r: r.choice(
            (
                (5, 6),
                (7, 12),
                (10, 25),
                (4, 5),
                (lambda a, b: (a + b, a * b))(r.randint(0, 12), r.randint(0, 12)),
            )
        ),
    ),
    made(
        "quantities.pairs_with_sum",
        "number_pairs_adding_to pairs_with_sum ways_to_add_two split_into_two",
        "total: int",
        "list[tuple[int, int]]",
        """
        All pairs (a, b) of positive integers, a not larger than b, that add up to {total}.
        two positive numbers with a sum
        Return the pairs a <= b with a + b = total, smallest a first.
        In which ways can a number be split into two?
        [] below 2.
        """,
        """
        return [(a, total - a) for a in range(1, total // 2 + 1)]
        """,
        lambda r: (r.randint(0, 14),),
    ),
    made(
        "quantities.from_sum_difference",
        "from_sum_and_difference two_numbers_from_sum_difference find_two_numbers",
        "total: float; difference: float",
        "tuple[float, float]",
        """
        The two numbers with this {total} and {difference}, the minuend first.
        numbers from sum and difference
        Return (a, b) with a + b = total and a - b = difference.
        Which two values have this sum when one is so much larger than the other?
        Half of total plus difference, and half of total minus difference.
        """,
        """
        return (total + difference) / 2, (total - difference) / 2
        """,
        lambda r: (r.randint(0, 60), r.randint(-10, 20)),
    ),
    made(
        "quantities.consecutive_with_sum",
        "consecutive_numbers_with_sum three_consecutive_with_sum consecutive_with_sum",
        "total: int; count: int",
        "list[int] | None",
        """
        The {count} consecutive integers that add up to {total}, None if there are none.
        consecutive numbers with a sum
        Return the run of so many neighbouring integers with that total.
        Which three numbers in a row make 15 together?
        The first one is (total - count (count - 1) / 2) / count, if that is whole.
        """,
        """
        start, rest = divmod(total - count * (count - 1) // 2, count)
        return list(range(start, start + count)) if rest == 0 else None
        """,
        lambda r: (r.choice((r.randint(-5, 60), 15, 10)), r.randint(1, 5)),
    ),
    made(
        "quantities.committee",
        "committee_count choose_from_two_groups mixed_committees ways_to_choose_team",
        "men: int; women: int; m: int; w: int",
        "int",
        """
        In how many ways can {m} of {men} men and {w} of {women} women be chosen?
        mixed committees
        Return the product of two binomial coefficients.
        How many teams with so many from each of two groups are possible?
        0 if a group is too small.
        """,
        """
        return math.comb(men, m) * math.comb(women, w)
        """,
        lambda r: (r.randint(0, 8), r.randint(0, 8), r.randint(0, 4), r.randint(0, 4)),
        "import math",
    ),
    made(
        "quantities.password_count",
        "password_count number_of_passwords count_codes possible_codes code_combinations",
        "symbols: int; length: int",
        "int",
        """
        How many codes of this {length} can be made of so many different {symbols}, which may be repeated?
        number of passwords
        Return symbols to the power of length.
        How many settings has a lock with so many wheels?
        Each place can have any symbol.
        """,
        """
        return symbols**length
        """,
        lambda r: (r.randint(0, 36), r.randint(0, 8)),
    ),
)
