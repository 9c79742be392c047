"""Finding things in a text: numbers, words of a kind, tags, links, dates, marked parts, positions."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"
_COUNTER = "from collections import Counter"


def _numbers(r: Random) -> str:
    """Words, integers and decimals, with and without signs."""
    parts = (
        draw.word(r),
        str(r.randint(0, 120)),
        str(r.randint(-50, -1)),
        f"{r.randint(0, 99) / 10}",
        "a1b22",
        "x",
    )
    return r.choice((" ", " ", ", ")).join(r.choice(parts) for _ in range(r.randint(0, 6)))


def _mixed(r: Random) -> str:
    """A sentence with words of many kinds."""
    kinds = (
        "NASA",
        "USA",
        "Anna",
        "#tea",
        "@ben",
        "e-mail",
        "don't",
        "3rd",
        "x",
        "I",
        "re-use",
        "42",
        "level",
    )
    return " ".join(draw.word(r) if r.random() < 0.5 else r.choice(kinds) for _ in range(r.randint(0, 7)))


def _letters(r: Random) -> str:
    return draw.letters(r, 0, 8, r.choice(("ab", "abc", "abcABC")))


ENTRIES = (
    made(
        "text_finding.signed_integers",
        "extract_integers signed_integers find_integers extract_ints all_integers",
        "text: str",
        "list[int]",
        """
        List all integers in {text}, with their minus signs.
        extract signed whole numbers from a string
        Return every run of digits as an int, negative if a '-' stands directly in front of it.
        Given a text such as "from -3 to 12", find the numbers in it: [-3, 12].
        Which integers, positive or negative, occur in the text?
        Parse all ints out of a sentence.
        """,
        r"""
        return [int(number) for number in re.findall(r"-?[0-9]+", text)]
        ---
        return list(map(int, re.findall("-?[0-9]+", text)))
        """,
        lambda r: (_numbers(r),),
        _RE,
    ),
    made(
        "text_finding.floats",
        "extract_floats find_numbers extract_decimal_numbers extract_numbers parse_floats",
        "text: str",
        "list[float]",
        """
        List all numbers in {text} as floats; they may have a minus sign and decimals.
        extract decimal numbers from a string
        Return every number of the text, such as 3, -2 or 4.5, as a float in order.
        Given a text with measurements, find the numbers in it.
        Which numbers with or without decimal point occur?
        Parse all floats out of a sentence.
        """,
        r"""
        return [float(number) for number in re.findall(r"-?[0-9]+(?:\.[0-9]+)?", text)]
        ---
        return [float(match.group()) for match in re.finditer(r"-?[0-9]+(\.[0-9]+)?", text)]
        """,
        lambda r: (_numbers(r),),
        _RE,
    ),
    made(
        "text_finding.last_number",
        "last_number find_last_number last_integer",
        "text: str",
        "int | None",
        """
        Return the last whole number in {text}, or None.
        last number in a string
        Find the final run of digits and give it as an int; None if there are no digits.
        Given a text, which number comes last in it?
        Like the first number, but from the end; signs are ignored.
        Rightmost integer of the text.
        """,
        r"""
        numbers = re.findall("[0-9]+", text)
        return int(numbers[-1]) if numbers else None
        ---
        last = None
        for number in re.findall("[0-9]+", text):
            last = int(number)
        return last
        """,
        lambda r: (_numbers(r),),
        _RE,
    ),
    made(
        "text_finding.largest_number",
        "largest_number_in_text max_number_in_string biggest_number max_number",
        "text: str",
        "int | None",
        """
        Return the largest whole number written in {text}, or None if it has no digits.
        maximum number in a string
        Find all runs of digits and give the greatest of them as an int.
        Given a text with several numbers, which is the biggest? Signs are ignored.
        max of the numbers in a sentence
        Largest integer that occurs in the text.
        Find the largest whole number that is written in {text}, None if there is none.
        Which of the numbers in the string is the greatest?
        maximum number in a text
        """,
        r"""
        return max(map(int, re.findall("[0-9]+", text)), default=None)
        ---
        numbers = [int(number) for number in re.findall("[0-9]+", text)]
        return max(numbers) if numbers else None
        """,
        lambda r: (_numbers(r),),
        _RE,
    ),
    made(
        "text_finding.sum_numbers",
        "sum_numbers_in_text sum_numbers sum_of_numbers_in_string add_numbers_in_string",
        "text: str",
        "int",
        """
        Add up all whole numbers written in {text}; neighboring digits are one number.
        sum of the numbers in a string
        Return the total of all runs of digits, 0 if there are none; signs are ignored.
        Given a text such as "3 apples and 12 pears", give the sum 15.
        What do the numbers in the sentence add up to?
        Sum of the integers found in mixed text.
        """,
        r"""
        return sum(map(int, re.findall("[0-9]+", text)))
        ---
        total = 0
        current = 0
        for char in text + " ":
            if char in "0123456789":
                current = current * 10 + int(char)
            else:
                total += current
                current = 0
        return total
        """,
        lambda r: (_numbers(r),),
        _RE,
    ),
    made(
        "text_finding.count_numbers",
        "count_numbers count_numbers_in_text number_of_numbers",
        "text: str",
        "int",
        """
        Count the whole numbers in {text}; neighboring digits are one number.
        How many numbers does the text contain?
        Return how many runs of digits there are.
        Given a sentence with numbers like 12 or 7, count the numbers, not the digits.
        number of integers in a string
        count groups of digits
        Count the numbers that are written in {text}: runs of digits.
        How many whole numbers does the string contain?
        runs of digits, counted
        """,
        r"""
        return len(re.findall("[0-9]+", text))
        ---
        digits = "0123456789"
        return sum(b in digits and a not in digits for a, b in zip(" " + text, text))
        """,
        lambda r: (_numbers(r),),
        _RE,
    ),
    made(
        "text_finding.double_numbers",
        "multiply_numbers_in_text scale_numbers multiply_numbers replace_numbers",
        "text: str; factor: int",
        "str",
        """
        Multiply every whole number in {text} by {factor}; the rest stays.
        scale the numbers of a recipe
        Return the text in which each run of digits has become {factor} times its value.
        Given ingredients such as "2 eggs and 100 g sugar", change the amounts for more people.
        Replace all numbers by their multiples.
        What does the text say when all numbers are multiplied?
        """,
        r"""
        return re.sub("[0-9]+", lambda match: str(int(match.group()) * factor), text)
        ---
        parts = re.split("([0-9]+)", text)
        parts[1::2] = [str(int(number) * factor) for number in parts[1::2]]
        return "".join(parts)
        """,
        lambda r: (_numbers(r), r.randint(0, 4)),
        _RE,
    ),
    made(
        "text_finding.increment_string",
        "increment_string increment_trailing_number next_name bump_number",
        "text: str",
        "str",
        """
        Increase the number at the end of {text} by 1 and keep its leading zeros; append 1 if there is none.
        increment a string
        Return 'file8' for 'file7', 'a010' for 'a009' and 'x1' for 'x'.
        Given a name that may end in digits, make the next name.
        Next string in a numbered series, the number of digits is kept if possible.
        Add one to the trailing number.
        """,
        r"""
        head = text.rstrip("0123456789")
        number = text[len(head) :]
        return head + str(int(number or 0) + 1).zfill(len(number))
        ---
        digits = re.search("[0-9]*$", text).group()
        return text[: len(text) - len(digits)] + str(int(digits or "0") + 1).zfill(len(digits))
        """,
        lambda r: (draw.letters(r, 0, 4, "ab1-") + r.choice(("", "7", "09", "099", "9", "0")),),
        _RE,
    ),
    made(
        "text_finding.trailing_number",
        "trailing_number number_at_end ending_number get_number_suffix",
        "text: str",
        "int | None",
        """
        Return the number at the end of {text}, or None if it does not end with a digit.
        trailing number
        Read the digits with which the string ends as an int.
        Given a name like 'img12', get its number 12.
        Which number does the text end in?
        Numeric suffix of a name.
        """,
        r"""
        head = text.rstrip("0123456789")
        return int(text[len(head) :]) if len(head) < len(text) else None
        ---
        match = re.search("[0-9]+$", text)
        return int(match.group()) if match else None
        """,
        lambda r: (draw.letters(r, 0, 4, "ab1-") + r.choice(("", "7", "09", "120", "x")),),
        _RE,
    ),
    made(
        "text_finding.mentions",
        "extract_mentions at_mentions find_mentions user_mentions",
        "text: str",
        "list[str]",
        """
        List all @mentions in {text} with their '@', in order.
        extract mentions
        Return every '@' that is followed by letters, digits or underscores, together with these.
        Given a post, which users are mentioned? Repetitions are kept.
        Find the user names with an at sign.
        All handles in a message.
        """,
        r"""
        return re.findall(r"@\w+", text)
        ---
        return [match.group() for match in re.finditer(r"@\w+", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(("@ben", "@ann_1", "tea", "(@leo)", "@", "#x")) for _ in range(r.randint(0, 6))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.hashtags_with_sign",
        "unique_hashtags extract_hashtags distinct_hashtags find_hashtags",
        "text: str",
        "list[str]",
        """
        List the different hashtags in {text} with their '#', in lower case and in order of appearance.
        unique hashtags
        Return every '#' followed by letters, digits or underscores, each once, ignoring case.
        Given a post, which tags does it use?
        Find the words with a number sign in front.
        Distinct tags of a message.
        """,
        r"""
        return list(dict.fromkeys(re.findall(r"#\w+", text.lower())))
        ---
        tags = []
        for tag in re.findall(r"#\w+", text):
            if tag.lower() not in tags:
                tags.append(tag.lower())
        return tags
        """,
        lambda r: (
            " ".join(
                r.choice(("#tea", "#Tea", "#sun_1", "tea", "#", "(#a)")) for _ in range(r.randint(0, 6))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.count_hashtags",
        "count_hashtags number_of_hashtags hashtag_counts tag_frequencies",
        "texts: list[str]",
        "dict[str, int]",
        """
        Count how often each hashtag occurs in {texts}; the keys are in lower case, without '#'.
        hashtag frequencies
        Return a dict from tag to the number of its occurrences in all posts, in order of appearance.
        Given several messages, tally their hashtags ignoring case.
        Which tags are used how often?
        Count the words behind number signs over a list of posts.
        """,
        r"""
        return dict(Counter(tag for text in texts for tag in re.findall(r"#(\w+)", text.lower())))
        ---
        counts = {}
        for text in texts:
            for tag in re.findall(r"#(\w+)", text):
                counts[tag.lower()] = counts.get(tag.lower(), 0) + 1
        return counts
        """,
        lambda r: (
            [r.choice(("#tea #sun", "no tag", "#Tea now", "#a#b #a", "")) for _ in range(r.randint(0, 4))],
        ),
        (_RE, _COUNTER),
    ),
    made(
        "text_finding.urls",
        "find_urls extract_urls extract_links get_urls find_links",
        "text: str",
        "list[str]",
        """
        List all web addresses in {text}: what starts with http:// or https:// up to the next white space.
        extract URLs
        Return every link of the text in order.
        Given a message, which URLs does it contain?
        Find http and https links in a string.
        All web links of a text.
        """,
        r"""
        return re.findall(r"https?://\S+", text)
        ---
        return [match.group() for match in re.finditer(r"https?://\S+", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(("see", "http://a.io", "https://b.com/x?y=1", "www.c.de", "(http://d.fr", "http:/e"))
                for _ in range(r.randint(0, 5))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.emails",
        "extract_emails find_email_addresses get_emails email_addresses",
        "text: str",
        "list[str]",
        """
        List all e-mail addresses in {text}, in order.
        extract emails
        Return everything of the form name@domain.tld, without punctuation around it.
        Given a text, find its mail addresses: letters, digits and . _ % + - before '@', a domain with a dot.
        Which email addresses occur?
        Find addresses with a regular expression.
        """,
        r"""
        return re.findall(r"[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}", text)
        ---
        pattern = re.compile(r"[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}")
        return [match.group() for match in pattern.finditer(text)]
        """,
        lambda r: (
            " ".join(
                r.choice(("ann@a.io", "write", "b.c+d@mail.co.uk,", "(x@y.de)", "a@b", "@c.com", "to"))
                for _ in range(r.randint(0, 5))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.phones",
        "find_phone_numbers extract_phone_numbers get_phone_numbers",
        "text: str",
        "list[str]",
        """
        List all phone numbers of the form 555-123-4567 in {text}.
        extract phone numbers
        Return every group of three, three and four digits with dashes between them, in order.
        Given a text, find the phone numbers; no digit may directly precede or follow.
        Which numbers like 123-456-7890 occur?
        Find phones with a regular expression.
        """,
        r"""
        return re.findall(r"(?<!\d)\d{3}-\d{3}-\d{4}(?!\d)", text)
        ---
        return [match.group() for match in re.finditer(r"(?<!\d)\d{3}-\d{3}-\d{4}(?!\d)", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(
                    ("call", "555-123-4567", "123-456-7890,", "1234-567-8901", "12-34", "or", "555 123 4567")
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.times",
        "find_times extract_times clock_times get_times",
        "text: str",
        "list[str]",
        """
        List all clock times of the form hh:mm in {text}, in order.
        extract times
        Return every time from 00:00 to 23:59 with two digits on both sides of the colon.
        Given a text such as a schedule, find the times in it.
        Which 24-hour times occur? No further digit or colon may touch them.
        Find hh:mm with a regular expression.
        """,
        r"""
        return re.findall(r"(?<![\d:])(?:[01]\d|2[0-3]):[0-5]\d(?![\d:])", text)
        ---
        found = re.findall(r"(?<![\d:])\d\d:\d\d(?![\d:])", text)
        return [time for time in found if time[:2] <= "23" and time[3:] <= "59"]
        """,
        lambda r: (
            " ".join(
                r.choice(("at", "09:30", "23:59,", "24:00", "7:15", "12:60", "10:00:05", "(18:45)"))
                for _ in range(r.randint(0, 5))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.slash_dates",
        "find_dates extract_dates dates_with_slashes get_dates",
        "text: str",
        "list[str]",
        """
        List all dates of the form DD/MM/YYYY in {text}.
        extract dates with slashes
        Return everything made of two digits, two digits and four digits with slashes between, in order.
        Given a text, find its dates such as 05/11/2023; whether the day exists is not checked.
        Which dates are written with slashes?
        Find dates with a regular expression.
        """,
        r"""
        return re.findall(r"\b\d{2}/\d{2}/\d{4}\b", text)
        ---
        return [match.group() for match in re.finditer(r"\b\d{2}/\d{2}/\d{4}\b", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(
                    ("on", "05/11/2023", "1/2/2024", "31/12/1999,", "2024-01-02", "99/99/2020", "01/01/20")
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.years",
        "find_years extract_years years_in_text four_digit_numbers",
        "text: str",
        "list[int]",
        """
        List all years in {text}: numbers of exactly four digits.
        extract years
        Return every four-digit number of the text as an int, in order.
        Given a text about history, which years does it mention?
        Longer and shorter numbers are no years.
        Find numbers with 4 digits.
        """,
        r"""
        return [int(year) for year in re.findall(r"(?<!\d)\d{4}(?!\d)", text)]
        ---
        return [int(number) for number in re.findall(r"\d+", text) if len(number) == 4]
        """,
        lambda r: (
            " ".join(
                r.choice(("in", "1989", "2024,", "12", "12345", "since", "x1066y"))
                for _ in range(r.randint(0, 6))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.prices",
        "find_prices extract_prices dollar_amounts get_prices",
        "text: str",
        "list[float]",
        """
        List all dollar prices such as $5 or $12.50 in {text} as numbers.
        extract prices
        Return the amounts behind dollar signs as floats, in order.
        Given a text, find what costs how much: '$' and digits, perhaps with decimals.
        Which prices in dollars occur?
        Amounts of money in a string.
        """,
        r"""
        return [float(price) for price in re.findall(r"\$([0-9]+(?:\.[0-9]+)?)", text)]
        ---
        return [float(match.group(1)) for match in re.finditer(r"\$([0-9]+(\.[0-9]+)?)", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(("tea", "$5", "$12.50", "7", "$3.", "$", "and $0.99!"))
                for _ in range(r.randint(0, 6))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.percentages",
        "find_percentages extract_percentages percent_values get_percentages",
        "text: str",
        "list[float]",
        """
        List all percentages such as 5% or 12.5% in {text} as numbers.
        extract percentages
        Return the numbers directly in front of percent signs as floats, in order.
        Given a text, which percent values does it mention?
        Find numbers followed by '%'.
        Percents in a string.
        """,
        r"""
        return [float(number) for number in re.findall(r"([0-9]+(?:\.[0-9]+)?)%", text)]
        ---
        return [float(match.group(1)) for match in re.finditer(r"([0-9]+(\.[0-9]+)?)%", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(("up", "5%", "12.5%", "7", "100%,", "%", "3 %")) for _ in range(r.randint(0, 6))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.acronyms",
        "find_acronyms uppercase_words_in_text all_caps_words extract_acronyms",
        "text: str",
        "list[str]",
        """
        List the words of {text} that consist of two or more capitals, such as NASA.
        extract acronyms
        Return every whole word in which all letters are upper-case A to Z and which has at least two of them.
        Given a text, which abbreviations in capitals does it use?
        Find all-caps words; single letters such as I do not count.
        Acronyms of a sentence, in order, repetitions included.
        """,
        r"""
        return re.findall(r"\b[A-Z]{2,}\b", text)
        ---
        return [word for word in re.findall(r"\w+", text) if re.fullmatch("[A-Z]{2,}", word)]
        """,
        lambda r: (_mixed(r),),
        _RE,
    ),
    made(
        "text_finding.capitalized_words",
        "capitalized_words_in_text find_capitalized_words find_proper_names extract_names",
        "text: str",
        "list[str]",
        """
        List the whitespace-separated words of {text} that start with a capital letter.
        capitalized words of a sentence
        Return all words whose first character is upper-case, in order.
        Given a sentence, which words could be names?
        Find words with an initial capital.
        Proper nouns of a text, simply by their first letter.
        """,
        """
        return [word for word in text.split() if word[0].isupper()]
        ---
        result = []
        for word in text.split():
            if word[:1].isupper():
                result.append(word)
        return result
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_finding.count_capitalized_words",
        "count_capitalized_words count_capitalized number_of_capitalized_words",
        "text: str",
        "int",
        """
        Count the words of {text} that start with a capital letter.
        How many words are capitalized?
        Return the number of whitespace-separated words whose first character is upper-case.
        Given a sentence, count its words with an initial capital.
        number of capitalized words
        count words beginning upper-case
        How many words of the sentence are capitalized?
        number of words beginning in upper case
        """,
        """
        return sum(word[0].isupper() for word in text.split())
        ---
        return len([word for word in text.split() if word[:1].isupper()])
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_finding.words_with_digits",
        "words_with_digits_in_text find_words_with_numbers alphanumeric_words",
        "text: str",
        "list[str]",
        """
        List the words of {text} that contain a digit.
        words with numbers in them
        Return all whitespace-separated words with at least one digit, in order.
        Given a sentence, which of its words have a number inside?
        Find words like 3rd or a1.
        Words that are not free of digits.
        """,
        """
        return [word for word in text.split() if any(char.isdigit() for char in word)]
        ---
        return list(filter(lambda word: any(map(str.isdigit, word)), text.split()))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_finding.words_longer_than",
        "long_words_in_text words_longer_than_in_sentence find_long_words get_long_words",
        "text: str; n: int",
        "list[str]",
        """
        List the words of {text} that are longer than {n} characters, in order.
        long words of a sentence
        Return all whitespace-separated words with more than {n} letters; repetitions are kept.
        Given a sentence and a number, which words exceed that length?
        Find words by their minimum size in a text.
        Words of a string whose length is greater than {n}.
        """,
        """
        return [word for word in text.split() if len(word) > n]
        ---
        result = []
        for word in text.split():
            if len(word) > n:
                result.append(word)
        return result
        """,
        lambda r: (draw.sentence(r), r.randint(0, 6)),
    ),
    made(
        "text_finding.words_starting_with_letter",
        "words_starting_with_letter words_beginning_with find_words_starting_with",
        "text: str; letter: str",
        "list[str]",
        """
        List the words of {text} that start with {letter}, in upper or lower case.
        words of a sentence by first letter
        Return all whitespace-separated words beginning with {letter}, ignoring case, in order.
        Given a sentence and a letter, which words have it as their initial?
        Find words that begin with the given letter.
        Case-insensitive search for first letters in a text.
        """,
        """
        return [word for word in text.split() if word.lower().startswith(letter.lower())]
        ---
        letter = letter.lower()
        return [word for word in text.split() if word[: len(letter)].lower() == letter]
        """,
        lambda r: (draw.sentence(r), r.choice("bBcCtTlLrp")),
    ),
    made(
        "text_finding.count_words_with_letter",
        "count_words_with_letter words_containing_letter_count count_words_having",
        "text: str; letter: str",
        "int",
        """
        Count the words of {text} that contain {letter}, in upper or lower case.
        How many words of the sentence have the letter?
        Return the number of whitespace-separated words in which {letter} occurs, ignoring case.
        Given a sentence and a letter, count the words with it; each word counts once.
        number of words including a letter
        words containing a character, counted
        Count the words of {text} that contain {letter}, ignoring case.
        In how many words of the sentence does the letter occur?
        words with a letter, counted
        """,
        """
        return sum(letter.lower() in word.lower() for word in text.split())
        ---
        return len([word for word in text.lower().split() if letter.lower() in word])
        """,
        lambda r: (draw.sentence(r), r.choice("aAeElot")),
    ),
    made(
        "text_finding.words_matching_length",
        "words_with_exact_length find_words_by_length words_of_n_letters",
        "text: str; length: int",
        "list[str]",
        """
        List the words of {text} that have exactly {length} characters.
        words of a sentence by length
        Return all whitespace-separated words that are {length} letters long, in order.
        Given a sentence and a number, which words have that many letters?
        Find words of a certain length in a text.
        Four-letter words, five-letter words and so on.
        """,
        """
        return [word for word in text.split() if len(word) == length]
        ---
        return list(filter(lambda word: len(word) == length, text.split()))
        """,
        lambda r: (draw.sentence(r), r.randint(3, 5)),
    ),
    made(
        "text_finding.words_by_even_length",
        "even_length_words words_with_even_length find_even_words",
        "text: str",
        "list[str]",
        """
        List the words of {text} that have an even number of characters.
        words of even length
        Return all whitespace-separated words whose length is divisible by 2, in order.
        Given a sentence, which words have an even length?
        Find words with 2, 4, 6, ... letters.
        Drop the words with an odd number of letters.
        List the words of {text} that have an even number of letters.
        Which words of the sentence have an even length?
        even-length words
        """,
        """
        return [word for word in text.split() if len(word) % 2 == 0]
        ---
        result = []
        for word in text.split():
            if not len(word) % 2:
                result.append(word)
        return result
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_finding.all_bracketed",
        "find_bracketed extract_brackets parts_in_brackets text_in_parentheses",
        "text: str",
        "list[str]",
        """
        List everything in {text} that stands in round brackets, without the brackets.
        extract text in parentheses
        Return the contents of all pairs '(' and ')' in order; brackets are not nested.
        Given a sentence with remarks in parentheses, collect the remarks.
        What is written between ( and )?
        All bracketed parts of a string.
        """,
        r"""
        return re.findall(r"\(([^()]*)\)", text)
        ---
        return [match.group(1) for match in re.finditer(r"\(([^()]*)\)", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(("tea", "(hot)", "(a b)", "()", "(x", "y)", "f(1)")) for _ in range(r.randint(0, 5))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.square_bracketed",
        "find_square_brackets extract_tags parts_in_square_brackets bracket_tags",
        "text: str",
        "list[str]",
        """
        List everything in {text} that stands in square brackets, without the brackets.
        extract [tags]
        Return the contents of all pairs '[' and ']' in order; brackets are not nested.
        Given a line such as '[error] [db] lost', collect the tags in brackets.
        What is written between [ and ]?
        All bracketed labels of a string.
        """,
        r"""
        return re.findall(r"\[([^\[\]]*)\]", text)
        ---
        return [match.group(1) for match in re.finditer(r"\[([^\[\]]*)\]", text)]
        """,
        lambda r: (
            " ".join(
                r.choice(("tea", "[hot]", "[a b]", "[]", "[x", "y]", "f[1]")) for _ in range(r.randint(0, 5))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.html_tags",
        "find_html_tags html_tag_names extract_tag_names list_tags",
        "html: str",
        "list[str]",
        """
        List the names of all opening tags in {html}, in lower case and in order.
        HTML tag names
        Return the name of every tag such as 'p' for <p class="x">; closing tags do not count.
        Given some HTML, which elements does it open?
        Find tags with a regular expression.
        Tag names of a piece of markup, repetitions included.
        """,
        r"""
        return [name.lower() for name in re.findall(r"<([A-Za-z][A-Za-z0-9]*)", html)]
        ---
        return [match.group(1).lower() for match in re.finditer(r"<([a-zA-Z][a-zA-Z0-9]*)", html)]
        """,
        lambda r: (
            "".join(
                r.choice(("<p>", "</p>", '<A href="x">', "</A>", "<br/>", "<h1>", "tea", " < 3 "))
                for _ in range(r.randint(0, 6))
            ),
        ),
        _RE,
    ),
    made(
        "text_finding.word_tokens",
        "tokenize_words extract_words get_words words_only find_words",
        "text: str",
        "list[str]",
        """
        List the words of {text} in lower case, without punctuation; an apostrophe inside a word stays.
        tokenize a sentence
        Return all runs of letters, digits and apostrophes within words, in lower case and in order.
        Given a text, split it into words and ignore commas, points and other signs.
        Which words does the sentence consist of? "Don't" is one word.
        Word list of a text for counting.
        """,
        r"""
        return re.findall(r"[^\W_]+(?:'[^\W_]+)*", text.lower())
        ---
        return [match.group() for match in re.finditer(r"[^\W_]+(?:'[^\W_]+)*", text.lower())]
        """,
        lambda r: (r.choice((_mixed(r), "Don't, stop! it's 'ok'", "one-two... three_four")),),
        _RE,
    ),
    made(
        "text_finding.word_frequencies_clean",
        "word_frequencies word_frequency count_words_clean word_histogram",
        "text: str",
        "dict[str, int]",
        """
        Count the words of {text} without regard to case and punctuation.
        word frequencies
        Return a dict from each lower-case word, a run of letters or digits, to how often it occurs.
        Given a text with commas and full stops, tally its words; "Tea," and "tea" are the same.
        How often is each word used? Keys in order of first appearance.
        Histogram of words, signs ignored.
        """,
        r"""
        return dict(Counter(re.findall(r"[^\W_]+", text.lower())))
        ---
        counts = {}
        for word in re.findall(r"[^\W_]+", text.lower()):
            counts[word] = counts.get(word, 0) + 1
        return counts
        """,
        lambda r: (r.choice((_mixed(r), "Tea, tea and TEA!", "a b. A, b; c")),),
        (_RE, _COUNTER),
    ),
    made(
        "text_finding.last_index_of_char",
        "last_index_of_char last_position_of_letter last_occurrence rightmost_index",
        "text: str; char: str",
        "int | None",
        """
        Index of the last {char} in {text}, None if it does not occur.
        last occurrence of a character
        Return the greatest position, from 0, at which the character stands, or None.
        Given a string and a letter, where is it for the last time?
        Rightmost index of a character.
        Search from the end; None without a match.
        """,
        """
        index = text.rfind(char)
        return index if index >= 0 else None
        ---
        for i in range(len(text) - 1, -1, -1):
            if text[i] == char:
                return i
        return None
        """,
        lambda r: (_letters(r), r.choice("abcA")),
    ),
    made(
        "text_finding.first_uppercase",
        "first_uppercase_letter first_capital find_first_uppercase first_capital_letter",
        "text: str",
        "str | None",
        """
        Return the first capital letter in {text}, or None.
        first upper-case letter
        Find the leftmost character that is a capital; None if there is none.
        Given a string, which upper-case letter comes first in it?
        First capital of the text.
        Search for the first isupper character.
        """,
        """
        return next((char for char in text if char.isupper()), None)
        ---
        for char in text:
            if char.isupper():
                return char
        return None
        """,
        lambda r: (r.choice((_letters(r), draw.sentence(r))),),
    ),
    made(
        "text_finding.first_vowel_index",
        "first_vowel_index index_of_first_vowel position_of_first_vowel find_first_vowel",
        "word: str",
        "int",
        """
        Index of the first vowel in {word}, -1 if it has none.
        position of the first vowel
        Return where the first a, e, i, o or u (in any case) stands, counted from 0, or -1.
        Given a word, after how many characters comes its first vowel?
        Where is the first vowel?
        Find the leftmost vowel.
        """,
        """
        for i, char in enumerate(word):
            if char in "aeiouAEIOU":
                return i
        return -1
        ---
        return next((i for i, char in enumerate(word.lower()) if char in "aeiou"), -1)
        """,
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 5, "bcdEaf"))),),
    ),
    made(
        "text_finding.first_unique_index",
        "first_unique_index first_unique_char_index index_of_first_non_repeating first_non_repeating_index",
        "text: str",
        "int",
        """
        Index of the first character of {text} that occurs only once, -1 if there is none.
        first non-repeating character, its index
        Return the position, from 0, of the leftmost character without a repetition, or -1.
        Given a string, where is its first unique letter? Case matters.
        Find the index of the first char with a count of 1.
        First unique position.
        index of the first unique character
        Return the position of the first non-repeating character or -1.
        """,
        """
        for i, char in enumerate(text):
            if text.count(char) == 1:
                return i
        return -1
        ---
        counts = Counter(text)
        return next((i for i, char in enumerate(text) if counts[char] == 1), -1)
        """,
        lambda r: (_letters(r),),
        _COUNTER,
    ),
    made(
        "text_finding.count_duplicates",
        "count_duplicate_characters count_repeated_letters duplicate_count count_duplicates",
        "text: str",
        "int",
        """
        How many different characters occur more than once in {text}, ignoring case?
        count duplicate characters
        Return the number of distinct letters or other characters with two or more occurrences.
        Given a string, count the characters that are repeated; upper and lower case are the same.
        "aAbBc" has 2 of them.
        Number of repeated characters, each counted once.
        """,
        """
        return sum(count > 1 for count in Counter(text.lower()).values())
        ---
        text = text.lower()
        return len([char for char in set(text) if text.count(char) > 1])
        """,
        lambda r: (_letters(r),),
        _COUNTER,
    ),
    made(
        "text_finding.chars_once",
        "chars_appearing_once unique_only non_repeated_characters letters_used_once",
        "text: str",
        "str",
        """
        Join the characters that occur exactly once in {text}, in order.
        characters without a repetition
        Return the text without every character that is used more than once.
        Given a string, drop all characters that have a duplicate, the first one, too.
        Which letters occur only once? Case matters.
        Non-repeated characters.
        """,
        """
        return "".join(char for char in text if text.count(char) == 1)
        ---
        counts = Counter(text)
        return "".join(char for char in text if counts[char] == 1)
        """,
        lambda r: (_letters(r),),
        _COUNTER,
    ),
    made(
        "text_finding.least_common_char",
        "least_common_char rarest_character least_frequent_char rarest_letter",
        "text: str",
        "str",
        """
        Return the least common character of {text}, the first one on a tie, '' for empty text.
        rarest character
        Find the character with the fewest occurrences; of several, the one that appears first.
        Given a string, which character is used least often?
        Minimum frequency character.
        Opposite of the most common letter.
        """,
        """
        return min(text, key=text.count, default="")
        ---
        counts = Counter(text)
        return min(counts, key=counts.get, default="")
        """,
        lambda r: (_letters(r),),
        _COUNTER,
    ),
    made(
        "text_finding.most_common_letter",
        "most_common_letter most_frequent_letter commonest_letter most_used_letter",
        "text: str",
        "str",
        """
        Return the most common letter of {text} in lower case, the alphabetically first on a tie, '' if none.
        most frequent letter
        Find the letter that occurs most often, ignoring case and everything that is no letter.
        Given a sentence, which letter is used most? Ties go to the one that is first in the alphabet.
        Mode of the letters.
        Spaces, digits and signs do not count.
        """,
        """
        letters = [char for char in text.lower() if char.isalpha()]
        return max(sorted(set(letters)), key=letters.count, default="")
        ---
        counts = Counter(char for char in text.lower() if char.isalpha())
        return min(counts, key=lambda char: (-counts[char], char), default="")
        """,
        lambda r: (r.choice((_letters(r), draw.sentence(r), "a1 b-b! 2")),),
        _COUNTER,
    ),
    made(
        "text_finding.sort_by_frequency",
        "sort_chars_by_frequency frequency_sort sort_letters_by_count order_by_frequency",
        "text: str",
        "str",
        """
        Sort the characters of {text} by how often they occur, most often first, equal ones alphabetically.
        frequency sort of a string
        Return the characters grouped, from the most to the least frequent; ties in character order.
        Given a word, rearrange it so that its commonest letters come first.
        "cabb" becomes "bbac".
        Order letters by descending count.
        sort characters by frequency
        """,
        """
        return "".join(sorted(text, key=lambda char: (-text.count(char), char)))
        ---
        counts = Counter(text)
        order = sorted(counts, key=lambda char: (-counts[char], char))
        return "".join(char * counts[char] for char in order)
        """,
        lambda r: (_letters(r),),
        _COUNTER,
    ),
    made(
        "text_finding.char_percentages",
        "char_percentages letter_percentages frequency_percent relative_frequencies",
        "text: str",
        "dict[str, float]",
        """
        Percentage of each character in {text}, rounded to 2 decimals, in order of first appearance.
        relative frequencies of characters
        Return a dict from character to its share of the length of the text in percent; {{}} for empty text.
        Given a string, how many percent of it is each character?
        Letter distribution in percent.
        Share of every char, with two digits.
        """,
        """
        return {char: round(100 * text.count(char) / len(text), 2) for char in text}
        ---
        counts = Counter(text)
        return {char: round(count * 100 / len(text), 2) for char, count in counts.items()}
        """,
        lambda r: (_letters(r),),
        _COUNTER,
    ),
    made(
        "text_finding.groups",
        "split_into_runs group_consecutive_chars split_runs consecutive_groups group_repeated_letters",
        "text: str",
        "list[str]",
        """
        Cut {text} into runs of equal characters.
        group consecutive characters
        Return a list of strings, each a maximal run of the same character, such as ['aa', 'b'] for "aab".
        Given a string, split it wherever the character changes.
        Groups of repeated letters, in order.
        Consecutive duplicates together.
        """,
        """
        return ["".join(group) for _, group in groupby(text)]
        ---
        groups = []
        for char in text:
            if groups and groups[-1][0] == char:
                groups[-1] += char
            else:
                groups.append(char)
        return groups
        """,
        lambda r: (_letters(r),),
        "from itertools import groupby",
    ),
    made(
        "text_finding.longest_run_char",
        "longest_run_char most_consecutive_char longest_streak_char longest_repeated_char",
        "text: str",
        "tuple[str, int]",
        """
        Return the character with the longest run in {text} and the length of that run, ('', 0) if empty.
        longest consecutive repetition
        Find which character is repeated most often in a row, and how often; the first run on a tie.
        Given a string, find its longest streak of the same character.
        Which letter stands longest next to itself?
        (char, count) of the longest group.
        Find the character with the longest run in {text} and the length of that run; ('', 0) if empty.
        Which character is repeated most often in a row, and how often?
        longest repetition of a character
        """,
        """
        best, size = "", 0
        for char, group in groupby(text):
            length = len(list(group))
            if length > size:
                best, size = char, length
        return best, size
        ---
        runs = ["".join(group) for _, group in groupby(text)]
        longest = max(runs, key=len, default="")
        return longest[:1], len(longest)
        """,
        lambda r: (_letters(r),),
        "from itertools import groupby",
    ),
    made(
        "text_finding.all_substrings",
        "all_substrings get_substrings list_substrings substrings",
        "text: str",
        "list[str]",
        """
        List all substrings of {text} that are not empty, by start and then by length.
        all substrings
        Return every contiguous part of the string: for each start index, from shortest to longest.
        Given "abc", return ['a', 'ab', 'abc', 'b', 'bc', 'c'].
        Which parts does the string have? Equal ones are repeated.
        Enumerate substrings.
        All non-empty contiguous sublists, ordered by start and then by length.
        every subarray of a list
        Return items[i:j] for all i < j.
        List all non-empty contiguous parts of {text}, by start and then by length.
        """,
        """
        return [text[i:j] for i in range(len(text)) for j in range(i + 1, len(text) + 1)]
        ---
        result = []
        for start in range(len(text)):
            for end in range(start + 1, len(text) + 1):
                result.append(text[start:end])
        return result
        """,
        lambda r: (draw.letters(r, 0, 5, "abc"),),
    ),
    made(
        "text_finding.count_distinct_substrings",
        "count_distinct_substrings count_unique_substrings number_of_distinct_substrings",
        "text: str",
        "int",
        """
        Count the different non-empty substrings of {text}.
        distinct substrings
        Return how many different contiguous parts the string has.
        Given a word, how many unique substrings can be cut out of it?
        Equal parts at different places count once.
        "aa" has 2: "a" and "aa".
        number of distinct substrings
        Return how many unequal contiguous parts a string has.
        """,
        """
        return len({text[i:j] for i in range(len(text)) for j in range(i + 1, len(text) + 1)})
        ---
        found = set()
        for start in range(len(text)):
            for end in range(start, len(text)):
                found.add(text[start : end + 1])
        return len(found)
        """,
        lambda r: (draw.letters(r, 0, 6, "ab"),),
    ),
    made(
        "text_finding.suffixes",
        "string_suffixes all_suffixes get_suffixes",
        "text: str",
        "list[str]",
        """
        List all suffixes of {text} from the whole text to the last character.
        suffixes of a string
        Return the complete string, then without its first character and so on; [] for ''.
        Given "abc", return ['abc', 'bc', 'c'].
        Which endings does the word have, the longest first?
        Every non-empty end of the text.
        """,
        """
        return [text[i:] for i in range(len(text))]
        ---
        result = []
        while text:
            result.append(text)
            text = text[1:]
        return result
        """,
        lambda r: (draw.letters(r, 0, 6),),
    ),
    made(
        "text_finding.longest_distinct",
        "longest_substring_without_repeating longest_unique_substring longest_distinct_substring",
        "text: str",
        "str",
        """
        Return the longest part of {text} in which no character is repeated, the first one on a tie.
        longest substring without repeating characters
        Find the longest contiguous part with all characters different; '' for empty text.
        Given a string, cut out its longest piece of distinct characters.
        Which substring has the most unique letters in a row?
        Returns the substring itself, not its length.
        Return the longest part of {text} without a repeated character, the first one on ties.
        """,
        """
        best = ""
        window = ""
        for char in text:
            if char in window:
                window = window[window.index(char) + 1 :]
            window += char
            if len(window) > len(best):
                best = window
        return best
        ---
        parts = [text[i:j] for i in range(len(text)) for j in range(i + 1, len(text) + 1)]
        return max((part for part in parts if len(set(part)) == len(part)), key=len, default="")
        """,
        lambda r: (draw.letters(r, 0, 8, "abcd"),),
    ),
)
