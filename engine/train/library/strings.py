"""Strings in small formats: ciphers, codes, cleaning, templates, logs, tables, paths, and their checks."""

from __future__ import annotations

from random import Random

from engine.train import draw
from engine.train.compact import made

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
)
