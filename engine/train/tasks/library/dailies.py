"""Short functions that many small programs have: carts, classes, users, posts, reviews, labels, greetings."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NAMES = "Anna Ben Cara Dan Eva Finn".split()
_GOODS = "apple bread milk cheese rice tea".split()
_MONTHS = "January February March April May June July August September October November December".split()
_TAGS = "python web news food".split()


def _price(r: Random) -> float:
    return r.choice((r.randint(1, 40) / 2, r.randint(1, 2000) / 100, 5.0))


def _products(r: Random) -> list[dict[str, object]]:
    return [{"name": name, "price": _price(r)} for name in r.sample(_GOODS, r.randint(0, 5))]


def _cart(r: Random) -> list[dict[str, object]]:
    return [
        {"name": name, "price": _price(r), "quantity": r.randint(1, 4)}
        for name in r.sample(_GOODS, r.randint(0, 4))
    ]


def _prices(r: Random) -> dict[str, float]:
    return {name: _price(r) for name in r.sample(_GOODS, r.randint(0, 4))}


def _day(r: Random, low: int = 1960, high: int = 2026) -> str:
    return (date(low, 1, 1) + timedelta(days=r.randint(0, 365 * (high - low)))).isoformat()


def _scores(r: Random) -> list[int]:
    return [r.choice((r.randint(0, 100), 50, 38, 73)) for _ in range(r.randint(0, 6))]


def _posts(r: Random) -> list[dict[str, object]]:
    return [
        {
            "title": draw.word(r),
            "tags": r.sample(_TAGS, r.randint(0, 3)),
            "likes": r.randint(0, 9),
            "date": f"2024-0{r.randint(1, 3)}-1{r.randint(0, 9)}",
        }
        for _ in range(r.randint(0, 5))
    ]


def _reviews(r: Random) -> list[dict[str, object]]:
    return [{"product": r.choice(_GOODS[:3]), "rating": r.randint(1, 5)} for _ in range(r.randint(0, 7))]


ENTRIES = (
    made(
        "dailies.weeks_and_days",
        "weeks_and_days days_to_weeks split_days",
        "days: int",
        "str",
        """
        Write {days} as weeks and days: '2 weeks, 3 days', '1 week', '1 day', and '0 days' for 0.
        days as weeks and days
        Return the text for a number of days, with singular and plural, leaving out what is zero.
        How many weeks and days is that?
        Given days, divide them by seven and write quotient and rest.
        10 becomes '1 week, 3 days'.
        """,
        """
        weeks, rest = divmod(days, 7)
        parts = []
        if weeks:
            parts.append(f"{weeks} week{'' if weeks == 1 else 's'}")
        if rest or not weeks:
            parts.append(f"{rest} day{'' if rest == 1 else 's'}")
        return ", ".join(parts)
        """,
        lambda r: (r.choice((0, 1, 7, 8, 14, r.randint(0, 60))),),
    ),
    made(
        "dailies.hours_minutes_words",
        "hours_and_minutes minutes_to_words duration_in_words spoken_duration",
        "minutes: int",
        "str",
        """
        Write {minutes} in words with 'and': '1 hour and 5 minutes', '2 hours', '45 minutes'; 0 is '0 \
        minutes'.
        minutes as hours and minutes in words
        Return the duration as a person says it, singular where the number is one.
        How is that length of time said?
        Given minutes, split off the hours and join both parts with 'and'.
        61 becomes '1 hour and 1 minute'.
        """,
        """
        hours, rest = divmod(minutes, 60)
        parts = []
        if hours:
            parts.append(f"{hours} hour{'' if hours == 1 else 's'}")
        if rest or not hours:
            parts.append(f"{rest} minute{'' if rest == 1 else 's'}")
        return " and ".join(parts)
        """,
        lambda r: (r.choice((0, 1, 60, 61, 120, r.randint(0, 300))),),
    ),
    made(
        "dailies.of_age",
        "is_of_age is_adult old_enough is_at_least",
        "born: str; today: str; age: int = 18",
        "bool",
        """
        Is someone {born} on a date at least {age} years old on {today}? Both are YYYY-MM-DD.
        old enough?
        Return True if the birthday that is needed has been reached.
        May this person come in already?
        Given date of birth, the present date and a number of years, check the age.
        On the birthday itself the person is old enough.
        """,
        """
        year, rest = today[:4], today[5:]
        years = int(year) - int(born[:4]) - (rest < born[5:])
        return years >= age
        ---
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
        years = now.year - birth.year - ((now.month, now.day) < (birth.month, birth.day))
        return years >= age
        """,
        lambda r: (
            lambda b: (
                b,
                r.choice((_day(r, 2000), f"{int(b[:4]) + 18}{b[4:]}".replace("02-29", "02-28"))),
                r.choice((18, 18, 21, 16)),
            )
        )(_day(r, 1990, 2008)),
        "from datetime import date",
    ),
    made(
        "dailies.years_to_retirement",
        "years_to_retirement years_until_retirement retirement_message",
        "age: int; limit: int = 67",
        "str",
        """
        'already retired' from {limit} on, '1 year to go' or '12 years to go' for a smaller {age}.
        years until retirement
        Return how many years somebody still has to work, as text.
        When can this person retire?
        Given age and retirement age, subtract and write the rest in singular or plural.
        Message about retirement.
        """,
        """
        left = limit - age
        if left <= 0:
            return "already retired"
        return f"{left} year{'' if left == 1 else 's'} to go"
        """,
        lambda r: (r.choice((67, 66, 65, r.randint(18, 90))), r.choice((67, 65))),
    ),
    made(
        "dailies.season_of_date",
        "season_of_date get_season find_season season_by_date",
        "month: int; day: int",
        "str",
        """
        Season on {day} of {month}: spring from March 20, summer June 21, fall September 22, winter \
        December 21.
        season of a date
        Return 'spring', 'summer', 'fall' or 'winter' for a day in the northern hemisphere.
        Which season is it on that date?
        Given month and day, compare them with the beginnings of the seasons.
        Before March 20 it is still winter.
        """,
        """
        today = (month, day)
        if (3, 20) <= today < (6, 21):
            return "spring"
        if (6, 21) <= today < (9, 22):
            return "summer"
        if (9, 22) <= today < (12, 21):
            return "fall"
        return "winter"
        """,
        lambda r: (r.randint(1, 12), r.choice((r.randint(1, 28), 19, 20, 21, 22))),
    ),
    made(
        "dailies.season_of_month_name",
        "season_of_month season_for_month month_to_season",
        "month: str; southern: bool = False",
        "str",
        """
        Season of a {month} by its English name, in any case; opposite if {southern}; 'unknown' for other \
        texts.
        season of a named month
        Return 'winter' for December to February, then 'spring', 'summer' and 'autumn' for three months each.
        In which season is July?
        Given the name of a month and perhaps the southern half of the earth, tell the season.
        In the south, July is in winter.
        """,
        """
        names = ["december", "january", "february", "march", "april", "may",
                 "june", "july", "august", "september", "october", "november"]
        if month.lower() not in names:
            return "unknown"
        seasons = ["winter", "spring", "summer", "autumn"]
        return seasons[(names.index(month.lower()) // 3 + 2 * southern) % 4]
        """,
        lambda r: (
            r.choice((r.choice(_MONTHS), r.choice(_MONTHS).lower(), "Foo", r.choice(_MONTHS))),
            r.random() < 0.3,
        ),
    ),
    made(
        "dailies.day_type",
        "day_type weekday_or_weekend kind_of_day",
        "day: str",
        "str",
        """
        'weekend' for Saturday and Sunday, 'weekday' for the other days, in any case; 'invalid' if {day} is \
        no day.
        weekday or weekend
        Return which kind of day a name or an abbreviation of three letters means.
        Is it a working day or the weekend?
        Given an English day name such as 'Sat' or 'monday', classify it.
        Outer spaces do not matter.
        """,
        """
        names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        day = day.strip().lower()
        for index, name in enumerate(names):
            if day in (name, name[:3]):
                return "weekend" if index >= 5 else "weekday"
        return "invalid"
        """,
        lambda r: (
            r.choice(("Monday", "sat", "SUNDAY", " Friday ", "Tue", "", "holiday", "wednesday", "Saturday")),
        ),
    ),
    made(
        "dailies.traffic_action",
        "traffic_light_action what_to_do_at_light light_action",
        "color: str",
        "str",
        """
        What to do at a light of this {color}: 'stop' at red, 'wait' at yellow, 'go' at green, else \
        'invalid'; any case.
        traffic light action
        Return the action that belongs to the color of a traffic light.
        May one drive?
        Given 'red', 'yellow' or 'green' in upper or lower case, tell what a driver does.
        Unknown colors are invalid.
        """,
        """
        return {"red": "stop", "yellow": "wait", "green": "go"}.get(color.lower(), "invalid")
        ---
        color = color.lower()
        if color == "red":
            return "stop"
        if color == "yellow":
            return "wait"
        if color == "green":
            return "go"
        return "invalid"
        """,
        lambda r: (r.choice(("red", "Yellow", "GREEN", "blue", "", "green")),),
    ),
    made(
        "dailies.greet_all",
        "greet_all greet_people greet_everyone hello_all",
        "names: list[str]",
        "str",
        """
        Greet all {names} in one line: 'Hello, Ann, Bo and Cy!'; without names 'Hello, everybody!'.
        greeting for several people
        Return 'Hello, ' and the names, with commas and an 'and' before the last one, and an exclamation mark.
        How are all of them greeted together?
        Given any number of names, build one greeting.
        One name gives 'Hello, Ann!'.
        """,
        """
        if not names:
            return "Hello, everybody!"
        if len(names) == 1:
            return f"Hello, {names[0]}!"
        return f"Hello, {', '.join(names[:-1])} and {names[-1]}!"
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 4)),),
    ),
    made(
        "dailies.greet_in",
        "greet_in_language greet_in hello_in translate_hello",
        "name: str; language: str; greetings: dict[str, str]",
        "str",
        """
        Greet {name} with the word for {language} from {greetings}, or with 'Hello' if there is none: \
        'Hola, Ann!'.
        greeting in a language
        Return the greeting of the language, a comma, the name and an exclamation mark.
        How is the person greeted in that language?
        Given a dict from language to greeting, look it up, ignoring the case of the language asked for.
        Unknown languages fall back to English.
        """,
        """
        return f"{greetings.get(language.lower(), 'Hello')}, {name}!"
        """,
        lambda r: (
            r.choice(_NAMES),
            r.choice(("spanish", "French", "german", "klingon")),
            {"spanish": "Hola", "french": "Bonjour", "german": "Hallo"},
        ),
    ),
    made(
        "dailies.compare_ages",
        "compare_ages who_is_older older_person age_comparison",
        "first: tuple[str, int]; second: tuple[str, int]",
        "str",
        """
        Compare {first} and {second}, (name, age) each: 'Ann is 3 years older than Bo', or 'Ann and Bo are \
        the same age'.
        who is older
        Return a sentence about the difference of two ages, with '1 year' in singular.
        Who is older, and by how much?
        Given two people with name and age, write which one is older.
        The older person comes first in the sentence.
        """,
        """
        (a, age_a), (b, age_b) = first, second
        if age_a == age_b:
            return f"{a} and {b} are the same age"
        if age_a < age_b:
            a, b = b, a
        years = abs(age_a - age_b)
        return f"{a} is {years} year{'' if years == 1 else 's'} older than {b}"
        """,
        lambda r: (lambda n: ((n[0], r.randint(20, 25)), (n[1], r.randint(20, 25))))(r.sample(_NAMES, 2)),
    ),
    made(
        "dailies.describe_counts",
        "describe_items list_items inventory_text items_to_text",
        "counts: dict[str, int]",
        "str",
        """
        Text of {counts} such as '3 apples, 1 pear': number and name, with 's' unless it is 1; 'nothing' if \
        empty.
        quantities as text
        Return all items with their numbers joined by commas; those with 0 are left out.
        What is in the bag?
        Given a dict from singular noun to count, describe it in words.
        Plural by adding an s.
        """,
        """
        parts = [f"{count} {item}{'' if count == 1 else 's'}" for item, count in counts.items() if count]
        return ", ".join(parts) or "nothing"
        """,
        lambda r: (
            {
                name: r.choice((0, 1, r.randint(0, 9)))
                for name in r.sample(["apple", "pear", "key", "coin"], r.randint(0, 4))
            },
        ),
    ),
    made(
        "dailies.cheapest_product",
        "cheapest_product find_cheapest lowest_priced_product",
        "products: list[dict]",
        "dict | None",
        """
        The one of {products}, dicts with 'name' and 'price', that costs least; None if empty, the first on \
        a tie.
        cheapest product
        Return the product with the lowest price from a list of dicts.
        Which product is the cheapest?
        Given product dicts, find the smallest price and return that dict.
        Minimum by price.
        """,
        """
        return min(products, key=lambda product: product["price"], default=None)
        ---
        best = None
        for product in products:
            if best is None or product["price"] < best["price"]:
                best = product
        return best
        """,
        lambda r: (_products(r),),
    ),
    made(
        "dailies.dearest_name",
        "most_expensive_product dearest_product highest_priced_product name_of_most_expensive",
        "products: list[dict]",
        "str | None",
        """
        Name of the one of {products}, dicts with 'name' and 'price', that costs most; None if empty, the \
        first on a tie.
        most expensive product
        Return the name that goes with the highest price in a list of dicts.
        Which product costs most?
        Given product dicts, find the largest price and return only the name.
        Maximum by price.
        """,
        """
        if not products:
            return None
        return max(products, key=lambda product: product["price"])["name"]
        """,
        lambda r: (_products(r),),
    ),
    made(
        "dailies.average_price",
        "average_price mean_price average_product_price",
        "products: list[dict]",
        "float",
        """
        Mean 'price' of {products}, rounded to 2 decimals; 0.0 without products.
        average price
        Return the average of the prices of all product dicts.
        What do the products cost on average?
        Given dicts with a key 'price', divide their sum by their number.
        An empty list gives 0.0.
        """,
        """
        if not products:
            return 0.0
        return round(sum(product["price"] for product in products) / len(products), 2)
        """,
        lambda r: (_products(r),),
    ),
    made(
        "dailies.add_to_cart",
        "add_item add_to_cart add_product put_in_cart",
        "cart: list[dict]; name: str; price: float; quantity: int = 1",
        "list[dict]",
        """
        A copy of {cart} with {quantity} more of {name}; an item that is not in it yet is appended with its \
        {price}.
        add an item to the cart
        Return new dicts with 'name', 'price' and 'quantity'; an item that is there keeps its price.
        What is in the basket after putting something in?
        Given a cart as a list of dicts, raise the quantity of the item or add a new entry at the end.
        Does not change the cart itself.
        """,
        """
        result = [dict(item) for item in cart]
        for item in result:
            if item["name"] == name:
                item["quantity"] += quantity
                return result
        result.append({"name": name, "price": price, "quantity": quantity})
        return result
        """,
        lambda r: (_cart(r), r.choice(_GOODS), _price(r), r.randint(1, 3)),
    ),
    made(
        "dailies.remove_from_cart",
        "remove_item remove_from_cart delete_item take_out_of_cart",
        "cart: list[dict]; name: str",
        "list[dict]",
        """
        {cart} without the items whose 'name' is {name}.
        remove an item from the cart
        Return a new list of the other item dicts; an unknown name changes nothing.
        What is left when this is taken out?
        Given a cart as a list of dicts, drop the one with the name.
        Deletes by name.
        """,
        """
        return [item for item in cart if item["name"] != name]
        """,
        lambda r: (_cart(r), r.choice(_GOODS)),
    ),
    made(
        "dailies.set_quantity",
        "update_quantity set_quantity change_quantity",
        "cart: list[dict]; name: str; quantity: int",
        "list[dict]",
        """
        A copy of {cart} in which the item {name} has this {quantity}; it disappears for 0 or less.
        change the quantity in a cart
        Return the item dicts with a new 'quantity' for one name; the others stay as they are.
        What does the cart look like when the customer changes a number?
        Given a cart as a list of dicts, set the quantity of one item or remove it.
        The cart itself is not changed.
        """,
        """
        result = []
        for item in cart:
            if item["name"] != name:
                result.append(dict(item))
            elif quantity > 0:
                result.append({**item, "quantity": quantity})
        return result
        """,
        lambda r: (_cart(r), r.choice(_GOODS), r.randint(-1, 5)),
    ),
    made(
        "dailies.cart_summary",
        "cart_summary order_summary summarize_cart checkout_text",
        "cart: list[dict]",
        "str",
        """
        Text such as '3 items, total $12.50' for {cart}, dicts with 'price' and 'quantity'; '1 item' in \
        singular.
        summary of a cart
        Return the number of pieces and the price of everything with two decimals; 'cart is empty' for none.
        What stands at the checkout?
        Given item dicts, add up the quantities and the costs and write both.
        Order in one line.
        """,
        """
        if not cart:
            return "cart is empty"
        count = sum(item["quantity"] for item in cart)
        total = sum(item["price"] * item["quantity"] for item in cart)
        return f"{count} item{'' if count == 1 else 's'}, total ${total:.2f}"
        """,
        lambda r: (_cart(r),),
    ),
    made(
        "dailies.discount_all",
        "discount_all apply_discount discounted_prices reduce_prices",
        "prices: dict[str, float]; percent: float",
        "dict[str, float]",
        """
        All {prices} reduced by {percent} percent, rounded to 2 decimals.
        discount on every price
        Return a new dict with the lower price of each item.
        What does everything cost in the sale?
        Given a dict from item to price, take the percentage off each.
        Applies a sale to a price list.
        """,
        """
        return {item: round(price * (1 - percent / 100), 2) for item, price in prices.items()}
        ---
        reduced = {}
        for item, price in prices.items():
            reduced[item] = round(price * (1 - percent / 100), 2)
        return reduced
        """,
        lambda r: (_prices(r), r.choice((10, 25, 50, 0))),
    ),
    made(
        "dailies.tip_options",
        "tip_options tip_table suggest_tips tip_suggestions",
        "bill: float; percents: list[int]",
        "dict[int, float]",
        """
        Total of {bill} with each tip in {percents}: a dict from percent to the sum, rounded to 2 decimals.
        table of tips
        Return how much is to pay for several percentages of tip.
        What would the bill be with 10, 15 or 20 percent?
        Given a bill and a list of percentages, compute every total.
        Suggestions for tipping.
        """,
        """
        return {percent: round(bill * (1 + percent / 100), 2) for percent in percents}
        """,
        lambda r: (_price(r), r.sample([0, 5, 10, 15, 18, 20, 25], r.randint(0, 4))),
    ),
    made(
        "dailies.convert_prices",
        "convert_prices prices_in_currency exchange_prices",
        "prices: dict[str, float]; rate: float; symbol: str",
        "dict[str, str]",
        """
        {prices} times {rate}, written with two decimals and the {symbol} behind: '12.50 €'.
        prices in another currency
        Return a dict from item to the converted price as text.
        What do the goods cost abroad?
        Given a price list and an exchange rate, multiply and format.
        Converts and labels prices.
        """,
        """
        return {item: f"{price * rate:.2f} {symbol}" for item, price in prices.items()}
        """,
        lambda r: (_prices(r), r.choice((1.5, 0.5, 1, 2)), r.choice(("€", "USD"))),
    ),
    made(
        "dailies.pass_fail_counts",
        "count_pass_fail pass_fail_counts passed_and_failed",
        "scores: list[int]; limit: int = 50",
        "dict[str, int]",
        """
        How many {scores} are at least {limit} and how many are below: a dict with 'passed' and 'failed'.
        count passed and failed
        Return the numbers of sufficient and insufficient results.
        How many passed, how many failed?
        Given points and the limit, count both groups.
        Both keys are always there.
        """,
        """
        passed = sum(score >= limit for score in scores)
        return {"passed": passed, "failed": len(scores) - passed}
        ---
        result = {"passed": 0, "failed": 0}
        for score in scores:
            result["passed" if score >= limit else "failed"] += 1
        return result
        """,
        lambda r: (_scores(r), r.choice((50, 40, 60))),
    ),
    made(
        "dailies.best_and_worst",
        "best_and_worst highest_and_lowest top_and_bottom",
        "grades: dict[str, int]",
        "tuple[str, str] | None",
        """
        Names with the highest and with the lowest of {grades}, the first ones on ties; None if there are \
        none.
        best and worst student
        Return a tuple of who has the largest and who has the smallest value.
        Who is first and who is last?
        Given a dict from name to grade, find both extremes.
        Top and bottom of a class.
        """,
        """
        if not grades:
            return None
        return max(grades, key=grades.get), min(grades, key=grades.get)
        """,
        lambda r: ({name: r.choice((r.randint(0, 100), 50)) for name in r.sample(_NAMES, r.randint(0, 5))},),
    ),
    made(
        "dailies.add_bonus",
        "add_bonus bonus_points apply_bonus raise_scores",
        "scores: list[int]; bonus: int; maximum: int = 100",
        "list[int]",
        """
        {scores} with a {bonus} added to each, but never more than {maximum}.
        bonus points with a cap
        Return the new points; whoever would get beyond the maximum gets the maximum.
        What are the results after the bonus?
        Given points, add the same number to all and limit them.
        Capped addition.
        """,
        """
        return [min(maximum, score + bonus) for score in scores]
        """,
        lambda r: (_scores(r), r.choice((5, 10, 0)), r.choice((100, 60))),
    ),
    made(
        "dailies.passes_course",
        "passes_course has_passed can_pass passes",
        "marks: list[int]; attended: int; lessons: int; mark: float = 50; presence: float = 75",
        "bool",
        """
        Is the mean of {marks} at least {mark}, and were at least {presence} percent of {lessons} {attended}?
        passed by marks and attendance
        Return True if both the average and the attendance are good enough; without marks or lessons it is \
        False.
        Does the student pass the course?
        Given marks and the number of lessons visited, check two conditions.
        Exactly the limit is enough in both.
        """,
        """
        if not marks or not lessons:
            return False
        return sum(marks) / len(marks) >= mark and 100 * attended / lessons >= presence
        """,
        lambda r: (
            _scores(r),
            r.choice((15, 20, r.randint(0, 20))),
            r.choice((20, 20, 0)),
            r.choice((50, 40)),
            r.choice((75, 50)),
        ),
    ),
    made(
        "dailies.grade_remark",
        "grade_remark grade_description describe_grade remark",
        "grade: str",
        "str",
        """
        Remark for a {grade}: 'Excellent' A, 'Good' B, 'Satisfactory' C, 'Poor' D, 'Failed' F, else \
        'Invalid'; any case.
        meaning of a letter grade
        Return in one word how good a letter is.
        What does this grade mean?
        Given a letter, describe the achievement.
        Plus and minus signs behind the letter do not matter.
        """,
        """
        remarks = {"A": "Excellent", "B": "Good", "C": "Satisfactory", "D": "Poor", "F": "Failed"}
        return remarks.get(grade.upper().rstrip("+-"), "Invalid")
        """,
        lambda r: (r.choice(("A", "b", "C+", "D-", "F", "E", "", "a-")),),
    ),
    made(
        "dailies.goals_in_results",
        "total_goals goals_in_results sum_goals",
        "results: list[str]",
        "int",
        """
        All goals in {results} such as '2:1' or '0-0' together.
        total goals
        Return the sum of both numbers over a list of match results.
        How many goals were shot on that day?
        Given scores as text with ':' or '-', add up everything.
        0 without matches.
        """,
        """
        return sum(int(number) for result in results for number in result.replace("-", ":").split(":"))
        """,
        lambda r: ([f"{r.randint(0, 5)}{r.choice(':-')}{r.randint(0, 12)}" for _ in range(r.randint(0, 5))],),
    ),
    made(
        "dailies.clean_sheets",
        "clean_sheets count_clean_sheets games_without_conceding",
        "games: list[tuple[int, int]]",
        "int",
        """
        In how many of {games} (own goals scored, goals conceded) was none conceded?
        clean sheets
        Return the number of matches without a goal against.
        How often did the keeper keep the goal clean?
        Given pairs of goals for and against, count those with a second number of 0.
        Statistics of a goalkeeper.
        """,
        """
        return sum(conceded == 0 for _, conceded in games)
        """,
        lambda r: ([(r.randint(0, 3), r.randint(0, 2)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "dailies.position_to_square",
        "position_to_square to_chess_notation index_to_square square_name",
        "row: int; column: int",
        "str | None",
        """
        Chess notation of {row} and {column}, both from 0, row 0 being rank 1: (3, 4) is 'e4'; None outside \
        of the board.
        row and column to chess square
        Return the letter of the column and the number of the row plus 1.
        How is this field called?
        Given indices on an 8 by 8 board, name the square.
        (0, 0) is 'a1' and (7, 7) is 'h8'.
        """,
        """
        if not (0 <= row < 8 and 0 <= column < 8):
            return None
        return "abcdefgh"[column] + str(row + 1)
        ---
        if row in range(8) and column in range(8):
            return f"{chr(ord('a') + column)}{row + 1}"
        return None
        """,
        lambda r: (r.randint(-1, 8), r.randint(-1, 8)),
    ),
    made(
        "dailies.file_category",
        "file_category file_kind kind_of_file media_kind",
        "filename: str",
        "str",
        """
        Kind of {filename} by extension: 'image' (jpg jpeg png gif), 'video' (mp4 avi mov), 'audio' (mp3 \
        wav), \
'document' (pdf doc docx txt), else 'other'.
        kind of file by extension
        Return what a file contains, judged by the part after its last dot in any case.
        Is it an image, a video, music or a document?
        Given a file name, look up its extension.
        Names without a known extension are 'other'.
        """,
        """
        kinds = {
            "image": ("jpg", "jpeg", "png", "gif"),
            "video": ("mp4", "avi", "mov"),
            "audio": ("mp3", "wav"),
            "document": ("pdf", "doc", "docx", "txt"),
        }
        extension = filename.rpartition(".")[2].lower() if "." in filename else ""
        for kind, extensions in kinds.items():
            if extension in extensions:
                return kind
        return "other"
        """,
        lambda r: (
            r.choice(
                ("a.jpg", "b.PNG", "c.mp4", "d.mp3", "e.pdf", "f", "g.zip", "jpg", "h.tar.gz", "i.docx")
            ),
        ),
    ),
    made(
        "dailies.storage_text",
        "storage_text disk_usage_text usage_text storage_used",
        "used: float; total: float; unit: str = 'GB'",
        "str",
        """
        Text such as '3.0 of 10.0 GB used (30%)' for {used} and {total} in a {unit}, percent rounded; 0% if \
        there is none.
        storage usage as text
        Return how much of a disk is full, with one decimal.
        How full is it?
        Given used and available space, write both and the share.
        Label below a progress bar.
        """,
        """
        percent = round(100 * used / total) if total else 0
        return f"{used:.1f} of {total:.1f} {unit} used ({percent}%)"
        """,
        lambda r: (r.randint(0, 100) / 10, r.choice((10, 16, 0)), r.choice(("GB", "MB"))),
    ),
    made(
        "dailies.check_login",
        "check_login login authenticate verify_login",
        "users: dict[str, str]; name: str; password: str",
        "str",
        """
        'welcome' if {password} is the one of {name} in {users}, else 'wrong password' or 'unknown user'.
        check a login
        Return the message for a login attempt from a dict from user name to password.
        May this user come in?
        Given the known users, look up the name first and then compare the password.
        Authenticates against a dictionary.
        """,
        """
        if name not in users:
            return "unknown user"
        return "welcome" if users[name] == password else "wrong password"
        """,
        lambda r: (
            {name: r.choice(("abc", "123")) for name in r.sample(_NAMES, r.randint(0, 6))},
            r.choice(_NAMES),
            r.choice(("abc", "123")),
        ),
    ),
    made(
        "dailies.register",
        "register_user register add_user create_account",
        "users: dict[str, str]; name: str; password: str; minimum: int = 6",
        "tuple[dict[str, str], bool]",
        """
        {users} with {name} and {password} added, and True; unchanged and False if the name is taken or \
        blank, or the \
password shorter than {minimum}.
        register a user
        Return a new dict and whether the registration worked.
        Can this account be created?
        Given the known users, check the name and the length of the password before adding them.
        The dict that was given is not changed.
        """,
        """
        if name in users or not name.strip() or len(password) < minimum:
            return dict(users), False
        return {**users, name: password}, True
        """,
        lambda r: (
            dict.fromkeys(r.sample(_NAMES, r.randint(0, 4)), "secret"),
            r.choice((*_NAMES, " ")),
            r.choice(("secret", "abc", "longer pass")),
            r.choice((6, 3)),
        ),
    ),
    made(
        "dailies.can_edit",
        "can_edit may_edit has_edit_rights can_modify",
        "user: dict; document: dict",
        "bool",
        """
        May {user} ('name', 'role') change {document} ('owner', 'editors', 'locked')? Admins always, others \
        if it is not \
locked and theirs or shared with them.
        may a user edit a document
        Return True for an admin, or for owner and editors of a document that is not locked.
        Does this user have the right to write?
        Given two dicts, check role, lock, owner and the list of editors.
        Access rule for documents.
        """,
        """
        if user["role"] == "admin":
            return True
        if document["locked"]:
            return False
        return user["name"] == document["owner"] or user["name"] in document["editors"]
        """,
        lambda r: (
            {"name": r.choice("abc"), "role": r.choice(("admin", "user", "user"))},
            {
                "owner": r.choice("abc"),
                "editors": r.sample("abc", r.randint(0, 2)),
                "locked": r.random() < 0.3,
            },
        ),
    ),
    made(
        "dailies.session_expired",
        "session_expired is_session_expired timed_out is_timed_out",
        "last_active: int; now: int; timeout: int = 1800",
        "bool",
        """
        Have more than {timeout} seconds passed between {last_active} and {now}?
        session expired?
        Return True if the time since the last activity is longer than allowed.
        Must the user log in again?
        Given two times in seconds and the limit, compare their difference with it.
        Exactly the limit is still valid.
        """,
        """
        return now - last_active > timeout
        """,
        lambda r: (lambda t, limit: (t, t + r.choice((0, limit, limit + 1, r.randint(0, 4000))), limit))(
            r.randint(0, 9999), r.choice((1800, 60))
        ),
    ),
    made(
        "dailies.normalize_tags",
        "normalize_tags parse_tags clean_tags split_tags",
        "text: str",
        "list[str]",
        """
        Tags in a comma-separated {text}: trimmed, lower case, without empty or repeated ones, in order of \
        appearance.
        clean a list of tags
        Return the different tags of a text such as 'Red, blue,red ' as ['red', 'blue'].
        Which tags did the user enter?
        Given a text with commas, split it and clean the parts.
        Case and spaces around the tags are ignored.
        """,
        """
        tags = [tag.strip().lower() for tag in text.split(",")]
        return list(dict.fromkeys(tag for tag in tags if tag))
        ---
        result = []
        for tag in text.split(","):
            tag = tag.strip().lower()
            if tag and tag not in result:
                result.append(tag)
        return result
        """,
        lambda r: (
            r.choice((",", ", ", " ,")).join(
                r.choice(("Red", "red", "blue", " ", "", "Big Cat")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "dailies.tag_counts",
        "tag_counts count_tags popular_tags tag_cloud",
        "posts: list[dict]",
        "dict[str, int]",
        """
        How often each tag occurs in the 'tags' of {posts}, most frequent first, ties in alphabetical order.
        count tags of posts
        Return a dict from tag to the number of posts with it, in descending order.
        Which tags are most popular?
        Given dicts whose 'tags' is a list, count all tags.
        Data for a tag cloud.
        """,
        """
        counts = Counter(tag for post in posts for tag in post["tags"])
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        ---
        counts = {}
        for post in posts:
            for tag in post["tags"]:
                counts[tag] = counts.get(tag, 0) + 1
        return {tag: counts[tag] for tag in sorted(counts, key=lambda tag: (-counts[tag], tag))}
        """,
        lambda r: (_posts(r),),
        "from collections import Counter",
    ),
    made(
        "dailies.posts_with_tag",
        "posts_with_tag filter_by_tag find_by_tag",
        "posts: list[dict]; tag: str",
        "list[str]",
        """
        Titles of {posts} that have {tag} among their 'tags', the newest 'date' first, otherwise in order.
        posts with a tag
        Return the 'title' of every post with the tag, sorted by descending date.
        Which articles are about this?
        Given post dicts, keep those with the tag and list them from new to old.
        Filter and sort a blog.
        """,
        """
        tagged = [post for post in posts if tag in post["tags"]]
        return [post["title"] for post in sorted(tagged, key=lambda post: post["date"], reverse=True)]
        """,
        lambda r: (_posts(r), r.choice(_TAGS)),
    ),
    made(
        "dailies.popular_posts",
        "most_liked top_posts popular_posts most_popular",
        "posts: list[dict]; n: int = 3",
        "list[str]",
        """
        Titles of the {n} {posts} with most 'likes', highest first; of equal ones the newer 'date' comes \
        first.
        most liked posts
        Return the titles of the best posts by likes.
        Which posts are most popular?
        Given post dicts with likes and date, sort and take the first {n}.
        Ranking of a blog.
        """,
        """
        ordered = sorted(posts, key=lambda post: (post["likes"], post["date"]), reverse=True)
        return [post["title"] for post in ordered[:n]]
        """,
        lambda r: (_posts(r), r.randint(1, 3)),
    ),
    made(
        "dailies.average_ratings",
        "average_ratings rating_per_product product_ratings mean_rating_by_product",
        "reviews: list[dict]",
        "dict[str, float]",
        """
        Mean 'rating' of each 'product' in {reviews}, rounded to 1 decimal, the best product first, ties by \
        name.
        average rating per product
        Return a dict from product to the average of its ratings in descending order.
        How are the products rated?
        Given review dicts, group the ratings by product and average them.
        Ranking by stars.
        """,
        """
        ratings = {}
        for review in reviews:
            ratings.setdefault(review["product"], []).append(review["rating"])
        means = {product: round(sum(values) / len(values), 1) for product, values in ratings.items()}
        return dict(sorted(means.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (_reviews(r),),
    ),
    made(
        "dailies.best_rated",
        "best_rated top_rated_product highest_rated",
        "reviews: list[dict]; least: int = 1",
        "str | None",
        """
        'product' with the best mean 'rating' among those with at least {least} of the {reviews}; None if \
        there is none.
        best rated product
        Return the product with the highest average; the first one reviewed wins a tie.
        Which product do customers like most?
        Given review dicts, average the ratings of products with enough reviews and find the largest.
        Products with too few reviews do not count.
        """,
        """
        ratings = {}
        for review in reviews:
            ratings.setdefault(review["product"], []).append(review["rating"])
        means = {
            product: sum(values) / len(values) for product, values in ratings.items() if len(values) >= least
        }
        return max(means, key=means.get, default=None)
        """,
        lambda r: (_reviews(r), r.choice((1, 2))),
    ),
    made(
        "dailies.unread_by_sender",
        "unread_by_sender count_unread unread_messages unread_per_sender",
        "messages: list[dict]",
        "dict[str, int]",
        """
        How many unread {messages} ('from', 'read') each sender has, senders in alphabetical order.
        unread messages per sender
        Return a dict from sender to the number of messages whose 'read' is false; others are left out.
        Who has written something new?
        Given message dicts, count the unread ones by sender.
        Summary of an inbox.
        """,
        """
        counts = {}
        for message in messages:
            if not message["read"]:
                counts[message["from"]] = counts.get(message["from"], 0) + 1
        return dict(sorted(counts.items()))
        """,
        lambda r: (
            [{"from": r.choice(_NAMES[:3]), "read": r.random() < 0.5} for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "dailies.average_age",
        "average_age_by_city average_age_per_city mean_age_by_city",
        "people: list[dict]",
        "dict[str, float]",
        """
        Mean 'age' of {people} in each 'city', rounded to 1 decimal, cities in alphabetical order.
        average age by city
        Return a dict from city to the average age of those who live there.
        How old are people in each city on average?
        Given person dicts, group the ages by city and average them.
        Statistics of inhabitants.
        """,
        """
        ages = {}
        for person in people:
            ages.setdefault(person["city"], []).append(person["age"])
        return {city: round(sum(ages[city]) / len(ages[city]), 1) for city in sorted(ages)}
        """,
        lambda r: (
            [
                {"name": name, "age": r.randint(1, 80), "city": r.choice(("Rome", "Oslo", "Lima"))}
                for name in r.sample(_NAMES, r.randint(0, 5))
            ],
        ),
    ),
    made(
        "dailies.age_range_counts",
        "count_age_groups age_distribution people_per_age_group",
        "ages: list[int]",
        "dict[str, int]",
        """
        How many {ages} are 'child' (below 13), 'teen' (below 20), 'adult' (below 65) and 'senior'; all \
        keys are there.
        count people by age group
        Return a dict with the number of people in each of four groups.
        How are the ages distributed?
        Given ages, count children, teens, adults and seniors.
        Groups without people have 0.
        """,
        """
        counts = {"child": 0, "teen": 0, "adult": 0, "senior": 0}
        for age in ages:
            if age < 13:
                counts["child"] += 1
            elif age < 20:
                counts["teen"] += 1
            elif age < 65:
                counts["adult"] += 1
            else:
                counts["senior"] += 1
        return counts
        """,
        lambda r: ([r.choice((r.randint(0, 90), 12, 13, 19, 20, 64, 65)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "dailies.water_bill",
        "tiered_bill utility_bill stepped_price consumption_charge",
        "units: int; steps: list[tuple[int, float]]; rest: float",
        "float",
        """
        Bill for {units}: {steps} are (number of units, price each) used up in order, all further ones cost \
        {rest} each.
        bill with price steps
        Return what consumption costs if the first units are cheaper or dearer than later ones, 2 decimals.
        How much is the electricity or water bill?
        Given the consumption and price tiers by amount, charge each part at its own rate.
        Stepped tariff.
        """,
        """
        total = 0
        for count, price in steps:
            used = min(units, count)
            total += used * price
            units -= used
        return round(total + units * rest, 2)
        """,
        lambda r: (
            r.choice((0, 50, 100, 150, r.randint(0, 400))),
            [(50, 0.5), (100, 0.75)][: r.randint(0, 2)],
            r.choice((1.2, 1)),
        ),
    ),
    made(
        "dailies.convert_temperatures",
        "convert_temperatures temperatures_to_fahrenheit all_to_fahrenheit",
        "celsius: list[float]",
        "list[float]",
        """
        All {celsius} temperatures in Fahrenheit, rounded to 1 decimal.
        list of Celsius to Fahrenheit
        Return each value times 9 / 5 plus 32.
        What are these temperatures in Fahrenheit?
        Given degrees Celsius, convert the whole list.
        0 becomes 32.0, 100 becomes 212.0.
        """,
        """
        return [round(degrees * 9 / 5 + 32, 1) for degrees in celsius]
        """,
        lambda r: ([r.choice((0, 100, -40, r.randint(-300, 400) / 10)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "dailies.count_weekend_days",
        "count_weekend_days weekend_days weekends_between",
        "start: str; end: str",
        "int",
        """
        Number of Saturdays and Sundays from {start} to {end} (YYYY-MM-DD), both included.
        weekend days in a period
        Return how many dates of the period lie on a weekend, 0 if it is empty.
        How many free days are there, holidays aside?
        Given two ISO dates, count the days that are Saturday or Sunday.
        Counts weekend dates.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        days = (last - first).days + 1
        return sum((first + timedelta(days=i)).weekday() >= 5 for i in range(days))
        """,
        lambda r: (lambda d: (d, (date.fromisoformat(d) + timedelta(days=r.randint(-3, 40))).isoformat()))(
            _day(r, 2020)
        ),
        "from datetime import date, timedelta",
    ),
)
