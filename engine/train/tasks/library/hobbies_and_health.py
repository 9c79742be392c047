"""Body, sleep, weather, plants, pets, books, music and games as hobby programs have them."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NOTES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")


def _night(r: Random) -> tuple[str, str]:
    """Bed time and time of getting up."""
    bed = f"{r.choice((21, 22, 23, 0, 1)):02}:{r.choice((0, 15, 30, 45)):02}"
    return bed, f"{r.randint(5, 9):02}:{r.choice((0, 10, 30)):02}"


def _tenths(r: Random, low: int, high: int) -> float:
    return r.randint(low * 10, high * 10) / 10


def _temps(r: Random, low: int = 0, high: int = 7) -> list[float]:
    return [r.choice((0.0, 30.0, -2.5, r.randint(-20, 70) / 2)) for _ in range(r.randint(low, high))]


def _songs(r: Random) -> list[dict[str, object]]:
    return [
        {"title": draw.word(r), "artist": r.choice(("Ada", "Bix", "Cleo")), "seconds": r.randint(100, 400)}
        for _ in range(r.randint(0, 5))
    ]


def _books(r: Random) -> list[dict[str, object]]:
    books: list[dict[str, object]] = []
    for _ in range(r.randint(0, 5)):
        pages = r.randint(80, 600)
        read = r.choice((0, pages, r.randint(0, pages)))
        books.append(
            {"title": draw.word(r), "author": r.choice(("Ann Lee", "Bo Fox")), "pages": pages, "read": read}
        )
    return books


ENTRIES = (
    made(
        "hobbies_and_health.healthy_weight_range",
        "healthy_weight_range ideal_weight_range normal_weight_range",
        "centimeters: int",
        "tuple[float, float]",
        """
        Lowest and highest weight in kg with a body mass index of 18.5 to 25 at this height, one decimal.
        weight range for a height
        Multiply 18.5 and 25 by the height in meters squared and round to 1 decimal.
        Between which weights is somebody of {centimeters} cm in the normal range?
        Return (low, high) for the BMI limits 18.5 and 25.
        """,
        """
        square = (centimeters / 100) ** 2
        return round(18.5 * square, 1), round(25 * square, 1)
        ---
        meters = centimeters / 100
        low, high = (round(limit * meters**2, 1) for limit in (18.5, 25))
        return low, high
        """,
        lambda r: (r.randint(140, 205),),
    ),
    made(
        "hobbies_and_health.heart_rate_zone",
        "heart_rate_zone heart_zone training_zone",
        "pulse: int; age: int",
        "int",
        """
        Heart zone 1 to 5 of a {pulse}: from 50, 60, 70, 80 and 90 percent of 220 minus {age}; 0 below.
        training zone by pulse
        The maximum is 220 - {age}; each ten percent from 50 on is the next zone, 0 below, at most 5.
        In which zone is the heart beating?
        Return the zone number: 50-59 % is 1, 60-69 % 2, up to 90 % and more 5; lower is 0.
        """,
        """
        top = 220 - age
        return sum(pulse * 100 >= top * limit for limit in (50, 60, 70, 80, 90))
        ---
        percent = pulse * 100 // (220 - age)
        if percent < 50:
            return 0
        return min(5, percent // 10 - 4)
        """,
        lambda r: (r.choice((90, 100, 120, 140, 160, 180, r.randint(60, 210))), r.randint(15, 70)),
    ),
    made(
        "hobbies_and_health.blood_pressure_level",
        "blood_pressure_level pressure_category classify_blood_pressure",
        "upper: int; lower: int",
        "str",
        """
        Blood pressure: 'high' from 140 or 90, 'raised' from 130 or 80, 'elevated' from 120, else 'normal'.
        classify blood pressure
        The worse of both values decides: 140/90 'high', 130/80 'raised', {upper} 120 alone 'elevated'.
        What does a reading of {upper} over {lower} mean?
        Return 'normal', 'elevated', 'raised' or 'high' by the limits 120, 130/80 and 140/90.
        """,
        """
        if upper >= 140 or lower >= 90:
            return "high"
        if upper >= 130 or lower >= 80:
            return "raised"
        return "elevated" if upper >= 120 else "normal"
        ---
        by_upper = sum(upper >= limit for limit in (120, 130, 140))
        by_lower = 3 if lower >= 90 else 2 if lower >= 80 else 0
        return ["normal", "elevated", "raised", "high"][max(by_upper, by_lower)]
        """,
        lambda r: (
            r.choice((110, 119, 120, 129, 130, 139, 140, r.randint(90, 180))),
            r.choice((70, 79, 80, 89, 90, r.randint(50, 110))),
        ),
    ),
    made(
        "hobbies_and_health.fever_level",
        "fever_level temperature_state body_temperature_label",
        "celsius: float",
        "str",
        """
        State of a body at {celsius}: 'low' below 36, 'normal' below 37.5, 'raised' below 38.5, else 'fever'.
        body temperature to label
        Return low, normal, raised or fever, with the limits 36.0, 37.5 and 38.5 part of the higher state.
        Does somebody have a fever at {celsius} degrees?
        Name the range of a body temperature; 38.5 and more is 'fever'.
        """,
        """
        if celsius < 36:
            return "low"
        if celsius < 37.5:
            return "normal"
        if celsius < 38.5:
            return "raised"
        return "fever"
        ---
        states = ("low", "normal", "raised", "fever")
        return states[sum(celsius >= limit for limit in (36.0, 37.5, 38.5))]
        """,
        lambda r: (r.choice((36.0, 37.4, 37.5, 38.4, 38.5, 39.9, 35.9, _tenths(r, 34, 41))),),
    ),
    made(
        "hobbies_and_health.calories_burned",
        "calories_burned activity_calories workout_calories",
        "activity: str; minutes: int; kilograms: float",
        "int",
        """
        Calories of an {activity}: walking 3.5, cycling 7.5, running 9.8, else 2.5, per kg and hour, rounded.
        calories burned by exercise
        Multiply the rate (3.5, 7.5, 9.8; others 2.5) by weight and {minutes} / 60; case is ignored.
        How much energy does the workout take?
        Rounded calories by activity, time and body weight; the name may be in any case.
        """,
        """
        rates = {"walking": 3.5, "cycling": 7.5, "running": 9.8}
        rate = rates.get(activity.lower(), 2.5)
        return round(rate * kilograms * minutes / 60)
        ---
        name = activity.lower()
        if name == "walking":
            rate = 3.5
        elif name == "cycling":
            rate = 7.5
        elif name == "running":
            rate = 9.8
        else:
            rate = 2.5
        return round(rate * kilograms * minutes / 60)
        """,
        lambda r: (
            r.choice(("walking", "running", "cycling", "yoga", "Running", "chess")),
            r.choice((0, 30, 45, 60)),
            float(r.randint(45, 110)),
        ),
    ),
    made(
        "hobbies_and_health.calories_left",
        "calories_left remaining_calories calorie_budget_left",
        "meals: list[tuple[str, int]]; goal: int = 2000",
        "int",
        """
        Calories left of the {goal} after the (name, calories) {meals}; negative if it is exceeded.
        calories left today
        Subtract all calories eaten from {goal}.
        How much may still be eaten? Below zero means too much.
        Goal minus the sum of the second numbers of the pairs.
        """,
        """
        return goal - sum(calories for _, calories in meals)
        ---
        left = goal
        for _, calories in meals:
            left -= calories
        return left
        """,
        lambda r: (
            [
                (r.choice(("soup", "rice", "cake", "tea")), r.choice((0, 150, 500, 900)))
                for _ in range(r.randint(0, 5))
            ],
            r.choice((2000, 1500)),
        ),
    ),
    made(
        "hobbies_and_health.macro_calories",
        "macro_calories calories_from_macros energy_of_food",
        "protein: float; carbs: float; fat: float",
        "int",
        """
        Calories from grams: 4 for {protein}, 4 for {carbs} and 9 for {fat}, rounded.
        calories from protein, carbs and fat
        Each gram of protein or carbohydrate has 4, of fat 9 calories; round the sum.
        How much energy has a food with these grams?
        Return 4 * protein + 4 * carbs + 9 * fat as a whole number.
        """,
        """
        return round(4 * protein + 4 * carbs + 9 * fat)
        ---
        energy = protein * 4 + carbs * 4 + fat * 9
        return int(round(energy))
        """,
        lambda r: (_tenths(r, 0, 60), _tenths(r, 0, 90), _tenths(r, 0, 40)),
    ),
    made(
        "hobbies_and_health.water_goal_met",
        "water_goal_met days_with_enough_water hydration_days",
        "log: dict[str, list[int]]; goal: int = 2000",
        "list[str]",
        """
        Days of the {log} whose drinks sum to at least {goal} milliliters, in their order.
        days with enough water
        Each day maps to a list of ml; keep the days on which the {goal} was reached.
        On which days did I drink enough?
        Return the keys with a total of {goal} or more.
        """,
        """
        return [day for day, drinks in log.items() if sum(drinks) >= goal]
        ---
        days = []
        for day in log:
            total = 0
            for amount in log[day]:
                total += amount
            if total >= goal:
                days.append(day)
        return days
        """,
        lambda r: (
            {
                d: [r.choice((250, 500, 1000)) for _ in range(r.randint(0, 5))]
                for d in ("Mon", "Tue", "Wed", "Thu")[: r.randint(0, 4)]
            },
            r.choice((2000, 1500)),
        ),
    ),
    made(
        "hobbies_and_health.steps_label",
        "steps_label activity_level step_level",
        "steps: int",
        "str",
        """
        Level for daily {steps}: 'low' below 5000, 'fair' below 7500, 'good' below 10000, else 'great'.
        steps to activity level
        Return low, fair, good or great by the limits 5000, 7500 and 10000.
        How active was the day?
        Name the range of a step count; 10000 or more is 'great'.
        """,
        """
        if steps >= 10000:
            return "great"
        if steps >= 7500:
            return "good"
        return "fair" if steps >= 5000 else "low"
        ---
        for limit, label in ((5000, "low"), (7500, "fair"), (10000, "good")):
            if steps < limit:
                return label
        return "great"
        """,
        lambda r: (r.choice((0, 4999, 5000, 7499, 7500, 9999, 10000, r.randint(0, 15000))),),
    ),
    made(
        "hobbies_and_health.sleep_quality",
        "sleep_quality rate_sleep sleep_rating",
        "minutes: int; wakeups: int",
        "str",
        """
        Rate a night: 'good' from 7 hours and {wakeups} up to 1, 'poor' below 6 hours or from 4 on, else 'ok'.
        rate a night's sleep
        At least 420 {minutes} and at most 1 interruption is 'good'; under 360 or over 3 of them 'poor'.
        How well did somebody sleep? Anything between good and poor is 'ok'.
        Return good, ok or poor by length (420 and 360 minutes) and interruptions (1 and 4).
        """,
        """
        if minutes < 360 or wakeups >= 4:
            return "poor"
        if minutes >= 420 and wakeups <= 1:
            return "good"
        return "ok"
        ---
        good = minutes >= 420 and wakeups < 2
        poor = minutes < 360 or wakeups > 3
        return "good" if good else "poor" if poor else "ok"
        """,
        lambda r: (r.choice((300, 359, 360, 420, 480, r.randint(200, 600))), r.randint(0, 5)),
    ),
    made(
        "hobbies_and_health.sleep_hours",
        "sleep_hours hours_slept night_length",
        "bed: str; up: str",
        "float",
        """
        Hours from going to {bed} to getting {up} ('HH:MM'), over midnight if need be, one decimal.
        hours slept over midnight
        How long was the night? A time {up} that is earlier than {bed} is on the next day.
        Length of sleep in hours, rounded to 1 decimal, with clock times that may cross midnight.
        Return the time between both clock times as hours.
        """,
        """
        start = int(bed[:2]) * 60 + int(bed[3:])
        end = int(up[:2]) * 60 + int(up[3:])
        return round((end - start) % 1440 / 60, 1)
        ---
        hours, minutes = map(int, bed.split(":"))
        up_hours, up_minutes = map(int, up.split(":"))
        total = (up_hours - hours) * 60 + up_minutes - minutes
        if total < 0:
            total += 1440
        return round(total / 60, 1)
        """,
        _night,
    ),
    made(
        "hobbies_and_health.sleep_debt",
        "sleep_debt missing_sleep sleep_deficit",
        "hours: list[float]; need: float = 8.0",
        "float",
        """
        Sleep missing after all nights: {need} less each of {hours}; long nights pay back, never below 0.
        running sleep debt
        Go night by night: add what lacks, subtract what is over; the debt does not become negative.
        How many hours of sleep are owed at the end?
        Running sum of need minus sleep with a floor of 0.0 after each night.
        """,
        """
        debt = 0.0
        for slept in hours:
            debt = max(0.0, debt + need - slept)
        return debt
        ---
        owed = 0.0
        for slept in hours:
            owed += need - slept
            if owed < 0:
                owed = 0.0
        return owed
        """,
        lambda r: (
            [r.choice((8.0, 7.5, 6.0, 9.0, 5.5)) for _ in range(r.randint(0, 7))],
            r.choice((8.0, 7.0)),
        ),
    ),
    made(
        "hobbies_and_health.wake_up_times",
        "wake_up_times sleep_cycle_alarms cycle_wake_times",
        "bed: str; cycles: list[int]",
        "list[str]",
        """
        Clock times to get up after so many {cycles} of 90 minutes, 15 minutes after going to {bed}.
        alarm times by sleep cycles
        Falling asleep takes 15 minutes; add 90 per cycle and write 'HH:MM', past midnight from 00:00.
        When should the alarm ring if one goes to {bed} then?
        Return one clock time for each number of cycles.
        """,
        """
        start = int(bed[:2]) * 60 + int(bed[3:]) + 15
        return [f"{(start + 90 * n) // 60 % 24:02}:{(start + 90 * n) % 60:02}" for n in cycles]
        ---
        hours, minutes = (int(part) for part in bed.split(":"))
        times = []
        for count in cycles:
            total = (hours * 60 + minutes + 15 + count * 90) % 1440
            times.append(str(total // 60).zfill(2) + ":" + str(total % 60).zfill(2))
        return times
        """,
        lambda r: (_night(r)[0], sorted(r.sample((3, 4, 5, 6), r.randint(0, 4)))),
    ),
    made(
        "hobbies_and_health.weight_change_text",
        "weight_change_text weight_trend describe_weight_change",
        "weights: list[float]",
        "str",
        """
        Change from the first to the last of {weights}: 'lost 1.5 kg', 'gained 0.5 kg' or 'no change'.
        weight change as text
        Compare the ends of the list; equal, empty or single lists say 'no change'.
        How did the weight develop? Give the amount with 1 decimal.
        Text for the difference between the last and the first weight.
        """,
        """
        if not weights or weights[0] == weights[-1]:
            return "no change"
        change = weights[-1] - weights[0]
        word = "gained" if change > 0 else "lost"
        return f"{word} {abs(change):.1f} kg"
        ---
        change = round(weights[-1] - weights[0], 1) if weights else 0.0
        if change == 0:
            return "no change"
        return f"gained {change:.1f} kg" if change > 0 else f"lost {-change:.1f} kg"
        """,
        lambda r: ([r.choice((70.0, 70.5, 71.2, 69.8)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "hobbies_and_health.allergy_safe",
        "allergy_safe dishes_without_allergens safe_dishes",
        "dishes: dict[str, list[str]]; allergies: list[str]",
        "list[str]",
        """
        Sorted names of {dishes} that contain none of the {allergies}; case does not matter.
        dishes that are safe for an allergic person
        Each dish maps to its ingredients; leave out those with one from {allergies}, compared in lower case.
        What can be eaten? Return the dishes in alphabetical order.
        Filter a menu by allergens, ignoring upper and lower case.
        """,
        """
        avoid = {name.lower() for name in allergies}
        return sorted(dish for dish, parts in dishes.items() if avoid.isdisjoint(p.lower() for p in parts))
        ---
        safe = []
        for dish in sorted(dishes):
            parts = [part.lower() for part in dishes[dish]]
            if not any(allergy.lower() in parts for allergy in allergies):
                safe.append(dish)
        return safe
        """,
        lambda r: (
            {
                d: r.sample(["milk", "nuts", "egg", "wheat"], r.randint(0, 3))
                for d in ("soup", "cake", "pasta", "salad")[: r.randint(0, 4)]
            },
            r.sample(["Milk", "nuts", "egg"], r.randint(0, 2)),
        ),
    ),
    made(
        "hobbies_and_health.pill_days_left",
        "pill_days_left days_of_supply supply_lasts",
        "pills: int; per_day: float",
        "int | None",
        """
        Full days that {pills} last when {per_day} are taken; None if none are taken.
        how long does medicine last
        Divide the stock by the daily dose, rounded down; a dose of 0 gives None.
        For how many days is there enough medicine?
        Whole days of supply, or None without a daily dose.
        """,
        """
        if per_day <= 0:
            return None
        return int(pills / per_day)
        ---
        return None if per_day == 0 else int(pills // per_day)
        """,
        lambda r: (r.choice((0, 10, 30, r.randint(0, 100))), r.choice((0, 1, 2, 0.5, 3))),
    ),
    made(
        "hobbies_and_health.mood_average_word",
        "mood_average_word mood_of_week overall_mood",
        "moods: list[int]",
        "str",
        """
        Word for the mean of {moods} (1 to 5): 'bad' below 2.5, 'mixed' below 3.5, else 'good'; or 'unknown'.
        mood of the week from ratings
        Average the ratings and name it; an empty list is 'unknown'.
        How was the week? Means from 3.5 are 'good', under 2.5 'bad', between 'mixed'.
        Turn mood ratings into one word by their average.
        """,
        """
        if not moods:
            return "unknown"
        mean = sum(moods) / len(moods)
        if mean < 2.5:
            return "bad"
        return "mixed" if mean < 3.5 else "good"
        ---
        count = len(moods)
        double = 2 * sum(moods)
        if count == 0:
            return "unknown"
        if double >= 7 * count:
            return "good"
        return "mixed" if double >= 5 * count else "bad"
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "hobbies_and_health.temperature_word",
        "temperature_word describe_temperature weather_feel",
        "celsius: float",
        "str",
        """
        Temperature as word: 'freezing' below 0, 'cold' below 10, 'mild' below 18, 'warm' below 25, 'hot'.
        temperature to word
        Return freezing, cold, mild, warm or hot by the limits 0, 10, 18, 25; a limit is the warmer word.
        How does it feel at {celsius} degrees?
        Name the range that a temperature is in, from 'freezing' to 'hot' (25 and more).
        """,
        """
        for limit, word in ((0, "freezing"), (10, "cold"), (18, "mild"), (25, "warm")):
            if celsius < limit:
                return word
        return "hot"
        ---
        words = ["freezing", "cold", "mild", "warm", "hot"]
        return words[len([limit for limit in (0, 10, 18, 25) if celsius >= limit])]
        """,
        lambda r: (r.choice((0.0, -1.0, 10.0, 18.0, 25.0, 30.0, r.randint(-20, 80) / 2)),),
    ),
    made(
        "hobbies_and_health.what_to_wear",
        "what_to_wear clothing_advice outfit_for_weather",
        "celsius: float; rain: bool",
        "list[str]",
        """
        To wear: below 10 a coat, below 20 a jacket, else a shirt; gloves below 0, an umbrella in {rain}.
        clothes by temperature and rain
        List 'coat' (under 10), 'jacket' (under 20) or 'shirt', 'gloves' under 0, 'umbrella' for rain.
        What should one put on at {celsius} degrees?
        Return the main piece first, then gloves (frost) and umbrella ({rain}).
        """,
        """
        items = ["coat" if celsius < 10 else "jacket" if celsius < 20 else "shirt"]
        if celsius < 0:
            items.append("gloves")
        if rain:
            items.append("umbrella")
        return items
        ---
        if celsius >= 20:
            main = "shirt"
        elif celsius >= 10:
            main = "jacket"
        else:
            main = "coat"
        return [main] + ["gloves"] * (celsius < 0) + ["umbrella"] * rain
        """,
        lambda r: (r.choice((-3.0, 0.0, 5.0, 10.0, 20.0, 25.0, 15.5)), r.random() < 0.5),
    ),
    made(
        "hobbies_and_health.wind_word",
        "wind_word wind_strength describe_wind",
        "speed: float",
        "str",
        """
        Word for a wind {speed} in km/h: 'calm' below 1, 'breeze' below 20, 'windy' below 62, else 'storm'.
        wind speed to word
        Return calm, breeze, windy or storm, with the limits 1, 20 and 62.
        How strong is the wind at that {speed}?
        Classify km/h; a limit belongs to the stronger word.
        """,
        """
        if speed < 1:
            return "calm"
        if speed < 20:
            return "breeze"
        return "windy" if speed < 62 else "storm"
        ---
        words = ("calm", "breeze", "windy", "storm")
        return words[(speed >= 1) + (speed >= 20) + (speed >= 62)]
        """,
        lambda r: (r.choice((0.0, 0.5, 1.0, 19.9, 20.0, 39.0, 62.0, r.randint(0, 100) / 1.0)),),
    ),
    made(
        "hobbies_and_health.day_with_largest_range",
        "day_with_largest_range largest_daily_range biggest_temperature_range",
        "days: dict[str, list[float]]",
        "str | None",
        """
        Day with the largest difference of its highest and lowest reading; first on a tie, None for none.
        day with the biggest temperature range
        Each of {days} maps to readings (at least one); find the greatest max minus min, ties to the first.
        On which day did the temperature change most? An empty dict gives None.
        Return the key whose values spread most widely.
        """,
        """
        if not days:
            return None
        return max(days, key=lambda day: max(days[day]) - min(days[day]))
        ---
        best = None
        widest = -1.0
        for day, readings in days.items():
            ordered = sorted(readings)
            spread = ordered[-1] - ordered[0]
            if spread > widest:
                best, widest = day, spread
        return best
        """,
        lambda r: ({d: _temps(r, 1, 4) for d in ("Mon", "Tue", "Wed", "Thu")[: r.randint(0, 4)]},),
    ),
    made(
        "hobbies_and_health.fill_missing_readings",
        "fill_missing_readings fill_gaps forward_fill",
        "readings: list[object]",
        "list[float]",
        """
        Fill gaps (None) in {readings} with the last value before them; None at the start become 0.0.
        fill missing sensor values
        Carry the latest known value forward; before the first one use 0.0.
        Replace every None by what was measured last.
        How do I repair a list of readings with holes? Repeat the previous value, 0.0 if there is none yet.
        """,
        """
        filled = []
        last = 0.0
        for reading in readings:
            if reading is not None:
                last = reading
            filled.append(last)
        return filled
        ---
        result = []
        for index in range(len(readings)):
            known = [value for value in readings[: index + 1] if value is not None]
            result.append(known[-1] if known else 0.0)
        return result
        """,
        lambda r: ([r.choice((None, 1.0, 2.5, 4.0)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "hobbies_and_health.rain_summary",
        "rain_summary rainy_days_text rain_report",
        "amounts: list[float]",
        "str",
        """
        Text such as '3 rainy days, 14.5 mm' for the daily {amounts}; 'dry' without rain; '1 rainy day'.
        rain report for some days
        Count days with more than 0 and sum the millimeters with one decimal; no rain at all is 'dry'.
        How much did it rain? Give the number of rainy days and the total.
        Summarize {amounts}: days above zero, then the sum in mm with 1 decimal, or 'dry'.
        """,
        """
        wet = [amount for amount in amounts if amount > 0]
        if not wet:
            return "dry"
        return f"{len(wet)} rainy day{'s' if len(wet) > 1 else ''}, {sum(wet):.1f} mm"
        ---
        days = 0
        total = 0.0
        for amount in amounts:
            if amount > 0:
                days += 1
                total += amount
        if days == 0:
            return "dry"
        unit = "rainy day" if days == 1 else "rainy days"
        return f"{days} {unit}, {total:.1f} mm"
        """,
        lambda r: ([r.choice((0.0, 0.0, 1.5, 12.0, 0.2)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "hobbies_and_health.watering_due",
        "watering_due plants_to_water thirsty_plants",
        "plants: dict[str, tuple[int, int]]",
        "list[str]",
        """
        Names of {plants} to water: each maps to (days since watering, interval); driest first, then by name.
        plants that need water
        Due are those whose days reach the interval; sort by days over it, most first, then alphabetically.
        Which plants are thirsty today?
        List the plants with days >= interval, the longest overdue at the front, equal ones by name.
        """,
        """
        due = [name for name, (days, interval) in plants.items() if days >= interval]
        return sorted(due, key=lambda name: (plants[name][1] - plants[name][0], name))
        ---
        over = []
        for name in plants:
            days, interval = plants[name]
            if days - interval >= 0:
                over.append((interval - days, name))
        return [name for _, name in sorted(over)]
        """,
        lambda r: (
            {
                p: (r.randint(0, 9), r.choice((3, 7, 5)))
                for p in r.sample(("fern", "rose", "basil", "cactus"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "hobbies_and_health.watering_interval",
        "watering_interval days_between_watering water_every",
        "kind: str; celsius: float",
        "int",
        """
        Days between watering: cactus 14, fern 3, herb 2, others 7; half of it (at least 1) above 25 degrees.
        how often to water a plant
        Look the {kind} up in any case, default 7 days; over 25 {celsius} halve it, rounded down, at least 1.
        After how many days does a plant need water?
        In the heat (more than 25) water twice as often; the minimum is one day.
        """,
        """
        days = {"cactus": 14, "fern": 3, "herb": 2}.get(kind.lower(), 7)
        return max(1, days // 2) if celsius > 25 else days
        ---
        name = kind.lower()
        days = 14 if name == "cactus" else 3 if name == "fern" else 2 if name == "herb" else 7
        if celsius <= 25:
            return days
        return days // 2 or 1
        """,
        lambda r: (
            r.choice(("cactus", "fern", "herb", "Cactus", "tree")),
            r.choice((10.0, 25.0, 26.0, 31.0, 18.0)),
        ),
    ),
    made(
        "hobbies_and_health.plants_per_bed",
        "plants_per_bed plants_that_fit bed_capacity",
        "length: int; width: int; spacing: int",
        "int",
        """
        How many plants fit into a bed of {length} times {width} cm when each needs a square of {spacing}?
        plants in a garden bed
        Whole squares along the length times whole squares along the width.
        Number of plants with {spacing} cm of room in both directions.
        Divide both sides by {spacing}, rounded down, and multiply.
        """,
        """
        return (length // spacing) * (width // spacing)
        ---
        rows = width // spacing
        per_row = length // spacing
        return rows * per_row
        """,
        lambda r: (r.randint(0, 200), r.randint(0, 120), r.choice((10, 15, 25, 30))),
    ),
    made(
        "hobbies_and_health.harvest_month",
        "harvest_month month_of_harvest ready_in_month",
        "sown: str; months: int",
        "str",
        """
        Short name of the month in which what was {sown} can be harvested {months} months later.
        month name plus months
        Count forward from a name such as 'Oct' (any case); after 'Dec' comes 'Jan'.
        When is it ripe? Return a name like 'Feb'.
        Add {months} to the month of sowing and give its three-letter name.
        """,
        """
        names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
        return names[(names.index(sown.capitalize()) + months) % 12]
        ---
        year = "JanFebMarAprMayJunJulAugSepOctNovDec"
        index = (year.lower().index(sown.lower()) // 3 + months) % 12
        return year[index * 3 : index * 3 + 3]
        """,
        lambda r: (
            r.choice(("Jan", "Apr", "Oct", "Dec", "nov", "May")),
            r.choice((0, 1, 3, 12, r.randint(0, 14))),
        ),
    ),
    made(
        "hobbies_and_health.pet_food_days",
        "pet_food_days days_of_food food_lasts",
        "grams: int; pets: dict[str, int]",
        "int | None",
        """
        Full days that {grams} of food last for {pets}, which maps names to grams a day; None without pets.
        how long does the pet food last
        Divide the food by what all eat together in a day, rounded down; nobody to feed gives None.
        For how many days is there food?
        Whole days of supply for all pets, None for an empty dict.
        """,
        """
        daily = sum(pets.values())
        return grams // daily if daily else None
        ---
        if not pets:
            return None
        days = 0
        left = grams
        daily = sum(pets[name] for name in pets)
        while left >= daily:
            left -= daily
            days += 1
        return days
        """,
        lambda r: (
            r.choice((0, 500, 2000, r.randint(0, 5000))),
            {n: r.choice((50, 80, 200)) for n in ("Rex", "Tom", "Kit")[: r.randint(0, 3)]},
        ),
    ),
    made(
        "hobbies_and_health.vet_due",
        "vet_due vaccinations_due overdue_vaccines",
        "last: dict[str, int]; year: int; every: int = 3",
        "list[str]",
        """
        Vaccines due in {year}: the {last} year plus {every} is not later; longest due first, then by name.
        vaccinations that are due
        Return names whose interval of {every} years has passed, the oldest first, ties alphabetically.
        What must the pet be vaccinated against again?
        List those with last + {every} <= {year}, in order of the last year and the name.
        """,
        """
        due = [name for name in last if last[name] + every <= year]
        return sorted(due, key=lambda name: (last[name], name))
        ---
        pairs = sorted((given, name) for name, given in last.items())
        return [name for given, name in pairs if year - given >= every]
        """,
        lambda r: (
            {
                n: r.randint(2015, 2024)
                for n in r.sample(("rabies", "flu", "tetanus", "polio"), r.randint(0, 4))
            },
            r.choice((2024, 2022)),
            r.choice((3, 1, 10)),
        ),
    ),
    made(
        "hobbies_and_health.percent_read",
        "percent_read reading_progress book_progress",
        "read: int; pages: int",
        "int",
        """
        Percentage of a book that is {read}, cut off and at most 100; 0 for a book without {pages}.
        reading progress in percent
        How far is the reader? Whole percent, rounded down, never above 100.
        Share of pages read; 100 only if all are.
        Return read * 100 // pages within 0 to 100, or 0 if there are no pages.
        """,
        """
        if pages <= 0:
            return 0
        return min(100, read * 100 // pages)
        ---
        if pages and read >= pages:
            return 100
        return int(100 * read // pages) if pages else 0
        """,
        lambda r: (lambda p: (r.choice((0, p, r.randint(0, 600))), p))(r.choice((0, 300, r.randint(1, 500)))),
    ),
    made(
        "hobbies_and_health.currently_reading",
        "currently_reading started_books books_in_progress",
        "books: list[dict[str, object]]",
        "list[str]",
        """
        Titles of {books} that are begun but not finished ('read' above 0, below 'pages'), the furthest first.
        books in progress
        List the 'title' of started books by their share of pages read, highest first, ties as listed.
        What am I reading at the moment?
        Books with 0 < read < pages, sorted by read / pages downwards.
        """,
        """
        active = [book for book in books if 0 < book["read"] < book["pages"]]
        active.sort(key=lambda book: book["read"] / book["pages"], reverse=True)
        return [book["title"] for book in active]
        ---
        shares = []
        for index, book in enumerate(books):
            if book["read"] and book["read"] != book["pages"]:
                shares.append((-book["read"] / book["pages"], index))
        return [books[index]["title"] for _, index in sorted(shares)]
        """,
        lambda r: (_books(r),),
    ),
    made(
        "hobbies_and_health.shelf_status",
        "shelf_status reading_status_counts count_by_status",
        "books: list[dict[str, object]]",
        "dict[str, int]",
        """
        Count {books} as 'unread' ('read' is 0), 'reading' and 'finished' ('read' is 'pages'); all three keys.
        count books by status
        How many books are unread, in progress and done? The keys are always unread, reading, finished.
        Return a dict with three counts by comparing 'read' with 0 and with 'pages'.
        Statistics of a bookshelf by reading state.
        """,
        """
        counts = {"unread": 0, "reading": 0, "finished": 0}
        for book in books:
            if book["read"] == 0:
                counts["unread"] += 1
            elif book["read"] >= book["pages"]:
                counts["finished"] += 1
            else:
                counts["reading"] += 1
        return counts
        ---
        unread = len([b for b in books if b["read"] == 0])
        finished = len([b for b in books if b["read"] >= b["pages"]])
        return {"unread": unread, "reading": len(books) - unread - finished, "finished": finished}
        """,
        lambda r: (_books(r),),
    ),
    made(
        "hobbies_and_health.catalog_line",
        "catalog_line library_entry author_title_line",
        "title: str; author: str",
        "str",
        """
        Catalog line 'Last, First: Title' with a leading The, A or An moved behind the title after a comma.
        library catalog entry
        Write 'Lee, Ann: Lake, The'; an author of one word stays as it is; the last word is the surname.
        How is a book listed in a catalog? Articles (any case) go to the end of the title.
        Turn name and title round for sorting, e.g. 'Fox, Bo van: Dog, A'.
        """,
        """
        *first, last = author.split()
        name = f"{last}, {' '.join(first)}" if first else last
        article, _, rest = title.partition(" ")
        if rest and article.lower() in ("the", "a", "an"):
            title = f"{rest}, {article}"
        return f"{name}: {title}"
        ---
        words = author.split(" ")
        name = words[-1]
        if len(words) > 1:
            name += ", " + " ".join(words[:-1])
        parts = title.split(" ")
        if len(parts) > 1 and parts[0].lower() in {"the", "a", "an"}:
            return name + ": " + " ".join(parts[1:]) + ", " + parts[0]
        return name + ": " + title
        """,
        lambda r: (
            r.choice(("The Lake", "A Dog", "An Hour", "Theory", "the end", "Red")),
            r.choice(("Ann Lee", "Bo van Fox", "Plato", "Cy B. Ray")),
        ),
    ),
    made(
        "hobbies_and_health.star_text",
        "star_text rating_stars stars_for_rating",
        "rating: float",
        "str",
        """
        Five characters for a {rating} of 0 to 5: '*' for full stars, '+' for a half, '-' for the rest.
        rating as stars
        Round to half stars, halves of a step upwards; 3.5 is '***+-'.
        How is a rating drawn with stars? Full '*', half '+', empty '-'.
        Text of length 5 for a rating between 0 and 5.
        """,
        """
        halves = int(rating * 2 + 0.5)
        return ("*" * (halves // 2) + "+" * (halves % 2)).ljust(5, "-")
        ---
        rounded = int(rating * 2 + 0.5) / 2
        text = ""
        for star in range(1, 6):
            text += "*" if rounded >= star else "+" if rounded >= star - 0.5 else "-"
        return text
        """,
        lambda r: (r.choice((0.0, 2.5, 4.9, 5.0, 3.2, 3.7, r.randint(0, 10) / 2)),),
    ),
    made(
        "hobbies_and_health.song_at_second",
        "song_at_second playing_at current_song",
        "songs: list[dict[str, object]]; second: int",
        "str | None",
        """
        Title of the one of {songs} that plays at a {second} after the start, None when all are over.
        which song plays at a time
        Songs follow each other without pause; a song begins at the second at which the one before ended.
        What is playing after so many seconds? After the end it is None.
        Walk through the playlist by 'seconds' and return the 'title' at that moment.
        """,
        """
        for song in songs:
            if second < song["seconds"]:
                return song["title"]
            second -= song["seconds"]
        return None
        ---
        end = 0
        for song in songs:
            end += song["seconds"]
            if end > second:
                return song["title"]
        return None
        """,
        lambda r: (_songs(r), r.choice((0, 150, 400, 900, r.randint(0, 1500)))),
    ),
    made(
        "hobbies_and_health.no_repeat_artist",
        "no_repeat_artist artists_alternate is_well_mixed",
        "songs: list[dict[str, object]]",
        "bool",
        """
        Does no artist come twice in a row in {songs} (key 'artist')?
        playlist without the same artist in a row
        True if all neighbouring songs are by different artists; also for none or one song.
        Is the playlist well mixed?
        Check that neighbours never share the 'artist'.
        """,
        """
        return all(a["artist"] != b["artist"] for a, b in zip(songs, songs[1:]))
        ---
        previous = None
        for song in songs:
            if song["artist"] == previous:
                return False
            previous = song["artist"]
        return True
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "hobbies_and_health.top_artists",
        "top_artists most_played_artists artist_playtime",
        "songs: list[dict[str, object]]",
        "list[tuple[str, int]]",
        """
        Artists of {songs} with their total 'seconds', the longest first, ties by name.
        playing time per artist
        Sum the seconds by 'artist' and sort (artist, seconds) pairs downwards, equal ones alphabetically.
        Whose songs take most of the time?
        Return pairs of artist and total length, largest first.
        """,
        """
        totals = {}
        for song in songs:
            totals[song["artist"]] = totals.get(song["artist"], 0) + song["seconds"]
        return sorted(totals.items(), key=lambda pair: (-pair[1], pair[0]))
        ---
        artists = sorted({song["artist"] for song in songs})
        pairs = [(artist, sum(s["seconds"] for s in songs if s["artist"] == artist)) for artist in artists]
        pairs.sort(key=lambda pair: pair[1], reverse=True)
        return pairs
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "hobbies_and_health.major_chord",
        "major_chord chord_notes notes_of_chord",
        "root: str; minor: bool = False",
        "list[str]",
        """
        Notes of the major chord on {root}: four and seven half tones above it; three and seven if {minor}.
        notes of a major or minor chord
        Return root, third and fifth with sharps, such as ['C', 'E', 'G'] or, {minor}, ['C', 'D#', 'G'].
        Which three notes make the chord?
        Root plus 0, 4 (or 3 for {minor}) and 7 semitones on C, C#, D, ... B.
        """,
        """
        notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        start = notes.index(root)
        return [notes[(start + step) % 12] for step in (0, 3 if minor else 4, 7)]
        ---
        double = "C C# D D# E F F# G G# A A# B C C# D D# E F F# G G# A A# B".split()
        first = double.index(root)
        third = first + 4 - minor
        return [root, double[third], double[first + 7]]
        """,
        lambda r: (r.choice(_NOTES), r.random() < 0.5),
    ),
    made(
        "hobbies_and_health.note_distance",
        "note_distance semitones_between interval_in_half_steps",
        "first: str; second: str",
        "int",
        """
        Half tones upward from {first} to {second} on the scale C, C#, ... B: 0 to 11.
        semitones between two notes
        How many half steps up is it? From B to C it is 1, from C to B 11, equal notes 0.
        Distance on the circle of twelve notes, going up only.
        Return the interval in semitones, wrapping round the octave.
        """,
        """
        notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        return (notes.index(second) - notes.index(first)) % 12
        ---
        scale = "C C# D D# E F F# G G# A A# B".split()
        low, high = scale.index(first), scale.index(second)
        return high - low if high >= low else high - low + 12
        """,
        lambda r: (r.choice(_NOTES), r.choice(_NOTES)),
    ),
    made(
        "hobbies_and_health.interval_name",
        "interval_name name_of_interval semitones_to_interval",
        "semitones: int",
        "str",
        """
        Interval name: 0 unison, 3 minor third, 4 major third, 5 fourth, 7 fifth, 12 octave, 'N semitones'.
        interval by number of half tones
        Return 'unison', 'minor third', 'major third', 'fourth', 'fifth', 'octave' or 'N semitones'.
        What is a distance of so many {semitones} called?
        Look the interval up; numbers without a name here give texts like '6 semitones'.
        """,
        """
        names = {0: "unison", 3: "minor third", 4: "major third", 5: "fourth", 7: "fifth", 12: "octave"}
        return names.get(semitones, f"{semitones} semitones")
        ---
        if semitones == 0:
            return "unison"
        if semitones in (3, 4):
            return "minor third" if semitones == 3 else "major third"
        if semitones in (5, 7):
            return "fourth" if semitones == 5 else "fifth"
        return "octave" if semitones == 12 else str(semitones) + " semitones"
        """,
        lambda r: (r.choice((0, 12, 7, 13, -1, r.randint(0, 12))),),
    ),
    made(
        "hobbies_and_health.tempo_name",
        "tempo_name tempo_marking bpm_to_tempo",
        "bpm: int",
        "str",
        """
        Tempo of {bpm}: 'largo' under 60, 'adagio' under 76, 'andante' under 108, 'allegro' to 167, 'presto'.
        bpm to tempo name
        Return largo, adagio, andante, allegro or presto by the limits 60, 76, 108 and 168.
        What is a speed of {bpm} beats a minute called?
        Name the tempo; a limit belongs to the faster name, 168 and more is 'presto'.
        """,
        """
        for limit, name in ((60, "largo"), (76, "adagio"), (108, "andante"), (168, "allegro")):
            if bpm < limit:
                return name
        return "presto"
        ---
        names = ["largo", "adagio", "andante", "allegro", "presto"]
        return names[sum(bpm >= limit for limit in (60, 76, 108, 168))]
        """,
        lambda r: (r.choice((40, 59, 60, 76, 107, 108, 120, 168, r.randint(30, 220))),),
    ),
    made(
        "hobbies_and_health.beat_length_ms",
        "beat_length_ms milliseconds_per_beat note_length_ms",
        "bpm: int; value: int = 4",
        "int",
        """
        Length in milliseconds of a 1/{value} note at {bpm}, where a quarter is one beat; rounded.
        note length from bpm
        A quarter lasts 60000 / {bpm}; other notes 4 / {value} of it, to the nearest whole number.
        How long does an eighth ({value} 8) or half note (2) sound?
        Return round(60000 / bpm * 4 / value).
        """,
        """
        return round(240000 / (bpm * value))
        ---
        return round(60000 * 4 / (value * bpm))
        """,
        lambda r: (r.choice((60, 90, 120, 128, r.randint(40, 200))), r.choice((4, 8, 16, 2, 1))),
    ),
    made(
        "hobbies_and_health.measure_is_full",
        "measure_is_full fills_measure check_bar",
        "notes: list[int]; beats: int = 4",
        "bool",
        """
        Do the {notes} (4 a quarter, 8 an eighth, 2 a half) exactly fill a bar of {beats} quarters?
        check the length of a bar
        Add 1 / note for each and compare with {beats} / 4, exactly.
        Is the measure complete, neither too short nor too long?
        True if the note values sum to {beats} quarter notes; a bar without notes is not full.
        """,
        """
        return sum(16 / note for note in notes) == 4 * beats
        ---
        sixteenths = 0
        for note in notes:
            sixteenths += 16 // note
        return sixteenths == beats * 4
        """,
        lambda r: r.choice(
            (
                ([4, 4, 4, 4], 4),
                ([2, 4, 8, 8], 4),
                ([1], 4),
                ([], 4),
                ([4, 4, 4], 3),
                ([r.choice((2, 4, 8)) for _ in range(r.randint(0, 6))], r.choice((3, 4))),
            )
        ),
    ),
    made(
        "hobbies_and_health.practice_summary",
        "practice_summary practice_per_instrument minutes_by_instrument",
        "sessions: list[tuple[str, int]]",
        "list[str]",
        """
        Lines like 'piano: 65 min' that sum the {sessions} (instrument, minutes), in lower case, by name.
        practice time by instrument
        Add the minutes of each instrument in lower case and write one line for each, alphabetically.
        How long was each instrument practiced?
        Return sorted texts 'name: N min' from pairs.
        """,
        """
        totals = {}
        for name, minutes in sessions:
            totals[name.lower()] = totals.get(name.lower(), 0) + minutes
        return [f"{name}: {totals[name]} min" for name in sorted(totals)]
        ---
        lines = []
        for name in sorted({instrument.lower() for instrument, _ in sessions}):
            total = sum(minutes for instrument, minutes in sessions if instrument.lower() == name)
            lines.append(name + ": " + str(total) + " min")
        return lines
        """,
        lambda r: (
            [(r.choice(("piano", "flute", "Piano")), r.choice((10, 20, 45))) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "hobbies_and_health.two_dice_text",
        "two_dice_text describe_roll dice_roll_name",
        "first: int; second: int",
        "str",
        """
        Name of two dice: 'snake eyes' (1, 1), 'boxcars' (6, 6), 'double N' for other pairs, else the sum.
        name a roll of two dice
        Doubles have names, 1-1 and 6-6 special ones; any other roll is its sum as text.
        What did the dice show? For example 'double 3' or '7'.
        Return 'snake eyes', 'boxcars', 'double 4' or the total as a string.
        """,
        """
        if first != second:
            return str(first + second)
        return {1: "snake eyes", 6: "boxcars"}.get(first, f"double {first}")
        ---
        if first == second == 1:
            return "snake eyes"
        if first == second == 6:
            return "boxcars"
        return f"double {first}" if first == second else f"{first + second}"
        """,
        lambda r: (r.randint(1, 6), r.choice((r.randint(1, 6), 1, 6))),
    ),
    made(
        "hobbies_and_health.parse_dice",
        "parse_dice read_dice_notation dice_parts",
        "text: str",
        "tuple[int, int, int]",
        """
        Parse dice like '2d6+3' into (count, sides, bonus); no count is 1, no bonus 0, it may be negative.
        dice notation to numbers
        'd20' is (1, 20, 0) and '3d8-1' is (3, 8, -1).
        Read the number of dice, their sides and what is added from a text.
        Split at 'd' and at the sign; the default count is 1 and the default bonus 0.
        """,
        r"""
        count, rest = text.split("d")
        for sign in "+-":
            if sign in rest:
                sides, bonus = rest.split(sign)
                return int(count or 1), int(sides), int(sign + bonus)
        return int(count or 1), int(rest), 0
        ---
        import re

        count, sides, bonus = re.fullmatch(r"(\d*)d(\d+)([+-]\d+)?", text).groups()
        return int(count) if count else 1, int(sides), int(bonus) if bonus else 0
        """,
        lambda r: (
            r.choice(
                (
                    "d6",
                    "2d6",
                    "3d8+2",
                    "d20-1",
                    "10d10",
                    f"{r.randint(1, 9)}d{r.choice((4, 6, 12))}+{r.randint(1, 9)}",
                )
            ),
        ),
    ),
    made(
        "hobbies_and_health.dice_range",
        "dice_range roll_range possible_roll_totals",
        "count: int; sides: int; bonus: int = 0",
        "tuple[int, int]",
        """
        Lowest and highest total of {count} dice with {sides} sides plus a {bonus}.
        minimum and maximum of a dice roll
        Every die shows 1 to {sides}; add {bonus} to both ends.
        Between which totals can the roll be?
        Return (count + bonus, count * sides + bonus).
        """,
        """
        return count + bonus, count * sides + bonus
        ---
        low = high = bonus
        for _ in range(count):
            low += 1
            high += sides
        return low, high
        """,
        lambda r: (r.randint(0, 5), r.choice((4, 6, 20)), r.choice((0, 2, -1))),
    ),
    made(
        "hobbies_and_health.full_house",
        "full_house is_full_house three_and_two",
        "dice: list[int]",
        "bool",
        """
        Are five {dice} a full house: three of one face and two of another?
        full house check for dice
        True for a triple and a pair of different numbers; five equal dice are none.
        Do the dice show exactly two faces, three and two times?
        Check the counts of the faces: they must be 2 and 3.
        """,
        """
        return sorted(dice.count(face) for face in set(dice)) == [2, 3]
        ---
        counts = {}
        for die in dice:
            counts[die] = counts.get(die, 0) + 1
        return len(counts) == 2 and 3 in counts.values()
        """,
        lambda r: (
            r.choice(
                (
                    [2, 2, 3, 3, 3],
                    [5, 5, 5, 5, 5],
                    [1, 6, 1, 6, 6],
                    [1, 1, 2, 2, 3],
                    [4, 4, 4, 4, 1],
                    [r.randint(1, 3) for _ in range(5)],
                )
            ),
        ),
    ),
    made(
        "hobbies_and_health.blackjack_result",
        "blackjack_result who_wins_blackjack compare_hands",
        "player: int; dealer: int",
        "str",
        """
        A {player} over 21 has 'lost', else 'won' if the {dealer} is over 21 or lower; equal is 'push'.
        blackjack win, lose or push
        Above 21 is bust, the player's bust first; else the higher total wins: 'won', 'lost' or 'push'.
        Who wins at blackjack with these totals, seen from the player?
        Compare {player} and {dealer} with the limit 21: 'won', 'lost', or 'push' for a tie.
        """,
        """
        if player > 21:
            return "lost"
        if dealer > 21 or player > dealer:
            return "won"
        return "push" if player == dealer else "lost"
        ---
        mine = player if player <= 21 else -1
        theirs = dealer if dealer <= 21 else 0
        if mine == theirs:
            return "push"
        return "won" if mine > theirs else "lost"
        """,
        lambda r: (
            r.choice((21, 22, 20, 18, r.randint(12, 26))),
            r.choice((21, 22, 20, 18, r.randint(12, 26))),
        ),
    ),
    made(
        "hobbies_and_health.poker_pairs",
        "poker_pairs hand_name classify_pairs",
        "ranks: list[str]",
        "str",
        """
        Five {ranks}: 'four of a kind', 'full house', 'three of a kind', 'two pairs', 'pair' or 'high card'.
        poker hand by equal ranks
        Count equal cards; suits and straights do not matter. Four or more alike are 'four of a kind'.
        What does the hand hold, looking only at equal ranks?
        Name the hand by the sizes of its groups, from 'high card' to 'four of a kind' (also for five alike).
        """,
        """
        counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
        if counts[0] >= 4:
            return "four of a kind"
        if counts[0] == 3:
            return "full house" if counts[1] == 2 else "three of a kind"
        if counts[0] == 2:
            return "two pairs" if counts[1] == 2 else "pair"
        return "high card"
        ---
        matches = sum(ranks[i] == ranks[j] for i in range(5) for j in range(i))
        names = {0: "high card", 1: "pair", 2: "two pairs", 3: "three of a kind", 4: "full house"}
        return names.get(matches, "four of a kind")
        """,
        lambda r: (
            r.choice(
                (
                    list("AAKKQ"),
                    list("AAAKK"),
                    list("22223"),
                    list("AKQJ9"),
                    list("77A23"),
                    list("777A2"),
                    [r.choice("A23K") for _ in range(5)],
                )
            ),
        ),
    ),
    made(
        "hobbies_and_health.card_name",
        "card_name full_card_name card_in_words",
        "code: str",
        "str",
        """
        Name of a card {code}: 'AH' is 'ace of hearts', '10S' '10 of spades', 'QD' 'queen of diamonds'.
        card code to words
        The last letter is the suit (H, D, C, S); A, K, Q and J become words, numbers stay.
        How is the card called in full?
        Turn a short card text into 'rank of suit' in lower case.
        """,
        """
        ranks = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
        suits = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}
        rank = code[:-1]
        return f"{ranks.get(rank, rank)} of {suits[code[-1]]}"
        ---
        suit = "hearts diamonds clubs spades".split()["HDCS".index(code[-1])]
        rank = code[:-1]
        if not rank.isdigit():
            rank = ["ace", "king", "queen", "jack"]["AKQJ".index(rank)]
        return rank + " of " + suit
        """,
        lambda r: (r.choice(("A", "K", "Q", "J", "10", "2", "7")) + r.choice("HDCS"),),
    ),
    made(
        "hobbies_and_health.higher_card",
        "higher_card compare_cards war_winner",
        "first: str; second: str",
        "int",
        """
        Which rank is higher, 2 to 10, J, Q, K, A? 1 for the {first}, 2 for the {second}, 0 if equal.
        compare two card ranks
        Aces are high; return 1, 2 or 0 for a tie.
        Who wins the trick in a game of war?
        Compare the ranks in the order 2 ... 10, J, Q, K, A.
        """,
        """
        order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
        a, b = order.index(first), order.index(second)
        if a == b:
            return 0
        return 1 if a > b else 2
        ---
        faces = {"J": 11, "Q": 12, "K": 13, "A": 14}
        difference = (faces.get(first) or int(first)) - (faces.get(second) or int(second))
        return 0 if difference == 0 else 1 if difference > 0 else 2
        """,
        lambda r: (
            r.choice(("2", "10", "J", "Q", "K", "A", "9")),
            r.choice(("2", "10", "J", "Q", "K", "A", "9")),
        ),
    ),
    made(
        "hobbies_and_health.deal_hands",
        "deal_hands deal_out hands_and_rest",
        "deck: list[str]; players: int; size: int",
        "list[list[str]]",
        """
        Deal {size} cards to each of {players} one by one from the front of the {deck}; a short deck ends.
        deal cards round by round
        Player i gets the cards i, i + {players} and so on, {size} at most; return the hands.
        Who holds which cards after dealing? The rest of the deck stays away.
        Return one list for each player; cards are given in turn.
        """,
        """
        used = deck[: players * size]
        return [used[player::players] for player in range(players)]
        ---
        hands = [[] for _ in range(players)]
        for number in range(min(players * size, len(deck))):
            hands[number % players].append(deck[number])
        return hands
        """,
        lambda r: (
            ["AH", "KH", "QS", "2D", "9C", "5S", "7D", "JC"][: r.randint(0, 8)],
            r.randint(1, 3),
            r.randint(0, 3),
        ),
    ),
    made(
        "hobbies_and_health.uno_playable",
        "uno_playable playable_cards cards_to_play",
        "hand: list[str]; top: str",
        "list[str]",
        """
        Cards of the {hand} that fit on {top}: same color or same symbol ('red 5'); 'wild' always fits.
        cards that may be played
        Keep cards that share the first or the second word with {top}, and every 'wild', in their order.
        Which cards of the {hand} can be laid?
        Return the playable cards; a match of color or value is enough.
        """,
        """
        color, symbol = top.split()
        return [card for card in hand if card == "wild" or color in card.split() or symbol in card.split()]
        ---
        wanted = set(top.split())
        playable = []
        for card in hand:
            if card == "wild" or wanted & set(card.split()):
                playable.append(card)
        return playable
        """,
        lambda r: (
            [
                f"{r.choice(('red', 'blue', 'green'))} {r.choice(('1', '2', 'skip'))}"
                if r.random() < 0.85
                else "wild"
                for _ in range(r.randint(0, 5))
            ],
            f"{r.choice(('red', 'blue'))} {r.choice(('1', 'skip'))}",
        ),
    ),
    made(
        "hobbies_and_health.rock_paper_winner",
        "rock_paper_winner rps_result rock_paper_scissors",
        "first: str; second: str",
        "str",
        """
        Winner of rock, paper, scissors: 'first', 'second' or 'tie'; the case of the words does not matter.
        rock paper scissors
        Rock beats scissors, scissors beat paper, paper beats rock; equal words in any case are a 'tie'.
        Who wins, the {first} or the {second} player?
        Compare both moves, ignoring case, and return 'first', 'second' or 'tie'.
        """,
        """
        a, b = first.lower(), second.lower()
        if a == b:
            return "tie"
        beats = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
        return "first" if beats[a] == b else "second"
        ---
        order = ["rock", "paper", "scissors"]
        difference = (order.index(first.lower()) - order.index(second.lower())) % 3
        return ("tie", "first", "second")[difference]
        """,
        lambda r: (
            r.choice(("rock", "paper", "scissors", "Rock", "PAPER")),
            r.choice(("rock", "paper", "scissors", "Scissors")),
        ),
    ),
    made(
        "hobbies_and_health.best_of_winner",
        "best_of_winner series_winner match_winner",
        "rounds: list[str]; best_of: int = 3",
        "str",
        """
        First of 'A' and 'B' to win more than half of {best_of} {rounds}, '' if none has; skip 'tie'.
        winner of a best-of series
        Go through the rounds until A or B has best_of // 2 + 1 wins; ties and later rounds do not matter.
        Who has won the series? An empty text if it is still open.
        Return the one who first reaches the needed number of wins.
        """,
        """
        needed = best_of // 2 + 1
        wins = {"A": 0, "B": 0, "tie": 0}
        for winner in rounds:
            wins[winner] += 1
            if winner != "tie" and wins[winner] == needed:
                return winner
        return ""
        ---
        decided = [winner for winner in rounds if winner != "tie"]
        for count in range(1, len(decided) + 1):
            if decided[:count].count(decided[count - 1]) > best_of / 2:
                return decided[count - 1]
        return ""
        """,
        lambda r: ([r.choice(("A", "B", "tie", "A")) for _ in range(r.randint(0, 7))], r.choice((3, 5, 1))),
    ),
    made(
        "hobbies_and_health.hangman_display",
        "hangman_display masked_with_spaces show_hangman",
        "word: str; guesses: str",
        "str",
        """
        Hangman view of a {word}: guessed letters in capitals, others '_', one space between; ignore case.
        hangman word with blanks
        Show each letter that is among {guesses} as a capital, the rest as underscores, one space between.
        What does the player see? Compare in lower case.
        'plum' with guesses 'lu' gives '_ L U _'.
        """,
        """
        known = guesses.lower()
        return " ".join(letter.upper() if letter.lower() in known else "_" for letter in word)
        ---
        shown = []
        for letter in word.upper():
            shown.append(letter if letter in guesses.upper() else "_")
        return " ".join(shown)
        """,
        lambda r: (draw.word(r), draw.letters(r, 0, 6, "aeinrtlo")),
    ),
    made(
        "hobbies_and_health.hangman_lives",
        "hangman_lives lives_left wrong_guesses_left",
        "word: str; guesses: str; lives: int = 6",
        "int",
        """
        Lives left in hangman: {lives} minus different {guesses} not in the {word}, at least 0; ignore case.
        hangman lives after guesses
        A wrong letter costs one life, the same letter only once; case is ignored; never below 0.
        How many mistakes may still be made?
        Count distinct wrong letters and subtract them.
        """,
        """
        wrong = set(guesses.lower()) - set(word.lower())
        return max(0, lives - len(wrong))
        ---
        left = lives
        tried = []
        for letter in guesses.lower():
            if letter not in tried and letter not in word.lower() and left > 0:
                left -= 1
            tried.append(letter)
        return left
        """,
        lambda r: (draw.word(r), draw.letters(r, 0, 9, "aeinxyzq"), r.choice((6, 3))),
    ),
    made(
        "hobbies_and_health.hangman_state",
        "hangman_state game_state hangman_status",
        "word: str; guesses: list[str]; lives: int = 6",
        "str",
        """
        Hangman: 'won' if all letters are guessed, 'lost' after {lives} different wrong ones, else 'playing'.
        hangman won or lost
        'lost' when enough different {guesses} are not in the {word}; then 'won' if every letter was named.
        How does the game stand? The case of the {word} is ignored, guesses are lower case.
        Return 'lost', 'won' or 'playing' from the guessed letters.
        """,
        """
        letters = set(word.lower())
        tried = set(guesses)
        if len(tried - letters) >= lives:
            return "lost"
        return "won" if letters <= tried else "playing"
        ---
        wrong = {guess for guess in guesses if guess not in word.lower()}
        if len(wrong) >= lives:
            return "lost"
        for letter in word.lower():
            if letter not in guesses:
                return "playing"
        return "won"
        """,
        lambda r: (
            r.choice(("tea", "moon", "Kiwi")),
            [r.choice("teamonkixyz") for _ in range(r.randint(0, 12))],
            r.choice((6, 3)),
        ),
    ),
    made(
        "hobbies_and_health.word_guess_hint",
        "word_guess_hint letter_feedback guess_marks",
        "guess: str; secret: str",
        "str",
        """
        Hint for a {guess}: 'G' for the right place, 'Y' for a letter elsewhere in the {secret}, else '-'.
        hints of a word guessing game
        Exact hits first; then another letter is 'Y' as often as it is left in {secret}, from left to right.
        Which letters are right? Green 'G', yellow 'Y' and '-' for the others, as in the daily word game.
        Compare two words of one length; repeated letters are marked only as often as they occur.
        """,
        """
        left = [s for g, s in zip(guess, secret) if g != s]
        marks = ""
        for g, s in zip(guess, secret):
            if g == s:
                marks += "G"
            elif g in left:
                left.remove(g)
                marks += "Y"
            else:
                marks += "-"
        return marks
        ---
        marks = ["G" if g == s else "-" for g, s in zip(guess, secret)]
        for i, letter in enumerate(guess):
            if marks[i] == "G":
                continue
            free = sum(s == letter and g != s for g, s in zip(guess, secret))
            used = sum(guess[j] == letter and marks[j] == "Y" for j in range(i))
            if used < free:
                marks[i] = "Y"
        return "".join(marks)
        """,
        lambda r: r.choice(
            (
                ("plane", "apple"),
                ("tests", "stone"),
                ("aabb", "abca"),
                (draw.letters(r, 4, 4, "abcd"), draw.letters(r, 4, 4, "abcd")),
            )
        ),
    ),
    made(
        "hobbies_and_health.higher_lower_hint",
        "higher_lower_hint guess_hint number_guess_hint",
        "guess: int; secret: int",
        "str",
        """
        Hint in a number game: 'correct', 'too low' or 'too high', with ' but close' at a distance of up to 3.
        guess the number hint
        Compare {guess} with {secret}; when off by at most three, ' but close' is added.
        What does the game answer to a {guess}?
        Return 'too high', 'too low but close' and the like, 'correct' on a hit.
        """,
        """
        if guess == secret:
            return "correct"
        hint = "too low" if guess < secret else "too high"
        return hint + " but close" if abs(guess - secret) <= 3 else hint
        ---
        difference = guess - secret
        if not difference:
            return "correct"
        words = ["too", "high" if difference > 0 else "low"]
        if -3 <= difference <= 3:
            words += ["but", "close"]
        return " ".join(words)
        """,
        lambda r: (lambda s: (s + r.choice((0, 1, -3, 5, -10, 30, -40)), s))(r.randint(20, 80)),
    ),
    made(
        "hobbies_and_health.can_build_word",
        "can_build_word makes_from_letters tiles_allow_word",
        "word: str; tiles: str",
        "bool",
        """
        Can the {word} be laid with the {tiles}? Each tile once, '?' is any letter, case is ignored.
        word from letter tiles with a joker
        Every letter needs its own tile; a missing one may be replaced by a '?'. Case does not matter.
        Do the tiles suffice for the word, jokers included?
        Count letters that lack and compare with the number of '?'.
        """,
        """
        have = tiles.lower()
        missing = sum(max(0, word.lower().count(c) - have.count(c)) for c in set(word.lower()))
        return missing <= have.count("?")
        ---
        left = list(tiles.lower())
        for letter in word.lower():
            if letter in left:
                left.remove(letter)
            elif "?" in left:
                left.remove("?")
            else:
                return False
        return True
        """,
        lambda r: (
            r.choice(("tea", "moon", "Egg", "")),
            r.choice(("taeo", "omno", "gexg", "mon", "g?e", "", "ZZ?tea")),
        ),
    ),
    made(
        "hobbies_and_health.tile_score",
        "tile_score word_game_score letter_points",
        "word: str",
        "int",
        """
        Points of a {word}: each of jqxz 8, of bcfhkmpvwy 3, others 1; 5 extra from 7 letters on; ignore case.
        score of a word by letters
        Rare letters (jqxz) bring 8, middle ones (bcfhkmpvwy) 3, all others 1; words of 7 or more get 5 more.
        How much is a word worth in the letter game? Case is ignored.
        Add letter values 8, 3 and 1 and a bonus of 5 for at least seven letters.
        """,
        """
        total = 5 if len(word) >= 7 else 0
        for letter in word.lower():
            total += 8 if letter in "jqxz" else 3 if letter in "bcfhkmpvwy" else 1
        return total
        ---
        lower = word.lower()
        rare = sum(lower.count(letter) for letter in "jqxz")
        middle = sum(lower.count(letter) for letter in "bcfhkmpvwy")
        return len(word) + 7 * rare + 2 * middle + 5 * (len(word) > 6)
        """,
        lambda r: (r.choice((draw.word(r), "quiz", "", "Jazz", "table")),),
    ),
    made(
        "hobbies_and_health.whose_move",
        "whose_move next_player player_to_move",
        "board: str",
        "str",
        """
        Who is to move in tic-tac-toe on a {board} text of nine: 'X' begins, then by turns; '' if it is full.
        next player on a board
        X if both have equally many marks, else O; no blank left gives an empty text.
        Whose turn is it, seen from the number of X and O?
        Count the marks: equal means X, one more X means O.
        """,
        """
        if " " not in board:
            return ""
        return "X" if board.count("X") == board.count("O") else "O"
        ---
        used = len(board) - board.count(" ")
        if used == len(board):
            return ""
        return "XO"[used % 2]
        """,
        lambda r: (r.choice(("         ", "X        ", "XO       ", "XOXOX    ", "XOX  O   ", "XOXOXOOXX")),),
    ),
    made(
        "hobbies_and_health.free_cells",
        "free_cells empty_squares open_fields",
        "board: list[str]",
        "list[str]",
        """
        Names like 'a1' of empty fields ('.' or blank) of a {board}: column letter, row number from the top.
        empty fields as coordinates
        Go row by row: the first row is 1, the first column 'a'; both '.' and ' ' are empty.
        Where can one still play? List the fields as letter and number.
        Return the coordinates of all fields without a mark, row by row.
        """,
        """
        return [
            "abcdefgh"[x] + str(y)
            for y, row in enumerate(board, 1)
            for x, mark in enumerate(row)
            if mark in ". "
        ]
        ---
        names = []
        for row in range(len(board)):
            for column in range(len(board[row])):
                if board[row][column] == "." or board[row][column] == " ":
                    names.append(f"{chr(97 + column)}{row + 1}")
        return names
        """,
        lambda r: (["".join(r.choice("XO. ") for _ in range(3)) for _ in range(3)],),
    ),
    made(
        "hobbies_and_health.drop_disc",
        "drop_disc connect_four_row landing_row",
        "columns: list[str]; column: int; height: int = 6",
        "int",
        """
        Row (0 is the bottom) where a disc lands in a {column} of four in a row; -1 if full or not there.
        where does a disc fall
        {columns} are texts from the bottom up; the disc lies on top, with at most {height} in a column.
        In which row will the piece be? A wrong or full column gives -1.
        Length of the chosen column, unless it has {height} discs or does not exist (-1).
        """,
        """
        if column >= len(columns) or len(columns[column]) >= height:
            return -1
        return len(columns[column])
        ---
        stack = columns[column] if column < len(columns) else "?" * height
        return len(stack) if len(stack) < height else -1
        """,
        lambda r: ([draw.letters(r, 0, 6, "RY") for _ in range(3)], r.randint(0, 3), r.choice((6, 4))),
    ),
    made(
        "hobbies_and_health.chess_square",
        "chess_square square_to_indexes parse_square",
        "name: str",
        "tuple[int, int]",
        """
        Row and column (from 0) of a chess square like 'e4': row 0 is the eighth rank on top, column 0 'a'.
        chess square to row and column
        'a8' is (0, 0), 'h1' is (7, 7).
        At which place of a board printed from the top is the square?
        Turn a letter and a digit into indexes; ranks count from the bottom, rows from the top.
        """,
        """
        return 8 - int(name[1]), ord(name[0]) - ord("a")
        ---
        column = "abcdefgh".find(name[0])
        row = "87654321".find(name[1])
        return row, column
        """,
        lambda r: (r.choice("abcdefgh") + str(r.randint(1, 8)),),
    ),
    made(
        "hobbies_and_health.square_color",
        "square_color chess_square_color is_dark_or_light",
        "name: str",
        "str",
        """
        Color of a chess square: 'dark' for 'a1', 'light' for 'a2' and so on by turns.
        color of a chess square
        Squares whose column number plus rank is even are dark.
        Is the field {name} 'dark' or 'light'?
        Return the color of a square given as letter and digit; a1 is dark.
        """,
        """
        column = ord(name[0]) - ord("a") + 1
        return "dark" if (column + int(name[1])) % 2 == 0 else "light"
        ---
        odd_column = name[0] in "aceg"
        odd_row = name[1] in "1357"
        return "dark" if odd_column == odd_row else "light"
        """,
        lambda r: (r.choice("abcdefgh") + str(r.randint(1, 8)),),
    ),
    made(
        "hobbies_and_health.queen_move_kind",
        "queen_move_kind line_move_kind move_kind",
        "start: str; end: str",
        "str",
        """
        Kind of a queen's move: 'straight' on a row or column, 'diagonal', or 'illegal' (also standing still).
        how does the queen move
        Same letter or number is 'straight', equal distances 'diagonal', all else and staying 'illegal'.
        Does the way from {start} to {end} follow a line?
        Compare the column and row distance of two squares.
        """,
        """
        columns = abs(ord(start[0]) - ord(end[0]))
        rows = abs(int(start[1]) - int(end[1]))
        if start == end:
            return "illegal"
        if columns == 0 or rows == 0:
            return "straight"
        return "diagonal" if columns == rows else "illegal"
        ---
        if (start[0] == end[0]) != (start[1] == end[1]):
            return "straight"
        dx = ord(end[0]) - ord(start[0])
        dy = int(end[1]) - int(start[1])
        return "diagonal" if dx != 0 and dx in (dy, -dy) else "illegal"
        """,
        lambda r: (r.choice("abcd") + r.choice("1234"), r.choice("abcd") + r.choice("1234")),
    ),
    made(
        "hobbies_and_health.walk_moves",
        "walk_moves follow_moves final_position",
        "moves: str; start: tuple[int, int] = (0, 0)",
        "tuple[int, int]",
        """
        Position (x, y) after the {moves} U, D, L, R from {start}; up is y + 1, right x + 1; skip others.
        follow up/down/left/right letters
        Walk letter by letter, in any case; unknown letters are skipped.
        Where does the figure end? U and D change y by one, R and L x.
        Return the final coordinates of a walk given as letters.
        """,
        """
        x, y = start
        for move in moves.upper():
            if move == "U":
                y += 1
            elif move == "D":
                y -= 1
            elif move == "R":
                x += 1
            elif move == "L":
                x -= 1
        return x, y
        ---
        text = moves.upper()
        dx = text.count("R") - text.count("L")
        dy = text.count("U") - text.count("D")
        return start[0] + dx, start[1] + dy
        """,
        lambda r: (draw.letters(r, 0, 8, "UDLRudx"), r.choice(((0, 0), (2, 3)))),
    ),
    made(
        "hobbies_and_health.move_on_grid",
        "move_on_grid step_inside move_player",
        "position: tuple[int, int]; direction: str; size: int",
        "tuple[int, int]",
        """
        New (row, column) after one step on a {size} x {size} map: north is row - 1; stay at the edge.
        move a player without leaving the map
        Go 'north', 'south', 'east' or 'west'; a step over the edge or an unknown word changes nothing.
        Where is the player after going in that {direction}?
        Return the position one field further, or the old one if that would be outside.
        """,
        """
        steps = {"north": (-1, 0), "south": (1, 0), "east": (0, 1), "west": (0, -1)}
        down, right = steps.get(direction, (0, 0))
        row, column = position[0] + down, position[1] + right
        if 0 <= row < size and 0 <= column < size:
            return row, column
        return position
        ---
        row, column = position
        if direction == "north":
            row = max(0, row - 1)
        elif direction == "south":
            row = min(size - 1, row + 1)
        elif direction == "west":
            column = max(0, column - 1)
        elif direction == "east":
            column = min(size - 1, column + 1)
        return row, column
        """,
        lambda r: ((r.randint(0, 3), r.randint(0, 3)), r.choice(("north", "south", "east", "west", "up")), 4),
    ),
    made(
        "hobbies_and_health.turn_robot",
        "turn_robot new_heading heading_after_turns",
        "heading: str; turns: str",
        "str",
        """
        Heading N, E, S or W after the {turns} L (left) and R (right) by 90 degrees; other letters do nothing.
        compass heading after turns
        Start at {heading} and turn clockwise for R, the other way for L.
        Which way does the robot look in the end?
        Turn step by step through N, E, S, W; ignore letters other than L and R.
        """,
        """
        position = "NESW".index(heading)
        for turn in turns:
            position += {"R": 1, "L": -1}.get(turn, 0)
        return "NESW"[position % 4]
        ---
        quarter_turns = turns.count("R") - turns.count("L")
        return "NESW"[("NESW".index(heading) + quarter_turns) % 4]
        """,
        lambda r: (r.choice("NESW"), draw.letters(r, 0, 7, "LRLRx")),
    ),
    made(
        "hobbies_and_health.level_from_xp",
        "level_from_xp player_level experience_level",
        "xp: int",
        "int",
        """
        Level for {xp}: it starts at 1, and going from level n to n + 1 costs n times 100 points.
        level from experience points
        Level 2 needs 100, level 3 another 200 (300 in all), level 4 another 300 and so on.
        Which level has a player reached?
        Take off 100, 200, 300, ... as long as the points suffice and count.
        """,
        """
        level = 1
        while xp >= level * 100:
            xp -= level * 100
            level += 1
        return level
        ---
        level = 1
        while 50 * level * (level + 1) <= xp:
            level += 1
        return level
        """,
        lambda r: (r.choice((0, 99, 100, 299, 300, 600, r.randint(0, 3000))),),
    ),
    made(
        "hobbies_and_health.xp_to_next",
        "xp_to_next xp_missing points_to_next_level",
        "xp: int; thresholds: list[int]",
        "int",
        """
        Points missing to the next of the rising {thresholds} above {xp}, 0 at the highest level.
        experience to the next level
        Find the first threshold that is greater than {xp}; reaching one exactly counts as passed.
        How many points are still needed? None left means 0.
        Return next threshold minus {xp}, or 0 beyond the last.
        """,
        """
        for threshold in thresholds:
            if threshold > xp:
                return threshold - xp
        return 0
        ---
        return min((threshold - xp for threshold in thresholds if threshold > xp), default=0)
        """,
        lambda r: (
            r.choice((0, 100, 250, r.randint(0, 1000))),
            r.choice(([100, 300, 600], [50], [], [100, 250, 900])),
        ),
    ),
    made(
        "hobbies_and_health.health_bar",
        "health_bar hp_bar life_bar",
        "current: int; maximum: int; width: int = 10",
        "str",
        """
        Health bar like '[#####-----] 50/100': filled part rounded down, but at least one '#' while alive.
        text health bar
        Fill {current} * {width} // {maximum} places with '#', the rest with '-'; above 0 at least one '#'.
        How is the life of a figure drawn in {width} characters?
        Return brackets, bar, a blank and 'current/maximum'.
        """,
        """
        filled = current * width // maximum
        if current > 0:
            filled = max(1, filled)
        return f"[{'#' * filled}{'-' * (width - filled)}] {current}/{maximum}"
        ---
        filled = current * width // maximum or int(current > 0)
        bar = ("#" * filled).ljust(width, "-")
        return "[" + bar + "] " + str(current) + "/" + str(maximum)
        """,
        lambda r: (r.choice((0, 1, 50, 100, 99, r.randint(0, 100))), 100, r.choice((10, 5))),
    ),
    made(
        "hobbies_and_health.damage_after_armor",
        "damage_after_armor final_damage damage_taken",
        "attack: int; armor: int; critical: bool = False",
        "int",
        """
        Damage of an {attack}: doubled if {critical}, minus {armor}, but at least 1; an attack of 0 does 0.
        damage minus armor
        A hit does one point or more; {critical} hits count twice before {armor} is taken off; 0 stays 0.
        How many points does the target lose?
        Return max(1, attack - armor), with the attack doubled for critical hits, 0 without any.
        """,
        """
        if attack == 0:
            return 0
        power = attack * 2 if critical else attack
        return max(1, power - armor)
        ---
        damage = attack * (1 + critical) - armor
        if damage < 1:
            damage = 1 if attack else 0
        return damage if attack else 0
        """,
        lambda r: (r.choice((0, 1, 10, r.randint(0, 40))), r.randint(0, 25), r.random() < 0.3),
    ),
    made(
        "hobbies_and_health.heal",
        "heal heal_player restore_health",
        "health: int; amount: int; maximum: int = 100",
        "int",
        """
        Health after healing: {amount} more but at most {maximum}; somebody with 0 stays at 0.
        heal up to a maximum
        Add the points without going over {maximum}; the dead (0) cannot be healed.
        How many life points are there after the potion?
        Cap health + amount; 0 remains 0.
        """,
        """
        if health <= 0:
            return 0
        return min(maximum, health + amount)
        ---
        healed = health + amount if health > 0 else 0
        return maximum if healed > maximum else healed
        """,
        lambda r: (r.choice((0, 50, 95, 100)), r.choice((0, 5, 20, 60)), r.choice((100, 120))),
    ),
    made(
        "hobbies_and_health.fight_rounds",
        "fight_rounds rounds_to_defeat hits_needed",
        "health: int; damage: int; healing: int = 0",
        "int | None",
        """
        Hits of {damage} to bring {health} to 0 when {healing} comes back after each; None if it never ends.
        number of hits to win
        Count hits until nothing is left; without progress (damage not above healing) it is None.
        How many rounds does the fight take? 0 if the health is 0 already.
        Hit, check, heal, and so on; return the number of hits or None.
        """,
        """
        rounds = 0
        while health > 0:
            rounds += 1
            if health > damage and damage <= healing:
                return None
            health -= damage
            if health > 0:
                health += healing
        return rounds
        ---
        if health <= 0:
            return 0
        if damage >= health:
            return 1
        gain = damage - healing
        if gain <= 0:
            return None
        return 1 + -(-(health - damage) // gain)
        """,
        lambda r: (r.randint(0, 60), r.choice((0, 5, 10, 12)), r.choice((0, 0, 5, 3))),
    ),
    made(
        "hobbies_and_health.add_loot",
        "add_loot add_to_inventory collect_items",
        "inventory: dict[str, int]; loot: list[str]",
        "dict[str, int]",
        """
        New inventory with one more of each item in {loot}; unknown ones are added with their count.
        add found items to an inventory
        Copy {inventory} and count up every name; the old dict stays as it is.
        What does the player carry after picking up the {loot}?
        Merge a list of items into a dict of counts, new items at the end.
        """,
        """
        result = dict(inventory)
        for item in loot:
            result[item] = result.get(item, 0) + 1
        return result
        ---
        names = list(inventory) + [item for item in dict.fromkeys(loot) if item not in inventory]
        return {name: inventory.get(name, 0) + loot.count(name) for name in names}
        """,
        lambda r: (
            {n: r.randint(1, 5) for n in r.sample(("gold", "rope", "arrow"), r.randint(0, 3))},
            [r.choice(("gold", "ruby", "rope", "gold")) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "hobbies_and_health.backpack_full",
        "backpack_full can_carry fits_in_backpack",
        "items: list[tuple[str, float]]; extra: float; limit: float = 50.0",
        "bool",
        """
        Can a weight of {extra} still be carried with the (name, weight) {items} without passing {limit}?
        does it fit into the backpack
        True if all weights plus {extra} are at most {limit}; exactly the {limit} is allowed.
        Is there room for one more thing?
        Sum the weights, add the new one and compare.
        """,
        """
        return sum(weight for _, weight in items) + extra <= limit
        ---
        left = limit
        for _, weight in items:
            left -= weight
        return extra <= left
        """,
        lambda r: (
            [(draw.word(r), r.randint(1, 40) / 2) for _ in range(r.randint(0, 5))],
            r.choice((0.5, 10.0, 25.0)),
            r.choice((50.0, 30.0)),
        ),
    ),
    made(
        "hobbies_and_health.inventory_line",
        "inventory_line inventory_text describe_inventory",
        "inventory: dict[str, int]",
        "str",
        """
        Text like '2x arrow, key' of an {inventory}: by name, no number for 1, no zeros; 'empty' for none.
        inventory as a line of text
        Join items with commas in alphabetical order, 'Nx ' in front unless there is one; none is 'empty'.
        How is the bag described to the player?
        List what is there more than zero times; if that is nothing, return 'empty'.
        """,
        """
        parts = []
        for name in sorted(inventory):
            count = inventory[name]
            if count > 0:
                parts.append(name if count == 1 else f"{count}x {name}")
        return ", ".join(parts) or "empty"
        ---
        held = {name: count for name, count in sorted(inventory.items()) if count}
        if not held:
            return "empty"
        return ", ".join(("" if count == 1 else str(count) + "x ") + name for name, count in held.items())
        """,
        lambda r: (
            {
                n: r.choice((0, 1, 2, 12))
                for n in r.sample(("potion", "rope", "arrow", "key"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "hobbies_and_health.combo_score",
        "combo_score score_with_combo streak_points",
        "hits: list[bool]; points: int = 10",
        "int",
        """
        Score of {hits}: each hit brings {points} times the hits in a row so far; a miss starts over.
        score with combo multiplier
        The first hit counts once, the second in a row twice and so on; False resets the combo.
        How many points does a series of hits and misses bring?
        Sum of points * current streak over all hits.
        """,
        """
        score = combo = 0
        for hit in hits:
            combo = combo + 1 if hit else 0
            score += combo * points
        return score
        ---
        text = "".join("h" if hit else " " for hit in hits)
        return sum(points * len(run) * (len(run) + 1) // 2 for run in text.split())
        """,
        lambda r: ([r.random() < 0.7 for _ in range(r.randint(0, 9))], r.choice((10, 50))),
    ),
    made(
        "hobbies_and_health.snake_step",
        "snake_step move_snake next_snake",
        "body: list[tuple[int, int]]; step: tuple[int, int]; food: tuple[int, int]",
        "list[tuple[int, int]]",
        """
        Move a snake: a new head one {step} from the first of {body}; the tail goes unless it meets {food}.
        one step of a snake game
        Put head + step in front and drop the last part, but keep it (grow) when the head meets the {food}.
        Where is the snake after the move?
        Return the new list of cells, one longer if it has eaten.
        """,
        """
        head = (body[0][0] + step[0], body[0][1] + step[1])
        return [head, *body] if head == food else [head, *body[:-1]]
        ---
        x, y = body[0]
        moved = [(x + step[0], y + step[1])]
        moved.extend(body)
        if moved[0] != food:
            moved.pop()
        return moved
        """,
        lambda r: (
            [(2, 2), (2, 3), (2, 4)][: r.randint(1, 3)],
            r.choice(((0, -1), (1, 0), (-1, 0))),
            r.choice(((2, 1), (3, 2), (9, 9))),
        ),
    ),
    made(
        "hobbies_and_health.round_the_board",
        "round_the_board board_lap_money pass_start",
        "position: int; roll: int; size: int = 40; bonus: int = 200",
        "tuple[int, int]",
        """
        New field on a round board of {size} and money earned: {bonus} if the start (0) is passed or reached.
        move on a round board with start bonus
        Go {roll} fields on, begin again at 0 after {size} - 1, and get {bonus} for each time round.
        Where does the figure land, and does it get money at the start?
        Return (field, bonus or 0).
        """,
        """
        laps, field = divmod(position + roll, size)
        return field, laps * bonus
        ---
        field = position + roll
        money = 0
        while field >= size:
            field -= size
            money += bonus
        return field, money
        """,
        lambda r: (r.randint(0, 39), r.randint(2, 12), 40, r.choice((200, 100))),
    ),
    made(
        "hobbies_and_health.battleship_shot",
        "battleship_shot shot_result check_shot",
        "ships: dict[str, list[str]]; hits: list[str]; shot: str",
        "str",
        """
        Result of a {shot}: 'miss', 'hit', or 'sunk NAME' if all other cells of the ship are in {hits}.
        battleship shot result
        Find the ship that covers the field; if its other cells were hit before, it is sunk. No ship: 'miss'.
        What does the opponent call after a {shot} at a field like 'b3'?
        {ships} maps names to cells; return 'miss', 'hit' or 'sunk' with the name.
        """,
        """
        for name, cells in ships.items():
            if shot in cells:
                if all(cell == shot or cell in hits for cell in cells):
                    return f"sunk {name}"
                return "hit"
        return "miss"
        ---
        struck = {*hits, shot}
        names = [name for name in ships if shot in ships[name]]
        if not names:
            return "miss"
        return "sunk " + names[0] if set(ships[names[0]]) <= struck else "hit"
        """,
        lambda r: (
            {"boat": ["a1"], "sub": ["b2", "b3"]},
            r.sample(["a1", "b2", "b3", "c1"], r.randint(0, 3)),
            r.choice(("a1", "b2", "b3", "c1", "d4")),
        ),
    ),
    made(
        "hobbies_and_health.mines_around",
        "mines_around count_neighbor_mines mine_count",
        "board: list[str]; row: int; column: int",
        "int",
        """
        Mines '*' on the up to eight fields around ({row}, {column}) of a {board}, without that field.
        minesweeper neighbor count
        Count the stars next to a field, also diagonally, inside the board.
        Which number does the field show? Leave out the field itself.
        Look at all neighbors that exist and count '*'.
        """,
        """
        total = 0
        for r in range(max(0, row - 1), min(len(board), row + 2)):
            for c in range(max(0, column - 1), min(len(board[r]), column + 2)):
                if (r, c) != (row, column) and board[r][c] == "*":
                    total += 1
        return total
        ---
        block = "".join(line[max(0, column - 1) : column + 2] for line in board[max(0, row - 1) : row + 2])
        return block.count("*") - (board[row][column] == "*")
        """,
        lambda r: (
            ["".join(r.choice(".*.") for _ in range(3)) for _ in range(3)],
            r.randint(0, 2),
            r.randint(0, 2),
        ),
    ),
    made(
        "hobbies_and_health.domino_fits",
        "domino_fits playable_dominoes fitting_tiles",
        "hand: list[tuple[int, int]]; ends: tuple[int, int]",
        "list[tuple[int, int]]",
        """
        Dominoes of the {hand} that can be laid at one of both {ends}, doubles first, then in their order.
        dominoes that fit
        Keep tiles with a number equal to the left or right end; tiles with two equal numbers come in front.
        Which tiles of the {hand} may be played?
        Return the fitting pairs, doubles before others.
        """,
        """
        fitting = [tile for tile in hand if tile[0] in ends or tile[1] in ends]
        return sorted(fitting, key=lambda tile: tile[0] != tile[1])
        ---
        doubles, others = [], []
        for tile in hand:
            if set(tile) & set(ends):
                (doubles if tile[0] == tile[1] else others).append(tile)
        return doubles + others
        """,
        lambda r: (
            [(r.randint(0, 4), r.randint(0, 4)) for _ in range(r.randint(0, 5))],
            (r.randint(0, 4), r.randint(0, 4)),
        ),
    ),
    made(
        "hobbies_and_health.bingo_row_done",
        "bingo_row_done has_bingo_row bingo_rows",
        "card: list[list[int]]; called: list[int]",
        "list[int]",
        """
        Numbers (from 1) of the rows of a bingo {card} whose fields were all {called}; 0 is a free field.
        completed bingo rows
        A row is done when each number was called or is 0; list the done rows counted from 1.
        Which rows are complete? None gives an empty list.
        Check every row of the {card} against the {called} numbers, with 0 always filled.
        """,
        """
        known = {0, *called}
        return [number for number, row in enumerate(card, 1) if set(row) <= known]
        ---
        done = []
        for index in range(len(card)):
            open_fields = [n for n in card[index] if n != 0 and n not in called]
            if len(open_fields) == 0:
                done.append(index + 1)
        return done
        """,
        lambda r: ([[1, 2, 3], [4, 0, 6], [7, 8, 9]], [r.randint(1, 9) for _ in range(r.randint(0, 12))]),
    ),
    made(
        "hobbies_and_health.lotto_hits",
        "lotto_hits lottery_result lotto_class",
        "picks: list[int]; drawn: list[int]; bonus: int",
        "str",
        """
        Lottery result like '3 hits' or '4 hits + bonus': {picks} that are {drawn}; '1 hit' in the singular.
        count lottery hits
        Count common numbers; ' + bonus' is added if the {bonus} was picked too and is not among the {drawn}.
        How good is the ticket? For example '0 hits' or '1 hit + bonus'.
        Describe how many numbers are right and whether the {bonus} (outside of {drawn}) is.
        """,
        """
        hits = len(set(picks) & set(drawn))
        text = "1 hit" if hits == 1 else f"{hits} hits"
        return text + " + bonus" if bonus in picks and bonus not in drawn else text
        ---
        hits = sum(number in drawn for number in picks)
        text = str(hits) + " hit" + "s" * (hits != 1)
        if bonus in set(picks) - set(drawn):
            text += " + bonus"
        return text
        """,
        lambda r: (r.sample(range(1, 13), 6), r.sample(range(1, 13), 6), r.randint(1, 13)),
    ),
    made(
        "hobbies_and_health.trivia_points",
        "trivia_points question_points quick_answer_points",
        "correct: bool; seconds: float; limit: int = 20",
        "int",
        """
        Points for an answer: 0 if wrong or after {limit} seconds, else 500 plus up to 500 for speed, rounded.
        quiz points by speed
        A {correct} answer in time brings 500 + 500 * (1 - seconds / limit); later or wrong brings 0.
        How many points does a quick answer get?
        Score 1000 for an instant right answer down to 500 at the {limit}; else 0.
        """,
        """
        if not correct or seconds > limit:
            return 0
        return round(500 + 500 * (1 - seconds / limit))
        ---
        if correct and seconds <= limit:
            return round(500 + 500 * (1 - seconds / limit))
        return 0
        """,
        lambda r: (r.random() < 0.75, r.choice((0.0, 5.0, 10.0, 19.5, 20.0, 30.0)), r.choice((20, 10))),
    ),
    made(
        "hobbies_and_health.eliminate_player",
        "eliminate_player players_left remove_lowest",
        "scores: dict[str, int]",
        "list[str]",
        """
        Names that stay when all with the lowest of the {scores} leave; a tie of all keeps all.
        who is out of the game
        Remove everybody with the minimum, unless all have the same score; then nobody leaves.
        Who plays on after this round?
        Return the names above the lowest score, or all if nobody is above it.
        """,
        """
        if not scores:
            return []
        lowest = min(scores.values())
        return [name for name, score in scores.items() if score > lowest] or list(scores)
        ---
        if len(set(scores.values())) < 2:
            return list(scores)
        staying = []
        for name in scores:
            if any(other < scores[name] for other in scores.values()):
                staying.append(name)
        return staying
        """,
        lambda r: (
            {
                n: r.choice((1, 2, 3, 4, 1))
                for n in r.sample(("Ann", "Bob", "Cy", "Di", "Eve"), r.choice((0, 1, 2, 3, 4, 5, 5)))
            },
        ),
    ),
    made(
        "hobbies_and_health.goal_streak",
        "goal_streak longest_goal_streak page_goal_streak",
        "pages: list[int]; goal: int = 20",
        "int",
        """
        Longest run of days in a row with at least {goal} {pages} read.
        best streak of reaching the page goal
        How many days in a row was the goal of {goal} reached at most? 0 if never.
        Find the longest stretch of values that are not below {goal}.
        Count consecutive days with {goal} or more pages and return the record.
        """,
        """
        best = run = 0
        for count in pages:
            run = run + 1 if count >= goal else 0
            best = max(best, run)
        return best
        ---
        marks = "".join("y" if count >= goal else " " for count in pages)
        return max(map(len, marks.split()), default=0)
        """,
        lambda r: ([r.choice((0, 10, 20, 35)) for _ in range(r.randint(0, 8))], r.choice((20, 10))),
    ),
    made(
        "hobbies_and_health.next_in_series",
        "next_in_series next_unread first_unread",
        "series: list[str]; read: list[str]",
        "str | None",
        """
        First book of the {series} that is not among those {read}, ignoring case; None if all are.
        next book in a series
        Go through the {series} in order and return the first unread title; upper and lower case are the same.
        What should be read next? None when the series is finished or empty.
        Find the earliest title whose lower-case form was not {read} yet.
        """,
        """
        known = {title.lower() for title in read}
        return next((title for title in series if title.lower() not in known), None)
        ---
        for title in series:
            if not any(title.lower() == other.lower() for other in read):
                return title
        return None
        """,
        lambda r: (
            ["Dawn", "Noon", "Dusk"][: r.randint(0, 3)],
            r.sample(["dawn", "Noon", "DUSK", "Fog"], r.randint(0, 3)),
        ),
    ),
    made(
        "hobbies_and_health.bookmark_text",
        "bookmark_text page_position progress_line",
        "page: int; pages: int",
        "str",
        """
        Text such as 'page 50 of 200 (25%)' (cut off); 'not started' on page 0, 'finished' on the last.
        reading position as text
        On page 0 say 'not started', on the last 'finished', else page, {pages} and percent rounded down.
        How far is the reader, for display in a list?
        Describe the bookmark: 'page N of M (P%)' between the start and the end.
        """,
        """
        if page == 0:
            return "not started"
        if page >= pages:
            return "finished"
        return f"page {page} of {pages} ({100 * page // pages}%)"
        ---
        if 0 < page < pages:
            return "page {} of {} ({}%)".format(page, pages, int(page * 100 // pages))
        return "finished" if page else "not started"
        """,
        lambda r: (lambda p: (r.choice((0, p, r.randint(0, p))), p))(r.randint(1, 400)),
    ),
    made(
        "hobbies_and_health.review_summary",
        "review_summary average_rating_text rating_text",
        "stars: list[int]",
        "str",
        """
        Average of {stars} as text like '4.2 (5 reviews)', '5.0 (1 review)'; 'no reviews' for none.
        average rating with number of reviews
        Mean with one decimal, then the count in brackets; one has the singular, none is 'no reviews'.
        How is the rating of a book shown?
        Format the mean and how many there are, for example '3.5 (2 reviews)'.
        """,
        """
        if not stars:
            return "no reviews"
        unit = "review" if len(stars) == 1 else "reviews"
        return f"{sum(stars) / len(stars):.1f} ({len(stars)} {unit})"
        ---
        count = len(stars)
        if count == 0:
            return "no reviews"
        text = format(sum(stars) / count, ".1f") + " (" + str(count) + " review"
        return text + (")" if count == 1 else "s)")
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "hobbies_and_health.mix_playlists",
        "mix_playlists interleave_playlists alternate_songs",
        "first: list[str]; second: list[str]",
        "list[str]",
        """
        Take songs from {first} and {second} by turns, no title twice (in any case), the rest at the end.
        mix two playlists by turns
        Alternate beginning with {first}; when one is over go on with the other; leave out doubles.
        How do two playlists become one? Doubles that differ only in case are dropped.
        Merge in turns, keeping just the first of equal titles, compared in lower case.
        """,
        """
        mixed = []
        seen = set()
        for i in range(max(len(first), len(second))):
            for title in first[i : i + 1] + second[i : i + 1]:
                if title.lower() not in seen:
                    seen.add(title.lower())
                    mixed.append(title)
        return mixed
        ---
        order = sorted([(i, 0, t) for i, t in enumerate(first)] + [(i, 1, t) for i, t in enumerate(second)])
        unique = {}
        for _, _, title in order:
            unique.setdefault(title.lower(), title)
        return list(unique.values())
        """,
        lambda r: (draw.words(r, 0, 4), draw.words(r, 0, 4)),
    ),
    made(
        "hobbies_and_health.song_label",
        "song_label track_label format_track",
        "number: int; title: str; artist: str; seconds: int",
        "str",
        """
        Track label like '03. Ada - Moon (3:05)': two-digit {number}, M:SS; no {artist} part if it is empty.
        label of a track
        Number, point, artist, hyphen, title and the length in brackets; without an artist just the title.
        How is a song written in the list?
        Format a track; seconds have two digits, an empty {artist} and its hyphen are left out.
        """,
        """
        name = f"{artist} - {title}" if artist else title
        return f"{number:02}. {name} ({seconds // 60}:{seconds % 60:02})"
        ---
        parts = [part for part in (artist, title) if part]
        minutes, rest = divmod(seconds, 60)
        length = str(minutes) + ":" + str(rest).zfill(2)
        return str(number).zfill(2) + ". " + " - ".join(parts) + " (" + length + ")"
        """,
        lambda r: (
            r.choice((1, 9, 10, r.randint(1, 30))),
            draw.word(r),
            r.choice(("", "Ada", "Bix")),
            r.choice((5, 60, 185, r.randint(0, 600))),
        ),
    ),
    made(
        "hobbies_and_health.guitar_fret_note",
        "guitar_fret_note note_on_fret string_note",
        "string: int; fret: int",
        "str",
        """
        Note on a guitar {string} (1 is high E, then B, G, D, A, low E) at a {fret}: a half tone up for each.
        note on a guitar fret
        The open strings 1 to 6 are E, B, G, D, A, E; go up {fret} semitones on C, C#, ... B and wrap round.
        Which note sounds when that string is pressed there? Fret 12 is the open note again.
        Return the note name with sharps.
        """,
        """
        notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        open_note = "EBGDAE"[string - 1]
        return notes[(notes.index(open_note) + fret) % 12]
        ---
        scale = "C C# D D# E F F# G G# A A# B".split()
        offsets = {1: 4, 2: 11, 3: 7, 4: 2, 5: 9, 6: 4}
        return scale[(offsets[string] + fret) % len(scale)]
        """,
        lambda r: (r.randint(1, 6), r.choice((0, 12, r.randint(0, 15)))),
    ),
    made(
        "hobbies_and_health.room_climate",
        "room_climate indoor_climate_label climate_label",
        "celsius: float; humidity: int",
        "str",
        """
        'comfortable' at 18 to 24 degrees and 40 to 60 percent {humidity}, else the fault, like 'cold, dry'.
        room climate from temperature and humidity
        Below 18 'cold', above 24 'hot'; under 40 percent 'dry', over 60 'humid'; or 'comfortable'.
        How is the air in the room?
        List the problems (cold or hot, dry or humid) or say 'comfortable'; the limits are fine.
        """,
        """
        problems = []
        if celsius < 18:
            problems.append("cold")
        elif celsius > 24:
            problems.append("hot")
        if humidity < 40:
            problems.append("dry")
        elif humidity > 60:
            problems.append("humid")
        return ", ".join(problems) or "comfortable"
        ---
        warmth = "cold" if celsius < 18 else "hot" if celsius > 24 else ""
        damp = "dry" if humidity < 40 else "humid" if humidity > 60 else ""
        if warmth and damp:
            return f"{warmth}, {damp}"
        return warmth or damp or "comfortable"
        """,
        lambda r: (r.choice((17.9, 18.0, 21.0, 24.0, 24.1, 28.0)), r.choice((20, 39, 40, 50, 60, 61, 80))),
    ),
    made(
        "hobbies_and_health.forecast_line",
        "forecast_line weather_line daily_forecast_text",
        "day: str; low: float; high: float; rain: int",
        "str",
        """
        Forecast like 'Mon: -2 to 15 C, umbrella': rounded, 'umbrella' from 50 percent {rain} on, else 'dry'.
        weather forecast as a line
        Write day, rounded low and high, and 'umbrella' if the chance of {rain} is 50 or more, else 'dry'.
        How is the weather of a day shown in one line?
        Format 'Day: L to H C, dry' with whole degrees; half or more chance of rain needs an umbrella.
        """,
        """
        advice = "umbrella" if rain >= 50 else "dry"
        return f"{day}: {round(low)} to {round(high)} C, {advice}"
        ---
        text = day + ": " + str(round(low)) + " to " + str(round(high)) + " C, "
        if rain < 50:
            return text + "dry"
        return text + "umbrella"
        """,
        lambda r: (
            r.choice(("Mon", "Tue")),
            r.choice((-2.5, 0.4, 10.0)),
            r.choice((10.6, 15.0, 21.5)),
            r.choice((0, 20, 49, 50, 100)),
        ),
    ),
    made(
        "hobbies_and_health.plant_health",
        "plant_health plant_state plant_status",
        "moisture: int; light: int",
        "str",
        """
        Plant: 'thirsty' below 20 {moisture}, 'drowning' above 80, 'too dark' below 30 {light}, else 'happy'.
        plant sensor to state
        Water first: under 20 'thirsty', over 80 'drowning'; under 30 percent light 'too dark' or 'happy'.
        How is the plant, by soil moisture and light in percent?
        Return one word: thirsty, drowning, too dark or happy; moisture problems come before light.
        """,
        """
        if moisture < 20:
            return "thirsty"
        if moisture > 80:
            return "drowning"
        return "too dark" if light < 30 else "happy"
        ---
        if 20 <= moisture <= 80:
            return "happy" if light >= 30 else "too dark"
        return "drowning" if moisture > 50 else "thirsty"
        """,
        lambda r: (r.choice((0, 19, 20, 50, 80, 81, 100)), r.choice((0, 29, 30, 60, 90))),
    ),
    made(
        "hobbies_and_health.suitable_pets",
        "suitable_pets matching_pets pets_that_match",
        "pets: list[dict[str, object]]; kind: str; max_age: int",
        "list[str]",
        """
        Names of {pets} of a {kind} ('any' for all) that are at most {max_age} years old, the youngest first.
        pets for adoption that fit
        Keep those with the right 'kind' and an 'age' up to {max_age}; sort by age, ties as listed.
        Which animals suit the family?
        Filter by kind and age and return the 'name' values from young to old.
        """,
        """
        fitting = [pet for pet in pets if kind in ("any", pet["kind"]) and pet["age"] <= max_age]
        return [pet["name"] for pet in sorted(fitting, key=lambda pet: pet["age"])]
        ---
        names = []
        for pet in sorted(pets, key=lambda p: p["age"]):
            if pet["age"] > max_age:
                break
            if kind == "any" or pet["kind"] == kind:
                names.append(pet["name"])
        return names
        """,
        lambda r: (
            [
                {"name": draw.word(r), "kind": r.choice(("cat", "dog")), "age": r.randint(0, 12)}
                for _ in range(r.randint(0, 5))
            ],
            r.choice(("cat", "dog", "any")),
            r.choice((2, 5, 12)),
        ),
    ),
    made(
        "hobbies_and_health.finished_quests",
        "finished_quests completed_quests quests_done",
        "quests: dict[str, list[str]]; done: list[str]",
        "list[str]",
        """
        Quests whose steps are all {done}, in order; {quests} maps names to steps; no steps means open.
        completed quests
        Return the names for which every step is in {done}; empty step lists are never complete.
        Which tasks of the game are finished?
        List quests with at least one step and no missing step.
        """,
        """
        return [name for name, steps in quests.items() if steps and all(step in done for step in steps)]
        ---
        finished = []
        for name, steps in quests.items():
            missing = [step for step in steps if step not in done]
            if len(steps) > 0 and not missing:
                finished.append(name)
        return finished
        """,
        lambda r: (
            {
                q: r.sample(["key", "map", "boss", "herb"], r.randint(0, 3))
                for q in ("cave", "tower", "wood")[: r.randint(0, 3)]
            },
            r.sample(["key", "map", "boss", "herb"], r.randint(0, 4)),
        ),
    ),
    made(
        "hobbies_and_health.affordable_items",
        "affordable_items items_can_buy can_afford",
        "prices: dict[str, int]; gold: int; level: int",
        "list[str]",
        """
        Items that {gold} pays for; from {level} 5 on a tenth less, rounded down; cheapest first, then name.
        what can the player buy
        Cut prices by 10 percent (down to whole gold) for level 5 or more; sort by price, then name.
        Which things are affordable?
        Return names with a price of at most {gold} after the discount, in order of the listed price and name.
        """,
        """
        def cost(name):
            return prices[name] * 9 // 10 if level >= 5 else prices[name]

        return sorted((name for name in prices if cost(name) <= gold), key=lambda name: (prices[name], name))
        ---
        items = []
        for price, name in sorted((price, name) for name, price in prices.items()):
            if level >= 5:
                price = price * 9 // 10
            if price <= gold:
                items.append(name)
        return items
        """,
        lambda r: (
            {
                n: r.choice((5, 10, 20, 50))
                for n in r.sample(("sword", "shield", "potion", "bow"), r.randint(0, 4))
            },
            r.choice((0, 9, 10, 20)),
            r.choice((1, 5, 10)),
        ),
    ),
)
