"""Shops, orders, prices, bills and bank accounts, with dicts, records and texts as data."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_GOODS = "apple bread milk cheese rice tea coffee soap pen book lamp eggs".split()
_NAMES = "Anna Ben Cara Dan Eva Finn Gina Hugo".split()
_KINDS = "food toys books".split()
_STATUS = "new paid shipped cancelled".split()


def _price(r: Random) -> float:
    return r.choice((r.randint(1, 40) / 2, r.randint(1, 2000) / 100, float(r.randint(1, 50))))


def _prices(r: Random, low: int = 0, high: int = 5) -> dict[str, float]:
    return {name: _price(r) for name in r.sample(_GOODS, r.randint(low, high))}


def _stock(r: Random, low: int = 0, high: int = 5) -> dict[str, int]:
    return {
        name: r.choice((0, r.randint(0, 20), r.randint(1, 5)))
        for name in r.sample(_GOODS[:6], r.randint(low, high))
    }


def _cart(r: Random, low: int = 0, high: int = 4) -> list[dict[str, object]]:
    return [
        {"name": name, "price": _price(r), "quantity": r.randint(1, 5)}
        for name in r.sample(_GOODS, r.randint(low, high))
    ]


def _products(r: Random, low: int = 0, high: int = 5) -> list[dict[str, object]]:
    return [
        {"name": name, "price": r.choice((_price(r), 5.0, 10.0)), "category": r.choice(_KINDS)}
        for name in r.sample(_GOODS, r.randint(low, high))
    ]


def _orders(r: Random, low: int = 0, high: int = 5) -> list[dict[str, object]]:
    return [
        {"id": number, "customer": r.choice(_NAMES[:3]), "total": _price(r), "status": r.choice(_STATUS)}
        for number in range(1, r.randint(low, high) + 1)
    ]


ENTRIES = (
    made(
        "storefront.cart_total",
        "calculate_total cart_total total_cost get_cart_total",
        "cart: list[dict]",
        "float",
        """
        Total of {cart}, a list of dicts with 'price' and 'quantity', rounded to 2 decimals.
        shopping cart total
        Return the sum of price times quantity over all items in the cart, 0 if it is empty.
        How much must the customer pay for the cart?
        Given dictionaries that each have a price and a quantity, compute the total cost.
        Multiply the price of every item by its quantity, add everything and round to cents.
        """,
        """
        return round(sum(item["price"] * item["quantity"] for item in cart), 2)
        ---
        total = 0
        for item in cart:
            total += item["price"] * item["quantity"]
        return round(total, 2)
        """,
        lambda r: (_cart(r),),
    ),
    made(
        "storefront.known_total",
        "order_total basket_price checkout_total price_of_basket",
        "items: list[str]; prices: dict[str, float]",
        "float",
        """
        What the {items} cost together at {prices}; names without a price cost nothing. Rounded to 2 decimals.
        total of a list of item names
        Return the sum of the prices of all items; unknown items are ignored and repeated ones are paid again.
        How much is the shopping list?
        Given names and a dictionary with prices, add up the price of each name, 0 for those missing.
        Look up every item in a price list and return the total, 0 for no items.
        """,
        """
        return round(sum(prices.get(item, 0) for item in items), 2)
        ---
        total = 0
        for item in items:
            if item in prices:
                total += prices[item]
        return round(total, 2)
        """,
        lambda r: (lambda p: ([r.choice([*p, "gold"]) for _ in range(r.randint(0, 6))], p))(_prices(r)),
    ),
    made(
        "storefront.discounted_cart",
        "cart_total_with_discount discounted_total total_after_discount",
        "prices: list[float]; discount: float; minimum: float = 0",
        "float",
        """
        Sum of {prices} with {discount} percent off, if the sum is at least {minimum}; rounded to 2 decimals.
        total minus discount percent
        Return the total of a list of prices, reduced by a percentage when it reaches a minimum amount.
        What is to pay when a discount is given from {minimum} on?
        Add the prices; take {discount} percent off unless the total is below the minimum.
        Given prices and a discount in percent, return the reduced total in cents precision.
        """,
        """
        total = sum(prices)
        if total >= minimum:
            total *= 1 - discount / 100
        return round(total, 2)
        """,
        lambda r: (
            [_price(r) for _ in range(r.randint(0, 5))],
            r.choice((10, 20, 0, 15.5, 100)),
            r.choice((0, 20, 50, 100)),
        ),
    ),
    made(
        "storefront.discount_amount",
        "discount_amount amount_saved savings money_saved",
        "price: float; percent: float",
        "float",
        """
        How much is saved on {price} with {percent} percent off, rounded to 2 decimals.
        amount of a discount
        Return the part of the price that the discount takes away.
        How much money does the customer save?
        Given a price and a discount in percent, compute the reduction itself, not the new price.
        Percentage of a price, in cents precision.
        """,
        """
        return round(price * percent / 100, 2)
        """,
        lambda r: (_price(r), r.choice((0, 5, 10, 25, 12.5, 100))),
    ),
    made(
        "storefront.buy_x_get_y",
        "buy_x_get_y_free price_with_free_items bogo_price promotion_price",
        "quantity: int; price: float; buy: int; free: int",
        "float",
        """
        Cost of {quantity} pieces at {price} when {free} are free for every {buy} that are paid, rounded to \
        2 decimals.
        buy x get y free
        Return the total under an offer such as 'buy 2, get 1 free'.
        What do {quantity} items cost if in each group of {buy} plus {free} only {buy} are paid?
        Pieces that do not fill a group pay the full price, but at most {buy} of a group are paid.
        Given quantity, unit price and the numbers of an offer, compute what is paid.
        """,
        """
        groups, rest = divmod(quantity, buy + free)
        return round((groups * buy + min(rest, buy)) * price, 2)
        ---
        paid = 0
        for number in range(quantity):
            if number % (buy + free) < buy:
                paid += 1
        return round(paid * price, 2)
        """,
        lambda r: (r.randint(0, 12), _price(r), r.randint(1, 3), r.randint(0, 2)),
    ),
    made(
        "storefront.price_after_voucher",
        "price_after_voucher apply_voucher use_gift_voucher",
        "total: float; voucher: float; minimum: float = 0",
        "float",
        """
        {total} minus the value of a {voucher}, never below 0; it only counts from a total of {minimum} on.
        voucher off the total
        Return what is left to pay after a voucher with a fixed value, 0 if it covers everything.
        How much remains when a coupon over an amount is used?
        The voucher is ignored when the total is below the minimum order value; rounded to 2 decimals.
        Subtract a fixed amount from the total without going negative.
        """,
        """
        if total < minimum:
            return round(total, 2)
        return round(max(0, total - voucher), 2)
        """,
        lambda r: (_price(r), r.choice((5.0, 10.0, 0.0, 2.5)), r.choice((0, 10, 20))),
    ),
    made(
        "storefront.coupon_valid",
        "is_coupon_valid coupon_applies can_use_coupon valid_voucher",
        "coupon: dict; total: float; today: str",
        "bool",
        """
        May {coupon} be used {today} for {total}? It has the keys 'expires' (YYYY-MM-DD), 'minimum' and \
        'used'.
        coupon still valid?
        Return True if the coupon was not used, has not expired and the total reaches its minimum.
        Can the customer redeem this voucher?
        The last day of validity counts, and so does a total that equals the minimum.
        Check a voucher given as a dictionary with expiry date, minimum order value and a flag for used ones.
        """,
        """
        return not coupon["used"] and today <= coupon["expires"] and total >= coupon["minimum"]
        ---
        if coupon["used"]:
            return False
        if coupon["expires"] < today:
            return False
        return coupon["minimum"] <= total
        """,
        lambda r: (
            {
                "expires": f"2024-0{r.randint(1, 3)}-1{r.randint(0, 2)}",
                "minimum": r.choice((0, 10, 20)),
                "used": r.random() < 0.2,
            },
            r.choice((_price(r), 10.0, 20.0)),
            f"2024-0{r.randint(1, 3)}-1{r.randint(0, 2)}",
        ),
    ),
    made(
        "storefront.vat_parts",
        "vat_breakdown vat_and_gross tax_and_total add_vat",
        "net: float; rate: float = 20",
        "tuple[float, float]",
        """
        The tax on {net} at {rate} percent and the gross price, both rounded to 2 decimals.
        VAT and gross price
        Return a tuple of the value added tax and the price including it.
        How much VAT is added, and what is the price with it?
        Given a net amount and a tax rate in percent, compute the tax and the total.
        Gives (tax, net plus tax).
        """,
        """
        tax = net * rate / 100
        return round(tax, 2), round(net + tax, 2)
        """,
        lambda r: (_price(r), r.choice((20, 19, 7, 5.5, 0))),
    ),
    made(
        "storefront.taxed_by_category",
        "total_with_category_tax tax_by_category total_with_tax",
        "items: list[tuple[str, float]]; rates: dict[str, float]",
        "float",
        """
        Total of {items} (category, net price) with the tax of each category from {rates} in percent.
        total with tax by category
        Return the sum of all prices including tax; a category without a rate is not taxed. Rounded to 2 \
        decimals.
        What do the goods cost when each kind has a tax rate of its own?
        Given pairs of category and price and a dict with percentages, add the right tax to each and sum up.
        Gross total for goods with different VAT rates.
        """,
        """
        return round(sum(price * (1 + rates.get(category, 0) / 100) for category, price in items), 2)
        ---
        total = 0
        for category, price in items:
            total += price * (1 + rates.get(category, 0) / 100)
        return round(total, 2)
        """,
        lambda r: (
            [(r.choice(_KINDS), _price(r)) for _ in range(r.randint(0, 5))],
            {kind: r.choice((5, 7, 19, 20)) for kind in r.sample(_KINDS, r.randint(1, 3))},
        ),
    ),
    made(
        "storefront.shipping_fee",
        "shipping_fee shipping_cost delivery_fee delivery_cost",
        "total: float; fee: float; free_from: float",
        "float",
        """
        Shipping costs {fee}, but nothing for orders of at least {free_from}; {total} is the value of the \
        order.
        free shipping from an amount
        Return the delivery fee for an order, 0 if its value reaches the limit for free delivery.
        What is paid for delivery?
        Given the order value, the usual fee and the limit, return the fee or 0.
        Large orders ship free.
        """,
        """
        return 0 if total >= free_from else fee
        ---
        if total < free_from:
            return fee
        return 0
        """,
        lambda r: (r.choice((_price(r), 20.0, 50.0)), r.choice((3.5, 4.95, 5.0)), r.choice((20, 50))),
    ),
    made(
        "storefront.shipping_by_weight",
        "shipping_by_weight postage rate_for_weight shipping_rate",
        "weight: float; rates: list[tuple[float, float]]",
        "float | None",
        """
        Price for sending {weight} by {rates}, a rising list of (weight up to, price); None if it is too \
        heavy.
        shipping cost by weight class
        Return the price of the first class whose limit is not below the weight.
        What does the parcel cost?
        Given a table of weight limits and prices in ascending order, look up the price for a parcel.
        A parcel exactly at a limit belongs to that class; above the last limit there is no price.
        """,
        """
        for limit, price in rates:
            if weight <= limit:
                return price
        return None
        ---
        return next((price for limit, price in rates if weight <= limit), None)
        """,
        lambda r: (
            r.choice((r.randint(0, 120) / 10, 1, 5, 10)),
            [(1, 3.5), (5, 6.0), (10, 9.5)][: r.randint(1, 3)],
        ),
    ),
    made(
        "storefront.customer_tier",
        "customer_tier membership_level loyalty_tier loyalty_level",
        "points: int; tiers: dict[str, int]",
        "str",
        """
        Name of the highest of {tiers} (name -> points needed) that is reached with {points}, 'none' \
        without one.
        loyalty tier for points
        Return the best membership level that a customer has enough points for.
        Is this a bronze, silver or gold customer?
        Given the minimum of points of each level in any order, find the level with the largest one reached.
        Exactly the minimum is enough; below all of them the answer is 'none'.
        """,
        """
        reached = {name: needed for name, needed in tiers.items() if points >= needed}
        return max(reached, key=reached.get, default="none")
        ---
        best, best_needed = "none", None
        for name, needed in tiers.items():
            if points >= needed and (best_needed is None or needed > best_needed):
                best, best_needed = name, needed
        return best
        """,
        lambda r: (
            r.choice((r.randint(0, 1200), 100, 500, 1000, 0)),
            dict(r.sample([("bronze", 100), ("silver", 500), ("gold", 1000)], r.randint(1, 3))),
        ),
    ),
    made(
        "storefront.redeem_points",
        "redeem_points pay_with_points use_points",
        "total: float; points: int; value: float = 0.01",
        "tuple[float, int]",
        """
        Pay {total} with as many of {points} as useful, each worth {value}: what is left to pay, and points \
        left.
        pay with loyalty points
        Return the remaining price and the remaining points; no more points are used than the price needs.
        How much is to pay after redeeming the bonus points?
        Points are used as a whole: the discount is their number times the value, at most the total.
        Gives a tuple of the amount rounded to 2 decimals and the number of unused points.
        """,
        """
        used = min(points, int(round(total / value, 6)))
        return round(total - used * value, 2), points - used
        """,
        lambda r: (
            r.choice((_price(r), 0.0)),
            r.choice((r.randint(0, 3000), 0, 100)),
            r.choice((0.01, 0.05, 1)),
        ),
    ),
    made(
        "storefront.price_range",
        "filter_by_price products_in_price_range in_price_range",
        "products: list[dict]; low: float; high: float",
        "list[dict]",
        """
        Those {products} whose 'price' is from {low} to {high}, in their order.
        filter products by price range
        Return the dictionaries with a price between the two limits, both included.
        Which products cost neither less than {low} nor more than {high}?
        Given product dicts with a key 'price', keep those that fit the wanted range.
        Drops everything too cheap or too dear.
        """,
        """
        return [product for product in products if low <= product["price"] <= high]
        ---
        kept = []
        for product in products:
            if product["price"] >= low and product["price"] <= high:
                kept.append(product)
        return kept
        """,
        lambda r: (_products(r), r.choice((0, 2, 5)), r.choice((5, 10, 15))),
    ),
    made(
        "storefront.sorted_by_price",
        "sort_by_price products_by_price cheapest_first order_by_price",
        "products: list[dict]; descending: bool = False",
        "list[dict]",
        """
        {products} sorted by their 'price', the cheapest first, or the dearest first if {descending}.
        sort products by price
        Return a new list of the product dicts ordered by price; equal prices stay in their order.
        In which order do the goods cost more and more?
        Given dicts with a key 'price', sort them ascending, or descending on demand.
        Leaves the list itself as it is.
        """,
        """
        return sorted(products, key=lambda product: product["price"], reverse=descending)
        """,
        lambda r: (_products(r), r.random() < 0.5),
    ),
    made(
        "storefront.average_by_category",
        "average_price_by_category mean_price_per_category category_averages",
        "products: list[dict]",
        "dict[str, float]",
        """
        Average 'price' of {products} in each 'category', rounded to 2 decimals.
        average price per category
        Return a dict from category to the mean price of its products, in order of first appearance.
        What do products of each kind cost on average?
        Given dicts with 'category' and 'price', group the prices and take the mean of every group.
        Empty for no products.
        """,
        """
        groups = {}
        for product in products:
            groups.setdefault(product["category"], []).append(product["price"])
        return {category: round(sum(prices) / len(prices), 2) for category, prices in groups.items()}
        ---
        totals, counts = {}, {}
        for product in products:
            category = product["category"]
            totals[category] = totals.get(category, 0) + product["price"]
            counts[category] = counts.get(category, 0) + 1
        return {category: round(totals[category] / counts[category], 2) for category in totals}
        """,
        lambda r: (_products(r),),
    ),
    made(
        "storefront.names_by_category",
        "names_by_category group_products products_by_category",
        "products: list[dict]",
        "dict[str, list[str]]",
        """
        Names of {products} grouped by 'category': a dict from category to the list of their 'name'.
        group product names by category
        Return for every category which products it has, in the order of the list.
        Which products belong to which kind?
        Given dicts with 'name' and 'category', collect the names under their category.
        Builds a catalogue by category.
        """,
        """
        groups = {}
        for product in products:
            groups.setdefault(product["category"], []).append(product["name"])
        return groups
        ---
        groups = defaultdict(list)
        for product in products:
            groups[product["category"]].append(product["name"])
        return dict(groups)
        """,
        lambda r: (_products(r),),
        "from collections import defaultdict",
    ),
    made(
        "storefront.cheapest_per_category",
        "cheapest_per_category cheapest_in_each_category best_price_by_category",
        "products: list[dict]",
        "dict[str, str]",
        """
        The 'name' of the cheapest of {products} in each 'category'.
        cheapest product of each category
        Return a dict from category to the product with the lowest 'price'; the first one wins a tie.
        Which product is the best buy of its kind?
        Given dicts with name, price and category, find the lowest price within each category.
        Keys come in order of first appearance.
        """,
        """
        best = {}
        for product in products:
            category = product["category"]
            if category not in best or product["price"] < best[category]["price"]:
                best[category] = product
        return {category: product["name"] for category, product in best.items()}
        """,
        lambda r: (_products(r),),
    ),
    made(
        "storefront.average_order_value",
        "average_order_value mean_order_total average_total",
        "orders: list[dict]",
        "float",
        """
        Mean 'total' of {orders}, rounded to 2 decimals; 0.0 without orders.
        average order value
        Return the average of the totals of all orders.
        How much is spent per order?
        Given order dicts with a key 'total', divide their sum by their number.
        Gives 0.0 for an empty list.
        """,
        """
        if not orders:
            return 0.0
        return round(sum(order["total"] for order in orders) / len(orders), 2)
        """,
        lambda r: (_orders(r),),
    ),
    made(
        "storefront.spent_by_customer",
        "total_by_customer spent_by_customer customer_totals revenue_per_customer",
        "orders: list[dict]",
        "dict[str, float]",
        """
        How much each 'customer' spent: the sum of 'total' over all {orders}, rounded to 2 decimals.
        spending per customer
        Return a dict from customer to the sum of their orders.
        Who has spent how much?
        Given order dicts with 'customer' and 'total', add up the totals of everybody.
        Customers come in order of their first order.
        """,
        """
        totals = {}
        for order in orders:
            totals[order["customer"]] = totals.get(order["customer"], 0) + order["total"]
        return {customer: round(total, 2) for customer, total in totals.items()}
        ---
        totals = defaultdict(float)
        for order in orders:
            totals[order["customer"]] += order["total"]
        return {customer: round(total, 2) for customer, total in totals.items()}
        """,
        lambda r: (_orders(r),),
        "from collections import defaultdict",
    ),
    made(
        "storefront.best_customer",
        "best_customer top_customer biggest_spender",
        "orders: list[dict]",
        "str | None",
        """
        The 'customer' with the largest sum of 'total' over all {orders}; None without orders.
        top customer
        Return the name of the customer who spent most altogether, the first one on a tie.
        Who is the best customer?
        Given order dicts, add up the totals of each customer and find the largest sum.
        Finds the biggest spender among all buyers.
        """,
        """
        totals = {}
        for order in orders:
            totals[order["customer"]] = totals.get(order["customer"], 0) + order["total"]
        return max(totals, key=totals.get, default=None)
        """,
        lambda r: (_orders(r),),
    ),
    made(
        "storefront.orders_with_status",
        "order_ids_by_status orders_with_status filter_orders",
        "orders: list[dict]; status: str",
        "list[int]",
        """
        The 'id' of all {orders} whose 'status' is {status}.
        order ids with a status
        Return the ids of the orders in the given state, in their order.
        Which orders are, for example, shipped?
        Given order dicts, keep those with the wanted status and return their ids.
        Filter orders by status.
        """,
        """
        return [order["id"] for order in orders if order["status"] == status]
        """,
        lambda r: (_orders(r), r.choice(_STATUS)),
    ),
    made(
        "storefront.count_by_status",
        "count_by_status status_counts orders_per_status",
        "orders: list[dict]",
        "dict[str, int]",
        """
        How many of {orders} have each 'status'.
        count orders by status
        Return a dict from status to the number of orders in it, in order of first appearance.
        How many orders are new, paid, shipped or cancelled?
        Given dicts with a key 'status', count how often every status occurs.
        Tally of the states of all orders.
        """,
        """
        counts = {}
        for order in orders:
            counts[order["status"]] = counts.get(order["status"], 0) + 1
        return counts
        ---
        return dict(Counter(order["status"] for order in orders))
        """,
        lambda r: (_orders(r),),
        "from collections import Counter",
    ),
    made(
        "storefront.completed_revenue",
        "completed_revenue revenue total_revenue sales_total",
        "orders: list[dict]; excluded: str = 'cancelled'",
        "float",
        """
        Sum of 'total' over all {orders} whose 'status' is not {excluded}, rounded to 2 decimals.
        revenue without cancelled orders
        Return the turnover of all orders except those with one status, usually the cancelled ones.
        How much did the shop earn with orders that count?
        Given order dicts, add the totals, but leave out every order in the excluded state.
        Revenue of orders.
        """,
        """
        return round(sum(order["total"] for order in orders if order["status"] != excluded), 2)
        """,
        lambda r: (_orders(r), r.choice(("cancelled", "new"))),
    ),
    made(
        "storefront.is_available",
        "is_available in_stock has_enough_stock can_order",
        "stock: dict[str, int]; item: str; quantity: int = 1",
        "bool",
        """
        Are at least {quantity} pieces of {item} in {stock}?
        enough in stock?
        Return True if the inventory holds the wanted number of an item; an unknown item has 0.
        Can this item be ordered in that quantity?
        Given a dict from item to count, check whether there are enough.
        Tells if the warehouse can deliver.
        """,
        """
        return stock.get(item, 0) >= quantity
        """,
        lambda r: (_stock(r, 1), r.choice(_GOODS[:6]), r.randint(1, 6)),
    ),
    made(
        "storefront.sold_out",
        "out_of_stock sold_out empty_items items_to_reorder",
        "stock: dict[str, int]",
        "list[str]",
        """
        Sorted names of the items of which {stock} has none left.
        out of stock
        Return all items with a count of 0 or less, in alphabetical order.
        Which items are sold out?
        Given an inventory from item to count, list what has run out.
        Names of the empty items.
        """,
        """
        return sorted(item for item, count in stock.items() if count <= 0)
        """,
        lambda r: (_stock(r),),
    ),
    made(
        "storefront.stock_label",
        "stock_status stock_label availability stock_message",
        "count: int; low: int = 5",
        "str",
        """
        'out of stock' for a {count} of 0, 'low stock' up to {low}, otherwise 'in stock'.
        stock status text
        Return how well an item is available from the number of pieces left.
        Is the item sold out, nearly so or available?
        Given the count and the limit for few pieces, which itself still is low, choose one of three texts.
        Negative counts are out of stock, too.
        """,
        """
        if count <= 0:
            return "out of stock"
        if count <= low:
            return "low stock"
        return "in stock"
        """,
        lambda r: (r.choice((0, 1, 5, 6, r.randint(-1, 20))), r.choice((5, 3, 10))),
    ),
    made(
        "storefront.inventory_value",
        "inventory_value stock_worth total_inventory_value",
        "inventory: dict[str, tuple[int, float]]",
        "float",
        """
        Value of {inventory}, which maps items to (quantity, price), rounded to 2 decimals.
        total value of an inventory
        Return the sum of quantity times price over all items, 0 if there are none.
        What is the whole stock worth?
        Given a dict whose values are pairs of count and unit price, multiply and add.
        Worth of everything in the warehouse.
        """,
        """
        return round(sum(quantity * price for quantity, price in inventory.values()), 2)
        """,
        lambda r: ({item: (r.randint(0, 9), _price(r)) for item in r.sample(_GOODS, r.randint(0, 4))},),
    ),
    made(
        "storefront.inventory_report",
        "inventory_report stock_report list_inventory",
        "stock: dict[str, int]",
        "list[str]",
        """
        A line such as 'apple: 3 pcs' for every item of {stock}, in alphabetical order; 0 is 'apple: sold \
        out'.
        inventory as lines of text
        Return the report of a stock: name, colon and the number of pieces, or 'sold out'.
        What would a list of the goods in stock look like?
        Given a dict from item to count, write one line per item, sorted by name.
        Formats the inventory for printing.
        """,
        """
        lines = []
        for item in sorted(stock):
            lines.append(f"{item}: {stock[item]} pcs" if stock[item] else f"{item}: sold out")
        return lines
        """,
        lambda r: (_stock(r),),
    ),
    made(
        "storefront.merge_carts",
        "merge_carts combine_carts join_carts",
        "carts: list[dict[str, int]]",
        "dict[str, int]",
        """
        One cart with everything in {carts}: the quantities of equal items are added, keys in alphabetical \
        order.
        merge shopping carts
        Return how many pieces of each item all carts hold together, sorted by item.
        What do all baskets contain in total?
        Given a list of dicts from item to quantity, combine them into one.
        Joins several orders into a single one.
        """,
        """
        merged = {}
        for cart in carts:
            for item, quantity in cart.items():
                merged[item] = merged.get(item, 0) + quantity
        return dict(sorted(merged.items()))
        ---
        merged = Counter()
        for cart in carts:
            merged.update(cart)
        return dict(sorted(merged.items()))
        """,
        lambda r: ([_stock(r, 0, 3) for _ in range(r.randint(0, 3))],),
        "from collections import Counter",
    ),
    made(
        "storefront.bought_together",
        "bought_together pair_counts frequent_pairs",
        "orders: list[list[str]]",
        "dict[tuple[str, str], int]",
        """
        How often each pair of different items occurs in the same of {orders}; pairs are in alphabetical \
        order.
        items bought together
        Return a dict from pairs (first, second) to the number of orders that contain both, sorted by pair.
        Which products are often bought with which others?
        Given lists of items, count for every two different items in how many lists they are together.
        An item that is twice in an order counts once.
        """,
        """
        counts = Counter()
        for order in orders:
            counts.update(combinations(sorted(set(order)), 2))
        return dict(sorted(counts.items()))
        ---
        counts = {}
        for order in orders:
            items = sorted(set(order))
            for i, first in enumerate(items):
                for second in items[i + 1 :]:
                    counts[first, second] = counts.get((first, second), 0) + 1
        return dict(sorted(counts.items()))
        """,
        lambda r: ([[r.choice(_GOODS[:4]) for _ in range(r.randint(0, 4))] for _ in range(r.randint(0, 4))],),
        ("from collections import Counter", "from itertools import combinations"),
    ),
    made(
        "storefront.unit_price",
        "unit_price price_per_unit price_per_kilo price_per_kg",
        "price: float; amount: float; unit: float = 1",
        "float",
        """
        Price for one {unit} when {amount} costs {price}, rounded to 2 decimals.
        price per unit
        Return the base price: price divided by the amount, times the size of the unit.
        What does a kilogram cost if 250 gram cost 2 (then {unit} is 1000)?
        Given the price of a package and its content, compute the price per unit.
        Lets one compare packages of different sizes.
        """,
        """
        return round(price / amount * unit, 2)
        """,
        lambda r: (_price(r), r.choice((250, 500, 1, 2, 0.5, 750)), r.choice((1, 100, 1000))),
    ),
    made(
        "storefront.better_offer",
        "better_offer cheaper_package better_deal best_value",
        "price1: float; amount1: float; price2: float; amount2: float",
        "int",
        """
        Which package is cheaper per unit: 1 for {price1} / {amount1}, 2 for {price2} / {amount2}, 0 if equal.
        better deal of two packages
        Return 1 or 2 for the offer with the lower price per unit and 0 when both are the same.
        Is the large or the small package the better buy?
        Compare two offers, each with a price and an amount.
        Decide by price divided by amount.
        compare unit prices
        Return 1 or 2 for the better deal, 0 when both cost the same for each unit.
        """,
        """
        first, second = price1 * amount2, price2 * amount1
        if first == second:
            return 0
        return 1 if first < second else 2
        """,
        lambda r: (
            r.choice((2, 4, r.randint(1, 9))),
            r.choice((100, 200)),
            r.choice((2, 4, r.randint(1, 9))),
            r.choice((100, 200, 400)),
        ),
    ),
    made(
        "storefront.price_tag",
        "price_tag sale_label discount_label price_label",
        "old: float; new: float",
        "str",
        """
        Text for a price tag: 'was 20.00, now 15.00 (-25%)', or just '20.00' if {new} is not lower than {old}.
        sale price label
        Return how a reduced price is shown, with two decimals and the reduction in whole percent, rounded.
        How does the shop write the old and the new price?
        Given both prices, build the label; without a reduction only the new price is written.
        Formats a sale.
        """,
        """
        if new >= old:
            return f"{new:.2f}"
        return f"was {old:.2f}, now {new:.2f} (-{round((old - new) / old * 100)}%)"
        """,
        lambda r: (_price(r), _price(r)),
    ),
    made(
        "storefront.profit_or_loss",
        "profit_or_loss profit_loss gain_or_loss",
        "cost: float; price: float",
        "str",
        """
        'profit', 'loss' or 'break-even' when something bought for {cost} is sold for {price}.
        profit or loss?
        Return 'profit' if the selling price is higher than the cost, 'loss' if it is lower, else \
        'break-even'.
        Was it a good trade?
        Given the buying and the selling price, tell whether money was made or lost.
        Compares income with costs.
        profit, loss or break-even
        Return 'profit' if the price is higher than the cost, 'loss' if it is lower, else 'break-even'.
        """,
        """
        if price > cost:
            return "profit"
        if price < cost:
            return "loss"
        return "break-even"
        """,
        lambda r: (float(r.randint(0, 9)), float(r.randint(0, 9))),
    ),
    made(
        "storefront.owed_by_item",
        "bill_per_person amounts_owed who_pays_what split_by_order",
        "items: list[tuple[str, float]]; tip: float = 0",
        "dict[str, float]",
        """
        What each person pays for {items}, pairs of (person, price), with {tip} percent on top; 2 decimals.
        restaurant bill per person
        Return a dict from person to the sum of what they ordered, tip included, in order of appearance.
        How much does everybody owe?
        Given who ordered what for which price, add up per person and add the tip in percent.
        Splits a bill by what each one had.
        """,
        """
        totals = {}
        for person, price in items:
            totals[person] = totals.get(person, 0) + price
        return {person: round(total * (1 + tip / 100), 2) for person, total in totals.items()}
        """,
        lambda r: (
            [(r.choice(_NAMES[:3]), _price(r)) for _ in range(r.randint(0, 5))],
            r.choice((0, 10, 15)),
        ),
    ),
    made(
        "storefront.monthly_sales",
        "monthly_sales sales_by_month revenue_by_month totals_per_month",
        "sales: list[tuple[str, float]]",
        "dict[str, float]",
        """
        Sum of {sales} (date as YYYY-MM-DD, amount) for each month 'YYYY-MM', months in order, 2 decimals.
        sales per month
        Return a dict from month to the total of its amounts, sorted by month.
        How much was sold in every month?
        Given dated amounts, add up those whose dates share year and month.
        Monthly turnover; months without sales are missing.
        """,
        """
        totals = {}
        for day, amount in sales:
            totals[day[:7]] = totals.get(day[:7], 0) + amount
        return {month: round(totals[month], 2) for month in sorted(totals)}
        """,
        lambda r: (
            [(f"2024-0{r.randint(1, 3)}-1{r.randint(0, 9)}", _price(r)) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "storefront.parse_price_line",
        "parse_price_line parse_item split_item_and_price",
        "line: str",
        "tuple[str, float]",
        """
        Read a {line} such as 'Green tea: $1.20' as name and price: ('Green tea', 1.2).
        parse item and price
        Return what stands before the last colon, and the number after it without a currency sign.
        Which item is it and what does it cost?
        Given a line of a price list 'name: price', split it; spaces and a dollar sign are dropped.
        Turns a text into (name, price).
        """,
        """
        name, _, price = line.rpartition(":")
        return name.strip(), float(price.strip().lstrip("$"))
        """,
        lambda r: (
            r.choice((*_GOODS, "Green tea", "Box: small"))
            + r.choice((": ", ": $", ":"))
            + f"{_price(r):.2f}",
        ),
    ),
    made(
        "storefront.receipt",
        "receipt format_receipt print_receipt receipt_text",
        "items: list[tuple[str, float]]; width: int = 24",
        "str",
        """
        A receipt for {items} (name, price): names on the left, prices on the right, {width} wide, then the \
        total.
        receipt as text
        Return one line per item, a line of dashes and a line 'TOTAL', joined by line breaks.
        How is the bill printed?
        Prices have two decimals and end at column {width}; the last line has the sum.
        Formats purchases as an aligned receipt.
        """,
        """
        def line(name, price):
            amount = f"{price:.2f}"
            return name.ljust(width - len(amount)) + amount

        lines = [line(name, price) for name, price in items]
        lines.append("-" * width)
        lines.append(line("TOTAL", sum(price for _, price in items)))
        return "\\n".join(lines)
        """,
        lambda r: (list(_prices(r, 0, 3).items()), r.choice((24, 20, 16))),
    ),
    made(
        "storefront.price_list",
        "price_list menu_lines format_price_list",
        "prices: dict[str, float]",
        "list[str]",
        """
        Lines 'name: $1.50' for {prices}, the cheapest first, equal prices by name.
        price list as lines
        Return a line with the name and the price with two decimals for every item, sorted by price.
        What would the menu of a small cafe look like?
        Given a dict from item to price, write them in ascending order of price.
        Formats prices for people.
        """,
        """
        items = sorted(prices.items(), key=lambda item: (item[1], item[0]))
        return [f"{name}: ${price:.2f}" for name, price in items]
        """,
        lambda r: ({name: r.choice((1.5, 2.0, _price(r))) for name in r.sample(_GOODS, r.randint(0, 4))},),
    ),
    made(
        "storefront.withdraw",
        "withdraw withdraw_money make_withdrawal",
        "balance: float; amount: float; overdraft: float = 0",
        "float",
        """
        Balance after withdrawing {amount} from {balance}, or the old one if it would fall below minus \
        {overdraft}.
        withdraw from an account
        Return the new balance; a withdrawal that is not covered, or not positive, changes nothing.
        How much is on the account after the withdrawal?
        Given balance, amount and the allowed overdraft, subtract the amount if there is enough money.
        Takes money from a bank account when possible.
        """,
        """
        if amount <= 0 or balance - amount < -overdraft:
            return balance
        return balance - amount
        """,
        lambda r: (float(r.randint(-20, 200)), float(r.randint(-5, 200)), r.choice((0, 50, 100))),
    ),
    made(
        "storefront.account_history",
        "process_transactions final_balance apply_transactions account_balance",
        "transactions: list[tuple[str, float]]; balance: float = 0",
        "float",
        """
        Balance after all {transactions}, pairs ('deposit', amount) or ('withdraw', amount), starting with \
        {balance}.
        deposits and withdrawals
        Return what is on the account in the end; a withdrawal of more than there is gets refused.
        How much money is left after all deposits and withdrawals?
        Given pairs of kind and amount, add deposits and subtract covered withdrawals; other kinds are \
        ignored.
        Runs a list of bank transactions.
        """,
        """
        for kind, amount in transactions:
            if kind == "deposit":
                balance += amount
            elif kind == "withdraw" and amount <= balance:
                balance -= amount
        return balance
        """,
        lambda r: (
            [(r.choice(("deposit", "withdraw")), float(r.randint(1, 90))) for _ in range(r.randint(0, 6))],
            float(r.choice((0, 50, 100))),
        ),
    ),
    made(
        "storefront.atm_notes",
        "atm_notes dispense_notes banknotes cash_machine",
        "amount: int; notes: list[int]",
        "dict[int, int] | None",
        """
        Fewest {notes} by always taking the largest that fits into {amount}: a dict note -> count; None if \
        not exact.
        banknotes of a cash machine
        Return how many of each note are paid out, largest first; unused notes are missing.
        Which notes does the machine give, and is the amount possible at all?
        Given the available kinds of notes, pay an amount greedily; a rest that no note fits gives None.
        Breaks an amount into notes.
        """,
        """
        result = {}
        for note in sorted(notes, reverse=True):
            count, amount = divmod(amount, note)
            if count:
                result[note] = count
        return result if amount == 0 else None
        """,
        lambda r: (
            r.choice((r.randint(0, 40) * 10, r.randint(0, 300), 0)),
            r.sample([10, 20, 50, 100], r.randint(1, 4)),
        ),
    ),
    made(
        "storefront.cash_summary",
        "cash_summary summarize_transactions income_and_expenses account_summary",
        "amounts: list[float]",
        "dict[str, float]",
        """
        Summarize {amounts}: 'income' is the sum of the positive ones, 'expenses' that of the negative, and \
        'balance'.
        income, expenses and balance
        Return a dict with what came in, what went out (as a positive number) and the difference of both.
        How much was earned, how much was spent and what is left?
        Given the bookings of an account, add up gains and losses apart, each rounded to 2 decimals.
        Gives the keys 'income', 'expenses' and 'balance', all 0 for an empty list.
        """,
        """
        income = sum(amount for amount in amounts if amount > 0)
        expenses = -sum(amount for amount in amounts if amount < 0)
        return {
            "income": round(income, 2),
            "expenses": round(expenses, 2),
            "balance": round(income - expenses, 2),
        }
        """,
        lambda r: ([r.randint(-50, 50) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "storefront.balance_history",
        "yearly_balances interest_table savings_growth balance_by_year",
        "deposit: float; rate: float; years: int",
        "list[float]",
        """
        Balance at the end of each of {years} years for a {deposit} with {rate} percent interest, 2 \
        decimals each.
        savings year by year
        Return how an amount grows with compound interest, one value per year.
        How much is in the account after each year?
        Given a first deposit and a yearly rate in percent, list the balances; only the results are rounded.
        Table of compound interest.
        Balance of {deposit} at {rate} percent interest after each of {years}, rounded to 2 decimals.
        yearly balances
        Return a list with the amount after one year, two years and so on.
        """,
        """
        balances = []
        for _ in range(years):
            deposit *= 1 + rate / 100
            balances.append(round(deposit, 2))
        return balances
        """,
        lambda r: (float(r.choice((100, 1000, 0, 250))), r.choice((1, 2.5, 10, 0)), r.randint(0, 5)),
    ),
    made(
        "storefront.refund",
        "refund_amount calculate_refund refund",
        "price: float; days: int; full: int = 14; half: int = 30",
        "float",
        """
        Refund for {price} after {days}: everything up to {full} days, half of it up to {half}, later nothing.
        refund by days since purchase
        Return how much money is given back, rounded to 2 decimals.
        How much does the customer get for a returned item?
        Given the price, the days since the purchase and two limits in days, compute the refund.
        Full refund within two weeks, fifty percent within a month, by default.
        """,
        """
        if days <= full:
            return round(price, 2)
        if days <= half:
            return round(price / 2, 2)
        return 0.0
        """,
        lambda r: (
            _price(r),
            r.choice((0, 14, 15, 30, 31, r.randint(0, 60))),
            r.choice((14, 7)),
            r.choice((30, 60)),
        ),
    ),
    made(
        "storefront.subscription_cost",
        "subscription_cost membership_cost total_subscription",
        "months: int; monthly: float; free: int = 0; setup: float = 0",
        "float",
        """
        Cost of a subscription: {setup} once and {monthly} for each of {months} after the first {free}; 2 \
        decimals.
        subscription with free months and a joining fee
        Return what is paid in total; if it ends within the trial, only the fee for joining is paid.
        How much does the membership cost altogether?
        Given duration, monthly fee, length of the free trial and a fee at the start, compute the sum.
        Months after the trial cost the full fee; rounded to cents.
        """,
        """
        return round(setup + max(0, months - free) * monthly, 2)
        """,
        lambda r: (r.randint(0, 24), _price(r), r.randint(0, 3), r.choice((0, 10, 25.5))),
    ),
    made(
        "storefront.group_price",
        "group_price group_ticket_price price_for_group",
        "people: int; price: float; minimum: int; percent: float",
        "float",
        """
        Tickets for {people} at {price} each; from {minimum} people on all get {percent} percent off. 2 \
        decimals.
        group discount
        Return the total for a group, reduced if the group is large enough.
        What does the group pay?
        Given the number of visitors, the price and the terms of the group discount, compute the sum.
        Below the minimum everybody pays the full price.
        """,
        """
        total = people * price
        if people >= minimum:
            total *= 1 - percent / 100
        return round(total, 2)
        """,
        lambda r: (r.choice((0, 9, 10, r.randint(1, 30))), _price(r), 10, r.choice((10, 20, 25))),
    ),
    made(
        "storefront.find_product",
        "find_product price_of_product lookup_price get_product_price",
        "products: list[dict]; name: str",
        "float | None",
        """
        The 'price' of the one of {products} whose 'name' is {name}, ignoring case; None if there is none.
        price of a product by name
        Return what a product costs, found by its name in upper or lower case.
        How much is this product?
        Given product dicts with name and price, search the first one with the name.
        Looks up a price in a list of products.
        """,
        """
        for product in products:
            if product["name"].lower() == name.lower():
                return product["price"]
        return None
        ---
        return next((p["price"] for p in products if p["name"].lower() == name.lower()), None)
        """,
        lambda r: (_products(r, 1), r.choice((r.choice(_GOODS), r.choice(_GOODS).upper()))),
    ),
    made(
        "storefront.discount_category",
        "discount_category reduce_category_prices sale_on_category",
        "products: list[dict]; category: str; percent: float",
        "list[dict]",
        """
        Copies of {products} in which those of the {category} cost {percent} percent less, rounded to 2 \
        decimals.
        sale on one category
        Return new product dicts with the reduced 'price'; other products stay as they are.
        What are the prices when everything of one kind is on sale?
        Given dicts with 'category' and 'price', lower the price of a category without changing the originals.
        Applies a discount to part of the catalogue.
        """,
        """
        return [
            {**product, "price": round(product["price"] * (1 - percent / 100), 2)}
            if product["category"] == category
            else dict(product)
            for product in products
        ]
        """,
        lambda r: (_products(r), r.choice(_KINDS), r.choice((10, 50, 25))),
    ),
    made(
        "storefront.sales_ranking",
        "sales_ranking best_sellers top_products most_sold",
        "sales: list[tuple[str, int]]; n: int = 3",
        "list[str]",
        """
        Names of the {n} products sold most often in {sales} (name, pieces), best first, ties by name.
        top selling products
        Return the best sellers: pieces of the same product are added before they are compared.
        Which products sell best?
        Given pairs of product and quantity, sum them per product and list the first {n}.
        Ranking of products by pieces sold.
        """,
        """
        totals = {}
        for name, pieces in sales:
            totals[name] = totals.get(name, 0) + pieces
        return sorted(totals, key=lambda name: (-totals[name], name))[:n]
        """,
        lambda r: (
            [(r.choice(_GOODS[:5]), r.randint(1, 6)) for _ in range(r.randint(0, 8))],
            r.randint(1, 4),
        ),
    ),
)
