"""Decisions about one, two or three values: words for cases, booleans, the smallest, the middle, swaps."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _three(r: Random, low: int = -3, high: int = 6) -> tuple[int, int, int]:
    return r.randint(low, high), r.randint(low, high), r.randint(low, high)


def _flag(r: Random) -> bool:
    return r.random() < 0.5


ENTRIES = (
    made(
        "cases.min_of_three",
        "min_of_three smallest_of_three minimum_of_three",
        "a: int; b: int; c: int",
        "int",
        """
        Return the smallest of {a}, {b} and {c}.
        Which of the three numbers is the least?
        minimum of three
        Given three numbers, return the one that is not larger than the two others.
        Returns the lowest of three values.
        smallest of three numbers
        The smallest of {a}, {b} and {c}.
        min of three
        Return the lowest of three numbers.
        """,
        """
        return min(a, b, c)
        ---
        smallest = a
        if b < smallest:
            smallest = b
        if c < smallest:
            smallest = c
        return smallest
        """,
        _three,
    ),
    made(
        "cases.larger_absolute",
        "larger_absolute max_absolute bigger_magnitude greater_by_absolute",
        "a: int; b: int",
        "int",
        """
        Return the one of {a} and {b} with the larger absolute value; {a} if they are equal.
        Which of the two numbers is farther from zero?
        larger by magnitude
        Given two numbers, compare them without their signs and return the greater, with its sign.
        Returns {b} if abs({b}) > abs({a}), otherwise {a}.
        bigger of two in absolute terms
        """,
        """
        return max(a, b, key=abs)
        ---
        return a if abs(a) >= abs(b) else b
        """,
        lambda r: (r.randint(-25, 25), r.randint(-25, 25)),
    ),
    made(
        "cases.sort_three",
        "sort_three order_three sorted_three",
        "a: int; b: int; c: int",
        "tuple[int, int, int]",
        """
        Return {a}, {b} and {c} in ascending order, as a tuple.
        What are the three numbers from the smallest to the largest?
        three numbers sorted
        Given three numbers, return a tuple of minimum, middle and maximum.
        Returns the three values ordered by size.
        put three values in order
        {a}, {b} and {c} in ascending order, as a tuple.
        sort three numbers
        Return the three numbers from the smallest to the largest.
        """,
        """
        return tuple(sorted((a, b, c)))
        ---
        if a > b:
            a, b = b, a
        if b > c:
            b, c = c, b
        if a > b:
            a, b = b, a
        return a, b, c
        """,
        _three,
    ),
    made(
        "cases.order_two",
        "order_two sort_two smaller_first min_and_max_of_two",
        "a: int; b: int",
        "tuple[int, int]",
        """
        Return {a} and {b} as a tuple with the smaller one first.
        What are the two numbers in ascending order?
        two numbers sorted
        Given two numbers, swap them if the first one is larger.
        Returns (minimum, maximum) of two values.
        put two values in order
        {a} and {b} as a tuple, the smaller one first.
        (min, max) of two numbers
        Return both numbers in ascending order.
        """,
        """
        return (a, b) if a <= b else (b, a)
        ---
        return min(a, b), max(a, b)
        """,
        lambda r: (r.randint(-5, 9), r.randint(-5, 9)),
    ),
    made(
        "cases.swap_values",
        "swap_two swap_values swap exchange",
        "a: int; b: int",
        "tuple[int, int]",
        """
        Swap {a} and {b} and return them as a tuple.
        What are the two values in exchanged order?
        exchange two values
        Given two values, return the second one first.
        Returns ({b}, {a}).
        swap two variables
        Return {b} and {a}, that is the two values in exchanged order.
        swap two values
        Return a tuple with the second argument first.
        """,
        """
        return b, a
        ---
        a, b = b, a
        return (a, b)
        """,
        lambda r: (r.randint(-5, 9), r.randint(-5, 9)),
    ),
    made(
        "cases.rotate_three",
        "rotate_three cycle_three shift_three",
        "a: int; b: int; c: int",
        "tuple[int, int, int]",
        """
        Rotate {a}, {b} and {c} to the left: the second comes first and the first last.
        What are the three values after moving each one place forward?
        three values rotated
        Given three values, return ({b}, {c}, {a}).
        Returns the values cyclically shifted by one.
        rotate three variables
        """,
        """
        return b, c, a
        """,
        _three,
    ),
    made(
        "cases.range_of_three",
        "range_of_three spread_of_three max_minus_min_of_three",
        "a: int; b: int; c: int",
        "int",
        """
        Difference between the largest and the smallest of {a}, {b} and {c}.
        How far apart are the three numbers at most?
        spread of three
        Given three numbers, subtract the minimum from the maximum.
        Returns max - min of three values.
        range of three numbers
        """,
        """
        return max(a, b, c) - min(a, b, c)
        """,
        _three,
    ),
    made(
        "cases.all_three_equal",
        "all_three_equal are_equal all_equal_three triple_equal",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether {a}, {b} and {c} are all equal.
        Are the three values the same?
        three equal values?
        Given three values, return True only if none differs from the others.
        Returns whether {a} == {b} == {c}.
        all three identical
        """,
        """
        return a == b == c
        """,
        lambda r: r.choice(((2, 2, 2), (0, 0, 0), (-1, -1, -1), _three(r, 0, 2))),
    ),
    made(
        "cases.all_three_different",
        "all_three_different all_distinct_three are_all_different",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether {a}, {b} and {c} are all different.
        Are no two of the three values the same?
        three distinct values?
        Given three values, return True only if each differs from the two others.
        Returns whether there are three distinct values.
        all three unequal
        """,
        """
        return a != b and b != c and a != c
        ---
        return len({a, b, c}) == 3
        """,
        lambda r: _three(r, 0, 3),
    ),
    made(
        "cases.in_order",
        "in_order is_increasing_order are_ascending in_ascending_order",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether {a}, {b} and {c} are in strictly ascending order.
        Is the second number larger than the first and the third larger than the second?
        three numbers rising?
        Given three numbers, return True if {a} < {b} < {c}.
        Returns whether the values strictly increase from left to right.
        ascending order of three
        """,
        """
        return a < b < c
        """,
        _three,
    ),
    made(
        "cases.between_any_order",
        "is_between_two between_unordered lies_between",
        "value: int; a: int; b: int",
        "bool",
        """
        Check whether {value} lies between {a} and {b}, whichever of them is larger; ends included.
        Is the value not outside of the two bounds, given in any order?
        between in any order
        Given a value and two bounds, return True if it is neither above both nor below both.
        Returns whether min({a}, {b}) <= {value} <= max({a}, {b}).
        between two values, order of bounds ignored
        Does {value} lie between {a} and {b}, in whichever order they are given? The ends count.
        between two bounds, any order
        Return True if the value is not outside of the two borders.
        """,
        """
        return min(a, b) <= value <= max(a, b)
        ---
        return a <= value <= b or b <= value <= a
        """,
        lambda r: (r.randint(-2, 8), r.randint(-2, 8), r.randint(-2, 8)),
    ),
    made(
        "cases.evenly_spaced",
        "evenly_spaced equally_spaced is_arithmetic_triple",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether {a}, {b} and {c}, in any order, are evenly spaced.
        Is the distance from the smallest to the middle the same as from the middle to the largest?
        equal gaps among three?
        Given three numbers, return True if sorting them gives two equal differences.
        Returns whether the middle value is exactly halfway.
        three evenly spaced numbers
        """,
        """
        low, middle, high = sorted((a, b, c))
        return middle - low == high - middle
        """,
        lambda r: r.choice(((4, 6, 2), (1, 2, 3), (7, 1, 4), _three(r, 0, 5))),
    ),
    made(
        "cases.closer_to",
        "closer_to nearer_value closest_of_two nearest_of_two",
        "target: int; a: int; b: int",
        "int",
        """
        Return the one of {a} and {b} that is closer to {target}; {a} on a tie.
        Which of the two numbers has the smaller distance to the target?
        nearer of two
        Given a target and two numbers, return the number that is less far away.
        Returns {b} only if its distance to {target} is strictly smaller.
        closest of two values
        Which of {a} and {b} is closer to {target}? The first one if both are equally close.
        the nearer of two numbers
        Return the number with the smaller distance to the target, on a tie the first of the two.
        """,
        """
        return min(a, b, key=lambda value: abs(value - target))
        ---
        return b if abs(b - target) < abs(a - target) else a
        """,
        lambda r: (r.randint(0, 10), r.randint(0, 10), r.randint(0, 10)),
    ),
    made(
        "cases.closest_without_exceeding",
        "closest_without_going_over best_hand blackjack_of_two nearest_not_over",
        "a: int; b: int; limit: int",
        "int",
        """
        Return the one of {a} and {b} that is nearest to {limit} without exceeding it, 0 if both exceed it.
        Which of the two values is the largest one up to the limit?
        closest without going over
        Given two numbers and a limit, return the greater of those that are not above it, or 0.
        Returns the better of two hands in blackjack, where everything over {limit} is lost.
        nearest value not over a limit
        """,
        """
        return max((value for value in (a, b) if value <= limit), default=0)
        ---
        if a > limit and b > limit:
            return 0
        if a > limit:
            return b
        if b > limit:
            return a
        return max(a, b)
        """,
        lambda r: (r.randint(1, 30), r.randint(1, 30), 21),
    ),
    made(
        "cases.sum_double",
        "sum_double sum_or_double double_if_equal",
        "a: int; b: int",
        "int",
        """
        Add {a} and {b}; if they are equal, return twice their sum.
        What is the sum of the two numbers, doubled when they are the same?
        sum, double if same
        Given two integers, return their sum, or double the sum if both have the same value.
        Returns {a} + {b}, times 2 when {a} == {b}.
        doubled sum for equal values
        """,
        """
        return 2 * (a + b) if a == b else a + b
        ---
        total = a + b
        if a == b:
            total *= 2
        return total
        """,
        lambda r: (r.randint(-3, 4), r.randint(-3, 4)),
    ),
    made(
        "cases.lone_sum",
        "lone_sum sum_of_different sum_without_repeats",
        "a: int; b: int; c: int",
        "int",
        """
        Add those of {a}, {b} and {c} that differ from both of the others.
        What is the sum of three values when values that occur more than once count nothing?
        lone sum
        Given three integers, return their sum, but leave out every value that is equal to another.
        Returns the total of the values without a twin; 0 if all are equal.
        sum ignoring repeated values
        """,
        """
        values = [a, b, c]
        return sum(value for value in values if values.count(value) == 1)
        """,
        lambda r: _three(r, 0, 4),
    ),
    made(
        "cases.difference_doubled_above",
        "diff_doubled difference_or_double absolute_difference_doubled",
        "number: int; limit: int",
        "int",
        """
        Distance of {number} to {limit}, doubled if {number} is greater than {limit}.
        How far is the number from the limit, counting twice above it?
        difference, double if over
        Given a number and a limit, return the absolute difference, times 2 when the number exceeds the limit.
        Returns {limit} - {number} up to the limit and twice {number} - {limit} above it.
        distance with a penalty above
        """,
        """
        return 2 * (number - limit) if number > limit else limit - number
        ---
        difference = abs(number - limit)
        return difference * 2 if number > limit else difference
        """,
        lambda r: (r.randint(0, 40), r.choice((17, 21, 20))),
    ),
    made(
        "cases.one_or_sum_is",
        "makes_target makes_ten either_or_sum_is",
        "a: int; b: int; target: int",
        "bool",
        """
        Check whether {a} or {b} is {target} or their sum is.
        Does one of the two numbers, or both together, make the target?
        value or sum equals a number
        Given two integers, return True if one of them is {target} or they add up to it.
        Returns whether {target} is among {a}, {b} and {a} + {b}.
        makes ten
        """,
        """
        return target in (a, b, a + b)
        ---
        return a == target or b == target or a + b == target
        """,
        lambda r: (r.randint(0, 10), r.randint(0, 10), r.choice((10, 10, 6))),
    ),
    made(
        "cases.near_multiple",
        "near_multiple close_to_multiple is_near_ten",
        "number: int; base: int; distance: int",
        "bool",
        """
        Check whether {number} is within {distance} of a multiple of {base}.
        Is there a multiple of the base that is not farther away than that?
        near a multiple?
        Given a number, a positive base and a distance, return True if some multiple is close enough.
        Returns whether {number} % {base} is at most {distance} or at least {base} - {distance}.
        close to a round number
        """,
        """
        rest = number % base
        return min(rest, base - rest) <= distance
        """,
        lambda r: (r.randint(0, 60), r.choice((10, 10, 5, 7)), r.randint(0, 3)),
    ),
    made(
        "cases.within_of_either",
        "within_of_either near_hundred close_to_one_of",
        "number: int; first: int; second: int; distance: int",
        "bool",
        """
        Check whether {number} is within {distance} of {first} or of {second}.
        Is the number close to one of the two others?
        near either value?
        Given a number and two targets, return True if it is at most {distance} away from one of them.
        Returns whether abs({number} - target) <= {distance} for one of the targets.
        close to 100 or 200
        """,
        """
        return abs(number - first) <= distance or abs(number - second) <= distance
        """,
        lambda r: (r.randint(70, 230), 100, 200, r.choice((10, 20))),
    ),
    made(
        "cases.both_or_neither",
        "both_or_neither same_truth xnor equivalent",
        "a: bool; b: bool",
        "bool",
        """
        Check whether {a} and {b} are both true or both false.
        Do the two booleans agree?
        both or neither
        Given two booleans, return True if they have the same value.
        Returns the equivalence of {a} and {b}.
        not exclusive or
        """,
        """
        return bool(a) == bool(b)
        ---
        return (a and b) or (not a and not b)
        """,
        lambda r: (_flag(r), _flag(r)),
    ),
    made(
        "cases.implies",
        "implies implication if_then",
        "a: bool; b: bool",
        "bool",
        """
        Does {a} imply {b}? False only if {a} is true and {b} is false.
        Check the logical implication of two booleans.
        if a then b
        Given two booleans, return True unless the first holds without the second.
        Returns not {a} or {b}.
        material implication
        """,
        """
        return not a or b
        """,
        lambda r: (_flag(r), _flag(r)),
    ),
    made(
        "cases.at_least_one",
        "either at_least_one_true any_of_two logical_or",
        "a: bool; b: bool",
        "bool",
        """
        Return True if at least one of {a} and {b} is true.
        Is one of the two conditions met, or both?
        logical or
        Given two booleans, return False only if neither is true.
        Returns {a} or {b}.
        either or both
        """,
        """
        return a or b
        """,
        lambda r: (_flag(r), _flag(r)),
    ),
    made(
        "cases.at_least_two",
        "at_least_two majority_of_three two_of_three",
        "a: bool; b: bool; c: bool",
        "bool",
        """
        Return True if at least two of {a}, {b} and {c} are true.
        Are most of the three conditions met?
        majority of three booleans
        Given three booleans, return True if two or all of them hold.
        Returns the majority value.
        two out of three
        """,
        """
        return a + b + c >= 2
        ---
        return (a and b) or (a and c) or (b and c)
        """,
        lambda r: (r.random() < 0.6, r.random() < 0.6, r.random() < 0.6),
    ),
    made(
        "cases.exactly_two",
        "exactly_two exactly_two_true two_but_not_three",
        "a: bool; b: bool; c: bool",
        "bool",
        """
        Return True if exactly two of {a}, {b} and {c} are true.
        Do two of the three conditions hold, but not all?
        exactly two of three
        Given three booleans, return True if one of them is false and the others are true.
        Returns whether the number of true values is 2.
        two and only two
        """,
        """
        return [a, b, c].count(True) == 2
        ---
        return a + b + c == 2
        """,
        lambda r: (r.random() < 0.6, r.random() < 0.6, r.random() < 0.6),
    ),
    made(
        "cases.all_of_three",
        "all_three and_three all_conditions",
        "a: bool; b: bool; c: bool",
        "bool",
        """
        Return True if {a}, {b} and {c} are all true.
        Are all three conditions met?
        logical and of three
        Given three booleans, return False as soon as one of them is false.
        Returns {a} and {b} and {c}.
        every one of three
        """,
        """
        return a and b and c
        """,
        lambda r: (r.random() < 0.7, r.random() < 0.7, r.random() < 0.7),
    ),
    made(
        "cases.can_vote",
        "can_vote is_adult is_of_age old_enough",
        "age: int",
        "bool",
        """
        Is somebody of this {age} old enough to vote, that is at least 18?
        Check whether a person is an adult.
        18 or older?
        Given an age in years, return True from 18 on.
        Returns whether {age} >= 18.
        of age or not
        """,
        """
        return age >= 18
        """,
        lambda r: (r.choice((17, 18, 19, r.randint(0, 90))),),
    ),
    made(
        "cases.age_group",
        "age_group life_stage age_category classify_age",
        "age: int",
        "str",
        """
        Name the group of an {age}: "child" below 13, "teenager" below 20, "adult" below 65, else "senior".
        Is somebody a child, a teenager, an adult or a senior?
        age category
        Given an age in years, return "child", "teenager", "adult" or "senior" with the limits 13, 20 and 65.
        Returns the word for the stage of life.
        classify a person by age
        """,
        """
        if age < 13:
            return "child"
        if age < 20:
            return "teenager"
        if age < 65:
            return "adult"
        return "senior"
        """,
        lambda r: (r.choice((12, 13, 19, 20, 64, 65, r.randint(0, 90))),),
    ),
    made(
        "cases.choose_text",
        "choose if_else pick_text ternary",
        "condition: bool; yes: str; no: str",
        "str",
        """
        Return {yes} if {condition} is true, otherwise {no}.
        Which of the two strings fits the condition?
        conditional text
        Given a boolean and two strings, return the first one for True and the second for False.
        Returns one of two texts depending on {condition}.
        ternary choice
        """,
        """
        return yes if condition else no
        ---
        if condition:
            return yes
        return no
        """,
        lambda r: (_flag(r), *r.choice((("yes", "no"), ("on", "off"), ("open", "closed"), ("a", "b")))),
    ),
    made(
        "cases.divisible_word",
        "divisible_word word_if_divisible fizz",
        "number: int; divisor: int; word: str",
        "str",
        """
        Return {word} if {number} is divisible by {divisor}, otherwise the number as text.
        What does a fizz player say with a single rule?
        fizz with one divisor
        Given a number, a divisor other than 0 and a word, return the word for multiples and str(number) else.
        Returns {word} or the decimal form of {number}.
        word for multiples
        """,
        """
        return word if number % divisor == 0 else str(number)
        """,
        lambda r: (r.randint(0, 30), r.randint(2, 7), r.choice(("Fizz", "Buzz", "clap"))),
    ),
    made(
        "cases.divisible_by_which",
        "divisible_by_which which_divides divisor_case",
        "number: int; first: int; second: int",
        "str",
        """
        Say by which of {first} and {second} the {number} is divisible: "both", "first", "second" or "none".
        Does the first, the second, both or neither of the divisors divide the number?
        divisibility by two numbers in a word
        Given a number and two divisors other than 0, return "both", "first", "second" or "none".
        Returns the name of the divisor without remainder.
        which one divides
        """,
        """
        by_first, by_second = number % first == 0, number % second == 0
        if by_first and by_second:
            return "both"
        if by_first:
            return "first"
        return "second" if by_second else "none"
        """,
        lambda r: (r.randint(0, 30), r.randint(2, 5), r.randint(2, 5)),
    ),
    made(
        "cases.sign_and_parity",
        "sign_and_parity describe_number number_kind",
        "number: int",
        "str",
        """
        Describe {number} by sign and parity, as in "positive even" or "negative odd"; "zero" for 0.
        Is the number positive or negative, and even or odd?
        sign and parity in words
        Given an integer, return "positive" or "negative" followed by "even" or "odd", or just "zero".
        Returns two words that describe the number.
        positive even, negative odd and so on
        Describe {number} as 'zero', or by sign and parity such as 'positive even' or 'negative odd'.
        Return 'zero' or two words: positive or negative, and even or odd.
        """,
        """
        if number == 0:
            return "zero"
        sign = "positive" if number > 0 else "negative"
        parity = "even" if number % 2 == 0 else "odd"
        return f"{sign} {parity}"
        """,
        lambda r: (r.randint(-6, 6),),
    ),
    made(
        "cases.sign_of_product",
        "sign_of_product product_sign multiply_sign",
        "numbers: list[int]",
        "int",
        """
        Sign of the product of all {numbers}: 1, -1 or 0, without multiplying.
        Would the product of the list be positive, negative or zero?
        product sign
        Given a list of integers, return 1, -1 or 0 according to the sign of their product; 1 if empty.
        Returns 0 if a zero is there, otherwise -1 for an odd count of negative numbers.
        sign of a product
        """,
        """
        if 0 in numbers:
            return 0
        return -1 if sum(number < 0 for number in numbers) % 2 else 1
        ---
        sign = 1
        for number in numbers:
            if number == 0:
                return 0
            if number < 0:
                sign = -sign
        return sign
        """,
        lambda r: (
            [
                r.choice((-3, -1, 1, 2, 5, 7, -4, 0 if r.random() < 0.3 else 4))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "cases.longer_word",
        "which_is_longer compare_lengths longer_or_equal",
        "first: str; second: str",
        "str",
        """
        Say which of {first} and {second} is longer: "first", "second" or "equal".
        Which string has more characters?
        comparison of lengths
        Given two strings, return "first" or "second" for the longer one and "equal" if neither is.
        Returns a word for the result of comparing the lengths.
        longer string, as a word
        """,
        """
        if len(first) > len(second):
            return "first"
        return "second" if len(second) > len(first) else "equal"
        """,
        lambda r: (draw.letters(r, 0, 4), draw.letters(r, 0, 4)),
    ),
    made(
        "cases.winner_of_two",
        "winner match_result who_won game_result",
        "home: int; away: int",
        "str",
        """
        Say who won a game: "home", "away" or "draw".
        Did the home team get more goals than the guests, fewer or as many?
        winner of a match
        Given the scores of both teams, return "home" or "away" for the higher one and "draw" for a tie.
        Returns the result of a game in a word.
        who won
        """,
        """
        if home > away:
            return "home"
        return "away" if away > home else "draw"
        """,
        lambda r: (r.randint(0, 3), r.randint(0, 3)),
    ),
    made(
        "cases.vowel_or_consonant",
        "vowel_or_consonant letter_type classify_letter",
        "char: str",
        "str",
        """
        Say whether {char} is a "vowel", a "consonant" or "neither".
        Is the character one of a, e, i, o, u, another letter from a to z, or no letter?
        kind of a letter
        Given one character of either case, return "vowel", "consonant" or "neither".
        Returns a word for the kind of letter.
        classify a letter
        """,
        """
        lower = char.lower()
        if lower in ("a", "e", "i", "o", "u"):
            return "vowel"
        return "consonant" if "a" <= lower <= "z" else "neither"
        """,
        lambda r: (r.choice("aeiouAEbcdXYZz 09?-"),),
    ),
    made(
        "cases.character_kind",
        "character_type char_type classify_character kind_of_char",
        "char: str",
        "str",
        """
        Say what kind of character {char} is: "upper", "lower", "digit", "space" or "other".
        Is the character a capital, a small letter, a digit, white space or something else?
        type of a character
        Given one character, return "upper", "lower", "digit", "space" or "other".
        Returns a word for the class of the character.
        classify a char
        """,
        """
        if char.isupper():
            return "upper"
        if char.islower():
            return "lower"
        if char.isdigit():
            return "digit"
        if char.isspace():
            return "space"
        return "other"
        """,
        lambda r: (r.choice("abzAXZ019 \t?!-"),),
    ),
    made(
        "cases.type_word",
        "type_name kind_of_value describe_type data_type",
        "value: object",
        "str",
        """
        Name the type of {value}, such as "int", "str" or "list".
        Which type does the value have, as a word?
        type name
        Given any value, return the name of its class; True is a "bool" and None a "NoneType".
        Returns type({value}).__name__.
        type as a string
        """,
        """
        return type(value).__name__
        """,
        lambda r: (r.choice((1, 2.5, "a", "", True, None, [1], (1,), {"a": 1}, {1, 2})),),
    ),
    made(
        "cases.truth_word",
        "bool_to_word truth_text true_or_false boolean_text",
        "value: bool",
        "str",
        """
        Write {value} as "Yes" or "No".
        What is the word for the boolean?
        boolean as Yes or No
        Given a boolean, return the string "Yes" for True and "No" for False.
        Returns a capitalized word.
        bool to word
        """,
        """
        return "Yes" if value else "No"
        """,
        lambda r: (_flag(r),),
    ),
    made(
        "cases.digit_count_word",
        "number_size how_many_digits_word digit_count_word",
        "number: int",
        "str",
        """
        Say how many digits {number} has: "one digit", "two digits", "three digits" or "many digits".
        Is the number one-, two-, three-digit or longer?
        digits of a number in words
        Given an integer, return how many digits it has, in words up to three, else "many digits".
        Returns a phrase for the length of the number.
        size of a number in words
        """,
        """
        words = {1: "one digit", 2: "two digits", 3: "three digits"}
        return words.get(len(str(abs(number))), "many digits")
        """,
        lambda r: (r.choice((0, 9, 10, 99, 100, 999, 1000, -5, r.randint(-2000, 2000))),),
    ),
    made(
        "cases.water_state",
        "water_state state_of_water phase_of_water",
        "temperature: int",
        "str",
        """
        State of water at {temperature} degrees Celsius: "solid" up to 0, "gas" from 100 on, else "liquid".
        Is water frozen, liquid or steam?
        solid, liquid or gas
        Given a temperature in Celsius, return "solid", "liquid" or "gas"; 0 is solid and 100 is gas.
        Returns the phase of water as a word.
        ice, water or steam
        State of water at {temperature}: 'solid' up to 0, 'gas' from 100 on, otherwise 'liquid'.
        state of water
        Return whether water is ice, liquid or steam at a temperature.
        """,
        """
        if temperature <= 0:
            return "solid"
        return "gas" if temperature >= 100 else "liquid"
        """,
        lambda r: (r.choice((0, 1, 99, 100, -5, r.randint(-30, 130))),),
    ),
    made(
        "cases.day_name",
        "day_name weekday_name_of_number day_of_week",
        "number: int",
        "str | None",
        """
        Name of weekday {number}, 1 being Monday and 7 Sunday; None for other numbers.
        Which day of the week has the number?
        weekday by number
        Given a number from 1 to 7, return "Monday" to "Sunday", otherwise None.
        Returns the English name of the day, counted from Monday.
        number to day
        English name of the weekday {number}, where 1 is 'Monday' and 7 is 'Sunday'.
        weekday number to name
        Return the name of day 1 to 7 of the week, which begins on Monday; None for other numbers.
        """,
        """
        days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return days[number - 1] if 1 <= number <= 7 else None
        """,
        lambda r: (r.randint(0, 8),),
    ),
    made(
        "cases.month_name",
        "month_name name_of_month month_of_number",
        "number: int",
        "str | None",
        """
        Name of month {number}, 1 being January and 12 December; None for other numbers.
        Which month of the year has the number?
        month by number
        Given a number from 1 to 12, return the English name of the month, otherwise None.
        Returns "January" for 1, "February" for 2 and so on.
        number to month
        English name of {number}: 1 is 'January', 12 is 'December'.
        number to month name
        Return the full name of the month with the given number, or None for a number outside 1 to 12.
        """,
        """
        months = (
            "January February March April May June July August September October November December".split()
        )
        return months[number - 1] if 1 <= number <= 12 else None
        """,
        lambda r: (r.randint(0, 13),),
    ),
    made(
        "cases.quarter",
        "quarter_of_month quarter which_quarter",
        "month: int",
        "int",
        """
        Quarter of the year to which {month}, from 1 to 12, belongs.
        Is the month in quarter 1, 2, 3 or 4?
        quarter of a month
        Given the number of a month, return 1 for January to March, 2 for April to June, and so on.
        Returns the quarter from 1 to 4.
        month to quarter
        Quarter of the year to which {month} belongs: 1 for January to March, 4 for October to December.
        quarter of a month number
        Return the quarter from 1 to 4 of a month from 1 to 12.
        """,
        """
        return (month - 1) // 3 + 1
        ---
        return (month + 2) // 3
        """,
        lambda r: (r.randint(1, 12),),
    ),
    made(
        "cases.calculate",
        "calculator calculate basic_op compute apply_operator",
        "a: float; operator: str; b: float",
        "float | None",
        """
        Calculate {a} {operator} {b} for the operators +, -, * and /.
        What is the result of the operation? None for division by zero or another operator.
        simple calculator
        Given two numbers and one of "+", "-", "*", "/" between them, return the result or None.
        Returns the sum, difference, product or quotient; None if it cannot be computed.
        basic arithmetic with an operator as text
        """,
        """
        if operator == "+":
            return a + b
        if operator == "-":
            return a - b
        if operator == "*":
            return a * b
        if operator == "/" and b != 0:
            return a / b
        return None
        """,
        lambda r: (float(r.randint(-9, 20)), r.choice("+-*/%"), float(r.choice((0, 1, 2, 4, 5, -2)))),
    ),
    made(
        "cases.four_operations",
        "four_operations all_operations arithmetic_results",
        "a: int; b: int",
        "tuple[int, int, int, float]",
        """
        Sum, difference, product and quotient of {a} and {b}, which is not 0, as a tuple.
        What are the results of the four basic operations?
        four operations at once
        Given two numbers, return ({a} + {b}, {a} - {b}, {a} * {b}, {a} / {b}).
        Returns the results of adding, subtracting, multiplying and dividing.
        plus, minus, times and divided by
        """,
        """
        return a + b, a - b, a * b, a / b
        """,
        lambda r: (r.randint(-9, 20), r.choice((1, 2, 4, 5, -2))),
    ),
    made(
        "cases.operation_between",
        "find_operator which_operator operator_between",
        "a: int; b: int; result: int",
        "str | None",
        """
        Find the operator +, -, * or / that turns {a} and {b} into {result}; None if none does.
        With which operation do the two numbers give the result? The first of + - * / that fits.
        operator for a result
        Given two numbers and a result, return "+", "-", "*", "/" or None; division must be exact.
        Returns the sign that belongs between {a} and {b}.
        missing operator
        """,
        """
        if a + b == result:
            return "+"
        if a - b == result:
            return "-"
        if a * b == result:
            return "*"
        if b != 0 and a == result * b:
            return "/"
        return None
        """,
        lambda r: (lambda a, b: (a, b, r.choice((a + b, a - b, a * b, a // b, 7))))(
            r.choice((12, 6, 8, r.randint(0, 9))), r.choice((1, 2, 3, 4))
        ),
    ),
    made(
        "cases.quadrant_name",
        "point_location axis_or_quadrant describe_point",
        "x: int; y: int",
        "str",
        """
        Say where ({x}, {y}) lies: "origin", "x-axis", "y-axis" or "quadrant 1" to "quadrant 4".
        On which axis or in which quadrant is the point?
        place of a point in words
        Given coordinates, return the quadrant, counted against the clock from the upper right, or the axis.
        Returns "origin" for (0, 0), the axis if one coordinate is 0, else the quadrant.
        quadrant or axis as text
        """,
        """
        if x == 0 and y == 0:
            return "origin"
        if y == 0:
            return "x-axis"
        if x == 0:
            return "y-axis"
        if y > 0:
            return "quadrant 1" if x > 0 else "quadrant 2"
        return "quadrant 3" if x < 0 else "quadrant 4"
        """,
        lambda r: (r.randint(-2, 2), r.randint(-2, 2)),
    ),
    made(
        "cases.rectangle_or_square",
        "square_or_rectangle is_square_or_rectangle shape_name",
        "width: int; height: int",
        "str",
        """
        Say whether a shape of {width} by {height} is a "square" or a "rectangle".
        Are both sides equally long?
        square or rectangle
        Given two side lengths, return "square" if they are equal and "rectangle" otherwise.
        Returns the name of the shape.
        name a four-sided shape
        """,
        """
        return "square" if width == height else "rectangle"
        """,
        lambda r: (r.randint(1, 4), r.randint(1, 4)),
    ),
    made(
        "cases.is_equilateral",
        "is_equilateral equilateral_triangle all_sides_equal",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether a triangle with the sides {a}, {b} and {c} is equilateral.
        Are all three sides equal and positive?
        equilateral triangle?
        Given three side lengths, return True if they are the same and greater than 0.
        Returns whether the sides make an equilateral triangle.
        three equal sides
        Is a triangle with the sides {a}, {b} and {c} equilateral?
        three equal sides?
        Return True if all sides have the same positive length.
        """,
        """
        return a == b == c > 0
        """,
        lambda r: r.choice(((2, 2, 2), (5, 5, 5), (0, 0, 0), _three(r, 1, 4), _three(r, 1, 4))),
    ),
    made(
        "cases.is_isosceles",
        "is_isosceles isosceles_triangle two_sides_equal",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether the sides {a}, {b} and {c} form an isosceles triangle.
        Is it a triangle in which at least two sides are equal?
        isosceles triangle?
        Given three lengths, return True if any two sides exceed the third together and two are equal.
        Returns False for scalene triangles and for lengths that make no triangle; equilateral counts.
        at least two equal sides
        Is a triangle with the sides {a}, {b} and {c} isosceles, which includes equilateral ones?
        at least two equal sides?
        Return True if the sides make a triangle and two of them are the same length.
        """,
        """
        is_triangle = a + b > c and a + c > b and b + c > a
        return is_triangle and (a == b or b == c or a == c)
        ---
        return 2 * max(a, b, c) < a + b + c and len({a, b, c}) < 3
        """,
        lambda r: _three(r, 1, 5),
    ),
    made(
        "cases.is_scalene",
        "is_scalene scalene_triangle all_sides_different",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether the sides {a}, {b} and {c} form a scalene triangle.
        Is it a triangle with three different sides?
        scalene triangle?
        Given three lengths, return True if any two sides exceed the third together and none are equal.
        Returns False if two sides are equal or the lengths make no triangle.
        no equal sides
        Is a triangle with the sides {a}, {b} and {c} scalene?
        no equal sides?
        Return True if the sides make a triangle and all of them are different.
        """,
        """
        is_triangle = a + b > c and a + c > b and b + c > a
        return is_triangle and a != b and b != c and a != c
        """,
        lambda r: _three(r, 2, 6),
    ),
    made(
        "cases.angles_make_triangle",
        "is_triangle_by_angles valid_angles angles_form_triangle",
        "a: int; b: int; c: int",
        "bool",
        """
        Check whether the angles {a}, {b} and {c} in degrees can belong to a triangle.
        Are the three angles positive and do they add up to 180?
        valid angles of a triangle?
        Given three angles, return True if each is greater than 0 and their sum is 180 degrees.
        Returns whether there is a triangle with these angles.
        angles sum to 180
        Can {a}, {b} and {c} be the angles of a triangle in degrees?
        angles add up to 180?
        Return True if all angles are positive and their sum is 180.
        """,
        """
        return min(a, b, c) > 0 and a + b + c == 180
        """,
        lambda r: (lambda a, b: (a, b, r.choice((180 - a - b, 60, 90))))(
            r.choice((0, 30, 60, 90, 100)), r.choice((30, 60, 90))
        ),
    ),
    made(
        "cases.opposite_direction",
        "opposite_direction opposite reverse_direction",
        "direction: str",
        "str",
        """
        Opposite of {direction}, which is "north", "south", "east" or "west".
        Which way lies behind somebody who looks in that direction?
        opposite compass direction
        Given one of the four directions, return the one on the other side.
        Returns "south" for "north", "west" for "east" and the other way round.
        turn around
        """,
        """
        return {"north": "south", "south": "north", "east": "west", "west": "east"}[direction]
        """,
        lambda r: (r.choice(("north", "south", "east", "west")),),
    ),
    made(
        "cases.larger_last_digit",
        "compare_last_digits larger_last_digit last_digit_winner",
        "a: int; b: int",
        "int",
        """
        Return the one of {a} and {b} with the larger last digit; {a} on a tie.
        Which of the two numbers ends with the higher digit?
        compare by last digit
        Given two integers, compare their ones digits, ignoring signs, and return the winning number.
        Returns {b} only if its last digit is strictly larger.
        number with the greater final digit
        """,
        """
        return max(a, b, key=lambda number: abs(number) % 10)
        ---
        return b if abs(b) % 10 > abs(a) % 10 else a
        """,
        lambda r: (r.randint(0, 60), r.randint(0, 60)),
    ),
    made(
        "cases.parity_of_sum",
        "parity_of_sum sum_is_even_or_odd odd_or_even_sum",
        "numbers: list[int]",
        "str",
        """
        Say whether the sum of {numbers} is "even" or "odd".
        Do the elements add up to an even or an odd number?
        parity of a total
        Given a list of integers, return "odd" or "even" for their sum; an empty list has the even sum 0.
        Returns a word for the parity of the total.
        odd or even sum
        """,
        """
        return "even" if sum(numbers) % 2 == 0 else "odd"
        ---
        return ("even", "odd")[sum(numbers) % 2]
        """,
        lambda r: (draw.ints(r, 0, 5, -9, 20),),
    ),
    made(
        "cases.leap_year_words",
        "leap_or_common year_kind leap_year_text",
        "year: int",
        "str",
        """
        Say whether {year} is a "leap year" or a "common year".
        Has February 29 days in that year?
        leap or common year, in words
        Given a year, return "leap year" if 4 but not 100 divides it, or 400 does; else "common year".
        Returns a phrase for the kind of year in the Gregorian calendar.
        kind of year
        """,
        """
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return "leap year" if leap else "common year"
        """,
        lambda r: (r.choice((1900, 2000, 2024, 2023, 2100, r.randint(1800, 2100))),),
    ),
    made(
        "cases.days_in_year",
        "days_in_year year_length number_of_days_in_year",
        "year: int",
        "int",
        """
        How many days has {year}? 366 in a leap year, otherwise 365.
        Return the length of a year in days.
        days of a year
        Given a year, return 366 if it is divisible by 4 but not by 100, or by 400; else 365.
        Returns the number of days in the Gregorian calendar.
        365 or 366
        How many days has {year}: 366 in a leap year, otherwise 365.
        Return the number of days in the given year of the Gregorian calendar.
        """,
        """
        return 366 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 365
        ---
        return 365 + calendar.isleap(year)
        """,
        lambda r: (r.choice((1900, 2000, 2024, 2023, 2100, r.randint(1800, 2100))),),
        "import calendar",
    ),
    made(
        "cases.positive_or_zero",
        "positive_or_zero max_or_zero clamp_at_zero zero_if_negative",
        "number: int",
        "int",
        """
        Return {number} if it is positive, otherwise 0.
        What is the number when nothing below zero is allowed?
        number or zero
        Given a number, return it unless it is negative, in which case return 0.
        Returns the maximum of {number} and 0.
        never negative
        """,
        """
        return max(number, 0)
        ---
        return number if number > 0 else 0
        """,
        lambda r: (r.randint(-6, 9),),
    ),
    made(
        "cases.opposite_number",
        "opposite_number negate_number additive_inverse make_opposite",
        "number: int",
        "int",
        """
        Opposite of {number}: the same with the other sign.
        What must be added to the number to get 0?
        additive inverse
        Given a number, return it with its sign changed; 0 stays 0.
        Returns -{number}.
        flip the sign
        The opposite of {number}.
        Return minus the number.
        """,
        """
        return -number
        """,
        lambda r: (r.randint(-9, 9),),
    ),
    made(
        "cases.make_negative",
        "make_negative to_negative negative_of",
        "number: int",
        "int",
        """
        Make {number} negative: a negative number and 0 stay as they are.
        What is the number with a minus sign in front?
        always negative
        Given a number, return the negative one of the same size.
        Returns minus the absolute value of {number}.
        return negative
        Make {number} negative; negative numbers and 0 stay as they are.
        minus the absolute value
        Return the number with a minus sign if it has none yet.
        """,
        """
        return -abs(number)
        ---
        return number if number <= 0 else -number
        """,
        lambda r: (r.randint(-9, 9),),
    ),
    made(
        "cases.rearrange_three_digits",
        "largest_three_digit_number max_from_three_digits biggest_number_from_digits",
        "a: int; b: int; c: int",
        "int",
        """
        Largest number that can be written with the three digits {a}, {b} and {c}.
        Which order of the digits gives the greatest number?
        biggest number from three digits
        Given three digits from 0 to 9, use each once to form the largest possible number.
        Returns the digits joined from high to low.
        arrange three digits
        """,
        """
        high, middle, low = sorted((a, b, c), reverse=True)
        return 100 * high + 10 * middle + low
        """,
        lambda r: _three(r, 0, 9),
    ),
    made(
        "cases.product_or_sum",
        "product_or_sum multiply_or_add product_if_small",
        "a: int; b: int; limit: int",
        "int",
        """
        Product of {a} and {b} if it is at most {limit}, otherwise their sum.
        Should the two numbers be multiplied or added?
        product, or sum if too large
        Given two integers, multiply them, but return the sum when the product exceeds {limit}.
        Returns {a} * {b} or {a} + {b}.
        multiply unless above a limit
        """,
        """
        product = a * b
        return product if product <= limit else a + b
        """,
        lambda r: (r.randint(0, 40), r.randint(0, 40), r.choice((100, 1000, 500))),
    ),
    made(
        "cases.next_letter",
        "next_letter following_letter letter_after",
        "letter: str",
        "str",
        """
        Letter that follows {letter} in the alphabet; after z comes a, after Z comes A.
        Which letter is next?
        next letter of the alphabet
        Given a letter from a to z in either case, return the one behind it, in the same case.
        Returns the successor of {letter}, going around at the end.
        letter plus one
        """,
        """
        base = ord("a") if letter.islower() else ord("A")
        return chr((ord(letter) - base + 1) % 26 + base)
        ---
        if letter in "zZ":
            return "a" if letter == "z" else "A"
        return chr(ord(letter) + 1)
        """,
        lambda r: (r.choice("abcmyzAMYZzZ"),),
    ),
    made(
        "cases.combine_short_long",
        "short_long_short combo_string surround_with_shorter",
        "a: str; b: str",
        "str",
        """
        Put the shorter of {a} and {b} before and after the longer one.
        What is short + long + short for the two strings?
        short, long, short
        Given two strings of different lengths, return the longer one between two copies of the shorter.
        Returns shorter + longer + shorter; of equally long ones {b} counts as the shorter.
        combine two strings by length
        """,
        """
        short, long = (a, b) if len(a) < len(b) else (b, a)
        return short + long + short
        ---
        return a + b + a if len(a) < len(b) else b + a + b
        """,
        lambda r: (draw.letters(r, 0, 4), draw.letters(r, 0, 4, "xyz")),
    ),
)
