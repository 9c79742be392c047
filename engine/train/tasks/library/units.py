"""Conversions of units, not rounded: temperature, length, weight, volume, time, speed, angles, data."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _amount(r: Random) -> tuple[float]:
    return (r.choice((r.randint(0, 100), r.randint(1, 200) / 4, 0, 1)),)


def _degrees(r: Random) -> tuple[float]:
    return (r.choice((r.randint(-60, 120), r.randint(-80, 400) / 4, 0, 100, 32)),)


def _whole(r: Random) -> tuple[int]:
    return (r.choice((r.randint(0, 50), r.randint(0, 20000), 0, 1)),)


ENTRIES = (
    made(
        "units.celsius_to_fahrenheit",
        "to_fahrenheit celsius_to_fahrenheit c_to_f",
        "celsius: float",
        "float",
        """
        Convert {celsius} degrees to Fahrenheit, not rounded.
        times 9 over 5 plus 32
        Return a temperature in Celsius as Fahrenheit.
        How many degrees Fahrenheit is it?
        Compute C * 9 / 5 + 32.
        """,
        """
        return celsius * 9 / 5 + 32
        """,
        _degrees,
    ),
    made(
        "units.fahrenheit_to_celsius",
        "to_celsius fahrenheit_to_celsius f_to_c",
        "fahrenheit: float",
        "float",
        """
        Convert {fahrenheit} degrees to Celsius, not rounded.
        minus 32, times 5 over 9
        Return a temperature in Fahrenheit as Celsius.
        How many degrees Celsius is it?
        Compute (F - 32) * 5 / 9.
        """,
        """
        return (fahrenheit - 32) * 5 / 9
        """,
        _degrees,
    ),
    made(
        "units.celsius_to_kelvin",
        "celsius_to_kelvin c_to_k to_kelvin",
        "celsius: float",
        "float",
        """
        Convert {celsius} degrees to kelvin.
        plus 273.15
        Return a temperature in Celsius on the absolute scale.
        How many kelvin is that temperature?
        Add 273.15 to the degrees.
        """,
        """
        return celsius + 273.15
        """,
        _degrees,
    ),
    made(
        "units.kelvin_to_celsius",
        "kelvin_to_celsius k_to_c",
        "kelvin: float",
        "float",
        """
        Convert {kelvin} to degrees Celsius.
        minus 273.15
        Return an absolute temperature in Celsius.
        How warm is it in degrees Celsius?
        Subtract 273.15 from the kelvins.
        """,
        """
        return kelvin - 273.15
        """,
        _amount,
    ),
    made(
        "units.kelvin_to_fahrenheit",
        "kelvin_to_fahrenheit k_to_f",
        "kelvin: float",
        "float",
        """
        Convert {kelvin} to degrees Fahrenheit.
        absolute temperature in Fahrenheit
        Return (kelvin - 273.15) * 9 / 5 + 32.
        How warm is it in degrees Fahrenheit?
        First to Celsius, then to Fahrenheit.
        """,
        """
        return (kelvin - 273.15) * 9 / 5 + 32
        """,
        _amount,
    ),
    made(
        "units.fahrenheit_to_kelvin",
        "fahrenheit_to_kelvin f_to_k",
        "fahrenheit: float",
        "float",
        """
        Convert {fahrenheit} degrees to kelvin.
        Fahrenheit on the absolute scale
        Return (fahrenheit - 32) * 5 / 9 + 273.15.
        How many kelvin are so many degrees Fahrenheit?
        First to Celsius, then add 273.15.
        """,
        """
        return (fahrenheit - 32) * 5 / 9 + 273.15
        """,
        _degrees,
    ),
    made(
        "units.inches_to_cm",
        "inches_to_cm inch_to_cm in_to_cm",
        "inches: float",
        "float",
        """
        Convert {inches} from inches to centimeters.
        one inch is 2.54 cm
        Return a number of inches as centimeters.
        How many centimeters are so many inches?
        Conversion from inches into centimeters: one inch is 2.54 cm.
        """,
        """
        return inches * 2.54
        """,
        _amount,
    ),
    made(
        "units.cm_to_inches",
        "cm_to_inches centimeters_to_inches",
        "cm: float",
        "float",
        """
        Convert {cm} from centimeters to inches.
        2.54 cm are one inch
        Return a number of centimeters as inches.
        How many inches are so many centimeters?
        Conversion from centimeters into inches: 2.54 cm are one inch.
        """,
        """
        return cm / 2.54
        """,
        _amount,
    ),
    made(
        "units.feet_to_meters",
        "feet_to_meters ft_to_m",
        "feet: float",
        "float",
        """
        Convert {feet} from feet to meters.
        one foot is 0.3048 m
        Return a number of feet as meters.
        How many meters are so many feet?
        Conversion from feet into meters: one foot is 0.3048 m.
        """,
        """
        return feet * 0.3048
        """,
        _amount,
    ),
    made(
        "units.meters_to_feet",
        "meters_to_feet m_to_ft",
        "meters: float",
        "float",
        """
        Convert {meters} from meters to feet.
        one meter is 3.28084 feet
        Return a number of meters as feet.
        How many feet are so many meters?
        Conversion from meters into feet: one meter is 3.28084 feet.
        """,
        """
        return meters * 3.28084
        """,
        _amount,
    ),
    made(
        "units.yards_to_meters",
        "yards_to_meters yd_to_m",
        "yards: float",
        "float",
        """
        Convert {yards} from yards to meters.
        one yard is 0.9144 m
        Return a number of yards as meters.
        How many meters are so many yards?
        Conversion from yards into meters: one yard is 0.9144 m.
        """,
        """
        return yards * 0.9144
        """,
        _amount,
    ),
    made(
        "units.miles_to_km",
        "miles_to_kilometers miles_to_km mi_to_km",
        "miles: float",
        "float",
        """
        Convert {miles} from miles to kilometers, not rounded.
        one mile is 1.60934 km
        Return a number of miles as kilometers.
        How many kilometers are so many miles?
        Conversion from miles into kilometers: one mile is 1.60934 km.
        """,
        """
        return miles * 1.60934
        """,
        _amount,
    ),
    made(
        "units.km_to_miles",
        "kilometers_to_miles km_to_miles km_to_mi",
        "km: float",
        "float",
        """
        Convert {km} from kilometers to miles, not rounded.
        one km is 0.621371 miles
        Return a number of kilometers as miles.
        How many miles are so many kilometers?
        Conversion from kilometers into miles: one km is 0.621371 miles.
        """,
        """
        return km * 0.621371
        """,
        _amount,
    ),
    made(
        "units.pounds_to_kg",
        "pounds_to_kg lbs_to_kg pounds_to_kilograms",
        "pounds: float",
        "float",
        """
        Convert {pounds} from pounds to kilograms.
        one pound is 0.453592 kg
        Return a number of pounds as kilograms.
        How many kilograms are so many pounds?
        Conversion from pounds into kilograms: one pound is 0.453592 kg.
        """,
        """
        return pounds * 0.453592
        """,
        _amount,
    ),
    made(
        "units.kilograms_to_pounds",
        "kg_to_lbs kg_to_pounds kilograms_to_lbs",
        "kg: float",
        "float",
        """
        Convert {kg} from kilograms to pounds, not rounded.
        one kg is 2.20462 pounds
        Return a number of kilograms as pounds.
        How many pounds are so many kilograms?
        Conversion from kilograms into pounds: one kg is 2.20462 pounds.
        """,
        """
        return kg * 2.20462
        """,
        _amount,
    ),
    made(
        "units.ounces_to_grams",
        "ounces_to_grams oz_to_g",
        "ounces: float",
        "float",
        """
        Convert {ounces} from ounces to grams.
        one ounce is 28.3495 g
        Return a number of ounces as grams.
        How many grams are so many ounces?
        Conversion from ounces into grams: one ounce is 28.3495 g.
        """,
        """
        return ounces * 28.3495
        """,
        _amount,
    ),
    made(
        "units.grams_to_ounces",
        "grams_to_ounces g_to_oz",
        "grams: float",
        "float",
        """
        Convert {grams} from grams to ounces.
        28.3495 g are one ounce
        Return a number of grams as ounces.
        How many ounces are so many grams?
        Conversion from grams into ounces: 28.3495 g are one ounce.
        """,
        """
        return grams / 28.3495
        """,
        _amount,
    ),
    made(
        "units.gallons_to_liters",
        "gallons_to_liters gal_to_l",
        "gallons: float",
        "float",
        """
        Convert {gallons} from US gallons to liters.
        one gallon is 3.78541 l
        Return a number of US gallons as liters.
        How many liters are so many US gallons?
        Conversion from US gallons into liters: one gallon is 3.78541 l.
        """,
        """
        return gallons * 3.78541
        """,
        _amount,
    ),
    made(
        "units.ms_to_kmh",
        "ms_to_kmh mps_to_kmh meters_per_second_to_kmh",
        "speed: float",
        "float",
        """
        Convert {speed} from meters per second to kilometers per hour.
        1 m/s is 3.6 km/h
        Return a number of meters per second as kilometers per hour.
        How many kilometers per hour are so many meters per second?
        Conversion from meters per second into kilometers per hour: 1 m/s is 3.6 km/h.
        """,
        """
        return speed * 3.6
        """,
        _amount,
    ),
    made(
        "units.kmh_to_ms",
        "kmh_to_mps kmh_to_ms",
        "kmh: float",
        "float",
        """
        Convert {kmh} from kilometers per hour to meters per second, not rounded.
        3.6 km/h are 1 m/s
        Return a number of kilometers per hour as meters per second.
        How many meters per second are so many kilometers per hour?
        Conversion from kilometers per hour into meters per second: 3.6 km/h are 1 m/s.
        """,
        """
        return kmh / 3.6
        """,
        _amount,
    ),
    made(
        "units.knots_to_kmh",
        "knots_to_kmh knots_to_kilometers_per_hour",
        "knots: float",
        "float",
        """
        Convert {knots} from knots to kilometers per hour.
        one knot is 1.852 km/h
        Return a number of knots as kilometers per hour.
        How many kilometers per hour are so many knots?
        Conversion from knots into kilometers per hour: one knot is 1.852 km/h.
        """,
        """
        return knots * 1.852
        """,
        _amount,
    ),
    made(
        "units.degrees_to_radians",
        "degrees_to_radians to_radians deg_to_rad deg2rad",
        "degrees: float",
        "float",
        """
        Convert {degrees} from degrees to radians.
        180 degrees are pi
        Return an angle in degrees as radians.
        How many radians are so many degrees?
        Conversion from degrees into radians: 180 degrees are pi.
        """,
        """
        return degrees * math.pi / 180
        """,
        _amount,
        "import math",
    ),
    made(
        "units.radians_to_degrees",
        "radians_to_degrees to_degrees rad_to_deg rad2deg",
        "radians: float",
        "float",
        """
        Convert {radians} from radians to degrees.
        pi is 180 degrees
        Return an angle in radians as degrees.
        How many degrees are so many radians?
        Conversion from radians into degrees: pi is 180 degrees.
        """,
        """
        return radians * 180 / math.pi
        """,
        _amount,
        "import math",
    ),
    made(
        "units.hp_to_kw",
        "horsepower_to_kilowatts hp_to_kw",
        "horsepower: float",
        "float",
        """
        Convert {horsepower} from metric horsepower to kilowatts.
        one hp is 0.7355 kW
        Return a number of metric horsepower as kilowatts.
        How many kilowatts are so many metric horsepower?
        Conversion from metric horsepower into kilowatts: one hp is 0.7355 kW.
        """,
        """
        return horsepower * 0.7355
        """,
        _amount,
    ),
    made(
        "units.calories_to_joules",
        "calories_to_joules cal_to_joules kcal_to_kj",
        "calories: float",
        "float",
        """
        Convert {calories} from calories to joules.
        one calorie is 4.184 J, as one kcal is 4.184 kJ
        Return a number of calories as joules.
        How many joules are so many calories?
        Conversion from calories into joules: one calorie is 4.184 J, as one kcal is 4.184 kJ.
        """,
        """
        return calories * 4.184
        """,
        _amount,
    ),
    made(
        "units.joules_to_calories",
        "joules_to_calories joules_to_cal kj_to_kcal",
        "joules: float",
        "float",
        """
        Convert {joules} from joules to calories.
        4.184 J are one calorie, as 4.184 kJ are one kcal
        Return a number of joules as calories.
        How many calories are so many joules?
        Conversion from joules into calories: 4.184 J are one calorie, as 4.184 kJ are one kcal.
        """,
        """
        return joules / 4.184
        """,
        _amount,
    ),
    made(
        "units.psi_to_bar",
        "psi_to_bar pounds_per_square_inch_to_bar",
        "psi: float",
        "float",
        """
        Convert {psi} from psi to bar.
        one psi is 0.0689476 bar
        Return a pressure in psi as bar.
        How many bar are so many psi?
        Conversion from psi into bar: one psi is 0.0689476 bar.
        """,
        """
        return psi * 0.0689476
        """,
        _amount,
    ),
    made(
        "units.acres_to_hectares",
        "acres_to_hectares acre_to_hectare",
        "acres: float",
        "float",
        """
        Convert {acres} from acres to hectares.
        one acre is 0.404686 ha
        Return acres as hectares.
        How many hectares are so many acres?
        Conversion from acres into hectares: one acre is 0.404686 ha.
        """,
        """
        return acres * 0.404686
        """,
        _amount,
    ),
    made(
        "units.hours_to_seconds",
        "hours_to_seconds hours_in_seconds",
        "hours: float",
        "float",
        """
        Convert {hours} from hours to seconds.
        an hour has 3600 seconds
        Return a number of hours as seconds.
        How many seconds are so many hours?
        Conversion from hours into seconds: an hour has 3600 seconds.
        """,
        """
        return hours * 3600
        """,
        _amount,
    ),
    made(
        "units.days_to_seconds",
        "days_to_seconds days_in_seconds",
        "days: float",
        "float",
        """
        Convert {days} from days to seconds.
        a day has 86400 seconds
        Return a number of days as seconds.
        How many seconds are so many days?
        Conversion from days into seconds: a day has 86400 seconds.
        """,
        """
        return days * 86400
        """,
        _amount,
    ),
    made(
        "units.days_to_hours",
        "days_to_hours days_in_hours",
        "days: float",
        "float",
        """
        Convert {days} from days to hours.
        a day has 24 hours
        Return a number of days as hours.
        How many hours are so many days?
        Conversion from days into hours: a day has 24 hours.
        """,
        """
        return days * 24
        """,
        _amount,
    ),
    made(
        "units.minutes_to_seconds",
        "minutes_to_seconds minutes_in_seconds hours_to_minutes hours_in_minutes",
        "minutes: float",
        "float",
        """
        Convert {minutes} from minutes to seconds.
        times 60, as for hours and minutes
        Return a number of minutes as seconds.
        How many seconds are so many minutes?
        Conversion from minutes into seconds: times 60, as for hours and minutes.
        """,
        """
        return minutes * 60
        """,
        _amount,
    ),
    made(
        "units.minutes_to_hours",
        "minutes_to_hours seconds_to_minutes seconds_in_minutes",
        "minutes: float",
        "float",
        """
        Convert {minutes} from minutes to hours.
        divided by 60, as for seconds and minutes
        Return a number of minutes as hours.
        How many hours are so many minutes?
        Conversion from minutes into hours: divided by 60, as for seconds and minutes.
        """,
        """
        return minutes / 60
        """,
        _amount,
    ),
    made(
        "units.weeks_to_days",
        "weeks_to_days weeks_in_days",
        "weeks: float",
        "float",
        """
        Convert {weeks} from weeks to days.
        a week has 7 days
        Return a number of weeks as days.
        How many days are so many weeks?
        Conversion from weeks into days: a week has 7 days.
        """,
        """
        return weeks * 7
        """,
        _amount,
    ),
    made(
        "units.years_to_days",
        "years_to_days age_in_days years_in_days",
        "years: float",
        "float",
        """
        Convert {years} from years to days.
        a year has 365 days, leap years being ignored
        Return a number of years as days.
        How many days are so many years?
        Conversion from years into days: a year has 365 days, leap years being ignored.
        """,
        """
        return years * 365
        """,
        _amount,
    ),
    made(
        "units.years_to_seconds",
        "years_to_seconds age_in_seconds years_in_seconds",
        "years: float",
        "float",
        """
        Convert {years} from years to seconds.
        365 days of 86400 seconds, leap years being ignored
        Return a number of years as seconds.
        How many seconds are so many years?
        Conversion from years into seconds: 365 days of 86400 seconds, leap years being ignored.
        """,
        """
        return years * 365 * 86400
        """,
        _amount,
    ),
    made(
        "units.bytes_to_kb",
        "bytes_to_kb bytes_to_kilobytes mb_to_gb",
        "size: float",
        "float",
        """
        Convert {size} from bytes to kilobytes of 1024.
        divided by 1024, as for MB and GB
        Return a size in bytes as kilobytes of 1024.
        How many kilobytes of 1024 are so many bytes?
        Conversion from bytes into kilobytes of 1024: divided by 1024, as for MB and GB.
        """,
        """
        return size / 1024
        """,
        _amount,
    ),
    made(
        "units.bytes_to_mb",
        "bytes_to_mb bytes_to_megabytes kb_to_gb",
        "size: float",
        "float",
        """
        Convert {size} from bytes to megabytes of 1024 * 1024 bytes.
        divided by 1024 twice
        Return a size in bytes as megabytes of 1024 * 1024 bytes.
        How many megabytes of 1024 * 1024 bytes are so many bytes?
        Conversion from bytes into megabytes of 1024 * 1024 bytes: divided by 1024 twice.
        """,
        """
        return size / 1024**2
        """,
        _amount,
    ),
    made(
        "units.gb_to_mb",
        "gb_to_mb kb_to_bytes kilobytes_to_bytes mb_to_kb gigabytes_to_megabytes",
        "size: float",
        "float",
        """
        Convert {size} from gigabytes to megabytes.
        times 1024, as for kilobytes and bytes
        Return a number of gigabytes as megabytes.
        How many megabytes are so many gigabytes?
        Conversion from gigabytes into megabytes: times 1024, as for kilobytes and bytes.
        """,
        """
        return size * 1024
        """,
        _amount,
    ),
    made(
        "units.mb_to_bytes",
        "mb_to_bytes megabytes_to_bytes gb_to_kb",
        "size: float",
        "float",
        """
        Convert {size} from megabytes to bytes.
        times 1024 * 1024
        Return a number of megabytes as bytes.
        How many bytes are so many megabytes?
        Conversion from megabytes into bytes: times 1024 * 1024.
        """,
        """
        return size * 1024**2
        """,
        _amount,
    ),
    made(
        "units.bytes_to_bits",
        "bytes_to_bits megabytes_to_megabits",
        "size: float",
        "float",
        """
        Convert {size} from bytes to bits.
        a byte has 8 bits
        Return a number of bytes as bits.
        How many bits are so many bytes?
        Conversion from bytes into bits: a byte has 8 bits.
        """,
        """
        return size * 8
        """,
        _amount,
    ),
    made(
        "units.bits_to_bytes",
        "bits_to_bytes mbps_to_megabytes megabits_to_megabytes",
        "bits: float",
        "float",
        """
        Convert {bits} from bits to bytes.
        8 bits are one byte
        Return a number of bits as bytes.
        How many bytes are so many bits?
        Conversion from bits into bytes: 8 bits are one byte.
        """,
        """
        return bits / 8
        """,
        _amount,
    ),
    made(
        "units.light_years_to_km",
        "light_years_to_km light_years_to_kilometers",
        "years: float",
        "float",
        """
        Convert {years} from light years to kilometers.
        one light year is 9.4607e12 km
        Return a number of light years as kilometers.
        How many kilometers are so many light years?
        Conversion from light years into kilometers: one light year is 9.4607e12 km.
        """,
        """
        return years * 9.4607e12
        """,
        _amount,
    ),
    made(
        "units.px_to_rem",
        "px_to_rem pixels_to_rem",
        "px: float",
        "float",
        """
        Convert {px} from pixels to rem.
        16 pixels are one rem
        Return a number of pixels as rem.
        How many rem are so many pixels?
        Conversion from pixels into rem: 16 pixels are one rem.
        """,
        """
        return px / 16
        """,
        _amount,
    ),
    made(
        "units.cups_to_ml",
        "cups_to_ml cups_to_milliliters",
        "cups: float",
        "float",
        """
        Convert {cups} from US cups to milliliters.
        one cup is 236.588 ml
        Return a number of US cups as milliliters.
        How many milliliters are so many US cups?
        Conversion from US cups into milliliters: one cup is 236.588 ml.
        """,
        """
        return cups * 236.588
        """,
        _amount,
    ),
    made(
        "units.stone_to_kg",
        "stone_to_kg stones_to_kilograms",
        "stone: float",
        "float",
        """
        Convert {stone} from stone to kilograms.
        one stone is 6.35029 kg
        Return a number of stone as kilograms.
        How many kilograms are so many stone?
        Conversion from stone into kilograms: one stone is 6.35029 kg.
        """,
        """
        return stone * 6.35029
        """,
        _amount,
    ),
    made(
        "units.feet_inches_to_cm",
        "feet_and_inches_to_cm height_to_cm to_centimeters",
        "feet: int; inches: float = 0",
        "float",
        """
        Convert a height of {feet} and {inches} to centimeters.
        (feet * 12 + inches) * 2.54
        Return how many centimeters so many feet and inches are.
        How tall in cm is somebody who measures 5 foot 11?
        12 inches make a foot and an inch is 2.54 cm; no inches unless given.
        """,
        """
        return (feet * 12 + inches) * 2.54
        """,
        lambda r: (r.randint(0, 7), r.choice((0, r.randint(0, 11), 5.5))),
    ),
    made(
        "units.hm_to_minutes",
        "hours_minutes_to_minutes total_minutes to_minutes",
        "hours: int; minutes: int",
        "int",
        """
        Total minutes of {hours} and {minutes}.
        h and m to minutes
        Return a duration in minutes.
        How many minutes are so many hours and minutes together?
        60 per hour, plus the rest.
        """,
        """
        return hours * 60 + minutes
        """,
        lambda r: (r.randint(0, 30), r.randint(0, 59)),
    ),
    made(
        "units.days_to_ymd",
        "days_to_years_weeks_days convert_days split_days",
        "days: int",
        "tuple[int, int, int]",
        """
        Split {days} into years of 365 days, weeks and days.
        years, weeks, days
        Return how many full years and weeks are in a number of days, and the days that are left.
        How many years (without leap years), weeks and days is that?
        Given days, give (years, weeks, days) with less than 7 days and less than a year of weeks.
        """,
        """
        years, rest = divmod(days, 365)
        weeks, days = divmod(rest, 7)
        return years, weeks, days
        """,
        lambda r: (r.choice((r.randint(0, 2000), 365, 400, 7)),),
    ),
    made(
        "units.days_to_weeks",
        "days_to_weeks weeks_and_days",
        "days: int",
        "tuple[int, int]",
        """
        Split {days} into full weeks and days.
        weeks and days
        Return (weeks, days), the days being fewer than 7.
        How many whole weeks are so many days, and what is left?
        Divide by seven with remainder.
        """,
        """
        return divmod(days, 7)
        ---
        return days // 7, days % 7
        """,
        lambda r: (r.randint(0, 100),),
    ),
    made(
        "units.seconds_to_dhms",
        "seconds_to_dhms split_time days_hours_minutes_seconds",
        "seconds: int",
        "tuple[int, int, int, int]",
        """
        Split {seconds} into days, hours, minutes and seconds.
        d h m s
        Return (days, hours, minutes, seconds) of a duration.
        How many whole days, hours and minutes are in so many seconds, and what is left?
        Break a duration down into its four parts.
        """,
        """
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        days, hours = divmod(hours, 24)
        return days, hours, minutes, seconds
        ---
        return (
            seconds // 86400,
            seconds // 3600 % 24,
            seconds // 60 % 60,
            seconds % 60,
        )
        """,
        lambda r: (r.choice((r.randint(0, 300000), 86400, 3661, 0)),),
    ),
    made(
        "units.minutes_to_hm",
        "minutes_to_hours_minutes hours_and_minutes split_minutes",
        "minutes: int",
        "tuple[int, int]",
        """
        Split {minutes} into hours and minutes.
        (hours, minutes)
        Return how many full hours are in so many minutes, and the minutes that are left.
        How many hours and minutes is that?
        Divide by 60 with remainder; the same for seconds and minutes.
        """,
        """
        return divmod(minutes, 60)
        ---
        return minutes // 60, minutes % 60
        """,
        lambda r: (r.randint(0, 500),),
    ),
    made(
        "units.dog_years",
        "dog_years human_to_dog_years dog_age",
        "age: int",
        "int",
        """
        Age of a dog of this {age} in human years: the first two years count 10.5 each, all others 4.
        dog years
        Return the dog's age as that of a human, rounded down.
        How old would a dog be as a person?
        Twenty-one for the first two years and four for each one after; 10 for a dog of one year.
        """,
        """
        if age <= 2:
            return int(age * 10.5)
        return 21 + (age - 2) * 4
        """,
        lambda r: (r.randint(0, 15),),
    ),
    made(
        "units.decimal_degrees",
        "dms_to_decimal decimal_degrees dms_to_dd",
        "degrees: int; minutes: int; seconds: float",
        "float",
        """
        Decimal degrees of an angle of {degrees}, {minutes} and {seconds}.
        degrees, minutes, seconds to decimal
        Return degrees + minutes / 60 + seconds / 3600.
        How many degrees is that as one number?
        Convert a sexagesimal angle to a float.
        """,
        """
        return degrees + minutes / 60 + seconds / 3600
        """,
        lambda r: (r.randint(0, 180), r.randint(0, 59), r.choice((0, 30, r.randint(0, 59)))),
    ),
    made(
        "units.to_dms",
        "decimal_to_dms degrees_to_dms to_dms",
        "degrees: float",
        "tuple[int, int, int]",
        """
        Split positive decimal {degrees} into degrees, minutes and seconds, rounded to whole seconds.
        decimal degrees to d m s
        Return (degrees, minutes, seconds) of an angle.
        How is an angle written in degrees, arc minutes and arc seconds?
        Round to whole arc seconds first, then split.
        """,
        """
        seconds = round(degrees * 3600)
        return seconds // 3600, seconds // 60 % 60, seconds % 60
        """,
        lambda r: (r.choice((r.randint(0, 1800) / 10, r.randint(0, 360), 12.5, 0.25)),),
    ),
    made(
        "units.age_in_months",
        "age_in_months years_to_months months_from_years",
        "years: int; months: int = 0",
        "int",
        """
        Months in {years} and {months}.
        years and months to months
        Return 12 per year plus the months.
        How many months old is somebody of that age?
        Turn years, and months if given, into months.
        """,
        """
        return years * 12 + months
        """,
        lambda r: (r.randint(0, 90), r.randint(0, 11)),
    ),
)
