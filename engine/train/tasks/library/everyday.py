"""Small functions about everyday life: money, school, time, lists of people and things."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

NAMES = "Anna Ben Cara Dan Eva Finn Gina Hugo Ida Jack Kim Leo Mia Noah Olga Paul".split()
CITIES = "Rome Paris Berlin Oslo Madrid".split()
GOODS = "apple bread milk cheese rice tea coffee soap pen book lamp eggs".split()
SONGS = "Sunrise Blue River Home Dance Stars Rain Gold Fire".split()


def _prices(r: Random, low: int = 0, high: int = 5, top: int = 30) -> dict[str, int]:
    return {name: r.randint(1, top) for name in r.sample(GOODS, r.randint(low, high))}


def _grades(r: Random) -> dict[str, int]:
    return {name: r.choice((r.randint(0, 100), 50, 60, 90)) for name in r.sample(NAMES, r.randint(0, 5))}


def _pairs(r: Random) -> list[tuple[str, int]]:
    names = r.sample(NAMES, 4)
    return [(r.choice(names), r.randint(0, 20)) for _ in range(r.randint(0, 6))]


def _songs(r: Random) -> list[tuple[str, int]]:
    return [(song, r.choice((r.randint(20, 400), 180))) for song in r.sample(SONGS, r.randint(0, 5))]


def _people(r: Random, low: int = 0) -> list[dict[str, object]]:
    return [
        {"name": name, "age": r.choice((r.randint(1, 80), 18, 30)), "city": r.choice(CITIES)}
        for name in r.sample(NAMES, r.randint(low, 5))
    ]


def _products(r: Random) -> list[dict[str, object]]:
    return [
        {"id": number, "name": name, "price": r.randint(1, 40), "quantity": r.choice((0, r.randint(0, 9)))}
        for number, name in enumerate(r.sample(GOODS, r.randint(0, 5)), 1)
    ]


def _tasks(r: Random) -> list[dict[str, object]]:
    return [
        {"title": title, "done": r.random() < 0.5}
        for title in r.sample(("clean", "cook", "read", "shop", "write", "call"), r.randint(0, 5))
    ]


def _same(r: Random) -> tuple[list[int], list[int]]:
    size = r.randint(0, 5)
    return [r.randint(1, 30) for _ in range(size)], [r.randint(0, 5) for _ in range(size)]


ENTRIES = (
    made(
        "everyday.subtotal",
        "subtotal total_price basket_total cost",
        "prices: list[int]; quantities: list[int]",
        "int",
        """
        Multiply each price by its quantity and add everything up.
        Return the subtotal of a basket from {prices} and {quantities}.
        total price of a purchase
        Given the prices and how many of each were bought, return what it all costs.
        What does the whole basket cost? An empty basket costs 0.
        price times quantity, summed
        Returns the sum of prices[i] * quantities[i].
        """,
        """
        return sum(price * quantity for price, quantity in zip(prices, quantities))
        ---
        total = 0
        for price, quantity in zip(prices, quantities):
            total += price * quantity
        return total
        ---
        return sum(prices[i] * quantities[i] for i in range(len(prices)))
        """,
        _same,
    ),
    made(
        "everyday.with_tip",
        "with_tip total_with_tip add_tip",
        "bill: int; percent: int",
        "float",
        """
        Add a tip of {percent} percent to {bill}.
        bill plus tip
        Return the bill including the tip, rounded to 2 decimals.
        Given a restaurant bill and a tip in percent, return what has to be paid, with two decimals.
        How much do I pay with the tip?
        Returns the total with a tip, rounded to cents.
        total with tip
        """,
        """
        return round(bill + bill * percent / 100, 2)
        ---
        tip = bill * percent / 100
        return round(bill + tip, 2)
        """,
        lambda r: (r.randint(0, 120), r.choice((0, 5, 10, 15, 20, 12))),
    ),
    made(
        "everyday.change_due",
        "change_due change get_change",
        "price: int; paid: int",
        "int",
        """
        How much change is due when {paid} was given for {price}? 0 if it was not enough.
        change to give back
        Return the money that the customer gets back, never less than 0.
        Given a price and the money paid, return the change.
        Returns {paid} minus {price}, but 0 when too little was paid.
        change due
        Compute the change for a purchase.
        """,
        """
        return max(0, paid - price)
        ---
        if paid < price:
            return 0
        return paid - price
        ---
        change = paid - price
        return change if change > 0 else 0
        """,
        lambda r: (r.randint(0, 50), r.choice((r.randint(0, 60), 50, 20))),
    ),
    made(
        "everyday.cheapest_item",
        "cheapest cheapest_item lowest_price_item",
        "prices: dict[str, int]",
        "str",
        """
        Name of the cheapest item in {prices}, '' if there is none.
        cheapest item
        Return the item with the lowest price; the first one wins a tie and an empty dict gives ''.
        Given a dictionary from item to price, find the cheapest one.
        Which item costs the least?
        Returns the key with the smallest value, or an empty string if there are no items.
        find what's cheapest
        """,
        """
        if not prices:
            return ""
        return min(prices, key=prices.get)
        ---
        best = ""
        for item, price in prices.items():
            if best == "" or price < prices[best]:
                best = item
        return best
        ---
        return min(prices, key=lambda item: prices[item], default="")
        """,
        lambda r: (_prices(r, top=9),),
    ),
    made(
        "everyday.most_expensive",
        "most_expensive priciest dearest_item",
        "items: list[tuple[str, int]]",
        "str | None",
        """
        Name of the most expensive of {items}, which are (name, price) pairs; None if empty.
        priciest item
        Return the name that goes with the highest price, or None for an empty list.
        Given (name, price) tuples, find the most expensive thing; the first one on a tie.
        Which item costs most?
        Returns the name of the tuple with the largest price.
        most expensive name
        """,
        """
        if not items:
            return None
        return max(items, key=lambda item: item[1])[0]
        ---
        best_name = None
        best_price = -1
        for name, price in items:
            if price > best_price:
                best_name, best_price = name, price
        return best_name
        """,
        lambda r: (list(_prices(r, top=9).items()),),
    ),
    made(
        "everyday.can_afford",
        "can_afford enough_money can_buy_all",
        "prices: list[int]; budget: int",
        "bool",
        """
        Can all of {prices} be paid with {budget}?
        enough money?
        Return True if the sum of the prices is not more than the budget.
        Given prices and a budget, tell whether everything can be bought.
        check that the money is enough
        Returns whether {budget} covers all the prices together.
        can I afford it all
        """,
        """
        return sum(prices) <= budget
        ---
        for price in prices:
            budget -= price
        return budget >= 0
        ---
        total = sum(prices)
        if total > budget:
            return False
        return True
        """,
        lambda r: (draw.ints(r, 0, 4, 1, 20), r.randint(0, 40)),
    ),
    made(
        "everyday.affordable",
        "affordable within_budget items_under cheap_items",
        "prices: dict[str, int]; budget: int",
        "list[str]",
        """
        Names of all items that cost at most {budget}, in alphabetical order.
        what can I buy with this money
        Return a sorted list of the items in {prices} that are not more expensive than the budget.
        Given item prices and a budget, list the items that fit into it, sorted by name.
        items within the budget
        Which single items are affordable? Sort them.
        Returns the sorted names whose price is {budget} or less.
        """,
        """
        return sorted(item for item, price in prices.items() if price <= budget)
        ---
        result = []
        for item in sorted(prices):
            if prices[item] <= budget:
                result.append(item)
        return result
        ---
        names = [item for item in prices if prices[item] <= budget]
        names.sort()
        return names
        """,
        lambda r: (_prices(r), r.randint(0, 30)),
    ),
    made(
        "everyday.how_many_can_buy",
        "how_many affordable_count max_items",
        "money: int; price: int",
        "int",
        """
        How many items at {price} can be bought with {money}?
        how many can I buy
        Return the number of things that the money is enough for.
        Given the money and the price of one item, return how many one can get.
        whole items for the money; a price of 0 gives 0
        Returns {money} // {price}, or 0 for a price that is not positive.
        Number of pieces I can pay for.
        """,
        """
        if price <= 0:
            return 0
        return money // price
        ---
        return money // price if price > 0 else 0
        ---
        count = 0
        while price > 0 and money >= price:
            money -= price
            count += 1
        return count
        """,
        lambda r: (r.randint(0, 60), r.choice((0, 1, 3, 5, 7, 20))),
    ),
    made(
        "everyday.split_with_tip",
        "split_with_tip each_pays share_of_bill",
        "bill: int; tip: int; people: int",
        "float",
        """
        Split {bill} plus {tip} equally between {people}, rounded to 2 decimals.
        everyone's share of bill and tip
        Return what each person pays when bill and tip are divided equally.
        Given bill, tip and the number of people, return one share, rounded to cents.
        How much does each of us pay, tip included?
        Returns 0.0 if there are no people, else the share of one person.
        split the bill with a tip
        """,
        """
        if people == 0:
            return 0.0
        return round((bill + tip) / people, 2)
        ---
        total = bill + tip
        return round(total / people, 2) if people else 0.0
        """,
        lambda r: (r.randint(0, 120), r.randint(0, 15), r.choice((0, 1, 2, 3, 4, 6))),
    ),
    made(
        "everyday.average_grade",
        "average_grade class_average mean_grade",
        "grades: dict[str, int]",
        "float",
        """
        Average grade of the class, rounded to one decimal, 0.0 without students.
        class average
        Return the mean of all {grades} with one decimal; an empty dict gives 0.0.
        Given a dict from student to grade, compute the average grade.
        What is the average grade?
        Returns the rounded average (1 decimal) of the values.
        mean grade of all students
        """,
        """
        if not grades:
            return 0.0
        return round(sum(grades.values()) / len(grades), 1)
        ---
        total = 0
        for grade in grades.values():
            total += grade
        return round(total / len(grades), 1) if grades else 0.0
        """,
        lambda r: (_grades(r),),
    ),
    made(
        "everyday.passed_students",
        "passed_students who_passed passing",
        "grades: dict[str, int]; limit: int",
        "list[str]",
        """
        List the students whose grade is at least {limit}.
        who passed
        Return the names of everyone in {grades} that reached the limit, in the order of the dict.
        Given grades by student and a pass mark, return who passed.
        Which students pass?
        Returns the names with a grade of {limit} or better.
        students that passed the exam
        """,
        """
        return [name for name, grade in grades.items() if grade >= limit]
        ---
        passed = []
        for name in grades:
            if grades[name] >= limit:
                passed.append(name)
        return passed
        """,
        lambda r: (_grades(r), r.choice((50, 60, 40, 90))),
    ),
    made(
        "everyday.letter_grades",
        "letter_grades to_letters grade_letters",
        "grades: dict[str, int]",
        "dict[str, str]",
        """
        Give each student a letter: A from 90, B from 80, C from 70, otherwise F.
        letter grade per student
        Return a dict from student to letter (90 and up A, 80 and up B, 70 and up C, the rest F).
        Given points by student, turn them into the letters A (>= 90), B (>= 80), C (>= 70) or F.
        points to letters A, B, C, F at 90, 80 and 70
        Returns {grades} with letters in place of points; the limits are 90, 80 and 70, below is F.
        Which letter does everyone get? 90 is an A, 80 a B, 70 a C and less an F.
        """,
        """
        result = {}
        for name, points in grades.items():
            if points >= 90:
                result[name] = "A"
            elif points >= 80:
                result[name] = "B"
            elif points >= 70:
                result[name] = "C"
            else:
                result[name] = "F"
        return result
        ---
        return {
            name: "A" if points >= 90 else "B" if points >= 80 else "C" if points >= 70 else "F"
            for name, points in grades.items()
        }
        """,
        lambda r: ({n: r.choice((90, 89, 80, 70, 69, r.randint(50, 100))) for n in _grades(r)},),
    ),
    made(
        "everyday.best_student",
        "best_student top_student highest_grade",
        "grades: dict[str, int]",
        "str",
        """
        Name of the student with the best grade, 'nobody' if there are no students.
        best student
        Return who has the highest value in {grades}; the first one wins a tie.
        Given grades by name, find the top student or 'nobody'.
        Who is the best in class?
        Returns the name that belongs to the maximum grade.
        top of the class
        """,
        """
        if not grades:
            return "nobody"
        return max(grades, key=grades.get)
        ---
        best = "nobody"
        for name, grade in grades.items():
            if best == "nobody" or grade > grades[best]:
                best = name
        return best
        ---
        return max(grades, key=lambda name: grades[name], default="nobody")
        """,
        lambda r: (_grades(r),),
    ),
    made(
        "everyday.pass_or_fail",
        "pass_fail results exam_results",
        "scores: list[int]; limit: int",
        "list[str]",
        """
        Turn each score into 'pass' or 'fail'; {limit} points are needed.
        pass or fail for every score
        Return a list with 'pass' for scores of at least the limit and 'fail' for the others.
        Given exam scores and a limit, say for each whether it is a pass or a fail.
        label the scores pass/fail
        Returns 'pass' where the score reaches {limit}, else 'fail', in the same order.
        Who passed and who failed, as a list of words?
        """,
        """
        return ["pass" if score >= limit else "fail" for score in scores]
        ---
        result = []
        for score in scores:
            if score >= limit:
                result.append("pass")
            else:
                result.append("fail")
        return result
        """,
        lambda r: (
            [r.choice((50, 60, r.randint(0, 100))) for _ in range(r.randint(0, 6))],
            r.choice((50, 60)),
        ),
    ),
    made(
        "everyday.add_to_clock",
        "add_minutes clock_after later",
        "hour: int; minute: int; added: int",
        "tuple[int, int]",
        """
        What time is it {added} minutes after {hour}:{minute}? Return (hour, minute).
        add minutes to a clock
        Add minutes to a time of day and return the new hour and minute; after 23:59 comes 0:00.
        Given hour, minute and a number of minutes, return the later time on a 24 hour clock.
        move the clock forward
        Returns the time {added} minutes later as a tuple, wrapping around at midnight.
        time some minutes later
        """,
        """
        total = (hour * 60 + minute + added) % (24 * 60)
        return total // 60, total % 60
        ---
        minute += added
        hour = (hour + minute // 60) % 24
        return hour, minute % 60
        ---
        return divmod((hour * 60 + minute + added) % 1440, 60)
        """,
        lambda r: (r.randint(0, 23), r.randint(0, 59), r.choice((0, 15, 60, r.randint(0, 300)))),
    ),
    made(
        "everyday.is_weekend_index",
        "is_weekend weekend_day free_day",
        "day: int",
        "bool",
        """
        Is {day} on the weekend? 0 is Monday and 6 is Sunday.
        weekend by day number (Monday is 0)
        Return True for the day numbers 5 and 6, Saturday and Sunday.
        Given the index of a weekday, starting with 0 for Monday, tell whether it is Saturday or Sunday.
        Returns whether the day is a weekend day; 7 starts the next week, so 12 is a Saturday too.
        weekend?
        Check for Saturday or Sunday when the days are counted from Monday = 0.
        """,
        """
        return day % 7 >= 5
        ---
        return day % 7 in (5, 6)
        ---
        if day % 7 == 5 or day % 7 == 6:
            return True
        return False
        """,
        lambda r: (r.choice((r.randint(0, 6), r.randint(0, 20))),),
    ),
    made(
        "everyday.hours_between",
        "hours_between hours_worked shift_length",
        "start: int; end: int",
        "int",
        """
        Hours from {start} to {end} on a 24 hour clock; the end may be on the next day.
        hours between two times
        Return the length of a shift in hours; 22 to 6 is 8 hours.
        Given two full hours, return how many hours pass from the first to the second, past midnight too.
        How long is it from start to end?
        Returns the number of hours, going over midnight if {end} is before {start}.
        length of a night shift
        """,
        """
        return (end - start) % 24
        ---
        if end >= start:
            return end - start
        return end + 24 - start
        ---
        hours = end - start
        if hours < 0:
            hours += 24
        return hours
        """,
        lambda r: (r.randint(0, 23), r.randint(0, 23)),
    ),
    made(
        "everyday.age_in_year",
        "age_in_year age years_old",
        "birth_year: int; year: int",
        "int",
        """
        How old does someone born in {birth_year} get in {year}?
        age in a year
        Return the age in a given year, 0 before the birth.
        Given the year of birth and another year, return the age, which is never negative.
        Returns {year} minus {birth_year}, but at least 0.
        how old
        Compute an age from two years.
        """,
        """
        return max(0, year - birth_year)
        ---
        age = year - birth_year
        if age < 0:
            return 0
        return age
        ---
        return year - birth_year if year > birth_year else 0
        """,
        lambda r: (r.randint(1940, 2020), r.randint(1990, 2030)),
    ),
    made(
        "everyday.greeting_by_hour",
        "greeting greeting_for_hour time_greeting",
        "hour: int",
        "str",
        """
        Good morning before 12, good afternoon before 18, otherwise good evening.
        greeting by hour
        Return 'Good morning' if {hour} is under 12, 'Good afternoon' under 18, else 'Good evening'.
        Given the hour, choose 'Good morning' (until 12), 'Good afternoon' (until 18) or 'Good evening'.
        How do I greet at this hour: Good morning, Good afternoon or Good evening? It changes at 12 and 18.
        Returns a greeting that fits {hour}: Good morning, Good afternoon (12) or Good evening (18).
        morning, afternoon or evening greeting, limits 12 and 18, like 'Good morning'
        """,
        """
        if hour < 12:
            return "Good morning"
        if hour < 18:
            return "Good afternoon"
        return "Good evening"
        ---
        part = "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"
        return f"Good {part}"
        """,
        lambda r: (r.choice((11, 12, 17, 18, r.randint(0, 23))),),
    ),
    made(
        "everyday.scale_recipe",
        "scale_recipe for_people bigger_recipe",
        "recipe: dict[str, int]; servings: int",
        "dict[str, int]",
        """
        Scale {recipe}, which is for one person, to {servings} people.
        recipe for more people
        Return a new dict with every amount times the number of servings.
        Given ingredients per person and a number of people, return all amounts needed.
        multiply all ingredients
        Returns what is needed of each ingredient for {servings} servings.
        How much of each ingredient do we need?
        """,
        """
        return {name: amount * servings for name, amount in recipe.items()}
        ---
        scaled = {}
        for name, amount in recipe.items():
            scaled[name] = amount * servings
        return scaled
        ---
        return dict((name, recipe[name] * servings) for name in recipe)
        """,
        lambda r: (_prices(r), r.randint(0, 6)),
    ),
    made(
        "everyday.to_buy",
        "to_buy shopping_list missing_ingredients",
        "needed: list[str]; at_home: list[str]",
        "list[str]",
        """
        Which of {needed} are not in {at_home}?
        shopping list: needed but not at home
        Return the ingredients that have to be bought, in the order they are needed.
        Given what a recipe needs and what is at home, list the missing things.
        missing ingredients
        Returns the items of {needed} that we do not have yet.
        what to buy
        """,
        """
        return [item for item in needed if item not in at_home]
        ---
        missing = []
        for item in needed:
            if item not in at_home:
                missing.append(item)
        return missing
        ---
        have = set(at_home)
        return list(filter(lambda item: item not in have, needed))
        """,
        lambda r: (r.sample(GOODS, r.randint(0, 5)), r.sample(GOODS, r.randint(0, 7))),
    ),
    made(
        "everyday.can_cook",
        "can_cook enough_ingredients has_ingredients",
        "recipe: dict[str, int]; pantry: dict[str, int]",
        "bool",
        """
        Is there enough in {pantry} for {recipe}?
        can I cook this
        Return True if the pantry has at least the needed amount of every ingredient.
        Given the amounts a recipe needs and the amounts at home, tell whether it can be cooked.
        enough ingredients?
        Returns False if any ingredient of {recipe} is missing or there is too little of it.
        Check the pantry for a recipe.
        """,
        """
        return all(pantry.get(name, 0) >= amount for name, amount in recipe.items())
        ---
        for name, amount in recipe.items():
            if pantry.get(name, 0) < amount:
                return False
        return True
        ---
        for name in recipe:
            if name not in pantry or pantry[name] < recipe[name]:
                return False
        return True
        """,
        lambda r: (lambda p: ({n: r.randint(1, p.get(n, 2) + 2) for n in list(p)[:2]}, p))(
            _prices(r, 0, 4, 9)
        ),
    ),
    made(
        "everyday.trip_cost",
        "trip_cost fuel_cost cost_of_trip",
        "distance: int; usage: int; price: float",
        "float",
        """
        Fuel cost of {distance} km with {usage} liters per 100 km at {price} per liter, 2 decimals.
        cost of a car trip
        Return what the fuel for a trip costs, rounded to cents; the usage is per 100 km.
        Given kilometers, liters per 100 km and the price of a liter, compute the cost of the trip.
        How much is the gas for this trip? Usage is meant per 100 kilometers.
        Returns distance / 100 * usage * price, rounded to two decimals.
        fuel cost
        """,
        """
        return round(distance / 100 * usage * price, 2)
        ---
        liters = distance / 100 * usage
        return round(liters * price, 2)
        """,
        lambda r: (r.choice((0, 50, 100, 200, 350)), r.randint(4, 10), r.choice((1.5, 2.0, 1.25))),
    ),
    made(
        "everyday.arrival_hour",
        "arrival_hour arrival when_arrive",
        "start: int; distance: int; speed: int",
        "int",
        """
        At which hour do we arrive when we start at {start} and drive {distance} at {speed} per hour?
        arrival hour
        Return the full hour of arrival (0 to 23); only whole hours of driving count.
        Given the starting hour, the distance and the speed, return the hour we get there on a 24h clock.
        when do we arrive
        Returns {start} plus the whole hours needed, wrapped at 24.
        Compute the hour at the end of a trip, ignoring started hours.
        """,
        """
        return (start + distance // speed) % 24
        ---
        hours = distance // speed
        arrival = start + hours
        return arrival % 24
        """,
        lambda r: (r.randint(0, 23), r.randint(0, 600), r.choice((50, 80, 100, 20))),
    ),
    made(
        "everyday.find_phone",
        "find_phone phone_of lookup_number",
        "contacts: dict[str, str]; name: str",
        "str",
        """
        Return the phone number of {name}, or 'unknown'.
        look up a contact
        Find {name} in {contacts} and give back the number; 'unknown' if the name is not there.
        Given a phone book and a name, return the number or the word unknown.
        What's the number of this person?
        Returns the entry for a name, with 'unknown' for people we do not know.
        phone number by name
        """,
        """
        return contacts.get(name, "unknown")
        ---
        if name in contacts:
            return contacts[name]
        return "unknown"
        ---
        for person, number in contacts.items():
            if person == name:
                return number
        return "unknown"
        """,
        lambda r: (lambda n: ({k: f"555-{r.randint(1000, 9999)}" for k in n}, r.choice([*n, "Zed"])))(
            r.sample(NAMES, r.randint(0, 4))
        ),
    ),
    made(
        "everyday.add_contact",
        "add_contact save_contact with_contact",
        "contacts: dict[str, str]; name: str; number: str",
        "dict[str, str]",
        """
        Return a copy of {contacts} in which {name} has {number}.
        add a contact to the phone book
        Add or replace a contact without changing the given dictionary.
        Given a phone book, a name and a number, return a new phone book with that entry.
        save a phone number
        Returns the contacts with one entry more (or updated if the name is known).
        new dict with a contact added
        """,
        """
        return {**contacts, name: number}
        ---
        result = dict(contacts)
        result[name] = number
        return result
        ---
        return contacts | {name: number}
        """,
        lambda r: (
            {k: f"555-{r.randint(10, 99)}" for k in r.sample(NAMES, r.randint(0, 3))},
            r.choice(NAMES),
            f"555-{r.randint(10, 99)}",
        ),
    ),
    made(
        "everyday.playlist_length",
        "playlist_length total_duration playlist_time",
        "songs: list[tuple[str, int]]",
        "str",
        """
        Total length of {songs} as minutes:seconds, each song being a (title, seconds) pair.
        playlist duration like '12:05'
        Return how long the playlist is in the form m:ss.
        Given (title, seconds) tuples, add the seconds and format them as 'm:ss'.
        How long does the playlist take? Write it as m:ss.
        Returns the summed duration such as '3:07'; an empty playlist gives '0:00'.
        sum of song times as m:ss
        """,
        """
        total = sum(seconds for _, seconds in songs)
        return f"{total // 60}:{total % 60:02d}"
        ---
        total = 0
        for title, seconds in songs:
            total += seconds
        minutes, rest = divmod(total, 60)
        return str(minutes) + ":" + str(rest).zfill(2)
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "everyday.longest_song",
        "longest_song longest_title longest_track",
        "songs: list[tuple[str, int]]",
        "str",
        """
        Title of the longest song in {songs}, '' for an empty playlist.
        longest song
        Return the title with the most seconds; the first one if several are equally long.
        Given (title, seconds) pairs, find the longest song.
        Which song takes the longest?
        Returns the title of the longest track, or an empty string.
        longest track of a playlist
        """,
        """
        if not songs:
            return ""
        return max(songs, key=lambda song: song[1])[0]
        ---
        best_title, best_length = "", 0
        for title, seconds in songs:
            if seconds > best_length:
                best_title, best_length = title, seconds
        return best_title
        """,
        lambda r: (_songs(r),),
    ),
    made(
        "everyday.short_songs",
        "short_songs songs_under shorter_than",
        "songs: list[tuple[str, int]]; limit: int",
        "list[str]",
        """
        Titles of the songs that are shorter than {limit} seconds.
        short songs only
        Return the titles of all {songs} with fewer seconds than the limit, in order.
        Given (title, seconds) pairs, list the titles below a number of seconds.
        Which songs are short?
        Returns the names of songs under {limit} seconds.
        songs below the limit
        """,
        """
        return [title for title, seconds in songs if seconds < limit]
        ---
        titles = []
        for title, seconds in songs:
            if seconds < limit:
                titles.append(title)
        return titles
        ---
        return [song[0] for song in songs if song[1] < limit]
        """,
        lambda r: (_songs(r), r.choice((180, 200, 100))),
    ),
    made(
        "everyday.low_stock",
        "low_stock to_reorder running_out",
        "stock: dict[str, int]; limit: int",
        "list[str]",
        """
        Sorted names of the items with fewer than {limit} pieces left.
        items running low
        Return the items whose stock is below the limit, alphabetically.
        Given the stock by item, list what has to be reordered, sorted by name.
        What is running out? Sort the names.
        Returns a sorted list of items of which there are less than {limit}.
        low stock items, sorted
        """,
        """
        return sorted(item for item, count in stock.items() if count < limit)
        ---
        low = []
        for item, count in stock.items():
            if count < limit:
                low.append(item)
        return sorted(low)
        ---
        return [item for item in sorted(stock) if stock[item] < limit]
        """,
        lambda r: (_prices(r, top=12), r.choice((3, 5, 6))),
    ),
    made(
        "everyday.stock_value",
        "stock_value inventory_value total_value",
        "products: list[dict]",
        "int",
        """
        Total value of {products}: price times quantity of each, summed.
        value of the inventory
        Return what all products are worth; each is a dict with 'price' and 'quantity'.
        Given a list of dicts with the keys price and quantity, compute the total value.
        How much is the stock worth?
        Returns the sum of price * quantity, 0 for no products.
        inventory worth
        """,
        """
        return sum(product["price"] * product["quantity"] for product in products)
        ---
        total = 0
        for product in products:
            total += product["price"] * product["quantity"]
        return total
        """,
        lambda r: (_products(r),),
    ),
    made(
        "everyday.in_stock",
        "in_stock available available_names",
        "products: list[dict]",
        "list[str]",
        """
        Names of the products that are in stock.
        available products
        Return the 'name' of each of {products} whose 'quantity' is above 0.
        Given a list of product dicts, list the names with a quantity larger than zero.
        Which products can be bought now? The key is 'quantity'.
        Returns the names of everything that is not sold out.
        what is in stock
        """,
        """
        return [product["name"] for product in products if product["quantity"] > 0]
        ---
        names = []
        for product in products:
            if product["quantity"] > 0:
                names.append(product["name"])
        return names
        """,
        lambda r: (_products(r),),
    ),
    made(
        "everyday.vote_passed",
        "vote_passed is_accepted majority_yes",
        "votes: list[str]",
        "bool",
        """
        Did more people vote 'yes' than 'no'?
        more yes than no
        Return True if 'yes' occurs more often than 'no' in {votes}; other votes do not count.
        Given a list of 'yes', 'no' and other answers, tell whether the vote has passed.
        vote accepted?
        Returns False on a tie, True when the yes votes outnumber the no votes.
        Check whether yes wins.
        """,
        """
        return votes.count("yes") > votes.count("no")
        ---
        balance = 0
        for vote in votes:
            if vote == "yes":
                balance += 1
            elif vote == "no":
                balance -= 1
        return balance > 0
        """,
        lambda r: ([r.choice(("yes", "no", "yes", "no", "abstain")) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "everyday.election_winner",
        "election_winner vote_winner most_votes",
        "votes: list[str]",
        "str | None",
        """
        Who got the most votes? None if nobody voted.
        winner of an election
        Return the name that occurs most often in {votes}; on a tie the one that was named first.
        Given a list of votes, return the winner, None for an empty list.
        most voted name
        Returns the candidate with most votes, the earliest on a tie.
        Find out who won the vote.
        """,
        """
        if not votes:
            return None
        return max(votes, key=votes.count)
        ---
        counts = {}
        for name in votes:
            counts[name] = counts.get(name, 0) + 1
        return max(counts, key=counts.get, default=None)
        ---
        return Counter(votes).most_common(1)[0][0] if votes else None
        """,
        lambda r: ([r.choice(NAMES[:3]) for _ in range(r.randint(0, 7))],),
        "from collections import Counter",
    ),
    made(
        "everyday.hottest_day",
        "hottest_day warmest_day day_of_max",
        "temperatures: dict[str, int]",
        "str",
        """
        Day with the highest temperature, '' if there is no data.
        hottest day
        Return the day of {temperatures} that was warmest; the first one on a tie.
        Given a dict from day to temperature, find the hottest day.
        Which day was the warmest?
        Returns the key with the largest temperature, or an empty string.
        warmest day of the week
        """,
        """
        if not temperatures:
            return ""
        return max(temperatures, key=temperatures.get)
        ---
        best = ""
        for day, degrees in temperatures.items():
            if best == "" or degrees > temperatures[best]:
                best = day
        return best
        """,
        lambda r: (
            {
                d: r.randint(-5, 30)
                for d in ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[: r.randint(0, 7)]
            },
        ),
    ),
    made(
        "everyday.frost_days",
        "frost_days count_frost days_below_zero",
        "temperatures: list[int]",
        "int",
        """
        Count the days on which it was below zero.
        frost days
        Return how many of {temperatures} are under 0 degrees.
        Given the temperatures of some days, count those with frost (less than 0).
        On how many days did it freeze?
        Returns the number of negative temperatures.
        number of days below 0
        """,
        """
        return sum(1 for degrees in temperatures if degrees < 0)
        ---
        count = 0
        for degrees in temperatures:
            if degrees < 0:
                count += 1
        return count
        ---
        return len([t for t in temperatures if t < 0])
        """,
        lambda r: (draw.ints(r, 0, 7, -9, 9),),
    ),
    made(
        "everyday.temperature_changes",
        "daily_changes temperature_changes day_trend",
        "temperatures: list[int]",
        "list[str]",
        """
        For each day after the first, was it warmer, colder or the same as the day before?
        warmer / colder / same per day
        Return 'warmer', 'colder' or 'same' for every day compared to the previous one.
        Given daily temperatures, describe each change by one of the words warmer, colder and same.
        trend of the temperature in words
        Returns a list that is one shorter than {temperatures} (empty if there is nothing to compare).
        Compare every temperature with the one before it: warmer, colder, same.
        """,
        """
        result = []
        for before, now in zip(temperatures, temperatures[1:]):
            if now > before:
                result.append("warmer")
            elif now < before:
                result.append("colder")
            else:
                result.append("same")
        return result
        ---
        return [
            "warmer" if now > before else "colder" if now < before else "same"
            for before, now in zip(temperatures, temperatures[1:])
        ]
        """,
        lambda r: (draw.ints(r, 0, 6, 0, 5),),
    ),
    made(
        "everyday.leaderboard",
        "leaderboard ranking top_lines",
        "scores: dict[str, int]",
        "list[str]",
        """
        Names sorted by score, best first; equal scores in alphabetical order.
        leaderboard names
        Return the players of {scores} from the highest to the lowest score, ties by name.
        Given points by player, rank the names.
        Who is first, second, ...? Same points are sorted by name.
        Returns the keys ordered by falling score and then by name.
        ranking of the players
        """,
        """
        return sorted(scores, key=lambda name: (-scores[name], name))
        ---
        pairs = sorted((-score, name) for name, score in scores.items())
        return [name for _, name in pairs]
        ---
        names = sorted(scores)
        return sorted(names, key=lambda name: scores[name], reverse=True)
        """,
        lambda r: ({n: r.randint(0, 4) * 10 for n in r.sample(NAMES, r.randint(0, 5))},),
    ),
    made(
        "everyday.place_of",
        "place_of rank_of position",
        "scores: dict[str, int]; name: str",
        "int",
        """
        Place of {name} in the ranking: one more than the number of players with a higher score.
        rank of a player
        Return the place of a player, 1 for the best; unknown players get 0.
        Given all scores and a name, return the rank of that player, 0 if the name is not there.
        Which place did this player get?
        Returns 1 plus how many others have more points than {name} (0 for an unknown name).
        position in the ranking
        """,
        """
        if name not in scores:
            return 0
        return 1 + sum(1 for score in scores.values() if score > scores[name])
        ---
        if name not in scores:
            return 0
        place = 1
        for other in scores:
            if scores[other] > scores[name]:
                place += 1
        return place
        """,
        lambda r: (
            {n: r.randint(0, 5) * 10 for n in r.sample(NAMES[:6], r.randint(0, 5))},
            r.choice(NAMES[:6]),
        ),
    ),
    made(
        "everyday.add_points",
        "add_points add_score update_score",
        "scores: dict[str, int]; name: str; points: int",
        "dict[str, int]",
        """
        Return new scores in which {name} has {points} more.
        add points to a player
        Give a player points; a new player starts at 0 and the given dict stays as it is.
        Given scores, a name and points, return a copy with the points added to that player.
        increase a score
        Returns a copy of {scores} with an updated score.
        update the score of one player
        """,
        """
        result = dict(scores)
        result[name] = result.get(name, 0) + points
        return result
        ---
        return {**scores, name: scores.get(name, 0) + points}
        ---
        copy = scores.copy()
        if name in copy:
            copy[name] += points
        else:
            copy[name] = points
        return copy
        """,
        lambda r: (
            {n: r.randint(0, 30) for n in r.sample(NAMES[:5], r.randint(0, 4))},
            r.choice(NAMES[:5]),
            r.randint(0, 10),
        ),
    ),
    made(
        "everyday.free_seats",
        "free_seats empty_seats available_seats",
        "seats: list[bool]",
        "list[int]",
        """
        Numbers of the free seats, counted from 1; {seats} has True for a taken seat.
        free seats
        Return the seat numbers (first seat is 1) that are not taken.
        Given a list with True for taken and False for free, list the numbers of the free seats from 1 on.
        Which seats are still empty? The first one is number 1.
        Returns i + 1 for every False in the list.
        numbers of empty seats
        """,
        """
        return [number for number, taken in enumerate(seats, 1) if not taken]
        ---
        free = []
        for i in range(len(seats)):
            if not seats[i]:
                free.append(i + 1)
        return free
        ---
        return [i + 1 for i in range(len(seats)) if seats[i] is False]
        """,
        lambda r: ([r.random() < 0.5 for _ in range(r.randint(0, 7))],),
    ),
    made(
        "everyday.first_free_seat",
        "first_free_seat find_seat next_seat",
        "row: str",
        "int",
        """
        Position of the first free seat in {row}, where '.' is free and 'x' is taken; -1 if full.
        first free seat
        Return the index of the first '.', or -1 when every seat is taken.
        Given a row of seats such as 'xx.x', find the first free one ('.').
        Where can I sit? -1 means nowhere, dots are free seats.
        Returns the index of the first free seat (a dot).
        find an empty seat
        """,
        """
        return row.find(".")
        ---
        for index, seat in enumerate(row):
            if seat == ".":
                return index
        return -1
        ---
        return row.index(".") if "." in row else -1
        """,
        lambda r: (draw.letters(r, 0, 7, "xxx."),),
    ),
    made(
        "everyday.total_amount",
        "total_amount sum_amounts total_spent",
        "entries: list[tuple[str, int]]",
        "int",
        """
        Sum of the amounts in {entries}, which are (name, amount) tuples.
        total of all amounts
        Return what the second parts of the pairs add up to.
        Given a list of (name, amount), return the total amount, 0 for an empty list.
        How much is it in total?
        Returns the sum of all amounts.
        add up the second values of tuples
        """,
        """
        return sum(amount for _, amount in entries)
        ---
        total = 0
        for name, amount in entries:
            total += amount
        return total
        ---
        return sum(entry[1] for entry in entries)
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "everyday.amount_of",
        "amount_of spent_by total_for",
        "entries: list[tuple[str, int]]; name: str",
        "int",
        """
        Sum of all amounts that belong to {name}.
        how much did one person spend
        Return the total for one name in a list of (name, amount) tuples.
        Given (name, amount) pairs and a name, add the amounts of that name; 0 if it does not occur.
        total for a single person
        Returns what {name} has in {entries} altogether.
        How much did this person pay?
        """,
        """
        return sum(amount for person, amount in entries if person == name)
        ---
        total = 0
        for person, amount in entries:
            if person == name:
                total += amount
        return total
        """,
        lambda r: (lambda e: (e, e[0][0] if e and r.random() < 0.8 else "Zed"))(_pairs(r)),
    ),
    made(
        "everyday.filter_by_city",
        "people_in living_in filter_by_city",
        "people: list[dict]; city: str",
        "list[dict]",
        """
        Keep the people whose 'city' is {city}.
        people from one city
        Return all dicts of {people} that have the given city under the key 'city'.
        Given a list of people, return only those who live in a certain city.
        filter people by city
        Returns the persons living in {city}, in the same order.
        Who lives there? Return their dictionaries.
        """,
        """
        return [person for person in people if person["city"] == city]
        ---
        found = []
        for person in people:
            if person["city"] == city:
                found.append(person)
        return found
        ---
        return list(filter(lambda person: person["city"] == city, people))
        """,
        lambda r: (_people(r), r.choice(CITIES)),
    ),
    made(
        "everyday.filter_by_key",
        "filter_by find_all where",
        "records: list[dict]; key: str; value: object",
        "list[dict]",
        """
        All dicts of {records} in which {key} has the given {value}.
        filter dicts by key and value
        Return the dictionaries where {key} equals {value}; a missing key never matches None.
        Given a list of dicts, keep those that have the value under the key.
        records with a certain value
        Returns only the records whose {key} is present and equal to {value}.
        where key == value
        """,
        """
        return [record for record in records if key in record and record[key] == value]
        ---
        result = []
        for record in records:
            if key in record and record[key] == value:
                result.append(record)
        return result
        """,
        lambda r: (
            _people(r),
            *r.choice((("city", r.choice(CITIES)), ("age", 18), ("age", 30), ("job", None))),
        ),
    ),
    made(
        "everyday.sum_key",
        "sum_key total_of sum_field",
        "records: list[dict]; key: str",
        "int",
        """
        Sum the values under {key} in all {records}.
        sum of a key
        Return the total of one field over a list of dicts; missing fields count as 0.
        Given a list of dictionaries and a key, add up the values of that key (0 where it is missing).
        add up one field
        Returns the sum of record[key] for all records that have it.
        What does this key add up to?
        """,
        """
        return sum(record.get(key, 0) for record in records)
        ---
        total = 0
        for record in records:
            if key in record:
                total += record[key]
        return total
        ---
        return sum(record[key] for record in records if key in record)
        """,
        lambda r: (_products(r), r.choice(("price", "quantity", "id", "weight"))),
    ),
    made(
        "everyday.average_key",
        "average_age mean_age average_of_ages",
        "people: list[dict]",
        "float",
        """
        Average age of {people}, 0.0 if there are none.
        average age
        Return the mean of the 'age' values in a list of dicts, or 0.0 for an empty list.
        Given people as dicts with an 'age', compute how old they are on average.
        How old are they on average?
        Returns the sum of the ages divided by the number of people.
        mean of the ages
        """,
        """
        if not people:
            return 0.0
        return sum(person["age"] for person in people) / len(people)
        ---
        ages = [person["age"] for person in people]
        return sum(ages) / len(ages) if ages else 0.0
        ---
        total = 0
        for person in people:
            total += person["age"]
        return total / len(people) if people else 0.0
        """,
        lambda r: (_people(r),),
    ),
    made(
        "everyday.sort_by_field",
        "sort_by sort_records order_by",
        "records: list[dict]; key: str",
        "list[dict]",
        """
        Sort {records} by the value under {key}.
        sort dicts by a key
        Return the dictionaries in ascending order of one field.
        Given a list of dicts and a key, return a new list sorted by that key.
        order by a field
        Returns the records sorted by record[key]; equal values keep their order.
        How do I sort a list of dictionaries?
        """,
        """
        return sorted(records, key=lambda record: record[key])
        ---
        result = list(records)
        result.sort(key=lambda record: record[key])
        return result
        ---
        return sorted(records, key=itemgetter(key))
        """,
        lambda r: (_people(r), r.choice(("name", "age", "city"))),
        "from operator import itemgetter",
    ),
    made(
        "everyday.adult_names",
        "adult_names adults names_of_adults",
        "people: list[dict]",
        "list[str]",
        """
        Names of the people who are 18 or older.
        names of adults
        Return the 'name' of each of {people} whose 'age' is at least 18.
        Given dicts with name and age, list the names of the adults (18+).
        Who is an adult? 18 counts.
        Returns the names of all adults, in order.
        adults only, just the names
        """,
        """
        return [person["name"] for person in people if person["age"] >= 18]
        ---
        names = []
        for person in people:
            if person["age"] >= 18:
                names.append(person["name"])
        return names
        """,
        lambda r: (_people(r),),
    ),
    made(
        "everyday.group_by_city",
        "group_by_city names_by_city by_city",
        "people: list[dict]",
        "dict[str, list[str]]",
        """
        Group the names of {people} by city.
        names per city
        Return a dict from city to the list of names of the people who live there.
        Given dicts with 'name' and 'city', collect the names for each city.
        Who lives in which city?
        Returns a dictionary with the cities as keys and lists of names as values.
        group people by city
        """,
        """
        groups = {}
        for person in people:
            groups.setdefault(person["city"], []).append(person["name"])
        return groups
        ---
        groups = {}
        for person in people:
            city = person["city"]
            if city not in groups:
                groups[city] = []
            groups[city].append(person["name"])
        return groups
        """,
        lambda r: (_people(r),),
    ),
    made(
        "everyday.count_by_city",
        "count_by_city people_per_city city_counts",
        "people: list[dict]",
        "dict[str, int]",
        """
        Count how many people live in each city.
        people per city
        Return a dict from city to the number of {people} with that 'city'.
        Given a list of dicts with a 'city', count the cities.
        How many people are from each city?
        Returns the number of inhabitants for every city that occurs.
        count by city
        """,
        """
        counts = {}
        for person in people:
            counts[person["city"]] = counts.get(person["city"], 0) + 1
        return counts
        ---
        return dict(Counter(person["city"] for person in people))
        """,
        lambda r: (_people(r),),
        "from collections import Counter",
    ),
    made(
        "everyday.find_by_id",
        "find_by_id get_product by_id",
        "products: list[dict]; wanted: int",
        "dict | None",
        """
        Return the product whose 'id' is {wanted}, or None.
        find by id
        Look through {products} for the one with the given id; None if it does not exist.
        Given a list of dicts with an 'id', return the dict with that id.
        get one record by its id
        Returns None when no product has the id.
        Which product has this id?
        """,
        """
        for product in products:
            if product["id"] == wanted:
                return product
        return None
        ---
        return next((product for product in products if product["id"] == wanted), None)
        ---
        found = [product for product in products if product["id"] == wanted]
        return found[0] if found else None
        """,
        lambda r: (_products(r), r.randint(1, 6)),
    ),
    made(
        "everyday.oldest_person",
        "oldest oldest_person oldest_name",
        "people: list[dict]",
        "str | None",
        """
        Name of the oldest person, None if there is nobody.
        oldest person
        Return the 'name' of the one with the highest 'age' in {people}; the first one on a tie.
        Given a list of people, find out who is the oldest.
        Who is the oldest?
        Returns the name that goes with the largest age, or None.
        name of the oldest
        """,
        """
        if not people:
            return None
        return max(people, key=lambda person: person["age"])["name"]
        ---
        oldest = None
        for person in people:
            if oldest is None or person["age"] > oldest["age"]:
                oldest = person
        return oldest["name"] if oldest else None
        """,
        lambda r: (_people(r),),
    ),
    made(
        "everyday.raise_prices",
        "raise_prices increase_prices new_prices",
        "prices: dict[str, int]; amount: int",
        "dict[str, int]",
        """
        Raise every price by {amount}.
        all prices up
        Return a new dict in which each item costs {amount} more.
        Given prices by item, add the same amount to all of them; the original stays as it is.
        increase prices
        Returns {prices} with {amount} added to each.
        Make everything more expensive by a fixed amount.
        """,
        """
        return {item: price + amount for item, price in prices.items()}
        ---
        raised = {}
        for item in prices:
            raised[item] = prices[item] + amount
        return raised
        """,
        lambda r: (_prices(r), r.randint(0, 9)),
    ),
    made(
        "everyday.open_tasks",
        "open_tasks not_done todo",
        "tasks: list[dict]",
        "list[str]",
        """
        Titles of the tasks that are not done yet.
        open tasks
        Return the 'title' of each of {tasks} whose 'done' is False.
        Given todo items with title and done, list the titles that are still open.
        What is left to do?
        Returns the titles of all unfinished tasks, in order.
        todo list without finished ones
        """,
        """
        return [task["title"] for task in tasks if not task["done"]]
        ---
        titles = []
        for task in tasks:
            if not task["done"]:
                titles.append(task["title"])
        return titles
        """,
        lambda r: (_tasks(r),),
    ),
    made(
        "everyday.finish_task",
        "finish_task mark_done complete",
        "tasks: list[dict]; title: str",
        "list[dict]",
        """
        Mark the task {title} as done.
        finish a task
        Return new tasks in which the one with this title has 'done' set to True.
        Given todo dicts and a title, return a copy of the list with that task done; nothing else changes.
        tick off a todo
        Returns {tasks} with the named task done, without changing the given dicts.
        set done to True for one title
        """,
        """
        return [{**task, "done": True} if task["title"] == title else task for task in tasks]
        ---
        result = []
        for task in tasks:
            copy = dict(task)
            if copy["title"] == title:
                copy["done"] = True
            result.append(copy)
        return result
        """,
        lambda r: (_tasks(r), r.choice(("clean", "cook", "read", "sing"))),
    ),
    made(
        "everyday.progress",
        "progress percent_done done_percent",
        "tasks: list[dict]",
        "int",
        """
        How many percent of {tasks} are done, as a whole number?
        percent done
        Return the share of tasks with 'done' in percent, rounded down; no tasks means 100.
        Given todo items, compute the progress from 0 to 100 (100 for an empty list).
        progress in percent
        Returns the percentage of finished tasks, cut to an integer.
        How far are we with the tasks?
        """,
        """
        if not tasks:
            return 100
        done = sum(1 for task in tasks if task["done"])
        return done * 100 // len(tasks)
        ---
        finished = [task for task in tasks if task["done"]]
        return len(finished) * 100 // len(tasks) if tasks else 100
        """,
        lambda r: (_tasks(r),),
    ),
    made(
        "everyday.goal_days",
        "goal_days days_reached days_with_goal",
        "steps: dict[str, int]; goal: int",
        "list[str]",
        """
        Days on which at least {goal} steps were made.
        days that reached the goal
        Return the days of {steps} with {goal} steps or more.
        Given steps by day and a goal, list the days when the goal was met.
        When did I reach my goal?
        Returns the keys with a value not below the goal, in order.
        days with enough steps
        """,
        """
        return [day for day, count in steps.items() if count >= goal]
        ---
        days = []
        for day in steps:
            if steps[day] >= goal:
                days.append(day)
        return days
        """,
        lambda r: (
            {d: r.randint(2, 14) * 1000 for d in ("Mon", "Tue", "Wed", "Thu", "Fri")[: r.randint(0, 5)]},
            r.choice((5000, 8000, 10000)),
        ),
    ),
    made(
        "everyday.average_rating",
        "average_rating rating stars",
        "ratings: list[int]",
        "str",
        """
        Average of {ratings} with one decimal as text, or 'no ratings'.
        average rating as text
        Return the mean rating like '4.5', and 'no ratings' if the list is empty.
        Given star ratings, write the average with one decimal.
        What is the average rating? Say 'no ratings' if there are none.
        Returns the rounded average as a string with one digit after the point.
        rating with one decimal
        """,
        """
        if not ratings:
            return "no ratings"
        return f"{sum(ratings) / len(ratings):.1f}"
        ---
        if len(ratings) == 0:
            return "no ratings"
        average = sum(ratings) / len(ratings)
        return "%.1f" % average
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 6))],),
    ),
)


