"""What web shops and their checkouts compute: carts, coupons, shipping, returns and points."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

GOODS = ("mug", "pen", "lamp", "tea", "bag", "shirt", "soap", "book")


def _price(r: Random, high: int = 60) -> float:
    return r.randint(0, high * 4) / 4


def _prices(r: Random) -> list[float]:
    return [_price(r) for _ in range(r.randint(0, 5))]


def _cart(r: Random) -> list[dict[str, object]]:
    return [
        {"name": r.choice(GOODS), "price": _price(r), "quantity": r.randint(0, 4)}
        for _ in range(r.randint(0, 5))
    ]


def _basket(r: Random) -> dict[str, int]:
    return {name: r.randint(0, 6) for name in r.sample(GOODS, r.randint(0, 4))}


def _price_list(r: Random) -> dict[str, float]:
    return {name: _price(r, 20) for name in r.sample(GOODS, r.randint(0, 5))}


def _products(r: Random) -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "category": r.choice(("home", "office", "food")),
            "price": float(r.choice((5, 10, 12.5, 20, 40))),
            "rating": r.choice((2.5, 3.0, 4.0, 4.5, 5.0)),
            "stock": r.choice((0, 0, 1, 3, 12)),
        }
        for name in r.sample(GOODS, r.randint(0, 5))
    ]


def _coupon(r: Random) -> dict[str, object]:
    return {"type": r.choice(("percent", "fixed", "gift")), "value": r.choice((5, 10, 25, 50))}


def _coupons(r: Random) -> list[dict[str, object]]:
    return [
        {
            "code": f"{r.choice('ABC')}{number}",
            "amount": r.choice((5, 10, 20)),
            "minimum": r.choice((0, 20, 50)),
        }
        for number in range(r.randint(0, 4))
    ]


def _orders(r: Random) -> list[dict[str, object]]:
    return [
        {
            "id": number,
            "customer": r.choice(("Ann", "Bob", "Cleo")),
            "total": _price(r, 100),
            "status": r.choice(("pending", "paid", "shipped", "cancelled")),
        }
        for number in range(1, r.randint(1, 6))
    ]


STATES = ("pending", "paid", "shipped", "delivered", "cancelled")


ENTRIES = (
    made(
        "checkout.shipping_steps",
        "shipping_cost shipping_fee delivery_cost",
        "subtotal: float",
        "float",
        """
        Return the shipping cost: 4.99 below 20, 2.99 below 50, free from 50 on; nothing if {subtotal} is 0.
        shipping fee for a cart: 0 if empty, 4.99 under 20, 2.99 under 50, otherwise nothing
        Delivery costs 4.99 under 20 and 2.99 under 50; from 50, or with a subtotal of 0, it is 0.0.
        What do we charge for shipping? Nothing at {subtotal} 0 or from 50, 2.99 from 20, else 4.99.
        Look up the postage for a {subtotal} in steps: <20: 4.99, <50: 2.99, 50 and more (and 0): 0.0.
        """,
        """
        if subtotal <= 0 or subtotal >= 50:
            return 0.0
        return 4.99 if subtotal < 20 else 2.99
        ---
        if subtotal <= 0:
            return 0.0
        elif subtotal < 20:
            return 4.99
        elif subtotal < 50:
            return 2.99
        else:
            return 0.0
        """,
        lambda r: (r.choice((0.0, 0.0, 5.0, 19.99, 20.0, 35.5, 49.99, 50.0, 80.0)),),
    ),
    made(
        "checkout.count_items",
        "count_items cart_count items_in_cart total_quantity",
        "cart: list[dict]",
        "int",
        """
        Count the items in the {cart}, adding up the 'quantity' of each line.
        number of pieces in the cart
        Sum of the quantities of all cart lines; 0 for an empty cart.
        How many items does the {cart} hold? Each line has a 'quantity'.
        The little number on the cart icon: total of item['quantity'] over the {cart}, 0 if it is empty.
        """,
        """
        return sum(item["quantity"] for item in cart)
        ---
        count = 0
        for item in cart:
            count += item["quantity"]
        return count
        """,
        lambda r: (_cart(r),),
    ),
    made(
        "checkout.coupon_by_type",
        "apply_coupon use_coupon price_after_coupon discounted_total",
        "total: float; coupon: dict",
        "float",
        """
        Apply a {coupon} of 'type' "percent" or "fixed" with a 'value' to {total}; at least 0, in cents.
        total after a percent or fixed coupon; other coupon types change nothing; not negative
        Take off 'value' percent or the amount 'value' by the coupon's 'type'; unknown types change nothing.
        New total with the {coupon}: "percent" scales it, "fixed" subtracts (at least 0), else unchanged.
        Reduce {total} by the {coupon} ('type' percent or fixed, 'value'), floor at zero, round to 2 places.
        """,
        """
        if coupon["type"] == "percent":
            total -= total * coupon["value"] / 100
        elif coupon["type"] == "fixed":
            total -= coupon["value"]
        return round(max(total, 0.0), 2)
        ---
        value = coupon["value"]
        discounts = {"percent": total * value / 100, "fixed": value}
        reduced = total - discounts.get(coupon["type"], 0)
        return round(reduced if reduced > 0 else 0.0, 2)
        """,
        lambda r: (_price(r), _coupon(r)),
    ),
    made(
        "checkout.largest_usable_coupon",
        "best_coupon pick_coupon choose_coupon",
        "coupons: list[dict]; total: float",
        "str  |  None",
        """
        Return the 'code' of the coupon with the largest 'amount' whose 'minimum' {total} reaches, or None.
        best usable coupon code; first one on ties; None when no coupon fits
        Among {coupons} with 'minimum' <= {total} pick the highest 'amount'; the first wins ties.
        Which coupon saves the most? Skip those with a 'minimum' above {total}; give its code or None.
        Code with the biggest amount off among coupons with minimum <= {total}; earlier ones win, else None.
        """,
        """
        usable = [c for c in coupons if total >= c["minimum"]]
        if not usable:
            return None
        return max(usable, key=lambda c: c["amount"])["code"]
        ---
        best = None
        for coupon in coupons:
            if coupon["minimum"] > total:
                continue
            if best is None or coupon["amount"] > best["amount"]:
                best = coupon
        return best["code"] if best else None
        """,
        lambda r: (_coupons(r), float(r.choice((0, 10, 20, 35, 50, 90)))),
    ),
    made(
        "checkout.member_price",
        "member_price price_for_member loyalty_price",
        "price: float; level: str",
        "float",
        """
        Return the {price} for a member {level} in any case: gold 15 % off, silver 10, bronze 5, else 0.
        price with the membership discount, rounded to cents
        Gold members save 15, silver 10, bronze 5 percent; other levels pay in full. Case is ignored.
        What does a member pay? 15/10/5 percent off for gold/silver/bronze in any case; two decimals.
        Discount {price} by the {level} (case-insensitive, unknown levels get 0 %), round to 2 places.
        """,
        """
        discounts = {"gold": 15, "silver": 10, "bronze": 5}
        percent = discounts.get(level.lower(), 0)
        return round(price * (100 - percent) / 100, 2)
        ---
        level = level.lower()
        if level == "gold":
            percent = 15
        elif level == "silver":
            percent = 10
        elif level == "bronze":
            percent = 5
        else:
            percent = 0
        return round(price * (100 - percent) / 100, 2)
        """,
        lambda r: (_price(r), r.choice(("gold", "Gold", "silver", "bronze", "none", "", "SILVER"))),
    ),
    made(
        "checkout.tax_for_region",
        "total_with_tax add_sales_tax price_with_tax",
        "amount: float; region: str; rates: dict[str, float]",
        "float",
        """
        Add the sales tax of {region} to {amount}; {rates} are percents by upper-case code, 0 if missing.
        amount plus regional sales tax, in cents precision
        Look up the percentage for {region} (any case) in {rates}, 0 if missing; amount with tax, in cents.
        How much with tax? Percent from {rates}, whose codes are upper case; no entry means no tax.
        Gross amount for a region: amount * (1 + rate / 100), two decimals, region matched regardless of case.
        """,
        """
        rate = rates.get(region.upper(), 0)
        return round(amount * (1 + rate / 100), 2)
        ---
        code = region.upper()
        if code not in rates:
            return round(amount, 2)
        return round(amount * (1 + rates[code] / 100), 2)
        """,
        lambda r: (_price(r), r.choice(("NY", "ny", "TX", "ca", "OR")), {"NY": 8.0, "TX": 6.25, "CA": 7.25}),
    ),
    made(
        "checkout.change_quantity",
        "set_quantity update_quantity change_quantity",
        "cart: dict[str, int]; item: str; quantity: int",
        "dict[str, int]",
        """
        Return a new {cart} with the {quantity} of {item} set; a quantity of 0 or less removes the item.
        copy of the cart with a changed quantity, dropping the item at zero
        Set how many of {item} are in a copy of the {cart}; zero or negative takes it out (if it is there).
        Update one line of the cart. Quantities below 1 delete it; a new item is added at the end.
        New dict: cart with cart[item] = {quantity}, or without the item when the quantity is not positive.
        """,
        """
        updated = dict(cart)
        if quantity > 0:
            updated[item] = quantity
        else:
            updated.pop(item, None)
        return updated
        ---
        if quantity > 0:
            return {**cart, item: quantity}
        return {name: count for name, count in cart.items() if name != item}
        """,
        lambda r: (_basket(r), r.choice(GOODS), r.randint(-1, 4)),
    ),
    made(
        "checkout.cart_label",
        "cart_summary cart_label describe_cart",
        "cart: dict[str, int]; total: float",
        "str",
        """
        Describe the {cart} as "3 items, $12.50" ("1 item" for one), "Your cart is empty" for no items.
        short cart text: item count and total, or 'Your cart is empty'
        Cart button text: sum of quantities, "item" or "items", and the {total} with two decimals.
        Summarise the cart, e.g. "1 item, $5.00". If the quantities add up to 0 say "Your cart is empty".
        How does the header show the cart? "N items, $T.TT"; "1 item" for one; the empty text for none.
        """,
        """
        count = sum(cart.values())
        if count == 0:
            return "Your cart is empty"
        noun = "item" if count == 1 else "items"
        return f"{count} {noun}, ${total:.2f}"
        ---
        count = sum(cart.values())
        if not count:
            return "Your cart is empty"
        return "{} item{}, ${:.2f}".format(count, "" if count == 1 else "s", total)
        """,
        lambda r: (_basket(r), _price(r)),
    ),
    made(
        "checkout.free_gift",
        "free_gift choose_gift gift_for_total",
        "total: float",
        "str  |  None",
        """
        Return the free gift for an order {total}: "mug" from 50, "tote bag" from 100, None below.
        gift that comes with the order: tote bag (100+), mug (50+) or None
        Orders of at least 100 get a "tote bag", those of at least 50 a "mug", smaller ones nothing (None).
        Which present does the customer get? Only the better one counts: mug at 50, tote bag at 100.
        Pick the gift by {total}: None under 50, "mug" under 100, otherwise "tote bag".
        """,
        """
        if total >= 100:
            return "tote bag"
        if total >= 50:
            return "mug"
        return None
        ---
        gift = None
        for limit, name in ((50, "mug"), (100, "tote bag")):
            if total >= limit:
                gift = name
        return gift
        """,
        lambda r: (float(r.choice((0, 20, 49.99, 50, 75, 99.5, 100, 180))),),
    ),
    made(
        "checkout.next_order_status",
        "next_status advance_order advance_status",
        "status: str",
        "str",
        """
        Return the {status} that follows: pending, paid, shipped, delivered. Others and the last one stay.
        next order state (pending -> paid -> shipped -> delivered)
        Move an order one step on; delivered orders and unknown states such as "cancelled" do not change.
        What comes after {status}? pending -> paid -> shipped -> delivered; everything else is kept.
        Advance the order by one step, leaving "delivered" and states outside of the workflow as they are.
        """,
        """
        following = {"pending": "paid", "paid": "shipped", "shipped": "delivered"}
        return following.get(status, status)
        ---
        steps = ["pending", "paid", "shipped", "delivered"]
        if status not in steps[:-1]:
            return status
        return steps[steps.index(status) + 1]
        """,
        lambda r: (r.choice((*STATES, "refunded")),),
    ),
    made(
        "checkout.may_change_status",
        "can_transition is_valid_transition allowed_change",
        "current: str; new: str",
        "bool",
        """
        May an order go from {current} to {new}? pending, paid, shipped, delivered; cancel before shipping.
        is this status change allowed?
        Pending may become paid or cancelled, paid shipped or cancelled, shipped delivered; nothing else.
        True for pending->paid->shipped->delivered steps, and for cancelling pending or paid orders.
        Validate a change of status. Delivered and cancelled are final; staying in place is no change.
        """,
        """
        allowed = {
            "pending": {"paid", "cancelled"},
            "paid": {"shipped", "cancelled"},
            "shipped": {"delivered"},
        }
        return new in allowed.get(current, set())
        ---
        steps = ["pending", "paid", "shipped", "delivered"]
        if new == "cancelled":
            return current in ("pending", "paid")
        if current not in steps or new not in steps:
            return False
        return steps.index(new) == steps.index(current) + 1
        """,
        lambda r: (r.choice(STATES[:4]), r.choice(STATES[1:])),
    ),
    made(
        "checkout.returnable",
        "can_return is_returnable return_allowed",
        "days_since_purchase: int; on_sale: bool; opened: bool = False",
        "bool",
        """
        Tell whether an item may be returned: 30 days, or 14 if it was {on_sale}, and never once {opened}.
        return policy: 30 days, sale items 14 days, opened items not at all
        Unopened goods can go back up to 30 days after purchase, sale goods 14. Limits are inclusive.
        May it be sent back? No if {opened}; else {days_since_purchase} is at most 30 (14 on sale).
        True if the item is unopened and no more than 14 (sale) or 30 (regular) days old.
        """,
        """
        if opened:
            return False
        limit = 14 if on_sale else 30
        return days_since_purchase <= limit
        ---
        return not opened and days_since_purchase <= (14 if on_sale else 30)
        """,
        lambda r: (r.choice((0, 5, 14, 15, 30, 31, 60)), r.random() < 0.4, r.random() < 0.25),
    ),
    made(
        "checkout.refund_by_days",
        "refund_amount calculate_refund refund_for_return",
        "price: float; days: int",
        "float",
        """
        Return the refund of the {price} after {days}: all up to 14 days, half up to 30, then nothing.
        refund depending on how late the return is: 100 %, 50 %, 0
        Full refund within 14 days, 50 percent within 30 (both inclusive), 0.0 afterwards; in cents.
        How much money comes back? Everything until day 14, half until day 30, none later. Two decimals.
        Compute the refund of {price}: days <= 14 all, days <= 30 half, otherwise zero.
        """,
        """
        if days <= 14:
            share = 1.0
        elif days <= 30:
            share = 0.5
        else:
            share = 0.0
        return round(price * share, 2)
        ---
        if days > 30:
            return 0.0
        return round(price, 2) if days <= 14 else round(price * 0.5, 2)
        """,
        lambda r: (_price(r), r.choice((0, 7, 14, 15, 30, 31, 90))),
    ),
    made(
        "checkout.restocking",
        "refund_minus_fee refund_after_restocking net_refund",
        "price: float; opened: bool; fee_percent: float = 15",
        "float",
        """
        Return the refund of {price}, less a restocking fee of {fee_percent} percent if it was {opened}.
        refund with a restocking fee for opened goods
        Unopened items are refunded in full; from opened ones the fee is kept. Rounded to two decimals.
        What does the customer get back? The price, less {fee_percent} % when the box is {opened}.
        Refund of a return, in cents precision; the restocking fee only applies to opened items.
        """,
        """
        if not opened:
            return round(price, 2)
        return round(price - price * fee_percent / 100, 2)
        ---
        fee = price * fee_percent / 100 if opened else 0.0
        return round(price - fee, 2)
        """,
        lambda r: (_price(r), r.random() < 0.6, r.choice((10, 15, 20))),
    ),
    made(
        "checkout.earned_points",
        "points_earned earn_points loyalty_points_for",
        "amount: float; is_member: bool; birthday: bool = False",
        "int",
        """
        Points for a purchase: 1 per full dollar, doubled for members, and doubled again on a {birthday}.
        points for a purchase; members x2, birthday x2
        Each whole dollar of {amount} is one point (no cents); members get twice, a birthday doubles again.
        How many points? Whole dollars, times 2 for members, times 2 on the birthday (up to times 4).
        Points = int(amount), doubled if {is_member} and doubled once more if {birthday}.
        """,
        """
        points = int(amount)
        if is_member:
            points *= 2
        if birthday:
            points *= 2
        return points
        ---
        factor = (2 if is_member else 1) * (2 if birthday else 1)
        return int(amount) * factor
        """,
        lambda r: (_price(r), r.random() < 0.5, r.random() < 0.4),
    ),
    made(
        "checkout.points_to_next_level",
        "points_to_next_tier points_needed missing_points",
        "points: int",
        "int",
        """
        Return the {points} missing for the next level: silver at 100, gold at 500; 0 once gold is reached.
        points until silver (100) or gold (500), 0 for gold members
        Distance to the next tier, 100 or 500 points, whichever is next; nothing is missing from 500 on.
        How far is the customer from the next level? Levels begin at 100 and 500 {points}; 0 at the top.
        Points still to be earned to reach 100, or 500 if 100 is reached already; zero from 500.
        """,
        """
        for level in (100, 500):
            if points < level:
                return level - points
        return 0
        ---
        if points >= 500:
            return 0
        if points >= 100:
            return 500 - points
        return 100 - points
        """,
        lambda r: (r.choice((0, 10, 99, 100, 250, 499, 500, 720)),),
    ),
    made(
        "checkout.valid_points",
        "active_points unexpired_points valid_points",
        "entries: list[tuple[int, int]]; max_age: int = 365",
        "int",
        """
        Sum the points of the (points, age in days) {entries} that are at most {max_age} days old.
        points that have not expired yet
        Add up points no older than {max_age} days; an age of exactly {max_age} still counts. 0 if none.
        How many points are still valid? Each entry is (points, age); older than {max_age} means expired.
        Total of unexpired points: entries whose age in days is <= {max_age}; no entries give 0.
        """,
        """
        return sum(points for points, age in entries if age <= max_age)
        ---
        total = 0
        for points, age in entries:
            if age <= max_age:
                total += points
        return total
        """,
        lambda r: (
            [(r.randint(1, 50), r.choice((1, 90, 365, 366, 500))) for _ in range(r.randint(0, 5))],
            r.choice((90, 365)),
        ),
    ),
    made(
        "checkout.low_stock_sorted",
        "low_stock needs_restock running_low low_stock_items",
        "stock: dict[str, int]; threshold: int = 5",
        "list[str]",
        """
        List items with fewer than {threshold} pieces in {stock}, the scarcest first, ties by name.
        names running low, lowest count first
        Return item names whose count is below {threshold}, sorted by count and then by name.
        What must be restocked? Counts under {threshold} (not equal), scarcest first, ties by name.
        Names from {stock} with count < {threshold}, ordered by (count, name).
        """,
        """
        low = [name for name, count in stock.items() if count < threshold]
        return sorted(low, key=lambda name: (stock[name], name))
        ---
        pairs = sorted((count, name) for name, count in stock.items() if count < threshold)
        return [name for _, name in pairs]
        """,
        lambda r: ({name: r.randint(0, 9) for name in r.sample(GOODS, r.randint(0, 6))}, r.choice((3, 5))),
    ),
    made(
        "checkout.cases_to_order",
        "cases_to_order boxes_to_order restock_cases",
        "stock: int; target: int; case_size: int",
        "int",
        """
        Full cases of {case_size} to order so that {stock} reaches the {target}; 0 if it does already.
        cases needed to fill up to the target, rounded up
        Fewest whole cases that bring the {stock} to at least {target}, 0 when there is enough.
        How many boxes of {case_size} are needed to get from {stock} to {target}? Round up, never negative.
        Missing pieces (target - stock, at least 0) divided by {case_size}, rounded up to whole cases.
        """,
        """
        missing = max(target - stock, 0)
        return -(-missing // case_size)
        ---
        if stock >= target:
            return 0
        full, rest = divmod(target - stock, case_size)
        return full + 1 if rest else full
        """,
        lambda r: (r.randint(0, 30), r.randint(0, 40), r.choice((6, 10, 12))),
    ),
    made(
        "checkout.price_by_breaks",
        "unit_price_for price_break quantity_price",
        "quantity: int; breaks: dict[int, float]",
        "float  |  None",
        """
        Unit price for a {quantity}: {breaks} maps minimum quantities to prices, the largest reached counts.
        unit price from quantity breaks; None if no break is reached
        Price of the highest minimum quantity that is <= {quantity}; None when it is below all of them.
        What does one piece cost? Use the biggest break reached by {quantity}, whatever order {breaks} have.
        Price tiers by quantity: {{1: 5.0, 10: 4.5}} gives 5.0 for 9 pieces and 4.5 for 10; None if too few.
        """,
        """
        reached = [minimum for minimum in breaks if minimum <= quantity]
        return breaks[max(reached)] if reached else None
        ---
        price = None
        for minimum in sorted(breaks):
            if quantity >= minimum:
                price = breaks[minimum]
        return price
        """,
        lambda r: (
            r.choice((0, 1, 5, 9, 10, 60, 100)),
            r.choice(({1: 5.0, 10: 4.5, 50: 4.0}, {5: 2.0, 100: 1.5}, {}, {10: 3.0, 1: 3.5})),
        ),
    ),
    made(
        "checkout.bundle_total",
        "total_with_bundle bundle_price cart_with_bundle",
        "prices: dict[str, float]; bundle: list[str]; saving: float",
        "float",
        """
        Add up the {prices}, less the {saving} if all items of the {bundle} are among them, at least 0.
        cart total, less the bundle saving when the bundle is complete
        Sum of {prices}; when every item of {bundle} is a key, subtract {saving} (at least 0.0 remains).
        What is to be paid? The {saving} needs the whole bundle; the total never gets negative.
        Cart total with a bundle offer: all {bundle} items mean {saving} off, otherwise the plain sum.
        """,
        """
        total = float(sum(prices.values()))
        if all(item in prices for item in bundle):
            total -= saving
        return max(total, 0.0)
        ---
        total = float(sum(prices.values()))
        complete = set(bundle) <= set(prices)
        return max(total - saving, 0.0) if complete else total
        """,
        lambda r: (_price_list(r), r.sample(GOODS, r.randint(1, 2)), float(r.choice((1, 2.5, 5)))),
    ),
    made(
        "checkout.stamp_card",
        "coffee_card_price stamp_card_total pay_for_coffees",
        "cups: int; price: float; free_every: int = 10",
        "float",
        """
        Return what {cups} coffees cost when every {free_every}th one is free.
        cost of the coffees with a stamp card
        Each {free_every}th cup is on the house; multiply the others by {price}. Rounded to cents.
        How much for {cups} cups at {price} each, if one out of every {free_every} is free?
        Price with a stamp card: (cups - cups // free_every) times the price, two decimals, 0.0 for no cups.
        """,
        """
        free = cups // free_every
        return round((cups - free) * price, 2)
        ---
        total = 0.0
        for number in range(1, cups + 1):
            if number % free_every:
                total += price
        return round(total, 2)
        """,
        lambda r: (r.choice((0, 1, 4, 5, 9, 10, 11, 20)), r.choice((2.0, 2.5, 3.25)), r.choice((5, 10))),
    ),
    made(
        "checkout.happy_hour",
        "happy_hour_price price_at_hour drink_price",
        "price: float; hour: int",
        "float",
        """
        Return the {price} of a drink: 30 percent off from 17 until before 19 o'clock, else in full.
        drink price with happy hour (17 to 19)
        Between 17 (included) and 19 (excluded) drinks cost 30 % less; rounded to two decimals.
        What does the drink cost at that {hour}? Happy hour is at 17 and 18, with 70 percent of the price.
        Full {price}, or 0.7 of it if 17 <= {hour} < 19, in cents precision.
        """,
        """
        if 17 <= hour < 19:
            price *= 0.7
        return round(price, 2)
        ---
        factor = 0.7 if hour in (17, 18) else 1
        return round(float(price * factor), 2)
        """,
        lambda r: (_price(r, 20), r.choice((0, 12, 16, 17, 18, 19, 20, 23))),
    ),
    made(
        "checkout.price_with_symbol",
        "format_price show_price price_text",
        "amount: float; currency: str = 'USD'",
        "str",
        """
        Format {amount}: "$1,234.50" for USD, "£" for GBP, "1,234.50 €" for EUR, else "1,234.50 CHF".
        price text with currency sign and thousands separators
        Two decimals and commas; $ and £ come first, € last, other codes are written behind as they are.
        Show money: USD and GBP with the sign in front, EUR with " €" behind, other codes after a space.
        Money as text, e.g. $5.00, £5.00, 5.00 €, 5.00 CHF; always 2 decimals, commas between thousands.
        """,
        """
        number = f"{amount:,.2f}"
        if currency == "USD":
            return "$" + number
        if currency == "GBP":
            return "£" + number
        if currency == "EUR":
            return number + " €"
        return f"{number} {currency}"
        ---
        prefixes = {"USD": "$", "GBP": "£"}
        number = format(amount, ",.2f")
        if currency in prefixes:
            return prefixes[currency] + number
        return number + " " + {"EUR": "€"}.get(currency, currency)
        """,
        lambda r: (r.randint(0, 900000) / 100, r.choice(("USD", "EUR", "GBP", "JPY", "CHF", "usd"))),
    ),
    made(
        "checkout.mask_card",
        "mask_card_number hide_card_number masked_card",
        "number: str",
        "str",
        """
        Mask a card {number}: drop spaces, then show only the last four digits with * for the others.
        card number with all but the last 4 digits as asterisks
        Replace all but the last four digits by "*", without spaces; up to four digits stay.
        Hide a credit card number, e.g. "4111 1111 1111 1234" becomes "************1234".
        Only the last four characters stay readable, the rest are stars; ignore spaces in {number}.
        """,
        """
        digits = number.replace(" ", "")
        return "*" * (len(digits) - 4) + digits[-4:]
        ---
        digits = "".join(number.split())
        hidden = max(len(digits) - 4, 0)
        return "*" * hidden + digits[hidden:]
        """,
        lambda r: (
            "".join(r.choice("0123456789") for _ in range(r.choice((0, 3, 4, 8, 15, 16))))
            if r.random() < 0.6
            else "4111 1111 1234 " + str(r.randint(1000, 9999)),
        ),
    ),
    made(
        "checkout.card_brand",
        "card_brand card_type detect_card_brand",
        "number: str",
        "str",
        """
        Card brand by first digits: "Visa" 4, "Mastercard" 51 to 55, "Amex" 34 or 37, else "Unknown".
        brand of a credit card by its prefix
        Visa numbers begin with 4, Mastercard with 51-55, Amex with 34 or 37; anything else is "Unknown".
        Which card is it? By the prefix of {number}: 4 Visa, 51 to 55 Mastercard, 34/37 Amex, or "Unknown".
        Name the issuer of a card {number} (Visa, Mastercard, Amex or Unknown).
        """,
        """
        if number.startswith("4"):
            return "Visa"
        if number[:2] in ("51", "52", "53", "54", "55"):
            return "Mastercard"
        if number.startswith(("34", "37")):
            return "Amex"
        return "Unknown"
        ---
        brands = {"34": "Amex", "37": "Amex", **{str(prefix): "Mastercard" for prefix in range(51, 56)}}
        if number[:1] == "4":
            return "Visa"
        return brands.get(number[:2], "Unknown")
        """,
        lambda r: (
            r.choice(("4", "5", "34", "37", "51", "55", "6011", "9"))
            + "".join(r.choice("0123456789") for _ in range(r.choice((0, 13, 14)))),
        ),
    ),
    made(
        "checkout.make_sku",
        "make_sku build_sku product_code create_sku",
        "category: str; name: str; number: int",
        "str",
        """
        Build a SKU like "FUR-CHAIR-007": 3 letters of {category}, {name} without spaces, 3-digit {number}.
        sku from category, name and number, all upper case
        Join the first 3 letters of the category, the name (no spaces) and the 3-digit number with dashes.
        Product code in capitals: CAT-NAME-001. Longer numbers than three digits stay as they are.
        Upper-case product code out of {category} (cut to 3), {name} (no spaces), zero-padded {number}.
        """,
        """
        prefix = category[:3].upper()
        label = name.replace(" ", "").upper()
        return f"{prefix}-{label}-{number:03d}"
        ---
        parts = [category[:3], name.replace(" ", ""), str(number).zfill(3)]
        return "-".join(parts).upper()
        """,
        lambda r: (draw.word(r), draw.word(r) + r.choice(("", " set")), r.choice((1, 7, 42, 123, 1234))),
    ),
    made(
        "checkout.split_sku",
        "parse_sku split_sku read_sku",
        "sku: str",
        "dict  |  None",
        """
        Parse a {sku} like "FUR-CHAIR-007" into 'category', 'name' and int 'number'; None if malformed.
        dict from a sku 'CAT-NAME-NUM', or None
        Split at the dashes: exactly three parts, the last one digits only, otherwise return None.
        Read category, name and number from a code; anything but two dashes and a numeric end gives None.
        Take a {sku} apart. "FUR-CHAIR-007" gives category FUR, name CHAIR, number 7; wrong formats give None.
        """,
        """
        parts = sku.split("-")
        if len(parts) != 3 or not parts[2].isdigit():
            return None
        return {"category": parts[0], "name": parts[1], "number": int(parts[2])}
        ---
        if sku.count("-") != 2:
            return None
        category, name, number = sku.split("-")
        if not number.isdigit():
            return None
        return dict(category=category, name=name, number=int(number))
        """,
        lambda r: (
            r.choice(("FUR-CHAIR-007", "toy-BEAR-12", "A-B", "X-Y-z", "", "FOO-BAR-001-L", "HOM-LAMP-100")),
        ),
    ),
    made(
        "checkout.delivery_days",
        "delivery_days estimate_delivery days_to_deliver",
        "method: str; international: bool = False",
        "int",
        """
        Delivery time in days: standard 5, express 2, overnight 1, others 7; {international} takes 3 more.
        days until delivery by shipping method
        Standard takes 5 days, express 2, overnight 1, any other {method} 7; add 3 when shipping abroad.
        How long does it take? By {method} (5, 2 or 1 days, 7 if unknown), plus three if {international}.
        Estimate the delivery time: days of the method (7 by default), 3 extra for international shipping.
        """,
        """
        days = {"standard": 5, "express": 2, "overnight": 1}.get(method, 7)
        if international:
            days += 3
        return days
        ---
        if method == "standard":
            days = 5
        elif method == "express":
            days = 2
        elif method == "overnight":
            days = 1
        else:
            days = 7
        return days + 3 if international else days
        """,
        lambda r: (r.choice(("standard", "express", "overnight", "pickup", "drone")), r.random() < 0.5),
    ),
    made(
        "checkout.sale_badge",
        "sale_badge discount_badge sale_label",
        "old_price: float; new_price: float",
        "str",
        """
        Badge such as "-20%" for a price cut from {old_price} to {new_price}, "" if it is not cheaper.
        sale badge text, whole percent, empty if there is no discount
        How many percent the price fell, rounded to a whole number, as "-N%"; "" if it is not lower.
        What is on the sale sticker? Minus, rounded percentage of the saving, "%"; nothing if not reduced.
        Discount as text: {old_price} 40 and {new_price} 30 give "-25%"; equal or higher gives "".
        """,
        """
        if new_price >= old_price:
            return ""
        percent = round((old_price - new_price) / old_price * 100)
        return f"-{percent}%"
        ---
        saving = old_price - new_price
        if saving <= 0:
            return ""
        return "-" + str(round(saving / old_price * 100)) + "%"
        """,
        lambda r: (float(r.choice((0, 10, 20, 40, 80))), float(r.choice((5, 8, 10, 20, 30, 39.9)))),
    ),
    made(
        "checkout.minimum_order_text",
        "minimum_order_message order_hint check_minimum",
        "total: float; minimum: float = 25.0",
        "str",
        """
        Return "Add $X.XX more to order" if {total} is below the {minimum}, otherwise "Ready to order".
        message about the minimum order value
        Tell how much is missing to the {minimum}, with two decimals, or "Ready to order" when reached.
        Checkout hint: "Add $4.50 more to order" below {minimum}, "Ready to order" from it on.
        Is the order big enough? Say what is missing in dollars and cents, or that it is ready.
        """,
        """
        missing = minimum - total
        if missing > 0:
            return f"Add ${missing:.2f} more to order"
        return "Ready to order"
        ---
        if total >= minimum:
            return "Ready to order"
        return "Add ${:.2f} more to order".format(minimum - total)
        """,
        lambda r: (r.randint(0, 160) / 4, r.choice((20.0, 25.0))),
    ),
    made(
        "checkout.orders_by_customer",
        "group_by_customer orders_by_customer ids_by_customer",
        "orders: list[dict]",
        "dict[str, list[int]]",
        """
        Group the 'id's of the {orders} by 'customer', skipping orders with the status "cancelled".
        order ids per customer without cancelled ones
        Map each customer to a list of their order ids in the given order; cancelled orders do not count.
        Which orders belong to whom? Dict of customer to ids; those with only cancelled {orders} are absent.
        Collect order ids by customer name, ignoring every order whose 'status' is "cancelled".
        """,
        """
        grouped = {}
        for order in orders:
            if order["status"] != "cancelled":
                grouped.setdefault(order["customer"], []).append(order["id"])
        return grouped
        ---
        active = [order for order in orders if order["status"] != "cancelled"]
        customers = dict.fromkeys(order["customer"] for order in active)
        return {name: [o["id"] for o in active if o["customer"] == name] for name in customers}
        """,
        lambda r: (_orders(r),),
    ),
    made(
        "checkout.split_shipment",
        "split_order split_by_stock ship_and_backorder",
        "order: dict[str, int]; stock: dict[str, int]",
        "tuple[dict[str, int], dict[str, int]]",
        """
        Split an {order} into what ships from {stock} now and what is backordered; two dicts without zeros.
        what ships now and what is backordered
        Ship as many as are in {stock} (0 if unknown), the rest goes to the second dict; drop zeros.
        Returns (shipped, backordered): item to quantity each, only positive quantities.
        How much of the {order} do we have? Divide quantities into available and missing, dropping zeros.
        """,
        """
        shipped, missing = {}, {}
        for item, wanted in order.items():
            available = min(wanted, stock.get(item, 0))
            if available:
                shipped[item] = available
            if wanted > available:
                missing[item] = wanted - available
        return shipped, missing
        ---
        now = {item: min(wanted, stock.get(item, 0)) for item, wanted in order.items()}
        later = {item: wanted - now[item] for item, wanted in order.items()}
        return {k: v for k, v in now.items() if v}, {k: v for k, v in later.items() if v}
        """,
        lambda r: (_basket(r), _basket(r)),
    ),
    made(
        "checkout.merge_lines",
        "merge_cart_lines combine_lines merge_duplicates",
        "cart: list[dict]",
        "dict[str, int]",
        """
        Add up the 'quantity' of {cart} lines with the same 'name'; lines with quantity 0 are ignored.
        quantities per product name, zero lines left out
        Merge duplicate lines into a dict from name to quantity, in order of first appearance, no zeros.
        How many of each product are in the {cart}? Same names are added, lines with quantity 0 skipped.
        Combine the lines of a cart by name, ignoring those with no pieces.
        """,
        """
        merged = {}
        for line in cart:
            if line["quantity"] > 0:
                merged[line["name"]] = merged.get(line["name"], 0) + line["quantity"]
        return merged
        ---
        from collections import Counter

        counts = Counter()
        for line in cart:
            if line["quantity"]:
                counts[line["name"]] += line["quantity"]
        return dict(counts)
        """,
        lambda r: (_cart(r),),
    ),
    made(
        "checkout.recently_viewed",
        "add_recent recently_viewed remember_viewed push_recent",
        "recent: list[str]; item: str; limit: int = 5",
        "list[str]",
        """
        Return the {recent} list with {item} put first, without duplicates of it and cut to {limit} entries.
        new list of recently viewed items, newest first, at most {limit}
        Move {item} to the front of {recent} (or add it there); only the first {limit} items are kept.
        Update the last viewed: the item first, its older mention removed, cut after {limit} items.
        Put {item} at the start, drop its earlier occurrence, keep no more than {limit}.
        """,
        """
        others = [name for name in recent if name != item]
        return [item, *others][:limit]
        ---
        result = [item]
        for name in recent:
            if name != item:
                result.append(name)
        return result[:limit]
        """,
        lambda r: (r.sample(GOODS, r.randint(0, 5)), r.choice(GOODS), r.choice((3, 5))),
    ),
    made(
        "checkout.filter_products",
        "filter_products search_products products_in_budget",
        "products: list[dict]; max_price: float; category: str = ''",
        "list[str]",
        """
        Names of {products} that cost at most {max_price} and are of the {category} ("" means all).
        product names by price limit and category
        Filter by 'price' <= {max_price} and, unless {category} is "", by 'category'. Order is kept.
        What can I afford? Names with a price up to {max_price} in the {category} (any, if it is empty).
        Names of all products not above {max_price}, limited to one category if one is given.
        """,
        """
        return [
            product["name"]
            for product in products
            if product["price"] <= max_price and (not category or product["category"] == category)
        ]
        ---
        names = []
        for product in products:
            if category and product["category"] != category:
                continue
            if product["price"] <= max_price:
                names.append(product["name"])
        return names
        """,
        lambda r: (
            _products(r),
            float(r.choice((5, 12.5, 20, 50))),
            r.choice(("", "home", "food", "office")),
        ),
    ),
    made(
        "checkout.sort_by_rating",
        "sort_by_rating best_rated rank_products",
        "products: list[dict]",
        "list[str]",
        """
        Names of the {products} from the best 'rating' to the worst, cheaper ones first on equal ratings.
        names by rating descending, then price ascending
        Sort products by rating, highest first; on ties the lower 'price' comes first. Names only.
        Rank the {products}: best rated at the top, ties by cheaper price.
        Product names ordered by (-rating, price); further ties stay in the given order.
        """,
        """
        ranked = sorted(products, key=lambda p: (-p["rating"], p["price"]))
        return [product["name"] for product in ranked]
        ---
        ranked = sorted(products, key=lambda p: p["price"])
        ranked.sort(key=lambda p: p["rating"], reverse=True)
        return [p["name"] for p in ranked]
        """,
        lambda r: (_products(r),),
    ),
    made(
        "checkout.in_stock_first",
        "in_stock_first available_first move_sold_out_last",
        "products: list[dict]",
        "list[str]",
        """
        Product names with those in 'stock' first and the sold out ones last, otherwise in the same order.
        names, sold out products at the end
        Move {products} with a stock of 0 behind the others, keeping the order in both groups. Names only.
        Show available products before the ones that are sold out ('stock' 0); keep the order apart from that.
        Names of {products}: first all with stock > 0, then all with stock 0.
        """,
        """
        return [product["name"] for product in sorted(products, key=lambda p: p["stock"] == 0)]
        ---
        available = [p["name"] for p in products if p["stock"] > 0]
        sold_out = [p["name"] for p in products if p["stock"] == 0]
        return available + sold_out
        """,
        lambda r: (_products(r),),
    ),
    made(
        "checkout.category_sale",
        "category_sale put_on_sale sale_prices",
        "products: list[dict]; category: str; percent: int",
        "dict[str, float]",
        """
        Return a dict from product name to price, with {percent} off for the products of one {category}.
        prices after a sale on one category, rounded to cents
        Lower the 'price' of {products} in {category} by {percent} percent; others stay. Two decimals.
        What does everything cost during the sale? Only {category} is reduced. Map each name to its new price.
        Sale prices by name: {percent} % off if the category matches, the normal price otherwise.
        """,
        """
        prices = {}
        for product in products:
            price = product["price"]
            if product["category"] == category:
                price = price * (100 - percent) / 100
            prices[product["name"]] = round(price, 2)
        return prices
        ---
        def reduced(p):
            return p["price"] * (100 - percent) / 100 if p["category"] == category else p["price"]

        return {p["name"]: round(reduced(p), 2) for p in products}
        """,
        lambda r: (_products(r), r.choice(("home", "food", "office")), r.choice((10, 20, 50))),
    ),
    made(
        "checkout.half_stars",
        "round_to_half_star half_stars star_rating",
        "ratings: list[int]",
        "float",
        """
        Return the average of the {ratings} rounded to the nearest half star, 0.0 if there are none.
        mean rating in steps of 0.5
        Average rating to half stars: double it, round, halve it. No ratings give 0.0.
        How many stars do we show? The mean of {ratings} rounded to 0.5, zero for an empty list.
        Round the mean of all ratings to the next half (3.7 gives 3.5); without ratings 0.0.
        """,
        """
        if not ratings:
            return 0.0
        average = sum(ratings) / len(ratings)
        return round(average * 2) / 2
        ---
        count = len(ratings)
        return round(sum(ratings) / count * 2) / 2 if count else 0.0
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "checkout.stars_text",
        "stars show_stars stars_text rating_stars",
        "rating: float; maximum: int = 5",
        "str",
        """
        Show {rating} as stars, e.g. "★★★☆☆" for 3 of 5; round it and keep it between 0 and {maximum}.
        star string for a rating
        Round {rating}, limit it to 0..{maximum}, draw that many ★ followed by ☆ up to {maximum}.
        Full stars for the rounded {rating}, hollow ones for the rest; values out of range are clipped.
        Text of {maximum} stars, the first round({rating}) of them filled (within 0 and {maximum}).
        """,
        """
        filled = min(max(round(rating), 0), maximum)
        return "★" * filled + "☆" * (maximum - filled)
        ---
        count = round(rating)
        return "".join("★" if position < count else "☆" for position in range(maximum))
        """,
        lambda r: (r.choice((0, 1, 2.4, 2.6, 3, 4.5, 5, 6.2, -1)), r.choice((5, 5, 4))),
    ),
    made(
        "checkout.customers_spent_over",
        "big_spenders vip_customers customers_over",
        "orders: list[dict]; amount: float",
        "list[str]",
        """
        Customers who spent more than {amount} in total, sorted by name; cancelled orders do not count.
        names of customers whose orders add up to more than {amount}
        Sum 'total' by 'customer' without "cancelled" orders; list those above {amount} alphabetically.
        Who are our best customers? All with non-cancelled {orders} worth over {amount} together, sorted.
        Customers with a total strictly over {amount}, ignoring orders with status "cancelled".
        """,
        """
        spent = {}
        for order in orders:
            if order["status"] != "cancelled":
                spent[order["customer"]] = spent.get(order["customer"], 0) + order["total"]
        return sorted(name for name, total in spent.items() if total > amount)
        ---
        from collections import defaultdict

        spent = defaultdict(float)
        for order in orders:
            if order["status"] == "cancelled":
                continue
            spent[order["customer"]] += order["total"]
        return sorted([name for name in spent if spent[name] > amount])
        """,
        lambda r: (_orders(r), float(r.choice((10, 50, 100, 150)))),
    ),
    made(
        "checkout.unpaid_total",
        "open_amount unpaid_total outstanding_total",
        "orders: list[dict]",
        "float",
        """
        Add up the 'total' of all {orders} that are still "pending".
        money still to be paid: sum of pending orders
        Return the outstanding amount: totals with status "pending", rounded to cents (0.0 if none).
        How much do customers still owe us? Only orders with the status "pending" count.
        Sum of order totals where status is pending, as a float with two decimals.
        """,
        """
        return round(float(sum(order["total"] for order in orders if order["status"] == "pending")), 2)
        ---
        amount = 0.0
        for order in orders:
            if order["status"] == "pending":
                amount += order["total"]
        return round(amount, 2)
        """,
        lambda r: (_orders(r),),
    ),
    made(
        "checkout.conversion",
        "conversion_rate buy_rate conversion_percent",
        "visitors: int; buyers: int",
        "float",
        """
        Return the conversion rate in percent, {buyers} per {visitors}, with one decimal; 0.0 if nobody came.
        share of visitors who bought something, in percent
        How many percent of the {visitors} bought? One decimal place; no visitors means 0.0.
        Conversion: buyers / visitors * 100, rounded to 1 decimal, 0.0 without visitors.
        Percentage of {buyers} among {visitors} (zero visitors give zero).
        """,
        """
        if visitors == 0:
            return 0.0
        return round(buyers / visitors * 100, 1)
        ---
        return round(buyers / visitors * 100, 1) if visitors else 0.0
        """,
        lambda r: (r.choice((0, 1, 10, 40, 300)), r.choice((0, 1, 5, 9))),
    ),
    made(
        "checkout.lightest_box",
        "choose_box smallest_box pick_box box_for_weight",
        "weight: float; boxes: dict[str, float]",
        "str  |  None",
        """
        Smallest of the {boxes} (name to maximum weight) that can carry the {weight}, None if none can.
        name of the smallest box that holds the weight
        Of the boxes whose limit is at least {weight} the one with the lowest limit; None if too heavy.
        Which box do we take? The one with the least capacity that is still enough for {weight}, or None.
        Pick the tightest box: lowest maximum >= {weight}. None if nothing fits.
        """,
        """
        fitting = [name for name, limit in boxes.items() if limit >= weight]
        return min(fitting, key=boxes.get) if fitting else None
        ---
        best = None
        for name, limit in boxes.items():
            if limit >= weight and (best is None or limit < boxes[best]):
                best = name
        return best
        """,
        lambda r: (
            r.choice((0.5, 1.0, 2.0, 4.5, 9.0, 20.0)),
            r.choice(({"S": 1.0, "M": 5.0, "L": 10.0}, {"big": 12.0, "small": 2.0}, {})),
        ),
    ),
    made(
        "checkout.cheapest_shipping",
        "cheapest_carrier best_carrier cheapest_shipping",
        "weight: float; carriers: dict[str, tuple[float, float]]",
        "str",
        """
        Cheapest of the {carriers}, each given as (base fee, price per kilo), for a parcel of {weight}.
        carrier with the lowest cost for this weight; first on ties
        Cost is base + weight * price per kilo; name of the cheapest, the first listed on ties.
        Who ships {weight} kilos cheapest? {carriers} maps names to (base, per kilo); the first wins a tie.
        Compare carriers by base fee plus per-kilo rate times {weight} and give the cheapest name.
        """,
        """
        def cost(name):
            base, per_kilo = carriers[name]
            return base + per_kilo * weight

        return min(carriers, key=cost)
        ---
        costs = {name: base + per_kilo * weight for name, (base, per_kilo) in carriers.items()}
        lowest = min(costs.values())
        for name, cost in costs.items():
            if cost == lowest:
                return name
        """,
        lambda r: (
            r.choice((0.0, 1.0, 2.0, 5.0, 10.0)),
            r.choice(
                (
                    {"A": (5.0, 1.0), "B": (3.0, 2.0)},
                    {"fast": (4.0, 0.5), "slow": (4.0, 0.5)},
                    {"X": (10.0, 0.0), "Y": (2.0, 1.5), "Z": (0.0, 3.0)},
                )
            ),
        ),
    ),
    made(
        "checkout.ends_with_99",
        "psychological_price price_ending_99 to_99",
        "price: float",
        "float",
        """
        Round {price} up to the next price that ends with .99; a price of 0 stays 0.0.
        nearest price ending in .99 that is not lower; free stays free
        Turn 4.20 into 4.99 and 10.00 into 10.99; prices that end with .99 are kept, and so is 0.
        Make it a charm price: whole part plus 0.99. Zero gives 0.0.
        What would the shop write on the tag? The euros of {price} followed by 99 cents, 0.0 if it is free.
        """,
        """
        if price == 0:
            return 0.0
        return int(price) + 0.99
        ---
        return price // 1 + 0.99 if price > 0 else 0.0
        """,
        lambda r: (r.choice((0.0, 0.5, 1.0, 4.2, 9.99, 10.0, 19.5, 24.01)),),
    ),
    made(
        "checkout.yearly_saving_percent",
        "yearly_saving annual_plan_saving saving_percent",
        "monthly: float; yearly: float",
        "int",
        """
        How many percent does the {yearly} plan save against twelve {monthly} payments? Rounded, at least 0.
        whole percent saved by paying once a year
        Compare 12 * {monthly} with {yearly}; give the saving in whole percent, 0 if there is none.
        How much cheaper is the yearly plan? A rounded percentage, never negative, 0 if {monthly} is free.
        Saving of the annual price over twelve months in percent (integer); no saving gives 0.
        """,
        """
        full = monthly * 12
        if full <= yearly:
            return 0
        return round((full - yearly) / full * 100)
        ---
        full = 12 * monthly
        saving = max(full - yearly, 0)
        return round(saving / full * 100) if saving else 0
        """,
        lambda r: (r.choice((0.0, 5.0, 8.0, 10.0)), r.choice((50.0, 80.0, 96.0, 120.0))),
    ),
    made(
        "checkout.plan_for_users",
        "plan_for_users choose_plan pick_plan",
        "users: int",
        "str",
        """
        Return the plan for that many {users}: "free" for 1, "team" to 10, "business" to 50, or "enterprise".
        smallest plan that fits the team size
        One user (or none) is on "free", up to 10 on "team", up to 50 on "business", more on "enterprise".
        Which plan does a company with that many {users} need? Limits 1, 10 and 50, all inclusive.
        Pick "free", "team", "business" or "enterprise" by the user count (<= 1, <= 10, <= 50, above).
        """,
        """
        if users <= 1:
            return "free"
        if users <= 10:
            return "team"
        if users <= 50:
            return "business"
        return "enterprise"
        ---
        for limit, plan in ((1, "free"), (10, "team"), (50, "business")):
            if users <= limit:
                return plan
        return "enterprise"
        """,
        lambda r: (r.choice((0, 1, 2, 5, 10, 11, 50, 51, 400)),),
    ),
    made(
        "checkout.active_subscribers",
        "active_subscribers current_subscribers subscribers_on",
        "subscriptions: list[dict]; day: str",
        "list[str]",
        """
        List the names of {subscriptions} active on the {day} (ISO date): started, and not ended before it.
        names with start <= day <= end; an empty end never ends
        Who is subscribed on that {day}? 'start' and 'end' count as active; end "" means open-ended.
        Filter subscriptions by date text: start at most {day}, end at least {day} or empty. Names in order.
        Return each 'name' whose period covers the {day}; ISO dates compare as text, no end date is "".
        """,
        """
        return [s["name"] for s in subscriptions if s["start"] <= day and (not s["end"] or s["end"] >= day)]
        ---
        names = []
        for subscription in subscriptions:
            if day < subscription["start"]:
                continue
            if subscription["end"] == "" or day <= subscription["end"]:
                names.append(subscription["name"])
        return names
        """,
        lambda r: (
            [
                {
                    "name": r.choice(("Ann", "Bob", "Cleo", "Dan")),
                    "start": r.choice(("2024-01-01", "2024-03-10")),
                    "end": r.choice(("2024-03-31", "2024-12-31", "")),
                }
                for _ in range(r.randint(0, 4))
            ],
            r.choice(("2023-12-31", "2024-01-01", "2024-03-31", "2024-06-01", "2025-02-01")),
        ),
    ),
    made(
        "checkout.churn",
        "churn_rate monthly_churn lost_percent",
        "before: list[str]; after: list[str]",
        "float",
        """
        Return the percentage of customers in {before} that are missing in {after}, with one decimal.
        churn rate in percent, 0.0 if there were no customers
        How many percent of {before} did we lose? New customers in {after} do not matter; 0.0 for none.
        Share of {before} not found in {after}, times 100, rounded to 1 decimal.
        Customer churn between two lists of names; no customers at the start means 0.0.
        """,
        """
        if not before:
            return 0.0
        lost = [name for name in before if name not in after]
        return round(len(lost) / len(before) * 100, 1)
        ---
        lost = len(set(before) - set(after))
        return round(lost / len(before) * 100, 1) if before else 0.0
        """,
        lambda r: (
            r.sample(("Ann", "Bob", "Cleo", "Dan", "Eva"), r.randint(0, 4)),
            r.sample(("Ann", "Bob", "Cleo", "Dan", "Eva"), r.randint(0, 4)),
        ),
    ),
    made(
        "checkout.promo_code_ok",
        "is_valid_code valid_promo_code check_code",
        "code: str",
        "bool",
        """
        Check that a promo {code} has 4 to 10 upper-case letters and digits, with at least one digit.
        valid promo code: 4-10 characters A-Z and 0-9, one digit or more
        True for codes such as "SAVE10": only capitals and digits, length 4 to 10, not without a digit.
        Is the {code} well-formed? Four to ten characters, all A-Z or 0-9, at least one of them a digit.
        Reject codes that are too short (< 4), too long (> 10), have other characters or no digit.
        """,
        """
        if not 4 <= len(code) <= 10:
            return False
        allowed = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        return all(c in allowed for c in code) and any(c.isdigit() for c in code)
        ---
        import re

        return bool(re.fullmatch(r"(?=.*[0-9])[A-Z0-9]{4,10}", code))
        """,
        lambda r: (
            r.choice(
                (
                    "SAVE10",
                    "save10",
                    "A1",
                    "SUMMER2024",
                    "SAVE-10",
                    "ABCDEF",
                    "12345",
                    "",
                    "VERYLONGCODE123",
                    "WIN5",
                )
            ),
        ),
    ),
    made(
        "checkout.referral_reward",
        "referral_bonus referral_reward invite_credit",
        "invited: int; bought: int",
        "int",
        """
        Referral credit: 1 for each person {invited}, 10 for each who {bought}, 20 extra from 5 buyers.
        credit for invited friends: 1 each, 10 per buyer, +20 from five buyers
        Every invitation earns 1, every friend who buys 10; with at least 5 buyers there is a bonus of 20.
        How much credit does the customer get? {invited} + 10 * {bought}, plus 20 if {bought} is 5 or more.
        Reward for inviting people; five buyers or more add 20 to 1 per invitation and 10 per purchase.
        """,
        """
        credit = invited + 10 * bought
        if bought >= 5:
            credit += 20
        return credit
        ---
        return invited + bought * 10 + (20 if bought >= 5 else 0)
        """,
        lambda r: (r.randint(0, 12), r.randint(0, 8)),
    ),
    made(
        "checkout.stock_after_moves",
        "apply_movements stock_after update_stock",
        "stock: dict[str, int]; movements: list[tuple[str, int]]",
        "dict[str, int]",
        """
        Return the {stock} after all {movements} (item, change); no count falls below zero.
        new stock dict after incoming and outgoing goods, floor at 0
        Book each (item, change) in turn; a count that would be negative becomes 0, new items start at 0.
        Apply {movements} to a copy of the {stock}, one after the other, clipping at zero each time.
        How much is there afterwards? Positive changes add, negative ones take away, never under 0.
        """,
        """
        result = dict(stock)
        for item, change in movements:
            result[item] = max(result.get(item, 0) + change, 0)
        return result
        ---
        from collections import Counter

        counts = Counter(stock)
        for item, change in movements:
            counts[item] += change
            if counts[item] < 0:
                counts[item] = 0
        return dict(counts)
        """,
        lambda r: (_basket(r), [(r.choice(GOODS), r.randint(-4, 6)) for _ in range(r.randint(0, 4))]),
    ),
    made(
        "checkout.stock_difference",
        "stocktake_difference compare_stock inventory_differences",
        "expected: dict[str, int]; counted: dict[str, int]",
        "dict[str, int]",
        """
        Counted minus expected for each item where they differ, sorted by item; missing counts as 0.
        differences found in a stocktake, items without difference left out
        Compare {expected} with {counted}: positive for surplus, negative for shortage, equal ones dropped.
        What is off in the inventory? Item to difference, sorted by item, absent on one side means zero there.
        Dict of counted - expected for all items of both dicts where this is not 0, keys sorted.
        """,
        """
        differences = {}
        for item in sorted(set(expected) | set(counted)):
            difference = counted.get(item, 0) - expected.get(item, 0)
            if difference != 0:
                differences[item] = difference
        return differences
        ---
        items = sorted({*expected, *counted})
        changes = {item: counted.get(item, 0) - expected.get(item, 0) for item in items}
        return {item: change for item, change in changes.items() if change}
        """,
        lambda r: (_basket(r), _basket(r)),
    ),
    made(
        "checkout.days_until_sold_out",
        "days_of_stock days_left_in_stock days_until_empty",
        "stock: int; sales: list[int]",
        "int  |  None",
        """
        For how many whole days does the {stock} last at the average of {sales}? None if nothing is sold.
        days of stock left from recent daily sales
        Divide {stock} by the mean of {sales} and round down; None for no sales at all.
        When are we sold out? Whole days at the mean rate of {sales}; an empty or all-zero list gives None.
        Reach of the inventory in full days: stock / average sales, rounded down, or None without sales.
        """,
        """
        total = sum(sales)
        if total == 0:
            return None
        return stock * len(sales) // total
        ---
        if not any(sales):
            return None
        return (stock * len(sales)) // sum(sales)
        """,
        lambda r: (r.randint(0, 60), [r.randint(0, 8) for _ in range(r.randint(0, 6))]),
    ),
    made(
        "checkout.reorder_point",
        "reorder_point reorder_level order_when",
        "daily_sales: int; lead_days: int; safety: int = 5",
        "int",
        """
        Return the stock level at which to reorder: sales during the {lead_days} plus the {safety} stock.
        reorder point = daily sales * lead time + safety stock
        We must order when the stock is down to {daily_sales} times {lead_days}, and {safety} pieces on top.
        How low may the stock get before ordering? Enough for the delivery time plus {safety}.
        Daily sales multiplied by the days of delivery, with a reserve added.
        """,
        """
        return daily_sales * lead_days + safety
        ---
        needed = daily_sales * lead_days
        return needed + safety
        """,
        lambda r: (r.randint(0, 20), r.randint(0, 10), r.choice((0, 5, 10))),
    ),
    made(
        "checkout.abc_class",
        "abc_class classify_product abc_category",
        "share: float",
        "str",
        """
        Return the ABC class for a cumulative revenue {share}: "A" up to 0.8, "B" up to 0.95, else "C".
        abc analysis: letter for the cumulative share
        Products within the first 80 % of revenue are "A", up to 95 % "B", the rest "C". Limits included.
        Which ABC class? {share} <= 0.8 is A, <= 0.95 is B, anything above C.
        Classify by cumulative {share} of sales (0 to 1) into A, B or C at 0.8 and 0.95.
        """,
        """
        if share <= 0.8:
            return "A"
        if share <= 0.95:
            return "B"
        return "C"
        ---
        return "A" if share <= 0.8 else "B" if share <= 0.95 else "C"
        """,
        lambda r: (r.choice((0, 0.2, 0.5, 0.8, 0.81, 0.95, 0.96, 1.0)),),
    ),
    made(
        "checkout.oldest_batches",
        "take_from_batches pick_batches fifo_pick",
        "batches: list[tuple[str, int]]; wanted: int",
        "list[tuple[str, int]]",
        """
        Take {wanted} pieces from the {batches} (name, count), oldest first; list what is taken from each.
        fifo picking: (batch, amount) until enough is taken
        Go through {batches} in order, taking as much as needed; batches that give nothing are not listed.
        Which batches do we pick? First in, first out; if there is too little, everything is taken.
        Return (name, taken) pairs in the given order until {wanted} is reached, without zeros.
        """,
        """
        picked = []
        for name, count in batches:
            taken = min(count, wanted)
            if taken > 0:
                picked.append((name, taken))
                wanted -= taken
        return picked
        ---
        picked = []
        left = wanted
        for name, count in batches:
            if left == 0:
                break
            if count == 0:
                continue
            picked.append((name, min(count, left)))
            left -= picked[-1][1]
        return picked
        """,
        lambda r: ([(f"B{n}", r.randint(0, 6)) for n in range(r.randint(0, 4))], r.randint(0, 12)),
    ),
    made(
        "checkout.expired_goods",
        "expired_items expired_products past_date",
        "products: dict[str, str]; today: str",
        "list[str]",
        """
        List the {products} (name to ISO expiry date) that expired before {today}, the oldest date first.
        names of expired products, by date and then by name
        Products whose date is before {today}, by date; equal dates by name. {today} itself is fine.
        What must be thrown away? All with a date before {today}, longest expired first, ties by name.
        Expired names (date < today, ISO text), ordered by date, then name.
        """,
        """
        expired = [(date, name) for name, date in products.items() if date < today]
        return [name for date, name in sorted(expired)]
        ---
        names = [name for name in products if products[name] < today]
        names.sort(key=lambda name: (products[name], name))
        return names
        """,
        lambda r: (
            {n: f"2024-0{r.randint(1, 6)}-{r.randint(1, 28):02d}" for n in r.sample(GOODS, r.randint(0, 5))},
            r.choice(("2024-03-15", "2024-01-01", "2024-06-30")),
        ),
    ),
    made(
        "checkout.markdown_by_days",
        "short_date_price price_near_expiry expiry_discount",
        "price: float; days_left: int",
        "float",
        """
        Return the {price} of fresh goods by {days_left}: 50 % off up to 1 day, 25 % up to 3, free below 0.
        price of food near its date, in cents precision
        At most 1 day left: half price; at most 3: three quarters; more: full; negative days cost 0.0.
        What does it cost with {days_left} days to go? Expired 0.0, 0 or 1 half, 2 or 3 25 % off, else full.
        Mark down by the days until expiry (< 0 nothing, <= 1 half, <= 3 a quarter off); two decimals.
        """,
        """
        if days_left < 0:
            return 0.0
        if days_left <= 1:
            return round(price * 0.5, 2)
        if days_left <= 3:
            return round(price * 0.75, 2)
        return round(price, 2)
        ---
        factor = 1.0
        if days_left < 0:
            factor = 0.0
        elif days_left <= 1:
            factor = 0.5
        elif days_left <= 3:
            factor = 0.75
        return round(price * factor, 2)
        """,
        lambda r: (_price(r, 20), r.choice((-1, 0, 1, 2, 3, 4, 7, 8))),
    ),
    made(
        "checkout.cart_savings",
        "total_savings you_saved saved_amount",
        "items: list[tuple[float, float]]",
        "str",
        """
        Return "You saved $X.XX" for {items} given as (regular, paid), or "" if nothing was saved.
        savings text over (regular price, paid price) pairs
        Add up regular minus paid where the paid price is lower; no text ("") when the sum is 0.
        How much was saved? Items that were not cheaper count as 0; two decimals, empty without saving.
        Text for the receipt with the total of all reductions; price increases are ignored.
        """,
        """
        saved = sum(max(regular - paid, 0) for regular, paid in items)
        return f"You saved ${saved:.2f}" if saved else ""
        ---
        saved = 0.0
        for regular, paid in items:
            if paid < regular:
                saved += regular - paid
        if saved == 0:
            return ""
        return "You saved ${:.2f}".format(saved)
        """,
        lambda r: ([(_price(r, 30), _price(r, 30)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "checkout.receipt_row",
        "receipt_row receipt_line format_line",
        "name: str; quantity: int; price: float; width: int = 30",
        "str",
        """
        Receipt line: "2 x tea" left (just "tea" for one), the amount with 2 decimals right, {width} wide.
        one line of a receipt, padded to the width
        Name ("N x " before it unless {quantity} is 1) and quantity * price, pushed apart to {width}.
        Left the article, right the total with two decimals, spaces in between; no "1 x" for single pieces.
        Text such as "2 x tea          5.00": label padded so that the line has {width} characters.
        """,
        """
        label = name if quantity == 1 else f"{quantity} x {name}"
        amount = f"{quantity * price:.2f}"
        return label + amount.rjust(width - len(label))
        ---
        label = f"{quantity} x {name}" if quantity != 1 else name
        amount = "{:.2f}".format(quantity * price)
        return label + " " * (width - len(label) - len(amount)) + amount
        """,
        lambda r: (r.choice(GOODS), r.choice((1, 1, 2, 12)), _price(r), r.choice((24, 30))),
    ),
    made(
        "checkout.customer_name_line",
        "display_name customer_label full_name_or_email",
        "customer: dict[str, str]",
        "str",
        """
        Name of a {customer}: 'first' and 'last' joined by a space, or the 'email' if both are empty.
        full name, falling back to the email address
        Join the names that are not empty; without any name use the email.
        How do we greet the {customer}? First and last name, one of them, or else the email address.
        Display name of a customer dict: no stray spaces when a part is missing, 'email' when both are "".
        """,
        """
        name = f"{customer['first']} {customer['last']}".strip()
        return name or customer["email"]
        ---
        parts = [part for part in (customer["first"], customer["last"]) if part]
        if not parts:
            return customer["email"]
        return " ".join(parts)
        """,
        lambda r: (
            {
                "first": r.choice(("Ann", "", "bob")),
                "last": r.choice(("Lee", "", "Stone")),
                "email": "a@b.org",
            },
        ),
    ),
    made(
        "checkout.duplicate_customers",
        "duplicate_emails repeated_emails find_duplicate_customers",
        "emails: list[str]",
        "list[str]",
        """
        List the {emails} that occur more than once, ignoring case and surrounding spaces, sorted.
        normalised addresses that are there at least twice
        Find duplicate customers by email: strip, lower, and return in sorted order those seen again.
        Which addresses are there twice or more? Compare without case and blanks around; lower-case result.
        Sorted list of repeated email addresses after trimming and lower-casing.
        """,
        """
        seen, repeated = set(), set()
        for email in emails:
            email = email.strip().lower()
            if email in seen:
                repeated.add(email)
            seen.add(email)
        return sorted(repeated)
        ---
        from collections import Counter

        counts = Counter(email.strip().lower() for email in emails)
        return sorted(email for email, count in counts.items() if count > 1)
        """,
        lambda r: (
            [
                r.choice(("a@x.org", "A@x.org", " a@x.org", "b@x.org", "c@y.com", "C@Y.com"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "checkout.new_or_returning",
        "customer_kind new_or_returning classify_customer",
        "orders: int; days_since_last: int",
        "str",
        """
        Classify: "new" up to 1 order, "lost" after 180 days of none, "loyal" from 5 {orders}, "returning".
        new / lost / loyal / returning by orders and days since the last one
        No or one order is "new"; otherwise more than 180 days of silence is "lost", 5 or more orders "loyal".
        What kind of customer? Check new (<= 1), then lost (> 180 days), then loyal (>= 5), else "returning".
        Segment by {orders} and {days_since_last}: the first that fits of new, lost, loyal, returning.
        """,
        """
        if orders <= 1:
            return "new"
        if days_since_last > 180:
            return "lost"
        if orders >= 5:
            return "loyal"
        return "returning"
        ---
        if orders < 2:
            return "new"
        elif days_since_last > 180:
            return "lost"
        else:
            return "loyal" if orders > 4 else "returning"
        """,
        lambda r: (r.choice((0, 1, 2, 4, 5, 9)), r.choice((3, 30, 180, 181, 365, 400))),
    ),
    made(
        "checkout.order_reference",
        "order_number make_order_number order_reference",
        "number: int; year: int; prefix: str = 'ORD'",
        "str",
        """
        Build an order number such as "ORD-2024-0007": {prefix}, {year} and the number with at least 4 digits.
        order number text: prefix, year, 4-digit number joined by dashes
        Pad {number} with zeros to four digits and put {prefix} and {year} in front, separated by "-".
        Format an order reference PREFIX-YEAR-NNNN; longer numbers are not cut.
        What is the order called? e.g. number 42 in 2024 is "ORD-2024-0042".
        """,
        """
        return f"{prefix}-{year}-{number:04d}"
        ---
        return "-".join([prefix, str(year), str(number).zfill(4)])
        """,
        lambda r: (r.choice((1, 7, 42, 999, 12345)), r.choice((2023, 2024)), r.choice(("ORD", "ORD", "WEB"))),
    ),
    made(
        "checkout.order_problem",
        "validate_order order_errors order_problems",
        "order: dict",
        "list[str]",
        """
        What is wrong with an {order}? "no customer" (blank), "no items", "invalid total" (below 0).
        error messages for an order, empty list if it is fine
        Check 'customer' not blank, 'items' not empty and 'total' not below 0; return the messages that apply.
        Which problems does the {order} have? "no customer", "no items", "invalid total"; [] when valid.
        Validate an order dict: a blank customer, an empty item list and a negative total each give a message.
        """,
        """
        errors = []
        if not order["customer"].strip():
            errors.append("no customer")
        if not order["items"]:
            errors.append("no items")
        if order["total"] < 0:
            errors.append("invalid total")
        return errors
        ---
        checks = [
            ("no customer", order["customer"].strip() != ""),
            ("no items", len(order["items"]) > 0),
            ("invalid total", order["total"] >= 0),
        ]
        return [message for message, passed in checks if not passed]
        """,
        lambda r: (
            {
                "customer": r.choice(("Ann", "", "  ")),
                "items": r.choice(([], ["tea"], ["pen", "mug"])),
                "total": r.choice((0, 5.5, -1, 20)),
            },
        ),
    ),
    made(
        "checkout.cart_limit_exceeded",
        "over_limit items_over_limit exceeds_limits",
        "cart: dict[str, int]; limits: dict[str, int]; default: int = 10",
        "list[str]",
        """
        List the items of the {cart} whose quantity exceeds their limit, {default} for items without one.
        items ordered in too large a quantity, in cart order
        Compare each quantity with {limits} (or {default}) and name those that are above it; equal is fine.
        Which items break the purchase limit? Look it up in {limits}, otherwise use {default}.
        Names in {cart} with quantity > limits.get(name, default), in the given order.
        """,
        """
        return [item for item, quantity in cart.items() if quantity > limits.get(item, default)]
        ---
        too_many = []
        for item in cart:
            limit = limits[item] if item in limits else default
            if cart[item] > limit:
                too_many.append(item)
        return too_many
        """,
        lambda r: (
            {n: r.randint(0, 14) for n in r.sample(GOODS, r.randint(0, 4))},
            _basket(r),
            r.choice((5, 10)),
        ),
    ),
    made(
        "checkout.most_expensive_line",
        "priciest_line most_expensive_line largest_position",
        "cart: list[dict]",
        "str  |  None",
        """
        Return the 'name' of the {cart} line that costs most (price times quantity), None for an empty cart.
        name of the dearest cart line; the first one on ties
        Find the line with the highest price * quantity; the earlier wins a tie; None without lines.
        Which position of the {cart} costs the most? Its name, or None if there is none.
        Largest line total's name. Ties go to the first line, an empty cart gives None.
        """,
        """
        if not cart:
            return None
        return max(cart, key=lambda line: line["price"] * line["quantity"])["name"]
        ---
        best, highest = None, -1.0
        for line in cart:
            cost = line["price"] * line["quantity"]
            if cost > highest:
                best, highest = line["name"], cost
        return best
        """,
        lambda r: (_cart(r),),
    ),
    made(
        "checkout.cheapest_item_free",
        "buy_three_pay_two cheapest_of_three_free price_with_free_item",
        "prices: list[float]",
        "float",
        """
        Add up the {prices} and leave out the cheapest one if at least three items are bought.
        total with the cheapest item free from three items on
        Sum of {prices}; with three or more the lowest counts as 0. Returns a float, 0.0 if empty.
        Three or more items: the cheapest is on us (only one, whatever the number). Otherwise pay all.
        What does the customer pay if the lowest of at least 3 {prices} is free?
        """,
        """
        total = float(sum(prices))
        if len(prices) >= 3:
            total -= min(prices)
        return total
        ---
        ordered = sorted(prices)
        if len(ordered) >= 3:
            ordered = ordered[1:]
        return float(sum(ordered))
        """,
        lambda r: (_prices(r),),
    ),
    made(
        "checkout.volume_discount_percent",
        "volume_discount quantity_discount discount_percent_for",
        "quantity: int",
        "int",
        """
        Discount percent for a {quantity}: 5 from 10 pieces, 10 from 25, 15 from 50, 20 from 100, else 0.
        quantity discount in percent by steps
        Steps: at least 10 gives 5, 25 gives 10, 50 gives 15, 100 gives 20 percent; below 10 nothing.
        How many percent off for {quantity} pieces? 0, 5, 10, 15 or 20 with limits at 10, 25, 50 and 100.
        Look up the volume discount; the limits are inclusive and only the highest step reached counts.
        """,
        """
        for minimum, percent in ((100, 20), (50, 15), (25, 10), (10, 5)):
            if quantity >= minimum:
                return percent
        return 0
        ---
        if quantity < 10:
            return 0
        if quantity < 25:
            return 5
        if quantity < 50:
            return 10
        return 15 if quantity < 100 else 20
        """,
        lambda r: (r.choice((0, 1, 9, 10, 24, 25, 49, 50, 99, 100, 500)),),
    ),
    made(
        "checkout.graduated_price",
        "graduated_price tiered_total price_in_tiers",
        "quantity: int",
        "float",
        """
        Cost of a {quantity} in tiers: the first 10 cost 2.0 each, the next 40 1.5 each, the rest 1.0.
        graduated price: 2.0 up to 10 pieces, 1.5 up to 50, then 1.0
        Each tier has its own price: pieces 1-10 at 2.0, 11-50 at 1.5, all further ones at 1.0.
        What do {quantity} pieces cost if only the pieces within a tier get its price (10, then 40, then all)?
        Add up the tiers 10 * 2.0, 40 * 1.5 and the remaining pieces at 1.0, as far as {quantity} goes.
        """,
        """
        first = min(quantity, 10)
        second = min(max(quantity - 10, 0), 40)
        rest = max(quantity - 50, 0)
        return first * 2.0 + second * 1.5 + rest * 1.0
        ---
        cost = 0.0
        for size, price in ((10, 2.0), (40, 1.5), (quantity, 1.0)):
            pieces = min(quantity, size)
            cost += pieces * price
            quantity -= pieces
        return cost
        """,
        lambda r: (r.choice((0, 1, 10, 11, 50, 51, 120)),),
    ),
    made(
        "checkout.print_price",
        "print_price copy_cost printing_cost",
        "pages: int; color: bool; double_sided: bool = False",
        "float",
        """
        Cost of printing {pages}: 0.10 each, 0.25 in {color}, 20 percent less if {double_sided}. In cents.
        price of a print job by pages, color and sides
        A page costs 0.10, in color 0.25; printing on both sides takes 20 % off the sum. Two decimals.
        What does the copy shop charge? pages * 0.10 (or 0.25 in color), times 0.8 when {double_sided}.
        Printing price: rate by {color}, 20 percent off for double-sided jobs, rounded to 2 places.
        """,
        """
        cost = pages * (0.25 if color else 0.10)
        if double_sided:
            cost *= 0.8
        return round(cost, 2)
        ---
        rate = 0.25 if color else 0.10
        factor = 0.8 if double_sided else 1
        return round(pages * rate * factor, 2)
        """,
        lambda r: (r.choice((0, 1, 2, 10, 25, 101)), r.random() < 0.5, r.random() < 0.5),
    ),
    made(
        "checkout.rental_price",
        "rental_cost rental_price bike_rental",
        "hours: int; per_hour: float = 5.0; per_day: float = 20.0",
        "float",
        """
        Rent for {hours}: {per_day} for full days, {per_hour} for the rest, but never over a day's price.
        rental cost with a daily maximum
        Every 24 hours cost {per_day}; remaining hours cost {per_hour} each, at most another {per_day}.
        How much is the rental? Whole days plus hours, the hours being capped at the price of one day.
        Split {hours} into days and hours; hours * per_hour is limited to per_day.
        """,
        """
        days, rest = divmod(hours, 24)
        return days * per_day + min(rest * per_hour, per_day)
        ---
        days = hours // 24
        extra = (hours % 24) * per_hour
        if extra > per_day:
            extra = per_day
        return days * per_day + extra
        """,
        lambda r: (
            r.choice((0, 1, 3, 4, 5, 23, 24, 26, 30, 49)),
            r.choice((5.0, 6.0)),
            r.choice((20.0, 25.0)),
        ),
    ),
    made(
        "checkout.deposit_back",
        "deposit_refund deposit_back bottle_refund",
        "bottles: dict[str, int]; rates: dict[str, float]",
        "float",
        """
        Return the deposit for the {bottles} (kind to count) by the {rates}; unknown kinds pay nothing.
        deposit money for returned bottles, rounded to cents
        Multiply each count by its rate (0 if there is none) and add them up, with two decimals.
        How much do I get back for the {bottles}? Kinds that are not in {rates} are worth 0.
        Sum of count times deposit per kind; 0.0 without bottles.
        """,
        """
        return round(float(sum(count * rates.get(kind, 0) for kind, count in bottles.items())), 2)
        ---
        total = 0.0
        for kind, count in bottles.items():
            total += count * rates.get(kind, 0)
        return round(total, 2)
        """,
        lambda r: (
            {n: r.randint(0, 9) for n in r.sample(("glass", "can", "pet", "jar"), r.randint(0, 4))},
            {"glass": 0.08, "can": 0.25, "pet": 0.25},
        ),
    ),
    made(
        "checkout.vending",
        "vending_machine buy_snack vend",
        "price: int; inserted: int; stock: int",
        "str",
        """
        Return the display of a vending machine: "sold out", "insert N more", "thank you" or "change N".
        message of the machine for price, inserted cents and stock
        No {stock}: "sold out"; too little: "insert N more"; exact: "thank you"; too much: "change N".
        What does it say? Check the {stock} first, then if {inserted} is below, equal to or above {price}.
        Text of the snack machine with N the missing or returned cents; sold out comes before all.
        """,
        """
        if stock == 0:
            return "sold out"
        if inserted < price:
            return f"insert {price - inserted} more"
        if inserted == price:
            return "thank you"
        return f"change {inserted - price}"
        ---
        difference = inserted - price
        if stock < 1:
            return "sold out"
        if difference == 0:
            return "thank you"
        return f"change {difference}" if difference > 0 else f"insert {-difference} more"
        """,
        lambda r: (r.choice((50, 100, 150)), r.choice((0, 50, 100, 120, 200)), r.choice((0, 1, 3))),
    ),
    made(
        "checkout.opening_now",
        "is_open shop_open open_at",
        "weekday: int; hour: int",
        "bool",
        """
        Is the shop open? Monday to Friday (0-4) from 9 to 18, Saturday (5) from 9 to 13, Sunday closed.
        open or closed at that weekday and hour
        Open at 9 <= hour < 18 on weekdays 0 to 4, at 9 <= hour < 13 on day 5, never on day 6.
        Is the shop open at this {hour}? Closing at 18, on Saturdays at 13; Sundays (6) all day closed.
        True while open; the closing {hour} itself counts as closed. Monday is 0.
        """,
        """
        if weekday == 6:
            return False
        closing = 13 if weekday == 5 else 18
        return 9 <= hour < closing
        ---
        hours = {5: range(9, 13), 6: range(0)}
        return hour in hours.get(weekday, range(9, 18))
        """,
        lambda r: (r.randint(0, 6), r.choice((0, 8, 9, 12, 13, 17, 18, 19))),
    ),
    made(
        "checkout.review_summary",
        "review_summary rating_summary reviews_text",
        "ratings: list[int]",
        "str",
        """
        Summarise the {ratings} as "4.5 (12 reviews)", "(1 review)" for one, "No reviews yet" for none.
        average with one decimal and the number of reviews
        Text with the mean to 1 decimal and the count; "review" in the singular; "No reviews yet" if empty.
        How are the reviews shown? E.g. "3.0 (1 review)" or "4.5 (2 reviews)"; a hint when there are none.
        Average of {ratings} and their number in brackets, or "No reviews yet".
        """,
        """
        if not ratings:
            return "No reviews yet"
        average = sum(ratings) / len(ratings)
        noun = "review" if len(ratings) == 1 else "reviews"
        return f"{average:.1f} ({len(ratings)} {noun})"
        ---
        count = len(ratings)
        if count == 0:
            return "No reviews yet"
        return "{:.1f} ({} review{})".format(sum(ratings) / count, count, "s" if count > 1 else "")
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "checkout.rating_shares",
        "rating_distribution star_shares rating_percentages",
        "ratings: list[int]",
        "dict[int, int]",
        """
        Return the share of each star from 5 down to 1 in whole percent, all 0 if there are no {ratings}.
        percentage per star value, five to one
        Map 5, 4, 3, 2, 1 to the rounded percentage of {ratings} with that value; zeros for an empty list.
        How are the stars spread? Dict with all five star values in descending order, in rounded percent.
        Histogram of {ratings} as percentages (integers), keys 5 to 1, 0 for unused stars.
        """,
        """
        count = len(ratings)
        if count == 0:
            return {star: 0 for star in (5, 4, 3, 2, 1)}
        return {star: round(ratings.count(star) / count * 100) for star in (5, 4, 3, 2, 1)}
        ---
        shares = {}
        for star in range(5, 0, -1):
            hits = sum(1 for rating in ratings if rating == star)
            shares[star] = round(hits / len(ratings) * 100) if ratings else 0
        return shares
        """,
        lambda r: ([r.randint(1, 5) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "checkout.helpful_first",
        "sort_reviews helpful_first most_helpful_first",
        "reviews: list[dict]",
        "list[str]",
        """
        Return the 'text's of the {reviews}, most 'helpful' votes first, more 'stars' first on ties.
        review texts by helpful votes, then stars, both descending
        Sort reviews by helpful votes and, when equal, by stars, highest first. Only the texts.
        Which reviews come first? Those with most helpful votes; among equals the better rating.
        Texts ordered by (-helpful, -stars), otherwise in the given order.
        """,
        """
        ordered = sorted(reviews, key=lambda review: (-review["helpful"], -review["stars"]))
        return [review["text"] for review in ordered]
        ---
        ordered = sorted(reviews, key=lambda r: (r["helpful"], r["stars"]), reverse=True)
        return [r["text"] for r in ordered]
        """,
        lambda r: (
            [
                {"text": w, "helpful": r.randint(0, 3), "stars": r.randint(1, 5)}
                for w in r.sample(GOODS, r.randint(0, 5))
            ],
        ),
    ),
    made(
        "checkout.verified_average",
        "verified_average trusted_rating average_verified",
        "reviews: list[dict]",
        "float  |  None",
        """
        Return the average 'stars' of the 'verified' {reviews} with one decimal, None if there are none.
        mean rating of verified reviews
        Only reviews marked as verified count; round the mean of their stars to 1 decimal or give None.
        How good is the product by verified buyers? Average to one decimal place; None without any.
        Average stars over reviews with 'verified' true, else None.
        """,
        """
        stars = [review["stars"] for review in reviews if review["verified"]]
        if not stars:
            return None
        return round(sum(stars) / len(stars), 1)
        ---
        total = count = 0
        for review in reviews:
            if review["verified"]:
                total += review["stars"]
                count += 1
        return round(total / count, 1) if count else None
        """,
        lambda r: (
            [{"stars": r.randint(1, 5), "verified": r.random() < 0.6} for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "checkout.coupon_left",
        "uses_left coupon_uses_left remaining_uses",
        "used_by: list[str]; customer: str; per_customer: int = 1; total: int = 5",
        "int",
        """
        How often may the {customer} still use a coupon, limited {per_customer} and in {total}? At least 0.
        remaining coupon uses for a customer
        {used_by} names one customer per use; the smaller of both remaining limits counts, never below zero.
        How many uses are left for this {customer}? Regard the own limit and the overall {total}.
        Minimum of per_customer minus own uses and total minus all uses, floor 0.
        """,
        """
        own = per_customer - used_by.count(customer)
        overall = total - len(used_by)
        return max(min(own, overall), 0)
        ---
        own = per_customer - sum(1 for name in used_by if name == customer)
        left = own if own < total - len(used_by) else total - len(used_by)
        return left if left > 0 else 0
        """,
        lambda r: (
            [r.choice(("Ann", "Bob", "Cleo")) for _ in range(r.randint(0, 6))],
            r.choice(("Ann", "Bob", "Zoe")),
            r.choice((1, 2, 3)),
            r.choice((3, 5)),
        ),
    ),
    made(
        "checkout.flash_sale_state",
        "sale_state sale_status campaign_state",
        "start: str; end: str; today: str",
        "str",
        """
        Return "upcoming", "running" or "over" for a sale from {start} to {end} on {today} (ISO dates).
        state of a sale on a given day
        Before {start} it is "upcoming", after {end} "over", in between (both days included) "running".
        Where does the sale stand {today}? Dates are ISO strings; first and last day count as running.
        Compare {today} with the period: earlier "upcoming", later "over", else "running".
        """,
        """
        if today < start:
            return "upcoming"
        if today > end:
            return "over"
        return "running"
        ---
        if start <= today <= end:
            return "running"
        return "upcoming" if today < start else "over"
        """,
        lambda r: (
            "2024-05-10",
            r.choice(("2024-05-12", "2024-05-10")),
            r.choice(("2024-05-09", "2024-05-10", "2024-05-11", "2024-05-12", "2024-06-01")),
        ),
    ),
    made(
        "checkout.stackable_best",
        "best_discount_percent effective_discount largest_discount",
        "discounts: dict[str, int]; stackable: bool; limit: int = 50",
        "int",
        """
        Return the percent off: the sum of {discounts} if {stackable}, otherwise the largest, at most {limit}.
        effective discount percent, capped, 0 without discounts
        Add all percents together or take only the best one, then cap at {limit}; no discounts give 0.
        How many percent does the customer get? Sum if {stackable}, else maximum, never more than {limit}.
        Combine the {discounts} (name to percent) by adding or choosing the highest; limit the result.
        """,
        """
        if stackable:
            percent = sum(discounts.values())
        else:
            percent = max(discounts.values(), default=0)
        return min(percent, limit)
        ---
        values = [*discounts.values(), 0]
        combined = sum(values) if stackable else max(values)
        return limit if combined > limit else combined
        """,
        lambda r: (
            {n: r.choice((5, 10, 20, 40)) for n in r.sample(("sale", "member", "coupon"), r.randint(0, 3))},
            r.random() < 0.5,
            r.choice((30, 50)),
        ),
    ),
    made(
        "checkout.tax_free_categories",
        "taxable_total sales_tax_on_cart tax_on_items",
        "items: list[tuple[str, float]]; exempt: list[str]; percent: float = 8.0",
        "float",
        """
        Return the sales tax on {items} (category, price), leaving out the categories in {exempt}. In cents.
        tax of {percent} percent on everything that is not exempt
        Sum the prices of categories not in {exempt} and take {percent} percent of it, rounded to 2 decimals.
        How much tax is on this cart? Exempt categories (exact match) are not taxed; 0.0 if all are.
        Tax over the taxable {items} only, with two decimals.
        """,
        """
        taxable = sum(price for category, price in items if category not in exempt)
        return round(taxable * percent / 100, 2) if taxable else 0.0
        ---
        taxable = 0.0
        for category, price in items:
            if category not in exempt:
                taxable += price
        return round(taxable * percent / 100, 2)
        """,
        lambda r: (
            [(r.choice(("food", "book", "toy", "Food")), _price(r, 30)) for _ in range(r.randint(0, 4))],
            r.sample(("food", "book"), r.randint(0, 2)),
            r.choice((8.0, 10.0)),
        ),
    ),
    made(
        "checkout.customs_needed",
        "import_duty customs_duty duty_on_import",
        "value: float; origin: str; home: str = 'EU'",
        "float",
        """
        Return the customs duty: 10 percent of a {value} above 150 unless {origin} is {home}; otherwise 0.0.
        duty on imported goods, free up to 150 and within the home region
        Nothing for domestic parcels or values up to 150; else a tenth of the whole {value}, in cents.
        What has customs to charge? 10 % of {value} if it is over 150 and comes from abroad.
        Duty is 0.0 when {origin} equals {home} or {value} <= 150, else value * 0.1, two decimals.
        """,
        """
        if origin == home or value <= 150:
            return 0.0
        return round(value * 0.1, 2)
        ---
        abroad = origin != home
        return round(value * 0.1, 2) if abroad and value > 150 else 0.0
        """,
        lambda r: (
            float(r.choice((0, 45, 150, 151, 400, 1000))),
            r.choice(("EU", "US", "CN")),
            r.choice(("EU", "US")),
        ),
    ),
    made(
        "checkout.parcel_weight_class",
        "parcel_class weight_class parcel_size",
        "weight: float; longest_side: int",
        "str",
        """
        Parcel class: "letter" to 0.5 kg, 35 cm; "small" to 5, 60; "large" to 31.5, 120; else "freight".
        class by weight in kilos and longest side in cm
        First class whose two limits hold: letter (0.5, 35), small (5, 60), large (31.5, 120); "freight" else.
        Which class is a parcel of that {weight} and {longest_side}? Both limits must be met, inclusive.
        Sort a parcel into letter, small, large or freight by limits 0.5/5/31.5 kg and 35/60/120 cm.
        """,
        """
        if weight <= 0.5 and longest_side <= 35:
            return "letter"
        if weight <= 5 and longest_side <= 60:
            return "small"
        if weight <= 31.5 and longest_side <= 120:
            return "large"
        return "freight"
        ---
        classes = {"letter": (0.5, 35), "small": (5, 60), "large": (31.5, 120)}
        for name, (heaviest, longest) in classes.items():
            if weight <= heaviest and longest_side <= longest:
                return name
        return "freight"
        """,
        lambda r: (
            r.choice((0.1, 0.5, 0.6, 2.0, 5.0, 5.1, 31.5, 32.0)),
            r.choice((10, 35, 36, 60, 61, 120, 130)),
        ),
    ),
    made(
        "checkout.volumetric",
        "chargeable_weight volumetric_weight billed_weight",
        "weight: float; length: int; width: int; height: int",
        "float",
        """
        Return the weight to be billed: the larger of {weight} and the volume in cm divided by 5000.
        chargeable weight of a parcel with divisor 5000, one decimal
        Volumetric weight is length * width * height / 5000; the greater of it and {weight}, 1 decimal.
        How heavy is the parcel for the carrier? Actual or volumetric (cm3 / 5000), whichever is more.
        Compare real and volumetric weight and return the bigger one, to one decimal place.
        """,
        """
        volumetric = length * width * height / 5000
        return round(max(weight, volumetric), 1)
        ---
        volume = length * width * height
        if volume / 5000 > weight:
            weight = volume / 5000
        return round(weight, 1)
        """,
        lambda r: (
            r.choice((0.5, 1.0, 2.5, 10.0)),
            r.choice((10, 20, 50)),
            r.choice((10, 30, 40)),
            r.choice((10, 25)),
        ),
    ),
    made(
        "checkout.tracking_valid",
        "is_valid_tracking valid_tracking_number check_tracking",
        "number: str",
        "bool",
        """
        Check a tracking {number}: two capital letters, nine digits and two capital letters.
        tracking number like AB123456789DE
        True if {number} has 13 characters: letters (A-Z) at both ends in pairs, nine digits between.
        Is this a valid parcel number? XX999999999XX in upper case, nothing else.
        Validate the format: 2 upper-case letters, 9 digits, 2 upper-case letters.
        """,
        """
        import re

        return re.fullmatch(r"[A-Z]{2}[0-9]{9}[A-Z]{2}", number) is not None
        ---
        if len(number) != 13:
            return False
        letters = number[:2] + number[-2:]
        return letters.isalpha() and letters.isupper() and number[2:-2].isdigit()
        """,
        lambda r: (
            r.choice(
                (
                    "AB123456789DE",
                    f"XY{r.randint(100000000, 999999999)}GB",
                    "ab123456789de",
                    "AB12345678DE",
                    "A1123456789DE",
                    "AB123456789D",
                    "ZZ000000000US",
                    "",
                    "AB12345678XDE",
                )
            ),
        ),
    ),
)
