"""Number systems and bits: bases, codes, bit tricks, number words, fractions."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _bits(r: Random, low: int = 1, high: int = 8) -> str:
    """A binary number as text."""
    return draw.letters(r, low, high, "01")


def _fraction(r: Random) -> tuple[int, int]:
    return r.randint(0, 12), r.randint(1, 12)


def _two_singles(r: Random) -> tuple[list[int]]:
    """Shuffled numbers, each twice but for two."""
    values = r.sample(range(30), r.randint(2, 5))
    return (r.sample(values + values[2:], 2 * len(values) - 2),)


ENTRIES = (
    made(
        "numerals.hex_to_binary",
        "hex_to_binary hex_text_to_bits hexadecimal_to_binary",
        "text: str",
        "str",
        """
        Convert the hexadecimal number {text} to binary, without a prefix or leading zeros.
        hex to bin
        Return {text}, a number in base 16, written in base 2; zero is "0".
        Given hexadecimal digits in upper or lower case, write the same value with zeros and ones.
        How does a hex number look in the binary system?
        Returns a string of binary digits that starts with 1 unless the value is 0.
        """,
        """
        return bin(int(text, 16))[2:]
        ---
        return format(int(text, 16), "b")
        ---
        bits = ""
        for digit in text:
            bits += format(int(digit, 16), "04b")
        return bits.lstrip("0") or "0"
        """,
        lambda r: (
            r.choice(
                ("0", "F", "ff", "10", "0a", format(r.randint(0, 300), "x"), format(r.randint(0, 300), "X"))
            ),
        ),
    ),
    made(
        "numerals.binary_to_hex",
        "binary_to_hex bits_to_hex bin_to_hex",
        "bits: str",
        "str",
        """
        Convert the binary number {bits} to hexadecimal in lower case, without a prefix.
        bin to hex
        Return {bits}, a string of zeros and ones, as a number in base 16 with small letters.
        Given binary digits, regroup them into hexadecimal ones; leading zeros disappear and zero is "0".
        What is a binary number in hex notation?
        Returns a string such as "1f" for "11111".
        """,
        """
        return hex(int(bits, 2))[2:]
        ---
        return f"{int(bits, 2):x}"
        ---
        value = 0
        for bit in bits:
            value = value * 2 + int(bit)
        digits = ""
        while value > 0:
            digits = "0123456789abcdef"[value % 16] + digits
            value //= 16
        return digits or "0"
        """,
        lambda r: (_bits(r, 1, 12),),
    ),
    made(
        "numerals.to_octal",
        "to_octal decimal_to_octal octal_text",
        "n: int",
        "str",
        """
        Write {n} in octal, as text without a prefix.
        decimal to octal
        Return the digits of {n} in base 8; 0 gives "0".
        Given a non-negative integer, convert it to the number system with eight digits.
        How is a number written with the digits 0 to 7 only?
        Returns a string such as "17" for 15.
        """,
        """
        return oct(n)[2:]
        ---
        return format(n, "o")
        ---
        digits = ""
        while n >= 8:
            digits = str(n % 8) + digits
            n //= 8
        return str(n) + digits
        """,
        lambda r: (r.choice((0, 7, 8, 64, r.randint(1, 100), r.randint(100, 9999))),),
    ),
    made(
        "numerals.from_octal",
        "from_octal octal_to_decimal read_octal",
        "text: str",
        "int",
        """
        Convert the octal number {text} to an integer.
        octal to decimal
        Return the value of {text}, which is written in base 8 with the digits 0 to 7.
        Given a string of octal digits, what number is it in the ordinary system?
        Read file permissions like 755 as a base-eight number.
        Returns an int, such as 15 for "17".
        """,
        """
        return int(text, 8)
        ---
        value = 0
        for digit in text:
            value = value * 8 + int(digit)
        return value
        ---
        return sum(int(d) * 8**i for i, d in enumerate(reversed(text)))
        """,
        lambda r: (draw.letters(r, 1, 5, "01234567"),),
    ),
    made(
        "numerals.convert_base",
        "convert_base change_base rebase",
        "text: str; source: int; target: int",
        "str",
        """
        Convert the number {text} from base {source} to base {target}; both bases are from 2 to 16.
        change of number base
        Return {text}, read in base {source}, written in base {target}; digits above 9 are lower-case letters.
        Translate a numeral between two positional systems; zero is "0".
        Given digits, their base and the wanted one, produce the new digits without leading zeros.
        How is a number of one number system written in another one?
        Returns a string of digits 0-9 and a-f.
        """,
        """
        value = int(text, source)
        digits = ""
        while value > 0:
            value, rest = divmod(value, target)
            digits = "0123456789abcdef"[rest] + digits
        return digits or "0"
        ---
        value = 0
        for char in text.lower():
            value = value * source + "0123456789abcdef".index(char)
        result = []
        while True:
            result.append("0123456789abcdef"[value % target])
            value //= target
            if value == 0:
                return "".join(reversed(result))
        """,
        lambda r: (
            (draw.letters(r, 1, 5, "01"), r.randint(2, 16), r.randint(2, 16))
            if r.random() < 0.5
            else (format(r.randint(0, 500), "x"), 16, r.choice((2, 3, 8, 10)))
        ),
    ),
    made(
        "numerals.digits_in_base",
        "digits_in_base base_digits list_base_digits",
        "n: int; base: int",
        "list[int]",
        """
        List the digits of {n} in the given {base}, the most significant one first.
        digits of a number in any base, as a list of ints
        Return the base-{base} digits of {n} as integers; [0] for 0.
        Divide a non-negative number by the base again and again and collect the remainders in reading order.
        Split a number into place values of an arbitrary base such as 60, each digit an int.
        Returns a list whose first item is not 0 unless the number is.
        """,
        """
        if n == 0:
            return [0]
        digits = []
        while n > 0:
            digits.append(n % base)
            n //= base
        return digits[::-1]
        ---
        digits = [n % base]
        while n >= base:
            n //= base
            digits.insert(0, n % base)
        return digits
        ---
        if n < base:
            return [n]
        return [*digits_in_base(n // base, base), n % base]
        """,
        lambda r: (r.choice((0, 1, r.randint(2, 99), r.randint(100, 9999))), r.choice((2, 3, 8, 10, 16, 60))),
    ),
    made(
        "numerals.digit_sum_in_base",
        "digit_sum_in_base base_digit_sum sum_digits_base",
        "n: int; base: int",
        "int",
        """
        Add up the digits that {n} has in the given {base}.
        digit sum in another base
        Return the sum of the digits of {n} written in base {base}; in base 2 it is the number of ones.
        What do a number's digits come to when it is written in a different number system?
        Convert to the base and total the place values' digits.
        Returns an int, 0 for 0.
        """,
        """
        total = 0
        while n > 0:
            total += n % base
            n //= base
        return total
        ---
        if n == 0:
            return 0
        return n % base + digit_sum_in_base(n // base, base)
        ---
        total = 0
        while n > 0:
            n, digit = divmod(n, base)
            total += digit
        return total
        """,
        lambda r: (r.choice((0, 1, r.randint(2, 99), r.randint(100, 9999))), r.choice((2, 3, 5, 8, 10, 16))),
    ),
    made(
        "numerals.palindromic_bases",
        "is_palindrome_in_base palindrome_in_base reads_same_in_base",
        "n: int; base: int",
        "bool",
        """
        Check whether {n} is a palindrome when it is written in {base}.
        palindromic number in another base (e.g. binary)
        Return True if the digits of {n} in base {base} are the same backwards.
        Is 9, in binary 1001, symmetric? Decide that for any non-negative integer and any base from 2 on.
        Convert a number to the base and compare the digits with their reversal.
        Returns a bool; one digit alone is a palindrome.
        """,
        """
        digits = []
        while n > 0:
            digits.append(n % base)
            n //= base
        return digits == digits[::-1]
        ---
        rest, flipped = n, 0
        while rest > 0:
            flipped = flipped * base + rest % base
            rest //= base
        return flipped == n
        """,
        lambda r: r.choice(
            (
                (0, 2),
                (9, 2),
                (5, 2),
                (26, 3),
                (121, 10),
                (r.randint(1, 40), 2),
                (r.randint(1, 200), r.randint(2, 12)),
                (r.randint(1, 60), r.randint(2, 6)),
            )
        ),
    ),
    made(
        "numerals.negabinary",
        "to_negabinary negabinary base_minus_two",
        "n: int",
        "str",
        """
        Write {n} in base -2, as a string of zeros and ones.
        negabinary representation
        Return the digits of {n} in the number system with base minus two; 0 gives "0".
        Convert an integer, positive or negative, to negabinary, which needs no sign.
        The places are worth 1, -2, 4, -8, 16, ...: which of them make up the number?
        Returns a string: 2 is "110" and -1 is "11".
        """,
        """
        if n == 0:
            return "0"
        digits = ""
        while n != 0:
            bit = n % 2
            digits = str(bit) + digits
            n = (n - bit) // -2
        return digits
        ---
        text = ""
        while n != 0:
            n, rest = divmod(n, -2)
            if rest < 0:
                n, rest = n + 1, rest + 2
            text += str(rest)
        return text[::-1] or "0"
        """,
        lambda r: (r.choice((0, 1, -1, 2, r.randint(-30, 30), r.randint(-200, 200))),),
    ),
    made(
        "numerals.balanced_ternary",
        "to_balanced_ternary balanced_ternary ternary_with_signs",
        "n: int",
        "str",
        """
        Write {n} in balanced ternary with the digits "+", "0" and "-" for 1, 0 and -1.
        balanced ternary
        Return {n} in base 3 with digits one, zero and minus one, shown as +, 0 and -; zero is "0".
        Weigh {n} with weights 1, 3, 9, ... on both pans of a balance: + on one side, - on the other.
        Convert an integer of any sign; the most significant digit comes first: 5 is "+--".
        Returns a string of the three characters.
        """,
        """
        if n == 0:
            return "0"
        digits = ""
        while n != 0:
            rest = n % 3
            digits = "0+-"[rest] + digits
            n = (n + 1) // 3
        return digits
        ---
        text = []
        while n != 0:
            n, rest = divmod(n, 3)
            if rest == 2:
                n += 1
                text.append("-")
            else:
                text.append("+" if rest else "0")
        return "".join(reversed(text)) or "0"
        """,
        lambda r: (r.choice((0, 1, -1, 5, r.randint(-40, 40), r.randint(-200, 200))),),
    ),
    made(
        "numerals.to_gray",
        "to_gray_code gray_encode binary_to_gray",
        "n: int",
        "int",
        """
        Convert {n} to its Gray code.
        gray code of a number
        Return the Gray code of {n} as a number: each bit of {n} combined with the next higher one.
        Encode a non-negative integer so that neighboring values differ in only one bit.
        Reflected binary code of a number, as an integer: XOR with itself shifted right by one.
        Returns an int: 0, 1, 2, 3 become 0, 1, 3, 2.
        """,
        """
        return n ^ (n >> 1)
        ---
        return n ^ n // 2
        ---
        bits = bin(n)[2:]
        gray = bits[0] + "".join("1" if a != b else "0" for a, b in zip(bits, bits[1:]))
        return int(gray, 2)
        """,
        lambda r: (r.choice((0, 1, 2, 3, r.randint(4, 40), r.randint(40, 1000))),),
    ),
    made(
        "numerals.from_gray",
        "from_gray_code gray_decode gray_to_binary",
        "code: int",
        "int",
        """
        Convert the Gray code {code} back to the number that it stands for.
        decode gray code
        Return the integer whose reflected binary code is {code}.
        Undo the Gray encoding of a non-negative integer.
        Which number has this Gray code? Combine the code with all of its right shifts by XOR.
        Returns an int: 0, 1, 3, 2 become 0, 1, 2, 3.
        """,
        """
        n = 0
        while code > 0:
            n ^= code
            code >>= 1
        return n
        ---
        bits = bin(code)[2:]
        value = 0
        current = 0
        for bit in bits:
            current ^= int(bit)
            value = value * 2 + current
        return value
        ---
        if code == 0:
            return 0
        return code ^ from_gray_code(code >> 1)
        """,
        lambda r: (r.choice((0, 1, 2, 3, r.randint(4, 40), r.randint(40, 1000))),),
    ),
    made(
        "numerals.gray_codes",
        "gray_codes gray_sequence all_gray_codes",
        "width: int",
        "list[str]",
        """
        List all Gray codes with {width} bits as strings in order, starting with zeros only.
        gray code sequence
        Return the 2 ** {width} strings of the reflected binary code, each differs from the last in one bit.
        Order all bit patterns of a length so that one bit changes at a time: 00, 01, 11, 10.
        Given the number of bits, put 0 in front of the shorter codes and 1 in front of them reversed.
        Returns a list of bit strings, [""] for a width of 0.
        """,
        """
        codes = [""]
        for _ in range(width):
            codes = ["0" + code for code in codes] + ["1" + code for code in reversed(codes)]
        return codes
        ---
        if width == 0:
            return [""]
        return [format(i ^ (i >> 1), f"0{width}b") for i in range(2**width)]
        ---
        if width == 0:
            return [""]
        shorter = gray_codes(width - 1)
        return ["0" + code for code in shorter] + ["1" + code for code in shorter[::-1]]
        """,
        lambda r: (r.randint(0, 3),),
    ),
    made(
        "numerals.to_bcd",
        "to_bcd binary_coded_decimal digits_as_nibbles",
        "n: int",
        "str",
        """
        Write every decimal digit of {n} as four bits, separated by spaces.
        binary coded decimal
        Return {n} in BCD: each digit becomes a group of 4 binary digits, 25 gives "0010 0101".
        Encode a non-negative integer digit by digit in binary nibbles with blanks in between.
        How does a BCD counter show the number?
        Returns a string with one group for each digit.
        """,
        """
        return " ".join(format(int(d), "04b") for d in str(n))
        ---
        groups = []
        for digit in str(n):
            groups.append(bin(int(digit))[2:].zfill(4))
        return " ".join(groups)
        ---
        return " ".join(f"{int(d):04b}" for d in str(n))
        """,
        lambda r: (r.choice((0, 9, r.randint(0, 99), r.randint(100, 99999))),),
    ),
    made(
        "numerals.from_bcd",
        "from_bcd read_bcd bcd_to_number",
        "text: str",
        "int",
        """
        Read {text}, in which groups of four bits separated by spaces are decimal digits, as a number.
        decode binary coded decimal
        Return the integer written in BCD: "0010 0101" is 25.
        Given nibbles with blanks in between, each of them one decimal digit, find the number.
        Turn binary-coded digits back into an ordinary integer.
        Returns an int; {text} has at least one group.
        """,
        """
        return int("".join(str(int(group, 2)) for group in text.split()))
        ---
        value = 0
        for group in text.split():
            value = value * 10 + int(group, 2)
        return value
        """,
        lambda r: (" ".join(f"{r.randint(0, 9):04b}" for _ in range(r.randint(1, 4))),),
    ),
    made(
        "numerals.twos_complement",
        "to_twos_complement twos_complement signed_bits",
        "n: int; bits: int",
        "str",
        """
        Write {n} in two's complement with {bits} binary digits.
        two's complement of a signed number
        Return the {bits}-bit pattern of {n}; a negative number begins with 1.
        How is a negative integer stored in that many bits? -1 is all ones. The number fits.
        Encode a signed integer as binary text of fixed width.
        Returns a string of exactly {bits} zeros and ones.
        """,
        """
        return format(n % 2**bits, f"0{bits}b")
        ---
        if n < 0:
            n += 2**bits
        return bin(n)[2:].zfill(bits)
        ---
        return "".join(str(n >> i & 1) for i in range(bits - 1, -1, -1))
        """,
        lambda r: r.choice(
            ((0, 4), (-1, 4), (r.randint(-8, 7), 4), (r.randint(-128, 127), 8), (r.randint(-32, 31), 6))
        ),
    ),
    made(
        "numerals.from_twos_complement",
        "from_twos_complement signed_value read_signed_bits",
        "bits: str",
        "int",
        """
        Read {bits} as a two's complement number.
        signed value of a bit pattern
        Return the signed integer that {bits} stands for: a leading 1 makes it negative.
        Decode a binary string of fixed width in which the first bit is the sign bit.
        Which number is stored as "1110"? The first place counts negatively, so it is -2.
        Returns an int; {bits} has at least one digit.
        """,
        """
        value = int(bits, 2)
        return value - 2 ** len(bits) if bits[0] == "1" else value
        ---
        value = -int(bits[0])
        for bit in bits[1:]:
            value = value * 2 + int(bit)
        return value
        ---
        return int("0" + bits[1:], 2) - int(bits[0]) * 2 ** (len(bits) - 1)
        """,
        lambda r: (_bits(r, 1, 8),),
    ),
    made(
        "numerals.reverse_bits",
        "reverse_bits flip_bit_order mirror_bits",
        "n: int; width: int",
        "int",
        """
        Reverse the order of the {width} lowest bits of {n}; the number fits into them.
        bit reversal
        Return the integer whose {width}-digit binary form is that of {n} read backwards.
        Mirror a number's bits inside a word of the given size.
        Write the number with leading zeros to {width} bits, turn it around and read it again.
        Returns an int: 1 in 4 bits becomes 8.
        """,
        """
        return int(format(n, f"0{width}b")[::-1], 2)
        ---
        result = 0
        for _ in range(width):
            result = result << 1 | n & 1
            n >>= 1
        return result
        ---
        return sum(1 << (width - 1 - i) for i in range(width) if n >> i & 1)
        """,
        lambda r: r.choice(
            ((0, 4), (1, 4), (r.randint(0, 15), 4), (r.randint(0, 255), 8), (r.randint(0, 63), 6))
        ),
    ),
    made(
        "numerals.highest_bit",
        "highest_bit top_bit_value largest_power_of_two_in",
        "n: int",
        "int",
        """
        Return the value of the highest bit that is set in {n}, 0 if {n} is 0.
        most significant bit as a power of two
        Find the largest power of two that is not greater than {n}; 0 for 0.
        Round a non-negative integer down to a power of two.
        Keep only the leftmost one of the binary form and clear the rest.
        Returns 8 for 13, which is 1101 in binary.
        """,
        """
        if n == 0:
            return 0
        return 1 << (n.bit_length() - 1)
        ---
        value = 1
        while value * 2 <= n:
            value *= 2
        return value if n > 0 else 0
        ---
        result = 0
        power = 1
        while power <= n:
            result = power
            power *= 2
        return result
        """,
        lambda r: (r.choice((0, 1, 2, 7, 8, r.randint(3, 60), r.randint(60, 2000))),),
    ),
    made(
        "numerals.lowest_bit",
        "lowest_bit lowest_set_bit rightmost_one",
        "n: int",
        "int",
        """
        Return the value of the lowest bit that is set in {n}, 0 if {n} is 0.
        least significant set bit
        Find the largest power of two that divides {n}; 0 for 0.
        Keep only the rightmost one of the binary form of a non-negative integer.
        What is the last 1 in the bits of the number worth?
        Returns 4 for 12, which is 1100 in binary.
        """,
        """
        return n & -n
        ---
        if n == 0:
            return 0
        power = 1
        while n % (power * 2) == 0:
            power *= 2
        return power
        ---
        return n ^ (n & (n - 1))
        """,
        lambda r: (r.choice((0, 1, 2, 8, 12, 96, r.randint(3, 60), r.randint(60, 2000))),),
    ),
    made(
        "numerals.set_bit",
        "set_bit turn_on_bit switch_bit_on",
        "n: int; position: int",
        "int",
        """
        Set the bit at {position} of {n} to 1.
        turn on a bit
        Return {n} with bit number {position} set; positions count from 0 at the lowest bit.
        Switch one binary digit of an integer on, whatever it was before.
        Given a number of flags and an index, activate the flag with that index.
        Returns {n} itself if the bit is 1 already.
        """,
        """
        return n | (1 << position)
        ---
        if n >> position & 1:
            return n
        return n + 2**position
        ---
        if n // 2**position % 2 == 0:
            n += 2**position
        return n
        """,
        lambda r: (r.randint(0, 200), r.randint(0, 8)),
    ),
    made(
        "numerals.clear_bit",
        "clear_bit turn_off_bit switch_bit_off",
        "n: int; position: int",
        "int",
        """
        Set the bit at {position} of {n} to 0.
        turn off a bit
        Return {n} with bit number {position} cleared; positions count from 0 at the lowest bit.
        Switch one binary digit of an integer off, whatever it was before.
        Given a number of flags and an index, remove the flag with that index.
        Returns {n} itself if the bit is 0 already.
        """,
        """
        return n & ~(1 << position)
        ---
        if n >> position & 1:
            return n - 2**position
        return n
        ---
        mask = 1 << position
        return n ^ mask if n & mask else n
        """,
        lambda r: (r.randint(0, 200), r.randint(0, 8)),
    ),
    made(
        "numerals.update_bit",
        "update_bit write_bit put_bit",
        "n: int; position: int; value: bool",
        "int",
        """
        Make the bit at {position} of {n} a 1 if {value} is true, else a 0.
        write a single bit
        Return {n} with bit {position} (0 is the lowest) replaced by {value}.
        Set or clear one flag of an integer, depending on a boolean.
        Given a number, the index of a bit and its new state, give the changed number.
        Returns an int in which all other bits are unchanged.
        """,
        """
        if value:
            return n | (1 << position)
        return n & ~(1 << position)
        ---
        cleared = n & ~(1 << position)
        return cleared | (int(value) << position)
        ---
        if bool(n >> position & 1) == value:
            return n
        return n + 2**position if value else n - 2**position
        """,
        lambda r: (r.randint(0, 200), r.randint(0, 8), r.random() < 0.5),
    ),
    made(
        "numerals.set_bit_positions",
        "set_bit_positions positions_of_ones bits_that_are_set",
        "n: int",
        "list[int]",
        """
        List the positions of the bits that are 1 in {n}, the lowest first, counted from 0.
        which bits are set
        Return the exponents of the powers of two that add up to {n}, ascending.
        Given a non-negative integer, tell the indices of its set bits.
        Which flags are on in this bit mask? [] for 0.
        Returns a list such as [0, 2, 3] for 13.
        """,
        """
        return [i for i in range(n.bit_length()) if n >> i & 1]
        ---
        positions = []
        i = 0
        while n > 0:
            if n % 2 == 1:
                positions.append(i)
            n //= 2
            i += 1
        return positions
        ---
        return [i for i, bit in enumerate(reversed(bin(n)[2:])) if bit == "1"]
        """,
        lambda r: (r.choice((0, 1, 13, 64, r.randint(2, 100), r.randint(100, 2000))),),
    ),
    made(
        "numerals.powers_of_two_sum",
        "powers_of_two_sum split_into_powers_of_two binary_parts",
        "n: int",
        "list[int]",
        """
        Write {n} as a sum of different powers of two, largest first.
        split a number into powers of two
        Return the powers of 2 that add up to {n}, in descending order; [] for 0.
        Which weights of 1, 2, 4, 8, ... are needed to weigh the number, each used once?
        Decompose a non-negative integer into the values of its set bits.
        Returns [8, 4, 1] for 13.
        """,
        """
        return [1 << i for i in range(n.bit_length() - 1, -1, -1) if n >> i & 1]
        ---
        parts = []
        power = 1
        while n > 0:
            if n % 2 == 1:
                parts.insert(0, power)
            n //= 2
            power *= 2
        return parts
        ---
        parts = []
        while n > 0:
            power = 1
            while power * 2 <= n:
                power *= 2
            parts.append(power)
            n -= power
        return parts
        """,
        lambda r: (r.choice((0, 1, 13, 64, r.randint(2, 100), r.randint(100, 2000))),),
    ),
    made(
        "numerals.bit_distance",
        "bit_distance hamming_distance_of_numbers differing_bits",
        "a: int; b: int",
        "int",
        """
        In how many bits do {a} and {b} differ?
        hamming distance of two integers
        Count the binary digits that are different in {a} and {b}.
        How many bits must be flipped to turn one number into the other?
        Given two non-negative integers, compare their binary forms place by place.
        Returns the number of ones in {a} XOR {b}.
        """,
        """
        return bin(a ^ b).count("1")
        ---
        return (a ^ b).bit_count()
        ---
        count = 0
        while a > 0 or b > 0:
            if a % 2 != b % 2:
                count += 1
            a //= 2
            b //= 2
        return count
        """,
        lambda r: (r.randint(0, 64), r.randint(0, 64)),
    ),
    made(
        "numerals.parity_bit",
        "even_parity_bit parity_bit add_parity",
        "bits: str",
        "str",
        """
        Append a parity bit to {bits} so that the number of ones becomes even.
        even parity
        Return {bits} followed by 1 if it has an odd number of ones, else by 0.
        Add the check bit of an even-parity code to a binary string.
        Given data bits, put one more behind them that makes the ones even in number.
        Returns a string one character longer than the given one.
        """,
        """
        return bits + str(bits.count("1") % 2)
        ---
        return bits + ("1" if bits.count("1") % 2 else "0")
        ---
        parity = 0
        for bit in bits:
            parity ^= int(bit)
        return bits + str(parity)
        """,
        lambda r: (_bits(r, 0, 8),),
    ),
    made(
        "numerals.is_evil",
        "is_evil evil_number has_even_number_of_ones",
        "n: int",
        "bool",
        """
        Check whether {n} is evil: its binary form has an even number of ones; otherwise it is odious.
        evil or odious number
        Return True if {n} has an even count of 1 bits, 0 included.
        Is the number of set bits of a non-negative integer divisible by two?
        Test the bit parity of a number: even means evil.
        Returns False for odious numbers such as 1, 2, 4 and 7.
        """,
        """
        return bin(n).count("1") % 2 == 0
        ---
        even = True
        while n > 0:
            if n % 2 == 1:
                even = not even
            n //= 2
        return even
        ---
        return n.bit_count() % 2 == 0
        """,
        lambda r: (r.randint(0, 120),),
    ),
    made(
        "numerals.binary_gap",
        "binary_gap longest_zero_gap largest_gap_between_ones",
        "n: int",
        "int",
        """
        Return the length of the longest run of zeros between two ones in the binary form of {n}.
        binary gap
        How many zeros does the widest gap have that is enclosed by ones in the bits of {n}? 0 without a gap.
        Zeros at the end do not count, they are not followed by a 1: find the longest inner run.
        Given a positive integer, e.g. 529 = 1000010001, find its largest binary gap, here 4.
        Returns an int, 0 if no zero stands between ones.
        """,
        """
        return max((len(gap) for gap in bin(n)[2:].strip("0").split("1")), default=0)
        ---
        best = 0
        last = None
        for i, bit in enumerate(bin(n)[2:]):
            if bit == "1":
                if last is not None:
                    best = max(best, i - last - 1)
                last = i
        return best
        ---
        best = current = 0
        for bit in format(n, "b"):
            if bit == "0":
                current += 1
            else:
                best = max(best, current)
                current = 0
        return best
        """,
        lambda r: (r.choice((1, 8, 9, 529, 20, r.randint(1, 100), r.randint(100, 3000))),),
    ),
    made(
        "numerals.longest_ones",
        "longest_run_of_ones longest_ones most_consecutive_ones",
        "n: int",
        "int",
        """
        Return how many ones stand next to each other at most in the binary form of {n}.
        longest run of 1 bits
        Length of the longest sequence of consecutive set bits of {n}, 0 for 0.
        Write a non-negative integer in binary and measure its longest block of ones.
        How many 1s come in a row at best when the number is written with zeros and ones?
        Returns an int: 3 for 110111 in binary.
        """,
        """
        return max(len(run) for run in bin(n)[2:].split("0"))
        ---
        best = current = 0
        while n > 0:
            if n % 2 == 1:
                current += 1
                best = max(best, current)
            else:
                current = 0
            n //= 2
        return best
        ---
        count = 0
        while n:
            n &= n << 1
            count += 1
        return count
        """,
        lambda r: (r.choice((0, 1, 55, 222, r.randint(1, 100), r.randint(100, 3000))),),
    ),
    made(
        "numerals.xor_up_to",
        "xor_up_to xor_of_range xor_all_to_n",
        "n: int",
        "int",
        """
        Combine all numbers from 0 to {n} with exclusive or.
        xor of 1..n
        Return 0 ^ 1 ^ 2 ^ ... ^ {n}.
        XOR every integer up to and including a limit.
        What remains when the numbers from 1 to {n} are all xored together?
        Returns an int that depends on the remainder of {n} by 4.
        """,
        """
        result = 0
        for k in range(n + 1):
            result ^= k
        return result
        ---
        return functools.reduce(operator.xor, range(n + 1))
        ---
        return (n, 1, n + 1, 0)[n % 4]
        """,
        lambda r: (r.randint(0, 60),),
        ("import functools", "import operator"),
    ),
    made(
        "numerals.two_singles",
        "two_single_numbers two_singles two_unpaired",
        "numbers: list[int]",
        "list[int]",
        """
        Every number in {numbers} occurs twice except two of them. Return these two, ascending.
        find the two numbers without a pair
        Given a list in which all values come in pairs but for two, give those two in ascending order.
        Which two values have no double? The list is not sorted.
        Return the pair of integers that appear only once, smaller one first.
        Find both odd ones out: all the other {numbers} appear exactly two times.
        """,
        """
        return sorted(n for n in numbers if numbers.count(n) == 1)
        ---
        both = 0
        for n in numbers:
            both ^= n
        bit = both & -both
        first = 0
        for n in numbers:
            if n & bit:
                first ^= n
        return sorted([first, both ^ first])
        ---
        single: set[int] = set()
        for n in numbers:
            single ^= {n}
        return sorted(single)
        """,
        _two_singles,
    ),
    made(
        "numerals.is_power_of",
        "is_power_of is_power_of_base power_check",
        "n: int; base: int",
        "bool",
        """
        Check whether {n} is a power of {base}; 1 is one too.
        power of three (or any base)?
        Return True if {n} equals {base} ** k for some k >= 0; {base} is at least 2.
        Can the number be reached by multiplying 1 by the base again and again?
        Does repeated division by the base end at exactly 1? Zero and negative numbers do not.
        Returns a bool: 81 is a power of 3, 12 is not.
        """,
        """
        if n < 1:
            return False
        while n % base == 0:
            n //= base
        return n == 1
        ---
        power = 1
        while power < n:
            power *= base
        return power == n
        ---
        return any(base**k == n for k in range(n.bit_length() + 1))
        """,
        lambda r: r.choice(
            (
                (r.choice((0, 1, -2, 12)), r.randint(2, 5)),
                (3 ** r.randint(0, 6), 3),
                (r.randint(1, 5) ** 3, r.randint(2, 5)),
                (r.randint(2, 30), r.randint(2, 5)),
                (4 ** r.randint(0, 5), 4),
            )
        ),
    ),
    made(
        "numerals.swap_bits",
        "swap_bits exchange_two_bits swap_bit_positions",
        "n: int; i: int; j: int",
        "int",
        """
        Swap the bits at the positions {i} and {j} of {n}.
        exchange two bits of a number
        Return {n} with bit {i} and bit {j} having changed places; position 0 is the lowest.
        If the two binary digits differ, flip both of them; otherwise nothing changes.
        Given an integer and two bit indices, let these bits trade places.
        Returns an int, equal to {n} if both bits are the same.
        """,
        """
        if (n >> i & 1) != (n >> j & 1):
            n ^= 1 << i | 1 << j
        return n
        ---
        first, second = n >> i & 1, n >> j & 1
        n &= ~(1 << i)
        n |= second << i
        n &= ~(1 << j)
        return n | first << j
        ---
        bits = list(reversed(format(n, "016b")))
        bits[i], bits[j] = bits[j], bits[i]
        return int("".join(reversed(bits)), 2)
        """,
        lambda r: (r.randint(0, 255), r.randint(0, 7), r.randint(0, 7)),
    ),
    made(
        "numerals.complement",
        "bit_complement invert_bits number_complement",
        "n: int",
        "int",
        """
        Flip all bits of {n} up to its highest one.
        number complement
        Return {n} with every 0 of its binary form turned into 1 and every 1 into 0; 0 gives 1.
        Write a non-negative integer in binary without leading zeros, invert each digit, read it again.
        5 is 101, so its complement is 010, which is 2: compute that for any number.
        Returns an int; for numbers like 7 (111) it is 0.
        """,
        """
        if n == 0:
            return 1
        return n ^ ((1 << n.bit_length()) - 1)
        ---
        return int("".join("1" if b == "0" else "0" for b in bin(n)[2:]), 2)
        ---
        mask = 1
        while mask < n:
            mask = mask * 2 + 1
        return mask - n
        """,
        lambda r: (r.choice((0, 1, 5, 7, 8, r.randint(2, 60), r.randint(60, 1000))),),
    ),
    made(
        "numerals.mask_subset",
        "items_of_mask chosen_by_bits mask_subset",
        "items: list[str]; mask: int",
        "list[str]",
        """
        Pick those of {items} whose bit is set in {mask}; the lowest bit belongs to the first item.
        subset by bit mask
        Return the items at the positions where {mask} has a 1, in list order.
        An integer tells with its bits which options are on: list their names.
        Decode flags: bit 0 selects the first name, bit 1 the second, and so on; other bits are ignored.
        Returns a list, empty for a mask of 0.
        """,
        """
        return [item for i, item in enumerate(items) if mask >> i & 1]
        ---
        chosen = []
        for item in items:
            if mask % 2 == 1:
                chosen.append(item)
            mask //= 2
        return chosen
        ---
        return [items[i] for i in range(len(items)) if mask & (1 << i)]
        """,
        lambda r: (r.sample(["read", "write", "run", "hide"], r.randint(0, 4)), r.randint(0, 20)),
    ),
    made(
        "numerals.permission_text",
        "permission_text rwx_text octal_to_rwx",
        "mode: int",
        "str",
        """
        Write a permission {mode} from 0 to 7 as text: 4 is "r--", 6 is "rw-", 7 is "rwx".
        chmod digit to rwx
        Return three characters: r if {mode} contains 4, w for 2, x for 1, and "-" for each that is missing.
        Show one octal digit of Unix file rights in letters.
        Turn read (4), write (2) and execute (1) bits into the letters rwx or dashes.
        Returns a string of length 3.
        """,
        """
        return "".join(letter if mode & bit else "-" for letter, bit in zip("rwx", (4, 2, 1)))
        ---
        text = ""
        text += "r" if mode >= 4 else "-"
        text += "w" if mode % 4 >= 2 else "-"
        text += "x" if mode % 2 == 1 else "-"
        return text
        ---
        return ("---", "--x", "-w-", "-wx", "r--", "r-x", "rw-", "rwx")[mode]
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "numerals.hundreds_to_words",
        "number_in_words_below_1000 words_up_to_999 hundreds_to_words",
        "n: int",
        "str",
        """
        Write {n} from 0 to 999 in English words, such as "three hundred and forty-two".
        spell out a number below 1000
        Return {n} in words with "and" after the hundreds and a hyphen between tens and ones.
        Given an integer under one thousand, say it: 100 is "one hundred", 105 "one hundred and five".
        How is a three-digit number read aloud in British English?
        Returns lower-case text; 0 is "zero".
        """,
        """
        small = (
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
            "fifteen sixteen seventeen eighteen nineteen"
        ).split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        if n < 20:
            return small[n]
        if n < 100:
            return tens[n // 10 - 2] + ("-" + small[n % 10] if n % 10 else "")
        text = small[n // 100] + " hundred"
        if n % 100:
            text += " and " + number_in_words_below_1000(n % 100)
        return text
        ---
        ones = "zero one two three four five six seven eight nine".split()
        teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        parts = []
        hundreds, rest = divmod(n, 100)
        if hundreds:
            parts.append(ones[hundreds] + " hundred")
        if 10 <= rest < 20:
            parts.append(teens[rest - 10])
        elif rest >= 20:
            parts.append(tens[rest // 10 - 2] + ("-" + ones[rest % 10] if rest % 10 else ""))
        elif rest or not hundreds:
            parts.append(ones[rest])
        return " and ".join(parts)
        """,
        lambda r: (
            r.choice(
                (0, 5, 13, 20, 42, 100, 110, 300, r.randint(21, 99), r.randint(101, 999), r.randint(101, 999))
            ),
        ),
    ),
    made(
        "numerals.number_from_name",
        "number_from_name words_to_int read_number_words",
        "text: str",
        "int",
        """
        Read {text} such as "forty-two" or "seven" as a number from 0 to 99.
        number words to int
        Return the integer that {text} spells in English; tens and ones are joined by a hyphen.
        Turn a spelled-out number below one hundred back into digits.
        Given words like "ninety-nine", which number is meant?
        Returns an int from 0 to 99; {text} is in lower case.
        """,
        """
        small = (
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
            "fifteen sixteen seventeen eighteen nineteen"
        ).split()
        tens = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
        total = 0
        for word in text.split("-"):
            total += small.index(word) if word in small else tens.index(word) * 10
        return total
        ---
        values = {}
        names = (
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
            "fifteen sixteen seventeen eighteen nineteen"
        )
        for value, name in enumerate(names.split()):
            values[name] = value
        for i, name in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split()):
            values[name] = 20 + 10 * i
        return sum(values[word] for word in text.split("-"))
        """,
        lambda r: (
            r.choice(
                (
                    "zero",
                    "seven",
                    "eleven",
                    "nineteen",
                    "twenty",
                    "ninety",
                    r.choice(("twenty", "forty", "sixty", "eighty"))
                    + "-"
                    + r.choice(("one", "two", "five", "nine")),
                    r.choice(("thirty", "fifty", "ninety"))
                    + "-"
                    + r.choice(("three", "four", "six", "eight")),
                )
            ),
        ),
    ),
    made(
        "numerals.valid_roman",
        "is_valid_roman is_roman_numeral valid_roman",
        "text: str",
        "bool",
        """
        Check whether {text} is a correctly written Roman numeral from 1 to 3999 in capitals.
        roman numeral validation
        Return True for numerals like "XIV" and False for ones like "IIII", "VX" or "".
        At most three equal letters in a row, and only IV, IX, XL, XC, CD, CM may subtract: is {text} right?
        Is this a proper Latin number in standard form? Lower case and other characters are wrong.
        Returns whether {text} follows the usual rules.
        """,
        """
        pattern = "M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})"
        return bool(text) and re.fullmatch(pattern, text) is not None
        ---
        signs = ("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50)
        signs += ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)
        rest, value = text, 0
        for sign, worth in signs:
            while rest.startswith(sign):
                rest = rest[len(sign) :]
                value += worth
        again, left = "", value
        for sign, worth in signs:
            again += sign * (left // worth)
            left %= worth
        return 0 < value < 4000 and again == text
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "IIII",
                    "VX",
                    "IC",
                    "XIV",
                    "MCMXC",
                    "IXI",
                    "xiv",
                    "MMXXIV",
                    "CDXLIV",
                    "VV",
                    draw.letters(r, 1, 5, "IVX"),
                    draw.letters(r, 1, 4, "XLCI"),
                )
            ),
        ),
        "import re",
    ),
    made(
        "numerals.egyptian_fraction",
        "egyptian_fraction unit_fractions greedy_unit_fractions",
        "numerator: int; denominator: int",
        "list[int]",
        """
        Write {numerator}/{denominator}, a number below 1, as a sum of unit fractions: list the denominators.
        egyptian fraction by the greedy method
        Take away the largest possible fraction 1/k again and again until nothing is left; return all k.
        Return the denominators of different unit fractions that add up to the proper fraction.
        The ancient Egyptians wrote 2/3 as 1/2 + 1/6: do that for any fraction between 0 and 1.
        Returns an ascending list of ints, greedy from the largest part.
        """,
        """
        parts = []
        while numerator > 0:
            k = -(-denominator // numerator)
            parts.append(k)
            numerator, denominator = numerator * k - denominator, denominator * k
        return parts
        ---
        rest = Fraction(numerator, denominator)
        result = []
        while rest > 0:
            k = math.ceil(1 / rest)
            result.append(k)
            rest -= Fraction(1, k)
        return result
        """,
        lambda r: r.choice(
            (
                (2, 3),
                (3, 4),
                (5, 6),
                (4, 5),
                (1, r.randint(2, 12)),
                (2, r.randint(3, 15)),
                (3, r.randint(4, 15)),
            )
        ),
        ("from fractions import Fraction", "import math"),
    ),
    made(
        "numerals.continued_fraction",
        "continued_fraction continued_fraction_terms expand_continued_fraction",
        "numerator: int; denominator: int",
        "list[int]",
        """
        List the terms of the continued fraction of {numerator}/{denominator}.
        continued fraction expansion
        Return [a0, a1, ...] with {numerator}/{denominator} = a0 + 1/(a1 + 1/(a2 + ...)).
        Note the quotients of Euclid's algorithm: divide, then the divisor by the remainder, until that is 0.
        Expand a fraction of positive integers into its chain of whole parts.
        Returns a list of ints, [3, 7] for 22/7.
        """,
        """
        terms = []
        while denominator:
            terms.append(numerator // denominator)
            numerator, denominator = denominator, numerator % denominator
        return terms
        ---
        quotient, rest = divmod(numerator, denominator)
        if rest == 0:
            return [quotient]
        return [quotient, *continued_fraction(denominator, rest)]
        """,
        lambda r: (r.randint(1, 120), r.randint(1, 50)),
    ),
    made(
        "numerals.repeating_decimal",
        "repeating_decimal fraction_to_decimal_text decimal_expansion",
        "numerator: int; denominator: int",
        "str",
        """
        Write {numerator}/{denominator} as a decimal with the repeating part in parentheses.
        fraction to recurring decimal
        Return text such as "0.(3)" for 1/3, "0.1(6)" for 1/6 and "0.25" for 1/4; whole numbers have no point.
        Do the long division and mark the digits that come again and again with round brackets.
        What does a fraction look like as an exact decimal, with its period shown?
        Returns a string; {numerator} is not negative, {denominator} is positive.
        """,
        """
        whole, rest = divmod(numerator, denominator)
        digits = ""
        seen: dict[int, int] = {}
        while rest and rest not in seen:
            seen[rest] = len(digits)
            digit, rest = divmod(rest * 10, denominator)
            digits += str(digit)
        if rest:
            start = seen[rest]
            digits = f"{digits[:start]}({digits[start:]})"
        return f"{whole}.{digits}" if digits else str(whole)
        ---
        whole = numerator // denominator
        rest = numerator % denominator
        rests, digits = [], []
        while rest != 0 and rest not in rests:
            rests.append(rest)
            digits.append(str(rest * 10 // denominator))
            rest = rest * 10 % denominator
        if not digits:
            return str(whole)
        if rest == 0:
            return str(whole) + "." + "".join(digits)
        first = rests.index(rest)
        return str(whole) + "." + "".join(digits[:first]) + "(" + "".join(digits[first:]) + ")"
        """,
        lambda r: (r.randint(0, 20), r.randint(1, 15)),
    ),
    made(
        "numerals.period_length",
        "decimal_period_length period_length repeating_length",
        "n: int",
        "int",
        """
        How many digits does the repeating part of 1/{n} have? 0 if the decimal ends.
        period of a reciprocal
        Return the length of the period of the decimal expansion of one divided by {n}.
        1/7 = 0.142857142857... has a period of 6: find that length for any positive number.
        Given a positive integer, how long is the recurring cycle of its reciprocal?
        Returns an int, 0 for 1, 2, 4, 5, 8, 10 and so on.
        """,
        """
        seen: dict[int, int] = {}
        rest, position = 1 % n, 0
        while rest and rest not in seen:
            seen[rest] = position
            rest = rest * 10 % n
            position += 1
        return position - seen[rest] if rest else 0
        ---
        for factor in (2, 5):
            while n % factor == 0:
                n //= factor
        if n == 1:
            return 0
        length = 1
        while 10**length % n != 1:
            length += 1
        return length
        ---
        rests = []
        rest = 1 % n
        while rest not in rests:
            rests.append(rest)
            rest = rest * 10 % n
        return 0 if rest == 0 else len(rests) - rests.index(rest)
        """,
        lambda r: (r.choice((1, 3, 7, 8, 11, 13, 17, r.randint(1, 40), r.randint(1, 40))),),
    ),
    made(
        "numerals.multiply_fractions",
        "multiply_fractions fraction_product times_fractions",
        "a: tuple[int, int]; b: tuple[int, int]",
        "tuple[int, int]",
        """
        Multiply the fractions {a} and {b}, given as (numerator, denominator), and reduce the result.
        product of two fractions in lowest terms
        Return {a} times {b} as a reduced pair of numerator and denominator.
        Numerator by numerator, denominator by denominator, then cancel common factors; 0 is (0, 1).
        Given two fractions as tuples of whole numbers with positive denominators, what is their product?
        Returns a tuple in lowest terms.
        """,
        """
        top, bottom = a[0] * b[0], a[1] * b[1]
        g = math.gcd(top, bottom)
        return (top // g, bottom // g)
        ---
        product = Fraction(*a) * Fraction(*b)
        return (product.numerator, product.denominator)
        """,
        lambda r: (_fraction(r), _fraction(r)),
        ("from fractions import Fraction", "import math"),
    ),
    made(
        "numerals.mixed_number",
        "mixed_number to_mixed_number improper_to_mixed",
        "numerator: int; denominator: int",
        "str",
        """
        Write {numerator}/{denominator} as a mixed number such as "2 1/3", reduced.
        improper fraction to mixed number
        Return the whole part, a space and the remaining fraction in lowest terms; leave out a part that is 0.
        7/3 is "2 1/3", 6/3 is "2", 2/6 is "1/3" and 0 is "0": format any non-negative fraction like that.
        Given numerator and denominator, show how a cook would say the amount: ones and a proper fraction.
        Returns text with at most one space in it.
        """,
        """
        whole, rest = divmod(numerator, denominator)
        if rest == 0:
            return str(whole)
        g = math.gcd(rest, denominator)
        part = f"{rest // g}/{denominator // g}"
        return f"{whole} {part}" if whole else part
        ---
        value = Fraction(numerator, denominator)
        whole = value.numerator // value.denominator
        rest = value - whole
        parts = [str(whole)] if whole else []
        if rest:
            parts.append(f"{rest.numerator}/{rest.denominator}")
        return " ".join(parts) or "0"
        """,
        lambda r: r.choice(
            (
                (0, 3),
                (6, 3),
                (7, 3),
                (2, 6),
                (r.randint(0, 30), r.randint(1, 12)),
                (r.randint(0, 30), r.randint(2, 8)),
            )
        ),
        ("from fractions import Fraction", "import math"),
    ),
    made(
        "numerals.compare_fractions",
        "compare_fractions larger_fraction_sign fraction_order",
        "a: tuple[int, int]; b: tuple[int, int]",
        "int",
        """
        Compare the fractions {a} and {b}: 1 if {a} is larger, -1 if it is smaller, 0 if they are equal.
        which fraction is greater
        Return the sign of {a} minus {b}; both are (numerator, denominator) with a positive denominator.
        Cross-multiply two fractions to see which one is bigger, without rounding; give -1, 0 or 1.
        Is 2/3 more than 3/5? Answer with 1 for more, -1 for less, 0 for the same.
        Returns -1, 0 or 1.
        """,
        """
        left, right = a[0] * b[1], b[0] * a[1]
        return (left > right) - (left < right)
        ---
        first, second = Fraction(*a), Fraction(*b)
        if first == second:
            return 0
        return 1 if first > second else -1
        ---
        difference = a[0] * b[1] - b[0] * a[1]
        if difference > 0:
            return 1
        if difference < 0:
            return -1
        return 0
        """,
        lambda r: r.choice(
            ((_fraction(r), _fraction(r)), ((1, 2), (2, 4)), ((r.randint(0, 5), 6), (r.randint(0, 3), 4)))
        ),
        "from fractions import Fraction",
    ),
    made(
        "numerals.nearest_fraction",
        "best_fraction nearest_fraction approximate_by_fraction",
        "value: float; limit: int",
        "tuple[int, int]",
        """
        Return the fraction (numerator, denominator) closest to {value} whose denominator is at most {limit}.
        approximate a decimal by a fraction
        Find the best rational approximation of {value} with a denominator of 1 to {limit}, in lowest terms.
        Which simple fraction comes nearest to a decimal number? Among equals the smaller denominator wins.
        Given a non-negative float and a largest denominator, turn the float into a fraction.
        Returns a tuple such as (1, 3) for 0.33 and limit 10.
        """,
        """
        best = (round(value), 1)
        for d in range(1, limit + 1):
            n = round(value * d)
            if abs(n / d - value) < abs(best[0] / best[1] - value) - 1e-12:
                best = (n, d)
        return best
        ---
        candidates = [(round(value * d), d) for d in range(1, limit + 1)]
        return min(candidates, key=lambda c: (round(abs(c[0] / c[1] - value), 12), c[1]))
        """,
        lambda r: (
            r.choice((0.0, 0.33, 0.67, 3.14, 0.2, 1.41, 0.71, 2.72, r.randint(0, 99) / 100)),
            r.randint(2, 12),
        ),
    ),
)
