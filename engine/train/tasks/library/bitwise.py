"""Bits: reading, setting and counting them, masks, shifts, binary and hexadecimal text."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made


def _number(r: Random) -> int:
    return r.choice((r.randint(0, 20), r.randint(0, 255), r.randint(0, 2000), 2 ** r.randint(0, 10), 0))


def _bits(r: Random, low: int = 1, high: int = 9) -> str:
    return "".join(r.choice("01") for _ in range(r.randint(low, high)))


def _ints(r: Random, low: int = 0, high: int = 6) -> list[int]:
    return [r.randint(0, 31) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "bitwise.bit_length",
        "bit_length count_binary_digits number_of_bits bits_in_number",
        "n: int",
        "int",
        """
        How many binary digits does {n} have, which is not negative? 0 for 0.
        bit length
        Return the number of bits needed to write an integer, without leading zeros.
        How long is a number in base two?
        Position of the highest set bit plus one.
        """,
        """
        return n.bit_length()
        ---
        count = 0
        while n:
            n >>= 1
            count += 1
        return count
        """,
        lambda r: (_number(r),),
    ),
    made(
        "bitwise.parity",
        "parity bit_parity has_odd_parity parity_of_ones",
        "n: int",
        "int",
        """
        Parity of {n}: 1 if its binary form has an odd number of ones, else 0.
        bit parity as 0 or 1
        Return the number of set bits modulo 2.
        Is the count of ones odd or even?
        Exclusive or of all bits of a non-negative integer.
        """,
        """
        return bin(n).count("1") % 2
        ---
        result = 0
        while n:
            result ^= n & 1
            n >>= 1
        return result
        """,
        lambda r: (_number(r),),
    ),
    made(
        "bitwise.clear_lowest",
        "clear_lowest_set_bit clear_rightmost_bit turn_off_lowest_bit unset_rightmost",
        "n: int",
        "int",
        """
        {n} with its lowest set bit cleared.
        turn off the rightmost 1 bit
        Return the number without the smallest power of two in its binary form; 0 stays 0.
        What remains when the last one in binary becomes a zero?
        n & (n - 1).
        """,
        """
        return n & (n - 1)
        """,
        lambda r: (_number(r),),
    ),
    made(
        "bitwise.set_lowest_zero",
        "set_lowest_zero_bit set_rightmost_unset_bit turn_on_lowest_zero",
        "n: int",
        "int",
        """
        {n} with its lowest zero bit set.
        turn on the rightmost 0 bit
        Return the number after the lowest unset bit has become a one.
        What is it when the last zero in binary is replaced by a one?
        n | (n + 1).
        """,
        """
        return n | (n + 1)
        """,
        lambda r: (_number(r),),
    ),
    made(
        "bitwise.position_lowest",
        "position_of_rightmost_bit lowest_set_bit_position first_set_bit find_first_set",
        "n: int",
        "int",
        """
        Position of the lowest set bit of {n}, counted from 1; 0 if there is none.
        find first set
        Return the place of the rightmost 1 in binary, 1 for odd numbers, 0 for the number 0.
        Where does the first one stand, seen from the right?
        1 plus the number of trailing zeros.
        """,
        """
        return (n & -n).bit_length()
        ---
        position = 1
        while n:
            if n & 1:
                return position
            n >>= 1
            position += 1
        return 0
        """,
        lambda r: (_number(r),),
    ),
    made(
        "bitwise.position_highest",
        "highest_bit_position most_significant_bit_position msb_position log2_floor",
        "n: int",
        "int",
        """
        Position of the highest set bit of {n}, counted from 0; -1 if there is none.
        index of the most significant bit
        Return the exponent of the largest power of two in a number, -1 for 0.
        Where does the leading one stand, seen from the right?
        The logarithm to base two rounded down.
        """,
        """
        return n.bit_length() - 1
        """,
        lambda r: (_number(r),),
    ),
    made(
        "bitwise.first_different",
        "first_different_bit rightmost_different_bit lowest_differing_bit differ_at_bit",
        "a: int; b: int",
        "int",
        """
        Position of the lowest bit in which {a} and {b} differ, counted from 1; 0 if they are equal.
        rightmost different bit
        Return the first place from the right where the binary forms of two numbers disagree.
        Which bit tells two integers apart first?
        Lowest set bit of the exclusive or.
        """,
        """
        difference = a ^ b
        return (difference & -difference).bit_length()
        """,
        lambda r: (_number(r), _number(r)),
    ),
    made(
        "bitwise.common_bits",
        "common_set_bits shared_bits count_common_bits bits_in_common",
        "a: int; b: int",
        "int",
        """
        How many bits are set in both {a} and {b}?
        count common set bits
        Return the number of ones that two binary numbers share.
        Count the places at which both have a 1.
        Set bits of a & b.
        """,
        """
        return bin(a & b).count("1")
        """,
        lambda r: (_number(r), _number(r)),
    ),
    made(
        "bitwise.leading_zeros",
        "count_leading_zeros leading_zero_bits clz nlz",
        "n: int; width: int = 32",
        "int",
        """
        How many zeros are in front of the highest set bit of {n} if it is written with {width} bits?
        leading zeros of a fixed width
        Return the count of zero bits at the high end; the full width for 0.
        Count leading zeros of an unsigned integer that fits into so many bits.
        32 bits are meant unless told otherwise.
        """,
        """
        return width - n.bit_length()
        """,
        lambda r: (_number(r), r.choice((32, 16, 64))),
    ),
    made(
        "bitwise.rotate_left_width",
        "circular_shift_left rotl rotate_left rotate_bits",
        "n: int; steps: int; width: int = 32",
        "int",
        """
        Rotate the {width} bits of {n} to the left by {steps}.
        circular left shift
        Return the number after bits that leave at the high end came in at the low end.
        What is it after turning its bits left?
        32 bits are meant unless told otherwise; the number fits into them.
        """,
        """
        steps %= width
        mask = (1 << width) - 1
        return ((n << steps) | (n >> (width - steps))) & mask
        """,
        lambda r: (r.randint(0, 255), r.randint(0, 40), r.choice((8, 16, 32))),
    ),
    made(
        "bitwise.rotate_right_width",
        "circular_shift_right rotr rotate_right rotate_bits_right",
        "n: int; steps: int; width: int = 32",
        "int",
        """
        Rotate the {width} bits of {n} to the right by {steps}.
        circular right shift
        Return the number after bits that leave at the low end came in at the high end.
        What is it after turning its bits right?
        32 bits are meant unless told otherwise; the number fits into them.
        """,
        """
        steps %= width
        mask = (1 << width) - 1
        return ((n >> steps) | (n << (width - steps))) & mask
        """,
        lambda r: (r.randint(0, 255), r.randint(0, 40), r.choice((8, 16, 32))),
    ),
    made(
        "bitwise.swap_nibbles",
        "swap_nibbles exchange_nibbles swap_halves_of_byte",
        "byte: int",
        "int",
        """
        Exchange the upper and the lower four bits of {byte}.
        swap the nibbles
        Return a byte whose two hexadecimal digits have changed places.
        What does 0x2F become when its halves are swapped?
        Shift the low half up and the high half down.
        """,
        """
        return (byte << 4 | byte >> 4) & 0xFF
        """,
        lambda r: (r.randint(0, 255),),
    ),
    made(
        "bitwise.swap_odd_even",
        "swap_odd_even_bits swap_adjacent_bits pairwise_bit_swap",
        "n: int",
        "int",
        """
        Exchange the bits of {n} in pairs: 0 with 1, 2 with 3, and so on; {n} has at most 32 bits.
        swap odd and even bits
        Return the number after each even bit has changed places with the odd one above it.
        What does 23 become when neighbouring bits are swapped?
        Mask the even and the odd bits and shift them by one in opposite directions.
        """,
        """
        return (n & 0x55555555) << 1 | (n & 0xAAAAAAAA) >> 1
        """,
        lambda r: (r.choice((_number(r), r.randint(0, 2**20))),),
    ),
    made(
        "bitwise.alternating_bits",
        "has_alternating_bits alternating_bits bits_alternate",
        "n: int",
        "bool",
        """
        Do zeros and ones alternate in the binary form of positive {n}?
        alternating bits?
        Return True if no two neighbouring bits are equal.
        Is it a number like 5 = 101 or 10 = 1010?
        False as soon as 00 or 11 occurs.
        """,
        """
        bits = bin(n)[2:]
        return "00" not in bits and "11" not in bits
        """,
        lambda r: (r.choice((1, 2, 5, 10, 21, 42, 7, r.randint(1, 90))),),
    ),
    made(
        "bitwise.binary_palindrome",
        "is_binary_palindrome binary_palindrome palindrome_in_binary",
        "n: int",
        "bool",
        """
        Does the binary form of {n} read the same in both directions?
        binary palindrome?
        Return True if an integer is a palindrome in base two, without leading zeros.
        Is it a number like 5 = 101 or 9 = 1001?
        Compare the binary digits with their reverse.
        """,
        """
        bits = bin(n)[2:]
        return bits == bits[::-1]
        """,
        lambda r: (r.choice((0, 1, 3, 5, 7, 9, 6, r.randint(0, 120))),),
    ),
    made(
        "bitwise.power_of_four",
        "is_power_of_four power_of_four is_power_of_4",
        "n: int",
        "bool",
        """
        Is {n} a power of four?
        power of 4?
        Return True for 1, 4, 16, 64 and so on.
        Can the number be divided by four until 1 is left?
        A power of two whose single bit stands at an even place.
        """,
        """
        return n > 0 and n & (n - 1) == 0 and n % 3 == 1
        ---
        if n < 1:
            return False
        while n % 4 == 0:
            n //= 4
        return n == 1
        """,
        lambda r: (
            r.choice((r.randint(-4, 70), 4 ** r.randint(0, 6), 2 ** r.randint(0, 9), r.randint(1, 12) ** 2)),
        ),
    ),
    made(
        "bitwise.power_of_three",
        "is_power_of_three power_of_three is_power_of_3",
        "n: int",
        "bool",
        """
        Is {n} a power of three?
        power of 3?
        Return True for 1, 3, 9, 27 and so on.
        Can the number be divided by three until 1 is left?
        False for zero and negative numbers.
        """,
        """
        if n < 1:
            return False
        while n % 3 == 0:
            n //= 3
        return n == 1
        """,
        lambda r: (r.choice((r.randint(-4, 90), 3 ** r.randint(0, 7))),),
    ),
    made(
        "bitwise.nearest_power",
        "nearest_power_of_two closest_power_of_two round_to_power_of_two",
        "n: int",
        "int",
        """
        The power of two closest to positive {n}; the larger one if two are equally close.
        nearest power of two
        Return 1, 2, 4, 8 or whichever has the smallest distance to the number.
        Round to a power of two, up or down.
        Which power of 2 lies nearest? A tie such as 3 or 6 goes up.
        """,
        """
        low = 1 << (n.bit_length() - 1)
        return low if n - low < 2 * low - n else 2 * low
        """,
        lambda r: (r.choice((r.randint(1, 100), 3 * 2 ** r.randint(0, 5), r.randint(1, 2000))),),
    ),
    made(
        "bitwise.count_bits_list",
        "counting_bits count_bits_up_to bits_for_all ones_up_to",
        "n: int",
        "list[int]",
        """
        Number of ones in the binary form of each number from 0 to {n}.
        count bits for 0 to n
        Return a list of n + 1 counts of set bits.
        How many ones have 0, 1, 2, 3, ... in base two?
        Each number has the bits of its half, and one more if it is odd.
        For each number from 0 to {n}, count the ones in its binary form; return a list.
        counting bits
        Return {n} + 1 values: how many bits are set in 0, 1, 2, ..., {n}.
        """,
        """
        return [bin(k).count("1") for k in range(n + 1)]
        ---
        counts = [0] * (n + 1)
        for k in range(1, n + 1):
            counts[k] = counts[k // 2] + k % 2
        return counts
        """,
        lambda r: (r.randint(0, 40),),
    ),
    made(
        "bitwise.total_bits",
        "total_set_bits count_total_bits sum_of_set_bits all_ones_up_to",
        "n: int",
        "int",
        """
        How many ones are there in all binary forms of the numbers from 1 to {n} together?
        total set bits up to n
        Return the sum of the bit counts of the first n numbers.
        How often is a 1 written when counting to n in base two?
        Add the population counts.
        """,
        """
        return sum(bin(k).count("1") for k in range(1, n + 1))
        """,
        lambda r: (r.randint(0, 100),),
    ),
    made(
        "bitwise.bit_list",
        "bits_list to_bit_list number_to_bits binary_digits int_to_bits",
        "n: int",
        "list[int]",
        """
        Binary digits of {n} as a list, the most significant one first; [0] for 0.
        list of bits
        Return the zeros and ones of an integer in base two.
        How does a number look as a list of bits?
        No leading zeros.
        """,
        """
        return [int(bit) for bit in bin(n)[2:]]
        """,
        lambda r: (_number(r),),
    ),
    made(
        "bitwise.bit_list_width",
        "bits_fixed_width to_bits_padded int_to_bit_list bits_with_width",
        "n: int; width: int",
        "list[int]",
        """
        The {width} lowest bits of {n} as a list, the most significant one first.
        list of bits with leading zeros
        Return so many zeros and ones of an integer in base two.
        How does a number look as a list of fixed length?
        Shorter numbers are filled up with zeros in front.
        """,
        """
        return [n >> i & 1 for i in range(width - 1, -1, -1)]
        """,
        lambda r: (r.randint(0, 255), r.randint(8, 12)),
    ),
    made(
        "bitwise.from_bit_list",
        "bits_to_int from_bit_list binary_list_to_int binary_array_to_number",
        "bits: list[int]",
        "int",
        """
        The number whose binary digits are {bits}, the most significant one first; 0 for an empty list.
        list of bits to a number
        Return the integer that a list of zeros and ones stands for.
        Which number do these bits make?
        Double and add, from the left.
        Read {bits}, a list of zeros and ones with the highest first, as a binary number.
        binary list to integer
        Return the value of a list of binary digits; [1, 0, 1] is 5, an empty list 0.
        """,
        """
        number = 0
        for bit in bits:
            number = number * 2 + bit
        return number
        """,
        lambda r: ([r.randint(0, 1) for _ in range(r.randint(0, 9))],),
    ),
    made(
        "bitwise.from_bool_list",
        "flags_to_int bools_to_number pack_flags bitmask_from_flags",
        "flags: list[bool]",
        "int",
        """
        Pack {flags} into a number: the first one is the lowest bit.
        booleans to a bit mask
        Return the integer with a bit set for every True, the index being the position of the bit.
        How are several yes/no values stored in one integer?
        Add 2 ** i for each index i with a true value.
        """,
        """
        return sum(1 << i for i, flag in enumerate(flags) if flag)
        """,
        lambda r: ([r.random() < 0.5 for _ in range(r.randint(0, 8))],),
    ),
    made(
        "bitwise.to_bool_list",
        "int_to_flags unpack_flags bitmask_to_flags flags_from_int",
        "number: int; count: int",
        "list[bool]",
        """
        Unpack {number} into {count} booleans, the lowest bit first.
        bit mask to booleans
        Return a list that tells for each of so many positions whether the bit is set.
        Which flags are on in this integer?
        Test the bits from the right.
        """,
        """
        return [bool(number >> i & 1) for i in range(count)]
        """,
        lambda r: (r.randint(0, 255), r.randint(0, 9)),
    ),
    made(
        "bitwise.mask_of_positions",
        "positions_to_mask make_bitmask set_bits mask_from_positions",
        "positions: list[int]",
        "int",
        """
        The number in which exactly the bits at {positions} are set.
        bit mask from positions
        Return an integer with a one at each of the positions, counted from 0 on the right.
        Combine several bit numbers into one mask.
        Duplicates make no difference; 0 for an empty list.
        """,
        """
        mask = 0
        for position in positions:
            mask |= 1 << position
        return mask
        """,
        lambda r: ([r.randint(0, 8) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "bitwise.mask_of_width",
        "low_bits_mask bit_mask all_ones create_mask n_ones",
        "width: int",
        "int",
        """
        The number with the lowest {width} bits set and no others.
        mask of ones
        Return 2 ** width - 1.
        Which number is written with so many ones in binary?
        0 for a width of 0, 255 for 8.
        """,
        """
        return (1 << width) - 1
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "bitwise.extract",
        "extract_bits get_bits bit_field read_bits",
        "n: int; start: int; length: int",
        "int",
        """
        The {length} bits of {n} from position {start} on, counted from 0 on the right, as a number.
        extract a bit field
        Return the value of so many neighbouring bits of an integer.
        Which number stands in this part of the bits?
        Shift right and mask.
        """,
        """
        return n >> start & ((1 << length) - 1)
        """,
        lambda r: (r.randint(0, 4000), r.randint(0, 6), r.randint(0, 6)),
    ),
    made(
        "bitwise.clear_low_bits",
        "clear_bits_range clear_low_bits clear_lowest_bits zero_low_bits",
        "n: int; count: int",
        "int",
        """
        {n} with its lowest {count} bits set to 0.
        clear the low bits
        Return the number after so many bits at its right end were zeroed.
        What remains when the low end is wiped?
        Shift right and back left, or mask.
        """,
        """
        return n >> count << count
        """,
        lambda r: (_number(r), r.randint(0, 6)),
    ),
    made(
        "bitwise.has_all_bits",
        "has_all_flags contains_mask has_flags all_bits_set",
        "value: int; mask: int",
        "bool",
        """
        Are all bits of {mask} set in {value}?
        flags all set?
        Return True if a value contains every bit of a mask.
        Has somebody all of these permissions?
        True for an empty mask.
        """,
        """
        return value & mask == mask
        """,
        lambda r: (r.randint(0, 31), r.choice((0, 1, 2, 3, 4, 6, 8))),
    ),
    made(
        "bitwise.has_any_bits",
        "has_any_flag any_bit_set shares_bits intersects_mask",
        "value: int; mask: int",
        "bool",
        """
        Is at least one bit of {mask} set in {value}?
        any flag set?
        Return True if two bit masks have a bit in common.
        Has somebody one of these permissions?
        False for an empty mask.
        """,
        """
        return value & mask != 0
        """,
        lambda r: (r.randint(0, 31), r.choice((0, 1, 2, 3, 4, 8))),
    ),
    made(
        "bitwise.remove_flag",
        "remove_flags clear_mask without_flags unset_flags",
        "value: int; mask: int",
        "int",
        """
        {value} without the bits of {mask}.
        clear flags
        Return the value after all bits of a mask have been turned off.
        Which flags are left when these are taken away?
        Bits that were not set stay unset.
        """,
        """
        return value & ~mask
        """,
        lambda r: (r.randint(0, 63), r.randint(0, 15)),
    ),
    made(
        "bitwise.and_list",
        "and_of_list bitwise_and_all common_mask intersection_of_masks",
        "numbers: list[int]",
        "int",
        """
        Bitwise and of all {numbers}; 0 for an empty list.
        bits set in every number
        Return the number that has exactly those bits set which all of the list have.
        Which bits do several masks share?
        Fold a list with &.
        """,
        """
        if not numbers:
            return 0
        result = numbers[0]
        for number in numbers[1:]:
            result &= number
        return result
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "bitwise.range_and",
        "range_bitwise_and and_of_range bitwise_and_range",
        "low: int; high: int",
        "int",
        """
        Bitwise and of all numbers from {low} to {high}, both included, with 0 <= {low} <= {high}.
        and of a range
        Return the bits that all numbers of a range have in common.
        What is left when every number between two bounds is combined with &?
        The common beginning of both binary forms, followed by zeros.
        Combine all integers from {low} to {high}, both included, with bitwise and.
        bitwise AND of a number range
        Return low & (low + 1) & ... & high for 0 <= {low} <= {high}.
        """,
        """
        shift = 0
        while low != high:
            low >>= 1
            high >>= 1
            shift += 1
        return low << shift
        """,
        lambda r: r.choice(((5, 7), (0, 0), (lambda a: (a, a + r.randint(0, 9)))(r.randint(0, 200)))),
    ),
    made(
        "bitwise.max_xor",
        "max_xor_pair maximum_xor largest_xor best_xor",
        "numbers: list[int]",
        "int",
        """
        The largest exclusive or of any two of {numbers}; 0 for fewer than two.
        maximum xor of a pair
        Return the greatest a ^ b for two elements of a list.
        Which pair of non-negative numbers differs most in its bits, and how much is the xor?
        Compare all pairs.
        Largest exclusive or of two of {numbers}, 0 if there are fewer than two.
        maximum XOR of two numbers in an array
        Return the greatest a ^ b over all pairs of elements.
        """,
        """
        return max((a ^ b for i, a in enumerate(numbers) for b in numbers[i + 1 :]), default=0)
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "bitwise.shift_left",
        "shift_multiply multiply_by_power_of_two shift_left times_two_to_the",
        "n: int; exponent: int",
        "int",
        """
        {n} times two to the power of {exponent}, by shifting bits.
        left shift
        Return the number with its bits moved left by so many places.
        How does one multiply by a power of two without *?
        Append so many zeros in binary.
        """,
        """
        return n << exponent
        """,
        lambda r: (r.randint(-50, 100), r.randint(0, 8)),
    ),
    made(
        "bitwise.is_odd_bit",
        "is_odd_bitwise lowest_bit_set odd_by_bit is_odd_using_and",
        "n: int",
        "bool",
        """
        Is the lowest bit of {n} set, which makes it odd?
        odd by its last bit
        Return True if n & 1 is not 0.
        Is a number odd, judged by bit operations?
        Test the least significant bit.
        """,
        """
        return n & 1 == 1
        """,
        lambda r: (r.randint(-50, 50),),
    ),
    made(
        "bitwise.reverse_32_bits",
        "reverse_32_bits reverse_bits_32 bit_reversal_32",
        "n: int",
        "int",
        """
        Reverse the 32 bits of unsigned {n}.
        reverse bits of a 32-bit integer
        Return the number whose bits are those of the given one in the opposite order.
        What does 1 become when the order of 32 bits is turned around?
        Leading zeros count, so small numbers become large.
        """,
        """
        return int(f"{n:032b}"[::-1], 2)
        ---
        result = 0
        for _ in range(32):
            result = result << 1 | n & 1
            n >>= 1
        return result
        """,
        lambda r: (r.choice((_number(r), r.randint(0, 2**32 - 1))),),
    ),
    made(
        "bitwise.next_same_bits",
        "next_with_same_bits next_same_popcount gosper_hack next_number_same_ones",
        "n: int",
        "int",
        """
        The next larger number after positive {n} with as many ones in its binary form.
        next number with the same bit count
        Return the smallest greater integer that has the same number of set bits.
        Which number follows if the count of ones must not change?
        Count upwards until the ones agree.
        """,
        """
        ones = bin(n).count("1")
        n += 1
        while bin(n).count("1") != ones:
            n += 1
        return n
        ---
        lowest = n & -n
        ripple = n + lowest
        return ripple | (n ^ ripple) // lowest >> 2
        """,
        lambda r: (r.randint(1, 300),),
    ),
    made(
        "bitwise.same_popcount",
        "same_number_of_ones same_popcount equal_bit_counts",
        "a: int; b: int",
        "bool",
        """
        Have {a} and {b} the same number of ones in binary?
        equal bit counts?
        Return True if as many bits are set in one number as in the other.
        Do two integers agree in their population count?
        Compare the counts of set bits.
        """,
        """
        return bin(a).count("1") == bin(b).count("1")
        """,
        lambda r: (r.randint(0, 40), r.randint(0, 40)),
    ),
    made(
        "bitwise.sort_by_bits",
        "sort_by_bit_count sort_by_ones sort_by_set_bits order_by_popcount",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} by how many ones they have in binary, equal counts by size.
        sort by bit count
        Return the numbers in ascending order of their set bits; ties are ordered by value.
        In which order come numbers with 0, 1, 2, ... ones?
        Few set bits first, smaller numbers first among those with as many.
        """,
        """
        return sorted(numbers, key=lambda number: (bin(number).count("1"), number))
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "bitwise.binary_steps",
        "steps_to_reduce_binary steps_to_one binary_steps_to_one",
        "bits: str",
        "int",
        """
        Steps to bring the binary number {bits} to 1 when even ones are halved and 1 is added to odd ones.
        steps to one
        Return how often one must divide by two or add one.
        How many operations does it take until 1 is left?
        The text begins with a 1; '1' itself needs no step.
        """,
        """
        n = int(bits, 2)
        steps = 0
        while n > 1:
            n = n // 2 if n % 2 == 0 else n + 1
            steps += 1
        return steps
        """,
        lambda r: ("1" + _bits(r, 0, 6),),
    ),
    made(
        "bitwise.ones_complement",
        "ones_complement invert_bits flip_bits_text complement_binary flip_binary_string",
        "bits: str",
        "str",
        """
        Exchange zeros and ones in the binary text {bits}.
        ones' complement of a string
        Return the text with each 0 turned into 1 and each 1 into 0.
        What does '1011' become when all its bits are flipped?
        Invert a string of bits; an empty one stays empty.
        """,
        """
        return bits.translate(str.maketrans("01", "10"))
        ---
        return "".join("1" if bit == "0" else "0" for bit in bits)
        """,
        lambda r: (_bits(r, 0),),
    ),
    made(
        "bitwise.xor_text",
        "xor_binary_strings xor_strings binary_xor xor_bits",
        "a: str; b: str",
        "str",
        """
        Exclusive or of the equally long binary texts {a} and {b}.
        xor of two bit strings
        Return a text with a 1 wherever the bits differ and a 0 where they agree.
        Which text tells at which places two strings of bits are different?
        Compare bit by bit, keeping leading zeros.
        """,
        """
        return "".join("1" if x != y else "0" for x, y in zip(a, b))
        """,
        lambda r: (lambda n: (_bits(r, n, n), _bits(r, n, n)))(r.randint(0, 8)),
    ),
    made(
        "bitwise.and_text",
        "and_binary_strings binary_and and_bits",
        "a: str; b: str",
        "str",
        """
        Bitwise and of the equally long binary texts {a} and {b}.
        and of two bit strings
        Return a text with a 1 only where both strings have a 1.
        Which places are set in both texts of zeros and ones?
        Compare bit by bit, keeping leading zeros.
        """,
        """
        return "".join("1" if x == y == "1" else "0" for x, y in zip(a, b))
        """,
        lambda r: (lambda n: (_bits(r, n, n), _bits(r, n, n)))(r.randint(0, 8)),
    ),
    made(
        "bitwise.multiply_binary",
        "multiply_binary multiply_binary_strings binary_product",
        "a: str; b: str",
        "str",
        """
        Product of the binary numbers {a} and {b}, as binary text.
        multiply binary strings
        Return the binary form of the product, without prefix and leading zeros.
        What do two numbers written in base two make multiplied?
        '0' if one of them is zero.
        """,
        """
        return bin(int(a, 2) * int(b, 2))[2:]
        """,
        lambda r: (_bits(r, 1, 6), _bits(r, 1, 6)),
    ),
    made(
        "bitwise.subtract_binary",
        "subtract_binary binary_difference subtract_binary_strings",
        "a: str; b: str",
        "str",
        """
        Difference of the binary numbers {a} and {b}, as binary text, with '-' in front if negative.
        subtract binary strings
        Return the first number minus the second in base two, without prefix.
        What is left when one number written in zeros and ones is taken from another?
        '0' if they are equal.
        """,
        """
        return f"{int(a, 2) - int(b, 2):b}"
        """,
        lambda r: (_bits(r, 1, 7), _bits(r, 1, 6)),
    ),
    made(
        "bitwise.binary_strings_without_11",
        "count_binary_without_consecutive_ones binary_strings_no_11 no_consecutive_ones",
        "length: int",
        "int",
        """
        How many binary strings of this {length} have no two ones next to each other?
        no consecutive ones
        Return the number of texts of zeros and ones without '11'.
        In how many ways can lamps in a row be lit so that no two neighbours are on?
        1, 2, 3, 5, 8, ... for 0, 1, 2, 3, 4.
        Count the binary strings of length {length} without two ones next to each other.
        binary strings without consecutive 1s
        """,
        """
        a, b = 1, 2
        for _ in range(length):
            a, b = b, a + b
        return a
        """,
        lambda r: (r.randint(0, 15),),
    ),
    made(
        "bitwise.is_sparse",
        "is_sparse no_adjacent_ones sparse_number",
        "n: int",
        "bool",
        """
        Has {n} no two neighbouring ones in binary?
        sparse number?
        Return True if no two adjacent bits are set.
        Is it a number like 21 = 10101 and not like 6 = 110?
        Compare the number with itself shifted by one.
        """,
        """
        return n & (n >> 1) == 0
        """,
        lambda r: (r.choice((r.randint(0, 100), 21, 42, 72)),),
    ),
    made(
        "bitwise.fraction_to_binary",
        "fraction_to_binary decimal_fraction_to_binary binary_fraction",
        "value: float; digits: int",
        "str",
        """
        Write {value}, at least 0 and below 1, in binary as '0.' and at most so many {digits}.
        binary fraction
        Return the text of a fraction in base two, cut off after that many places; '0.0' for 0.
        How does 0.625 look in binary?
        Double again and again and note the whole part; stop early when nothing is left.
        """,
        """
        bits = ""
        while value and len(bits) < digits:
            value *= 2
            bit = int(value)
            bits += str(bit)
            value -= bit
        return "0." + (bits or "0")
        """,
        lambda r: (r.choice((0.5, 0.625, 0.1, 0.0, r.randint(0, 63) / 64)), r.randint(1, 8)),
    ),
    made(
        "bitwise.binary_fraction_value",
        "binary_fraction_to_decimal parse_binary_fraction binary_point_to_float",
        "text: str",
        "float",
        """
        Value of the binary number {text}, which may have a point as in '101.01'.
        binary with a point to float
        Return the number that zeros and ones before and after the point stand for.
        What is '0.11' in base two as a decimal number?
        Digits after the point count a half, a quarter, an eighth and so on.
        """,
        """
        whole, _, fraction = text.partition(".")
        return int(whole + fraction, 2) / 2 ** len(fraction)
        """,
        lambda r: (_bits(r, 1, 5) + r.choice(("", "." + _bits(r, 1, 5))),),
    ),
    made(
        "bitwise.binary_groups",
        "group_binary format_binary_groups binary_in_nibbles spaced_binary",
        "n: int; size: int = 4",
        "str",
        """
        Write {n} in binary in groups of {size} digits, separated by spaces; zeros fill up the first group.
        binary in nibbles
        Return the bits of an integer with a space after every group, counted from the right.
        How is a binary number written so that it can be read?
        Four digits in a group unless told otherwise; 5 gives '0101'.
        """,
        """
        bits = bin(n)[2:]
        bits = "0" * (-len(bits) % size) + bits
        return " ".join(bits[i : i + size] for i in range(0, len(bits), size))
        """,
        lambda r: (_number(r), r.choice((4, 8, 3))),
    ),
    made(
        "bitwise.binary_prefixed",
        "to_binary_prefixed binary_with_prefix to_bin_0b",
        "n: int",
        "str",
        """
        Write {n} in binary with the prefix '0b'.
        binary literal
        Return text such as '0b101', '-0b101' for a negative number.
        How is a number written as a binary literal?
        Base two with its usual prefix.
        """,
        """
        return bin(n)
        ---
        return f"{n:#b}"
        """,
        lambda r: (r.choice((_number(r), -r.randint(1, 60))),),
    ),
    made(
        "bitwise.hex_upper",
        "to_hex_upper hex_uppercase int_to_hex_upper hex_padded",
        "n: int; width: int = 0",
        "str",
        """
        Write {n} in hexadecimal capitals with at least {width} digits.
        upper-case hex
        Return the hexadecimal form without prefix, zeros in front where it is shorter than the width.
        How does 255 look as 'FF' or '00FF'?
        Base 16 with A to F; no padding unless a width is given.
        """,
        """
        return f"{n:0{width}X}" if width else f"{n:X}"
        """,
        lambda r: (_number(r), r.choice((0, 2, 4, 8))),
    ),
    made(
        "bitwise.pack_rgb",
        "rgb_to_int pack_rgb color_to_int combine_channels",
        "red: int; green: int; blue: int",
        "int",
        """
        Pack {red}, {green} and {blue}, each 0 to 255, into one number 0xRRGGBB.
        rgb to integer
        Return the color as a 24-bit integer.
        Which number stands for a color with these channels?
        Shift red by 16 and green by 8 bits.
        """,
        """
        return red << 16 | green << 8 | blue
        """,
        lambda r: (r.randint(0, 255), r.randint(0, 255), r.randint(0, 255)),
    ),
    made(
        "bitwise.unpack_rgb",
        "int_to_rgb unpack_rgb color_from_int split_color",
        "color: int",
        "tuple[int, int, int]",
        """
        Split a {color} 0xRRGGBB into red, green and blue.
        integer to rgb
        Return the three channels, each from 0 to 255, of a 24-bit number.
        Which channels does this packed color have?
        Shift and mask with 255.
        """,
        """
        return color >> 16 & 255, color >> 8 & 255, color & 255
        """,
        lambda r: (r.choice((r.randint(0, 0xFFFFFF), 0, 0xFFFFFF, 0xFF8000)),),
    ),
    made(
        "bitwise.from_bytes_list",
        "bytes_to_int combine_bytes from_byte_list big_endian_to_int",
        "data: list[int]",
        "int",
        """
        Combine the bytes of {data} into a number, the most significant one first.
        big-endian bytes to int
        Return the integer that a list of numbers from 0 to 255 stands for.
        Which number do these bytes make?
        0 for an empty list; each step multiplies by 256.
        """,
        """
        number = 0
        for byte in data:
            number = number << 8 | byte
        return number
        ---
        return int.from_bytes(data, "big")
        """,
        lambda r: ([r.randint(0, 255) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "bitwise.swap_bytes",
        "swap_bytes byte_swap_16 swap_endianness_16",
        "n: int",
        "int",
        """
        Exchange both bytes of 16-bit {n}.
        byte swap
        Return the number whose high and low byte have changed places.
        What does 0x1234 become in the other byte order?
        Shift both halves by eight bits.
        """,
        """
        return (n << 8 | n >> 8) & 0xFFFF
        """,
        lambda r: (r.randint(0, 65535),),
    ),
    made(
        "bitwise.to_signed",
        "to_signed unsigned_to_signed as_signed_int wrap_to_signed",
        "n: int; bits: int = 32",
        "int",
        """
        Read the lowest {bits} of {n} as a signed number.
        unsigned to signed
        Return the value as a two's complement integer of so many bits.
        Which signed number has this bit pattern?
        200 with 8 bits is -56; 32 bits are meant unless told otherwise.
        """,
        """
        n &= (1 << bits) - 1
        return n - (1 << bits) if n >> (bits - 1) else n
        """,
        lambda r: (
            r.choice((r.randint(0, 255), r.randint(0, 70000), 2**31, 2**32 - 1)),
            r.choice((8, 16, 32)),
        ),
    ),
    made(
        "bitwise.to_unsigned",
        "to_unsigned signed_to_unsigned as_unsigned wrap_unsigned",
        "n: int; bits: int = 32",
        "int",
        """
        Wrap {n} into an unsigned number of so many {bits}.
        signed to unsigned
        Return the value modulo 2 to the power of the number of bits.
        Which unsigned number has the same bit pattern?
        -1 with 8 bits is 255; 32 bits are meant unless told otherwise.
        """,
        """
        return n & ((1 << bits) - 1)
        ---
        return n % 2**bits
        """,
        lambda r: (r.choice((-r.randint(1, 200), r.randint(0, 300))), r.choice((8, 16, 32))),
    ),
    made(
        "bitwise.longest_zeros_binary",
        "longest_run_of_zeros longest_zero_run max_consecutive_zeros_binary",
        "n: int",
        "int",
        """
        How many zeros stand next to each other at most in the binary form of {n}?
        longest run of zero bits
        Return the length of the longest sequence of zeros in base two, at the end included; 1 for 0.
        What is the widest gap of zeros in a binary number?
        Leading zeros are not written.
        """,
        """
        return max(map(len, bin(n)[2:].split("1")))
        """,
        lambda r: (_number(r),),
    ),
)
