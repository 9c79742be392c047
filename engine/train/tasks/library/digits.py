"""Digits of numbers: taking them apart, counting, comparing, moving and changing them."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _number(r: Random) -> int:
    return r.choice(
        (
            r.randint(0, 9),
            r.randint(10, 999),
            r.randint(1000, 999999),
            r.choice((0, 100, 1221, 90, 505, 1111)),
        )
    )


def _signed(r: Random) -> int:
    return _number(r) * r.choice((1, 1, -1))


ENTRIES = (
    made(
        "digits.first_last_sum",
        "sum_first_last_digit first_plus_last_digit sum_of_first_and_last",
        "n: int",
        "int",
        """
        Sum of the first and the last digit of {n}; its sign does not matter.
        first digit plus last digit
        Return both outer digits added up; a single digit counts twice.
        What do the leading and the trailing digit make together?
        Add the digit at the left end and the one at the right end.
        """,
        """
        digits = str(abs(n))
        return int(digits[0]) + int(digits[-1])
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.nth_from_left",
        "nth_digit digit_from_left get_digit kth_digit",
        "n: int; k: int",
        "int | None",
        """
        The {k}-th digit of {n} from the left, counted from 1; None if there are not so many.
        k-th digit
        Return the digit at a position counted from the front, or None.
        Which digit stands at that place from the left?
        Position 1 is the first digit; the sign is ignored.
        """,
        """
        digits = str(abs(n))
        return int(digits[k - 1]) if 1 <= k <= len(digits) else None
        """,
        lambda r: (_signed(r), r.randint(0, 7)),
    ),
    made(
        "digits.last_n_digits",
        "last_n_digits last_digits trailing_digits",
        "n: int; count: int",
        "int",
        """
        The last {count} digits of {n} as a number.
        number modulo a power of ten
        Return what remains of a number when only so many digits at the end are kept.
        What do the final digits spell?
        Keep the trailing digits; leading zeros of them vanish.
        """,
        """
        return abs(n) % 10**count
        """,
        lambda r: (_number(r), r.randint(0, 5)),
    ),
    made(
        "digits.first_n_digits",
        "first_n_digits leading_digits first_digits",
        "n: int; count: int",
        "int",
        """
        The first {count} digits of {n} as a number; all of it if it has fewer.
        leading digits
        Return the number that the digits at the front spell.
        What remains when everything after that many digits is cut off?
        Keep only the beginning of a number.
        """,
        """
        return int(str(abs(n))[:count])
        ---
        n = abs(n)
        while n >= 10**count:
            n //= 10
        return n
        """,
        lambda r: (_number(r), r.randint(1, 5)),
    ),
    made(
        "digits.drop_last_digits",
        "drop_last_digit remove_last_digit without_last_digit chop_digit",
        "n: int; count: int = 1",
        "int",
        """
        {n} without its last digit, or the last {count}.
        cut off the last digit
        Return the number without so many digits at the end, one unless given; 0 if nothing is left.
        What remains when the units are dropped?
        Integer division by a power of ten.
        """,
        """
        return n // 10**count if n >= 0 else -(-n // 10**count)
        """,
        lambda r: (_number(r), r.randint(0, 4)),
    ),
    made(
        "digits.smallest_rearrangement",
        "smallest_number_from_digits smallest_rearrangement min_number_same_digits",
        "n: int",
        "int",
        """
        The smallest number with as many digits as {n} that is made of the same digits.
        least rearrangement without a leading zero
        Return the digits in ascending order, but with the smallest one other than 0 in front.
        How small can a number become when its digits are moved and none may be lost?
        Like sorting the digits, only that zeros may not lead; 3021 becomes 1023.
        """,
        """
        digits = sorted(str(abs(n)))
        for i, digit in enumerate(digits):
            if digit != "0":
                return int(digit + "".join(digits[:i] + digits[i + 1 :]))
        return 0
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.count_odd_digits",
        "count_odd_digits odd_digit_count number_of_odd_digits",
        "n: int",
        "int",
        """
        How many digits of {n} are odd?
        count odd digits
        Return the number of odd digits in an integer, whatever its sign.
        Count how many of the figures cannot be divided by two.
        Number of digits among 1, 3, 5, 7 and 9.
        """,
        """
        return sum(int(digit) % 2 for digit in str(abs(n)))
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.sum_odd_digits",
        "sum_odd_digits sum_of_odd_digits add_odd_digits",
        "n: int",
        "int",
        """
        Add up the odd digits of {n}; its sign does not matter.
        sum of the odd digits
        Return the total of the digits 1, 3, 5, 7 and 9 in a number.
        What do the odd figures of this number make together?
        Ignore all even digits and sum the rest.
        """,
        """
        return sum(int(digit) for digit in str(abs(n)) if int(digit) % 2)
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.odd_place_sum",
        "sum_alternate_digits sum_digits_at_odd_places sum_every_other_digit",
        "n: int",
        "int",
        """
        Sum of every other digit of {n} from the left: the first, the third, the fifth and so on.
        digits at odd places added up
        Return the total of the digits at odd positions, counted from 1 on the left.
        What do the first, third, fifth ... digit make together?
        Skip every second digit and add the others.
        """,
        """
        return sum(int(digit) for digit in str(abs(n))[::2])
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.sum_squared_digits",
        "sum_of_squared_digits sum_digit_squares squared_digit_sum",
        "n: int",
        "int",
        """
        Sum of the squares of the digits of {n}.
        square the digits and add them
        Return each digit times itself, all added up.
        What is the next number of the happy-number process?
        Digit squares summed, the sign being ignored.
        """,
        """
        return sum(int(digit) ** 2 for digit in str(abs(n)))
        ---
        n = abs(n)
        total = 0
        while n:
            n, digit = divmod(n, 10)
            total += digit * digit
        return total
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.product_minus_sum",
        "product_minus_sum_of_digits digit_product_minus_sum subtract_product_and_sum",
        "n: int",
        "int",
        """
        Product of the digits of {n} minus their sum.
        digit product minus digit sum
        Return the digits multiplied together, less the digits added up.
        By how much does the product of all digits exceed their sum?
        It may be negative.
        """,
        """
        digits = [int(digit) for digit in str(abs(n))]
        return math.prod(digits) - sum(digits)
        """,
        lambda r: (_number(r),),
        "import math",
    ),
    made(
        "digits.product_nonzero",
        "product_of_nonzero_digits digit_product_without_zeros multiply_nonzero_digits",
        "n: int",
        "int",
        """
        Product of all digits of {n} that are not 0; 1 if there are none.
        multiply the digits, zeros left out
        Return the digits multiplied together while zeros are ignored.
        What is the product of the figures other than 0?
        Skip zeros and multiply the remaining digits.
        """,
        """
        return math.prod(int(digit) for digit in str(abs(n)) if digit != "0")
        """,
        lambda r: (_signed(r),),
        "import math",
    ),
    made(
        "digits.count_zeros",
        "count_zeros count_zero_digits zero_digits_count",
        "n: int",
        "int",
        """
        How many zeros are among the digits of {n}?
        count zero digits
        Return how often 0 occurs in an integer; the number 0 has one.
        Count the zeros in a number.
        How many figures of this number are nought?
        """,
        """
        return str(abs(n)).count("0")
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.strip_zeros",
        "remove_trailing_zeros strip_zeros no_boring_zeros drop_trailing_zero_digits",
        "n: int",
        "int",
        """
        {n} without the zeros at its end; 0 stays 0.
        remove trailing zeros
        Return an integer divided by ten as long as it ends with a zero.
        What remains when the noughts at the right end are dropped?
        1200 becomes 12 and -50 becomes -5.
        """,
        """
        while n and n % 10 == 0:
            n //= 10
        return n
        """,
        lambda r: (r.choice((0, r.randint(-99, 99) * 10 ** r.randint(0, 4), _signed(r))),),
    ),
    made(
        "digits.digits_all_odd",
        "all_digits_odd has_only_odd_digits only_odd_digits",
        "n: int",
        "bool",
        """
        Are all digits of {n} odd?
        only odd digits?
        Return True if no digit of the number is even.
        Check that an integer is made of 1, 3, 5, 7 and 9 only.
        Is there no even figure in the number?
        """,
        """
        return all(int(digit) % 2 == 1 for digit in str(abs(n)))
        """,
        lambda r: (r.choice((_signed(r), 1357, 11, 97)),),
    ),
    made(
        "digits.unique_digit_count",
        "count_unique_digits distinct_digits number_of_different_digits",
        "n: int",
        "int",
        """
        How many different digits does {n} have?
        count distinct digits
        Return the number of digits without counting repetitions.
        How many of the figures 0 to 9 occur in a number?
        Size of the set of its digits.
        """,
        """
        return len(set(str(abs(n))))
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.unique_digits_number",
        "remove_duplicate_digits unique_digits dedupe_digits",
        "n: int",
        "int",
        """
        {n} with every digit only where it occurs first.
        remove repeated digits
        Return the number without digits that have occurred before, from the left.
        Which number is left when duplicates among the digits are deleted?
        Keep the first occurrence of each digit, in order. {n} is not negative.
        """,
        """
        return int("".join(dict.fromkeys(str(abs(n)))))
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.middle_digit",
        "middle_digit digit_in_middle center_digit",
        "n: int",
        "int | None",
        """
        The middle digit of {n}, None if it has an even number of digits.
        digit in the middle
        Return the digit with as many digits before as after it, or None.
        Which figure stands in the center of a number?
        Only numbers with 1, 3, 5 ... digits have one; the sign is ignored.
        """,
        """
        digits = str(abs(n))
        return int(digits[len(digits) // 2]) if len(digits) % 2 else None
        """,
        lambda r: (_signed(r),),
    ),
    made(
        "digits.replace_digit",
        "replace_digit change_digit substitute_digit replace_all_digits",
        "n: int; old: int; new: int",
        "int",
        """
        {n} with each digit {old} replaced by {new}.
        replace a digit everywhere
        Return the number after all occurrences of one digit were changed into another.
        What does a number become if every such figure turns into another one?
        Swap in a new digit wherever the old one stands, as for replacing 0 by 5.
        """,
        """
        return int(str(n).replace(str(old), str(new)))
        """,
        lambda r: (_number(r), r.randint(0, 9), r.randint(0, 9)),
    ),
    made(
        "digits.insert_digit",
        "insert_digit add_digit_at put_digit",
        "n: int; digit: int; index: int",
        "int",
        """
        Insert {digit} into {n} before the one at {index}, counted from 0 on the left.
        put a digit into a number
        Return the number with one more digit at a position; an index past the end appends.
        Which number arises when a figure is squeezed in?
        Treat a non-negative integer as text, insert, and convert back.
        """,
        """
        digits = str(n)
        return int(digits[:index] + str(digit) + digits[index:])
        """,
        lambda r: (_number(r), r.randint(1, 9), r.randint(0, 6)),
    ),
    made(
        "digits.append_digit",
        "append_digit add_digit_at_end push_digit",
        "n: int; digit: int",
        "int",
        """
        Write {digit} behind {n}.
        append a digit
        Return n * 10 + digit, the number with one more digit at its end.
        Which number arises when a figure is written to the right?
        Shift all digits by one place and add the new one.
        """,
        """
        return n * 10 + digit if n >= 0 else n * 10 - digit
        """,
        lambda r: (_number(r), r.randint(0, 9)),
    ),
    made(
        "digits.concatenate_numbers",
        "concatenate_numbers join_numbers concat_ints combine_digits",
        "a: int; b: int",
        "int",
        """
        Write the digits of {b} behind those of {a} and return the number.
        concatenate two integers
        Return the number made by putting one non-negative number after the other.
        12 and 34 become 1234: which number is it?
        Join two integers as if they were text.
        """,
        """
        return int(f"{a}{b}")
        """,
        lambda r: (_number(r), _number(r)),
    ),
    made(
        "digits.reverse_int32",
        "reverse_32bit reverse_integer_overflow reverse_with_limit",
        "n: int",
        "int",
        """
        Reverse the digits of {n} with its sign, but return 0 if the result leaves the 32-bit range.
        reverse integer with overflow check
        Return the number read backwards, 0 where it is below -2**31 or above 2**31 - 1.
        What is the mirrored integer, if a signed 32-bit int can hold it?
        Keep the sign, drop leading zeros, and give 0 for an overflow.
        """,
        """
        result = int(str(abs(n))[::-1])
        if n < 0:
            result = -result
        return result if -(2**31) <= result <= 2**31 - 1 else 0
        """,
        lambda r: (r.choice((_signed(r), 1534236469, -2147483412, 2147483647)),),
    ),
    made(
        "digits.plus_reverse",
        "add_reverse number_plus_reverse sum_with_reverse",
        "n: int",
        "int",
        """
        Sum of {n} and the number with its digits reversed.
        number plus its reversal
        Return n + reversed n.
        What do a number and its mirror image make together?
        Add a non-negative integer to itself read backwards.
        """,
        """
        return n + int(str(n)[::-1])
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.minus_reverse",
        "difference_with_reverse reverse_difference number_minus_reverse",
        "n: int",
        "int",
        """
        Absolute difference between {n} and the number with its digits reversed.
        difference to the reversal
        Return |n - reversed n|.
        How far is a number from its mirror image?
        Subtract a non-negative integer and its reverse, the result never being negative.
        """,
        """
        return abs(n - int(str(n)[::-1]))
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.digit_list_reversed",
        "digits_reversed reversed_digits digitize number_to_reversed_list",
        "n: int",
        "list[int]",
        """
        Digits of {n} as a list, the last one first.
        reversed digits
        Return a list of the digits from right to left.
        How does a number look as a list read backwards?
        Take digits off the end one by one; 0 gives [0].
        """,
        """
        return [int(digit) for digit in reversed(str(abs(n)))]
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.digits_tuple_text",
        "join_digits digits_joined separate_digits digits_with_separator",
        "n: int; separator: str",
        "str",
        """
        Write the digits of {n} with {separator} between them.
        digits with a separator
        Return text like '1-2-3' for 123; the sign is dropped.
        How does a number look with a mark between its figures?
        Join the digits by the given text.
        """,
        """
        return separator.join(str(abs(n)))
        """,
        lambda r: (_signed(r), r.choice(("-", " ", ",", ", "))),
    ),
    made(
        "digits.expanded",
        "expanded_form expand_number place_values",
        "n: int",
        "str",
        """
        Write {n} in expanded form, such as '300 + 40 + 2' for 342; zeros are left out.
        expanded form
        Return the sum of the place values of all digits as text, '0' for 0.
        How is a number split into hundreds, tens and ones? {n} is not negative.
        Each digit except 0 followed by as many zeros as digits come after it, joined with ' + '.
        """,
        """
        digits = str(n)
        parts = [digit + "0" * (len(digits) - i - 1) for i, digit in enumerate(digits) if digit != "0"]
        return " + ".join(parts) or "0"
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.place_value_list",
        "place_values place_value_list decompose_by_place split_place_values",
        "n: int",
        "list[int]",
        """
        Place values of {n}: [300, 40, 2] for 342; zeros are left out.
        decompose into hundreds, tens, ones
        Return the value of each digit in its place, from the left, without zeros.
        What is each figure of the number worth?
        Numbers that add up to it, one for each digit that is not 0. {n} is not negative.
        """,
        """
        digits = str(n)
        return [int(digit) * 10 ** (len(digits) - i - 1) for i, digit in enumerate(digits) if digit != "0"]
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.replace_position",
        "set_digit change_digit_at replace_digit_at with_digit_at",
        "n: int; index: int; digit: int",
        "int",
        """
        {n} with its digit at {index}, counted from 0 on the left, changed to {digit}.
        change one digit
        Return the number after the digit at a position was replaced.
        What does a number become if just this figure is exchanged?
        The index lies within the digits. {n} is not negative.
        """,
        """
        digits = str(n)
        return int(digits[:index] + str(digit) + digits[index + 1 :])
        """,
        lambda r: (r.randint(100, 99999), r.randint(0, 2), r.randint(0, 9)),
    ),
    made(
        "digits.swap_digits_at",
        "swap_digits exchange_digits swap_two_digits",
        "n: int; i: int; j: int",
        "int",
        """
        Swap the digits of {n} at the positions {i} and {j}, counted from 0 on the left.
        exchange two digits
        Return the number in which two digits have changed places.
        What does it become if these two figures are swapped?
        Positions lie within the digits; a zero at the front vanishes. {n} is not negative.
        """,
        """
        digits = list(str(n))
        digits[i], digits[j] = digits[j], digits[i]
        return int("".join(digits))
        """,
        lambda r: (r.randint(100, 99999), r.randint(0, 2), r.randint(0, 2)),
    ),
    made(
        "digits.rotate_right_digits",
        "rotate_digits_right rotate_right move_last_digit_to_front",
        "n: int; steps: int = 1",
        "int",
        """
        Move the last digit of {n} to the front, {steps} times.
        rotate the digits right
        Return the number after a rotation to the right by so many places, one unless given.
        What does 1234 become when its end is brought to the beginning?
        Zeros that come to the front vanish. {n} is not negative.
        """,
        """
        digits = str(n)
        cut = -steps % len(digits)
        return int(digits[cut:] + digits[:cut])
        """,
        lambda r: (_number(r), r.randint(0, 5)),
    ),
    made(
        "digits.all_rotations",
        "digit_rotations all_rotations rotations_of_number cyclic_rotations",
        "n: int",
        "list[int]",
        """
        All rotations of the digits of {n}, beginning with {n} itself, each one place further left.
        digit rotations
        Return a list of the numbers made by moving the first digit to the end again and again.
        Which numbers arise by turning the digits of a number around?
        One for each digit: 123, 231, 312. {n} is not negative.
        """,
        """
        digits = str(n)
        return [int(digits[i:] + digits[:i]) for i in range(len(digits))]
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.max_rotation",
        "max_digit_rotation largest_rotation max_rotation_number",
        "n: int",
        "int",
        """
        The largest number that a rotation of the digits of {n} gives.
        maximum over all digit rotations
        Return the greatest of the numbers made by moving digits from the front to the end.
        How large can a number become by turning its digits around?
        Rotate by every possible number of places and keep the best. {n} is not negative.
        """,
        """
        digits = str(n)
        return max(int(digits[i:] + digits[:i]) for i in range(len(digits)))
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.maximum_with_one_swap",
        "largest_after_swap max_swap maximum_swap",
        "n: int",
        "int",
        """
        The largest number that {n} can become by swapping at most two of its digits.
        maximum swap
        Return the best result of one exchange of two digits, or the number itself.
        How much can a number grow if two figures may change places once?
        Try all pairs of positions. {n} is not negative.
        Return the greatest value after one exchange of digits; no swap if it is the largest already.
        """,
        """
        digits = str(n)
        best = n
        for i in range(len(digits)):
            for j in range(i + 1, len(digits)):
                swapped = list(digits)
                swapped[i], swapped[j] = swapped[j], swapped[i]
                best = max(best, int("".join(swapped)))
        return best
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.max_after_removal",
        "largest_after_removing_digit remove_one_digit_max delete_digit",
        "n: int",
        "int",
        """
        The largest number that is left when one digit of {n} is deleted; the sign is ignored.
        delete a digit
        Return the best result of removing exactly one of two or more digits.
        Which figure must go so that the rest is as large as possible?
        Try every position and take the maximum.
        """,
        """
        digits = str(abs(n))
        return max(int(digits[:i] + digits[i + 1 :]) for i in range(len(digits)))
        """,
        lambda r: (r.choice((r.randint(10, 99999), r.randint(10, 999), -r.randint(10, 999))),),
    ),
    made(
        "digits.split_halves",
        "split_number_in_half halves_of_number split_digits",
        "n: int",
        "tuple[int, int]",
        """
        Cut the digits of {n} in the middle and return both halves as numbers; the second is longer if odd.
        split a number in half
        Return the number before and the one after the middle; {n} has at least two digits.
        What do the left and the right half of the figures spell?
        A middle digit belongs to the second half. {n} is not negative.
        """,
        """
        digits = str(n)
        middle = len(digits) // 2
        return int(digits[:middle]), int(digits[middle:])
        """,
        lambda r: (r.choice((r.randint(10, 99), r.randint(1000, 999999), 1001)),),
    ),
    made(
        "digits.halves_equal_sum",
        "is_balanced_number balanced_halves halves_have_equal_sum",
        "n: int",
        "bool",
        """
        Do both halves of {n} have the same digit sum? A middle digit is left out.
        balanced number?
        Return True if the digits left and right of the middle add up to the same.
        Check whether a number is balanced around its center.
        Is the sum of the first half of the figures that of the second half?
        """,
        """
        digits = str(abs(n))
        half = len(digits) // 2
        left = sum(map(int, digits[:half]))
        right = sum(map(int, digits[len(digits) - half :]))
        return left == right
        """,
        lambda r: (r.choice((_number(r), 1221, 123600, 12321, 5)),),
    ),
    made(
        "digits.nines_complement",
        "nines_complement digit_complement complement_digits",
        "n: int",
        "int",
        """
        {n} with each digit d replaced by 9 - d.
        nines' complement
        Return the number whose digits are those missing to 9.
        What must be added to get nines only?
        Complement every digit; 109 becomes 890. {n} is not negative.
        """,
        """
        return int("".join(str(9 - int(digit)) for digit in str(n)))
        """,
        lambda r: (_number(r),),
    ),
    made(
        "digits.digits_descending",
        "digits_descending has_decreasing_digits is_descending_number",
        "n: int",
        "bool",
        """
        Do the digits of {n} never get larger from left to right?
        descending digits?
        Return True if no digit is greater than the one before it; equal ones are allowed.
        Check that a number like 9531 or 442 goes downwards.
        Is each figure at most as large as its left neighbour?
        """,
        """
        digits = str(abs(n))
        return all(a >= b for a, b in zip(digits, digits[1:]))
        """,
        lambda r: (r.choice((_signed(r), 9531, 442, 70)),),
    ),
    made(
        "digits.same_digit_sum",
        "same_digit_sum equal_digit_sums digit_sums_equal",
        "a: int; b: int",
        "bool",
        """
        Have {a} and {b} the same digit sum?
        equal digit sums?
        Return True if the digits of both numbers add up to the same.
        Do the figures of two numbers have equal totals?
        Compare the sums of digits, ignoring signs.
        """,
        """
        return sum(map(int, str(abs(a)))) == sum(map(int, str(abs(b))))
        """,
        lambda r: (r.randint(0, 60), r.randint(0, 60)),
    ),
    made(
        "digits.common_digits",
        "common_digits shared_digits digits_in_both",
        "a: int; b: int",
        "list[int]",
        """
        Digits that occur in both {a} and {b}, ascending and without repetition.
        shared digits
        Return a sorted list of the digits that two numbers have in common.
        Which figures are in one number as well as in the other?
        Intersection of the sets of digits.
        """,
        """
        return sorted(int(digit) for digit in set(str(abs(a))) & set(str(abs(b))))
        """,
        lambda r: (_number(r), _number(r)),
    ),
    made(
        "digits.numbers_with_digit_sum",
        "numbers_with_digit_sum find_by_digit_sum digit_sum_matches",
        "low: int; high: int; total: int",
        "list[int]",
        """
        Numbers from {low} to {high}, both included, whose digits add up to {total}.
        range filtered by digit sum
        Return all integers of a range that have a given sum of digits.
        Which numbers between these bounds have figures that make so much together?
        List them in ascending order, [] if there are none.
        """,
        """
        return [n for n in range(low, high + 1) if sum(map(int, str(abs(n)))) == total]
        """,
        lambda r: (r.randint(0, 60), r.randint(40, 150), r.randint(0, 12)),
    ),
    made(
        "digits.count_digit_sum",
        "count_with_digit_sum how_many_with_digit_sum",
        "limit: int; total: int",
        "int",
        """
        How many numbers from 1 to {limit} have digits that add up to {total}?
        count by digit sum
        Return the number of integers up to the limit with this sum of digits.
        Count those among the first numbers whose figures make so much together.
        In how many numbers do the digits total this value?
        """,
        """
        return sum(sum(map(int, str(n))) == total for n in range(1, limit + 1))
        """,
        lambda r: (r.randint(0, 200), r.randint(0, 12)),
    ),
    made(
        "digits.numbers_with_digit",
        "numbers_containing_digit numbers_with_digit list_with_digit",
        "low: int; high: int; digit: int",
        "list[int]",
        """
        Numbers from {low} to {high}, both included, in which {digit} occurs.
        range filtered by a digit
        Return all integers of a range that have the digit somewhere.
        Which numbers between these bounds contain this figure?
        List them in ascending order.
        """,
        """
        return [n for n in range(low, high + 1) if str(digit) in str(abs(n))]
        """,
        lambda r: (r.randint(0, 60), r.randint(40, 130), r.randint(0, 9)),
    ),
    made(
        "digits.count_without_digit",
        "count_without_digit numbers_without_digit_count dont_give_me_five",
        "low: int; high: int; digit: int",
        "int",
        """
        How many numbers from {low} to {high}, both included, do not have {digit} among their digits?
        count numbers that avoid a digit
        Return the size of a range without the numbers that contain the digit.
        How many are left when every number with this figure is crossed out?
        Negative numbers are judged by their digits, too.
        """,
        """
        return sum(str(digit) not in str(abs(n)) for n in range(low, high + 1))
        """,
        lambda r: (r.randint(-20, 60), r.randint(40, 130), r.randint(0, 9)),
    ),
    made(
        "digits.smallest_with_n_digits",
        "smallest_n_digit_number smallest_with_digits min_n_digit",
        "digits: int",
        "int",
        """
        The smallest positive number with so many {digits}.
        least n-digit number
        Return 1 for one digit, 10 for two, 100 for three and so on.
        With which number do those of that length begin?
        A one followed by zeros.
        """,
        """
        return 10 ** (digits - 1)
        """,
        lambda r: (r.randint(1, 9),),
    ),
    made(
        "digits.largest_with_n_digits",
        "largest_n_digit_number largest_with_digits max_n_digit",
        "digits: int",
        "int",
        """
        The largest number with so many {digits}.
        greatest n-digit number
        Return 9 for one digit, 99 for two, 999 for three and so on.
        With which number do those of that length end?
        As many nines as there are digits.
        """,
        """
        return 10**digits - 1
        """,
        lambda r: (r.randint(1, 9),),
    ),
    made(
        "digits.smallest_with_digit_sum",
        "smallest_with_digit_sum min_number_digit_sum least_number_with_sum",
        "total: int",
        "int",
        """
        The smallest non-negative number whose digits add up to {total}.
        least number with a given digit sum
        Return the first digit needed, followed by as many nines as fit.
        How small can a number be whose figures make so much together?
        0 for a total of 0.
        """,
        """
        return int(str(total % 9) + "9" * (total // 9))
        """,
        lambda r: (r.randint(0, 50),),
    ),
    made(
        "digits.digit_count_in_range",
        "count_n_digit_numbers how_many_n_digit_numbers numbers_with_n_digits",
        "digits: int",
        "int",
        """
        How many positive numbers have exactly so many {digits}?
        count of n-digit numbers
        Return 9 for one digit, 90 for two, 900 for three and so on.
        How many integers from the least to the greatest of that length are there?
        Nine times a power of ten.
        """,
        """
        return 9 * 10 ** (digits - 1)
        """,
        lambda r: (r.randint(1, 8),),
    ),
)
