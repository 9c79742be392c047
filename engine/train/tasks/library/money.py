"""Money: tips, taxes, discounts, invoices, loans, savings, budgets, shared costs, trading and accounts."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_PEOPLE = "Ann Bo Cy Di".split()
_KINDS = "rent food fun car".split()


def _ints(r: Random, low: int = 0, high: int = 5, bottom: int = 0, top: int = 20) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _amounts(r: Random, names: list[str], low: int = 0, high: int = 3, top: int = 30) -> dict[str, int]:
    return {name: r.randint(0, top) for name in r.sample(names, r.randint(low, high))}


def _spending(r: Random, high: int = 3) -> list[tuple[str, int]]:
    return [(r.choice(_KINDS[:3]), r.randint(1, 20)) for _ in range(r.randint(0, high))]


ENTRIES = (
    made(
        "money.tip_amount",
        "tip_amount tip_in_cents gratuity",
        "bill: int; percent: int",
        "int",
        """
        Tip of {percent} percent on a {bill} in cents, rounded up to a whole cent.
        gratuity in cents, rounded up
        Given a bill and a percentage, return only the tip; a fraction of a cent counts as a full one.
        How much extra should the waiter get? Always round up.
        Work out the service charge on a restaurant check without adding it to the check; round upwards.
        Returns the smallest whole number of cents that is at least {percent} percent of {bill}.
        """,
        """
        return math.ceil(bill * percent / 100)
        ---
        return -(-bill * percent // 100)
        ---
        tip, rest = divmod(bill * percent, 100)
        return tip + 1 if rest else tip
        """,
        lambda r: (r.choice((0, 100, 1000, r.randint(1, 3000))), r.choice((0, 5, 10, 12, 15, 20))),
        "import math",
    ),
    made(
        "money.tip_percent",
        "tip_percent tip_rate percent_tipped",
        "bill: int; paid: int",
        "float",
        """
        How many percent of the {bill} was the tip if {paid} was handed over? One decimal, 0.0 for a bill \
        of 0.
        tip percentage from bill and payment
        Given what a meal cost and what the guest paid, return the gratuity in percent, rounded to 1 decimal.
        How generous was the guest? Compare the extra money with the check; nothing to pay means 0.0.
        Work out the rate of the tip.
        Returns 100 times the difference divided by {bill}, with one decimal, or 0.0 if {bill} is 0.
        """,
        """
        if bill == 0:
            return 0.0
        return round((paid - bill) * 100 / bill, 1)
        ---
        tip = paid - bill
        return round(100 * tip / bill, 1) if bill else 0.0
        """,
        lambda r: (lambda bill: (bill, bill + r.choice((0, 1, 5, r.randint(0, 20)))))(
            r.choice((0, 20, 50, r.randint(1, 90)))
        ),
    ),
    made(
        "money.price_for_margin",
        "price_for_margin selling_price_from_margin price_with_margin",
        "cost: int; margin: int",
        "float",
        """
        Selling price at which {margin} percent of the price is profit, for goods that {cost} so much.
        price from cost and profit margin, rounded to 2 decimals
        Given the purchase cost and the wanted margin (below 100), return cost / (1 - margin / 100) to the \
        cent.
        What must I charge so that the given share of the takings is gain?
        Calculate a retail price from cost and margin; a margin of 50 doubles the cost.
        Returns the price rounded to two decimals.
        """,
        """
        return round(cost * 100 / (100 - margin), 2)
        ---
        share_of_cost = 100 - margin
        price = cost * 100 / share_of_cost
        return round(price, 2)
        """,
        lambda r: (r.choice((0, 10, 100, r.randint(1, 200))), r.choice((0, 10, 20, 25, 40, 50, 75, 90))),
    ),
    made(
        "money.markup_percent",
        "markup_percent markup markup_rate",
        "cost: int; price: int",
        "float | None",
        """
        Markup in percent: how much more than {cost} the {price} is, relative to the cost; None for cost 0.
        markup on cost
        Given buying and selling price, return the surcharge in percent of the buying price, one decimal.
        By how many percent did the dealer raise what he paid? A cost of zero gives None.
        Compare the sales price with the purchase price, as a percentage of the latter.
        Returns (price - cost) / cost * 100 rounded to 1 decimal, None when {cost} is 0.
        """,
        """
        if cost == 0:
            return None
        return round((price - cost) * 100 / cost, 1)
        ---
        return None if not cost else round(100 * (price - cost) / cost, 1)
        """,
        lambda r: (r.choice((0, 10, r.randint(1, 60))), r.randint(0, 99)),
    ),
    made(
        "money.split_by_shares",
        "split_by_shares split_by_weight proportional_split",
        "amount: int; shares: list[int]",
        "list[int]",
        """
        Split {amount} cents in proportion to {shares}, rounded down; the first one gets the rest.
        divide money by weights without losing a cent
        Given an amount and positive weights, return whole parts; what rounding leaves over goes to the first.
        Roommates share the rent by room size: compute everybody's part, cents left over are added to the \
        first.
        How do I distribute money 2:1:1 so that the parts add up to all of it?
        Returns the parts in order; each is amount * share // total, plus the remainder for the first.
        """,
        """
        total = sum(shares)
        parts = [amount * share // total for share in shares]
        parts[0] += amount - sum(parts)
        return parts
        ---
        total = sum(shares)
        parts = []
        for share in shares:
            parts.append(amount * share // total)
        rest = amount - sum(parts)
        return [parts[0] + rest] + parts[1:]
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 500))), _ints(r, 1, 4, 1, 5)),
    ),
    made(
        "money.own_and_shared",
        "split_own_and_shared bill_with_own_items each_pays",
        "own: dict[str, int]; shared: int",
        "dict[str, float]",
        """
        Each person pays the {own} items plus an equal part of the {shared} cost, rounded to 2 decimals.
        restaurant bill: own dishes and a shared bottle
        Given what everybody ordered alone and the price of what was shared, return each one's total.
        Friends split the wine evenly but pay for their own food: who owes how much?
        Add the same fraction of the common costs to everyone; {{}} if nobody was there.
        Returns a dict from name to own amount plus {shared} divided by the number of people, to the cent.
        """,
        """
        return {name: round(amount + shared / len(own), 2) for name, amount in own.items()}
        ---
        totals = {}
        for name in own:
            totals[name] = round(own[name] + shared / len(own), 2)
        return totals
        """,
        lambda r: (_amounts(r, _PEOPLE, 0, 3), r.choice((0, 6, 10, r.randint(0, 30)))),
    ),
    made(
        "money.charm_price",
        "charm_price price_ending_99 psychological_price",
        "price: int",
        "int",
        """
        Smallest price in cents that is at least {price} and ends with 99.
        round a price up to x.99
        Given cents, return the next amount such as 499 or 1299; an amount that already ends in 99 stays.
        Marketing wants all prices to end with ninety-nine cents: raise this one accordingly.
        What is the psychological price, just below a full dollar, that is not lower?
        Returns the first number from {price} on whose last two digits are 99.
        """,
        """
        return price // 100 * 100 + 99
        ---
        while price % 100 != 99:
            price += 1
        return price
        ---
        return price + 99 - price % 100
        """,
        lambda r: (r.choice((0, 99, 100, 199, 500, r.randint(1, 2000))),),
    ),
    made(
        "money.round_half_up",
        "round_half_up round_commercially round_to_cents",
        "amount: str",
        "str",
        """
        Round the decimal text {amount} to two places, halves upward: '2.345' becomes '2.35'.
        commercial rounding of a decimal string
        Given a non-negative number as text, return it with exactly two digits after the point, 5 rounds up.
        How do I round money without float errors? A third digit of 5 or more raises the cents.
        Write an amount with cents, rounding half up.
        Returns text with two decimal places.
        """,
        """
        return str(Decimal(amount).quantize(Decimal("0.01"), rounding=ROUND_HALF_UP))
        ---
        whole, _, digits = amount.partition(".")
        digits = (digits + "000")[:3]
        cents = (int(whole + digits) + 5) // 10
        return f"{cents // 100}.{cents % 100:02d}"
        """,
        lambda r: (
            f"{r.choice((0, 1, 2, r.randint(0, 99)))}"
            + r.choice(("", ".5", f".{r.randint(0, 99):02d}", f".{r.randint(0, 999):03d}", ".995", ".345")),
        ),
        "from decimal import ROUND_HALF_UP, Decimal",
    ),
    made(
        "money.spare_change",
        "spare_change round_up_savings savings_from_rounding",
        "purchases: list[int]",
        "int",
        """
        Sum of what is missing to the next full 100 cents in each of {purchases}; full amounts add nothing.
        round-up savings
        Given payments in cents, round each up to a whole dollar and return how much is put aside in total.
        A bank app saves the spare change of every purchase: how many cents come together?
        Add up the differences to the next round hundred.
        Returns the total of the round-ups, 0 without purchases.
        """,
        """
        return sum(-amount % 100 for amount in purchases)
        ---
        saved = 0
        for amount in purchases:
            if amount % 100:
                saved += 100 - amount % 100
        return saved
        ---
        return sum(math.ceil(amount / 100) * 100 - amount for amount in purchases)
        """,
        lambda r: ([r.choice((100, 250, 199, r.randint(1, 900))) for _ in range(r.randint(0, 5))],),
        "import math",
    ),
    made(
        "money.tax_inside",
        "tax_inside included_tax vat_in_gross",
        "gross: int; percent: int",
        "float",
        """
        The tax that is contained in a {gross} price at {percent} percent, rounded to 2 decimals.
        VAT included in a price
        Given a price with tax and the rate, return only the tax part of it.
        How much of what I paid goes to the state? The rate applies to the net price.
        Extract the sales tax from an amount that already includes it.
        Returns gross * percent / (100 + percent) to the cent.
        """,
        """
        return round(gross * percent / (100 + percent), 2)
        ---
        tax = gross * percent / (100 + percent)
        return round(tax, 2)
        """,
        lambda r: (r.choice((0, 119, 120, r.randint(1, 300))), r.choice((0, 5, 7, 10, 19, 20, 25))),
    ),
    made(
        "money.tax_by_rate",
        "tax_by_rate tax_per_rate vat_summary",
        "lines: list[tuple[int, int]]",
        "dict[int, float]",
        """
        Add up the tax for each rate; {lines} are (net amount, tax percent), sums rounded to 2 decimals.
        VAT totals grouped by rate
        Given positions with different tax rates, return a dict from rate to the tax due, in ascending order.
        How much tax of each kind stands at the end of the invoice? Sum the net amounts first.
        Group the lines of a bill by their rate and tax every group.
        Returns rates in ascending order with net sum times rate / 100, {{}} without lines.
        """,
        """
        nets: dict[int, int] = {}
        for net, rate in lines:
            nets[rate] = nets.get(rate, 0) + net
        return {rate: round(nets[rate] * rate / 100, 2) for rate in sorted(nets)}
        ---
        rates = sorted({rate for _, rate in lines})
        return {rate: round(sum(net for net, own in lines if own == rate) * rate / 100, 2) for rate in rates}
        """,
        lambda r: ([(r.randint(0, 50), r.choice((7, 19, 0))) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "money.discount_rate",
        "discount_rate percent_off saved_percent",
        "old: int; new: int",
        "int",
        """
        Discount in whole percent from price {old} to {new}, rounded down; 0 if it is not cheaper.
        percent off for a sale label
        Given the former and the present price, tell how many percent are saved; no saving gives 0.
        Which number belongs on the '-20%' sticker? Cut the decimals off.
        By how many full percent was the article reduced?
        Returns an int from 0 to 100; 0 when {old} is 0 or {new} is not lower.
        """,
        """
        if old <= 0 or new >= old:
            return 0
        return (old - new) * 100 // old
        ---
        return max(0, (old - new) * 100 // old) if old else 0
        """,
        lambda r: (r.choice((0, 10, 50, 100, r.randint(1, 99))), r.randint(0, 99)),
    ),
    made(
        "money.better_coupon",
        "better_coupon best_discount lowest_after_coupon",
        "price: int; percent: int; fixed: int",
        "float",
        """
        Price after the better of two coupons: {percent} percent off or {fixed} off, but not below 0.
        choose between percentage and amount discount
        Given a price and two vouchers of which only one may be used, return the lower price, 2 decimals.
        What do I pay with whichever coupon saves more?
        Compare a percent discount with a fixed reduction and take the cheaper result; never less than zero.
        Returns a float rounded to two decimals.
        """,
        """
        with_percent = price * (100 - percent) / 100
        with_fixed = max(0, price - fixed)
        return round(float(min(with_percent, with_fixed)), 2)
        ---
        saved = max(price * percent / 100, min(fixed, price))
        return round(float(price - saved), 2)
        """,
        lambda r: (
            r.choice((0, 20, 100, r.randint(1, 99))),
            r.choice((0, 5, 10, 20, 50)),
            r.choice((0, 5, 10, 30)),
        ),
    ),
    made(
        "money.apply_code",
        "apply_code redeem_code price_with_code",
        "price: int; code: str; codes: dict[str, int]",
        "float",
        """
        Reduce {price} by the percent that {codes} gives for {code}; an unknown code changes nothing.
        voucher code to price, ignoring case
        Given a price, what the customer typed and a dict of upper-case codes, return the price, 2 decimals.
        What does the order cost with the promo code? Spaces around it and case do not matter.
        Look up a coupon; if it does not exist the full price as a float is due.
        Returns the price after the discount rounded to two decimals.
        """,
        """
        percent = codes.get(code.strip().upper(), 0)
        return round(price * (100 - percent) / 100, 2)
        ---
        key = code.strip().upper()
        if key not in codes:
            return float(price)
        return round(price * (100 - codes[key]) / 100, 2)
        """,
        lambda r: (
            r.choice((0, 50, r.randint(1, 99))),
            r.choice(("TEN", "ten", " Ten", "HALF", "half ", "x", "")),
            {name: r.choice((10, 20, 50)) for name in r.sample(("TEN", "HALF"), r.randint(1, 2))},
        ),
    ),
    made(
        "money.second_half_price",
        "second_half_price every_second_half pair_discount",
        "prices: list[int]",
        "float",
        """
        Total of {prices} when, from the most expensive down, every second item costs half.
        second one half price
        Given prices, sort them from high to low; items number 2, 4, 6 ... are charged with 50 percent.
        What does the basket cost under the offer 'buy one, get the next cheaper one for half'?
        Pair the goods, dearest first; the cheaper one of each pair is half off.
        Returns the sum as a float, 0.0 for an empty basket.
        """,
        """
        ordered = sorted(prices, reverse=True)
        return sum(ordered[::2]) + sum(ordered[1::2]) / 2
        ---
        total = 0.0
        for i, price in enumerate(sorted(prices, reverse=True)):
            total += price / 2 if i % 2 else price
        return total
        """,
        lambda r: (_ints(r, 0, 5, 1, 20),),
    ),
    made(
        "money.prorated",
        "prorated_fee prorate partial_month_fee",
        "fee: int; days_used: int; days: int",
        "float",
        """
        Part of a {fee} for {days} that falls on {days_used} of them, rounded to 2 decimals.
        prorate a subscription by days
        Given the price of a period, how many days it has and how many were used, charge only for the latter.
        Somebody joins in the middle of the month: what is due? More days than the period cost the full fee.
        Pro rata price, at most the whole {fee}.
        Returns fee * days used / days to the cent, never above {fee}.
        """,
        """
        return round(fee * min(days_used, days) / days, 2)
        ---
        if days_used >= days:
            return float(fee)
        return round(fee * days_used / days, 2)
        """,
        lambda r: (r.choice((0, 30, 31, r.randint(1, 99))), r.randint(0, 35), r.choice((28, 30, 31))),
    ),
    made(
        "money.cheaper_plan",
        "cheaper_plan monthly_or_yearly choose_plan",
        "monthly: int; yearly: int; months: int",
        "str",
        """
        Which plan is cheaper for {months}: 'monthly' at {monthly} each or 'yearly' per begun year?
        monthly or yearly subscription, 'monthly' on a tie
        Given both prices and how long one stays, return 'monthly' or 'yearly'; each started year is paid \
        in full.
        Should I pay by the month or by the year? Equal cost means 'monthly'.
        Compare twelve-month contracts with single months.
        Returns 'yearly' only if the begun years cost less than {months} single months.
        """,
        """
        years = -(-months // 12)
        return "yearly" if years * yearly < months * monthly else "monthly"
        ---
        cost_by_month = monthly * months
        cost_by_year = yearly * math.ceil(months / 12)
        if cost_by_year < cost_by_month:
            return "yearly"
        return "monthly"
        """,
        lambda r: (r.randint(1, 20), r.randint(20, 150), r.choice((0, 1, 12, 13, 24, r.randint(1, 40)))),
        "import math",
    ),
    made(
        "money.late_fee",
        "late_fee overdue_fine fine_for_days",
        "days: int; per_day: int; cap: int",
        "int",
        """
        Fine of {per_day} for each of the {days} too late, at most {cap}; nothing if not late.
        library fine with an upper limit
        Given how many days a book is overdue, the daily charge and a maximum, return the penalty.
        What does it cost to bring something back late? Zero or negative days are free.
        Late fee per day, capped.
        Returns days * per_day, but never less than 0 and never more than {cap}.
        """,
        """
        return min(max(days, 0) * per_day, cap)
        ---
        if days <= 0:
            return 0
        fine = days * per_day
        return cap if fine > cap else fine
        ---
        return sorted((0, days * per_day, cap))[1]
        """,
        lambda r: (r.randint(-3, 20), r.randint(1, 5), r.choice((10, 20, 50))),
    ),
    made(
        "money.invoice_status",
        "invoice_status payment_status paid_state",
        "amount: int; paid: int",
        "str",
        """
        Status of an invoice over {amount}: 'open', 'partial', 'paid' or 'overpaid', depending on {paid}.
        payment state: nothing 'open', less 'partial', equal 'paid', more 'overpaid'
        Given the sum due and the money received, return 'open' for none, 'partial' for too little, 'paid' \
        for the \
        exact sum and 'overpaid' for too much.
        Has the bill been settled? Answer with one of the words open, partial, paid and overpaid.
        Compare what came in with what is due: open if 0 came, partial below, paid at and overpaid above \
        the sum.
        Returns 'open' if nothing was paid, 'partial', 'paid' or 'overpaid'.
        """,
        """
        if paid == 0:
            return "open"
        if paid < amount:
            return "partial"
        return "paid" if paid == amount else "overpaid"
        ---
        if paid > 0:
            if paid > amount:
                return "overpaid"
            return "paid" if paid == amount else "partial"
        return "open"
        """,
        lambda r: (lambda amount: (amount, r.choice((0, amount, amount + 5, r.randint(0, amount)))))(
            r.randint(1, 50)
        ),
    ),
    made(
        "money.pay_oldest_first",
        "pay_oldest_first apply_payment settle_in_order",
        "invoices: list[int]; payment: int",
        "list[int]",
        """
        What remains of each of {invoices} when a {payment} settles them from the first to the last.
        allocate a payment to the oldest bills first
        Given open amounts in order of age and money received, pay one after the other until it is used up.
        Which sums are still due after the transfer? Money left over at the end is ignored.
        Spread a payment over debts, beginning with the oldest.
        Returns the remaining amounts in the same order, 0 for a settled one.
        """,
        """
        remaining = []
        for amount in invoices:
            used = min(amount, payment)
            payment -= used
            remaining.append(amount - used)
        return remaining
        ---
        result = []
        left = payment
        for amount in invoices:
            if left >= amount:
                left -= amount
                result.append(0)
            else:
                result.append(amount - left)
                left = 0
        return result
        """,
        lambda r: (_ints(r, 0, 4, 1, 20), r.choice((0, 10, r.randint(1, 60)))),
    ),
    made(
        "money.aging",
        "aging_buckets aging_report overdue_buckets",
        "invoices: list[tuple[int, int]]",
        "dict[str, int]",
        """
        Sum the amounts of {invoices} (amount, days overdue) as '0-30', '31-60' and '61+'.
        accounts receivable aging with buckets 0-30, 31-60, 61+
        Given open bills with their age in days, total them by up to 30 days, up to 60 days and more.
        How old is the money that customers owe us? All three keys '0-30', '31-60', '61+' are there, even \
        with 0.
        Group debts by age: 30 and 60 days are the borders, both belong to the lower group.
        Returns a dict with the sums under '0-30', '31-60' and '61+'.
        """,
        """
        totals = {"0-30": 0, "31-60": 0, "61+": 0}
        for amount, days in invoices:
            if days <= 30:
                totals["0-30"] += amount
            elif days <= 60:
                totals["31-60"] += amount
            else:
                totals["61+"] += amount
        return totals
        ---
        return {
            "0-30": sum(amount for amount, days in invoices if days <= 30),
            "31-60": sum(amount for amount, days in invoices if 30 < days <= 60),
            "61+": sum(amount for amount, days in invoices if days > 60),
        }
        """,
        lambda r: (
            [
                (r.randint(1, 50), r.choice((0, 30, 31, 60, 61, r.randint(0, 99))))
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "money.equal_payments",
        "equal_payments payment_plan monthly_rates",
        "total: int; months: int",
        "list[int]",
        """
        Split {total} cents into {months} equal whole payments; the last one takes the remaining cents.
        installment plan
        Given a purchase and a number of months, return the monthly payments, the odd cents in the last.
        Pay in installments: every rate is rounded down, the final one corrects the sum.
        How much is due each month if a debt is paid off in equal parts?
        Returns {months} ints whose sum is {total}.
        """,
        """
        rate = total // months
        return [rate] * (months - 1) + [total - rate * (months - 1)]
        ---
        payments = [total // months for _ in range(months)]
        payments[-1] += total % months
        return payments
        ---
        rate, rest = divmod(total, months)
        return [rate + (rest if month == months - 1 else 0) for month in range(months)]
        """,
        lambda r: (r.choice((0, 100, 1000, r.randint(1, 2000))), r.randint(1, 6)),
    ),
    made(
        "money.months_to_pay_off",
        "months_to_pay_off payoff_months debt_free_after",
        "debt: int; percent: int; payment: int",
        "int | None",
        """
        Months until a {debt} is paid off with a monthly {payment}, when {percent} percent interest is \
        added first.
        payoff time of a debt, None if it never ends
        Given a debt, a monthly interest rate and a fixed payment, count the payments until nothing is owed.
        When am I debt-free? Each month interest is added, then the payment is taken off; None if the \
        payment \
        does not exceed the first interest.
        Simulate a credit card debt with interest per month.
        Returns 0 for no debt, and None when {payment} is at most the interest of the first month.
        """,
        """
        if debt > 0 and payment <= debt * percent / 100:
            return None
        months = 0
        owed = float(debt)
        while owed > 0:
            owed += owed * percent / 100
            owed -= payment
            months += 1
        return months
        ---
        left = float(debt)
        if left > 0 and left * percent / 100 >= payment:
            return None
        for month in count():
            if left <= 0:
                return month
            left = left + left * percent / 100 - payment
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 300))), r.choice((0, 1, 2, 5, 10)), r.randint(5, 60)),
        "from itertools import count",
    ),
    made(
        "money.debt_after",
        "debt_after remaining_debt loan_balance",
        "debt: int; percent: int; payments: list[int]",
        "float",
        """
        Debt after {payments}: before each one {percent} percent interest is added, result with 2 decimals.
        remaining loan balance
        Given a loan, the interest per period and what was paid, return what is still owed; never below 0.
        How much of the credit is left? Interest first, then the payment, period by period, not under 0.0.
        Follow a loan through its repayments.
        Returns the balance rounded to two decimals at the end, at least 0.0.
        """,
        """
        owed = float(debt)
        for payment in payments:
            owed = max(0.0, owed * (100 + percent) / 100 - payment)
        return round(owed, 2)
        ---
        return round(reduce(lambda owed, paid: max(0.0, owed * (100 + percent) / 100 - paid), payments, \
        float(debt)), 2)
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 300))), r.choice((0, 1, 5, 10)), _ints(r, 0, 4, 0, 80)),
        "from functools import reduce",
    ),
    made(
        "money.interest_part",
        "interest_and_principal split_payment interest_part",
        "debt: int; percent: int; payment: int",
        "tuple[float, float]",
        """
        Split a yearly {payment} on a {debt} into interest ({percent} percent of the debt) and repayment.
        interest and principal parts of a loan payment, 2 decimals each
        Given a loan, its interest rate and a payment, return how much is interest and how much reduces the \
        debt.
        Which part of my rate really pays off the loan? The second number may be negative if the rate is \
        too low.
        Divide an annuity into its two parts.
        Returns (interest, payment - interest), both rounded to two decimals.
        """,
        """
        interest = round(debt * percent / 100, 2)
        return interest, round(payment - interest, 2)
        ---
        interest = debt * percent / 100
        return round(interest, 2), round(payment - round(interest, 2), 2)
        """,
        lambda r: (r.choice((0, 1000, r.randint(1, 900))), r.choice((0, 1, 3, 5, 12)), r.randint(0, 100)),
    ),
    made(
        "money.yearly_deposits",
        "yearly_deposits saved_with_deposits balance_after_deposits",
        "deposit: int; percent: int; years: int",
        "float",
        """
        Savings after {years} with a {deposit} at the start of each year and {percent} percent interest.
        savings plan with yearly deposits, rounded to 2 decimals
        Given a yearly deposit, an interest rate and a number of years, return the final balance.
        What do I have if I put the same amount aside every January and it earns interest until December?
        Deposit, then add interest; repeat for each year and round only at the end.
        Returns the balance to the cent, 0.0 for 0 years.
        """,
        """
        balance = 0.0
        for _ in range(years):
            balance = (balance + deposit) * (100 + percent) / 100
        return round(balance, 2)
        ---
        balance = 0.0
        year = 0
        while year < years:
            balance += deposit
            balance = balance * (100 + percent) / 100
            year += 1
        return round(balance, 2)
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 99))), r.choice((0, 1, 2, 5, 10)), r.randint(0, 6)),
    ),
    made(
        "money.price_after_inflation",
        "price_after_inflation inflated_price future_price",
        "price: int; rates: list[int]",
        "float",
        """
        What something that costs {price} now costs after years with the inflation {rates} in percent.
        inflate a price year by year, rounded to 2 decimals
        Given a price and one rate per year, raise it by each rate in turn and round at the end.
        How expensive will it get? Apply every year's inflation to the price of the year before.
        Prices rise (or fall with a negative rate): compute the later price.
        Returns the final price with two decimals; no rates leave it unchanged, as a float.
        """,
        """
        value = float(price)
        for rate in rates:
            value = value * (100 + rate) / 100
        return round(value, 2)
        ---
        return round(reduce(lambda value, rate: value * (100 + rate) / 100, rates, float(price)), 2)
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 99))), _ints(r, 0, 4, -2, 10)),
        "from functools import reduce",
    ),
    made(
        "money.payback_year",
        "payback_year payback_period years_until_paid_back",
        "cost: int; returns: list[int]",
        "int | None",
        """
        In which year (counted from 1) have the yearly {returns} together reached the {cost}? None if never.
        payback period of an investment
        Given what a purchase cost and what it brings per year, tell when it has paid for itself.
        After how many years is the solar panel paid off? 0 if it costs nothing.
        Add up the earnings year by year until the money is back.
        Returns the number of years, 0 for a {cost} of 0, or None if the earnings are too small.
        """,
        """
        earned = 0
        if earned >= cost:
            return 0
        for year, amount in enumerate(returns, 1):
            earned += amount
            if earned >= cost:
                return year
        return None
        ---
        totals = accumulate(returns, initial=0)
        return next((year for year, total in enumerate(totals) if total >= cost), None)
        """,
        lambda r: (r.choice((0, r.randint(1, 40))), _ints(r, 0, 5, 0, 15)),
        "from itertools import accumulate",
    ),
    made(
        "money.return_on_investment",
        "return_on_investment roi investment_return",
        "invested: int; received: int",
        "float",
        """
        Return on investment in percent: gain or loss of {received} over {invested}, 1 decimal, 0.0 for \
        nothing.
        ROI
        Given the money put in and the money got back, return the profit in percent of the former.
        How well did the investment do? A loss is negative; if nothing was put in, 0.0.
        Profit or loss relative to the stake, as a percentage.
        Returns 100 * (received - invested) / invested rounded to one decimal, 0.0 when {invested} is 0.
        """,
        """
        if invested == 0:
            return 0.0
        return round(100 * (received - invested) / invested, 1)
        ---
        return round(100 * (received - invested) / invested, 1) if invested else 0.0
        """,
        lambda r: (r.choice((0, 100, r.randint(1, 200))), r.randint(0, 300)),
    ),
    made(
        "money.declining_value",
        "declining_value declining_balance resale_value",
        "price: int; percent: int; years: int",
        "float",
        """
        Value after {years} when something bought for {price} loses {percent} percent of its value every year.
        declining balance depreciation, rounded to 2 decimals
        Given a price and a yearly loss in percent of the remaining value, return what is left in the end.
        What will the car fetch later? Each year the same percentage of the current value disappears.
        Geometric write-off: multiply by (100 - percent) / 100 once a year and round at the end.
        Returns the remaining value with two decimals.
        """,
        """
        value = float(price)
        for _ in range(years):
            value = value * (100 - percent) / 100
        return round(value, 2)
        ---
        value = float(price)
        while years > 0:
            value *= 100 - percent
            value /= 100
            years -= 1
        return round(value, 2)
        """,
        lambda r: (r.choice((0, 1000, r.randint(1, 900))), r.choice((0, 10, 20, 25, 50)), r.randint(0, 5)),
    ),
    made(
        "money.portfolio_value",
        "portfolio_value holdings_value depot_value",
        "shares: dict[str, int]; prices: dict[str, int]",
        "int",
        """
        Total value of the {shares} held at current {prices}; a stock without a price counts 0.
        value of a share portfolio
        Given how many shares of each stock one has and the quotes, multiply and add up.
        How much is my depot worth? Papers that are not quoted are worthless.
        Sum of number times price over all holdings, 0 for an empty portfolio.
        Returns an int; stocks missing in {prices} add nothing.
        """,
        """
        return sum(count * prices.get(name, 0) for name, count in shares.items())
        ---
        total = 0
        for name in shares:
            if name in prices:
                total += shares[name] * prices[name]
        return total
        ---
        return sum(shares[name] * prices[name] for name in shares.keys() & prices.keys())
        """,
        lambda r: (_amounts(r, ["AB", "CD", "EF"], 0, 2, 9), _amounts(r, ["AB", "CD", "EF"], 1, 3, 50)),
    ),
    made(
        "money.average_cost",
        "average_cost average_purchase_price cost_per_share",
        "purchases: list[tuple[int, int]]",
        "float | None",
        """
        Average price paid for a share over all {purchases}, which are (number, price); None without shares.
        average purchase price, rounded to 2 decimals
        Given buys as pairs of quantity and unit price, return the mean price weighted by quantity.
        What did one share cost me on average? Nothing bought means None.
        Total money spent divided by the total number of pieces.
        Returns a float with two decimals or None.
        """,
        """
        count = sum(number for number, _ in purchases)
        if count == 0:
            return None
        return round(sum(number * price for number, price in purchases) / count, 2)
        ---
        count = cost = 0
        for number, price in purchases:
            count += number
            cost += number * price
        return round(cost / count, 2) if count else None
        """,
        lambda r: ([(r.randint(0, 9), r.randint(1, 50)) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "money.fifo_profit",
        "fifo_profit realized_profit first_in_first_out",
        "buys: list[int]; sales: list[int]",
        "int",
        """
        Profit when the single items bought for {buys} are sold in the same order for {sales}.
        first in, first out profit
        Given buying prices and selling prices of single shares, match the first sale with the first buy \
        and so on.
        What was gained by the sales so far? Items not yet sold do not count; there are never more sales \
        than buys.
        FIFO: subtract the price of the oldest item from every sale.
        Returns the sum of sale minus purchase over all sold items, 0 if nothing was sold.
        """,
        """
        return sum(sale - buy for buy, sale in zip(buys, sales))
        ---
        return sum(sales) - sum(buys[:len(sales)])
        ---
        profit = 0
        for i, sale in enumerate(sales):
            profit += sale - buys[i]
        return profit
        """,
        lambda r: (lambda buys: (buys, _ints(r, 0, len(buys), 1, 30)))(_ints(r, 0, 5, 1, 30)),
    ),
    made(
        "money.exchange_with_fee",
        "exchange_with_fee convert_with_fee change_money",
        "amount: int; rate: float; fee: int",
        "float",
        """
        Exchange {amount} at {rate} after a {fee} was taken off; 0.0 if the fee is not less than the amount.
        currency conversion with a fixed fee, 2 decimals
        Given money, an exchange rate and the fee of the bank in the first currency, return what one receives.
        How many dollars do I get at the airport counter? First subtract the charge, then multiply.
        Change money abroad: nothing is paid out if the fee eats everything up.
        Returns (amount - fee) * rate rounded to two decimals, at least 0.0.
        """,
        """
        return round(max(0, amount - fee) * rate, 2)
        ---
        if fee >= amount:
            return 0.0
        return round((amount - fee) * rate, 2)
        """,
        lambda r: (
            r.choice((0, 100, r.randint(1, 200))),
            r.choice((0.5, 1.1, 1.25, 2.0, 0.9)),
            r.choice((0, 2, 5, 10)),
        ),
    ),
    made(
        "money.cross_rate",
        "cross_rate rate_between fx_rate",
        "rates: dict[str, float]; source: str; target: str",
        "float | None",
        """
        Exchange rate from {source} to {target}; {rates} tell how much of each currency one euro buys.
        cross rate through a common currency, rounded to 4 decimals
        Given rates against the same base, return how many {target} one {source} is worth; None if unknown.
        How many yen are a pound when I only know both in euros?
        Divide one rate by the other; a currency without a rate gives None.
        Returns rates[target] / rates[source] with four decimals or None.
        """,
        """
        if source not in rates or target not in rates:
            return None
        return round(rates[target] / rates[source], 4)
        ---
        try:
            return round(rates[target] / rates[source], 4)
        except KeyError:
            return None
        """,
        lambda r: (
            {
                name: r.choice((0.5, 1.0, 1.2, 2.0, 4.0, 0.8, 1.5))
                for name in r.sample(("USD", "GBP", "JPY"), 2)
            },
            r.choice(("USD", "GBP")),
            r.choice(("USD", "GBP", "JPY")),
        ),
    ),
    made(
        "money.accounting_text",
        "accounting_text format_accounting negative_in_parentheses",
        "cents: int",
        "str",
        """
        Write {cents} like '12.50', negative amounts in parentheses: '(12.50)'.
        accounting format
        Given an amount in cents, return it with two decimals; a loss stands in round brackets without a \
        minus.
        How do accountants write minus 3 dollars? As (3.00).
        Format a balance for a report: brackets instead of a sign.
        Returns text with exactly two decimals, in parentheses if {cents} is below zero.
        """,
        """
        text = f"{abs(cents) // 100}.{abs(cents) % 100:02d}"
        return f"({text})" if cents < 0 else text
        ---
        whole, rest = divmod(abs(cents), 100)
        text = str(whole) + "." + str(rest).zfill(2)
        if cents < 0:
            return "(" + text + ")"
        return text
        """,
        lambda r: (r.choice((0, 5, -5, 100, -1250, r.randint(-3000, 3000))),),
    ),
    made(
        "money.currency_text",
        "currency_text format_with_symbol show_amount",
        "amount: int; currency: str",
        "str",
        """
        Write {amount} with its {currency}: '$5' for USD, '£5' for GBP, else like '5 EUR'.
        amount with currency sign: $ for USD and £ for GBP in front, other codes behind
        Given whole units and a currency code, put the dollar or pound sign before the number; any other \
        code \
        follows after a space.
        How is a price shown in dollars (USD, '$'), pounds (GBP, '£') or another currency (number, space, \
        code)?
        Label money: '$7' for 7 USD, '£7' for 7 GBP and '7 CHF' for all the rest.
        Returns text such as '$12', '£12' or '12 EUR'.
        """,
        """
        signs = {"USD": "$", "GBP": "£"}
        if currency in signs:
            return f"{signs[currency]}{amount}"
        return f"{amount} {currency}"
        ---
        if currency == "USD":
            return "$" + str(amount)
        if currency == "GBP":
            return "£" + str(amount)
        return str(amount) + " " + currency
        """,
        lambda r: (r.randint(0, 99), r.choice(("USD", "GBP", "EUR", "CHF", "JPY"))),
    ),
    made(
        "money.parse_european",
        "parse_european_amount european_to_cents read_comma_amount",
        "text: str",
        "int",
        """
        Read an amount like '1.234,50' as cents: dots between thousands, a comma before the cents.
        European money text to cents
        Given German style amounts, return the number of cents; without a comma there are no cents.
        How do I convert '2,5' (two fifty) or '1.000' (one thousand) to an int of cents?
        Drop the points, take the comma as the decimal mark, count cents.
        Returns an int such as 123450 for '1.234,50'.
        """,
        """
        whole, _, cents = text.replace(".", "").partition(",")
        return int(whole) * 100 + int(cents.ljust(2, "0"))
        ---
        number = Decimal(text.replace(".", "").replace(",", "."))
        return int(number * 100)
        """,
        lambda r: (
            r.choice(("0", "7", "12", "999", "1.000", "12.345")) + r.choice(("", ",5", ",50", ",05", ",99")),
        ),
        "from decimal import Decimal",
    ),
    made(
        "money.cash_breakdown",
        "cash_breakdown notes_and_coins denominations_needed",
        "amount: int; units: list[int]",
        "dict[int, int]",
        """
        How many of each of the {units} make up {amount}? Take the largest first, list only those used.
        notes and coins for a sum
        Given an amount and the values of notes in any order, map each needed value to its number.
        How does a cash machine pay out a sum with few notes? Greedy, from large to small.
        Break money down into denominations; what is too small for all of them is dropped.
        Returns {{50: 1, 20: 2}} for 90 with notes of 20 and 50; unused values do not appear.
        """,
        """
        counts = {}
        for unit in sorted(units, reverse=True):
            number, amount = divmod(amount, unit)
            if number:
                counts[unit] = number
        return counts
        ---
        counts: dict[int, int] = {}
        left = amount
        for unit in sorted(units)[::-1]:
            while left >= unit:
                left -= unit
                counts[unit] = counts.get(unit, 0) + 1
        return counts
        """,
        lambda r: (
            r.choice((0, 3, r.randint(1, 250))),
            r.sample([1, 2, 5, 10, 20, 50, 100], r.randint(1, 4)),
        ),
    ),
    made(
        "money.net_salary",
        "net_salary take_home_pay salary_after_deductions",
        "gross: int; tax: int; insurance: int",
        "float",
        """
        Salary after {tax} percent tax and a fixed {insurance}, rounded to 2 decimals and never below 0.
        take-home pay
        Given gross pay, a tax rate and a fixed deduction, return what is paid out.
        What lands on my account? The tax is taken from the gross amount, then the contribution is subtracted.
        Net from gross wages; it cannot become negative.
        Returns gross minus tax minus {insurance}, at least 0.0.
        """,
        """
        net = gross * (100 - tax) / 100 - insurance
        return round(max(net, 0.0), 2)
        ---
        net = gross * (100 - tax) / 100 - insurance
        if net < 0:
            return 0.0
        return round(net, 2)
        """,
        lambda r: (
            r.choice((0, 2000, r.randint(1, 3000))),
            r.choice((0, 10, 20, 35)),
            r.choice((0, 50, 200)),
        ),
    ),
    made(
        "money.yearly_salary",
        "yearly_salary annual_pay hourly_to_yearly",
        "hourly: int; hours_per_week: int; weeks: int",
        "int",
        """
        Yearly pay for {hourly} an hour, {hours_per_week} hours a week in {weeks} of the year.
        annual income from an hourly wage
        Given a wage per hour, weekly hours and the number of paid weeks, multiply all three.
        How much does somebody earn in a year who is paid by the hour?
        Convert an hourly rate to a yearly salary.
        Returns the product of wage, hours and weeks.
        """,
        """
        return hourly * hours_per_week * weeks
        ---
        weekly = hourly * hours_per_week
        return weekly * weeks
        ---
        return math.prod((hourly, hours_per_week, weeks))
        """,
        lambda r: (r.randint(8, 60), r.choice((0, 10, 20, 38, 40)), r.choice((40, 48, 50, 52))),
        "import math",
    ),
    made(
        "money.shift_pay",
        "shift_pay weekly_pay pay_with_weekend_bonus",
        "hours: list[int]; rate: int",
        "int",
        """
        Pay for {hours} from Monday to Sunday at {rate}; Saturday and Sunday are paid double.
        weekly wage with double pay at the weekend
        Given seven numbers of hours, one per weekday, return the wage, weekend hours counted twice.
        What does a waiter earn who works on Saturdays and Sundays too, at twice the rate?
        Add up the hours; the last two of the seven days count double.
        Returns the total pay as an int.
        """,
        """
        return (sum(hours[:5]) + 2 * sum(hours[5:])) * rate
        ---
        pay = 0
        for day, worked in enumerate(hours):
            pay += worked * rate * (2 if day >= 5 else 1)
        return pay
        ---
        return (sum(hours) + hours[5] + hours[6]) * rate
        """,
        lambda r: ([r.choice((0, 0, 4, 8, r.randint(1, 9))) for _ in range(7)], r.randint(8, 20)),
    ),
    made(
        "money.commission",
        "sales_commission commission commission_above_target",
        "sales: int; target: int; low: int; high: int",
        "float",
        """
        Commission: {low} percent of {sales} up to the {target}, {high} percent of what is above it.
        two-step sales commission, 2 decimals
        Given turnover, a goal and two rates, pay the lower rate up to the goal and the higher one beyond.
        How much does the sales agent get? Only the part over the target earns the better rate.
        Compute a bonus with a higher percentage for the excess.
        Returns the sum of both parts rounded to two decimals.
        """,
        """
        below = min(sales, target)
        above = max(sales - target, 0)
        return round((below * low + above * high) / 100, 2)
        ---
        if sales <= target:
            return round(sales * low / 100, 2)
        return round((target * low + (sales - target) * high) / 100, 2)
        """,
        lambda r: (
            r.choice((0, 100, r.randint(1, 300))),
            r.choice((50, 100, 200)),
            r.choice((1, 2, 5)),
            r.choice((5, 8, 10)),
        ),
    ),
    made(
        "money.marginal_rate",
        "marginal_rate tax_bracket_rate bracket_of_income",
        "income: int; brackets: list[tuple[int, int]]",
        "int",
        """
        Tax rate of the bracket that {income} falls into; {brackets} are (from, percent), ascending.
        marginal tax rate
        Given an income and where each bracket begins, return the percent of the highest one that is reached.
        Which rate applies to my next euro? A bracket begins exactly at its number; below the first it is 0.
        Look up the tax class of an income.
        Returns the percent of the last bracket whose start is not above {income}, else 0.
        """,
        """
        rate = 0
        for start, percent in brackets:
            if income >= start:
                rate = percent
        return rate
        ---
        return next((percent for start, percent in reversed(brackets) if start <= income), 0)
        ---
        place = bisect_right([start for start, _ in brackets], income)
        return brackets[place - 1][1] if place else 0
        """,
        lambda r: (
            r.randint(0, 60),
            [(start, percent) for start, percent in ((10, 5), (20, 10), (40, 30))[: r.randint(1, 3)]],
        ),
        "from bisect import bisect_right",
    ),
    made(
        "money.fifty_thirty_twenty",
        "fifty_thirty_twenty budget_rule split_income",
        "income: int",
        "dict[str, float]",
        """
        Divide {income} by the 50/30/20 rule into 'needs', 'wants' and 'savings', 2 decimals.
        budget rule: 50 percent 'needs', 30 percent 'wants', 20 percent 'savings'
        Given a monthly income, return half of it under 'needs', 30 percent as 'wants' and 20 percent as \
        'savings'.
        How should I budget my pay? Needs get 50, wants 30 and savings 20 percent.
        Plan spending: needs 50%, wants 30%, savings 20%, each rounded to two decimals.
        Returns a dict with the keys 'needs' (50%), 'wants' (30%) and 'savings' (20%), in this order.
        """,
        """
        rule = {"needs": 50, "wants": 30, "savings": 20}
        return {name: round(income * percent / 100, 2) for name, percent in rule.items()}
        ---
        return {
            "needs": round(income * 50 / 100, 2),
            "wants": round(income * 30 / 100, 2),
            "savings": round(income * 20 / 100, 2),
        }
        """,
        lambda r: (r.choice((0, 100, 1000, r.randint(1, 3000))),),
    ),
    made(
        "money.left_per_day",
        "left_per_day daily_budget spend_per_day",
        "budget: int; spent: list[int]; days_left: int",
        "float",
        """
        How much of the {budget} may be used per day when {spent} is gone and {days_left} remain? 2 decimals.
        remaining daily budget
        Given a monthly budget, the expenses so far and the days that remain, return the daily allowance.
        How much can I spend a day until payday? 0.0 if the money is used up or no day is left.
        Divide what is left by the number of days, never below zero.
        Returns the rest per day rounded to two decimals, or 0.0.
        """,
        """
        left = budget - sum(spent)
        if left <= 0 or days_left <= 0:
            return 0.0
        return round(left / days_left, 2)
        ---
        return round(max(0, budget - sum(spent)) / days_left, 2) if days_left > 0 else 0.0
        """,
        lambda r: (r.choice((0, 100, r.randint(10, 300))), _ints(r, 0, 4, 1, 40), r.randint(0, 15)),
    ),
    made(
        "money.spending_by_category",
        "spending_by_category expenses_by_kind category_totals",
        "expenses: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Total per category of {expenses}, as (category, total), largest total first, ties by name.
        expense report by category
        Given pairs of category and amount, add up each category and sort by total, highest first.
        Where does my money go? Sum up the kinds of spending and put the biggest on top.
        Summarize costs; equal totals stand in alphabetical order.
        Returns a list of pairs, [] without expenses.
        """,
        """
        totals: dict[str, int] = {}
        for category, amount in expenses:
            totals[category] = totals.get(category, 0) + amount
        return sorted(totals.items(), key=lambda item: (-item[1], item[0]))
        ---
        totals = Counter()
        for category, amount in expenses:
            totals[category] += amount
        return sorted(sorted(totals.items()), key=lambda item: item[1], reverse=True)
        """,
        lambda r: (_spending(r),),
        "from collections import Counter",
    ),
    made(
        "money.savings_rate",
        "savings_rate percent_saved share_saved",
        "income: int; expenses: list[int]",
        "float",
        """
        Percentage of {income} that is left after all {expenses}, 1 decimal; 0.0 without income.
        savings rate
        Given income and costs, return how many percent are saved; negative if more is spent than earned.
        What share of my pay do I keep?
        Compare the rest of the money with the earnings, in percent.
        Returns 100 * (income - total) / income rounded to one decimal, 0.0 if {income} is 0.
        """,
        """
        if income == 0:
            return 0.0
        return round(100 * (income - sum(expenses)) / income, 1)
        ---
        total = 0
        for amount in expenses:
            total += amount
        return round(100 * (income - total) / income, 1) if income else 0.0
        """,
        lambda r: (r.choice((0, 100, r.randint(10, 200))), _ints(r, 0, 4, 1, 50)),
    ),
    made(
        "money.runway",
        "runway months_of_cash cash_lasts",
        "cash: int; income: int; costs: int",
        "int | None",
        """
        For how many full months does {cash} last with monthly {income} and {costs}? None if it never runs \
        out.
        startup runway
        Given savings, monthly earnings and monthly spending, count the months until the money is gone.
        How long can we survive? None if the earnings cover the costs.
        Divide the reserves by the monthly loss and round down.
        Returns cash // (costs - income), or None when there is no loss.
        """,
        """
        loss = costs - income
        if loss <= 0:
            return None
        return cash // loss
        ---
        if income >= costs:
            return None
        months = 0
        while cash >= costs - income:
            cash -= costs - income
            months += 1
        return months
        """,
        lambda r: (r.choice((0, r.randint(1, 200))), r.randint(0, 20), r.randint(5, 40)),
    ),
    made(
        "money.is_balanced_journal",
        "is_balanced_journal debits_equal_credits entries_balance",
        "entries: list[tuple[str, str, int]]",
        "bool",
        """
        Do the debits equal the credits? {entries} are (account, 'debit' or 'credit', amount).
        double-entry bookkeeping check
        Given journal entries, compare the sum of all 'debit' amounts with that of all 'credit' amounts.
        Is the booking balanced? An empty journal is.
        Check that both sides of the ledger add up to the same total.
        Returns True if both totals are equal.
        """,
        """
        debit = sum(amount for _, side, amount in entries if side == "debit")
        credit = sum(amount for _, side, amount in entries if side == "credit")
        return debit == credit
        ---
        balance = 0
        for _, side, amount in entries:
            balance += amount if side == "debit" else -amount
        return balance == 0
        """,
        lambda r: (
            lambda amount: (
                [("a", "debit", amount), ("b", "credit", amount + r.choice((0, 0, 1)))][
                    : r.choice((0, 1, 2, 2, 2))
                ],
            )
        )(r.randint(1, 50)),
    ),
    made(
        "money.account_balances",
        "account_balances balances_after_bookings post_bookings",
        "bookings: list[tuple[str, str, int]]",
        "dict[str, int]",
        """
        Balance of every account after {bookings} (from, to, amount), all accounts starting at 0, sorted by \
        name.
        post transfers to accounts
        Given transfers as triples, subtract from the first account and add to the second.
        Where is the money after all bookings? Each account that is mentioned appears, in alphabetical order.
        Keep a ledger: money leaves one account and enters another.
        Returns a dict from account to balance, sorted by account.
        """,
        """
        balances: dict[str, int] = {}
        for source, target, amount in bookings:
            balances[source] = balances.get(source, 0) - amount
            balances[target] = balances.get(target, 0) + amount
        return dict(sorted(balances.items()))
        ---
        names = sorted({name for booking in bookings for name in booking[:2]})
        return {
            name: sum(n for _, to, n in bookings if to == name) - sum(n for source, _, n in bookings if \
        source == name)
            for name in names
        }
        """,
        lambda r: (
            [(*r.sample(["bank", "cash", "rent"], 2), r.randint(1, 30)) for _ in range(r.randint(0, 2))],
        ),
    ),
    made(
        "money.missing_in_statement",
        "missing_in_statement reconcile unmatched_amounts",
        "book: list[int]; statement: list[int]",
        "list[int]",
        """
        Amounts of the {book} that the bank {statement} lacks, each matched only once, in order.
        bank reconciliation
        Given my own records and the bank's, return what is only in mine; equal amounts are paired one to one.
        Which payments has the bank not booked yet? An amount that occurs twice must be there twice.
        Reconcile two lists of payments.
        Returns the entries of {book} without a partner, in their order.
        """,
        """
        left = list(statement)
        missing = []
        for amount in book:
            if amount in left:
                left.remove(amount)
            else:
                missing.append(amount)
        return missing
        ---
        available = Counter(statement)
        missing = []
        for amount in book:
            available[amount] -= 1
            if available[amount] < 0:
                missing.append(amount)
        return missing
        """,
        lambda r: (_ints(r, 0, 5, 1, 5), _ints(r, 0, 5, 1, 5)),
        "from collections import Counter",
    ),
    made(
        "money.first_overdraft",
        "first_overdraft first_negative_day overdraft_index",
        "start: int; changes: list[int]",
        "int",
        """
        Index of the first of {changes} after which the balance, beginning with {start}, is below 0; else -1.
        when does the account go into the red
        Given an opening balance and deposits and withdrawals, find the first booking that overdraws it.
        After which transaction is the account overdrawn? -1 if that never happens.
        Find the position of the first negative running balance.
        Returns a 0-based index or -1.
        """,
        """
        balance = start
        for i, change in enumerate(changes):
            balance += change
            if balance < 0:
                return i
        return -1
        ---
        return next((i for i in range(len(changes)) if start + sum(changes[:i + 1]) < 0), -1)
        """,
        lambda r: (r.choice((0, 10, r.randint(0, 30))), _ints(r, 0, 6, -15, 10)),
    ),
    made(
        "money.double_charges",
        "double_charges duplicate_payments suspicious_repeats",
        "payments: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Find {payments} (shop, amount) that occur directly after an equal one.
        charged twice in a row
        Given card payments in order, list every one that repeats the payment just before it.
        Was I billed twice? Same shop and same amount one after the other is suspicious.
        Detect duplicated transactions that are neighbours; the same payment later is fine.
        Returns the repeated pairs in order, [] if there are none.
        """,
        """
        return [payment for before, payment in zip(payments, payments[1:]) if payment == before]
        ---
        repeated = []
        for i in range(1, len(payments)):
            if payments[i] == payments[i - 1]:
                repeated.append(payments[i])
        return repeated
        """,
        lambda r: ([(r.choice("ab"), r.choice((5, 9))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "money.settle_up",
        "settle_up settle_debts who_pays_whom",
        "balances: dict[str, int]",
        "list[tuple[str, str, int]]",
        """
        Transfers (from, to, amount) that bring all {balances} to 0; they add up to 0, debts are negative.
        settle debts in a group
        Given who owes (below 0) and who gets money, let the first debtor pay the first creditor, both by \
        name order.
        Who has to pay whom after the trip? Work through debtors and creditors alphabetically.
        Even out shared costs: each step settles at least one person.
        Returns the payments in the order in which they are found, [] if all are even.
        """,
        """
        debtors = sorted([name, -amount] for name, amount in balances.items() if amount < 0)
        creditors = sorted([name, amount] for name, amount in balances.items() if amount > 0)
        transfers = []
        while debtors and creditors:
            amount = min(debtors[0][1], creditors[0][1])
            transfers.append((debtors[0][0], creditors[0][0], amount))
            for side in (debtors, creditors):
                side[0][1] -= amount
                if side[0][1] == 0:
                    side.pop(0)
        return transfers
        ---
        left = dict(sorted(balances.items()))
        transfers = []
        while any(left.values()):
            debtor = next(name for name in left if left[name] < 0)
            creditor = next(name for name in left if left[name] > 0)
            amount = min(-left[debtor], left[creditor])
            left[debtor] += amount
            left[creditor] -= amount
            transfers.append((debtor, creditor, amount))
        return transfers
        """,
        lambda r: (
            lambda a, b: (
                dict(zip(r.sample(_PEOPLE, 3), (a, b, -a - b), strict=True)) if r.random() < 0.9 else {},
            )
        )(r.randint(-9, 9), r.randint(-9, 9)),
    ),
    made(
        "money.next_payer",
        "next_payer who_pays_next whose_turn_to_pay",
        "people: list[str]; payments: list[tuple[str, int]]",
        "str",
        """
        Who of {people} has paid least so far according to {payments} (name, amount)? The first one on a tie.
        whose turn is it to pay for coffee
        Given friends and what each has paid at times, name the one with the smallest total.
        Who should get the next round? Somebody who never paid counts as 0; earlier names win ties.
        Find the person with the lowest sum.
        Returns a name from {people}.
        """,
        """
        paid = dict.fromkeys(people, 0)
        for name, amount in payments:
            paid[name] += amount
        return min(people, key=paid.__getitem__)
        ---
        totals = [sum(amount for payer, amount in payments if payer == name) for name in people]
        return people[totals.index(min(totals))]
        """,
        lambda r: (
            lambda people: (people, [(r.choice(people), r.randint(1, 9)) for _ in range(r.randint(0, 3))])
        )(r.sample(_PEOPLE, r.randint(1, 3))),
    ),
    made(
        "money.matched_donation",
        "matched_donation with_matching donation_match",
        "donations: list[int]; cap: int",
        "int",
        """
        Total of {donations} when a sponsor doubles them up to {cap} altogether.
        matching gift with a limit
        Given gifts and the most that the sponsor adds, return the money raised with the match.
        How much comes together if a company gives the same again, but at most {cap}?
        Fundraiser: every donation is matched until the sponsor's limit is used up.
        Returns the sum plus the smaller of the sum and {cap}.
        """,
        """
        total = sum(donations)
        return total + min(total, cap)
        ---
        total = 0
        for gift in donations:
            total += gift
        matched = total if total < cap else cap
        return total + matched
        """,
        lambda r: (_ints(r, 0, 5, 1, 30), r.choice((0, 20, 50, 100))),
    ),
    made(
        "money.auction_result",
        "auction_result second_price_auction highest_bidder",
        "bids: list[tuple[str, int]]",
        "tuple[str, int] | None",
        """
        Winner of a second-price auction and what is paid: the highest of {bids} wins, the second highest \
        is due.
        Vickrey auction
        Given (name, bid) pairs, the best bidder wins but pays only the next lower offer; alone the own bid.
        Who gets the painting and for how much? The first of equal highest bids wins; None without bids.
        Sealed auction where the second best offer sets the price.
        Returns (name, price) or None if nobody bid.
        """,
        """
        if not bids:
            return None
        ordered = sorted(bids, key=lambda bid: bid[1], reverse=True)
        price = ordered[1][1] if len(ordered) > 1 else ordered[0][1]
        return ordered[0][0], price
        ---
        if not bids:
            return None
        name = max(bids, key=lambda bid: bid[1])[0]
        offers = sorted(offer for _, offer in bids)
        return name, offers[-2:][0]
        """,
        lambda r: ([(name, r.randint(1, 9)) for name in r.sample(_PEOPLE, r.randint(0, 3))],),
    ),
    made(
        "money.gift_card",
        "pay_with_gift_card use_gift_card redeem_gift_card",
        "price: int; card: int",
        "tuple[int, int]",
        """
        Pay {price} with a gift {card}: return what must still be paid and what is left on the card.
        gift card: (still to pay, remaining credit)
        Given the price and the credit of a voucher, use as much credit as possible.
        How much cash is needed besides the voucher, and what remains on it?
        Redeem a card; both numbers are never negative.
        Returns a pair of which at least one number is 0.
        """,
        """
        used = min(price, card)
        return price - used, card - used
        ---
        if card >= price:
            return 0, card - price
        return price - card, 0
        ---
        return max(price - card, 0), max(card - price, 0)
        """,
        lambda r: (r.randint(0, 50), r.choice((0, 20, 50, r.randint(0, 60)))),
    ),
    made(
        "money.metered_bill",
        "metered_bill power_bill utility_bill",
        "old: int; new: int; price: int; base: int",
        "int",
        """
        Bill for the units between meter readings {old} and {new} at {price} each, plus a {base} fee.
        electricity bill from two meter readings
        Given the last and the present counter, price per unit and basic charge, return the sum due.
        What do I owe for power, water or gas? Consumption times price plus the standing charge.
        Meters run over from 9999 to 0: if {new} is lower, add 10000 to it first.
        Returns base + (new - old) * price, where a smaller {new} means the four-digit meter wrapped at 10000.
        """,
        """
        used = new - old
        if used < 0:
            used += 10000
        return base + used * price
        ---
        return (new - old) % 10000 * price + base
        """,
        lambda r: (
            lambda old: (old, (old + r.randint(0, 300)) % 10000, r.randint(1, 5), r.choice((0, 10, 20)))
        )(r.choice((r.randint(0, 9000), r.randint(9800, 9999)))),
    ),
    made(
        "money.phone_bill",
        "phone_bill bill_with_allowance overage_bill",
        "used: int; included: int; base: int; extra: int",
        "int",
        """
        Phone bill: {base} covers {included} units, each one {used} beyond them costs {extra}.
        base fee with included units
        Given consumption and a contract, charge the flat fee plus the price of what goes over the allowance.
        What does the month cost if I called more than my plan includes?
        Mobile plan with a quota: units within the quota are free.
        Returns base + extra * max(0, used - included).
        """,
        """
        return base + extra * max(0, used - included)
        ---
        if used <= included:
            return base
        return base + (used - included) * extra
        """,
        lambda r: (r.randint(0, 150), r.choice((0, 50, 100)), r.choice((5, 10, 20)), r.randint(1, 3)),
    ),
    made(
        "money.minimum_payment",
        "minimum_payment card_minimum least_payment",
        "balance: int",
        "int",
        """
        Least payment on a card {balance}: 2 percent rounded up, but at least 25 and never more than the \
        balance.
        credit card minimum payment: 2 percent, at least 25
        Given what is owed, return 2% of it (rounded up) or 25, whichever is more, limited to the debt itself.
        How little may I pay this month? 25 or two percent, the larger one; small debts are paid in full.
        Compute the smallest allowed rate: the greater of 25 and 2 percent of the balance, at most the \
        balance.
        Returns an int between 0 and {balance}: max of 25 and 2 percent rounded up.
        """,
        """
        return min(balance, max(25, -(-balance * 2 // 100)))
        ---
        payment = math.ceil(balance * 2 / 100)
        if payment < 25:
            payment = 25
        return min(payment, balance)
        """,
        lambda r: (r.choice((0, 10, 25, 1250, 1251, r.randint(1, 5000))),),
        "import math",
    ),
    made(
        "money.payoff_order",
        "payoff_order debt_avalanche order_debts",
        "debts: list[tuple[str, int, int]]",
        "list[str]",
        """
        Names of {debts} (name, amount, percent) in the order to pay them off: highest rate first, then \
        smallest.
        debt avalanche
        Given loans with their interest, sort them so that the most expensive comes first; ties by smaller \
        amount.
        Which loan should I get rid of first? The one with the highest interest; with equal interest the \
        lowest sum.
        Order credits by falling interest and rising amount.
        Returns the names in that order.
        """,
        """
        return [name for name, amount, rate in sorted(debts, key=lambda debt: (-debt[2], debt[1]))]
        ---
        ordered = sorted(debts, key=lambda debt: debt[1])
        ordered.sort(key=lambda debt: debt[2], reverse=True)
        return [debt[0] for debt in ordered]
        """,
        lambda r: (
            [
                (name, r.choice((5, 9, 20)), r.choice((3, 5, 9)))
                for name in r.sample(["car", "tv", "bed"], r.randint(0, 3))
            ],
        ),
    ),
    made(
        "money.first_price_below",
        "first_price_below price_alert first_day_cheap_enough",
        "prices: list[int]; target: int",
        "int | None",
        """
        Day (from 1) on which the price is first at most {target}, None if that never happens.
        price alert
        Given daily prices, tell when the watched article became cheap enough.
        On which day would the alarm for a low price have rung? Days count from 1.
        Find the first price that does not exceed my limit.
        Returns the 1-based position in {prices} or None.
        """,
        """
        for day, price in enumerate(prices, 1):
            if price <= target:
                return day
        return None
        ---
        return next((i + 1 for i, price in enumerate(prices) if price <= target), None)
        """,
        lambda r: (_ints(r, 0, 6, 5, 20), r.randint(3, 15)),
    ),
    made(
        "money.cashback",
        "cashback cashback_total refund_for_purchases",
        "purchases: list[int]; percent: int; most: int",
        "float",
        """
        Cashback of {percent} percent on all {purchases}, but at most {most}, rounded to 2 decimals.
        capped cash back
        Given card payments and a rate, return the refund for the month, limited to {most}.
        How much money do I get back from the card company?
        Percentage of the turnover as a bonus with an upper limit.
        Returns the smaller of the refund and {most} as a float.
        """,
        """
        back = sum(purchases) * percent / 100
        return round(float(min(back, most)), 2)
        ---
        total = 0
        for amount in purchases:
            total += amount
        back = total * percent / 100
        if back > most:
            back = most
        return round(float(back), 2)
        """,
        lambda r: (_ints(r, 0, 5, 1, 90), r.choice((1, 2, 3, 5, 10)), r.choice((2, 5, 10))),
    ),
    made(
        "money.dollars_and_cents",
        "dollars_and_cents amount_in_words say_amount",
        "cents: int",
        "str",
        """
        Say {cents} like '2 dollars and 5 cents'; singular for 1, parts that are 0 are left out.
        amount as dollars and cents in words
        Given cents, return '1 dollar', '40 cents' or '1 dollar and 1 cent'; nothing at all is '0 cents'.
        How would a till read the sum out? Mind the plural, and skip zero dollars or zero cents.
        Spell money with its units: dollar(s) and cent(s), joined by 'and'.
        Returns text; 0 gives '0 cents'.
        """,
        """
        dollars, rest = divmod(cents, 100)
        parts = []
        if dollars:
            parts.append(f"{dollars} dollar" + ("s" if dollars != 1 else ""))
        if rest or not dollars:
            parts.append(f"{rest} cent" + ("s" if rest != 1 else ""))
        return " and ".join(parts)
        ---
        whole, rest = cents // 100, cents % 100
        first = "1 dollar" if whole == 1 else f"{whole} dollars"
        second = "1 cent" if rest == 1 else f"{rest} cents"
        if whole and rest:
            return first + " and " + second
        return first if whole else second
        """,
        lambda r: (r.choice((0, 1, 100, 101, 99, 200, r.randint(0, 999))),),
    ),
    made(
        "money.fair_difference",
        "paid_too_much fair_differences over_or_under_paid",
        "paid: dict[str, int]",
        "dict[str, float]",
        """
        By how much each one {paid} more (positive) or less than the equal share, rounded to 2 decimals.
        difference from the fair share
        Given what everybody paid for a trip, return the distance to the average for each name.
        Who gets money back and who has to add some, if all costs are shared equally?
        Subtract the mean payment from every payment.
        Returns name to payment minus average, {{}} for nobody.
        """,
        """
        return {name: round(amount - sum(paid.values()) / len(paid), 2) for name, amount in paid.items()}
        ---
        if not paid:
            return {}
        share = sum(paid.values()) / len(paid)
        result = {}
        for name in paid:
            result[name] = round(paid[name] - share, 2)
        return result
        """,
        lambda r: (_amounts(r, _PEOPLE, 0, 3),),
    ),
    made(
        "money.register_difference",
        "register_difference till_difference cash_count_check",
        "start: int; sales: list[int]; counted: int",
        "str",
        """
        Compare the cash {counted} with {start} plus all {sales}: 'ok', 'missing N' or 'N too much'.
        closing the till: 'ok', 'missing 5' or '5 too much'
        Given the opening cash, the sales and the money in the drawer, report the difference in words.
        Does the cash register add up at closing time? Say 'ok' or like 'missing 3' or '3 too much'.
        Check a drawer: expected money is the start plus the sales.
        Returns 'ok' if they agree, otherwise 'missing N' or 'N too much'.
        """,
        """
        difference = counted - start - sum(sales)
        if difference == 0:
            return "ok"
        return f"missing {-difference}" if difference < 0 else f"{difference} too much"
        ---
        expected = start
        for sale in sales:
            expected += sale
        if counted < expected:
            return "missing " + str(expected - counted)
        if counted > expected:
            return str(counted - expected) + " too much"
        return "ok"
        """,
        lambda r: (
            lambda start, sales: (
                start,
                sales,
                max(0, start + sum(sales) + r.choice((0, 0, -5, 3, r.randint(-9, 9)))),
            )
        )(r.choice((0, 50, 100)), _ints(r, 0, 4, 1, 30)),
    ),
)
