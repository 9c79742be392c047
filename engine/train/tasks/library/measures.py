"""Measured values: units, colors, places on earth, physics, chemistry, health, sensors, data science."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _color(r: Random) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255."""
    red, green, blue = (r.choice((0, 128, 255, r.randint(0, 255))) for _ in range(3))
    return red, green, blue


def _hex(r: Random) -> str:
    return "#" + "".join(r.choice("0088ff3c") for _ in range(6))


def _offset(r: Random) -> str:
    """A distance from UTC, with or without a colon, or "Z"."""
    if r.random() < 0.15:
        return "Z"
    hours, minutes = r.randint(0, 13), r.choice((0, 0, 30, 45))
    return f"{r.choice('+-')}{hours:02d}{r.choice((':', ''))}{minutes:02d}"


def _readings(r: Random, low: int = 0, high: int = 7) -> list[int]:
    return [r.choice((r.randint(10, 30), r.randint(18, 22))) for _ in range(r.randint(low, high))]


def _labels(r: Random) -> tuple[list[int], list[int]]:
    """Predictions and truths of 0 and 1, equally many."""
    count = r.choice((0, 1, 3, 4, 5, 6))
    truths = [r.randint(0, 1) for _ in range(count)]
    return [label if r.random() < 0.7 else 1 - label for label in truths], truths


