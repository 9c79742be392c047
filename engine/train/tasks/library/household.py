"""Kitchen, travel, health, weather, library, parking, lifts, sensors, devices, and labels by limits."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_NAMES = "Anna Ben Cara Dan Eva Finn".split()
_FOODS = "flour milk eggs sugar butter rice".split()
_CITIES = "Rome Paris Berlin Oslo Madrid".split()


def _recipe(r: Random, low: int = 0, high: int = 4) -> dict[str, int]:
    return {food: r.choice((r.randint(1, 9), 2, 100)) for food in r.sample(_FOODS, r.randint(low, high))}


def _pantry(r: Random) -> dict[str, int]:
    return {food: r.choice((0, r.randint(1, 20), 100)) for food in r.sample(_FOODS, r.randint(0, 6))}


def _temperatures(r: Random, low: int = 0, high: int = 7) -> list[float]:
    return [r.choice((r.randint(-100, 350) / 10, 20.0, 30.0, 0.0)) for _ in range(r.randint(low, high))]


def _books(r: Random) -> list[dict[str, object]]:
    titles = "Dune Emma Ulysses Momo Heidi It".split()
    return [
        {
            "title": title,
            "author": r.choice(_NAMES[:3]),
            "year": r.randint(1950, 2020),
            "available": r.random() < 0.6,
        }
        for title in r.sample(titles, r.randint(0, 5))
    ]


def _distances(r: Random) -> dict[tuple[str, str], int]:
    pairs = [(a, b) for i, a in enumerate(_CITIES) for b in _CITIES[i + 1 :]]
    return {pair: r.randint(1, 900) for pair in pairs}


ENTRIES = (
    made(
        "household.portions",
        "max_servings how_many_portions possible_servings times_recipe",
        "recipe: dict[str, int]; pantry: dict[str, int]",
        "int",
        """
        How many times can {recipe} be made with what is in {pantry}? Both map ingredients to amounts.
        how often can a recipe be cooked
        Return the largest number of full batches for which every ingredient is enough; 0 for an empty recipe.
        How many cakes can be baked?
        Given needed and available amounts, divide them for each ingredient and take the smallest quotient.
        A missing ingredient means 0.
        """,
        """
        return min((pantry.get(item, 0) // amount for item, amount in recipe.items()), default=0)
        ---
        best = None
        for item, amount in recipe.items():
            possible = pantry.get(item, 0) // amount
            if best is None or possible < best:
                best = possible
        return best or 0
        """,
        lambda r: (
            lambda p: (
                {f: r.randint(1, 5) for f in r.sample([*p], min(len(p), r.randint(0, 3)))}
                if r.random() < 0.6
                else _recipe(r),
                p,
            )
        )(_pantry(r)),
    ),
    made(
        "household.cookable",
        "possible_recipes recipes_i_can_cook available_recipes cookable",
        "recipes: dict[str, list[str]]; pantry: list[str]",
        "list[str]",
        """
        Sorted names of the {recipes} (name -> ingredients) for which everything is in {pantry}.
        recipes that can be cooked
        Return the dishes none of whose ingredients is missing, in alphabetical order.
        What can I cook with what I have?
        Given a dict from dish to its list of ingredients, keep those that are complete.
        Finds the possible meals.
        """,
        """
        return sorted(name for name, needed in recipes.items() if set(needed) <= set(pantry))
        ---
        return sorted(name for name in recipes if all(item in pantry for item in recipes[name]))
        """,
        lambda r: (
            {
                dish: r.sample(_FOODS, r.randint(0, 3))
                for dish in r.sample(["cake", "bread", "soup", "rice"], r.randint(0, 4))
            },
            r.sample(_FOODS, r.randint(0, 6)),
        ),
    ),
    made(
        "household.without_allergens",
        "safe_dishes without_allergens allergy_free dishes_without",
        "menu: dict[str, list[str]]; allergens: list[str]",
        "list[str]",
        """
        Dishes of {menu} (name -> ingredients) that contain none of the {allergens}, ignoring case, in menu \
        order.
        dishes without allergens
        Return the names of all dishes that somebody with these allergies may eat.
        What is safe to eat?
        Given a dict from dish to ingredients, leave out those with a forbidden ingredient.
        Filters a menu by what must not be in it.
        """,
        """
        forbidden = {allergen.lower() for allergen in allergens}
        return [dish for dish, items in menu.items() if not forbidden & {item.lower() for item in items}]
        """,
        lambda r: (
            {
                dish: [r.choice((f, f.title())) for f in r.sample(_FOODS, r.randint(0, 3))]
                for dish in r.sample(["cake", "bread", "soup", "rice"], r.randint(0, 4))
            },
            r.sample(["Milk", "eggs", "nuts"], r.randint(0, 2)),
        ),
    ),
    made(
        "household.combined_shopping",
        "combine_recipes merge_shopping_lists total_ingredients",
        "recipes: list[dict[str, int]]; portions: list[int]",
        "dict[str, int]",
        """
        Amounts of all ingredients for {recipes}, each cooked as often as the number in {portions} says, \
        sorted by name.
        shopping list for several recipes
        Return a dict from ingredient to its total over all recipes times their portions.
        How much of everything is needed for all meals?
        Given recipes for one portion and how many portions of each are wanted, add up the ingredients.
        Ingredients come in alphabetical order.
        """,
        """
        totals = {}
        for recipe, count in zip(recipes, portions):
            for item, amount in recipe.items():
                totals[item] = totals.get(item, 0) + amount * count
        return dict(sorted(totals.items()))
        """,
        lambda r: (lambda n: ([_recipe(r) for _ in range(n)], [r.randint(1, 4) for _ in range(n)]))(
            r.randint(0, 3)
        ),
    ),
    made(
        "household.kitchen_units",
        "convert_cooking_units to_milliliters cups_to_ml kitchen_conversion",
        "amount: float; unit: str",
        "float | None",
        """
        Milliliters of {amount} in a kitchen {unit}: 'cup' 240, 'tbsp' 15, 'tsp' 5, 'ml' 1, 'l' 1000; None \
        if unknown.
        cups and spoons to ml
        Return a volume from a recipe in milliliters, rounded to 1 decimal; the unit may be in any case.
        How many milliliters are two cups?
        Given an amount in cups, tablespoons, teaspoons, liters or milliliters, convert it.
        Converts cooking measures.
        """,
        """
        sizes = {"cup": 240, "tbsp": 15, "tsp": 5, "ml": 1, "l": 1000}
        size = sizes.get(unit.lower())
        return None if size is None else round(amount * size, 1)
        """,
        lambda r: (
            r.choice((1, 2, 0.5, 1.5, 0)),
            r.choice(("cup", "tbsp", "tsp", "ml", "L", "Cup", "pinch")),
        ),
    ),
    made(
        "household.total_cooking_time",
        "total_cooking_time cooking_time recipe_time",
        "steps: list[tuple[str, int]]",
        "str",
        """
        Sum of the minutes of {steps} (name, minutes) as text: '1 h 20 min', '45 min' or '2 h'; '0 min' for \
        none.
        total cooking time
        Return how long all steps of a recipe take together, hours only if there are any.
        How long does the meal take?
        Given pairs of step and minutes, add up the minutes and write them in hours and minutes.
        Parts that are zero are left out.
        """,
        """
        hours, minutes = divmod(sum(duration for _, duration in steps), 60)
        parts = []
        if hours:
            parts.append(f"{hours} h")
        if minutes or not hours:
            parts.append(f"{minutes} min")
        return " ".join(parts)
        """,
        lambda r: (
            [
                (r.choice(("mix", "bake", "rest")), r.choice((30, 60, r.randint(1, 70))))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "household.route_length",
        "trip_distance total_distance length_of_route route_distance",
        "route: list[str]; distances: dict[tuple[str, str], int]",
        "int | None",
        """
        Length of a {route} through places, where {distances} has each pair in one order; None if a leg is \
        unknown.
        total distance of a route
        Return the sum of the distances between neighboring stops, 0 for fewer than two stops.
        How far is the whole trip?
        Given the stops and a dict from pairs of places to distances that hold both ways, add up the legs.
        Staying at a place costs nothing.
        """,
        """
        total = 0
        for a, b in zip(route, route[1:]):
            if a == b:
                continue
            leg = distances.get((a, b), distances.get((b, a)))
            if leg is None:
                return None
            total += leg
        return total
        """,
        lambda r: (
            [
                r.choice((*_CITIES, "Rome", "Atlantis") if r.random() < 0.1 else _CITIES)
                for _ in range(r.randint(0, 4))
            ],
            _distances(r),
        ),
    ),
    made(
        "household.nearest_city",
        "nearest_city closest_city nearest_place closest_place",
        "start: str; distances: dict[tuple[str, str], int]",
        "str | None",
        """
        Place with the smallest distance to {start} in {distances}, whose keys are pairs in any order; None \
        if none.
        nearest city
        Return the neighbor of a place for which the least distance is listed, the first one on a tie.
        Which city is closest?
        Given a dict from pairs of places to distances, find the partner of {start} with the lowest value.
        Looks at all pairs in which the place occurs.
        """,
        """
        best = None
        for (a, b), distance in distances.items():
            if start in (a, b) and (best is None or distance < best[0]):
                best = (distance, b if a == start else a)
        return best[1] if best else None
        """,
        lambda r: (
            r.choice((*_CITIES, "Atlantis")),
            dict(r.sample(list(_distances(r).items()), r.randint(0, 10))),
        ),
    ),
    made(
        "household.fuel_needed",
        "fuel_needed fuel_consumption liters_needed",
        "distance: float; consumption: float",
        "float",
        """
        Liters of fuel for {distance} kilometers at a {consumption} in liters per 100 km, rounded to 2 \
        decimals.
        fuel for a trip
        Return how much fuel a car needs for the way.
        How many liters does the trip take?
        Given kilometers and the consumption per 100 kilometers, multiply and divide by 100.
        Fuel use of a drive.
        """,
        """
        return round(distance * consumption / 100, 2)
        """,
        lambda r: (r.randint(0, 900), r.randint(40, 120) / 10),
    ),
    made(
        "household.can_reach",
        "can_reach enough_fuel reaches_destination has_enough_fuel",
        "distance: float; fuel: float; consumption: float; reserve: float = 0",
        "bool",
        """
        Is {fuel} in liters enough for {distance} km at {consumption} l/100 km when {reserve} liters must \
        be left over?
        enough fuel?
        Return True if the car gets there without using its reserve.
        Can the destination be reached without refuelling?
        Given distance, tank content, consumption per 100 km and a reserve, compare need and supply.
        Exactly enough is enough.
        """,
        """
        return distance * consumption / 100 <= fuel - reserve
        """,
        lambda r: (
            r.choice((100, 400, r.randint(0, 800))),
            r.choice((20, 40, 5)),
            r.choice((5, 6, 8)),
            r.choice((0, 0, 5)),
        ),
    ),
    made(
        "household.refuel_stops",
        "refuel_stops number_of_stops fuel_stops charging_stops",
        "distance: int; reach: int",
        "int",
        """
        How often must one refuel on {distance} km when a full tank lasts for {reach} km and one starts \
        with a full one?
        number of refuelling stops
        Return the least number of stops; arriving with an empty tank is fine.
        How many times does an electric car have to charge on the way?
        Given the distance and the range of a full tank, count the stops in between.
        No stop up to one range, one stop up to two, and so on.
        """,
        """
        return max(0, math.ceil(distance / reach) - 1)
        ---
        if distance <= reach:
            return 0
        return (distance - 1) // reach
        """,
        lambda r: (r.choice((0, 300, 600, 601, r.randint(0, 2000))), r.choice((300, 400, 500))),
        "import math",
    ),
    made(
        "household.arrival_time",
        "arrival_time arrival compute_arrival",
        "departure: str; distance: float; speed: float",
        "str",
        """
        Clock time 'HH:MM' of arrival: {departure} plus {distance} / {speed} hours, minutes rounded; wraps \
        at midnight.
        arrival time
        Return when one arrives after driving a distance at a constant speed.
        When do we get there?
        Given the departure as 'HH:MM', kilometers and km/h, compute the time of arrival.
        A trip past midnight continues at 00:00.
        """,
        """
        hours, minutes = map(int, departure.split(":"))
        total = (hours * 60 + minutes + round(distance / speed * 60)) % 1440
        return f"{total // 60:02}:{total % 60:02}"
        """,
        lambda r: (
            f"{r.randint(0, 23):02}:{r.randint(0, 59):02}",
            r.randint(0, 900),
            r.choice((50, 80, 100, 120)),
        ),
    ),
    made(
        "household.driving_with_breaks",
        "travel_time_with_breaks trip_minutes driving_time_with_breaks",
        "distance: float; speed: float; every: int; pause: int",
        "int",
        """
        Minutes for {distance} km at {speed} km/h with a {pause} in minutes after every {every} full \
        minutes of driving.
        travel time with breaks
        Return driving plus resting time; there is no break at the destination. The driving time is rounded.
        How long does the trip take if we rest now and then?
        Given distance, speed, how long one drives without a rest and how long a rest is, compute the total.
        A break comes only if there is still something to drive.
        """,
        """
        driving = round(distance / speed * 60)
        breaks = max(0, driving - 1) // every
        return driving + breaks * pause
        """,
        lambda r: (
            r.choice((0, 100, 200, r.randint(0, 900))),
            r.choice((50, 100, 80)),
            r.choice((120, 60, 180)),
            r.choice((15, 30)),
        ),
    ),
    made(
        "household.carpool",
        "carpool_cost cost_per_person fuel_cost_per_person",
        "distance: float; consumption: float; price: float; people: int",
        "float",
        """
        Fuel cost for each of {people}: {distance} km at {consumption} l/100 km and {price} per liter, 2 \
        decimals.
        carpool cost per person
        Return what everybody pays when the fuel for a trip is shared equally.
        How much does each passenger owe for the gas?
        Given kilometers, liters per 100 km, the price of a liter and the number of people, divide the cost.
        Shared costs of driving.
        """,
        """
        return round(distance * consumption / 100 * price / people, 2)
        """,
        lambda r: (r.randint(0, 900), r.choice((5, 6.5, 8)), r.choice((1.5, 1.75, 2)), r.randint(1, 5)),
    ),
    made(
        "household.luggage_fee",
        "luggage_fee baggage_fee excess_baggage overweight_fee",
        "weights: list[float]; limit: float; fee: float",
        "float",
        """
        Sum to pay for too heavy luggage: {fee} for every started kilogram by which each of {weights} \
        exceeds {limit}.
        excess baggage fee
        Return the charge for all bags; a bag within the limit costs nothing.
        How much does the overweight cost?
        Given weights of bags, the allowed weight and the price per extra kilogram, round each excess up.
        Every bag is looked at on its own.
        """,
        """
        return sum(math.ceil(max(0, weight - limit)) * fee for weight in weights)
        """,
        lambda r: (
            [r.choice((r.randint(10, 320) / 10, 23.0, 24.0)) for _ in range(r.randint(0, 4))],
            r.choice((23, 20)),
            r.choice((10, 5, 7.5)),
        ),
        "import math",
    ),
    made(
        "household.zone_fare",
        "zone_fare ticket_fare fare_by_zones",
        "start: int; end: int; base: float; per_zone: float",
        "float",
        """
        Fare from zone {start} to zone {end}: {base} for one zone and {per_zone} for each further one, 2 \
        decimals.
        ticket price by zones
        Return what a ride costs; the direction does not matter.
        How much is the ticket?
        Given the numbers of two zones, count the borders between them and add the price for each.
        A ride within a zone costs the base price.
        """,
        """
        return round(base + abs(end - start) * per_zone, 2)
        """,
        lambda r: (r.randint(1, 6), r.randint(1, 6), r.choice((2.0, 2.5, 3.2)), r.choice((0.5, 1.1, 1))),
    ),
    made(
        "household.speeding",
        "speeding_fine speed_check speed_limit_check fine_for_speed",
        "speed: int; limit: int; fines: list[tuple[int, int]]",
        "int",
        """
        Fine for {speed} where {limit} is allowed: {fines} are rising (km/h too fast at least, amount); \
        else 0.
        speeding fine
        Return the amount of the highest step that is reached by what one drove too fast.
        How much does the driver pay?
        Given speed, limit and a table of steps, find the last one whose excess is reached.
        No fine below the first step.
        """,
        """
        excess = speed - limit
        result = 0
        for least, amount in fines:
            if excess >= least:
                result = amount
        return result
        """,
        lambda r: (
            r.choice((50, 51, 60, 61, r.randint(20, 120))),
            50,
            [(1, 30), (11, 50), (21, 100), (41, 300)][: r.randint(0, 4)],
        ),
    ),
    made(
        "household.bmr",
        "bmr basal_metabolic_rate calories_at_rest",
        "weight: float; height: float; age: int; male: bool",
        "int",
        """
        Basal metabolic rate (Mifflin-St Jeor): 10 {weight} + 6.25 {height} - 5 {age}, + 5 for a {male}, \
        else - 161.
        basal metabolic rate
        Return the calories a body burns at rest, rounded, from kilograms, centimeters, years and sex.
        How many calories does a person need at rest?
        Given weight in kg, height in cm, age and whether it is a man, use the Mifflin-St Jeor equation.
        BMR in kcal per day.
        """,
        """
        return round(10 * weight + 6.25 * height - 5 * age + (5 if male else -161))
        """,
        lambda r: (r.randint(40, 120), r.randint(150, 200), r.randint(15, 90), r.random() < 0.5),
    ),
    made(
        "household.max_heart_rate",
        "target_heart_rate training_zone heart_rate_zone",
        "age: int; low: int = 50; high: int = 85",
        "tuple[int, int]",
        """
        Training range of the heart rate at {age}: {low} and {high} percent of 220 minus the age, rounded.
        target heart rate zone
        Return the lower and the upper pulse for a workout.
        In which range should the pulse be?
        Given the age and two percentages, compute them from the maximum heart rate 220 - age.
        Gives a tuple of two whole numbers.
        """,
        """
        maximum = 220 - age
        return round(maximum * low / 100), round(maximum * high / 100)
        """,
        lambda r: (r.randint(10, 90), r.choice((50, 60, 70)), r.choice((85, 80, 90))),
    ),
    made(
        "household.blood_pressure",
        "blood_pressure_category blood_pressure classify_blood_pressure",
        "systolic: int; diastolic: int",
        "str",
        """
        'normal' below 120/80, 'elevated' for {systolic} 120-129, 'high' from 130 or {diastolic} 80, \
        'crisis' over 180/120.
        blood pressure category
        Return the class of a reading; the worse of the two numbers decides.
        Is the blood pressure normal?
        Above 180 or above 120 it is 'crisis', else from 130 or from 80 'high', else from 120 'elevated', \
        else 'normal'.
        Given both values, name the category.
        """,
        """
        if systolic > 180 or diastolic > 120:
            return "crisis"
        if systolic >= 130 or diastolic >= 80:
            return "high"
        if systolic >= 120:
            return "elevated"
        return "normal"
        """,
        lambda r: (
            r.choice((119, 120, 129, 130, 180, 181, r.randint(90, 200))),
            r.choice((79, 80, 120, 121, r.randint(50, 130), 70, 70)),
        ),
    ),
    made(
        "household.fever",
        "fever_level body_temperature_status check_fever has_fever",
        "celsius: float",
        "str",
        """
        'low' below 36, 'normal' below 37.5, 'mild fever' below 38.5, 'fever' below 40, else 'high fever' \
        for {celsius}.
        body temperature category
        Return in words what a body temperature means.
        Does the patient have a fever?
        Given degrees Celsius, compare them with 36, 37.5, 38.5 and 40; each limit itself belongs to the \
        higher class.
        Classifies a temperature reading of a person.
        """,
        """
        for limit, name in ((36, "low"), (37.5, "normal"), (38.5, "mild fever"), (40, "fever")):
            if celsius < limit:
                return name
        return "high fever"
        """,
        lambda r: (r.choice((36.0, 37.5, 38.5, 40.0, r.randint(340, 420) / 10)),),
    ),
    made(
        "household.dose",
        "dose_by_weight medicine_dose dosage calculate_dose",
        "weight: float; per_kg: float; maximum: float",
        "float",
        """
        Dose for a patient: {per_kg} for each kilogram of {weight}, but at most {maximum}; 1 decimal.
        dose by body weight
        Return how much medicine to give, limited to the largest allowed amount.
        How many milligrams does the child get?
        Given kilograms, milligrams per kilogram and the highest dose, multiply and limit.
        Weight-based dosage with a cap.
        """,
        """
        return round(min(weight * per_kg, maximum), 1)
        """,
        lambda r: (
            r.choice((10.0, r.randint(30, 900) / 10)),
            r.choice((5, 7.5, 10, 15)),
            r.choice((200, 400, 500)),
        ),
    ),
    made(
        "household.steps_distance",
        "steps_to_km steps_to_distance walking_distance",
        "steps: int; height: float",
        "float",
        """
        Kilometers walked with {steps} by someone of this {height} in cm, a step being 0.414 of it, 2 \
        decimals.
        steps to kilometers by height
        Return the distance for a number of steps, estimated from the height of the person.
        How far have I walked?
        Given a step count and the body height in centimeters, multiply by the length of a step and convert \
        to km.
        Distance of a walk.
        """,
        """
        return round(steps * 0.414 * height / 100000, 2)
        """,
        lambda r: (r.choice((0, 10000, r.randint(0, 30000))), r.randint(150, 200)),
    ),
    made(
        "household.bedtimes",
        "bedtimes sleep_times when_to_sleep sleep_cycles",
        "wake: str; cycles: int = 6",
        "list[str]",
        """
        Times 'HH:MM' to go to bed for waking at {wake} after {cycles}, ..., down to 1 full sleep cycles of \
        90 minutes.
        bedtimes by sleep cycles
        Return when to fall asleep, the earliest time (most cycles) first.
        When should one go to sleep to wake up well?
        Given the time of waking, go back by 90 minutes for each cycle, over midnight if needed.
        '07:00' with 2 gives ['04:00', '05:30'].
        """,
        """
        hours, minutes = map(int, wake.split(":"))
        result = []
        for count in range(cycles, 0, -1):
            time = (hours * 60 + minutes - 90 * count) % 1440
            result.append(f"{time // 60:02}:{time % 60:02}")
        return result
        """,
        lambda r: (f"{r.randint(4, 11):02}:{r.choice((0, 15, 30, 45)):02}", r.randint(0, 6)),
    ),
    made(
        "household.wind_chill",
        "wind_chill feels_like felt_temperature",
        "celsius: float; wind: float",
        "float",
        """
        Wind chill for {celsius} degrees and a {wind} in km/h, 1 decimal; only up to 10 degrees and from 5 \
        km/h on.
        wind chill temperature
        Return 13.12 + 0.6215 T - 11.37 v^0.16 + 0.3965 T v^0.16, or the temperature itself outside its range.
        How cold does it feel in the wind?
        Given air temperature and wind speed, compute the felt temperature.
        In warm or calm weather nothing changes.
        """,
        """
        if celsius > 10 or wind < 5:
            return round(celsius, 1)
        factor = wind**0.16
        return round(13.12 + 0.6215 * celsius - 11.37 * factor + 0.3965 * celsius * factor, 1)
        """,
        lambda r: (
            r.choice((10.0, r.randint(-300, 300) / 10, r.randint(-200, 50) / 10)),
            r.choice((0, 5, 4, r.randint(0, 90))),
        ),
    ),
    made(
        "household.weather_advice",
        "weather_advice what_to_wear clothing_advice",
        "celsius: float; rain: bool = False",
        "str",
        """
        What to wear: 'coat' below 5 {celsius}, 'jacket' below 15, 'sweater' below 22, else 't-shirt'; ' \
        and umbrella' in {rain}.
        clothes for the weather
        Return advice from the temperature, with an umbrella if it rains.
        What should I put on?
        Given degrees and whether it rains, choose the clothing; each limit belongs to the warmer class.
        Recommends clothes.
        """,
        """
        if celsius < 5:
            clothes = "coat"
        elif celsius < 15:
            clothes = "jacket"
        elif celsius < 22:
            clothes = "sweater"
        else:
            clothes = "t-shirt"
        return clothes + " and umbrella" if rain else clothes
        """,
        lambda r: (r.choice((5, 15, 22, 4.9, r.randint(-10, 35))), r.random() < 0.5),
    ),
    made(
        "household.temperature_summary",
        "temperature_summary weather_summary daily_summary summarize_temperatures",
        "temperatures: list[float]",
        "dict[str, float] | None",
        """
        'min', 'max' and 'mean' (2 decimals) of {temperatures}; None without any.
        summary of temperature readings
        Return a dict with the lowest, the highest and the average value of a list.
        How cold, how warm and what on average was it?
        Given readings, compute minimum, maximum and mean.
        Statistics of a day's weather.
        """,
        """
        if not temperatures:
            return None
        return {
            "min": min(temperatures),
            "max": max(temperatures),
            "mean": round(sum(temperatures) / len(temperatures), 2),
        }
        """,
        lambda r: (_temperatures(r),),
    ),
    made(
        "household.heat_wave",
        "is_heat_wave heat_wave has_heat_wave consecutive_hot_days",
        "temperatures: list[float]; limit: float = 30; days: int = 3",
        "bool",
        """
        Are there at least {days} days in a row with {temperatures} of {limit} or more?
        heat wave?
        Return True if the temperature reaches the limit on enough consecutive days.
        Was there a hot spell?
        Given daily highs, look for an unbroken run of hot days.
        Checks for a series of values not below a threshold.
        """,
        """
        run = 0
        for temperature in temperatures:
            run = run + 1 if temperature >= limit else 0
            if run >= days:
                return True
        return days <= 0
        """,
        lambda r: (
            [r.choice((30.0, 31.5, 33.0, 29.9, 25.0)) for _ in range(r.randint(0, 7))],
            r.choice((30, 31, 25)),
            r.choice((3, 2)),
        ),
    ),
    made(
        "household.longest_dry_spell",
        "longest_dry_spell dry_spell longest_drought days_without_rain",
        "rain: list[float]; limit: float = 0",
        "int",
        """
        Longest run of days with at most {limit} of {rain}.
        longest dry spell
        Return how many days in a row it rained no more than the limit, by default not at all.
        How long did it not rain?
        Given millimeters of rain per day, find the longest stretch of dry days.
        0 if every day was wet.
        """,
        """
        best = current = 0
        for amount in rain:
            current = current + 1 if amount <= limit else 0
            best = max(best, current)
        return best
        """,
        lambda r: (
            [r.choice((0, 0, 0.5, r.randint(1, 20))) for _ in range(r.randint(0, 9))],
            r.choice((0, 0, 1)),
        ),
    ),
    made(
        "household.beaufort",
        "beaufort_scale beaufort wind_force",
        "kmh: float",
        "int",
        """
        Beaufort number from 0 to 12 for a wind of {kmh} kilometers per hour.
        wind speed to Beaufort
        Return the wind force: 1 from 1 km/h, 2 from 6, 3 from 12, 4 from 20, 5 from 29, 6 from 39, 7 from \
        50, \
8 from 62, 9 from 75, 10 from 89, 11 from 103, 12 from 118.
        How strong is the wind on the Beaufort scale?
        Given a speed, count the lower limits of the scale that are reached.
        Wind force by speed.
        """,
        """
        limits = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]
        return sum(kmh >= limit for limit in limits)
        ---
        return bisect.bisect_right([1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118], kmh)
        """,
        lambda r: (r.choice((0, 1, 5.5, 6, 118, r.randint(0, 140))),),
        "import bisect",
    ),
    made(
        "household.uv_level",
        "uv_level uv_category uv_risk",
        "index: int",
        "str",
        """
        Risk of a UV {index}: 'low' to 2, 'moderate' to 5, 'high' to 7, 'very high' to 10, then 'extreme'.
        UV index category
        Return how dangerous the sun is, in words.
        Is sunscreen needed?
        Given the UV index as a whole number, name its level.
        Categories of ultraviolet radiation.
        """,
        """
        for limit, level in ((2, "low"), (5, "moderate"), (7, "high"), (10, "very high")):
            if index <= limit:
                return level
        return "extreme"
        """,
        lambda r: (r.randint(0, 13),),
    ),
    made(
        "household.air_quality",
        "air_quality aqi_category air_quality_level",
        "aqi: int",
        "str",
        """
        Air quality for an {aqi}: 'good' to 50, 'moderate' to 100, 'sensitive' to 150, 'unhealthy' to 200, \
'very unhealthy' to 300, then 'hazardous'.
        AQI category
        Return the class of an air quality index in words.
        How good is the air?
        Given the index, name the level; the limits 50, 100, 150, 200 and 300 belong to the better class.
        Classifies air pollution.
        """,
        """
        levels = (
            (50, "good"), (100, "moderate"), (150, "sensitive"), (200, "unhealthy"), (300, "very unhealthy")
        )
        for limit, level in levels:
            if aqi <= limit:
                return level
        return "hazardous"
        """,
        lambda r: (r.choice((0, 50, 51, 100, 150, 200, 300, 301, r.randint(0, 400))),),
    ),
    made(
        "household.late_book_fee",
        "library_fine overdue_fine late_fee_for_book book_fine",
        "due: str; returned: str; per_day: float; maximum: float",
        "float",
        """
        Fine for a book {due} on one day and {returned} on another (YYYY-MM-DD): {per_day} for each day, at \
        most {maximum}.
        library fine
        Return what a late return costs, 0 if it was in time; rounded to 2 decimals.
        How much must the reader pay?
        Given two ISO dates, the fee per day and its limit, multiply the days of delay.
        Overdue charge with a cap.
        """,
        """
        days = (date.fromisoformat(returned) - date.fromisoformat(due)).days
        return round(min(max(0, days) * per_day, maximum), 2)
        """,
        lambda r: (
            f"2024-0{r.randint(1, 3)}-{r.randint(10, 28)}",
            f"2024-0{r.randint(1, 4)}-{r.randint(10, 28)}",
            r.choice((0.5, 0.25, 1)),
            r.choice((10, 20)),
        ),
        "from datetime import date",
    ),
    made(
        "household.books_by_author",
        "books_by_author titles_by_author books_of_author",
        "books: list[dict]; author: str",
        "list[str]",
        """
        Sorted titles of the {books} (dicts with 'title' and 'author') by {author}, ignoring case.
        books by an author
        Return in alphabetical order what somebody has written.
        Which books of this author do we have?
        Given book dicts, keep those of the author and return their titles.
        Filters a library by author.
        """,
        """
        return sorted(book["title"] for book in books if book["author"].lower() == author.lower())
        """,
        lambda r: (_books(r), r.choice((*_NAMES[:3], "anna"))),
    ),
    made(
        "household.available_books",
        "available_books available_titles books_on_shelf",
        "books: list[dict]",
        "list[str]",
        """
        Titles of the {books} whose 'available' is true, in their order.
        available books
        Return the titles that can be borrowed now.
        Which books are not lent out?
        Given dicts with 'title' and 'available', keep the available ones.
        List of books on the shelf.
        """,
        """
        return [book["title"] for book in books if book["available"]]
        """,
        lambda r: (_books(r),),
    ),
    made(
        "household.borrow",
        "borrow_book check_out lend_book borrow",
        "books: list[dict]; title: str",
        "tuple[list[dict], bool]",
        """
        Lend {title}: copies of {books} where it is no longer 'available', and whether it was possible.
        borrow a book
        Return the new list of book dicts and True, or an unchanged copy and False if the book is missing \
        or lent out.
        What is the state of the library after lending a book?
        Given dicts with 'title' and 'available', mark the first free copy of the title as taken.
        Does not change the books themselves.
        """,
        """
        result = [dict(book) for book in books]
        for book in result:
            if book["title"] == title and book["available"]:
                book["available"] = False
                return result, True
        return result, False
        """,
        lambda r: (_books(r), r.choice(("Dune", "Emma", "Momo", "It"))),
    ),
    made(
        "household.search_books",
        "search_books find_books book_search",
        "books: list[dict]; query: str",
        "list[str]",
        """
        Titles of the {books} whose 'title' or 'author' contains {query}, ignoring case.
        search books by title or author
        Return the titles of all hits in their order; an empty query finds everything.
        Which books match the search?
        Given book dicts, look for a part of the title or the author's name.
        Simple search in a library.
        """,
        """
        query = query.lower()
        return [
            book["title"]
            for book in books
            if query in book["title"].lower() or query in book["author"].lower()
        ]
        """,
        lambda r: (_books(r), r.choice(("a", "M", "ben", "", "dune", "zz"))),
    ),
    made(
        "household.books_by_decade",
        "books_by_decade group_by_decade_of_year decades_of_books",
        "books: list[dict]",
        "dict[int, list[str]]",
        """
        Titles of {books} grouped by the decade of their 'year', such as 1990, decades in ascending order.
        books by decade
        Return a dict from the first year of a decade to the titles that appeared in it.
        Which books are from the nineties?
        Given dicts with 'title' and 'year', round the years down to tens and collect the titles.
        Groups works by decade.
        """,
        """
        groups = {}
        for book in books:
            groups.setdefault(book["year"] // 10 * 10, []).append(book["title"])
        return dict(sorted(groups.items()))
        """,
        lambda r: (_books(r),),
    ),
    made(
        "household.parking_cost",
        "parking_cost parking_fee parking_charge",
        "minutes: int; free: int; hourly: float; daily: float",
        "float",
        """
        Parking for {minutes}: up to {free} minutes nothing, then {hourly} for each started hour, at most \
        {daily} a day.
        parking fee with free time and daily maximum
        Return the price; full days cost the daily maximum each, the rest is charged by the hour up to it.
        How much does parking cost?
        Given the length of stay, the free minutes, the price of an hour and the limit per day, compute the \
        fee.
        All started hours count from the beginning once the free time is over.
        """,
        """
        if minutes <= free:
            return 0
        days, rest = divmod(minutes, 1440)
        return days * daily + min(math.ceil(rest / 60) * hourly, daily)
        ---
        if minutes <= free:
            return 0
        full_days, rest = minutes // 1440, minutes % 1440
        started_hours = (rest + 59) // 60
        return full_days * daily + min(started_hours * hourly, daily)
        """,
        lambda r: (
            r.choice((0, 30, 31, 60, 61, 1440, r.randint(0, 4000), r.randint(0, 400))),
            r.choice((0, 15, 30)),
            r.choice((2, 2.5)),
            r.choice((15, 20)),
        ),
        "import math",
    ),
    made(
        "household.parked_cars",
        "parked_cars cars_in_garage cars_inside process_parking",
        "events: list[tuple[str, str]]; capacity: int",
        "list[str]",
        """
        Cars in a garage for {capacity} cars after {events} ('in' or 'out', plate), in order of entry; full \
        means no entry.
        cars in a parking garage
        Return the plates of the cars that are inside at the end.
        Which cars are still parked?
        Given arrivals and departures in order, let cars in while there is room and take out those that leave.
        A car that is already in, or one that was never in, changes nothing.
        """,
        """
        parked = []
        for kind, plate in events:
            if kind == "in" and plate not in parked and len(parked) < capacity:
                parked.append(plate)
            elif kind == "out" and plate in parked:
                parked.remove(plate)
        return parked
        """,
        lambda r: (
            [
                (r.choice(("in", "in", "out")), r.choice(("A1", "B2", "C3", "D4")))
                for _ in range(r.randint(0, 8))
            ],
            r.randint(1, 3),
        ),
    ),
    made(
        "household.parking_spot",
        "find_parking_spot first_fitting_spot assign_spot choose_spot",
        "spots: list[tuple[str, int, bool]]; length: int",
        "str | None",
        """
        Name of the smallest free one of {spots} (name, size, taken) that is at least {length} long; None \
        if none.
        find a parking spot
        Return the free spot that fits best, the first of equal ones.
        Where can the car be parked?
        Given spots with their size and whether they are taken, find the tightest one in which the car fits.
        Best-fit choice of a free place.
        """,
        """
        fitting = [(size, name) for name, size, taken in spots if not taken and size >= length]
        return min(fitting, key=lambda spot: spot[0])[1] if fitting else None
        """,
        lambda r: (
            [(f"P{i}", r.randint(3, 7), r.random() < 0.4) for i in range(r.randint(0, 5))],
            r.randint(3, 7),
        ),
    ),
    made(
        "household.lift_direction",
        "elevator_direction lift_direction which_way",
        "current: int; target: int",
        "str",
        """
        'up', 'down' or 'stay' for an elevator on floor {current} that is called to {target}.
        direction of the elevator
        Return which way the lift must go.
        Does it go up or down?
        Given the floor where it is and the one where it is wanted, name the direction.
        'stay' if it is already there.
        """,
        """
        if target > current:
            return "up"
        if target < current:
            return "down"
        return "stay"
        """,
        lambda r: (r.randint(-2, 5), r.randint(-2, 5)),
    ),
    made(
        "household.electricity_cost",
        "electricity_cost energy_cost power_cost appliance_cost",
        "watts: float; hours: float; price: float; days: int = 1",
        "float",
        """
        Cost of a device with {watts} that runs {hours} a day on {days} days at {price} per kWh, rounded to \
        2 decimals.
        electricity cost of a device
        Return what the power for an appliance costs.
        How much does the lamp cost in a month?
        Given power in watts, hours per day, days and the price of a kilowatt-hour, compute the cost.
        Watts times hours divided by 1000, times the price.
        """,
        """
        return round(watts * hours * days / 1000 * price, 2)
        """,
        lambda r: (
            r.choice((60, 1000, 2000, r.randint(1, 3000))),
            r.choice((1, 2.5, 24)),
            r.choice((0.3, 0.25, 0.4)),
            r.choice((1, 30, 365)),
        ),
    ),
    made(
        "household.fill_time",
        "fill_time time_to_fill tank_fill_time minutes_to_fill",
        "volume: float; inflow: float; outflow: float = 0",
        "float | None",
        """
        Time until a tank of {volume} is full with {inflow} coming in and {outflow} going out per minute; 1 \
        decimal.
        time to fill a tank
        Return volume divided by the difference of the flows, or None if it never gets full.
        How long does it take to fill the bath?
        Given liters and liters per minute in and out, compute the minutes.
        None when no more flows in than out.
        """,
        """
        if inflow <= outflow:
            return None
        return round(volume / (inflow - outflow), 1)
        """,
        lambda r: (
            r.choice((100, 150, 0, r.randint(1, 500))),
            r.randint(0, 20),
            r.choice((0, 0, r.randint(0, 10))),
        ),
    ),
    made(
        "household.thermostat_action",
        "thermostat_action heating_action thermostat control_temperature",
        "current: float; target: float; tolerance: float = 1",
        "str",
        """
        'heat', 'cool' or 'off': {current} may differ from {target} by {tolerance} before something is done.
        thermostat action
        Return what the heating should do: warm below the band, cool above it, otherwise nothing.
        Should the heating be on?
        Given the measured and the wanted temperature, decide; at the edge of the tolerance it stays off.
        Heat, cool or off.
        """,
        """
        if current < target - tolerance:
            return "heat"
        if current > target + tolerance:
            return "cool"
        return "off"
        """,
        lambda r: (r.choice((19, 21, 20, r.randint(10, 30))), r.choice((20, 21)), r.choice((1, 0, 0.5))),
    ),
    made(
        "household.out_of_range_sensors",
        "out_of_range faulty_sensors sensors_out_of_range alarming_sensors",
        "readings: dict[str, float]; limits: dict[str, tuple[float, float]]",
        "list[str]",
        """
        Sorted names of the {readings} that lie outside of their {limits} (low, high); without limits they \
        are fine.
        sensors out of range
        Return which sensors report a value below their lowest or above their highest allowed one.
        Which sensors give an alarm?
        Given values and allowed ranges by sensor, both limits included, list the offenders alphabetically.
        Checks readings against thresholds.
        """,
        """
        result = []
        for name in sorted(readings):
            if name in limits:
                low, high = limits[name]
                if not low <= readings[name] <= high:
                    result.append(name)
        return result
        """,
        lambda r: (
            {name: r.randint(0, 20) for name in r.sample(["temp", "door", "gas", "light"], r.randint(0, 4))},
            {
                name: (r.randint(0, 8), r.randint(9, 20))
                for name in r.sample(["temp", "door", "gas"], r.randint(0, 3))
            },
        ),
    ),
    made(
        "household.alarm_episodes",
        "alarm_episodes periods_above intervals_above_limit exceedances",
        "readings: list[int]; limit: int",
        "list[tuple[int, int]]",
        """
        Index ranges (first, last), both included, in which {readings} stay above {limit}.
        periods above a threshold
        Return a tuple of start and end for each unbroken run of values larger than the limit.
        From when to when was the value too high?
        Given measurements in order, find all stretches over the threshold.
        [1, 5, 6, 2, 7] with 4 gives [(1, 2), (4, 4)].
        """,
        """
        episodes, start = [], None
        for i, reading in enumerate(readings):
            if reading > limit:
                if start is None:
                    start = i
            elif start is not None:
                episodes.append((start, i - 1))
                start = None
        if start is not None:
            episodes.append((start, len(readings) - 1))
        return episodes
        ---
        episodes = []
        for i, reading in enumerate(readings):
            if reading > limit:
                if episodes and episodes[-1][1] == i - 1:
                    episodes[-1] = (episodes[-1][0], i)
                else:
                    episodes.append((i, i))
        return episodes
        """,
        lambda r: ([r.randint(0, 9) for _ in range(r.randint(0, 9))], r.randint(2, 6)),
    ),
    made(
        "household.sensor_averages",
        "average_by_sensor sensor_averages mean_reading_per_sensor",
        "readings: list[dict]",
        "dict[str, float]",
        """
        Mean 'value' of each 'sensor' in {readings}, rounded to 2 decimals; values that are None do not count.
        average per sensor
        Return a dict from sensor to the average of its values, sensors in alphabetical order.
        What did each sensor measure on average?
        Given dicts with 'sensor' and 'value', group and average them; a sensor without any value is left out.
        Statistics by device.
        """,
        """
        values = {}
        for reading in readings:
            if reading["value"] is not None:
                values.setdefault(reading["sensor"], []).append(reading["value"])
        return {name: round(sum(values[name]) / len(values[name]), 2) for name in sorted(values)}
        """,
        lambda r: (
            [
                {"sensor": r.choice("abc"), "value": r.choice((None, r.randint(0, 30), 20))}
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "household.age_group",
        "age_group age_category life_stage classify_age",
        "age: int",
        "str",
        """
        'baby' below 2, 'child' below 13, 'teenager' below 20, 'adult' below 65, otherwise 'senior' for an \
        {age}.
        age group
        Return the name of the stage of life at an age.
        Is the person a child, a teenager, an adult or a senior?
        Given years, name the category; the limits are 2, 13, 20 and 65.
        Classifies people by age.
        """,
        """
        for limit, name in ((2, "baby"), (13, "child"), (20, "teenager"), (65, "adult")):
            if age < limit:
                return name
        return "senior"
        """,
        lambda r: (r.choice((0, 1, 2, 12, 13, 19, 20, 64, 65, r.randint(0, 100))),),
    ),
    made(
        "household.generation",
        "generation_name generation get_generation",
        "year: int",
        "str",
        """
        Generation of someone born in {year}: 'Baby Boomer' from 1946, 'Generation X' 1965, 'Millennial' \
        1981, \
'Generation Z' 1997, 'Generation Alpha' 2013; earlier 'Silent Generation'.
        generation by birth year
        Return the name of the generation to which a year of birth belongs.
        Which generation is this person?
        Given the year of birth, find the last generation that had begun by then.
        Names people by when they were born.
        """,
        """
        starts = (
            (2013, "Generation Alpha"), (1997, "Generation Z"), (1981, "Millennial"),
            (1965, "Generation X"), (1946, "Baby Boomer"),
        )
        for start, name in starts:
            if year >= start:
                return name
        return "Silent Generation"
        """,
        lambda r: (r.choice((1945, 1946, 1965, 1980, 1981, 1997, 2013, r.randint(1920, 2025))),),
    ),
    made(
        "household.may_vote",
        "can_vote is_eligible_to_vote may_vote eligible",
        "age: int; citizen: bool; registered: bool; minimum: int = 18",
        "str",
        """
        'may vote', or the first reason against it: 'too young' below {minimum}, 'not a citizen', 'not \
        registered'.
        may this person vote
        Return whether somebody is allowed to vote, and if not why, checking {age}, then {citizen}, then \
        {registered}.
        Can this person take part in the election?
        Given age and two facts, return the reason for a refusal or the permission.
        Eligibility with an explanation.
        """,
        """
        if age < minimum:
            return "too young"
        if not citizen:
            return "not a citizen"
        if not registered:
            return "not registered"
        return "may vote"
        """,
        lambda r: (
            r.choice((17, 18, 16, r.randint(10, 90))),
            r.random() < 0.7,
            r.random() < 0.6,
            r.choice((18, 16)),
        ),
    ),
    made(
        "household.movie_allowed",
        "allowed_movies movies_for_age suitable_films films_for_age",
        "movies: dict[str, int]; age: int",
        "list[str]",
        """
        Sorted titles of the {movies} (title -> minimum age) that somebody of this {age} may see.
        films allowed at an age
        Return in alphabetical order all titles whose age limit is reached.
        Which movies can the child watch?
        Given age ratings, keep those not above the age.
        Filters films by rating.
        """,
        """
        return sorted(title for title, minimum in movies.items() if age >= minimum)
        """,
        lambda r: (
            {
                title: r.choice((0, 6, 12, 16, 18))
                for title in r.sample(["Up", "Alien", "Jaws", "Coco", "Heat"], r.randint(0, 5))
            },
            r.choice((5, 6, 12, 16, 18)),
        ),
    ),
    made(
        "household.dog_years",
        "dog_years dog_age human_years_of_dog dog_to_human_years",
        "age: int",
        "int",
        """
        Age of a dog in human years: 15 for the first of its {age}, 9 for the second, 5 for each further year.
        dog years to human years
        Return how old a dog of so many years would be as a human.
        How old is my dog in human years?
        Given the dog's age, add 15, then 9, then 5 for every later year; 0 stays 0.
        3 gives 29.
        """,
        """
        if age <= 0:
            return 0
        if age == 1:
            return 15
        return 24 + (age - 2) * 5
        ---
        return 15 * (age >= 1) + 9 * (age >= 2) + 5 * max(0, age - 2)
        """,
        lambda r: (r.randint(0, 16),),
    ),
    made(
        "household.status_by_limits",
        "traffic_light_status status_color health_status status_by_limits",
        "value: float; warning: float; critical: float",
        "str",
        """
        'green' below {warning}, 'yellow' below {critical}, otherwise 'red' for a {value}.
        traffic light status by two limits
        Return the color that shows how serious a measured value is.
        Is it fine, a warning or critical?
        Given a value and two rising limits, choose the color; a limit itself belongs to the worse one.
        Status indicator for usage or load.
        """,
        """
        if value < warning:
            return "green"
        if value < critical:
            return "yellow"
        return "red"
        """,
        lambda r: (r.choice((70, 90, r.randint(0, 100))), r.choice((70, 50)), r.choice((90, 80))),
    ),
    made(
        "household.earthquake",
        "earthquake_class magnitude_class richter_description earthquake_category",
        "magnitude: float",
        "str",
        """
        Class of an earthquake of this {magnitude}: 'micro' below 2, 'minor' 4, 'light' 5, 'moderate' 6, \
        'strong' 7, \
'major' 8, otherwise 'great'.
        earthquake category
        Return in words how strong a quake on the Richter scale is.
        How bad was the earthquake?
        Given a magnitude, find the first class whose upper limit is above it.
        Names seismic magnitudes.
        """,
        """
        classes = (
            (2, "micro"), (4, "minor"), (5, "light"), (6, "moderate"), (7, "strong"), (8, "major")
        )
        for limit, name in classes:
            if magnitude < limit:
                return name
        return "great"
        """,
        lambda r: (r.choice((2.0, 4.0, 5.0, 8.0, r.randint(0, 95) / 10)),),
    ),
    made(
        "household.new_messages",
        "new_messages_text message_count_text unread_text notification_text",
        "count: int",
        "str",
        """
        'You have no new messages', 'You have 1 new message' or 'You have 5 new messages' for a {count}.
        text about new messages
        Return the sentence that tells how many messages are new, in singular or plural.
        What does the mailbox say?
        Given a number, build the sentence with 'no', '1 new message' or the number and a plural.
        Notification with correct grammar.
        """,
        """
        if count == 0:
            return "You have no new messages"
        return f"You have {count} new message{'' if count == 1 else 's'}"
        """,
        lambda r: (r.choice((0, 1, 2, r.randint(0, 50))),),
    ),
    made(
        "household.order_flow",
        "next_status next_state advance_status following_status",
        "status: str; steps: list[str]",
        "str | None",
        """
        The one of {steps} that follows after {status}, None if it is the last or unknown.
        next status of an order
        Return to which state a process goes next when the states are passed in order.
        What comes after 'paid'?
        Given the current state and the list of all states, find its successor.
        Moves one step further in a workflow.
        """,
        """
        if status not in steps:
            return None
        index = steps.index(status) + 1
        return steps[index] if index < len(steps) else None
        """,
        lambda r: (
            r.choice(("new", "paid", "shipped", "done", "lost")),
            ["new", "paid", "shipped", "done"][: r.randint(0, 4)],
        ),
    ),
    made(
        "household.door",
        "door_state run_door door_machine final_door_state",
        "commands: list[str]; state: str = 'closed'",
        "str",
        """
        State of a door after {commands} 'open', 'close', 'lock', 'unlock': 'open', 'closed' or 'locked'.
        door state machine
        Return the last state, beginning with {state}; a command that makes no sense in a state is ignored.
        Is the door open in the end?
        A closed door can be opened or locked, an open one closed, a locked one unlocked (then it is closed).
        Runs a small state machine.
        """,
        """
        changes = {
            ("closed", "open"): "open",
            ("open", "close"): "closed",
            ("closed", "lock"): "locked",
            ("locked", "unlock"): "closed",
        }
        for command in commands:
            state = changes.get((state, command), state)
        return state
        """,
        lambda r: (
            [r.choice(("open", "close", "lock", "unlock")) for _ in range(r.randint(0, 6))],
            r.choice(("closed", "open", "locked")),
        ),
    ),
    made(
        "household.waiting_times",
        "waiting_times wait_times queue_waiting_times",
        "arrivals: list[int]; durations: list[int]",
        "list[int]",
        """
        How long each customer waits at one counter: they come at ascending {arrivals} and need {durations}.
        waiting times in a queue
        Return for every customer the time between arrival and start of service, in order.
        How long must everybody wait?
        Given times of arrival and lengths of service, serve one after the other, first come first served.
        A free counter means no waiting.
        """,
        """
        waits, free = [], 0
        for arrival, duration in zip(arrivals, durations):
            start = max(arrival, free)
            waits.append(start - arrival)
            free = start + duration
        return waits
        """,
        lambda r: (
            lambda n: (sorted(r.randint(0, 20) for _ in range(n)), [r.randint(1, 8) for _ in range(n)])
        )(r.randint(0, 6)),
    ),
)
