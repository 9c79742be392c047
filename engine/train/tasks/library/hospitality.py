"""What restaurants, kitchens, travellers, landlords and warehouses compute, and sales reports."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

DISHES = ("soup", "salad", "pasta", "pizza", "steak", "cake")
CITIES = ("Rome", "Oslo", "Bern", "Lyon", "Graz")
FOODS = ("flour", "eggs", "milk", "sugar", "butter", "salt")


def _menu(r: Random) -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "price": r.choice((4.5, 8.0, 9.5, 12.0, 12.0, 18.5)),
            "vegan": r.random() < 0.4,
            "minutes": r.choice((5, 10, 15, 25)),
            "allergens": r.sample(("nuts", "milk", "gluten"), r.randint(0, 2)),
        }
        for name in r.sample(DISHES, r.randint(0, 5))
    ]


def _tables(r: Random) -> list[dict[str, object]]:
    return [
        {
            "number": number,
            "seats": r.choice((2, 2, 4, 6, 8)),
            "free": r.random() < 0.6,
            "window": r.random() < 0.4,
        }
        for number in range(1, r.randint(1, 6))
    ]


def _pantry(r: Random) -> dict[str, int]:
    return {name: r.choice((0, 50, 100, 250, 500)) for name in r.sample(FOODS, r.randint(0, 5))}


def _homes(r: Random) -> list[dict[str, object]]:
    return [
        {
            "id": number,
            "rent": r.choice((500, 650, 800, 800, 1200)),
            "rooms": r.randint(1, 4),
            "area": r.choice((30, 50, 65, 90)),
            "city": r.choice(CITIES[:3]),
            "pets": r.random() < 0.5,
        }
        for number in range(1, r.randint(1, 6))
    ]


def _sales(r: Random) -> list[dict[str, object]]:
    return [
        {
            "day": f"2024-0{r.randint(1, 3)}-{r.randint(10, 28)}",
            "product": r.choice(("tea", "mug", "bag")),
            "region": r.choice(("north", "south")),
            "units": r.randint(0, 6),
            "price": r.choice((2.0, 2.5, 10.0)),
        }
        for _ in range(r.randint(0, 6))
    ]


def _trips(r: Random) -> list[tuple[str, str, int]]:
    return [(r.choice(CITIES), r.choice(CITIES), r.randint(1, 90) * 10) for _ in range(r.randint(0, 5))]


def _shelves(r: Random) -> dict[str, dict[str, int]]:
    return {
        f"{r.choice('ABC')}{number}": {
            name: r.randint(0, 5) for name in r.sample(("box", "pipe", "bolt"), r.randint(0, 3))
        }
        for number in range(1, r.randint(1, 5))
    }


ENTRIES = (
    made(
        "hospitality.smallest_table",
        "find_table best_table seat_party",
        "tables: list[dict]; people: int",
        "int  |  None",
        """
        'number' of the 'free' table with the fewest 'seats' that is big enough for {people}, else None.
        number of the best fitting free table, the first one on ties
        Among free {tables} with seats >= {people} choose the smallest, the first on ties; None if none fits.
        Where do we seat a party of {people}? The tightest free table, or None.
        Pick a free table wasting as few seats as possible and give its number, None when there is none.
        """,
        """
        fitting = [table for table in tables if table["free"] and table["seats"] >= people]
        if not fitting:
            return None
        return min(fitting, key=lambda table: table["seats"])["number"]
        ---
        best = None
        for table in tables:
            if not table["free"] or table["seats"] < people:
                continue
            if best is None or table["seats"] < best["seats"]:
                best = table
        return best["number"] if best else None
        """,
        lambda r: (_tables(r), r.choice((1, 2, 3, 5, 8, 9))),
    ),
    made(
        "hospitality.window_table",
        "window_table_first preferred_table pick_window_table",
        "tables: list[dict]; people: int",
        "int  |  None",
        """
        Number of a 'free' table with 'seats' for {people}, one at the 'window' if possible, else None.
        free table number, window tables preferred
        Take the first free window table that seats {people}, otherwise the first free one that does, or None.
        Which table do the guests get? Window first, in order of {tables}; None when all are taken or small.
        First fitting free table at the window, then any fitting free table, then None.
        """,
        """
        fitting = [t for t in tables if t["free"] and t["seats"] >= people]
        for table in fitting:
            if table["window"]:
                return table["number"]
        return fitting[0]["number"] if fitting else None
        ---
        fitting = [t for t in tables if t["free"] and t["seats"] >= people]
        fitting.sort(key=lambda t: not t["window"])
        return next((t["number"] for t in fitting), None)
        """,
        lambda r: (_tables(r), r.choice((1, 2, 4, 6))),
    ),
    made(
        "hospitality.occupancy",
        "occupancy_percent table_occupancy seats_taken_percent",
        "tables: list[dict]",
        "int",
        """
        Return how many percent of all 'seats' are at tables that are not 'free', rounded; 0 without {tables}.
        occupied seats in whole percent
        Add the seats of occupied tables and divide by all seats; a whole percentage, 0 if there are none.
        How full is the restaurant? Percent of seats at tables which are taken.
        Rounded share of seats of not free {tables}, 0 for an empty restaurant plan.
        """,
        """
        total = sum(table["seats"] for table in tables)
        if total == 0:
            return 0
        taken = sum(table["seats"] for table in tables if not table["free"])
        return round(taken / total * 100)
        ---
        total = taken = 0
        for table in tables:
            total += table["seats"]
            if not table["free"]:
                taken += table["seats"]
        return round(taken / total * 100) if total else 0
        """,
        lambda r: (_tables(r),),
    ),
    made(
        "hospitality.bookings_overlap",
        "is_table_free can_book reservation_possible",
        "bookings: list[tuple[int, int]]; start: int; length: int = 2",
        "bool",
        """
        Is a table free from {start} for {length} hours? {bookings} are (start, end); ends may touch.
        can the table be booked at that time?
        True if no booking overlaps start .. start + length; one may begin when the other ends.
        Is a reservation possible? It must not overlap any (start, end) of {bookings}; touching is fine.
        No conflict with existing bookings: every one ends by {start} or begins after the new end.
        """,
        """
        end = start + length
        return all(stop <= start or begin >= end for begin, stop in bookings)
        ---
        for begin, stop in bookings:
            if begin < start + length and start < stop:
                return False
        return True
        """,
        lambda r: (
            [(h, h + r.randint(1, 3)) for h in r.sample(range(11, 19), r.randint(0, 4))],
            r.randint(11, 19),
            r.choice((1, 2)),
        ),
    ),
    made(
        "hospitality.guests_at_hour",
        "guests_at_hour people_in_house expected_guests",
        "reservations: list[tuple[int, int]]; hour: int; stay: int = 2",
        "int",
        """
        Guests present at {hour}: {reservations} are (arrival hour, people), each stays {stay} hours.
        number of guests present at an hour
        Sum those who arrived less than {stay} hours before; arriving at {hour} counts, leaving then does not.
        How many people are in the restaurant at {hour}? Present from arrival until before arrival + {stay}.
        Add people of all reservations with arrival <= hour < arrival + stay.
        """,
        """
        return sum(people for arrival, people in reservations if arrival <= hour < arrival + stay)
        ---
        total = 0
        for arrival, people in reservations:
            if 0 <= hour - arrival < stay:
                total += people
        return total
        """,
        lambda r: (
            [(r.randint(17, 21), r.randint(1, 6)) for _ in range(r.randint(0, 5))],
            r.randint(17, 23),
            r.choice((1, 2)),
        ),
    ),
    made(
        "hospitality.waitlist_next",
        "next_from_waitlist seat_next_party next_party",
        "waitlist: list[tuple[str, int]]; seats: int",
        "str  |  None",
        """
        First party on the {waitlist} (name, people) that fits a table with that many {seats}, else None.
        name of the next party that fits the free table
        Go through the {waitlist} in order; the first group not larger than {seats} is called, or None.
        Who is seated next? The longest waiting party with at most {seats} people.
        First name with people <= {seats}, or None.
        """,
        """
        for name, people in waitlist:
            if people <= seats:
                return name
        return None
        ---
        return next((name for name, people in waitlist if people <= seats), None)
        """,
        lambda r: ([(n, r.randint(1, 6)) for n in r.sample(CITIES, r.randint(0, 4))], r.choice((1, 2, 4, 6))),
    ),
    made(
        "hospitality.dish_filter",
        "dishes_without safe_dishes menu_for_guest",
        "menu: list[dict]; avoid: list[str]; vegan: bool = False",
        "list[str]",
        """
        Dishes on the {menu} with none of the 'allergens' in {avoid}, only 'vegan' ones if {vegan}; names.
        dishes a guest can eat, in menu order
        Leave out dishes that contain an allergen to {avoid} and, if asked for, those that are not 'vegan'.
        What can this guest order? No allergen of {avoid}, and vegan when {vegan} is true.
        Names where allergens and {avoid} share nothing and the vegan wish is met.
        """,
        """
        return [
            dish["name"]
            for dish in menu
            if not set(dish["allergens"]) & set(avoid) and (dish["vegan"] or not vegan)
        ]
        ---
        names = []
        for dish in menu:
            if vegan and not dish["vegan"]:
                continue
            if any(allergen in avoid for allergen in dish["allergens"]):
                continue
            names.append(dish["name"])
        return names
        """,
        lambda r: (_menu(r), r.sample(("nuts", "milk", "gluten"), r.randint(0, 2)), r.random() < 0.4),
    ),
    made(
        "hospitality.menu_line",
        "menu_line format_dish dish_line",
        "name: str; price: float; vegan: bool = False; width: int = 30",
        "str",
        """
        Menu line: capitalised {name}, " (v)" if {vegan}, dots, and the {price}, {width} characters in all.
        line of a menu filled up with dots
        "Soup (v)......4.50": name with a capital, vegan mark, dots up to {width}, price with two decimals.
        How is a dish printed? Name on the left, price right, dots in between so that it is {width} wide.
        Pad name and price with dots to {width}; vegan dishes get " (v)" behind the name.
        """,
        """
        label = name.capitalize() + (" (v)" if vegan else "")
        amount = f"{price:.2f}"
        return label + amount.rjust(width - len(label), ".")
        ---
        label = name[:1].upper() + name[1:].lower()
        if vegan:
            label += " (v)"
        amount = "{:.2f}".format(price)
        return label + "." * (width - len(label) - len(amount)) + amount
        """,
        lambda r: (r.choice(DISHES), r.choice((4.5, 12.0, 18.5)), r.random() < 0.5, r.choice((24, 30))),
    ),
    made(
        "hospitality.ready_time",
        "ready_in kitchen_time time_for_order",
        "menu: list[dict]; ordered: list[str]; queue: int = 0",
        "int",
        """
        Minutes until an order is ready: longest 'minutes' of {ordered} dishes plus 3 per order in {queue}.
        waiting time for the kitchen; dishes not on the menu are ignored
        Dishes are cooked at the same time, so the slowest counts; 3 minutes more for each waiting order.
        How long until the food comes? Slowest dish + 3 * {queue}; nothing known ordered means only the queue.
        Maximum cooking time of ordered dishes on the {menu} (0 if none) plus three minutes per queued order.
        """,
        """
        times = [dish["minutes"] for dish in menu if dish["name"] in ordered]
        return max(times, default=0) + 3 * queue
        ---
        longest = 0
        for dish in menu:
            if dish["name"] in ordered and dish["minutes"] > longest:
                longest = dish["minutes"]
        return longest + queue * 3
        """,
        lambda r: (_menu(r), r.sample(DISHES, r.randint(0, 3)), r.choice((0, 1, 3))),
    ),
    made(
        "hospitality.order_bill",
        "table_bill bill_for_table sum_of_dishes",
        "menu: list[dict]; ordered: list[str]; service_percent: float = 10",
        "float",
        """
        Bill for the {ordered} dish names at {menu} prices plus {service_percent} percent service, in cents.
        bill with service charge; unknown dishes are skipped
        Look up each dish (also repeated ones), add prices and service charge; 0.0 if nothing is known.
        What does the table pay? Prices of the {ordered} dishes with service, rounded to two decimals.
        Sum of prices times (1 + service / 100); dishes that are not on the {menu} cost nothing.
        """,
        """
        prices = {dish["name"]: dish["price"] for dish in menu}
        total = sum(prices.get(name, 0) for name in ordered)
        return round(float(total * (1 + service_percent / 100)), 2)
        ---
        total = 0.0
        for name in ordered:
            for dish in menu:
                if dish["name"] == name:
                    total += dish["price"]
        return round(total * (1 + service_percent / 100), 2)
        """,
        lambda r: (_menu(r), [r.choice(DISHES) for _ in range(r.randint(0, 4))], r.choice((0, 10))),
    ),
    made(
        "hospitality.popular_dishes",
        "popular_dishes top_dishes most_ordered",
        "orders: list[list[str]]; count: int = 3",
        "list[str]",
        """
        Return the {count} dishes ordered most often over all {orders}, alphabetically on ties.
        most popular dishes, best first
        Count every dish in the lists of {orders}; sort by how often, then by name; give the first {count}.
        What do our guests like most? At most {count} names, most frequent first.
        Top dishes by number of orders, ties by name.
        """,
        """
        counts = {}
        for order in orders:
            for dish in order:
                counts[dish] = counts.get(dish, 0) + 1
        return sorted(counts, key=lambda dish: (-counts[dish], dish))[:count]
        ---
        from collections import Counter

        counts = Counter(dish for order in orders for dish in order)
        ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        return [dish for dish, _ in ranked[:count]]
        """,
        lambda r: (
            [[r.choice(DISHES[:4]) for _ in range(r.randint(0, 3))] for _ in range(r.randint(0, 4))],
            r.choice((1, 2, 3)),
        ),
    ),
    made(
        "hospitality.course_order",
        "sort_by_course course_order serve_order",
        "dishes: list[tuple[str, str]]",
        "list[str]",
        """
        Names of (name, course) {dishes} in starter, main, dessert order; other courses go last.
        names in the order of serving
        Starters come first, then mains, then desserts, then anything else; within a course the order is kept.
        In which order are the {dishes} served? starter, main, dessert, others.
        Names ordered by course, stable; an unknown course is put at the end.
        """,
        """
        courses = ["starter", "main", "dessert"]

        def position(dish):
            return courses.index(dish[1]) if dish[1] in courses else len(courses)

        return [name for name, _ in sorted(dishes, key=position)]
        ---
        rank = {"starter": 0, "main": 1, "dessert": 2}
        return [name for name, course in sorted(dishes, key=lambda dish: rank.get(dish[1], 3))]
        """,
        lambda r: (
            [
                (d, r.choice(("starter", "main", "dessert", "side")))
                for d in r.sample(DISHES, r.randint(0, 5))
            ],
        ),
    ),
    made(
        "hospitality.tip_by_mood",
        "tip_for_service service_tip suggested_tip",
        "bill: float; service: str",
        "float",
        """
        Tip on the {bill} by {service} (any case): bad 0, ok 10, good 15, great 20 percent, other 10.
        tip by quality of service
        No tip for "bad", 10 % for "ok" or unknown words, 15 % for "good", 20 % for "great"; two decimals.
        How much tip is fair? Percent by the word {service}, case ignored, 10 if it is none of the four.
        Look up the percentage (bad, ok, good, great: 0, 10, 15, 20; default 10) and apply it to the {bill}.
        """,
        """
        percents = {"bad": 0, "ok": 10, "good": 15, "great": 20}
        return round(bill * percents.get(service.lower(), 10) / 100, 2)
        ---
        service = service.lower()
        if service == "bad":
            percent = 0
        elif service == "good":
            percent = 15
        elif service == "great":
            percent = 20
        else:
            percent = 10
        return round(bill * percent / 100, 2)
        """,
        lambda r: (r.randint(0, 400) / 4, r.choice(("bad", "ok", "good", "great", "Great", "?"))),
    ),
    made(
        "hospitality.recipe_scaled",
        "scale_recipe adjust_recipe recipe_for",
        "recipe: dict[str, float]; servings: int; wanted: int",
        "dict[str, float]",
        """
        Scale a {recipe} (ingredient to amount) from {servings} to {wanted} portions, rounded to 1 decimal.
        recipe amounts for another number of people
        Multiply every amount by {wanted} / {servings} and round to one decimal place.
        How much of everything do I need for {wanted} people if the {recipe} is for {servings}?
        New dict with amounts * wanted / servings, 1 decimal.
        """,
        """
        return {name: round(amount * wanted / servings, 1) for name, amount in recipe.items()}
        ---
        scaled = {}
        for name in recipe:
            scaled[name] = round(recipe[name] * wanted / servings, 1)
        return scaled
        """,
        lambda r: (
            {n: float(r.choice((1, 2, 50, 125, 200))) for n in r.sample(FOODS, r.randint(0, 4))},
            r.choice((2, 4)),
            r.choice((1, 3, 4, 6)),
        ),
    ),
    made(
        "hospitality.max_batches",
        "batches_possible how_many_batches times_cookable",
        "recipe: dict[str, int]; pantry: dict[str, int]",
        "int",
        """
        How often can {recipe} be made from the {pantry}? 0 if something is missing or nothing is needed.
        number of complete batches from the pantry
        For each ingredient divide stock by need; the smallest counts; ingredients with need 0 do not matter.
        How many times can I cook this? The scarcest ingredient limits it; nothing needed gives 0.
        Minimum of pantry // needed over the ingredients really needed, 0 without any.
        """,
        """
        return min((pantry.get(name, 0) // need for name, need in recipe.items() if need > 0), default=0)
        ---
        batches = None
        for name, need in recipe.items():
            if need == 0:
                continue
            possible = pantry.get(name, 0) // need
            if batches is None or possible < batches:
                batches = possible
        return batches or 0
        """,
        lambda r: (
            {n: r.choice((0, 50, 100, 200)) for n in r.sample(FOODS[:4], r.randint(0, 3))},
            {n: r.choice((50, 100, 250, 500)) for n in r.sample(FOODS, r.randint(4, 6))},
        ),
    ),
    made(
        "hospitality.shopping_needed",
        "shopping_needed what_to_buy missing_ingredients",
        "recipe: dict[str, int]; pantry: dict[str, int]; pack: int = 100",
        "dict[str, int]",
        """
        Packs of {pack} grams of each ingredient to be bought for the {recipe}, given the {pantry}.
        packs to buy per missing ingredient
        Missing amount (need minus stock) divided by {pack}, rounded up; what is there in full is left out.
        What goes on the shopping list? Ingredient to number of packs, only for what the {pantry} lacks.
        Dict of packs needed, rounding up; no entry where stock covers the need.
        """,
        """
        packs = {}
        for name, need in recipe.items():
            missing = need - pantry.get(name, 0)
            if missing > 0:
                packs[name] = -(-missing // pack)
        return packs
        ---
        import math

        lacking = {name: need - pantry.get(name, 0) for name, need in recipe.items()}
        return {name: math.ceil(grams / pack) for name, grams in lacking.items() if grams > 0}
        """,
        lambda r: (
            {n: r.choice((0, 50, 100, 250, 600)) for n in r.sample(FOODS, r.randint(0, 4))},
            _pantry(r),
            r.choice((100, 250)),
        ),
    ),
    made(
        "hospitality.recipes_matching",
        "recipes_by_match suggest_recipes best_recipes",
        "recipes: dict[str, list[str]]; pantry: list[str]; allowed: int = 1",
        "list[str]",
        """
        The {recipes} lacking at most {allowed} ingredients in the {pantry}, fewest missing first, then name.
        recipes nearly cookable with what is there
        Count missing ingredients of each recipe; list those with {allowed} or fewer, by count and name.
        What could I cook? Sort by number of missing ingredients; more than {allowed} missing is left out.
        Names ordered by (missing, name) where missing <= {allowed}.
        """,
        """
        missing = {name: len([i for i in needed if i not in pantry]) for name, needed in recipes.items()}
        return sorted((n for n in missing if missing[n] <= allowed), key=lambda n: (missing[n], n))
        ---
        ranked = []
        for name, needed in recipes.items():
            lacking = sum(ingredient not in pantry for ingredient in needed)
            if lacking <= allowed:
                ranked.append((lacking, name))
        return [name for _, name in sorted(ranked)]
        """,
        lambda r: (
            {n: r.sample(FOODS, r.randint(1, 4)) for n in r.sample(DISHES, r.randint(0, 4))},
            r.sample(FOODS, r.randint(0, 5)),
            r.choice((0, 1, 2)),
        ),
    ),
    made(
        "hospitality.recipe_cost",
        "recipe_cost cost_per_portion dish_cost",
        "recipe: dict[str, int]; prices: dict[str, float]; portions: int = 1",
        "float  |  None",
        """
        Return the cost per portion of a {recipe} in grams with {prices} per kilo; None if a price is missing.
        ingredient cost of one portion, in cents
        Sum grams / 1000 * price, divided by {portions}, two decimals; an unknown price gives None.
        What does one of {portions} cost to make? None when an ingredient has no price.
        Cost of the {recipe} per portion, rounded to cents; {prices} are per 1000 grams.
        """,
        """
        if any(name not in prices for name in recipe):
            return None
        total = sum(grams * prices[name] / 1000 for name, grams in recipe.items())
        return round(float(total / portions), 2)
        ---
        total = 0.0
        for name, grams in recipe.items():
            if name not in prices:
                return None
            total += grams * prices[name] / 1000
        return round(total / portions, 2)
        """,
        lambda r: (
            {n: r.choice((50, 100, 250)) for n in r.sample(FOODS[:4], r.randint(0, 3))},
            {n: r.choice((1.0, 2.5, 4.0)) for n in r.sample(FOODS, r.randint(3, 6))},
            r.choice((1, 2, 4)),
        ),
    ),
    made(
        "hospitality.food_cost_label",
        "food_cost_label margin_label dish_profitability",
        "cost: float; price: float",
        "str",
        """
        Rate a dish by {cost} as share of {price}: "good" to 30 percent, "ok" to 40, else "too expensive".
        food cost rating of a dish
        Food cost of at most 30 % of the {price} is good, at most 40 % ok, more is too expensive.
        Is the dish profitable? good, ok or too expensive by cost / price with limits 0.3 and 0.4 (inclusive).
        Label by the ratio of {cost} to {price}.
        """,
        """
        percent = round(cost / price * 100, 6)
        if percent <= 30:
            return "good"
        if percent <= 40:
            return "ok"
        return "too expensive"
        ---
        percent = round(cost / price * 100, 6)
        return "good" if percent <= 30 else "ok" if percent <= 40 else "too expensive"
        """,
        lambda r: (r.choice((1.0, 2.0, 3.0, 3.5, 4.0, 6.0)), r.choice((8.0, 10.0, 12.0))),
    ),
    made(
        "hospitality.oven_text",
        "oven_setting oven_level heat_level",
        "celsius: int",
        "str",
        """
        Oven heat: "low" below 120 degrees {celsius}, "medium" below 180, "hot" below 230, else "very hot".
        word for the heat of an oven
        Less than 120 is low, less than 180 medium, less than 230 hot, anything above very hot.
        How hot is the oven? low, medium, hot or very hot with limits at 120, 180 and 230.
        Heat level by {celsius}; the limits belong to the hotter level.
        """,
        """
        if celsius < 120:
            return "low"
        if celsius < 180:
            return "medium"
        if celsius < 230:
            return "hot"
        return "very hot"
        ---
        level = "low"
        for limit, word in ((120, "medium"), (180, "hot"), (230, "very hot")):
            if celsius >= limit:
                level = word
        return level
        """,
        lambda r: (r.choice((50, 119, 120, 149, 150, 180, 199, 200, 230, 231)),),
    ),
    made(
        "hospitality.roast_minutes",
        "roasting_minutes roast_time cooking_minutes",
        "grams: int; doneness: str = 'medium'",
        "int",
        """
        Roasting time: per 500 {grams} 15 minutes if "rare", 20 if "medium", else 25, plus 20; rounded up.
        minutes in the oven for a piece of meat
        20 minutes plus 15 (rare), 20 (medium) or 25 (anything else) for every 500 g; {doneness} in any case.
        How long must the roast stay in? Base 20, more by weight and {doneness}, up to the next whole minute.
        Roasting minutes = 20 + rate * grams / 500, rounded up to an integer.
        """,
        """
        rate = {"rare": 15, "medium": 20}.get(doneness.lower(), 25)
        return 20 + -(-rate * grams // 500)
        ---
        import math

        doneness = doneness.lower()
        if doneness == "rare":
            rate = 15
        elif doneness == "medium":
            rate = 20
        else:
            rate = 25
        return math.ceil(grams * rate / 500) + 20
        """,
        lambda r: (
            r.choice((0, 400, 500, 750, 1000, 1800)),
            r.choice(("rare", "medium", "well done", "Rare")),
        ),
    ),
    made(
        "hospitality.menu_week",
        "plan_week weekly_menu assign_dishes",
        "days: list[str]; dishes: list[str]",
        "dict[str, str]",
        """
        Give each of the {days} a dish, starting the {dishes} over when they run out; "?" if there are none.
        weekly menu from a list of dishes
        Assign dishes to days in order, starting over at the end; without {dishes} every day is "?".
        What do we eat on which day? Cycle through {dishes}; an empty list gives "?" for all days.
        Dict from day to dish, dishes taken in turn.
        """,
        """
        if not dishes:
            return {day: "?" for day in days}
        return {day: dishes[index % len(dishes)] for index, day in enumerate(days)}
        ---
        from itertools import cycle

        return dict(zip(days, cycle(dishes or ["?"])))
        """,
        lambda r: (
            list(("Mon", "Tue", "Wed", "Thu", "Fri")[: r.randint(0, 5)]),
            r.sample(DISHES, r.randint(0, 3)),
        ),
    ),
    made(
        "hospitality.calories_per_meal",
        "calories_text meal_calories calorie_summary",
        "meal: dict[str, int]; limit: int = 700",
        "str",
        """
        Return the calories of a {meal} as "650 kcal", with " (too much)" behind if above the {limit}.
        sum of calories as text with a warning over the limit
        Add up the values, write "N kcal", and append " (too much)" when N exceeds {limit}.
        How many calories has the {meal}? Text with a hint if it is more than {limit}.
        Total calories text; exactly {limit} is fine, an empty meal has "0 kcal".
        """,
        """
        total = sum(meal.values())
        text = f"{total} kcal"
        return text + " (too much)" if total > limit else text
        ---
        total = 0
        for calories in meal.values():
            total += calories
        warning = " (too much)" if total > limit else ""
        return "{} kcal{}".format(total, warning)
        """,
        lambda r: (
            {n: r.choice((0, 100, 250, 400)) for n in r.sample(DISHES, r.randint(0, 4))},
            r.choice((500, 700)),
        ),
    ),
    made(
        "hospitality.trip_fuel_cost",
        "fuel_cost trip_cost gas_cost",
        "distance: float; consumption: float; price: float; round_trip: bool = False",
        "float",
        """
        Fuel cost of {distance} km with liters per 100 km and {price} per liter; twice if {round_trip}.
        cost of the fuel for a trip, in cents
        Liters are distance / 100 * consumption; times {price}, doubled for a round trip, two decimals.
        What does the petrol cost for {distance} km? There and back if {round_trip}.
        Fuel cost rounded to 2 places, with {consumption} given per 100 km.
        """,
        """
        if round_trip:
            distance *= 2
        return round(distance / 100 * consumption * price, 2)
        ---
        km = distance * (2 if round_trip else 1)
        liters = km / 100 * consumption
        return round(liters * price, 2)
        """,
        lambda r: (
            float(r.choice((0, 50, 120, 300))),
            r.choice((5.0, 6.5, 8.0)),
            r.choice((1.5, 1.75)),
            r.random() < 0.5,
        ),
    ),
    made(
        "hospitality.consumption_log",
        "average_consumption fuel_consumption consumption_from_log",
        "fills: list[tuple[int, float]]",
        "float  |  None",
        """
        Liters per 100 km from {fills} (odometer, liters), not counting the first fill; None if under two.
        average fuel consumption from a log of full tanks
        Liters of all but the first fill, divided by the distance from first to last, times 100, one decimal.
        How much does the car use? At least two {fills} are needed, otherwise None; rounded to 1 decimal.
        Consumption per 100 km between the first and the last stop.
        """,
        """
        if len(fills) < 2:
            return None
        distance = fills[-1][0] - fills[0][0]
        liters = sum(amount for _, amount in fills[1:])
        return round(liters / distance * 100, 1)
        ---
        if len(fills) <= 1:
            return None
        used = 0.0
        for _, liters in fills[1:]:
            used += liters
        return round(used / (fills[-1][0] - fills[0][0]) * 100, 1)
        """,
        lambda r: (
            [(1000 + 400 * i + r.randint(0, 99), float(r.randint(20, 45))) for i in range(r.randint(0, 4))],
        ),
    ),
    made(
        "hospitality.cheapest_station",
        "cheapest_station best_station where_to_refuel",
        "stations: dict[str, tuple[float, float]]; liters: float; per_km: float = 0.1",
        "str  |  None",
        """
        Return the station with the lowest cost for {liters}, the detour included; None without {stations}.
        cheapest place to refuel: price times liters plus detour
        {stations} map names to (price, detour in km); each km of detour costs {per_km}. First one on ties.
        Where shall I refuel? Lowest of price * {liters} + detour * {per_km}; no stations give None.
        Name of the station with minimal total cost (rounded to cents), the first one if equal.
        """,
        """
        def cost(name):
            price, detour = stations[name]
            return round(price * liters + detour * per_km, 2)

        return min(stations, key=cost, default=None)
        ---
        best, lowest = None, 0.0
        for name, (price, detour) in stations.items():
            cost = round(price * liters + detour * per_km, 2)
            if best is None or cost < lowest:
                best, lowest = name, cost
        return best
        """,
        lambda r: (
            {
                n: (r.choice((1.5, 1.6, 1.75)), float(r.choice((0, 2, 5, 20))))
                for n in r.sample(CITIES, r.randint(0, 4))
            },
            float(r.choice((10, 40))),
            r.choice((0.1, 0.5)),
        ),
    ),
    made(
        "hospitality.toll",
        "toll_fee road_toll toll_for",
        "axles: int; km: float; night: bool = False",
        "float",
        """
        Return the toll: 0.05 per km with 2 {axles}, 0.12 with 3, 0.18 with more; half at {night}. In cents.
        road toll by axles and distance
        Two axles pay 0.05 per {km}, three 0.12, more 0.18; at night half price, rounded to two decimals.
        What does the motorway cost? Rate by number of {axles}, times {km}, halved at {night}.
        Toll = rate(axles) * km, 50 % off at night.
        """,
        """
        if axles <= 2:
            rate = 0.05
        elif axles == 3:
            rate = 0.12
        else:
            rate = 0.18
        toll = rate * km
        return round(toll / 2 if night else toll, 2)
        ---
        rate = {2: 0.05, 3: 0.12}.get(axles, 0.18)
        amount = rate * km
        if night:
            amount /= 2
        return round(amount, 2)
        """,
        lambda r: (r.choice((2, 2, 3, 4, 5)), float(r.choice((0, 10, 55, 100))), r.random() < 0.4),
    ),
    made(
        "hospitality.taxi_fare",
        "taxi_fare cab_fare ride_price",
        "km: float; night: bool = False; bags: int = 0",
        "float",
        """
        Taxi fare: 4.0 to start, 2.0 per {km} up to 5, then 1.5, 20 percent more at {night}, 1.0 per bag.
        taxi price with base fee, distance, night rate and bags
        Base 4.0 plus distance (2.0 each for 5 km, then 1.5); at night times 1.2; {bags} cost 1.0 each on top.
        What does the ride cost? The night supplement does not apply to the {bags}. Two decimals.
        Fare for {km}, in cents: (4 + 2 * first 5 km + 1.5 * rest) * 1.2 at night + bags.
        """,
        """
        fare = 4.0 + 2.0 * min(km, 5) + 1.5 * max(km - 5, 0)
        if night:
            fare *= 1.2
        return round(fare + bags, 2)
        ---
        if km <= 5:
            fare = 4.0 + 2.0 * km
        else:
            fare = 14.0 + 1.5 * (km - 5)
        factor = 1.2 if night else 1
        return round(fare * factor + bags, 2)
        """,
        lambda r: (r.choice((0.0, 1.0, 2.5, 5.0, 12.0)), r.random() < 0.4, r.choice((0, 1, 2))),
    ),
    made(
        "hospitality.train_ticket",
        "train_fare ticket_price_by_age rail_fare",
        "price: float; age: int; card: bool = False",
        "float",
        """
        Train fare: free below {age} 6, half below 15, 30 percent off from 65; a {card} takes another 25.
        ticket price by age and discount card, in cents
        Children under 6 pay 0.0, under 15 half, seniors from 65 on 70 %; with a {card} 75 % of that.
        How much is the ticket for that {age}? Card and age discount are combined; two decimals.
        Fare = price * age factor (0, 0.5, 1, 0.7) * 0.75 with a {card}.
        """,
        """
        if age < 6:
            factor = 0.0
        elif age < 15:
            factor = 0.5
        elif age >= 65:
            factor = 0.7
        else:
            factor = 1.0
        if card:
            factor *= 0.75
        return round(price * factor, 2)
        ---
        if age < 6:
            return 0.0
        factor = 0.5 if age < 15 else 1.0 if age < 65 else 0.7
        return round(price * (factor * 0.75 if card else factor), 2)
        """,
        lambda r: (
            float(r.choice((10, 25, 49))),
            r.choice((3, 5, 6, 14, 15, 30, 64, 65, 80)),
            r.random() < 0.4,
        ),
    ),
    made(
        "hospitality.group_ticket",
        "group_fare cheapest_group_price group_ticket_price",
        "people: int; single: float = 3.0; group: float = 10.0",
        "float",
        """
        Lowest price for {people}: {single} each, or {group} for up to 5 together, mixed as it is cheapest.
        cheapest combination of single and group tickets
        A group ticket serves five; for the rest take singles or another group ticket, whichever costs less.
        How much do {people} pay at least? Full groups of five, then the cheaper way for the others.
        Fives cost min(group, 5 * single), the rest min(group, rest * single).
        """,
        """
        groups, rest = divmod(people, 5)
        return groups * min(group, 5 * single) + min(group, rest * single)
        ---
        cost = 0.0
        while people > 0:
            riders = min(people, 5)
            cost += min(group, riders * single)
            people -= riders
        return cost
        """,
        lambda r: (r.choice((0, 1, 3, 4, 5, 6, 9, 12)), r.choice((2.0, 3.0)), r.choice((8.0, 10.0))),
    ),
    made(
        "hospitality.hotel_price",
        "hotel_price stay_price nights_cost",
        "nights: int; rate: float; season: str = 'normal'",
        "float",
        """
        Price of {nights} at {rate}: 30 percent more in "high" {season}, 20 less in "low", 10 off from 7 on.
        hotel price by season and length of stay, in cents
        High season costs 1.3 times, low season 0.8 times the {rate}; 7 nights or more get 10 % off.
        What does the stay cost? {season} in any case, other words are normal; two decimals.
        nights * rate * season factor, times 0.9 for 7 {nights} or more.
        """,
        """
        factors = {"high": 1.3, "low": 0.8}
        price = nights * rate * factors.get(season.lower(), 1.0)
        if nights >= 7:
            price *= 0.9
        return round(price, 2)
        ---
        season = season.lower()
        price = nights * rate
        if season == "high":
            price *= 1.3
        elif season == "low":
            price *= 0.8
        return round(price * 0.9 if nights >= 7 else price * 1.0, 2)
        """,
        lambda r: (
            r.choice((0, 1, 3, 6, 7, 8, 14)),
            float(r.choice((50, 80, 99))),
            r.choice(("normal", "high", "low", "High")),
        ),
    ),
    made(
        "hospitality.cancellation_fee",
        "cancellation_fee cancel_cost storno_fee",
        "price: float; days_before: int",
        "float",
        """
        Fee for cancelling {days_before} arrival: free above 30, 20 percent from 14, 50 from 7, else 90.
        cancellation fee as a share of the price
        More than 30 days ahead 0, at least 14 days 20 %, at least 7 days 50 %, later 90 % of the {price}.
        What must be paid when cancelling? Steps at 30, 14 and 7 days; rounded to cents.
        Fee by {days_before}: > 30 nothing, >= 14 a fifth, >= 7 half, else nine tenths.
        """,
        """
        if days_before > 30:
            percent = 0
        elif days_before >= 14:
            percent = 20
        elif days_before >= 7:
            percent = 50
        else:
            percent = 90
        return round(price * percent / 100, 2)
        ---
        percent = 90
        for limit, lower in ((7, 50), (14, 20), (31, 0)):
            if days_before >= limit:
                percent = lower
        return round(price * percent / 100, 2)
        """,
        lambda r: (float(r.choice((0, 80, 99.5, 300))), r.choice((0, 1, 2, 6, 7, 13, 14, 30, 31, 60))),
    ),
    made(
        "hospitality.longest_trip",
        "longest_trip farthest_trip biggest_leg",
        "trips: list[tuple[str, str, int]]",
        "str",
        """
        Describe the longest of the {trips} (start, goal, km) as "Rome - Oslo (900 km)", "" without trips.
        text of the longest trip, the first one on ties
        Find the largest distance and write start, goal and km; an empty list gives an empty text.
        Which trip was the longest? "A - B (N km)"; the earlier one if equal.
        Format the trip with most kilometres, or "" if there are no {trips}.
        """,
        """
        if not trips:
            return ""
        start, goal, km = max(trips, key=lambda trip: trip[2])
        return f"{start} - {goal} ({km} km)"
        ---
        longest = None
        for trip in trips:
            if longest is None or trip[2] > longest[2]:
                longest = trip
        return "{} - {} ({} km)".format(*longest) if longest else ""
        """,
        lambda r: (_trips(r),),
    ),
    made(
        "hospitality.city_visits",
        "visits_per_city city_visits most_visited",
        "trips: list[tuple[str, str, int]]",
        "dict[str, int]",
        """
        Count how often each city is the goal of {trips} (start, goal, km); most visited first, ties by name.
        visits per destination, descending
        Only the second element counts; trips that end where they start are ignored.
        How often did we go where? Dict of goal to count, sorted by count, then name, round trips left out.
        Number of {trips} to each goal other than the start, most frequent first.
        """,
        """
        counts = {}
        for start, goal, _ in trips:
            if start != goal:
                counts[goal] = counts.get(goal, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        ---
        from collections import Counter

        counts = Counter(goal for start, goal, km in trips if goal != start)
        return {city: counts[city] for city in sorted(counts, key=lambda c: (-counts[c], c))}
        """,
        lambda r: (_trips(r),),
    ),
    made(
        "hospitality.packing_fits",
        "pack_suitcase choose_luggage fits_in_suitcase",
        "items: list[tuple[str, int]]; limit: int = 20",
        "list[str]",
        """
        Pack the {items} (name, kilos) in order, skipping those that would exceed the {limit}; names packed.
        names packed greedily up to the weight limit
        Go through {items}; put in each one that still fits under {limit} kilos in total, skip the others.
        What goes into the suitcase? First come first packed, too heavy ones are skipped.
        Greedy packing in the given order; reaching the {limit} exactly is allowed.
        """,
        """
        packed, weight = [], 0
        for name, kilos in items:
            if weight + kilos <= limit:
                packed.append(name)
                weight += kilos
        return packed
        ---
        packed = []
        left = limit
        for item in items:
            if item[1] > left:
                continue
            left -= item[1]
            packed.append(item[0])
        return packed
        """,
        lambda r: (
            [
                (n, r.choice((1, 2, 5, 8, 12)))
                for n in r.sample(("coat", "boots", "books", "tent", "pan"), r.randint(0, 5))
            ],
            r.choice((10, 20)),
        ),
    ),
    made(
        "hospitality.flight_points",
        "flight_miles miles_earned bonus_miles",
        "km: int; cabin: str; status: str = ''",
        "int",
        """
        Bonus miles: {km} (at least 500) times 2 in business, 3 in first; silver 25 percent more, gold 50.
        frequent flyer miles by cabin and status
        Minimum 500; factor 1, 2 or 3 by {cabin}; {status} "silver" adds 25 %, "gold" 50 %; cut to an integer.
        How many miles are credited? max(km, 500) * cabin factor * status bonus, rounded down.
        Miles by distance with a minimum of 500, cabin (business 2, first 3) and status (silver, gold).
        """,
        """
        factor = {"business": 2, "first": 3}.get(cabin, 1)
        bonus = {"silver": 125, "gold": 150}.get(status, 100)
        return max(km, 500) * factor * bonus // 100
        ---
        miles = max(km, 500)
        if cabin == "business":
            miles *= 2
        elif cabin == "first":
            miles *= 3
        if status == "silver":
            return miles * 125 // 100
        return miles * 150 // 100 if status == "gold" else miles
        """,
        lambda r: (
            r.choice((0, 300, 500, 1500, 9000)),
            r.choice(("economy", "business", "first")),
            r.choice(("", "silver", "gold")),
        ),
    ),
    made(
        "hospitality.layover_ok",
        "layover_ok connection_possible can_make_connection",
        "arrival: str; departure: str; international: bool = False",
        "bool",
        """
        Is {departure} at least 45 minutes after {arrival} ("HH:MM", same day), 90 if {international}?
        enough time to change planes?
        Minutes between arrival and departure must be 45 or more, or 90 or more when {international}.
        Can the connection be made? Times like "09:15"; the exact minimum is enough; earlier ones are not.
        True if the layover reaches the minimum connecting time (45, international 90).
        """,
        """
        def minutes(clock):
            hours, rest = clock.split(":")
            return int(hours) * 60 + int(rest)

        return minutes(departure) - minutes(arrival) >= (90 if international else 45)
        ---
        arrived = int(arrival[:2]) * 60 + int(arrival[3:])
        leaves = int(departure[:2]) * 60 + int(departure[3:])
        needed = 90 if international else 45
        return leaves >= arrived + needed
        """,
        lambda r: (
            f"{r.randint(8, 12):02d}:{r.choice((0, 15, 45)):02d}",
            f"{r.randint(9, 14):02d}:{r.choice((0, 15, 30)):02d}",
            r.random() < 0.5,
        ),
    ),
    made(
        "hospitality.trip_budget_text",
        "trip_budget travel_budget_text budget_per_day",
        "budget: float; spent: list[float]; days_left: int",
        "str",
        """
        "X.XX per day" for what is left of the {budget} over {days_left}, "over budget" or "trip is over".
        daily budget for the rest of the journey
        "trip is over" for no days left, "over budget" if {spent} exceeds {budget}, else the rest per day.
        How much can I spend per day? Check {days_left} first, then the money; two decimals.
        Remaining budget divided by the days left as text, or a message.
        """,
        """
        if days_left == 0:
            return "trip is over"
        left = budget - sum(spent)
        if left < 0:
            return "over budget"
        return f"{left / days_left:.2f} per day"
        ---
        left = budget - sum(spent)
        if days_left < 1:
            return "trip is over"
        return "over budget" if left < 0 else "{:.2f} per day".format(left / days_left)
        """,
        lambda r: (
            float(r.choice((100, 200, 500))),
            [r.randint(0, 400) / 4 for _ in range(r.randint(0, 4))],
            r.choice((0, 1, 2, 4)),
        ),
    ),
    made(
        "hospitality.fx_spending",
        "spending_in_home_currency total_in_home_currency travel_expenses",
        "expenses: list[tuple[float, str]]; rates: dict[str, float]",
        "float",
        """
        Sum {expenses} (amount, currency) in home currency by {rates}; unknown currencies are skipped.
        travel expenses converted and added
        Multiply each amount by the rate of its currency, ignore those without a rate, round to two decimals.
        How much did the trip cost in our money? {rates} are home units per foreign unit.
        Total of amount * rate over the expenses with a known currency, 0.0 for none.
        """,
        """
        total = sum(amount * rates[currency] for amount, currency in expenses if currency in rates)
        return round(float(total), 2)
        ---
        total = 0.0
        for amount, currency in expenses:
            rate = rates.get(currency)
            if rate is not None:
                total += amount * rate
        return round(total, 2)
        """,
        lambda r: (
            [(r.randint(1, 200) / 2, r.choice(("EUR", "CHF", "NOK", "XXX"))) for _ in range(r.randint(0, 4))],
            {"EUR": 1.0, "CHF": 1.05, "NOK": 0.09},
        ),
    ),
    made(
        "hospitality.find_homes",
        "find_homes affordable_homes search_flats",
        "homes: list[dict]; max_rent: int; rooms: int = 1; pets: bool = False",
        "list[int]",
        """
        Ids of {homes} with 'rent' up to {max_rent}, at least that many {rooms}, and 'pets' allowed if {pets}.
        search for flats by rent, rooms and pets, cheapest first
        Filter the {homes} and sort the matches by rent (the order is kept on ties); return the ids.
        Which flats suit us? Rent at most {max_rent}, {rooms} or more, pets only checked when {pets} is true.
        Matching ids in ascending order of rent.
        """,
        """
        matches = [
            home
            for home in homes
            if home["rent"] <= max_rent and home["rooms"] >= rooms and (home["pets"] or not pets)
        ]
        return [home["id"] for home in sorted(matches, key=lambda home: home["rent"])]
        ---
        ids = []
        for home in sorted(homes, key=lambda h: h["rent"]):
            if home["rent"] > max_rent or home["rooms"] < rooms:
                continue
            if pets and not home["pets"]:
                continue
            ids.append(home["id"])
        return ids
        """,
        lambda r: (_homes(r), r.choice((500, 700, 800, 1500)), r.choice((1, 2, 3)), r.random() < 0.4),
    ),
    made(
        "hospitality.rent_per_area",
        "rent_per_square_meter best_value_home cheapest_per_area",
        "homes: list[dict]",
        "int  |  None",
        """
        'id' of the home with the lowest 'rent' per 'area', the larger one on ties, None without {homes}.
        best value flat: least rent per square meter
        Compare rent / area; equal values: the bigger area wins; then the first; no homes: None.
        Which flat is the cheapest for its size? Its id, or None.
        Id with minimal rent / area, ties by larger area.
        """,
        """
        if not homes:
            return None
        return min(homes, key=lambda home: (home["rent"] / home["area"], -home["area"]))["id"]
        ---
        best = None
        for home in homes:
            key = (home["rent"] / home["area"], -home["area"])
            if best is None or key < best[0]:
                best = (key, home["id"])
        return best[1] if best else None
        """,
        lambda r: (_homes(r),),
    ),
    made(
        "hospitality.average_rent",
        "average_rent_by_city rent_levels mean_rents",
        "homes: list[dict]; minimum: int = 1",
        "dict[str, int]",
        """
        Average 'rent' per 'city', rounded, for cities with at least {minimum} {homes}, dearest first.
        mean rent by city in whole numbers, descending
        Group by city, average the rents; leave out cities with fewer than {minimum} homes; ties by name.
        Where is renting expensive? City to rounded mean rent, highest first, then alphabetically.
        Dict of city to average rent (integer), sorted by rent descending and name.
        """,
        """
        rents = {}
        for home in homes:
            rents.setdefault(home["city"], []).append(home["rent"])
        means = {city: round(sum(v) / len(v)) for city, v in rents.items() if len(v) >= minimum}
        return dict(sorted(means.items(), key=lambda item: (-item[1], item[0])))
        ---
        means = []
        for city in {home["city"] for home in homes}:
            values = [home["rent"] for home in homes if home["city"] == city]
            if len(values) >= minimum:
                means.append((-round(sum(values) / len(values)), city))
        return {city: -mean for mean, city in sorted(means)}
        """,
        lambda r: (_homes(r), r.choice((1, 2))),
    ),
    made(
        "hospitality.rent_affordable",
        "rent_affordable can_afford_rent affordability",
        "income: float; rent: float; debts: float = 0.0",
        "str",
        """
        Rate a {rent}: "comfortable" to 30 percent of {income} minus {debts}, "tight" to 40, else "too high".
        is the rent affordable? by share of the free income
        Free income is {income} less {debts}; a rent up to 30 % is comfortable, 40 % tight, more too high.
        Can I afford the flat? comfortable, tight or too high (limits included).
        Compare {rent} with 0.3 and 0.4 of what remains after {debts}.
        """,
        """
        free = income - debts
        if rent * 10 <= free * 3:
            return "comfortable"
        if rent * 10 <= free * 4:
            return "tight"
        return "too high"
        ---
        tenths = {3: "comfortable", 4: "tight"}
        for share, label in tenths.items():
            if rent * 10 <= (income - debts) * share:
                return label
        return "too high"
        """,
        lambda r: (
            float(r.choice((1500, 2000, 3000))),
            float(r.choice((400, 500, 600, 900, 1000, 1400))),
            float(r.choice((0, 100, 300))),
        ),
    ),
    made(
        "hospitality.rent_increase",
        "rent_after_increase capped_rent_increase new_rent",
        "rent: float; wanted: float; cap_percent: float = 15",
        "float",
        """
        Return the new rent: the {wanted} one, but at most {cap_percent} percent above {rent}. In cents.
        rent increase limited by a cap
        The {wanted} rent holds unless it is more than {cap_percent} % over {rent}; then the cap, in cents.
        What may the landlord ask for? No more than {cap_percent} percent on top of the old {rent}.
        Minimum of {wanted} and rent * (1 + cap / 100), rounded to 2 places.
        """,
        """
        highest = round(rent * (100 + cap_percent) / 100, 2)
        return min(round(wanted, 2), highest)
        ---
        highest = round(rent * (100 + cap_percent) / 100, 2)
        return highest if wanted > highest else round(wanted, 2)
        """,
        lambda r: (
            float(r.choice((500, 640, 800))),
            float(r.choice((480, 550, 600, 700, 900, 1000))),
            r.choice((10, 15, 20)),
        ),
    ),
    made(
        "hospitality.closing_costs",
        "closing_costs purchase_costs buying_costs",
        "price: float; agent: bool = True; first_home: bool = False",
        "float",
        """
        Side costs of a house {price}: 5 percent tax, 2 notary, 3 {agent}; half the tax for a {first_home}.
        extra costs when buying a house, in cents
        Tax 5 % (2.5 % on a {first_home}), notary 2 %, and 3 % more if an {agent} is involved.
        What comes on top of the {price}? Percentages for tax, notary and agent added together.
        Sum of tax, notary and agent fees rounded to two decimals.
        """,
        """
        percent = 2 + (2.5 if first_home else 5)
        if agent:
            percent += 3
        return round(price * percent / 100, 2)
        ---
        rates = [2.5 if first_home else 5, 2, 3 if agent else 0]
        return round(price * sum(rates) / 100, 2)
        """,
        lambda r: (float(r.choice((100000, 250000, 300000))), r.random() < 0.5, r.random() < 0.5),
    ),
    made(
        "hospitality.listing_title",
        "listing_title flat_title describe_home",
        "home: dict",
        "str",
        """
        Describe a {home} as "2 rooms, 65 m2 in Rome", "studio" for one room, ", pets welcome" if 'pets'.
        title of a flat advert
        Text from 'rooms', 'area' and 'city'; a single room is a "studio"; allowed pets come at the end.
        How is the flat announced? "studio, 30 m2 in Oslo, pets welcome" or "3 rooms, 65 m2 in Bern".
        Build the advert line; say "studio" instead of "1 rooms" and add the pets only when true.
        """,
        """
        size = "studio" if home["rooms"] == 1 else f"{home['rooms']} rooms"
        text = f"{size}, {home['area']} m2 in {home['city']}"
        if home["pets"]:
            text += ", pets welcome"
        return text
        ---
        rooms = home["rooms"]
        parts = ["studio" if rooms < 2 else str(rooms) + " rooms", "{area} m2 in {city}".format(**home)]
        if home["pets"]:
            parts.append("pets welcome")
        return ", ".join(parts)
        """,
        lambda r: (
            {
                "rooms": r.randint(1, 4),
                "area": r.choice((30, 65)),
                "city": r.choice(CITIES),
                "pets": r.random() < 0.5,
            },
        ),
    ),
    made(
        "hospitality.find_stock",
        "find_in_warehouse locate_item shelves_with",
        "shelves: dict[str, dict[str, int]]; item: str",
        "list[tuple[str, int]]",
        """
        Return (shelf, count) for all {shelves} that hold the {item}, the fullest first, ties by shelf name.
        where an item lies in the warehouse and how many
        List the shelves with at least one {item}, sorted by count descending, then by name.
        Where do we find the {item}? Pairs of shelf and count, most pieces first; empty if there are none.
        Shelves with a positive count of {item} as pairs, ordered by (-count, shelf).
        """,
        """
        found = [(shelf, goods[item]) for shelf, goods in shelves.items() if goods.get(item, 0) > 0]
        return sorted(found, key=lambda pair: (-pair[1], pair[0]))
        ---
        pairs = []
        for shelf in sorted(shelves):
            count = shelves[shelf].get(item, 0)
            if count:
                pairs.append((shelf, count))
        pairs.sort(key=lambda pair: pair[1], reverse=True)
        return pairs
        """,
        lambda r: (_shelves(r), r.choice(("box", "pipe", "bolt"))),
    ),
    made(
        "hospitality.warehouse_totals",
        "warehouse_totals total_stock stock_over_shelves",
        "shelves: dict[str, dict[str, int]]",
        "dict[str, int]",
        """
        Add up the counts of each item over all {shelves}, items in alphabetical order, zero totals left out.
        total stock per item in the warehouse
        Sum the inner dicts of {shelves}; keys sorted; items of which there is nothing do not appear.
        How many of each item do we have altogether? Only positive totals, by name.
        Dict from item to total count across shelves, sorted, no zeros.
        """,
        """
        totals = {}
        for goods in shelves.values():
            for item, count in goods.items():
                totals[item] = totals.get(item, 0) + count
        return {item: totals[item] for item in sorted(totals) if totals[item]}
        ---
        from collections import Counter

        counts = Counter()
        for goods in shelves.values():
            counts.update(goods)
        return dict(sorted((+counts).items()))
        """,
        lambda r: (_shelves(r),),
    ),
    made(
        "hospitality.empty_shelves",
        "empty_shelves free_shelves unused_shelves",
        "shelves: dict[str, dict[str, int]]; row: str = ''",
        "list[str]",
        """
        Names of {shelves} with nothing on them, sorted; only those of a {row} (first letter) if given.
        empty shelves, optionally of one row
        A shelf is empty if it has no items or all counts are 0; {row} "" means every row; sorted names.
        Which shelves can be filled? Names in order, limited to those starting with {row}.
        Sorted names of shelves whose counts add up to 0 and that begin with {row}.
        """,
        """
        empty = [name for name, goods in shelves.items() if not any(goods.values())]
        return sorted(name for name in empty if name.startswith(row))
        ---
        free = []
        for name in shelves:
            if sum(shelves[name].values()) == 0 and name[: len(row)] == row:
                free.append(name)
        free.sort()
        return free
        """,
        lambda r: (_shelves(r), r.choice(("", "A", "B"))),
    ),
    made(
        "hospitality.shelf_order",
        "walking_order pick_path sort_locations",
        "locations: list[str]",
        "list[str]",
        """
        Sort {locations} like "B10" by row letter and number; every second row (B, D, ...) runs backwards.
        pick path through the warehouse, up one row and down the next
        Rows A, C, E ascending by number, rows B, D, F descending; rows in alphabetical order.
        In which order does the picker walk? Serpentine: A1, A2, B10, B2, C1; numbers compare as numbers.
        Order locations by letter, numbers going up in A, down in B, up in C and so on.
        """,
        """
        def position(location):
            row, number = location[0], int(location[1:])
            backwards = (ord(row) - ord("A")) % 2 == 1
            return row, -number if backwards else number

        return sorted(locations, key=position)
        ---
        path = []
        for row in sorted({location[0] for location in locations}):
            numbers = sorted(int(location[1:]) for location in locations if location[0] == row)
            if row in "BDFHJLNPRTVXZ":
                numbers.reverse()
            path += [f"{row}{number}" for number in numbers]
        return path
        """,
        lambda r: ([f"{r.choice('ABC')}{r.choice((1, 2, 9, 10, 11, 20))}" for _ in range(r.randint(0, 6))],),
    ),
    made(
        "hospitality.pallets",
        "pallets_needed count_pallets pallet_count",
        "boxes: int; per_layer: int = 8; layers: int = 5; max_boxes: int = 32",
        "int",
        """
        Pallets for {boxes}: {per_layer} times {layers} on each, but {max_boxes} at most; rounded up.
        number of pallets with a limit of boxes per pallet
        A pallet takes {per_layer} * {layers} boxes, limited to {max_boxes}; a begun pallet counts.
        How many pallets do we need? Capacity is the smaller of layers times boxes and {max_boxes}.
        Divide {boxes} by the capacity of a pallet and round up, 0 without boxes.
        """,
        """
        capacity = min(per_layer * layers, max_boxes)
        return -(-boxes // capacity)
        ---
        capacity = per_layer * layers
        if capacity > max_boxes:
            capacity = max_boxes
        full, rest = divmod(boxes, capacity)
        return full + (rest > 0)
        """,
        lambda r: (
            r.choice((0, 1, 30, 32, 40, 41, 100)),
            r.choice((4, 8)),
            r.choice((3, 5)),
            r.choice((20, 32, 50)),
        ),
    ),
    made(
        "hospitality.storage_fee",
        "storage_fee storage_cost warehouse_fee",
        "pallets: int; days: int; free_days: int = 3",
        "float",
        """
        Storage fee: 1.5 per pallet and day after {free_days}, 1.0 for the days beyond 30; in cents.
        warehouse fee with free days and a lower rate after day 30
        The first {free_days} cost nothing, then 1.5 a day to day 30, 1.0 from day 31, times {pallets}.
        How much is storing {pallets} for {days}? Free at first, cheaper after a month.
        Sum of daily rates (0, 1.5, 1.0) multiplied by the number of pallets.
        """,
        """
        normal = max(min(days, 30) - free_days, 0)
        late = max(days - 30, 0)
        return round(pallets * (1.5 * normal + 1.0 * late), 2)
        ---
        per_pallet = 0.0
        for day in range(1, days + 1):
            if day > 30:
                per_pallet += 1.0
            elif day > free_days:
                per_pallet += 1.5
        return round(pallets * per_pallet, 2)
        """,
        lambda r: (r.choice((0, 1, 4, 10, 12)), r.choice((0, 2, 3, 4, 10, 40)), r.choice((0, 3, 5))),
    ),
    made(
        "hospitality.transfer_plan",
        "transfer_plan balance_stock moves_between_stores",
        "stock: dict[str, int]; minimum: int = 5",
        "dict[str, int]",
        """
        What each store can give (negative) or needs (positive) to have {minimum} pieces; no zeros.
        difference to the minimum stock per store
        Map each store of {stock} to {minimum} minus its count, without those that have exactly {minimum}.
        Which stores need goods, which have too many? Positive numbers are needs, negative ones surplus.
        Dict of minimum - count for every store where that is not 0.
        """,
        """
        return {store: minimum - count for store, count in stock.items() if count != minimum}
        ---
        plan = {}
        for store, count in stock.items():
            difference = minimum - count
            if difference:
                plan[store] = difference
        return plan
        """,
        lambda r: ({n: r.randint(0, 14) for n in r.sample(CITIES, r.randint(0, 4))}, r.choice((4, 5))),
    ),
    made(
        "hospitality.quality_sample",
        "sample_size quality_sample pieces_to_check",
        "lot: int; strict: bool = False",
        "int",
        """
        How many pieces of a {lot} to check: all up to 8, 8 to 50, 20 to 500, else 50; twice if {strict}.
        sample size for quality control by lot size
        Small lots are checked in full; larger ones by steps (8, 20, 50); {strict} doubles, at most the {lot}.
        How many items must be inspected? By lot size with limits 8, 50, 500; never more than there are.
        Steps: <= 8 all, <= 50 eight, <= 500 twenty, more fifty; doubled when {strict} and capped at {lot}.
        """,
        """
        if lot <= 8:
            size = lot
        elif lot <= 50:
            size = 8
        elif lot <= 500:
            size = 20
        else:
            size = 50
        return min(size * 2 if strict else size, lot)
        ---
        size = 50
        for limit, pieces in ((500, 20), (50, 8), (8, lot)):
            if lot <= limit:
                size = pieces
        if strict:
            size *= 2
        return size if size < lot else lot
        """,
        lambda r: (r.choice((0, 1, 5, 8, 9, 50, 51, 500, 501)), r.random() < 0.5),
    ),
    made(
        "hospitality.defect_decision",
        "lot_decision accept_lot inspection_result",
        "checked: int; defects: int",
        "str",
        """
        Decide: "reject" above 5 percent {defects}, "recheck" above 2 or if none {checked}, else "accept".
        accept, recheck or reject by the share of defects
        Over 5 % of the {checked} defective: reject; over 2 %: recheck; nothing checked: recheck.
        What happens with the delivery? Accept up to 2 percent {defects}, reject over 5, else check again.
        Quality decision by defects / checked with limits 0.02 and 0.05.
        """,
        """
        if checked == 0:
            return "recheck"
        share = defects / checked
        if share > 0.05:
            return "reject"
        return "recheck" if share > 0.02 else "accept"
        ---
        if not checked or 0.02 < defects / checked <= 0.05:
            return "recheck"
        return "accept" if defects / checked <= 0.02 else "reject"
        """,
        lambda r: (r.choice((0, 8, 20, 50)), r.choice((0, 0, 1, 2, 5))),
    ),
    made(
        "hospitality.supplier_choice",
        "choose_supplier best_supplier pick_supplier",
        "offers: list[dict]; needed: int; max_days: int = 7",
        "str  |  None",
        """
        Name of the cheapest offer with {needed} 'stock' that delivers within {max_days}, faster on ties.
        best supplier for an order, None if no one can deliver
        Filter {offers} by 'stock' and 'days'; lowest 'price', then fewer days, then the first; or None.
        From whom do we buy? Enough stock, at most {max_days} days, cheapest first, then quickest.
        Return the 'name' with minimal (price, days) among usable offers, or None.
        """,
        """
        usable = [o for o in offers if o["stock"] >= needed and o["days"] <= max_days]
        if not usable:
            return None
        return min(usable, key=lambda o: (o["price"], o["days"]))["name"]
        ---
        ranked = sorted(offers, key=lambda o: (o["price"], o["days"]))
        for offer in ranked:
            if offer["days"] <= max_days and offer["stock"] >= needed:
                return offer["name"]
        return None
        """,
        lambda r: (
            [
                {
                    "name": n,
                    "price": r.choice((2.0, 2.5, 3.0)),
                    "days": r.choice((2, 5, 7, 10)),
                    "stock": r.choice((5, 20, 100)),
                }
                for n in r.sample(("Acme", "Bolt", "Core", "Dyna"), r.randint(0, 4))
            ],
            r.choice((5, 10, 50)),
            r.choice((5, 7)),
        ),
    ),
    made(
        "hospitality.supplier_rating",
        "supplier_score rate_supplier supplier_grade",
        "late: int; defects: int; deliveries: int",
        "str",
        """
        Grade: 100 minus 50 times {late} and 100 times {defects} per delivery; A from 90, B from 70, else C.
        supplier grade A, B or C; "new" without deliveries
        Points are 100 - (50 * late + 100 * defects) / deliveries; 90 and more is A, 70 and more B, less C.
        How good is the supplier? "new" if there were no {deliveries}, otherwise a letter by points.
        Letter by score (A >= 90, B >= 70, C) from late and defective deliveries.
        """,
        """
        if deliveries == 0:
            return "new"
        points = 100 - (50 * late + 100 * defects) / deliveries
        if points >= 90:
            return "A"
        return "B" if points >= 70 else "C"
        ---
        if not deliveries:
            return "new"
        lost = (50 * late + 100 * defects) / deliveries
        return "A" if lost <= 10 else "B" if lost <= 30 else "C"
        """,
        lambda r: (r.choice((0, 1, 2, 4)), r.choice((0, 1, 3)), r.choice((0, 5, 10, 20))),
    ),
    made(
        "hospitality.revenue_by",
        "revenue_by total_by_key sum_revenue_by",
        "sales: list[dict]; key: str",
        "dict[str, float]",
        """
        Sum 'units' times 'price' of the {sales} per value of {key}, largest revenue first, ties by name.
        revenue grouped by a chosen column, descending
        Group {sales} by {key} (such as "region"), add up the revenue; sort by revenue, then name.
        What did each product (or region) bring in? Dict ordered from most to least.
        Revenue per {key}, highest first.
        """,
        """
        totals = {}
        for sale in sales:
            name = sale[key]
            totals[name] = totals.get(name, 0) + sale["units"] * sale["price"]
        return dict(sorted(totals.items(), key=lambda item: (-item[1], item[0])))
        ---
        names = {sale[key] for sale in sales}
        sums = {name: sum(s["units"] * s["price"] for s in sales if s[key] == name) for name in names}
        return {name: sums[name] for name in sorted(sums, key=lambda n: (-sums[n], n))}
        """,
        lambda r: (_sales(r), r.choice(("product", "region"))),
    ),
    made(
        "hospitality.top_products",
        "top_sellers top_products best_sellers",
        "sales: list[dict]; count: int = 3",
        "list[tuple[str, int]]",
        """
        The {count} products with most 'units' in {sales} as (product, units), ties by name; no zeros.
        top sellers with units sold, best first
        Add up units per product, drop products that never sold, sort by units descending and name, cut.
        What sells best? At most {count} pairs of product and total units.
        Pairs (product, sum of units > 0), ordered by (-units, product), the first {count}.
        """,
        """
        units = {}
        for sale in sales:
            units[sale["product"]] = units.get(sale["product"], 0) + sale["units"]
        sold = [(product, total) for product, total in units.items() if total > 0]
        return sorted(sold, key=lambda pair: (-pair[1], pair[0]))[:count]
        ---
        from collections import Counter

        units = Counter()
        for sale in sales:
            units[sale["product"]] += sale["units"]
        ranked = sorted((+units).items(), key=lambda pair: (-pair[1], pair[0]))
        return ranked[:count]
        """,
        lambda r: (_sales(r), r.choice((1, 2, 3))),
    ),
    made(
        "hospitality.monthly_revenue",
        "monthly_revenue revenue_per_month sales_by_month",
        "sales: list[dict]",
        "dict[str, float]",
        """
        Sum 'units' times 'price' per month ("YYYY-MM" of the ISO 'day'), months ascending.
        revenue for each month, sorted by month
        Cut 'day' to year and month and add up the revenue; months without {sales} do not appear.
        How much did we sell in each month? Dict with keys like "2024-03", oldest first.
        Group revenue by the first seven characters of 'day', keys sorted.
        """,
        """
        totals = {}
        for sale in sales:
            month = sale["day"][:7]
            totals[month] = totals.get(month, 0) + sale["units"] * sale["price"]
        return dict(sorted(totals.items()))
        ---
        result = {}
        for sale in sorted(sales, key=lambda s: s["day"]):
            month = sale["day"].rsplit("-", 1)[0]
            result.setdefault(month, 0)
            result[month] += sale["units"] * sale["price"]
        return result
        """,
        lambda r: (_sales(r),),
    ),
    made(
        "hospitality.month_over_month",
        "month_over_month monthly_growth growth_by_month",
        "revenue: dict[str, float]",
        "dict[str, float  |  None]",
        """
        Change to the month before in percent (1 decimal) for each month but the first; None after a 0.
        month over month growth, None if the previous month had no revenue
        Compare each month of {revenue} with the one before; one decimal; a zero base gives None.
        How did revenue grow from month to month? The first month has no entry.
        Dict from month to percentage change versus the previous key.
        """,
        """
        growth = {}
        previous = None
        for month, amount in revenue.items():
            if previous is not None:
                growth[month] = round((amount - previous) / previous * 100, 1) if previous else None
            previous = amount
        return growth
        ---
        months = list(revenue)
        growth = {}
        for before, month in zip(months, months[1:]):
            base = revenue[before]
            growth[month] = None if base == 0 else round((revenue[month] - base) / base * 100, 1)
        return growth
        """,
        lambda r: (
            {
                m: float(r.choice((0, 50, 80, 100)))
                for m in ("2024-01", "2024-02", "2024-03", "2024-04")[: r.randint(0, 4)]
            },
        ),
    ),
    made(
        "hospitality.pivot_sales",
        "pivot_units units_table cross_table",
        "sales: list[dict]",
        "dict[str, dict[str, int]]",
        """
        Return the units per 'region' and 'product' as nested dicts, both sorted by name.
        cross table of units: region to product to sum
        Outer keys are the regions, inner keys the products sold there, values the added 'units'.
        How many units of each product went to each region? Sorted nested dict of sums.
        Pivot the {sales}: {{region: {{product: units}}}}, alphabetically on both levels.
        """,
        """
        table = {}
        for sale in sorted(sales, key=lambda s: (s["region"], s["product"])):
            row = table.setdefault(sale["region"], {})
            row[sale["product"]] = row.get(sale["product"], 0) + sale["units"]
        return table
        ---
        table = {}
        for region in sorted({s["region"] for s in sales}):
            here = [s for s in sales if s["region"] == region]
            products = sorted({s["product"] for s in here})
            table[region] = {p: sum(s["units"] for s in here if s["product"] == p) for p in products}
        return table
        """,
        lambda r: (_sales(r),),
    ),
    made(
        "hospitality.revenue_share",
        "revenue_share share_by_product revenue_percentages",
        "sales: list[dict]",
        "dict[str, float]",
        """
        Each product's share of revenue ('units' times 'price') in percent, 1 decimal, by name; {{}} if none.
        percentage of revenue per product, alphabetical
        Revenue of the product divided by all revenue, times 100, one decimal; empty if nothing was sold.
        Which part of our revenue comes from which product? Sorted by product name.
        Share in percent of total revenue for every product in {sales}, or an empty dict without revenue.
        """,
        """
        total = sum(sale["units"] * sale["price"] for sale in sales)
        if total == 0:
            return {}
        shares = {}
        for product in sorted({sale["product"] for sale in sales}):
            amount = sum(s["units"] * s["price"] for s in sales if s["product"] == product)
            shares[product] = round(amount / total * 100, 1)
        return shares
        ---
        amounts = {}
        for sale in sales:
            amounts[sale["product"]] = amounts.get(sale["product"], 0) + sale["units"] * sale["price"]
        total = sum(amounts.values())
        return {name: round(amounts[name] / total * 100, 1) for name in sorted(amounts)} if total else {}
        """,
        lambda r: (_sales(r),),
    ),
    made(
        "hospitality.seasonal_best",
        "best_weekday best_day_of_week strongest_weekday",
        "sales: list[tuple[str, float]]",
        "str  |  None",
        """
        Weekday with the highest average of the (weekday, amount) {sales}, the first on ties, else None.
        weekday with the best average sales
        Average the amounts per weekday and give the best one; without {sales} None.
        On which weekday do we sell most on average? Ties go to the day that comes first in the data.
        Name of the day with the largest mean amount, None for an empty list.
        """,
        """
        amounts = {}
        for day, amount in sales:
            amounts.setdefault(day, []).append(amount)
        if not amounts:
            return None
        return max(amounts, key=lambda day: sum(amounts[day]) / len(amounts[day]))
        ---
        best, highest = None, 0.0
        for day in dict.fromkeys(day for day, _ in sales):
            values = [amount for name, amount in sales if name == day]
            mean = sum(values) / len(values)
            if best is None or mean > highest:
                best, highest = day, mean
        return best
        """,
        lambda r: (
            [
                (r.choice(("Mon", "Tue", "Wed", "Sat")), float(r.choice((10, 20, 25, 40))))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "hospitality.bar_chart",
        "text_bar_chart sales_bars bar_lines",
        "values: dict[str, int]; width: int = 20",
        "list[str]",
        """
        Bar chart: names padded to the longest, " | ", and # signs, the largest of {values} {width} long.
        lines of a text bar chart
        Each line has the padded name, " | " and a bar scaled to the maximum (rounded); no bars if all 0.
        Show {values} as horizontal bars of "#", scaled so that the biggest has {width} characters.
        One text line per entry in order: name, separator, round(value / max * width) hashes.
        """,
        """
        longest = max(map(len, values), default=0)
        top = max(values.values(), default=0)
        lines = []
        for name, value in values.items():
            bar = "#" * round(value / top * width) if top else ""
            lines.append(f"{name:<{longest}} | {bar}")
        return lines
        ---
        if not values:
            return []
        longest = max(len(name) for name in values)
        top = max(values.values()) or 1
        return [name.ljust(longest) + " | " + "#" * round(v / top * width) for name, v in values.items()]
        """,
        lambda r: (
            {n: r.randint(0, 40) for n in r.sample(("tea", "mugs", "bag"), r.randint(0, 3))},
            r.choice((10, 20)),
        ),
    ),
    made(
        "hospitality.report_line",
        "report_row format_report_row summary_row",
        "label: str; value: float; previous: float",
        "str",
        """
        Format "Sales: 1,200.00 (up 20%)" from {label}, {value} and change to {previous}: up, down, "same".
        report line with the change in whole percent
        Value with commas and two decimals; in brackets "up N%", "down N%", "same", "new" if {previous} is 0.
        How does the figure look in the report? Say how much it rose or fell against {previous}, rounded.
        Text of a figure and its change: (new) without a previous value, (same) when equal.
        """,
        """
        if previous == 0:
            note = "new"
        elif value == previous:
            note = "same"
        else:
            percent = round(abs(value - previous) / previous * 100)
            note = f"{'up' if value > previous else 'down'} {percent}%"
        return f"{label}: {value:,.2f} ({note})"
        ---
        text = "{}: {:,.2f} ".format(label, value)
        if not previous:
            return text + "(new)"
        difference = value - previous
        if difference == 0:
            return text + "(same)"
        word = "up" if difference > 0 else "down"
        return text + "({} {}%)".format(word, round(abs(difference) / previous * 100))
        """,
        lambda r: (
            r.choice(("Sales", "Costs", "Profit")),
            float(r.choice((0, 50, 1200, 2500.5))),
            float(r.choice((0, 50, 1000))),
        ),
    ),
    made(
        "hospitality.rank_regions",
        "rank_with_ties competition_ranks sales_ranks",
        "totals: dict[str, int]",
        "dict[str, int]",
        """
        Rank of each region by its total, 1 for the highest; equal {totals} share a rank (1, 2, 2, 4).
        ranks with ties, best first, names alphabetical on ties
        Rank = 1 + number of larger totals; ordered by rank and then by name.
        Which place has each region? The same total gives the same place, the next place is skipped.
        Competition ranking of {totals} as a dict ordered by rank, ties by name.
        """,
        """
        ranked = sorted(totals, key=lambda name: (-totals[name], name))
        values = sorted(totals.values(), reverse=True)
        return {name: values.index(totals[name]) + 1 for name in ranked}
        ---
        ranks = {}
        for name, total in sorted(totals.items(), key=lambda item: (-item[1], item[0])):
            ranks[name] = 1 + sum(other > total for other in totals.values())
        return ranks
        """,
        lambda r: (
            {
                n: r.choice((10, 20, 20, 30))
                for n in r.sample(("north", "south", "east", "west"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "hospitality.moving_average_sales",
        "smooth_sales moving_average trailing_average",
        "sales: list[int]; days: int = 3",
        "list[float]",
        """
        Average of the last {days} values for each day, with fewer at the start, rounded to 1 decimal.
        trailing moving average of the same length
        Each value is replaced by the mean of itself and up to {days} - 1 values before it; one decimal.
        Smooth the {sales}: the mean over the current and the previous days, {days} in all at most.
        List of rolling means; the first ones use what is there.
        """,
        """
        averages = []
        for index in range(len(sales)):
            window = sales[max(index - days + 1, 0) : index + 1]
            averages.append(round(sum(window) / len(window), 1))
        return averages
        ---
        windows = [sales[: end][-days:] for end in range(1, len(sales) + 1)]
        return [round(sum(w) / len(w), 1) for w in windows]
        """,
        lambda r: ([r.randint(0, 20) for _ in range(r.randint(0, 7))], r.choice((2, 3))),
    ),
    made(
        "hospitality.unusual_days",
        "unusual_days outlier_days strange_sales",
        "sales: dict[str, float]; factor: float = 2",
        "list[str]",
        """
        Days whose {sales} are over {factor} times the average or below the average divided by {factor}.
        days far above or below the mean, in order
        Name days with more than {factor} times the mean or less than mean / {factor}; none if empty.
        Which days stand out? Compare with the average of all {sales}, both upwards and downwards.
        Keys with value > mean * factor or value < mean / factor.
        """,
        """
        if not sales:
            return []
        mean = sum(sales.values()) / len(sales)
        return [day for day, amount in sales.items() if amount > mean * factor or amount < mean / factor]
        ---
        days = []
        total, count = sum(sales.values()), len(sales)
        for day, amount in sales.items():
            if not total / count / factor <= amount <= total / count * factor:
                days.append(day)
        return days
        """,
        lambda r: (
            {
                d: float(r.choice((0, 10, 10, 12, 50)))
                for d in ("Mon", "Tue", "Wed", "Thu", "Fri")[: r.randint(0, 5)]
            },
            r.choice((2, 3)),
        ),
    ),
    made(
        "hospitality.compare_stores",
        "compare_stores better_store store_difference",
        "first: dict[str, float]; second: dict[str, float]",
        "str",
        """
        Return "first", "second" or "draw" by which store sold more on more of the days that both have.
        winner of the day-by-day comparison
        For every common day see who sold more; the store with more such days wins; "draw" if equal.
        Which store is better? Count the days won; days missing in one store and equal sales do not count.
        Compare two dicts day by day and name the one with more wins, or "draw".
        """,
        """
        wins = 0
        for day, amount in first.items():
            if day in second:
                wins += (amount > second[day]) - (amount < second[day])
        if wins == 0:
            return "draw"
        return "first" if wins > 0 else "second"
        ---
        common = set(first) & set(second)
        won = sum(first[day] > second[day] for day in common)
        lost = sum(first[day] < second[day] for day in common)
        return "draw" if won == lost else "first" if won > lost else "second"
        """,
        lambda r: (
            {d: float(r.choice((10, 20, 30))) for d in r.sample(("Mon", "Tue", "Wed"), r.randint(0, 3))},
            {d: float(r.choice((10, 20, 30))) for d in r.sample(("Mon", "Tue", "Wed"), r.randint(0, 3))},
        ),
    ),
    made(
        "hospitality.goal_left_per_day",
        "needed_per_day sales_needed_per_day daily_target",
        "goal: float; sales: list[float]; days: int",
        "float",
        """
        What must be sold per remaining day to reach the {goal} in {days}? 0.0 if reached or no day is left.
        daily sales needed for the rest of the period, in cents
        The missing amount divided by {days} minus the days in {sales}; never negative; two decimals.
        How much must we sell each day from now on? {sales} has one value for each day that is over.
        (goal - sold) / days left, 0.0 when the {goal} is reached or the time is up.
        """,
        """
        missing = goal - sum(sales)
        left = days - len(sales)
        if missing <= 0 or left <= 0:
            return 0.0
        return round(missing / left, 2)
        ---
        left = days - len(sales)
        if left < 1:
            return 0.0
        return round(max(goal - sum(sales), 0.0) / left, 2)
        """,
        lambda r: (
            float(r.choice((100, 200))),
            [r.randint(0, 100) / 2 for _ in range(r.randint(0, 4))],
            r.choice((4, 5, 10)),
        ),
    ),
    made(
        "hospitality.cohort_retention",
        "repeat_rate repeat_purchase_rate returning_share",
        "buyers: list[str]",
        "float",
        """
        Percent of the customers in {buyers} (one name per purchase) that bought more than once, 1 decimal.
        repeat purchase rate in percent
        Customers with two or more purchases divided by all different customers; 0.0 without purchases.
        Which share of our customers came back? Names repeat for each purchase; one decimal place.
        Percentage of distinct names in {buyers} that occur at least twice.
        """,
        """
        customers = set(buyers)
        if not customers:
            return 0.0
        repeated = [name for name in customers if buyers.count(name) > 1]
        return round(len(repeated) / len(customers) * 100, 1)
        ---
        counts = {}
        for name in buyers:
            counts[name] = counts.get(name, 0) + 1
        repeated = sum(count >= 2 for count in counts.values())
        return round(repeated / len(counts) * 100, 1) if counts else 0.0
        """,
        lambda r: ([r.choice(CITIES) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "hospitality.csv_totals_row",
        "add_total_row with_total_row append_totals",
        "rows: list[list]; label: str = 'Total'",
        "list[list]",
        """
        Append a row with the {label} and the column sums to {rows} (name, numbers); empty stays empty.
        table with a row of totals at the end
        Copy {rows} and add one that has {label} first and then the sum of each number column; [] gives [].
        Add a total line below the table; the first column holds names, the others numbers.
        New list of {rows} plus [label, sum of column 1, sum of column 2, ...].
        """,
        """
        if not rows:
            return []
        totals = [sum(column) for column in list(zip(*rows))[1:]]
        return [*rows, [label, *totals]]
        ---
        result = [list(row) for row in rows]
        if rows:
            width = len(rows[0])
            result.append([label] + [sum(row[i] for row in rows) for i in range(1, width)])
        return result
        """,
        lambda r: (
            [[r.choice(CITIES), r.randint(0, 9), r.randint(0, 9)] for _ in range(r.randint(0, 4))],
            r.choice(("Total", "Sum")),
        ),
    ),
    made(
        "hospitality.orders_by_table",
        "orders_by_table table_totals bills_per_table",
        "orders: list[tuple[int, str, float]]",
        "dict[int, float]",
        """
        Sum the {orders} (table, dish, price) per table, table numbers ascending.
        bill of each table, sorted by table number
        Add the prices of all dishes ordered at the same table; keys in ascending order.
        What does every table have to pay? Dict of table number to sum, smallest number first.
        Group orders by table and add up the prices; no orders give an empty dict.
        """,
        """
        totals = {}
        for table, _, price in orders:
            totals[table] = totals.get(table, 0.0) + price
        return dict(sorted(totals.items()))
        ---
        tables = sorted({table for table, _, _ in orders})
        return {n: float(sum(price for table, _, price in orders if table == n)) for n in tables}
        """,
        lambda r: (
            [(r.randint(1, 4), r.choice(DISHES), r.choice((4.5, 8.0, 12.0))) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "hospitality.kitchen_ticket",
        "kitchen_ticket dish_counts_text kitchen_lines",
        "dishes: list[str]",
        "list[str]",
        """
        Lines such as "2x Soup" for the {dishes}: same names in any case together, capitalised, first come.
        kitchen ticket with quantities
        Count the dishes regardless of case and write "Nx Name" with a capital letter, first ordered first.
        What must the kitchen cook? One line per dish with its number, also for single ones ("1x Cake").
        Count equal {dishes} (case ignored) and format them as "Nx Name".
        """,
        """
        counts = {}
        for dish in dishes:
            name = dish.capitalize()
            counts[name] = counts.get(name, 0) + 1
        return [f"{count}x {name}" for name, count in counts.items()]
        ---
        names = [dish.lower() for dish in dishes]
        return [str(names.count(name)) + "x " + name.capitalize() for name in dict.fromkeys(names)]
        """,
        lambda r: ([r.choice(("Soup", "soup", "cake", "pasta")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "hospitality.menu_deal",
        "menu_deal_price lunch_deal meal_with_deal",
        "main: float; drink: float; dessert: float = 0.0",
        "float",
        """
        Price of a meal: a {drink} is half price, with a {dessert} as well 2.0 come off; 0.0 is not taken.
        meal deal: half price drink, 2 off with drink and dessert
        {main} and {dessert} cost their price, the {drink} half; 2.0 less if both extras (not 0) are ordered.
        What does the menu cost? Drinks are half price; main, drink and dessert together save another 2.0.
        Sum of main, drink / 2 and dessert, minus 2.0 when drink and dessert are both above 0.
        """,
        """
        price = main + drink / 2 + dessert
        if drink > 0 and dessert > 0:
            price -= 2.0
        return price
        ---
        saving = drink / 2
        if drink and dessert:
            saving += 2.0
        return main + drink + dessert - saving
        """,
        lambda r: (r.choice((8.0, 10.5, 12.0)), r.choice((0.0, 2.5, 4.0)), r.choice((0.0, 4.0, 5.5))),
    ),
    made(
        "hospitality.reservation_text",
        "reservation_text booking_confirmation confirm_booking",
        "name: str; people: int; time: str; table: int = 0",
        "str",
        """
        Confirm a booking: "Ann Lee, 2 guests at 18:00, table 4"; "1 guest" for one, no table if {table} is 0.
        text of a reservation with title-cased name
        {name} in title case, number of guests (singular for one), time, and the {table} unless it is 0.
        How is the reservation confirmed? Name, guests, time and, if known, the table.
        Format a booking line; the part ", table N" is only there for a table number above 0.
        """,
        """
        guests = "1 guest" if people == 1 else f"{people} guests"
        text = f"{name.title()}, {guests} at {time}"
        if table > 0:
            text += f", table {table}"
        return text
        ---
        parts = [name.title(), "{} guest{} at {}".format(people, "s" if people != 1 else "", time)]
        if table:
            parts.append("table " + str(table))
        return ", ".join(parts)
        """,
        lambda r: (
            r.choice(("Ann", "bob lee", "CLEO")),
            r.choice((1, 2, 6)),
            r.choice(("18:00", "20:30")),
            r.choice((0, 4)),
        ),
    ),
    made(
        "hospitality.combine_tables",
        "combine_tables tables_for_group join_tables",
        "tables: list[dict]; people: int",
        "list[int]",
        """
        Numbers of 'free' {tables} to join for {people}: largest 'seats' first until it is enough, or [].
        tables to put together for a large group
        Take free tables by seats descending (the given order on ties) until all {people} have a seat.
        Which tables do we push together? As few as possible; an empty list when free seats do not suffice.
        Greedy choice of free tables, biggest first; [] if their seats are fewer than {people}.
        """,
        """
        chosen, seats = [], 0
        for table in sorted(tables, key=lambda t: -t["seats"]):
            if table["free"] and seats < people:
                chosen.append(table["number"])
                seats += table["seats"]
        return chosen if seats >= people else []
        ---
        free = sorted((t for t in tables if t["free"]), key=lambda t: t["seats"], reverse=True)
        for count in range(1, len(free) + 1):
            if sum(t["seats"] for t in free[:count]) >= people:
                return [t["number"] for t in free[:count]]
        return []
        """,
        lambda r: (_tables(r), r.choice((2, 6, 9, 14))),
    ),
    made(
        "hospitality.waiter_sections",
        "assign_sections split_tables waiter_tables",
        "tables: int; waiters: list[str]",
        "dict[str, list[int]]",
        """
        Divide {tables} 1 to N among the {waiters} in consecutive blocks; the first get one more if needed.
        table numbers per waiter as even blocks
        Everyone gets N // count tables in a row, the first N % count waiters one extra.
        Who serves which tables? Neighbouring numbers, as evenly as possible.
        Dict of waiter to a list of consecutive table numbers starting at 1.
        """,
        """
        size, extra = divmod(tables, len(waiters))
        sections = {}
        start = 1
        for index, waiter in enumerate(waiters):
            end = start + size + (1 if index < extra else 0)
            sections[waiter] = list(range(start, end))
            start = end
        return sections
        ---
        numbers = list(range(1, tables + 1))
        sections = {}
        for left, waiter in zip(range(len(waiters), 0, -1), waiters):
            count = -(-len(numbers) // left)
            sections[waiter], numbers = numbers[:count], numbers[count:]
        return sections
        """,
        lambda r: (r.randint(0, 9), r.sample(CITIES, r.randint(1, 3))),
    ),
    made(
        "hospitality.leftovers_safe",
        "food_state leftovers_state still_good",
        "days: int; kind: str; frozen: bool = False",
        "str",
        """
        "fresh", "use today" or "throw away": fish keeps 1 of the {days}, meat 3, others 4; {frozen} 90.
        state of leftovers by kind and age in days
        Below the limit fresh, exactly at it "use today", beyond "throw away"; 1, 3, 4, or 90 if {frozen}.
        Can I still eat it? Compare {days} with how long the {kind} keeps (fish 1, meat 3, anything else 4).
        Limit by {kind}, 90 for {frozen} food; less is fresh, equal use today, more throw away.
        """,
        """
        limit = 90 if frozen else {"fish": 1, "meat": 3}.get(kind, 4)
        if days < limit:
            return "fresh"
        return "use today" if days == limit else "throw away"
        ---
        if frozen:
            limit = 90
        elif kind == "fish":
            limit = 1
        elif kind == "meat":
            limit = 3
        else:
            limit = 4
        left = limit - days
        return "throw away" if left < 0 else "fresh" if left else "use today"
        """,
        lambda r: (
            r.choice((0, 1, 2, 3, 4, 5, 60, 100)),
            r.choice(("fish", "meat", "soup", "rice")),
            r.random() < 0.3,
        ),
    ),
    made(
        "hospitality.use_first",
        "use_first expiring_soon cook_soon",
        "stock: dict[str, int]; within: int = 3",
        "list[str]",
        """
        Foods in {stock} (name to days left) to use {within} that many days, most urgent first, then name.
        what to use up first; expired food is left out
        Keep those with 0 to {within} days left, sorted by days and then by name; negative means expired.
        What should I cook with? Names with few days left, not those past their date.
        Sorted by (days, name) where 0 <= days <= {within}.
        """,
        """
        soon = [name for name, days in stock.items() if 0 <= days <= within]
        return sorted(soon, key=lambda name: (stock[name], name))
        ---
        pairs = []
        for name, days in stock.items():
            if days < 0 or days > within:
                continue
            pairs.append((days, name))
        return [name for _, name in sorted(pairs)]
        """,
        lambda r: ({n: r.randint(-1, 8) for n in r.sample(FOODS, r.randint(0, 5))}, r.choice((2, 3))),
    ),
    made(
        "hospitality.parse_ingredient",
        "parse_ingredient read_ingredient split_ingredient",
        "line: str",
        "tuple[float, str, str]",
        """
        "200 g flour" to (200.0, "g", "flour"); units g, kg, ml, l, tbsp, tsp, else ""; no amount is 0.0.
        amount, unit and name of an ingredient line
        First word a number (else 0.0), then a unit if it is one of g, kg, ml, l, tbsp, tsp, then the name.
        Split an ingredient {line}: "2 eggs" has the unit "", "salt" the amount 0.0 and no unit.
        Read the amount as float, the optional unit, and the rest as the name.
        """,
        """
        words = line.split()
        amount, unit = 0.0, ""
        if words and words[0].replace(".", "", 1).isdigit():
            amount = float(words.pop(0))
            if words and words[0] in ("g", "kg", "ml", "l", "tbsp", "tsp"):
                unit = words.pop(0)
        return amount, unit, " ".join(words)
        ---
        first, _, rest = line.partition(" ")
        try:
            amount = float(first)
        except ValueError:
            return 0.0, "", line
        unit, _, name = rest.partition(" ")
        if unit in {"g", "kg", "ml", "l", "tbsp", "tsp"}:
            return amount, unit, name
        return amount, "", rest
        """,
        lambda r: (
            r.choice(
                (
                    "200 g flour",
                    "1.5 l milk",
                    "2 eggs",
                    "salt",
                    "3 tbsp brown sugar",
                    "100 ml",
                    "4 large eggs",
                )
            ),
        ),
    ),
    made(
        "hospitality.amount_text",
        "amount_text kitchen_amount readable_amount",
        "grams: float",
        "str",
        """
        Write {grams} as "250 g", or from 1000 on as kilos without needless zeros: "1.5 kg", "2 kg".
        weight as text in g or kg
        Below 1000 in grams, otherwise divided by 1000 with " kg"; no trailing zeros in either case.
        How is the weight written in a recipe? 1250 is "1.25 kg", 250 is "250 g".
        Format a weight with the fitting unit, dropping ".0".
        """,
        """
        if grams >= 1000:
            return f"{grams / 1000:g} kg"
        return f"{grams:g} g"
        ---
        value, unit = (grams / 1000, "kg") if grams >= 1000 else (grams, "g")
        return "{:g} {}".format(value, unit)
        """,
        lambda r: (r.choice((0, 5, 250, 999, 1000, 1250, 1500, 2000, 0.5)),),
    ),
    made(
        "hospitality.recipe_difficulty",
        "recipe_difficulty difficulty_level how_hard",
        "steps: int; minutes: int; ingredients: int",
        "str",
        """
        "hard" if two of {steps} > 10, {minutes} > 60, {ingredients} > 12 hold, "medium" for one, or "easy".
        difficulty of a recipe from three limits
        Count the limits exceeded (10 steps, 60 minutes, 12 ingredients): 0 easy, 1 medium, 2 or 3 hard.
        How difficult is it to cook? easy, medium or hard by steps, time and number of {ingredients}.
        Level by how many of the three numbers are too large.
        """,
        """
        exceeded = (steps > 10) + (minutes > 60) + (ingredients > 12)
        if exceeded >= 2:
            return "hard"
        return "medium" if exceeded == 1 else "easy"
        ---
        points = 0
        if steps > 10:
            points += 1
        if minutes > 60:
            points += 1
        if ingredients > 12:
            points += 1
        return ["easy", "medium", "hard", "hard"][points]
        """,
        lambda r: (r.choice((2, 5, 6, 12)), r.choice((10, 30, 45, 100)), r.choice((3, 8, 9, 15))),
    ),
    made(
        "hospitality.start_cooking_at",
        "start_cooking_at when_to_start cooking_start",
        "eat_at: str; minutes: list[int]; parallel: bool = False",
        "str",
        """
        Time "HH:MM" to start to be ready {eat_at}: sum of {minutes}, or the longest if {parallel}.
        when to begin cooking
        Subtract the total time (the maximum if {parallel}) from the meal time, past midnight too.
        When must I start? Count back from {eat_at}; it may be the evening before.
        Meal time minus sum or maximum of {minutes}, wrapped at 24 hours; nothing to cook means {eat_at}.
        """,
        """
        needed = max(minutes, default=0) if parallel else sum(minutes)
        hour, minute = map(int, eat_at.split(":"))
        start = (hour * 60 + minute - needed) % 1440
        return f"{start // 60:02d}:{start % 60:02d}"
        ---
        time = int(eat_at[:2]) * 60 + int(eat_at[3:])
        if minutes:
            time -= max(minutes) if parallel else sum(minutes)
        hour, minute = divmod(time % (24 * 60), 60)
        return "{:02d}:{:02d}".format(hour, minute)
        """,
        lambda r: (
            r.choice(("12:30", "18:00", "00:20")),
            [r.choice((5, 15, 30, 50)) for _ in range(r.randint(0, 3))],
            r.random() < 0.4,
        ),
    ),
    made(
        "hospitality.rooms_free",
        "free_hotel_rooms available_rooms rooms_for_dates",
        "rooms: list[int]; stays: list[tuple[int, str, str]]; arrival: str; departure: str",
        "list[int]",
        """
        {rooms} without a stay (room, from, to) between {arrival} and {departure}; days of change may meet.
        free hotel rooms for a period of ISO dates
        A room is taken if a stay begins before {departure} and ends after {arrival}; same day is fine.
        Which rooms can we offer? Those in {rooms} with no overlapping entry of {stays}, in order.
        Rooms where every stay ends by {arrival} or begins at {departure} or later.
        """,
        """
        taken = {room for room, start, end in stays if start < departure and end > arrival}
        return [room for room in rooms if room not in taken]
        ---
        free = []
        for number in rooms:
            if all(end <= arrival or start >= departure for room, start, end in stays if room == number):
                free.append(number)
        return free
        """,
        lambda r: (
            [101, 102, 103, 104][: r.randint(0, 4)],
            [
                (r.randint(101, 104), f"2024-08-{a:02d}", f"2024-08-{a + r.randint(1, 6):02d}")
                for a in (r.randint(1, 14) for _ in range(r.randint(0, 4)))
            ],
            f"2024-08-{r.randint(3, 8):02d}",
            f"2024-08-{r.randint(9, 14):02d}",
        ),
    ),
    made(
        "hospitality.tourist_tax",
        "tourist_tax city_tax visitor_tax",
        "nights: int; adults: int; children: int = 0; rate: float = 2.5",
        "float",
        """
        Tourist tax: {rate} per night for each of the {adults}, half for {children}, at most 7 nights.
        city tax of a stay
        No more than 7 {nights} are taxed; {children} pay half the {rate}; two decimals.
        How much tourist tax is due? Adults full, children half, and nothing after the seventh night.
        min(nights, 7) * rate * (adults + children / 2), rounded to cents.
        """,
        """
        taxed = min(nights, 7)
        return round(taxed * rate * (adults + children / 2), 2)
        ---
        total = 0.0
        for night in range(1, nights + 1):
            if night <= 7:
                total += rate * adults + rate * children / 2
        return round(total, 2)
        """,
        lambda r: (
            r.choice((0, 1, 3, 7, 8, 20)),
            r.choice((1, 2, 3)),
            r.choice((0, 1, 2)),
            r.choice((1.5, 2.5)),
        ),
    ),
    made(
        "hospitality.room_for_guests",
        "room_type_for room_for_guests suggest_room",
        "adults: int; children: int = 0; budget: float = 100.0",
        "str",
        """
        Room for {adults} and {children}: "single" for 1, "double" for 2, "family" up to 4, else "two rooms".
        room type by number of guests; "hostel" for a small budget
        A {budget} below 30 per person is "hostel"; else 1 single, 2 double, 3-4 family, more two rooms.
        Which room suits the guests? Count all people; under 30 for each means "hostel".
        Type by people (adults + children), or "hostel" if {budget} / people is less than 30.
        """,
        """
        people = adults + children
        if budget / people < 30:
            return "hostel"
        if people == 1:
            return "single"
        if people == 2:
            return "double"
        return "family" if people <= 4 else "two rooms"
        ---
        people = adults + children
        if people * 30 > budget:
            return "hostel"
        return {1: "single", 2: "double", 3: "family", 4: "family"}.get(people, "two rooms")
        """,
        lambda r: (r.choice((1, 2, 3, 5)), r.choice((0, 1, 2)), float(r.choice((50, 80, 100, 200)))),
    ),
    made(
        "hospitality.co2_of_trip",
        "trip_emissions co2_of_trip travel_co2",
        "km: float; mode: str; people: int = 1",
        "float",
        """
        Kilos of CO2 per head: 0.16 per {km} by car (shared by {people}), 0.03 by train, 0.25 by plane, or 0.
        carbon footprint of a trip for one person
        Emission per km by {mode} (car, train, plane: 0.16, 0.03, 0.25; others 0.0); only a car is shared.
        How much CO2 does the trip cause per head? One decimal place.
        km * factor, divided by {people} for a car, rounded to 1 decimal.
        """,
        """
        factors = {"car": 0.16, "train": 0.03, "plane": 0.25}
        kilos = km * factors.get(mode, 0.0)
        if mode == "car":
            kilos /= people
        return round(kilos, 1)
        ---
        if mode == "car":
            return round(km * 0.16 / people, 1)
        if mode == "train":
            return round(km * 0.03, 1)
        return round(km * 0.25, 1) if mode == "plane" else 0.0
        """,
        lambda r: (
            float(r.choice((0, 10, 100, 850))),
            r.choice(("car", "train", "plane", "bike", "Bus")),
            r.choice((1, 2, 4)),
        ),
    ),
    made(
        "hospitality.cheapest_day",
        "cheapest_day_to_fly best_flight_day cheapest_flight",
        "prices: dict[str, float]; earliest: str = ''; latest: str = '9999'",
        "tuple[str, float]  |  None",
        """
        Cheapest (day, price) of {prices} (by ISO day) from {earliest} to {latest}, earlier on ties, or None.
        day with the lowest flight price in a period
        Only days between {earliest} and {latest} (inclusive) count; equal prices: the first day; none: None.
        When is flying cheapest? Day and price, or None if there is no flight in the period.
        Minimum by (price, day) over the days within the limits.
        """,
        """
        days = [day for day in prices if earliest <= day <= latest]
        if not days:
            return None
        best = min(days, key=lambda day: (prices[day], day))
        return best, prices[best]
        ---
        best = None
        for day, price in sorted(prices.items()):
            if day < earliest or day > latest:
                continue
            if best is None or price < best[1]:
                best = (day, price)
        return best
        """,
        lambda r: (
            {
                f"2024-06-{d:02d}": float(r.choice((49, 59, 59, 99)))
                for d in r.sample(range(1, 12), r.randint(0, 4))
            },
            r.choice(("", "2024-06-03", "2024-06-06")),
            r.choice(("9999", "2024-06-09")),
        ),
    ),
    made(
        "hospitality.total_with_stops",
        "travel_time_with_stops journey_minutes total_travel_time",
        "legs: list[int]; stop: int = 15; long_stop: int = 45",
        "int",
        """
        Total minutes: all {legs} plus a {stop} between them, a {long_stop} after a leg of over 120 minutes.
        travel time with breaks between the legs
        Between two legs is a break of {stop} minutes, or {long_stop} if the leg before took over 120.
        How long does the whole trip take? No break after the last leg; 0 without legs.
        Sum of {legs} and of one break for every leg but the last.
        """,
        """
        total = sum(legs)
        for leg in legs[:-1]:
            total += long_stop if leg > 120 else stop
        return total
        ---
        breaks = [long_stop if leg > 120 else stop for leg in legs]
        return sum(legs) + sum(breaks[:-1])
        """,
        lambda r: (
            [r.choice((30, 60, 130, 200)) for _ in range(r.randint(0, 4))],
            r.choice((10, 15)),
            r.choice((30, 45)),
        ),
    ),
    made(
        "hospitality.flat_viewing_score",
        "flat_score viewing_score rate_flat",
        "home: dict; wishes: dict[str, int]",
        "int",
        """
        Points of a {home}: 1 'balcony', 1 'lift', 2 for enough 'rooms', 3 for a 'rent' within the {wishes}.
        score of a flat against the wishes (0 to 7)
        Balcony and lift give 1 point each, rooms >= wished rooms 2, rent <= wished rent 3.
        How well does the flat fit? Sum of the points for what is fulfilled.
        Add 1, 1, 2 and 3 points for balcony, lift, number of rooms and rent.
        """,
        """
        points = 0
        if home["balcony"]:
            points += 1
        if home["lift"]:
            points += 1
        if home["rooms"] >= wishes["rooms"]:
            points += 2
        if home["rent"] <= wishes["rent"]:
            points += 3
        return points
        ---
        points = int(home["balcony"]) + int(home["lift"])
        points += 2 * (home["rooms"] >= wishes["rooms"])
        return points + 3 * (home["rent"] <= wishes["rent"])
        """,
        lambda r: (
            {
                "balcony": r.random() < 0.5,
                "lift": r.random() < 0.5,
                "rooms": r.randint(1, 4),
                "rent": r.choice((500, 800, 1100)),
            },
            {"rooms": r.choice((2, 3)), "rent": r.choice((700, 900))},
        ),
    ),
    made(
        "hospitality.agent_commission",
        "agent_commission broker_commission realtor_fee",
        "price: float; rented: bool = False; tax_percent: float = 20",
        "float",
        """
        Agent's fee: 2 months' rent if {rented}, else 3 percent of {price} up to 500000, 2 beyond, plus tax.
        commission of a real estate agent with tax, in cents
        For rentals twice the {price} (a monthly rent); for sales 3 % of the first 500000 and 2 % of the rest.
        What does the agent get? Add {tax_percent} percent tax at the end; two decimals.
        (2 * price, or 0.03 / 0.02 graded at 500000) * (1 + tax / 100).
        """,
        """
        if rented:
            fee = 2 * price
        else:
            fee = min(price, 500000) * 0.03 + max(price - 500000, 0) * 0.02
        return round(fee * (1 + tax_percent / 100), 2)
        ---
        if rented:
            fee = price * 2
        elif price <= 500000:
            fee = price * 0.03
        else:
            fee = 500000 * 0.03 + (price - 500000) * 0.02
        return round(fee * (1 + tax_percent / 100), 2)
        """,
        lambda r: (float(r.choice((500, 800, 200000, 400000, 600000))), r.random() < 0.4, r.choice((0, 20))),
    ),
    made(
        "hospitality.price_history",
        "price_reduction_text listing_price_change price_cut_text",
        "prices: list[int]",
        "str",
        """
        "reduced by N%" if the last of {prices} is below the first, "raised by N%" if above, or "unchanged".
        change of an asking price since the first listing
        Compare first and last price in rounded percent of the first; fewer than two prices are unchanged.
        How did the price of the house develop? Text with whole percent, or "unchanged".
        Change from the first to the last price, "unchanged" when equal or not known.
        """,
        """
        if len(prices) < 2 or prices[0] == prices[-1]:
            return "unchanged"
        percent = round(abs(prices[-1] - prices[0]) / prices[0] * 100)
        word = "reduced" if prices[-1] < prices[0] else "raised"
        return f"{word} by {percent}%"
        ---
        first, last = (prices[0], prices[-1]) if prices else (1, 1)
        percent = round(abs(last - first) / first * 100)
        if last < first:
            return "reduced by {}%".format(percent)
        return "raised by {}%".format(percent) if last > first else "unchanged"
        """,
        lambda r: ([r.choice((200, 210, 250, 300)) * 1000 for _ in range(r.randint(0, 4))],),
    ),
    made(
        "hospitality.stock_moves_text",
        "goods_movement movement_log describe_moves",
        "moves: list[tuple[str, int]]; start: int = 0",
        "list[str]",
        """
        Lines "mon: in 3, stock 8" for {moves} (day, change): "in" or "out" and the stock from {start} on.
        stock movements as text with the running stock
        Positive changes are "in", negative "out" (without the sign); the stock may get negative.
        Show each movement and how many pieces are there afterwards.
        Format day, direction, amount and new stock for every move in order.
        """,
        """
        lines = []
        stock = start
        for day, change in moves:
            stock += change
            word = "in" if change > 0 else "out"
            lines.append(f"{day}: {word} {abs(change)}, stock {stock}")
        return lines
        ---
        lines = []
        for index, (day, change) in enumerate(moves):
            stock = start + sum(amount for _, amount in moves[: index + 1])
            text = f"in {change}" if change > 0 else f"out {-change}"
            lines.append("{}: {}, stock {}".format(day, text, stock))
        return lines
        """,
        lambda r: (
            [(r.choice(("mon", "tue", "wed")), r.choice((-5, -2, 3, 10))) for _ in range(r.randint(0, 4))],
            r.choice((0, 5, 20)),
        ),
    ),
    made(
        "hospitality.slow_movers",
        "slow_movers unsold_items dead_stock",
        "stock: dict[str, int]; sold: dict[str, int]; share: float = 0.1",
        "list[str]",
        """
        Items in {stock} of which less than {share} of the pieces were {sold}, largest stock first, by name.
        slow moving goods; items with nothing in stock are left out
        Compare {sold} (0 if unknown) with {share} times the stock; sort by stock descending, then by name.
        What does not sell? Only items with a stock above 0 and too few sales.
        Names where sold < stock * share, ordered by (-stock, name).
        """,
        """
        slow = [item for item, count in stock.items() if sold.get(item, 0) < count * share]
        return sorted(slow, key=lambda item: (-stock[item], item))
        ---
        pairs = []
        for item, count in stock.items():
            if count > 0 and sold.get(item, 0) / count < share:
                pairs.append((-count, item))
        return [item for _, item in sorted(pairs)]
        """,
        lambda r: (
            {n: r.choice((0, 5, 10, 40)) for n in r.sample(DISHES, r.randint(0, 4))},
            {n: r.choice((0, 1, 4)) for n in r.sample(DISHES, r.randint(0, 5))},
            r.choice((0.1, 0.25)),
        ),
    ),
    made(
        "hospitality.turnover",
        "stock_turnover inventory_turnover turnover_rate",
        "cost_of_sales: float; stocks: list[float]",
        "float  |  None",
        """
        Inventory turnover: {cost_of_sales} by the average of the {stocks}, one decimal; None without stock.
        how often the stock was sold in the period
        Mean stock value of all {stocks}; no values or an average of 0 give None.
        How many times did we turn over the stock? Rounded to 1 decimal, or None.
        cost_of_sales / mean(stocks), None when that mean is zero or unknown.
        """,
        """
        if not stocks or sum(stocks) == 0:
            return None
        average = sum(stocks) / len(stocks)
        return round(cost_of_sales / average, 1)
        ---
        total = sum(stocks)
        return round(cost_of_sales / (total / len(stocks)), 1) if total else None
        """,
        lambda r: (
            float(r.choice((0, 100, 500, 1200))),
            [float(r.choice((0, 50, 100, 200))) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "hospitality.label_text",
        "shelf_label pallet_label location_code",
        "aisle: int; shelf: int; level: str = 'a'",
        "str",
        """
        Location code such as "07-003-A": {aisle} with two, {shelf} with three digits, {level} upper case.
        warehouse location label
        Pad the numbers with zeros (2 and 3 digits) and join them and the capital letter with dashes.
        How is the place labelled? Aisle, shelf and level, e.g. aisle 12, shelf 24, level b: "12-024-B".
        Format aisle, shelf and level as NN-NNN-X.
        """,
        """
        return f"{aisle:02d}-{shelf:03d}-{level.upper()}"
        ---
        return "-".join([str(aisle).zfill(2), str(shelf).zfill(3), level.upper()])
        """,
        lambda r: (r.choice((1, 7, 12)), r.choice((1, 3, 24, 105)), r.choice(("a", "B", "c"))),
    ),
)