LEVELS = (
    ("cold", "warm", "hot"),
    ("low", "medium", "high"),
    ("small", "medium", "large"),
    ("child", "teen", "adult"),
    ("slow", "normal", "fast"),
    ("cheap", "fair", "expensive"),
    ("weak", "good", "excellent"),
    ("empty", "half", "full"),
    ("easy", "medium", "hard"),
    ("young", "middle-aged", "old"),
)


def _levels(r: Random) -> Entry:
    low, middle, high = r.choice(LEVELS)
    a = r.choice((10, 5, 0, 18, 20, r.randint(-5, 60)))
    b = a + r.choice((10, 15, 20, r.randint(3, 60)))
    name = {"cold": "temperature", "child": "age", "young": "age", "slow": "speed", "cheap": "price"}.get(
        low, "value"
    )
    return made(
        f"everyday.levels.{low}.{a}.{b}",
        f"{name}_label classify level category",
        f"{name}: int",
        "str",
        f"""
        Return '{low}' below {a}, '{middle}' below {b} and '{high}' otherwise.
        {low} / {middle} / {high}, limits {a} and {b}
        Label {{{name}}}: '{low}' if under {a}, '{middle}' if under {b}, else '{high}'.
        Given a {name}, say whether it is '{low}' (less than {a}), '{middle}' (less than {b}) or '{high}'.
        Is it {low}, {middle} or {high}? The second starts at {a}, the third at {b}.
        Returns '{high}' from {b} on, '{middle}' from {a} on, and '{low}' for less.
        '{low}' until {a}, '{middle}' until {b}, then '{high}'
        """,
        f"""
        if {name} < {a}:
            return {low!r}
        if {name} < {b}:
            return {middle!r}
        return {high!r}
        ---
        if {name} >= {b}:
            return {high!r}
        elif {name} >= {a}:
            return {middle!r}
        else:
            return {low!r}
        ---
        return {low!r} if {name} < {a} else {middle!r} if {name} < {b} else {high!r}
        """,
        lambda r: (r.choice((a, a - 1, b, b - 1, b + 1, r.randint(a - 15, b + 15))),),
    )