ENTRIES = (
    made(
        "measures.kilograms_to_pounds",
        "kg_to_pounds kilograms_to_pounds weight_in_pounds",
        "kg: float",
        "float",
        """
        Convert {kg} kilograms to pounds (1 kg = 2.20462 lb), rounded to 1 decimal.
        kg to lb, 2.20462 pounds per kilogram, one decimal
        Given a weight in kilograms, multiply it by 2.20462 and round to one decimal.
        How many pounds does something of that mass weigh? One kilo is 2.20462 pounds; one decimal.
        Change metric weight into imperial weight with the factor 2.20462, rounded to 1 decimal.
        Returns pounds with one decimal, 2.20462 for each kilogram.
        """,
        """
        return round(kg * 2.20462, 1)
        ---
        pounds = 2.20462 * kg
        return round(pounds, 1)
        """,
        lambda r: (r.choice((0.0, 1.0, 70.0, r.randint(0, 400) / 4)),),
    ),
    made(
        "measures.liters_to_gallons",
        "liters_to_gallons gallons_from_liters to_us_gallons",
        "liters: float",
        "float",
        """
        Convert {liters} to US gallons of 3.785 liters each, rounded to 2 decimals.
        liters to gallons, 3.785 l per gallon
        Given a volume in liters, divide by 3.785 and round to two decimals.
        How many US gallons fit into that many litres? One gallon is 3.785 liters; 2 decimals.
        Change metric volume to gallons (3.785 l), rounded to two decimals.
        Returns {liters} / 3.785 with two decimals.
        """,
        """
        return round(liters / 3.785, 2)
        ---
        liters_per_gallon = 3.785
        return round(liters / liters_per_gallon, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 40.0, r.randint(0, 400) / 4)),),
    ),
    made(
        "measures.miles_per_gallon",
        "mpg_to_liters fuel_economy_metric liters_per_100_km",
        "mpg: float",
        "float | None",
        """
        Convert {mpg} miles per gallon to liters per 100 km: 235.215 / mpg, 1 decimal; None for 0 or less.
        fuel economy: mpg to l/100 km, 235.215 divided by mpg
        Given the mileage of a car in US miles per gallon, return its consumption as 235.215 / mpg, one \
        decimal.
        How thirsty is an American car in European terms? Divide 235.215 by the mpg; None if not positive.
        Change fuel efficiency into consumption with the constant 235.215, rounded to one decimal.
        Returns 235.215 / {mpg} with 1 decimal, None when {mpg} is not above 0.
        """,
        """
        if mpg <= 0:
            return None
        return round(235.215 / mpg, 1)
        ---
        return round(235.215 / mpg, 1) if mpg > 0 else None
        """,
        lambda r: (r.choice((0.0, -1.0, 25.0, r.randint(10, 120) / 2, r.randint(10, 120) / 2)),),
    ),
    made(
        "measures.kmh_to_ms",
        "kmh_to_ms to_meters_per_second speed_in_ms",
        "kmh: float",
        "float",
        """
        Convert {kmh} kilometers per hour to meters per second (divide by 3.6), 2 decimals.
        km/h to m/s, factor 3.6
        Given a speed in km/h, return it in metres per second: divided by 3.6 and rounded to 2 decimals.
        How many meters does a car go in one second? 3.6 km/h are 1 m/s; two decimals.
        Change the unit of a velocity from km/h to m/s with 3.6.
        Returns {kmh} / 3.6 rounded to two decimals.
        """,
        """
        return round(kmh / 3.6, 2)
        ---
        speed = kmh / 3.6
        return round(speed, 2)
        """,
        lambda r: (r.choice((0.0, 36.0, 100.0, r.randint(0, 400) / 2)),),
    ),
    made(
        "measures.convert_units",
        "convert_units convert_by_table to_unit",
        "value: float; source: str; target: str; sizes: dict[str, float]",
        "float | None",
        """
        Convert {value} from unit {source} to {target}; {sizes} gives each unit in base units. None if \
        unknown.
        unit conversion with a table, rounded to 4 decimals
        Given how large every unit is, compute the value in another unit; an unknown unit gives None.
        How do I convert between any two units when I know both relative to a common one?
        Multiply by the size of the old unit and divide by that of the new one, 4 decimals.
        Returns value * sizes[source] / sizes[target] rounded to four decimals, or None.
        """,
        """
        if source not in sizes or target not in sizes:
            return None
        return round(value * sizes[source] / sizes[target], 4)
        ---
        try:
            return round(value * sizes[source] / sizes[target], 4)
        except KeyError:
            return None
        """,
        lambda r: (
            r.choice((1.0, 2.5, 10.0)),
            r.choice("ab"),
            r.choice("abc"),
            {"a": 1.0, "b": r.choice((0.5, 10.0, 60.0))} if r.random() < 0.6 else {"b": 2.0, "c": 8.0},
        ),
    ),
    made(
        "measures.bits_needed",
        "bits_needed bits_for_values address_bits",
        "count: int",
        "int",
        """
        How many bits are needed to tell {count} different values apart? 0 for one value.
        smallest number of bits for n values
        Given a number of things, return the least b such that 2 to the power of b is at least that number.
        How wide must a code be so that each item gets its own? A single item needs no bit.
        Number of binary digits for numbering items from 0.
        Returns the base 2 logarithm of {count}, rounded up.
        """,
        """
        return (count - 1).bit_length()
        ---
        bits = 0
        while 2 ** bits < count:
            bits += 1
        return bits
        """,
        lambda r: (r.choice((1, 2, 3, 4, 8, 9, 256, 257, r.randint(1, 100))),),
    ),
    made(
        "measures.transfer_seconds",
        "transfer_seconds download_time seconds_to_download",
        "megabytes: int; megabits_per_second: int",
        "float",
        """
        Seconds to transfer {megabytes} over a line of {megabits_per_second}; a byte has 8 bits. 1 decimal.
        download time in seconds
        Given a file size in megabytes and a line speed in megabits per second, return the time, one decimal.
        How long does the download take? Mind that the speed is in bits and the file in bytes (8 bits).
        Multiply the size by 8 and divide by the bandwidth.
        Returns seconds rounded to one decimal.
        """,
        """
        return round(megabytes * 8 / megabits_per_second, 1)
        ---
        megabits = megabytes * 8
        return round(megabits / megabits_per_second, 1)
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 900))), r.choice((10, 16, 50, 100, r.randint(1, 250)))),
    ),
    made(
        "measures.decimal_size",
        "decimal_size size_in_powers_of_1000 si_file_size",
        "size: int",
        "str",
        """
        Write {size} bytes in the largest fitting unit of B, kB, MB, GB with steps of 1000, rounded down.
        SI file size without decimals, factor 1000
        Given bytes, return like '999 B', '5 kB' or '12 MB': divide by 1000 as often as possible, cut \
        decimals.
        How do disk makers print a size? Units grow by 1000 and stop at GB; no rounding up.
        Human readable size in thousands (B, kB, MB, GB), whole numbers only.
        Returns the number and its unit with a space, each unit being 1000 of the one before.
        """,
        """
        units = ["B", "kB", "MB", "GB"]
        step = 0
        while size >= 1000 and step < 3:
            size //= 1000
            step += 1
        return f"{size} {units[step]}"
        ---
        for factor, unit in ((10**9, "GB"), (10**6, "MB"), (1000, "kB")):
            if size >= factor:
                return f"{size // factor} {unit}"
        return f"{size} B"
        """,
        lambda r: (
            r.choice(
                (0, 999, 1000, 1999, 10**6, 10**9, 5 * 10**12, r.randint(1, 10**5), r.randint(1, 10**10))
            ),
        ),
    ),
    made(
        "measures.seconds_in_words",
        "seconds_in_words duration_in_words spell_duration",
        "seconds: int",
        "str",
        """
        Write {seconds} like '1 hour 2 minutes 5 seconds'; units that are 0 are left out, 0 is '0 seconds'.
        duration in words with singular and plural
        Given a number of seconds, name the hours, minutes and seconds, with an s unless the number is 1.
        How would one say 3725 seconds? As '1 hour 2 minutes 5 seconds'.
        Spell out a time span; skip parts that are zero, except for nothing at all: '0 seconds'.
        Returns the non-zero parts separated by single spaces.
        """,
        """
        parts = []
        for name, size in (("hour", 3600), ("minute", 60), ("second", 1)):
            count, seconds = divmod(seconds, size)
            if count:
                parts.append(f"{count} {name}" + ("s" if count > 1 else ""))
        return " ".join(parts) or "0 seconds"
        ---
        hours, rest = divmod(seconds, 3600)
        counts = (("hour", hours), ("minute", rest // 60), ("second", rest % 60))
        words = [f"{count} {name}{'s' if count != 1 else ''}" for name, count in counts if count]
        return " ".join(words) if words else "0 seconds"
        """,
        lambda r: (r.choice((0, 1, 60, 61, 3600, 3661, 7200, r.randint(0, 9999))),),
    ),
    made(
        "measures.dms_to_degrees",
        "dms_to_degrees decimal_degrees parse_dms",
        "degrees: int; minutes: int; seconds: int; hemisphere: str",
        "float",
        """
        Decimal degrees of a coordinate; negative if {hemisphere} is 'S' or 'W'. Rounded to 4 decimals.
        degrees, minutes, seconds to decimal degrees
        Given a latitude or longitude in degrees, minutes and seconds, return one number, minus for S and W.
        How do I enter 48 degrees 51' 24" N in a map that wants decimals? A minute is 1/60, a second 1/3600.
        Convert sexagesimal coordinates to a float; south and west are below zero.
        Returns the signed value with four decimals.
        """,
        """
        value = degrees + minutes / 60 + seconds / 3600
        if hemisphere in ("S", "W"):
            value = -value
        return round(value, 4)
        ---
        sign = -1 if hemisphere in "SW" else 1
        return round(sign * (degrees + minutes / 60 + seconds / 3600), 4)
        """,
        lambda r: (
            r.randint(0, 90),
            r.choice((0, 30, r.randint(0, 59))),
            r.choice((0, 36, r.randint(0, 59))),
            r.choice("NSEW"),
        ),
    ),
    made(
        "measures.is_coordinate",
        "is_valid_coordinate valid_lat_lon check_coordinates",
        "latitude: float; longitude: float",
        "bool",
        """
        Is {latitude} within -90 to 90 and {longitude} within -180 to 180, borders included?
        valid latitude and longitude
        Given two numbers, tell whether they can be a place on earth.
        Check GPS data: the first must not exceed 90, the second 180, in both directions.
        Could this be a point on the globe?
        Returns True only if both numbers are in range.
        """,
        """
        return -90 <= latitude <= 90 and -180 <= longitude <= 180
        ---
        return abs(latitude) <= 90 and abs(longitude) <= 180
        ---
        if latitude < -90 or latitude > 90:
            return False
        return not (longitude < -180 or longitude > 180)
        """,
        lambda r: (
            r.choice((0.0, 90.0, -90.5, r.randint(-200, 200) / 2)),
            r.choice((0.0, 180.0, 181.0, r.randint(-450, 450) / 2)),
        ),
    ),
    made(
        "measures.great_circle",
        "great_circle_km haversine distance_on_earth",
        "start: tuple[int, int]; end: tuple[int, int]",
        "int",
        """
        Distance between two (latitude, longitude) points on a globe of radius 6371 km, in whole km.
        haversine distance, radius 6371
        Given two places in degrees, return how far they are apart along the surface, rounded to km (radius \
        6371).
        How many kilometers is it from {start} to {end} by plane? Use the earth radius 6371 and round.
        Great-circle distance in kilometres with radius 6371.
        Returns the rounded length of the shortest way over a sphere of 6371 km radius.
        """,
        """
        lat1, lon1, lat2, lon2 = map(math.radians, (*start, *end))
        a = math.sin((lat2 - lat1) / 2) ** 2
        a += math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
        return round(2 * 6371 * math.asin(math.sqrt(a)))
        ---
        phi1, phi2 = math.radians(start[0]), math.radians(end[0])
        half_lat = (phi2 - phi1) / 2
        half_lon = math.radians(end[1] - start[1]) / 2
        h = math.sin(half_lat) ** 2 + math.cos(phi1) * math.cos(phi2) * math.sin(half_lon) ** 2
        return round(6371 * 2 * math.atan2(math.sqrt(h), math.sqrt(1 - h)))
        """,
        lambda r: ((r.randint(-80, 80), r.randint(-60, 60)), (r.randint(-60, 60), r.randint(-60, 60))),
        "import math",
    ),
    made(
        "measures.utc_offset_minutes",
        "offset_minutes parse_utc_offset minutes_of_offset",
        "offset: str",
        "int",
        """
        Read a time zone {offset} such as '+05:30' or '-0800' as minutes; 'Z' is 0.
        UTC offset to minutes
        Given how far a zone is from UTC, with or without a colon, return signed minutes.
        By how many minutes is local time ahead of Greenwich? West of it the number is negative; Z means none.
        Parse the end of a timestamp: sign, two digits for hours, two for minutes.
        Returns an int, for instance 330 for '+05:30'.
        """,
        """
        if offset == "Z":
            return 0
        digits = offset[1:].replace(":", "")
        minutes = int(digits[:2]) * 60 + int(digits[2:])
        return -minutes if offset[0] == "-" else minutes
        ---
        match = re.fullmatch(r"([+-])(\\d\\d):?(\\d\\d)", offset)
        if match is None:
            return 0
        sign = -1 if match[1] == "-" else 1
        return sign * (int(match[2]) * 60 + int(match[3]))
        """,
        lambda r: (_offset(r),),
        "import re",
    ),
    made(
        "measures.local_time",
        "local_time time_in_zone convert_time_zone",
        "minutes: int; source: int; target: int",
        "tuple[int, int]",
        """
        Convert a time of day in {minutes} between zones, given by their UTC offsets in minutes: (minutes, \
        day shift).
        time zone conversion with offsets; the second number is -1, 0 or 1 for the day
        Given minutes since midnight in one zone, return those in another and by how many days the date \
        changes.
        What time is it there? Subtract the old offset, add the new one, wrap at 1440 minutes.
        When I call at this time, which clock time is it at the other end, and is it yesterday or tomorrow?
        Returns (minutes from 0 to 1439, change of the day).
        """,
        """
        shifted = minutes - source + target
        return shifted % 1440, shifted // 1440
        ---
        shifted = minutes - source + target
        day = 0
        while shifted < 0:
            shifted += 1440
            day -= 1
        while shifted >= 1440:
            shifted -= 1440
            day += 1
        return shifted, day
        """,
        lambda r: (r.randint(0, 1439), r.choice((0, 60, -300, 540)), r.choice((0, 60, 120, -480, 330))),
    ),
    made(
        "measures.rgb_to_hsl",
        "rgb_to_hsl hsl_of_rgb color_to_hsl",
        "red: int; green: int; blue: int",
        "tuple[int, int, int]",
        """
        Convert {red}, {green}, {blue} (0 to 255) to hue in degrees, saturation and lightness in percent.
        RGB to HSL, all rounded to ints
        Given a color as three numbers, return (hue, saturation, lightness) as whole numbers.
        Which hue, saturation and lightness does a screen color have? Grey has hue 0 and saturation 0.
        Turn color channels into degrees on the color wheel and two percentages.
        Returns ints; the hue is between 0 and 360.
        """,
        """
        hue, light, saturation = colorsys.rgb_to_hls(red / 255, green / 255, blue / 255)
        return round(hue * 360), round(saturation * 100), round(light * 100)
        ---
        color = colorsys.rgb_to_hls(*(channel / 255 for channel in (red, green, blue)))
        return round(color[0] * 360), round(color[2] * 100), round(color[1] * 100)
        """,
        _color,
        "import colorsys",
    ),
    made(
        "measures.short_hex",
        "expand_short_hex long_hex_color normalize_hex",
        "color: str",
        "str",
        """
        Write a hex {color} with six lower-case digits: '#F80' becomes '#ff8800', the '#' may be missing.
        expand a short hex color
        Given a color code of 3 or 6 hex digits, return '#' and six small digits; each short digit is doubled.
        Normalize web colors so that #FFF and ffffff look the same.
        How do I get the long form of a CSS color code?
        Returns a text of 7 characters beginning with '#'.
        """,
        """
        digits = color.lstrip("#").lower()
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        return "#" + digits
        ---
        digits = color.removeprefix("#").lower()
        if len(digits) == 6:
            return "#" + digits
        a, b, c = digits
        return f"#{a}{a}{b}{b}{c}{c}"
        """,
        lambda r: (r.choice(("", "#")) + "".join(r.choice("0F8a3Cde") for _ in range(r.choice((3, 6)))),),
    ),
    made(
        "measures.mix_colors",
        "mix_colors blend_colors average_color",
        "first: tuple[int, int, int]; second: tuple[int, int, int]",
        "tuple[int, int, int]",
        """
        Mix two RGB colors half and half: the mean of each channel, rounded down.
        blend two colors
        Given two colors as (red, green, blue), return the color in the middle, whole numbers.
        What do I get from equal parts of both paints on a screen? Cut off halves.
        Average the channels of {first} and {second}.
        Returns a tuple of three ints.
        """,
        """
        return tuple((a + b) // 2 for a, b in zip(first, second))
        ---
        red = (first[0] + second[0]) // 2
        green = (first[1] + second[1]) // 2
        blue = (first[2] + second[2]) // 2
        return red, green, blue
        """,
        lambda r: (_color(r), _color(r)),
    ),
    made(
        "measures.lighten",
        "lighten brighten_color tint",
        "color: tuple[int, int, int]; percent: int",
        "tuple[int, int, int]",
        """
        Move every channel of {color} by {percent} percent of the way to 255, rounded down.
        lighten an RGB color
        Given a color and a percentage, make it brighter: 0 changes nothing and 100 gives white.
        How can I get a paler tint of a color? Add that share of what is missing to 255.
        Mix a color with white.
        Returns (red, green, blue) as ints.
        """,
        """
        return tuple(channel + (255 - channel) * percent // 100 for channel in color)
        ---
        lighter = []
        for channel in color:
            lighter.append(channel + (255 - channel) * percent // 100)
        return tuple(lighter)
        """,
        lambda r: (_color(r), r.choice((0, 10, 20, 50, 100))),
    ),
    made(
        "measures.text_color",
        "text_color readable_text_color black_or_white",
        "red: int; green: int; blue: int",
        "str",
        """
        Return 'black' if 299 * {red} + 587 * {green} + 114 * {blue} is at least 128000, otherwise 'white'.
        'black' or 'white' text on a background, weights 299, 587, 114, limit 128000
        Given a background color, choose 'black' for bright ones (299 r + 587 g + 114 b >= 128000), else \
        'white'.
        Which text color is readable on this background? Compare 299 r + 587 g + 114 b with 128000.
        Pick contrast: 'white' on dark, 'black' on light, by the weighted sum 299, 587, 114 and the limit \
        128000.
        Returns 'white' below 128000 and 'black' from there on, the channels weighted 299, 587 and 114.
        """,
        """
        luma = 299 * red + 587 * green + 114 * blue
        return "black" if luma >= 128000 else "white"
        ---
        weights = (299, 587, 114)
        total = sum(weight * value for weight, value in zip(weights, (red, green, blue)))
        if total < 128000:
            return "white"
        return "black"
        """,
        _color,
    ),
    made(
        "measures.closest_color",
        "closest_color nearest_color_name name_color",
        "color: tuple[int, int, int]; palette: dict[str, tuple[int, int, int]]",
        "str",
        """
        Name in {palette} whose RGB value is closest to {color}, by squared distance; the first on a tie.
        nearest named color
        Given a color and named ones, return the name with the least sum of squared channel differences.
        What is this color called? Compare red, green and blue with each entry.
        Match a pixel with a small set of colors; earlier ones win ties.
        Returns a key of {palette}.
        """,
        """
        return min(palette, key=lambda name: sum((a - b) ** 2 for a, b in zip(color, palette[name])))
        ---
        best, best_distance = "", math.inf
        for name, other in palette.items():
            distance = sum((a - b) ** 2 for a, b in zip(color, other))
            if distance < best_distance:
                best, best_distance = name, distance
        return best
        """,
        lambda r: (
            (r.randint(0, 9), r.randint(0, 9), 0),
            {name: (r.randint(0, 9), r.choice((0, 9)), 0) for name in "abc"[: r.randint(1, 2)]},
        ),
        "import math",
    ),
    made(
        "measures.channel_parts",
        "hex_to_percent channel_percentages rgb_percentages",
        "color: str",
        "tuple[int, int, int]",
        """
        Red, green and blue of a hex {color} like '#ff8000' in percent of 255, rounded down.
        hex color to channel percentages
        Given '#rrggbb', return how strong each channel is from 0 to 100, without decimals.
        How many percent of red, green and blue light are in the color?
        Express color channels as whole percentages, cut not rounded.
        Returns a tuple of three ints.
        """,
        """
        return tuple(int(color[i:i + 2], 16) * 100 // 255 for i in (1, 3, 5))
        ---
        red, green, blue = bytes.fromhex(color[1:])
        return red * 100 // 255, green * 100 // 255, blue * 100 // 255
        """,
        lambda r: (_hex(r),),
    ),
    made(
        "measures.fall_time",
        "fall_time seconds_to_fall drop_time",
        "height: int",
        "float",
        """
        Seconds until something dropped from {height} meters hits the ground, g = 9.81, rounded to 2 decimals.
        free fall time: sqrt(2h / 9.81)
        Given a height in meters, return the square root of 2 * height / 9.81, two decimals.
        How long does a stone fall without air? Use 9.81 for gravity and round to two decimals.
        Duration of a free fall (g is 9.81 m/s2), 2 decimals.
        Returns sqrt(2 * {height} / 9.81) rounded to two decimals.
        """,
        """
        return round(math.sqrt(2 * height / 9.81), 2)
        ---
        return round((2 * height / 9.81) ** 0.5, 2)
        """,
        lambda r: (r.choice((0, 1, 10, 100, r.randint(0, 300))),),
        "import math",
    ),
    made(
        "measures.kinetic_energy",
        "kinetic_energy energy_of_motion motion_energy",
        "mass: float; speed: float",
        "float",
        """
        Kinetic energy in joules: half of {mass} times {speed} squared.
        0.5 * m * v^2
        Given a mass in kg and a velocity in m/s, return the energy of the motion.
        How much energy does a moving car have?
        Compute one half of the mass multiplied by the square of the velocity.
        Returns joules as a float.
        """,
        """
        return 0.5 * mass * speed ** 2
        ---
        return mass * speed * speed / 2
        """,
        lambda r: (r.randint(0, 40) / 2, r.randint(0, 20) / 2),
    ),
    made(
        "measures.ohms_law",
        "ohms_law missing_electric_value solve_ohm",
        "volts: float | None; amperes: float | None; ohms: float | None",
        "float",
        """
        Exactly one of the three is None; compute it with volts = amperes * ohms, rounded to 2 decimals.
        Ohm's law, whichever of voltage, current, resistance is missing
        Given two of voltage, current and resistance, return the third one; the unknown is None.
        Solve U = R * I for the quantity that I do not know.
        Which value is missing in the circuit? Multiply or divide the two that are known, 2 decimals.
        Returns the missing number: a product for volts, a quotient for the other two.
        """,
        """
        if volts is None:
            return round(amperes * ohms, 2)
        if amperes is None:
            return round(volts / ohms, 2)
        return round(volts / amperes, 2)
        ---
        if volts is not None and ohms is not None:
            return round(volts / ohms, 2)
        if volts is not None and amperes is not None:
            return round(volts / amperes, 2)
        return round(amperes * ohms, 2)
        """,
        lambda r: r.choice(
            (
                (None, r.randint(1, 20) / 2, r.randint(1, 50) * 1.0),
                (r.randint(1, 240) * 1.0, None, r.randint(1, 50) * 1.0),
                (r.randint(1, 240) * 1.0, r.randint(1, 20) / 2, None),
            )
        ),
    ),
    made(
        "measures.resistors",
        "total_resistance resistors_together combined_resistance",
        "resistors: list[int]; parallel: bool",
        "float",
        """
        Resistance of {resistors} in series (their sum) or {parallel} (reciprocal of the sum of reciprocals).
        combine resistors, rounded to 2 decimals, 0.0 without any
        Given positive ohm values, return the total resistance of the chain or of the parallel circuit.
        What do several resistors act like together? In a row they add up, side by side 1/R adds up.
        Replace a group of resistors by one, 2 decimals; an empty list gives 0.0.
        Returns ohms as a float.
        """,
        """
        if not resistors:
            return 0.0
        if parallel:
            return round(1 / sum(1 / ohm for ohm in resistors), 2)
        return float(sum(resistors))
        ---
        total = 0.0
        for ohm in resistors:
            total += 1 / ohm if parallel else ohm
        if parallel and total:
            total = 1 / total
        return round(total, 2)
        """,
        lambda r: ([r.choice((10, 20, r.randint(1, 90))) for _ in range(r.randint(0, 4))], r.random() < 0.5),
    ),
    made(
        "measures.ph_kind",
        "ph_kind acid_or_base describe_ph",
        "ph: float",
        "str",
        """
        'acidic' for a {ph} below 7, 'neutral' at 7 and 'basic' above; 'invalid' outside of 0 to 14.
        acidic, neutral or basic by pH, 7 is neutral
        Given a pH value, classify the solution as 'acidic' (under 7), 'neutral' (7) or 'basic'; 'invalid' \
        if not 0-14.
        Is the liquid an acid or a base? Say acidic, neutral, basic, or invalid for values not from 0 to 14.
        Name what litmus paper would show: below 7 'acidic', 7 'neutral', above 7 'basic', impossible \
        'invalid'.
        Returns one of 'acidic', 'neutral', 'basic' and 'invalid'.
        """,
        """
        if ph < 0 or ph > 14:
            return "invalid"
        if ph < 7:
            return "acidic"
        return "neutral" if ph == 7 else "basic"
        ---
        if not 0 <= ph <= 14:
            return "invalid"
        return "acidic" if ph < 7 else "basic" if ph > 7 else "neutral"
        """,
        lambda r: (r.choice((7.0, 0.0, 14.0, -1.0, 14.5, r.randint(0, 140) / 10)),),
    ),
    made(
        "measures.molar_mass",
        "molar_mass mass_of_molecule molecule_weight",
        "formula: str; masses: dict[str, int]",
        "int",
        """
        Molar mass of a {formula} such as 'H2O' with one-letter elements, from the {masses} of the atoms.
        molecule weight; a digit after a letter multiplies it
        Given a chemical formula of capital letters with optional single digits, add up the atomic masses.
        How heavy is one mole of water? Look up each letter and multiply by the digit behind it, if there \
        is one.
        Sum of atoms in a molecule; no digit means one atom, the empty formula weighs 0.
        Returns an int.
        """,
        """
        total = 0
        for i, char in enumerate(formula):
            if char.isalpha():
                count = formula[i + 1:i + 2]
                total += masses[char] * (int(count) if count.isdigit() else 1)
        return total
        ---
        return sum(masses[atom] * int(count or 1) for atom, count in re.findall("([A-Z])([0-9]?)", formula))
        """,
        lambda r: (
            "".join(r.choice("HOC") + r.choice(("", "", "2", "3", "6")) for _ in range(r.randint(0, 3))),
            {"H": 1, "C": 12, "O": 16},
        ),
        "import re",
    ),
    made(
        "measures.count_atoms",
        "count_atoms atoms_in_formula parse_formula",
        "formula: str",
        "dict[str, int]",
        """
        Count the atoms in a chemical {formula} without parentheses: 'C2H6O' gives C 2, H 6, O 1.
        parse a molecule formula
        Given element symbols (a capital, perhaps a small letter) with optional numbers, count each element.
        Which atoms are in NaCl or H2SO4, and how many? Elements that occur twice are added up.
        Split a formula into elements and counts; a missing number means 1, empty text gives {{}}.
        Returns a dict from symbol to count in order of appearance.
        """,
        """
        counts: dict[str, int] = {}
        for symbol, number in re.findall("([A-Z][a-z]?)([0-9]*)", formula):
            counts[symbol] = counts.get(symbol, 0) + int(number or 1)
        return counts
        ---
        counts = Counter()
        for match in re.finditer(r"(?P<symbol>[A-Z][a-z]?)(?P<count>\\d*)", formula):
            counts[match["symbol"]] += int(match["count"]) if match["count"] else 1
        return dict(counts)
        """,
        lambda r: (
            "".join(
                r.choice(("H", "O", "Na", "Cl", "C")) + r.choice(("", "", "2", "4", "12"))
                for _ in range(r.randint(0, 3))
            ),
        ),
        ("import re", "from collections import Counter"),
    ),
    made(
        "measures.half_life",
        "remaining_after_half_lives half_life_amount radioactive_rest",
        "amount: float; half_life: int; time: int",
        "float",
        """
        What remains of {amount} after {time} if half of it disappears every {half_life}? 2 decimals.
        radioactive decay
        Given a starting amount, a half-life and a time in the same unit, return the rest.
        How much caffeine is still in the blood after some hours?
        Exponential decay: multiply by one half to the power of time / half-life.
        Returns a float rounded to two decimals.
        """,
        """
        return round(amount * 0.5 ** (time / half_life), 2)
        ---
        periods = time / half_life
        return round(amount * math.pow(0.5, periods), 2)
        """,
        lambda r: (
            r.choice((0.0, 100.0, r.randint(1, 400) / 2)),
            r.choice((1, 2, 5, 8)),
            r.choice((0, 5, 10, r.randint(0, 30))),
        ),
        "import math",
    ),
    made(
        "measures.dilute",
        "water_to_add dilution_water dilute",
        "volume: int; percent: int; wanted: int",
        "float | None",
        """
        Water to add to {volume} of a {percent} percent solution to get {wanted} percent; None if impossible.
        dilution, rounded to 2 decimals
        Given the amount and strength of a solution and a lower wanted strength, return how much water it \
        takes.
        How do I thin an acid from one concentration down to another?
        The dissolved stuff stays the same: volume * percent / wanted is the new volume.
        Returns new volume minus old, or None if {wanted} is 0 or higher than {percent}.
        """,
        """
        if wanted <= 0 or wanted > percent:
            return None
        return round(volume * percent / wanted - volume, 2)
        ---
        return round(volume * percent / wanted - volume, 2) if 0 < wanted <= percent else None
        """,
        lambda r: (
            r.choice((100, 500, r.randint(1, 300))),
            r.choice((10, 40, 96)),
            r.choice((0, 5, 10, 20, 50)),
        ),
    ),
    made(
        "measures.bmi",
        "bmi body_mass_index compute_bmi",
        "kilograms: float; meters: float",
        "float | None",
        """
        Body mass index: {kilograms} divided by {meters} squared, 1 decimal; None for a height of 0 or less.
        BMI from weight and height
        Given weight in kg and height in m, return the weight over the squared height.
        Am I too heavy for my size? Compute the number, rounded to one decimal.
        Weight divided by height times height; a height that is not positive gives None.
        Returns a float with one decimal or None.
        """,
        """
        if meters <= 0:
            return None
        return round(kilograms / (meters * meters), 1)
        ---
        return round(kilograms / (meters * meters), 1) if meters > 0 else None
        """,
        lambda r: (r.randint(80, 240) / 2, r.choice((0.0, 1.5, 2.0, r.randint(120, 210) / 100))),
    ),
    made(
        "measures.heart_zones",
        "heart_rate_zones training_zones pulse_zones",
        "age: int",
        "list[int]",
        """
        Limits of the heart rate zones for {age}: 50, 60, 70, 80, 90 percent of 220 minus age, rounded down.
        training pulse zones, 220 - age times 50 to 90 percent
        Given an age, the maximum pulse is 220 minus it; return 50, 60, 70, 80 and 90 percent of that as ints.
        At which pulse do my training zones begin? They start at 50, 60, 70, 80 and 90 percent of 220 - age.
        Compute five limits from the maximum heart rate 220 - age in steps of ten percent from 50 on, cut \
        to ints.
        Returns a list of five ints: 50% to 90% of (220 - {age}).
        """,
        """
        highest = 220 - age
        return [highest * percent // 100 for percent in range(50, 100, 10)]
        ---
        limits = []
        for percent in (50, 60, 70, 80, 90):
            limits.append((220 - age) * percent // 100)
        return limits
        """,
        lambda r: (r.choice((20, 40, r.randint(10, 90))),),
    ),
    made(
        "measures.calories_of_meal",
        "calories_of_meal meal_calories total_kcal",
        "meal: dict[str, int]; per_100: dict[str, int]",
        "int",
        """
        Calories of a {meal} (food -> grams) with a table of calories per 100 grams, rounded down at the end.
        kcal of a meal
        Given grams of each food and the energy in 100 grams, add everything up; unknown food counts 0.
        How many calories did I eat? Divide by 100 only once, after summing.
        Energy of a plate of food from a nutrition table.
        Returns the total as an int without decimals.
        """,
        """
        return sum(grams * per_100.get(food, 0) for food, grams in meal.items()) // 100
        ---
        total = 0
        for food in meal:
            if food in per_100:
                total += meal[food] * per_100[food]
        return total // 100
        """,
        lambda r: (
            {
                food: r.choice((50, 100, r.randint(1, 250)))
                for food in r.sample(("rice", "egg"), r.randint(0, 2))
            },
            {food: r.randint(20, 400) for food in r.sample(("rice", "egg"), r.randint(1, 2))},
        ),
    ),
    made(
        "measures.macro_calories",
        "macro_calories calories_from_macros food_energy",
        "protein: int; carbs: int; fat: int",
        "int",
        """
        Calories of {protein}, {carbs} and {fat} in grams: 4, 4 and 9 per gram.
        kcal from macros: protein 4, carbs 4, fat 9
        Given grams of the three nutrients, count 4 kcal for protein and carbohydrates and 9 for fat.
        How many calories are in the food? A gram of fat has 9, a gram of protein or carbohydrate 4.
        Energy value with the factors 4 (protein), 4 (carbs), 9 (fat).
        Returns 4 * ({protein} + {carbs}) + 9 * {fat}.
        """,
        """
        return 4 * (protein + carbs) + 9 * fat
        ---
        return protein * 4 + carbs * 4 + fat * 9
        ---
        return sum(grams * kcal for grams, kcal in ((protein, 4), (carbs, 4), (fat, 9)))
        """,
        lambda r: (r.randint(0, 60), r.randint(0, 90), r.choice((0, r.randint(0, 40)))),
    ),
    made(
        "measures.water_goal",
        "glasses_left glasses_to_drink water_goal",
        "kilograms: int; drunk: int",
        "int",
        """
        Glasses of 250 ml still to drink: the goal is 35 ml per kilogram of {kilograms}, {drunk} ml are done.
        remaining glasses (250 ml) of water, 35 ml per kg
        Given body weight and milliliters drunk, count the 250 ml glasses until 35 ml per kg are reached, \
        rounded up.
        How many more glasses of water today? A glass is 250 ml, the goal 35 ml for each kilogram; 0 if \
        reached.
        Drinking reminder with 35 ml per kg and 250 ml glasses, rounding up, never negative.
        Returns the number of 250 ml glasses missing to 35 ml times {kilograms}, at least 0.
        """,
        """
        missing = max(0, kilograms * 35 - drunk)
        return -(-missing // 250)
        ---
        glasses = 0
        while drunk < kilograms * 35:
            drunk += 250
            glasses += 1
        return glasses
        """,
        lambda r: (r.randint(40, 100), r.choice((0, 500, 1500, r.randint(0, 4000)))),
    ),
    made(
        "measures.shares_of_sum",
        "normalize_to_sum_one to_probabilities scale_to_probabilities",
        "weights: list[int]",
        "list[float]",
        """
        Divide {weights} by their sum so that they add up to 1, 3 decimals; all 0 gives equal parts.
        weights to probabilities
        Given non-negative numbers, turn them into probabilities; if all are zero everyone gets the same.
        Normalize counts to a distribution.
        How likely is each choice if it is drawn by weight? Uniform when the total is 0.
        Returns weight / total for each, rounded to three decimals.
        """,
        """
        total = sum(weights)
        if total == 0:
            return [round(1 / len(weights), 3) for _ in weights]
        return [round(weight / total, 3) for weight in weights]
        ---
        total = sum(weights)
        result = []
        for weight in weights:
            result.append(round(weight / total if total else 1 / len(weights), 3))
        return result
        """,
        lambda r: (
            [r.choice((0, r.randint(0, 9))) for _ in range(r.randint(0, 4))]
            if r.random() < 0.85
            else [0] * r.randint(1, 4),
        ),
    ),
    made(
        "measures.confusion_counts",
        "confusion_counts confusion_matrix_counts true_false_positives",
        "predicted: list[int]; actual: list[int]",
        "tuple[int, int, int, int]",
        """
        Count true positives, false positives, false negatives and true negatives; 1 is positive, 0 negative.
        confusion matrix of a binary classifier as (tp, fp, fn, tn)
        Given predictions and truths of 0 and 1, count the four kinds of outcomes.
        How often was the model right or wrong with yes and with no? Order: tp, fp, fn, tn.
        Compare {predicted} with {actual} pair by pair.
        Returns a tuple of four counts (hits, false alarms, misses, correct rejections).
        """,
        """
        pairs = list(zip(predicted, actual))
        return pairs.count((1, 1)), pairs.count((1, 0)), pairs.count((0, 1)), pairs.count((0, 0))
        ---
        tp = fp = fn = tn = 0
        for guess, truth in zip(predicted, actual):
            if guess and truth:
                tp += 1
            elif guess:
                fp += 1
            elif truth:
                fn += 1
            else:
                tn += 1
        return tp, fp, fn, tn
        """,
        _labels,
    ),
    made(
        "measures.precision",
        "precision precision_score positive_predictive_value",
        "predicted: list[int]; actual: list[int]",
        "float",
        """
        Share of the predicted 1s that are really 1, rounded to 2 decimals; 0.0 if nothing was predicted as 1.
        precision of a classifier
        Given predictions and truths of 0 and 1, divide the true positives by all positive predictions.
        How far can I trust the alarms? Correct alarms over all alarms.
        Precision score: hits among what was selected, 0.0 without a selection.
        Returns tp / (tp + fp) with two decimals.
        """,
        """
        chosen = [truth for guess, truth in zip(predicted, actual) if guess == 1]
        return round(sum(chosen) / len(chosen), 2) if chosen else 0.0
        ---
        hits = sum(1 for guess, truth in zip(predicted, actual) if guess == truth == 1)
        alarms = predicted.count(1)
        if alarms == 0:
            return 0.0
        return round(hits / alarms, 2)
        """,
        _labels,
    ),
    made(
        "measures.recall",
        "recall_score recall sensitivity",
        "predicted: list[int]; actual: list[int]",
        "float",
        """
        Share of the actual 1s that were predicted as 1, rounded to 2 decimals; 0.0 if there are none.
        recall of a classifier, also called sensitivity
        Given predictions and truths of 0 and 1, divide the true positives by all that are really positive.
        How many of the sick were found by the test?
        Hits over hits plus misses, 0.0 when there was nothing to find.
        Returns tp / (tp + fn) with two decimals.
        """,
        """
        found = [guess for guess, truth in zip(predicted, actual) if truth == 1]
        return round(sum(found) / len(found), 2) if found else 0.0
        ---
        hits = misses = 0
        for guess, truth in zip(predicted, actual):
            if truth == 1:
                if guess == 1:
                    hits += 1
                else:
                    misses += 1
        return round(hits / (hits + misses), 2) if hits + misses else 0.0
        """,
        _labels,
    ),
    made(
        "measures.f_score",
        "f1_score f_score f_measure",
        "precision: float; recall: float",
        "float",
        """
        F1 score: harmonic mean of {precision} and {recall}, rounded to 2 decimals; 0.0 if both are 0.
        F1 from precision and recall
        Given precision and recall, return 2 * p * r / (p + r).
        Combine two quality measures of a classifier to one number.
        How good is the model overall? The harmonic mean of both rates; 0.0 when their sum is zero.
        Returns a float with two decimals.
        """,
        """
        if precision + recall == 0:
            return 0.0
        return round(2 * precision * recall / (precision + recall), 2)
        ---
        total = precision + recall
        return round(2 * precision * recall / total, 2) if total else 0.0
        """,
        lambda r: (r.choice((0.0, 1.0, r.randint(0, 20) / 20)), r.choice((0.0, r.randint(0, 20) / 20))),
    ),
    made(
        "measures.one_hot_all",
        "one_hot_encode one_hot_rows dummy_variables",
        "labels: list[str]",
        "list[list[int]]",
        """
        One-hot encode {labels}: a row of 0 with a single 1 per label, columns in alphabetical order.
        labels to one-hot rows
        Given category names, return for each a list with a 1 in the column of its category.
        Turn categories into dummy columns; the columns are the distinct names sorted.
        How do I feed words as categories to a model? One column per different label.
        Returns as many rows as labels, [] for none.
        """,
        """
        columns = sorted(set(labels))
        return [[1 if label == column else 0 for column in columns] for label in labels]
        ---
        columns = sorted(set(labels))
        rows = []
        for label in labels:
            row = [0] * len(columns)
            row[columns.index(label)] = 1
            rows.append(row)
        return rows
        """,
        lambda r: ([r.choice(("b", "a", "c")) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "measures.label_codes",
        "label_codes encode_labels labels_to_numbers",
        "labels: list[str]",
        "tuple[list[int], list[str]]",
        """
        Replace each label by a number in order of first appearance; return the codes and the distinct labels.
        factorize: categories to integer codes
        Given names, number the different ones from 0 as they come up, and list them.
        How do I turn text categories into ints and back again?
        Encode repeated strings as small numbers plus a table of what they mean.
        Returns (codes, names) so that names[code] is the label.
        """,
        """
        names = list(dict.fromkeys(labels))
        return [names.index(label) for label in labels], names
        ---
        codes: dict[str, int] = {}
        result = []
        for label in labels:
            result.append(codes.setdefault(label, len(codes)))
        return result, list(codes)
        """,
        lambda r: ([r.choice(("red", "tea", "a")) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "measures.bin_index",
        "bin_index which_bin bin_number",
        "value: float; edges: list[int]",
        "int",
        """
        Number of the bin for {value} between ascending {edges}: how many edges are not above it.
        index of a bin, 0 below the first edge
        Given bin borders, tell into which bin a value falls; a value on a border belongs to the bin above.
        Discretize a measurement by its limits: count the limits that it has reached.
        Which class does the number belong to?
        Returns 0 below all edges and len(edges) from the last one on.
        """,
        """
        return bisect_right(edges, value)
        ---
        return sum(1 for edge in edges if edge <= value)
        ---
        index = 0
        while index < len(edges) and value >= edges[index]:
            index += 1
        return index
        """,
        lambda r: (r.choice((10, 20, r.randint(0, 80) / 2)), [10, 20, 25, 30][: r.randint(0, 4)]),
        "from bisect import bisect_right",
    ),
    made(
        "measures.train_test_split",
        "split_train_test train_test_split hold_out_every",
        "rows: list[int]; every: int",
        "tuple[list[int], list[int]]",
        """
        Put every {every}-th of {rows}, beginning with the first, into the test part, all others into \
        training.
        train/test split by index, as (train, test)
        Given data and a step, hold out the rows whose index is divisible by it.
        Divide examples into training and test data without randomness.
        Which rows are for learning and which for checking? Index 0, {every}, 2 * {every} ... are for \
        checking.
        Returns (training rows, test rows), both in order.
        """,
        """
        train = [row for i, row in enumerate(rows) if i % every]
        return train, rows[::every]
        ---
        train, test = [], []
        for i, row in enumerate(rows):
            if i % every == 0:
                test.append(row)
            else:
                train.append(row)
        return train, test
        """,
        lambda r: (draw.ints(r, 0, 7, 0, 30), r.choice((2, 3, 4, 5))),
    ),
    made(
        "measures.folds",
        "make_folds k_folds cross_validation_folds",
        "count: int; folds: int",
        "list[list[int]]",
        """
        Deal the indices 0 to {count} - 1 into {folds} groups in turn: 0 to the first, 1 to the second, ...
        indices of k folds
        Given a number of examples and of folds, assign the examples round-robin.
        Which examples belong to which part in cross-validation? Index i goes to part i modulo {folds}.
        Split positions into parts whose sizes differ by at most one.
        Returns a list of {folds} lists of ascending indices, some perhaps empty.
        """,
        """
        return [list(range(start, count, folds)) for start in range(folds)]
        ---
        groups: list[list[int]] = [[] for _ in range(folds)]
        for i in range(count):
            groups[i % folds].append(i)
        return groups
        """,
        lambda r: (r.choice((0, r.randint(1, 10))), r.randint(1, 4)),
    ),
    made(
        "measures.nearest_neighbour_label",
        "nearest_label predict_nearest one_nearest_neighbor",
        "value: int; examples: list[tuple[int, str]]",
        "str | None",
        """
        Label of the example (number, label) that is closest to {value}; the first on a tie, None without any.
        1-nearest-neighbor classifier
        Given labelled numbers, predict the label of a new one from the nearest.
        What is it most similar to? Compare distances on the number line; earlier {examples} win ties.
        Classify by the closest known example.
        Returns a label or None if there are no examples.
        """,
        """
        if not examples:
            return None
        return min(examples, key=lambda example: abs(example[0] - value))[1]
        ---
        best = None
        smallest = math.inf
        for number, label in examples:
            if abs(number - value) < smallest:
                smallest = abs(number - value)
                best = label
        return best
        """,
        lambda r: (
            r.randint(0, 12),
            [(r.randint(0, 12), r.choice("abc")) for _ in range(r.choice((0, 1, 2, 3)))],
        ),
        "import math",
    ),
    made(
        "measures.sigmoid",
        "sigmoid logistic squash",
        "x: float",
        "float",
        """
        Logistic function of {x}: 1 / (1 + e^-x), rounded to 4 decimals.
        sigmoid
        Given any number, squash it into the range from 0 to 1; 0 gives 0.5.
        Activation of a neuron with the S-shaped curve.
        Turn a score into a probability.
        Returns 1 / (1 + exp(-x)) with four decimals.
        """,
        """
        return round(1 / (1 + math.exp(-x)), 4)
        ---
        power = math.e ** -x
        return round(1 / (1 + power), 4)
        """,
        lambda r: (r.choice((0.0, 1.0, -1.0, r.randint(-16, 16) / 2)),),
        "import math",
    ),
    made(
        "measures.relu",
        "relu rectify positive_part",
        "values: list[float]",
        "list[float]",
        """
        Replace every negative number in {values} by 0.0.
        ReLU of a list
        Given activations, keep the positive ones and set the others to zero.
        Rectify a signal: nothing goes below 0.0.
        How do I cut off everything under zero, number by number?
        Returns max(0.0, value) for each value.
        """,
        """
        return [max(0.0, value) for value in values]
        ---
        result = []
        for value in values:
            result.append(value if value > 0 else 0.0)
        return result
        """,
        lambda r: ([value + 0.0 for value in (r.randint(-20, 20) / 4 for _ in range(r.randint(0, 5)))],),
    ),
    made(
        "measures.numeric_slope",
        "numeric_slopes difference_quotients finite_differences",
        "ys: list[float]; step: float",
        "list[float]",
        """
        Slopes between neighbouring {ys} that are {step} apart on the x axis, rounded to 2 decimals.
        finite differences
        Given values at equal distances, approximate the derivative: differences divided by the step.
        How fast does the curve rise from point to point?
        Speed from positions measured at regular times.
        Returns one float fewer than {ys}, [] for less than two values.
        """,
        """
        return [round((b - a) / step, 2) for a, b in zip(ys, ys[1:])]
        ---
        slopes = []
        for i in range(1, len(ys)):
            slopes.append(round((ys[i] - ys[i - 1]) / step, 2))
        return slopes
        """,
        lambda r: ([r.randint(0, 20) / 2 for _ in range(r.randint(0, 4))], r.choice((0.5, 1.0, 2.0, 0.25))),
    ),
    made(
        "measures.gradient_descent",
        "descend_parabola gradient_descent minimize_square",
        "start: float; target: float; rate: float; steps: int",
        "float",
        """
        Gradient descent on (x - {target})^2 from {start}: {steps} times subtract {rate} * 2 * (x - target).
        gradient descent on a parabola, rounded to 4 decimals
        Given a starting point, a minimum and a learning rate, do the steps and return where x is then.
        How close does the search get to the lowest point? The slope is 2 * (x - target).
        Minimize a squared distance step by step.
        Returns x after all steps with four decimals.
        """,
        """
        x = start
        for _ in range(steps):
            x -= rate * 2 * (x - target)
        return round(x, 4)
        ---
        x = start
        while steps > 0:
            slope = 2 * (x - target)
            x = x - rate * slope
            steps -= 1
        return round(x, 4)
        """,
        lambda r: (
            r.randint(0, 20) / 2,
            r.randint(0, 10) * 1.0,
            r.choice((0.1, 0.25, 0.5, 0.05)),
            r.randint(0, 5),
        ),
    ),
    made(
        "measures.area_under_samples",
        "area_under_curve trapezoid_rule integrate_samples",
        "ys: list[int]; step: int",
        "float",
        """
        Area under the points {ys}, which are {step} apart, by the trapezoid rule; 0.0 for less than two \
        points.
        trapezoid rule
        Given samples of a curve at equal distances, approximate its integral.
        How much water has flowed if I know the flow at regular times? Average two neighbours, times the step.
        Sum of the trapezoids between neighbouring samples.
        Returns a float.
        """,
        """
        return float(sum((a + b) / 2 * step for a, b in zip(ys, ys[1:])))
        ---
        area = 0.0
        for i in range(1, len(ys)):
            area += (ys[i - 1] + ys[i]) * step / 2
        return area
        """,
        lambda r: ([r.randint(0, 12) for _ in range(r.randint(0, 5))], r.randint(1, 5)),
    ),
    made(
        "measures.sensor_alarms",
        "alarm_positions threshold_alarms crossings_above",
        "readings: list[int]; limit: int",
        "list[int]",
        """
        Indices at which {readings} rise above {limit}: the reading before was not above it (or is missing).
        upward threshold crossings
        Given measured values, list where an alarm starts; staying above the limit is no new alarm.
        When did the temperature become too high? Only the moments of crossing, not every hot reading.
        Detect rising edges over a limit; a first reading above it counts.
        Returns 0-based positions, [] if the limit is never exceeded.
        """,
        """
        return [
            i for i, value in enumerate(readings) if value > limit and (i == 0 or readings[i - 1] <= limit)
        ]
        ---
        alarms = []
        above = False
        for i, value in enumerate(readings):
            if value > limit and not above:
                alarms.append(i)
            above = value > limit
        return alarms
        """,
        lambda r: (_readings(r), r.choice((18, 20, 21, 25))),
    ),
    made(
        "measures.thermostat",
        "thermostat_states heating_states hysteresis",
        "temperatures: list[int]; low: int; high: int",
        "list[bool]",
        """
        Heating on or off after each of {temperatures}: on below {low}, off above {high}, else as before; \
        first off.
        thermostat with hysteresis
        Given measured temperatures and two limits, tell after each one whether the heater runs.
        When does the boiler burn? It starts under {low} and stops over {high}; in between nothing changes.
        Switch with two thresholds so that it does not flicker; in the beginning it is off.
        Returns a list of bools, one per temperature.
        """,
        """
        states = []
        on = False
        for temperature in temperatures:
            if temperature < low:
                on = True
            elif temperature > high:
                on = False
            states.append(on)
        return states
        ---
        states: list[bool] = []
        for value in temperatures:
            before = states[-1] if states else False
            states.append(value < low or (before and value <= high))
        return states
        """,
        lambda r: (_readings(r, 0, 5), r.choice((18, 19, 20)), r.choice((20, 21, 22))),
    ),
    made(
        "measures.interpolate",
        "interpolate value_between linear_interpolation",
        "x: float; start: tuple[int, int]; end: tuple[int, int]",
        "float",
        """
        Height at {x} on the straight line through the points {start} and {end}, rounded to 2 decimals.
        linear interpolation
        Given two points with different x, find the y that belongs to a place between or beyond them.
        What was the value halfway between two measurements?
        Read a value off the line through two known points.
        Returns y as a float with two decimals.
        """,
        """
        (x1, y1), (x2, y2) = start, end
        return round(y1 + (y2 - y1) * (x - x1) / (x2 - x1), 2)
        ---
        span = end[0] - start[0]
        part = (x - start[0])
        return round(start[1] + (end[1] - start[1]) * part / span, 2)
        """,
        lambda r: (
            r.randint(0, 20) / 2,
            (r.randint(0, 4), r.randint(0, 20)),
            (r.randint(5, 10), r.randint(0, 20)),
        ),
    ),
    made(
        "measures.reject_outliers",
        "reject_outliers without_outliers drop_far_from_median",
        "values: list[int]; distance: int",
        "list[int]",
        """
        Keep the {values} that are at most {distance} away from their median.
        remove outliers by distance to the median
        Given measurements, drop those that differ from the middle value by more than {distance}.
        Throw away measuring errors; of an even number the median is the mean of the two in the middle.
        Which readings are plausible? Compare each with the median; [] stays [].
        Returns the remaining values in their order.
        """,
        """
        if not values:
            return []
        middle = median(values)
        return [value for value in values if abs(value - middle) <= distance]
        ---
        ordered = sorted(values)
        half = len(values) // 2
        kept = []
        for value in values:
            middle = ordered[half] if len(values) % 2 else (ordered[half - 1] + ordered[half]) / 2
            if abs(value - middle) <= distance:
                kept.append(value)
        return kept
        """,
        lambda r: (_readings(r), r.choice((0, 2, 5, 10))),
        "from statistics import median",
    ),
    made(
        "measures.battery_level",
        "battery_icon battery_bars charge_level",
        "percent: int",
        "str",
        """
        Battery bars for {percent}: one '#' for each full 20, filled with '-' to five; 'LOW' under 10.
        five-step battery display, LOW below 10
        Given a charge in percent, draw five places with '#' per full 20 percent and '-' for the rest, or \
        'LOW' below 10.
        How do I show the charge of a battery as text? Each 20 percent is a '#', empty is '-', under 10 say \
        'LOW'.
        Write '###--' for 60 to 79 percent; five characters, but 'LOW' if the charge is less than 10.
        Returns 'LOW' for less than 10, otherwise five characters of '#' (one per 20) and '-'.
        """,
        """
        if percent < 10:
            return "LOW"
        return ("#" * (percent // 20)).ljust(5, "-")
        ---
        if percent < 10:
            return "LOW"
        return "".join("#" if percent >= step else "-" for step in (20, 40, 60, 80, 100))
        """,
        lambda r: (r.choice((0, 9, 10, 19, 20, 99, 100, r.randint(0, 100))),),
    ),
    made(
        "measures.density",
        "density mass_per_volume floats_in_water",
        "mass: float; volume: float",
        "float | None",
        """
        Density: {mass} divided by {volume}, rounded to 3 decimals; None for a volume of 0 or less.
        mass per volume
        Given mass and volume, return how heavy one unit of volume is.
        How dense is the material? Without a positive volume there is no answer: None.
        Divide grams by cubic centimeters.
        Returns a float with three decimals or None.
        """,
        """
        if volume <= 0:
            return None
        return round(mass / volume, 3)
        ---
        return round(mass / volume, 3) if volume > 0 else None
        """,
        lambda r: (r.randint(0, 200) / 4, r.choice((0.0, 1.0, 2.5, r.randint(0, 40) / 4))),
    ),
    made(
        "measures.braking_distance",
        "stopping_distance braking_distance way_to_stop",
        "kmh: int",
        "float",
        """
        Stopping distance in meters by the rule of thumb: {kmh} / 10 * 3 plus the square of {kmh} / 10.
        reaction way (v / 10 * 3) plus braking way (v / 10 squared)
        Given a speed in km/h, add three times its tenth and the square of its tenth, 1 decimal.
        How far does a car go until it stands? Three times v / 10 to react, (v / 10) squared to brake; one \
        decimal.
        Driving school formula: (v / 10) * 3 + (v / 10) * (v / 10) meters, rounded to 1 decimal.
        Returns meters with one decimal: a tenth of the speed times 3 plus that tenth squared.
        """,
        """
        tenth = kmh / 10
        return round(3 * tenth + tenth ** 2, 1)
        ---
        reaction = kmh / 10 * 3
        braking = kmh / 10 * (kmh / 10)
        return round(reaction + braking, 1)
        """,
        lambda r: (r.choice((0, 10, 30, 50, 100, r.randint(0, 20) * 10)),),
    ),
    made(
        "measures.paint_needed",
        "cans_of_paint paint_needed buckets_for_walls",
        "walls: list[tuple[int, int]]; per_can: int",
        "int",
        """
        Cans of paint for {walls} (width, height) when one can covers {per_can} square meters; round up.
        paint cans for a room
        Given the sizes of walls and the coverage of a can, return the whole number of cans to buy.
        How much paint do I need to renovate? Add up the areas, divide, and take the next full can.
        Home improvement: cans for all surfaces together, 0 without walls.
        Returns the total area divided by {per_can}, rounded up.
        """,
        """
        area = sum(width * height for width, height in walls)
        return -(-area // per_can)
        ---
        area = 0
        for width, height in walls:
            area += width * height
        return math.ceil(area / per_can)
        """,
        lambda r: (
            [(r.randint(1, 6), r.randint(2, 4)) for _ in range(r.randint(0, 4))],
            r.choice((5, 8, 10, 12)),
        ),
        "import math",
    ),
)
