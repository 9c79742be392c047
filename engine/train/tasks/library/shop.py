"""Shops, orders, invoices, stock and money."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

NAMES = "Ann Bo Cy Di Ed".split()
GOODS = "tea egg nut pen cup jam".split()


def _stock(r: Random, low: int = 0, high: int = 3, top: int = 9) -> dict[str, int]:
    return {name: r.randint(0, top) for name in r.sample(GOODS, r.randint(low, high))}


def _two_stocks(r: Random) -> tuple[dict[str, int], dict[str, int]]:
    first, second = (r.sample(GOODS[:2], r.choice((0, 1, 2, 2, 2))) for _ in range(2))
    return {name: r.randint(0, 6) for name in first}, {name: r.randint(0, 6) for name in second}


def _cart(r: Random, high: int = 3) -> list[tuple[str, int]]:
    return [(r.choice(GOODS[:4]), r.randint(1, 5)) for _ in range(r.randint(0, high))]


def _lines(r: Random, high: int = 3) -> list[tuple[str, int, int]]:
    return [(name, r.randint(1, 9), r.randint(0, 4)) for name in r.sample(GOODS, r.randint(0, high))]


def _ints(r: Random, low: int = 0, high: int = 6, bottom: int = 0, top: int = 10) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "shop.invoice_total_with_tax",
        "invoice_with_tax gross_total total_with_tax invoice_amount",
        "lines: list[tuple[str, int, int]]; percent: int",
        "float",
        """
        Total of an invoice with tax: {lines} are (name, price, quantity), {percent} is the tax rate.
        invoice sum plus tax
        Return price times quantity over all lines, plus {percent} percent, rounded to 2 decimals.
        Given invoice lines and a tax rate, what does the customer pay? 0.0 for an empty invoice.
        Add up the lines and put the tax on top, to the cent.
        Returns the gross amount as a float with at most two decimals.
        """,
        """
        net = sum(price * quantity for _, price, quantity in lines)
        return round(net * (100 + percent) / 100, 2)
        ---
        total = 0
        for name, price, quantity in lines:
            total += price * quantity
        return round(total * (100 + percent) / 100, 2)
        """,
        lambda r: (_lines(r), r.choice((0, 5, 7, 10, 19, 20))),
    ),
    made(
        "shop.net_price",
        "net_price without_tax price_before_tax net_from_gross",
        "gross: int; percent: int",
        "float",
        """
        Price before tax when {gross} includes {percent} percent tax, rounded to 2 decimals.
        net from gross
        Return the net amount of a price that already contains the tax.
        Given a price with tax and the tax rate, take the tax out again.
        How much is it without the tax of {percent} percent?
        Returns {gross} divided by 1 plus the rate, to the cent.
        """,
        """
        return round(gross * 100 / (100 + percent), 2)
        ---
        net = gross * 100 / (100 + percent)
        return round(net, 2)
        """,
        lambda r: (r.randint(0, 200), r.choice((0, 5, 7, 10, 19, 20, 25))),
    ),
    made(
        "shop.tiered_discount",
        "total_after_discount discounted_total bulk_discount",
        "prices: list[int]; limit: int; percent: int",
        "float",
        """
        Sum of {prices}, with {percent} percent off if the sum is at least {limit}.
        discount from a minimum order value
        Return the total to pay, rounded to 2 decimals; below {limit} there is no discount.
        Given prices, a limit and a discount, apply the discount only to orders that reach the limit.
        What does the order cost when large orders get {percent} percent off?
        Returns the sum as a float, reduced when it is not below {limit}.
        """,
        """
        total = sum(prices)
        if total >= limit:
            return round(total * (100 - percent) / 100, 2)
        return float(total)
        ---
        total = sum(prices)
        factor = 100 - percent if total >= limit else 100
        return round(total * factor / 100, 2)
        """,
        lambda r: (_ints(r, 0, 4, 1, 30), r.choice((20, 30, 50)), r.choice((5, 10, 20, 50))),
    ),
    made(
        "shop.three_for_two",
        "three_for_two every_third_free pay_two_of_three",
        "price: int; count: int",
        "int",
        """
        Cost of {count} pieces at {price} each when every third one is free.
        three for the price of two
        Return what has to be paid under a 3-for-2 offer.
        Given a price and a number of items, charge only two out of each full group of three.
        How much do {count} items cost if you take three and pay two?
        Returns the price of all pieces minus one for each three.
        """,
        """
        return (count - count // 3) * price
        ---
        groups, rest = divmod(count, 3)
        return (groups * 2 + rest) * price
        ---
        total = 0
        for number in range(1, count + 1):
            if number % 3 != 0:
                total += price
        return total
        """,
        lambda r: (r.randint(1, 12), r.randint(0, 10)),
    ),
    made(
        "shop.cheapest_free",
        "cheapest_free total_cheapest_free pay_without_cheapest",
        "prices: list[int]",
        "int",
        """
        Total of {prices} when the cheapest item is free, provided there are at least three.
        cheapest one free
        Return the sum of the prices; from three items on the lowest price is not charged.
        Given the prices in a basket, apply the offer 'buy three or more, get the cheapest free'.
        Fewer than 3 items cost their full sum, otherwise leave out the smallest price once.
        Returns the amount to pay.
        """,
        """
        total = sum(prices)
        if len(prices) >= 3:
            total -= min(prices)
        return total
        ---
        if len(prices) < 3:
            return sum(prices)
        return sum(sorted(prices)[1:])
        """,
        lambda r: (_ints(r, 0, 5, 1, 12),),
    ),
    made(
        "shop.missing_for_free_shipping",
        "missing_for_free_shipping amount_missing until_free_shipping",
        "prices: list[int]; limit: int",
        "int",
        """
        How much more must be bought until the sum of {prices} reaches {limit}? 0 if it does already.
        amount missing for free shipping
        Return the difference between {limit} and the basket's total, but never less than 0.
        Given a basket and the value from which delivery is free, tell what is still missing.
        Shipping is free from {limit} on; how far away is this order?
        Returns limit minus total, or 0 when the total is large enough.
        """,
        """
        return max(0, limit - sum(prices))
        ---
        total = sum(prices)
        if total >= limit:
            return 0
        return limit - total
        ---
        missing = limit
        for price in prices:
            missing -= price
        return missing if missing > 0 else 0
        """,
        lambda r: (_ints(r, 0, 4, 1, 20), r.choice((20, 30, 50))),
    ),
    made(
        "shop.total_or_none",
        "price_of_cart cart_price total_if_known order_price",
        "cart: dict[str, int]; prices: dict[str, int]",
        "int | None",
        """
        Total of a {cart} (item -> quantity) at the given {prices}, None if some item has no price.
        cart total, or None for unknown items
        Return the sum of quantity times price; as soon as an item is not in {prices} the answer is None.
        Given quantities and a price list, what does everything cost? An unknown item makes that None.
        Multiply and add up, but only when every item of the cart is sold here.
        Returns an int, 0 for an empty cart, or None.
        """,
        """
        total = 0
        for item, quantity in cart.items():
            if item not in prices:
                return None
            total += quantity * prices[item]
        return total
        ---
        if any(item not in prices for item in cart):
            return None
        return sum(quantity * prices[item] for item, quantity in cart.items())
        """,
        lambda r: (
            {name: r.randint(1, 4) for name in r.sample(GOODS[:3], r.choice((0, 1, 1, 2)))},
            {name: r.randint(1, 9) for name in r.sample(GOODS[:3], 2)},
        ),
    ),
    made(
        "shop.short_items",
        "short_items not_enough unavailable_items cannot_deliver",
        "order: dict[str, int]; stock: dict[str, int]",
        "list[str]",
        """
        Sorted names of the items of which {order} wants more than {stock} has.
        items that cannot be delivered
        Return which ordered items are not there in sufficient number; an item missing in {stock} counts as 0.
        Given an order and the stock, both item -> quantity, what is lacking? Alphabetically.
        Find everything that the warehouse has too little of for this order.
        Returns a sorted list, [] if the whole order can be delivered.
        """,
        """
        return sorted(item for item, wanted in order.items() if wanted > stock.get(item, 0))
        ---
        missing = []
        for item in sorted(order):
            if item not in stock:
                if order[item] > 0:
                    missing.append(item)
            elif order[item] > stock[item]:
                missing.append(item)
        return missing
        """,
        _two_stocks,
    ),
    made(
        "shop.stock_after_order",
        "stock_after_order fulfil_order ship_order take_order",
        "stock: dict[str, int]; order: dict[str, int]",
        "dict[str, int] | None",
        """
        The stock after {order} was delivered, or None if something is not available in sufficient number.
        subtract an order from the stock
        Return a new dict with the ordered quantities taken away; None if the order cannot be met completely.
        Given stock and order (item -> quantity), deliver all or nothing.
        What remains in the warehouse? Items that drop to 0 stay listed with 0.
        Returns the remaining stock, None when an item is unknown or too few are left.
        """,
        """
        if any(wanted > stock.get(item, 0) for item, wanted in order.items()):
            return None
        return {item: count - order.get(item, 0) for item, count in stock.items()}
        ---
        left = dict(stock)
        for item, wanted in order.items():
            if wanted > left.get(item, 0):
                return None
            if item in left:
                left[item] -= wanted
        return left
        """,
        lambda r: (
            lambda stock: (
                stock,
                {name: r.randint(0, 6) for name in stock if r.random() < 0.7} | _stock(r, 0, 1, 1),
            )
        )(_stock(r, 0, 2, 9)),
    ),
    made(
        "shop.receipt_lines",
        "receipt_lines receipt bill_lines print_receipt",
        "lines: list[tuple[str, int, int]]",
        "list[str]",
        """
        Lines of a receipt: 'NAME xQUANTITY: AMOUNT' for each (name, price, quantity).
        receipt text, line by line
        Return one text per line such as 'tea x2: 6', where the amount is price times quantity; quantity 0 \
        is left out.
        Given (name, price, quantity) tuples, format the positions of a bill.
        What does the receipt show for each item that was really bought?
        Returns formatted strings in the order of {lines}, without items of quantity 0.
        """,
        """
        return [f"{name} x{count}: {price * count}" for name, price, count in lines if count > 0]
        ---
        receipt = []
        for name, price, quantity in lines:
            if quantity == 0:
                continue
            amount = price * quantity
            receipt.append(f"{name} x{quantity}: {amount}")
        return receipt
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "shop.take_from_cart",
        "take_from_cart remove_from_cart reduce_cart put_back",
        "cart: dict[str, int]; item: str; count: int",
        "dict[str, int]",
        """
        A copy of {cart} with {count} pieces of {item} fewer; at 0 or below the item disappears.
        remove pieces from a cart
        Return the new cart; an item that is not in it changes nothing.
        Given item -> quantity, take out some pieces and drop the entry when none is left.
        Put {count} of {item} back on the shelf.
        Returns a new dict, never with a quantity below 1 for {item}.
        """,
        """
        if item not in cart:
            return dict(cart)
        left = dict(cart)
        left[item] -= count
        if left[item] <= 0:
            del left[item]
        return left
        ---
        return {
            name: have - count if name == item else have
            for name, have in cart.items()
            if name != item or have > count
        }
        """,
        lambda r: (
            {name: r.randint(1, 5) for name in r.sample(GOODS[:4], r.randint(0, 3))},
            r.choice(GOODS[:4]),
            r.randint(1, 5),
        ),
    ),
    made(
        "shop.revenue_by_product",
        "revenue_by_product sales_per_item revenue_per_item turnover",
        "sales: list[tuple[str, int, int]]",
        "dict[str, int]",
        """
        Revenue of each product from {sales}, which are (name, price, quantity).
        money earned per product
        Return a dict from name to the sum of price times quantity over all of its sales.
        Given sales with possibly repeated names, how much did every product bring in?
        Add up what was earned, product by product, in order of first sale.
        Returns name -> revenue, an empty dict without sales.
        """,
        """
        revenue = {}
        for name, price, quantity in sales:
            revenue[name] = revenue.get(name, 0) + price * quantity
        return revenue
        ---
        revenue = defaultdict(int)
        for name, price, quantity in sales:
            revenue[name] += price * quantity
        return dict(revenue)
        """,
        lambda r: (
            [(r.choice(GOODS[:2]), r.randint(1, 9), r.randint(1, 4)) for _ in range(r.randint(0, 3))],
        ),
        "from collections import defaultdict",
    ),
    made(
        "shop.best_seller",
        "best_seller top_product most_sold bestseller",
        "sales: list[tuple[str, int]]",
        "str | None",
        """
        Product with the largest number of pieces sold over all {sales} (name, pieces); None without sales.
        best-selling product
        Return the name with the highest total; on a tie the one that comes first in the alphabet.
        Given (name, pieces) pairs, names may repeat: which product sold most?
        Add up the pieces per product and pick the best one.
        Returns a name, or None for an empty list.
        """,
        """
        totals = {}
        for name, pieces in sales:
            totals[name] = totals.get(name, 0) + pieces
        return min(totals, key=lambda name: (-totals[name], name), default=None)
        ---
        totals = Counter()
        for name, pieces in sales:
            totals[name] += pieces
        if not totals:
            return None
        best = max(totals.values())
        return min(name for name in totals if totals[name] == best)
        """,
        lambda r: (_cart(r, 4),),
        "from collections import Counter",
    ),
    made(
        "shop.profit_margin",
        "profit_margin margin_percent margin",
        "cost: int; price: int",
        "float",
        """
        Profit as a percentage of the selling {price}, rounded to 1 decimal; 0.0 for a price of 0.
        profit margin
        Return (price - cost) / price in percent; it is negative when something is sold below {cost}.
        Given what a thing costs us and what we sell it for, compute the margin.
        How many percent of the price are profit?
        Returns the margin with one decimal, 0.0 if {price} is 0.
        """,
        """
        if price == 0:
            return 0.0
        return round(100 * (price - cost) / price, 1)
        ---
        profit = price - cost
        return round(100 * profit / price, 1) if price else 0.0
        """,
        lambda r: (r.randint(0, 60), r.choice((0, r.randint(1, 99), r.randint(1, 99), 50))),
    ),
    made(
        "shop.round_to_five",
        "round_to_five cash_rounding round_cash to_nearest_five",
        "cents: int",
        "int",
        """
        Round an amount in {cents} to the nearest multiple of 5.
        cash rounding without small coins
        Return the amount payable in cash: 1 and 2 go down to 0, 3 and 4 go up to 5.
        Given cents, round to full five cents, as shops without 1 and 2 cent coins do.
        12 becomes 10 and 13 becomes 15.
        Returns the closest number that 5 divides.
        """,
        """
        return (cents + 2) // 5 * 5
        ---
        rest = cents % 5
        if rest < 3:
            return cents - rest
        return cents + 5 - rest
        ---
        return round(cents / 5) * 5
        """,
        lambda r: (r.randint(0, 300),),
    ),
    made(
        "shop.split_cents",
        "split_cents split_fairly shares_in_cents divide_amount",
        "amount: int; people: int",
        "list[int]",
        """
        Split {amount} into {people} whole shares as equal as possible, larger ones first.
        fair shares without fractions
        Return a list of {people} integers that add up to {amount} and differ by at most 1; the first ones \
        get the extra.
        Given an amount in cents and a number of people, who pays how much so that no cent is lost?
        Divide {amount}, and hand out the remainder one by one from the front; nobody gives [].
        Returns the shares in descending order.
        """,
        """
        if people == 0:
            return []
        share, rest = divmod(amount, people)
        return [share + 1] * rest + [share] * (people - rest)
        ---
        return [amount // people + (1 if i < amount % people else 0) for i in range(people)]
        ---
        shares = [0] * people
        for i in range(people):
            shares[i] = amount // people
            if i < amount % people:
                shares[i] += 1
        return shares
        """,
        lambda r: (r.randint(0, 100), r.randint(0, 6)),
    ),
    made(
        "shop.instalments",
        "installments instalments payment_plan rates",
        "total: int; rate: int",
        "list[int]",
        """
        Payments of {rate} each until {total} is paid; the last one may be smaller.
        list of instalments
        Return the amounts of all payments, in order, that add up to {total}.
        Given a debt and the amount paid each month, list the monthly payments.
        Pay {rate} at a time and the rest at the end; nothing to pay gives an empty list.
        Returns full rates followed by the remainder if there is one.
        """,
        """
        payments = [rate] * (total // rate)
        if total % rate:
            payments.append(total % rate)
        return payments
        ---
        payments = []
        while total > 0:
            payments.append(min(rate, total))
            total -= rate
        return payments
        ---
        return [min(rate, total - paid) for paid in range(0, total, rate)]
        """,
        lambda r: (r.randint(0, 60), r.choice((5, 7, 10, 20, 25))),
    ),
    made(
        "shop.months_to_save",
        "months_to_save months_until_goal saving_months",
        "goal: int; saved: int; monthly: int",
        "int | None",
        """
        Months of saving {monthly} until {saved} has grown to at least {goal}; None if that never happens.
        how long to save for a goal
        Return the number of months needed, 0 if the goal is reached already, None when {monthly} is 0 and \
        it is not.
        Given a goal, the present savings and what is put aside each month, count the months.
        When can I afford it?
        Returns the smallest number of monthly payments that is enough.
        """,
        """
        missing = goal - saved
        if missing <= 0:
            return 0
        if monthly == 0:
            return None
        return -(-missing // monthly)
        ---
        if saved >= goal:
            return 0
        if monthly == 0:
            return None
        return math.ceil((goal - saved) / monthly)
        ---
        if monthly == 0 and saved < goal:
            return None
        months = 0
        while saved < goal:
            saved += monthly
            months += 1
        return months
        """,
        lambda r: (r.randint(0, 100), r.randint(0, 60), r.choice((0, 5, 10, 12, 30))),
        "import math",
    ),
    made(
        "shop.convert_currency",
        "convert_currency convert_money exchange to_currency",
        "amount: int; currency: str; rates: dict[str, float]",
        "float | None",
        """
        Convert {amount} with the rate for {currency}, rounded to 2 decimals; None if there is no rate.
        currency conversion by table
        Return amount times rates[currency], or None for a currency that {rates} does not know.
        Given an amount in our money and a table of rates, what is it in {currency}?
        Exchange money; an unknown currency cannot be exchanged and gives None.
        Returns the converted amount with two decimals or None.
        """,
        """
        if currency not in rates:
            return None
        return round(amount * rates[currency], 2)
        ---
        rate = rates.get(currency)
        return None if rate is None else round(amount * rate, 2)
        """,
        lambda r: (
            r.randint(0, 90),
            r.choice(("USD", "EUR", "GBP")),
            {name: r.randint(1, 19) / 8 for name in r.sample(("USD", "EUR", "GBP"), 2)},
        ),
    ),
    made(
        "shop.net_balances",
        "net_balances settle_up who_owes balances",
        "payments: list[tuple[str, str, int]]",
        "dict[str, int]",
        """
        Balance of each person after {payments} (giver, receiver, amount), names in alphabetical order.
        net balance per person
        Return name -> received minus given for everybody who occurs, sorted by name.
        Given transfers between people, who has gained and who has lost how much?
        A payment lowers the giver's balance and raises the receiver's.
        Returns a sorted dict whose values add up to 0.
        """,
        """
        balances = {}
        for giver, receiver, amount in payments:
            balances[giver] = balances.get(giver, 0) - amount
            balances[receiver] = balances.get(receiver, 0) + amount
        return dict(sorted(balances.items()))
        ---
        balances = defaultdict(int)
        for giver, receiver, amount in payments:
            balances[giver] -= amount
            balances[receiver] += amount
        return {name: balances[name] for name in sorted(balances)}
        """,
        lambda r: ([(*r.sample(NAMES[:3], 2), r.randint(1, 9)) for _ in range(r.randint(0, 2))],),
        "from collections import defaultdict",
    ),
    made(
        "shop.over_budget",
        "over_budget overspent exceeded_categories too_expensive",
        "spent: dict[str, int]; budget: dict[str, int]",
        "dict[str, int]",
        """
        By how much each category exceeds its {budget}; only those that do; without an entry the budget is 0.
        overspending per category
        Return category -> spent minus budget for all categories where more was spent than planned.
        Given what was {spent} and what was planned, where did we go over, and how far?
        List the categories that are over the limit with the excess.
        Returns a dict in the order of {spent}, empty if everything stayed within the budget.
        """,
        """
        excess = {name: cost - budget.get(name, 0) for name, cost in spent.items()}
        return {name: amount for name, amount in excess.items() if amount > 0}
        ---
        excess = {}
        for name, cost in spent.items():
            limit = budget.get(name, 0)
            if cost > limit:
                excess[name] = cost - limit
        return excess
        """,
        lambda r: (
            lambda spent: (
                spent,
                {name: r.randint(0, 9) for name in spent if r.random() < 0.8} or {"rent": 5},
            )
        )(_stock(r, r.choice((0, 1)), 2)),
    ),
    made(
        "shop.cheaper_shop",
        "cheaper_shop where_to_buy compare_shops better_price",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        For each item sold in both shops, 1 or 2 for the shop with the lower price, 0 if they are equal.
        compare two price lists
        Return item -> 1 when {first} is cheaper, 2 when {second} is, and 0 for the same price; skip items \
        only one shop has.
        Given two dicts of prices, where should I buy what?
        Which shop wins, item by item?
        Returns a dict for the common items in the order of {first}.
        """,
        """
        result = {}
        for item, price in first.items():
            if item in second:
                if price < second[item]:
                    result[item] = 1
                elif price > second[item]:
                    result[item] = 2
                else:
                    result[item] = 0
        return result
        ---
        def cheaper(a, b):
            if a == b:
                return 0
            return 1 if a < b else 2

        return {item: cheaper(first[item], second[item]) for item in first if item in second}
        """,
        _two_stocks,
    ),
    made(
        "shop.overdue_invoices",
        "overdue_invoices overdue late_invoices unpaid_late",
        "invoices: list[tuple[int, int, bool]]; today: int",
        "list[int]",
        """
        Numbers of the invoices that are unpaid and due before {today}; each is (number, due day, paid).
        overdue invoices
        Return the invoice numbers whose due day lies before {today} and that have not been paid.
        Given (number, due, paid) tuples, which customers should get a reminder?
        Due {today} is not late yet, and paid invoices are never late.
        Returns the numbers in the given order.
        """,
        """
        return [number for number, due, paid in invoices if not paid and due < today]
        ---
        late = []
        for number, due, paid in invoices:
            if paid:
                continue
            if due < today:
                late.append(number)
        return late
        """,
        lambda r: (
            [
                (number, r.randint(1, 6), r.random() < 0.3)
                for number in r.sample(range(1, 9), r.choice((0, 1, 2, 2)))
            ],
            r.randint(4, 8),
        ),
    ),
    made(
        "shop.next_invoice_number",
        "next_invoice_number next_invoice following_number increment_number",
        "last: str",
        "str",
        """
        The invoice number after {last}, such as 'A-007' -> 'A-008'; the number of digits is kept if possible.
        increment a number with leading zeros
        Return {last} with the digits behind the dash raised by one and padded to the same width.
        Given an invoice number like 'RE-099', produce the next one, 'RE-100'.
        Count up the part after the '-'; 'X-9' becomes 'X-10'.
        Returns the prefix, a dash and the next number.
        """,
        """
        prefix, number = last.split("-")
        return f"{prefix}-{int(number) + 1:0{len(number)}d}"
        ---
        prefix, number = last.split("-")
        return prefix + "-" + str(int(number) + 1).zfill(len(number))
        """,
        lambda r: (
            r.choice(("A", "RE", "INV", "X"))
            + "-"
            + str(r.choice((r.randint(0, 999), 9, 99, 0))).zfill(r.choice((1, 2, 3, 4))),
        ),
    ),
    made(
        "shop.reorder_amounts",
        "reorder_amounts to_order order_list refill",
        "stock: dict[str, int]; target: int",
        "dict[str, int]",
        """
        How many of each item to order so that it reaches {target}; items with enough are left out.
        refill the stock
        Return item -> missing quantity for every item of which fewer than {target} are there.
        Given the stock, what has to be ordered to have {target} of everything?
        Fill up each shelf to {target} and report only what is needed.
        Returns a dict of positive numbers, {{}} when nothing is missing.
        """,
        """
        return {item: target - count for item, count in stock.items() if count < target}
        ---
        order = {}
        for item, count in stock.items():
            missing = target - count
            if missing > 0:
                order[item] = missing
        return order
        """,
        lambda r: (_stock(r, r.choice((0, 1, 2)), 3), r.randint(3, 10)),
    ),
    made(
        "shop.repeat_customers",
        "repeat_customers returning_customers regulars ordered_again",
        "orders: list[str]",
        "list[str]",
        """
        Sorted names of the customers with more than one of the {orders}.
        who ordered again
        Return each name that occurs at least twice in {orders}, alphabetically and once.
        Given the customer of every order, who came back?
        Find returning customers.
        Returns a sorted list without repetitions, [] if everybody ordered only once.
        """,
        """
        counts = Counter(orders)
        return sorted(name for name, count in counts.items() if count > 1)
        ---
        return sorted({name for name in orders if orders.count(name) > 1})
        ---
        seen, again = set(), set()
        for name in orders:
            if name in seen:
                again.add(name)
            seen.add(name)
        return sorted(again)
        """,
        lambda r: ([r.choice(NAMES[:3]) for _ in range(r.choice((0, 1, 3, 4, 5, 6)))],),
        "from collections import Counter",
    ),
    made(
        "shop.loyalty_points",
        "loyalty_points bonus_points points_earned",
        "amounts: list[int]; step: int",
        "int",
        """
        Bonus points for purchases: one for every full {step} in each of {amounts}.
        loyalty points
        Return the sum of the whole multiples of {step} in every single amount; remainders are not carried \
        over.
        Given the amounts of several purchases, how many points has the customer collected?
        Each purchase counts on its own: with a step of 10, paying 19 and 9 gives 1 point.
        Returns the number of points, 0 without purchases.
        """,
        """
        return sum(amount // step for amount in amounts)
        ---
        points = 0
        for amount in amounts:
            points += amount // step
        return points
        ---
        return sum(map(lambda amount: amount // step, amounts))
        """,
        lambda r: (_ints(r, 0, 5, 0, 60), r.choice((5, 10, 20))),
    ),
    made(
        "shop.coins_value",
        "coins_value count_money wallet_total value_of_coins",
        "coins: dict[int, int]",
        "int",
        """
        Total value of {coins}, which maps each coin's value to how many there are.
        count the money in a wallet
        Return the sum of value times number over all kinds of coins.
        Given coin -> count, how much money is that? No coins are worth 0.
        Add up the coins.
        Returns the amount as an int.
        """,
        """
        return sum(value * count for value, count in coins.items())
        ---
        total = 0
        for value in coins:
            total += value * coins[value]
        return total
        """,
        lambda r: ({coin: r.randint(0, 6) for coin in r.sample((1, 2, 5, 10, 20, 50), r.randint(0, 4))},),
    ),
    made(
        "shop.price_changes",
        "price_drops got_cheaper reduced_items cheaper_now",
        "old: dict[str, int]; new: dict[str, int]",
        "list[str]",
        """
        Items that cost less in {new} than in {old}, the largest drop first, equal drops by name.
        which prices fell
        Return the names of all items in both price lists whose price went down, sorted by how much.
        Given yesterday's and today's prices, what became cheaper? Biggest saving first.
        Find price drops; new and vanished items do not count.
        Returns a list of names, [] if nothing got cheaper.
        """,
        """
        drops = {item: old[item] - new[item] for item in old if item in new and new[item] < old[item]}
        return sorted(drops, key=lambda item: (-drops[item], item))
        ---
        drops = []
        for item, price in old.items():
            if item in new and new[item] < price:
                drops.append((new[item] - price, item))
        return [item for _, item in sorted(drops)]
        """,
        lambda r: (lambda old: (old, {name: r.randint(0, 7) for name in old if r.random() < 0.9}))(
            _stock(r, r.choice((0, 1, 2)), 3)
        ),
    ),
    made(
        "shop.bulk_price",
        "bulk_price unit_price price_for_quantity tier_price",
        "tiers: list[tuple[int, int]]; quantity: int",
        "int | None",
        """
        Unit price for {quantity} pieces; {tiers} are (from quantity, price) with rising quantities.
        price by quantity tiers
        Return the price of the last tier that {quantity} reaches, None if it reaches none.
        Given price breaks such as [(1, 9), (10, 7)], which price applies? From 10 pieces on it is 7.
        Find the tier that an order of {quantity} belongs to.
        Returns the price of the highest tier whose minimum is not above {quantity}, otherwise None.
        """,
        """
        found = None
        for minimum, price in tiers:
            if quantity >= minimum:
                found = price
        return found
        ---
        for minimum, price in reversed(tiers):
            if minimum <= quantity:
                return price
        return None
        ---
        reached = [price for minimum, price in tiers if minimum <= quantity]
        return reached[-1] if reached else None
        """,
        lambda r: (
            [(minimum, r.randint(2, 9)) for minimum in sorted(r.sample((1, 5, 10, 20), r.randint(0, 3)))],
            r.choice((r.randint(0, 25), 5, 10)),
        ),
    ),
)