def _all_levels(r: Random) -> Entry:
    low, _, high = r.choice(LEVELS)
    a = r.choice((10, 5, 0, 18, 20, 50, r.randint(-5, 60)))
    return made(
        f"everyday.label_all.{low}.{a}",
        "labels classify_all label_all",
        "values: list[int]",
        "list[str]",
        f"""
        Label every value: '{high}' from {a} on, otherwise '{low}'.
        '{low}' or '{high}' for each value, limit {a}
        Return a list with '{high}' for values of at least {a} and '{low}' for the others.
        Given a list of numbers, replace each by '{low}' if it is under {a} and by '{high}' if not.
        Returns '{low}' for everything in {{values}} below {a}, else '{high}'.
        Turn the numbers into the words {low} (less than {a}) and {high}.
        Which ones are {low} (under {a}) and which are {high}?
        """,
        f"""
        return [{high!r} if value >= {a} else {low!r} for value in values]
        ---
        result = []
        for value in values:
            if value < {a}:
                result.append({low!r})
            else:
                result.append({high!r})
        return result
        """,
        lambda r: ([r.choice((a, a - 1, r.randint(a - 15, a + 15))) for _ in range(r.randint(0, 6))],),
    )


def _fee(r: Random) -> Entry:
    fee, limit = r.choice((1, 2, 3, 5, 7, 10)), r.choice((10, 20, 25, 30, 50, 100))
    return made(
        f"everyday.fee.{fee}.{limit}",
        "final_price with_fee to_pay order_total",
        "amount: int",
        "int",
        f"""
        Add a fee of {fee} to amounts below {limit}.
        fee of {fee} under {limit}
        Return the price to pay: {fee} more if {{amount}} is less than {limit}, otherwise unchanged.
        Given the value of an order, add {fee} for orders under {limit}.
        Orders from {limit} on are free of charge, all others cost {fee} extra; return the total.
        Returns {{amount}} plus {fee}, or just {{amount}} if it is {limit} or more.
        How much is to pay if small orders (below {limit}) cost {fee} extra?
        """,
        f"""
        if amount < {limit}:
            return amount + {fee}
        return amount
        ---
        return amount + {fee} if amount < {limit} else amount
        ---
        fee = {fee} if amount < {limit} else 0
        return amount + fee
        """,
        lambda r: (r.choice((limit, limit - 1, limit + 1, r.randint(0, limit * 2))),),
    )


