"""Percentages, interest, prices, averages, scatter and probability; not rounded unless said."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _amount(r: Random) -> float:
    return r.choice((r.randint(0, 200), r.randint(0, 400) / 4, 100, 0))


def _positive(r: Random) -> float:
    return r.choice((r.randint(1, 200), r.randint(1, 400) / 4))


def _rate(r: Random) -> float:
    return r.choice((r.randint(0, 30), 5, 10, 50, 2.5))


def _numbers(r: Random, low: int = 0) -> list[float]:
    if r.random() < 0.6:
        return [*draw.ints(r, low, 6)]
    return [r.randint(-8, 40) / 4 for _ in range(r.randint(low, 5))]


def _positives(r: Random, low: int = 1) -> list[float]:
    return [_positive(r) for _ in range(r.randint(low, 5))]


def _xy(r: Random) -> tuple[list[int], list[int]]:
    size = r.randint(2, 6)
    return [r.randint(0, 20) for _ in range(size)], [r.randint(0, 20) for _ in range(size)]


ENTRIES = (
    made(
        "percentages.percentage_of",
        "percentage_of_number percent_of_amount percent_of calculate_percentage",
        "percent: float; amount: float",
        "float",
        """
        {percent} percent of {amount}.
        so many percent of a number
        Return amount * percent / 100.
        How much is that percentage of a number?
        Take a percentage of an amount, not rounded.
        """,
        """
        return amount * percent / 100
        """,
        lambda r: (_rate(r), _amount(r)),
    ),
    made(
        "percentages.percent_of",
        "percentage percent_of_whole to_percent percentage_of_total",
        "part: float; whole: float",
        "float",
        """
        How many percent of {whole} is {part}? Not rounded; 0.0 if the whole is 0.
        part over whole times 100
        Return the share of a part in the whole as a percentage, or 0.0 if there is no whole.
        Given a part and a total, compute the percent.
        Express a number as a percentage of another one.
        """,
        """
        return part / whole * 100 if whole else 0.0
        """,
        lambda r: (_amount(r), r.choice((0, _positive(r), _positive(r)))),
    ),
    made(
        "percentages.percent_change",
        "percentage_change percent_change growth_percent percent_increase",
        "old: float; new: float",
        "float",
        """
        By how many percent did {old} change to become {new}? 0.0 if {old} is 0.
        (new - old) / old * 100
        Return the relative change in percent, negative for a decrease, 0.0 where the old value is 0.
        How much did a value grow, in percent of what it was?
        Percentage increase or decrease between two values, not rounded.
        """,
        """
        return (new - old) / abs(old) * 100 if old else 0.0
        """,
        lambda r: (r.choice((0, _positive(r), _positive(r))), _amount(r)),
    ),
    made(
        "percentages.difference",
        "percentage_difference percent_difference relative_difference",
        "a: float; b: float",
        "float",
        """
        Difference of {a} and {b} in percent of their mean; 0.0 if both are 0.
        percent difference, symmetric
        Return |a - b| divided by the average of both, times 100.
        How different are two values, without taking one of them as the base?
        Relative difference as a percentage; the order does not matter.
        """,
        """
        mean = (abs(a) + abs(b)) / 2
        return abs(a - b) / mean * 100 if mean else 0.0
        """,
        lambda r: r.choice(((0, 0), (_positive(r), _positive(r)), (_positive(r), _positive(r)))),
    ),
    made(
        "percentages.percent_error",
        "percent_error percentage_error relative_error_percent",
        "measured: float; actual: float",
        "float",
        """
        Error of {measured} in percent of the {actual} value; 0.0 if the actual value is 0.
        percent error of a measurement
        Return |measured - actual| / |actual| * 100.
        By how many percent is an estimate wrong?
        Absolute error relative to the true value, as a percentage.
        """,
        """
        return abs(measured - actual) / abs(actual) * 100 if actual else 0.0
        """,
        lambda r: (_amount(r), r.choice((0, _positive(r), _positive(r)))),
    ),
    made(
        "percentages.whole_from_percent",
        "whole_from_percent whole_from_part find_whole hundred_percent",
        "part: float; percent: float",
        "float",
        """
        The whole of which {part} is {percent} percent.
        what is 100 percent
        Return part * 100 / percent.
        If so many percent are this much, how much is everything?
        Find the base value from a part and its percentage.
        """,
        """
        return part * 100 / percent
        """,
        lambda r: (_amount(r), r.choice((5, 10, 20, 25, 50, 120))),
    ),
    made(
        "percentages.increase_by",
        "increase_by_percent add_percent raise_by_percent price_with_tax",
        "amount: float; percent: float",
        "float",
        """
        Increase {amount} by {percent} percent, not rounded.
        amount plus a percentage
        Return amount * (1 + percent / 100), such as a price with tax or a salary after a raise.
        What is a number after it grew by that many percent?
        Add a percentage of an amount to it.
        """,
        """
        return amount * (100 + percent) / 100
        """,
        lambda r: (_amount(r), _rate(r)),
    ),
    made(
        "percentages.discount_price",
        "decrease_by_percent subtract_percent reduce_by_percent discounted_price apply_discount",
        "amount: float; percent: float",
        "float",
        """
        Decrease {amount} by {percent} percent, not rounded.
        amount minus a percentage
        Return amount * (1 - percent / 100), such as a price after a discount.
        What remains of a number after taking away that many percent?
        Subtract a percentage of an amount from it.
        """,
        """
        return amount * (100 - percent) / 100
        """,
        lambda r: (_amount(r), _rate(r)),
    ),
    made(
        "percentages.original_price",
        "original_price price_before_discount undo_discount",
        "final_price: float; percent: float",
        "float",
        """
        Price before a discount of {percent} percent that led to {final_price}.
        undo a discount
        Return final_price / (1 - percent / 100).
        What did something cost before it was reduced?
        The original price when only the reduced one and the discount are known; less than 100 percent.
        """,
        """
        return final_price / (1 - percent / 100)
        """,
        lambda r: (_amount(r), r.choice((0, 10, 20, 25, 50))),
    ),
    made(
        "percentages.profit_percent",
        "profit_percent profit_percentage gain_percent",
        "cost: float; price: float",
        "float",
        """
        Profit in percent of the {cost} when something is sold for {price}, 2 decimals; negative for a loss.
        profit as a percentage of cost
        Return (price - cost) / cost * 100 rounded to two decimals, 0.0 if it cost nothing.
        How many percent does a dealer gain?
        Gain percentage on the cost price.
        """,
        """
        return round((price - cost) / cost * 100, 2) if cost else 0.0
        """,
        lambda r: (r.choice((0, _positive(r), _positive(r))), _amount(r)),
    ),
    made(
        "percentages.simple_total",
        "simple_interest_total amount_with_simple_interest final_amount",
        "principal: float; rate: float; time: float",
        "float",
        """
        What {principal} becomes with simple interest at {rate} percent a year after {time} years.
        principal plus simple interest
        Return principal * (1 + rate * time / 100).
        How much money is there in the end if interest is not compounded?
        Add the simple interest to the amount.
        """,
        """
        return principal + principal * rate * time / 100
        """,
        lambda r: (_amount(r), _rate(r), r.choice((0, 1, 2, 5, 0.5))),
    ),
    made(
        "percentages.compound_interest",
        "compound_amount compound_interest future_value",
        "principal: float; rate: float; years: float",
        "float",
        """
        What {principal} becomes at {rate} percent compound interest a year after {years}, not rounded.
        future value with compounding once a year
        Return principal * (1 + rate / 100) ** years.
        How much is money worth after growing every year?
        Value of an investment with yearly compounding.
        """,
        """
        return principal * (1 + rate / 100) ** years
        """,
        lambda r: (_amount(r), _rate(r), r.randint(0, 10)),
    ),
    made(
        "percentages.compound_times",
        "compound_interest_periods compound_interest compound_amount_n",
        "principal: float; rate: float; times: int; years: float",
        "float",
        """
        Growth of {principal} at {rate} percent a year, compounded {times} times a year, over {years}.
        A = P (1 + r/n) ** (n t)
        Return the final amount when interest is added several times each year.
        How much money is there with monthly or quarterly compounding?
        Compound interest formula with the rate in percent and the number of periods in a year.
        """,
        """
        return principal * (1 + rate / 100 / times) ** (times * years)
        """,
        lambda r: (_amount(r), _rate(r), r.choice((1, 4, 12)), r.randint(0, 6)),
    ),
    made(
        "percentages.compound_fraction",
        "compound_interest_decimal grow_at_rate future_value_of_investment",
        "principal: float; rate: float; years: float",
        "float",
        """
        What {principal} becomes after {years} at a {rate} given as a fraction, such as 0.05 for 5 percent.
        P (1 + r) ** t
        Return principal * (1 + rate) ** years.
        How much is an investment worth if the yearly rate is a decimal fraction?
        Exponential growth by a fixed rate per period.
        """,
        """
        return principal * (1 + rate) ** years
        """,
        lambda r: (_amount(r), r.choice((0.05, 0.1, 0, 0.025)), r.randint(0, 8)),
    ),
    made(
        "percentages.interest_earned",
        "interest_earned compound_interest_earned interest_only",
        "principal: float; rate: float; years: float",
        "float",
        """
        Compound interest alone that {principal} earns at {rate} percent a year in {years}, 2 decimals.
        final amount minus principal
        Return what is gained by compounding, without the money that was put in, rounded to cents.
        How much interest comes together?
        Subtract the principal from the compounded amount.
        """,
        """
        return round(principal * (1 + rate / 100) ** years - principal, 2)
        """,
        lambda r: (_amount(r), _rate(r), r.randint(0, 8)),
    ),
    made(
        "percentages.continuous",
        "continuous_compound continuous_compounding compound_continuously",
        "principal: float; rate: float; years: float",
        "float",
        """
        What {principal} becomes with continuous compounding at {rate} percent for {years}.
        P e ** (r t)
        Return principal * exp(rate / 100 * years).
        How much is money worth if interest is added at every moment?
        Continuously compounded growth, the rate being in percent.
        """,
        """
        return principal * math.exp(rate / 100 * years)
        """,
        lambda r: (_amount(r), _rate(r), r.randint(0, 8)),
        "import math",
    ),
    made(
        "percentages.present_value",
        "present_value discounted_value discount_future_value",
        "amount: float; rate: float; years: float",
        "float",
        """
        Present value of an {amount} due after {years}, discounted at {rate} percent a year.
        amount / (1 + r) ** t
        Return what a future payment is worth today.
        How much must be invested now to have that amount later?
        Divide by one plus the rate, once for each year.
        """,
        """
        return amount / (1 + rate / 100) ** years
        """,
        lambda r: (_amount(r), _rate(r), r.randint(0, 8)),
    ),
    made(
        "percentages.cagr",
        "cagr compound_annual_growth_rate annual_growth_rate",
        "start: float; end: float; years: float",
        "float",
        """
        Compound annual growth rate in percent from {start} to {end} in {years}, not rounded.
        (end / start) ** (1 / years) - 1
        Return by how many percent a year something grew on average, with compounding.
        Which constant yearly growth leads from one value to the other?
        CAGR as a percentage.
        """,
        """
        return ((end / start) ** (1 / years) - 1) * 100
        """,
        lambda r: (_positive(r), _positive(r), r.randint(1, 8)),
    ),
    made(
        "percentages.effective_rate",
        "effective_annual_rate effective_rate nominal_to_effective",
        "rate: float; times: int",
        "float",
        """
        Effective annual rate in percent of a nominal {rate} compounded {times} times a year.
        nominal to effective interest
        Return ((1 + r / n) ** n - 1) * 100.
        What does a yearly rate really amount to if interest is added more often?
        APY from APR, both in percent.
        """,
        """
        return ((1 + rate / 100 / times) ** times - 1) * 100
        """,
        lambda r: (_rate(r), r.choice((1, 2, 4, 12))),
    ),
    made(
        "percentages.rule_of_72",
        "rule_of_72 doubling_time years_to_double_estimate",
        "rate: float",
        "float",
        """
        Years until money doubles at {rate} percent, by the rule of 72.
        72 divided by the rate
        Return 72 / rate as an estimate of the doubling time.
        About how long does an investment take to double?
        Quick estimate, not the exact logarithm.
        """,
        """
        return 72 / rate
        """,
        lambda r: (r.choice((r.randint(1, 24), 7.2, 4.5)),),
    ),
    made(
        "percentages.annuity_future",
        "future_value_of_annuity annuity_future_value savings_plan",
        "payment: float; rate: float; periods: int",
        "float",
        """
        Value of {periods} equal payments of {payment}, each at the end of a period with {rate} percent.
        future value of an ordinary annuity
        Return payment * ((1 + r) ** n - 1) / r, or payment * n without interest.
        How much is saved by regular deposits at the end of each period?
        The last deposit earns no interest; the result is not rounded.
        """,
        """
        if rate == 0:
            return payment * periods
        growth = 1 + rate / 100
        return payment * (growth**periods - 1) / (growth - 1)
        """,
        lambda r: (_positive(r), r.choice((0, 1, 5)), r.randint(0, 8)),
    ),
    made(
        "percentages.loan_interest",
        "total_interest_paid loan_total_interest total_interest",
        "principal: float; payment: float; months: int",
        "float",
        """
        Interest paid on a loan of {principal} by {months} payments of {payment}.
        all payments minus the loan
        Return payment * months - principal.
        How much more than the borrowed sum is paid back?
        Total cost of a loan on top of what was borrowed.
        """,
        """
        return payment * months - principal
        """,
        lambda r: (r.randint(100, 900), r.randint(10, 200), r.randint(1, 24)),
    ),
    made(
        "percentages.straight_line",
        "annual_depreciation depreciation_per_year straight_line_depreciation",
        "cost: float; salvage: float; years: int",
        "float",
        """
        Yearly straight-line depreciation of something that costs {cost} and is worth {salvage} after {years}.
        (cost - salvage) / life
        Return how much value is lost each year if it is the same every year.
        How much may be written off per year?
        Divide the loss of value evenly over the useful life.
        """,
        """
        return (cost - salvage) / years
        """,
        lambda r: (r.randint(100, 900), r.randint(0, 90), r.randint(1, 10)),
    ),
    made(
        "percentages.hourly_wage",
        "hourly_wage salary_to_hourly hourly_rate",
        "salary: float; hours: float = 40; weeks: int = 52",
        "float",
        """
        Hourly wage of a yearly {salary} with {hours} a week in {weeks} a year, rounded to 2 decimals.
        yearly salary to hourly rate
        Return salary / (hours * weeks), rounded to cents.
        How much does somebody earn per hour?
        40 hours and 52 weeks are meant unless given.
        """,
        """
        return round(salary / (hours * weeks), 2)
        """,
        lambda r: (r.randint(10000, 90000), r.choice((40, 35, 20)), r.choice((52, 48))),
    ),
    made(
        "percentages.gross_pay",
        "gross_pay weekly_pay pay_with_overtime",
        "hours: float; rate: float; limit: float = 40; factor: float = 1.5",
        "float",
        """
        Pay for {hours} at {rate} an hour; hours above {limit} are paid {factor} times as much.
        pay with overtime
        Return hours * rate, and for hours beyond the limit rate * factor each.
        What does a worker earn in a week with overtime?
        Regular hours up to 40 and time and a half beyond unless told otherwise.
        """,
        """
        overtime = max(0, hours - limit)
        return (hours - overtime) * rate + overtime * rate * factor
        """,
        lambda r: (
            r.choice((r.randint(0, 60), 40, 45)),
            r.randint(8, 30),
            r.choice((40, 35)),
            r.choice((1.5, 2)),
        ),
    ),
    made(
        "percentages.unit_price",
        "unit_price price_per_unit cost_per_item price_each",
        "total: float; quantity: float",
        "float",
        """
        Price of one unit when {quantity} cost {total}, rounded to 2 decimals; 0.0 for no units.
        price per piece
        Return total / quantity rounded to cents, or 0.0 if nothing was bought.
        What does a single item cost?
        Divide the whole price by how many there are.
        """,
        """
        return round(total / quantity, 2) if quantity else 0.0
        """,
        lambda r: (_amount(r), r.choice((0, 1, 3, r.randint(1, 20)))),
    ),
    made(
        "percentages.geometric_mean",
        "geometric_mean geo_mean",
        "numbers: list[float]",
        "float",
        """
        Geometric mean of positive {numbers}; 0.0 for an empty list.
        n-th root of the product
        Return the n-th root of the product of n numbers, or 0.0 if there are none.
        What is the mean growth factor of these factors?
        Multiply everything and take the root of as many.
        """,
        """
        return math.prod(numbers) ** (1 / len(numbers)) if numbers else 0.0
        """,
        lambda r: (_positives(r, 0),),
        "import math",
    ),
    made(
        "percentages.harmonic_mean",
        "harmonic_average harmonic_mean mean_of_rates",
        "numbers: list[float]",
        "float",
        """
        Harmonic mean of non-negative {numbers}, not rounded; 0.0 if one of them is 0 or there are none.
        count over sum of reciprocals
        Return n / (1/x1 + ... + 1/xn).
        What is the average of speeds over equal distances?
        Reciprocal of the mean of the reciprocals.
        """,
        """
        if not numbers or 0 in numbers:
            return 0.0
        return len(numbers) / sum(1 / number for number in numbers)
        """,
        lambda r: (
            [r.choice((1, 2, 4, 5, 8, 10, 0)) if r.random() < 0.9 else 3 for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "percentages.trimmed_mean",
        "truncated_mean trimmed_mean mean_without_extremes",
        "numbers: list[float]; cut: int = 1",
        "float",
        """
        Mean of {numbers} without the {cut} smallest and the {cut} largest; 0.0 if nothing is left.
        average without extremes
        Return the trimmed mean, leaving out so many values at either end of the sorted list.
        What is the average when outliers at both ends are dropped?
        One is cut off on each side unless told otherwise.
        """,
        """
        kept = sorted(numbers)[cut : len(numbers) - cut]
        return sum(kept) / len(kept) if kept else 0.0
        """,
        lambda r: (_numbers(r), r.randint(0, 2)),
    ),
    made(
        "percentages.median",
        "find_median median middle_value",
        "numbers: list[float]",
        "float | None",
        """
        Median of {numbers}, None for an empty list.
        middle value of a list
        Return the number in the middle after sorting, or the mean of the two in the middle.
        Which value has as many below as above it?
        An odd count gives the very middle number, an even count the average of both; None without numbers.
        """,
        """
        if not numbers:
            return None
        ordered = sorted(numbers)
        middle = len(ordered) // 2
        if len(ordered) % 2:
            return ordered[middle]
        return (ordered[middle - 1] + ordered[middle]) / 2
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "percentages.sample_variance",
        "sample_variance variance_sample unbiased_variance",
        "numbers: list[float]",
        "float",
        """
        Sample variance of {numbers}, divided by n - 1; 0.0 for fewer than two.
        unbiased variance
        Return the sum of squared deviations from the mean over one less than their number.
        How much do the values of a sample scatter?
        Variance with Bessel's correction, not rounded.
        """,
        """
        if len(numbers) < 2:
            return 0.0
        mean = sum(numbers) / len(numbers)
        return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "percentages.population_deviation",
        "population_std standard_deviation_population std_dev pstdev standard_deviation",
        "numbers: list[float]",
        "float",
        """
        Population standard deviation of {numbers}, not rounded; 0.0 for an empty list.
        root of the population variance
        Return the square root of the mean squared distance from the mean.
        How far are values typically from their average?
        Divides by n, not by n - 1.
        """,
        """
        if not numbers:
            return 0.0
        mean = sum(numbers) / len(numbers)
        return math.sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers))
        """,
        lambda r: (_numbers(r),),
        "import math",
    ),
    made(
        "percentages.sum_squared_deviations",
        "sum_of_squared_deviations sum_of_squares_about_mean squared_deviations",
        "numbers: list[float]",
        "float",
        """
        Sum of the squared differences between {numbers} and their mean; 0.0 for an empty list.
        total sum of squares
        Return how much the values deviate from the average, squared and added up.
        What is the numerator of the variance?
        Square each distance from the mean and sum.
        """,
        """
        if not numbers:
            return 0.0
        mean = sum(numbers) / len(numbers)
        return sum((number - mean) ** 2 for number in numbers)
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "percentages.mean_deviation",
        "mean_absolute_deviation average_deviation mad",
        "numbers: list[float]",
        "float",
        """
        Mean absolute deviation of {numbers} from their mean; 0.0 for an empty list.
        average distance to the average
        Return the mean of |x - mean|.
        How far are the values from their average, on average?
        Average of the absolute differences from the mean.
        """,
        """
        if not numbers:
            return 0.0
        mean = sum(numbers) / len(numbers)
        return sum(abs(number - mean) for number in numbers) / len(numbers)
        """,
        lambda r: (_numbers(r),),
    ),
    made(
        "percentages.z_score",
        "z_score standard_score standardize",
        "x: float; mean: float; deviation: float",
        "float",
        """
        Z-score of {x} for this {mean} and standard {deviation}; 0.0 if there is no deviation.
        (x - mean) / sigma
        Return by how many standard deviations a value is above the mean.
        How unusual is a value?
        Standardize a single value; a deviation of 0 gives 0.0.
        """,
        """
        return (x - mean) / deviation if deviation else 0.0
        """,
        lambda r: (_amount(r), _amount(r), r.choice((0, 1, 2, 5))),
    ),
    made(
        "percentages.coefficient_of_variation",
        "coefficient_of_variation relative_std cv",
        "numbers: list[float]",
        "float",
        """
        Coefficient of variation of {numbers}: population standard deviation over mean; 0.0 if the mean is 0.
        relative standard deviation
        Return how large the scatter is in relation to the average.
        Standard deviation divided by the mean, 0.0 for an empty list.
        How strongly do values vary, independent of their unit?
        """,
        """
        mean = sum(numbers) / len(numbers) if numbers else 0
        if mean == 0:
            return 0.0
        return math.sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers)) / mean
        """,
        lambda r: (_positives(r, 0),),
        "import math",
    ),
    made(
        "percentages.covariance",
        "covariance sample_covariance cov",
        "xs: list[float]; ys: list[float]",
        "float",
        """
        Sample covariance of {xs} and {ys}, divided by n - 1; 0.0 for fewer than two pairs.
        how two variables vary together
        Return the sum of products of both deviations from the means, over n - 1.
        Do large values of one list go with large values of the other?
        Covariance of two lists of equal length.
        """,
        """
        n = len(xs)
        if n < 2:
            return 0.0
        mean_x, mean_y = sum(xs) / n, sum(ys) / n
        return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / (n - 1)
        """,
        _xy,
    ),
    made(
        "percentages.rmse",
        "rmse root_mean_squared_error root_mean_square_error",
        "actual: list[float]; predicted: list[float]",
        "float",
        """
        Root mean squared error between {actual} and {predicted}; 0.0 for empty lists.
        RMSE of a prediction
        Return the square root of the mean of the squared differences.
        How far off are forecasts, large errors counting more?
        Not rounded, in the unit of the values.
        """,
        """
        if not actual:
            return 0.0
        return math.sqrt(sum((a - p) ** 2 for a, p in zip(actual, predicted)) / len(actual))
        """,
        _xy,
        "import math",
    ),
    made(
        "percentages.r_squared",
        "r_squared coefficient_of_determination r2_score",
        "actual: list[float]; predicted: list[float]",
        "float",
        """
        Coefficient of determination of {predicted} for {actual}; 0.0 if all actual values are equal.
        R squared
        Return 1 minus the residual sum of squares over the total sum of squares.
        Which share of the variation does a model explain?
        1.0 is a perfect prediction and negative values are worse than predicting the mean.
        """,
        """
        mean = sum(actual) / len(actual)
        total = sum((a - mean) ** 2 for a in actual)
        if total == 0:
            return 0.0
        return 1 - sum((a - p) ** 2 for a, p in zip(actual, predicted)) / total
        """,
        _xy,
    ),
    made(
        "percentages.running_mean_update",
        "update_average add_to_average new_average",
        "average: float; count: int; value: float",
        "float",
        """
        The new mean when {value} is added to {count} values with this {average}.
        running average without the list
        Return (average * count + value) / (count + 1).
        How does an average change through one more number?
        Update a mean from the old one and how many values it stands for.
        """,
        """
        return (average * count + value) / (count + 1)
        """,
        lambda r: (_amount(r), r.randint(0, 9), _amount(r)),
    ),
    made(
        "percentages.combined_mean",
        "combined_mean pooled_mean overall_average",
        "mean1: float; count1: int; mean2: float; count2: int",
        "float",
        """
        Mean of two groups together: {count1} values with {mean1} and {count2} with {mean2}; 0.0 for none.
        average of two averages, weighted by size
        Return the overall average from the means and sizes of two groups.
        What is the average of two classes of different size?
        Weight each mean by its count.
        """,
        """
        count = count1 + count2
        return (mean1 * count1 + mean2 * count2) / count if count else 0.0
        """,
        lambda r: (_amount(r), r.randint(0, 9), _amount(r), r.randint(0, 9)),
    ),
    made(
        "percentages.score_needed",
        "score_needed grade_needed_on_final final_exam_score",
        "current: float; goal: float; weight: float",
        "float",
        """
        Score needed in a final of {weight} percent to reach {goal}, the {current} grade being the rest.
        what do I need on the final
        Return (goal - current * (1 - w)) / w, with w as a fraction.
        How many points must the last exam have for this overall grade?
        The final counts so many percent and everything before it the others.
        """,
        """
        share = weight / 100
        return (goal - current * (1 - share)) / share
        """,
        lambda r: (r.randint(40, 100), r.randint(50, 100), r.choice((20, 25, 40, 50))),
    ),
    made(
        "percentages.normal_pdf",
        "normal_pdf gaussian normal_density gaussian_pdf",
        "x: float; mean: float = 0; deviation: float = 1",
        "float",
        """
        Density of the normal distribution at {x} with this {mean} and standard {deviation}.
        bell curve
        Return exp(-((x - mean) / deviation) ** 2 / 2) / (deviation * sqrt(2 pi)).
        How high is the Gaussian curve at a point?
        The standard normal distribution is meant unless told otherwise.
        """,
        """
        z = (x - mean) / deviation
        return math.exp(-z * z / 2) / (deviation * math.sqrt(2 * math.pi))
        """,
        lambda r: (r.randint(-12, 12) / 4, r.choice((0, 1, 2)), r.choice((1, 2, 0.5))),
        "import math",
    ),
    made(
        "percentages.normal_cdf",
        "normal_cdf gaussian_cdf cumulative_normal",
        "x: float; mean: float = 0; deviation: float = 1",
        "float",
        """
        Probability that a normal variable with this {mean} and {deviation} is at most {x}.
        cumulative normal distribution
        Return the share of the bell curve to the left of a point.
        How likely is a value up to this one?
        Computed with the error function; standard normal unless told otherwise.
        """,
        """
        return (1 + math.erf((x - mean) / (deviation * math.sqrt(2)))) / 2
        """,
        lambda r: (r.randint(-12, 12) / 4, r.choice((0, 1, 2)), r.choice((1, 2, 0.5))),
        "import math",
    ),
    made(
        "percentages.poisson",
        "poisson_probability poisson_pmf poisson",
        "k: int; rate: float",
        "float",
        """
        Probability of exactly {k} events in a Poisson distribution with this {rate}.
        poisson pmf
        Return rate ** k * exp(-rate) / k!.
        How likely are that many calls in an hour if so many are expected?
        Poisson probability, not rounded.
        """,
        """
        return rate**k * math.exp(-rate) / math.factorial(k)
        """,
        lambda r: (r.randint(0, 8), r.choice((0.5, 1, 2, 3, 4.5))),
        "import math",
    ),
    made(
        "percentages.geometric_pmf",
        "geometric_probability first_success_on geometric_pmf",
        "k: int; chance: float",
        "float",
        """
        Probability that the first success comes exactly at try {k}, each having this {chance}.
        geometric distribution
        Return (1 - p) ** (k - 1) * p.
        How likely is it to fail k - 1 times and then succeed?
        0.0 for k below 1.
        """,
        """
        return (1 - chance) ** (k - 1) * chance if k >= 1 else 0.0
        """,
        lambda r: (r.randint(1, 8), r.choice((0.5, 0.25, 1 / 6, 1))),
    ),
    made(
        "percentages.probability",
        "theoretical_probability probability chance_of",
        "favorable: int; total: int",
        "float",
        """
        Probability of {favorable} out of {total} equally likely outcomes, 4 decimals; 0.0 for none.
        favorable over possible
        Return favorable / total with four decimals, or 0.0 if there are no outcomes.
        How likely is an event?
        Divide the number of good cases by the number of all cases.
        """,
        """
        return round(favorable / total, 4) if total else 0.0
        """,
        lambda r: r.choice(((0, 0), (3, 6), (r.randint(0, 6), r.randint(6, 12)))),
    ),
    made(
        "percentages.either",
        "probability_of_union either_probability chance_of_either probability_or",
        "a: float; b: float; both: float = 0",
        "float",
        """
        Probability of an event with chance {a} or one with chance {b}, when {both} happen with the third one.
        P(A or B)
        Return a + b - both.
        How likely is at least one of two events?
        Addition rule; without a chance for both the events exclude each other.
        """,
        """
        return a + b - both
        """,
        lambda r: (r.choice((0.5, 0.25)), r.choice((0.5, 0.125)), r.choice((0, 0.125))),
    ),
    made(
        "percentages.odds_to_probability",
        "odds_to_probability implied_probability odds_probability",
        "wins: float; losses: float",
        "float",
        """
        Turn odds of {wins} to {losses} into a probability; 0.0 for 0 to 0.
        odds to probability
        Return wins / (wins + losses).
        How likely is something with these odds in its favor?
        Three to one means 0.75.
        """,
        """
        return wins / (wins + losses) if wins + losses else 0.0
        """,
        lambda r: r.choice(((0, 0), (1, 3), (r.randint(0, 9), r.randint(1, 9)))),
    ),
    made(
        "percentages.probability_to_odds",
        "probability_to_odds odds odds_in_favor",
        "probability: float",
        "float",
        """
        Odds in favor of an event with this {probability}: p / (1 - p).
        probability to odds
        Return how many times likelier the event is than its opposite; infinity for a certain event.
        What are the odds of an event?
        0.75 gives 3.0 and 0.5 gives 1.0.
        """,
        """
        return probability / (1 - probability) if probability < 1 else float("inf")
        """,
        lambda r: (r.choice((0, 0.5, 0.75, 0.2, 0.9)),),
    ),
    made(
        "percentages.multinomial",
        "multinomial multinomial_coefficient ways_to_group",
        "counts: list[int]",
        "int",
        """
        Number of ways to arrange things of several kinds, {counts} of each.
        multinomial coefficient
        Return the factorial of the sum divided by the factorials of all counts.
        In how many orders can so many red, green and blue balls lie?
        (a + b + c)! / (a! b! c!); 1 without anything.
        """,
        """
        result = math.factorial(sum(counts))
        for count in counts:
            result //= math.factorial(count)
        return result
        """,
        lambda r: ([r.randint(0, 4) for _ in range(r.randint(0, 4))],),
        "import math",
    ),
    made(
        "percentages.circular_permutations",
        "circular_permutations seatings_round_table round_table_arrangements",
        "people: int",
        "int",
        """
        In how many ways can {people} sit at a round table, rotations being the same?
        (n - 1)!
        Return the number of circular arrangements, 1 for nobody or one person.
        How many seatings around a circle are really different?
        Factorial of one less than the number of people.
        """,
        """
        return math.factorial(people - 1) if people > 1 else 1
        """,
        lambda r: (r.randint(0, 10),),
        "import math",
    ),
    made(
        "percentages.power_set_size",
        "number_of_subsets count_subsets power_set_size",
        "n: int",
        "int",
        """
        How many subsets has a set of {n} elements?
        2 to the n
        Return the size of the power set, the empty and the full set included.
        In how many ways can one choose any of n things?
        Each element is in or not: two choices for each.
        """,
        """
        return 2**n
        ---
        return 1 << n
        """,
        lambda r: (r.randint(0, 20),),
    ),
)
