"""Rounding of all kinds, parts of numbers, ranges, interpolation and comparison."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _number(r: Random) -> float:
    return r.choice(
        (r.randint(-3000, 9000) / 100, r.randint(-500, 5000) / 1000, r.randint(-40, 400), 2.5, -2.5, 0.5)
    )


def _unit(r: Random) -> float:
    return r.choice((0, 1, 0.5, 0.25, r.randint(-4, 12) / 8))


def _decimal(r: Random) -> str:
    return f"{r.choice(('', '-'))}{r.randint(0, 120)}" + r.choice(
        ("", ".5", f".{r.randint(0, 999)}", ".25", ".125")
    )


ENTRIES = (
    made(
        "rounding.half_up_int",
        "round_to_nearest_int round_half_up_int nearest_integer round_to_integer",
        "number: float",
        "int",
        """
        Round {number} to the nearest integer, halves towards positive infinity.
        floor of x + 0.5
        Return the closest whole number; 2.5 gives 3 and -2.5 gives -2.
        Which integer is nearest, the upper one if there are two?
        Round like Math.round of JavaScript.
        """,
        """
        return math.floor(number + 0.5)
        """,
        lambda r: (r.choice((2.5, -2.5, -0.5, 0.5, 1.5, _number(r))),),
        "import math",
    ),
    made(
        "rounding.down_digits",
        "floor_to_decimals round_down floor_decimals",
        "number: float; digits: int",
        "float",
        """
        Round {number} down to {digits} decimals.
        floor at a decimal place
        Return the largest number with so many decimals that is not greater.
        Cut to that many digits after the point, negative numbers going further down.
        What is the floor of a number, not to an integer but to a decimal place?
        """,
        """
        factor = 10**digits
        return math.floor(number * factor) / factor
        """,
        lambda r: (r.choice((r.randint(-400, 4000) / 8, _number(r))), r.randint(0, 3)),
        "import math",
    ),
    made(
        "rounding.up_digits",
        "ceil_to_decimals round_up ceil_decimals",
        "number: float; digits: int",
        "float",
        """
        Round {number} up to {digits} decimals.
        ceiling at a decimal place
        Return the smallest number with so many decimals that is not less.
        Go up to the next value with that many digits after the point.
        What is the ceiling of a number, not to an integer but to a decimal place?
        """,
        """
        factor = 10**digits
        return math.ceil(number * factor) / factor
        """,
        lambda r: (r.choice((r.randint(-400, 4000) / 8, _number(r))), r.randint(0, 3)),
        "import math",
    ),
    made(
        "rounding.truncate_digits",
        "truncate_decimals truncate trunc_to cut_decimals",
        "number: float; digits: int",
        "float",
        """
        Cut {number} off after {digits} decimals, without rounding.
        truncate toward zero
        Return the number with only so many digits after the point, the others dropped.
        Drop decimals so that the result is never further from zero.
        How does one shorten a float without rounding it?
        """,
        """
        factor = 10**digits
        return math.trunc(number * factor) / factor
        """,
        lambda r: (r.choice((r.randint(-400, 4000) / 8, _number(r))), r.randint(0, 3)),
        "import math",
    ),
    made(
        "rounding.nearest_step",
        "round_to_nearest round_to_step snap round_to_increment quantize",
        "value: float; step: float",
        "float",
        """
        Round {value} to the nearest multiple of {step}, such as 0.5 or 0.25.
        snap to a grid
        Return the multiple of the step that is closest to the value.
        How is something rounded to halves, quarters or fives?
        Divide by the step, round, and multiply again.
        """,
        """
        return round(value / step) * step
        """,
        lambda r: (_number(r), r.choice((0.5, 0.25, 5, 10, 2))),
    ),
    made(
        "rounding.next_multiple",
        "next_multiple next_multiple_of strictly_next_multiple",
        "number: int; factor: int",
        "int",
        """
        The smallest multiple of {factor} that is greater than {number}.
        next multiple, strictly greater
        Return the first multiple after the number, even if the number is a multiple itself.
        Which multiple comes next?
        Go up until the factor divides, at least one step.
        """,
        """
        return (number // factor + 1) * factor
        """,
        lambda r: (r.randint(-30, 100), r.randint(1, 12)),
    ),
    made(
        "rounding.trunc_div",
        "truncated_division divide_truncate integer_division_c",
        "a: int; b: int",
        "int",
        """
        Divide {a} by {b} and drop the fraction, rounding towards zero as in C or Java.
        truncating integer division
        Return the quotient without its decimals; -7 divided by 2 gives -3.
        What is the integer quotient in languages that round towards zero?
        Unlike //, which rounds down.
        """,
        """
        quotient = abs(a) // abs(b)
        return quotient if (a < 0) == (b < 0) else -quotient
        """,
        lambda r: (r.randint(-40, 40), r.choice((1, 2, 3, 7, -4, -3))),
    ),
    made(
        "rounding.c_remainder",
        "c_remainder truncated_remainder remainder_like_c fmod_int",
        "a: int; b: int",
        "int",
        """
        Remainder of {a} divided by {b} with the sign of {a}, as in C or Java.
        remainder of truncating division
        Return what is left after dividing towards zero; -7 and 2 give -1.
        What does % give in languages other than Python?
        The sign follows the dividend, not the divisor.
        """,
        """
        rest = abs(a) % abs(b)
        return -rest if a < 0 else rest
        """,
        lambda r: (r.randint(-40, 40), r.choice((1, 2, 3, 7, -4, -3))),
    ),
    made(
        "rounding.fractional_part",
        "fractional_part fraction_of decimal_part frac",
        "number: float",
        "float",
        """
        Fractional part of {number}, with the sign of the number.
        what is after the decimal point
        Return the number minus its integer part; -2.5 gives -0.5.
        Which part of a float is not whole?
        Take away everything before the point.
        """,
        """
        return number - math.trunc(number)
        """,
        lambda r: (r.choice((r.randint(-90, 90) / 8, r.randint(-5, 5), 3.5)),),
        "import math",
    ),
    made(
        "rounding.integer_part",
        "integer_part whole_part truncate_to_int strip_decimals",
        "number: float",
        "int",
        """
        Integer part of {number}, rounded towards zero.
        what is before the decimal point
        Return the number without its decimals; -2.5 gives -2.
        Which whole number is left when the decimals are dropped?
        Truncate a float to an int.
        """,
        """
        return int(number)
        ---
        return math.trunc(number)
        """,
        lambda r: (r.choice((r.randint(-90, 90) / 8, r.randint(-5, 5), -0.5)),),
        "import math",
    ),
    made(
        "rounding.split_parts",
        "split_number integer_and_fraction split_float whole_and_decimal",
        "number: float",
        "tuple[int, float]",
        """
        Split {number} into its integer and its fractional part, both with its sign.
        whole and decimal part
        Return (integer, fraction), which add up to the number.
        What stands before and what after the decimal point?
        Take a float apart at the point, towards zero.
        """,
        """
        whole = int(number)
        return whole, number - whole
        """,
        lambda r: (r.choice((r.randint(-90, 90) / 8, float(r.randint(-5, 5)), 3.5)),),
    ),
    made(
        "rounding.decimal_places",
        "count_decimals decimal_places number_of_decimals count_decimal_places",
        "number: str",
        "int",
        """
        How many digits stand after the point in the text {number}?
        count decimal places
        Return the number of decimals of a number written as text, 0 if there is no point.
        With how many decimals is a number written, trailing zeros counted?
        Given '3.140' return 3 and given '7' return 0.
        """,
        """
        return len(number.partition(".")[2])
        """,
        lambda r: (_decimal(r),),
    ),
    made(
        "rounding.decimals_of_float",
        "decimal_places decimals_of precision_of number_of_decimal_places",
        "number: float",
        "int",
        """
        How many decimals does {number} have when printed, zeros at the end not counted?
        number of decimal places of a float
        Return the count of digits after the decimal point, 0 for whole numbers.
        To how many places is a float given?
        3.14 has two, 5.0 and 5 have none.
        """,
        """
        return len(f"{number:.12f}".rstrip("0").partition(".")[2])
        """,
        lambda r: (
            r.choice((r.randint(-90, 900) / 8, float(r.randint(-5, 5)), r.randint(0, 99), 0.1, 3.14)),
        ),
    ),
    made(
        "rounding.clamp_unit",
        "clamp01 saturate clamp_to_unit limit_to_unit_interval",
        "value: float",
        "float",
        """
        Limit {value} to the range from 0 to 1.
        clamp between 0.0 and 1.0
        Return 0.0 for anything below, 1.0 for anything above, else the value as it is.
        Keep a share or an opacity within its bounds.
        Saturate a number to the unit interval.
        """,
        """
        return max(0.0, min(1.0, value))
        """,
        lambda r: (r.randint(-8, 16) / 8,),
    ),
    made(
        "rounding.lerp",
        "lerp linear_interpolation interpolate mix",
        "start: float; end: float; t: float",
        "float",
        """
        Linear interpolation between {start} and {end} at {t}.
        mix two values
        Return start + (end - start) * t; 0 gives the start and 1 the end.
        Which value lies at this fraction of the way from one number to the other?
        Blend from the first to the second by a factor.
        """,
        """
        return start + (end - start) * t
        """,
        lambda r: (r.randint(-20, 40) / 2, r.randint(-20, 40) / 2, _unit(r)),
    ),
    made(
        "rounding.inverse_lerp",
        "inverse_lerp unlerp fraction_between normalize_value",
        "start: float; end: float; value: float",
        "float",
        """
        Where does {value} lie between {start} and {end}, as a fraction? 0.0 if both ends are equal.
        undo a linear interpolation
        Return (value - start) / (end - start): 0 at the start, 1 at the end.
        Normalize a value to the range from 0 to 1.
        How far along the way from one number to the other is a third one?
        """,
        """
        return (value - start) / (end - start) if end != start else 0.0
        """,
        lambda r: (r.randint(-20, 20) / 2, r.choice((0, r.randint(21, 40) / 2)), r.randint(-20, 60) / 2),
    ),
    made(
        "rounding.smoothstep",
        "smoothstep smooth_step ease_in_out hermite_step",
        "edge0: float; edge1: float; x: float",
        "float",
        """
        Smooth transition from 0 to 1 while {x} goes from {edge0} to {edge1}.
        smoothstep
        Return 3 t^2 - 2 t^3, where t is the position between the edges, clamped to 0 to 1.
        Ease in and out between two borders.
        Hermite interpolation as in shaders.
        """,
        """
        t = max(0.0, min(1.0, (x - edge0) / (edge1 - edge0)))
        return t * t * (3 - 2 * t)
        """,
        lambda r: (r.randint(-4, 4) / 2, r.randint(5, 12) / 2, r.randint(-8, 16) / 2),
    ),
    made(
        "rounding.wrap_range",
        "wrap_value wrap wrap_to_range cyclic_range",
        "value: int; low: int; high: int",
        "int",
        """
        Wrap {value} around into the range from {low} up to but not including {high}.
        modulo with a lower bound
        Return the value moved by whole widths of the range until it lies inside.
        Where does a number land that leaves the range on one side and comes back on the other?
        Like modulo, but the range need not start at 0.
        """,
        """
        return low + (value - low) % (high - low)
        """,
        lambda r: (r.randint(-30, 50), r.randint(-3, 3), r.randint(4, 12)),
    ),
    made(
        "rounding.ping_pong",
        "ping_pong triangle_wave bounce_value reflect_index",
        "value: int; length: int",
        "int",
        """
        Let a growing {value} go back and forth between 0 and {length}.
        ping pong between two ends
        Return 0, 1, ..., length, length - 1, ..., 0, 1, ... for values 0, 1, 2, and so on.
        Where is a ball after so many steps between two walls?
        Triangle wave of integers.
        """,
        """
        rest = value % (2 * length)
        return rest if rest <= length else 2 * length - rest
        """,
        lambda r: (r.randint(0, 40), r.randint(1, 8)),
    ),
    made(
        "rounding.step_toward",
        "move_towards approach step_toward move_toward",
        "current: float; target: float; step: float",
        "float",
        """
        Move {current} closer to {target} by at most {step}, without going past it.
        approach a target value
        Return the current value changed by up to one step in the direction of the target.
        Where is a value after one step towards its goal?
        If the distance is not larger than the step, the target itself is returned.
        """,
        """
        if abs(target - current) <= step:
            return target
        return current + step if target > current else current - step
        """,
        lambda r: (r.randint(-10, 20), r.randint(-10, 20), r.choice((1, 2, 0.5, 5))),
    ),
    made(
        "rounding.same_sign",
        "same_sign have_same_sign signs_equal",
        "a: float; b: float",
        "bool",
        """
        Have {a} and {b} the same sign?
        both positive, both negative or both zero?
        Return True if both numbers are positive, both negative, or both 0.
        Do two numbers lie on the same side of zero?
        Zero has the same sign as zero only.
        """,
        """
        return (a > 0) == (b > 0) and (a < 0) == (b < 0)
        """,
        lambda r: (r.randint(-3, 3), r.choice((r.randint(-3, 3), 0, 0.5))),
    ),
    made(
        "rounding.equal_of_three",
        "count_equal_of_three how_many_equal equal_count",
        "a: int; b: int; c: int",
        "int",
        """
        How many of {a}, {b} and {c} are equal to each other: 3, 2 or 0?
        number of equal values among three
        Return 3 if all are the same, 2 if exactly two are, 0 if all differ.
        Do two or even three of these numbers agree?
        Count the equal ones of three integers.
        """,
        """
        different = len({a, b, c})
        return {1: 3, 2: 2, 3: 0}[different]
        """,
        lambda r: (r.randint(0, 3), r.randint(0, 3), r.randint(0, 3)),
    ),
    made(
        "rounding.sum_of_two_largest",
        "sum_of_two_largest two_largest_sum sum_two_biggest",
        "a: float; b: float; c: float",
        "float",
        """
        Sum of the two largest of {a}, {b} and {c}.
        add up the two biggest of three
        Return the total of three numbers without the smallest.
        What do the best two of three values make together?
        Leave out the minimum and add the others.
        """,
        """
        return a + b + c - min(a, b, c)
        """,
        lambda r: (r.randint(-9, 9), r.randint(-9, 9), r.randint(-9, 9)),
    ),
    made(
        "rounding.within_percent",
        "within_percent within_percentage is_within_percent",
        "value: float; target: float; percent: float",
        "bool",
        """
        Does {value} differ from {target} by at most {percent} percent of the target?
        tolerance in percent
        Return True if the distance is not larger than that share of the target.
        Is a measurement close enough to the wanted value?
        Check a relative tolerance given in percent.
        """,
        """
        return abs(value - target) <= abs(target) * percent / 100
        """,
        lambda r: (r.randint(30, 70), r.choice((50, 0, 40, 60)), r.choice((5, 10, 20, 50))),
    ),
    made(
        "rounding.trim_zeros",
        "trim_trailing_zeros format_without_trailing_zeros pretty_float clean_number",
        "number: float",
        "str",
        """
        Write {number} as text without '.0' or superfluous zeros at the end, at most 6 decimals.
        number to text, no trailing zeros
        Return '3' for 3.0 and '2.5' for 2.50.
        How is a float shown as short as possible?
        Remove zeros after the decimal point, and the point if nothing follows.
        """,
        """
        text = f"{number:.6f}".rstrip("0").rstrip(".")
        return "0" if text == "-0" else text
        """,
        lambda r: (r.choice((r.randint(-800, 8000) / 8, float(r.randint(-9, 99)), 2.5)),),
    ),
    made(
        "rounding.order_of_magnitude",
        "order_of_magnitude magnitude_of power_of_ten exponent_of_ten",
        "number: float",
        "int",
        """
        Order of magnitude of {number}, not 0: the exponent of the largest power of ten that fits.
        floor of log10
        Return 0 for 1 to 9.99, 1 for 10 to 99.9, -1 for 0.1 to 0.99 and so on; the sign is ignored.
        How many powers of ten are in a number?
        Exponent in scientific notation.
        """,
        """
        return math.floor(math.log10(abs(number)))
        """,
        lambda r: (r.choice((1, 9, 10, 99, 1000, 0.5, 0.02, -350, r.randint(1, 99999))),),
        "import math",
    ),
)