def _percentage(r: Random) -> Entry:
    percent, more = r.choice((5, 10, 15, 20, 25, 30, 50, r.randint(1, 99))), r.random() < 0.5
    word, rest = ("add", "more") if more else ("take off", "less")
    return made(
        f"everyday.percentage.{word[0]}{percent}",
        "add_percent price_with_tax increased" if more else "discounted reduced_price sale_price",
        "price: int",
        "float",
        f"""
        {word.capitalize()} {percent} percent, rounded to 2 decimals.
        {percent}% {rest}
        Return {{price}} with {percent} percent {"added" if more else "taken off"}, rounded to two decimals.
        Given a price, return it {"raised" if more else "reduced"} by {percent}%, rounded to cents.
        What is the price when it is {percent}% {"higher" if more else "lower"}? Round to 2 decimals.
        Returns {{price}} {"plus" if more else "minus"} {percent}% of it, with at most two decimals.
        {word} {percent}%
        """,
        f"""
        return round(price * {100 + percent if more else 100 - percent} / 100, 2)
        ---
        return round(({"price * 100 + price" if more else "price * 100 - price"} * {percent}) / 100, 2)
        """,
        lambda r: (r.choice((0, 10, 100, r.randint(0, 200))),),
    )


UNITS = (
    ("days", "hours", 24),
    ("hours", "minutes", 60),
    ("weeks", "days", 7),
    ("years", "months", 12),
    ("minutes", "seconds", 60),
    ("dozens", "eggs", 12),
    ("feet", "inches", 12),
    ("euros", "cents", 100),
    ("days", "minutes", 1440),
    ("hours", "seconds", 3600),
    ("weeks", "hours", 168),
    ("boxes", "bottles", 6),
    ("cars", "wheels", 4),
    ("spiders", "legs", 8),
    ("teams", "players", 11),
)


