"""Codings: checksums, validation, ciphers, codes, bits and word puzzles."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _digits(r: Random, low: int, high: int) -> str:
    return "".join(r.choice("0123456789") for _ in range(r.randint(low, high)))


def _card(r: Random) -> str:
    number = r.choice(
        ("4539 1488 0343 6467", "8273 1232 7352 0569", "59", "0", "", "055 444 285", "12a4", "79927398713")
    )
    return r.choice((number, number.replace(" ", ""), _digits(r, 0, 8)))


def _isbn(r: Random) -> str:
    return r.choice(
        (
            "0-306-40615-2",
            "0306406152",
            "080442957X",
            "0306406151",
            "X306406152",
            "12345",
            "",
            "3-16-148410-0",
            _digits(r, 10, 10),
        )
    )


def _secret(r: Random) -> str:
    return "".join(r.choice("abcXYZ019!?_ -") for _ in range(r.randint(0, 14)))


def _mail(r: Random) -> str:
    return r.choice(
        (
            "ann@mail.com",
            "bob@",
            "@x.de",
            "a.b@c.org",
            "no at",
            "x@y",
            "two@@x.com",
            "sp ace@x.com",
            "Me@Mail.Co.UK",
            "",
        )
    )


def _ip(r: Random) -> str:
    return r.choice(
        (
            "192.168.0.1",
            "10.0.0.255",
            "256.1.1.1",
            "1.2.3",
            "01.2.3.4",
            "a.b.c.d",
            "",
            "1.2.3.4.5",
            "8.8.8.8",
            "172.16.0.1",
            "172.32.9.9",
            "127.0.0.1",
        )
    )


def _time(r: Random) -> str:
    return r.choice(
        (
            "12:30",
            "24:00",
            "9:05",
            "23:59",
            "12:60",
            "1230",
            "",
            "aa:bb",
            "00:00",
            "12:5",
            f"{r.randint(0, 25):02}:{r.randint(0, 70):02}",
        )
    )


def _phrase(r: Random) -> str:
    return r.choice((draw.sentence(r), draw.sentence(r, 1, 4), draw.letters(r, 0, 9, "abcXyzAZ .,!")))


def _names(r: Random) -> list[str]:
    return [
        r.choice(
            (
                "level",
                "Noon",
                "stone",
                "onset",
                "notes",
                "Radar",
                "tea",
                "eat",
                "ate",
                "banana",
                "x",
                "rhythm",
                "sky",
            )
        )
        for _ in range(r.randint(0, 6))
    ]


def _bits(r: Random) -> str:
    return draw.letters(r, 0, 9, "01")


def _key_value(r: Random) -> str:
    return r.choice(("a=1", "b = 2", "c", "=3", "", "d=4=5", "E=x", " f=9 "))


def _wordlist(r: Random) -> list[str]:
    return [
        r.choice(("tea", "Sun", "apple", "Kiwi", "moon", "x", "level", "eye", "queue", "sky", ""))
        for _ in range(r.randint(0, 6))
    ]


ENTRIES = (
    made(
        "codings.luhn_problem",
        "luhn_problem check_card card_number_status",
        "number: str",
        "str",
        """
        Luhn check of {number}: 'format' unless it is 2 or more digits and spaces, 'checksum' or 'ok'.
        luhn check with a reason
        Remove spaces; double every second digit from the right, minus 9 above 9; the sum must end in 0.
        What is wrong with the card number, if anything?
        Return 'format', 'checksum' or 'ok'; letters or fewer than two digits are a format problem.
        'ok' for a valid Luhn number, 'checksum' for a wrong digit, 'format' for anything that is no number.
        """,
        """
        digits = number.replace(" ", "")
        if len(digits) < 2 or not digits.isdigit():
            return "format"
        total = 0
        for i, digit in enumerate(reversed(digits)):
            value = int(digit) * (2 if i % 2 else 1)
            total += value - 9 if value > 9 else value
        return "checksum" if total % 10 else "ok"
        ---
        compact = "".join(number.split(" "))
        if not compact.isdigit() or len(compact) == 1:
            return "format"
        odd = sum(int(d) for d in compact[::-1][::2])
        even = sum(sum(divmod(2 * int(d), 10)) for d in compact[::-1][1::2])
        return "ok" if (odd + even) % 10 == 0 else "checksum"
        """,
        lambda r: (_card(r),),
    ),
    made(
        "codings.luhn_check_digit",
        "luhn_check_digit make_luhn_digit complete_card_number",
        "digits: str",
        "str",
        """
        Append the Luhn check digit to {digits}.
        add a luhn check digit
        Return {digits} with the digit that makes the Luhn sum a multiple of ten at the end.
        Which last digit completes the card number?
        Double every second digit beginning with the last given one (minus 9 above 9), sum, fill up to ten.
        An empty string gives '0'.
        """,
        """
        total = 0
        for i, digit in enumerate(reversed(digits)):
            value = int(digit) * (1 if i % 2 else 2)
            total += value - 9 if value > 9 else value
        return digits + str(-total % 10)
        ---
        doubled = "0246813579"
        turned = digits[::-1]
        total = sum(int(doubled[int(d)]) for d in turned[::2]) + sum(map(int, turned[1::2]))
        return f"{digits}{(10 - total % 10) % 10}"
        """,
        lambda r: (_digits(r, 0, 9),),
    ),
    made(
        "codings.card_brand",
        "card_brand card_network identify_card",
        "number: str",
        "str",
        """
        Card brand by the first digits: 4 'Visa', 51-55 'Mastercard', 34 or 37 'Amex', otherwise 'unknown'.
        credit card brand by prefix
        Ignore spaces in {number}; 4 is Visa, 51 to 55 Mastercard, 34 and 37 Amex.
        Which company issued the card?
        Return Visa, Mastercard, Amex or unknown, also for an empty text.
        """,
        """
        digits = number.replace(" ", "")
        if digits.startswith("4"):
            return "Visa"
        if digits[:2] in ("51", "52", "53", "54", "55"):
            return "Mastercard"
        return "Amex" if digits[:2] in ("34", "37") else "unknown"
        ---
        prefixes = {"4": "Visa", "34": "Amex", "37": "Amex"}
        prefixes.update({f"5{digit}": "Mastercard" for digit in "12345"})
        compact = "".join(number.split())
        return next((brand for prefix, brand in prefixes.items() if compact.startswith(prefix)), "unknown")
        """,
        lambda r: (
            r.choice(
                (
                    "4539148803436467",
                    "4 111",
                    "5105105105105100",
                    "2221000000000009",
                    "340000000000009",
                    "37 00",
                    "6011",
                    "",
                    "56",
                    _digits(r, 0, 5),
                )
            ),
        ),
    ),
    made(
        "codings.is_isbn10",
        "is_isbn10 valid_isbn10 check_isbn10",
        "isbn: str",
        "bool",
        """
        Check an ISBN-10: ten characters besides hyphens, weights 10 to 1, sum divisible by 11; final X is 10.
        validate isbn-10
        Drop the hyphens; only the last character may be X (ten); the weighted sum must be a multiple of 11.
        Is this a correct ten-digit book number?
        Return False for a wrong length, letters or a wrong checksum.
        Digits times 10, 9, ..., 1 are added up; valid if the remainder by 11 is zero.
        """,
        """
        digits = isbn.replace("-", "")
        if len(digits) != 10 or not digits[:9].isdigit() or digits[9] not in "0123456789X":
            return False
        values = [10 if char == "X" else int(char) for char in digits]
        return sum((10 - i) * value for i, value in enumerate(values)) % 11 == 0
        ---
        chars = [char for char in isbn if char != "-"]
        if len(chars) != 10:
            return False
        total = 0
        for i, char in enumerate(chars):
            if char == "X" and i == 9:
                total += 10
            elif char in "0123456789":
                total += (10 - i) * int(char)
            else:
                return False
        return total % 11 == 0
        """,
        lambda r: (_isbn(r),),
    ),
    made(
        "codings.ean_check_digit",
        "ean_check_digit barcode_check_digit ean13_last_digit",
        "digits: str",
        "int | None",
        """
        Check digit for the first twelve {digits} of an EAN-13; None unless there are exactly 12 digits.
        compute the ean-13 check digit
        Weigh the digits with 1, 3, 1, 3, ..., add, and return what is missing to the next multiple of ten.
        Which thirteenth digit belongs to the bar code?
        A sum ending in 0 gives 0; wrong length or letters give None.
        """,
        """
        if len(digits) != 12 or not digits.isdigit():
            return None
        total = sum(int(digit) * (1, 3)[i % 2] for i, digit in enumerate(digits))
        return (10 - total % 10) % 10
        ---
        if not digits.isdigit() or len(digits) != 12:
            return None
        numbers = list(map(int, digits))
        return -(sum(numbers[::2]) + 3 * sum(numbers[1::2])) % 10
        """,
        lambda r: (
            r.choice(("400638133393", "978030640615", "123", "", "40063813339a", _digits(r, 12, 12))),
        ),
    ),
    made(
        "codings.iban_plausible",
        "iban_plausible valid_iban check_iban",
        "iban: str",
        "bool",
        """
        Check an IBAN, spaces ignored, any case: first four to the end, letters as 10-35, remainder 1 by 97.
        validate iban by mod 97
        Two letters and two digits first, then letters or digits, at least 15 characters; number mod 97 is 1
        Could this be a correct bank account number?
        Return False for other characters, too short texts or a wrong checksum.
        Move the first 4 signs to the end, turn A-Z into 10-35 and divide by 97: the rest must be 1.
        """,
        """
        code = iban.replace(" ", "").upper()
        if len(code) < 15 or not code.isalnum() or not code[:2].isalpha() or not code[2:4].isdigit():
            return False
        number = "".join(str(int(char, 36)) for char in code[4:] + code[:4])
        return int(number) % 97 == 1
        ---
        import re
        code = "".join(iban.split(" ")).upper()
        if not re.fullmatch(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,}", code):
            return False
        rest = 0
        for char in code[4:] + code[:4]:
            value = int(char, 36)
            rest = (rest * (100 if value > 9 else 10) + value) % 97
        return rest == 1
        """,
        lambda r: (
            r.choice(
                (
                    "DE89 3704 0044 0532 0130 00",
                    "GB82WEST12345698765432",
                    "GB82 WEST 1234 5698 7654 33",
                    "de89370400440532013000",
                    "DE",
                    "",
                    "12AB",
                    "FR14-2004",
                )
            ),
        ),
    ),
    made(
        "codings.group_iban",
        "group_iban format_iban iban_in_fours",
        "iban: str; size: int = 4",
        "str",
        """
        Write {iban} in capitals without old spaces and with a space after every {size} characters.
        format iban in groups of four
        Remove spaces, put in upper case, cut into groups of {size} and join them with spaces.
        How is the account number printed readably?
        The last group may be shorter; no space at the end; an empty text stays empty.
        """,
        """
        code = iban.replace(" ", "").upper()
        return " ".join(code[i : i + size] for i in range(0, len(code), size))
        ---
        result = ""
        for i, char in enumerate("".join(iban.upper().split())):
            if i and i % size == 0:
                result += " "
            result += char
        return result
        """,
        lambda r: (
            r.choice(("DE89370400440532013000", "gb82 west 1234", "", "abc", "12345678")),
            r.choice((4, 4, 3)),
        ),
    ),
    made(
        "codings.parity_bit",
        "parity_bit even_parity add_parity",
        "bits: str; odd: bool = False",
        "str",
        """
        Append a parity bit to {bits}, so that the number of ones is even, or odd with {odd}.
        add parity bit to a bit string
        Return {bits} with one more 0 or 1 that makes the count of ones even; {odd} asks for odd parity.
        Which last bit protects the word?
        Empty bits give '0', with odd parity '1'.
        """,
        """
        ones = bits.count("1")
        return bits + str((ones + odd) % 2)
        ---
        wrong = bits.count("1") % 2 == (0 if odd else 1)
        return bits + ("1" if wrong else "0")
        """,
        lambda r: (draw.letters(r, 0, 8, "01"), r.random() < 0.4),
    ),
    made(
        "codings.parity_errors",
        "parity_errors bad_parity_rows find_corrupt_words",
        "words: list[str]",
        "list[int]",
        """
        Indices of the bit strings in {words} whose number of ones is odd.
        words with wrong even parity
        With even parity each word must have an even count of '1'; return the positions of the others.
        Which received words were damaged?
        Go through {words} and list the index of each one with an odd number of ones.
        No damaged words give an empty list.
        """,
        """
        return [i for i, word in enumerate(words) if word.count("1") % 2]
        ---
        bad = []
        for i in range(len(words)):
            parity = 0
            for bit in words[i]:
                parity ^= bit == "1"
            if parity:
                bad.append(i)
        return bad
        """,
        lambda r: ([draw.letters(r, 1, 6, "01") for _ in range(r.randint(0, 5))],),
    ),
    made(
        "codings.password_problems",
        "password_problems missing_password_rules explain_password",
        "password: str",
        "list[str]",
        """
        What {password} lacks, in this order: 'length' (8), 'upper', 'lower', 'digit'.
        list broken password rules
        At least 8 characters, a capital, a small letter and a digit; name the rules that are not kept.
        Why is the password refused?
        Return a list out of length, upper, lower, digit; it is empty if all is well.
        """,
        """
        problems = []
        if len(password) < 8:
            problems.append("length")
        if not any(char.isupper() for char in password):
            problems.append("upper")
        if not any(char.islower() for char in password):
            problems.append("lower")
        if not any(char.isdigit() for char in password):
            problems.append("digit")
        return problems
        ---
        rules = {
            "length": len(password) >= 8,
            "upper": password != password.lower(),
            "lower": password != password.upper(),
            "digit": any(char in "0123456789" for char in password),
        }
        return [name for name, kept in rules.items() if not kept]
        """,
        lambda r: (_secret(r),),
    ),
    made(
        "codings.password_strength_word",
        "password_strength_word rate_password password_level",
        "password: str",
        "str",
        """
        Rate {password} 'weak', 'medium' or 'strong': under 8 characters weak, then by kinds of characters.
        password strength
        Kinds are small letters, capitals, digits and others; one kind weak, two or three medium, four strong.
        How good is the password?
        Shorter than 8 is always weak; all four kinds make it strong, at least two medium.
        """,
        """
        kinds = (
            any(char.islower() for char in password)
            + any(char.isupper() for char in password)
            + any(char.isdigit() for char in password)
            + any(not char.isalnum() for char in password)
        )
        if len(password) < 8 or kinds < 2:
            return "weak"
        return "strong" if kinds == 4 else "medium"
        ---
        found = set()
        for char in password:
            if char.isalpha():
                found.add("upper" if char.isupper() else "lower")
            else:
                found.add("digit" if char.isdigit() else "other")
        if len(password) < 8:
            return "weak"
        return ("weak", "weak", "medium", "medium", "strong")[len(found)]
        """,
        lambda r: (_secret(r),),
    ),
    made(
        "codings.no_triple_repeat",
        "no_triple_repeat has_no_runs password_without_runs",
        "password: str",
        "bool",
        """
        Check that {password} has no character three times in a row; case counts.
        no three equal characters in a row
        Return False if any three neighbouring characters are the same, otherwise True.
        Is the password free of runs like 'aaa'?
        'aaA' is fine, 'aaa' is not; texts under three characters always pass.
        """,
        """
        return not any(a == b == c for a, b, c in zip(password, password[1:], password[2:]))
        ---
        for i in range(2, len(password)):
            if password[i] * 3 == password[i - 2 : i + 1]:
                return False
        return True
        """,
        lambda r: (draw.letters(r, 0, 8, "aAb1"),),
    ),
    made(
        "codings.user_name_problem",
        "user_name_problem check_user_name username_error",
        "name: str",
        "str",
        """
        Error of a user {name}: 'length' (not 3 to 16), 'start' (no letter first), 'character' or '' if fine.
        validate user name with a reason
        3 to 16 characters, a letter first, then letters, digits and underscores; return the first problem.
        What is wrong with the chosen login name?
        Tested in the order length, start, character; an empty string means that {name} is all right.
        """,
        """
        if not 3 <= len(name) <= 16:
            return "length"
        if not name[0].isalpha():
            return "start"
        if not all(char.isalnum() or char == "_" for char in name):
            return "character"
        return ""
        ---
        if len(name) < 3 or len(name) > 16:
            return "length"
        if not name[:1].isalpha():
            return "start"
        return "" if name.replace("_", "").isalnum() else "character"
        """,
        lambda r: (
            r.choice(
                ("ann", "Bob_1", "1bob", "_x", "ab", "a b c", "", "verylongusername12345", "x-y-z", "tom99")
            ),
        ),
    ),
    made(
        "codings.free_user_name",
        "free_user_name unique_user_name suggest_user_name",
        "wanted: str; taken: list[str]",
        "str",
        """
        {wanted} if nobody has it, else with the smallest number from 2 on that is free; case does not matter.
        suggest a free user name
        Compare without regard to case; append 2, 3, ... until the name is not in {taken}.
        Which login can the new user get?
        Return {wanted} unchanged if free, otherwise the first of wanted2, wanted3, ... not taken yet.
        """,
        """
        used = {name.lower() for name in taken}
        candidate = wanted
        number = 2
        while candidate.lower() in used:
            candidate = f"{wanted}{number}"
            number += 1
        return candidate
        ---
        import itertools
        used = [name.casefold() for name in taken]
        endings = itertools.chain([""], map(str, itertools.count(2)))
        return next(wanted + ending for ending in endings if (wanted + ending).casefold() not in used)
        """,
        lambda r: (
            r.choice(("ann", "Bob", "eve")),
            [r.choice(("ann", "ANN", "bob", "ann2", "bob2", "bob3", "ann3")) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "codings.mask_email",
        "mask_email hide_email obfuscate_email",
        "address: str",
        "str",
        """
        Keep the first letter of the name in {address}, replace the rest before the @ by '***'.
        mask an email address
        'ann@mail.com' becomes 'a***@mail.com'; a text without @ is returned unchanged.
        How to show an address without giving it away?
        Always three stars after the first letter, whatever the length of the name.
        """,
        """
        name, at, domain = address.partition("@")
        if not at:
            return address
        return f"{name[:1]}***@{domain}"
        ---
        if "@" not in address:
            return address
        position = address.index("@")
        return address[: min(1, position)] + "***" + address[position:]
        """,
        lambda r: (r.choice(("ann@mail.com", "b@x.de", "jo@y.org", "nobody", "", "carol.king@site.net")),),
    ),
    made(
        "codings.email_domain_counts",
        "email_domain_counts count_providers mails_per_domain",
        "addresses: list[str]",
        "dict[str, int]",
        """
        Count the {addresses} per domain in lower case, sorted by domain; those without an @ are skipped.
        emails per domain
        The domain is what follows the last @; upper case is lowered; domains ascend alphabetically.
        How many addresses does each provider have?
        Return a dict from domain to count; ignore texts with no @ or nothing after it.
        """,
        """
        counts: dict[str, int] = {}
        for address in addresses:
            if "@" in address:
                domain = address.rsplit("@", 1)[1].lower()
                if domain:
                    counts[domain] = counts.get(domain, 0) + 1
        return dict(sorted(counts.items()))
        ---
        from collections import Counter
        domains = [address.rpartition("@")[2].lower() for address in addresses if "@" in address]
        counts = Counter(domain for domain in domains if domain)
        return {domain: counts[domain] for domain in sorted(counts)}
        """,
        lambda r: ([_mail(r) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "codings.ip_problem",
        "ip_problem check_ipv4 ipv4_error",
        "text: str",
        "str",
        """
        IPv4 error: 'parts' unless 4, 'digits' for other signs, 'zero' for 01, 'range' above 255, else ''.
        validate ip address with reason
        Test the number of parts, then for each part digits only, no leading zero, at most 255.
        Why is this no IP address?
        Return parts, digits, zero, range, or an empty string if the address is valid; first bad part counts.
        """,
        """
        parts = text.split(".")
        if len(parts) != 4:
            return "parts"
        for part in parts:
            if not part.isdigit():
                return "digits"
            if len(part) > 1 and part[0] == "0":
                return "zero"
            if int(part) > 255:
                return "range"
        return ""
        ---
        def problem(part: str) -> str:
            if not part.isdigit():
                return "digits"
            if str(int(part)) != part:
                return "zero"
            return "range" if int(part) > 255 else ""

        parts = text.split(".")
        if len(parts) != 4:
            return "parts"
        return next((found for found in map(problem, parts) if found), "")
        """,
        lambda r: (_ip(r),),
    ),
    made(
        "codings.ip_kind",
        "ip_kind private_or_public classify_ip",
        "address: str",
        "str",
        """
        'loopback' for 127.x, 'private' for 10.x, 192.168.x and 172.16 to 172.31, otherwise 'public'.
        kind of IPv4 address
        Look at the first two numbers of {address}: 10, 192.168 and 172.16-31 are private, 127 loopback.
        Does the address belong to a home network?
        Return loopback, private or public for a valid dotted address.
        """,
        """
        first, second = map(int, address.split(".")[:2])
        if first == 127:
            return "loopback"
        private = first == 10 or (first, second) == (192, 168) or first == 172 and 16 <= second <= 31
        return "private" if private else "public"
        ---
        import re
        if address.startswith("127."):
            return "loopback"
        if re.match(r"10[.]|192[.]168[.]|172[.](1[6-9]|2[0-9]|3[01])[.]", address):
            return "private"
        return "public"
        """,
        lambda r: (
            r.choice(
                (
                    "192.168.1.5",
                    "10.1.2.3",
                    "172.16.0.1",
                    "172.31.9.9",
                    "172.32.0.1",
                    "127.0.0.1",
                    "8.8.8.8",
                    f"{r.randint(1, 223)}.{r.randint(0, 255)}.0.1",
                )
            ),
        ),
    ),
    made(
        "codings.ip_to_number",
        "ip_to_number ipv4_to_int address_as_int",
        "address: str",
        "int | None",
        """
        IPv4 {address} as one integer, the first part highest; None if it has not four numbers from 0 to 255.
        dotted ip to integer
        Each part is a byte: '0.0.1.2' is 258; invalid addresses give None.
        Which 32-bit number is this address?
        Multiply by 256 and add part after part; return None for wrong counts, letters or numbers over 255.
        """,
        """
        parts = address.split(".")
        if len(parts) != 4 or not all(part.isdigit() and int(part) < 256 for part in parts):
            return None
        value = 0
        for part in parts:
            value = value * 256 + int(part)
        return value
        ---
        numbers = [int(part) if part.isdigit() else 256 for part in address.split(".")]
        if len(numbers) != 4 or max(numbers) > 255:
            return None
        return sum(number << shift for number, shift in zip(numbers, (24, 16, 8, 0)))
        """,
        lambda r: (_ip(r),),
    ),
    made(
        "codings.time_problem",
        "time_problem check_clock_time clock_time_error",
        "text: str",
        "str",
        """
        Error of a time: 'format' unless HH:MM, two digits each, 'hour' above 23, 'minute' above 59, else ''.
        validate time of day with reason
        Two digits, colon, two digits; then the hour up to 23, then the minute up to 59; '' if all is fine.
        Why is this no time of day?
        Return format, hour, minute, or an empty string for a valid time.
        """,
        """
        if len(text) != 5 or text[2] != ":" or not (text[:2] + text[3:]).isdigit():
            return "format"
        if int(text[:2]) > 23:
            return "hour"
        return "minute" if int(text[3:]) > 59 else ""
        ---
        import re
        match = re.fullmatch(r"([0-9]{2}):([0-9]{2})", text)
        if not match:
            return "format"
        hour, minute = map(int, match.groups())
        return "hour" if hour >= 24 else "minute" if minute >= 60 else ""
        """,
        lambda r: (_time(r),),
    ),
    made(
        "codings.normalize_date",
        "normalize_date to_iso_date read_date",
        "text: str",
        "str",
        """
        Turn 'd.m.yyyy', 'm/d/yyyy' or 'yyyy-m-d' into 'yyyy-mm-dd'; any other text gives ''.
        normalize dates to iso
        Dots mean day first, slashes month first, hyphens year first; pad month and day to two digits.
        How is this date written in ISO form?
        Three numbers with the same separator are needed; otherwise return an empty string.
        """,
        """
        for separator, order in ((".", (2, 1, 0)), ("/", (2, 0, 1)), ("-", (0, 1, 2))):
            parts = text.split(separator)
            if len(parts) == 3 and all(part.isdigit() for part in parts):
                year, month, day = (int(parts[i]) for i in order)
                return f"{year:04d}-{month:02d}-{day:02d}"
        return ""
        ---
        import re
        match = re.fullmatch("([0-9]+)([./-])([0-9]+)([./-])([0-9]+)", text)
        if not match or match[2] != match[4]:
            return ""
        a, separator, b, _, c = match.groups()
        year, month, day = {".": (c, b, a), "/": (c, a, b), "-": (a, b, c)}[separator]
        return "-".join((year.zfill(4), month.zfill(2), day.zfill(2)))
        """,
        lambda r: (
            r.choice(
                (
                    "3.4.2024",
                    "03/04/2024",
                    "2024-4-3",
                    "24.12.1999",
                    "12/31/2020",
                    "tomorrow",
                    "",
                    "1.2",
                    "2024-12-01",
                )
            ),
        ),
    ),
    made(
        "codings.plate_kind",
        "plate_kind check_plate license_plate_format",
        "plate: str",
        "bool",
        """
        Check a number plate: two capital letters, a hyphen, three digits, such as 'AB-123'.
        license plate format
        Return True if {plate} is exactly two letters A-Z, '-', three digits.
        Is the number plate well formed?
        Small letters, a missing hyphen or other lengths are False.
        """,
        """
        letters, _, digits = plate.partition("-")
        if len(plate) != 6 or len(letters) != 2 or not digits.isdigit():
            return False
        return letters.isalpha() and letters.isupper()
        ---
        import re
        return bool(re.fullmatch(r"[A-Z]{2}-[0-9]{3}", plate))
        """,
        lambda r: (
            r.choice(("AB-123", "ab-123", "A-1", "ABC-12", "AB123", "AB-1234", "AB-12", "", "XY-999")),
        ),
    ),
    made(
        "codings.next_plate",
        "next_plate following_plate increment_plate",
        "plate: str",
        "str",
        """
        The plate after 'AB-123': count the number up to 999, then the letters, starting over at '000'.
        next license plate
        After 'AB-999' comes 'AC-000', after 'AZ-999' 'BA-000', and after 'ZZ-999' again 'AA-000'.
        Which number plate is handed out next?
        Increase the three digits; on overflow increase the two letters like a number in base 26.
        """,
        """
        value = ((ord(plate[0]) - 65) * 26 + ord(plate[1]) - 65) * 1000 + int(plate[3:]) + 1
        letters, number = divmod(value % 676000, 1000)
        return f"{chr(65 + letters // 26)}{chr(65 + letters % 26)}-{number:03d}"
        ---
        first, second, number = plate[0], plate[1], int(plate[3:]) + 1
        if number == 1000:
            number = 0
            if second < "Z":
                second = chr(ord(second) + 1)
            else:
                second = "A"
                first = chr(ord(first) + 1) if first < "Z" else "A"
        return first + second + "-" + str(number).zfill(3)
        """,
        lambda r: (r.choice(("AB-123", "AB-999", "AZ-999", "ZZ-999", "AA-000", "MZ-998")),),
    ),
    made(
        "codings.first_bracket_error",
        "first_bracket_error bracket_problem_position unmatched_bracket",
        "text: str",
        "int",
        """
        Index of the first closing bracket that does not fit, else of the first unclosed one; -1 if balanced.
        position of the first bracket mistake
        Round and square brackets must nest; a wrong closer wins, then the earliest opener left open.
        Where is the first bracket that does not match?
        Return -1 when all of ( ) [ ] are matched; other characters are ignored.
        Scan with a stack: report a closer without its opener, at the end the lowest open index.
        """,
        """
        pairs = {")": "(", "]": "["}
        stack: list[int] = []
        for i, char in enumerate(text):
            if char in "([":
                stack.append(i)
            elif char in pairs:
                if not stack or text[stack.pop()] != pairs[char]:
                    return i
        return stack[0] if stack else -1
        ---
        open_at: list[tuple[str, int]] = []
        for i, char in enumerate(text):
            if char == "(":
                open_at.append((")", i))
            elif char == "[":
                open_at.append(("]", i))
            elif char in ")]":
                if not open_at or open_at[-1][0] != char:
                    return i
                open_at = open_at[:-1]
        return open_at[0][1] if open_at else -1
        """,
        lambda r: (draw.letters(r, 0, 8, "()[]a"),),
    ),
    made(
        "codings.bracket_depth",
        "bracket_depth max_nesting deepest_level",
        "text: str",
        "int",
        """
        Deepest nesting of ( and ) in {text}; -1 if they are not balanced, 0 without brackets.
        maximum depth of parentheses
        Count the open brackets at every position and return the maximum, or -1 for unbalanced text.
        How deep are the parentheses nested?
        A closing bracket too early or one left open gives -1.
        """,
        """
        depth = deepest = 0
        for char in text:
            if char == "(":
                depth += 1
                deepest = max(deepest, depth)
            elif char == ")":
                depth -= 1
                if depth < 0:
                    return -1
        return deepest if depth == 0 else -1
        ---
        levels = [0]
        for char in text:
            levels.append(levels[-1] + (char == "(") - (char == ")"))
        if min(levels) < 0 or levels[-1]:
            return -1
        return max(levels)
        """,
        lambda r: (draw.letters(r, 0, 9, "(()a)"),),
    ),
    made(
        "codings.repair_brackets",
        "repair_brackets close_brackets balance_parentheses",
        "text: str",
        "str",
        """
        Balance {text}: drop closing parentheses without an opener and add the missing ones at the end.
        fix unbalanced parentheses
        Keep everything else; a ')' that closes nothing is left out, each open '(' gets a ')' at the end.
        How to make the brackets match with little change?
        Return the corrected text, the same if it was balanced.
        """,
        """
        result = ""
        depth = 0
        for char in text:
            if char == ")" and depth == 0:
                continue
            depth += (char == "(") - (char == ")")
            result += char
        return result + ")" * depth
        ---
        kept: list[str] = []
        for char in text:
            if char != ")" or kept.count("(") > kept.count(")"):
                kept.append(char)
        missing = kept.count("(") - kept.count(")")
        return "".join(kept) + ")" * missing
        """,
        lambda r: (draw.letters(r, 0, 8, "()a"),),
    ),
    made(
        "codings.phone_digits",
        "phone_digits format_phone normalize_phone",
        "text: str",
        "str",
        """
        Format a ten-digit phone number as '(555) 123-4567'; a leading 1 of eleven is dropped; else ''.
        format us phone number
        Keep the digits of {text}; with eleven of them starting with 1 drop it; anything but ten gives ''.
        How is the phone number printed in the usual way?
        Ignore all signs except digits; wrong counts return an empty string.
        """,
        """
        digits = "".join(char for char in text if char.isdigit())
        if len(digits) == 11 and digits[0] == "1":
            digits = digits[1:]
        if len(digits) != 10:
            return ""
        return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"
        ---
        import re
        digits = re.sub(r"[^0-9]", "", text)
        match = re.fullmatch(r"1?([0-9]{3})([0-9]{3})([0-9]{4})", digits)
        return "({}) {}-{}".format(*match.groups()) if match else ""
        """,
        lambda r: (
            r.choice(
                (
                    "555-123-4567",
                    "(555) 123 4567",
                    "1 555 123 4567",
                    "+1 5551234567",
                    "12345",
                    "",
                    "5551234567",
                    "call me",
                )
            ),
        ),
    ),
    made(
        "codings.valid_hex_color",
        "valid_hex_color hex_color_kind hex_color_form",
        "text: str",
        "str",
        """
        Kind of a hex color: 'short' (#rgb), 'long' (#rrggbb), 'alpha' (#rrggbbaa) or 'invalid'.
        kind of hex color code
        A # and then 3, 6 or 8 hexadecimal digits in any case; everything else is invalid.
        Which form of color code is it?
        Return short, long, alpha or invalid by the number of digits after the '#'.
        """,
        """
        digits = text[1:]
        if not text.startswith("#") or any(char not in "0123456789abcdefABCDEF" for char in digits):
            return "invalid"
        return {3: "short", 6: "long", 8: "alpha"}.get(len(digits), "invalid")
        ---
        import re
        for length, kind in ((3, "short"), (6, "long"), (8, "alpha")):
            if re.fullmatch(f"#[0-9a-fA-F]{{{length}}}", text):
                return kind
        return "invalid"
        """,
        lambda r: (
            r.choice(("#fff", "#FFAA00", "fff", "#12", "#ggg", "", "#12345678", "#1234", "#abcdef", "#")),
        ),
    ),
    made(
        "codings.age_problem",
        "age_problem check_age_input parse_age",
        "text: str",
        "str",
        """
        Check an age typed as {text}: 'empty', 'not a number', 'out of range' (not 0 to 130) or 'ok'.
        validate age input
        Ignore outer spaces; nothing is 'empty'; only a whole number, perhaps negative, is a number.
        What message does the form show for this age?
        Return ok for 0 to 130, out of range for other integers.
        """,
        """
        text = text.strip()
        if not text:
            return "empty"
        if not text.removeprefix("-").isdigit():
            return "not a number"
        return "ok" if 0 <= int(text) <= 130 else "out of range"
        ---
        cleaned = text.strip()
        if cleaned == "":
            return "empty"
        try:
            age = int(cleaned)
        except ValueError:
            return "not a number"
        if age < 0 or age > 130:
            return "out of range"
        return "ok"
        """,
        lambda r: (r.choice(("12", "abc", "", "-5", "131", "130", "0", " 40 ", "4.5", "17")),),
    ),
    made(
        "codings.form_errors",
        "form_errors missing_fields validate_form",
        "form: dict[str, str]; required: list[str]",
        "list[str]",
        """
        Names of the {required} fields that {form} lacks or has blank (only spaces), in the given order.
        missing required fields
        A field is missing if it is absent, empty or consists of spaces.
        Which fields must still be filled in?
        Return the list of {required} keys without a real value.
        All filled gives an empty list.
        """,
        """
        return [field for field in required if not form.get(field, "").strip()]
        ---
        missing = []
        for field in required:
            if field not in form or form[field].strip() == "":
                missing.append(field)
        return missing
        """,
        lambda r: (
            {
                k: r.choice(("", " ", "x", "abc"))
                for k in r.sample(("name", "mail", "city", "zip"), r.randint(0, 4))
            },
            r.sample(("name", "mail", "city", "zip"), r.randint(0, 3)),
        ),
    ),
    made(
        "codings.caesar_with_digits",
        "caesar_with_digits shift_letters_and_digits rotate_characters",
        "text: str; shift: int",
        "str",
        """
        Caesar cipher: letters move {shift} places in their case, digits {shift} places within 0 to 9.
        caesar shift of letters and digits
        Shift A-Z and a-z modulo 26 and digits modulo 10; all other characters stay.
        How is the text enciphered if numbers are moved as well?
        Wrap around at the end of the alphabet and after 9; a negative {shift} goes back.
        """,
        """
        result = ""
        for char in text:
            if "a" <= char <= "z":
                char = chr((ord(char) - 97 + shift) % 26 + 97)
            elif "A" <= char <= "Z":
                char = chr((ord(char) - 65 + shift) % 26 + 65)
            elif "0" <= char <= "9":
                char = str((int(char) + shift) % 10)
            result += char
        return result
        ---
        import string
        table = {}
        for group in (string.ascii_lowercase, string.ascii_uppercase, string.digits):
            for i, char in enumerate(group):
                table[char] = group[(i + shift) % len(group)]
        return "".join(table.get(char, char) for char in text)
        """,
        lambda r: (draw.letters(r, 0, 8, "abyzAZ0159 -"), r.randint(-30, 30)),
    ),
    made(
        "codings.growing_caesar",
        "growing_caesar progressive_caesar shift_by_position",
        "text: str",
        "str",
        """
        Shift the first letter of {text} by 1, the second by 2 and so on, in its case; rest signs do not count
        caesar cipher with growing shift
        Letters move forward by their number among the letters, wrapping after z; the rest stays as it is.
        How to encipher so that equal letters come out different?
        'aaa' becomes 'bcd' and 'a a' 'b c'; upper case stays upper case.
        """,
        """
        result = ""
        shift = 0
        for char in text:
            if char.isalpha():
                shift += 1
                base = ord("A") if char.isupper() else ord("a")
                char = chr((ord(char) - base + shift) % 26 + base)
            result += char
        return result
        ---
        import itertools
        shifts = itertools.count(1)

        def moved(char: str) -> str:
            if not char.isalpha():
                return char
            start = 65 if char.isupper() else 97
            return chr((ord(char) - start + next(shifts)) % 26 + start)

        return "".join(map(moved, text))
        """,
        lambda r: (draw.letters(r, 0, 8, "abxyzAZ ,"),),
    ),
    made(
        "codings.guess_caesar_shift",
        "guess_caesar_shift find_shift caesar_key",
        "plain: str; coded: str",
        "int",
        """
        Caesar shift from 0 to 25 that turns {plain} into {coded}; -1 if there is none.
        find the shift of a caesar cipher
        Try all shifts of the letters, keeping case and other signs; return the smallest that fits or -1.
        By how many places was the text moved?
        Texts without letters that are equal give 0; different lengths give -1.
        """,
        """
        def moved(shift: int) -> str:
            result = ""
            for char in plain:
                if char.isalpha():
                    base = 65 if char.isupper() else 97
                    char = chr((ord(char) - base + shift) % 26 + base)
                result += char
            return result

        return next((shift for shift in range(26) if moved(shift) == coded), -1)
        ---
        if len(plain) != len(coded):
            return -1
        shifts = set()
        for a, b in zip(plain, coded):
            if a.isalpha() and b.isalpha() and a.isupper() == b.isupper():
                shifts.add((ord(b) - ord(a)) % 26)
            elif a != b:
                return -1
        if len(shifts) > 1:
            return -1
        return shifts.pop() if shifts else 0
        """,
        lambda r: r.choice(
            (
                ("abc", "def"),
                ("Hi!", "Ij!"),
                ("xyz", "abc"),
                ("ab", "bd"),
                ("", ""),
                ("ab", "abc"),
                ("a-b", "c-d"),
                ("?", "?"),
                ("no", "NO"),
            )
        ),
    ),
    made(
        "codings.atbash_groups",
        "atbash_groups atbash_in_fives encode_atbash",
        "text: str; size: int = 5",
        "str",
        """
        Atbash (a to z, b to y, ...) of {text} in small letters and digits only, in groups of {size}.
        atbash cipher in groups
        Mirror the alphabet, keep digits, drop everything else, and put a space after every {size} signs.
        What is the mirrored alphabet version, cut into blocks?
        Upper case is lowered first; the last group may be shorter; nothing left gives ''.
        """,
        """
        coded = ""
        for char in text.lower():
            if char.isdigit():
                coded += char
            elif char.isalpha():
                coded += chr(ord("a") + ord("z") - ord(char))
        return " ".join(coded[i : i + size] for i in range(0, len(coded), size))
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        table = str.maketrans(alphabet, alphabet[::-1])
        kept = "".join(filter(str.isalnum, text.lower())).translate(table)
        groups = []
        while kept:
            groups.append(kept[:size])
            kept = kept[size:]
        return " ".join(groups)
        """,
        lambda r: (draw.letters(r, 0, 14, "abcXYZ019 ,."), r.choice((5, 5, 4))),
    ),
    made(
        "codings.vigenere_letters",
        "vigenere_letters vigenere vigenere_encrypt",
        "text: str; key: str; decrypt: bool = False",
        "str",
        """
        Vigenère cipher with {key}: letters shift by the next key letter (a = 0), others stay and use none.
        vigenere cipher, encrypt or decrypt
        Shift each letter forward by its key letter, or back with {decrypt}; case is kept, signs are skipped.
        How is the text coded with a key word?
        The key repeats over the letters only; its case does not matter.
        """,
        """
        result = ""
        position = 0
        for char in text:
            if char.isalpha():
                shift = ord(key[position % len(key)].lower()) - ord("a")
                base = ord("A") if char.isupper() else ord("a")
                char = chr((ord(char) - base + (-shift if decrypt else shift)) % 26 + base)
                position += 1
            result += char
        return result
        ---
        import itertools
        shifts = itertools.cycle("abcdefghijklmnopqrstuvwxyz".index(letter) for letter in key.lower())
        sign = -1 if decrypt else 1
        chars = list(text)
        for i, char in enumerate(chars):
            if "a" <= char.lower() <= "z":
                start = 97 if char.islower() else 65
                chars[i] = chr((ord(char) - start + sign * next(shifts)) % 26 + start)
        return "".join(chars)
        """,
        lambda r: (draw.letters(r, 0, 9, "abcxyzAZ !"), r.choice(("a", "key", "Bc", "ZZ")), r.random() < 0.4),
    ),
    made(
        "codings.column_cipher",
        "column_cipher read_by_columns columnar_transposition",
        "text: str; width: int; filler: str = 'x'",
        "str",
        """
        Write {text} in rows of {width}, fill the last row with {filler} and read column by column.
        columnar transposition
        Pad {text} to a multiple of {width} with {filler}, then join all first, all second letters and so on.
        What comes out when the rows are read downwards?
        An empty text stays empty; a {width} of 1 changes nothing.
        """,
        """
        padded = text + filler * (-len(text) % width)
        return "".join(padded[column::width] for column in range(width))
        ---
        rows = [text[i : i + width].ljust(width, filler) for i in range(0, len(text), width)]
        return "".join("".join(column) for column in zip(*rows))
        """,
        lambda r: (draw.letters(r, 0, 10, "abcdef"), r.randint(1, 5), r.choice(("x", "x", "-"))),
    ),
    made(
        "codings.keyword_alphabet",
        "keyword_alphabet cipher_alphabet keyed_alphabet",
        "keyword: str",
        "str",
        """
        Cipher alphabet: the distinct letters of {keyword} in small letters, then the rest of a to z.
        keyed alphabet
        Drop repeated letters and other signs, keep the first ones, and append the unused letters in order.
        Which 26 letters result from this key word?
        'hello' gives 'heloabcd...'; an empty word gives the plain alphabet.
        """,
        """
        result = ""
        for char in keyword.lower() + "abcdefghijklmnopqrstuvwxyz":
            if char.isalpha() and char not in result:
                result += char
        return result
        ---
        import string
        letters = [char for char in keyword.lower() if char in string.ascii_lowercase]
        return "".join(dict.fromkeys([*letters, *string.ascii_lowercase]))
        """,
        lambda r: (r.choice(("zebra", "Hello World", "", "aaa", "Secret!", draw.word(r))),),
    ),
    made(
        "codings.pig_latin_word",
        "pig_latin_word to_pig_latin igpay_atinlay",
        "word: str",
        "str",
        """
        Pig Latin of {word}: leading consonants go to the end and 'ay' follows; a vowel first just adds 'way'.
        word to pig latin
        'tree' gives 'eetray', 'apple' 'appleway'; a capital first letter is kept on the new word.
        How is the word said in pig latin?
        Vowels are a, e, i, o, u; words without vowels only get 'ay'; result small or capitalised as before.
        """,
        """
        lower = word.lower()
        start = next((i for i, char in enumerate(lower) if char in "aeiou"), 0)
        if lower[0] in "aeiou":
            result = lower + "way"
        else:
            result = lower[start:] + lower[:start] + "ay"
        return result.capitalize() if word[0].isupper() else result
        ---
        rest = word.lower()
        moved = ""
        if rest[0] in "aeiou":
            moved = "w"
        elif any(char in "aeiou" for char in rest):
            while rest[0] not in "aeiou":
                moved += rest[0]
                rest = rest[1:]
        text = rest + moved + "ay"
        return text if word[0].islower() else text[0].upper() + text[1:]
        """,
        lambda r: (draw.word(r),),
    ),
    made(
        "codings.vowel_code",
        "vowel_code encode_vowels numbers_for_vowels",
        "text: str",
        "str",
        """
        Replace the vowels a, e, i, o, u in {text}, of any case, by 1 to 5.
        code vowels as digits
        a becomes 1, e 2, i 3, o 4 and u 5; capitals too; everything else stays.
        How does the text look with numbers for its vowels?
        Return {text} with each vowel replaced by its number in the order aeiou.
        Map aeiou and AEIOU to 12345.
        """,
        """
        result = ""
        for char in text:
            place = "aeiou".find(char.lower())
            result += char if place < 0 else str(place + 1)
        return result
        ---
        return text.translate(str.maketrans("aeiouAEIOU", "1234512345"))
        """,
        lambda r: (_phrase(r),),
    ),
    made(
        "codings.morse_encode_words",
        "morse_encode_words to_morse_text morse_with_slashes",
        "text: str",
        "str",
        """
        Morse of {text} for the letters e, t, a, n, i, m, s, o; others are '?'; words are parted by ' / '.
        morse code for the most frequent letters
        e '.', t '-', a '.-', n '-.', i '..', m '--', s '...', o '---'; letters are parted by spaces.
        How is it tapped out with the first eight letters?
        Case does not matter; unknown characters give '?'; extra spaces vanish.
        """,
        """
        codes = {"e": ".", "t": "-", "a": ".-", "n": "-.", "i": "..", "m": "--", "s": "...", "o": "---"}
        return " / ".join(" ".join(codes.get(char, "?") for char in word) for word in text.lower().split())
        ---
        letters = "etanimso"
        signs = (".", "-", ".-", "-.", "..", "--", "...", "---")
        words = []
        for word in text.lower().split():
            coded = [signs[letters.index(char)] if char in letters else "?" for char in word]
            words.append(" ".join(coded))
        return " / ".join(words)
        """,
        lambda r: (r.choice(("SOS", "no one", "  a  b ", "", "Tea 4?", "eat net", draw.sentence(r, 0, 2))),),
    ),
    made(
        "codings.morse_length",
        "morse_length morse_duration morse_units",
        "code: str",
        "int",
        """
        Time units of the Morse {code}: dot 1, dash 3, space 2, and 1 between neighbouring signs of a letter.
        duration of a morse code
        Add 1 for each dot, 3 for each dash, 2 for each space, and a pause of 1 between two signs in a row.
        How many units does it take to send?
        The pause comes only between dots and dashes that directly follow each other; empty takes 0.
        """,
        """
        length = sum({".": 1, "-": 3, " ": 2}[sign] for sign in code)
        pauses = sum(a != " " and b != " " for a, b in zip(code, code[1:]))
        return length + pauses
        ---
        total = 0
        last = " "
        for sign in code:
            if sign == " ":
                total += 2
            else:
                total += (1 if sign == "." else 3) + (last != " ")
            last = sign
        return total
        """,
        lambda r: (draw.letters(r, 0, 8, ".-. "),),
    ),
    made(
        "codings.run_length_min",
        "run_length_min compress_runs short_run_length",
        "text: str",
        "str",
        """
        Run-length code: 'aaab' gives 'a3b', single letters without a number; {text} itself if not shorter.
        run-length encoding only if it helps
        Write each run as the character and its length (none for 1); keep {text} if the code is no shorter.
        How can the repeated letters be written in short?
        Return the code when it has fewer characters than {text}, otherwise {text}.
        """,
        """
        import itertools
        code = ""
        for char, run in itertools.groupby(text):
            length = len(list(run))
            code += char + (str(length) if length > 1 else "")
        return code if len(code) < len(text) else text
        ---
        code = ""
        start = 0
        for i in range(1, len(text) + 1):
            if i == len(text) or text[i] != text[start]:
                code += text[start] if i - start == 1 else f"{text[start]}{i - start}"
                start = i
        return min(text, code, key=len)
        """,
        lambda r: (draw.letters(r, 0, 10, "aab"),),
    ),
    made(
        "codings.expand_runs",
        "expand_runs run_length_decode decode_counts",
        "code: str",
        "str",
        """
        Decode 'a3b2c': a number after a character repeats it, none means once; digits at the start vanish.
        expand run-length code with counts after letters
        Each non-digit is followed by an optional count of one or more digits; 'a12' is twelve a.
        Which text was packed like this?
        A count of 0 drops the character; leading digits belong to nothing and are ignored.
        """,
        """
        import re
        return "".join(char * int(count or "1") for char, count in re.findall(r"([^0-9])([0-9]*)", code))
        ---
        result = ""
        i = 0
        while i < len(code):
            char = code[i]
            end = i + 1
            while end < len(code) and code[end].isdigit():
                end += 1
            if not char.isdigit():
                result += char * int(code[i + 1 : end] or 1)
            i = end
        return result
        """,
        lambda r: (r.choice(("a3b", "3ab", "ab", "", "a12", "x2y3", "z", "a0b", "b10c")),),
    ),
    made(
        "codings.binary_grouped",
        "binary_grouped nibbles format_binary",
        "number: int; width: int = 8",
        "str",
        """
        Binary of {number} padded to a multiple of 4, at least {width} digits, in groups of four: '0000 1010'.
        binary number in nibbles
        Write {number} in base 2 with leading zeros and a space between every four bits.
        How does the byte look in groups of four?
        At least {width} bits; longer numbers are filled up to whole groups of 4.
        """,
        """
        digits = f"{number:b}".zfill(width)
        digits = digits.zfill(len(digits) + -len(digits) % 4)
        return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))
        ---
        groups = []
        while number or len(groups) * 4 < width:
            groups.append(format(number % 16, "04b"))
            number //= 16
        return " ".join(reversed(groups))
        """,
        lambda r: (r.choice((0, 1, 255, 256, r.randint(0, 5000))), r.choice((8, 8, 4))),
    ),
    made(
        "codings.parse_prefixed_int",
        "parse_prefixed_int read_number_with_base int_from_literal",
        "text: str",
        "int | None",
        """
        Read '0x1f', '0b101', '0o17' or decimal digits in {text} as int; None if it is no such number.
        integer from hex, binary, octal or decimal text
        The prefixes 0x, 0b, 0o, in any case, tell the base; without one it is decimal; outer spaces are fine.
        Which number does the literal stand for?
        Return None for empty text, letters and digits that do not belong to the base.
        """,
        """
        text = text.strip().lower()
        base = {"0x": 16, "0b": 2, "0o": 8}.get(text[:2], 10)
        digits = text[2:] if base != 10 else text
        allowed = "0123456789abcdef"[:base]
        if not digits or any(char not in allowed for char in digits):
            return None
        return int(digits, base)
        ---
        import re
        cleaned = text.strip().lower()
        for pattern, base in (("0x[0-9a-f]+", 16), ("0b[01]+", 2), ("0o[0-7]+", 8), ("[0-9]+", 10)):
            if re.fullmatch(pattern, cleaned):
                return int(cleaned if base == 10 else cleaned[2:], base)
        return None
        """,
        lambda r: (r.choice(("0x1F", "0b101", "0o17", "42", "", "0xZZ", "abc", "0b2", " 7 ", "0XFF")),),
    ),
    made(
        "codings.smallest_base",
        "smallest_base minimum_base lowest_possible_base",
        "digits: str",
        "int | None",
        """
        Smallest base in which {digits} (0-9, then a = 10 ...) is a number, at least 2; None for other signs.
        lowest base of a numeral
        The base must exceed the largest digit; case does not matter; empty text or other characters give None
        In which number system could this be written at least?
        Return the largest digit value plus one, not below 2.
        """,
        """
        if not digits or not digits.isalnum():
            return None
        return max(2, max(int(digit, 36) for digit in digits) + 1)
        ---
        values = ["0123456789abcdefghijklmnopqrstuvwxyz".find(digit.lower()) for digit in digits]
        if not values or min(values) < 0:
            return None
        return max([1, *values]) + 1
        """,
        lambda r: (
            r.choice(("101", "7", "0", "", "1F", "zz", "12-3", "777", "A0", draw.letters(r, 1, 4, "0123ab"))),
        ),
    ),
    made(
        "codings.twos_complement",
        "twos_complement signed_binary to_signed_bits",
        "number: int; bits: int = 8",
        "str | None",
        """
        Two's complement of {number} in {bits} bits as text; None if it does not fit.
        number to two's complement bits
        Negative numbers are written as 2**{bits} + {number}; out of range gives None.
        How is a negative number stored in a byte?
        The range is -2**({bits}-1) to 2**({bits}-1) - 1; return exactly {bits} digits.
        """,
        """
        limit = 2 ** (bits - 1)
        if not -limit <= number < limit:
            return None
        return format(number % 2**bits, f"0{bits}b")
        ---
        half = 1 << (bits - 1)
        if number < -half or number >= half:
            return None
        digits = ""
        for _ in range(bits):
            digits = str(number & 1) + digits
            number >>= 1
        return digits
        """,
        lambda r: (r.choice((0, 1, -1, 127, 128, -128, -129, r.randint(-140, 140))), r.choice((8, 8, 4))),
    ),
    made(
        "codings.signed_value",
        "signed_value from_twos_complement read_signed_bits",
        "bits: str",
        "int",
        """
        Value of {bits} in two's complement: a leading 1 makes it negative; '' is 0.
        two's complement bits to number
        The first bit counts minus 2**(n-1), the others plus their power of two.
        Which signed integer do the bits stand for?
        '1111' is -1, '0111' is 7, '1000' is -8; an empty text gives 0.
        """,
        """
        if not bits:
            return 0
        value = int(bits, 2)
        return value - 2 ** len(bits) if bits[0] == "1" else value
        ---
        value = 0
        for i, bit in enumerate(reversed(bits)):
            if bit == "1":
                value += -(2**i) if i == len(bits) - 1 else 2**i
        return value
        """,
        lambda r: (_bits(r),),
    ),
    made(
        "codings.flags_set",
        "flags_set names_of_flags decode_flags",
        "value: int; names: list[str]",
        "list[str]",
        """
        The {names} whose bit is set in {value}: the first name is bit 0; '?' at the end for unnamed bits.
        decode bit flags to names
        Test the lowest bit for the first name and so on; if higher bits are left append '?'.
        Which options are switched on in the number?
        Return the names in order; 0 gives an empty list; unknown bits are told by one '?'.
        """,
        """
        found = [name for bit, name in enumerate(names) if value >> bit & 1]
        if value >> len(names):
            found.append("?")
        return found
        ---
        result = []
        for name in names:
            value, bit = divmod(value, 2)
            if bit:
                result.append(name)
        return result + ["?"] if value else result
        """,
        lambda r: (r.randint(0, 20), r.choice((["read", "write", "run"], ["a", "b", "c", "d"], []))),
    ),
    made(
        "codings.highest_bit_name",
        "highest_bit_name bit_positions set_bit_indices",
        "number: int",
        "list[int]",
        """
        Positions of the ones in the binary form of {number}, highest first; 0 gives [].
        indices of set bits, descending
        Bit 0 is the last binary digit; return the exponents of the powers of two that add up to {number}.
        Into which powers of two can the number be split?
        10 gives [3, 1] because 10 = 2**3 + 2**1.
        """,
        """
        return [bit for bit in range(number.bit_length() - 1, -1, -1) if number >> bit & 1]
        ---
        text = f"{number:b}"
        return [len(text) - i - 1 for i, digit in enumerate(text) if digit == "1"]
        """,
        lambda r: (r.choice((0, 1, 255, r.randint(0, 600))),),
    ),
    made(
        "codings.byte_text",
        "byte_text hex_bytes to_hex_pairs",
        "text: str",
        "str",
        """
        Character codes of {text} as pairs of capital hex digits, separated by spaces.
        text to hex bytes
        'Hi' becomes '48 69'; an empty text stays empty.
        How does the text look in a hex dump?
        Write each ASCII character as a two-digit hexadecimal number with a space between.
        Return upper case hex codes joined by ' '.
        """,
        """
        return " ".join(f"{ord(char):02X}" for char in text)
        ---
        return text.encode("ascii").hex(" ").upper()
        """,
        lambda r: (r.choice(("", "Hi", "a b", "Zz!", draw.word(r))),),
    ),
    made(
        "codings.printable_bytes",
        "printable_bytes ascii_dump dots_for_unprintable",
        "codes: list[int]",
        "str",
        """
        Text of the byte {codes} as in a hex dump: printable ASCII (32 to 126) as characters, others as '.'.
        ascii column of a hex dump
        Turn each number into its character, or a dot if it is below 32 or above 126.
        What is shown at the right side of a memory dump?
        Return a string as long as {codes}.
        Codes from 32 to 126 are printed, everything else becomes a full stop.
        """,
        """
        return "".join(chr(code) if 32 <= code <= 126 else "." for code in codes)
        ---
        text = ""
        for code in codes:
            if code < 32 or code > 126:
                text += "."
            else:
                text += chr(code)
        return text
        """,
        lambda r: (
            [
                r.choice((r.randint(0, 31), r.randint(32, 126), r.randint(127, 255)))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "codings.spell_nato",
        "spell_nato nato_spelling spell_on_phone",
        "text: str",
        "str",
        """
        Spell {text} with 'Alfa', 'Bravo', 'Charlie' for a, b, c; digits stay, all else is left out.
        nato spelling of a, b and c
        Case does not matter; words are joined by spaces; other signs vanish.
        How is the code read out on the phone?
        Replace the letters a, b, c by their code words and keep digits; drop the rest.
        'ab1' gives 'Alfa Bravo 1'.
        """,
        """
        words = {"a": "Alfa", "b": "Bravo", "c": "Charlie"}
        return " ".join(words.get(char, char) for char in text.lower() if char in words or char.isdigit())
        ---
        spoken = []
        for char in text:
            if char in "aA":
                spoken.append("Alfa")
            elif char in "bB":
                spoken.append("Bravo")
            elif char in "cC":
                spoken.append("Charlie")
            elif char.isdigit():
                spoken.append(char)
        return " ".join(spoken)
        """,
        lambda r: (draw.letters(r, 0, 5, "abcABC1 -"),),
    ),
    made(
        "codings.keypad_presses",
        "keypad_presses multi_tap count_key_presses",
        "text: str",
        "int",
        """
        Key presses to type {text} on an old phone: 1 to 4 by the place on the key, a space 1, others none.
        multi-tap presses for a text
        Keys hold abc def ghi jkl mno pqrs tuv wxyz; 'a' takes one press, 'c' three, 'z' four; case ignored.
        How often must the keys be pressed for this message?
        Add the position of each letter on its key; a space is one press; digits and signs count 0.
        """,
        """
        keys = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz", " ")
        return sum(key.index(char) + 1 for char in text.lower() for key in keys if char in key)
        ---
        presses = dict(zip("abcdefghijklmnopqrstuvwxyz ", map(int, "123123123123123123412312341")))
        return sum(presses.get(char, 0) for char in text.lower())
        """,
        lambda r: (r.choice((draw.word(r), "ab c", "", "Zz", "1a")),),
    ),
    made(
        "codings.palindrome_kind",
        "palindrome_kind palindrome_level describe_palindrome",
        "text: str",
        "str",
        """
        'exact' if {text} reads the same backwards, 'loose' if its letters and digits do, any case, else 'no'.
        exact, loose or no palindrome
        First compare {text} itself with its reverse, then only its alphanumeric characters in lower case.
        How well does the text read from behind?
        Return exact, loose or no; an empty text is exact.
        """,
        """
        if text == text[::-1]:
            return "exact"
        letters = [char.lower() for char in text if char.isalnum()]
        return "loose" if letters == letters[::-1] else "no"
        ---
        def mirrored(characters: str) -> bool:
            return all(a == b for a, b in zip(characters, reversed(characters)))

        if mirrored(text):
            return "exact"
        cleaned = "".join(filter(str.isalnum, text)).lower()
        return "loose" if mirrored(cleaned) else "no"
        """,
        lambda r: (
            r.choice(
                ("level", "Level", "A man, a plan", "Never odd or even", "", "hello", "ab,ba", draw.word(r))
            ),
        ),
    ),
    made(
        "codings.palindrome_words",
        "palindrome_words find_palindromes words_that_mirror",
        "text: str; minimum: int = 3",
        "list[str]",
        """
        Words of {text} that read the same backwards, in lower case, at least {minimum} letters, each once.
        palindromes in a text
        Split at spaces, strip punctuation, ignore case, keep the order of first appearance.
        Which words of the sentence can be mirrored?
        Return distinct lower case words of {minimum} or more letters equal to their reverse.
        """,
        """
        found: list[str] = []
        for word in text.lower().split():
            word = word.strip(".,!?")
            if len(word) >= minimum and word == word[::-1] and word not in found:
                found.append(word)
        return found
        ---
        words = [word.strip(".,!?") for word in text.lower().split()]
        return list(dict.fromkeys(word for word in words if word == word[::-1] and len(word) >= minimum))
        """,
        lambda r: (
            r.choice((" ".join(_names(r)), "Level the noon radar, a", draw.sentence(r))),
            r.choice((3, 3, 5)),
        ),
    ),
    made(
        "codings.can_form_palindrome",
        "can_form_palindrome palindrome_possible rearranges_to_palindrome",
        "text: str",
        "bool",
        """
        Check whether the letters of {text} can be arranged to a palindrome; case and spaces do not count.
        can be rearranged into a palindrome
        At most one letter may occur an odd number of times, ignoring upper case and spaces.
        Could a word that mirrors itself be laid with these letters?
        An empty text counts as True.
        """,
        """
        letters = text.lower().replace(" ", "")
        return sum(letters.count(letter) % 2 for letter in set(letters)) <= 1
        ---
        odd: set[str] = set()
        for letter in text.lower():
            if letter != " ":
                odd ^= {letter}
        return len(odd) < 2
        """,
        lambda r: (r.choice(("aab", "Tact coa", "abc", "", "aA", draw.letters(r, 0, 6, "abA "))),),
    ),
    made(
        "codings.anagram_relation",
        "anagram_relation compare_letters letter_relation",
        "first: str; second: str",
        "str",
        """
        'same' for equal words, 'anagram' for the same letters, 'part' if {first} is within, else 'different'.
        relation of two words by letters
        Ignore case and spaces; 'part' means every letter of {first}, counted, is in {second}.
        Are the words equal, anagrams, or one laid from the letters of the other?
        Test in the order same, anagram, part; otherwise return different.
        """,
        """
        a = first.lower().replace(" ", "")
        b = second.lower().replace(" ", "")
        if a == b:
            return "same"
        if sorted(a) == sorted(b):
            return "anagram"
        return "part" if all(a.count(letter) <= b.count(letter) for letter in a) else "different"
        ---
        from collections import Counter
        a, b = (word.lower().replace(" ", "") for word in (first, second))
        if a == b:
            return "same"
        missing = Counter(a) - Counter(b)
        if missing:
            return "different"
        return "anagram" if len(a) == len(b) else "part"
        """,
        lambda r: r.choice(
            (
                ("listen", "Silent"),
                ("abc", "abc"),
                ("Abc", "abc"),
                ("ab", "abc"),
                ("tea", "tree"),
                ("", ""),
                ("aab", "abb"),
                ("dormitory", "dirty room"),
                ("eat", "great"),
            )
        ),
    ),
    made(
        "codings.largest_anagram_group",
        "largest_anagram_group biggest_anagram_set most_anagrams",
        "words: list[str]",
        "list[str]",
        """
        Largest group of anagrams in {words}, in given order; the first of equally large ones; case ignored.
        biggest group of anagrams
        Group words by sorted lower case letters and return the group with most members; [] without words.
        Which words share the same letters most often?
        Ties go to the group that appears first; repeated words count again.
        """,
        """
        groups: dict[str, list[str]] = {}
        for word in words:
            groups.setdefault("".join(sorted(word.lower())), []).append(word)
        return max(groups.values(), key=len, default=[])
        ---
        best: list[str] = []
        for word in words:
            same = [other for other in words if sorted(other.lower()) == sorted(word.lower())]
            if len(same) > len(best):
                best = same
        return best
        """,
        lambda r: (_names(r),),
    ),
    made(
        "codings.letters_to_remove",
        "letters_to_remove anagram_distance removals_for_anagram",
        "first: str; second: str",
        "int",
        """
        How many letters must be removed from both words together to make them anagrams; case does not matter.
        letters to delete to get anagrams
        Count the letters that {first} and {second} do not have in common, with their numbers.
        How far are the two words from being anagrams?
        Add the differences of the counts of every letter, ignoring upper case.
        """,
        """
        a, b = first.lower(), second.lower()
        return sum(abs(a.count(letter) - b.count(letter)) for letter in set(a + b))
        ---
        rest = list(second.lower())
        removed = 0
        for letter in first.lower():
            if letter in rest:
                rest.remove(letter)
            else:
                removed += 1
        return removed + len(rest)
        """,
        lambda r: (draw.letters(r, 0, 6, "abcA"), draw.letters(r, 0, 6, "abcB")),
    ),
    made(
        "codings.isogram_order",
        "isogram_order repetition_order isogram_level",
        "word: str",
        "int",
        """
        Order of an isogram: n if every letter of {word} occurs exactly n times, any case; 0 if they differ.
        n if each letter occurs n times
        Return 1 when no letter repeats, 2 when each one occurs twice, and so on; mixed or empty gives 0.
        How often does every letter come up, if equally often?
        Compare the counts of all letters in lower case; if they are all the same return that count.
        """,
        """
        letters = word.lower()
        counts = {letters.count(letter) for letter in letters}
        return counts.pop() if len(counts) == 1 else 0
        ---
        counts: dict[str, int] = {}
        for letter in word.lower():
            counts[letter] = counts.get(letter, 0) + 1
        values = list(counts.values())
        if values and min(values) == max(values):
            return values[0]
        return 0
        """,
        lambda r: (r.choice(("", "deed", "abc", "Anna", "feef", "aab", "geggee", draw.word(r))),),
    ),
    made(
        "codings.repeated_letters",
        "repeated_letters letters_more_than_once duplicate_letters",
        "text: str",
        "str",
        """
        The letters that occur more than once in {text}, lower case, alphabetically, as one string.
        letters that repeat
        Ignore case and everything that is no letter; '' if no letter repeats.
        Which letters keep the text from being an isogram?
        Return the sorted distinct letters with a count of two or more.
        """,
        """
        letters = [char for char in text.lower() if char.isalpha()]
        return "".join(sorted({letter for letter in letters if letters.count(letter) > 1}))
        ---
        seen: set[str] = set()
        twice: set[str] = set()
        for char in text.lower():
            if char.isalpha():
                (twice if char in seen else seen).add(char)
        return "".join(sorted(twice))
        """,
        lambda r: (_phrase(r),),
    ),
    made(
        "codings.pangram_missing",
        "pangram_missing missing_letters letters_not_used",
        "text: str; alphabet: str = 'abcdefghij'",
        "str",
        """
        Letters of {alphabet} that {text} lacks, in alphabet order; 'pangram' if none is missing.
        missing letters for a pangram
        Ignore case; return the absent letters as one string, or the word 'pangram' if all are there.
        Which letters does the text not use?
        Compare with the given {alphabet}; a complete text gives 'pangram'.
        """,
        """
        used = text.lower()
        missing = "".join(letter for letter in alphabet if letter not in used)
        return missing or "pangram"
        ---
        present = set(text.lower())
        missing = [letter for letter in alphabet if letter not in present]
        if not missing:
            return "pangram"
        return "".join(missing)
        """,
        lambda r: (draw.letters(r, 0, 12, "abcdefghijAJ "), r.choice(("abcdefghij", "abc"))),
    ),
    made(
        "codings.alphabet_coverage",
        "alphabet_coverage letters_used_percent share_of_alphabet",
        "text: str",
        "float",
        """
        Percent of the 26 letters a to z that occur in {text}, any case, one decimal.
        how much of the alphabet is used
        Count the different letters in lower case, divide by 26 and express it in percent.
        How close is the sentence to a pangram?
        Return 100.0 for a pangram and 0.0 for a text without letters.
        """,
        """
        used = {char for char in text.lower() if "a" <= char <= "z"}
        return round(len(used) / 26 * 100, 1)
        ---
        count = 0
        for letter in "abcdefghijklmnopqrstuvwxyz":
            if letter in text.lower():
                count += 1
        return round(count / 26 * 100, 1)
        """,
        lambda r: (_phrase(r),),
    ),
    made(
        "codings.tile_score",
        "tile_score word_points scrabble_like_score",
        "word: str; bonus: int = 10",
        "int",
        """
        Score of {word}: vowels 1, j, q, x, z 8, other letters 3; {bonus} more from 7 letters on.
        word score with length bonus
        Vowels are a, e, i, o, u; case does not matter; long words of at least seven letters get {bonus}.
        How many points does the word bring in the game?
        Add 1, 8 or 3 per letter and the {bonus} if it has seven or more letters.
        """,
        """
        score = 0
        for letter in word.lower():
            score += 1 if letter in "aeiou" else 8 if letter in "jqxz" else 3
        return score + (bonus if len(word) >= 7 else 0)
        ---
        letters = word.lower()
        vowels = sum(letters.count(letter) for letter in "aeiou")
        rare = sum(letters.count(letter) for letter in "jqxz")
        total = vowels + 8 * rare + 3 * (len(word) - vowels - rare)
        return total + bonus if len(word) > 6 else total
        """,
        lambda r: (draw.word(r), r.choice((10, 10, 50, 0))),
    ),
    made(
        "codings.best_word",
        "best_word highest_scoring_word top_word",
        "words: list[str]",
        "str",
        """
        The one of {words} with the highest letter sum (a = 1, z = 26, any case); ties: longer, then first.
        word with the highest letter value
        Add the places of the letters in the alphabet; of equal sums take the longer, then the earlier word.
        Which word is worth most?
        Return '' for an empty list.
        Letter values 1 to 26 are summed up ignoring case; on a tie length decides, then the order.
        """,
        """
        def value(word: str) -> tuple[int, int]:
            return sum(ord(letter) - 96 for letter in word.lower()), len(word)

        return max(words, key=value, default="")
        ---
        best, top = "", (-1, -1)
        for word in words:
            total = sum("abcdefghijklmnopqrstuvwxyz".index(letter) + 1 for letter in word.lower())
            if (total, len(word)) > top:
                best, top = word, (total, len(word))
        return best
        """,
        lambda r: (_names(r),),
    ),
    made(
        "codings.syllable_guess",
        "syllable_guess count_syllables estimate_syllables",
        "word: str",
        "int",
        """
        Estimate syllables: groups of vowels (with y), one less for a final silent e, at least 1; '' has 0.
        guess the number of syllables
        Count runs of a, e, i, o, u, y; subtract one if {word} ends in a consonant and e; never below 1.
        How many syllables does the word have, roughly?
        An empty word gives 0; 'make' 1, 'table' 1 by this rule, 'banana' 3; case does not matter.
        """,
        """
        if not word:
            return 0
        word = word.lower()
        count = 0
        for i, char in enumerate(word):
            if char in "aeiouy" and (i == 0 or word[i - 1] not in "aeiouy"):
                count += 1
        if word.endswith("e") and len(word) > 1 and word[-2] not in "aeiouy":
            count -= 1
        return max(count, 1)
        ---
        import re
        if word == "":
            return 0
        groups = re.findall("[aeiouy]+", word.lower())
        silent = re.search("[^aeiouy]e$", word.lower()) is not None
        return max(1, len(groups) - silent)
        """,
        lambda r: (r.choice((draw.word(r), "rhythm", "make", "the", "Tree", "queue", "")),),
    ),
    made(
        "codings.vowel_pattern",
        "vowel_pattern cv_pattern consonant_vowel_pattern",
        "word: str",
        "str",
        """
        Pattern of {word}: 'V' for vowels, 'C' for other letters, anything else unchanged; y is a consonant.
        consonant and vowel pattern
        Replace a, e, i, o, u by V and every other letter by C, whatever the case.
        How do vowels and consonants follow each other?
        'table' gives 'CVCCV'; digits, spaces and hyphens stay.
        """,
        """
        return "".join(
            "V" if char.lower() in "aeiou" else "C" if char.isalpha() else char for char in word
        )
        ---
        pattern = ""
        for char in word.lower():
            if not char.isalpha():
                pattern += char
            elif char in ("a", "e", "i", "o", "u"):
                pattern += "V"
            else:
                pattern += "C"
        return pattern
        """,
        lambda r: (r.choice((draw.word(r), "sky-blue 2", "", "Y")),),
    ),
    made(
        "codings.alternates_vowels",
        "alternates_vowels vowels_and_consonants_alternate is_alternating_word",
        "word: str",
        "bool",
        """
        Check that vowels (a, e, i, o, u) and other letters strictly take turns in {word}; case is ignored.
        vowels and consonants alternate
        No two vowels and no two consonants may stand side by side; under two letters is True.
        Do vowels and consonants change places all the time?
        'banana' passes, 'tree' does not.
        """,
        """
        kinds = [char in "aeiou" for char in word.lower()]
        return all(a != b for a, b in zip(kinds, kinds[1:]))
        ---
        letters = word.lower()
        for i in range(len(letters) - 1):
            if (letters[i] in "aeiou") == (letters[i + 1] in "aeiou"):
                return False
        return True
        """,
        lambda r: (r.choice((draw.word(r), "banana", "Level", "", "aa", "b", "eat")),),
    ),
    made(
        "codings.longest_consonant_run",
        "longest_consonant_run consonant_cluster most_consonants_in_row",
        "text: str",
        "str",
        """
        Longest run of consonants in {text}, lower case, the first of equally long ones; '' if there is none.
        longest consonant cluster
        Letters other than a, e, i, o, u count; vowels, spaces and signs end a run.
        Which consonant cluster is the hardest to say?
        Return the run itself in small letters, not its length; ties go to the earlier one.
        """,
        """
        best = current = ""
        for char in text.lower():
            if char.isalpha() and char not in "aeiou":
                current += char
                if len(current) > len(best):
                    best = current
            else:
                current = ""
        return best
        ---
        import re
        return max(re.findall("[bcdfghjklmnpqrstvwxyz]+", text.lower()), key=len, default="")
        """,
        lambda r: (r.choice((_phrase(r), "strength", "aeiou", "sixths")),),
    ),
    made(
        "codings.vowel_winner",
        "vowel_winner most_frequent_vowel top_vowel",
        "text: str",
        "str",
        """
        Most frequent vowel of {text}, any case, the alphabetically first of a tie; '' without vowels.
        most common vowel
        Count a, e, i, o and u in lower case; equal counts go to the one earlier in the alphabet.
        Which vowel does the text use most?
        Return one small letter or an empty string when there is no vowel.
        """,
        """
        text = text.lower()
        best = max("aeiou", key=text.count)
        return best if best in text else ""
        ---
        winner, most = "", 0
        for vowel in "aeiou":
            count = sum(char == vowel for char in text.lower())
            if count > most:
                winner, most = vowel, count
        return winner
        """,
        lambda r: (_phrase(r),),
    ),
    made(
        "codings.swap_vowel_ends",
        "swap_vowel_ends reverse_vowels_only mirror_vowels",
        "text: str",
        "str",
        """
        Swap the first and the last vowel of {text}; unchanged with fewer than two; each keeps its case.
        exchange first and last vowel
        Vowels are a, e, i, o, u in both cases; the two letters move as they are.
        How does the word look with its outer vowels traded?
        Return {text} with only these two characters exchanged.
        Texts with no or one vowel are returned as they are.
        """,
        """
        places = [i for i, char in enumerate(text) if char in "aeiouAEIOU"]
        if len(places) < 2:
            return text
        chars = list(text)
        chars[places[0]], chars[places[-1]] = chars[places[-1]], chars[places[0]]
        return "".join(chars)
        ---
        import re
        found = list(re.finditer("[aeiou]", text, re.IGNORECASE))
        if len(found) < 2:
            return text
        first, last = found[0].start(), found[-1].start()
        return text[:first] + text[last] + text[first + 1 : last] + text[first] + text[last + 1 :]
        """,
        lambda r: (_phrase(r),),
    ),
    made(
        "codings.readability_grade",
        "readability_grade text_difficulty reading_level",
        "text: str",
        "str",
        """
        'easy', 'medium' or 'hard' by letters per word: below 4.5 easy, below 6 medium; 'empty' without words.
        text difficulty by average word length
        Strip punctuation from the words; average length under 4.5 is easy, under 6 medium, else hard.
        How hard is the text to read?
        Return empty if {text} has no words.
        """,
        """
        words = [word.strip(".,!?") for word in text.split()]
        if not words:
            return "empty"
        average = sum(len(word) for word in words) / len(words)
        return "easy" if average < 4.5 else "medium" if average < 6 else "hard"
        ---
        lengths = [len(word.strip(".,!?")) for word in text.split()]
        if len(lengths) == 0:
            return "empty"
        for limit, level in ((4.5, "easy"), (6, "medium")):
            if sum(lengths) / len(lengths) < limit:
                return level
        return "hard"
        """,
        lambda r: (
            r.choice(
                (
                    draw.sentence(r, 0, 6),
                    "Go on. Stop now. Run!",
                    "Extraordinary considerations notwithstanding",
                    "The big cat sat. It ate a small fish",
                )
            ),
        ),
    ),
    made(
        "codings.text_summary",
        "text_summary text_counts count_text_parts",
        "text: str",
        "dict[str, int]",
        """
        Counts of {text} as a dict: 'letters', 'words' (at spaces) and 'sentences' (runs of . ! ?).
        letters, words and sentences of a text
        Letters are alphabetic characters; several end marks in a row count as one sentence.
        How long is the text in letters, words and sentences?
        A text without end marks has 0 sentences.
        """,
        """
        sentences = 0
        for i, char in enumerate(text):
            if char in ".!?" and (i == 0 or text[i - 1] not in ".!?"):
                sentences += 1
        return {
            "letters": sum(char.isalpha() for char in text),
            "words": len(text.split()),
            "sentences": sentences,
        }
        ---
        import re
        letters = len([char for char in text if char.isalpha()])
        return {"letters": letters, "words": len(text.split()), "sentences": len(re.findall("[.!?]+", text))}
        """,
        lambda r: (r.choice((draw.sentence(r), "One. Two! Three?", "Hi there... you", "a\\n\\nb c")),),
    ),
    made(
        "codings.reading_minutes",
        "reading_minutes reading_time reading_time_label",
        "text: str; speed: int = 200",
        "str",
        """
        Reading time of {text} at {speed} words a minute: '3 min', rounded up, 'under 1 min' for under one.
        reading time label
        Divide the number of words by {speed} and round up; below a full minute say 'under 1 min'.
        How long does it take to read?
        Fewer words than {speed} give 'under 1 min', exactly {speed} '1 min', one more '2 min'.
        """,
        """
        words = len(text.split())
        if words < speed:
            return "under 1 min"
        return f"{-(-words // speed)} min"
        ---
        import math
        minutes = len(text.split()) / speed
        return f"{math.ceil(minutes)} min" if minutes >= 1 else "under 1 min"
        """,
        lambda r: ("word " * r.choice((0, 1, 99, 100, 200, 201, 500)), r.choice((200, 200, 100))),
    ),
    made(
        "codings.lexical_variety",
        "lexical_variety type_token_ratio word_variety",
        "text: str",
        "float",
        """
        Share of different words in {text}, ignoring case and punctuation at the ends, 2 places; 0.0 if none.
        type-token ratio
        Number of distinct words divided by the number of words, rounded to two places.
        How varied is the vocabulary?
        Lower the words and strip . , ! ? from them before comparing; no words give 0.0.
        """,
        """
        words = [word.strip(".,!?").lower() for word in text.split()]
        return round(len(set(words)) / len(words), 2) if words else 0.0
        ---
        seen: set[str] = set()
        total = 0
        for word in text.lower().split():
            seen.add(word.strip(".,!?"))
            total += 1
        return round(len(seen) / total, 2) if total else 0.0
        """,
        lambda r: (r.choice((draw.sentence(r), "the cat the Cat, the dog", "a a a")),),
    ),
    made(
        "codings.word_length_profile",
        "word_length_profile length_histogram words_by_length_count",
        "text: str",
        "str",
        """
        Profile of word lengths in {text}: '3x2 5x1' means two words of 3 letters and one of 5; '' if empty.
        histogram of word lengths as text
        For each length ascending write 'LENGTHxCOUNT', joined by spaces; words are split at spaces.
        How are long and short words spread?
        Commas and other signs at the ends of words (. , ! ?) do not count for the length.
        Strip . , ! ? from the words first.
        """,
        """
        lengths = [len(word.strip(".,!?")) for word in text.split()]
        return " ".join(f"{length}x{lengths.count(length)}" for length in sorted(set(lengths)))
        ---
        from collections import Counter
        counts = Counter(len(word.strip(".,!?")) for word in text.split())
        return " ".join(f"{length}x{count}" for length, count in sorted(counts.items()))
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "codings.hamming_percent",
        "hamming_percent similarity_percent matching_positions",
        "first: str; second: str",
        "float",
        """
        Percent of positions where both texts have the same letter, any case, over the longer length, 1 digit.
        similarity of two texts by position
        Compare character by character ignoring case; extra characters count as different; both empty 100.0.
        How alike are the two words, place by place?
        Matches divided by the greater length, in percent; two empty texts are 100.0.
        """,
        """
        length = max(len(first), len(second))
        if length == 0:
            return 100.0
        matches = sum(a == b for a, b in zip(first.lower(), second.lower()))
        return round(100 * matches / length, 1)
        ---
        if not first and not second:
            return 100.0
        same = 0
        for i in range(min(len(first), len(second))):
            if first[i].lower() == second[i].lower():
                same += 1
        return round(same * 100 / max(len(first), len(second)), 1)
        """,
        lambda r: (draw.letters(r, 0, 6, "abA"), draw.letters(r, 0, 6, "ab")),
    ),
    made(
        "codings.hangman_view",
        "hangman_view masked_word show_guessed",
        "word: str; guessed: str",
        "str",
        """
        Hangman view of {word}: letters that are not among {guessed} as '_', case ignored; spaces stay.
        hangman word with underscores
        Show each letter of {word} that was guessed, in any case, otherwise an underscore, without gaps.
        What does the player see?
        Keep characters that are no letters; hide the letters missing from {guessed}.
        """,
        """
        known = guessed.lower()
        return "".join(char if not char.isalpha() or char.lower() in known else "_" for char in word)
        ---
        view = ""
        for char in word:
            if char.isalpha() and char.lower() not in guessed.lower():
                view += "_"
            else:
                view += char
        return view
        """,
        lambda r: (r.choice((draw.word(r), "ice cream", "")), draw.letters(r, 0, 5, "aeiorstn")),
    ),
    made(
        "codings.word_ladder_step",
        "word_ladder_step one_letter_apart is_one_edit_word",
        "first: str; second: str",
        "bool",
        """
        Check that the words have the same length and differ in exactly one letter, ignoring case.
        one step of a word ladder
        Return True if changing a single letter turns {first} into {second}.
        Can one get from the first word to the other in one step?
        Equal words and words of different length are False.
        """,
        """
        if len(first) != len(second):
            return False
        return sum(a != b for a, b in zip(first.lower(), second.lower())) == 1
        ---
        a, b = first.lower(), second.lower()
        different = [i for i in range(min(len(a), len(b))) if a[i] != b[i]]
        return len(a) == len(b) and len(different) == 1
        """,
        lambda r: r.choice(
            (
                ("cat", "cot"),
                ("Cat", "cat"),
                ("cat", "cats"),
                ("cold", "warm"),
                ("a", "b"),
                ("", ""),
                (draw.letters(r, 3, 3, "ab"), draw.letters(r, 3, 3, "ab")),
            )
        ),
    ),
    made(
        "codings.ladder_valid",
        "ladder_valid valid_word_ladder check_word_ladder",
        "words: list[str]",
        "bool",
        """
        Check a word ladder: neighbours have equal length and differ in one letter; no word comes twice.
        valid word ladder
        Each step of {words} changes exactly one letter; repeated words are not allowed.
        Do the words form a proper ladder?
        Empty lists and single words are valid.
        """,
        """
        if len(set(words)) != len(words):
            return False
        return all(
            len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1 for a, b in zip(words, words[1:])
        )
        ---
        for i in range(1, len(words)):
            before, word = words[i - 1], words[i]
            if word in words[:i] or len(before) != len(word):
                return False
            if len([1 for x, y in zip(before, word) if x != y]) != 1:
                return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    ["cat", "cot", "dot", "dog"],
                    ["cat", "dog"],
                    ["cat", "cot", "cat"],
                    [],
                    ["a"],
                    ["cat", "cots"],
                    [draw.letters(r, 2, 2, "ab") for _ in range(r.randint(1, 3))],
                )
            ),
        ),
    ),
    made(
        "codings.acrostic_word",
        "acrostic_word first_letters_down read_acrostic",
        "lines: list[str]",
        "str",
        """
        Word made of the first letter of each of {lines}, in capitals; lines without a letter are skipped.
        acrostic of lines
        Take the first alphabetic character of every line, ignoring spaces and signs before it.
        Which word is hidden down the left side of the poem?
        Return the initials in upper case; a line with no letter gives nothing.
        """,
        """
        result = ""
        for line in lines:
            for char in line:
                if char.isalpha():
                    result += char.upper()
                    break
        return result
        ---
        letters = ["".join(filter(str.isalpha, line)) for line in lines]
        return "".join(word[0] for word in letters if word).upper()
        """,
        lambda r: (
            [
                r.choice(("", "  ", "Sun", "open sea", " stars", "1 two", "-x"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "codings.hidden_number_word",
        "hidden_number_word letters_in_order is_hidden_in",
        "word: str; text: str",
        "bool",
        """
        Check whether the letters of {word} appear in {text} in this order, gaps allowed, case ignored.
        word hidden as a subsequence
        Return True if deleting characters from {text} can leave {word}; an empty {word} is always hidden.
        Can the word be found in the sentence letter by letter?
        Letters need not be neighbours but must keep their order.
        """,
        """
        rest = iter(text.lower())
        return all(letter in rest for letter in word.lower())
        ---
        position = 0
        for letter in word.lower():
            position = text.lower().find(letter, position) + 1
            if position == 0:
                return False
        return True
        """,
        lambda r: (
            r.choice(("sun", "ace", "", "Tea")),
            r.choice((draw.sentence(r), "S u n", "The apple", "nus")),
        ),
    ),
    made(
        "codings.alphabetical_word",
        "alphabetical_word letters_sorted_kind letter_order",
        "word: str",
        "str",
        """
        'rising' if the letters of {word} are in alphabetical order, 'falling' if reversed, else 'mixed'.
        are the letters in alphabetical order
        Equal neighbours are allowed, case is ignored; words that are both, like 'aa' or '', are 'rising'.
        Do the letters go up or down the alphabet?
        Return rising, falling or mixed by comparing with the sorted letters.
        """,
        """
        letters = list(word.lower())
        if letters == sorted(letters):
            return "rising"
        return "falling" if letters[::-1] == sorted(letters) else "mixed"
        ---
        pairs = list(zip(word.lower(), word.lower()[1:]))
        if all(a <= b for a, b in pairs):
            return "rising"
        if all(a >= b for a, b in pairs):
            return "falling"
        return "mixed"
        """,
        lambda r: (r.choice(("almost", "Spoon", "a", "", "aa", "wolf", draw.word(r))),),
    ),
    made(
        "codings.sentence_case_mix",
        "sentence_case_mix classify_case case_kind",
        "text: str",
        "str",
        """
        Case of {text}: 'upper', 'lower', 'title' (each word capitalised), 'mixed' or 'none' without letters.
        kind of capitalisation
        All capitals is upper, all small lower, each word starting with the only capital title, else mixed.
        How is the text written with regard to capitals?
        Check upper, then lower, then title; texts without any letter are 'none'.
        """,
        """
        if not any(char.isalpha() for char in text):
            return "none"
        if text.isupper():
            return "upper"
        if text.islower():
            return "lower"
        return "title" if text.istitle() else "mixed"
        ---
        if text.upper() == text.lower():
            return "none"
        for kind, same in (("upper", text.upper()), ("lower", text.lower()), ("title", text.title())):
            if text == same:
                return kind
        return "mixed"
        """,
        lambda r: (
            r.choice((draw.sentence(r, 0, 3), "ABC", "Hello World", "hello", "Hello world", "123", "hELLO")),
        ),
    ),
    made(
        "codings.punctuation_density",
        "punctuation_density signs_per_hundred punctuation_percent",
        "text: str",
        "float",
        """
        Percent of the characters of {text}, spaces left out, that are neither letters nor digits; 1 decimal.
        share of punctuation
        Ignore white space; count the signs, divide by the remaining length, in percent; 0.0 for nothing.
        How much of the text is punctuation?
        Return 0.0 when {text} is empty or only has spaces.
        """,
        """
        characters = "".join(text.split())
        if not characters:
            return 0.0
        signs = sum(not char.isalnum() for char in characters)
        return round(100 * signs / len(characters), 1)
        ---
        total = signs = 0
        for char in text:
            if not char.isspace():
                total += 1
                if not char.isalnum():
                    signs += 1
        return round(100 * signs / total, 1) if total else 0.0
        """,
        lambda r: (_phrase(r),),
    ),
    made(
        "codings.letter_gap_code",
        "letter_gap_code alphabet_steps letter_differences",
        "word: str",
        "list[int]",
        """
        Steps in the alphabet from each letter of {word} to the next, negative going back; case is ignored.
        differences between neighbouring letters
        'ace' gives [2, 2] and 'ba' [-1]; fewer than two letters give an empty list.
        How many places lie between successive letters?
        Subtract the position of each letter from that of the following one.
        Return a list one shorter than {word}.
        """,
        """
        letters = word.lower()
        return [ord(b) - ord(a) for a, b in zip(letters, letters[1:])]
        ---
        places = ["abcdefghijklmnopqrstuvwxyz".index(char) for char in word.lower()]
        return [places[i] - places[i - 1] for i in range(1, len(places))]
        """,
        lambda r: (r.choice((draw.word(r), "", "a", "AZ")),),
    ),
    made(
        "codings.check_pin",
        "check_pin pin_problem weak_pin",
        "pin: str",
        "str",
        """
        Judge a {pin}: 'format' unless 4 or 6 digits, 'same' if all equal, 'row' if up or down by 1, else 'ok'
        weak pin check
        Digits must not be all the same nor a run such as 1234 or 4321; length four or six.
        Is this a good PIN, and if not, why?
        Return format, same, row or ok, tested in this order.
        """,
        """
        if len(pin) not in (4, 6) or not pin.isdigit():
            return "format"
        if len(set(pin)) == 1:
            return "same"
        return "row" if pin in "0123456789" or pin[::-1] in "0123456789" else "ok"
        ---
        if not pin.isdigit() or len(pin) not in (4, 6):
            return "format"
        steps = {int(b) - int(a) for a, b in zip(pin, pin[1:])}
        if steps == {0}:
            return "same"
        return "row" if steps in ({1}, {-1}) else "ok"
        """,
        lambda r: (
            r.choice(
                (
                    "1234",
                    "4321",
                    "1111",
                    "2580",
                    "12a4",
                    "123",
                    "",
                    "9876",
                    "0000",
                    "123456",
                    "7890",
                    draw.letters(r, 4, 4, "0123"),
                )
            ),
        ),
    ),
    made(
        "codings.password_entropy_word",
        "password_entropy_word character_pool_size password_pool",
        "password: str",
        "int",
        """
        Character pool of {password}: 26 for small letters, 26 for capitals, 10 digits, 32 others, summed.
        alphabet size used by a password
        Add the size of each kind of character that occurs at least once; an empty password has 0.
        How many characters would an attacker have to try at each place?
        Return 0, 10, 26, 32 or a sum of them.
        """,
        """
        size = 0
        if any(char.islower() for char in password):
            size += 26
        if any(char.isupper() for char in password):
            size += 26
        if any(char.isdigit() for char in password):
            size += 10
        if any(not char.isalnum() for char in password):
            size += 32
        return size
        ---
        kinds = set()
        for char in password:
            kinds.add("other" if not char.isalnum() else "digit" if char.isdigit() else char.isupper())
        return sum({"other": 32, "digit": 10}.get(str(kind), 26) for kind in kinds)
        """,
        lambda r: (draw.letters(r, 0, 8, "abAB12!-"),),
    ),
    made(
        "codings.contains_personal_data",
        "contains_personal_data password_uses_name name_in_password",
        "password: str; words: list[str]",
        "bool",
        """
        Check whether one of {words} of at least 3 characters is part of {password}, ignoring case.
        does the password contain personal words
        Words shorter than three characters are not tested.
        Does the password give away the name or the year of birth?
        Return True if any long enough word occurs in {password} in any case.
        """,
        """
        lowered = password.lower()
        return any(len(word) >= 3 and word.lower() in lowered for word in words)
        ---
        for word in words:
            if len(word) < 3:
                continue
            if word.casefold() in password.casefold():
                return True
        return False
        """,
        lambda r: (
            r.choice(("Ann1990", "secret", "xxbobxx", "", "19ANN", "moon!")),
            [r.choice(("ann", "Bob", "1990", "al", "")) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "codings.username_from_name",
        "username_from_name make_login login_name",
        "first: str; last: str; length: int = 8",
        "str",
        """
        Login: first letter of {first} and {last}, small, only a to z, cut to {length} characters.
        login name from first and last name
        Lower the case, drop everything that is no plain letter, take the first initial and the surname.
        Which user name does a new employee get?
        'Ann', 'O\\'Neil' gives 'aoneil'; a {first} without plain letters adds nothing.
        Return at most {length} characters.
        """,
        """
        def plain(text: str) -> str:
            return "".join(char for char in text.lower() if "a" <= char <= "z")

        return (plain(first)[:1] + plain(last))[:length]
        ---
        import re
        initial = re.sub("[^a-z]", "", first.lower())[:1]
        return (initial + re.sub("[^a-z]", "", last.lower()))[:length]
        """,
        lambda r: (
            r.choice(("Ann", "Jean-Luc", "Bo", "Émile", "")),
            r.choice(("Smith", "O'Neil", "van Dyck", "Li", "Featherstone")),
            r.choice((8, 8, 5)),
        ),
    ),
    made(
        "codings.valid_version_text",
        "valid_version_text parse_version version_tuple",
        "text: str",
        "tuple[int, int, int] | None",
        """
        Numbers of a version like 'v1.2.3'; missing parts are 0; None for more than three or no numbers.
        parse a version with optional v
        A leading v is dropped; one to three whole numbers parted by dots are filled up with zeros.
        Which major, minor and patch number does the text name?
        Return a tuple of three ints, or None if any part is not made of digits.
        """,
        """
        parts = text.removeprefix("v").split(".")
        if len(parts) > 3 or not all(part.isdigit() for part in parts):
            return None
        numbers = [int(part) for part in parts] + [0, 0]
        return numbers[0], numbers[1], numbers[2]
        ---
        import re
        match = re.fullmatch(r"v?([0-9]+)(?:[.]([0-9]+))?(?:[.]([0-9]+))?", text)
        if match is None:
            return None
        major, minor, patch = (int(group or 0) for group in match.groups())
        return major, minor, patch
        """,
        lambda r: (r.choice(("1.2.3", "v1.2", "2", "", "1.2.3.4", "1.x", "v10.0.1", "01.2", "1..2")),),
    ),
    made(
        "codings.parse_pairs_text",
        "parse_pairs_text read_settings parse_key_values",
        "text: str",
        "dict[str, str]",
        """
        Read 'a=1; b=2' into a dict; outer spaces are cut, parts without '=' or key skipped, later ones win.
        parse key=value pairs separated by semicolons
        Split at ';', then at the first '='; strip keys and values; ignore incomplete parts.
        Which settings does the line contain?
        A value may be empty or contain '=' itself; an empty key is not allowed.
        """,
        """
        result = {}
        for part in text.split(";"):
            key, equals, value = part.partition("=")
            if equals and key.strip():
                result[key.strip()] = value.strip()
        return result
        ---
        pairs = [part.split("=", 1) for part in text.split(";") if "=" in part]
        return {key.strip(): value.strip() for key, value in pairs if key.strip()}
        """,
        lambda r: (";".join(_key_value(r) for _ in range(r.randint(0, 4))),),
    ),
    made(
        "codings.valid_range_text",
        "valid_range_text parse_page_range pages_from_text",
        "text: str",
        "list[int]",
        """
        Page numbers of '1,3-5', sorted and once each; [] if any part is no number or range going up.
        expand page ranges
        Split at commas; each part is a number or 'from-to' with from <= to; spaces do not matter.
        Which pages should be printed?
        A wrong part makes the whole text invalid: return an empty list.
        """,
        """
        pages: set[int] = set()
        for part in text.split(","):
            low, dash, high = part.strip().partition("-")
            if not dash:
                high = low
            if not (low.isdigit() and high.isdigit()) or int(low) > int(high):
                return []
            pages.update(range(int(low), int(high) + 1))
        return sorted(pages)
        ---
        import re
        pages: list[int] = []
        for part in text.split(","):
            match = re.fullmatch("([0-9]+)(?:-([0-9]+))?", part.strip())
            numbers = list(range(int(match[1]), int(match[2] or match[1]) + 1)) if match else []
            if not numbers:
                return []
            pages += numbers
        return sorted(set(pages))
        """,
        lambda r: (r.choice(("1-3", "2", "1,3-5", "", "5-3", "1,1", "a", "2-", "7, 9", "1-2,2-4")),),
    ),
    made(
        "codings.compress_numbers",
        "compress_numbers ranges_text number_ranges",
        "numbers: list[int]",
        "str",
        """
        Write {numbers} as sorted ranges: [1, 2, 3, 7] gives '1-3, 7'; repeated ones count once, '' if empty.
        numbers to range text
        Sort, drop repeats, join runs of at least two with a hyphen, and put ', ' between.
        How are page numbers written in short?
        Two neighbours make a range as well: '4-5'; an empty list gives an empty text.
        """,
        """
        parts: list[list[int]] = []
        for number in sorted(set(numbers)):
            if parts and number == parts[-1][1] + 1:
                parts[-1][1] = number
            else:
                parts.append([number, number])
        return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in parts)
        ---
        present = set(numbers)
        starts = sorted(number for number in present if number - 1 not in present)
        ends = sorted(number for number in present if number + 1 not in present)
        texts = []
        for low, high in zip(starts, ends):
            texts.append(f"{low}-{high}" if low < high else f"{low}")
        return ", ".join(texts)
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 12),),
    ),
    made(
        "codings.yes_no_value",
        "yes_no_value parse_bool read_yes_no",
        "text: str; default: bool = False",
        "bool",
        """
        Read yes, y, true, on, 1 as True and no, n, false, off, 0 as False, any case; {default} for others.
        parse a yes or no text
        Ignore outer spaces and upper case; unknown answers give {default}.
        Does the answer mean yes?
        Return a bool; an empty or unclear {text} falls back to {default}.
        """,
        """
        answer = text.strip().lower()
        if answer in ("yes", "y", "true", "on", "1"):
            return True
        if answer in ("no", "n", "false", "off", "0"):
            return False
        return default
        ---
        values = {word: True for word in "yes y true on 1".split()}
        values.update(dict.fromkeys("no n false off 0".split(), False))
        return values.get(text.strip().lower(), default)
        """,
        lambda r: (
            r.choice(("yes", "No", " Y ", "true", "0", "1", "off", "ON", "maybe", "", "n")),
            r.random() < 0.5,
        ),
    ),
    made(
        "codings.valid_coordinates",
        "valid_coordinates parse_coordinates read_lat_lon",
        "text: str",
        "tuple[float, float] | None",
        """
        Read 'latitude, longitude'; None unless two numbers within -90..90 and -180..180.
        parse and check coordinates
        Split at the comma, convert both to float and test the limits, which are allowed.
        Which place on earth does the text mean?
        Return (lat, lon) as floats or None for anything else.
        """,
        """
        parts = text.split(",")
        if len(parts) != 2:
            return None
        try:
            lat, lon = float(parts[0]), float(parts[1])
        except ValueError:
            return None
        return (lat, lon) if abs(lat) <= 90 and abs(lon) <= 180 else None
        ---
        import re
        match = re.fullmatch(r" *(-?[0-9]+[.]?[0-9]*) *, *(-?[0-9]+[.]?[0-9]*) *", text)
        if not match:
            return None
        latitude, longitude = float(match[1]), float(match[2])
        if -90 <= latitude <= 90 and -180 <= longitude <= 180:
            return latitude, longitude
        return None
        """,
        lambda r: (
            r.choice(
                ("48.2, 16.4", "0,0", "91,0", "10,-181", "abc", "", "1;2", "1,2,3", "-90, 180", " 5 ,6 ")
            ),
        ),
    ),
    made(
        "codings.valid_chess_move_text",
        "valid_chess_move_text is_chess_square parse_square",
        "text: str",
        "tuple[int, int] | None",
        """
        Column and row from 0 of a chess field such as 'e4' (4, 3), letters in any case; None if it is none.
        chess square to zero-based coordinates
        One letter a to h and one digit 1 to 8; anything else is None.
        Which coordinates does the field have on the board?
        'a1' is (0, 0) and 'h8' is (7, 7); longer or wrong texts give None.
        """,
        """
        text = text.lower()
        if len(text) != 2 or text[0] not in "abcdefgh" or text[1] not in "12345678":
            return None
        return ord(text[0]) - ord("a"), int(text[1]) - 1
        ---
        import re
        if not re.fullmatch("[a-h][1-8]", text.lower()):
            return None
        return "abcdefgh".index(text[0].lower()), "12345678".index(text[1])
        """,
        lambda r: (r.choice(("a1", "h8", "E4", "i1", "a9", "", "a", "e10", "4e")),),
    ),
    made(
        "codings.student_id_check",
        "student_id_check valid_student_id id_checksum_ok",
        "code: str",
        "bool",
        """
        Check an ID: 'S' and seven digits, the last being the sum of the others modulo 10.
        student id with check digit
        A capital S, six digits, then a check digit equal to the last digit of their sum.
        Is the student number correct?
        Return False for another form or a wrong check digit.
        """,
        """
        digits = code[1:]
        if len(code) != 8 or code[0] != "S" or not digits.isdigit():
            return False
        return sum(map(int, digits[:6])) % 10 == int(digits[6])
        ---
        import re
        if re.fullmatch("S[0-9]{7}", code) is None:
            return False
        total = 0
        for digit in code[1:-1]:
            total += int(digit)
        return str(total)[-1] == code[-1]
        """,
        lambda r: (
            r.choice(
                (
                    "S1234560",
                    "S12345",
                    "s1111115",
                    "",
                    "X0000000",
                    "S0000000",
                    "S1234567",
                    "S" + draw.letters(r, 7, 7, "012"),
                )
            ),
        ),
    ),
    made(
        "codings.tap_code",
        "tap_code polybius_numbers letter_square",
        "text: str",
        "str",
        """
        Polybius square of {text}: row and column (1 to 5) of each letter, k like c; others are dropped.
        polybius square code
        The square holds a to z without k in rows of five; pairs of digits are joined by spaces.
        How is the word knocked on the wall?
        'a' is 11, 'b' 12, 'f' 21, 'z' 55; case does not matter.
        """,
        """
        square = "abcdefghijlmnopqrstuvwxyz"
        pairs = []
        for char in text.lower().replace("k", "c"):
            if char in square:
                row, column = divmod(square.index(char), 5)
                pairs.append(f"{row + 1}{column + 1}")
        return " ".join(pairs)
        ---
        rows = ("abcde", "fghij", "lmnop", "qrstu", "vwxyz")
        codes = {}
        for i, row in enumerate(rows, start=1):
            for j, letter in enumerate(row, start=1):
                codes[letter] = f"{i}{j}"
        codes["k"] = codes["c"]
        return " ".join(codes[char] for char in text.lower() if char in codes)
        """,
        lambda r: (draw.letters(r, 0, 6, "aekzKJ 1"),),
    ),
    made(
        "codings.book_cipher",
        "book_cipher decode_word_letter read_book_cipher",
        "words: list[str]; code: list[tuple[int, int]]",
        "str",
        """
        Decode pairs (word, letter), both from 1, in {words}; '?' where there is no such word or letter.
        book cipher
        Take the given letter of the given word for each pair and join them.
        Which message hides in the text?
        Numbers past the end give a question mark; the case of the letters stays.
        """,
        """
        message = ""
        for word, letter in code:
            if word <= len(words) and letter <= len(words[word - 1]):
                message += words[word - 1][letter - 1]
            else:
                message += "?"
        return message
        ---
        letters = {(i, j): char for i, word in enumerate(words, 1) for j, char in enumerate(word, 1)}
        return "".join(letters.get(pair, "?") for pair in code)
        """,
        lambda r: (_wordlist(r), [(r.randint(1, 6), r.randint(1, 5)) for _ in range(r.randint(0, 4))]),
    ),
    made(
        "codings.null_cipher",
        "null_cipher every_nth_letter hidden_letters",
        "text: str; step: int; start: int = 1",
        "str",
        """
        Every {step}-th letter of {text}, beginning with letter {start} (from 1); only letters are counted.
        hidden message in every nth letter
        Remove all that is no letter, then take letter {start} and each {step}-th after it.
        What does the text say between the letters?
        Case stays; a {start} past the end gives ''.
        """,
        """
        letters = [char for char in text if char.isalpha()]
        return "".join(letters[start - 1 :: step])
        ---
        result = ""
        count = 0
        for char in text:
            if char.isalpha():
                count += 1
                if count >= start and (count - start) % step == 0:
                    result += char
        return result
        """,
        lambda r: (draw.sentence(r), r.randint(1, 4), r.choice((1, 1, 2))),
    ),
    made(
        "codings.xor_hex_text",
        "xor_hex_text xor_encrypt_hex xor_with_key",
        "text: str; key: str",
        "str",
        """
        XOR the characters of {text} with the repeated {key} and return two small hex digits for each.
        xor encryption as hex
        Combine the codes of text and key letters with exclusive or; the key starts over at its end.
        How is the text hidden with a key, as hex?
        An empty text gives ''; each character makes exactly two hexadecimal digits.
        """,
        """
        result = ""
        for i, char in enumerate(text):
            result += f"{ord(char) ^ ord(key[i % len(key)]):02x}"
        return result
        ---
        import itertools
        return bytes(a ^ b for a, b in zip(text.encode(), itertools.cycle(key.encode()))).hex()
        """,
        lambda r: (draw.letters(r, 0, 5, "abcXYZ !"), r.choice(("k", "ab", "Key"))),
    ),
    made(
        "codings.leet_text",
        "leet_text to_leet leetspeak",
        "text: str",
        "str",
        """
        Leet version of {text}: a 4, e 3, i 1, o 0, s 5, t 7, in any case; the rest stays.
        leetspeak
        Replace the letters a, e, i, o, s, t and their capitals by 4, 3, 1, 0, 5, 7.
        How would a hacker of the nineties write this?
        Other letters keep their case.
        'Toast' becomes '70457'.
        """,
        """
        table = {"a": "4", "e": "3", "i": "1", "o": "0", "s": "5", "t": "7"}
        return "".join(table.get(char.lower(), char) for char in text)
        ---
        return text.translate(str.maketrans("aeiostAEIOST", "431057431057"))
        """,
        lambda r: (r.choice((draw.sentence(r), "Toast", "LEET")),),
    ),
    made(
        "codings.spoonerism",
        "spoonerism swap_word_starts exchange_beginnings",
        "first: str; second: str",
        "tuple[str, str]",
        """
        Exchange the consonants before the first vowel of both words: 'lead', 'man' gives ('mead', 'lan').
        spoonerism of two words
        Vowels are a, e, i, o, u; a word that starts with a vowel has an empty beginning.
        What comes out when the beginnings are mixed up?
        A word without any vowel counts as beginning as a whole; words are in small letters.
        """,
        """
        def split(word: str) -> tuple[str, str]:
            for i, letter in enumerate(word):
                if letter in "aeiou":
                    return word[:i], word[i:]
            return word, ""

        (a, rest_a), (b, rest_b) = split(first), split(second)
        return b + rest_a, a + rest_b
        ---
        rests = [word.lstrip("bcdfghjklmnpqrstvwxyz") for word in (first, second)]
        starts = [word[: len(word) - len(rest)] for word, rest in zip((first, second), rests)]
        return (starts[1] + rests[0], starts[0] + rests[1])
        """,
        lambda r: (draw.word(r).lower(), draw.word(r).lower()),
    ),
    made(
        "codings.word_square",
        "word_square is_word_square reads_same_down",
        "rows: list[str]",
        "bool",
        """
        Check a word square: as many letters in each row as rows, and row i equals column i.
        word square
        Return True if the rows read the same downwards; an empty list counts as True.
        Do the words read the same across and down?
        Rows of another length than the number of rows make it False.
        """,
        """
        size = len(rows)
        if any(len(row) != size for row in rows):
            return False
        return all(rows[i][j] == rows[j][i] for i in range(size) for j in range(i))
        ---
        if not all(len(row) == len(rows) for row in rows):
            return False
        return ["".join(column) for column in zip(*rows)] == rows
        """,
        lambda r: (
            r.choice(
                (
                    ["ab", "bc"],
                    ["ab", "cd"],
                    [],
                    ["a"],
                    ["abc", "bd"],
                    ["bit", "ice", "ten"],
                    ["aa", "aa"],
                    [draw.letters(r, 2, 2, "ab"), draw.letters(r, 2, 2, "ab")],
                )
            ),
        ),
    ),
    made(
        "codings.rhyme_group",
        "rhyme_group group_by_ending rhyming_words",
        "words: list[str]; length: int = 2",
        "dict[str, list[str]]",
        """
        Group {words} by their last {length} letters in small; shorter words are left out; keys in order found
        group words by ending
        The key is the lower case ending, the value the list of words with it as they are.
        Which words could rhyme?
        Words with fewer than {length} letters are skipped.
        """,
        """
        groups: dict[str, list[str]] = {}
        for word in words:
            if len(word) >= length:
                groups.setdefault(word[-length:].lower(), []).append(word)
        return groups
        ---
        fitting = [word for word in words if len(word) >= length]
        endings = dict.fromkeys(word[-length:].lower() for word in fitting)
        return {ending: [word for word in fitting if word.lower().endswith(ending)] for ending in endings}
        """,
        lambda r: (_wordlist(r), r.choice((2, 2, 1, 3))),
    ),
    made(
        "codings.chain_words",
        "chain_words is_word_chain word_chain_length",
        "words: list[str]",
        "int",
        """
        How many of {words} from the start form a chain: each begins with the last letter of the one before.
        length of a word chain
        Compare letters without case; an empty word ends the chain; no words give 0.
        How far does the chain of words hold?
        Count the first word if it is not empty, then go on while the letters fit.
        """,
        """
        count = 0
        for word in words:
            if not word or (count and word[0].lower() != words[count - 1][-1].lower()):
                break
            count += 1
        return count
        ---
        last = ""
        for i, word in enumerate(words):
            lowered = word.lower()
            if not lowered or not lowered.startswith(last):
                return i
            last = lowered[-1]
        return len(words)
        """,
        lambda r: (r.choice((_wordlist(r), ["tea", "apple", "Eye", "egg"], ["sun", "nut", "Tea", "moon"])),),
    ),
    made(
        "codings.first_unique_char",
        "first_unique_char first_single_letter lonely_letter",
        "text: str",
        "str",
        """
        First letter of {text} that occurs only once, whatever the case; returned as written, or ''.
        first non-repeating letter ignoring case
        Compare in lower case but return the original character; '' if every one repeats.
        Which letter stands alone first?
        'aAb' gives 'b', 'Abc' gives 'A'; an empty text gives an empty text.
        """,
        """
        lowered = text.lower()
        for char in text:
            if lowered.count(char.lower()) == 1:
                return char
        return ""
        ---
        from collections import Counter
        counts = Counter(text.lower())
        return next((char for char in text if counts[char.lower()] == 1), "")
        """,
        lambda r: (r.choice((draw.letters(r, 0, 8, "abcA"), draw.word(r))),),
    ),
    made(
        "codings.letter_score_compare",
        "letter_score_compare stronger_word word_duel",
        "first: str; second: str",
        "str",
        """
        Word with the higher sum of letters (a = 1 to z = 26), ignoring case; 'tie' if both are equal.
        which word has the higher letter sum
        Add the places in the alphabet for both and return the winner as it is written.
        Which word wins the duel?
        Equal sums give the text 'tie'.
        """,
        """
        def value(word: str) -> int:
            return sum(ord(char) - 96 for char in word.lower())

        if value(first) == value(second):
            return "tie"
        return max(first, second, key=value)
        ---
        alphabet = "_abcdefghijklmnopqrstuvwxyz"
        scores = [sum(alphabet.index(char) for char in word.lower()) for word in (first, second)]
        if scores[0] > scores[1]:
            return first
        return second if scores[1] > scores[0] else "tie"
        """,
        lambda r: (draw.word(r), draw.word(r)),
    ),
    made(
        "codings.numerology_number",
        "numerology_number name_number reduce_name",
        "name: str",
        "int",
        """
        Number of a {name}: letters a = 1 to z = 26 summed, digits added again until one digit is left.
        reduce a name to one digit
        Case and other signs do not matter; a name without letters gives 0.
        Which lucky number belongs to the name?
        Sum up the letter places and take digit sums until the result is below 10.
        """,
        """
        total = sum(ord(char) - 96 for char in name.lower() if "a" <= char <= "z")
        while total > 9:
            total = sum(int(digit) for digit in str(total))
        return total
        ---
        total = 0
        for char in name.lower():
            total += "abcdefghijklmnopqrstuvwxyz".find(char) + 1
        return (total - 1) % 9 + 1 if total else 0
        """,
        lambda r: (r.choice((draw.word(r), "Ann Lee", "", "x-y", "Zz")),),
    ),
    made(
        "codings.sort_letters_keep_place",
        "sort_letters_keep_place sort_only_letters reorder_letters",
        "text: str",
        "str",
        """
        Sort the letters of {text} without regard to case; all other characters keep their places.
        sort letters in place
        Digits, spaces and signs stay where they are; equal letters keep their order.
        How does the text look with its letters in alphabetical order?
        'b-A' becomes 'A-b'; each letter keeps its case.
        """,
        """
        letters = iter(sorted((char for char in text if char.isalpha()), key=str.lower))
        return "".join(next(letters) if char.isalpha() else char for char in text)
        ---
        places = [i for i, char in enumerate(text) if char.isalpha()]
        chars = list(text)
        for place, letter in zip(places, sorted([text[i] for i in places], key=str.lower)):
            chars[place] = letter
        return "".join(chars)
        """,
        lambda r: (r.choice((draw.letters(r, 0, 8, "cbaZ-1 "), draw.word(r))),),
    ),
    made(
        "codings.alternate_caps_letters",
        "alternate_caps_letters mocking_case spongebob_case",
        "text: str",
        "str",
        """
        Write the letters of {text} in turn small and capital, beginning small; other signs do not count.
        alternate lower and upper case by letter
        Spaces and punctuation stay and do not change the turn: 'ab cd' gives 'aB cD'.
        How does the text look in mocking case?
        Only letters are counted for the alternation.
        """,
        """
        result = ""
        upper = False
        for char in text:
            if char.isalpha():
                char = char.upper() if upper else char.lower()
                upper = not upper
            result += char
        return result
        ---
        import itertools
        turns = itertools.cycle((str.lower, str.upper))
        return "".join(next(turns)(char) if char.isalpha() else char for char in text)
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "codings.censor_words",
        "censor_words hide_bad_words star_out",
        "text: str; bad: list[str]",
        "str",
        """
        Replace each of the {bad} words in {text} by its first letter and stars; whole words, any case.
        censor words with stars
        Words are split at single spaces; punctuation . , ! ? at the end stays.
        How to make the text fit for children?
        'Dog!' becomes 'D**!' if dog is bad; other words are unchanged; {bad} is in small letters.
        """,
        """
        words = []
        for word in text.split(" "):
            core = word.rstrip(".,!?")
            if core.lower() in bad:
                word = core[0] + "*" * (len(core) - 1) + word[len(core) :]
            words.append(word)
        return " ".join(words)
        ---
        def censored(word: str) -> str:
            ending = len(word) - len(word.rstrip(".,!?"))
            core, tail = word[: len(word) - ending], word[len(word) - ending :]
            return core[:1].ljust(len(core), "*") + tail if core.lower() in bad else word

        return " ".join(map(censored, text.split(" ")))
        """,
        lambda r: (
            draw.sentence(r),
            [r.choice(("apple", "red", "one", "sun", "dog", "tea")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "codings.longest_word_clean",
        "longest_word_clean longest_real_word longest_without_signs",
        "text: str",
        "str",
        """
        Longest word of {text} by its letters, in small letters only, the last one of a tie; '' if none.
        longest word ignoring punctuation
        Drop everything but letters from each word; compare the lengths; later words win ties.
        Which word is longest if signs do not count?
        Return the cleaned word in lower case or '' for a text without letters.
        """,
        """
        longest = ""
        for word in text.lower().split():
            letters = "".join(char for char in word if char.isalpha())
            if len(letters) >= len(longest):
                longest = letters
        return longest
        ---
        words = ["".join(filter(str.isalpha, word)) for word in text.lower().split()]
        return max(reversed(words), key=len, default="")
        """,
        lambda r: (r.choice((draw.sentence(r), "Wow!!! it's great...", "a bb, cc")),),
    ),
    made(
        "codings.sentence_lengths",
        "sentence_lengths words_per_sentence sentence_word_counts",
        "text: str",
        "list[int]",
        """
        Number of words in each sentence of {text}; sentences end at . ! or ?; empty ones do not count.
        words per sentence
        Split at the end marks and count the words parted by spaces; skip parts without words.
        How long are the sentences?
        A rest without an end mark is a sentence, too.
        """,
        """
        for mark in "!?":
            text = text.replace(mark, ".")
        return [len(part.split()) for part in text.split(".") if part.split()]
        ---
        import re
        counts = (len(sentence.split()) for sentence in re.split("[.!?]", text))
        return [count for count in counts if count]
        """,
        lambda r: (
            r.choice(
                (
                    "One two. Three!",
                    "Hi",
                    "",
                    "A b c? D. e f",
                    "Wait... what?",
                    draw.sentence(r) + " " + draw.sentence(r),
                )
            ),
        ),
    ),
    made(
        "codings.capitalize_sentences",
        "capitalize_sentences sentence_case fix_capitals",
        "text: str",
        "str",
        """
        Make the first letter of {text} and the first one after each '.', '!' or '?' a capital; the rest stays
        capitalize the first letter of every sentence
        Spaces and digits between the end mark and the letter do not matter.
        How to repair the capitals in the text?
        Only letters that open a sentence change.
        """,
        """
        result = ""
        start = True
        for char in text:
            if start and char.isalpha():
                char = char.upper()
                start = False
            elif char in ".!?":
                start = True
            result += char
        return result
        ---
        import re
        return re.sub("(^|[.!?])([^a-zA-Z.!?]*)([a-z])", lambda m: m[1] + m[2] + m[3].upper(), text)
        """,
        lambda r: (
            r.choice(("hello. how are you? fine", "one two", "", "a.b", "wow!  great", "ok. 3 cats. dogs")),
        ),
    ),
    made(
        "codings.acronym_of",
        "acronym_of make_acronym initials_without_small_words",
        "phrase: str",
        "str",
        """
        Acronym of {phrase}: capital initials of its words, hyphens parting too; 'of', 'the', 'and' skipped.
        acronym without small words
        Split at spaces and hyphens, leave out of, the, and in any case, and join the initials.
        What is the abbreviation of the name?
        Only small words or nothing gives ''.
        """,
        """
        words = phrase.replace("-", " ").split()
        return "".join(word[0].upper() for word in words if word.lower() not in ("of", "the", "and"))
        ---
        import re
        result = ""
        for word in re.split("[ -]+", phrase):
            if word and word.lower() not in {"of", "the", "and"}:
                result += word[0]
        return result.upper()
        """,
        lambda r: (
            r.choice(
                (
                    "World Health Organization",
                    "ministry of the interior",
                    "self-made man",
                    "",
                    "of the",
                    "Portable network graphics",
                )
            ),
        ),
    ),
    made(
        "codings.typo_kind",
        "typo_kind classify_typo spelling_difference",
        "typed: str; word: str",
        "str",
        """
        How {typed} differs from {word}: 'same', 'swap', 'missing', 'extra' or 'wrong' letter, else 'other'.
        kind of typing error
        Exactly one mistake is named: two exchanged neighbours, one letter left out, added or replaced.
        What did the typist do wrong?
        Case counts; more than one mistake is 'other'.
        Return same, swap, missing, extra, wrong or other.
        """,
        """
        if typed == word:
            return "same"
        if any(word[:i] + word[i + 1 :] == typed for i in range(len(word))):
            return "missing"
        if any(typed[:i] + typed[i + 1 :] == word for i in range(len(typed))):
            return "extra"
        if len(typed) != len(word):
            return "other"
        places = [i for i in range(len(word)) if typed[i] != word[i]]
        if len(places) == 1:
            return "wrong"
        i, j = places[0], places[-1]
        swapped = len(places) == 2 and j == i + 1 and typed[i] == word[j] and typed[j] == word[i]
        return "swap" if swapped else "other"
        ---
        if typed == word:
            return "same"
        start = 0
        while typed[: start + 1] == word[: start + 1] and start < len(word):
            start += 1
        if typed[start:] == word[start + 1 :]:
            return "missing"
        if typed[start + 1 :] == word[start:]:
            return "extra"
        if typed[start + 1 :] == word[start + 1 :] and len(typed) == len(word):
            return "wrong"
        end = start + 2
        if typed[start:end] == word[start:end][::-1] and typed[end:] == word[end:]:
            return "swap"
        return "other"
        """,
        lambda r: r.choice(
            (
                ("tea", "tea"),
                ("tae", "tea"),
                ("te", "tea"),
                ("teea", "tea"),
                ("tia", "tea"),
                ("x", "tea"),
                ("Tea", "tea"),
                ("", "a"),
                ("ab", "ba"),
                ("abc", "cab"),
            )
        ),
    ),
    made(
        "codings.bits_changed_names",
        "bits_changed_names changed_bits differing_bit_positions",
        "old: int; new: int",
        "list[int]",
        """
        Positions of the bits that differ between {old} and {new}, lowest (0) first.
        bit positions that changed
        Compare the binary forms; return the indices at which one has a 1 and the other a 0.
        Which switches were flipped?
        Equal numbers give an empty list.
        Use exclusive or and list its set bits ascending.
        """,
        """
        changed = old ^ new
        return [bit for bit in range(changed.bit_length()) if changed >> bit & 1]
        ---
        positions = []
        bit = 0
        while old or new:
            if old % 2 != new % 2:
                positions.append(bit)
            old //= 2
            new //= 2
            bit += 1
        return positions
        """,
        lambda r: (r.randint(0, 40), r.randint(0, 40)),
    ),
    made(
        "codings.checksum_two_digits",
        "checksum_two_digits mod97_check append_check_digits",
        "number: str",
        "str",
        """
        Append two check digits to {number}: 98 minus (number * 100 modulo 97), with a leading zero if needed.
        mod 97 check digits
        The result as a number leaves the remainder 1 when divided by 97.
        Which two digits secure the account number?
        Return {number} and exactly two more digits.
        Like for an IBAN: 98 - number * 100 % 97, padded to two places.
        """,
        """
        check = 98 - int(number) * 100 % 97
        return f"{number}{check:02d}"
        ---
        rest = 0
        for digit in number + "00":
            rest = (rest * 10 + int(digit)) % 97
        return number + str(98 - rest).zfill(2)
        """,
        lambda r: (draw.letters(r, 1, 8, "0123456789"),),
    ),
    made(
        "codings.hamming_syndrome",
        "hamming_syndrome parity_matrix_error find_flipped_bit",
        "rows: list[str]",
        "tuple[int, int] | None",
        """
        Row and column of the single flipped bit in {rows} with even parity everywhere; None without just one.
        locate a single bit error by row and column parity
        Find the rows and the columns with an odd number of ones; exactly one of each tells the place.
        Where is the wrong bit?
        Return (row, column) from 0, or None if there is no error or more than one.
        """,
        """
        bad_rows = [i for i, row in enumerate(rows) if row.count("1") % 2]
        bad_columns = [j for j, column in enumerate(zip(*rows)) if column.count("1") % 2]
        if len(bad_rows) == len(bad_columns) == 1:
            return bad_rows[0], bad_columns[0]
        return None
        ---
        found = []
        for i in range(len(rows)):
            if sum(map(int, rows[i])) % 2:
                found.append(i)
        odd = [j for j in range(len(rows[0])) if sum(int(row[j]) for row in rows) % 2]
        return (found[0], odd[0]) if len(found) == 1 and len(odd) == 1 else None
        """,
        lambda r: (
            (
                lambda w: (
                    [draw.letters(r, w, w, "01") for _ in range(r.randint(1, 3))]
                    if r.random() < 0.5
                    else r.choice(
                        (
                            ["11", "11"],
                            ["10", "11"],
                            ["00", "00"],
                            ["110", "101", "111"],
                            ["110", "101", "011"],
                        )
                    )
                )
            )(r.randint(1, 3)),
        ),
    ),
)
