"""More of every day: people, events, shifts, seats, music, pictures, notes, codes, texts about money."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_FIRST = "Anna Ben Cara Dan Eva Finn Gina Hugo".split()
_LAST = "Smith Jones Brown Lee Garcia Novak".split()


def _day(r: Random) -> str:
    return (date(2024, 1, 1) + timedelta(days=r.randint(0, 60))).isoformat()


def _hm(r: Random, low: int = 0, high: int = 23) -> str:
    return f"{r.randint(low, high):02}:{r.choice((0, 15, 30, r.randint(0, 59))):02}"


def _shift(r: Random) -> tuple[str, str]:
    return _hm(r, 5, 22), _hm(r)


def _people(r: Random) -> list[dict[str, str]]:
    return [{"first": r.choice(_FIRST), "last": r.choice(_LAST)} for _ in range(r.randint(0, 5))]


def _tasks(r: Random) -> list[dict[str, object]]:
    return [
        {"title": title, "done": r.random() < 0.5, "due": r.choice((_day(r), "2024-02-01"))}
        for title in r.sample(("clean", "cook", "read", "shop", "write", "call"), r.randint(0, 5))
    ]


def _songs(r: Random) -> list[dict[str, object]]:
    return [
        {"title": title, "artist": r.choice(("Abba", "Muse", "Blur")), "seconds": r.randint(60, 4000)}
        for title in r.sample("Sunrise River Home Dance Stars Rain Gold".split(), r.randint(0, 5))
    ]


ENTRIES = (
    made(
        "errands.full_names",
        "full_names get_full_names list_full_names",
        "people: list[dict]",
        "list[str]",
        """
        'First Last' for each of {people}, dicts with the keys 'first' and 'last'.
        full names of people
        Return the names of all persons, first name and last name joined by a space.
        What are they called in full?
        Given dicts with first and last names, build one text for each, in order.
        Turns records into full names.
        """,
        """
        return [f"{person['first']} {person['last']}" for person in people]
        ---
        return [person["first"] + " " + person["last"] for person in people]
        """,
        lambda r: (_people(r),),
    ),
    made(
        "errands.sort_people",
        "sort_people sort_by_last_name order_people phone_book_order",
        "people: list[dict]",
        "list[dict]",
        """
        {people} (dicts with 'first' and 'last') sorted by last name, then by first name, ignoring case.
        sort people by last and first name
        Return the person dicts in the order of a phone book.
        In which order would they stand in a directory?
        Given dicts with first and last names, sort them by the last name and equal ones by the first name.
        Leaves the list itself unchanged.
        """,
        """
        return sorted(people, key=lambda person: (person["last"].lower(), person["first"].lower()))
        """,
        lambda r: (_people(r),),
    ),
    made(
        "errands.name_parts",
        "split_name parse_full_name name_parts split_full_name",
        "name: str",
        "dict[str, str]",
        """
        Take a full {name} apart: a dict with 'first', 'middle' and 'last'; missing parts are ''.
        split a full name
        Return first, middle and last name; everything between the first and the last word is the middle.
        Which are the parts of the name?
        Given a name with any number of words, separate them; a single word is the first name.
        'John F. Kennedy' gives first 'John', middle 'F.' and last 'Kennedy'.
        """,
        """
        words = name.split()
        return {
            "first": words[0] if words else "",
            "middle": " ".join(words[1:-1]),
            "last": words[-1] if len(words) > 1 else "",
        }
        """,
        lambda r: (" ".join(r.choice((*_FIRST, *_LAST, "F.")) for _ in range(r.randint(0, 4))),),
    ),
    made(
        "errands.person_from_line",
        "parse_person person_from_line parse_record",
        "line: str",
        "dict[str, object]",
        """
        Read a {line} such as 'Anna, 31, Rome' as a dict with 'name', 'age' (a number) and 'city'.
        parse name, age and city
        Return the three values of a comma-separated line, without spaces around them.
        Who is described in this line?
        Given a line with three parts, build a record with the age as an integer.
        Turns a text line into a person.
        """,
        """
        name, age, city = (part.strip() for part in line.split(","))
        return {"name": name, "age": int(age), "city": city}
        """,
        lambda r: (
            r.choice((", ", ",", " , ")).join(
                (r.choice(_FIRST), str(r.randint(0, 99)), r.choice(("Rome", "New York")))
            ),
        ),
    ),
    made(
        "errands.user_errors",
        "validate_user user_errors check_person validate_person",
        "user: dict",
        "list[str]",
        """
        What is wrong with {user}: 'name' if it is missing or blank, 'age' if not from 0 to 150, 'email' \
        without '@'.
        validation errors of a user record
        Return the names of the invalid fields in this order, [] if everything is fine.
        Which fields are not filled in correctly?
        Given a dict that should have name, age (an int) and email, list the fields that are missing or wrong.
        Checks a form for a person.
        """,
        """
        errors = []
        if not str(user.get("name", "")).strip():
            errors.append("name")
        age = user.get("age")
        if not isinstance(age, int) or not 0 <= age <= 150:
            errors.append("age")
        if "@" not in str(user.get("email", "")):
            errors.append("email")
        return errors
        """,
        lambda r: (
            dict(
                r.sample(
                    [
                        ("name", r.choice(("Ann", "", " "))),
                        ("age", r.choice((30, -1, 151, "30", 0))),
                        ("email", r.choice(("a@b.c", "ab.c", ""))),
                    ],
                    r.randint(0, 3),
                )
            ),
        ),
    ),
    made(
        "errands.reverse_lookup",
        "reverse_lookup find_name_by_number who_is_calling name_for_number",
        "contacts: dict[str, str]; number: str",
        "str",
        """
        Who has this {number} in {contacts} (name -> number)? Only digits are compared; 'unknown' if nobody.
        name for a phone number
        Return the name of the first contact with the number, ignoring spaces, dashes and brackets.
        Who is calling?
        Given a phone book and a number in any format, search by the number.
        Reverse search in a dict of contacts.
        """,
        """
        def digits(text):
            return "".join(char for char in text if char.isdigit())

        for name, known in contacts.items():
            if digits(known) == digits(number):
                return name
        return "unknown"
        """,
        lambda r: (
            {name: f"555-{r.randint(0, 3)}" for name in r.sample(_FIRST, r.randint(0, 4))},
            r.choice(("5550", "555 1", "(555)2", "555-9")),
        ),
    ),
    made(
        "errands.contacts_starting",
        "search_contacts find_contacts contacts_starting_with contact_search",
        "contacts: dict[str, str]; query: str",
        "dict[str, str]",
        """
        Those {contacts} (name -> number) whose name contains {query}, ignoring case, sorted by name.
        search contacts by a part of the name
        Return a dict with the matching entries of a phone book in alphabetical order.
        Who has this text in the name?
        Given names with numbers, keep those in which the query occurs in upper or lower case.
        An empty query finds all.
        """,
        """
        query = query.lower()
        return {name: contacts[name] for name in sorted(contacts) if query in name.lower()}
        """,
        lambda r: (
            {
                f"{r.choice(_FIRST)} {r.choice(_LAST)}": str(r.randint(100, 999))
                for _ in range(r.randint(0, 5))
            },
            r.choice(("an", "B", "lee", "", "zz")),
        ),
    ),
    made(
        "errands.next_birthday_person",
        "next_birthday_person whose_birthday_is_next upcoming_birthday_person",
        "birthdays: dict[str, str]; today: str",
        "str | None",
        """
        Who of {birthdays} (name -> 'MM-DD') has a birthday next, on or after {today} 'MM-DD'? None if \
        nobody is listed.
        whose birthday is next
        Return the name with the first birthday from today on, going over the end of the year; the first on \
        a tie.
        Who celebrates next?
        Given month and day of everybody, find the closest one in the future, today included.
        Birthdays before today are next year.
        """,
        """
        return min(birthdays, key=lambda name: (birthdays[name] < today, birthdays[name]), default=None)
        """,
        lambda r: (
            {
                name: f"{r.randint(1, 12):02}-{r.randint(1, 28):02}"
                for name in r.sample(_FIRST, r.randint(0, 5))
            },
            f"{r.randint(1, 12):02}-{r.randint(1, 28):02}",
        ),
    ),
    made(
        "errands.ages_from_years",
        "ages_from_birth_years compute_ages ages_in_year people_ages",
        "births: dict[str, int]; year: int",
        "dict[str, int]",
        """
        Age that each name in {births} (name -> year of birth) reaches in {year}, oldest first, ties by name.
        ages from years of birth
        Return a dict from name to age; who is not born by then is left out.
        How old do they get in that year?
        Given years of birth, subtract them from the year and sort by descending age.
        Computes the ages of people.
        """,
        """
        ages = {name: year - born for name, born in births.items() if born <= year}
        return dict(sorted(ages.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (
            {name: r.choice((r.randint(1950, 2030), 2000)) for name in r.sample(_FIRST, r.randint(0, 5))},
            r.randint(2000, 2026),
        ),
    ),
    made(
        "errands.hours_of_shifts",
        "total_hours hours_of_shifts sum_of_shifts hours_worked",
        "shifts: list[tuple[str, str]]",
        "float",
        """
        Hours of all {shifts}, pairs of start and end 'HH:MM', added up with 2 decimals; an earlier end is \
        the next day.
        total hours of shifts
        Return how many hours were worked in all, night shifts included.
        How long did somebody work this week?
        Given pairs of clock times, add the durations and return them in hours.
        09:00 to 17:30 is 8.5.
        """,
        """
        def minutes(time):
            hour, minute = time.split(":")
            return int(hour) * 60 + int(minute)

        return round(sum((minutes(end) - minutes(start)) % 1440 for start, end in shifts) / 60, 2)
        """,
        lambda r: ([_shift(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "errands.weekly_pay",
        "pay_with_overtime weekly_pay wages calculate_wage",
        "hours: list[float]; rate: float; normal: float = 8; factor: float = 1.5",
        "float",
        """
        Pay for {hours} per day at {rate}: what goes beyond {normal} on a day is paid {factor} times. 2 \
        decimals.
        pay with daily overtime
        Return the wage of a week where overtime is counted for each day.
        How much does the worker earn?
        Given hours of every day, the hourly rate, the normal day and the overtime factor, compute the pay.
        Overtime does not depend on the sum of the week.
        """,
        """
        total = 0
        for day in hours:
            extra = max(0, day - normal)
            total += (day - extra) * rate + extra * rate * factor
        return round(total, 2)
        """,
        lambda r: (
            [r.choice((8, 0, r.randint(0, 24) / 2)) for _ in range(r.randint(0, 6))],
            r.choice((10, 12.5, 20)),
            r.choice((8, 7.5)),
            r.choice((1.5, 2)),
        ),
    ),
    made(
        "errands.average_time",
        "average_time mean_time average_of_times",
        "times: list[str]",
        "str",
        """
        Mean of {times} written 'M:SS', in the same form, rounded down to seconds; '0:00' for none.
        average of minute:second times
        Return the average duration of a list of texts such as '3:05'.
        How long does it take on average?
        Given times in minutes and seconds, convert, average and format them.
        Mean lap time or song length.
        """,
        """
        if not times:
            return "0:00"
        total = 0
        for time in times:
            minutes, seconds = time.split(":")
            total += int(minutes) * 60 + int(seconds)
        mean = total // len(times)
        return f"{mean // 60}:{mean % 60:02}"
        """,
        lambda r: ([f"{r.randint(0, 70)}:{r.randint(0, 59):02}" for _ in range(r.randint(0, 5))],),
    ),
    made(
        "errands.fastest_runner",
        "fastest_runner winner_of_race fastest best_time",
        "times: dict[str, str]",
        "str | None",
        """
        Who has the shortest of the {times} (name -> 'M:SS')? None without runners, the first one on a tie.
        fastest runner
        Return the name with the lowest time in minutes and seconds.
        Who won the race?
        Given a dict from name to a text such as '12:05', compare the times as numbers.
        '9:59' is faster than '10:00'.
        """,
        """
        def seconds(time):
            minutes, rest = time.split(":")
            return int(minutes) * 60 + int(rest)

        return min(times, key=lambda name: seconds(times[name]), default=None)
        """,
        lambda r: (
            {
                name: f"{r.randint(8, 12)}:{r.choice((0, 30, 59)):02}"
                for name in r.sample(_FIRST, r.randint(0, 5))
            },
        ),
    ),
    made(
        "errands.world_clock",
        "world_clock times_in_cities local_times",
        "time: str; offsets: dict[str, int]",
        "dict[str, str]",
        """
        Local time 'HH:MM' in each city of {offsets} (city -> hours from UTC) when it is {time} UTC.
        time in several time zones
        Return a dict from city to clock time, wrapping around at midnight.
        What time is it in the other cities?
        Given a UTC time and the offsets in hours, shift the hour for each place.
        World clock.
        """,
        """
        hour, minute = time.split(":")
        return {city: f"{(int(hour) + offset) % 24:02}:{minute}" for city, offset in offsets.items()}
        """,
        lambda r: (
            _hm(r),
            {
                city: r.randint(-11, 12)
                for city in r.sample(["Tokyo", "Rome", "Lima", "Delhi"], r.randint(0, 4))
            },
        ),
    ),
    made(
        "errands.upcoming_events",
        "upcoming_events events_within events_soon next_events",
        "events: list[tuple[str, str]]; today: str; days: int",
        "list[str]",
        """
        Names of {events} (name, date) from {today} up to {days} days later, the earliest first; dates are \
        YYYY-MM-DD.
        upcoming events
        Return what takes place within the next days, today included, in order of date and then of name.
        What is coming up?
        Given events with ISO dates, keep those that are not over and not too far away.
        Reminder for the days ahead.
        """,
        """
        last = (date.fromisoformat(today) + timedelta(days=days)).isoformat()
        return [name for day, name in sorted((day, name) for name, day in events) if today <= day <= last]
        """,
        lambda r: ([(draw.word(r), _day(r)) for _ in range(r.randint(0, 6))], _day(r), r.choice((7, 30, 0))),
        "from datetime import date, timedelta",
    ),
    made(
        "errands.busiest_weekday",
        "busiest_weekday most_common_weekday busiest_day",
        "dates: list[str]",
        "str | None",
        """
        Weekday on which most of {dates} (YYYY-MM-DD) fall, such as 'Friday'; the earlier in the week on a \
        tie, None if empty.
        most frequent day of the week
        Return the English name of the weekday that occurs most often.
        On which day of the week is most going on?
        Given ISO dates, count them by weekday and find the largest count.
        Week begins on Monday.
        """,
        """
        if not dates:
            return None
        names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        counts = [0] * 7
        for day in dates:
            counts[date.fromisoformat(day).weekday()] += 1
        return names[counts.index(max(counts))]
        """,
        lambda r: ([_day(r) for _ in range(r.randint(0, 7))],),
        "from datetime import date",
    ),
    made(
        "errands.month_text",
        "month_calendar calendar_text print_calendar format_month",
        "year: int; month: int",
        "list[str]",
        """
        Lines of a calendar for {month} of {year}: 'Mo Tu We Th Fr Sa Su', then a line for each week, 2 \
        places per day.
        month calendar as text
        Return the header and the weeks, days right-aligned and parted by a space, without spaces at the end.
        How does the calendar of that month look?
        Given year and month, draw the sheet with weeks from Monday to Sunday.
        Days of other months are left blank.
        """,
        """
        lines = ["Mo Tu We Th Fr Sa Su"]
        for week in calendar.monthcalendar(year, month):
            lines.append(" ".join(f"{day:2}" if day else "  " for day in week).rstrip())
        return lines
        """,
        lambda r: (r.randint(1990, 2030), r.randint(1, 12)),
        "import calendar",
    ),
    made(
        "errands.flight_duration",
        "flight_duration flight_time travel_duration",
        "departure: str; arrival: str; shift: int",
        "str",
        """
        Duration 'HH:MM' of a flight from local {departure} to local {arrival}, where the clock is {shift} \
        hours ahead.
        flight duration across time zones
        Return how long the flight takes, below 24 hours; a negative shift means that the arrival's clock \
        is behind.
        How long is the flight?
        Given two local times and the difference of the zones, compute the true time in the air.
        Arrival minus departure minus the shift, wrapped to one day.
        """,
        """
        def minutes(time):
            hour, minute = time.split(":")
            return int(hour) * 60 + int(minute)

        total = (minutes(arrival) - minutes(departure) - shift * 60) % 1440
        return f"{total // 60:02}:{total % 60:02}"
        """,
        lambda r: (_hm(r), _hm(r), r.randint(-9, 9)),
    ),
    made(
        "errands.seat_label",
        "seat_label seat_name seat_from_index",
        "index: int; width: int = 6",
        "str",
        """
        Seat such as '12C' for the {index} from 0 in a cabin with {width} seats A, B, C ... per row, rows \
        from 1.
        seat label from a number
        Return the row and the letter of a seat that is counted from the front left.
        Which seat has this number?
        Given an index and the number of seats per row, up to 26, compute row and letter.
        0 is '1A'.
        """,
        """
        row, column = divmod(index, width)
        return f"{row + 1}{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[column]}"
        ---
        return str(index // width + 1) + chr(ord("A") + index % width)
        """,
        lambda r: (r.randint(0, 200), r.choice((6, 4, 9))),
    ),
    made(
        "errands.seat_kind",
        "seat_type seat_kind seat_position window_or_aisle",
        "seat: str",
        "str",
        """
        'window' for A and F, 'aisle' for C and D, 'middle' for B and E of a {seat} such as '12A'; else \
        'unknown'.
        window, middle or aisle seat
        Return where a seat lies in a row of A B C - aisle - D E F; the letter may be small.
        Is it a window seat?
        Given a seat in an airplane with six seats per row, look at its letter.
        Classifies a seat by its last character.
        """,
        """
        letter = seat[-1:].upper()
        for letters, kind in (("AF", "window"), ("CD", "aisle"), ("BE", "middle")):
            if letter and letter in letters:
                return kind
        return "unknown"
        """,
        lambda r: (r.choice((f"{r.randint(1, 40)}{r.choice('ABCDEFabK')}", "")),),
    ),
    made(
        "errands.average_consumption",
        "average_consumption fuel_economy liters_per_100km consumption",
        "fillups: list[tuple[float, float]]",
        "float",
        """
        Liters per 100 km over all {fillups}, pairs of (kilometers driven, liters filled), 2 decimals; 0.0 \
        without km.
        average fuel consumption
        Return how much fuel a car needs for 100 kilometers, from all refuellings together.
        How thirsty is the car?
        Given distances and liters, divide the sums and multiply by 100.
        Consumption over several tanks.
        """,
        """
        kilometers = sum(km for km, _ in fillups)
        liters = sum(amount for _, amount in fillups)
        return round(100 * liters / kilometers, 2) if kilometers else 0.0
        """,
        lambda r: ([(r.randint(100, 900), r.randint(10, 60)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "errands.volumetric_weight",
        "chargeable_weight volumetric_weight billable_weight shipping_weight",
        "length: float; width: float; height: float; weight: float; divisor: float = 5000",
        "float",
        """
        Weight that is charged for a parcel: the larger of {weight} and {length} * {width} * {height} / \
        {divisor}.
        volumetric weight
        Return the billable kilograms from measures in cm and the real weight, rounded to 2 decimals.
        Which weight counts for shipping?
        Given the size and the weight of a package, compare the dimensional weight with the actual one.
        Light but large parcels are charged by volume.
        """,
        """
        return round(max(weight, length * width * height / divisor), 2)
        """,
        lambda r: (
            r.randint(5, 100),
            r.randint(5, 80),
            r.randint(5, 60),
            r.randint(1, 40) / 2,
            r.choice((5000, 6000)),
        ),
    ),
    made(
        "errands.price_by_age",
        "price_by_age ticket_price_by_age entry_price admission_price",
        "age: int; prices: list[tuple[int, float]]; adult: float",
        "float",
        """
        Price for this {age}: that of the first of {prices} (age below, price), rising, whose limit is \
        above it, else {adult}.
        ticket price by age brackets
        Return what somebody pays when younger visitors have special prices.
        How much is the entry?
        Given rising age limits with prices, take the first limit that is greater than the age, or the full \
        price.
        A visitor exactly at a limit belongs to the next bracket.
        """,
        """
        for limit, price in prices:
            if age < limit:
                return price
        return adult
        ---
        return next((price for limit, price in prices if age < limit), adult)
        """,
        lambda r: (
            r.choice((5, 6, 17, 18, r.randint(0, 80))),
            [(6, 0), (12, 4.5), (18, 7)][r.randint(0, 2) :],
            r.choice((10, 12.5)),
        ),
    ),
    made(
        "errands.group_total_price",
        "group_entry_price family_price total_admission entry_total",
        "ages: list[int]; child: float; adult: float; senior: float",
        "float",
        """
        Entry for all {ages}: {child} below 18, {senior} from 65 on, otherwise {adult}, added up.
        entry price for a group by age
        Return the sum of the ticket prices of children, adults and seniors.
        What does the whole family pay?
        Given ages and three prices, add the right price for every person.
        Sum of tickets.
        """,
        """
        return sum(child if age < 18 else senior if age >= 65 else adult for age in ages)
        """,
        lambda r: (
            [r.choice((r.randint(0, 90), 17, 18, 64, 65)) for _ in range(r.randint(0, 5))],
            r.choice((5, 0)),
            r.choice((10, 12)),
            r.choice((8, 7)),
        ),
    ),
    made(
        "errands.can_donate",
        "can_donate_blood can_donate blood_compatible is_compatible_donor",
        "donor: str; recipient: str",
        "bool",
        """
        Can someone with blood type {donor}, such as 'O-', give red cells to {recipient}, such as 'AB+'?
        blood type compatibility
        Return True if everything the donor's blood has (A, B and +) the recipient's blood has too.
        May this blood be given to that patient?
        Given two blood groups with rhesus factor, check whether they fit.
        O- fits everybody, AB+ receives from all.
        """,
        """
        def antigens(group):
            return set(group) - {"O", "-"}

        return antigens(donor) <= antigens(recipient)
        """,
        lambda r: (
            r.choice("A A B AB O".split()) + r.choice("+-"),
            r.choice("A B AB O".split()) + r.choice("+-"),
        ),
    ),
    made(
        "errands.calories_burned",
        "calories_burned burned_calories exercise_calories",
        "met: float; kilograms: float; minutes: float",
        "int",
        """
        Calories burned: {met} times 3.5 times {kilograms} / 200 for each of {minutes}, rounded.
        calories burned in exercise
        Return the kcal of an activity with a MET value for a person of this weight.
        How much energy does the training use?
        Given intensity, body weight and duration, apply the usual formula with MET.
        Energy of a workout.
        """,
        """
        return round(met * 3.5 * kilograms / 200 * minutes)
        """,
        lambda r: (r.choice((3, 7, 9.8)), r.randint(40, 110), r.randint(0, 120)),
    ),
    made(
        "errands.bmi_imperial",
        "bmi_imperial bmi_from_pounds body_mass_index_imperial",
        "pounds: float; feet: int; inches: int",
        "float",
        """
        Body mass index from {pounds} and a height of {feet} and {inches}: 703 * weight / height squared, 1 \
        decimal.
        BMI in imperial units
        Return the BMI of somebody measured in pounds, feet and inches.
        What is the body mass index?
        Given the weight in lb and the height in feet and inches, convert the height to inches and compute.
        703 times pounds divided by inches squared.
        """,
        """
        height = feet * 12 + inches
        return round(703 * pounds / height**2, 1)
        """,
        lambda r: (r.randint(80, 300), r.randint(4, 6), r.randint(0, 11)),
    ),
    made(
        "errands.macro_percent",
        "macro_percentages macro_split calorie_shares",
        "protein: float; carbs: float; fat: float",
        "dict[str, float]",
        """
        Share of the calories in percent from {protein}, {carbs} and {fat} in grams (4, 4 and 9 kcal), 1 \
        decimal.
        macronutrient percentages
        Return a dict with 'protein', 'carbs' and 'fat', all 0.0 if nothing was eaten.
        How much of the energy comes from which nutrient?
        Given grams of the three macronutrients, compute their parts of the calories.
        Macro split of a meal.
        """,
        """
        calories = {"protein": protein * 4, "carbs": carbs * 4, "fat": fat * 9}
        total = sum(calories.values())
        return {name: round(100 * value / total, 1) if total else 0.0 for name, value in calories.items()}
        """,
        lambda r: (
            r.choice((0, r.randint(0, 200))),
            r.choice((0, r.randint(0, 300))),
            r.choice((0, r.randint(0, 100))),
        ),
    ),
    made(
        "errands.transpose_note",
        "transpose_note shift_note move_note",
        "note: str; semitones: int",
        "str",
        """
        The note {semitones} above {note}, or below if negative, in C, C#, D, D#, E, F, F#, G, G#, A, A#, B.
        transpose a note
        Return the name of the note that many half steps away; after B comes C again.
        Which note is seven semitones higher?
        Given one of the twelve notes with sharps, move around the circle.
        'A' and 3 give 'C'.
        """,
        """
        notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        return notes[(notes.index(note) + semitones) % 12]
        """,
        lambda r: (r.choice("C C# D D# E F F# G G# A A# B".split()), r.randint(-14, 25)),
    ),
    made(
        "errands.transpose_chords",
        "transpose_chords shift_chords change_key",
        "chords: list[str]; semitones: int",
        "list[str]",
        """
        Move all {chords} such as 'Am', 'F#7' or 'C' by {semitones}; the rest after the note stays. Notes \
        have sharps.
        transpose chords
        Return the chords of a song in another key.
        How are the chords called some half steps higher?
        Given chord names that begin with a note C to B, perhaps with '#', shift the note and keep the ending.
        Changes the key for a singer.
        """,
        """
        notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        result = []
        for chord in chords:
            length = 2 if chord[1:2] == "#" else 1
            root, kind = chord[:length], chord[length:]
            result.append(notes[(notes.index(root) + semitones) % 12] + kind)
        return result
        """,
        lambda r: (
            [r.choice("C D F# G A".split()) + r.choice(("", "m", "7")) for _ in range(r.randint(0, 4))],
            r.randint(-12, 12),
        ),
    ),
    made(
        "errands.major_scale",
        "major_scale scale_notes build_scale",
        "root: str",
        "list[str]",
        """
        The seven notes of the major scale on {root}, named with sharps: steps 2 2 1 2 2 2 semitones.
        major scale
        Return the notes of a major key, beginning with its root.
        Which notes does G major have?
        Given one of C, C#, D, D#, E, F, F#, G, G#, A, A# and B, build the scale.
        'C' gives C D E F G A B.
        """,
        """
        notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        start = notes.index(root)
        return [notes[(start + step) % 12] for step in (0, 2, 4, 5, 7, 9, 11)]
        """,
        lambda r: (r.choice("C C# D D# E F F# G G# A A# B".split()),),
    ),
    made(
        "errands.note_frequency",
        "note_frequency midi_to_frequency frequency_of_note",
        "number: int; tuning: float = 440.0",
        "float",
        """
        Frequency in Hertz of the MIDI note {number}; 69 is A with {tuning}, every 12 notes double it. 2 \
        decimals.
        MIDI note to frequency
        Return how fast a note vibrates in equal temperament.
        What is the frequency of middle C?
        Given the number of a note, compute tuning * 2 ** ((number - 69) / 12).
        60 gives 261.63.
        """,
        """
        return round(tuning * 2 ** ((number - 69) / 12), 2)
        """,
        lambda r: (r.choice((69, 60, r.randint(20, 110))), r.choice((440.0, 432.0))),
    ),
    made(
        "errands.beat_length",
        "beat_duration bpm_to_ms beat_length milliseconds_per_beat",
        "bpm: float; beats: float = 1",
        "float",
        """
        Milliseconds that {beats} last at {bpm} beats per minute, rounded to 2 decimals.
        bpm to milliseconds
        Return the duration of a number of beats in a tempo.
        How long is a beat?
        Given the tempo, divide 60000 by it and multiply by the beats.
        120 bpm are 500 ms per beat.
        """,
        """
        return round(60000 / bpm * beats, 2)
        """,
        lambda r: (r.choice((120, 60, r.randint(40, 240))), r.choice((1, 4, 0.5))),
    ),
    made(
        "errands.songs_by_artist",
        "songs_by_artist titles_per_artist group_songs",
        "songs: list[dict]",
        "dict[str, list[str]]",
        """
        Titles of {songs} (dicts with 'title' and 'artist') for each artist, both in alphabetical order.
        songs by artist
        Return a dict from artist to the sorted list of titles.
        Who sings what?
        Given song dicts, collect the titles under their artists and sort everything.
        Groups a music library.
        """,
        """
        groups = {}
        for song in sorted(songs, key=lambda song: (song["artist"], song["title"])):
            groups.setdefault(song["artist"], []).append(song["title"])
        return groups
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "errands.playlist_time",
        "playlist_duration total_playtime playlist_time album_length",
        "songs: list[dict]",
        "str",
        """
        Sum of 'seconds' of all {songs} as 'H:MM:SS', or 'M:SS' below an hour.
        duration of a playlist
        Return how long all songs take; hours are only written if there are any.
        How long is the album?
        Given song dicts with their length in seconds, add and format them.
        '0:00' for no songs.
        """,
        """
        total = sum(song["seconds"] for song in songs)
        hours, minutes, seconds = total // 3600, total // 60 % 60, total % 60
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "errands.next_song",
        "next_song next_index advance_playlist next_track_index",
        "current: int; count: int; mode: str",
        "int | None",
        """
        Index of the song after {current} of {count}: {mode} 'one' repeats it, 'all' starts over, 'off' \
        ends with None.
        next track with repeat mode
        Return which song is played next, None if the playlist is over.
        What comes after this song?
        Given the index from 0, the number of songs and the repeat mode, find the next index.
        Music player logic.
        """,
        """
        if mode == "one":
            return current
        if current + 1 < count:
            return current + 1
        return 0 if mode == "all" else None
        """,
        lambda r: (lambda n: (r.choice((n - 1, r.randrange(n))), n, r.choice(("one", "all", "off"))))(
            r.randint(1, 6)
        ),
    ),
    made(
        "errands.aspect_ratio",
        "aspect_ratio get_aspect_ratio screen_ratio",
        "width: int; height: int",
        "str",
        """
        Aspect ratio of {width} by {height} in lowest terms, such as '16:9'.
        aspect ratio
        Return width and height divided by their greatest common divisor, with a colon between them.
        Which format does the screen have?
        Given the size of a picture in pixels, reduce the fraction.
        1920 by 1080 is '16:9'.
        Simplify the ratio {width} to {height} and write it like '3:2'.
        ratio in lowest terms
        Return both numbers divided by their greatest common divisor, with a colon between them.
        """,
        """
        divisor = math.gcd(width, height)
        return f"{width // divisor}:{height // divisor}"
        """,
        lambda r: r.choice(((1920, 1080), (800, 600), (100, 100), (r.randint(1, 60), r.randint(1, 60)))),
        "import math",
    ),
    made(
        "errands.fit_size",
        "fit_size resize_to_fit scale_to_fit thumbnail_size",
        "width: int; height: int; max_width: int; max_height: int",
        "tuple[int, int]",
        """
        Size of an image {width} by {height} that is shrunk in proportion to at most {max_width} by \
        {max_height}.
        resize to fit a box
        Return the new width and height, rounded and at least 1; a picture that fits already keeps its size.
        How large is the thumbnail?
        Given the size of a picture and of a box, scale it down without changing its shape.
        Never enlarges.
        Size of a picture of {width} by {height} shrunk, if need be, into {max_width} by {max_height}.
        thumbnail size
        Return (width, height), rounded and at least 1, with the same proportions.
        """,
        """
        scale = min(1, max_width / width, max_height / height)
        return max(1, round(width * scale)), max(1, round(height * scale))
        """,
        lambda r: (
            r.choice((1920, 800, r.randint(1, 500))),
            r.choice((1080, 600, r.randint(1, 500))),
            r.choice((100, 640)),
            r.choice((100, 480)),
        ),
    ),
    made(
        "errands.breakpoint",
        "breakpoint_name screen_size_class device_class viewport_class",
        "width: int; breakpoints: dict[str, int]",
        "str",
        """
        Name of the largest of {breakpoints} (name -> least width) that {width} reaches, 'xs' if none.
        responsive breakpoint
        Return the size class of a screen from its width in pixels.
        Is it a small, medium or large screen?
        Given names with minimum widths in any order, find the widest one that still fits.
        Below all breakpoints it is 'xs'.
        """,
        """
        reached = [(least, name) for name, least in breakpoints.items() if width >= least]
        return max(reached)[1] if reached else "xs"
        """,
        lambda r: (
            r.choice((576, 768, 992, r.randint(100, 1500))),
            dict(r.sample([("sm", 576), ("md", 768), ("lg", 992)], r.randint(0, 3))),
        ),
    ),
    made(
        "errands.characters_left",
        "characters_left remaining_characters chars_left tweet_length_left",
        "text: str; limit: int = 280",
        "str",
        """
        '12 characters left', '1 character left' or '3 characters too long' for {text} with a {limit}.
        characters left
        Return the hint below an input field, with the right singular and plural.
        How much may still be written?
        Given a text and its maximum length, tell how many characters are free or too many.
        0 is '0 characters left'.
        """,
        """
        left = limit - len(text)
        word = "character" if abs(left) == 1 else "characters"
        return f"{left} {word} left" if left >= 0 else f"{-left} {word} too long"
        """,
        lambda r: (draw.sentence(r, 0, 6), r.choice((10, 20, 15, 30))),
    ),
    made(
        "errands.make_hashtag",
        "make_hashtag to_hashtag hashtag_from_text generate_hashtag",
        "text: str",
        "str",
        """
        Hashtag of {text}: '#' and all words joined, each with a capital first letter; '' without words.
        text to hashtag
        Return the words without spaces between them, capitalized, after a hash sign.
        Which hashtag is made from this phrase?
        Given 'hello small world', return '#HelloSmallWorld'.
        The rest of each word becomes lower case.
        """,
        """
        words = text.split()
        return "#" + "".join(word.capitalize() for word in words) if words else ""
        """,
        lambda r: (" ".join(draw.words(r, 0, 4)) + r.choice(("", " ")),),
    ),
    made(
        "errands.parse_chat",
        "parse_chat_line parse_message split_chat_line",
        "line: str",
        "tuple[str, str, str] | None",
        """
        Split a chat {line} like '[12:30] Ann: hello' into time, name and text; None if it has another form.
        parse a chat line
        Return (time, sender, message) of a line with the time in square brackets and a colon after the name.
        Who wrote what and when?
        Given one line of a chat log, take it apart; the message may contain colons.
        Reads a message.
        """,
        """
        match = re.fullmatch(r"\\[([0-9]{2}:[0-9]{2})\\] ([^:]+): (.*)", line)
        return match.groups() if match else None
        """,
        lambda r: (
            r.choice(
                (
                    f"[{_hm(r)}] {r.choice(_FIRST)}: {draw.sentence(r)}",
                    f"{r.choice(_FIRST)}: hi",
                    "",
                    f"[{_hm(r)}] Ann: a: b",
                )
            ),
        ),
        "import re",
    ),
    made(
        "errands.messages_per_user",
        "messages_per_user count_messages chat_statistics most_active_users",
        "lines: list[str]",
        "dict[str, int]",
        """
        How many of the chat {lines} 'Ann: hello' each user wrote, most first, ties by name; lines without \
        ': ' are skipped.
        messages per user
        Return a dict from name to the number of messages in descending order.
        Who writes most in the chat?
        Given lines with a name before the first colon and space, count them by name.
        Activity in a chat log.
        """,
        """
        counts = {}
        for line in lines:
            name, separator, _ = line.partition(": ")
            if separator:
                counts[name] = counts.get(name, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (
            [
                r.choice(("Ann: hi", "Bo: hey: you", "Cy: ok", "joined", "Bo: x"))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "errands.poll_lines",
        "poll_results format_poll poll_report show_results",
        "votes: dict[str, int]",
        "list[str]",
        """
        Lines such as 'yes: 3 votes (60%)' for {votes} (option -> count), most votes first, ties by name; \
        percent rounded.
        poll results as text
        Return a line per option with the number of votes, '1 vote' in singular, and the share.
        How did the poll end?
        Given counts by option, write them with whole percentages; without votes all have 0%.
        Report of a survey.
        """,
        """
        total = sum(votes.values())
        lines = []
        for option in sorted(votes, key=lambda option: (-votes[option], option)):
            count = votes[option]
            percent = round(100 * count / total) if total else 0
            lines.append(f"{option}: {count} vote{'' if count == 1 else 's'} ({percent}%)")
        return lines
        """,
        lambda r: (
            {
                option: r.choice((0, 1, r.randint(0, 9)))
                for option in r.sample(["yes", "no", "maybe"], r.randint(0, 3))
            },
        ),
    ),
    made(
        "errands.leaderboard_lines",
        "leaderboard_lines format_leaderboard ranking_lines scoreboard",
        "scores: dict[str, int]; top: int = 10",
        "list[str]",
        """
        Lines '1. Ann - 30' of the {top} best of {scores}; equal scores share the place, names in \
        alphabetical order.
        leaderboard as text
        Return the ranking with place, name and points, highest first; after a shared place numbers are \
        skipped.
        How is the scoreboard shown?
        Given a dict from name to score, sort it and write places like 1, 2, 2, 4.
        Formats a ranking.
        """,
        """
        names = sorted(scores, key=lambda name: (-scores[name], name))
        lines = []
        for name in names[:top]:
            place = 1 + sum(score > scores[name] for score in scores.values())
            lines.append(f"{place}. {name} - {scores[name]}")
        return lines
        """,
        lambda r: (
            {name: r.choice((r.randint(0, 30), 10, 20)) for name in r.sample(_FIRST, r.randint(0, 6))},
            r.choice((10, 3)),
        ),
    ),
    made(
        "errands.todo_lines",
        "format_todos todo_lines show_tasks todo_list_text",
        "tasks: list[dict]",
        "list[str]",
        """
        '[x] title' for each done one of {tasks} and '[ ] title' for the others; open ones come first.
        todo list as text
        Return a line per task with a box that is ticked if 'done' is true, open tasks on top, otherwise in \
        order.
        How does the list of tasks look?
        Given dicts with 'title' and 'done', format them as checkboxes.
        Prints a to-do list.
        """,
        """
        ordered = sorted(tasks, key=lambda task: task["done"])
        return [f"[{'x' if task['done'] else ' '}] {task['title']}" for task in ordered]
        """,
        lambda r: (_tasks(r),),
    ),
    made(
        "errands.overdue_tasks",
        "overdue_tasks late_tasks tasks_overdue past_due_tasks",
        "tasks: list[dict]; today: str",
        "list[str]",
        """
        Titles of {tasks} that are not 'done' and whose 'due' date is before {today}, the oldest first, \
        ties by title.
        overdue tasks
        Return what should have been finished already; dates are YYYY-MM-DD.
        Which tasks are late?
        Given dicts with title, done and due, keep the open ones of the past and sort them by date.
        Tasks due today are not late.
        """,
        """
        late = [task for task in tasks if not task["done"] and task["due"] < today]
        return [task["title"] for task in sorted(late, key=lambda task: (task["due"], task["title"]))]
        """,
        lambda r: (_tasks(r), r.choice((_day(r), "2024-02-01"))),
    ),
    made(
        "errands.bottles",
        "bottles_verse bottle_song_verse song_verse",
        "n: int",
        "str",
        """
        Line of the bottle song for {n}: '3 bottles of milk on the wall'; 'no more bottles' for 0, '1 \
        bottle' for 1.
        verse with the right plural
        Return the number of bottles with the correct form of the noun and 'of milk on the wall'.
        How is the line sung?
        Given a count, write 'no more bottles', '1 bottle' or 'N bottles', then ' of milk on the wall'.
        Grammar for a counting song.
        """,
        """
        count = "no more" if n == 0 else str(n)
        return f"{count} bottle{'' if n == 1 else 's'} of milk on the wall"
        """,
        lambda r: (r.choice((0, 1, 2, r.randint(0, 99))),),
    ),
    made(
        "errands.mail_merge",
        "mail_merge personalize_messages fill_for_each letters_for",
        "template: str; people: list[dict]",
        "list[str]",
        """
        Fill the {template} with the values of each of {people}: '{{name}}' is replaced by the person's \
        'name', and so on.
        mail merge
        Return one text per dict with every key in curly braces replaced by its value.
        What is the letter for everybody?
        Given a text with placeholders and records, create the personal messages; unknown placeholders stay.
        Serial letters.
        """,
        """
        letters = []
        for person in people:
            text = template
            for key, value in person.items():
                text = text.replace("{" + key + "}", str(value))
            letters.append(text)
        return letters
        """,
        lambda r: (
            r.choice(("Hi {name}!", "{name} is {age}", "Dear {title} {name}", "")),
            [{"name": r.choice(_FIRST), "age": r.randint(1, 90)} for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "errands.vertical_bars",
        "vertical_bars column_chart vertical_histogram bar_columns",
        "values: list[int]; mark: str = '#'",
        "list[str]",
        """
        Chart with a column of {mark} for each of {values}, drawn from the top line down, without spaces at \
        line ends.
        vertical bar chart
        Return the lines of a chart in which the i-th column is as high as the i-th value.
        How does the histogram look standing upright?
        Given numbers of at least 0, draw columns next to each other; as many lines as the largest value.
        Text chart with upright bars.
        """,
        """
        lines = []
        for level in range(max(values, default=0), 0, -1):
            lines.append("".join(mark if value >= level else " " for value in values).rstrip())
        return lines
        """,
        lambda r: ([r.randint(0, 5) for _ in range(r.randint(0, 6))], r.choice("#*")),
    ),
    made(
        "errands.times_table_text",
        "multiplication_table_lines times_table_text format_times_table",
        "n: int",
        "list[str]",
        """
        Multiplication table up to {n} as lines; all numbers are right-aligned to the width of the largest, \
        with a space.
        times table as text
        Return a line for each factor from 1 to {n} with its products, in aligned columns.
        How is the table printed?
        Given the largest factor, write the products row by row.
        Formats a square table of products.
        """,
        """
        width = len(str(n * n))
        return [" ".join(f"{i * j:{width}}" for j in range(1, n + 1)) for i in range(1, n + 1)]
        ---
        width = len(str(n * n))
        lines = []
        for i in range(1, n + 1):
            lines.append(" ".join(str(i * j).rjust(width) for j in range(1, n + 1)))
        return lines
        """,
        lambda r: (r.randint(0, 11),),
    ),
    made(
        "errands.parse_amount",
        "parse_amount parse_currency split_amount_and_currency",
        "text: str",
        "tuple[float, str]",
        """
        Read {text} such as '1,234.50 EUR' or 'USD 20' as number and currency code: (1234.5, 'EUR').
        parse an amount with currency
        Return the amount as a float and the three letters in upper case, whichever comes first.
        How much is it and in which currency?
        Given an amount and a code parted by a space, split them; commas between thousands are dropped.
        Reads money.
        """,
        """
        first, second = text.split()
        number, code = (second, first) if first.isalpha() else (first, second)
        return float(number.replace(",", "")), code.upper()
        """,
        lambda r: (lambda n, c: (r.choice((f"{n} {c}", f"{c} {n}")),))(
            f"{r.choice((r.randint(0, 99999), r.randint(0, 99999) / 100)):,}", r.choice(("EUR", "usd", "GBP"))
        ),
    ),
    made(
        "errands.amortization",
        "payment_schedule amortization_schedule loan_table amortization",
        "loan: float; rate: float; payment: float",
        "list[tuple[float, float, float]]",
        """
        Rows (interest, repaid, remaining) of a {loan} at {rate} percent a year with a monthly {payment} \
        until it is paid.
        amortization schedule
        Return one row per month, rounded to 2 decimals; the last payment is smaller. [] if the debt never \
        falls.
        How does the debt go down month by month?
        Given the amount, the yearly rate and the payment, list interest and principal of each month.
        Table of a loan; each month's interest is rate / 12 percent of what is left.
        """,
        """
        rows = []
        monthly = rate / 1200
        if payment <= loan * monthly:
            return rows
        while loan > 0.005:
            interest = loan * monthly
            repaid = min(payment - interest, loan)
            loan -= repaid
            rows.append((round(interest, 2), round(repaid, 2), round(loan, 2)))
        return rows
        """,
        lambda r: (
            float(r.choice((0, 1000, 500, 2000))),
            r.choice((0, 5, 12)),
            float(r.choice((100, 250, 400, 10))),
        ),
    ),
    made(
        "errands.net_worth",
        "net_worth total_net_worth wealth",
        "assets: dict[str, float]; debts: dict[str, float]",
        "float",
        """
        Sum of all {assets} minus the sum of all {debts}, rounded to 2 decimals.
        net worth
        Return what somebody owns after paying everything that is owed.
        How rich is the person?
        Given two dicts from name to amount, subtract the liabilities from the assets.
        Can be negative.
        """,
        """
        return round(sum(assets.values()) - sum(debts.values()), 2)
        """,
        lambda r: (
            {k: float(r.randint(0, 900)) for k in r.sample(["home", "cash", "car"], r.randint(0, 3))},
            {k: float(r.randint(0, 900)) for k in r.sample(["loan", "card"], r.randint(0, 2))},
        ),
    ),
    made(
        "errands.budget_left",
        "budget_left remaining_budget budget_status budget_by_category",
        "budget: dict[str, float]; expenses: list[tuple[str, float]]",
        "dict[str, float]",
        """
        What is left of the {budget} of each category after the {expenses} (category, amount), 2 decimals; \
        may be negative.
        remaining budget per category
        Return a dict from category to budget minus spending; expenses without a budget are ignored.
        How much may still be spent on what?
        Given planned amounts and single expenses, subtract them by category.
        Keeps the order of the budget.
        """,
        """
        left = dict(budget)
        for category, amount in expenses:
            if category in left:
                left[category] -= amount
        return {category: round(amount, 2) for category, amount in left.items()}
        """,
        lambda r: (
            {k: float(r.randint(10, 200)) for k in r.sample(["food", "rent", "fun"], r.randint(0, 3))},
            [
                (r.choice(("food", "rent", "fun", "car")), r.randint(1, 9000) / 100)
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "errands.valid_url",
        "is_valid_url is_url valid_url check_url",
        "url: str",
        "bool",
        """
        Is {url} a web address: 'http://' or 'https://', a host with a dot or 'localhost', perhaps port and \
        path, no spaces?
        valid URL?
        Return True if the text looks like a complete URL of a web page.
        Is this a link?
        Given a string, check the scheme, a host of letters, digits and dashes with dots, and an optional \
        rest.
        Validates web addresses.
        """,
        """
        pattern = r"https?://(localhost|([A-Za-z0-9-]+\\.)+[A-Za-z]{2,})(:[0-9]+)?([/?#]\\S*)?"
        return re.fullmatch(pattern, url) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "http://a.com",
                    "https://www.a-b.org/x?y=1#z",
                    "ftp://a.com",
                    "a.com",
                    "http://a",
                    "http://localhost:80/",
                    "https://a b.com",
                    "",
                    "https://a.com:99999",
                    "http://.com",
                    "https://x.io?q",
                )
            ),
        ),
        "import re",
    ),
    made(
        "errands.valid_semver",
        "is_semver is_valid_version valid_semver is_version",
        "text: str",
        "bool",
        """
        Is {text} a version such as '1.2.3' or '1.0.0-beta.1': three numbers without leading zeros, perhaps \
        a label?
        semantic version valid?
        Return True for 'major.minor.patch' with an optional '-' and label of letters, digits, dots and \
        dashes.
        Is this a proper version number?
        Given a string, check the three numbers and what follows.
        Validates the form of a semver.
        """,
        """
        number = "(0|[1-9][0-9]*)"
        return re.fullmatch(rf"{number}\\.{number}\\.{number}(-[0-9A-Za-z.-]+)?", text) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "1.2.3",
                    "0.0.1",
                    "1.2",
                    "01.2.3",
                    "1.0.0-beta.1",
                    "1.2.3.4",
                    "",
                    "v1.2.3",
                    "1.2.3-",
                    f"{r.randint(0, 9)}.{r.randint(0, 20)}.{r.randint(0, 9)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "errands.normal_mac",
        "normalize_mac format_mac mac_with_colons",
        "mac: str",
        "str | None",
        """
        Write a {mac} address such as '00-1B-44-11-3A-B7' or '001b.4411.3ab7' as '00:1b:44:11:3a:b7'; None \
        if invalid.
        normalize a MAC address
        Return lower-case pairs of hex digits with colons, whatever separators ':', '-', '.' were used.
        How is this hardware address usually written?
        Given a text, drop the separators and check for twelve hexadecimal digits.
        Brings MAC addresses into one form.
        """,
        """
        digits = re.sub("[:.-]", "", mac).lower()
        if not re.fullmatch("[0-9a-f]{12}", digits):
            return None
        return ":".join(digits[i : i + 2] for i in range(0, 12, 2))
        """,
        lambda r: (
            r.choice(
                (
                    "00-1B-44-11-3A-B7",
                    "001b.4411.3ab7",
                    "001B44113AB7",
                    "00:1b:44",
                    "",
                    "00:1b:44:11:3a:zz",
                    f"{r.getrandbits(48):012X}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "errands.ip_range",
        "ips_in_range ip_range list_ips addresses_between",
        "first: str; last: str",
        "list[str]",
        """
        All IPv4 addresses from {first} to {last}, both included; [] if the last is lower.
        list an IP range
        Return the dotted addresses between two others in ascending order.
        Which addresses lie in the range?
        Given two IPs, count upwards from the first to the second, carrying over after 255.
        '10.0.0.254' to '10.0.1.1' are four addresses.
        """,
        """
        start = int(ipaddress.IPv4Address(first))
        end = int(ipaddress.IPv4Address(last))
        return [str(ipaddress.IPv4Address(number)) for number in range(start, end + 1)]
        ---
        def number(address):
            a, b, c, d = map(int, address.split("."))
            return a << 24 | b << 16 | c << 8 | d

        return [
            ".".join(str(n >> shift & 255) for shift in (24, 16, 8, 0))
            for n in range(number(first), number(last) + 1)
        ]
        """,
        lambda r: (
            f"10.0.0.{r.choice((0, 250, 255, r.randint(240, 255)))}",
            f"10.0.{r.randint(0, 1)}.{r.choice((0, 1, 3, 255)) if r.random() < 0.5 else r.randint(0, 5)}",
        ),
        "import ipaddress",
    ),
    made(
        "errands.expand_ipv6",
        "expand_ipv6 full_ipv6 ipv6_long_form",
        "address: str",
        "str",
        """
        Write an IPv6 {address} in full: eight groups of four lower-case hex digits, '::' filled up with \
        zeros.
        expand an IPv6 address
        Return the long form of a shortened address such as '::1'.
        How is the address written without abbreviations?
        Given a valid IPv6 address, restore omitted groups and leading zeros.
        '2001:db8::1' has six more groups of zeros or digits.
        """,
        """
        return ipaddress.IPv6Address(address).exploded
        ---
        left, double, right = address.lower().partition("::")
        head = left.split(":") if left else []
        tail = right.split(":") if right else []
        groups = head + ["0"] * (8 - len(head) - len(tail)) + tail
        return ":".join(group.zfill(4) for group in groups)
        """,
        lambda r: (
            r.choice(
                (
                    "::1",
                    "::",
                    "2001:db8::1",
                    "FE80::1:2",
                    "1:2:3:4:5:6:7:8",
                    f"2001:db8:{r.randint(0, 9999)}::{r.randint(0, 9999)}",
                    "1::",
                )
            ),
        ),
        "import ipaddress",
    ),
    made(
        "errands.port_kind",
        "port_category port_type classify_port port_range_name",
        "port: int",
        "str",
        """
        'well-known' for a {port} to 1023, 'registered' to 49151, 'dynamic' to 65535, else 'invalid'.
        category of a port number
        Return which range of TCP or UDP ports a number belongs to; negative ones are invalid.
        Is this a system port?
        Given a port number, name its range.
        0 to 1023, 1024 to 49151, 49152 to 65535.
        """,
        """
        if not 0 <= port <= 65535:
            return "invalid"
        if port < 1024:
            return "well-known"
        if port < 49152:
            return "registered"
        return "dynamic"
        """,
        lambda r: (r.choice((0, 1023, 1024, 49151, 49152, 65535, 65536, -1, r.randint(0, 70000))),),
    ),
    made(
        "errands.base62",
        "base62_encode encode_base62 short_code id_to_short_url",
        "number: int",
        "str",
        """
        Write {number} in base 62 with the digits 0-9, a-z, A-Z.
        base 62 of an id
        Return a short text for a number of at least 0, as URL shorteners use.
        Which short code has this id?
        Given an integer, divide by 62 again and again and map the remainders to characters.
        61 is 'Z' and 62 is '10'.
        """,
        """
        alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        if number == 0:
            return "0"
        code = ""
        while number:
            number, rest = divmod(number, 62)
            code = alphabet[rest] + code
        return code
        """,
        lambda r: (r.choice((0, 61, 62, 3843, 3844, r.randint(0, 10**9))),),
    ),
    made(
        "errands.base62_decode",
        "base62_decode decode_base62 short_url_to_id code_to_id",
        "code: str",
        "int",
        """
        Number of a base 62 {code} with the digits 0-9, a-z, A-Z; '' is 0.
        base 62 to number
        Return the id that a short code of a URL shortener stands for.
        Which id does the short link have?
        Given a text, read it as a number to the base 62, most significant digit first.
        'Z' is 61 and '10' is 62.
        """,
        """
        alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
        number = 0
        for char in code:
            number = number * 62 + alphabet.index(char)
        return number
        """,
        lambda r: (draw.letters(r, 0, 5, "019azAZ"),),
    ),
    made(
        "errands.access_status_counts",
        "status_code_counts count_status_codes responses_by_class",
        "codes: list[int]",
        "dict[str, int]",
        """
        How many HTTP {codes} are in each class '1xx' to '5xx'; only classes that occur, in order.
        status codes by class
        Return a dict from class such as '2xx' to the number of responses.
        How many requests failed, how many went well?
        Given status codes, count them by their first digit.
        Summary of a web server's answers.
        """,
        """
        counts = {}
        for code in sorted(codes):
            kind = f"{code // 100}xx"
            counts[kind] = counts.get(kind, 0) + 1
        return counts
        """,
        lambda r: ([r.choice((200, 201, 301, 404, 500, 503, 100)) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "errands.access_log",
        "parse_access_log parse_request_line parse_log_entry",
        "line: str",
        "dict[str, object] | None",
        """
        Read a {line} '10.0.0.1 GET /index 200 512' as a dict with 'ip', 'method', 'path', 'status' and \
        'bytes'.
        parse an access log line
        Return the five parts, status and bytes as numbers; None if there are not five or the numbers are \
        wrong.
        What does this log line say?
        Given a line with five parts parted by spaces, build a record.
        Parses a web server log.
        """,
        """
        parts = line.split()
        if len(parts) != 5 or not (parts[3].isdecimal() and parts[4].isdecimal()):
            return None
        ip, method, path, status, size = parts
        return {"ip": ip, "method": method, "path": path, "status": int(status), "bytes": int(size)}
        """,
        lambda r: (
            r.choice(
                (
                    f"10.0.0.{r.randint(1, 9)} GET /a {r.choice((200, 404))} {r.randint(0, 9999)}",
                    "",
                    "10.0.0.1 GET /",
                    "a b c d e",
                )
            ),
        ),
    ),
    made(
        "errands.config_errors",
        "config_errors validate_config check_types validate_settings",
        "config: dict; schema: dict[str, str]",
        "list[str]",
        """
        Sorted keys of {schema} (key -> 'int', 'str', 'bool', 'float' or 'list') that {config} lacks or has \
        in a wrong type.
        validate settings against a schema
        Return which settings are missing or not of the named type; a bool is no int, an int is no float.
        What is wrong with the configuration?
        Given a dict and the names of the expected types, compare the exact type of every value.
        [] if everything fits; further keys do not matter.
        """,
        """
        return sorted(
            key for key, kind in schema.items() if key not in config or type(config[key]).__name__ != kind
        )
        """,
        lambda r: (
            {
                key: r.choice((1, "a", True, 0.5, []))
                for key in r.sample(["port", "host", "debug", "users"], r.randint(0, 4))
            },
            {
                key: r.choice(("int", "str", "bool", "float", "list"))
                for key in r.sample(["port", "host", "debug", "users"], r.randint(0, 4))
            },
        ),
    ),
    made(
        "errands.round_label",
        "round_name tournament_round name_of_round stage_name",
        "players: int",
        "str",
        """
        Name of a knockout round with so many {players}: 2 'final', 4 'semi-final', 8 'quarter-final', else \
        'round of N'.
        name of a tournament round
        Return what the round is called when that many players are left.
        Is it the final?
        Given the number of players still in, name the stage.
        16 gives 'round of 16'.
        """,
        """
        names = {2: "final", 4: "semi-final", 8: "quarter-final"}
        return names.get(players, f"round of {players}")
        """,
        lambda r: (r.choice((2, 4, 8, 16, 32, r.randint(2, 64))),),
    ),
    made(
        "errands.cricket_overs",
        "balls_to_overs cricket_overs overs_text",
        "balls: int",
        "str",
        """
        Overs in cricket for a number of {balls}: full sixes, a point and the rest, such as '4.3' for 27.
        balls to overs
        Return how many overs were bowled in the usual notation.
        How many overs are that?
        Given legal deliveries, divide by six and write quotient and remainder.
        6 balls are '1.0'.
        """,
        """
        return f"{balls // 6}.{balls % 6}"
        """,
        lambda r: (r.choice((0, 6, 27, r.randint(0, 300))),),
    ),
    made(
        "errands.top_scorers",
        "top_scorers goal_scorers best_scorers count_goals",
        "goals: list[str]; least: int = 1",
        "list[tuple[str, int]]",
        """
        (name, goals) of everyone who is at least {least} times among {goals}, most goals first, ties by name.
        top scorers
        Return the scorers with their number of goals from a list with one name per goal.
        Who scored how often?
        Given the scorer of each goal, count them and sort the list.
        Scorer ranking of a tournament.
        """,
        """
        counts = Counter(goals)
        ranking = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return [(name, count) for name, count in ranking if count >= least]
        """,
        lambda r: ([r.choice(_FIRST[:4]) for _ in range(r.randint(0, 8))], r.choice((1, 2))),
        "from collections import Counter",
    ),
    made(
        "errands.layovers",
        "layovers layover_times transfer_times waiting_between_flights",
        "flights: list[tuple[str, str]]",
        "list[int]",
        """
        Minutes between the arrival of each of {flights} (departure, arrival as 'HH:MM') and the next \
        departure.
        layover times
        Return how long one waits at each change; a departure earlier in the day than the arrival is the \
        next day.
        How long are the stops?
        Given flights in order, subtract each arrival from the following departure.
        One number fewer than flights.
        """,
        """
        def minutes(time):
            hour, minute = time.split(":")
            return int(hour) * 60 + int(minute)

        return [
            (minutes(following[0]) - minutes(flight[1])) % 1440
            for flight, following in zip(flights, flights[1:])
        ]
        """,
        lambda r: ([(_hm(r), _hm(r)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "errands.address_parts",
        "parse_address split_address address_parts",
        "address: str",
        "dict[str, str]",
        """
        Split an {address} such as 'Main Street 5, 12345 Rome' into 'street', 'number', 'zip' and 'city'.
        parse a street address
        Return the parts of an address: street and house number before the comma, postal code and city \
        after it.
        What is the city, what is the street?
        Given 'STREET NUMBER, ZIP CITY', take it apart; street and city may have several words.
        Address text to dict.
        """,
        """
        first, second = address.split(",", 1)
        street, _, number = first.strip().rpartition(" ")
        code, _, city = second.strip().partition(" ")
        return {"street": street, "number": number, "zip": code, "city": city}
        """,
        lambda r: (
            f"{r.choice(('Main Street 5', 'Lake Road 12', 'Way 7b'))}, {r.randint(10000, 99999)} "
            + r.choice(("Rome", "New York")),
        ),
    ),
    made(
        "errands.address_label",
        "address_label mailing_label format_address_label",
        "person: dict[str, str]",
        "str",
        """
        Address label of a {person} in three lines: 'name', 'street', then 'zip' and 'city'; empty or \
        missing parts are skipped.
        mailing label
        Return the lines of an address joined by line breaks, leaving out those with no content.
        What is printed on the envelope?
        Given a dict with name, street, zip and city, format them below each other.
        Lines that would be blank do not appear.
        """,
        """
        place = f"{person.get('zip', '')} {person.get('city', '')}".strip()
        lines = [person.get("name", ""), person.get("street", ""), place]
        return "\\n".join(line for line in lines if line)
        """,
        lambda r: (
            dict(
                r.sample(
                    [
                        ("name", r.choice(("Ann Lee", ""))),
                        ("street", "Way 1"),
                        ("zip", "12345"),
                        ("city", r.choice(("Rome", ""))),
                    ],
                    r.randint(0, 4),
                )
            ),
        ),
    ),
    made(
        "errands.data_size",
        "convert_data_size convert_storage convert_bytes data_units",
        "amount: float; source: str; target: str; base: int = 1024",
        "float | None",
        """
        Convert {amount} from the unit {source} to {target}, both of B, KB, MB, GB, TB, in steps of {base}; \
        4 decimals.
        convert MB to GB and the like
        Return a data size in another unit, None if one of the units is unknown; case does not matter.
        How many megabytes are 2 GB?
        Given an amount and two units, multiply or divide by the base for each step.
        Storage units.
        """,
        """
        units = ["B", "KB", "MB", "GB", "TB"]
        source, target = source.upper(), target.upper()
        if source not in units or target not in units:
            return None
        return round(amount * float(base) ** (units.index(source) - units.index(target)), 4)
        """,
        lambda r: (
            r.choice((1, 2, 1536, 0.5, 0)),
            r.choice(("MB", "GB", "kb", "B", "XB")),
            r.choice(("MB", "GB", "KB", "tb")),
            r.choice((1024, 1000)),
        ),
    ),
    made(
        "errands.json_type",
        "json_type type_name json_type_name value_type",
        "value: object",
        "str",
        """
        JSON type of {value}: 'null', 'boolean', 'number', 'string', 'array' or 'object'.
        type of a JSON value
        Return how JSON calls the type of None, bools, numbers, texts, lists and dicts.
        What kind of value is it?
        Given a parsed JSON value, name its type; True is a boolean, not a number.
        Tuples count as arrays, everything else as objects.
        """,
        """
        if value is None:
            return "null"
        if isinstance(value, bool):
            return "boolean"
        if isinstance(value, (int, float)):
            return "number"
        if isinstance(value, str):
            return "string"
        return "array" if isinstance(value, (list, tuple)) else "object"
        """,
        lambda r: (r.choice((None, True, False, 0, 1, 2.5, "a", "", [], [1], {}, {"a": 1})),),
    ),
    made(
        "errands.outline",
        "nested_outline indent_nested format_nested print_nested",
        "data: dict; indent: int = 2",
        "list[str]",
        """
        Lines 'key: value' of the nested dict {data}; a dict as a value gives 'key:' and its lines {indent} \
        spaces deeper.
        nested dict as indented lines
        Return an outline of nested settings, one key per line in their order.
        How can the nested dictionary be printed readably?
        Given dicts in dicts, write the keys with an indentation by level.
        Looks like simple YAML.
        """,
        """
        lines = []
        for key, value in data.items():
            if isinstance(value, dict):
                lines.append(f"{key}:")
                lines.extend(" " * indent + line for line in nested_outline(value, indent))
            else:
                lines.append(f"{key}: {value}")
        return lines
        """,
        lambda r: (
            {
                "a": 1,
                "b": r.choice(({"c": 2, "d": {"e": draw.word(r)}}, 5, {})),
                draw.word(r): r.choice(({}, {"x": 1}, "y")),
            },
            r.choice((2, 4)),
        ),
    ),
)