def _units(r: Random) -> Entry:
    big, small, factor = r.choice(UNITS)
    if r.random() < 0.5:
        return made(
            f"everyday.units.{big}.{small}",
            f"{big}_to_{small} to_{small} count_{small} how_many_{small}",
            f"{big}: int",
            "int",
            f"""
            How many {small} are {{{big}}} {big}?
            {big} to {small}
            Return the number of {small} for a number of {big} ({factor} each).
            Given {big}, return {small}; one of them is {factor} {small}.
            convert {big} into {small}
            Returns {{{big}}} times {factor}.
            Change a number of {big} into {small} ({factor} per piece).
            """,
            f"""
            return {big} * {factor}
            ---
            {small} = {big} * {factor}
            return {small}
            """,
            lambda r: (r.choice((0, 1, r.randint(0, 30))),),
        )
    return made(
        f"everyday.whole_units.{small}.{big}",
        f"{small}_to_{big} whole_{big} split_{small}",
        f"{small}: int",
        "tuple[int, int]",
        f"""
        How many whole {big} are in {{{small}}}, and how many {small} remain?
        {small} to {big} and {small}
        Return the pair of full {big} ({factor} {small} each) and the {small} left over.
        Given {small}, split them into {big} of {factor} and a rest.
        {small} as ({big}, {small})
        Returns {{{small}}} divided by {factor} as quotient and remainder.
        Break {small} down into {big} ({factor} each) and remaining {small}.
        """,
        f"""
        return {small} // {factor}, {small} % {factor}
        ---
        return divmod({small}, {factor})
        ---
        {big} = {small} // {factor}
        return {big}, {small} - {big} * {factor}
        """,
        lambda r: (r.choice((0, factor, factor - 1, r.randint(0, factor * 5))),),
    )


