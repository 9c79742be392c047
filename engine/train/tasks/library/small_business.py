"""What clubs, salons, organisers of events and other small businesses compute."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eva", "Finn")


def _members(r: Random) -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "plan": r.choice(("basic", "plus", "pro")),
            "visits": r.randint(0, 12),
            "paid_until": f"2024-0{r.randint(1, 6)}-{r.choice((1, 15, 28)):02d}",
            "active": r.random() < 0.7,
        }
        for name in r.sample(NAMES, r.randint(0, 5))
    ]


def _items(r: Random) -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "count": r.choice((0, 1, 3, 5, 10, 40)),
            "minimum": r.choice((2, 5, 10)),
            "price": r.choice((0.5, 2.0, 4.5, 12.0)),
            "supplier": r.choice(("Acme", "Bolt", "")),
        }
        for name in r.sample(("pens", "paper", "ink", "tape", "glue"), r.randint(0, 5))
    ]


def _payments(r: Random) -> list[dict[str, object]]:
    return [
        {
            "from": r.choice(NAMES[:4]),
            "amount": r.randint(1, 160) / 4,
            "method": r.choice(("cash", "card", "transfer")),
            "status": r.choice(("done", "done", "failed", "refunded")),
        }
        for _ in range(r.randint(0, 6))
    ]


def _appointments(r: Random) -> list[tuple[int, int, str]]:
    return [(r.randint(8, 17), r.choice((1, 1, 2)), r.choice(NAMES)) for _ in range(r.randint(0, 5))]


def _amount(r: Random) -> float:
    return r.randint(0, 400) / 4


def _clock(r: Random, low: int = 0, high: int = 23) -> str:
    return f"{r.randint(low, high):02d}:{r.choice((0, 5, 15, 30, 45, 59)):02d}"


ENTRIES = (
    made(
        "small_business.members_to_remind",
        "members_to_remind expiring_members renewals_due",
        "members: list[dict]; today: str; until: str",
        "list[str]",
        """
        Names of active {members} whose 'paid_until' lies from {today} to {until} (both included), by date.
        whose membership must be renewed soon
        Only 'active' members with a 'paid_until' date in the period, soonest first, ties by name.
        Whom do we remind to pay? Active, paid until a day from {today} to {until}; sorted by that day.
        Names ordered by (paid_until, name) where today <= paid_until <= until and active.
        """,
        """
        due = [m for m in members if m["active"] and today <= m["paid_until"] <= until]
        return [m["name"] for m in sorted(due, key=lambda m: (m["paid_until"], m["name"]))]
        ---
        pairs = []
        for member in members:
            day = member["paid_until"]
            if member["active"] and day >= today and day <= until:
                pairs.append((day, member["name"]))
        return [name for _, name in sorted(pairs)]
        """,
        lambda r: (
            _members(r),
            r.choice(("2024-01-10", "2024-03-01")),
            r.choice(("2024-03-15", "2024-05-01")),
        ),
    ),
    made(
        "small_business.gym_fee",
        "gym_fee membership_fee monthly_fee",
        "plan: str; visits: int; included: int = 8",
        "float",
        """
        Fee by {plan} in any case: basic 20 plus 3 per visit over {included}, plus 35 plus 1, others 50.
        membership fee with extra visits
        "basic" costs 20.0 and 3.0 for each visit over {included}, "plus" 35.0 and 1.0, other plans 50.0.
        What does the gym charge this month? Extra {visits} cost on basic (3.0) and plus (1.0) only.
        Fee = base + rate * max(visits - included, 0); base 20/35/50, rate 3/1/0; case of {plan} is ignored.
        """,
        """
        base, rate = {"basic": (20.0, 3.0), "plus": (35.0, 1.0)}.get(plan.lower(), (50.0, 0.0))
        return base + rate * max(visits - included, 0)
        ---
        extra = max(visits - included, 0)
        plan = plan.lower()
        if plan == "basic":
            return 20.0 + 3.0 * extra
        if plan == "plus":
            return 35.0 + 1.0 * extra
        return 50.0
        """,
        lambda r: (r.choice(("basic", "plus", "pro", "Basic")), r.choice((0, 5, 8, 9, 12)), r.choice((4, 8))),
    ),
    made(
        "small_business.suggest_plan",
        "suggest_plan cheapest_plan_for plan_by_visits",
        "visits: int",
        "str",
        """
        Cheapest plan for that many {visits}: "single" at 8 each, "ten" for 60 (10 visits), "flat" for 75.
        cheapest of single tickets, ten-visit cards and flat rate
        Singles cost 8 per visit, every begun ten 60, the flat 75; on ties the first of these three wins.
        Which offer is best for {visits} a month? single, ten or flat.
        Compare 8 * visits, 60 * ceil(visits / 10) and 75 and name the lowest.
        """,
        """
        costs = {"single": 8 * visits, "ten": 60 * -(-visits // 10), "flat": 75}
        return min(costs, key=costs.get)
        ---
        single = 8 * visits
        ten = (visits + 9) // 10 * 60
        if single <= ten and single <= 75:
            return "single"
        return "ten" if ten <= 75 else "flat"
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "small_business.plan_income",
        "income_by_plan revenue_by_plan plan_revenue",
        "members: list[dict]; prices: dict[str, float]",
        "dict[str, float]",
        """
        Monthly income per 'plan' from active {members} by {prices}; plans without active members left out.
        income of each membership plan
        Add the price of the plan for every 'active' member; keys in alphabetical order.
        How much does each plan bring in? Count only active {members}; sorted by plan.
        Dict of plan to number of active members times its price, sorted.
        """,
        """
        income = {}
        for member in members:
            if member["active"]:
                income[member["plan"]] = income.get(member["plan"], 0) + prices[member["plan"]]
        return dict(sorted(income.items()))
        ---
        plans = sorted(m["plan"] for m in members if m["active"])
        return {plan: plans.count(plan) * prices[plan] for plan in dict.fromkeys(plans)}
        """,
        lambda r: (_members(r), {"basic": 20.0, "plus": 35.5, "pro": 50.0}),
    ),
    made(
        "small_business.inactive_members",
        "sleeping_members inactive_members rarely_here",
        "members: list[dict]; limit: int = 2",
        "list[str]",
        """
        Names of {members} who are active but had fewer than {limit} 'visits', fewest first, ties by name.
        active members who hardly come
        List who pays ('active') and comes less than {limit} times; order by visits and then name.
        Which members do we risk losing? Active ones with visits below {limit}.
        Names sorted by (visits, name) where active and visits < {limit}.
        """,
        """
        quiet = [(m["visits"], m["name"]) for m in members if m["active"] and m["visits"] < limit]
        return [name for visits, name in sorted(quiet)]
        ---
        quiet = []
        for member in members:
            if not member["active"] or member["visits"] >= limit:
                continue
            quiet.append(member)
        quiet.sort(key=lambda m: (m["visits"], m["name"]))
        return [m["name"] for m in quiet]
        """,
        lambda r: (_members(r), r.choice((1, 2, 4))),
    ),
    made(
        "small_business.upgrade_candidates",
        "plan_after_visits upgrade_plan next_plan",
        "plan: str; visits: int",
        "str",
        """
        Recommend a {plan}: "basic" with over 8 {visits} becomes "plus", "plus" with over 15 "pro"; else same.
        upgrade recommendation by number of visits
        More than 8 visits on basic: plus; more than 15 on plus: pro; no other {plan} changes (one step only).
        Which plan should the member take? One step up at most, by the limits 8 and 15.
        Return the recommended plan: basic -> plus (> 8), plus -> pro (> 15), otherwise the same.
        """,
        """
        if plan == "basic" and visits > 8:
            return "plus"
        if plan == "plus" and visits > 15:
            return "pro"
        return plan
        ---
        steps = {"basic": (8, "plus"), "plus": (15, "pro")}
        if plan not in steps:
            return plan
        limit, better = steps[plan]
        return better if visits > limit else plan
        """,
        lambda r: (r.choice(("basic", "plus", "pro", "guest")), r.choice((0, 4, 8, 9, 15, 16, 30))),
    ),
    made(
        "small_business.restock_list",
        "restock_list purchase_list order_list",
        "items: list[dict]",
        "dict[str, int]",
        """
        For {items} with 'count' below 'minimum': how many to order to have twice the minimum, by name.
        purchase list: fill up to double the minimum
        Item name to 2 * minimum - count for all that fell below their minimum; names in alphabetical order.
        What must be ordered? Only items under their 'minimum' (not at it); order up to twice of it.
        Dict of quantities to buy: 2 * minimum - count where count < minimum, keys sorted.
        """,
        """
        needed = {}
        for item in sorted(items, key=lambda i: i["name"]):
            if item["count"] < item["minimum"]:
                needed[item["name"]] = 2 * item["minimum"] - item["count"]
        return needed
        ---
        low = [i for i in items if i["count"] < i["minimum"]]
        return dict(sorted((i["name"], i["minimum"] * 2 - i["count"]) for i in low))
        """,
        lambda r: (_items(r),),
    ),
    made(
        "small_business.orders_by_supplier",
        "orders_by_supplier group_by_supplier supplier_orders",
        "items: list[dict]",
        "dict[str, list[str]]",
        """
        Group the names of {items} that are below their 'minimum' by 'supplier', "unknown" if it is empty.
        what to order from whom
        Only items with 'count' < 'minimum'; suppliers in order of appearance, "" becomes "unknown".
        Which goods do we order from which supplier? Lists of names, in the given order.
        Dict from supplier (or "unknown") to names of low items.
        """,
        """
        orders = {}
        for item in items:
            if item["count"] < item["minimum"]:
                orders.setdefault(item["supplier"] or "unknown", []).append(item["name"])
        return orders
        ---
        from collections import defaultdict

        orders = defaultdict(list)
        for item in items:
            if item["count"] >= item["minimum"]:
                continue
            supplier = item["supplier"] if item["supplier"] else "unknown"
            orders[supplier].append(item["name"])
        return dict(orders)
        """,
        lambda r: (_items(r),),
    ),
    made(
        "small_business.stock_value_by_supplier",
        "value_by_supplier stock_value_per_supplier goods_value",
        "items: list[dict]",
        "dict[str, float]",
        """
        Stock value ('count' times 'price') per 'supplier', highest first; {items} without one are skipped.
        stock value for each supplier, descending
        Sum count * price by supplier, leave out the empty supplier, sort by value and then by name.
        How much of our stock comes from whom? Largest value first, ties alphabetically.
        Dict supplier to value, ordered by (-value, name), "" ignored.
        """,
        """
        values = {}
        for item in items:
            if item["supplier"]:
                values[item["supplier"]] = values.get(item["supplier"], 0) + item["count"] * item["price"]
        return dict(sorted(values.items(), key=lambda pair: (-pair[1], pair[0])))
        ---
        suppliers = {i["supplier"] for i in items} - {""}
        sums = [(-sum(i["count"] * i["price"] for i in items if i["supplier"] == s), s) for s in suppliers]
        return {supplier: -value for value, supplier in sorted(sums)}
        """,
        lambda r: (_items(r),),
    ),
    made(
        "small_business.stock_light",
        "stock_light stock_state stock_color",
        "count: int; minimum: int",
        "str",
        """
        Color for a {count}: "gray" for 0, "red" below {minimum}, "yellow" below twice of it, else "green".
        traffic light of an item's stock
        Nothing left is gray, less than {minimum} red, less than 2 * {minimum} yellow, the rest green.
        How is the stock? gray (0), red, yellow or green by {minimum} and its double.
        Stock state: 0 gray; < minimum red; < 2 * minimum yellow; else green.
        """,
        """
        if count == 0:
            return "gray"
        if count < minimum:
            return "red"
        if count < 2 * minimum:
            return "yellow"
        return "green"
        ---
        if not count:
            return "gray"
        return ("red", "yellow", "green")[min(count // minimum, 2)]
        """,
        lambda r: (r.choice((0, 1, 4, 5, 9, 10, 11, 30)), r.choice((5, 10))),
    ),
    made(
        "small_business.count_by_method",
        "totals_by_method payments_by_method income_by_method",
        "payments: list[dict]",
        "dict[str, float]",
        """
        Sum the 'amount' of "done" {payments} per 'method'; cash, card, transfer are always there (or 0.0).
        daily totals by way of payment
        Only payments with 'status' "done" count; the keys are cash, card, transfer in this order.
        How much came in by cash, card and transfer? Failed and refunded payments are left out.
        Dict with the three methods and the sums of successful payments (0.0 without any).
        """,
        """
        totals = {"cash": 0.0, "card": 0.0, "transfer": 0.0}
        for payment in payments:
            if payment["status"] == "done":
                totals[payment["method"]] += payment["amount"]
        return totals
        ---
        done = [p for p in payments if p["status"] == "done"]
        methods = ("cash", "card", "transfer")
        return {m: float(sum(p["amount"] for p in done if p["method"] == m)) for m in methods}
        """,
        lambda r: (_payments(r),),
    ),
    made(
        "small_business.card_fees",
        "card_fees processing_fees payment_fees",
        "payments: list[dict]; percent: float = 1.5; fixed: float = 0.25",
        "float",
        """
        Fees for {payments} by card: {percent} percent of 'amount' plus {fixed}, not for "failed"; in cents.
        card processing fees
        Add percentage and {fixed} fee of all payments with 'method' "card" that did not fail; two decimals.
        What do we pay the card company? Other methods are free, failed payments cost nothing.
        Sum of amount * percent / 100 + fixed over card payments whose 'status' is not "failed".
        """,
        """
        fees = 0.0
        for payment in payments:
            if payment["method"] == "card" and payment["status"] != "failed":
                fees += payment["amount"] * percent / 100 + fixed
        return round(fees, 2)
        ---
        amounts = [p["amount"] for p in payments if p["method"] == "card" and p["status"] != "failed"]
        return round(float(sum(a * percent / 100 + fixed for a in amounts)), 2)
        """,
        lambda r: (_payments(r), r.choice((1.5, 2.0)), r.choice((0.0, 0.25))),
    ),
    made(
        "small_business.failed_twice",
        "failed_twice problem_payers repeatedly_failed",
        "payments: list[dict]; times: int = 2",
        "list[str]",
        """
        Names ('from') with at least {times} "failed" {payments}, most failures first, ties by name.
        who has repeated payment problems
        Count the failed payments per person; list those with {times} or more, sorted by count, then name.
        Whose payments keep failing? Names in descending order of failures.
        Payers with a number of status "failed" >= {times}, ordered by (-count, name).
        """,
        """
        failures = {}
        for payment in payments:
            if payment["status"] == "failed":
                failures[payment["from"]] = failures.get(payment["from"], 0) + 1
        names = [name for name, count in failures.items() if count >= times]
        return sorted(names, key=lambda name: (-failures[name], name))
        ---
        from collections import Counter

        counts = Counter(p["from"] for p in payments if p["status"] == "failed")
        ranked = sorted((-count, name) for name, count in counts.items())
        return [name for count, name in ranked if -count >= times]
        """,
        lambda r: (_payments(r) + _payments(r), r.choice((1, 2))),
    ),
    made(
        "small_business.net_income",
        "net_received received_minus_refunds payment_balance",
        "payments: list[dict]",
        "float",
        """
        Sum of "done" {payments} minus the "refunded" ones; failed ones do not count. 0.0 for none.
        net amount received after refunds
        Add amounts with status "done", subtract those with "refunded", ignore "failed"; a float.
        How much did we really get? Refunds are deducted, failed payments are nothing.
        Balance of the payments: done is plus, refunded is minus, anything else zero.
        """,
        """
        signs = {"done": 1, "refunded": -1}
        return float(sum(signs.get(p["status"], 0) * p["amount"] for p in payments))
        ---
        balance = 0.0
        for payment in payments:
            if payment["status"] == "done":
                balance += payment["amount"]
            elif payment["status"] == "refunded":
                balance -= payment["amount"]
        return balance
        """,
        lambda r: (_payments(r),),
    ),
    made(
        "small_business.payment_split_ok",
        "payment_covers is_fully_paid payment_state",
        "due: float; payments: list[float]",
        "str",
        """
        State of a bill: "unpaid" for nothing, "partly paid" below {due}, "paid" exactly, "overpaid" above.
        payment state from the amount due and the payments
        Compare the sum of {payments} with {due}; a {due} of 0 is "paid" when nothing came.
        Is the bill settled? unpaid, partly paid, paid or overpaid.
        Word for sum(payments) against {due}; equal is checked first.
        """,
        """
        received = sum(payments)
        if received == due:
            return "paid"
        if received > due:
            return "overpaid"
        return "partly paid" if received else "unpaid"
        ---
        missing = due - sum(payments)
        if missing > 0:
            return "unpaid" if missing == due else "partly paid"
        return "overpaid" if missing < 0 else "paid"
        """,
        lambda r: (
            float(r.choice((0, 20, 50))),
            [float(r.choice((5, 10, 20, 25))) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "small_business.free_times",
        "free_hours open_slots available_hours",
        "appointments: list[tuple[int, int, str]]; opening: int = 9; closing: int = 17",
        "list[int]",
        """
        Free hours from {opening} until before {closing}; {appointments} are (hour, length, name).
        free full hours of the day
        An appointment blocks the hours from its start for its length; return the others, ascending.
        When can we take another customer? Hours not covered by any of the {appointments}.
        List of free hours in the opening time.
        """,
        """
        busy = set()
        for hour, length, _ in appointments:
            busy.update(range(hour, hour + length))
        return [hour for hour in range(opening, closing) if hour not in busy]
        ---
        def is_free(hour):
            return all(not start <= hour < start + length for start, length, _ in appointments)

        return list(filter(is_free, range(opening, closing)))
        """,
        lambda r: (_appointments(r), r.choice((8, 9)), r.choice((12, 17))),
    ),
    made(
        "small_business.double_booked",
        "double_booked conflicting_names overlapping_appointments",
        "appointments: list[tuple[int, int, str]]",
        "list[tuple[str, str]]",
        """
        Pairs of names whose {appointments} (hour, length, name) overlap, in list order; touching is fine.
        double bookings as pairs of names
        Compare every two appointments; they clash if both begin before the other ends. Earlier name first.
        Which appointments collide? (first, second) for all overlapping pairs.
        All pairs i < j with start_i < end_j and start_j < end_i, as (name_i, name_j).
        """,
        """
        clashes = []
        for index, (start, length, name) in enumerate(appointments):
            for other_start, other_length, other in appointments[index + 1 :]:
                if start < other_start + other_length and other_start < start + length:
                    clashes.append((name, other))
        return clashes
        ---
        from itertools import combinations

        def clash(a, b):
            return max(a[0], b[0]) < min(a[0] + a[1], b[0] + b[1])

        return [(a[2], b[2]) for a, b in combinations(appointments, 2) if clash(a, b)]
        """,
        lambda r: (_appointments(r),),
    ),
    made(
        "small_business.day_plan",
        "day_plan appointment_list agenda_lines",
        "appointments: list[tuple[int, int, str]]",
        "list[str]",
        """
        Lines like "09:00-11:00 Ann" for the {appointments} (hour, length, name), by hour and then by name.
        agenda of the day as text lines
        Sort by start (ties by name) and format start and end as HH:00 with the name behind.
        What is on today? "HH:00-HH:00 name", earliest first.
        Formatted appointments in order of time.
        """,
        """
        ordered = sorted(sorted(appointments, key=lambda entry: entry[2]), key=lambda entry: entry[0])
        return [f"{hour:02d}:00-{hour + length:02d}:00 {name}" for hour, length, name in ordered]
        ---
        lines = []
        for hour, length, name in sorted(appointments, key=lambda entry: (entry[0], entry[2])):
            start = str(hour).zfill(2)
            end = str(hour + length).zfill(2)
            lines.append(f"{start}:00-{end}:00 {name}")
        return lines
        """,
        lambda r: (_appointments(r),),
    ),
    made(
        "small_business.no_show_fee",
        "no_show_fee missed_appointment_fee late_cancel_fee",
        "price: float; hours_before: float; first_time: bool = False",
        "float",
        """
        Fee for cancelling {hours_before}: none from 24 hours, half the {price} from 2; {first_time} is free.
        fee for late cancellations
        24 hours or more ahead cost nothing, 2 or more half, later everything; a {first_time} is free.
        What do we charge for a missed appointment? 0.0, 50 or 100 percent, in cents.
        Cancellation fee by {hours_before} (24 and 2 as limits), waived when it is the {first_time}.
        """,
        """
        if first_time or hours_before >= 24:
            return 0.0
        if hours_before >= 2:
            return round(price / 2, 2)
        return round(price, 2)
        ---
        share = 0.0 if hours_before >= 24 else 0.5 if hours_before >= 2 else 1.0
        return 0.0 if first_time else round(price * share, 2)
        """,
        lambda r: (_amount(r), r.choice((0, 1, 2, 12, 23, 24, 48)), r.random() < 0.3),
    ),
    made(
        "small_business.hair_price",
        "salon_price treatment_price service_price",
        "services: list[str]; prices: dict[str, float]; regular: bool = False",
        "float",
        """
        Sum of the {prices} of the {services}, 10 percent off from three services or for a {regular}.
        price of a visit; unknown services cost nothing
        Add the prices (0 if there is none) and take off 10 % once, if 3 or more {services} or a regular.
        What does the visit cost? The discount is the same for three services and regulars, never twice.
        Total with two decimals, times 0.9 when len(services) >= 3 or {regular}.
        """,
        """
        total = float(sum(prices.get(service, 0) for service in services))
        if len(services) >= 3 or regular:
            total *= 0.9
        return round(total, 2)
        ---
        total = 0.0
        for service in services:
            if service in prices:
                total += prices[service]
        factor = 0.9 if regular or len(services) > 2 else 1
        return round(total * factor, 2)
        """,
        lambda r: (
            r.sample(("cut", "wash", "color", "shave"), r.randint(0, 4)),
            {"cut": 25.0, "wash": 6.5, "color": 40.0},
            r.random() < 0.5,
        ),
    ),
    made(
        "small_business.wash_price",
        "car_wash_price wash_price cleaning_price",
        "size: str; wax: bool; weekday: str",
        "float",
        """
        Car wash: small 8, medium 10, otherwise 13; {wax} 4 more; on a {weekday} "Tue" (any case) 2 less.
        car wash price by size, wax and day
        8.0, 10.0 or 13.0 by {size}, plus 4.0 with {wax}, minus 2.0 on a {weekday} "Tue".
        What does washing the car cost? Other sizes than small and medium pay 13; Tuesday is cheaper by 2.
        Base by size + wax 4.0 - 2.0 if it is Tuesday (case ignored).
        """,
        """
        price = {"small": 8.0, "medium": 10.0}.get(size, 13.0)
        if wax:
            price += 4.0
        if weekday.lower() == "tue":
            price -= 2.0
        return price
        ---
        if size == "small":
            price = 8.0
        elif size == "medium":
            price = 10.0
        else:
            price = 13.0
        return price + (4.0 if wax else 0.0) - (2.0 if weekday.upper() == "TUE" else 0.0)
        """,
        lambda r: (
            r.choice(("small", "medium", "large", "van")),
            r.random() < 0.5,
            r.choice(("Mon", "Tue", "Sat", "tue")),
        ),
    ),
    made(
        "small_business.event_ticket",
        "event_ticket_price concert_price admission_price",
        "base: float; days_before: int; student: bool = False",
        "float",
        """
        Ticket: 20 percent off from 30 {days_before}, 10 more on the day itself; a {student} pays 5 less.
        concert ticket with early bird, door price and student discount
        Early bird (30 days or more) 80 %, at the door (0 days) 110 % of {base}; students 5.0 less; in cents.
        What does a ticket cost {days_before} the event? Early is cheaper, the last day dearer.
        Price = base * (0.8, 1 or 1.1) - 5 for a {student}, rounded to two decimals.
        """,
        """
        if days_before >= 30:
            price = base * 0.8
        elif days_before == 0:
            price = base * 1.1
        else:
            price = base
        if student:
            price -= 5
        return round(price, 2)
        ---
        factor = 0.8 if days_before > 29 else 1.1 if days_before < 1 else 1.0
        return round(base * factor - (5 if student else 0), 2)
        """,
        lambda r: (float(r.choice((20, 25, 40))), r.choice((0, 1, 6, 7, 29, 30, 60)), r.random() < 0.4),
    ),
    made(
        "small_business.seats_together",
        "seats_together find_adjacent_seats first_free_block",
        "row: str; count: int",
        "int",
        """
        Index of the first block of {count} adjacent free seats ('.') in {row} ('X' is taken), else -1.
        first place for a group in a row of seats
        Find where {count} dots follow each other; the lowest index or -1.
        Where can {count} people sit together? Position of the first free seat, -1 if there is no such block.
        Search {row} for {count} adjacent free seats and return the start index, or -1.
        """,
        """
        return row.find("." * count)
        ---
        for start in range(len(row) - count + 1):
            if all(seat == "." for seat in row[start : start + count]):
                return start
        return -1
        """,
        lambda r: (draw.letters(r, 0, 10, "..X"), r.choice((1, 2, 3))),
    ),
    made(
        "small_business.seat_labels",
        "free_seat_labels list_free_seats seat_names",
        "plan: list[str]",
        "list[str]",
        """
        Labels like "A1" of all free seats ('.') of a {plan}: rows are A, B, ..., seats count from 1.
        free seats of a seating plan, row by row
        Each string of {plan} is a row; return row letter and seat number wherever there is a dot.
        Which seats are free? e.g. ["A2", "B1"]; other characters than '.' are taken.
        List the free seats as letter of the row plus 1-based position.
        """,
        """
        labels = []
        for letter, row in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", plan):
            for number, seat in enumerate(row, 1):
                if seat == ".":
                    labels.append(f"{letter}{number}")
        return labels
        ---
        return [
            chr(ord("A") + y) + str(x + 1)
            for y in range(len(plan))
            for x in range(len(plan[y]))
            if plan[y][x] == "."
        ]
        """,
        lambda r: ([draw.letters(r, 0, 5, "..X") for _ in range(r.randint(0, 3))],),
    ),
    made(
        "small_business.ticket_sales_text",
        "ticket_sales_text sold_out_text availability_text",
        "sold: int; capacity: int",
        "str",
        """
        "sold out", "last N tickets" for 5 or fewer, "almost full" from 80 percent sold, else "available".
        availability of tickets as text
        No seats left is "sold out", up to 5 left "last N tickets", at least 80 % sold "almost full".
        What is on the website? "last 1 ticket" in the singular; more than {capacity} is sold out, too.
        Availability by {sold} and {capacity}: sold out, last N ticket(s), almost full or available.
        """,
        """
        left = capacity - sold
        if left <= 0:
            return "sold out"
        if left <= 5:
            return f"last {left} ticket{'s' if left > 1 else ''}"
        if sold >= 0.8 * capacity:
            return "almost full"
        return "available"
        ---
        left = max(capacity - sold, 0)
        if left == 0:
            return "sold out"
        if left == 1:
            return "last 1 ticket"
        if left < 6:
            return f"last {left} tickets"
        return "available" if sold < capacity * 0.8 else "almost full"
        """,
        lambda r: (r.choice((0, 10, 44, 45, 47, 49, 50, 60)), 50),
    ),
    made(
        "small_business.raffle_winner",
        "raffle_winner winning_number_owner ticket_owner",
        "tickets: dict[str, int]; number: int",
        "str  |  None",
        """
        Who owns raffle ticket {number}? {tickets} says how many each bought, numbered in order from 1.
        owner of a ticket number, None if it was not sold
        The first buyer has 1 to n, the next the following numbers; return the name for {number} or None.
        Find the winner of a raffle: walk through the buyers until their numbers include {number}.
        Name whose range of consecutive ticket numbers (starting at 1) contains {number}, else None.
        """,
        """
        last = 0
        for name, count in tickets.items():
            if last < number <= last + count:
                return name
            last += count
        return None
        ---
        owners = [name for name, count in tickets.items() for _ in range(count)]
        return owners[number - 1] if 1 <= number <= len(owners) else None
        """,
        lambda r: ({n: r.randint(0, 4) for n in r.sample(NAMES, r.randint(0, 4))}, r.randint(0, 10)),
    ),
    made(
        "small_business.highest_bid",
        "auction_winner highest_bid winning_bid",
        "bids: list[tuple[str, float]]; reserve: float = 0.0",
        "tuple[str, float]  |  None",
        """
        Highest of the {bids} (name, amount) that reaches the {reserve}, the earliest on ties, else None.
        winner of an auction with a reserve price
        The largest amount wins if it is at least {reserve}; the first of equal bids; None otherwise.
        Who gets it? (name, amount) of the top bid, or None without bids or below the {reserve}.
        First maximum of {bids} by amount, None if it is lower than {reserve}.
        """,
        """
        if not bids:
            return None
        best = max(bids, key=lambda bid: bid[1])
        return best if best[1] >= reserve else None
        ---
        best = None
        for bid in bids:
            if bid[1] >= reserve and (best is None or bid[1] > best[1]):
                best = bid
        return best
        """,
        lambda r: (
            [(r.choice(NAMES), float(r.choice((5, 10, 20, 20, 35)))) for _ in range(r.randint(0, 5))],
            float(r.choice((0, 10, 30))),
        ),
    ),
    made(
        "small_business.next_bid",
        "minimum_next_bid next_bid bid_step",
        "current: float",
        "float",
        """
        Lowest next bid: {current} plus 1 below 10, plus 5 below 100, plus 25 below 500, otherwise plus 50.
        minimum next bid by steps
        The step depends on the {current} bid: 1.0 (under 10), 5.0 (under 100), 25.0 (under 500), 50.0.
        How much must be bid at least now? Add the step for the current amount.
        Next bid = current + 1 / 5 / 25 / 50 with limits at 10, 100 and 500.
        """,
        """
        if current < 10:
            step = 1.0
        elif current < 100:
            step = 5.0
        elif current < 500:
            step = 25.0
        else:
            step = 50.0
        return current + step
        ---
        for limit, step in ((10, 1.0), (100, 5.0), (500, 25.0)):
            if current < limit:
                return current + step
        return current + 50.0
        """,
        lambda r: (float(r.choice((0, 5, 9, 10, 49, 50, 99, 100, 500, 730))),),
    ),
    made(
        "small_business.donation_level",
        "donor_level donation_level sponsor_category",
        "amount: float; anonymous: bool = False",
        "str",
        """
        Level by {amount}: "friend" from 1, "bronze" 50, "silver" 200, "gold" 1000, "" below or {anonymous}.
        sponsor level by amount
        Under 1 or {anonymous} there is no level (""); else friend, bronze (50), silver (200) or gold (1000).
        How is the donor called on the wall? By {amount}; anonymous donors are not listed ("").
        The highest level reached by {amount}: 1 friend, 50 bronze, 200 silver, 1000 gold.
        """,
        """
        if anonymous or amount < 1:
            return ""
        if amount >= 1000:
            return "gold"
        if amount >= 200:
            return "silver"
        return "bronze" if amount >= 50 else "friend"
        ---
        level = ""
        for limit, name in ((1, "friend"), (50, "bronze"), (200, "silver"), (1000, "gold")):
            if amount >= limit and not anonymous:
                level = name
        return level
        """,
        lambda r: (float(r.choice((0, 10, 49, 50, 199, 200, 1000, 2000))), r.random() < 0.2),
    ),
    made(
        "small_business.fundraising_text",
        "fundraising_progress progress_bar_text donation_bar",
        "raised: float; goal: float; width: int = 10",
        "str",
        """
        Progress bar such as "[###.......] 30%": {width} characters, never more than full, percent cut.
        text bar for a fundraising campaign
        Fill int(share * {width}) places with "#", the rest with "."; then the percentage, maybe over 100.
        How far is the campaign? A bar limited to {width} and int(raised / goal * 100) percent.
        Bar of # and . in brackets plus the percentage {raised} of {goal}, rounded down.
        """,
        """
        share = raised / goal
        filled = min(int(share * width), width)
        return f"[{'#' * filled}{'.' * (width - filled)}] {int(share * 100)}%"
        ---
        share = raised / goal
        bar = ("#" * int(share * width)).ljust(width, ".")[:width]
        return "[" + bar + "] " + str(int(share * 100)) + "%"
        """,
        lambda r: (float(r.choice((0, 50, 95, 100, 250))), float(r.choice((100, 200))), r.choice((10, 20))),
    ),
    made(
        "small_business.kitty",
        "kitty_balance shared_kitty kitty_shares",
        "paid: dict[str, float]; spent: float",
        "dict[str, float]",
        """
        What each gets back (positive) or must add: {paid} minus an equal part of the sum {spent}, in cents.
        settling a shared kitty
        Divide {spent} by the number of people and subtract it from what each has {paid}; two decimals.
        Who gets how much from the kitty? paid - spent / n for everyone; nobody gives an empty dict.
        Balance per person after a trip with a common purse, rounded to cents.
        """,
        """
        if not paid:
            return {}
        share = spent / len(paid)
        return {name: round(amount - share, 2) for name, amount in paid.items()}
        ---
        balances = {}
        for name in paid:
            balances[name] = round(paid[name] - spent / len(paid), 2)
        return balances
        """,
        lambda r: (
            {n: float(r.choice((0, 10, 20, 30))) for n in r.sample(NAMES, r.randint(0, 4))},
            float(r.choice((0, 12, 30, 60))),
        ),
    ),
    made(
        "small_business.pocket_money",
        "pocket_money weekly_allowance allowance_for",
        "age: int; chores: int; bad_week: bool = False",
        "float",
        """
        Pocket money: half the {age} from 6 on, plus 0.5 per chore, 5 at most; no chore money in a {bad_week}.
        weekly allowance by age and chores
        Children under 6 get no base; {chores} pay 0.5 each for up to 5, nothing in a {bad_week}.
        How much does the child get? age / 2 (0 below 6) and 0.5 for each of at most five {chores}.
        Sum of base and chore money as a float.
        """,
        """
        base = age / 2 if age >= 6 else 0.0
        if bad_week:
            return base
        return base + 0.5 * min(chores, 5)
        ---
        money = 0.0
        if age > 5:
            money += age / 2
        if not bad_week:
            money += min(chores * 0.5, 2.5)
        return money
        """,
        lambda r: (r.choice((4, 5, 6, 9, 12, 16)), r.choice((0, 1, 3, 5, 8)), r.random() < 0.3),
    ),
    made(
        "small_business.piggy_goal",
        "weeks_until_toy weeks_to_afford weeks_of_saving",
        "price: float; saved: float; weekly: float; gift: float = 0.0",
        "int",
        """
        Weeks until the {price} is there: {saved} plus {gift} now, {weekly} each week; 0 if it is enough.
        weeks of saving for something
        The missing amount (price - saved - gift) divided by {weekly}, rounded up, never negative.
        When can I buy it? Number of weeks, counting the {gift} at once.
        Ceil of what is missing over {weekly}, 0 when nothing is missing.
        """,
        """
        import math

        missing = price - saved - gift
        return max(math.ceil(missing / weekly), 0)
        ---
        have = saved + gift
        weeks = 0
        while have < price:
            have += weekly
            weeks += 1
        return weeks
        """,
        lambda r: (
            float(r.choice((10, 25, 60))),
            float(r.choice((0, 5, 25))),
            float(r.choice((2, 2.5, 4))),
            float(r.choice((0, 10))),
        ),
    ),
    made(
        "small_business.electricity_tiers",
        "electricity_bill power_bill energy_cost",
        "kwh: int; days: int = 30",
        "float",
        """
        Bill for {kwh}: first 100 at 0.20, next 200 at 0.30, the rest at 0.40, plus 0.10 a day; in cents.
        electricity bill with three price steps and a daily base fee
        Base 0.10 for each of the {days} and graded prices (limits 100 and 300 kWh); two decimals.
        What does the power cost? Each step price holds only for the {kwh} within the step.
        0.1 * days + 0.2, 0.3 and 0.4 per kWh in the ranges 0-100, 100-300 and above.
        """,
        """
        first = min(kwh, 100)
        second = min(max(kwh - 100, 0), 200)
        third = max(kwh - 300, 0)
        return round(days * 0.10 + first * 0.20 + second * 0.30 + third * 0.40, 2)
        ---
        if kwh <= 100:
            energy = kwh * 0.20
        elif kwh <= 300:
            energy = 20 + (kwh - 100) * 0.30
        else:
            energy = 80 + (kwh - 300) * 0.40
        return round(days * 0.10 + energy, 2)
        """,
        lambda r: (r.choice((0, 50, 100, 101, 300, 450)), r.choice((30, 31, 28))),
    ),
    made(
        "small_business.water_alarm",
        "unusual_consumption consumption_alert check_meter",
        "readings: list[int]; factor: float = 1.5",
        "bool",
        """
        Check if the last use between two {readings} is over {factor} times the average of the uses before.
        alarm for unusually high consumption
        Uses are the differences of neighbours; with fewer than three {readings} there is no alarm (False).
        Did we use too much lately? Compare the newest difference with the mean of the older ones.
        True if the last difference exceeds {factor} * mean of the earlier ones.
        """,
        """
        uses = [b - a for a, b in zip(readings, readings[1:])]
        if len(uses) < 2:
            return False
        earlier = uses[:-1]
        return uses[-1] > factor * sum(earlier) / len(earlier)
        ---
        if len(readings) < 3:
            return False
        average = factor * (readings[-2] - readings[0]) / (len(readings) - 2)
        return readings[-1] - readings[-2] > average
        """,
        lambda r: (
            [100 + 10 * i + r.choice((0, 0, 3, 9)) for i in range(r.randint(1, 5))],
            r.choice((1.2, 1.5)),
        ),
    ),
    made(
        "small_business.parse_order_line",
        "parse_order_line read_order_line parse_quantity_item",
        "line: str",
        "tuple[int, str]  |  None",
        """
        Parse an order {line} like "2x coffee" or "3 x green tea" into (quantity, item); 1 without "Nx".
        quantity and name from an order line, None for an empty one
        A number followed by x (any case) is the quantity, the rest the item; just a name means one piece.
        What was ordered and how often? Spaces around are removed; an empty {line} gives None.
        Split "2x coffee" into 2 and "coffee"; lines without a count have quantity 1; "" is None.
        """,
        """
        import re

        line = line.strip()
        if not line:
            return None
        match = re.fullmatch(r"([0-9]+) *[xX] *(.+)", line)
        if match:
            return int(match[1]), match[2]
        return 1, line
        ---
        text = line.strip()
        if text == "":
            return None
        position = text.lower().find("x")
        count, item = text[:position].strip(), text[position + 1 :].strip()
        if position > 0 and count.isdigit() and item:
            return int(count), item
        return 1, text
        """,
        lambda r: (
            r.choice(("2x coffee", "3 x green tea", "coffee", "10X Pen", "0x mug", "", "x tea", " 1x bag ")),
        ),
    ),
    made(
        "small_business.parse_order_text",
        "parse_order read_order order_from_text",
        "text: str",
        "dict[str, int]",
        """
        Read an order such as "2 tea, mug" to lower-case item and quantity; no number is 1, repeats add up.
        order text to quantities
        Split {text} at commas; each part is a name, maybe after a number; the same item again is added.
        What was ordered? {{"tea": 2, "mug": 1}} for "2 tea, mug"; empty parts are skipped, case is ignored.
        Parse comma-separated items with optional leading counts and sum them by lower-cased name.
        """,
        """
        order = {}
        for part in text.lower().split(","):
            words = part.split()
            if not words:
                continue
            if words[0].isdigit():
                count, name = int(words[0]), " ".join(words[1:])
            else:
                count, name = 1, " ".join(words)
            order[name] = order.get(name, 0) + count
        return order
        ---
        from collections import Counter

        order = Counter()
        for part in text.lower().split(","):
            number, _, rest = part.strip().partition(" ")
            if number.isdigit():
                order[rest.strip()] += int(number)
            elif number:
                order[part.strip()] += 1
        return dict(order)
        """,
        lambda r: (
            ", ".join(
                r.choice(("2 tea", "1 mug", "tea", "3 Tea", "bag", "")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "small_business.order_text",
        "order_to_text describe_order order_sentence",
        "order: dict[str, int]",
        "str",
        """
        Describe an {order} as "2 x tea, mug and 3 x pen": no number for one, zeros left out, or "nothing".
        order as an English list
        Items joined by commas, "and" before the last; "N x " in front unless N is 1; "nothing" if empty.
        How is the {order} read out? Quantities of 0 are skipped, single pieces have just their name.
        Text of the ordered items, e.g. "tea and 2 x mug"; an empty order is "nothing".
        """,
        """
        parts = [name if count == 1 else f"{count} x {name}" for name, count in order.items() if count > 0]
        if not parts:
            return "nothing"
        if len(parts) == 1:
            return parts[0]
        return ", ".join(parts[:-1]) + " and " + parts[-1]
        ---
        parts = []
        for name, count in order.items():
            if count:
                parts.append(name if count == 1 else str(count) + " x " + name)
        last = parts.pop() if parts else "nothing"
        return f"{', '.join(parts)} and {last}" if parts else last
        """,
        lambda r: ({n: r.randint(0, 3) for n in r.sample(("tea", "mug", "bag", "pen"), r.randint(0, 4))},),
    ),
    made(
        "small_business.order_changes",
        "order_changes compare_orders changed_items",
        "old: dict[str, int]; new: dict[str, int]",
        "list[str]",
        """
        Changes from {old} to {new} order: "+ tea", "- tea" or "tea: 2 -> 3", items in alphabetical order.
        lines describing what changed in an order
        Added items get "+ name", removed "- name", other quantities "name: old -> new"; equal ones no line.
        What did the customer change? Go through all items of both orders, sorted by name.
        Difference of two orders as text lines, unchanged items left out.
        """,
        """
        lines = []
        for item in sorted(set(old) | set(new)):
            if item not in old:
                lines.append(f"+ {item}")
            elif item not in new:
                lines.append(f"- {item}")
            elif old[item] != new[item]:
                lines.append(f"{item}: {old[item]} -> {new[item]}")
        return lines
        ---
        def line(item):
            if item in old and item in new:
                return "" if old[item] == new[item] else f"{item}: {old[item]} -> {new[item]}"
            return ("- " if item in old else "+ ") + item

        return [text for text in map(line, sorted({*old, *new})) if text]
        """,
        lambda r: (
            {n: r.randint(1, 3) for n in r.sample(("tea", "mug", "bag", "pen"), r.randint(0, 4))},
            {n: r.randint(1, 3) for n in r.sample(("tea", "mug", "bag", "pen"), r.randint(0, 4))},
        ),
    ),
    made(
        "small_business.search_customers",
        "search_customers find_customers customers_matching",
        "customers: list[dict]; query: str",
        "list[str]",
        """
        Sorted names of {customers} whose 'name' or 'city' contains the {query}, ignoring case and spaces.
        customer search by part of name or city
        An empty {query} finds everybody; case does not matter; the result is in alphabetical order.
        Which customers match? The trimmed {query} may be anywhere in the name or the city.
        Sorted names where the lower-cased query is in the lower-cased name or city.
        """,
        """
        query = query.strip().lower()
        found = [c for c in customers if query in c["name"].lower() or query in c["city"].lower()]
        return sorted(customer["name"] for customer in found)
        ---
        needle = query.lower().strip()
        found = []
        for customer in customers:
            if any(needle in customer[field].lower() for field in ("name", "city")):
                found.append(customer["name"])
        return sorted(found)
        """,
        lambda r: (
            [
                {"name": n, "city": c}
                for n, c in zip(
                    r.sample(("Ann Lee", "Bob Roman", "Cleo Stone", "Dan Bern"), r.randint(0, 4)),
                    r.sample(("Rome", "Oslo", "Bern", "Lyon"), 4),
                    strict=False,
                )
            ],
            r.choice(("", "ro", "BER", "ann", "x", " le")),
        ),
    ),
    made(
        "small_business.next_customer_id",
        "next_customer_id new_id next_free_id",
        "ids: list[str]; prefix: str = 'C'",
        "str",
        """
        Next id like "C004": the {prefix} and the highest number in {ids} with it plus 1, three digits.
        next free customer number
        Ids with another prefix are ignored; without any it starts with 001.
        Which id does a new customer get? One more than the largest number, padded to 3 digits.
        Maximum of the numbers behind {prefix} plus one, formatted as {prefix} and three digits.
        """,
        """
        numbers = [int(text[len(prefix) :]) for text in ids if text.startswith(prefix)]
        return f"{prefix}{max(numbers, default=0) + 1:03d}"
        ---
        highest = 0
        for text in ids:
            if text[: len(prefix)] == prefix:
                highest = max(highest, int(text.removeprefix(prefix)))
        return prefix + str(highest + 1).zfill(3)
        """,
        lambda r: (
            [f"{r.choice('CCK')}{r.randint(1, 12):03d}" for _ in range(r.randint(0, 5))],
            r.choice(("C", "K")),
        ),
    ),
    made(
        "small_business.discount_text",
        "describe_offer offer_text discount_sentence",
        "kind: str; value: int; minimum: int = 0",
        "str",
        """
        Text of an offer: "10% off", "$10 off" or "free shipping" by {kind}, " from $50" with a {minimum}.
        promotion text from kind, value and minimum order
        "percent" gives "N% off", "amount" "$N off", others "free shipping"; a {minimum} of 0 is not shown.
        How is the offer advertised? By {kind} and {value}, with the minimum order behind it.
        Describe a discount for the shop window, e.g. "20% off from $30".
        """,
        """
        if kind == "percent":
            text = f"{value}% off"
        elif kind == "amount":
            text = f"${value} off"
        else:
            text = "free shipping"
        if minimum > 0:
            text += f" from ${minimum}"
        return text
        ---
        texts = {"percent": f"{value}% off", "amount": f"${value} off"}
        ending = f" from ${minimum}" if minimum else ""
        return texts.get(kind, "free shipping") + ending
        """,
        lambda r: (r.choice(("percent", "amount", "shipping")), r.choice((5, 10, 20)), r.choice((0, 30, 50))),
    ),
    made(
        "small_business.price_bucket",
        "price_band price_category price_level",
        "price: float",
        "str",
        """
        Price band: "free" for 0, "$" below 10, "$$" below 50, "$$$" below 200, otherwise "$$$$".
        number of dollar signs for a {price}
        Less than 10 is one sign, less than 50 two, less than 200 three, more four; nothing to pay is "free".
        How expensive is it? free, $, $$, $$$ or $$$$ with limits at 10, 50 and 200.
        Turn a {price} into dollar signs, "free" if it is 0.
        """,
        """
        if price == 0:
            return "free"
        if price < 10:
            return "$"
        if price < 50:
            return "$$"
        return "$$$" if price < 200 else "$$$$"
        ---
        if not price:
            return "free"
        return "$" * (1 + sum(price >= limit for limit in (10, 50, 200)))
        """,
        lambda r: (r.choice((0.0, 5.0, 9.99, 10.0, 49.5, 50.0, 199.0, 200.0, 500.0)),),
    ),
    made(
        "small_business.unit_price_label",
        "unit_price_label price_per_kilo_text base_price",
        "price: float; grams: int",
        "str",
        """
        Text of the unit price: "X.XX per 100 g" up to 250 {grams}, otherwise "X.XX per kg"; "" for 0 grams.
        base price label with two decimals
        Small packs (250 g or less) are compared per 100 g, larger ones per kilo; no weight, no text.
        What stands under the price? {price} for 100 g or 1 kg, whichever is usual for {grams}.
        Price divided by grams times 100 (or 1000 above 250 g) as text.
        """,
        """
        if grams == 0:
            return ""
        if grams <= 250:
            return f"{price / grams * 100:.2f} per 100 g"
        return f"{price / grams * 1000:.2f} per kg"
        ---
        if not grams:
            return ""
        amount, unit = (100, "100 g") if grams <= 250 else (1000, "kg")
        return "{:.2f} per {}".format(price / grams * amount, unit)
        """,
        lambda r: (r.choice((0.99, 2.5, 4.0, 12.0)), r.choice((0, 50, 100, 250, 500, 1000, 2000))),
    ),
    made(
        "small_business.change_in_words",
        "change_coins coins_text change_text",
        "cents: int",
        "str",
        """
        Give change of {cents} in US coins as text: "1 quarter, 1 dime, 2 pennies"; "no change" for 0.
        change in quarters, dimes, nickels and pennies, fewest coins
        Use coins of 25, 10, 5 and 1 cents, largest first; plurals end in s, but penny becomes pennies.
        Which coins are given back? Text without coins that are not needed, "no change" if there is nothing.
        Break {cents} down greedily and list the coins with their number, joined by ", ".
        """,
        """
        parts = []
        for value, one in ((25, "quarter"), (10, "dime"), (5, "nickel"), (1, "penny")):
            count, cents = divmod(cents, value)
            many = "pennies" if one == "penny" else one + "s"
            if count:
                parts.append(f"{count} {one if count == 1 else many}")
        return ", ".join(parts) or "no change"
        ---
        coins = {"quarter": 25, "dime": 10, "nickel": 5, "penny": 1}
        parts = []
        for name, value in coins.items():
            count = cents // value
            cents -= count * value
            if count > 1:
                name = "pennies" if name == "penny" else name + "s"
            if count:
                parts.append(str(count) + " " + name)
        return ", ".join(parts) if parts else "no change"
        """,
        lambda r: (r.choice((0, 1, 5, 30, 41, 75, 99, 130)),),
    ),
    made(
        "small_business.till_total",
        "till_total count_till cash_in_drawer",
        "counts: dict[str, int]",
        "float",
        """
        Total of a till: {counts} maps "25c" (cents) or "5" (dollars) to how many there are; as dollars.
        money in the drawer from counted coins and notes
        Keys ending with c are cents, others whole dollars; multiply by the counts, add up, two decimals.
        How much cash is there? Sum over {counts}, 0.0 for an empty drawer.
        Convert the labels to values ("25c" is 0.25) and sum value times count.
        """,
        """
        cents = 0
        for label, count in counts.items():
            value = int(label[:-1]) if label.endswith("c") else int(label) * 100
            cents += value * count
        return cents / 100
        ---
        def value(label):
            return int(label.rstrip("c")) * (1 if "c" in label else 100)

        return sum(value(label) * count for label, count in counts.items()) / 100
        """,
        lambda r: (
            {c: r.randint(0, 6) for c in r.sample(("1c", "5c", "25c", "1", "5", "20"), r.randint(0, 5))},
        ),
    ),
    made(
        "small_business.wage_by_weekday",
        "pay_by_weekday week_wage weekend_pay",
        "hours: dict[str, float]; rate: float",
        "float",
        """
        Pay for the {hours} per weekday: {rate}, 25 percent more on "Sat" and 50 more on "Sun"; in cents.
        weekly pay with weekend supplements
        Saturday hours count 1.25 times, Sunday hours 1.5 times; two decimals, 0.0 for no hours.
        What is earned in the week? Days are "Mon" to "Sun", the weekend is paid better.
        Sum of hours * rate * (1.25 on Sat, 1.5 on Sun, else 1), rounded to two places.
        """,
        """
        factors = {"Sat": 1.25, "Sun": 1.5}
        return round(sum((time * rate * factors.get(day, 1) for day, time in hours.items()), 0.0), 2)
        ---
        pay = 0.0
        for day, time in hours.items():
            factor = 1.25 if day == "Sat" else 1.5 if day == "Sun" else 1
            pay += time * rate * factor
        return round(pay, 2)
        """,
        lambda r: (
            {d: r.choice((0.0, 4.0, 8.0)) for d in r.sample(("Mon", "Tue", "Sat", "Sun"), r.randint(0, 4))},
            r.choice((10.0, 12.5)),
        ),
    ),
    made(
        "small_business.late_minutes",
        "late_minutes minutes_late lateness",
        "planned: str; arrived: str; grace: int = 5",
        "int",
        """
        Minutes somebody {arrived} after {planned} ("HH:MM"), 0 if early or within the {grace} minutes.
        lateness in minutes with a grace period
        Up to {grace} minutes count as on time; beyond that the full delay is returned.
        How late was it? Difference of the times, but 0 when it is not more than {grace}.
        Delay in minutes if it exceeds {grace}, otherwise 0.
        """,
        """
        def to_minutes(clock):
            hours, minutes = clock.split(":")
            return int(hours) * 60 + int(minutes)

        delay = to_minutes(arrived) - to_minutes(planned)
        return delay if delay > grace else 0
        ---
        h1, m1 = map(int, planned.split(":"))
        h2, m2 = map(int, arrived.split(":"))
        delay = (h2 - h1) * 60 + m2 - m1
        if delay <= grace:
            return 0
        return max(delay, 0)
        """,
        lambda r: (_clock(r, 7, 10), _clock(r, 7, 11), r.choice((0, 5, 10))),
    ),
    made(
        "small_business.round_clock",
        "round_clock_time round_punch rounded_time",
        "clock: str; step: int = 15",
        "str",
        """
        Round a punch {clock} "HH:MM" to the nearest {step} minutes, half up; 24:00 becomes 00:00.
        time clock rounding
        Move the time to the closest multiple of {step}, the later one if both are equally near.
        What time is booked? Rounded to {step} minutes, again as "HH:MM", past midnight from 00:00 on.
        Nearest multiple of {step} minutes, halves up, in 24-hour format.
        """,
        """
        hours, minutes = map(int, clock.split(":"))
        total = hours * 60 + minutes
        rounded = (2 * total + step) // (2 * step) * step % 1440
        return f"{rounded // 60:02d}:{rounded % 60:02d}"
        ---
        total = int(clock[:2]) * 60 + int(clock[3:])
        rest = total % step
        total += step - rest if 2 * rest >= step else -rest
        hours, minutes = divmod(total % (24 * 60), 60)
        return "{:02d}:{:02d}".format(hours, minutes)
        """,
        lambda r: (_clock(r), r.choice((5, 10, 15, 30))),
    ),
    made(
        "small_business.shift_name",
        "shift_name which_shift shift_for",
        "hour: int; weekend: bool = False",
        "str",
        """
        Shift at {hour}: "early" from 6, "late" from 14, "night" from 22; on a {weekend} "day" from 8 to 20.
        shift by hour: early, late or night
        Workdays: 6-14 early, 14-22 late, else night; weekends: 8-20 day, else night; ends are excluded.
        Who is on duty at {hour}? early, late, night, or day on the {weekend}.
        Shift of an {hour} (0 to 23); the weekend has only day and night.
        """,
        """
        if weekend:
            return "day" if 8 <= hour < 20 else "night"
        if 6 <= hour < 14:
            return "early"
        if 14 <= hour < 22:
            return "late"
        return "night"
        ---
        if weekend and hour in range(8, 20):
            return "day"
        if weekend or hour < 6 or hour >= 22:
            return "night"
        return "early" if hour < 14 else "late"
        """,
        lambda r: (r.randint(0, 23), r.random() < 0.3),
    ),
    made(
        "small_business.understaffed",
        "understaffed_shifts missing_staff open_shifts",
        "planned: dict[str, list[str]]; needed: dict[str, int]",
        "dict[str, int]",
        """
        How many people are missing per shift: {needed} minus number of {planned} names, only if positive.
        shifts with too few people
        Compare the {planned} lists with the numbers {needed}; a shift not planned at all lacks everybody.
        Which shifts are understaffed and by how much? Full or overfull shifts are left out.
        Dict of shift to missing people in the order of {needed}.
        """,
        """
        missing = {}
        for shift, count in needed.items():
            lacking = count - len(planned.get(shift, []))
            if lacking > 0:
                missing[shift] = lacking
        return missing
        ---
        gaps = {shift: needed[shift] - len(planned.get(shift, ())) for shift in needed}
        return {shift: gap for shift, gap in gaps.items() if gap > 0}
        """,
        lambda r: (
            {
                s: r.sample(NAMES, r.randint(0, 3))
                for s in r.sample(("early", "late", "night"), r.randint(0, 3))
            },
            {s: r.randint(1, 3) for s in ("early", "late", "night")},
        ),
    ),
    made(
        "small_business.shifts_per_person",
        "shifts_per_person count_shifts roster_counts",
        "roster: dict[str, list[str]]",
        "dict[str, int]",
        """
        In how many lists of the {roster} (day to names) is each person? Most shifts first, ties by name.
        number of shifts for each person
        Go through all days and count the names; sort descending by count, then alphabetically.
        Who works how often? Dict of name to number of days, the busiest first.
        Shifts per name over the whole {roster}.
        """,
        """
        counts = {}
        for names in roster.values():
            for name in names:
                counts[name] = counts.get(name, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        ---
        everybody = sorted(name for names in roster.values() for name in names)
        unique = sorted(dict.fromkeys(everybody), key=everybody.count, reverse=True)
        return {name: everybody.count(name) for name in unique}
        """,
        lambda r: (
            {d: r.sample(NAMES[:4], r.randint(0, 3)) for d in ("Mon", "Tue", "Wed")[: r.randint(0, 3)]},
        ),
    ),
    made(
        "small_business.works_double",
        "double_shifts works_two_days_running consecutive_workers",
        "roster: list[list[str]]",
        "list[str]",
        """
        Names that are in two neighbouring lists of the {roster} (one list per shift), sorted, each once.
        who has two shifts in a row
        Compare each shift with the next; people in both are returned in alphabetical order.
        Who works two shifts running? No duplicates, sorted.
        Sorted names occurring in some list and also in the following one.
        """,
        """
        names = set()
        for first, second in zip(roster, roster[1:]):
            names |= set(first) & set(second)
        return sorted(names)
        ---
        found = []
        for index in range(1, len(roster)):
            for name in roster[index]:
                if name in roster[index - 1] and name not in found:
                    found.append(name)
        return sorted(found)
        """,
        lambda r: ([r.sample(NAMES[:4], r.randint(0, 3)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "small_business.swap_shift",
        "swap_shifts exchange_shifts swap_people",
        "roster: dict[str, str]; first: str; second: str",
        "dict[str, str]",
        """
        New {roster} (day to name) in which {first} and {second} have swapped all their days.
        roster with two people exchanged
        Every day of {first} goes to {second} and the other way round; others stay; the original is kept.
        Swap two people in the plan, without changing the given dict.
        Copy of the {roster} with the names {first} and {second} exchanged.
        """,
        """
        swapped = {first: second, second: first}
        return {day: swapped.get(name, name) for day, name in roster.items()}
        ---
        result = {}
        for day, name in roster.items():
            if name == first:
                result[day] = second
            elif name == second:
                result[day] = first
            else:
                result[day] = name
        return result
        """,
        lambda r: (
            {d: r.choice(NAMES[:3]) for d in ("Mon", "Tue", "Wed", "Thu")[: r.randint(0, 4)]},
            "Ann",
            r.choice(("Bob", "Cleo")),
        ),
    ),
    made(
        "small_business.vacation_conflict",
        "vacation_conflicts overlapping_leave conflicting_vacations",
        "vacations: list[tuple[str, str, str]]; start: str; end: str",
        "list[str]",
        """
        Names whose {vacations} (name, first day, last day) overlap {start} to {end}, days included; sorted.
        who is away in that period
        Dates are ISO text; a vacation overlaps if it begins by {end} and ends on {start} or later.
        Who would be on leave at the same time? Alphabetical list of names.
        Sorted names with first <= end and last >= start.
        """,
        """
        return sorted(name for name, first, last in vacations if first <= end and last >= start)
        ---
        away = []
        for name, first, last in vacations:
            if last < start or first > end:
                continue
            away.append(name)
        away.sort()
        return away
        """,
        lambda r: (
            [
                (n, f"2024-07-{a:02d}", f"2024-07-{a + r.randint(0, 9):02d}")
                for n, a in zip(NAMES, r.sample(range(1, 20), r.randint(0, 4)), strict=False)
            ],
            f"2024-07-{r.randint(1, 12):02d}",
            f"2024-07-{r.randint(13, 28)}",
        ),
    ),
    made(
        "small_business.remaining_leave",
        "remaining_leave vacation_left leave_balance",
        "entitled: int; taken: list[int]; carried: int = 0; limit: int = 5",
        "int",
        """
        Days of leave left: {entitled} plus {carried} over, at most {limit} of these, minus those {taken}.
        remaining vacation, may be negative
        At most {limit} days of {carried} are added to {entitled}; subtract the sum of {taken}.
        How many days off are left? Days {carried} over are capped at {limit}.
        entitled + min(carried, limit) - sum(taken).
        """,
        """
        return entitled + min(carried, limit) - sum(taken)
        ---
        left = entitled + (carried if carried < limit else limit)
        for days in taken:
            left -= days
        return left
        """,
        lambda r: (
            r.choice((20, 25, 30)),
            [r.randint(1, 12) for _ in range(r.randint(0, 4))],
            r.choice((0, 3, 8)),
            r.choice((5, 10)),
        ),
    ),
    made(
        "small_business.birthday_list",
        "birthdays_in_month birthday_list who_has_birthday",
        "birthdays: dict[str, str]; month: int",
        "list[str]",
        """
        Lines "14. Ann" for the {birthdays} (name to ISO date) in the {month}, by day and then by name.
        birthdays of a month as text lines
        Take those born in {month}, sort by day (ties by name); the day without zero, ". " and the name.
        Who has a birthday in {month}? e.g. ["3. Bob", "14. Ann"]; the year does not matter.
        Day and name for every birthday in the month, in order of the day.
        """,
        """
        found = []
        for name, date in birthdays.items():
            _, born_month, day = date.split("-")
            if int(born_month) == month:
                found.append((int(day), name))
        return [f"{day}. {name}" for day, name in sorted(found)]
        ---
        names = [name for name, date in birthdays.items() if date[5:7] == f"{month:02d}"]
        names.sort(key=lambda name: (birthdays[name][8:], name))
        return [birthdays[name][8:].lstrip("0") + ". " + name for name in names]
        """,
        lambda r: (
            {
                n: f"19{r.randint(70, 99)}-0{r.randint(1, 3)}-{r.randint(1, 28):02d}"
                for n in r.sample(NAMES, r.randint(0, 5))
            },
            r.randint(1, 3),
        ),
    ),
    made(
        "small_business.meeting_minutes",
        "agenda_times plan_agenda agenda_with_times",
        "topics: list[tuple[str, int]]; start: str = '09:00'",
        "list[str]",
        """
        Lines "09:00 intro" for {topics} (title, minutes) one after the other from {start} on.
        agenda with clock times
        Each topic begins when the one before ends; times as "HH:MM" before the title.
        When does each point start? Add up the minutes beginning at {start}.
        Format the agenda: running time and title for every topic.
        """,
        """
        hours, minutes = map(int, start.split(":"))
        now = hours * 60 + minutes
        lines = []
        for title, length in topics:
            lines.append(f"{now // 60:02d}:{now % 60:02d} {title}")
            now += length
        return lines
        ---
        from itertools import accumulate

        begin = int(start[:2]) * 60 + int(start[3:])
        times = accumulate([minutes for _, minutes in topics], initial=begin)
        return ["{:02d}:{:02d} {}".format(*divmod(now, 60), title) for now, (title, _) in zip(times, topics)]
        """,
        lambda r: (
            [
                (t, r.choice((5, 10, 30, 45)))
                for t in r.sample(("intro", "sales", "budget", "other"), r.randint(0, 4))
            ],
            r.choice(("09:00", "13:45")),
        ),
    ),
    made(
        "small_business.rsvp_summary",
        "rsvp_summary guest_count replies_text",
        "replies: dict[str, str]",
        "str",
        """
        Summarise {replies} as "3 yes, 1 no, 2 open": anything but yes and no (any case) is open.
        count of the answers to an invitation
        Count "yes" and "no" regardless of case; maybe and missing answers are open.
        How many come? Text with the numbers of yes, no and open {replies}, zeros included.
        Reply counts in the order yes, no, open.
        """,
        """
        answers = [reply.lower() for reply in replies.values()]
        yes, no = answers.count("yes"), answers.count("no")
        return f"{yes} yes, {no} no, {len(answers) - yes - no} open"
        ---
        counts = {"yes": 0, "no": 0, "open": 0}
        for reply in replies.values():
            answer = reply.lower()
            counts[answer if answer in ("yes", "no") else "open"] += 1
        return ", ".join(f"{count} {answer}" for answer, count in counts.items())
        """,
        lambda r: (
            {n: r.choice(("yes", "no", "maybe", "", "Yes")) for n in r.sample(NAMES, r.randint(0, 6))},
        ),
    ),
    made(
        "small_business.quorum_text",
        "quorum_text meeting_quorum quorum_missing",
        "present: int; members: int; percent: int = 50",
        "str",
        """
        "quorum reached" if more than {percent} percent of the {members} are {present}, else "N more needed".
        quorum of a meeting as text
        The share must be larger than {percent} %, not equal; otherwise tell how many people are missing.
        Can we vote? Say that the quorum is reached or how many more must come.
        Smallest number above members * percent / 100 minus {present} as "N more needed", or "quorum reached".
        """,
        """
        needed = members * percent // 100 + 1
        if present >= needed:
            return "quorum reached"
        return f"{needed - present} more needed"
        ---
        missing = 0
        while (present + missing) * 100 <= members * percent:
            missing += 1
        return "{} more needed".format(missing) if missing else "quorum reached"
        """,
        lambda r: (r.choice((0, 2, 5, 6, 10)), r.choice((4, 10, 11)), r.choice((50, 60))),
    ),
    made(
        "small_business.runoff",
        "runoff_needed election_result majority_or_runoff",
        "votes: dict[str, int]",
        "str",
        """
        "winner: X" if X has over half of the {votes}, else "runoff: X, Y" of the two best, or "no votes".
        result of an election with absolute majority
        More than 50 percent wins; otherwise the two with most votes (ties by name) go to a runoff.
        Is there a winner? Text with the winner, the runoff candidates by votes, or "no votes".
        Absolute majority or the top two names; no {votes} at all gives "no votes".
        """,
        """
        total = sum(votes.values())
        if total == 0:
            return "no votes"
        ranked = sorted(votes, key=lambda name: (-votes[name], name))
        if votes[ranked[0]] * 2 > total:
            return f"winner: {ranked[0]}"
        return "runoff: " + ", ".join(ranked[:2])
        ---
        total = sum(votes.values())
        for name, count in votes.items():
            if count > total / 2:
                return "winner: " + name
        best = sorted((-count, name) for name, count in votes.items())[:2]
        return "runoff: {}, {}".format(*(name for _, name in best)) if total else "no votes"
        """,
        lambda r: ({n: r.choice((0, 5, 10, 10, 25)) for n in r.sample(NAMES, r.randint(0, 4))},),
    ),
    made(
        "small_business.survey_missing",
        "unanswered_questions missing_answers incomplete_fields",
        "answers: dict[str, str]; required: list[str]",
        "list[str]",
        """
        Questions in {required} that have no or only a blank answer in {answers}, in the order of {required}.
        required survey questions not answered
        A missing key and an answer of spaces both count as unanswered.
        What is still to be filled in? Check each question of {required}.
        List required questions whose answer is absent or empty after stripping.
        """,
        """
        return [question for question in required if not answers.get(question, "").strip()]
        ---
        missing = []
        for question in required:
            if question not in answers or answers[question].strip() == "":
                missing.append(question)
        return missing
        """,
        lambda r: (
            {
                q: r.choice(("", "yes", "  ", "5"))
                for q in r.sample(("name", "age", "email", "rating"), r.randint(0, 4))
            },
            r.sample(("name", "age", "email", "rating"), r.randint(0, 4)),
        ),
    ),
    made(
        "small_business.weighted_score",
        "weighted_score weighted_rating overall_score",
        "scores: dict[str, int]; weights: dict[str, float]",
        "float  |  None",
        """
        Average of {scores} weighted by {weights}, 2 decimals; only given scores count, None without weight.
        weighted mean of partial ratings
        Sum of score * weight divided by the weights of the rated criteria; None if these add up to 0.
        What is the overall rating? Criteria that were not rated do not lower it.
        Weighted average over the criteria in {scores}, rounded to two places, else None.
        """,
        """
        total = sum(weights[name] for name in scores)
        if total == 0:
            return None
        return round(sum(score * weights[name] for name, score in scores.items()) / total, 2)
        ---
        weighted = total = 0.0
        for name, score in scores.items():
            weighted += score * weights[name]
            total += weights[name]
        return round(weighted / total, 2) if total else None
        """,
        lambda r: (
            {c: r.randint(1, 5) for c in r.sample(("food", "service", "price"), r.randint(0, 3))},
            {"food": 2.0, "service": 1.0, "price": r.choice((0.0, 0.5, 1.0))},
        ),
    ),
    made(
        "small_business.review_flag",
        "review_flag needs_moderation check_review",
        "text: str; stars: int; banned: list[str]",
        "str",
        """
        "rejected" if a review has a {banned} word, "check" below 3 {stars} or under 5 characters, or "ok".
        moderation of a review
        Banned words are looked for in the lower-cased {text}; bad or very short reviews need a check.
        May the review be shown? rejected, check or ok, in this order of tests.
        Reject banned words first (case ignored), then check low {stars} (1 or 2) and texts shorter than 5.
        """,
        """
        lowered = text.lower()
        if any(word in lowered for word in banned):
            return "rejected"
        if stars < 3 or len(text) < 5:
            return "check"
        return "ok"
        ---
        for word in banned:
            if text.lower().find(word) >= 0:
                return "rejected"
        return "ok" if stars >= 3 and len(text) >= 5 else "check"
        """,
        lambda r: (
            r.choice(("great tea", "SPAM buy now", "bad", "", "awful awful service", "ok")),
            r.randint(1, 5),
            r.sample(("spam", "awful"), r.randint(0, 2)),
        ),
    ),
    made(
        "small_business.rental_late_fee",
        "rental_late_fee overdue_rental_fee late_return_fee",
        "days_late: int; daily: float; deposit: float",
        "float",
        """
        Fee for returning a rental {days_late}: one day is free, then {daily} per late day, {deposit} at most.
        late fee with a free day, capped by the deposit
        Up to 1 day late costs nothing; more costs {daily} times all late days but never over {deposit}.
        How much of the deposit is kept? 0.0 for early, on time or a single day.
        min(days_late * daily, deposit) if more than one day late, else 0.0.
        """,
        """
        if days_late <= 1:
            return 0.0
        return min(days_late * daily, deposit)
        ---
        fee = days_late * daily if days_late > 1 else 0.0
        return deposit if fee > deposit else fee
        """,
        lambda r: (r.choice((-2, 0, 1, 2, 5, 30)), r.choice((2.0, 5.0)), r.choice((20.0, 50.0))),
    ),
    made(
        "small_business.available_cars",
        "available_cars free_vehicles rentable_cars",
        "cars: dict[str, int]; rented: list[str]; seats: int",
        "list[str]",
        """
        Names of {cars} (name to seats) not {rented} that have at least that many {seats}, smallest first.
        cars that can be rented for a group
        Leave out {rented} cars and those too small; sort by number of seats, then by name.
        Which cars are free for {seats} people? The ones with the fewest seats come first.
        Free cars with enough seats ordered by (seats, name).
        """,
        """
        free = [car for car, places in cars.items() if car not in rented and places >= seats]
        return sorted(free, key=lambda car: (cars[car], car))
        ---
        pairs = sorted((places, car) for car, places in cars.items())
        return [car for places, car in pairs if places >= seats and car not in rented]
        """,
        lambda r: (
            {
                c: r.choice((2, 4, 5, 7))
                for c in r.sample(("mini", "van", "sedan", "wagon", "bus"), r.randint(0, 5))
            },
            r.sample(("mini", "van", "sedan"), r.randint(0, 2)),
            r.choice((2, 4, 5)),
        ),
    ),
    made(
        "small_business.profit_split",
        "split_profit profit_shares share_profit",
        "profit: float; shares: dict[str, int]; reserve_percent: int = 10",
        "dict[str, float]",
        """
        Split a {profit} by {shares} after keeping {reserve_percent} percent; all get 0.0 for a loss.
        profit per partner in cents
        Take the reserve off, divide the rest in proportion to the shares, two decimals; a loss is not shared.
        How much does each partner get? Proportional to {shares} of what remains after the reserve.
        Dict of name to profit * (1 - reserve) * share / all shares; zero for losses.
        """,
        """
        rest = max(profit, 0.0) * (100 - reserve_percent) / 100
        total = sum(shares.values())
        return {name: round(rest * share / total, 2) for name, share in shares.items()}
        ---
        result = dict.fromkeys(shares, 0.0)
        if profit > 0:
            rest = profit * (100 - reserve_percent) / 100
            for name in shares:
                result[name] = round(rest * shares[name] / sum(shares.values()), 2)
        return result
        """,
        lambda r: (
            float(r.choice((-100, 0, 90, 1000))),
            {n: r.randint(1, 3) for n in r.sample(NAMES, r.randint(0, 3))},
            r.choice((0, 10, 20)),
        ),
    ),
    made(
        "small_business.even_split_cents",
        "split_evenly_in_cents fair_cents split_cents_fairly",
        "cents: int; names: list[str]",
        "dict[str, int]",
        """
        Split {cents} among {names} so that nothing is lost: the alphabetically first pay one cent more.
        fair split in whole cents per name
        Everyone gets the integer part; the leftover cents go one each to the alphabetically first names.
        Who pays how many cents? The sum must be exact; keys sorted by name.
        Dict sorted by name with cents // n and one extra for the first cents % n people.
        """,
        """
        base, extra = divmod(cents, len(names))
        return {name: base + (1 if index < extra else 0) for index, name in enumerate(sorted(names))}
        ---
        ordered = sorted(names)
        shares = {name: cents // len(names) for name in ordered}
        for name in ordered[: cents % len(names)]:
            shares[name] += 1
        return shares
        """,
        lambda r: (r.choice((0, 1, 100, 101, 1000, 1001)), r.sample(NAMES, r.randint(1, 4))),
    ),
    made(
        "small_business.debt_text",
        "balance_text debt_message owes_text",
        "name: str; balance: float",
        "str",
        """
        Text: "Ann owes $5.00" for a negative {balance}, "Ann gets $5.00" if positive, "Ann is settled" for 0.
        who owes or gets how much, as a sentence
        Negative balances are debts; amounts with two decimals and without the sign.
        How does {name} stand? owes, gets, or is settled.
        Sentence with {name} and the absolute {balance} in dollars.
        """,
        """
        if balance < 0:
            return f"{name} owes ${-balance:.2f}"
        if balance > 0:
            return f"{name} gets ${balance:.2f}"
        return f"{name} is settled"
        ---
        if not balance:
            return name + " is settled"
        verb = "gets" if balance > 0 else "owes"
        return "{} {} ${:.2f}".format(name, verb, abs(balance))
        """,
        lambda r: (r.choice(NAMES), r.choice((0.0, 5.0, -12.5, 0.25, -3.0))),
    ),
    made(
        "small_business.budget_transfer",
        "move_budget transfer_budget shift_budget",
        "budget: dict[str, float]; source: str; target: str; amount: float",
        "dict[str, float]",
        """
        Move up to {amount} of {budget} from {source} to {target} in a new dict; no more than the source has.
        budget with money moved between categories
        Take the smaller of {amount} and what {source} has (0 if unknown) and add it to {target}.
        Transfer money between two categories; the same one twice or nothing to move leaves a plain copy.
        Copy of the {budget} after the transfer; the source never gets negative; unchanged when nothing moves.
        """,
        """
        moved = min(amount, budget.get(source, 0.0))
        result = dict(budget)
        if moved > 0 and source != target:
            result[source] -= moved
            result[target] = result.get(target, 0.0) + moved
        return result
        ---
        available = budget.get(source, 0.0)
        if available == 0 or source == target:
            return {**budget}
        moved = amount if amount < available else available
        return {**budget, source: available - moved, target: budget.get(target, 0.0) + moved}
        """,
        lambda r: (
            {n: float(r.choice((0, 20, 50))) for n in r.sample(("rent", "food", "fun"), r.randint(1, 3))},
            r.choice(("rent", "food")),
            r.choice(("fun", "food")),
            float(r.choice((10, 30))),
        ),
    ),
    made(
        "small_business.rate_limit_spend",
        "daily_spend_allowed can_spend card_limit_ok",
        "amount: float; spent_today: float; balance: float; limit: float = 200",
        "str",
        """
        "ok", or "invalid" {amount}, "insufficient funds" over {balance}, "daily limit" over {limit}.
        answer of a card terminal
        First the {balance} must cover the {amount}, then {spent_today} plus it may not exceed the {limit}.
        Is the payment possible? ok, insufficient funds or daily limit; amounts of 0 or less are "invalid".
        Check invalid (not positive), then the balance, then the limit of the day.
        """,
        """
        if amount <= 0:
            return "invalid"
        if amount > balance:
            return "insufficient funds"
        if spent_today + amount > limit:
            return "daily limit"
        return "ok"
        ---
        checks = (
            ("invalid", amount <= 0),
            ("insufficient funds", balance < amount),
            ("daily limit", limit - spent_today < amount),
        )
        for message, failed in checks:
            if failed:
                return message
        return "ok"
        """,
        lambda r: (
            float(r.choice((0, 50, 150, 300))),
            float(r.choice((0, 60, 200))),
            float(r.choice((20, 100, 500))),
            r.choice((100, 200)),
        ),
    ),
    made(
        "small_business.loan_payment_text",
        "payment_plan_text describe_instalments instalment_text",
        "total: float; months: int",
        "str",
        """
        Payment plan text: "3 x 33.33 + 0.01" with equal parts rounded down and the rest in cents, if any.
        instalments as text, the remainder named at the end
        Cut {total} / {months} to cents; when cents are left over add " + R"; one month is just "1 x total".
        How is the plan written? "N x P", or "N x P + R" if the parts do not add up to the {total}.
        Equal monthly payments rounded down to cents, and what is missing then.
        """,
        """
        cents = round(total * 100)
        part, rest = divmod(cents, months)
        text = f"{months} x {part / 100:.2f}"
        return f"{text} + {rest / 100:.2f}" if rest else text
        ---
        cents = round(total * 100)
        part = cents // months
        text = "{} x {:.2f}".format(months, part / 100)
        rest = cents - part * months
        if rest > 0:
            text += " + {:.2f}".format(rest / 100)
        return text
        """,
        lambda r: (_amount(r) + 1, r.choice((1, 2, 3, 6, 12))),
    ),
    made(
        "small_business.overdraft_fees",
        "overdraft_days days_overdrawn negative_days",
        "start: float; bookings: list[float]; limit: float = 0.0",
        "int",
        """
        Count the {bookings} after which the balance, beginning with {start}, is below minus {limit}.
        how often the account is overdrawn beyond the limit
        Add one booking after the other to {start}; count balances under -{limit}; equal is still allowed.
        After how many bookings was the account too low? 0 if never.
        Number of running balances smaller than -limit (the {start} itself does not count).
        """,
        """
        count = 0
        balance = start
        for booking in bookings:
            balance += booking
            if balance < -limit:
                count += 1
        return count
        ---
        from itertools import accumulate

        balances = list(accumulate(bookings, initial=start))[1:]
        return sum(balance < -limit for balance in balances)
        """,
        lambda r: (
            float(r.choice((0, 20, 50))),
            [float(r.randint(-40, 30)) for _ in range(r.randint(0, 6))],
            r.choice((0.0, 10.0)),
        ),
    ),
    made(
        "small_business.recurring_payments",
        "recurring_payments find_subscriptions regular_costs",
        "bookings: list[tuple[str, float]]; times: int = 3",
        "list[str]",
        """
        Payees that occur at least {times} with the same amount in {bookings} (payee, amount); sorted.
        probable subscriptions in an account
        Count equal (payee, amount) pairs; those seen {times} or more are regular; alphabetical names.
        Which payments repeat? The amount must be the same each time.
        Sorted payees with some pair of payee and amount that is there {times} or more often.
        """,
        """
        from collections import Counter

        counts = Counter(bookings)
        return sorted({payee for (payee, _), count in counts.items() if count >= times})
        ---
        found = set()
        for booking in bookings:
            if bookings.count(booking) >= times:
                found.add(booking[0])
        return sorted(found)
        """,
        lambda r: (
            [(r.choice(("rent", "gym", "tv")), float(r.choice((10, 20)))) for _ in range(r.randint(0, 9))],
            r.choice((2, 3)),
        ),
    ),
    made(
        "small_business.categorize_booking",
        "categorize_booking expense_category guess_category",
        "text: str; rules: dict[str, str]; default: str = 'other'",
        "str",
        """
        Category of a booking: the first of the {rules} (keyword to category) found in {text}, or {default}.
        expense category by keywords, case ignored
        Look for each keyword in the lower-cased {text}, in order; without a match take the {default}.
        To which category does the booking belong? Keywords are lower case; the first hit counts.
        First rule whose keyword occurs in the {text} (any case), otherwise {default}.
        """,
        """
        lowered = text.lower()
        for keyword, category in rules.items():
            if keyword in lowered:
                return category
        return default
        ---
        hits = [category for keyword, category in rules.items() if keyword in text.lower()]
        return hits[0] if hits else default
        """,
        lambda r: (
            r.choice(("REWE market 12", "City Gym", "shell fuel", "rent may", "xyz", "")),
            r.choice(({"market": "food", "gym": "sport", "fuel": "car"}, {"rent": "home", "m": "misc"}, {})),
            "other",
        ),
    ),
    made(
        "small_business.envelope_spend",
        "can_buy check_envelopes first_overspent",
        "budget: dict[str, float]; expenses: list[tuple[str, float]]",
        "int",
        """
        Index of the first of the {expenses} (category, amount) over what its {budget} has left, else -1.
        position of the first expense over budget
        Book the expenses in turn; a category without {budget} has 0; -1 if all can be paid.
        Which expense broke the budget first? Its index, or -1 when none did.
        Find the first index where the spent sum of the category gets larger than its {budget}.
        """,
        """
        left = dict(budget)
        for index, (category, amount) in enumerate(expenses):
            left[category] = left.get(category, 0.0) - amount
            if left[category] < 0:
                return index
        return -1
        ---
        for index, (category, _) in enumerate(expenses):
            spent = sum(amount for name, amount in expenses[: index + 1] if name == category)
            if spent > budget.get(category, 0.0):
                return index
        return -1
        """,
        lambda r: (
            {n: float(r.choice((10, 30, 50))) for n in r.sample(("rent", "food", "fun"), r.randint(1, 3))},
            [
                (r.choice(("rent", "food", "fun")), float(r.choice((5, 10, 20))))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "small_business.tax_refund",
        "tax_result refund_or_due tax_settlement",
        "income: float; withheld: float; allowance: float = 10000; percent: float = 20",
        "str",
        """
        "refund X", "pay X" or "nothing to pay": {withheld} against the tax on {income} over {allowance}.
        result of the yearly tax settlement
        Tax is {percent} % of what exceeds the {allowance} (at least 0); compare it with what was {withheld}.
        Do I get money back? Text with the difference to two decimals.
        More withheld than due is a refund, less must be paid, equal is nothing to pay.
        """,
        """
        tax = max(income - allowance, 0) * percent / 100
        difference = round(withheld - tax, 2)
        if difference > 0:
            return f"refund {difference:.2f}"
        if difference < 0:
            return f"pay {-difference:.2f}"
        return "nothing to pay"
        ---
        taxable = income - allowance if income > allowance else 0.0
        difference = round(withheld - taxable * percent / 100, 2)
        if not difference:
            return "nothing to pay"
        return "{} {:.2f}".format("refund" if difference > 0 else "pay", abs(difference))
        """,
        lambda r: (
            float(r.choice((0, 8000, 10000, 20000, 40000))),
            float(r.choice((0, 2000, 3000, 6000))),
            r.choice((8000, 10000)),
            r.choice((20, 25)),
        ),
    ),
    made(
        "small_business.fee_by_volume",
        "trading_fee order_fee broker_fee",
        "volume: float; premium: bool = False; minimum: float = 5.0; maximum: float = 50.0",
        "float",
        """
        0.25 percent of {volume}, between {minimum} and {maximum}; half for {premium}; 0.0 for 0.
        broker fee with a lower and an upper limit
        Clamp 0.25 % of {volume} to the limits, halve it for {premium} customers; two decimals; 0.0 for 0.
        What does the order cost? The limits hold before the {premium} discount of 50 percent.
        min(max(volume * 0.0025, minimum), maximum), halved if {premium}; zero for zero.
        """,
        """
        if volume == 0:
            return 0.0
        fee = min(max(volume * 0.0025, minimum), maximum)
        return round(fee / 2 if premium else fee, 2)
        ---
        fee = volume * 0.0025
        if fee < minimum:
            fee = minimum
        elif fee > maximum:
            fee = maximum
        if premium:
            fee /= 2
        return round(fee, 2) if volume else 0.0
        """,
        lambda r: (
            float(r.choice((0, 100, 1000, 5000, 20000, 90000))),
            r.random() < 0.3,
            r.choice((5.0, 8.0)),
            r.choice((40.0, 50.0)),
        ),
    ),
    made(
        "small_business.profit_by_trade",
        "realized_profit trade_profit stock_profit",
        "trades: list[tuple[str, int, float]]",
        "dict[str, float]",
        """
        Cash result per symbol of {trades} (symbol, shares, price): negative shares are sales and bring in.
        money gained or spent per symbol
        Sum of -shares * price for each symbol, in order of first trade.
        How much cash came from each stock? Buying is negative, selling positive.
        Dict from symbol to the balance of all purchases and sales.
        """,
        """
        result = {}
        for symbol, shares, price in trades:
            result[symbol] = result.get(symbol, 0.0) - shares * price
        return result
        ---
        symbols = dict.fromkeys(symbol for symbol, _, _ in trades)
        return {name: sum((-n * p for s, n, p in trades if s == name), 0.0) for name in symbols}
        """,
        lambda r: (
            [
                (r.choice(("AAA", "BBB")), r.choice((-5, -2, 3, 10)), r.choice((2.0, 4.5, 10.0)))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "small_business.rebalance",
        "allocation_drift portfolio_drift off_target",
        "values: dict[str, float]; targets: dict[str, float]; tolerance: float = 5",
        "dict[str, str]",
        """
        "buy" or "sell" for assets whose share of {values} is over {tolerance} points off the {targets}.
        which assets need rebalancing
        Percent share minus target: over {tolerance} above is "sell", below "buy", others left out.
        What must be bought or sold? Compare each asset's percentage with its target.
        Dict of asset to action; no {values} (or all 0) give an empty dict.
        """,
        """
        total = sum(values.values())
        actions = {}
        for asset, value in values.items():
            if total == 0:
                break
            drift = value / total * 100 - targets[asset]
            if abs(drift) > tolerance:
                actions[asset] = "sell" if drift > 0 else "buy"
        return actions
        ---
        total = sum(values.values())
        if not total:
            return {}
        drifts = {asset: values[asset] / total * 100 - targets[asset] for asset in values}
        return {a: "sell" if d > 0 else "buy" for a, d in drifts.items() if not -tolerance <= d <= tolerance}
        """,
        lambda r: (
            {a: float(r.choice((0, 20, 50, 100))) for a in ("stocks", "bonds", "cash")[: r.randint(0, 3)]},
            {"stocks": 60, "bonds": 30, "cash": 10},
            r.choice((5, 10)),
        ),
    ),
    made(
        "small_business.exchange_table",
        "exchange_table conversion_table rate_table",
        "rate: float; amounts: list[int]",
        "list[str]",
        """
        Lines like "   10 =    12.50" for the {amounts} at a {rate}: right-aligned to 5 and 8 characters.
        conversion table as text lines
        Each line has the amount (width 5), " = " and amount * rate with two decimals (width 8).
        Print-ready table of converted {amounts}.
        Format amount and converted amount in columns, one line each, in the given order.
        """,
        """
        return [f"{amount:5d} = {amount * rate:8.2f}" for amount in amounts]
        ---
        lines = []
        for amount in amounts:
            converted = "{:.2f}".format(amount * rate)
            lines.append(str(amount).rjust(5) + " = " + converted.rjust(8))
        return lines
        """,
        lambda r: (
            r.choice((0.8, 1.1, 1.25, 7.5)),
            sorted(r.sample((1, 5, 10, 50, 100, 1000), r.randint(0, 4))),
        ),
    ),
    made(
        "small_business.customer_discount_years",
        "loyalty_discount discount_by_years years_discount",
        "years: int; orders: int",
        "int",
        """
        Discount percent: 1 per full 2 {years} plus 1 per 10 {orders}, 10 at most.
        discount for long-standing customers
        Add years // 2 and orders // 10, limited to 10 percent.
        How many percent does a loyal customer get? Time and {orders} both count, never more than 10.
        Integer percent: half the {years} (rounded down) plus a tenth of the {orders}, capped at ten.
        """,
        """
        return min(years // 2 + orders // 10, 10)
        ---
        percent = years // 2
        percent += orders // 10
        if percent > 10:
            percent = 10
        return percent
        """,
        lambda r: (r.choice((0, 1, 2, 3, 5, 9, 10, 12)), r.choice((0, 4, 10, 20, 30))),
    ),
    made(
        "small_business.complaint_deadline",
        "complaint_state warranty_state warranty_text",
        "months: int; kind: str",
        "str",
        """
        Warranty text: "N months left" of 24 for "new" goods, 12 for "used", 6 otherwise; then "expired".
        remaining warranty in months
        The {kind} in any case decides: new 24, used 12, other 6 months; from the end on it is "expired".
        Is there still a warranty after {months}? Say how many months are left or that it is expired.
        Months left (limit - months) as text if positive, "1 month left" in the singular, else "expired".
        """,
        """
        limit = {"new": 24, "used": 12}.get(kind.lower(), 6)
        left = limit - months
        if left <= 0:
            return "expired"
        return f"{left} month{'s' if left != 1 else ''} left"
        ---
        kind = kind.lower()
        left = (24 if kind == "new" else 12 if kind == "used" else 6) - months
        if left == 1:
            return "1 month left"
        return "{} months left".format(left) if left > 0 else "expired"
        """,
        lambda r: (r.choice((0, 5, 6, 7, 12, 13, 24, 25, 40)), r.choice(("new", "used", "digital", "New"))),
    ),
    made(
        "small_business.phone_order_hours",
        "support_available support_hours can_call_support",
        "weekday: str; hour: int; plan: str = 'basic'",
        "bool",
        """
        Is support reachable? "pro" {plan}: every day 8 to 22; others: 9 to 18, not on "Sat" and "Sun".
        support hours by plan and weekday
        Pro customers may call daily from 8 until before 22, all others on weekdays from 9 until before 18.
        True if the hotline answers at that {hour}; weekend days are compared without case.
        Check the opening hours of the support for a {plan}; the closing hour is excluded.
        """,
        """
        if plan == "pro":
            return 8 <= hour < 22
        if weekday.lower() in ("sat", "sun"):
            return False
        return 9 <= hour < 18
        ---
        first, last = (8, 22) if plan == "pro" else (9, 18)
        weekend = weekday.capitalize() in {"Sat", "Sun"}
        return hour in range(first, last) and (plan == "pro" or not weekend)
        """,
        lambda r: (
            r.choice(("Mon", "Fri", "Sat", "Sun", "sat")),
            r.choice((6, 8, 9, 12, 17, 18, 21, 22)),
            r.choice(("basic", "pro")),
        ),
    ),
    made(
        "small_business.reply_template",
        "reply_text answer_template ticket_reply",
        "name: str; status: str; days: int = 0",
        "str",
        """
        Answer "Hi Ann, your order is on its way.": by {status} shipped, delayed, lost or anything else.
        text for a customer by order status
        Begin with "Hi NAME, " ("Hello, " without a name), then a sentence for shipped, delayed, lost, other.
        What do we write? "is on its way", "is N days late", "will be refunded", or "is being processed".
        Reply with a greeting; one day late is "1 day late"; unknown {status} means it is being processed.
        """,
        """
        greeting = f"Hi {name}, " if name else "Hello, "
        if status == "shipped":
            text = "is on its way"
        elif status == "delayed":
            text = f"is {days} day{'' if days == 1 else 's'} late"
        elif status == "lost":
            text = "will be refunded"
        else:
            text = "is being processed"
        return f"{greeting}your order {text}."
        ---
        late = "is 1 day late" if days == 1 else f"is {days} days late"
        texts = {"shipped": "is on its way", "delayed": late, "lost": "will be refunded"}
        start = "Hi " + name + ", " if name else "Hello, "
        return start + "your order " + texts.get(status, "is being processed") + "."
        """,
        lambda r: (
            r.choice(("Ann", "", "bob")),
            r.choice(("shipped", "delayed", "lost", "open")),
            r.choice((0, 1, 3)),
        ),
    ),
    made(
        "small_business.ticket_satisfaction",
        "satisfaction_rate happy_percent csat",
        "ratings: list[int]; good: int = 4",
        "int  |  None",
        """
        Percent of the {ratings} (1 to 5; 0 means no answer) that are at least {good}, rounded, or None.
        customer satisfaction score
        Share of ratings of {good} or better among those given, in whole percent; nothing rated gives None.
        How many percent are satisfied? Zeros are missing answers and do not count.
        Rounded percentage of ratings >= {good}, leaving out zeros, or None.
        """,
        """
        given = [rating for rating in ratings if rating > 0]
        if not given:
            return None
        return round(sum(rating >= good for rating in given) / len(given) * 100)
        ---
        happy = total = 0
        for rating in ratings:
            if rating == 0:
                continue
            total += 1
            if rating >= good:
                happy += 1
        return round(happy / total * 100) if total else None
        """,
        lambda r: ([r.randint(0, 5) for _ in range(r.randint(0, 6))], r.choice((3, 4))),
    ),
    made(
        "small_business.agents_needed",
        "agents_needed staff_for_calls required_agents",
        "calls: int; minutes_each: float; busy_share: float = 0.8",
        "int",
        """
        Agents needed for {calls} an hour of {minutes_each}, each busy {busy_share} of it at most; rounded up.
        how many people must answer the phones
        Work is calls * minutes; one agent does 60 * {busy_share} minutes an hour; round up, 0 without calls.
        How many agents do we need? Workload divided by the usable minutes of an agent, up to a whole number.
        Ceil of calls * minutes_each / (60 * busy_share).
        """,
        """
        import math

        return math.ceil(calls * minutes_each / (60 * busy_share))
        ---
        workload = calls * minutes_each
        capacity = 60 * busy_share
        return int(-(-workload // capacity))
        """,
        lambda r: (r.choice((0, 1, 10, 20, 45)), r.choice((3.0, 5.0, 6.0)), r.choice((0.5, 0.75))),
    ),
    made(
        "small_business.shop_ranking_score",
        "popularity_score product_score hot_score",
        "views: int; sold: int; rating: float; days_old: int = 0",
        "float",
        """
        Score: 0.1 per view, 2 per piece {sold}, times {rating} / 5 if rated, halved when over 30 {days_old}.
        popularity score for sorting products, 1 decimal
        Views and sales are added (0.1 and 2 each); a {rating} of 0 means not rated and changes nothing.
        How popular is the product? Products older than 30 days get half the score; one decimal.
        (views * 0.1 + sold * 2) * rating / 5 (no factor for 0), / 2 beyond 30 days, rounded to 1 place.
        """,
        """
        score = views * 0.1 + sold * 2
        if rating > 0:
            score = score * rating / 5
        if days_old > 30:
            score /= 2
        return round(score, 1)
        ---
        base = views * 0.1 + sold * 2
        rated = base * rating / 5 if rating else base
        return round(rated / 2 if days_old > 30 else rated, 1)
        """,
        lambda r: (
            r.choice((0, 10, 100, 250)),
            r.choice((0, 1, 5, 20)),
            r.choice((0.0, 3.5, 5.0)),
            r.choice((0, 10, 30, 31, 90)),
        ),
    ),
    made(
        "small_business.suggest_products",
        "also_bought suggest_products recommend_items",
        "orders: list[list[str]]; item: str; count: int = 2",
        "list[str]",
        """
        The {count} items most often in the same {orders} as {item}, ties by name, without {item} itself.
        customers who bought this also bought ...
        Look at the orders containing {item}, count the other items, sort by count and then name, cut.
        What else do buyers of {item} take? At most {count} names, most frequent first.
        Recommend items by how often they occur together with {item}.
        """,
        """
        counts = {}
        for order in orders:
            if item in order:
                for other in order:
                    if other != item:
                        counts[other] = counts.get(other, 0) + 1
        return sorted(counts, key=lambda name: (-counts[name], name))[:count]
        ---
        from collections import Counter

        together = Counter(name for order in orders if item in order for name in order)
        del together[item]
        ranked = sorted(together.items(), key=lambda pair: (-pair[1], pair[0]))
        return [name for name, _ in ranked][:count]
        """,
        lambda r: (
            [r.sample(("tea", "mug", "milk", "cake"), r.randint(0, 4)) for _ in range(r.randint(0, 5))],
            r.choice(("tea", "mug")),
            r.choice((1, 2)),
        ),
    ),
    made(
        "small_business.market_basket_value",
        "free_items_by_value gift_choice affordable_gifts",
        "gifts: dict[str, int]; points: int",
        "list[str]",
        """
        Gifts that {points} are enough for ({gifts}: name to points), the most valuable first, ties by name.
        which rewards can be redeemed
        List all rewards costing at most {points}, sorted by their cost descending, then by name.
        What can I get for my {points}? Every gift that is affordable on its own.
        Names with cost <= {points}, ordered by (-cost, name).
        """,
        """
        affordable = [name for name, cost in gifts.items() if cost <= points]
        return sorted(affordable, key=lambda name: (-gifts[name], name))
        ---
        pairs = sorted((-cost, name) for name, cost in gifts.items())
        return [name for cost, name in pairs if -cost <= points]
        """,
        lambda r: (
            {
                g: r.choice((50, 100, 200, 500))
                for g in r.sample(("mug", "bag", "cap", "pen"), r.randint(0, 4))
            },
            r.choice((0, 50, 120, 300, 1000)),
        ),
    ),
    made(
        "small_business.redeem_reward",
        "points_after_redeeming redeem_points spend_points",
        "points: int; cost: int; quantity: int = 1",
        "tuple[int, int]",
        """
        Redeem up to {quantity} rewards of {cost} points: return (rewards received, {points} left).
        redeem as many rewards as the points allow
        As many as wanted, but no more than the {points} pay for; the second number is the remaining points.
        How many rewards do I get and what is left? Limited by {quantity} and by {points}.
        Pair of min(quantity, points // cost) and the rest of the points.
        """,
        """
        received = min(quantity, points // cost)
        return received, points - received * cost
        ---
        received = 0
        while received < quantity and points >= cost:
            points -= cost
            received += 1
        return (received, points)
        """,
        lambda r: (r.choice((0, 40, 100, 250)), r.choice((30, 50, 100)), r.choice((1, 2, 3))),
    ),
    made(
        "small_business.vip_by_spend",
        "tier_by_spend customer_tier_year status_for_spend",
        "spent: float; previous: str = 'basic'",
        "str",
        """
        Tier for this year's {spent}: "gold" from 1000, "silver" from 300; at most one step below {previous}.
        customer tier that can fall by one level only
        Below 300 is basic; whoever was gold keeps at least silver; otherwise the tier is by spending alone.
        Which status does the customer get? basic, silver or gold, never two steps down at once.
        Level by {spent} (300 and 1000), not lower than one level under {previous}.
        """,
        """
        levels = ["basic", "silver", "gold"]
        level = 2 if spent >= 1000 else 1 if spent >= 300 else 0
        return levels[max(level, levels.index(previous) - 1)]
        ---
        if spent >= 1000:
            return "gold"
        if spent >= 300 or previous == "gold":
            return "silver"
        return "basic"
        """,
        lambda r: (
            float(r.choice((0, 100, 299, 300, 999, 1000, 3000))),
            r.choice(("basic", "silver", "gold")),
        ),
    ),
    made(
        "small_business.delivery_slots_left",
        "open_slots_text delivery_slots free_slot_list",
        "booked: dict[str, int]; slots: list[str]; capacity: int = 3",
        "list[str]",
        """
        Lines "8-10: 2 left" for those {slots} with fewer than {capacity} orders {booked}, in their order.
        delivery slots that can still be booked
        Each slot takes {capacity} orders; show slot and free places; full ones are left out.
        Which delivery times are free? Text with the number of places left, in the order of {slots}.
        List "slot: N left" where capacity minus booked (0 by default) is positive.
        """,
        """
        lines = []
        for slot in slots:
            left = capacity - booked.get(slot, 0)
            if left > 0:
                lines.append(f"{slot}: {left} left")
        return lines
        ---
        free = {slot: capacity - booked.get(slot, 0) for slot in slots}
        return ["{}: {} left".format(slot, left) for slot, left in free.items() if left >= 1]
        """,
        lambda r: (
            {s: r.randint(0, 4) for s in r.sample(("8-10", "10-12", "12-14"), r.randint(0, 3))},
            ["8-10", "10-12", "12-14", "14-16"][: r.randint(0, 4)],
            r.choice((2, 3)),
        ),
    ),
    made(
        "small_business.in_delivery_area",
        "delivery_fee_by_zip area_fee fee_for_zip",
        "code: str; areas: dict[str, float]",
        "float  |  None",
        """
        Delivery fee for a zip {code}: that of the longest prefix in {areas}, None if we do not deliver there.
        fee by zip code prefix
        Find the {areas} whose key the {code} starts with; the longest key wins; none at all gives None.
        What does delivery cost at this {code}? More specific prefixes go before shorter ones.
        Look up the fee of the longest matching prefix, or None.
        """,
        """
        matching = [prefix for prefix in areas if code.startswith(prefix)]
        if not matching:
            return None
        return areas[max(matching, key=len)]
        ---
        for length in range(len(code), 0, -1):
            if code[:length] in areas:
                return areas[code[:length]]
        return None
        """,
        lambda r: (
            r.choice(("10115", "10999", "20095", "2100", "8000")),
            r.choice(({"10": 3.0, "101": 2.0}, {"2": 5.0, "20": 4.5, "1": 6.0}, {"8": 1.5, "10": 4.0})),
        ),
    ),
    made(
        "small_business.pickup_ready",
        "pickup_time ready_for_pickup pickup_text",
        "ordered: int; now: int; items: int",
        "str",
        """
        "ready" or "ready in N minutes" for an order of {items}: 10 minutes plus 5 for each beyond 2.
        pickup message; times are minutes of the day
        It is done 10 minutes after {ordered}, 5 more per item over two; compare with {now}.
        Can the customer come already? Text with the minutes that are left, "ready" at 0 or less.
        Finish at ordered + 10 + 5 * (items over 2); "ready" once {now} reaches that.
        """,
        """
        done = ordered + 10 + 5 * max(items - 2, 0)
        if now >= done:
            return "ready"
        return f"ready in {done - now} minutes"
        ---
        minutes = 10 if items <= 2 else 5 * items
        left = ordered + minutes - now
        return "ready in {} minutes".format(left) if left > 0 else "ready"
        """,
        lambda r: (r.choice((600, 615)), r.choice((600, 610, 625, 640, 700)), r.choice((1, 3, 6))),
    ),
    made(
        "small_business.courier_route",
        "group_by_zone zone_stops stops_per_zone",
        "stops: list[tuple[str, str]]",
        "dict[str, list[str]]",
        """
        Group the {stops} (customer, zone) by lower-cased zone, zones and customers in alphabetical order.
        delivery stops per zone
        Dict from zone to sorted customers; zones that differ in case only are the same; keys sorted.
        Who is served in which zone? Both levels alphabetically, zone names in lower case.
        Collect customers by zone for the couriers.
        """,
        """
        zones = {}
        for customer, zone in sorted(stops):
            zones.setdefault(zone.lower(), []).append(customer)
        return dict(sorted(zones.items()))
        ---
        names = sorted({zone.lower() for _, zone in stops})
        return {name: sorted(c for c, zone in stops if zone.lower() == name) for name in names}
        """,
        lambda r: (
            [(n, r.choice(("north", "south", "West", "west"))) for n in r.sample(NAMES, r.randint(0, 6))],
        ),
    ),
    made(
        "small_business.compare_quarters",
        "compare_periods better_period period_change",
        "before: list[float]; after: list[float]; threshold: float = 5",
        "str",
        """
        "better", "worse" or "stable": sum {after} over {threshold} percent above, below or near {before}.
        compare the sales of two periods
        A change of at most {threshold} % counts as stable; from a sum of 0 any sales are better, none stable.
        How did the period go? Compare the totals in percent of {before}.
        Change in percent beyond plus or minus {threshold} is better or worse, otherwise stable.
        """,
        """
        old, new = sum(before), sum(after)
        limit = old * threshold / 100
        if new - old > limit:
            return "better"
        if old - new > limit:
            return "worse"
        return "stable"
        ---
        difference = sum(after) - sum(before)
        if abs(difference) <= sum(before) * threshold / 100:
            return "stable"
        return "better" if difference > 0 else "worse"
        """,
        lambda r: (
            [float(r.choice((0, 50, 100))) for _ in range(r.randint(0, 3))],
            [float(r.choice((50, 55, 100, 104))) for _ in range(r.randint(0, 3))],
            r.choice((5, 10)),
        ),
    ),
    made(
        "small_business.dashboard_numbers",
        "order_statistics sales_summary summarize_orders",
        "totals: list[float]",
        "dict[str, float]",
        """
        Statistics of order {totals}: 'count', 'sum', 'average', 'largest', all 0 if there are none; in cents.
        summary of orders for a dashboard
        Dict with number, sum, mean and maximum of {totals}, rounded to two decimals; zeros for an empty list.
        Key figures of our orders: how many, how much, on average, and the biggest.
        count (int) and sum, average, largest (floats, two decimals) of the totals.
        """,
        """
        if not totals:
            return {"count": 0, "sum": 0.0, "average": 0.0, "largest": 0.0}
        total = sum(totals)
        return {
            "count": len(totals),
            "sum": round(total, 2),
            "average": round(total / len(totals), 2),
            "largest": round(max(totals), 2),
        }
        ---
        count = len(totals)
        total = round(float(sum(totals)), 2)
        average = round(total / count, 2) if count else 0.0
        return dict(count=count, sum=total, average=average, largest=round(max(totals, default=0.0), 2))
        """,
        lambda r: ([_amount(r) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "small_business.median_order",
        "typical_order median_order_value middle_order",
        "totals: list[float]; minimum: float = 0.0",
        "float  |  None",
        """
        Median of the order {totals} above {minimum}, rounded to cents; None if none is left.
        typical order value (median), small orders ignored
        Sort the totals larger than {minimum}; the middle one, or the mean of the two middle ones.
        What does a typical order amount to? Totals of {minimum} or less are left out; None without orders.
        Median of all totals > {minimum}, two decimals, None for an empty rest.
        """,
        """
        from statistics import median

        large = [total for total in totals if total > minimum]
        return round(median(large), 2) if large else None
        ---
        ordered = sorted(total for total in totals if total > minimum)
        count = len(ordered)
        if count == 0:
            return None
        middle = count // 2
        if count % 2:
            return round(ordered[middle], 2)
        return round((ordered[middle - 1] + ordered[middle]) / 2, 2)
        """,
        lambda r: ([_amount(r) for _ in range(r.randint(0, 6))], r.choice((0.0, 20.0))),
    ),
    made(
        "small_business.histogram_of_orders",
        "order_size_groups totals_by_size count_order_sizes",
        "totals: list[float]",
        "dict[str, int]",
        """
        Count order {totals}: "small" below 20, "medium" below 60, else "large"; no groups without orders.
        number of small, medium and large orders
        Under 20 is small, under 60 medium, else large; the dict has the order small, medium, large.
        How many orders of each size are there? Only sizes that occur.
        Size groups (limits 20 and 60) with their counts, smallest first.
        """,
        """
        counts = {"small": 0, "medium": 0, "large": 0}
        for total in totals:
            if total < 20:
                counts["small"] += 1
            elif total < 60:
                counts["medium"] += 1
            else:
                counts["large"] += 1
        return {size: count for size, count in counts.items() if count}
        ---
        sizes = ["small" if total < 20 else "medium" if total < 60 else "large" for total in totals]
        return {size: sizes.count(size) for size in ("small", "medium", "large") if size in sizes}
        """,
        lambda r: ([_amount(r) for _ in range(r.randint(0, 6))],),
    ),
)
