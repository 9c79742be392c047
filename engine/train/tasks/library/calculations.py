"""Calculations of every day: conversions, sequences, fractions, scores, robust statistics and forecasts."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _pairs(r: Random) -> tuple[list[float], list[float]]:
    n = r.randint(0, 5)
    return [float(r.randint(0, 8)) for _ in range(n)], [float(r.randint(0, 20)) for _ in range(n)]


def _truth(r: Random) -> tuple[list[int], list[int]]:
    n = r.randint(0, 7)
    return [r.randint(0, 1) for _ in range(n)], [r.randint(0, 1) for _ in range(n)]


def _hm(r: Random) -> str:
    return f"{r.randint(0, 23):02}:{r.choice((0, 15, 30, 59, r.randint(0, 59))):02}"


def _text(r: Random) -> str:
    return r.choice(
        (draw.sentence(r), draw.sentence(r, 1, 5), "The cat. The dog! the end", "a-b c_d", "x1 y22 z")
    )


ENTRIES = (
    made(
        "calculations.convert_speed",
        "convert_speed speed_between_units change_speed_unit",
        "value: float; source: str; target: str",
        "float | None",
        """
        Convert {value} from {source} to {target}: km/h, m/s (3.6), mph (1.609) or knots (1.852), 2 decimals.
        speed unit conversion
        Go over km/h: one m/s is 3.6, one mph 1.609, one knot 1.852 km/h; unknown units give None.
        How fast is that in the other unit?
        Multiply by the factor of {source}, divide by that of {target} and round to two places.
        """,
        """
        factors = {"km/h": 1.0, "m/s": 3.6, "mph": 1.609, "knots": 1.852}
        if source not in factors or target not in factors:
            return None
        return round(value * factors[source] / factors[target], 2)
        ---
        units = ("km/h", "m/s", "mph", "knots")
        sizes = (1.0, 3.6, 1.609, 1.852)
        if not {source, target} <= set(units):
            return None
        kmh = value * sizes[units.index(source)]
        return round(kmh / sizes[units.index(target)], 2)
        """,
        lambda r: (
            r.choice((0, 10, 36, 100, r.randint(1, 200))),
            r.choice(("km/h", "m/s", "mph", "knots")),
            r.choice(("km/h", "m/s", "mph", "warp")),
        ),
    ),
    made(
        "calculations.parse_distance",
        "parse_distance distance_to_metres read_length",
        "text: str",
        "float | None",
        """
        Read '5 km', '300m', '12 cm' or '2 mi' (1609.34 m) as metres, 2 decimals; None for anything else.
        length text to metres
        A number and one of the units km, m, cm, mi in any case, with or without a space; no unit is None.
        How many metres are meant?
        Multiply the number by 1000, 1, 0.01 or 1609.34; wrong numbers or units give None.
        """,
        """
        import re
        match = re.fullmatch("([0-9]+[.]?[0-9]*) *(km|cm|mi|m)", text.strip().lower())
        if not match:
            return None
        return round(float(match[1]) * {"km": 1000, "m": 1, "cm": 0.01, "mi": 1609.34}[match[2]], 2)
        ---
        cleaned = text.strip().lower()
        number = cleaned.rstrip("abcdefghijklmnopqrstuvwxyz")
        unit = cleaned[len(number) :]
        factors = {"km": 1000, "m": 1, "cm": 0.01, "mi": 1609.34}
        if unit not in factors or not number.strip().replace(".", "", 1).isdigit():
            return None
        return round(float(number) * factors[unit], 2)
        """,
        lambda r: (r.choice(("5 km", "300m", "2 mi", "12.5 cm", "7", "", "x km", "1 ft", "0.5km", "3 KM")),),
    ),
    made(
        "calculations.parse_duration_minutes",
        "parse_duration_minutes duration_to_minutes read_duration",
        "text: str",
        "int | None",
        """
        Minutes of a duration such as '1h30m', '45m' or '2h', any case, a space allowed; None otherwise.
        duration text to minutes
        Hours come first, then minutes, at least one of both; bare numbers and the empty text are None.
        How many minutes does '1h 30m' mean?
        60 times the hours plus the minutes; text of another form gives None.
        """,
        """
        import re
        match = re.fullmatch("(?:([0-9]+)h)? ?(?:([0-9]+)m)?", text.lower())
        if not match or not any(match.groups()):
            return None
        return int(match[1] or 0) * 60 + int(match[2] or 0)
        ---
        rest = text.lower().replace(" ", "")
        hours, letter, minutes = rest.partition("h")
        if not letter:
            hours, minutes = "0", rest
        if not rest or not hours.isdigit():
            return None
        if letter and not minutes:
            minutes = "0m"
        if not minutes.endswith("m") or not minutes[:-1].isdigit():
            return None
        return 60 * int(hours) + int(minutes[:-1])
        """,
        lambda r: (r.choice(("1h30m", "45m", "2h", "", "1h", "90", "h", "1h 5m", "0m", "1m2h", "10H15M")),),
    ),
    made(
        "calculations.stones_and_pounds",
        "stones_and_pounds kilos_to_stones weight_in_stones",
        "kilos: float",
        "str",
        """
        Weight in stones and pounds: '9 st 13 lb', whole pounds; 2.2046 lb a kilo, 14 lb a stone.
        kilograms to stones and pounds
        Round {kilos} * 2.2046 to whole pounds and part off stones of 14; leave out 'st' if there is none.
        What does the person weigh in British units?
        Always show the pounds, the stones only if at least one: '13 lb', '7 st 0 lb'.
        """,
        """
        stones, pounds = divmod(round(kilos * 2.2046), 14)
        return f"{stones} st {pounds} lb" if stones else f"{pounds} lb"
        ---
        total = round(kilos * 2.2046)
        text = f"{total % 14} lb"
        if total >= 14:
            text = f"{total // 14} st " + text
        return text
        """,
        lambda r: (r.choice((0, 6.35, 50, 63.5, r.randint(1, 130))),),
    ),
    made(
        "calculations.download_time",
        "download_time transfer_time_text time_to_download",
        "megabytes: float; speed: float",
        "str",
        """
        Time to load {megabytes} at {speed} Mbit/s: 's' below 60 (rounded up), then 'min', from 60 min 'h'.
        download time label
        Seconds are megabytes * 8 / speed, rounded up; minutes and hours, too, rounded up; 'never' at speed 0.
        How long does the download take?
        Return e.g. '45 s', '3 min' or '2 h'; no speed gives 'never'.
        """,
        """
        import math
        if speed <= 0:
            return "never"
        seconds = math.ceil(megabytes * 8 / speed)
        if seconds < 60:
            return f"{seconds} s"
        minutes = math.ceil(seconds / 60)
        return f"{minutes} min" if minutes < 60 else f"{math.ceil(minutes / 60)} h"
        ---
        if not speed:
            return "never"
        amount = -int(-megabytes * 8 // speed)
        unit = "s"
        for larger in ("min", "h"):
            if amount < 60:
                break
            amount, unit = -(-amount // 60), larger
        return f"{amount} {unit}"
        """,
        lambda r: (r.choice((0, 1, 5, 100, 700, 4000)), r.choice((0, 1, 8, 16, 50, 100))),
    ),
    made(
        "calculations.map_distance",
        "map_distance real_distance distance_from_map",
        "centimetres: float; scale: int = 25000",
        "str",
        """
        Real distance for {centimetres} on a map 1:{scale}: 'm' below 1000 (whole), else 'km' with one decimal
        distance on the ground from a map
        Multiply by {scale}, divide by 100 for metres; from 1000 m on show kilometres.
        How far is it in reality?
        4 cm on 1:25000 are '1.0 km', 1 cm is '250 m'.
        """,
        """
        metres = centimetres * scale / 100
        return f"{metres:.0f} m" if metres < 1000 else f"{metres / 1000:.1f} km"
        ---
        kilometres = centimetres * scale / 100000
        if kilometres >= 1:
            return "{:.1f} km".format(kilometres)
        return "{:.0f} m".format(centimetres * scale / 100)
        """,
        lambda r: (r.choice((0, 1, 2.5, 4, r.randint(1, 60) / 2)), r.choice((25000, 25000, 1000, 100000))),
    ),
    made(
        "calculations.paper_size",
        "paper_size din_format a_size",
        "number: int",
        "tuple[int, int]",
        """
        Width and height in mm of the paper size A{number}: A0 is (841, 1189), each next one is half of it.
        DIN A paper size
        The new width is half the old height, rounded down; the new height is the old width.
        How large is an A4 sheet? (210, 297).
        Halve the longer side {number} times, dropping fractions of a millimetre.
        """,
        """
        width, height = 841, 1189
        for _ in range(number):
            width, height = height // 2, width
        return width, height
        ---
        if number == 0:
            return 841, 1189
        sides = [1189, 841]
        for i in range(number):
            sides.append(sides[i] // 2)
        return sides[-1], sides[-2]
        """,
        lambda r: (r.randint(0, 8),),
    ),
    made(
        "calculations.pixel_density",
        "pixel_density screen_ppi dots_per_inch",
        "width: int; height: int; diagonal: float",
        "int",
        """
        Pixels per inch of a screen, rounded: diagonal in pixels by {diagonal} inches; 0 if that is <= 0.
        ppi of a screen
        Take the root of {width}² + {height}² and divide by the length in inches.
        How sharp is the display?
        Return an int; a {diagonal} of 0 or less gives 0.
        """,
        """
        if diagonal <= 0:
            return 0
        return round((width**2 + height**2) ** 0.5 / diagonal)
        ---
        import math
        return round(math.hypot(width, height) / diagonal) if diagonal > 0 else 0
        """,
        lambda r: (
            r.choice((0, 800, 1920, 2560)),
            r.choice((600, 1080, 1440)),
            r.choice((0, 5.5, 13.3, 24, 27)),
        ),
    ),
    made(
        "calculations.shoe_size_eu",
        "shoe_size_eu foot_to_shoe_size european_shoe_size",
        "centimetres: float; child: bool = False",
        "int | None",
        """
        EU shoe size for {centimetres}: (cm + 1.5) * 1.5, rounded; children 1 cm more; None off 10 to 35.
        european shoe size from foot length
        Add 1.5 cm (for a {child} 2.5 cm), multiply by 1.5 and round to a whole size.
        Which shoe size fits the foot?
        Lengths below 10 or above 35 cm give None.
        Return round((length + room) * 1.5) with a room of 1.5 or, for children, 2.5.
        """,
        """
        if not 10 <= centimetres <= 35:
            return None
        room = 2.5 if child else 1.5
        return round((centimetres + room) * 1.5)
        ---
        if centimetres < 10 or centimetres > 35:
            return None
        return round(1.5 * (centimetres + 1.5 + child))
        """,
        lambda r: (r.choice((9.9, 10, 16, 24, 26.5, 30, 35, 36, r.randint(10, 33))), r.random() < 0.4),
    ),
    made(
        "calculations.dog_years",
        "dog_years dog_age_in_human_years human_age_of_dog",
        "age: float; large: bool = False",
        "float",
        """
        Human years of a dog: 10.5 for each of the first two, then 4 a year, 6 if {large}; 0.0 if negative.
        dog age in human years
        The first two years count 10.5 each, every later one 4, or 6 for a {large} dog; parts count in part.
        How old is the dog in human terms?
        A negative {age} gives 0.0; round to one decimal.
        """,
        """
        if age <= 0:
            return 0.0
        young = min(age, 2) * 10.5
        later = max(age - 2, 0) * (6 if large else 4)
        return round(young + later, 1)
        ---
        if age < 0:
            return 0.0
        if age <= 2:
            return round(10.5 * age, 1)
        return round(21.0 + (age - 2) * (6 if large else 4), 1)
        """,
        lambda r: (r.choice((-1, 0, 0.5, 1, 1.5, 2, 3, 10, r.randint(0, 15))), r.random() < 0.4),
    ),
    made(
        "calculations.parse_ordinal",
        "parse_ordinal ordinal_to_number read_ordinal",
        "text: str",
        "int | None",
        """
        Number of an English ordinal such as '21st', any case; None if the ending does not fit the number.
        parse ordinal with checking the suffix
        11, 12 and 13 take th; else 1 st, 2 nd, 3 rd and all others th; wrong endings give None.
        Which number does the ordinal name, if it is spelled properly?
        Digits followed by exactly two letters; '12nd' and '4' are None.
        """,
        """
        digits, ending = text[:-2], text[-2:].lower()
        if not digits.isdigit():
            return None
        right = "th"
        if digits[-2:] not in ("11", "12", "13"):
            right = {"1": "st", "2": "nd", "3": "rd"}.get(digits[-1], "th")
        return int(digits) if ending == right else None
        ---
        import re
        match = re.fullmatch("([0-9]+)(st|nd|rd|th)", text.lower())
        if match is None:
            return None
        number = int(match[1])
        teens = 10 < number % 100 < 14
        expected = "th" if teens or not 1 <= number % 10 <= 3 else ("st", "nd", "rd")[number % 10 - 1]
        return number if match[2] == expected else None
        """,
        lambda r: (
            r.choice(
                ("1st", "2nd", "3rd", "11th", "21st", "12nd", "4", "th", "", "22ND", "13rd", "111th", "3th")
            ),
        ),
    ),
    made(
        "calculations.parse_percent",
        "parse_percent percent_to_fraction read_percentage",
        "text: str",
        "float | None",
        """
        Share meant by {text}: '12.5 %' is 0.125, a number without % as it is; None unless from 0 to 1.
        parse a percentage or fraction
        With a percent sign divide by 100; the result must lie between 0 and 1, limits included.
        Which fraction does the user mean?
        Text that is no number, or a share below 0 or above 1, gives None; round to 4 places.
        """,
        """
        number = text.strip().removesuffix("%").strip()
        try:
            share = float(number)
        except ValueError:
            return None
        if "%" in text:
            share /= 100
        return round(share, 4) if 0 <= share <= 1 else None
        ---
        import re
        match = re.fullmatch(r"([0-9]+(?:[.][0-9]+)?) *(%?)", text.strip())
        if not match:
            return None
        share = float(match[1]) / (100 if match[2] else 1)
        return round(share, 4) if share <= 1 else None
        """,
        lambda r: (r.choice(("50%", "12.5 %", "0.5", "100 %", "", "abc%", "150%", "-5%", "1", "7 %")),),
    ),
    made(
        "calculations.scientific_text",
        "scientific_text power_of_ten_text format_scientific",
        "value: float; digits: int = 2",
        "str",
        """
        Scientific notation like '1.23 × 10^4' with {digits} decimals; '× 10^0' is left out, 0 gives '0'.
        number in scientific notation with × 10^
        One digit before the point, {digits} after it, then the power of ten if it is not 0.
        How is the number written as in a physics book?
        Zero is just '0'; negative exponents are written 10^-4.
        """,
        """
        if value == 0:
            return "0"
        mantissa, exponent = f"{value:.{digits}e}".split("e")
        return mantissa if int(exponent) == 0 else f"{mantissa} × 10^{int(exponent)}"
        ---
        if not value:
            return "0"
        text = format(value, f".{digits}e")
        position = text.index("e")
        power = int(text[position + 1 :])
        return text[:position] + (f" × 10^{power}" if power else "")
        """,
        lambda r: (
            r.choice((0.0, 1.0, 12345.0, 0.00032, -5600000.0, 10.0, 9.999, r.randint(-9999, 9999) / 8)),
            r.choice((2, 2, 1)),
        ),
    ),
    made(
        "calculations.superscript_power",
        "superscript_power power_with_superscript pretty_power",
        "base: str; exponent: int",
        "str",
        """
        Write a power with superscript digits: 'x²', '10⁻³'; exponent 1 gives the {base} only, 0 gives '1'.
        power with superscript exponent
        Turn the digits and the minus of {exponent} into raised ones behind {base}.
        How is the power printed nicely?
        Leave out the exponent 1; anything to the power of 0 is written '1'.
        """,
        """
        if exponent == 0:
            return "1"
        if exponent == 1:
            return base
        return base + "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(c)] if c.isdigit() else "⁻" for c in str(exponent))
        ---
        raised = str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
        return {0: "1", 1: base}.get(exponent, base + raised)
        """,
        lambda r: (r.choice(("x", "10", "a")), r.choice((0, 1, 2, -3, 12, r.randint(-20, 20)))),
    ),
    made(
        "calculations.euclid_steps",
        "euclid_steps gcd_steps euclid_lines",
        "a: int; b: int",
        "list[str]",
        """
        Lines of Euclid's algorithm: '48 = 2 * 18 + 12' and so on until the remainder is 0; [] if {b} is 0.
        steps of the euclidean algorithm as text
        Divide {a} by {b} with remainder, write the line, go on with {b} and the remainder.
        How is the greatest common divisor worked out step by step?
        The last line ends in '+ 0'; with {b} 0 there is nothing to do.
        """,
        """
        lines = []
        while b:
            lines.append(f"{a} = {a // b} * {b} + {a % b}")
            a, b = b, a % b
        return lines
        ---
        if b == 0:
            return []
        steps: list[str] = []
        rest = -1
        while rest:
            quotient, rest = divmod(a, b)
            steps.append("{} = {} * {} + {}".format(a, quotient, b, rest))
            a, b = b, rest
        return steps
        """,
        lambda r: (r.randint(1, 60), r.randint(0, 40)),
    ),
    made(
        "calculations.triangular_index",
        "triangular_index which_triangular triangle_number_index",
        "number: int",
        "int",
        """
        The n for which {number} is the n-th triangular number 1 + 2 + ... + n; 0 for 0, -1 if there is none.
        index of a triangular number
        Subtract 1, 2, 3, ... and see whether exactly nothing is left.
        How many rows has the triangle of that many dots?
        Return -1 for negative and all other non-triangular numbers.
        """,
        """
        n = 0
        rest = number
        while rest > 0:
            n += 1
            rest -= n
        return n if rest == 0 else -1
        ---
        import math
        if number < 0:
            return -1
        n = (math.isqrt(8 * number + 1) - 1) // 2
        return n if n * (n + 1) // 2 == number else -1
        """,
        lambda r: (r.choice((0, 1, 2, 3, 6, 10, 15, 21, 28, 55, -1, r.randint(0, 120))),),
    ),
    made(
        "calculations.kaprekar_steps",
        "kaprekar_steps steps_to_6174 kaprekar_routine",
        "number: int",
        "int",
        """
        Steps of Kaprekar's routine from a four-digit {number} to 6174; -1 if all digits are equal.
        kaprekar routine steps
        Subtract the ascending from the descending digits, with leading zeros to four digits, until 6174.
        After how many subtractions is 6174 reached?
        6174 itself takes 0 steps; numbers like 1111 never get there.
        """,
        """
        steps = 0
        while number != 6174:
            digits = sorted(f"{number:04d}")
            if digits[0] == digits[-1]:
                return -1
            number = int("".join(reversed(digits))) - int("".join(digits))
            steps += 1
        return steps
        ---
        def following(n: int) -> int:
            text = "".join(sorted(str(n).zfill(4)))
            return int(text[::-1]) - int(text)

        if len(set(str(number).zfill(4))) == 1:
            return -1
        count = 0
        while number != 6174:
            number = following(number)
            count += 1
        return count
        """,
        lambda r: (r.choice((6174, 1111, 3524, 1, 9998, r.randint(1, 9999))),),
    ),
    made(
        "calculations.count_carries",
        "count_carries carries_in_addition number_of_carries",
        "a: int; b: int",
        "int",
        """
        How many carries occur when {a} and {b} are added by hand.
        carries in a column addition
        Add the digits from the right with the carry; count each time the sum is above 9.
        How often must one be carried over?
        999 + 1 has three carries, 12 + 34 none.
        Go on while digits are left in one of the numbers.
        """,
        """
        carry = count = 0
        while a or b:
            carry = int(a % 10 + b % 10 + carry > 9)
            count += carry
            a //= 10
            b //= 10
        return count
        ---
        def cross(n: int) -> int:
            return sum(map(int, str(n)))

        return (cross(a) + cross(b) - cross(a + b)) // 9
        """,
        lambda r: (r.randint(0, 9999), r.choice((0, 1, r.randint(0, 9999), r.randint(0, 99)))),
    ),
    made(
        "calculations.missing_in_progression",
        "missing_in_progression find_missing_term gap_in_sequence",
        "numbers: list[int]",
        "int | None",
        """
        The one number missing inside an arithmetic sequence; None if none is, or for under three numbers.
        missing number of an arithmetic progression
        The usual step is the smaller one in size; where the step is twice that, a number is missing.
        Which number was left out of the row?
        {numbers} rise or fall evenly with at most one gap; return None without a gap.
        """,
        """
        if len(numbers) < 3:
            return None
        step = min((b - a for a, b in zip(numbers, numbers[1:])), key=abs)
        for a, b in zip(numbers, numbers[1:]):
            if b - a != step:
                return a + step
        return None
        ---
        if len(numbers) < 3:
            return None
        gaps = [numbers[i + 1] - numbers[i] for i in range(len(numbers) - 1)]
        usual = min(gaps, key=lambda gap: abs(gap))
        wide = [i for i, gap in enumerate(gaps) if gap != usual]
        return numbers[wide[0]] + usual if wide else None
        """,
        lambda r: (
            r.choice(
                (
                    [1, 3, 7, 9],
                    [2, 4, 6],
                    [10, 5],
                    [5, 10, 20, 25],
                    [],
                    [9, 7, 3],
                    (lambda a, d, k: [a + d * i for i in range(5) if i != k])(
                        r.randint(0, 9), r.randint(1, 6), r.randint(1, 3)
                    ),
                    (lambda a, d, k: [a + d * i for i in range(6) if i != k])(
                        r.randint(0, 20), r.randint(-6, -1), r.randint(1, 4)
                    ),
                )
            ),
        ),
    ),
    made(
        "calculations.differences_until_constant",
        "differences_until_constant difference_order polynomial_degree",
        "numbers: list[int]",
        "int",
        """
        How often differences must be taken of {numbers} until all are equal; 0 if they are already.
        order of a difference sequence
        Replace the list by the differences of neighbours until at most one value is left or all are the same.
        Of which degree is the sequence?
        Squares give 2, a straight line 1, constants, single numbers and empty lists 0.
        """,
        """
        order = 0
        while len(set(numbers)) > 1:
            numbers = [b - a for a, b in zip(numbers, numbers[1:])]
            order += 1
        return order
        ---
        def order(row: list[int]) -> int:
            if not row or row.count(row[0]) == len(row):
                return 0
            return 1 + order([row[i + 1] - row[i] for i in range(len(row) - 1)])

        return order(numbers)
        """,
        lambda r: (
            r.choice(
                (
                    [1, 4, 9, 16, 25],
                    [2, 4, 6, 8],
                    [5, 5, 5],
                    [1, 8, 27, 64, 125],
                    [7],
                    [],
                    draw.ints(r, 2, 5, 0, 9),
                )
            ),
        ),
    ),
    made(
        "calculations.extrapolate_next",
        "extrapolate_next next_by_differences continue_polynomial",
        "numbers: list[int]",
        "int | None",
        """
        Next number of a sequence by its table of differences; None for an empty list.
        extrapolate with differences
        Take differences until a row is all zero or has one value, then add up the last values of all rows.
        How does the sequence 1, 4, 9, 16 go on? With 25.
        A single number repeats itself; the sum of the last entries of every row is the answer.
        """,
        """
        if not numbers:
            return None
        total = 0
        row = numbers
        while row:
            total += row[-1]
            row = [b - a for a, b in zip(row, row[1:])]
        return total
        ---
        def following(row: list[int]) -> int:
            if not any(row):
                return 0
            return row[-1] + following([b - a for a, b in zip(row, row[1:])])

        return following(numbers) if numbers else None
        """,
        lambda r: (
            r.choice(([1, 4, 9, 16], [2, 4, 6], [5], [1, 8, 27, 64, 125], [], draw.ints(r, 2, 5, 0, 9))),
        ),
    ),
    made(
        "calculations.alternating_total",
        "alternating_total plus_minus_sum alternating_sum",
        "numbers: list[int]; block: int = 1",
        "int",
        """
        Sum of {numbers} with changing sign: the first {block} added, the next {block} subtracted, and so on.
        alternating sum in blocks
        Blocks of {block} numbers take turns with plus and minus, beginning with plus.
        What is a - b + c - d ...?
        With {block} 2 it is a + b - c - d + e ...; an empty list gives 0.
        """,
        """
        return sum(-number if i // block % 2 else number for i, number in enumerate(numbers))
        ---
        total = 0
        sign = 1
        for start in range(0, len(numbers), block):
            total += sign * sum(numbers[start : start + block])
            sign = -sign
        return total
        """,
        lambda r: (draw.ints(r, 0, 8), r.choice((1, 1, 2, 3))),
    ),
    made(
        "calculations.record_breakers",
        "record_breakers new_records running_records",
        "values: list[int]; lowest: bool = False",
        "list[int]",
        """
        Indices at which {values} set a new record, the first one included; with {lowest} new minima count.
        positions of new records
        A record is strictly larger (or smaller with {lowest}) than everything before.
        When was the best result beaten?
        Equalling the record does not count; an empty list gives [].
        """,
        """
        records: list[int] = []
        for i, value in enumerate(values):
            if not records or (value < values[records[-1]] if lowest else value > values[records[-1]]):
                records.append(i)
        return records
        ---
        sign = -1 if lowest else 1
        signed = [sign * value for value in values]
        return [i for i in range(len(values)) if all(signed[i] > before for before in signed[:i])]
        """,
        lambda r: (draw.ints(r, 0, 9, 0, 30), r.random() < 0.4),
    ),
    made(
        "calculations.moving_median",
        "moving_median rolling_median_values median_of_last",
        "values: list[int]; size: int = 3",
        "list[float]",
        """
        Medians of all full windows of {size} neighbouring {values}, as floats; [] if there are too few.
        moving median over full windows
        Slide a window over the list and take the middle value, or the mean of the two middle ones.
        How to smooth a series without being misled by single outliers?
        Return len(values) - size + 1 numbers.
        """,
        """
        return [float(median(values[i : i + size])) for i in range(len(values) - size + 1)]
        ---
        result = []
        for end in range(size, len(values) + 1):
            window = sorted(values[end - size : end])
            middle = size // 2
            result.append(window[middle] * 1.0 if size % 2 else (window[middle - 1] + window[middle]) / 2)
        return result
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 20), r.choice((3, 3, 2, 4))),
        "from statistics import median",
    ),
    made(
        "calculations.winsorize",
        "winsorize clip_extremes limit_outliers",
        "values: list[int]; count: int = 1",
        "list[int]",
        """
        Replace the {count} smallest and largest of {values} by the nearest remaining value; order is kept.
        winsorize a list
        Values below the smallest or above the largest of the rest are raised or lowered to it.
        How to tame extreme values without dropping them?
        If not more than 2 * {count} values exist return a copy.
        """,
        """
        if len(values) <= 2 * count:
            return list(values)
        ordered = sorted(values)
        low, high = ordered[count], ordered[-count - 1]
        return [min(max(value, low), high) for value in values]
        ---
        inner = sorted(values)[count : len(values) - count]
        if not inner:
            return values[:]
        result = []
        for value in values:
            result.append(inner[0] if value < inner[0] else inner[-1] if value > inner[-1] else value)
        return result
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 50), r.choice((1, 1, 2, 0))),
    ),
    made(
        "calculations.rank_change_text",
        "rank_change_text position_change chart_movement",
        "before: int | None; now: int",
        "str",
        """
        Movement in a ranking: '▲2' for two places up, '▼1' for one down, '=' if equal, 'new' without {before}
        rank change with arrows
        A smaller place number is better: from 5 to 3 is '▲2'; None before means 'new'.
        How is the change of position shown in the charts?
        Return the arrow and the number of places, '=' for no change.
        """,
        """
        if before is None:
            return "new"
        if before == now:
            return "="
        return f"▲{before - now}" if now < before else f"▼{now - before}"
        ---
        change = None if before is None else before - now
        if change is None:
            return "new"
        return "=" if not change else ("▲" if change > 0 else "▼") + str(abs(change))
        """,
        lambda r: (
            r.choice((None, 1, 2, 3, 5, 10, r.randint(1, 20))),
            r.choice((1, 2, 3, 5, r.randint(1, 20))),
        ),
    ),
    made(
        "calculations.age_group",
        "age_group age_bracket group_for_age",
        "age: int",
        "str",
        """
        Age group: below 3 'baby', below 13 'child', below 18 'teen', below 65 'adult', else 'senior'.
        age to group name
        The limits 3, 13, 18 and 65 belong to the older group; negative ages are 'unknown'.
        To which group does a person of that age belong?
        Return baby, child, teen, adult, senior, or unknown below 0.
        """,
        """
        if age < 0:
            return "unknown"
        for limit, name in ((3, "baby"), (13, "child"), (18, "teen"), (65, "adult")):
            if age < limit:
                return name
        return "senior"
        ---
        from bisect import bisect_right
        groups = ("unknown", "baby", "child", "teen", "adult", "senior")
        return groups[bisect_right([0, 3, 13, 18, 65], age)]
        """,
        lambda r: (r.choice((-1, 0, 2, 3, 12, 13, 17, 18, 64, 65, 90, r.randint(0, 100))),),
    ),
    made(
        "calculations.linear_fit",
        "linear_fit least_squares_line fit_line",
        "xs: list[float]; ys: list[float]",
        "tuple[float, float] | None",
        """
        Slope and intercept of the least squares line, 2 decimals each; None if all {xs} are equal or none.
        linear regression of two lists
        Slope = sum of (x - mean x)(y - mean y) over sum of (x - mean x)²; the line runs through the means.
        Which straight line fits the points best?
        Return (slope, intercept), or None without two different x values.
        """,
        """
        if len(set(xs)) < 2:
            return None
        mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
        top = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
        slope = top / sum((x - mx) ** 2 for x in xs)
        return round(slope, 2) + 0.0, round(my - slope * mx, 2) + 0.0
        ---
        if not xs or min(xs) == max(xs):
            return None
        n = len(xs)
        x_mean = sum(xs) / n
        y_mean = sum(ys) / n
        above = below = 0
        for x, y in zip(xs, ys):
            above += (x - x_mean) * (y - y_mean)
            below += (x - x_mean) ** 2
        slope = above / below
        return (round(slope, 2) + 0.0, round(y_mean - slope * x_mean, 2) + 0.0)
        """,
        _pairs,
    ),
    made(
        "calculations.accuracy_report",
        "accuracy_report confusion_text hits_and_errors",
        "truth: list[int]; guess: list[int]",
        "str",
        """
        Text 'tp=1 fp=0 fn=2 tn=3' of {guess} against {truth}, both lists of 0 and 1.
        confusion counts as text
        tp: both 1; fp: only the guess is 1; fn: only the truth is 1; tn: both 0.
        How many hits, false alarms and misses are there?
        Lists of equal length; empty ones give zeros.
        """,
        """
        pairs = list(zip(truth, guess))
        tp, fp = pairs.count((1, 1)), pairs.count((0, 1))
        fn, tn = pairs.count((1, 0)), pairs.count((0, 0))
        return f"tp={tp} fp={fp} fn={fn} tn={tn}"
        ---
        counts = dict.fromkeys(("tp", "fp", "fn", "tn"), 0)
        for right, said in zip(truth, guess):
            if right == said:
                counts["tp" if said else "tn"] += 1
            else:
                counts["fp" if said else "fn"] += 1
        return " ".join(f"{name}={count}" for name, count in counts.items())
        """,
        _truth,
    ),
    made(
        "calculations.f_score",
        "f_score f1_score f_measure",
        "truth: list[int]; guess: list[int]",
        "float",
        """
        F1 of {guess} against {truth} (lists of 0 and 1): 2 tp / (2 tp + fp + fn), 3 places; 0.0 if undefined.
        f1 score of binary predictions
        Count hits, false alarms and misses; no ones in either list gives 0.0.
        How good are the predictions for the class 1?
        Harmonic mean of precision and recall, rounded to three places.
        """,
        """
        hits = sum(t == g == 1 for t, g in zip(truth, guess))
        errors = sum(t != g for t, g in zip(truth, guess))
        return round(2 * hits / (2 * hits + errors), 3) if hits else 0.0
        ---
        hits = sum(t * g for t, g in zip(truth, guess))
        total = sum(truth) + sum(guess)
        return round(2 * hits / total, 3) if total else 0.0
        """,
        _truth,
    ),
    made(
        "calculations.mean_percent_error",
        "mean_percent_error mape average_percent_error",
        "actual: list[float]; predicted: list[float]",
        "float",
        """
        Mean of |actual - predicted| / actual in percent where {actual} is not 0, 1 decimal; 0.0 without such.
        mean absolute percentage error skipping zeros
        Leave out pairs with an actual value of 0; average the relative errors and multiply by 100.
        By how many percent is the forecast off on average?
        Both lists are equally long; nothing to compare gives 0.0.
        """,
        """
        errors = [abs(a - p) / abs(a) for a, p in zip(actual, predicted) if a]
        return round(100 * sum(errors) / len(errors), 1) if errors else 0.0
        ---
        total = 0.0
        count = 0
        for i, value in enumerate(actual):
            if value != 0:
                total += abs(value - predicted[i]) / abs(value)
                count += 1
        return round(100 * total / count, 1) if count > 0 else 0.0
        """,
        _pairs,
    ),
    made(
        "calculations.forecast_drift",
        "forecast_drift bias_word over_or_under",
        "actual: list[float]; predicted: list[float]",
        "str",
        """
        'over' if {predicted} is too high in more places than too low, 'under' if the reverse, else 'balanced'
        does the forecast over- or underestimate
        Count places with predicted above and below actual; equal values count for neither.
        Is the forecast mostly too high or too low?
        Return over, under or balanced by comparing the two counts.
        """,
        """
        above = sum(p > a for a, p in zip(actual, predicted))
        below = sum(p < a for a, p in zip(actual, predicted))
        if above == below:
            return "balanced"
        return "over" if above > below else "under"
        ---
        score = 0
        for a, p in zip(actual, predicted):
            score += (p > a) - (p < a)
        return {1: "over", -1: "under"}.get((score > 0) - (score < 0), "balanced")
        """,
        _pairs,
    ),
    made(
        "calculations.crossover_days",
        "crossover_days cross_points line_crossings",
        "fast: list[float]; slow: list[float]",
        "list[tuple[int, str]]",
        """
        Where {fast} crosses {slow}: pairs (index, 'up') or (index, 'down') when it gets above or below.
        crossings of two series
        'up' if it was at or below before and is above now; 'down' if at or above before and below now.
        When does one curve cross the other?
        Both lists are equally long; the first position never counts.
        """,
        """
        events = []
        for i in range(1, len(fast)):
            if fast[i - 1] <= slow[i - 1] and fast[i] > slow[i]:
                events.append((i, "up"))
            elif fast[i - 1] >= slow[i - 1] and fast[i] < slow[i]:
                events.append((i, "down"))
        return events
        ---
        gaps = [a - b for a, b in zip(fast, slow)]
        result: list[tuple[int, str]] = []
        for i, (before, now) in enumerate(zip(gaps, gaps[1:]), start=1):
            if before <= 0 < now:
                result.append((i, "up"))
            if before >= 0 > now:
                result.append((i, "down"))
        return result
        """,
        _pairs,
    ),
    made(
        "calculations.diversity_count",
        "diversity_count simpson_diversity effective_kinds",
        "counts: dict[str, int]",
        "float",
        """
        Simpson diversity of {counts}: 1 minus the sum of squared shares, 3 decimals; 0.0 for nothing counted.
        simpson diversity index
        Divide each count by the total, square, add and subtract from one.
        How varied is the forest?
        One kind only gives 0.0; a total of zero gives 0.0, too.
        """,
        """
        total = sum(counts.values())
        if not total:
            return 0.0
        return round(1 - sum(count * count for count in counts.values()) / (total * total), 3)
        ---
        numbers = [count for count in counts.values() if count]
        if len(numbers) < 2:
            return 0.0
        total = sum(numbers)
        squares = 0
        for number in numbers:
            squares += number**2
        return round(1 - squares / (total * total), 3)
        """,
        lambda r: ({k: r.randint(0, 9) for k in r.sample(("oak", "ash", "elm", "fir"), r.randint(0, 4))},),
    ),
    made(
        "calculations.sample_every",
        "sample_every downsample_mean average_groups",
        "values: list[float]; size: int",
        "list[float]",
        """
        Means of successive groups of {size} from {values}, 2 decimals; an incomplete last group is left out.
        downsample by averaging groups
        Cut the list into blocks of {size}, drop a shorter rest and average each block.
        How to thin out the readings?
        Return len(values) // size rounded numbers.
        """,
        """
        full = len(values) // size
        return [round(sum(values[i * size : (i + 1) * size]) / size, 2) for i in range(full)]
        ---
        means = []
        for start in range(0, len(values), size):
            group = values[start : start + size]
            if len(group) == size:
                means.append(round(sum(group) / size, 2))
        return means
        """,
        lambda r: ([r.randint(0, 20) / 2 for _ in range(r.randint(0, 9))], r.randint(1, 4)),
    ),
    made(
        "calculations.quantize_level",
        "quantize_level level_of_value bucket_letter",
        "value: float; limits: list[float]",
        "str",
        """
        Letter for the class of {value}: 'A' below the first of ascending {limits}, 'B' below the second, etc.
        class letter by limits
        Count the limits that are not above {value} and take the letter with that number, A for none.
        Into which class does the value fall?
        A limit itself belongs to the higher class; without limits everything is 'A'.
        """,
        """
        return chr(ord("A") + sum(value >= limit for limit in limits))
        ---
        letters = "ABCDEFGHIJ"
        for letter, limit in zip(letters, limits):
            if value < limit:
                return letter
        return letters[len(limits)]
        """,
        lambda r: (r.choice((0, 5, 10, 15, 20, 30)), r.choice(([5, 10, 20], [10], [], [0, 15]))),
    ),
    made(
        "calculations.sparkline",
        "sparkline text_sparkline tiny_chart",
        "values: list[int]",
        "str",
        """
        Sparkline of {values} with the signs '▁▃▅▇': lowest first sign, highest last; all equal gives '▁'s.
        sparkline with four levels
        Scale each value between minimum and maximum to 0..3, rounded down, the maximum being 3.
        How to show the series in one short line?
        Return one sign per value, '' for an empty list.
        """,
        """
        if not values:
            return ""
        low, span = min(values), max(values) - min(values)
        return "".join("▁▃▅▇"[min(3, (value - low) * 4 // span) if span else 0] for value in values)
        ---
        line = ""
        for value in values:
            low, high = min(values), max(values)
            level = 0
            if high > low:
                level = 3 if value == high else (value - low) * 4 // (high - low)
            line += ("▁", "▃", "▅", "▇")[level]
        return line
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 40),),
    ),
    made(
        "calculations.bar_lines",
        "bar_lines horizontal_bars labelled_bars",
        "counts: dict[str, int]; width: int = 10",
        "list[str]",
        """
        Bar chart lines 'label ### 3': labels padded to equal width, bars scaled, the largest with {width}.
        horizontal text bars
        The bar has count * {width} // largest signs '#', then a space and the count; all 0 makes no bars.
        How to print the counts as bars?
        One line for each entry of {counts} in its order; nothing gives [].
        """,
        """
        top = max(counts.values(), default=0)
        pad = max(map(len, counts), default=0)
        return [
            f"{label.ljust(pad)} {'#' * (count * width // top if top else 0)} {count}"
            for label, count in counts.items()
        ]
        ---
        lines = []
        largest = max([0, *counts.values()])
        for label in counts:
            length = counts[label] * width // max(largest, 1)
            padding = " " * (max(len(name) for name in counts) - len(label))
            lines.append(label + padding + " " + "#" * length + " " + str(counts[label]))
        return lines
        """,
        lambda r: (
            {k: r.randint(0, 20) for k in r.sample(("red", "blue", "green", "a"), r.randint(0, 4))},
            r.choice((10, 10, 5)),
        ),
    ),
    made(
        "calculations.round_time_quarter",
        "round_time_quarter nearest_quarter_hour round_clock",
        "clock: str; step: int = 15",
        "str",
        """
        Round 'HH:MM' to the nearest multiple of {step} minutes, halves up; past midnight it starts at '00:00'
        round a clock time to quarter hours
        Turn {clock} into minutes, round to {step}, wrap at 24 hours and write two digits each.
        What time is it, rounded to {step} minutes?
        '23:59' gives '00:00'; exactly in the middle the later time is taken.
        """,
        """
        hours, minutes = map(int, clock.split(":"))
        total = (hours * 60 + minutes + step / 2) // step * step % 1440
        return f"{int(total) // 60:02d}:{int(total) % 60:02d}"
        ---
        total = int(clock[:2]) * 60 + int(clock[3:])
        below = total - total % step
        if 2 * (total - below) >= step:
            below += step
        below %= 24 * 60
        return str(below // 60).zfill(2) + ":" + str(below % 60).zfill(2)
        """,
        lambda r: (_hm(r), r.choice((15, 15, 30, 10))),
    ),
    made(
        "calculations.spoken_time",
        "spoken_time time_in_words say_time",
        "clock: str",
        "str",
        """
        Say 'HH:MM' by quarters: '7 o'clock', 'quarter past 7', 'half past 7', 'quarter to 8', else '7:05'.
        clock time in words
        Hours run from 1 to 12; only minutes 0, 15, 30 and 45 have words; others are written 'h:mm'.
        How is the time told?
        Midnight and noon are 12; a quarter to refers to the following hour.
        """,
        """
        hour, minute = int(clock[:2]), int(clock[3:])
        this, following = hour % 12 or 12, (hour + 1) % 12 or 12
        if minute == 0:
            return f"{this} o'clock"
        if minute == 15:
            return f"quarter past {this}"
        if minute == 30:
            return f"half past {this}"
        return f"quarter to {following}" if minute == 45 else f"{this}:{minute:02d}"
        ---
        hours, minutes = map(int, clock.split(":"))
        phrases = {0: "{0} o'clock", 15: "quarter past {0}", 30: "half past {0}", 45: "quarter to {1}"}
        names = (hours + 11) % 12 + 1, hours % 12 + 1
        return phrases.get(minutes, "{0}:" + clock[3:]).format(*names)
        """,
        lambda r: (r.choice((_hm(r), "07:00", "12:15", "23:45", "00:30")),),
    ),
    made(
        "calculations.hex_time_color",
        "hex_time_color temperature_color heat_color",
        "celsius: float",
        "str",
        """
        Color from '#0000ff' at -10 °C or below to '#ff0000' at 40 °C or above, blended evenly in between.
        temperature to a color from blue to red
        The share s of the way from -10 to 40 gives red = round(255 * s) and blue = 255 - red, green 0.
        In which color does the weather map show the temperature?
        Values outside the range are clipped; return '#rrggbb' in small letters.
        """,
        """
        share = min(max((celsius + 10) / 50, 0), 1)
        red = round(255 * share)
        return f"#{red:02x}00{255 - red:02x}"
        ---
        if celsius <= -10:
            return "#0000ff"
        if celsius >= 40:
            return "#ff0000"
        red = round(255 * ((celsius + 10) / 50))
        return "#" + format(red, "02x") + "00" + format(255 - red, "02x")
        """,
        lambda r: (r.choice((-20, -10, 0, 10, 20, 30, 40, 50, r.randint(-15, 45))),),
    ),
    made(
        "calculations.color_name",
        "color_name nearest_color_name name_of_color",
        "color: tuple[int, int, int]",
        "str",
        """
        Nearest of black, white, red, green, blue, yellow to {color} by squared distance; ties in this order.
        closest basic color name
        Pure colors have 0 or 255 in each channel, yellow is (255, 255, 0); the first of equally near wins.
        What would one call this color?
        Compare the sums of the squared channel differences and return the name of the smallest.
        """,
        """
        names = {
            "black": (0, 0, 0),
            "white": (255, 255, 255),
            "red": (255, 0, 0),
            "green": (0, 255, 0),
            "blue": (0, 0, 255),
            "yellow": (255, 255, 0),
        }
        return min(names, key=lambda name: sum((a - b) ** 2 for a, b in zip(names[name], color)))
        ---
        basics = (
            ("black", 0, 0, 0),
            ("white", 255, 255, 255),
            ("red", 255, 0, 0),
            ("green", 0, 255, 0),
            ("blue", 0, 0, 255),
            ("yellow", 255, 255, 0),
        )
        best, shortest = "", 200000
        for name, red, green, blue in basics:
            distance = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2
            if distance < shortest:
                best, shortest = name, distance
        return best
        """,
        lambda r: (
            (
                r.choice((0, 128, 255, r.randint(0, 255))),
                r.choice((0, 255, r.randint(0, 255))),
                r.choice((0, 255, r.randint(0, 255))),
            ),
        ),
    ),
    made(
        "calculations.contrast_ok",
        "contrast_ok enough_contrast readable_pair",
        "first: tuple[int, int, int]; second: tuple[int, int, int]; limit: int = 125",
        "bool",
        """
        Check that the brightness of two colors, (299 R + 587 G + 114 B) / 1000, differs by at least {limit}.
        enough brightness contrast between two colors
        Compute the weighted brightness of {first} and {second} and compare the difference with {limit}.
        Can text of one color be read on the other?
        Return True for a difference of {limit} or more, whichever is brighter.
        """,
        """
        def brightness(color: tuple[int, int, int]) -> float:
            red, green, blue = color
            return (299 * red + 587 * green + 114 * blue) / 1000

        return abs(brightness(first) - brightness(second)) >= limit
        ---
        weights = (299, 587, 114)
        difference = sum(weight * (a - b) for weight, a, b in zip(weights, first, second))
        return abs(difference) >= limit * 1000
        """,
        lambda r: (
            tuple(r.choice((0, 100, 200, 255, r.randint(0, 255))) for _ in range(3)),
            tuple(r.choice((0, 60, 255, r.randint(0, 255))) for _ in range(3)),
            r.choice((125, 125, 80)),
        ),
    ),
    made(
        "calculations.gradient_colors",
        "gradient_colors grey_steps gray_ramp",
        "count: int",
        "list[str]",
        """
        Hex codes of {count} greys from '#000000' to '#ffffff' in even steps; one alone is black, none [].
        grey scale with a number of steps
        Level i is round(255 * i / (count - 1)), written three times as two small hex digits.
        Which greys form a ramp of {count} colors?
        The first is black and the last white; a single one is black.
        """,
        """
        levels = [round(255 * i / (count - 1)) if count > 1 else 0 for i in range(count)]
        return [f"#{level:02x}{level:02x}{level:02x}" for level in levels]
        ---
        ramp = []
        for i in range(count):
            level = round(255 * i / max(count - 1, 1))
            ramp.append("#" + format(level, "02x") * 3)
        return ramp
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "calculations.ski_slope_points",
        "ski_slope_points style_points jump_score",
        "distance: float; marks: list[float]; target: float = 100.0",
        "float",
        """
        Ski jump score: 60 plus 1.8 a metre beyond {target} (minus if short) plus the middle three {marks}.
        score of a ski jump
        Of the five marks the highest and the lowest do not count; one decimal, never below 0.
        How many points is the jump worth?
        60 + 1.8 * (distance - target) + the three middle marks, rounded, at least 0.0.
        """,
        """
        style = sum(sorted(marks)[1:-1])
        return max(0.0, round(60 + 1.8 * (distance - target) + style, 1))
        ---
        total = 60 + 1.8 * (distance - target) + (sum(marks) - max(marks) - min(marks))
        return round(total, 1) if total > 0 else 0.0
        """,
        lambda r: (
            r.choice((80, 100, 110.5, 95)),
            [r.choice((16.0, 17.5, 18.0, 19.5, 20.0)) for _ in range(5)],
            r.choice((100.0, 100.0, 90.0)),
        ),
    ),
    made(
        "calculations.vote_winner",
        "vote_winner election_result majority_or_runoff",
        "votes: list[str]",
        "str",
        """
        Name with more than half of the {votes}; else 'runoff: A, B' of the two best; 'nobody' without votes.
        election winner or runoff
        Without an absolute majority name the two with most votes, ties alphabetically, joined by ', '.
        Who has won, or who goes to the second round?
        Exactly half is not enough; the better one comes first.
        If only one got votes that one has the majority.
        """,
        """
        if not votes:
            return "nobody"
        ranked = sorted(set(votes), key=lambda name: (-votes.count(name), name))
        if 2 * votes.count(ranked[0]) > len(votes):
            return ranked[0]
        return f"runoff: {ranked[0]}, {ranked[1]}"
        ---
        counts: dict[str, int] = {}
        for name in sorted(votes):
            counts[name] = counts.get(name, 0) + 1
        order = sorted(counts, key=lambda name: counts[name], reverse=True)
        if not order:
            return "nobody"
        if counts[order[0]] > len(votes) / 2:
            return order[0]
        return "runoff: " + ", ".join(order[:2])
        """,
        lambda r: ([r.choice(("Ann", "Ben", "Cleo", "Ann")) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "calculations.medal_table",
        "medal_table order_by_medals medal_ranking",
        "medals: dict[str, tuple[int, int, int]]",
        "list[str]",
        """
        Countries by gold, then silver, then bronze, most first, equal ones by name; none without a medal.
        medal table order
        {medals} maps a country to (gold, silver, bronze); leave out those with no medals at all.
        In which order does the medal table list the countries?
        Return names; ties in all three are alphabetical.
        """,
        """
        winners = [country for country, won in medals.items() if any(won)]
        return sorted(winners, key=lambda country: ([-number for number in medals[country]], country))
        ---
        ranked = sorted(medals)
        ranked.sort(key=lambda country: medals[country], reverse=True)
        return [country for country in ranked if sum(medals[country]) > 0]
        """,
        lambda r: (
            {
                k: (r.randint(0, 2), r.randint(0, 2), r.randint(0, 2))
                for k in r.sample(("NOR", "GER", "USA", "AUT", "ITA"), r.randint(0, 5))
            },
        ),
    ),
    made(
        "calculations.tennis_score",
        "tennis_score game_score tennis_call",
        "server: int; receiver: int",
        "str",
        """
        Tennis score such as '15-30', 'deuce' from 3 all, 'advantage server' or 'game receiver'.
        tennis game score from points won
        Points 0 to 3 are 0, 15, 30, 40; a game needs four points and a lead of two.
        What does the umpire call?
        From 3:3 on equal is deuce, one ahead is advantage; otherwise '40-15' with the server first.
        """,
        """
        names = ("0", "15", "30", "40")
        lead = server - receiver
        leader = "server" if lead > 0 else "receiver"
        if max(server, receiver) >= 4 and abs(lead) >= 2:
            return f"game {leader}"
        if min(server, receiver) >= 3:
            return f"advantage {leader}" if lead else "deuce"
        return f"{names[server]}-{names[receiver]}"
        ---
        if server >= 3 and receiver >= 3:
            if server == receiver:
                return "deuce"
            word = "advantage" if abs(server - receiver) == 1 else "game"
            return word + (" server" if server > receiver else " receiver")
        if server >= 4:
            return "game server"
        if receiver >= 4:
            return "game receiver"
        return "-".join(str((0, 15, 30, 40)[points]) for points in (server, receiver))
        """,
        lambda r: (
            *r.choice(
                (
                    (0, 0),
                    (1, 0),
                    (2, 3),
                    (3, 3),
                    (4, 3),
                    (4, 4),
                    (3, 5),
                    (4, 2),
                    (0, 4),
                    (2, 2),
                    (6, 5),
                    (r.randint(0, 3), r.randint(0, 3)),
                )
            ),
        ),
    ),
    made(
        "calculations.snake_move",
        "snake_move board_game_move ladder_position",
        "position: int; roll: int; jumps: dict[int, int]; last: int = 100",
        "int",
        """
        New field after a {roll}: beyond {last} one bounces back, then {jumps} (snakes and ladders) apply once
        snakes and ladders move
        Add the roll; what exceeds {last} is walked backwards; a field in {jumps} leads to another one.
        Where does the piece stand after the throw?
        99 + 3 gives 98 on a board of 100, and a jump from 98 is followed if there is one.
        """,
        """
        field = position + roll
        if field > last:
            field = 2 * last - field
        return jumps.get(field, field)
        ---
        field = min(position + roll, last)
        extra = position + roll - field
        field -= extra
        return jumps[field] if field in jumps else field
        """,
        lambda r: (
            r.choice((0, 5, 94, 97, 99, r.randint(0, 99))),
            r.randint(1, 6),
            {4: 14, 8: 2, 98: 78, 99: 40, 10: 30},
            r.choice((100, 100)),
        ),
    ),
    made(
        "calculations.tic_tac_winner",
        "tic_tac_winner winner_of_board tic_tac_toe_state",
        "board: str",
        "str",
        """
        State of a 3x3 board of X, O and -: 'X' or 'O' for three in a row (X first), 'draw' or 'open'.
        tic tac toe state
        Check rows, columns and diagonals; a full board without a winner is a draw, else it is open.
        Has somebody won?
        If both have a line return 'X'; nine characters, row by row.
        """,
        """
        lines = [board[i : i + 3] for i in (0, 3, 6)] + [board[i::3] for i in range(3)]
        lines += [board[0::4], board[2:7:2]]
        for player in "XO":
            if player * 3 in lines:
                return player
        return "open" if "-" in board else "draw"
        ---
        triples = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
        winners = {board[a] for a, b, c in triples if board[a] == board[b] == board[c] != "-"}
        if winners:
            return max(winners)
        return "draw" if board.count("-") == 0 else "open"
        """,
        lambda r: (draw.letters(r, 9, 9, "XOXO-"),),
    ),
    made(
        "calculations.rock_paper_series",
        "rock_paper_series play_series match_result",
        "first: str; second: str",
        "str",
        """
        Score of rock-paper-scissors rounds given as letters R, P, S, such as '3:2'; draws are ignored.
        score of rock paper scissors rounds
        R beats S, S beats P, P beats R; equal signs give no point; the points of {first} come first.
        How does the series of rounds end?
        Both strings are equally long; return 'wins of the first:wins of the second'.
        """,
        """
        wins = ("RS", "SP", "PR")
        a = sum(x + y in wins for x, y in zip(first, second))
        b = sum(y + x in wins for x, y in zip(first, second))
        return f"{a}:{b}"
        ---
        points = [0, 0]
        for x, y in zip(first, second):
            difference = ("RPS".index(x) - "RPS".index(y)) % 3
            if difference:
                points[difference - 1] += 1
        return ":".join(map(str, points))
        """,
        lambda r: (lambda n: (draw.letters(r, n, n, "RPS"), draw.letters(r, n, n, "RPS")))(r.randint(0, 6)),
    ),
    made(
        "calculations.sort_by_last_digit",
        "sort_by_last_digit order_by_ones_digit sort_by_unit_digit",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} by the last digit of their absolute value, equal ones by size, ascending.
        sort by ones digit
        The sign is ignored for the digit but not for the size: -12 comes before 2.
        How to order numbers by how they end?
        Return a new list: last digit 0 first, 9 last; ties by the number itself.
        """,
        """
        return sorted(numbers, key=lambda number: (abs(number) % 10, number))
        ---
        ordered = sorted(numbers)
        ordered.sort(key=lambda number: int(str(number)[-1]))
        return ordered
        """,
        lambda r: (draw.ints(r, 0, 7),),
    ),
    made(
        "calculations.sort_words_vowels_first",
        "sort_words_vowels_first order_vowel_words vowel_words_first",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} so that those beginning with a vowel come first, each group alphabetically, ignoring case
        words starting with a vowel first
        Vowels are a, e, i, o, u; within both groups compare in lower case; equal words keep their order.
        How to list the words with vowel words on top?
        Return a new list; capitals do not matter.
        """,
        """
        return sorted(words, key=lambda word: (word[0].lower() not in "aeiou", word.lower()))
        ---
        ordered = sorted(words, key=str.lower)
        vowels = [word for word in ordered if word[:1] in "aeiouAEIOU"]
        return vowels + [word for word in ordered if word[:1] not in "aeiouAEIOU"]
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "calculations.sort_times_from",
        "sort_times_from order_departures next_departures_first",
        "times: list[str]; now: str",
        "list[str]",
        """
        Sort the 'HH:MM' {times} by how soon they come after {now}; {now} itself first, earlier ones tomorrow.
        departures in order from now on
        Times not before {now} ascend first, then those of the next morning up to {now}.
        Which bus comes next, and which after it?
        Return all times beginning with the next one; the list wraps around midnight.
        """,
        """
        return sorted(times, key=lambda time: (time < now, time))
        ---
        ordered = sorted(times)
        return [time for time in ordered if time >= now] + [time for time in ordered if time < now]
        """,
        lambda r: ([_hm(r) for _ in range(r.randint(0, 6))], _hm(r)),
    ),
    made(
        "calculations.range_overlap_percent",
        "range_overlap_percent interval_similarity overlap_share",
        "first: tuple[int, int]; second: tuple[int, int]",
        "float",
        """
        Common length of two ranges (low, high) in percent of the whole span they cover, 1 decimal.
        overlap of two intervals in percent
        Overlap divided by the distance from the lowest to the highest end; 0.0 if apart or if that is 0.
        How much do the two ranges have in common?
        Touching ranges have 0.0, equal ones (with a length) 100.0.
        """,
        """
        overlap = min(first[1], second[1]) - max(first[0], second[0])
        span = max(first[1], second[1]) - min(first[0], second[0])
        return round(100 * overlap / span, 1) if overlap > 0 else 0.0
        ---
        lows, highs = sorted((first[0], second[0])), sorted((first[1], second[1]))
        common = highs[0] - lows[1]
        if common <= 0:
            return 0.0
        return round(common * 100 / (highs[1] - lows[0]), 1)
        """,
        lambda r: (
            (lambda a, b: (a, a + b))(r.randint(0, 9), r.randint(0, 6)),
            (lambda a, b: (a, a + b))(r.randint(0, 9), r.randint(0, 6)),
        ),
    ),
    made(
        "calculations.nearest_preferred",
        "nearest_preferred standard_resistor closest_standard_value",
        "value: float",
        "float",
        """
        Nearest standard value 1, 1.5, 2.2, 3.3, 4.7, 6.8 times a power of ten; the lower one of a tie.
        closest E6 resistor value
        Compare {value} (at least 1) with the series in its own decade and the first of the next.
        Which resistor from the shop is closest?
        4.0 lies in the middle of 3.3 and 4.7 and gives 3.3; return a float rounded to 6 places.
        """,
        """
        power = 1
        while value >= 10 * power:
            power *= 10
        candidates = [round(base * power, 6) for base in (1, 1.5, 2.2, 3.3, 4.7, 6.8, 10)]
        return float(min(candidates, key=lambda candidate: round(abs(candidate - value), 6)))
        ---
        decade = 10 ** (len(str(int(value))) - 1)
        best = 0.0
        for base in (1, 1.5, 2.2, 3.3, 4.7, 6.8, 10):
            candidate = float(round(base * decade, 6))
            if not best or round(abs(candidate - value), 6) < round(abs(best - value), 6):
                best = candidate
        return best
        """,
        lambda r: (
            r.choice((1.0, 1.2, 2.7, 4.0, 9.9, 47.0, 100.0, 560.0, 1234.0, r.randint(10, 9999) / 10)),
        ),
    ),
    made(
        "calculations.tolerance_range",
        "tolerance_range within_tolerance tolerance_check",
        "measured: float; nominal: float; percent: float = 5.0",
        "str",
        """
        'ok' if {measured} is within {percent} percent of {nominal}, else 'too low' or 'too high'.
        check a part against its tolerance
        The limits nominal * (1 - percent / 100) and nominal * (1 + percent / 100) are still ok.
        Does the part keep the tolerance?
        Return ok, too low or too high; {nominal} is not negative.
        """,
        """
        margin = nominal * percent / 100
        if measured < nominal - margin:
            return "too low"
        return "too high" if measured > nominal + margin else "ok"
        ---
        deviation = measured - nominal
        if abs(deviation) <= nominal * percent / 100:
            return "ok"
        return "too high" if deviation > 0 else "too low"
        """,
        lambda r: (
            r.choice((95, 94.9, 100, 105, 105.1, 80, 0, r.randint(80, 120))),
            r.choice((100, 100, 0)),
            r.choice((5.0, 5.0, 10.0)),
        ),
    ),
    made(
        "calculations.sum_of_squares_digits_kind",
        "sum_of_squares_digits_kind happy_or_sad happy_number_word",
        "number: int",
        "str",
        """
        'happy' if replacing {number} by the sum of its squared digits leads to 1, else 'sad'.
        happy or sad number
        Repeat the sum of the squares of the digits until 1 or a number seen before is reached.
        Is the number happy?
        0 stays 0 and is sad; 19 is happy.
        """,
        """
        seen = set()
        while number != 1:
            if number in seen:
                return "sad"
            seen.add(number)
            number = sum(int(digit) ** 2 for digit in str(number))
        return "happy"
        ---
        while number not in (0, 1, 4):
            total = 0
            while number:
                number, digit = divmod(number, 10)
                total += digit * digit
            number = total
        return "happy" if number == 1 else "sad"
        """,
        lambda r: (r.choice((1, 7, 4, 19, 0, r.randint(1, 200))),),
    ),
    made(
        "calculations.number_trail",
        "number_trail digit_sum_trail reduction_chain",
        "number: int",
        "str",
        """
        Chain of digit sums from {number} down to one digit, joined by ' > ': '9999 > 36 > 9'.
        digit sums until one digit as text
        Take the sum of the digits again and again and write all numbers of the way.
        How does the number shrink to its digital root?
        A single digit gives only itself.
        """,
        """
        trail = [number]
        while trail[-1] > 9:
            trail.append(sum(int(digit) for digit in str(trail[-1])))
        return " > ".join(map(str, trail))
        ---
        text = str(number)
        while number >= 10:
            number = sum(map(int, str(number)))
            text += f" > {number}"
        return text
        """,
        lambda r: (r.choice((5, 10, 99, 9999, r.randint(0, 99999))),),
    ),
    made(
        "calculations.base_fits_bytes",
        "base_fits_bytes smallest_int_type integer_type",
        "number: int",
        "str",
        """
        Smallest type for {number}: uint8, int8, uint16, int16 or int32, unsigned unless negative; else 'big'.
        smallest integer type that holds a number
        Numbers from 0 on: uint8 to 255, uint16 to 65535; negative: int8 from -128, int16 from -32768.
        Which data type is enough for the number?
        Otherwise int32 if within -2**31 and 2**31 - 1, and 'big' beyond.
        Not negative is tested with uint8, uint16; negative with int8, int16; then int32, then big.
        """,
        """
        if 0 <= number < 256:
            return "uint8"
        if -128 <= number < 0:
            return "int8"
        if 0 <= number < 65536:
            return "uint16"
        if -32768 <= number < 0:
            return "int16"
        return "int32" if -(2**31) <= number < 2**31 else "big"
        ---
        if number >= 0:
            limits = ((255, "uint8"), (65535, "uint16"), (2**31 - 1, "int32"))
        else:
            limits = ((127, "int8"), (32767, "int16"), (2**31 - 1, "int32"))
        size = number if number >= 0 else -number - 1
        return next((name for limit, name in limits if size <= limit), "big")
        """,
        lambda r: (
            r.choice((0, 255, 256, -1, -128, -129, 127, 128, 32767, 32768, 65535, 65536, -40000, 10**10)),
        ),
    ),
    made(
        "calculations.password_from_words",
        "password_from_words initials_password mnemonic_password",
        "sentence: str",
        "str",
        """
        Password from the first letters of the words in {sentence}; one, two, three, to, for are 1, 2, 3, 2, 4
        mnemonic password from a sentence
        Numbers and the words to (2) and for (4) turn into digits in any case; others give their first letter.
        Which password can be remembered with this sentence?
        Strip . , ! ? from the words; letters keep their case; no words give ''.
        """,
        """
        digits = {"one": "1", "two": "2", "to": "2", "three": "3", "for": "4"}
        result = ""
        for word in sentence.split():
            word = word.strip(".,!?")
            result += digits.get(word.lower(), word[:1])
        return result
        ---
        def sign(word: str) -> str:
            lowered = word.lower()
            if lowered in ("two", "to"):
                return "2"
            return {"one": "1", "three": "3", "for": "4"}.get(lowered, word[:1])

        return "".join(sign(word.strip(".,!?")) for word in sentence.split())
        """,
        lambda r: (
            r.choice(
                (draw.sentence(r), "I have two cats and one dog", "For you, to go!", "we ate three plums")
            ),
        ),
    ),
    made(
        "calculations.isbn_clean",
        "isbn_clean isbn10_to_13 convert_isbn",
        "isbn: str",
        "str",
        """
        ISBN-13 for an ISBN-10: '978', its first nine digits and a new check digit; '' for a wrong form.
        convert isbn-10 to isbn-13
        Drop hyphens; ten signs, nine digits and a digit or X; weigh the twelve digits 1, 3, 1, 3, ...
        What is the old book number today?
        The old check character is not tested; the new one fills the weighted sum up to a multiple of ten.
        """,
        """
        code = isbn.replace("-", "")
        if len(code) != 10 or not code[:9].isdigit() or code[9] not in "0123456789X":
            return ""
        body = "978" + code[:9]
        total = sum(int(digit) * (3 if i % 2 else 1) for i, digit in enumerate(body))
        return body + str(-total % 10)
        ---
        import re
        if not re.fullmatch("[0-9]{9}[0-9X]", isbn.replace("-", "")):
            return ""
        digits = [9, 7, 8, *(int(char) for char in isbn.replace("-", "")[:9])]
        check = (10 - (sum(digits[::2]) + 3 * sum(digits[1::2])) % 10) % 10
        return "".join(map(str, [*digits, check]))
        """,
        lambda r: (
            r.choice(
                (
                    "0-306-40615-2",
                    "080442957X",
                    "12345",
                    "",
                    "978-3",
                    "3161484100",
                    "X306406152",
                    draw.letters(r, 10, 10, "0123456789"),
                )
            ),
        ),
    ),
    made(
        "calculations.sum_numbers_in_text",
        "sum_numbers_in_text total_of_digits_groups add_numbers_found",
        "text: str",
        "int",
        """
        Sum of all whole numbers in {text}; a minus right before a number, but not after a digit, counts.
        add up the integers found in a text
        Runs of digits are numbers; '-' right before them counts as sign, other characters part them.
        What do the numbers in the sentence make together?
        Without numbers 0; '1.5' holds 1 and 5; 'x-4' holds -4.
        """,
        """
        import re
        return sum(int(number) for number in re.findall("(?<![0-9])-?[0-9]+", text))
        ---
        total = 0
        i = 0
        while i < len(text):
            end = i
            while end < len(text) and text[end].isdigit():
                end += 1
            if end > i:
                before = text[max(0, i - 2) : i]
                negative = before.endswith("-") and not before[:-1].isdigit()
                total += -int(text[i:end]) if negative else int(text[i:end])
            i = max(end, i + 1)
        return total
        """,
        lambda r: (r.choice(("a12b3", "no", "", "7 and -2", "1.5", "x-4y-6", "10 20 30")),),
    ),
    made(
        "calculations.increase_numbers_in_text",
        "increase_numbers_in_text bump_numbers shift_numbers_in_text",
        "text: str; step: int = 1",
        "str",
        """
        Add {step} to every run of digits in {text}; leading zeros are lost, everything else stays.
        increase all numbers in a text
        'page 9' becomes 'page 10' and '007' becomes '8'.
        How to raise each number in the line by {step}?
        Each group of neighbouring digits is one number; a text without digits is unchanged.
        """,
        """
        import re
        return re.sub("[0-9]+", lambda match: str(int(match[0]) + step), text)
        ---
        import itertools
        parts = []
        for is_digit, group in itertools.groupby(text, key=str.isdigit):
            part = "".join(group)
            parts.append(str(int(part) + step) if is_digit else part)
        return "".join(parts)
        """,
        lambda r: (r.choice(("page 9", "a1b2", "none", "", "007", "10, 20", "v99")), r.choice((1, 1, 5, 10))),
    ),
    made(
        "calculations.digits_letters_ratio",
        "digits_letters_ratio dominant_kind letters_or_digits",
        "text: str",
        "str",
        """
        'letters' or 'digits', whichever {text} has more of, 'equal' if as many, 'none' without both.
        more letters or more digits
        Count alphabetic characters and digits; other signs do not matter.
        Does the text consist rather of letters or of numbers?
        No letter and no digit at all gives 'none', the same number of both 'equal'.
        """,
        """
        letters = sum(char.isalpha() for char in text)
        digits = sum(char.isdigit() for char in text)
        if letters == digits:
            return "equal" if letters else "none"
        return "letters" if letters > digits else "digits"
        ---
        if not any(char.isalnum() for char in text):
            return "none"
        balance = 0
        for char in text:
            balance += char.isalpha()
            balance -= char.isdigit()
        return "letters" if balance > 0 else "digits" if balance < 0 else "equal"
        """,
        lambda r: (r.choice((_text(r), "a1", "12b", "", "?!", "abc1")),),
    ),
    made(
        "calculations.most_used_start",
        "most_used_start common_first_letter popular_initial",
        "text: str",
        "str",
        """
        Letter that most words of {text} begin with, any case, alphabetically first of a tie; '' if none.
        most frequent first letter of words
        Split at spaces, take the first character in lower case if it is a letter, and count.
        With which letter do most of the words start?
        Words that begin with another sign do not count; without words return ''.
        """,
        """
        initials = [word[0].lower() for word in text.split() if word[0].isalpha()]
        return max(sorted(set(initials)), key=initials.count, default="")
        ---
        counts: dict[str, int] = {}
        for word in text.lower().split():
            if word[:1].isalpha():
                counts[word[0]] = counts.get(word[0], 0) + 1
        return min(counts, key=lambda letter: (-counts[letter], letter), default="")
        """,
        lambda r: (_text(r),),
    ),
    made(
        "calculations.repeated_word_pairs",
        "repeated_word_pairs doubled_words find_double_words",
        "text: str",
        "list[str]",
        """
        Words that stand twice in a row in {text}, ignoring case and . , ! ? at the ends; each once, in small.
        doubled words in a text
        Compare each word with the one before; report it in lower case, in order of the first time.
        Which words did the author type twice?
        An empty list if no neighbours are equal; three in a row are reported once.
        """,
        """
        words = [word.strip(".,!?").lower() for word in text.split()]
        return list(dict.fromkeys(b for a, b in zip(words, words[1:]) if a == b))
        ---
        found: list[str] = []
        last = ""
        for raw in text.lower().split():
            word = raw.strip(".,!?")
            if word == last and word not in found:
                found.append(word)
            last = word
        return found
        """,
        lambda r: (
            r.choice(("the the cat", "It was was. Was it", "no", "", "a a a", "Go go! go", draw.sentence(r))),
        ),
    ),
    made(
        "calculations.title_length_hint",
        "title_length_hint headline_check judge_headline",
        "title: str; limit: int = 20",
        "str",
        """
        Judge a {title}: 'empty', 'too long' above {limit} characters, 'shouting' if all capitals, else 'ok'.
        check a headline
        Strip spaces first; test empty, then the length, then upper case.
        Is the headline fit to print?
        Exactly {limit} characters are fine; a title without letters does not shout.
        """,
        """
        title = title.strip()
        if not title:
            return "empty"
        if len(title) > limit:
            return "too long"
        return "shouting" if title.isupper() else "ok"
        ---
        cleaned = title.strip()
        checks = {
            "empty": cleaned == "",
            "too long": len(cleaned) > limit,
            "shouting": cleaned.upper() == cleaned and cleaned.lower() != cleaned,
        }
        return next((name for name, failed in checks.items() if failed), "ok")
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "  ",
                    "Short",
                    "A rather long headline here",
                    "ALL CAPS",
                    "Exactly twenty chars",
                    "What now?!",
                )
            ),
            r.choice((20, 20, 10)),
        ),
    ),
    made(
        "calculations.hashtag_of",
        "hashtag_of make_hashtag words_to_hashtag",
        "text: str; limit: int = 15",
        "str",
        """
        Hashtag of {text}: '#' and the words capitalised and joined; '' if empty or over {limit} characters.
        make a hashtag
        Each word gets a capital first letter, the rest in small; count the # for the {limit}.
        Which hashtag belongs to the phrase?
        Extra spaces are ignored; a result longer than {limit} gives ''.
        """,
        """
        tag = "#" + "".join(word.capitalize() for word in text.split())
        return tag if 1 < len(tag) <= limit else ""
        ---
        words = text.split()
        if not words:
            return ""
        length = 1 + sum(map(len, words))
        if length > limit:
            return ""
        return "#" + "".join(word[0].upper() + word[1:].lower() for word in words)
        """,
        lambda r: (
            r.choice(("", "  ", "hello world", "my  New book", "A very long title of a book", "x")),
            r.choice((15, 15, 8)),
        ),
    ),
    made(
        "calculations.mention_names",
        "mention_names find_mentions users_mentioned",
        "text: str",
        "list[str]",
        """
        Names after '@' at the start of words in {text}, small, letters, digits and _ only; each once.
        mentions in a message
        A word must begin with @ followed by at least one allowed sign; the name ends at another sign.
        Who is addressed in the post?
        Case is ignored, order of first mention; 'a@b.de' is no mention.
        """,
        """
        import re
        return list(dict.fromkeys(re.findall("(?:^|(?<= ))@([a-z0-9_]+)", text.lower())))
        ---
        names: list[str] = []
        for word in text.lower().split(" "):
            if not word.startswith("@"):
                continue
            name = ""
            for char in word[1:]:
                if char not in "abcdefghijklmnopqrstuvwxyz0123456789_":
                    break
                name += char
            if name and name not in names:
                names.append(name)
        return names
        """,
        lambda r: (r.choice(("hi @ann and @Bob!", "@ann @ANN", "mail a@b.de", "", "@ @x_1, @y.", "no one")),),
    ),
    made(
        "calculations.parse_dice",
        "parse_dice read_dice_notation dice_range",
        "text: str",
        "tuple[int, int] | None",
        """
        Lowest and highest result of dice like '2d6', 'd20' or '3d4+2', any case; None for another form.
        range of a dice notation
        Count (1 if missing), 'd', sides, and perhaps + or - and a number, which is added to both ends.
        What can come out of the roll?
        Return (count + bonus, count * sides + bonus), or None if the text is no dice notation.
        """,
        """
        import re
        match = re.fullmatch("([0-9]*)d([0-9]+)([+-][0-9]+)?", text.lower())
        if match is None:
            return None
        count, sides, bonus = int(match[1] or 1), int(match[2]), int(match[3] or 0)
        return count + bonus, count * sides + bonus
        ---
        lowered = text.lower()
        sign = 1 if "+" in lowered else -1
        dice, mark, bonus = lowered.replace("-", "+").partition("+")
        count, letter, sides = dice.partition("d")
        if not letter or not sides.isdigit() or not (count or "1").isdigit():
            return None
        if mark and not bonus.isdigit():
            return None
        extra = sign * int(bonus or 0)
        return int(count or 1) + extra, int(count or 1) * int(sides) + extra
        """,
        lambda r: (r.choice(("2d6", "d20", "3d4+2", "1D8-1", "", "d", "2d", "x2d6", "10d10", "2d6+")),),
    ),
    made(
        "calculations.note_frequency",
        "note_frequency semitone_frequency pitch_of_key",
        "semitones: int; base: float = 440.0",
        "float",
        """
        Frequency of the note {semitones} above (negative: below) the {base}, equal temperament, 2 decimals.
        frequency of a note by semitones
        Twelve semitones double the frequency: base * 2 ** (n / 12), rounded to two places.
        How many hertz has the note?
        0 gives {base}, 12 twice as much and -12 half of it.
        """,
        """
        return round(base * 2 ** (semitones / 12), 2)
        ---
        octaves, rest = divmod(semitones, 12)
        return round(base * 2.0**octaves * 2 ** (rest / 12), 2)
        """,
        lambda r: (r.choice((0, 12, -12, 3, r.randint(-24, 24))), r.choice((440.0, 440.0, 432.0))),
    ),
    made(
        "calculations.tempo_word",
        "tempo_word tempo_name bpm_to_tempo",
        "bpm: int",
        "str",
        """
        Tempo: below 60 largo, 76 adagio, 108 andante, 120 moderato, 168 allegro, else presto.
        musical tempo by beats per minute
        The limits 60, 76, 108, 120 and 168 belong to the faster word.
        How is a piece of that speed marked?
        Return largo, adagio, andante, moderato, allegro or presto.
        Under 60 largo, 76 adagio, 108 andante, 120 moderato, 168 allegro, from there on presto.
        """,
        """
        slow = ((60, "largo"), (76, "adagio"), (108, "andante"), (120, "moderato"), (168, "allegro"))
        for limit, word in slow:
            if bpm < limit:
                return word
        return "presto"
        ---
        from bisect import bisect_right
        words = "largo adagio andante moderato allegro presto".split()
        return words[bisect_right([60, 76, 108, 120, 168], bpm)]
        """,
        lambda r: (r.choice((40, 59, 60, 75, 76, 107, 108, 119, 120, 167, 168, 200)),),
    ),
    made(
        "calculations.exposure_word",
        "exposure_word judge_brightness photo_exposure",
        "pixels: list[int]",
        "str",
        """
        Judge {pixels}: 'dark' if over half are below 64, 'bright' if over half above 192, else 'fine'.
        exposure of a picture
        Count very dark and very bright values; more than half of all decides; no pixels are 'fine'.
        Is the photo too dark or too bright?
        Return dark, bright or fine; exactly half is not enough.
        """,
        """
        dark = sum(pixel < 64 for pixel in pixels)
        bright = sum(pixel > 192 for pixel in pixels)
        if 2 * dark > len(pixels):
            return "dark"
        return "bright" if 2 * bright > len(pixels) else "fine"
        ---
        for name, chosen in (
            ("dark", [pixel for pixel in pixels if pixel <= 63]),
            ("bright", [pixel for pixel in pixels if pixel >= 193]),
        ):
            if len(chosen) > len(pixels) / 2:
                return name
        return "fine"
        """,
        lambda r: ([r.choice((0, 20, 100, 128, 240, 255)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "calculations.threshold_pixels",
        "threshold_pixels binarize ascii_picture",
        "rows: list[list[int]]; limit: int = 128",
        "list[str]",
        """
        Turn grey values in {rows} into text: '#' below {limit} (dark), '.' from {limit} on.
        black and white picture as text
        One string for each row; values equal to {limit} count as bright.
        How does the picture look in two signs?
        Return a list of strings as long as the rows; no rows give [].
        """,
        """
        return ["".join("#" if value < limit else "." for value in row) for row in rows]
        ---
        lines = []
        for row in rows:
            line = ""
            for value in row:
                line += "." if value >= limit else "#"
            lines.append(line)
        return lines
        """,
        lambda r: (
            [[r.choice((0, 100, 127, 128, 255)) for _ in range(3)] for _ in range(r.randint(0, 3))],
            r.choice((128, 128, 50)),
        ),
    ),
    made(
        "calculations.stair_ways_text",
        "stair_ways_text possible_coins coins_for_amount",
        "amount: int",
        "dict[int, int]",
        """
        Fewest coins of 200, 100, 50, 20, 10, 5, 2 and 1 cents for {amount}: coin to number, largest first.
        fewest euro coins for an amount
        Take the largest coin as often as possible, then the next; coins not needed are left out.
        Which coins does the machine pay out?
        An {amount} of 0 gives {{}}; 288 gives 200, 50, 20, 10, 5, 2, 1 once each.
        """,
        """
        coins = {}
        for coin in (200, 100, 50, 20, 10, 5, 2, 1):
            number, amount = divmod(amount, coin)
            if number:
                coins[coin] = number
        return coins
        ---
        used: list[int] = []
        for coin in (200, 100, 50, 20, 10, 5, 2, 1):
            while sum(used) + coin <= amount:
                used.append(coin)
        return {coin: used.count(coin) for coin in used}
        """,
        lambda r: (r.choice((0, 1, 99, 200, 288, r.randint(0, 600))),),
    ),
    made(
        "calculations.elevator_distance",
        "elevator_distance floors_travelled lift_travel",
        "stops: list[int]; start: int = 0",
        "int",
        """
        Floors a lift travels from {start} to all {stops} in order, counted up and down.
        total floors travelled by a lift
        Add the absolute differences between each floor and the next, beginning at {start}.
        How far does the lift go?
        No stops give 0; staying on a floor costs nothing.
        """,
        """
        total = 0
        for stop in stops:
            total += abs(stop - start)
            start = stop
        return total
        ---
        path = [start, *stops]
        return sum(abs(b - a) for a, b in zip(path, path[1:]))
        """,
        lambda r: (draw.ints(r, 0, 6, -2, 12), r.choice((0, 0, 3))),
    ),
    made(
        "calculations.next_stop_direction",
        "next_stop_direction lift_direction elevator_decision",
        "floor: int; calls: list[int]; upward: bool",
        "str",
        """
        What a lift at {floor} does: 'open' if called there, else on in its direction while calls lie ahead.
        next action of a lift
        Going {upward} means up first; with calls only behind it turns round; no calls is 'wait'.
        Does the lift go up, go down, open or wait?
        Return open, up, down or wait; calls in the current direction come first.
        """,
        """
        if floor in calls:
            return "open"
        above = any(call > floor for call in calls)
        below = any(call < floor for call in calls)
        if not above and not below:
            return "wait"
        if upward:
            return "up" if above else "down"
        return "down" if below else "up"
        ---
        if not calls:
            return "wait"
        if floor in calls:
            return "open"
        if min(calls) > floor:
            return "up"
        if max(calls) < floor:
            return "down"
        return "up" if upward else "down"
        """,
        lambda r: (r.randint(0, 8), draw.ints(r, 0, 4, 0, 9), r.random() < 0.5),
    ),
)
