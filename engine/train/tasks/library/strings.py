"""Strings in small formats: ciphers, codes, cleaning, templates, logs, tables, paths, and their checks."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NAMES = "Ann Bob Cleo Dan Eva Finn Ida Leo Mia Noa".split()


def _lower(r: Random, low: int = 0, high: int = 2) -> str:
    """A few lower-case words."""
    return " ".join(r.choice(("cat", "dog", "sun", "zoo", "abc", "tea")) for _ in range(r.randint(low, high)))


def _plain(r: Random, low: int = 0, high: int = 8) -> str:
    """Letters in both cases, blanks and marks."""
    return draw.letters(r, low, high, "abcxyzABZ  !19")


def _lines(r: Random, choices: tuple[str, ...], high: int = 4) -> str:
    """Some of ``choices``, one in each line."""
    return "\n".join(r.choice(choices) for _ in range(r.randint(0, high)))


def _clock(r: Random) -> str:
    return f"{r.choice((0, 12, r.randint(0, 23))):02d}:{r.choice((0, r.randint(0, 59))):02d}"


def _version(r: Random, top: int = 3) -> str:
    return ".".join(str(r.choice((r.randint(0, top), 10))) for _ in range(3))


def _spoiled(r: Random, text: str, alphabet: str = "aZ0-_.: ") -> str:
    """Mostly ``text`` as it is, sometimes with one character removed, doubled or replaced."""
    if not text or r.random() < 0.5:
        return text
    place = r.randrange(len(text))
    return text[:place] + r.choice(("", text[place] * 2, r.choice(alphabet))) + text[place + 1 :]


ENTRIES = (
    made(
        "strings.atbash",
        "atbash atbash_cipher mirror_alphabet",
        "text: str",
        "str",
        """
        Replace each lower-case letter by its mirror in the alphabet: a becomes z, b becomes y.
        atbash cipher
        Given a text, encode its letters a to z with the reversed alphabet; other characters are kept.
        Return {text} with every letter exchanged for the one at the other end of the alphabet.
        How do I encrypt with the alphabet written backwards? Only a-z change.
        Returns the text in the Atbash cipher.
        """,
        """
        return "".join(chr(219 - ord(char)) if "a" <= char <= "z" else char for char in text)
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        return text.translate(str.maketrans(alphabet, alphabet[::-1]))
        ---
        result = ""
        for char in text:
            if "a" <= char <= "z":
                result += chr(ord("z") - (ord(char) - ord("a")))
            else:
                result += char
        return result
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "strings.vigenere",
        "vigenere vigenere_encrypt encrypt",
        "text: str; key: str",
        "str",
        """
        Encrypt lower-case {text} with the Vigenere cipher and the lower-case {key}.
        vigenere cipher (only letters a to z)
        Given a word and a key, shift each letter by the alphabet position of the key letter below it (a = 0).
        Return the cipher text; the key is repeated as often as needed.
        How is a text encrypted with a repeating key word? Add the positions of the letters modulo 26.
        Returns a string of the same length as {text}.
        """,
        """
        result = ""
        for i, char in enumerate(text):
            shift = ord(key[i % len(key)]) - ord("a")
            result += chr((ord(char) - ord("a") + shift) % 26 + ord("a"))
        return result
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        return "".join(
            alphabet[(alphabet.index(a) + alphabet.index(b)) % 26] for a, b in zip(text, cycle(key))
        )
        """,
        lambda r: (draw.letters(r, 0, 7, "abcxyz"), draw.letters(r, 1, 3, "abcz")),
        "from itertools import cycle",
    ),
    made(
        "strings.caesar_decode",
        "decode_caesar unshift decrypt",
        "text: str; shift: int",
        "str",
        """
        Decode {text}, whose letters were each moved {shift} places forward in the alphabet.
        undo a caesar cipher
        Given a secret message and its key, move every letter back by {shift}; keep case and other characters.
        Return the original message of a Caesar cipher.
        How do I shift letters back, with a wrapping around to z?
        Returns {text} with letters moved {shift} positions to the left, modulo 26.
        """,
        """
        result = ""
        for char in text:
            if char.isalpha():
                base = ord("A") if char.isupper() else ord("a")
                result += chr((ord(char) - base - shift) % 26 + base)
            else:
                result += char
        return result
        ---
        lower = "abcdefghijklmnopqrstuvwxyz"
        upper = lower.upper()
        return "".join(
            lower[(lower.index(c) - shift) % 26] if c in lower
            else upper[(upper.index(c) - shift) % 26] if c in upper
            else c
            for c in text
        )
        """,
        lambda r: (_plain(r), r.choice((0, 1, 3, 13, 25, 27))),
    ),
    made(
        "strings.key_cipher",
        "substitute apply_key replace_letters",
        "text: str; key: dict[str, str]",
        "str",
        """
        Replace each character of {text} by its partner in {key}; characters without one are kept.
        substitution cipher with a dictionary
        Given a text and a mapping from character to character, encode the text.
        Return the text after looking up every character in the key.
        How do I swap letters by a table? Unknown characters stay.
        Returns a string in which the characters that are keys are exchanged, all at once.
        """,
        """
        return "".join(key.get(char, char) for char in text)
        ---
        result = ""
        for char in text:
            if char in key:
                result += key[char]
            else:
                result += char
        return result
        ---
        return text.translate(str.maketrans(key))
        """,
        lambda r: (draw.letters(r, 0, 7), dict(zip(r.sample("abcde", 3), "bxa", strict=True))),
    ),
    made(
        "strings.decode_key_cipher",
        "decode_with_key undo_substitution decipher",
        "text: str; key: dict[str, str]",
        "str",
        """
        Decode {text}, in which each character was replaced by key[character].
        reverse a substitution cipher
        Given a coded text and the key (original to coded), return the original; other characters stay.
        Turn the key around and apply it to every character.
        How do I read a message that was encoded with this dictionary? No two letters have the same code.
        Returns the text with each value of the key changed back into its key.
        """,
        """
        reverse = {code: char for char, code in key.items()}
        return "".join(reverse.get(char, char) for char in text)
        ---
        result = ""
        for char in text:
            original = char
            for plain, code in key.items():
                if code == char:
                    original = plain
            result += original
        return result
        """,
        lambda r: (
            draw.letters(r, 0, 6, "abcxyz"),
            dict(zip(r.sample("abcde", 3), r.sample("xyzab", 3), strict=True)),
        ),
    ),
    made(
        "strings.letter_numbers_text",
        "letters_to_code a1z26 encode_letters",
        "word: str",
        "str",
        """
        Write the alphabet numbers of the letters of {word} (a = 1) with dashes in between.
        a1z26 code
        Given a word, replace each letter by its place in the alphabet and join the numbers with '-'.
        Return '3-1-20' for 'cat'; case does not matter.
        Which numbers do the letters have in the alphabet? Give them as one string.
        Returns the positions joined by dashes, '' for an empty word.
        """,
        """
        return "-".join(str(ord(char) - ord("a") + 1) for char in word.lower())
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        numbers = []
        for char in word.lower():
            numbers.append(str(alphabet.index(char) + 1))
        return "-".join(numbers)
        ---
        return "-".join([str(ord(char) - 96) for char in word.lower()])
        """,
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 4, "azAZkt"))),),
    ),
    made(
        "strings.code_to_letters",
        "code_to_letters numbers_to_word decode_numbers",
        "code: str",
        "str",
        """
        Turn numbers with dashes into letters: 1 is a, 2 is b, and so on.
        decode '3-1-20' to 'cat'
        Given alphabet positions (1 to 26) joined by '-', return the word in lower case.
        Which word does {code} stand for? An empty code gives an empty word.
        Read each number as the place of a letter in the alphabet.
        Returns the letters, joined without anything in between.
        """,
        """
        if not code:
            return ""
        return "".join(chr(int(number) + 96) for number in code.split("-"))
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        word = ""
        for part in code.split("-"):
            if part:
                word += alphabet[int(part) - 1]
        return word
        ---
        return "".join(chr(ord("a") + int(part) - 1) for part in code.split("-") if part)
        """,
        lambda r: ("-".join(str(r.randint(1, 26)) for _ in range(r.randint(0, 5))),),
    ),
    made(
        "strings.char_codes",
        "char_codes to_codes ascii_codes",
        "text: str",
        "list[int]",
        """
        List the code of every character of {text}.
        ascii codes of a string
        Given a string, return the Unicode code points of its characters in order.
        Which numbers stand for the characters? 'A' is 65.
        Apply ord to each character.
        Returns a list with one integer per character.
        """,
        """
        return [ord(char) for char in text]
        ---
        codes = []
        for char in text:
            codes.append(ord(char))
        return codes
        ---
        return list(map(ord, text))
        """,
        lambda r: (_plain(r, 0, 6),),
    ),
    made(
        "strings.from_codes",
        "from_codes codes_to_text text_of_codes",
        "codes: list[int]",
        "str",
        """
        Build the string whose characters have the given codes.
        string from ascii codes
        Given a list of character codes, return the text that they spell.
        What does [72, 105] say? Change each number into its character.
        Apply chr to each number and join the results.
        Returns a string, empty for an empty list.
        """,
        """
        return "".join(chr(code) for code in codes)
        ---
        text = ""
        for code in codes:
            text += chr(code)
        return text
        ---
        return "".join(map(chr, codes))
        """,
        lambda r: ([r.choice((r.randint(65, 90), r.randint(97, 122), 32)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "strings.to_bits",
        "text_to_bits to_binary_codes string_to_binary",
        "text: str",
        "str",
        """
        Write every character of {text} as 8 binary digits, separated by spaces.
        string to binary
        Given an ASCII string, return its bytes as groups of eight bits with one space in between.
        What are the bits of 'A'? '01000001'.
        Convert each character code to binary, filled with zeros to a length of 8.
        Returns '' for an empty string.
        """,
        """
        return " ".join(format(ord(char), "08b") for char in text)
        ---
        groups = []
        for char in text:
            groups.append(bin(ord(char))[2:].zfill(8))
        return " ".join(groups)
        ---
        return " ".join(f"{ord(char):08b}" for char in text)
        """,
        lambda r: (_plain(r, 0, 4),),
    ),
    made(
        "strings.from_bits",
        "bits_to_text binary_to_string decode_bits",
        "bits: str",
        "str",
        """
        Read groups of binary digits separated by spaces as characters.
        binary to text
        Given character codes in binary such as '1000001 1000010', return the string they spell.
        Which text do the bits encode? Each group is one character.
        Convert each group to a number with base 2 and then to a character.
        Returns the decoded text, '' when there are no groups.
        """,
        """
        return "".join(chr(int(group, 2)) for group in bits.split())
        ---
        text = ""
        for group in bits.split():
            text += chr(int(group, 2))
        return text
        ---
        text = ""
        for group in bits.split():
            code = 0
            for bit in group:
                code = code * 2 + int(bit)
            text += chr(code)
        return text
        """,
        lambda r: (" ".join(f"{ord(r.choice('ABCxyz09')):b}" for _ in range(r.randint(0, 4))),),
    ),
    made(
        "strings.hex_codes",
        "text_to_hex to_hex_codes hex_dump",
        "text: str",
        "str",
        """
        Write each character of {text} as two hexadecimal digits, without separators.
        string to hex
        Given an ASCII string, return its character codes in base 16, two lower-case digits each.
        What does 'Hi' look like in hex? '4869'.
        Join the two-digit hex codes of all characters.
        Returns a string twice as long as {text}.
        """,
        """
        return "".join(f"{ord(char):02x}" for char in text)
        ---
        return text.encode().hex()
        ---
        result = ""
        for char in text:
            result += format(ord(char), "02x")
        return result
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "strings.morse_encode",
        "to_morse morse_encode encode_morse",
        "word: str; table: dict[str, str]",
        "str",
        """
        Write {word} in Morse code with the given table, one space between the letters.
        morse code of a word
        Given a word and a dictionary from upper-case letter to dots and dashes, encode the word.
        How is {word} sent in Morse code? Ignore case and skip characters that the table lacks.
        Look up the code of each letter in {table} and join the codes with spaces.
        Returns the codes of all letters that are in the table.
        """,
        """
        return " ".join(table[char] for char in word.upper() if char in table)
        ---
        codes = []
        for char in word.upper():
            if char in table:
                codes.append(table[char])
        return " ".join(codes)
        ---
        return " ".join(filter(None, (table.get(char) for char in word.upper())))
        """,
        lambda r: (
            draw.letters(r, 0, 5, "aAeEtT?"),
            r.choice(({"A": ".-", "E": "."}, {"T": "-", "A": ".-"}, {"E": "."})),
        ),
    ),
    made(
        "strings.morse_decode",
        "from_morse morse_decode decode_morse",
        "code: str; table: dict[str, str]",
        "str",
        """
        Decode Morse {code}, letters separated by spaces, with a table from letter to code.
        read morse code
        Given a Morse message and a dictionary letter -> code, return the letters; unknown codes give '?'.
        Which letters do the dots and dashes stand for? Write '?' for what is not in the table.
        Turn the table around and look up every code of the message.
        Returns one character for each code.
        """,
        """
        letters = {value: letter for letter, value in table.items()}
        return "".join(letters.get(part, "?") for part in code.split())
        ---
        result = ""
        for part in code.split():
            found = "?"
            for letter, value in table.items():
                if value == part:
                    found = letter
            result += found
        return result
        """,
        lambda r: (
            " ".join(r.choice((".-", ".", "-", "-.")) for _ in range(r.randint(0, 4))),
            r.choice(({"A": ".-", "E": "."}, {"T": "-", "A": ".-"}, {"N": "-."})),
        ),
    ),
    made(
        "strings.rail_fence",
        "zigzag_encrypt rail_fence even_then_odd",
        "text: str",
        "str",
        """
        Write first the characters of {text} at even positions, then those at odd positions.
        rail fence cipher with two rails
        Given a message, split it into every second character (from index 0) and the rest, and join both.
        Return the characters at 0, 2, 4, ... followed by those at 1, 3, 5, ...
        How is a text scrambled on two rails?
        Returns a string with the same characters, even indexes first.
        """,
        """
        return text[::2] + text[1::2]
        ---
        even = ""
        odd = ""
        for i, char in enumerate(text):
            if i % 2 == 0:
                even += char
            else:
                odd += char
        return even + odd
        ---
        return "".join(text[i] for i in sorted(range(len(text)), key=lambda i: i % 2))
        """,
        lambda r: (draw.letters(r, 0, 9, "abcdefgh"),),
    ),
    made(
        "strings.undo_rail_fence",
        "zigzag_decrypt rail_fence_decode interleave_halves",
        "code: str",
        "str",
        """
        Undo a scrambling that wrote the even positions first and then the odd ones.
        decode a rail fence cipher with two rails
        Given a text whose first half (the longer one) holds the characters 0, 2, 4, ..., restore the text.
        Cut {code} in the middle, first part not shorter, and take characters from both parts in turn.
        How do I get 'abcde' back from 'acebd'?
        Returns the two halves interleaved.
        """,
        """
        middle = (len(code) + 1) // 2
        result = ""
        for i in range(len(code)):
            result += code[i // 2] if i % 2 == 0 else code[middle + i // 2]
        return result
        ---
        middle = (len(code) + 1) // 2
        result = [""] * len(code)
        result[::2] = code[:middle]
        result[1::2] = code[middle:]
        return "".join(result)
        ---
        half = len(code) - len(code) // 2
        return "".join(a + b for a, b in zip_longest(code[:half], code[half:], fillvalue=""))
        """,
        lambda r: (draw.letters(r, 0, 9, "abcdefgh"),),
        "from itertools import zip_longest",
    ),
    made(
        "strings.read_columns",
        "read_columns columnar columns_cipher",
        "text: str; width: int",
        "str",
        """
        Write {text} in rows of {width} characters and read it column by column.
        columnar transposition without a key
        Given a message and the number of columns, join the columns of the grid from left to right.
        Return every {width}th character from the first, then from the second, and so on.
        How does the text read when its rows are read downwards? The last row may be shorter.
        Returns text[0::width] + text[1::width] + ... as one string.
        """,
        """
        return "".join(text[i::width] for i in range(width))
        ---
        result = ""
        for column in range(width):
            for i in range(column, len(text), width):
                result += text[i]
        return result
        ---
        rows = [text[i:i + width] for i in range(0, len(text), width)]
        return "".join(row[i] for i in range(width) for row in rows if i < len(row))
        """,
        lambda r: (draw.letters(r, 0, 9, "abcdefgh"), r.randint(1, 4)),
    ),
    made(
        "strings.leet",
        "to_leet leetspeak leet",
        "text: str",
        "str",
        """
        Replace a by 4, e by 3, i by 1 and o by 0, in upper and lower case.
        leetspeak
        Given a text, write its letters a, e, i, o (any case) as the digits 4, 3, 1, 0.
        Return {text} in leet; all other characters stay the same.
        How do gamers spell this? Exchange four of the vowels for digits.
        Returns the text with A/a -> 4, E/e -> 3, I/i -> 1, O/o -> 0.
        """,
        """
        return text.translate(str.maketrans("aeioAEIO", "43104310"))
        ---
        digits = {"a": "4", "e": "3", "i": "1", "o": "0"}
        return "".join(digits.get(char.lower(), char) for char in text)
        ---
        for letter, digit in (("a", "4"), ("e", "3"), ("i", "1"), ("o", "0")):
            text = text.replace(letter, digit).replace(letter.upper(), digit)
        return text
        """,
        lambda r: (draw.sentence(r, 0, 3),),
    ),
    made(
        "strings.xor",
        "xor_codes xor_encrypt xor_with_key",
        "text: str; key: int",
        "list[int]",
        """
        Combine the code of each character of {text} with {key} by exclusive or.
        xor cipher, list of codes
        Given a text and a number, return ord(char) ^ {key} for all characters.
        Encrypt a string with a one-byte key; the result is a list of numbers.
        What are the XOR-ed character codes?
        Returns one integer per character, [] for an empty text.
        """,
        """
        return [ord(char) ^ key for char in text]
        ---
        codes = []
        for char in text:
            codes.append(ord(char) ^ key)
        return codes
        ---
        return [code ^ key for code in map(ord, text)]
        """,
        lambda r: (_plain(r, 0, 5), r.choice((0, 1, 32, 7, 255))),
    ),
    made(
        "strings.checksum",
        "checksum char_checksum simple_hash",
        "text: str; modulus: int",
        "int",
        """
        Add up the character codes of {text}, each times its position from 1, modulo {modulus}.
        weighted checksum of a string
        Given a string, compute a hash: the sum of position * ord(char), reduced modulo {modulus}.
        Return a number below {modulus} that depends on the characters and their order.
        What is the checksum? The first character counts once, the second twice, and so on.
        Returns 0 for an empty string.
        """,
        """
        return sum(i * ord(char) for i, char in enumerate(text, 1)) % modulus
        ---
        total = 0
        for i in range(len(text)):
            total = (total + (i + 1) * ord(text[i])) % modulus
        return total
        """,
        lambda r: (_plain(r, 0, 6), r.choice((7, 10, 97, 256))),
    ),
    made(
        "strings.keep_alphanumeric",
        "keep_alphanumeric only_alnum strip_symbols",
        "text: str",
        "str",
        """
        Keep only the letters and digits of {text}, in lower case.
        letters and digits only, lowered
        Given any string, drop spaces and special characters and lower the rest.
        Return the alphanumeric characters of {text} as one lower-case string.
        How do I normalise a text for comparison? Throw away everything but letters and digits, ignore case.
        Returns '' if {text} has neither letters nor digits.
        """,
        """
        return "".join(char.lower() for char in text if char.isalnum())
        ---
        result = ""
        for char in text:
            if char.isalnum():
                result += char.lower()
        return result
        ---
        return re.sub(r"[^a-z0-9]", "", text.lower())
        """,
        lambda r: (draw.letters(r, 0, 8, "aBc1 -_,.!"),),
        "import re",
    ),
    made(
        "strings.remove_digits",
        "remove_digits strip_digits without_digits",
        "text: str",
        "str",
        """
        Remove all digits from {text}.
        text without numbers
        Given a string, return it with the characters 0 to 9 taken out.
        What is left when the digits are deleted?
        Drop every digit and keep all other characters, spaces too.
        Returns {text} without digits.
        """,
        """
        return "".join(char for char in text if not char.isdigit())
        ---
        result = ""
        for char in text:
            if char not in "0123456789":
                result += char
        return result
        ---
        return re.sub("[0-9]+", "", text)
        """,
        lambda r: (draw.letters(r, 0, 8, "aB12 -9"),),
        "import re",
    ),
    made(
        "strings.strip_quotes",
        "strip_quotes unquote remove_quotes",
        "text: str",
        "str",
        """
        Remove the quotation marks around {text} if it starts and ends with the same one (' or ").
        strip surrounding quotes
        Given a string, cut off one pair of matching single or double quotes; otherwise leave it alone.
        Return what stands between the quotes, or {text} itself if it is not quoted.
        How can I unquote a value? Both ends must have the same quote, and a lone quote stays.
        Returns the text without its outer quotes.
        """,
        """
        if len(text) >= 2 and text[0] == text[-1] and text[0] in "'\\"":
            return text[1:-1]
        return text
        ---
        for quote in ("'", '"'):
            if len(text) > 1 and text.startswith(quote) and text.endswith(quote):
                return text[1:-1]
        return text
        """,
        lambda r: (r.choice(("'", '"', "", "")) + draw.letters(r, 0, 4, "ab '") + r.choice(("'", '"', "")),),
    ),
    made(
        "strings.is_quoted",
        "is_quoted in_quotes has_quotes",
        "text: str",
        "bool",
        """
        Is {text} surrounded by double quotes?
        starts and ends with "
        Given a string, check whether its first and its last character are two different double quotes.
        Return True for text of at least two characters between double quotation marks.
        Does {text} look like a string literal with double quotes? A single quote mark alone is False.
        Returns True if both ends are ", otherwise False.
        """,
        """
        return len(text) >= 2 and text[0] == '"' and text[-1] == '"'
        ---
        return len(text) > 1 and text.startswith('"') and text.endswith('"')
        ---
        if len(text) < 2:
            return False
        return text[0] == text[-1] == '"'
        """,
        lambda r: (r.choice(('"', "'", "")) + draw.letters(r, 0, 3, "ab") + r.choice(('"', '"', "'", "")),),
    ),
    made(
        "strings.remove_comment",
        "remove_comment strip_comment cut_comment",
        "line: str",
        "str",
        """
        Cut off everything from the first '#' of {line} and the spaces before it.
        line without its comment
        Given a line of a script, drop the comment that begins at '#' and trailing spaces.
        Return the code part of {line}; a line that is only a comment gives ''.
        How do I ignore comments in a config file? Leading spaces are kept.
        Returns what stands before '#', stripped at the right.
        """,
        """
        return line.split("#")[0].rstrip()
        ---
        index = line.find("#")
        if index != -1:
            line = line[:index]
        return line.rstrip()
        ---
        code, _, comment = line.partition("#")
        return code.rstrip()
        """,
        lambda r: (
            r.choice(("", "  "))
            + r.choice(("", "x = 1", "go on "))
            + r.choice(("", "# note", " # a # b", "#")),
        ),
    ),
    made(
        "strings.code_lines",
        "code_lines real_lines without_comments",
        "text: str",
        "list[str]",
        """
        List the lines of {text} that are neither blank nor comments starting with '#', stripped.
        lines without blank ones and comments
        Given the text of a config file, return its meaningful lines without spaces around them.
        Which lines count? Skip empty lines and those whose first character after spaces is '#'.
        Filter out comment lines and blank lines.
        Returns the stripped remaining lines in order.
        """,
        """
        lines = [line.strip() for line in text.splitlines()]
        return [line for line in lines if line and not line.startswith("#")]
        ---
        result = []
        for line in text.splitlines():
            line = line.strip()
            if line == "" or line[0] == "#":
                continue
            result.append(line)
        return result
        """,
        lambda r: (_lines(r, ("a = 1", "# no", "", "  b", " #x", "c ")),),
    ),
    made(
        "strings.remove_blank_lines",
        "remove_blank_lines drop_empty_lines squeeze_lines",
        "text: str",
        "str",
        """
        Remove the lines of {text} that are empty or have only spaces.
        delete blank lines
        Given a text of several lines, return it without blank ones; the others stay as they are.
        How do I get rid of empty lines? Join the remaining lines with line breaks.
        Keep every line that has something other than whitespace.
        Returns the text with the non-blank lines only.
        """,
        """
        return "\\n".join(line for line in text.splitlines() if line.strip())
        ---
        kept = []
        for line in text.split("\\n"):
            if line.strip() != "":
                kept.append(line)
        return "\\n".join(kept)
        ---
        return "\\n".join(filter(str.strip, text.splitlines()))
        """,
        lambda r: (_lines(r, ("a", "", "  b", "  ", "c d")),),
    ),
    made(
        "strings.longest_line",
        "longest_line widest_line line_with_most_chars",
        "text: str",
        "str",
        """
        Return the longest line of {text}, the first of them on a tie, '' for empty text.
        longest line
        Given a text of several lines, find the line with the most characters.
        Which line is the widest? The earlier one if two are equally long.
        Split {text} into lines and return the one with the greatest length.
        Returns the first line that no other line exceeds in length.
        """,
        """
        return max(text.splitlines(), key=len, default="")
        ---
        longest = ""
        for line in text.split("\\n"):
            if len(line) > len(longest):
                longest = line
        return longest
        ---
        lines = sorted(text.split("\\n"), key=len, reverse=True)
        return lines[0]
        """,
        lambda r: (_lines(r, ("a", "b", "", "xy", "dog", "cat")),),
    ),
    made(
        "strings.nth_line",
        "nth_line get_line line_at",
        "text: str; number: int",
        "str | None",
        """
        Return line {number} of {text}, counting from 1, or None if there is no such line.
        get a line by its number
        Given a text and a 1-based line number, return that line without its line break.
        What stands in line {number}? None if the number is too large or below 1.
        Look up one line of a text.
        Returns the line, None when it is out of range.
        """,
        """
        lines = text.splitlines()
        if 1 <= number <= len(lines):
            return lines[number - 1]
        return None
        ---
        for i, line in enumerate(text.splitlines(), start=1):
            if i == number:
                return line
        return None
        ---
        lines = text.splitlines()
        return lines[number - 1] if 0 < number <= len(lines) else None
        """,
        lambda r: (_lines(r, ("a", "b c", "", "dog")), r.randint(0, 4)),
    ),
    made(
        "strings.lines_containing",
        "grep lines_containing find_lines",
        "text: str; needle: str",
        "list[tuple[int, str]]",
        """
        List (line number, line) for every line of {text} that contains {needle}; numbers start at 1.
        grep with line numbers
        Given a text and a search string, return the matching lines with their 1-based numbers.
        In which lines does {needle} occur? The case must match.
        Search a text line by line.
        Returns tuples of number and line, [] if nothing matches.
        """,
        """
        return [(i, line) for i, line in enumerate(text.splitlines(), 1) if needle in line]
        ---
        matches = []
        number = 0
        for line in text.splitlines():
            number += 1
            if needle in line:
                matches.append((number, line))
        return matches
        ---
        lines = text.splitlines()
        return [(i + 1, lines[i]) for i in range(len(lines)) if lines[i].find(needle) >= 0]
        """,
        lambda r: (_lines(r, ("a", "cat", "at", "dog", "Cat")), r.choice(("a", "at", "C", "g", "x"))),
    ),
    made(
        "strings.dedent",
        "dedent remove_indent unindent",
        "lines: list[str]",
        "list[str]",
        """
        Remove the indentation that all {lines} have in common.
        dedent a block of lines
        Given non-empty lines that begin with spaces, cut as many spaces from each as the least indented has.
        Shift the block to the left until one line starts at the margin.
        How many leading spaces can be taken from every line? Take them away.
        Returns the lines with the smallest indentation removed, [] for no lines.
        """,
        """
        indent = min((len(line) - len(line.lstrip()) for line in lines), default=0)
        return [line[indent:] for line in lines]
        ---
        while lines and all(line.startswith(" ") for line in lines):
            lines = [line[1:] for line in lines]
        return lines
        ---
        if not lines:
            return []
        indents = [len(line) - len(line.lstrip(" ")) for line in lines]
        smallest = min(indents)
        return [line[smallest:] for line in lines]
        """,
        lambda r: (
            [" " * r.randint(0, 4) + r.choice(("a", "b c", "if x:")) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "strings.indent_level",
        "indent_level count_indent leading_spaces",
        "line: str",
        "int",
        """
        Count the spaces at the start of {line}.
        indentation of a line
        Given a line of code, how many blanks does it begin with?
        Return the number of leading spaces; a line of spaces only counts all of them.
        How deep is the line indented, in spaces?
        Returns 0 if the line does not start with a space.
        """,
        """
        return len(line) - len(line.lstrip(" "))
        ---
        count = 0
        for char in line:
            if char != " ":
                break
            count += 1
        return count
        ---
        count = 0
        while count < len(line) and line[count] == " ":
            count += 1
        return count
        """,
        lambda r: (" " * r.randint(0, 5) + r.choice(("", "x = 1", "a b ", "return")),),
    ),
    made(
        "strings.expand_tabs",
        "tabs_to_spaces replace_tabs expand_leading_tabs",
        "line: str; size: int",
        "str",
        """
        Replace every tab at the start of {line} by {size} spaces.
        leading tabs to spaces
        Given a line indented with tabs, indent it with {size} spaces per tab; other tabs are kept.
        Return {line} with its leading tabs expanded.
        How do I turn tab indentation into spaces?
        Returns the line with {size} blanks for each of the tabs it begins with.
        """,
        """
        rest = line.lstrip("\\t")
        return " " * size * (len(line) - len(rest)) + rest
        ---
        indent = ""
        while line.startswith("\\t"):
            indent += " " * size
            line = line[1:]
        return indent + line
        """,
        lambda r: ("\t" * r.randint(0, 3) + r.choice(("x", "a\tb", "", "if y:")), r.choice((2, 4, 1))),
    ),
    made(
        "strings.remove_bracketed",
        "remove_parentheses drop_brackets without_parentheses",
        "text: str",
        "str",
        """
        Delete everything in round brackets from {text}, the brackets too.
        remove (parenthesised) parts
        Given a text whose parentheses match and may be nested, return only what is outside of them.
        What remains without the remarks in brackets? Spaces are left as they are.
        Skip all characters between '(' and the matching ')'.
        Returns the text outside all parentheses.
        """,
        """
        depth = 0
        result = ""
        for char in text:
            if char == "(":
                depth += 1
            elif char == ")":
                depth -= 1
            elif depth == 0:
                result += char
        return result
        ---
        while "(" in text:
            start = text.rfind("(")
            end = text.find(")", start)
            text = text[:start] + text[end + 1:]
        return text
        """,
        lambda r: (
            draw.letters(r, 0, 2, "ab ")
            + r.choice(("", "(x)", "(a(b)c)", "()", "(y) (z)"))
            + draw.letters(r, 0, 3, "cd "),
        ),
    ),
    made(
        "strings.strip_tags",
        "strip_tags remove_tags html_to_text",
        "html: str",
        "str",
        """
        Remove all tags such as <b> or </p> from {html}.
        strip html tags
        Given a piece of HTML, return only the text between the tags.
        How do I get the plain text out of {html}? Drop everything from '<' to the next '>'.
        Delete the markup and keep the contents.
        Returns {html} without anything in angle brackets.
        """,
        """
        return re.sub(r"<[^>]*>", "", html)
        ---
        result = ""
        inside = False
        for char in html:
            if char == "<":
                inside = True
            elif char == ">":
                inside = False
            elif not inside:
                result += char
        return result
        """,
        lambda r: (
            "".join(
                r.choice(("<b>", "</b>", "<br>", "hi", " ", "you", "<p>a</p>"))
                for _ in range(r.randint(0, 4))
            ),
        ),
        "import re",
    ),
    made(
        "strings.escape_html",
        "escape_html html_escape to_html",
        "text: str",
        "str",
        """
        Replace &, < and > in {text} by &amp;, &lt; and &gt;.
        escape text for html
        Given plain text, make it safe to put into a web page by escaping its three special characters.
        Return {text} with ampersands and angle brackets written as entities.
        How can I show '<b>' literally in a page? Escape & first.
        Returns the escaped text.
        """,
        """
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        ---
        entities = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
        return "".join(entities.get(char, char) for char in text)
        ---
        result = ""
        for char in text:
            if char == "&":
                result += "&amp;"
            elif char == "<":
                result += "&lt;"
            elif char == ">":
                result += "&gt;"
            else:
                result += char
        return result
        """,
        lambda r: (draw.letters(r, 0, 5, "ab<>& ;"),),
    ),
    made(
        "strings.fill_template",
        "fill_template render fill_in",
        "template: str; values: dict[str, str]",
        "str",
        """
        Replace every {{key}} in {template} by its value in {values}; unknown ones stay.
        fill a template with {{name}} placeholders
        Given a template and a dictionary, put the values in place of the names in curly braces.
        How do I render 'Hi {{name}}' with a dict? Placeholders without a value are left as they are.
        For each key of {values}, exchange the key in braces for its value.
        Returns the filled template; no value contains braces.
        """,
        """
        for key, value in values.items():
            template = template.replace("{" + key + "}", value)
        return template
        ---
        return re.sub(r"\\{(\\w+)\\}", lambda match: values.get(match[1], match[0]), template)
        """,
        lambda r: (
            "".join(r.choice(("{a}", "{b}", "{c}", " ", "Hi", "x", "!")) for _ in range(r.randint(0, 5))),
            {key: r.choice(_NAMES) for key in r.sample("abc", r.randint(0, 2))},
        ),
        "import re",
    ),
    made(
        "strings.placeholders",
        "placeholders template_fields find_placeholders",
        "template: str",
        "list[str]",
        """
        List the names in curly braces in {template}, each once, in order of appearance.
        placeholders of a template
        Given a template such as 'Hi {{name}}', return the names that have to be filled in.
        Which fields does the template have? No name twice; braces are never nested.
        Find all different {{names}}.
        Returns a list of names, [] if there are no placeholders.
        """,
        """
        return list(dict.fromkeys(re.findall(r"\\{(\\w+)\\}", template)))
        ---
        names = []
        for part in template.split("{")[1:]:
            name = part.split("}")[0]
            if name not in names:
                names.append(name)
        return names
        """,
        lambda r: (
            "".join(r.choice(("{a}", "{b}", "{name}", " ", "Hi", "x")) for _ in range(r.randint(0, 5))),
        ),
        "import re",
    ),
    made(
        "strings.expand_variables",
        "expand_variables substitute_variables fill_dollar",
        "text: str; variables: dict[str, str]",
        "str",
        """
        Replace each word of {text} that starts with '$' by the variable's value, '' if it is not known.
        expand $name words
        Given a command line and variables, exchange $NAME for its value; unknown variables become empty.
        Return the words joined with single spaces, after looking up those with a dollar sign.
        What does the text say when its $variables are filled in?
        Returns the expanded text.
        """,
        """
        words = []
        for word in text.split(" "):
            if word.startswith("$"):
                word = variables.get(word[1:], "")
            words.append(word)
        return " ".join(words)
        ---
        return " ".join(variables.get(w[1:], "") if w[:1] == "$" else w for w in text.split(" "))
        """,
        lambda r: (
            " ".join(r.choice(("$a", "$b", "go", "to", "$x")) for _ in range(r.randint(0, 4))),
            {key: r.choice(_NAMES) for key in r.sample("ab", r.randint(0, 2))},
        ),
    ),
    made(
        "strings.log_level",
        "log_level parse_level level_of_line",
        "line: str",
        "str | None",
        """
        Return the level of a log line such as '[ERROR] disk full', or None without brackets at the start.
        level of a log line
        Given a line of a log, get the word between the brackets it begins with, in lower case.
        Which level has the line? '[WARN] low' gives 'warn'; None if it does not start with [level].
        Parse the part in square brackets at the start.
        Returns the lower-case level or None.
        """,
        """
        if line.startswith("[") and "]" in line:
            return line[1:line.index("]")].lower()
        return None
        ---
        match = re.match(r"\\[([^\\]]*)\\]", line)
        return match.group(1).lower() if match else None
        ---
        if not line.startswith("["):
            return None
        level, bracket, _ = line[1:].partition("]")
        return level.lower() if bracket else None
        """,
        lambda r: (
            r.choice(("[ERROR] ", "[WARN] ", "[info]", "", "INFO ", "[", "a [b] "))
            + r.choice(("disk full", "ok", "")),
        ),
        "import re",
    ),
    made(
        "strings.count_levels",
        "count_levels log_summary levels_in_log",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count the lines of a log by level; the level is the text before the first ':'.
        number of log lines per level
        Given log lines like 'ERROR: disk full', return a dictionary from level to how often it occurs.
        How many errors, warnings and so on are there? Lines without a colon are skipped.
        Tally what stands before the colon of each of {lines}.
        Returns counts in the order in which the levels first appear.
        """,
        """
        counts = {}
        for line in lines:
            if ":" in line:
                level = line.split(":")[0]
                counts[level] = counts.get(level, 0) + 1
        return counts
        ---
        return dict(Counter(line.split(":")[0] for line in lines if ":" in line))
        ---
        counts = defaultdict(int)
        for line in lines:
            level, colon, _ = line.partition(":")
            if colon:
                counts[level] += 1
        return dict(counts)
        """,
        lambda r: (
            [
                r.choice(("ERROR: x", "INFO: a:b", "WARN: y", "ok", "INFO: up"))
                for _ in range(r.randint(0, 3))
            ],
        ),
        ("from collections import Counter", "from collections import defaultdict"),
    ),
    made(
        "strings.messages_of_level",
        "messages_with_level filter_log log_messages",
        "lines: list[str]; level: str",
        "list[str]",
        """
        Return the messages of all log lines 'LEVEL: message' whose level is {level}, ignoring case.
        log messages of one level
        Given log lines and a level, list what comes after ': ' in the lines of that level.
        What do the lines of this level say? Leave out the level and the colon.
        Filter the log by level and keep only the messages.
        Returns the matching messages in order.
        """,
        """
        messages = []
        for line in lines:
            name, _, message = line.partition(": ")
            if name.lower() == level.lower():
                messages.append(message)
        return messages
        ---
        parts = [line.split(": ", 1) for line in lines]
        return [message for name, message in parts if name.upper() == level.upper()]
        ---
        start = level.lower() + ": "
        return [line[len(start):] for line in lines if line.lower().startswith(start)]
        """,
        lambda r: (
            [r.choice(("ERROR: x", "INFO: a: b", "Error: no", "INFO: up")) for _ in range(r.randint(0, 2))],
            r.choice(("error", "INFO", "info", "ERROR")),
        ),
    ),
    made(
        "strings.csv_column",
        "csv_column column_by_name get_csv_column",
        "text: str; name: str",
        "list[str]",
        """
        Return the values of the column {name} of a CSV text whose first line is the header.
        one column of a csv text
        Given CSV text (commas, no quotes) and a column name, list the cells of that column.
        What is in the column {name}? If the header does not have it, return [].
        Find the index of the name in the header and take this field of every later line.
        Returns a list with one string per data line.
        """,
        """
        rows = [line.split(",") for line in text.splitlines()]
        if not rows or name not in rows[0]:
            return []
        index = rows[0].index(name)
        return [row[index] for row in rows[1:]]
        ---
        return [row[name] for row in csv.DictReader(text.splitlines()) if name in row]
        """,
        lambda r: (
            "\n".join(
                ["a,b,c", *(",".join(str(r.randint(0, 9)) for _ in "abc") for _ in range(r.randint(0, 3)))]
            ),
            r.choice("abcx"),
        ),
        "import csv",
    ),
    made(
        "strings.csv_records",
        "csv_records csv_to_dicts parse_records",
        "text: str",
        "list[dict[str, str]]",
        """
        Turn CSV text with a header line into a list of dictionaries.
        csv text to dicts
        Given comma-separated lines, use the first one as keys and make a dict of every other line.
        Return one dictionary per data line; all values stay strings.
        How do I parse a small CSV table into records? There are no quotes in it.
        Returns [] if there is nothing but the header.
        """,
        """
        header, *lines = text.splitlines()
        keys = header.split(",")
        return [dict(zip(keys, line.split(","))) for line in lines]
        ---
        return list(csv.DictReader(text.splitlines()))
        ---
        rows = [line.split(",") for line in text.split("\\n")]
        records = []
        for row in rows[1:]:
            record = {}
            for key, value in zip(rows[0], row):
                record[key] = value
            records.append(record)
        return records
        """,
        lambda r: (
            "\n".join(["x,y", *(f"{r.choice('abc')},{r.randint(0, 20)}" for _ in range(r.randint(0, 2)))]),
        ),
        "import csv",
    ),
    made(
        "strings.quoted_csv",
        "quote_csv_row csv_with_quotes join_csv",
        "fields: list[str]",
        "str",
        """
        Join {fields} with commas; a field that contains a comma is put in double quotes.
        csv line with quotes where needed
        Given the cells of a row, write one line of CSV; cells have no quotes of their own.
        Quote only the fields with a comma in them.
        How do I write 'a,b' as one cell? Surround it with double quotes.
        Returns the fields separated by commas, '' for an empty list.
        """,
        """
        return ",".join(f'"{field}"' if "," in field else field for field in fields)
        ---
        parts = []
        for field in fields:
            if "," in field:
                field = '"' + field + '"'
            parts.append(field)
        return ",".join(parts)
        """,
        lambda r: ([r.choice(("a", "b,c", "", "x y", ",", "12")) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "strings.number_words",
        "number_to_words spell_number number_in_words",
        "number: int",
        "str",
        """
        Write {number} (0 to 99) in English words, with a dash as in 'forty-two'.
        number to words below 100
        Given an integer between 0 and 99, return its name: 7 is 'seven', 30 is 'thirty', 21 'twenty-one'.
        How is {number} spelled? Tens and ones are joined by '-'.
        Spell out a small number in lower case.
        Returns the English numeral of a number from 0 to 99.
        """,
        """
        small = (
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
            "fifteen sixteen seventeen eighteen nineteen"
        ).split()
        tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
        if number < 20:
            return small[number]
        word = tens[number // 10 - 2]
        return word + "-" + small[number % 10] if number % 10 else word
        ---
        ones = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        teens = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen",
                 "seventeen", "eighteen", "nineteen"]
        tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        if number == 0:
            return "zero"
        if 10 <= number < 20:
            return teens[number - 10]
        parts = [tens[number // 10 - 2]] if number >= 20 else []
        if number % 10:
            parts.append(ones[number % 10])
        return "-".join(parts)
        """,
        lambda r: (r.choice((r.randint(0, 20), r.randint(0, 99), r.randint(2, 9) * 10)),),
    ),
    made(
        "strings.spell_digits",
        "spell_digits digits_to_words say_digits",
        "number: int",
        "str",
        """
        Write every digit of {number} as a word, separated by spaces: 407 is 'four zero seven'.
        digits as words
        Given a non-negative integer, name its digits one after the other.
        How would one read {number} aloud digit by digit?
        Look up the English word of each digit.
        Returns the words zero to nine for the digits, joined with spaces.
        """,
        """
        names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        return " ".join(names[int(digit)] for digit in str(number))
        ---
        names = "zero one two three four five six seven eight nine".split()
        words = []
        for digit in str(number):
            words.append(names[int(digit)])
        return " ".join(words)
        """,
        lambda r: (r.choice((r.randint(0, 9), r.randint(10, 999), 100, 70)),),
    ),
    made(
        "strings.read_digit_words",
        "words_to_number read_digits digits_from_words",
        "text: str",
        "str",
        """
        Turn digit words into digits: 'four zero seven' becomes '407'.
        words zero to nine -> digits
        Given digit names separated by spaces, return the digits as one string.
        Which digits do the words name? No words give ''.
        Replace each of the words zero, one, ..., nine by its digit and join them.
        Returns a string of digits, leading zeros included.
        """,
        """
        names = "zero one two three four five six seven eight nine".split()
        return "".join(str(names.index(word)) for word in text.split())
        ---
        digits = {
            "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4",
            "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
        }
        result = ""
        for word in text.split():
            result += digits[word]
        return result
        """,
        lambda r: (
            " ".join(
                r.choice("zero one two three four five six seven eight nine".split())
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "strings.compress_ranges",
        "compress_ranges format_ranges pages_text",
        "numbers: list[int]",
        "str",
        """
        Write ascending {numbers} with ranges: [1, 2, 3, 7] becomes '1-3,7'.
        list of numbers to ranges like '1-3,7'
        Given sorted different integers, join neighbours into 'first-last' and separate by commas.
        How can page numbers be written briefly? A number without neighbours stands alone.
        Return the numbers as comma-separated ranges, '' for an empty list.
        Returns a compact text in which each run of consecutive numbers is given by its ends.
        """,
        """
        runs = []
        for number in numbers:
            if runs and runs[-1][1] == number - 1:
                runs[-1][1] = number
            else:
                runs.append([number, number])
        return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)
        ---
        parts = []
        i = 0
        while i < len(numbers):
            start = i
            while i + 1 < len(numbers) and numbers[i + 1] == numbers[i] + 1:
                i += 1
            parts.append(str(numbers[i]) if i == start else f"{numbers[start]}-{numbers[i]}")
            i += 1
        return ",".join(parts)
        """,
        lambda r: (sorted(r.sample(range(1, 12), r.randint(0, 7))),),
    ),
    made(
        "strings.names_and_more",
        "names_and_more shorten_list likes_text",
        "names: list[str]; limit: int",
        "str",
        """
        Join {names} with commas, but show only the first {limit} and then 'and N more'.
        list cut after some names, 'a, b and 3 more'
        Given names and a limit of at least 1, write at most that many and how many are left out.
        Return all names joined by ', ' if there are not more than {limit}; else cut and count the rest.
        How do I abbreviate a long list of people?
        Returns the shown names followed by 'and N more' when some are hidden.
        """,
        """
        shown = ", ".join(names[:limit])
        if len(names) > limit:
            return f"{shown} and {len(names) - limit} more"
        return shown
        ---
        hidden = max(len(names) - limit, 0)
        text = ", ".join(names[:limit])
        return text + (f" and {hidden} more" if hidden else "")
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 4)), r.randint(1, 3)),
    ),
    made(
        "strings.table",
        "align_columns format_table table_lines",
        "rows: list[list[str]]",
        "list[str]",
        """
        Write each row as a line in which every column but the last is padded to its widest cell.
        align columns of a text table
        Given rows with the same number of cells, return lines with cells parted by one space and aligned.
        How can I print a table with straight columns? Fill the cells with spaces at the right.
        Pad every cell to the width of its column and join the cells by a space, no spaces at the line's end.
        Returns one string per row.
        """,
        """
        widths = [max(map(len, column)) for column in zip(*rows)]
        return [" ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
        ---
        lines = []
        for row in rows:
            line = ""
            for i, cell in enumerate(row):
                width = max(len(other[i]) for other in rows)
                line += cell + " " * (width - len(cell) + 1)
            lines.append(line.rstrip())
        return lines
        """,
        lambda r: (
            [
                [r.choice(("a", "tea", "x", "cake")), str(r.choice((1, 20, 300)))]
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "strings.center_lines",
        "center_lines center_block centered_lines",
        "lines: list[str]",
        "list[str]",
        """
        Centre all {lines} in the width of the longest one; an extra space goes to the right.
        center lines of text
        Given lines, pad each on both sides so that all are as wide as the widest.
        How do I centre a block of text? If the spaces do not split evenly, the right side gets one more.
        Put half of the missing spaces (rounded down) in front of each line and the rest behind it.
        Returns lines of equal length, [] for no lines.
        """,
        """
        width = max(map(len, lines), default=0)
        result = []
        for line in lines:
            space = width - len(line)
            left = space // 2
            result.append(" " * left + line + " " * (space - left))
        return result
        ---
        if not lines:
            return []
        width = len(max(lines, key=len))
        return [(" " * ((width - len(line)) // 2) + line).ljust(width) for line in lines]
        """,
        lambda r: ([r.choice(("a", "tea", "xy", "cakes", "")) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "strings.to_12_hours",
        "to_12_hour am_pm twelve_hour_clock",
        "time: str",
        "str",
        """
        Convert a time 'HH:MM' of the 24-hour clock to the 12-hour clock: '15:05' gives '3:05 PM'.
        24 hours to am/pm
        Given a time like '00:30', return it with AM or PM: '12:30 AM'.
        What is {time} on a 12-hour clock? Midnight and noon are 12, the hour has no leading zero.
        Write a time of day with AM or PM.
        Returns hour, colon, minutes, a space and AM or PM.
        """,
        """
        hour, minute = time.split(":")
        suffix = "AM" if int(hour) < 12 else "PM"
        return f"{int(hour) % 12 or 12}:{minute} {suffix}"
        ---
        hour = int(time[:2])
        if hour == 0:
            return f"12{time[2:]} AM"
        if hour < 12:
            return f"{hour}{time[2:]} AM"
        if hour == 12:
            return f"{time} PM"
        return f"{hour - 12}{time[2:]} PM"
        """,
        lambda r: (_clock(r),),
    ),
    made(
        "strings.minutes_between",
        "minutes_between time_difference elapsed_minutes",
        "start: str; end: str",
        "int",
        """
        Minutes from {start} to {end}, both 'HH:MM'; an earlier {end} is on the next day.
        minutes between two clock times
        Given two times of day, how many minutes pass from the first to the second, over midnight if needed?
        Return the difference in minutes, between 0 and 1439.
        How long does a film last that runs from {start} to {end}?
        Returns 0 when both times are equal.
        """,
        """
        h1, m1 = map(int, start.split(":"))
        h2, m2 = map(int, end.split(":"))
        return (h2 * 60 + m2 - h1 * 60 - m1) % 1440
        ---
        first = int(start[:2]) * 60 + int(start[3:])
        last = int(end[:2]) * 60 + int(end[3:])
        if last < first:
            last += 24 * 60
        return last - first
        """,
        lambda r: (_clock(r), _clock(r)),
    ),
    made(
        "strings.time_ago",
        "time_ago relative_time ago",
        "seconds: int",
        "str",
        """
        Say how long ago something was: 'just now' below a minute, else minutes, hours or days.
        relative time like '5 minutes ago'
        Given elapsed seconds, return text in the largest whole unit, with an s unless the number is 1.
        How do I show 7200 seconds as '2 hours ago'? Round down; under 60 seconds write 'just now'.
        Use days from 86400 seconds on, hours from 3600, minutes from 60.
        Returns 'N unit(s) ago' or 'just now'.
        """,
        """
        for size, unit in ((86400, "day"), (3600, "hour"), (60, "minute")):
            if seconds >= size:
                number = seconds // size
                return f"{number} {unit}{'s' if number != 1 else ''} ago"
        return "just now"
        ---
        if seconds < 60:
            return "just now"
        if seconds < 3600:
            number, unit = seconds // 60, "minute"
        elif seconds < 86400:
            number, unit = seconds // 3600, "hour"
        else:
            number, unit = seconds // 86400, "day"
        if number > 1:
            unit += "s"
        return f"{number} {unit} ago"
        """,
        lambda r: (
            r.choice(
                (r.randint(0, 200), 60, 59, 3600, r.randint(3600, 9000), 86400, r.randint(86400, 400000))
            ),
        ),
    ),
    made(
        "strings.latest_version",
        "latest_version newest_version highest_version",
        "versions: list[str]",
        "str | None",
        """
        Return the highest of {versions} such as '1.10.2', or None if there are none.
        newest version number
        Given version strings with three numbers, find the latest; compare part by part as numbers.
        Which version is the newest? '1.10.0' is later than '1.9.5'.
        Pick the maximum, comparing the integers between the dots.
        Returns None for an empty list.
        """,
        """
        return max(versions, key=lambda version: [int(part) for part in version.split(".")], default=None)
        ---
        latest = None
        best = []
        for version in versions:
            parts = [int(part) for part in version.split(".")]
            if parts > best:
                latest, best = version, parts
        return latest
        ---
        if not versions:
            return None
        return sorted(versions, key=lambda version: tuple(map(int, version.split("."))))[-1]
        """,
        lambda r: ([_version(r) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "strings.sort_versions",
        "sort_versions order_versions versions_ascending",
        "versions: list[str]",
        "list[str]",
        """
        Sort {versions} from the oldest to the newest by their numbers.
        sort version strings numerically
        Given strings like '1.2.10', order them so that 1.2.9 comes before 1.2.10.
        How do I sort versions correctly? Compare the parts between dots as integers.
        Put version numbers in ascending order.
        Returns a new sorted list.
        """,
        """
        return sorted(versions, key=lambda version: [int(part) for part in version.split(".")])
        ---
        parsed = [tuple(map(int, version.split("."))) for version in versions]
        return [".".join(map(str, parts)) for parts in sorted(parsed)]
        ---
        result = list(versions)
        result.sort(key=lambda version: tuple(int(part) for part in version.split(".")))
        return result
        """,
        lambda r: ([_version(r) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "strings.bump_level",
        "bump bump_version raise_version",
        "version: str; part: str",
        "str",
        """
        Raise the 'major', 'minor' or 'patch' number of {version} by 1 and set the later ones to 0.
        bump a semantic version
        Given 'X.Y.Z' and which part to raise, return the next version: bumping minor of 1.2.3 gives 1.3.0.
        What is the next version? The numbers after the raised one start again at 0.
        Increase one part of a version number.
        Returns the new version with three numbers.
        """,
        """
        major, minor, patch = map(int, version.split("."))
        if part == "major":
            return f"{major + 1}.0.0"
        if part == "minor":
            return f"{major}.{minor + 1}.0"
        return f"{major}.{minor}.{patch + 1}"
        ---
        numbers = [int(number) for number in version.split(".")]
        index = ["major", "minor", "patch"].index(part)
        numbers[index] += 1
        numbers[index + 1:] = [0] * (2 - index)
        return ".".join(str(number) for number in numbers)
        """,
        lambda r: (_version(r, 9), r.choice(("major", "minor", "patch"))),
    ),
    made(
        "strings.is_compatible",
        "is_compatible compatible_version satisfies",
        "installed: str; required: str",
        "bool",
        """
        Is version {installed} usable where {required} is asked for: same major number and not older?
        semver compatibility
        Given two versions 'X.Y.Z', say whether the first has the same X and is at least the second.
        Return True if the major versions agree and {installed} is not below {required}.
        Does the installed version do where the caret range of {required} is asked for? Compare numbers.
        Returns False for another major version or an older one.
        """,
        """
        have = [int(part) for part in installed.split(".")]
        need = [int(part) for part in required.split(".")]
        return have[0] == need[0] and have >= need
        ---
        have = tuple(map(int, installed.split(".")))
        need = tuple(map(int, required.split(".")))
        if have[0] != need[0]:
            return False
        return have[1:] >= need[1:]
        """,
        lambda r: (_version(r, 1), _version(r, 1)),
    ),
    made(
        "strings.parent_folder",
        "parent_folder parent_path dirname",
        "path: str",
        "str",
        """
        Return {path} without its last part: 'a/b/c.txt' gives 'a/b'.
        folder of a file path
        Given a path with slashes, cut off the part after the last '/'; without a slash the result is ''.
        In which directory does the file lie?
        Everything before the final slash, or an empty string.
        Returns the parent directory of {path}.
        """,
        """
        return path.rpartition("/")[0]
        ---
        if "/" not in path:
            return ""
        return path[:path.rindex("/")]
        ---
        return "/".join(path.split("/")[:-1])
        """,
        lambda r: ("/".join(r.choice(("a", "src", "b.txt", "my dir")) for _ in range(r.randint(1, 4))),),
    ),
    made(
        "strings.file_stem",
        "file_stem name_without_extension stem",
        "file_name: str",
        "str",
        """
        Return {file_name} without its extension; a leading dot does not begin an extension.
        file name without extension
        Given the name of a file, cut off the last dot and what follows: 'a.tar.gz' gives 'a.tar'.
        What is the stem of the name? '.bashrc' and names without a dot stay whole.
        Strip the suffix from a file name.
        Returns everything before the last dot, unless that would be nothing.
        """,
        """
        index = file_name.rfind(".")
        if index <= 0:
            return file_name
        return file_name[:index]
        ---
        stem = file_name.rpartition(".")[0]
        return stem if stem else file_name
        ---
        parts = file_name.split(".")
        return ".".join(parts[:-1]) or file_name
        """,
        lambda r: (
            r.choice((draw.word(r), "", "a.b", "my file")) + r.choice((".txt", "", ".tar.gz", ".py")) or "x",
        ),
    ),
    made(
        "strings.normalize_path",
        "normalize_path simplify_path resolve_path",
        "path: str",
        "str",
        """
        Simplify an absolute {path}: drop '.' and empty parts, let '..' remove the part before it.
        resolve . and .. in a path
        Given a path that starts with '/', return its shortest form; '..' at the root has no effect.
        Where does '/a/./b/../c' lead? To '/a/c'.
        Clean up a Unix path: no double slashes, no dots, no slash at the end except for the root.
        Returns the canonical absolute path.
        """,
        """
        parts = []
        for part in path.split("/"):
            if part == "..":
                if parts:
                    parts.pop()
            elif part and part != ".":
                parts.append(part)
        return "/" + "/".join(parts)
        ---
        parts = []
        for part in path.split("/"):
            if part == "..":
                parts = parts[:-1]
            elif part not in ("", "."):
                parts = parts + [part]
        return "/" + "/".join(parts)
        """,
        lambda r: (
            "/" + "/".join(r.choice(("a", "b", "..", ".", "", "src")) for _ in range(r.randint(0, 5))),
        ),
    ),
    made(
        "strings.count_extensions",
        "count_extensions files_by_type extension_counts",
        "files: list[str]",
        "dict[str, int]",
        """
        Count {files} by extension, in lower case; names without a dot count under ''.
        number of files per file type
        Given file names, return a dictionary from extension (no dot, lower case) to the number of files.
        How many files of each type are there? The extension is what follows the last dot.
        Tally the file endings.
        Returns extension -> count in order of first appearance.
        """,
        """
        counts = {}
        for name in files:
            extension = name.rsplit(".", 1)[1].lower() if "." in name else ""
            counts[extension] = counts.get(extension, 0) + 1
        return counts
        ---
        return dict(Counter(name.lower().rpartition(".")[2] if "." in name else "" for name in files))
        ---
        counts = defaultdict(int)
        for name in files:
            if "." in name:
                counts[name.split(".")[-1].lower()] += 1
            else:
                counts[""] += 1
        return dict(counts)
        """,
        lambda r: (
            [r.choice(("a.py", "b.PY", "c.txt", "run", "x.tar.gz", "d.py")) for _ in range(r.randint(0, 4))],
        ),
        ("from collections import Counter", "from collections import defaultdict"),
    ),
    made(
        "strings.free_name",
        "unique_name free_file_name avoid_clash",
        "name: str; taken: list[str]",
        "str",
        """
        Return {name}, or {name} with the first free number behind it if it is in {taken}: 'a (2)'.
        unique name with a counter
        Given a wanted name and names in use, find a free one: 'a', then 'a (2)', 'a (3)' and so on.
        Which name can I use without a clash? Numbers start at 2 and stand in brackets after a space.
        Append ' (2)' or a higher number until the name is not taken.
        Returns the first candidate that {taken} does not contain.
        """,
        """
        if name not in taken:
            return name
        number = 2
        while f"{name} ({number})" in taken:
            number += 1
        return f"{name} ({number})"
        ---
        candidate = name
        number = 1
        while candidate in taken:
            number += 1
            candidate = f"{name} ({number})"
        return candidate
        ---
        if name not in taken:
            return name
        return next(f"{name} ({i})" for i in count(2) if f"{name} ({i})" not in taken)
        """,
        lambda r: (r.choice(("a", "b")), r.sample(("a", "a (2)", "b", "a (3)", "b (3)"), r.randint(0, 4))),
        "from itertools import count",
    ),
    made(
        "strings.email_from_name",
        "make_email email_from_name build_email",
        "name: str; domain: str",
        "str",
        """
        Build an e-mail address: the words of {name} in lower case joined by dots, then @ and {domain}.
        email address from a full name
        Given a person's name and a domain, return an address such as ann.lee@shop.org.
        What is the address of this person? Lower the name and put '.' in place of the spaces.
        Create the company address for a name.
        Returns first.last@domain in lower case; {domain} is used as it is.
        """,
        """
        return ".".join(name.lower().split()) + "@" + domain
        ---
        words = [word.lower() for word in name.split()]
        return f"{'.'.join(words)}@{domain}"
        ---
        user = ""
        for word in name.split():
            user += word.lower() if user == "" else "." + word.lower()
        return user + "@" + domain
        """,
        lambda r: (
            " ".join(r.choice(_NAMES) for _ in range(r.randint(1, 3))),
            r.choice(("shop.org", "x.com", "mail.de")),
        ),
    ),
    made(
        "strings.find_emails",
        "find_emails extract_emails emails_in_text",
        "text: str",
        "list[str]",
        """
        List the words of {text} that have exactly one '@' with characters on both sides.
        e-mail addresses in a text
        Given a text, return the pieces between spaces that look like name@host.
        Which e-mail addresses does the text mention? One @, not at the start or the end of the word.
        Split at spaces and keep what could be an address.
        Returns the addresses in order, [] if there are none.
        """,
        """
        return [
            word for word in text.split()
            if word.count("@") == 1 and not word.startswith("@") and not word.endswith("@")
        ]
        ---
        result = []
        for word in text.split():
            parts = word.split("@")
            if len(parts) == 2 and parts[0] and parts[1]:
                result.append(word)
        return result
        ---
        return [word for word in text.split() if re.fullmatch("[^@]+@[^@]+", word)]
        """,
        lambda r: (
            " ".join(
                r.choice(("a@b.de", "hi", "@you", "x@", "a@@b", "me@x.org", "to"))
                for _ in range(r.randint(0, 4))
            ),
        ),
        "import re",
    ),
    made(
        "strings.normalize_email",
        "normalize_email clean_email canonical_email",
        "email: str",
        "str",
        """
        Clean an e-mail address: no outer spaces, lower case, and no '+tag' before the '@'.
        normalise an email address
        Given an address, lower it, strip it and drop everything from '+' up to the '@'.
        How can I tell that ' Ann+News@X.org' and 'ann@x.org' are the same mailbox?
        Remove the plus tag of the user part.
        Returns the address in its plain form.
        """,
        """
        user, domain = email.strip().lower().split("@")
        return user.split("+")[0] + "@" + domain
        ---
        email = email.strip().lower()
        at = email.index("@")
        plus = email.find("+")
        if 0 <= plus < at:
            return email[:plus] + email[at:]
        return email
        ---
        return re.sub(r"\\+[^@]*@", "@", email.strip().lower())
        """,
        lambda r: (
            r.choice(("", " "))
            + r.choice(("Ann", "bob", "c.D"))
            + r.choice(("", "+x", "+News+y", "+"))
            + "@"
            + r.choice(("X.org", "mail.de"))
            + r.choice(("", " ")),
        ),
        "import re",
    ),
    made(
        "strings.isbn13",
        "is_valid_isbn valid_isbn13 check_isbn",
        "code: str",
        "bool",
        """
        Check a 13-digit ISBN: digits weighted 1, 3, 1, 3, ... must add up to a multiple of 10.
        isbn-13 validation
        Given a code, ignore its dashes and return True if it has 13 digits and a right check digit.
        Is {code} a valid ISBN-13? Anything but 13 digits (dashes aside) is not.
        Multiply the digits by 1 and 3 in turn; the sum must end in 0.
        Returns False for a wrong length, other characters or a wrong sum.
        """,
        """
        digits = code.replace("-", "")
        if len(digits) != 13 or not digits.isdigit():
            return False
        return sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits)) % 10 == 0
        ---
        digits = "".join(code.split("-"))
        if not digits.isdigit() or len(digits) != 13:
            return False
        total = sum(map(int, digits[::2])) + 3 * sum(map(int, digits[1::2]))
        return total % 10 == 0
        """,
        lambda r: (
            _spoiled(
                r, r.choice(("9780306406157", "978-0306406157", "978-3161484100", "9783161484100")), "0-x"
            ),
        ),
    ),
    made(
        "strings.check_digit",
        "check_digit ean_check_digit last_digit_of_barcode",
        "digits: str",
        "int",
        """
        Compute the check digit of a barcode: what the digits, weighted 1, 3, 1, 3 ..., lack to a full ten.
        ean check digit for the first 12 digits
        Given the digits of a product code without its last one, find the digit that is missing.
        Which digit must follow so that the weighted sum is a multiple of 10? Weights alternate 1 and 3.
        Add digits at even indexes once and at odd indexes three times, then fill up to the next ten.
        Returns a digit from 0 to 9.
        """,
        """
        total = sum(int(d) * (3 if i % 2 else 1) for i, d in enumerate(digits))
        return (10 - total % 10) % 10
        ---
        total = 0
        weight = 1
        for digit in digits:
            total += weight * int(digit)
            weight = 4 - weight
        return -total % 10
        """,
        lambda r: (draw.letters(r, 12, 12, "0123456789"),),
    ),
    made(
        "strings.isbn10",
        "is_isbn10 valid_isbn10 check_isbn10",
        "code: str",
        "bool",
        """
        Check a 10-character ISBN: digits weighted 10, 9, ..., 1 add up to a multiple of 11; a final X is 10.
        isbn-10 validation
        Given a code without dashes, say whether it is a correct ISBN-10.
        Return True for nine digits and a check character (a digit or X) that fits.
        Is the weighted sum divisible by 11? Only the last place may be X.
        Returns False if the length, a character or the sum is wrong.
        """,
        """
        if len(code) != 10 or not code[:9].isdigit() or code[9] not in "0123456789X":
            return False
        values = [10 if char == "X" else int(char) for char in code]
        return sum((10 - i) * value for i, value in enumerate(values)) % 11 == 0
        ---
        if not re.fullmatch("[0-9]{9}[0-9X]", code):
            return False
        total = 0
        for i, char in enumerate(code):
            total += (10 - i) * (10 if char == "X" else int(char))
        return total % 11 == 0
        """,
        lambda r: (_spoiled(r, r.choice(("0306406152", "080442957X", "3161484100", "043942089X")), "0X-"),),
        "import re",
    ),
    made(
        "strings.mac_address",
        "is_mac_address valid_mac is_valid_mac",
        "text: str",
        "bool",
        """
        Is {text} a MAC address: six groups of two hexadecimal digits separated by colons?
        valid mac address
        Given a string, check that it has the form 'aa:BB:0c:1D:22:33'.
        Return True for six pairs of hex digits (in any case) with ':' in between.
        Does {text} look like a hardware address?
        Returns False for a wrong number of groups, wrong lengths or other characters.
        """,
        """
        groups = text.split(":")
        return len(groups) == 6 and all(
            len(group) == 2 and all(char in "0123456789abcdefABCDEF" for char in group) for group in groups
        )
        ---
        return re.fullmatch("[0-9a-fA-F]{2}(:[0-9a-fA-F]{2}){5}", text) is not None
        ---
        groups = text.lower().split(":")
        if len(groups) != 6:
            return False
        for group in groups:
            if len(group) != 2 or group.strip("0123456789abcdef"):
                return False
        return True
        """,
        lambda r: (
            _spoiled(
                r, ":".join(draw.letters(r, 2, 2, "09aFBc") for _ in range(r.choice((6, 6, 6, 5)))), ":gG0-"
            ),
        ),
        "import re",
    ),
    made(
        "strings.is_snake_case",
        "is_snake_case snake_case_name check_snake_case",
        "name: str",
        "bool",
        """
        Is {name} in snake_case: words of lower-case letters or digits, joined by single underscores?
        snake case check
        Given a name, return True if it starts with a lower-case letter and has no double or outer underscore.
        Does {name} consist only of a-z, 0-9 and single underscores between them, with a letter first?
        Check the naming style of a variable.
        Returns False for capitals, spaces, an empty name or misplaced underscores.
        """,
        """
        return bool(re.fullmatch("[a-z][a-z0-9]*(_[a-z0-9]+)*", name))
        ---
        if not name or name[0] not in "abcdefghijklmnopqrstuvwxyz":
            return False
        for part in name.split("_"):
            if not part or any(char not in "abcdefghijklmnopqrstuvwxyz0123456789" for char in part):
                return False
        return True
        """,
        lambda r: (_spoiled(r, r.choice(("total_price", "x", "a_1", "Name", "_a", "max2", "")), "_ A1"),),
        "import re",
    ),
    made(
        "strings.naming_style",
        "naming_style case_style name_style",
        "name: str",
        "str",
        """
        Name the style of {name}: 'snake' with '_', 'kebab' with '-', 'camel' with a capital, else 'flat'.
        snake, kebab, camel or flat
        Given an identifier, look first for an underscore, then for a dash, then for an upper-case letter.
        How is {name} written? A name without any of these is 'flat'.
        Tell the case style apart by its marks.
        Returns one of 'snake', 'kebab', 'camel' and 'flat'.
        """,
        """
        if "_" in name:
            return "snake"
        if "-" in name:
            return "kebab"
        if name != name.lower():
            return "camel"
        return "flat"
        ---
        for mark, style in (("_", "snake"), ("-", "kebab")):
            if mark in name:
                return style
        return "camel" if any(char.isupper() for char in name) else "flat"
        """,
        lambda r: (draw.letters(r, 0, 3, "abc") + r.choice(("_x", "-y", "Name", "", "_A-b", "-C", "z")),),
    ),
    made(
        "strings.password_score",
        "password_strength password_score rate_password",
        "password: str",
        "int",
        """
        One point each for 8 or more characters, a lower-case letter, a capital, a digit, another character.
        password strength from 0 to 5
        Given a password, count how many of the five rules it fulfils.
        How strong is it? Points for length, small letters, capitals, digits and special characters.
        Rate a password by the kinds of characters in it and its length (at least 8).
        Returns an integer from 0 to 5.
        """,
        """
        score = 0
        if len(password) >= 8:
            score += 1
        if any(char.islower() for char in password):
            score += 1
        if any(char.isupper() for char in password):
            score += 1
        if any(char.isdigit() for char in password):
            score += 1
        if any(not char.isalnum() for char in password):
            score += 1
        return score
        ---
        rules = ["[a-z]", "[A-Z]", "[0-9]", "[^a-zA-Z0-9]", ".{8}"]
        return sum(1 for rule in rules if re.search(rule, password))
        ---
        return sum([
            len(password) >= 8,
            any(map(str.islower, password)),
            any(map(str.isupper, password)),
            any(map(str.isdigit, password)),
            not password.isalnum() and password != "",
        ])
        """,
        lambda r: (draw.letters(r, 0, 10, r.choice(("abc", "abAB", "ab12", "aA1!", "a-?", "A1"))),),
        "import re",
    ),
    made(
        "strings.password_problems",
        "password_problems missing_rules what_is_missing",
        "password: str",
        "list[str]",
        """
        List what {password} lacks: 'length' below 8 characters, 'digit', 'letter', in this order.
        problems of a password
        Given a password, say which of the rules it breaks: at least 8 characters, a digit, a letter.
        What is wrong with the password? An empty list means that it is fine.
        Check the three rules and collect the names of the broken ones.
        Returns some of 'length', 'digit' and 'letter'.
        """,
        """
        problems = []
        if len(password) < 8:
            problems.append("length")
        if not any(char.isdigit() for char in password):
            problems.append("digit")
        if not any(char.isalpha() for char in password):
            problems.append("letter")
        return problems
        ---
        rules = {
            "length": len(password) >= 8,
            "digit": any(char.isdigit() for char in password),
            "letter": any(char.isalpha() for char in password),
        }
        return [name for name, kept in rules.items() if not kept]
        """,
        lambda r: (draw.letters(r, 0, 11, r.choice(("abc", "12", "aB1!", "!?1", "aA1"))),),
    ),
    made(
        "strings.natural_sort",
        "natural_sort sort_naturally human_sort",
        "names: list[str]",
        "list[str]",
        """
        Sort names like 'img12' by their letters, then by the number at the end as a number.
        natural sort, a2 before a10
        Given names of letters followed by a number, order them so that 'x9' comes before 'x10'.
        How do I sort file names the way people do? Compare the trailing number numerically.
        Order by the text in front of the number first.
        Returns a new list in natural order.
        """,
        """
        def key(name):
            letters = name.rstrip("0123456789")
            return letters, int(name[len(letters):])

        return sorted(names, key=key)
        ---
        pairs = []
        for name in names:
            letters = name.rstrip("0123456789")
            pairs.append((letters, int(name[len(letters):]), name))
        return [name for _, _, name in sorted(pairs)]
        """,
        lambda r: ([r.choice("ab") + str(r.choice((1, 2, 10, 11, 100))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "strings.parse_sections",
        "parse_ini parse_sections read_config",
        "text: str",
        "dict[str, dict[str, str]]",
        """
        Parse lines '[section]' and 'key=value' into a dictionary of dictionaries.
        small ini parser
        Given the text of an INI file, return section -> (key -> value); blank lines are skipped.
        How do I read a config with sections? Every key belongs to the last section line above it.
        Build a nested dict from section headers in brackets and settings; the first line is a header.
        Returns the sections in order; all values are strings.
        """,
        """
        sections = {}
        current = {}
        for line in text.splitlines():
            if line.startswith("["):
                current = sections.setdefault(line.strip("[]"), {})
            elif line:
                key, value = line.split("=", 1)
                current[key] = value
        return sections
        ---
        sections = {}
        name = ""
        for line in text.split("\\n"):
            if line[:1] == "[" and line[-1:] == "]":
                name = line[1:-1]
                sections[name] = sections.get(name, {})
            elif "=" in line:
                key, _, value = line.partition("=")
                sections[name][key] = value
        return sections
        """,
        lambda r: (r.choice(("[s]\n", "[t]\nc=0\n")) + _lines(r, ("a=1", "b=x", "[t]", "", "c=2"), 3),),
    ),
    made(
        "strings.parse_size",
        "parse_size size_in_bytes to_bytes",
        "text: str",
        "int",
        """
        Read a size such as '10KB' or '3 MB' as bytes; units B, KB, MB, GB are powers of 1024, in any case.
        file size text to bytes
        Given a whole number and a unit, return the number of bytes; a space may stand in between.
        How many bytes are '2KB'? 2048.
        Convert a human-readable size into an integer.
        Returns the size in bytes.
        """,
        """
        units = {"KB": 1024, "MB": 1024 ** 2, "GB": 1024 ** 3}
        text = text.upper()
        for unit, factor in units.items():
            if text.endswith(unit):
                return int(text[:-2]) * factor
        return int(text.rstrip("B"))
        ---
        number, unit = re.fullmatch(r"(\\d+)\\s*([A-Z]+)", text.upper()).groups()
        return int(number) * 1024 ** ["B", "KB", "MB", "GB"].index(unit)
        """,
        lambda r: (
            str(r.choice((0, 1, r.randint(2, 999))))
            + r.choice(("", " "))
            + r.choice(("B", "KB", "MB", "kb", "GB", "b")),
        ),
        "import re",
    ),
    made(
        "strings.column_letters",
        "column_name column_letters spreadsheet_column",
        "number: int",
        "str",
        """
        Return the letters of spreadsheet column {number}: 1 is A, 26 is Z, 27 is AA.
        excel column name
        Given a column number from 1, write it with letters as a spreadsheet does.
        What is the 28th column called? 'AB'.
        Convert to base 26 with digits A to Z and without a zero.
        Returns one or more capital letters.
        """,
        """
        letters = ""
        while number > 0:
            number, rest = divmod(number - 1, 26)
            letters = chr(ord("A") + rest) + letters
        return letters
        ---
        alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        letters = []
        while number:
            number -= 1
            letters.append(alphabet[number % 26])
            number //= 26
        return "".join(reversed(letters))
        """,
        lambda r: (r.choice((r.randint(1, 30), 26, 27, 52, 53, 702, 703, r.randint(28, 2000))),),
    ),
    made(
        "strings.column_number",
        "column_number column_index letters_to_number",
        "letters: str",
        "int",
        """
        Return the number of the spreadsheet column {letters}: A is 1, Z is 26, AA is 27.
        excel column letters to number
        Given the name of a column, which number does it have, counting from 1? Ignore case.
        The how-manieth column is 'AB'? 28.
        Read the letters as digits 1 to 26 of a number in base 26.
        Returns the 1-based column number.
        """,
        """
        number = 0
        for letter in letters.upper():
            number = number * 26 + ord(letter) - ord("A") + 1
        return number
        ---
        alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return sum(
            (alphabet.index(letter) + 1) * 26 ** i for i, letter in enumerate(reversed(letters.upper()))
        )
        ---
        return reduce(lambda total, letter: total * 26 + ord(letter) - 64, letters.upper(), 0)
        """,
        lambda r: (draw.letters(r, 1, 3, "ABCXYZbz"),),
        "from functools import reduce",
    ),
    made(
        "strings.cell_position",
        "parse_cell cell_position cell_to_indices",
        "cell: str",
        "tuple[int, int]",
        """
        Turn a cell name such as 'B3' into (row, column), both counted from 0.
        cell reference to indexes
        Given one capital letter and a row number, return the zero-based row and column.
        Where is cell 'A1'? At (0, 0).
        The letter tells the column, the number (from 1) the row.
        Returns the tuple (row, column).
        """,
        """
        return int(cell[1:]) - 1, ord(cell[0]) - ord("A")
        ---
        column = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(cell[0])
        row = int(cell[1:]) - 1
        return (row, column)
        """,
        lambda r: (draw.letters(r, 1, 1, "ABCDEHXZ") + str(r.randint(1, 20)),),
    ),
    made(
        "strings.reverse_complement",
        "reverse_complement opposite_strand dna_reverse_complement",
        "dna: str",
        "str",
        """
        Return the reverse complement of {dna}: reversed, with A and T, C and G exchanged.
        reverse complement of a dna strand
        Given a DNA sequence of the letters A, C, G, T, read the opposite strand backwards.
        What is the other strand of 'AACG' from its own start? 'CGTT'.
        Reverse the sequence and replace every base by its partner.
        Returns a sequence of the same length.
        """,
        """
        pairs = {"A": "T", "T": "A", "C": "G", "G": "C"}
        return "".join(pairs[base] for base in reversed(dna))
        ---
        return dna[::-1].translate(str.maketrans("ACGT", "TGCA"))
        ---
        result = ""
        for base in dna:
            result = "TGCA"["ACGT".index(base)] + result
        return result
        """,
        lambda r: (draw.letters(r, 0, 9, "ACGT"),),
    ),
    made(
        "strings.gc_content",
        "gc_content gc_percent share_of_gc",
        "dna: str",
        "float",
        """
        Percentage of the letters G and C in {dna}, rounded to 1 decimal; 0.0 for an empty sequence.
        gc content
        Given a DNA string, how many percent of its bases are G or C?
        Return 100 * (number of G and C) / length with one decimal.
        What share of the sequence is G or C?
        Returns a float from 0.0 to 100.0.
        """,
        """
        if not dna:
            return 0.0
        return round(100 * (dna.count("G") + dna.count("C")) / len(dna), 1)
        ---
        count = 0
        for base in dna:
            if base in "GC":
                count += 1
        return round(100 * count / len(dna), 1) if dna else 0.0
        ---
        return round(100 * sum(base in "GC" for base in dna) / max(len(dna), 1), 1)
        """,
        lambda r: (draw.letters(r, 0, 9, "ACGT"),),
    ),
    made(
        "strings.parse_command",
        "parse_command split_command read_command",
        "line: str",
        "tuple[str, list[str]]",
        """
        Split a chat command like '/kick bob now' into its name and its arguments: ('kick', ['bob', 'now']).
        command name and arguments
        Given a line that starts with '/', return the lower-case command and the list of the other words.
        Which command was typed, and with what arguments? Drop the slash.
        Parse a command line of a chat; there may be no arguments.
        Returns (name, arguments).
        """,
        """
        words = line.split()
        return words[0].removeprefix("/").lower(), words[1:]
        ---
        name, *arguments = line[1:].split()
        return name.lower(), arguments
        ---
        words = line.split()
        name = words.pop(0)
        return (name[1:].lower(), words)
        """,
        lambda r: (
            "/"
            + r.choice(("help", "Kick", "msg", "JOIN"))
            + "".join(" " + r.choice(("bob", "1", "Hi")) for _ in range(r.randint(0, 3))),
        ),
    ),
    made(
        "strings.parse_options",
        "parse_options read_flags parse_args",
        "arguments: list[str]",
        "dict[str, str]",
        """
        Collect arguments such as '--name=value' into a dictionary; '--flag' alone gets 'true'.
        parse command line options
        Given command line arguments, return the options (they start with '--') and ignore the others.
        Which options were given? An option without '=' has the value 'true'.
        Split each option at its first '='; a later option replaces an earlier one.
        Returns a dict from option name to value.
        """,
        """
        options = {}
        for argument in arguments:
            if argument.startswith("--"):
                name, equals, value = argument[2:].partition("=")
                options[name] = value if equals else "true"
        return options
        ---
        options = {}
        for argument in arguments:
            if argument[:2] != "--":
                continue
            if "=" in argument:
                name, value = argument[2:].split("=", 1)
            else:
                name, value = argument[2:], "true"
            options[name] = value
        return options
        """,
        lambda r: (
            [r.choice(("--n=3", "--v", "x", "-q", "--n=a=b", "--o=")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "strings.group_digits",
        "group_in_fours format_iban space_every",
        "code: str; size: int",
        "str",
        """
        Remove all spaces from {code}, then put one after every {size} characters.
        groups of n characters
        Given an account or card number, write it in groups of {size} separated by single spaces.
        How do I show a long number in readable blocks? The last block may be shorter.
        Regroup the characters of {code}; old spaces are ignored, none at the end.
        Returns the blocks joined by a space, '' if there are no characters.
        """,
        """
        code = code.replace(" ", "")
        return " ".join(code[i:i + size] for i in range(0, len(code), size))
        ---
        result = ""
        count = 0
        for char in code:
            if char != " ":
                if count > 0 and count % size == 0:
                    result += " "
                result += char
                count += 1
        return result
        ---
        return re.sub(rf"(.{{{size}}})(?=.)", r"\\1 ", code.replace(" ", ""))
        """,
        lambda r: (draw.letters(r, 0, 10, "0123456789 AB"), r.choice((2, 3, 4))),
        "import re",
    ),
    made(
        "strings.trim_zeros",
        "trim_zeros drop_trailing_zeros short_decimal",
        "number: str",
        "str",
        """
        Drop needless zeros at the end of a decimal: '1.50' becomes '1.5' and '2.00' becomes '2'.
        remove trailing zeros after the decimal point
        Given a number as text, shorten its decimals; a number without a point stays as it is.
        How do I write '3.1400' as briefly as possible? Also remove a point that is left alone.
        Strip zeros from the right, but only behind a decimal point.
        Returns the shortest text with the same value.
        """,
        """
        if "." not in number:
            return number
        return number.rstrip("0").rstrip(".")
        ---
        if "." in number:
            while number.endswith("0"):
                number = number[:-1]
            if number.endswith("."):
                number = number[:-1]
        return number
        """,
        lambda r: (
            str(r.choice((0, 10, 100, r.randint(1, 99))))
            + r.choice(("", ".0", ".50", ".05", ".00", ".125", ".10")),
        ),
    ),
    made(
        "strings.url_path",
        "url_path path_of_url get_path",
        "url: str",
        "str",
        """
        Return the path of {url}: from the first '/' after the host up to '?' or '#'; '/' if there is none.
        path of a url
        Given an address like https://x.org/a/b?q=1, return '/a/b'.
        Which path does the URL ask for? Without one the answer is '/'.
        Drop the scheme, the host, the query and the fragment.
        Returns a string that starts with '/'.
        """,
        """
        rest = url.split("://", 1)[1]
        rest = rest.split("#")[0].split("?")[0]
        return "/" + rest.split("/", 1)[1] if "/" in rest else "/"
        ---
        return urlparse(url).path or "/"
        ---
        for mark in "#?":
            url = url.partition(mark)[0]
        host, slash, path = url.partition("://")[2].partition("/")
        return "/" + path
        """,
        lambda r: (
            r.choice(("https://", "http://"))
            + r.choice(("x.org", "a.b.com", "host:80"))
            + r.choice(("", "/", "/a", "/a/b", "/img/"))
            + r.choice(("", "", "?q=1", "#top", "?a=/b")),
        ),
        "from urllib.parse import urlparse",
    ),
    made(
        "strings.add_parameter",
        "add_parameter add_query_param with_parameter",
        "url: str; key: str; value: str",
        "str",
        """
        Append key=value to {url}, after '?' if it has no query yet, else after '&'.
        add a query parameter to a url
        Given an address and a parameter, attach the parameter at the end.
        How do I add {key}={value} to a URL that may already have a question mark?
        Put '&' in front of the pair when {url} contains '?', otherwise '?'.
        Returns the extended address; nothing is escaped.
        """,
        """
        separator = "&" if "?" in url else "?"
        return f"{url}{separator}{key}={value}"
        ---
        if "?" in url:
            return url + "&" + key + "=" + value
        return url + "?" + key + "=" + value
        """,
        lambda r: (
            r.choice(("x.org", "a.com/b")) + r.choice(("", "?p=1", "?p=1&s=2")),
            r.choice(("q", "page", "id")),
            str(r.randint(0, 20)),
        ),
    ),
    made(
        "strings.search",
        "search_names search filter_by_query",
        "items: list[str]; query: str",
        "list[str]",
        """
        Return those of {items} that contain every word of {query}, ignoring case.
        search box filter
        Given a list of titles and what a user typed, keep the titles in which all typed words occur.
        Which items match the search? Parts of words count; an empty query matches everything.
        Split the query at spaces; each piece must be somewhere in the lowered item.
        Returns the matches in their order.
        """,
        """
        words = query.lower().split()
        return [item for item in items if all(word in item.lower() for word in words)]
        ---
        result = []
        for item in items:
            matches = True
            for word in query.lower().split():
                if word not in item.lower():
                    matches = False
            if matches:
                result.append(item)
        return result
        """,
        lambda r: (
            r.sample(("Red tea", "Green Tea", "red wine", "Coffee"), r.randint(0, 3)),
            r.choice(("", "tea", "red", "Tea re", "e", "wine x", "CO")),
        ),
    ),
    made(
        "strings.heading_level",
        "heading_level markdown_level count_hashes",
        "line: str",
        "int",
        """
        Return the level of a Markdown heading: the number of '#' before a space, at most 6, else 0.
        markdown heading level
        Given a line, say which level of heading it is: '## Title' is 2, ordinary text is 0.
        Is the line a heading, and of which level? The hashes must be followed by a space.
        Count the leading hash signs; more than 6 or no space behind them means no heading.
        Returns an integer from 0 to 6.
        """,
        """
        hashes = line.split(" ")[0]
        if " " in line and 1 <= len(hashes) <= 6 and set(hashes) == {"#"}:
            return len(hashes)
        return 0
        ---
        match = re.match("(#{1,6}) ", line)
        return len(match.group(1)) if match else 0
        ---
        level = len(line) - len(line.lstrip("#"))
        return level if level <= 6 and line[level:level + 1] == " " else 0
        """,
        lambda r: (
            "#" * r.choice((0, 1, 2, 3, 6, 7))
            + r.choice((" ", " ", "", " a"))
            + r.choice(("Title", "", "b # c")),
        ),
        "import re",
    ),
)