def _records_above(r: Random) -> Entry:
    key, n = r.choice((("price", r.randint(2, 35)), ("age", r.choice((18, 30, 65, r.randint(5, 70))))))
    word, sign = r.choice((("more than", ">"), ("less than", "<")))
    thing = "products" if key == "price" else "people"
    whole = r.random() < 0.5
    what, part = ("dicts", "") if whole else ("names", '["name"]')
    return made(
        f"everyday.records.{key}.{word[:4]}.{n}.{what}",
        f"{key}_filter filter_{thing} find",
        f"{thing}: list[dict]",
        "list[dict]" if whole else "list[str]",
        f"""
        {"Keep the" if whole else "Names of the"} {thing} whose '{key}' is {word} {n}.
        {what} with {key} {sign} {n}
        Return {"all" if whole else "the 'name' of all"} {{{thing}}} with a '{key}' {word} {n}.
        Given a list of dicts, return the {what} {"that have" if whole else "for"} a {key} {word} {n}.
        Which {thing} have a '{key}' {word} {n}? Return {"the dicts" if whole else "their 'name'"}.
        Returns {"the entries" if whole else "the names"} where '{key}' is {word} {n}, in order.
        filter by {key} {word} {n}{"" if whole else ", names only"}
        """,
        f"""
        return [item{part} for item in {thing} if item["{key}"] {sign} {n}]
        ---
        result = []
        for item in {thing}:
            if item["{key}"] {sign} {n}:
                result.append(item{part})
        return result
        """,
        lambda r: (
            [{**item, key: r.choice((item[key], n, n + 1, n - 1))} for item in _products(r)]
            if key == "price"
            else [{**item, key: r.choice((item[key], n, n + 1, n - 1))} for item in _people(r)],
        ),
    )


def _points(r: Random) -> Entry:
    step, points = r.choice((2, 5, 10, 20, 25, 50)), r.choice((1, 2, 3, 5, 10))
    return made(
        f"everyday.loyalty.{points}.{step}",
        "loyalty_points points bonus_points",
        "amount: int",
        "int",
        f"""
        {points} points for every full {step} spent.
        loyalty points, {points} per {step}
        Return the points for a purchase: {points} for each complete {step} in {{amount}}.
        Given the money spent, return the loyalty points; each full {step} brings {points}.
        How many points do I get, with {points} per {step}?
        Returns {points} times the number of whole {step}s in {{amount}}.
        customer points ({points} for each {step})
        """,
        f"""
        return amount // {step} * {points}
        ---
        points = 0
        while amount >= {step}:
            amount -= {step}
            points += {points}
        return points
        ---
        full = amount // {step}
        return full * {points}
        """,
        lambda r: (r.choice((0, step, step - 1, r.randint(0, step * 8))),),
    )


FAMILIES = (_levels, _all_levels, _fee, _percentage, _units, _records_above, _points)
