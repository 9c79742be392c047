"""Letters of the alphabet, simple ciphers, checks of formats and small word puzzles."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"
_COUNTER = "from collections import Counter"


def _text(r: Random) -> str:
    kind = r.random()
    if kind < 0.1:
        return ""
    if kind < 0.4:
        return draw.letters(r, 1, 8, "abcxyzABZ 1!")
    return draw.sentence(r, 1, 4)


def _lower(r: Random) -> str:
    return draw.letters(r, 0, 7, r.choice(("abc", "abxyz", "ab")))


ENTRIES = (
    made(
        "text_puzzles.nth_letter",
        "nth_letter letter_at alphabet_letter number_to_letter",
        "n: int",
        "str",
        """
        Return letter number {n} of the alphabet in lower case: 1 is 'a', 26 is 'z'.
        nth letter of the alphabet
        Given a number from 1 to 26, which letter has that position?
        Number to letter.
        Convert a place in the alphabet to its letter.
        1 to a, 2 to b, 3 to c
        """,
        """
        return chr(ord("a") + n - 1)
        ---
        return "abcdefghijklmnopqrstuvwxyz"[n - 1]
        """,
        lambda r: (r.randint(1, 26),),
    ),
    made(
        "text_puzzles.alphabet_index",
        "alphabet_index letter_index index_in_alphabet zero_based_letter",
        "letter: str",
        "int",
        """
        Return the index of {letter} in the alphabet, counted from 0: 0 for a, 25 for z, -1 if it is none.
        letter to index
        Given one character, how many letters come before it in the alphabet? Case is ignored.
        Zero-based number of a letter; digits and signs give -1.
        a is 0, b is 1
        Place among a to z, starting with 0.
        """,
        """
        return "abcdefghijklmnopqrstuvwxyz".find(letter.lower())
        ---
        letter = letter.lower()
        return ord(letter) - ord("a") if "a" <= letter <= "z" else -1
        """,
        lambda r: (r.choice("abcdxyzABZ1 -m"),),
    ),
    made(
        "text_puzzles.letter_distance",
        "letter_distance alphabet_distance distance_between_letters letter_gap",
        "a: str; b: str",
        "int",
        """
        How many places are the letters {a} and {b} apart in the alphabet? Case is ignored.
        distance between two letters
        Return the absolute difference of their positions; equal letters give 0.
        Given two letters from a to z, count the steps from one to the other.
        Gap between letters: 'a' and 'd' give 3.
        Difference of the places in the alphabet.
        """,
        """
        return abs(ord(a.lower()) - ord(b.lower()))
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        return abs(alphabet.index(a.lower()) - alphabet.index(b.lower()))
        """,
        lambda r: (r.choice("abcdxyzABZ"), r.choice("abcdxyzDEZ")),
    ),
    made(
        "text_puzzles.alphabet",
        "alphabet_list first_letters_of_alphabet alphabet letters_up_to",
        "n: int",
        "list[str]",
        """
        List the first {n} letters of the alphabet in lower case; {n} is at most 26.
        beginning of the alphabet
        Return ['a', 'b', 'c'] for 3 and [] for 0.
        Given a number, make a list of that many letters from a on.
        Letters a, b, c and so on.
        Generate letters as labels.
        """,
        """
        return [chr(ord("a") + i) for i in range(n)]
        ---
        return list("abcdefghijklmnopqrstuvwxyz"[:n])
        """,
        lambda r: (r.randint(0, 26),),
    ),
    made(
        "text_puzzles.missing_letter",
        "find_missing_letter missing_letter gap_in_letters",
        "letters: list[str]",
        "str | None",
        """
        Return the letter that is left out in {letters}, which otherwise follow one another; None if none is.
        find the missing letter
        Given consecutive letters in order with one of them lacking, such as a, b, d, which one is it?
        First gap in a run of letters, upper or lower case.
        Letter missing from an alphabetical sequence.
        None if every letter is followed by its successor.
        """,
        """
        for a, b in zip(letters, letters[1:]):
            if ord(b) != ord(a) + 1:
                return chr(ord(a) + 1)
        return None
        ---
        for i, letter in enumerate(letters):
            expected = chr(ord(letters[0]) + i)
            if letter != expected:
                return expected
        return None
        """,
        lambda r: (
            (lambda start, size, gap: [chr(start + i) for i in range(size) if i != gap])(
                ord(r.choice("acfAM")), r.randint(3, 7), r.choice((1, 1, 9))
            ),
        ),
    ),
    made(
        "text_puzzles.shift_next",
        "shift_letters_by_one next_letters next_letter replace_with_next_letter",
        "text: str",
        "str",
        """
        Replace each letter of {text} by the next one in the alphabet; z becomes a, Z becomes A.
        next letters
        Return the text with all letters moved on by one; other characters stay.
        Given a string, put for every letter its successor.
        'Az!' becomes 'Ba!'
        Shift by one place.
        """,
        """
        result = ""
        for char in text:
            if char in "zZ":
                result += "a" if char == "z" else "A"
            elif char.isascii() and char.isalpha():
                result += chr(ord(char) + 1)
            else:
                result += char
        return result
        ---
        lower = string.ascii_lowercase
        upper = string.ascii_uppercase
        table = str.maketrans(lower + upper, lower[1:] + "a" + upper[1:] + "A")
        return text.translate(table)
        """,
        lambda r: (_text(r),),
        "import string",
    ),
    made(
        "text_puzzles.progressive_shift",
        "progressive_caesar progressive_shift shift_by_position increasing_shift",
        "text: str; start: int",
        "str",
        """
        Encrypt {text} with a growing shift: the first character by {start}, the next by one more and so on.
        progressive Caesar cipher
        Return the text in which the letter at index i is moved {start} + i places on; the case is kept.
        Given a message, use a Caesar shift that increases with every character, also spaces.
        Moving shift cipher.
        Each letter is shifted by its position.
        """,
        """
        result = ""
        for i, char in enumerate(text, start):
            if char.isascii() and char.isalpha():
                first = ord("A") if char.isupper() else ord("a")
                char = chr((ord(char) - first + i) % 26 + first)
            result += char
        return result
        ---
        def move(char: str, shift: int) -> str:
            if "a" <= char <= "z":
                return chr((ord(char) - 97 + shift) % 26 + 97)
            if "A" <= char <= "Z":
                return chr((ord(char) - 65 + shift) % 26 + 65)
            return char

        return "".join(move(char, start + i) for i, char in enumerate(text))
        """,
        lambda r: (_text(r), r.randint(-3, 5)),
    ),
    made(
        "text_puzzles.all_shifts",
        "brute_force_caesar all_caesar_shifts all_rotations_of_alphabet crack_caesar",
        "text: str",
        "list[str]",
        """
        List {text} shifted back by 0, 1, ... 25 places in the alphabet.
        all Caesar decryptions
        Return the 26 possible plain texts of a Caesar cipher; only the small letters a to z are shifted.
        Given a secret message, try every key.
        Brute force of a shift cipher.
        Element k is the text decoded with key k.
        """,
        """
        def decode(key: int) -> str:
            return "".join(chr((ord(c) - 97 - key) % 26 + 97) if "a" <= c <= "z" else c for c in text)

        return [decode(key) for key in range(26)]
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        results = []
        for key in range(26):
            shifted = alphabet[key:] + alphabet[:key]
            results.append(text.translate(str.maketrans(shifted, alphabet)))
        return results
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_puzzles.positions_text",
        "alphabet_positions letters_to_numbers replace_with_positions text_to_positions",
        "text: str",
        "str",
        """
        Replace every letter of {text} by its number in the alphabet and join the numbers with spaces.
        alphabet positions
        Return '8 9' for 'Hi!': a or A is 1, z or Z is 26; everything else is left out.
        Given a sentence, write the places of its letters.
        Letters to numbers, ignoring case and other characters.
        Number code of a text.
        """,
        """
        return " ".join(str(ord(char) - 96) for char in text.lower() if "a" <= char <= "z")
        ---
        numbers = []
        for char in text.lower():
            if char in "abcdefghijklmnopqrstuvwxyz":
                numbers.append(str("abcdefghijklmnopqrstuvwxyz".index(char) + 1))
        return " ".join(numbers)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_puzzles.numbers_to_text",
        "numbers_to_letters decode_positions positions_to_word letters_from_numbers",
        "numbers: list[int]",
        "str",
        """
        Turn {numbers} from 1 to 26 into the word of the letters with these places in the alphabet.
        numbers to letters
        Return a lower-case string: 1 is a, 2 is b, ..., 26 is z.
        Given a list of alphabet positions, decode it.
        [3, 1, 20] gives 'cat'
        Word from letter numbers.
        """,
        """
        return "".join(chr(96 + number) for number in numbers)
        ---
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        return "".join(alphabet[number - 1] for number in numbers)
        """,
        lambda r: ([r.randint(1, 26) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "text_puzzles.char_code_sum",
        "ascii_sum char_code_sum sum_of_codes sum_ascii sum_of_characters",
        "text: str",
        "int",
        """
        Add up the character codes of {text}.
        ASCII sum
        Return the total of the Unicode numbers of all characters, 0 for empty text.
        Given a string, sum the values of ord for its characters.
        What do the codes add up to?
        Simple hash by addition.
        Sum of the character codes of {text}.
        How much do the ASCII values of all characters add up to?
        sum of ord values
        """,
        """
        return sum(map(ord, text))
        ---
        total = 0
        for char in text:
            total += ord(char)
        return total
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_puzzles.hex_to_text",
        "hex_to_text decode_hex hex_to_string from_hex_string",
        "code: str",
        "str",
        """
        Read {code}, two hexadecimal digits for each character, as text.
        decode hex
        Return the string whose character codes are the pairs of hex digits.
        Given '4869', return 'Hi'.
        Hex string to text; the digits may be large or small.
        Undo the hexadecimal writing of a text.
        """,
        """
        return "".join(chr(int(code[i : i + 2], 16)) for i in range(0, len(code), 2))
        ---
        return bytes.fromhex(code).decode("latin-1")
        """,
        lambda r: (draw.sentence(r, 0, 2).encode().hex(),),
    ),
    made(
        "text_puzzles.codes_to_text",
        "decode_ascii codes_to_text ascii_to_text numbers_to_string",
        "codes: str",
        "str",
        """
        Read {codes}, decimal character codes separated by spaces, as text.
        decode ASCII numbers
        Return the string of the characters with these codes: '72 105' is 'Hi'.
        Given numbers as text, turn each into its character.
        ASCII codes to letters.
        '' for empty text.
        """,
        """
        return "".join(chr(int(code)) for code in codes.split())
        ---
        text = ""
        for code in codes.split():
            text += chr(int(code))
        return text
        """,
        lambda r: (" ".join(str(ord(char)) for char in draw.sentence(r, 0, 2)),),
    ),
    made(
        "text_puzzles.morse_to_text",
        "decode_morse morse_to_text from_morse read_morse",
        "code: str",
        "str",
        """
        Decode Morse {code} with a space between letters and three spaces between words, in capitals.
        decode Morse code
        Return the letters and digits of the message; unknown signs are left out.
        Given dots and dashes, what do they say?
        '.... ..   .--.' gives 'HI P'
        Morse to text with a built-in table.
        """,
        """
        signs = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- "
        signs += "...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----."
        table = dict(zip(signs.split(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))
        words = code.strip().split("   ")
        return " ".join("".join(table.get(sign, "") for sign in word.split()) for word in words)
        """,
        lambda r: (
            r.choice((" ", "   ")).join(
                r.choice((".-", "-...", "...", "---", ".", "-", "-----", ".----"))
                for _ in range(r.randint(0, 6))
            ),
        ),
    ),
    made(
        "text_puzzles.duplicate_encode",
        "duplicate_encode encode_duplicates mark_duplicates",
        "text: str; once: str; more: str",
        "str",
        """
        Write {once} for each character that occurs once in {text} and {more} for each that is repeated.
        mark unique and repeated characters
        Return a text of the same length that shows which characters have duplicates, ignoring case.
        Given a word, replace single letters by one sign and repeated ones by another.
        Encode a string by the number of occurrences.
        Upper and lower case count as the same character.
        """,
        """
        text = text.lower()
        return "".join(once if text.count(char) == 1 else more for char in text)
        ---
        counts = Counter(text.lower())
        return "".join(more if counts[char] > 1 else once for char in text.lower())
        """,
        lambda r: (draw.letters(r, 0, 6, "abcA("), *r.choice((("(", ")"), ("0", "1"), (".", "*")))),
        _COUNTER,
    ),
    made(
        "text_puzzles.compress_if_shorter",
        "compress_string compress compress_if_shorter basic_compression",
        "text: str",
        "str",
        """
        Compress {text} to 'a2b1' form: each run as character and length, but only if that is shorter.
        string compression
        Return the compressed text, or the text itself if the compressed one is not shorter.
        Given a string with repeated characters, write counts in place of repetitions.
        Run-length encoding with a fallback to the original.
        'aaab' stays 'aaab', but 'aaaab' becomes 'a4b1'.
        Return "a3b2" for "aaabb", but the original text when the compressed form does not save anything.
        """,
        """
        compressed = "".join(f"{char}{len(list(run))}" for char, run in groupby(text))
        return compressed if len(compressed) < len(text) else text
        ---
        parts = []
        count = 0
        for i, char in enumerate(text):
            count += 1
            if i + 1 == len(text) or text[i + 1] != char:
                parts.append(char + str(count))
                count = 0
        return min(text, "".join(parts), key=len)
        """,
        lambda r: (r.choice((draw.letters(r, 0, 8, "ab"), "aaaabbb", "aaaaaaaaaaaa")),),
        "from itertools import groupby",
    ),
    made(
        "text_puzzles.encode_counts_first",
        "encode_count_first rle_count_first count_and_letter encode_runs",
        "text: str",
        "str",
        """
        Encode the runs of {text} with the length in front: 'aaab' becomes '3ab', single letters stay.
        run-length encoding with count first
        Return each run as its length, if that is more than 1, and its character.
        Given a text without digits, shorten repeated characters such as 'WWW' to '3W'.
        Numbers before letters, ones are left out.
        Count then character.
        """,
        """
        parts = []
        for char, run in groupby(text):
            count = len(list(run))
            parts.append(f"{count}{char}" if count > 1 else char)
        return "".join(parts)
        ---
        return re.sub(r"(.)\\1+", lambda match: f"{len(match.group())}{match.group(1)}", text, flags=re.S)
        """,
        lambda r: (r.choice((draw.letters(r, 0, 8, "ab "), "aaaaaaaaaaaab")),),
        ("from itertools import groupby", _RE),
    ),
    made(
        "text_puzzles.decode_counts_first",
        "decode_count_first expand_counts rle_decode_count_first expand_runs",
        "code: str",
        "str",
        """
        Decode {code} in which a number says how often the following character is repeated: '3ab' is 'aaab'.
        expand counts before letters
        Return the text with every character written as often as the number in front of it says, else once.
        Given a run-length encoded string with the counts first, restore the original.
        '2a10b' has 2 a and 10 b.
        Undo count-then-character encoding.
        """,
        r"""
        return "".join(char * int(count or 1) for count, char in re.findall(r"([0-9]*)([^0-9])", code))
        ---
        result = ""
        number = ""
        for char in code:
            if char in "0123456789":
                number += char
            else:
                result += char * int(number or 1)
                number = ""
        return result
        """,
        lambda r: (
            "".join(r.choice(("", "2", "3", "10", "")) + r.choice("ab ") for _ in range(r.randint(0, 5))),
        ),
        _RE,
    ),
    made(
        "text_puzzles.good_case_string",
        "remove_case_pairs make_good_string react_letters remove_opposite_case",
        "text: str",
        "str",
        """
        Remove neighbors of {text} that are the same letter in different case, until there are none.
        opposite case pairs annihilate
        Return what is left when 'aA' or 'Aa' vanish again and again.
        Given a string of letters, let a small and a capital letter side by side destroy each other.
        'abBA' leaves nothing, 'aa' stays.
        Polymer reaction.
        """,
        """
        stack = []
        for char in text:
            if stack and stack[-1] != char and stack[-1].lower() == char.lower():
                stack.pop()
            else:
                stack.append(char)
        return "".join(stack)
        ---
        i = 1
        while i < len(text):
            if text[i] == text[i - 1].swapcase() and text[i] != text[i - 1]:
                text = text[: i - 1] + text[i + 1 :]
                i = max(i - 1, 1)
            else:
                i += 1
        return text
        """,
        lambda r: (draw.letters(r, 0, 8, "abAB"),),
    ),
    made(
        "text_puzzles.backspaces",
        "apply_backspaces process_backspaces type_with_backspace clean_backspaces",
        "text: str",
        "str",
        """
        Return what {text} says when every '#' deletes the character before it.
        apply backspaces
        Given typed keys in which '#' is backspace, give the final text; on empty text it does nothing.
        'ab#c' becomes 'ac'
        Process deletions in a string.
        What remains after all backspaces?
        """,
        """
        result = []
        for char in text:
            if char != "#":
                result.append(char)
            elif result:
                result.pop()
        return "".join(result)
        ---
        result = ""
        for char in text:
            result = result[:-1] if char == "#" else result + char
        return result
        """,
        lambda r: (draw.letters(r, 0, 9, "ab#"),),
    ),
    made(
        "text_puzzles.reverse_until",
        "reverse_prefix reverse_up_to_char reverse_beginning",
        "text: str; char: str",
        "str",
        """
        Reverse the part of {text} up to and including the first {char}; without it nothing changes.
        reverse a prefix
        Return the text with its beginning, up to the first occurrence of the character, turned around.
        Given a word and a letter, mirror everything from the start through that letter.
        'abcde' and 'c' give 'cbade'
        Flip the start of a string.
        """,
        """
        end = text.find(char) + 1
        return text[:end][::-1] + text[end:]
        ---
        before, found, after = text.partition(char)
        return found + before[::-1] + after if found else text
        """,
        lambda r: (draw.letters(r, 0, 7), r.choice("abc")),
    ),
    made(
        "text_puzzles.reverse_blocks",
        "reverse_in_groups reverse_every_k reverse_blocks reverse_chunks",
        "text: str; k: int",
        "str",
        """
        Reverse {text} in blocks of {k} characters; the last block may be shorter.
        reverse every k characters
        Return the text with each group of {k} characters turned around, groups in their order.
        Given a string and a positive number, mirror it piece by piece.
        'abcdefg' and 3 give 'cbafedg'
        Chunks of a string, each reversed.
        """,
        """
        return "".join(text[i : i + k][::-1] for i in range(0, len(text), k))
        ---
        result = ""
        while text:
            result += text[:k][::-1]
            text = text[k:]
        return result
        """,
        lambda r: (draw.letters(r, 0, 9, "abcdef"), r.randint(1, 4)),
    ),
    made(
        "text_puzzles.restore_order",
        "restore_string shuffle_by_indices rearrange_by_indices reorder_string",
        "text: str; indices: list[int]",
        "str",
        """
        Move the character of {text} at position i to the position indices[i].
        rearrange a string by indices
        Return the text in which each character stands at its new place; {indices} is a permutation.
        Given a shuffled string and the target positions, restore it.
        'abc' with [2, 0, 1] gives 'bca'
        Put characters where the list says.
        Move the character at position i of {text} to position indices[i].
        shuffle a string by given indices
        """,
        """
        return "".join(char for _, char in sorted(zip(indices, text)))
        ---
        result = [""] * len(text)
        for index, char in zip(indices, text):
            result[index] = char
        return "".join(result)
        """,
        lambda r: (lambda text: (text, r.sample(range(len(text)), len(text))))(draw.letters(r, 0, 6)),
    ),
    made(
        "text_puzzles.wave",
        "wave mexican_wave wave_words capitals_wave",
        "text: str",
        "list[str]",
        """
        List {text} with one letter after the other in upper case; other characters are passed over.
        Mexican wave
        Return copies of the text in which the first, second, ... letter is a capital.
        Given a word, let a capital run through it: ['Ab', 'aB'] for 'ab'.
        A wave of large letters, spaces give no copy.
        One string for each letter, with it in capitals.
        """,
        """
        return [text[:i] + char.upper() + text[i + 1 :] for i, char in enumerate(text) if char.isalpha()]
        ---
        waves = []
        for i in range(len(text)):
            if text[i].isalpha():
                waves.append(text[:i] + text[i].upper() + text[i + 1 :])
        return waves
        """,
        lambda r: (draw.letters(r, 0, 5, "abc "),),
    ),
    made(
        "text_puzzles.highest_scoring_word",
        "highest_scoring_word best_word strongest_word high",
        "text: str",
        "str",
        """
        Return the word of {text} with the largest sum of alphabet positions; the first on a tie.
        highest scoring word
        Given a sentence, each word scores a = 1 to z = 26, ignoring case and signs: which is best?
        The word with the most points, '' without words.
        Strongest word of a sentence.
        Max by letter values.
        """,
        """
        def score(word: str) -> int:
            return sum(ord(char) - 96 for char in word.lower() if "a" <= char <= "z")

        return max(text.split(), key=score, default="")
        ---
        alphabet = " abcdefghijklmnopqrstuvwxyz"
        best, most = "", -1
        for word in text.split():
            points = sum(max(alphabet.find(char), 0) for char in word.lower())
            if points > most:
                best, most = word, points
        return best
        """,
        lambda r: (" ".join(draw.words(r, 0, 5)),),
    ),
    made(
        "text_puzzles.scrabble",
        "scrabble_points scrabble_score score_word word_points",
        "word: str",
        "int",
        """
        Points of {word} in English Scrabble; case does not matter, characters that are no letters give 0.
        Scrabble score
        Return the sum of the letter values: 1 for aeioulnrst, 2 for dg, 3 for bcmp, 4 for fhvwy and so on.
        Given a word, how many points is it worth with the usual tiles (k 5, j x 8, q z 10)?
        Add up the standard letter points.
        Word value without any bonus fields.
        Points of {word} in English Scrabble, in any case; characters that are no letters count nothing.
        scrabble score
        """,
        """
        groups = {1: "aeioulnrst", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
        points = {letter: value for value, letters in groups.items() for letter in letters}
        return sum(points.get(char, 0) for char in word.lower())
        ---
        values = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10]
        return sum(values[ord(char) - 97] for char in word.lower() if "a" <= char <= "z")
        """,
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 6, "qjxkzwva -"))),),
    ),
    made(
        "text_puzzles.last_word_length",
        "length_of_last_word last_word_length final_word_length",
        "text: str",
        "int",
        """
        Length of the last word of {text}, 0 if there are no words.
        length of last word
        Return how many characters the final whitespace-separated word has; spaces behind it do not matter.
        Given a sentence, how long is its last word?
        Size of the final word.
        Count letters at the end, up to a space.
        """,
        """
        words = text.split()
        return len(words[-1]) if words else 0
        ---
        return len(text.rstrip().rpartition(" ")[2])
        """,
        lambda r: (draw.sentence(r) + r.choice(("", " ", "  ")),),
    ),
    made(
        "text_puzzles.max_words",
        "max_words_in_sentences most_words longest_sentence_words max_word_count",
        "sentences: list[str]",
        "int",
        """
        Largest number of words that one of {sentences} has, 0 if there are none.
        maximum words in a sentence
        Return the word count of the sentence with the most words.
        Given a list of texts, how many words are in the wordiest?
        Max of the numbers of whitespace-separated words.
        Greatest word count over all lines.
        """,
        """
        return max((len(sentence.split()) for sentence in sentences), default=0)
        ---
        most = 0
        for sentence in sentences:
            most = max(most, len(sentence.split()))
        return most
        """,
        lambda r: ([draw.sentence(r) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "text_puzzles.substrings_of_others",
        "words_inside_others substring_words strings_contained_in_others string_matching",
        "words: list[str]",
        "list[str]",
        """
        Keep those of {words} that are a part of another, different word of the list.
        words inside other words
        Return the strings that occur as a substring of some other string, in their order.
        Given a list of words, which of them are contained in a longer one?
        'tea' is in 'steam'
        Find strings that are parts of others.
        """,
        """
        return [word for word in words if any(word != other and word in other for other in words)]
        ---
        result = []
        for word in words:
            if any(word in other for other in words if other != word):
                result.append(word)
        return result
        """,
        lambda r: ([draw.letters(r, 1, 4, "ab") for _ in range(r.randint(0, 5))],),
    ),
    made(
        "text_puzzles.words_from_letters",
        "count_words_from_letters count_spellable_words count_consistent_words",
        "words: list[str]; letters: str",
        "int",
        """
        Count the {words} that use only characters of {letters}, each as often as they like.
        words made of allowed letters
        Return how many strings have no character outside of {letters}.
        Given a list of words and a set of allowed letters, how many words are possible?
        Number of consistent strings.
        Letters may be repeated; '' is always possible.
        """,
        """
        return sum(set(word) <= set(letters) for word in words)
        ---
        count = 0
        for word in words:
            if all(char in letters for char in word):
                count += 1
        return count
        """,
        lambda r: (
            [draw.letters(r, 0, 4, "abc") for _ in range(r.randint(0, 5))],
            r.choice(("ab", "abc", "c", "")),
        ),
    ),
    made(
        "text_puzzles.same_concatenation",
        "same_when_joined arrays_spell_same equal_concatenations same_text",
        "first: list[str]; second: list[str]",
        "bool",
        """
        Do {first} and {second} give the same text when their strings are joined?
        equal concatenations
        Return True if the strings of both lists, one after the other, spell the same.
        Given two lists of pieces, are the assembled strings equal?
        ['ab', 'c'] and ['a', 'bc'] are the same.
        Compare joined lists.
        """,
        """
        return "".join(first) == "".join(second)
        ---
        a = b = ""
        for part in first:
            a += part
        for part in second:
            b += part
        return a == b
        """,
        lambda r: (
            [draw.letters(r, 0, 2, "a") for _ in range(r.randint(0, 3))],
            [draw.letters(r, 0, 2, "a") for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "text_puzzles.count_anagram_groups",
        "count_anagram_groups number_of_anagram_groups distinct_up_to_anagram",
        "words: list[str]",
        "int",
        """
        Into how many groups of anagrams do {words} fall?
        number of anagram groups
        Return how many of the words are different when the order of their letters does not matter.
        Given a list of words, anagrams count as one: how many are left?
        A word without a partner is a group of its own; case matters.
        Distinct sorted letters.
        """,
        """
        return len({"".join(sorted(word)) for word in words})
        ---
        seen = []
        for word in words:
            key = sorted(word)
            if key not in seen:
                seen.append(key)
        return len(seen)
        """,
        lambda r: ([draw.letters(r, 1, 3, "abc") for _ in range(r.randint(0, 6))],),
    ),
    made(
        "text_puzzles.equal_occurrences",
        "all_chars_same_count equal_frequencies same_number_of_occurrences are_occurrences_equal",
        "text: str",
        "bool",
        """
        Do all characters of {text} that occur, occur equally often?
        equal character frequencies
        Return True if every character has the same number of occurrences; empty text gives True.
        Given a string, is each of its letters used the same number of times?
        'abab' yes, 'aab' no
        Balanced counts.
        """,
        """
        return len(set(Counter(text).values())) <= 1
        ---
        return all(text.count(char) == text.count(text[0]) for char in text)
        """,
        lambda r: (draw.letters(r, 0, 6, "ab"),),
        _COUNTER,
    ),
    made(
        "text_puzzles.halves_alike",
        "halves_have_equal_vowels halves_alike same_vowels_in_halves",
        "text: str",
        "bool",
        """
        Have both halves of {text}, which has an even length, the same number of vowels?
        vowels in both halves
        Return True if as many vowels (a, e, i, o, u in any case) are in the first half as in the second.
        Given a string, cut it in the middle and compare the vowel counts.
        Are the halves alike?
        Equal vowels on the left and on the right.
        """,
        """
        half = len(text) // 2
        vowels = [char in "aeiouAEIOU" for char in text]
        return sum(vowels[:half]) == sum(vowels[half:])
        ---
        half = len(text) // 2

        def count(part: str) -> int:
            return len([char for char in part if char.lower() in "aeiou"])

        return count(text[:half]) == count(text[half:])
        """,
        lambda r: (
            draw.letters(r, 2, 2, "abcE") * r.randint(0, 1)
            + draw.letters(r, 2, 2, "abuE")
            + r.choice(("", "ab", "Ux")),
        ),
    ),
    made(
        "text_puzzles.correct_capitals",
        "is_capital_use_correct detect_capital valid_capitalization correct_capitalization",
        "word: str",
        "bool",
        """
        Are the capitals of {word} used correctly: all of them, none, or only the first letter?
        correct use of capitals
        Return True for words like 'USA', 'tea' and 'Tea', False for 'tEA' or 'TeA'.
        Given a word of letters, is its capitalization valid?
        All upper, all lower or capitalized.
        Check the case of a word.
        """,
        """
        return word in (word.upper(), word.lower(), word.capitalize())
        ---
        capitals = sum(char.isupper() for char in word)
        return capitals in (0, len(word)) or (capitals == 1 and word[0].isupper())
        """,
        lambda r: (draw.letters(r, 0, 4, "abAB"),),
    ),
    made(
        "text_puzzles.one_swap",
        "one_swap_away equal_with_one_swap almost_equal_by_swap can_swap_to_equal",
        "a: str; b: str",
        "bool",
        """
        Can {a} be made equal to {b} by swapping two of its characters at most once?
        equal after one swap
        Return True if the strings are equal or differ in exactly two places with exchanged characters.
        Given two words, is one the other with a pair of letters exchanged?
        Transposition of two letters, not only neighbors.
        'tea' and 'eta' yes, 'tea' and 'ate' no
        Can {a} be made equal to {b} by swapping at most two of its characters once?
        one swap makes the strings equal
        Return True if both texts are the same or differ in two positions with exchanged characters.
        """,
        """
        if len(a) != len(b):
            return False
        pairs = [(x, y) for x, y in zip(a, b) if x != y]
        return not pairs or (len(pairs) == 2 and pairs[0] == pairs[1][::-1])
        ---
        if a == b:
            return True
        for i in range(len(a)):
            for j in range(i):
                if a[:j] + a[i] + a[j + 1 : i] + a[j] + a[i + 1 :] == b:
                    return True
        return False
        """,
        lambda r: (lambda a: (a, "".join(r.sample(a, len(a)))))(draw.letters(r, 0, 4, "abc")),
    ),
    made(
        "text_puzzles.smallest_rotation",
        "smallest_rotation lexicographically_smallest_rotation least_rotation",
        "text: str",
        "str",
        """
        Return the rotation of {text} that comes first in alphabetical order.
        smallest rotation
        Of all strings that arise when the text is turned around in a circle, find the least.
        Given a string, rotate it so that it is lexicographically minimal.
        'cab' gives 'abc'
        Canonical form of a circular string.
        Alphabetically smallest rotation of {text}.
        lexicographically minimal string rotation
        Return the rotation of the text that comes first in sorted order.
        """,
        """
        return min((text[i:] + text[:i] for i in range(len(text))), default="")
        ---
        best = text
        for i in range(1, len(text)):
            best = min(best, text[i:] + text[:i])
        return best
        """,
        lambda r: (_lower(r),),
    ),
    made(
        "text_puzzles.all_rotations",
        "all_rotations rotations list_rotations string_rotations",
        "text: str",
        "list[str]",
        """
        List all rotations of {text}, beginning with the text itself.
        rotations of a string
        Return the text moved to the left by 0, 1, 2, ... characters; [] for empty text.
        Given 'abc', return ['abc', 'bca', 'cab'].
        Every way to start somewhere else and go around.
        Cyclic shifts.
        All rotations of a list, beginning with the list itself.
        every way to rotate a list
        Return {text} rotated to the left by 0, 1, 2, ... places; [] for an empty list.
        all rotations of a string
        """,
        """
        return [text[i:] + text[:i] for i in range(len(text))]
        ---
        result = []
        for _ in text:
            result.append(text)
            text = text[1:] + text[:1]
        return result
        """,
        lambda r: (_lower(r),),
    ),
    made(
        "text_puzzles.letter_difference",
        "find_added_letter extra_letter find_the_difference added_character",
        "original: str; changed: str",
        "str",
        """
        {changed} has the letters of {original} in any order and one more: return the additional one.
        find the added letter
        Given two strings, the second being a shuffled first with a single character added, which is it?
        Return the extra character.
        What was put into the word?
        Difference of two strings by one letter.
        Find the character that {changed} has in addition to those of {original}, shuffled.
        Which letter was added to the string before it was mixed?
        the one extra character
        {changed} has the letters of {original} in any order and one more: which one was added?
        """,
        """
        return next(iter(Counter(changed) - Counter(original)), "")
        ---
        for char in changed:
            if changed.count(char) > original.count(char):
                return char
        return ""
        """,
        lambda r: (lambda a, c: (a, "".join(r.sample(a + c, len(a) + 1))))(
            draw.letters(r, 0, 5, "abc"), r.choice("abcx")
        ),
        _COUNTER,
    ),
    made(
        "text_puzzles.shared_letter_count",
        "count_common_letters count_common_characters shared_letter_count common_char_count",
        "a: str; b: str",
        "int",
        """
        How many characters do {a} and {b} have in common, repetitions counted?
        common character count
        Return the size of the overlap: each character counts as often as it is in both strings.
        Given two words, how many letters of one can be paired with equal letters of the other?
        'aabc' and 'aad' share 2.
        Multiset intersection size; case matters.
        Count the characters that {a} and {b} have in common, repeated ones as often as in both.
        How many letters of the two strings can be matched with each other?
        common characters with repetition
        """,
        """
        return sum((Counter(a) & Counter(b)).values())
        ---
        return sum(min(a.count(char), b.count(char)) for char in set(a))
        """,
        lambda r: (draw.letters(r, 0, 6, "abcd"), draw.letters(r, 0, 6, "abce")),
        _COUNTER,
    ),
    made(
        "text_puzzles.similarity_percent",
        "similarity_percent percent_match string_similarity match_percentage",
        "a: str; b: str",
        "float",
        """
        How similar are {a} and {b}? Percentage of equal positions in the longer length, 2 decimals.
        similarity of two strings in percent
        Return 100 times the number of indices with the same character, divided by the greater length.
        Given two strings, compare them position by position; two empty ones are 100.0 percent alike.
        Percent match.
        Share of characters that agree.
        """,
        """
        size = max(len(a), len(b))
        if size == 0:
            return 100.0
        return round(100 * sum(x == y for x, y in zip(a, b)) / size, 2)
        ---
        if not a and not b:
            return 100.0
        same = len([i for i in range(min(len(a), len(b))) if a[i] == b[i]])
        return round(100 * same / max(len(a), len(b)), 2)
        """,
        lambda r: (draw.letters(r, 0, 6, "ab"), draw.letters(r, 0, 6, "ab")),
    ),
    made(
        "text_puzzles.weave",
        "merge_alternately weave_strings alternate_merge merge_strings zip_strings",
        "a: str; b: str; start_with_second: bool",
        "str",
        """
        Merge {a} and {b} letter by letter; if {start_with_second}, {b} gives the first letter.
        weave two strings
        Return a text of alternating characters of both; the rest of the longer one comes at the end.
        Given two words and who begins, take letters in turn.
        Alternate characters, first from {b} if wanted.
        Zip two strings to one.
        """,
        """
        if start_with_second:
            a, b = b, a
        return "".join(x + y for x, y in zip_longest(a, b, fillvalue=""))
        ---
        first, second = (b, a) if start_with_second else (a, b)
        result = ""
        for i in range(max(len(first), len(second))):
            result += first[i : i + 1] + second[i : i + 1]
        return result
        """,
        lambda r: (draw.letters(r, 0, 4, "abc"), draw.letters(r, 0, 4, "xyz"), r.random() < 0.5),
        "from itertools import zip_longest",
    ),
    made(
        "text_puzzles.is_uuid",
        "is_uuid is_valid_uuid valid_uuid is_guid",
        "text: str",
        "bool",
        """
        Is {text} a UUID: hexadecimal digits in groups of 8, 4, 4, 4 and 12, joined by hyphens?
        check for a UUID
        Return True for the usual form with hyphens, in upper or lower case.
        Given an id, is it a valid GUID?
        8-4-4-4-12 hex digits
        False for missing hyphens or other characters.
        UUID valid?
        Return True for a text such as '123e4567-e89b-12d3-a456-426614174000', in any case.
        """,
        r"""
        return re.fullmatch("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", text) is not None
        ---
        groups = text.split("-")
        sizes = [len(group) for group in groups]
        return sizes == [8, 4, 4, 4, 12] and all(c in "0123456789abcdefABCDEF" for c in "".join(groups))
        """,
        lambda r: (
            "-".join(
                draw.letters(r, size, size, "0123456789abcdefA" + r.choice(("", "", "", "g")))
                for size in (8, 4, 4, 4, 12)
            )[r.choice((0, 0, 0, 1)) :],
        ),
        _RE,
    ),
    made(
        "text_puzzles.is_semver",
        "is_semver is_valid_version is_semantic_version valid_version",
        "version: str",
        "bool",
        """
        Is {version} of the form MAJOR.MINOR.PATCH: three numbers without leading zeros?
        check a semantic version
        Return True for a text such as '1.0.12'.
        Given a version, does it have exactly three parts of digits joined by points?
        False for '1.0', '01.2.3' or 'v1.2.3'.
        Valid x.y.z version.
        """,
        r"""
        return re.fullmatch(r"(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*)){2}", version) is not None
        ---
        parts = version.split(".")
        if len(parts) != 3:
            return False
        return all(p.isascii() and p.isdigit() and (p == "0" or p[0] != "0") for p in parts)
        """,
        lambda r: (
            r.choice(("", "", "", "v"))
            + ".".join(r.choice(("0", "1", "12", "3", "01", "")) for _ in range(r.choice((2, 3, 3, 3)))),
        ),
        _RE,
    ),
    made(
        "text_puzzles.is_json",
        "is_json is_valid_json valid_json can_parse_json",
        "text: str",
        "bool",
        """
        Is {text} valid JSON?
        check for JSON
        Return True if the text can be parsed as a JSON value, otherwise False.
        Given a string, does json.loads accept it?
        Validate JSON; empty text is invalid.
        Object, list, number, string, true, false or null.
        """,
        """
        try:
            json.loads(text)
        except ValueError:
            return False
        return True
        """,
        lambda r: (
            r.choice(
                ("{}", '{"a": 1}', "[1, 2", "[1, 2]", "tea", '"tea"', "", "null", "{'a': 1}", "7", "01")
            ),
        ),
        "import json",
    ),
    made(
        "text_puzzles.is_url",
        "is_url is_valid_url valid_url looks_like_url",
        "text: str",
        "bool",
        """
        Does {text} look like a web address: http:// or https://, a host with a dot, no white space?
        check a URL
        Return True for texts such as 'https://a.io/tea?x=1'.
        Given a string, could it be a link? The scheme may be in capitals.
        False without a scheme or without a domain.
        Valid http or https URL, simply checked.
        """,
        r"""
        return re.fullmatch(r"https?://[\w-]+(\.[\w-]+)+(:[0-9]+)?([/?#]\S*)?", text, re.I) is not None
        """,
        lambda r: (
            r.choice(("http://", "https://", "HTTP://", "ftp://", ""))
            + r.choice(("a.io", "www.mail.co.uk", "localhost", "a.b:80", "a b.de"))
            + r.choice(("", "/", "/tea?x=1", "#top", "/a b")),
        ),
        _RE,
    ),
    made(
        "text_puzzles.is_domain",
        "is_domain is_valid_domain valid_domain_name looks_like_domain",
        "text: str",
        "bool",
        """
        Is {text} a domain name: two or more parts of letters, digits or hyphens joined by dots?
        check a domain name
        Return True for names like 'mail.a-b.io'; no hyphen at the ends of a part, the last has letters only.
        Given a host name, is it well-formed?
        False for spaces, underscores, empty parts and a single part.
        Top-level domain of at least two letters.
        """,
        r"""
        part = "[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
        return re.fullmatch(rf"({part}\.)+[A-Za-z]{{2,}}", text) is not None
        """,
        lambda r: (
            ".".join(
                r.choice(("a", "mail", "a-b", "-x", "io", "com", "c_d", "", "de"))
                for _ in range(r.randint(1, 3))
            ),
        ),
        _RE,
    ),
    made(
        "text_puzzles.is_decimal",
        "is_decimal_number is_decimal_text is_numeric_string is_valid_number",
        "text: str",
        "bool",
        """
        Is {text} a decimal number: digits, perhaps with a sign in front and a point with digits behind?
        check for a decimal number
        Return True for texts such as '7', '-3.25' and '+0.5', without exponent, 'nan' or spaces.
        Given a string, is it a plain number?
        False for '1.', '.5', '1e3', '1,5' and empty text.
        Numeric string check by pattern.
        """,
        r"""
        return re.fullmatch(r"[+-]?[0-9]+(\.[0-9]+)?", text) is not None
        ---
        body = text[1:] if text[:1] in ("+", "-") else text
        whole, point, part = body.partition(".")
        pieces = [whole, part] if point else [whole]
        return all(piece.isascii() and piece.isdigit() for piece in pieces)
        """,
        lambda r: (
            r.choice(("", "-", "+"))
            + r.choice(("7", "3.25", "1.", ".5", "", "1e3", "1,5", "0.0", "1.2.3", "007")),
        ),
        _RE,
    ),
    made(
        "text_puzzles.time_12h",
        "is_valid_12_hour_time is_12_hour_time valid_am_pm_time",
        "text: str",
        "bool",
        """
        Is {text} a time of the 12-hour clock such as '9:05 AM' or '12:30 pm'?
        check a 12-hour time
        Return True for hours 1 to 12, a colon, two digits up to 59, a space and AM or PM in any case.
        Given a text, is it a valid AM/PM time?
        False for '13:00 PM', '9:5 AM' and '9:05'.
        The hour may have a leading zero.
        """,
        r"""
        return re.fullmatch("(0?[1-9]|1[0-2]):[0-5][0-9] [AaPp][Mm]", text) is not None
        """,
        lambda r: (
            r.choice(("9", "09", "12", "0", "13", "11"))
            + ":"
            + r.choice(("05", "30", "60", "5", "59"))
            + r.choice((" AM", " pm", "", " XM", "AM")),
        ),
        _RE,
    ),
    made(
        "text_puzzles.quotes_balanced",
        "quotes_balanced are_quotes_closed has_closed_quotes matching_quotes",
        "text: str",
        "bool",
        """
        Is every double quote in {text} closed: is their number even?
        balanced quotation marks
        Return True if the text has an even number of double quotes, also for none.
        Given a line, does each opening quote have its closing one?
        Check for an unclosed string.
        Even count of quotes.
        """,
        """
        return text.count('"') % 2 == 0
        ---
        is_open = False
        for char in text:
            if char == '"':
                is_open = not is_open
        return not is_open
        """,
        lambda r: (draw.letters(r, 0, 6, 'a"b'),),
    ),
    made(
        "text_puzzles.alternating_chars",
        "is_alternating alternates_two_characters is_alternating_string no_equal_neighbors",
        "text: str",
        "bool",
        """
        Is no character of {text} equal to its neighbor?
        no equal adjacent characters
        Return True if each two neighboring characters differ; up to one character is fine.
        Given a string, does it change at every step?
        False as soon as a letter is doubled.
        Adjacent characters are all different.
        """,
        """
        return all(a != b for a, b in zip(text, text[1:]))
        ---
        for i in range(1, len(text)):
            if text[i] == text[i - 1]:
                return False
        return True
        """,
        lambda r: (draw.letters(r, 0, 5, "abc"),),
    ),
    made(
        "text_puzzles.count_letter_in_repeated",
        "repeated_string count_in_infinite count_in_repeated count_char_in_repetition",
        "text: str; char: str; n: int",
        "int",
        """
        How often is {char} among the first {n} characters of {text} repeated again and again?
        character count in a repeated string
        Return the number of {char} in the infinite repetition of the text, cut off after {n} characters.
        Given a pattern that goes on forever, count a letter up to a length; the text is not empty.
        Works without building the long string.
        Occurrences in a prefix of the endless repetition.
        """,
        """
        full, rest = divmod(n, len(text))
        return full * text.count(char) + text[:rest].count(char)
        ---
        return sum(text[i % len(text)] == char for i in range(n))
        """,
        lambda r: (draw.letters(r, 1, 4, "abc"), r.choice("abc"), r.randint(0, 20)),
    ),
    made(
        "text_puzzles.count_camel_words",
        "count_words_in_camel_case count_camel_words camel_case_word_count",
        "name: str",
        "int",
        """
        Count the words in the camelCase {name}.
        number of camelCase words
        Return 1 plus the number of capitals after the first character, 0 for empty text.
        Given an identifier like 'saveAllFiles', how many words is it made of?
        Words begin with capitals, the first one perhaps with a small letter.
        CamelCase count.
        """,
        """
        if not name:
            return 0
        return 1 + sum(char.isupper() for char in name[1:])
        ---
        count = 0
        for i, char in enumerate(name):
            if i == 0 or char.isupper():
                count += 1
        return count
        """,
        lambda r: (r.choice((draw.letters(r, 0, 6, "abAB"), "saveAllFiles")),),
    ),
)
