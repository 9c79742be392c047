"""Everyday calculations: words for numbers, two and three numbers, weather, health, school, music, home."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _small(r: Random) -> int:
    return r.choice((r.randint(-20, 20), r.randint(0, 12), r.randint(0, 100)))


def _numbers(r: Random, low: int = 0, high: int = 6) -> list[int]:
    return draw.ints(r, low, high)


def _big(r: Random) -> int:
    return r.choice(
        (r.randint(0, 20), r.randint(0, 999), r.randint(1000, 999999), r.randint(0, 10**9), 1000, 1000000, 0)
    )


ENTRIES = (
    made(
        "practical.ordinal_word",
        "ordinal_word ordinal_to_word number_to_ordinal_word place_word",
        "n: int",
        "str",
        """
        Write {n} from 1 to 20 as an ordinal word, such as 'first' or 'twelfth'.
        ordinal in words
        Return first, second, third and so on, up to twentieth.
        How is a place in a race called in words?
        Map the numbers 1 to 20 to their English ordinal words.
        """,
        """
        words = (
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
            "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
        ).split()
        return words[n - 1]
        """,
        lambda r: (r.randint(1, 20),),
    ),
    made(
        "practical.word_digit",
        "word_to_digit digit_from_word parse_digit_word number_word_value",
        "word: str",
        "int | None",
        """
        Digit that an English {word} from 'zero' to 'nine' names, whatever its case; None for other words.
        word to digit
        Return 0 to 9 for the name of a digit, or None.
        Which number does 'seven' mean?
        The inverse of spelling a digit.
        """,
        """
        names = "zero one two three four five six seven eight nine".split()
        return names.index(word.lower()) if word.lower() in names else None
        """,
        lambda r: (r.choice(("zero", "One", "seven", "NINE", "ten", "", "four")),),
    ),
    made(
        "practical.average_two",
        "average_of_two mean_of_two avg_two_numbers average_two_numbers",
        "a: float; b: float",
        "float",
        """
        Average of {a} and {b}.
        mean of two numbers
        Return half of the sum of two numbers.
        Which number lies in the middle between two others?
        Add both and divide by two.
        """,
        """
        return (a + b) / 2
        """,
        lambda r: (_small(r), r.choice((_small(r), 2.5))),
    ),
    made(
        "practical.average_three_exact",
        "mean_of_three average_three avg_of_three average_of_three_numbers",
        "a: float; b: float; c: float",
        "float",
        """
        Average of {a}, {b} and {c}, not rounded.
        mean of three numbers
        Return a third of the sum of three numbers.
        What are three grades on average?
        Add all three and divide by three.
        """,
        """
        return (a + b + c) / 3
        """,
        lambda r: (_small(r), _small(r), _small(r)),
    ),
    made(
        "practical.gcd_three",
        "gcd_of_three gcd_three_numbers greatest_common_divisor_of_three",
        "a: int; b: int; c: int",
        "int",
        """
        Greatest common divisor of {a}, {b} and {c}.
        gcd of three numbers
        Return the largest number that divides all three.
        What is the biggest common factor of three integers?
        gcd(gcd(a, b), c); 0 if all are 0.
        """,
        """
        return math.gcd(math.gcd(a, b), c)
        """,
        lambda r: (r.randint(0, 60), r.randint(0, 60), r.randint(0, 60)),
        "import math",
    ),
    made(
        "practical.lcm_three",
        "lcm_of_three lcm_three_numbers least_common_multiple_of_three",
        "a: int; b: int; c: int",
        "int",
        """
        Least common multiple of {a}, {b} and {c}.
        lcm of three numbers
        Return the smallest positive number that all three divide; 0 if one of them is 0.
        When do three cycles of these lengths meet again?
        The smallest shared multiple of three integers.
        """,
        """
        return math.lcm(a, b, c)
        """,
        lambda r: (r.randint(0, 20), r.randint(1, 20), r.randint(1, 20)),
        "import math",
    ),
    made(
        "practical.multiply_two",
        "multiply_numbers multiply product_of_two mul",
        "a: float; b: float",
        "float",
        """
        Product of {a} and {b}.
        multiply two numbers
        Return a times b.
        What is the result of multiplying both?
        a * b.
        """,
        """
        return a * b
        """,
        lambda r: (_small(r), r.choice((_small(r), 2.5))),
    ),
    made(
        "practical.calculator_last",
        "basic_op apply_operator operate do_math calculate_with_operator",
        "operator: str; a: int; b: int",
        "int | None",
        """
        Apply {operator}, one of +, -, *, / and %, to {a} and {b}; / is integer division; None for x / 0.
        operator first, then two integers
        Return the result of an operation on integers that is given by its sign.
        What is a op b, with whole-number division rounding down?
        None if the sign is none of the five, or if one would divide by 0.
        """,
        """
        if operator in "/%" and b == 0:
            return None
        operations = {
            "+": lambda: a + b,
            "-": lambda: a - b,
            "*": lambda: a * b,
            "/": lambda: a // b,
            "%": lambda: a % b,
        }
        return operations[operator]() if operator in operations else None
        """,
        lambda r: (r.choice("+-*/%"), _small(r), r.choice((0, _small(r), 3))),
    ),
    made(
        "practical.sign_fractions",
        "sign_ratios fractions_by_sign plus_minus_ratio proportion_of_signs",
        "numbers: list[int]",
        "list[float]",
        """
        Fractions of {numbers} that are positive, negative and zero, rounded to 6 decimals; zeros if empty.
        shares by sign
        Return a list of three ratios with six decimals: above, below and equal to zero.
        Which part of the list has which sign?
        [0.0, 0.0, 0.0] for an empty list.
        """,
        """
        size = len(numbers) or 1
        counts = (
            sum(number > 0 for number in numbers),
            sum(number < 0 for number in numbers),
            sum(number == 0 for number in numbers),
        )
        return [round(count / size, 6) for count in counts]
        """,
        lambda r: ([r.choice((0, r.randint(-9, 9))) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "practical.positives_and_negatives",
        "count_positives_sum_negatives positives_count_negatives_sum count_and_sum_by_sign",
        "numbers: list[int]",
        "list[int]",
        """
        Count of the positive and sum of the negative {numbers}, as a list; [] for an empty list.
        count positives, sum negatives
        Return [how many are above 0, what those below 0 add up to].
        How many numbers are positive, and how much do the negative ones make together?
        Zeros are neither; an empty list gives an empty one.
        """,
        """
        if not numbers:
            return []
        return [sum(number > 0 for number in numbers), sum(number for number in numbers if number < 0)]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "practical.celsius_list",
        "convert_all_to_fahrenheit celsius_list_to_fahrenheit temperatures_to_fahrenheit",
        "temperatures: list[float]",
        "list[float]",
        """
        Convert all {temperatures} from Celsius to Fahrenheit.
        list of Celsius to Fahrenheit
        Return each temperature times 9/5 plus 32.
        What are these degrees on the other scale?
        Convert a whole list of temperatures.
        """,
        """
        return [celsius * 9 / 5 + 32 for celsius in temperatures]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "practical.fahrenheit_list",
        "convert_all_to_celsius fahrenheit_list_to_celsius temperatures_to_celsius",
        "temperatures: list[float]",
        "list[float]",
        """
        Convert all {temperatures} from Fahrenheit to Celsius, rounded to 1 decimal.
        list of Fahrenheit to Celsius
        Return each temperature minus 32 times 5/9, with one decimal.
        What are these degrees Fahrenheit in Celsius?
        Convert a whole list of temperatures.
        """,
        """
        return [round((fahrenheit - 32) * 5 / 9, 1) for fahrenheit in temperatures]
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "practical.water_state",
        "water_state state_of_water state_of_matter is_water_ice",
        "celsius: float",
        "str",
        """
        State of water at {celsius}: 'ice' up to 0 degrees, 'steam' from 100, else 'liquid'.
        ice, liquid or steam
        Return in which state water is at a temperature.
        Is water frozen, fluid or gas?
        0 counts as ice and 100 as steam.
        """,
        """
        if celsius <= 0:
            return "ice"
        return "steam" if celsius >= 100 else "liquid"
        """,
        lambda r: (r.choice((-5, 0, 20, 99.5, 100, 120, r.randint(-40, 150))),),
    ),
    made(
        "practical.wind_chill",
        "wind_chill wind_chill_index feels_like_cold",
        "celsius: float; kmh: float",
        "float",
        """
        Wind chill for a temperature in {celsius} and wind in {kmh}, rounded to 1 decimal.
        how cold does it feel in the wind
        Return 13.12 + 0.6215 T - 11.37 v^0.16 + 0.3965 T v^0.16 with one decimal.
        What does the temperature feel like in this wind?
        The formula of the North American weather services in metric units.
        """,
        """
        factor = kmh**0.16
        return round(13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor, 1)
        """,
        lambda r: (r.randint(-30, 10), r.choice((5, 10, 20, r.randint(5, 90)))),
    ),
    made(
        "practical.dew_point",
        "dew_point dewpoint dew_point_temperature",
        "celsius: float; humidity: float",
        "float",
        """
        Dew point for a temperature in {celsius} and a relative {humidity} in percent, by the Magnus formula.
        dew point
        Return 243.04 g / (17.625 - g) with g = ln(h / 100) + 17.625 t / (243.04 + t).
        At which temperature does water condense from the air?
        At 100 percent it is the temperature itself; not rounded.
        """,
        """
        gamma = math.log(humidity / 100) + 17.625 * celsius / (243.04 + celsius)
        return 243.04 * gamma / (17.625 - gamma)
        """,
        lambda r: (r.randint(-10, 40), r.choice((100, 50, r.randint(5, 100)))),
        "import math",
    ),
    made(
        "practical.blood_pressure",
        "blood_pressure_category classify_blood_pressure bp_category",
        "systolic: int; diastolic: int",
        "str",
        """
        Name a blood pressure of {systolic} over {diastolic}: 'normal', 'elevated', 'high' or 'very high'.
        blood pressure category
        Return 'very high' from 140 or 90, 'high' from 130 or 80, 'elevated' from 120, otherwise 'normal'.
        How is a blood pressure to be judged?
        The worse of both values decides; the lower one does not lead to 'elevated'.
        """,
        """
        if systolic >= 140 or diastolic >= 90:
            return "very high"
        if systolic >= 130 or diastolic >= 80:
            return "high"
        return "elevated" if systolic >= 120 else "normal"
        """,
        lambda r: (
            r.choice((119, 120, 129, 130, 140, r.randint(90, 180))),
            r.choice((79, 80, 89, 90, r.randint(50, 110))),
        ),
    ),
    made(
        "practical.ideal_weight",
        "ideal_weight devine_weight ideal_body_weight",
        "height: float; sex: str",
        "float",
        """
        Ideal weight in kilograms by Devine for a {height} in centimeters and {sex}, rounded to 1 decimal.
        ideal body weight
        Return 50 kg for men and 45.5 kg for women plus 2.3 kg for each inch over 5 feet.
        How heavy should a person of this size be?
        One decimal; 'male' has the higher base and an inch is 2.54 cm.
        """,
        """
        base = 50 if sex == "male" else 45.5
        return round(base + 2.3 * (height / 2.54 - 60), 1)
        """,
        lambda r: (r.randint(150, 200), r.choice(("male", "female"))),
    ),
    made(
        "practical.bmi_imperial",
        "bmi_imperial bmi_pounds_inches imperial_bmi",
        "pounds: float; inches: float",
        "float",
        """
        Body mass index of {pounds} and {inches}, rounded to 1 decimal; 0.0 for no height.
        bmi in imperial units
        Return 703 * pounds / inches squared with one decimal.
        How high is the BMI of somebody whose weight is in pounds and height in inches?
        Weight over squared height times 703.
        """,
        """
        return round(703 * pounds / inches**2, 1) if inches else 0.0
        """,
        lambda r: (r.randint(90, 300), r.choice((0, 60, 72, r.randint(55, 80)))),
    ),
    made(
        "practical.gpa",
        "gpa grade_point_average calculate_gpa average_grade_points",
        "grades: list[str]",
        "float",
        """
        Grade point average of letter {grades} with A 4, B 3, C 2, D 1 and F 0, rounded to 2 decimals.
        GPA from letters
        Return the mean of the grade points, 0.0 without grades.
        What is the average of A, B, C, D and F on the 4-point scale?
        Small letters count as capitals.
        """,
        """
        points = {"A": 4, "B": 3, "C": 2, "D": 1, "F": 0}
        if not grades:
            return 0.0
        return round(sum(points[grade.upper()] for grade in grades) / len(grades), 2)
        """,
        lambda r: ([r.choice("ABCDFa") for _ in range(r.randint(0, 6))],),
    ),
    made(
        "practical.grains",
        "grains_on_square chessboard_grains grains_of_rice rice_on_square",
        "square: int",
        "int",
        """
        Grains of rice on this {square} of a chess board, from 1 to 64, doubling each time from 1.
        rice on the chess board
        Return 2 to the power of one less than the number of the square.
        How many grains lie on a field if each has twice as many as the one before?
        1, 2, 4, 8, ...
        """,
        """
        return 2 ** (square - 1)
        """,
        lambda r: (r.randint(1, 64),),
    ),
    made(
        "practical.piano_key",
        "piano_key_frequency key_frequency frequency_of_key",
        "key: int",
        "float",
        """
        Frequency of a piano {key}, counted from 1 to 88, key 49 being A with 440 Hz, rounded to 2 decimals.
        piano key to hertz
        Return 440 times 2 to the power of (key - 49) / 12 with two decimals.
        How high does a piano key sound?
        Equal temperament: twelve keys double the frequency.
        """,
        """
        return round(440 * 2 ** ((key - 49) / 12), 2)
        """,
        lambda r: (r.choice((49, 40, 1, 88, r.randint(1, 88))),),
    ),
    made(
        "practical.midi",
        "midi_to_frequency note_frequency midi_note_frequency",
        "note: int",
        "float",
        """
        Frequency in hertz of a MIDI {note}, where 69 is A with 440 Hz.
        midi note to hertz
        Return 440 * 2 ** ((note - 69) / 12), not rounded.
        How high is the tone with this MIDI number?
        Twelve notes make an octave, which doubles the frequency.
        """,
        """
        return 440 * 2 ** ((note - 69) / 12)
        """,
        lambda r: (r.choice((69, 60, 0, 127, r.randint(0, 127))),),
    ),
    made(
        "practical.midi_name",
        "midi_note_name note_name midi_to_name",
        "note: int",
        "str",
        """
        Name of a MIDI {note} with its octave, such as 'C4' for 60 or 'A4' for 69.
        midi note to name
        Return the pitch with sharps, C to B, followed by the octave, which is note // 12 - 1.
        How is the tone with this MIDI number called?
        Twelve names repeat in every octave; black keys are written with '#'.
        """,
        """
        names = "C C# D D# E F F# G G# A A# B".split()
        return f"{names[note % 12]}{note // 12 - 1}"
        """,
        lambda r: (r.choice((60, 69, r.randint(12, 127))),),
    ),
    made(
        "practical.beat",
        "beat_duration milliseconds_per_beat bpm_to_ms ms_per_beat",
        "bpm: float",
        "float",
        """
        Milliseconds from one beat to the next at {bpm} beats per minute.
        bpm to milliseconds
        Return 60000 / bpm.
        How long is a beat at this tempo?
        A minute divided by the number of beats.
        """,
        """
        return 60000 / bpm
        """,
        lambda r: (r.choice((60, 120, 90, r.randint(40, 200))),),
    ),
    made(
        "practical.battery_hours",
        "battery_life battery_hours runtime_hours",
        "capacity: float; current: float",
        "float",
        """
        Hours that a battery of this {capacity} in mAh lasts at a {current} in mA; 0.0 without current.
        battery life
        Return capacity divided by current, rounded to 2 decimals.
        How long does a battery last?
        mAh over mA, two decimals.
        """,
        """
        return round(capacity / current, 2) if current else 0.0
        """,
        lambda r: (r.choice((2000, 3000, r.randint(100, 5000))), r.choice((0, 100, 250, r.randint(1, 900)))),
    ),
    made(
        "practical.fuel_range",
        "driving_range fuel_range range_left how_far_can_drive",
        "liters: float; consumption: float",
        "float",
        """
        How many kilometers can be driven with {liters} at a {consumption} in liters per 100 km?
        range of a car
        Return liters / consumption * 100.
        How far does the tank reach?
        Kilometers left until it is empty.
        """,
        """
        return liters / consumption * 100
        """,
        lambda r: (r.randint(0, 60), r.choice((5, 6.5, 8, 10))),
    ),
    made(
        "practical.fuel_needed",
        "fuel_needed fuel_for_trip liters_needed",
        "distance: float; consumption: float",
        "float",
        """
        Liters of fuel needed for a {distance} in kilometers at a {consumption} in liters per 100 km.
        fuel for a trip
        Return distance * consumption / 100.
        How much does a car burn on this way?
        Consumption is given for a hundred kilometers.
        """,
        """
        return distance * consumption / 100
        """,
        lambda r: (r.randint(0, 900), r.choice((5, 6.5, 8, 10))),
    ),
    made(
        "practical.has_enough_fuel",
        "has_enough_fuel can_reach enough_gas_to_arrive zero_fuel",
        "distance: float; mpg: float; gallons: float",
        "bool",
        """
        Can a car drive the {distance} with {gallons} left at {mpg} miles per gallon?
        enough fuel?
        Return True if mpg * gallons is at least the distance.
        Will we reach the next pump?
        Compare how far the fuel lasts with how far one must go.
        """,
        """
        return mpg * gallons >= distance
        """,
        lambda r: (r.randint(0, 200), r.choice((25, 30, 50)), r.randint(0, 6)),
    ),
    made(
        "practical.room_cost",
        "flooring_cost carpet_cost cost_of_floor room_carpet_price",
        "length: float; width: float; price: float",
        "float",
        """
        Cost of covering a floor of {length} by {width} at {price} per square unit, rounded to 2 decimals.
        carpet cost
        Return length * width * price with two decimals.
        What does a new floor for a rectangular room cost?
        Area times the price of a square meter.
        """,
        """
        return round(length * width * price, 2)
        """,
        lambda r: (r.randint(1, 12), r.choice((2.5, r.randint(1, 9))), r.choice((10, 12.5, 19.99))),
    ),
    made(
        "practical.wall_area",
        "wall_area area_of_walls paintable_area wallpaper_area",
        "length: float; width: float; height: float",
        "float",
        """
        Area of the four walls of a room of {length} by {width} that is {height} high.
        area to be painted
        Return 2 * (length + width) * height, without floor and ceiling.
        How much wallpaper does a rectangular room need, doors and windows ignored?
        Perimeter of the floor times the height.
        """,
        """
        return 2 * (length + width) * height
        """,
        lambda r: (r.randint(1, 12), r.choice((2.5, r.randint(1, 9))), r.choice((2, 2.5, 3))),
    ),
    made(
        "practical.bricks",
        "bricks_needed number_of_bricks bricks_for_wall",
        "wall_length: float; wall_height: float; brick_length: float; brick_height: float",
        "int",
        """
        Bricks needed for a wall of {wall_length} by {wall_height}, each {brick_length} by {brick_height}.
        number of bricks
        Return the area of the wall divided by that of a brick, rounded up.
        How many bricks or stones must be bought?
        Seams are ignored; all lengths are in the same unit.
        """,
        """
        return math.ceil(wall_length * wall_height / (brick_length * brick_height))
        """,
        lambda r: (r.randint(1, 20), r.randint(1, 8), r.choice((0.25, 0.5)), r.choice((0.125, 0.25, 0.0625))),
        "import math",
    ),
    made(
        "practical.amortization",
        "amortization_schedule loan_schedule payment_plan repayment_schedule",
        "balance: float; rate: float; payment: float; months: int",
        "list[tuple[float, float, float]]",
        """
        Repayment plan of a loan: (interest, principal, remaining balance) for each of so many {months}.
        amortization table
        Return a list of tuples with 2 decimals; {rate} is yearly in percent, the {payment} is paid monthly.
        Which part of each payment is interest, which repays, and how much of the {balance} is left?
        Interest is a twelfth of the rate on the balance; the plan ends early when the debt is paid.
        """,
        """
        plan = []
        for _ in range(months):
            if balance <= 0:
                break
            interest = round(balance * rate / 1200, 2)
            principal = min(round(payment - interest, 2), balance)
            balance = round(balance - principal, 2)
            plan.append((interest, principal, balance))
        return plan
        """,
        lambda r: (r.randint(100, 900), r.choice((0, 12, 6)), r.randint(20, 90), r.randint(0, 5)),
    ),
    made(
        "practical.monthly_payment_fraction",
        "mortgage_payment monthly_payment calculate_emi emi",
        "principal: float; annual_rate: float; years: float",
        "float",
        """
        Monthly payment for a loan of {principal} at an {annual_rate} such as 0.05, over {years}, 2 decimals.
        mortgage payment
        Return P r / (1 - (1 + r) ** -n) with the monthly rate and number of payments, rounded to cents.
        How much must be paid each month to repay a loan within so many years?
        Without interest it is the loan divided by the number of months.
        """,
        """
        months = years * 12
        rate = annual_rate / 12
        if rate == 0:
            return round(principal / months, 2)
        return round(principal * rate / (1 - (1 + rate) ** -months), 2)
        """,
        lambda r: (r.randint(1000, 9000), r.choice((0, 0.06, 0.12, 0.05)), r.randint(1, 10)),
    ),
    made(
        "practical.determinant_2x2",
        "determinant_2x2 det2 determinant_of_four ad_minus_bc",
        "a: float; b: float; c: float; d: float",
        "float",
        """
        Determinant of the matrix with the rows ({a}, {b}) and ({c}, {d}).
        ad - bc
        Return a * d - b * c.
        What is the determinant of a 2 by 2 matrix given by its numbers?
        Product of the main diagonal minus that of the other one.
        """,
        """
        return a * d - b * c
        """,
        lambda r: (_small(r), _small(r), _small(r), _small(r)),
    ),
    made(
        "practical.cramer",
        "cramers_rule solve_two_equations solve_linear_system_2x2 two_unknowns",
        "a: float; b: float; e: float; c: float; d: float; f: float",
        "tuple[float, float] | None",
        """
        Solve {a}x + {b}y = {e} and {c}x + {d}y = {f} by Cramer's rule; None if there is no single solution.
        two linear equations with two unknowns
        Return (x, y), or None if the determinant a d - b c is 0.
        Where do two lines in this form meet?
        x = (e d - b f) / D and y = (a f - e c) / D.
        """,
        """
        determinant = a * d - b * c
        if determinant == 0:
            return None
        return (e * d - b * f) / determinant, (a * f - e * c) / determinant
        """,
        lambda r: tuple(r.randint(-5, 5) for _ in range(6)),
    ),
    made(
        "practical.stats_tuple",
        "min_max_average min_max_mean stats_summary get_statistics",
        "numbers: list[float]",
        "tuple[float, float, float] | None",
        """
        Smallest, largest and mean of {numbers} as a tuple, None for an empty list.
        min, max and average
        Return (minimum, maximum, average).
        Which are the extremes and the average of a list?
        Three statistics at once; None without numbers.
        """,
        """
        if not numbers:
            return None
        return min(numbers), max(numbers), sum(numbers) / len(numbers)
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "practical.sum_and_average",
        "sum_and_average total_and_mean sum_and_mean totals",
        "numbers: list[float]",
        "tuple[float, float]",
        """
        Sum and average of {numbers} as a tuple; (0, 0.0) for an empty list.
        total and mean
        Return (sum, mean).
        What do the numbers make together, and what are they on average?
        Both values in one tuple.
        """,
        """
        total = sum(numbers)
        return total, total / len(numbers) if numbers else 0.0
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "practical.sum_and_product",
        "sum_and_product sum_product total_and_product",
        "a: float; b: float",
        "tuple[float, float]",
        """
        Sum and product of {a} and {b} as a tuple.
        (a + b, a * b)
        Return both the total and the product of two numbers.
        What do two numbers make added, and what multiplied?
        Two results at once.
        """,
        """
        return a + b, a * b
        """,
        lambda r: (_small(r), _small(r)),
    ),
    made(
        "practical.four_operations",
        "all_operations four_operations arithmetic_results basic_operations",
        "a: int; b: int",
        "dict[str, float | None]",
        """
        Results of adding, subtracting, multiplying and dividing {a} and {b}, as a dict; None for x / 0.
        four operations at once
        Return a dict with the keys 'sum', 'difference', 'product' and 'quotient'.
        What do the four basic operations give for two numbers?
        The quotient is None if the second number is 0.
        """,
        """
        return {
            "sum": a + b,
            "difference": a - b,
            "product": a * b,
            "quotient": a / b if b else None,
        }
        """,
        lambda r: (_small(r), r.choice((0, _small(r)))),
    ),
    made(
        "practical.speed_check",
        "speeding_points speed_check demerit_points check_speed",
        "speed: int; limit: int; step: int = 5",
        "int",
        """
        Penalty points for driving at {speed}: one for each full {step} above the {limit}.
        points for speeding
        Return how many times the step fits into the excess, 0 if the limit is kept.
        How many points does a driver get?
        5 km/h make a point unless told otherwise.
        """,
        """
        return max(0, speed - limit) // step
        """,
        lambda r: (r.choice((70, 75, 80, r.randint(30, 140))), r.choice((50, 70, 100)), r.choice((5, 10))),
    ),
    made(
        "practical.lightning",
        "lightning_distance storm_distance thunder_distance",
        "seconds: float; sound_speed: float = 343",
        "float",
        """
        Distance in kilometers of a lightning when the thunder follows after so many {seconds}.
        how far is the storm
        Return seconds * {sound_speed} / 1000.
        How many kilometers away did it flash?
        Sound travels 343 meters per second unless told otherwise.
        """,
        """
        return seconds * sound_speed / 1000
        """,
        lambda r: (r.choice((0, 3, 5, r.randint(0, 30))), r.choice((343, 340))),
    ),
    made(
        "practical.percent_correct",
        "percent_correct score_percentage test_percentage quiz_score",
        "answers: list[str]; key: list[str]",
        "float",
        """
        How many percent of {answers} agree with the {key}? One decimal; 0.0 for an empty key.
        test score in percent
        Return the share of right answers as a percentage, rounded to one decimal.
        How well was a multiple-choice test done?
        Compare both lists position by position.
        """,
        """
        if not key:
            return 0.0
        right = sum(given == correct for given, correct in zip(answers, key))
        return round(right / len(key) * 100, 1)
        """,
        lambda r: (lambda n: ([r.choice("ABC") for _ in range(n)], [r.choice("ABC") for _ in range(n)]))(
            r.randint(0, 6)
        ),
    ),
    made(
        "practical.marked_score",
        "exam_score marked_test check_exam score_with_penalty",
        "key: list[str]; answers: list[str]",
        "int",
        """
        Points of a test with this {key}: 4 for a right one of {answers}, -1 for a wrong one, 0 for ''.
        multiple choice with penalty
        Return the score, never negative, where empty answers count nothing.
        How many points does an exam get if wrong answers cost one and right ones bring four?
        Compare the lists position by position; a total below 0 becomes 0.
        """,
        """
        score = 0
        for correct, given in zip(key, answers):
            if given:
                score += 4 if given == correct else -1
        return max(score, 0)
        """,
        lambda r: (
            lambda n: ([r.choice("ABC") for _ in range(n)], [r.choice(("A", "B", "C", "")) for _ in range(n)])
        )(r.randint(0, 6)),
    ),
)
