"""Puzzles with text and games: ciphers, check digits, cards, dice, boards and word games."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

WORDS = "cat dog tea ant net ten star rats moon noon level apple dance hello stop pots bee".split()
RANKS = "23456789TJQKA"


def _word(r: Random) -> str:
    return r.choice(WORDS)


def _text(r: Random, low: int = 0, high: int = 4) -> str:
    """Short words joined by one space, some with capitals."""
    return " ".join(
        r.choice((str.lower, str.lower, str.title))(_word(r)) for _ in range(r.randint(low, high))
    )


def _dice(r: Random, count: int = 5) -> list[int]:
    """Dice with many equal ones."""
    faces = r.sample(range(1, 7), r.randint(1, 6))
    return [r.choice(faces) for _ in range(count)]


def _hand(r: Random, count: int = 5) -> list[str]:
    """Poker cards such as "TH", often with pairs, one suit or a straight."""
    kind = r.random()
    if kind < 0.25:
        low = r.randint(0, len(RANKS) - count)
        ranks = list(RANKS[low : low + count])
        r.shuffle(ranks)
        return [rank + r.choice("CH") for rank in ranks]
    if kind < 0.45:
        return [rank + "S" for rank in r.sample(RANKS, count)]
    deck = [rank + suit for rank in r.sample(RANKS, 3) for suit in "CDHS"]
    return r.sample(deck, count)


def _digits(r: Random, low: int, high: int) -> str:
    return draw.letters(r, low, high, "0123456789")


def _ean8(r: Random) -> tuple[str]:
    """A short barcode with the right check digit."""
    body = _digits(r, 7, 7)
    return (body + str(-sum(int(d) * (3, 1)[i % 2] for i, d in enumerate(body)) % 10),)


def _iban(r: Random) -> str:
    """An account number with the right check digits."""
    account = _digits(r, 4, 8)
    return f"XY{98 - int(account + '333400') % 97:02}{account}"


def _shifted(r: Random) -> tuple[str, str]:
    """A word and its Caesar cipher, rarely one letter too long."""
    word, key = _word(r), r.randint(0, 25)
    return word, "".join(chr((ord(c) - 97 + key) % 26 + 97) for c in word) + r.choice(("", "", "", "a"))


def _board(r: Random) -> str:
    """A tic-tac-toe board of nine characters."""
    return "".join(r.choice("XO.") for _ in range(9))


def _square(r: Random) -> str:
    return r.choice("abcdefgh") + r.choice("12345678")


def _fair_board(r: Random) -> str:
    """A tic-tac-toe board as it comes about when X begins."""
    order = r.sample(range(9), r.randint(0, 9))
    cells = ["."] * 9
    for turn, cell in enumerate(order):
        cells[cell] = "XO"[turn % 2]
    return "".join(cells)


def _bowling(r: Random) -> str:
    """A complete game with many equal frames."""
    usual = r.choice(("X", "5/", "--", f"{r.randint(0, 4) or '-'}{r.randint(1, 5)}"))
    frames = [usual if r.random() < 0.7 else r.choice(("X", "7/", "-/", "9-", "-4", "36")) for _ in range(10)]
    frames[9] += {"X": r.choice(("XX", "34", "5/")), "/": r.choice(("X", "3"))}.get(frames[9][-1], "")
    return " ".join(frames)


def _latin(r: Random) -> list[list[int]]:
    """A Latin square or one with a wrong cell."""
    size = r.randint(1, 4)
    order = r.sample(range(1, size + 1), size)
    square = [order[i:] + order[:i] for i in r.sample(range(size), size)]
    if r.random() < 0.5:
        square[r.randrange(size)][r.randrange(size)] = r.randint(1, size + 1)
    return square


def _sudoku(r: Random) -> list[str]:
    """A solved small sudoku, often with two rows exchanged or a wrong cell."""
    names = r.sample("1234", 4)
    rows = [
        "".join(names[i] for i in row) for row in ((0, 1, 2, 3), (2, 3, 0, 1), (1, 0, 3, 2), (3, 2, 1, 0))
    ]
    if r.random() < 0.3:
        rows[1], rows[2] = rows[2], rows[1]
    if r.random() < 0.3:
        rows[3] = rows[3][:3] + r.choice("1234")
    return rows


def _pattern(r: Random) -> tuple[str, str]:
    """A letter pattern and words that follow it half of the time."""
    pattern = draw.letters(r, 0, 4, "abc")
    names = {"a": "dog", "b": r.choice(("cat", "dog")), "c": "ant"}
    words = [names[letter] for letter in pattern]
    if words and r.random() < 0.3:
        words[r.randrange(len(words))] = "tea"
    return pattern, " ".join(words + ["ox"] * r.choice((0, 0, 0, 1)))


ENTRIES = (
    made(
        "puzzles.affine_cipher",
        "affine_encrypt affine_cipher affine_encode",
        "text: str; a: int; b: int",
        "str",
        """
        Encrypt lower-case {text} with the affine cipher: letter x (a is 0) becomes {a} * x + {b} modulo 26.
        affine cipher
        Return {text} with each letter's number multiplied by {a}, increased by {b} and wrapped around at 26.
        Encode letters by a linear function; characters other than a to z stay as they are.
        Given a text, a factor and an offset, replace every small letter according to the affine formula.
        Returns the cipher text.
        """,
        """
        result = ""
        for char in text:
            if "a" <= char <= "z":
                result += chr((a * (ord(char) - ord("a")) + b) % 26 + ord("a"))
            else:
                result += char
        return result
        ---
        letters = string.ascii_lowercase
        return "".join(letters[(a * letters.index(c) + b) % 26] if c in letters else c for c in text)
        """,
        lambda r: (_text(r, 0, 3).lower(), r.choice((1, 3, 5, 7, 11)), r.randint(0, 25)),
        "import string",
    ),
    made(
        "puzzles.caesar_shift_of",
        "find_caesar_shift caesar_key detect_shift",
        "plain: str; cipher: str",
        "int | None",
        """
        By how many places was {plain} shifted in the alphabet to get {cipher}? None if no shift does it.
        find the caesar key from a known plaintext
        Return the smallest shift from 0 to 25 that turns lower-case {plain} into {cipher}, else None.
        Given a word and its encrypted form, recover the key of the Caesar cipher.
        Compare original and secret: which rotation of the alphabet leads from one to the other?
        Returns an int, 0 for equal texts, or None.
        """,
        """
        for shift in range(26):
            moved = "".join(chr((ord(c) - 97 + shift) % 26 + 97) for c in plain)
            if moved == cipher:
                return shift
        return None
        ---
        if len(plain) != len(cipher):
            return None
        shifts = {(ord(b) - ord(a)) % 26 for a, b in zip(plain, cipher)}
        if len(shifts) > 1:
            return None
        return shifts.pop() if shifts else 0
        """,
        _shifted,
    ),
    made(
        "puzzles.rot_digits",
        "rot5 rotate_digits_by_five shift_digits",
        "text: str",
        "str",
        """
        Replace each digit of {text} by the one 5 further, starting over after 9; leave everything else.
        ROT5 for digits
        Return {text} with 0 and 5, 1 and 6, 2 and 7, 3 and 8, 4 and 9 exchanged.
        Like ROT13, but for numbers: digits are rotated by five places, other characters stay.
        Hide the digits of a string so that doing it twice brings the original back.
        Returns the text with other digits, equally long.
        """,
        """
        return "".join(str((int(c) + 5) % 10) if c in "0123456789" else c for c in text)
        ---
        return text.translate(str.maketrans("0123456789", "5678901234"))
        ---
        result = ""
        for char in text:
            if char.isdigit():
                result += str((int(char) + 5) % 10)
            else:
                result += char
        return result
        """,
        lambda r: (r.choice(("", "tel ", "a1b2", "x ")) + _digits(r, 0, 7) + r.choice(("", " ok", "-9")),),
    ),
    made(
        "puzzles.rot47",
        "rot47 rot_47 rotate_printable",
        "text: str",
        "str",
        """
        Apply ROT47 to {text}: rotate the characters from ! to ~ by 47 places, leave the rest.
        rot47
        Return {text} with all printable ASCII characters but the space moved 47 places in their circle of 94.
        Encode letters, digits and punctuation so that doing it twice restores them; spaces do not change.
        Like rot13 but over all visible ASCII characters.
        Returns the rotated text.
        """,
        """
        result = ""
        for char in text:
            code = ord(char)
            if 33 <= code <= 126:
                result += chr((code - 33 + 47) % 94 + 33)
            else:
                result += char
        return result
        ---
        return "".join(chr((ord(c) + 14) % 94 + 33) if "!" <= c <= "~" else c for c in text)
        """,
        lambda r: (_text(r, 0, 2) + r.choice(("", "!", " 42", "?")),),
    ),
    made(
        "puzzles.vigenere_decode",
        "vigenere_decrypt vigenere_decode undo_vigenere",
        "text: str; key: str",
        "str",
        """
        Decrypt {text}, encrypted with the Vigenere cipher and {key}; both have lower-case letters only.
        vigenere decryption
        Return the plain text: shift each letter of {text} back by the letter of the repeated {key} (a is 0).
        Given a cipher text and the keyword, undo the polyalphabetic substitution.
        Subtract the key letters from the secret letters, around the alphabet.
        Returns a string as long as {text}.
        """,
        """
        result = ""
        for i, char in enumerate(text):
            shift = ord(key[i % len(key)]) - ord("a")
            result += chr((ord(char) - ord("a") - shift) % 26 + ord("a"))
        return result
        ---
        return "".join(chr((ord(c) - ord(k)) % 26 + 97) for c, k in zip(text, itertools.cycle(key)))
        """,
        lambda r: (draw.letters(r, 0, 8, "abcdxyzmnop"), draw.letters(r, 1, 4, "abckz")),
        "import itertools",
    ),
    made(
        "puzzles.autokey",
        "autokey_encrypt autokey_cipher autokey_encode",
        "text: str; key: str",
        "str",
        """
        Encrypt {text} with the autokey cipher: the key is {key} followed by {text} itself.
        autokey cipher
        Return {text} with letter i moved forward by letter i of {key} + {text} (a is 0); all is lower case.
        A Vigenere variant whose keyword is extended by the message instead of being repeated.
        Given a message and a primer, add the running key to it around the alphabet.
        Returns the encrypted string.
        """,
        """
        stream = key + text
        return "".join(chr((ord(c) + ord(k) - 2 * ord("a")) % 26 + ord("a")) for c, k in zip(text, stream))
        ---
        result = ""
        for i, char in enumerate(text):
            k = key[i] if i < len(key) else text[i - len(key)]
            result += chr((ord(char) - 97 + ord(k) - 97) % 26 + 97)
        return result
        """,
        lambda r: (draw.letters(r, 0, 8, "abcdxyzmnop"), draw.letters(r, 1, 4, "abckz")),
    ),
    made(
        "puzzles.polybius",
        "polybius_encode polybius_square polybius_cipher",
        "word: str",
        "str",
        """
        Encode {word} with the Polybius square: a letter becomes row and column, 11 to 55; j counts as i.
        polybius square code
        Return two digits per letter of {word}, joined by spaces, from a 5 by 5 square of a to z without j.
        Write lower-case letters as coordinates in a square: a is 11, b 12, f 21, z 55.
        Knock code: give row and column of every letter, where i and j share a field.
        Returns a string such as "23 24" for "hi"; "" for an empty word.
        """,
        """
        square = "abcdefghiklmnopqrstuvwxyz"
        places = [square.index(c.replace("j", "i")) for c in word]
        return " ".join(f"{p // 5 + 1}{p % 5 + 1}" for p in places)
        ---
        rows = ["abcde", "fghik", "lmnop", "qrstu", "vwxyz"]
        codes = []
        for char in word.replace("j", "i"):
            for r, row in enumerate(rows, 1):
                if char in row:
                    codes.append(str(r) + str(row.index(char) + 1))
        return " ".join(codes)
        """,
        lambda r: (r.choice(("", "hi", "jam", "joy", _word(r), _word(r), draw.letters(r, 1, 6, "abijkz"))),),
    ),
    made(
        "puzzles.tap_code_decode",
        "polybius_decode decode_polybius read_square_code",
        "code: str",
        "str",
        """
        Decode {code}, pairs of digits separated by spaces, with the Polybius square of a to z without j.
        undo polybius square
        Return the word: the first digit of each pair is the row, the second the column of a 5 by 5 square.
        Coordinates from 11 (a) to 55 (z) become letters again.
        Given numbers like "23 24", which text do they spell? The square leaves out j.
        Returns lower-case letters, "" for an empty code.
        """,
        """
        square = "abcdefghiklmnopqrstuvwxyz"
        return "".join(square[(int(pair[0]) - 1) * 5 + int(pair[1]) - 1] for pair in code.split())
        ---
        rows = ["abcde", "fghik", "lmnop", "qrstu", "vwxyz"]
        word = ""
        for pair in code.split():
            row, column = int(pair) // 10, int(pair) % 10
            word += rows[row - 1][column - 1]
        return word
        """,
        lambda r: (" ".join(f"{r.randint(1, 5)}{r.randint(1, 5)}" for _ in range(r.randint(0, 5))),),
    ),
    made(
        "puzzles.bacon_cipher",
        "bacon_encode bacon_cipher baconian",
        "word: str",
        "str",
        """
        Encode {word} with Bacon's cipher: each lower-case letter becomes five letters A or B.
        bacon cipher (26 letters)
        Return each letter's number from 0 in five binary digits, A for 0 and B for 1, joined by spaces.
        Write a as AAAAA, b as AAAAB, c as AAABA and so on up to z.
        Turn letters into groups of A and B by their place in the alphabet of 26 letters.
        Returns groups of five, "" for an empty word.
        """,
        """
        groups = [format(ord(c) - ord("a"), "05b") for c in word]
        return " ".join(groups).replace("0", "A").replace("1", "B")
        ---
        result = []
        for char in word:
            number = ord(char) - 97
            result.append("".join("B" if number >> i & 1 else "A" for i in range(4, -1, -1)))
        return " ".join(result)
        """,
        lambda r: (draw.letters(r, 0, 5, "abcdehlosz"),),
    ),
    made(
        "puzzles.columnar",
        "columnar_transposition columnar_encrypt transposition_cipher",
        "text: str; key: str",
        "str",
        """
        Write {text} in rows under {key} and read its columns in the alphabetical order of the key letters.
        columnar transposition cipher
        Encrypt by columns: column i holds every n-th character from i on, n being the key's length.
        The letters of the key are all different; short columns are not filled up.
        Given a message and a keyword, rearrange the message column by column.
        Returns a permutation of the characters of {text}.
        """,
        """
        order = sorted(range(len(key)), key=lambda i: key[i])
        return "".join(text[i :: len(key)] for i in order)
        ---
        columns = {}
        for i, letter in enumerate(key):
            columns[letter] = text[i :: len(key)]
        return "".join(columns[letter] for letter in sorted(columns))
        ---
        width = len(key)
        result = ""
        for letter in sorted(key):
            column = key.index(letter)
            for i, char in enumerate(text):
                if i % width == column:
                    result += char
        return result
        """,
        lambda r: (draw.letters(r, 0, 10, "abcdefgh"), "".join(r.sample("zebradkmn", r.randint(1, 5)))),
    ),
    made(
        "puzzles.keyword_alphabet",
        "keyword_alphabet cipher_alphabet alphabet_from_keyword",
        "keyword: str",
        "str",
        """
        Build a cipher alphabet: first the letters of {keyword}, each once, then all other letters in order.
        keyword cipher alphabet
        Return the 26 lower-case letters, beginning with those of {keyword} without repetitions.
        Given a lower-case keyword, move its letters to the front of the alphabet.
        Write a key phrase first, drop duplicate letters, then append the unused rest of the alphabet.
        Returns a string of 26 different letters.
        """,
        """
        return "".join(dict.fromkeys(keyword + string.ascii_lowercase))
        ---
        result = ""
        for char in keyword + "abcdefghijklmnopqrstuvwxyz":
            if char not in result:
                result += char
        return result
        """,
        lambda r: (
            r.choice(("", _word(r), _word(r), draw.letters(r, 0, 7, "zyxab"), draw.letters(r, 0, 5))),
        ),
        "import string",
    ),
    made(
        "puzzles.reverse_alternate_words",
        "reverse_long_words spin_words flip_long_words",
        "text: str; minimum: int",
        "str",
        """
        Reverse every word of {text} that has at least {minimum} letters and keep the others.
        spin words
        Return {text} with its long words (length {minimum} or more) written backwards, joined by one space.
        Only words that are long enough are turned around.
        Given a sentence and a length, flip the letters of all words not shorter than that.
        Returns the new sentence; the order of the words does not change.
        """,
        """
        return " ".join(word[::-1] if len(word) >= minimum else word for word in text.split())
        ---
        words = []
        for word in text.split():
            if len(word) >= minimum:
                word = "".join(reversed(word))
            words.append(word)
        return " ".join(words)
        """,
        lambda r: (_text(r, 0, 5), r.randint(2, 6)),
    ),
    made(
        "puzzles.back_slang",
        "keep_ends_reverse_inside reverse_inner_letters scramble_middle",
        "word: str",
        "str",
        """
        Reverse the letters of {word} between its first and last letter.
        turn around the inside of a word
        Return {word} with its inner part backwards; words of fewer than four letters come back the same.
        Given a word, leave both ends in place and flip everything in the middle.
        Make a word harder to read: only the first and last characters keep their places.
        Returns a string with the same letters.
        """,
        """
        if len(word) < 4:
            return word
        return word[0] + word[-2:0:-1] + word[-1]
        ---
        return word[:1] + word[1:-1][::-1] + word[1:][-1:]
        ---
        letters = list(word)
        letters[1:-1] = reversed(letters[1:-1])
        return "".join(letters)
        """,
        lambda r: (r.choice(("", "a", "no", _word(r), _word(r), draw.word(r), draw.letters(r, 0, 9))),),
    ),
    made(
        "puzzles.pig_latin_vowels",
        "pig_latin_word to_pig_latin_cluster pig_latin_with_clusters",
        "word: str",
        "str",
        """
        Pig latin with clusters: move all consonants before the first vowel of {word} to the end and add "ay".
        pig latin: string becomes ingstray, apple becomes appleway
        Return {word} in pig latin; a word that starts with a vowel just gets "way" behind it.
        All leading consonants together go to the end, followed by "ay"; vowel first means adding "way".
        Translate a lower-case English word; without any vowel only "ay" is added.
        Returns e.g. "eethay" for "thee" and "eggway" for "egg".
        """,
        """
        if word[0] in "aeiou":
            return word + "way"
        for i, char in enumerate(word):
            if char in "aeiou":
                return word[i:] + word[:i] + "ay"
        return word + "ay"
        ---
        rest = word.lstrip("bcdfghjklmnpqrstvwxyz")
        if rest == word:
            return word + "way"
        return rest + word[: len(word) - len(rest)] + "ay"
        """,
        lambda r: (
            r.choice((_word(r), "string", "egg", "rhythm", "school", "thee", "once", draw.word(r).lower())),
        ),
    ),
    made(
        "puzzles.pig_latin_sentence",
        "pig_latin_sentence pig_latin_text sentence_to_pig_latin",
        "text: str",
        "str",
        """
        Turn each word of {text} into pig latin: first letter to the end plus "ay", for every word.
        pig latin for a whole sentence
        Return the words of {text} with their first letter moved behind them and "ay" added, joined by spaces.
        No special rule for vowels: "cat on" becomes "atcay noay".
        Translate a sentence of words without punctuation; "" stays "".
        Returns a string with as many words.
        """,
        """
        return " ".join(word[1:] + word[0] + "ay" for word in text.split())
        ---
        words = []
        for word in text.split():
            words.append(word[1:] + word[0] + "ay")
        return " ".join(words)
        """,
        lambda r: (_text(r, 0, 4).lower(),),
    ),
    made(
        "puzzles.from_pig_latin",
        "from_pig_latin undo_pig_latin decode_pig_latin",
        "word: str",
        "str",
        """
        Undo simple pig latin: drop "ay" at the end of {word} and move the last letter to the front.
        pig latin back to English
        Return the original of {word}, which was made by moving the first letter to the end and adding "ay".
        Given "atcay", give back "cat".
        Decode one word of the simple children's language; it always ends in ay.
        Returns the English word.
        """,
        """
        core = word[:-2]
        return core[-1] + core[:-1]
        ---
        return word[-3] + word[:-3]
        ---
        core = word.removesuffix("ay")
        return core[-1:] + core[:-1]
        """,
        lambda r: (lambda w: (w[1:] + w[0] + "ay",))(r.choice((_word(r), draw.word(r).lower()))),
    ),
    made(
        "puzzles.double_dutch",
        "add_after_vowels vowel_language robber_vowels",
        "text: str; letter: str",
        "str",
        """
        Play a secret language: after each vowel of {text}, put {letter} and the same vowel again.
        b-language (p-language) with a chosen letter
        Return {text} with every vowel a, e, i, o, u followed by {letter} and its lower-case copy.
        With b, "cat" becomes "cabat": do that for a whole text and any consonant.
        Given a text and a consonant, double all vowels with the consonant between.
        Returns a longer string; text without vowels is unchanged.
        """,
        """
        result = ""
        for char in text:
            result += char
            if char.lower() in "aeiou":
                result += letter + char.lower()
        return result
        ---
        return "".join(c + letter + c.lower() if c in "aeiouAEIOU" else c for c in text)
        ---
        return re.sub("[aeiouAEIOU]", lambda m: m[0] + letter + m[0].lower(), text)
        """,
        lambda r: (_text(r, 0, 3), r.choice("bpfg")),
        "import re",
    ),
    made(
        "puzzles.robbers_language",
        "robbers_language rovarspraket consonant_language",
        "text: str",
        "str",
        """
        Robber's language: after each consonant of {text} put an "o" and the consonant again, in lower case.
        rövarspråket encoder
        Return {text} with every consonant doubled around an "o"; vowels and other characters stay.
        "cat" becomes "cocatot": encode a text like Swedish children do.
        Double all letters that are not a, e, i, o or u, with o in between.
        Returns the coded text.
        """,
        """
        result = ""
        for char in text:
            result += char
            if char.isalpha() and char.lower() not in "aeiou":
                result += "o" + char.lower()
        return result
        ---
        return re.sub("[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]", lambda m: m[0] + "o" + m[0].lower(), text)
        """,
        lambda r: (_text(r, 0, 3),),
        "import re",
    ),
    made(
        "puzzles.nato",
        "nato_alphabet spell_nato phonetic_spelling",
        "word: str; table: dict[str, str]",
        "str",
        """
        Spell {word} with the code words of {table}, keyed by lower-case letters; unknown characters stay.
        phonetic alphabet spelling
        Return the code word for every letter of {word}, joined by spaces, ignoring case.
        Say a word on the radio: Alfa for a, Bravo for b, according to the given table.
        Replace each character by its name from a dict; one without a name is kept as it is.
        Returns a string, "" for an empty word.
        """,
        """
        return " ".join(table.get(char.lower(), char) for char in word)
        ---
        names = []
        for char in word:
            key = char.lower()
            names.append(table[key] if key in table else char)
        return " ".join(names)
        """,
        lambda r: (
            r.choice(("", "AB", "bad", "a-b", draw.letters(r, 0, 4, "abAx1"))),
            r.choice(({"a": "Alfa", "b": "Bravo"}, {"b": "Beta", "a": "Ace"}, {"a": "Anna"})),
        ),
    ),
    made(
        "puzzles.run_length_bits",
        "run_length_of_bits bit_run_lengths zero_one_runs",
        "bits: str",
        "list[int]",
        """
        List the lengths of the runs in {bits}, alternating zeros and ones, beginning with zeros.
        run-length encoding of a binary string
        Return how many zeros, then ones, then zeros ... follow each other; a first 1 gives a 0 at the start.
        Compress a bit string to numbers only, as fax machines do: the count of zeros always comes first.
        Given a text of 0 and 1, measure its blocks; [] for an empty one.
        Returns [0, 2, 1] for "110".
        """,
        """
        runs = []
        current = "0"
        count = 0
        for bit in bits:
            if bit == current:
                count += 1
            else:
                runs.append(count)
                current, count = bit, 1
        return [*runs, count] if bits else []
        ---
        runs = [len(list(group)) for _, group in itertools.groupby(bits)]
        return [0, *runs] if bits.startswith("1") else runs
        """,
        lambda r: (draw.letters(r, 0, 9, "001"[: r.randint(2, 3)] + "1"),),
        "import itertools",
    ),
    made(
        "puzzles.luhn_digit",
        "luhn_check_digit luhn_digit compute_luhn_digit",
        "number: str",
        "int",
        """
        Compute the digit that must follow {number} to make it valid by the Luhn algorithm.
        luhn check digit
        Return the check digit for the digits in {number}: double every second one, starting with the last.
        Doubled digits above 9 lose 9; what is missing to the next multiple of 10 is the answer.
        Given a card number without its last digit, find that digit.
        Returns an int from 0 to 9.
        """,
        """
        total = 0
        for i, char in enumerate(reversed(number)):
            digit = int(char)
            if i % 2 == 0:
                digit *= 2
                if digit > 9:
                    digit -= 9
            total += digit
        return -total % 10
        ---
        doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
        total = sum(doubled[int(c)] for c in number[::-2]) + sum(int(c) for c in number[-2::-2])
        return (10 - total % 10) % 10
        """,
        lambda r: (_digits(r, 1, 9),),
    ),
    made(
        "puzzles.isbn10_digit",
        "isbn10_check_character isbn10_digit isbn_check_digit",
        "digits: str",
        "str",
        """
        Compute the tenth character of an ISBN-10 from its first nine {digits}; 10 is written as "X".
        isbn-10 check digit
        Return what must follow {digits} so that the sum weighted 10, 9, ..., 2, 1 is divisible by 11.
        Given the nine digits of an old book number, find its check character, a digit or X.
        Weigh the digits from ten down to two and complete to a multiple of eleven.
        Returns a string of length 1.
        """,
        """
        total = sum(weight * int(d) for weight, d in zip(range(10, 1, -1), digits))
        check = -total % 11
        return "X" if check == 10 else str(check)
        ---
        total = 0
        for i, digit in enumerate(digits, 1):
            total += i * int(digit)
        return "0123456789X"[total % 11]
        """,
        lambda r: (_digits(r, 9, 9),),
    ),
    made(
        "puzzles.ean8",
        "is_valid_ean8 ean8_valid check_short_barcode",
        "code: str",
        "bool",
        """
        Check an 8-digit EAN {code}: digits weighted 3, 1, 3, 1, ... must add up to a multiple of 10.
        EAN-8 barcode validation
        Return True if {code} has exactly eight digits and a correct last digit.
        Triple the first, third, fifth and seventh digit, add the others, and see whether the sum ends in 0.
        Is this short bar code on a product valid? Anything but eight digits is not.
        Returns False for a wrong check digit or a wrong length.
        """,
        """
        if len(code) != 8 or not code.isdigit():
            return False
        total = sum(int(d) * (3 if i % 2 == 0 else 1) for i, d in enumerate(code))
        return total % 10 == 0
        ---
        if re.fullmatch("[0-9]{8}", code) is None:
            return False
        odd = sum(map(int, code[::2]))
        even = sum(map(int, code[1::2]))
        return (3 * odd + even) % 10 == 0
        """,
        lambda r: _ean8(r) if r.random() < 0.5 else (r.choice(("", "1234", "12a45678", _digits(r, 8, 8))),),
        "import re",
    ),
    made(
        "puzzles.iban_check",
        "is_valid_iban iban_valid check_iban",
        "iban: str",
        "bool",
        """
        Check an {iban}: first four characters to the end, letters become 10 to 35, remainder by 97 is 1.
        IBAN checksum (mod 97)
        Return True if {iban}, in capitals and digits without spaces, passes the test modulo 97.
        Is this bank account number consistent? A is 10, B is 11 and so on; shorter than 5 is invalid.
        Rearrange, replace letters by numbers, divide by 97: a remainder of one means that it is valid.
        Returns whether the check digits of the IBAN are right.
        """,
        """
        if len(iban) < 5:
            return False
        moved = iban[4:] + iban[:4]
        number = "".join(str(int(char, 36)) for char in moved)
        return int(number) % 97 == 1
        ---
        if len(iban) <= 4:
            return False
        digits = ""
        for char in iban[4:] + iban[:4]:
            digits += char if char.isdigit() else str(ord(char) - ord("A") + 10)
        return int(digits) % 97 == 1
        """,
        lambda r: (
            r.choice((_iban(r), _iban(r), "", "DE8", "XY12" + _digits(r, 3, 6), "GB82WEST12345698765432")),
        ),
    ),
    made(
        "puzzles.card_brand",
        "card_brand card_type credit_card_network",
        "number: str",
        "str",
        """
        Name a card's brand by the start of {number}: 4 visa, 51 to 55 mastercard, 34 or 37 amex, else other.
        credit card type by prefix
        Return "visa", "mastercard", "amex" or "other", judging only by the first digits of {number}.
        Which company issued the card? A leading 4, 51-55 or 34/37 tells; the length does not matter.
        Guess the payment network from the beginning of a card number given as text.
        Returns one of the four lower-case words.
        """,
        """
        if number.startswith("4"):
            return "visa"
        if number[:2] in ("51", "52", "53", "54", "55"):
            return "mastercard"
        if number[:2] in ("34", "37"):
            return "amex"
        return "other"
        ---
        prefixes = {"4": "visa", "34": "amex", "37": "amex"}
        for start in ("51", "52", "53", "54", "55"):
            prefixes[start] = "mastercard"
        return prefixes.get(number[:1]) or prefixes.get(number[:2], "other")
        ---
        match number[:2]:
            case "34" | "37":
                return "amex"
            case "51" | "52" | "53" | "54" | "55":
                return "mastercard"
        return "visa" if number[:1] == "4" else "other"
        """,
        lambda r: (
            r.choice(("", "4", "34", "37", "51", "55", "56", "5", "60", str(r.randint(40, 55))))
            + _digits(r, 0, 6),
        ),
    ),
    made(
        "puzzles.checksum_xor",
        "xor_checksum checksum_of_bytes exclusive_or_checksum",
        "text: str",
        "str",
        """
        Combine the character codes of {text} with exclusive or; write two capital hex digits.
        xor checksum as in NMEA sentences
        Return the XOR of all characters of {text} in hexadecimal, two digits, upper case; "00" for "".
        GPS receivers end their lines with such a check value: compute it.
        XOR the ASCII bytes one after another and format the byte.
        Returns a string of length 2.
        """,
        """
        value = 0
        for char in text:
            value ^= ord(char)
        return f"{value:02X}"
        ---
        value = functools.reduce(lambda a, b: a ^ b, text.encode(), 0)
        return format(value, "02X")
        """,
        lambda r: (r.choice((_text(r, 0, 3), _digits(r, 0, 6))),),
        "import functools",
    ),
    made(
        "puzzles.adler32",
        "adler32 adler_checksum adler_32",
        "text: str",
        "int",
        """
        Compute the Adler-32 checksum of the ASCII {text}.
        adler32
        Return b * 65536 + a: a is 1 plus all codes, b the sum of all intermediate a, both modulo 65521.
        The checksum that zlib uses, of a string.
        Start with a = 1 and b = 0, add each byte to a and then a to b; put b before a in 32 bits.
        Returns an int, 1 for an empty text.
        """,
        """
        return zlib.adler32(text.encode())
        ---
        a, b = 1, 0
        for char in text:
            a = (a + ord(char)) % 65521
            b = (b + a) % 65521
        return b * 65536 + a
        """,
        lambda r: (_text(r, 0, 3),),
        "import zlib",
    ),
    made(
        "puzzles.simple_hash",
        "polynomial_hash string_hash rolling_hash",
        "text: str; base: int; modulus: int",
        "int",
        """
        Compute a polynomial hash of {text}: start with 0, multiply by {base}, add the code, modulo {modulus}.
        string hash as in many textbooks
        Return the hash of {text} where each step is (hash * {base} + character code) % {modulus}.
        Turn a string into a bucket number with a multiplier and a table size.
        Fold over the characters from left to right; an empty text has hash 0.
        Returns an int from 0 to {modulus} - 1.
        """,
        """
        value = 0
        for char in text:
            value = (value * base + ord(char)) % modulus
        return value
        ---
        return sum(ord(c) * base**i for i, c in enumerate(reversed(text))) % modulus
        ---
        return functools.reduce(lambda h, c: (h * base + ord(c)) % modulus, text, 0)
        """,
        lambda r: (
            r.choice(("", _word(r), _text(r, 0, 2))),
            r.choice((2, 7, 31, 33)),
            r.choice((10, 97, 101, 1000)),
        ),
        "import functools",
    ),
    made(
        "puzzles.bowling_score",
        "bowling_score ten_pin_score score_bowling",
        "frames: str",
        "int",
        """
        Score the {frames} of a bowling game written like "X 9/ 34 -- ...": X strike, / spare, - miss.
        bowling score (ten frames separated by spaces)
        Return the total of ten-pin bowling: a strike adds the next two rolls, a spare the next one.
        Given the ten frames as text, bonus rolls written right behind the last frame, add everything up.
        How many points did the bowler get? Strikes and spares count the following throws twice.
        Returns an int from 0 to 300.
        """,
        """
        rolls: list[int] = []
        for mark in frames.replace(" ", ""):
            if mark == "X":
                rolls.append(10)
            elif mark == "/":
                rolls.append(10 - rolls[-1])
            else:
                rolls.append(0 if mark == "-" else int(mark))
        total = i = 0
        for _ in range(10):
            if rolls[i] == 10 or rolls[i] + rolls[i + 1] == 10:
                total += sum(rolls[i : i + 3])
            else:
                total += rolls[i] + rolls[i + 1]
            i += 1 if rolls[i] == 10 else 2
        return total
        ---
        rolls = []
        starts = []
        for frame in frames.split():
            starts.append(len(rolls))
            for mark in frame:
                if mark == "/":
                    rolls.append(10 - rolls[-1])
                else:
                    rolls.append("-123456789X".index(mark))
        total = 0
        for start in starts:
            bonus = rolls[start] == 10 or sum(rolls[start : start + 2]) == 10
            total += sum(rolls[start : start + (3 if bonus else 2)])
        return total
        """,
        lambda r: (_bowling(r),),
    ),
    made(
        "puzzles.split_frames",
        "bowling_frames split_frames rolls_to_frames",
        "rolls: list[int]",
        "list[list[int]]",
        """
        Group bowling {rolls} into frames: a strike (10) stands alone, other rolls come in pairs.
        bowling rolls to frames
        Return a list of frames of one or two rolls each; the last one may be incomplete.
        Every throw of 10 at the beginning of a frame closes it; otherwise two throws make a frame.
        Split a row of pin counts into turns; no limit on the number of frames and no bonus rule.
        Returns [[10], [3, 4], [5]] for 10, 3, 4, 5.
        """,
        """
        frames = []
        i = 0
        while i < len(rolls):
            size = 1 if rolls[i] == 10 else 2
            frames.append(rolls[i : i + size])
            i += size
        return frames
        ---
        frames: list[list[int]] = []
        for roll in rolls:
            if frames and len(frames[-1]) == 1 and frames[-1][0] != 10:
                frames[-1].append(roll)
            else:
                frames.append([roll])
        return frames
        """,
        lambda r: (([r.choice((10, r.randint(0, 5), r.randint(0, 5))) for _ in range(r.randint(0, 7))]),),
    ),
    made(
        "puzzles.poker_hand",
        "poker_hand_name classify_poker_hand poker_rank",
        "cards: list[str]",
        "str",
        """
        Name the poker hand of five {cards} such as "TH" (ten of hearts); ranks are 2-9, T, J, Q, K, A.
        rank a poker hand
        Return the category of {cards}: straight flush, four, full house, flush, straight, three, pair, ...
        What do five cards show? The first character is the rank, the second the suit; an ace is high only.
        Find the best category: same suit, ranks in a row, or equal ranks.
        Returns the hand's name; a straight needs five consecutive ranks up to the ace.
        """,
        """
        order = "23456789TJQKA"
        ranks = sorted(order.index(card[0]) for card in cards)
        flush = len({card[1] for card in cards}) == 1
        straight = ranks == list(range(ranks[0], ranks[0] + 5))
        if flush and straight:
            return "straight flush"
        counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
        if counts[0] == 4:
            return "four"
        if counts == [3, 2]:
            return "full house"
        if flush:
            return "flush"
        if straight:
            return "straight"
        return {3: "three", 2: "two pairs" if counts[:2] == [2, 2] else "pair", 1: "high card"}[counts[0]]
        ---
        places = sorted("23456789TJQKA".index(card[0]) for card in cards)
        groups = sorted(Counter(places).values())
        flush = all(card[1] == cards[0][1] for card in cards)
        straight = len(groups) == 5 and places[4] - places[0] == 4
        kinds = {(1, 4): "four", (2, 3): "full house"}
        weak = {(1, 1, 3): "three", (1, 2, 2): "two pairs", (1, 1, 1, 2): "pair"}
        if straight and flush:
            return "straight flush"
        key = tuple(groups)
        if key in kinds:
            return kinds[key]
        if flush:
            return "flush"
        return "straight" if straight else weak.get(key, "high card")
        """,
        lambda r: (_hand(r),),
        "from collections import Counter",
    ),
    made(
        "puzzles.highest_card",
        "highest_card best_card top_card",
        "cards: list[str]",
        "str",
        """
        Return the card of highest rank; ranks are 2 to 9, T, J, Q, K, A and come first, as in "KH".
        high card of a hand
        Which of {cards} is the best, judging by rank only? The first one on a tie, "" without cards.
        Find the strongest playing card of a hand, aces are high and suits do not matter.
        Given cards like "9C" and "AS", pick the one with the greatest value.
        Returns one of {cards}, the earliest if several share the top rank.
        """,
        """
        if not cards:
            return ""
        return max(cards, key=lambda card: "23456789TJQKA".index(card[0]))
        ---
        best = ""
        for card in cards:
            if not best or "23456789TJQKA".index(card[0]) > "23456789TJQKA".index(best[0]):
                best = card
        return best
        ---
        for rank in "AKQJT98765432":
            for card in cards:
                if card[0] == rank:
                    return card
        return ""
        """,
        lambda r: (_hand(r)[: r.randint(0, 5)],),
    ),
    made(
        "puzzles.sort_cards",
        "sort_cards sort_hand order_hand",
        "cards: list[str]",
        "list[str]",
        """
        Sort playing {cards} such as "TH" by suit (C, D, H, S), then by rank from 2 up to the ace.
        sort a hand of cards
        Return the cards grouped by suit in alphabetical order, within a suit 2-9, T, J, Q, K, A ascending.
        Arrange a hand as players do: clubs, diamonds, hearts, spades, low to high.
        Given cards as rank followed by suit, put them in order.
        Returns a new list.
        """,
        """
        order = "23456789TJQKA"
        return sorted(cards, key=lambda card: (card[1], order.index(card[0])))
        ---
        result = []
        for suit in "CDHS":
            for rank in "23456789TJQKA":
                if rank + suit in cards:
                    result.append(rank + suit)
        return result
        ---
        deck = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
        return sorted(cards, key=deck.index)
        """,
        lambda r: (_hand(r)[: r.randint(0, 5)],),
    ),
    made(
        "puzzles.full_deck",
        "make_deck card_deck all_cards",
        "ranks: str; suits: str",
        "list[str]",
        """
        Build a deck of cards: every one of {ranks} with each of {suits}, suit by suit.
        create a deck of playing cards
        Return all cards as rank followed by suit: all {ranks} of the first suit, then of the next one.
        Given the characters for values and colors, list the whole pack.
        Combine each suit with every rank, keeping the given order.
        Returns a list of two-character strings.
        """,
        """
        return [rank + suit for suit in suits for rank in ranks]
        ---
        deck = []
        for suit in suits:
            for rank in ranks:
                deck.append(rank + suit)
        return deck
        ---
        return [rank + suit for suit, rank in itertools.product(suits, ranks)]
        """,
        lambda r: (
            "".join(r.sample("789TJQKA", r.randint(0, 4))),
            "".join(r.sample("CDHS", r.randint(0, 2))),
        ),
        "import itertools",
    ),
    made(
        "puzzles.blackjack",
        "blackjack_value blackjack_score hand_total_with_aces",
        "cards: list[str]",
        "int",
        """
        Count a blackjack hand: J, Q, K are 10, an ace A is 11 if the total stays within 21, else 1.
        blackjack total with soft aces
        Return the value of {cards}; every ace counts 11 as long as the total stays at 21 or below, else 1.
        What are the cards worth at twenty-one? Number cards count their number, aces are flexible.
        Add up a hand and turn elevens into ones while the sum is over 21.
        Returns an int, which may be above 21 without aces to lower it.
        """,
        """
        total = 0
        aces = 0
        for card in cards:
            if card == "A":
                aces += 1
                total += 11
            elif card in ("J", "Q", "K"):
                total += 10
            else:
                total += int(card)
        while total > 21 and aces > 0:
            total -= 10
            aces -= 1
        return total
        ---
        values = {"J": 10, "Q": 10, "K": 10, "A": 1}
        total = sum(values.get(card) or int(card) for card in cards)
        if "A" in cards and total + 10 <= 21:
            total += 10
        return total
        """,
        lambda r: (
            [r.choice(("A", "A", "K", "Q", "J", "10", "5", "2", "9", "7")) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "puzzles.blackjack_result",
        "blackjack_winner blackjack_result compare_with_dealer",
        "player: int; dealer: int",
        "str",
        """
        Who wins at blackjack? "dealer" if {player} is over 21, else "player" if {dealer} is, else the higher.
        result of a blackjack round from both totals
        Return "player", "dealer" or "draw": over 21 loses, the player first, otherwise the higher total wins.
        Compare the points of the guest and the bank; over 21 is lost, checked for the guest first.
        Equal totals of at most 21 are a draw.
        Returns the winner's word, or draw for a push.
        """,
        """
        if player > 21:
            return "dealer"
        if dealer > 21 or player > dealer:
            return "player"
        return "draw" if player == dealer else "dealer"
        ---
        mine = player if player <= 21 else -1
        theirs = dealer if dealer <= 21 else 0
        if mine == theirs:
            return "draw"
        return "player" if mine > theirs else "dealer"
        """,
        lambda r: r.choice(((r.randint(14, 24), r.randint(14, 24)), (20, 20), (22, 23), (18, 25))),
    ),
    made(
        "puzzles.yahtzee_full_house",
        "full_house_points score_full_house dice_full_house",
        "dice: list[int]",
        "int",
        """
        Give 25 points if five {dice} show three of one number and two of another, else 0.
        full house in a dice game
        Return 25 for a full house among the five {dice}, otherwise 0; five equal dice are none.
        Three alike plus a pair of a different number is worth twenty-five points.
        Score a throw of five dice for the full house box of the score sheet.
        Returns 25 or 0.
        """,
        """
        counts = sorted(dice.count(face) for face in set(dice))
        return 25 if counts == [2, 3] else 0
        ---
        faces = sorted(dice)
        first, second = faces[0], faces[-1]
        if first != second and {dice.count(first), dice.count(second)} == {2, 3}:
            return 25
        return 0
        ---
        return 25 if sorted(Counter(dice).values()) == [2, 3] else 0
        """,
        lambda r: (r.choice((_dice(r), [2, 2, 5, 5, 5], r.sample([1, 1, 1, 6, 6], 5), [4, 4, 4, 4, 4])),),
        "from collections import Counter",
    ),
    made(
        "puzzles.yahtzee_n_kind",
        "n_of_a_kind_points n_alike_score of_a_kind_sum",
        "dice: list[int]; n: int",
        "int",
        """
        Add up all {dice} if at least {n} of them are equal, else return 0.
        n of a kind in a dice game
        Return the sum of the dice when some number occurs {n} times or more; otherwise no points.
        For three or four alike the whole throw counts; score it for any {n}.
        Given five dice, check for enough equal ones and total all of them.
        Returns an int, 0 if no face is there often enough.
        """,
        """
        if any(dice.count(face) >= n for face in dice):
            return sum(dice)
        return 0
        ---
        counts = [0] * 7
        for face in dice:
            counts[face] += 1
        return sum(dice) if max(counts) >= n else 0
        ---
        most = Counter(dice).most_common(1)[0][1]
        return sum(dice) if most >= n else 0
        """,
        lambda r: (_dice(r), r.randint(2, 5)),
        "from collections import Counter",
    ),
    made(
        "puzzles.straight_points",
        "straight_points longest_dice_straight dice_straight",
        "dice: list[int]",
        "int",
        """
        Give 40 points for five different consecutive {dice}, 30 for four in a row among them, else 0.
        small and large straight
        Return 40 if the five {dice} form a large straight, 30 if they hold a small one of four, otherwise 0.
        Score a throw: 1-5 or 2-6 is worth forty, any four successive numbers thirty.
        Order does not matter and a double may be among the dice for the small straight.
        Returns 40, 30 or 0.
        """,
        """
        faces = set(dice)
        for length, points in ((5, 40), (4, 30)):
            for start in range(1, 8 - length):
                if set(range(start, start + length)) <= faces:
                    return points
        return 0
        ---
        text = "".join(str(face) for face in sorted(set(dice)))
        if text in ("12345", "23456"):
            return 40
        if any(run in text for run in ("1234", "2345", "3456")):
            return 30
        return 0
        ---
        best = run = 0
        for face in range(1, 7):
            run = run + 1 if face in dice else 0
            best = max(best, run)
        return 40 if best >= 5 else 30 if best == 4 else 0
        """,
        lambda r: (
            r.choice(
                (
                    _dice(r),
                    r.sample(range(1, 7), 5),
                    r.sample(range(1, 7), 5),
                    [1, 2, 3, 4, r.randint(1, 6)],
                    [3, 4, 5, 6, r.randint(1, 6)],
                )
            ),
        ),
    ),
    made(
        "puzzles.greedy_dice",
        "greed_score score_greed farkle_score",
        "dice: list[int]",
        "int",
        """
        Score {dice}: three 1s are 1000, three of another face 100 times it, else 100 per 1 and 50 per 5.
        greed / farkle dice score
        Return the points of five dice: a triple scores once, single ones and fives count beside it.
        Three equal dice bring 100 x face (1000 for ones); what is left brings 100 per 1 and 50 per 5.
        How much is this throw worth in the game of Greed?
        Returns an int, 0 when nothing scores.
        """,
        """
        total = 0
        for face in range(1, 7):
            count = dice.count(face)
            if count >= 3:
                total += 1000 if face == 1 else 100 * face
                count -= 3
            if face == 1:
                total += 100 * count
            elif face == 5:
                total += 50 * count
        return total
        ---
        triples = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
        singles = {1: 100, 5: 50}
        points = 0
        for face, count in Counter(dice).items():
            groups, rest = divmod(count, 3)
            points += groups * triples[face] + rest * singles.get(face, 0)
        return points
        """,
        lambda r: (_dice(r),),
        "from collections import Counter",
    ),
    made(
        "puzzles.parse_dice",
        "dice_notation_range dice_range parse_dice_notation",
        "notation: str",
        "tuple[int, int]",
        """
        Return the lowest and the highest total of a throw written like "2d6" or "3d8+2".
        dice notation min and max
        Given {notation} (number, d, sides, maybe a bonus such as +2 or -1), find both ends of the result.
        Between which totals can the dice of a role-playing game fall?
        Every die shows 1 to its number of sides; add the modifier at the end, if there is one.
        Returns a tuple (minimum, maximum).
        """,
        r"""
        match = re.fullmatch(r"(\d+)d(\d+)([+-]\d+)?", notation)
        count, sides = int(match[1]), int(match[2])
        bonus = int(match[3] or 0)
        return (count + bonus, count * sides + bonus)
        ---
        bonus = 0
        for sign in "+-":
            if sign in notation:
                notation, _, number = notation.partition(sign)
                bonus = int(sign + number)
        count, sides = notation.split("d")
        return (int(count) + bonus, int(count) * int(sides) + bonus)
        """,
        lambda r: (
            f"{r.randint(1, 9)}d{r.choice((4, 6, 8, 10, 12, 20, 100))}"
            + r.choice(("", "", "+1", "+2", "-1", f"+{r.randint(1, 12)}", f"-{r.randint(1, 9)}")),
        ),
        "import re",
    ),
    made(
        "puzzles.tic_tac_toe_state",
        "tic_tac_toe_state board_state game_status",
        "board: str",
        "str",
        """
        Tell the state of tic-tac-toe on {board}, nine characters: "X wins", "O wins", "draw" or "open".
        state of a noughts and crosses board
        Return who has three in a line, X checked first; without a line "draw" if no "." is left, else "open".
        Is the game over? The 3 x 3 field is given as one string with dots for free cells.
        Look for a full row, column or diagonal of X, then of O, then for free cells.
        Returns one of the four texts.
        """,
        """
        lines = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
        for player in "XO":
            if any(all(board[i] == player for i in line) for line in lines):
                return f"{player} wins"
        return "open" if "." in board else "draw"
        ---
        rows = [board[i : i + 3] for i in (0, 3, 6)]
        columns = [board[i::3] for i in range(3)]
        all_lines = [*rows, *columns, board[::4], board[2:7:2]]
        if "XXX" in all_lines:
            return "X wins"
        if "OOO" in all_lines:
            return "O wins"
        return "draw" if board.count(".") == 0 else "open"
        """,
        lambda r: (
            r.choice((_board(r), _board(r).replace(".", "O"), ".........", "XOXXOOOXX", "XOXOXOOXO")),
        ),
    ),
    made(
        "puzzles.whose_turn",
        "whose_turn next_player player_to_move",
        "board: str",
        "str",
        """
        Whose turn is it on the tic-tac-toe {board}? X begins, so "X" if both have as many marks, else "O".
        next player in noughts and crosses
        Return "X" when {board} has equally many X and O, and "O" otherwise.
        Count the crosses and the circles on the field: who has to place a mark now? X always starts.
        Given a board as text, tell the player to move.
        Returns a single letter.
        """,
        """
        return "X" if board.count("X") == board.count("O") else "O"
        ---
        if board.count("X") > board.count("O"):
            return "O"
        return "X"
        ---
        marks = sum(1 for c in board if c in "XO")
        return "XO"[marks % 2]
        """,
        lambda r: (_fair_board(r),),
    ),
    made(
        "puzzles.winning_moves",
        "winning_moves cells_that_win find_winning_move",
        "board: str; player: str",
        "list[int]",
        """
        At which free positions can {player} complete a line on the tic-tac-toe {board} at once?
        winning moves in tic-tac-toe
        Return the indices 0 to 8 of all "." cells where {player} gets three in a row, ascending.
        Find the cells that let one side win with its next mark; the field is a string of nine characters.
        Rows, columns and diagonals count; without such a cell the list is empty.
        Returns a list of ints.
        """,
        """
        lines = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
        moves = set()
        for line in lines:
            marks = [board[i] for i in line]
            if marks.count(player) == 2 and "." in marks:
                moves.add(line[marks.index(".")])
        return sorted(moves)
        ---
        lines = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
        result = []
        for i in range(9):
            if board[i] == ".":
                after = board[:i] + player + board[i + 1 :]
                if any(i in line and all(after[k] == player for k in line) for line in lines):
                    result.append(i)
        return result
        """,
        lambda r: (_board(r), r.choice("XO")),
    ),
    made(
        "puzzles.connect_line",
        "four_in_a_row has_four_in_row wins_row_of_four",
        "row: str; player: str",
        "bool",
        """
        Has {player} four marks next to each other in {row}?
        four in a row in one line
        Return True if {row}, a string of cells, contains {player} at least four times without a break.
        Check one line of a connect four board for a win of one color.
        Do four neighboring cells of the line all belong to the player?
        Returns False for lines with fewer than four of them in succession.
        """,
        """
        return player * 4 in row
        ---
        run = 0
        for cell in row:
            run = run + 1 if cell == player else 0
            if run == 4:
                return True
        return False
        ---
        return any(all(c == player for c in row[i : i + 4]) for i in range(len(row) - 3))
        """,
        lambda r: (
            r.choice(
                (draw.letters(r, 3, 8, "XXXO"), draw.letters(r, 0, 8, "XO."), ".XXXXO.", "OOOO", "XXXX")
            ),
            r.choice("XXO"),
        ),
    ),
    made(
        "puzzles.sudoku_valid",
        "is_solved_mini_sudoku mini_sudoku_solved valid_sudoku_4x4",
        "rows: list[str]",
        "bool",
        """
        Is the 4 by 4 sudoku with these {rows} solved? Each row, column and 2 by 2 block must hold 1 to 4.
        check a solved mini sudoku
        Return True if every row, every column and each of the four blocks contains the digits 1, 2, 3 and 4.
        Verify a small Sudoku given as four strings of four digits.
        No number may be missing or come twice in any line or quarter of the square.
        Returns whether the solution in {rows} is correct.
        """,
        """
        columns = ["".join(column) for column in zip(*rows)]
        blocks = [rows[r][c : c + 2] + rows[r + 1][c : c + 2] for r in (0, 2) for c in (0, 2)]
        return all(sorted(group) == list("1234") for group in rows + columns + blocks)
        ---
        for k in range(4):
            row = set(rows[k])
            column = {line[k] for line in rows}
            top, left = k // 2 * 2, k % 2 * 2
            block = set(rows[top][left : left + 2] + rows[top + 1][left : left + 2])
            if not row == column == block == {"1", "2", "3", "4"}:
                return False
        return True
        """,
        lambda r: (_sudoku(r),),
    ),
    made(
        "puzzles.sudoku_candidates",
        "sudoku_candidates possible_digits missing_in_units",
        "row: list[int]; column: list[int]; block: list[int]",
        "list[int]",
        """
        Which digits from 1 to 9 may stand in a sudoku cell with this {row}, {column} and {block}?
        sudoku candidates of a cell
        Return the digits 1 to 9 that are in none of {row}, {column} and {block}, ascending; 0 is empty.
        Given the three groups of a cell, list the numbers still possible there.
        Rule out everything that was used in the line across, the line down or the box.
        Returns a sorted list of ints, maybe empty.
        """,
        """
        used = {*row, *column, *block}
        return [d for d in range(1, 10) if d not in used]
        ---
        return sorted(set(range(1, 10)) - set(row) - set(column) - set(block))
        ---
        result = []
        for digit in range(1, 10):
            if digit not in row and digit not in column and digit not in block:
                result.append(digit)
        return result
        """,
        lambda r: tuple(r.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], r.randint(0, 4)) for _ in range(3)),
    ),
    made(
        "puzzles.magic_square",
        "is_magic_square magic_square check_magic_square",
        "square: list[list[int]]",
        "bool",
        """
        Check whether {square} is magic: all rows, all columns and both diagonals have the same sum.
        magic square
        Return True if every line of {square}, across, down and diagonal, adds up to the same number.
        The numbers may repeat; only the sums of rows, columns and the two diagonals count.
        Given a square list of lists, test the property of a magic square.
        Returns a bool; {square} has at least one row.
        """,
        """
        size = len(square)
        sums = {sum(row) for row in square} | {sum(column) for column in zip(*square)}
        sums.add(sum(square[i][i] for i in range(size)))
        sums.add(sum(square[i][size - 1 - i] for i in range(size)))
        return len(sums) == 1
        ---
        n = len(square)
        target = sum(square[0])
        for i in range(n):
            if sum(square[i]) != target or sum(row[i] for row in square) != target:
                return False
        down = sum(square[i][i] for i in range(n))
        up = sum(square[i][n - 1 - i] for i in range(n))
        return down == target and up == target
        """,
        lambda r: (
            r.choice(
                (
                    [[2, 7, 6], [9, 5, 1], [4, 3, 8]],
                    [[8, 1, 6], [3, 5, 7], [4, 9, 2]],
                    [[r.randint(1, 9)]],
                    [[1, 2], [2, 1]],
                    [[3, 3], [3, 3]],
                    [[2, 7, 6], [9, 5, 1], [4, 8, 3]],
                    draw.matrix(r, 2, 2),
                    [[4, 9, 2], [3, 5, 7], [8, 1, 6]],
                    [[1, 2, 3], [2, 3, 1], [3, 1, 2]],
                )
            ),
        ),
    ),
    made(
        "puzzles.latin_square",
        "is_latin_square latin_square check_latin_square",
        "square: list[list[int]]",
        "bool",
        """
        Is {square} a Latin square: does each row and each column hold the numbers 1 to its size once?
        latin square
        Return True if the n rows and the n columns of {square} are all permutations of 1 to n.
        Like sudoku without blocks: no number may repeat in a line across or down.
        Given an n by n table, check that each of the numbers 1 to n stands once in every row and column.
        Returns whether the arrangement is a Latin square.
        """,
        """
        wanted = list(range(1, len(square) + 1))
        lines = [*square, *zip(*square)]
        return all(sorted(line) == wanted for line in lines)
        ---
        n = len(square)
        for i in range(n):
            if sorted(square[i]) != list(range(1, n + 1)):
                return False
            if len({row[i] for row in square}) != n:
                return False
        return True
        """,
        lambda r: (_latin(r),),
    ),
    made(
        "puzzles.scrabble_bonus",
        "scrabble_with_bonus word_score_with_multipliers scrabble_play",
        "letters: list[int]; factors: list[int]; word_factor: int",
        "int",
        """
        Score a word: letter points times their field {factors}, summed, times {word_factor}.
        scrabble score with bonus fields
        Return the points of a play: {letters} are letter values, {factors} 1, 2 or 3 for each of them.
        Double and triple letter fields apply first, then the whole word is multiplied.
        Given letter values, letter multipliers and a word multiplier, compute what the play is worth.
        Returns the sum after both kinds of bonus.
        """,
        """
        return word_factor * sum(value * factor for value, factor in zip(letters, factors))
        ---
        total = 0
        for i in range(len(letters)):
            total += letters[i] * factors[i]
        return total * word_factor
        ---
        return sum(map(operator.mul, letters, factors)) * word_factor
        """,
        lambda r: (
            lambda n: (
                [r.randint(1, 10) for _ in range(n)],
                [r.choice((1, 1, 1, 2, 3)) for _ in range(n)],
                r.randint(1, 3),
            )
        )(r.randint(0, 5)),
        "import operator",
    ),
    made(
        "puzzles.chess_color_same",
        "same_square_color same_color_squares squares_match",
        "first: str; second: str",
        "bool",
        """
        Have the chess squares {first} and {second} the same color?
        same colored chess squares
        Return True if both squares, such as "a1" and "h8", are light or both are dark.
        Compare the shade of two fields of a chessboard.
        Given two positions as a letter and a digit, do they lie on equally colored squares?
        Returns True when a bishop on one could stand on the other some day.
        """,
        """
        total = sum(ord(char) for char in first + second)
        return total % 2 == 0
        ---
        def shade(square: str) -> int:
            return ("abcdefgh".index(square[0]) + int(square[1])) % 2

        return shade(first) == shade(second)
        ---
        columns = ord(first[0]) - ord(second[0])
        rows = int(first[1]) - int(second[1])
        return (columns + rows) % 2 == 0
        """,
        lambda r: (_square(r), _square(r)),
    ),
    made(
        "puzzles.king_steps",
        "king_steps king_distance chess_king_moves",
        "start: str; goal: str",
        "int",
        """
        How many moves does a chess king need from {start} to {goal} on an empty board?
        king distance on a chessboard
        Return the least number of king moves between two squares such as "e1" and "g8".
        A king goes one field in any of eight directions: how many turns does the trip take?
        The larger of the differences in columns and rows.
        Returns 0 if both squares are the same.
        """,
        """
        columns = abs(ord(start[0]) - ord(goal[0]))
        rows = abs(int(start[1]) - int(goal[1]))
        return max(columns, rows)
        ---
        column, row = ord(start[0]), int(start[1])
        steps = 0
        while (column, row) != (ord(goal[0]), int(goal[1])):
            column += (ord(goal[0]) > column) - (ord(goal[0]) < column)
            row += (int(goal[1]) > row) - (int(goal[1]) < row)
            steps += 1
        return steps
        ---
        return max(abs(ord(a) - ord(b)) for a, b in zip(start, goal))
        """,
        lambda r: (_square(r), _square(r)),
    ),
    made(
        "puzzles.knight_can_move",
        "is_knight_move knight_can_reach valid_knight_move",
        "start: str; goal: str",
        "bool",
        """
        Can a chess knight jump from {start} to {goal} in a single move?
        knight move check
        Return True if the squares are two apart in one direction and one in the other.
        Is the step between two fields such as "b1" and "c3" an L-shaped jump?
        Given two chess positions, decide whether a horse may go from one to the other.
        Returns False for equal squares and for anything that is no L.
        """,
        """
        columns = abs(ord(start[0]) - ord(goal[0]))
        rows = abs(int(start[1]) - int(goal[1]))
        return (columns, rows) in ((1, 2), (2, 1))
        ---
        columns = ord(start[0]) - ord(goal[0])
        rows = ord(start[1]) - ord(goal[1])
        return columns**2 + rows**2 == 5
        ---
        return sorted(abs(ord(a) - ord(b)) for a, b in zip(start, goal)) == [1, 2]
        """,
        lambda r: r.choice(
            (
                ("b1", "c3"),
                ("d4", "f5"),
                ("g8", "f6"),
                ("e5", "c4"),
                (_square(r), _square(r)),
                (_square(r), _square(r)),
            )
        ),
    ),
    made(
        "puzzles.pawn_moves",
        "pawn_moves white_pawn_moves pawn_targets",
        "square: str",
        "list[str]",
        """
        List the squares that a white pawn on {square} can advance to on an empty board.
        pawn moves without captures
        Return one square ahead, and from row 2 also two squares ahead; nothing from row 8.
        Where may a white pawn go when nothing is in its way? It takes a double step from its start row.
        Given a position like "e2", list the possible targets, the nearest first.
        Returns ["e3", "e4"] for "e2".
        """,
        """
        column, row = square[0], int(square[1])
        if row == 8:
            return []
        if row == 2:
            return [f"{column}3", f"{column}4"]
        return [f"{column}{row + 1}"]
        ---
        column, row = square[0], int(square[1])
        steps = (1, 2) if row == 2 else (1,)
        return [column + str(row + step) for step in steps if row + step <= 8]
        """,
        lambda r: (r.choice("abcdefgh") + r.choice("2345678222"),),
    ),
    made(
        "puzzles.piece_points",
        "material_balance chess_material count_material",
        "pieces: str",
        "int",
        """
        Sum the chess {pieces}: pawn 1, knight and bishop 3, rook 5, queen 9; small letters count minus.
        material balance of a chess position
        Return white's material minus black's: P, N, B, R, Q are worth 1, 3, 3, 5, 9, lower case is black.
        Who is ahead and by how much? Kings and other characters count nothing.
        Given the letters of all pieces on the board, compute the difference in value.
        Returns a positive int if the capitals are worth more.
        """,
        """
        values = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9}
        total = 0
        for piece in pieces:
            value = values.get(piece.lower(), 0)
            total += value if piece.isupper() else -value
        return total
        ---
        names, worth = "pnbrq", (1, 3, 3, 5, 9)
        return sum((pieces.count(n.upper()) - pieces.count(n)) * w for n, w in zip(names, worth))
        """,
        lambda r: (draw.letters(r, 0, 9, "PPpNnBbRrQqKk."),),
    ),
    made(
        "puzzles.expand_fen",
        "expand_fen_row fen_row fen_rank_to_cells",
        "rank: str",
        "str",
        """
        Expand one {rank} of a chess FEN: every digit stands for that many empty cells, shown as dots.
        fen row to eight characters
        Return {rank} with each digit replaced by as many "." characters; letters are pieces and stay.
        "3k4" means three free squares, a king and four more free squares: write them all out.
        Given a row of the Forsyth-Edwards notation, draw its fields.
        Returns a string of single cells.
        """,
        """
        return "".join("." * int(c) if c.isdigit() else c for c in rank)
        ---
        cells = ""
        for char in rank:
            if char.isdigit():
                cells += "." * int(char)
            else:
                cells += char
        return cells
        ---
        return re.sub("[0-9]", lambda m: "." * int(m[0]), rank)
        """,
        lambda r: (
            r.choice(
                ("8", "3k4", "rnbqkbnr", "pp1p1ppp", "r3k2r", "4P3", f"{(k := r.randint(1, 6))}Q{7 - k}")
            ),
        ),
        "import re",
    ),
    made(
        "puzzles.game_of_nim",
        "nim_winner nim_first_wins nim_sum_wins",
        "heaps: list[int]",
        "bool",
        """
        Can the player to move win at Nim with these {heaps}? Who takes the last object wins.
        nim winning position
        Return True if the exclusive or of all {heaps} is not 0.
        In turn, take any number from one pile; is it a win for whoever starts, with best play?
        Given the sizes of the piles, decide whether the first player has a winning strategy.
        Returns False if the nim-sum is zero, which includes having no heaps at all.
        """,
        """
        total = 0
        for heap in heaps:
            total ^= heap
        return total != 0
        ---
        return functools.reduce(operator.xor, heaps, 0) != 0
        ---
        return any(sum(heap >> bit & 1 for heap in heaps) % 2 for bit in range(12))
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    [1, 2, 3],
                    [4, 4],
                    [1, 4, 5],
                    [r.randint(0, 7) for _ in range(r.randint(1, 4))],
                    [r.randint(0, 3) for _ in range(r.randint(1, 4))],
                )
            ),
        ),
        ("import functools", "import operator"),
    ),
    made(
        "puzzles.is_isomorphic",
        "are_isomorphic is_isomorphic isomorphic_strings",
        "first: str; second: str",
        "bool",
        """
        Can {first} be turned into {second} by replacing each letter consistently, no two by the same?
        isomorphic strings
        Return True if there is a one-to-one mapping of characters that makes {second} out of {first}.
        "egg" and "add" match, "foo" and "bar" do not: decide if two words have the same letter pattern.
        Equal letters must go to equal letters and different ones to different ones; lengths must agree, too.
        Returns whether both strings are isomorphic.
        """,
        """
        if len(first) != len(second):
            return False
        pairs = set(zip(first, second))
        return len(pairs) == len(set(first)) == len(set(second))
        ---
        if len(first) != len(second):
            return False
        there: dict[str, str] = {}
        back: dict[str, str] = {}
        for a, b in zip(first, second):
            if there.setdefault(a, b) != b or back.setdefault(b, a) != a:
                return False
        return True
        ---
        return [first.index(c) for c in first] == [second.index(c) for c in second]
        """,
        lambda r: r.choice(
            (
                ("egg", "add"),
                ("foo", "bar"),
                ("paper", "title"),
                ("ab", "aa"),
                ("", ""),
                (draw.letters(r, 3, 3, "ab"), draw.letters(r, 3, 3, "cd")),
                (draw.letters(r, 2, 4, "abc"), draw.letters(r, 2, 4, "xyz")),
            )
        ),
    ),
    made(
        "puzzles.word_pattern",
        "matches_word_pattern word_pattern follows_pattern",
        "pattern: str; text: str",
        "bool",
        """
        Do the words of {text} follow the letter {pattern}, equal letters meaning equal words?
        word pattern like abba: dog cat cat dog
        Return True if letters and words correspond one to one, different letters to different words.
        There must be as many words as letters in {pattern}.
        Given something like "abab" and a sentence, is the same pattern in both?
        Returns True for a perfect match; words are separated by spaces.
        """,
        """
        words = text.split()
        if len(words) != len(pattern):
            return False
        return len(set(zip(pattern, words))) == len(set(pattern)) == len(set(words))
        ---
        words = text.split()
        return [pattern.index(c) for c in pattern] == [words.index(w) for w in words]
        """,
        _pattern,
    ),
    made(
        "puzzles.almost_palindrome",
        "is_almost_palindrome palindrome_without_one_letter valid_after_one_deletion",
        "word: str",
        "bool",
        """
        Can {word} be made a palindrome by deleting at most one letter?
        almost a palindrome
        Return True if {word} reads the same backwards after removing one character or none.
        Is it possible to leave out one letter so that the rest is symmetric? A palindrome counts as well.
        Given a string, test whether one deletion is enough for a palindrome.
        Returns a bool; short words of up to two letters always qualify.
        """,
        """
        if word == word[::-1]:
            return True
        shorter = (word[:i] + word[i + 1 :] for i in range(len(word)))
        return any(text == text[::-1] for text in shorter)
        ---
        left, right = 0, len(word) - 1
        while left < right:
            if word[left] != word[right]:
                a, b = word[left:right], word[left + 1 : right + 1]
                return a == a[::-1] or b == b[::-1]
            left += 1
            right -= 1
        return True
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "abca",
                    "level",
                    "abc",
                    "radars",
                    draw.letters(r, 1, 6, "ab"),
                    draw.letters(r, 3, 6, "abc"),
                    draw.letters(r, 3, 6, "abc"),
                )
            ),
        ),
    ),
    made(
        "puzzles.can_form_palindrome",
        "can_form_palindrome palindrome_permutation can_be_rearranged_to_palindrome",
        "text: str",
        "bool",
        """
        Can the letters of {text} be rearranged to a palindrome?
        palindrome permutation
        Return True if at most one character of {text} occurs an odd number of times.
        Is there an anagram of the string that reads the same in both directions?
        Given letters, decide whether a palindromic order of all of them exists; "" counts.
        Returns a bool, case matters.
        """,
        """
        return sum(text.count(c) % 2 for c in set(text)) <= 1
        ---
        odd: set[str] = set()
        for char in text:
            odd ^= {char}
        return len(odd) < 2
        ---
        return len([n for n in Counter(text).values() if n % 2]) <= 1
        """,
        lambda r: (
            r.choice(
                ("", "carrace", "aabb", "abc", draw.letters(r, 0, 6, "ab"), draw.letters(r, 2, 6, "abc"))
            ),
        ),
        "from collections import Counter",
    ),
    made(
        "puzzles.anagram_deletions",
        "letters_to_make_anagrams anagram_deletions deletions_for_anagram",
        "first: str; second: str",
        "int",
        """
        How many letters must be deleted from {first} and {second} together to make them anagrams?
        minimum deletions to make two strings anagrams
        Return the number of characters that the two strings do not share, counted with repetition.
        Cross out letters in both words until they consist of the same letters: how many are crossed out?
        Given two words, count the letters without a partner in the other word.
        Returns 0 if they are anagrams already.
        """,
        """
        letters = set(first + second)
        return sum(abs(first.count(c) - second.count(c)) for c in letters)
        ---
        a, b = Counter(first), Counter(second)
        return sum(((a - b) + (b - a)).values())
        ---
        left = list(second)
        missing = 0
        for char in first:
            if char in left:
                left.remove(char)
            else:
                missing += 1
        return missing + len(left)
        """,
        lambda r: (draw.letters(r, 0, 6, "abcd"), draw.letters(r, 0, 6, "abcd")),
        "from collections import Counter",
    ),
    made(
        "puzzles.count_palindromic_parts",
        "count_palindromic_substrings palindromic_substrings_count how_many_palindromes",
        "text: str",
        "int",
        """
        Count the substrings of {text} that are palindromes; equal ones at different places count separately.
        palindromic substrings
        Return how many pieces of {text} read the same backwards, single letters included.
        "aaa" has six: three times a, two times aa, one aaa. Count them for any string.
        Given a word, look at every part of it and count the symmetric ones.
        Returns 0 for an empty text.
        """,
        """
        count = 0
        for start in range(len(text)):
            for end in range(start + 1, len(text) + 1):
                part = text[start:end]
                if part == part[::-1]:
                    count += 1
        return count
        ---
        count = 0
        for center in range(2 * len(text) - 1):
            left = center // 2
            right = left + center % 2
            while left >= 0 and right < len(text) and text[left] == text[right]:
                count += 1
                left -= 1
                right += 1
        return count
        ---
        parts = (text[i:j] for i, j in itertools.combinations(range(len(text) + 1), 2))
        return sum(part == part[::-1] for part in parts)
        """,
        lambda r: (
            r.choice(("", "aaa", "level", draw.letters(r, 1, 7, "ab"), draw.letters(r, 1, 7, "abc"))),
        ),
        "import itertools",
    ),
    made(
        "puzzles.changes_to_palindrome",
        "changes_to_palindrome letters_to_change_for_palindrome min_replacements_palindrome",
        "text: str",
        "int",
        """
        How many characters of {text} must be replaced to make it a palindrome?
        minimum replacements for a palindrome
        Return the number of pairs of opposite characters of {text} that differ.
        Compare first with last, second with last but one, and so on, and count the mismatches.
        Given a word, how many letters must change so that it reads the same both ways?
        Returns 0 for palindromes and for empty text.
        """,
        """
        half = len(text) // 2
        return sum(text[i] != text[-1 - i] for i in range(half))
        ---
        changes = 0
        left, right = 0, len(text) - 1
        while left < right:
            if text[left] != text[right]:
                changes += 1
            left += 1
            right -= 1
        return changes
        ---
        return sum(a != b for a, b in zip(text, reversed(text))) // 2
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
    ),
    made(
        "puzzles.phone_presses",
        "keypad_presses multi_tap phone_key_sequence",
        "word: str",
        "str",
        """
        Type {word} on an old phone keypad: each letter becomes its key pressed one to four times.
        multi-tap text entry
        Return the key presses for lower-case {word}, the letters separated by spaces: "cab" gives "222 2 22".
        Keys 2 to 9 carry abc, def, ghi, jkl, mno, pqrs, tuv, wxyz; a key's third letter needs three presses.
        How is a text written on a telephone with number keys only?
        Returns a string of digits and spaces, "" for "".
        """,
        """
        keys = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")
        presses = []
        for char in word:
            for number, letters in enumerate(keys, 2):
                if char in letters:
                    presses.append(str(number) * (letters.index(char) + 1))
        return " ".join(presses)
        ---
        table = {}
        for number, letters in zip("23456789", "abc def ghi jkl mno pqrs tuv wxyz".split()):
            for times, letter in enumerate(letters, 1):
                table[letter] = number * times
        return " ".join(table[char] for char in word)
        """,
        lambda r: (r.choice(("", "cab", _word(r), _word(r), draw.letters(r, 1, 5, "aczsyx"))),),
    ),
    made(
        "puzzles.phone_number_of_word",
        "word_to_phone_number phoneword_digits letters_to_keypad_digits",
        "text: str",
        "str",
        """
        Replace each letter of {text} by its digit on a phone keypad: abc is 2, def 3, up to wxyz 9.
        phoneword to number
        Return {text} with letters of either case turned into keypad digits; all other characters stay.
        Given a vanity number like "1-800-TEA", which digits must be dialed?
        Translate a word to the keys that carry its letters.
        Returns the number to key in, digits and signs kept.
        """,
        """
        result = ""
        for char in text:
            for digit, letters in zip("23456789", "abc def ghi jkl mno pqrs tuv wxyz".split()):
                if char.lower() in letters:
                    char = digit
                    break
            result += char
        return result
        ---
        table = str.maketrans("abcdefghijklmnopqrstuvwxyz", "22233344455566677778889999")
        return text.lower().translate(table)
        """,
        lambda r: (
            r.choice(("", "1-800-TEA", "Call 5", _word(r), _word(r).upper(), draw.sentence(r, 0, 2))),
        ),
    ),
    made(
        "puzzles.keyboard_row",
        "one_keyboard_row typed_on_one_row single_row_words",
        "words: list[str]",
        "list[str]",
        """
        Keep the {words} that can be typed with the letters of one row of a QWERTY keyboard, ignoring case.
        keyboard row words
        Return those of {words} whose letters all lie in qwertyuiop, or asdfghjkl, or zxcvbnm.
        Which words need only a single line of keys? The order stays.
        Given a list of words, filter by the rows of the American keyboard.
        Returns a list, maybe empty.
        """,
        """
        rows = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
        return [word for word in words if any(set(word.lower()) <= set(row) for row in rows)]
        ---
        rows = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
        result = []
        for word in words:
            used = {i for char in word.lower() for i, row in enumerate(rows) if char in row}
            if len(used) == 1:
                result.append(word)
        return result
        """,
        lambda r: (
            [
                r.choice(("tree", "Dad", "cat", "quit", "dog", "hall", "pie", "Alaska", "sun", "row"))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "puzzles.decode_repeats",
        "decode_nested_repeats expand_brackets decode_string",
        "code: str",
        "str",
        """
        Expand {code}, in which "3[ab]" means "ababab"; brackets may be nested.
        decode string with repeat counts
        Return the text that {code} describes: a number before square brackets repeats their content.
        "2[a3[b]]" stands for "abbbabbb": unfold such a compressed string.
        Given letters, counts and brackets, write everything out.
        Returns a string of letters only.
        """,
        r"""
        stack = [("", 1)]
        number = 0
        for char in code:
            if char.isdigit():
                number = number * 10 + int(char)
            elif char == "[":
                stack.append(("", number))
                number = 0
            elif char == "]":
                inner, times = stack.pop()
                outer, count = stack.pop()
                stack.append((outer + inner * times, count))
            else:
                text, count = stack.pop()
                stack.append((text + char, count))
        return stack[0][0]
        ---
        while "[" in code:
            code = re.sub(r"(\d+)\[([a-z]*)\]", lambda m: m[2] * int(m[1]), code)
        return code
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "abc",
                    "3[a]",
                    "2[a3[b]]",
                    "3[a]2[bc]",
                    "2[abc]3[cd]ef",
                    "10[x]",
                    "0[a]b",
                    f"{r.randint(1, 5)}[{draw.letters(r, 1, 3)}]",
                    f"{draw.letters(r, 0, 2)}{r.randint(1, 3)}[{draw.letters(r, 0, 2)}{r.randint(1, 3)}[c]]",
                )
            ),
        ),
        "import re",
    ),
    made(
        "puzzles.look_and_say_term",
        "look_and_say_term nth_look_and_say count_and_say",
        "n: int",
        "str",
        """
        Return the {n}-th term of the look-and-say sequence, whose first term is "1".
        look and say: 1, 11, 21, 1211, 111221, ...
        Read the digits of each term aloud to get the next one; give term number {n}, counted from 1.
        "One 1" is 11, "two 1s" is 21: continue that way to the wanted position.
        Count-and-say for a given position of at least 1.
        Returns a string of digits.
        """,
        r"""
        term = "1"
        for _ in range(n - 1):
            spoken = ""
            i = 0
            while i < len(term):
                j = i
                while j < len(term) and term[j] == term[i]:
                    j += 1
                spoken += str(j - i) + term[i]
                i = j
            term = spoken
        return term
        ---
        term = "1"
        for _ in range(n - 1):
            term = "".join(f"{len(list(group))}{digit}" for digit, group in itertools.groupby(term))
        return term
        ---
        if n == 1:
            return "1"
        return re.sub(r"(.)\1*", lambda m: str(len(m[0])) + m[1], look_and_say_term(n - 1))
        """,
        lambda r: (r.randint(1, 9),),
        ("import itertools", "import re"),
    ),
    made(
        "puzzles.rails",
        "rail_fence_rails zigzag_text zigzag_convert",
        "text: str; rails: int",
        "str",
        """
        Write {text} in a zigzag over {rails} lines and read it line by line.
        rail fence cipher with any number of rails
        Return the characters of {text} in rail-fence order: down to the last line, up again, and so on.
        Encrypt a message by a zigzag pattern of the given height; one rail changes nothing.
        Given "abcdef" and 3, the lines are "ae", "bdf" and "c".
        Returns the lines joined without separators.
        """,
        """
        lines = [""] * rails
        row, step = 0, 1
        for char in text:
            lines[row] += char
            if row == rails - 1:
                step = -1
            elif row == 0:
                step = 1
            if rails > 1:
                row += step
        return "".join(lines)
        ---
        period = max(1, 2 * (rails - 1))
        order = sorted(range(len(text)), key=lambda i: min(i % period, period - i % period))
        return "".join(text[i] for i in order)
        ---
        zigzag = itertools.cycle([*range(rails), *range(rails - 2, 0, -1)])
        pairs = list(zip(zigzag, text))
        return "".join(char for row in range(rails) for k, char in pairs if k == row)
        """,
        lambda r: (
            r.choice(("", "abcdef", draw.letters(r, 1, 10, "abcdefg"), _text(r, 1, 3))),
            r.randint(1, 4),
        ),
        "import itertools",
    ),
    made(
        "puzzles.letter_diamond",
        "letter_diamond diamond_kata alphabet_diamond",
        "letter: str",
        "list[str]",
        """
        Draw a diamond of letters from A to {letter} as lines without spaces at their ends.
        diamond kata
        Return the lines of a diamond whose middle line begins and ends with the capital {letter}.
        The first line has an A in the middle, then two B's with one space between, and so on, and back again.
        Given a capital letter, make the symmetric picture, inner gaps 1, 3, 5, ... wide.
        Returns a list of strings: ["A"] for "A" and [" A", "B B", " A"] for "B".
        """,
        """
        size = ord(letter) - ord("A")
        lines = []
        for i in range(size + 1):
            char = chr(ord("A") + i)
            inside = " " * (2 * i - 1) + char if i else ""
            lines.append(" " * (size - i) + char + inside)
        return lines + lines[-2::-1]
        ---
        n = ord(letter) - 65
        result = []
        for row in range(-n, n + 1):
            i = n - abs(row)
            line = [" "] * (2 * n + 1)
            line[n - i] = line[n + i] = chr(65 + i)
            result.append("".join(line).rstrip())
        return result
        """,
        lambda r: (r.choice("ABCDABC"),),
    ),
    made(
        "puzzles.star_diamond",
        "star_diamond diamond_lines asterisk_diamond",
        "size: int",
        "list[str]",
        """
        Draw a filled diamond of stars whose middle line has {size} stars; {size} is odd.
        diamond of asterisks
        Return the lines " *", "***", " *" for 3: one star, then two more in each line, and back.
        Only leading spaces, none at the end of a line; the number of lines equals {size}.
        Given an odd width, make a rhombus of * signs as a list of lines.
        Returns a list of strings.
        """,
        """
        widths = [*range(1, size + 1, 2), *range(size - 2, 0, -2)]
        return [" " * ((size - width) // 2) + "*" * width for width in widths]
        ---
        lines = []
        middle = size // 2
        for row in range(size):
            indent = abs(middle - row)
            lines.append(" " * indent + "*" * (size - 2 * indent))
        return lines
        ---
        return [" " * abs(k) + "*" * (size - 2 * abs(k)) for k in range(-(size // 2), size // 2 + 1)]
        """,
        lambda r: (r.choice((1, 3, 5)),),
    ),
    made(
        "puzzles.open_doors",
        "open_doors locker_problem hundred_doors",
        "doors: int",
        "list[int]",
        """
        Which of {doors} doors are open in the end if person k toggles every k-th door, k from 1 to {doors}?
        hundred doors / locker problem
        Return the numbers of the open doors; all are closed at first and counted from 1.
        In round one each door is switched, in round two every second, and so on: which stay open?
        Simulate the prison guard puzzle for a given number of cells.
        Returns the perfect squares up to {doors}, as it turns out.
        """,
        """
        opened = [False] * (doors + 1)
        for step in range(1, doors + 1):
            for door in range(step, doors + 1, step):
                opened[door] = not opened[door]
        return [door for door in range(1, doors + 1) if opened[door]]
        ---
        return [k * k for k in range(1, doors + 1) if k * k <= doors]
        ---
        return [n for n in range(1, doors + 1) if sum(n % d == 0 for d in range(1, n + 1)) % 2 == 1]
        """,
        lambda r: (r.randint(0, 100),),
    ),
    made(
        "puzzles.water_jugs",
        "can_measure_water water_jug_problem measure_with_jugs",
        "a: int; b: int; target: int",
        "bool",
        """
        Can exactly {target} liters be measured with two jugs of {a} and {b} liters?
        water jug problem
        Return True if {target} is a multiple of the gcd of {a} and {b} and not more than both hold together.
        Only filling, emptying and pouring over are allowed, and both jugs together hold the result.
        Given two pitcher sizes and a wanted amount of water, is it possible?
        Returns a bool; 0 liters are always possible.
        """,
        """
        return target <= a + b and target % math.gcd(a, b) == 0
        ---
        if target > a + b:
            return False
        while b:
            a, b = b, a % b
        return target % a == 0
        ---
        seen = {(0, 0)}
        stack = [(0, 0)]
        while stack:
            x, y = stack.pop()
            if x + y == target:
                return True
            right, left = min(x, b - y), min(y, a - x)
            moves = ((a, y), (x, b), (0, y), (x, 0), (x - right, y + right), (x + left, y - left))
            stack += [move for move in moves if move not in seen]
            seen.update(moves)
        return False
        """,
        lambda r: (
            r.choice((2, 3, 4, 6, r.randint(1, 9))),
            r.choice((2, 4, 6, r.randint(1, 9))),
            r.randint(0, 14),
        ),
        "import math",
    ),
    made(
        "puzzles.heads_and_legs",
        "heads_and_legs chickens_and_rabbits solve_farm_puzzle",
        "heads: int; legs: int",
        "tuple[int, int] | None",
        """
        Chickens and rabbits have {heads} heads and {legs} legs: how many of each? None if impossible.
        heads and legs puzzle (chickens 2 legs, rabbits 4)
        Return (chickens, rabbits) for the given counts, or None if no whole numbers fit.
        A farmer counts heads and feet of two-legged and four-legged animals; find both numbers.
        Solve c + r = {heads} and 2c + 4r = {legs} for numbers that are not negative.
        Returns a tuple of ints, chickens first, or None.
        """,
        """
        for chickens in range(heads + 1):
            rabbits = heads - chickens
            if 2 * chickens + 4 * rabbits == legs:
                return (chickens, rabbits)
        return None
        ---
        rabbits, rest = divmod(legs - 2 * heads, 2)
        if rest or rabbits < 0 or rabbits > heads:
            return None
        return (heads - rabbits, rabbits)
        """,
        lambda r: (lambda c, b: (c + b, 2 * c + 4 * b + r.choice((0, 0, 0, 1, -4, 20))))(
            r.randint(0, 12), r.randint(0, 12)
        ),
    ),
    made(
        "puzzles.years_until_twice",
        "years_until_twice_as_old twice_as_old years_to_double_age",
        "parent: int; child: int",
        "int",
        """
        In how many years is the {parent} twice as old as the {child}? Negative if it was in the past.
        twice as old
        Return the number of years until {parent} equals two times {child}, both growing older together.
        Given two ages, when is the first exactly double the second?
        A father and his son: how long until (or since, as a negative number) the age ratio is two?
        Returns {parent} - 2 * {child}.
        """,
        """
        return parent - 2 * child
        ---
        years = 0
        while parent + years > 2 * (child + years):
            years += 1
        while parent + years < 2 * (child + years):
            years -= 1
        return years
        """,
        lambda r: (lambda c: (c + r.randint(15, 45), c))(r.randint(0, 50)),
    ),
    made(
        "puzzles.exchange_bottles",
        "bottles_drunk water_bottle_exchange exchange_bottles",
        "full: int; needed: int",
        "int",
        """
        Starting with {full} bottles, how many can be drunk if {needed} empty ones buy a new one?
        exchange empty bottles for full ones
        Return the number of bottles drunk until fewer than {needed} empties are left; {needed} is at least 2.
        Every time enough empties are there they are swapped for a new drink.
        Chocolate wrappers, bottles, cups: count everything consumed with an exchange offer.
        Returns an int of at least {full}.
        """,
        """
        total = full
        empty = full
        while empty >= needed:
            fresh, rest = divmod(empty, needed)
            total += fresh
            empty = fresh + rest
        return total
        ---
        total = 0
        empty = 0
        while full > 0:
            total += full
            empty += full
            full, empty = divmod(empty, needed)
        return total
        ---
        return full + (full - 1) // (needed - 1) if full else 0
        """,
        lambda r: (r.choice((0, 1, r.randint(2, 15), r.randint(10, 60))), r.randint(2, 5)),
    ),
    made(
        "puzzles.catch_up_time",
        "catch_up_time time_to_overtake tortoise_race",
        "slow: int; fast: int; lead: int",
        "tuple[int, int, int] | None",
        """
        When does someone going {fast} per hour catch up with {slow}, who is {lead} ahead? None if never.
        tortoise racing: hours, minutes, seconds
        Return (hours, minutes, whole seconds, rounded down) until the faster one has made up the lead.
        Given two speeds in distance per hour and a head start, when are both at the same place?
        If the second is not faster than the first, the answer is None.
        Returns a tuple of three ints or None.
        """,
        """
        if fast <= slow:
            return None
        seconds = lead * 3600 // (fast - slow)
        return (seconds // 3600, seconds // 60 % 60, seconds % 60)
        ---
        if fast - slow <= 0:
            return None
        minutes, seconds = divmod(lead * 3600 // (fast - slow), 60)
        hours, minutes = divmod(minutes, 60)
        return (hours, minutes, seconds)
        """,
        lambda r: (r.randint(1, 99) * 10, r.choice((300, r.randint(1, 99) * 10, 1000)), r.randint(0, 120)),
    ),
    made(
        "puzzles.odd_coin_weighings",
        "weighings_needed odd_coin_weighings find_heavy_coin",
        "coins: int",
        "int",
        """
        How many weighings on a balance find the one heavier coin among {coins}?
        counterfeit coin: weighings in the worst case
        Return the least number of weighings that always suffices; each splits the coins into three groups.
        One of {coins} equal-looking coins is too heavy: how often must a pair of scales be used?
        The smallest k with 3 ** k at least the number of coins.
        Returns 0 for a single coin.
        """,
        """
        weighings = 0
        while 3**weighings < coins:
            weighings += 1
        return weighings
        ---
        count = 0
        while coins > 1:
            coins = (coins + 2) // 3
            count += 1
        return count
        """,
        lambda r: (r.choice((1, 2, 3, 4, 9, 10, 27, 28, r.randint(1, 30), r.randint(30, 300))),),
    ),
    made(
        "puzzles.times_ball_seen",
        "times_ball_seen bouncing_ball_window passes_at_window",
        "height: float; bounce: float; window: float",
        "int",
        """
        How often does a falling ball pass a {window} when each bounce reaches {bounce} times the last height?
        bouncing ball seen from a window
        Return the number of times that a ball dropped from {height} goes past the level {window}, down or up.
        The {bounce} is between 0 and 1, the window below the start; only heights above the window count.
        A mother at her window watches a ball: count the passes, first fall included.
        Returns an odd number.
        """,
        """
        seen = 1
        height *= bounce
        while height > window:
            seen += 2
            height *= bounce
        return seen
        ---
        bounces = 0
        while height * bounce > window:
            height *= bounce
            bounces += 1
        return 1 + 2 * bounces
        """,
        lambda r: (lambda h: (h, r.choice((0.25, 0.5, 0.75)), r.choice((0.5, 1.0, 1.5, h / 2))))(
            r.randint(2, 30) * 1.0
        ),
    ),
    made(
        "puzzles.turtle_position",
        "turtle_position rover_position drive_robot",
        "commands: str",
        "tuple[int, int, str]",
        """
        Drive a robot by {commands}: F one step forward, L and R turn; it starts at (0, 0) facing N.
        mars rover / turtle with turns
        Return (x, y, direction) after all {commands}; north increases y and east increases x.
        Letters L and R turn by 90 degrees, F moves one field ahead in the direction faced.
        Where does the rover stand in the end and which way does it look?
        Returns two ints and one of "N", "E", "S", "W".
        """,
        """
        x = y = 0
        heading = 0
        moves = ((0, 1), (1, 0), (0, -1), (-1, 0))
        for command in commands:
            if command == "L":
                heading = (heading - 1) % 4
            elif command == "R":
                heading = (heading + 1) % 4
            else:
                x += moves[heading][0]
                y += moves[heading][1]
        return (x, y, "NESW"[heading])
        ---
        place, step = 0j, 1j
        for command in commands:
            if command == "F":
                place += step
            else:
                step *= 1j if command == "L" else -1j
        names = {1j: "N", 1 + 0j: "E", -1j: "S", -1 + 0j: "W"}
        return (int(place.real), int(place.imag), names[step])
        """,
        lambda r: (draw.letters(r, 0, 10, "FFLR"),),
    ),
    made(
        "puzzles.loops_forever",
        "stays_in_circle robot_bounded loops_forever",
        "commands: str",
        "bool",
        """
        Does a robot that repeats {commands} (F forward, L and R turn) forever stay near its start?
        robot bounded in a circle
        Return True if endless repetition of {commands} never leads the robot further and further away.
        It stays bounded if after one round it is back at the start or does not face its first direction.
        Given step and turn letters, does the endless walk remain in a limited area?
        Returns False if the robot drifts away to infinity.
        """,
        """
        x = y = 0
        dx, dy = 0, 1
        for command in commands * 4:
            if command == "F":
                x, y = x + dx, y + dy
            elif command == "L":
                dx, dy = -dy, dx
            else:
                dx, dy = dy, -dx
        return (x, y) == (0, 0)
        ---
        x, y, heading = 0, 0, 0
        for command in commands:
            if command == "F":
                x += (0, 1, 0, -1)[heading]
                y += (1, 0, -1, 0)[heading]
            else:
                heading = (heading + (1 if command == "R" else 3)) % 4
        return (x == 0 and y == 0) or heading != 0
        """,
        lambda r: (draw.letters(r, 0, 7, "FFLR"),),
    ),
    made(
        "puzzles.nearest_lift",
        "nearest_elevator choose_elevator closest_lift",
        "lifts: list[int]; floor: int",
        "int",
        """
        Return the index of the lift that is closest to {floor}; {lifts} are the floors where they stand.
        which elevator should come
        Choose the elevator with the shortest way to the caller, the first on a tie; -1 without lifts.
        Someone presses the button on {floor}: which of the cabins is sent?
        Given current floors of all elevators, find the nearest by number of storeys.
        Returns an index counted from 0, or -1.
        """,
        """
        if not lifts:
            return -1
        distances = [abs(lift - floor) for lift in lifts]
        return distances.index(min(distances))
        ---
        best = -1
        for i, lift in enumerate(lifts):
            if best < 0 or abs(lift - floor) < abs(lifts[best] - floor):
                best = i
        return best
        ---
        return min(range(len(lifts)), key=lambda i: abs(lifts[i] - floor), default=-1)
        """,
        lambda r: (draw.ints(r, 0, 4, 0, 12), r.randint(0, 12)),
    ),
    made(
        "puzzles.lift_stops",
        "elevator_order lift_stop_order scan_order",
        "floor: int; calls: list[int]",
        "list[int]",
        """
        In which order does a lift at {floor} serve {calls} if it first goes up as far as needed, then down?
        elevator algorithm (SCAN), going up first
        Return the called floors, each once: those at or above {floor} ascending, then the lower descending.
        Plan the stops of an elevator that keeps its upward direction before it turns.
        Given the current level and the requests, list the stops.
        Returns a list without duplicates.
        """,
        """
        stops = sorted(set(calls))
        return [s for s in stops if s >= floor] + [s for s in reversed(stops) if s < floor]
        ---
        up, down = set(), set()
        for call in calls:
            (up if call >= floor else down).add(call)
        return sorted(up) + sorted(down, reverse=True)
        ---
        return sorted(set(calls), key=lambda s: (s < floor, s if s >= floor else -s))
        """,
        lambda r: (r.randint(0, 9), draw.ints(r, 0, 6, 0, 12)),
    ),
    made(
        "puzzles.bank_commands",
        "run_bank_commands bank_accounts process_bank_commands",
        "commands: list[str]",
        "dict[str, int]",
        """
        Carry out {commands} such as "deposit ann 50" and "withdraw ann 20" and return the balances.
        bank account simulation
        Accounts begin at 0 with their first command; a withdrawal of more than is there is ignored.
        Return a dict from owner to balance, in the order in which the owners first appear.
        Given deposits and withdrawals as text, keep the books of a small bank; overdrafts are refused.
        Returns the final state, an empty dict without commands.
        """,
        """
        balances: dict[str, int] = {}
        for command in commands:
            action, owner, amount = command.split()
            balance = balances.setdefault(owner, 0)
            if action == "deposit":
                balances[owner] = balance + int(amount)
            elif int(amount) <= balance:
                balances[owner] = balance - int(amount)
        return balances
        ---
        accounts: dict[str, int] = {}
        for line in commands:
            action, name, text = line.split(" ")
            change = int(text) if action == "deposit" else -int(text)
            new = accounts.get(name, 0) + change
            accounts[name] = new if new >= 0 else accounts.get(name, 0)
        return accounts
        """,
        lambda r: (
            [
                f"{r.choice(('deposit', 'deposit', 'withdraw'))} {r.choice(('al', 'bo'))} {r.randint(1, 9)}"
                for _ in range(r.choice((0, 1, 2, 2, 2, 3)))
            ],
        ),
    ),
    made(
        "puzzles.merge_2048",
        "merge_row_2048 slide_left_2048 collapse_row",
        "row: list[int]",
        "list[int]",
        """
        Slide a {row} of the game 2048 to the left: zeros vanish, equal neighbors merge once into their sum.
        2048 row merge
        Return {row} after a move to the left, filled up with zeros to its old length.
        Tiles move over empty cells (0); two equal tiles become one, which does not merge again.
        Given the numbers of one line, perform the move of the sliding tile game.
        Returns a list: [2, 0, 2, 4] gives [4, 4, 0, 0].
        """,
        """
        tiles = [tile for tile in row if tile]
        result = []
        i = 0
        while i < len(tiles):
            if i + 1 < len(tiles) and tiles[i] == tiles[i + 1]:
                result.append(tiles[i] * 2)
                i += 2
            else:
                result.append(tiles[i])
                i += 1
        return result + [0] * (len(row) - len(result))
        ---
        result: list[int] = []
        open_tile = False
        for tile in row:
            if tile == 0:
                continue
            if open_tile and result[-1] == tile:
                result[-1] *= 2
                open_tile = False
            else:
                result.append(tile)
                open_tile = True
        while len(result) < len(row):
            result.append(0)
        return result
        """,
        lambda r: ([r.choice((0, 0, 2, 2, 4, 8)) for _ in range(r.choice((0, 4, 4, 4, 5)))],),
    ),
    made(
        "puzzles.lotto_hits",
        "lotto_hits lottery_matches count_lotto_hits",
        "ticket: list[int]; drawn: list[int]; bonus: int",
        "tuple[int, bool]",
        """
        How many numbers of the {ticket} were {drawn}, and is the {bonus} number on it?
        lottery result: hits and bonus
        Return (number of hits, whether {bonus} is on the ticket); no number occurs twice.
        Compare a lottery slip with the winning numbers and the extra ball.
        Given chosen and drawn numbers, count the matches and look for the bonus.
        Returns a tuple of an int and a bool.
        """,
        """
        hits = sum(1 for number in ticket if number in drawn)
        return (hits, bonus in ticket)
        ---
        return (len(set(ticket) & set(drawn)), bonus in ticket)
        ---
        count = 0
        extra = False
        for number in ticket:
            if number in drawn:
                count += 1
            if number == bonus:
                extra = True
        return (count, extra)
        """,
        lambda r: (r.sample(range(1, 12), r.randint(3, 5)), r.sample(range(1, 12), 5), r.randint(1, 11)),
    ),
    made(
        "puzzles.playable_cards",
        "playable_cards uno_playable cards_to_play",
        "hand: list[str]; top: str",
        "list[str]",
        """
        Which cards of the {hand}, like "R7", fit on {top}? Color (first letter) or value must be equal.
        uno: playable cards
        Return the cards that share the color or the rest of their name with {top}, in hand order.
        In Mau-Mau or Uno a card must match by color or by number; find all that do.
        Given cards as a color letter and a value, filter those that fit the open card.
        Returns a list, empty if the player has to draw.
        """,
        """
        return [card for card in hand if card[0] == top[0] or card[1:] == top[1:]]
        ---
        result = []
        for card in hand:
            if card.startswith(top[0]) or card.endswith(top[1:]):
                result.append(card)
        return result
        ---
        color, value = top[0], top[1:]
        return list(filter(lambda card: color == card[0] or value == card[1:], hand))
        """,
        lambda r: (
            [r.choice("RGBY") + r.choice("1237") for _ in range(r.randint(0, 5))],
            r.choice("RGBY") + r.choice("1237"),
        ),
    ),
    made(
        "puzzles.card_points",
        "high_card_points bridge_points count_honors",
        "hand: str",
        "int",
        """
        Count bridge points in {hand}, a string of ranks: A 4, K 3, Q 2, J 1, all others 0.
        high card points
        Return the sum of the honor points of all cards in {hand}.
        How strong is a bridge hand by Milton Work's count?
        Given the ranks of the cards as letters, aces are worth four, kings three, queens two, jacks one.
        Returns an int, 0 without honors.
        """,
        """
        points = {"A": 4, "K": 3, "Q": 2, "J": 1}
        return sum(points.get(card, 0) for card in hand)
        ---
        return sum("JQKA".index(card) + 1 for card in hand if card in "JQKA")
        ---
        total = 0
        for value, rank in enumerate("JQKA", 1):
            total += value * hand.count(rank)
        return total
        """,
        lambda r: (draw.letters(r, 0, 13, "AKQJT98765432"),),
    ),
    made(
        "puzzles.is_set",
        "is_set_of_cards valid_set set_game_check",
        "first: str; second: str; third: str",
        "bool",
        """
        Do three cards form a Set? Each property must be the same on all three or different on all three.
        game of Set
        Return True if {first}, {second} and {third} are all equal or all different at every position.
        Cards are strings with one character per property (color, shape, number); just two alike is wrong.
        Check a triple of cards in the pattern game.
        Returns whether the three are a valid set; all three strings are equally long.
        """,
        """
        return all(len({a, b, c}) != 2 for a, b, c in zip(first, second, third))
        ---
        for i in range(len(first)):
            kinds = {first[i], second[i], third[i]}
            if len(kinds) == 2:
                return False
        return True
        ---
        return 2 not in [len(set(column)) for column in zip(first, second, third)]
        """,
        lambda r: r.choice(
            (
                ("R1o", "G2x", "B3z"),
                ("R1o", "R1o", "R1o"),
                ("R1o", "R2o", "R3o"),
                ("1", "2", "2"),
                tuple(r.choice("RGB") + r.choice("12") for _ in range(3)),
                tuple(r.choice("RGB") for _ in range(3)),
            )
        ),
    ),
    made(
        "puzzles.lizard_spock",
        "lizard_spock_winner rock_paper_scissors_lizard_spock rpsls",
        "first: str; second: str",
        "str",
        """
        Who wins rock, paper, scissors, lizard, spock? Return "first", "second" or "draw".
        rpsls
        Scissors beat paper and lizard, paper beats rock and spock, rock beats lizard and scissors.
        Return who wins, {first} or {second}; lizard beats spock and paper, spock scissors and rock.
        The five-hand version of the game: compare both signs, equal ones are a draw.
        Returns the player who wins, by position, or a draw.
        """,
        """
        beats = {
            "scissors": ("paper", "lizard"),
            "paper": ("rock", "spock"),
            "rock": ("lizard", "scissors"),
            "lizard": ("spock", "paper"),
            "spock": ("scissors", "rock"),
        }
        if first == second:
            return "draw"
        return "first" if second in beats[first] else "second"
        ---
        circle = ["rock", "paper", "scissors", "spock", "lizard"]
        difference = (circle.index(first) - circle.index(second)) % 5
        if difference == 0:
            return "draw"
        return "first" if difference in (1, 3) else "second"
        """,
        lambda r: (
            r.choice(("rock", "paper", "scissors", "lizard", "spock")),
            r.choice(("rock", "paper", "scissors", "lizard", "spock")),
        ),
    ),
    made(
        "puzzles.elo",
        "elo_after_game new_elo_rating update_elo",
        "rating: int; opponent: int; score: float; k: int",
        "int",
        """
        Compute the new Elo rating: {rating} + {k} * ({score} - expected), rounded to a whole number.
        elo rating update
        Expected is 1 / (1 + 10 ** (({opponent} - {rating}) / 400)); a win scores 1, a draw 0.5, a loss 0.
        Return a player's rating after a game against an {opponent} with the given development factor {k}.
        How does a chess rating change by one result?
        Returns the adjusted ranking number.
        """,
        """
        expected = 1 / (1 + 10 ** ((opponent - rating) / 400))
        return round(rating + k * (score - expected))
        ---
        strength, other = 10 ** (rating / 400), 10 ** (opponent / 400)
        return round(rating + k * (score - strength / (strength + other)))
        """,
        lambda r: (
            r.randint(80, 240) * 10 + 1,
            r.randint(80, 240) * 10,
            r.choice((0.0, 0.5, 1.0)),
            r.choice((10, 20, 31)),
        ),
    ),
    made(
        "puzzles.battleship",
        "battleship_shots shots_result evaluate_shots",
        "ships: list[str]; shots: list[str]",
        "str",
        """
        Mark each of {shots} as "x" if it hits one of the cells in {ships}, else "o"; join the marks.
        battleship hits and misses
        Return a string with one letter per shot: x for a hit, o for water; cells are named like "B4".
        A second shot at a cell that was hit counts as a miss.
        Given the occupied fields and the fields fired at, in order, tell how each shot went.
        Returns "" without shots.
        """,
        """
        left = set(ships)
        result = ""
        for shot in shots:
            if shot in left:
                left.remove(shot)
                result += "x"
            else:
                result += "o"
        return result
        ---
        return "".join("x" if s in ships and s not in shots[:i] else "o" for i, s in enumerate(shots))
        """,
        lambda r: (
            r.sample(["A1", "A2", "B1", "B2"], r.randint(0, 3)),
            [r.choice(("A1", "A2", "B1", "C3")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "puzzles.word_in_grid",
        "word_in_rows_or_columns word_search find_word_in_grid",
        "grid: list[str]; word: str",
        "bool",
        """
        Is {word} hidden in the letter {grid}, read from left to right or from top to bottom?
        word search puzzle (rows and columns)
        Return True if a row or a column of {grid} contains {word}; backwards and diagonal do not count.
        Look for a word across and down in a rectangle of letters given as equally long strings.
        Can the word be found in the puzzle without reading in reverse?
        Returns whether the word stands in some horizontal or vertical line.
        """,
        """
        columns = ["".join(column) for column in zip(*grid)]
        return any(word in line for line in [*grid, *columns])
        ---
        for row in grid:
            if word in row:
                return True
        for i in range(len(grid[0])):
            column = ""
            for row in grid:
                column += row[i]
            if word in column:
                return True
        return False
        """,
        lambda r: (
            [draw.letters(r, 3, 3, "cat") for _ in range(r.randint(2, 3))],
            r.choice(("cat", "at", "ca", "tc", "act", "a", "ta")),
        ),
    ),
    made(
        "puzzles.longest_buildable",
        "longest_buildable_word longest_word_from_letters best_countdown_word",
        "letters: str; words: list[str]",
        "str",
        """
        Return the longest of {words} made from {letters}, each letter used at most once; "" if none.
        longest word from given letters (countdown letters round)
        Of several equally long words that fit, take the first in {words}.
        Find the best word for a rack of tiles; a letter must be there as often as the word needs it.
        Given a pile of letters and a dictionary, what is the longest word possible?
        Returns one of {words} or an empty string.
        """,
        """
        best = ""
        for word in words:
            if len(word) > len(best) and all(word.count(c) <= letters.count(c) for c in word):
                best = word
        return best
        ---
        possible = [word for word in words if not Counter(word) - Counter(letters)]
        return max(possible, key=len, default="")
        """,
        lambda r: (
            draw.letters(r, 2, 7, "aetncr"),
            r.sample(["at", "tea", "net", "ant", "car", "cart", "react", "tent", "a"], r.randint(0, 4)),
        ),
        "from collections import Counter",
    ),
    made(
        "puzzles.langton",
        "langton_black_cells langtons_ant ant_black_count",
        "steps: int",
        "int",
        """
        How many cells are black after {steps} steps of Langton's ant on an all-white plane?
        Langton's ant
        The ant turns right on white, left on black, flips the cell and goes ahead: count the black cells.
        Simulate the ant, which starts anywhere facing up, and return the number of black cells.
        Given a number of moves, how many squares has the little automaton colored in the end?
        Returns an int, 0 for no steps.
        """,
        """
        black: set[tuple[int, int]] = set()
        x = y = 0
        dx, dy = 0, 1
        for _ in range(steps):
            if (x, y) in black:
                dx, dy = -dy, dx
                black.remove((x, y))
            else:
                dx, dy = dy, -dx
                black.add((x, y))
            x, y = x + dx, y + dy
        return len(black)
        ---
        colors: dict[complex, bool] = {}
        place, heading = 0j, 1j
        for _ in range(steps):
            is_black = colors.get(place, False)
            heading *= 1j if is_black else -1j
            colors[place] = not is_black
            place += heading
        return sum(colors.values())
        """,
        lambda r: (r.randint(0, 60),),
    ),
)
